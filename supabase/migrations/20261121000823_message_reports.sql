-- Reports: what a member finds wrong in a conversation, and how the safeguarding officer looks into it.
--
--                    member       safeguarding officer                    owner, admin
-- message_reports    own s        s of the school, not about themselves   -
--
-- A member reports a message; the officers of the school are told (owners, as long as there is no
-- officer: that they must appoint one, not what was said). A report moves open → in_review → closed,
-- by set_report_status alone; closing needs a sentence about what was decided.
--
-- The officer is no member. Three functions open what they need, each asks for a reason and leaves an
-- entry in the audit log before it answers:
--   officer_list_conversations   in which conversations a minor is or was
--   officer_read_conversation    messages with everything that was edited or deleted
--   delete_message               takes a reported message away
-- They open conversations with a report that is not closed, and those in which a minor is or was.
-- Conversations among adults stay closed without a report. An officer never handles a report about
-- their own words; another one does.

-- Types -------------------------------------------------------------------------------------

create type public.report_status as enum ('open', 'in_review', 'closed');

-- Tables ------------------------------------------------------------------------------------

create table public.message_reports (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  conversation_id uuid not null,
  message_id bigint not null,
  reporter_id uuid default auth.uid(),
  author_id uuid,
  reason text not null,
  status public.report_status not null default 'open',
  handled_by uuid,
  resolution text,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint message_reports_pkey primary key (id),
  constraint message_reports_once unique (reporter_id, message_id),
  constraint message_reports_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint message_reports_message foreign key (conversation_id, message_id)
  references public.messages (conversation_id, id) on delete restrict,
  constraint message_reports_reporter foreign key (reporter_id) references public.users (id) on delete set null,
  constraint message_reports_author foreign key (author_id) references public.users (id) on delete set null,
  constraint message_reports_handled_by foreign key (handled_by) references public.users (id) on delete set null,
  constraint message_reports_reason_length check (
    reason = btrim(reason) and char_length(reason) between 1 and 1000
  ),
  constraint message_reports_resolution_length check (
    resolution = btrim(resolution) and char_length(resolution) between 1 and 2000
  ),
  constraint message_reports_closed check (
    (status = 'closed') = (closed_at is not null) and (status = 'closed') = (resolution is not null)
  )
);

comment on column public.message_reports.author_id is 'Who wrote the message: an officer does not see reports about themselves.';

-- Indexes -----------------------------------------------------------------------------------

create index message_reports_school on public.message_reports (school_id, created_at desc);
create index message_reports_message on public.message_reports (conversation_id, message_id);
create index message_reports_author on public.message_reports (author_id);
create index message_reports_handled_by on public.message_reports (handled_by);

-- Predicates --------------------------------------------------------------------------------

-- The conversations an officer may open: see above.
create function private.my_safeguarded_conversation_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select conversation.id
  from public.conversations as conversation
  where conversation.school_id = any(array(select private.my_safeguarded_school_ids()))
    and (
      exists (
        select from public.message_reports as report
        where report.conversation_id = conversation.id
          and report.status <> 'closed'
          and report.author_id is distinct from (select auth.uid())
      )
      or exists (
        select from public.conversation_members as member
        join public.players as child on child.user_id = member.user_id
        where member.conversation_id = conversation.id and private.is_minor_player(child.id)
      )
    );
end;
$$;

-- Triggers ----------------------------------------------------------------------------------

create function private.take_place_of_message()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select conversation_id, school_id, author_id
  into new.conversation_id, new.school_id, new.author_id
  from public.messages where id = new.message_id;
  return new;
end;
$$;

create trigger message_reports_assign_place before insert on public.message_reports
for each row execute function private.take_place_of_message();

create function private.guard_report_status()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (old.status, new.status) not in (('open', 'in_review'), ('in_review', 'closed')) then
    raise exception 'report_move_refused' using errcode = 'P0001';
  end if;
  return new;
end;
$$;

create trigger message_reports_status
before update of status on public.message_reports
for each row
when (new.status <> old.status)
execute function private.guard_report_status();

-- What was reported is not reworded afterwards, nor reopened by emptying the columns.
create trigger message_reports_protected_columns
before update on public.message_reports
for each row
when (
  (new.id, new.school_id, new.conversation_id, new.message_id, new.reason, new.created_at)
  is distinct from
  (old.id, old.school_id, old.conversation_id, old.message_id, old.reason, old.created_at)
  or (old.status = 'closed' and new.resolution is distinct from old.resolution)
)
execute function private.refuse_protected_change();

create function private.announce_report()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  listeners uuid[] := array(
    select private.safeguarding_officer_ids(new.school_id)
    except
    select new.author_id
  );
begin
  if listeners = '{}' then
    listeners := array(
      select user_id from public.role_assignments
      where school_id = new.school_id and role = 'owner' and user_id is distinct from new.author_id
    );
  end if;
  insert into public.notifications (user_id, category, kind, payload, link)
  select
    listener, 'messages', 'message_reported', jsonb_build_object('report_id', new.id),
    private.safety_path(listener, new.school_id) || '?tab=reports'
  from (select distinct unnest(listeners) as listener) as listening;
  return null;
end;
$$;

create trigger message_reports_announce after insert on public.message_reports
for each row execute function private.announce_report();

-- Policies ----------------------------------------------------------------------------------

alter table public.message_reports enable row level security;

create policy message_reports_select on public.message_reports for select to authenticated using (
  reporter_id = (select auth.uid())
  or (
    school_id = any(array(select private.my_safeguarded_school_ids()))
    and author_id is distinct from (select auth.uid())
  )
);

-- Functions ---------------------------------------------------------------------------------

-- The right to be forgotten, for the chapter of data rights: a person's messages lose author and
-- words, their old versions as well. What a report is about that is not closed keeps its words, as
-- evidence, and loses the name with the account.
create function private.forget_messages_of(p_user_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  forgotten bigint[];
begin
  with emptied as (
    update public.messages as message
    set author_id = null, body = '', attachment = null, client_id = null,
      deleted_at = coalesce(deleted_at, now())
    where author_id = p_user_id
      and not exists (
        select from public.message_reports as report
        where report.conversation_id = message.conversation_id
          and report.message_id = message.id
          and report.status <> 'closed'
      )
    returning id
  )
  select array_agg(id) into forgotten from emptied;
  update public.message_versions set body = '', attachment = null
  where message_id = any(forgotten);
end;
$$;

-- Tells the safeguarding officer about a message of one of my conversations; once per message.
-- p_reason: 1 to 1000 characters. Errors: 42501 not_a_member; P0001 own_message, already_reported,
-- reason_required.
create function public.report_message(p_message_id bigint, p_reason public.long_text)
returns public.message_reports
language plpgsql
security definer
set search_path = ''
as $$
declare
  message public.messages;
  filed public.message_reports;
begin
  select * into message from public.messages
  where id = p_message_id and conversation_id = any(array(select private.my_conversation_ids()));
  if not found then
    raise exception 'not_a_member' using errcode = '42501';
  elsif message.author_id = (select auth.uid()) then
    raise exception 'own_message' using errcode = 'P0001';
  elsif coalesce(char_length(btrim(p_reason)), 0) not between 1 and 1000 then
    raise exception 'reason_required' using errcode = 'P0001';
  end if;
  insert into public.message_reports (message_id, reason) values (p_message_id, btrim(p_reason))
  on conflict (reporter_id, message_id) do nothing
  returning * into filed;
  if not found then
    raise exception 'already_reported' using errcode = 'P0001';
  end if;
  return filed;
end;
$$;

-- Moves a report on: open → in_review → closed; closing needs p_resolution (1 to 2000 characters).
-- Errors: 42501 safeguarding_officer_only; P0001 report_move_refused, resolution_required.
create function public.set_report_status(
  p_report_id uuid,
  p_status public.report_status,
  p_resolution public.long_text default null
)
returns public.message_reports
language plpgsql
security definer
set search_path = ''
as $$
declare
  report public.message_reports;
  words text := nullif(btrim(p_resolution), '');
begin
  select * into report from public.message_reports
  where id = p_report_id
    and school_id = any(array(select private.my_safeguarded_school_ids()))
    and author_id is distinct from (select auth.uid())
  for update;
  if not found then
    raise exception 'safeguarding_officer_only' using errcode = '42501';
  elsif p_status is null or p_status = report.status or report.status = 'closed' then
    raise exception 'report_move_refused' using errcode = 'P0001';
  elsif p_status = 'closed' and coalesce(char_length(words), 0) not between 1 and 2000 then
    raise exception 'resolution_required' using errcode = 'P0001';
  end if;
  update public.message_reports
  set status = p_status,
    handled_by = (select auth.uid()),
    resolution = case when p_status = 'closed' then words end,
    closed_at = case when p_status = 'closed' then now() end
  where id = p_report_id
  returning * into report;
  -- An owner reads the log of the school, but not that there is a report about them.
  perform private.audit(
    'message_report_moved',
    case when not exists (
      select from public.role_assignments
      where user_id = report.author_id and school_id = report.school_id and role = 'owner'
    ) then report.school_id end,
    null, null, jsonb_build_object('report_id', report.id, 'status', p_status)
  );
  return report;
end;
$$;

-- Takes a message away: the author always, the safeguarding officer where it was reported (the entry
-- in the audit log says so). Its words stay in message_versions. Deleting twice changes nothing.
-- Errors: 42501 message_not_yours.
create function public.delete_message(p_message_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  message public.messages;
  is_mine boolean;
begin
  select * into message from public.messages where id = p_message_id for update;
  is_mine := message.author_id = me
    and message.conversation_id = any(array(select private.my_conversation_ids()));
  if is_mine is not true and not exists (
    select from public.message_reports
    where message_id = p_message_id
      and school_id = any(array(select private.my_safeguarded_school_ids()))
      and author_id is distinct from me
  ) then
    raise exception 'message_not_yours' using errcode = '42501';
  end if;
  if message.deleted_at is not null then
    return;
  end if;
  update public.messages set body = '', attachment = null, deleted_at = now()
  where id = p_message_id;
  if is_mine is not true then
    perform private.audit(
      'message_removed', message.school_id, message.author_id, null,
      jsonb_build_object('message_id', p_message_id)
    );
  end if;
end;
$$;

-- Opens a conversation to the safeguarding officer, newest messages first: p_limit of them (at most
-- 500) before p_before. p_reason (10 to 500 characters) goes into the audit log.
-- versions: [{"change", "body", "attachment", "changed_at"}], oldest first.
-- Errors: 42501 safeguarding_officer_only (also: nothing there that concerns the officer); P0001
-- reason_required.
create function public.officer_read_conversation(
  p_conversation_id uuid,
  p_reason public.long_text,
  p_before bigint default null,
  p_limit int default 200
)
returns table (
  message_id bigint,
  author_id uuid,
  author_name text,
  body text,
  attachment jsonb,
  reply_to bigint,
  created_at timestamptz,
  edited_at timestamptz,
  deleted_at timestamptz,
  versions jsonb
)
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.open_to_officer('conversation_opened', p_reason, p_conversation_id => p_conversation_id);
  return query
  select
    message.id,
    message.author_id,
    btrim(card.first_name || ' ' || card.last_name),
    message.body,
    private.complete_attachment(message.attachment),
    message.reply_to,
    message.created_at,
    message.edited_at,
    message.deleted_at,
    coalesce(kept.versions, '[]')
  from public.messages as message
  left join public.person_cards as card on card.user_id = message.author_id
  cross join lateral (
    select jsonb_agg(
      jsonb_build_object(
        'change', version.change,
        'body', version.body,
        'attachment', version.attachment,
        'changed_at', version.created_at
      )
      order by version.id
    ) as versions
    from public.message_versions as version
    where version.message_id = message.id
  ) as kept
  where message.conversation_id = p_conversation_id
    and (p_before is null or message.id < p_before)
  order by message.id desc
  limit least(greatest(coalesce(p_limit, 200), 1), 500);
end;
$$;

-- In which conversations of my school a minor is or was, with whom, without their words.
-- Errors: 42501 safeguarding_officer_only (also: not a minor of a school I safeguard); P0001
-- reason_required.
create function public.officer_list_conversations(p_player_id uuid, p_reason public.long_text)
returns table (
  conversation_id uuid,
  kind public.conversation_kind,
  title text,
  member_names text[],
  archived_at timestamptz,
  last_message_at timestamptz
)
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.open_to_officer('conversations_listed', p_reason, p_player_id => p_player_id);
  return query
  select
    conversation.id,
    conversation.kind,
    conversation.title,
    array(
      select btrim(card.first_name || ' ' || card.last_name)
      from public.conversation_members as fellow
      join public.person_cards as card on card.user_id = fellow.user_id
      where fellow.conversation_id = conversation.id
      order by 1
    ),
    conversation.archived_at,
    conversation.last_message_at
  from public.players as child
  join public.conversation_members as member on member.user_id = child.user_id
  join public.conversations as conversation
    on conversation.id = member.conversation_id and conversation.school_id = child.school_id
  where child.id = p_player_id
  order by conversation.last_message_at desc nulls last;
end;
$$;

-- The check and the entry both readings share: of a conversation, or of a player's conversations.
create function private.open_to_officer(
  p_action text,
  p_reason text,
  p_conversation_id uuid default null,
  p_player_id uuid default null
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  school uuid;
begin
  if p_conversation_id is not null then
    select school_id into school from public.conversations
    where id = p_conversation_id
      and id = any(array(select private.my_safeguarded_conversation_ids()));
  else
    select school_id into school from public.players
    where id = p_player_id
      and school_id = any(array(select private.my_safeguarded_school_ids()))
      and private.is_minor_player(id);
  end if;
  if school is null then
    raise exception 'safeguarding_officer_only' using errcode = '42501';
  elsif coalesce(char_length(btrim(p_reason)), 0) not between 10 and 500 then
    raise exception 'reason_required' using errcode = 'P0001';
  end if;
  perform private.audit(
    p_action, school, null, p_player_id,
    jsonb_strip_nulls(jsonb_build_object('conversation_id', p_conversation_id, 'reason', btrim(p_reason)))
  );
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.message_reports from anon, authenticated;

grant select on public.message_reports to authenticated;

grant execute on function
  public.report_message(bigint, public.long_text),
  public.set_report_status(uuid, public.report_status, public.long_text),
  public.delete_message(bigint),
  public.officer_read_conversation(uuid, public.long_text, bigint, int),
  public.officer_list_conversations(uuid, public.long_text)
to authenticated;

grant execute on function private.forget_messages_of(uuid) to service_role;
