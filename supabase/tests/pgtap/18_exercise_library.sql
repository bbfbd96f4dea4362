-- The library around the exercises: teams, chains, animations, archive, collections, uses, import.
begin;
select plan(101);

-- Shared with one team ----------------------------------------------------------------------

select tests.act_as_database();
insert into public.exercise_texts (exercise_id, locale, title, aim, coaching_points)
values (tests.id('team_exercise'), 'en', 'Pressing trap', 'Win it wide', '{Close the line}');
select tests.act_as('coach');
select is_empty($$select title from public.search_exercises('en', 'trap')$$, 'what is archived is not found');
select tests.act_as_database();
update public.exercises set archived_at = null where id = tests.id('team_exercise');
select tests.act_as('coach');
select results_eq($$select title from public.search_exercises('en', 'trap')$$, $$values ('Pressing trap')$$, 'the team''s staff finds it');
select tests.act_as('owner');
select results_eq($$select title from public.search_exercises('en', 'trap')$$, $$values ('Pressing trap')$$, 'and the school''s owner');
select tests.act_as('other_coach');
select is_empty($$select title from public.search_exercises('en', 'trap')$$, 'a coach of another team does not');
select is_empty($$select id from public.exercises where id = tests.id('team_exercise')$$, 'even by its id');
select is_empty($$select title from public.exercise_texts where exercise_id = tests.id('team_exercise')$$, 'nor its text');
select tests.act_as('suspended');
select is_empty($$select title from public.search_exercises('en', 'trap')$$, 'nor a suspended coach of the team');
select tests.act_as('rival_owner');
select is_empty($$select title from public.search_exercises('en', 'trap')$$, 'nor another school');
select tests.act_as('parent');
select is_empty($$select title from public.search_exercises('en', 'trap')$$, 'nor a family of the team');
select tests.act_as('coach');
select throws_ok(
  $$update public.exercises set team_id = tests.id('other_team') where id = tests.id('team_exercise')$$,
  '42501', null, 'sharing with a team takes looking after it'
);
select throws_ok(
  $$update public.exercises set team_id = tests.id('rival_team') where id = tests.id('team_exercise')$$,
  '42501', 'team_of_another_school', 'one of the own school'
);
select throws_ok(
  $$update public.exercises set team_id = null where id = tests.id('team_exercise')$$, '23514', null, 'and a name'
);
select results_eq(
  $$update public.exercises set visibility = 'school' where id = tests.id('team_exercise') returning team_id$$,
  $$values (null::uuid)$$, 'shared with all, it names none'
);
select tests.act_as('other_coach');
select results_eq($$select title from public.search_exercises('en', 'trap')$$, $$values ('Pressing trap')$$, 'and a colleague finds it');
select tests.act_as('coach');
update public.exercises set visibility = 'me' where id = tests.id('team_exercise');
select tests.act_as('other_coach');
select is_empty($$select title from public.search_exercises('en', 'trap')$$, 'until it is taken back');
select tests.act_as('coach');
select results_eq($$select title from public.search_exercises('en', 'trap')$$, $$values ('Pressing trap')$$, 'the author keeps it');
select tests.act_as('coach');
update public.exercise_texts set title = 'Sideline snare' where exercise_id = tests.id('team_exercise');
select tests.act_as('coach');
select results_eq($$select title from public.search_exercises('en', 'sideline')$$, $$values ('Sideline snare')$$, 'a new title is found at once');
select tests.act_as('coach');
select is_empty($$select title from public.search_exercises('en', 'trap')$$, 'the old one no longer');
select tests.act_as_database();
update public.exercises set author_id = null where id = tests.id('team_exercise');
select tests.act_as('coach');
select is_empty($$select title from public.search_exercises('en', 'sideline')$$, 'a private exercise nobody owns is nobody''s');
select tests.act_as_database();
update public.exercises set author_id = tests.id('coach') where id = tests.id('team_exercise');

-- Fields ------------------------------------------------------------------------------------

select tests.act_as('coach');
select lives_ok(
  $$update public.exercises set sets = 4, work_seconds = 90, rest_seconds = 60, keepers = 2, coaches = 2,
      video_url = 'https://video.test/1', source = 'Own', licence = 'CC BY 4.0' where id = tests.id('private_exercise')$$,
  'intervals, people, film and source are noted'
);
select throws_ok(
  $$update public.exercises set sets = null where id = tests.id('private_exercise')$$, '23514', null, 'intervals are whole or not there'
);
select throws_ok(
  $$update public.exercises set video_url = 'http://video.test/1' where id = tests.id('private_exercise')$$, '23514', null,
  'a film is linked by https'
);
select throws_ok(
  $$update public.exercises set video_url = 'javascript:alert(1)' where id = tests.id('private_exercise')$$, '23514', null,
  'and by nothing else'
);
select throws_ok(
  $$update public.exercise_texts set questions = array_fill('Why?'::text, array[9]) where exercise_id = tests.id('private_exercise')$$,
  '23514', null, 'at most eight questions'
);
select lives_ok(
  $$update public.exercise_texts set scoring = 'A goal counts two', common_faults = '{Too close}'
    where exercise_id = tests.id('private_exercise')$$, 'scoring and common faults are noted'
);

-- Chains ------------------------------------------------------------------------------------

select tests.act_as('coach');
select throws_ok(
  $$update public.exercises set next_id = tests.id('rival_exercise') where id = tests.id('private_exercise')$$,
  '42501', 'next_not_readable', 'a chain leads to what its writer may read'
);
select lives_ok(
  $$update public.exercises set next_id = tests.id('training_exercise') where id = tests.id('private_exercise')$$, 'one after the other'
);
select lives_ok(
  $$update public.exercises set next_id = tests.id('team_exercise') where id = tests.id('training_exercise')$$, 'and the next'
);
select throws_ok(
  $$update public.exercises set next_id = tests.id('private_exercise') where id = tests.id('team_exercise')$$,
  'P0001', 'circular_chain', 'never back to the first'
);
select throws_ok(
  $$update public.exercises set next_id = id where id = tests.id('team_exercise')$$, 'P0001', 'circular_chain', 'nor to itself'
);
select tests.act_as('parent');
select results_eq(
  $$select exercise.next_id is not null, following.id from public.exercises as exercise
    left join public.exercises as following on following.id = exercise.next_id
    where exercise.id = tests.id('training_exercise')$$,
  $$values (true, null::uuid)$$, 'the next one opens to those who may read it'
);

-- Animations of exercises -------------------------------------------------------------------

select tests.act_as('other_coach');
select throws_ok(
  $$update public.exercises set animation_id = tests.id('private_animation') where id = tests.id('school_exercise')$$,
  '42501', 'animation_not_readable', 'an exercise shows what its writer may read'
);
select lives_ok(
  $$update public.exercises set animation_id = tests.id('school_animation') where id = tests.id('school_exercise')$$, 'the school''s'
);
select throws_ok(
  $$update public.exercises set visibility = 'public' where id = tests.id('school_exercise')$$,
  'P0001', 'animation_not_public', 'a public exercise needs a public drawing'
);
select lives_ok(
  $$update public.animations set visibility = 'public' where id = tests.id('school_animation')$$, 'published by its owner'
);
select lives_ok($$update public.exercises set visibility = 'public' where id = tests.id('school_exercise')$$, 'it goes with it');
select throws_ok(
  $$update public.animations set visibility = 'me' where id = tests.id('school_animation')$$,
  'P0001', 'animation_in_use', 'and stays public as long'
);
select throws_ok($$delete from public.animations where id = tests.id('school_animation')$$, '23503', null, 'and stays');
select tests.act_as('rival_parent');
select results_eq(
  $$select animation.title from public.exercises as exercise join public.animations as animation
      on animation.id = exercise.animation_id$$,
  $$values ('school_animation')$$, 'whoever reads the exercise sees it move'
);
select tests.act_as('other_coach');
update public.exercises set visibility = 'school', animation_id = null where id = tests.id('school_exercise');

-- Archive -----------------------------------------------------------------------------------

select tests.act_as('coach');
select throws_ok(
  $$select public.archive_exercise(tests.id('school_exercise'))$$, '42501', 'exercise_not_writable',
  'nobody archives a colleague''s exercise'
);
select throws_ok(
  $$select public.archive_exercise(tests.id('catalogue_exercise'))$$, '42501', 'exercise_not_writable', 'nor the catalogue'
);
select lives_ok($$select public.archive_exercise(tests.id('training_exercise'))$$, 'what stands in a training is archived');
select tests.act_as('coach');
select is_empty($$select title from public.search_exercises('en', 'two lines')$$, 'it leaves the library');
select tests.act_as('parent');
select isnt_empty($$select id from public.exercises where id = tests.id('training_exercise')$$, 'and stays in the training');
select tests.act_as('coach');
select lives_ok($$select public.archive_exercise(tests.id('training_exercise'), false)$$, 'it comes back');
select tests.act_as('coach');
select results_eq($$select title from public.search_exercises('en', 'finishing wave')$$, $$values ('Finishing wave')$$, 'to where it was');
select tests.act_as('owner');
select throws_ok(
  $$select public.archive_exercise(tests.id('private_exercise'))$$, '42501', 'exercise_not_writable', 'an owner leaves what is private'
);
select lives_ok($$select public.archive_exercise(tests.id('school_exercise'))$$, 'and tidies up what is shared');
select lives_ok($$select public.archive_exercise(tests.id('school_exercise'), false)$$, 'both ways');
select tests.act_as('rival_owner');
select throws_ok(
  $$select public.archive_exercise(tests.id('school_exercise'))$$, '42501', 'exercise_not_writable', 'another school''s owner does not'
);

-- Collections -------------------------------------------------------------------------------

select tests.act_as('coach');
select bag_eq(
  $$select title from public.collections$$, $$values ('My evenings'), ('How we play')$$, 'a coach sees the own and the school''s'
);
select throws_ok(
  $$insert into public.collections (school_id, title) values (tests.id('rival'), 'Spy')$$, '42501', null, 'and makes none elsewhere'
);
select is_empty(
  $$update public.collections set title = 'X' where id = tests.id('school_collection') returning id$$, 'nor changes a colleague''s'
);
select throws_ok(
  $$select public.set_collection_items(tests.id('school_collection'), '{}')$$, '42501', 'collection_not_writable', 'or empties it'
);
select throws_ok(
  $$select public.set_collection_items(tests.id('rival_collection'), '{}')$$, '42501', 'collection_not_writable',
  'or one of another school'
);
select lives_ok(
  $$select public.set_collection_items(tests.id('my_collection'), array[
      tests.id('school_exercise'), tests.id('catalogue_exercise'), tests.id('school_exercise')])$$,
  'it is filled in order'
);
select results_eq(
  $$select exercise_id from public.collection_items where collection_id = tests.id('my_collection') order by position$$,
  $$values (tests.id('school_exercise')), (tests.id('catalogue_exercise'))$$, 'each exercise once'
);
update public.collection_items set note = 'On grass' where exercise_id = tests.id('catalogue_exercise');
select lives_ok(
  $$select public.set_collection_items(tests.id('my_collection'), array[tests.id('catalogue_exercise'), tests.id('private_exercise')])$$,
  'and in another'
);
select results_eq(
  $$select exercise_id, position, note from public.collection_items
    where collection_id = tests.id('my_collection') order by position$$,
  $$values (tests.id('catalogue_exercise'), 0, 'On grass'), (tests.id('private_exercise'), 1, null)$$, 'notes stay'
);
select throws_ok(
  $$select public.set_collection_items(tests.id('my_collection'), array[tests.id('rival_exercise')])$$, '42501', null,
  'nothing that cannot be read'
);
select bag_eq(
  $$select title from public.search_exercises('en', p_collection_id => tests.id('my_collection'))$$,
  $$values ('Rondo 4 v 2'), ('Secret drill')$$, 'the search looks into a collection'
);
select tests.act_as('other_coach');
select is_empty($$select from public.collections where id = tests.id('my_collection')$$, 'a private collection is private');
select is_empty($$select from public.collection_items where collection_id = tests.id('my_collection')$$, 'with all in it');
select is_empty(
  $$select from public.search_exercises('en', p_collection_id => tests.id('my_collection'))$$, 'also for the search'
);
select tests.act_as('coach');
update public.collections set visibility = 'school' where id = tests.id('my_collection');
select tests.act_as('other_coach');
select bag_eq(
  $$select title from public.search_exercises('en', p_collection_id => tests.id('my_collection'))$$,
  $$values ('Rondo 4 v 2')$$, 'shared, it still opens no private exercise'
);
select tests.act_as('parent');
select is_empty($$select from public.collections$$, 'collections are for staff');
select tests.act_as('rival_coach');
select bag_eq($$select title from public.collections$$, $$values ('Rival ideas')$$, 'of the school');
select tests.act_as('owner');
select isnt_empty(
  $$update public.collections set title = 'Evenings' where id = tests.id('my_collection') returning id$$,
  'an owner of the school looks after what is shared'
);
select throws_ok(
  $$update public.collections set visibility = 'me' where id = tests.id('my_collection')$$, '42501', null,
  'and makes it nobody else''s private affair'
);

-- Uses --------------------------------------------------------------------------------------

select tests.act_as('coach');
select results_eq(
  $$select exercise_id, team_id, minutes, author_id from public.exercise_uses where training_id = tests.id('training')$$,
  $$values (tests.id('training_exercise'), tests.id('team'), 20, tests.id('coach'))$$, 'a block is a use'
);
select throws_ok(
  $$insert into public.exercise_uses (training_id, exercise_id, school_id, team_id, used_at, minutes)
    values (tests.id('training'), tests.id('catalogue_exercise'), tests.id('home'), tests.id('team'), now(), 5)$$,
  '42501', null, 'nobody claims one'
);
select throws_ok($$delete from public.exercise_uses$$, '42501', null, 'or denies it');
insert into public.training_blocks (training_id, phase, position, exercise_id, minutes)
values
  (tests.id('past_training'), 'main_part', 0, tests.id('catalogue_exercise'), 10),
  (tests.id('past_training'), 'game', 0, tests.id('catalogue_exercise'), 15);
select results_eq(
  $$select times_used, minutes_used, last_used_at, next_use_at
    from public.exercise_usage(array[tests.id('catalogue_exercise')], tests.id('team'))$$,
  $$select 1::bigint, 25::bigint, starts_at, null::timestamptz from public.trainings where id = tests.id('past_training')$$,
  'twice in one evening is once, with all its minutes'
);
select results_eq(
  $$select times_used, next_use_at from public.exercise_usage(array[tests.id('catalogue_exercise')])$$,
  $$select 1::bigint, starts_at from public.trainings where id = tests.id('other_training')$$, 'colleagues'' plans count for the school'
);
select bag_eq(
  $$select title from public.search_exercises('en', p_unused_weeks => 1)$$,
  $$values ('Passing square'), ('Secret drill'), ('Sideline snare')$$, 'not used lately by my team: neither done nor planned'
);
select bag_eq(
  $$select title from public.search_exercises('en', p_unused_weeks => 1, p_unused_by_team_id => tests.id('other_team'))$$,
  $$values ('Finishing wave'), ('Passing square'), ('Secret drill'), ('Sideline snare')$$, 'or by the team named'
);
select bag_eq(
  $$select title from public.search_exercises('en', p_unused_weeks => 1, p_unused_by_team_id => tests.id('rival_team'))$$,
  $$select title from public.search_exercises('en')$$, 'what another school did is not told'
);
select tests.act_as('parent');
select bag_eq(
  $$select training_id from public.exercise_uses$$, $$values (tests.id('training')), (tests.id('past_training'))$$,
  'a parent sees what the child''s team does'
);
select tests.act_as('rival_coach');
select bag_eq($$select training_id from public.exercise_uses$$, $$values (tests.id('rival_training'))$$, 'another school its own');
select tests.act_as('coach');
update public.trainings set status = 'cancelled' where id = tests.id('past_training');
select is_empty($$select from public.exercise_uses where training_id = tests.id('past_training')$$, 'a training called off used nothing');
update public.trainings set status = 'done' where id = tests.id('past_training');
select isnt_empty($$select from public.exercise_uses where training_id = tests.id('past_training')$$, 'unless it took place after all');
update public.trainings set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'
where id = tests.id('past_training');
select results_eq(
  $$select used_at from public.exercise_uses where training_id = tests.id('past_training')$$,
  $$select starts_at from public.trainings where id = tests.id('past_training')$$, 'a use moves with its training'
);
delete from public.training_blocks where training_id = tests.id('past_training');
select is_empty($$select from public.exercise_uses where training_id = tests.id('past_training')$$, 'and goes with its block');

-- Filters -----------------------------------------------------------------------------------

select tests.act_as('coach');
select bag_eq(
  $$select title from public.search_exercises('en', p_max_length_m => 15, p_max_width_m => 20)$$,
  $$select title from public.search_exercises('en')$$, 'a drill may be laid out either way round'
);
select is_empty(
  $$select title from public.search_exercises('en', p_max_length_m => 19.5, p_max_width_m => 15)$$, 'and must fit'
);
select is_empty($$select title from public.search_exercises('en', p_max_length_m => 14)$$, 'also into a strip');
select results_eq(
  $$select count(*) from public.search_exercises('en', p_keepers => 1, p_coaches => 1)$$,
  $$select count(*) - 1 from public.search_exercises('en')$$, 'who needs two keepers and two coaches is out'
);
select bag_eq(
  $$select title from public.search_exercises('en', p_mine_only => true)$$,
  $$values ('Finishing wave'), ('Secret drill'), ('Sideline snare')$$, 'my own'
);
select bag_eq(
  $$select title from public.search_exercises('en', p_school_id => tests.id('home'))$$,
  $$select title from public.search_exercises('en') where school_id = tests.id('home') and visibility <> 'me'$$,
  'what is shared in the school'
);
select isnt_empty($$select from public.search_exercises('en', p_school_id => tests.id('home'))$$, 'which is something');
select is_empty(
  $$select from public.search_exercises('en', p_school_id => tests.id('rival')) where visibility <> 'public'$$,
  'of another school nothing but what is everybody''s'
);
select results_eq(
  $$select title from public.search_exercises('en', 'ishing')$$, $$values ('Finishing wave')$$, 'finds a part inside a word'
);
select results_eq(
  $$select title from public.search_exercises('xx', 'rondo', p_limit => 1)$$, $$values ('Rondo 4 v 2')$$, 'reads English to readers it does not know'
);
select results_eq(
  $$select title from public.search_exercises('de', p_limit => null, p_offset => -5, p_sort => 'relevance', p_query => 'ballbesitz')$$,
  $$values ('Rondo 4 gegen 2')$$, 'survives odd pages'
);

-- Import ------------------------------------------------------------------------------------

select tests.act_as_database();
create temporary table catalogue as
select jsonb_agg(jsonb_build_object(
  'slug', slug, 'topic', 'passing', 'phase', 'game', 'practice_type', 'rondo', 'corners', '["technical"]'::jsonb,
  'ages', '[9, 15]'::jsonb, 'level', 2, 'players', '{"min": 6, "max": 8, "ideal": 6}'::jsonb, 'area', '[10, 10]'::jsonb,
  'minutes', 12, 'intensity', 'medium', 'next', next_slug, 'intervals', '{"sets": 3, "work": 60, "rest": 30}'::jsonb,
  'texts', jsonb_build_object('en', jsonb_build_object(
    'title', title, 'aim', 'Keep it', 'points', '["Look"]'::jsonb, 'questions', '["Who is free?"]'::jsonb))
)) as document
from (values ('zz-one', 'Alpha maze', 'zz-two'), ('zz-two', 'Beta maze', null)) as entry (slug, title, next_slug);
select results_eq(
  $$select private.import_exercises(document) from catalogue$$, $$values (2)$$, 'a catalogue comes in at once'
);
select results_eq(
  $$select private.import_exercises(document) from catalogue$$, $$values (2)$$, 'and again without a trace'
);
select results_eq(
  $$select exercise.sets, following.slug from public.exercises as exercise
    join public.exercises as following on following.id = exercise.next_id where exercise.slug = 'zz-one'$$,
  $$values (3, 'zz-two')$$, 'with its chain'
);
select tests.act_as('rival_parent');
select bag_eq($$select title from public.search_exercises('en', 'maze')$$, $$values ('Alpha maze'), ('Beta maze')$$, 'everybody finds it');
select tests.act_as('admin');
select throws_ok($$select private.import_exercises('[]')$$, '42501', null, 'and it is not for people');

-- 3,000 is the end --------------------------------------------------------------------------

select tests.act_as_database();
select private.import_exercises((
  select jsonb_agg(document -> 0 || jsonb_build_object('slug', 'many-' || number, 'next', null))
  from catalogue cross join generate_series(1, 3010) as number
));
select tests.act_as('coach');
select results_eq(
  $$select total_count, count(*) from public.search_exercises('en', p_offset => 2990) group by 1$$,
  $$values (3000::bigint, 10::bigint)$$, 'a list ends after three thousand'
);
select ok(
  (select total_count from public.search_exercises('en', 'maze', p_limit => 1)) between 1000 and 1100, 'with words after one'
);

select * from finish();
rollback;
