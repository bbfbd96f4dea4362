-- Profiles, roles and the requests for them.
begin;
select plan(66);

-- A new account creates its profile ---------------------------------------------------------

insert into auth.users (id, email, raw_user_meta_data) values
  (tests.named('newcomer'), 'newcomer@club.test', '{}'),
  (tests.named('climber'), 'climber@club.test', '{"role": "Admin", "locale": "de"}'),
  (tests.named('quiet'), 'quiet@club.test', '{}');

select tests.act_as('newcomer');
select results_eq(
  $$insert into public.users (id, email, first_name, last_name, role, avatar_url)
    values (tests.id('newcomer'), 'somebody@else.test', '  Nora ', null, 'owner', null)
    returning email, first_name, last_name, role$$,
  $$values ('newcomer@club.test', 'Nora', '', null::public.app_role)$$,
  'the insert returns the row: e-mail of the account, no role, tidy names'
);
select results_eq(
  $$select role, status from public.role_requests$$,
  $$values ('owner'::public.app_role, 'pending'::public.request_status)$$,
  'the wished role became a request'
);
select throws_ok(
  $$insert into public.users (id, email) values (tests.id('newcomer'), 'x')$$, '23505', null,
  'a second profile is a duplicate'
);

select tests.act_as('climber');
select lives_ok(
  $$insert into public.users (id, email, role) values (tests.id('climber'), '', null)$$,
  'a profile without a role is accepted'
);
select results_eq(
  $$select role from public.role_requests$$, $$values ('admin'::public.app_role)$$,
  'the wish of the sign-up metadata counts in any case of letters, as a request'
);
select is((select role from public.users where id = tests.id('climber')), null, 'and gives nothing');
select is((select locale from public.users where id = tests.id('climber')), 'de', 'the sign-up''s language is kept');
select is_empty($$select from public.schools$$, 'a wish opens no school');

select tests.act_as('quiet');
select throws_ok(
  $$insert into public.users (id, email) values (tests.id('newcomer'), 'x')$$, '42501', 'not_own_profile',
  'nobody creates the profile of somebody else'
);
select lives_ok(
  $$insert into public.users (id, email, first_name, avatar_url)
    values (tests.id('quiet'), '', repeat('a', 90), repeat('b', 600))$$,
  'values of an identity provider are cut to size'
);
select is((select char_length(first_name) from public.users where id = tests.id('quiet')), 60, 'names to 60');
select is_empty($$select from public.role_requests$$, 'without a wish there is no request');

-- Escalation --------------------------------------------------------------------------------

select throws_ok(
  $$update public.users set role = 'admin' where id = tests.id('quiet')$$, '42501', null,
  'a role cannot be set from null'
);
select throws_ok(
  $$update public.users set email = 'a@b.c' where id = tests.id('quiet')$$, '42501', null,
  'the e-mail cannot be changed past the auth server'
);
select throws_ok(
  $$insert into public.role_assignments (user_id, role) values (tests.id('quiet'), 'admin')$$, '42501', null,
  'nobody gives themselves a role'
);
select throws_ok(
  $$insert into public.role_requests (user_id, role, status, decided_at)
    values (tests.id('quiet'), 'admin', 'approved', now())$$, '42501', null,
  'nobody approves themselves'
);
select tests.act_as('coach');
select throws_ok(
  $$update public.users set role = 'admin' where id = tests.id('coach')$$, '42501', null,
  'nor does somebody who has a role'
);
select tests.act_as_service();
select throws_ok(
  $$update public.users set role = 'admin' where id = tests.id('pending')$$, '42501', 'protected_column',
  'even an edge function goes through assign_role'
);
select tests.act_as_database();
update auth.users set email = 'new@club.test' where id = tests.id('coach');
select is(
  (select email from public.users where id = tests.id('coach')), 'new@club.test',
  'a confirmed e-mail change reaches the profile'
);

-- Own profile -------------------------------------------------------------------------------

select tests.act_as('parent');
select results_eq(
  $$update public.users set first_name = 'Ada', locale = 'bg' where id = tests.id('parent') returning first_name$$,
  $$values ('Ada')$$, 'people edit their own profile'
);
select throws_ok($$update public.users set first_name = repeat('a', 61) where id = tests.id('parent')$$, '23514', null, 'first name up to 60');
select throws_ok($$update public.users set phone = repeat('1', 31) where id = tests.id('parent')$$, '23514', null, 'phone up to 30');
select throws_ok($$update public.users set locale = 'fr' where id = tests.id('parent')$$, '23514', null, 'three languages');
select is_empty(
  $$update public.users set first_name = 'X' where id = tests.id('player') returning id$$,
  'a parent does not edit anybody else'
);

-- Asking for a role -------------------------------------------------------------------------

select tests.act_as('pending');
select results_eq(
  $$select role, message, school_name from public.request_role('parent', '  My son plays here ', 'Home')$$,
  $$values ('parent'::public.app_role, 'My son plays here', 'Home')$$,
  'a new request takes the place'
);
select results_eq($$select count(*)::int from public.role_requests$$, $$values (1)$$, 'of the pending one');
select throws_ok($$select public.request_role('coach', repeat('a', 501), null)$$, '23514', null, 'message up to 500');
select throws_ok($$select public.request_role('coach', null, repeat('a', 121))$$, '23514', null, 'school name up to 120');
select tests.act_as('coach');
select throws_ok($$select public.request_role('coach')$$, 'P0001', 'already_granted', 'a role held cannot be asked for');
select lives_ok($$select public.request_role('owner', null, 'Home')$$, 'a further one can');
select tests.act_as('anon');
select throws_ok($$select public.request_role('coach')$$, '42501', null, 'visitors cannot ask');

-- Giving roles ------------------------------------------------------------------------------

select tests.act_as('owner');
select throws_ok(
  $$select public.assign_role(array[tests.id('pending')], 'coach', tests.id('home'))$$, '42501', 'admin_only',
  'an owner does not assign roles'
);
select tests.act_as('coach');
select throws_ok(
  $$select public.assign_role(array[tests.id('coach')], 'admin')$$, '42501', 'admin_only',
  'a coach does not become administrator'
);
select throws_ok($$select public.decline_role_request(tests.id('pending_request'))$$, '42501', 'admin_only', 'nor declines');
select throws_ok($$select public.revoke_role(tests.id('owner'), 'owner', tests.id('home'))$$, '42501', 'admin_only', 'nor revokes');

select tests.act_as('admin');
select throws_ok($$select public.assign_role(array[tests.id('pending')], 'coach')$$, 'P0001', 'school_required', 'a coach needs a school');
select throws_ok(
  $$select public.assign_role(array[tests.id('pending')], 'coach', gen_random_uuid())$$, 'P0001', 'school_required',
  'that exists'
);
select is(
  public.assign_role(array[tests.id('pending'), tests.id('newcomer')], 'parent', tests.id('home')), 2,
  'an administrator gives a role to several people'
);
select is(
  public.assign_role(array[tests.id('pending'), tests.id('newcomer')], 'parent', tests.id('home')), 0,
  'giving it again changes nothing'
);
select results_eq(
  $$select is_pending, roles, role, request_id from public.search_users() where id = tests.id('pending')$$,
  $$values (false, array['parent'], 'parent'::public.app_role, null::uuid)$$,
  'the directory shows the role and no open request'
);
select tests.act_as_database();
select results_eq(
  $$select user_id, status, decided_by from public.role_requests
    where user_id in (tests.id('pending'), tests.id('newcomer')) order by status$$,
  $$values
    (tests.id('pending'), 'approved'::public.request_status, tests.id('admin')),
    (tests.id('newcomer'), 'declined'::public.request_status, tests.id('admin'))$$,
  'the matching request is approved, one for another role is answered too'
);
select results_eq(
  $$select payload from public.notifications where user_id = tests.id('newcomer') and kind = 'role_granted'$$,
  $$values ('{"role": "parent", "school_name": "Home"}'::jsonb)$$,
  'the person is notified, once'
);
select results_eq(
  $$select count(*)::int from public.mail_outbox where user_id = tests.id('newcomer')$$, $$values (1)$$,
  'and gets one e-mail'
);

select tests.act_as('admin');
select throws_ok($$select public.decline_role_request(tests.id('pending_request'))$$, 'P0001', 'request_not_pending', 'a decided request stays decided');
select lives_ok(
  $$select public.decline_role_request(request_id) from public.search_users() where id = tests.id('climber')$$,
  'a pending one can be declined'
);
select tests.act_as('climber');
select results_eq(
  $$select kind, link from public.notifications$$, $$values ('role_declined', '/settings/account')$$,
  'and the person hears of it'
);

-- Several roles -----------------------------------------------------------------------------

select tests.act_as('admin');
select is(public.assign_role(array[tests.id('coach')], 'parent', tests.id('home')), 1, 'a coach becomes a parent as well');
select tests.act_as('coach');
select is((select role from public.users where id = tests.id('coach')), 'coach'::public.app_role, 'and stays in the active role');
select is((public.switch_role('parent')).role, 'parent'::public.app_role, 'until they switch');
select isnt_empty(
  $$update public.trainings set notes = 'x' where id = tests.id('training') returning id$$,
  'the active role is a view, not a right'
);
select throws_ok($$select public.switch_role('admin')$$, '42501', 'role_not_held', 'nobody switches to a role they lack');

-- Taking roles away -------------------------------------------------------------------------

select tests.act_as('admin');
select lives_ok($$select public.revoke_role(tests.id('coach'), 'parent', tests.id('home'))$$, 'a role can be taken away');
select is(
  (select role from public.search_users() where id = tests.id('coach')), 'coach'::public.app_role,
  'the active role falls back to another one'
);
select lives_ok($$select public.revoke_role(tests.id('coach'), 'coach', tests.id('home'))$$, 'and the last one as well');
select tests.act_as('coach');
select is((select role from public.users where id = tests.id('coach')), null, 'then nothing is active');
select is_empty($$select from public.trainings$$, 'and being listed as team staff opens nothing');
select throws_ok(
  $$insert into public.trainings (team_id, starts_at, ends_at) values (tests.id('team'), now(), now() + interval '1 hour')$$,
  '42501', null, 'neither for reading nor for planning'
);
select tests.act_as('admin');
select throws_ok($$select public.revoke_role(tests.id('admin'), 'admin')$$, 'P0001', 'last_admin', 'the last administrator stays');
select tests.act_as('parent');
select throws_ok($$select id from public.search_users()$$, '42501', 'admin_only', 'others have no list of people');
select tests.act_as('rival_owner');
select is_empty(
  $$select from public.role_assignments where school_id = tests.id('home')$$,
  'an owner does not see who works for another school'
);

-- The people list of the admin area.
select tests.act_as('admin');
select results_eq(
  $$select email, total_count from public.search_users(' RIVAL  coach ')$$,
  $$values ('rival_coach@club.test', 1::bigint)$$, 'people are found by parts of name and address, in any case'
);
select is_empty($$select from public.search_users('50%_')$$, 'what means something in a pattern is taken literally');
select ok(
  (select bool_and(is_pending) from public.search_users(p_status => 'pending')), 'those who wait for a role can be listed'
);
select results_eq(
  $$select email from public.search_users(p_status => 'suspended')$$, $$values ('suspended@club.test')$$, 'and those locked out'
);
select results_eq(
  $$select count(*), min(total_count) > 2 from public.search_users(p_role => 'coach', p_limit => 2)$$,
  $$values (2::bigint, true)$$, 'in pages, with the number of all'
);
select tests.act_as('owner');
select throws_ok($$select from public.search_users()$$, '42501', 'admin_only', 'an owner has no list of the platform''s people');

select * from finish();
rollback;
