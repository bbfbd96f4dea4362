-- Families: who looks after which child, with which rights, and what a family may read.
--
--                  player  parent           coach of the team  other coach  owner    admin
-- guardian_links   self s  own s, end own   s                  own squad s  s i u d  s i u d
--
-- A link opens the child's record to the guardian once it is active; an ended one closes it at
-- once. Rights beside reading: answer invitations (can_respond), pay (can_pay), decide about
-- consents and the child's data (can_consent). A guardian never learns who else is linked; the
-- child does, and so do the coaches of its teams. Nobody confirms their own link: an owner, an
-- administrator or an accepted invitation does.
--
-- This chapter also holds the reading policies of the previous one, which need these links.

-- Types -------------------------------------------------------------------------------------

create type public.guardian_relationship as enum ('father', 'mother', 'guardian', 'relative', 'other', 'parent');
create type public.link_status as enum ('pending', 'active', 'ended');

-- Tables ------------------------------------------------------------------------------------

create table public.guardian_links (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  guardian_id uuid not null,
  player_id uuid not null,
  relationship public.guardian_relationship not null,
  status public.link_status not null default 'pending',
  is_primary boolean not null default false,
  can_respond boolean not null default true,
  can_pay boolean not null default true,
  can_consent boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint guardian_links_pkey primary key (id),
  constraint guardian_links_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint guardian_links_guardian foreign key (guardian_id) references public.users (id) on delete cascade,
  constraint guardian_links_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint guardian_links_once unique (guardian_id, player_id)
);

comment on column public.guardian_links.is_primary is 'The contact to call first; at most one active per child.';

-- Indexes -----------------------------------------------------------------------------------

create index guardian_links_school on public.guardian_links (school_id);
create index guardian_links_player on public.guardian_links (player_id);
create unique index guardian_links_one_primary on public.guardian_links (player_id)
where is_primary and status = 'active';

-- Predicates --------------------------------------------------------------------------------

create function private.my_player_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select player.id from public.players as player
  join public.users as me on me.id = player.user_id and me.status = 'active'
  where player.user_id = (select private.my_id())
  union
  select link.player_id from public.guardian_links as link
  join public.users as me on me.id = link.guardian_id and me.status = 'active'
  where link.guardian_id = (select private.my_id()) and link.status = 'active';
end;
$$;

comment on function private.my_player_ids() is
  'Myself as a player and the children actively linked to me.';

create function private.my_own_player_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select player.id from public.players as player
  join public.users as me on me.id = player.user_id and me.status = 'active'
  where player.user_id = (select private.my_id());
end;
$$;

comment on function private.my_own_player_ids() is
  'Myself as a player.';

create function private.my_responding_player_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select player.id from public.players as player
  join public.users as me on me.id = player.user_id and me.status = 'active'
  where player.user_id = (select private.my_id())
  union
  select link.player_id from public.guardian_links as link
  join public.users as me on me.id = link.guardian_id and me.status = 'active'
  where link.guardian_id = (select private.my_id()) and link.status = 'active' and link.can_respond;
end;
$$;

comment on function private.my_responding_player_ids() is
  'Players whose invitations I may answer: myself, and children where the link says so.';

create function private.my_paying_player_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select player.id from public.players as player
  join public.users as me on me.id = player.user_id and me.status = 'active'
  where player.user_id = (select private.my_id())
  union
  select link.player_id from public.guardian_links as link
  join public.users as me on me.id = link.guardian_id and me.status = 'active'
  where link.guardian_id = (select private.my_id()) and link.status = 'active' and link.can_pay;
end;
$$;

comment on function private.my_paying_player_ids() is
  'Players whose dues I may see and pay: children where the link says so, and myself.';

create function private.my_consenting_player_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select link.player_id from public.guardian_links as link
  join public.users as me on me.id = link.guardian_id and me.status = 'active'
  where link.guardian_id = (select private.my_id()) and link.status = 'active' and link.can_consent;
end;
$$;

comment on function private.my_consenting_player_ids() is
  'Players whose consents and data I decide about as a guardian.';

create function private.my_family_team_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select squad.team_id
  from public.players as player
  join public.users as me on me.id = player.user_id and me.status = 'active'
  join public.squad_members as squad on squad.player_id = player.id and squad.left_on is null
  where player.user_id = (select private.my_id())
  union
  select squad.team_id
  from public.guardian_links as link
  join public.users as me on me.id = link.guardian_id and me.status = 'active'
  join public.squad_members as squad on squad.player_id = link.player_id and squad.left_on is null
  where link.guardian_id = (select private.my_id()) and link.status = 'active';
end;
$$;

create function private.my_readable_team_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select private.my_school_team_ids()
  union
  select private.my_family_team_ids();
end;
$$;

-- Under 18 on the day: the age that decides about conversations, photos and consents.
create function private.is_minor(p_date_of_birth date)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_date_of_birth > (current_date - interval '18 years')::date;
$$;

-- Triggers ----------------------------------------------------------------------------------

create trigger guardian_links_take_school
before insert or update of player_id, school_id on public.guardian_links
for each row execute function private.take_school_of_player();

-- Leaving is always possible; every other change belongs to the school, and of an owner's own link
-- to somebody else there: a link opens health, which neither owners nor administrators read.
create function private.refuse_guardian_change()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.guardian_id = (select auth.uid())
    and (
      new.status is distinct from 'ended'
      or (new.relationship, new.is_primary, new.can_respond, new.can_pay, new.can_consent)
        is distinct from (old.relationship, old.is_primary, old.can_respond, old.can_pay, old.can_consent)
    )
  then
    raise exception 'guardian_may_only_leave' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger guardian_links_leave_only
before update on public.guardian_links
for each row
when (current_user in ('anon', 'authenticated'))
execute function private.refuse_guardian_change();

-- The contact to call first is one person: who is named now takes the place of who was.
create function private.call_first_instead()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.guardian_links set is_primary = false
  where player_id = new.player_id and id <> new.id and is_primary;
  return new;
end;
$$;

create trigger guardian_links_call_first_instead
before insert or update of is_primary, status on public.guardian_links
for each row
when (new.is_primary and new.status = 'active')
execute function private.call_first_instead();

-- Who opened a child's record to whom, and who closed it; seeds act for nobody.
create function private.audit_guardian_link()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if coalesce(current_setting('request.jwt.claims', true), '') = '' then
    return null;
  end if;
  perform private.audit(
    'guardian_link_' || new.status, new.school_id, new.guardian_id, new.player_id,
    jsonb_build_object('relationship', new.relationship)
  );
  return null;
end;
$$;

create trigger guardian_links_audit_insert after insert on public.guardian_links
for each row execute function private.audit_guardian_link();
create trigger guardian_links_audit_status after update of status on public.guardian_links
for each row when (new.status is distinct from old.status)
execute function private.audit_guardian_link();

create trigger guardian_links_set_updated_at before update on public.guardian_links
for each row execute function private.set_updated_at();

-- Policies ----------------------------------------------------------------------------------

alter table public.guardian_links enable row level security;

create policy guardian_links_active on public.guardian_links
as restrictive to authenticated using ((select private.is_active()));

create policy guardian_links_select on public.guardian_links for select to authenticated using (
  guardian_id = (select auth.uid())
  or player_id = any(array(select private.my_own_player_ids()))
  or player_id = any(array(select private.my_squad_player_ids()))
  or school_id = any(array(select private.my_overseen_school_ids()))
);

create policy guardian_links_insert on public.guardian_links for insert to authenticated with check (
  school_id = any(array(select private.my_overseen_school_ids())) and guardian_id <> (select auth.uid())
);

create policy guardian_links_update on public.guardian_links for update to authenticated
using (
  guardian_id = (select auth.uid())
  or school_id = any(array(select private.my_overseen_school_ids()))
)
with check (
  guardian_id = (select auth.uid())
  or school_id = any(array(select private.my_overseen_school_ids()))
);

create policy guardian_links_delete on public.guardian_links for delete to authenticated using (
  school_id = any(array(select private.my_overseen_school_ids()))
);

-- Reading of teams, staff, players and squads: see the matrix of the previous chapter.

create policy teams_select on public.teams for select to authenticated using (
  school_id = any(array(select private.my_readable_school_ids()))
  or id = any(array(select private.my_family_team_ids()))
);

create policy team_staff_select on public.team_staff for select to authenticated using (
  school_id = any(array(select private.my_readable_school_ids()))
  or team_id = any(array(select private.my_family_team_ids()))
);

create policy players_select on public.players for select to authenticated using (
  school_id = any(array(select private.my_overseen_school_ids()))
  or id = any(array(select private.my_squad_player_ids()))
  or id = any(array(select private.my_player_ids()))
);

create policy squad_members_select on public.squad_members for select to authenticated using (
  school_id = any(array(select private.my_overseen_school_ids()))
  or team_id = any(array(select private.my_staff_team_ids()))
  or player_id = any(array(select private.my_player_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Tells a player, the guardians or both; private.notify decides who of them really hears it. For the
-- triggers of every chapter about players. plpgsql with a late cast: notifications come later.
create function private.tell_family(
  p_player_id uuid,
  p_is_for_player boolean,
  p_is_for_guardians boolean,
  p_category text,
  p_kind text,
  p_payload jsonb,
  p_link text
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.notify(
    array(
      select player.user_id from public.players as player
      where player.id = p_player_id and player.user_id is not null and p_is_for_player
      union
      select link.guardian_id from public.guardian_links as link
      where link.player_id = p_player_id and link.status = 'active' and p_is_for_guardians
    ),
    p_category::public.notification_category, p_kind, p_payload, p_link
  );
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.guardian_links from anon, authenticated;

grant select, delete on public.guardian_links to authenticated;
grant insert (
  id, guardian_id, player_id, relationship, status, is_primary, can_respond, can_pay, can_consent
) on public.guardian_links to authenticated;
grant update (relationship, status, is_primary, can_respond, can_pay, can_consent)
on public.guardian_links to authenticated;

grant execute on function
  private.my_player_ids(),
  private.my_own_player_ids(),
  private.my_responding_player_ids(),
  private.my_paying_player_ids(),
  private.my_consenting_player_ids(),
  private.my_family_team_ids(),
  private.my_readable_team_ids(),
  private.is_minor(date)
to authenticated;
