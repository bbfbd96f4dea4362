-- Guardian rights: how a link becomes trusted, what it may then do, and how others object.
--
--                          the guardian  another guardian  coach  owner  officer, admin
-- accept_guardian_link     own           -                 -      -      -
-- confirm_guardian_link    -             yes               -      -      where no guardian can
-- refuse_guardian_link     -             yes               -      -      where no guardian can
-- set_guardian_right       give up own   yes               -      -      where no guardian can; take away
-- object_to_guardian       -             yes               -      -      -
-- decide_objection         -             -                 -      -      yes
--
-- "Another guardian" is one whose own link is trusted and may consent; objecting needs trust alone.
-- Nobody confirms or gives rights on a link to themselves, to another account with their address, or
-- on one they asked for. The one exception is a guardian who asks for a second one: asking is then
-- the confirmation. A guardian gives only rights they hold. For a player of age the administrator or
-- the officer decides. Each step stands in the audit log.

-- Predicates --------------------------------------------------------------------------------

-- The mailbox behind an address: case, "+tag" and the dots of Gmail lead to the same one.
create function private.normalize_email(p_email text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when address.host in ('gmail.com', 'googlemail.com')
      then replace(address.mailbox, '.', '') || '@gmail.com'
    else address.mailbox || '@' || address.host
  end
  from (
    select
      split_part(split_part(lower(btrim(p_email)), '@', 1), '+', 1) as mailbox,
      split_part(lower(btrim(p_email)), '@', 2) as host
  ) as address;
$$;

-- The same account, or two accounts of one mailbox. Two mailboxes of one person look like two people:
-- against them stands that somebody else has to confirm.
create function private.is_same_person(p_one uuid, p_other uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(p_one = p_other, false) or exists (
    select from public.users as one
    join public.users as other on private.normalize_email(one.email) = private.normalize_email(other.email)
    where one.id = p_one and other.id = p_other
  );
$$;

create function private.holds_right(p_link public.guardian_links, p_right public.guardian_right)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select p_link.is_trusted and case p_right
    when 'can_consent' then p_link.can_consent
    when 'can_pay' then p_link.can_pay
    when 'receives_health' then p_link.receives_health
    else true
  end;
$$;

-- The guardians who decide about a child: trusted, may consent, account in use, and hold the right
-- in question if one is named. None for a player of age.
create function private.deciding_guardian_ids(
  p_player_id uuid,
  p_right public.guardian_right default null
)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select link.guardian_id
  from public.guardian_links as link
  join public.users as person on person.id = link.guardian_id and person.status = 'active'
  where link.player_id = p_player_id
    and private.is_minor_player(link.player_id)
    and private.holds_right(link, 'can_consent')
    and private.holds_right(link, p_right);
$$;

-- May I confirm that p_person_id belongs to this player, or give them p_right? p_asked_by: who asked
-- for the link.
create function private.may_vouch(
  p_player_id uuid,
  p_person_id uuid,
  p_asked_by uuid,
  p_right public.guardian_right default null
)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_active()
    and not private.is_same_person((select private.my_id()), p_person_id)
    and (
      (select private.my_id()) in (select private.deciding_guardian_ids(p_player_id, p_right))
      or (
        not private.is_same_person((select private.my_id()), p_asked_by)
        and not exists (
          select from private.deciding_guardian_ids(p_player_id, p_right) as guardian (id)
          where guardian.id is distinct from p_person_id
        )
        and exists (
          select from public.players as player
          where player.id = p_player_id
            and (
              private.is_admin()
              or player.school_id = any(array(select private.my_safeguarded_school_ids()))
            )
        )
      )
    );
$$;

-- Tells administrators and the school's safeguarding officers, each with the page where they decide.
create function private.tell_protectors(p_link public.guardian_links, p_kind text, p_dedupe text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  group_of record;
begin
  for group_of in
    select protector.page, array_agg(protector.user_id) as people
    from (
      select distinct on (found.user_id) found.user_id, found.page
      from (
        select user_id, '/dashboard/admin/users' as page
        from public.role_assignments where role = 'admin'
        union all
        select office.user_id, '/dashboard/' || held.role || '/overview'
        from public.school_officers as office
        join public.role_assignments as held
          on held.user_id = office.user_id and held.school_id = office.school_id
            and held.role in ('owner', 'coach')
        where office.school_id = p_link.school_id and office.duty = 'safeguarding'
      ) as found
      order by found.user_id, found.page
    ) as protector
    group by protector.page
  loop
    perform private.notify(
      group_of.people, 'system', p_kind, private.link_facts(p_link), group_of.page, p_dedupe, p_link.id
    );
  end loop;
end;
$$;

-- Triggers ----------------------------------------------------------------------------------

-- Nobody is linked by themselves, through a second account of their mailbox either.
create function private.refuse_own_link()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.is_same_person(new.asked_by, new.guardian_id) then
    raise exception 'self_invitation' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger guardian_links_not_oneself before insert on public.guardian_links
for each row execute function private.refuse_own_link();

-- Names for the sentences of the bell.
create function private.link_facts(p_link public.guardian_links)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'link_id', p_link.id,
    'player', (
      select btrim(first_name || ' ' || last_name) from public.players where id = p_link.player_id
    ),
    'person', (
      select btrim(first_name || ' ' || last_name) from public.users where id = p_link.guardian_id
    ),
    'by', (
      select btrim(first_name || ' ' || last_name) from public.users
      where id = coalesce((select auth.uid()), p_link.asked_by)
    ),
    'relationship', p_link.relationship
  );
$$;

-- Every guardian hears of a new link at once, the linked person is asked, and whoever may confirm it
-- is asked once it is accepted. Seeds tell nobody.
create function private.announce_guardian_link()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  facts jsonb := private.link_facts(new);
  page text := '/players/details/' || new.player_id || '?tab=guardians';
  guardians uuid[];
begin
  if coalesce(current_setting('request.jwt.claims', true), '') = '' or new.status = 'ended' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform private.notify(
      array(
        select guardian_id from public.guardian_links
        where player_id = new.player_id and status = 'active' and guardian_id <> new.guardian_id
      ),
      'system', 'guardian_added', facts, page, 'guardian_added:' || new.id, new.id
    );
    if new.accepted_at is null then
      perform private.notify(
        array[new.guardian_id], 'system', 'guardian_asked', facts, page, 'guardian_asked:' || new.id, new.id
      );
    end if;
  end if;
  if new.accepted_at is not null and new.confirmed_at is null
    and (tg_op = 'INSERT' or old.accepted_at is null)
  then
    guardians := array(select private.deciding_guardian_ids(new.player_id));
    if guardians = '{}' then
      perform private.tell_protectors(new, 'guardian_to_confirm', 'guardian_to_confirm:' || new.id);
    else
      perform private.notify(
        guardians, 'system', 'guardian_to_confirm', facts, page, 'guardian_to_confirm:' || new.id, new.id
      );
    end if;
  end if;
  return null;
end;
$$;

create trigger guardian_links_announce after insert or update of accepted_at on public.guardian_links
for each row execute function private.announce_guardian_link();

-- A deleted link leaves no row, so it leaves an entry.
create function private.audit_deleted_link()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if coalesce(current_setting('request.jwt.claims', true), '') <> '' then
    perform private.audit(
      'guardian_link_deleted', old.school_id, old.guardian_id, old.player_id,
      jsonb_build_object('relationship', old.relationship, 'link_id', old.id)
    );
  end if;
  return null;
end;
$$;

create trigger guardian_links_audit_delete after delete on public.guardian_links
for each row execute function private.audit_deleted_link();

-- Functions ---------------------------------------------------------------------------------

-- Gives or takes one right of a link and writes it down; for the functions below and the chapter of
-- invitations, which have asked before whether the caller may.
create function private.write_guardian_right(
  p_link_id uuid,
  p_right public.guardian_right,
  p_is_given boolean
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed public.guardian_links;
begin
  update public.guardian_links
  set can_consent = case p_right when 'can_consent' then p_is_given else can_consent end,
    can_pay = case p_right when 'can_pay' then p_is_given else can_pay end,
    receives_health = case p_right when 'receives_health' then p_is_given else receives_health end
  where id = p_link_id
  returning * into changed;
  perform private.audit(
    case when p_is_given then 'guardian_right_given' else 'guardian_right_taken' end,
    changed.school_id, changed.guardian_id, changed.player_id,
    jsonb_build_object('right', p_right, 'link_id', changed.id)
  );
end;
$$;

-- Marks a link as confirmed by somebody, and tells the guardian once it is trusted; the first trusted
-- guardian is the contact to call first.
create function private.write_confirmation(p_link_id uuid, p_confirmed_by uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  confirmed public.guardian_links;
begin
  update public.guardian_links as link
  set confirmed_by = p_confirmed_by,
    confirmed_at = now(),
    is_primary = link.is_primary or not exists (
      select from public.guardian_links as other
      where other.player_id = link.player_id and other.is_primary and other.status = 'active'
    )
  where link.id = p_link_id and link.confirmed_at is null
  returning * into confirmed;
  if found then
    -- Nobody is asked any more; whoever has read it keeps it.
    delete from public.notifications
    where about_id = confirmed.id and kind = 'guardian_to_confirm' and read_at is null;
    perform private.audit(
      'guardian_link_confirmed', confirmed.school_id, confirmed.guardian_id, confirmed.player_id,
      jsonb_build_object('link_id', confirmed.id)
    );
    if confirmed.is_trusted then
      perform private.notify(
        array[confirmed.guardian_id], 'system', 'guardian_confirmed', private.link_facts(confirmed),
        '/players/details/' || confirmed.player_id, 'guardian_confirmed:' || confirmed.id, confirmed.id
      );
    end if;
  end if;
end;
$$;

-- "Yes, this is my child", by the linked person. "No" is ending the link.
-- Error: link_not_yours (42501).
create function public.accept_guardian_link(p_link_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  accepted public.guardian_links;
begin
  update public.guardian_links set accepted_at = coalesce(accepted_at, now())
  where id = p_link_id and guardian_id = (select private.my_id()) and status in ('pending', 'active')
    and private.is_active()
  returning * into accepted;
  if not found then
    raise exception 'link_not_yours' using errcode = '42501';
  end if;
  perform private.audit(
    'guardian_link_accepted', accepted.school_id, accepted.guardian_id, accepted.player_id,
    jsonb_build_object('link_id', accepted.id)
  );
end;
$$;

-- Confirms an accepted link, and gives the rights that are named with it.
-- Errors: confirmation_not_yours, right_not_yours (42501); link_not_waiting (P0001) unless active,
-- accepted and unconfirmed.
create function public.confirm_guardian_link(
  p_link_id uuid,
  p_rights public.guardian_rights default '{}'
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.guardian_links;
begin
  select * into link from public.guardian_links where id = p_link_id for update;
  if not found or not private.may_vouch(link.player_id, link.guardian_id, link.asked_by) then
    raise exception 'confirmation_not_yours' using errcode = '42501';
  end if;
  if link.status <> 'active' or link.accepted_at is null or link.confirmed_at is not null then
    raise exception 'link_not_waiting' using errcode = 'P0001';
  end if;
  -- Asked before the confirmation: whoever is confirmed here must not count as the guardian to ask.
  if exists (
    select from unnest(p_rights) as wanted (name)
    where not private.may_vouch(link.player_id, link.guardian_id, link.asked_by, wanted.name)
  ) then
    raise exception 'right_not_yours' using errcode = '42501';
  end if;
  perform private.write_confirmation(link.id, (select private.my_id()));
  perform private.write_guardian_right(link.id, wanted.name, true)
  from (select distinct unnest(p_rights)) as wanted (name);
end;
$$;

-- "No" to a link that waits for a confirmation: ends it.
-- Errors: confirmation_not_yours (42501), link_not_waiting (P0001).
create function public.refuse_guardian_link(p_link_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.guardian_links;
begin
  select * into link from public.guardian_links where id = p_link_id for update;
  if not found or not private.may_vouch(link.player_id, link.guardian_id, link.asked_by) then
    raise exception 'confirmation_not_yours' using errcode = '42501';
  end if;
  if link.status not in ('pending', 'active') or link.confirmed_at is not null then
    raise exception 'link_not_waiting' using errcode = 'P0001';
  end if;
  update public.guardian_links set status = 'ended' where id = link.id;
end;
$$;

-- Gives or takes one right of a trusted link. Taking is also for whoever confirmed the link, for an
-- administrator or the officer, and everybody gives up their own.
-- Errors: right_not_yours (42501), link_not_trusted (P0001).
create function public.set_guardian_right(
  p_link_id uuid,
  p_right public.guardian_right,
  p_is_given boolean
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select private.my_id());
  link public.guardian_links;
begin
  select * into link from public.guardian_links where id = p_link_id for update;
  if not found or not private.is_active() or not (
    case when p_is_given
      then private.may_vouch(link.player_id, link.guardian_id, link.asked_by, p_right)
      else me = link.guardian_id
        or private.is_admin()
        or link.school_id = any(array(select private.my_safeguarded_school_ids()))
        or (
          me is not distinct from link.confirmed_by
          and me in (select private.deciding_guardian_ids(link.player_id))
        )
    end
  ) then
    raise exception 'right_not_yours' using errcode = '42501';
  end if;
  if not link.is_trusted then
    raise exception 'link_not_trusted' using errcode = 'P0001';
  end if;
  if private.holds_right(link, p_right) is distinct from p_is_given then
    perform private.write_guardian_right(link.id, p_right, p_is_given);
  end if;
end;
$$;

-- "I object to this guardian": closes the link until an administrator or the officer decides. For
-- guardians of the child whose own trust is older than the other's.
-- Errors: objection_not_yours (42501), link_not_active (P0001).
create function public.object_to_guardian(p_link_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.guardian_links;
begin
  select * into link from public.guardian_links where id = p_link_id for update;
  if not found or link.guardian_id = (select private.my_id()) or not exists (
    select from public.guardian_links as mine
    where mine.guardian_id = (select private.my_id())
      and mine.player_id = link.player_id
      and mine.is_trusted
      and private.is_active()
      and (link.confirmed_at is null or mine.confirmed_at < link.confirmed_at)
  ) then
    raise exception 'objection_not_yours' using errcode = '42501';
  end if;
  if link.status not in ('pending', 'active') then
    raise exception 'link_not_active' using errcode = 'P0001';
  end if;
  update public.guardian_links set status = 'objected' where id = link.id;
  perform private.tell_protectors(link, 'guardian_objected', null);
end;
$$;

-- The answer to an objection: upheld ends the link, otherwise it is what it was before.
-- Errors: decision_not_yours (42501), link_not_objected (P0001).
create function public.decide_objection(p_link_id uuid, p_is_upheld boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select private.my_id());
  link public.guardian_links;
begin
  select * into link from public.guardian_links where id = p_link_id for update;
  if not found or p_is_upheld is null
    or not private.is_active()
    or not (
      private.is_admin() or link.school_id = any(array(select private.my_safeguarded_school_ids()))
    )
    or private.is_same_person(me, link.guardian_id)
    or private.is_same_person(me, link.asked_by)
  then
    raise exception 'decision_not_yours' using errcode = '42501';
  end if;
  if link.status <> 'objected' then
    raise exception 'link_not_objected' using errcode = 'P0001';
  end if;
  update public.guardian_links
  set status = case when p_is_upheld then 'ended' else 'active' end::public.link_status
  where id = link.id;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.accept_guardian_link(uuid),
  public.confirm_guardian_link(uuid, public.guardian_rights),
  public.refuse_guardian_link(uuid),
  public.set_guardian_right(uuid, public.guardian_right, boolean),
  public.object_to_guardian(uuid),
  public.decide_objection(uuid, boolean)
to authenticated;
