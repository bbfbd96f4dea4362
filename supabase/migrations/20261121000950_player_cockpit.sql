-- A player's cockpit: what one player did, in numbers of their own.
--
--                  player  parent  coach of the team  other coach  owner  admin
-- player_cockpit   self    child   -                  -            -      -
--
-- It holds that player and nobody else: no squad, no mean, no rank. Periods are those of team_cockpit (0948).

-- Functions ---------------------------------------------------------------------------------

-- What one player did: {from, to, before_from, before_to, sessions: {there, recorded}, sessions_before,
-- weeks: [{week_on, training_minutes, match_minutes}], matches: {called, minutes, goals, assists},
-- matches_before_minutes, slots: [{slot, minutes}], tasks: {done, open}, tasks_before_done, ratings: [{at, source,
-- physical, technical, overall}]}. Ratings of coaches only once they were shared. For the player and confirmed
-- guardians. Errors: player_not_readable (42501); period_unknown (P0001).
create function public.player_cockpit(p_player_id uuid, p_period public.short_text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  zone text;
  season_month int;
  span record;
  answer jsonb;
begin
  if not coalesce(p_player_id = any(array(select private.my_trusted_player_ids())), false) then
    raise exception 'player_not_readable' using errcode = '42501';
  end if;
  select school.time_zone, school.season_start_month into zone, season_month
  from public.players as player
  join public.schools as school on school.id = player.school_id
  where player.id = p_player_id;
  select * into span from private.cockpit_period(zone, season_month, p_period);

  with entry as materialized (
    select
      attendance.starts_at >= span.begins as is_now,
      date_trunc('week', attendance.starts_at at time zone zone)::date as week_on,
      attendance.status in ('present', 'late') as is_there,
      case when attendance.status in ('present', 'late') then coalesce(
        attendance.minutes, (extract(epoch from training.ends_at - training.starts_at) / 60)::int
      ) else 0 end as minutes
    from public.attendance
    join public.trainings as training on training.id = attendance.training_id
    where attendance.player_id = p_player_id and attendance.status is not null
      and (
        (attendance.starts_at >= span.begins and attendance.starts_at < span.ends)
        or (attendance.starts_at >= span.before_begins and attendance.starts_at < span.before_ends)
      )
  ),
  game as materialized (
    select
      match.id,
      match.starts_at >= span.begins as is_now,
      date_trunc('week', match.starts_at at time zone zone)::date as week_on,
      spell.seconds,
      spell.seconds_by_slot
    from public.match_squad as called
    join public.matches as match on match.id = called.match_id and match.status = 'finished'
    cross join lateral private.minutes_of_match(match.id) as spell
    where called.player_id = p_player_id and called.role in ('starter', 'bench')
      and spell.player_id = p_player_id
      and (
        (match.starts_at >= span.begins and match.starts_at < span.ends)
        or (match.starts_at >= span.before_begins and match.starts_at < span.before_ends)
      )
  ),
  deed as (
    select
      count(*) filter (where event.player_id = p_player_id and event.kind in ('goal', 'penalty_goal')) as goals,
      count(*) filter (where event.second_player_id = p_player_id and event.kind = 'goal') as assists
    from game
    join public.match_events as event
      on event.match_id = game.id and event.undone_at is null and not event.is_opponent
    where game.is_now
  ),
  week as (
    select step::date as week_on
    from generate_series(
      date_trunc('week', span.from_on::timestamp), span.to_on::timestamp, interval '7 days'
    ) as step
  )
  select jsonb_build_object(
    'from', span.from_on,
    'to', span.to_on,
    'before_from', span.before_from,
    'before_to', span.before_to,
    'sessions', (
      select jsonb_build_object('there', count(*) filter (where is_there), 'recorded', count(*))
      from entry where is_now
    ),
    'sessions_before', (
      select jsonb_build_object('there', count(*) filter (where is_there), 'recorded', count(*))
      from entry where not is_now
    ),
    'weeks', (
      select jsonb_agg(
        jsonb_build_object(
          'week_on', week.week_on,
          'training_minutes', coalesce(
            (select sum(minutes) from entry where entry.is_now and entry.week_on = week.week_on), 0
          ),
          'match_minutes', coalesce(
            (
              select round(sum(seconds) / 60.0)::int from game
              where game.is_now and game.week_on = week.week_on
            ),
            0
          )
        ) order by week.week_on
      ) from week
    ),
    'matches', (
      select jsonb_build_object(
        'called', count(*),
        'minutes', coalesce(round(sum(seconds) / 60.0)::int, 0),
        'goals', (select goals from deed),
        'assists', (select assists from deed)
      ) from game where is_now
    ),
    'matches_before_minutes', (
      select coalesce(round(sum(seconds) / 60.0)::int, 0) from game where not is_now
    ),
    'slots', (
      select coalesce(
        jsonb_agg(jsonb_build_object('slot', place.slot, 'minutes', place.minutes) order by place.minutes desc, place.slot),
        '[]'
      )
      from (
        select each.key as slot, round(sum(each.value::int) / 60.0)::int as minutes
        from game cross join lateral jsonb_each_text(game.seconds_by_slot) as each
        where game.is_now
        group by each.key
      ) as place
    ),
    'tasks', (
      select jsonb_build_object(
        'done', count(*) filter (
          where task.status = 'done' and task.completed_at >= span.begins and task.completed_at < span.ends
        ),
        'open', count(*) filter (where task.status in ('open', 'in_progress'))
      )
      from public.tasks as task where task.player_id = p_player_id
    ),
    'tasks_before_done', (
      select count(*) from public.tasks as task
      where task.player_id = p_player_id and task.status = 'done'
        and task.completed_at >= span.before_begins and task.completed_at < span.before_ends
    ),
    'ratings', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'at', rated.recorded_at,
            'source', case when rated.source = 'self' then 'self' else 'coach' end,
            'physical', rated.physical,
            'technical', rated.technical,
            'overall', rated.overall
          ) order by rated.recorded_at
        ),
        '[]'
      )
      from public.player_stat_updates as rated
      where rated.player_id = p_player_id and rated.shared_at is not null
        and rated.recorded_at >= span.begins - interval '1 year'
    )
  )
  into answer;
  return answer;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function public.player_cockpit(uuid, public.short_text) to authenticated;
