-- Session facts: what a coach has to know of one evening, and nobody else gets to know.
begin;
select plan(44);

create function tests.facts(p_training text default null) returns jsonb language sql as $$
  select public.session_facts(
    tests.id('team'), date_trunc('day', now()) + interval '3 days 17 hours',
    date_trunc('day', now()) + interval '3 days 18 hours 30 minutes', tests.id(p_training))
$$;
grant execute on function tests.facts(text) to public;

-- Who may ask ---------------------------------------------------------------------------------

select tests.act_as('coach');
select lives_ok($$select tests.facts('training')$$, 'a coach of the team may');
select tests.act_as('owner');
select lives_ok($$select tests.facts('training')$$, 'the owner of its school may');
select tests.act_as('other_coach');
select throws_ok($$select tests.facts()$$, '42501', 'not_staff_of_team', 'a coach of another team may not');
select tests.act_as('officer');
select throws_ok($$select tests.facts()$$, '42501', 'not_staff_of_team', 'nor a coach without a team');
select tests.act_as('rival_coach');
select throws_ok($$select tests.facts()$$, '42501', 'not_staff_of_team', 'nor the rival school''s coach');
select tests.act_as('rival_owner');
select throws_ok($$select tests.facts()$$, '42501', 'not_staff_of_team', 'nor its owner');
select tests.act_as('suspended');
select throws_ok($$select tests.facts()$$, '42501', 'not_staff_of_team', 'nor a coach locked out');
select tests.act_as('parent');
select throws_ok($$select tests.facts()$$, '42501', 'not_staff_of_team', 'nor a parent of the team');
select tests.act_as('other_parent');
select throws_ok($$select tests.facts()$$, '42501', 'not_staff_of_team', 'nor a parent of another child');
select tests.act_as('player');
select throws_ok($$select tests.facts()$$, '42501', 'not_staff_of_team', 'nor a player');
select tests.act_as('pending');
select throws_ok($$select tests.facts()$$, '42501', 'not_staff_of_team', 'nor somebody without a role');
select tests.act_as('admin');
select throws_ok($$select tests.facts()$$, '42501', 'not_staff_of_team', 'nor an administrator');
select tests.act_as('anon');
select throws_ok($$select tests.facts()$$, '42501', null, 'an anonymous visitor cannot even call it');

select tests.act_as('coach');
select throws_ok(
  $$select public.session_facts(tests.id('rival_team'), now(), now() + interval '1 hour')$$, '42501', 'not_staff_of_team',
  'a coach learns nothing of the rival''s evening'
);
select throws_ok(
  $$select public.session_facts(null, now(), now() + interval '1 hour')$$, '42501', 'not_staff_of_team', 'no team is nobody''s'
);
select throws_ok($$select public.session_facts(tests.id('team'), now(), now())$$, 'P0001', 'range_invalid', 'an evening has a length');
select throws_ok(
  $$select public.session_facts(tests.id('team'), now(), now() + interval '13 hours')$$, 'P0001', 'range_invalid',
  'and is no way to read the plans of a whole year'
);

-- The team and who comes ----------------------------------------------------------------------

select is(
  tests.facts() -> 'team',
  jsonb_build_object('id', tests.id('team'), 'name', 'U13', 'age_group', 'U13', 'min_age', 13, 'max_age', 13, 'format_options', '[9]'::jsonb),
  'the team with its age, counted as exercises count it, and the games its association knows'
);
select is(
  tests.facts('training') -> 'players',
  '{"squad": 1, "yes": 1, "no": 0, "open": 0, "expected": 1, "keepers": 0}', 'the one player said yes'
);
select is(
  (tests.facts() -> 'players') - 'keepers', '{"squad": 1, "yes": 0, "no": 0, "open": 1, "expected": 1}',
  'asked of no training the answer is open, and the usual share is expected'
);
select is(
  tests.facts('rival_training') -> 'players', tests.facts() -> 'players', 'a training of another team counts as none'
);
select is(
  public.session_facts(tests.id('team'), current_date + interval '21 days 17 hours', current_date + interval '21 days 18 hours') -> 'players',
  '{"squad": 1, "yes": 0, "no": 1, "open": 0, "expected": 0, "keepers": 0}', 'who is away does not come, without saying why'
);
select ok(tests.facts('training')::text !~* 'flu|illness|injur|absen', 'nothing in it tells of anybody''s health');
select tests.act_as_database();
update public.players set position = 'goalkeeper' where id = tests.id('child');
select tests.act_as('coach');
select is(tests.facts('training') -> 'players' ->> 'keepers', '1', 'keepers are those of the squad who did not say no');

-- What the squad works at --------------------------------------------------------------------

select is(tests.facts() -> 'goals', '[]', 'a goal nobody has said yes to is no goal of the squad yet');
select tests.act_as_database();
update public.development_plans set player_agreed_at = now() where id = tests.id('child_plan');
select tests.act_as('coach');
select is(tests.facts() -> 'goals', '[]', 'nor is one the family has not answered');
select tests.act_as_database();
update public.development_plans set family_agreed_at = now() where id = tests.id('child_plan');
select tests.act_as('coach');
select is(
  tests.facts() -> 'goals',
  '[{"topic": "passing", "players": 1, "helped": 0}, {"topic": "possession", "players": 0, "helped": 1}]',
  'an agreed one counts for its main topic, and apart for the topics that help'
);
select ok(tests.facts()::text !~ 'before the ball|free team mate', 'without a word of it');
select tests.act_as('owner');
select is(tests.facts() -> 'goals', '[]', 'an owner who coaches nobody there learns nothing of goals');
select tests.act_as_database();
insert into public.guardian_links (guardian_id, player_id, relationship, status, accepted_at, confirmed_by, confirmed_at, created_at)
values (
  tests.id('other_coach'), tests.id('child'), 'father', 'active', now() - interval '40 days', tests.id('admin'),
  now() - interval '40 days', now() - interval '41 days'
);
select tests.act_as('other_coach');
select throws_ok($$select tests.facts()$$, '42501', 'not_staff_of_team', 'nor does a coach of another team whose child plays there');
select tests.act_as_database();
delete from public.guardian_links where guardian_id = tests.id('other_coach') and player_id = tests.id('child');
update public.development_plans set closed_at = now() where id = tests.id('child_plan');
select tests.act_as('coach');
select is(tests.facts() -> 'goals', '[]', 'a plan that has ended counts no more');
select tests.act_as_database();
update public.development_plans set closed_at = null where id = tests.id('child_plan');
delete from public.team_staff where team_id = tests.id('team') and user_id = tests.id('coach');
select tests.act_as('coach');
select throws_ok($$select tests.facts()$$, '42501', 'not_staff_of_team', 'nor does who coached the team until yesterday');
select tests.act_as_database();
insert into public.team_staff (team_id, user_id, role) values (tests.id('team'), tests.id('coach'), 'head_coach');
select tests.act_as('coach');

-- Things and ground ---------------------------------------------------------------------------

select is(
  tests.facts() -> 'inventory', '[{"kind": "balls", "count": 24}, {"kind": "bibs", "count": 12}]',
  'what the school and the team have'
);
select tests.act_as_database();
insert into public.equipment_items (school_id, team_id, kind, count, condition, name)
values
  (tests.id('home'), null, 'balls', 7, 'broken', null), (tests.id('home'), null, 'other', 1, 'good', 'Speaker'),
  (tests.id('home'), tests.id('other_team'), 'cones', 40, 'good', null), (tests.id('home'), null, 'poles', 6, 'worn', null);
update public.exercises set equipment = '[{"kind": "balls", "count": 8}]' where id = tests.id('catalogue_exercise');
insert into public.training_blocks (training_id, phase, position, lane, exercise_id, minutes)
values (tests.id('other_training'), 'game', 0, 1, tests.id('catalogue_exercise'), 10);
select tests.act_as('coach');
select is(
  tests.facts() -> 'inventory',
  '[{"kind": "balls", "count": 24}, {"kind": "poles", "count": 6}, {"kind": "bibs", "count": 12}]',
  'worn things still serve; broken ones, another team''s and other things do not'
);
select is(
  tests.facts() -> 'taken',
  jsonb_build_array(jsonb_build_object('kind', 'balls', 'count', 16, 'team_name', 'U11', 'training_id', tests.id('other_training'))),
  'another team of the school needs balls at that time, for both of its groups'
);
select is(
  public.session_facts(tests.id('team'), now() + interval '40 days', now() + interval '40 days 1 hour') -> 'taken', '[]',
  'at another time it needs none'
);
select is(
  tests.facts('training') -> 'field',
  jsonb_build_array(jsonb_build_object('part_id', tests.id('half_a'), 'name', 'Pitch (A)', 'length_m', 50.0, 'width_m', 64.0)),
  'the half that is booked, in metres'
);
select tests.act_as_database();
update public.trainings set starts_at = now() - interval '7 days', ends_at = now() - interval '166 hours' where id = tests.id('training');
select tests.act_as('coach');
select is(
  (select array[facts -> 'usual_field' ->> 'name', facts -> 'field_clashes' #>> '{0,name}']
    from public.session_facts(tests.id('team'), now() + interval '9 days', now() + interval '217 hours') as facts),
  array['Pitch (A)', 'Pitch'], 'without a booking: the usual half, and whose booking lies on it'
);
select is(
  public.session_facts(tests.id('team'), now() + interval '50 days', now() + interval '1201 hours') -> 'field_clashes', '[]',
  'no clash when the usual half is free'
);

-- What was, what may be, what was meant -------------------------------------------------------

select is(
  public.session_facts(tests.id('team'), now(), now() + interval '1 hour') -> 'recent' #> '{0,topics}',
  '[{"topic": "finishing", "minutes": 20}]', 'the minutes per topic of the last trainings'
);
select is(tests.facts() -> 'heading', 'null', 'no rule known, none invented');
select tests.act_as_database();
update public.age_rules
set heading_sessions_max = 1, heading_sessions_per = 'month', headings_per_session = 5 where id = tests.id('rule_u13');
select tests.act_as('coach');
select is(
  tests.facts() -> 'heading',
  '{"allowed": true, "per": "month", "max_sessions": 1, "max_headings": 5, "done_sessions": 0, "country": "DE", "season": "2026/27"}',
  'the rule of the association'
);
select tests.act_as_database();
update public.exercises set has_heading = true where id = tests.id('catalogue_exercise');
insert into public.trainings (id, school_id, team_id, title, starts_at, ends_at)
select tests.named('headers'), tests.id('home'), tests.id('team'), 'Headers', first + interval '10 hours', first + interval '11 hours'
from date_trunc('month', now() + interval '3 days') as first;
insert into public.training_blocks (training_id, phase, position, exercise_id, minutes)
values (tests.id('headers'), 'main_part', 0, tests.id('catalogue_exercise'), 10);
select tests.act_as('coach');
select is(
  (tests.facts() -> 'heading') - '{per,max_sessions,max_headings,country,season}'::text[],
  '{"allowed": false, "done_sessions": 1}', 'whose only training with heading this month is taken'
);
select is(
  public.session_facts(tests.id('team'), '2026-08-05 17:00+02', '2026-08-05 18:00+02') -> 'theme',
  '{"title": "First touch", "targets": [{"topic": "first_touch", "minutes": 60}]}', 'the theme of the week in the season plan'
);

select * from finish();
rollback;
