-- A million rows to search: 125 schools of 40 teams, per team a coach, 20 players with a guardian each, 120 sessions
-- and 30 matches over three years, 10 exercises. Triggers are off: only sizes, names and places matter.
set session_replication_role = replica;

create function pg_temp.key(kind text, number bigint) returns uuid language sql immutable as
$$ select md5(kind || number)::uuid $$;
create function pg_temp.first_name(number bigint) returns text language sql immutable as
$$ select (array['Anna', 'Boris', 'Clara', 'Deniz', 'Elena', 'Felix', 'Greta', 'Hakan', 'Ivan', 'Jana', 'Karl', 'Lena', 'Mert',
  'Nadja', 'Oskar', 'Petra', 'Radka', 'Stefan', 'Таня', 'Виктор', 'Yusuf', 'Zoe', 'Jürgen'])[1 + number % 23] $$;
create function pg_temp.last_name(number bigint) returns text language sql immutable as
$$ select (array['Petrov', 'Schmidt', 'Yılmaz', 'Müller', 'Иванова', 'Novak', 'Rossi', 'Großmann', 'Йорданов', 'Weber',
  'Kaya', 'Dimitrova', 'Fischer', 'Şahin', 'Georgiev', 'Hoffmann', 'Kowalski', 'Stoyanova', 'Wagner'])[1 + number / 23 % 19]
  || (array['', 'a', '-Berg', 'ski', 'ov', 'mann', '-Todorov', 'in'])[1 + number / 437 % 8]
  || ' ' || chr((97 + number / 3496 % 26)::int) || chr((97 + number / 90896 % 26)::int) $$;

create temporary table new_teams as
select number, 1 + (number - 1) / 40 as school from generate_series(1, 5000) as number;
create temporary table new_players as
select team.number as team, team.school, team.number * 100 + place as number, place
from new_teams as team cross join generate_series(1, 20) as place;

insert into public.schools (id, name)
select pg_temp.key('school', number), 'FC ' || pg_temp.last_name(number * 23) from generate_series(1, 125) as number;
insert into public.seasons (school_id, name, starts_on, ends_on)
select pg_temp.key('school', number), '2026/27', date '2026-07-01', date '2027-06-30' from generate_series(1, 125) as number;

create temporary table new_people as
select pg_temp.key('coach', number) as id, 'coach' as role, school, number * 31 as number from new_teams
union all
select pg_temp.key('parent', number), 'parent', school, number * 7 from new_players
union all
select pg_temp.key('owner', number), 'owner', number, number * 13 from generate_series(1, 125) as number;
insert into auth.users (id, email) select id, role || id || '@bench.test' from new_people;
insert into public.users (id, email, first_name, last_name, role)
select id, role || number || '@bench.test', pg_temp.first_name(number), pg_temp.last_name(number), role::public.app_role
from new_people;
insert into public.person_cards (user_id, first_name, last_name)
select id, pg_temp.first_name(number), pg_temp.last_name(number) from new_people;
insert into public.role_assignments (user_id, role, school_id)
select id, role::public.app_role, pg_temp.key('school', school) from new_people;

insert into public.teams (id, school_id, name, age_group, season)
select pg_temp.key('team', number), pg_temp.key('school', school),
  'U13 ' || (array['Lions', 'Eagles', 'Wölfe', 'Орли'])[1 + number % 4] || ' ' || number, 'U13', '2026/27' from new_teams;
insert into public.team_staff (team_id, school_id, user_id, role)
select pg_temp.key('team', number), pg_temp.key('school', school), pg_temp.key('coach', number), 'head_coach' from new_teams;
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
select pg_temp.key('player', number), pg_temp.key('school', school), pg_temp.first_name(number), pg_temp.last_name(number),
  '2014-05-01'
from new_players;
insert into public.squad_members (school_id, team_id, player_id, shirt_number)
select pg_temp.key('school', school), pg_temp.key('team', team), pg_temp.key('player', number), place from new_players;
insert into public.guardian_links (
  school_id, guardian_id, player_id, relationship, status, can_pay, can_consent, receives_health, accepted_at, confirmed_at
)
select
  pg_temp.key('school', school), pg_temp.key('parent', number), pg_temp.key('player', number), 'mother', 'active',
  true, true, true, now(), now()
from new_players;

insert into public.trainings (id, school_id, team_id, author_id, title, objective, place, starts_at, ends_at, status)
select pg_temp.key('training', line.number), pg_temp.key('school', team.school), pg_temp.key('team', team.number),
  pg_temp.key('coach', team.number),
  (array['Passing', 'Pressing', 'Abschluss', 'Finishing', 'Спринт', 'Rondo and small games', 'Spielaufbau'])[1 + line.number % 7],
  'Aim ' || line.number % 997, 'Pitch ' || line.number % 5, line.starts_at, line.starts_at + interval '90 minutes',
  case when line.starts_at < now() then 'done' else 'planned' end::public.training_status
from new_teams as team
cross join generate_series(1, 120) as place
cross join lateral (
  select team.number * 1000 + place as number,
    now() + (place - 100) * interval '9 days' + (team.number * 997 % 10080) * interval '1 minute' as starts_at
) as line;
insert into public.matches (id, school_id, team_id, opponent, competition, venue, starts_at)
select pg_temp.key('match', line.number), pg_temp.key('school', team.school), pg_temp.key('team', team.number),
  'SV ' || pg_temp.last_name(line.number * 17), (array['Bezirksliga', 'Cup', 'League'])[1 + line.number % 3],
  'Ground ' || line.number % 50, now() + (place - 25) * interval '30 days' + (team.number * 997 % 10080) * interval '1 minute'
from new_teams as team
cross join generate_series(1, 30) as place
cross join lateral (select team.number * 100 + place as number) as line;

insert into public.exercises (
  id, slug, visibility, topic, phase, practice_type, min_age, max_age, players_min, players_max, area_length_m, area_width_m,
  minutes, created_at
)
select pg_temp.key('exercise', number), 'bench-' || number, 'public',
  (enum_range(null::public.exercise_topic))[1 + number % 23], (enum_range(null::public.training_phase))[1 + number / 7 % 4],
  (enum_range(null::public.practice_type))[1 + number / 3 % 12], 8, 12, 4, 10, 20, 15, 12, now()
from generate_series(1, 10000) as number;
insert into public.exercise_texts (exercise_id, locale, title, aim, setup, coaching_points)
select pg_temp.key('exercise', number), locale,
  (array['Rondo', 'Square', 'Relay', 'Wave', 'Channel', 'Circuit', 'Diamond', 'Duel', 'Gates', 'Island'])[1 + number % 10]
  || ' ' || (array['pressing', 'finishing', 'passing', 'dribbling', 'crossing', 'heading', 'switching'])[1 + number / 10 % 7]
  || ' ' || number, 'Aim', 'Setup', '{Look}'
from generate_series(1, 10000) as number cross join unnest(array['en', 'de', 'bg']) as locale;
select private.refresh_exercise_entries(array(select pg_temp.key('exercise', number) from generate_series(1, 10000) as number));

set session_replication_role = origin;
vacuum analyze;
