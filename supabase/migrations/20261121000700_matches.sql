-- Matches: whom a team plays, when, where and how it ended.
--
--            player      parent          coach of the team  other coach  owner    admin
-- matches    own team s  child's team s  s i u d            school s     s i u d  s
--
-- Coach and owner mean: of that school. Everybody else sees nothing.

-- Types -------------------------------------------------------------------------------------

create type public.match_kind as enum ('league', 'cup', 'friendly', 'tournament');
create type public.match_status as enum ('planned', 'live', 'finished', 'cancelled');

-- Tables ------------------------------------------------------------------------------------

create table public.matches (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  opponent text not null,
  is_home boolean not null default true,
  kind public.match_kind not null default 'league',
  starts_at timestamptz not null,
  meet_at timestamptz,
  venue text,
  status public.match_status not null default 'planned',
  goals_for int,
  goals_against int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint matches_pkey primary key (id),
  constraint matches_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint matches_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint matches_opponent_length check (opponent = btrim(opponent) and char_length(opponent) between 1 and 80),
  constraint matches_venue_length check (char_length(venue) <= 120),
  constraint matches_meet_before_start check (meet_at <= starts_at),
  constraint matches_goals_for_range check (goals_for between 0 and 99),
  constraint matches_goals_against_range check (goals_against between 0 and 99),
  constraint matches_score_complete check ((goals_for is null) = (goals_against is null))
);

-- Indexes -----------------------------------------------------------------------------------

create index matches_team on public.matches (team_id, starts_at);
create index matches_school on public.matches (school_id, starts_at);

-- Triggers ----------------------------------------------------------------------------------

create trigger matches_take_school
before insert or update of team_id, school_id on public.matches
for each row execute function private.take_school_of_team();

create trigger matches_set_updated_at before update on public.matches
for each row execute function private.set_updated_at();

-- Policies ----------------------------------------------------------------------------------

alter table public.matches enable row level security;

create policy matches_active on public.matches
as restrictive to authenticated using ((select private.is_active()));

create policy matches_select on public.matches for select to authenticated using (
  school_id = any(array(select private.my_readable_school_ids()))
  or team_id = any(array(select private.my_family_team_ids()))
);

create policy matches_insert on public.matches for insert to authenticated with check (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy matches_update on public.matches for update to authenticated
using (team_id = any(array(select private.my_managed_team_ids())))
with check (team_id = any(array(select private.my_managed_team_ids())));

create policy matches_delete on public.matches for delete to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

-- Grants ------------------------------------------------------------------------------------

revoke all on public.matches from anon, authenticated;

grant select, insert, delete on public.matches to authenticated;
grant update (
  team_id, opponent, is_home, kind, starts_at, meet_at, venue, status, goals_for, goals_against
) on public.matches to authenticated;
