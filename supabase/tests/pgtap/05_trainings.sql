-- Planning a training: who may, what is kept together, what two editors do to each other.
begin;
select plan(46);

create function tests.plan(overrides jsonb default '{}')
returns jsonb
language sql
as $$
  select jsonb_build_object(
    'team_id', tests.id('team'), 'title', ' Pressing ', 'objective', '', 'place', 'Pitch 1', 'notes', null,
    'starts_at', '2036-03-03T17:00:00+01:00', 'ends_at', '2036-03-03T18:30:00+01:00',
    'blocks', jsonb_build_array(
      jsonb_build_object('phase', 'main_part', 'exercise_id', tests.id('catalogue_exercise'), 'minutes', 20),
      jsonb_build_object('phase', 'main_part', 'exercise_id', tests.id('private_exercise'), 'minutes', 20),
      jsonb_build_object('phase', 'warm_up', 'exercise_id', null, 'title', 'Run', 'minutes', 10, 'note', ' ')
    )
  ) || overrides;
$$;
grant execute on function tests.plan(jsonb) to public;

-- Creating ----------------------------------------------------------------------------------

select tests.act_as('coach');
select results_eq(
  $$select title, objective, place, school_id, author_id, version, status
    from public.save_training(tests.plan(jsonb_build_object('school_id', tests.id('rival'), 'author_id', tests.id('owner'))))$$,
  $$values ('Pressing', null, 'Pitch 1', tests.id('home'), tests.id('coach'), 1, 'planned'::public.training_status)$$,
  'a coach plans for the own team; school and author are not believed'
);
select results_eq(
  $$select phase, position, minutes, title, note from public.training_blocks
    where training_id = (select id from public.trainings where title = 'Pressing') order by phase, position$$,
  $$values
    ('warm_up'::public.training_phase, 0, 10, 'Run', null),
    ('main_part', 0, 20, null, null),
    ('main_part', 1, 20, null, null)$$,
  'with its blocks in order'
);
select results_eq(
  $$select use_count from public.exercises where id = tests.id('catalogue_exercise')$$, $$values (1)$$,
  'the use of an exercise is counted'
);
select lives_ok(
  $$select public.save_training(tests.plan('{"id": "00000000-0000-4000-9000-0000000000aa", "title": "Sent twice"}'))$$,
  'a new training under an id of one''s own'
);
select lives_ok(
  $$select public.save_training(tests.plan('{"id": "00000000-0000-4000-9000-0000000000aa", "title": "Sent twice"}'))$$,
  'sent again because the answer was lost, it is saved'
);
select results_eq(
  $$select count(distinct training.id), count(block.id) from public.trainings as training
    join public.training_blocks as block on block.training_id = training.id where training.title = 'Sent twice'$$,
  $$values (1::bigint, 3::bigint)$$, 'once, with its blocks once'
);
select throws_ok(
  $$select public.save_training(tests.plan(jsonb_build_object('id', '00000000-0000-4000-9000-0000000000aa')))$$,
  'P0001', 'stale_row', 'once it was changed, sending it as new again is a conflict'
);
select tests.act_as('owner');
select throws_ok(
  $$select public.save_training(tests.plan(jsonb_build_object('id', '00000000-0000-4000-9000-0000000000aa')))$$,
  'P0001', 'stale_row', 'nobody takes over the training of another person by its id'
);
select tests.act_as('coach');
select throws_ok($$select public.save_training(tests.plan() - 'blocks')$$, 'P0001', 'blocks_required', 'blocks are part of a plan');
select throws_ok(
  $$select public.save_training(tests.plan(jsonb_build_object('blocks', (
    select jsonb_agg('{"phase": "game", "title": "Game", "minutes": 1}'::jsonb) from generate_series(1, 41)))))$$,
  'P0001', 'too_many_blocks', 'at most 40'
);
select throws_ok(
  $$select public.save_training(tests.plan('{"blocks": [{"phase": "game", "minutes": 10}]}'))$$, '23514', null,
  'a block is an exercise or has a title'
);
select throws_ok(
  $$select public.save_training(tests.plan('{"blocks": [{"phase": "game", "title": "Game", "minutes": 121}]}'))$$, '23514', null,
  'a block lasts up to 120 minutes'
);
select throws_ok($$select public.save_training(tests.plan('{"ends_at": "2036-03-03T17:00:00+01:00"}'))$$, '23514', null, 'the end comes after the start');
select throws_ok($$select public.save_training(tests.plan('{"ends_at": "2036-03-03T22:01:00+01:00"}'))$$, '23514', null, 'within five hours');
select throws_ok($$select public.save_training(tests.plan(jsonb_build_object('title', repeat('a', 101))))$$, '23514', null, 'title up to 100');
select throws_ok(
  $$select public.save_training(tests.plan(jsonb_build_object('team_id', tests.id('other_team'))))$$, '42501', null,
  'not for another team of the school'
);
select throws_ok(
  $$select public.save_training(tests.plan(jsonb_build_object('team_id', tests.id('rival_team'))))$$, '42501', null,
  'not for another school'
);
select throws_ok(
  $$select public.save_training(tests.plan(jsonb_build_object('blocks', jsonb_build_array(
    jsonb_build_object('phase', 'game', 'exercise_id', tests.id('rival_exercise'), 'minutes', 10)))))$$,
  '42501', null, 'not with an exercise of another school'
);
select tests.act_as('owner');
select isnt_empty(
  $$select id from public.save_training(tests.plan(jsonb_build_object('team_id', tests.id('other_team'), 'blocks', '[]'::jsonb)))$$,
  'an owner plans for every team of the school'
);
select tests.act_as('parent');
select throws_ok($$select public.save_training(tests.plan('{"blocks": []}'))$$, '42501', null, 'a parent plans nothing');
select tests.act_as('anon');
select throws_ok($$select public.save_training(tests.plan('{"blocks": []}'))$$, '42501', null, 'a visitor neither');

-- Changing ----------------------------------------------------------------------------------

select tests.act_as_database();
create temporary table draft as
select tests.plan(jsonb_build_object('id', id, 'version', 1, 'title', 'Changed')) as plan
from public.trainings where title = 'Pressing' and team_id = tests.id('team');
grant select on draft to public;

select tests.act_as('coach');
select results_eq(
  $$select title, version from public.save_training((select plan from draft))$$, $$values ('Changed', 2)$$,
  'saving a change counts the version'
);
select results_eq(
  $$select count(*)::int from public.training_blocks where training_id = (select (plan ->> 'id')::uuid from draft)$$,
  $$values (3)$$, 'and replaces the blocks'
);
select results_eq(
  $$select use_count from public.exercises where id = tests.id('catalogue_exercise')$$, $$values (2)$$,
  'an exercise that was there already is not counted again'
);
select throws_ok($$select public.save_training((select plan from draft))$$, 'P0001', 'stale_row', 'an outdated version is refused');
select throws_ok($$select public.save_training((select plan - 'version' from draft))$$, 'P0001', 'stale_row', 'a missing one too');
select results_eq(
  $$update public.trainings set status = 'cancelled' where id = (select (plan ->> 'id')::uuid from draft) returning version$$,
  $$values (3)$$, 'calling off is a change as well'
);
select tests.act_as('other_coach');
select throws_ok(
  $$select public.save_training((select plan || '{"version": 3}' from draft))$$, '42501', 'training_not_writable',
  'a coach of another team cannot save it'
);
select is_empty($$update public.trainings set notes = 'x' where id = tests.id('training') returning id$$, 'nor update it');
select throws_ok(
  $$insert into public.training_blocks (training_id, phase, position, title, minutes) values (tests.id('training'), 'game', 9, 'X', 5)$$,
  '42501', null, 'nor slip a block in'
);
select isnt_empty($$select from public.trainings where id = tests.id('training')$$, 'but reads it');
select tests.act_as('rival_coach');
select throws_ok(
  $$select public.save_training((select plan || '{"version": 3}' from draft))$$, '42501', 'training_not_writable',
  'for a rival it does not exist'
);
select is_empty(
  $$select from public.trainings where school_id = tests.id('home')$$, 'a rival coach reads no training'
);
select is_empty($$select from public.training_blocks where training_id = tests.id('training')$$, 'and no block');
select tests.act_as('rival_owner');
select is_empty($$select from public.trainings where school_id = tests.id('home')$$, 'nor does a rival owner');

-- A colleague's exercise that is no longer shared stays in the training that uses it ----------

select tests.act_as('owner');
select lives_ok(
  $$select public.save_training(tests.plan(jsonb_build_object(
    'id', tests.id('training'), 'version', 1,
    'blocks', jsonb_build_array(jsonb_build_object(
      'phase', 'main_part', 'exercise_id', tests.id('training_exercise'), 'minutes', 25)))))$$,
  'an owner saves a training with a coach''s private exercise'
);

-- Families ----------------------------------------------------------------------------------

select tests.act_as('player');
select isnt_empty($$select from public.trainings where id = tests.id('training')$$, 'a player reads the own team''s training');
select is_empty($$select from public.trainings where team_id <> tests.id('team')$$, 'and no other');
select tests.act_as('parent');
select isnt_empty($$select from public.training_blocks where training_id = tests.id('training')$$, 'a parent reads the child''s training');
select is_empty($$delete from public.trainings where id = tests.id('training') returning id$$, 'and deletes nothing');
select tests.act_as('other_parent');
select is_empty($$select from public.trainings where team_id = tests.id('team')$$, 'a parent of another child reads nothing of it');

-- Deleting ----------------------------------------------------------------------------------

select tests.act_as('coach');
select is_empty($$delete from public.trainings where id = tests.id('past_training') returning id$$, 'a past training stays');
select isnt_empty($$delete from public.trainings where id = tests.id('training') returning id$$, 'a planned one can be deleted');
select is_empty($$select from public.training_blocks where id = tests.id('block_free')$$, 'with its blocks');

-- Order of blocks ---------------------------------------------------------------------------

select lives_ok(
  $$update public.training_blocks set position = 1 - position
    where training_id = (select (plan ->> 'id')::uuid from draft) and phase = 'main_part'$$,
  'two blocks change places in one statement'
);
select tests.act_as('admin');
select is_empty($$update public.trainings set notes = 'x' returning id$$, 'an administrator reads but does not plan');

select * from finish();
rollback;
