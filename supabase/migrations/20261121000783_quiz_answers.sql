-- Quiz answers: what players decided at the freeze points of an animation, and what the coach makes of it.
--
--                player   parent   coach of the team  other coach  owner  admin
-- quiz_answers   self s   child s  -                  -            -      -
-- assign_quiz    -        -        guided players     -            own    -
-- answer_quiz    own      child *  -                  -            -      -
-- quiz_results   -        -        coached players    -            own    -
--
-- * where the link lets the guardian answer (can_respond): a child without an account answers with them.
--
-- An answer is held against the question in the database; what a browser believes to be right counts for nothing.
-- Coaches read how many players decided how, never a table of children: the rows are for the family alone. What is
-- right is told with a right answer, or with the second try.

-- Tables ------------------------------------------------------------------------------------

create table public.quiz_answers (
  id uuid not null,
  school_id uuid not null,
  task_id uuid not null,
  quiz_id uuid not null,
  question_id text not null,
  player_id uuid not null,
  attempt int not null,
  answer int,
  x numeric,
  y numeric,
  is_right boolean not null,
  answered_by uuid,
  created_at timestamptz not null default now(),
  constraint quiz_answers_pkey primary key (id),
  constraint quiz_answers_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint quiz_answers_task foreign key (task_id) references public.tasks (id) on delete cascade,
  constraint quiz_answers_question foreign key (quiz_id, question_id)
  references public.quiz_questions (quiz_id, id) on delete cascade,
  constraint quiz_answers_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint quiz_answers_answered_by foreign key (answered_by) references public.users (id) on delete set null,
  constraint quiz_answers_attempt_once unique (task_id, question_id, attempt),
  constraint quiz_answers_attempt_range check (attempt between 1 and 20),
  constraint quiz_answers_one_form check (num_nonnulls(answer, x, y) = case when answer is null then 2 else 1 end)
);

comment on column public.quiz_answers.id is 'Made by the device: the same again is the same answer.';
comment on column public.quiz_answers.answer is 'Index in the answers of the question; a tap has x and y in metres instead.';

-- Indexes -----------------------------------------------------------------------------------

create index quiz_answers_school on public.quiz_answers (school_id);
create index quiz_answers_player on public.quiz_answers (player_id);
create index quiz_answers_question on public.quiz_answers (quiz_id, question_id);
create index quiz_answers_answered_by on public.quiz_answers (answered_by);

-- Triggers ----------------------------------------------------------------------------------

-- Nobody ticks off a quiz, not even a coach: it is answered, or taken back.
create function private.require_quiz_answers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.quiz_questions as question
    where question.quiz_id = new.quiz_id
      and not exists (
        select from public.quiz_answers as given
        where given.task_id = new.id and given.question_id = question.id
      )
  ) then
    raise exception 'quiz_unanswered' using errcode = 'P0001';
  end if;
  return new;
end;
$$;

create trigger tasks_quiz_answered
before update of status on public.tasks
for each row
when (new.quiz_id is not null and new.status = 'done' and old.status <> 'done')
execute function private.require_quiz_answers();

-- Policies ----------------------------------------------------------------------------------

alter table public.quiz_answers enable row level security;

create policy quiz_answers_select on public.quiz_answers for select to authenticated using (
  player_id = any(array(select private.my_trusted_player_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- The part of assign_quiz that writes; whether the caller may read the drawing is asked there. Players of two
-- schools get one quiz for each school.
create function private.give_quiz(p_player_ids uuid[], p_animation_id uuid, p_task jsonb)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  request constant text := me || '/' || (p_task ->> 'request_id')::uuid;
  drawing public.animations;
  given int;
begin
  if not p_player_ids <@ array(select private.my_guided_player_ids()) then
    raise exception 'player_not_guided' using errcode = '42501';
  end if;
  select * into drawing from public.animations where id = p_animation_id;
  if drawing.question_count = 0 then
    raise exception 'no_questions' using errcode = 'P0001';
  end if;

  with given_quiz as (
    insert into public.quizzes (id, school_id, animation_id, assigned_by, title, scene)
    select
      md5(request || '/' || player.school_id)::uuid, player.school_id, drawing.id, me, drawing.title,
      private.scene_without_solutions(drawing.scene)
    from public.players as player
    where player.id = any(p_player_ids)
    group by player.school_id
    on conflict (id) do nothing
    returning id, school_id
  )
  insert into public.quiz_questions (
    quiz_id, id, school_id, number, question, kind, answers, right_answer, x, y, radius, explanation, topic
  )
  select
    quiz.id, asked.id, quiz.school_id, asked.number, asked.question, asked.kind::public.quiz_question_kind,
    asked.answers, asked.right_answer, asked.x, asked.y, asked.radius, asked.explanation,
    asked.topic::public.exercise_topic
  from given_quiz as quiz
  cross join private.scene_questions(drawing.scene) as asked;

  insert into public.tasks (id, player_id, assigned_by, kind, title, body, due_at, quiz_id)
  select
    md5(quiz.id || '/' || player.id)::uuid, player.id, me, 'quiz', quiz.title,
    nullif(btrim(p_task ->> 'body'), ''), (p_task ->> 'due_at')::timestamptz, quiz.id
  from public.players as player
  join public.quizzes as quiz on quiz.id = md5(request || '/' || player.school_id)::uuid
  where player.id = any(p_player_ids)
  on conflict do nothing;

  select count(*) into given
  from public.players as player
  join public.tasks as task on task.player_id = player.id
    and task.quiz_id = md5(request || '/' || player.school_id)::uuid
  where player.id = any(p_player_ids);
  return given;
end;
$$;

-- The questions of an animation for one player or a whole squad, as one task each; counts to whom. Runs as the
-- caller, who must read the animation. p_task: {request_id, body?, due_at?}; the same request again gives nothing twice.
-- Errors: players_required, too_many_players, request_required, no_questions (P0001); animation_not_found,
-- player_not_guided (42501): then nobody gets it.
create function public.assign_quiz(
  p_player_ids public.id_list,
  p_animation_id uuid,
  p_task public.json_document
)
returns int
language plpgsql
set search_path = ''
as $$
begin
  perform private.check_audience(p_player_ids);
  if p_task ->> 'request_id' is null then
    raise exception 'request_required' using errcode = 'P0001';
  end if;
  if not exists (select from public.animations where id = p_animation_id and archived_at is null) then
    raise exception 'animation_not_found' using errcode = '42501';
  end if;
  return private.give_quiz(p_player_ids, p_animation_id, p_task);
end;
$$;

-- A decision at a freeze point, by the player or a guardian who may answer: whether it was right, the explanation
-- where there is one, and what is right once it was found or tried twice. The last open question finishes the task.
-- p_id: made by the device, the same again changes nothing and answers the same. p_answer: index from 0, or a tap at
-- p_x, p_y in metres. Errors: task_not_found (42501), task_closed, question_not_found, answer_required,
-- already_right, too_many_attempts (P0001).
create function public.answer_quiz(
  p_id uuid,
  p_task_id uuid,
  p_question_id public.short_text,
  p_answer int default null,
  p_x numeric default null,
  p_y numeric default null
)
returns table (
  attempt int,
  is_right boolean,
  is_done boolean,
  explanation text,
  right_answer int,
  x numeric,
  y numeric,
  radius numeric
)
language plpgsql
security definer
set search_path = ''
as $$
declare
  task public.tasks;
  asked public.quiz_questions;
  given public.quiz_answers;
  tries int;
begin
  -- the lock numbers the attempts one after the other
  select * into task from public.tasks where id = p_task_id and quiz_id is not null for update;
  if not coalesce(task.player_id = any(array(select private.my_trusted_responding_player_ids())), false) then
    raise exception 'task_not_found' using errcode = '42501';
  end if;
  select * into asked from public.quiz_questions where quiz_id = task.quiz_id and id = p_question_id;
  if not found then
    raise exception 'question_not_found' using errcode = 'P0001';
  end if;
  select * into given from public.quiz_answers where id = p_id;
  if found and (given.task_id <> task.id or given.question_id <> asked.id) then
    raise exception 'task_not_found' using errcode = '42501';
  end if;

  if not found then
    if task.status = 'cancelled' then
      raise exception 'task_closed' using errcode = 'P0001';
    end if;
    if not coalesce(
      (asked.kind = 'choose' and p_answer between 0 and cardinality(asked.answers) - 1)
        or (asked.kind = 'tap' and p_x between -250 and 250 and p_y between -250 and 250),
      false
    ) then
      raise exception 'answer_required' using errcode = 'P0001';
    end if;
    select count(*) into tries from public.quiz_answers where task_id = task.id and question_id = asked.id;
    if exists (
      select from public.quiz_answers as earlier
      where earlier.task_id = task.id and earlier.question_id = asked.id and earlier.is_right
    ) then
      raise exception 'already_right' using errcode = 'P0001';
    end if;
    if tries >= 20 then
      raise exception 'too_many_attempts' using errcode = 'P0001';
    end if;
    insert into public.quiz_answers (
      id, school_id, task_id, quiz_id, question_id, player_id, attempt, answer, x, y, is_right, answered_by
    )
    values (
      p_id, task.school_id, task.id, task.quiz_id, asked.id, task.player_id, tries + 1,
      case when asked.kind = 'choose' then p_answer end,
      case when asked.kind = 'tap' then round(p_x, 2) end,
      case when asked.kind = 'tap' then round(p_y, 2) end,
      case asked.kind
        when 'choose' then p_answer = asked.right_answer
        else (round(p_x, 2) - asked.x) ^ 2 + (round(p_y, 2) - asked.y) ^ 2 <= asked.radius ^ 2
      end,
      (select auth.uid())
    )
    returning * into given;
    if exists (
      select from public.quiz_questions as question
      where question.quiz_id = task.quiz_id
        and not exists (
          select from public.quiz_answers as earlier
          where earlier.task_id = task.id and earlier.question_id = question.id
        )
    ) then
      update public.tasks set status = 'in_progress' where id = task.id and status = 'open';
    else
      update public.tasks set status = 'done' where id = task.id and status in ('open', 'in_progress');
    end if;
  end if;

  select * into task from public.tasks where id = p_task_id;
  return query
  select
    given.attempt, given.is_right, task.status = 'done', asked.explanation,
    case when is_told then asked.right_answer end,
    case when is_told then asked.x end,
    case when is_told then asked.y end,
    case when is_told then asked.radius end
  from (select given.is_right or given.attempt > 1) as tale (is_told);
end;
$$;

-- How the players I coach now decided, question by question; an owner reads those of the school. given: players who have the
-- quiz; answered: who got that far; right_at_first, right_later: how many of them; choices: first tries for each answer.
-- Errors: quiz_not_found (42501).
create function public.quiz_results(p_quiz_id uuid)
returns table (
  id text,
  number int,
  question text,
  kind public.quiz_question_kind,
  answers text[],
  right_answer int,
  topic public.exercise_topic,
  given int,
  answered int,
  right_at_first int,
  right_later int,
  choices int[]
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not coalesce(p_quiz_id = any(array(select private.my_guided_quiz_ids())), false) then
    raise exception 'quiz_not_found' using errcode = '42501';
  end if;
  return query
  with part as (
    select task.id
    from public.tasks as task
    where task.quiz_id = p_quiz_id
      and task.status <> 'cancelled'
      and (
        task.player_id = any(array(select private.my_coached_player_ids()))
        or task.school_id = any(array(select private.my_owned_school_ids()))
      )
  ),
  outcome as (
    select
      entry.question_id, entry.task_id,
      bool_or(entry.is_right) as is_right,
      bool_or(entry.is_right and entry.attempt = 1) as is_right_at_first,
      min(entry.answer) filter (where entry.attempt = 1) as choice
    from public.quiz_answers as entry
    where entry.task_id in (select part.id from part)
    group by entry.question_id, entry.task_id
  )
  select
    asked.id, asked.number, asked.question, asked.kind, asked.answers, asked.right_answer, asked.topic,
    (select count(*)::int from part),
    count(outcome.task_id)::int,
    (count(*) filter (where outcome.is_right_at_first))::int,
    (count(*) filter (where outcome.is_right and not outcome.is_right_at_first))::int,
    array(
      select (select count(*)::int from outcome as tried where tried.question_id = asked.id and tried.choice = place - 1)
      from generate_series(1, cardinality(asked.answers)) as place
      order by place
    )
  from public.quiz_questions as asked
  left join outcome on outcome.question_id = asked.id
  where asked.quiz_id = p_quiz_id
  group by asked.quiz_id, asked.id
  order by asked.number;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.quiz_answers from anon, authenticated;

grant select on public.quiz_answers to authenticated;

grant execute on function private.give_quiz(uuid[], uuid, jsonb) to authenticated;
grant execute on function
  public.assign_quiz(public.id_list, uuid, public.json_document),
  public.answer_quiz(uuid, uuid, public.short_text, int, numeric, numeric),
  public.quiz_results(uuid)
to authenticated;
