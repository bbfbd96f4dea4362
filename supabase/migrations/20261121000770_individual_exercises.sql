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

-- Types -------------------------------------------------------------------------------------

create type public.practice_place as enum ('anywhere', 'room', 'yard', 'wall', 'pitch');

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

create table public.individual_exercise_texts (
  exercise_id uuid not null,
  locale text not null,
  title text not null,
  aim text not null,
  steps text[] not null,
  coaching_points text[] not null default '{}',
  progressions text[] not null default '{}',
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
  constraint individual_exercise_texts_progressions_fit check (private.texts_fit(progressions, 0, 6, 200))
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
    intensity, equipment
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
    intensity = excluded.intensity,
    equipment = excluded.equipment
  returning id into exercise_key;

  insert into public.individual_exercise_texts (
    exercise_id, locale, title, aim, steps, coaching_points, progressions
  )
  select
    exercise_key,
    entry.key,
    entry.value ->> 'title',
    entry.value ->> 'aim',
    array(select jsonb_array_elements_text(entry.value -> 'steps')),
    array(select jsonb_array_elements_text(coalesce(entry.value -> 'points', '[]'))),
    array(select jsonb_array_elements_text(coalesce(entry.value -> 'progressions', '[]')))
  from jsonb_each(p_exercise -> 'texts') as entry
  on conflict (exercise_id, locale) do update set
    title = excluded.title,
    aim = excluded.aim,
    steps = excluded.steps,
    coaching_points = excluded.coaching_points,
    progressions = excluded.progressions;

  return exercise_key;
end;
$$;

-- Grants ------------------------------------------------------------------------------------
-- The slug marks what the seeds brought and the author is whoever writes: neither is writable.

revoke all on public.individual_exercises, public.individual_exercise_texts from anon, authenticated;

grant select, delete on public.individual_exercises, public.individual_exercise_texts to authenticated;
grant insert (
  id, school_id, team_id, visibility, topic, place, min_age, max_age, level, minutes, sets,
  repetitions, intensity, equipment, video_url
) on public.individual_exercises to authenticated;
grant update (
  team_id, visibility, topic, place, min_age, max_age, level, minutes, sets, repetitions, intensity,
  equipment, video_url, archived_at
) on public.individual_exercises to authenticated;
grant insert (exercise_id, locale, title, aim, steps, coaching_points, progressions)
on public.individual_exercise_texts to authenticated;
grant update (title, aim, steps, coaching_points, progressions)
on public.individual_exercise_texts to authenticated;

grant execute on function
  private.my_guided_player_ids(),
  private.my_given_individual_exercise_ids(),
  private.my_written_individual_exercise_ids()
to authenticated;
