-- Administration: what the people who run the platform do to accounts and schools, and how they see
-- what somebody else sees.
--
-- No table of its own. Everything here is for administrators alone; each change leaves an entry in
-- the audit log.
--
-- "View as" is two entries of that log and a reading between them: start_view_as writes down who looks
-- through whose eyes and why, view_as answers with what that person's own policies show, in a
-- transaction that refuses every write, end_view_as writes down the end. A view lasts half an hour.
-- Never part of it: health, money, notes and what people write to each other.

-- Accounts ----------------------------------------------------------------------------------

-- Corrects somebody's names, telephone number and language. p_seen_at: updated_at of the row that was
-- read, so that nobody's later change is lost. Answers the new updated_at. The audit log says what stood
-- in each field before and after.
-- Errors: admin_only (42501); account_unknown, stale_row (P0001).
create function public.update_account(
  p_user_id uuid,
  p_first_name public.short_text,
  p_last_name public.short_text,
  p_phone public.short_text,
  p_locale public.short_text,
  p_seen_at timestamptz
)
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.users;
  changed public.users;
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  select * into known from public.users where id = p_user_id for update;
  if not found then
    raise exception 'account_unknown' using errcode = 'P0001';
  end if;
  if known.updated_at is distinct from p_seen_at then
    raise exception 'stale_row' using errcode = 'P0001';
  end if;
  update public.users
  set first_name = btrim(p_first_name),
    last_name = btrim(p_last_name),
    phone = nullif(btrim(p_phone), ''),
    locale = p_locale
  where id = p_user_id
  returning * into changed;
  perform private.audit(
    'account_edited', null, p_user_id, null,
    coalesce(
      private.list_changes(to_jsonb(known), to_jsonb(changed), array['first_name', 'last_name', 'phone', 'locale']),
      '{"fields": []}'
    )
  );
  return changed.updated_at;
end;
$$;

-- Says yes to requests as they were asked, all or none: the role each names, at the school that
-- stands at the same place of p_school_ids. Answers how many were still waiting. An administrator's
-- rights are never given in a heap.
-- Errors: admin_only (42501); admin_one_by_one, school_required (P0001).
create function public.approve_role_requests(p_request_ids public.id_list, p_school_ids public.id_list)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  wish record;
  approved int := 0;
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  perform from public.role_requests
  where id = any(p_request_ids) and status = 'pending'
  order by id for update;
  for wish in
    select request.role, asked.school_id, array_agg(distinct request.user_id) as people
    from unnest(p_request_ids, p_school_ids) as asked (request_id, school_id)
    join public.role_requests as request on request.id = asked.request_id and request.status = 'pending'
    group by request.role, asked.school_id
  loop
    if wish.role = 'admin' then
      raise exception 'admin_one_by_one' using errcode = 'P0001';
    end if;
    perform public.assign_role(wish.people, wish.role, wish.school_id);
    approved := approved + cardinality(wish.people);
  end loop;
  return approved;
end;
$$;

-- How a person's own consents stand, or those of the children they look after: one row per child and
-- purpose, is_given empty while nobody decided. Only yes or no and since when. Error: admin_only (42501).
create function public.consents_of_account(p_user_id uuid)
returns table (
  player_id uuid,
  first_name text,
  last_name text,
  purpose public.consent_purpose,
  is_given boolean,
  decided_at timestamptz,
  needs_renewal boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  return query
  select
    player.id, player.first_name, player.last_name, purposes.name, latest.is_given, latest.given_at,
    coalesce(latest.needs_renewal, false)
  from public.players as player
  cross join unnest(enum_range(null::public.consent_purpose)) as purposes (name)
  left join public.current_consents as latest
    on latest.player_id = player.id and latest.purpose = purposes.name
  where player.user_id = p_user_id
    or player.id in (
      select link.player_id from public.guardian_links as link
      where link.guardian_id = p_user_id and link.status = 'active'
    )
  order by player.last_name, player.first_name, player.id, purposes.name;
end;
$$;

-- Schools -----------------------------------------------------------------------------------

-- One page of all schools with their sizes, and the number of all matches. p_query: part of a name
-- or place. p_status: 'active', 'archived' or null for both. p_sort: name, created_at, people or
-- teams. p_limit: at most 100. Error: admin_only (42501).
create function public.search_schools(
  p_query public.search_words default null,
  p_status public.short_text default 'active',
  p_sort public.short_text default 'name',
  p_is_descending boolean default false,
  p_limit int default 25,
  p_offset int default 0
)
returns table (
  id uuid,
  name text,
  type public.school_type,
  location text,
  logo_url text,
  created_at timestamptz,
  archived_at timestamptz,
  people_count bigint,
  team_count bigint,
  player_count bigint,
  total_count bigint
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := private.search_pattern(p_query);
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  return query
  with counted as (
    select
      school.id, school.name, school.type, school.location, school.logo_url, school.created_at, school.archived_at,
      (
        select count(distinct held.user_id) from public.role_assignments as held
        where held.school_id = school.id
      ) as people,
      (
        select count(*) from public.teams as team
        where team.school_id = school.id and team.archived_at is null
      ) as teams,
      (select count(*) from public.players as player where player.school_id = school.id) as players
    from public.schools as school
    where private.fold_text(school.name || ' ' || coalesce(school.location, '')) like pattern
      and (p_status is null or (p_status = 'archived') = (school.archived_at is not null))
  )
  select
    counted.id, counted.name, counted.type, counted.location, counted.logo_url, counted.created_at,
    counted.archived_at, counted.people, counted.teams, counted.players, count(*) over ()
  from counted
  order by
    case when p_sort = 'people' then counted.people * case when p_is_descending then -1 else 1 end end,
    case when p_sort = 'teams' then counted.teams * case when p_is_descending then -1 else 1 end end,
    case when p_sort = 'created_at' and p_is_descending then counted.created_at end desc,
    case when p_sort = 'created_at' and not p_is_descending then counted.created_at end,
    case when p_sort = 'name' and p_is_descending then lower(counted.name) end desc,
    lower(counted.name),
    counted.id
  limit least(greatest(coalesce(p_limit, 25), 1), 100)
  offset greatest(coalesce(p_offset, 0), 0);
end;
$$;

-- Closes a school for newcomers, or opens it again: nobody is invited or given a role there, and open
-- invitations are taken back. Nothing is deleted. Errors: admin_only (42501), school_unknown (P0001).
create function public.archive_school(p_school_id uuid, p_is_archived boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  if not exists (select from public.schools where id = p_school_id) then
    raise exception 'school_unknown' using errcode = 'P0001';
  end if;
  update public.schools set archived_at = case when p_is_archived then now() end
  where id = p_school_id and (archived_at is not null) <> p_is_archived;
  if not found then
    return;
  end if;
  if p_is_archived then
    update public.invitations set status = 'revoked', decided_at = now()
    where school_id = p_school_id and status = 'pending';
  end if;
  perform private.audit(
    case when p_is_archived then 'school_archived' else 'school_restored' end, p_school_id
  );
end;
$$;

-- The platform in figures: {people, waiting, suspended, schools, teams, invitations, support: tickets that wait
-- for an answer, support_overdue: those beyond what was promised, roles: {role: people},
-- newest: the five last accounts}. Error: admin_only (42501).
create function public.admin_figures()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'people', (select count(*) from public.users),
    'waiting', (
      select count(*) from public.users as person
      where not exists (select from public.role_assignments as held where held.user_id = person.id)
    ),
    'suspended', (select count(*) from public.users where status = 'suspended'),
    'schools', (select count(*) from public.schools where archived_at is null),
    'teams', (select count(*) from public.teams where archived_at is null),
    'invitations', (
      select count(*) from public.invitations where status = 'pending' and expires_at > now()
    ),
    'support', (select count(*) from public.support_tickets where state = 'open'),
    'support_overdue', (
      select count(*) from public.support_tickets where state = 'open' and reply_due_at < now()
    ),
    'roles', (
      select coalesce(jsonb_object_agg(held.role, held.people), '{}')
      from (
        select role, count(distinct user_id) as people from public.role_assignments group by role
      ) as held
    ),
    'newest', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', person.id,
          'full_name', btrim(person.first_name || ' ' || person.last_name),
          'email', person.email,
          'avatar_url', person.avatar_url,
          'created_at', person.created_at
        ) order by person.created_at desc, person.id desc
      ), '[]')
      from (select * from public.users order by created_at desc, id desc limit 5) as person
    )
  );
end;
$$;

-- View as -----------------------------------------------------------------------------------

-- Writes down that an administrator looks through somebody's eyes from now on, and why; answers the
-- number of the view and when it ends by itself. Nobody looks through an administrator's eyes.
-- Errors: admin_only, view_as_refused (42501); reason_required (P0001).
create function public.start_view_as(p_user_id uuid, p_reason public.long_text)
returns table (view_id bigint, ends_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
declare
  why text := left(btrim(p_reason), 500);
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  if coalesce(char_length(why), 0) < 5 then
    raise exception 'reason_required' using errcode = 'P0001';
  end if;
  if p_user_id is null
    or not exists (select from public.users where id = p_user_id)
    or exists (select from public.role_assignments where user_id = p_user_id and role = 'admin')
  then
    raise exception 'view_as_refused' using errcode = '42501';
  end if;
  return query
  insert into public.audit_log (actor_id, action, user_id, details)
  values (
    (select auth.uid()), 'view_as_started', p_user_id,
    jsonb_build_object('reason', why, 'ends_at', now() + interval '30 minutes')
  )
  returning audit_log.id, audit_log.occurred_at + interval '30 minutes';
end;
$$;

-- Writes down that the view is over. Silent when it was over already. Error: view_as_unknown (42501).
create function public.end_view_as(p_view_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  started public.audit_log;
begin
  select * into started from public.audit_log
  where id = p_view_id and actor_id = me and action = 'view_as_started';
  if not found or not private.is_admin() then
    raise exception 'view_as_unknown' using errcode = '42501';
  end if;
  if started.occurred_at < now() - interval '30 minutes' or exists (
    select from public.audit_log as ended
    where ended.actor_id = me and ended.action = 'view_as_ended'
      and ended.occurred_at >= started.occurred_at
      and ended.details ->> 'view_id' = p_view_id::text
  ) then
    return;
  end if;
  perform private.audit(
    'view_as_ended', null, started.user_id, null, jsonb_build_object('view_id', p_view_id)
  );
end;
$$;

-- What the person of an open view of one's own sees: {person, roles, teams, players, trainings, matches,
-- counts}. With the caller's rights, so that the policies answer; from the claims on they answer for the
-- person. The transaction is made read-only first: whatever is called from here, nothing can be written.
-- Errors: admin_only (42501), view_as_over (P0001).
create function public.view_as(p_view_id bigint)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  claims_before text := coalesce(current_setting('request.jwt.claims', true), '');
  sub_before text := coalesce(current_setting('request.jwt.claim.sub', true), '');
  started public.audit_log;
  answer jsonb;
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  select * into started from public.audit_log
  where id = p_view_id and actor_id = me and action = 'view_as_started'
    and occurred_at >= now() - interval '30 minutes'
    and not exists (
      select from public.audit_log as ended
      where ended.actor_id = me and ended.action = 'view_as_ended'
        and ended.details ->> 'view_id' = p_view_id::text
    );
  -- Asked again at every look: who became an administrator meanwhile is no longer shown.
  if not found or exists (
    select from public.role_assignments where user_id = started.user_id and role = 'admin'
  ) then
    raise exception 'view_as_over' using errcode = 'P0001';
  end if;

  perform set_config('transaction_read_only', 'on', true);
  perform set_config(
    'request.jwt.claims',
    jsonb_build_object('sub', started.user_id, 'role', 'authenticated', 'aal', 'aal2')::text,
    true
  );
  perform set_config('request.jwt.claim.sub', started.user_id::text, true);
  answer := jsonb_build_object(
    'ends_at', started.occurred_at + interval '30 minutes',
    'person', (
      select jsonb_build_object(
        'id', person.id, 'first_name', person.first_name, 'last_name', person.last_name,
        'avatar_url', person.avatar_url, 'role', person.role, 'status', person.status
      )
      from public.users as person where person.id = started.user_id
    ),
    'roles', (
      select coalesce(jsonb_agg(
        jsonb_build_object('role', held.role, 'school', school.name) order by held.granted_at, held.id
      ), '[]')
      from public.role_assignments as held
      left join public.schools as school on school.id = held.school_id
      where held.user_id = started.user_id
    ),
    'teams', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', team.id, 'name', team.name, 'season', team.season) order by team.name, team.id
      ), '[]')
      from (
        select id, name, season from public.teams where archived_at is null order by name, id limit 30
      ) as team
    ),
    'players', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', player.id, 'first_name', player.first_name, 'last_name', player.last_name)
        order by player.last_name, player.first_name, player.id
      ), '[]')
      from (
        select id, first_name, last_name from public.players order by last_name, first_name, id limit 30
      ) as player
    ),
    'trainings', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', training.id, 'title', training.title, 'starts_at', training.starts_at,
          'place', training.place, 'status', training.status, 'team', training.team, 'time_zone', training.time_zone
        ) order by training.starts_at, training.id
      ), '[]')
      from (
        select session.id, session.title, session.starts_at, session.place, session.status, team.name as team,
          school.time_zone
        from public.trainings as session
        left join public.teams as team on team.id = session.team_id
        left join public.schools as school on school.id = session.school_id
        where session.starts_at between now() and now() + interval '14 days'
        order by session.starts_at, session.id limit 20
      ) as training
    ),
    'matches', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', fixture.id, 'opponent', fixture.opponent, 'starts_at', fixture.starts_at,
          'venue', fixture.venue, 'status', fixture.status, 'team', fixture.team, 'time_zone', fixture.time_zone
        ) order by fixture.starts_at, fixture.id
      ), '[]')
      from (
        select game.id, game.opponent, game.starts_at, game.venue, game.status, team.name as team, school.time_zone
        from public.matches as game
        left join public.teams as team on team.id = game.team_id
        left join public.schools as school on school.id = game.school_id
        where game.starts_at between now() and now() + interval '28 days'
        order by game.starts_at, game.id limit 20
      ) as fixture
    ),
    'counts', jsonb_build_object(
      'teams', (select count(*) from public.teams where archived_at is null),
      'players', (select count(*) from public.players),
      'trainings', (
        select count(*) from public.trainings
        where starts_at between now() and now() + interval '14 days'
      ),
      'matches', (
        select count(*) from public.matches
        where starts_at between now() and now() + interval '28 days'
      ),
      'tasks', (select count(*) from public.tasks),
      'unread', (
        select count(*) from public.notifications
        where user_id = started.user_id and read_at is null
      )
    )
  );
  perform set_config('request.jwt.claims', claims_before, true);
  perform set_config('request.jwt.claim.sub', sub_before, true);
  return answer;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.update_account(uuid, public.short_text, public.short_text, public.short_text, public.short_text, timestamptz),
  public.approve_role_requests(public.id_list, public.id_list),
  public.consents_of_account(uuid),
  public.search_schools(public.search_words, public.short_text, public.short_text, boolean, int, int),
  public.archive_school(uuid, boolean),
  public.admin_figures(),
  public.start_view_as(uuid, public.long_text),
  public.end_view_as(bigint),
  public.view_as(bigint)
to authenticated;
