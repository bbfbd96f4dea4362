-- Polls and sign-up lists: which date suits you, who brings the cake.
--
--                 member                  author  staff of the team, staff room  former member  officer, owner, admin
-- create_poll     who writes there        -       -                              -              as members
-- read_poll       yes                     yes     yes                            -              as members
-- answer_poll     while it is open        same    same                           -              as members
-- close_poll      -                       yes     yes                            -              as members
--
-- Nobody reads or writes the tables but these functions. A poll stands in a message: its words are the question,
-- so that lists, reports and the copy of one's data know it as what was said. It is not secret: members read who
-- answered what, and the screen says so. It ends by itself. A place that somebody else took is not given twice
-- (option_full): answers to one poll wait for each other.
--
-- A poll goes with its message, when that is deleted or its author forgotten; the options stay readable for the
-- safeguarding officer among the former words. Answers go with the account; who leaves the conversation gives the
-- places in open polls back.

-- Tables ------------------------------------------------------------------------------------

create table public.polls (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  conversation_id uuid not null,
  message_id bigint,
  is_multiple boolean not null,
  closes_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint polls_pkey primary key (id),
  constraint polls_message_once unique (conversation_id, message_id),
  constraint polls_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint polls_conversation foreign key (conversation_id) references public.conversations (id) on delete restrict,
  constraint polls_message foreign key (conversation_id, message_id)
  references public.messages (conversation_id, id) on delete cascade,
  constraint polls_duration check (closes_at <= created_at + interval '90 days')
);

comment on column public.polls.message_id is 'Empty only until the message is stored, in the same call.';

create table public.poll_options (
  id uuid not null default gen_random_uuid(),
  poll_id uuid not null,
  position int not null,
  label text not null,
  max_people int,
  created_at timestamptz not null default now(),
  constraint poll_options_pkey primary key (id),
  constraint poll_options_of_poll unique (poll_id, id),
  constraint poll_options_position_once unique (poll_id, position),
  constraint poll_options_poll foreign key (poll_id) references public.polls (id) on delete cascade,
  constraint poll_options_position check (position between 1 and 12),
  constraint poll_options_label_length check (label = btrim(label) and char_length(label) between 1 and 100),
  constraint poll_options_max_people check (max_people between 1 and 999)
);

comment on column public.poll_options.max_people is 'How many may choose it; empty: as many as like.';

create table public.poll_answers (
  poll_id uuid not null,
  option_id uuid not null,
  user_id uuid not null default auth.uid(),
  created_at timestamptz not null default now(),
  constraint poll_answers_pkey primary key (option_id, user_id),
  constraint poll_answers_option foreign key (poll_id, option_id)
  references public.poll_options (poll_id, id) on delete cascade,
  constraint poll_answers_user foreign key (user_id) references public.users (id) on delete cascade
);

-- Indexes -----------------------------------------------------------------------------------

create index polls_school on public.polls (school_id);
create index poll_answers_option on public.poll_answers (poll_id, option_id);
create index poll_answers_user on public.poll_answers (user_id);

-- Predicates --------------------------------------------------------------------------------

-- The author; in the conversation of a team its staff, in the staff room everybody.
create function private.can_close_poll(p_poll public.polls)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.messages as message
    join public.conversations as conversation on conversation.id = message.conversation_id
    where message.conversation_id = p_poll.conversation_id
      and message.id = p_poll.message_id
      and (
        message.author_id = (select auth.uid())
        or conversation.kind = 'staff'
        or (conversation.kind = 'team' and conversation.team_id = any(array(select private.my_staff_team_ids())))
      )
  );
$$;

-- What create_poll takes as options: 2 to 12, each with words of its own and a limit or none.
create function private.are_poll_options(p_options jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(p_options) is distinct from 'array' then false
    when jsonb_array_length(p_options) not between 2 and 12 then false
    else (
      select
        bool_and(
          jsonb_typeof(item -> 'label') is not distinct from 'string'
          and char_length(btrim(item ->> 'label', E' \t\r\n')) between 1 and 100
          and coalesce(item ->> 'max_people', '1') ~ '^[1-9][0-9]{0,2}$'
        )
        and count(distinct lower(btrim(item ->> 'label', E' \t\r\n'))) = count(*)
      from jsonb_array_elements(p_options) as item
    )
  end;
$$;

-- What a message points to, with what only its poll knows: the options, for those who read former words.
create function private.complete_attachment(p_attachment jsonb)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when p_attachment ->> 'kind' = 'poll' then p_attachment || jsonb_build_object('options', (
      select jsonb_agg(option.label order by option.position) from public.poll_options as option
      where option.poll_id = (p_attachment ->> 'id')::uuid
    ))
    else p_attachment
  end;
$$;

-- Triggers ----------------------------------------------------------------------------------

-- A poll stands in one message, the one create_poll writes for it: nobody points to another one.
create function private.place_poll()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.polls set message_id = new.id
  where id = (new.attachment ->> 'id')::uuid and conversation_id = new.conversation_id and message_id is null;
  if not found then
    raise exception 'attachment_invalid' using errcode = 'P0001';
  end if;
  return null;
end;
$$;

create trigger messages_place_poll
after insert on public.messages
for each row
when (new.attachment ->> 'kind' = 'poll')
execute function private.place_poll();

create function private.remove_poll()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.polls where conversation_id = new.conversation_id and message_id = new.id;
  return null;
end;
$$;

create trigger messages_remove_poll
after update of deleted_at on public.messages
for each row
when (new.deleted_at is not null and old.attachment ->> 'kind' = 'poll')
execute function private.remove_poll();

create function private.withdraw_answers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.poll_answers as answer
  using public.polls as poll
  where poll.conversation_id = new.conversation_id
    and poll.closes_at > now()
    and answer.poll_id = poll.id
    and answer.user_id = new.user_id;
  return null;
end;
$$;

create trigger conversation_members_withdraw_answers
after update of left_at on public.conversation_members
for each row
when (new.left_at is not null and old.left_at is null)
execute function private.withdraw_answers();

-- Policies ----------------------------------------------------------------------------------

alter table public.polls enable row level security;
alter table public.poll_options enable row level security;
alter table public.poll_answers enable row level security;

-- Functions ---------------------------------------------------------------------------------

-- Asks a conversation of mine. p_question: 1 to 300 characters; p_options: 2 to 12 of
-- {"label": up to 100 characters, "max_people": 1 to 999 or null}, no label twice; p_is_multiple: one may choose
-- several; p_closes_at: in the next 90 days, a week from now by default; p_client_id as for send_message.
-- Errors: those of send_message, so that whoever may not write may not ask either; P0001 poll_question_invalid,
-- poll_options_invalid, poll_end_invalid.
create function public.create_poll(
  p_conversation_id uuid,
  p_question public.short_text,
  p_options public.json_list,
  p_is_multiple boolean default false,
  p_closes_at timestamptz default null,
  p_client_id uuid default null
)
returns public.messages
language plpgsql
security definer
set search_path = ''
as $$
declare
  words text := btrim(coalesce(p_question, ''), E' \t\r\n');
  ends_at timestamptz := coalesce(p_closes_at, now() + interval '7 days');
  asked uuid := gen_random_uuid();
  sent public.messages;
begin
  if not p_conversation_id = any(array(select private.my_conversation_ids())) then
    raise exception 'not_a_member' using errcode = '42501';
  elsif char_length(words) not between 1 and 300 then
    raise exception 'poll_question_invalid' using errcode = 'P0001';
  elsif not private.are_poll_options(p_options) then
    raise exception 'poll_options_invalid' using errcode = 'P0001';
  elsif ends_at <= now() or ends_at > now() + interval '90 days' then
    raise exception 'poll_end_invalid' using errcode = 'P0001';
  end if;

  insert into public.polls (id, school_id, conversation_id, is_multiple, closes_at)
  select asked, conversation.school_id, conversation.id, coalesce(p_is_multiple, false), ends_at
  from public.conversations as conversation
  where conversation.id = p_conversation_id;
  insert into public.poll_options (poll_id, position, label, max_people)
  select asked, place, btrim(item ->> 'label', E' \t\r\n'), (item ->> 'max_people')::int
  from jsonb_array_elements(p_options) with ordinality as option (item, place);
  sent := public.send_message(
    p_conversation_id, words, null, jsonb_build_object('kind', 'poll', 'id', asked), p_client_id
  );
  -- An earlier try has stored the message, with a poll of its own.
  delete from public.polls where id = asked and message_id is null;
  return sent;
end;
$$;

-- One row with the state of a poll of my conversations, none of others.
-- options: [{"id", "label", "max_people", "user_ids"}], who answered first stands first.
create function public.read_poll(p_poll_id uuid)
returns table (
  message_id bigint,
  is_multiple boolean,
  closes_at timestamptz,
  is_open boolean,
  can_close boolean,
  options jsonb
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    poll.message_id, poll.is_multiple, poll.closes_at, poll.closes_at > now(), private.can_close_poll(poll),
    (
      select jsonb_agg(
        jsonb_build_object(
          'id', option.id, 'label', option.label, 'max_people', option.max_people,
          'user_ids', coalesce(given.user_ids, '[]')
        )
        order by option.position
      )
      from public.poll_options as option
      left join lateral (
        select jsonb_agg(answer.user_id order by answer.created_at, answer.user_id) as user_ids
        from public.poll_answers as answer
        where answer.poll_id = poll.id and answer.option_id = option.id
      ) as given on true
      where option.poll_id = poll.id
    )
  from public.polls as poll
  where poll.id = p_poll_id and poll.conversation_id = any(array(select private.my_conversation_ids()));
$$;

-- Chooses an option, or takes it back. Where one may choose only one, another choice of mine gives way.
-- Errors: 42501 not_a_member; P0001 conversation_archived, poll_closed, option_unknown, option_full, too_many_taps.
create function public.answer_poll(p_poll_id uuid, p_option_id uuid, p_is_on boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  poll public.polls;
  chosen public.poll_options;
begin
  -- The lock decides who takes the last place.
  select * into poll from public.polls
  where id = p_poll_id and conversation_id = any(array(select private.my_conversation_ids()))
  for update;
  if not found then
    raise exception 'not_a_member' using errcode = '42501';
  elsif exists (
    select from public.conversations where id = poll.conversation_id and archived_at is not null
  ) then
    raise exception 'conversation_archived' using errcode = 'P0001';
  -- Not now(): who waited for the lock while the poll was closed comes too late.
  elsif poll.closes_at <= clock_timestamp() then
    raise exception 'poll_closed' using errcode = 'P0001';
  end if;
  select * into chosen from public.poll_options where id = p_option_id and poll_id = p_poll_id;
  if not found then
    raise exception 'option_unknown' using errcode = 'P0001';
  end if;
  perform private.count_tap();
  if p_is_on then
    if not poll.is_multiple then
      delete from public.poll_answers
      where poll_id = p_poll_id and user_id = (select auth.uid()) and option_id <> p_option_id;
    end if;
    insert into public.poll_answers (poll_id, option_id) values (p_poll_id, p_option_id)
    on conflict (option_id, user_id) do nothing;
    if found and (
      select count(*) from public.poll_answers where poll_id = p_poll_id and option_id = p_option_id
    ) > chosen.max_people then
      raise exception 'option_full' using errcode = 'P0001';
    end if;
  else
    delete from public.poll_answers where option_id = p_option_id and user_id = (select auth.uid());
  end if;
  perform realtime.send(
    jsonb_build_object('poll_id', p_poll_id), 'poll_changed', 'chat:' || poll.conversation_id, true
  );
end;
$$;

-- Ends a poll now. Errors: 42501 poll_not_yours; P0001 poll_closed.
create function public.close_poll(p_poll_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  poll public.polls;
begin
  select * into poll from public.polls
  where id = p_poll_id and conversation_id = any(array(select private.my_conversation_ids()))
  for update;
  if not found or not private.can_close_poll(poll) then
    raise exception 'poll_not_yours' using errcode = '42501';
  elsif poll.closes_at <= now() then
    raise exception 'poll_closed' using errcode = 'P0001';
  end if;
  update public.polls set closes_at = now() where id = p_poll_id;
  perform realtime.send(
    jsonb_build_object('poll_id', p_poll_id), 'poll_changed', 'chat:' || poll.conversation_id, true
  );
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.polls, public.poll_options, public.poll_answers from anon, authenticated;

grant execute on function
  public.create_poll(uuid, public.short_text, public.json_list, boolean, timestamptz, uuid),
  public.read_poll(uuid),
  public.answer_poll(uuid, uuid, boolean),
  public.close_poll(uuid)
to authenticated;
