-- Match events: what happened on the clock, as logged from the touchline.
--
--                 player                    parent        coach of the team  other coach  owner  admin
-- match_events    own s, no notes           child''s s    s i                -            s i    -
--
-- The log is only ever added to; a mistake is undone (undo_match_event), never changed or deleted, so
-- a match with a log cannot be deleted and a player in it neither. Several devices may log one match:
-- every entry carries an id made by its device, and a second delivery of the same entry is no second
-- goal. Entries may arrive while the match is live and after it is finished (a device was offline).
--
-- player_id is the one it is about: the scorer, the carded one, whoever comes on. second_player_id is
-- the assist or whoever goes off. The opponents' events name nobody. Families read what names their
-- own child; ids of team mates in it open nothing, and notes are for the staff.

-- Types -------------------------------------------------------------------------------------

create type public.match_event_kind as enum (
  'goal', 'penalty_goal', 'own_goal', 'penalty_missed', 'chance', 'save',
  'yellow', 'yellow_red', 'red', 'substitution', 'note'
);

-- Tables ------------------------------------------------------------------------------------

create table public.match_events (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  match_id uuid not null,
  period int not null,
  clock_seconds int not null,
  kind public.match_event_kind not null,
  is_opponent boolean not null default false,
  player_id uuid,
  second_player_id uuid,
  zone text,
  note text,
  author_id uuid default auth.uid(),
  device_id text,
  client_id uuid not null default gen_random_uuid(),
  undone_at timestamptz,
  undone_by uuid,
  created_at timestamptz not null default now(),
  constraint match_events_pkey primary key (id),
  constraint match_events_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint match_events_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint match_events_match foreign key (match_id) references public.matches (id) on delete restrict,
  constraint match_events_player foreign key (player_id, match_id)
    references public.match_squad (player_id, match_id) on delete restrict,
  constraint match_events_second_player foreign key (second_player_id, match_id)
    references public.match_squad (player_id, match_id) on delete restrict,
  constraint match_events_author foreign key (author_id) references public.users (id) on delete set null,
  constraint match_events_undone_by foreign key (undone_by) references public.users (id) on delete set null,
  constraint match_events_delivered_once unique (match_id, client_id),
  constraint match_events_period_range check (period between 1 and 8),
  constraint match_events_clock_range check (clock_seconds between 0 and 7200),
  constraint match_events_two_players check (player_id <> second_player_id),
  constraint match_events_second_player_kind check (
    second_player_id is null or kind in ('goal', 'substitution', 'chance')
  ),
  constraint match_events_opponents_unnamed check (
    not is_opponent or (player_id is null and second_player_id is null)
  ),
  constraint match_events_substitution_names check (
    kind <> 'substitution' or (not is_opponent and coalesce(player_id, second_player_id) is not null)
  ),
  constraint match_events_card_names check (
    kind not in ('yellow', 'yellow_red', 'red') or is_opponent or player_id is not null
  ),
  constraint match_events_zone_form check (zone ~ '^[a-z]+(_[a-z]+)*$' and char_length(zone) <= 30),
  constraint match_events_note_length check (note = btrim(note) and char_length(note) between 1 and 300),
  constraint match_events_note_kind check ((kind = 'note') = (note is not null)),
  constraint match_events_device_length check (char_length(device_id) <= 60),
  constraint match_events_undone_by_whom check (undone_by is null or undone_at is not null)
);

comment on column public.match_events.clock_seconds is 'Seconds since the period began.';
comment on column public.match_events.is_opponent is 'Done by the other side; their own goal counts for us.';
comment on column public.match_events.client_id is 'Made by the device, so that a retry after a dead spot is recognised.';

-- Indexes -----------------------------------------------------------------------------------

create index match_events_clock on public.match_events (match_id, period, clock_seconds);
create index match_events_player on public.match_events (player_id, match_id);
create index match_events_second_player on public.match_events (second_player_id, match_id);
create index match_events_school on public.match_events (school_id);
create index match_events_team on public.match_events (team_id);
create index match_events_author on public.match_events (author_id);
create index match_events_undone_by on public.match_events (undone_by);

-- Triggers ----------------------------------------------------------------------------------

create trigger match_events_assign_team before insert on public.match_events
for each row execute function private.take_team_of_match();

-- After the policies have spoken, so that the answer tells nothing about a foreign match.
-- Definer: reads the match and the squad whatever the writer may see of them.
create function private.refuse_impossible_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  match public.matches;
begin
  select * into match from public.matches where id = new.match_id;
  if match.status not in ('live', 'finished') then
    raise exception 'match_not_started' using errcode = 'P0001';
  end if;
  if new.period > match.periods then
    raise exception 'unknown_period' using errcode = 'P0001';
  end if;
  if exists (
    select from public.match_squad
    where match_id = new.match_id
      and player_id in (new.player_id, new.second_player_id)
      and (role is null or role = 'not_called')
  ) then
    raise exception 'player_not_called' using errcode = 'P0001';
  end if;
  return new;
end;
$$;

create trigger match_events_possible after insert on public.match_events
for each row execute function private.refuse_impossible_event();

-- For every role of the database: what was logged stays as it was logged, but for undoing it.
create trigger match_events_keep before update on public.match_events
for each row
when (
  (
    new.id, new.school_id, new.team_id, new.match_id, new.period, new.clock_seconds, new.kind,
    new.is_opponent, new.player_id, new.second_player_id, new.zone, new.note, new.device_id,
    new.client_id, new.created_at
  ) is distinct from (
    old.id, old.school_id, old.team_id, old.match_id, old.period, old.clock_seconds, old.kind,
    old.is_opponent, old.player_id, old.second_player_id, old.zone, old.note, old.device_id,
    old.client_id, old.created_at
  )
  -- Empty when the author's account is deleted, never somebody else.
  or (new.author_id is not null and new.author_id is distinct from old.author_id)
)
execute function private.refuse_rewriting_history();

create trigger match_events_never_deleted before delete on public.match_events
for each row execute function private.refuse_rewriting_history();

-- The score of a match in whose log a goal was ever written is the sum of the goals that stand.
create function private.count_goals()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.matches as match
  set goals_for = score.goals_for, goals_against = score.goals_against
  from (
    select
      match_id,
      count(*) filter (where undone_at is null and is_opponent = (kind = 'own_goal')) as goals_for,
      count(*) filter (where undone_at is null and is_opponent <> (kind = 'own_goal')) as goals_against
    from public.match_events
    where kind in ('goal', 'penalty_goal', 'own_goal')
      and match_id in (select match_id from written)
    group by match_id
  ) as score
  where match.id = score.match_id
    and (match.goals_for, match.goals_against)
      is distinct from (score.goals_for::int, score.goals_against::int);
  return null;
end;
$$;

create trigger match_events_count_added after insert on public.match_events
referencing new table as written
for each statement execute function private.count_goals();

create trigger match_events_count_changed after update on public.match_events
referencing new table as written
for each statement execute function private.count_goals();

create function private.refuse_typed_score()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.match_events
    where match_id = new.id and kind in ('goal', 'penalty_goal', 'own_goal')
  ) then
    raise exception 'score_follows_events' using errcode = 'P0001';
  end if;
  return new;
end;
$$;

create trigger matches_typed_score before update of goals_for, goals_against on public.matches
for each row
when (
  current_user in ('anon', 'authenticated')
  and (new.goals_for, new.goals_against) is distinct from (old.goals_for, old.goals_against)
)
execute function private.refuse_typed_score();

-- Policies ----------------------------------------------------------------------------------

alter table public.match_events enable row level security;

create policy match_events_select on public.match_events for select to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
  or (
    (
      player_id = any(array(select private.my_player_ids()))
      or second_player_id = any(array(select private.my_player_ids()))
    )
    and undone_at is null
    and kind <> 'note'
  )
);

create policy match_events_insert on public.match_events for insert to authenticated with check (
  team_id = any(array(select private.my_managed_team_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Logs one event and returns it; the same p_client_id a second time returns the first entry.
-- Runs as the caller: the staff of the team and owners may. p_clock_seconds: since the period began.
-- Errors: match_not_started, unknown_period, player_not_called (P0001); 42501; 23503 not in the
-- squad; 23514 what the kind does not allow (an unnamed card, a note without words).
create function public.log_match_event(
  p_match_id uuid,
  p_kind public.match_event_kind,
  p_period int,
  p_clock_seconds int,
  p_player_id uuid default null,
  p_second_player_id uuid default null,
  p_is_opponent boolean default false,
  p_zone public.short_text default null,
  p_note public.long_text default null,
  p_client_id uuid default gen_random_uuid(),
  p_device_id public.short_text default null
)
returns public.match_events
language plpgsql
set search_path = ''
as $$
declare
  logged public.match_events;
begin
  insert into public.match_events (
    match_id, kind, period, clock_seconds, player_id, second_player_id, is_opponent, zone, note,
    client_id, device_id
  )
  values (
    p_match_id, p_kind, p_period, p_clock_seconds, p_player_id, p_second_player_id, p_is_opponent,
    p_zone, nullif(btrim(p_note), ''), p_client_id, p_device_id
  )
  on conflict on constraint match_events_delivered_once do nothing
  returning * into logged;
  if not found then
    select * into logged from public.match_events
    where match_id = p_match_id and client_id = p_client_id;
  end if;
  return logged;
end;
$$;

-- Takes an event back, or with false lets it count again. Definer, because the log itself cannot be
-- updated by anybody; the staff of the team and owners may. Errors: event_not_writable (42501).
create function public.undo_match_event(p_event_id uuid, p_is_undone boolean default true)
returns public.match_events
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed public.match_events;
begin
  update public.match_events
  set undone_at = case when p_is_undone then coalesce(undone_at, now()) end,
    undone_by = case when p_is_undone then coalesce(undone_by, (select auth.uid())) end
  where id = p_event_id and team_id = any(array(select private.my_managed_team_ids()))
  returning * into changed;
  if not found then
    raise exception 'event_not_writable' using errcode = '42501';
  end if;
  return changed;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.match_events from anon, authenticated;

grant select on public.match_events to authenticated;
grant insert (
  id, match_id, period, clock_seconds, kind, is_opponent, player_id, second_player_id, zone, note,
  device_id, client_id
) on public.match_events to authenticated;

grant execute on function
  public.log_match_event(
    uuid, public.match_event_kind, int, int, uuid, uuid, boolean, public.short_text, public.long_text, uuid, public.short_text
  ),
  public.undo_match_event(uuid, boolean)
to authenticated;
