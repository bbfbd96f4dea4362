-- People: who has an account, which roles they hold and where, and who asked for one.
--
-- A person may hold several roles (role_assignments); users.role is only the one they currently
-- work in. Roles are given by administrators alone: whatever a browser sends as a role is
-- recorded as a request.
--
--                    pending  player  parent  coach        owner           admin
-- users              self siu self su self su + staff s    + staff s       s, self u
-- role_assignments   -        self s  self s  self s       school s        s
-- role_requests      self s   self s  self s  self s       self s          s
-- user_directory     self s   self s  self s  self s       self s          s
--
-- staff = owners and coaches of one's own schools. Families never see other families.
-- Roles and requests are written by the functions at the end of this file only.

-- Types -------------------------------------------------------------------------------------

create type public.app_role as enum ('admin', 'owner', 'coach', 'parent', 'player');
create type public.request_status as enum ('pending', 'approved', 'declined');

-- Tables ------------------------------------------------------------------------------------

create table public.users (
  id uuid not null,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  role public.app_role,
  avatar_url text,
  phone text,
  locale text not null default 'en',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_pkey primary key (id),
  constraint users_account foreign key (id) references auth.users (id) on delete cascade,
  constraint users_first_name_length check (char_length(first_name) <= 60),
  constraint users_last_name_length check (char_length(last_name) <= 60),
  constraint users_avatar_url_length check (char_length(avatar_url) <= 500),
  constraint users_phone_length check (char_length(phone) <= 30),
  constraint users_locale_known check (locale in ('en', 'de', 'bg'))
);

comment on column public.users.role is 'The active role; what a person may do follows from role_assignments.';

create table public.role_assignments (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  role public.app_role not null,
  school_id uuid,
  granted_by uuid,
  granted_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint role_assignments_pkey primary key (id),
  constraint role_assignments_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint role_assignments_user foreign key (user_id) references public.users (id) on delete cascade,
  constraint role_assignments_granted_by foreign key (granted_by) references public.users (id) on delete set null,
  constraint role_assignments_once unique nulls not distinct (user_id, role, school_id),
  constraint role_assignments_admin_has_no_school check ((role = 'admin') = (school_id is null))
);

-- References the account, not the profile: a request may come in while the profile is created.
create table public.role_requests (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  role public.app_role not null,
  message text,
  school_name text,
  status public.request_status not null default 'pending',
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint role_requests_pkey primary key (id),
  constraint role_requests_user foreign key (user_id) references auth.users (id) on delete cascade,
  constraint role_requests_decided_by foreign key (decided_by) references public.users (id) on delete set null,
  constraint role_requests_message_length check (char_length(message) <= 500),
  constraint role_requests_school_name_length check (char_length(school_name) <= 120),
  constraint role_requests_decided check ((status = 'pending') = (decided_at is null))
);

-- Indexes -----------------------------------------------------------------------------------

create index users_created_at on public.users (created_at);
create index role_assignments_school on public.role_assignments (school_id, role);
create index role_assignments_role on public.role_assignments (role);
create index role_assignments_granted_by on public.role_assignments (granted_by);
create unique index role_requests_one_pending on public.role_requests (user_id) where status = 'pending';
create index role_requests_user on public.role_requests (user_id);
create index role_requests_decided_by on public.role_requests (decided_by);

-- Predicates --------------------------------------------------------------------------------
-- Definer, so that they neither recurse into policies nor pay for them; set-returning, so that
-- a policy can compare an indexed column with a list computed once per statement.

create function private.is_admin()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.role_assignments
    where user_id = (select auth.uid()) and role = 'admin'
  );
$$;

create function private.has_role()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.role_assignments where user_id = (select auth.uid()));
$$;

create function private.my_school_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select distinct school_id from public.role_assignments
  where user_id = (select auth.uid()) and school_id is not null;
$$;

create function private.my_staff_school_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select distinct school_id from public.role_assignments
  where user_id = (select auth.uid()) and role in ('owner', 'coach');
$$;

create function private.my_owned_school_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select school_id from public.role_assignments
  where user_id = (select auth.uid()) and role = 'owner';
$$;

-- The schools whose sporting life I may read: as staff my own, as administrator all. One list
-- instead of "or is_admin()", so that policies stay a single indexable condition.
create function private.my_readable_school_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select private.my_staff_school_ids()
  union
  select id from public.schools where (select private.is_admin());
$$;

create function private.my_colleague_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select distinct user_id from public.role_assignments
  where role in ('owner', 'coach')
    and school_id = any(array(select private.my_staff_school_ids()));
$$;

comment on function private.my_colleague_ids() is 'Owners and coaches of the schools where I am staff myself.';

-- Triggers ----------------------------------------------------------------------------------

-- Replaces the open request of an account, if there is one.
create function private.record_role_request(
  p_user_id uuid,
  p_role public.app_role,
  p_message text,
  p_school_name text
)
returns public.role_requests
language sql
security definer
set search_path = ''
as $$
  insert into public.role_requests as request (user_id, role, message, school_name)
  values (p_user_id, p_role, nullif(btrim(p_message), ''), nullif(btrim(p_school_name), ''))
  on conflict (user_id) where status = 'pending' do update
    set role = excluded.role,
      message = excluded.message,
      school_name = excluded.school_name,
      created_at = now()
  returning *;
$$;

-- A browser creates its own profile and names a role. The profile starts without one; the wish,
-- from the row or else from the sign-up metadata, becomes a request. Values that come from an
-- identity provider are cut to size rather than refused: nobody can be asked to shorten them.
create function private.register_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  account auth.users;
  wish text;
  language text;
begin
  if new.id is distinct from (select auth.uid()) then
    raise exception 'not_own_profile' using errcode = '42501';
  end if;
  select * into account from auth.users where id = new.id;
  wish := coalesce(new.role::text, lower(account.raw_user_meta_data ->> 'role'));
  language := account.raw_user_meta_data ->> 'locale';

  new.email := account.email;
  new.role := null;
  new.first_name := left(btrim(coalesce(new.first_name, '')), 60);
  new.last_name := left(btrim(coalesce(new.last_name, '')), 60);
  new.avatar_url := case when char_length(new.avatar_url) <= 500 then new.avatar_url end;
  -- The language of the sign-up form; the profile's own insert need not name one.
  if new.locale = 'en' and language in ('de', 'bg') then
    new.locale := language;
  end if;

  if wish = any(enum_range(null::public.app_role)::text[])
    and not exists (select from public.users where id = new.id)
    and not exists (select from public.role_requests where user_id = new.id and status = 'pending')
  then
    perform private.record_role_request(
      new.id, wish::public.app_role, null,
      left(btrim(account.raw_user_meta_data ->> 'school_name'), 120)
    );
  end if;
  return new;
end;
$$;

create trigger users_register
before insert on public.users
for each row
when (current_user in ('anon', 'authenticated'))
execute function private.register_profile();

-- Second lock behind the column grants: also edge functions go through the RPCs. Definer
-- functions and the sync below run as the owner and pass.
create function private.refuse_protected_change()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'protected_column' using errcode = '42501';
end;
$$;

create trigger users_protected_columns
before update on public.users
for each row
when (
  current_user in ('anon', 'authenticated', 'service_role')
  and (
    new.id is distinct from old.id
    or new.email is distinct from old.email
    or new.role is distinct from old.role
  )
)
execute function private.refuse_protected_change();

create function private.sync_account_email()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.users set email = new.email where id = new.id;
  return new;
end;
$$;

create trigger users_sync_email
after update of email on auth.users
for each row
when (new.email is distinct from old.email and new.email is not null)
execute function private.sync_account_email();

create trigger users_set_updated_at before update on public.users
for each row execute function private.set_updated_at();
create trigger role_assignments_set_updated_at before update on public.role_assignments
for each row execute function private.set_updated_at();
create trigger role_requests_set_updated_at before update on public.role_requests
for each row execute function private.set_updated_at();

-- Policies ----------------------------------------------------------------------------------

alter table public.users enable row level security;
alter table public.role_assignments enable row level security;
alter table public.role_requests enable row level security;

create policy users_select on public.users for select to authenticated using (
  id = (select auth.uid())
  or id = any(array(select private.my_colleague_ids()))
  or (select private.is_admin())
);

create policy users_insert on public.users for insert to authenticated with check (
  id = (select auth.uid()) and role is null
);

create policy users_update on public.users for update to authenticated
using (id = (select auth.uid()))
with check (id = (select auth.uid()));

create policy role_assignments_select on public.role_assignments for select to authenticated using (
  user_id = (select auth.uid())
  or school_id = any(array(select private.my_owned_school_ids()))
  or (select private.is_admin())
);

create policy role_requests_select on public.role_requests for select to authenticated using (
  user_id = (select auth.uid())
  or (select private.is_admin())
);

-- Schools: see the matrix of their own chapter.

create policy schools_select on public.schools for select to authenticated using (
  id = any(array(select private.my_school_ids()))
  or (select private.is_admin())
);

create policy schools_insert on public.schools for insert to authenticated with check (
  (select private.is_admin())
);

create policy schools_update on public.schools for update to authenticated
using (
  id = any(array(select private.my_owned_school_ids()))
  or (select private.is_admin())
)
with check (
  id = any(array(select private.my_owned_school_ids()))
  or (select private.is_admin())
);

create policy schools_delete on public.schools for delete to authenticated using (
  (select private.is_admin())
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
  if not exists (select from public.users where id = me) then
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

  update public.users
  set role = (select min(role) from public.role_assignments where user_id = p_user_id)
  where id = p_user_id
    and role = p_role
    and not exists (
      select from public.role_assignments where user_id = p_user_id and role = p_role
    );
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.users, public.role_assignments, public.role_requests, public.user_directory
from anon, authenticated;

grant select on public.users, public.role_assignments, public.role_requests, public.user_directory
to authenticated;
grant insert (id, email, first_name, last_name, role, avatar_url, phone, locale)
on public.users to authenticated;
grant update (first_name, last_name, avatar_url, phone, locale)
on public.users to authenticated;

grant execute on function
  private.is_admin(),
  private.has_role(),
  private.my_school_ids(),
  private.my_staff_school_ids(),
  private.my_owned_school_ids(),
  private.my_readable_school_ids(),
  private.my_colleague_ids()
to authenticated;

grant execute on function
  public.request_role(public.app_role, text, text),
  public.switch_role(public.app_role),
  public.assign_role(uuid[], public.app_role, uuid),
  public.decline_role_request(uuid),
  public.revoke_role(uuid, public.app_role, uuid)
to authenticated;
