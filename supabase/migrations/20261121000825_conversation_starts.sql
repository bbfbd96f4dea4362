-- Conversation starts: to whom somebody may write, and who will read along, before the first word.
--
-- list_recipients        my teams, families, staff rooms and the people open_direct lets me reach
-- plan_direct            who a direct conversation with one person would hold
-- describe_attachments   what a message points to, as far as the reader may read it
-- attachable_events      sessions and matches to point to
--
-- Nothing is opened here and nothing is decided: open_direct and its trigger judge again. plan_direct
-- adds what the rule about minors asks for: the guardians of the child whom I may reach, and the
-- safeguarding officer where there is none.

-- Predicates --------------------------------------------------------------------------------

-- People I may open a direct conversation with: those open_direct does not call out of reach.
create function private.my_reachable_user_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select account.id from public.users as account
  where account.status = 'active'
    and account.id <> (select private.my_id())
    and account.id in (
      select private.my_known_user_ids()
      union
      select private.my_fellow_member_ids()
      union
      select player.user_id from public.players as player
      where player.id = any(array(select private.my_trusted_player_ids()))
      union
      select link.guardian_id from public.guardian_links as link
      where link.player_id = any(array(select private.my_own_player_ids())) and link.is_trusted
    );
end;
$$;

-- The schools in which I play, work or look after somebody.
create function private.my_talking_school_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select private.my_school_ids()
  union
  select player.school_id from public.players as player
  where player.id = any(array(select private.my_trusted_player_ids()));
end;
$$;

-- Functions ---------------------------------------------------------------------------------

-- Whom I may write to, whose name contains p_query; at most 30 of each kind. For family rows player_id
-- is the child; is_staff says from which side I write. role: staff, player or guardian, of people only.
create function public.list_recipients(p_query public.search_words default '')
returns table (
  kind public.conversation_kind,
  school_id uuid,
  school_name text,
  team_id uuid,
  team_name text,
  player_id uuid,
  user_id uuid,
  first_name text,
  last_name text,
  avatar_url text,
  role text,
  is_staff boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := private.search_pattern(p_query);
  work_teams uuid[] := array(select private.my_staff_team_ids());
  own_players uuid[] := array(select private.my_trusted_player_ids());
  schools uuid[] := array(select private.my_talking_school_ids());
begin
  if not private.is_active() then
    return;
  end if;

  return query
  select
    'team'::public.conversation_kind, team.school_id, school.name, team.id, team.name,
    null::uuid, null::uuid, null::text, null::text, null::text, null::text, team.id = any(work_teams)
  from public.teams as team
  join public.schools as school on school.id = team.school_id
  where team.archived_at is null
    and (
      team.id = any(work_teams)
      or team.id in (
        select squad.team_id from public.squad_members as squad
        where squad.player_id = any(own_players) and squad.left_on is null
      )
    )
    and private.fold_text(team.name) like pattern
  order by team.name
  limit 30;

  return query
  select
    'announcement'::public.conversation_kind, place.school_id, place.school_name, place.team_id,
    place.team_name, null::uuid, null::uuid, null::text, null::text, null::text, null::text, true
  from (
    select school.id as school_id, school.name as school_name, team.id as team_id, team.name as team_name
    from public.teams as team
    join public.schools as school on school.id = team.school_id
    where team.archived_at is null and team.id = any(work_teams)
    union all
    select school.id, school.name, null, null
    from public.schools as school
    where school.id = any(array(select private.my_owned_school_ids()))
  ) as place
  where private.fold_text(coalesce(place.team_name, place.school_name)) like pattern
  order by place.team_id is not null, coalesce(place.team_name, place.school_name)
  limit 30;

  return query
  select
    'staff'::public.conversation_kind, school.id, school.name, null::uuid, null::text,
    null::uuid, null::uuid, null::text, null::text, null::text, null::text, true
  from public.schools as school
  where school.id = any(array(select private.my_staff_school_ids()))
    and private.fold_text(school.name) like pattern
  order by school.name
  limit 30;

  return query
  select
    'family'::public.conversation_kind, team.school_id, school.name, team.id, team.name,
    player.id, null::uuid, player.first_name, player.last_name, null::text, null::text,
    team.id = any(work_teams)
  from public.squad_members as squad
  join public.teams as team on team.id = squad.team_id and team.archived_at is null
  join public.schools as school on school.id = team.school_id
  join public.players as player on player.id = squad.player_id
  where squad.left_on is null
    and (squad.player_id = any(own_players) or squad.team_id = any(work_teams))
    and private.fold_text(player.first_name || ' ' || player.last_name || ' ' || team.name) like pattern
    -- Somebody on the other side could read it.
    and (
      squad.player_id = any(own_players)
      or exists (
        select from public.guardian_links as link
        where link.player_id = player.id and link.is_trusted
      )
    )
  order by squad.player_id = any(own_players) desc, player.first_name, player.last_name, team.name
  limit 30;

  return query
  select
    'direct'::public.conversation_kind, place.school_id, place.name, null::uuid, null::text,
    null::uuid, card.user_id, card.first_name, card.last_name, card.avatar_url,
    case
      when exists (
        select from public.role_assignments as held
        where held.user_id = card.user_id
          and held.school_id = place.school_id
          and held.role in ('owner', 'coach')
      ) then 'staff'
      when exists (
        select from public.players as child
        where child.user_id = card.user_id and child.school_id = place.school_id
      ) then 'player'
      else 'guardian'
    end,
    place.school_id = any(array(select private.my_staff_school_ids()))
  from public.person_cards as card
  cross join lateral (
    select school.id as school_id, school.name from public.schools as school
    where school.id = any(schools) and private.is_person_of_school(card.user_id, school.id)
    order by school.name
    limit 1
  ) as place
  where card.user_id = any(array(select private.my_reachable_user_ids()))
    and private.fold_text(card.first_name || ' ' || card.last_name) like pattern
  order by card.first_name, card.last_name, card.user_id
  limit 30;
end;
$$;

-- Who a direct conversation with this person would hold besides me. is_added: reads along because a
-- minor is in it; ward_name: the child they look after, none for the officer.
-- Errors: 42501 person_out_of_reach; P0001 guardian_required (nobody could read along).
create function public.plan_direct(p_user_id uuid)
returns table (
  school_id uuid,
  user_id uuid,
  first_name text,
  last_name text,
  avatar_url text,
  is_minor boolean,
  is_added boolean,
  ward_name text
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me uuid := (select private.my_id());
  reachable uuid[] := array(select private.my_reachable_user_ids());
  home uuid;
  people uuid[] := array[me, p_user_id];
  minors uuid[];
  added uuid[];
begin
  home := (
    select school.id from public.schools as school
    where school.id = any(array(select private.my_talking_school_ids()))
      and private.is_person_of_school(p_user_id, school.id)
    order by school.name
    limit 1
  );
  if not private.is_active() or home is null or not coalesce(p_user_id = any(reachable), false) then
    raise exception 'person_out_of_reach' using errcode = '42501';
  end if;

  minors := array(select private.unsupervised_minor_ids('direct', home, people));
  added := array(
    select distinct link.guardian_id
    from public.guardian_links as link
    join public.players as child on child.id = link.player_id
    where child.user_id = any(minors) and link.is_trusted and link.guardian_id = any(reachable)
  );
  if exists (select from private.unsupervised_minor_ids('direct', home, people || added)) then
    added := added || array(
      select officer from private.safeguarding_officer_ids(home) as officer
      where officer = any(reachable) and not officer = any(people || added)
    );
  end if;
  if exists (select from private.unsupervised_minor_ids('direct', home, people || added)) then
    raise exception 'guardian_required' using errcode = 'P0001';
  end if;

  return query
  select
    home, card.user_id, card.first_name, card.last_name, card.avatar_url,
    exists (
      select from public.players as child
      where child.user_id = card.user_id and private.is_minor_player(child.id)
    ),
    card.user_id <> p_user_id,
    (
      select min(child.first_name) from public.guardian_links as link
      join public.players as child on child.id = link.player_id
      where link.guardian_id = card.user_id and link.is_trusted and child.user_id = any(minors)
    )
  from public.person_cards as card
  where card.user_id = p_user_id or card.user_id = any(added)
  order by card.user_id <> p_user_id, card.first_name, card.user_id;
end;
$$;

-- Who is named first plays at home, as fixtures are written everywhere.
create function private.match_title(p_is_home boolean, p_team text, p_opponent text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when p_is_home then p_team || ' – ' || p_opponent else p_opponent || ' – ' || p_team end;
$$;

-- The names of what messages point to, [{"kind", "id"}], at most 1,000; what the reader may not read is
-- not in the answer. p_locale: exercises are named in it, otherwise in English or as they were written.
create function public.describe_attachments(
  p_attachments public.json_list,
  p_locale public.short_text default 'en'
)
returns table (kind text, id uuid, title text, starts_at timestamptz, is_cancelled boolean)
language sql
stable
set search_path = ''
as $$
  with wanted as (
    select distinct item ->> 'kind' as kind, (item ->> 'id')::uuid as id
    from jsonb_array_elements(
      case when jsonb_typeof(p_attachments) = 'array' then p_attachments::jsonb else '[]' end
    ) as item
    where private.is_attachment(item)
  )
  select wanted.kind, wanted.id, drawing.title, null::timestamptz, false
  from wanted
  join public.animations as drawing on drawing.id = wanted.id
  where wanted.kind = 'animation'
  union all
  select wanted.kind, wanted.id, words.title, null, false
  from wanted
  cross join lateral (
    select written.title from public.exercise_texts as written
    where written.exercise_id = wanted.id
    order by written.locale = p_locale desc, written.locale = 'en' desc, written.locale
    limit 1
  ) as words
  where wanted.kind = 'exercise'
  union all
  select wanted.kind, wanted.id, coalesce(plan.title, team.name), plan.starts_at, plan.status = 'cancelled'
  from wanted
  join public.trainings as plan on plan.id = wanted.id
  join public.teams as team on team.id = plan.team_id
  where wanted.kind = 'training'
  union all
  select
    wanted.kind, wanted.id, private.match_title(match.is_home, team.name, match.opponent), match.starts_at,
    match.status = 'cancelled'
  from wanted
  join public.matches as match on match.id = wanted.id
  join public.teams as team on team.id = match.team_id
  where wanted.kind = 'match';
$$;

-- Sessions and matches to point to in one of my conversations: those I may read, of its team where it has
-- one, from three weeks ago to five weeks ahead and not called off. The next one comes first, what is over
-- last; 60 at most. Nothing for who is not in it.
create function public.attachable_events(p_conversation_id uuid)
returns table (kind text, id uuid, title text, starts_at timestamptz)
language sql
stable
set search_path = ''
as $$
  select event.kind, event.id, event.title, event.starts_at
  from public.conversations as conversation
  cross join lateral (
    select 'training' as kind, plan.id, concat_ws(' · ', team.name, plan.title) as title, plan.starts_at
    from public.trainings as plan
    join public.teams as team on team.id = plan.team_id
    where plan.school_id = conversation.school_id
      and (conversation.team_id is null or plan.team_id = conversation.team_id)
      and plan.status <> 'cancelled'
      and plan.starts_at between now() - interval '21 days' and now() + interval '35 days'
    union all
    select 'match', match.id, private.match_title(match.is_home, team.name, match.opponent), match.starts_at
    from public.matches as match
    join public.teams as team on team.id = match.team_id
    where match.school_id = conversation.school_id
      and (conversation.team_id is null or match.team_id = conversation.team_id)
      and match.status <> 'cancelled'
      and match.starts_at between now() - interval '21 days' and now() + interval '35 days'
  ) as event
  where conversation.id = p_conversation_id
  order by event.starts_at < now(), abs(extract(epoch from event.starts_at - now())), event.id
  limit 60;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function private.is_attachment(jsonb), private.match_title(boolean, text, text) to authenticated;

grant execute on function
  public.list_recipients(public.search_words),
  public.plan_direct(uuid),
  public.describe_attachments(public.json_list, public.short_text),
  public.attachable_events(uuid)
to authenticated;
