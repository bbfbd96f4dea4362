-- Exercise search: the library list, by index however large the library grows.
--
-- No matrix: nothing here is served but search_exercises, which shows what the chapter before lets
-- its caller read.
--
-- Under row-level security PostgreSQL tests every row before it may use an index for enums, words
-- or likeness (their operators are not leakproof). So the search runs as the owner on a table of
-- its own, private.exercise_entries, and names the readers itself: every entry has one audience
-- (nobody in particular, a school's staff, a team's staff, the author). The page that comes out
-- passes the policies of public.exercises once more.
--
-- An entry is what the reader of one language finds: the text in that language, or else the English
-- one. Archived exercises have none. Entries follow every write by triggers, also in sessions that
-- switch ordinary triggers off to load much at once.
--
-- A list ends after 1,000 exercises: nobody turns more than forty pages, and counting on would cost
-- more than finding. total_count says 1000 for "1,000 or more".

-- Types -------------------------------------------------------------------------------------

-- The arguments of search_exercises, by the same names.
create type private.exercise_filter as (
  locale text,
  query text,
  topics public.exercise_topic[],
  phases public.training_phase[],
  age int,
  players int,
  max_minutes int,
  intensities public.intensity_level[],
  without_heading boolean,
  favourites_only boolean,
  sort text,
  moments public.exercise_moment[],
  practice_types public.practice_type[],
  levels int[],
  max_length_m numeric,
  max_width_m numeric,
  coaches int,
  keepers int,
  collection_id uuid,
  unused_weeks int,
  unused_by_team_id uuid,
  mine_only boolean
);

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

create table private.exercise_entries (
  exercise_id uuid not null,
  locale text not null,
  audience uuid,
  title text not null,
  title_key text not null generated always as (lower(title)) stored,
  aim text not null,
  title_words tsvector not null,
  words tsvector not null,
  topic public.exercise_topic not null,
  moment public.exercise_moment,
  phase public.training_phase not null,
  practice_type public.practice_type not null,
  intensity public.intensity_level not null,
  level int not null,
  min_age int not null,
  max_age int not null,
  players_min int not null,
  players_max int not null,
  keepers int not null,
  coaches int not null,
  long_side_m numeric(5, 1) not null,
  short_side_m numeric(5, 1) not null,
  minutes int not null,
  has_heading boolean not null,
  use_count int not null,
  created_at timestamptz not null,
  constraint exercise_entries_pkey primary key (exercise_id, locale),
  constraint exercise_entries_exercise foreign key (exercise_id)
    references public.exercises (id) on delete cascade
);

comment on column private.exercise_entries.audience is
  'Whose list it is in: a school, a team or an author; empty means everybody''s.';

-- Indexes -----------------------------------------------------------------------------------
-- One index for each order of the catalogue; a school's own exercises are few and sorted as found.

create index exercise_entries_title on private.exercise_entries
  (locale, title_key, exercise_id) where audience is null;
create index exercise_entries_newest on private.exercise_entries
  (locale, created_at desc, title_key, exercise_id) where audience is null;
create index exercise_entries_popular on private.exercise_entries
  (locale, use_count desc, title_key, exercise_id) where audience is null;
create index exercise_entries_minutes on private.exercise_entries
  (locale, minutes, title_key, exercise_id) where audience is null;
create index exercise_entries_topic on private.exercise_entries
  (locale, topic, phase) where audience is null;
create index exercise_entries_audience on private.exercise_entries
  (audience, locale) where audience is not null;

-- One for each language: "rondo" is a word in all three, and two thirds of the hits would be thrown
-- away again.
create index exercise_entries_words_en on private.exercise_entries using gin (words) where locale = 'en';
create index exercise_entries_words_de on private.exercise_entries using gin (words) where locale = 'de';
create index exercise_entries_words_bg on private.exercise_entries using gin (words) where locale = 'bg';
create index exercise_entries_title_words_en on private.exercise_entries using gin (title_words) where locale = 'en';
create index exercise_entries_title_words_de on private.exercise_entries using gin (title_words) where locale = 'de';
create index exercise_entries_title_words_bg on private.exercise_entries using gin (title_words) where locale = 'bg';
create index exercise_entries_title_like_en on private.exercise_entries
  using gin (title_key extensions.gin_trgm_ops) where locale = 'en';
create index exercise_entries_title_like_de on private.exercise_entries
  using gin (title_key extensions.gin_trgm_ops) where locale = 'de';
create index exercise_entries_title_like_bg on private.exercise_entries
  using gin (title_key extensions.gin_trgm_ops) where locale = 'bg';

-- Triggers ----------------------------------------------------------------------------------

-- Whose list an exercise is in.
create function private.audience_of_exercise(p_exercise public.exercises)
returns uuid
language sql
immutable
set search_path = ''
as $$
  select case p_exercise.visibility
    when 'public' then null
    when 'school' then p_exercise.school_id
    when 'team' then p_exercise.team_id
    else coalesce(p_exercise.author_id, p_exercise.id)
  end;
$$;

-- Writes the entries of these exercises anew; of all of them without an argument.
create function private.refresh_exercise_entries(p_exercise_ids uuid[] default null)
returns void
language sql
security definer
set search_path = ''
as $$
  with wanted as (
    select
      exercise.id as exercise_id, reader.locale, private.audience_of_exercise(exercise) as audience,
      entry.title, entry.aim, entry.title_words,
      setweight(entry.title_words, 'A') || entry.body_words as words,
      exercise.topic, exercise.moment, exercise.phase, exercise.practice_type,
      exercise.intensity, exercise.level, exercise.min_age, exercise.max_age,
      exercise.players_min, exercise.players_max, exercise.keepers, exercise.coaches,
      greatest(exercise.area_length_m, exercise.area_width_m) as long_side_m,
      least(exercise.area_length_m, exercise.area_width_m) as short_side_m,
      exercise.minutes, exercise.has_heading, exercise.use_count, exercise.created_at
    from public.exercises as exercise
    cross join unnest(array['en', 'de', 'bg']) as reader (locale)
    cross join lateral (
      select
        translation.title,
        translation.aim,
        to_tsvector(private.text_search_language(translation.locale), translation.title) as title_words,
        setweight(to_tsvector(private.text_search_language(translation.locale), translation.aim), 'B')
        || setweight(to_tsvector(
          private.text_search_language(translation.locale),
          translation.setup || ' ' || translation.rules
        ), 'C') as body_words
      from public.exercise_texts as translation
      where translation.exercise_id = exercise.id and translation.locale in (reader.locale, 'en')
      order by translation.locale = reader.locale desc
      limit 1
    ) as entry
    where exercise.archived_at is null
      and (p_exercise_ids is null or exercise.id = any(p_exercise_ids))
  ),
  gone as (
    delete from private.exercise_entries as entry
    where (p_exercise_ids is null or entry.exercise_id = any(p_exercise_ids))
      and not exists (
        select from wanted
        where wanted.exercise_id = entry.exercise_id and wanted.locale = entry.locale
      )
  )
  insert into private.exercise_entries (
    exercise_id, locale, audience, title, aim, title_words, words, topic, moment, phase,
    practice_type, intensity, level, min_age, max_age, players_min, players_max, keepers, coaches,
    long_side_m, short_side_m, minutes, has_heading, use_count, created_at
  )
  select * from wanted
  on conflict (exercise_id, locale) do update set
    audience = excluded.audience,
    title = excluded.title,
    aim = excluded.aim,
    title_words = excluded.title_words,
    words = excluded.words,
    topic = excluded.topic,
    moment = excluded.moment,
    phase = excluded.phase,
    practice_type = excluded.practice_type,
    intensity = excluded.intensity,
    level = excluded.level,
    min_age = excluded.min_age,
    max_age = excluded.max_age,
    players_min = excluded.players_min,
    players_max = excluded.players_max,
    keepers = excluded.keepers,
    coaches = excluded.coaches,
    long_side_m = excluded.long_side_m,
    short_side_m = excluded.short_side_m,
    minutes = excluded.minutes,
    has_heading = excluded.has_heading,
    use_count = excluded.use_count,
    created_at = excluded.created_at;
$$;

create function private.follow_exercise_texts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.refresh_exercise_entries(array(select distinct exercise_id from changed));
  return null;
end;
$$;

create trigger exercise_texts_enter_insert after insert on public.exercise_texts
referencing new table as changed
for each statement execute function private.follow_exercise_texts();
create trigger exercise_texts_enter_update after update on public.exercise_texts
referencing new table as changed
for each statement execute function private.follow_exercise_texts();
create trigger exercise_texts_enter_delete after delete on public.exercise_texts
referencing old table as changed
for each statement execute function private.follow_exercise_texts();

-- A change of use_count alone, by far the most frequent one, does not read the texts again.
create function private.follow_exercises()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  rewritten uuid[] := array(
    select later.id
    from later
    join earlier on earlier.id = later.id
    where to_jsonb(later) - array['use_count', 'updated_at'] <> to_jsonb(earlier) - array['use_count', 'updated_at']
  );
begin
  if rewritten <> '{}' then
    perform private.refresh_exercise_entries(rewritten);
  end if;
  update private.exercise_entries as entry
  set use_count = later.use_count
  from later
  where entry.exercise_id = later.id and entry.use_count <> later.use_count;
  return null;
end;
$$;

create trigger exercises_enter after update on public.exercises
referencing old table as earlier new table as later
for each statement execute function private.follow_exercises();

-- A bulk load that switches triggers off would otherwise fill a library in which nothing is found.
alter table public.exercise_texts enable always trigger exercise_texts_enter_insert;
alter table public.exercise_texts enable always trigger exercise_texts_enter_update;
alter table public.exercise_texts enable always trigger exercise_texts_enter_delete;
alter table public.exercises enable always trigger exercises_enter;

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

-- What the caller's choice of favourites, own exercises or one collection leaves; null: everything.
create function private.chosen_exercise_ids(p_filter private.exercise_filter)
returns uuid[]
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  chosen uuid[];
begin
  if p_filter.favourites_only then
    chosen := array(select exercise_id from public.exercise_favourites where user_id = me);
  end if;
  if p_filter.mine_only then
    chosen := array(
      select id from public.exercises
      where author_id = me and (chosen is null or id = any(chosen))
    );
  end if;
  if p_filter.collection_id is not null then
    chosen := array(
      select item.exercise_id from public.collection_items as item
      where item.collection_id = p_filter.collection_id
        and item.collection_id = any(array(select private.my_collection_ids()))
        and (chosen is null or item.exercise_id = any(chosen))
    );
  end if;
  return chosen;
end;
$$;

-- What one of my teams, or the one named, did or plans to do since so many weeks ago.
create function private.recently_used_exercise_ids(p_weeks int, p_team_id uuid)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  teams uuid[] := case
    when p_team_id is null then array(select private.my_staff_team_ids())
    else array(select private.my_readable_team_ids() intersect select p_team_id)
  end;
begin
  return query
  select distinct used.exercise_id
  from public.exercise_uses as used
  where used.team_id = any(teams) and used.used_at >= now() - p_weeks * interval '1 week';
end;
$$;

-- Up to 1,000 exercises of everybody's and up to 1,000 of the caller's own lists, the best first
-- within each. Words are looked for where they weigh most: in titles, in the other texts, and, when
-- neither has them, nearly spelt. Planned anew for every call, so that each question is answered by
-- the index that fits it and arguments that are not given cost nothing.
create function private.matching_exercises(p_filter private.exercise_filter)
returns table (
  exercise_id uuid,
  title text,
  title_key text,
  aim text,
  minutes int,
  use_count int,
  created_at timestamptz,
  relevance real
)
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  me uuid := (select auth.uid());
  is_admin boolean := private.is_admin();
  audiences uuid[] := array(
    select private.my_staff_school_ids()
    union all select private.my_managed_team_ids()
    union all select me
  );
  -- Mine that left those lists: written for a school I was at, or standing in a training.
  others uuid[] := array(
    select id from public.exercises where author_id = me and visibility <> 'public'
    union select private.my_training_exercise_ids()
  );
  chosen uuid[] := private.chosen_exercise_ids(p_filter);
  recent uuid[] := case
    when p_filter.unused_weeks is null then null
    else array(select private.recently_used_exercise_ids(p_filter.unused_weeks, p_filter.unused_by_team_id))
  end;
  phrase text := lower(nullif(btrim(p_filter.query), ''));
  terms tsquery := private.search_terms(p_filter.locale, phrase) || private.search_terms('en', phrase);
  part text := '%' || regexp_replace(phrase, '([\\%_])', '\\\1', 'g') || '%';
  places text[] := case
    when phrase is null then '{all}'
    when p_filter.sort = 'relevance' then '{title, text, nearly}'
    else '{words, nearly}'
  end;
  place text;
  is_everybodys boolean;
  added int;
  found_so_far int := 0;
begin
  if not private.has_role() then
    return;
  end if;
  foreach place in array places loop
    exit when found_so_far >= 1000 or (place = 'nearly' and found_so_far > 0);
    foreach is_everybodys in array array[true, false] loop
      return query
      select
        hit.exercise_id, hit.title, hit.title_key, hit.aim, hit.minutes, hit.use_count, hit.created_at,
        case
          when phrase is null or p_filter.sort is distinct from 'relevance' then 0
          else ts_rank(hit.words, terms) + extensions.word_similarity(phrase, hit.title_key)
        end::real
      from (
        select entry.*
        from private.exercise_entries as entry
        where entry.locale = p_filter.locale
          and (not is_everybodys or entry.audience is null)
          and (is_everybodys or (
            entry.audience is not null
            and (is_admin or entry.audience = any(audiences) or entry.exercise_id = any(others))
          ))
          and (
            place = 'all'
            or (place = 'title' and (entry.title_words @@ terms or entry.title_key like part))
            or (
              place = 'text'
              and entry.words @@ terms
              and not (entry.title_words @@ terms or entry.title_key like part)
            )
            or (place = 'words' and (entry.words @@ terms or entry.title_key like part))
            or (place = 'nearly' and phrase operator(extensions.<%) entry.title_key)
          )
          and (coalesce(cardinality(p_filter.topics), 0) = 0 or entry.topic = any(p_filter.topics))
          and (coalesce(cardinality(p_filter.phases), 0) = 0 or entry.phase = any(p_filter.phases))
          and (coalesce(cardinality(p_filter.moments), 0) = 0 or entry.moment = any(p_filter.moments))
          and (
            coalesce(cardinality(p_filter.practice_types), 0) = 0
            or entry.practice_type = any(p_filter.practice_types)
          )
          and (
            coalesce(cardinality(p_filter.intensities), 0) = 0
            or entry.intensity = any(p_filter.intensities)
          )
          and (coalesce(cardinality(p_filter.levels), 0) = 0 or entry.level = any(p_filter.levels))
          and (p_filter.age is null or p_filter.age between entry.min_age and entry.max_age)
          and (p_filter.players is null or p_filter.players between entry.players_min and entry.players_max)
          and (p_filter.max_minutes is null or entry.minutes <= p_filter.max_minutes)
          and (p_filter.coaches is null or entry.coaches <= p_filter.coaches)
          and (p_filter.keepers is null or entry.keepers <= p_filter.keepers)
          and (p_filter.without_heading is not true or not entry.has_heading)
          -- The drill may be laid out either way round; a side that is not named does not matter.
          and (
            greatest(p_filter.max_length_m, p_filter.max_width_m) is null
            or (
              entry.long_side_m <= case
                when num_nulls(p_filter.max_length_m, p_filter.max_width_m) = 0
                then greatest(p_filter.max_length_m, p_filter.max_width_m)
                else 1000
              end
              and entry.short_side_m <= least(p_filter.max_length_m, p_filter.max_width_m)
            )
          )
          and (chosen is null or entry.exercise_id = any(chosen))
          and (recent is null or entry.exercise_id <> all(recent))
        order by
          case when p_filter.sort = 'minutes' then entry.minutes end,
          case when p_filter.sort = 'newest' then entry.created_at end desc,
          case when p_filter.sort in ('popular', 'relevance') then entry.use_count end desc,
          entry.title_key,
          entry.exercise_id
        limit 1000
      ) as hit;
      get diagnostics added = row_count;
      found_so_far := found_so_far + added;
    end loop;
  end loop;
end;
$$;

-- The library list: filters, search in the reader's language (English where a text is missing),
-- order and one page. p_sort: relevance, title, newest, minutes, popular. Runs as the caller, so
-- the policies decide about every row shown. At most 1,000 exercises can be paged through, and
-- total_count counts no further: 1000 means "1,000 or more"; among more than 1,000 matches of words
-- those in titles come first, the most used of them. p_max_length_m and p_max_width_m: the space
-- there is; p_coaches, p_keepers: how many there are; p_unused_weeks: neither done nor planned
-- since so many weeks ago by p_unused_by_team_id, or by any of my teams.
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
  p_offset int default 0,
  p_moments public.exercise_moment[] default null,
  p_practice_types public.practice_type[] default null,
  p_levels int[] default null,
  p_max_length_m numeric default null,
  p_max_width_m numeric default null,
  p_coaches int default null,
  p_keepers int default null,
  p_collection_id uuid default null,
  p_unused_weeks int default null,
  p_unused_by_team_id uuid default null,
  p_mine_only boolean default false
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
  total_count bigint,
  school_id uuid,
  visibility public.exercise_visibility,
  keepers int,
  coaches int,
  animation_id uuid,
  use_count int
)
language sql
stable
set search_path = ''
as $$
  with matching as (
    select
      match.exercise_id,
      match.title,
      match.aim,
      least(count(*) over (), 1000) as total_count,
      row_number() over (
        order by
          case when p_sort = 'relevance' then match.relevance end desc,
          case when p_sort = 'minutes' then match.minutes end,
          case when p_sort = 'newest' then match.created_at end desc,
          case when p_sort in ('popular', 'relevance') then match.use_count end desc,
          match.title_key,
          match.exercise_id
      ) as place
    from private.matching_exercises(row(
      p_locale, p_query, p_topics, p_phases, p_age, p_players, p_max_minutes, p_intensities,
      p_without_heading, p_favourites_only, p_sort, p_moments, p_practice_types, p_levels,
      p_max_length_m, p_max_width_m, p_coaches, p_keepers, p_collection_id, p_unused_weeks,
      p_unused_by_team_id, p_mine_only
    )::private.exercise_filter) as match
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
    exists (
      select from public.exercise_favourites as favourite
      where favourite.exercise_id = exercise.id and favourite.user_id = (select auth.uid())
    ),
    matching.total_count,
    exercise.school_id,
    exercise.visibility,
    exercise.keepers,
    exercise.coaches,
    exercise.animation_id,
    exercise.use_count
  from matching
  join public.exercises as exercise on exercise.id = matching.exercise_id
  where matching.place > greatest(coalesce(p_offset, 0), 0)
    and matching.place <= least(
      greatest(coalesce(p_offset, 0), 0) + least(greatest(coalesce(p_limit, 24), 1), 100),
      1000
    )
  order by matching.place;
$$;

-- Grants ------------------------------------------------------------------------------------
-- The entries themselves are read by nobody.

revoke all on private.exercise_entries from anon, authenticated;

grant execute on function
  private.matching_exercises(private.exercise_filter),
  public.search_exercises(
    text, text, public.exercise_topic[], public.training_phase[], int, int, int,
    public.intensity_level[], boolean, boolean, text, int, int, public.exercise_moment[],
    public.practice_type[], int[], numeric, numeric, int, int, uuid, int, uuid, boolean
  )
to authenticated;
