-- Somebody inside the school writes another birth date, so that the rules for minors end.
begin;
select plan(36);

-- A newcomer without guardian and account, and one of an age at which limits are near.
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values
  (tests.named('newcomer'), tests.id('home'), 'New', 'Comer', '2014-01-01'),
  (tests.named('teenager'), tests.id('home'), 'Teen', 'Ager', current_date - interval '15 years'),
  (tests.named('grown_up'), tests.id('home'), 'Grown', 'Up', '1990-01-01');
insert into public.squad_members (team_id, player_id)
select tests.id('team'), tests.id(name) from unnest(array['newcomer', 'teenager', 'grown_up']) as name;
savepoint world;

-- A coach, with and without guardians in the way ------------------------------------------------

select tests.act_as('coach');
select throws_ok(
  $$update public.players set date_of_birth = '2000-01-01' where id = tests.id('newcomer')$$,
  '42501', 'age_limit_by_administrator', 'refuses a coach who makes a child without account grown up'
);
select throws_ok(
  $$select public.save_player('New', 'Comer', '2000-01-01', tests.id('newcomer'))$$,
  '42501', 'age_limit_by_administrator', 'also through the form'
);
select throws_ok(
  $$select public.change_birth_date(tests.id('newcomer'), '2000-01-01')$$,
  '42501', 'age_limit_by_administrator', 'and through the function'
);
select throws_ok(
  $$update public.players set date_of_birth = current_date - interval '16 years' where id = tests.id('teenager')$$,
  '42501', 'age_limit_by_administrator', 'refuses a coach who lifts a child over the age of digital consent'
);
select lives_ok(
  $$update public.players set date_of_birth = '2014-02-01' where id = tests.id('newcomer')$$,
  'a coach corrects the date of a child without guardian'
);
select ok(public.can_change_birth_date(tests.id('newcomer')), 'and is told that this is possible');
select tests.act_as('admin');
select results_eq(
  $$select actor_id, details from public.audit_log
    where action = 'birth_date_changed' and player_id = tests.id('newcomer')$$,
  $$values (tests.id('coach'), '{"before": "2014-01-01", "after": "2014-02-01"}'::jsonb)$$,
  'which is recorded with the dates before and after'
);
select tests.act_as('coach');
select throws_ok(
  $$update public.players set date_of_birth = '2013-05-01' where id = tests.id('child')$$,
  '42501', 'birth_date_by_guardian', 'refuses a coach once the child has a guardian'
);
select ok(not public.can_change_birth_date(tests.id('child')), 'who is told before typing');
select lives_ok(
  $$select public.save_player('Child', 'Renamed', '2014-05-01', tests.id('child'),
    p_squads => jsonb_build_array(jsonb_build_object('team_id', tests.id('team'), 'shirt_number', 7)))$$,
  'saving everything else stays possible'
);
select tests.act_as('owner');
select throws_ok(
  $$update public.players set date_of_birth = '2000-01-01' where id = tests.id('newcomer')$$,
  '42501', 'age_limit_by_administrator', 'refuses an owner who makes a child grown up'
);
select throws_ok(
  $$update public.players set date_of_birth = '2013-05-01' where id = tests.id('child')$$,
  '42501', 'birth_date_by_guardian', 'refuses an owner once the child has a guardian'
);
rollback to savepoint world;

-- Removing the guardian first -------------------------------------------------------------------

select tests.act_as('owner');
update public.guardian_links set status = 'ended' where id = tests.id('parent_of_child');
select throws_ok(
  $$update public.players set date_of_birth = '2013-05-01' where id = tests.id('child')$$,
  '42501', 'birth_date_by_guardian', 'refuses an owner who ended the link before'
);
select tests.act_as_database();
delete from public.guardian_links where player_id = tests.id('newcomer');
select tests.act_as('owner');
insert into public.guardian_links (guardian_id, player_id, relationship, status)
values (tests.id('other_parent'), tests.id('newcomer'), 'father', 'active');
delete from public.guardian_links where player_id = tests.id('newcomer');
select throws_ok(
  $$update public.players set date_of_birth = '2013-05-01' where id = tests.id('newcomer')$$,
  '42501', 'birth_date_by_guardian', 'refuses an owner who deleted the link before'
);
rollback to savepoint world;

-- A guardian ------------------------------------------------------------------------------------

select tests.act_as('parent');
select lives_ok(
  $$select public.change_birth_date(tests.id('child'), '2013-05-01')$$, 'a guardian corrects the date'
);
select throws_ok(
  $$select public.change_birth_date(tests.id('child'), '2000-01-01')$$,
  '42501', 'age_limit_by_administrator', 'refuses a guardian who makes the child grown up'
);
select throws_ok(
  $$select public.change_birth_date(tests.id('child'), current_date - 16 * 366)$$,
  '42501', 'age_limit_by_administrator', 'or old enough to consent alone'
);
select throws_ok(
  $$select public.change_birth_date(tests.id('other_child'), '2013-05-01')$$,
  '42501', 'birth_date_by_guardian', 'refuses the guardian of another child'
);
select tests.act_as('ended_guardian');
select throws_ok(
  $$select public.change_birth_date(tests.id('child'), '2013-05-01')$$,
  '42501', 'birth_date_by_guardian', 'refuses a guardian whose link ended'
);
select tests.act_as('player');
select throws_ok(
  $$select public.change_birth_date(tests.id('child'), '2000-01-01')$$,
  '42501', 'birth_date_by_guardian', 'refuses the child'
);
select tests.act_as('suspended');
select throws_ok(
  $$select public.change_birth_date(tests.id('newcomer'), '2013-05-01')$$,
  '42501', 'account_inactive', 'refuses a suspended coach'
);
select tests.act_as('rival_owner');
select throws_ok(
  $$select public.change_birth_date(tests.id('newcomer'), '2013-05-01')$$,
  '42501', 'birth_date_by_guardian', 'refuses another school'
);
select tests.act_as_database();
update public.guardian_links set can_consent = false where id = tests.id('parent_of_child');
select tests.act_as('parent');
select throws_ok(
  $$select public.change_birth_date(tests.id('child'), '2013-05-01')$$,
  '42501', 'birth_date_by_guardian', 'refuses a guardian who does not decide about consents'
);
rollback to savepoint world;

-- The administrator, and the 30 days after a change ------------------------------------------------

select tests.act_as('admin');
select throws_ok(
  $$select public.change_birth_date(tests.id('child'), current_date + 1)$$,
  'P0001', 'born_in_future', 'nobody is born tomorrow'
);
select lives_ok($$select public.change_birth_date(tests.id('child'), '2000-01-01')$$, 'an administrator may');
select tests.act_as_database();
select ok(private.is_minor_player(tests.id('child')), 'the child stays protected');
select ok(not private.is_of_consent_age(tests.id('child')), 'and does not decide alone');
select tests.act_as('coach');
select throws_ok(
  $$select public.open_direct(tests.id('home'), array[tests.id('player')])$$, 'P0001', 'guardian_required',
  'nor does anybody talk with it alone'
);
select tests.act_as('player');
select is_empty(
  $$select private.my_storage_folders('avatars', true)$$, 'nor does it show a face'
);
select tests.act_as_database();
update private.birth_dates set protects_until = now() where player_id = tests.id('child');
select ok(not private.is_minor_player(tests.id('child')), 'until 30 days have passed');
rollback to savepoint world;

-- A grown-up twin -------------------------------------------------------------------------------

select tests.act_as('coach');
select public.add_player(tests.id('team'), ' nEw', 'COMER', '2000-01-01');
select public.add_player(tests.id('team'), 'Somebody', 'Else', '2000-01-01');
select tests.act_as_database();
select results_eq(
  $$select private.is_minor_player(id) from public.players where date_of_birth = '2000-01-01' order by lower(first_name)$$,
  $$values (true), (false)$$, 'a second record of a child''s name counts as the child, whatever its date'
);
select tests.act_as('coach');
update public.players set first_name = 'New', last_name = 'Comer' where first_name = 'Somebody';
select tests.act_as_database();
select results_eq(
  $$select private.is_minor_player(id) from public.players where date_of_birth = '2000-01-01'$$,
  $$values (true), (true)$$, 'also when it takes the name later'
);
select tests.act_as('coach');
update public.players set first_name = 'Another', last_name = 'Name' where date_of_birth = '2000-01-01';
select tests.act_as_database();
select results_eq(
  $$select private.is_minor_player(id) from public.players where date_of_birth = '2000-01-01'$$,
  $$values (true), (true)$$, 'and after it is renamed'
);
select tests.act_as('admin');
select public.change_birth_date(id, date_of_birth) from public.players where date_of_birth = '2000-01-01';
select tests.act_as_database();
update private.birth_dates set protects_until = protects_until - interval '30 days';
select results_eq(
  $$select private.is_minor_player(id) from public.players where date_of_birth = '2000-01-01'$$,
  $$values (false), (false)$$, 'an administrator confirms who really is grown up'
);
rollback to savepoint world;

-- Nothing that protects goes past the one function ------------------------------------------------

select is_empty(
  $$select oid::regprocedure from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and (prosrc ~ 'is_minor\([a-z_.]*date_of_birth' or prosrc ~ 'date_of_birth \+')
      and proname not in ('protect_namesake', 'take_birth_date', 'search_players', 'reaches_consent_age')$$,
  'every rule about age asks for the date that protects'
);
select tests.act_as('owner');
select throws_ok($$select * from private.birth_dates$$, '42501', null, 'nobody reads earlier dates');

select * from finish();
rollback;
