-- Conversations that keep themselves: membership follows the squad, the staff and the families.
--
-- A conversation of a team has its staff, the players' accounts and their guardians; of a family the
-- staff of the team, one player and the guardians; of the staff the owners and coaches of a school.
-- Announcements have whom the team's conversation has, or everybody of the school.
-- Whoever stops being one of them loses the conversation in the same statement, whoever becomes one
-- finds it with all it holds. Owners and administrators are in it only as staff of the team.
--
-- An archived conversation loses members but gains none: a new coach does not inherit the letters
-- about a child who left. It opens again when its reason is gone (the team is taken out of the
-- archive, the child comes back); direct ones never do.
--
-- Opening
--   open_team_conversation(team)            whoever will be in it
--   open_family_conversation(team, player)  the coaches of the team and the family
--   open_staff_conversation(school)         staff
--   open_direct(school, people, title)      anybody, with people they have to do with
--   leave_conversation(conversation)        direct ones; the others are muted

-- Functions of the database -----------------------------------------------------------------

-- Everybody who belongs into a conversation that keeps itself, before the rule about minors.
create function private.entitled_member_ids(p_conversation public.conversations)
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  with child as (
    select player.id, player.user_id
    from public.players as player
    where case p_conversation.kind
      when 'family' then player.id = p_conversation.player_id
      when 'team' then player.id in (
        select squad.player_id from public.squad_members as squad
        where squad.team_id = p_conversation.team_id and squad.left_on is null
      )
      when 'announcement' then player.id in (
        select squad.player_id from public.squad_members as squad
        join public.teams as team on team.id = squad.team_id
        where squad.left_on is null
          and team.school_id = p_conversation.school_id
          and team.id = coalesce(p_conversation.team_id, team.id)
          and team.archived_at is null
      )
      else false
    end
  ),
  entitled as (
    select held.user_id
    from public.role_assignments as held
    where held.school_id = p_conversation.school_id
      and held.role in ('owner', 'coach')
      and (
        p_conversation.team_id is null
        or held.user_id in (
          select staff.user_id from public.team_staff as staff
          where staff.team_id = p_conversation.team_id
        )
      )
    union
    select child.user_id from child where child.user_id is not null
    union
    select link.guardian_id
    from public.guardian_links as link
    join child on child.id = link.player_id
    where link.is_trusted
  )
  -- An account that is being deleted in this very statement is gone already.
  select coalesce(array_agg(account.id), '{}')
  from public.users as account
  where account.id in (select user_id from entitled);
$$;

create function private.sync_conversation(p_conversation_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  conversation public.conversations;
  wanted uuid[];
  family uuid[];
  reason public.conversation_end;
begin
  select * into conversation from public.conversations
  where id = p_conversation_id and kind <> 'direct'
  for no key update;
  if not found then
    return;
  end if;

  wanted := private.entitled_member_ids(conversation);
  wanted := array(
    select unnest(wanted)
    except
    select private.unsupervised_minor_ids(conversation.kind, conversation.school_id, wanted)
  );
  if conversation.kind = 'family' then
    family := array(
      select user_id from public.players where id = conversation.player_id
      union
      select guardian_id from public.guardian_links
      where player_id = conversation.player_id and is_trusted
    );
  end if;
  reason := case
    when exists (
      select from public.teams where id = conversation.team_id and archived_at is not null
    ) then 'team_archived'
    when conversation.kind = 'family' and not exists (
      select from public.squad_members
      where team_id = conversation.team_id and player_id = conversation.player_id and left_on is null
    ) then 'player_left'
    when conversation.kind = 'family' and not wanted && family then 'deserted'
  end;

  update public.conversation_members set left_at = now()
  where conversation_id = p_conversation_id and left_at is null and not user_id = any(wanted);
  if reason is null then
    -- What was said before somebody came is readable, but not unread.
    insert into public.conversation_members (conversation_id, user_id, last_read_message_id)
    select p_conversation_id, person, conversation.last_message_id
    from unnest(wanted) as person
    on conflict (conversation_id, user_id) do update
      set left_at = null,
        joined_at = now(),
        last_read_message_id = excluded.last_read_message_id
      where conversation_members.left_at is not null;
  end if;
  if reason is distinct from conversation.archive_reason then
    update public.conversations
    set archived_at = case when reason is not null then coalesce(archived_at, now()) end,
      archive_reason = reason
    where id = p_conversation_id;
  end if;
end;
$$;

create function private.sync_conversations_of_team(p_team_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.sync_conversation(id)
  from public.conversations
  where team_id = p_team_id
    or (
      kind = 'announcement'
      and team_id is null
      and school_id = (select school_id from public.teams where id = p_team_id)
    )
  order by id;
$$;

create function private.sync_conversations_of_player(p_player_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.sync_conversation(id)
  from public.conversations
  where player_id = p_player_id
    or (
      kind in ('team', 'announcement')
      and team_id in (
        select team_id from public.squad_members where player_id = p_player_id and left_on is null
      )
    )
    or (
      kind = 'announcement'
      and team_id is null
      and school_id = (select school_id from public.players where id = p_player_id)
    )
  order by id;
$$;

-- Looks again at every conversation a person is in: whether they still belong to the school of the
-- direct ones, and whether the rule about minors still holds.
create function private.review_conversations_of(p_user_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  conversation public.conversations;
begin
  for conversation in
    select opened.* from public.conversations as opened
    join public.conversation_members as member
      on member.conversation_id = opened.id and member.user_id = p_user_id and member.left_at is null
    order by opened.id
  loop
    if conversation.kind <> 'direct' then
      perform private.sync_conversation(conversation.id);
    elsif private.is_person_of_school(p_user_id, conversation.school_id) then
      perform private.settle_direct(conversation.id);
    else
      update public.conversation_members set left_at = now()
      where conversation_id = conversation.id and user_id = p_user_id;
    end if;
  end loop;
end;
$$;

-- Triggers ----------------------------------------------------------------------------------
-- On the tables of other chapters; each does nothing where no conversation has been opened.

create function private.fill_conversation()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.sync_conversation(new.id);
  return null;
end;
$$;

create trigger conversations_fill
after insert on public.conversations
for each row
when (new.kind <> 'direct')
execute function private.fill_conversation();

create function private.conversations_follow_squad()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.sync_conversations_of_team(coalesce(new.team_id, old.team_id));
  if new.team_id <> old.team_id then
    perform private.sync_conversations_of_team(old.team_id);
  end if;
  return null;
end;
$$;

create trigger squad_members_follow_conversations
after insert or delete or update of team_id, player_id, left_on on public.squad_members
for each row execute function private.conversations_follow_squad();

create trigger team_staff_follow_conversations
after insert or delete or update of team_id, user_id on public.team_staff
for each row execute function private.conversations_follow_squad();

create function private.conversations_follow_team()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.sync_conversations_of_team(new.id);
  return null;
end;
$$;

create trigger teams_follow_conversations
after update of archived_at on public.teams
for each row
when ((new.archived_at is null) <> (old.archived_at is null))
execute function private.conversations_follow_team();

create function private.conversations_follow_link()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.sync_conversations_of_player(coalesce(new.player_id, old.player_id));
  if new.player_id <> old.player_id then
    perform private.sync_conversations_of_player(old.player_id);
  end if;
  perform private.review_conversations_of(coalesce(old.guardian_id, new.guardian_id));
  return null;
end;
$$;

create trigger guardian_links_follow_conversations
after insert or delete or update of status, accepted_at, confirmed_at, guardian_id, player_id
on public.guardian_links
for each row execute function private.conversations_follow_link();

create function private.conversations_follow_role()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed public.role_assignments := coalesce(new, old);
begin
  if changed.role in ('owner', 'coach') then
    perform private.sync_conversation(id)
    from public.conversations
    where school_id = changed.school_id
      and (
        (kind in ('staff', 'announcement') and team_id is null)
        or team_id in (select team_id from public.team_staff where user_id = changed.user_id)
      )
    order by id;
  end if;
  perform private.review_conversations_of(changed.user_id);
  return null;
end;
$$;

create trigger role_assignments_follow_conversations
after insert or delete on public.role_assignments
for each row execute function private.conversations_follow_role();

create function private.conversations_follow_player()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.sync_conversations_of_player(new.id);
  perform private.review_conversations_of(new.user_id);
  if old.user_id is distinct from new.user_id then
    perform private.review_conversations_of(old.user_id);
  end if;
  return null;
end;
$$;

create trigger players_follow_conversations
after update of user_id, date_of_birth on public.players
for each row
when (
  (new.user_id, new.date_of_birth) is distinct from (old.user_id, old.date_of_birth)
)
execute function private.conversations_follow_player();

create function private.conversations_follow_person()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.review_conversations_of(
    (to_jsonb(old) ->> case tg_table_name when 'users' then 'id' else 'user_id' end)::uuid
  );
  return null;
end;
$$;

create trigger users_follow_conversations
after update of status on public.users
for each row
when (new.status <> old.status)
execute function private.conversations_follow_person();

create trigger school_officers_follow_conversations
after delete on public.school_officers
for each row execute function private.conversations_follow_person();

-- Functions ---------------------------------------------------------------------------------
-- Definer: nobody may write these tables, and the people of a conversation see less of each other
-- than the rule needs to know.

-- The conversation of a team; opens it when it is wanted for the first time.
-- Errors: 42501 not_of_this_team.
create function public.open_team_conversation(p_team_id uuid)
returns public.conversations
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened public.conversations;
begin
  if not p_team_id = any(array(
    select private.my_staff_team_ids() union select private.my_family_team_ids()
  )) then
    raise exception 'not_of_this_team' using errcode = '42501';
  end if;
  insert into public.conversations (kind, team_id) values ('team', p_team_id)
  on conflict (team_id) where kind = 'team' do nothing;
  select * into opened from public.conversations where team_id = p_team_id and kind = 'team';
  return opened;
end;
$$;

-- The conversation of a team's staff with one family.
-- Errors: 42501 not_of_this_family (neither coach of the child in this team nor its family);
-- P0001 family_without_account (nobody on the other side could read it).
create function public.open_family_conversation(p_team_id uuid, p_player_id uuid)
returns public.conversations
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened public.conversations;
begin
  if not exists (
    select from public.squad_members
    where team_id = p_team_id and player_id = p_player_id and left_on is null
  ) or not (
    p_team_id = any(array(select private.my_staff_team_ids()))
    or p_player_id = any(array(select private.my_trusted_player_ids()))
  ) then
    raise exception 'not_of_this_family' using errcode = '42501';
  end if;
  insert into public.conversations (kind, team_id, player_id) values ('family', p_team_id, p_player_id)
  on conflict (team_id, player_id) where kind = 'family' do nothing;
  select * into opened from public.conversations
  where team_id = p_team_id and player_id = p_player_id and kind = 'family';
  if not opened.id = any(array(select private.my_conversation_ids())) then
    raise exception 'family_without_account' using errcode = 'P0001';
  end if;
  return opened;
end;
$$;

-- The conversation of a school's owners and coaches. Errors: 42501 staff_only.
create function public.open_staff_conversation(p_school_id uuid)
returns public.conversations
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened public.conversations;
begin
  if p_school_id is null or not p_school_id = any(array(select private.my_staff_school_ids())) then
    raise exception 'staff_only' using errcode = '42501';
  end if;
  insert into public.conversations (school_id, kind) values (p_school_id, 'staff')
  on conflict (school_id) where kind = 'staff' do nothing;
  select * into opened from public.conversations where school_id = p_school_id and kind = 'staff';
  return opened;
end;
$$;

-- A conversation with up to nine others, or the one these people already have. p_user_ids may
-- leave me out; p_title is at most 80 characters and given once. I reach the staff of my schools,
-- the families of the players I look after, my own family and whoever shares a conversation with me.
-- Errors: 42501 not_of_this_school, person_out_of_reach (unknown, suspended, of another school);
-- P0001 members_out_of_range, guardian_required (a minor and an adult without supervisor).
create function public.open_direct(p_school_id uuid, p_user_ids public.id_list, p_title public.short_text default null)
returns public.conversations
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  members uuid[];
  key text;
  opened public.conversations;
begin
  if not private.is_active() or not private.is_person_of_school(me, p_school_id) then
    raise exception 'not_of_this_school' using errcode = '42501';
  end if;
  members := array(
    select distinct person from unnest(p_user_ids || me) as person
    where person is not null
    order by person
  );
  if cardinality(members) not between 2 and 10 then
    raise exception 'members_out_of_range' using errcode = 'P0001';
  end if;
  if exists (
    select from unnest(members) as person
    where not exists (select from public.users where id = person and status = 'active')
      or not private.is_person_of_school(person, p_school_id)
      or not (
        person = me
        or person = any(array(select private.my_known_user_ids()))
        or person = any(array(select private.my_fellow_member_ids()))
        or person in (
          select user_id from public.players
          where id = any(array(select private.my_trusted_player_ids()))
          union
          select guardian_id from public.guardian_links
          where player_id = any(array(select private.my_own_player_ids())) and is_trusted
        )
      )
  ) then
    raise exception 'person_out_of_reach' using errcode = '42501';
  end if;
  if exists (select from private.unsupervised_minor_ids('direct', p_school_id, members)) then
    raise exception 'guardian_required' using errcode = 'P0001';
  end if;

  key := md5(array_to_string(members, ','));
  insert into public.conversations (school_id, kind, title, direct_key)
  values (p_school_id, 'direct', nullif(btrim(p_title), ''), key)
  on conflict (school_id, direct_key) where direct_key is not null and archived_at is null do nothing
  returning * into opened;
  if found then
    insert into public.conversation_members (conversation_id, user_id)
    select opened.id, unnest(members);
  else
    select * into opened from public.conversations
    where school_id = p_school_id and direct_key = key and archived_at is null;
  end if;
  return opened;
end;
$$;

-- Leaves a direct conversation for good; with the last supervisor it closes for the others too.
-- Errors: 42501 not_a_member; P0001 membership_follows_team for the other kinds.
create function public.leave_conversation(p_conversation_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not p_conversation_id = any(array(select private.my_conversation_ids())) then
    raise exception 'not_a_member' using errcode = '42501';
  end if;
  update public.conversation_members as member set left_at = now()
  from public.conversations as conversation
  where conversation.id = p_conversation_id
    and conversation.kind = 'direct'
    and member.conversation_id = p_conversation_id
    and member.user_id = (select private.my_id());
  if not found then
    raise exception 'membership_follows_team' using errcode = 'P0001';
  end if;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.open_team_conversation(uuid),
  public.open_family_conversation(uuid, uuid),
  public.open_staff_conversation(uuid),
  public.open_direct(uuid, public.id_list, public.short_text),
  public.leave_conversation(uuid)
to authenticated;
