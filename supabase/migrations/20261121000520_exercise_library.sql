-- Exercise library: collections of exercises, and the import of whole catalogues.
--
--                    player, parent  coach                   owner                    admin
-- collections        -               own s i u d, school s   own s i u d, school s u d  school s
-- collection_items   -               as the collection: who may change it, fills it
--
-- A collection belongs to a person and is theirs alone, or shared with the school's staff. Once
-- shared it is the school's matter too: owners of the school may rename, fill and delete it, only
-- not turn it private for somebody else. An exercise in it that a reader may not see is an empty
-- place to them.

-- Types -------------------------------------------------------------------------------------

create type public.collection_visibility as enum ('me', 'school');

-- Tables ------------------------------------------------------------------------------------

create table public.collections (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  owner_id uuid default auth.uid(),
  title text not null,
  description text,
  visibility public.collection_visibility not null default 'me',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint collections_pkey primary key (id),
  constraint collections_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint collections_owner foreign key (owner_id) references public.users (id) on delete set null,
  constraint collections_title_length check (title = btrim(title) and char_length(title) between 1 and 100),
  constraint collections_description_length check (char_length(description) <= 500)
);

create table public.collection_items (
  collection_id uuid not null,
  exercise_id uuid not null,
  school_id uuid not null,
  position int not null,
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint collection_items_pkey primary key (collection_id, exercise_id),
  constraint collection_items_collection foreign key (collection_id)
    references public.collections (id) on delete cascade,
  constraint collection_items_exercise foreign key (exercise_id)
    references public.exercises (id) on delete cascade,
  constraint collection_items_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint collection_items_place_once unique (collection_id, position) deferrable initially deferred,
  constraint collection_items_position_range check (position between 0 and 499),
  constraint collection_items_note_length check (char_length(note) <= 300)
);

-- Indexes -----------------------------------------------------------------------------------

create index collections_school on public.collections (school_id, visibility);
create index collections_owner on public.collections (owner_id);
create index collection_items_exercise on public.collection_items (exercise_id);
create index collection_items_school on public.collection_items (school_id);

-- Predicates --------------------------------------------------------------------------------

create function private.my_own_collection_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select id from public.collections
  where owner_id = (select auth.uid())
    and school_id = any(array(select private.my_staff_school_ids()))
  union
  select id from public.collections
  where visibility = 'school'
    and school_id = any(array(select private.my_owned_school_ids()));
end;
$$;

comment on function private.my_own_collection_ids() is
  'Collections I may change: mine, and the shared ones of a school I own.';

create function private.my_collection_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select private.my_own_collection_ids()
  union
  select id from public.collections
  where visibility = 'school'
    and school_id = any(array(select private.my_readable_school_ids()));
end;
$$;

comment on function private.my_collection_ids() is 'Collections I may read.';

-- Triggers ----------------------------------------------------------------------------------

create function private.take_school_of_collection()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.school_id := (select school_id from public.collections where id = new.collection_id);
  return new;
end;
$$;

create trigger collection_items_assign_school
before insert or update of collection_id, school_id on public.collection_items
for each row execute function private.take_school_of_collection();

-- Policies ----------------------------------------------------------------------------------

alter table public.collections enable row level security;
alter table public.collection_items enable row level security;

create policy collections_select on public.collections for select to authenticated using (
  (owner_id = (select auth.uid()) and school_id = any(array(select private.my_staff_school_ids())))
  or (visibility = 'school' and school_id = any(array(select private.my_readable_school_ids())))
);

create policy collections_insert on public.collections for insert to authenticated with check (
  owner_id = (select auth.uid())
  and school_id = any(array(select private.my_staff_school_ids()))
);

create policy collections_update on public.collections for update to authenticated
using (
  (owner_id = (select auth.uid()) and school_id = any(array(select private.my_staff_school_ids())))
  or (visibility = 'school' and school_id = any(array(select private.my_owned_school_ids())))
)
with check (
  (owner_id = (select auth.uid()) and school_id = any(array(select private.my_staff_school_ids())))
  or (visibility = 'school' and school_id = any(array(select private.my_owned_school_ids())))
);

create policy collections_delete on public.collections for delete to authenticated using (
  (owner_id = (select auth.uid()) and school_id = any(array(select private.my_staff_school_ids())))
  or (visibility = 'school' and school_id = any(array(select private.my_owned_school_ids())))
);

create policy collection_items_select on public.collection_items for select to authenticated using (
  collection_id = any(array(select private.my_collection_ids()))
);

create policy collection_items_insert on public.collection_items for insert to authenticated with check (
  collection_id = any(array(select private.my_own_collection_ids()))
  and exists (select from public.exercises as exercise where exercise.id = exercise_id)
);

create policy collection_items_update on public.collection_items for update to authenticated
using (collection_id = any(array(select private.my_own_collection_ids())))
with check (collection_id = any(array(select private.my_own_collection_ids())));

create policy collection_items_delete on public.collection_items for delete to authenticated using (
  collection_id = any(array(select private.my_own_collection_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Fills a collection with these exercises in this order; notes of those that stay are kept. Runs as
-- the caller. Errors: collection_not_writable (42501), too_many_items (P0001, at most 500); an
-- exercise the caller cannot read and that is not in it yet ends in 42501.
create function public.set_collection_items(p_collection_id uuid, p_exercise_ids public.id_list)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if not coalesce(p_collection_id = any(array(select private.my_own_collection_ids())), false) then
    raise exception 'collection_not_writable' using errcode = '42501';
  end if;
  if cardinality(p_exercise_ids) > 500 then
    raise exception 'too_many_items' using errcode = 'P0001';
  end if;
  perform from public.collections where id = p_collection_id for update;
  delete from public.collection_items
  where collection_id = p_collection_id and exercise_id <> all(p_exercise_ids);

  update public.collection_items as item
  set position = wanted.place
  from (
    select exercise_id, (row_number() over (order by min(place)) - 1)::int as place
    from unnest(p_exercise_ids) with ordinality as entry (exercise_id, place)
    group by exercise_id
  ) as wanted
  where item.collection_id = p_collection_id
    and item.exercise_id = wanted.exercise_id
    and item.position <> wanted.place;

  insert into public.collection_items (collection_id, exercise_id, position)
  select p_collection_id, wanted.exercise_id, wanted.place
  from (
    select exercise_id, (row_number() over (order by min(place)) - 1)::int as place
    from unnest(p_exercise_ids) with ordinality as entry (exercise_id, place)
    group by exercise_id
  ) as wanted
  where not exists (
    select from public.collection_items as item
    where item.collection_id = p_collection_id and item.exercise_id = wanted.exercise_id
  );
end;
$$;

-- Catalogue import, many at once and repeatable: the slug is the key, an exercise that is there
-- already becomes what the document says. Texts in languages the document leaves out stay.
-- p_exercises: [{slug, topic, moment, phase, practice_type, corners, ages: [from, to], level,
--   players: {min, max, ideal}, keepers?, coaches?, area: [length, width], minutes,
--   intervals?: {sets, work, rest} (seconds), intensity, heading, equipment, diagram, video?,
--   next? (a slug, of this document or there already), practice?, family? (keys, both or none), source?, licence?,
--   texts: {locale: {title, aim, setup, rules, points, progressions, regressions, scoring?,
--   questions?, faults?}}}]. Counts the exercises.
create function private.import_exercises(p_exercises jsonb)
returns int
language plpgsql
set search_path = ''
as $$
declare
  imported int;
begin
  insert into public.exercises (
    slug, practice_key, family_key, author_id, visibility, topic, moment, phase, practice_type, corners, min_age, max_age,
    level, players_min, players_max, players_ideal, keepers, coaches, area_length_m, area_width_m,
    minutes, sets, work_seconds, rest_seconds, intensity, has_heading, equipment, diagram,
    video_url, source, licence
  )
  select
    entry ->> 'slug',
    entry ->> 'practice',
    entry ->> 'family',
    null,
    'public',
    (entry ->> 'topic')::public.exercise_topic,
    (entry ->> 'moment')::public.exercise_moment,
    (entry ->> 'phase')::public.training_phase,
    (entry ->> 'practice_type')::public.practice_type,
    array(select jsonb_array_elements_text(entry -> 'corners')),
    (entry -> 'ages' ->> 0)::int,
    (entry -> 'ages' ->> 1)::int,
    (entry ->> 'level')::int,
    (entry -> 'players' ->> 'min')::int,
    (entry -> 'players' ->> 'max')::int,
    (entry -> 'players' ->> 'ideal')::int,
    coalesce((entry ->> 'keepers')::int, 0),
    coalesce((entry ->> 'coaches')::int, 1),
    (entry -> 'area' ->> 0)::numeric,
    (entry -> 'area' ->> 1)::numeric,
    (entry ->> 'minutes')::int,
    (entry -> 'intervals' ->> 'sets')::int,
    (entry -> 'intervals' ->> 'work')::int,
    (entry -> 'intervals' ->> 'rest')::int,
    (entry ->> 'intensity')::public.intensity_level,
    coalesce((entry ->> 'heading')::boolean, false),
    coalesce(entry -> 'equipment', '[]'),
    nullif(entry -> 'diagram', 'null'),
    entry ->> 'video',
    entry ->> 'source',
    entry ->> 'licence'
  from jsonb_array_elements(p_exercises) as entry
  on conflict (slug) do update set
    practice_key = excluded.practice_key,
    family_key = excluded.family_key,
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
    keepers = excluded.keepers,
    coaches = excluded.coaches,
    area_length_m = excluded.area_length_m,
    area_width_m = excluded.area_width_m,
    minutes = excluded.minutes,
    sets = excluded.sets,
    work_seconds = excluded.work_seconds,
    rest_seconds = excluded.rest_seconds,
    intensity = excluded.intensity,
    has_heading = excluded.has_heading,
    equipment = excluded.equipment,
    diagram = excluded.diagram,
    video_url = excluded.video_url,
    source = excluded.source,
    licence = excluded.licence;
  get diagnostics imported = row_count;

  insert into public.exercise_texts (
    exercise_id, locale, title, aim, setup, rules, coaching_points, progressions, regressions,
    scoring, questions, common_faults
  )
  select
    exercise.id,
    translation.locale,
    translation.body ->> 'title',
    translation.body ->> 'aim',
    coalesce(translation.body ->> 'setup', ''),
    coalesce(translation.body ->> 'rules', ''),
    array(select jsonb_array_elements_text(translation.body -> 'points')),
    array(select jsonb_array_elements_text(coalesce(translation.body -> 'progressions', '[]'))),
    array(select jsonb_array_elements_text(coalesce(translation.body -> 'regressions', '[]'))),
    coalesce(translation.body ->> 'scoring', ''),
    array(select jsonb_array_elements_text(coalesce(translation.body -> 'questions', '[]'))),
    array(select jsonb_array_elements_text(coalesce(translation.body -> 'faults', '[]')))
  from jsonb_array_elements(p_exercises) as entry
  join public.exercises as exercise on exercise.slug = entry ->> 'slug'
  cross join jsonb_each(entry -> 'texts') as translation (locale, body)
  on conflict (exercise_id, locale) do update set
    title = excluded.title,
    aim = excluded.aim,
    setup = excluded.setup,
    rules = excluded.rules,
    coaching_points = excluded.coaching_points,
    progressions = excluded.progressions,
    regressions = excluded.regressions,
    scoring = excluded.scoring,
    questions = excluded.questions,
    common_faults = excluded.common_faults;

  update public.exercises as exercise
  set next_id = following.id
  from jsonb_array_elements(p_exercises) as entry
  join public.exercises as following on following.slug = entry ->> 'next'
  where exercise.slug = entry ->> 'slug' and exercise.next_id is distinct from following.id;
  return imported;
end;
$$;

-- The same for one exercise; gives its id.
create function private.import_exercise(p_exercise jsonb)
returns uuid
language plpgsql
set search_path = ''
as $$
begin
  perform private.import_exercises(jsonb_build_array(p_exercise));
  return (select id from public.exercises where slug = p_exercise ->> 'slug');
end;
$$;

-- Grants ------------------------------------------------------------------------------------
-- A collection stays with its owner and school.

revoke all on public.collections, public.collection_items from anon, authenticated;

grant select, delete on public.collections, public.collection_items to authenticated;
grant insert (id, school_id, title, description, visibility) on public.collections to authenticated;
grant update (title, description, visibility) on public.collections to authenticated;
grant insert (collection_id, exercise_id, position, note) on public.collection_items to authenticated;
grant update (position, note) on public.collection_items to authenticated;

grant execute on function
  private.my_own_collection_ids(),
  private.my_collection_ids(),
  public.set_collection_items(uuid, public.id_list)
to authenticated;
