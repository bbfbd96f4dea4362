-- Equipment: what stands in the container, how much of it, in which state.
--
--                    player  parent  coach         owner          admin
-- equipment_items    -       -       school s i u  school s i u d  s
--
-- Coach and owner mean: of that school. Counting is everybody's work on the staff, so every coach
-- corrects the list; throwing an entry away is the owner's. The kinds are those the exercises ask
-- for (0500), so that a training's needs can be held against the stock, and "other" for the rest.
-- Lending single items out is not kept: an item may belong to a team, and that is enough.

-- Types -------------------------------------------------------------------------------------

create type public.equipment_kind as enum (
  'balls', 'cones', 'flat_markers', 'poles', 'bibs', 'mini_goals', 'youth_goals', 'full_goals',
  'mannequins', 'ladders', 'hurdles', 'rings', 'rebounders', 'other'
);
create type public.equipment_condition as enum ('new', 'good', 'worn', 'broken');

-- Tables ------------------------------------------------------------------------------------

create table public.equipment_items (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid,
  kind public.equipment_kind not null,
  name text,
  count int not null,
  condition public.equipment_condition not null default 'good',
  location text,
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint equipment_items_pkey primary key (id),
  constraint equipment_items_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint equipment_items_team foreign key (team_id) references public.teams (id) on delete set null,
  constraint equipment_items_name_length check (name = btrim(name) and char_length(name) between 1 and 80),
  constraint equipment_items_other_has_name check (kind <> 'other' or name is not null),
  constraint equipment_items_count_range check (count between 0 and 10000),
  constraint equipment_items_location_length check (char_length(location) <= 80),
  constraint equipment_items_note_length check (char_length(note) <= 500)
);

comment on column public.equipment_items.team_id is 'The team that keeps it; empty: for everybody.';
comment on column public.equipment_items.name is 'What exactly: "size 4, blue"; required for other things.';

-- Indexes -----------------------------------------------------------------------------------

create index equipment_items_school on public.equipment_items (school_id, kind);
create index equipment_items_team on public.equipment_items (team_id);

-- Triggers ----------------------------------------------------------------------------------

-- Definer: the rule holds whatever the writer may see of the team.
create function private.refuse_team_of_another_school()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select from public.teams where id = new.team_id and school_id = new.school_id) then
    raise exception 'team_of_another_school' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger equipment_items_same_school
before insert or update of team_id, school_id on public.equipment_items
for each row
when (new.team_id is not null)
execute function private.refuse_team_of_another_school();

-- Policies ----------------------------------------------------------------------------------

alter table public.equipment_items enable row level security;

create policy equipment_items_select on public.equipment_items for select to authenticated using (
  school_id = any(array(select private.my_readable_school_ids()))
);

create policy equipment_items_insert on public.equipment_items for insert to authenticated with check (
  school_id = any(array(select private.my_staff_school_ids()))
);

create policy equipment_items_update on public.equipment_items for update to authenticated
using (school_id = any(array(select private.my_staff_school_ids())))
with check (school_id = any(array(select private.my_staff_school_ids())));

create policy equipment_items_delete on public.equipment_items for delete to authenticated using (
  school_id = any(array(select private.my_owned_school_ids()))
);

-- Grants ------------------------------------------------------------------------------------

revoke all on public.equipment_items from anon, authenticated;

grant select, delete on public.equipment_items to authenticated;
grant insert (id, school_id, team_id, kind, name, count, condition, location, note)
on public.equipment_items to authenticated;
grant update (team_id, kind, name, count, condition, location, note)
on public.equipment_items to authenticated;
