-- Load of a child: sessions, matches and minutes of a week across all its teams, against its age's limits.
--
--                   player  parent  coach of the team  other coach  owner  admin
-- child_load        self    child   x                  -            x      -
-- child_load_weeks  self    child   x                  -            x      -
-- squad_load        -       -       x                  -            x      -
--
-- Coach means: of a team the child plays in now; owner: of its school. The record of weeks is for a parent whose
-- link is confirmed, the week of a match for whoever answers for the child. Answers are sums: what a child does in
-- other teams is told as minutes and numbers, never by team, place or reason. Nothing here refuses anything.
--
-- A training counts for whoever was there; before it is recorded, for the squad of that day without those who
-- said no. A match counts for whoever is called up, with its planned length until it is played and with
-- match_minutes from then on. Limits are those of the youngest of the child's teams.

-- Functions ---------------------------------------------------------------------------------

-- p_team_id: a team the child is about to play for, a guest's too.
create function private.load_limits(p_player_id uuid, p_team_id uuid, p_on date)
returns table (
  country text,
  age_group text,
  season_from int,
  is_binding boolean,
  source text,
  source_url text,
  day_minutes_max int,
  tournament_minutes_max int,
  sessions_week_max int,
  heading_sessions_max int,
  heading_sessions_per text
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    rule.country, rule.age_group, max(rule.season_from), bool_and(rule.is_binding), max(rule.source),
    max(rule.source_url), min(rule.day_minutes_max), min(rule.tournament_minutes_max),
    min(rule.sessions_week_max), min(rule.heading_sessions_max), max(rule.heading_sessions_per)
  from (
    select squad.team_id from public.squad_members as squad
    where squad.player_id = p_player_id
      and squad.joined_on <= p_on and (squad.left_on is null or squad.left_on >= p_on)
    union
    select p_team_id
  ) as place
  join public.teams as team on team.id = place.team_id
  join public.age_groups as age on age.code = team.age_group
  cross join lateral public.age_rules_of_team(team.id) as rule
  group by rule.country, rule.age_group, age.years_under
  order by age.years_under nulls last
  limit 1;
$$;

-- The week is Monday to Sunday around p_on by the school's clock, the day p_on itself. p_match_id: a match that
-- is not counted, because it is the one being decided about. Without a rule the limits are empty.
create function private.load_of_player(p_player_id uuid, p_team_id uuid, p_on date, p_match_id uuid)
returns table (
  trainings int,
  matches int,
  minutes int,
  day_minutes int,
  day_minutes_max int,
  sessions_week_max int,
  heading_sessions int,
  heading_sessions_max int,
  heading_sessions_per text,
  country text,
  age_group text,
  season_from int,
  is_binding boolean,
  source text,
  source_url text
)
language sql
stable
security definer
set search_path = ''
as $$
  with place as (
    select school.time_zone as zone, date_trunc('week', p_on::timestamp) as week,
      date_trunc('month', p_on::timestamp) as month
    from public.players as player
    join public.schools as school on school.id = player.school_id
    where player.id = p_player_id
  ),
  limits as (
    select * from private.load_limits(p_player_id, p_team_id, p_on)
  ),
  session as (
    select
      training.starts_at at time zone place.zone as starts_on,
      exists (
        select from public.training_blocks as block
        join public.exercises as exercise on exercise.id = block.exercise_id
        where block.training_id = training.id and exercise.has_heading
      ) as has_heading
    from place
    cross join lateral (
      select squad.team_id from public.squad_members as squad where squad.player_id = p_player_id
      union
      select entry.team_id from public.attendance as entry where entry.player_id = p_player_id
    ) as team
    join public.trainings as training
      on training.team_id = team.team_id
      and training.starts_at >= least(place.week, place.month) at time zone place.zone
      and training.starts_at
        < greatest(place.week + interval '7 days', place.month + interval '1 month') at time zone place.zone
      and training.status <> 'cancelled'
    left join public.attendance as entry
      on entry.training_id = training.id and entry.player_id = p_player_id
    where case
      when entry.status is not null then entry.status in ('present', 'late')
      else entry.answer is distinct from 'no'
        and p_player_id in (
          select private.squad_on(training.team_id, (training.starts_at at time zone place.zone)::date)
        )
        and not exists (
          select from public.absences as absence
          where absence.player_id = p_player_id
            and (training.starts_at at time zone place.zone)::date between absence.from_on and absence.to_on
        )
    end
  ),
  game as (
    select
      (match.starts_at at time zone place.zone)::date as played_on,
      match.kind in ('tournament', 'festival') as is_tournament,
      case
        when match.status in ('live', 'finished') then round(coalesce(played.seconds, 0) / 60.0)::int
        else match.periods * match.period_minutes
      end as minutes
    from place
    join public.match_squad as entry
      on entry.player_id = p_player_id and entry.role in ('starter', 'bench')
    join public.matches as match
      on match.id = entry.match_id
      and match.id is distinct from p_match_id
      and match.status <> 'cancelled'
      and match.starts_at >= place.week at time zone place.zone
      and match.starts_at < (place.week + interval '7 days') at time zone place.zone
    left join lateral private.minutes_of_match(match.id) as played
      on played.player_id = p_player_id and match.status in ('live', 'finished')
  ),
  counted as (
    select
      (select count(*)::int from session, place
        where session.starts_on >= place.week and session.starts_on < place.week + interval '7 days') as trainings,
      (select count(*)::int from game) as matches,
      (select coalesce(sum(game.minutes), 0)::int from game) as minutes,
      (select coalesce(sum(game.minutes), 0)::int from game where game.played_on = p_on) as day_minutes,
      coalesce((select bool_or(game.is_tournament) from game where game.played_on = p_on), false)
        or exists (select from public.matches where id = p_match_id and kind in ('tournament', 'festival')) as is_tournament
  )
  select
    counted.trainings, counted.matches, counted.minutes, counted.day_minutes,
    case
      when counted.is_tournament then coalesce(limits.tournament_minutes_max, limits.day_minutes_max)
      else limits.day_minutes_max
    end,
    limits.sessions_week_max,
    (
      select count(*)::int from session, place
      where session.has_heading and case
        when limits.heading_sessions_per = 'month'
          then session.starts_on >= place.month and session.starts_on < place.month + interval '1 month'
        else session.starts_on >= place.week and session.starts_on < place.week + interval '7 days'
      end
    ),
    limits.heading_sessions_max, limits.heading_sessions_per, limits.country, limits.age_group,
    limits.season_from, limits.is_binding, limits.source, limits.source_url
  from place cross join counted left join limits on true;
$$;

-- One row. Definer, because a family or a coach reads no other team's plans: asks for itself whose child it is.
-- Errors: player_not_readable (42501); day_required (P0001).
create function public.child_load(p_player_id uuid, p_on date)
returns table (
  trainings int,
  matches int,
  minutes int,
  day_minutes int,
  day_minutes_max int,
  sessions_week_max int,
  heading_sessions int,
  heading_sessions_max int,
  heading_sessions_per text,
  country text,
  age_group text,
  season_from int,
  is_binding boolean,
  source text,
  source_url text
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not coalesce(p_player_id = any(array(
    select private.my_player_ids()
    union select private.my_coached_player_ids()
    union select private.my_owned_player_ids()
  )), false) then
    raise exception 'player_not_readable' using errcode = '42501';
  end if;
  if p_on is null then
    raise exception 'day_required' using errcode = 'P0001';
  end if;
  return query select * from private.load_of_player(p_player_id, null, p_on, null);
end;
$$;

-- The record: the week of p_on and those before it, p_week_count in all (1 to 26), the latest first. A week has one row
-- for each day with a match, so that no day's limit is missed, and one for its Monday where there is none; week_on is
-- that Monday. Definer, as child_load.
-- Errors: player_not_readable (42501); day_required, week_count_out_of_range (P0001).
create function public.child_load_weeks(p_player_id uuid, p_on date, p_week_count int)
returns table (
  week_on date,
  day_on date,
  trainings int,
  matches int,
  minutes int,
  day_minutes int,
  day_minutes_max int,
  sessions_week_max int,
  heading_sessions int,
  heading_sessions_max int,
  heading_sessions_per text,
  country text,
  age_group text,
  season_from int,
  is_binding boolean,
  source text,
  source_url text
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not coalesce(p_player_id = any(array(
    select private.my_trusted_player_ids()
    union select private.my_coached_player_ids()
    union select private.my_owned_player_ids()
  )), false) then
    raise exception 'player_not_readable' using errcode = '42501';
  end if;
  if p_on is null then
    raise exception 'day_required' using errcode = 'P0001';
  end if;
  if p_week_count is null or p_week_count not between 1 and 26 then
    raise exception 'week_count_out_of_range' using errcode = 'P0001';
  end if;
  return query
  with played as (
    select distinct private.local_day(match.school_id, match.starts_at) as day_on
    from public.match_squad as entry
    join public.matches as match on match.id = entry.match_id and match.status <> 'cancelled'
    where entry.player_id = p_player_id and entry.role in ('starter', 'bench')
  ),
  week as (
    select date_trunc('week', p_on::timestamp)::date - 7 * back as monday
    from generate_series(0, p_week_count - 1) as back
  )
  select week.monday, coalesce(played.day_on, week.monday), load.*
  from week
  left join played on played.day_on between week.monday and week.monday + 6
  cross join lateral private.load_of_player(
    p_player_id, null, coalesce(played.day_on, week.monday), null
  ) as load
  order by 1 desc, 2;
end;
$$;

-- Today's squad and, while the match is to come, everybody who stands in its list; the match itself not counted: what it adds is its
-- planned length. Definer, as child_load.
-- Errors: match_not_writable (42501).
create function public.squad_load(p_match_id uuid)
returns table (
  player_id uuid,
  trainings int,
  matches int,
  minutes int,
  day_minutes int,
  day_minutes_max int,
  sessions_week_max int,
  heading_sessions int,
  heading_sessions_max int,
  heading_sessions_per text,
  country text,
  age_group text,
  season_from int,
  is_binding boolean,
  source text,
  source_url text
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  asked public.matches;
begin
  select * into asked from public.matches as match
  where match.id = p_match_id and match.team_id = any(array(select private.my_managed_team_ids()));
  if not found then
    raise exception 'match_not_writable' using errcode = '42501';
  end if;
  return query
  select someone.id, load.*
  from (
    select place.player_id as id from public.squad_members as place
    where place.team_id = asked.team_id and place.left_on is null
    union
    select entry.player_id from public.match_squad as entry
    where entry.match_id = asked.id and asked.status = 'planned'
  ) as someone
  cross join lateral private.load_of_player(
    someone.id, asked.team_id, private.local_day(asked.school_id, asked.starts_at), asked.id
  ) as load;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.child_load(uuid, date),
  public.child_load_weeks(uuid, date, int),
  public.squad_load(uuid)
to authenticated;
