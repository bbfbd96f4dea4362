-- Session facts: what a coach has to know of one evening before planning it, in one answer.
--
--                  player  parent  coach of the team  other coach  owner    admin
-- session_facts    -       -       x                  -            school   -
--
-- Owner means: of the team's school. Numbers of players are sums without names or reasons, so
-- that an absence says nobody's state of health. What other teams of the school have planned is
-- told as far as it takes things away: kinds of equipment and ground, never their sessions.

-- Functions ---------------------------------------------------------------------------------

-- How many come: the squad of that day, the answers of the training (an absence answers no where
-- nobody is asked yet), and those who said yes plus the usual share of the silent. The share is
-- that of the last half year among those who had not answered, or of everybody where few were
-- silent; 85 of 100 for a team without records. keepers: goalkeepers of the squad who did not say no.
create function private.facts_of_players(p_team_id uuid, p_on date, p_training_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with squad as (
    select
      player.id,
      player.position is not distinct from 'goalkeeper' as is_keeper,
      case
        when entry.answer in ('yes', 'no') then entry.answer::text
        when entry.answer is null and exists (
          select from public.absences as absence
          where absence.player_id = player.id and p_on between absence.from_on and absence.to_on
        ) then 'no'
        else 'open'
      end as answer
    from private.squad_on(p_team_id, p_on) as member
    join public.players as player on player.id = member
    left join public.attendance as entry
      on entry.training_id = p_training_id and entry.player_id = player.id
  ),
  counted as (
    select
      count(*) as squad,
      count(*) filter (where answer = 'yes') as yes,
      count(*) filter (where answer = 'no') as no,
      count(*) filter (where answer = 'open') as open,
      count(*) filter (where is_keeper and answer <> 'no') as keepers
    from squad
  ),
  record as (
    select
      entry.status in ('present', 'late') as came,
      entry.answer is null or entry.answer = 'maybe' as was_silent
    from public.attendance as entry
    where entry.team_id = p_team_id
      and entry.status is not null
      and entry.starts_at >= p_on - 180
      and entry.starts_at < p_on + 1
  ),
  usual as (
    select case
      when count(*) filter (where was_silent) >= 20
        then avg(came::int) filter (where was_silent)
      when count(*) >= 20 then avg(came::int)
      else 0.85
    end as share
    from record
  )
  select jsonb_build_object(
    'squad', squad, 'yes', yes, 'no', no, 'open', open,
    'expected', yes + round(open * share)::int, 'keepers', keepers
  )
  from counted cross join usual;
$$;

-- What lies in the container for this team: the school's and its own, nothing broken.
create function private.facts_of_inventory(p_school_id uuid, p_team_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'count', total) order by kind), '[]')
  from (
    select item.kind, sum(item.count)::int as total
    from public.equipment_items as item
    where item.school_id = p_school_id
      and (item.team_id is null or item.team_id = p_team_id)
      and item.condition <> 'broken'
      and item.kind <> 'other'
    group by item.kind
  ) as stock
  where total > 0;
$$;

-- What other teams of the school need at the same time by their plans: the largest need of each
-- kind over the steps of a training, lanes side by side added up.
create function private.facts_of_taken(
  p_school_id uuid, p_team_id uuid, p_starts_at timestamptz, p_ends_at timestamptz
)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with need as (
    select
      training.id, team.name as team_name, item.value ->> 'kind' as kind,
      sum((item.value ->> 'count')::int) as count
    from public.trainings as training
    join public.teams as team on team.id = training.team_id
    join public.training_blocks as block on block.training_id = training.id
    join public.exercises as exercise on exercise.id = block.exercise_id
    cross join lateral jsonb_array_elements(exercise.equipment) as item
    where training.school_id = p_school_id
      and training.team_id <> p_team_id
      and training.status <> 'cancelled'
      and training.starts_at < p_ends_at
      and training.ends_at > p_starts_at
      -- The index knows starts only; a training lasts five hours at most.
      and training.starts_at > p_starts_at - interval '5 hours'
    group by training.id, team.name, block.phase, block.position, item.value ->> 'kind'
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'kind', kind, 'count', most, 'team_name', team_name, 'training_id', id
      ) order by team_name, id, kind
    ),
    '[]'
  )
  from (
    select id, team_name, kind, max(count)::int as most from need group by id, team_name, kind
  ) as training;
$$;

-- A part of a field with its size in metres: what its share of the grid is of the whole.
create function private.field_part_facts(p_part_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'part_id', part.id,
    'name', field.name || case part.kind when 'whole' then '' else ' (' || part.label || ')' end,
    'length_m', round(field.length_m * (upper(part.along) - lower(part.along)) / 12, 1),
    'width_m', round(field.width_m * (upper(part.across) - lower(part.across)) / 12, 1)
  )
  from public.field_parts as part
  join public.fields as field on field.id = part.field_id
  where part.id = p_part_id;
$$;

-- The part a team trained on most often in its last ten booked trainings before that time; of two
-- the later. plpgsql because its body is resolved when called; bookings are a later chapter.
create function private.usual_field_part(p_team_id uuid, p_before timestamptz)
returns uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select latest.field_part_id
    from (
      select booking.field_part_id, booking.starts_at
      from public.field_bookings as booking
      join public.fields as field on field.id = booking.field_id and field.archived_at is null
      where booking.team_id = p_team_id
        and booking.kind = 'training'
        and booking.status = 'booked'
        and booking.starts_at < p_before
        and booking.starts_at > p_before - interval '180 days'
      order by booking.starts_at desc
      limit 10
    ) as latest
    group by latest.field_part_id
    order by count(*) desc, max(latest.starts_at) desc
    limit 1
  );
end;
$$;

create function private.facts_of_field(
  p_team_id uuid, p_starts_at timestamptz, p_ends_at timestamptz, p_training_id uuid
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  booked uuid[] := array(
    select field_part_id from public.field_bookings
    where training_id = p_training_id and team_id = p_team_id and status = 'booked'
    order by created_at, id
  );
  usual uuid := case when booked = '{}' then private.usual_field_part(p_team_id, p_starts_at) end;
begin
  return jsonb_build_object(
    'field', coalesce(
      (select jsonb_agg(private.field_part_facts(part)) from unnest(booked) as part), '[]'
    ),
    'usual_field', private.field_part_facts(usual),
    'field_clashes', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'name', private.field_part_facts(booking.field_part_id) ->> 'name',
            'team_name', team.name,
            'starts_at', booking.starts_at,
            'ends_at', booking.ends_at
          ) order by booking.starts_at, booking.id
        )
        from public.field_parts as part
        join public.field_bookings as booking
          on booking.field_id = part.field_id
          and booking.along && part.along
          and booking.across && part.across
          and booking.during && tstzrange(p_starts_at, p_ends_at)
          and booking.status = 'booked'
        left join public.teams as team on team.id = booking.team_id
        where part.id = usual
      ),
      '[]'
    )
  );
end;
$$;

-- What the team did before: the last three weeks, and its last six trainings if they lie further
-- back. Minutes per topic as season_plan_minutes counts them.
create function private.facts_of_recent(p_team_id uuid, p_before timestamptz, p_training_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with training as (
    select candidate.id, candidate.starts_at
    from (
      select each.id, each.starts_at, row_number() over (order by each.starts_at desc, each.id) as place
      from public.trainings as each
      where each.team_id = p_team_id
        and each.starts_at < p_before
        and each.starts_at > p_before - interval '1 year'
        and each.status <> 'cancelled'
        and each.id is distinct from p_training_id
        and exists (select from public.training_blocks as block where block.training_id = each.id)
    ) as candidate
    where candidate.place <= 6 or candidate.starts_at >= p_before - interval '3 weeks'
  ),
  step as (
    select training.id, exercise.topic, max(block.minutes) as minutes
    from training
    join public.training_blocks as block on block.training_id = training.id
    join public.exercises as exercise on exercise.id = block.exercise_id
    group by training.id, exercise.topic, block.phase, block.position
  ),
  topics as (
    select id, topic, sum(minutes)::int as minutes from step group by id, topic
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'training_id', training.id,
        'starts_at', training.starts_at,
        'topics', coalesce(
          (
            select jsonb_agg(
              jsonb_build_object('topic', topics.topic, 'minutes', topics.minutes)
              order by topics.minutes desc, topics.topic
            )
            from topics where topics.id = training.id
          ),
          '[]'
        ),
        'exercise_ids', coalesce(
          (
            select jsonb_agg(distinct block.exercise_id)
            from public.training_blocks as block
            where block.training_id = training.id and block.exercise_id is not null
          ),
          '[]'
        )
      ) order by training.starts_at desc, training.id
    ),
    '[]'
  )
  from training;
$$;

-- The association's rule on heading for the team's age, the strictest of its choices, and how many
-- of the team's trainings with heading the same week or month has besides this one. allowed: one
-- more may have it. Null where no rule is known.
create function private.facts_of_heading(p_team_id uuid, p_on date, p_zone text, p_training_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with rule as (
    select
      rule.country, rule.heading_sessions_per as per, rule.heading_sessions_max as max_sessions,
      rule.headings_per_session as max_headings
    from public.age_rules_of_team(p_team_id) as rule
    where rule.heading_sessions_max is not null or rule.headings_per_session is not null
    order by rule.heading_sessions_max nulls last, rule.headings_per_session nulls last
    limit 1
  ),
  done as (
    select count(*)::int as sessions
    from rule
    join public.trainings as training
      on training.team_id = p_team_id
      and training.starts_at >= date_trunc(rule.per, p_on::timestamp) at time zone p_zone
      and training.starts_at
        < (date_trunc(rule.per, p_on::timestamp) + ('1 ' || rule.per)::interval) at time zone p_zone
      and training.status <> 'cancelled'
      and training.id is distinct from p_training_id
    where exists (
      select from public.training_blocks as block
      join public.exercises as exercise on exercise.id = block.exercise_id
      where block.training_id = training.id and exercise.has_heading
    )
  )
  select jsonb_build_object(
    'allowed', coalesce(done.sessions < rule.max_sessions, true)
      and coalesce(rule.max_headings > 0, true),
    'per', rule.per,
    'max_sessions', rule.max_sessions,
    'max_headings', rule.max_headings,
    'done_sessions', done.sessions,
    'country', rule.country,
    'season', (select season from public.teams where id = p_team_id)
  )
  from rule cross join done;
$$;

-- What the season plan has in mind for the week of that day.
create function private.facts_of_theme(p_team_id uuid, p_on date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'title', week.theme,
    'targets', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object('topic', target.topic, 'minutes', target.minutes)
          order by target.minutes desc, target.topic
        )
        from public.season_plan_targets as target
        where target.plan_id = week.plan_id and target.week_on = week.week_on
      ),
      '[]'
    )
  )
  from public.season_plans as plan
  join public.season_plan_weeks as week
    on week.plan_id = plan.id and week.week_on = date_trunc('week', p_on::timestamp)::date
  where plan.team_id = p_team_id;
$$;

-- The facts of one evening of a team; p_training_id: the training it is, when there is one already.
-- {team: {id, name, age_group, min_age, max_age, format_options: [players a side]},
--  players: {squad, yes, no, open, expected, keepers},
--  inventory: [{kind, count}], taken: [{kind, count, team_name, training_id}],
--  field: [{part_id, name, length_m, width_m}] (booked for it), usual_field: one such or null (where
--  none is booked), field_clashes: [{name, team_name, starts_at, ends_at}] (on the usual part),
--  recent: [{training_id, starts_at, topics: [{topic, minutes}], exercise_ids}] (the latest first),
--  heading: {allowed, per, max_sessions, max_headings, done_sessions, country, season} or null,
--  theme: {title, targets: [{topic, minutes}]} or null,
--  goals: [{topic, players, helped}] (facts_of_goals; empty for who does not coach the team)}.
-- Ages count as those of exercises do: U13 is 13, and 19 stands for everybody older.
-- Errors: not_staff_of_team (42501); range_invalid (P0001), of nothing or more than 12 hours. A
-- training of another team counts as none.
create function public.session_facts(
  p_team_id uuid,
  p_starts_at timestamptz,
  p_ends_at timestamptz,
  p_training_id uuid default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  team public.teams;
  zone text;
  on_date date;
  training uuid;
begin
  if not coalesce(p_team_id = any(array(select private.my_managed_team_ids())), false) then
    raise exception 'not_staff_of_team' using errcode = '42501';
  end if;
  if not coalesce(
    p_ends_at > p_starts_at and p_ends_at <= p_starts_at + interval '12 hours', false
  ) then
    raise exception 'range_invalid' using errcode = 'P0001';
  end if;
  select * into team from public.teams where id = p_team_id;
  select time_zone into zone from public.schools where id = team.school_id;
  on_date := (p_starts_at at time zone zone)::date;
  select id into training from public.trainings where id = p_training_id and team_id = p_team_id;

  return jsonb_build_object(
    'team', (
      select jsonb_build_object(
        'id', team.id,
        'name', team.name,
        'age_group', team.age_group,
        'min_age', least(coalesce(age.years_under, 19), 19),
        'max_age', least(coalesce(age.years_under, 19), 19),
        'format_options', array(select rule.format from public.age_rules_of_team(team.id) as rule)
      )
      from public.age_groups as age where age.code = team.age_group
    ),
    'players', private.facts_of_players(team.id, on_date, training),
    'inventory', private.facts_of_inventory(team.school_id, team.id),
    'taken', private.facts_of_taken(team.school_id, team.id, p_starts_at, p_ends_at),
    'recent', private.facts_of_recent(team.id, p_starts_at, training),
    'heading', private.facts_of_heading(team.id, on_date, zone, training),
    'theme', private.facts_of_theme(team.id, on_date),
    'goals', private.facts_of_goals(team.id)
  ) || private.facts_of_field(team.id, p_starts_at, p_ends_at, training);
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function public.session_facts(uuid, timestamptz, timestamptz, uuid) to authenticated;
