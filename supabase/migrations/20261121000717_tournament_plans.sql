-- Writing tournaments: the plan as a whole, one result at a time.
--
--                         player  parent  coach of an own team  other coach  owner  admin
-- create_tournament       -       -       yes                   -            yes    -
-- save_tournament         -       -       yes                   -            yes    -
-- record_tournament_game  -       -       yes                   -            yes    -
-- delete_tournament       -       -       yes                   -            yes    -
--
-- Definer, because nobody writes the tables by hand; each asks first who is there. Own teams join only through
-- somebody who looks after them, and only teams of the same school.

-- Functions ---------------------------------------------------------------------------------

-- Teams and games as the plan names them. A game with a result stays as it is; one without is changed or goes.
-- Errors: too_many_rows, teams_required, team_missing, game_was_played (P0001); team_not_yours (42501).
create function private.write_tournament_plan(p_tournament public.tournaments, p_teams jsonb, p_games jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  team_ids uuid[];
  game_ids uuid[];
begin
  if jsonb_typeof(p_teams) is distinct from 'array' or jsonb_array_length(p_teams) > 64
    or jsonb_typeof(p_games) is distinct from 'array' or jsonb_array_length(p_games) > 400 then
    raise exception 'too_many_rows' using errcode = 'P0001';
  end if;
  if jsonb_array_length(p_teams) < 2 then
    raise exception 'teams_required' using errcode = 'P0001';
  end if;
  select array_agg((entry ->> 'id')::uuid) into team_ids from jsonb_array_elements(p_teams) as entry;
  select coalesce(array_agg((entry ->> 'id')::uuid), '{}') into game_ids from jsonb_array_elements(p_games) as entry;

  if exists (
    select from jsonb_to_recordset(p_teams) as entry (team_id uuid)
    where entry.team_id is not null
      and not exists (
        select from public.tournament_teams as present
        where present.tournament_id = p_tournament.id and present.team_id = entry.team_id
      )
      and not exists (
        select from public.teams as team
        where team.id = entry.team_id and team.school_id = p_tournament.school_id
          and team.id = any(array(select private.my_managed_team_ids()))
      )
  ) then
    raise exception 'team_not_yours' using errcode = '42501';
  end if;
  if not exists (
    select from jsonb_to_recordset(p_teams) as entry (team_id uuid) where entry.team_id = p_tournament.team_id
  ) then
    raise exception 'team_missing' using errcode = 'P0001';
  end if;
  if exists (
    select from public.tournament_games as game
    where game.tournament_id = p_tournament.id and game.outcome is not null
      and not (
        game.id = any(game_ids) and game.home_id = any(team_ids) and game.away_id = any(team_ids)
      )
  ) then
    raise exception 'game_was_played' using errcode = 'P0001';
  end if;

  delete from public.tournament_games
  where tournament_id = p_tournament.id and outcome is null and not id = any(game_ids);
  delete from public.tournament_teams
  where tournament_id = p_tournament.id and not id = any(team_ids);
  insert into public.tournament_teams as present (id, tournament_id, team_id, name, group_no, position, is_withdrawn)
  select
    entry.id, p_tournament.id, entry.team_id, entry.name, coalesce(entry.group_no, 1), entry.position,
    coalesce(entry.is_withdrawn, false)
  from jsonb_to_recordset(p_teams) as entry (
    id uuid, team_id uuid, name text, group_no int, position int, is_withdrawn boolean
  )
  on conflict (id) do update
  set name = excluded.name, group_no = excluded.group_no, position = excluded.position,
    is_withdrawn = excluded.is_withdrawn
  where present.tournament_id = p_tournament.id;
  insert into public.tournament_games as present (
    id, tournament_id, round, group_no, place, pitch, starts_at, home_id, away_id
  )
  select
    entry.id, p_tournament.id, entry.round, entry.group_no, entry.place, entry.pitch, entry.starts_at,
    entry.home_id, entry.away_id
  from jsonb_to_recordset(p_games) as entry (
    id uuid, round int, group_no int, place int, pitch int, starts_at timestamptz, home_id uuid, away_id uuid
  )
  on conflict (id) do update
  set round = excluded.round, group_no = excluded.group_no, place = excluded.place, pitch = excluded.pitch,
    starts_at = excluded.starts_at, home_id = excluded.home_id, away_id = excluded.away_id
  where present.tournament_id = p_tournament.id and present.outcome is null;
end;
$$;

-- One match of the day for each own team that comes: its periods are the games it is planned to play. Matches that
-- run or were played stay as they are. Errors: match_overlaps (23P01).
create function private.sync_tournament_matches(p_tournament public.tournaments)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.matches as match
  set status = 'cancelled'
  from public.tournament_teams as entry
  where match.tournament_id = p_tournament.id and match.status = 'planned'
    and entry.tournament_id = p_tournament.id and entry.team_id = match.team_id and entry.is_withdrawn;
  with day as (
    select entry.team_id, greatest(1, case
      when p_tournament.kind = 'festival' then p_tournament.rounds
      else (
        select count(*)::int from public.tournament_games as game
        where game.tournament_id = p_tournament.id and entry.id in (game.home_id, game.away_id)
      )
    end) as games
    from public.tournament_teams as entry
    where entry.tournament_id = p_tournament.id and entry.team_id is not null and not entry.is_withdrawn
  ),
  wanted as (
    -- a match has eight periods at most; the minutes of the day stay the same
    select day.team_id, least(8, day.games) as periods,
      least(60, ceil(day.games * p_tournament.game_minutes / least(8, day.games)::numeric))::int as period_minutes
    from day
  ),
  changed as (
    update public.matches as match
    set opponent = p_tournament.name, kind = p_tournament.kind::text::public.match_kind,
      starts_at = p_tournament.starts_at,
      meet_at = match.meet_at + (p_tournament.starts_at - match.starts_at),
      venue = p_tournament.venue, format = greatest(3, p_tournament.format),
      periods = wanted.periods, period_minutes = wanted.period_minutes
    from wanted
    where match.tournament_id = p_tournament.id and match.team_id = wanted.team_id and match.status = 'planned'
      and (
        match.opponent, match.kind::text, match.starts_at, match.venue, match.format, match.periods,
        match.period_minutes
      ) is distinct from (
        p_tournament.name, p_tournament.kind::text, p_tournament.starts_at, p_tournament.venue,
        greatest(3, p_tournament.format), wanted.periods, wanted.period_minutes
      )
  )
  insert into public.matches (
    team_id, tournament_id, opponent, kind, starts_at, venue, format, periods, period_minutes
  )
  select
    wanted.team_id, p_tournament.id, p_tournament.name, p_tournament.kind::text::public.match_kind,
    p_tournament.starts_at, p_tournament.venue, greatest(3, p_tournament.format), wanted.periods,
    wanted.period_minutes
  from wanted
  where not exists (
    select from public.matches as present
    where present.tournament_id = p_tournament.id and present.team_id = wanted.team_id
  );
end;
$$;

-- A new tournament with its teams, games and matches; answers its id. p_team_id: the host, which stands among
-- p_teams. p_settings: the columns of tournaments; p_teams: up to 64 of {"id", "team_id"?, "name", "group_no",
-- "position", "is_withdrawn"?}; p_games: up to 400 of {"id", "round", "group_no"?, "place"?, "pitch", "starts_at",
-- "home_id", "away_id"}. Errors: tournament_not_writable (42501), table_not_allowed (P0001), match_overlaps
-- (23P01), those of write_tournament_plan and of the columns' checks.
create function public.create_tournament(
  p_team_id uuid, p_settings public.json_document, p_teams public.json_list, p_games public.json_list
)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted public.tournaments;
  made public.tournaments;
begin
  if not coalesce(p_team_id = any(array(select private.my_managed_team_ids())), false) then
    raise exception 'tournament_not_writable' using errcode = '42501';
  end if;
  wanted := jsonb_populate_record(null::public.tournaments, p_settings);
  insert into public.tournaments (
    team_id, kind, name, starts_at, ends_by, venue, format, pitches, game_minutes, break_minutes, group_count,
    legs, rounds, lunch_at, lunch_minutes, shows_table
  )
  values (
    p_team_id, wanted.kind, wanted.name, wanted.starts_at, wanted.ends_by, wanted.venue, wanted.format,
    wanted.pitches, wanted.game_minutes, wanted.break_minutes, wanted.group_count, wanted.legs, wanted.rounds,
    wanted.lunch_at, wanted.lunch_minutes, wanted.shows_table
  )
  returning * into made;
  perform private.write_tournament_plan(made, p_teams, p_games);
  perform private.sync_tournament_matches(made);
  return made.id;
end;
$$;

-- The whole plan anew; answers its version. p_version: the one that was seen. Arguments and errors as
-- create_tournament, and stale_row (P0001).
create function public.save_tournament(
  p_tournament_id uuid, p_version int, p_settings public.json_document, p_teams public.json_list,
  p_games public.json_list
)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted public.tournaments;
  saved public.tournaments;
begin
  if not private.manages_tournament(p_tournament_id) then
    raise exception 'tournament_not_writable' using errcode = '42501';
  end if;
  wanted := jsonb_populate_record(null::public.tournaments, p_settings);
  update public.tournaments
  set kind = wanted.kind, name = wanted.name, starts_at = wanted.starts_at, ends_by = wanted.ends_by,
    venue = wanted.venue, format = wanted.format, pitches = wanted.pitches, game_minutes = wanted.game_minutes,
    break_minutes = wanted.break_minutes, group_count = wanted.group_count, legs = wanted.legs,
    rounds = wanted.rounds, lunch_at = wanted.lunch_at, lunch_minutes = wanted.lunch_minutes,
    shows_table = wanted.shows_table, version = version + 1
  where id = p_tournament_id and version = p_version
  returning * into saved;
  if not found then
    raise exception 'stale_row' using errcode = 'P0001';
  end if;
  perform private.write_tournament_plan(saved, p_teams, p_games);
  perform private.sync_tournament_matches(saved);
  return saved.version;
end;
$$;

-- The result of a game: goals, or only who won; neither takes it back. Answers the game's new version.
-- Errors: stale_row, scores_not_allowed (the age knows no table), score_required (a table needs goals) (P0001);
-- tournament_not_writable (42501).
create function public.record_tournament_game(
  p_game_id uuid, p_version int, p_outcome public.game_outcome default null, p_home_goals int default null,
  p_away_goals int default null
)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  played public.tournament_games;
  host uuid;
  has_table boolean;
begin
  select * into played from public.tournament_games where id = p_game_id for update;
  if not found or not private.manages_tournament(played.tournament_id) then
    raise exception 'tournament_not_writable' using errcode = '42501';
  end if;
  if played.version is distinct from p_version then
    raise exception 'stale_row' using errcode = 'P0001';
  end if;
  select team_id, shows_table into host, has_table from public.tournaments where id = played.tournament_id;
  if p_home_goals is not null and private.forbids_table(host) then
    raise exception 'scores_not_allowed' using errcode = 'P0001';
  end if;
  if has_table and p_outcome is not null and p_home_goals is null then
    raise exception 'score_required' using errcode = 'P0001';
  end if;
  update public.tournament_games
  set home_goals = p_home_goals, away_goals = p_away_goals, version = version + 1,
    outcome = case
      when p_home_goals is null or p_away_goals is null then p_outcome
      when p_home_goals > p_away_goals then 'home'
      when p_home_goals < p_away_goals then 'away'
      else 'draw'
    end
  where id = p_game_id
  returning * into played;
  return played.version;
end;
$$;

-- Takes a tournament away in which nothing was played. Its matches go as well; those somebody was asked to are
-- called off instead. Errors: game_was_played (P0001); tournament_not_writable (42501).
create function public.delete_tournament(p_tournament_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.manages_tournament(p_tournament_id) then
    raise exception 'tournament_not_writable' using errcode = '42501';
  end if;
  perform from public.tournaments where id = p_tournament_id for update;
  if exists (
    select from public.tournament_games where tournament_id = p_tournament_id and outcome is not null
  ) or exists (
    select from public.matches where tournament_id = p_tournament_id and status in ('live', 'finished')
  ) then
    raise exception 'game_was_played' using errcode = 'P0001';
  end if;
  delete from public.matches as match
  where match.tournament_id = p_tournament_id
    and not exists (select from public.match_squad as entry where entry.match_id = match.id);
  update public.matches set status = 'cancelled' where tournament_id = p_tournament_id and status = 'planned';
  delete from public.tournaments where id = p_tournament_id;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.create_tournament(uuid, public.json_document, public.json_list, public.json_list),
  public.save_tournament(uuid, int, public.json_document, public.json_list, public.json_list),
  public.record_tournament_game(uuid, int, public.game_outcome, int, int),
  public.delete_tournament(uuid)
to authenticated;
