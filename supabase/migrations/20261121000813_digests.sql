-- Digests: one e-mail a day or a week about what waits in the bell.
--
--                        everybody who holds the token   service role
-- unsubscribe_by_token   yes                             -
--
-- Whoever wants one chooses it (notification_preferences.digest; off at first). It names what is unread,
-- came since the last one and was not mailed by itself: of everything that the switches for e-mail and its
-- subjects hold back, and of mentions and announcements; what was written in a conversation is counted there. It leaves at seven in the morning on the person's clock,
-- on Mondays where it is weekly, and not at all when there is nothing to tell or everything is switched
-- off. A young person gets one where news may reach their own devices.
--
-- Each digest carries a link that stops it, signed out as well. Its token is known by its hash and can do
-- nothing else; it says nothing about whose it is, and can put back what it stopped.

-- Tables ------------------------------------------------------------------------------------

create table private.digest_tokens (
  token_hash bytea not null,
  user_id uuid not null,
  -- What to put back; empty until the token was used.
  digest_before public.digest_rhythm,
  expires_at timestamptz not null default now() + interval '60 days',
  created_at timestamptz not null default now(),
  constraint digest_tokens_pkey primary key (token_hash),
  constraint digest_tokens_user foreign key (user_id) references public.users (id) on delete cascade
);

create index digest_tokens_user on private.digest_tokens (user_id);
create index digest_tokens_expires_at on private.digest_tokens (expires_at);

revoke all on private.digest_tokens from public, anon, authenticated, service_role;

-- Functions ---------------------------------------------------------------------------------

-- When the digest of this rhythm was last due, on the clock of a zone.
create function private.digest_due_at(p_rhythm public.digest_rhythm, p_time_zone text, p_at timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case
    when latest.due_at <= p_at then latest.due_at
    else (latest.local - case p_rhythm when 'weekly' then interval '7 days' else interval '1 day' end)
      at time zone p_time_zone
  end
  from (
    select start.local, start.local at time zone p_time_zone as due_at
    from (
      select
        date_trunc(case p_rhythm when 'weekly' then 'week' else 'day' end, p_at at time zone p_time_zone)
          + interval '7 hours' as local
    ) as start
  ) as latest;
$$;

-- Writes the e-mails of everybody whose digest has become due; counts them.
create function private.queue_digests()
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  wish public.notification_preferences;
  secret text;
  news jsonb;
  total int;
  written int := 0;
begin
  for wish in
    select preference.*
    from public.notification_preferences as preference
    join public.users as person on person.id = preference.user_id and person.status = 'active'
    where preference.digest <> 'off'
      and preference.is_all_on
      and preference.digested_at < private.digest_due_at(preference.digest, preference.time_zone, now())
    order by preference.user_id
    for update of preference skip locked
  loop
    select count(*), jsonb_agg(
      jsonb_build_object(
        'kind', waiting.kind, 'category', waiting.category, 'facts', waiting.payload, 'link', waiting.link
      ) order by waiting.category, waiting.kind, waiting.created_at desc
    ) filter (where waiting.place <= 20)
    into total, news
    from (
      select told.*, row_number() over (order by told.created_at desc, told.id) as place
      from public.notifications as told
      where told.user_id = wish.user_id
        and told.read_at is null
        and told.kind <> 'message_received'
        and told.created_at > wish.digested_at
        and coalesce(told.expires_at > now(), true)
        and not told.payload @> '{"is_test": true}'
        and private.is_sent('email', told.kind)
        and not exists (
          select from public.mail_outbox as mail
          where mail.dedupe_key = 'notification:' || told.id and mail.status <> 'dropped'
        )
    ) as waiting;
    if total > 0 and private.may_push_to(wish.user_id) then
      secret := private.new_token();
      insert into private.digest_tokens (token_hash, user_id) values (private.hash_token(secret), wish.user_id);
      insert into public.mail_outbox (user_id, kind, payload, dedupe_key, expires_at)
      values (
        wish.user_id, 'digest',
        jsonb_build_object('items', news, 'count', total, 'unsubscribe', '/unsubscribe/' || secret),
        'digest:' || wish.user_id || ':' || now()::text, now() + interval '20 hours'
      );
      written := written + 1;
    end if;
    update public.notification_preferences set digested_at = now() where user_id = wish.user_id;
  end loop;
  return written;
end;
$$;

-- Stops the digests of whoever the token was made for, or, with p_is_undo, puts back what it stopped. The
-- caller need not be signed in. Error: unsubscribe_over (P0001) for a token that was never made or is too old.
create function public.unsubscribe_by_token(p_token public.short_text, p_is_undo boolean default false)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  held private.digest_tokens;
begin
  select * into held from private.digest_tokens
  where token_hash = private.hash_token(p_token) and expires_at > now()
  for update;
  if not found then
    raise exception 'unsubscribe_over' using errcode = 'P0001';
  end if;
  if coalesce(p_is_undo, false) then
    update public.notification_preferences set digest = held.digest_before, chosen_at = now()
    where user_id = held.user_id and digest = 'off' and held.digest_before is not null;
    return;
  end if;
  update private.digest_tokens as used set digest_before = preference.digest
  from public.notification_preferences as preference
  where used.token_hash = held.token_hash
    and preference.user_id = held.user_id
    and preference.digest <> 'off';
  update public.notification_preferences set digest = 'off', chosen_at = now()
  where user_id = held.user_id and digest <> 'off';
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function public.unsubscribe_by_token(public.short_text, boolean) to anon, authenticated;
