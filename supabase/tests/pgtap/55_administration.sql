-- What administrators do to accounts and schools, and that looking through somebody's eyes changes nothing.
begin;
select plan(49);

-- What a view answers, or the error that writing after it meets. Rolled back, as the end of a request does.
create function tests.viewed(view_id bigint, writing text default null)
returns text
language plpgsql
as $$
declare
  answer text;
begin
  answer := public.view_as(view_id)::text;
  if writing is not null then
    execute writing;
    answer := 'written';
  end if;
  raise exception using errcode = 'UNDO1', message = answer;
exception
  when read_only_sql_transaction then return 'read-only';
  when sqlstate 'UNDO1' then return sqlerrm;
end;
$$;
create function tests.view_of(persona text)
returns bigint
language sql
as $$
  select id from public.audit_log
  where action = 'view_as_started' and user_id = tests.id(persona) order by id desc limit 1;
$$;
grant execute on function tests.viewed(bigint, text), tests.view_of(text) to authenticated;

-- Nobody else -------------------------------------------------------------------------------
create function tests.refusals(persona text)
returns setof text
language plpgsql
as $$
declare
  door text;
begin
  perform tests.act_as(persona);
  foreach door in array array[
    'select public.update_account(tests.id(''coach''), ''X'', ''Y'', null, ''en'', now())',
    'select public.approve_role_requests(array[tests.id(''pending_request'')], array[tests.id(''home'')])',
    'select public.consents_of_account(tests.id(''parent''))',
    'select public.search_schools()',
    'select public.archive_school(tests.id(''rival''), true)',
    'select public.admin_figures()',
    'select public.start_view_as(tests.id(''coach''), ''out of curiosity'')',
    'select public.view_as(1)',
    'select public.end_view_as(1)'
  ]
  loop
    begin
      execute door;
      return next 'let in: ' || door;
    exception when insufficient_privilege then
      return next 'refused';
    end;
  end loop;
end;
$$;
grant execute on function tests.refusals(text) to public;
select results_eq(
  format('select distinct refusals, count(*) from tests.refusals(%L) as refusals group by 1', persona),
  $$values ('refused', 9::bigint)$$, persona || ' comes through none of the nine doors'
)
from unnest(array['rival_owner', 'owner', 'coach', 'parent', 'player', 'pending', 'suspended']) as persona;

-- Accounts ----------------------------------------------------------------------------------
select tests.act_as('admin');
select throws_ok(
  $$select public.update_account(tests.id('coach'), 'Ivan', 'Test', null, 'en', now() - interval '1 year')$$,
  'P0001', 'stale_row', 'somebody else''s change is not written over'
);
select throws_ok(
  $$select public.update_account(gen_random_uuid(), 'Ivan', 'Test', null, 'en', now())$$,
  'P0001', 'account_unknown', 'an account that is gone is told'
);
select throws_ok(
  $$select public.update_account(tests.id('coach'), repeat('x', 61), 'Test', null, 'en',
    (select updated_at from public.users where id = tests.id('coach')))$$,
  '23514', null, 'the limits of a name hold for administrators too'
);
select lives_ok(
  $$select public.update_account(tests.id('coach'), ' Ivan ', 'Test', '  ', 'bg',
    (select updated_at from public.users where id = tests.id('coach')))$$, 'a name is corrected'
);
select results_eq(
  $$select first_name, phone, locale from public.users where id = tests.id('coach')$$,
  $$values ('Ivan', null::text, 'bg')$$, 'and stands without blanks around it'
);
select results_eq(
  $$select actor_id, details -> 'fields', details #>> '{changes,0,field}', details #>> '{changes,0,after}',
      details #>> '{changes,1,before}', details #>> '{changes,1,after}'
    from public.audit_log where action = 'account_edited' and user_id = tests.id('coach')$$,
  $$values (tests.id('admin'), '["first_name", "locale"]'::jsonb, 'first_name', 'Ivan', 'en', 'bg')$$,
  'the log says what stood in each field before and after'
);

-- Requests in a heap ------------------------------------------------------------------------
select tests.act_as_database();
insert into auth.users (id, email, raw_user_meta_data)
select tests.named('asks' || n), 'asks' || n || '@club.test', '{}' from generate_series(1, 3) as n;
insert into public.users (id, email, first_name)
select tests.id('asks' || n), 'asks' || n || '@club.test', 'Asks' from generate_series(1, 3) as n;
insert into public.role_requests (id, user_id, role, school_name)
values
  (tests.named('wish1'), tests.id('asks1'), 'parent', 'Home'),
  (tests.named('wish2'), tests.id('asks2'), 'coach', 'Rival'),
  (tests.named('wish3'), tests.id('asks3'), 'admin', null);
select tests.act_as('admin');
select throws_ok(
  $$select public.approve_role_requests(
    array[tests.id('wish1'), tests.id('wish3')], array[tests.id('home'), null]::uuid[])$$,
  'P0001', 'admin_one_by_one', 'an administrator''s rights are not given in a heap'
);
select throws_ok(
  $$select public.approve_role_requests(
    array[tests.id('wish1'), tests.id('wish2')], array[tests.id('home'), null]::uuid[])$$,
  'P0001', 'school_required', 'a role without a school is none'
);
select is_empty(
  $$select from public.role_assignments where user_id = tests.id('asks1')$$, 'one that cannot be given keeps all of them waiting'
);
select is(
  public.approve_role_requests(
    array[tests.id('wish1'), tests.id('wish2'), tests.id('coach_request')],
    array[tests.id('home'), tests.id('rival'), tests.id('home')]
  ), 2, 'two are approved, an answered one does not count'
);
select results_eq(
  $$select role::text, school_id from public.role_assignments
    where user_id in (tests.id('asks1'), tests.id('asks2')) order by role::text$$,
  $$values ('coach', tests.id('rival')), ('parent', tests.id('home'))$$, 'each with the role and the school asked for'
);
select is(
  (select count(*) from public.audit_log
    where action = 'role_granted' and user_id in (tests.id('asks1'), tests.id('asks2'))), 2::bigint,
  'each has an entry in the log'
);
select is(
  (select count(*) from public.notifications
    where kind = 'role_granted' and user_id in (tests.id('asks1'), tests.id('asks2'))), 0::bigint,
  'whose news an administrator does not read'
);

-- Finding people ----------------------------------------------------------------------------
select results_eq(
  $$select email from public.search_users(p_school_id => tests.id('rival'), p_role => 'owner')$$,
  $$values ('rival_owner@club.test')$$, 'people are found by the school they belong to'
);

-- Consents ----------------------------------------------------------------------------------
select is(
  (select count(distinct purpose) from public.consents_of_account(tests.id('parent'))), 5::bigint,
  'a parent''s child is listed with every purpose, decided or not'
);
select is_empty($$select from public.consents_of_account(tests.id('owner'))$$, 'who looks after nobody has none');

-- Schools -----------------------------------------------------------------------------------
select results_eq(
  $$select name, total_count from public.search_schools(' RIV ')$$, $$values ('Rival', 1::bigint)$$,
  'schools are found by a part of their name'
);
select is_empty($$select from public.search_schools('%')$$, 'what means something in a pattern is taken literally');
select ok(
  (select people_count > 3 and team_count > 1 from public.search_schools('home')), 'with their people and teams counted'
);
select throws_ok(
  $$update public.schools set archived_at = now() where id = tests.id('home')$$, '42501', null,
  'a school is archived by the function only, which leaves a trace'
);
select public.invite(tests.id('rival'), 'new.owner@club.test', 'owner');
select lives_ok($$select public.archive_school(tests.id('rival'), true)$$, 'a school is archived');
select lives_ok($$select public.archive_school(tests.id('rival'), true)$$, 'twice is once');
select is(
  (select status::text from public.invitations where email = 'new.owner@club.test'), 'revoked',
  'its open invitations are taken back'
);
select throws_ok(
  $$select public.invite(tests.id('rival'), 'other@club.test', 'owner')$$, '42501', 'invitation_not_allowed',
  'nobody is invited into it'
);
select throws_ok(
  $$select public.assign_role(array[tests.id('pending')], 'coach', tests.id('rival'))$$, 'P0001', 'school_required',
  'nor given a role there'
);
select tests.act_as('rival_owner');
select isnt_empty($$select from public.teams where school_id = tests.id('rival')$$, 'who is in it goes on reading');
select tests.act_as('admin');
select is_empty($$select from public.search_schools('Rival')$$, 'it leaves the list');
select isnt_empty($$select from public.search_schools('Rival', 'archived')$$, 'for the one of archived schools');
select lives_ok($$select public.archive_school(tests.id('rival'), false)$$, 'and comes back');
select results_eq(
  $$select action from public.audit_log where school_id = tests.id('rival') and action like 'school%' order by id$$,
  $$values ('school_archived'), ('school_restored')$$, 'both are in the log, once each'
);

-- View as -----------------------------------------------------------------------------------
select throws_ok(
  $$select public.start_view_as(tests.id('parent'), ' ')$$, 'P0001', 'reason_required', 'nobody looks without saying why'
);
select throws_ok(
  $$select public.start_view_as(tests.id('admin'), 'a good reason')$$, '42501', 'view_as_refused',
  'nobody looks through an administrator''s eyes'
);
select lives_ok($$select public.start_view_as(tests.id('parent'), 'cannot find the team')$$, 'a reason opens a view');
select results_eq(
  $$select actor_id, details ->> 'reason' from public.audit_log where id = tests.view_of('parent')$$,
  $$values (tests.id('admin'), 'cannot find the team')$$, 'its beginning is in the log'
);
select is(
  (tests.viewed(tests.view_of('parent')))::jsonb -> 'players' -> 0 ->> 'id', tests.id('child')::text,
  'the view shows the parent''s child'
);
select is(
  (tests.viewed(tests.view_of('parent')))::jsonb -> 'counts' ->> 'players', '1',
  'and no other, as the policies say, although an administrator reads them all'
);
select is(
  tests.viewed(tests.view_of('parent'), $$update public.schools set name = 'Taken' where id = tests.id('home')$$),
  'read-only', 'no write gets through after it'
);
select is(
  tests.viewed(
    tests.view_of('parent'), $$select public.assign_role(array[tests.id('pending')], 'coach', tests.id('home'))$$
  ),
  'read-only', 'not even by a function with its owner''s rights'
);
select is((select auth.uid()), tests.id('admin'), 'afterwards the administrator is themselves again');
select lives_ok($$select public.end_view_as(tests.view_of('parent'))$$, 'the view is closed');
select public.end_view_as(tests.view_of('parent'));
select is(
  (select count(*) from public.audit_log where action = 'view_as_ended' and user_id = tests.id('parent')), 1::bigint,
  'its end is in the log, once'
);
select throws_ok(
  $$select public.view_as(tests.view_of('parent'))$$, 'P0001', 'view_as_over', 'a closed view shows nothing any more'
);

select * from finish();
rollback;
