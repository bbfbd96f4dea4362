-- Demo academy: the match that is being played right now, and what the leagues of the older teams look like. After
-- 51_demo_40_matches.sql, which plans the match of today with its squad and line-up.

-- Kicked off up to 65 minutes ago: two halves of 40 with a break of ten, so the second one is on.
update public.matches set status = 'live'
where id = '00000000-0000-4000-8004-900000000004' and status = 'planned';

update public.matches
set started_at = starts_at, current_period = 2, period_started_at = starts_at + interval '50 minutes'
where id = '00000000-0000-4000-8004-900000000004' and status = 'live' and current_period = 1;

-- Goals, a card, a save and a change, by whoever stands where in the line-up.
insert into public.match_events (
  id, match_id, period, clock_seconds, kind, is_opponent, player_id, second_player_id,
  author_id, device_id, client_id, created_at
)
select
  md5('today' || told.number)::uuid, match.id, told.period, told.clock_seconds, told.kind::public.match_event_kind,
  told.is_opponent, coalesce(fresh.player_id, doer.player_id), coalesce(helper.player_id, case when told.is_change then doer.player_id end),
  coach.user_id, 'touchline-phone', md5('today client' || told.number)::uuid,
  match.starts_at + (told.period - 1) * interval '50 minutes' + told.clock_seconds * interval '1 second'
from (
  values
    (1, 1, 431, 'save', false, 'gk', null, false),
    (2, 1, 1124, 'goal', false, 'st', 'rw', false),
    (3, 1, 1637, 'goal', true, null, null, false),
    (4, 1, 2210, 'yellow', false, 'dm', null, false),
    (5, 2, 0, 'substitution', false, 'lb', null, true),
    (6, 2, 372, 'goal', false, 'cm1', null, false)
) as told (number, period, clock_seconds, kind, is_opponent, slot, helper_slot, is_change)
join public.matches as match on match.id = '00000000-0000-4000-8004-900000000004' and match.status = 'live'
join public.team_staff as coach on coach.team_id = match.team_id and coach.role = 'head_coach'
left join public.match_lineup_slots as doer
  on doer.match_id = match.id and doer.period = 1 and doer.slot = told.slot
left join public.match_lineup_slots as helper
  on helper.match_id = match.id and helper.period = 1 and helper.slot = told.helper_slot
left join lateral (
  select entry.player_id from public.match_squad as entry
  where told.is_change and entry.match_id = match.id and entry.role = 'bench'
  order by entry.bench_order nulls last, entry.shirt_number
  limit 1
) as fresh on true
where told.is_opponent or doer.player_id is not null
on conflict do nothing;

-- What the other clubs of the league played against each other: each round, those who did not meet us, as far
-- as the coach has typed it in. The league table is made of these and the team's own results.
insert into public.league_results (team_id, competition, home, away, home_goals, away_goals, played_on)
select
  team.id, 'District league ' || team.age_group, pair.home, pair.away,
  ('x' || left(md5('home' || team.id || pair.number || round.number), 4))::bit(16)::int % 5,
  ('x' || left(md5('away' || team.id || pair.number || round.number), 4))::bit(16)::int % 4,
  current_date - round.number * 7
from public.teams as team
cross join generate_series(1, 8) as round (number)
cross join (
  values
    (1, 'TuS Eichenau', 'VfL Auwald'), (2, 'SpVgg Kirchberg', 'SC Mühlenbach'),
    (3, 'FC Sonnenhof', 'TSG Hafenviertel'), (4, 'SV Waldeck', 'FC Blau-Weiß Lindental')
) as fixed (number, one, other)
cross join lateral (
  select
    fixed.number,
    case when round.number % 2 = 0 then fixed.one else turned.other end as home,
    case when round.number % 2 = 0 then turned.other else fixed.one end as away
  from (
    -- the second of each pair moves on by a place each round
    values ('VfL Auwald', 0), ('SC Mühlenbach', 1), ('TSG Hafenviertel', 2), ('FC Blau-Weiß Lindental', 3)
  ) as turned (other, place)
  where turned.place = (fixed.number - 1 + round.number) % 4
) as pair
where team.id in (
  '00000000-0000-4000-8002-000000000003', '00000000-0000-4000-8002-000000000004', '00000000-0000-4000-8002-000000000006'
)
on conflict do nothing;
