-- The library: who finds what, in which language.
begin;
select plan(41);

-- Visibility --------------------------------------------------------------------------------

select tests.act_as('pending');
select is_empty($$select from public.search_exercises('en')$$, 'without a role the library is empty');
select tests.act_as('rival_coach');
select bag_eq(
  $$select title from public.search_exercises('en')$$, $$values ('Rondo 4 v 2'), ('Rival passing')$$,
  'a coach of another school finds the catalogue and the own'
);
select is_empty($$select from public.exercise_texts where title = 'Secret drill'$$, 'texts are hidden like their exercise');
select tests.act_as('other_coach');
select bag_eq(
  $$select title from public.search_exercises('en')$$,
  $$values ('Rondo 4 v 2'), ('Passing square'), ('Finishing wave')$$,
  'a colleague finds what is shared or stands in a training of the school'
);
select tests.act_as('parent');
select bag_eq(
  $$select title from public.search_exercises('en')$$, $$values ('Rondo 4 v 2'), ('Finishing wave')$$,
  'a parent finds the catalogue and what the child will do'
);
select tests.act_as('other_parent');
select bag_eq($$select title from public.search_exercises('en')$$, $$values ('Rondo 4 v 2')$$, 'a parent of another team only the catalogue');
select tests.act_as('rival_owner');
select is_empty($$select from public.exercises where school_id = tests.id('home')$$, 'a rival owner finds nothing of the school');

-- Even if a block of the rival named a private exercise of the school, it would stay hidden.
select tests.act_as_database();
insert into public.training_blocks (training_id, phase, position, exercise_id, minutes)
values (tests.id('rival_training'), 'main_part', 0, tests.id('private_exercise'), 10);
select tests.act_as('rival_coach');
select is_empty(
  $$select from public.exercises where id = tests.id('private_exercise')$$, 'a block opens no exercise of another school'
);

-- Writing -----------------------------------------------------------------------------------

select tests.act_as('coach');
select results_eq(
  $$insert into public.exercises (id, school_id, visibility, topic, phase, practice_type, min_age, max_age,
      players_min, players_max, area_length_m, area_width_m, minutes, equipment)
    values (tests.id('own_exercise'), tests.id('home'), 'school', 'passing', 'warm_up', 'unopposed', 6, 10, 4, 8, 20, 20, 10,
      '[{"kind": "balls", "count": 4}]')
    returning author_id$$,
  $$values (tests.id('coach'))$$, 'a coach writes an exercise and is its author'
);
select isnt_empty(
  $$insert into public.exercise_texts (exercise_id, locale, title, aim, coaching_points)
    values (tests.id('own_exercise'), 'en', 'Gates', 'Pass through gates', '{Look up}') returning title$$,
  'with a text'
);
select throws_ok(
  $$insert into public.exercises (school_id, topic, phase, practice_type, min_age, max_age,
      players_min, players_max, area_length_m, area_width_m, minutes)
    values (tests.id('rival'), 'passing', 'warm_up', 'unopposed', 6, 10, 4, 8, 20, 20, 10)$$,
  '42501', null, 'not for another school'
);
select throws_ok(
  $$insert into public.exercises (school_id, visibility, topic, phase, practice_type, min_age, max_age,
      players_min, players_max, area_length_m, area_width_m, minutes)
    values (null, 'public', 'passing', 'warm_up', 'unopposed', 6, 10, 4, 8, 20, 20, 10)$$,
  '42501', null, 'not for the catalogue'
);
select throws_ok(
  $$insert into public.exercises (school_id, author_id, topic, phase, practice_type, min_age, max_age,
      players_min, players_max, area_length_m, area_width_m, minutes)
    values (tests.id('home'), tests.id('owner'), 'passing', 'warm_up', 'unopposed', 6, 10, 4, 8, 20, 20, 10)$$,
  '42501', null, 'not in the name of somebody else'
);
select throws_ok($$update public.exercises set use_count = 999$$, '42501', null, 'popularity is counted, not claimed');
select throws_ok($$update public.exercises set slug = 'mine'$$, '42501', null, 'catalogue keys are not given');
select is_empty(
  $$update public.exercise_texts set title = 'X' where exercise_id = tests.id('catalogue_exercise') returning title$$,
  'the catalogue is not edited from the browser'
);
select is_empty(
  $$delete from public.exercises where id = tests.id('school_exercise') returning id$$,
  'a colleague''s exercise is not deleted'
);
select throws_ok(
  $$insert into public.exercise_favourites (user_id, exercise_id) values (tests.id('owner'), tests.id('catalogue_exercise'))$$,
  '42501', null, 'nobody fills the favourites of somebody else'
);
select throws_ok(
  $$insert into public.exercise_favourites (exercise_id) values (tests.id('rival_exercise'))$$,
  '42501', null, 'nor marks an exercise they cannot see'
);
select throws_ok($$delete from public.exercises where id = tests.id('training_exercise')$$, '23503', null, 'an exercise in use stays');

-- Limits ------------------------------------------------------------------------------------

select throws_ok($$update public.exercises set minutes = 121 where id = tests.id('own_exercise')$$, '23514', null, 'at most 120 minutes');
select throws_ok($$update public.exercises set max_age = 5 where id = tests.id('own_exercise')$$, '23514', null, 'ages in order');
select throws_ok($$update public.exercises set players_max = 41 where id = tests.id('own_exercise')$$, '23514', null, 'at most 40 players');
select throws_ok($$update public.exercises set area_length_m = 121 where id = tests.id('own_exercise')$$, '23514', null, 'at most 120 metres');
select throws_ok($$update public.exercises set corners = '{magical}' where id = tests.id('own_exercise')$$, '23514', null, 'known corners');
select throws_ok(
  $$update public.exercises set equipment = '[{"kind": "swords", "count": 1}]' where id = tests.id('own_exercise')$$,
  '23514', null, 'known equipment'
);
select throws_ok(
  $$update public.exercises set equipment = '[{"kind": "balls", "count": "4"}]' where id = tests.id('own_exercise')$$,
  '23514', null, 'counted in numbers'
);
select throws_ok(
  $$update public.exercises set equipment = '[{"kind": "balls"}]' where id = tests.id('own_exercise')$$,
  '23514', null, 'and never uncounted'
);
select throws_ok($$update public.exercises set diagram = '[]' where id = tests.id('own_exercise')$$, '23514', null, 'a diagram is an object');
select throws_ok(
  $$update public.exercise_texts set coaching_points = '{}' where exercise_id = tests.id('own_exercise')$$,
  '23514', null, 'at least one coaching point'
);
select throws_ok(
  $$update public.exercise_texts set progressions = array[repeat('a', 201)] where exercise_id = tests.id('own_exercise')$$,
  '23514', null, 'of at most 200 characters'
);

-- Search ------------------------------------------------------------------------------------

select tests.act_as('coach');
select results_eq(
  $$select title from public.search_exercises('de', 'Ballbesitz')$$, $$values ('Rondo 4 gegen 2')$$,
  'search speaks the reader''s language'
);
select results_eq(
  $$select title from public.search_exercises('bg', 'finish', p_limit => 1)$$, $$values ('Finishing wave')$$,
  'and English where a text is missing'
);
select results_eq($$select title from public.search_exercises('en', 'rond', p_limit => 1)$$, $$values ('Rondo 4 v 2')$$, 'finds beginnings of words');
select results_eq($$select title from public.search_exercises('en', 'finishng wave')$$, $$values ('Finishing wave')$$, 'forgives a typing error');
select lives_ok($$select * from public.search_exercises('en', $q$100% _ \ ':* & | ! ( <-> $q$)$$, 'survives special characters');
select results_eq(
  $$select title, is_favourite from public.search_exercises('en', p_favourites_only => true)$$,
  $$values ('Rondo 4 v 2', true)$$, 'lists favourites'
);
select bag_eq(
  $$select title from public.search_exercises('en', p_topics => '{passing}', p_age => 10, p_players => 8, p_max_minutes => 15)$$,
  $$values ('Passing square'), ('Gates')$$, 'combines filters'
);
select results_eq(
  $$select title, total_count from public.search_exercises('en', p_sort => 'title', p_limit => 2, p_offset => 1)$$,
  $$values ('Gates', 5::bigint), ('Passing square', 5)$$, 'pages and counts all'
);

-- Catalogue import --------------------------------------------------------------------------

select tests.act_as_database();
select private.import_exercise(jsonb_build_object(
  'slug', 'rondo-four-two', 'topic', 'possession', 'phase', 'warm_up', 'practice_type', 'rondo',
  'corners', '["technical"]'::jsonb, 'ages', '[9, 15]'::jsonb, 'level', 2,
  'players', '{"min": 6, "max": 8, "ideal": 6}'::jsonb, 'area', '[10, 10]'::jsonb,
  'minutes', 12, 'intensity', 'medium', 'heading', false, 'equipment', '[]'::jsonb, 'diagram', null,
  'texts', '{"en": {"title": "Rondo", "aim": "Keep it", "setup": "", "rules": "", "points": ["Look"]}}'::jsonb
));
select results_eq(
  $$select id, phase from public.exercises where slug = 'rondo-four-two'$$,
  $$values (tests.id('catalogue_exercise'), 'warm_up'::public.training_phase)$$,
  'importing a slug again updates it'
);
select tests.act_as('coach');
select throws_ok($$select private.import_exercise('{}')$$, '42501', null, 'and is not for people');

select * from finish();
rollback;
