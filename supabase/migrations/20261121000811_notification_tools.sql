-- Notification tools: what the people who run the platform use to see whether news arrives.
--
--                           everybody   admin
-- list_news_kinds           -           x
-- switch_news_kind          -           x
-- push_devices_of           -           x
-- send_push_test            -           x, 20 tests an hour
-- send_news_test            -           x, to oneself, 20 tests an hour
-- read_news_test            -           x
-- delivery_figures          -           x
-- list_failed_deliveries    -           x
-- resend_deliveries         -           x
--
-- A test is a real notification: the same triggers queue its e-mail and its push, the same workers send
-- them, the person's own preferences count. Only its payload says is_test, and only such notifications are
-- read here. News of a kind goes to the administrator who asks, and to nobody else; words of one's own go
-- to any person, as push alone. No answer holds the address of a device.
--
-- What failed can be sent again as long as it is still worth sending and nothing of it is gone: the link of
-- an invitation was a key and is forgotten, so that it has to be invited anew.

-- Predicates --------------------------------------------------------------------------------

-- Every kind that the constraint on notifications knows.
create function private.news_kinds()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select found.words[1]
  from pg_catalog.pg_constraint as rule
  cross join lateral regexp_matches(
    pg_catalog.pg_get_constraintdef(rule.oid), '''([a-z_]+)''::text', 'g'
  ) as found (words)
  where rule.conname = 'notifications_kind_known' and rule.conrelid = 'public.notifications'::regclass;
$$;

-- The subject of a kind, as the chapters that tell of it choose it.
create function private.category_of(p_kind text)
returns public.notification_category
language sql
immutable
set search_path = ''
as $$
  select (case
    when p_kind ~ '^(training|match|change|lift)_' then 'training'
    when p_kind ~ '^announcement' or p_kind = 'message_reported' then 'messages'
    when p_kind ~ '^task_' then 'tasks'
    when p_kind ~ '^goals_' or p_kind in ('note_shared', 'assessment_shared', 'award_won') then 'notes'
    when p_kind ~ '^(fee|order|notice|plan)_' then 'payments'
    else 'system'
  end)::public.notification_category;
$$;

-- Made-up facts that every kind finds its words in.
create function private.sample_news()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'team', 'U13', 'title', 'Passing game', 'opponent', 'SV Nord', 'player', 'Mila', 'place', 'Field 2',
    'person', 'Ana Petrova', 'by', 'Jan Kowalski', 'name', 'Ana Petrova', 'role', 'coach',
    'school_name', 'FC Riverside', 'changed', 'time', 'change', 'moved', 'purpose', 'photo_video',
    'duty', 'safeguarding', 'kind', 'withdrawal', 'contract', '2026-00017', 'number', '2026-00012',
    'tier', 'professional', 'period', 'monthly', 'price_cents', 4900, 'currency', 'EUR',
    'cycle', 'Autumn', 'season', '2026/27', 'cheer', 'well_done',
    'starts_at', date_trunc('hour', now()) + interval '2 days',
    'due_at', date_trunc('hour', now()) + interval '2 days',
    'due_on', current_date + 14,
    'time_zone', 'Europe/Berlin'
  );
$$;

-- Can this still be sent again? What ran out is not worth it, and without its link some e-mails are nothing.
create function private.may_resend(p_kind text, p_expires_at timestamptz)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_kind not in ('invitation', 'digest', 'support_reply') and coalesce(p_expires_at > now(), true);
$$;

-- One of twenty tests that an administrator may send in an hour, written down. Error: too_many_tests (P0001).
create function private.count_test(p_user_id uuid, p_kind text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('notification_test ' || me, 0));
  if (
    select count(*) from public.audit_log
    where actor_id = me and action = 'notification_test_sent' and occurred_at > now() - interval '1 hour'
  ) >= 20 then
    raise exception 'too_many_tests' using errcode = 'P0001';
  end if;
  perform private.audit('notification_test_sent', null, p_user_id, null, jsonb_build_object('kind', p_kind));
end;
$$;

-- Functions: what is sent -------------------------------------------------------------------

-- Every kind of news, its subject, whether its e-mail cannot be switched off, and which ways the platform
-- sends it. Error: admin_only (42501).
create function public.list_news_kinds()
returns table (
  kind text, category public.notification_category, is_mandatory boolean, email boolean, push boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  return query
  select
    known.name, private.category_of(known.name),
    private.is_mandatory(private.category_of(known.name), known.name),
    private.is_mandatory(private.category_of(known.name), known.name) or private.is_sent('email', known.name),
    private.is_sent('push', known.name)
  from private.news_kinds() as known (name)
  where known.name <> 'push_test'
  order by private.category_of(known.name), known.name;
end;
$$;

-- Whether the platform sends a kind this way; the bell shows it in any case. Counts for what is waiting, too.
-- Errors: admin_only (42501); kind_unknown, kind_mandatory (P0001) for e-mails nobody may fail to get.
create function public.switch_news_kind(
  p_kind public.short_text, p_channel public.delivery_channel, p_is_on boolean
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  if p_kind is null or p_kind = 'push_test' or p_kind not in (select private.news_kinds()) then
    raise exception 'kind_unknown' using errcode = 'P0001';
  end if;
  if p_channel = 'email' and private.is_mandatory(private.category_of(p_kind), p_kind) then
    raise exception 'kind_mandatory' using errcode = 'P0001';
  end if;
  if p_is_on then
    delete from private.kinds_not_sent where kind = p_kind and channel = p_channel;
  else
    insert into private.kinds_not_sent (kind, channel) values (p_kind, p_channel) on conflict do nothing;
  end if;
  if found then
    perform private.audit(
      case when p_is_on then 'news_switched_on' else 'news_switched_off' end, null, null, null,
      jsonb_build_object('kind', p_kind, 'channel', p_channel)
    );
  end if;
end;
$$;

-- Functions: tests --------------------------------------------------------------------------

-- The devices somebody is told news on, the last seen first, and how often in a row each was not reached.
-- Error: admin_only (42501).
create function public.push_devices_of(p_user_id uuid)
returns table (
  id uuid, user_agent text, platform public.push_platform, last_seen_at timestamptz, failed_count int
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  return query
  select device.id, device.user_agent, device.platform, device.last_seen_at, device.failed_count
  from public.push_devices as device
  where device.user_id = p_user_id
  order by device.last_seen_at desc, device.id;
end;
$$;

-- A push to one person, oneself too, with words of one's own or, left empty, those of the person's language.
-- p_title: at most 80 characters; p_body: at most 200; each on one line. Answers the id of the notification.
-- Errors: admin_only (42501); account_unknown, text_refused, too_many_tests (P0001).
create function public.send_push_test(
  p_user_id uuid, p_title public.short_text default null, p_body public.short_text default null
)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  title text := nullif(btrim(p_title), '');
  body text := nullif(btrim(p_body), '');
  made uuid;
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  if not exists (select from public.users where id = p_user_id and status = 'active') then
    raise exception 'account_unknown' using errcode = 'P0001';
  end if;
  if char_length(title) > 80 or char_length(body) > 200 or concat(title, body) ~ '[[:cntrl:]]' then
    raise exception 'text_refused' using errcode = 'P0001';
  end if;
  perform private.count_test(p_user_id, 'push_test');
  insert into public.notifications (user_id, category, kind, payload, link, expires_at)
  values (
    p_user_id, 'system', 'push_test',
    jsonb_strip_nulls(jsonb_build_object('is_test', true, 'title', title, 'body', body)),
    '/settings/notifications', now() + interval '1 hour'
  )
  returning id into made;
  return made;
end;
$$;

-- News of a kind, to whoever asks. With p_about_user of notes and orders: about the newest note or order
-- of that person, as their own chapters tell it; else about made-up facts. Answers the notification's id.
-- Errors: admin_only (42501); kind_unknown, nothing_to_tell, too_many_tests (P0001).
create function public.send_news_test(p_kind public.short_text, p_about_user uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  facts jsonb;
  leads_to text := '/admin/notifications-test';
  made uuid;
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  if p_kind is null or p_kind = 'push_test' or p_kind not in (select private.news_kinds()) then
    raise exception 'kind_unknown' using errcode = 'P0001';
  end if;
  if p_about_user is null then
    facts := private.sample_news();
  elsif p_kind = 'note_shared' then
    select
      jsonb_build_object('kind', note.kind, 'player', player.first_name), '/notes/history/details/' || note.id
    into facts, leads_to
    from public.notes as note
    join public.players as player on player.id = note.player_id
    where note.archived_at is null
      and (
        player.user_id = p_about_user
        or exists (
          select from public.guardian_links as link
          where link.player_id = player.id and link.guardian_id = p_about_user and link.status = 'active'
        )
      )
    order by note.created_at desc, note.id
    limit 1;
  elsif p_kind like 'order%' then
    select
      jsonb_build_object(
        'order_id', bought.id, 'number', bought.number, 'total_cents', bought.total_cents, 'currency', bought.currency
      ),
      case when p_kind = 'order_received' then '/shop/orders/details/' else '/shop/my-orders/' end || bought.id
    into facts, leads_to
    from public.orders as bought
    where p_about_user in (bought.user_id, bought.payer_id)
    order by bought.placed_at desc, bought.id
    limit 1;
  end if;
  if facts is null then
    raise exception 'nothing_to_tell' using errcode = 'P0001';
  end if;
  perform private.count_test(me, p_kind);
  insert into public.notifications (user_id, category, kind, payload, link)
  values (me, private.category_of(p_kind), p_kind, facts || '{"is_test": true}', leads_to)
  returning id into made;
  return made;
end;
$$;

-- What became of a test: one row with the words of the bell, when it was read, and for e-mail and push the
-- state, when it went out, the last error, and why nothing was queued (not_sent, not_wanted, no_device,
-- no_consent, own_way: the kind is not sent that way by rule). Nothing for other notifications.
-- Error: admin_only (42501).
create function public.read_news_test(p_notification_id uuid)
returns table (
  id uuid,
  category public.notification_category,
  kind text,
  payload jsonb,
  link text,
  read_at timestamptz,
  created_at timestamptz,
  email_status text,
  email_sent_at timestamptz,
  email_error text,
  email_missing text,
  push_status text,
  push_sent_at timestamptz,
  push_error text,
  push_missing text
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  return query
  select
    told.id, told.category, told.kind, told.payload, told.link, told.read_at, told.created_at,
    mail.status, mail.sent_at, mail.last_error,
    case
      when mail.id is not null then null
      when told.kind in ('push_test', 'notice_received')
        or (told.category = 'messages' and not private.is_mandatory(told.category, told.kind)) then 'own_way'
      when not private.is_sent('email', told.kind) then 'not_sent'
      else 'not_wanted'
    end,
    push.status, push.sent_at, push.last_error,
    case
      when push.notification_id is not null then null
      when not private.is_sent('push', told.kind) then 'not_sent'
      when not exists (select from public.push_devices as device where device.user_id = told.user_id)
        then 'no_device'
      when not private.may_push_to(told.user_id) then 'no_consent'
      else 'not_wanted'
    end
  from public.notifications as told
  left join public.mail_outbox as mail on mail.dedupe_key = 'notification:' || told.id
  left join public.push_outbox as push on push.notification_id = told.id
  where told.id = p_notification_id and told.payload @> '{"is_test": true}';
end;
$$;

-- Functions: the outboxes -------------------------------------------------------------------

-- One row for e-mail and one for push: how many wait, since when the oldest is due, how many a worker
-- holds, how many went out within a day and how many failed within seven. Error: admin_only (42501).
create function public.delivery_figures()
returns table (
  channel public.delivery_channel, waiting bigint, oldest_due_at timestamptz, claimed bigint, sent bigint, failed bigint
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  return query
  select
    outbox.way,
    count(*) filter (where outbox.status = 'queued'),
    min(outbox.next_attempt_at) filter (where outbox.status = 'queued' and outbox.next_attempt_at <= now()),
    count(*) filter (where outbox.status = 'sending'),
    count(*) filter (where outbox.sent_at > now() - interval '1 day'),
    count(*) filter (where outbox.status = 'failed' and outbox.updated_at > now() - interval '7 days')
  from (
    select 'email'::public.delivery_channel as way, mail.status, mail.next_attempt_at, mail.sent_at, mail.updated_at
    from public.mail_outbox as mail
    union all
    select 'push'::public.delivery_channel, push.status, push.next_attempt_at, push.sent_at, push.updated_at
    from public.push_outbox as push
  ) as outbox
  group by outbox.way
  order by outbox.way;
end;
$$;

-- What failed within seven days, the newest first: to whom, of which kind, why, and whether it can be sent
-- again. p_limit: at most 100. Error: admin_only (42501).
create function public.list_failed_deliveries(p_limit int default 25, p_offset int default 0)
returns table (
  channel public.delivery_channel,
  id uuid,
  user_id uuid,
  recipient text,
  kind text,
  reason text,
  failed_at timestamptz,
  can_resend boolean,
  total_count bigint
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  return query
  with failed as (
    select
      'email'::public.delivery_channel as way, mail.id as key, mail.user_id as person, mail.to_email as address,
      mail.kind as about, mail.last_error as error, mail.updated_at as at, mail.expires_at as until
    from public.mail_outbox as mail
    where mail.status = 'failed' and mail.updated_at > now() - interval '7 days'
    union all
    select
      'push'::public.delivery_channel, push.notification_id, told.user_id, null, told.kind, push.last_error,
      push.updated_at, push.expires_at
    from public.push_outbox as push
    join public.notifications as told on told.id = push.notification_id
    where push.status = 'failed' and push.updated_at > now() - interval '7 days'
  )
  select
    failed.way, failed.key, failed.person,
    coalesce(nullif(btrim(account.first_name || ' ' || account.last_name), ''), account.email, failed.address),
    failed.about, failed.error, failed.at, private.may_resend(failed.about, failed.until), count(*) over ()
  from failed
  left join public.users as account on account.id = failed.person
  order by failed.at desc, failed.key
  limit least(greatest(coalesce(p_limit, 25), 1), 100)
  offset greatest(coalesce(p_offset, 0), 0);
end;
$$;

-- Sends again what failed within seven days: these ids, or everything that failed for this reason; counts
-- what waits again, with all attempts before it. Silent about what cannot be sent again.
-- Errors: admin_only (42501); choose_deliveries (P0001) for neither or both.
create function public.resend_deliveries(
  p_channel public.delivery_channel, p_ids public.id_list default null, p_reason public.long_text default null
)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  again int := 0;
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  if (p_ids is null) = (p_reason is null) then
    raise exception 'choose_deliveries' using errcode = 'P0001';
  end if;
  if p_channel = 'email' then
    update public.mail_outbox as mail
    set status = 'queued', attempts = 0, next_attempt_at = now(), locked_until = null,
      payload = mail.payload || jsonb_strip_nulls(jsonb_build_object('link', (
        select told.link from public.notifications as told where mail.dedupe_key = 'notification:' || told.id
      )))
    where mail.status = 'failed' and mail.updated_at > now() - interval '7 days'
      and private.may_resend(mail.kind, mail.expires_at)
      and (mail.id = any(p_ids) or mail.last_error = p_reason);
  else
    update public.push_outbox as push
    set status = 'queued', attempts = 0, next_attempt_at = now(), locked_until = null
    from public.notifications as told
    where told.id = push.notification_id
      and push.status = 'failed' and push.updated_at > now() - interval '7 days'
      and private.may_resend(told.kind, push.expires_at)
      and (push.notification_id = any(p_ids) or push.last_error = p_reason);
  end if;
  get diagnostics again = row_count;
  if again > 0 then
    perform private.audit(
      'deliveries_resent', null, null, null,
      jsonb_build_object('channel', p_channel, 'count', again, 'reason', left(p_reason, 200))
    );
  end if;
  return again;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.list_news_kinds(),
  public.switch_news_kind(public.short_text, public.delivery_channel, boolean),
  public.push_devices_of(uuid),
  public.send_push_test(uuid, public.short_text, public.short_text),
  public.send_news_test(public.short_text, uuid),
  public.read_news_test(uuid),
  public.delivery_figures(),
  public.list_failed_deliveries(int, int),
  public.resend_deliveries(public.delivery_channel, public.id_list, public.long_text)
to authenticated;
