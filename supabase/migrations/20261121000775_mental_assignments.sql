-- Mental work: an exercise given to a player, the log of it, moods and words about oneself.
--
--                      player        parent                   coach of the team   other coach  owner  admin
-- mental_assignments   self s        child s                  s i u               -            s i u  -
-- mental_progress      self s i      child s, i *             s                   -            s      -
-- mental_scores        self s i      own s, i *               -                   -            -      -
-- mental_reflections   self s i u d  own s, shared s, i *, **  shared s            -            -      -
--
-- own = what this guardian wrote for the child, as long as the link holds. * where the link lets the
-- guardian answer for the child (can_respond). ** u d of own words for a child without an account.
--
-- The machine is that of individual work; that somebody practised is no secret. How a child felt before
-- and after is close to health data: read by whoever wrote it and by the player, by no coach, owner or
-- administrator, and nobody is told of it. No number of the body is asked for here, so nothing waits for
-- the consent health_data. Words are private until the player shares them, one entry at a time, with the
-- coaches, the family or both; taking that back closes them at once. For a child without an account the
-- guardian who wrote the words decides.

-- Tables ------------------------------------------------------------------------------------

create table public.mental_assignments (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  player_id uuid not null,
  exercise_id uuid not null,
  assigned_by uuid default auth.uid(),
  status public.assignment_status not null default 'assigned',
  message text,
  due_on date,
  target_sessions int,
  started_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint mental_assignments_pkey primary key (id),
  constraint mental_assignments_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint mental_assignments_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint mental_assignments_exercise foreign key (exercise_id)
  references public.mental_exercises (id) on delete restrict,
  constraint mental_assignments_assigned_by foreign key (assigned_by) references public.users (id) on delete set null,
  constraint mental_assignments_message_length check (
    message = btrim(message) and char_length(message) between 1 and 500
  ),
  constraint mental_assignments_due_range check (due_on between '2000-01-01' and '2100-01-01'),
  constraint mental_assignments_sessions_range check (target_sessions between 1 and 60),
  constraint mental_assignments_completed check ((status = 'done') = (completed_at is not null)),
  constraint mental_assignments_cancelled check ((status = 'cancelled') = (cancelled_at is not null))
);

comment on column public.mental_assignments.target_sessions is 'How often in all until due_on.';

create table public.mental_progress (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  player_id uuid not null,
  exercise_id uuid not null,
  assignment_id uuid,
  logged_by uuid default auth.uid(),
  practised_at timestamptz not null default now(),
  minutes int not null,
  created_at timestamptz not null default now(),
  constraint mental_progress_pkey primary key (id),
  constraint mental_progress_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint mental_progress_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint mental_progress_exercise foreign key (exercise_id)
  references public.mental_exercises (id) on delete restrict,
  constraint mental_progress_assignment foreign key (assignment_id)
  references public.mental_assignments (id) on delete cascade,
  constraint mental_progress_logged_by foreign key (logged_by) references public.users (id) on delete set null,
  constraint mental_progress_minutes_range check (minutes between 1 and 120)
);

comment on column public.mental_progress.assignment_id is 'Empty: practised of one''s own accord.';

create table public.mental_scores (
  progress_id uuid not null,
  school_id uuid not null,
  player_id uuid not null,
  written_by uuid,
  score_before int,
  score_after int,
  created_at timestamptz not null default now(),
  constraint mental_scores_pkey primary key (progress_id),
  constraint mental_scores_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint mental_scores_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint mental_scores_written_by foreign key (written_by) references public.users (id) on delete set null,
  constraint mental_scores_progress foreign key (progress_id) references public.mental_progress (id) on delete cascade,
  constraint mental_scores_says_something check (num_nonnulls(score_before, score_after) > 0),
  constraint mental_scores_before_range check (score_before between 1 and 10),
  constraint mental_scores_after_range check (score_after between 1 and 10)
);

comment on table public.mental_scores is 'Close to health data: never for staff, in a copy for others, a notification or a broadcast.';
comment on column public.mental_scores.score_before is 'How ready or calm the player felt before: 1 not at all, 10 completely.';

create table public.mental_reflections (
  progress_id uuid not null,
  school_id uuid not null,
  player_id uuid not null,
  written_by uuid,
  body text not null,
  is_shared_with_coaches boolean not null default false,
  is_shared_with_family boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint mental_reflections_pkey primary key (progress_id),
  constraint mental_reflections_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint mental_reflections_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint mental_reflections_written_by foreign key (written_by) references public.users (id) on delete set null,
  constraint mental_reflections_progress foreign key (progress_id)
  references public.mental_progress (id) on delete cascade,
  constraint mental_reflections_body_length check (
    body = btrim(body) and char_length(body) between 1 and 1000
  )
);

comment on table public.mental_reflections is 'A player''s own words after practising: private unless shared, entry by entry.';

-- Indexes -----------------------------------------------------------------------------------

create unique index mental_assignments_one_open on public.mental_assignments (player_id, exercise_id)
where status in ('assigned', 'in_progress');
create index mental_assignments_player on public.mental_assignments (player_id, due_on);
create index mental_assignments_school on public.mental_assignments (school_id);
create index mental_assignments_exercise on public.mental_assignments (exercise_id);
create index mental_assignments_assigned_by on public.mental_assignments (assigned_by);
create index mental_progress_player on public.mental_progress (player_id, practised_at desc);
create index mental_progress_school on public.mental_progress (school_id, practised_at desc);
create index mental_progress_exercise on public.mental_progress (exercise_id);
create index mental_progress_assignment on public.mental_progress (assignment_id);
create index mental_progress_logged_by on public.mental_progress (logged_by);
create index mental_scores_player on public.mental_scores (player_id);
create index mental_scores_school on public.mental_scores (school_id);
create index mental_scores_written_by on public.mental_scores (written_by);
create index mental_reflections_player on public.mental_reflections (player_id, created_at desc);
create index mental_reflections_school on public.mental_reflections (school_id);
create index mental_reflections_written_by on public.mental_reflections (written_by);

-- Predicates --------------------------------------------------------------------------------

-- Whose words I share, take back or delete when they are mine: my own as a player, and those I wrote for
-- children who have no account.
create function private.my_reflecting_player_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select private.my_own_player_ids()
  union
  select player.id from public.players as player
  where player.user_id is null
    and player.id = any(array(select private.my_trusted_responding_player_ids()));
end;
$$;

-- Triggers ----------------------------------------------------------------------------------

create trigger mental_assignments_assign_school
before insert or update of player_id, school_id on public.mental_assignments
for each row execute function private.take_school_of_player();

create trigger mental_progress_assign_school
before insert on public.mental_progress
for each row execute function private.take_school_of_player();

create trigger mental_assignments_step
before update of status on public.mental_assignments
for each row
when (new.status is distinct from old.status)
execute function private.step_assignment();

-- As private.check_individual_progress, for the other library.
create function private.check_mental_progress()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  assignment public.mental_assignments;
begin
  if new.practised_at > now() + interval '1 day' or new.practised_at < now() - interval '60 days' then
    raise exception 'practised_at_out_of_range' using errcode = 'P0001';
  end if;
  if new.assignment_id is not null then
    select * into assignment from public.mental_assignments
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

create trigger mental_progress_check
before insert on public.mental_progress
for each row
when (current_user in ('anon', 'authenticated'))
execute function private.check_mental_progress();

create function private.start_mental_assignment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.mental_assignments set status = 'in_progress'
  where id = new.assignment_id and status = 'assigned';
  return new;
end;
$$;

create trigger mental_progress_start
after insert on public.mental_progress
for each row
when (new.assignment_id is not null)
execute function private.start_mental_assignment();

-- Whose they are and who wrote them follows from the entry in the log, whatever the writer sent.
create function private.take_player_of_progress()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select school_id, player_id, logged_by into new.school_id, new.player_id, new.written_by
  from public.mental_progress where id = new.progress_id;
  return new;
end;
$$;

create trigger mental_scores_assign_player
before insert on public.mental_scores
for each row execute function private.take_player_of_progress();
create trigger mental_reflections_assign_player
before insert on public.mental_reflections
for each row execute function private.take_player_of_progress();

-- As in the log of individual work: closed to the API, open to account deletion and erasure.
create trigger mental_progress_append_only
before update or delete on public.mental_progress
for each row
when (current_user in ('anon', 'authenticated', 'service_role'))
execute function private.refuse_rewriting_history();
create trigger mental_scores_append_only
before update or delete on public.mental_scores
for each row
when (current_user in ('anon', 'authenticated', 'service_role'))
execute function private.refuse_rewriting_history();

-- Policies ----------------------------------------------------------------------------------

alter table public.mental_assignments enable row level security;
alter table public.mental_progress enable row level security;
alter table public.mental_scores enable row level security;
alter table public.mental_reflections enable row level security;

create policy mental_assignments_select on public.mental_assignments for select to authenticated using (
  player_id = any(array(select private.my_trusted_player_ids()))
  or player_id = any(array(select private.my_coached_player_ids()))
  or school_id = any(array(select private.my_owned_school_ids()))
);

create policy mental_assignments_insert on public.mental_assignments for insert to authenticated with check (
  player_id = any(array(select private.my_guided_player_ids()))
  and exists (select from public.mental_exercises as exercise where exercise.id = exercise_id)
);

create policy mental_assignments_update on public.mental_assignments for update to authenticated
using (player_id = any(array(select private.my_guided_player_ids())))
with check (player_id = any(array(select private.my_guided_player_ids())));

create policy mental_progress_select on public.mental_progress for select to authenticated using (
  player_id = any(array(select private.my_trusted_player_ids()))
  or player_id = any(array(select private.my_coached_player_ids()))
  or school_id = any(array(select private.my_owned_school_ids()))
);

create policy mental_progress_insert on public.mental_progress for insert to authenticated with check (
  player_id = any(array(select private.my_trusted_responding_player_ids()))
  and exists (select from public.mental_exercises as exercise where exercise.id = exercise_id)
);

create policy mental_scores_select on public.mental_scores for select to authenticated using (
  player_id = any(array(select private.my_own_player_ids()))
  or (
    written_by = (select auth.uid())
    and player_id = any(array(select private.my_trusted_player_ids()))
  )
);

-- On an entry that one logged oneself only: the columns are those of the entry.
create policy mental_scores_insert on public.mental_scores for insert to authenticated with check (
  written_by = (select auth.uid())
  and player_id = any(array(select private.my_trusted_responding_player_ids()))
);

create policy mental_reflections_select on public.mental_reflections for select to authenticated using (
  player_id = any(array(select private.my_own_player_ids()))
  or (
    (written_by = (select auth.uid()) or is_shared_with_family)
    and player_id = any(array(select private.my_trusted_player_ids()))
  )
  or (is_shared_with_coaches and player_id = any(array(select private.my_coached_player_ids())))
);

-- A guardian of a child with an account writes, but only the child shares.
create policy mental_reflections_insert on public.mental_reflections
for insert to authenticated with check (
  written_by = (select auth.uid())
  and player_id = any(array(select private.my_trusted_responding_player_ids()))
  and (
    not (is_shared_with_coaches or is_shared_with_family)
    or player_id = any(array(select private.my_reflecting_player_ids()))
  )
);

create policy mental_reflections_update on public.mental_reflections for update to authenticated
using (
  player_id = any(array(select private.my_own_player_ids()))
  or (
    written_by = (select auth.uid())
    and player_id = any(array(select private.my_reflecting_player_ids()))
  )
)
with check (
  player_id = any(array(select private.my_own_player_ids()))
  or (
    written_by = (select auth.uid())
    and player_id = any(array(select private.my_reflecting_player_ids()))
  )
);

create policy mental_reflections_delete on public.mental_reflections for delete to authenticated using (
  player_id = any(array(select private.my_own_player_ids()))
  or (
    written_by = (select auth.uid())
    and player_id = any(array(select private.my_reflecting_player_ids()))
  )
);

-- Functions ---------------------------------------------------------------------------------

-- As assign_individual. p_due_on: last day; p_target_sessions: how often in all.
-- Errors: players_required, too_many_players (P0001); 42501 when one player is not the caller's to
-- guide or the exercise is not theirs to read: then nobody gets it.
create function public.assign_mental(
  p_player_ids public.id_list,
  p_exercise_id uuid,
  p_due_on date default null,
  p_target_sessions int default null,
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
  insert into public.mental_assignments (player_id, exercise_id, due_on, target_sessions, message)
  select player_id, p_exercise_id, p_due_on, p_target_sessions, nullif(btrim(p_message), '')
  from (select distinct unnest(p_player_ids) as player_id) as audience
  on conflict (player_id, exercise_id) where status in ('assigned', 'in_progress') do nothing;
  get diagnostics given = row_count;
  return given;
end;
$$;

-- One session by the player or a guardian: of an assignment, which names player and exercise, or of one's
-- own accord. With p_is_finished the assignment is done. Runs as the caller. p_id: made by the device;
-- the same again writes nothing twice and answers the first. p_score_before, p_score_after: 1 to 10; they
-- and the words go to tables of their own. Errors as log_individual_progress; entry_taken (42501).
create function public.log_mental_progress(
  p_id uuid,
  p_minutes int,
  p_assignment_id uuid default null,
  p_player_id uuid default null,
  p_exercise_id uuid default null,
  p_score_before int default null,
  p_score_after int default null,
  p_reflection public.long_text default null,
  p_is_shared_with_coaches boolean default false,
  p_is_shared_with_family boolean default false,
  p_practised_at timestamptz default null,
  p_is_finished boolean default false
)
returns public.mental_progress
language plpgsql
set search_path = ''
as $$
declare
  assignment public.mental_assignments;
  words text := nullif(btrim(p_reflection), '');
  logged public.mental_progress;
begin
  select * into logged from public.mental_progress where id = p_id;
  if found then
    if logged.logged_by is distinct from (select auth.uid()) then
      raise exception 'entry_taken' using errcode = '42501';
    end if;
    return logged;
  end if;
  if p_assignment_id is not null then
    select * into assignment from public.mental_assignments where id = p_assignment_id;
    if not found then
      raise exception 'assignment_not_found' using errcode = '42501';
    end if;
  end if;
  insert into public.mental_progress (id, player_id, exercise_id, assignment_id, practised_at, minutes)
  values (
    p_id, coalesce(assignment.player_id, p_player_id), coalesce(assignment.exercise_id, p_exercise_id),
    assignment.id, coalesce(p_practised_at, now()), p_minutes
  )
  returning * into logged;
  if num_nonnulls(p_score_before, p_score_after) > 0 then
    insert into public.mental_scores (progress_id, score_before, score_after)
    values (logged.id, p_score_before, p_score_after);
  end if;
  if words is not null then
    insert into public.mental_reflections (
      progress_id, body, is_shared_with_coaches, is_shared_with_family
    )
    values (
      logged.id, words, coalesce(p_is_shared_with_coaches, false),
      coalesce(p_is_shared_with_family, false)
    );
  end if;
  if p_is_finished and assignment.id is not null then
    perform public.set_task_status(
      (select id from public.tasks where mental_assignment_id = assignment.id), 'done'
    );
  end if;
  return logged;
end;
$$;

-- Grants ------------------------------------------------------------------------------------
-- Status, times, authors, school and the player behind an entry are the database's. What was felt and
-- written stays as it was; words may be shared, taken back and deleted.

revoke all on
  public.mental_assignments, public.mental_progress, public.mental_scores, public.mental_reflections
from anon, authenticated;

grant select on
  public.mental_assignments, public.mental_progress, public.mental_scores, public.mental_reflections
to authenticated;
grant insert (id, player_id, exercise_id, due_on, target_sessions, message)
on public.mental_assignments to authenticated;
grant update (due_on, target_sessions, message) on public.mental_assignments to authenticated;
grant insert (id, player_id, exercise_id, assignment_id, practised_at, minutes)
on public.mental_progress to authenticated;
grant insert (progress_id, score_before, score_after) on public.mental_scores to authenticated;
grant insert (progress_id, body, is_shared_with_coaches, is_shared_with_family)
on public.mental_reflections to authenticated;
grant update (is_shared_with_coaches, is_shared_with_family)
on public.mental_reflections to authenticated;
grant delete on public.mental_reflections to authenticated;

grant execute on function private.my_reflecting_player_ids() to authenticated;
grant execute on function
  public.assign_mental(public.id_list, uuid, date, int, public.long_text),
  public.log_mental_progress(
    uuid, int, uuid, uuid, uuid, int, int, public.long_text, boolean, boolean, timestamptz, boolean
  )
to authenticated;
