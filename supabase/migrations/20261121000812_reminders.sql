-- Reminders: a training, a match or a task comes near, as long before as each person asked for.
--
--                    everybody   the job
-- queue_reminders    -           every minute
--
-- For each of the seven lead times the job looks for what becomes due between its cursor and now:
-- what was missed while it stood still is caught up, for a day at most, and never for what has begun.
-- The key of a reminder contains the start, so that a moved training reminds again and a repeated run
-- does not. Days and weeks are counted on the school's clock: "one day before" Sunday 10:00 is
-- Saturday 10:00, also over a clock change; minutes and hours are counted by the stopwatch.
--
-- Trainings and matches remind players, guardians and the team's staff by training_lead; who has
-- answered no is left alone. Tasks remind whoever has them, and the guardians, by tasks_lead. Nobody
-- is reminded of a subject they switched off. Nothing is planned ahead per person: moving an event
-- rewrites no reminders.

-- Indexes -----------------------------------------------------------------------------------
-- Across all schools, by time alone. The tables are as new as these indexes:
-- squawk-ignore-file require-concurrent-index-creation

create index trainings_upcoming on public.trainings (starts_at) where status = 'planned';
create index matches_upcoming on public.matches (starts_at) where status = 'planned';
create index tasks_upcoming on public.tasks (due_at) where status in ('open', 'in_progress');

-- Functions ---------------------------------------------------------------------------------

-- Everybody whom a team's news concerns: once per reason, with the player they are or look after, and
-- without one as staff.
create function private.team_listeners(p_team_id uuid)
returns table (user_id uuid, player_id uuid)
language sql
stable
security definer
rows 20
set search_path = ''
as $$
  select staff.user_id, null
  from public.team_staff as staff
  where staff.team_id = p_team_id
    and exists (
      select from public.role_assignments as held
      where held.user_id = staff.user_id
        and held.school_id = staff.school_id
        and held.role in ('owner', 'coach')
    )
  union all
  select player.user_id, player.id
  from public.squad_members as squad
  join public.players as player on player.id = squad.player_id and player.user_id is not null
  where squad.team_id = p_team_id and squad.left_on is null
  union all
  select link.guardian_id, link.player_id
  from public.squad_members as squad
  join public.guardian_links as link on link.player_id = squad.player_id and link.status = 'active'
  where squad.team_id = p_team_id and squad.left_on is null;
$$;

create function private.lead_interval(p_lead public.lead_time)
returns interval
language sql
immutable
set search_path = ''
as $$
  select case p_lead
    when '15_minutes' then interval '15 minutes'
    when '30_minutes' then interval '30 minutes'
    when '1_hour' then interval '1 hour'
    when '2_hours' then interval '2 hours'
    when '1_day' then interval '1 day'
    when '2_days' then interval '2 days'
    else interval '7 days'
  end;
$$;

-- What starts when a reminder of this lead time goes out at p_at: on the clock of that zone from a
-- day upwards. Looking back from now and forward to the start meet at the same event, so the moments
-- of two runs bound an index range without a gap; the hour that a clock change repeats is looked at
-- twice, which the key of a reminder forgives.
create function private.start_after_lead(p_at timestamptz, p_lead public.lead_time, p_time_zone text)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case
    when p_lead >= '1_day'
      then (p_at at time zone p_time_zone + private.lead_interval(p_lead)) at time zone p_time_zone
    else p_at + private.lead_interval(p_lead)
  end;
$$;

-- The trainings, matches and tasks whose reminder of one lead time falls into (p_since, p_until], and
-- that have not begun: one short index range per time zone of a school. rows: a minute brings few, so that
-- the planner goes on by index.
create function private.due_reminders(
  p_lead public.lead_time,
  p_since timestamptz,
  p_until timestamptz
)
returns table (
  kind text,
  id uuid,
  team_id uuid,
  player_id uuid,
  user_id uuid,
  starts_at timestamptz,
  facts jsonb
)
language sql
stable
security definer
rows 1
set search_path = ''
as $$
  select
    near.kind, near.id, near.team_id, near.player_id, near.user_id, near.starts_at,
    near.facts || jsonb_build_object('time_zone', zone.name)
  from (
    select
      name,
      greatest(private.start_after_lead(p_since, p_lead, name), p_until) as after_moment,
      private.start_after_lead(p_until, p_lead, name) as until_moment
    from (select distinct time_zone as name from public.schools) as known
  ) as zone
  cross join lateral (
    select
      'training' as kind, training.id, training.school_id, training.team_id, null::uuid as player_id,
      null::uuid as user_id, training.starts_at,
      jsonb_build_object('title', training.title, 'place', training.place, 'starts_at', training.starts_at)
      as facts
    from public.trainings as training
    where training.status = 'planned'
      and training.starts_at > zone.after_moment and training.starts_at <= zone.until_moment
    union all
    select
      'match', match.id, match.school_id, match.team_id, null, null, match.starts_at,
      jsonb_build_object(
        'opponent', match.opponent, 'is_home', match.is_home, 'place', match.venue,
        'starts_at', match.starts_at, 'meet_at', match.meet_at
      )
    from public.matches as match
    where match.status = 'planned'
      and match.starts_at > zone.after_moment and match.starts_at <= zone.until_moment
    union all
    select
      'task', task.id, task.school_id, null, task.player_id, task.user_id, task.due_at,
      jsonb_build_object('title', task.title, 'kind', task.kind, 'due_at', task.due_at)
    from public.tasks as task
    where task.status in ('open', 'in_progress')
      and task.due_at > zone.after_moment and task.due_at <= zone.until_moment
  ) as near
  join public.schools as school on school.id = near.school_id and school.time_zone = zone.name;
$$;

-- Job: reminds everybody of what has become due since the last run; counts the reminders.
-- p_now: for tests.
create function private.queue_reminders(p_now timestamptz default now())
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  since timestamptz;
  queued int;
begin
  select greatest(cursor_at, p_now - interval '1 day') into since
  from public.job_cursors where name = 'queue_reminders' for update;
  if since >= p_now then
    return 0;
  end if;

  with due as materialized (
    select known.lead, near.*
    from unnest(enum_range(null::public.lead_time)) as known (lead)
    cross join lateral private.due_reminders(known.lead, since, p_now) as near
  ),
  listener as (
    select
      due.lead, due.kind, due.id, due.starts_at, who.user_id,
      due.facts || jsonb_build_object('team', team.name) as facts,
      case due.kind
        when 'training' then '/training-manager/trainings/details/' || due.id
        else '/calendar/match-calendar'
      end as link
    from due
    join public.teams as team on team.id = due.team_id
    cross join lateral private.team_listeners(due.team_id) as who
    -- Asked one by one, here and below: few are due at a time, and the planner cannot know it.
    where (
      select answered.answer from public.attendance as answered
      where answered.training_id = due.id and answered.player_id = who.player_id
      limit 1
    ) is distinct from 'no'
    union all
    select
      due.lead, due.kind, due.id, due.starts_at, who.user_id,
      due.facts || jsonb_build_object('player', who.first_name),
      coalesce('/tasks-active/player/' || due.player_id, '/tasks-active')
    from due
    cross join lateral (
      select due.user_id, null as first_name where due.user_id is not null
      union all
      select player.user_id, player.first_name from public.players as player
      where player.id = due.player_id
      union all
      select link.guardian_id, player.first_name
      from public.guardian_links as link
      join public.players as player on player.id = link.player_id
      where link.player_id = due.player_id and link.is_trusted
    ) as who
    where due.kind = 'task'
  )
  insert into public.notifications (
    user_id, category, kind, payload, link, about_id, dedupe_key, expires_at
  )
  select distinct on (listener.user_id, listener.kind, listener.id, listener.lead)
    listener.user_id,
    case listener.kind when 'task' then 'tasks' else 'training' end::public.notification_category,
    listener.kind || '_reminder',
    jsonb_strip_nulls(listener.facts || jsonb_build_object('lead', listener.lead)),
    listener.link,
    listener.id,
    listener.kind || '_reminder:' || listener.id || ':' || listener.lead
      || ':' || extract(epoch from listener.starts_at)::bigint,
    listener.starts_at
  from listener
  join public.users as person on person.id = listener.user_id and person.status = 'active'
  cross join lateral (
    select asked.is_all_on, asked.tasks, asked.tasks_lead, asked.training, asked.training_lead
    from public.notification_preferences as asked
    where asked.user_id = listener.user_id
    limit 1
  ) as wish
  where wish.is_all_on
    and case listener.kind
      when 'task' then wish.tasks and wish.tasks_lead = listener.lead
      else wish.training and wish.training_lead = listener.lead
    end
  on conflict (user_id, dedupe_key) do nothing;
  get diagnostics queued = row_count;

  update public.job_cursors set cursor_at = p_now where name = 'queue_reminders';
  return queued;
end;
$$;
