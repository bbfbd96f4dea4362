-- Exercises: the drill library, in three languages.
--
-- A row without school is part of the catalogue that every member of any school may use; rows of
-- a school are written by its staff and shared as far as visibility says.
--
--                        pending  player        parent        coach         owner         admin
-- catalogue (public)     -        s             s             s             s             s
-- school                 -        in training   in training   s, own i u d  s, own i u d  s
-- team                   -        in training   in training   of the team   s, own i u d  s
-- me                     -        in training   in training   own s i u d   own s i u d   s
-- exercise_texts         as the exercise
-- exercise_favourites    -        self s i d    self s i d    self s i d    self s i d    self s i d
--
-- in training = used in a training that I may see. of the team = staff of the team it is shared
-- with. Other schools see the catalogue and what was made public, nothing else.
--
-- An exercise that stands in a training cannot be deleted; archive_exercise takes it out of the
-- library instead. Exercises form chains (next_id): what to do after this one. Several may lead to
-- the same next one, none leads back to itself. An exercise carries its animation, see there.
--
-- In the catalogue a practice stands in several sizes, each an exercise of its own: those of one practice_key. Practices
-- of one family_key are played in the same set-up. An exercise without these keys is its own practice and set-up.

-- Types -------------------------------------------------------------------------------------

create type public.exercise_moment as enum (
  'in_possession', 'out_of_possession', 'transition_to_attack', 'transition_to_defence', 'set_play'
);
create domain public.exercise_moments as public.exercise_moment[]
constraint too_many check (cardinality(value) <= 50);
create type public.exercise_topic as enum (
  'ball_mastery', 'dribbling', 'first_touch', 'passing', 'switching_play', 'crossing', 'heading',
  'finishing', 'possession', 'combination_play', 'pressing', 'counter_press', 'counter_attack',
  'compactness', 'defending_1v1', 'defending_group', 'goalkeeping', 'set_pieces', 'coordination',
  'speed', 'strength', 'mobility', 'fun'
);
create domain public.exercise_topics as public.exercise_topic[]
constraint too_many check (cardinality(value) <= 50);
create type public.training_phase as enum ('warm_up', 'main_part', 'game', 'cool_down');
create domain public.training_phases as public.training_phase[]
constraint too_many check (cardinality(value) <= 50);
create type public.practice_type as enum (
  'unopposed', 'passive_opposition', 'opposed', 'rondo', 'positional_game', 'wave',
  'phase_of_play', 'small_sided_game', 'conditioned_game', 'free_game', 'test', 'fun_game'
);
create domain public.practice_types as public.practice_type[]
constraint too_many check (cardinality(value) <= 50);
create type public.intensity_level as enum ('low', 'medium', 'high', 'very_high');
create domain public.intensity_levels as public.intensity_level[]
constraint too_many check (cardinality(value) <= 50);

-- Tables ------------------------------------------------------------------------------------

create table public.exercises (
  id uuid not null default gen_random_uuid(),
  slug text,
  practice_key text,
  family_key text,
  school_id uuid,
  author_id uuid default auth.uid(),
  visibility public.exercise_visibility not null default 'me',
  team_id uuid,
  topic public.exercise_topic not null,
  moment public.exercise_moment,
  phase public.training_phase not null,
  practice_type public.practice_type not null,
  corners text[] not null default '{}',
  min_age int not null,
  max_age int not null,
  level int not null default 3,
  players_min int not null,
  players_max int not null,
  players_ideal int,
  keepers int not null default 0,
  coaches int not null default 1,
  area_length_m numeric(5, 1) not null,
  area_width_m numeric(5, 1) not null,
  minutes int not null,
  sets int,
  work_seconds int,
  rest_seconds int,
  intensity public.intensity_level not null default 'medium',
  has_heading boolean not null default false,
  equipment jsonb not null default '[]',
  diagram jsonb,
  animation_id uuid,
  video_url text,
  next_id uuid,
  source text,
  licence text,
  use_count int not null default 0,
  version int not null default 1,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint exercises_pkey primary key (id),
  constraint exercises_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint exercises_author foreign key (author_id) references public.users (id) on delete set null,
  constraint exercises_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint exercises_animation foreign key (animation_id) references public.animations (id) on delete restrict,
  constraint exercises_next foreign key (next_id) references public.exercises (id) on delete set null,
  constraint exercises_slug_once unique (slug),
  constraint exercises_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  constraint exercises_practice_key_form check (
    practice_key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(practice_key) <= 100
  ),
  constraint exercises_family_key_form check (
    family_key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(family_key) <= 100
  ),
  -- What a school writes is its own practice.
  constraint exercises_practice_of_catalogue check (
    (practice_key is null) = (family_key is null) and (practice_key is null or school_id is null)
  ),
  constraint exercises_catalogue_is_public check (school_id is not null or visibility = 'public'),
  constraint exercises_team_named check ((visibility = 'team') = (team_id is not null)),
  constraint exercises_corners_known check (
    corners <@ array['technical', 'tactical', 'physical', 'psychological', 'social']
  ),
  constraint exercises_age_range check (min_age >= 4 and max_age <= 99 and min_age <= max_age),
  constraint exercises_level_range check (level between 1 and 5),
  constraint exercises_players_range check (
    players_min >= 1 and players_max <= 40 and players_min <= players_max
  ),
  constraint exercises_players_ideal_range check (players_ideal between players_min and players_max),
  constraint exercises_keepers_range check (keepers between 0 and 6),
  constraint exercises_coaches_range check (coaches between 1 and 10),
  constraint exercises_area_length_range check (area_length_m between 1 and 120),
  constraint exercises_area_width_range check (area_width_m between 1 and 90),
  constraint exercises_minutes_range check (minutes between 1 and 120),
  -- Intervals: none, or sets of work with the rest between them.
  constraint exercises_intervals check (
    num_nonnulls(sets, work_seconds, rest_seconds) in (0, 3)
    and sets between 1 and 50
    and work_seconds between 5 and 3600
    and rest_seconds between 0 and 3600
  ),
  constraint exercises_video_url_form check (
    video_url ~ '^https://[^[:space:]]+$' and char_length(video_url) <= 500
  ),
  constraint exercises_not_its_own_next check (next_id <> id),
  constraint exercises_source_length check (char_length(source) <= 200),
  constraint exercises_licence_length check (char_length(licence) <= 60),
  constraint exercises_use_count_positive check (use_count >= 0),
  -- No entry that is anything but {kind: one of the list, count: 1 to 100}.
  constraint exercises_equipment_form check (
    jsonb_typeof(equipment) = 'array'
    and jsonb_array_length(equipment) <= 13
    and not equipment @? '$[*] ? (!(
      (@.kind == "balls" || @.kind == "cones" || @.kind == "flat_markers" || @.kind == "poles"
        || @.kind == "bibs" || @.kind == "mini_goals" || @.kind == "youth_goals"
        || @.kind == "full_goals" || @.kind == "mannequins" || @.kind == "ladders"
        || @.kind == "hurdles" || @.kind == "rings" || @.kind == "rebounders")
      && @.count.type() == "number" && @.count >= 1 && @.count <= 100
    ))'
  ),
  constraint exercises_diagram_form check (
    jsonb_typeof(diagram) = 'object' and diagram ? 'v' and char_length(diagram::text) <= 40000
  )
);

comment on column public.exercises.practice_key is
  'The practice it is one size of; empty: a practice of its own. What a school writes has none.';
comment on column public.exercises.family_key is 'The set-up its practice is played in.';
comment on column public.exercises.source is 'Where a drill that is not our own comes from; licence says on which terms.';
comment on column public.exercises.version is 'Grows with every change of what the exercise says; save_exercise compares it.';
comment on column public.exercises.use_count is 'How many trainings it was planned for, on the whole platform: the order "popular".';

create table public.exercise_texts (
  exercise_id uuid not null,
  locale text not null,
  title text not null,
  aim text not null,
  setup text not null default '',
  rules text not null default '',
  coaching_points text[] not null,
  progressions text[] not null default '{}',
  regressions text[] not null default '{}',
  scoring text not null default '',
  questions text[] not null default '{}',
  common_faults text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint exercise_texts_pkey primary key (exercise_id, locale),
  constraint exercise_texts_exercise foreign key (exercise_id) references public.exercises (id) on delete cascade,
  constraint exercise_texts_locale_known check (locale in ('en', 'de', 'bg')),
  constraint exercise_texts_title_length check (title = btrim(title) and char_length(title) between 1 and 100),
  constraint exercise_texts_aim_length check (aim = btrim(aim) and char_length(aim) between 1 and 300),
  constraint exercise_texts_setup_length check (char_length(setup) <= 2000),
  constraint exercise_texts_rules_length check (char_length(rules) <= 2000),
  constraint exercise_texts_coaching_points_fit check (private.texts_fit(coaching_points, 1, 8, 200)),
  constraint exercise_texts_progressions_fit check (private.texts_fit(progressions, 0, 6, 200)),
  constraint exercise_texts_regressions_fit check (private.texts_fit(regressions, 0, 6, 200)),
  constraint exercise_texts_scoring_length check (char_length(scoring) <= 1000),
  constraint exercise_texts_questions_fit check (private.texts_fit(questions, 0, 8, 200)),
  constraint exercise_texts_common_faults_fit check (private.texts_fit(common_faults, 0, 8, 200))
);

create table public.exercise_favourites (
  user_id uuid not null default auth.uid(),
  exercise_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint exercise_favourites_pkey primary key (user_id, exercise_id),
  constraint exercise_favourites_user foreign key (user_id) references public.users (id) on delete cascade,
  constraint exercise_favourites_exercise foreign key (exercise_id) references public.exercises (id) on delete cascade
);

-- Indexes -----------------------------------------------------------------------------------

create index exercises_school on public.exercises (school_id, visibility);
create index exercises_author on public.exercises (author_id);
create index exercises_team on public.exercises (team_id);
create index exercises_animation on public.exercises (animation_id);
create index exercises_next on public.exercises (next_id);
create index exercises_practice on public.exercises (practice_key);
create index exercises_own on public.exercises (school_id) where visibility <> 'public';
create index exercise_favourites_exercise on public.exercise_favourites (exercise_id);

-- Predicates --------------------------------------------------------------------------------

-- A school's own exercises that stand in a training I may see: a family reads what its child
-- will do, a coach keeps what a colleague stopped sharing. Only exercises of the training's own
-- school, so that naming a foreign id in a block opens nothing. What is public need not be listed.
-- plpgsql because its body is resolved when called; trainings are the next chapter.
create function private.my_training_exercise_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  staff_schools uuid[] := array(select private.my_staff_school_ids());
  family_teams uuid[] := array(select private.my_family_team_ids());
  schools uuid[] := staff_schools || array(
    select team.school_id from public.teams as team where team.id = any(family_teams)
  );
begin
  return query
  select exercise.id
  from public.exercises as exercise
  where exercise.visibility <> 'public'
    and exercise.school_id = any(schools)
    and exists (
      select from public.training_blocks as block
      join public.trainings as training on training.id = block.training_id
      where block.exercise_id = exercise.id
        and training.school_id = exercise.school_id
        and (training.school_id = any(staff_schools) or training.team_id = any(family_teams))
    );
end;
$$;

create function private.my_own_exercise_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select id from public.exercises
  where author_id = (select auth.uid())
    and school_id = any(array(select private.my_staff_school_ids()));
end;
$$;

-- Triggers ----------------------------------------------------------------------------------

create trigger exercises_assign_team
before insert or update of visibility, team_id, school_id on public.exercises
for each row execute function private.keep_within_team();

-- Runs as the writer: what they cannot read, they can neither show nor chain. A public exercise
-- shows public animations only; reading any other opens its animation to its readers.
create function private.check_exercise_references()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.animation_id is not null and not exists (
    select from public.animations
    where id = new.animation_id and (visibility = 'public' or new.visibility <> 'public')
  ) then
    if exists (select from public.animations where id = new.animation_id) then
      raise exception 'animation_not_public' using errcode = 'P0001';
    end if;
    raise exception 'animation_not_readable' using errcode = '42501';
  end if;
  if new.next_id is not null and not exists (
    select from public.exercises where id = new.next_id
  ) then
    raise exception 'next_not_readable' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger exercises_check_references_first before insert on public.exercises
for each row
when (new.animation_id is not null or new.next_id is not null)
execute function private.check_exercise_references();
create trigger exercises_check_references before update on public.exercises
for each row
when (
  (new.animation_id, new.next_id) is distinct from (old.animation_id, old.next_id)
  or (new.visibility = 'public' and old.visibility <> 'public')
)
execute function private.check_exercise_references();

-- Follows the chain over exercises the writer may not see, too. The lock keeps two writers from
-- closing a circle together.
create function private.refuse_circular_chain()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext('public.exercises.next_id'));
  if exists (
    with recursive chain as (
      select new.next_id as id
      union
      select exercise.next_id
      from chain
      join public.exercises as exercise on exercise.id = chain.id
      where exercise.next_id is not null
    )
    select from chain where id = new.id
  ) then
    raise exception 'circular_chain' using errcode = 'P0001';
  end if;
  return new;
end;
$$;

create trigger exercises_chain_ends before update of next_id on public.exercises
for each row
when (new.next_id is not null)
execute function private.refuse_circular_chain();

-- Neither being used nor being archived is a change of what it says.
create function private.count_exercise_version()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.version := old.version + 1;
  return new;
end;
$$;

create trigger exercises_count_version before update of
  visibility, team_id, topic, moment, phase, practice_type, corners, min_age, max_age, level,
  players_min, players_max, players_ideal, keepers, coaches, area_length_m, area_width_m, minutes,
  sets, work_seconds, rest_seconds, intensity, has_heading, equipment, diagram, animation_id,
  video_url, next_id, source, licence
on public.exercises
for each row execute function private.count_exercise_version();

-- What everybody may read names no player.
create function private.clear_public_diagram()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.diagram := private.scene_without_people(new.diagram);
  return new;
end;
$$;

create trigger exercises_clear_people before insert or update of diagram, visibility on public.exercises
for each row
when (new.visibility = 'public' and new.school_id is not null and new.diagram is not null)
execute function private.clear_public_diagram();

-- Policies ----------------------------------------------------------------------------------

alter table public.exercises enable row level security;
alter table public.exercise_texts enable row level security;
alter table public.exercise_favourites enable row level security;

create policy exercises_select on public.exercises for select to authenticated using (
  (visibility = 'public' and (select private.has_role()))
  or (visibility = 'school' and school_id = any(array(select private.my_staff_school_ids())))
  or team_id = any(array(select private.my_managed_team_ids()))
  or author_id = (select auth.uid())
  or id = any(array(select private.my_training_exercise_ids()))
  or (select private.is_admin())
);

create policy exercises_insert on public.exercises for insert to authenticated with check (
  author_id = (select auth.uid())
  and school_id = any(array(select private.my_staff_school_ids()))
  and (team_id is null or team_id = any(array(select private.my_managed_team_ids())))
);

create policy exercises_update on public.exercises for update to authenticated
using (
  author_id = (select auth.uid())
  and school_id = any(array(select private.my_staff_school_ids()))
)
with check (
  author_id = (select auth.uid())
  and school_id = any(array(select private.my_staff_school_ids()))
  and (team_id is null or team_id = any(array(select private.my_managed_team_ids())))
);

create policy exercises_delete on public.exercises for delete to authenticated using (
  author_id = (select auth.uid())
  and school_id = any(array(select private.my_staff_school_ids()))
);

create policy exercise_texts_select on public.exercise_texts for select to authenticated using (
  exists (select from public.exercises as exercise where exercise.id = exercise_id)
);

create policy exercise_texts_insert on public.exercise_texts for insert to authenticated with check (
  exercise_id = any(array(select private.my_own_exercise_ids()))
);

create policy exercise_texts_update on public.exercise_texts for update to authenticated
using (exercise_id = any(array(select private.my_own_exercise_ids())))
with check (exercise_id = any(array(select private.my_own_exercise_ids())));

create policy exercise_texts_delete on public.exercise_texts for delete to authenticated using (
  exercise_id = any(array(select private.my_own_exercise_ids()))
);

create policy exercise_favourites_select on public.exercise_favourites for select to authenticated using (
  user_id = (select auth.uid())
);

create policy exercise_favourites_insert on public.exercise_favourites for insert to authenticated with check (
  user_id = (select auth.uid())
  and exists (select from public.exercises as exercise where exercise.id = exercise_id)
);

create policy exercise_favourites_delete on public.exercise_favourites for delete to authenticated using (
  user_id = (select auth.uid())
);

-- Functions ---------------------------------------------------------------------------------

-- Takes an exercise out of the library, or puts it back: its author, or an owner of the school
-- (who does not see what stayed private). Trainings keep showing it. Errors: exercise_not_writable
-- (42501).
create function public.archive_exercise(p_exercise_id uuid, p_is_archived boolean default true)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.exercises
  set archived_at = case when p_is_archived then coalesce(archived_at, now()) end
  where id = p_exercise_id
    and (
      id = any(array(select private.my_own_exercise_ids()))
      or (visibility <> 'me' and school_id = any(array(select private.my_owned_school_ids())))
    );
  if not found then
    raise exception 'exercise_not_writable' using errcode = '42501';
  end if;
end;
$$;

-- Grants ------------------------------------------------------------------------------------
-- The slug marks the catalogue and use_count is counted by save_training: neither is writable. An
-- exercise never moves to another school.

revoke all on public.exercises, public.exercise_texts, public.exercise_favourites
from anon, authenticated;

grant select, delete on public.exercises to authenticated;
grant insert (
  id, school_id, author_id, visibility, team_id, topic, moment, phase, practice_type, corners,
  min_age, max_age, level, players_min, players_max, players_ideal, keepers, coaches,
  area_length_m, area_width_m, minutes, sets, work_seconds, rest_seconds, intensity, has_heading,
  equipment, diagram, animation_id, video_url, next_id, source, licence
) on public.exercises to authenticated;
grant update (
  visibility, team_id, topic, moment, phase, practice_type, corners, min_age, max_age, level,
  players_min, players_max, players_ideal, keepers, coaches, area_length_m, area_width_m, minutes,
  sets, work_seconds, rest_seconds, intensity, has_heading, equipment, diagram, animation_id,
  video_url, next_id, source, licence, archived_at
) on public.exercises to authenticated;

grant select, delete on public.exercise_texts to authenticated;
grant insert (
  exercise_id, locale, title, aim, setup, rules, coaching_points, progressions, regressions,
  scoring, questions, common_faults
) on public.exercise_texts to authenticated;
grant update (
  title, aim, setup, rules, coaching_points, progressions, regressions, scoring, questions,
  common_faults
) on public.exercise_texts to authenticated;

grant select, delete on public.exercise_favourites to authenticated;
grant insert (user_id, exercise_id) on public.exercise_favourites to authenticated;

grant execute on function
  private.my_training_exercise_ids(),
  private.my_own_exercise_ids(),
  public.archive_exercise(uuid, boolean)
to authenticated;
