-- Deliveries: what leaves the application, by e-mail and push, at most once and never too late.
--
--               everybody   service role
-- mail_outbox   -           through claim_mail and finish_mail
-- push_outbox   -           through claim_push and finish_push
--
-- Every new notification queues itself (trigger below): one e-mail to the person and one push to all
-- their devices, as far as they want that now; the worker's claim asks again. A chapter that mails by
-- itself (invitations, the legal receipt of a contract notice) calls private.queue_mail or writes the
-- outbox, and its words are always sent.
--
-- States: queued to sending to sent, back to queued after a failure, failed after the fifth; dropped
-- when it is too late, not wanted any more, or the person is gone. Nothing leaves sent and dropped; what
-- failed can be sent again by an administrator. The links of an e-mail can hold a token, the answer of the support and
-- the lines of a digest what people wrote: they are removed in the moment the row ends.
--
-- A lock screen is read by others: a push carries no names, and its title is the worker's.

-- Tables ------------------------------------------------------------------------------------

create table public.mail_outbox (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  to_email text,
  to_locale text,
  category public.notification_category,
  kind text not null,
  payload jsonb not null default '{}',
  about_id uuid,
  dedupe_key text not null,
  status text not null default 'queued',
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  locked_until timestamptz,
  expires_at timestamptz,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint mail_outbox_pkey primary key (id),
  constraint mail_outbox_user foreign key (user_id) references public.users (id) on delete cascade,
  constraint mail_outbox_one_recipient check ((user_id is null) <> (to_email is null)),
  constraint mail_outbox_to_email_length check (char_length(to_email) <= 254),
  constraint mail_outbox_to_locale_known check (to_locale in ('en', 'de', 'bg')),
  constraint mail_outbox_once unique (dedupe_key),
  constraint mail_outbox_kind_form check (kind ~ '^[a-z]+(_[a-z]+)*$' and char_length(kind) <= 60),
  constraint mail_outbox_status_known check (
    status in ('queued', 'sending', 'sent', 'failed', 'dropped')
  ),
  constraint mail_outbox_attempts_positive check (attempts >= 0)
);

comment on column public.mail_outbox.category is
  'Of a notification, whose preferences are asked again before sending; empty: always sent.';

create table public.push_outbox (
  notification_id uuid not null,
  about_id uuid,
  status text not null default 'queued',
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  locked_until timestamptz,
  expires_at timestamptz,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint push_outbox_pkey primary key (notification_id),
  constraint push_outbox_notification foreign key (notification_id)
  references public.notifications (id) on delete cascade,
  constraint push_outbox_status_known check (
    status in ('queued', 'sending', 'sent', 'failed', 'dropped')
  ),
  constraint push_outbox_attempts_positive check (attempts >= 0)
);

comment on table public.push_outbox is 'One row per notification; the devices are looked up when it is sent.';

-- Indexes -----------------------------------------------------------------------------------

create index mail_outbox_user on public.mail_outbox (user_id);
create index mail_outbox_due on public.mail_outbox (next_attempt_at) where status in ('queued', 'sending');
create index mail_outbox_about on public.mail_outbox (about_id) where status = 'queued';
create index push_outbox_due on public.push_outbox (next_attempt_at) where status in ('queued', 'sending');
create index push_outbox_about on public.push_outbox (about_id) where status = 'queued';

-- Triggers ----------------------------------------------------------------------------------

-- The only moves there are, in both outboxes.
create trigger mail_outbox_guard_status before update of status on public.mail_outbox
for each row
when (new.status is distinct from old.status)
execute function private.refuse_illegal_move(
  'queued>sending', 'queued>dropped', 'sending>sent', 'sending>queued', 'sending>failed', 'sending>dropped',
  'failed>queued'
);

create trigger push_outbox_guard_status before update of status on public.push_outbox
for each row
when (new.status is distinct from old.status)
execute function private.refuse_illegal_move(
  'queued>sending', 'queued>dropped', 'sending>sent', 'sending>queued', 'sending>failed', 'sending>dropped',
  'failed>queued'
);

create function private.forget_link()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.payload := new.payload - array['link', 'answer', 'unsubscribe', 'items'];
  return new;
end;
$$;

create trigger mail_outbox_forget_link before update of status on public.mail_outbox
for each row
when (new.status in ('sent', 'failed', 'dropped'))
execute function private.forget_link();

-- A young person's own devices are told only with consent: below the school's age of digital consent
-- somebody must have said yes, from that age on nobody may have said no.
create function private.may_push_to(p_user_id uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return not exists (
    select from public.players as player
    left join lateral (
      select consent.is_given from public.consents as consent
      where consent.player_id = player.id and consent.purpose = 'push_to_child'
      order by consent.id desc limit 1
    ) as last_word on true
    where player.user_id = p_user_id
      and private.is_minor_player(player.id)
      and not coalesce(last_word.is_given, private.is_of_consent_age(player.id))
  );
end;
$$;

-- New means: unread and of this moment. What a seed or an import writes into the past stays in the
-- bell. Chat messages are counted in their chat, not mailed; the receipt of a contract notice is
-- mailed by its own chapter, and a test of push is push alone.
create function private.queue_deliveries()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.mail_outbox (
    user_id, category, kind, payload, about_id, dedupe_key, expires_at
  )
  select
    told.user_id, told.category, told.kind,
    told.payload || jsonb_strip_nulls(jsonb_build_object('link', told.link)),
    told.about_id, 'notification:' || told.id, told.expires_at
  from added as told
  left join public.notification_preferences as wish on wish.user_id = told.user_id
  where told.read_at is null
    and told.created_at > now() - interval '1 minute'
    and told.kind not in ('notice_received', 'push_test')
    and (told.category <> 'messages' or private.is_mandatory(told.category, told.kind))
    and private.is_wanted(wish, 'email', told.category, told.kind);

  insert into public.push_outbox (notification_id, about_id, expires_at)
  select told.id, told.about_id, told.expires_at
  from added as told
  left join public.notification_preferences as wish on wish.user_id = told.user_id
  where told.read_at is null
    and told.created_at > now() - interval '1 minute'
    and exists (select from public.push_devices as device where device.user_id = told.user_id)
    and private.is_wanted(wish, 'push', told.category, told.kind)
    and private.may_push_to(told.user_id);
  return null;
end;
$$;

create trigger notifications_queue_deliveries
after insert on public.notifications
referencing new table as added
for each statement execute function private.queue_deliveries();

-- Policies ----------------------------------------------------------------------------------

alter table public.mail_outbox enable row level security;
alter table public.push_outbox enable row level security;

create policy mail_outbox_select on public.mail_outbox for select to authenticated using (false);
create policy push_outbox_select on public.push_outbox for select to authenticated using (false);

comment on policy mail_outbox_select on public.mail_outbox is 'Nobody: said aloud, so that an empty list is not mistaken for a forgotten one.';
comment on policy push_outbox_select on public.push_outbox is 'Nobody: said aloud, so that an empty list is not mistaken for a forgotten one.';

-- Functions ---------------------------------------------------------------------------------

-- Queues one e-mail, to an account or to an address that has none; the same key again is nothing.
create function private.queue_mail(
  p_user_id uuid,
  p_to_email text,
  p_to_locale text,
  p_kind text,
  p_payload jsonb,
  p_dedupe_key text
)
returns void
language sql
set search_path = ''
as $$
  insert into public.mail_outbox (user_id, to_email, to_locale, kind, payload, dedupe_key)
  values (p_user_id, p_to_email, p_to_locale, p_kind, p_payload, p_dedupe_key)
  on conflict (dedupe_key) do nothing;
$$;

-- What is still waiting about these trainings, matches or tasks is out of date; the bell keeps it.
create function private.forget_pending(p_about_ids uuid[])
returns void
language sql
security definer
set search_path = ''
as $$
  update public.mail_outbox set status = 'dropped', last_error = 'out of date'
  where about_id = any(p_about_ids) and status = 'queued';
  update public.push_outbox set status = 'dropped', last_error = 'out of date'
  where about_id = any(p_about_ids) and status = 'queued';
$$;

-- Hands out due e-mails for five minutes; a worker that dies leaves them to the next one. What is too
-- late, or not wanted any more, is dropped first. What is always sent goes before the news: somebody
-- waits for an invitation, while a whole club hears of a training called off.
create function public.claim_mail(batch int)
returns setof public.mail_outbox
language sql
set search_path = ''
as $$
  update public.mail_outbox as mail
  set status = 'dropped', locked_until = null, last_error = judged.reason
  from (
    select
      due.id,
      case
        when due.expires_at <= now() then 'too late'
        when due.category is null then null
        when person.status <> 'active' then 'account suspended'
        when not private.is_wanted(wish, 'email', due.category, due.kind) then 'not wanted'
      end as reason
    from public.mail_outbox as due
    left join public.users as person on person.id = due.user_id
    left join public.notification_preferences as wish on wish.user_id = due.user_id
    where due.next_attempt_at <= now()
      and (due.status = 'queued' or (due.status = 'sending' and due.locked_until < now()))
    order by due.next_attempt_at
    limit 1000
    for update of due skip locked
  ) as judged
  where mail.id = judged.id and judged.reason is not null;

  update public.mail_outbox
  set status = 'sending',
    attempts = attempts + 1,
    locked_until = now() + interval '5 minutes'
  where id in (
    select due.id
    from public.mail_outbox as due
    where due.next_attempt_at <= now()
      and (due.status = 'queued' or (due.status = 'sending' and due.locked_until < now()))
    order by due.category is not null, due.next_attempt_at
    limit least(greatest(batch, 1), 100)
    for update skip locked
  )
  returning *;
$$;

-- Failed e-mails wait 1, 4, 9, 16 minutes and are given up after the fifth attempt.
create function public.finish_mail(id uuid, ok boolean, error text default null)
returns void
language sql
set search_path = ''
as $$
  update public.mail_outbox as mail
  set status = case when ok then 'sent' when mail.attempts >= 5 then 'failed' else 'queued' end,
    sent_at = case when ok then now() end,
    last_error = case when ok then null else left(finish_mail.error, 1000) end,
    next_attempt_at = now() + mail.attempts * mail.attempts * interval '1 minute',
    locked_until = null
  where mail.id = finish_mail.id and mail.status = 'sending';
$$;

-- Hands out due pushes for five minutes, each with the addresses of all devices of its person. What
-- is too late, not wanted any more or has no device left is dropped; quiet hours make it wait, a minor's also those
-- of the school.
-- Answers rows of {id of the notification, about_id, category, kind, payload without names, link,
-- expires_at, unread: how many notifications wait in the bell, devices: [{id, kind, address,
-- public_key, auth_secret, platform, locale}]}.
create function public.claim_push(batch int)
returns table (
  id uuid,
  about_id uuid,
  category public.notification_category,
  kind text,
  payload jsonb,
  link text,
  expires_at timestamptz,
  unread int,
  devices jsonb
)
language sql
set search_path = ''
as $$
  update public.push_outbox as push
  set status = case when judged.reason is null then 'queued' else 'dropped' end,
    next_attempt_at = coalesce(judged.quiet_end, push.next_attempt_at),
    locked_until = null,
    last_error = coalesce(judged.reason, push.last_error)
  from (
    select
      due.notification_id,
      private.push_quiet_end(told.user_id, wish, now()) as quiet_end,
      case
        when due.expires_at <= now() then 'too late'
        when told.read_at is not null then 'read already'
        when person.status <> 'active' then 'account suspended'
        when not private.is_wanted(wish, 'push', told.category, told.kind) then 'not wanted'
        when not private.may_push_to(told.user_id) then 'no consent'
        when not exists (select from public.push_devices where user_id = told.user_id) then 'no device'
      end as reason
    from public.push_outbox as due
    join public.notifications as told on told.id = due.notification_id
    join public.users as person on person.id = told.user_id
    left join public.notification_preferences as wish on wish.user_id = told.user_id
    where due.next_attempt_at <= now()
      and (due.status = 'queued' or (due.status = 'sending' and due.locked_until < now()))
    order by due.next_attempt_at
    limit 1000
    for update of due skip locked
  ) as judged
  where push.notification_id = judged.notification_id
    and (judged.reason is not null or judged.quiet_end is not null);

  with claimed as (
    update public.push_outbox as push
    set status = 'sending',
      attempts = push.attempts + 1,
      locked_until = now() + interval '5 minutes'
    where push.notification_id in (
      select due.notification_id
      from public.push_outbox as due
      where due.next_attempt_at <= now()
        and (due.status = 'queued' or (due.status = 'sending' and due.locked_until < now()))
      order by due.next_attempt_at
      limit least(greatest(batch, 1), 100)
      for update skip locked
    )
    returning push.notification_id, push.expires_at
  )
  select
    told.id, told.about_id, told.category, told.kind,
    told.payload - array['player', 'name', 'inviter', 'person', 'by'], told.link, claimed.expires_at,
    (
      select count(*)::int from public.notifications as waiting
      where waiting.user_id = told.user_id and waiting.read_at is null
    ),
    (
      select jsonb_agg(jsonb_build_object(
        'id', device.id, 'kind', device.kind, 'address', device.address,
        'public_key', device.public_key, 'auth_secret', device.auth_secret, 'platform', device.platform, 'locale', device.locale
      ) order by device.last_seen_at desc)
      from public.push_devices as device where device.user_id = told.user_id
    )
  from claimed
  join public.notifications as told on told.id = claimed.notification_id;
$$;

-- What became of a push. gone: devices the push service does not know any more, they are deleted;
-- failed: devices it could not reach, deleted after the tenth time in a row. Attempts as finish_mail;
-- wait: the push service asks for that many seconds of peace, and is given them up to an hour.
create function public.finish_push(
  id uuid,
  ok boolean,
  error text default null,
  gone uuid[] default '{}',
  failed uuid[] default '{}',
  wait int default 0
)
returns void
language sql
set search_path = ''
as $$
  delete from public.push_devices as device
  where device.id = any(finish_push.gone)
    or (device.id = any(finish_push.failed) and device.failed_count >= 9);

  update public.push_devices as device
  set failed_count = case when device.id = any(finish_push.failed) then device.failed_count + 1 else 0 end
  from public.notifications as told
  where told.id = finish_push.id
    and device.user_id = told.user_id
    and (device.id = any(finish_push.failed) or (finish_push.ok and device.failed_count > 0));

  update public.push_outbox as push
  set status = case when ok then 'sent' when push.attempts >= 5 then 'failed' else 'queued' end,
    sent_at = case when ok then now() end,
    last_error = case when ok then null else left(finish_push.error, 1000) end,
    next_attempt_at = now() + greatest(
      push.attempts * push.attempts * interval '1 minute', least(finish_push.wait, 3600) * interval '1 second'
    ),
    locked_until = null
  where push.notification_id = finish_push.id and push.status = 'sending';
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.mail_outbox, public.push_outbox from anon, authenticated;

grant execute on function
  private.may_push_to(uuid),
  public.claim_mail(int),
  public.finish_mail(uuid, boolean, text),
  public.claim_push(int),
  public.finish_push(uuid, boolean, text, uuid[], uuid[], int)
to service_role;
