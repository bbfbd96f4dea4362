-- What a role adds to a person, and what is about a child's body.
begin;
select plan(39);

-- Profiles ----------------------------------------------------------------------------------
select tests.act_as('coach');
select isnt_empty(
  $$update public.coach_profiles set license = 'uefa_a', years_of_experience = 7
    where user_id = tests.id('coach') returning user_id$$, 'a coach edits the own profile'
);
select throws_ok(
  $$update public.coach_profiles set years_of_experience = 61 where user_id = tests.id('coach')$$,
  '23514', null, 'within sensible years'
);
select throws_ok(
  $$insert into public.parent_profiles (user_id) values (tests.id('coach'))$$, '42501', 'role_mismatch',
  'Role mismatch: a coach has no parent profile'
);
select throws_ok(
  $$insert into public.coach_profiles (user_id) values (tests.id('other_coach'))$$, '42501', null,
  'nor writes a colleague''s'
);
select is_empty(
  $$update public.coach_profiles set biography = 'x' where user_id = tests.id('rival_coach') returning user_id$$,
  'nor the rival''s'
);
select is_empty($$select from public.parent_profiles$$, 'a parent''s address is not for coaches to browse');
select throws_ok(
  $$insert into public.background_checks (school_id, user_id, checked_on, expires_on)
    values (tests.id('home'), tests.id('coach'), '2026-05-01', '2029-05-01')$$, '42501', null,
  'nobody records the own background check'
);
select tests.act_as('owner');
select isnt_empty(
  $$insert into public.background_checks (school_id, user_id, checked_on, expires_on)
    values (tests.id('home'), tests.id('coach'), '2026-05-01', '2029-05-01') returning id$$,
  'the owner does'
);
select throws_ok(
  $$insert into public.background_checks (school_id, user_id, checked_on, expires_on)
    values (tests.id('home'), tests.id('owner'), '2026-05-01', '2029-05-01')$$, '42501', 'own_check',
  'but not for themselves'
);
select tests.act_as('officer');
select isnt_empty($$select from public.background_checks where school_id = tests.id('home')$$, 'the safeguarding officer reads them');
select is_empty($$select from public.background_checks where school_id = tests.id('rival')$$, 'of the own school only');

-- Contacts ----------------------------------------------------------------------------------
select tests.act_as('coach');
select results_eq(
  $$select guardian_id, emergency_phone from public.team_contacts(tests.id('team'))$$,
  $$values (tests.id('parent'), '+49 160 1')$$,
  'a coach asks whom to call: linked guardians only, not those still pending'
);
select throws_ok(
  $$select * from public.team_contacts(tests.id('other_team'))$$, '42501', 'team_not_yours',
  'not for a colleague''s team'
);
select tests.act_as_database();
select isnt_empty(
  $$select from public.audit_log where action = 'contacts_opened' and actor_id = tests.id('coach')
      and school_id = tests.id('home')$$, 'and each asking is in the audit log'
);
select tests.act_as('rival_owner');
select throws_ok($$select * from public.team_contacts(tests.id('team'))$$, '42501', 'team_not_yours', 'not for the rival');
select tests.act_as('other_parent');
select throws_ok($$select * from public.team_contacts(tests.id('team'))$$, '42501', 'team_not_yours', 'not for other families');
select tests.act_as('suspended');
select throws_ok($$select * from public.team_contacts(tests.id('team'))$$, '42501', 'team_not_yours', 'not for a locked account');

-- Health ------------------------------------------------------------------------------------
select tests.act_as('coach');
select is_empty($$select from public.body_measurements$$, 'a coach does not browse weights');
select is_empty($$select from public.injuries$$, 'nor injuries');
select is_empty($$select from public.medical_notes$$, 'nor medical notes');
select is(
  public.player_health(tests.id('child')) #>> '{medical_note,allergies}', 'wasps',
  'but opens one child of the own team'
);
select throws_ok(
  $$select public.player_health(tests.id('other_child'))$$, '42501', 'player_not_coached', 'not a colleague''s'
);
select throws_ok(
  $$select public.player_health(tests.id('rival_child'))$$, '42501', 'player_not_coached', 'nor a rival''s'
);
select lives_ok(
  $$select public.record_measurement(tests.id('child'), 141.5, null, '2026-09-01')$$,
  'a coach measures a child of the own team'
);
select throws_ok(
  $$select public.record_measurement(tests.id('other_child'), 141.5)$$, '42501', 'player_not_coached',
  'and no other'
);
select lives_ok(
  $$select public.report_injury(tests.id('child'), ' knee ', '2026-10-01')$$, 'and reports an injury'
);
select tests.act_as_database();
select results_eq(
  $$select player_id from public.audit_log where action = 'health_opened'$$, $$values (tests.id('child'))$$,
  'staff reading a child''s health leaves an entry'
);
select results_eq(
  $$select height_cm, weight_kg from public.body_measurements
    where player_id = tests.id('child') and measured_on = '2026-09-01'$$,
  $$values (141.5, 35.0)$$, 'a second measurement of the day keeps what it does not name'
);
update public.squad_members set left_on = current_date where id = tests.id('child_in_team');
select tests.act_as('coach');
select throws_ok(
  $$select public.player_health(tests.id('child'))$$, '42501', 'player_not_coached',
  'who left the squad is closed to its coach'
);
select isnt_empty(
  $$select from public.players where id = tests.id('child')$$, 'although the name stays readable where they played'
);

select tests.act_as('owner');
select throws_ok($$select public.player_health(tests.id('child'))$$, '42501', 'player_not_coached', 'an owner has no way in');
select tests.act_as('admin');
select throws_ok($$select public.player_health(tests.id('child'))$$, '42501', 'player_not_coached', 'nor has an administrator');
select is_empty($$select from public.body_measurements$$, 'not even to read');

select tests.act_as('parent');
select results_eq(
  $$select player_id from public.medical_notes$$, $$values (tests.id('child'))$$, 'a parent reads the own child''s'
);
select isnt_empty(
  $$update public.medical_notes set advice = 'Pen in the bag' where player_id = tests.id('child') returning player_id$$,
  'and writes it'
);
select throws_ok(
  $$insert into public.emergency_contacts (player_id, name, phone)
    values (tests.id('other_child'), 'Me', '+49 1')$$, '42501', null, 'never another family''s'
);
select tests.act_as('player');
select isnt_empty($$select from public.body_measurements$$, 'a player reads the own curve');
select is_empty(
  $$update public.body_measurements set weight_kg = 40 where player_id = tests.id('child') returning id$$,
  'decisions about the data are the guardians'''
);
select tests.act_as('other_parent');
select is_empty($$select from public.injuries where player_id = tests.id('child')$$, 'a pending link opens nothing');

select * from finish();
rollback;
