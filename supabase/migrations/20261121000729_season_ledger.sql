-- Season ledger: what every player of a team was given over the season's finished matches.
--
--                  player  parent  coach of the team  other coach  owner  admin
-- season_ledger    -       -       answers            -            answers  -
--
-- A team belongs to one season, so its matches are the season. Possible is the length of the matches
-- a player was called up for or left out of; a match they could not come to takes nothing from them.
-- Minutes are those of match_minutes, computed once per match.

-- Functions ---------------------------------------------------------------------------------

-- Players of today's squad and everybody called up in between. Definer, since the minutes of all
-- decide about each: asks for itself who may read the team's staff pages.
-- Errors: team_not_readable (42501).
create function public.season_ledger(p_team_id uuid)
returns table (
  player_id uuid,
  first_name text,
  last_name text,
  called int,
  started int,
  bench int,
  left_out int,
  unavailable int,
  seconds int,
  possible_seconds int,
  goalkeeper_seconds int,
  seconds_by_slot jsonb,
  goals int,
  assists int,
  yellow_cards int,
  red_cards int
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not coalesce(p_team_id = any(array(select private.my_managed_team_ids())), false) then
    raise exception 'team_not_readable' using errcode = '42501';
  end if;

  return query
  with game as materialized (
    select match.id, match.periods * match.period_minutes * 60 as length
    from public.matches as match
    where match.team_id = p_team_id and match.status = 'finished'
  ),
  spell as materialized (
    select played.* from game cross join lateral private.minutes_of_match(game.id) as played
  ),
  played as (
    select spell.player_id, sum(spell.seconds)::int as seconds, sum(spell.goalkeeper_seconds)::int as in_goal
    from spell
    group by spell.player_id
  ),
  slots as (
    select place.player_id, jsonb_object_agg(place.slot, place.seconds) as seconds_by_slot
    from (
      select spell.player_id, entry.key as slot, sum(entry.value::int)::int as seconds
      from spell cross join lateral jsonb_each_text(spell.seconds_by_slot) as entry
      group by spell.player_id, entry.key
    ) as place
    group by place.player_id
  ),
  choice as (
    select
      entry.player_id,
      (count(*) filter (where entry.role in ('starter', 'bench')))::int as called,
      (count(*) filter (where entry.role = 'starter'))::int as started,
      (count(*) filter (where entry.role = 'bench'))::int as bench,
      (count(*) filter (
        where entry.role = 'not_called' and entry.reason is distinct from 'unavailable'
      ))::int as left_out,
      (count(*) filter (where entry.role = 'not_called' and entry.reason = 'unavailable'))::int as unavailable,
      coalesce(sum(game.length) filter (
        where entry.role is not null
          and not (entry.role = 'not_called' and entry.reason is not distinct from 'unavailable')
      ), 0)::int as possible
    from game
    join public.match_squad as entry on entry.match_id = game.id
    where entry.role is not null
    group by entry.player_id
  ),
  logged as (
    select
      deed.player_id,
      (count(*) filter (where deed.kind in ('goal', 'penalty_goal')))::int as goals,
      (count(*) filter (where deed.kind = 'assist'))::int as assists,
      (count(*) filter (where deed.kind = 'yellow'))::int as yellow,
      (count(*) filter (where deed.kind in ('red', 'yellow_red')))::int as red
    from game
    join public.match_events as event
      on event.match_id = game.id and event.undone_at is null and not event.is_opponent
    cross join lateral (
      values
        (event.player_id, event.kind::text),
        (case when event.kind = 'goal' then event.second_player_id end, 'assist')
    ) as deed (player_id, kind)
    where deed.player_id is not null
    group by deed.player_id
  ),
  listed as (
    select squad.player_id from public.squad_members as squad
    where squad.team_id = p_team_id and squad.left_on is null
    union
    select choice.player_id from choice
  )
  select
    player.id,
    player.first_name,
    player.last_name,
    coalesce(choice.called, 0),
    coalesce(choice.started, 0),
    coalesce(choice.bench, 0),
    coalesce(choice.left_out, 0),
    coalesce(choice.unavailable, 0),
    coalesce(played.seconds, 0),
    coalesce(choice.possible, 0),
    coalesce(played.in_goal, 0),
    coalesce(slots.seconds_by_slot, '{}'),
    coalesce(logged.goals, 0),
    coalesce(logged.assists, 0),
    coalesce(logged.yellow, 0),
    coalesce(logged.red, 0)
  from listed
  join public.players as player on player.id = listed.player_id
  left join choice on choice.player_id = listed.player_id
  left join played on played.player_id = listed.player_id
  left join slots on slots.player_id = listed.player_id
  left join logged on logged.player_id = listed.player_id
  order by player.last_name, player.first_name, player.id;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function public.season_ledger(uuid) to authenticated;
