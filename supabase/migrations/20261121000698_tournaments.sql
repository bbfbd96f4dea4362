-- Tournaments and festivals: a day of short games on several pitches, for one's own teams and guests.
--
--                    player      parent          coach of an own team  other coach  owner     admin
-- tournaments        own team s  child's team s  s                     school s     school s  s
-- tournament_teams   as the tournament
-- tournament_games   as the tournament
-- create_tournament  -           -               yes                   -            yes       -
-- save_tournament    -           -               yes                   -            yes       -
-- record_tournament_game, delete_tournament: as save_tournament
--
-- Own team: one that takes part; a family reads through it, a guest's family through the call-up to its match.
-- Teams of other clubs are names and nothing else: no person of theirs is kept. Rows are written by the four
-- functions alone. Each own team has one match for the day, so that squad, answers and calendar work as for any
-- other; its time and length follow the plan while it is planned.
-- What was played stays: a plan never changes or removes a game that has a result.
-- A festival has no table. Where the age rules know no table, there is none, and no goals are written down.

-- Types -------------------------------------------------------------------------------------

create type public.tournament_kind as enum ('festival', 'tournament');
create type public.game_outcome as enum ('home', 'away', 'draw');

-- Tables ------------------------------------------------------------------------------------

create table public.tournaments (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  kind public.tournament_kind not null,
  name text not null,
  starts_at timestamptz not null,
  ends_by timestamptz,
  venue text,
  format int not null,
  pitches int not null,
  game_minutes int not null,
  break_minutes int not null,
  group_count int not null default 1,
  legs int not null default 1,
  rounds int not null default 5,
  lunch_at timestamptz,
  lunch_minutes int,
  shows_table boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint tournaments_pkey primary key (id),
  constraint tournaments_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint tournaments_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint tournaments_name_length check (name = btrim(name) and char_length(name) between 1 and 80),
  constraint tournaments_venue_length check (char_length(venue) <= 120),
  constraint tournaments_ends_after_start check (
    ends_by > starts_at and ends_by <= starts_at + interval '24 hours'
  ),
  constraint tournaments_format_range check (format between 2 and 11),
  constraint tournaments_pitches_range check (pitches between 1 and 16),
  constraint tournaments_game_minutes_range check (game_minutes between 1 and 60),
  constraint tournaments_break_minutes_range check (break_minutes between 0 and 30),
  constraint tournaments_group_count_range check (group_count between 1 and 8),
  constraint tournaments_legs_range check (legs between 1 and 2),
  constraint tournaments_rounds_range check (rounds between 1 and 12),
  constraint tournaments_lunch_minutes_range check (lunch_minutes between 1 and 180),
  constraint tournaments_lunch_complete check ((lunch_at is null) = (lunch_minutes is null)),
  constraint tournaments_lunch_that_day check (
    lunch_at >= starts_at and lunch_at <= starts_at + interval '24 hours'
  ),
  constraint tournaments_festival_has_no_table check (kind = 'tournament' or not shows_table)
);

comment on column public.tournaments.team_id is 'The host: its age rules count.';
comment on column public.tournaments.ends_by is 'When the ground must be free; a later plan is only warned of.';
comment on column public.tournaments.format is 'Players a side on the pitch, a keeper included.';
comment on column public.tournaments.legs is 'How often two teams of a group meet.';
comment on column public.tournaments.rounds is 'Rounds of a festival; each is drawn from the results of the one before.';
comment on column public.tournaments.version is 'Counts saved plans; a save that saw an older one is refused.';

create table public.tournament_teams (
  id uuid not null default gen_random_uuid(),
  tournament_id uuid not null,
  team_id uuid,
  name text not null,
  group_no int not null default 1,
  position int not null,
  is_withdrawn boolean not null default false,
  created_at timestamptz not null default now(),
  constraint tournament_teams_pkey primary key (id),
  constraint tournament_teams_tournament foreign key (tournament_id)
    references public.tournaments (id) on delete cascade,
  constraint tournament_teams_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint tournament_teams_within unique (tournament_id, id),
  constraint tournament_teams_team_once unique (tournament_id, team_id),
  constraint tournament_teams_name_length check (name = btrim(name) and char_length(name) between 1 and 60),
  constraint tournament_teams_group_no_range check (group_no between 1 and 8),
  constraint tournament_teams_position_range check (position between 1 and 64)
);

comment on column public.tournament_teams.team_id is 'A team of the school; empty for a guest, who is a name only.';
comment on column public.tournament_teams.is_withdrawn is 'Does not come; what it played stays.';

create table public.tournament_games (
  id uuid not null default gen_random_uuid(),
  tournament_id uuid not null,
  round int not null,
  group_no int,
  place int,
  pitch int not null,
  starts_at timestamptz not null,
  home_id uuid not null,
  away_id uuid not null,
  outcome public.game_outcome,
  home_goals int,
  away_goals int,
  version int not null default 1,
  created_at timestamptz not null default now(),
  constraint tournament_games_pkey primary key (id),
  constraint tournament_games_tournament foreign key (tournament_id)
    references public.tournaments (id) on delete cascade,
  constraint tournament_games_home foreign key (tournament_id, home_id)
    references public.tournament_teams (tournament_id, id) on delete cascade,
  constraint tournament_games_away foreign key (tournament_id, away_id)
    references public.tournament_teams (tournament_id, id) on delete cascade,
  constraint tournament_games_two_teams check (home_id <> away_id),
  constraint tournament_games_round_range check (round between 1 and 200),
  constraint tournament_games_group_no_range check (group_no between 1 and 8),
  constraint tournament_games_place_range check (place between 1 and 63),
  constraint tournament_games_pitch_range check (pitch between 1 and 16),
  constraint tournament_games_home_goals_range check (home_goals between 0 and 99),
  constraint tournament_games_away_goals_range check (away_goals between 0 and 99),
  constraint tournament_games_goals_complete check ((home_goals is null) = (away_goals is null)),
  constraint tournament_games_outcome_of_goals check (
    home_goals is null or outcome = case
      when home_goals > away_goals then 'home' when home_goals < away_goals then 'away' else 'draw'
    end::public.game_outcome
  )
);

comment on column public.tournament_games.place is 'The better of the two places the game is about; empty before the placement games.';
comment on column public.tournament_games.version is 'Counts results: two who type at once do not overwrite each other.';

-- Indexes -----------------------------------------------------------------------------------

create index tournaments_team on public.tournaments (team_id, starts_at);
create index tournaments_school on public.tournaments (school_id, starts_at);
create index tournament_teams_team on public.tournament_teams (team_id);
create index tournament_games_time on public.tournament_games (tournament_id, starts_at);
create index tournament_games_home on public.tournament_games (tournament_id, home_id);
create index tournament_games_away on public.tournament_games (tournament_id, away_id);

-- Predicates --------------------------------------------------------------------------------

create function private.my_tournament_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select id from public.tournaments where school_id = any(array(select private.my_readable_school_ids()))
  union
  select tournament_id from public.tournament_teams
  where team_id = any(array(select private.my_family_team_ids()))
  union
  select match.tournament_id from public.matches as match
  where match.id = any(array(select private.my_called_match_ids())) and match.tournament_id is not null;
end;
$$;

comment on function private.my_tournament_ids() is
  'Tournaments I read: those of my schools, of my or my children''s teams, and of matches we were called to.';

-- Whether I look after a team that takes part, or own the school.
create function private.manages_tournament(p_tournament_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.tournament_teams
    where tournament_id = p_tournament_id and team_id = any(array(select private.my_managed_team_ids()))
  );
$$;

-- Whether the age of a team plays without a table, by any of its rules.
create function private.forbids_table(p_team_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.age_rules_of_team(p_team_id) as rule where rule.has_table is false);
$$;

-- Triggers ----------------------------------------------------------------------------------

create trigger tournaments_take_school
before insert or update of team_id, school_id on public.tournaments
for each row execute function private.take_school_of_team();

-- Errors: table_not_allowed (P0001).
create function private.guard_tournament_table()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.shows_table and private.forbids_table(new.team_id) then
    raise exception 'table_not_allowed' using errcode = 'P0001';
  end if;
  return new;
end;
$$;

create trigger tournaments_guard_table before insert or update on public.tournaments
for each row execute function private.guard_tournament_table();

-- Policies ----------------------------------------------------------------------------------

alter table public.tournaments enable row level security;
alter table public.tournament_teams enable row level security;
alter table public.tournament_games enable row level security;

create policy tournaments_select on public.tournaments for select to authenticated using (
  id = any(array(select private.my_tournament_ids()))
);

create policy tournament_teams_select on public.tournament_teams for select to authenticated using (
  tournament_id = any(array(select private.my_tournament_ids()))
);

create policy tournament_games_select on public.tournament_games for select to authenticated using (
  tournament_id = any(array(select private.my_tournament_ids()))
);

-- Grants ------------------------------------------------------------------------------------

revoke all on public.tournaments, public.tournament_teams, public.tournament_games from anon, authenticated;

grant select on public.tournaments, public.tournament_teams, public.tournament_games to authenticated;
grant execute on function private.my_tournament_ids() to authenticated;
