-- Match clock: kick-off, periods and the final whistle, whenever the word of them arrives.
--
--                      player   parent   coach of the team  other coach  owner  admin
-- move_match_clock     -        -        call               -            call   -
-- read_match_time      -        -        call               -            call   -
--
-- A phone beside the pitch has no connection for minutes: what it sends later happened earlier. It says
-- how many seconds ago, by its own clock between the tap and the sending, so that a clock which is wrong
-- by hours still tells the right moment. Two devices may tell the same step and one device may tell it
-- twice: the clock only moves forward, and what has happened already changes nothing.

-- Types -------------------------------------------------------------------------------------

create type public.match_clock_step as enum (
  'start', 'start_period', 'end_period', 'resume_period', 'finish', 'abandon'
);

-- Functions ---------------------------------------------------------------------------------

-- Now by the server's clock: the staff's devices measure by it how far their own is off. Runs as the caller.
-- Errors: match_not_writable (42501).
create function public.read_match_time(p_match_id uuid)
returns timestamptz
language plpgsql
stable
set search_path = ''
as $$
begin
  perform from public.matches
  where id = p_match_id and team_id = any(array(select private.my_managed_team_ids()));
  if not found then
    raise exception 'match_not_writable' using errcode = '42501';
  end if;
  return now();
end;
$$;

-- One step of the clock, p_seconds_ago before now: 0 to two weeks, for a final whistle that nobody logged
-- on the day; beyond that two weeks.
--   start           planned -> live, the first period runs
--   start_period    a later period than the current one runs
--   end_period      the current period stands
--   resume_period   the current period was ended by mistake: runs as if it had started then
--   finish          live -> finished
--   abandon         live -> cancelled
-- Answers the match as it stands; a step that has been taken already is none. Definer, because nobody may
-- type the clock; the staff of the team and owners may.
-- Errors: match_not_live, unknown_period (P0001); match_not_writable (42501).
create function public.move_match_clock(
  p_match_id uuid,
  p_step public.match_clock_step,
  p_period int default null,
  p_seconds_ago int default 0
)
returns public.matches
language plpgsql
security definer
set search_path = ''
as $$
declare
  played public.matches;
  happened_at timestamptz :=
    now() - least(greatest(coalesce(p_seconds_ago, 0), 0), 1209600) * interval '1 second';
begin
  select * into played from public.matches
  where id = p_match_id and team_id = any(array(select private.my_managed_team_ids()))
  for update;
  if not found then
    raise exception 'match_not_writable' using errcode = '42501';
  end if;

  if p_step = 'start' then
    if played.status = 'planned' then
      update public.matches set status = 'live' where id = p_match_id;
      update public.matches set started_at = happened_at, period_started_at = happened_at
      where id = p_match_id
      returning * into played;
    elsif played.status = 'cancelled' then
      raise exception 'match_not_live' using errcode = 'P0001';
    end if;
    return played;
  end if;

  -- Over by whoever was first: a later whistle is no other end.
  if played.status = 'finished' or (played.status = 'cancelled' and played.started_at is not null) then
    return played;
  end if;
  if played.status <> 'live' then
    raise exception 'match_not_live' using errcode = 'P0001';
  end if;
  happened_at := greatest(happened_at, played.started_at);

  if p_step = 'finish' then
    update public.matches set status = 'finished' where id = p_match_id;
    update public.matches set finished_at = happened_at where id = p_match_id returning * into played;
  elsif p_step = 'abandon' then
    update public.matches set status = 'cancelled' where id = p_match_id returning * into played;
  elsif p_period is null or p_period not between 1 and played.periods then
    raise exception 'unknown_period' using errcode = 'P0001';
  elsif
    (p_step = 'start_period' and p_period > played.current_period)
    or (p_step = 'resume_period' and p_period = played.current_period and played.period_started_at is null)
  then
    update public.matches set current_period = p_period, period_started_at = happened_at
    where id = p_match_id
    returning * into played;
  elsif p_step = 'end_period' and p_period = played.current_period and played.period_started_at is not null then
    update public.matches set period_started_at = null where id = p_match_id returning * into played;
  end if;
  return played;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.read_match_time(uuid),
  public.move_match_clock(uuid, public.match_clock_step, int, int)
to authenticated;
