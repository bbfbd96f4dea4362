-- Moves between teams: a player goes where both sides agree.
--
--               player  parent  coach of either team  other coach  owner  admin
-- squad_moves   -       -       s, ask, decide        -            s      s
--
-- The staff of the team a player is in, or of the team the player is to join, asks; the staff of the
-- other side decides. An owner is on both sides, and so is a coach of both teams: what they ask for
-- happens at once. A player may stay in the first team as well. Nothing opens before both agree: not
-- the record of the player to the asking side, nor the one of the new team.
--
-- asked > confirmed, declined, withdrawn. Written by the functions of this chapter alone.

-- Types -------------------------------------------------------------------------------------

create type public.move_status as enum ('asked', 'confirmed', 'declined', 'withdrawn');

-- Tables ------------------------------------------------------------------------------------

create table public.squad_moves (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  player_id uuid not null,
  from_team_id uuid not null,
  to_team_id uuid not null,
  asking_team_id uuid not null,
  is_staying boolean not null default false,
  status public.move_status not null default 'asked',
  asked_by uuid,
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint squad_moves_pkey primary key (id),
  constraint squad_moves_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint squad_moves_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint squad_moves_from_team foreign key (from_team_id) references public.teams (id) on delete cascade,
  constraint squad_moves_to_team foreign key (to_team_id) references public.teams (id) on delete cascade,
  constraint squad_moves_asked_by foreign key (asked_by) references public.users (id) on delete set null,
  constraint squad_moves_decided_by foreign key (decided_by) references public.users (id) on delete set null,
  constraint squad_moves_two_teams check (from_team_id <> to_team_id),
  constraint squad_moves_side check (asking_team_id in (from_team_id, to_team_id)),
  constraint squad_moves_decided check ((status = 'asked') = (decided_at is null))
);

comment on column public.squad_moves.asking_team_id is 'The side that asked; the other one decides.';
comment on column public.squad_moves.is_staying is 'The player joins the new team and keeps the place in the first.';

-- Indexes -----------------------------------------------------------------------------------

create unique index squad_moves_asked_once on public.squad_moves (player_id, to_team_id)
where status = 'asked';
create index squad_moves_player on public.squad_moves (player_id);
create index squad_moves_school on public.squad_moves (school_id);
create index squad_moves_from_team on public.squad_moves (from_team_id);
create index squad_moves_to_team on public.squad_moves (to_team_id);
create index squad_moves_asked_by on public.squad_moves (asked_by);
create index squad_moves_decided_by on public.squad_moves (decided_by);

-- Triggers ----------------------------------------------------------------------------------

create trigger squad_moves_assign_school
before insert or update of player_id, school_id on public.squad_moves
for each row execute function private.take_school_of_player();

create trigger squad_moves_legal_moves before update of status on public.squad_moves
for each row when (new.status is distinct from old.status)
execute function private.refuse_illegal_move('asked>confirmed', 'asked>declined', 'asked>withdrawn');

-- Policies ----------------------------------------------------------------------------------

alter table public.squad_moves enable row level security;

create policy squad_moves_select on public.squad_moves for select to authenticated using (
  school_id = any(array(select private.my_overseen_school_ids()))
  or from_team_id = any(array(select private.my_staff_team_ids()))
  or to_team_id = any(array(select private.my_staff_team_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Tells the staff of a team about a move; the owners where a team has no staff.
create function private.tell_about_move(p_move public.squad_moves, p_team_id uuid, p_kind text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  told uuid[] := array(
    select staff.user_id from public.team_staff as staff
    join public.role_assignments as held
      on held.user_id = staff.user_id and held.school_id = staff.school_id
        and held.role in ('owner', 'coach')
    where staff.team_id = p_team_id
  );
begin
  if told = '{}' then
    told := array(
      select user_id from public.role_assignments
      where school_id = p_move.school_id and role = 'owner'
    );
  end if;
  perform private.notify(
    told, 'training', p_kind,
    (
      select jsonb_build_object(
        'player', player.first_name || ' ' || player.last_name,
        'team', (select name from public.teams where id = p_move.to_team_id)
      )
      from public.players as player where player.id = p_move.player_id
    ),
    '/teams/details/' || p_team_id,
    p_about_id => p_move.id
  );
end;
$$;

-- Carries a move out: the new place, and the end of the old one.
-- Errors: move_outdated (P0001) when the player is no longer in the first team or in the second already.
create function private.complete_move(p_move_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  move public.squad_moves;
begin
  update public.squad_moves
  set status = 'confirmed', decided_by = (select auth.uid()), decided_at = now()
  where id = p_move_id
  returning * into move;
  if exists (
    select from public.squad_members
    where player_id = move.player_id and team_id = move.to_team_id and left_on is null
  ) or not exists (
    select from public.squad_members
    where player_id = move.player_id and team_id = move.from_team_id and left_on is null
  ) then
    raise exception 'move_outdated' using errcode = 'P0001';
  end if;
  insert into public.squad_members (team_id, player_id) values (move.to_team_id, move.player_id);
  if not move.is_staying then
    update public.squad_members set left_on = greatest(current_date, joined_on)
    where player_id = move.player_id and team_id = move.from_team_id and left_on is null;
  end if;
  perform private.audit(
    'player_moved', move.school_id, null, move.player_id,
    jsonb_build_object('from', move.from_team_id, 'to', move.to_team_id)
  );
end;
$$;

-- Asks for a player to move to another team, or to play there as well (p_is_staying). Without
-- p_from_team_id the team where the player has been longest: the asking side may not know it. Happens
-- at once for whoever stands on both sides. Answers the move.
-- Errors: move_not_yours (42501); move_outdated, move_asked_already (P0001).
create function public.ask_for_move(
  p_player_id uuid,
  p_to_team_id uuid,
  p_from_team_id uuid default null,
  p_is_staying boolean default false
)
returns public.squad_moves
language plpgsql
security definer
set search_path = ''
as $$
declare
  my_teams uuid[] := array(select private.my_managed_team_ids());
  from_team uuid := p_from_team_id;
  asked public.squad_moves;
begin
  if from_team is null then
    select team_id into from_team from public.squad_members
    where player_id = p_player_id and left_on is null and team_id <> p_to_team_id
    order by joined_on, id
    limit 1;
  end if;
  -- Whoever takes a player has had the player before, or is refused without learning where it plays.
  if not coalesce(from_team = any(my_teams), false) and not (
    p_to_team_id = any(my_teams)
    and p_player_id = any(array(select private.my_squad_player_ids()))
  ) then
    raise exception 'move_not_yours' using errcode = '42501';
  end if;
  if not exists (
    select from public.squad_members as place
    join public.teams as team on team.id = p_to_team_id and team.school_id = place.school_id
    where place.player_id = p_player_id and place.team_id = from_team and place.left_on is null
      and team.id <> from_team and team.archived_at is null
      and not exists (
        select from public.squad_members as there
        where there.player_id = p_player_id and there.team_id = p_to_team_id and there.left_on is null
      )
  ) then
    raise exception 'move_outdated' using errcode = 'P0001';
  end if;

  insert into public.squad_moves (
    player_id, from_team_id, to_team_id, asking_team_id, is_staying, asked_by
  )
  values (
    p_player_id, from_team, p_to_team_id,
    case when from_team = any(my_teams) then from_team else p_to_team_id end,
    coalesce(p_is_staying, false), (select auth.uid())
  )
  on conflict do nothing
  returning * into asked;
  if not found then
    raise exception 'move_asked_already' using errcode = 'P0001';
  end if;

  if from_team = any(my_teams) and p_to_team_id = any(my_teams) then
    perform private.complete_move(asked.id);
    select * into asked from public.squad_moves where id = asked.id;
  else
    perform private.tell_about_move(
      asked,
      case asked.asking_team_id when from_team then p_to_team_id else from_team end,
      'move_asked'
    );
  end if;
  return asked;
end;
$$;

-- The answer of the side that was asked. Errors: move_not_yours (42501); illegal_move, move_outdated (P0001).
create function public.decide_move(p_move_id uuid, p_is_confirmed boolean)
returns public.squad_moves
language plpgsql
security definer
set search_path = ''
as $$
declare
  move public.squad_moves;
begin
  select * into move from public.squad_moves where id = p_move_id for update;
  if not coalesce(
    (case move.asking_team_id when move.from_team_id then move.to_team_id else move.from_team_id end)
      = any(array(select private.my_managed_team_ids())),
    false
  ) then
    raise exception 'move_not_yours' using errcode = '42501';
  end if;
  if move.status <> 'asked' then
    raise exception 'illegal_move' using errcode = 'P0001';
  end if;
  if p_is_confirmed then
    perform private.complete_move(move.id);
  else
    update public.squad_moves
    set status = 'declined', decided_by = (select auth.uid()), decided_at = now()
    where id = move.id;
  end if;
  select * into move from public.squad_moves where id = p_move_id;
  perform private.tell_about_move(move, move.asking_team_id, 'move_' || move.status);
  return move;
end;
$$;

-- Takes a request back, by the side that asked. Errors: move_not_yours (42501), illegal_move (P0001).
create function public.withdraw_move(p_move_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  move public.squad_moves;
begin
  select * into move from public.squad_moves where id = p_move_id for update;
  if not coalesce(move.asking_team_id = any(array(select private.my_managed_team_ids())), false) then
    raise exception 'move_not_yours' using errcode = '42501';
  end if;
  if move.status <> 'asked' then
    raise exception 'illegal_move' using errcode = 'P0001';
  end if;
  update public.squad_moves
  set status = 'withdrawn', decided_by = (select auth.uid()), decided_at = now()
  where id = move.id;
end;
$$;

-- Requests of a team that wait for an answer. is_mine: the caller's side decides. The staff of the
-- receiving team sees the name of a player it does not read yet.
create function public.open_moves(p_team_id uuid)
returns table (
  id uuid, player_id uuid, player_name text, from_team text, to_team text, is_staying boolean,
  is_mine boolean, asked_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_active() or not p_team_id = any(array(select private.my_managed_team_ids())) then
    return;
  end if;
  return query
  select
    move.id, move.player_id, player.first_name || ' ' || player.last_name, source.name, target.name,
    move.is_staying, move.asking_team_id <> p_team_id, move.created_at
  from public.squad_moves as move
  join public.players as player on player.id = move.player_id
  join public.teams as source on source.id = move.from_team_id
  join public.teams as target on target.id = move.to_team_id
  where move.status = 'asked' and p_team_id in (move.from_team_id, move.to_team_id)
  order by move.created_at, move.id;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.squad_moves from anon, authenticated;

grant select on public.squad_moves to authenticated;

grant execute on function
  public.ask_for_move(uuid, uuid, uuid, boolean),
  public.decide_move(uuid, boolean),
  public.withdraw_move(uuid),
  public.open_moves(uuid)
to authenticated;
