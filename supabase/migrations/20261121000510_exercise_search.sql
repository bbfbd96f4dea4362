-- Exercise search: the library list, by index however large the library grows.
--
-- No matrix: nothing here is served but search_exercises, which shows what the policies of
-- public.exercises let its caller read. Candidates come from private.exercise_entries, which knows
-- the readers; the page that comes out passes the policies once more.
--
-- A list shows practices, each once, in the size that suits best; its other sizes are said beside it.
--
-- A list ends after 3,000 exercises, what words find after 1,000: nobody scrolls further, and
-- counting on would cost more than finding. total_variants says 3000 for "3,000 or more", with words
-- 1000 or more for "more than I counted"; total_count is how many practices those are.

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
  mine_only boolean,
  without_equipment text[],
  inventory_team_id uuid,
  school_id uuid
);

-- Functions ---------------------------------------------------------------------------------

-- What the caller's choice of favourites, own exercises, those of a school or one collection leaves; null: everything.
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
  if p_filter.school_id is not null then
    chosen := array(
      select id from public.exercises
      where school_id = p_filter.school_id and visibility <> 'me'
        and (chosen is null or id = any(chosen))
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

-- How much there is of each kind, [{kind, count}]: what the team's school has in use and no other team
-- keeps, or plenty of everything while no team is named; nothing of what is to be done without.
create function private.equipment_at_hand(p_team_id uuid, p_without text[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_agg(jsonb_build_object('kind', kind, 'count', case
      when kind::text = any(p_without) then 0
      when p_team_id is null then 127
      else (
        select least(coalesce(sum(item.count), 0), 127)
        from public.equipment_items as item
        join public.teams as team on team.id = p_team_id and team.school_id = item.school_id
        where item.kind = kind.kind
          and item.condition <> 'broken'
          and (item.team_id is null or item.team_id = p_team_id)
          and item.school_id = any(array(select private.my_readable_school_ids()))
      )
    end))
    from unnest(enum_range(null::public.equipment_kind)) as kind (kind)
  );
end;
$$;

-- Up to 3,000 exercises of everybody's and as many of the caller's own lists, the best first
-- within each; 1,000 where words are asked for. Words are looked for literally in titles (also inside a longer word: German builds
-- them); where those fill fewer than ten pages, by what they mean in titles and facts; then in all
-- texts; and where nothing has them, as misspelt in the same places; and where hardly anything has all of
-- them, all but one, then any, after what has all. Within each, what is of the kind the words name comes
-- first. An exercise may come twice: the caller takes the better place. Planned anew for every call, so
-- that each question is answered by the index that fits it and what is not asked costs nothing;
-- the library lies in memory, and starting workers takes longer than finding.
create function private.matching_exercises(p_filter private.exercise_filter)
returns table (
  exercise_id uuid,
  title_key text,
  minutes int,
  use_count int,
  created_at timestamptz,
  practice_id uuid,
  family_id uuid,
  players_ideal int,
  relevance real
)
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
set max_parallel_workers_per_gather = 0
set seq_page_cost = 0.05
set random_page_cost = 0.05
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
    when p_filter.unused_weeks is not null
    then array(select private.recently_used_exercise_ids(p_filter.unused_weeks, p_filter.unused_by_team_id))
  end;
  reader text := case when p_filter.locale in ('de', 'bg') then p_filter.locale else 'en' end;
  words text[] := private.search_words(p_filter.query);
  -- "Soccer drills" asks for all there is; signs alone ask for nothing.
  phrase text := case when words <> '{}' then lower(btrim(p_filter.query)) end;
  -- The longest first: the rarest, which the index is asked for.
  parts text[] := array(
    select '%' || word || '%' from unnest(words) as word order by char_length(word) desc, word
  );
  asked tsquery[];
  kinds tsquery;
  terms tsquery;
  -- A drill may be laid out either way round; a side that is not named does not matter.
  shortest int := floor(10 * least(p_filter.max_length_m, p_filter.max_width_m));
  longest int := case
    when num_nulls(p_filter.max_length_m, p_filter.max_width_m) = 0
    then floor(10 * greatest(p_filter.max_length_m, p_filter.max_width_m))
  end;
  at_hand jsonb := case
    when p_filter.inventory_team_id is not null or cardinality(p_filter.without_equipment) > 0
    then private.equipment_at_hand(p_filter.inventory_team_id, p_filter.without_equipment)
  end;
  have_low bigint := private.packed_equipment(at_hand, 0);
  have_high bigint := private.packed_equipment(at_hand, 1);
  -- The highest bit of each byte: it stays where a subtraction borrowed nothing.
  guard_low constant bigint := x'80808080808080'::bigint;
  guard_high constant bigint := x'808080808080'::bigint;
  is_ranked boolean := p_filter.sort = 'relevance';
  place text;
  is_everybodys boolean;
  added int;
  found_so_far int := 0;
  -- Every word, or the misspelt words of a title: a hit in the texts of something misspelt says little.
  is_found boolean := false;
begin
  if not private.has_role() or (words = '{}' and btrim(p_filter.query) !~ '[[:alnum:]]') then
    return;
  end if;
  if phrase is not null then
    select question.parts, question.kinds into asked, kinds from private.search_parts(reader, words, false) as question;
    terms := private.search_question(asked);
  end if;
  foreach place in array case
    when phrase is null then '{all}'
    else '{title, meaning, text, nearly_title, nearly_text, most_title, most_text, any_title, any_text}'::text[]
  end loop
    exit when found_so_far >= 240;
    continue when place like 'nearly%' and found_so_far > 0;
    continue when place ~ '^(most|any)' and (is_found or found_so_far > 2 or cardinality(asked) < 2);
    if place = 'nearly_title' then
      select question.parts, question.kinds into asked, kinds from private.search_parts(reader, words, true) as question;
    end if;
    if place in ('nearly_title', 'most_title', 'any_title') then
      terms := private.search_question(asked, case place
        when 'nearly_title' then 0 when 'most_title' then 1 else cardinality(asked) - 1
      end);
    end if;
    continue when place not in ('title', 'all') and numnode(terms) = 0;
    foreach is_everybodys in array array[true, false] loop
      return query
      select
        hit.exercise_id, hit.title_key, hit.minutes, hit.use_count, hit.created_at,
        hit.practice_id, hit.family_id, hit.players_ideal,
        case
          when place = 'all' or not is_ranked then 0
          when place in ('most_title', 'any_title') then -10
            + (select count(*) filter (where hit.head @@ part) from unnest(asked) as part)
          when place in ('most_text', 'any_text') then -20
          when place in ('text', 'nearly_text') then (
            select ts_rank(body.words, terms) from private.exercise_words as body
            where body.exercise_id = hit.exercise_id and body.locale = reader
          )
          when place = 'meaning' then 1 + ts_rank(hit.head, terms)
          else case place when 'title' then 3 else 1 end + extensions.word_similarity(phrase, hit.title_key)
        end::real + case when is_ranked and hit.head @@ kinds then 0.5 else 0 end::real
      from (
        select entry.exercise_id, entry.title_key, entry.minutes, entry.use_count, entry.created_at, entry.practice_id,
          entry.family_id, entry.players_ideal, entry.head
        from private.exercise_entries as entry
        -- Falls away unless the words of the texts are asked for.
        left join private.exercise_words as body
          on body.exercise_id = entry.exercise_id and body.locale = reader
        where entry.locale = reader
          and (not is_everybodys or entry.audience is null)
          and (is_everybodys or (
            entry.audience is not null
            and (is_admin or entry.audience = any(audiences) or entry.exercise_id = any(others))
          ))
          and (place <> 'title' or (entry.title_key like parts[1] and entry.title_key like all(parts)))
          and (place not in ('meaning', 'nearly_title', 'most_title', 'any_title') or entry.head @@ terms)
          and (place not in ('text', 'nearly_text', 'most_text', 'any_text') or body.words @@ terms)
          and (place not in ('meaning', 'text') or not entry.title_key like all(parts))
          and (place not in ('text', 'nearly_text', 'most_text', 'any_text') or not entry.head @@ terms)
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
          -- What fits the oldest juniors fits adults.
          and (p_filter.age is null or (p_filter.age >= entry.min_age and least(p_filter.age, 19) <= entry.max_age))
          and (p_filter.players is null or p_filter.players between entry.players_min and entry.players_max)
          and (p_filter.max_minutes is null or entry.minutes <= p_filter.max_minutes)
          and (p_filter.coaches is null or entry.coaches <= p_filter.coaches)
          and (p_filter.keepers is null or entry.keepers <= p_filter.keepers)
          and (p_filter.without_heading is not true or not entry.has_heading)
          and (longest is null or entry.long_side_dm <= longest)
          and (shortest is null or entry.short_side_dm <= shortest)
          -- ">=" for "=": the planner takes it for something many exercises meet, and walks down the order
          -- asked for instead of sorting the whole library.
          and (at_hand is null or ((have_low | guard_low) - entry.needs_low) & guard_low >= guard_low)
          and (at_hand is null or ((have_high | guard_high) - entry.needs_high) & guard_high >= guard_high)
          and (chosen is null or entry.exercise_id = any(chosen))
          and (recent is null or entry.exercise_id <> all(recent))
        order by
          -- The same for all, and no index has it: with words the planner takes what matches by their index and
          -- sorts that. It reckons too many to match, and would walk down the order asked for past the whole library.
          case when phrase is not null then 0 * entry.use_count end,
          case when p_filter.sort = 'minutes' then entry.minutes end,
          case when p_filter.sort = 'newest' then entry.created_at end desc,
          case when p_filter.sort in ('popular', 'relevance') then entry.use_count end desc,
          entry.title_key,
          entry.exercise_id
        limit case when phrase is null then 3000 else 1000 end
      ) as hit;
      get diagnostics added = row_count;
      found_so_far := found_so_far + added;
      is_found := is_found or (added > 0 and place !~ '_text$');
    end loop;
  end loop;
end;
$$;

-- All sizes of a practice of the catalogue, which everybody who reads one of them reads.
create function private.sizes_of_practice(p_practice_key text)
returns table (ids uuid[], sizes int[], uses int)
language plpgsql
stable
rows 1
security definer
set search_path = ''
as $$
begin
  return query
  select
    array_agg(one.id order by one.players_ideal, one.players_max, one.slug),
    array_agg(distinct one.players_ideal) filter (where one.players_ideal is not null),
    sum(one.use_count)::int
  from public.exercises as one
  where one.practice_key = p_practice_key and one.archived_at is null and one.visibility = 'public';
end;
$$;

-- The library list: filters, search in the reader's language (English where a text is missing),
-- order and one page. p_sort: relevance, title, newest, minutes, popular. Runs as the caller, so
-- the policies decide about every row shown. At most 3,000 exercises can be paged through,
-- 1,000 of those with words, and total_variants counts no further; words that 240 titles have are not
-- looked for elsewhere.
-- One row is one practice, in one of its sizes that are found: the words decide first, then how near its number of
-- players is to those who come (p_expected, or else p_players), or the reader's star, or the middle. sizes: for how many
-- players the practice is there, found or not; variant_ids: all its sizes, the smallest first; a star on any of
-- them is one on the practice, and uses count together. Sorted by relevance, what the words find alike well goes
-- round the set-ups: the first of each, then the second, so that a page shows many.
-- p_max_length_m and p_max_width_m: the space
-- there is; p_coaches, p_keepers: how many there are; p_unused_weeks: neither done nor planned
-- since so many weeks ago by p_unused_by_team_id, or by any of my teams; p_without_equipment: kinds
-- to do without; p_inventory_team_id: only what this team and its school have enough equipment for;
-- p_school_id: only what is shared in this school.
create function public.search_exercises(
  p_locale public.short_text,
  p_query public.search_words default null,
  p_topics public.exercise_topics default null,
  p_phases public.training_phases default null,
  p_age int default null,
  p_players int default null,
  p_max_minutes int default null,
  p_intensities public.intensity_levels default null,
  p_without_heading boolean default false,
  p_favourites_only boolean default false,
  p_sort public.short_text default 'relevance',
  p_limit int default 24,
  p_offset int default 0,
  p_moments public.exercise_moments default null,
  p_practice_types public.practice_types default null,
  p_levels public.number_list default null,
  p_max_length_m numeric default null,
  p_max_width_m numeric default null,
  p_coaches int default null,
  p_keepers int default null,
  p_collection_id uuid default null,
  p_unused_weeks int default null,
  p_unused_by_team_id uuid default null,
  p_mine_only boolean default false,
  p_without_equipment public.text_list default null,
  p_inventory_team_id uuid default null,
  p_school_id uuid default null,
  p_expected int default null
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
  use_count int,
  total_variants bigint,
  players_ideal int,
  sizes int[],
  variant_ids uuid[]
)
language sql
stable
set search_path = ''
as $$
  with found as (
    select
      match.exercise_id, match.title_key, match.minutes, match.use_count, match.created_at,
      match.practice_id, match.family_id, match.players_ideal, max(match.relevance) as relevance
    from private.matching_exercises(row(
      p_locale, p_query, p_topics, p_phases, p_age, p_players, p_max_minutes, p_intensities,
      p_without_heading, p_favourites_only, p_sort, p_moments, p_practice_types, p_levels,
      p_max_length_m, p_max_width_m, p_coaches, p_keepers, p_collection_id, p_unused_weeks,
      p_unused_by_team_id, p_mine_only, p_without_equipment, p_inventory_team_id, p_school_id
    )::private.exercise_filter) as match
    group by 1, 2, 3, 4, 5, 6, 7, 8
  ),
  variant as (
    select
      found.exercise_id, found.title_key, found.minutes, found.practice_id, found.family_id, found.players_ideal,
      -- Found alike well, to a tenth of what a title has before a text; nothing where relevance is not asked for.
      floor(found.relevance * 10) as closeness,
      favourite.exercise_id is not null as is_favourite,
      max(found.relevance) over practice as relevance,
      sum(found.use_count) over practice as use_count,
      max(found.created_at) over practice as created_at,
      abs(2 * row_number() over sizes - count(*) over practice - 1) as from_middle,
      count(*) over () as total
    from found
    left join public.exercise_favourites as favourite
      on favourite.exercise_id = found.exercise_id and favourite.user_id = (select auth.uid())
    window
      practice as (partition by found.practice_id),
      sizes as (partition by found.practice_id order by found.players_ideal, found.exercise_id)
  ),
  practice as (
    select distinct on (variant.practice_id)
      variant.*
    from variant
    order by
      variant.practice_id,
      variant.closeness desc,
      abs(variant.players_ideal - coalesce(p_expected, p_players)),
      variant.is_favourite desc,
      variant.from_middle,
      variant.players_ideal,
      variant.exercise_id
  ),
  matching as (
    select
      turned.exercise_id,
      least(count(*) over (), 3000) as total_count,
      least(turned.total, 3000) as total_variants,
      row_number() over (
        order by
          turned.closeness desc,
          turned.turn,
          case when p_sort = 'relevance' then turned.relevance end desc,
          case when p_sort = 'minutes' then turned.minutes end,
          case when p_sort = 'newest' then turned.created_at end desc,
          case when p_sort in ('popular', 'relevance') then turned.use_count end desc,
          turned.title_key,
          turned.exercise_id
      ) as place
    from (
      select
        practice.*,
        case when p_sort = 'relevance' then row_number() over (
          partition by practice.closeness, practice.family_id
          order by practice.relevance desc, practice.use_count desc, practice.title_key, practice.exercise_id
        ) end as turn
      from practice
    ) as turned
  )
  select
    exercise.id,
    exercise.slug,
    reading.title,
    reading.aim,
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
      where favourite.exercise_id = any(coalesce(sibling.ids, array[exercise.id])) and favourite.user_id = (select auth.uid())
    ),
    matching.total_count,
    exercise.school_id,
    exercise.visibility,
    exercise.keepers,
    exercise.coaches,
    exercise.animation_id,
    coalesce(sibling.uses, exercise.use_count),
    matching.total_variants,
    exercise.players_ideal,
    coalesce(sibling.sizes, array_remove(array[exercise.players_ideal], null)),
    coalesce(sibling.ids, array[exercise.id])
  from matching
  -- One by one: a page is a few rows, and the planner would rather read the whole library.
  cross join lateral (
    select found.* from public.exercises as found where found.id = matching.exercise_id limit 1
  ) as exercise
  cross join lateral (
    select translation.title, translation.aim
    from public.exercise_texts as translation
    where translation.exercise_id = exercise.id
    order by translation.locale = p_locale desc, translation.locale = 'en' desc, translation.locale
    limit 1
  ) as reading
  left join lateral private.sizes_of_practice(exercise.practice_key) as sibling on exercise.practice_key is not null
  where matching.place > greatest(coalesce(p_offset, 0), 0)
    and matching.place <= least(
      greatest(coalesce(p_offset, 0), 0) + least(greatest(coalesce(p_limit, 24), 1), 100),
      3000
    )
  order by matching.place;
$$;

-- Grants ------------------------------------------------------------------------------------
grant execute on function
  private.matching_exercises(private.exercise_filter),
  private.sizes_of_practice(text),
  public.search_exercises(
    public.short_text, public.search_words, public.exercise_topics, public.training_phases, int, int, int,
    public.intensity_levels, boolean, boolean, public.short_text, int, int, public.exercise_moments,
    public.practice_types, public.number_list, numeric, numeric, int, int, uuid, int, uuid, boolean, public.text_list, uuid, uuid,
    int
  )
to authenticated;
