-- Demo academy: two animations that ask, one of them given to two teams as a quiz and answered by most.
--
--   animations  00000000-0000-4000-8021-…31, …32   quizzes  …-8024-…
-- Who was right follows from the player's id, so that the same day always gives the same answers.

insert into public.animations (id, school_id, owner_id, title, scene, visibility, created_at, updated_at)
select
  ('00000000-0000-4000-8021-' || lpad(asking.number::text, 12, '0'))::uuid,
  '00000000-0000-4000-8000-000000000001', coach.id, asking.title,
  jsonb_set(drawing.scene, '{freezes}', asking.freezes), 'school',
  now() - asking.days * interval '1 day', now() - asking.days * interval '1 day'
from (
  values
    (31, 1, 'Third player: what do you see?', 9, '[
      {"id": "f1", "t": 1.7, "seconds": 6, "question": "The 6 has a defender in the back. What now?", "quiz": {
        "kind": "choose", "answers": ["Turn with the ball", "Set it to the 8 with one touch", "Back to the 4"], "right": 1,
        "explanation": "The 8 comes facing the goal. One touch, and the defender is out of it.", "topic": "combination_play"}},
      {"id": "f2", "t": 2.5, "seconds": 6, "question": "The 8 has the ball. Where will the 10 be free?", "quiz": {
        "kind": "tap", "x": 25.2, "y": 16.4, "radius": 4,
        "explanation": "Behind the line on the far side: everybody looks at the ball.", "topic": "combination_play"}},
      {"id": "f3", "t": 3.5, "seconds": 6, "question": "The last defender steps out. What does the 8 do?", "quiz": {
        "kind": "choose", "answers": ["Pass to the 10", "Shoot from here", "Wait for help"], "right": 0,
        "explanation": "Whoever steps out leaves somebody alone. Play it before the defender stands.", "topic": "passing"}}
    ]'::jsonb),
    (32, 2, 'Ball lost: the first five seconds', 30, '[
      {"id": "f1", "t": 1.3, "seconds": 6, "question": "The ball is lost. What do you do?", "quiz": {
        "kind": "choose", "answers": ["All run back", "The nearest three attack the ball", "Wait for a mistake"], "right": 1,
        "explanation": "Right after winning it the opponent is not sorted yet.", "topic": "counter_press"}},
      {"id": "f2", "t": 3.3, "seconds": 6, "question": "Won! Where is the way to goal?", "quiz": {
        "kind": "tap", "x": 30.6, "y": 7.2, "radius": 4,
        "explanation": "The 7 starts behind the back of the defender.", "topic": "combination_play"}}
    ]'::jsonb)
) as asking (number, drawing, title, days, freezes)
join public.animations as drawing
  on drawing.id = ('00000000-0000-4000-8021-' || lpad(asking.drawing::text, 12, '0'))::uuid
join public.users as coach on coach.email = 'coach@demo.test';

insert into public.quizzes (id, school_id, animation_id, assigned_by, title, scene, created_at)
select
  ('00000000-0000-4000-8024-' || right(team.id::text, 12))::uuid, team.school_id, drawing.id, coach.user_id,
  drawing.title, private.scene_without_solutions(drawing.scene), now() - interval '3 days'
from public.teams as team
join public.team_staff as coach on coach.team_id = team.id and coach.role = 'head_coach'
join public.animations as drawing on drawing.id = '00000000-0000-4000-8021-000000000031'
where team.id in ('00000000-0000-4000-8002-000000000003', '00000000-0000-4000-8002-000000000004');

insert into public.quiz_questions (
  quiz_id, id, school_id, number, question, kind, answers, right_answer, x, y, radius, explanation, topic
)
select
  quiz.id, asked.id, quiz.school_id, asked.number, asked.question, asked.kind::public.quiz_question_kind, asked.answers,
  asked.right_answer, asked.x, asked.y, asked.radius, asked.explanation, asked.topic::public.exercise_topic
from public.quizzes as quiz
join public.animations as drawing on drawing.id = quiz.animation_id
cross join private.scene_questions(drawing.scene) as asked;

-- Families with a login find it open, to be tried.
insert into public.tasks (
  id, player_id, assigned_by, kind, title, body, due_at, quiz_id, status, started_at, completed_at, created_at
)
select
  md5(quiz.id || '/' || player.id)::uuid, player.id, quiz.assigned_by, 'quiz', quiz.title,
  'Three stops. Decide before you look at the answers.', date_trunc('day', now()) + interval '4 days 18 hours', quiz.id,
  state.status::public.task_status,
  case when state.status = 'done' then now() - interval '2 days' end,
  case when state.status = 'done' then now() - interval '2 days' end,
  quiz.created_at
from public.quizzes as quiz
join public.squad_members as squad
  on squad.left_on is null and right(squad.team_id::text, 12) = right(quiz.id::text, 12) and squad.school_id = quiz.school_id
join public.players as player on player.id = squad.player_id
cross join lateral (
  select case
    when player.user_id is not null or ('x' || left(md5(player.id || 'quiz'), 2))::bit(8)::int % 5 = 0 or exists (
      select from public.guardian_links as link
      join public.users as guardian on guardian.id = link.guardian_id
      where link.player_id = player.id and guardian.email = 'parent@demo.test'
    ) then 'open'
    else 'done'
  end as status
) as state;

insert into public.quiz_answers (
  id, school_id, task_id, quiz_id, question_id, player_id, attempt, answer, x, y, is_right, created_at
)
select
  md5(task.id || question.id || try.attempt)::uuid, task.school_id, task.id, task.quiz_id, question.id, task.player_id,
  try.attempt,
  case when question.kind = 'choose' then
    case when try.is_right then question.right_answer else (question.right_answer + 1 + dice.roll % 2) % 3 end
  end,
  case when question.kind = 'tap' then question.x - case when try.is_right then 0.5 else 9 end end,
  case when question.kind = 'tap' then question.y - dice.roll % 3 end,
  try.is_right, task.completed_at
from public.tasks as task
join public.quiz_questions as question on question.quiz_id = task.quiz_id
cross join lateral (select ('x' || left(md5(task.player_id || question.id), 2))::bit(8)::int as roll) as dice
cross join lateral (
  select
    case question.id when 'f1' then dice.roll % 2 = 0 when 'f2' then dice.roll % 3 = 0 else dice.roll % 8 <> 0 end as at_first
) as fate
cross join lateral (
  select 1 as attempt, fate.at_first as is_right
  union all
  select 2, true where not fate.at_first and dice.roll % 4 <> 1
) as try
where task.quiz_id is not null and task.status = 'done';
