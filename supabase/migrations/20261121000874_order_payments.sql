-- Payments of orders: what the payment provider and the clock say, through the service role alone.
--
-- Every function may be called twice with the same news and then changes nothing. A payment that
-- comes after the order was given up is answered with refund_due: the caller sends the money back.

-- Functions ---------------------------------------------------------------------------------

-- p_payment_reference: the provider's id of the payment. Answers paid, already_paid (told twice) or
-- refund_due (the order is cancelled or paid otherwise: send the money back).
-- Errors: order_not_found, amount_mismatch.
create function public.confirm_payment(
  p_order_id uuid,
  p_payment_reference text,
  p_amount_cents int,
  p_currency text default 'EUR'
)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.orders;
begin
  select * into known from public.orders where id = p_order_id for update;
  if not found then
    raise exception 'order_not_found' using errcode = 'P0001';
  end if;
  if known.payment_reference = p_payment_reference then
    return 'already_paid';
  end if;
  if known.status <> 'payment_pending' then
    return 'refund_due';
  end if;
  if (p_amount_cents, upper(p_currency)) is distinct from (known.total_cents, known.currency) then
    raise exception 'amount_mismatch' using errcode = 'P0001';
  end if;
  update public.orders set payment_reference = p_payment_reference where id = p_order_id;
  perform private.move_order(p_order_id, 'paid');
  return 'paid';
end;
$$;

-- The payment failed or its page expired: the order is given up. False when it was paid or given up
-- before. Error: order_not_found.
create function public.fail_payment(p_order_id uuid, p_reason text default null)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.orders;
begin
  select * into known from public.orders where id = p_order_id for update;
  if not found then
    raise exception 'order_not_found' using errcode = 'P0001';
  end if;
  if known.status <> 'payment_pending' then
    return false;
  end if;
  perform private.move_order(p_order_id, 'cancelled', coalesce(p_reason, 'payment_failed'));
  return true;
end;
$$;

-- Money went back. p_reference: the provider's id of the refund, noted once. Everything back on an
-- order that was not sent yet cancels it. Errors: order_not_found, not_paid, refund_too_high.
create function public.record_refund(
  p_order_id uuid,
  p_reference text,
  p_amount_cents int,
  p_reason text default null
)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.orders;
begin
  select * into known from public.orders where id = p_order_id for update;
  if not found then
    raise exception 'order_not_found' using errcode = 'P0001';
  end if;
  if exists (select from public.refunds where reference = p_reference) then
    return known;
  end if;
  if known.paid_at is null then
    raise exception 'not_paid' using errcode = 'P0001';
  end if;
  if known.refunded_cents + p_amount_cents > known.total_cents then
    raise exception 'refund_too_high' using errcode = 'P0001';
  end if;
  insert into public.refunds (order_id, amount_cents, reference, reason)
  values (p_order_id, p_amount_cents, p_reference, left(nullif(btrim(p_reason), ''), 300));
  update public.orders set refunded_cents = refunded_cents + p_amount_cents
  where id = p_order_id
  returning * into known;
  if known.status = 'paid' and known.refunded_cents = known.total_cents then
    return private.move_order(p_order_id, 'cancelled', 'refunded');
  end if;
  return known;
end;
$$;

-- For the job: gives up unpaid orders whose reservation ended p_minutes ago or longer, so that a
-- late message of the provider still finds them waiting. Counts them.
create function public.expire_reservations(p_minutes int default 5)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  overdue uuid;
  given_up int := 0;
begin
  for overdue in
    select id from public.orders
    where status = 'payment_pending'
      and reserved_until < now() - make_interval(mins => greatest(p_minutes, 0))
    order by reserved_until
    limit 500
    for update skip locked
  loop
    perform private.move_order(overdue, 'cancelled', 'reservation_over');
    given_up := given_up + 1;
  end loop;
  return given_up;
end;
$$;

-- Jobs --------------------------------------------------------------------------------------
-- A project without the scheduler still migrates; docs/deploy.md says how to switch it on.

do $$
begin
  perform cron.schedule('expire-reservations', '*/5 * * * *', 'select public.expire_reservations()');
  perform cron.schedule('forget-stripe-payloads', '17 3 * * *', 'select public.forget_stripe_payloads()');
exception
  when invalid_schema_name or undefined_function or insufficient_privilege then
    raise notice 'no scheduler: reservations of unpaid orders will not end by themselves';
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.confirm_payment(uuid, text, int, text),
  public.fail_payment(uuid, text),
  public.record_refund(uuid, text, int, text),
  public.expire_reservations(int)
to service_role;
