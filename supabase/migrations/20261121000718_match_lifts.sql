-- Match lifts: who takes whose child along to a match.
--
--                      player   guardian          staff of the team  other coach  owner  admin
-- match_lifts            -        -                 -                  -            -      -
-- match_lift_asks        -        -                 -                  -            -      -
-- list_match_lifts       -        own match         yes                -            yes    -
-- list_match_lift_asks   -        own match         who comes along    -            yes    -
-- offer_lift, ask_for_lift, answer_lift_ask, withdraw_…
--                        -        own match         -                  -            -      -
--
-- Nobody reads or writes the tables but these functions: a family sees the name of a driver, of whom it may
-- read nothing else. An own match is one of a team that a child of a confirmed link plays for, or one that
-- child was called up for. A child asks through a guardian who may answer for it (can_respond).
--
-- An ask without a lift is a request: every driver of the match may answer it. Whom a driver has not answered
-- yet, or has declined, is known to the two families alone. Everything is possible until kick-off
-- and while the match is planned. What a guardian or child who has left the match wrote counts no more.

-- Types -------------------------------------------------------------------------------------

create type public.lift_direction as enum ('there', 'back', 'both');
create type public.lift_ask_status as enum ('asked', 'accepted', 'declined');

-- Tables ------------------------------------------------------------------------------------

create table public.match_lifts (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  match_id uuid not null,
  driver_id uuid not null,
  seats int not null,
  direction public.lift_direction not null,
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint match_lifts_pkey primary key (id),
  constraint match_lifts_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint match_lifts_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint match_lifts_match foreign key (match_id) references public.matches (id) on delete cascade,
  constraint match_lifts_driver foreign key (driver_id) references public.users (id) on delete cascade,
  constraint match_lifts_once unique (match_id, driver_id),
  constraint match_lifts_of_match unique (match_id, id),
  constraint match_lifts_seats_range check (seats between 1 and 8),
  constraint match_lifts_note_length check (note = btrim(note) and char_length(note) between 1 and 200)
);

comment on column public.match_lifts.note is 'Where from and when; read by the families of the match.';

create table public.match_lift_asks (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  match_id uuid not null,
  lift_id uuid,
  player_id uuid not null,
  asked_by uuid not null,
  direction public.lift_direction not null,
  status public.lift_ask_status not null default 'asked',
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint match_lift_asks_pkey primary key (id),
  constraint match_lift_asks_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint match_lift_asks_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint match_lift_asks_match foreign key (match_id) references public.matches (id) on delete cascade,
  constraint match_lift_asks_lift foreign key (match_id, lift_id)
    references public.match_lifts (match_id, id) on delete cascade,
  constraint match_lift_asks_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint match_lift_asks_asked_by foreign key (asked_by) references public.users (id) on delete cascade,
  constraint match_lift_asks_once unique nulls not distinct (match_id, player_id, lift_id),
  constraint match_lift_asks_answered_by_driver check (lift_id is not null or status = 'asked'),
  constraint match_lift_asks_note_length check (note = btrim(note) and char_length(note) between 1 and 200)
);

comment on column public.match_lift_asks.lift_id is 'Empty: a request to every driver of the match.';

-- Indexes -----------------------------------------------------------------------------------

create index match_lifts_school on public.match_lifts (school_id);
create index match_lifts_team on public.match_lifts (team_id);
create index match_lifts_driver on public.match_lifts (driver_id);
create index match_lift_asks_school on public.match_lift_asks (school_id);
create index match_lift_asks_team on public.match_lift_asks (team_id);
create index match_lift_asks_lift on public.match_lift_asks (match_id, lift_id);
create index match_lift_asks_player on public.match_lift_asks (player_id);
create index match_lift_asks_asked_by on public.match_lift_asks (asked_by);

-- Triggers ----------------------------------------------------------------------------------

create trigger match_lifts_assign_team
before insert or update of match_id, team_id, school_id on public.match_lifts
for each row execute function private.take_team_of_match();

create trigger match_lift_asks_assign_team
before insert or update of match_id, team_id, school_id on public.match_lift_asks
for each row execute function private.take_team_of_match();

-- Predicates --------------------------------------------------------------------------------

-- Guardians and children of a match: the team's players and the guests called up, by active links.
create function private.lift_families(p_match_id uuid)
returns table (guardian_id uuid, player_id uuid, can_respond boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select link.guardian_id, link.player_id, link.can_respond
  from public.guardian_links as link
  join public.users as guardian on guardian.id = link.guardian_id and guardian.status = 'active'
  where link.status = 'active'
    -- a child sits in the car: nobody drives or rides along by a link that no other guardian has confirmed
    and link.is_trusted
    and link.player_id in (
      select place.player_id
      from public.matches as match
      join public.squad_members as place on place.team_id = match.team_id and place.left_on is null
      where match.id = p_match_id
      union
      select entry.player_id from public.match_squad as entry
      where entry.match_id = p_match_id and entry.role in ('starter', 'bench')
    );
$$;

create function private.is_lift_family(p_match_id uuid, p_user_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from private.lift_families(p_match_id) as family where family.guardian_id = p_user_id
  );
$$;

-- Waits for who is changing the match. Errors: lift_not_allowed (42501), match_not_open (P0001).
create function private.open_lifts(p_match_id uuid)
returns public.matches
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked public.matches;
begin
  if not private.is_active() or not private.is_lift_family(p_match_id, (select auth.uid())) then
    raise exception 'lift_not_allowed' using errcode = '42501';
  end if;
  select * into asked from public.matches where id = p_match_id for share;
  if asked.status <> 'planned' or asked.starts_at <= now() then
    raise exception 'match_not_open' using errcode = 'P0001';
  end if;
  return asked;
end;
$$;

-- Seats of a lift that are given away; the caller holds the lift's row.
create function private.count_lift_seats(p_lift_id uuid)
returns int
language sql
stable
security definer
set search_path = ''
as $$
  select count(*)::int from public.match_lift_asks as ask
  where ask.lift_id = p_lift_id and ask.status = 'accepted'
    and ask.player_id in (select family.player_id from private.lift_families(ask.match_id) as family);
$$;

-- p_kind: lift_asked to the driver; lift_accepted or lift_declined to the guardian who asked.
create function private.tell_lift(p_ask public.match_lift_asks, p_user_id uuid, p_kind text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.notify(
    array[p_user_id],
    'training',
    p_kind,
    jsonb_build_object(
      'team', team.name, 'opponent', match.opponent, 'player', player.first_name,
      'starts_at', match.starts_at, 'time_zone', school.time_zone
    ),
    '/match-manager/details/' || match.id,
    -- asked, withdrawn and asked again is told once
    p_dedupe => p_kind || ':' || p_ask.lift_id || ':' || p_ask.player_id,
    p_about_id => match.id,
    p_expires_at => match.starts_at
  )
  from public.matches as match
  join public.teams as team on team.id = match.team_id
  join public.schools as school on school.id = match.school_id
  join public.players as player on player.id = p_ask.player_id
  where match.id = p_ask.match_id;
end;
$$;

-- Functions ---------------------------------------------------------------------------------

-- Offers of a match with the seats that are left. Nothing for whom it does not concern.
create function public.list_match_lifts(p_match_id uuid)
returns table (
  id uuid,
  driver_id uuid,
  driver_name text,
  seats int,
  seats_left int,
  direction public.lift_direction,
  note text,
  is_mine boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    lift.id, lift.driver_id, btrim(driver.first_name || ' ' || driver.last_name), lift.seats,
    greatest(lift.seats - private.count_lift_seats(lift.id), 0), lift.direction, lift.note,
    lift.driver_id = (select auth.uid())
  from public.match_lifts as lift
  join public.matches as match on match.id = lift.match_id
  join public.users as driver on driver.id = lift.driver_id
  where lift.match_id = p_match_id
    and match.status <> 'cancelled'
    and (select private.is_active())
    and (
      match.team_id = any(array(select private.my_managed_team_ids()))
      or private.is_lift_family(p_match_id, (select auth.uid()))
    )
    and private.is_lift_family(p_match_id, lift.driver_id)
  order by lift.created_at, lift.id;
$$;

-- Children of a match who come along with somebody or look for a lift. Whom a driver has not answered or has
-- declined is listed to the driver and the child's guardians alone.
create function public.list_match_lift_asks(p_match_id uuid)
returns table (
  id uuid,
  lift_id uuid,
  player_id uuid,
  first_name text,
  direction public.lift_direction,
  status public.lift_ask_status,
  note text,
  is_mine boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  with family as materialized (
    select * from private.lift_families(p_match_id)
  )
  select
    ask.id, ask.lift_id, ask.player_id, player.first_name, ask.direction, ask.status, ask.note, own.is_mine
  from public.match_lift_asks as ask
  join public.matches as match on match.id = ask.match_id
  join public.players as player on player.id = ask.player_id
  left join public.match_lifts as lift on lift.id = ask.lift_id
  cross join lateral (
    select exists (
      select from family
      where family.guardian_id = (select auth.uid()) and family.player_id = ask.player_id and family.can_respond
    ) as is_mine
  ) as own
  where ask.match_id = p_match_id
    and match.status <> 'cancelled'
    and (select private.is_active())
    and (
      match.team_id = any(array(select private.my_managed_team_ids()))
      or exists (select from family where family.guardian_id = (select auth.uid()))
    )
    and exists (select from family where family.player_id = ask.player_id)
    and (ask.lift_id is null or exists (select from family where family.guardian_id = lift.driver_id))
    and (
      ask.lift_id is null
      or ask.status = 'accepted'
      or lift.driver_id = (select auth.uid())
      or own.is_mine
    )
  order by ask.created_at, ask.id;
$$;

-- Offers seats, or changes the own offer. Seats that are given away stay; so does the direction with them.
-- Errors: lift_not_allowed (42501); match_not_open, lift_seats_taken (P0001).
create function public.offer_lift(
  p_match_id uuid,
  p_seats int,
  p_direction public.lift_direction,
  p_note public.short_text default null
)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  lift public.match_lifts;
  taken int;
begin
  perform private.open_lifts(p_match_id);
  select * into lift from public.match_lifts where match_id = p_match_id and driver_id = me for update;
  if found then
    taken := private.count_lift_seats(lift.id);
    if taken > p_seats or (taken > 0 and p_direction <> lift.direction) then
      raise exception 'lift_seats_taken' using errcode = 'P0001';
    end if;
    update public.match_lifts
    set seats = p_seats, direction = p_direction, note = nullif(btrim(p_note), '')
    where id = lift.id;
    update public.match_lift_asks set direction = p_direction where lift_id = lift.id;
    return lift.id;
  end if;
  insert into public.match_lifts (match_id, driver_id, seats, direction, note)
  values (p_match_id, me, p_seats, p_direction, nullif(btrim(p_note), ''))
  returning * into lift;
  return lift.id;
end;
$$;

-- Takes the own offer back; whoever was to come along is told.
-- Errors: lift_not_allowed (42501), match_not_open (P0001).
create function public.withdraw_lift(p_lift_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  lift public.match_lifts;
begin
  select * into lift from public.match_lifts
  where id = p_lift_id and driver_id = (select auth.uid()) for update;
  if not found then
    raise exception 'lift_not_allowed' using errcode = '42501';
  end if;
  perform private.open_lifts(lift.match_id);
  perform private.tell_lift(ask, ask.asked_by, 'lift_declined')
  from public.match_lift_asks as ask
  where ask.lift_id = lift.id and ask.status <> 'declined';
  delete from public.match_lifts where id = lift.id;
end;
$$;

-- Asks a driver for a seat for an own child; without a lift, every driver of the match.
-- Errors: lift_not_allowed (42501); match_not_open, lift_full, lift_asked_already (P0001).
create function public.ask_for_lift(
  p_match_id uuid,
  p_player_id uuid,
  p_lift_id uuid default null,
  p_direction public.lift_direction default 'both',
  p_note public.short_text default null
)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  lift public.match_lifts;
  ask public.match_lift_asks;
begin
  perform private.open_lifts(p_match_id);
  if not exists (
    select from private.lift_families(p_match_id) as family
    where family.guardian_id = me and family.player_id = p_player_id and family.can_respond
  ) then
    raise exception 'lift_not_allowed' using errcode = '42501';
  end if;
  if p_lift_id is not null then
    select * into lift from public.match_lifts
    where id = p_lift_id and match_id = p_match_id and driver_id <> me for update;
    if not found or not private.is_lift_family(p_match_id, lift.driver_id) then
      raise exception 'lift_not_allowed' using errcode = '42501';
    end if;
    if private.count_lift_seats(lift.id) >= lift.seats then
      raise exception 'lift_full' using errcode = 'P0001';
    end if;
  end if;
  insert into public.match_lift_asks (match_id, lift_id, player_id, asked_by, direction, note)
  values (
    p_match_id, lift.id, p_player_id, me, coalesce(lift.direction, p_direction), nullif(btrim(p_note), '')
  )
  on conflict (match_id, player_id, lift_id) do nothing
  returning * into ask;
  if not found then
    raise exception 'lift_asked_already' using errcode = 'P0001';
  end if;
  if lift.id is not null then
    perform private.tell_lift(ask, lift.driver_id, 'lift_asked');
  end if;
  return ask.id;
end;
$$;

-- The child needs no lift any more. An answer that was no stays, so that nobody is asked twice.
-- Errors: lift_not_allowed (42501), match_not_open (P0001).
create function public.withdraw_lift_ask(p_ask_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  ask public.match_lift_asks;
begin
  select entry.* into ask from public.match_lift_asks as entry
  where entry.id = p_ask_id and entry.status <> 'declined'
    and exists (
      select from private.lift_families(entry.match_id) as family
      where family.guardian_id = (select auth.uid())
        and family.player_id = entry.player_id and family.can_respond
    );
  if not found then
    raise exception 'lift_not_allowed' using errcode = '42501';
  end if;
  perform private.open_lifts(ask.match_id);
  delete from public.match_lift_asks where id = ask.id;
end;
$$;

-- The driver says yes or no, also later something else; a yes to a request takes it into the own car. The
-- lift's row is locked while seats are counted: two answers at once never give one seat away twice.
-- Errors: lift_not_allowed (42501); match_not_open, lift_full (P0001).
create function public.answer_lift_ask(p_ask_id uuid, p_is_accepted boolean)
returns public.lift_ask_status
language plpgsql
security definer
set search_path = ''
as $$
declare
  lift public.match_lifts;
  ask public.match_lift_asks;
  answer public.lift_ask_status := case when p_is_accepted then 'accepted' else 'declined' end;
begin
  select own.* into lift
  from public.match_lift_asks as entry
  join public.match_lifts as own on own.match_id = entry.match_id
    and own.driver_id = (select auth.uid()) and own.id = coalesce(entry.lift_id, own.id)
  where entry.id = p_ask_id
  for update of own;
  if not found then
    raise exception 'lift_not_allowed' using errcode = '42501';
  end if;
  perform private.open_lifts(lift.match_id);
  select * into ask from public.match_lift_asks where id = p_ask_id for update;
  if not found or ask.lift_id is distinct from lift.id and (ask.lift_id is not null or not p_is_accepted)
    or not exists (
      select from private.lift_families(lift.match_id) as family where family.player_id = ask.player_id
    )
  then
    raise exception 'lift_not_allowed' using errcode = '42501';
  end if;
  if ask.status = answer then
    return answer;
  end if;
  if p_is_accepted and private.count_lift_seats(lift.id) >= lift.seats then
    raise exception 'lift_full' using errcode = 'P0001';
  end if;
  if ask.lift_id is null then
    -- asked the same driver as well: one seat is enough, unless it is given already
    if exists (
      select from public.match_lift_asks
      where lift_id = lift.id and player_id = ask.player_id and status = 'accepted'
    ) then
      delete from public.match_lift_asks where id = ask.id;
      return 'accepted';
    end if;
    delete from public.match_lift_asks where lift_id = lift.id and player_id = ask.player_id;
  end if;
  update public.match_lift_asks
  set lift_id = lift.id, status = answer, direction = lift.direction
  where id = ask.id
  returning * into ask;
  perform private.tell_lift(ask, ask.asked_by, 'lift_' || answer);
  return answer;
end;
$$;

-- RLS and grants ----------------------------------------------------------------------------

alter table public.match_lifts enable row level security;
alter table public.match_lift_asks enable row level security;

revoke all on public.match_lifts, public.match_lift_asks from anon, authenticated;

grant execute on function
  public.list_match_lifts(uuid),
  public.list_match_lift_asks(uuid),
  public.offer_lift(uuid, int, public.lift_direction, public.short_text),
  public.withdraw_lift(uuid),
  public.ask_for_lift(uuid, uuid, uuid, public.lift_direction, public.short_text),
  public.withdraw_lift_ask(uuid),
  public.answer_lift_ask(uuid, boolean)
to authenticated;
