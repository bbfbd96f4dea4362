-- Accepted invitations: what an acceptance does, once, and who says yes to a guardian or a player.
--
--                         the accepting person  guardian of the child  officer          admin
-- approve_invitation      -                     -                      -                yes, and owners by standing order
-- join_by_invitation      whoever holds the token and has no account
-- confirm_player_account  -                     yes                    where no guardian can
-- refuse_invitation       -                     yes                    where no guardian can, admin always
-- links_to_decide         -                     own children           own school       all
--
-- A coach's invitation takes effect with the role. A guardian's makes a link with the least rights,
-- confirmed only if a guardian who may consent has invited. A player's account is connected to the
-- record when such a guardian says so, and where there is none an administrator or the safeguarding
-- officer, never who invited. settled_at marks that an acceptance has done its one thing, was refused,
-- or lost its role.

-- Functions ---------------------------------------------------------------------------------

-- My schools in which an administrator lets the owner say yes to guardians and players (ADR 48).
create function private.my_approving_school_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select school.id
  from public.schools as school
  where school.accepts_owner_invitations
    and school.id = any(array(select private.my_owned_school_ids()));
$$;

-- Accepted invitations of these people into this role that wait for an administrator.
create function private.has_accepted_invitation(
  p_user_ids uuid[],
  p_role public.app_role,
  p_school_id uuid
)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.invitations
    where accepted_by = any(p_user_ids) and role = p_role and school_id = p_school_id
      and status = 'accepted' and settled_at is null
  );
$$;

-- p_school_id: null for every school.
create function private.void_accepted_invitations(
  p_user_id uuid,
  p_role public.app_role,
  p_school_id uuid
)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.invitations set settled_at = now()
  where accepted_by = p_user_id and role = p_role and status = 'accepted' and settled_at is null
    and (p_school_id is null or school_id = p_school_id);
$$;

-- The accepted guardian link, confirmed and given rights if the inviter decides about the child.
create function private.complete_guardian_invitation(p_invitation public.invitations)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  link_id uuid;
begin
  insert into public.guardian_links as link (
    guardian_id, player_id, relationship, status, asked_by, accepted_at
  )
  values (
    p_invitation.accepted_by, p_invitation.player_id, p_invitation.relationship, 'active',
    p_invitation.invited_by, now()
  )
  on conflict (guardian_id, player_id) where status <> 'ended' do update
    set status = 'active', accepted_at = coalesce(link.accepted_at, now())
    where link.status in ('pending', 'active')
  returning link.id into link_id;
  if link_id is not null
    and p_invitation.invited_by in (select private.deciding_guardian_ids(p_invitation.player_id))
  then
    perform private.write_confirmation(link_id, p_invitation.invited_by);
    perform private.write_guardian_right(link_id, wanted.name, true)
    from (select distinct unnest(p_invitation.rights)) as wanted (name)
    where p_invitation.invited_by in (
      select private.deciding_guardian_ids(p_invitation.player_id, wanted.name)
    );
  end if;
end;
$$;

-- Does what one accepted invitation promised, for a holder of its role. A player's waits for
-- confirm_player_account; the guardians who decide are told.
create function private.complete_invitation(p_invitation_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  accepted public.invitations;
begin
  select * into accepted from public.invitations
  where id = p_invitation_id and status = 'accepted' and settled_at is null for update;
  if not found then
    return;
  end if;
  case accepted.role
    when 'parent' then
      perform private.complete_guardian_invitation(accepted);
    when 'coach' then
      insert into public.team_staff (team_id, user_id, role)
      select accepted.team_id, accepted.accepted_by, 'assistant_coach'
      where accepted.team_id is not null
      on conflict do nothing;
    when 'player' then
      perform private.notify(
        array(select private.deciding_guardian_ids(accepted.player_id)),
        'system', 'player_account_to_confirm',
        jsonb_build_object(
          'player', (
            select btrim(first_name || ' ' || last_name) from public.players where id = accepted.player_id
          ),
          'person', accepted.email
        ),
        '/dashboard/parent/overview', 'player_account:' || accepted.id, accepted.id
      );
      return;
    else
      null;
  end case;
  update public.invitations set settled_at = now() where id = accepted.id;
end;
$$;

-- The invitation, locked, if its acceptance still waits. Error: invitation_not_waiting (P0001).
create function private.waiting_invitation(p_invitation_id uuid)
returns public.invitations
language plpgsql
security definer
set search_path = ''
as $$
declare
  waiting public.invitations;
begin
  select * into waiting from public.invitations
  where id = p_invitation_id and status = 'accepted' and settled_at is null
    and role in ('parent', 'player') and accepted_by is not null
  for update;
  if not found then
    raise exception 'invitation_not_waiting' using errcode = 'P0001';
  end if;
  return waiting;
end;
$$;

create function private.connect_player_account(p_invitation public.invitations)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.players set user_id = p_invitation.accepted_by
  where id = p_invitation.player_id and user_id is null
    and not exists (select from public.players where user_id = p_invitation.accepted_by);
  if not found then
    raise exception 'player_has_account' using errcode = 'P0001';
  end if;
  update public.invitations set settled_at = now() where id = p_invitation.id;
  perform private.audit(
    'player_account_confirmed', p_invitation.school_id, p_invitation.accepted_by, p_invitation.player_id,
    jsonb_build_object('invitation_id', p_invitation.id)
  );
end;
$$;

-- Makes the account of an invited address: who holds the token has read the e-mail to it, so nothing else
-- has to confirm the address (ADR 48). The name is what the person says; it gives no right. Accepting is
-- a call of its own, by the account. Errors: invitation_unknown, account_exists, password_length (P0001).
create function public.join_by_invitation(
  p_token public.short_text,
  p_password public.short_text,
  p_first_name public.short_text,
  p_last_name public.short_text
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  invited public.invitations;
  account uuid := gen_random_uuid();
  said jsonb;
begin
  select * into invited from public.invitations
  where token_hash = private.hash_token(p_token) and status = 'pending' and expires_at > now()
  for update;
  if not found then
    raise exception 'invitation_unknown' using errcode = 'P0001';
  end if;
  if exists (select from auth.users where lower(email) = invited.email) then
    raise exception 'account_exists' using errcode = 'P0001';
  end if;
  if char_length(coalesce(p_password, '')) < 6 or octet_length(p_password) > 72 then
    raise exception 'password_length' using errcode = 'P0001';
  end if;
  said := jsonb_build_object(
    'sub', account, 'email', invited.email, 'email_verified', true, 'phone_verified', false,
    'first_name', left(btrim(p_first_name), 60), 'last_name', left(btrim(p_last_name), 60),
    'locale', invited.locale
  );
  insert into auth.users (
    instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
    confirmation_token, recovery_token, email_change, email_change_token_new
  )
  values (
    '00000000-0000-0000-0000-000000000000', account, 'authenticated', 'authenticated', invited.email,
    extensions.crypt(p_password, extensions.gen_salt('bf', 10)), now(),
    '{"provider": "email", "providers": ["email"]}', said, now(), now(), '', '', '', ''
  );
  insert into auth.identities (
    id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at
  )
  values (gen_random_uuid(), account, 'email', account::text, said, now(), now(), now());
end;
$$;

-- The yes to one invited guardian or player, by an administrator or, where an administrator's standing
-- order says so, by the owner of the school: gives the role and takes the invitation
-- into effect. Where no guardian decides about the child and somebody else has invited, it is also
-- the confirmation, with the rights that are named.
-- Errors: admin_only, self_invitation, right_not_yours (42501); invitation_not_waiting,
-- player_has_account (P0001).
create function public.approve_invitation(
  p_invitation_id uuid,
  p_rights public.guardian_rights default '{}'
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select private.my_id());
  waiting public.invitations;
  link public.guardian_links;
begin
  if not private.is_admin() and not exists (
    select from public.invitations
    where id = p_invitation_id and role in ('parent', 'player')
      and school_id = any(array(select private.my_approving_school_ids()))
  ) then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  waiting := private.waiting_invitation(p_invitation_id);
  if private.is_same_person(me, waiting.accepted_by) then
    raise exception 'self_invitation' using errcode = '42501';
  end if;

  insert into public.role_assignments (user_id, role, school_id, granted_by)
  values (waiting.accepted_by, waiting.role, waiting.school_id, me)
  on conflict on constraint role_assignments_once do nothing;
  if found then
    update public.users set role = waiting.role where id = waiting.accepted_by and role is null;
    perform private.audit(
      'role_granted', waiting.school_id, waiting.accepted_by, waiting.player_id,
      jsonb_build_object('role', waiting.role, 'invitation_id', waiting.id)
    );
    perform private.announce_role(
      array[waiting.accepted_by], 'role_granted', waiting.role,
      (select name from public.schools where id = waiting.school_id),
      '/dashboard/' || waiting.role || '/overview'
    );
  end if;
  update public.role_requests set status = 'approved', decided_by = me, decided_at = now()
  where user_id = waiting.accepted_by and role = waiting.role and status = 'pending';

  perform private.complete_invitation(waiting.id);
  if waiting.role = 'player' then
    if private.may_vouch(waiting.player_id, waiting.accepted_by, waiting.invited_by) then
      perform private.connect_player_account(waiting);
    end if;
    return;
  end if;
  select * into link from public.guardian_links
  where guardian_id = waiting.accepted_by and player_id = waiting.player_id and status = 'active';
  if link.confirmed_at is null
    and private.may_vouch(waiting.player_id, waiting.accepted_by, waiting.invited_by)
  then
    perform public.confirm_guardian_link(link.id, p_rights);
  elsif cardinality(p_rights) > 0 then
    raise exception 'right_not_yours' using errcode = '42501';
  end if;
end;
$$;

-- "Yes, this account is the player's", for an accepted invitation whose role is granted.
-- Errors: confirmation_not_yours (42501); invitation_not_waiting, player_has_account (P0001).
create function public.confirm_player_account(p_invitation_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  waiting public.invitations := private.waiting_invitation(p_invitation_id);
begin
  if waiting.role <> 'player'
    or not private.may_vouch(waiting.player_id, waiting.accepted_by, waiting.invited_by)
    or not exists (
      select from public.role_assignments
      where user_id = waiting.accepted_by and role = 'player' and school_id = waiting.school_id
    )
  then
    raise exception 'confirmation_not_yours' using errcode = '42501';
  end if;
  perform private.connect_player_account(waiting);
end;
$$;

-- "No" to an accepted invitation as guardian or player; a request that came of it is declined.
-- Errors: confirmation_not_yours (42501), invitation_not_waiting (P0001).
create function public.refuse_invitation(p_invitation_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  waiting public.invitations := private.waiting_invitation(p_invitation_id);
begin
  if not private.is_admin()
    and not private.may_vouch(waiting.player_id, waiting.accepted_by, waiting.invited_by)
  then
    raise exception 'confirmation_not_yours' using errcode = '42501';
  end if;
  update public.invitations set settled_at = now() where id = waiting.id;
  update public.role_requests
  set status = 'declined', decided_by = (select private.my_id()), decided_at = now()
  where user_id = waiting.accepted_by and role = waiting.role and status = 'pending'
    and private.is_admin();
  perform private.audit(
    'invitation_refused', waiting.school_id, waiting.accepted_by, waiting.player_id,
    jsonb_build_object('invitation_id', waiting.id)
  );
end;
$$;

-- Who looks or looked after a child, for whoever decides about one more: [{name, relationship, status,
-- is_trusted, since}].
create function private.guardians_of(p_player_id uuid, p_without uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'name', btrim(person.first_name || ' ' || person.last_name),
    'relationship', link.relationship,
    'status', link.status,
    'is_trusted', link.is_trusted,
    'since', link.created_at
  ) order by link.created_at, link.id), '[]')
  from public.guardian_links as link
  join public.users as person on person.id = link.guardian_id
  where link.player_id = p_player_id and link.guardian_id is distinct from p_without;
$$;

-- What waits for my word, oldest first: kind 'invitation' (an accepted one, for whoever may approve it),
-- 'account' (of a player, to be confirmed), 'link' (a guardian, to be confirmed), 'objection'. id is the
-- invitation's or the link's. may_confirm: whether my yes is the confirmation, or a guardian's has to
-- follow. Addresses for administrators only.
create function public.links_to_decide()
returns table (
  kind text,
  id uuid,
  role public.app_role,
  school_name text,
  player_id uuid,
  player_name text,
  date_of_birth date,
  team_names text[],
  user_id uuid,
  person_name text,
  person_email text,
  relationship public.guardian_relationship,
  asked_by_name text,
  asked_at timestamptz,
  accepted_at timestamptz,
  may_confirm boolean,
  guardians jsonb
)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  is_admin boolean := private.is_admin();
  schools uuid[] := array(select private.my_safeguarded_school_ids());
  approving uuid[] := array(select private.my_approving_school_ids());
  children uuid[] := array(select private.my_consenting_player_ids());
begin
  return query
  with waiting as (
    select
      case
        when invitation.role = 'player' and held.user_id is not null then 'account'
        else 'invitation'
      end as kind,
      invitation.id, invitation.role, invitation.school_id, invitation.player_id,
      invitation.accepted_by as person_id, invitation.relationship,
      invitation.invited_by as asked_by, invitation.created_at as asked_at,
      invitation.decided_at as accepted_at
    from public.invitations as invitation
    left join public.role_assignments as held
      on held.user_id = invitation.accepted_by and held.role = invitation.role
        and held.school_id = invitation.school_id
    where invitation.status = 'accepted' and invitation.settled_at is null
      and invitation.role in ('parent', 'player') and invitation.accepted_by is not null
      and (
        is_admin or invitation.school_id = any(schools) or invitation.school_id = any(approving)
        or invitation.player_id = any(children)
      )
    union all
    select
      case link.status when 'objected' then 'objection' else 'link' end,
      link.id, 'parent', link.school_id, link.player_id, link.guardian_id, link.relationship,
      link.asked_by, link.created_at, link.accepted_at
    from public.guardian_links as link
    where (
        link.status = 'objected'
        or (link.status = 'active' and link.accepted_at is not null and link.confirmed_at is null)
      )
      and (is_admin or link.school_id = any(schools) or link.player_id = any(children))
  ),
  mine as (
    select
      waiting.*,
      case waiting.kind
        when 'objection' then
          (is_admin or waiting.school_id = any(schools))
          and not private.is_same_person((select private.my_id()), waiting.person_id)
          and not private.is_same_person((select private.my_id()), waiting.asked_by)
        else private.may_vouch(waiting.player_id, waiting.person_id, waiting.asked_by)
      end as may_confirm
    from waiting
    limit 500
  )
  select
    mine.kind, mine.id, mine.role, school.name, player.id,
    btrim(player.first_name || ' ' || player.last_name), player.date_of_birth,
    array(
      select team.name
      from public.squad_members as squad
      join public.teams as team on team.id = squad.team_id
      where squad.player_id = player.id and squad.left_on is null
      order by team.name
    ),
    mine.person_id, btrim(person.first_name || ' ' || person.last_name),
    case when is_admin then person.email end,
    mine.relationship, btrim(asking.first_name || ' ' || asking.last_name), mine.asked_at,
    mine.accepted_at, mine.may_confirm,
    private.guardians_of(mine.player_id, mine.person_id)
  from mine
  join public.schools as school on school.id = mine.school_id
  join public.players as player on player.id = mine.player_id
  join public.users as person on person.id = mine.person_id
  left join public.users as asking on asking.id = mine.asked_by
  where case mine.kind
    when 'invitation' then is_admin or mine.school_id = any(approving)
    else mine.may_confirm
  end
  order by mine.asked_at, mine.id
  limit 200;
end;
$$;

-- Triggers ----------------------------------------------------------------------------------

-- A coach's accepted invitations take effect with the role. Guardians and players are approved one by
-- one, so their role alone completes nothing.
create function private.complete_invitations_of_coach()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.complete_invitation(invitation.id)
  from public.invitations as invitation
  where invitation.accepted_by = new.user_id and invitation.school_id = new.school_id
    and invitation.role = new.role and invitation.status = 'accepted' and invitation.settled_at is null;
  return null;
end;
$$;

create trigger role_assignments_complete_invitations after insert on public.role_assignments
for each row when (new.role in ('coach', 'owner'))
execute function private.complete_invitations_of_coach();

-- What was accepted before a role was taken away does not come back with the next grant.
create function private.void_invitations_of_role()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from public.users where id = old.user_id)
    and exists (select from public.schools where id = old.school_id)
  then
    perform private.void_accepted_invitations(old.user_id, old.role, old.school_id);
  end if;
  return null;
end;
$$;

create trigger role_assignments_void_invitations after delete on public.role_assignments
for each row execute function private.void_invitations_of_role();

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.approve_invitation(uuid, public.guardian_rights),
  public.confirm_player_account(uuid),
  public.refuse_invitation(uuid),
  public.links_to_decide()
to authenticated;
grant execute on function
  public.join_by_invitation(public.short_text, public.short_text, public.short_text, public.short_text)
to anon, authenticated;
