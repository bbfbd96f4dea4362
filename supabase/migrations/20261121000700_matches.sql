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
-- A finished match is reopened through reopen_match alone, with a reason that the audit log keeps.
-- A team plays one match at a time; those called off do not count.
-- The season is the team's own: a team belongs to exactly one.

-- Types -------------------------------------------------------------------------------------

create type public.match_kind as enum ('league', 'cup', 'friendly', 'tournament', 'festival');
create type public.match_status as enum ('planned', 'live', 'finished', 'cancelled');

-- Tables ------------------------------------------------------------------------------------

create table public.matches (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  opponent text not null,
  is_home boolean not null default true,
  is_neutral boolean not null default false,
  kind public.match_kind not null default 'league',
  competition text,
  format int not null default 11,
  periods int not null default 2,
  period_minutes int not null default 45,
  formation text,
  starts_at timestamptz not null,
  meet_at timestamptz,
  answer_hours int,
  venue text,
  field_part_id uuid,
  kit text,
  family_note text,
  status public.match_status not null default 'planned',
  current_period int,
  period_started_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  goals_for int,
  goals_against int,
  external_id text,
  tournament_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    private.fold_text(opponent || ' ' || coalesce(competition, '') || ' ' || coalesce(venue, ''))
  ) stored,
  constraint matches_pkey primary key (id),
  constraint matches_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint matches_team foreign key (team_id) references public.teams (id) on delete restrict,
  -- Both columns: a match is played on the school's own ground or somewhere else.
  constraint matches_field_part foreign key (school_id, field_part_id)
    references public.field_parts (school_id, id) on delete restrict,
  constraint matches_tournament foreign key (tournament_id) references public.tournaments (id) on delete set null,
  -- What a fixture list calls the match, so that reading the list again finds it (0702).
  constraint matches_external_id_once unique (team_id, external_id),
  constraint matches_external_id_length check (
    external_id = btrim(external_id) and char_length(external_id) between 1 and 200
  ),
  constraint matches_neutral_is_elsewhere check (not is_neutral or field_part_id is null),
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
  constraint matches_family_note_length check (
    family_note = btrim(family_note) and char_length(family_note) between 1 and 500
  ),
  constraint matches_answer_hours_range check (answer_hours between 1 and 336),
  constraint matches_meet_before_start check (meet_at <= starts_at),
  constraint matches_current_period_range check (current_period between 1 and periods),
  constraint matches_period_is_known check (period_started_at is null or current_period is not null),
  constraint matches_goals_for_range check (goals_for between 0 and 99),
  constraint matches_goals_against_range check (goals_against between 0 and 99),
  constraint matches_score_complete check ((goals_for is null) = (goals_against is null))
);

comment on column public.matches.format is 'Players a side, the keeper included.';
comment on column public.matches.is_neutral is 'On neither side''s ground; is_home then says only who is named first.';
comment on column public.matches.answer_hours is
  'Until how long before kick-off families are asked to answer; a later answer is taken, too.';
comment on column public.matches.family_note is 'What to bring and to know; read by everybody who may see the match.';
comment on column public.matches.field_part_id is 'Home ground; books itself (0730) and moves with the match.';
comment on column public.matches.external_id is 'Of an imported match: its number, calendar UID or a key made of its sides; one match of a team each.';
comment on column public.matches.tournament_id is 'The tournament the day is played in (0698), which keeps time and length; nobody types it.';
comment on column public.matches.search_text is 'Opponent, competition and place as searches compare them.';
comment on column public.matches.period_started_at is 'Start of the running period by the server''s clock; empty between periods.';

-- Indexes -----------------------------------------------------------------------------------

create index matches_team on public.matches (team_id, starts_at);
create index matches_school on public.matches (school_id, starts_at);
-- For the matches of all schools (0946) alone, as with trainings.
create index matches_everywhere on public.matches ((starts_at at time zone 'UTC'));
create index matches_words on public.matches using gin (search_text extensions.gin_trgm_ops);
create index matches_field_part on public.matches (school_id, field_part_id);
create index matches_tournament on public.matches (tournament_id);

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
-- The clock follows: going live starts the first period, leaving it stops the clock. What is finished
-- is reopened by reopen_match, which asks for a reason; the API's roles do not do it by hand.
-- Errors: match_status_not_allowed, match_was_played, reason_required (P0001).
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
  if old.status = 'finished' and current_user in ('anon', 'authenticated') then
    raise exception 'reason_required' using errcode = 'P0001';
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

-- One match of a team at a time, from kick-off to the planned end. Two writers at once wait for each other.
-- After the policies: who may not write learns nothing of a team's times. Definer: a match counts whoever
-- may read it. Errors: match_overlaps (23P01).
create function private.refuse_overlapping_match()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('matches of ' || new.team_id, 0));
  if exists (
    select from public.matches as other
    where other.team_id = new.team_id
      and other.id <> new.id
      and other.status <> 'cancelled'
      -- the longest there is lasts nine hours and ten minutes, so the index finds the few that may overlap
      and other.starts_at > new.starts_at - interval '10 hours'
      and other.starts_at < private.match_end(new.starts_at, new.periods, new.period_minutes)
      and private.match_end(other.starts_at, other.periods, other.period_minutes) > new.starts_at
  ) then
    raise exception 'match_overlaps' using errcode = '23P01';
  end if;
  return null;
end;
$$;

create trigger matches_overlap_new after insert on public.matches
for each row
when (new.status <> 'cancelled')
execute function private.refuse_overlapping_match();

create trigger matches_overlap_change
after update of team_id, starts_at, periods, period_minutes, status on public.matches
for each row
when (
  new.status <> 'cancelled'
  and (
    (new.team_id, new.starts_at, new.periods, new.period_minutes)
      is distinct from (old.team_id, old.starts_at, old.periods, old.period_minutes)
    or old.status = 'cancelled'
  )
)
execute function private.refuse_overlapping_match();

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

-- The team of a match that I or my children were asked to or called up for: of a guest's team the family
-- reads nothing else, so that a call-up opens no squad, no staff and no list. Empty for everybody else.
create function public.called_match_team(p_match_id uuid)
returns table (id uuid, name text, age_group text)
language sql
stable
security definer
set search_path = ''
as $$
  select team.id, team.name, team.age_group
  from public.matches as match
  join public.teams as team on team.id = match.team_id
  where match.id = p_match_id and match.id = any(array(select private.my_called_match_ids()));
$$;

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

-- Opens a finished match again: one that was played goes on live where it ended, a result that was only
-- typed is taken back. The reason, 1 to 300 characters, stands in the audit log. Definer, because the API's
-- roles may not do it by hand.
-- Errors: match_not_finished, reason_required (P0001); match_not_writable (42501).
create function public.reopen_match(p_match_id uuid, p_reason public.short_text)
returns public.matches
language plpgsql
security definer
set search_path = ''
as $$
declare
  reopened public.matches;
begin
  select * into reopened from public.matches
  where id = p_match_id and team_id = any(array(select private.my_managed_team_ids()))
  for update;
  if not found then
    raise exception 'match_not_writable' using errcode = '42501';
  end if;
  if reopened.status <> 'finished' then
    raise exception 'match_not_finished' using errcode = 'P0001';
  end if;
  if char_length(coalesce(btrim(p_reason), '')) not between 1 and 300 then
    raise exception 'reason_required' using errcode = 'P0001';
  end if;
  update public.matches
  set status = case
    when reopened.started_at is not null
      or exists (select from public.match_events where match_id = reopened.id)
    then 'live' else 'planned' end::public.match_status
  where id = reopened.id
  returning * into reopened;
  perform private.audit(
    'match_reopened', reopened.school_id, null, null,
    jsonb_build_object('match_id', reopened.id, 'reason', btrim(p_reason))
  );
  return reopened;
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
  id, school_id, team_id, opponent, is_home, is_neutral, kind, competition, format, periods, period_minutes,
  formation, starts_at, meet_at, answer_hours, venue, field_part_id, kit, family_note, status, goals_for, goals_against,
  external_id
) on public.matches to authenticated;
grant update (
  team_id, opponent, is_home, is_neutral, kind, competition, format, periods, period_minutes, formation,
  starts_at, meet_at, answer_hours, venue, field_part_id, kit, family_note, status, goals_for, goals_against,
  external_id
) on public.matches to authenticated;

grant execute on function
  private.my_called_match_ids(),
  private.match_end(timestamptz, int, int),
  public.called_match_team(uuid),
  public.start_match(uuid),
  public.finish_match(uuid),
  public.reopen_match(uuid, public.short_text),
  public.start_period(uuid, int),
  public.end_period(uuid)
to authenticated;
