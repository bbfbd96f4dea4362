-- Conversation lists: one call answers what the screen of messages shows, in words people use.
--
--                        member                             former member  officer, owner, admin
-- list_conversations     those they are in now              -              as members
-- conversation_people    of such a conversation             -              as members
-- pin_conversation       the own place in the list          -              as members
-- archive_conversation   the own place in the list          -              as members
--
-- No table of its own, and no conversation or message that the policies do not show: the functions add
-- the names and the counts. What somebody pins or archives is theirs; nobody else reads it. An archived
-- conversation comes back with the next message, so that nothing said to somebody stays unseen.

-- Tables ------------------------------------------------------------------------------------

alter table public.conversation_members
add column pinned_at timestamptz,
add column archived_at timestamptz;

comment on column public.conversation_members.pinned_at is 'Stands above the others in the own list.';
comment on column public.conversation_members.archived_at is 'Out of the own list until somebody writes again.';

-- Predicates --------------------------------------------------------------------------------

-- A minor is or was in it: the safeguarding officer may read it (my_safeguarded_conversation_ids), and
-- the screen says so.
create function private.is_monitored_conversation(p_conversation_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.conversation_members as member
    join public.players as child on child.user_id = member.user_id
    where member.conversation_id = p_conversation_id and private.is_minor_player(child.id)
  );
$$;

create function private.my_adult_conversation_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select id from public.conversations
  where id = any(array(select private.my_writable_conversation_ids()))
    and kind <> 'announcement'
    and not private.is_monitored_conversation(id);
end;
$$;

comment on function private.my_adult_conversation_ids() is
  'Conversations I write in that no minor ever joined: there people see each other come and type.';

-- Functions ---------------------------------------------------------------------------------
-- Definer: the names of teams, children and people are shown to whoever is in the conversation.

-- My conversations: the pinned ones with the first page, then those moved last before p_before, at most
-- p_limit (100). With p_conversation_id that one alone. An empty conversation is shown to who opened it.
-- people: up to four others of a direct one, [{"id", "first_name", "last_name", "avatar_url"}];
-- last_body: the first 160 characters of the newest message; unread: 100 means 100 or more.
create function public.list_conversations(
  p_before timestamptz default null,
  p_limit int default 50,
  p_conversation_id uuid default null
)
returns table (
  id uuid,
  kind public.conversation_kind,
  title text,
  school_id uuid,
  school_name text,
  time_zone text,
  team_id uuid,
  team_name text,
  player_id uuid,
  player_first_name text,
  player_last_name text,
  people jsonb,
  people_count int,
  is_staff boolean,
  can_write boolean,
  is_monitored boolean,
  archived_at timestamptz,
  archive_reason public.conversation_end,
  active_at timestamptz,
  last_message_id bigint,
  last_author_id uuid,
  last_author_name text,
  last_body text,
  last_attachment text,
  is_last_deleted boolean,
  last_read_message_id bigint,
  unread int,
  muted_until timestamptz,
  pinned_at timestamptz,
  is_archived boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  with mine as (
    select
      conversation.id, conversation.kind, conversation.title, conversation.school_id, conversation.team_id,
      conversation.player_id, conversation.archived_at, conversation.archive_reason,
      conversation.last_message_id, member.user_id, member.last_read_message_id, member.muted_until,
      member.pinned_at, member.archived_at as put_away_at,
      coalesce(conversation.last_message_at, conversation.created_at) as active_at
    from public.conversation_members as member
    join public.conversations as conversation on conversation.id = member.conversation_id
    where member.user_id = (select private.my_id())
      and member.left_at is null
      and (select private.is_active())
      and case
        when p_conversation_id is not null then conversation.id = p_conversation_id
        else conversation.last_message_id is not null or conversation.created_by = member.user_id
      end
  ),
  page as (
    select * from mine where pinned_at is not null and p_before is null
    union all
    (
      select * from mine
      where pinned_at is null and (p_before is null or active_at < p_before)
      order by active_at desc
      limit least(greatest(coalesce(p_limit, 50), 1), 100)
    )
  )
  select
    page.id, page.kind, page.title, page.school_id, school.name, school.time_zone, page.team_id, team.name,
    page.player_id, player.first_name, player.last_name,
    coalesce(fellows.people, '[]'), coalesce(fellows.people_count, 0),
    coalesce(page.team_id = any(array(select private.my_staff_team_ids())), false),
    page.archived_at is null
    and (page.kind <> 'announcement' or private.may_announce(conversation, page.user_id)),
    private.is_monitored_conversation(page.id),
    page.archived_at, page.archive_reason, page.active_at, page.last_message_id,
    newest.author_id, author.first_name,
    left(regexp_replace(newest.body, '\s+', ' ', 'g'), 160),
    newest.attachment ->> 'kind',
    coalesce(newest.deleted_at is not null, false),
    page.last_read_message_id, fresh.unread, page.muted_until, page.pinned_at,
    coalesce(page.put_away_at >= page.active_at, false)
  from page
  join public.conversations as conversation on conversation.id = page.id
  join public.schools as school on school.id = page.school_id
  left join public.teams as team on team.id = page.team_id
  left join public.players as player on player.id = page.player_id
  left join public.messages as newest
    on newest.conversation_id = page.id and newest.id = page.last_message_id
  left join public.users as author on author.id = newest.author_id
  left join lateral (
    select
      count(*)::int as people_count,
      jsonb_agg(
        jsonb_build_object(
          'id', card.id, 'first_name', card.first_name,
          'last_name', card.last_name, 'avatar_url', card.avatar_url
        )
        order by fellow.left_at is not null, card.first_name, card.id
      ) filter (where fellow.place <= 4) as people
    from (
      select
        member.user_id, member.left_at,
        row_number() over (order by member.left_at is not null, member.joined_at, member.user_id) as place
      from public.conversation_members as member
      where member.conversation_id = page.id and member.user_id <> page.user_id
    ) as fellow
    join public.users as card on card.id = fellow.user_id
  ) as fellows on page.kind = 'direct'
  cross join lateral (
    select count(*)::int as unread
    from (
      select from public.messages as message
      where page.last_message_id > coalesce(page.last_read_message_id, 0)
        and message.conversation_id = page.id
        and message.id > coalesce(page.last_read_message_id, 0)
        and message.author_id is distinct from page.user_id
        and message.deleted_at is null
      order by message.conversation_id, message.id
      limit 100
    ) as counted
  ) as fresh
  order by page.pinned_at desc nulls last, page.active_at desc, page.id;
$$;

-- Who is or was in a conversation of mine, with what they are there. role: the place in the team's
-- staff, player, guardian, owner or coach. child_names: for guardians, where the child is part of the
-- conversation or looked after by me. last_read_message_id: among staff, and for those who write announcements;
-- joined_at: what was written before counts as read.
create function public.conversation_people(p_conversation_id uuid)
returns table (
  user_id uuid,
  first_name text,
  last_name text,
  avatar_url text,
  role text,
  child_names text,
  is_officer boolean,
  is_minor boolean,
  left_at timestamptz,
  last_read_message_id bigint,
  joined_at timestamptz
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    member.user_id, card.first_name, card.last_name, card.avatar_url,
    coalesce(
      staff.role::text,
      case when child.id is not null then 'player' when ward.is_guardian then 'guardian' end,
      office.role::text
    ),
    ward.names,
    member.user_id in (select private.safeguarding_officer_ids(conversation.school_id)),
    coalesce(private.is_minor_player(child.id), false),
    member.left_at,
    case
      when conversation.kind = 'staff'
        or (
          conversation.kind = 'announcement'
          and private.may_announce(conversation, (select auth.uid()))
        )
      then member.last_read_message_id
    end,
    member.joined_at
  from public.conversations as conversation
  join public.conversation_members as member on member.conversation_id = conversation.id
  join public.users as card on card.id = member.user_id
  left join public.team_staff as staff
    on staff.team_id = conversation.team_id and staff.user_id = member.user_id
  left join public.players as child
    on child.user_id = member.user_id and child.school_id = conversation.school_id
  left join lateral (
    select held.role from public.role_assignments as held
    where held.user_id = member.user_id
      and held.school_id = conversation.school_id
      and held.role in ('owner', 'coach')
    order by held.role = 'owner' desc
    limit 1
  ) as office on true
  left join lateral (
    select
      count(*) > 0 as is_guardian,
      string_agg(looked_after.first_name, ', ' order by looked_after.first_name)
      filter (
        where looked_after.id = conversation.player_id
          or looked_after.id = any(array(select private.my_coached_player_ids()))
          or looked_after.user_id in (
            select fellow.user_id from public.conversation_members as fellow
            where fellow.conversation_id = conversation.id and fellow.left_at is null
          )
      ) as names
    from public.guardian_links as link
    join public.players as looked_after on looked_after.id = link.player_id
    where link.guardian_id = member.user_id
      and link.school_id = conversation.school_id
      and link.is_trusted
      and (
        conversation.team_id is null
        or exists (
          select from public.squad_members as squad
          where squad.player_id = link.player_id
            and squad.team_id = conversation.team_id
            and squad.left_on is null
        )
      )
  ) as ward on true
  where conversation.id = p_conversation_id
    and (select p_conversation_id = any(array(select private.my_conversation_ids())))
  order by card.first_name, card.last_name, member.user_id;
$$;

-- Puts a conversation above the others in my list, or back into its place. Errors: 42501 not_a_member.
create function public.pin_conversation(p_conversation_id uuid, p_is_pinned boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not p_conversation_id = any(array(select private.my_conversation_ids())) then
    raise exception 'not_a_member' using errcode = '42501';
  end if;
  update public.conversation_members
  set pinned_at = case when p_is_pinned then coalesce(pinned_at, now()) end
  where conversation_id = p_conversation_id and user_id = (select private.my_id());
end;
$$;

-- Takes a conversation out of my list until somebody writes again, or brings it back.
-- Errors: 42501 not_a_member.
create function public.archive_conversation(p_conversation_id uuid, p_is_archived boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not p_conversation_id = any(array(select private.my_conversation_ids())) then
    raise exception 'not_a_member' using errcode = '42501';
  end if;
  update public.conversation_members
  set archived_at = case when p_is_archived then now() end
  where conversation_id = p_conversation_id and user_id = (select private.my_id());
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  private.my_adult_conversation_ids(),
  public.list_conversations(timestamptz, int, uuid),
  public.conversation_people(uuid),
  public.pin_conversation(uuid, boolean),
  public.archive_conversation(uuid, boolean)
to authenticated;
