-- Finances: the books of a school as its owner reads them.
--
--                    treasury of the school   everybody else
-- treasury_schools   x                        no rows
-- treasury_players   x                        42501
-- treasury_fees      x                        42501
-- treasury_teams     x                        42501
-- school_finances    x                        no rows
--
-- Nothing is stored here: every number follows from fees, orders and refunds. Months are those of
-- the school's own clock.

-- Functions ---------------------------------------------------------------------------------

-- The schools whose money the caller looks after, as owner or as treasurer.
create function public.treasury_schools()
returns table (school_id uuid, name text, season_start_month int)
language sql
stable
security definer
set search_path = ''
as $$
  select school.id, school.name, school.season_start_month
  from public.schools as school
  where school.id in (select private.my_treasury_school_ids())
  order by school.name, school.id;
$$;

-- Whom the treasury charges: every player of the school by name, with the teams played for today,
-- and what is open. Definer, because a treasurer is a coach and reads the people of no other team.
-- Error: treasury_only 42501.
create function public.treasury_players(p_school_id uuid)
returns table (
  player_id uuid,
  first_name text,
  last_name text,
  team_ids uuid[],
  team_names text[],
  open_cents bigint,
  overdue_cents bigint,
  oldest_due_on date
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not coalesce(p_school_id = any(array(select private.my_treasury_school_ids())), false) then
    raise exception 'treasury_only' using errcode = '42501';
  end if;
  return query
  select
    player.id,
    player.first_name,
    player.last_name,
    coalesce(squad.team_ids, '{}'),
    coalesce(squad.team_names, '{}'),
    coalesce(debt.open_cents, 0),
    coalesce(debt.overdue_cents, 0),
    debt.oldest_due_on
  from public.players as player
  left join (
    select member.player_id,
      array_agg(team.id order by team.name, team.id) as team_ids,
      array_agg(team.name order by team.name, team.id) as team_names
    from public.squad_members as member
    join public.teams as team on team.id = member.team_id
    where member.school_id = p_school_id and member.left_on is null and team.archived_at is null
    group by member.player_id
  ) as squad on squad.player_id = player.id
  left join (
    select
      fee.player_id,
      sum(fee.amount_cents) as open_cents,
      sum(fee.amount_cents) filter (where fee.due_on < current_date) as overdue_cents,
      min(fee.due_on) as oldest_due_on
    from public.fees as fee
    where fee.school_id = p_school_id and fee.status = 'due'
    group by fee.player_id
  ) as debt on debt.player_id = player.id
  where player.school_id = p_school_id
  order by player.last_name, player.first_name;
end;
$$;

-- The fees of a school with whose they are and who pays: a page of those that fit, and on every row the
-- sums of all of them. p_status due, paid or waived, empty for all; p_is_late: due and past the date;
-- p_from and p_to: days, of the payment of what is paid and the due date of the rest; p_sort due, name,
-- amount, reminded or paid; at most 1000 rows. Definer as treasury_players. Error: treasury_only 42501.
create function public.treasury_fees(
  p_school_id uuid,
  p_status public.fee_status default null,
  p_is_late boolean default false,
  p_query public.search_words default null,
  p_team_id uuid default null,
  p_kind public.fee_kind default null,
  p_from date default null,
  p_to date default null,
  p_sort public.short_text default 'due',
  p_is_descending boolean default false,
  p_limit int default 25,
  p_offset int default 0
)
returns table (
  id uuid,
  player_id uuid,
  first_name text,
  last_name text,
  team_names text[],
  payers text[],
  is_reachable boolean,
  kind public.fee_kind,
  title text,
  note text,
  amount_cents int,
  due_on date,
  status public.fee_status,
  method public.fee_method,
  paid_on date,
  is_by_card boolean,
  reminder_count int,
  reminded_at timestamptz,
  total_count bigint,
  total_cents bigint,
  late_cents bigint,
  player_count bigint
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not coalesce(p_school_id = any(array(select private.my_treasury_school_ids())), false) then
    raise exception 'treasury_only' using errcode = '42501';
  end if;
  return query
  with squads as (
    select member.player_id,
      array_agg(team.name order by team.name, team.id) as names,
      bool_or(team.id = p_team_id) as is_asked
    from public.squad_members as member
    join public.teams as team on team.id = member.team_id
    where member.school_id = p_school_id and member.left_on is null and team.archived_at is null
    group by member.player_id
  ),
  guardians as (
    select link.player_id, array_agg(btrim(person.first_name || ' ' || person.last_name) order by link.is_primary desc, person.last_name) as names
    from public.guardian_links as link
    join public.users as person on person.id = link.guardian_id
    where link.school_id = p_school_id and link.is_trusted and link.can_pay
    group by link.player_id
  ),
  fitting as (
    select
      fee.*, player.first_name, player.last_name,
      coalesce(squads.names, '{}') as team_names,
      coalesce(guardians.names, '{}') as payers,
      guardians.names is not null
        or (player.user_id is not null and not private.is_minor_player(player.id)) as is_reachable
    from public.fees as fee
    join public.players as player on player.id = fee.player_id
    left join squads on squads.player_id = fee.player_id
    left join guardians on guardians.player_id = fee.player_id
    where fee.school_id = p_school_id
      and (p_status is null or fee.status = p_status)
      and (p_is_late is not true or (fee.status = 'due' and fee.due_on < current_date))
      and (p_team_id is null or squads.is_asked)
      and (p_kind is null or fee.kind = p_kind)
      and (p_from is null or coalesce(fee.paid_on, fee.due_on) >= p_from)
      and (p_to is null or coalesce(fee.paid_on, fee.due_on) <= p_to)
      and (
        coalesce(btrim(p_query), '') = ''
        or private.fold_text(
          player.first_name || ' ' || player.last_name || ' ' || array_to_string(coalesce(guardians.names, '{}'), ' ') || ' ' || fee.title
        ) like private.search_pattern(p_query)
      )
  ),
  sums as (
    select
      count(*) as row_count,
      sum(fitting.amount_cents) as cents,
      coalesce(sum(fitting.amount_cents) filter (where fitting.status = 'due' and fitting.due_on < current_date), 0) as late,
      count(distinct fitting.player_id) as players
    from fitting
  )
  select
    fitting.id, fitting.player_id, fitting.first_name, fitting.last_name, fitting.team_names, fitting.payers,
    fitting.is_reachable, fitting.kind, fitting.title, fitting.note, fitting.amount_cents, fitting.due_on,
    fitting.status, fitting.method, fitting.paid_on, fitting.payment_reference is not null,
    fitting.reminder_count, fitting.reminded_at, sums.row_count, sums.cents, sums.late, sums.players
  from fitting
  cross join sums
  order by
    case when p_is_descending is not true then
      case p_sort when 'name' then fitting.last_name || ' ' || fitting.first_name end end,
    case when p_is_descending then
      case p_sort when 'name' then fitting.last_name || ' ' || fitting.first_name end end desc,
    case when p_is_descending is not true and p_sort = 'amount' then fitting.amount_cents end,
    case when p_is_descending and p_sort = 'amount' then fitting.amount_cents end desc,
    case when p_is_descending is not true and p_sort = 'reminded' then fitting.reminded_at end nulls first,
    case when p_is_descending and p_sort = 'reminded' then fitting.reminded_at end desc nulls last,
    case when p_is_descending is not true and p_sort = 'paid' then fitting.paid_on end,
    case when p_is_descending and p_sort = 'paid' then fitting.paid_on end desc nulls last,
    case when p_is_descending is not true then fitting.due_on end,
    case when p_is_descending then fitting.due_on end desc,
    fitting.last_name, fitting.first_name, fitting.id
  limit least(greatest(p_limit, 0), 1000)
  offset greatest(p_offset, 0);
end;
$$;

-- By team, what its players owe and what they paid from p_from to p_to (empty: everything). A player of
-- two teams counts in both; one of none in the row without a team. Error: treasury_only 42501.
create function public.treasury_teams(p_school_id uuid, p_from date default null, p_to date default null)
returns table (
  team_id uuid,
  name text,
  player_count bigint,
  open_cents bigint,
  overdue_cents bigint,
  paid_cents bigint
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not coalesce(p_school_id = any(array(select private.my_treasury_school_ids())), false) then
    raise exception 'treasury_only' using errcode = '42501';
  end if;
  return query
  with places as (
    select player.id as player_id, squad.team_id, squad.name
    from public.players as player
    left join (
      select member.player_id, team.id as team_id, team.name
      from public.squad_members as member
      join public.teams as team on team.id = member.team_id
      where member.school_id = p_school_id and member.left_on is null and team.archived_at is null
    ) as squad on squad.player_id = player.id
    where player.school_id = p_school_id
  ),
  accounts as (
    select
      fee.player_id,
      sum(fee.amount_cents) filter (where fee.status = 'due') as open_cents,
      sum(fee.amount_cents) filter (where fee.status = 'due' and fee.due_on < current_date) as overdue_cents,
      sum(fee.amount_cents) filter (
        where fee.status = 'paid'
          and (p_from is null or fee.paid_on >= p_from)
          and (p_to is null or fee.paid_on <= p_to)
      ) as paid_cents
    from public.fees as fee
    where fee.school_id = p_school_id
    group by fee.player_id
  )
  select
    places.team_id,
    places.name,
    count(*),
    coalesce(sum(accounts.open_cents), 0)::bigint,
    coalesce(sum(accounts.overdue_cents), 0)::bigint,
    coalesce(sum(accounts.paid_cents), 0)::bigint
  from places
  left join accounts on accounts.player_id = places.player_id
  group by places.team_id, places.name
  having places.team_id is not null or count(accounts.player_id) > 0
  order by places.name nulls last, places.team_id;
end;
$$;

-- One row a month, from the month of p_from to that of p_to (empty: the last twelve months), months
-- without movement included. All sums in cents. fees_due: charged for that month and still open;
-- income: fees and orders that came in, less what was paid back. Runs as the caller.
create function public.school_finances(
  p_school_id uuid,
  p_from date default null,
  p_to date default null
)
returns table (
  month date,
  fees_paid_cents bigint,
  fees_due_cents bigint,
  fees_waived_cents bigint,
  orders_paid_cents bigint,
  order_count bigint,
  refunded_cents bigint,
  income_cents bigint
)
language sql
stable
set search_path = ''
as $$
  with frame as (
    select
      school.id,
      school.time_zone,
      date_trunc('month', coalesce(p_from, current_date - interval '11 months'))::date as first_month,
      date_trunc('month', coalesce(p_to, current_date))::date as last_month
    from public.schools as school
    where school.id = p_school_id
      and school.id = any(array(select private.my_treasury_school_ids()))
  ),
  fee_sums as (
    select
      date_trunc('month', case when fee.status = 'paid' then fee.paid_on else fee.due_on end)::date as month,
      sum(fee.amount_cents) filter (where fee.status = 'paid') as paid,
      sum(fee.amount_cents) filter (where fee.status = 'due') as due,
      sum(fee.amount_cents) filter (where fee.status = 'waived') as waived
    from public.fees as fee
    join frame on frame.id = fee.school_id
    group by 1
  ),
  order_sums as (
    select
      date_trunc('month', bought.paid_at at time zone frame.time_zone)::date as month,
      sum(bought.total_cents) as paid,
      count(*) as number
    from public.orders as bought
    join frame on frame.id = bought.school_id
    where bought.paid_at is not null
    group by 1
  ),
  refund_sums as (
    select
      date_trunc('month', refund.created_at at time zone frame.time_zone)::date as month,
      sum(refund.amount_cents) as paid_back
    from public.refunds as refund
    join frame on frame.id = refund.school_id
    group by 1
  )
  select
    months.month,
    coalesce(fee_sums.paid, 0),
    coalesce(fee_sums.due, 0),
    coalesce(fee_sums.waived, 0),
    coalesce(order_sums.paid, 0),
    coalesce(order_sums.number, 0),
    coalesce(refund_sums.paid_back, 0),
    coalesce(fee_sums.paid, 0) + coalesce(order_sums.paid, 0) - coalesce(refund_sums.paid_back, 0)
  from frame
  cross join lateral (
    select step::date as month
    from generate_series(frame.first_month, frame.last_month, interval '1 month') as step
    limit 240
  ) as months
  left join fee_sums on fee_sums.month = months.month
  left join order_sums on order_sums.month = months.month
  left join refund_sums on refund_sums.month = months.month
  order by months.month;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.treasury_schools(),
  public.treasury_players(uuid),
  public.treasury_fees(
    uuid, public.fee_status, boolean, public.search_words, uuid, public.fee_kind, date, date,
    public.short_text, boolean, int, int
  ),
  public.treasury_teams(uuid, date, date),
  public.school_finances(uuid, date, date)
to authenticated;
