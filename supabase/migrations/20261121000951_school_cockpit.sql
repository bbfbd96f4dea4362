-- A school's cockpit: how the club is doing, for who answers for it.
--
--                  player  parent  coach  treasurer  owner        admin
-- school_cockpit   -       -       -      -          own schools  -
--
-- The owner is told who came, never why not, and of playing time only how it is spread in a team: reasons, effort and
-- names stay with the coaches (0640). Money is that of school_finances. Periods are those of team_cockpit (0948).

-- Functions ---------------------------------------------------------------------------------

-- Teams that play: [{team_id, name, squad, sessions, there, recorded, before_there, before_recorded, matches, least, median,
-- most (percent of the possible minutes), under_half (players with less than half the median)}].
create function private.school_cockpit_teams(
  p_school_id uuid,
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
  with there as (
    select
      entry.team_id,
      count(*) filter (where entry.status in ('present', 'late') and entry.starts_at >= p_begins) as there,
      count(*) filter (where entry.starts_at >= p_begins) as recorded,
      count(*) filter (where entry.status in ('present', 'late') and entry.starts_at < p_before_ends) as before_there,
      count(*) filter (where entry.starts_at < p_before_ends) as before_recorded
    from public.attendance as entry
    where entry.school_id = p_school_id and entry.status is not null
      and (
        (entry.starts_at >= p_begins and entry.starts_at < p_ends)
        or (entry.starts_at >= p_before_begins and entry.starts_at < p_before_ends)
      )
    group by entry.team_id
  ),
  given as (
    select training.team_id, count(*) as sessions
    from public.trainings as training
    where training.school_id = p_school_id and training.status <> 'cancelled'
      and training.starts_at >= p_begins and training.starts_at < p_ends and training.ends_at < now()
    group by training.team_id
  ),
  game as materialized (
    select match.id, match.team_id, match.periods * match.period_minutes * 60 as length
    from public.matches as match
    where match.school_id = p_school_id and match.status = 'finished'
      and match.starts_at >= p_begins and match.starts_at < p_ends
  ),
  played as (
    select game.id, spell.player_id, spell.seconds
    from game cross join lateral private.minutes_of_match(game.id) as spell
  ),
  share as (
    select game.team_id, entry.player_id, 100.0 * sum(coalesce(played.seconds, 0)) / sum(game.length) as percent
    from game
    join public.match_squad as entry on entry.match_id = game.id and entry.role is not null
    left join played on played.id = game.id and played.player_id = entry.player_id
    where not (entry.role = 'not_called' and entry.reason is not distinct from 'unavailable')
    group by game.team_id, entry.player_id
  ),
  spread as (
    select
      team_id, min(percent) as least, max(percent) as most,
      percentile_cont(0.5) within group (order by percent::float8) as median
    from share group by team_id
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'team_id', team.id,
        'name', team.name,
        'squad', (
          select count(*) from public.squad_members as squad
          where squad.team_id = team.id and squad.left_on is null
        ),
        'sessions', coalesce(given.sessions, 0),
        'there', coalesce(there.there, 0),
        'recorded', coalesce(there.recorded, 0),
        'before_there', coalesce(there.before_there, 0),
        'before_recorded', coalesce(there.before_recorded, 0),
        'matches', (select count(*) from game where game.team_id = team.id),
        'least', round(spread.least)::int,
        'median', round(spread.median)::int,
        'most', round(spread.most)::int,
        'under_half', (
          select count(*) from share
          where share.team_id = team.id and share.percent < spread.median / 2
        )
      ) order by age.sort_order, team.name, team.id
    ),
    '[]'
  )
  from public.teams as team
  join public.age_groups as age on age.code = team.age_group
  left join there on there.team_id = team.id
  left join given on given.team_id = team.id
  left join spread on spread.team_id = team.id
  where team.school_id = p_school_id and team.archived_at is null;
$$;

-- The last twelve months, this one included: [{month, joined, left, members (on its last day, or today), still (of who
-- joined in it, how many are here today), fees_cents, orders_cents, refunded_cents}]. A player joins with the first
-- squad and leaves with the last.
create function private.school_cockpit_months(p_school_id uuid, p_today date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with stay as materialized (
    select
      squad.player_id,
      min(squad.joined_on) as joined_on,
      case when bool_or(squad.left_on is null) then null else max(squad.left_on) end as left_on
    from public.squad_members as squad
    where squad.school_id = p_school_id
    group by squad.player_id
  ),
  frame as (
    select step::date as month, least((step + interval '1 month' - interval '1 day')::date, p_today) as last_on
    from generate_series(
      date_trunc('month', p_today::timestamp) - interval '11 months', p_today::timestamp, interval '1 month'
    ) as step
  ),
  money as (
    select * from public.school_finances(p_school_id, (p_today - interval '11 months')::date, p_today)
  )
  select jsonb_agg(
    jsonb_build_object(
      'month', frame.month,
      'joined', people.joined,
      'left', people.left,
      'members', people.members,
      'still', people.still,
      'fees_cents', coalesce(money.fees_paid_cents, 0),
      'orders_cents', coalesce(money.orders_paid_cents, 0),
      'refunded_cents', coalesce(money.refunded_cents, 0)
    ) order by frame.month
  )
  from frame
  cross join lateral (
    select
      count(*) filter (where stay.joined_on between frame.month and frame.last_on) as joined,
      count(*) filter (where stay.left_on between frame.month and frame.last_on) as left,
      count(*) filter (
        where stay.joined_on <= frame.last_on and (stay.left_on is null or stay.left_on > frame.last_on)
      ) as members,
      count(*) filter (
        where stay.joined_on between frame.month and frame.last_on and stay.left_on is null
      ) as still
    from stay
  ) as people
  left join money on money.month = frame.month;
$$;

-- Whoever looks after a team and still has a staff role: [{user_id, name, teams, sessions, matches (of their teams),
-- planned (sessions they wrote)}].
create function private.school_cockpit_coaches(p_school_id uuid, p_begins timestamptz, p_ends timestamptz)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with given as (
    select training.team_id, training.author_id, count(*) as sessions
    from public.trainings as training
    where training.school_id = p_school_id and training.status <> 'cancelled'
      and training.starts_at >= p_begins and training.starts_at < p_ends and training.ends_at < now()
    group by training.team_id, training.author_id
  ),
  game as (
    select match.team_id, count(*) as matches
    from public.matches as match
    where match.school_id = p_school_id and match.status = 'finished'
      and match.starts_at >= p_begins and match.starts_at < p_ends
    group by match.team_id
  ),
  place as (
    select distinct staff.user_id, staff.team_id
    from public.team_staff as staff
    join public.teams as team on team.id = staff.team_id and team.archived_at is null
    join public.role_assignments as held
      on held.user_id = staff.user_id and held.school_id = staff.school_id and held.role in ('owner', 'coach')
    where staff.school_id = p_school_id
  ),
  work as (
    select
      place.user_id,
      count(*) as teams,
      coalesce(sum((select sum(given.sessions) from given where given.team_id = place.team_id)), 0) as sessions,
      coalesce(sum((select game.matches from game where game.team_id = place.team_id)), 0) as matches
    from place group by place.user_id
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'user_id', person.id,
        'name', btrim(person.first_name || ' ' || person.last_name),
        'teams', work.teams,
        'sessions', work.sessions,
        'matches', work.matches,
        'planned', (select coalesce(sum(given.sessions), 0) from given where given.author_id = person.id)
      ) order by work.sessions + work.matches desc, person.last_name, person.id
    ),
    '[]'
  )
  from work join public.users as person on person.id = work.user_id;
$$;

-- Licences and background checks of staff that run out within 120 days or have run out: [{user_id, name, kind: license or
-- background_check, license, expires_on}].
create function private.school_cockpit_papers(p_school_id uuid, p_today date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with staff as (
    select distinct held.user_id from public.role_assignments as held
    where held.school_id = p_school_id and held.role in ('owner', 'coach')
  ),
  paper as (
    select staff.user_id, 'license' as kind, profile.license::text as license, profile.license_expires_on as expires_on
    from staff join public.coach_profiles as profile on profile.user_id = staff.user_id
    union all
    select staff.user_id, 'background_check', null, max(checked.expires_on)
    from staff
    join public.background_checks as checked
      on checked.user_id = staff.user_id and checked.school_id = p_school_id
    group by staff.user_id
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'user_id', person.id,
        'name', btrim(person.first_name || ' ' || person.last_name),
        'kind', paper.kind,
        'license', paper.license,
        'expires_on', paper.expires_on
      ) order by paper.expires_on, person.last_name, person.id
    ),
    '[]'
  )
  from paper join public.users as person on person.id = paper.user_id
  where paper.expires_on <= p_today + 120;
$$;

-- Booked minutes by field and what for; parts of a field that are booked on their own count on their own:
-- [{field_id, name, training, match, other, before}].
create function private.school_cockpit_fields(
  p_school_id uuid,
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
  with used as (
    select
      booking.field_id,
      booking.kind,
      booking.starts_at >= p_begins as is_now,
      extract(epoch from booking.ends_at - booking.starts_at) / 60 as minutes
    from public.field_bookings as booking
    where booking.school_id = p_school_id and booking.status = 'booked'
      and (
        (booking.starts_at >= p_begins and booking.starts_at < p_ends)
        or (booking.starts_at >= p_before_begins and booking.starts_at < p_before_ends)
      )
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'field_id', field.id,
        'name', field.name,
        'training', sums.training,
        'match', sums.match,
        'other', sums.other,
        'before', sums.before
      ) order by field.name, field.id
    ),
    '[]'
  )
  from public.fields as field
  cross join lateral (
    select
      coalesce(sum(used.minutes) filter (where used.is_now and used.kind = 'training'), 0)::int as training,
      coalesce(sum(used.minutes) filter (where used.is_now and used.kind = 'match'), 0)::int as match,
      coalesce(sum(used.minutes) filter (where used.is_now and used.kind not in ('training', 'match')), 0)::int as other,
      coalesce(sum(used.minutes) filter (where not used.is_now), 0)::int as before
    from used where used.field_id = field.id
  ) as sums
  where field.school_id = p_school_id;
$$;

-- {from, to, before_from, before_to, teams, months, coaches, papers, fields}. Definer, as it sums rows of many people:
-- asks for itself whose school it is. Errors: school_not_readable (42501); period_unknown (P0001).
create function public.school_cockpit(p_school_id uuid, p_period public.short_text)
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
begin
  if not coalesce(p_school_id = any(array(select private.my_owned_school_ids())), false) then
    raise exception 'school_not_readable' using errcode = '42501';
  end if;
  select time_zone, season_start_month into zone, season_month
  from public.schools where id = p_school_id;
  select * into span from private.cockpit_period(zone, season_month, p_period);
  return jsonb_build_object(
    'from', span.from_on,
    'to', span.to_on,
    'before_from', span.before_from,
    'before_to', span.before_to,
    'teams', private.school_cockpit_teams(
      p_school_id, span.begins, span.ends, span.before_begins, span.before_ends
    ),
    'months', private.school_cockpit_months(p_school_id, span.to_on),
    'coaches', private.school_cockpit_coaches(p_school_id, span.begins, span.ends),
    'papers', private.school_cockpit_papers(p_school_id, span.to_on),
    'fields', private.school_cockpit_fields(
      p_school_id, span.begins, span.ends, span.before_begins, span.before_ends
    )
  );
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function public.school_cockpit(uuid, public.short_text) to authenticated;
