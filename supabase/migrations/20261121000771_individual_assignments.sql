-- Individual work: an exercise given to a player, and the log of what was practised.
--
--                          player     parent            coach of the team  other coach  owner    admin
-- individual_assignments   self s     child s           s i u              -            s i u    -
-- individual_progress      self s i   child s, i *      s                  -            s        -
--
-- coach of the team = now; work given earlier passes to whoever coaches the player next.
-- * where the link lets the guardian answer for the child (can_respond).
--
-- assigned -> in_progress -> done, assigned -> done (in one go), both open ones -> cancelled. The
-- status moves through set_task_status (every assignment has its task, see there) and, at the first
-- entry in the log, by itself. The log is append-only; its feeling says how the practice went and
-- is a word about football, not about health.

-- Types -------------------------------------------------------------------------------------

create type public.assignment_status as enum ('assigned', 'in_progress', 'done', 'cancelled');

-- Tables ------------------------------------------------------------------------------------

create table public.individual_assignments (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  player_id uuid not null,
  exercise_id uuid not null,
  assigned_by uuid default auth.uid(),
  status public.assignment_status not null default 'assigned',
  message text,
  due_on date,
  target_minutes int,
  target_repetitions int,
  started_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint individual_assignments_pkey primary key (id),
  constraint individual_assignments_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint individual_assignments_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint individual_assignments_exercise foreign key (exercise_id)
  references public.individual_exercises (id) on delete restrict,
  constraint individual_assignments_assigned_by foreign key (assigned_by) references public.users (id) on delete set null,
  constraint individual_assignments_message_length check (
    message = btrim(message) and char_length(message) between 1 and 500
  ),
  constraint individual_assignments_due_range check (due_on between '2000-01-01' and '2100-01-01'),
  constraint individual_assignments_minutes_range check (target_minutes between 1 and 600),
  constraint individual_assignments_repetitions_range check (target_repetitions between 1 and 10000),
  constraint individual_assignments_completed check ((status = 'done') = (completed_at is not null)),
  constraint individual_assignments_cancelled check ((status = 'cancelled') = (cancelled_at is not null))
);

comment on column public.individual_assignments.target_minutes is 'In all until due_on, not per day.';

create table public.individual_progress (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  player_id uuid not null,
  exercise_id uuid not null,
  assignment_id uuid,
  logged_by uuid default auth.uid(),
  practised_at timestamptz not null default now(),
  minutes int,
  repetitions int,
  seconds int,
  metres int,
  feeling int,
  effort int,
  note text,
  created_at timestamptz not null default now(),
  constraint individual_progress_pkey primary key (id),
  constraint individual_progress_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint individual_progress_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint individual_progress_exercise foreign key (exercise_id)
  references public.individual_exercises (id) on delete restrict,
  constraint individual_progress_assignment foreign key (assignment_id)
  references public.individual_assignments (id) on delete cascade,
  constraint individual_progress_logged_by foreign key (logged_by) references public.users (id) on delete set null,
  constraint individual_progress_says_something check (
    num_nonnulls(minutes, repetitions, seconds, metres) > 0
  ),
  constraint individual_progress_minutes_range check (minutes between 1 and 240),
  constraint individual_progress_repetitions_range check (repetitions between 1 and 10000),
  constraint individual_progress_seconds_range check (seconds between 1 and 10000),
  constraint individual_progress_metres_range check (metres between 1 and 10000),
  constraint individual_progress_feeling_range check (feeling between 1 and 5),
  constraint individual_progress_effort_range check (effort between 1 and 5),
  constraint individual_progress_note_length check (
    note = btrim(note) and char_length(note) between 1 and 500
  )
);

comment on column public.individual_progress.feeling is 'How the practice went: 1 not at all, 5 very well.';
comment on column public.individual_progress.effort is
  'How hard it was: 1 very easy, 5 very hard. Five steps in words, so that a child can answer.';
comment on column public.individual_progress.repetitions is
  'Repetitions, seconds and metres are the result of one practice, the best of it or its sum as the exercise says.';
comment on column public.individual_progress.assignment_id is 'Empty: practised of one''s own accord.';

-- Indexes -----------------------------------------------------------------------------------

-- Giving the same exercise twice, or two coaches at once, leaves one open assignment.
create unique index individual_assignments_one_open on public.individual_assignments (player_id, exercise_id)
where status in ('assigned', 'in_progress');
create index individual_assignments_player on public.individual_assignments (player_id, due_on);
create index individual_assignments_school on public.individual_assignments (school_id);
create index individual_assignments_exercise on public.individual_assignments (exercise_id);
create index individual_assignments_assigned_by on public.individual_assignments (assigned_by);
create index individual_progress_player on public.individual_progress (player_id, practised_at desc);
create index individual_progress_school on public.individual_progress (school_id, practised_at desc);
create index individual_progress_exercise on public.individual_progress (exercise_id);
create index individual_progress_assignment on public.individual_progress (assignment_id);
create index individual_progress_logged_by on public.individual_progress (logged_by);

-- Triggers ----------------------------------------------------------------------------------

create trigger individual_assignments_assign_school
before insert or update of player_id, school_id on public.individual_assignments
for each row execute function private.take_school_of_player();

create trigger individual_progress_assign_school
before insert on public.individual_progress
for each row execute function private.take_school_of_player();

-- The machine, for the assignments of both kinds and for every writer.
create function private.step_assignment()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (old.status, new.status) not in (
    ('assigned', 'in_progress'),
    ('assigned', 'done'),
    ('in_progress', 'done'),
    ('assigned', 'cancelled'),
    ('in_progress', 'cancelled')
  ) then
    raise exception 'illegal_transition' using errcode = 'P0001';
  end if;
  if new.status in ('in_progress', 'done') then
    new.started_at := coalesce(old.started_at, now());
  end if;
  new.completed_at := case when new.status = 'done' then now() end;
  new.cancelled_at := case when new.status = 'cancelled' then now() end;
  return new;
end;
$$;

create trigger individual_assignments_step
before update of status on public.individual_assignments
for each row
when (new.status is distinct from old.status)
execute function private.step_assignment();

-- An entry on an assignment belongs to its player and its exercise, and the assignment is open.
-- Definer: a foreign assignment ends in the same refusal as an invented one.
create function private.check_individual_progress()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  assignment public.individual_assignments;
begin
  if new.practised_at > now() + interval '1 day' or new.practised_at < now() - interval '60 days' then
    raise exception 'practised_at_out_of_range' using errcode = 'P0001';
  end if;
  if new.assignment_id is not null then
    select * into assignment from public.individual_assignments
    where id = new.assignment_id and player_id = new.player_id
    for update;
    if not found then
      raise exception 'assignment_not_found' using errcode = '42501';
    end if;
    if assignment.status not in ('assigned', 'in_progress') then
      raise exception 'assignment_closed' using errcode = 'P0001';
    end if;
    new.exercise_id := assignment.exercise_id;
  end if;
  return new;
end;
$$;

create trigger individual_progress_check
before insert on public.individual_progress
for each row
when (current_user in ('anon', 'authenticated'))
execute function private.check_individual_progress();

create function private.start_individual_assignment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.individual_assignments set status = 'in_progress'
  where id = new.assignment_id and status = 'assigned';
  return new;
end;
$$;

create trigger individual_progress_start
after insert on public.individual_progress
for each row
when (new.assignment_id is not null)
execute function private.start_individual_assignment();

-- The API rewrites nothing, not even with the service key; what remains is the database itself,
-- which empties logged_by when an account goes and erases a player who asked for it.
create trigger individual_progress_append_only
before update or delete on public.individual_progress
for each row
when (current_user in ('anon', 'authenticated', 'service_role'))
execute function private.refuse_rewriting_history();

-- Policies ----------------------------------------------------------------------------------

alter table public.individual_assignments enable row level security;
alter table public.individual_progress enable row level security;

create policy individual_assignments_select on public.individual_assignments for select to authenticated using (
  player_id = any(array(select private.my_trusted_player_ids()))
  or player_id = any(array(select private.my_coached_player_ids()))
  or school_id = any(array(select private.my_owned_school_ids()))
);

-- Only exercises the giver may read: an assignment would otherwise open a foreign one to families.
create policy individual_assignments_insert on public.individual_assignments for insert to authenticated with check (
  player_id = any(array(select private.my_guided_player_ids()))
  and exists (select from public.individual_exercises as exercise where exercise.id = exercise_id)
);

create policy individual_assignments_update on public.individual_assignments for update to authenticated
using (player_id = any(array(select private.my_guided_player_ids())))
with check (player_id = any(array(select private.my_guided_player_ids())));

create policy individual_progress_select on public.individual_progress for select to authenticated using (
  player_id = any(array(select private.my_trusted_player_ids()))
  or player_id = any(array(select private.my_coached_player_ids()))
  or school_id = any(array(select private.my_owned_school_ids()))
);

create policy individual_progress_insert on public.individual_progress for insert to authenticated with check (
  player_id = any(array(select private.my_trusted_responding_player_ids()))
  and exists (select from public.individual_exercises as exercise where exercise.id = exercise_id)
);

-- Functions ---------------------------------------------------------------------------------

-- One exercise for one player or a whole squad; counts those who did not have it open already.
-- Runs as the caller. p_due_on: last day; p_target_minutes and p_target_repetitions: in all.
-- Errors: players_required, too_many_players (P0001); 42501 when one player is not the caller's to
-- guide or the exercise is not theirs to read: then nobody gets it.
create function public.assign_individual(
  p_player_ids public.id_list,
  p_exercise_id uuid,
  p_due_on date default null,
  p_target_minutes int default null,
  p_target_repetitions int default null,
  p_message public.long_text default null
)
returns int
language plpgsql
set search_path = ''
as $$
declare
  given int;
begin
  perform private.check_audience(p_player_ids);
  insert into public.individual_assignments (
    player_id, exercise_id, due_on, target_minutes, target_repetitions, message
  )
  select
    player_id, p_exercise_id, p_due_on, p_target_minutes, p_target_repetitions,
    nullif(btrim(p_message), '')
  from (select distinct unnest(p_player_ids) as player_id) as audience
  on conflict (player_id, exercise_id) where status in ('assigned', 'in_progress') do nothing;
  get diagnostics given = row_count;
  return given;
end;
$$;

-- Somebody is named, and not half the club by accident. Shared by everything that is given out.
create function private.check_audience(p_ids uuid[])
returns void
language plpgsql
immutable
set search_path = ''
as $$
begin
  if coalesce(cardinality(p_ids), 0) = 0 or array_position(p_ids, null) is not null then
    raise exception 'players_required' using errcode = 'P0001';
  end if;
  if cardinality(p_ids) > 100 then
    raise exception 'too_many_players' using errcode = 'P0001';
  end if;
end;
$$;

-- What was practised, on an assignment or (without one) of one's own accord; by the player or a
-- guardian who may answer. With p_is_finished the assignment is done. Runs as the caller.
-- p_id: made by the client; the same again, from a phone that lost the answer, is one entry.
-- p_practised_at: at most 60 days ago. Errors: assignment_closed, practised_at_out_of_range (P0001);
-- assignment_not_found, entry_of_another (42501), 42501 for staff.
create function public.log_individual_progress(
  p_assignment_id uuid default null,
  p_minutes int default null,
  p_repetitions int default null,
  p_feeling int default null,
  p_note public.long_text default null,
  p_practised_at timestamptz default null,
  p_is_finished boolean default false,
  p_id uuid default null,
  p_player_id uuid default null,
  p_exercise_id uuid default null,
  p_seconds int default null,
  p_metres int default null,
  p_effort int default null
)
returns public.individual_progress
language plpgsql
set search_path = ''
as $$
declare
  assignment public.individual_assignments;
  logged public.individual_progress;
  entry_id uuid := coalesce(p_id, gen_random_uuid());
begin
  -- sent twice at once: the second waits and finds what the first has stored
  perform pg_advisory_xact_lock(hashtextextended('individual_progress ' || entry_id, 0));
  select * into logged from public.individual_progress
  where id = entry_id and logged_by = (select auth.uid());
  if found then
    return logged;
  end if;
  if p_assignment_id is not null then
    select * into assignment from public.individual_assignments where id = p_assignment_id;
    if not found then
      raise exception 'assignment_not_found' using errcode = '42501';
    end if;
  end if;
  insert into public.individual_progress (
    id, player_id, exercise_id, assignment_id, practised_at, minutes, repetitions, seconds, metres,
    feeling, effort, note
  )
  values (
    entry_id, coalesce(assignment.player_id, p_player_id),
    coalesce(assignment.exercise_id, p_exercise_id), assignment.id, coalesce(p_practised_at, now()),
    p_minutes, p_repetitions, p_seconds, p_metres, p_feeling, p_effort, nullif(btrim(p_note), '')
  )
  on conflict (id) do nothing
  returning * into logged;
  if not found then
    raise exception 'entry_of_another' using errcode = '42501';
  end if;
  if p_is_finished and assignment.id is not null then
    perform public.set_task_status(
      (select id from public.tasks where individual_assignment_id = assignment.id), 'done'
    );
  end if;
  return logged;
end;
$$;

-- The days a player practised on, by the school's calendar, from p_from to p_to (at most 400 days).
-- Runs as the caller: nobody counts what they may not read.
create function public.individual_practice_days(p_player_id uuid, p_from date, p_to date)
returns table (day date, entries int, minutes int)
language plpgsql
stable
set search_path = ''
as $$
declare
  zone text := coalesce((
    select school.time_zone
    from public.players as player
    join public.schools as school on school.id = player.school_id
    where player.id = p_player_id
  ), 'UTC');
begin
  if p_to - p_from > 400 then
    raise exception 'period_too_long' using errcode = 'P0001';
  end if;
  return query
  select
    (entry.practised_at at time zone zone)::date,
    count(*)::int,
    coalesce(sum(entry.minutes), 0)::int
  from public.individual_progress as entry
  where entry.player_id = p_player_id
    and entry.practised_at >= p_from::timestamp at time zone zone
    and entry.practised_at < (p_to + 1)::timestamp at time zone zone
  group by 1
  order by 1;
end;
$$;

-- Each exercise a player has practised, the latest first: how often, how long, and where something is
-- measured the first, the last and the best result with the last twelve in order.
-- p_exercise_id: of this exercise only. Runs as the caller.
create function public.individual_practice_bests(
  p_player_id uuid,
  p_exercise_id uuid default null
)
returns table (
  exercise_id uuid,
  entries int,
  minutes int,
  last_at timestamptz,
  measure public.practice_measure,
  is_lower_better boolean,
  target int,
  best int,
  best_at timestamptz,
  first_result int,
  results int[]
)
language plpgsql
stable
set search_path = ''
as $$
begin
  return query
  with entry as (
    select
      progress.exercise_id as of_exercise,
      progress.practised_at as at,
      progress.minutes as took,
      exercise.measure as unit,
      exercise.is_lower_better as is_less,
      exercise.target as aim,
      case coalesce(exercise.measure, 'repetitions')
        when 'repetitions' then progress.repetitions
        when 'seconds' then progress.seconds
        else progress.metres
      end as result
    from public.individual_progress as progress
    join public.individual_exercises as exercise on exercise.id = progress.exercise_id
    where progress.player_id = p_player_id
      and (p_exercise_id is null or progress.exercise_id = p_exercise_id)
  )
  select
    entry.of_exercise,
    count(*)::int,
    coalesce(sum(entry.took), 0)::int,
    max(entry.at),
    entry.unit,
    entry.is_less,
    entry.aim,
    case when entry.is_less then min(entry.result) else max(entry.result) end,
    (array_agg(entry.at order by case when entry.is_less then -entry.result else entry.result end desc, entry.at)
      filter (where entry.result is not null))[1],
    (array_agg(entry.result order by entry.at) filter (where entry.result is not null))[1],
    array(
      select latest.result
      from (
        select same.result, same.at from entry as same
        where same.of_exercise = entry.of_exercise and same.result is not null
        order by same.at desc limit 12
      ) as latest
      order by latest.at
    )
  from entry
  group by entry.of_exercise, entry.unit, entry.is_less, entry.aim
  order by 4 desc
  limit 200;
end;
$$;

-- Grants ------------------------------------------------------------------------------------
-- Status, times, author and school are the database's. Nothing is deleted: it is cancelled.

revoke all on public.individual_assignments, public.individual_progress from anon, authenticated;

grant select on public.individual_assignments, public.individual_progress to authenticated;
grant insert (id, player_id, exercise_id, due_on, target_minutes, target_repetitions, message)
on public.individual_assignments to authenticated;
grant update (due_on, target_minutes, target_repetitions, message)
on public.individual_assignments to authenticated;
grant insert (
  id, player_id, exercise_id, assignment_id, practised_at, minutes, repetitions, seconds, metres,
  feeling, effort, note
) on public.individual_progress to authenticated;

grant execute on function
  private.check_audience(uuid[]),
  public.assign_individual(public.id_list, uuid, date, int, int, public.long_text),
  public.log_individual_progress(
    uuid, int, int, int, public.long_text, timestamptz, boolean, uuid, uuid, uuid, int, int, int
  ),
  public.individual_practice_days(uuid, date, date),
  public.individual_practice_bests(uuid, uuid)
to authenticated;
