-- Demo academy: the under-elevens' winter tournament, four Sundays ahead. Six teams meet once on two pitches; the
-- order is what the planner proposes (features/tournaments/model/plan-games.ts).

insert into public.tournaments (
  id, school_id, team_id, kind, name, starts_at, venue, format, pitches, game_minutes, break_minutes, shows_table
)
select
  '00000000-0000-4000-8038-000000000001', team.school_id, team.id, 'tournament', 'Riverside Winter Cup',
  (date_trunc('week', now() at time zone 'Europe/Berlin') + interval '34 days 14 hours') at time zone 'Europe/Berlin',
  'Riverside Park, pitch 2', 7, 2, 12, 3, true
from public.teams as team
where team.id = '00000000-0000-4000-8002-000000000002'
on conflict (id) do nothing;

insert into public.tournament_teams (id, tournament_id, team_id, name, position)
select
  ('00000000-0000-4000-8039-' || lpad(entry.position::text, 12, '0'))::uuid,
  '00000000-0000-4000-8038-000000000001',
  case when entry.position = 1 then '00000000-0000-4000-8002-000000000002'::uuid end,
  entry.name, entry.position
from (
  values
    (1, 'U11'), (2, 'FC Sonnenhof'), (3, 'SV Waldeck'), (4, 'TuS Eichenau'), (5, 'SpVgg Kirchberg'), (6, 'VfL Auwald')
) as entry (position, name)
on conflict (id) do nothing;

insert into public.tournament_games (id, tournament_id, round, group_no, pitch, starts_at, home_id, away_id)
select
  ('00000000-0000-4000-8040-' || lpad((game.round * 10 + game.pitch)::text, 12, '0'))::uuid,
  tournament.id, game.round, 1, game.pitch,
  tournament.starts_at + (game.round - 1) * (tournament.game_minutes + tournament.break_minutes) * interval '1 minute',
  ('00000000-0000-4000-8039-' || lpad(game.home::text, 12, '0'))::uuid,
  ('00000000-0000-4000-8039-' || lpad(game.away::text, 12, '0'))::uuid
from (
  values
    (1, 1, 5, 2), (1, 2, 3, 4), (2, 1, 1, 6), (2, 2, 2, 3), (3, 1, 6, 2), (3, 2, 4, 5), (4, 1, 4, 6), (4, 2, 3, 1),
    (5, 1, 5, 1), (5, 2, 2, 4), (6, 1, 1, 2), (6, 2, 6, 3), (7, 1, 1, 4), (7, 2, 3, 5), (8, 1, 5, 6)
) as game (round, pitch, home, away)
join public.tournaments as tournament on tournament.id = '00000000-0000-4000-8038-000000000001'
on conflict (id) do nothing;

-- Each own team's match of that day, as saving the plan makes it.
select private.sync_tournament_matches(tournament)
from public.tournaments as tournament
where tournament.id = '00000000-0000-4000-8038-000000000001';
