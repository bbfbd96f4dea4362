-- A platform with 200 schools, for looking at query plans. Triggers are off: only sizes matter.
set session_replication_role = replica;

insert into public.schools (id, name)
select gen_random_uuid(), 'School ' || number from generate_series(1, 200) as number;

insert into public.teams (school_id, name, age_group, season)
select school.id, 'Team ' || number, 'U13', '2026/27'
from public.schools as school
cross join generate_series(1, 3) as number;

insert into public.trainings (school_id, team_id, starts_at, ends_at)
select team.school_id, team.id, starts_at, starts_at + interval '90 minutes'
from public.teams as team
cross join generate_series(now() - interval '120 days', now() + interval '120 days', interval '5 days') as starts_at;

insert into public.training_blocks (training_id, phase, position, title, minutes)
select training.id, 'main_part', number, 'Block', 20
from public.trainings as training
cross join generate_series(1, 2) as number;

insert into public.players (school_id, first_name, last_name, date_of_birth)
select team.school_id, 'Player', 'Number ' || number, '2014-01-01'
from public.teams as team
cross join generate_series(1, 16) as number;

insert into public.squad_members (school_id, team_id, player_id)
select player.school_id, team.id, player.id
from public.players as player
join lateral (
  select id from public.teams where school_id = player.school_id order by md5(id::text || player.id) limit 1
) as team on true
where player.first_name = 'Player';

insert into public.exercises (
  slug, author_id, visibility, topic, phase, practice_type, min_age, max_age,
  players_min, players_max, area_length_m, area_width_m, minutes
)
select
  'drill-' || number, null, 'public',
  (enum_range(null::public.exercise_topic))[1 + number % 23],
  (enum_range(null::public.training_phase))[1 + number % 4],
  'rondo', 8, 14, 6, 12, 20, 15, 15
from generate_series(1, 3000) as number;

insert into public.exercise_texts (exercise_id, locale, title, aim, coaching_points)
select exercise.id, locale, 'Drill ' || exercise.slug, 'Aim of ' || exercise.topic, '{Look}'
from public.exercises as exercise
cross join unnest(array['en', 'de', 'bg']) as locale
where exercise.slug like 'drill-%';

insert into public.exercise_uses (training_id, exercise_id, school_id, team_id, used_at, minutes)
select training.id, exercise.id, training.school_id, training.team_id, training.starts_at, 20
from public.trainings as training
join (
  select id, row_number() over () as number from public.exercises where slug like 'drill-%'
) as exercise on exercise.number = 1 + ('x' || left(md5(training.id::text), 6))::bit(24)::int % 3000;

insert into public.notifications (user_id, category, kind)
select users.id, 'system', 'role_granted'
from public.users
cross join generate_series(1, 500);

set session_replication_role = origin;
analyze;
