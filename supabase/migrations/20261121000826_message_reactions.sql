-- Reactions: a thumb instead of a message.
--
--                     member  former member  safeguarding officer, owner, admin
-- message_reactions   s       -              as members
--
-- Written by set_message_reaction alone: whoever is in a conversation that is not archived reacts to a message
-- that is not deleted, also where others do the writing. The emoji are few and fixed. A reaction rings no bell.
-- It goes with the message, when that is deleted or its author forgotten, and with the account of who reacted;
-- who left the conversation stands by it, as by the own messages.

-- Types -------------------------------------------------------------------------------------

create type public.message_emoji as enum ('👍', '❤️', '😂', '⚽', '👏', '😮');

-- Tables ------------------------------------------------------------------------------------

create table public.message_reactions (
  message_id bigint not null,
  conversation_id uuid not null,
  user_id uuid not null default auth.uid(),
  emoji public.message_emoji not null,
  created_at timestamptz not null default now(),
  constraint message_reactions_pkey primary key (message_id, user_id, emoji),
  constraint message_reactions_message foreign key (conversation_id, message_id)
  references public.messages (conversation_id, id) on delete cascade,
  constraint message_reactions_user foreign key (user_id) references public.users (id) on delete cascade
);

-- How often somebody has reacted or answered in the running minute. Taking back counts as well: rows that come
-- and go would not tell.
create table private.tap_counts (
  user_id uuid not null,
  minute_started_at timestamptz not null default now(),
  taps int not null default 1,
  constraint tap_counts_pkey primary key (user_id),
  constraint tap_counts_user foreign key (user_id) references public.users (id) on delete cascade
);

-- Indexes -----------------------------------------------------------------------------------

create index message_reactions_place on public.message_reactions (conversation_id, message_id);
create index message_reactions_user on public.message_reactions (user_id);

-- Predicates --------------------------------------------------------------------------------

-- Counts one tap of mine; sixty in a minute are the most. Error: too_many_taps (P0001).
create function private.count_tap()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  counted int;
begin
  insert into private.tap_counts as known (user_id) values ((select auth.uid()))
  on conflict (user_id) do update set
    taps = case when known.minute_started_at > now() - interval '1 minute' then known.taps + 1 else 1 end,
    minute_started_at = case
      when known.minute_started_at > now() - interval '1 minute' then known.minute_started_at
      else now()
    end
  returning taps into counted;
  if counted > 60 then
    raise exception 'too_many_taps' using errcode = 'P0001';
  end if;
end;
$$;

-- Triggers ----------------------------------------------------------------------------------

create function private.remove_reactions()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.message_reactions where message_id = new.id;
  return null;
end;
$$;

create trigger messages_remove_reactions
after update of deleted_at on public.messages
for each row
when (new.deleted_at is not null and old.deleted_at is null)
execute function private.remove_reactions();

-- Policies ----------------------------------------------------------------------------------

alter table public.message_reactions enable row level security;

create policy message_reactions_select on public.message_reactions for select to authenticated using (
  conversation_id = any(array(select private.my_conversation_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Reacts to a message, or takes the reaction back; the same again changes nothing. The lock on the message makes
-- a deletion at the same moment come before or after.
-- Errors: 42501 not_a_member; P0001 conversation_archived, message_deleted, too_many_taps.
create function public.set_message_reaction(p_message_id bigint, p_emoji public.message_emoji, p_is_on boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  message public.messages;
begin
  select * into message from public.messages
  where id = p_message_id and conversation_id = any(array(select private.my_conversation_ids()))
  for share;
  if not found then
    raise exception 'not_a_member' using errcode = '42501';
  elsif exists (
    select from public.conversations where id = message.conversation_id and archived_at is not null
  ) then
    raise exception 'conversation_archived' using errcode = 'P0001';
  elsif message.deleted_at is not null then
    raise exception 'message_deleted' using errcode = 'P0001';
  end if;
  perform private.count_tap();
  if p_is_on then
    insert into public.message_reactions (message_id, conversation_id, emoji)
    values (p_message_id, message.conversation_id, p_emoji)
    on conflict (message_id, user_id, emoji) do nothing;
  else
    delete from public.message_reactions
    where message_id = p_message_id and user_id = (select auth.uid()) and emoji = p_emoji;
  end if;
  if found then
    perform realtime.send(
      jsonb_build_object('id', p_message_id), 'message_reacted', 'chat:' || message.conversation_id, true
    );
  end if;
end;
$$;

-- The reactions to the messages of a conversation from one id to another (null: to the newest), of at most 200
-- messages, newest first. reactions: [{"emoji", "user_ids"}] in the order of the emoji; who reacted first stands
-- first. Nothing for who is not in it. A function for the same reason as message_page.
create function public.list_message_reactions(p_conversation_id uuid, p_from bigint, p_to bigint default null)
returns table (message_id bigint, reactions jsonb)
language sql
stable
security definer
set search_path = ''
as $$
  select grouped.message_id, jsonb_agg(
    jsonb_build_object('emoji', grouped.emoji, 'user_ids', grouped.user_ids) order by grouped.emoji
  )
  from (
    select
      reaction.message_id, reaction.emoji,
      jsonb_agg(reaction.user_id order by reaction.created_at, reaction.user_id) as user_ids
    from public.message_reactions as reaction
    where (select p_conversation_id = any(array(select private.my_conversation_ids())))
      and reaction.conversation_id = p_conversation_id
      and reaction.message_id between p_from and coalesce(p_to, 9223372036854775807)
    group by reaction.message_id, reaction.emoji
  ) as grouped
  group by grouped.message_id
  order by grouped.message_id desc
  limit 200;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.message_reactions from anon, authenticated;

grant select on public.message_reactions to authenticated;

grant execute on function
  public.set_message_reaction(bigint, public.message_emoji, boolean),
  public.list_message_reactions(uuid, bigint, bigint)
to authenticated;
