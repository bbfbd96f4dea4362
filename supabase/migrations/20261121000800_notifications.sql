-- Notifications: what the bell shows, and the outbox of e-mails about it.
--
--                 every signed-in person   service role
-- notifications   self s, self u           s i u d
-- mail_outbox     -                        through claim_mail and finish_mail
--
-- Only functions of the database write notifications. The channel user:<id> announces the id of a
-- new one; the browser then reads the row itself, so nothing personal travels in a broadcast.

-- Types -------------------------------------------------------------------------------------

create type public.notification_category as enum (
  'training', 'messages', 'tasks', 'notes', 'system', 'payments'
);

-- Tables ------------------------------------------------------------------------------------

create table public.notifications (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  category public.notification_category not null,
  kind text not null,
  payload jsonb not null default '{}',
  link text,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint notifications_pkey primary key (id),
  constraint notifications_user foreign key (user_id) references public.users (id) on delete cascade,
  constraint notifications_kind_form check (kind ~ '^[a-z]+(_[a-z]+)*$' and char_length(kind) <= 60),
  constraint notifications_payload_form check (
    jsonb_typeof(payload) = 'object' and char_length(payload::text) <= 4000
  ),
  -- A path of this application, so that a notification can never lead somewhere else.
  constraint notifications_link_form check (link ~ '^/([^/].*)?$' and char_length(link) <= 200)
);

create table public.mail_outbox (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  to_email text,
  to_locale text,
  kind text not null,
  payload jsonb not null default '{}',
  dedupe_key text not null,
  status text not null default 'queued',
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  locked_until timestamptz,
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
  constraint mail_outbox_status_known check (status in ('queued', 'sending', 'sent', 'failed')),
  constraint mail_outbox_attempts_positive check (attempts >= 0)
);

-- Indexes -----------------------------------------------------------------------------------

create index notifications_user on public.notifications (user_id, created_at desc);
create index notifications_unread on public.notifications (user_id) where read_at is null;
create index mail_outbox_user on public.mail_outbox (user_id);
create index mail_outbox_due on public.mail_outbox (next_attempt_at) where status in ('queued', 'sending');

-- Triggers ----------------------------------------------------------------------------------

create function private.broadcast_notification()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send(
    jsonb_build_object('id', new.id), 'notification_created', 'user:' || new.user_id, true
  );
  return new;
end;
$$;

create trigger notifications_broadcast after insert on public.notifications
for each row execute function private.broadcast_notification();

create trigger notifications_set_updated_at before update on public.notifications
for each row execute function private.set_updated_at();
create trigger mail_outbox_set_updated_at before update on public.mail_outbox
for each row execute function private.set_updated_at();

-- Policies ----------------------------------------------------------------------------------

alter table public.notifications enable row level security;
alter table public.mail_outbox enable row level security;

create policy notifications_active on public.notifications
as restrictive to authenticated using ((select private.is_active()));
create policy mail_outbox_active on public.mail_outbox
as restrictive to authenticated using ((select private.is_active()));

create policy notifications_select on public.notifications for select to authenticated using (
  user_id = (select auth.uid())
);

create policy notifications_update on public.notifications for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy mail_outbox_select on public.mail_outbox for select to authenticated using (false);

comment on policy mail_outbox_select on public.mail_outbox is 'Nobody: said aloud, so that an empty list is not mistaken for a forgotten one.';

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

-- Tells people how their role was decided: in the application and, once per grant, by e-mail.
create function private.announce_role(
  p_user_ids uuid[],
  p_kind text,
  p_role public.app_role,
  p_school_name text,
  p_link text
)
returns void
language sql
set search_path = ''
as $$
  insert into public.notifications (user_id, category, kind, payload, link)
  select person, 'system', p_kind, jsonb_build_object('role', p_role, 'school_name', p_school_name), p_link
  from unnest(p_user_ids) as person;

  insert into public.mail_outbox (user_id, kind, payload, dedupe_key)
  select
    person,
    p_kind,
    jsonb_build_object('role', p_role, 'school_name', p_school_name, 'link', p_link),
    p_kind || ':' || person || ':' || p_role || ':' || now()
  from unnest(p_user_ids) as person
  on conflict (dedupe_key) do nothing;
$$;

-- Hands out due e-mails for five minutes; a worker that dies leaves them to the next one.
create function public.claim_mail(batch int)
returns setof public.mail_outbox
language sql
set search_path = ''
as $$
  update public.mail_outbox
  set status = 'sending',
    attempts = attempts + 1,
    locked_until = now() + interval '5 minutes'
  where id in (
    select due.id
    from public.mail_outbox as due
    where due.next_attempt_at <= now()
      and (due.status = 'queued' or (due.status = 'sending' and due.locked_until < now()))
    order by due.next_attempt_at
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

-- Grants ------------------------------------------------------------------------------------

revoke all on public.notifications, public.mail_outbox from anon, authenticated;

grant select on public.notifications to authenticated;
grant update (read_at) on public.notifications to authenticated;

grant execute on function
  public.claim_mail(int),
  public.finish_mail(uuid, boolean, text)
to service_role;
