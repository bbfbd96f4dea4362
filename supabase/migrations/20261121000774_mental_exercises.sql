-- Mental exercises: short guided practice for the head, in ten skills of sport psychology.
--
--                        pending  player, parent  coach         owner         admin
-- catalogue (no school)  -        s               s             s             s i u d
-- school, team           -        when given      s, own i u d  s, own i u d  s
-- me                     -        when given      own s i u d   own s i u d   s
-- public, of a school    -        when given      s             s             s
-- mental_exercise_texts  as the exercise
--
-- The same rules as individual exercises, in a library of its own because what is asked differs:
-- a skill and an occasion instead of a topic and a place, something to listen to instead of
-- repetitions. These are exercises of football, not treatment; whoever needs more needs a person.
-- The source names the evidence an exercise stands on. The practice says how the app guides it: a
-- pattern of breathing, or a time for each step; without one the steps are read at one's own pace.

-- Types -------------------------------------------------------------------------------------

create type public.mental_skill as enum (
  'goal_setting', 'imagery', 'self_talk', 'relaxation', 'attention', 'routines', 'reflection',
  'mistakes', 'team_spirit', 'sleep'
);
create type public.mental_occasion as enum (
  'any_time', 'before_training', 'before_match', 'during_match', 'after_match', 'evening'
);

-- Practice ----------------------------------------------------------------------------------

-- {"kind": "breathing", "in": 4, "hold": 0, "out": 6, "rest": 0, "rounds": 12}: seconds from 0 to 20,
-- to breathe in and out at least one, 1 to 40 rounds. Or {"kind": "steps", "seconds": [20, 30]}: 5 to 600
-- for each of up to ten steps. Nothing else, and no further keys.
create function private.practice_fits(p_practice jsonb)
returns boolean
language plpgsql
immutable
strict
set search_path = ''
as $$
declare
  phase text;
  entry jsonb;
begin
  if jsonb_typeof(p_practice) is distinct from 'object' then
    return false;
  end if;
  if p_practice ->> 'kind' = 'breathing' then
    if p_practice - array['kind', 'in', 'hold', 'out', 'rest', 'rounds'] <> '{}' then
      return false;
    end if;
    foreach phase in array array['in', 'hold', 'out', 'rest', 'rounds'] loop
      if jsonb_typeof(p_practice -> phase) is distinct from 'number' then
        return false;
      end if;
    end loop;
    return (p_practice ->> 'in')::numeric between 1 and 20
      and (p_practice ->> 'hold')::numeric between 0 and 20
      and (p_practice ->> 'out')::numeric between 1 and 20
      and (p_practice ->> 'rest')::numeric between 0 and 20
      and (p_practice ->> 'rounds')::numeric between 1 and 40
      and (p_practice ->> 'rounds')::numeric % 1 = 0;
  elsif p_practice ->> 'kind' = 'steps' then
    if p_practice - array['kind', 'seconds'] <> '{}'
      or jsonb_typeof(p_practice -> 'seconds') is distinct from 'array'
      or jsonb_array_length(p_practice -> 'seconds') not between 1 and 10 then
      return false;
    end if;
    for entry in select value from jsonb_array_elements(p_practice -> 'seconds') loop
      if jsonb_typeof(entry) <> 'number' or (entry #>> '{}')::numeric not between 5 and 600 then
        return false;
      end if;
    end loop;
    return true;
  end if;
  return false;
end;
$$;

grant execute on function private.practice_fits(jsonb) to authenticated, service_role;

-- Tables ------------------------------------------------------------------------------------

create table public.mental_exercises (
  id uuid not null default gen_random_uuid(),
  slug text,
  school_id uuid,
  team_id uuid,
  author_id uuid default auth.uid(),
  visibility public.exercise_visibility not null default 'me',
  skill public.mental_skill not null,
  occasion public.mental_occasion not null default 'any_time',
  min_age int not null,
  max_age int not null,
  level int not null default 2,
  minutes int not null,
  audio_url text,
  video_url text,
  source text,
  practice jsonb,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint mental_exercises_pkey primary key (id),
  constraint mental_exercises_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint mental_exercises_team foreign key (team_id) references public.teams (id) on delete set null,
  constraint mental_exercises_author foreign key (author_id) references public.users (id) on delete set null,
  constraint mental_exercises_slug_once unique (slug),
  constraint mental_exercises_slug_form check (
    slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100
  ),
  constraint mental_exercises_catalogue_is_public check (
    school_id is not null or (visibility = 'public' and team_id is null)
  ),
  constraint mental_exercises_age_range check (min_age >= 4 and max_age <= 99 and min_age <= max_age),
  constraint mental_exercises_level_range check (level between 1 and 5),
  constraint mental_exercises_minutes_range check (minutes between 1 and 120),
  constraint mental_exercises_audio_url_form check (
    audio_url ~ '^https://[^\s/]+\.[^\s]+$' and char_length(audio_url) <= 500
  ),
  constraint mental_exercises_video_url_form check (
    video_url ~ '^https://[^\s/]+\.[^\s]+$' and char_length(video_url) <= 500
  ),
  constraint mental_exercises_source_length check (
    source = btrim(source) and char_length(source) between 1 and 300
  ),
  constraint mental_exercises_practice_fits check (private.practice_fits(practice))
);

comment on column public.mental_exercises.team_id is
  'With visibility team: whose staff reads it. Empty again when the team is deleted; then the author only.';

comment on column public.mental_exercises.source is
  'The evidence it stands on, as a citation; the same in all languages. Empty where an own exercise names none.';
comment on column public.mental_exercises.practice is
  'How the app guides it, see private.practice_fits; empty: its steps at one''s own pace.';

create table public.mental_exercise_texts (
  exercise_id uuid not null,
  locale text not null,
  title text not null,
  aim text not null,
  steps text[] not null,
  reflection_questions text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint mental_exercise_texts_pkey primary key (exercise_id, locale),
  constraint mental_exercise_texts_exercise foreign key (exercise_id)
  references public.mental_exercises (id) on delete cascade,
  constraint mental_exercise_texts_locale_known check (locale in ('en', 'de', 'bg')),
  constraint mental_exercise_texts_title_length check (
    title = btrim(title) and char_length(title) between 1 and 100
  ),
  constraint mental_exercise_texts_aim_length check (
    aim = btrim(aim) and char_length(aim) between 1 and 300
  ),
  constraint mental_exercise_texts_steps_fit check (private.texts_fit(steps, 1, 10, 300)),
  constraint mental_exercise_texts_questions_fit check (
    private.texts_fit(reflection_questions, 0, 6, 200)
  )
);

-- Indexes -----------------------------------------------------------------------------------

create index mental_exercises_school on public.mental_exercises (school_id, visibility);
create index mental_exercises_team on public.mental_exercises (team_id);
create index mental_exercises_author on public.mental_exercises (author_id);
create index mental_exercises_skill on public.mental_exercises (skill) where archived_at is null;

-- Predicates --------------------------------------------------------------------------------

-- Given to me, to my children or to players I guide: stays readable when its author stops sharing.
-- plpgsql because its body is resolved when called; assignments are the next chapter.
create function private.my_given_mental_exercise_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  players uuid[] := array(
    select private.my_trusted_player_ids() union select private.my_guided_player_ids()
  );
begin
  return query
  select distinct assignment.exercise_id
  from public.mental_assignments as assignment
  where assignment.player_id = any(players);
end;
$$;

-- Those whose texts I write: my own, and as administrator the catalogue.
create function private.my_written_mental_exercise_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select id from public.mental_exercises
  where author_id = (select auth.uid())
    and school_id = any(array(select private.my_staff_school_ids()))
  union all
  select id from public.mental_exercises
  where school_id is null and (select private.is_admin());
end;
$$;

-- Triggers ----------------------------------------------------------------------------------

create trigger mental_exercises_same_school
before insert or update of team_id, school_id on public.mental_exercises
for each row
when (new.team_id is not null)
execute function private.refuse_foreign_team();

-- Policies ----------------------------------------------------------------------------------

alter table public.mental_exercises enable row level security;
alter table public.mental_exercise_texts enable row level security;

create policy mental_exercises_select on public.mental_exercises for select to authenticated using (
  (school_id is null and (select private.has_role()))
  or (visibility = 'public' and exists (select private.my_staff_school_ids()))
  or (visibility = 'school' and school_id = any(array(select private.my_staff_school_ids())))
  or (visibility = 'team' and team_id = any(array(select private.my_managed_team_ids())))
  or author_id = (select auth.uid())
  or id = any(array(select private.my_given_mental_exercise_ids()))
  or (select private.is_admin())
);

create policy mental_exercises_insert on public.mental_exercises for insert to authenticated with check (
  author_id = (select auth.uid())
  and (
    (
      school_id = any(array(select private.my_staff_school_ids()))
      and (team_id is null or team_id = any(array(select private.my_managed_team_ids())))
    )
    or (school_id is null and (select private.is_admin()))
  )
);

create policy mental_exercises_update on public.mental_exercises for update to authenticated
using (id = any(array(select private.my_written_mental_exercise_ids())))
with check (
  (
    author_id = (select auth.uid())
    and school_id = any(array(select private.my_staff_school_ids()))
    and (team_id is null or team_id = any(array(select private.my_managed_team_ids())))
  )
  or (school_id is null and (select private.is_admin()))
);

create policy mental_exercises_delete on public.mental_exercises for delete to authenticated using (
  id = any(array(select private.my_written_mental_exercise_ids()))
);

create policy mental_exercise_texts_select on public.mental_exercise_texts
for select to authenticated using (
  exists (select from public.mental_exercises as exercise where exercise.id = exercise_id)
);

create policy mental_exercise_texts_insert on public.mental_exercise_texts
for insert to authenticated with check (
  exercise_id = any(array(select private.my_written_mental_exercise_ids()))
);

create policy mental_exercise_texts_update on public.mental_exercise_texts
for update to authenticated
using (exercise_id = any(array(select private.my_written_mental_exercise_ids())))
with check (exercise_id = any(array(select private.my_written_mental_exercise_ids())));

create policy mental_exercise_texts_delete on public.mental_exercise_texts
for delete to authenticated using (
  exercise_id = any(array(select private.my_written_mental_exercise_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Catalogue seeds: one call per exercise, repeatable, the slug is the key. ages: [from, to].
create function private.import_mental_exercise(p_exercise jsonb)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  exercise_key uuid;
begin
  insert into public.mental_exercises (
    slug, author_id, visibility, skill, occasion, min_age, max_age, level, minutes, source, practice
  )
  values (
    p_exercise ->> 'slug',
    null,
    'public',
    (p_exercise ->> 'skill')::public.mental_skill,
    (p_exercise ->> 'occasion')::public.mental_occasion,
    (p_exercise -> 'ages' ->> 0)::int,
    (p_exercise -> 'ages' ->> 1)::int,
    (p_exercise ->> 'level')::int,
    (p_exercise ->> 'minutes')::int,
    p_exercise ->> 'source',
    nullif(p_exercise -> 'practice', 'null')
  )
  on conflict (slug) do update set
    skill = excluded.skill,
    occasion = excluded.occasion,
    min_age = excluded.min_age,
    max_age = excluded.max_age,
    level = excluded.level,
    minutes = excluded.minutes,
    source = excluded.source,
    practice = excluded.practice
  returning id into exercise_key;

  insert into public.mental_exercise_texts (
    exercise_id, locale, title, aim, steps, reflection_questions
  )
  select
    exercise_key,
    entry.key,
    entry.value ->> 'title',
    entry.value ->> 'aim',
    array(select jsonb_array_elements_text(entry.value -> 'steps')),
    array(select jsonb_array_elements_text(coalesce(entry.value -> 'questions', '[]')))
  from jsonb_each(p_exercise -> 'texts') as entry
  on conflict (exercise_id, locale) do update set
    title = excluded.title,
    aim = excluded.aim,
    steps = excluded.steps,
    reflection_questions = excluded.reflection_questions;

  return exercise_key;
end;
$$;

-- Writes an own exercise, and the catalogue's for administrators, together with its words in the languages
-- named; those in others stay. Runs as the caller. p_exercise: {school_id, team_id, visibility, skill,
-- occasion, min_age, max_age, level, minutes, audio_url, video_url, source, practice, texts: {en: {title,
-- aim, steps, questions}}}; the school is that of the first time. p_id: made by the device. p_seen_at: empty
-- for a new one, where the same again writes nothing twice; else updated_at as it was read.
-- Errors: stale_row (P0001), exercise_taken (42501), 23514 for what does not fit.
create function public.save_mental_exercise(
  p_id uuid,
  p_exercise public.json_document,
  p_seen_at timestamptz default null
)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  known public.mental_exercises;
begin
  select * into known from public.mental_exercises where id = p_id;
  if found and p_seen_at is null then
    if known.author_id is distinct from (select auth.uid()) then
      raise exception 'exercise_taken' using errcode = '42501';
    end if;
    return p_id;
  end if;
  if p_seen_at is null then
    insert into public.mental_exercises (
      id, school_id, team_id, visibility, skill, occasion, min_age, max_age, level, minutes, audio_url,
      video_url, source, practice
    )
    select
      p_id, (p_exercise ->> 'school_id')::uuid, wanted.team_id, wanted.visibility, wanted.skill, wanted.occasion,
      wanted.min_age, wanted.max_age, wanted.level, wanted.minutes, wanted.audio_url, wanted.video_url,
      wanted.source, nullif(wanted.practice, 'null')
    from jsonb_populate_record(null::public.mental_exercises, p_exercise) as wanted;
  else
    update public.mental_exercises as exercise
    set team_id = wanted.team_id,
      visibility = wanted.visibility,
      skill = wanted.skill,
      occasion = wanted.occasion,
      min_age = wanted.min_age,
      max_age = wanted.max_age,
      level = wanted.level,
      minutes = wanted.minutes,
      audio_url = wanted.audio_url,
      video_url = wanted.video_url,
      source = wanted.source,
      practice = nullif(wanted.practice, 'null')
    from jsonb_populate_record(null::public.mental_exercises, p_exercise) as wanted
    where exercise.id = p_id and exercise.updated_at = p_seen_at;
    if not found then
      if not p_id = any(array(select private.my_written_mental_exercise_ids())) then
        raise exception 'exercise_taken' using errcode = '42501';
      end if;
      raise exception 'stale_row' using errcode = 'P0001';
    end if;
  end if;
  insert into public.mental_exercise_texts (
    exercise_id, locale, title, aim, steps, reflection_questions
  )
  select
    p_id,
    entry.key,
    entry.value ->> 'title',
    entry.value ->> 'aim',
    array(select jsonb_array_elements_text(entry.value -> 'steps')),
    array(select jsonb_array_elements_text(coalesce(entry.value -> 'questions', '[]')))
  from jsonb_each(p_exercise -> 'texts') as entry
  on conflict (exercise_id, locale) do update set
    title = excluded.title,
    aim = excluded.aim,
    steps = excluded.steps,
    reflection_questions = excluded.reflection_questions;
  return p_id;
end;
$$;

-- Grants ------------------------------------------------------------------------------------
-- The slug marks what the seeds brought and the author is whoever writes: neither is writable.

revoke all on public.mental_exercises, public.mental_exercise_texts from anon, authenticated;

grant select, delete on public.mental_exercises, public.mental_exercise_texts to authenticated;
grant insert (
  id, school_id, team_id, visibility, skill, occasion, min_age, max_age, level, minutes, audio_url,
  video_url, source, practice
) on public.mental_exercises to authenticated;
grant update (
  team_id, visibility, skill, occasion, min_age, max_age, level, minutes, audio_url, video_url,
  source, practice, archived_at
) on public.mental_exercises to authenticated;
grant insert (exercise_id, locale, title, aim, steps, reflection_questions)
on public.mental_exercise_texts to authenticated;
grant update (title, aim, steps, reflection_questions)
on public.mental_exercise_texts to authenticated;

grant execute on function
  private.my_given_mental_exercise_ids(),
  private.my_written_mental_exercise_ids()
to authenticated;

grant execute on function
  public.save_mental_exercise(uuid, public.json_document, timestamptz)
to authenticated;
