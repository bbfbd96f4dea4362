-- Credentials: whose password an account has, what a change of them needs, and who is told.
--
--                            everybody
-- private.password_proofs    -            written by prove_password and used up by an address change
--
-- Triggers on auth.users, because sign-up, confirmation and changes go straight to the auth service,
-- on hosted projects as on the embedded stack:
--
-- Confirming an address belongs to whoever reads its e-mails. Anybody may have registered it before, so
-- in that moment the password, the sessions and the identities of other providers made until then are
-- gone; the session that confirmed sets the password. What the sign-up form said about the person stays
-- as far as the application asks for it, and waits for their word when the address was registered twice.
--
-- Changing the address needs the password (prove_password, used once, within five minutes), and both
-- addresses are told; so is everybody whose password changes.

-- Tables ------------------------------------------------------------------------------------

create table private.password_proofs (
  user_id uuid not null,
  failures int not null default 0,
  next_try_at timestamptz not null default now(),
  proven_at timestamptz,
  constraint password_proofs_pkey primary key (user_id),
  constraint password_proofs_user foreign key (user_id) references auth.users (id) on delete cascade,
  constraint password_proofs_failures_positive check (failures >= 0)
);

comment on table private.password_proofs is
  'When an account last gave its own password to prove_password, and how often it was wrong since.';

revoke all on private.password_proofs from public, anon, authenticated, service_role;

-- Telling -----------------------------------------------------------------------------------

-- Queues an e-mail about a changed credential of an account, to its address or to another one of
-- theirs, in their language; it cannot be switched off. Kinds: password_changed, email_change_started,
-- email_changed, mfa_enabled, mfa_disabled. Once per kind, address and transaction.
create function private.tell_credential_change(
  p_user_id uuid,
  p_kind text,
  p_to_email text default null,
  p_payload jsonb default '{}'
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  account auth.users;
  profile public.users;
  recipient text;
  language text;
begin
  select * into account from auth.users where id = p_user_id;
  select * into profile from public.users where id = p_user_id;
  recipient := lower(coalesce(p_to_email, account.email));
  if coalesce(recipient, '') = '' or char_length(recipient) > 254 then
    return;
  end if;
  language := coalesce(profile.locale, account.raw_user_meta_data ->> 'locale');
  perform private.queue_mail(
    null,
    recipient,
    case when language in ('de', 'bg') then language else 'en' end,
    p_kind,
    p_payload || jsonb_build_object('link', '/settings/account'),
    p_kind || ':' || p_user_id || ':' || recipient || ':' || pg_catalog.pg_current_xact_id()
  );
end;
$$;

-- Confirming --------------------------------------------------------------------------------

-- An account whose address an administrator confirms without any e-mail keeps its password.
create function private.drop_unproven_credentials()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.encrypted_password := null;
  delete from auth.sessions where user_id = new.id;
  delete from auth.identities where user_id = new.id and provider <> 'email';
  return new;
end;
$$;

create trigger users_drop_unproven_credentials
before update of email_confirmed_at on auth.users
for each row
when (
  old.email_confirmed_at is null and new.email_confirmed_at is not null
  and (old.confirmation_sent_at is not null or old.recovery_sent_at is not null)
)
execute function private.drop_unproven_credentials();

-- What a sign-up said about a person, cut to what the application asks for. The auth service keeps the
-- first sign-up of an address and drops what a later one says: then nobody knows whose words these are,
-- and they move below "claimed" until the confirmed person has read them. Runs at the end of the
-- transaction, because the auth service writes the metadata once more after it confirms.
create function private.sift_claims()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  account auth.users;
  said jsonb;
  claims jsonb;
  rest jsonb;
begin
  select * into account from auth.users where id = new.id;
  said := coalesce(account.raw_user_meta_data, '{}');
  select coalesce(jsonb_object_agg(entry.key, left(entry.value #>> '{}', 120)), '{}') into claims
  from jsonb_each(said) as entry
  where entry.key in ('first_name', 'last_name', 'role', 'school_name', 'child_name')
    and jsonb_typeof(entry.value) = 'string';
  select coalesce(jsonb_object_agg(entry.key, entry.value), '{}') into rest
  from jsonb_each(said) as entry
  where entry.key in ('locale', 'email', 'email_verified', 'phone_verified', 'sub')
    and char_length(entry.value::text) <= 300;

  update auth.users
  set raw_user_meta_data = rest || case
    when exists (
      select from auth.flow_state as flow
      where flow.user_id = new.id
        and flow.authentication_method = 'email/signup'
        and flow.created_at > account.created_at + interval '2 seconds'
    ) then jsonb_build_object('claimed', claims)
    else claims
  end
  where id = new.id;
  return null;
end;
$$;

create constraint trigger users_sift_claims
after update of email_confirmed_at on auth.users
deferrable initially deferred
for each row
when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
execute function private.sift_claims();

-- Changing ----------------------------------------------------------------------------------

-- Whether this is the caller's own password. A right one is remembered for five minutes, for one change
-- of the address. After five wrong ones each further try waits twice as long, a quarter of an hour at
-- most; a right one starts anew. Errors: too_many_attempts (P0001), with the seconds to wait as its hint.
create function public.prove_password(p_password public.short_text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  proof private.password_proofs;
  is_right boolean;
begin
  if me is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  insert into private.password_proofs (user_id) values (me) on conflict do nothing;
  select * into proof from private.password_proofs where user_id = me for update;
  if proof.next_try_at > now() then
    raise exception 'too_many_attempts' using
      errcode = 'P0001', hint = ceil(extract(epoch from proof.next_try_at - now()))::int::text;
  end if;

  -- 2b and 2a name the same bcrypt; pgcrypto knows the older name only.
  select coalesce(stored.hash = extensions.crypt(p_password, stored.hash), false) into is_right
  from auth.users as account
  cross join lateral (select replace(account.encrypted_password, '$2b$', '$2a$') as hash) as stored
  where account.id = me and octet_length(p_password) <= 300 and stored.hash like '$2a$%';
  is_right := coalesce(is_right, false);

  update private.password_proofs
  set failures = case when is_right then 0 else failures + 1 end,
    next_try_at = case
      when is_right or failures < 4 then now()
      else now() + least(power(2, least(failures - 4, 10)), 900) * interval '1 second'
    end,
    proven_at = case when is_right then now() end
  where user_id = me;
  return is_right;
end;
$$;

comment on function public.prove_password(public.short_text) is
  'Whether this is the caller''s own password; too many wrong ones have to wait.';

create function private.require_password_proof()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.password_proofs set proven_at = null
  where user_id = new.id and proven_at > now() - interval '5 minutes';
  if not found then
    raise exception 'password_required' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger users_require_password_proof
before update of email_change on auth.users
for each row
when (
  new.email_change is distinct from old.email_change
  and coalesce(new.email_change, '') <> ''
  and old.email_confirmed_at is not null
)
execute function private.require_password_proof();

create function private.tell_changed_credentials()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.encrypted_password is distinct from old.encrypted_password
    and coalesce(old.encrypted_password, '') <> '' and coalesce(new.encrypted_password, '') <> ''
  then
    perform private.tell_credential_change(new.id, 'password_changed');
  end if;
  if new.email_change is distinct from old.email_change and coalesce(new.email_change, '') <> '' then
    perform private.tell_credential_change(
      new.id, 'email_change_started', old.email, jsonb_build_object('address', new.email_change)
    );
  end if;
  if new.email is distinct from old.email and coalesce(old.email, '') <> '' then
    perform private.tell_credential_change(
      new.id, 'email_changed', address, jsonb_build_object('address', new.email)
    )
    from unnest(array[old.email, new.email]) as address;
  end if;
  return null;
end;
$$;

create trigger users_tell_changed_credentials
after update of encrypted_password, email_change, email on auth.users
for each row
when (old.email_confirmed_at is not null)
execute function private.tell_changed_credentials();

-- Grants ------------------------------------------------------------------------------------

revoke execute on function public.prove_password(public.short_text) from public, anon;
grant execute on function public.prove_password(public.short_text) to authenticated;
