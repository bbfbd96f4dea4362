-- The platform's cockpit: how it is used, for administrators. And the sessions of all schools.
--
--                         player  parent  coach  owner  admin
-- platform_cockpit        -       -       -      -      answers
-- search_all_trainings    -       -       -      -      answers
--
-- Counted from what people did for their work: planned a session, answered, recorded. Nobody is followed to count it,
-- and no message is read. Weeks and days of the platform are those of UTC. Periods are those of team_cockpit (0948).
--
-- Counting goes through the deeds of everybody, so a job does it once an hour (count_platform, 0810) and the cockpit
-- shows what it found, with the time. What is older than two hours, or of another day, is counted anew.

-- Tables ------------------------------------------------------------------------------------

-- What was counted last, by period.
create table private.platform_numbers (
  period text not null,
  answer jsonb not null,
  counted_at timestamptz not null default now(),
  constraint platform_numbers_pkey primary key (period)
);

-- Functions ---------------------------------------------------------------------------------

-- Who did something, and when, at which school. By school, so that an index bounds the rows: an answer or a record is given
-- from four weeks before a session to two weeks after.
create function private.platform_deeds(p_begins timestamptz, p_ends timestamptz)
returns table (school_id uuid, user_id uuid, week_on date)
language sql
stable
security definer
set search_path = ''
rows 20000
as $$
  select distinct deed.school_id, deed.user_id, date_trunc('week', deed.at at time zone 'UTC')::date
  from (
    select school.id as school_id, done.user_id, done.at
    from public.schools as school
    join public.attendance as entry
      on entry.school_id = school.id
      and entry.starts_at >= p_begins - interval '14 days' and entry.starts_at < p_ends + interval '28 days'
    cross join lateral (
      values (entry.answered_by, entry.answered_at), (entry.recorded_by, entry.recorded_at)
    ) as done (user_id, at)
    union all
    select training.school_id, training.author_id, training.created_at
    from public.trainings as training
    where training.created_at >= p_begins and training.created_at < p_ends
  ) as deed
  where deed.user_id is not null and deed.at >= p_begins and deed.at < p_ends;
$$;

-- {from, to, before_from, before_to, people: {all, registered, registered_before}, active: {now, before},
-- sessions: {now, before}, roles: [{role, people, fresh}], weeks: [{week_on, active, registered, sessions}],
-- funnel: {registered, with_role, staff, planned, recorded} of who registered in the period, schools: [{school_id, name,
-- teams, players, sessions, sessions_before, recorded (sessions with a record), active, last_on}], the quietest
-- first, a hundred at most}. Error: period_unknown (P0001).
create function private.count_platform(p_period text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  span record;
  answer jsonb;
begin
  select * into span from private.cockpit_period('UTC', 7, p_period);

  with deed as materialized (
    select * from private.platform_deeds(span.begins, span.ends)
  ),
  given as materialized (
    select training.id, training.school_id, training.starts_at, training.starts_at >= span.begins as is_now
    from public.trainings as training
    where training.status <> 'cancelled' and training.ends_at < now()
      and (
        (training.starts_at >= span.begins and training.starts_at < span.ends)
        or (training.starts_at >= span.before_begins and training.starts_at < span.before_ends)
      )
  ),
  newcomer as (
    select person.id, person.created_at from public.users as person
    where person.created_at >= span.begins and person.created_at < span.ends
  ),
  staged as (
    select
      newcomer.id,
      exists (select from public.role_assignments as held where held.user_id = newcomer.id) as has_role,
      exists (
        select from public.role_assignments as held
        where held.user_id = newcomer.id and held.role in ('coach', 'owner')
      ) as is_staff,
      exists (select from public.trainings as training where training.author_id = newcomer.id) as has_planned,
      exists (
        select from public.attendance as entry
        where entry.recorded_by = newcomer.id and entry.status is not null
      ) as has_recorded
    from newcomer
  ),
  school_sums as (
    select
      school.id, school.name,
      (select count(*) from public.teams as team where team.school_id = school.id and team.archived_at is null) as teams,
      (
        select count(distinct squad.player_id) from public.squad_members as squad
        where squad.school_id = school.id and squad.left_on is null
      ) as players,
      (select count(*) from given where given.school_id = school.id and given.is_now) as sessions,
      (select count(*) from given where given.school_id = school.id and not given.is_now) as sessions_before,
      (
        select count(*) from given
        where given.school_id = school.id and given.is_now
          and exists (
            select from public.attendance as entry
            where entry.training_id = given.id and entry.status is not null
          )
      ) as recorded,
      (select count(distinct deed.user_id) from deed where deed.school_id = school.id) as active,
      (
        select (max(training.starts_at) at time zone school.time_zone)::date
        from public.trainings as training
        where training.school_id = school.id and training.status <> 'cancelled' and training.starts_at < now()
      ) as last_on
    from public.schools as school where school.archived_at is null
  )
  select jsonb_build_object(
    'from', span.from_on,
    'to', span.to_on,
    'before_from', span.before_from,
    'before_to', span.before_to,
    'people', jsonb_build_object(
      'all', (select count(*) from public.users),
      'registered', (select count(*) from newcomer),
      'registered_before', (
        select count(*) from public.users as person
        where person.created_at >= span.before_begins and person.created_at < span.before_ends
      )
    ),
    'active', jsonb_build_object(
      'now', (select count(distinct user_id) from deed),
      'before', (
        select count(distinct earlier.user_id)
        from private.platform_deeds(span.before_begins, span.before_ends) as earlier
      )
    ),
    'sessions', (
      select jsonb_build_object(
        'now', count(*) filter (where is_now), 'before', count(*) filter (where not is_now)
      ) from given
    ),
    'roles', (
      select coalesce(
        jsonb_agg(jsonb_build_object('role', each.role, 'people', each.people, 'fresh', each.fresh) order by each.role),
        '[]'
      )
      from (
        select
          held.role, count(distinct held.user_id) as people,
          count(distinct held.user_id) filter (where held.granted_at >= span.begins) as fresh
        from public.role_assignments as held group by held.role
      ) as each
    ),
    'weeks', (
      select jsonb_agg(
        jsonb_build_object(
          'week_on', step::date,
          'active', (select count(distinct user_id) from deed where deed.week_on = step::date),
          'registered', (
            select count(*) from newcomer
            where date_trunc('week', newcomer.created_at at time zone 'UTC') = step
          ),
          'sessions', (
            select count(*) from given
            where given.is_now and date_trunc('week', given.starts_at at time zone 'UTC') = step
          )
        ) order by step
      )
      from generate_series(
        date_trunc('week', span.from_on::timestamp), span.to_on::timestamp, interval '7 days'
      ) as step
    ),
    'funnel', (
      select jsonb_build_object(
        'registered', count(*),
        'with_role', count(*) filter (where has_role),
        'staff', count(*) filter (where is_staff),
        'planned', count(*) filter (where is_staff and has_planned),
        'recorded', count(*) filter (where is_staff and has_planned and has_recorded)
      ) from staged
    ),
    'schools', (
      select coalesce(jsonb_agg(to_jsonb(quiet) - 'id' || jsonb_build_object('school_id', quiet.id)), '[]')
      from (
        select * from school_sums
        order by active, sessions, last_on nulls first, lower(name), id
        limit 100
      ) as quiet
    )
  )
  into answer;
  return answer;
end;
$$;

-- Counts every period anew and keeps the answers; how many they are.
create function private.keep_platform_numbers()
returns int
language sql
security definer
set search_path = ''
as $$
  with counted as (
    insert into private.platform_numbers (period, answer)
    select period, private.count_platform(period) from unnest(array['four_weeks', 'three_months', 'season']) as period
    on conflict (period) do update set answer = excluded.answer, counted_at = now()
    returning period
  )
  select count(*)::int from counted;
$$;

-- What count_platform answers, with counted_at. Errors: admin_only (42501); period_unknown (P0001).
create function public.platform_cockpit(p_period public.short_text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  return coalesce(
    (
      select kept.answer || jsonb_build_object('counted_at', kept.counted_at)
      from private.platform_numbers as kept
      where kept.period = p_period
        and kept.counted_at > now() - interval '2 hours'
        and (kept.answer ->> 'to')::date = (now() at time zone 'UTC')::date
    ),
    private.count_platform(p_period) || jsonb_build_object('counted_at', now())
  );
end;
$$;

-- One page of the sessions of all schools, and the number of all matches. p_query: part of a title, place, team or
-- school. p_status: planned, done (over and not called off), cancelled or null for all. p_from and p_to: first and last
-- day by the school's clock. p_sort: starts_at, school or team. p_limit: at most 100. Error: admin_only (42501).
create function public.search_all_trainings(
  p_query public.search_words default null,
  p_school_id uuid default null,
  p_status public.short_text default null,
  p_from date default null,
  p_to date default null,
  p_sort public.short_text default 'starts_at',
  p_is_descending boolean default true,
  p_limit int default 25,
  p_offset int default 0
)
returns table (
  id uuid,
  title text,
  starts_at timestamptz,
  ends_at timestamptz,
  status public.training_status,
  place text,
  team_id uuid,
  team_name text,
  school_id uuid,
  school_name text,
  time_zone text,
  author_name text,
  planned_minutes int,
  recorded bigint,
  total_count bigint
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := case when btrim(p_query) <> '' then private.search_pattern(p_query) end;
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  return query
  with found as (
    select
      training.id, training.starts_at, team.name as team_name, school.name as school_name,
      school.time_zone, count(*) over () as total
    from public.trainings as training
    join public.teams as team on team.id = training.team_id
    join public.schools as school on school.id = training.school_id
    where (p_school_id is null or training.school_id = p_school_id)
      and (p_from is null or training.starts_at >= p_from::timestamp at time zone school.time_zone)
      and (p_to is null or training.starts_at < (p_to + 1)::timestamp at time zone school.time_zone)
      and (
        pattern is null
        or training.search_text like pattern
        or private.fold_text(team.name || ' ' || school.name) like pattern
      )
      and case p_status
        when 'cancelled' then training.status = 'cancelled'
        when 'planned' then training.status <> 'cancelled' and training.ends_at >= now()
        when 'done' then training.status <> 'cancelled' and training.ends_at < now()
        else true
      end
  ),
  shown as (
    select
      found.*,
      row_number() over (
        order by
          case when p_sort = 'school' and p_is_descending then lower(found.school_name) end desc,
          case when p_sort = 'school' and not p_is_descending then lower(found.school_name) end,
          case when p_sort = 'team' and p_is_descending then lower(found.team_name) end desc,
          case when p_sort = 'team' and not p_is_descending then lower(found.team_name) end,
          case when p_sort = 'starts_at' and not p_is_descending then found.starts_at end,
          found.starts_at desc,
          found.id
      ) as place
    from found
  )
  select
    training.id, training.title, training.starts_at, training.ends_at, training.status, training.place,
    training.team_id, shown.team_name, training.school_id, shown.school_name, shown.time_zone,
    nullif(btrim(author.first_name || ' ' || author.last_name), ''),
    (select totals.minutes from public.training_totals as totals where totals.id = training.id),
    (
      select count(*) from public.attendance as entry
      where entry.training_id = training.id and entry.status is not null
    ),
    shown.total
  from shown
  join public.trainings as training on training.id = shown.id
  left join public.users as author on author.id = training.author_id
  where shown.place > greatest(coalesce(p_offset, 0), 0)
    and shown.place <= greatest(coalesce(p_offset, 0), 0) + least(greatest(coalesce(p_limit, 25), 1), 100)
  order by shown.place;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.platform_cockpit(public.short_text),
  public.search_all_trainings(
    public.search_words, uuid, public.short_text, date, date, public.short_text, boolean, int, int
  )
to authenticated;
