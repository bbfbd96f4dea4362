-- Season results: how a team's season goes, what a child did in it, and the other teams' results for a league table.
--
--                  player  parent        coach of the team  other coach  owner    admin
-- season_results   -       -             answers            -            answers  -
-- player_season    self    own children  -                  -            -        -
-- league_results   -       -             s i u d            -            s i u d  -
--
-- A team belongs to one season, so its matches are the season. Results are those of finished matches with a
-- score, typed ones too; goals and cards are the log without what was undone.
-- Where an age plays without tables (0716) nobody is ranked: no scorers are told and no league result is stored.
-- A league result names clubs and nothing else: no person of theirs is known.

-- Tables ------------------------------------------------------------------------------------

create table public.league_results (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  competition text,
  home text not null,
  away text not null,
  home_goals int not null,
  away_goals int not null,
  played_on date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint league_results_pkey primary key (id),
  constraint league_results_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint league_results_team foreign key (team_id) references public.teams (id) on delete cascade,
  constraint league_results_once unique nulls not distinct (team_id, competition, home, away, played_on),
  constraint league_results_competition_length check (
    competition = btrim(competition) and char_length(competition) between 1 and 80
  ),
  constraint league_results_home_length check (home = btrim(home) and char_length(home) between 1 and 80),
  constraint league_results_away_length check (away = btrim(away) and char_length(away) between 1 and 80),
  constraint league_results_two_teams check (lower(home) <> lower(away)),
  constraint league_results_home_goals_range check (home_goals between 0 and 99),
  constraint league_results_away_goals_range check (away_goals between 0 and 99),
  constraint league_results_played_on_range check (played_on between date '2000-01-01' and date '2099-12-31')
);

comment on column public.league_results.team_id is 'Whose league it is; the team does not play in this match.';
comment on column public.league_results.competition is 'As the team''s own matches name it; empty where they name none.';

-- Indexes -----------------------------------------------------------------------------------

create index league_results_school on public.league_results (school_id);

-- Triggers ----------------------------------------------------------------------------------

create trigger league_results_take_school
before insert or update of team_id, school_id on public.league_results
for each row execute function private.take_school_of_team();

-- After the policies: who may not write learns nothing of a team. Two writers at once wait for each other.
-- Definer: counts every row, whoever asks. Errors: table_not_allowed, league_full (P0001).
create function private.guard_league_result()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.forbids_table(new.team_id) then
    raise exception 'table_not_allowed' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('league of ' || new.team_id, 0));
  if (select count(*) from public.league_results where team_id = new.team_id) > 400 then
    raise exception 'league_full' using errcode = 'P0001';
  end if;
  return null;
end;
$$;

create trigger league_results_guard after insert on public.league_results
for each row execute function private.guard_league_result();

-- Policies ----------------------------------------------------------------------------------

alter table public.league_results enable row level security;

create policy league_results_select on public.league_results for select to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy league_results_insert on public.league_results for insert to authenticated with check (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy league_results_update on public.league_results for update to authenticated
using (team_id = any(array(select private.my_managed_team_ids())))
with check (team_id = any(array(select private.my_managed_team_ids())));

create policy league_results_delete on public.league_results for delete to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Whether whoever was that long in goal counts as the keeper of a match: half of its length at least.
create function private.is_keeper_of_match(p_goalkeeper_seconds int, p_periods int, p_period_minutes int)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_goalkeeper_seconds * 2 >= p_periods * p_period_minutes * 60;
$$;

-- What players did by the log of matches: one row each. Assists are the second name of a goal.
create function private.deeds_of_matches(p_match_ids uuid[])
returns table (player_id uuid, goals int, assists int, yellow_cards int, red_cards int)
language sql
stable
security definer
set search_path = ''
as $$
  select
    deed.player_id,
    (count(*) filter (where deed.kind in ('goal', 'penalty_goal')))::int,
    (count(*) filter (where deed.kind = 'assist'))::int,
    (count(*) filter (where deed.kind = 'yellow'))::int,
    (count(*) filter (where deed.kind in ('red', 'yellow_red')))::int
  from public.match_events as event
  cross join lateral (
    values
      (event.player_id, event.kind::text),
      (case when event.kind = 'goal' then event.second_player_id end, 'assist')
  ) as deed (player_id, kind)
  where event.match_id = any(p_match_ids)
    and event.undone_at is null
    and not event.is_opponent
    and deed.player_id is not null
  group by deed.player_id;
$$;

-- {has_table, record: {all, home, away}, matches, players}: matches latest first, players with anything to tell.
-- p_kind: only matches of that kind. Definer, because the log of all decides about each: asks for itself who
-- may read the team's staff pages. Goals and assists are empty where nobody is ranked.
-- Errors: team_not_readable (42501).
create function public.season_results(p_team_id uuid, p_kind public.match_kind default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  is_ranked boolean;
  answer jsonb;
begin
  if not coalesce(p_team_id = any(array(select private.my_managed_team_ids())), false) then
    raise exception 'team_not_readable' using errcode = '42501';
  end if;
  is_ranked := not private.forbids_table(p_team_id);

  with game as materialized (
    select match.* from public.matches as match
    where match.team_id = p_team_id
      and match.status = 'finished'
      and (p_kind is null or match.kind = p_kind)
  ),
  record as (
    select jsonb_object_agg(split.side, split.line) as lines
    from (
      select side.name as side, jsonb_build_object(
        'played', count(game.id),
        'won', count(game.id) filter (where game.goals_for > game.goals_against),
        'drawn', count(game.id) filter (where game.goals_for = game.goals_against),
        'lost', count(game.id) filter (where game.goals_for < game.goals_against),
        'goals_for', coalesce(sum(game.goals_for), 0),
        'goals_against', coalesce(sum(game.goals_against), 0),
        'clean_sheets', count(game.id) filter (where game.goals_against = 0)
      ) as line
      from (values ('all', null::boolean), ('home', true), ('away', false)) as side (name, is_home)
      left join game on game.goals_for is not null
        and (side.is_home is null or side.is_home = game.is_home and not game.is_neutral)
      group by side.name
    ) as split
  ),
  keeper as (
    select played.player_id, count(*)::int as clean_sheets
    from game cross join lateral private.minutes_of_match(game.id) as played
    where game.goals_against = 0
      and private.is_keeper_of_match(played.goalkeeper_seconds, game.periods, game.period_minutes)
    group by played.player_id
  ),
  line as (
    select
      coalesce(deed.player_id, keeper.player_id) as player_id,
      case when is_ranked then coalesce(deed.goals, 0) end as goals,
      case when is_ranked then coalesce(deed.assists, 0) end as assists,
      coalesce(keeper.clean_sheets, 0) as clean_sheets,
      coalesce(deed.yellow_cards, 0) as yellow_cards,
      coalesce(deed.red_cards, 0) as red_cards
    from private.deeds_of_matches(array(select game.id from game)) as deed
    full join keeper on keeper.player_id = deed.player_id
  )
  select jsonb_build_object(
    'has_table', is_ranked,
    'record', (select record.lines from record),
    'matches', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', game.id, 'opponent', game.opponent, 'is_home', game.is_home,
        'is_neutral', game.is_neutral, 'kind', game.kind,
        'competition', game.competition, 'starts_at', game.starts_at, 'status', game.status,
        'goals_for', game.goals_for, 'goals_against', game.goals_against
      ) order by game.starts_at desc, game.id)
      from game
    ), '[]'),
    'players', coalesce((
      select jsonb_agg(jsonb_build_object(
        'player_id', player.id, 'first_name', player.first_name, 'last_name', player.last_name,
        'goals', line.goals, 'assists', line.assists, 'clean_sheets', line.clean_sheets,
        'yellow_cards', line.yellow_cards, 'red_cards', line.red_cards
      ) order by player.last_name, player.first_name, player.id)
      from line join public.players as player on player.id = line.player_id
      where coalesce(line.goals, 0) + coalesce(line.assists, 0) + line.clean_sheets
        + line.yellow_cards + line.red_cards > 0
    ), '[]')
  ) into answer;
  return answer;
end;
$$;

-- One row: what a player did in the finished matches of one team, as a guest too. For the player and the
-- guardians, who read nobody else's. A match counts for whoever was on the pitch. Definer: minutes need the line-up of all.
-- Errors: player_not_readable (42501).
create function public.player_season(p_player_id uuid, p_team_id uuid)
returns table (
  matches int,
  starts int,
  minutes int,
  goalkeeper_minutes int,
  clean_sheets int,
  goals int,
  assists int,
  yellow_cards int,
  red_cards int
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not coalesce(p_player_id = any(array(select private.my_player_ids())), false) then
    raise exception 'player_not_readable' using errcode = '42501';
  end if;

  return query
  with game as materialized (
    select match.id, match.goals_against, match.periods, match.period_minutes, entry.role
    from public.match_squad as entry
    join public.matches as match
      on match.id = entry.match_id and match.team_id = p_team_id and match.status = 'finished'
    where entry.player_id = p_player_id and entry.role in ('starter', 'bench')
  ),
  spell as (
    select game.*, played.seconds, played.goalkeeper_seconds
    from game cross join lateral private.minutes_of_match(game.id) as played
    where played.player_id = p_player_id and played.seconds > 0
  ),
  total as (
    select
      count(*)::int as matches,
      (count(*) filter (where spell.role = 'starter'))::int as starts,
      coalesce(round(sum(spell.seconds) / 60.0), 0)::int as minutes,
      coalesce(round(sum(spell.goalkeeper_seconds) / 60.0), 0)::int as goalkeeper_minutes,
      (count(*) filter (
        where spell.goals_against = 0
          and private.is_keeper_of_match(spell.goalkeeper_seconds, spell.periods, spell.period_minutes)
      ))::int as clean_sheets
    from spell
  )
  select
    total.matches, total.starts, total.minutes, total.goalkeeper_minutes, total.clean_sheets,
    coalesce(deed.goals, 0), coalesce(deed.assists, 0),
    coalesce(deed.yellow_cards, 0), coalesce(deed.red_cards, 0)
  from total
  left join private.deeds_of_matches(array(select game.id from game)) as deed on deed.player_id = p_player_id;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.league_results from anon, authenticated;

grant select, delete on public.league_results to authenticated;
grant insert (id, team_id, competition, home, away, home_goals, away_goals, played_on)
on public.league_results to authenticated;
grant update (competition, home, away, home_goals, away_goals, played_on) on public.league_results to authenticated;

grant execute on function
  public.season_results(uuid, public.match_kind),
  public.player_season(uuid, uuid)
to authenticated;
