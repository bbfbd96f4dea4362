-- Plan limits: how many teams and players a school may have, and what its people are told about it.
--
--                   owner          coach          everybody else
-- plan_usage        own school     own school     -
--
-- Decisions
-- * The plan of a school is the most generous one that runs among those who run it: its owners, and coaches
--   who bought a plan as coaches. The free tier is the least a school has; where none was ever offered there is
--   no limit. A suspended owner counts: a locked account does not shrink the club.
-- * A late payment changes nothing for private.payment_grace(); after it the plan does not count until it is paid.
-- * A team counts until it is archived. A player counts while in the squad of a team that counts, or as long as
--   nobody has put them in any squad; who has left is history and free.
-- * Only what adds is refused: nothing is deleted, closed or hidden when a plan gets smaller, and players move
--   between teams as before. Safety never waits for a bill.
-- * The refusal stands behind every way in, after the policies, so that strangers learn nothing. Of two who add the
--   last one at the same time the second waits for the first, at the row of the school.
-- * What is written without anybody signed in (seeds, repairs) is not limited.

-- Predicates --------------------------------------------------------------------------------

-- What a school may have; null is no limit.
create function private.school_plan(p_school_id uuid)
returns table (tier public.plan_tier, max_teams int, max_players int)
language sql
stable
security definer
set search_path = ''
as $$
  with offered as (
    select plan.tier, plan.max_teams, plan.max_players
    from public.role_assignments as held
    join public.subscriptions as bought
      on bought.user_id = held.user_id and bought.role = held.role and bought.status = 'active'
    join public.plans as plan on plan.id = bought.plan_id
    where held.school_id = p_school_id and held.role in ('owner', 'coach')
      and (bought.late_since is null or bought.late_since > now() - private.payment_grace())
    union all
    -- One that is no longer offered stays with whoever pays nothing.
    (
      select plan.tier, plan.max_teams, plan.max_players
      from public.plans as plan
      where plan.role = 'owner' and plan.tier = 'free'
      order by plan.archived_at desc nulls first
      limit 1
    )
  )
  select
    coalesce(max(offered.tier), 'free'),
    case when not bool_or(offered.max_teams is null) then max(offered.max_teams) end,
    case when not bool_or(offered.max_players is null) then max(offered.max_players) end
  from offered;
$$;

create function private.count_school_teams(p_school_id uuid)
returns int
language sql
stable
security definer
set search_path = ''
as $$
  select count(*)::int from public.teams where school_id = p_school_id and archived_at is null;
$$;

-- A place that ends on a later day is still one.
create function private.has_squad_place(p_player_id uuid, p_except uuid[] default '{}')
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.squad_members as place
    join public.teams as team on team.id = place.team_id and team.archived_at is null
    where place.player_id = p_player_id and (place.left_on is null or place.left_on > current_date)
      and place.id <> all(p_except)
  );
$$;

create function private.count_school_players(p_school_id uuid)
returns int
language sql
stable
security definer
set search_path = ''
as $$
  select count(*)::int
  from public.players as player
  where player.school_id = p_school_id
    and (
      private.has_squad_place(player.id)
      or not exists (select from public.squad_members as place where place.player_id = player.id)
    );
$$;

-- Triggers ----------------------------------------------------------------------------------

-- Called once something was added: what stands beyond the plan undoes it. Counts after the lock, so that
-- the other writer's rows are seen. Errors: team_limit_reached, player_limit_reached (P0001).
create function private.refuse_beyond_plan(p_school_id uuid, p_allowance public.plan_allowance)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  most int;
begin
  if (select auth.uid()) is null then
    return;
  end if;
  select case p_allowance when 'teams' then plan.max_teams else plan.max_players end into most
  from private.school_plan(p_school_id) as plan;
  if most is null then
    return;
  end if;
  perform from public.schools where id = p_school_id for no key update;
  if p_allowance = 'teams' and private.count_school_teams(p_school_id) > most then
    raise exception 'team_limit_reached' using errcode = 'P0001';
  end if;
  if p_allowance = 'players' and private.count_school_players(p_school_id) > most then
    raise exception 'player_limit_reached' using errcode = 'P0001';
  end if;
end;
$$;

create function private.limit_teams()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.refuse_beyond_plan(new.school_id, 'teams');
  -- A team out of the archive brings its squad back.
  if tg_op = 'UPDATE' and exists (
    select from public.squad_members as place
    where place.team_id = new.id and (place.left_on is null or place.left_on > current_date)
  ) then
    perform private.refuse_beyond_plan(new.school_id, 'players');
  end if;
  return null;
end;
$$;

create trigger teams_within_plan after insert on public.teams
for each row when (new.archived_at is null)
execute function private.limit_teams();

create trigger teams_restored_within_plan after update of archived_at on public.teams
for each row when (old.archived_at is not null and new.archived_at is null)
execute function private.limit_teams();

create function private.limit_players()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  home uuid;
begin
  for home in select distinct school_id from added order by school_id loop
    perform private.refuse_beyond_plan(home, 'players');
  end loop;
  return null;
end;
$$;

create trigger players_within_plan after insert on public.players
referencing new table as added
for each statement execute function private.limit_players();

-- Places opened at once: whoever had none before is one more. A place beside another one, as in a move, adds nobody.
create function private.refuse_places_beyond_plan(p_place_ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  home uuid;
begin
  for home in
    select distinct place.school_id
    from public.squad_members as place
    join public.teams as team on team.id = place.team_id and team.archived_at is null
    where place.id = any(p_place_ids) and not private.has_squad_place(place.player_id, p_place_ids)
    order by place.school_id
  loop
    perform private.refuse_beyond_plan(home, 'players');
  end loop;
end;
$$;

create function private.limit_squad_places()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.refuse_places_beyond_plan(array(
    select id from placed where left_on is null or left_on > current_date
  ));
  return null;
end;
$$;

create trigger squad_members_within_plan after insert on public.squad_members
referencing new table as placed
for each statement execute function private.limit_squad_places();

create function private.limit_reopened_places()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.refuse_places_beyond_plan(array(
    select placed.id
    from placed
    join ended on ended.id = placed.id
    where ended.left_on <= current_date and (placed.left_on is null or placed.left_on > current_date)
  ));
  return null;
end;
$$;

create trigger squad_members_reopened_within_plan after update on public.squad_members
referencing old table as ended new table as placed
for each statement execute function private.limit_reopened_places();

-- Functions ---------------------------------------------------------------------------------

-- What the plan of a school allows and how much of it is used, for its owners and coaches; no row for others.
-- next_team_plan_id, next_player_plan_id: the cheapest month in the caller's role there that has room for one more;
-- empty where none has. owners: whom a coach asks. grace_ends_at: until when a late payment changes nothing, for
-- owners alone.
create function public.plan_usage(p_school_id uuid)
returns table (
  is_owner boolean,
  tier public.plan_tier,
  teams int,
  max_teams int,
  players int,
  max_players int,
  next_team_plan_id uuid,
  next_team_tier public.plan_tier,
  next_player_plan_id uuid,
  next_player_tier public.plan_tier,
  owners text[],
  grace_ends_at timestamptz
)
language sql
stable
security definer
set search_path = ''
as $$
  with asked as (
    select
      p_school_id = any(array(select private.my_owned_school_ids())) as is_owner,
      private.count_school_teams(p_school_id) as teams,
      private.count_school_players(p_school_id) as players
    where p_school_id = any(array(select private.my_staff_school_ids()))
  )
  select
    asked.is_owner, held.tier, asked.teams, held.max_teams, asked.players, held.max_players,
    bigger.id, bigger.tier, wider.id, wider.tier,
    array(
      select distinct btrim(person.first_name || ' ' || person.last_name)
      from public.role_assignments as owner
      join public.users as person on person.id = owner.user_id and person.status = 'active'
      where owner.school_id = p_school_id and owner.role = 'owner'
      order by 1
    ),
    case when asked.is_owner then (
      select max(bought.late_since) + private.payment_grace()
      from public.role_assignments as owner
      join public.subscriptions as bought
        on bought.user_id = owner.user_id and bought.role = owner.role and bought.status = 'active'
      where owner.school_id = p_school_id and owner.role = 'owner'
    ) end
  from asked
  cross join private.school_plan(p_school_id) as held
  left join lateral (
    select plan.id, plan.tier from public.plans as plan
    where plan.role = case when asked.is_owner then 'owner' else 'coach' end::public.app_role
      and plan.archived_at is null and plan.period = 'monthly'
      and (plan.max_teams is null or plan.max_teams > greatest(asked.teams, held.max_teams))
    order by plan.price_cents
    limit 1
  ) as bigger on true
  left join lateral (
    select plan.id, plan.tier from public.plans as plan
    where plan.role = case when asked.is_owner then 'owner' else 'coach' end::public.app_role
      and plan.archived_at is null and plan.period = 'monthly'
      and (plan.max_players is null or plan.max_players > greatest(asked.players, held.max_players))
    order by plan.price_cents
    limit 1
  ) as wider on true;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function public.plan_usage(uuid) to authenticated;
