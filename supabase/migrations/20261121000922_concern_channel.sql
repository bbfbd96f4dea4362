-- The concern channel: how a concern comes in and how its reporter follows it, without an account.
--
-- Signed-in people report at once and are never held up. Everybody else first works off a challenge: a
-- number whose SHA-256 together with the challenge begins with so many zero bits. Nobody is refused and no
-- school is ever closed; whoever sends much has more to work off, and waits (the numbers stand in
-- docs/decisions/0034-concern-channel.md):
--
--   15 bits to begin with, about 33,000 hashes: a fraction of a second on a telephone
--   +1 bit for each challenge of the same browser after the third of a day, at most +5
--   +1 bit for each ten of the same network after the twentieth of a day, at most +3
--   +1 bit for each ten anonymous reports about the school within the hour, at most +2; 21 in all
--   from the sixth challenge of a browser on, 20 seconds of waiting more each, at most 120
--
-- Network and browser are kept as hashes with a salt that is new each day and gone after two; no concern
-- points to them. The receipt code has 100 random bits and is stored as a hash: it cannot be guessed.

-- Tables ------------------------------------------------------------------------------------

create table private.sender_salts (
  day date not null,
  salt bytea not null default extensions.gen_random_bytes(32),
  constraint sender_salts_pkey primary key (day)
);

create table private.report_challenges (
  id uuid not null default gen_random_uuid(),
  school_id uuid,
  network_hash bytea not null,
  browser_hash bytea not null,
  sender_count int not null,
  bits int not null,
  opens_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  constraint report_challenges_pkey primary key (id)
);

create index report_challenges_network on private.report_challenges (network_hash, created_at);
create index report_challenges_browser on private.report_challenges (browser_hash, created_at);
create index report_challenges_school on private.report_challenges (school_id, used_at);
create index report_challenges_created_at on private.report_challenges (created_at);

-- Functions of the database -----------------------------------------------------------------

create function private.request_header(p_name text)
returns text
language sql
stable
set search_path = ''
as $$
  select nullif(current_setting('request.headers', true), '')::jsonb ->> p_name;
$$;

-- The caller's network: an IPv4 address, of IPv6 the first 64 bits. The gateway's own header wins over the
-- one that a caller can write (docs/deploy.md).
create function private.caller_network()
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  address inet;
begin
  address := coalesce(
    nullif(btrim(private.request_header('cf-connecting-ip')), ''),
    nullif(btrim(split_part(private.request_header('x-forwarded-for'), ',', 1)), '')
  )::inet;
  return case
    when address is null then 'unknown'
    when family(address) = 6 then network(set_masklen(address, 64))::text
    else host(address)
  end;
exception when others then
  return 'unknown';
end;
$$;

-- SHA-256 of today's salt and the parts, so that a day's sender is recognised and nobody afterwards.
create function private.hash_sender(variadic p_parts text[])
returns bytea
language plpgsql
set search_path = ''
as $$
declare
  today date := (now() at time zone 'utc')::date;
  todays bytea;
begin
  insert into private.sender_salts (day) values (today) on conflict do nothing;
  select salt into todays from private.sender_salts where day = today;
  return extensions.digest(todays || convert_to(array_to_string(p_parts, chr(31), '-'), 'UTF8'), 'sha256');
end;
$$;

-- How many zero bits a hash begins with, as far as p_bits.
create function private.has_leading_zero_bits(p_hash bytea, p_bits int)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select left(encode(p_hash, 'hex'), p_bits / 4) = repeat('0', p_bits / 4)
    and (
      p_bits % 4 = 0
      or get_byte(p_hash, p_bits / 8) >> (8 - p_bits % 8) = 0
    );
$$;

-- A receipt code: 20 characters that cannot be mistaken for each other, 100 bits.
create function private.new_receipt()
returns text
language sql
volatile
set search_path = ''
as $$
  select string_agg(
    substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', get_byte(random.bytes, place) % 32 + 1, 1), ''
    order by place
  )
  from (select extensions.gen_random_bytes(20) as bytes) as random
  cross join generate_series(0, 19) as place;
$$;

-- The hash of a code as somebody typed it: case, blanks and hyphens do not matter.
create function private.hash_receipt(p_receipt text)
returns bytea
language sql
immutable
set search_path = ''
as $$
  select private.hash_token(upper(regexp_replace(left(p_receipt, 100), '[^A-Za-z0-9]', '', 'g')));
$$;

-- Takes a worked-off challenge out of use; answers how many its sender had asked for that day.
-- Errors (P0001): challenge_required, challenge_spent (unknown, used, run out, of another school),
-- challenge_early, challenge_wrong.
create function private.use_challenge(p_challenge uuid, p_nonce text, p_school_id uuid)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  challenge private.report_challenges;
begin
  if p_challenge is null or p_nonce is null then
    raise exception 'challenge_required' using errcode = 'P0001';
  end if;
  select * into challenge from private.report_challenges where id = p_challenge for update;
  if not found or challenge.used_at is not null
    or challenge.school_id is distinct from p_school_id
    or challenge.opens_at < now() - interval '30 minutes'
  then
    raise exception 'challenge_spent' using errcode = 'P0001';
  elsif challenge.opens_at > now() then
    raise exception 'challenge_early' using errcode = 'P0001';
  elsif not private.has_leading_zero_bits(
    extensions.digest(p_challenge::text || ':' || p_nonce, 'sha256'), challenge.bits
  ) then
    raise exception 'challenge_wrong' using errcode = 'P0001';
  end if;
  update private.report_challenges set used_at = now() where id = p_challenge;
  return challenge.sender_count;
end;
$$;

-- What the channel need not keep; counts the rows. Part of the daily job that tidies up.
create function private.forget_report_senders()
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone int;
begin
  delete from private.report_challenges where created_at < now() - interval '2 days';
  get diagnostics gone = row_count;
  delete from private.sender_salts where day < (now() at time zone 'utc')::date - 1;
  return gone;
end;
$$;

-- Functions ----------------------------------------------------------------------------------

-- Schools by the beginning of a word of their name, for a visitor who reports something: public names
-- only, at most eight, from three characters on; or the one of an address that names it.
create function public.find_schools(p_query public.short_text default null, p_school_id uuid default null)
returns table (id uuid, name text, location text)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  wanted text := lower(btrim(left(p_query, 60)));
  -- From the beginning of a word.
  pattern text := ltrim(private.search_pattern(wanted), '%');
begin
  return query
  select school.id, school.name, school.location
  from public.schools as school
  where school.archived_at is null
    and case
      when p_school_id is not null then school.id = p_school_id
      when char_length(wanted) < 3 then false
      else ' ' || private.fold_text(school.name) like '% ' || pattern
    end
  order by lower(school.name), school.id
  limit 8;
end;
$$;

-- A challenge for one anonymous report about a school (or none). Answers its id, the zero bits asked for
-- and the seconds to wait before the report is taken. A browser with five open ones gets one of them again.
create function public.start_concern(p_school_id uuid default null)
returns table (challenge uuid, bits int, wait_seconds int)
language plpgsql
security definer
set search_path = ''
as $$
declare
  school uuid := (select id from public.schools where id = p_school_id);
  network text := private.caller_network();
  of_network bytea := private.hash_sender('network', network);
  of_browser bytea := private.hash_sender(
    'browser', network, left(private.request_header('user-agent'), 400),
    left(private.request_header('accept-language'), 100)
  );
  started private.report_challenges;
  browser_count int;
  network_count int;
  school_count int;
begin
  select * into started from private.report_challenges as open
  where open.browser_hash = of_browser and open.used_at is null
    and open.school_id is not distinct from school
    and open.created_at > now() - interval '10 minutes'
  order by open.created_at desc, open.id
  offset 4 limit 1;
  if not found then
    select count(*) + 1 into browser_count from private.report_challenges as earlier
    where earlier.browser_hash = of_browser and earlier.created_at > now() - interval '1 day';
    select count(*) + 1 into network_count from private.report_challenges as earlier
    where earlier.network_hash = of_network and earlier.created_at > now() - interval '1 day';
    select count(*) into school_count from private.report_challenges as earlier
    where earlier.school_id is not distinct from school and earlier.used_at > now() - interval '1 hour';
    insert into private.report_challenges (
      school_id, network_hash, browser_hash, sender_count, bits, opens_at
    )
    values (
      school, of_network, of_browser, browser_count,
      least(
        21,
        15 + least(greatest(browser_count - 3, 0), 5) + least(greatest(network_count - 20, 0) / 10, 3)
          + least(school_count / 10, 2)
      ),
      now() + least(greatest(browser_count - 5, 0) * 20, 120) * interval '1 second'
    )
    returning * into started;
  end if;
  return query select
    started.id, started.bits, greatest(ceil(extract(epoch from started.opens_at - now())), 0)::int;
end;
$$;

-- Raises a concern and answers with the receipt code, shown once. p_school_id or p_school_name says
-- where. p_about_user_id (staff of the school) or p_about_name says whom it is about, p_is_about_officer
-- and p_is_about_owner that it is the one or the other: all of them never see it. p_is_for_platform sends
-- it past the club. Signed-in people give their name with it unless p_is_anonymous; everybody else
-- brings a challenge that was worked off (start_concern).
-- Errors (P0001): text_too_long, challenge_required, challenge_spent, challenge_early, challenge_wrong;
-- 23514 for a text that is too short.
create function public.report_concern(
  p_body public.long_text,
  p_school_id uuid default null,
  p_school_name public.short_text default null,
  p_reporter_name public.short_text default null,
  p_reporter_contact public.short_text default null,
  p_about_user_id uuid default null,
  p_about_name public.short_text default null,
  p_is_about_officer boolean default false,
  p_is_about_owner boolean default false,
  p_is_for_platform boolean default false,
  p_is_urgent boolean default false,
  p_is_anonymous boolean default false,
  p_challenge uuid default null,
  p_nonce public.short_text default null
)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  receipt text := private.new_receipt();
  school uuid := (select id from public.schools where id = p_school_id);
  is_known boolean := private.is_active();
  account bytea;
  times int;
begin
  if char_length(p_body) > 5000 or char_length(p_school_name) > 120 or char_length(p_reporter_name) > 120
    or char_length(p_reporter_contact) > 200 or char_length(p_about_name) > 120 or char_length(p_nonce) > 40
  then
    raise exception 'text_too_long' using errcode = 'P0001';
  end if;
  if is_known then
    -- Counted, never held up; the row is no challenge that anybody could use.
    account := private.hash_sender('account', me::text);
    select count(*) + 1 into times from private.report_challenges as earlier
    where earlier.browser_hash = account and earlier.created_at > now() - interval '1 day';
    insert into private.report_challenges (network_hash, browser_hash, sender_count, bits, opens_at)
    values (account, account, times, 0, '-infinity');
  else
    times := private.use_challenge(p_challenge, p_nonce, school);
  end if;
  insert into public.concerns (
    school_id, is_for_platform, is_urgent, reporter_id, reporter_name, reporter_contact, school_name,
    about_user_id, about_name, is_about_officer, is_about_owner, body, receipt_hash, sender_count
  )
  values (
    school,
    coalesce(p_is_for_platform, false) or coalesce(p_is_about_officer, false) or school is null,
    coalesce(p_is_urgent, false),
    case when is_known and p_is_anonymous is not true then me end,
    nullif(btrim(p_reporter_name), ''),
    nullif(btrim(p_reporter_contact), ''),
    nullif(btrim(p_school_name), ''),
    case when private.is_staff_of(p_about_user_id, school) then p_about_user_id end,
    nullif(btrim(p_about_name), ''),
    coalesce(p_is_about_officer, false),
    coalesce(p_is_about_owner, false),
    btrim(p_body),
    private.hash_receipt(receipt),
    times
  );
  return receipt;
end;
$$;

-- What became of a report, for whoever knows its code; nothing for a code that does not exist. Neither the
-- report's own words nor anybody's name. entries: [{"kind": "reply" | "addition", "body", "created_at"}].
create function public.follow_concern(p_receipt public.short_text)
returns table (
  status public.concern_status,
  created_at timestamptz,
  updated_at timestamptz,
  entries jsonb
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    concern.status, concern.created_at, concern.updated_at,
    (
      select coalesce(jsonb_agg(
        jsonb_build_object('kind', note.kind, 'body', note.body, 'created_at', note.created_at)
        order by note.created_at, note.id
      ), '[]')
      from public.concern_notes as note
      where note.concern_id = concern.id and note.kind <> 'internal'
    )
  from public.concerns as concern
  where concern.receipt_hash = private.hash_receipt(p_receipt);
$$;

-- Adds something to one's report, by its code: 1 to 5000 characters, at most 20 a day.
-- Errors (P0001): concern_unknown, text_too_long, note_required, too_many_additions.
create function public.add_to_concern(p_receipt public.short_text, p_body public.long_text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  concern uuid;
begin
  if char_length(p_body) > 5000 then
    raise exception 'text_too_long' using errcode = 'P0001';
  elsif nullif(btrim(p_body), '') is null then
    raise exception 'note_required' using errcode = 'P0001';
  end if;
  select id into concern from public.concerns where receipt_hash = private.hash_receipt(p_receipt) for update;
  if not found then
    raise exception 'concern_unknown' using errcode = 'P0001';
  elsif (
    select count(*) from public.concern_notes
    where concern_id = concern and kind = 'addition' and created_at > now() - interval '1 day'
  ) >= 20 then
    raise exception 'too_many_additions' using errcode = 'P0001';
  end if;
  insert into public.concern_notes (concern_id, kind, author_id, body)
  values (concern, 'addition', null, btrim(p_body));
end;
$$;

-- Grants -------------------------------------------------------------------------------------

revoke all on private.sender_salts, private.report_challenges from anon, authenticated;

grant execute on function
  public.find_schools(public.short_text, uuid),
  public.start_concern(uuid),
  public.report_concern(
    public.long_text, uuid, public.short_text, public.short_text, public.short_text, uuid, public.short_text,
    boolean, boolean, boolean, boolean, boolean, uuid, public.short_text
  ),
  public.follow_concern(public.short_text),
  public.add_to_concern(public.short_text, public.long_text)
to anon, authenticated;
