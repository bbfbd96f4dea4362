-- Billing: what the platform sells, who subscribed, and what was charged for it.
--
--                   anonymous  everybody         payer   admin                service role
-- plans             offers s   offers s          -       s i u d              s u
-- subscriptions     -          self s            own s   s                    s
-- my_subscription   -          self s            -       self s               s
-- invoices          -          -                 own s   s                    s
-- stripe_customers  -          -                 -       -                    s i u d
-- stripe_events     -          -                 -       -                    through two functions
--
-- Decisions
-- * A person subscribes, in one of their roles; a free tier is a plan without a period, and nobody
--   needs a subscription for it. A subscription keeps the price it was sold at.
-- * The provider is right: sync_subscription and sync_invoice overwrite the local row with what was
--   fetched there, older knowledge is ignored, and nothing else can write either table, not even
--   the service role directly.
-- * What a plan allows a school is counted in the chapter of plan limits.
-- * active: it runs, a late payment included. cancelled: somebody ended it, for good. expired:
--   payment stopped; paying again revives it. Auto-renew off leaves it active until its period ends.
-- * A minor signs no contract: the guardian who may pay subscribes for the child and is the payer.
-- * One trial a payer, whatever the plan.

-- Types -------------------------------------------------------------------------------------

create type public.plan_tier as enum ('free', 'starter', 'professional', 'club');
create type public.billing_period as enum ('monthly', 'yearly');
create type public.plan_allowance as enum ('teams', 'players');
create type public.subscription_status as enum ('active', 'cancelled', 'expired');
create type public.invoice_status as enum ('pending', 'paid', 'failed', 'refunded');

-- Tables ------------------------------------------------------------------------------------

create table public.plans (
  id uuid not null default gen_random_uuid(),
  role public.app_role not null,
  tier public.plan_tier not null,
  period public.billing_period,
  price_cents int not null,
  currency text not null default 'EUR',
  trial_days int not null default 14,
  max_teams int,
  max_players int,
  stripe_price_id text,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint plans_pkey primary key (id),
  constraint plans_role_buys check (role <> 'admin'),
  constraint plans_free_has_no_period check ((tier = 'free') = (period is null)),
  constraint plans_free_costs_nothing check ((tier = 'free') = (price_cents = 0)),
  constraint plans_price_range check (price_cents between 0 and 10000000),
  constraint plans_currency_known check (currency = 'EUR'),
  constraint plans_trial_days_range check (trial_days between 0 and 90),
  constraint plans_max_teams_range check (max_teams between 0 and 10000),
  constraint plans_max_players_range check (max_players between 0 and 100000),
  constraint plans_stripe_price_id_form check (char_length(stripe_price_id) between 1 and 255)
);

comment on column public.plans.period is 'Empty for the free tier, which is never paid.';
comment on column public.plans.price_cents is 'Per period, VAT included.';
comment on column public.plans.max_teams is 'Empty: no limit.';
comment on column public.plans.max_players is 'Empty: no limit.';
comment on column public.plans.archived_at is 'No longer offered; whoever has it keeps it.';

create table public.stripe_customers (
  user_id uuid not null,
  stripe_id text not null,
  trial_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint stripe_customers_pkey primary key (user_id),
  constraint stripe_customers_user foreign key (user_id) references public.users (id) on delete cascade,
  constraint stripe_customers_stripe_id_once unique (stripe_id),
  constraint stripe_customers_stripe_id_form check (char_length(stripe_id) between 1 and 255)
);

create table public.stripe_events (
  id text not null,
  type text not null,
  occurred_at timestamptz not null,
  payload jsonb not null,
  attempts int not null default 1,
  processed_at timestamptz,
  error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint stripe_events_pkey primary key (id),
  constraint stripe_events_id_length check (char_length(id) between 1 and 255),
  constraint stripe_events_type_length check (char_length(type) between 1 and 100),
  constraint stripe_events_error_length check (char_length(error) <= 1000),
  constraint stripe_events_attempts_positive check (attempts > 0),
  constraint stripe_events_payload_form check (
    jsonb_typeof(payload) = 'object' and char_length(payload::text) <= 200000
  )
);

comment on table public.stripe_events is 'Everything the provider told us, once each; contents are dropped after 90 days.';

create table public.subscriptions (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  payer_id uuid,
  plan_id uuid not null,
  role public.app_role not null,
  tier public.plan_tier not null,
  period public.billing_period not null,
  price_cents int not null,
  currency text not null default 'EUR',
  status public.subscription_status not null,
  auto_renew boolean not null,
  started_at timestamptz not null,
  trial_ends_at timestamptz,
  period_starts_at timestamptz not null,
  period_ends_at timestamptz not null,
  cancelled_at timestamptz,
  ended_at timestamptz,
  stripe_id text not null,
  stripe_status text not null,
  late_since timestamptz,
  synced_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint subscriptions_pkey primary key (id),
  constraint subscriptions_user foreign key (user_id) references public.users (id) on delete set null,
  constraint subscriptions_payer foreign key (payer_id) references public.users (id) on delete set null,
  constraint subscriptions_plan foreign key (plan_id) references public.plans (id) on delete restrict,
  constraint subscriptions_stripe_id_once unique (stripe_id),
  constraint subscriptions_stripe_id_form check (char_length(stripe_id) between 1 and 255),
  constraint subscriptions_stripe_status_form check (char_length(stripe_status) between 1 and 40),
  constraint subscriptions_price_range check (price_cents between 0 and 10000000),
  constraint subscriptions_currency_known check (currency = 'EUR'),
  constraint subscriptions_period check (period_ends_at > period_starts_at),
  constraint subscriptions_ended check ((status = 'active') = (ended_at is null))
);

comment on column public.subscriptions.payer_id is 'Who signed and pays: the person, or the guardian of a minor.';
comment on column public.subscriptions.cancelled_at is 'When somebody asked for the end; it may still run until period_ends_at.';
comment on column public.subscriptions.late_since is 'When a payment was first seen to fail; empty again once it is paid.';
comment on column public.subscriptions.synced_at is 'As of when the provider said so.';

create table public.invoices (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  subscription_id uuid,
  number text,
  status public.invoice_status not null,
  total_cents int not null,
  tax_cents int not null default 0,
  refunded_cents int not null default 0,
  currency text not null default 'EUR',
  issued_at timestamptz not null,
  paid_at timestamptz,
  hosted_url text,
  pdf_url text,
  stripe_id text not null,
  synced_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint invoices_pkey primary key (id),
  constraint invoices_user foreign key (user_id) references public.users (id) on delete set null,
  constraint invoices_subscription foreign key (subscription_id)
    references public.subscriptions (id) on delete restrict,
  constraint invoices_stripe_id_once unique (stripe_id),
  constraint invoices_stripe_id_form check (char_length(stripe_id) between 1 and 255),
  constraint invoices_number_length check (char_length(number) between 1 and 60),
  constraint invoices_total_range check (total_cents between 0 and 10000000),
  constraint invoices_tax_range check (tax_cents between 0 and total_cents),
  constraint invoices_refunded_range check (refunded_cents between 0 and total_cents),
  constraint invoices_currency_known check (currency = 'EUR'),
  constraint invoices_paid check (status not in ('paid', 'refunded') or paid_at is not null),
  constraint invoices_hosted_url_form check (hosted_url ~ '^https://' and char_length(hosted_url) <= 1000),
  constraint invoices_pdf_url_form check (pdf_url ~ '^https://' and char_length(pdf_url) <= 1000)
);

comment on column public.invoices.user_id is 'Who pays; empty once the account is erased, the invoice stays for the tax office.';

-- Indexes -----------------------------------------------------------------------------------

create unique index plans_offer_once on public.plans (role, tier, period) nulls not distinct
where archived_at is null;
create unique index subscriptions_one_active on public.subscriptions (user_id) where status = 'active';
create index subscriptions_user on public.subscriptions (user_id, started_at desc);
create index subscriptions_payer on public.subscriptions (payer_id);
create index subscriptions_plan on public.subscriptions (plan_id);
create index subscriptions_status on public.subscriptions (status, started_at desc);
create index invoices_user on public.invoices (user_id, issued_at desc);
create index invoices_subscription on public.invoices (subscription_id);
create index stripe_events_open on public.stripe_events (created_at) where processed_at is null;
create index stripe_events_age on public.stripe_events (created_at) where payload <> '{}';
create index stripe_events_about on public.stripe_events ((payload ->> 'id')) where payload ->> 'id' is not null;
create index invoices_failed on public.invoices (issued_at desc) where status = 'failed';

-- Predicates --------------------------------------------------------------------------------

-- The one predicate a visitor may call, because the policy that shows plans to visitors names it.
create function public.is_plan_editor()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_admin();
$$;

comment on function public.is_plan_editor() is 'I may change what the platform sells, and see what it no longer offers.';

-- How long a late payment changes nothing: the provider tries again meanwhile, and whoever pays is told.
create function private.payment_grace()
returns interval
language sql
immutable
set search_path = ''
as $$
  select interval '14 days';
$$;

-- Status of the provider in our words; null leaves what is stored, so that a word invented there
-- tomorrow changes nothing here.
create function private.subscription_status_of(p_stripe_status text)
returns public.subscription_status
language sql
immutable
set search_path = ''
as $$
  select case
    when p_stripe_status in ('trialing', 'active', 'past_due') then 'active'
    when p_stripe_status = 'canceled' then 'cancelled'
    when p_stripe_status in ('unpaid', 'paused', 'incomplete_expired') then 'expired'
  end::public.subscription_status;
$$;

-- Triggers ----------------------------------------------------------------------------------

create trigger subscriptions_move
before update of status on public.subscriptions
for each row
when (new.status is distinct from old.status)
execute function private.refuse_illegal_move(
  'active>cancelled', 'active>expired', 'expired>active', 'expired>cancelled'
);

create trigger invoices_move
before update of status on public.invoices
for each row
when (new.status is distinct from old.status)
execute function private.refuse_illegal_move(
  'pending>paid', 'pending>failed', 'failed>pending', 'failed>paid', 'paid>refunded', 'pending>refunded'
);

-- A price of the provider never changes; a new amount needs a new one before it can be sold.
create function private.forget_stripe_price()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.stripe_price_id := null;
  return new;
end;
$$;

create trigger plans_new_price
before update of price_cents on public.plans
for each row
when (new.price_cents <> old.price_cents and new.stripe_price_id is not distinct from old.stripe_price_id)
execute function private.forget_stripe_price();

-- Who changed what is sold, in the audit log: plan_created, plan_edited, plan_archived, plan_restored with
-- {plan_id, role, tier, period, fields, changes}. What the catalogue installs, without anybody, is not told.
create function private.audit_plan_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  about jsonb := jsonb_build_object(
    'plan_id', new.id, 'role', new.role, 'tier', new.tier, 'period', new.period
  );
  told jsonb;
begin
  if (select auth.uid()) is null then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform private.audit('plan_created', null, null, null, about);
    return null;
  end if;
  told := private.list_changes(
    to_jsonb(old), to_jsonb(new), array['price_cents', 'trial_days', 'max_teams', 'max_players']
  );
  if told is not null then
    perform private.audit('plan_edited', null, null, null, about || told);
  end if;
  if (old.archived_at is null) <> (new.archived_at is null) then
    perform private.audit(
      case when new.archived_at is null then 'plan_restored' else 'plan_archived' end, null, null, null, about
    );
  end if;
  return null;
end;
$$;

create trigger plans_audit_change after insert or update on public.plans
for each row execute function private.audit_plan_change();

-- Policies ----------------------------------------------------------------------------------

alter table public.plans enable row level security;
alter table public.stripe_customers enable row level security;
alter table public.stripe_events enable row level security;
alter table public.subscriptions enable row level security;
alter table public.invoices enable row level security;

create policy plans_select on public.plans for select to anon, authenticated using (
  archived_at is null
  or (select public.is_plan_editor())
);

create policy plans_insert on public.plans for insert to authenticated with check (
  (select private.is_admin())
);

create policy plans_update on public.plans for update to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create policy plans_delete on public.plans for delete to authenticated using (
  (select private.is_admin())
);

create policy subscriptions_select on public.subscriptions for select to authenticated using (
  user_id = (select auth.uid())
  or payer_id = (select auth.uid())
  or (select private.is_admin())
);

create policy invoices_select on public.invoices for select to authenticated using (
  user_id = (select auth.uid())
  or (select private.is_admin())
);

create policy stripe_customers_select on public.stripe_customers for select to authenticated using (false);
create policy stripe_events_select on public.stripe_events for select to authenticated using (false);

comment on policy stripe_customers_select on public.stripe_customers is 'Nobody: the provider''s numbers stay between it and the server.';
comment on policy stripe_events_select on public.stripe_events is 'Nobody: the contents name people and cards.';

-- Views -------------------------------------------------------------------------------------

-- At most one row: the running subscription, else the last one that ended. No row: the free tier.
create view public.my_subscription
with (security_invoker = true)
as
select
  id,
  plan_id,
  role,
  tier,
  period,
  price_cents,
  currency,
  status,
  stripe_status = 'past_due' as is_payment_late,
  trial_ends_at > now() as is_trial,
  trial_ends_at,
  started_at,
  auto_renew,
  case when status = 'active' and auto_renew then period_ends_at end as renews_on,
  case when status = 'active' and not auto_renew then period_ends_at end as expires_on,
  cancelled_at,
  ended_at,
  payer_id = user_id as is_paid_by_me
from public.subscriptions
where user_id = (select auth.uid())
order by status = 'active' desc, started_at desc
limit 1;

comment on view public.my_subscription is 'What I subscribed to, as the settings page shows it.';

-- Grants ------------------------------------------------------------------------------------

revoke all on public.plans, public.stripe_customers, public.stripe_events,
  public.subscriptions, public.invoices, public.my_subscription
from anon, authenticated;
revoke insert, update, delete, truncate on public.stripe_events, public.subscriptions, public.invoices
from service_role;

grant select on public.plans to anon, authenticated;
grant select on public.subscriptions, public.invoices, public.my_subscription to authenticated;
grant insert (id, role, tier, period, price_cents, trial_days, max_teams, max_players)
on public.plans to authenticated;
grant update (price_cents, trial_days, max_teams, max_players, archived_at) on public.plans to authenticated;
grant delete on public.plans to authenticated;

grant execute on function public.is_plan_editor() to anon, authenticated;