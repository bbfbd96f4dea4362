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
--
-- staff = owners and coaches of one's own schools. Families never see other families.
-- Roles and requests are written by the functions of the next chapters only.
--
-- A suspended account keeps its data and sees its own profile, nothing else: every predicate
-- below answers "none", and a restrictive policy on every table (private.is_active) closes the
-- rows that belong to the person themselves. A deleted account has no row here and meets the same
-- wall, although its token lives on for up to an hour; so does a session that was ended or still owes a
-- second factor (private.my_id), which leaves open the own profile alone.

-- Types -------------------------------------------------------------------------------------

create type public.app_role as enum ('admin', 'owner', 'coach', 'parent', 'player');
create type public.request_status as enum ('pending', 'approved', 'declined', 'withdrawn');
create type public.account_status as enum ('active', 'suspended');

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
  mobile_locale text,
  status public.account_status not null default 'active',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_pkey primary key (id),
  constraint users_account foreign key (id) references auth.users (id) on delete cascade,
  constraint users_first_name_length check (char_length(first_name) <= 60),
  constraint users_last_name_length check (char_length(last_name) <= 60),
  constraint users_avatar_url_length check (char_length(avatar_url) <= 500),
  constraint users_avatar_url_own check (private.is_own_address(avatar_url, 'avatars', id)),
  constraint users_phone_length check (char_length(phone) <= 30),
  constraint users_phone_form check (private.is_phone(phone)),
  constraint users_locale_known check (locale in ('en', 'de', 'bg')),
  constraint users_mobile_locale_known check (mobile_locale in ('en', 'de', 'bg'))
);

comment on column public.users.mobile_locale is 'Language of the mobile app; empty means the general one.';
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
  child_name text,
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
  constraint role_requests_child_name_length check (char_length(child_name) <= 120),
  constraint role_requests_child_of_parent check (child_name is null or role = 'parent'),
  constraint role_requests_decided check ((status = 'pending') = (decided_at is null))
);

comment on column public.role_requests.child_name is
  'Whose parent somebody says they are, in their own words; for whoever decides, and gone with the decision.';

-- Indexes -----------------------------------------------------------------------------------

-- One spelling for the index and for everybody who searches people by name or address.
create function private.search_name(p_first_name text, p_last_name text, p_email text)
returns text
language sql
immutable
set search_path = ''
as $$
  select private.fold_text(p_first_name || ' ' || p_last_name || ' ' || p_email);
$$;

create index users_search_name on public.users
using gin (private.search_name(first_name, last_name, email) extensions.gin_trgm_ops);
create index users_full_name on public.users ((first_name || ' ' || last_name), id);
create index users_email on public.users (email, id);
create index users_status on public.users (status) where status <> 'active';
create index users_created_at on public.users (created_at, id);
create index role_assignments_school on public.role_assignments (school_id, role);
create index role_assignments_role on public.role_assignments (role);
create index role_assignments_granted_by on public.role_assignments (granted_by);
create unique index role_requests_one_pending on public.role_requests (user_id) where status = 'pending';
create index role_requests_user on public.role_requests (user_id);
create index role_requests_decided_by on public.role_requests (decided_by);

-- Predicates --------------------------------------------------------------------------------
-- Definer, so that they neither recurse into policies nor pay for them; set-returning, so that
-- a policy can compare an indexed column with a list computed once per statement; plpgsql, because
-- its plans are kept for the session where a language sql body is planned anew in every statement
-- (docs/decisions: measured, three to four times faster); each with its own joins for that reason.

-- Who is signed in, as far as this session may act: null while a second factor is asked for and this session
-- has not shown it, and for a session that was ended. Whoever has an authenticator needs it (aal2);
-- administrators need one at all where the platform says so. A token without aal counts as aal1.
create function private.my_id()
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  -- asked several times in every statement, answered once: all policies start here
  question text := current_setting('request.jwt.claims', true) || statement_timestamp();
  answered text := current_setting('private.my_id', true);
  claims jsonb;
  me uuid;
begin
  if starts_with(answered, question) then
    return nullif(substr(answered, length(question) + 1), '')::uuid;
  end if;
  claims := nullif(current_setting('request.jwt.claims', true), '');
  me := claims ->> 'sub';
  -- apart, so that a query runs only where there is something to look up
  if claims ->> 'session_id' is not null then
    if not exists (select from auth.sessions where id = (claims ->> 'session_id')::uuid) then
      me := null;
    end if;
  end if;
  if me is not null and claims ->> 'aal' is distinct from 'aal2' then
    if exists (select from auth.mfa_factors where user_id = me and status = 'verified')
      or exists (
        select from private.platform_settings as setting
        join public.role_assignments as held on held.user_id = me and held.role = 'admin'
        where setting.admins_need_second_factor
      )
    then
      me := null;
    end if;
  end if;
  answered := set_config('private.my_id', question || coalesce(me::text, ''), true);
  return me;
end;
$$;

create function private.is_active()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me uuid := private.my_id();
begin
  return exists (select from public.users where id = me and status = 'active');
end;
$$;

comment on function private.is_active() is 'I have a profile and it is not suspended.';

create function private.is_admin()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.role_assignments as held
    join public.users as me on me.id = held.user_id and me.status = 'active'
    where held.user_id = (select private.my_id()) and held.role = 'admin'
  );
end;
$$;

create function private.has_role()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select from public.role_assignments as held
    join public.users as me on me.id = held.user_id and me.status = 'active'
    where held.user_id = (select private.my_id())
  );
end;
$$;

create function private.my_school_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select distinct held.school_id
  from public.role_assignments as held
  join public.users as me on me.id = held.user_id and me.status = 'active'
  where held.user_id = (select private.my_id()) and held.school_id is not null;
end;
$$;

create function private.my_staff_school_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select distinct held.school_id
  from public.role_assignments as held
  join public.users as me on me.id = held.user_id and me.status = 'active'
  where held.user_id = (select private.my_id()) and held.role in ('owner', 'coach');
end;
$$;

create function private.my_owned_school_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select held.school_id
  from public.role_assignments as held
  join public.users as me on me.id = held.user_id and me.status = 'active'
  where held.user_id = (select private.my_id()) and held.role = 'owner';
end;
$$;

create function private.my_readable_school_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id uuid := private.my_id();
begin
  return query
  select held.school_id
  from public.role_assignments as held
  join public.users as me on me.id = held.user_id and me.status = 'active'
  where held.user_id = my_id and held.role in ('owner', 'coach')
  union
  select school.id from public.schools as school
  where exists (
    select from public.role_assignments as held
    join public.users as me on me.id = held.user_id and me.status = 'active'
    where held.user_id = my_id and held.role = 'admin'
  );
end;
$$;

comment on function private.my_readable_school_ids() is
  'Schools whose calendar and teams I may read: as staff my own, as administrator all.';

create function private.my_overseen_school_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id uuid := private.my_id();
begin
  return query
  select held.school_id
  from public.role_assignments as held
  join public.users as me on me.id = held.user_id and me.status = 'active'
  where held.user_id = my_id and held.role = 'owner'
  union
  select school.id from public.schools as school
  where exists (
    select from public.role_assignments as held
    join public.users as me on me.id = held.user_id and me.status = 'active'
    where held.user_id = my_id and held.role = 'admin'
  );
end;
$$;

comment on function private.my_overseen_school_ids() is
  'Schools all of whose people I may read: as owner my own, as administrator all. Not for health, money or conversations.';

create function private.my_colleague_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select distinct user_id from public.role_assignments
  where role in ('owner', 'coach')
    and school_id = any(array(select private.my_staff_school_ids()));
end;
$$;

comment on function private.my_colleague_ids() is 'Owners and coaches of the schools where I am staff myself.';

-- Triggers ----------------------------------------------------------------------------------

-- A child's name typed by an adult serves one decision; afterwards nobody needs it.
create function private.forget_requested_child()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.child_name := null;
  return new;
end;
$$;

create trigger role_requests_forget_child before update of status on public.role_requests
for each row when (old.status = 'pending' and new.status <> 'pending')
execute function private.forget_requested_child();

-- Replaces the open request of an account, if there is one. A child is kept for a parent only.
create function private.record_role_request(
  p_user_id uuid,
  p_role public.app_role,
  p_message text,
  p_school_name text,
  p_child_name text default null
)
returns public.role_requests
language sql
security definer
set search_path = ''
as $$
  insert into public.role_requests as request (user_id, role, message, school_name, child_name)
  values (
    p_user_id, p_role, nullif(btrim(p_message), ''), nullif(btrim(p_school_name), ''),
    case when p_role = 'parent' then nullif(btrim(p_child_name), '') end
  )
  on conflict (user_id) where status = 'pending' do update
    set role = excluded.role,
      message = excluded.message,
      school_name = excluded.school_name,
      child_name = excluded.child_name,
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
  -- A picture on another host would tell that host who looks at it.
  new.avatar_url := case when private.is_own_address(new.avatar_url, 'avatars', new.id) then new.avatar_url end;
  -- Nobody knows yet whose words these are (chapter credentials).
  if account.raw_user_meta_data ? 'claimed' then
    new.first_name := '';
    new.last_name := '';
    new.avatar_url := null;
    wish := null;
  end if;
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
      left(btrim(account.raw_user_meta_data ->> 'school_name'), 120),
      left(btrim(account.raw_user_meta_data ->> 'child_name'), 120)
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
    or new.status is distinct from old.status
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
  id = (select auth.uid()) and role is null and status = 'active'
);

create policy users_update on public.users for update to authenticated
using (id = (select private.my_id()) and status = 'active')
with check (id = (select private.my_id()));

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

-- Grants ------------------------------------------------------------------------------------

revoke all on public.users, public.role_assignments, public.role_requests from anon, authenticated;

grant select on public.users, public.role_assignments, public.role_requests to authenticated;
grant insert (id, email, first_name, last_name, role, avatar_url, phone, locale)
on public.users to authenticated;
grant update (first_name, last_name, avatar_url, phone, locale, mobile_locale)
on public.users to authenticated;

grant execute on function
  private.search_name(text, text, text),
  private.my_id(),
  private.is_active(),
  private.is_admin(),
  private.has_role(),
  private.my_school_ids(),
  private.my_staff_school_ids(),
  private.my_owned_school_ids(),
  private.my_readable_school_ids(),
  private.my_overseen_school_ids(),
  private.my_colleague_ids()
to authenticated;
