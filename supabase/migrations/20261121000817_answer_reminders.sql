-- Asking again: whoever plans for a team reminds those who have not said whether they come.
--
--                    player  parent  coach of the team  other coach  owner  admin
-- answer_reminders   -       -       s                  -            s      -
-- open_answers       -       -       yes                -            yes    -
-- remind_training    -       -       yes                -            yes    -
-- remind_match       -       -       yes                -            yes    -
--
-- Coach and owner mean: of that school. Asked is whoever may answer for a player who is silent, or
-- whose answer belongs to a time that has changed: the player's own account and the guardians who
-- respond for them. Not asked: locked accounts, and whoever reminds, who may be a parent as well. Of
-- a match those called up are asked, and before anybody is called up the whole squad.
--
-- Once per event in twelve hours, whoever of the staff it is, and only before it begins: a family
-- hears of an evening twice at most on its day. The bell shows it always; what goes out by e-mail and
-- push is everybody's own choice, as with any news of the team (see the chapter of deliveries).
--
-- A match whose answers are due (answer_hours, 0700) reminds by itself a day before that, once, as far as
-- nobody of the staff has reminded within the twelve hours; such a reminder has no created_by.

-- Tables ------------------------------------------------------------------------------------

create table public.answer_reminders (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  training_id uuid,
  match_id uuid,
  told int not null,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint answer_reminders_pkey primary key (id),
  constraint answer_reminders_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint answer_reminders_team foreign key (team_id) references public.teams (id) on delete cascade,
  constraint answer_reminders_training foreign key (training_id)
  references public.trainings (id) on delete cascade,
  constraint answer_reminders_match foreign key (match_id) references public.matches (id) on delete cascade,
  constraint answer_reminders_created_by foreign key (created_by)
  references public.users (id) on delete set null,
  constraint answer_reminders_one_event check (num_nonnulls(training_id, match_id) = 1),
  constraint answer_reminders_told_positive check (told > 0)
);

comment on column public.answer_reminders.told is 'How many people it went to.';

-- Indexes -----------------------------------------------------------------------------------

create index answer_reminders_school on public.answer_reminders (school_id);
create index answer_reminders_team on public.answer_reminders (team_id);
create index answer_reminders_training on public.answer_reminders (training_id, created_at);
create index answer_reminders_match on public.answer_reminders (match_id, created_at);
create index answer_reminders_created_by on public.answer_reminders (created_by);

-- Policies ----------------------------------------------------------------------------------

alter table public.answer_reminders enable row level security;

create policy answer_reminders_select on public.answer_reminders for select to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Players whom a training or a match (give one of the two) is about: the squad of the day; of a match
-- those called up, and before anybody is called up the whole squad.
create function private.event_players(p_training_id uuid, p_match_id uuid)
returns setof uuid
language sql
stable
security definer
rows 20
set search_path = ''
as $$
  select member
  from public.trainings as training
  cross join lateral private.squad_on(
    training.team_id, private.local_day(training.school_id, training.starts_at)
  ) as member
  where training.id = p_training_id
  union all
  select asked.player_id
  from public.matches as match
  cross join lateral (
    select called.player_id from public.match_squad as called
    where called.match_id = match.id and called.role in ('starter', 'bench')
    union
    select member.player_id from public.squad_members as member
    where member.team_id = match.team_id
      and member.left_on is null
      and not exists (
        select from public.match_squad as called
        where called.match_id = match.id
          and (called.role in ('starter', 'bench') or called.player_id = member.player_id and called.role is not null)
      )
  ) as asked
  where match.id = p_match_id;
$$;

-- Those of them whose answer is missing.
create function private.silent_players(p_training_id uuid, p_match_id uuid)
returns setof uuid
language sql
stable
security definer
rows 20
set search_path = ''
as $$
  select member
  from private.event_players(p_training_id, p_match_id) as member
  where not exists (
    select from public.attendance as said
    where said.training_id = p_training_id
      and said.player_id = member
      and said.answer is not null
      and not said.needs_reconfirmation
  )
  and not exists (
    select from public.match_squad as said
    where said.match_id = p_match_id
      and said.player_id = member
      and said.answer is not null
      and not said.needs_reconfirmation
  );
$$;

-- Who may answer for these players: the player (is_self) and the guardians who respond, with an
-- account that is not locked. The same people as my_responding_player_ids.
create function private.answerers(p_player_ids uuid[])
returns table (user_id uuid, player_id uuid, is_self boolean)
language sql
stable
security definer
rows 30
set search_path = ''
as $$
  select person.id, speaker.player_id, speaker.is_self
  from (
    select player.user_id, player.id as player_id, true as is_self
    from public.players as player
    where player.id = any(p_player_ids)
    union all
    select link.guardian_id, link.player_id, false
    from public.guardian_links as link
    where link.player_id = any(p_player_ids) and link.status = 'active' and link.can_respond
  ) as speaker
  join public.users as person on person.id = speaker.user_id and person.status = 'active';
$$;

-- Tells everybody who may answer for the silent, each once, with the names of their children.
-- p_news: as of private.training_news and private.match_news; of the same event.
create function private.remind_silent(p_training_id uuid, p_match_id uuid, p_news jsonb)
returns public.answer_reminders
language plpgsql
security definer
set search_path = ''
as $$
declare
  silent uuid[] := array(select private.silent_players(p_training_id, p_match_id));
  people int;
  reminder public.answer_reminders;
begin
  if exists (
    select from public.answer_reminders as earlier
    where (earlier.training_id = p_training_id or earlier.match_id = p_match_id)
      and earlier.created_at > now() - interval '12 hours'
  ) then
    raise exception 'reminded_already' using errcode = 'P0001';
  end if;

  select coalesce(sum(private.notify(
    array[asked.user_id],
    'training',
    p_news ->> 'kind',
    p_news -> 'facts' || jsonb_build_object(
      'team', team.name,
      'starts_at', p_news -> 'starts_at',
      'time_zone', school.time_zone,
      'player', asked.children
    ),
    -- A match is answered where a family sees its week.
    case
      when p_training_id is not null then p_news ->> 'link'
      when asked.is_self then '/dashboard/player/overview'
      else '/dashboard/parent/overview'
    end,
    p_about_id => coalesce(p_training_id, p_match_id),
    p_expires_at => (p_news ->> 'starts_at')::timestamptz
  )), 0)
  into people
  from (
    select
      who.user_id,
      bool_and(who.is_self) as is_self,
      string_agg(player.first_name, ', ' order by player.first_name) filter (where not who.is_self) as children
    from private.answerers(silent) as who
    join public.players as player on player.id = who.player_id
    group by who.user_id
  ) as asked
  join public.teams as team on team.id = (p_news ->> 'team_id')::uuid
  join public.schools as school on school.id = team.school_id;

  if people = 0 then
    raise exception 'nobody_to_remind' using errcode = 'P0001';
  end if;
  insert into public.answer_reminders (school_id, team_id, training_id, match_id, told)
  select team.school_id, team.id, p_training_id, p_match_id, people
  from public.teams as team
  where team.id = (p_news ->> 'team_id')::uuid
  returning * into reminder;
  return reminder;
end;
$$;

-- Reminds everybody who may answer to this training and has not; told is how many people that were.
-- Errors: training_not_writable (42501, also for an unknown one), training_cancelled, too_late (it has
-- begun), reminded_already (less than twelve hours ago), nobody_to_remind (P0001).
create function public.remind_training(p_training_id uuid)
returns public.answer_reminders
language plpgsql
security definer
set search_path = ''
as $$
declare
  training public.trainings;
begin
  -- Locked: two coaches who tap at once are one reminder.
  select * into training from public.trainings
  where id = p_training_id and team_id = any(array(select private.my_managed_team_ids()))
  for no key update;
  if not found then
    raise exception 'training_not_writable' using errcode = '42501';
  end if;
  if training.status = 'cancelled' then
    raise exception 'training_cancelled' using errcode = 'P0001';
  end if;
  if training.status <> 'planned' or training.starts_at <= now() then
    raise exception 'too_late' using errcode = 'P0001';
  end if;
  return private.remind_silent(
    training.id, null, private.training_news(training, 'training_answer_missing')
  );
end;
$$;

-- The same for a match. Errors: match_not_writable (42501, also for an unknown one), match_not_open
-- (called off or begun), reminded_already, nobody_to_remind (P0001).
create function public.remind_match(p_match_id uuid)
returns public.answer_reminders
language plpgsql
security definer
set search_path = ''
as $$
declare
  match public.matches;
begin
  select * into match from public.matches
  where id = p_match_id and team_id = any(array(select private.my_managed_team_ids()))
  for no key update;
  if not found then
    raise exception 'match_not_writable' using errcode = '42501';
  end if;
  if match.status <> 'planned' or match.starts_at <= now() then
    raise exception 'match_not_open' using errcode = 'P0001';
  end if;
  return private.remind_silent(null, match.id, private.match_news(match, 'match_answer_missing'));
end;
$$;

-- Job: reminds of matches whose answers are due within a day; counts the matches. p_now: for tests.
create function private.remind_before_answer_end(p_now timestamptz default now())
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  due public.matches;
  reminded int := 0;
begin
  for due in
    select * from public.matches as match
    where match.status = 'planned'
      and match.starts_at > p_now and match.starts_at < p_now + interval '16 days'
      and p_now >= match.starts_at - (match.answer_hours + 24) * interval '1 hour'
      and p_now < match.starts_at - match.answer_hours * interval '1 hour'
      and not exists (
        select from public.answer_reminders as earlier
        where earlier.match_id = match.id
          and (earlier.created_by is null or earlier.created_at > p_now - interval '12 hours')
      )
    for no key update skip locked
  loop
    begin
      perform private.remind_silent(null, due.id, private.match_news(due, 'match_answer_missing'));
      reminded := reminded + 1;
    exception when sqlstate 'P0001' then
      -- all have answered, or nobody can: that must not keep the other matches waiting
      if sqlerrm <> 'nobody_to_remind' then
        raise;
      end if;
    end;
  end loop;
  return reminded;
end;
$$;

-- Whose answers are missing, of trainings and matches to come of teams the caller plans for; others
-- are left out. open: players. people: whom a reminder would tell now. unreachable: the names of those
-- for whom nobody can answer. reminded_at, reminded_by, told: the last reminder. next_at: from when on
-- another one is possible; empty: now.
create function public.open_answers(
  p_training_ids public.id_list default '{}',
  p_match_ids public.id_list default '{}'
)
returns table (
  event_id uuid,
  open int,
  people int,
  unreachable text[],
  reminded_at timestamptz,
  reminded_by text,
  told int,
  next_at timestamptz
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    event.id,
    cardinality(event.silent),
    (
      select count(distinct who.user_id)::int from private.answerers(event.silent) as who
      where who.user_id is distinct from (select auth.uid())
    ),
    array(
      select btrim(player.first_name || ' ' || player.last_name)
      from public.players as player
      where player.id = any(event.silent)
        and not exists (select from private.answerers(array[player.id]))
      order by player.first_name, player.last_name, player.id
    ),
    latest.created_at,
    nullif(btrim(colleague.first_name || ' ' || colleague.last_name), ''),
    latest.told,
    case when latest.created_at > now() - interval '12 hours'
      then latest.created_at + interval '12 hours' end
  from (
    select
      training.id, training.id as training_id, null::uuid as match_id,
      array(select private.silent_players(training.id, null)) as silent
    from public.trainings as training
    where training.id = any(p_training_ids)
      and training.status = 'planned'
      and training.starts_at > now()
      and training.team_id = any(array(select private.my_managed_team_ids()))
    union all
    select match.id, null, match.id, array(select private.silent_players(null, match.id))
    from public.matches as match
    where match.id = any(p_match_ids)
      and match.status = 'planned'
      and match.starts_at > now()
      and match.team_id = any(array(select private.my_managed_team_ids()))
  ) as event
  left join lateral (
    select reminder.created_at, reminder.created_by, reminder.told
    from public.answer_reminders as reminder
    where reminder.training_id = event.training_id or reminder.match_id = event.match_id
    order by reminder.created_at desc
    limit 1
  ) as latest on true
  left join public.users as colleague on colleague.id = latest.created_by;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.answer_reminders from anon, authenticated;

grant select on public.answer_reminders to authenticated;

grant execute on function
  public.remind_training(uuid),
  public.remind_match(uuid),
  public.open_answers(public.id_list, public.id_list)
to authenticated;
