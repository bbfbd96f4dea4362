-- Quizzes: questions about an animation, given to players as a task.
--
--                 player    parent            coach of the team  other coach  owner  admin
-- quizzes         given s   child s           s                  -            s      -
-- quiz_questions  done s    child, done s     s                  -            s      -
--
-- given = as a task of the player; done = once that task is. A quiz holds the scene as it was when it was given,
-- so that a later change of the drawing changes no result; without what is right and without who the players are:
-- those who answer load it. The questions with what is right are a table of their own. Both are written by
-- assign_quiz alone (see quiz answers).

-- Types -------------------------------------------------------------------------------------

create type public.quiz_question_kind as enum ('choose', 'tap');

-- Tables ------------------------------------------------------------------------------------

create table public.quizzes (
  id uuid not null,
  school_id uuid not null,
  animation_id uuid,
  assigned_by uuid,
  title text not null,
  scene jsonb not null,
  created_at timestamptz not null default now(),
  constraint quizzes_pkey primary key (id),
  constraint quizzes_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint quizzes_animation foreign key (animation_id) references public.animations (id) on delete set null,
  constraint quizzes_assigned_by foreign key (assigned_by) references public.users (id) on delete set null,
  constraint quizzes_title_length check (title = btrim(title) and char_length(title) between 1 and 100),
  constraint quizzes_scene_form check (jsonb_typeof(scene) = 'object' and octet_length(scene::text) <= 524288)
);

create table public.quiz_questions (
  quiz_id uuid not null,
  id text not null,
  school_id uuid not null,
  number int not null,
  question text not null,
  kind public.quiz_question_kind not null,
  answers text[],
  right_answer int,
  x numeric,
  y numeric,
  radius numeric,
  explanation text,
  topic public.exercise_topic,
  created_at timestamptz not null default now(),
  constraint quiz_questions_pkey primary key (quiz_id, id),
  constraint quiz_questions_quiz foreign key (quiz_id) references public.quizzes (id) on delete cascade,
  constraint quiz_questions_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint quiz_questions_number_once unique (quiz_id, number),
  constraint quiz_questions_number_range check (number between 1 and 60),
  constraint quiz_questions_id_length check (char_length(id) between 1 and 24),
  constraint quiz_questions_question_length check (char_length(question) between 1 and 200),
  constraint quiz_questions_explanation_length check (char_length(explanation) between 1 and 300),
  constraint quiz_questions_choose check (
    kind <> 'choose' or (cardinality(answers) between 2 and 4 and right_answer between 0 and cardinality(answers) - 1)
  ),
  constraint quiz_questions_tap check (
    kind <> 'tap' or (num_nonnulls(x, y, radius) = 3 and radius between 0.5 and 30)
  )
);

comment on column public.quiz_questions.id is 'That of the freeze point in the scene.';
comment on column public.quiz_questions.right_answer is 'Index in answers, from 0.';
comment on column public.quiz_questions.radius is 'Metres around x, y within which a tap is right.';

-- Indexes -----------------------------------------------------------------------------------

create index quizzes_school on public.quizzes (school_id, created_at desc);
create index quizzes_animation on public.quizzes (animation_id);
create index quizzes_assigned_by on public.quizzes (assigned_by);
create index quiz_questions_school on public.quiz_questions (school_id);

-- Predicates --------------------------------------------------------------------------------

-- plpgsql because their bodies are resolved when called; tasks are the next chapter.
create function private.my_guided_quiz_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select quiz_id from public.tasks
  where quiz_id is not null and (
    player_id = any(array(select private.my_coached_player_ids()))
    or school_id = any(array(select private.my_owned_school_ids()))
  );
end;
$$;

comment on function private.my_guided_quiz_ids() is
  'Quizzes of players I coach now, and those of schools I own.';

create function private.my_family_quiz_ids(p_is_done boolean)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select quiz_id from public.tasks
  where quiz_id is not null
    and player_id = any(array(select private.my_trusted_player_ids()))
    and (status = 'done' or not p_is_done);
end;
$$;

comment on function private.my_family_quiz_ids(boolean) is
  'Quizzes given to me as a player or to my children; with true only those that are done.';

-- Policies ----------------------------------------------------------------------------------

alter table public.quizzes enable row level security;
alter table public.quiz_questions enable row level security;

create policy quizzes_select on public.quizzes for select to authenticated using (
  id = any(array(select private.my_guided_quiz_ids()))
  or id = any(array(select private.my_family_quiz_ids(false)))
);

create policy quiz_questions_select on public.quiz_questions for select to authenticated using (
  quiz_id = any(array(select private.my_guided_quiz_ids()))
  or quiz_id = any(array(select private.my_family_quiz_ids(true)))
);

-- Grants ------------------------------------------------------------------------------------

revoke all on public.quizzes, public.quiz_questions from anon, authenticated;

grant select on public.quizzes, public.quiz_questions to authenticated;

grant execute on function private.my_guided_quiz_ids(), private.my_family_quiz_ids(boolean) to authenticated;
