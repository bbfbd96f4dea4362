-- Contract notices: withdrawing from a purchase, and cancelling a subscription, with a receipt.
--
--                    who sent it, who pays   treasury of the school   admin
-- contract_notices   own s                   orders of the school s   subscriptions s
--
-- Written by functions: send_notice by the person, record_notice by the service role for visitors
-- who do not sign in, answer_notice by whoever the contract is with.
--
-- Decisions
-- * A consumer withdraws within 14 days of the delivery (a subscription: of its start) without a
--   reason; before the delivery at any time. The moment of receipt is the row's own and goes into
--   the confirmation at once, by bell and e-mail (kind notice_received).
-- * A notice changes neither order nor subscription: money and goods follow by their own doors.
-- * Nobody may be forced to sign in for it. What a visitor sends names the contract, a name and an
--   address; it is always confirmed, and tied to a contract only when number and address belong
--   together, so that nothing can be learned by trying.
-- * A withdrawal inside its period cannot be declined by a click: declining needs a note.
--
--   received > accepted > settled, received > declined

-- Types -------------------------------------------------------------------------------------

create type public.notice_kind as enum ('withdrawal', 'cancellation');
create type public.notice_status as enum ('received', 'accepted', 'declined', 'settled');

-- Tables ------------------------------------------------------------------------------------

create table public.contract_notices (
  id uuid not null default gen_random_uuid(),
  kind public.notice_kind not null,
  school_id uuid,
  order_id uuid,
  subscription_id uuid,
  user_id uuid,
  status public.notice_status not null default 'received',
  contract text not null,
  contact_name text,
  contact_email text,
  reason text,
  answer text,
  received_at timestamptz not null default now(),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint contract_notices_pkey primary key (id),
  constraint contract_notices_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint contract_notices_order foreign key (order_id) references public.orders (id) on delete restrict,
  constraint contract_notices_subscription foreign key (subscription_id)
    references public.subscriptions (id) on delete restrict,
  constraint contract_notices_user foreign key (user_id) references public.users (id) on delete set null,
  constraint contract_notices_one_contract check (order_id is null or subscription_id is null),
  constraint contract_notices_school_of_order check ((school_id is null) = (order_id is null)),
  constraint contract_notices_order_is_withdrawn check (order_id is null or kind = 'withdrawal'),
  constraint contract_notices_contract_length check (char_length(contract) between 1 and 120),
  constraint contract_notices_contact_name_length check (char_length(contact_name) between 1 and 120),
  constraint contract_notices_contact_email_length check (char_length(contact_email) between 3 and 200),
  constraint contract_notices_reason_length check (char_length(reason) <= 1000),
  constraint contract_notices_answer_length check (char_length(answer) between 1 and 1000),
  constraint contract_notices_answered check ((status = 'received') = (answered_at is null)),
  constraint contract_notices_declined_with_note check (status <> 'declined' or answer is not null)
);

comment on column public.contract_notices.contract is 'Number of the order or the subscription, as the person named it.';
comment on column public.contract_notices.contact_email is 'Of a visitor who did not sign in; erased with the matching account.';

-- Indexes -----------------------------------------------------------------------------------

create index contract_notices_school on public.contract_notices (school_id, status, received_at desc);
create index contract_notices_user on public.contract_notices (user_id, received_at desc);
create index contract_notices_order on public.contract_notices (order_id);
create index contract_notices_subscription on public.contract_notices (subscription_id);
create unique index contract_notices_order_once on public.contract_notices (order_id)
where status <> 'declined';
create unique index contract_notices_subscription_once on public.contract_notices (subscription_id, kind)
where status <> 'declined';

-- Triggers ----------------------------------------------------------------------------------

create trigger contract_notices_move
before update of status on public.contract_notices
for each row
when (new.status is distinct from old.status)
execute function private.refuse_illegal_move(
  'received>accepted', 'received>declined', 'accepted>settled'
);

-- When and what was sent is evidence.
create trigger contract_notices_as_received
before update on public.contract_notices
for each row
when (
  (new.id, new.kind, new.order_id, new.subscription_id, new.contract, new.reason, new.received_at)
  is distinct from
  (old.id, old.kind, old.order_id, old.subscription_id, old.contract, old.reason, old.received_at)
)
execute function private.refuse_rewriting_history();

create trigger contract_notices_never_deleted before delete on public.contract_notices
for each row execute function private.refuse_rewriting_history();

create function private.forget_notice_sender()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.contact_name := null;
  new.contact_email := null;
  return new;
end;
$$;

create trigger contract_notices_forget_sender
before update of user_id on public.contract_notices
for each row
when (new.user_id is null and old.user_id is not null)
execute function private.forget_notice_sender();

-- Policies ----------------------------------------------------------------------------------

alter table public.contract_notices enable row level security;

create policy contract_notices_select on public.contract_notices for select to authenticated using (
  user_id = (select auth.uid())
  or school_id = any(array(select private.my_treasury_school_ids()))
  or (school_id is null and (select private.is_admin()))
);

-- Functions ---------------------------------------------------------------------------------

-- The receipt, at once and with the time, to the account behind a notice.
create function private.confirm_notice(p_notice public.contract_notices)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  receipt jsonb := jsonb_build_object(
    'notice_id', p_notice.id,
    'kind', p_notice.kind,
    'contract', p_notice.contract,
    'received_at', p_notice.received_at
  );
begin
  if p_notice.user_id is not null then
    insert into public.notifications (user_id, category, kind, payload, link)
    values (p_notice.user_id, 'payments', 'notice_received', receipt, '/settings/payments');
    insert into public.mail_outbox (user_id, kind, payload, dedupe_key)
    values (p_notice.user_id, 'notice_received', receipt, 'notice_received:' || p_notice.id);
  end if;
  insert into public.notifications (user_id, category, kind, payload, link)
  select distinct
    held.user_id,
    'payments'::public.notification_category,
    'notice_to_answer',
    receipt,
    case when p_notice.order_id is null then '/dashboard/admin/subscriptions/active'
      else '/shop/orders/details/' || p_notice.order_id end
  from public.role_assignments as held
  where (p_notice.school_id is not null and held.school_id = p_notice.school_id and held.role = 'owner')
    or (p_notice.school_id is null and held.role = 'admin');
end;
$$;

-- Withdraws from an order or a subscription, or cancels a subscription; give one of the two ids.
-- p_reason: free, never asked for. The answer carries received_at, the receipt.
-- Errors: contract_not_found 42501 (not the caller's), not_paid_yet (cancel_order ends it),
-- order_cancelled, withdrawal_period_over, not_running, already_sent.
create function public.send_notice(
  p_kind public.notice_kind,
  p_order_id uuid default null,
  p_subscription_id uuid default null,
  p_reason public.long_text default null
)
returns public.contract_notices
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  bought public.orders;
  held public.subscriptions;
  sent public.contract_notices;
begin
  if p_order_id is not null and p_subscription_id is null and p_kind = 'withdrawal' then
    select * into bought from public.orders
    where id = p_order_id
      and private.is_active()
      and (
        user_id = me or payer_id = me
        or player_id = any(array(select private.my_paying_player_ids()))
      )
    for update;
  elsif p_order_id is null and p_subscription_id is not null then
    select * into held from public.subscriptions
    where id = p_subscription_id and private.is_active() and (user_id = me or payer_id = me)
    for update;
  end if;
  if bought.id is null and held.id is null then
    raise exception 'contract_not_found' using errcode = '42501';
  end if;

  if bought.status = 'payment_pending' then
    raise exception 'not_paid_yet' using errcode = 'P0001';
  end if;
  if bought.status = 'cancelled' then
    raise exception 'order_cancelled' using errcode = 'P0001';
  end if;
  if held.status <> 'active' then
    raise exception 'not_running' using errcode = 'P0001';
  end if;
  if p_kind = 'withdrawal'
    and now() > coalesce(bought.delivered_at, held.started_at, now()) + interval '14 days'
  then
    raise exception 'withdrawal_period_over' using errcode = 'P0001';
  end if;
  if exists (
    select from public.contract_notices
    where status <> 'declined'
      and (order_id = bought.id or (subscription_id = held.id and kind = p_kind))
  ) then
    raise exception 'already_sent' using errcode = 'P0001';
  end if;

  insert into public.contract_notices (
    kind, school_id, order_id, subscription_id, user_id, contract, reason
  )
  values (
    p_kind, bought.school_id, bought.id, held.id, me,
    coalesce(bought.number, held.stripe_id), left(nullif(btrim(p_reason), ''), 1000)
  )
  returning * into sent;
  perform private.confirm_notice(sent);
  return sent;
end;
$$;

-- The same for a visitor, called by a function that limits how often. p_contract: number of the
-- order, or anything that names the subscription. It is stored and confirmed whatever it says; the
-- answer does not tell whether such a contract exists.
create function public.record_notice(
  p_kind public.notice_kind,
  p_contract text,
  p_name text,
  p_email text,
  p_reason text default null
)
returns table (notice_id uuid, received_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  person uuid := (select id from public.users where lower(email) = lower(btrim(p_email)));
  bought public.orders;
  held public.subscriptions;
  sent public.contract_notices;
begin
  if p_kind = 'withdrawal' then
    select * into bought from public.orders as purchase
    where purchase.number = btrim(p_contract)
      and person in (purchase.user_id, purchase.payer_id)
      and not exists (
        select from public.contract_notices as known
        where known.order_id = purchase.id and known.status <> 'declined'
      )
    order by purchase.placed_at desc
    limit 1;
  end if;
  if bought.id is null then
    select * into held from public.subscriptions as running
    where person in (running.user_id, running.payer_id)
      and running.status = 'active'
      -- A mistyped order number must not end a subscription.
      and (p_kind = 'cancellation' or running.stripe_id = btrim(p_contract))
      and not exists (
        select from public.contract_notices as known
        where known.subscription_id = running.id and known.kind = p_kind and known.status <> 'declined'
      )
    order by running.stripe_id = btrim(p_contract) desc
    limit 1;
  end if;
  insert into public.contract_notices (
    kind, school_id, order_id, subscription_id, user_id, contract, contact_name, contact_email, reason
  )
  values (
    p_kind, bought.school_id, bought.id, held.id,
    case when coalesce(bought.id, held.id) is not null then person end,
    left(btrim(p_contract), 120), left(btrim(p_name), 120), left(btrim(p_email), 200),
    left(nullif(btrim(p_reason), ''), 1000)
  )
  returning * into sent;
  perform private.confirm_notice(sent);
  return query select sent.id, sent.received_at;
end;
$$;

-- The seller's answer: accepted, declined (with a note), and settled once money and goods are back.
-- Errors: notice_not_found 42501, note_required, illegal_move.
create function public.answer_notice(
  p_notice_id uuid,
  p_status public.notice_status,
  p_answer public.long_text default null
)
returns public.contract_notices
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.contract_notices;
begin
  select * into known from public.contract_notices
  where id = p_notice_id
    and (
      school_id = any(array(select private.my_treasury_school_ids()))
      or (school_id is null and private.is_admin())
    )
  for update;
  if not found then
    raise exception 'notice_not_found' using errcode = '42501';
  end if;
  if known.status = p_status then
    raise exception 'illegal_move' using errcode = 'P0001';
  end if;
  if p_status = 'declined' and coalesce(btrim(p_answer), '') = '' then
    raise exception 'note_required' using errcode = 'P0001';
  end if;
  update public.contract_notices
  set status = p_status,
    answer = coalesce(left(nullif(btrim(p_answer), ''), 1000), answer),
    answered_at = now()
  where id = p_notice_id
  returning * into known;
  if known.user_id is not null then
    insert into public.notifications (user_id, category, kind, payload, link)
    values (
      known.user_id, 'payments', 'notice_' || p_status,
      jsonb_build_object('notice_id', known.id, 'kind', known.kind, 'contract', known.contract),
      '/settings/payments'
    );
  end if;
  return known;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.contract_notices from anon, authenticated;
revoke insert, update, delete, truncate on public.contract_notices from service_role;

grant select on public.contract_notices to authenticated;

grant execute on function
  public.send_notice(public.notice_kind, uuid, uuid, public.long_text),
  public.answer_notice(uuid, public.notice_status, public.long_text)
to authenticated;
grant execute on function public.record_notice(public.notice_kind, text, text, text, text)
to service_role;
