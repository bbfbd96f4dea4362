-- Retention: what a club keeps of players who left, and for how long (GDPR Art. 5 (1) (e)).
--
--                       everybody   owner      admin
-- retention_proposals   -           school s   s
--
-- Every school says in retention_seasons how many seasons after the one in which a player left it keeps the
-- record. propose_retention (nightly) lists whose time is over, one open proposal per school, with counts; an
-- administrator confirms or dismisses it with decide_retention. Confirmed, each player is erased like one whose
-- family asked: an approved request with a receipt, files by the function erase-data. The proposal is done
-- with the last of them, and its receipt is their sum.
--
-- Left out: players with a fee that is still open, and who is back in a squad by then. What was dismissed
-- is not proposed again for half a year.

-- Tables ------------------------------------------------------------------------------------

create table public.retention_proposals (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  status text not null default 'proposed',
  left_before date not null,
  player_count int not null,
  row_counts jsonb not null,
  receipt jsonb,
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint retention_proposals_pkey primary key (id),
  constraint retention_proposals_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint retention_proposals_decided_by foreign key (decided_by) references public.users (id) on delete set null,
  constraint retention_proposals_status_known check (status in ('proposed', 'confirmed', 'done', 'dismissed')),
  constraint retention_proposals_player_count_positive check (player_count > 0),
  constraint retention_proposals_row_counts_form check (jsonb_typeof(row_counts) = 'object'),
  constraint retention_proposals_decided check ((status = 'proposed') = (decided_at is null))
);

comment on column public.retention_proposals.left_before is 'Everybody in it left before this day.';
comment on column public.retention_proposals.row_counts is 'What would be erased, as {table: count}.';

create table private.retention_subjects (
  proposal_id uuid not null,
  player_id uuid not null,
  constraint retention_subjects_pkey primary key (proposal_id, player_id),
  constraint retention_subjects_proposal foreign key (proposal_id)
  references public.retention_proposals (id) on delete cascade,
  constraint retention_subjects_player foreign key (player_id)
  references public.players (id) on delete cascade
);

-- Indexes -----------------------------------------------------------------------------------

create index retention_proposals_school on public.retention_proposals (school_id);
create index retention_proposals_decided_by on public.retention_proposals (decided_by);
create unique index retention_proposals_one_open on public.retention_proposals (school_id)
where status = 'proposed';
create index retention_subjects_player on private.retention_subjects (player_id);

-- Triggers ----------------------------------------------------------------------------------

create trigger retention_proposals_states before update of status on public.retention_proposals
for each row when (new.status is distinct from old.status)
execute function private.refuse_illegal_move(
  'proposed>confirmed', 'proposed>dismissed', 'confirmed>done'
);

-- Policies ----------------------------------------------------------------------------------

alter table public.retention_proposals enable row level security;

create policy retention_proposals_select on public.retention_proposals for select to authenticated using (
  school_id = any(array(select private.my_owned_school_ids()))
  or (select private.is_admin())
);

-- Functions ---------------------------------------------------------------------------------

-- The first day of the present season, on the school's calendar, less the seasons it keeps.
create function private.kept_since(p_school public.schools)
returns date
language sql
stable
set search_path = ''
as $$
  select (
    make_date(extract(year from today.on_day)::int, p_school.season_start_month, 1)
    - case when extract(month from today.on_day) < p_school.season_start_month then interval '1 year' else interval '0' end
    - p_school.retention_seasons * interval '1 year'
  )::date
  from (select (now() at time zone p_school.time_zone)::date as on_day) as today;
$$;

-- Players of a school whose time is over: who was in a squad, is in none, and left before that day.
create function private.expired_player_ids(p_school_id uuid)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select player.id
    from public.schools as school
    join public.players as player on player.school_id = school.id
    join public.squad_members as member on member.player_id = player.id
    where school.id = p_school_id
      and not exists (
        select from public.erasures where subject_hash = extensions.digest(player.id::text, 'sha256')
      )
      and not exists (select from public.fees where player_id = player.id and status = 'due')
    group by player.id, school.id
    having count(*) = count(member.left_on) and max(member.left_on) < private.kept_since(school);
end;
$$;

-- Rows that would go with these players, as {table: count}.
create function private.count_player_rows(p_player_ids uuid[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  place record;
  total int;
  counts jsonb := '{}';
begin
  for place in
    select distinct on (relation.relname) relation.relname, attribute.attname
    from pg_catalog.pg_constraint as reference
    join pg_catalog.pg_class as relation on relation.oid = reference.conrelid
    join pg_catalog.pg_attribute as attribute
      on attribute.attrelid = reference.conrelid and attribute.attnum = reference.conkey[1]
    where reference.contype = 'f' and reference.confrelid = 'public.players'::regclass
      and reference.confdeltype = 'c' and relation.relnamespace = 'public'::regnamespace
      and relation.relname <> 'squad_members'
    order by relation.relname
  loop
    execute format('select count(*) from public.%I where %I = any($1)', place.relname, place.attname)
    into total using p_player_ids;
    if total > 0 then
      counts := counts || jsonb_build_object(place.relname, total);
    end if;
  end loop;
  return counts;
end;
$$;

-- Proposes, or brings an open proposal up to date; answers for how many players in all.
create function private.propose_retention()
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  school public.schools;
  players uuid[];
  proposal uuid;
  proposed int := 0;
begin
  for school in select * from public.schools loop
    players := array(
      select expired from private.expired_player_ids(school.id) as expired
      where not exists (
        select from private.retention_subjects as subject
        join public.retention_proposals as earlier on earlier.id = subject.proposal_id
        where subject.player_id = expired
          and earlier.status = 'dismissed' and earlier.decided_at > now() - interval '180 days'
      )
    );
    select id into proposal from public.retention_proposals
    where school_id = school.id and status = 'proposed' for update;
    if cardinality(players) = 0 then
      delete from public.retention_proposals where id = proposal;
      continue;
    end if;
    if proposal is null then
      insert into public.retention_proposals (school_id, left_before, player_count, row_counts)
      values (
        school.id, private.kept_since(school), cardinality(players), private.count_player_rows(players)
      )
      returning id into proposal;
    else
      update public.retention_proposals
      set left_before = private.kept_since(school), player_count = cardinality(players),
        row_counts = private.count_player_rows(players)
      where id = proposal;
      delete from private.retention_subjects where proposal_id = proposal;
    end if;
    insert into private.retention_subjects (proposal_id, player_id)
    select proposal, player from unnest(players) as player;
    proposed := proposed + cardinality(players);
  end loop;
  return proposed;
end;
$$;

-- Confirms or dismisses a proposal; administrators only. Who came back meanwhile is left out.
-- Errors: not_your_decision (42501), illegal_move (P0001) once it is decided.
create function public.decide_retention(p_proposal_id uuid, p_is_confirmed boolean)
returns public.retention_proposals
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  proposal public.retention_proposals;
  player uuid;
  request uuid;
begin
  select * into proposal from public.retention_proposals where id = p_proposal_id for update;
  if not found or not private.is_active() or not private.is_admin() then
    raise exception 'not_your_decision' using errcode = '42501';
  end if;
  if proposal.status <> 'proposed' then
    raise exception 'illegal_move' using errcode = 'P0001';
  end if;
  update public.retention_proposals
  set status = case when p_is_confirmed then 'confirmed' else 'dismissed' end,
    decided_by = me, decided_at = now()
  where id = proposal.id;
  perform private.audit(
    case when p_is_confirmed then 'retention_confirmed' else 'retention_dismissed' end,
    proposal.school_id, p_details => jsonb_build_object('players', proposal.player_count)
  );
  if p_is_confirmed then
    for player in
      select subject.player_id from private.retention_subjects as subject
      where subject.proposal_id = proposal.id
        and subject.player_id in (select private.expired_player_ids(proposal.school_id))
    loop
      update public.erasure_requests
      set status = 'withdrawn', decided_by = me, decided_at = now()
      where player_id = player and status = 'requested';
      insert into public.erasure_requests (
        school_id, requested_by, player_id, retention_id, status, decided_by, decided_at
      )
      values (proposal.school_id, null, player, proposal.id, 'approved', me, now())
      returning id into request;
      update public.erasure_requests
      set receipt = jsonb_build_object('rows', private.erase_player(player, request), 'files', '{}'::jsonb)
      where id = request;
      perform private.update_receipt(request);
    end loop;
    perform private.update_retention_receipt(proposal.id);
  end if;
  select * into proposal from public.retention_proposals where id = p_proposal_id;
  return proposal;
end;
$$;

-- The sum of the requests' receipts; done when each of them is.
create function private.update_retention_receipt(p_proposal_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
    with counted as (
      select part.name as part, entry.key, sum(entry.value::int) as total
      from public.erasure_requests as request
      cross join unnest(array['rows', 'files']) as part (name)
      cross join jsonb_each_text(coalesce(request.receipt -> part.name, '{}')) as entry
      where request.retention_id = p_proposal_id
      group by part.name, entry.key
    )
    update public.retention_proposals as proposal
    set receipt = jsonb_build_object(
        'rows', coalesce((select jsonb_object_agg(key, total) from counted where part = 'rows'), '{}'),
        'files', coalesce((select jsonb_object_agg(key, total) from counted where part = 'files'), '{}')
      ),
      status = case
        when exists (
          select from public.erasure_requests where retention_id = p_proposal_id and status = 'approved'
        ) then proposal.status
        else 'done'
      end
    where proposal.id = p_proposal_id and proposal.status = 'confirmed';
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.retention_proposals from anon, authenticated;

grant select on public.retention_proposals to authenticated;
grant execute on function public.decide_retention(uuid, boolean) to authenticated;
