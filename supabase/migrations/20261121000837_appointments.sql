-- Appointments: what a family has on beside football, so that a clash with a training or a match is seen in time.
--
--                player        parent            anybody else
-- appointments   self s i u d  child s i u d *   -
--
-- Private to the player and the child's trusted guardians: no coach, owner or administrator has a way in, in no
-- function either, and no calendar feed shows them. A link that is not confirmed or has ended opens nothing.
-- * written where the link also lets the guardian answer (can_respond); every trusted guardian reads.
--
-- Days and times are those of the school's clock, as the calendar shows them, so that a clock change moves none.
-- They are forgotten a year after they are over (chapter jobs).

-- Tables ------------------------------------------------------------------------------------

create table public.appointments (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  player_id uuid not null,
  title text not null,
  from_on date not null,
  to_on date not null,
  from_time time,
  to_time time,
  repeats_until date,
  place text,
  note text,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint appointments_pkey primary key (id),
  constraint appointments_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint appointments_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint appointments_created_by foreign key (created_by) references public.users (id) on delete set null,
  constraint appointments_title_length check (title = btrim(title) and char_length(title) between 1 and 80),
  constraint appointments_place_length check (place = btrim(place) and char_length(place) between 1 and 120),
  constraint appointments_note_length check (note = btrim(note) and char_length(note) between 1 and 500),
  constraint appointments_day_range check (from_on between '2000-01-01' and '2100-01-01'),
  constraint appointments_period check (to_on between from_on and from_on + 89),
  constraint appointments_both_times check ((from_time is null) = (to_time is null)),
  constraint appointments_ends_after_start check (from_time is null or to_on + to_time > from_on + from_time),
  -- A week has room for one of them, and a year of weeks is enough.
  constraint appointments_repeats check (
    repeats_until is null or (repeats_until between from_on and from_on + 366 and to_on <= from_on + 6)
  )
);

comment on column public.appointments.from_time is 'Empty for whole days; in the school''s time zone.';
comment on column public.appointments.to_on is 'The last day, included.';
comment on column public.appointments.repeats_until is 'Every week on the same weekday, for the last time on this day at the latest.';

-- Indexes -----------------------------------------------------------------------------------

create index appointments_school on public.appointments (school_id);
create index appointments_player on public.appointments (player_id, from_on);
create index appointments_created_by on public.appointments (created_by);

-- Triggers ----------------------------------------------------------------------------------

create trigger appointments_assign_school
before insert or update of player_id, school_id on public.appointments
for each row execute function private.take_school_of_player();

-- At most 500 a player. After the row, when the policy has let it in: a stranger learns no count. The lock keeps
-- two writers from both counting 499.
create function private.limit_appointments()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public.players where id = new.player_id for no key update;
  if 500 < (select count(*) from public.appointments where player_id = new.player_id) then
    raise exception 'too_many_appointments' using errcode = 'P0001';
  end if;
  return null;
end;
$$;

create trigger appointments_limit
after insert on public.appointments
for each row execute function private.limit_appointments();

-- Policies ----------------------------------------------------------------------------------

alter table public.appointments enable row level security;

create policy appointments_select on public.appointments for select to authenticated using (
  player_id = any(array(select private.my_trusted_player_ids()))
);

create policy appointments_insert on public.appointments for insert to authenticated with check (
  player_id = any(array(select private.my_trusted_responding_player_ids()))
);

create policy appointments_update on public.appointments for update to authenticated
using (player_id = any(array(select private.my_trusted_responding_player_ids())))
with check (player_id = any(array(select private.my_trusted_responding_player_ids())));

create policy appointments_delete on public.appointments for delete to authenticated using (
  player_id = any(array(select private.my_trusted_responding_player_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Deletes what has been over for a year, for the job of what need not be kept; counts the rows.
create function private.forget_old_appointments()
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  gone int;
begin
  delete from public.appointments
  where greatest(to_on, repeats_until) < current_date - 366;
  get diagnostics gone = row_count;
  return gone;
end;
$$;

-- Grants ------------------------------------------------------------------------------------
-- Whose it is never changes.

revoke all on public.appointments from anon, authenticated;

grant select, delete on public.appointments to authenticated;
grant insert (id, player_id, title, from_on, to_on, from_time, to_time, repeats_until, place, note)
on public.appointments to authenticated;
grant update (title, from_on, to_on, from_time, to_time, repeats_until, place, note)
on public.appointments to authenticated;
