-- Finances: the books of a school as its owner reads them.
--
--                    treasury of the school   everybody else
-- treasury_players   x                        42501
-- school_finances    x                        no rows
--
-- Nothing is stored here: every number follows from fees, orders and refunds. Months are those of
-- the school's own clock.

-- Functions ---------------------------------------------------------------------------------

-- Whom the treasury charges: every player of the school by name, with the teams played for today,
-- and what is open. Definer, because a treasurer is a coach and reads the people of no other team.
-- Error: treasury_only 42501.
create function public.treasury_players(p_school_id uuid)
returns table (
  player_id uuid,
  first_name text,
  last_name text,
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
    coalesce(squad.team_names, '{}'),
    coalesce(debt.open_cents, 0),
    coalesce(debt.overdue_cents, 0),
    debt.oldest_due_on
  from public.players as player
  left join (
    select member.player_id, array_agg(team.name order by team.name) as team_names
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
  public.treasury_players(uuid),
  public.school_finances(uuid, date, date)
to authenticated;
