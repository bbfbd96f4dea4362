-- Exercises: the drill library, in three languages.
--
-- A row without school is part of the catalogue that every member of any school may use; rows of
-- a school are written by its staff and shared as far as visibility says.
--
--                        pending  player        parent        coach         owner         admin
-- catalogue (public)     -        s             s             s             s             s
-- school, team           -        in training   in training   s, own i u d  s, own i u d  s
-- me                     -        in training   in training   own s i u d   own s i u d   s
-- exercise_texts         as the exercise
-- exercise_favourites    -        self s i d    self s i d    self s i d    self s i d    self s i d
--
-- in training = used in a training that I may see. Other schools see the catalogue and what was
-- made public, nothing else.

-- Types -------------------------------------------------------------------------------------

create type public.exercise_moment as enum (
  'in_possession', 'out_of_possession', 'transition_to_attack', 'transition_to_defence', 'set_play'
);
create type public.exercise_topic as enum (
  'ball_mastery', 'dribbling', 'first_touch', 'passing', 'switching_play', 'crossing', 'heading',
  'finishing', 'possession', 'combination_play', 'pressing', 'counter_press', 'counter_attack',
  'compactness', 'defending_1v1', 'defending_group', 'goalkeeping', 'set_pieces', 'coordination',
  'speed', 'strength', 'mobility', 'fun'
);
create type public.training_phase as enum ('warm_up', 'main_part', 'game', 'cool_down');
create type public.practice_type as enum (
  'unopposed', 'passive_opposition', 'opposed', 'rondo', 'positional_game', 'wave',
  'phase_of_play', 'small_sided_game', 'conditioned_game', 'free_game', 'test', 'fun_game'
);
create type public.intensity_level as enum ('low', 'medium', 'high', 'very_high');
create type public.exercise_visibility as enum ('me', 'team', 'school', 'public');

-- PostgreSQL brings no Bulgarian stemmer; "simple" still finds words and their beginnings.
create function private.text_search_language(p_locale text)
returns regconfig
language sql
immutable
set search_path = ''
as $$
  select case p_locale
    when 'en' then 'pg_catalog.english'::regconfig
    when 'de' then 'pg_catalog.german'::regconfig
    else 'pg_catalog.simple'::regconfig
  end;
$$;

-- Tables ------------------------------------------------------------------------------------

create table public.exercises (
  id uuid not null default gen_random_uuid(),
  slug text,
  school_id uuid,
  author_id uuid default auth.uid(),
  visibility public.exercise_visibility not null default 'me',
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
  area_length_m numeric(5, 1) not null,
  area_width_m numeric(5, 1) not null,
  minutes int not null,
  intensity public.intensity_level not null default 'medium',
  has_heading boolean not null default false,
  equipment jsonb not null default '[]',
  diagram jsonb,
  use_count int not null default 0,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint exercises_pkey primary key (id),
  constraint exercises_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint exercises_author foreign key (author_id) references public.users (id) on delete set null,
  constraint exercises_slug_once unique (slug),
  constraint exercises_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  constraint exercises_catalogue_is_public check (school_id is not null or visibility = 'public'),
  constraint exercises_corners_known check (
    corners <@ array['technical', 'tactical', 'physical', 'psychological', 'social']
  ),
  constraint exercises_age_range check (min_age >= 4 and max_age <= 99 and min_age <= max_age),
  constraint exercises_level_range check (level between 1 and 5),
  constraint exercises_players_range check (
    players_min >= 1 and players_max <= 40 and players_min <= players_max
  ),
  constraint exercises_players_ideal_range check (players_ideal between players_min and players_max),
  constraint exercises_area_length_range check (area_length_m between 1 and 120),
  constraint exercises_area_width_range check (area_width_m between 1 and 90),
  constraint exercises_minutes_range check (minutes between 1 and 120),
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
  search tsvector not null generated always as (
    setweight(to_tsvector(private.text_search_language(locale), title), 'A')
    || setweight(to_tsvector(private.text_search_language(locale), aim), 'B')
    || setweight(to_tsvector(private.text_search_language(locale), setup || ' ' || rules), 'C')
  ) stored,
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
  constraint exercise_texts_regressions_fit check (private.texts_fit(regressions, 0, 6, 200))
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

create index exercises_topic on public.exercises (topic, phase) where archived_at is null;
create index exercises_school on public.exercises (school_id, visibility);
create index exercises_author on public.exercises (author_id);
-- Read all day, written rarely: no list of pending entries that every search would have to scan.
create index exercise_texts_search on public.exercise_texts using gin (search) with (fastupdate = off);
create index exercise_texts_title on public.exercise_texts using gin (title extensions.gin_trgm_ops) with (fastupdate = off);
create index exercise_favourites_exercise on public.exercise_favourites (exercise_id);

-- Predicates --------------------------------------------------------------------------------

-- A school's own exercises that stand in a training I may see: a family reads what its child
-- will do, a coach keeps what a colleague stopped sharing. Only exercises of the training's own
-- school, so that naming a foreign id in a block opens nothing.
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
begin
  return query
  select exercise.id
  from public.exercises as exercise
  where exercise.school_id in (
      select unnest(staff_schools)
      union
      select team.school_id from public.teams as team where team.id = any(family_teams)
    )
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
language sql
stable
security definer
set search_path = ''
as $$
  select id from public.exercises
  where author_id = (select auth.uid())
    and school_id = any(array(select private.my_staff_school_ids()));
$$;

-- Triggers ----------------------------------------------------------------------------------

create trigger exercises_set_updated_at before update on public.exercises
for each row execute function private.set_updated_at();
create trigger exercise_texts_set_updated_at before update on public.exercise_texts
for each row execute function private.set_updated_at();
create trigger exercise_favourites_set_updated_at before update on public.exercise_favourites
for each row execute function private.set_updated_at();

-- Policies ----------------------------------------------------------------------------------

alter table public.exercises enable row level security;
alter table public.exercise_texts enable row level security;
alter table public.exercise_favourites enable row level security;

create policy exercises_active on public.exercises
as restrictive to authenticated using ((select private.is_active()));
create policy exercise_texts_active on public.exercise_texts
as restrictive to authenticated using ((select private.is_active()));
create policy exercise_favourites_active on public.exercise_favourites
as restrictive to authenticated using ((select private.is_active()));

create policy exercises_select on public.exercises for select to authenticated using (
  (visibility = 'public' and (select private.has_role()))
  or (
    visibility in ('team', 'school')
    and school_id = any(array(select private.my_staff_school_ids()))
  )
  or author_id = (select auth.uid())
  or id = any(array(select private.my_training_exercise_ids()))
  or (select private.is_admin())
);

create policy exercises_insert on public.exercises for insert to authenticated with check (
  author_id = (select auth.uid())
  and school_id = any(array(select private.my_staff_school_ids()))
);

create policy exercises_update on public.exercises for update to authenticated
using (
  author_id = (select auth.uid())
  and school_id = any(array(select private.my_staff_school_ids()))
)
with check (
  author_id = (select auth.uid())
  and school_id = any(array(select private.my_staff_school_ids()))
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

-- What somebody typed, word by word, each also as the beginning of a longer word.
create function private.search_terms(p_locale text, p_query text)
returns tsquery
language sql
immutable
set search_path = ''
as $$
  select pg_catalog.to_tsquery(
    private.text_search_language(p_locale),
    coalesce(string_agg(word || ':*', ' & '), '')
  )
  from regexp_split_to_table(regexp_replace(p_query, '[^[:alnum:]\u00c0-\u04ff]+', ' ', 'g'), ' ') as word
  where word <> '';
$$;

-- Which exercises match words, topics and phases, seen by nobody in particular. Neither comparing
-- enums nor full-text search is leakproof, so under row-level security PostgreSQL would test every
-- row before it may use an index for them. Found here by index, as the owner; search_exercises then
-- shows only what the caller may see. Words: whole or begun, within the title, or nearly spelt.
create function private.exercise_candidates(
  p_locale text,
  p_query text,
  p_topics public.exercise_topic[],
  p_phases public.training_phase[]
)
returns table (exercise_id uuid, relevance real)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  words text := nullif(btrim(p_query), '');
  terms tsquery;
  part_of_title text := '%' || regexp_replace(words, '([\\%_])', '\\\1', 'g') || '%';
  topics public.exercise_topic[] := coalesce(nullif(p_topics, '{}'), enum_range(null::public.exercise_topic));
  phases public.training_phase[] := coalesce(nullif(p_phases, '{}'), enum_range(null::public.training_phase));
begin
  if words is null then
    return query
    select exercise.id, 0::real
    from public.exercises as exercise
    where exercise.archived_at is null
      and exercise.topic = any(topics)
      and exercise.phase = any(phases);
  else
    terms := private.search_terms(p_locale, words) || private.search_terms('en', words);
    return query
    select
      exercise.id,
      ts_rank(entry.search, terms) + extensions.word_similarity(words, entry.title)
    from public.exercise_texts as entry
    join public.exercises as exercise on exercise.id = entry.exercise_id
    where (
        entry.search @@ terms
        or entry.title ilike part_of_title
        or words operator(extensions.<%) entry.title
      )
      and exercise.archived_at is null
      and exercise.topic = any(topics)
      and exercise.phase = any(phases)
      and (
        entry.locale = p_locale
        or (
          entry.locale = 'en'
          and not exists (
            select from public.exercise_texts as translation
            where translation.exercise_id = entry.exercise_id and translation.locale = p_locale
          )
        )
      );
  end if;
end;
$$;

-- The library list: filters, search in the reader's language (English where a text is missing),
-- order and one page. p_sort: relevance, title, newest, minutes, popular. Runs as the caller, so
-- the policies above decide what can be found; total_count counts all pages.
create function public.search_exercises(
  p_locale text,
  p_query text default null,
  p_topics public.exercise_topic[] default null,
  p_phases public.training_phase[] default null,
  p_age int default null,
  p_players int default null,
  p_max_minutes int default null,
  p_intensities public.intensity_level[] default null,
  p_without_heading boolean default false,
  p_favourites_only boolean default false,
  p_sort text default 'relevance',
  p_limit int default 24,
  p_offset int default 0
)
returns table (
  id uuid,
  slug text,
  title text,
  aim text,
  topic public.exercise_topic,
  moment public.exercise_moment,
  phase public.training_phase,
  practice_type public.practice_type,
  min_age int,
  max_age int,
  level int,
  players_min int,
  players_max int,
  area_length_m numeric,
  area_width_m numeric,
  minutes int,
  intensity public.intensity_level,
  has_heading boolean,
  equipment jsonb,
  diagram jsonb,
  is_favourite boolean,
  total_count bigint
)
language sql
stable
set search_path = ''
as $$
  with matching as (
    select
      exercise.id,
      entry.title,
      entry.aim,
      favourite.user_id is not null as is_favourite,
      count(*) over () as total_count,
      row_number() over (
        order by
          case when p_sort = 'relevance' then candidate.relevance end desc,
          case when p_sort = 'minutes' then exercise.minutes end,
          case when p_sort = 'newest' then exercise.created_at end desc,
          case when p_sort in ('popular', 'relevance') then exercise.use_count end desc,
          lower(entry.title),
          exercise.id
      ) as place
    from private.exercise_candidates(p_locale, p_query, p_topics, p_phases) as candidate
    join public.exercises as exercise on exercise.id = candidate.exercise_id
    cross join lateral (
      select translation.title, translation.aim
      from public.exercise_texts as translation
      where translation.exercise_id = exercise.id and translation.locale in (p_locale, 'en')
      order by translation.locale = p_locale desc
      limit 1
    ) as entry
    left join public.exercise_favourites as favourite
      on favourite.exercise_id = exercise.id and favourite.user_id = (select auth.uid())
    where (coalesce(cardinality(p_intensities), 0) = 0 or exercise.intensity = any(p_intensities))
      and (p_age is null or p_age between exercise.min_age and exercise.max_age)
      and (p_players is null or p_players between exercise.players_min and exercise.players_max)
      and (p_max_minutes is null or exercise.minutes <= p_max_minutes)
      and (p_without_heading is not true or not exercise.has_heading)
      and (p_favourites_only is not true or favourite.user_id is not null)
  )
  select
    exercise.id,
    exercise.slug,
    matching.title,
    matching.aim,
    exercise.topic,
    exercise.moment,
    exercise.phase,
    exercise.practice_type,
    exercise.min_age,
    exercise.max_age,
    exercise.level,
    exercise.players_min,
    exercise.players_max,
    exercise.area_length_m,
    exercise.area_width_m,
    exercise.minutes,
    exercise.intensity,
    exercise.has_heading,
    exercise.equipment,
    exercise.diagram,
    matching.is_favourite,
    matching.total_count
  from matching
  join public.exercises as exercise on exercise.id = matching.id
  where matching.place > greatest(coalesce(p_offset, 0), 0)
    and matching.place <= greatest(coalesce(p_offset, 0), 0) + least(greatest(coalesce(p_limit, 24), 1), 100)
  order by matching.place;
$$;

-- Catalogue seeds: one call per exercise, repeatable, the slug is the key.
create function private.import_exercise(p_exercise jsonb)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  exercise_key uuid;
  language_key text;
  entry jsonb;
begin
  insert into public.exercises (
    slug, author_id, visibility, topic, moment, phase, practice_type, corners, min_age, max_age,
    level, players_min, players_max, players_ideal, area_length_m, area_width_m, minutes,
    intensity, has_heading, equipment, diagram
  )
  values (
    p_exercise ->> 'slug',
    null,
    'public',
    (p_exercise ->> 'topic')::public.exercise_topic,
    (p_exercise ->> 'moment')::public.exercise_moment,
    (p_exercise ->> 'phase')::public.training_phase,
    (p_exercise ->> 'practice_type')::public.practice_type,
    array(select jsonb_array_elements_text(p_exercise -> 'corners')),
    (p_exercise -> 'ages' ->> 0)::int,
    (p_exercise -> 'ages' ->> 1)::int,
    (p_exercise ->> 'level')::int,
    (p_exercise -> 'players' ->> 'min')::int,
    (p_exercise -> 'players' ->> 'max')::int,
    (p_exercise -> 'players' ->> 'ideal')::int,
    (p_exercise -> 'area' ->> 0)::numeric,
    (p_exercise -> 'area' ->> 1)::numeric,
    (p_exercise ->> 'minutes')::int,
    (p_exercise ->> 'intensity')::public.intensity_level,
    coalesce((p_exercise ->> 'heading')::boolean, false),
    coalesce(p_exercise -> 'equipment', '[]'),
    nullif(p_exercise -> 'diagram', 'null')
  )
  on conflict (slug) do update set
    topic = excluded.topic,
    moment = excluded.moment,
    phase = excluded.phase,
    practice_type = excluded.practice_type,
    corners = excluded.corners,
    min_age = excluded.min_age,
    max_age = excluded.max_age,
    level = excluded.level,
    players_min = excluded.players_min,
    players_max = excluded.players_max,
    players_ideal = excluded.players_ideal,
    area_length_m = excluded.area_length_m,
    area_width_m = excluded.area_width_m,
    minutes = excluded.minutes,
    intensity = excluded.intensity,
    has_heading = excluded.has_heading,
    equipment = excluded.equipment,
    diagram = excluded.diagram
  returning id into exercise_key;

  for language_key, entry in select key, value from jsonb_each(p_exercise -> 'texts') loop
    insert into public.exercise_texts (
      exercise_id, locale, title, aim, setup, rules, coaching_points, progressions, regressions
    )
    values (
      exercise_key,
      language_key,
      entry ->> 'title',
      entry ->> 'aim',
      coalesce(entry ->> 'setup', ''),
      coalesce(entry ->> 'rules', ''),
      array(select jsonb_array_elements_text(entry -> 'points')),
      array(select jsonb_array_elements_text(coalesce(entry -> 'progressions', '[]'))),
      array(select jsonb_array_elements_text(coalesce(entry -> 'regressions', '[]')))
    )
    on conflict (exercise_id, locale) do update set
      title = excluded.title,
      aim = excluded.aim,
      setup = excluded.setup,
      rules = excluded.rules,
      coaching_points = excluded.coaching_points,
      progressions = excluded.progressions,
      regressions = excluded.regressions;
  end loop;

  return exercise_key;
end;
$$;

-- Grants ------------------------------------------------------------------------------------
-- The slug marks the catalogue and use_count is counted by save_training: neither is writable.

revoke all on public.exercises, public.exercise_texts, public.exercise_favourites
from anon, authenticated;

grant select, delete on public.exercises to authenticated;
grant insert (
  id, school_id, author_id, visibility, topic, moment, phase, practice_type, corners, min_age,
  max_age, level, players_min, players_max, players_ideal, area_length_m, area_width_m, minutes,
  intensity, has_heading, equipment, diagram
) on public.exercises to authenticated;
grant update (
  visibility, topic, moment, phase, practice_type, corners, min_age, max_age, level, players_min,
  players_max, players_ideal, area_length_m, area_width_m, minutes, intensity, has_heading,
  equipment, diagram, archived_at
) on public.exercises to authenticated;

grant select, delete on public.exercise_texts to authenticated;
grant insert (
  exercise_id, locale, title, aim, setup, rules, coaching_points, progressions, regressions
) on public.exercise_texts to authenticated;
grant update (
  title, aim, setup, rules, coaching_points, progressions, regressions
) on public.exercise_texts to authenticated;

grant select, delete on public.exercise_favourites to authenticated;
grant insert (user_id, exercise_id) on public.exercise_favourites to authenticated;

grant execute on function
  private.my_training_exercise_ids(),
  private.my_own_exercise_ids(),
  private.text_search_language(text),
  private.exercise_candidates(text, text, public.exercise_topic[], public.training_phase[]),
  public.search_exercises(
    text, text, public.exercise_topic[], public.training_phase[], int, int, int,
    public.intensity_level[], boolean, boolean, text, int, int
  )
to authenticated;
