-- Checkout and synchronisation: the doors between billing and the card payment provider.
--
--                              everybody                                   service role
-- checkout_offer               for oneself, and a child one may pay for    -
-- checkout_terms, …_children   about oneself, and such children            -
-- take_, finish_stripe_event   -                                           x
-- sync_subscription            -                                           x
-- sync_invoice                 -                                           x
-- forget_stripe_payloads       -                                           x (daily job)
--
-- A webhook is handled in this order: take_stripe_event, fetch the object from the provider,
-- sync_…, finish_stripe_event. Whatever arrives twice or in the wrong order then ends the same.

-- Functions ---------------------------------------------------------------------------------

-- What a checkout may sell, asked by the payment function in the caller's name before it talks to
-- the provider. p_user_id: whose plan it will be; empty means the caller's own, otherwise the
-- account of a child the caller may pay for. trial_days is 0 once the caller has had a trial.
-- Errors: account_inactive 42501, not_your_child 42501, guardian_must_pay 42501 (minors sign
-- nothing), plan_not_found, plan_is_free, plan_not_for_role, already_subscribed.
create function public.checkout_offer(p_plan_id uuid, p_user_id uuid default null)
returns table (
  plan_id uuid,
  user_id uuid,
  payer_id uuid,
  period public.billing_period,
  price_cents int,
  currency text,
  trial_days int,
  stripe_price_id text
)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := (select auth.uid());
  subscriber uuid := coalesce(p_user_id, (select auth.uid()));
  wanted public.plans;
begin
  if not private.is_active() then
    raise exception 'account_inactive' using errcode = '42501';
  end if;
  perform private.assert_not_read_only();
  if exists (
    select from public.players as player
    where player.user_id = me and private.is_minor_player(player.id)
  ) then
    raise exception 'guardian_must_pay' using errcode = '42501';
  end if;
  if subscriber <> me and not exists (
    select from public.players as player
    where player.user_id = subscriber and player.id = any(array(select private.my_paying_player_ids()))
  ) then
    raise exception 'not_your_child' using errcode = '42501';
  end if;
  select * into wanted from public.plans as plan where plan.id = p_plan_id and plan.archived_at is null;
  if not found then
    raise exception 'plan_not_found' using errcode = 'P0001';
  end if;
  if wanted.tier = 'free' then
    raise exception 'plan_is_free' using errcode = 'P0001';
  end if;
  if not exists (
    select from public.role_assignments as held
    where held.user_id = subscriber and held.role = wanted.role
  ) then
    raise exception 'plan_not_for_role' using errcode = 'P0001';
  end if;
  if exists (
    select from public.subscriptions as held
    where held.user_id = subscriber and held.status = 'active'
  ) then
    raise exception 'already_subscribed' using errcode = 'P0001';
  end if;
  return query select
    wanted.id,
    subscriber,
    me,
    wanted.period,
    wanted.price_cents,
    wanted.currency,
    case
      when exists (
        select from public.stripe_customers as customer
        where customer.user_id = me and customer.trial_used_at is not null
      ) then 0
      else wanted.trial_days
    end,
    wanted.stripe_price_id;
end;
$$;

-- What the pricing page has to know about the caller before a plan is chosen: whether a guardian has to sign, and
-- whether the one trial was had. No row for a suspended account. checkout_offer decides anew.
create function public.checkout_terms()
returns table (needs_guardian boolean, had_trial boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select
    exists (
      select from public.players as player
      where player.user_id = me.id and private.is_minor_player(player.id)
    ),
    exists (
      select from public.stripe_customers as customer
      where customer.user_id = me.id and customer.trial_used_at is not null
    )
  from (select (select auth.uid()) as id) as me
  where private.is_active();
$$;

-- Children with an account of their own as players whose plan the caller may pay for, and which one runs; plan_id is
-- empty on the free tier.
create function public.checkout_children()
returns table (user_id uuid, first_name text, last_name text, plan_id uuid)
language sql
stable
security definer
set search_path = ''
as $$
  select distinct on (account.id) account.id, account.first_name, account.last_name, held.plan_id
  from public.players as player
  join public.users as account on account.id = player.user_id and account.status = 'active'
  join public.role_assignments as assigned on assigned.user_id = account.id and assigned.role = 'player'
  left join public.subscriptions as held on held.user_id = account.id and held.status = 'active'
  where player.id = any(array(select private.my_paying_player_ids())) and account.id <> (select auth.uid())
  order by account.id;
$$;

-- Notes an event of the provider before it is worked on. True: do the work, then finish_stripe_event;
-- false: it was worked on already, answer 200 and stop.
create function public.take_stripe_event(
  p_id text,
  p_type text,
  p_occurred_at timestamptz,
  p_payload jsonb
)
returns boolean
language sql
security definer
set search_path = ''
as $$
  insert into public.stripe_events as event (id, type, occurred_at, payload)
  values (p_id, p_type, p_occurred_at, p_payload)
  on conflict (id) do update set attempts = event.attempts + 1
  returning processed_at is null;
$$;

-- p_error: what went wrong; empty means done. An event once done stays done.
create function public.finish_stripe_event(p_id text, p_error text default null)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.stripe_events
  set processed_at = case when p_error is null then now() end,
    error = left(p_error, 1000)
  where id = p_id and processed_at is null;
$$;

-- For the daily job: contents of events older than 90 days name people for no purpose any more.
create function public.forget_stripe_payloads()
returns int
language sql
security definer
set search_path = ''
as $$
  with old as (
    update public.stripe_events set payload = '{}'
    where payload <> '{}' and created_at < now() - interval '90 days'
    returning id
  )
  select count(*)::int from old;
$$;

-- Overwrites the local row with what the provider says now. p_seen_at: when it was fetched; older
-- knowledge than the stored one changes nothing. A subscription that never began (incomplete) is not
-- stored: null comes back. p_price_cents empty means the plan's price of today.
-- Errors: plan_not_found, already_subscribed (a second active one of the same person: the caller
-- must end it at the provider), illegal_move (out of cancelled).
create function public.sync_subscription(
  p_stripe_id text,
  p_stripe_status text,
  p_user_id uuid,
  p_payer_id uuid,
  p_plan_id uuid,
  p_auto_renew boolean,
  p_started_at timestamptz,
  p_period_starts_at timestamptz,
  p_period_ends_at timestamptz,
  p_seen_at timestamptz,
  p_price_cents int default null,
  p_trial_ends_at timestamptz default null,
  p_cancelled_at timestamptz default null,
  p_ended_at timestamptz default null
)
returns public.subscriptions
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted public.plans;
  known public.subscriptions;
  next_status public.subscription_status;
begin
  select * into known from public.subscriptions where stripe_id = p_stripe_id for update;
  if known.synced_at >= p_seen_at then
    return known;
  end if;
  next_status := coalesce(private.subscription_status_of(p_stripe_status), known.status);
  if next_status is null or (known.id is null and p_stripe_status = 'incomplete_expired') then
    return null;
  end if;
  select * into wanted from public.plans where id = p_plan_id and tier <> 'free';
  if not found then
    raise exception 'plan_not_found' using errcode = 'P0001';
  end if;
  if next_status = 'active' and exists (
    select from public.subscriptions
    where user_id = coalesce(known.user_id, p_user_id) and status = 'active' and stripe_id <> p_stripe_id
  ) then
    raise exception 'already_subscribed' using errcode = 'P0001';
  end if;

  insert into public.subscriptions as held (
    stripe_id, stripe_status, user_id, payer_id, plan_id, role, tier, period, price_cents, currency,
    status, auto_renew, started_at, trial_ends_at, period_starts_at, period_ends_at,
    cancelled_at, ended_at, late_since, synced_at
  )
  values (
    p_stripe_id, p_stripe_status, p_user_id, coalesce(p_payer_id, p_user_id), wanted.id,
    wanted.role, wanted.tier, wanted.period, coalesce(p_price_cents, wanted.price_cents),
    wanted.currency, next_status, p_auto_renew, p_started_at, p_trial_ends_at,
    p_period_starts_at, p_period_ends_at, p_cancelled_at,
    case when next_status <> 'active' then coalesce(p_ended_at, p_seen_at) end,
    case when p_stripe_status = 'past_due' then p_seen_at end, p_seen_at
  )
  on conflict (stripe_id) do update
    set stripe_status = excluded.stripe_status,
      plan_id = excluded.plan_id,
      role = excluded.role,
      tier = excluded.tier,
      period = excluded.period,
      price_cents = coalesce(p_price_cents, held.price_cents),
      status = excluded.status,
      auto_renew = excluded.auto_renew,
      trial_ends_at = excluded.trial_ends_at,
      period_starts_at = excluded.period_starts_at,
      period_ends_at = excluded.period_ends_at,
      cancelled_at = excluded.cancelled_at,
      ended_at = excluded.ended_at,
      late_since = case when p_stripe_status = 'past_due' then coalesce(held.late_since, p_seen_at) end,
      synced_at = excluded.synced_at
    where held.synced_at < excluded.synced_at
  returning * into known;

  if p_trial_ends_at is not null then
    update public.stripe_customers set trial_used_at = coalesce(trial_used_at, p_started_at)
    where user_id = known.payer_id;
  end if;
  return known;
end;
$$;

-- The same for an invoice. p_stripe_status: draft, open, paid, void or uncollectible as the provider
-- says it; p_is_failed: the last attempt to collect it failed. Errors: illegal_move.
create function public.sync_invoice(
  p_stripe_id text,
  p_stripe_status text,
  p_user_id uuid,
  p_total_cents int,
  p_issued_at timestamptz,
  p_seen_at timestamptz,
  p_is_failed boolean default false,
  p_tax_cents int default 0,
  p_refunded_cents int default 0,
  p_paid_at timestamptz default null,
  p_number text default null,
  p_subscription_stripe_id text default null,
  p_hosted_url text default null,
  p_pdf_url text default null
)
returns public.invoices
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.invoices;
  next_status public.invoice_status := case
    when p_refunded_cents > 0 and p_refunded_cents >= p_total_cents then 'refunded'
    when p_stripe_status = 'paid' then 'paid'
    when p_stripe_status in ('void', 'uncollectible') or p_is_failed then 'failed'
    else 'pending'
  end;
begin
  select * into known from public.invoices where stripe_id = p_stripe_id for update;
  if known.synced_at >= p_seen_at then
    return known;
  end if;
  insert into public.invoices as invoice (
    stripe_id, user_id, subscription_id, number, status, total_cents, tax_cents, refunded_cents,
    issued_at, paid_at, hosted_url, pdf_url, synced_at
  )
  values (
    p_stripe_id, p_user_id,
    (select id from public.subscriptions where stripe_id = p_subscription_stripe_id),
    p_number, next_status, p_total_cents, p_tax_cents, p_refunded_cents, p_issued_at,
    case when next_status in ('paid', 'refunded') then coalesce(p_paid_at, p_seen_at) end,
    p_hosted_url, p_pdf_url, p_seen_at
  )
  on conflict (stripe_id) do update
    set subscription_id = coalesce(excluded.subscription_id, invoice.subscription_id),
      number = coalesce(excluded.number, invoice.number),
      status = excluded.status,
      total_cents = excluded.total_cents,
      tax_cents = excluded.tax_cents,
      refunded_cents = excluded.refunded_cents,
      paid_at = coalesce(invoice.paid_at, excluded.paid_at),
      hosted_url = excluded.hosted_url,
      pdf_url = excluded.pdf_url,
      synced_at = excluded.synced_at
    where invoice.synced_at < excluded.synced_at
  returning * into known;
  return known;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.checkout_offer(uuid, uuid),
  public.checkout_terms(),
  public.checkout_children()
to authenticated;
grant execute on function
  public.take_stripe_event(text, text, timestamptz, jsonb),
  public.finish_stripe_event(text, text),
  public.forget_stripe_payloads(),
  public.sync_subscription(
    text, text, uuid, uuid, uuid, boolean, timestamptz, timestamptz, timestamptz, timestamptz,
    int, timestamptz, timestamptz, timestamptz
  ),
  public.sync_invoice(
    text, text, uuid, int, timestamptz, timestamptz, boolean, int, int, timestamptz,
    text, text, text, text
  )
to service_role;
