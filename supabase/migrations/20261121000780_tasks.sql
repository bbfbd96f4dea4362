-- Tasks: what is to be done, by a player or by a colleague, and how far it has come.
--
--                        player   parent            coach of the team  other coach  owner        admin
-- tasks of a player      self s   child s           s i u              -            s i u        -
-- tasks of a colleague   -        -                 own s, given s i u (any staff)  school s i u -
-- set_task_status        own      child *           all moves          -            all moves    -
--
-- coach of the team = now. * where the link lets the guardian answer (can_respond): a child without
-- an account of its own acts through them. Nobody else's child, and no other school, at any id.
--
-- open -> in_progress -> done, open -> done, done -> open (reopened), both open ones -> cancelled.
-- Whoever has to do it starts, finishes and reopens; only who gives out work there cancels.
-- Every individual or mental assignment has exactly one task, created with it, so that one list
-- shows everything; such a task has no words of its own and follows its assignment, which is final
-- once done: the same exercise is then given anew. A quiz is given by assign_quiz and done when each
-- of its questions has been answered (see quiz answers).

-- Types -------------------------------------------------------------------------------------

create type public.task_kind as enum ('individual', 'mental', 'general', 'quiz');
create type public.task_status as enum ('open', 'in_progress', 'done', 'cancelled');

-- Tables ------------------------------------------------------------------------------------

create table public.tasks (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  player_id uuid,
  user_id uuid,
  assigned_by uuid default auth.uid(),
  kind public.task_kind not null default 'general',
  title text,
  body text,
  due_at timestamptz,
  status public.task_status not null default 'open',
  result text,
  note_id uuid,
  individual_assignment_id uuid,
  mental_assignment_id uuid,
  quiz_id uuid,
  started_at timestamptz,
  completed_at timestamptz,
  completed_by uuid,
  reopened_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint tasks_pkey primary key (id),
  constraint tasks_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint tasks_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint tasks_user foreign key (user_id) references public.users (id) on delete cascade,
  constraint tasks_assigned_by foreign key (assigned_by) references public.users (id) on delete set null,
  constraint tasks_completed_by foreign key (completed_by) references public.users (id) on delete set null,
  constraint tasks_note foreign key (note_id) references public.notes (id) on delete set null,
  constraint tasks_individual_assignment foreign key (individual_assignment_id)
  references public.individual_assignments (id) on delete cascade,
  constraint tasks_mental_assignment foreign key (mental_assignment_id)
  references public.mental_assignments (id) on delete cascade,
  constraint tasks_quiz foreign key (quiz_id) references public.quizzes (id) on delete cascade,
  constraint tasks_individual_assignment_once unique (individual_assignment_id),
  constraint tasks_mental_assignment_once unique (mental_assignment_id),
  constraint tasks_one_assignee check (num_nonnulls(player_id, user_id) = 1),
  constraint tasks_named check (
    title is not null or num_nonnulls(individual_assignment_id, mental_assignment_id) = 1
  ),
  constraint tasks_individual_kind check (individual_assignment_id is null or kind = 'individual'),
  constraint tasks_mental_kind check (mental_assignment_id is null or kind = 'mental'),
  constraint tasks_quiz_kind check ((kind = 'quiz') = (quiz_id is not null)),
  constraint tasks_quiz_of_player check (quiz_id is null or player_id is not null),
  constraint tasks_quiz_once unique (quiz_id, player_id),
  constraint tasks_title_length check (title = btrim(title) and char_length(title) between 1 and 120),
  constraint tasks_body_length check (body = btrim(body) and char_length(body) between 1 and 2000),
  constraint tasks_result_length check (result = btrim(result) and char_length(result) between 1 and 1000),
  constraint tasks_due_range check (due_at between '2000-01-01' and '2100-01-01'),
  constraint tasks_completed check ((status = 'done') = (completed_at is not null)),
  constraint tasks_cancelled check ((status = 'cancelled') = (cancelled_at is not null))
);

comment on column public.tasks.user_id is 'A member of staff; empty for a player''s task.';
comment on column public.tasks.title is 'Empty with an assignment: its exercise has a title in every language.';
comment on column public.tasks.result is 'What the person who did it says about it.';

-- Indexes -----------------------------------------------------------------------------------

create index tasks_player on public.tasks (player_id, due_at);
create index tasks_user on public.tasks (user_id, due_at);
create index tasks_school on public.tasks (school_id, due_at);
create index tasks_assigned_by on public.tasks (assigned_by);
create index tasks_completed_by on public.tasks (completed_by);
create index tasks_note on public.tasks (note_id);

-- Triggers ----------------------------------------------------------------------------------

-- A player's task belongs to the player's school. A colleague's names it, and the colleague must
-- work there; whether the giver does, the policy asks.
create function private.assign_task_school()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.player_id is not null then
    new.school_id := (select school_id from public.players where id = new.player_id);
  elsif not exists (
    select from public.role_assignments
    where user_id = new.user_id and school_id = new.school_id and role in ('owner', 'coach')
  ) then
    raise exception 'assignee_not_staff' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger tasks_assign_school
before insert or update of player_id, user_id, school_id on public.tasks
for each row execute function private.assign_task_school();

-- Definer: whatever the writer may read of the note, it is about the same player.
create function private.refuse_foreign_note()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (
    select from public.notes where id = new.note_id and player_id = new.player_id
  ) then
    raise exception 'note_of_another_player' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger tasks_same_player
before insert or update of note_id on public.tasks
for each row
when (new.note_id is not null)
execute function private.refuse_foreign_note();

create function private.step_task()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (old.status, new.status) not in (
    ('open', 'in_progress'),
    ('open', 'done'),
    ('in_progress', 'done'),
    ('done', 'open'),
    ('open', 'cancelled'),
    ('in_progress', 'cancelled')
  ) then
    raise exception 'illegal_transition' using errcode = 'P0001';
  end if;
  if new.status in ('in_progress', 'done') then
    new.started_at := coalesce(old.started_at, now());
  end if;
  new.completed_at := case when new.status = 'done' then now() end;
  new.completed_by := case when new.status = 'done' then (select auth.uid()) end;
  new.cancelled_at := case when new.status = 'cancelled' then now() end;
  if old.status = 'done' then
    new.reopened_at := now();
  end if;
  return new;
end;
$$;

create trigger tasks_step
before update of status on public.tasks
for each row
when (new.status is distinct from old.status)
execute function private.step_task();

create function private.refuse_task_words()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'task_follows_assignment' using errcode = 'P0001';
end;
$$;

create trigger tasks_follow_assignment
before update on public.tasks
for each row
when (
  current_user in ('anon', 'authenticated')
  and num_nonnulls(old.individual_assignment_id, old.mental_assignment_id) > 0
  and (
    new.title is distinct from old.title
    or new.body is distinct from old.body
    or new.due_at is distinct from old.due_at
  )
)
execute function private.refuse_task_words();

-- The last minute of a day where the school is.
create function private.end_of_day(p_school_id uuid, p_day date)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select (p_day + time '23:59') at time zone time_zone from public.schools where id = p_school_id;
$$;

-- One task per assignment, in step with it. The column to write is named by the trigger.
create function private.mirror_assignment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  task_kind public.task_kind := tg_argv[0];
  task_status public.task_status := case new.status
    when 'assigned' then 'open' else new.status::text
  end;
begin
  if tg_op = 'INSERT' then
    insert into public.tasks (
      player_id, assigned_by, kind, body, due_at, status, started_at, completed_at, cancelled_at,
      created_at, individual_assignment_id, mental_assignment_id
    )
    values (
      new.player_id, new.assigned_by, task_kind, new.message,
      private.end_of_day(new.school_id, new.due_on), task_status, new.started_at,
      new.completed_at, new.cancelled_at, new.created_at,
      case when task_kind = 'individual' then new.id end,
      case when task_kind = 'mental' then new.id end
    );
  else
    update public.tasks
    set status = task_status,
      body = new.message,
      due_at = private.end_of_day(new.school_id, new.due_on)
    where (task_kind = 'individual' and individual_assignment_id = new.id)
      or (task_kind = 'mental' and mental_assignment_id = new.id);
  end if;
  return null;
end;
$$;

create trigger individual_assignments_mirror
after insert or update of status, message, due_on on public.individual_assignments
for each row execute function private.mirror_assignment('individual');
create trigger mental_assignments_mirror
after insert or update of status, message, due_on on public.mental_assignments
for each row execute function private.mirror_assignment('mental');

create function private.announce_task()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  facts jsonb := jsonb_strip_nulls(jsonb_build_object(
    'kind', new.kind,
    'title', new.title,
    'due_at', new.due_at,
    'player', (select first_name from public.players where id = new.player_id)
  ));
begin
  if new.player_id is not null then
    perform private.tell_family(
      new.player_id, true, true, 'tasks', 'task_assigned', facts,
      '/tasks-active/player/' || new.player_id
    );
  elsif new.user_id is distinct from (select auth.uid()) then
    insert into public.notifications (user_id, category, kind, payload, link)
    values (new.user_id, 'tasks', 'task_assigned', facts, '/tasks-active');
  end if;
  return null;
end;
$$;

-- Not for seeds and workers, where nobody is signed in.
create trigger tasks_announce
after insert on public.tasks
for each row
when (auth.uid() is not null)
execute function private.announce_task();

-- Work, notes and tasks go with a player who asks to be forgotten (hence the cascades); deleting
-- the player is not the way to lose them.
create function private.refuse_losing_work()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.tasks where player_id = old.id
    union all
    select from public.notes where player_id = old.id
    union all
    select from public.individual_progress where player_id = old.id
    union all
    select from public.mental_progress where player_id = old.id
  ) then
    raise exception 'player_has_history' using errcode = '23503';
  end if;
  return old;
end;
$$;

create trigger players_keep_work before delete on public.players
for each row execute function private.refuse_losing_work();

-- Policies ----------------------------------------------------------------------------------

alter table public.tasks enable row level security;

create policy tasks_select on public.tasks for select to authenticated using (
  player_id = any(array(select private.my_trusted_player_ids()))
  or player_id = any(array(select private.my_coached_player_ids()))
  or school_id = any(array(select private.my_owned_school_ids()))
  or (
    (user_id = (select auth.uid()) or (user_id is not null and assigned_by = (select auth.uid())))
    and school_id = any(array(select private.my_staff_school_ids()))
  )
);

create policy tasks_insert on public.tasks for insert to authenticated with check (
  player_id = any(array(select private.my_guided_player_ids()))
  or (user_id is not null and school_id = any(array(select private.my_staff_school_ids())))
);

create policy tasks_update on public.tasks for update to authenticated
using (
  player_id = any(array(select private.my_guided_player_ids()))
  or school_id = any(array(select private.my_owned_school_ids()))
  or (
    user_id is not null
    and assigned_by = (select auth.uid())
    and school_id = any(array(select private.my_staff_school_ids()))
  )
)
with check (
  player_id = any(array(select private.my_guided_player_ids()))
  or school_id = any(array(select private.my_owned_school_ids()))
  or (
    user_id is not null
    and assigned_by = (select auth.uid())
    and school_id = any(array(select private.my_staff_school_ids()))
  )
);

-- Functions ---------------------------------------------------------------------------------

-- The one way a task moves; naming the status it has already only adds the result.
-- p_result: what came of it, up to 1000 characters, kept when empty.
-- Errors: task_not_found (42501: also for a task the caller may read but has no part in),
-- giver_only (42501: cancelling), illegal_transition (P0001).
create function public.set_task_status(
  p_task_id uuid,
  p_status public.task_status,
  p_result public.long_text default null
)
returns public.tasks
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  task public.tasks;
  is_giver boolean;
  is_doer boolean;
begin
  select * into task from public.tasks where id = p_task_id;
  if task.player_id is not null then
    is_giver := task.player_id = any(array(select private.my_guided_player_ids()));
    is_doer := task.player_id = any(array(select private.my_trusted_responding_player_ids()));
  else
    is_giver := (task.assigned_by = me or task.school_id = any(array(select private.my_owned_school_ids())))
      and task.school_id = any(array(select private.my_staff_school_ids()));
    is_doer := task.user_id = me and task.school_id = any(array(select private.my_staff_school_ids()));
  end if;
  if is_giver is not true and is_doer is not true then
    raise exception 'task_not_found' using errcode = '42501';
  end if;
  if p_status = 'cancelled' and is_giver is not true then
    raise exception 'giver_only' using errcode = '42501';
  end if;

  if num_nonnulls(task.individual_assignment_id, task.mental_assignment_id) > 0 then
    -- The assignment moves and the task follows; an assignment cannot be reopened.
    update public.individual_assignments
    set status = case p_status when 'open' then 'assigned' else p_status::text end::public.assignment_status
    where id = task.individual_assignment_id;
    update public.mental_assignments
    set status = case p_status when 'open' then 'assigned' else p_status::text end::public.assignment_status
    where id = task.mental_assignment_id;
  else
    update public.tasks set status = p_status where id = task.id;
  end if;

  update public.tasks
  set result = coalesce(nullif(btrim(p_result), ''), result)
  where id = task.id
  returning * into task;
  return task;
end;
$$;

-- The same task for one player or a whole squad; counts what was given. Runs as the caller.
-- p_task: {kind: individual|mental|general, title, body, due_at, note_id?} or, with an exercise,
-- {kind, exercise_id, body, due_at, target_minutes?, target_repetitions?, target_sessions?}.
-- request_id (uuid): the same again gives nothing twice; a task of an exercise is open once anyway.
-- Errors: players_required, too_many_players, exercise_needs_kind (P0001); 42501 when one player is
-- not the caller's to guide: then nobody gets it; 23514 without a title.
create function public.assign_tasks(p_player_ids public.id_list, p_task public.json_document)
returns int
language plpgsql
set search_path = ''
as $$
declare
  task_kind public.task_kind := coalesce(p_task ->> 'kind', 'general');
  exercise uuid := (p_task ->> 'exercise_id')::uuid;
  due timestamptz := (p_task ->> 'due_at')::timestamptz;
  request uuid := coalesce((p_task ->> 'request_id')::uuid, gen_random_uuid());
  due_day date;
  given int;
begin
  perform private.check_audience(p_player_ids);
  if exercise is not null then
    due_day := (
      select (due at time zone school.time_zone)::date
      from public.players as player
      join public.schools as school on school.id = player.school_id
      where player.id = p_player_ids[1]
    );
    if task_kind = 'individual' then
      return public.assign_individual(
        p_player_ids, exercise, due_day, (p_task ->> 'target_minutes')::int,
        (p_task ->> 'target_repetitions')::int, p_task ->> 'body'
      );
    elsif task_kind = 'mental' then
      return public.assign_mental(
        p_player_ids, exercise, due_day, (p_task ->> 'target_sessions')::int, p_task ->> 'body'
      );
    end if;
    raise exception 'exercise_needs_kind' using errcode = 'P0001';
  end if;

  insert into public.tasks (id, player_id, kind, title, body, due_at, note_id)
  select
    md5(request || '/' || player_id)::uuid, player_id, task_kind,
    nullif(btrim(p_task ->> 'title'), ''), nullif(btrim(p_task ->> 'body'), ''),
    due, (p_task ->> 'note_id')::uuid
  from (select distinct unnest(p_player_ids) as player_id) as audience
  on conflict (id) do nothing;
  select count(*) into given
  from (select distinct unnest(p_player_ids) as player_id) as audience
  join public.tasks as task on task.id = md5(request || '/' || audience.player_id)::uuid
    and task.player_id = audience.player_id;
  return given;
end;
$$;

-- A note about a player together with what follows from it, or neither. Runs as the caller.
-- p_note: {id?, kind, visibility, body, occurred_on?}, or null for tasks alone; p_tasks: up to ten,
-- each as for assign_tasks. The same id again writes nothing twice. Answers the note's id. Errors: note_or_tasks_required, too_many_tasks
-- (P0001), those of assign_tasks; 42501 when the caller does not coach the player.
create function public.add_note_and_tasks(p_player_id uuid, p_note public.json_document, p_tasks public.json_list default '[]')
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  wanted jsonb := case when jsonb_typeof(p_tasks) = 'array' then p_tasks else '[]' end;
  words text := nullif(btrim(p_note ->> 'body'), '');
  earlier uuid[] := array(select id from public.tasks where player_id = p_player_id);
  written uuid;
  task jsonb;
begin
  if words is null and jsonb_array_length(wanted) = 0 then
    raise exception 'note_or_tasks_required' using errcode = 'P0001';
  end if;
  if jsonb_array_length(wanted) > 10 then
    raise exception 'too_many_tasks' using errcode = 'P0001';
  end if;
  if words is not null then
    written := coalesce((p_note ->> 'id')::uuid, gen_random_uuid());
    insert into public.notes (id, player_id, kind, visibility, body, occurred_on)
    values (
      written,
      p_player_id,
      coalesce(p_note ->> 'kind', 'observation')::public.note_kind,
      coalesce(p_note ->> 'visibility', 'staff')::public.note_visibility,
      words,
      coalesce((p_note ->> 'occurred_on')::date, current_date)
    )
    on conflict (id) do nothing;
    if not exists (
      select from public.notes
      where id = written and player_id = p_player_id and author_id = (select auth.uid())
    ) then
      raise exception 'not_your_note' using errcode = '42501';
    end if;
  end if;
  for task in select value from jsonb_array_elements(wanted) loop
    perform public.assign_tasks(array[p_player_id], task || jsonb_build_object('note_id', written));
  end loop;
  -- The tasks of exercises were made by their assignments and know nothing of the note yet.
  update public.tasks set note_id = written
  where player_id = p_player_id
    and id <> all(earlier)
    and num_nonnulls(individual_assignment_id, mental_assignment_id) > 0
    and assigned_by = (select auth.uid())
    and written is not null;
  return written;
end;
$$;

-- Grants ------------------------------------------------------------------------------------
-- Nobody names a giver, a status or an assignment; nothing is deleted, it is cancelled.

revoke all on public.tasks from anon, authenticated;

grant select on public.tasks to authenticated;
grant insert (id, school_id, player_id, user_id, kind, title, body, due_at, note_id)
on public.tasks to authenticated;
grant update (title, body, due_at, note_id) on public.tasks to authenticated;

grant execute on function
  public.set_task_status(uuid, public.task_status, public.long_text),
  public.assign_tasks(public.id_list, public.json_document),
  public.add_note_and_tasks(uuid, public.json_document, public.json_list)
to authenticated;
