-- Quizzes: questions in a drawing, given to players, answered by them, counted for the coach.
begin;
select plan(80);

create table tests.given (player text primary key, id uuid, quiz_id uuid);
create function tests.question(p_id text, p_at numeric, p_quiz text, p_words text default 'Who is free?')
returns jsonb
language sql
as $$
  select jsonb_build_object('id', p_id, 't', p_at, 'seconds', 5, 'question', p_words, 'quiz', p_quiz::jsonb);
$$;
create function tests.ask(p_freezes jsonb)
returns void
language sql
as $$
  update public.animations
  set scene = scene || jsonb_build_object(
    'freezes', p_freezes,
    'objects', '[{"id": "o1", "kind": "player", "name": "Kim", "player_id": "00000000-0000-4000-8000-000000000001"}]'::jsonb
  )
  where id = tests.id('team_animation');
$$;
create function tests.answer(p_question text, p_answer int, p_id uuid default gen_random_uuid(), p_player text default 'child')
returns record
language sql
as $$
  select given.attempt, given.is_right, given.is_done, given.right_answer
  from public.answer_quiz(
    p_id, (select id from tests.given where player = p_player), p_question, p_answer
  ) as given;
$$;
create function tests.tap(p_x numeric, p_y numeric, p_player text default 'child')
returns record
language sql
as $$
  select given.attempt, given.is_right, given.is_done, given.x, given.radius
  from public.answer_quiz(
    gen_random_uuid(), (select id from tests.given where player = p_player), 'f2', null, p_x, p_y
  ) as given;
$$;
create function tests.remember(p_player text)
returns void
language sql
security definer
as $$
  insert into tests.given
  select p_player, id, quiz_id from public.tasks
  where player_id = tests.id(p_player) and kind = 'quiz' and quiz_id <> tests.id('child_quiz');
$$;
grant execute on all functions in schema tests to public;
grant select on tests.given to public;

-- Questions in a drawing --------------------------------------------------------------------

select tests.act_as('coach');
select lives_ok(
  $$select tests.ask(jsonb_build_array(
    tests.question('f1', 2, '{"kind": "choose", "answers": ["the 6", "the 8"], "right": 1, "topic": "passing", "explanation": "Nobody marks the 8."}'),
    tests.question('f2', 1, '{"kind": "tap", "x": 10, "y": 5, "radius": 3}', 'Where is space?'),
    tests.question('f3', 3, '{"kind": "choose", "answers": ["now", " "], "right": 0}', 'When?'),
    tests.question('f4', 4, '{"kind": "choose", "answers": ["now", "later"], "right": 0}', ' '),
    '{"id": "f5", "t": 5, "seconds": 3, "question": "Just look"}'::jsonb
  ))$$,
  'a coach asks at freeze points'
);
select is(
  (select question_count from public.animations where id = tests.id('team_animation')), 2, 'two of them can be answered'
);
select is(
  (select question_topics from public.animations where id = tests.id('team_animation')), '{passing}', 'one has a principle'
);
select results_eq(
  $$select asked.id, asked.number, asked.topic
    from public.animations, private.scene_questions(scene) as asked where animations.id = tests.id('team_animation') order by 2$$,
  $$values ('f2', 1, null), ('f1', 2, 'passing')$$,
  'in order of time'
);
select throws_ok(
  format($$select tests.ask(jsonb_build_array(tests.question('f1', 1, %L)))$$, wrong.quiz),
  '23514', 'question_form', wrong.why
)
from (
  values
    ('{"kind": "choose", "answers": ["one"], "right": 0}', 'not with one answer'),
    ('{"kind": "choose", "answers": ["1", "2", "3", "4", "5"], "right": 0}', 'nor with five'),
    ('{"kind": "choose", "answers": ["1", "2"], "right": 2}', 'nor with a right one that is not there'),
    ('{"kind": "choose", "answers": ["1", "2"], "right": 0.5}', 'nor half a right one'),
    ('{"kind": "choose", "answers": ["1", "2"]}', 'nor with none'),
    ('{"kind": "choose", "answers": "both", "right": 0}', 'nor with no list'),
    ('{"kind": "choose", "answers": ["1", 2], "right": 0}', 'nor with a number for an answer'),
    ('{"kind": "tap", "x": 1, "y": 1}', 'no circle without a radius'),
    ('{"kind": "tap", "x": 1, "y": 1, "radius": 0}', 'nor of no size'),
    ('{"kind": "tap", "x": "1", "y": 1, "radius": 3}', 'nor at a word'),
    ('{"kind": "essay"}', 'no other kind'),
    ('[]', 'no list'),
    ('{"kind": "tap", "x": 1, "y": 1, "radius": 3, "topic": "juggling"}', 'no principle that is none'),
    (jsonb_build_object('kind', 'tap', 'x', 1, 'y', 1, 'radius', 3, 'explanation', repeat('x', 301))::text, 'no long explanation')
) as wrong (quiz, why);
select lives_ok($$update public.animations set scene = scene || '{"freezes": "none"}' where id = tests.id('private_animation')$$, 'a damaged document is stored as ever');

-- Giving ------------------------------------------------------------------------------------

select is(
  public.assign_quiz(
    array[tests.id('child'), tests.id('child')], tests.id('team_animation'),
    '{"request_id": "00000000-0000-4000-8000-0000000000a1", "body": " Look twice ", "due_at": "2027-01-01T12:00:00Z"}'
  ), 1, 'a coach gives it to a player'
);
select is(
  public.assign_quiz(
    array[tests.id('child')], tests.id('team_animation'), '{"request_id": "00000000-0000-4000-8000-0000000000a1"}'
  ), 1, 'the same request again'
);
select is(
  (select count(*)::int from public.tasks where kind = 'quiz' and player_id = tests.id('child') and quiz_id <> tests.id('child_quiz')),
  1, 'gives nothing twice'
);
select tests.remember('child');
select results_eq(
  $$select title, body from public.tasks where id = (select id from tests.given where player = 'child')$$,
  $$values ('team_animation', 'Look twice')$$,
  'the task is called like the drawing'
);
select is(
  (select scene -> 'freezes' -> 0 -> 'quiz' from public.quizzes where id = (select quiz_id from tests.given where player = 'child')),
  '{"kind": "tap"}', 'the scene of the quiz says not where'
);
select is(
  (select scene -> 'freezes' -> 1 -> 'quiz' from public.quizzes where id = (select quiz_id from tests.given where player = 'child')),
  '{"kind": "choose", "answers": ["the 6", "the 8"]}', 'nor which'
);
select is(
  (select jsonb_array_length(scene -> 'freezes') from public.quizzes where id = (select quiz_id from tests.given where player = 'child')),
  2, 'and asks nothing unfinished'
);
select is(
  (select scene #> '{objects,0,name}' from public.quizzes where id = (select quiz_id from tests.given where player = 'child')),
  null, 'and names no player'
);
select throws_ok(
  $$select public.assign_quiz(array[tests.id('child')], tests.id('school_animation'), jsonb_build_object('request_id', gen_random_uuid()))$$,
  'P0001', 'no_questions', 'a drawing without questions is no quiz'
);
select throws_ok(
  $$select public.assign_quiz(array[tests.id('child'), tests.id('other_child')], tests.id('team_animation'), jsonb_build_object('request_id', gen_random_uuid()))$$,
  '42501', 'player_not_guided', 'nobody gets it when one player is another coach''s'
);
select throws_ok($$select public.assign_quiz('{}', tests.id('team_animation'), '{}')$$, 'P0001', 'players_required', 'somebody gets it');
select throws_ok($$select public.assign_quiz(array[tests.id('child')], tests.id('team_animation'), '{}')$$, 'P0001', 'request_required', 'with a request');
select throws_ok(
  $$select public.assign_tasks(array[tests.id('child')], '{"kind": "quiz", "title": "Quiz"}')$$, '23514', null,
  'no task calls itself a quiz'
);
select throws_ok(
  $$select public.set_task_status((select id from tests.given where player = 'child'), 'done')$$, 'P0001', 'quiz_unanswered',
  'a coach does not tick it off'
);
select throws_ok($$insert into public.quizzes (id, school_id, title, scene) values (gen_random_uuid(), tests.id('home'), 'x', '{}')$$, '42501', null, 'nobody writes a quiz past the function');
select throws_ok($$update public.quiz_questions set right_answer = 0$$, '42501', null, 'nor changes a question');
select tests.act_as('other_coach');
select throws_ok(
  $$select public.assign_quiz(array[tests.id('other_child')], tests.id('team_animation'), jsonb_build_object('request_id', gen_random_uuid()))$$,
  '42501', 'animation_not_found', 'a drawing of another team is not given'
);
select tests.act_as('parent');
select throws_ok(
  $$select public.assign_quiz(array[tests.id('child')], tests.id('platform_animation'), jsonb_build_object('request_id', gen_random_uuid()))$$,
  '42501', null, 'a parent gives none'
);

-- Answering ---------------------------------------------------------------------------------

select tests.act_as('player');
select is((select count(*)::int from public.quizzes where id = (select quiz_id from tests.given where player = 'child')), 1, 'the player reads the quiz');
select is_empty($$select from public.quiz_questions$$, 'but not what is right');
select throws_ok(
  $$select public.set_task_status((select id from tests.given where player = 'child'), 'done')$$, 'P0001', 'quiz_unanswered',
  'and does not just tick it off'
);
select is(tests.answer('f1', 0, '00000000-0000-4000-8000-0000000000b1')::text, '(1,f,f,)', 'a wrong first try tells nothing yet');
select is(tests.answer('f1', 1, '00000000-0000-4000-8000-0000000000b1')::text, '(1,f,f,)', 'sent twice it is the same answer');
select is((select status::text from public.tasks where id = (select id from tests.given where player = 'child')), 'in_progress', 'the task has begun');
select is((select explanation from public.answer_quiz('00000000-0000-4000-8000-0000000000b1', (select id from tests.given where player = 'child'), 'f1', 0)), 'Nobody marks the 8.', 'it says why');
select is(tests.answer('f1', 1)::text, '(2,t,f,1)', 'a second try is right');
select throws_ok($$select tests.answer('f1', 1)$$, 'P0001', 'already_right', 'and then it is answered');
select throws_ok($$select tests.answer('f2', 1)$$, 'P0001', 'answer_required', 'a tap needs a place');
select throws_ok($$select tests.tap(300, 0)$$, 'P0001', 'answer_required', 'on the pitch');
select throws_ok($$select tests.answer('f9', 1)$$, 'P0001', 'question_not_found', 'a question nobody asked');
select throws_ok($$select tests.answer('f3', 0)$$, 'P0001', 'question_not_found', 'or was not finished');
select is(tests.tap(13.01, 5)::text, '(1,f,t,,)', 'a centimetre beside is beside, and the last question finishes the task');
select is((select status::text from public.tasks where id = (select id from tests.given where player = 'child')), 'done', 'it is done');
select is(tests.tap(13, 5)::text, '(2,t,t,10,3)', 'a try more is welcome, on the line is in');
select is((select count(*)::int from public.quiz_questions where quiz_id = (select quiz_id from tests.given where player = 'child')), 2, 'what is right is read afterwards');
select is((select count(*)::int from public.quiz_answers where task_id = (select id from tests.given where player = 'child')), 4, 'with the own answers');
select throws_ok($$delete from public.quiz_answers$$, '42501', null, 'which stay');
select throws_ok(
  $$insert into public.quiz_answers (id, school_id, task_id, quiz_id, question_id, player_id, attempt, answer, is_right)
    select gen_random_uuid(), school_id, task_id, quiz_id, question_id, player_id, 9, 1, true from public.quiz_answers limit 1$$,
  '42501', null, 'and nobody writes one past the function'
);
select tests.act_as('parent');
select is((select count(*)::int from public.quiz_answers where task_id = (select id from tests.given where player = 'child')), 4, 'a guardian reads them');

select throws_ok(
  format($$select tests.act_as(%L); select tests.answer('f1', 1)$$, stranger), '42501', 'task_not_found',
  stranger || ' does not answer'
)
from unnest(array['coach', 'other_coach', 'other_parent', 'ended_guardian', 'owner', 'rival_coach', 'rival_parent', 'admin']) as stranger;

-- Results -----------------------------------------------------------------------------------

select tests.act_as('coach');
select results_eq(
  $$select id, number, given, answered, right_at_first, right_later, choices
    from public.quiz_results((select quiz_id from tests.given where player = 'child'))$$,
  $$values ('f2', 1, 1, 1, 0, 1, '{}'::int[]), ('f1', 2, 1, 1, 0, 1, '{1,0}')$$,
  'a coach reads how many were right'
);
select is_empty($$select from public.quiz_answers$$, 'and no answer of a child');
select tests.act_as('owner');
select is((select count(*)::int from public.quiz_results((select quiz_id from tests.given where player = 'child'))), 2, 'an owner as well');
select tests.act_as('other_coach');
select throws_ok($$select public.quiz_results((select quiz_id from tests.given where player = 'child'))$$, '42501', 'quiz_not_found', 'another team''s coach not');
select tests.act_as('rival_owner');
select throws_ok($$select public.quiz_results((select quiz_id from tests.given where player = 'child'))$$, '42501', 'quiz_not_found', 'nor the rival school');
select is_empty($$select from public.quizzes where school_id = tests.id('home')$$, 'which sees no quiz');
select tests.act_as('parent');
select throws_ok($$select public.quiz_results((select quiz_id from tests.given where player = 'child'))$$, '42501', 'quiz_not_found', 'nor a parent');

-- A coach of another team who is the parent of a child here answers with the child, and reads no results.
select tests.act_as_database();
insert into public.guardian_links (guardian_id, player_id, relationship, status, accepted_at, confirmed_by, confirmed_at, created_at)
values (
  tests.id('other_coach'), tests.id('child'), 'father', 'active', now() - interval '40 days', tests.id('admin'),
  now() - interval '40 days', now() - interval '41 days'
);
select tests.act_as('other_coach');
select is((select count(*)::int from public.quiz_answers where task_id = (select id from tests.given where player = 'child')), 4, 'a coach of another team reads the own child''s answers');
select throws_ok($$select public.quiz_results((select quiz_id from tests.given where player = 'child'))$$, '42501', 'quiz_not_found', 'and no results');
select tests.act_as_database();
delete from public.guardian_links where guardian_id = tests.id('other_coach') and player_id = tests.id('child');

-- A later change of the drawing changes nothing that was given.
update public.animations set scene = scene || '{"freezes": []}' where id = tests.id('team_animation');
select tests.act_as('coach');
select is((select count(*)::int from public.quiz_results((select quiz_id from tests.given where player = 'child'))), 2, 'the quiz stays as it was given');

-- Leaving -----------------------------------------------------------------------------------

select tests.act_as_database();
delete from public.team_staff where team_id = tests.id('team') and user_id = tests.id('coach');
select tests.act_as('coach');
select throws_ok($$select public.quiz_results((select quiz_id from tests.given where player = 'child'))$$, '42501', 'quiz_not_found', 'yesterday''s coach reads no results');
select is_empty($$select from public.quizzes$$, 'and no quiz');
select tests.act_as_database();
select lives_ok($$select private.erase_player(tests.id('child'))$$, 'a player is forgotten with the answers');
select is_empty($$select from public.quiz_answers where player_id = tests.id('child')$$, 'of which none is left');

select * from finish();
rollback;
