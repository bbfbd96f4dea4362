-- Writing exercises: one call saves an exercise with its texts, and knows whose it is.
begin;
select plan(17);

create function tests.drill(p_change jsonb)
returns jsonb
language sql
as $$
  select jsonb_build_object(
    'school_id', tests.id('home'), 'visibility', 'me', 'topic', 'passing', 'phase', 'main_part',
    'practice_type', 'rondo', 'corners', '["technical"]'::jsonb, 'min_age', 9, 'max_age', 13, 'level', 3,
    'players_min', 6, 'players_max', 10, 'players_ideal', 8, 'keepers', 0, 'coaches', 1,
    'area_length_m', 20, 'area_width_m', 15, 'minutes', 15, 'intensity', 'medium', 'has_heading', false,
    'equipment', '[{"kind": "balls", "count": 4}]'::jsonb,
    'texts', '{"de": {"title": "Eckle", "aim": "Ball sichern", "coaching_points": ["Schau hoch"]}}'::jsonb
  ) || p_change;
$$;
grant execute on function tests.drill(jsonb) to authenticated;

-- Own ---------------------------------------------------------------------------------------

select tests.act_as('coach');
select results_eq(
  $$select author_id, version from public.save_exercise(tests.drill('{}'))$$,
  $$values (tests.id('coach'), 1)$$, 'a coach saves an exercise and is its author'
);
select results_eq(
  $$select title from public.search_exercises('bg', p_query => 'eckle') where title = 'Eckle'$$, $$values ('Eckle')$$,
  'written in German only, it is found and shown to a Bulgarian reader too'
);
select results_eq(
  $$select saved.version from public.exercises as exercise
    cross join lateral public.save_exercise(tests.drill(jsonb_build_object(
      'id', exercise.id, 'version', 1, 'minutes', 20, 'visibility', 'school',
      'texts', '{"en": {"title": "Rondo of mine", "aim": "Keep it", "coaching_points": ["Look up"]}}'::jsonb
    ))) as saved
    where exercise.author_id = tests.id('coach') and exercise.minutes = 15 and exercise.players_ideal = 8$$,
  $$values (2)$$, 'changes it, naming the version they read'
);
select results_eq(
  $$select words.locale, words.title from public.exercise_texts as words
    join public.exercises as exercise on exercise.id = words.exercise_id where exercise.minutes = 20 and exercise.players_ideal = 8$$,
  $$values ('en', 'Rondo of mine')$$, 'a language that is left out is gone'
);
select throws_ok(
  $$select public.save_exercise(tests.drill(jsonb_build_object('id', id, 'version', 1)))
    from public.exercises where author_id = tests.id('coach') and minutes = 20 and players_ideal = 8$$,
  'P0001', 'stale_row', 'who started from an older version is told'
);
select throws_ok($$select public.save_exercise(tests.drill('{"texts": {}}'))$$, 'P0001', 'texts_required', 'not without a text');
select throws_ok($$select public.save_exercise(tests.drill('{"texts": null}'))$$, 'P0001', 'texts_required', 'nor with none at all');
select throws_ok($$select public.save_exercise(tests.drill('{"minutes": 121}'))$$, '23514', null, 'within the limits');
select throws_ok(
  $$select public.save_exercise(tests.drill('{"texts": {"fr": {"title": "A", "aim": "B", "coaching_points": ["C"]}}}'))$$,
  '23514', null, 'in one of the three languages'
);
select throws_ok(
  $$select public.save_exercise(tests.drill('{"texts": {"en": {"title": "A", "aim": "B", "coaching_points": []}}}'))$$,
  '23514', null, 'with at least one coaching point'
);
select throws_ok(
  $$select public.save_exercise(tests.drill(jsonb_build_object('school_id', tests.id('rival'))))$$, '42501', null, 'for no other school'
);
select throws_ok(
  $$select public.save_exercise(tests.drill(jsonb_build_object('visibility', 'team', 'team_id', tests.id('rival_team'))))$$,
  '42501', null, 'for no team of another school'
);
select results_eq(
  $$select diagram #> '{objects,0}' from public.save_exercise(tests.drill(
    '{"visibility": "public", "diagram": {"v": 2, "objects": [{"id": "p1", "kind": "player", "name": "Mia", "team": "a"}]}}'
  ))$$,
  $$values ('{"id": "p1", "kind": "player", "team": "a"}'::jsonb)$$, 'what everybody may read names no player'
);

-- Of others ---------------------------------------------------------------------------------

select tests.act_as('owner');
select throws_ok(
  $$select public.save_exercise(tests.drill(jsonb_build_object('id', id, 'version', version)))
    from public.exercises where minutes = 20 and players_ideal = 8$$,
  '42501', 'exercise_not_writable', 'the owner of the school reads it but does not rewrite it'
);
select tests.act_as('rival_coach');
select throws_ok(
  $$select public.save_exercise(tests.drill(jsonb_build_object('id', tests.id('school_exercise'), 'version', 1)))$$,
  '42501', 'exercise_not_writable', 'a rival coach cannot touch it'
);
select tests.act_as('parent');
select throws_ok($$select public.save_exercise(tests.drill('{}'))$$, '42501', null, 'a parent writes none');
select tests.act_as('anon');
select throws_ok($$select public.save_exercise('{}')$$, '42501', null, 'nobody does without signing in');

select * from finish();
rollback;
