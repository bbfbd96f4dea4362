-- Analytics: what a cockpit shows, counted in the database so that a page asks once.
--
--                player  parent  coach of the team now  other coach  owner  admin
-- team_cockpit   -       -       answers                -            -      -
--
-- Effort, injuries and reasons of absence stay with the coaches of the team (0640). Nothing mental and no money is read here.
--
-- p_period: four_weeks, three_months (13 weeks) or season (since the school's season began), each up to today by
-- the school's clock. The first two begin on a Monday and are compared with as many weeks before; the season with
-- the same days a year ago. A training was given once it is over and was not called off.

-- Functions ---------------------------------------------------------------------------------

-- begins and ends are the instants of the first day and of the day after the last; those of before likewise.
-- Error: period_unknown (P0001).
create function private.cockpit_period(p_zone text, p_season_month int, p_period text)
returns table (
  from_on date,
  to_on date,
  before_from date,
  before_to date,
  begins timestamptz,
  ends timestamptz,
  before_begins timestamptz,
  before_ends timestamptz
)
language plpgsql
stable
set search_path = ''
as $$
declare
  today date := (now() at time zone p_zone)::date;
  monday date := date_trunc('week', today::timestamp)::date;
  season_on date := make_date(extract(year from today)::int, p_season_month, 1);
begin
  to_on := today;
  if p_period = 'four_weeks' then
    from_on := monday - 21;
    before_from := from_on - 28;
    before_to := to_on - 28;
  elsif p_period = 'three_months' then
    from_on := monday - 84;
    before_from := from_on - 91;
    before_to := to_on - 91;
  elsif p_period = 'season' then
    from_on := case when season_on > today then (season_on - interval '1 year')::date else season_on end;
    before_from := (from_on - interval '1 year')::date;
    before_to := (to_on - interval '1 year')::date;
  else
    raise exception 'period_unknown' using errcode = 'P0001';
  end if;
  begins := from_on::timestamp at time zone p_zone;
  ends := (to_on + 1)::timestamp at time zone p_zone;
  before_begins := before_from::timestamp at time zone p_zone;
  before_ends := (before_to + 1)::timestamp at time zone p_zone;
  return next;
end;
$$;

-- Minutes and load of each week, and of four weeks before the first, which a rise is measured by. Load of a training: minutes
-- times effort, the mean of those who said how hard it was; where nobody did, as planned. unknown: trainings
-- without either.
create function private.cockpit_weeks(p_team_id uuid, p_zone text, p_from date, p_to date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with week as (
    select step::date as week_on
    from generate_series(
      date_trunc('week', p_from::timestamp) - interval '28 days', p_to::timestamp, interval '7 days'
    ) as step
  ),
  given as (
    select
      date_trunc('week', training.starts_at at time zone p_zone)::date as week_on,
      length.minutes,
      felt.load as felt,
      totals.load as planned
    from public.trainings as training
    cross join lateral (
      select (extract(epoch from training.ends_at - training.starts_at) / 60)::int as minutes
    ) as length
    left join lateral (
      select avg(coalesce(entry.minutes, length.minutes) * entry.rpe) as load
      from public.attendance as entry
      where entry.training_id = training.id and entry.status in ('present', 'late') and entry.rpe is not null
    ) as felt on true
    left join public.training_totals as totals on totals.id = training.id
    where training.team_id = p_team_id
      and training.starts_at >= (select min(week_on) from week)::timestamp at time zone p_zone
      and training.starts_at < (p_to + 1)::timestamp at time zone p_zone
      and training.status <> 'cancelled'
      and training.ends_at < now()
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'week_on', week.week_on,
        'is_before', week.week_on < date_trunc('week', p_from::timestamp)::date,
        'sessions', coalesce(sums.sessions, 0),
        'minutes', coalesce(sums.minutes, 0),
        'load', coalesce(sums.load, 0),
        'measured', coalesce(sums.measured, 0),
        'unknown', coalesce(sums.unknown, 0),
        'target_load', (
          select target.target_load from public.season_plan_weeks as target
          where target.team_id = p_team_id and target.week_on = week.week_on
        )
      ) order by week.week_on
    ),
    '[]'
  )
  from week
  left join (
    select
      given.week_on, count(*) as sessions, sum(given.minutes) as minutes,
      round(sum(coalesce(given.felt, given.planned)))::int as load,
      count(given.felt) as measured,
      count(*) filter (where given.felt is null and given.planned is null) as unknown
    from given group by given.week_on
  ) as sums on sums.week_on = week.week_on;
$$;

-- Who came, and why others did not: {now: {status: rows}, before, weekdays: [{weekday: 1 Monday to 7, there,
-- recorded}], reasons: [{reason or null, count}], open: trainings that were given and never recorded}.
create function private.cockpit_attendance(
  p_team_id uuid,
  p_zone text,
  p_begins timestamptz,
  p_ends timestamptz,
  p_before_begins timestamptz,
  p_before_ends timestamptz
)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with entry as materialized (
    select
      attendance.status,
      extract(isodow from attendance.starts_at at time zone p_zone)::int as weekday,
      attendance.answer_reason as reason
    from public.attendance
    where attendance.team_id = p_team_id and attendance.status is not null
      and attendance.starts_at >= p_begins and attendance.starts_at < p_ends
  )
  select jsonb_build_object(
    'now', (
      select coalesce(jsonb_object_agg(each.status, each.count), '{}')
      from (select status, count(*) from entry group by status) as each
    ),
    'before', (
      select coalesce(jsonb_object_agg(each.status, each.count), '{}')
      from (
        select attendance.status, count(*) from public.attendance
        where attendance.team_id = p_team_id and attendance.status is not null
          and attendance.starts_at >= p_before_begins and attendance.starts_at < p_before_ends
        group by attendance.status
      ) as each
    ),
    'weekdays', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('weekday', each.weekday, 'there', each.there, 'recorded', each.recorded)
          order by each.weekday
        ),
        '[]'
      )
      from (
        select weekday, count(*) filter (where status in ('present', 'late')) as there, count(*) as recorded
        from entry group by weekday
      ) as each
    ),
    'reasons', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('reason', each.reason, 'count', each.count)
          order by each.count desc, each.reason
        ),
        '[]'
      )
      from (
        select reason, count(*) from entry where status in ('excused', 'absent') group by reason
      ) as each
    ),
    'open', (
      select count(*) from public.trainings as training
      where training.team_id = p_team_id
        and training.starts_at >= p_begins and training.starts_at < p_ends
        and training.status <> 'cancelled' and training.ends_at < now()
        and not exists (
          select from public.attendance
          where attendance.training_id = training.id and attendance.status is not null
        )
    )
  );
$$;

-- Minutes per topic, as season_plan_minutes counts them: [{topic, target, planned, delivered, before}].
create function private.cockpit_topics(
  p_team_id uuid,
  p_from date,
  p_to date,
  p_begins timestamptz,
  p_ends timestamptz,
  p_before_begins timestamptz,
  p_before_ends timestamptz
)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with step as (
    select
      exercise.topic,
      max(block.minutes) as minutes,
      training.starts_at >= p_begins as is_now,
      training.ends_at < now() as is_over
    from public.trainings as training
    join public.training_blocks as block on block.training_id = training.id
    join public.exercises as exercise on exercise.id = block.exercise_id
    where training.team_id = p_team_id
      and training.status <> 'cancelled'
      and (
        (training.starts_at >= p_begins and training.starts_at < p_ends)
        or (training.starts_at >= p_before_begins and training.starts_at < p_before_ends)
      )
    group by training.id, block.phase, block.position, exercise.topic
  ),
  counted as (
    select
      topic,
      coalesce(sum(minutes) filter (where is_now), 0) as planned,
      coalesce(sum(minutes) filter (where is_now and is_over), 0) as delivered,
      coalesce(sum(minutes) filter (where not is_now and is_over), 0) as before
    from step group by topic
  ),
  wanted as (
    select target.topic, sum(target.minutes) as minutes
    from public.season_plan_targets as target
    where target.team_id = p_team_id
      and target.week_on between date_trunc('week', p_from::timestamp)::date and p_to
    group by target.topic
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'topic', topic,
        'target', coalesce(wanted.minutes, 0),
        'planned', coalesce(counted.planned, 0),
        'delivered', coalesce(counted.delivered, 0),
        'before', coalesce(counted.before, 0)
      ) order by coalesce(counted.delivered, 0) desc, topic
    ),
    '[]'
  )
  from wanted full join counted using (topic);
$$;

-- Today's squad: {player_id, name, there, recorded, matches (called up for), seconds, possible_seconds}. Possible is the
-- length of finished matches of the period they were called up for or left out of, as in season_ledger.
create function private.cockpit_squad(p_team_id uuid, p_begins timestamptz, p_ends timestamptz)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with game as materialized (
    select match.id, match.periods * match.period_minutes * 60 as length
    from public.matches as match
    where match.team_id = p_team_id and match.status = 'finished'
      and match.starts_at >= p_begins and match.starts_at < p_ends
  ),
  played as (
    select spell.player_id, sum(spell.seconds) as seconds
    from game cross join lateral private.minutes_of_match(game.id) as spell
    group by spell.player_id
  ),
  choice as (
    select
      entry.player_id,
      count(*) filter (where entry.role in ('starter', 'bench')) as matches,
      sum(game.length) filter (
        where not (entry.role = 'not_called' and entry.reason is not distinct from 'unavailable')
      ) as possible
    from game
    join public.match_squad as entry on entry.match_id = game.id and entry.role is not null
    group by entry.player_id
  ),
  there as (
    select
      entry.player_id,
      count(*) filter (where entry.status in ('present', 'late')) as there,
      count(*) as recorded
    from public.attendance as entry
    where entry.team_id = p_team_id and entry.status is not null
      and entry.starts_at >= p_begins and entry.starts_at < p_ends
    group by entry.player_id
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'player_id', player.id,
        'name', player.first_name || ' ' || player.last_name,
        'there', coalesce(there.there, 0),
        'recorded', coalesce(there.recorded, 0),
        'matches', coalesce(choice.matches, 0),
        'seconds', coalesce(played.seconds, 0),
        'possible_seconds', coalesce(choice.possible, 0)
      ) order by player.last_name, player.first_name, player.id
    ),
    '[]'
  )
  from public.squad_members as squad
  join public.players as player on player.id = squad.player_id
  left join played on played.player_id = player.id
  left join choice on choice.player_id = player.id
  left join there on there.player_id = player.id
  where squad.team_id = p_team_id and squad.left_on is null;
$$;

-- How many different exercises the team did, how many of them for the first time in a year, and which most often.
create function private.cockpit_exercises(
  p_team_id uuid,
  p_begins timestamptz,
  p_before_begins timestamptz,
  p_before_ends timestamptz
)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with used as (
    select used.exercise_id, count(*) as times, sum(used.minutes) as minutes
    from public.exercise_uses as used
    where used.team_id = p_team_id and used.used_at >= p_begins and used.used_at < now()
    group by used.exercise_id
  ),
  most as (
    select * from used where times > 1 order by times desc, minutes desc, exercise_id limit 5
  )
  select jsonb_build_object(
    'different', (select count(*) from used),
    'times', (select coalesce(sum(times), 0) from used),
    'fresh', (
      select count(*) from used
      where not exists (
        select from public.exercise_uses as earlier
        where earlier.team_id = p_team_id and earlier.exercise_id = used.exercise_id
          and earlier.used_at >= p_begins - interval '1 year' and earlier.used_at < p_begins
      )
    ),
    'before', (
      select count(distinct earlier.exercise_id) from public.exercise_uses as earlier
      where earlier.team_id = p_team_id
        and earlier.used_at >= p_before_begins and earlier.used_at < p_before_ends
    ),
    'most', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'exercise_id', most.exercise_id,
            'titles', (
              select jsonb_object_agg(words.locale, words.title)
              from public.exercise_texts as words where words.exercise_id = most.exercise_id
            ),
            'times', most.times,
            'minutes', most.minutes
          ) order by most.times desc, most.minutes desc, most.exercise_id
        ),
        '[]'
      ) from most
    )
  );
$$;

-- Means of today's squad by the coaches' newest ratings, now and when the period began: [{attribute, mean, before,
-- players}], attributes nobody was rated in left out. Technical and physical ones only.
create function private.cockpit_ratings(p_team_id uuid, p_begins timestamptz)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with rated as (
    select moment.is_now, entry.key as attribute, entry.value::numeric as rating
    from public.squad_members as squad
    cross join (values (true, now()), (false, p_begins)) as moment (is_now, until)
    cross join lateral (
      select snapshot.* from public.player_stat_updates as snapshot
      where snapshot.player_id = squad.player_id and snapshot.source <> 'self'
        and snapshot.recorded_at <= moment.until
      order by snapshot.recorded_at desc
      limit 1
    ) as newest
    cross join lateral jsonb_each_text(
      jsonb_build_object(
        'speed', newest.speed, 'stamina', newest.stamina, 'strength', newest.strength,
        'agility', newest.agility, 'passing', newest.passing, 'shooting', newest.shooting,
        'dribbling', newest.dribbling, 'ball_control', newest.ball_control,
        'first_touch', newest.first_touch
      )
    ) as entry
    where squad.team_id = p_team_id and squad.left_on is null and entry.value is not null
  ),
  mean as (
    select
      attribute,
      round(avg(rating) filter (where is_now), 1) as now,
      round(avg(rating) filter (where not is_now), 1) as before,
      count(*) filter (where is_now) as players
    from rated group by attribute
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'attribute', attribute, 'mean', now, 'before', before, 'players', players
      ) order by now, attribute
    ) filter (where now is not null),
    '[]'
  )
  from mean;
$$;

-- A coach's cockpit of one team: {from, to, before_from, before_to, age (years, empty for adults), weeks,
-- attendance, topics, squad, exercises, ratings}. Definer, as it sums rows of many people: asks for itself whether the
-- caller looks after the team now. Errors: team_not_readable (42501); period_unknown (P0001).
create function public.team_cockpit(p_team_id uuid, p_period public.short_text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  zone text;
  season_month int;
  age int;
  span record;
begin
  if not coalesce(p_team_id = any(array(select private.my_staff_team_ids())), false) then
    raise exception 'team_not_readable' using errcode = '42501';
  end if;
  select school.time_zone, school.season_start_month, age_group.years_under
  into zone, season_month, age
  from public.teams as team
  join public.schools as school on school.id = team.school_id
  join public.age_groups as age_group on age_group.code = team.age_group
  where team.id = p_team_id;
  select * into span from private.cockpit_period(zone, season_month, p_period);
  return jsonb_build_object(
    'from', span.from_on,
    'to', span.to_on,
    'before_from', span.before_from,
    'before_to', span.before_to,
    'age', age,
    'weeks', private.cockpit_weeks(p_team_id, zone, span.from_on, span.to_on),
    'attendance', private.cockpit_attendance(
      p_team_id, zone, span.begins, span.ends, span.before_begins, span.before_ends
    ),
    'topics', private.cockpit_topics(
      p_team_id, span.from_on, span.to_on, span.begins, span.ends, span.before_begins, span.before_ends
    ),
    'squad', private.cockpit_squad(p_team_id, span.begins, span.ends),
    'exercises', private.cockpit_exercises(p_team_id, span.begins, span.before_begins, span.before_ends),
    'ratings', private.cockpit_ratings(p_team_id, span.begins)
  );
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function public.team_cockpit(uuid, public.short_text) to authenticated;
