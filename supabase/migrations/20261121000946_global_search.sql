-- Global search: one question over people, teams, players, sessions, matches and exercises.
--
--              player          parent               coach                      owner        admin
-- players      self            own children         squads of own teams        own school   all
-- teams        own             of own children      own school                 own school   all
-- people       staff           staff, guardians     staff, families of         own school   all
--                              of own children      own teams
-- trainings    of own teams    of children's teams  own school                 own school   all
-- matches      of own teams,   of children's teams, own school                 own school   all
--              called up       called up
-- exercises    as the library answers
--
-- The policies of these tables say the same, and the tests compare both. They are not what answers here:
-- comparing words is not leakproof, so no policy lets an index of words do its work: every row a person may read
-- would be compared. The functions below run as definer, begin with the ids
-- the caller may read and compare words among those only; administrators alone, who read everything, use the
-- indexes of words. Exercises are asked for as the caller, through the library's own search.

-- Functions ---------------------------------------------------------------------------------

-- The words somebody typed, folded, six at most, each once.
create function private.list_search_words(p_query text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(typed.word order by typed.place), '{}')
  from (
    select split.word, min(split.place) as place
    from regexp_split_to_table(private.fold_text(coalesce(p_query, '')), '[[:space:],;]+') with ordinality as split (word, place)
    where split.word <> ''
    group by split.word
    order by place
    limit 6
  ) as typed;
$$;

-- A pattern for every two neighbours of a word in each other's place: "ivnaova" also asks for "%ivanova%".
create function private.swap_letters(p_word text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array_agg(
    '%' || regexp_replace(
      overlay(p_word placing substr(p_word, place + 1, 1) || substr(p_word, place, 1) from place for 2), '([\\%_])', '\\\1', 'g'
    ) || '%'
  )
  from generate_series(1, char_length(p_word) - 1) as place;
$$;

-- A condition in SQL: every word stands in the text of this expression; a word of one or two letters at the
-- beginning of a word. Lenient: a word of four letters or more may be misspelt, which is alike enough for
-- pg_trgm.word_similarity_threshold or has two letters swapped.
create function private.search_condition(p_expression text, p_words text[], p_is_lenient boolean)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(string_agg(
    case
      when p_is_lenient and char_length(word) >= 4
        then format(
          '(%1$L operator(extensions.<%%) (%2$s) or (%2$s) like any (%3$L))', word, p_expression, private.swap_letters(word)
        )
      when char_length(word) >= 3
        then format('(%s) like %L', p_expression, '%' || sign.escaped || '%')
      else format('((%1$s) like %2$L or (%1$s) like %3$L)', p_expression, sign.escaped || '%', '% ' || sign.escaped || '%')
    end, ' and '
  ), 'false')
  from unnest(p_words) as word
  cross join lateral (select regexp_replace(word, '([\\%_])', '\\\1', 'g') as escaped) as sign;
$$;

-- How well a text answers these words: a word that begins like one counts one, and how alike they are on top.
create function private.rank_words(p_text text, p_words text[])
returns real
language sql
immutable
set search_path = ''
as $$
  select sum(
    (position(' ' || word in ' ' || p_text) > 0)::int + extensions.word_similarity(word, p_text)
  )::real
  from unnest(p_words) as word;
$$;

-- Players: those of overseen schools, of own squads of today and before, oneself and one's children.
create function private.search_player_names(p_words text[], p_limit int, p_is_lenient boolean)
returns table (id uuid, title text, subtitle text)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  sees_all boolean := private.is_admin();
  school_ids uuid[] := array(select private.my_owned_school_ids());
  player_ids uuid[] := array(select private.my_squad_player_ids() union select private.my_player_ids());
  staff_team_ids uuid[] := array(select private.my_staff_team_ids());
begin
  return query execute format(
    $sql$
      with found as (
        select player.id, player.school_id, player.first_name, player.last_name, player.search_text
        from public.players as player
        where %s and %s
          -- erased
          and not (player.first_name = '-' and player.last_name = '-')
        limit 200
      ),
      best as (
        select found.* from found
        order by private.rank_words(found.search_text, $5) desc, lower(found.last_name), lower(found.first_name), found.id
        limit $6
      )
      select best.id, btrim(best.first_name || ' ' || best.last_name), (
        select string_agg(team.name, ', ' order by team.name)
        from public.squad_members as squad
        join public.teams as team on team.id = squad.team_id and team.archived_at is null
        where squad.player_id = best.id and squad.left_on is null
          and ($1 or squad.school_id = any($2) or squad.team_id = any($4) or squad.player_id = any(array(select private.my_player_ids())))
      )
      from best
      order by private.rank_words(best.search_text, $5) desc, lower(best.last_name), lower(best.first_name), best.id
    $sql$,
    case when sees_all then 'true' else '(player.school_id = any($2) or player.id = any($3))' end,
    private.search_condition('player.search_text', p_words, p_is_lenient)
  )
  using sees_all, school_ids, player_ids, staff_team_ids, p_words, p_limit;
end;
$$;

-- Teams of the schools I read and of my family; those of today before archived ones.
create function private.search_team_names(p_words text[], p_limit int, p_is_lenient boolean)
returns table (id uuid, title text, subtitle text)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  sees_all boolean := private.is_admin();
  school_ids uuid[] := case when sees_all then '{}' else array(select private.my_staff_school_ids()) end;
  team_ids uuid[] := array(select private.my_family_team_ids());
  near_ids uuid[] := array(select private.my_staff_team_ids() union select unnest(team_ids));
begin
  return query execute format(
    $sql$
      select found.id, found.name, concat_ws(' · ', found.age_group, found.season, school.name)
      from (
        select team.* from public.teams as team where %s and %s limit 200
      ) as found
      join public.schools as school on school.id = found.school_id
      order by
        found.archived_at is not null, not found.id = any($3),
        private.rank_words(private.fold_text(found.name), $4) desc,
        found.season desc, lower(found.name), found.id
      limit $5
    $sql$,
    case when sees_all then 'true' else '(team.school_id = any($1) or team.id = any($2))' end,
    private.search_condition('private.fold_text(team.name || '' '' || team.age_group)', p_words, p_is_lenient)
  )
  using school_ids, team_ids, near_ids, p_words, p_limit;
end;
$$;

-- The people a club has to do with, by what they are there; administrators find every account, by address too.
create function private.search_person_names(p_words text[], p_limit int, p_is_lenient boolean)
returns table (id uuid, title text, subtitle text, role public.app_role)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me uuid := private.my_id();
  player_ids uuid[];
begin
  if private.is_admin() then
    return query execute format(
      $sql$
        select person.id, found.name, person.email, person.role
        from (
          select card.user_id, btrim(card.first_name || ' ' || card.last_name) as name, card.search_text
          from public.person_cards as card where %s limit 200
        ) as found
        join public.users as person on person.id = found.user_id
        order by private.rank_words(found.search_text, $1) desc, lower(person.last_name), lower(person.first_name), person.id
        limit $2
      $sql$,
      private.search_condition('card.search_text', p_words, p_is_lenient)
    )
    using p_words, p_limit;
    -- A part of an address, or of name and address, where no name says the words.
    if not found and not p_is_lenient then
      return query execute format(
        $sql$
          select person.id, coalesce(nullif(btrim(person.first_name || ' ' || person.last_name), ''), person.email),
            person.email, person.role
          from public.users as person where %s
          limit $1
        $sql$,
        private.search_condition(
          'private.search_name(person.first_name, person.last_name, person.email)', p_words, false
        )
      )
      using p_limit;
    end if;
    return;
  end if;

  player_ids := array(
    select private.my_coached_player_ids() union select private.my_owned_player_ids() union select private.my_trusted_player_ids()
  );
  return query execute format(
    $sql$
      with known as (
        -- an owner who coaches opens as the owner: the smaller of the two in the order of the type
        select every.user_id, min(every.role) as role
        from (
          select held.user_id, held.role
          from public.role_assignments as held
          where held.role in ('owner', 'coach') and held.school_id = any($1)
          union all
          select link.guardian_id, 'parent'
          from public.guardian_links as link
          where link.player_id = any($2) and link.status <> 'ended'
        ) as every
        where every.user_id <> $3
        group by every.user_id
      )
      select card.user_id, btrim(card.first_name || ' ' || card.last_name), null::text, known.role
      from known
      join public.person_cards as card on card.user_id = known.user_id
      join public.users as person on person.id = known.user_id and person.status = 'active'
      where %s
      order by
        private.rank_words(card.search_text, $4) desc, known.role,
        lower(card.last_name), lower(card.first_name), card.user_id
      limit $5
    $sql$,
    private.search_condition('card.search_text', p_words, p_is_lenient)
  )
  using array(select private.my_school_ids()), player_ids, me, p_words, p_limit;
end;
$$;

-- Ids of the sessions or matches of all clubs that say these words, what comes next first. Most questions are answered
-- by the nearest four thousand each way (by the index that is made for this); only what those lack is looked for everywhere, through the index of words.
create function private.find_events(p_table text, p_words text[], p_limit int)
returns uuid[]
language plpgsql
stable
set search_path = ''
as $$
declare
  condition text := private.search_condition('entry.search_text', p_words, false);
  ids uuid[];
begin
  execute format(
    $sql$
      with entry as (
        (
          select id, starts_at, search_text from public.%1$I
          where starts_at at time zone 'UTC' >= (now() - interval '2 hours') at time zone 'UTC'
          order by starts_at at time zone 'UTC' limit 4000
        )
        union all
        (
          select id, starts_at, search_text from public.%1$I
          where starts_at at time zone 'UTC' < (now() - interval '2 hours') at time zone 'UTC'
          order by starts_at at time zone 'UTC' desc limit 4000
        )
      )
      select array(
        select entry.id from entry where %2$s
        order by entry.starts_at < now() - interval '2 hours', abs(extract(epoch from entry.starts_at - now())) limit $1
      )
    $sql$, p_table, condition
  )
  into ids using p_limit;
  if cardinality(ids) >= p_limit then
    return ids;
  end if;
  execute format(
    $sql$
      select array(
        select entry.id from public.%I as entry where %s
        order by entry.starts_at < now() - interval '2 hours', abs(extract(epoch from entry.starts_at - now())) limit $1
      )
    $sql$, p_table, condition
  )
  into ids using p_limit;
  return ids;
end;
$$;

-- Sessions by their own words and their team's name: what comes next first, then what was last. Lenient: only
-- among the thousand nearest. Administrators are answered by the words of the session alone.
create function private.search_training_words(p_words text[], p_limit int, p_is_lenient boolean)
returns table (id uuid, title text, subtitle text, starts_at timestamptz, time_zone text, is_cancelled boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  condition text;
begin
  if private.is_admin() then
    -- Nothing misspelt is looked for in all clubs.
    if p_is_lenient then
      return;
    end if;
    return query
    select entry.id, entry.title, team.name, entry.starts_at, school.time_zone, entry.status = 'cancelled'
    from public.trainings as entry
    join public.teams as team on team.id = entry.team_id
    join public.schools as school on school.id = entry.school_id
    where entry.id = any(private.find_events('trainings', p_words, p_limit))
    order by entry.starts_at < now() - interval '2 hours', abs(extract(epoch from entry.starts_at - now())), entry.id;
    return;
  end if;

  condition := private.search_condition('training.words', p_words, p_is_lenient);
  return query execute format(
    $sql$
      with team as materialized (
        select every.id, every.name, ' ' || private.fold_text(every.name) as folded, school.time_zone
        from public.teams as every
        join public.schools as school on school.id = every.school_id
        where every.school_id = any($1) or every.id = any($2)
      ),
      training as (
        select entry.id, entry.title, team.name, entry.starts_at, team.time_zone, entry.status,
          entry.search_text || team.folded as words
        from public.trainings as entry
        join team on team.id = entry.team_id
        %s
      )
      select training.id, training.title, training.name, training.starts_at, training.time_zone, training.status = 'cancelled'
      from training
      where %s
      order by
        training.starts_at < now() - interval '2 hours', abs(extract(epoch from training.starts_at - now())), training.id
      limit $3
    $sql$,
    case when p_is_lenient then 'order by abs(extract(epoch from entry.starts_at - now())) limit 1000' else '' end,
    condition
  )
  using array(select private.my_staff_school_ids()), array(select private.my_family_team_ids()), p_limit;
end;
$$;

-- Matches by opponent, competition, place and their team's name, in the order of sessions; those a child of mine
-- or I was called up for also where the team is not ours, then without its name.
create function private.search_match_words(p_words text[], p_limit int, p_is_lenient boolean)
returns table (id uuid, title text, subtitle text, starts_at timestamptz, time_zone text, is_cancelled boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  condition text;
begin
  if private.is_admin() then
    -- Nothing misspelt is looked for in all clubs.
    if p_is_lenient then
      return;
    end if;
    return query
    select entry.id, entry.opponent, team.name, entry.starts_at, school.time_zone, entry.status = 'cancelled'
    from public.matches as entry
    join public.teams as team on team.id = entry.team_id
    join public.schools as school on school.id = entry.school_id
    where entry.id = any(private.find_events('matches', p_words, p_limit))
    order by entry.starts_at < now() - interval '2 hours', abs(extract(epoch from entry.starts_at - now())), entry.id;
    return;
  end if;

  condition := private.search_condition('match.words', p_words, p_is_lenient);
  return query execute format(
    $sql$
      with team as materialized (
        select every.id, every.name, ' ' || private.fold_text(every.name) as folded
        from public.teams as every
        where every.school_id = any($1) or every.id = any($2)
      ),
      match as (
        select entry.id, entry.opponent, team.name, entry.starts_at, school.time_zone, entry.status,
          entry.search_text || coalesce(team.folded, '') as words
        from public.matches as entry
        join public.schools as school on school.id = entry.school_id
        left join team on team.id = entry.team_id
        where entry.team_id = any(array(select team.id from team)) or entry.id = any($3)
        %s
      )
      select match.id, match.opponent, match.name, match.starts_at, match.time_zone, match.status = 'cancelled'
      from match
      where %s
      order by match.starts_at < now() - interval '2 hours', abs(extract(epoch from match.starts_at - now())), match.id
      limit $4
    $sql$,
    case when p_is_lenient then 'order by abs(extract(epoch from entry.starts_at - now())) limit 1000' else '' end,
    condition
  )
  using array(select private.my_staff_school_ids()), array(select private.my_family_team_ids()),
    array(select private.my_called_match_ids()), p_limit;
end;
$$;

-- Everything but exercises, best first within each kind: as typed, and where that finds nothing at all, as it
-- may have been meant. Nothing for a session that may not act (private.my_id).
create function private.search_club(p_words text[], p_limit int)
returns table (
  kind text, id uuid, title text, subtitle text, starts_at timestamptz, time_zone text, role public.app_role,
  is_cancelled boolean
)
language plpgsql
stable
set search_path = ''
as $$
declare
  is_lenient boolean;
  added int;
  total int := 0;
begin
  -- What counts as alike, for the operator: one wrong letter in a name of six.
  perform set_config('pg_trgm.word_similarity_threshold', '0.42', true);
  foreach is_lenient in array array[false, true] loop
    return query
    select 'player', found.id, found.title, found.subtitle, null::timestamptz, null::text, null::public.app_role, false
    from private.search_player_names(p_words, p_limit, is_lenient) as found;
    get diagnostics added = row_count;
    total := total + added;
    return query
    select 'team', found.id, found.title, found.subtitle, null::timestamptz, null::text, null::public.app_role, false
    from private.search_team_names(p_words, p_limit, is_lenient) as found;
    get diagnostics added = row_count;
    total := total + added;
    return query
    select 'person', found.id, found.title, found.subtitle, null::timestamptz, null::text, found.role, false
    from private.search_person_names(p_words, p_limit, is_lenient) as found;
    get diagnostics added = row_count;
    total := total + added;
    return query
    select 'training', found.id, found.title, found.subtitle, found.starts_at, found.time_zone, null::public.app_role,
      found.is_cancelled
    from private.search_training_words(p_words, p_limit, is_lenient) as found;
    get diagnostics added = row_count;
    total := total + added;
    return query
    select 'match', found.id, found.title, found.subtitle, found.starts_at, found.time_zone, null::public.app_role,
      found.is_cancelled
    from private.search_match_words(p_words, p_limit, is_lenient) as found;
    get diagnostics added = row_count;
    total := total + added;
    exit when total > 0;
  end loop;
end;
$$;

-- What these words find among everything I may read, best first within each kind: 'player', 'team', 'person',
-- 'training', 'match', 'exercise'; p_limit of each, ten at most. Fewer than two letters find nothing. A session
-- without a title has none; starts_at belongs to time_zone. Exercises come in the language of p_locale.
create function public.search_everything(
  p_query public.search_words,
  p_locale public.short_text default 'en',
  p_limit int default 5
)
returns table (
  kind text,
  id uuid,
  title text,
  subtitle text,
  starts_at timestamptz,
  time_zone text,
  role public.app_role,
  is_cancelled boolean
)
language plpgsql
stable
set search_path = ''
as $$
declare
  words text[] := private.list_search_words(p_query);
  most int := least(greatest(coalesce(p_limit, 5), 1), 10);
begin
  if char_length(array_to_string(words, '')) < 2 then
    return;
  end if;
  return query select * from private.search_club(words, most);
  return query
  select 'exercise', found.id, found.title, found.aim, null::timestamptz, null::text, null::public.app_role, false
  from public.search_exercises(p_locale, p_query, p_limit => most) as found;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  private.list_search_words(text),
  private.search_player_names(text[], int, boolean),
  private.search_team_names(text[], int, boolean),
  private.search_person_names(text[], int, boolean),
  private.search_training_words(text[], int, boolean),
  private.search_match_words(text[], int, boolean),
  private.search_club(text[], int),
  public.search_everything(public.search_words, public.short_text, int)
to authenticated;
