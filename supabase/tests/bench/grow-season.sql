-- What the cockpits and the awards count, for the teams first..last of grow.sql: per team 30 finished matches of
-- this season with a squad of 14, a line-up and three substitutions each, exercises in every block, and per player
-- ten sessions of practice at home, four ratings, 24 notes and 40 tasks. Triggers are off, as in grow.sql.
set session_replication_role = replica;

create function pg_temp.key(kind text, number bigint) returns uuid language sql immutable as
$$ select md5(kind || number)::uuid $$;

create temporary table season_teams as
select number, 1 + (number - 1) / 20 as school from generate_series(:first, :last) as number;
create temporary table season_players as
select team.number as team, team.school, team.number * 100 + place as number, place
from season_teams as team cross join generate_series(1, 20) as place;
create temporary table season_matches as
select team.number as team, team.school, team.number * 100 + place as number,
  now() - place * interval '4 days' as starts_at
from season_teams as team cross join generate_series(1, 30) as place;

insert into public.matches (id, school_id, team_id, opponent, format, periods, period_minutes, starts_at, status,
  current_period, started_at, finished_at, goals_for, goals_against)
select pg_temp.key('match', number), pg_temp.key('school', school), pg_temp.key('team', team), 'Opponent ' || number,
  11, 2, 30, starts_at, 'finished', 2, starts_at, starts_at + interval '75 minutes', 2, 1
from season_matches;
insert into public.match_squad (school_id, team_id, match_id, player_id, role)
select pg_temp.key('school', match.school), pg_temp.key('team', match.team), pg_temp.key('match', match.number),
  pg_temp.key('player', match.team * 100 + 1 + (place + match.number) % 20),
  case when place <= 11 then 'starter' else 'bench' end::public.match_squad_role
from season_matches as match cross join generate_series(1, 14) as place;
insert into public.match_lineup_slots (school_id, team_id, match_id, period, slot, player_id)
select pg_temp.key('school', match.school), pg_temp.key('team', match.team), pg_temp.key('match', match.number), 1,
  slots.code, pg_temp.key('player', match.team * 100 + 1 + (slots.place + match.number) % 20)
from season_matches as match
cross join unnest(array['gk', 'rb', 'rcb', 'lcb', 'lb', 'rcm', 'cm', 'lcm', 'rw', 'st', 'lw'])
  with ordinality as slots (code, place);
insert into public.match_events (school_id, team_id, match_id, period, clock_seconds, kind, player_id, second_player_id)
select pg_temp.key('school', match.school), pg_temp.key('team', match.team), pg_temp.key('match', match.number), 2,
  300 * nth, 'substitution', pg_temp.key('player', match.team * 100 + 1 + (11 + nth + match.number) % 20),
  pg_temp.key('player', match.team * 100 + 1 + (5 + nth + match.number) % 20)
from season_matches as match cross join generate_series(1, 3) as nth;

update public.training_blocks as block
set exercise_id = pg_temp.key('exercise', team.number * 100 + 20 + block.position), title = null
from public.trainings as training
join season_teams as team on training.team_id = pg_temp.key('team', team.number)
where block.training_id = training.id;

insert into public.individual_progress (school_id, player_id, exercise_id, practised_at, minutes, logged_by)
select pg_temp.key('school', school), pg_temp.key('player', number), pg_temp.key('practice', nth),
  now() - nth * interval '3 days', 15, pg_temp.key('parent', number)
from season_players cross join generate_series(1, 10) as nth;
insert into public.player_stat_updates (school_id, player_id, source, recorded_at, recorded_by, shared_at, speed, passing)
select pg_temp.key('school', school), pg_temp.key('player', number), 'coach', now() - nth * interval '30 days',
  pg_temp.key('coach', team), now(), 7 - nth * 0.5, 6
from season_players cross join generate_series(1, 4) as nth;
insert into public.notes (school_id, player_id, author_id, kind, visibility, body, occurred_on)
select pg_temp.key('school', school), pg_temp.key('player', number), pg_temp.key('coach', team), 'observation',
  case when nth % 3 = 0 then 'player' else 'staff' end::public.note_visibility,
  'Keeps the head up when the ball arrives, note ' || nth, current_date - nth * 7
from season_players cross join generate_series(1, 24) as nth;
insert into public.tasks (school_id, player_id, assigned_by, title, status, due_at, completed_at)
select pg_temp.key('school', school), pg_temp.key('player', number), pg_temp.key('coach', team), 'Task ' || nth,
  'done', now() - nth * interval '2 days', now() - nth * interval '2 days'
from season_players cross join generate_series(1, 40) as nth;
-- One player with a long history: 5,000 notes.
insert into public.notes (school_id, player_id, author_id, kind, visibility, body, occurred_on)
select pg_temp.key('school', 1), pg_temp.key('player', 101), pg_temp.key('coach', 1), 'observation', 'staff',
  'Another word, note ' || nth, current_date - nth % 900
from generate_series(1, 5000) as nth
where :first = 1;

-- 40 rules: each kind four times, most of them out of reach for now.
insert into public.achievements (rule, threshold, sort_order)
select kind, least(28 * power(2, step)::int, 1000), step
from unnest(enum_range(null::public.achievement_rule)) as kind cross join generate_series(0, 3) as step
where kind <> 'by_hand'
order by step, kind limit 40;

drop table season_teams, season_players, season_matches;
drop function pg_temp.key(text, bigint);
set session_replication_role = origin;
vacuum analyze;
