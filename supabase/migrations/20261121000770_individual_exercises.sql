-- Individual exercises: what one player practises alone, at home or beside the pitch.
--
--                            pending  player, parent  coach         owner         admin
-- catalogue (no school)      -        s               s             s             s i u d
-- school, team               -        when given      s, own i u d  s, own i u d  s
-- me                         -        when given      own s i u d   own s i u d   s
-- public, of a school        -        when given      s             s             s
-- individual_exercise_texts  as the exercise
--
-- when given = assigned to the player, or to one's child. Families read the platform's catalogue
-- and what their own coach gave them; what another school publishes is for coaches, so that no
-- stranger's text reaches a child without a coach who chose it. team = the staff of that team.
-- An exercise that somebody was given is archived, not deleted: references refuse.
--
-- save_individual_exercise  -               -               own, school   own, school   -
--
-- measure says what is counted at the end (repetitions, seconds, metres) and target what to try for:
-- the log then knows a best. needs_go_ahead marks work on the way back from an injury; whether a
-- physio or doctor said yes is asked on the screen and stored nowhere, as it is about health.

-- Types -------------------------------------------------------------------------------------

create type public.practice_place as enum ('anywhere', 'room', 'yard', 'wall', 'pitch');
create type public.practice_measure as enum ('repetitions', 'seconds', 'metres');

-- Tables ------------------------------------------------------------------------------------

create table public.individual_exercises (
  id uuid not null default gen_random_uuid(),
  slug text,
  school_id uuid,
  team_id uuid,
  author_id uuid default auth.uid(),
  visibility public.exercise_visibility not null default 'me',
  topic public.exercise_topic not null,
  place public.practice_place not null default 'anywhere',
  min_age int not null,
  max_age int not null,
  level int not null default 2,
  minutes int not null,
  sets int,
  repetitions int,
  people int not null default 1,
  measure public.practice_measure,
  target int,
  is_lower_better boolean not null default false,
  needs_go_ahead boolean not null default false,
  intensity public.intensity_level not null default 'medium',
  equipment text[] not null default '{}',
  video_url text,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint individual_exercises_pkey primary key (id),
  constraint individual_exercises_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint individual_exercises_team foreign key (team_id) references public.teams (id) on delete set null,
  constraint individual_exercises_author foreign key (author_id) references public.users (id) on delete set null,
  constraint individual_exercises_slug_once unique (slug),
  constraint individual_exercises_slug_form check (
    slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100
  ),
  constraint individual_exercises_catalogue_is_public check (
    school_id is not null or (visibility = 'public' and team_id is null)
  ),
  constraint individual_exercises_age_range check (min_age >= 4 and max_age <= 99 and min_age <= max_age),
  constraint individual_exercises_level_range check (level between 1 and 5),
  constraint individual_exercises_minutes_range check (minutes between 1 and 120),
  constraint individual_exercises_sets_range check (sets between 1 and 20),
  constraint individual_exercises_repetitions_range check (repetitions between 1 and 1000),
  constraint individual_exercises_people_range check (people between 1 and 2),
  constraint individual_exercises_target_range check (target between 1 and 10000),
  constraint individual_exercises_target_measured check (target is null or measure is not null),
  constraint individual_exercises_lower_is_time check (
    not is_lower_better or (measure is not null and measure = 'seconds')
  ),
  constraint individual_exercises_equipment_known check (
    equipment <@ array[
      'ball', 'tennis_ball', 'wall', 'cones', 'bottles', 'rope', 'mini_goal', 'mat', 'step', 'timer'
    ]
    and cardinality(equipment) <= 10
  ),
  constraint individual_exercises_video_url_form check (
    video_url ~ '^https://[^\s/]+\.[^\s]+$' and char_length(video_url) <= 500
  )
);

comment on column public.individual_exercises.team_id is
  'With visibility team: whose staff reads it. Empty again when the team is deleted; then the author only.';
comment on column public.individual_exercises.repetitions is 'Of one set; a proposal, the assignment names the target.';
comment on column public.individual_exercises.people is '1: alone, 2: with a partner.';
comment on column public.individual_exercises.target is
  'To try for in one practice, in the unit of measure.';
comment on column public.individual_exercises.is_lower_better is
  'A time to beat; otherwise more is better.';
comment on column public.individual_exercises.needs_go_ahead is
  'Only after a physio or doctor has said yes.';

create table public.individual_exercise_texts (
  exercise_id uuid not null,
  locale text not null,
  title text not null,
  aim text not null,
  steps text[] not null,
  coaching_points text[] not null default '{}',
  progressions text[] not null default '{}',
  measuring text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint individual_exercise_texts_pkey primary key (exercise_id, locale),
  constraint individual_exercise_texts_exercise foreign key (exercise_id)
  references public.individual_exercises (id) on delete cascade,
  constraint individual_exercise_texts_locale_known check (locale in ('en', 'de', 'bg')),
  constraint individual_exercise_texts_title_length check (
    title = btrim(title) and char_length(title) between 1 and 100
  ),
  constraint individual_exercise_texts_aim_length check (
    aim = btrim(aim) and char_length(aim) between 1 and 300
  ),
  constraint individual_exercise_texts_steps_fit check (private.texts_fit(steps, 1, 10, 300)),
  constraint individual_exercise_texts_points_fit check (private.texts_fit(coaching_points, 0, 6, 200)),
  constraint individual_exercise_texts_progressions_fit check (private.texts_fit(progressions, 0, 6, 200)),
  constraint individual_exercise_texts_measuring_length check (
    measuring = btrim(measuring) and char_length(measuring) between 1 and 200
  )
);

-- Indexes -----------------------------------------------------------------------------------

create index individual_exercises_school on public.individual_exercises (school_id, visibility);
create index individual_exercises_team on public.individual_exercises (team_id);
create index individual_exercises_author on public.individual_exercises (author_id);
create index individual_exercises_topic on public.individual_exercises (topic) where archived_at is null;

-- Predicates --------------------------------------------------------------------------------

-- Also for tasks and mental work: the players I may give something to do.
create function private.my_guided_player_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select private.my_coached_player_ids()
  union
  select private.my_owned_player_ids();
end;
$$;

comment on function private.my_guided_player_ids() is
  'Players I may give work to: those now in squads of my teams, and all of a school I own.';

-- Given to me, to my children or to players I guide: stays readable when its author stops sharing.
-- plpgsql because its body is resolved when called; assignments are the next chapter.
create function private.my_given_individual_exercise_ids()
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
  from public.individual_assignments as assignment
  where assignment.player_id = any(players);
end;
$$;

-- Those whose texts I write: my own, and as administrator the catalogue.
create function private.my_written_individual_exercise_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select id from public.individual_exercises
  where author_id = (select auth.uid())
    and school_id = any(array(select private.my_staff_school_ids()))
  union all
  select id from public.individual_exercises
  where school_id is null and (select private.is_admin());
end;
$$;

-- Triggers ----------------------------------------------------------------------------------

-- A library row is shared with a team of its own school only. For every library with both columns.
create function private.refuse_foreign_team()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (
    select from public.teams where id = new.team_id and school_id = new.school_id
  ) then
    raise exception 'team_of_another_school' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger individual_exercises_same_school
before insert or update of team_id, school_id on public.individual_exercises
for each row
when (new.team_id is not null)
execute function private.refuse_foreign_team();

-- Policies ----------------------------------------------------------------------------------

alter table public.individual_exercises enable row level security;
alter table public.individual_exercise_texts enable row level security;

create policy individual_exercises_select on public.individual_exercises for select to authenticated using (
  (school_id is null and (select private.has_role()))
  or (visibility = 'public' and exists (select private.my_staff_school_ids()))
  or (visibility = 'school' and school_id = any(array(select private.my_staff_school_ids())))
  or (visibility = 'team' and team_id = any(array(select private.my_managed_team_ids())))
  or author_id = (select auth.uid())
  or id = any(array(select private.my_given_individual_exercise_ids()))
  or (select private.is_admin())
);

create policy individual_exercises_insert on public.individual_exercises for insert to authenticated with check (
  author_id = (select auth.uid())
  and (
    (
      school_id = any(array(select private.my_staff_school_ids()))
      and (team_id is null or team_id = any(array(select private.my_managed_team_ids())))
    )
    or (school_id is null and (select private.is_admin()))
  )
);

create policy individual_exercises_update on public.individual_exercises for update to authenticated
using (id = any(array(select private.my_written_individual_exercise_ids())))
with check (
  (
    author_id = (select auth.uid())
    and school_id = any(array(select private.my_staff_school_ids()))
    and (team_id is null or team_id = any(array(select private.my_managed_team_ids())))
  )
  or (school_id is null and (select private.is_admin()))
);

create policy individual_exercises_delete on public.individual_exercises for delete to authenticated using (
  id = any(array(select private.my_written_individual_exercise_ids()))
);

create policy individual_exercise_texts_select on public.individual_exercise_texts
for select to authenticated using (
  exists (select from public.individual_exercises as exercise where exercise.id = exercise_id)
);

create policy individual_exercise_texts_insert on public.individual_exercise_texts
for insert to authenticated with check (
  exercise_id = any(array(select private.my_written_individual_exercise_ids()))
);

create policy individual_exercise_texts_update on public.individual_exercise_texts
for update to authenticated
using (exercise_id = any(array(select private.my_written_individual_exercise_ids())))
with check (exercise_id = any(array(select private.my_written_individual_exercise_ids())));

create policy individual_exercise_texts_delete on public.individual_exercise_texts
for delete to authenticated using (
  exercise_id = any(array(select private.my_written_individual_exercise_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Catalogue seeds: one call per exercise, repeatable, the slug is the key. ages: [from, to].
create function private.import_individual_exercise(p_exercise jsonb)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  exercise_key uuid;
begin
  insert into public.individual_exercises (
    slug, author_id, visibility, topic, place, min_age, max_age, level, minutes, sets, repetitions,
    people, measure, target, is_lower_better, needs_go_ahead, intensity, equipment
  )
  values (
    p_exercise ->> 'slug',
    null,
    'public',
    (p_exercise ->> 'topic')::public.exercise_topic,
    (p_exercise ->> 'place')::public.practice_place,
    (p_exercise -> 'ages' ->> 0)::int,
    (p_exercise -> 'ages' ->> 1)::int,
    (p_exercise ->> 'level')::int,
    (p_exercise ->> 'minutes')::int,
    (p_exercise ->> 'sets')::int,
    (p_exercise ->> 'repetitions')::int,
    coalesce((p_exercise ->> 'people')::int, 1),
    (p_exercise ->> 'measure')::public.practice_measure,
    (p_exercise ->> 'target')::int,
    coalesce((p_exercise ->> 'is_lower_better')::boolean, false),
    coalesce((p_exercise ->> 'needs_go_ahead')::boolean, false),
    (p_exercise ->> 'intensity')::public.intensity_level,
    array(select jsonb_array_elements_text(p_exercise -> 'equipment'))
  )
  on conflict (slug) do update set
    topic = excluded.topic,
    place = excluded.place,
    min_age = excluded.min_age,
    max_age = excluded.max_age,
    level = excluded.level,
    minutes = excluded.minutes,
    sets = excluded.sets,
    repetitions = excluded.repetitions,
    people = excluded.people,
    measure = excluded.measure,
    target = excluded.target,
    is_lower_better = excluded.is_lower_better,
    needs_go_ahead = excluded.needs_go_ahead,
    intensity = excluded.intensity,
    equipment = excluded.equipment
  returning id into exercise_key;

  insert into public.individual_exercise_texts (
    exercise_id, locale, title, aim, steps, coaching_points, progressions, measuring
  )
  select
    exercise_key,
    entry.key,
    entry.value ->> 'title',
    entry.value ->> 'aim',
    array(select jsonb_array_elements_text(entry.value -> 'steps')),
    array(select jsonb_array_elements_text(coalesce(entry.value -> 'points', '[]'))),
    array(select jsonb_array_elements_text(coalesce(entry.value -> 'progressions', '[]'))),
    entry.value ->> 'measuring'
  from jsonb_each(p_exercise -> 'texts') as entry
  on conflict (exercise_id, locale) do update set
    title = excluded.title,
    aim = excluded.aim,
    steps = excluded.steps,
    coaching_points = excluded.coaching_points,
    progressions = excluded.progressions,
    measuring = excluded.measuring;

  return exercise_key;
end;
$$;

-- Creates an exercise of the caller or changes one, with exactly the texts given: a language left out
-- is gone afterwards. Runs as the caller: the policies decide.
-- p_exercise: {id (made by the client; the same again is the same exercise), school_id (of a new one),
--   visibility, team_id, topic, place, min_age, max_age, level, minutes, sets, repetitions, people,
--   measure, target, is_lower_better, needs_go_ahead, intensity, equipment, video_url,
--   texts: {locale: {title, aim, steps, coaching_points, progressions, measuring}}}.
-- p_seen_at: updated_at of the version a change started from; empty for a new one.
-- Errors: exercise_not_writable (42501), stale_row, texts_required (P0001); limits: 23514.
create function public.save_individual_exercise(
  p_exercise public.json_document,
  p_seen_at timestamptz default null
)
returns public.individual_exercises
language plpgsql
set search_path = ''
as $$
declare
  wanted public.individual_exercises := jsonb_populate_record(
    null::public.individual_exercises, p_exercise - 'texts'
  );
  texts jsonb := p_exercise -> 'texts';
  saved public.individual_exercises;
begin
  if jsonb_typeof(texts) is distinct from 'object' or texts = '{}' then
    raise exception 'texts_required' using errcode = 'P0001';
  end if;

  if p_seen_at is null then
    insert into public.individual_exercises (
      id, school_id, team_id, visibility, topic, place, min_age, max_age, level, minutes, sets,
      repetitions, people, measure, target, is_lower_better, needs_go_ahead, intensity, equipment,
      video_url
    )
    values (
      coalesce(wanted.id, gen_random_uuid()), wanted.school_id, wanted.team_id, wanted.visibility,
      wanted.topic, wanted.place, wanted.min_age, wanted.max_age, wanted.level, wanted.minutes,
      wanted.sets, wanted.repetitions, coalesce(wanted.people, 1), wanted.measure, wanted.target,
      coalesce(wanted.is_lower_better, false), coalesce(wanted.needs_go_ahead, false),
      wanted.intensity, coalesce(wanted.equipment, '{}'), wanted.video_url
    )
    on conflict (id) do nothing
    returning * into saved;
    if not found then
      -- sent a second time, as the first answer was lost
      select * into saved from public.individual_exercises
      where id = wanted.id and author_id = (select auth.uid());
      if not found then
        raise exception 'exercise_not_writable' using errcode = '42501';
      end if;
      return saved;
    end if;
  else
    select * into saved from public.individual_exercises where id = wanted.id for update;
    if not found then
      raise exception 'exercise_not_writable' using errcode = '42501';
    end if;
    if saved.updated_at is distinct from p_seen_at then
      raise exception 'stale_row' using errcode = 'P0001';
    end if;
    update public.individual_exercises
    set team_id = wanted.team_id,
      visibility = wanted.visibility,
      topic = wanted.topic,
      place = wanted.place,
      min_age = wanted.min_age,
      max_age = wanted.max_age,
      level = wanted.level,
      minutes = wanted.minutes,
      sets = wanted.sets,
      repetitions = wanted.repetitions,
      people = coalesce(wanted.people, 1),
      measure = wanted.measure,
      target = wanted.target,
      is_lower_better = coalesce(wanted.is_lower_better, false),
      needs_go_ahead = coalesce(wanted.needs_go_ahead, false),
      intensity = wanted.intensity,
      equipment = coalesce(wanted.equipment, '{}'),
      video_url = wanted.video_url
    where id = wanted.id
    returning * into saved;
  end if;

  insert into public.individual_exercise_texts (
    exercise_id, locale, title, aim, steps, coaching_points, progressions, measuring
  )
  select
    saved.id, entry.locale, words.title, words.aim, words.steps,
    coalesce(words.coaching_points, '{}'), coalesce(words.progressions, '{}'), words.measuring
  from jsonb_each(texts) as entry (locale, body)
  cross join lateral jsonb_populate_record(null::public.individual_exercise_texts, entry.body) as words
  on conflict (exercise_id, locale) do update set
    title = excluded.title,
    aim = excluded.aim,
    steps = excluded.steps,
    coaching_points = excluded.coaching_points,
    progressions = excluded.progressions,
    measuring = excluded.measuring;

  delete from public.individual_exercise_texts
  where exercise_id = saved.id and not texts ? locale;
  return saved;
end;
$$;

-- Grants ------------------------------------------------------------------------------------
-- The slug marks what the seeds brought and the author is whoever writes: neither is writable.

revoke all on public.individual_exercises, public.individual_exercise_texts from anon, authenticated;

grant select, delete on public.individual_exercises, public.individual_exercise_texts to authenticated;
grant insert (
  id, school_id, team_id, visibility, topic, place, min_age, max_age, level, minutes, sets,
  repetitions, people, measure, target, is_lower_better, needs_go_ahead, intensity, equipment, video_url
) on public.individual_exercises to authenticated;
grant update (
  team_id, visibility, topic, place, min_age, max_age, level, minutes, sets, repetitions, people,
  measure, target, is_lower_better, needs_go_ahead, intensity, equipment, video_url, archived_at
) on public.individual_exercises to authenticated;
grant insert (exercise_id, locale, title, aim, steps, coaching_points, progressions, measuring)
on public.individual_exercise_texts to authenticated;
grant update (title, aim, steps, coaching_points, progressions, measuring)
on public.individual_exercise_texts to authenticated;

grant execute on function
  private.my_guided_player_ids(),
  private.my_given_individual_exercise_ids(),
  private.my_written_individual_exercise_ids(),
  public.save_individual_exercise(public.json_document, timestamptz)
to authenticated;
