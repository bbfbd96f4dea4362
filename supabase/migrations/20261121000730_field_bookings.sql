-- Field bookings: who has which part of a field when. Never two at once on the same ground.
--
--                   player  parent  coach                        owner            admin
-- field_bookings    -       -       school s, own team's i u d   school s i u d   s
--
-- Coach and owner mean: of that school. own team's: for a training or a meeting of a team they look
-- after. Maintenance and hire are the owner's.
--
-- A booking of a training takes the training's times and follows it: moved in the same transaction,
-- freed when the training is called off, gone when it is deleted. A match books through its own
-- column field_part_id and is followed the same way, from kick-off to the planned end. Whatever would
-- end on ground already taken fails as a whole with SQLSTATE 23P01: "field_taken" from book_field and
-- from moving a training or match, the constraint's own words from a plain write to this table.

-- Extensions --------------------------------------------------------------------------------

create extension if not exists btree_gist with schema extensions;

-- Types -------------------------------------------------------------------------------------

create type public.booking_kind as enum ('training', 'match', 'meeting', 'maintenance', 'hire', 'other');
create type public.booking_status as enum ('booked', 'cancelled');

-- Tables ------------------------------------------------------------------------------------

create table public.field_bookings (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  field_id uuid not null,
  field_part_id uuid not null,
  team_id uuid,
  kind public.booking_kind not null,
  training_id uuid,
  match_id uuid,
  title text,
  note text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status public.booking_status not null default 'booked',
  along int4range not null,
  across int4range not null,
  during tstzrange not null generated always as (tstzrange(starts_at, ends_at)) stored,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint field_bookings_pkey primary key (id),
  constraint field_bookings_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint field_bookings_field foreign key (field_id) references public.fields (id) on delete restrict,
  constraint field_bookings_part foreign key (field_part_id) references public.field_parts (id) on delete restrict,
  constraint field_bookings_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint field_bookings_training foreign key (training_id) references public.trainings (id) on delete cascade,
  constraint field_bookings_match foreign key (match_id) references public.matches (id) on delete cascade,
  constraint field_bookings_created_by foreign key (created_by) references public.users (id) on delete set null,
  constraint field_bookings_training_once unique (training_id, field_part_id),
  constraint field_bookings_match_once unique (match_id),
  constraint field_bookings_no_overlap exclude using gist (
    field_id with =, along with &&, across with &&, during with &&
  ) where (status = 'booked'),
  constraint field_bookings_for_training check ((kind = 'training') = (training_id is not null)),
  constraint field_bookings_for_match check ((kind = 'match') = (match_id is not null)),
  constraint field_bookings_for_team check (
    case
      when kind in ('training', 'match') then team_id is not null
      when kind in ('maintenance', 'hire') then team_id is null
      else true
    end
  ),
  constraint field_bookings_title_length check (title = btrim(title) and char_length(title) between 1 and 100),
  constraint field_bookings_title_required check (kind <> 'other' or title is not null),
  constraint field_bookings_note_length check (char_length(note) <= 500),
  constraint field_bookings_ends_after_start check (ends_at > starts_at),
  constraint field_bookings_at_most_a_year check (ends_at <= starts_at + interval '366 days')
);

comment on column public.field_bookings.along is 'Ground of the part when it was booked, as field_parts.along and across.';

-- Indexes -----------------------------------------------------------------------------------

create index field_bookings_school on public.field_bookings (school_id, starts_at);
create index field_bookings_field on public.field_bookings (field_id, starts_at);
create index field_bookings_part on public.field_bookings (field_part_id);
create index field_bookings_team on public.field_bookings (team_id);
create index field_bookings_created_by on public.field_bookings (created_by);

-- Triggers ----------------------------------------------------------------------------------

-- Ground from the part; team and times from the training or match. Definer: what the writer may see
-- does not matter here, what they may write is the policies' business afterwards.
-- Errors: field_archived (P0001); field_of_another_school (42501).
create function private.complete_booking()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  archived timestamptz;
  school_of_team uuid;
begin
  select part.school_id, part.field_id, part.along, part.across, field.archived_at
  into new.school_id, new.field_id, new.along, new.across, archived
  from public.field_parts as part
  join public.fields as field on field.id = part.field_id
  where part.id = new.field_part_id;
  if archived is not null
    and (tg_op = 'INSERT' or new.field_part_id is distinct from old.field_part_id)
  then
    raise exception 'field_archived' using errcode = 'P0001';
  end if;

  if new.training_id is not null then
    select
      training.team_id, training.starts_at, training.ends_at,
      case training.status when 'cancelled' then 'cancelled' else 'booked' end::public.booking_status
    into new.team_id, new.starts_at, new.ends_at, new.status
    from public.trainings as training where training.id = new.training_id;
  elsif new.match_id is not null then
    select
      match.team_id, match.starts_at,
      private.match_end(match.starts_at, match.periods, match.period_minutes),
      case match.status when 'cancelled' then 'cancelled' else 'booked' end::public.booking_status
    into new.team_id, new.starts_at, new.ends_at, new.status
    from public.matches as match where match.id = new.match_id;
  end if;

  if new.team_id is not null then
    select school_id into school_of_team from public.teams where id = new.team_id;
    if school_of_team is distinct from new.school_id then
      raise exception 'field_of_another_school' using errcode = '42501';
    end if;
  end if;
  return new;
end;
$$;

create trigger field_bookings_complete before insert or update on public.field_bookings
for each row execute function private.complete_booking();

-- field_bookings_complete looks the new times up; touching the row is enough.
create function private.move_booking_of_training()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.field_bookings set updated_at = now() where training_id = new.id;
  return new;
exception
  -- Otherwise a sentence full of the values of somebody else's booking.
  when exclusion_violation then
    raise exception 'field_taken' using errcode = '23P01';
end;
$$;

create trigger trainings_move_booking
after update of team_id, starts_at, ends_at, status on public.trainings
for each row
when (
  (new.team_id, new.starts_at, new.ends_at, new.status)
    is distinct from (old.team_id, old.starts_at, old.ends_at, old.status)
)
execute function private.move_booking_of_training();

create function private.move_booking_of_match()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.field_part_id is null then
    delete from public.field_bookings where match_id = new.id;
  else
    update public.field_bookings set field_part_id = new.field_part_id where match_id = new.id;
    if not found then
      insert into public.field_bookings (match_id, kind, field_part_id)
      values (new.id, 'match', new.field_part_id);
    end if;
  end if;
  return new;
exception
  when exclusion_violation then
    raise exception 'field_taken' using errcode = '23P01';
end;
$$;

create trigger matches_add_booking after insert on public.matches
for each row
when (new.field_part_id is not null)
execute function private.move_booking_of_match();

create trigger matches_move_booking
after update of team_id, field_part_id, starts_at, periods, period_minutes, status on public.matches
for each row
when (
  (new.team_id, new.field_part_id, new.starts_at, new.periods, new.period_minutes, new.status)
    is distinct from (
      old.team_id, old.field_part_id, old.starts_at, old.periods, old.period_minutes, old.status
    )
)
execute function private.move_booking_of_match();

-- Families cannot read fields: a home match without a place gets the field's name as its venue.
create function private.name_venue_after_field()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.venue := (
    select field.name || case part.kind when 'whole' then '' else ' (' || part.label || ')' end
    from public.field_parts as part
    join public.fields as field on field.id = part.field_id
    where part.id = new.field_part_id and part.school_id = new.school_id
  );
  return new;
end;
$$;

create trigger matches_venue before insert or update of field_part_id, venue on public.matches
for each row
when (new.venue is null and new.field_part_id is not null)
execute function private.name_venue_after_field();

-- Policies ----------------------------------------------------------------------------------

alter table public.field_bookings enable row level security;

create policy field_bookings_select on public.field_bookings for select to authenticated using (
  school_id = any(array(select private.my_readable_school_ids()))
);

create policy field_bookings_insert on public.field_bookings for insert to authenticated with check (
  (
    school_id = any(array(select private.my_owned_school_ids()))
    or team_id = any(array(select private.my_managed_team_ids()))
  )
  and kind <> 'match'
);

create policy field_bookings_update on public.field_bookings for update to authenticated
using (
  (
    school_id = any(array(select private.my_owned_school_ids()))
    or team_id = any(array(select private.my_managed_team_ids()))
  )
  and match_id is null
)
with check (
  (
    school_id = any(array(select private.my_owned_school_ids()))
    or team_id = any(array(select private.my_managed_team_ids()))
  )
  and match_id is null
);

create policy field_bookings_delete on public.field_bookings for delete to authenticated using (
  (
    school_id = any(array(select private.my_owned_school_ids()))
    or team_id = any(array(select private.my_managed_team_ids()))
  )
  and match_id is null
);

comment on policy field_bookings_update on public.field_bookings is
  'A match moves its own booking; changed here, the two would disagree.';

-- Functions ---------------------------------------------------------------------------------

-- Books a part of a field: for a training (times and team are the training's), or from
-- p_starts_at to p_ends_at for anything else but a match. Runs as the caller: the policies decide.
-- Errors: field_taken (23P01); field_archived (P0001); field_of_another_school (42501).
create function public.book_field(
  p_field_part_id uuid,
  p_kind public.booking_kind,
  p_training_id uuid default null,
  p_team_id uuid default null,
  p_starts_at timestamptz default null,
  p_ends_at timestamptz default null,
  p_title public.short_text default null,
  p_note public.long_text default null
)
returns public.field_bookings
language plpgsql
set search_path = ''
as $$
declare
  booked public.field_bookings;
begin
  insert into public.field_bookings (
    field_part_id, kind, training_id, team_id, starts_at, ends_at, title, note
  )
  values (
    p_field_part_id, p_kind, p_training_id, p_team_id, p_starts_at, p_ends_at,
    nullif(btrim(p_title), ''), nullif(btrim(p_note), '')
  )
  returning * into booked;
  return booked;
exception
  when exclusion_violation then
    raise exception 'field_taken' using errcode = '23P01';
end;
$$;

-- Whose bookings stand on a part in a time: teams, else what the booking is called, else ''.
create function private.ground_holders(
  p_field_part_id uuid, p_starts_at timestamptz, p_ends_at timestamptz
)
returns text[]
language sql
stable
set search_path = ''
as $$
  select coalesce(array_agg(distinct coalesce(team.name, booking.title, '')), '{}')
  from public.field_parts as part
  join public.field_bookings as booking
    on booking.field_id = part.field_id
    and booking.along && part.along
    and booking.across && part.across
    and booking.during && tstzrange(p_starts_at, p_ends_at)
    and booking.status = 'booked'
  left join public.teams as team on team.id = booking.team_id
  where part.id = p_field_part_id;
$$;

-- Books a part for one date of a series. Null when that is done, else what is in the way:
-- {date, starts_at, ends_at, field_part_id, by: ["U15"]}; nobody where the field is no longer in use.
create function private.book_date(
  p_training_id uuid,
  p_field_part_id uuid,
  p_booking_id uuid default null,
  p_title text default null,
  p_note text default null
)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  insert into public.field_bookings (id, field_part_id, kind, training_id, title, note)
  values (
    coalesce(p_booking_id, gen_random_uuid()), p_field_part_id, 'training', p_training_id, p_title, p_note
  )
  on conflict on constraint field_bookings_training_once do nothing;
  return null;
exception
  when exclusion_violation or raise_exception then
    if sqlstate = 'P0001' and sqlerrm <> 'field_archived' then
      raise;
    end if;
    return (
      select jsonb_build_object(
        'date', training.series_date,
        'starts_at', training.starts_at,
        'ends_at', training.ends_at,
        'field_part_id', p_field_part_id,
        'by', private.ground_holders(p_field_part_id, training.starts_at, training.ends_at)
      )
      from public.trainings as training where training.id = p_training_id
    );
end;
$$;

-- Who has which part of the school's fields in use in each of some times (450 at most), the dates of
-- a series aside: [{starts_at, parts: {"<id of the part>": ["U15"]}}], times without any left out.
-- Runs as the caller: the staff of the school sees them.
create function public.taken_field_parts(
  p_school_id uuid,
  p_starts_at public.moment_list,
  p_ends_at public.moment_list,
  p_series_id uuid default null
)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with asked as materialized (
    select * from unnest(p_starts_at[1:450], p_ends_at[1:450]) as asked (starts_at, ends_at)
  ),
  booked as materialized (
    select
      booking.field_id, booking.along, booking.across, booking.during,
      coalesce(team.name, booking.title, '') as holder
    from public.field_bookings as booking
    join public.fields as field on field.id = booking.field_id and field.archived_at is null
    left join public.teams as team on team.id = booking.team_id
    left join public.trainings as training on training.id = booking.training_id
    where booking.school_id = p_school_id
      and booking.status = 'booked'
      and booking.starts_at < (select max(ends_at) from asked)
      and booking.ends_at > (select min(starts_at) from asked)
      and (p_series_id is null or training.series_id is distinct from p_series_id)
  )
  select coalesce(
    jsonb_agg(jsonb_build_object('starts_at', held.starts_at, 'parts', held.parts) order by held.starts_at),
    '[]'
  )
  from (
    select taken.starts_at, jsonb_object_agg(taken.part_id, taken.holders) as parts
    from (
      select
        asked.starts_at,
        part.id as part_id,
        jsonb_agg(distinct booked.holder) as holders
      from asked
      join booked on booked.during && tstzrange(asked.starts_at, asked.ends_at)
      join public.field_parts as part
        on part.field_id = booked.field_id
        and part.along && booked.along
        and part.across && booked.across
      group by asked.starts_at, part.id
    ) as taken
    group by taken.starts_at
  ) as held;
$$;

-- Where a training takes place, for whoever may read the training: families read no fields. The field is
-- the booked one, or the one of the school whose name the place begins with. Field, part, address and surface
-- are empty for any other place. No row for a foreign training.
create function public.training_ground(p_training_id uuid)
returns table (field text, part text, address text, surface public.field_surface, town text)
language sql
stable
security definer
set search_path = ''
as $$
  select ground.name, ground.part, ground.address, ground.surface, school.location
  from public.trainings as training
  join public.schools as school on school.id = training.school_id
  left join lateral (
    select field.name, nullif(part.label, '') as part, field.address, field.surface
    from public.fields as field
    left join public.field_bookings as booking
      on booking.field_id = field.id
      and booking.training_id = training.id
      and booking.status = 'booked'
    left join public.field_parts as part on part.id = booking.field_part_id
    where field.school_id = training.school_id
      and (booking.id is not null or starts_with(training.place, field.name))
    order by booking.id is null, char_length(field.name) desc
    limit 1
  ) as ground on true
  where training.id = p_training_id
    and (
      training.school_id = any(array(select private.my_readable_school_ids()))
      or training.team_id = any(array(select private.my_family_team_ids()))
    );
$$;

-- Grants ------------------------------------------------------------------------------------
-- School, ground and status follow from the rest; a match is booked through the match.

revoke all on public.field_bookings from anon, authenticated;

grant select, delete on public.field_bookings to authenticated;
grant insert (id, field_part_id, team_id, kind, training_id, title, note, starts_at, ends_at)
on public.field_bookings to authenticated;
grant update (field_part_id, title, note, starts_at, ends_at) on public.field_bookings to authenticated;

grant execute on function
  public.book_field(
    uuid, public.booking_kind, uuid, uuid, timestamptz, timestamptz, public.short_text, public.long_text
  ),
  public.taken_field_parts(uuid, public.moment_list, public.moment_list, uuid),
  public.training_ground(uuid)
to authenticated;
grant execute on function
  private.ground_holders(uuid, timestamptz, timestamptz),
  private.book_date(uuid, uuid, uuid, text, text)
to authenticated, service_role;
