-- Exercise entries: the library as its search sees it.
--
-- No matrix: this is read by the search of the next chapter and by nobody else.
--
-- Under row-level security PostgreSQL tests every row before it may use an index for enums, words
-- or likeness (their operators are not leakproof). So the search runs as the owner, on tables of
-- its own, and names the readers itself: every entry has one audience (nobody in particular, a
-- school's staff, a team's staff, the author).
--
-- An entry is what the reader of one language finds: the text in that language, or else the English
-- one. Archived exercises have none. Entries are narrow, so that even the question no index answers
-- reads little: the words of the texts stand in a table beside them. Both follow every write by
-- triggers, also in sessions that switch ordinary triggers off to load much at once.

-- Types -------------------------------------------------------------------------------------

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
  title_key text not null,
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
  long_side_dm int not null,
  short_side_dm int not null,
  minutes int not null,
  has_heading boolean not null,
  use_count int not null,
  created_at timestamptz not null,
  constraint exercise_entries_pkey primary key (exercise_id, locale),
  constraint exercise_entries_exercise foreign key (exercise_id)
    references public.exercises (id) on delete cascade
) partition by list (locale);

comment on column private.exercise_entries.audience is
  'Whose list it is in: a school, a team or an author; empty means everybody''s.';
comment on column private.exercise_entries.long_side_dm is 'The longer side of the area in decimetres.';

-- A reader searches one language: two thirds of the library are never looked at.
create table private.exercise_entries_en partition of private.exercise_entries for values in ('en');
create table private.exercise_entries_de partition of private.exercise_entries for values in ('de');
create table private.exercise_entries_bg partition of private.exercise_entries for values in ('bg');

create table private.exercise_words (
  exercise_id uuid not null,
  locale text not null,
  words tsvector not null,
  constraint exercise_words_pkey primary key (exercise_id, locale),
  constraint exercise_words_exercise foreign key (exercise_id)
    references public.exercises (id) on delete cascade
);

-- Indexes -----------------------------------------------------------------------------------
-- One for each order of everybody's exercises; a school's own are few and sorted as found.

create index exercise_entries_title on private.exercise_entries
  (title_key, exercise_id) where audience is null;
create index exercise_entries_newest on private.exercise_entries
  (created_at desc, title_key, exercise_id) where audience is null;
create index exercise_entries_popular on private.exercise_entries
  (use_count desc, title_key, exercise_id) where audience is null;
create index exercise_entries_minutes on private.exercise_entries
  (minutes, title_key, exercise_id) where audience is null;
create index exercise_entries_topic on private.exercise_entries (topic, phase) where audience is null;
create index exercise_entries_audience on private.exercise_entries (audience) where audience is not null;
create index exercise_entries_like on private.exercise_entries using gin (title_key extensions.gin_trgm_ops);

create index exercise_words_en on private.exercise_words using gin (words) where locale = 'en';
create index exercise_words_de on private.exercise_words using gin (words) where locale = 'de';
create index exercise_words_bg on private.exercise_words using gin (words) where locale = 'bg';

-- Functions ---------------------------------------------------------------------------------

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

-- What the reader of each language finds of these exercises; of all of them without an argument.
create function private.exercise_readings(p_exercise_ids uuid[])
returns table (exercise_id uuid, locale text, title text, aim text, body text)
language sql
stable
set search_path = ''
as $$
  select exercise.id, reader.locale, reading.title, reading.aim, reading.setup || ' ' || reading.rules
  from public.exercises as exercise
  cross join unnest(array['en', 'de', 'bg']) as reader (locale)
  cross join lateral (
    select translation.*
    from public.exercise_texts as translation
    where translation.exercise_id = exercise.id and translation.locale in (reader.locale, 'en')
    order by translation.locale = reader.locale desc
    limit 1
  ) as reading
  where exercise.archived_at is null
    and (p_exercise_ids is null or exercise.id = any(p_exercise_ids));
$$;

-- Writes the facts of these exercises anew, and leaves their words alone.
create function private.refresh_exercise_facts(p_exercise_ids uuid[] default null)
returns void
language sql
security definer
set search_path = ''
as $$
  with wanted as (
    select
      reading.exercise_id, reading.locale, private.audience_of_exercise(exercise) as audience,
      lower(reading.title) as title_key, exercise.topic, exercise.moment, exercise.phase,
      exercise.practice_type, exercise.intensity, exercise.level, exercise.min_age,
      exercise.max_age, exercise.players_min, exercise.players_max, exercise.keepers,
      exercise.coaches, (10 * greatest(exercise.area_length_m, exercise.area_width_m))::int,
      (10 * least(exercise.area_length_m, exercise.area_width_m))::int, exercise.minutes,
      exercise.has_heading, exercise.use_count, exercise.created_at
    from private.exercise_readings(p_exercise_ids) as reading
    join public.exercises as exercise on exercise.id = reading.exercise_id
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
    exercise_id, locale, audience, title_key, topic, moment, phase, practice_type, intensity,
    level, min_age, max_age, players_min, players_max, keepers, coaches, long_side_dm,
    short_side_dm, minutes, has_heading, use_count, created_at
  )
  select * from wanted
  on conflict (exercise_id, locale) do update set
    audience = excluded.audience,
    title_key = excluded.title_key,
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
    long_side_dm = excluded.long_side_dm,
    short_side_dm = excluded.short_side_dm,
    minutes = excluded.minutes,
    has_heading = excluded.has_heading,
    use_count = excluded.use_count,
    created_at = excluded.created_at;
$$;

-- Writes entries and words of these exercises anew. An English text standing in for a missing one
-- is cut into words as the reader's language does it, so that one question finds both.
create function private.refresh_exercise_entries(p_exercise_ids uuid[] default null)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.refresh_exercise_facts(p_exercise_ids);

  with wanted as (
    select
      reading.exercise_id,
      reading.locale,
      setweight(to_tsvector(private.text_search_language(reading.locale), reading.title), 'A')
      || setweight(to_tsvector(private.text_search_language(reading.locale), reading.aim), 'B')
      || setweight(to_tsvector(private.text_search_language(reading.locale), reading.body), 'C')
    from private.exercise_readings(p_exercise_ids) as reading
  ),
  gone as (
    delete from private.exercise_words as entry
    where (p_exercise_ids is null or entry.exercise_id = any(p_exercise_ids))
      and not exists (
        select from wanted
        where wanted.exercise_id = entry.exercise_id and wanted.locale = entry.locale
      )
  )
  insert into private.exercise_words as entry (exercise_id, locale, words)
  select * from wanted
  on conflict (exercise_id, locale) do update set words = excluded.words
  where entry.words <> excluded.words;
$$;

-- Triggers ----------------------------------------------------------------------------------

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

-- A change of use_count, by far the most frequent one, touches nothing else.
create function private.follow_exercises()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  moved uuid[] := array(
    select later.id
    from later
    join earlier on earlier.id = later.id
    where (later.archived_at is null) <> (earlier.archived_at is null)
  );
  changed uuid[] := array(
    select later.id
    from later
    join earlier on earlier.id = later.id
    where later.archived_at is null
      and earlier.archived_at is null
      and to_jsonb(later) - array['use_count', 'updated_at'] <> to_jsonb(earlier) - array['use_count', 'updated_at']
  );
begin
  if moved <> '{}' then
    perform private.refresh_exercise_entries(moved);
  end if;
  if changed <> '{}' then
    perform private.refresh_exercise_facts(changed);
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

-- Grants ------------------------------------------------------------------------------------

revoke all on
  private.exercise_entries, private.exercise_entries_en, private.exercise_entries_de,
  private.exercise_entries_bg, private.exercise_words
from anon, authenticated;
