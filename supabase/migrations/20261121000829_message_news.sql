-- News of messages: who hears on a lock screen that somebody has written, and that they are mentioned.
--
-- message_received   every other member with a device, unless the conversation is muted; push only. One row per
--                    person and conversation: a newer message takes its place, so that a lively evening is one
--                    line on the lock screen. The bell does not show it (policy of 0800): the unread messages
--                    stand in the conversation.
-- mentioned          whoever is named with @ in the message, also where it is muted: bell and push.
--
-- Announcements tell everybody by themselves (0828). Reading a conversation to its end takes the first back and
-- marks the second as read, on whatever device it happened.

-- Triggers ----------------------------------------------------------------------------------

create function private.settle_message_news()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.conversations
    where id = new.conversation_id and last_message_id > new.last_read_message_id
  ) then
    return null;
  end if;
  delete from public.notifications
  where user_id = new.user_id and dedupe_key = 'message_received:' || new.conversation_id;
  update public.notifications set read_at = now()
  where user_id = new.user_id
    and kind = 'mentioned'
    and about_id = new.conversation_id
    and read_at is null;
  return null;
end;
$$;

create trigger conversation_members_settle_news
after update of last_read_message_id on public.conversation_members
for each row
when (new.last_read_message_id is distinct from old.last_read_message_id)
execute function private.settle_message_news();

-- Who leaves hears no more of it.
create function private.drop_message_news()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.notifications
  where user_id = new.user_id
    and kind in ('message_received', 'mentioned')
    and about_id = new.conversation_id;
  return null;
end;
$$;

create trigger conversation_members_drop_news
after update of left_at on public.conversation_members
for each row
when (new.left_at is not null and old.left_at is null)
execute function private.drop_message_news();

-- Functions ---------------------------------------------------------------------------------

-- Members of the message's conversation, other than its author, whose whole name stands in it after an @. Asking
-- for more than 20 names nobody: a crowd is told by an announcement.
create function private.mentioned_members(p_message public.messages, p_user_ids uuid[])
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select member.user_id
  from public.conversation_members as member
  join public.users as person on person.id = member.user_id
  where member.conversation_id = (p_message).conversation_id
    and member.left_at is null
    and member.user_id = any(p_user_ids)
    and member.user_id is distinct from (p_message).author_id
    and cardinality(p_user_ids) <= 20
    and position(
      '@' || btrim(concat_ws(' ', person.first_name, person.last_name)) in (p_message).body
    ) > 0;
$$;

-- Tells the members of a new message. The rest of a payload is for the bell: a lock screen shows the team, or
-- the school where the conversation is of no team, and never who wrote or what.
create function private.tell_message(p_message public.messages, p_mentioned uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  conversation public.conversations;
  facts jsonb;
  link text;
  mentioned uuid[];
begin
  select * into conversation from public.conversations where id = (p_message).conversation_id;
  if conversation.kind = 'announcement' then
    return;
  end if;
  link := '/communication/messages?c=' || conversation.id;
  select jsonb_build_object(
    'team', coalesce(team.name, school.name),
    'person', nullif(btrim(concat_ws(' ', author.first_name, author.last_name)), '')
  ) into facts
  from public.schools as school
  left join public.teams as team on team.id = conversation.team_id
  left join public.users as author on author.id = (p_message).author_id
  where school.id = conversation.school_id;

  mentioned := array(select private.mentioned_members(p_message, coalesce(p_mentioned, '{}')));
  if mentioned <> '{}' then
    perform private.notify(
      mentioned, 'messages', 'mentioned',
      facts || jsonb_build_object('title', nullif(left(regexp_replace((p_message).body, '\s+', ' ', 'g'), 160), '')),
      link, 'mentioned:' || (p_message).id, conversation.id
    );
  end if;

  delete from public.notifications as earlier
  using public.conversation_members as member
  where member.conversation_id = conversation.id
    and member.user_id is distinct from (p_message).author_id
    and earlier.user_id = member.user_id
    and earlier.dedupe_key = 'message_received:' || conversation.id;
  perform private.notify(
    array(
      select member.user_id
      from public.conversation_members as member
      where member.conversation_id = conversation.id
        and member.left_at is null
        and coalesce(member.muted_until, '-infinity') <= now()
        and member.user_id <> all(mentioned)
        and exists (select from public.push_devices as device where device.user_id = member.user_id)
    ),
    'messages', 'message_received', facts - 'person', link,
    'message_received:' || conversation.id, conversation.id, now() + interval '1 day'
  );
end;
$$;
