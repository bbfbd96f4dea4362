-- What a child does in a week across its teams, and who may ask.
begin;
select plan(34);

-- A week of its own, beyond everything the fixtures plan: Monday 1 January 2035.
insert into public.trainings (id, school_id, team_id, title, starts_at, ends_at)
select tests.named('load_' || day), tests.id('home'), tests.id('team'), 'Load',
  ('2035-01-0' || day || ' 17:00+00')::timestamptz, ('2035-01-0' || day || ' 18:00+00')::timestamptz
from unnest(array[1, 3, 8]) as day;
insert into public.matches (id, school_id, team_id, opponent, starts_at, periods, period_minutes)
values
  (tests.named('load_match'), tests.id('home'), tests.id('team'), 'Load', '2035-01-06 09:00+00', 2, 30),
  (tests.named('load_second'), tests.id('home'), tests.id('other_team'), 'Load', '2035-01-06 14:00+00', 2, 25);
insert into public.match_squad (match_id, player_id, role) values
  (tests.id('load_match'), tests.id('child'), 'starter'),
  (tests.id('load_second'), tests.id('child'), 'bench');
update public.age_rules set day_minutes_max = 80, tournament_minutes_max = 120, sessions_week_max = 4,
  heading_sessions_max = 1, heading_sessions_per = 'month', is_binding = true
where id = tests.id('rule_u13');

select tests.act_as('parent');
select results_eq(
  $$select trainings, matches, minutes, day_minutes, day_minutes_max, sessions_week_max, age_group, source
    from public.child_load(tests.id('child'), '2035-01-06')$$,
  $$values (2, 2, 110, 110, 80, 4, 'U13', 'Fixture')$$,
  'a guardian reads sessions, matches and minutes of all teams with limits and source'
);
select results_eq(
  $$select trainings, matches, day_minutes from public.child_load(tests.id('child'), '2035-01-03')$$,
  $$values (2, 2, 0)$$, 'the same week on a day without a match'
);
select results_eq(
  $$select trainings, matches from public.child_load(tests.id('child'), '2035-01-08')$$,
  $$values (1, 0)$$, 'the next Monday begins a new week'
);
select tests.act_as('coach');
select results_eq(
  $$select day_minutes, matches, trainings from public.squad_load(tests.id('load_match')) where player_id = tests.id('child')$$,
  $$values (50, 1, 2)$$, 'a coach reads what the child does besides the match being decided about'
);
select tests.act_as('parent');
select results_eq(
  $$select week_on, day_on, trainings, matches, minutes, day_minutes, day_minutes_max
    from public.child_load_weeks(tests.id('child'), '2035-01-10', 3)$$,
  $$values
    ('2035-01-08'::date, '2035-01-08'::date, 1, 0, 0, 0, 80),
    ('2035-01-01', '2035-01-06', 2, 2, 110, 110, 80),
    ('2034-12-25', '2034-12-25', 0, 0, 0, 0, 80)$$,
  'the record goes back week by week, the latest first'
);
select tests.act_as_database();
update public.matches set starts_at = '2035-01-07 14:00+00' where id = tests.id('load_second');
select tests.act_as('coach');
select results_eq(
  $$select day_on, matches, minutes, day_minutes from public.child_load_weeks(tests.id('child'), '2035-01-07', 1)$$,
  $$values ('2035-01-06'::date, 2, 110, 60), ('2035-01-07', 2, 110, 50)$$, 'each day with a match is told by itself'
);
select tests.act_as_database();
update public.matches set starts_at = '2035-01-06 14:00+00' where id = tests.id('load_second');
update public.guardian_links set confirmed_at = null, confirmed_by = null, can_consent = false, can_pay = false, receives_health = false
where guardian_id = tests.id('parent');
select tests.act_as('parent');
select throws_ok(
  $$select public.child_load_weeks(tests.id('child'), '2035-01-06', 8)$$, '42501', 'player_not_readable',
  'not for a guardian nobody has confirmed'
);
select tests.act_as('player');
select isnt_empty($$select from public.child_load_weeks(tests.id('child'), '2035-01-06', 8)$$, 'the player reads the own record');
select tests.act_as('owner');
select isnt_empty($$select from public.child_load_weeks(tests.id('child'), '2035-01-06', 8)$$, 'so does the owner of the school');
select throws_ok(
  $$select public.child_load_weeks(tests.id('child'), null, 8)$$, 'P0001', 'day_required', 'no day is no answer'
);
select throws_ok(
  format('select public.child_load_weeks(tests.id(%L), %L, %s)', 'child', '2035-01-06', wrong), 'P0001',
  'week_count_out_of_range', 'not ' || wrong || ' weeks'
) from unnest(array['0', '27', 'null']) as wrong;
select throws_ok(
  $$select public.child_load_weeks(tests.id('child'), '2035-01-06', 8)$$, '42501', 'player_not_readable',
  'not for ' || persona
) from unnest(array['other_coach', 'former_coach', 'ended_guardian', 'other_parent', 'rival_owner', 'admin']) as persona
cross join lateral tests.act_as(persona);

select tests.act_as_database();
insert into public.attendance (training_id, player_id, answer, answered_at) values (tests.id('load_1'), tests.id('child'), 'no', now());
insert into public.training_blocks (training_id, phase, position, exercise_id, minutes)
select tests.id('load_' || day), 'main_part', 0, tests.id('catalogue_exercise'), 20 from unnest(array[1, 3, 8]) as day;
update public.exercises set has_heading = true where id = tests.id('catalogue_exercise');
update public.matches set status = 'cancelled' where id = tests.id('load_second');
select tests.act_as('player');
select results_eq(
  $$select trainings, matches, day_minutes from public.child_load(tests.id('child'), '2035-01-06')$$,
  $$values (1, 1, 60)$$, 'a no and a match that is off do not count'
);
select results_eq(
  $$select heading_sessions, heading_sessions_max, heading_sessions_per from public.child_load(tests.id('child'), '2035-01-06')$$,
  $$values (2, 1, 'month')$$, 'sessions with heading count in the month, where the rule does'
);
select tests.act_as_database();
update public.matches set kind = 'tournament' where id = tests.id('load_match');
select tests.act_as('owner');
select is(
  (select day_minutes_max from public.child_load(tests.id('child'), '2035-01-06')), 120, 'a tournament day has its own limit'
);
select is(
  (select day_minutes from public.child_load(tests.id('other_child'), '2035-01-06')), 0, 'the owner reads any child of the school'
);

select tests.act_as('coach');
select throws_ok($$select public.child_load(tests.id('other_child'), '2035-01-06')$$, '42501', 'player_not_readable', 'no child of a colleague');
select throws_ok($$select public.child_load(tests.id('child'), null)$$, 'P0001', 'day_required', 'no day is no answer');
select throws_ok($$select public.squad_load(tests.id('other_match'))$$, '42501', 'match_not_writable', 'no squad of a colleague');
select tests.act_as('former_coach');
select throws_ok($$select public.child_load(tests.id('child'), '2035-01-06')$$, '42501', 'player_not_readable', 'no former coach');
select tests.act_as('other_parent');
select throws_ok($$select public.child_load(tests.id('child'), '2035-01-06')$$, '42501', 'player_not_readable', 'no other family');
select throws_ok($$select public.squad_load(tests.id('load_match'))$$, '42501', 'match_not_writable', 'a squad is not a family''s to read');
select tests.act_as('other_player');
select throws_ok($$select public.child_load(tests.id('child'), '2035-01-06')$$, '42501', 'player_not_readable', 'no other player');
select tests.act_as('rival_owner');
select throws_ok($$select public.child_load(tests.id('child'), '2035-01-06')$$, '42501', 'player_not_readable', 'no rival');
select throws_ok($$select public.squad_load(tests.id('load_match'))$$, '42501', 'match_not_writable', 'not through the squad either');
select tests.act_as('admin');
select throws_ok($$select public.child_load(tests.id('child'), '2035-01-06')$$, '42501', 'player_not_readable', 'no administrator');
select tests.act_as('suspended');
select throws_ok($$select public.child_load(tests.id('child'), '2035-01-06')$$, '42501', 'player_not_readable', 'nobody who is locked out');

select * from finish();
rollback;
