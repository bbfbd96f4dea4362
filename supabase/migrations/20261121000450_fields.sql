-- Fields: the pitches and halls of a school, and the parts of them that may be booked apart.
--
--               player  parent  coach     owner          admin
-- fields        -       -       school s  school s i u d  s
-- field_parts   -       -       school s  school s i u d  s
--
-- Coach and owner mean: of that school. Families read where to go on the training or the match.
--
-- A part is a rectangle on a grid that cuts every field into twelve by twelve: half A is
-- along [0,6), a quarter also across [0,6). Halves, thirds, quarters and sixths all fall on the
-- grid, so one exclusion constraint of the bookings (0730) can tell whether two parts share ground:
-- the whole blocks its halves, half A blocks its quarters and the first third, half B blocks neither.
-- The whole field is a part like any other; it comes with the field and goes with it. Where a part
-- lies never changes: bookings have copied it. A field that was ever booked is archived, not deleted.

-- Types -------------------------------------------------------------------------------------

create type public.field_surface as enum (
  'grass', 'artificial_turf', 'hybrid', 'clay', 'hard_court', 'sand', 'indoor'
);
create type public.field_part_kind as enum ('whole', 'half', 'third', 'quarter', 'sixth', 'custom');

-- Tables ------------------------------------------------------------------------------------

create table public.fields (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  name text not null,
  surface public.field_surface not null default 'grass',
  length_m numeric(4, 1) not null,
  width_m numeric(4, 1) not null,
  has_lights boolean not null default false,
  address text,
  note text,
  archived_at timestamptz,
  search_text text not null generated always as (private.fold_text(name || ' ' || coalesce(address, ''))) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint fields_pkey primary key (id),
  constraint fields_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint fields_name_once unique (school_id, name),
  constraint fields_name_length check (name = btrim(name) and char_length(name) between 1 and 60),
  constraint fields_length_range check (length_m between 5 and 130),
  constraint fields_width_range check (width_m between 5 and 100),
  constraint fields_address_length check (char_length(address) <= 200),
  constraint fields_note_length check (char_length(note) <= 500)
);

comment on column public.fields.note is 'Keys, changing rooms, opening hours: for the staff.';

create table public.field_parts (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  field_id uuid not null,
  kind public.field_part_kind not null,
  label text not null,
  along int4range not null,
  across int4range not null default '[0,12)',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint field_parts_pkey primary key (id),
  constraint field_parts_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint field_parts_field foreign key (field_id) references public.fields (id) on delete cascade,
  -- Lets other tables point at a part of their own school only.
  constraint field_parts_of_school unique (school_id, id),
  constraint field_parts_label_once unique (field_id, kind, label),
  constraint field_parts_label_length check (label = btrim(label) and char_length(label) <= 30),
  constraint field_parts_label_required check ((kind = 'whole') = (label = '')),
  constraint field_parts_along_on_grid check (not isempty(along) and along <@ '[0,12)'::int4range),
  constraint field_parts_across_on_grid check (not isempty(across) and across <@ '[0,12)'::int4range),
  constraint field_parts_whole_is_whole check (
    kind <> 'whole' or (along = '[0,12)'::int4range and across = '[0,12)'::int4range)
  )
);

comment on column public.field_parts.along is 'Twelfths of the length this part covers.';
comment on column public.field_parts.across is 'Twelfths of the width this part covers.';

-- Triggers ----------------------------------------------------------------------------------

-- Definer for the same reason as take_school_of_team: a foreign field ends in a refusal by policy.
create function private.take_school_of_field()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.school_id := (select school_id from public.fields where id = new.field_id);
  return new;
end;
$$;

create trigger field_parts_assign_school before insert on public.field_parts
for each row execute function private.take_school_of_field();

create function private.add_whole_part()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.field_parts (field_id, kind, label, along)
  values (new.id, 'whole', '', '[0,12)');
  return new;
end;
$$;

create trigger fields_add_whole_part after insert on public.fields
for each row execute function private.add_whole_part();

-- Policies ----------------------------------------------------------------------------------

alter table public.fields enable row level security;
alter table public.field_parts enable row level security;

create policy fields_select on public.fields for select to authenticated using (
  school_id = any(array(select private.my_readable_school_ids()))
);

create policy fields_insert on public.fields for insert to authenticated with check (
  school_id = any(array(select private.my_owned_school_ids()))
);

create policy fields_update on public.fields for update to authenticated
using (school_id = any(array(select private.my_owned_school_ids())))
with check (school_id = any(array(select private.my_owned_school_ids())));

create policy fields_delete on public.fields for delete to authenticated using (
  school_id = any(array(select private.my_owned_school_ids()))
);

create policy field_parts_select on public.field_parts for select to authenticated using (
  school_id = any(array(select private.my_readable_school_ids()))
);

create policy field_parts_insert on public.field_parts for insert to authenticated with check (
  school_id = any(array(select private.my_owned_school_ids()))
  and kind <> 'whole'
);

create policy field_parts_update on public.field_parts for update to authenticated
using (school_id = any(array(select private.my_owned_school_ids())) and kind <> 'whole')
with check (school_id = any(array(select private.my_owned_school_ids())));

create policy field_parts_delete on public.field_parts for delete to authenticated using (
  school_id = any(array(select private.my_owned_school_ids())) and kind <> 'whole'
);

-- Functions ---------------------------------------------------------------------------------

-- Adds the parts of an even division, those that exist already left as they are: 2 halves (A, B),
-- 3 thirds (1 to 3), 4 quarters (A1 to B2) or 6 sixths (1A to 3B). Runs as the caller: owners may.
-- Errors: unknown_division (P0001); 42501 for everybody else.
create function public.divide_field(p_field_id uuid, p_parts int)
returns setof public.field_parts
language plpgsql
set search_path = ''
as $$
begin
  if p_parts is null or p_parts not in (2, 3, 4, 6) then
    raise exception 'unknown_division' using errcode = 'P0001';
  end if;
  return query
  insert into public.field_parts (field_id, kind, label, along, across)
  select
    p_field_id,
    case p_parts when 2 then 'half' when 3 then 'third' when 4 then 'quarter' else 'sixth' end
      ::public.field_part_kind,
    case p_parts
      when 2 then chr(65 + strip)
      when 3 then (strip + 1)::text
      when 4 then chr(65 + strip) || (lane + 1)
      else (strip + 1) || chr(65 + lane)
    end,
    int4range(strip * 12 / strips, (strip + 1) * 12 / strips),
    int4range(lane * 12 / lanes, (lane + 1) * 12 / lanes)
  from (
    select
      case when p_parts in (2, 4) then 2 else 3 end as strips,
      case when p_parts in (2, 3) then 1 else 2 end as lanes
  ) as division
  cross join lateral generate_series(0, strips - 1) as strip
  cross join lateral generate_series(0, lanes - 1) as lane
  on conflict on constraint field_parts_label_once do nothing
  returning *;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.fields, public.field_parts from anon, authenticated;

grant select, delete on public.fields, public.field_parts to authenticated;
grant insert (id, school_id, name, surface, length_m, width_m, has_lights, address, note, archived_at)
on public.fields to authenticated;
grant update (name, surface, length_m, width_m, has_lights, address, note, archived_at)
on public.fields to authenticated;
grant insert (id, field_id, kind, label, along, across) on public.field_parts to authenticated;
grant update (label) on public.field_parts to authenticated;

grant execute on function public.divide_field(uuid, int) to authenticated;
