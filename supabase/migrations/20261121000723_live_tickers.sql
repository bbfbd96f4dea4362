-- Live ticker: what a family at home reads while the team plays.
--
--                 player       parent         coach of the team  other coach  owner  admin
-- match_ticker    own match    child's match  call               -            call   -
--
-- An own match is one of a team that the child of a link plays for, or one it was called up for. The school
-- says how much is told (schools.live_ticker): nothing, goals and periods, or goals with the first
-- name of the scorer. Cards, injuries and substitutions are never told: a mistake of a child is not news.
-- The log itself stays the staff's (chapter 0720).

-- Functions ---------------------------------------------------------------------------------

-- One row while the match is live and once it is over, none for whom it does not concern and where the
-- school tells nothing. period_seconds: since the running period began, empty between periods; from the server's
-- clock, so that a phone which is wrong by minutes still shows the right one.
-- goals: [{id, period, clock_seconds, kind, is_ours, first_name}] in the order of the clock.
create function public.match_ticker(p_match_id uuid)
returns table (
  status public.match_status,
  current_period int,
  period_seconds int,
  goals_for int,
  goals_against int,
  goals jsonb
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    match.status, match.current_period,
    floor(extract(epoch from now() - match.period_started_at))::int,
    coalesce(match.goals_for, 0), coalesce(match.goals_against, 0),
    coalesce(told.goals, '[]')
  from public.matches as match
  join public.schools as school on school.id = match.school_id and school.live_ticker <> 'off'
  -- A link that no other guardian has confirmed reads no names of others' children.
  cross join lateral (
    select match.team_id = any(array(select private.my_managed_team_ids()))
      or exists (
        select from public.squad_members as place
        where place.team_id = match.team_id and place.left_on is null
          and place.player_id = any(array(select private.my_trusted_player_ids()))
      )
      or exists (
        select from public.match_squad as entry
        where entry.match_id = match.id and entry.player_id = any(array(select private.my_trusted_player_ids()))
      ) as knows_names
  ) as reader
  left join lateral (
    select jsonb_agg(
      jsonb_build_object(
        'id', event.id,
        'period', event.period,
        'clock_seconds', event.clock_seconds,
        'kind', event.kind,
        'is_ours', event.is_opponent = (event.kind = 'own_goal'),
        -- an own goal is nobody's to be told
        'first_name', case
          when school.live_ticker = 'names' and event.kind <> 'own_goal' and reader.knows_names
            then player.first_name
        end
      )
      order by event.period, event.clock_seconds, event.created_at, event.id
    ) as goals
    from public.match_events as event
    left join public.players as player on player.id = event.player_id
    where event.match_id = match.id and event.undone_at is null
      and event.kind in ('goal', 'penalty_goal', 'own_goal')
  ) as told on true
  where match.id = p_match_id
    and match.status in ('live', 'finished')
    and (select private.is_active())
    and (
      match.team_id = any(array(select private.my_managed_team_ids()))
      or match.team_id = any(array(select private.my_family_team_ids()))
      or match.id = any(array(select private.my_called_match_ids()))
    );
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function public.match_ticker(uuid) to authenticated;
