-- Attendance calls: answering, opening the list and recording. Counting follows with the reviews.
--
--                     player  parent  coach of the team  other coach  owner  admin
-- answer_training     self    child   -                  -            -      -
-- report_effort       self    child   -                  -            -      -
-- open_attendance     -       -       yes                -            -      -
-- record_attendance   -       -       yes                -            -      -
--
-- A parent answers for children where the link lets them respond. An owner who stands in for a
-- coach joins the team's staff first. Nobody writes attendance but through these functions.

-- Functions ---------------------------------------------------------------------------------

-- The training, if the caller may record it now. Errors: not_staff_of_team (42501, also for an
-- unknown one), training_cancelled, too_early (before the day of the training; P0001).
create function private.training_to_record(p_training_id uuid)
returns public.trainings
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  training public.trainings;
begin
  select * into training from public.trainings
  where id = p_training_id and team_id = any(array(select private.my_staff_team_ids()));
  if not found then
    raise exception 'not_staff_of_team' using errcode = '42501';
  end if;
  if training.status = 'cancelled' then
    raise exception 'training_cancelled' using errcode = 'P0001';
  end if;
  if private.local_day(training.school_id, now())
    < private.local_day(training.school_id, training.starts_at)
  then
    raise exception 'too_early' using errcode = 'P0001';
  end if;
  return training;
end;
$$;

-- The training, if the caller may speak for the player there. Errors: not_your_player (42501),
-- player_not_in_squad (P0001, also for an unknown training).
create function private.training_of_player(p_training_id uuid, p_player_id uuid)
returns public.trainings
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  training public.trainings;
begin
  if not coalesce(p_player_id = any(array(select private.my_responding_player_ids())), false) then
    raise exception 'not_your_player' using errcode = '42501';
  end if;
  select * into training from public.trainings as candidate
  where id = p_training_id
    and p_player_id = any(array(
      select private.squad_on(
        candidate.team_id, private.local_day(candidate.school_id, candidate.starts_at)
      )
    ));
  if not found then
    raise exception 'player_not_in_squad' using errcode = 'P0001';
  end if;
  return training;
end;
$$;

-- Says whether a player comes; an empty answer takes the last one back. A reason belongs to "no" and
-- is dropped from any other answer. Possible until the training has ended. Errors: not_your_player (42501), player_not_in_squad, training_cancelled,
-- training_over (P0001).
create function public.answer_training(
  p_training_id uuid,
  p_player_id uuid,
  p_answer public.attendance_answer default null,
  p_note public.long_text default null,
  p_reason public.absence_reason default null
)
returns public.attendance
language plpgsql
security definer
set search_path = ''
as $$
declare
  training public.trainings := private.training_of_player(p_training_id, p_player_id);
  answered public.attendance;
begin
  if training.status = 'cancelled' then
    raise exception 'training_cancelled' using errcode = 'P0001';
  end if;
  if training.ends_at <= now() then
    raise exception 'training_over' using errcode = 'P0001';
  end if;
  insert into public.attendance (
    training_id, player_id, answer, answered_at, answered_by, answer_reason, answer_note
  )
  values (
    p_training_id,
    p_player_id,
    p_answer,
    case when p_answer is not null then now() end,
    case when p_answer is not null then (select auth.uid()) end,
    case when p_answer = 'no' then p_reason end,
    case when p_answer is not null then nullif(btrim(p_note), '') end
  )
  on conflict (training_id, player_id) do update
    set answer = excluded.answer,
      answered_at = excluded.answered_at,
      answered_by = excluded.answered_by,
      answer_reason = excluded.answer_reason,
      answer_note = excluded.answer_note,
      needs_reconfirmation = false,
      absence_id = null
  returning * into answered;
  return answered;
end;
$$;

-- How hard it was for the player, 0 rest to 10 everything: from the start until 14 days after.
-- Errors: not_your_player (42501), player_not_in_squad, training_cancelled, too_early, too_late,
-- not_there (recorded as excused or absent; P0001).
create function public.report_effort(p_training_id uuid, p_player_id uuid, p_rpe int)
returns public.attendance
language plpgsql
security definer
set search_path = ''
as $$
declare
  training public.trainings := private.training_of_player(p_training_id, p_player_id);
  reported public.attendance;
begin
  if training.status = 'cancelled' then
    raise exception 'training_cancelled' using errcode = 'P0001';
  end if;
  if training.starts_at > now() then
    raise exception 'too_early' using errcode = 'P0001';
  end if;
  if training.ends_at < now() - interval '14 days' then
    raise exception 'too_late' using errcode = 'P0001';
  end if;
  insert into public.attendance as present (training_id, player_id, rpe)
  values (p_training_id, p_player_id, p_rpe)
  on conflict (training_id, player_id) do update set rpe = excluded.rpe
    where present.status is null or present.status in ('present', 'late', 'injured')
  returning * into reported;
  if not found then
    raise exception 'not_there' using errcode = 'P0001';
  end if;
  return reported;
end;
$$;

-- The list of the evening: everybody of the squad of that day, and who has a row already. Creates
-- the missing rows. suggested is what to tick in advance: whoever said yes is present, whoever is
-- away is excused or injured, nobody else is guessed. It becomes a record only when recorded.
-- Errors: not_staff_of_team (42501), training_cancelled, too_early (P0001).
create function public.open_attendance(p_training_id uuid)
returns table (
  player_id uuid,
  first_name text,
  last_name text,
  shirt_number int,
  answer public.attendance_answer,
  answer_reason public.absence_reason,
  answer_note text,
  needs_reconfirmation boolean,
  suggested public.attendance_status,
  status public.attendance_status,
  minutes int,
  rpe int,
  recorded_at timestamptz
)
language plpgsql
security definer
set search_path = ''
as $$
declare
  training public.trainings := private.training_to_record(p_training_id);
  on_date date := private.local_day(training.school_id, training.starts_at);
begin
  insert into public.attendance (training_id, player_id)
  select p_training_id, member from private.squad_on(training.team_id, on_date) as member
  on conflict on constraint attendance_once do nothing;

  return query
  select
    entry.player_id,
    player.first_name,
    player.last_name,
    squad.shirt_number,
    entry.answer,
    entry.answer_reason,
    entry.answer_note,
    entry.needs_reconfirmation,
    case
      when entry.status is not null then entry.status
      when entry.answer = 'yes' then 'present'
      when entry.answer_reason = 'injury' then 'injured'
      when exists (
        select from public.absences as absence
        where absence.player_id = entry.player_id
          and absence.reason = 'injury'
          and on_date between absence.from_on and absence.to_on
      ) then 'injured'
      when entry.answer = 'no' then 'excused'
    end::public.attendance_status,
    entry.status,
    entry.minutes,
    entry.rpe,
    entry.recorded_at
  from public.attendance as entry
  join public.players as player on player.id = entry.player_id
  left join lateral (
    select member.shirt_number from public.squad_members as member
    where member.team_id = training.team_id and member.player_id = entry.player_id
    order by member.left_on is null desc, member.joined_on desc
    limit 1
  ) as squad on true
  where entry.training_id = p_training_id
  order by player.last_name, player.first_name, player.id;
end;
$$;

-- Records who came. Made for devices that were offline: of two records of one player the later
-- stays, by the time the coach ticked it; sending the same again changes nothing. Returns the rows
-- that were kept because they are later than what was sent: the conflicts to show.
-- p_entries: up to 60 of {player_id, status, minutes?, rpe?, recorded_at?}. An empty status takes a
-- tick back. minutes empty: the whole training for whoever was present. rpe empty: what the player
-- reported stays. recorded_at empty or in the future: now.
-- Errors: not_staff_of_team (42501), training_cancelled, too_early, entries_required (none, more
-- than 60 or not a list), player_not_in_squad (P0001); 22P02 and 23514 for unknown or impossible values.
create function public.record_attendance(p_training_id uuid, p_entries public.json_list)
returns setof public.attendance
language plpgsql
security definer
set search_path = ''
as $$
declare
  training public.trainings := private.training_to_record(p_training_id);
  squad uuid[];
  written uuid[];
begin
  if jsonb_typeof(p_entries) is distinct from 'array'
    or not jsonb_array_length(p_entries) between 1 and 60
  then
    raise exception 'entries_required' using errcode = 'P0001';
  end if;
  squad := array(
    select private.squad_on(
      training.team_id, private.local_day(training.school_id, training.starts_at)
    )
    union
    select player_id from public.attendance where training_id = p_training_id
  );
  if exists (
    select from jsonb_to_recordset(p_entries) as entry (player_id uuid)
    where entry.player_id is null or entry.player_id <> all(squad)
  ) then
    raise exception 'player_not_in_squad' using errcode = 'P0001';
  end if;

  with entry as (
    select distinct on (sent.player_id)
      sent.player_id,
      sent.status,
      case when sent.status in ('present', 'late', 'injured') then
        case
          when sent.minutes is null and sent.status = 'present'
            then (extract(epoch from training.ends_at - training.starts_at) / 60)::int
          else sent.minutes
        end
      end as minutes,
      case when sent.status in ('present', 'late', 'injured') then sent.rpe end as rpe,
      least(coalesce(sent.recorded_at, now()), now()) as recorded_at
    from jsonb_to_recordset(p_entries) as sent (
      player_id uuid, status public.attendance_status, minutes int, rpe int, recorded_at timestamptz
    )
    order by sent.player_id, sent.recorded_at desc nulls first
  ),
  saved as (
    insert into public.attendance as present (
      training_id, player_id, status, minutes, rpe, recorded_at, recorded_by
    )
    select
      p_training_id, entry.player_id, entry.status, entry.minutes, entry.rpe, entry.recorded_at,
      (select auth.uid())
    from entry
    order by entry.player_id
    on conflict (training_id, player_id) do update
      set status = excluded.status,
        minutes = excluded.minutes,
        rpe = case
          when excluded.status in ('excused', 'absent') then null
          else coalesce(excluded.rpe, present.rpe)
        end,
        recorded_at = excluded.recorded_at,
        recorded_by = excluded.recorded_by
      where present.recorded_at is null or present.recorded_at <= excluded.recorded_at
    returning player_id
  )
  select coalesce(array_agg(player_id), '{}') into written from saved;

  return query
  select kept.* from public.attendance as kept
  where kept.training_id = p_training_id
    and kept.player_id in (
      select entry.player_id from jsonb_to_recordset(p_entries) as entry (player_id uuid)
    )
    and kept.player_id <> all(written);
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.answer_training(uuid, uuid, public.attendance_answer, public.long_text, public.absence_reason),
  public.report_effort(uuid, uuid, int),
  public.open_attendance(uuid),
  public.record_attendance(uuid, public.json_list)
to authenticated;
