-- Locked accounts, officers, and the log of who gave what to whom.
begin;
select plan(43);

-- Suspension --------------------------------------------------------------------------------
select tests.act_as('suspended');
select results_eq(
  $$select id, status::text from public.users$$, $$values (tests.id('suspended'), 'suspended')$$,
  'a locked account reads its own profile, to learn why nothing opens'
);
select is_empty(
  $$update public.users set first_name = 'X' where id = tests.id('suspended') returning id$$, 'but does not write it'
);
select is_empty($$select from public.trainings$$, 'the team''s trainings are closed');
select is_empty($$select from public.players$$, 'so are its players');
select is_empty($$select from public.exercises$$, 'and the catalogue');
select throws_ok(
  $$insert into public.exercise_favourites (user_id, exercise_id)
    values (tests.id('suspended'), tests.id('catalogue_exercise'))$$, '42501', null, 'even what would be one''s own'
);
select throws_ok($$select public.switch_role('coach')$$, '42501', 'role_not_held', 'no role can be taken up');
select throws_ok($$select public.request_role('owner')$$, '42501', 'profile_missing', 'or asked for');
select throws_ok(
  $$update public.users set status = 'active' where id = tests.id('suspended')$$, '42501', null, 'nobody lets themselves in again'
);

select tests.act_as('owner');
select throws_ok(
  $$select public.set_account_status(array[tests.id('coach')], 'suspended')$$, '42501', 'admin_only', 'an owner locks nobody out'
);
select tests.act_as('admin');
select throws_ok(
  $$select public.set_account_status(array[tests.id('admin')], 'suspended')$$, 'P0001', 'own_account', 'nobody locks themselves out'
);
select is(
  public.set_account_status(array[tests.id('coach'), tests.id('suspended')], 'suspended', ' Left the club '), 1,
  'an administrator does, and the locked ones do not count again'
);
select tests.act_as('coach');
select is_empty($$select from public.trainings$$, 'it works at once, whatever the token says');
select tests.act_as('admin');
select is(public.set_account_status(array[tests.id('coach')], 'active'), 1, 'and is taken back');
select tests.act_as('coach');
select isnt_empty($$select from public.trainings$$, 'with everything as it was');

-- A deleted account's token lives on for a while.
select tests.act_as_database();
insert into auth.users (id, email, raw_user_meta_data) values (tests.named('ghost'), 'ghost@club.test', '{}');
select tests.act_as('ghost');
select is_empty($$select from public.age_groups$$, 'a token without a profile opens nothing');

-- Officers ----------------------------------------------------------------------------------
select tests.act_as('coach');
select throws_ok(
  $$select public.propose_officer(tests.id('home'), tests.id('coach'), 'treasurer')$$, '42501', 'owner_only',
  'a coach proposes nobody'
);
select throws_ok(
  $$insert into public.school_officers (school_id, user_id, duty)
    values (tests.id('home'), tests.id('coach'), 'safeguarding')$$, '42501', null, 'not even past the function'
);
select tests.act_as('rival_owner');
select throws_ok(
  $$select public.propose_officer(tests.id('home'), tests.id('rival_coach'), 'treasurer')$$, '42501', 'owner_only',
  'no rival proposes anybody here'
);
select tests.act_as('owner');
select throws_ok(
  $$select public.propose_officer(tests.id('home'), tests.id('parent'), 'treasurer')$$, '42501', 'not_staff_of_school',
  'an officer is a member of staff'
);
select throws_ok(
  $$select public.propose_officer(tests.id('home'), tests.id('rival_coach'), 'treasurer')$$, '42501', 'not_staff_of_school',
  'of this school'
);
select lives_ok($$select tests.appoint('home', 'other_coach', 'treasurer')$$, 'an owner proposes, the person accepts, an administrator confirms');
select tests.act_as('other_coach');
select results_eq(
  $$select private.my_treasury_school_ids()$$, $$values (tests.id('home'))$$, 'a treasurer sees the school''s money'
);
select tests.act_as('officer');
select results_eq(
  $$select private.my_safeguarded_school_ids()$$, $$values (tests.id('home'))$$, 'the safeguarding officer guards the school'
);
select is_empty($$select private.my_treasury_school_ids()$$, 'and sees no money');
select tests.act_as_database();
delete from public.role_assignments where user_id = tests.id('officer');
select tests.act_as('officer');
select is_empty($$select private.my_safeguarded_school_ids()$$, 'who is no longer staff holds no office');

-- A school's switches -----------------------------------------------------------------------
select tests.act_as('owner');
select throws_ok(
  $$update public.schools set accepts_owner_invitations = true where id = tests.id('home')$$, '42501', 'admin_only',
  'an owner does not decide that their own invitations give roles'
);
select isnt_empty(
  $$update public.schools set digital_consent_age = 14 where id = tests.id('home') returning id$$, 'the rest is theirs'
);
select tests.act_as('admin');
select isnt_empty(
  $$update public.schools set accepts_owner_invitations = true where id = tests.id('home') returning id$$, 'an administrator does'
);

-- The log -----------------------------------------------------------------------------------
select public.assign_role(array[tests.id('pending')], 'coach', tests.id('home'));
select tests.act_as('owner');
select isnt_empty(
  $$select from public.audit_log
    where action = 'role_granted' and actor_id = tests.id('admin') and user_id = tests.id('pending')
      and details ->> 'role' = 'coach'$$, 'every grant of a role is written down, and the owner reads it'
);
select is_empty($$select from public.audit_log where school_id = tests.id('rival')$$, 'not the rival''s');
select throws_ok(
  $$insert into public.audit_log (action) values ('nothing_happened')$$, '42501', null, 'nobody writes their own evidence'
);
select throws_ok($$select private.audit('nothing_happened')$$, '42501', null, 'by no way');
select tests.act_as_database();
select throws_ok($$delete from public.audit_log$$, '42501', 'append_only', 'and nobody takes any away, not even the database''s owner');
update public.schools set location = 'Lower town' where id = tests.id('home');
select results_eq(
  $$select details #>> '{changes,0,field}', details #>> '{changes,0,after}' from public.audit_log
    where action = 'school_edited' and school_id = tests.id('home') order by id desc limit 1$$,
  $$values ('location', 'Lower town')$$, 'what was corrected about a school is told too'
);
select throws_ok(
  $$update public.audit_log set details = '{"changes": []}' where action = 'school_edited'$$, '42501', 'append_only',
  'no correction is rewritten'
);
select private.audit('account_edited', null, tests.id('pending'), null, '{"fields": ["phone"], "changes": [{"field": "phone"}]}');
delete from public.role_assignments where user_id = tests.id('pending');
delete from auth.users where id = tests.id('pending');
select results_eq(
  $$select details from public.audit_log where action = 'account_edited' and user_id = tests.id('pending')$$,
  $$values ('{"fields": ["phone"]}'::jsonb)$$, 'a deleted account leaves no names and numbers in the log'
);
select is(
  (select count(*)::int from public.audit_log where action = 'role_granted' and user_id = tests.id('pending')), 1,
  'what was done to it stays'
);

-- What a revoked role takes along ------------------------------------------------------------
select tests.act_as('admin');
select public.revoke_role(tests.id('coach'), 'coach', tests.id('home'));
select tests.act_as_database();
select is_empty(
  $$select from public.team_staff where user_id = tests.id('coach')$$, 'who is no longer staff is on no team''s list'
);
select tests.act_as('admin');
select public.assign_role(array[tests.id('coach')], 'coach', tests.id('home'));
select tests.act_as('coach');
select is_empty($$select from public.players$$, 'and a new grant does not bring the team back');
select throws_ok($$select public.player_health(null)$$, '42501', 'player_not_coached', 'nothing is opened by asking for nobody');
select throws_ok($$select * from public.team_contacts(null)$$, '42501', 'team_not_yours', 'or for no team');
select tests.act_as('owner');
insert into public.guardian_links (guardian_id, player_id, relationship, status)
values (tests.id('other_parent'), (select id from public.players where first_name = 'Child'), 'relative', 'active')
on conflict (guardian_id, player_id) where status <> 'ended' do update set status = 'active';
select isnt_empty(
  $$select from public.audit_log where action = 'guardian_link_active' and actor_id = tests.id('owner')
      and user_id = tests.id('other_parent')$$, 'opening a child''s record to somebody is written down'
);

select * from finish();
rollback;
