-- Roles: asking for one, giving and taking them, and locking accounts.
--
-- No table of its own. Everything here is written by functions: request_role and switch_role by anybody
-- for themselves, the rest by administrators. Each grant leaves an entry in the audit log.

-- Triggers ----------------------------------------------------------------------------------

-- An owner edits the school, but does not decide whether their own invitations grant roles.
create function private.refuse_unless_admin()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger schools_admin_switches
before update of accepts_owner_invitations on public.schools
for each row
when (
  current_user in ('anon', 'authenticated')
  and new.accepts_owner_invitations is distinct from old.accepts_owner_invitations
)
execute function private.refuse_unless_admin();

-- Functions ---------------------------------------------------------------------------------

-- The people list of the admin area: one page of the directory with the number of all matches,
-- where 1000 means "1,000 or more": counting on would take longer than finding.
-- p_query: parts of a name or an address in their order. p_status: 'pending' (holds no role), 'suspended' or null.
-- p_school_id: holds a role there, with p_role that one.
-- p_sort: full_name, email, created_at or requested_at; p_limit at most 100. Finds by index as the
-- owner, because comparing text is not leakproof and row-level security would have every row
-- compared first. Error: admin_only (42501).
create function public.search_users(
  p_query public.search_words default null,
  p_status public.short_text default null,
  p_role public.app_role default null,
  p_sort public.short_text default 'full_name',
  p_is_descending boolean default false,
  p_limit int default 25,
  p_offset int default 0,
  p_school_id uuid default null
)
returns table (
  id uuid,
  email text,
  full_name text,
  role public.app_role,
  status public.account_status,
  avatar_url text,
  created_at timestamptz,
  roles text[],
  requested_role public.app_role,
  request_id uuid,
  request_message text,
  request_school_name text,
  request_child_name text,
  requested_at timestamptz,
  is_pending boolean,
  total_count bigint
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := private.search_pattern(p_query);
  direction text := case when p_is_descending then 'desc' else 'asc' end;
  sort_key text := case p_sort
    when 'email' then 'person.email'
    when 'created_at' then 'person.created_at'
    when 'requested_at' then 'request.created_at is null, request.created_at'
    else '(person.first_name || '' '' || person.last_name)'
  end;
  conditions text := '';
  matches bigint;
  most int := least(greatest(coalesce(p_limit, 25), 1), 100);
  skipped int := greatest(coalesce(p_offset, 0), 0);
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  -- Written as text so that each combination gets a plan of its own; values stay parameters.
  if nullif(btrim(p_query), '') is not null then
    conditions := ' and private.search_name(person.first_name, person.last_name, person.email) like $1';
  end if;
  if p_role is not null or p_school_id is not null then
    conditions := conditions || ' and person.id in (
      select assignment.user_id from public.role_assignments as assignment where true'
      || case when p_role is not null then ' and assignment.role = $2' else '' end
      || case when p_school_id is not null then ' and assignment.school_id = $6' else '' end
      || ')';
  end if;
  if p_status = 'pending' then
    conditions := conditions || ' and not exists (
      select from public.role_assignments as assignment where assignment.user_id = person.id)';
  elsif p_status = 'suspended' then
    conditions := conditions || ' and person.status = ''suspended''';
  end if;
  execute format(
    'select count(*) from (select from public.users as person where true%s limit 1000) as counted',
    -- With nothing to look for the key is counted along, not the whole table.
    case conditions when '' then ' order by person.id' else conditions end
  )
  into matches using pattern, p_role, most, skipped, matches, p_school_id;
  return query execute format(
    'with page as (
      select person.id, request.id as request_id, row_number() over (order by %1$s %2$s, person.id %2$s) as place
      from public.users as person
      left join public.role_requests as request
        on request.user_id = person.id and request.status = ''pending''
      where true%3$s
      order by %1$s %2$s, person.id %2$s
      limit $3 offset $4
    )
    select
      person.id, person.email, btrim(person.first_name || '' '' || person.last_name), person.role,
      person.status, person.avatar_url, person.created_at, held.roles, request.role, request.id,
      request.message, request.school_name, request.child_name, request.created_at, cardinality(held.roles) = 0, $5
    from page
    join public.users as person on person.id = page.id
    left join public.role_requests as request on request.id = page.request_id
    cross join lateral (
      select array(
        select distinct assignment.role::text from public.role_assignments as assignment
        where assignment.user_id = person.id order by 1
      ) as roles
    ) as held
    order by page.place',
    sort_key, direction, conditions
  )
  using pattern, p_role, most, skipped, matches, p_school_id;
end;
$$;

-- Asks for a role, or as a parent for the link to a child (p_child_name), which whoever holds the role
-- may ask for, too. The answer is the same whether such a child exists or not: nothing is looked up here.
-- Errors: profile_missing (42501); already_granted, too_many_requests after five in a day (P0001).
create function public.request_role(
  p_role public.app_role,
  p_message public.long_text default null,
  p_school_name public.short_text default null,
  p_child_name public.short_text default null
)
returns public.role_requests
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
begin
  if not private.is_active() then
    raise exception 'profile_missing' using errcode = '42501';
  end if;
  if exists (select from public.role_assignments where user_id = me and role = p_role)
    and (p_role <> 'parent' or coalesce(btrim(p_child_name), '') = '')
  then
    raise exception 'already_granted' using errcode = 'P0001';
  end if;
  -- Each new request is told to people; one that replaces an open one is not.
  if (
    select count(*) from public.role_requests
    where user_id = me and status <> 'pending' and created_at > now() - interval '1 day'
  ) >= 5 then
    raise exception 'too_many_requests' using errcode = 'P0001';
  end if;
  return private.record_role_request(me, p_role, p_message, p_school_name, p_child_name);
end;
$$;

create function public.switch_role(p_role public.app_role)
returns public.users
language plpgsql
security definer
set search_path = ''
as $$
declare
  me public.users;
begin
  update public.users set role = p_role
  where id = (select private.my_id())
    and status = 'active'
    and exists (
      select from public.role_assignments
      where user_id = (select auth.uid()) and role = p_role
    )
  returning * into me;
  if not found then
    raise exception 'role_not_held' using errcode = '42501';
  end if;
  return me;
end;
$$;

-- Gives a role to one person or many; counts those who did not hold it yet. Whatever request was
-- open is answered: approved when it named this role, otherwise declined. Who accepted an invitation
-- as guardian or player is approved with approve_invitation, which shows the child.
-- Errors: admin_only (42501); school_required without a school or with an archived one,
-- approve_one_by_one (P0001).
create function public.assign_role(
  p_user_ids public.id_list,
  p_role public.app_role,
  p_school_id uuid default null
)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  school text;
  granted uuid[];
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  if p_role = 'admin' then
    p_school_id := null;
  else
    select name into school from public.schools where id = p_school_id and archived_at is null;
    if school is null then
      raise exception 'school_required' using errcode = 'P0001';
    end if;
  end if;

  if p_role in ('parent', 'player')
    and private.has_accepted_invitation(p_user_ids, p_role, p_school_id)
  then
    raise exception 'approve_one_by_one' using errcode = 'P0001';
  end if;

  with given as (
    insert into public.role_assignments (user_id, role, school_id, granted_by)
    select person.id, p_role, p_school_id, me
    from public.users as person
    where person.id = any(p_user_ids)
    on conflict on constraint role_assignments_once do nothing
    returning user_id
  )
  select coalesce(array_agg(user_id), '{}') into granted from given;

  update public.users set role = p_role
  where id = any(p_user_ids) and role is null;

  update public.role_requests
  set status = case when role = p_role then 'approved'::public.request_status else 'declined' end,
    decided_by = me,
    decided_at = now()
  where user_id = any(p_user_ids) and status = 'pending';

  perform private.audit(
    'role_granted', p_school_id, person, null, jsonb_build_object('role', p_role)
  )
  from unnest(granted) as person;
  perform private.announce_role(
    granted, 'role_granted', p_role, school, '/dashboard/' || p_role || '/overview'
  );
  return cardinality(granted);
end;
$$;

-- "No" to a request: by an administrator, to a parent's by an owner who could say yes, too.
-- Errors: admin_only (42501), request_not_pending (P0001).
create function public.decline_role_request(p_request_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  declined public.role_requests;
begin
  if not private.is_admin()
    and not exists (select from private.my_guardian_requests() where request_id = p_request_id)
  then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  update public.role_requests
  set status = 'declined', decided_by = (select auth.uid()), decided_at = now()
  where id = p_request_id and status = 'pending'
  returning * into declined;
  if not found then
    raise exception 'request_not_pending' using errcode = 'P0001';
  end if;
  if private.is_admin() and not exists (
    select from public.role_assignments where user_id = declined.user_id and role = declined.role
  ) then
    perform private.void_accepted_invitations(declined.user_id, declined.role, null);
  end if;
  perform private.audit(
    'role_declined', null, declined.user_id, null, jsonb_build_object('role', declined.role)
  );
  perform private.announce_role(
    array[declined.user_id], 'role_declined', declined.role, declined.school_name, '/settings/account'
  );
end;
$$;

create function public.revoke_role(
  p_user_id uuid,
  p_role public.app_role,
  p_school_id uuid default null
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
  if p_role = 'admin' then
    -- Locks every administrator's row, so that two cannot remove each other at the same moment.
    perform from public.role_assignments where role = 'admin' order by id for update;
    if not exists (
      select from public.role_assignments where role = 'admin' and user_id <> p_user_id
    ) then
      raise exception 'last_admin' using errcode = 'P0001';
    end if;
  end if;

  delete from public.role_assignments
  where user_id = p_user_id
    and role = p_role
    and school_id is not distinct from p_school_id;
  if found then
    perform private.audit(
      'role_revoked', p_school_id, p_user_id, null, jsonb_build_object('role', p_role)
    );
  end if;

  -- Who is no longer staff is on no team's list either, and a later grant does not bring it back.
  if not exists (
    select from public.role_assignments
    where user_id = p_user_id and school_id = p_school_id and role in ('owner', 'coach')
  ) then
    delete from public.team_staff where user_id = p_user_id and school_id = p_school_id;
    delete from public.school_officers where user_id = p_user_id and school_id = p_school_id;
  end if;

  update public.users
  set role = (select min(role) from public.role_assignments where user_id = p_user_id)
  where id = p_user_id
    and role = p_role
    and not exists (
      select from public.role_assignments where user_id = p_user_id and role = p_role
    );
end;
$$;

-- Locks accounts out, or lets them in again; counts those that changed. Administrators only, and
-- nobody suspends themselves, so that one administrator always remains.
create function public.set_account_status(
  p_user_ids public.id_list,
  p_status public.account_status,
  p_reason public.long_text default null
)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed uuid[];
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  if (select auth.uid()) = any(p_user_ids) then
    raise exception 'own_account' using errcode = 'P0001';
  end if;
  with moved as (
    update public.users set status = p_status
    where id = any(p_user_ids) and status <> p_status
    returning id
  )
  select coalesce(array_agg(id), '{}') into changed from moved;
  perform private.audit(
    case p_status when 'suspended' then 'account_suspended' else 'account_restored' end,
    null, person, null, jsonb_strip_nulls(jsonb_build_object('reason', left(nullif(btrim(p_reason), ''), 500)))
  )
  from unnest(changed) as person;
  return cardinality(changed);
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.search_users(public.search_words, public.short_text, public.app_role, public.short_text, boolean, int, int, uuid),
  public.request_role(public.app_role, public.long_text, public.short_text, public.short_text),
  public.switch_role(public.app_role),
  public.assign_role(public.id_list, public.app_role, uuid),
  public.decline_role_request(uuid),
  public.revoke_role(uuid, public.app_role, uuid),
  public.set_account_status(public.id_list, public.account_status, public.long_text)
to authenticated;
