-- Seasons and age groups: the frame every team stands in.
--
--              player    parent    coach     owner          admin
-- seasons      member s  member s  member s  member s, i u  s
-- age_groups   s         s         s         s              s
--
-- A season begins with the school's own start month (schools.season_start_month) and lasts a year;
-- a team that names a new season creates it. Age groups are the field's own (under-9 is U9) and the
-- same for everybody; what an association allows at which age stands in the chapter of age rules.

-- Tables ------------------------------------------------------------------------------------

create table public.seasons (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  name text not null,
  starts_on date not null,
  ends_on date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint seasons_pkey primary key (id),
  constraint seasons_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint seasons_name_once unique (school_id, name),
  constraint seasons_name_form check (name ~ '^\d{4}(/\d{2,4})?$'),
  constraint seasons_period check (ends_on > starts_on and ends_on <= starts_on + 500)
);

create table public.age_groups (
  code text not null,
  years_under int,
  sort_order int not null,
  created_at timestamptz not null default now(),
  constraint age_groups_pkey primary key (code),
  constraint age_groups_sort_once unique (sort_order),
  constraint age_groups_code_form check (char_length(code) between 1 and 10),
  constraint age_groups_years_range check (years_under between 4 and 23)
);

comment on column public.age_groups.years_under is
  'Players are younger than this on the first day of the year the season begins in; empty: no limit.';

insert into public.age_groups (code, years_under, sort_order)
select 'U' || years, years, years from generate_series(5, 23) as years
union all
select 'Seniors', null, 30
union all
select 'Masters', null, 35;

-- Triggers ----------------------------------------------------------------------------------

-- First and last day of a season by its name: "2026/27" at a school that starts in July runs from
-- 1 July 2026 to 30 June 2027.
create function private.ensure_season(p_school_id uuid, p_name text)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.seasons (school_id, name, starts_on, ends_on)
  select
    school.id,
    p_name,
    first_day,
    (first_day + interval '1 year' - interval '1 day')::date
  from public.schools as school
  cross join lateral (
    select make_date(left(p_name, 4)::int, school.season_start_month, 1) as first_day
  ) as season
  where school.id = p_school_id and p_name ~ '^\d{4}(/\d{2,4})?$'
  on conflict (school_id, name) do nothing;
$$;

-- Policies ----------------------------------------------------------------------------------

alter table public.seasons enable row level security;
alter table public.age_groups enable row level security;

create policy seasons_select on public.seasons for select to authenticated using (
  school_id = any(array(select private.my_school_ids()))
  or (select private.is_admin())
);

create policy seasons_insert on public.seasons for insert to authenticated with check (
  school_id = any(array(select private.my_owned_school_ids()))
);

create policy seasons_update on public.seasons for update to authenticated
using (school_id = any(array(select private.my_owned_school_ids())))
with check (school_id = any(array(select private.my_owned_school_ids())));

create policy age_groups_select on public.age_groups for select to authenticated using (
  (select private.has_role())
);

-- Grants ------------------------------------------------------------------------------------

revoke all on public.seasons, public.age_groups from anon, authenticated;

grant select, insert on public.seasons to authenticated;
grant update (starts_on, ends_on) on public.seasons to authenticated;
grant select on public.age_groups to authenticated;
