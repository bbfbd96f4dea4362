-- Quiet hours for children: the school says when nothing rings on the devices of its minors.
begin;
select plan(33);

create function tests.quiet(person text, moment timestamptz)
returns timestamptz
language sql
security definer
as $$
  select private.push_quiet_end(tests.id(person), wish, moment)
  from public.notification_preferences as wish where wish.user_id = tests.id(person);
$$;

create function tests.push_of(notification text)
returns table (status text, waits boolean, last_error text)
language sql
security definer
as $$
  select status::text, next_attempt_at > now(), last_error from public.push_outbox
  where notification_id = tests.id(notification);
$$;
grant execute on all functions in schema tests to public;

-- The setting --------------------------------------------------------------------------------------

select tests.act_as_database();
insert into public.schools (id, name) values (tests.named('fresh'), 'Fresh');
select results_eq(
  $$select children_quiet_from, children_quiet_until from public.schools where id = tests.id('fresh')$$,
  $$values ('21:00'::time, '07:00'::time)$$, 'every school begins with the night'
);
update public.schools set children_quiet_from = '21:00', children_quiet_until = '07:00' where id = tests.id('home');
select tests.act_as('owner');
select lives_ok(
  $$update public.schools set children_quiet_from = '20:30', children_quiet_until = '08:00' where id = tests.id('home')$$,
  'the owner makes it longer'
);
select is(
  (select details -> 'changes' @> '[{"field": "children_quiet_from"}]' from public.audit_log
    where action = 'school_edited' and school_id = tests.id('home') order by id desc limit 1),
  true, 'the audit log says so'
);
select throws_ok(
  $$update public.schools set children_quiet_until = null where id = tests.id('home')$$, '23514', null, 'it has two ends'
);
select throws_ok(
  $$update public.schools set children_quiet_from = '09:00' where id = tests.id('home')$$, '23514', null, 'it is a night'
);
select throws_ok(
  $$update public.schools set children_quiet_until = '14:00' where id = tests.id('home')$$, '23514', null, 'that ends in the morning'
);
select is_empty(
  $$update public.schools set children_quiet_from = '22:00' where id = tests.id('rival') returning id$$, 'another school is not theirs'
);
select tests.act_as('coach');
select is_empty(
  $$update public.schools set children_quiet_from = '22:00' where id = tests.id('home') returning id$$, 'a coach does not decide'
);
select tests.act_as('parent');
select is_empty(
  $$update public.schools set children_quiet_from = '22:00' where id = tests.id('home') returning id$$, 'nor a parent'
);
select is((select children_quiet_from from public.schools where id = tests.id('home')), '20:30', 'but they read it');
select tests.act_as('player');
select is_empty(
  $$update public.schools set children_quiet_from = null, children_quiet_until = null where id = tests.id('home') returning id$$,
  'nor the child'
);
select results_eq(
  $$select school_name, children_quiet_from, children_quiet_until, time_zone, is_mine from public.my_quiet_hours()$$,
  $$values ('Home', '20:30'::time, '08:00'::time, 'Europe/Berlin', true)$$, 'who is told'
);
select tests.act_as('parent');
select results_eq(
  $$select school_name, children_quiet_from, children_quiet_until, is_mine from public.my_quiet_hours()$$,
  $$values ('Home', '20:30'::time, '08:00'::time, false)$$, 'and the family'
);
select tests.act_as('coach');
select is_empty($$select * from public.my_quiet_hours()$$, 'other adults have none');
select tests.act_as('rival_coach');
select is_empty($$select * from public.my_quiet_hours()$$, 'nor has the rival');
select tests.act_as('anon');
select throws_ok($$select * from public.my_quiet_hours()$$, '42501', null, 'nor somebody signed out');

-- The clock ----------------------------------------------------------------------------------------

select tests.act_as_database();
update public.schools set children_quiet_from = '21:00', children_quiet_until = '07:00' where id = tests.id('home');
select is(tests.quiet('player', '2026-12-01 20:59+01'), null, 'before it begins');
select is(tests.quiet('player', '2026-12-01 21:00+01'), '2026-12-02 07:00+01', 'from its first minute');
select is(tests.quiet('player', '2026-12-02 00:00+01'), '2026-12-02 07:00+01', 'over midnight');
select is(tests.quiet('player', '2026-12-02 06:59+01'), '2026-12-02 07:00+01', 'to its last');
select is(tests.quiet('player', '2026-12-02 07:00+01'), null, 'and no longer');
select is(tests.quiet('player', '2026-10-24 23:00+02'), '2026-10-25 07:00+01', 'over the change of the clock');
select is(tests.quiet('coach', '2026-12-01 23:00+01'), null, 'adults are not meant');
update public.schools set time_zone = 'America/New_York' where id = tests.id('home');
select is(tests.quiet('player', '2026-12-01 22:00-05'), '2026-12-02 07:00-05', 'on the clock of the school');
select is(tests.quiet('player', '2026-12-01 22:00+01'), null, 'and not of Berlin');
update public.schools set time_zone = 'Europe/Berlin' where id = tests.id('home');
update public.notification_preferences set quiet_from = '20:00', quiet_until = '08:30', time_zone = 'Europe/Berlin'
where user_id = tests.id('player');
select is(tests.quiet('player', '2026-12-01 20:10+01'), '2026-12-02 08:30+01', 'a child''s own hours count as well');
select is(tests.quiet('player', '2026-12-01 23:00+01'), '2026-12-02 08:30+01', 'the later end');
update public.notification_preferences set quiet_from = '13:00', quiet_until = '14:00' where user_id = tests.id('player');
select is(tests.quiet('player', '2026-12-01 23:00+01'), '2026-12-02 07:00+01', 'and never instead');
update public.notification_preferences set quiet_from = null, quiet_until = null where user_id = tests.id('player');
update public.schools set children_quiet_from = null, children_quiet_until = null where id = tests.id('home');
select is(tests.quiet('player', '2026-12-01 23:00+01'), null, 'a school may switch it off');
-- The push -----------------------------------------------------------------------------------------

-- A school somewhere on earth where it is between midnight and four at this moment.
update public.schools
set children_quiet_from = '21:00', children_quiet_until = '07:00', time_zone = (
  select name from pg_catalog.pg_timezone_names
  where name like 'Etc/GMT%' and (now() at time zone name)::time between '00:00' and '04:00'
  order by name limit 1
)
where id = tests.id('home');
delete from public.push_outbox;
insert into public.consents (player_id, purpose, is_given, text_version, locale, decided_by, relationship, method)
select player_id, 'push_to_child', true, text_version, locale, decided_by, relationship, method
from public.consents where player_id = tests.id('child') order by id limit 1;
insert into public.push_devices (user_id, address)
values
  (tests.id('player'), 'token-of-player-at-night-0123'),
  (tests.id('other_coach'), 'token-of-coach-at-night-01234');
insert into public.notifications (id, user_id, category, kind, payload, expires_at)
values
  (tests.named('at_night'), tests.id('player'), 'tasks', 'task_assigned', '{}', null),
  (tests.named('too_late'), tests.id('player'), 'training', 'training_reminder', '{}', now() - interval '1 second'),
  (tests.named('of_adult'), tests.id('other_coach'), 'tasks', 'task_assigned', '{}', null);
select tests.act_as_service();
select results_eq(
  $$select id from public.claim_push(10)$$, $$values (tests.id('of_adult'))$$, 'at night adults are told'
);
select tests.act_as_database();
select results_eq($$select * from tests.push_of('at_night')$$, $$values ('queued', true, null::text)$$, 'a child in the morning');
select results_eq($$select * from tests.push_of('too_late')$$, $$values ('dropped', true, 'too late')$$, 'but for what is too late');
update public.schools set time_zone = 'Europe/Berlin', children_quiet_from = null, children_quiet_until = null
where id = tests.id('home');
update public.push_outbox set next_attempt_at = now() - interval '1 second' where notification_id = tests.id('at_night');
select tests.act_as_service();
select results_eq($$select id from public.claim_push(10)$$, $$values (tests.id('at_night'))$$, 'then it rings');

select * from finish();
rollback;
