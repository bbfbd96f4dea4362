-- Read-only sessions: a visitor who looks around without an account signs in as one of the demo academy's people
-- and may change nothing, whatever is called.
--
--                               anybody signed in   service role
-- mark_session_read_only        -                   x
-- is_session_read_only          own session         -
--
-- The edge function open-trial signs in, marks the session and only then hands it out, so that no token without
-- the mark ever leaves the server. What may be read follows from the person's roles as always; a trigger before
-- every write to every table (chapter "every table") asks here. The log of audited readings stays open: reading
-- some things is written down, and a reading must not fail for that.

-- Tables ------------------------------------------------------------------------------------

-- Not exposed. A mark outlives its session on purpose: tokens are good for an hour after it has ended.
create table private.read_only_sessions (
  session_id uuid not null,
  user_id uuid not null references public.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint read_only_sessions_pkey primary key (session_id)
);

create index read_only_sessions_user on private.read_only_sessions (user_id);

revoke all on private.read_only_sessions from anon, authenticated, service_role;

-- Predicates --------------------------------------------------------------------------------

-- Whether this request comes from a session that may only read.
create function private.is_read_only()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '');
begin
  -- apart, so that jobs and the service role look nothing up
  if claims ->> 'session_id' is null then
    return false;
  end if;
  return exists (
    select from private.read_only_sessions where session_id = (claims ->> 'session_id')::uuid
  );
end;
$$;

-- Errors: read_only_session (25006).
create function private.assert_not_read_only()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if private.is_read_only() then
    raise exception 'read_only_session' using errcode = '25006';
  end if;
end;
$$;

create function private.refuse_read_only()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.assert_not_read_only();
  return null;
end;
$$;

-- Functions ---------------------------------------------------------------------------------

-- Makes a session read-only for as long as any of its tokens is good; there is no way back. The person loses a
-- second factor that a visitor has set up, which would lock the next one out, and marks of sessions that ended
-- over a day ago go. Errors: session_not_found (P0002).
create function public.mark_session_read_only(p_session_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid;
begin
  select user_id into person from auth.sessions where id = p_session_id;
  if person is null then
    raise exception 'session_not_found' using errcode = 'P0002';
  end if;
  insert into private.read_only_sessions (session_id, user_id) values (p_session_id, person)
  on conflict do nothing;
  delete from auth.mfa_factors where user_id = person;
  delete from private.read_only_sessions as mark
  where mark.created_at < now() - interval '1 day'
    and not exists (select from auth.sessions where id = mark.session_id);
end;
$$;

comment on function public.mark_session_read_only(uuid) is 'Makes a session read-only for good.';

-- For the edge functions that would otherwise lead somewhere with rights of their own.
create function public.is_session_read_only()
returns boolean
language plpgsql
stable
set search_path = ''
as $$
begin
  return private.is_read_only();
end;
$$;

comment on function public.is_session_read_only() is 'Whether this session belongs to a visitor who only looks around.';

-- Grants ------------------------------------------------------------------------------------

grant execute on function private.is_read_only() to authenticated;
revoke execute on function public.is_session_read_only() from public, anon;
grant execute on function public.is_session_read_only() to authenticated;
revoke execute on function public.mark_session_read_only(uuid) from public, anon, authenticated;
grant execute on function public.mark_session_read_only(uuid) to service_role;
