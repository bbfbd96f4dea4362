-- Demo academy, part 5: how the players develop. Four ratings by the coaches over the season, the
-- autumn assessment finished and shared, the winter one under way, players' own views, awards.
-- Every number follows from the player's id, so the same day always gives the same season.

create temporary table demo_squad as
select
  squad.player_id,
  right(squad.team_id::text, 2)::int as team,
  squad.shirt_number as shirt,
  squad.team_id,
  squad.school_id,
  player.user_id,
  player.position = 'goalkeeper' as is_keeper,
  coach.user_id as coach_id,
  person.locale
from public.squad_members as squad
join public.players as player on player.id = squad.player_id
join public.team_staff as coach on coach.team_id = squad.team_id and coach.role = 'head_coach'
join public.users as person on person.id = coach.user_id
where squad.left_on is null and squad.team_id::text like '00000000-0000-4000-8002-%';

-- Four moments of the season. A player improves a little with each, not in everything and now and
-- then not at all.
create temporary table demo_moments as
select *
from (
  values (0, 110, 108), (1, 75, 75), (2, 36, 32), (3, 9, 6)
) as moment (step, days_ago, shared_days_ago);

-- The planner takes fresh temporary tables for large ones.
analyze demo_squad;
analyze demo_moments;

create temporary table demo_values as
select
  squad.player_id,
  moment.step,
  attribute.key,
  least(9.6, greatest(2.0, round(
    4.2
    + ('x' || substr(md5(squad.player_id::text), 1, 4))::bit(16)::int % 17 / 10.0
    + ('x' || substr(md5(squad.player_id::text || attribute.key), 1, 4))::bit(16)::int % 25 / 10.0 - 1.2
    + case when squad.is_keeper and attribute.key in ('shooting', 'dribbling') then -1.2 else 0 end
    + moment.step * (('x' || substr(md5(attribute.key || squad.player_id), 1, 4))::bit(16)::int % 5 - 1) / 10.0,
    1
  )))::numeric(3, 1) as rating
from demo_squad as squad
cross join demo_moments as moment
cross join public.stat_attributes as attribute;

create temporary table demo_ratings as
select player_id, step, jsonb_object_agg(key, rating) as ratings from demo_values group by player_id, step;

-- Assessments -------------------------------------------------------------------------------

insert into public.assessment_templates (id, school_id, author_id, name, description, scale, created_at)
values
  ('00000000-0000-4000-8754-000000000001', '00000000-0000-4000-8000-000000000001',
    '00000000-0000-4000-8000-00000000a002', 'Four corners',
    'Ten questions, three times a year. Compare with the age group, not with the best in the team.',
    'ten_steps', now() - interval '130 days'),
  ('00000000-0000-4000-8754-000000000002', '00000000-0000-4000-8000-000000000002',
    '00000000-0000-4000-8000-00000000a102', 'Player review', 'Short and honest: five steps, ten questions.',
    'five_steps', now() - interval '120 days')
on conflict (id) do nothing;

insert into public.assessment_criteria (id, template_id, position, stat_group, attribute_key, title, description, anchors)
select
  ('00000000-0000-4000-8755-' || lpad((template.number * 100 + criterion.position)::text, 12, '0'))::uuid,
  ('00000000-0000-4000-8754-' || lpad(template.number::text, 12, '0'))::uuid,
  criterion.position,
  criterion.stat_group::public.stat_group,
  criterion.attribute_key,
  criterion.title,
  criterion.description,
  criterion.anchors::text[]
from (values (1), (2)) as template (number)
cross join (
  values
    (0, 'technical', 'first_touch', null, null, '{}'),
    (1, 'technical', 'passing', null, null, '{}'),
    (2, 'technical', 'dribbling', null, null, '{}'),
    (3, 'physical', 'speed', null, null, '{}'),
    (4, 'physical', 'stamina', null, null, '{}'),
    (5, 'tactical', null, 'Scanning', 'Looks over the shoulder before the ball comes',
      '{"Looks at the ball only","Looks when reminded","Looks once before receiving","Looks twice and uses it"}'),
    (6, 'tactical', null, 'Position', 'Is where the team needs them, with and without the ball', '{}'),
    (7, 'social', null, 'Team spirit', 'Helps, listens, and loses without blaming anybody', '{}'),
    (8, 'mental', 'confidence', null, null, '{}'),
    (9, 'mental', 'decision_making', null, null, '{}')
) as criterion (position, stat_group, attribute_key, title, description, anchors)
on conflict (id) do nothing;

insert into public.assessment_cycles (id, season_id, template_id, term, name, opens_on, closes_on, created_at)
select
  ('00000000-0000-4000-8756-' || lpad((cycle.number + school.number * 10)::text, 12, '0'))::uuid,
  season.season_id,
  ('00000000-0000-4000-8754-' || lpad(school.number::text, 12, '0'))::uuid,
  cycle.term::public.assessment_term,
  cycle.name,
  current_date + cycle.opens,
  current_date + cycle.closes,
  now() - interval '115 days'
from (values (1), (2)) as school (number)
cross join (
  values (1, 'autumn', 'Autumn', -52, -31), (2, 'winter', 'Winter', -4, 17), (3, 'spring', 'Spring', 110, 131)
) as cycle (number, term, name, opens, closes)
join lateral (
  select season.id as season_id
  from public.teams as team
  join public.seasons as season on season.school_id = team.school_id and season.name = team.season
  where team.id = ('00000000-0000-4000-8002-' || lpad((school.number * 4 - 3)::text, 12, '0'))::uuid
) as season on true
on conflict (id) do nothing;

-- What coaches write. One line of each kind falls to every player.
create temporary table demo_remarks as
select
  *,
  row_number() over (partition by locale, kind order by remark) - 1 as place,
  count(*) over (partition by locale, kind) as remarks
from (
  values
    ('en', 'strength', 'Wants the ball in every situation and takes the others along.'),
    ('en', 'strength', 'Wins the ball back within seconds after losing it.'),
    ('en', 'strength', 'Listens, tries, asks again: a pleasure to coach.'),
    ('en', 'strength', 'The first touch has become a real weapon this autumn.'),
    ('en', 'strength', 'Calm in the build-up, hardly ever a careless pass.'),
    ('en', 'strength', 'Brave in the one against one, to both sides.'),
    ('en', 'next', 'Look over the shoulder before the ball comes: twice, not once.'),
    ('en', 'next', 'Use the weaker foot in every warm-up, not only when there is no other way.'),
    ('en', 'next', 'Talk more: the team needs your eyes.'),
    ('en', 'next', 'After the pass comes the next run. Stay in motion.'),
    ('en', 'next', 'Sprint back with the same will you sprint forward with.'),
    ('de', 'strength', 'Fordert den Ball auch dann, wenn es eng wird.'),
    ('de', 'strength', 'Sehr verlässlich gegen den Ball, gewinnt fast jeden zweiten Ball.'),
    ('de', 'strength', 'Übernimmt Verantwortung, auf dem Platz und in der Kabine.'),
    ('de', 'strength', 'Starker Antritt auf den ersten fünf Metern.'),
    ('de', 'next', 'Vor der Ballannahme zweimal umschauen, dann entscheidest du früher.'),
    ('de', 'next', 'Mit dem schwächeren Fuß mutiger werden, gerade bei Flanken.'),
    ('de', 'next', 'Nach Ballverlust sofort umschalten, nicht stehen bleiben.'),
    ('de', 'next', 'Im Zentrum kürzer drehen und den Gegner im Rücken spüren.'),
    ('bg', 'strength', 'Търси топката и в най-трудните моменти.'),
    ('bg', 'strength', 'Отличен в единоборствата, почти не губи дуел.'),
    ('bg', 'strength', 'Тренира с усмивка и увлича останалите.'),
    ('bg', 'next', 'Оглеждай се два пъти, преди да получиш топката.'),
    ('bg', 'next', 'Използвай по-често слабия крак.'),
    ('bg', 'next', 'След загубена топка реагирай веднага.')
) as line (locale, kind, remark);

-- Autumn is shared and locked for everybody. In winter the U13 coach has shared the first third and
-- written the next one; the other teams have begun.
create temporary table demo_assessments as
select
  ('00000000-0000-4000-8757-' || lpad((work.kind_number * 1000000 + work.cycle * 100000 + squad.team * 100 + squad.shirt)::text, 12, '0'))::uuid as id,
  squad.*,
  work.cycle,
  work.kind,
  work.status,
  work.days_ago,
  case squad.team when 5 then 2 when 6 then 2 else 1 end as school,
  case work.cycle when 1 then 2 else 3 end as step
from demo_squad as squad
cross join lateral (
  select 1 as cycle, 'coach' as kind, 1 as kind_number, 'shared' as status, 34 + squad.shirt % 4 as days_ago
  union all
  select 2, 'coach', 1, case when squad.shirt <= 6 then 'shared' when squad.shirt <= 10 then 'submitted' else 'draft' end, 2
  where squad.team = 3 and squad.shirt <= 14
  union all
  select 2, 'coach', 1, 'draft', 1 where squad.team in (4, 5, 6) and squad.shirt <= 4
  union all
  select 1, 'self', 2, 'submitted', 40
  where squad.team >= 3 and squad.shirt <= 5 or squad.team = 2 and squad.shirt = 2
  union all
  select 2, 'self', 2, 'submitted', 1
  where squad.team = 3 and squad.shirt in (2, 3) or squad.user_id is not null
) as work;

-- Ratings follow the same numbers as the stats; players see themselves a little differently. A
-- draft is half filled.
create temporary table demo_answers as
select
  work.id as assessment_id,
  criterion.id as criterion_id,
  criterion.stat_group,
  greatest(1, least(
    case work.school when 2 then 5 else 10 end,
    round(
      (
        coalesce(known.rating, 4.5 + (work.shirt * 7 + criterion.position * 3 + work.team) % 4)
        + case work.kind when 'self' then (work.shirt + criterion.position) % 4 - 1 else 0 end
      ) / case work.school when 2 then 2 else 1 end
    )
  )) as rating,
  known.key as attribute_key
from demo_assessments as work
join public.assessment_criteria as criterion
  on criterion.template_id = ('00000000-0000-4000-8754-' || lpad(work.school::text, 12, '0'))::uuid
left join demo_values as known
  on known.player_id = work.player_id and known.step = work.step and known.key = criterion.attribute_key
where work.status <> 'draft' or criterion.position < 5;

-- The mean of what was rated, as save_assessment computes it.
create temporary table demo_overall as
select
  answer.assessment_id,
  round(avg(answer.rating) * case work.school when 2 then 2 else 1 end, 2) as overall
from demo_answers as answer
join demo_assessments as work on work.id = answer.assessment_id
where answer.stat_group <> 'mental'
group by answer.assessment_id, work.school;

insert into public.assessments (
  id, cycle_id, player_id, kind, author_id, status, strengths, next_steps, overall,
  submitted_at, shared_at, locked_at, created_at
)
select
  work.id,
  ('00000000-0000-4000-8756-' || lpad((work.cycle + work.school * 10)::text, 12, '0'))::uuid,
  work.player_id,
  work.kind::public.assessment_kind,
  case work.kind when 'coach' then work.coach_id else coalesce(work.user_id, guardian.guardian_id) end,
  work.status::public.assessment_status,
  strength.remark,
  next_step.remark,
  mean.overall,
  case when work.status <> 'draft' then now() - work.days_ago * interval '1 day' end,
  case when work.status = 'shared' then now() - (work.days_ago - 2) * interval '1 day' end,
  case when work.cycle = 1 and work.kind = 'coach' then now() - interval '30 days' end,
  now() - (work.days_ago + 5) * interval '1 day'
from demo_assessments as work
join demo_overall as mean on mean.assessment_id = work.id
left join lateral (
  select guardian_id from public.guardian_links
  where player_id = work.player_id and status = 'active'
  order by created_at
  limit 1
) as guardian on true
left join demo_remarks as strength
  on work.kind = 'coach' and strength.locale = work.locale and strength.kind = 'strength'
  and strength.place = (work.shirt * 5 + work.team + work.cycle) % strength.remarks
left join demo_remarks as next_step
  on work.kind = 'coach' and next_step.locale = work.locale and next_step.kind = 'next'
  and next_step.place = (work.shirt * 3 + work.team + work.cycle) % next_step.remarks
on conflict (id) do nothing;

insert into public.assessment_ratings (assessment_id, criterion_id, rating)
select assessment_id, criterion_id, rating from demo_answers where stat_group <> 'mental';

insert into public.assessment_mental_ratings (assessment_id, criterion_id, rating)
select assessment_id, criterion_id, rating from demo_answers where stat_group = 'mental';

-- Evidence: the last trainings and matches before the assessment, and goals of the player.
insert into public.assessment_evidence (assessment_id, criterion_id, training_id, note, added_by, created_at)
select
  work.id,
  ('00000000-0000-4000-8755-' || lpad((work.school * 100 + work.shirt % 5)::text, 12, '0'))::uuid,
  training.id,
  training.title,
  work.coach_id,
  now() - (work.days_ago + 1) * interval '1 day'
from demo_assessments as work
join lateral (
  select id, title from public.trainings
  where team_id = work.team_id and status = 'done' and starts_at < now() - work.days_ago * interval '1 day'
  order by starts_at desc
  limit 1 + work.shirt % 2
) as training on true
where work.kind = 'coach' and work.team in (3, 4, 6) and work.shirt % 3 < 2;

insert into public.assessment_evidence (assessment_id, match_event_id, added_by, created_at)
select work.id, goal.id, work.coach_id, now() - (work.days_ago + 1) * interval '1 day'
from demo_assessments as work
join lateral (
  select event.id from public.match_events as event
  join public.matches as match on match.id = event.match_id
  where event.player_id = work.player_id
    and event.kind = 'goal'
    and event.undone_at is null
    and match.starts_at < now() - work.days_ago * interval '1 day'
  order by match.starts_at desc, event.clock_seconds
  limit 2
) as goal on true
where work.kind = 'coach';

-- Stats -------------------------------------------------------------------------------------

-- One row per snapshot: ratings by hand, and what the assessments said on top of the last ones.
create temporary table demo_snapshots as
select
  squad.player_id,
  'coach' as source,
  squad.coach_id as recorded_by,
  null::uuid as assessment_id,
  now() - moment.days_ago * interval '1 day' as recorded_at,
  case
    when moment.step < 3 or squad.shirt % 3 > 0 then now() - moment.shared_days_ago * interval '1 day'
  end as shared_at,
  case when moment.step = 3 and squad.shirt % 4 = 2 then
    case squad.locale
      when 'de' then 'Deutlich wacher in den letzten Wochen.'
      when 'bg' then 'Видимо по-уверен през последните седмици.'
      else 'Noticeably sharper these last weeks.'
    end
  end as note,
  known.ratings
from demo_squad as squad
join demo_moments as moment on moment.step <> 2
join demo_ratings as known on known.player_id = squad.player_id and known.step = moment.step
union all
select
  work.player_id,
  case work.kind when 'self' then 'self' else 'assessment' end,
  case work.kind when 'coach' then work.coach_id else work.user_id end,
  work.id,
  now() - work.days_ago * interval '1 day',
  case
    when work.kind = 'self' then now() - work.days_ago * interval '1 day'
    when work.status = 'shared' then now() - (work.days_ago - 2) * interval '1 day'
  end,
  null,
  case work.kind when 'self' then '{}' else known.ratings end || said.ratings
from demo_assessments as work
join demo_ratings as known
  on known.player_id = work.player_id and known.step = case work.cycle when 1 then 1 else 3 end
join (
  select
    answer.assessment_id,
    jsonb_object_agg(answer.attribute_key, answer.rating * case done.school when 2 then 2 else 1 end) as ratings
  from demo_answers as answer
  join demo_assessments as done on done.id = answer.assessment_id
  where answer.attribute_key is not null
  group by answer.assessment_id
) as said on said.assessment_id = work.id
where work.status <> 'draft'
union all
-- Jonas and Luca also rate themselves between the assessments.
select
  squad.player_id, 'self', squad.user_id, null, now() - interval '12 days', now() - interval '12 days', null,
  (
    select jsonb_object_agg(known.key, least(10, round(known.rating) + squad.shirt % 2)) from demo_values as known
    where known.player_id = squad.player_id and known.step = 2
  )
from demo_squad as squad
where squad.user_id is not null;

insert into public.player_stat_updates (
  player_id, source, recorded_by, assessment_id, recorded_at, shared_at, note,
  speed, stamina, strength, agility, passing, shooting, dribbling, ball_control, first_touch, created_at
)
select
  snapshot.player_id, snapshot.source::public.stat_source, snapshot.recorded_by, snapshot.assessment_id,
  snapshot.recorded_at, snapshot.shared_at, snapshot.note,
  rated.speed, rated.stamina, rated.strength, rated.agility, rated.passing, rated.shooting,
  rated.dribbling, rated.ball_control, rated.first_touch, snapshot.recorded_at
from demo_snapshots as snapshot
cross join lateral jsonb_populate_record(null::public.player_stat_updates, snapshot.ratings) as rated
order by snapshot.recorded_at;

insert into public.player_mental_updates (
  player_id, source, recorded_by, assessment_id, recorded_at, shared_at,
  concentration, confidence, decision_making, composure, created_at
)
select
  snapshot.player_id, snapshot.source::public.stat_source, snapshot.recorded_by, snapshot.assessment_id,
  snapshot.recorded_at, case when snapshot.assessment_id is not null or snapshot.source = 'self' then snapshot.shared_at end,
  rated.concentration, rated.confidence, rated.decision_making, rated.composure, snapshot.recorded_at
from demo_snapshots as snapshot
cross join lateral jsonb_populate_record(null::public.player_mental_updates, snapshot.ratings) as rated;

insert into public.progress_activities (player_id, kind, payload, occurred_at)
select
  work.player_id,
  case work.kind when 'self' then 'self_assessed' else 'assessment_shared' end,
  jsonb_build_object(
    'assessment_id', work.id,
    'cycle', case work.cycle when 1 then 'Autumn' else 'Winter' end,
    'overall', mean.overall
  ),
  now() - (work.days_ago - case work.kind when 'self' then 0 else 2 end) * interval '1 day'
from demo_assessments as work
join demo_overall as mean on mean.assessment_id = work.id
where work.kind = 'self' and work.status = 'submitted' or work.status = 'shared';

-- Achievements ------------------------------------------------------------------------------

insert into public.achievement_awards (player_id, achievement_id, awarded_by, awarded_at, reason)
select
  squad.player_id,
  ('00000000-0000-4000-8790-' || lpad(award.number::text, 12, '0'))::uuid,
  squad.coach_id,
  now() - award.days_ago * interval '1 day',
  case squad.locale when 'de' then award.de when 'bg' then award.bg else award.en end
from demo_squad as squad
join (
  values
    (1, 2, 20, 'Told the referee that the ball was out.', 'Hat dem Schiri gesagt, dass der Ball im Aus war.', 'Каза на съдията, че топката е излязла.'),
    (2, 3, 33, 'Collected the bibs every single time.', 'Hat jedes Mal die Leibchen eingesammelt.', 'Всеки път събираше потниците.'),
    (3, 9, 16, 'Three weeks in a row the hardest worker.', 'Drei Wochen lang der größte Fleiß im Training.', 'Три седмици поред най-старателен.'),
    (4, 7, 12, 'Came back after the injury and never complained.', 'Nach der Verletzung zurück, ohne ein einziges Mal zu klagen.', 'Върна се след контузията без нито едно оплакване.')
) as award (number, shirt, days_ago, en, de, bg) on award.shirt = squad.shirt
union all
select
  player_id, '00000000-0000-4000-8790-000000000005', coach_id, now() - interval '27 days', null
from demo_squad
where is_keeper and shirt <= 2;

-- One was given to the wrong keeper and is still there, with the reason.
update public.achievement_awards as award
set revoked_at = now() - interval '26 days', revoked_by = squad.coach_id, revoke_reason = 'Meant for Jannis, who played that day.'
from demo_squad as squad
where squad.player_id = award.player_id and squad.team = 2 and squad.shirt = 1
  and award.achievement_id = '00000000-0000-4000-8790-000000000005';

insert into public.achievement_awards (player_id, achievement_id, reached, awarded_at)
select
  counted.player_id, achievement.id, counted.reached,
  now() - (1 + ('x' || substr(md5(counted.player_id::text || achievement.id), 1, 4))::bit(16)::int % 25) * interval '1 day'
from private.count_for_rules(array(select player_id from demo_squad)) as counted
join public.achievements as achievement
  on achievement.rule = counted.rule and achievement.archived_at is null and counted.reached >= achievement.threshold
on conflict do nothing;

-- What the bell of the families says about it.
insert into public.notifications (user_id, category, kind, payload, link, read_at, created_at)
select
  listener.user_id,
  'notes',
  case activity.kind when 'award_won' then 'award_won' else 'assessment_shared' end,
  case activity.kind
    when 'award_won' then jsonb_strip_nulls(activity.payload || jsonb_build_object(
      'titles', (
        select jsonb_object_agg(locale, title) from public.achievement_texts
        where achievement_id::text = activity.payload ->> 'achievement_id'
      ),
      'season', (
        select name from public.seasons
        where school_id = activity.school_id and activity.occurred_at::date between starts_on and ends_on
        limit 1
      ),
      'player', listener.child
    ))
    else activity.payload
  end,
  '/players/details/' || activity.player_id,
  case when activity.occurred_at < now() - interval '10 days' then activity.occurred_at + interval '9 hours' end,
  activity.occurred_at
from public.progress_activities as activity
join lateral (
  select user_id, null from public.players where id = activity.player_id and user_id is not null
  union
  select link.guardian_id, player.first_name
  from public.guardian_links as link
  join public.players as player on player.id = link.player_id
  where link.player_id = activity.player_id and link.status = 'active'
) as listener (user_id, child) on true
where activity.kind in ('award_won', 'assessment_shared') and activity.occurred_at < now();

drop table demo_snapshots, demo_overall, demo_answers, demo_assessments, demo_remarks, demo_ratings,
  demo_values, demo_moments, demo_squad;
