-- Announcements: what staff tell a team or a whole school, and who has read it.
--
--                        team: its staff     school: owners     families, players   outsiders
-- open_announcements     own teams           own schools        -                   -
-- send_message           s                   s                  -                   -
-- read, react, vote      s                   s                  s                   -
-- remind_announcement    s                   s                  -                   -
-- announcement_gaps      s                   s                  -                   -
--
-- A conversation of its own kind (chapter of conversations), in which the staff write and all others read, react
-- and answer polls; the trigger that places a message refuses everybody else. Each announcement is told in the
-- bell and by the ways somebody chose for messages; who has muted it finds it unread. Seen is who has read as far
-- (conversation_members), which the writers alone are told.

-- Tables ------------------------------------------------------------------------------------

alter table public.conversations add column reminded_at timestamptz;

comment on column public.conversations.reminded_at is 'When the staff last reminded of an announcement.';

-- Triggers ----------------------------------------------------------------------------------

-- Tells these members of an announcement, with its first words; counts them.
create function private.tell_announcement(p_message public.messages, p_kind text, p_user_ids uuid[])
returns int
language sql
security definer
set search_path = ''
as $$
  select private.notify(
    p_user_ids,
    'messages',
    p_kind,
    jsonb_build_object(
      'team', coalesce(team.name, school.name),
      'person', nullif(btrim(concat_ws(' ', author.first_name, author.last_name)), ''),
      'title', nullif(left(regexp_replace((p_message).body, '\s+', ' ', 'g'), 160), '')
    ),
    '/communication/messages?c=' || conversation.id,
    p_about_id => conversation.id
  )
  from public.conversations as conversation
  join public.schools as school on school.id = conversation.school_id
  left join public.teams as team on team.id = conversation.team_id
  left join public.users as author on author.id = (p_message).author_id
  where conversation.id = (p_message).conversation_id;
$$;

create function private.announce_message()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_announcement(
    new,
    'announcement',
    array(
      select user_id from public.conversation_members
      where conversation_id = new.conversation_id
        and left_at is null
        and coalesce(muted_until, '-infinity') <= now()
    )
  )
  from public.conversations
  where id = new.conversation_id and kind = 'announcement';
  return null;
end;
$$;

create trigger messages_announce after insert on public.messages
for each row execute function private.announce_message();

-- Functions ---------------------------------------------------------------------------------

-- The announcements of a team, or of a school without p_team_id; opens them when wanted for the first time.
-- Errors: 42501 staff_only.
create function public.open_announcements(p_school_id uuid, p_team_id uuid default null)
returns public.conversations
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened public.conversations;
begin
  if p_team_id is not null and p_team_id = any(array(select private.my_staff_team_ids())) then
    insert into public.conversations (kind, team_id) values ('announcement', p_team_id)
    on conflict (team_id) where kind = 'announcement' and team_id is not null do nothing;
  elsif p_team_id is null and p_school_id = any(array(select private.my_owned_school_ids())) then
    insert into public.conversations (kind, school_id) values ('announcement', p_school_id)
    on conflict (school_id) where kind = 'announcement' and team_id is null do nothing;
  else
    raise exception 'staff_only' using errcode = '42501';
  end if;
  select * into opened from public.conversations
  where kind = 'announcement'
    and case when p_team_id is null then school_id = p_school_id and team_id is null else team_id = p_team_id end;
  return opened;
end;
$$;

-- Reminds those who were there when it was written and have not read it, muted or not; answers how many.
-- Errors: 42501 message_unknown (also without being one of those who write there); P0001
-- conversation_archived, reminded_already (less than an hour ago), nobody_to_remind.
create function public.remind_announcement(p_message_id bigint)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  message public.messages;
  conversation public.conversations;
  people int;
begin
  select * into message from public.messages
  where id = p_message_id
    and deleted_at is null
    and conversation_id = any(array(select private.my_conversation_ids()));
  select * into conversation from public.conversations
  where id = message.conversation_id and kind = 'announcement'
  for no key update;
  if not found or not private.may_announce(conversation, (select auth.uid())) then
    raise exception 'message_unknown' using errcode = '42501';
  elsif conversation.archived_at is not null then
    raise exception 'conversation_archived' using errcode = 'P0001';
  elsif conversation.reminded_at > now() - interval '1 hour' then
    raise exception 'reminded_already' using errcode = 'P0001';
  end if;
  people := private.tell_announcement(
    message,
    'announcement_to_read',
    array(
      select user_id from public.conversation_members
      where conversation_id = conversation.id
        and left_at is null
        and joined_at <= message.created_at
        and coalesce(last_read_message_id, 0) < message.id
    )
  );
  if people = 0 then
    raise exception 'nobody_to_remind' using errcode = 'P0001';
  end if;
  update public.conversations set reminded_at = now() where id = conversation.id;
  return people;
end;
$$;

-- Players for whom nobody reads announcements here: neither they nor a guardian has an account in it. By name,
-- 500 at most; teams: where they play. Nothing for whoever does not write there.
create function public.announcement_gaps(p_conversation_id uuid)
returns table (player_id uuid, first_name text, last_name text, teams text)
language sql
stable
security definer
set search_path = ''
as $$
  select player.id, player.first_name, player.last_name, string_agg(distinct team.name, ', ')
  from public.conversations as conversation
  join public.teams as team
    on team.school_id = conversation.school_id
    and team.id = coalesce(conversation.team_id, team.id)
    and team.archived_at is null
  join public.squad_members as squad on squad.team_id = team.id and squad.left_on is null
  join public.players as player on player.id = squad.player_id
  where conversation.id = p_conversation_id
    and conversation.kind = 'announcement'
    and conversation.id = any(array(select private.my_conversation_ids()))
    and private.may_announce(conversation, (select auth.uid()))
    and not exists (
      select from public.conversation_members as member
      where member.conversation_id = conversation.id
        and member.left_at is null
        and (
          member.user_id = player.user_id
          or member.user_id in (
            select link.guardian_id from public.guardian_links as link
            where link.player_id = player.id and link.is_trusted
          )
        )
    )
  group by player.id
  order by player.first_name, player.last_name, player.id
  limit 500;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.open_announcements(uuid, uuid),
  public.remind_announcement(bigint),
  public.announcement_gaps(uuid)
to authenticated;
