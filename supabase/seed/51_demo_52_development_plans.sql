-- Demo academy, part 5b: development plans. One runs and is agreed, one waits for its review, one ended with a
-- shared review, and one asks the player for a yes.

create temporary table demo_plans as
select *
from (
  values
    (1, 302, 3, 160, 40, true, true, true),
    (2, 302, 3, 38, -75, true, true, false),
    (3, 303, 3, 120, 2, true, true, false),
    (4, 402, 4, 20, -100, false, true, false)
) as plan (number, player, team, starts_ago, ends_ago, has_player_yes, has_family_yes, is_closed);

insert into public.development_plans (
  id, player_id, author_id, previous_id, starts_on, ends_on, written_at, player_agreed_at, family_agreed_at, closed_at,
  created_at
)
select
  ('00000000-0000-4000-8784-' || lpad(plan.number::text, 12, '0'))::uuid,
  ('00000000-0000-4000-8001-' || lpad(plan.player::text, 12, '0'))::uuid,
  coach.user_id,
  case when plan.number = 2 then '00000000-0000-4000-8784-000000000001'::uuid end,
  current_date - plan.starts_ago,
  current_date - plan.ends_ago,
  now() - plan.starts_ago * interval '1 day',
  case when plan.has_player_yes then now() - (plan.starts_ago - 1) * interval '1 day' end,
  case when plan.has_family_yes then now() - (plan.starts_ago - 2) * interval '1 day' end,
  case when plan.is_closed then now() - (plan.ends_ago - 1) * interval '1 day' end,
  now() - plan.starts_ago * interval '1 day'
from demo_plans as plan
join public.team_staff as coach
  on coach.team_id = ('00000000-0000-4000-8002-' || lpad(plan.team::text, 12, '0'))::uuid and coach.role = 'head_coach';

insert into public.development_goals (plan_id, player_id, position, attribute_key, words, signs, topic, side_topics)
select
  plan.id, plan.player_id, goal.position, goal.attribute_key, goal.words, goal.signs,
  goal.topic::public.exercise_topic, goal.side_topics::public.exercise_topic[]
from (
  values
    (1, 1, 'ball_control', 'I keep the ball close when I run', 'The ball stays within one step at full speed', 'ball_mastery', '{dribbling,coordination}'),
    (2, 1, 'passing', 'I look before the ball comes', 'My first pass finds a free team mate', 'passing', '{possession,first_touch}'),
    (2, 2, 'shooting', 'I shoot with my left foot too', 'I try the left foot in every small game', 'finishing', '{ball_mastery}'),
    (3, 1, 'dribbling', 'I go past one defender', 'I use a feint instead of turning back', 'dribbling', '{ball_mastery,coordination}'),
    (3, 2, null, 'I call for the ball loudly', 'My team mates hear me and pass', 'possession', '{combination_play}'),
    (4, 1, 'first_touch', 'My first touch goes forward', 'After it I see the goal and not my feet', 'first_touch', '{passing,possession}')
) as goal (plan, position, attribute_key, words, signs, topic, side_topics)
join public.development_plans as plan
  on plan.id = ('00000000-0000-4000-8784-' || lpad(goal.plan::text, 12, '0'))::uuid;

insert into public.development_reviews (
  plan_id, kind, player_id, author_id, steps, words, next_steps, shared_at, created_at
)
select
  plan.id, part.kind::public.assessment_kind, plan.player_id,
  case part.kind when 'coach' then plan.author_id end,
  part.steps, part.words, part.next_steps, part.shared_ago, now() - part.days_ago * interval '1 day'
from (
  values
    (1, 'self', array[3], 'The cones in our yard', 'Passing without looking down', null::timestamptz, 41),
    (1, 'coach', array[3], 'Much closer to the foot, even under pressure', 'Head up before the ball comes', now() - interval '39 days', 40),
    (3, 'self', array[3, 2], 'Playing against my brother', 'A second feint', null, 1)
) as part (plan, kind, steps, words, next_steps, shared_ago, days_ago)
join public.development_plans as plan
  on plan.id = ('00000000-0000-4000-8784-' || lpad(part.plan::text, 12, '0'))::uuid;

drop table demo_plans;
