-- Families: who looks after which child, with which rights, and what a family may read.
--
--                  player  parent                    coach of the team  other coach  owner    admin
-- guardian_links   self s  own s, end own, child s   s                  own squad s  s i u d  s i u d
--
-- An active link opens the child's trainings and matches and lets the guardian answer (can_respond);
-- an ended or objected one closes everything at once. The rest of the child's record needs a trusted
-- link: the guardian has accepted it, and somebody else than the guardian and whoever asked for it
-- has confirmed it. Rights of a trusted link, each given by name: decide about consents and the
-- child's data (can_consent), pay (can_pay), read health (receives_health). The functions that
-- accept, confirm, give rights and object are in the next chapter.
--
-- The guardians of a trusted link see who else is linked; the child and the coaches of its teams of
-- today do too: for a former coach that ends with the place in the squad or the place in the staff.
-- An ended link never comes back: whoever asks again makes a new row.
--
-- This chapter also holds the reading policies of the previous one, which need these links.

-- Types -------------------------------------------------------------------------------------

create type public.guardian_relationship as enum ('father', 'mother', 'guardian', 'relative', 'other', 'parent');
-- objected: another guardian refused it; closed until an administrator or the safeguarding officer decides.
create type public.link_status as enum ('pending', 'active', 'objected', 'ended');
create type public.guardian_right as enum ('can_consent', 'can_pay', 'receives_health');
create domain public.guardian_rights as public.guardian_right[]
constraint too_many check (cardinality(value) <= 3);

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
  can_pay boolean not null default false,
  can_consent boolean not null default false,
  receives_health boolean not null default false,
  asked_by uuid default auth.uid(),
  accepted_at timestamptz,
  confirmed_by uuid,
  confirmed_at timestamptz,
  is_trusted boolean not null generated always as (
    status = 'active' and accepted_at is not null and confirmed_at is not null
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint guardian_links_pkey primary key (id),
  constraint guardian_links_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint guardian_links_guardian foreign key (guardian_id) references public.users (id) on delete cascade,
  constraint guardian_links_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint guardian_links_asked_by foreign key (asked_by) references public.users (id) on delete set null,
  constraint guardian_links_confirmed_by foreign key (confirmed_by) references public.users (id) on delete set null,
  constraint guardian_links_confirmed_by_another check (confirmed_by <> guardian_id),
  constraint guardian_links_rights_need_trust check (
    (accepted_at is not null and confirmed_at is not null)
    or not (can_pay or can_consent or receives_health)
  )
);

comment on column public.guardian_links.is_primary is 'The contact to call first; at most one active per child.';
comment on column public.guardian_links.asked_by is 'Who asked for the link; empty when that account is gone.';
comment on column public.guardian_links.accepted_at is 'When the guardian said: this is my child.';
comment on column public.guardian_links.confirmed_by is
  'Another guardian, an administrator or the safeguarding officer who confirmed it.';
comment on column public.guardian_links.is_trusted is 'Active, accepted and confirmed: opens more than trainings and matches.';

-- Indexes -----------------------------------------------------------------------------------

create unique index guardian_links_once on public.guardian_links (guardian_id, player_id)
where status <> 'ended';
create index guardian_links_guardian on public.guardian_links (guardian_id);
create index guardian_links_asked_by on public.guardian_links (asked_by);
create index guardian_links_confirmed_by on public.guardian_links (confirmed_by);
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
declare
  my_id uuid := private.my_id();
begin
  return query
  select player.id from public.players as player
  join public.users as me on me.id = player.user_id and me.status = 'active'
  where player.user_id = my_id
  union
  select link.player_id from public.guardian_links as link
  join public.users as me on me.id = link.guardian_id and me.status = 'active'
  where link.guardian_id = my_id and link.status = 'active';
end;
$$;

comment on function private.my_player_ids() is
  'Myself as a player and the children actively linked to me: for trainings, matches and answers only.';

create function private.my_trusted_player_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id uuid := private.my_id();
begin
  return query
  select player.id from public.players as player
  join public.users as me on me.id = player.user_id and me.status = 'active'
  where player.user_id = my_id
  union
  select link.player_id from public.guardian_links as link
  join public.users as me on me.id = link.guardian_id and me.status = 'active'
  where link.guardian_id = my_id and link.is_trusted;
end;
$$;

comment on function private.my_trusted_player_ids() is
  'Myself as a player and the children whose link to me is accepted and confirmed.';

create function private.my_health_player_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id uuid := private.my_id();
begin
  return query
  select player.id from public.players as player
  join public.users as me on me.id = player.user_id and me.status = 'active'
  where player.user_id = my_id
  union
  select link.player_id from public.guardian_links as link
  join public.users as me on me.id = link.guardian_id and me.status = 'active'
  where link.guardian_id = my_id and link.is_trusted and link.receives_health;
end;
$$;

comment on function private.my_health_player_ids() is
  'Players whose health I read: myself, and children where the link says so.';

create function private.my_health_deciding_player_ids()
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
  where link.guardian_id = (select private.my_id())
    and link.is_trusted and link.receives_health and link.can_consent;
end;
$$;

comment on function private.my_health_deciding_player_ids() is
  'Children whose health I read and keep up to date as a guardian.';

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
declare
  my_id uuid := private.my_id();
begin
  return query
  select player.id from public.players as player
  join public.users as me on me.id = player.user_id and me.status = 'active'
  where player.user_id = my_id
  union
  select link.player_id from public.guardian_links as link
  join public.users as me on me.id = link.guardian_id and me.status = 'active'
  where link.guardian_id = my_id and link.status = 'active' and link.can_respond;
end;
$$;

comment on function private.my_responding_player_ids() is
  'Players whose invitations I may answer: myself, and children where the link says so.';

create function private.my_trusted_responding_player_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select private.my_trusted_player_ids()
  intersect
  select private.my_responding_player_ids();
end;
$$;

comment on function private.my_trusted_responding_player_ids() is
  'Players whose work I may report: myself, and trusted children where the link lets me answer.';

create function private.my_paying_player_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  my_id uuid := private.my_id();
begin
  return query
  select player.id from public.players as player
  join public.users as me on me.id = player.user_id and me.status = 'active'
  where player.user_id = my_id
  union
  select link.player_id from public.guardian_links as link
  join public.users as me on me.id = link.guardian_id and me.status = 'active'
  where link.guardian_id = my_id and link.is_trusted and link.can_pay;
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
  where link.guardian_id = (select private.my_id()) and link.is_trusted and link.can_consent;
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
declare
  my_id uuid := private.my_id();
begin
  return query
  select squad.team_id
  from public.players as player
  join public.users as me on me.id = player.user_id and me.status = 'active'
  join public.squad_members as squad on squad.player_id = player.id and squad.left_on is null
  where player.user_id = my_id
  union
  select squad.team_id
  from public.guardian_links as link
  join public.users as me on me.id = link.guardian_id and me.status = 'active'
  join public.squad_members as squad on squad.player_id = link.player_id and squad.left_on is null
  where link.guardian_id = my_id and link.status = 'active';
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
-- to somebody else there. What another guardian objected to is decided by decide_objection.
create function private.refuse_guardian_change()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.guardian_id = (select auth.uid())
    and (
      new.status is distinct from 'ended'
      or (new.relationship, new.is_primary, new.can_respond)
        is distinct from (old.relationship, old.is_primary, old.can_respond)
    )
  then
    raise exception 'guardian_may_only_leave' using errcode = '42501';
  end if;
  if new.status is distinct from old.status
    and new.status is distinct from 'ended'
    and 'objected' in (old.status, new.status)
  then
    raise exception 'objection_undecided' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger guardian_links_leave_only
before update on public.guardian_links
for each row
when (current_user in ('anon', 'authenticated'))
execute function private.refuse_guardian_change();

-- An ended link is history for everybody, the database's own functions included: who is to be linked
-- again is asked for again, accepts again and is confirmed again.
create trigger guardian_links_states before update of status on public.guardian_links
for each row when (new.status is distinct from old.status)
execute function private.refuse_illegal_move(
  'pending>active', 'pending>objected', 'pending>ended', 'active>objected', 'active>ended',
  'objected>active', 'objected>ended'
);

-- Without the role nothing of it stays open: the links of a parent and the account of a player end
-- with the role at that school, whoever takes it away.
create function private.end_links_of_role()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select from public.users where id = old.user_id)
    or not exists (select from public.schools where id = old.school_id)
  then
    return null;
  end if;
  if old.role = 'parent' then
    update public.guardian_links set status = 'ended'
    where guardian_id = old.user_id and school_id = old.school_id and status <> 'ended';
  else
    update public.players set user_id = null
    where user_id = old.user_id and school_id = old.school_id;
  end if;
  return null;
end;
$$;

create trigger role_assignments_end_links after delete on public.role_assignments
for each row when (old.role in ('parent', 'player'))
execute function private.end_links_of_role();

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
    jsonb_build_object('relationship', new.relationship, 'link_id', new.id)
  );
  return null;
end;
$$;

create trigger guardian_links_audit_insert after insert on public.guardian_links
for each row execute function private.audit_guardian_link();
create trigger guardian_links_audit_status after update of status on public.guardian_links
for each row when (new.status is distinct from old.status)
execute function private.audit_guardian_link();

-- Policies ----------------------------------------------------------------------------------

alter table public.guardian_links enable row level security;

create policy guardian_links_select on public.guardian_links for select to authenticated using (
  guardian_id = (select auth.uid())
  or player_id = any(array(select private.my_trusted_player_ids()))
  or player_id = any(array(select private.my_coached_player_ids()))
  or school_id = any(array(select private.my_overseen_school_ids()))
);

create policy guardian_links_insert on public.guardian_links for insert to authenticated with check (
  school_id = any(array(select private.my_overseen_school_ids()))
  and guardian_id <> (select auth.uid())
  and status in ('pending', 'active')
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

-- Tells a player, the guardians or both; private.notify decides who of them really hears it. About
-- more than trainings and matches only guardians with a trusted link are told. For the triggers of
-- every chapter about players. plpgsql with a late cast: notifications come later.
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
        and (link.is_trusted or p_category = 'training')
    ),
    p_category::public.notification_category, p_kind, p_payload, p_link
  );
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.guardian_links from anon, authenticated;

grant select, delete on public.guardian_links to authenticated;
grant insert (id, guardian_id, player_id, relationship, status, is_primary, can_respond)
on public.guardian_links to authenticated;
grant update (relationship, status, is_primary, can_respond) on public.guardian_links to authenticated;

grant execute on function
  private.my_player_ids(),
  private.my_trusted_player_ids(),
  private.my_health_player_ids(),
  private.my_health_deciding_player_ids(),
  private.my_own_player_ids(),
  private.my_responding_player_ids(),
  private.my_trusted_responding_player_ids(),
  private.my_paying_player_ids(),
  private.my_consenting_player_ids(),
  private.my_family_team_ids(),
  private.my_readable_team_ids(),
  private.is_minor(date)
to authenticated;
