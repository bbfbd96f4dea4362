-- Files in messages: pictures and PDF documents.
--
--                        member  former member  safeguarding officer    owner, admin
-- message_files          s       -              s of reported messages  -
-- message_file_players   -       -              -                       -
-- send_message_file      adults who write there
-- message_players        adults who write there
--
-- A file stands in one message, the one send_message_file writes for it. Minors send none: a picture that should
-- not be there cannot be taken back from other people's phones. Whoever sends a picture says which players can be
-- recognised in it: only players they coach or look after, of the conversation's team where it has one, and only
-- with the family's consent to photos (0912); nobody else may be recognisable. Between a family and its coaches
-- the guardians may show their own child.
--
-- The file goes for good with its message, with a consent that is withdrawn and with a child that is erased. Where
-- the message was reported, it stays until the report is closed, for the officer alone.

-- Types -------------------------------------------------------------------------------------

create type public.message_file_kind as enum ('picture', 'document');

-- Tables ------------------------------------------------------------------------------------

create table public.message_files (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  conversation_id uuid not null,
  message_id bigint,
  kind public.message_file_kind not null,
  path text not null,
  name text not null,
  byte_count int not null,
  width int,
  height int,
  sent_by uuid default auth.uid(),
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  constraint message_files_pkey primary key (id),
  constraint message_files_message_once unique (conversation_id, message_id),
  constraint message_files_path_once unique (path),
  constraint message_files_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint message_files_conversation foreign key (conversation_id)
  references public.conversations (id) on delete restrict,
  constraint message_files_message foreign key (conversation_id, message_id)
  references public.messages (conversation_id, id) on delete cascade,
  constraint message_files_sent_by foreign key (sent_by) references public.users (id) on delete set null,
  constraint message_files_path_own check (
    starts_with(path, conversation_id || '/')
    and path ~ (case kind when 'picture' then '\.jpg$' else '\.pdf$' end)
    and char_length(path) <= 160
  ),
  constraint message_files_name_form check (name !~ '[[:cntrl:]/\\]' and char_length(name) between 1 and 120),
  constraint message_files_byte_count check (byte_count between 1 and 10485760),
  constraint message_files_size check (
    case kind
      when 'picture' then width is not null and height is not null and width between 1 and 10000 and height between 1 and 10000
      else width is null and height is null
    end
  )
);

comment on column public.message_files.message_id is 'Empty only until the message is stored, in the same call.';
comment on column public.message_files.path is 'In the bucket message-files (0900), in the folder of its conversation.';
comment on column public.message_files.width is 'Pixels, so that the place is held before the picture is there.';
comment on column public.message_files.withdrawn_at is 'The message is deleted; what was reported stays for the officer.';

create table public.message_file_players (
  file_id uuid not null,
  player_id uuid not null,
  created_at timestamptz not null default now(),
  constraint message_file_players_pkey primary key (file_id, player_id),
  constraint message_file_players_file foreign key (file_id) references public.message_files (id) on delete cascade,
  constraint message_file_players_player foreign key (player_id) references public.players (id) on delete cascade
);

-- Indexes -----------------------------------------------------------------------------------

create index message_files_school on public.message_files (school_id);
create index message_files_sent_by on public.message_files (sent_by, created_at);
create index message_file_players_player on public.message_file_players (player_id);

-- Predicates --------------------------------------------------------------------------------

-- Adults only.
create function private.may_send_files()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select not exists (
    select from public.players as player
    where player.user_id = (select auth.uid()) and private.is_minor_player(player.id)
  );
$$;

-- Whom a picture of mine in this conversation may show, with the family's word on it.
create function private.showable_players(p_conversation_id uuid)
returns table (player_id uuid, has_consent boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select
    player.id,
    private.has_consent(player.id, 'photo_video')
      or (
        conversation.kind = 'family'
        and conversation.player_id = player.id
        and player.id = any(array(select private.my_consenting_player_ids()))
      )
  from public.conversations as conversation
  join public.players as player on player.school_id = conversation.school_id
  where conversation.id = p_conversation_id
    and player.id in (
      select private.my_coached_player_ids()
      union
      select private.my_trusted_player_ids()
      union
      select private.my_own_player_ids()
    )
    and (
      conversation.team_id is null
      or exists (
        select from public.squad_members as place
        where place.team_id = conversation.team_id and place.player_id = player.id and place.left_on is null
      )
    );
end;
$$;

-- Triggers ----------------------------------------------------------------------------------

create function private.place_message_file()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.message_files set message_id = new.id
  where id = (new.attachment ->> 'id')::uuid and conversation_id = new.conversation_id and message_id is null;
  if not found then
    raise exception 'attachment_invalid' using errcode = 'P0001';
  end if;
  return null;
end;
$$;

create trigger messages_place_file
after insert on public.messages
for each row
when (new.attachment ->> 'kind' = 'file')
execute function private.place_message_file();

create function private.withdraw_message_file()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.message_reports as report
    where report.conversation_id = new.conversation_id
      and report.message_id = new.id
      and report.status <> 'closed'
  ) then
    update public.message_files set withdrawn_at = now()
    where conversation_id = new.conversation_id and message_id = new.id;
  else
    delete from public.message_files where conversation_id = new.conversation_id and message_id = new.id;
  end if;
  return null;
end;
$$;

create trigger messages_withdraw_file
after update of deleted_at on public.messages
for each row
when (new.deleted_at is not null and old.attachment ->> 'kind' = 'file')
execute function private.withdraw_message_file();

-- Nothing is evidence any more: what was withdrawn goes.
create function private.drop_withdrawn_file()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.message_files as file
  where file.conversation_id = new.conversation_id
    and file.message_id = new.message_id
    and file.withdrawn_at is not null
    and not exists (
      select from public.message_reports as report
      where report.conversation_id = new.conversation_id
        and report.message_id = new.message_id
        and report.status <> 'closed'
    );
  return null;
end;
$$;

create trigger message_reports_drop_file
after update of status on public.message_reports
for each row
when (new.status = 'closed')
execute function private.drop_withdrawn_file();

-- The whole picture goes, never a tag alone.
create function private.drop_file_of_player()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.message_files where id = old.file_id;
  return null;
end;
$$;

create trigger message_file_players_drop_file after delete on public.message_file_players
for each row execute function private.drop_file_of_player();

-- A message whose file is gone says what it said beside it; without words it is deleted.
create function private.part_message_from_file()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.messages
  set attachment = null,
    edited_at = case when body = '' then edited_at else now() end,
    deleted_at = case when body = '' then now() end
  where id = old.message_id and attachment ->> 'id' = old.id::text and deleted_at is null;
  return null;
end;
$$;

create trigger message_files_part_message after delete on public.message_files
for each row execute function private.part_message_from_file();

-- Policies ----------------------------------------------------------------------------------

alter table public.message_files enable row level security;
alter table public.message_file_players enable row level security;

create policy message_files_select on public.message_files for select to authenticated using (
  (withdrawn_at is null and conversation_id = any(array(select private.my_conversation_ids())))
  or exists (
    select from public.message_reports as report
    where report.conversation_id = message_files.conversation_id
      and report.message_id = message_files.message_id
      and report.school_id = any(array(select private.my_safeguarded_school_ids()))
  )
);

create policy message_file_players_select on public.message_file_players
for select to authenticated using (false);

comment on policy message_file_players_select on public.message_file_players is
  'Nobody: who can be recognised is for withdrawals, not for looking children up.';

-- Functions ---------------------------------------------------------------------------------

-- Players I may show in a conversation I write in, by name; has_consent: the family agrees to photos.
-- Errors: 42501 not_a_member, adults_only.
create function public.message_players(p_conversation_id uuid)
returns table (player_id uuid, first_name text, last_name text, has_consent boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not p_conversation_id = any(array(select private.my_writable_conversation_ids())) then
    raise exception 'not_a_member' using errcode = '42501';
  elsif not private.may_send_files() then
    raise exception 'adults_only' using errcode = '42501';
  end if;
  return query
  select player.id, player.first_name, player.last_name, shown.has_consent
  from private.showable_players(p_conversation_id) as shown
  join public.players as player on player.id = shown.player_id
  order by player.first_name, player.last_name, player.id;
end;
$$;

-- Sends a file that lies in the conversation's own folder. p_file: {"kind": "picture" | "document", "path", "name":
-- up to 120 characters, "byte_count": up to 10 MiB, "width", "height": pixels of a picture}; p_player_ids: who can
-- be recognised in a picture, empty where nobody can; p_body and p_client_id as for send_message.
-- Errors: those of send_message; 42501 adults_only; P0001 player_unknown, consent_missing, too_many_files (more
-- than 40 in an hour); 23505 a file that was sent already; 23514 one that is not as described.
create function public.send_message_file(
  p_conversation_id uuid,
  p_file public.json_document,
  p_player_ids public.id_list default null,
  p_body public.long_text default '',
  p_client_id uuid default null
)
returns public.messages
language plpgsql
security definer
set search_path = ''
as $$
declare
  sent_file uuid := gen_random_uuid();
  shown uuid[] := array(select distinct unnest(coalesce(p_player_ids, '{}')));
  sent public.messages;
begin
  if not p_conversation_id = any(array(select private.my_conversation_ids())) then
    raise exception 'not_a_member' using errcode = '42501';
  elsif not private.may_send_files() then
    raise exception 'adults_only' using errcode = '42501';
  elsif exists (
    select from unnest(shown) as wanted (player_id)
    where wanted.player_id not in (select showable.player_id from private.showable_players(p_conversation_id) as showable)
  ) then
    raise exception 'player_unknown' using errcode = 'P0001';
  elsif exists (
    select from private.showable_players(p_conversation_id) as showable
    where showable.player_id = any(shown) and not showable.has_consent
  ) then
    raise exception 'consent_missing' using errcode = 'P0001', detail = 'photo_video';
  elsif (
    select count(*) from public.message_files
    where sent_by = (select auth.uid()) and created_at > now() - interval '1 hour'
  ) >= 40 then
    raise exception 'too_many_files' using errcode = 'P0001';
  end if;

  insert into public.message_files (id, school_id, conversation_id, kind, path, name, byte_count, width, height)
  select
    sent_file, conversation.school_id, conversation.id,
    case p_file ->> 'kind' when 'picture' then 'picture' else 'document' end::public.message_file_kind,
    p_file ->> 'path',
    left(btrim(regexp_replace(p_file ->> 'name', '[[:cntrl:]/\\]+', ' ', 'g')), 120),
    (p_file ->> 'byte_count')::int, (p_file ->> 'width')::int, (p_file ->> 'height')::int
  from public.conversations as conversation
  where conversation.id = p_conversation_id;
  insert into public.message_file_players (file_id, player_id)
  select sent_file, player_id from unnest(shown) as player_id;
  sent := public.send_message(
    p_conversation_id, p_body, null, jsonb_build_object('kind', 'file', 'id', sent_file), p_client_id
  );
  -- An earlier try has stored the message, with a file of its own.
  delete from public.message_files where id = sent_file and message_id is null;
  return sent;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.message_files, public.message_file_players from anon, authenticated;

grant select on public.message_files to authenticated;

grant execute on function
  public.message_players(uuid),
  public.send_message_file(uuid, public.json_document, public.id_list, public.long_text, uuid)
to authenticated;
