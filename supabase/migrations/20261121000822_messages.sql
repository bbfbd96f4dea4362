-- Messages: what is said in a conversation, and how far everybody has read.
--
--                    member  former member  safeguarding officer       owner, admin
-- messages           s       -              through an audited reading  -
-- message_versions   -       -              through an audited reading  -
--
-- Written by functions only: send_message, edit_message (the author, for 15 minutes),
-- delete_message (the author at any time, the officer what was reported). An edit or a deletion
-- keeps what stood there before, whoever makes it: a trigger writes the version. A deleted message
-- stays in its place, empty. A person who deletes the account leaves the words without the name; one
-- whose erasure was approved takes them along (private.forget_messages_of), but for what is reported.
--
-- The id is the order of a conversation: it is drawn while the conversation is locked, so that
-- "everything after the last id I know" never misses a message that was slower to be stored.
-- Somebody who joins reads what was said before; a child's guardian is meant to.

-- Types -------------------------------------------------------------------------------------

create type public.message_change as enum ('edited', 'deleted');

-- What a message may point to. The reader's own rights decide whether it opens.
create function private.is_attachment(p_attachment jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(p_attachment) <> 'object' then false
    else (select array_agg(key order by key) from jsonb_object_keys(p_attachment) as key) = '{id,kind}'
      and coalesce(p_attachment ->> 'kind' in ('animation', 'exercise', 'training', 'match', 'poll', 'file'), false)
      and coalesce(p_attachment ->> 'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false)
  end;
$$;

-- Tables ------------------------------------------------------------------------------------

create table public.messages (
  id bigint not null generated always as identity,
  conversation_id uuid not null,
  school_id uuid not null,
  author_id uuid default auth.uid(),
  body text not null,
  reply_to bigint,
  attachment jsonb,
  client_id uuid,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  constraint messages_pkey primary key (id),
  -- With what counting unread messages asks, so that it never leaves the index.
  constraint messages_place_once unique (conversation_id, id) include (author_id, deleted_at),
  constraint messages_conversation foreign key (conversation_id)
  references public.conversations (id) on delete restrict,
  constraint messages_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint messages_author foreign key (author_id) references public.users (id) on delete set null,
  constraint messages_reply_to foreign key (reply_to) references public.messages (id) on delete restrict,
  constraint messages_body_length check (body = btrim(body) and char_length(body) <= 4000),
  constraint messages_says_something check (
    (deleted_at is not null) = (body = '' and attachment is null)
  ),
  constraint messages_attachment_form check (
    attachment is null or private.is_attachment(attachment)
  )
);

comment on column public.messages.author_id is 'Empty when the account was deleted.';
comment on column public.messages.client_id is 'Given by the sender, so that a message sent twice is stored once.';

create table public.message_versions (
  id bigint not null generated always as identity,
  message_id bigint not null,
  school_id uuid not null,
  change public.message_change not null,
  body text not null,
  attachment jsonb,
  created_at timestamptz not null default now(),
  constraint message_versions_pkey primary key (id),
  constraint message_versions_message foreign key (message_id) references public.messages (id) on delete restrict,
  constraint message_versions_school foreign key (school_id) references public.schools (id) on delete restrict
);

comment on table public.message_versions is 'What stood there before a change, with the moment of the change.';

-- Indexes -----------------------------------------------------------------------------------

create index messages_reply_to on public.messages (reply_to);
create index messages_school on public.messages (school_id);
create index messages_author on public.messages (author_id, created_at);
create index message_versions_message on public.message_versions (message_id);
create index message_versions_school on public.message_versions (school_id);

-- Triggers ----------------------------------------------------------------------------------

-- Locks the conversation until the message is stored, draws its place and takes the school. An answer
-- stays in its conversation: here and not as a key over both columns, whose index would tempt the
-- planner away from the one that knows the order.
create function private.place_message()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  conversation public.conversations;
begin
  select * into conversation from public.conversations
  where id = new.conversation_id
  for no key update;
  if conversation.archived_at is not null then
    raise exception 'conversation_archived' using errcode = 'P0001';
  elsif conversation.kind = 'announcement' and not private.may_announce(conversation, new.author_id) then
    raise exception 'announcements_only' using errcode = '42501';
  elsif new.reply_to is not null and not exists (
    select from public.messages where id = new.reply_to and conversation_id = new.conversation_id
  ) then
    raise exception 'reply_unknown' using errcode = 'P0001';
  end if;
  new.id := nextval('public.messages_id_seq');
  new.school_id := conversation.school_id;
  update public.conversations
  set last_message_id = new.id, last_message_at = new.created_at
  where id = new.conversation_id;
  return new;
end;
$$;

create trigger messages_assign_place before insert on public.messages
for each row execute function private.place_message();

create function private.keep_message_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.message_versions (message_id, school_id, change, body, attachment)
  values (
    old.id,
    old.school_id,
    case when new.deleted_at is null then 'edited' else 'deleted' end::public.message_change,
    old.body,
    private.complete_attachment(old.attachment)
  );
  return new;
end;
$$;

-- (complete_attachment: see the chapter of polls.)
-- Words that go together with their author are forgotten, not deleted: they leave no version.
create trigger messages_keep_version
before update of body, attachment on public.messages
for each row
when (
  (new.body, new.attachment) is distinct from (old.body, old.attachment)
  and not (old.author_id is not null and new.author_id is null and new.body = '')
)
execute function private.keep_message_version();

-- Where a message stands and who said it never changes; the author may only be forgotten.
create trigger messages_protected_columns
before update on public.messages
for each row
when (
  (new.id, new.conversation_id, new.reply_to, new.created_at)
  is distinct from (old.id, old.conversation_id, old.reply_to, old.created_at)
  or (new.author_id is distinct from old.author_id and new.author_id is not null)
  or (old.deleted_at is not null and new.deleted_at is distinct from old.deleted_at)
)
execute function private.refuse_protected_change();

-- Old words are evidence. They may be emptied, and only those of a message that has lost its author
-- and its own words; everything else is refused.
create function private.guard_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE'
    and new.body = ''
    and new.attachment is null
    and (new.id, new.message_id, new.school_id, new.change, new.created_at)
      is not distinct from (old.id, old.message_id, old.school_id, old.change, old.created_at)
    and exists (
      select from public.messages
      where id = old.message_id and author_id is null and deleted_at is not null
    )
  then
    return new;
  end if;
  raise exception 'append_only' using errcode = '42501';
end;
$$;

create trigger message_versions_append_only before update or delete on public.message_versions
for each row execute function private.guard_version();

-- Ids only: who may read the row reads it. The channel of the conversation hears of the message, the
-- members' own channels that their list is out of date.
create function private.broadcast_message()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send(
    jsonb_build_object('id', new.id),
    case
      when tg_op = 'INSERT' then 'message_created'
      when new.deleted_at is not null then 'message_deleted'
      else 'message_edited'
    end,
    'chat:' || new.conversation_id,
    true
  );
  perform realtime.send(
    jsonb_build_object('id', new.conversation_id), 'conversation_changed', 'user:' || member.user_id, true
  )
  from public.conversation_members as member
  where member.conversation_id = new.conversation_id and member.left_at is null;
  return null;
end;
$$;

create trigger messages_broadcast_created after insert on public.messages
for each row execute function private.broadcast_message();

-- Not for an author who is forgotten: years of messages would ring at once.
create trigger messages_broadcast_changed
after update on public.messages
for each row
when (
  (new.edited_at, new.deleted_at) is distinct from (old.edited_at, old.deleted_at)
  and new.author_id is not distinct from old.author_id
)
execute function private.broadcast_message();

-- Whoever answers has read what is above.
create function private.read_own_message()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.conversation_members
  set last_read_message_id = new.id, last_read_at = new.created_at
  where conversation_id = new.conversation_id and user_id = new.author_id;
  return null;
end;
$$;

create trigger messages_read_own after insert on public.messages
for each row execute function private.read_own_message();

-- Never backwards, whoever writes: a phone that wakes up late does not make everything unread.
create trigger conversation_members_read_on
before update of last_read_message_id on public.conversation_members
for each row
when (
  old.last_read_message_id is not null
  and (new.last_read_message_id is null or new.last_read_message_id < old.last_read_message_id)
)
execute function private.refuse_protected_change();

-- Policies ----------------------------------------------------------------------------------

alter table public.messages enable row level security;
alter table public.message_versions enable row level security;

create policy messages_select on public.messages for select to authenticated using (
  conversation_id = any(array(select private.my_conversation_ids()))
);

create policy message_versions_select on public.message_versions
for select to authenticated using (false);

comment on policy message_versions_select on public.message_versions is
  'Nobody: the safeguarding officer reads them through officer_read_conversation.';

-- Functions ---------------------------------------------------------------------------------
-- Definer: no browser writes these tables; each function asks for the membership itself.

create function private.count_links(p_text text)
returns int
language sql
immutable
set search_path = ''
as $$
  select count(*)::int from regexp_matches(p_text, '(https?://|www\.)', 'gi');
$$;

-- A person says where something stands; whoever sends links by the dozen is somebody who found a password.
-- Error: too_many_links (P0001): more than 5 in these words, or than 15 of mine in ten minutes with them.
create function private.check_links(p_words text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  links constant int := private.count_links(p_words);
begin
  if links > 5 or (
    links > 0 and links + (
      select coalesce(sum(private.count_links(body)), 0) from public.messages
      where author_id = (select auth.uid()) and created_at > now() - interval '10 minutes'
    ) > 15
  ) then
    raise exception 'too_many_links' using errcode = 'P0001';
  end if;
end;
$$;

-- Says something. p_body: at most 4000 characters, may be empty with an attachment; p_attachment:
-- {"kind": "animation" | "exercise" | "training" | "match", "id": uuid}, of exercises and animations what the
-- chapter of message cards says, a poll is create_poll's alone, a file send_message_file's; p_client_id:
-- sending again with the same one within a day answers with the message already stored; p_mentioned: at most 20
-- members whose whole name stands in p_body after an @ (others are passed over), they hear of it even where muted.
-- Errors: 42501 not_a_member, announcements_only, card_not_sendable; P0001 conversation_archived, message_empty, message_too_long,
-- attachment_invalid, reply_unknown, too_many_messages (more than 30 in a minute), too_many_links (more than 5 in
-- one message, or than 15 of one person in ten minutes).
create function public.send_message(
  p_conversation_id uuid,
  p_body public.long_text,
  p_reply_to bigint default null,
  p_attachment public.json_document default null,
  p_client_id uuid default null,
  p_mentioned public.id_list default null
)
returns public.messages
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  words text := btrim(coalesce(p_body, ''), E' \t\r\n');
  sent public.messages;
begin
  if not p_conversation_id = any(array(select private.my_conversation_ids())) then
    raise exception 'not_a_member' using errcode = '42501';
  end if;
  if words = '' and p_attachment is null then
    raise exception 'message_empty' using errcode = 'P0001';
  elsif char_length(words) > 4000 then
    raise exception 'message_too_long' using errcode = 'P0001';
  elsif p_attachment is not null and not private.is_attachment(p_attachment) then
    raise exception 'attachment_invalid' using errcode = 'P0001';
  end if;

  -- The lock makes two tries of one message come one after the other.
  perform from public.conversations where id = p_conversation_id for no key update;
  if p_client_id is not null then
    select * into sent from public.messages
    where author_id = me
      and created_at > now() - interval '1 day'
      and client_id = p_client_id
      and conversation_id = p_conversation_id;
    if found then
      return sent;
    end if;
  end if;
  if (
    select count(*) from public.messages
    where author_id = me and created_at > now() - interval '1 minute'
  ) >= 30 then
    raise exception 'too_many_messages' using errcode = 'P0001';
  end if;
  perform private.check_links(words);

  insert into public.messages (conversation_id, body, reply_to, attachment, client_id)
  values (p_conversation_id, words, p_reply_to, p_attachment, p_client_id)
  returning * into sent;
  perform private.tell_message(sent, p_mentioned);
  return sent;
end;
$$;

-- Corrects my own message within 15 minutes; the attachment stays. The question of a poll stands: people have
-- answered it.
-- Errors: 42501 message_not_yours (also deleted, or no longer a member); P0001
-- conversation_archived, edit_window_over, poll_not_editable, message_empty, message_too_long, too_many_links.
create function public.edit_message(p_message_id bigint, p_body public.long_text)
returns public.messages
language plpgsql
security definer
set search_path = ''
as $$
declare
  words text := btrim(coalesce(p_body, ''), E' \t\r\n');
  edited public.messages;
begin
  select * into edited from public.messages
  where id = p_message_id
    and author_id = (select auth.uid())
    and deleted_at is null
    and conversation_id = any(array(select private.my_conversation_ids()))
  for update;
  if not found then
    raise exception 'message_not_yours' using errcode = '42501';
  elsif not edited.conversation_id = any(array(select private.my_writable_conversation_ids())) then
    raise exception 'conversation_archived' using errcode = 'P0001';
  elsif edited.created_at < now() - interval '15 minutes' then
    raise exception 'edit_window_over' using errcode = 'P0001';
  elsif edited.attachment ->> 'kind' = 'poll' then
    raise exception 'poll_not_editable' using errcode = 'P0001';
  elsif words = '' and edited.attachment is null then
    raise exception 'message_empty' using errcode = 'P0001';
  elsif char_length(words) > 4000 then
    raise exception 'message_too_long' using errcode = 'P0001';
  end if;
  if words <> edited.body then
    perform private.check_links(words);
    update public.messages set body = words, edited_at = now()
    where id = p_message_id
    returning * into edited;
  end if;
  return edited;
end;
$$;

-- A page of a conversation, newest first: the p_limit (at most 200) messages before p_before, or the
-- newest. Nothing for who is not in it. A function, because under the policy the planner takes a long
-- conversation for a short one and sorts all of it; for what came after an id, select from messages.
create function public.message_page(
  p_conversation_id uuid,
  p_before bigint default null,
  p_limit int default 50
)
returns setof public.messages
language sql
stable
security definer
set search_path = ''
as $$
  select message.*
  from public.messages as message
  where (select p_conversation_id = any(array(select private.my_conversation_ids())))
    and message.conversation_id = p_conversation_id
    and message.id < coalesce(p_before, 9223372036854775807)
  order by message.conversation_id desc, message.id desc
  limit least(greatest(coalesce(p_limit, 50), 1), 200);
$$;

-- How far I have read: up to this message. Earlier ones change nothing.
-- Errors: 42501 not_a_member; P0001 message_unknown (not of this conversation).
create function public.mark_read(p_conversation_id uuid, p_message_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not p_conversation_id = any(array(select private.my_conversation_ids())) then
    raise exception 'not_a_member' using errcode = '42501';
  end if;
  if not exists (
    select from public.messages where conversation_id = p_conversation_id and id = p_message_id
  ) then
    raise exception 'message_unknown' using errcode = 'P0001';
  end if;
  update public.conversation_members
  set last_read_message_id = p_message_id, last_read_at = now()
  where conversation_id = p_conversation_id
    and user_id = (select private.my_id())
    and coalesce(last_read_message_id, 0) < p_message_id;
  if found then
    perform realtime.send(
      jsonb_build_object('user_id', (select private.my_id()), 'message_id', p_message_id),
      'message_read', 'chat:' || p_conversation_id, true
    );
  end if;
end;
$$;

-- No badge and no push from this conversation until then; null hears it again.
-- Errors: 42501 not_a_member.
create function public.mute_conversation(p_conversation_id uuid, p_until timestamptz)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not p_conversation_id = any(array(select private.my_conversation_ids())) then
    raise exception 'not_a_member' using errcode = '42501';
  end if;
  update public.conversation_members set muted_until = p_until
  where conversation_id = p_conversation_id and user_id = (select private.my_id());
end;
$$;

-- For each of my conversations what I have not read of others (100 means: 100 or more) and until
-- when it is muted. One index range per conversation that has something new, whatever its length.
create function public.unread_counts()
returns table (conversation_id uuid, unread int, muted_until timestamptz)
language sql
stable
security definer
set search_path = ''
as $$
  select member.conversation_id, fresh.unread, member.muted_until
  from public.conversation_members as member
  join public.conversations as conversation on conversation.id = member.conversation_id
  cross join lateral (
    select count(*)::int as unread
    from (
      select from public.messages as message
      where conversation.last_message_id > coalesce(member.last_read_message_id, 0)
        and message.conversation_id = member.conversation_id
        and message.id > coalesce(member.last_read_message_id, 0)
        and message.author_id is distinct from member.user_id
        and message.deleted_at is null
      order by message.conversation_id, message.id
      limit 100
    ) as counted
  ) as fresh
  where member.user_id = (select auth.uid())
    and member.left_at is null
    and (select private.is_active());
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.messages, public.message_versions from anon, authenticated;

grant select on public.messages to authenticated;

grant execute on function
  public.send_message(uuid, public.long_text, bigint, public.json_document, uuid, public.id_list),
  public.edit_message(bigint, public.long_text),
  public.message_page(uuid, bigint, int),
  public.mark_read(uuid, bigint),
  public.mute_conversation(uuid, timestamptz),
  public.unread_counts()
to authenticated;
