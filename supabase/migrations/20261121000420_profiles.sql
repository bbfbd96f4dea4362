-- Profiles: what a role adds to a person, beyond name and address.
--
--                    pending  player  parent     coach             owner               admin
-- coach_profiles     -        -       of team s  self s i u, col s self s i u, staff s s
-- owner_profiles     -        -       -          of school s       self s i u          s
-- parent_profiles    -        -       self s i u -                 -                   -
-- background_checks  -        -       -          self s            staff s i u         -
--
-- A profile may be written only by who holds the role (role_mismatch otherwise, spec section 8).
-- A parent's address and telephone numbers are read by nobody else here: staff ask for the contacts
-- of a team through team_contacts, which leaves an entry in the audit log. The safeguarding officer
-- reads background checks like an owner. Fields follow the specification; licence levels are the
-- UEFA ladder with the national entry level below it.

-- Types --------------------------------------------------------------------------------------

create type public.coaching_license as enum (
  'none', 'entry', 'uefa_d', 'uefa_c', 'uefa_b', 'uefa_a', 'uefa_pro', 'goalkeeper_b', 'goalkeeper_a', 'other'
);
create type public.coach_specialization as enum (
  'head_coach', 'foundation_phase', 'youth_phase', 'goalkeeping', 'fitness', 'individual', 'analysis', 'mental'
);
create type public.contact_channel as enum ('phone', 'email', 'app');

-- Tables -------------------------------------------------------------------------------------

create table public.coach_profiles (
  user_id uuid not null default auth.uid(),
  school_id uuid,
  license public.coaching_license not null default 'none',
  license_expires_on date,
  specialization public.coach_specialization,
  years_of_experience int,
  biography text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint coach_profiles_pkey primary key (user_id),
  constraint coach_profiles_user foreign key (user_id) references public.users (id) on delete cascade,
  constraint coach_profiles_school foreign key (school_id) references public.schools (id) on delete set null,
  constraint coach_profiles_years_range check (years_of_experience between 0 and 60),
  constraint coach_profiles_biography_length check (char_length(biography) <= 1000)
);

comment on column public.coach_profiles.school_id is
  'The school chosen from the list as the main one; gives no right, role_assignments do.';

create table public.owner_profiles (
  user_id uuid not null default auth.uid(),
  job_title text,
  biography text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint owner_profiles_pkey primary key (user_id),
  constraint owner_profiles_user foreign key (user_id) references public.users (id) on delete cascade,
  constraint owner_profiles_job_title_length check (char_length(job_title) <= 80),
  constraint owner_profiles_biography_length check (char_length(biography) <= 1000)
);

create table public.parent_profiles (
  user_id uuid not null default auth.uid(),
  address text,
  emergency_phone text,
  preferred_contact public.contact_channel not null default 'app',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint parent_profiles_pkey primary key (user_id),
  constraint parent_profiles_user foreign key (user_id) references public.users (id) on delete cascade,
  constraint parent_profiles_address_length check (char_length(address) <= 200),
  constraint parent_profiles_emergency_phone_length check (char_length(emergency_phone) <= 30),
  constraint parent_profiles_emergency_phone_form check (private.is_phone(emergency_phone))
);

create table public.background_checks (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  user_id uuid not null,
  checked_on date not null,
  expires_on date not null,
  recorded_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint background_checks_pkey primary key (id),
  constraint background_checks_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint background_checks_user foreign key (user_id) references public.users (id) on delete cascade,
  constraint background_checks_recorded_by foreign key (recorded_by) references public.users (id) on delete set null,
  constraint background_checks_once unique (school_id, user_id, checked_on),
  constraint background_checks_period check (expires_on > checked_on)
);

comment on table public.background_checks is
  'That somebody with access to children was checked, when and until when; never what was found.';

-- Indexes ------------------------------------------------------------------------------------

create index coach_profiles_school on public.coach_profiles (school_id);
create index background_checks_user on public.background_checks (user_id, expires_on);
create index background_checks_recorded_by on public.background_checks (recorded_by);

-- Predicates ---------------------------------------------------------------------------------

create function private.my_vetted_school_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select private.my_owned_school_ids()
  union
  select private.my_safeguarded_school_ids();
end;
$$;

comment on function private.my_vetted_school_ids() is
  'Schools whose staff I may check: as owner or as safeguarding officer.';

create function private.my_team_coach_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select distinct user_id from public.team_staff
  where team_id = any(array(select private.my_family_team_ids()));
end;
$$;

comment on function private.my_team_coach_ids() is
  'Staff of the teams my family plays in.';

-- Triggers -----------------------------------------------------------------------------------

-- Only who holds the role has the profile; the message is the specification's "Role mismatch".
create function private.refuse_role_mismatch()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (
    select from public.role_assignments
    where user_id = new.user_id and role = tg_argv[0]::public.app_role
  ) then
    raise exception 'role_mismatch' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger coach_profiles_role before insert or update on public.coach_profiles
for each row execute function private.refuse_role_mismatch('coach');
create trigger owner_profiles_role before insert or update on public.owner_profiles
for each row execute function private.refuse_role_mismatch('owner');
create trigger parent_profiles_role before insert or update on public.parent_profiles
for each row execute function private.refuse_role_mismatch('parent');

-- Nobody clears themselves.
create function private.refuse_own_check()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.user_id = (select auth.uid()) then
    raise exception 'own_check' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger background_checks_not_own
before insert or update on public.background_checks
for each row
when (current_user in ('anon', 'authenticated'))
execute function private.refuse_own_check();

-- Policies -----------------------------------------------------------------------------------

alter table public.coach_profiles enable row level security;
alter table public.owner_profiles enable row level security;
alter table public.parent_profiles enable row level security;
alter table public.background_checks enable row level security;

create policy coach_profiles_select on public.coach_profiles for select to authenticated using (
  user_id = (select auth.uid())
  or user_id = any(array(select private.my_colleague_ids()))
  or user_id = any(array(select private.my_team_coach_ids()))
  or (select private.is_admin())
);

create policy owner_profiles_select on public.owner_profiles for select to authenticated using (
  user_id = (select auth.uid())
  or user_id = any(array(select private.my_colleague_ids()))
  or (select private.is_admin())
);

create policy parent_profiles_select on public.parent_profiles for select to authenticated using (
  user_id = (select auth.uid())
);

create policy coach_profiles_insert on public.coach_profiles for insert to authenticated with check (
  user_id = (select auth.uid())
);

create policy coach_profiles_update on public.coach_profiles for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy owner_profiles_insert on public.owner_profiles for insert to authenticated with check (
  user_id = (select auth.uid())
);

create policy owner_profiles_update on public.owner_profiles for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy parent_profiles_insert on public.parent_profiles for insert to authenticated with check (
  user_id = (select auth.uid())
);

create policy parent_profiles_update on public.parent_profiles for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy background_checks_select on public.background_checks for select to authenticated using (
  user_id = (select auth.uid())
  or school_id = any(array(select private.my_vetted_school_ids()))
);

create policy background_checks_insert on public.background_checks for insert to authenticated with check (
  school_id = any(array(select private.my_vetted_school_ids()))
);

create policy background_checks_update on public.background_checks for update to authenticated
using (school_id = any(array(select private.my_vetted_school_ids())))
with check (school_id = any(array(select private.my_vetted_school_ids())));

-- Functions ----------------------------------------------------------------------------------

-- Whom to call about the players of a team: guardians with names, numbers and addresses, the
-- primary contact first. For the staff of the team and the owner; each call is in the audit log.
-- Error: team_not_yours (42501).
create function public.team_contacts(p_team_id uuid)
returns table (
  player_id uuid,
  guardian_id uuid,
  first_name text,
  last_name text,
  relationship public.guardian_relationship,
  is_primary boolean,
  phone text,
  emergency_phone text,
  email text,
  preferred_contact public.contact_channel
)
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_team_id is null or not p_team_id = any(array(select private.my_managed_team_ids())) then
    raise exception 'team_not_yours' using errcode = '42501';
  end if;
  perform private.audit(
    'contacts_opened',
    (select team.school_id from public.teams as team where team.id = p_team_id),
    null, null, jsonb_build_object('team_id', p_team_id)
  );
  return query
  select
    link.player_id, person.id, person.first_name, person.last_name, link.relationship,
    link.is_primary, person.phone, detail.emergency_phone, person.email,
    coalesce(detail.preferred_contact, 'app')
  from public.squad_members as squad
  join public.guardian_links as link on link.player_id = squad.player_id and link.status = 'active'
  join public.users as person on person.id = link.guardian_id
  left join public.parent_profiles as detail on detail.user_id = person.id
  where squad.team_id = p_team_id and squad.left_on is null
  order by link.player_id, link.is_primary desc, person.last_name;
end;
$$;

-- Grants -------------------------------------------------------------------------------------

revoke all on public.coach_profiles, public.owner_profiles, public.parent_profiles,
  public.background_checks
from anon, authenticated;

grant select on public.coach_profiles, public.owner_profiles, public.parent_profiles,
  public.background_checks
to authenticated;
grant insert (user_id, school_id, license, license_expires_on, specialization, years_of_experience, biography)
on public.coach_profiles to authenticated;
grant update (school_id, license, license_expires_on, specialization, years_of_experience, biography)
on public.coach_profiles to authenticated;
grant insert (user_id, job_title, biography) on public.owner_profiles to authenticated;
grant update (job_title, biography) on public.owner_profiles to authenticated;
grant insert (user_id, address, emergency_phone, preferred_contact)
on public.parent_profiles to authenticated;
grant update (address, emergency_phone, preferred_contact) on public.parent_profiles to authenticated;
grant insert (id, school_id, user_id, checked_on, expires_on) on public.background_checks to authenticated;
grant update (checked_on, expires_on) on public.background_checks to authenticated;

grant execute on function
  private.my_vetted_school_ids(),
  private.my_team_coach_ids(),
  public.team_contacts(uuid)
to authenticated;
