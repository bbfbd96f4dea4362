-- Individual training: what is measured, entries from a phone without a connection, days and bests.
begin;
select plan(41);

-- Writing -----------------------------------------------------------------------------------

create function tests.individual_words(p_id uuid, p_more jsonb default '{}')
returns jsonb
language sql
as $$
  select jsonb_build_object(
    'id', p_id, 'school_id', tests.id('home'), 'visibility', 'school', 'topic', 'passing',
    'place', 'wall', 'min_age', 8, 'max_age', 12, 'level', 2, 'minutes', 10, 'intensity', 'medium',
    'people', 2, 'measure', 'repetitions', 'target', 50, 'needs_go_ahead', true,
    'texts', jsonb_build_object(
      'en', jsonb_build_object('title', 'Wall', 'aim', 'Touch', 'steps', jsonb_build_array('Pass'), 'measuring', 'Clean passes in a row'),
      'de', jsonb_build_object('title', 'Wand', 'aim', 'Gefühl', 'steps', jsonb_build_array('Pass'))
    )
  ) || p_more
$$;
grant execute on all functions in schema tests to public;

select tests.act_as('coach');
select results_eq(
  $$select people, measure::text, target, needs_go_ahead, author_id
    from public.save_individual_exercise(tests.individual_words('00000000-0000-4000-9000-000000000001'))$$,
  $$values (2, 'repetitions', 50, true, tests.id('coach'))$$, 'a coach writes an exercise with its texts'
);
select is(
  (select count(*)::int from public.individual_exercise_texts
    where exercise_id = '00000000-0000-4000-9000-000000000001'),
  2, 'in two languages'
);
select lives_ok(
  $$select public.save_individual_exercise(tests.individual_words('00000000-0000-4000-9000-000000000001'))$$,
  'the same again, as the answer was lost, is the same exercise'
);
select throws_ok(
  $$select public.save_individual_exercise(
    tests.individual_words('00000000-0000-4000-9000-000000000001'), '2020-01-01')$$,
  'P0001', 'stale_row', 'a version somebody has changed since is a conflict'
);
select is(
  (public.save_individual_exercise(
    tests.individual_words('00000000-0000-4000-9000-000000000001', jsonb_build_object(
      'target', 60,
      'texts', jsonb_build_object('de', jsonb_build_object('title', 'Wand', 'aim', 'Gefühl', 'steps', jsonb_build_array('Pass')))
    )),
    (select updated_at from public.individual_exercises where id = '00000000-0000-4000-9000-000000000001')
  )).target,
  60, 'the version that was read is changed'
);
select results_eq(
  $$select locale from public.individual_exercise_texts where exercise_id = '00000000-0000-4000-9000-000000000001'$$,
  $$values ('de')$$, 'a language left out is gone'
);
select throws_ok(
  $$select public.save_individual_exercise(tests.individual_words(gen_random_uuid(), '{"texts": {}}'))$$,
  'P0001', 'texts_required', 'an exercise has words'
);
select throws_ok(
  $$select public.save_individual_exercise(tests.individual_words(gen_random_uuid(), '{"measure": null}'))$$,
  '23514', null, 'a target without a measure means nothing'
);
select throws_ok(
  $$select public.save_individual_exercise(tests.individual_words(gen_random_uuid(), '{"is_lower_better": true}'))$$,
  '23514', null, 'only a time is better the shorter it is'
);
select throws_ok(
  $$select public.save_individual_exercise(tests.individual_words(gen_random_uuid(), '{"people": 3}'))$$,
  '23514', null, 'three are a session'
);
select tests.act_as('other_coach');
select throws_ok(
  $$select public.save_individual_exercise(tests.individual_words('00000000-0000-4000-9000-000000000001'))$$,
  '42501', 'exercise_not_writable', 'a colleague does not take it over under its id'
);
select throws_ok(
  $$select public.save_individual_exercise(
    tests.individual_words('00000000-0000-4000-9000-000000000001'),
    (select updated_at from public.individual_exercises where id = '00000000-0000-4000-9000-000000000001'))$$,
  '42501', 'exercise_not_writable', 'nor changes it'
);
select tests.act_as('rival_coach');
select throws_ok(
  $$select public.save_individual_exercise(tests.individual_words(gen_random_uuid()))$$,
  '42501', null, 'nobody writes for another school'
);
select tests.act_as('parent');
select throws_ok(
  $$select public.save_individual_exercise(tests.individual_words(gen_random_uuid()))$$,
  '42501', null, 'a parent writes none'
);

-- Entries from a phone ----------------------------------------------------------------------

select tests.act_as('player');
select is(
  (public.log_individual_progress(
    tests.id('child_individual'), 12, 40, p_id => '00000000-0000-4000-9000-00000000000a', p_effort => 3
  )).effort,
  3, 'a player says how hard it was'
);
select is(
  (public.log_individual_progress(
    tests.id('child_individual'), 12, 40, p_id => '00000000-0000-4000-9000-00000000000a', p_effort => 3
  )).id,
  '00000000-0000-4000-9000-00000000000a', 'sent again it is answered again'
);
select is(
  (select count(*)::int from public.individual_progress where id = '00000000-0000-4000-9000-00000000000a'),
  1, 'and stored once'
);
select is(
  (public.log_individual_progress(
    p_player_id => tests.id('child'), p_exercise_id => tests.id('individual_catalogue'), p_seconds => 45,
    p_id => '00000000-0000-4000-9000-00000000000b'
  )).seconds,
  45, 'free practice counts seconds'
);
select is(
  (public.log_individual_progress(
    p_player_id => tests.id('child'), p_exercise_id => tests.id('individual_catalogue'), p_metres => 200
  )).metres,
  200, 'or metres'
);
select throws_ok(
  $$select public.log_individual_progress(
    p_player_id => tests.id('other_child'), p_exercise_id => tests.id('individual_catalogue'), p_minutes => 5)$$,
  '42501', null, 'for nobody else'
);
select throws_ok(
  $$select public.log_individual_progress(tests.id('other_individual'), 5)$$, '42501', 'assignment_not_found',
  'and on nobody else''s assignment'
);
select throws_ok(
  $$select public.log_individual_progress(
    p_player_id => tests.id('child'), p_exercise_id => tests.id('individual_rival'), p_minutes => 5)$$,
  '42501', null, 'nor with an exercise one may not read'
);
select throws_ok(
  $$select public.log_individual_progress(
    p_player_id => tests.id('child'), p_exercise_id => tests.id('individual_catalogue'), p_minutes => 5,
    p_id => tests.id('other_practice'))$$,
  '42501', 'entry_of_another', 'the id of somebody else''s entry opens nothing'
);
select throws_ok(
  $$select public.log_individual_progress(tests.id('child_individual'), 5, p_effort => 6)$$,
  '23514', null, 'five steps'
);
select throws_ok(
  $$select public.log_individual_progress(p_minutes => 5)$$, '42501', null, 'an entry is somebody''s'
);
select tests.act_as('coach');
select throws_ok(
  $$select public.log_individual_progress(
    p_player_id => tests.id('child'), p_exercise_id => tests.id('individual_catalogue'), p_minutes => 5)$$,
  '42501', null, 'a coach does not practise for a player'
);

-- Days and bests ----------------------------------------------------------------------------

select tests.act_as('player');
select is(
  (select sum(entries)::int from public.individual_practice_days(tests.id('child'), current_date - 30, current_date + 1)),
  4, 'the days count every entry'
);
select throws_ok(
  $$select * from public.individual_practice_days(tests.id('child'), '2020-01-01', '2026-01-01')$$,
  'P0001', 'period_too_long', 'a year at most'
);
select is(
  (select best from public.individual_practice_bests(tests.id('child'), tests.id('individual_given'))),
  40, 'without a measure the repetitions are compared'
);
reset role;
update public.individual_exercises set measure = 'seconds', is_lower_better = true
where id = tests.id('individual_catalogue');
insert into public.individual_progress (player_id, exercise_id, logged_by, practised_at, seconds)
values
  (tests.id('child'), tests.id('individual_catalogue'), tests.id('player'), now() - interval '3 days', 60),
  (tests.id('child'), tests.id('individual_catalogue'), tests.id('player'), now() - interval '2 days', 38);
select tests.act_as('player');
select results_eq(
  $$select best, first_result, results from public.individual_practice_bests(tests.id('child'), tests.id('individual_catalogue'))$$,
  $$values (38, 60, array[60, 38, 45])$$, 'of a time to beat the shortest is the best, in the order of practice'
);
select tests.act_as('parent');
select isnt_empty($$select * from public.individual_practice_bests(tests.id('child'))$$, 'a guardian reads the child''s');
select is_empty($$select * from public.individual_practice_bests(tests.id('other_child'))$$, 'and no other''s');
select tests.act_as('coach');
select isnt_empty($$select * from public.individual_practice_bests(tests.id('child'))$$, 'a coach reads a player''s of the team');
select is_empty(
  $$select * from public.individual_practice_days(tests.id('other_child'), current_date - 30, current_date + 1)$$,
  'not those of a colleague''s'
);
select tests.act_as('rival_coach');
select is_empty($$select * from public.individual_practice_bests(tests.id('child'))$$, 'another school counts nothing');
select is_empty(
  $$select * from public.individual_practice_days(tests.id('child'), current_date - 30, current_date + 1)$$,
  'not one day'
);
select tests.act_as('admin');
select is_empty($$select * from public.individual_practice_bests(tests.id('child'))$$, 'nor does an administrator');

-- Guardians ---------------------------------------------------------------------------------

reset role;
update public.guardian_links set can_respond = false
where guardian_id = tests.id('parent') and player_id = tests.id('child');
select tests.act_as('parent');
select throws_ok(
  $$select public.log_individual_progress(tests.id('child_individual'), 5)$$,
  '42501', null, 'a guardian who may not answer logs nothing'
);
select isnt_empty($$select * from public.individual_practice_bests(tests.id('child'))$$, 'and still reads');
reset role;
update public.guardian_links set can_respond = true, status = 'ended'
where guardian_id = tests.id('parent') and player_id = tests.id('child');
select tests.act_as('parent');
select throws_ok(
  $$select public.log_individual_progress(tests.id('child_individual'), 5)$$,
  '42501', null, 'a link that ended logs nothing'
);
select is_empty($$select * from public.individual_practice_bests(tests.id('child'))$$, 'and reads nothing');

select * from finish();
rollback;
