-- Changes that want to be seen: a training or match that was moved, called off or is on again, and which
-- families know of it.
--
--                        player  guardian who responds  other guardian  coach of the team  other coach  owner  admin
-- my_event_changes       own     children               -               -                  -            -      -
-- see_event_change       own     children               -               -                  -            -      -
-- read_change_receipts   -       -                      -               yes                -            yes    -
-- remind_change          -       -                      -               yes                -            yes    -
-- the tables             -       -                      -               -                  -            -      -
--
-- Coach and owner mean: of that school. An event has one change at most, the newest: what was seen of
-- an earlier one says nothing about the time that holds now. Made in one step, as a series that moves,
-- changes are seen in one step. A player is reached when the player or a guardian who responds has
-- confirmed the change, or when an answer came after it; so whoever answers need not confirm.
--
-- What is undone within five minutes, before anybody has confirmed it, leaves nothing to confirm. As
-- with the news of a team (chapter of notify triggers), seeds and workers change silently.
--
-- Not seen: staff may remind once an hour; on the last day the job reminds families whom nobody has reminded
-- on it, two hours after the change at the earliest, and tells the staff of the team three hours before. These reminders
-- are mailed whatever somebody's preferences say: a family at a closed pitch is worse.

-- Types -------------------------------------------------------------------------------------

create type public.event_change_kind as enum ('moved', 'cancelled', 'restored');

-- Tables ------------------------------------------------------------------------------------

create table public.event_changes (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  training_id uuid,
  match_id uuid,
  kind public.event_change_kind not null,
  was_starts_at timestamptz not null,
  was_place text,
  starts_at timestamptz not null,
  made_by uuid default auth.uid(),
  families_reminded_at timestamptz,
  staff_told_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint event_changes_pkey primary key (id),
  constraint event_changes_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint event_changes_team foreign key (team_id) references public.teams (id) on delete cascade,
  constraint event_changes_training foreign key (training_id) references public.trainings (id) on delete cascade,
  constraint event_changes_match foreign key (match_id) references public.matches (id) on delete cascade,
  constraint event_changes_made_by foreign key (made_by) references public.users (id) on delete set null,
  constraint event_changes_training_once unique (training_id),
  constraint event_changes_match_once unique (match_id),
  constraint event_changes_one_event check (num_nonnulls(training_id, match_id) = 1),
  constraint event_changes_was_place_length check (char_length(was_place) <= 200)
);

comment on column public.event_changes.was_starts_at is 'What families knew before.';
comment on column public.event_changes.starts_at is 'Of the event, as long as this is its newest change.';

create table public.event_change_receipts (
  change_id uuid not null,
  user_id uuid not null,
  school_id uuid not null,
  created_at timestamptz not null default now(),
  constraint event_change_receipts_pkey primary key (change_id, user_id),
  constraint event_change_receipts_change foreign key (change_id)
  references public.event_changes (id) on delete cascade,
  constraint event_change_receipts_user foreign key (user_id) references public.users (id) on delete cascade,
  constraint event_change_receipts_school foreign key (school_id)
  references public.schools (id) on delete cascade
);

comment on table public.event_change_receipts is 'Who has confirmed a change.';

-- Indexes -----------------------------------------------------------------------------------

create index event_changes_school on public.event_changes (school_id);
create index event_changes_team on public.event_changes (team_id, created_at);
create index event_changes_made_by on public.event_changes (made_by);
create index event_changes_coming on public.event_changes (starts_at);
create index event_change_receipts_user on public.event_change_receipts (user_id);
create index event_change_receipts_school on public.event_change_receipts (school_id);

-- Policies ----------------------------------------------------------------------------------

alter table public.event_changes enable row level security;
alter table public.event_change_receipts enable row level security;

create policy event_changes_select on public.event_changes for select to authenticated using (false);
create policy event_change_receipts_select on public.event_change_receipts
for select to authenticated using (false);

comment on policy event_changes_select on public.event_changes is
  'Nobody: families and staff read them through functions.';
comment on policy event_change_receipts_select on public.event_change_receipts is
  'Nobody: staff read them through read_change_receipts.';

-- Functions ---------------------------------------------------------------------------------

-- Writes down what the news of one statement changed (news with was_starts_at and was_place, as
-- announce_trainings and announce_matches make them). Called where somebody is signed in.
create function private.record_changes(p_news jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  change record;
  earlier public.event_changes;
begin
  if (select auth.uid()) is null then
    return;
  end if;
  for change in
    select
      case
        when news.kind like '%\_moved' then 'moved'
        when news.kind like '%\_cancelled' then 'cancelled'
        else 'restored'
      end::public.event_change_kind as kind,
      team.school_id, team.id as team_id, training.id as training_id, match.id as match_id,
      coalesce(training.team_id, match.team_id) = team.id as is_of_team,
      coalesce(training.starts_at, match.starts_at) as starts_at,
      coalesce(training.place, match.venue) as place,
      news.was_starts_at, left(news.was_place, 200) as was_place
    from jsonb_to_recordset(p_news) as news (
      id uuid, team_id uuid, kind text, was_starts_at timestamptz, was_place text
    )
    join public.teams as team on team.id = news.team_id
    left join public.trainings as training on training.id = news.id
    left join public.matches as match on match.id = news.id
    where num_nonnulls(training.id, match.id) = 1
  loop
    select * into earlier from public.event_changes
    where training_id = change.training_id or match_id = change.match_id;
    if earlier.created_at > now() - interval '5 minutes'
      and not exists (select from public.event_change_receipts where change_id = earlier.id)
    then
      change.was_starts_at := earlier.was_starts_at;
      change.was_place := earlier.was_place;
    else
      earlier := null;
    end if;
    delete from public.event_changes
    where training_id = change.training_id or match_id = change.match_id;

    continue when not change.is_of_team
      or (change.kind = 'restored' and earlier.kind = 'cancelled')
      or (
        change.kind = 'moved'
        and earlier.kind = 'moved'
        and change.was_starts_at = change.starts_at
        and change.was_place is not distinct from change.place
      );
    insert into public.event_changes (
      school_id, team_id, training_id, match_id, kind, was_starts_at, was_place, starts_at
    )
    values (
      change.school_id, change.team_id, change.training_id, change.match_id, change.kind,
      change.was_starts_at, change.was_place, change.starts_at
    );
  end loop;
end;
$$;

-- Players of the event of a change, all or those of p_among: since when and from whom it is known that the
-- family knows, by an answer (has_answered) or else by a confirmation; all empty where it is not known. Whoever had said no need
-- not hear that it is called off, and is left out.
create function private.read_change(p_change public.event_changes, p_among uuid[] default null)
returns table (player_id uuid, seen_at timestamptz, seen_by uuid, has_answered boolean)
language sql
stable
security definer
rows 20
set search_path = ''
as $$
  select member, known.seen_at, known.seen_by, known.has_answered
  from private.event_players((p_change).training_id, (p_change).match_id) as member
  left join lateral (
    select said.answered_at as seen_at, said.answered_by as seen_by, true as has_answered
    from public.attendance as said
    where said.training_id = (p_change).training_id
      and said.player_id = member
      and said.answer is not null
      and not said.needs_reconfirmation
      and said.answered_at > (p_change).created_at
    union all
    select said.answered_at, said.answered_by, true
    from public.match_squad as said
    where said.match_id = (p_change).match_id
      and said.player_id = member
      and said.answer is not null
      and not said.needs_reconfirmation
      and said.answered_at > (p_change).created_at
    union all
    select receipt.created_at, receipt.user_id, false
    from private.answerers(array[member]) as who
    join public.event_change_receipts as receipt
      on receipt.user_id = who.user_id and receipt.change_id = (p_change).id
    order by has_answered desc, seen_at
    limit 1
  ) as known on true
  where (p_among is null or member = any(p_among))
    and (
      (p_change).kind <> 'cancelled'
      or not exists (
        select from public.attendance as said
        where said.training_id = (p_change).training_id and said.player_id = member and said.answer = 'no'
        union all
        select from public.match_squad as said
        where said.match_id = (p_change).match_id and said.player_id = member and said.answer = 'no'
      )
    );
$$;

-- Tells everybody who may answer for a player whose family has not seen the change; counts the people.
create function private.remind_of_change(p_change public.event_changes)
returns int
language sql
security definer
set search_path = ''
as $$
  select coalesce(sum(private.notify(
    array[asked.user_id],
    'training',
    'change_to_see',
    event.news -> 'facts' || jsonb_build_object(
      'change', (p_change).kind,
      'team', team.name,
      'starts_at', (p_change).starts_at,
      'time_zone', school.time_zone,
      'player', asked.children
    ),
    event.link,
    p_about_id => coalesce((p_change).training_id, (p_change).match_id),
    p_expires_at => (p_change).starts_at
  )), 0)::int
  from (
    select
      who.user_id,
      string_agg(player.first_name, ', ' order by player.first_name) filter (where not who.is_self) as children
    from private.answerers(array(
      select reading.player_id from private.read_change(p_change) as reading where reading.seen_at is null
    )) as who
    join public.players as player on player.id = who.player_id
    group by who.user_id
  ) as asked
  join public.teams as team on team.id = (p_change).team_id
  join public.schools as school on school.id = team.school_id
  cross join lateral (
    select
      private.training_news(training, 'training_moved') as news,
      '/training-manager/trainings/details/' || training.id as link
    from public.trainings as training where training.id = (p_change).training_id
    union all
    select private.match_news(match, 'match_moved'), '/match-manager/details/' || match.id
    from public.matches as match where match.id = (p_change).match_id
  ) as event;
$$;

-- Changes of coming events of my own or my children's that I have neither confirmed nor answered since:
-- what was known before and what holds now. children: first names, without myself. step: the same for
-- changes made together, which one confirmation covers; dates: how many those are.
create function public.my_event_changes()
returns table (
  change_id uuid,
  training_id uuid,
  match_id uuid,
  kind public.event_change_kind,
  was_starts_at timestamptz,
  was_place text,
  starts_at timestamptz,
  place text,
  team text,
  time_zone text,
  children text[],
  step text,
  dates int
)
language sql
stable
security definer
set search_path = ''
as $$
  with mine as materialized (
    select array(select private.my_responding_player_ids()) as player_ids
  )
  select
    change.id, change.training_id, change.match_id, change.kind, change.was_starts_at, change.was_place,
    change.starts_at, coalesce(training.place, match.venue), team.name, school.time_zone, own.children,
    md5(concat_ws(':', change.team_id, change.made_by, change.created_at)),
    (count(*) over (partition by change.team_id, change.made_by, change.created_at))::int
  from mine
  cross join public.event_changes as change
  join public.teams as team on team.id = change.team_id
  join public.schools as school on school.id = change.school_id
  left join public.trainings as training on training.id = change.training_id
  left join public.matches as match on match.id = change.match_id
  cross join lateral (
    select
      coalesce(array_agg(player.first_name order by player.first_name, player.id) filter (
        where player.user_id is distinct from (select auth.uid())
      ), '{}') as children,
      bool_or(reading.has_answered is not true) as is_open
    from private.read_change(change, mine.player_ids) as reading
    join public.players as player on player.id = reading.player_id
  ) as own
  where change.starts_at > now()
    and (
      change.team_id in (
        select member.team_id from public.squad_members as member
        where member.player_id = any(mine.player_ids) and member.left_on is null
      )
      or change.match_id in (
        select called.match_id from public.match_squad as called
        where called.player_id = any(mine.player_ids)
      )
    )
    and not exists (
      select from public.event_change_receipts as receipt
      where receipt.change_id = change.id and receipt.user_id = (select auth.uid())
    )
    and own.is_open
  order by change.starts_at, change.id;
$$;

-- I have seen this change, and those made together with it that are about me or my children; answers
-- how many. Again is nothing. Error: 42501 change_unknown (also when it is about nobody of mine).
create function public.see_event_change(p_change_id uuid)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  mine uuid[] := array(select private.my_responding_player_ids());
  change public.event_changes;
  seen int;
begin
  select * into change from public.event_changes where id = p_change_id;
  if not found or not exists (
    select from private.event_players(change.training_id, change.match_id) as member
    where member = any(mine)
  ) then
    raise exception 'change_unknown' using errcode = '42501';
  end if;
  insert into public.event_change_receipts (change_id, user_id, school_id)
  select together.id, (select auth.uid()), together.school_id
  from public.event_changes as together
  where together.team_id = change.team_id
    and together.created_at = change.created_at
    and together.made_by is not distinct from change.made_by
    and exists (
      select from private.event_players(together.training_id, together.match_id) as member
      where member = any(mine)
    )
  on conflict do nothing;
  get diagnostics seen = row_count;
  return seen;
end;
$$;

-- The change of a training or match (give one of the two) to come of a team the caller plans for, and who
-- knows of it; nothing where there is none. next_at: from when on one may remind; empty: now. readers:
-- [{player_id, name, seen_at, seen_by, has_answered, is_reachable}], who has not seen it first;
-- is_reachable: somebody could.
create function public.read_change_receipts(p_training_id uuid default null, p_match_id uuid default null)
returns table (
  change_id uuid,
  kind public.event_change_kind,
  was_starts_at timestamptz,
  was_place text,
  made_at timestamptz,
  reminded_at timestamptz,
  next_at timestamptz,
  readers jsonb
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    change.id, change.kind, change.was_starts_at, change.was_place, change.created_at,
    change.families_reminded_at,
    case when change.families_reminded_at > now() - interval '1 hour'
      then change.families_reminded_at + interval '1 hour' end,
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'player_id', player.id,
        'name', btrim(player.first_name || ' ' || player.last_name),
        'seen_at', reading.seen_at,
        'seen_by', nullif(btrim(person.first_name || ' ' || person.last_name), ''),
        'has_answered', coalesce(reading.has_answered, false),
        'is_reachable', exists (select from private.answerers(array[player.id]))
      ) order by reading.seen_at is not null, player.first_name, player.last_name, player.id), '[]')
      from private.read_change(change) as reading
      join public.players as player on player.id = reading.player_id
      left join public.users as person on person.id = reading.seen_by
    )
  from public.event_changes as change
  where (change.training_id = p_training_id or change.match_id = p_match_id)
    and change.starts_at > now()
    and change.team_id = any(array(select private.my_managed_team_ids()));
$$;

-- Reminds those who have not seen a change; answers how many people that were.
-- Errors: 42501 change_unknown (also of a team one does not plan for); P0001 too_late (it has begun),
-- reminded_already (less than an hour ago), nobody_to_remind.
create function public.remind_change(p_change_id uuid)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  change public.event_changes;
  people int;
begin
  select * into change from public.event_changes
  where id = p_change_id and team_id = any(array(select private.my_managed_team_ids()))
  for no key update;
  if not found then
    raise exception 'change_unknown' using errcode = '42501';
  elsif change.starts_at <= now() then
    raise exception 'too_late' using errcode = 'P0001';
  elsif change.families_reminded_at > now() - interval '1 hour' then
    raise exception 'reminded_already' using errcode = 'P0001';
  end if;
  people := private.remind_of_change(change);
  if people = 0 then
    raise exception 'nobody_to_remind' using errcode = 'P0001';
  end if;
  update public.event_changes set families_reminded_at = now() where id = change.id;
  return people;
end;
$$;

-- Job: what families have not seen comes near. Counts the people told. p_now: for tests.
create function private.escalate_changes(p_now timestamptz default now())
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  change public.event_changes;
  unseen text[];
  told int := 0;
begin
  for change in
    select * from public.event_changes
    where starts_at > p_now
      and starts_at <= p_now + interval '1 day'
      and (
        staff_told_at is null
        or coalesce(families_reminded_at, '-infinity') < starts_at - interval '1 day'
      )
    order by starts_at
    for no key update skip locked
  loop
    unseen := array(
      select player.first_name from private.read_change(change) as reading
      join public.players as player on player.id = reading.player_id
      where reading.seen_at is null
      order by player.first_name, player.id
    );
    continue when cardinality(unseen) = 0;
    -- a word of the coach some days ago does not stand for the one of the last day
    if coalesce(change.families_reminded_at, '-infinity') < change.starts_at - interval '1 day'
      and change.created_at <= p_now - interval '2 hours'
    then
      told := told + private.remind_of_change(change);
      update public.event_changes set families_reminded_at = p_now where id = change.id;
    end if;
    if change.staff_told_at is null
      and change.starts_at <= p_now + interval '3 hours'
      and change.created_at <= p_now - interval '30 minutes'
    then
      told := told + (
        select private.notify(
          array(
            select listener.user_id from private.team_listeners(change.team_id) as listener
            where listener.player_id is null
          ),
          'training',
          'change_unseen',
          jsonb_build_object(
            'change', change.kind,
            'team', team.name,
            'count', cardinality(unseen),
            'player', array_to_string(unseen[1:5], ', '),
            'starts_at', change.starts_at,
            'time_zone', school.time_zone
          ),
          case when change.training_id is not null
            then '/training-manager/trainings/details/' || change.training_id
            else '/match-manager/details/' || change.match_id end,
          p_about_id => coalesce(change.training_id, change.match_id),
          p_expires_at => change.starts_at
        )
        from public.teams as team
        join public.schools as school on school.id = team.school_id
        where team.id = change.team_id
      );
      update public.event_changes set staff_told_at = p_now where id = change.id;
    end if;
  end loop;
  return told;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.event_changes, public.event_change_receipts from anon, authenticated;

grant execute on function
  public.my_event_changes(),
  public.see_event_change(uuid),
  public.read_change_receipts(uuid, uuid),
  public.remind_change(uuid)
to authenticated;
