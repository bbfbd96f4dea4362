-- Match minutes: how long each player was on the pitch, and where. Derived, never typed.
--
--                  player   parent    coach of the team  other coach  owner  admin
-- match_minutes    self s   child s   s                  -            s      s
--
-- As match_squad, whose rows these are: called-up players, those who never came on with 0.
--
-- The match is replayed. A period with a line-up begins with it; the first without one begins with
-- the starters, a later one as the one before ended. Whoever comes on takes the slot of whoever goes
-- off; a red or a second yellow card sends off for good, whatever a later line-up says. Every period
-- counts with its planned length: what happens in added time happens at its end, so that a full match
-- is the same for everybody and for the limits of the age rules. A live match counts up to the clock,
-- a cancelled one for nobody. Undone events never happened.

-- Functions ---------------------------------------------------------------------------------

-- Who was on the pitch from when to when, in seconds of planned playing time; slot is empty where no
-- line-up says. Definer, since a family that may see its child's rows does not see the others that
-- decide about them: read it through the view only, which shows each reader their own rows.
create function private.played_intervals(p_match_id uuid)
returns table (player_id uuid, slot text, from_second int, to_second int)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  match public.matches;
  period_seconds int;
  played_seconds int;
  mark record;
  at_second int;
  taken_slot text;
  leaving text[];
  coming jsonb;
  on_pitch jsonb := '{}';
  sent_off text[] := '{}';
  someone text;
begin
  select * into match from public.matches where id = p_match_id;
  if not found or match.status not in ('live', 'finished') then
    return;
  end if;
  period_seconds := match.period_minutes * 60;
  played_seconds := case
    when match.status = 'finished' then match.periods * period_seconds
    else (match.current_period - 1) * period_seconds + least(
      period_seconds,
      coalesce(extract(epoch from now() - match.period_started_at)::int, period_seconds)
    )
  end;

  for mark in
    select place.period, 0 as second, null::timestamptz as logged_at, null::uuid as event_id,
      null::text as comes_on, null::text as goes_off, false as is_sent_off,
      jsonb_object_agg(place.player_id, place.slot) as lineup
    from public.match_lineup_slots as place
    where place.match_id = match.id
    group by place.period
    union all
    select 1, 0, null, null, null, null, false, jsonb_object_agg(entry.player_id, '')
    from public.match_squad as entry
    where entry.match_id = match.id and entry.role = 'starter'
      and not exists (
        select from public.match_lineup_slots as place
        where place.match_id = match.id and place.period = 1
      )
    having count(*) > 0
    union all
    select event.period, least(event.clock_seconds, period_seconds), event.created_at, event.id,
      case when event.kind = 'substitution' then event.player_id::text end,
      case when event.kind = 'substitution' then event.second_player_id else event.player_id end::text,
      event.kind <> 'substitution',
      null
    from public.match_events as event
    where event.match_id = match.id
      and event.kind in ('substitution', 'red', 'yellow_red')
      and not event.is_opponent
      and event.undone_at is null
    -- Line-ups have no time of logging and come first.
    order by 1, 2, 3 nulls first, 4
  loop
    at_second := least((mark.period - 1) * period_seconds + mark.second, played_seconds);
    if mark.lineup is not null then
      leaving := array(select jsonb_object_keys(on_pitch));
      coming := mark.lineup;
    else
      -- Somebody logged as coming on who already plays takes the new slot.
      leaving := array_remove(array[mark.goes_off, mark.comes_on], null);
      taken_slot := coalesce(on_pitch #>> array[mark.goes_off, 'slot'], '');
      coming := case
        when mark.comes_on is null then '{}'::jsonb
        else jsonb_build_object(mark.comes_on, taken_slot)
      end;
      if mark.is_sent_off then
        sent_off := sent_off || mark.goes_off;
      end if;
    end if;

    foreach someone in array leaving loop
      if on_pitch ? someone then
        player_id := someone::uuid;
        slot := nullif(on_pitch #>> array[someone, 'slot'], '');
        from_second := (on_pitch #>> array[someone, 'since'])::int;
        to_second := at_second;
        if to_second > from_second then
          return next;
        end if;
        on_pitch := on_pitch - someone;
      end if;
    end loop;
    select on_pitch || coalesce(
      jsonb_object_agg(newcomer.key, jsonb_build_object('slot', newcomer.value, 'since', at_second)),
      '{}'
    )
    into on_pitch
    from jsonb_each_text(coming) as newcomer
    where newcomer.key <> all(sent_off);
  end loop;

  return query
  select place.key::uuid, nullif(place.value ->> 'slot', ''), (place.value ->> 'since')::int, played_seconds
  from jsonb_each(on_pitch) as place
  where played_seconds > (place.value ->> 'since')::int;
end;
$$;

-- One row per called-up player of a match. Definer for the same reason.
create function private.minutes_of_match(p_match_id uuid)
returns table (player_id uuid, seconds int, goalkeeper_seconds int, seconds_by_slot jsonb)
language sql
stable
security definer
set search_path = ''
cost 2000
rows 16
as $$
  with spell as (
    select player_id, slot, sum(to_second - from_second)::int as seconds
    from private.played_intervals(p_match_id)
    group by player_id, slot
  )
  select
    entry.player_id,
    coalesce(sum(spell.seconds), 0)::int,
    coalesce(sum(spell.seconds) filter (where spell.slot = 'gk'), 0)::int,
    coalesce(jsonb_object_agg(spell.slot, spell.seconds) filter (where spell.slot is not null), '{}')
  from public.match_squad as entry
  left join spell on spell.player_id = entry.player_id
  where entry.match_id = p_match_id
    and (entry.role in ('starter', 'bench') or spell.player_id is not null)
  group by entry.player_id;
$$;

-- Views -------------------------------------------------------------------------------------

-- A barrier, so that no condition of a reader is asked of a row before the policies have been.
create view public.match_minutes
with (security_invoker = true, security_barrier = true)
as
select
  entry.id,
  entry.school_id,
  entry.team_id,
  entry.match_id,
  entry.player_id,
  entry.role,
  match.starts_at,
  played.seconds,
  round(played.seconds / 60.0)::int as minutes,
  round(played.goalkeeper_seconds / 60.0)::int as goalkeeper_minutes,
  played.seconds_by_slot
from public.match_squad as entry
join public.matches as match on match.id = entry.match_id and match.status in ('live', 'finished')
cross join lateral private.minutes_of_match(match.id) as played
where played.player_id = entry.player_id;

comment on view public.match_minutes is 'Playing time of called-up players in live and finished matches.';

-- Grants ------------------------------------------------------------------------------------

revoke all on public.match_minutes from anon, authenticated;

grant select on public.match_minutes to authenticated;

grant execute on function private.minutes_of_match(uuid) to authenticated;
