-- Matches: whom a team plays, when, where, by which format and how it ended.
--
--            player      parent          coach of the team  other coach  owner    admin
-- matches    own team s  child's team s  s i u d            school s     s i u d  s
--
-- Coach and owner mean: of that school. Everybody else sees nothing. A family also keeps the matches
-- its child was ever asked to or called up for, whatever team the child plays in by now.
--
-- A match is planned, live, finished or cancelled, and moves only along the pairs listed at
-- private.guard_match_status. Its score is typed until somebody logs a goal; from then on it is the
-- sum of the log (0720). Only a match that was not played can be deleted, and none that has a log.
-- The season is the team's own: a team belongs to exactly one.

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
  competition text,
  format int not null default 11,
  periods int not null default 2,
  period_minutes int not null default 45,
  formation text,
  starts_at timestamptz not null,
  meet_at timestamptz,
  venue text,
  field_part_id uuid,
  kit text,
  status public.match_status not null default 'planned',
  current_period int,
  period_started_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  goals_for int,
  goals_against int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint matches_pkey primary key (id),
  constraint matches_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint matches_team foreign key (team_id) references public.teams (id) on delete restrict,
  -- Both columns: a match is played on the school's own ground or somewhere else.
  constraint matches_field_part foreign key (school_id, field_part_id)
    references public.field_parts (school_id, id) on delete restrict,
  constraint matches_opponent_length check (opponent = btrim(opponent) and char_length(opponent) between 1 and 80),
  constraint matches_competition_length check (
    competition = btrim(competition) and char_length(competition) between 1 and 80
  ),
  constraint matches_format_range check (format between 3 and 11),
  constraint matches_periods_range check (periods between 1 and 8),
  constraint matches_period_minutes_range check (period_minutes between 1 and 60),
  constraint matches_formation_form check (formation ~ '^\d(-\d){1,4}$'),
  constraint matches_venue_length check (char_length(venue) <= 120),
  constraint matches_kit_length check (kit = btrim(kit) and char_length(kit) between 1 and 60),
  constraint matches_meet_before_start check (meet_at <= starts_at),
  constraint matches_current_period_range check (current_period between 1 and periods),
  constraint matches_period_is_known check (period_started_at is null or current_period is not null),
  constraint matches_goals_for_range check (goals_for between 0 and 99),
  constraint matches_goals_against_range check (goals_against between 0 and 99),
  constraint matches_score_complete check ((goals_for is null) = (goals_against is null))
);

comment on column public.matches.format is 'Players a side, the keeper included.';
comment on column public.matches.field_part_id is 'Home ground; books itself (0730) and moves with the match.';
comment on column public.matches.period_started_at is 'Start of the running period by the server''s clock; empty between periods.';

-- Indexes -----------------------------------------------------------------------------------

create index matches_team on public.matches (team_id, starts_at);
create index matches_school on public.matches (school_id, starts_at);
create index matches_field_part on public.matches (school_id, field_part_id);

-- Predicates --------------------------------------------------------------------------------

-- plpgsql because its body is resolved when called; squad lists are the next chapter.
create function private.my_called_match_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select distinct entry.match_id from public.match_squad as entry
  where entry.player_id = any(array(select private.my_player_ids()));
end;
$$;

comment on function private.my_called_match_ids() is
  'Matches that I or my children were asked to or called up for.';

-- When the last period should be over: ten minutes' break between two periods.
create function private.match_end(p_starts_at timestamptz, p_periods int, p_period_minutes int)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select p_starts_at + (p_periods * p_period_minutes + (p_periods - 1) * 10) * interval '1 minute';
$$;

-- Triggers ----------------------------------------------------------------------------------

create trigger matches_take_school
before insert or update of team_id, school_id on public.matches
for each row execute function private.take_school_of_team();

-- The only moves there are:
--   planned -> live, finished (result typed in afterwards), cancelled
--   live -> finished, cancelled (abandoned)
--   finished -> live (ended too early), planned (a result that was never played)
--   cancelled -> planned
-- The clock follows: going live starts the first period, leaving it stops the clock.
-- Errors: match_status_not_allowed, match_was_played (P0001).
create function private.guard_match_status()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if new.status = 'live' then
      raise exception 'match_status_not_allowed' using errcode = 'P0001';
    end if;
    return new;
  end if;
  if (old.status, new.status) not in (
    ('planned', 'live'), ('planned', 'finished'), ('planned', 'cancelled'),
    ('live', 'finished'), ('live', 'cancelled'),
    ('finished', 'live'), ('finished', 'planned'),
    ('cancelled', 'planned')
  ) then
    raise exception 'match_status_not_allowed' using errcode = 'P0001';
  end if;
  if new.status = 'planned' and (
    old.started_at is not null
    or exists (select from public.match_events where match_id = old.id)
  ) then
    raise exception 'match_was_played' using errcode = 'P0001';
  end if;

  if new.status = 'live' then
    new.started_at := coalesce(old.started_at, now());
    new.finished_at := null;
    new.current_period := coalesce(old.current_period, 1);
    new.period_started_at := case when old.started_at is null then now() end;
    new.goals_for := coalesce(new.goals_for, 0);
    new.goals_against := coalesce(new.goals_against, 0);
  else
    new.period_started_at := null;
    new.finished_at := case when new.status = 'finished' then now() end;
  end if;
  if new.status = 'planned' then
    new.goals_for := null;
    new.goals_against := null;
  end if;
  return new;
end;
$$;

create trigger matches_guard_new before insert on public.matches
for each row execute function private.guard_match_status();

create trigger matches_guard_status before update of status on public.matches
for each row
when (new.status is distinct from old.status)
execute function private.guard_match_status();

-- Policies ----------------------------------------------------------------------------------

alter table public.matches enable row level security;

create policy matches_select on public.matches for select to authenticated using (
  school_id = any(array(select private.my_readable_school_ids()))
  or team_id = any(array(select private.my_family_team_ids()))
  or id = any(array(select private.my_called_match_ids()))
);

create policy matches_insert on public.matches for insert to authenticated with check (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy matches_update on public.matches for update to authenticated
using (team_id = any(array(select private.my_managed_team_ids())))
with check (team_id = any(array(select private.my_managed_team_ids())));

create policy matches_delete on public.matches for delete to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
  and status in ('planned', 'cancelled')
);

-- Functions ---------------------------------------------------------------------------------

-- Kick-off now. Runs as the caller: the staff of the team and owners may.
-- Errors: match_status_not_allowed (P0001); match_not_writable (42501).
create function public.start_match(p_match_id uuid)
returns public.matches
language plpgsql
set search_path = ''
as $$
declare
  started public.matches;
begin
  select * into started from public.matches
  where id = p_match_id and team_id = any(array(select private.my_managed_team_ids()))
  for update;
  if not found then
    raise exception 'match_not_writable' using errcode = '42501';
  end if;
  if started.status <> 'planned' then
    raise exception 'match_status_not_allowed' using errcode = 'P0001';
  end if;
  update public.matches set status = 'live' where id = p_match_id returning * into started;
  return started;
end;
$$;

-- The final whistle; a match without a score ends 0:0. Runs as the caller, as start_match.
-- Errors: match_not_live (P0001); match_not_writable (42501).
create function public.finish_match(p_match_id uuid)
returns public.matches
language plpgsql
set search_path = ''
as $$
declare
  finished public.matches;
begin
  select * into finished from public.matches
  where id = p_match_id and team_id = any(array(select private.my_managed_team_ids()))
  for update;
  if not found then
    raise exception 'match_not_writable' using errcode = '42501';
  end if;
  if finished.status <> 'live' then
    raise exception 'match_not_live' using errcode = 'P0001';
  end if;
  update public.matches set status = 'finished' where id = p_match_id returning * into finished;
  return finished;
end;
$$;

-- Lets the clock of a period run from now on; every device reads the same start. Definer, because
-- nobody may type the clock. p_period: 1 to the match's number of periods.
-- Errors: match_not_live, unknown_period (P0001); match_not_writable (42501).
create function public.start_period(p_match_id uuid, p_period int)
returns public.matches
language plpgsql
security definer
set search_path = ''
as $$
declare
  played public.matches;
begin
  select * into played from public.matches
  where id = p_match_id and team_id = any(array(select private.my_managed_team_ids()))
  for update;
  if not found then
    raise exception 'match_not_writable' using errcode = '42501';
  end if;
  if played.status <> 'live' then
    raise exception 'match_not_live' using errcode = 'P0001';
  end if;
  if p_period is null or p_period not between 1 and played.periods then
    raise exception 'unknown_period' using errcode = 'P0001';
  end if;
  update public.matches set current_period = p_period, period_started_at = now()
  where id = p_match_id
  returning * into played;
  return played;
end;
$$;

-- Stops the clock for the break. Definer, as start_period.
-- Errors: match_not_live (P0001); match_not_writable (42501).
create function public.end_period(p_match_id uuid)
returns public.matches
language plpgsql
security definer
set search_path = ''
as $$
declare
  played public.matches;
begin
  select * into played from public.matches
  where id = p_match_id and team_id = any(array(select private.my_managed_team_ids()))
  for update;
  if not found then
    raise exception 'match_not_writable' using errcode = '42501';
  end if;
  if played.status <> 'live' then
    raise exception 'match_not_live' using errcode = 'P0001';
  end if;
  update public.matches set period_started_at = null where id = p_match_id returning * into played;
  return played;
end;
$$;

-- Grants ------------------------------------------------------------------------------------
-- The clock (current_period, period_started_at, started_at, finished_at) is the database's.

revoke all on public.matches from anon, authenticated;

grant select, delete on public.matches to authenticated;
grant insert (
  id, school_id, team_id, opponent, is_home, kind, competition, format, periods, period_minutes,
  formation, starts_at, meet_at, venue, field_part_id, kit, status, goals_for, goals_against
) on public.matches to authenticated;
grant update (
  team_id, opponent, is_home, kind, competition, format, periods, period_minutes, formation,
  starts_at, meet_at, venue, field_part_id, kit, status, goals_for, goals_against
) on public.matches to authenticated;

grant execute on function
  private.my_called_match_ids(),
  private.match_end(timestamptz, int, int),
  public.start_match(uuid),
  public.finish_match(uuid),
  public.start_period(uuid, int),
  public.end_period(uuid)
to authenticated;
