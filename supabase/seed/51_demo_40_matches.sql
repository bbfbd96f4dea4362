-- Demo academy: a year of matches, 20 weeks behind us and 31 ahead, with answers, squads, line-ups, logs,
-- ratings and reports of those played, and who has which field when. Nothing is left to chance: what
-- looks random is a number made of the ids (pg_temp.chance), so the same day gives the same season.

create temporary table demo_weeks as
select monday::date as monday, (extract(epoch from monday) / 604800)::int as week
from generate_series(
  date_trunc('week', current_date::timestamp) - interval '20 weeks',
  date_trunc('week', current_date::timestamp) + interval '31 weeks',
  interval '1 week'
) as monday;

-- A number from 0 to p_below - 1 that belongs to this text.
create function pg_temp.chance(p_text text, p_below int)
returns int
language sql
immutable
as $$
  select (('x' || left(md5(p_text), 7))::bit(28)::int) % p_below;
$$;

-- What an age plays. The slots are in the order in which defenders, midfielders and forwards fill
-- them; the keeper's comes first.
create temporary table demo_formats (
  age_group text, format int, periods int, period_minutes int, formation text, slots text[], xs int[], ys int[]
);
insert into demo_formats values
  ('U9', 5, 4, 10, '1-2-1', '{gk,cb,lm,rm,st}', '{50,50,20,80,50}', '{5,28,52,52,80}'),
  ('U11', 7, 2, 25, '2-3-1', '{gk,cb1,cb2,lm,cm,rm,st}', '{50,33,67,18,50,82,50}', '{5,26,26,52,48,52,80}'),
  ('U13', 9, 2, 30, '3-3-2', '{gk,lb,cb,rb,lm,cm,rm,st1,st2}', '{50,20,50,80,20,50,80,36,64}', '{5,27,23,27,52,48,52,79,79}'),
  ('U15', 11, 2, 35, '4-3-3', '{gk,lb,cb1,cb2,rb,dm,cm1,cm2,lw,rw,st}', '{50,15,38,62,85,50,33,67,18,82,50}', '{5,28,23,23,28,42,54,54,76,76,83}'),
  ('U17', 11, 2, 40, '4-3-3', '{gk,lb,cb1,cb2,rb,dm,cm1,cm2,lw,rw,st}', '{50,15,38,62,85,50,33,67,18,82,50}', '{5,28,23,23,28,42,54,54,76,76,83}');

-- One match a weekend, every fourth free.
insert into public.matches (
  id, team_id, opponent, is_home, kind, competition, format, periods, period_minutes, formation,
  starts_at, meet_at, venue, field_part_id, kit, status, goals_for, goals_against
)
select
  ('00000000-0000-4000-8004-' || lpad((fixture.team * 1000000 + fixture.week)::text, 12, '0'))::uuid,
  team.id,
  fixture.opponent,
  fixture.is_home,
  case
    when fixture.week % 9 = 0 then 'cup'
    when fixture.week % 7 = 0 then 'friendly'
    when fixture.age_group = 'U9' and fixture.week % 5 = 0 then 'tournament'
    else 'league'
  end::public.match_kind,
  case
    when fixture.week % 9 = 0 then 'District cup'
    when fixture.week % 7 = 0 then null
    when fixture.age_group = 'U9' then 'Festival series North'
    else 'District league ' || fixture.age_group
  end,
  age.format,
  age.periods,
  age.period_minutes,
  age.formation,
  fixture.starts_at,
  fixture.starts_at - case when fixture.is_home then interval '45 minutes' else interval '75 minutes' end,
  case when fixture.is_home then fixture.home else fixture.opponent || ', sports ground' end,
  ground.id,
  case
    when team.school_id = '00000000-0000-4000-8000-000000000001'
      then case when fixture.is_home then 'Blue shirts, white shorts' else 'White shirts, blue shorts' end
    else case when fixture.is_home then 'Green shirts, black shorts' else 'Black shirts, green shorts' end
  end,
  fixture.status::public.match_status,
  case when fixture.status = 'finished' then (fixture.week * 5 + fixture.team * 3) % 6 end,
  case when fixture.status = 'finished' then (fixture.week * 3 + fixture.team) % 4 end
from (
  select
    side.*,
    week.week,
    (week.week + side.team) % 2 = 0 as is_home,
    moment.starts_at,
    case
      when (week.week * 7 + side.team * 5) % 17 = 0 then 'cancelled'
      when moment.starts_at + interval '2 hours' < now() then 'finished'
      else 'planned'
    end as status,
    (array[
      'TuS Eichenau', 'FC Blau-Weiß Lindental', 'SpVgg Kirchberg', 'VfL Auwald',
      'SC Mühlenbach', 'TSG Hafenviertel', 'FC Sonnenhof', 'SV Waldeck'
    ])[1 + (week.week * 3 + side.team) % 8] as opponent
  from demo_weeks as week
  cross join (
    values
      (1, 'U9', 5, time '10:00', 'Riverside Park, small pitch'),
      (2, 'U11', 5, time '11:30', 'Riverside Park, pitch 2'),
      (3, 'U13', 5, time '13:00', 'Riverside Park, pitch 1'),
      (4, 'U17', 6, time '11:00', 'Riverside Park, pitch 1'),
      (5, 'U11', 5, time '10:30', 'Gleisdreieck, artificial turf'),
      (6, 'U15', 6, time '12:30', 'Gleisdreieck, main pitch')
  ) as side (team, age_group, weekday, starts, home)
  cross join lateral (
    select (week.monday + side.weekday + side.starts) at time zone 'Europe/Berlin' as starts_at
  ) as moment
  where (week.week + side.team) % 4 <> 3
    -- whoever has match day today (below) plays once
    and not (
      side.team in (1, 4, 6)
      and moment.starts_at between now() - interval '16 hours' and now() + interval '16 hours'
    )
) as fixture
join public.teams as team
  on team.id = ('00000000-0000-4000-8002-' || lpad(fixture.team::text, 12, '0'))::uuid
join demo_formats as age on age.age_group = fixture.age_group
left join public.fields as field
  on field.school_id = team.school_id and field.name = fixture.home and fixture.is_home
left join public.field_parts as ground on ground.field_id = field.id and ground.kind = 'whole'
on conflict (id) do nothing;

-- Match day, whatever day it is: the under-nines have just played, the under-seventeens are in their second half
-- (51_demo_41_match_day.sql lets it run), and another team still plays.
insert into public.matches (
  id, team_id, opponent, is_home, kind, competition, format, periods, period_minutes, formation,
  starts_at, meet_at, venue, kit, status, goals_for, goals_against
)
select
  ('00000000-0000-4000-8004-9' || lpad(today.team::text, 11, '0'))::uuid, team.id, today.opponent, true, today.kind::public.match_kind,
  today.competition, age.format, age.periods, age.period_minutes, age.formation,
  kick_off.at, kick_off.at - interval '45 minutes', today.venue, today.kit,
  today.status::public.match_status, today.goals_for, today.goals_against
from (
  values
    (1, 'SpVgg Kirchberg', 'friendly', null, 'Riverside Park, small pitch', 'Blue shirts, white shorts', '-3 hours', 'finished', 4, 3),
    (4, 'TSG Hafenviertel', 'league', 'District league U17', 'Riverside Park, pitch 1', 'Blue shirts, white shorts', '-65 minutes', 'planned', null, null),
    (6, 'SV Waldeck', 'league', 'District league U15', 'Gleisdreieck, main pitch', 'Green shirts, black shorts', '150 minutes', 'planned', null, null)
) as today (team, opponent, kind, competition, venue, kit, since, status, goals_for, goals_against)
join public.teams as team on team.id = ('00000000-0000-4000-8002-' || lpad(today.team::text, 12, '0'))::uuid
join demo_formats as age on age.age_group = team.age_group
cross join lateral (
  select date_bin('5 minutes', now() + today.since::interval, timestamptz '2000-01-01 00:00:00+00') as at
) as kick_off
on conflict (id) do nothing;

-- Fields: the trainings where they say they are, the young ones on half of it; mowing, the hall for
-- parents' evenings, a company that hires the pitch. Where two want the same, the first has it.
insert into public.field_bookings (field_part_id, kind, training_id, created_by, created_at)
select part.id, 'training', training.id, training.author_id, training.created_at
from public.trainings as training
join public.teams as team on team.id = training.team_id
join public.fields as field on field.school_id = training.school_id and field.name = training.place
join public.field_parts as part
  on part.field_id = field.id
  and case
    when team.age_group in ('U9', 'U11', 'U13') and field.surface <> 'indoor' then (part.kind, part.label) = ('half', 'A')
    else part.kind = 'whole'
  end
order by training.starts_at, training.id
on conflict do nothing;

-- Weekly slots keep the ground most of their dates have.
update public.training_series as series
set field_part_id = usual.field_part_id
from (
  select training.series_id, mode() within group (order by booking.field_part_id) as field_part_id
  from public.field_bookings as booking
  join public.trainings as training on training.id = booking.training_id
  where training.series_id is not null
  group by training.series_id
) as usual
where series.id = usual.series_id and series.field_part_id is null;

insert into public.field_bookings (field_part_id, kind, team_id, title, note, starts_at, ends_at, created_by)
select
  part.id, extra.kind::public.booking_kind,
  ('00000000-0000-4000-8002-' || lpad(extra.team::text, 12, '0'))::uuid,
  extra.title, extra.note,
  (week.monday + extra.weekday + extra.starts) at time zone 'Europe/Berlin',
  (week.monday + extra.weekday + extra.starts + extra.hours * interval '1 hour') at time zone 'Europe/Berlin',
  person.id
from (
  values
    (2, 'maintenance', null::int, 'Mowing and lines', null, 4, time '09:00', 3, 1, 0, 'owner@demo.test'),
    (6, 'maintenance', null, 'Mowing and lines', null, 4, time '10:00', 3, 2, 0, 'owner2@demo.test'),
    (4, 'meeting', 2, 'Parents'' evening U11', 'Twelve chairs, the projector is in the cupboard.', 3, time '19:30', 2, 10, 3, 'coach@demo.test'),
    (1, 'hire', null, 'Stadtwerke company cup', 'Invoice goes to Mr Seubert.', 6, time '14:00', 4, 10, 6, 'owner@demo.test'),
    (3, 'other', null, 'Trial day for new players', null, 5, time '14:00', 3, 10, 8, 'owner@demo.test'),
    (7, 'meeting', 5, 'Team barbecue', 'Goals aside, tables from the club room.', 5, time '16:00', 4, 10, 5, 'coach2@demo.test')
) as extra (field, kind, team, title, note, weekday, starts, hours, every, rest, email)
join demo_weeks as week
  on (week.monday - (select min(monday) from demo_weeks)) / 7 % extra.every = extra.rest % extra.every
join public.field_parts as part
  on part.field_id = ('00000000-0000-4000-8010-' || lpad(extra.field::text, 12, '0'))::uuid
  and part.kind = 'whole'
join public.users as person on person.email = extra.email
on conflict do nothing;

-- Squads. Families answer in the last two weeks before a match; whoever said no stays at home, the
-- others take turns on the bench and at home. The coach decides three days ahead.
create temporary table demo_called as
select
  *,
  case
    when not is_decided then null
    when answer = 'no' or turn > format + least(format / 2 + 1, 5) then 'not_called'
    when turn <= format then 'starter'
    else 'bench'
  end::public.match_squad_role as role
from (
  select
    *,
    row_number() over (
      partition by match_id, answer is not distinct from 'no'
      order by
        not (position = 'goalkeeper' and keeper_turn = 1), answer is distinct from 'yes',
        -- One keeper starts; a second one waits.
        position = 'goalkeeper',
        pg_temp.chance(match_id::text || player_id, 1000), player_id
    ) as turn
  from (
    select
      *,
      row_number() over (
        partition by match_id, position, answer is not distinct from 'no'
        order by pg_temp.chance(player_id::text || match_id, 1000)
      ) as keeper_turn
    from (
      select
        match.id as match_id, match.team_id, match.starts_at, match.format, match.status, match.periods,
        match.period_minutes, match.starts_at < now() + interval '3 days' as is_decided,
        player.id as player_id, player.position, place.shirt_number,
        coalesce(
          player.user_id,
          (
            select link.guardian_id from public.guardian_links as link
            where link.player_id = player.id and link.status = 'active' and link.can_respond
            limit 1
          ),
          coach.user_id
        ) as family,
        case
          when match.starts_at > now() + interval '14 days' then null
          -- who is away has said no already, when the match was planned
          when match.starts_at > now() and exists (
            select from public.absences as absence
            where absence.player_id = player.id
              and (match.starts_at at time zone 'Europe/Berlin')::date between absence.from_on and absence.to_on
          ) then 'no'
          when match.starts_at > now() and pg_temp.chance('open' || match.id || player.id, 10) < 4 then null
          when pg_temp.chance(match.id::text || player.id, 100) < 12 then 'no'
          when match.starts_at > now() and pg_temp.chance(match.id::text || player.id, 100) < 18 then 'maybe'
          else 'yes'
        end as answer
      from public.matches as match
      join public.squad_members as place on place.team_id = match.team_id and place.left_on is null
      join public.players as player on player.id = place.player_id
      join public.team_staff as coach on coach.team_id = match.team_id and coach.role = 'head_coach'
      where match.status <> 'cancelled' and match.starts_at < now() + interval '14 days'
        and match.id::text like '00000000-0000-4000-8004-%'
    ) as asked
  ) as answered
) as ranked
where answer is not null or is_decided;

insert into public.match_squad (
  match_id, player_id, role, reason, shirt_number, answer, answered_at, answered_by, created_at
)
select
  match_id, player_id, role,
  case when role = 'not_called' then case answer when 'no' then 'unavailable' else 'rotation' end end
    ::public.match_squad_reason,
  case when role in ('starter', 'bench') then shirt_number end,
  answer::public.match_answer,
  case when answer is not null then moment end,
  case when answer is not null then family end,
  moment
from (
  select
    *,
    least(starts_at, now()) - (26 + pg_temp.chance(player_id::text || match_id, 140)) * interval '1 hour' as moment
  from demo_called
) as called
on conflict on constraint match_squad_once do update set role = excluded.role, reason = excluded.reason;

-- Line-ups of the decided ones. The under-nines change keeper and everybody else at half-time.
create temporary table demo_lineups as
select
  starter.*,
  age.slots[starter.place] as slot,
  age.xs[starter.place] as x,
  age.ys[starter.place] as y
from (
  select
    called.match_id, called.player_id, called.format, called.status, called.periods, called.period_minutes,
    team.age_group,
    row_number() over (
      partition by called.match_id
      order by
        called.position is distinct from 'goalkeeper',
        array_position(array['defender', 'midfielder', 'utility', 'forward'], called.position::text) nulls first,
        called.player_id
    )::int as place
  from demo_called as called
  join public.teams as team on team.id = called.team_id
  where called.role = 'starter'
) as starter
join demo_formats as age on age.age_group = starter.age_group;

insert into public.match_lineup_slots (match_id, period, slot, player_id, x, y)
select match_id, 1, slot, player_id, x, y from demo_lineups
union all
select place.match_id, 3, place.slot, coalesce(fresh.player_id, turned.player_id), place.x, place.y
from demo_lineups as place
join demo_lineups as turned
  on turned.match_id = place.match_id
  and turned.slot = case place.slot when 'gk' then 'st' when 'st' then 'gk' else place.slot end
left join (
  select match_id, player_id, row_number() over (partition by match_id order by turn) as number
  from demo_called
  where role = 'bench'
) as fresh
  on fresh.match_id = place.match_id and fresh.number = place.place - 1 and place.slot not in ('gk', 'st')
where place.age_group = 'U9'
on conflict on constraint match_lineup_slots_pkey do nothing;

-- The holding player leads and takes the penalties; corners are the wide players'.
update public.match_squad as entry
set is_captain = place.slot in ('cb', 'cb1'),
  set_pieces = case
    when place.slot in ('cb', 'cb1') then array['penalty']::public.set_piece[]
    when place.slot in ('lm', 'lw', 'lb') then array['corner_left']::public.set_piece[]
    else array['corner_right']::public.set_piece[]
  end
from demo_lineups as place
where place.match_id = entry.match_id and place.player_id = entry.player_id
  and place.slot in ('cb', 'cb1', 'lm', 'lw', 'lb', 'rm', 'rw', 'rb')
  and entry.set_pieces = '{}';

-- The log: in the last period up to five come on for the first in the back; goals by those who
-- stay on, most by the forwards; now and then a yellow card among the older ones.
create temporary table demo_log as
with played as (
  select
    match.id, match.format, match.periods, match.period_minutes, match.goals_for, match.goals_against,
    match.starts_at, coach.user_id as coach, team.age_group
  from public.matches as match
  join public.teams as team on team.id = match.team_id
  join public.team_staff as coach on coach.team_id = match.team_id and coach.role = 'head_coach'
  where match.status = 'finished' and match.id::text like '00000000-0000-4000-8004-%'
),
change as (
  select played.id, bench.player_id, bench.number
  from played
  join lateral (
    select called.player_id, row_number() over (order by called.turn)::int as number
    from demo_called as called
    where called.match_id = played.id and called.role = 'bench'
  ) as bench on bench.number <= least(played.format / 2 + 1, 5)
  where played.age_group <> 'U9'
)
select
  played.id as match_id, played.periods as period,
  60 * (2 + played.period_minutes * change.number / 7) as clock_seconds,
  'substitution' as kind, false as is_opponent, change.player_id,
  off.player_id as second_player_id, null::text as note, played.coach, played.starts_at
from played
join change on change.id = played.id
join demo_lineups as off on off.match_id = played.id and off.place = 1 + change.number
union all
select
  played.id, 1 + pg_temp.chance('period' || played.id || number, least(played.periods, 2)),
  20 + pg_temp.chance('second' || played.id || number, played.period_minutes * 60 - 20),
  case when pg_temp.chance('kind' || played.id || number, 12) = 0 then 'penalty_goal' else 'goal' end,
  false, scorer.player_id,
  case
    when pg_temp.chance('kind' || played.id || number, 12) <> 0 and pg_temp.chance('assist' || played.id || number, 3) > 0
      then helper.player_id
  end,
  null, played.coach, played.starts_at
from played
cross join lateral generate_series(1, played.goals_for) as number
join demo_lineups as scorer
  on scorer.match_id = played.id
  and scorer.place = played.format - least(
    pg_temp.chance('scorer' || played.id || number, case played.format when 7 then 2 else 3 end),
    pg_temp.chance('again' || played.id || number, 3)
  )
left join demo_lineups as helper
  on helper.match_id = played.id
  and helper.place = case when scorer.place = played.format then played.format - 1 else played.format end
union all
select
  played.id, 1 + pg_temp.chance('period against' || played.id || number, played.periods),
  20 + pg_temp.chance('second against' || played.id || number, played.period_minutes * 60 - 20),
  'goal', true, null, null, null, played.coach, played.starts_at
from played
cross join lateral generate_series(1, played.goals_against) as number
union all
select
  played.id, 2, 60 * (1 + pg_temp.chance('card' || played.id, played.period_minutes - 1)),
  'yellow', false, booked.player_id, null, null, played.coach, played.starts_at
from played
join demo_lineups as booked on booked.match_id = played.id and booked.place = played.format - 2
where played.age_group in ('U13', 'U15', 'U17') and pg_temp.chance('booked' || played.id, 3) = 0
union all
select
  played.id, 1, 60 * (3 + pg_temp.chance('save' || played.id, played.period_minutes - 3)),
  'save', false, keeper.player_id, null, null, played.coach, played.starts_at
from played
join demo_lineups as keeper on keeper.match_id = played.id and keeper.slot = 'gk'
where played.format > 5
union all
select
  played.id, 1, 60 * (4 + pg_temp.chance('note' || played.id, played.period_minutes - 4)),
  'note', false, null, null,
  (array[
    'Too far apart between the lines, ask the back to step up.',
    'Good courage in the one against one on the left.',
    'Corners: nobody at the far post.',
    'They press our keeper; start with the long one.'
  ])[1 + pg_temp.chance('words' || played.id, 4)],
  played.coach, played.starts_at
from played
where pg_temp.chance('noted' || played.id, 2) = 0;

insert into public.match_events (
  id, match_id, period, clock_seconds, kind, is_opponent, player_id, second_player_id, note,
  author_id, device_id, client_id, created_at
)
select
  md5('event' || match_id || number)::uuid,
  match_id, period, clock_seconds, kind::public.match_event_kind, is_opponent, player_id,
  second_player_id, note, coach, 'touchline-phone', md5('client' || match_id || number)::uuid,
  starts_at + (period - 1) * interval '35 minutes' + clock_seconds * interval '1 second'
from (
  select
    *,
    row_number() over (
      partition by match_id order by period, clock_seconds, kind, is_opponent, player_id
    ) as number
  from demo_log
) as logged
on conflict do nothing;

-- Ratings of everybody who played, every other one shared with the family.
insert into public.match_ratings (match_id, player_id, rating, note, is_shared, author_id, created_at)
select
  played.match_id, played.player_id,
  least(10, 5.5 + pg_temp.chance('rating' || played.match_id || played.player_id, 6) * 0.5 + case when goal.is_scorer then 1 else 0 end),
  case
    when pg_temp.chance('words' || played.match_id || played.player_id, 4) > 0 then null
    else remark.texts[1 + pg_temp.chance('which' || played.match_id || played.player_id, 4)]
  end,
  pg_temp.chance('shared' || played.match_id || played.player_id, 2) = 0,
  coach.user_id,
  least(match.starts_at + interval '26 hours', now() - interval '30 minutes')
from public.match_squad as played
join public.matches as match on match.id = played.match_id and match.status = 'finished'
join public.team_staff as coach on coach.team_id = played.team_id and coach.role = 'head_coach'
join public.users as person on person.id = coach.user_id
cross join lateral (
  select exists (
    select from public.match_events as event
    where event.match_id = played.match_id and event.player_id = played.player_id
      and event.kind in ('goal', 'penalty_goal')
  ) as is_scorer
) as goal
cross join lateral (
  select case person.locale
    when 'de' then array[
      'Hat sich nach dem frühen Fehler nicht versteckt.', 'Vor der Annahme öfter über die Schulter schauen.',
      'Starke zweite Halbzeit, viele gewonnene Zweikämpfe.', 'Coacht die Nebenleute, das hilft allen.'
    ]
    when 'bg' then array[
      'Не се скри след ранната грешка.', 'Да поглежда през рамо преди приемане.',
      'Силно второ полувреме, много спечелени единоборства.', 'Помага на съотборниците с подсказки.'
    ]
    else array[
      'Did not hide after the early mistake.', 'Look over the shoulder before the ball comes.',
      'Strong second half, won most duels.', 'Talks to the others, which helps everybody.'
    ]
  end as texts
) as remark
where played.role in ('starter', 'bench')
  and person.email <> 'multi@demo.test'
on conflict do nothing;

-- Reports; that of the last weekend is still a draft.
insert into public.match_reports (
  match_id, report, is_published, published_at, author_id, created_at
)
select
  match.id,
  format(
    words.texts[case when match.goals_for > match.goals_against then 1 when match.goals_for = match.goals_against then 2 else 3 end],
    match.opponent, match.goals_for, match.goals_against
  ) || ' ' || words.closing[1 + pg_temp.chance('closing' || match.id, 3)],
  match.starts_at < now() - interval '5 days' or match.id::text like '00000000-0000-4000-8004-9%',
  case
    when match.starts_at < now() - interval '5 days' then match.starts_at + interval '30 hours'
    when match.id::text like '00000000-0000-4000-8004-9%' then now() - interval '20 minutes'
  end,
  coach.user_id,
  least(match.starts_at + interval '28 hours', now() - interval '30 minutes')
from public.matches as match
join public.team_staff as coach on coach.team_id = match.team_id and coach.role = 'head_coach'
join public.users as person on person.id = coach.user_id
cross join lateral (
  select
    case person.locale
      when 'de' then array[
        '%s war ein unbequemer Gegner, aber das %s:%s geht in Ordnung.',
        'Gegen %s trennten wir uns %s:%s, und beide Mannschaften hatten gute Phasen.',
        'Gegen %s hat es mit %s:%s nicht gereicht.'
      ]
      when 'bg' then array[
        '%s беше неудобен съперник, но %s:%s е заслужен резултат.',
        'Срещу %s завършихме %s:%s и двата отбора имаха силни периоди.',
        'Срещу %s загубихме с %s:%s.'
      ]
      else array[
        '%s made it hard for us, but %s:%s is a fair result.',
        'We shared the points with %s, %s:%s, and both sides had good spells.',
        'Against %s it was not enough, %s:%s.'
      ]
    end as texts,
    case person.locale
      when 'de' then array[
        'Nach Ballgewinnen haben wir schneller nach vorn gespielt als zuletzt.',
        'Im Spielaufbau fehlte die Ruhe; daran arbeiten wir am Montag.',
        'Danke an alle, die gefahren sind und die Trikots gewaschen haben.'
      ]
      when 'bg' then array[
        'След отнета топка играехме напред по-бързо от преди.',
        'Липсваше ни спокойствие при изграждането на атаката; ще работим върху това.',
        'Благодарим на всички, които пътуваха с нас.'
      ]
      else array[
        'After winning the ball we played forward faster than before.',
        'We lacked calm when building up; that is next week''s work.',
        'Thank you to everybody who drove and who washed the shirts.'
      ]
    end as closing
) as words
where match.status = 'finished'
  and match.id::text like '00000000-0000-4000-8004-%'
  and (match.id::text like '00000000-0000-4000-8004-9%' or pg_temp.chance('reported' || match.id, 3) < 2)
on conflict do nothing;

drop table demo_weeks, demo_formats, demo_called, demo_lineups, demo_log;
drop function pg_temp.chance(text, int);
