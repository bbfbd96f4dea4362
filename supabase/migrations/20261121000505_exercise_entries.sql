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
-- one, or else whichever there is. Archived exercises have none. Entries are narrow, so that even the question no index answers
-- reads little: the words of the texts stand in a table beside them. Both follow every write by
-- triggers, also in sessions that switch ordinary triggers off to load much at once.
--
-- The head of an entry is its title in words, and what its facts say by themselves: an exercise of
-- the kind "rondo" has the mark "practice=rondo", whatever its title is. Equipment is packed into
-- two numbers, a byte for each kind with its highest bit left free: whether everything needed is at
-- hand is then one subtraction for seven kinds.

-- Tables ------------------------------------------------------------------------------------

create table private.exercise_entries (
  exercise_id uuid not null,
  locale text not null,
  audience uuid,
  practice_id uuid not null,
  family_id uuid not null,
  title_key text not null,
  head tsvector not null,
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
  players_ideal int not null,
  keepers int not null,
  coaches int not null,
  long_side_dm int not null,
  short_side_dm int not null,
  minutes int not null,
  has_heading boolean not null,
  needs_low bigint not null,
  needs_high bigint not null,
  use_count int not null,
  created_at timestamptz not null,
  constraint exercise_entries_pkey primary key (exercise_id, locale),
  constraint exercise_entries_exercise foreign key (exercise_id)
    references public.exercises (id) on delete cascade
) partition by list (locale);

comment on column private.exercise_entries.audience is
  'Whose list it is in: a school, a team or an author; empty means everybody''s.';
comment on column private.exercise_entries.practice_id is
  'The same for all sizes of a practice: what its key comes to, or the exercise itself.';
comment on column private.exercise_entries.family_id is 'The same for all practices of a set-up.';
comment on column private.exercise_entries.players_ideal is
  'For how many it is drawn; the middle of fewest and most where nobody said.';
comment on column private.exercise_entries.long_side_dm is 'The longer side of the area in decimetres.';
comment on column private.exercise_entries.head is 'The words of the title and the marks of the facts.';
comment on column private.exercise_entries.needs_low is
  'Pieces of balls, cones, flat markers, poles, bibs, mini goals and youth goals, a byte each.';
comment on column private.exercise_entries.needs_high is
  'Pieces of full goals, mannequins, ladders, hurdles, rings and rebounders, a byte each.';

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
create index exercise_entries_head on private.exercise_entries using gin (head);
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

-- Counts of equipment, [{kind, count}], packed as an entry keeps them: p_half 0 the first seven kinds,
-- 1 the other six. Kinds twice in the list add up; no count is larger than 127.
create function private.packed_equipment(p_equipment jsonb, p_half int)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select coalesce(sum(least(item.pieces, 127) * (2::bigint ^ (8 * (item.place - 1)))::bigint), 0)::bigint
  from (
    select kind.place, sum((entry ->> 'count')::int) as pieces
    from jsonb_array_elements(p_equipment) as entry
    join unnest(
      case p_half
        when 0 then array['balls', 'cones', 'flat_markers', 'poles', 'bibs', 'mini_goals', 'youth_goals']
        else array['full_goals', 'mannequins', 'ladders', 'hurdles', 'rings', 'rebounders']
      end
    ) with ordinality as kind (name, place) on kind.name = entry ->> 'kind'
    group by kind.place
  ) as item;
$$;

-- What an exercise is, said without words.
create function private.marks_of_exercise(p_exercise public.exercises)
returns tsvector
language sql
immutable
set search_path = ''
as $$
  select array_to_tsvector(array_remove(array[
    'topic=' || p_exercise.topic,
    'moment=' || p_exercise.moment,
    'phase=' || p_exercise.phase,
    'practice=' || p_exercise.practice_type
  ], null));
$$;

-- What the reader of each language finds of these exercises; of all of them without an argument.
create function private.exercise_readings(p_exercise_ids uuid[])
returns table (exercise_id uuid, locale text, language regconfig, title text, aim text, body text)
language sql
stable
set search_path = ''
as $$
  with reader as materialized (
    select locale, private.text_search_language(locale) as language
    from unnest(array['en', 'de', 'bg']) as locale
  )
  select
    exercise.id, reader.locale, reader.language, reading.title, reading.aim,
    reading.setup || ' ' || reading.rules
  from public.exercises as exercise
  cross join reader
  cross join lateral (
    select translation.*
    from public.exercise_texts as translation
    where translation.exercise_id = exercise.id
    order by translation.locale = reader.locale desc, translation.locale = 'en' desc, translation.locale
    limit 1
  ) as reading
  where exercise.archived_at is null
    and (p_exercise_ids is null or exercise.id = any(p_exercise_ids));
$$;

-- Writes the facts of these exercises anew, and leaves their words alone. What does not depend on the
-- language is worked out once for each exercise.
create function private.refresh_exercise_facts(p_exercise_ids uuid[] default null)
returns void
language sql
security definer
set search_path = ''
as $$
  with fact as materialized (
    select
      exercise.id, private.audience_of_exercise(exercise) as audience,
      coalesce(md5('practice ' || exercise.practice_key)::uuid, exercise.id) as practice_id,
      coalesce(md5('family ' || exercise.family_key)::uuid, exercise.id) as family_id,
      private.marks_of_exercise(exercise) as marks,
      (10 * greatest(exercise.area_length_m, exercise.area_width_m))::int as long_side_dm,
      (10 * least(exercise.area_length_m, exercise.area_width_m))::int as short_side_dm,
      private.packed_equipment(exercise.equipment, 0) as needs_low,
      private.packed_equipment(exercise.equipment, 1) as needs_high
    from public.exercises as exercise
    where p_exercise_ids is null or exercise.id = any(p_exercise_ids)
  ),
  wanted as (
    select
      reading.exercise_id, reading.locale, fact.audience, fact.practice_id, fact.family_id,
      lower(reading.title) as title_key,
      to_tsvector(reading.language, reading.title) || fact.marks,
      exercise.topic, exercise.moment, exercise.phase,
      exercise.practice_type, exercise.intensity, exercise.level, exercise.min_age,
      exercise.max_age, exercise.players_min, exercise.players_max,
      coalesce(exercise.players_ideal, (exercise.players_min + exercise.players_max) / 2), exercise.keepers,
      exercise.coaches, fact.long_side_dm, fact.short_side_dm, exercise.minutes,
      exercise.has_heading, fact.needs_low, fact.needs_high, exercise.use_count,
      exercise.created_at
    from private.exercise_readings(p_exercise_ids) as reading
    join public.exercises as exercise on exercise.id = reading.exercise_id
    join fact on fact.id = reading.exercise_id
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
    exercise_id, locale, audience, practice_id, family_id, title_key, head, topic, moment, phase, practice_type, intensity,
    level, min_age, max_age, players_min, players_max, players_ideal, keepers, coaches, long_side_dm,
    short_side_dm, minutes, has_heading, needs_low, needs_high, use_count, created_at
  )
  select * from wanted
  on conflict (exercise_id, locale) do update set
    audience = excluded.audience,
    practice_id = excluded.practice_id,
    family_id = excluded.family_id,
    title_key = excluded.title_key,
    head = excluded.head,
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
    players_ideal = excluded.players_ideal,
    keepers = excluded.keepers,
    coaches = excluded.coaches,
    long_side_dm = excluded.long_side_dm,
    short_side_dm = excluded.short_side_dm,
    minutes = excluded.minutes,
    has_heading = excluded.has_heading,
    needs_low = excluded.needs_low,
    needs_high = excluded.needs_high,
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
      setweight(to_tsvector(reading.language, reading.title), 'A')
      || setweight(to_tsvector(reading.language, reading.aim), 'B')
      || setweight(to_tsvector(reading.language, reading.body), 'C')
      || private.marks_of_exercise(exercise)
    from private.exercise_readings(p_exercise_ids) as reading
    join public.exercises as exercise on exercise.id = reading.exercise_id
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

  insert into private.search_lexicon (locale, word)
  select distinct entry.locale, word
  from private.exercise_entries as entry
  cross join unnest(private.search_words(entry.title_key)) as word
  where (p_exercise_ids is null or entry.exercise_id = any(p_exercise_ids))
    and entry.audience is null
    and char_length(word) between 4 and 30
    and word !~ '\d'
  on conflict do nothing;
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

-- A change of use_count, by far the most frequent one, touches nothing else; one of drawing, chain or
-- source, which no entry holds, touches nothing at all. What a mark says stands among the words too.
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
      or (
        later.archived_at is null
        and (later.topic, later.moment, later.phase, later.practice_type)
          is distinct from (earlier.topic, earlier.moment, earlier.phase, earlier.practice_type)
      )
      or (later.visibility = 'public' and earlier.visibility <> 'public')
  );
  changed uuid[] := array(
    select later.id
    from later
    join earlier on earlier.id = later.id
    where later.archived_at is null
      and earlier.archived_at is null
      and (
        later.visibility, later.school_id, later.team_id, later.author_id, later.intensity, later.level,
        later.min_age, later.max_age, later.players_min, later.players_max, later.players_ideal, later.keepers, later.coaches,
        later.practice_key, later.family_key,
        later.area_length_m, later.area_width_m, later.minutes, later.has_heading, later.equipment,
        later.created_at
      ) is distinct from (
        earlier.visibility, earlier.school_id, earlier.team_id, earlier.author_id, earlier.intensity, earlier.level,
        earlier.min_age, earlier.max_age, earlier.players_min, earlier.players_max, earlier.players_ideal, earlier.keepers, earlier.coaches,
        earlier.practice_key, earlier.family_key,
        earlier.area_length_m, earlier.area_width_m, earlier.minutes, earlier.has_heading, earlier.equipment,
        earlier.created_at
      )
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
