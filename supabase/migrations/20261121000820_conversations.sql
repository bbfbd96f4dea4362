-- Conversations: who talks with whom, and that no adult talks with a child unseen.
--
--                        member  former member  safeguarding officer       owner, admin
-- conversations          s       -              through an audited reading  -
-- conversation_members   s       -              through an audited reading  -
--
-- Membership is the only key: an owner, an officer or an administrator who is not in a conversation
-- does not find it. Nothing here is written from the browser; functions do (this chapter, the
-- messages' and the reports').
--
-- team, staff, family and announcement follow the squad, the staff and the guardian links by themselves (see the
-- next chapter) and are opened by whoever will be in them. direct is opened by one person with
-- others they have to do with. A conversation that is over is archived: readable, closed to writing.
-- For direct ones that is final, the next one is a new one.
--
-- The rule. Where a minor and an adult are in one conversation, a supervisor of that minor is in it
-- as well: an adult with an active guardian link to the child, or the safeguarding officer of the
-- conversation's school, either with an account that is not suspended. The officer supervises others,
-- never themselves: alone with a minor they need a guardian like everybody. Further:
--   * It holds for family conversations as for direct ones. The others are groups:
--     there two active adults also do (nobody is alone with a child).
--   * A minor left without supervisor is not admitted to those that keep themselves.
--   * Guardians may leave, links may end, officers may be dismissed, accounts may be locked: nobody
--     is kept in a conversation by force. A direct conversation that loses its last supervisor is
--     archived in the same statement, for everybody and for good.
--   * What cannot come about by itself is refused: a constraint trigger checks every member added and
--     every conversation reopened, at the end of the transaction, whoever writes (service_role too).
--   * Two minors may talk without an adult. Who has no player record counts as an adult.

-- Types -------------------------------------------------------------------------------------

create type public.conversation_kind as enum ('team', 'staff', 'family', 'direct', 'announcement');
create type public.conversation_end as enum ('unsupervised', 'deserted', 'team_archived', 'player_left');

-- Tables ------------------------------------------------------------------------------------

create table public.conversations (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  kind public.conversation_kind not null,
  team_id uuid,
  player_id uuid,
  title text,
  direct_key text,
  created_by uuid default auth.uid(),
  archived_at timestamptz,
  archive_reason public.conversation_end,
  last_message_id bigint,
  last_message_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint conversations_pkey primary key (id),
  constraint conversations_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint conversations_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint conversations_player foreign key (player_id) references public.players (id) on delete set null,
  constraint conversations_created_by foreign key (created_by) references public.users (id) on delete set null,
  constraint conversations_title_length check (title = btrim(title) and char_length(title) between 1 and 80),
  constraint conversations_archive_complete check ((archived_at is null) = (archive_reason is null)),
  constraint conversations_direct_key_kind check (direct_key is null or kind = 'direct'),
  constraint conversations_about check (
    case kind
      when 'team' then team_id is not null and player_id is null
      when 'family' then team_id is not null and (player_id is not null or archived_at is not null)
      when 'announcement' then player_id is null
      else team_id is null and player_id is null
    end
  )
);

comment on column public.conversations.title is 'Only where people gave one; otherwise the team, the child or the members name it.';
comment on column public.conversations.direct_key is 'The same people find their conversation again; empty as soon as one of them is gone.';
comment on column public.conversations.last_message_id is 'A position, not a reference: see messages.';

create table public.conversation_members (
  conversation_id uuid not null,
  user_id uuid not null,
  school_id uuid not null,
  last_read_message_id bigint,
  last_read_at timestamptz,
  muted_until timestamptz,
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint conversation_members_pkey primary key (conversation_id, user_id),
  constraint conversation_members_conversation foreign key (conversation_id)
  references public.conversations (id) on delete restrict,
  constraint conversation_members_user foreign key (user_id) references public.users (id) on delete cascade,
  constraint conversation_members_school foreign key (school_id) references public.schools (id) on delete restrict
);

comment on column public.conversation_members.last_read_message_id is 'A position that only moves on, not a reference.';
comment on column public.conversation_members.left_at is 'Empty for whoever is in the conversation now; nobody else reads it.';

-- Indexes -----------------------------------------------------------------------------------

create unique index conversations_one_of_team on public.conversations (team_id) where kind = 'team';
create unique index conversations_one_of_family on public.conversations (team_id, player_id) where kind = 'family';
create unique index conversations_one_of_staff on public.conversations (school_id) where kind = 'staff';
create unique index conversations_one_of_people on public.conversations (school_id, direct_key)
where direct_key is not null and archived_at is null;
create unique index conversations_announcements_of_team on public.conversations (team_id)
where kind = 'announcement' and team_id is not null;
create unique index conversations_announcements_of_school on public.conversations (school_id)
where kind = 'announcement' and team_id is null;
create index conversations_school on public.conversations (school_id);
create index conversations_team on public.conversations (team_id);
create index conversations_player on public.conversations (player_id);
create index conversations_created_by on public.conversations (created_by);
create index conversation_members_user on public.conversation_members (user_id, conversation_id);
create index conversation_members_school on public.conversation_members (school_id);

-- Predicates --------------------------------------------------------------------------------

create function private.my_conversation_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select member.conversation_id
  from public.conversation_members as member
  join public.users as me on me.id = member.user_id and me.status = 'active'
  where member.user_id = (select private.my_id()) and member.left_at is null;
end;
$$;

comment on function private.my_conversation_ids() is 'Conversations I am in now.';

create function private.my_writable_conversation_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select id from public.conversations
  where id = any(array(select private.my_conversation_ids())) and archived_at is null;
end;
$$;

comment on function private.my_writable_conversation_ids() is 'Conversations I am in now that are not archived.';

create function private.my_fellow_member_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select distinct user_id from public.conversation_members
  where conversation_id = any(array(select private.my_conversation_ids()));
end;
$$;

comment on function private.my_fellow_member_ids() is
  'People who are or were in a conversation I am in: their old messages keep a name.';

-- The minors among these people who would be in such a conversation without a supervisor.
create function private.unsupervised_minor_ids(
  p_kind public.conversation_kind,
  p_school_id uuid,
  p_user_ids uuid[]
)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  with person as (
    select
      account.id,
      account.status = 'active' as is_active,
      child.id as player_id,
      coalesce(private.is_minor_player(child.id), false) as is_minor
    from public.users as account
    left join public.players as child on child.user_id = account.id
    where account.id = any(p_user_ids)
  ),
  adult as (
    select
      id,
      is_active,
      is_active and exists (
        select from public.school_officers as office
        join public.role_assignments as held
          on held.user_id = office.user_id and held.school_id = office.school_id
          and held.role in ('owner', 'coach')
        where office.user_id = person.id
          and office.school_id = p_school_id
          and office.duty = 'safeguarding'
      ) as is_officer
    from person
    where not is_minor
  )
  select minor.id
  from person as minor
  where minor.is_minor
    and exists (select from adult)
    and not (
      exists (select from adult where is_officer)
      and (select count(*) from adult where is_active) >= 2
    )
    and not exists (
      select from adult
      join public.guardian_links as link on link.guardian_id = adult.id
      where adult.is_active and link.player_id = minor.player_id and link.is_trusted
    )
    and not (
      p_kind in ('team', 'staff', 'announcement')
      and (select count(*) from adult where is_active) >= 2
    );
$$;

-- Who writes announcements: the staff of the team, the owners of the school; others read and react.
create function private.may_announce(p_conversation public.conversations, p_user_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.role_assignments as held
    where held.user_id = p_user_id
      and held.school_id = p_conversation.school_id
      and (
        held.role = 'owner'
        or (
          held.role = 'coach'
          and exists (
            select from public.team_staff as staff
            where staff.team_id = p_conversation.team_id and staff.user_id = p_user_id
          )
        )
      )
  );
$$;

-- Holds a role in the school, plays there, or looks after somebody who does.
create function private.is_person_of_school(p_user_id uuid, p_school_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select
    exists (
      select from public.role_assignments where user_id = p_user_id and school_id = p_school_id
    )
    or exists (
      select from public.players where user_id = p_user_id and school_id = p_school_id
    )
    or exists (
      select from public.guardian_links
      where guardian_id = p_user_id and school_id = p_school_id and is_trusted
    );
$$;

-- Triggers ----------------------------------------------------------------------------------

-- For every table that has conversation_id and school_id.
create function private.take_school_of_conversation()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.school_id := (select school_id from public.conversations where id = new.conversation_id);
  return new;
end;
$$;

create trigger conversations_assign_school
before insert or update of team_id, school_id on public.conversations
for each row
when (new.team_id is not null)
execute function private.take_school_of_team();

create trigger conversation_members_assign_school
before insert or update of conversation_id, school_id on public.conversation_members
for each row execute function private.take_school_of_conversation();

-- The record of a child is erased: what was said stays with those who heard it, nothing is added.
create function private.archive_without_player()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.archived_at := coalesce(new.archived_at, now());
  new.archive_reason := coalesce(new.archive_reason, 'player_left');
  return new;
end;
$$;

create trigger conversations_lose_player
before update of player_id on public.conversations
for each row
when (new.kind = 'family' and new.player_id is null)
execute function private.archive_without_player();

-- Two schools never share a conversation about one child.
create function private.refuse_conversation_of_foreign_player()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (
    select from public.players where id = new.player_id and school_id = new.school_id
  ) then
    raise exception 'player_of_another_school' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger conversations_same_school
before insert or update of player_id, school_id on public.conversations
for each row
when (new.player_id is not null)
execute function private.refuse_conversation_of_foreign_player();

-- The rule itself. Deferred, so that members may come in any order. The locks make it hold against a
-- link, an office or a birthday that changes at the same moment: whoever comes second sees the other.
create function private.require_supervision()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  conversation public.conversations;
  members uuid[];
begin
  select * into conversation from public.conversations
  where id = (to_jsonb(new) ->> case tg_table_name when 'conversations' then 'id' else 'conversation_id' end)::uuid
  for no key update;
  if conversation.archived_at is not null then
    return null;
  end if;

  select array_agg(user_id) into members from public.conversation_members
  where conversation_id = conversation.id and left_at is null;
  if conversation.kind in ('direct', 'family') then
    perform from public.users where id = any(members) order by id for share;
    perform from public.players where user_id = any(members) order by id for share;
    perform from public.guardian_links where guardian_id = any(members) order by id for share;
    perform from public.school_officers where user_id = any(members) order by user_id for share;
  end if;
  if exists (
    select from private.unsupervised_minor_ids(conversation.kind, conversation.school_id, members)
  ) then
    raise exception 'guardian_required' using errcode = 'P0001';
  end if;
  return null;
end;
$$;

create constraint trigger conversation_members_supervised
after insert or update of user_id, conversation_id, left_at on public.conversation_members
deferrable initially deferred
for each row
when (new.left_at is null)
execute function private.require_supervision();

create constraint trigger conversations_supervised
after insert or update of kind, school_id, archived_at on public.conversations
deferrable initially deferred
for each row
when (new.archived_at is null)
execute function private.require_supervision();

-- Closes a direct conversation that one of its people left: for want of a supervisor or of company.
create function private.settle_direct(p_conversation_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  conversation public.conversations;
  members uuid[];
  reason public.conversation_end;
begin
  -- Locked first: of two supervisors who leave together, the second finds nobody left.
  select * into conversation from public.conversations
  where id = p_conversation_id and kind = 'direct' and archived_at is null
  for no key update;
  if not found then
    return;
  end if;
  members := array(
    select user_id from public.conversation_members
    where conversation_id = p_conversation_id and left_at is null
  );
  reason := case
    when cardinality(members) < 2 then 'deserted'
    when exists (
      select from private.unsupervised_minor_ids('direct', conversation.school_id, members)
    ) then 'unsupervised'
  end;
  if reason is not null then
    update public.conversations set archived_at = now(), archive_reason = reason
    where id = p_conversation_id;
  end if;
end;
$$;

create function private.settle_after_leaving()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.conversations set direct_key = null
  where id = old.conversation_id and direct_key is not null;
  perform private.settle_direct(old.conversation_id);
  return null;
end;
$$;

create trigger conversation_members_settle_left
after update of left_at on public.conversation_members
for each row
when (new.left_at is not null and old.left_at is null)
execute function private.settle_after_leaving();

create trigger conversation_members_settle_gone
after delete on public.conversation_members
for each row
when (old.left_at is null)
execute function private.settle_after_leaving();

-- Tells a person's own channel that a conversation came, changed or is over for them: the browser
-- reads the list anew, or leaves the channel of the conversation at once.
create function private.announce_membership()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send(
    jsonb_build_object('id', new.conversation_id),
    case when new.left_at is null then 'conversation_changed' else 'conversation_left' end,
    'user:' || new.user_id,
    true
  );
  return null;
end;
$$;

create trigger conversation_members_announce_joined
after insert on public.conversation_members
for each row
when (new.left_at is null)
execute function private.announce_membership();

create trigger conversation_members_announce_moved
after update of left_at on public.conversation_members
for each row
when ((new.left_at is null) <> (old.left_at is null))
execute function private.announce_membership();

create function private.announce_archive()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform realtime.send(
    jsonb_build_object('id', new.id), 'conversation_changed', 'user:' || member.user_id, true
  )
  from public.conversation_members as member
  where member.conversation_id = new.id and member.left_at is null;
  return null;
end;
$$;

create trigger conversations_announce_archive
after update of archived_at on public.conversations
for each row
when ((new.archived_at is null) <> (old.archived_at is null))
execute function private.announce_archive();

-- Policies ----------------------------------------------------------------------------------

alter table public.conversations enable row level security;
alter table public.conversation_members enable row level security;

create policy conversations_select on public.conversations for select to authenticated using (
  id = any(array(select private.my_conversation_ids()))
);

create policy conversation_members_select on public.conversation_members
for select to authenticated using (
  conversation_id = any(array(select private.my_conversation_ids()))
);

-- Grants ------------------------------------------------------------------------------------
-- Whether somebody muted the others is nobody's business: unread_counts tells one's own.

revoke all on public.conversations, public.conversation_members from anon, authenticated;

grant select on public.conversations to authenticated;
grant select (
  conversation_id, user_id, school_id, last_read_message_id, last_read_at,
  joined_at, left_at, created_at, updated_at
) on public.conversation_members to authenticated;

grant execute on function
  private.my_conversation_ids(),
  private.my_writable_conversation_ids(),
  private.my_fellow_member_ids()
to authenticated;
