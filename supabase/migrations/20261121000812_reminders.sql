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
-- Across all schools, by time alone.

-- squawk-ignore require-concurrent-index-creation
create index trainings_upcoming on public.trainings (starts_at) where status = 'planned';
-- squawk-ignore require-concurrent-index-creation
create index matches_upcoming on public.matches (starts_at) where status = 'planned';
-- squawk-ignore require-concurrent-index-creation
create index tasks_upcoming on public.tasks (due_at) where status in ('open', 'in_progress');

-- Views -------------------------------------------------------------------------------------

-- Everybody whom a team's news concerns, in schema private: a person is listed once per reason, with
-- the player they are or look after, and without one as staff.
create view private.team_listeners
with (security_invoker = true)
as
select staff.team_id, staff.user_id, null::uuid as player_id
from public.team_staff as staff
where exists (
  select from public.role_assignments as held
  where held.user_id = staff.user_id
    and held.school_id = staff.school_id
    and held.role in ('owner', 'coach')
)
union all
select squad.team_id, player.user_id, player.id
from public.squad_members as squad
join public.players as player on player.id = squad.player_id and player.user_id is not null
where squad.left_on is null
union all
select squad.team_id, link.guardian_id, link.player_id
from public.squad_members as squad
join public.guardian_links as link on link.player_id = squad.player_id and link.status = 'active'
where squad.left_on is null;

-- Functions ---------------------------------------------------------------------------------

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

-- The moment of a reminder: on the clock of that zone from a day upwards.
create function private.remind_at(p_starts_at timestamptz, p_lead public.lead_time, p_time_zone text)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case
    when p_lead >= '1_day'
      then (p_starts_at at time zone p_time_zone - private.lead_interval(p_lead)) at time zone p_time_zone
    else p_starts_at - private.lead_interval(p_lead)
  end;
$$;

-- The trainings, matches and tasks whose reminder of one lead time falls into (p_since, p_until].
-- An index range first, an hour wider where a clock change may lie between; then the exact moment.
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
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  slack interval := case when p_lead >= '1_day' then interval '1 hour' else interval '0' end;
  earliest timestamptz := greatest(p_since + private.lead_interval(p_lead) - slack, p_until);
  latest timestamptz := p_until + private.lead_interval(p_lead) + slack;
begin
  return query
  select
    near.kind, near.id, near.team_id, near.player_id, near.user_id, near.starts_at,
    near.facts || jsonb_build_object('time_zone', school.time_zone)
  from (
    select
      'training' as kind, training.id, training.school_id, training.team_id, null::uuid as player_id,
      null::uuid as user_id, training.starts_at,
      jsonb_build_object('title', training.title, 'place', training.place, 'starts_at', training.starts_at)
      as facts
    from public.trainings as training
    where training.status = 'planned' and training.starts_at > earliest and training.starts_at <= latest
    union all
    select
      'match', match.id, match.school_id, match.team_id, null, null, match.starts_at,
      jsonb_build_object(
        'opponent', match.opponent, 'is_home', match.is_home, 'place', match.venue,
        'starts_at', match.starts_at, 'meet_at', match.meet_at
      )
    from public.matches as match
    where match.status = 'planned' and match.starts_at > earliest and match.starts_at <= latest
    union all
    select
      'task', task.id, task.school_id, null, task.player_id, task.user_id, task.due_at,
      jsonb_build_object('title', task.title, 'kind', task.kind, 'due_at', task.due_at)
    from public.tasks as task
    where task.status in ('open', 'in_progress') and task.due_at > earliest and task.due_at <= latest
  ) as near
  join public.schools as school on school.id = near.school_id
  where private.remind_at(near.starts_at, p_lead, school.time_zone) > p_since
    and private.remind_at(near.starts_at, p_lead, school.time_zone) <= p_until;
end;
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
  lead public.lead_time;
  queued int := 0;
  more int;
begin
  select greatest(cursor_at, p_now - interval '1 day') into since
  from public.job_cursors where name = 'queue_reminders' for update;
  if since >= p_now then
    return 0;
  end if;

  foreach lead in array enum_range(null::public.lead_time) loop
    with due as materialized (
      select * from private.due_reminders(lead, since, p_now)
    ),
    listener as (
      select
        due.kind, due.id, due.starts_at, who.user_id,
        due.facts || jsonb_build_object('team', team.name) as facts,
        case due.kind
          when 'training' then '/training-manager/trainings/details/' || due.id
          else '/calendar/match-calendar'
        end as link
      from due
      join public.teams as team on team.id = due.team_id
      join private.team_listeners as who on who.team_id = due.team_id
      where not exists (
        select from public.attendance as answered
        where answered.training_id = due.id
          and answered.player_id = who.player_id
          and answered.answer = 'no'
      )
      union all
      select
        due.kind, due.id, due.starts_at, who.user_id,
        due.facts || jsonb_build_object('player', who.first_name) as facts,
        coalesce('/tasks-active/player/' || due.player_id, '/tasks-active') as link
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
        where link.player_id = due.player_id and link.status = 'active'
      ) as who
      where due.kind = 'task'
    )
    insert into public.notifications (
      user_id, category, kind, payload, link, about_id, dedupe_key, expires_at
    )
    select distinct on (listener.user_id, listener.kind, listener.id)
      listener.user_id,
      case listener.kind when 'task' then 'tasks' else 'training' end::public.notification_category,
      listener.kind || '_reminder',
      jsonb_strip_nulls(listener.facts || jsonb_build_object('lead', lead)),
      listener.link,
      listener.id,
      listener.kind || '_reminder:' || listener.id || ':' || lead
        || ':' || extract(epoch from listener.starts_at)::bigint,
      listener.starts_at
    from listener
    join public.users as person on person.id = listener.user_id and person.status = 'active'
    join public.notification_preferences as wish on wish.user_id = listener.user_id
    where wish.is_all_on
      and case listener.kind
        when 'task' then wish.tasks and wish.tasks_lead = lead
        else wish.training and wish.training_lead = lead
      end
    on conflict (user_id, dedupe_key) do nothing;
    get diagnostics more = row_count;
    queued := queued + more;
  end loop;

  update public.job_cursors set cursor_at = p_now where name = 'queue_reminders';
  return queued;
end;
$$;
