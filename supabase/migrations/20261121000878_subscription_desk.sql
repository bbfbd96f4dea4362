-- Subscription desk: what administrators see of all subscriptions, and what they may ask the provider for.
--
--                               everybody else  admin
-- subscription_figures          -               x
-- search_subscriptions          -               x
-- read_subscription             -               x
-- ask_subscription_change       -               x (called by the function change-subscription)
--
-- No table of its own. Money is never added across currencies. Nothing here writes a subscription: a
-- change is written to the audit log with its reason, the edge function asks the provider, and the
-- provider's own event changes the row.
--
-- Words
-- * running: status active, a late payment included. trial: it runs and the trial has not ended.
-- * ending: it runs and will not renew. late: it runs and the last payment failed.
-- * monthly: what a running subscription brings in a month at the price it was sold at, VAT
--   included; a year's price counts for a twelfth; a trial brings nothing yet.
-- * notice: a withdrawal or cancellation of it waits for an answer, whether it runs or not.
-- * churn of 30 days: of those that ran then and were no trial, how many have ended since.

-- Predicates --------------------------------------------------------------------------------

-- The school through which somebody holds the role a plan was sold for: the first they came to; any
-- other school of theirs where that role has none. No row without a school.
create function private.find_subscriber_school(p_user_id uuid, p_role public.app_role)
returns table (id uuid, name text, country text)
language sql
stable
security definer
set search_path = ''
as $$
  select school.id, school.name, school.country
  from public.role_assignments as held
  join public.schools as school on school.id = held.school_id
  where held.user_id = p_user_id
  order by held.role = p_role desc, held.granted_at, held.id
  limit 1;
$$;

-- Whether a subscription is in a state of the list; an unknown word finds all.
create function private.is_subscription_in(p_held public.subscriptions, p_state text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select case p_state
    when 'running' then p_held.status = 'active'
    when 'trial' then p_held.status = 'active' and coalesce(p_held.trial_ends_at > now(), false)
    when 'ending' then p_held.status = 'active' and not p_held.auto_renew
    when 'late' then p_held.status = 'active' and p_held.stripe_status = 'past_due'
    when 'cancelled' then p_held.status = 'cancelled'
    when 'expired' then p_held.status = 'expired'
    when 'notice' then exists (
      select from public.contract_notices as notice
      where notice.subscription_id = p_held.id and notice.status = 'received'
    )
    else true
  end;
$$;

-- Twelfths of a month's cents, so that sums are exact and rounded once.
create function private.get_twelfths(p_price_cents int, p_period public.billing_period)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select p_price_cents::bigint * case p_period when 'yearly' then 1 else 12 end;
$$;

-- Functions ---------------------------------------------------------------------------------

-- The state of selling in figures:
-- {running, trials, trials_ending: within 7 days, ending, late, failed: unpaid bills of 30 days,
--  notices: subscriptions with a withdrawal or cancellation that is unanswered, stuck: messages of the provider that failed here,
--  base: paying ones 30 days ago, lost: those of them that ended since, gained: paying ones since,
--  money: [{currency, monthly, late, ending, failed}], in cents, a month's (failed: the bills'),
--  months: [{on, running, money: {currency: cents}}], the last twelve, oldest first, today last,
--  plans: [{role, tier, period, currency, running, trials, monthly}],
--  countries: [{country, currency, running, trials, monthly}],
--  events: the last ten [{at, kind: started, renewal_off, ended, failed, subscription_id, name, role, tier,
--  cents, currency}]}
-- Error: admin_only (42501).
create function public.subscription_figures()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  since timestamptz := now() - interval '30 days';
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  return (
    with running as (
      select
        held.*,
        coalesce(held.trial_ends_at > now(), false) as is_trial,
        case
          when held.trial_ends_at > now() then 0
          else private.get_twelfths(held.price_cents, held.period)
        end as twelfths,
        home.country
      from public.subscriptions as held
      left join lateral private.find_subscriber_school(held.user_id, held.role) as home on true
      where held.status = 'active'
    ),
    churn as (
      select
        count(*) filter (where held.started_at <= since) as base,
        count(*) filter (where held.started_at <= since and held.ended_at is not null) as lost,
        count(*) filter (where held.started_at > since and held.ended_at is null) as gained
      from (
        -- a trial becomes a customer on the day it ends
        select greatest(started_at, coalesce(trial_ends_at, started_at)) as started_at, ended_at
        from public.subscriptions
      ) as held
      where held.started_at <= now() and (held.ended_at is null or held.ended_at > since)
    ),
    failed as (
      select currency, count(*) as bills, sum(total_cents) as cents
      from public.invoices
      where status = 'failed' and issued_at > since
      group by currency
    )
    select jsonb_build_object(
      'running', (select count(*) from running),
      'trials', (select count(*) from running where is_trial),
      'trials_ending', (
        select count(*) from running where is_trial and trial_ends_at <= now() + interval '7 days'
      ),
      'ending', (select count(*) from running where not auto_renew),
      'late', (select count(*) from running where stripe_status = 'past_due'),
      'failed', (select coalesce(sum(bills), 0) from failed),
      'notices', (
        select count(distinct subscription_id) from public.contract_notices
        where subscription_id is not null and status = 'received'
      ),
      'stuck', (
        select count(*) from public.stripe_events where processed_at is null and error is not null
      ),
      'base', churn.base,
      'lost', churn.lost,
      'gained', churn.gained,
      'money', (
        select coalesce(jsonb_agg(to_jsonb(money) order by money.monthly desc, money.currency), '[]')
        from (
          select
            coalesce(sums.currency, failed.currency) as currency,
            coalesce(sums.monthly, 0) as monthly,
            coalesce(sums.late, 0) as late,
            coalesce(sums.ending, 0) as ending,
            coalesce(failed.cents, 0) as failed
          from (
            select
              currency,
              round(sum(twelfths) / 12.0) as monthly,
              round(coalesce(sum(twelfths) filter (where stripe_status = 'past_due'), 0) / 12.0) as late,
              round(coalesce(sum(twelfths) filter (where not auto_renew), 0) / 12.0) as ending
            from running group by currency
          ) as sums
          full join failed on failed.currency = sums.currency
        ) as money
      ),
      'months', (
        select jsonb_agg(
          jsonb_build_object('on', month.at, 'running', month.running, 'money', month.money) order by month.at
        )
        from (
          select days.at, coalesce(sum(sums.running), 0) as running,
            coalesce(
              jsonb_object_agg(sums.currency, sums.monthly) filter (where sums.currency is not null), '{}'
            ) as money
          from (
            select now() - make_interval(months => ago) as at from generate_series(0, 11) as ago
          ) as days
          left join lateral (
            select
              held.currency,
              count(*) as running,
              round(coalesce(sum(private.get_twelfths(held.price_cents, held.period)) filter (
                where held.trial_ends_at is null or held.trial_ends_at <= days.at
              ), 0) / 12.0) as monthly
            from public.subscriptions as held
            where held.started_at <= days.at and (held.ended_at is null or held.ended_at > days.at)
            group by held.currency
          ) as sums on true
          group by days.at
        ) as month
      ),
      'plans', (
        select coalesce(jsonb_agg(to_jsonb(sold) order by sold.monthly desc, sold.running desc, sold.role, sold.tier), '[]')
        from (
          select
            role, tier, period, currency, count(*) as running, count(*) filter (where is_trial) as trials,
            round(sum(twelfths) / 12.0) as monthly
          from running group by role, tier, period, currency
        ) as sold
      ),
      'countries', (
        select coalesce(jsonb_agg(to_jsonb(land) order by land.monthly desc, land.running desc, land.country), '[]')
        from (
          select
            country, currency, count(*) as running, count(*) filter (where is_trial) as trials,
            round(sum(twelfths) / 12.0) as monthly
          from running group by country, currency
        ) as land
      ),
      'events', (
        select coalesce(jsonb_agg(
          jsonb_build_object(
            'at', happened.at,
            'kind', happened.kind,
            'subscription_id', held.id,
            'name', nullif(btrim(person.first_name || ' ' || person.last_name), ''),
            'role', held.role,
            'tier', held.tier,
            'cents', happened.cents,
            'currency', held.currency
          ) order by happened.at desc, held.id
        ), '[]')
        from (
          (select id, started_at as at, 'started' as kind, price_cents as cents
           from public.subscriptions order by started_at desc limit 10)
          union all
          (select id, cancelled_at, 'renewal_off', price_cents
           from public.subscriptions where cancelled_at is not null order by cancelled_at desc limit 10)
          union all
          (select id, ended_at, 'ended', price_cents
           from public.subscriptions where ended_at is not null order by ended_at desc limit 10)
          union all
          (select subscription_id, issued_at, 'failed', total_cents
           from public.invoices where status = 'failed' and subscription_id is not null
           order by issued_at desc limit 10)
          order by at desc limit 10
        ) as happened
        join public.subscriptions as held on held.id = happened.id
        left join public.users as person on person.id = held.user_id
      )
    )
    from churn
  );
end;
$$;

-- One page of all subscriptions and the number of all matches. p_query: part of a name, address or school
-- of who uses or pays it, or the provider's number. p_state: see private.is_subscription_in. p_country: of
-- the school; 'none' without one. p_sort: started_at, name, price or next. p_limit: at most 100.
-- Error: admin_only (42501).
create function public.search_subscriptions(
  p_query public.search_words default null,
  p_state public.short_text default 'running',
  p_role public.app_role default null,
  p_tier public.plan_tier default null,
  p_period public.billing_period default null,
  p_country public.short_text default null,
  p_sort public.short_text default 'started_at',
  p_is_descending boolean default true,
  p_limit int default 25,
  p_offset int default 0
)
returns table (
  id uuid,
  user_id uuid,
  full_name text,
  email text,
  avatar_url text,
  payer_name text,
  school_name text,
  country text,
  role public.app_role,
  tier public.plan_tier,
  period public.billing_period,
  price_cents int,
  currency text,
  status public.subscription_status,
  is_late boolean,
  is_trial boolean,
  auto_renew boolean,
  has_notice boolean,
  started_at timestamptz,
  trial_ends_at timestamptz,
  period_ends_at timestamptz,
  ended_at timestamptz,
  stripe_id text,
  total_count bigint
)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  pattern text := private.search_pattern(p_query);
  sign int := case when p_is_descending then -1 else 1 end;
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  return query
  select
    held.id, held.user_id, btrim(person.first_name || ' ' || person.last_name), person.email, person.avatar_url,
    case when held.payer_id <> held.user_id then btrim(payer.first_name || ' ' || payer.last_name) end,
    home.name, home.country, held.role, held.tier, held.period, held.price_cents, held.currency, held.status,
    held.status = 'active' and held.stripe_status = 'past_due',
    private.is_subscription_in(held, 'trial'),
    held.auto_renew,
    private.is_subscription_in(held, 'notice'),
    held.started_at, held.trial_ends_at, held.period_ends_at, held.ended_at, held.stripe_id, count(*) over ()
  from public.subscriptions as held
  left join public.users as person on person.id = held.user_id
  left join public.users as payer on payer.id = held.payer_id
  left join lateral private.find_subscriber_school(held.user_id, held.role) as home on true
  where private.is_subscription_in(held, p_state)
    and (p_role is null or held.role = p_role)
    and (p_tier is null or held.tier = p_tier)
    and (p_period is null or held.period = p_period)
    and (p_country is null or coalesce(home.country, 'none') = p_country)
    and private.fold_text(concat_ws(
      ' ', person.first_name, person.last_name, person.email, payer.first_name, payer.last_name, payer.email,
      home.name, held.stripe_id
    )) like pattern
  order by
    case when p_sort = 'name' and p_is_descending then lower(person.first_name || ' ' || person.last_name) end desc nulls last,
    case when p_sort = 'name' and not p_is_descending then lower(person.first_name || ' ' || person.last_name) end,
    case p_sort
      when 'price' then private.get_twelfths(held.price_cents, held.period)
      when 'next' then extract(epoch from coalesce(held.ended_at, held.period_ends_at))
      else extract(epoch from held.started_at)
    end * sign,
    held.id
  limit least(greatest(coalesce(p_limit, 25), 1), 100)
  offset greatest(coalesce(p_offset, 0), 0);
end;
$$;

-- One subscription in full, or null: {…the row, user, payer: {id, name, email, avatar_url} or null,
-- school: {id, name, country} or null, plan: {price_cents, is_archived} of today, asked: a change asked for
-- that the provider has not confirmed (end, resume) or null, invoices: the last 60, events: the last 60,
-- [{at, kind, word, text, actor}]}. Kinds of events, and what word and text are then:
--   milestone  started, trial_ended, renewal_off, ended  -
--   provider   the type of its message                  what went wrong here, if anything
--   audit      the action                               the reason
--   notice     withdrawal, cancellation                 the reason given
--   answer     accepted, declined, settled              the answer
-- Messages of the provider are known for 90 days. Error: admin_only (42501).
create function public.read_subscription(p_subscription_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  held public.subscriptions;
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  select * into held from public.subscriptions where id = p_subscription_id;
  if not found then
    return null;
  end if;
  return to_jsonb(held) || jsonb_build_object(
    'user', (
      select jsonb_build_object(
        'id', person.id, 'name', btrim(person.first_name || ' ' || person.last_name),
        'email', person.email, 'avatar_url', person.avatar_url
      )
      from public.users as person where person.id = held.user_id
    ),
    'payer', (
      select jsonb_build_object(
        'id', person.id, 'name', btrim(person.first_name || ' ' || person.last_name),
        'email', person.email, 'avatar_url', person.avatar_url
      )
      from public.users as person where person.id = held.payer_id
    ),
    'school', (
      select to_jsonb(home) from private.find_subscriber_school(held.user_id, held.role) as home
    ),
    'plan', (
      select jsonb_build_object('price_cents', plan.price_cents, 'is_archived', plan.archived_at is not null)
      from public.plans as plan where plan.id = held.plan_id
    ),
    'asked', (
      select case entry.action when 'subscription_end_asked' then 'end' else 'resume' end
      from public.audit_log as entry
      where entry.user_id is not distinct from held.user_id
        and entry.action in ('subscription_end_asked', 'subscription_resume_asked')
        and entry.details ->> 'subscription_id' = held.id::text
        and entry.occurred_at > greatest(held.synced_at, now() - interval '10 minutes')
      order by entry.id desc limit 1
    ),
    'invoices', (
      select coalesce(jsonb_agg(to_jsonb(bill) order by bill.issued_at desc, bill.id), '[]')
      from (
        select
          id, number, status, total_cents, refunded_cents, currency, issued_at, paid_at, pdf_url, hosted_url
        from public.invoices where subscription_id = held.id
        order by issued_at desc, id limit 60
      ) as bill
    ),
    'events', (
      select coalesce(jsonb_agg(to_jsonb(happened) order by happened.at desc, happened.kind, happened.word), '[]')
      from (
        select milestone.at, 'milestone' as kind, milestone.word, null as text, null as actor
        from (
          values
            (held.started_at, 'started'),
            (case when held.trial_ends_at <= now() then held.trial_ends_at end, 'trial_ended'),
            (held.cancelled_at, 'renewal_off'),
            (held.ended_at, 'ended')
        ) as milestone (at, word)
        where milestone.at is not null
        union all
        select event.occurred_at, 'provider', event.type, event.error, null
        from public.stripe_events as event
        where event.payload ->> 'id' in (
          select held.stripe_id union all
          select bill.stripe_id from public.invoices as bill where bill.subscription_id = held.id
        )
        union all
        select
          entry.occurred_at, 'audit', entry.action, entry.details ->> 'reason',
          btrim(person.first_name || ' ' || person.last_name)
        from public.audit_log as entry
        left join public.users as person on person.id = entry.actor_id
        where entry.user_id is not distinct from held.user_id
          and entry.details ->> 'subscription_id' = held.id::text
        union all
        select
          notice.received_at, 'notice', notice.kind::text, notice.reason,
          coalesce(btrim(person.first_name || ' ' || person.last_name), notice.contact_name)
        from public.contract_notices as notice
        left join public.users as person on person.id = notice.user_id
        where notice.subscription_id = held.id
        union all
        select notice.answered_at, 'answer', notice.status::text, notice.answer, null
        from public.contract_notices as notice
        where notice.subscription_id = held.id and notice.answered_at is not null
        order by at desc limit 60
      ) as happened
    )
  );
end;
$$;

-- Writes down that an administrator wants a subscription to end with its period (p_change: end), or to go on
-- after all (resume), and why; answers its number at the provider and the number of the entry, which makes the
-- call there repeatable. The subscription itself stays as it is until the provider says so.
-- Errors: admin_only (42501); change_unknown, reason_required, subscription_unknown, not_running,
-- already_ending, not_ending (P0001).
create function public.ask_subscription_change(
  p_subscription_id uuid,
  p_change public.short_text,
  p_reason public.long_text
)
returns table (stripe_id text, request_id bigint)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  why text := left(btrim(p_reason), 500);
  held public.subscriptions;
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  if p_change is null or p_change not in ('end', 'resume') then
    raise exception 'change_unknown' using errcode = 'P0001';
  end if;
  if coalesce(char_length(why), 0) < 5 then
    raise exception 'reason_required' using errcode = 'P0001';
  end if;
  select * into held from public.subscriptions as known where known.id = p_subscription_id for update;
  if not found then
    raise exception 'subscription_unknown' using errcode = 'P0001';
  end if;
  if held.status <> 'active' then
    raise exception 'not_running' using errcode = 'P0001';
  end if;
  if p_change = 'end' and not held.auto_renew then
    raise exception 'already_ending' using errcode = 'P0001';
  end if;
  if p_change = 'resume' and held.auto_renew then
    raise exception 'not_ending' using errcode = 'P0001';
  end if;
  return query
  insert into public.audit_log as entry (actor_id, action, user_id, details)
  values (
    (select auth.uid()), 'subscription_' || p_change || '_asked', held.user_id,
    jsonb_build_object(
      'subscription_id', held.id, 'role', held.role, 'tier', held.tier, 'period', held.period, 'reason', why
    )
  )
  returning held.stripe_id, entry.id;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.subscription_figures(),
  public.search_subscriptions(
    public.search_words, public.short_text, public.app_role, public.plan_tier, public.billing_period,
    public.short_text, public.short_text, boolean, int, int
  ),
  public.read_subscription(uuid),
  public.ask_subscription_change(uuid, public.short_text, public.long_text)
to authenticated;
