-- Notification standards: who sets them, who follows them, and that nobody's own choice is written over.
begin;
select plan(40);

create function tests.save_standard(
  p_school_id uuid, p_push boolean, p_lead public.lead_time, p_digest public.digest_rhythm, p_seen_at timestamptz default null
)
returns timestamptz
language sql
as $$
  select public.save_notification_standard(
    true, p_push, true, true, true, true, true, true, p_lead, '1_day', p_digest, p_school_id, p_seen_at
  )
$$;

create function tests.wish_of(person text)
returns table (push boolean, training_lead public.lead_time, digest public.digest_rhythm, has_chosen boolean)
language sql
security definer
as $$
  select push, training_lead, digest, chosen_at is not null
  from public.notification_preferences where user_id = tests.id(person)
$$;
grant execute on all functions in schema tests to public;

select tests.act_as_database();
create temporary table seen (at timestamptz);
grant select, insert, update, delete on seen to public;
update public.notification_preferences set chosen_at = null, push = true, training_lead = '1_day', digest = 'off';

-- Who may -------------------------------------------------------------------------------------------

select tests.act_as('coach');
select throws_ok($$select * from public.read_notification_standard(tests.id('home'))$$, '42501', 'school_not_yours', 'a coach reads no standard');
select throws_ok($$select tests.save_standard(tests.id('home'), false, '1_hour', 'off')$$, '42501', 'school_not_yours', 'a coach sets none');
select throws_ok($$select public.remove_notification_standard(now(), tests.id('home'))$$, '42501', 'school_not_yours', 'a coach removes none');
select tests.act_as('parent');
select throws_ok($$select tests.save_standard(tests.id('home'), false, '1_hour', 'off')$$, '42501', 'school_not_yours', 'a parent sets none');
select tests.act_as('player');
select throws_ok($$select tests.save_standard(tests.id('home'), false, '1_hour', 'off')$$, '42501', 'school_not_yours', 'a player sets none');
select tests.act_as('rival_owner');
select throws_ok($$select * from public.read_notification_standard(tests.id('home'))$$, '42501', 'school_not_yours', 'another school''s owner reads none');
select throws_ok($$select tests.save_standard(tests.id('home'), false, '1_hour', 'off')$$, '42501', 'school_not_yours', 'another school''s owner sets none');
select tests.act_as('suspended');
select throws_ok($$select tests.save_standard(tests.id('home'), false, '1_hour', 'off')$$, '42501', 'school_not_yours', 'a suspended person sets none');
select throws_ok($$select public.take_notification_standard()$$, '42501', 'profile_missing', 'nor takes one');
select tests.act_as('anon');
select throws_ok($$select tests.save_standard(tests.id('home'), false, '1_hour', 'off')$$, '42501', null, 'a visitor sets none');
select tests.act_as('owner');
select throws_ok($$select tests.save_standard(null, false, '1_hour', 'off')$$, '42501', 'admin_only', 'an owner does not decide for the platform');
select throws_ok($$select * from public.read_notification_standard()$$, '42501', 'admin_only', 'nor reads its standard that way');

-- A school's standard -------------------------------------------------------------------------------

select results_eq(
  $$select push, training_lead, digest, updated_at is null from public.read_notification_standard(tests.id('home'))$$,
  $$values (true, '1_day'::public.lead_time, 'off'::public.digest_rhythm, true)$$, 'a school begins with the platform''s'
);
select tests.act_as('parent');
select lives_ok(
  $$update public.notification_preferences set training_lead = '2_days' where user_id = tests.id('parent')$$, 'a parent chooses'
);
select tests.act_as('owner');
select lives_ok($$insert into seen select tests.save_standard(tests.id('home'), false, '2_hours', 'weekly')$$, 'the owner sets a standard');
select results_eq(
  $$select * from tests.wish_of('coach')$$,
  $$values (false, '2_hours'::public.lead_time, 'weekly'::public.digest_rhythm, false)$$, 'who has not chosen follows at once'
);
select results_eq(
  $$select * from tests.wish_of('parent')$$,
  $$values (true, '2_days'::public.lead_time, 'off'::public.digest_rhythm, true)$$, 'what somebody chose stays'
);
select results_eq(
  $$select * from tests.wish_of('rival_coach')$$,
  $$values (true, '1_day'::public.lead_time, 'off'::public.digest_rhythm, false)$$, 'another school''s people do not follow'
);
select is(
  (select people - followers from public.read_notification_standard(tests.id('home'))), 1, 'the owner sees how many chose'
);
select throws_ok($$select tests.save_standard(tests.id('home'), true, '1_day', 'off')$$, 'P0001', 'stale_row', 'nobody writes over unseen');
select throws_ok(
  $$select tests.save_standard(tests.id('home'), null, '1_day', 'off', at) from seen$$, '23502', null, 'a switch is on or off'
);
select tests.act_as_database();
select results_eq(
  $$select change ->> 'field' from public.audit_log, jsonb_array_elements(details -> 'changes') as change
    where action = 'notification_standard_changed' and school_id = tests.id('home') order by 1$$,
  $$values ('digest'), ('push'), ('training_lead')$$, 'the log names what differs from the platform''s'
);

-- Following and choosing ----------------------------------------------------------------------------

select tests.act_as('parent');
select results_eq($$select * from public.my_notification_standard()$$,
  $$select name, true from public.schools where id = tests.id('home')$$, 'a parent reads whose standard there is');
select lives_ok($$select public.take_notification_standard()$$, 'and takes it');
select results_eq(
  $$select * from tests.wish_of('parent')$$,
  $$values (false, '2_hours'::public.lead_time, 'weekly'::public.digest_rhythm, false)$$, 'their own choices went'
);
select lives_ok(
  $$update public.notification_preferences set is_all_on = false, quiet_from = '22:00', quiet_until = '06:00' where user_id = tests.id('parent')$$,
  'the master switch and the quiet hours are nobody else''s'
);
select is((select has_chosen from public.my_notification_standard()), false, 'so that they are no choice against the standard');
select throws_ok(
  $$update public.notification_preferences set chosen_at = null where user_id = tests.id('parent')$$, '42501', null, 'the mark is not written by hand'
);

select tests.act_as_database();
delete from public.role_assignments where user_id = tests.id('coach') and school_id = tests.id('home');
select results_eq(
  $$select * from tests.wish_of('coach')$$,
  $$values (true, '1_day'::public.lead_time, 'off'::public.digest_rhythm, false)$$, 'who leaves the school follows the platform'
);
insert into public.role_assignments (user_id, role, school_id) values (tests.id('coach'), 'coach', tests.id('home'));
select is((select training_lead from tests.wish_of('coach')), '2_hours', 'who joins follows the school');

-- The platform's ------------------------------------------------------------------------------------

select tests.act_as('admin');
select lives_ok(
  $$select tests.save_standard(null, true, '1_week', 'daily')$$,
  'an administrator sets the platform''s'
);
select is((select training_lead from tests.wish_of('rival_coach')), '1_week', 'it reaches schools without their own');
select is((select training_lead from tests.wish_of('coach')), '2_hours', 'and none that has one');
select is(
  (select people from public.read_notification_standard()),
  (select count(*)::int from public.users as person where not exists (
    select from public.role_assignments as held where held.user_id = person.id and held.school_id = tests.id('home')
  )), 'it counts the people of those schools only'
);
select throws_ok($$select public.remove_notification_standard(now())$$, 'P0001', 'stale_row', 'the platform''s goes by who has seen it');
select tests.act_as('owner');
select throws_ok($$select public.remove_notification_standard(now(), tests.id('home'))$$, 'P0001', 'stale_row', 'removed by who has seen it');
select lives_ok($$select public.remove_notification_standard(at, tests.id('home')) from seen$$, 'a school goes back');
select is((select training_lead from tests.wish_of('coach')), '1_week', 'and its followers with it');

select tests.act_as('admin');
select lives_ok(
  $$select public.remove_notification_standard((select updated_at from public.read_notification_standard()))$$,
  'the platform goes back to the usual'
);
select is((select training_lead from tests.wish_of('coach')), '1_day', 'and everybody who has not chosen');

select * from finish();
rollback;
