-- Guardian requests: a parent names a child, somebody who may links the two.
--
--                              the parent  coach  owner                                        admin
-- guardian_requests_to_decide  -           -      own parents; newcomers by standing order      parents without the link
-- search_children              -           -      own school                                   all
-- approve_guardian             -           -      as above, always with a child                yes
-- withdraw_role_request        own         -      own                                          own
--
-- The request is the one of chapter people with child_name; request_role looks nothing up, so a stranger
-- never learns whether a child of that name plays somewhere. Role and link are given in one transaction.
-- Who picks the child has asked for the link: somebody else has to confirm it before more than trainings
-- and matches opens (ADR 31).

-- Predicates --------------------------------------------------------------------------------

-- Does this text name that school? Letters and figures are compared, as folded.
create function private.is_named_school(p_text text, p_school_name text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    regexp_replace(private.fold_text(p_text), '[^[:alnum:]]', '', 'g')
      = nullif(regexp_replace(private.fold_text(p_school_name), '[^[:alnum:]]', '', 'g'), ''),
    false
  );
$$;

-- The schools whose owner may say yes to a parent's request: where the parent holds the role and names a
-- child, and schools named in it whose owner approves guardians by standing order (ADR 48).
create function private.schools_of_guardian_request(p_request public.role_requests)
returns table (school_id uuid, holds_role boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select school.id, held.id is not null
  from public.schools as school
  left join public.role_assignments as held
    on held.school_id = school.id and held.user_id = p_request.user_id and held.role = 'parent'
  where p_request.role = 'parent' and p_request.status = 'pending' and school.archived_at is null
    and case
      when held.id is not null then
        p_request.child_name is not null
        and (p_request.school_name is null or private.is_named_school(p_request.school_name, school.name))
      else school.accepts_owner_invitations and private.is_named_school(p_request.school_name, school.name)
    end;
$$;

-- Open requests of parents that I decide as an owner; never my own, nor of another account of mine, nor
-- of a suspended one. Who accepted an invitation stands in links_to_decide instead.
create function private.my_guardian_requests()
returns table (request_id uuid, school_id uuid, holds_role boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  me uuid := private.my_id();
  owned uuid[] := array(select private.my_owned_school_ids());
begin
  if owned = '{}' then
    return;
  end if;
  return query
  select distinct on (request.id) request.id, place.school_id, place.holds_role
  from public.role_requests as request
  join public.users as person on person.id = request.user_id and person.status = 'active'
  cross join lateral private.schools_of_guardian_request(request) as place
  where request.status = 'pending' and request.role = 'parent' and place.school_id = any(owned)
    and not private.is_same_person(me, request.user_id)
    and not private.has_accepted_invitation(array[request.user_id], 'parent', place.school_id)
  order by request.id, place.holds_role desc, place.school_id;
end;
$$;

-- Functions ---------------------------------------------------------------------------------

-- Parents who wait for their child, oldest first. For administrators those who hold the role already:
-- newcomers stand in the list of people. Addresses for administrators only.
create function public.guardian_requests_to_decide()
returns table (
  request_id uuid,
  user_id uuid,
  person_name text,
  person_email text,
  child_name text,
  message text,
  school_id uuid,
  school_name text,
  holds_role boolean,
  asked_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  is_admin boolean := private.is_admin();
begin
  return query
  with mine as (
    select found.request_id, found.school_id, found.holds_role from private.my_guardian_requests() as found
    where not is_admin
    union all
    (
      select distinct on (request.id) request.id, held.school_id, true
      from public.role_requests as request
      join public.role_assignments as held on held.user_id = request.user_id and held.role = 'parent'
      join public.schools as school on school.id = held.school_id and school.archived_at is null
      join public.users as person on person.id = request.user_id and person.status = 'active'
      where is_admin and request.status = 'pending' and request.role = 'parent'
      order by request.id, private.is_named_school(request.school_name, school.name) desc, school.name
    )
  )
  select
    request.id, person.id, btrim(person.first_name || ' ' || person.last_name),
    case when is_admin then person.email end,
    request.child_name, request.message, school.id, school.name, mine.holds_role, request.created_at
  from mine
  join public.role_requests as request on request.id = mine.request_id
  join public.users as person on person.id = request.user_id
  join public.schools as school on school.id = mine.school_id
  order by request.created_at, request.id
  limit 200;
end;
$$;

-- Players of a school that somebody may be linked to, best match first: by how many words of the query
-- begin a word of the name, then by name. is_linked: the adult is linked already. At most 20.
-- Error: children_not_yours (42501).
create function public.search_children(
  p_school_id uuid,
  p_query public.search_words default null,
  p_user_id uuid default null
)
returns table (
  id uuid,
  first_name text,
  last_name text,
  birth_year int,
  team_names text[],
  guardian_count int,
  is_linked boolean,
  matches int
)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  words text[] := array(
    select distinct word
    from regexp_split_to_table(private.fold_text(btrim(coalesce(p_query, ''))), '[[:space:],;]+') as typed (word)
    where word <> ''
  );
begin
  if not private.is_admin() and not p_school_id = any(array(select private.my_owned_school_ids())) then
    raise exception 'children_not_yours' using errcode = '42501';
  end if;
  return query
  with found as (
    select player.*, (
      select count(*)::int from unnest(words) as typed (word)
      where position(' ' || typed.word in ' ' || player.search_text) > 0
    ) as hits
    from public.players as player
    where player.school_id = p_school_id and player.first_name <> '-'
  )
  select
    found.id, found.first_name, found.last_name, extract(year from found.date_of_birth)::int,
    array(
      select team.name
      from public.squad_members as squad
      join public.teams as team on team.id = squad.team_id
      where squad.player_id = found.id and squad.left_on is null
      order by team.name
    ),
    (
      select count(*)::int from public.guardian_links as link
      where link.player_id = found.id and link.status = 'active'
    ),
    exists (
      select from public.guardian_links as link
      where link.player_id = found.id and link.guardian_id = p_user_id and link.status <> 'ended'
    ),
    found.hits
  from found
  where words = '{}' or found.hits > 0
  order by found.hits desc, lower(found.last_name), lower(found.first_name), found.id
  limit 20;
end;
$$;

-- Gives somebody the role of a parent at a school and links the child, all or nothing; answers the
-- parent's open request. An administrator may leave the child out. An owner links parents of the school,
-- and newcomers who asked for it where an administrator's standing order says so, always with a child.
-- The link counts as accepted where the parent had named this child.
-- Errors: guardian_not_yours, self_invitation (42501); school_required, account_unknown, child_required,
-- child_unknown, link_objected, approve_one_by_one (P0001).
create function public.approve_guardian(
  p_user_id uuid,
  p_school_id uuid,
  p_player_id uuid default null,
  p_relationship public.guardian_relationship default 'parent'
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select private.my_id());
  is_admin boolean := private.is_admin();
  school public.schools;
  request public.role_requests;
  child public.players;
  holds_role boolean;
  is_asked boolean;
begin
  select * into request from public.role_requests
  where user_id = p_user_id and role = 'parent' and status = 'pending' for update;
  holds_role := exists (
    select from public.role_assignments
    where user_id = p_user_id and role = 'parent' and school_id = p_school_id
  );
  is_asked := exists (
    select from private.my_guardian_requests() as mine
    where mine.request_id = request.id and mine.school_id = p_school_id
  );
  if not is_admin and not is_asked and not (
    holds_role and p_school_id = any(array(select private.my_owned_school_ids()))
  ) then
    raise exception 'guardian_not_yours' using errcode = '42501';
  end if;
  if private.is_same_person(me, p_user_id) then
    raise exception 'self_invitation' using errcode = '42501';
  end if;
  select * into school from public.schools where id = p_school_id and archived_at is null;
  if not found then
    raise exception 'school_required' using errcode = 'P0001';
  end if;
  perform from public.users where id = p_user_id and status = 'active' for update;
  if not found then
    raise exception 'account_unknown' using errcode = 'P0001';
  end if;
  if private.has_accepted_invitation(array[p_user_id], 'parent', p_school_id) then
    raise exception 'approve_one_by_one' using errcode = 'P0001';
  end if;
  if p_player_id is null and (holds_role or not is_admin) then
    raise exception 'child_required' using errcode = 'P0001';
  end if;
  if p_player_id is not null then
    select * into child from public.players where id = p_player_id and school_id = p_school_id;
    if not found or private.is_same_person(child.user_id, p_user_id) then
      raise exception 'child_unknown' using errcode = 'P0001';
    end if;
  end if;

  if not holds_role then
    insert into public.role_assignments (user_id, role, school_id, granted_by)
    values (p_user_id, 'parent', p_school_id, me);
    update public.users set role = 'parent' where id = p_user_id and role is null;
    perform private.audit(
      'role_granted', p_school_id, p_user_id, p_player_id, jsonb_build_object('role', 'parent')
    );
  end if;
  if p_player_id is not null then
    perform private.link_requested_child(
      p_user_id, child, p_relationship,
      private.fold_text(regexp_replace(btrim(request.child_name), '\s+', ' ', 'g')) in (
        private.fold_text(child.first_name || ' ' || child.last_name),
        private.fold_text(child.last_name || ' ' || child.first_name)
      )
    );
  end if;
  if request.id is not null and (is_admin or is_asked) then
    update public.role_requests set status = 'approved', decided_by = me, decided_at = now()
    where id = request.id;
  end if;
  perform private.announce_role(
    array[p_user_id], 'role_granted', 'parent', school.name, '/dashboard/parent/overview'
  );
end;
$$;

-- Opens the link; what another guardian objected to stays with whoever decides about the objection.
create function private.link_requested_child(
  p_user_id uuid,
  p_child public.players,
  p_relationship public.guardian_relationship,
  p_is_accepted boolean
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.guardian_links;
begin
  select * into known from public.guardian_links
  where guardian_id = p_user_id and player_id = p_child.id and status <> 'ended' for update;
  if not found then
    insert into public.guardian_links (guardian_id, player_id, relationship, status, asked_by, accepted_at)
    values (
      p_user_id, p_child.id, p_relationship, 'active', (select private.my_id()),
      case when p_is_accepted then now() end
    );
  elsif known.status = 'objected' then
    raise exception 'link_objected' using errcode = 'P0001';
  else
    update public.guardian_links
    set status = 'active', accepted_at = coalesce(accepted_at, case when p_is_accepted then now() end)
    where id = known.id;
  end if;
end;
$$;

-- Takes back my own open request; nothing happens where none is open.
create function public.withdraw_role_request()
returns void
language sql
security definer
set search_path = ''
as $$
  update public.role_requests
  set status = 'withdrawn', decided_by = (select private.my_id()), decided_at = now()
  where user_id = (select private.my_id()) and status = 'pending' and private.is_active();
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.guardian_requests_to_decide(),
  public.search_children(uuid, public.search_words, uuid),
  public.approve_guardian(uuid, uuid, uuid, public.guardian_relationship),
  public.withdraw_role_request()
to authenticated;
