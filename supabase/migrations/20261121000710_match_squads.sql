-- Match squads: who is asked, who is called up, and who starts where in which period.
--
--                       player   parent         coach of the team  other coach  owner    admin
-- match_squad           self s   child s        s i u d            -            s i u d  s
-- match_lineup_slots    self s   child s        s i u d            -            s i u d  -
--
-- A row of the squad begins with an answer (answer_match, by the family) or with the coach's choice
-- (set_squad), whichever comes first; role is empty until the coach has decided. Answers belong to
-- whoever answered: the coach's edits never wipe one, and a match that moves only asks those who said
-- yes again. Why somebody was not called is never a diagnosis; illness is told as an absence.
--
-- A coach calls up players of the teams they look after, an owner any player of the school: a guest
-- from another age group needs somebody who knows both. Minutes (0725) follow from these tables and
-- the log, so a player whose name stands in the log cannot leave the squad.

-- Types -------------------------------------------------------------------------------------

create type public.match_squad_role as enum ('starter', 'bench', 'not_called');
create type public.match_squad_reason as enum (
  'rotation', 'unavailable', 'training', 'discipline', 'other'
);
create type public.match_answer as enum ('yes', 'no', 'maybe');
create type public.ban_clearance as enum ('served', 'lifted', 'elsewhere', 'mistake');
create type public.set_piece as enum ('penalty', 'free_kick', 'corner_left', 'corner_right');

-- Tables ------------------------------------------------------------------------------------

create table public.match_squad (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  match_id uuid not null,
  player_id uuid not null,
  role public.match_squad_role,
  reason public.match_squad_reason,
  clearance public.ban_clearance,
  shirt_number int,
  answer public.match_answer,
  answered_at timestamptz,
  answered_by uuid,
  needs_reconfirmation boolean not null default false,
  absence_id uuid,
  is_captain boolean not null default false,
  bench_order int,
  set_pieces public.set_piece[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint match_squad_pkey primary key (id),
  constraint match_squad_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint match_squad_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint match_squad_match foreign key (match_id) references public.matches (id) on delete cascade,
  constraint match_squad_player foreign key (player_id) references public.players (id) on delete restrict,
  constraint match_squad_answered_by foreign key (answered_by) references public.users (id) on delete set null,
  constraint match_squad_absence foreign key (absence_id) references public.absences (id) on delete set null,
  constraint match_squad_once unique (match_id, player_id),
  -- Deferrable: two players may swap their shirts in one statement.
  constraint match_squad_shirt_once unique (match_id, shirt_number) deferrable initially immediate,
  constraint match_squad_reason_of_absent check (reason is null or role = 'not_called'),
  constraint match_squad_clearance_of_called check (
    clearance is null or coalesce(role in ('starter', 'bench'), false)
  ),
  constraint match_squad_shirt_number_range check (shirt_number between 1 and 99),
  constraint match_squad_answered check ((answer is null) = (answered_at is null)),
  constraint match_squad_absence_says_no check (absence_id is null or answer = 'no'),
  constraint match_squad_bench_order_range check (bench_order between 1 and 60),
  constraint match_squad_set_pieces_once check (cardinality(set_pieces) <= 4),
  constraint match_squad_duties_of_called check (
    coalesce(role <> 'not_called', false)
    or (not is_captain and bench_order is null and set_pieces = '{}')
  )
);

comment on column public.match_squad.role is 'Empty until the coach has decided.';
comment on column public.match_squad.clearance is
  'Why somebody sent off in the last competitive match may play all the same (0712); the family reads it.';
comment on column public.match_squad.needs_reconfirmation is 'Said yes to another time: to be asked again.';
comment on column public.match_squad.absence_id is 'The absence that answered; empty when a person did.';
comment on column public.match_squad.bench_order is 'Who comes on first, 1 first; empty where the coach has not said.';
comment on column public.match_squad.set_pieces is 'What the player takes; several may take the same.';

create table public.match_lineup_slots (
  match_id uuid not null,
  period int not null,
  slot text not null,
  school_id uuid not null,
  team_id uuid not null,
  player_id uuid not null,
  x int,
  y int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint match_lineup_slots_pkey primary key (match_id, period, slot),
  constraint match_lineup_slots_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint match_lineup_slots_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint match_lineup_slots_match foreign key (match_id) references public.matches (id) on delete cascade,
  constraint match_lineup_slots_player foreign key (player_id, match_id)
    references public.match_squad (player_id, match_id),
  constraint match_lineup_slots_player_once unique (match_id, period, player_id) deferrable initially immediate,
  constraint match_lineup_slots_period_range check (period between 1 and 8),
  constraint match_lineup_slots_slot_form check (slot ~ '^[a-z]{1,4}[0-9]{0,2}$'),
  constraint match_lineup_slots_x_range check (x between 0 and 100),
  constraint match_lineup_slots_y_range check (y between 0 and 100)
);

comment on column public.match_lineup_slots.slot is 'Place in the formation, as "gk", "lb", "cb1", "st"; gk is the keeper''s.';
comment on column public.match_lineup_slots.y is 'Percent of the length from the own goal; x percent of the width from the left.';

-- Indexes -----------------------------------------------------------------------------------

create index match_squad_school on public.match_squad (school_id);
create index match_squad_team on public.match_squad (team_id);
create index match_squad_player on public.match_squad (player_id, match_id);
create index match_squad_answered_by on public.match_squad (answered_by);
create index match_squad_absence on public.match_squad (absence_id);
-- With the second column: over match_id alone it would read as if a match had one entry.
create unique index match_squad_one_captain on public.match_squad (match_id, is_captain) where is_captain;
create index match_lineup_slots_school on public.match_lineup_slots (school_id);
create index match_lineup_slots_team on public.match_lineup_slots (team_id);
create index match_lineup_slots_player on public.match_lineup_slots (player_id, match_id);

-- Triggers ----------------------------------------------------------------------------------

-- Team and school follow from the match, for every table of the match day.
create function private.take_team_of_match()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select team_id, school_id into new.team_id, new.school_id
  from public.matches where id = new.match_id;
  return new;
end;
$$;

create trigger match_squad_assign_team
before insert or update of match_id, team_id, school_id on public.match_squad
for each row execute function private.take_team_of_match();

create trigger match_lineup_slots_assign_team
before insert or update of match_id, team_id, school_id on public.match_lineup_slots
for each row execute function private.take_team_of_match();

create trigger match_squad_same_school
before insert or update of match_id, player_id on public.match_squad
for each row execute function private.refuse_foreign_player();

-- Calling up a child shows the match to its family and its answer to the coach: not by a known id.
create function private.refuse_unknown_guest()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not new.player_id = any(array(
    select private.my_squad_player_ids() union select private.my_owned_player_ids()
  )) then
    raise exception 'player_of_another_team' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger match_squad_known_player
before insert on public.match_squad
for each row
when (current_user in ('anon', 'authenticated'))
execute function private.refuse_unknown_guest();

-- Whoever is no longer called up loses the place in the line-up, unless the log names them.
-- Definer: the log is the next chapter's, and no policy may hide an entry from this rule.
create function private.drop_lineup_of_absent()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.match_events
    where match_id = new.match_id and undone_at is null
      and (player_id = new.player_id or second_player_id = new.player_id)
  ) then
    raise exception 'player_has_events' using errcode = 'P0001';
  end if;
  delete from public.match_lineup_slots
  where match_id = new.match_id and player_id = new.player_id;
  return new;
end;
$$;

-- Who is no longer called up leads nobody, takes no corners, waits on no bench and needs no leave to play.
create function private.drop_duties_of_absent()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.clearance := null;
  new.is_captain := false;
  new.bench_order := null;
  new.set_pieces := '{}';
  return new;
end;
$$;

create trigger match_squad_drop_duties
before update of role on public.match_squad
for each row
when (new.role is null or new.role = 'not_called')
execute function private.drop_duties_of_absent();

create trigger match_squad_drop_lineup
after update of role on public.match_squad
for each row
when (old.role in ('starter', 'bench') and (new.role is null or new.role = 'not_called'))
execute function private.drop_lineup_of_absent();

create function private.refuse_too_many_starters()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.match_squad as entry
    join public.matches as match on match.id = entry.match_id
    where entry.role = 'starter' and entry.match_id in (select match_id from written)
    group by match.id
    having count(*) > match.format
  ) then
    raise exception 'too_many_starters' using errcode = 'P0001';
  end if;
  return null;
end;
$$;

create trigger match_squad_starters_added after insert on public.match_squad
referencing new table as written
for each statement execute function private.refuse_too_many_starters();

create trigger match_squad_starters_changed after update on public.match_squad
referencing new table as written
for each statement execute function private.refuse_too_many_starters();

create function private.refuse_impossible_lineup()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from written
    join public.matches as match on match.id = written.match_id
    where written.period > match.periods
  ) then
    raise exception 'unknown_period' using errcode = 'P0001';
  end if;
  if exists (
    select from written
    join public.match_squad as entry
      on entry.match_id = written.match_id and entry.player_id = written.player_id
    where entry.role is null or entry.role = 'not_called'
  ) then
    raise exception 'player_not_called' using errcode = 'P0001';
  end if;
  if exists (
    select from public.match_lineup_slots as place
    join public.matches as match on match.id = place.match_id
    where place.match_id in (select match_id from written)
    group by match.id, place.period
    having count(*) > match.format
  ) then
    raise exception 'too_many_players' using errcode = 'P0001';
  end if;
  return null;
end;
$$;

create trigger match_lineup_slots_possible_added after insert on public.match_lineup_slots
referencing new table as written
for each statement execute function private.refuse_impossible_lineup();

create trigger match_lineup_slots_possible_changed after update on public.match_lineup_slots
referencing new table as written
for each statement execute function private.refuse_impossible_lineup();

-- A squad belongs to its team: the match cannot change hands once somebody answered or was chosen. What an
-- absence answered goes; the new team's absences answer anew (0713).
create function private.keep_team_of_squad()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.match_squad
    where match_id = new.id and (role is not null or answer is not null and absence_id is null)
  ) then
    raise exception 'match_has_squad' using errcode = 'P0001';
  end if;
  delete from public.match_squad where match_id = new.id;
  return new;
end;
$$;

create trigger matches_keep_team before update of team_id on public.matches
for each row
when (new.team_id is distinct from old.team_id)
execute function private.keep_team_of_squad();

create function private.ask_squad_again()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.match_squad set needs_reconfirmation = true
  where match_id = new.id and answer = 'yes';
  return new;
end;
$$;

create trigger matches_ask_again after update of starts_at on public.matches
for each row
when (new.starts_at is distinct from old.starts_at)
execute function private.ask_squad_again();

-- Policies ----------------------------------------------------------------------------------

alter table public.match_squad enable row level security;
alter table public.match_lineup_slots enable row level security;

create policy match_squad_select on public.match_squad for select to authenticated using (
  school_id = any(array(select private.my_overseen_school_ids()))
  or team_id = any(array(select private.my_staff_team_ids()))
  or player_id = any(array(select private.my_player_ids()))
);

create policy match_squad_insert on public.match_squad for insert to authenticated with check (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy match_squad_update on public.match_squad for update to authenticated
using (team_id = any(array(select private.my_managed_team_ids())))
with check (team_id = any(array(select private.my_managed_team_ids())));

create policy match_squad_delete on public.match_squad for delete to authenticated using (
  team_id = any(array(select private.my_managed_team_ids())) and answer is null
);

comment on policy match_squad_delete on public.match_squad is 'An answer is the family''s; the coach takes back the role, not the row.';

create policy match_lineup_slots_select on public.match_lineup_slots for select to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
  or player_id = any(array(select private.my_player_ids()))
);

create policy match_lineup_slots_insert on public.match_lineup_slots for insert to authenticated with check (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy match_lineup_slots_update on public.match_lineup_slots for update to authenticated
using (team_id = any(array(select private.my_managed_team_ids())))
with check (team_id = any(array(select private.my_managed_team_ids())));

create policy match_lineup_slots_delete on public.match_lineup_slots for delete to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Says yes, no or maybe to a match before it begins; empty takes the answer back, and a running absence
-- answers again (0713). By the player, a guardian who may answer, or the staff of the team on their behalf
-- (answered_by tells who).
-- Definer: an answer is not the coach's to write, nor the role the family's.
-- Errors: match_not_open (P0001); answer_not_allowed (42501) also for players nobody asked.
create function public.answer_match(
  p_match_id uuid,
  p_player_id uuid,
  p_answer public.match_answer default null
)
returns public.match_squad
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked public.matches;
  entry public.match_squad;
begin
  select * into asked from public.matches where id = p_match_id for share;
  if not found
    or not (
      p_player_id = any(array(select private.my_responding_player_ids()))
      or asked.team_id = any(array(select private.my_managed_team_ids()))
    )
    or not (
      exists (
        select from public.squad_members
        where team_id = asked.team_id and player_id = p_player_id and left_on is null
      )
      or exists (
        select from public.match_squad where match_id = asked.id and player_id = p_player_id
      )
    )
  then
    raise exception 'answer_not_allowed' using errcode = '42501';
  end if;
  if asked.status <> 'planned' or asked.starts_at <= now() then
    raise exception 'match_not_open' using errcode = 'P0001';
  end if;
  insert into public.match_squad (match_id, player_id, answer, answered_at, answered_by)
  values (
    asked.id, p_player_id, p_answer,
    case when p_answer is not null then now() end,
    case when p_answer is not null then (select auth.uid()) end
  )
  on conflict on constraint match_squad_once do update
    set answer = excluded.answer,
      answered_at = excluded.answered_at,
      answered_by = excluded.answered_by,
      absence_id = excluded.absence_id,
      needs_reconfirmation = false
  returning * into entry;
  return entry;
end;
$$;

-- The coach's whole choice at once; whoever is not in it becomes undecided and keeps the answer.
-- Shirts not given stay, or come from the team. Runs as the caller: the policies decide.
-- p_entries: [{player_id, role: starter|bench|not_called, reason?, clearance?, shirt_number?}], at most 60.
-- Errors: squad_required, player_twice, too_many_starters, player_suspended, player_has_events (P0001);
--   match_not_writable, player_of_another_team, player_of_another_school (42501); 23505 shirt taken.
create function public.set_squad(p_match_id uuid, p_entries public.json_list)
returns setof public.match_squad
language plpgsql
set search_path = ''
as $$
declare
  called uuid[];
begin
  if jsonb_typeof(p_entries) is distinct from 'array' or jsonb_array_length(p_entries) > 60 then
    raise exception 'squad_required' using errcode = 'P0001';
  end if;
  perform from public.matches
  where id = p_match_id and team_id = any(array(select private.my_managed_team_ids()))
  for update;
  if not found then
    raise exception 'match_not_writable' using errcode = '42501';
  end if;
  select coalesce(array_agg((entry ->> 'player_id')::uuid), '{}') into called
  from jsonb_array_elements(p_entries) as entry;
  if cardinality(called) <> (select count(distinct player_id) from unnest(called) as player_id) then
    raise exception 'player_twice' using errcode = 'P0001';
  end if;

  update public.match_squad set role = null, reason = null, clearance = null, shirt_number = null
  where match_id = p_match_id and player_id <> all(called) and role is not null;

  insert into public.match_squad as kept (match_id, player_id, role, reason, clearance, shirt_number)
  select
    p_match_id,
    (entry ->> 'player_id')::uuid,
    (entry ->> 'role')::public.match_squad_role,
    (entry ->> 'reason')::public.match_squad_reason,
    (entry ->> 'clearance')::public.ban_clearance,
    coalesce(
      (entry ->> 'shirt_number')::int,
      present.shirt_number,
      (
        select place.shirt_number from public.squad_members as place
        join public.matches as match on match.id = p_match_id and match.team_id = place.team_id
        where place.player_id = (entry ->> 'player_id')::uuid and place.left_on is null
      )
    )
  from jsonb_array_elements(p_entries) as entry
  left join public.match_squad as present
    on present.match_id = p_match_id and present.player_id = (entry ->> 'player_id')::uuid
  on conflict on constraint match_squad_once do update
    set role = excluded.role, reason = excluded.reason, clearance = excluded.clearance,
      shirt_number = excluded.shirt_number;

  return query select * from public.match_squad where match_id = p_match_id and role is not null;
end;
$$;

-- Who stands where when a period begins; replaces that period's line-up, an empty list removes it
-- and the period begins as the one before ended. Runs as the caller: the policies decide.
-- p_slots: [{slot, player_id, x?, y?}].
-- Errors: lineup_required, unknown_period, player_not_called, too_many_players (P0001);
--   match_not_writable (42501); 23505 two in one place or one in two; 23503 not in the squad.
create function public.set_lineup(p_match_id uuid, p_period int, p_slots public.json_list)
returns setof public.match_lineup_slots
language plpgsql
set search_path = ''
as $$
begin
  if jsonb_typeof(p_slots) is distinct from 'array' then
    raise exception 'lineup_required' using errcode = 'P0001';
  end if;
  perform from public.matches
  where id = p_match_id and team_id = any(array(select private.my_managed_team_ids()))
  for update;
  if not found then
    raise exception 'match_not_writable' using errcode = '42501';
  end if;
  delete from public.match_lineup_slots where match_id = p_match_id and period = p_period;
  return query
  insert into public.match_lineup_slots (match_id, period, slot, player_id, x, y)
  select
    p_match_id, p_period, place ->> 'slot', (place ->> 'player_id')::uuid,
    (place ->> 'x')::int, (place ->> 'y')::int
  from jsonb_array_elements(p_slots) as place
  returning *;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.match_squad, public.match_lineup_slots from anon, authenticated;

grant select, delete on public.match_squad, public.match_lineup_slots to authenticated;
grant insert (id, match_id, player_id, role, reason, clearance, shirt_number) on public.match_squad to authenticated;
grant update (role, reason, clearance, shirt_number, is_captain, bench_order, set_pieces) on public.match_squad to authenticated;
grant insert (match_id, period, slot, player_id, x, y) on public.match_lineup_slots to authenticated;
grant update (x, y) on public.match_lineup_slots to authenticated;

grant execute on function
  public.answer_match(uuid, uuid, public.match_answer),
  public.set_squad(uuid, public.json_list),
  public.set_lineup(uuid, int, public.json_list)
to authenticated;
