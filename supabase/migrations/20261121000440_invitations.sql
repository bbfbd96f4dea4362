-- Invitations: asking somebody by e-mail to join a school in a role.
--
--               who was invited      guardian       coach            owner          admin
-- invitations   own address s        own sent s     own sent s       school s       s
--
-- Written by functions only: invite, resend_invitation, revoke_invitation, accept_invitation,
-- decline_invitation. States: pending to accepted, declined, revoked or expired, and nothing
-- further.
--
-- Who may invite whom: an administrator anybody but administrators; an owner coaches, parents and
-- players of the school; a coach parents and players for the own squads, where the school allows
-- it; a guardian who decides about a child's data a second guardian of it.
--
-- The link carries a random token that works once, for 14 days, and only for an account whose
-- confirmed address is the invited one; here stands its hash alone. Whether the inviter may still
-- invite is asked again when the invitation is accepted.
--
-- Only administrators give roles (spec section 6). An accepted invitation gives the role at once when an
-- administrator sent it, or an owner whose school accepts the owner's invitations; otherwise it
-- becomes a role request. Nobody invites themselves as guardian or player. What an accepted
-- invitation does, once and never again, is in the next chapter.

-- Types -------------------------------------------------------------------------------------

create type public.invitation_status as enum ('pending', 'accepted', 'declined', 'revoked', 'expired');

-- Tables ------------------------------------------------------------------------------------

create table public.invitations (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  email text not null,
  role public.app_role not null,
  team_id uuid,
  player_id uuid,
  relationship public.guardian_relationship,
  rights public.guardian_right[] not null default '{}',
  locale text not null default 'en',
  invited_by uuid,
  token_hash bytea not null,
  status public.invitation_status not null default 'pending',
  expires_at timestamptz not null default now() + interval '14 days',
  sent_count int not null default 1,
  last_sent_at timestamptz not null default now(),
  accepted_by uuid,
  decided_at timestamptz,
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint invitations_pkey primary key (id),
  constraint invitations_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint invitations_team foreign key (team_id) references public.teams (id) on delete cascade,
  constraint invitations_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint invitations_invited_by foreign key (invited_by) references public.users (id) on delete set null,
  constraint invitations_accepted_by foreign key (accepted_by) references public.users (id) on delete set null,
  constraint invitations_token_once unique (token_hash),
  constraint invitations_email_form check (
    email = lower(btrim(email)) and email like '_%@_%._%' and char_length(email) <= 254
  ),
  constraint invitations_locale_known check (locale in ('en', 'de', 'bg')),
  constraint invitations_no_admin check (role <> 'admin'),
  constraint invitations_team_for_coaches check (team_id is null or role = 'coach'),
  constraint invitations_player_for_families check (
    case role
      when 'parent' then player_id is not null and relationship is not null
      when 'player' then player_id is not null and relationship is null
      else player_id is null and relationship is null
    end
  ),
  constraint invitations_rights_for_parents check (
    cardinality(rights) <= 3 and (role = 'parent' or rights = '{}')
  ),
  constraint invitations_settled_once_accepted check (settled_at is null or status = 'accepted'),
  constraint invitations_decided check ((status = 'pending') = (decided_at is null)),
  constraint invitations_sent_count_range check (sent_count between 1 and 5)
);

comment on column public.invitations.rights is
  'What a guardian who may consent gives the second guardian on acceptance.';
comment on column public.invitations.settled_at is
  'When the acceptance took effect or became void; it does nothing after that.';

-- Indexes -----------------------------------------------------------------------------------

create index invitations_waiting on public.invitations (accepted_by, role, school_id)
where status = 'accepted' and settled_at is null;
create index invitations_school on public.invitations (school_id, created_at desc);
create index invitations_team on public.invitations (team_id);
create index invitations_player on public.invitations (player_id);
create index invitations_invited_by on public.invitations (invited_by);
create index invitations_accepted_by on public.invitations (accepted_by);
create index invitations_email on public.invitations (email);
create index invitations_open on public.invitations (expires_at) where status = 'pending';
create unique index invitations_one_open
on public.invitations (school_id, email, role, player_id) nulls not distinct
where status = 'pending';

-- Predicates --------------------------------------------------------------------------------

-- The confirmed address of the account, in lower case; null while it is not confirmed.
create function private.my_confirmed_email()
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select lower(account.email) from auth.users as account
  where account.id = (select private.my_id()) and account.email_confirmed_at is not null;
$$;

-- May this person, today, invite somebody into this role? Asked for the sender when an invitation
-- is made and again when it is accepted, hence with the person as an argument.
create function private.may_invite(
  p_inviter uuid,
  p_role public.app_role,
  p_school_id uuid,
  p_team_id uuid,
  p_player_id uuid
)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.users where id = p_inviter and status = 'active')
    and p_role <> 'admin'
    and exists (select from public.schools where id = p_school_id and archived_at is null)
    and (p_team_id is null or exists (
      select from public.teams where id = p_team_id and school_id = p_school_id
    ))
    and (p_player_id is null or exists (
      select from public.players where id = p_player_id and school_id = p_school_id
    ))
    and (
      exists (
        select from public.role_assignments
        where user_id = p_inviter
          and (role = 'admin' or (role = 'owner' and school_id = p_school_id and p_role <> 'owner'))
      )
      or (
        p_role in ('parent', 'player')
        and exists (
          select from public.squad_members as squad
          join public.team_staff as staff on staff.team_id = squad.team_id
          join public.role_assignments as held
            on held.user_id = staff.user_id and held.school_id = staff.school_id
              and held.role in ('coach', 'owner')
          join public.schools as school on school.id = staff.school_id and school.coaches_may_invite
          where squad.player_id = p_player_id and squad.left_on is null and staff.user_id = p_inviter
        )
      )
      or (
        p_role = 'parent'
        and exists (
          select from public.guardian_links
          where guardian_id = p_inviter and player_id = p_player_id
            and is_trusted and can_consent
        )
      )
    );
$$;

-- An administrator's word is the grant; an owner's where the school says so.
create function private.invitation_grants(p_inviter uuid, p_school_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.role_assignments as held
    join public.schools as school on school.id = p_school_id
    where held.user_id = p_inviter
      and (
        held.role = 'admin'
        or (held.role = 'owner' and held.school_id = school.id and school.accepts_owner_invitations)
      )
  );
$$;

-- Triggers ----------------------------------------------------------------------------------

create function private.refuse_invitation_move()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.status <> 'pending' and new.status is distinct from old.status then
    raise exception 'invitation_not_pending' using errcode = 'P0001';
  end if;
  return new;
end;
$$;

create trigger invitations_states before update on public.invitations
for each row execute function private.refuse_invitation_move();

-- Policies ----------------------------------------------------------------------------------

alter table public.invitations enable row level security;

create policy invitations_select on public.invitations for select to authenticated using (
  invited_by = (select private.my_id())
  or email = (select private.my_confirmed_email())
  or school_id = any(array(select private.my_overseen_school_ids()))
);

-- Functions ---------------------------------------------------------------------------------

create function private.mail_invitation(p_invitation public.invitations, p_token text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.queue_mail(
    null,
    p_invitation.email,
    p_invitation.locale,
    'invitation',
    jsonb_build_object(
      'role', p_invitation.role,
      'school_name', (select name from public.schools where id = p_invitation.school_id),
      'inviter', (
        select btrim(first_name || ' ' || last_name) from public.users
        where id = p_invitation.invited_by
      ),
      'link', '/accept-invitation?token=' || p_token
    ),
    'invitation:' || p_invitation.id || ':' || p_invitation.sent_count
  );
end;
$$;

-- Invites an address and answers with the new invitation's id; the token leaves by e-mail only.
-- A parent is invited for one player with a relationship, a player for their record, a coach
-- possibly for a team. A parent who already belongs to the school is linked at once when staff
-- ask, with the least rights, and null comes back. p_rights: what a guardian who may consent gives
-- the second guardian, of the rights they hold.
-- Errors: invitation_not_allowed, self_invitation, right_not_yours (42501); already_invited, too_many_invitations (P0001); 23514 for
-- an address or a combination that cannot be.
create function public.invite(
  p_school_id uuid,
  p_email public.short_text,
  p_role public.app_role,
  p_player_id uuid default null,
  p_relationship public.guardian_relationship default null,
  p_team_id uuid default null,
  p_locale public.short_text default 'en',
  p_rights public.guardian_rights default '{}'
)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select private.my_id());
  address text := lower(btrim(p_email));
  token text := private.new_token();
  known_parent uuid;
  link_id uuid;
  created public.invitations;
begin
  if not private.may_invite(me, p_role, p_school_id, p_team_id, p_player_id) then
    raise exception 'invitation_not_allowed' using errcode = '42501';
  end if;
  if p_role in ('parent', 'player') and exists (
    select from public.users
    where id = me and private.normalize_email(email) = private.normalize_email(address)
  ) then
    raise exception 'self_invitation' using errcode = '42501';
  end if;
  if exists (
    select from unnest(p_rights) as wanted (name)
    where not me in (select private.deciding_guardian_ids(p_player_id, wanted.name))
  ) then
    raise exception 'right_not_yours' using errcode = '42501';
  end if;

  select person.id into known_parent
  from public.users as person
  join public.role_assignments as held
    on held.user_id = person.id and held.role = 'parent' and held.school_id = p_school_id
  where p_role = 'parent' and lower(person.email) = address and p_relationship is not null
    and p_school_id = any(array(select private.my_readable_school_ids()));
  if known_parent is not null then
    insert into public.guardian_links as link (
      guardian_id, player_id, relationship, status, asked_by
    )
    values (known_parent, p_player_id, p_relationship, 'active', me)
    on conflict (guardian_id, player_id) where status <> 'ended' do update
      set status = 'active', relationship = excluded.relationship
      where link.status = 'pending'
    returning link.id into link_id;
    if me in (select private.deciding_guardian_ids(p_player_id)) then
      perform private.write_confirmation(link_id, me);
    end if;
    return null;
  end if;

  if (
    select count(*) from public.invitations
    where invited_by = me and created_at > now() - interval '1 day'
  ) >= 500 then
    raise exception 'too_many_invitations' using errcode = 'P0001';
  end if;
  update public.invitations set status = 'expired', decided_at = now()
  where school_id = p_school_id and email = address and status = 'pending' and expires_at <= now();
  begin
    insert into public.invitations (
      school_id, email, role, team_id, player_id, relationship, rights, locale, invited_by, token_hash
    )
    values (
      p_school_id, address, p_role, p_team_id, p_player_id, p_relationship, p_rights, p_locale, me,
      private.hash_token(token)
    )
    returning * into created;
  exception when unique_violation then
    raise exception 'already_invited' using errcode = 'P0001';
  end;
  perform private.mail_invitation(created, token);
  perform private.audit(
    'invitation_sent', p_school_id, null, p_player_id,
    jsonb_build_object('invitation_id', created.id, 'role', p_role)
  );
  return created.id;
end;
$$;

-- Sends a new link and lets the old one go; at most five times, a minute apart.
-- Errors: invitation_not_pending, too_soon, too_many_invitations (P0001); invitation_not_allowed (42501).
create function public.resend_invitation(p_invitation_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  token text := private.new_token();
  sent public.invitations;
begin
  select * into sent from public.invitations where id = p_invitation_id for update;
  if not found or not private.may_invite(
    (select private.my_id()), sent.role, sent.school_id, sent.team_id, sent.player_id
  ) then
    raise exception 'invitation_not_allowed' using errcode = '42501';
  end if;
  if sent.status <> 'pending' then
    raise exception 'invitation_not_pending' using errcode = 'P0001';
  end if;
  if sent.last_sent_at > now() - interval '1 minute' then
    raise exception 'too_soon' using errcode = 'P0001';
  end if;
  if sent.sent_count >= 5 then
    raise exception 'too_many_invitations' using errcode = 'P0001';
  end if;
  update public.invitations
  set token_hash = private.hash_token(token),
    expires_at = now() + interval '14 days',
    last_sent_at = now(),
    sent_count = sent_count + 1
  where id = sent.id
  returning * into sent;
  perform private.mail_invitation(sent, token);
end;
$$;

-- Errors: invitation_not_allowed (42501), invitation_not_pending (P0001).
create function public.revoke_invitation(p_invitation_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select private.my_id());
  revoked public.invitations;
begin
  select * into revoked from public.invitations where id = p_invitation_id for update;
  if not found or not private.is_active() or not (
    revoked.invited_by is not distinct from me
    or revoked.school_id = any(array(select private.my_overseen_school_ids()))
  ) then
    raise exception 'invitation_not_allowed' using errcode = '42501';
  end if;
  if revoked.status <> 'pending' then
    raise exception 'invitation_not_pending' using errcode = 'P0001';
  end if;
  update public.invitations set status = 'revoked', decided_at = now() where id = revoked.id;
  perform private.audit(
    'invitation_revoked', revoked.school_id, null, revoked.player_id,
    jsonb_build_object('invitation_id', revoked.id)
  );
end;
$$;

-- The invitation behind a token if the signed-in account may act on it, its row locked.
create function private.open_invitation(p_token text)
returns public.invitations
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened public.invitations;
begin
  if not private.is_active() then
    raise exception 'profile_missing' using errcode = '42501';
  end if;
  select * into opened from public.invitations
  where token_hash = private.hash_token(p_token) for update;
  if not found then
    raise exception 'invitation_unknown' using errcode = 'P0001';
  end if;
  if opened.email is distinct from private.my_confirmed_email() then
    raise exception 'invitation_for_another_address' using errcode = '42501';
  end if;
  if opened.status <> 'pending' then
    raise exception 'invitation_used' using errcode = 'P0001';
  end if;
  if opened.expires_at <= now() then
    raise exception 'invitation_expired' using errcode = 'P0001';
  end if;
  return opened;
end;
$$;

-- Takes the invitation for the signed-in account. Answers true when the role is held from now on,
-- false when an administrator still has to say yes.
-- Errors: invitation_unknown, invitation_used, invitation_expired (P0001);
-- invitation_for_another_address, inviter_no_longer_allowed, self_invitation, profile_missing (42501).
create function public.accept_invitation(p_token public.short_text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select private.my_id());
  taken public.invitations := private.open_invitation(p_token);
begin
  if not private.may_invite(
    taken.invited_by, taken.role, taken.school_id, taken.team_id, taken.player_id
  ) then
    raise exception 'inviter_no_longer_allowed' using errcode = '42501';
  end if;
  if taken.role in ('parent', 'player') and private.is_same_person(me, taken.invited_by) then
    raise exception 'self_invitation' using errcode = '42501';
  end if;
  update public.invitations
  set status = 'accepted', accepted_by = me, decided_at = now()
  where id = taken.id;
  perform private.audit(
    'invitation_accepted', taken.school_id, me, taken.player_id,
    jsonb_build_object('invitation_id', taken.id, 'role', taken.role)
  );

  if exists (
    select from public.role_assignments
    where user_id = me and role = taken.role and school_id = taken.school_id
  ) then
    perform private.complete_invitation(taken.id);
    return true;
  end if;
  if private.invitation_grants(taken.invited_by, taken.school_id) then
    insert into public.role_assignments (user_id, role, school_id, granted_by)
    values (me, taken.role, taken.school_id, taken.invited_by);
    update public.users set role = taken.role where id = me and role is null;
    update public.role_requests set status = 'approved', decided_by = taken.invited_by, decided_at = now()
    where user_id = me and status = 'pending' and role = taken.role;
    perform private.audit(
      'role_granted', taken.school_id, me, null, jsonb_build_object('role', taken.role, 'by', 'invitation')
    );
    perform private.complete_invitation(taken.id);
    return true;
  end if;
  perform private.record_role_request(
    me, taken.role, null, (select name from public.schools where id = taken.school_id)
  );
  return false;
end;
$$;

-- Errors as accept_invitation, without the inviter's.
create function public.decline_invitation(p_token public.short_text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  declined public.invitations := private.open_invitation(p_token);
begin
  update public.invitations set status = 'declined', decided_at = now() where id = declined.id;
end;
$$;

-- What the page behind the link may say before anybody has signed in: one row or none. The token
-- is 256 random bits, so asking for one is not a way to find any.
create function public.invitation_by_token(p_token public.short_text)
returns table (
  school_name text,
  role public.app_role,
  email text,
  status public.invitation_status,
  expires_at timestamptz,
  child_name text,
  invited_by_name text,
  has_account boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    school.name,
    invitation.role,
    invitation.email,
    case
      when invitation.status = 'pending' and invitation.expires_at <= now() then 'expired'
      else invitation.status
    end::public.invitation_status,
    invitation.expires_at,
    (select first_name from public.players where id = invitation.player_id),
    (select btrim(first_name || ' ' || last_name) from public.users where id = invitation.invited_by),
    exists (select from auth.users where lower(auth.users.email) = invitation.email)
  from public.invitations as invitation
  join public.schools as school on school.id = invitation.school_id
  where invitation.token_hash = private.hash_token(p_token);
$$;

-- Job: invitations that ran out. Answers how many.
create function private.expire_invitations()
returns int
language sql
security definer
set search_path = ''
as $$
  with ended as (
    update public.invitations set status = 'expired', decided_at = now()
    where status = 'pending' and expires_at <= now()
    returning 1
  )
  select count(*)::int from ended;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.invitations from anon, authenticated;

-- Not the hash: it is nobody's business.
grant select (
  id, school_id, email, role, team_id, player_id, relationship, rights, locale, invited_by, status,
  expires_at, sent_count, last_sent_at, accepted_by, decided_at, settled_at, created_at, updated_at
) on public.invitations to authenticated;

grant execute on function
  private.my_confirmed_email(),
  public.invite(
    uuid, public.short_text, public.app_role, uuid, public.guardian_relationship, uuid, public.short_text,
    public.guardian_rights
  ),
  public.resend_invitation(uuid),
  public.revoke_invitation(uuid),
  public.accept_invitation(public.short_text),
  public.decline_invitation(public.short_text)
to authenticated;
grant execute on function public.invitation_by_token(public.short_text) to anon, authenticated;
