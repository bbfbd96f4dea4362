-- Demo academy, part 3: a year of trainings on weekday evenings, 20 weeks behind us and 31 ahead
-- (the matches at the weekend follow in 51_demo_40_matches.sql). Which theme falls on which day follows from the calendar week, so the
-- same day always gives the same season. Exercises are picked from the catalogue by phase, age and
-- topic; where the catalogue has none, a block carries only a title.

create temporary table demo_weeks as
select
  monday::date as monday,
  (extract(epoch from monday) / 604800)::int as week
from generate_series(
  date_trunc('week', current_date::timestamp) - interval '20 weeks',
  date_trunc('week', current_date::timestamp) + interval '31 weeks',
  interval '1 week'
) as monday;

-- band: the kind of football that fits the age. Weekday 0 is Monday.
create temporary table demo_slots as
select *
from (
  values
    (1, 'children', 8, 1, time '17:00', 75, 'Riverside Park, small pitch'),
    (1, 'children', 8, 3, time '17:00', 75, 'Riverside Park, small pitch'),
    (2, 'juniors', 10, 0, time '17:15', 75, 'Riverside Park, pitch 2'),
    (2, 'juniors', 10, 2, time '17:15', 90, 'Riverside Park, pitch 2'),
    (3, 'juniors', 12, 1, time '17:30', 90, 'Riverside Park, pitch 1'),
    (3, 'juniors', 12, 3, time '17:30', 90, 'Riverside Park, pitch 1'),
    (3, 'juniors', 12, 4, time '16:30', 75, 'School sports hall'),
    (4, 'youth', 16, 0, time '19:00', 90, 'Riverside Park, pitch 1'),
    (4, 'youth', 16, 2, time '19:00', 105, 'Riverside Park, pitch 1'),
    (4, 'youth', 16, 3, time '19:15', 90, 'Riverside Park, pitch 1'),
    (5, 'juniors', 10, 1, time '17:00', 75, 'Gleisdreieck, artificial turf'),
    (5, 'juniors', 10, 3, time '17:00', 75, 'Gleisdreieck, artificial turf'),
    (6, 'youth', 14, 0, time '18:30', 90, 'Gleisdreieck, main pitch'),
    (6, 'youth', 14, 2, time '18:30', 90, 'Gleisdreieck, main pitch')
) as slot (team, band, age, weekday, starts, minutes, place);

create temporary table demo_themes as
select
  *,
  row_number() over (partition by band order by title) - 1 as number,
  count(*) over (partition by band) as themes
from (
  values
    ('children', 'Best friends with the ball', 'Many touches with both feet, head up between them', '{ball_mastery,dribbling,fun}'),
    ('children', 'Turn and go', 'Change direction with inside and outside, then two quick steps', '{dribbling,ball_mastery,coordination}'),
    ('children', 'One against one', 'Dare to take on a defender and win the ball back straight away', '{dribbling,defending_1v1,fun}'),
    ('children', 'Shoot like a champion', 'Eyes on the ball, standing foot beside it, strike through', '{finishing,fun,ball_mastery}'),
    ('children', 'Pass to a friend', 'Open body, firm pass with the inside, move after it', '{passing,first_touch,fun}'),
    ('children', 'Quick feet', 'Run, jump, balance and react before the ball joins in', '{coordination,speed,fun}'),
    ('juniors', 'First touch out of pressure', 'Look before receiving; the first touch goes away from the opponent', '{first_touch,passing,possession}'),
    ('juniors', 'Passing in triangles', 'Offer an angle to both sides of the ball, pass to the far foot', '{passing,combination_play,possession}'),
    ('juniors', 'Winning the one against one', 'Attack the standing leg; change of pace after the feint', '{dribbling,defending_1v1,speed}'),
    ('juniors', 'Keep it and break', 'Secure the ball with three passes, then find the forward early', '{possession,counter_attack,combination_play}'),
    ('juniors', 'Hunt together', 'The nearest presses, the next covers, the far one squeezes in', '{pressing,counter_press,defending_group}'),
    ('juniors', 'Finishing from the half-space', 'Arrive late, finish first time, follow the rebound', '{finishing,crossing,combination_play}'),
    ('juniors', 'See the far side', 'Draw the opponent to one side and play out through the other', '{switching_play,possession,passing}'),
    ('juniors', 'Building from the keeper', 'Keeper and back three find the free player in midfield', '{goalkeeping,possession,passing}'),
    ('youth', 'Pressing on the trigger', 'Back pass or poor touch: step up together and close the middle', '{pressing,compactness,defending_group}'),
    ('youth', 'Five seconds to win it back', 'The closest three counter-press at once, the rest secure depth', '{counter_press,pressing,compactness}'),
    ('youth', 'Break at speed', 'First pass forward, three runners, finish within ten seconds', '{counter_attack,speed,finishing}'),
    ('youth', 'Position play through the middle', 'Create the free player between the lines and face forward', '{possession,combination_play,first_touch}'),
    ('youth', 'Switch and cross', 'Overload one side, switch within three passes, attack the far post', '{switching_play,crossing,finishing}'),
    ('youth', 'Defending the box', 'Protect the goal side, clear wide, push out as one line', '{defending_group,heading,compactness}'),
    ('youth', 'Corners and free kicks', 'Four attacking and four defending routines at match speed', '{set_pieces,heading,finishing}'),
    ('youth', 'Combining in the last third', 'Third-player runs around the box, finish under pressure', '{combination_play,finishing,passing}'),
    ('youth', 'Strong in the duel', 'Stable hips and trunk, then duels in small spaces', '{strength,defending_1v1,speed}')
) as theme (band, title, objective, topics);

-- Minutes per block; each length adds up.
create temporary table demo_plans as
select
  *,
  row_number() over (partition by minutes, phase order by place) - 1 as position
from (
  values
    (75, 1, 'warm_up', 12), (75, 2, 'main_part', 18), (75, 3, 'main_part', 17),
    (75, 4, 'game', 20), (75, 5, 'cool_down', 8),
    (90, 1, 'warm_up', 15), (90, 2, 'main_part', 18), (90, 3, 'main_part', 20),
    (90, 4, 'game', 27), (90, 5, 'cool_down', 10),
    (105, 1, 'warm_up', 15), (105, 2, 'main_part', 18), (105, 3, 'main_part', 20),
    (105, 4, 'main_part', 15), (105, 5, 'game', 27), (105, 6, 'cool_down', 10)
) as plan (minutes, place, phase, block_minutes);

create temporary table demo_trainings as
select
  ('00000000-0000-4000-8003-' || lpad((slot.team * 1000000 + week.week * 10 + slot.weekday)::text, 12, '0'))::uuid as id,
  slot.team,
  slot.band,
  slot.age,
  slot.minutes,
  slot.place,
  week.week,
  theme.number as theme,
  theme.title,
  theme.objective,
  (week.monday + slot.weekday + slot.starts) at time zone 'Europe/Berlin' as starts_at,
  (week.week * 7 + slot.weekday * 3 + slot.team * 5) % 19 = 0 as is_cancelled
from demo_weeks as week
cross join demo_slots as slot
join demo_themes as theme
  on theme.band = slot.band
  and theme.number = (week.week * 3 + slot.weekday + slot.team) % theme.themes;

-- Slots of one team at the same time and place are one series.
insert into public.training_series (
  id, team_id, author_id, weekdays, local_time, minutes, place, from_on, to_on, created_at
)
select
  ('00000000-0000-4000-8030-' || lpad((slot.team * 10 + min(slot.weekday))::text, 12, '0'))::uuid,
  team.id,
  coach.user_id,
  array_agg(slot.weekday + 1 order by slot.weekday),
  slot.starts,
  slot.minutes,
  slot.place,
  (select min(monday) from demo_weeks),
  (select max(monday) + 6 from demo_weeks),
  now() - interval '160 days'
from demo_slots as slot
join public.teams as team
  on team.id = ('00000000-0000-4000-8002-' || lpad(slot.team::text, 12, '0'))::uuid
join public.team_staff as coach on coach.team_id = team.id and coach.role = 'head_coach'
group by slot.team, team.id, coach.user_id, slot.starts, slot.minutes, slot.place
on conflict (id) do nothing;

insert into public.trainings (
  id, school_id, team_id, author_id, series_id, series_date, title, objective, starts_at, ends_at,
  place, notes, planned_players, status, created_at
)
select
  training.id,
  team.school_id,
  team.id,
  coach.user_id,
  series.id,
  (training.starts_at at time zone 'Europe/Berlin')::date,
  training.title,
  training.objective,
  training.starts_at,
  training.starts_at + training.minutes * interval '1 minute',
  training.place,
  case
    when training.is_cancelled then 'Pitch closed after heavy rain.'
    when training.week % 5 = 0 then 'Bibs and goals are in the container; please be there ten minutes early.'
  end,
  (array[12, 14, 15, 16, 12, 13])[training.team],
  case
    when training.is_cancelled then 'cancelled'
    when training.starts_at + training.minutes * interval '1 minute' < now() then 'done'
    else 'planned'
  end::public.training_status,
  training.starts_at - interval '80 days'
from demo_trainings as training
join public.teams as team
  on team.id = ('00000000-0000-4000-8002-' || lpad(training.team::text, 12, '0'))::uuid
join public.team_staff as coach on coach.team_id = team.id and coach.role = 'head_coach'
join public.training_series as series
  on series.team_id = team.id
  and extract(isodow from training.starts_at at time zone 'Europe/Berlin')::int = any(series.weekdays)
on conflict (id) do nothing;

-- The twelve exercises that fit an age, a theme and a phase best; the weeks rotate through them.
create temporary table demo_pool as
select
  *,
  count(*) over (partition by band, theme, age, phase) as size
from (
  select
    kind.band,
    kind.theme,
    kind.age,
    exercise.id as exercise_id,
    exercise.phase,
    row_number() over (
      partition by kind.band, kind.theme, kind.age, exercise.phase
      order by exercise.topic = any(kind.topics) desc, md5(exercise.slug || kind.theme)
    ) - 1 as place,
    exercise.topic = any(kind.topics) as fits
  from (
    select distinct slot.band, slot.age, theme.number as theme, theme.topics::public.exercise_topic[] as topics
    from demo_slots as slot
    join demo_themes as theme on theme.band = slot.band
  ) as kind
  join public.exercises as exercise
    on exercise.school_id is null
    and exercise.archived_at is null
    and kind.age between exercise.min_age and exercise.max_age
) as ranked
where place < 3 or (place < 12 and fits);

insert into public.training_blocks (training_id, phase, position, exercise_id, title, minutes, note)
select
  training.id,
  plan.phase::public.training_phase,
  plan.position,
  pool.exercise_id,
  case
    when pool.exercise_id is not null then null
    when plan.phase = 'warm_up' then 'Arrive, greet, play in pairs'
    when plan.phase = 'main_part' then training.title
    when plan.phase = 'game' then 'Free game'
    else 'Stretch and talk about the evening'
  end,
  plan.block_minutes,
  case when plan.phase = 'main_part' and plan.position = 0 and training.week % 2 = 0 then 'Start small, widen the field after five minutes.' end
from demo_trainings as training
join demo_plans as plan on plan.minutes = training.minutes
left join demo_pool as pool
  on pool.band = training.band
  and pool.age = training.age
  and pool.theme = training.theme
  and pool.phase = plan.phase::public.training_phase
  and pool.place = (training.week + plan.position) % pool.size
-- Like most coaches they plan a week ahead; what comes later has a time and a theme, not yet a plan.
where training.starts_at < now() + interval '8 days'
  and not exists (
    select from public.training_blocks as present where present.training_id = training.id
  );

update public.exercises as exercise
set use_count = used.times
from (
  select exercise_id, count(*) as times
  from public.training_blocks
  where exercise_id is not null
  group by exercise_id
) as used
where used.exercise_id = exercise.id;

drop table demo_pool, demo_plans, demo_themes, demo_slots, demo_trainings, demo_weeks;
