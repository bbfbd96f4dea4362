-- Attendance: who means to come, who came, and who is away for a while.
--
--               player          parent             coach of the team     other coach  owner  admin
-- attendance    self s          child s            s                     -            -      -
-- absences      self s i u d    child s i u d      squad s i, own u d    -            -      -
--
-- Own of a coach: the absences they wrote themselves. A parent writes for children where the link
-- lets them respond. attendance is written by the functions of the next chapter only.
--
-- One row per training and player carries both halves: the answer of the family (yes, no, maybe)
-- and what the coach recorded (present, late, excused, absent, injured; minutes; session effort).
-- Said yes but did not come stays visible as such. Effort, "injured" and the reason of an absence
-- come close to health: they belong to the child, its guardians and the coaches of the team. An
-- owner therefore reads no rows.
--
-- A change of a training never wipes an answer. When the time moves the answer is only marked to be
-- asked again; when it is an absence that answered, the absence decides anew. Nothing of a training
-- that has begun is ever deleted, by nobody, and a player with attendance cannot be deleted either.

-- Types -------------------------------------------------------------------------------------

create type public.attendance_answer as enum ('yes', 'no', 'maybe');
create type public.attendance_status as enum ('present', 'late', 'excused', 'absent', 'injured');
create type public.absence_reason as enum ('holiday', 'illness', 'injury', 'school', 'family', 'other');

-- Tables ------------------------------------------------------------------------------------

create table public.absences (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  player_id uuid not null,
  from_on date not null,
  to_on date not null,
  reason public.absence_reason not null default 'other',
  note text,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint absences_pkey primary key (id),
  constraint absences_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint absences_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint absences_created_by foreign key (created_by) references public.users (id) on delete set null,
  constraint absences_period check (to_on >= from_on and to_on <= from_on + 366),
  constraint absences_note_length check (char_length(note) <= 300)
);

create table public.attendance (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  training_id uuid not null,
  team_id uuid not null,
  player_id uuid not null,
  starts_at timestamptz not null,
  answer public.attendance_answer,
  answered_at timestamptz,
  answered_by uuid,
  answer_reason public.absence_reason,
  answer_note text,
  needs_reconfirmation boolean not null default false,
  absence_id uuid,
  status public.attendance_status,
  minutes int,
  rpe int,
  recorded_at timestamptz,
  recorded_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint attendance_pkey primary key (id),
  constraint attendance_once unique (training_id, player_id),
  constraint attendance_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint attendance_training foreign key (training_id) references public.trainings (id) on delete cascade,
  constraint attendance_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint attendance_player foreign key (player_id) references public.players (id) on delete restrict,
  constraint attendance_answered_by foreign key (answered_by) references public.users (id) on delete set null,
  constraint attendance_absence foreign key (absence_id) references public.absences (id) on delete set null,
  constraint attendance_recorded_by foreign key (recorded_by) references public.users (id) on delete set null,
  constraint attendance_answer_dated check ((answer is null) = (answered_at is null)),
  constraint attendance_reason_of_no check (answer_reason is null or answer = 'no'),
  constraint attendance_answer_note_length check (char_length(answer_note) <= 200),
  constraint attendance_absence_says_no check (absence_id is null or answer = 'no'),
  constraint attendance_asks_again_for_answer check (not needs_reconfirmation or answer is not null),
  constraint attendance_status_dated check (status is null or recorded_at is not null),
  constraint attendance_minutes_range check (minutes between 0 and 300),
  constraint attendance_rpe_range check (rpe between 0 and 10),
  constraint attendance_only_who_came check (
    status is null
    or status in ('present', 'late', 'injured')
    or (minutes is null and rpe is null)
  )
);

comment on column public.attendance.starts_at is 'Start of the training, kept by trigger, for queries over time.';
comment on column public.attendance.answer_reason is
  'Why a player does not come, as the family or the absence says it; empty where nobody said.';
comment on column public.attendance.absence_id is 'The absence that answered; empty when a person did.';
comment on column public.attendance.needs_reconfirmation is 'The time moved after this answer.';
comment on column public.attendance.rpe is 'Perceived effort of the whole training, 0 rest to 10 everything.';
comment on column public.attendance.recorded_at is
  'When the coach ticked it, by the clock of the device; of two records the later stays.';

-- Indexes -----------------------------------------------------------------------------------

create index absences_school on public.absences (school_id);
create index absences_player on public.absences (player_id, from_on);
create index absences_created_by on public.absences (created_by);
create index attendance_school on public.attendance (school_id, starts_at);
create index attendance_team on public.attendance (team_id, starts_at);
create index attendance_player on public.attendance (player_id, starts_at);
create index attendance_answered_by on public.attendance (answered_by);
create index attendance_absence on public.attendance (absence_id);
create index attendance_recorded_by on public.attendance (recorded_by);

-- Predicates --------------------------------------------------------------------------------

-- Who belonged to the squad on a day, the last day included.
create function private.squad_on(p_team_id uuid, p_on date)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select distinct player_id from public.squad_members
  where team_id = p_team_id and joined_on <= p_on and (left_on is null or left_on >= p_on);
$$;

-- Triggers ----------------------------------------------------------------------------------

create trigger absences_assign_school
before insert or update of player_id, school_id on public.absences
for each row execute function private.take_school_of_player();

-- Definer: absences answer for squads and trainings, whoever wrote them.
-- Answers "no" for those who are away, in the named trainings that are still to come; p_player_id:
-- only for one. Rows with a record stay. p_overrules: also what a person answered before.
create function private.answer_for_absent(p_training_ids uuid[], p_player_id uuid, p_overrules boolean)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.attendance as present (
    training_id, player_id, answer, answered_at, answered_by, answer_reason, absence_id
  )
  select distinct on (training.id, absence.player_id)
    training.id, absence.player_id, 'no', now(), absence.created_by, absence.reason, absence.id
  from public.trainings as training
  cross join lateral (
    select private.local_day(training.school_id, training.starts_at) as on_date
  ) as day
  join public.squad_members as squad
    on squad.team_id = training.team_id
    and squad.joined_on <= day.on_date
    and (squad.left_on is null or squad.left_on >= day.on_date)
  join public.absences as absence
    on absence.player_id = squad.player_id
    and day.on_date between absence.from_on and absence.to_on
  where training.id = any(p_training_ids)
    and training.status = 'planned'
    and training.ends_at > now()
    and (p_player_id is null or squad.player_id = p_player_id)
  order by training.id, absence.player_id, absence.created_at desc
  on conflict (training_id, player_id) do update
    set answer = 'no',
      answered_at = now(),
      answered_by = excluded.answered_by,
      answer_reason = excluded.answer_reason,
      answer_note = null,
      needs_reconfirmation = false,
      absence_id = excluded.absence_id
    where present.status is null
      and (p_overrules or present.answer is null or present.absence_id is not null);
$$;

-- An absence that ends or changes takes its answers back first.
create function private.withdraw_absence()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.attendance
  set answer = null, answered_at = null, answered_by = null, answer_reason = null, absence_id = null
  where absence_id = old.id and starts_at > now() and status is null;
  return coalesce(new, old);
end;
$$;

create function private.spread_absence()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  absence public.absences := coalesce(new, old);
begin
  -- A day more on either side: which day it is depends on the school's zone.
  perform private.answer_for_absent(
    array(
      select training.id
      from public.squad_members as squad
      join public.trainings as training on training.team_id = squad.team_id
      where squad.player_id = absence.player_id
        and training.starts_at >= absence.from_on - interval '1 day'
        and training.starts_at < absence.to_on + interval '2 days'
    ),
    absence.player_id,
    tg_op <> 'DELETE'
  );
  return null;
end;
$$;

create trigger absences_withdraw
before update of from_on, to_on or delete on public.absences
for each row execute function private.withdraw_absence();

create trigger absences_spread
after insert or update of from_on, to_on or delete on public.absences
for each row execute function private.spread_absence();

-- Team, school and start follow from the training; the player belongs to the same school. One look
-- for both: a season of a school is thousands of rows.
create function private.take_training()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select training.team_id, training.school_id, training.starts_at
  into new.team_id, new.school_id, new.starts_at
  from public.trainings as training
  join public.players as player
    on player.id = new.player_id and player.school_id = training.school_id
  where training.id = new.training_id;
  if not found then
    raise exception 'player_of_another_school' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger attendance_assign_training
before insert on public.attendance
for each row execute function private.take_training();

create function private.keep_attendance()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'attendance_is_kept' using errcode = 'P0001';
end;
$$;

create trigger attendance_keep
before delete on public.attendance
for each row
when (old.status is not null or old.rpe is not null or old.starts_at <= now())
execute function private.keep_attendance();

create function private.answer_new_trainings()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.answer_for_absent(array(select id from added), null, false);
  return null;
end;
$$;

create trigger trainings_answer_absent
after insert on public.trainings
referencing new table as added
for each statement execute function private.answer_new_trainings();

-- Neither another team nor a second beginning for a training that people have answered or attended.
create function private.refuse_losing_attendance()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.attendance
    where training_id = old.id
      and (status is not null or old.ends_at <= now() or (answer is not null and absence_id is null))
  ) then
    raise exception 'training_has_attendance' using errcode = 'P0001';
  end if;
  if new.team_id is distinct from old.team_id then
    delete from public.attendance where training_id = old.id;
  end if;
  return new;
end;
$$;

create trigger trainings_keep_attendance
before update of team_id, starts_at, ends_at on public.trainings
for each row
when (
  new.team_id is distinct from old.team_id
  or (old.ends_at <= now() and new.ends_at > now())
)
execute function private.refuse_losing_attendance();

create function private.follow_training()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.starts_at is distinct from old.starts_at then
    update public.attendance
    set starts_at = new.starts_at,
      needs_reconfirmation = needs_reconfirmation
        or (answer is not null and absence_id is null and new.starts_at > now())
    where training_id = new.id;
    update public.attendance as row_of_absent
    set answer = null, answered_at = null, answered_by = null, answer_reason = null, absence_id = null
    from public.absences as absence
    where row_of_absent.training_id = new.id
      and absence.id = row_of_absent.absence_id
      and row_of_absent.status is null
      and not private.local_day(new.school_id, new.starts_at) between absence.from_on and absence.to_on;
  end if;
  perform private.answer_for_absent(array[new.id], null, false);
  return null;
end;
$$;

create trigger trainings_follow
after update of team_id, starts_at, status on public.trainings
for each row
when (
  new.starts_at is distinct from old.starts_at
  or new.team_id is distinct from old.team_id
  or (new.status = 'planned' and old.status <> 'planned')
)
execute function private.follow_training();

-- Policies ----------------------------------------------------------------------------------

alter table public.absences enable row level security;
alter table public.attendance enable row level security;

create policy absences_select on public.absences for select to authenticated using (
  player_id = any(array(select private.my_player_ids()))
  or player_id = any(array(select private.my_coached_player_ids()))
);

create policy absences_insert on public.absences for insert to authenticated with check (
  player_id = any(array(select private.my_responding_player_ids()))
  or player_id = any(array(select private.my_coached_player_ids()))
);

create policy absences_update on public.absences for update to authenticated
using (
  player_id = any(array(select private.my_responding_player_ids()))
  or (
    created_by = (select auth.uid())
    and player_id = any(array(select private.my_coached_player_ids()))
  )
)
with check (
  player_id = any(array(select private.my_responding_player_ids()))
  or player_id = any(array(select private.my_coached_player_ids()))
);

create policy absences_delete on public.absences for delete to authenticated using (
  player_id = any(array(select private.my_responding_player_ids()))
  or (
    created_by = (select auth.uid())
    and player_id = any(array(select private.my_coached_player_ids()))
  )
);

-- The team's record stays with the team's coaches when a player has left.
create policy attendance_select on public.attendance for select to authenticated using (
  player_id = any(array(select private.my_player_ids()))
  or team_id = any(array(select private.my_staff_team_ids()))
);

-- Grants ------------------------------------------------------------------------------------
-- Whose absence it is never changes.

revoke all on public.absences, public.attendance from anon, authenticated;

grant select on public.attendance to authenticated;
grant select, delete on public.absences to authenticated;
grant insert (id, player_id, from_on, to_on, reason, note) on public.absences to authenticated;
grant update (from_on, to_on, reason, note) on public.absences to authenticated;
