-- Somebody knows a password, but does not hold the phone: what an aal1 session of a person with an authenticator,
-- an administrator who owes one, and an ended session can do.
begin;
select plan(40);

-- The session as the token of hosted Auth tells it.
create function tests.act_in_session(persona text, level text, session uuid default null)
returns void
language plpgsql
as $$
begin
  perform set_config('role', 'postgres', true);
  perform set_config('request.jwt.claims', jsonb_strip_nulls(jsonb_build_object(
    'sub', tests.id(persona), 'role', 'authenticated', 'aal', level, 'session_id', session
  ))::text, true);
  perform set_config('role', 'authenticated', true);
end;
$$;

-- How many rows of every exposed table and view the persona of the moment reads, where it reads any.
create function tests.open_relations()
returns setof text
language plpgsql
as $$
declare
  relation text;
  is_open boolean;
begin
  for relation in
    select relname from pg_catalog.pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') order by 1
  loop
    begin
      execute format('select exists (select from public.%I)', relation) into is_open;
    exception when insufficient_privilege then
      is_open := false;
    end;
    if is_open then
      return next relation;
    end if;
  end loop;
end;
$$;

create function tests.give_authenticator(persona text, state auth.factor_status)
returns void
language sql
as $$
  insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
  values (gen_random_uuid(), tests.id(persona), 'Phone', 'totp', state, now(), now(), 'SECRET');
$$;

grant execute on function
  tests.act_in_session(text, text, uuid), tests.open_relations(), tests.give_authenticator(text, auth.factor_status)
to public;

-- A person with an authenticator ------------------------------------------------------------
select tests.give_authenticator('coach', 'unverified');
select tests.act_as('coach');
select isnt_empty('select from public.teams', 'an authenticator that was never confirmed asks for nothing');
select tests.act_as_database();
delete from auth.mfa_factors;
select tests.give_authenticator('coach', 'verified');
select tests.give_authenticator('owner', 'verified');

select tests.act_in_session('coach', 'aal1');
select is(public.my_sign_in_step(), 'code', 'the session owes a code');
select set_eq(
  'select tests.open_relations()',
  $$select relname from pg_catalog.pg_class where relname in ('users')$$,
  'a password alone reads nothing but the own profile'
);
select results_eq('select id from public.users', $$values (tests.id('coach'))$$, 'which is one row');
select is_empty('select * from public.my_sessions()', 'nor where the owner is signed in');
update public.users set first_name = 'Thief';
select isnt((select first_name from public.users), 'Thief', 'nor does it change the profile');
select throws_ok(
  $$select public.switch_role('coach')$$, '42501', 'role_not_held', 'nor switch roles'
);
select throws_ok(
  $$select public.invite(tests.id('home'), 'x@family.test', 'parent', tests.id('child'), 'father')$$,
  '42501', null, 'nor invite'
);
select throws_ok(
  $$select public.export_child_data(tests.id('child'))$$, '42501', null, 'nor take a child''s data along'
);
select throws_ok(
  $$insert into public.notes (school_id, player_id, body) values (tests.id('home'), tests.id('child'), 'x')$$,
  '42501', null, 'nor write a note'
);
select is_empty(
  $$select unnest(array(select private.my_school_ids()) || array(select private.my_staff_team_ids())
    || array(select private.my_coached_player_ids()) || array(select private.my_conversation_ids()))$$,
  'no predicate answers for it'
);
select throws_ok(
  $$select public.request_role('admin')$$, '42501', 'profile_missing', 'nor does it ask for a role'
);
select tests.act_as('coach');
select is(public.my_sign_in_step(), 'code', 'a token that says nothing of its strength is a weak one');
select tests.act_in_session('coach', 'aal0');
select is(public.my_sign_in_step(), 'code', 'so is one of any other strength');
select tests.act_in_session('coach', 'aal2');
select is(public.my_sign_in_step(), 'done', 'with the code the session owes nothing');
select isnt_empty('select from public.teams', 'and reads as before');
select tests.act_in_session('other_coach', 'aal1');
select isnt_empty('select from public.teams', 'a colleague without an authenticator is asked for none');
select tests.act_in_session('coach', 'aal1');
select throws_ok(
  $$insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
    values (gen_random_uuid(), tests.id('coach'), 'totp', 'verified', now(), now())$$,
  '42501', null, 'nobody writes an authenticator past Auth'
);
select throws_ok('select * from private.platform_settings', '42501', null, 'nor reads the setting');
select throws_ok('update private.platform_settings set admins_need_second_factor = false', '42501', null, 'nor writes it');

-- Required of administrators ----------------------------------------------------------------
select tests.act_as('owner');
select throws_ok('select public.set_second_factor_setting(false)', '42501', 'admin_only', 'not an owner''s to decide');
select tests.act_in_session('admin', 'aal1');
select throws_ok(
  'select public.set_second_factor_setting(true)', '42501', 'second_factor_first',
  'an administrator without one cannot ask others for it'
);
select throws_ok(
  $$select public.remove_second_factors(tests.id('coach'), 'lost')$$, '42501', 'second_factor_first',
  'nor take one away'
);
select tests.act_in_session('admin', 'aal2');
select throws_ok(
  'select public.set_second_factor_setting(true)', '42501', 'second_factor_first', 'nor with a token that only says so'
);
select tests.act_as_database();
select tests.give_authenticator('admin', 'verified');
select tests.act_in_session('admin', 'aal2');
select lives_ok('select public.set_second_factor_setting(true)', 'one who has shown theirs can');
select lives_ok('select public.set_second_factor_setting(true)', 'twice is once');
select results_eq(
  'select is_required_for_admins, admins_without from public.second_factor_setting()', 'values (true, 0)',
  'and sees who has none yet'
);
select tests.act_as_database();
select results_eq(
  $$select action, actor_id from public.audit_log where action like 'second_factor%'$$,
  $$values ('second_factor_required', tests.id('admin'))$$, 'it stands in the audit log, once'
);
insert into public.role_assignments (user_id, role) values (tests.id('other_coach'), 'admin');
select tests.act_in_session('other_coach', 'aal1');
select is(public.my_sign_in_step(), 'enrol', 'an administrator without one may only set one up');
select set_eq('select tests.open_relations()', $$values ('users')$$, 'and reads nothing, in whichever role');
select tests.act_in_session('parent', 'aal1');
select is(public.my_sign_in_step(), 'done', 'others are not asked');

-- The way back ------------------------------------------------------------------------------
select tests.act_in_session('owner', 'aal2');
select throws_ok(
  $$select public.remove_second_factors(tests.id('coach'), 'lost')$$, '42501', 'admin_only',
  'an owner takes nobody''s second factor away'
);
select throws_ok($$select * from public.second_factors_of(tests.id('coach'))$$, '42501', 'admin_only', 'nor sees it');
select tests.act_in_session('admin', 'aal2');
select throws_ok(
  $$select public.remove_second_factors(tests.id('admin'), 'mine')$$, '42501', 'own_second_factor',
  'an administrator never their own'
);
select lives_ok(
  $$select public.remove_second_factors(tests.id('coach'), 'lost the phone')$$, 'that of somebody who lost it, though'
);
select tests.act_as_database();
select results_eq(
  $$select count(*)::int, (select count(*)::int from public.mail_outbox
    where user_id = tests.id('coach') and kind = 'second_factor_removed')
    from public.audit_log where action = 'second_factor_removed' and user_id = tests.id('coach')$$,
  'values (1, 1)', 'written down, and told by e-mail'
);

-- Sessions ----------------------------------------------------------------------------------
insert into auth.sessions (id, user_id, created_at) values
  (tests.named('own_session'), tests.id('parent'), now()),
  (tests.named('old_session'), tests.id('parent'), now() - interval '1 day'),
  (tests.named('rival_session'), tests.id('rival_parent'), now());
select tests.act_in_session('parent', 'aal1', tests.id('own_session'));
select results_eq(
  'select id, is_current from public.my_sessions()',
  $$values (tests.id('own_session'), true), (tests.id('old_session'), false)$$, 'everybody sees their own sessions'
);
select lives_ok(
  $$select public.end_session(tests.id('rival_session')), public.end_session(tests.id('old_session'))$$,
  'ending another''s does nothing'
);
select tests.act_in_session('parent', 'aal1', tests.id('old_session'));
select set_eq('select tests.open_relations()', $$values ('users')$$, 'an ended session reads nothing at once');
select tests.act_as_database();
select isnt_empty(
  $$select from auth.sessions where id = tests.id('rival_session')$$, 'and the other''s stands'
);

select * from finish();
rollback;
