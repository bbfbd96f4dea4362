-- Notification preferences: what reaches a person outside the application, how, when, and how long
-- before an event they want to be reminded.
--
--                            every signed-in person   service role
-- notification_preferences   self s, self u           s i u d
-- push_devices               self s, self d           s i u d
--
-- Every account has one row of preferences, made with it; it begins as the standard says (the next chapter),
-- at first with all switches on. Two kinds of switches meet: the way (email, push) and the subject
-- (training, messages, tasks, notes, system, payments), with is_all_on above both. They are asked when
-- something is about to be sent, so that changing one's mind counts for what is already waiting.
--
-- Not to be switched off: e-mails about money and about a child's safety. There the switches decide
-- about push alone. Quiet hours make push wait, on the person's clock, and never silence e-mail. Those of a school
-- for its minors (schools.children_quiet_from) count beside a child's own; e-mail to a child is not held either.
--
-- Administrators decide for the whole platform which kinds leave it by e-mail and push at all
-- (kinds_not_sent, see the chapter of notification tools); among those a person's own choice counts.
--
-- A device belongs to whoever registered it last (register_push_device): a shared family phone
-- follows the person who signed in.

-- Types -------------------------------------------------------------------------------------

create type public.lead_time as enum (
  '15_minutes', '30_minutes', '1_hour', '2_hours', '1_day', '2_days', '1_week'
);
create type public.digest_rhythm as enum ('off', 'daily', 'weekly');
create type public.delivery_channel as enum ('email', 'push');
create type public.push_address_kind as enum ('token', 'installation', 'subscription');
create type public.push_platform as enum ('web', 'android', 'ios');

-- Tables ------------------------------------------------------------------------------------

create table public.notification_preferences (
  user_id uuid not null,
  is_all_on boolean not null default true,
  email boolean not null default true,
  push boolean not null default true,
  training boolean not null default true,
  messages boolean not null default true,
  tasks boolean not null default true,
  notes boolean not null default true,
  system boolean not null default true,
  payments boolean not null default true,
  training_lead public.lead_time not null default '1_day',
  tasks_lead public.lead_time not null default '1_day',
  quiet_from time,
  quiet_until time,
  time_zone text not null default 'Europe/Berlin',
  digest public.digest_rhythm not null default 'off',
  digested_at timestamptz not null default now(),
  chosen_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint notification_preferences_pkey primary key (user_id),
  constraint notification_preferences_user foreign key (user_id)
  references public.users (id) on delete cascade,
  constraint notification_preferences_quiet_complete check (
    (quiet_from is null) = (quiet_until is null) and quiet_from <> quiet_until
  ),
  constraint notification_preferences_time_zone_length check (char_length(time_zone) between 1 and 60)
);

comment on column public.notification_preferences.is_all_on is
  'Off: nothing leaves the application but what cannot be switched off, and there are no reminders.';
comment on column public.notification_preferences.training_lead is
  'How long before a training or match the reminder comes; none while training is off.';
comment on column public.notification_preferences.quiet_from is
  'Push waits from here until quiet_until, also over midnight; both empty: never.';
comment on column public.notification_preferences.time_zone is 'The clock of the quiet hours and of the digest.';
comment on column public.notification_preferences.digest is
  'How often one e-mail tells what is unread in the bell and was not mailed by itself.';
comment on column public.notification_preferences.digested_at is
  'Until when the last digest told, or since when there has been one.';
comment on column public.notification_preferences.chosen_at is
  'When this person last chose for themselves; empty: they follow a standard (see the chapter of notification standards).';

create table public.push_devices (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind public.push_address_kind not null default 'token',
  address text not null,
  public_key text,
  auth_secret text,
  user_agent text,
  platform public.push_platform not null default 'web',
  locale text not null default 'en',
  failed_count int not null default 0,
  last_seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint push_devices_pkey primary key (id),
  constraint push_devices_user foreign key (user_id) references public.users (id) on delete cascade,
  constraint push_devices_address_once unique (address),
  constraint push_devices_address_form check (
    char_length(address) between 16 and 1000
    and case
      when kind = 'subscription' then address ~ (
        '^https://(fcm\.googleapis\.com|jmt17\.google\.com|updates\.push\.services\.mozilla\.com'
        || '|web\.push\.apple\.com|[a-z0-9-]+\.notify\.windows\.com)/[A-Za-z0-9_:.,~%?&=/+-]+$'
      )
      else address ~ '^[A-Za-z0-9_:.-]+$'
    end
  ),
  constraint push_devices_keys check (
    case
      when kind = 'subscription' then public_key is not null and auth_secret is not null
      else public_key is null and auth_secret is null
    end
  ),
  constraint push_devices_public_key_form check (public_key ~ '^[A-Za-z0-9_-]{87}$'),
  constraint push_devices_auth_secret_form check (auth_secret ~ '^[A-Za-z0-9_-]{22}$'),
  constraint push_devices_user_agent_length check (char_length(user_agent) <= 400),
  constraint push_devices_locale_known check (locale in ('en', 'de', 'bg')),
  constraint push_devices_failed_count_positive check (failed_count >= 0)
);

comment on column public.push_devices.address is
  'Token or installation id of the push service, or the address of a Web Push subscription; whoever knows it can be sent to, so it is a secret. The worker calls it: only the push services of the browsers are taken.';
comment on column public.push_devices.public_key is 'Of a subscription (p256dh, RFC 8291): what is sent can be read on that device only.';
comment on column public.push_devices.user_agent is 'As the browser names itself, so that people know their devices apart.';
comment on column public.push_devices.failed_count is 'Failures in a row; the tenth takes the device away.';

-- One row for each kind that the platform does not send one way. Not exposed: read and written by functions.
create table private.kinds_not_sent (
  kind text not null,
  channel public.delivery_channel not null,
  created_at timestamptz not null default now(),
  constraint kinds_not_sent_pkey primary key (kind, channel)
);

revoke all on private.kinds_not_sent from public, anon, authenticated, service_role;

-- Indexes -----------------------------------------------------------------------------------

create index notification_preferences_digest on public.notification_preferences (digested_at) where digest <> 'off';
create index notification_preferences_training on public.notification_preferences (training_lead);
create index push_devices_user on public.push_devices (user_id, last_seen_at desc);
create index push_devices_last_seen on public.push_devices (last_seen_at);

-- Predicates --------------------------------------------------------------------------------

-- Money and safety: what nobody may fail to hear of.
create function private.is_mandatory(p_category public.notification_category, p_kind text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_category = 'payments' or p_kind in ('message_reported', 'concern_raised', 'change_to_see');
$$;

-- Does the platform send that kind this way at all?
create function private.is_sent(p_channel public.delivery_channel, p_kind text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select not exists (
    select from private.kinds_not_sent where kind = p_kind and channel = p_channel
  );
$$;

-- Does this person want that sent this way? Without preferences everything is on that the platform sends.
create function private.is_wanted(
  p_preferences public.notification_preferences,
  p_channel public.delivery_channel,
  p_category public.notification_category,
  p_kind text
)
returns boolean
language sql
stable
set search_path = ''
as $$
  select (p_channel = 'email' and private.is_mandatory(p_category, p_kind))
    or (
      private.is_sent(p_channel, p_kind)
      and (
        (p_preferences).user_id is null
        or (
          (p_preferences).is_all_on
          and case p_channel when 'email' then (p_preferences).email else (p_preferences).push end
          and case p_category
            when 'training' then (p_preferences).training
            when 'messages' then (p_preferences).messages
            when 'tasks' then (p_preferences).tasks
            when 'notes' then (p_preferences).notes
            when 'system' then (p_preferences).system
            else (p_preferences).payments
          end
        )
      )
    );
$$;

-- The end of the quiet hours that this moment lies in, on the clock of the zone; null when it is not quiet.
create function private.end_of_quiet(p_from time, p_until time, p_time_zone text, p_at timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select
    (clock.day + p_until
      + case when clock.hour >= p_until then interval '1 day' else interval '0' end
    ) at time zone p_time_zone
  from (
    select
      (p_at at time zone p_time_zone)::date as day,
      (p_at at time zone p_time_zone)::time as hour
  ) as clock
  where case
    when p_from < p_until then clock.hour >= p_from and clock.hour < p_until
    else clock.hour >= p_from or clock.hour < p_until
  end;
$$;

-- A person's own.
create function private.quiet_end(p_preferences public.notification_preferences, p_at timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select private.end_of_quiet(
    (p_preferences).quiet_from, (p_preferences).quiet_until, (p_preferences).time_zone, p_at
  );
$$;

-- Until when push to this person waits: their own quiet hours, and for a minor those of the school on its clock.
-- Whichever ends later; where another begins then, push is judged again. Null: it does not wait.
create function private.push_quiet_end(
  p_user_id uuid,
  p_preferences public.notification_preferences,
  p_at timestamptz
)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select greatest(private.quiet_end(p_preferences, p_at), (
    select max(private.end_of_quiet(
      school.children_quiet_from, school.children_quiet_until, school.time_zone, p_at
    ))
    from public.players as player
    join public.schools as school on school.id = player.school_id
    where player.user_id = p_user_id and private.is_minor_player(player.id)
  ));
$$;

-- Triggers ----------------------------------------------------------------------------------

create function private.make_preferences()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.notification_preferences (user_id) values (new.id) on conflict do nothing;
  return null;
end;
$$;

create trigger users_make_preferences after insert on public.users
for each row execute function private.make_preferences();

create function private.start_digest()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.digested_at := now();
  return new;
end;
$$;

create trigger notification_preferences_digest
before update of digest on public.notification_preferences
for each row
when (new.digest is distinct from old.digest)
execute function private.start_digest();

-- Whoever changes something here has chosen; standards and workers write as the owner of the database.
create function private.mark_choice()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.chosen_at := now();
  return new;
end;
$$;

create trigger notification_preferences_mark_choice
before update of email, push, training, messages, tasks, notes, system, payments, training_lead, tasks_lead, digest
on public.notification_preferences
for each row
when (current_user in ('anon', 'authenticated'))
execute function private.mark_choice();

create trigger notification_preferences_time_zone
before update of time_zone on public.notification_preferences
for each row
when (new.time_zone is distinct from old.time_zone)
execute function private.refuse_unknown_time_zone();

-- Policies ----------------------------------------------------------------------------------

alter table public.notification_preferences enable row level security;
alter table public.push_devices enable row level security;

create policy notification_preferences_select on public.notification_preferences
for select to authenticated using (
  user_id = (select auth.uid())
);

create policy notification_preferences_update on public.notification_preferences
for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy push_devices_select on public.push_devices for select to authenticated using (
  user_id = (select auth.uid())
);

create policy push_devices_delete on public.push_devices for delete to authenticated using (
  user_id = (select auth.uid())
);

-- Functions ---------------------------------------------------------------------------------

-- This device, on every start of the app and after every sign-in: it belongs to the caller from now
-- on. Answers its id, to be deleted on sign-out. Definer, because it may have been somebody else's.
-- p_address: token, installation id or address of a subscription, as p_kind says; a subscription
-- brings its two keys; p_locale: en, de or bg. An account keeps the 20 devices seen last.
-- Errors: profile_missing (42501); consent_missing for a young person whose family has not agreed:
-- the device would hear nothing, so it is not kept; 23514 for an address, keys or a language that
-- cannot be.
create function public.register_push_device(
  p_address public.long_text,
  p_kind public.push_address_kind default 'token',
  p_platform public.push_platform default 'web',
  p_locale public.short_text default 'en',
  p_public_key public.short_text default null,
  p_auth_secret public.short_text default null,
  p_user_agent public.long_text default null
)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  registered uuid;
begin
  if not private.is_active() then
    raise exception 'profile_missing' using errcode = '42501';
  end if;
  if not private.may_push_to(me) then
    raise exception 'consent_missing' using errcode = 'P0001';
  end if;
  insert into public.push_devices as device (
    user_id, kind, address, public_key, auth_secret, user_agent, platform, locale
  )
  values (
    me, p_kind, p_address, p_public_key, p_auth_secret, left(p_user_agent, 400), p_platform, p_locale
  )
  on conflict (address) do update
    set user_id = excluded.user_id,
      kind = excluded.kind,
      public_key = excluded.public_key,
      auth_secret = excluded.auth_secret,
      user_agent = excluded.user_agent,
      platform = excluded.platform,
      locale = excluded.locale,
      failed_count = 0,
      last_seen_at = now()
  returning id into registered;

  delete from public.push_devices where id in (
    select id from public.push_devices
    where user_id = me and id <> registered
    order by last_seen_at desc, id
    offset 19
  );
  return registered;
end;
$$;

-- The quiet hours schools have set for me or my children: one row a school where one of us plays and is a
-- minor, none for other adults. is_mine: I am the minor.
create function public.my_quiet_hours()
returns table (
  school_id uuid,
  school_name text,
  children_quiet_from time,
  children_quiet_until time,
  time_zone text,
  is_mine boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    school.id, school.name, school.children_quiet_from, school.children_quiet_until, school.time_zone,
    bool_or(player.user_id is not distinct from (select auth.uid()))
  from public.players as player
  join public.schools as school on school.id = player.school_id
  where player.id = any(array(select private.my_player_ids()))
    and (select private.is_active())
    and private.is_minor_player(player.id)
    and school.children_quiet_from is not null
  group by school.id
  order by school.name, school.id;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.notification_preferences, public.push_devices from anon, authenticated;

grant select on public.notification_preferences to authenticated;
grant update (
  is_all_on, email, push, training, messages, tasks, notes, system, payments, training_lead,
  tasks_lead, quiet_from, quiet_until, time_zone, digest
) on public.notification_preferences to authenticated;
grant select, delete on public.push_devices to authenticated;

grant execute on function
  public.register_push_device(
    public.long_text, public.push_address_kind, public.push_platform, public.short_text, public.short_text,
    public.short_text, public.long_text
  ),
  public.my_quiet_hours()
to authenticated;

grant execute on function
  private.is_mandatory(public.notification_category, text),
  private.is_sent(public.delivery_channel, text),
  private.is_wanted(
    public.notification_preferences, public.delivery_channel, public.notification_category, text
  ),
  private.end_of_quiet(time, time, text, timestamptz),
  private.quiet_end(public.notification_preferences, timestamptz),
  private.push_quiet_end(uuid, public.notification_preferences, timestamptz)
to service_role;
