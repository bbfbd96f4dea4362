-- Subscription reminders: what a payer is told before money is taken, and when it could not be.
--
--                              everybody   service role
-- remind_of_subscriptions      -           - (hourly job)
--
-- A trial ends: 7 and 2 days before. A payment failed: when it is seen, after 3 and 7 days, and 2 days before
-- the grace of plan limits is over. Each at most once, whatever runs how often, and only the latest that is due:
-- who was not reached for days is not sent four letters. Nobody is told about what they have cancelled, and what
-- still waits in the outbox goes when it is paid or cancelled.

-- Functions ---------------------------------------------------------------------------------

-- The facts of the words. p_on: the day the plan is paid for, or has to be.
create function private.subscription_facts(p_subscription public.subscriptions, p_on timestamptz)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'tier', p_subscription.tier, 'period', p_subscription.period,
    'price_cents', p_subscription.price_cents, 'currency', p_subscription.currency,
    'due_on', (p_on at time zone 'Europe/Berlin')::date
  );
$$;

-- Tells payers what is due; counts those told.
create function private.remind_of_subscriptions()
returns int
language sql
security definer
set search_path = ''
as $$
  with wanted as (
    select held, held.id, held.payer_id, held.trial_ends_at, held.late_since
    from public.subscriptions as held
    where held.status = 'active' and held.auto_renew and held.cancelled_at is null and held.payer_id is not null
  ),
  trials as (
    select private.notify(
      array[wanted.payer_id], 'payments', 'plan_trial_ending',
      private.subscription_facts(wanted.held, wanted.trial_ends_at), '/settings/payments',
      'plan-trial-' || lead.days || '-' || wanted.id || '-' || wanted.trial_ends_at::date,
      wanted.id, wanted.trial_ends_at
    ) as told
    from wanted
    cross join lateral (
      select case when wanted.trial_ends_at > now() + interval '2 days' then 7 else 2 end as days
    ) as lead
    where wanted.trial_ends_at > now() and wanted.trial_ends_at <= now() + interval '7 days'
      -- A trial that is shorter than the notice has just begun: its length was said at the checkout.
      and wanted.trial_ends_at - lead.days * interval '1 day' > (wanted.held).started_at
  ),
  late as (
    select private.notify(
      array[wanted.payer_id], 'payments', stage.kind,
      private.subscription_facts(wanted.held, wanted.late_since + private.payment_grace()), '/settings/payments',
      'plan-late-' || stage.days || '-' || wanted.id || '-' || extract(epoch from wanted.late_since)::bigint,
      wanted.id, wanted.late_since + private.payment_grace()
    ) as told
    from wanted
    cross join lateral (
      select known.days, known.kind
      from (values
        (0, 'plan_payment_failed'), (3, 'plan_payment_late'), (7, 'plan_payment_late'), (12, 'plan_grace_ending')
      ) as known (days, kind)
      where wanted.late_since + known.days * interval '1 day' <= now()
      order by known.days desc
      limit 1
    ) as stage
    where wanted.late_since > now() - private.payment_grace()
  )
  select (coalesce((select sum(told) from trials), 0) + coalesce((select sum(told) from late), 0))::int;
$$;

-- Triggers ----------------------------------------------------------------------------------

create function private.forget_pending_of_subscription()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.forget_pending(array[new.id]);
  return null;
end;
$$;

create trigger subscriptions_forget_pending after update on public.subscriptions
for each row
when (
  new.status <> 'active' or not new.auto_renew or new.cancelled_at is not null
  or (old.late_since is not null and new.late_since is null)
)
execute function private.forget_pending_of_subscription();
