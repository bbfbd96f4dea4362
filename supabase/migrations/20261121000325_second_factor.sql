-- Second factor: who owes one, who may take one away, and where somebody is signed in.
--
--                               everybody   admin
-- my_sign_in_step               oneself     oneself
-- my_sessions, end_session      oneself     oneself
-- second_factor_setting         -           x
-- set_second_factor_setting     -           with a second factor of their own
-- second_factors_of             -           x
-- remove_second_factors         -           of somebody else
--
-- Factors, codes and sessions are Auth's. What a session may do that still owes its second factor is said
-- once, in private.my_id of the chapter before; this chapter holds the setting and the ways back.

-- Tables ------------------------------------------------------------------------------------

-- One row. Not exposed: read and written by the functions below alone.
create table private.platform_settings (
  is_only boolean not null default true,
  admins_need_second_factor boolean not null default false,
  updated_at timestamptz not null default now(),
  constraint platform_settings_pkey primary key (is_only),
  constraint platform_settings_one_row check (is_only)
);

insert into private.platform_settings default values;

revoke all on private.platform_settings from anon, authenticated, service_role;

create trigger platform_settings_set_updated_at before update on private.platform_settings
for each row execute function private.set_updated_at();

-- Predicates --------------------------------------------------------------------------------

create function private.has_second_factor(p_user_id uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from auth.mfa_factors where user_id = p_user_id and status = 'verified'
  );
end;
$$;

-- Functions ---------------------------------------------------------------------------------

-- What this session still owes: done, code (of the authenticator) or enrol (set one up first).
create function public.my_sign_in_step()
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if (select private.my_id()) is not null or (select auth.uid()) is null then
    return 'done';
  end if;
  return case when private.has_second_factor((select auth.uid())) then 'code' else 'enrol' end;
end;
$$;

-- Where I am signed in, the one in use last first. The address is not told.
create function public.my_sessions()
returns table (
  id uuid, started_at timestamptz, used_at timestamptz, user_agent text, has_second_factor boolean, is_current boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select
    held.id, held.created_at,
    greatest(held.created_at, held.refreshed_at at time zone 'UTC'),
    left(held.user_agent, 400),
    coalesce(held.aal::text = 'aal2', false),
    held.id::text is not distinct from (select auth.jwt()) ->> 'session_id'
  from auth.sessions as held
  where held.user_id = (select private.my_id())
    and (held.not_after is null or held.not_after > now())
    and (held.id::text = (select auth.jwt()) ->> 'session_id' or not (select private.is_read_only()))
  order by 6 desc, 3 desc
  limit 100;
end;
$$;

-- Ends one of my sessions: its device is signed out with its next request. Silent when it was over already.
create function public.end_session(p_session_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.assert_not_read_only();
  delete from auth.sessions
  where id = p_session_id and user_id = (select private.my_id());
  if found then
    perform private.audit('session_ended', null, (select auth.uid()));
  end if;
end;
$$;

-- The platform's rule, and how many administrators have no second factor yet.
create function public.second_factor_setting()
returns table (is_required_for_admins boolean, admins_without int)
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
  select setting.admins_need_second_factor, (
    select count(distinct held.user_id)::int from public.role_assignments as held
    where held.role = 'admin' and not private.has_second_factor(held.user_id)
  )
  from private.platform_settings as setting;
end;
$$;

-- Whether administrators need a second factor. Only for one who has shown theirs in this session, so that
-- nobody locks the last one out. Errors: admin_only, second_factor_first (42501).
create function public.set_second_factor_setting(p_is_required_for_admins boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  if (select auth.jwt()) ->> 'aal' is distinct from 'aal2'
    or not private.has_second_factor((select auth.uid()))
  then
    raise exception 'second_factor_first' using errcode = '42501';
  end if;
  update private.platform_settings set admins_need_second_factor = coalesce(p_is_required_for_admins, false)
  where admins_need_second_factor is distinct from coalesce(p_is_required_for_admins, false);
  if found then
    perform private.audit(
      case when p_is_required_for_admins then 'second_factor_required' else 'second_factor_optional' end
    );
  end if;
end;
$$;

-- Since when somebody has authenticators. For administrators.
create function public.second_factors_of(p_user_id uuid)
returns table (name text, added_at timestamptz)
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
  select left(factor.friendly_name, 100), factor.created_at from auth.mfa_factors as factor
  where factor.user_id = p_user_id and factor.status = 'verified'
  order by factor.created_at;
end;
$$;

-- The way back for somebody who lost every device: takes all authenticators away and ends all sessions. Never
-- one's own, told by e-mail. Errors: admin_only, own_second_factor (42501), second_factor_missing (P0001),
-- second_factor_first (42501) when the administrator has none.
create function public.remove_second_factors(p_user_id uuid, p_reason public.long_text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  if p_user_id is not distinct from (select auth.uid()) then
    raise exception 'own_second_factor' using errcode = '42501';
  end if;
  if (select auth.jwt()) ->> 'aal' is distinct from 'aal2' then
    raise exception 'second_factor_first' using errcode = '42501';
  end if;
  if not private.has_second_factor(p_user_id) then
    raise exception 'second_factor_missing' using errcode = 'P0001';
  end if;
  delete from auth.mfa_factors where user_id = p_user_id;
  delete from auth.sessions where user_id = p_user_id;
  perform private.audit(
    'second_factor_removed', null, p_user_id, null,
    jsonb_strip_nulls(jsonb_build_object('reason', left(nullif(btrim(p_reason), ''), 500)))
  );
  perform private.queue_mail(
    p_user_id, null, null, 'second_factor_removed', '{}', 'second_factor_removed:' || gen_random_uuid()
  );
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.my_sign_in_step(),
  public.my_sessions(),
  public.end_session(uuid),
  public.second_factor_setting(),
  public.set_second_factor_setting(boolean),
  public.second_factors_of(uuid),
  public.remove_second_factors(uuid, public.long_text)
to authenticated;
