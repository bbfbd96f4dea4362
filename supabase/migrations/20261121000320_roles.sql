-- Roles: asking for one, giving and taking them, locking accounts, and the school's officers.
--
--                    pending  player  parent  coach      owner            admin
-- user_directory     self s   self s  self s  self s     self s           s
-- school_officers    -        member s member s member s  school s        s
--
-- Everything here is written by functions: request_role and switch_role by anybody for themselves,
-- set_officer by owners, the rest by administrators. Each grant leaves an entry in the audit log.
--
-- Officers are members of staff with an office on top: the safeguarding officer may read reported
-- conversations and concerns, the treasurer what families owe.

-- Types -------------------------------------------------------------------------------------

create type public.officer_duty as enum ('safeguarding', 'treasurer');

-- Tables ------------------------------------------------------------------------------------

create table public.school_officers (
  school_id uuid not null,
  user_id uuid not null,
  duty public.officer_duty not null,
  created_at timestamptz not null default now(),
  constraint school_officers_pkey primary key (school_id, user_id, duty),
  constraint school_officers_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint school_officers_user foreign key (user_id) references public.users (id) on delete cascade
);

-- Indexes -----------------------------------------------------------------------------------

create index school_officers_user on public.school_officers (user_id);

-- Predicates --------------------------------------------------------------------------------
-- An office counts only while its holder is still staff of that school.

create function private.my_safeguarded_school_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select office.school_id
  from public.school_officers as office
  where office.user_id = (select auth.uid())
    and office.duty = 'safeguarding'
    and office.school_id = any(array(select private.my_staff_school_ids()));
$$;

comment on function private.my_safeguarded_school_ids() is 'Schools whose safeguarding officer I am.';

create function private.my_treasury_school_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select private.my_owned_school_ids()
  union
  select office.school_id
  from public.school_officers as office
  where office.user_id = (select auth.uid())
    and office.duty = 'treasurer'
    and office.school_id = any(array(select private.my_staff_school_ids()));
$$;

comment on function private.my_treasury_school_ids() is 'Schools whose money I see: as owner or as treasurer. Never as coach.';

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

-- Policies ----------------------------------------------------------------------------------

alter table public.school_officers enable row level security;

create policy school_officers_active on public.school_officers
as restrictive to authenticated using ((select private.is_active()));

create policy school_officers_select on public.school_officers for select to authenticated using (
  school_id = any(array(select private.my_school_ids()))
  or (select private.is_admin())
);

-- Views -------------------------------------------------------------------------------------

create view public.user_directory
with (security_invoker = true)
as
select
  person.id,
  person.email,
  person.first_name,
  person.last_name,
  btrim(person.first_name || ' ' || person.last_name) as full_name,
  lower(person.first_name || ' ' || person.last_name || ' ' || person.email) as search_name,
  person.role,
  person.status,
  person.avatar_url,
  person.created_at,
  held.roles,
  request.role as requested_role,
  request.id as request_id,
  request.message as request_message,
  request.school_name as request_school_name,
  request.created_at as requested_at,
  cardinality(held.roles) = 0 as is_pending
from public.users as person
cross join lateral (
  select array(
    select distinct assignment.role::text
    from public.role_assignments as assignment
    where assignment.user_id = person.id
    order by 1
  ) as roles
) as held
left join public.role_requests as request
  on request.user_id = person.id and request.status = 'pending'
where person.id = (select auth.uid()) or (select private.is_admin());

comment on view public.user_directory is 'The people list of the admin area; everybody else finds themselves only.';

-- Functions ---------------------------------------------------------------------------------

create function public.request_role(
  p_role public.app_role,
  p_message text default null,
  p_school_name text default null
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
  if exists (select from public.role_assignments where user_id = me and role = p_role) then
    raise exception 'already_granted' using errcode = 'P0001';
  end if;
  return private.record_role_request(me, p_role, p_message, p_school_name);
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
  where id = (select auth.uid())
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
-- open is answered: approved when it named this role, otherwise declined.
create function public.assign_role(
  p_user_ids uuid[],
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
    select name into school from public.schools where id = p_school_id;
    if school is null then
      raise exception 'school_required' using errcode = 'P0001';
    end if;
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

create function public.decline_role_request(p_request_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  declined public.role_requests;
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  update public.role_requests
  set status = 'declined', decided_by = (select auth.uid()), decided_at = now()
  where id = p_request_id and status = 'pending'
  returning * into declined;
  if not found then
    raise exception 'request_not_pending' using errcode = 'P0001';
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
  p_user_ids uuid[],
  p_status public.account_status,
  p_reason text default null
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

-- Gives a member of staff one of the school's offices, or takes it back. Owners and administrators.
create function public.set_officer(
  p_school_id uuid,
  p_user_id uuid,
  p_duty public.officer_duty,
  p_is_held boolean
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not p_school_id = any(array(select private.my_overseen_school_ids())) then
    raise exception 'owner_only' using errcode = '42501';
  end if;
  if p_is_held then
    if not exists (
      select from public.role_assignments
      where user_id = p_user_id and school_id = p_school_id and role in ('owner', 'coach')
    ) then
      raise exception 'not_staff_of_school' using errcode = '42501';
    end if;
    insert into public.school_officers (school_id, user_id, duty)
    values (p_school_id, p_user_id, p_duty)
    on conflict do nothing;
  else
    delete from public.school_officers
    where school_id = p_school_id and user_id = p_user_id and duty = p_duty;
  end if;
  if found then
    perform private.audit(
      case when p_is_held then 'officer_appointed' else 'officer_dismissed' end,
      p_school_id, p_user_id, null, jsonb_build_object('duty', p_duty)
    );
  end if;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.user_directory, public.school_officers from anon, authenticated;

grant select on public.user_directory, public.school_officers to authenticated;

grant execute on function
  private.my_safeguarded_school_ids(),
  private.my_treasury_school_ids(),
  public.request_role(public.app_role, text, text),
  public.switch_role(public.app_role),
  public.assign_role(uuid[], public.app_role, uuid),
  public.decline_role_request(uuid),
  public.revoke_role(uuid, public.app_role, uuid),
  public.set_account_status(uuid[], public.account_status, text),
  public.set_officer(uuid, uuid, public.officer_duty, boolean)
to authenticated;
