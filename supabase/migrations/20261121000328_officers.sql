-- Officers: members of staff with an office of the school on top.
--
--                    pending  player    parent    coach               owner                  admin
-- school_officers    -        school s  school s  school s            school s               s
-- office_proposals   -        -         -         those about them s  those of the school s  s
--
-- The safeguarding officer reads reported conversations and concerns, the treasurer what families owe.
-- A row of school_officers is the office itself: whoever has one has its rights while they are staff.
--
-- Nobody gives themselves an office. It is proposed by an owner or an administrator (propose_officer),
-- accepted by the person (answer_office) and confirmed by an administrator (confirm_office), in either
-- order; a proposal of an administrator counts as confirmed. Whoever is proposed neither proposes nor
-- confirms. Until both have happened there are no rights. States: proposed to appointed, declined (by the
-- person), refused (by an administrator) or withdrawn. end_office ends an office at once, by whoever holds
-- it, an owner or an administrator; so does the loss of the last staff role.

-- Types -------------------------------------------------------------------------------------

create type public.officer_duty as enum ('safeguarding', 'treasurer');
create type public.office_proposal_status as enum (
  'proposed', 'appointed', 'declined', 'refused', 'withdrawn'
);

-- Tables ------------------------------------------------------------------------------------

create table public.school_officers (
  school_id uuid not null,
  user_id uuid not null,
  duty public.officer_duty not null,
  created_at timestamptz not null default now(),
  constraint school_officers_pkey primary key (school_id, user_id, duty),
  constraint school_officers_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint school_officers_user foreign key (user_id) references public.users (id) on delete cascade
);

-- Who proposed, accepted and confirmed; kept as evidence when the office has ended.
create table public.office_proposals (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  user_id uuid not null,
  duty public.officer_duty not null,
  status public.office_proposal_status not null default 'proposed',
  proposed_by uuid,
  accepted_at timestamptz,
  confirmed_by uuid,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint office_proposals_pkey primary key (id),
  constraint office_proposals_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint office_proposals_user foreign key (user_id) references public.users (id) on delete cascade,
  constraint office_proposals_proposed_by foreign key (proposed_by) references public.users (id) on delete set null,
  constraint office_proposals_confirmed_by foreign key (confirmed_by) references public.users (id) on delete set null,
  -- The holder is neither the one who proposes nor the one who confirms.
  constraint office_proposals_proposed_by_another check (proposed_by is distinct from user_id),
  constraint office_proposals_confirmed_by_another check (confirmed_by is distinct from user_id),
  constraint office_proposals_appointed check (
    status <> 'appointed' or (accepted_at is not null and confirmed_at is not null)
  )
);

-- Indexes -----------------------------------------------------------------------------------

create index school_officers_user on public.school_officers (user_id);
create unique index office_proposals_one_open on public.office_proposals (school_id, user_id, duty)
where status = 'proposed';
create index office_proposals_school on public.office_proposals (school_id, status);
create index office_proposals_user on public.office_proposals (user_id, status);
create index office_proposals_proposed_by on public.office_proposals (proposed_by);
create index office_proposals_confirmed_by on public.office_proposals (confirmed_by);

-- Predicates --------------------------------------------------------------------------------
-- An office counts only while its holder is still staff of that school.

create function private.my_safeguarded_school_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select office.school_id
  from public.school_officers as office
  join public.role_assignments as held
    on held.user_id = office.user_id and held.school_id = office.school_id
      and held.role in ('owner', 'coach')
  join public.users as me on me.id = office.user_id and me.status = 'active'
  where office.user_id = (select private.my_id()) and office.duty = 'safeguarding';
end;
$$;

comment on function private.my_safeguarded_school_ids() is 'Schools whose safeguarding officer I am.';

create function private.my_treasury_school_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select held.school_id
  from public.role_assignments as held
  join public.users as me on me.id = held.user_id and me.status = 'active'
  left join public.school_officers as office
    on office.user_id = held.user_id and office.school_id = held.school_id and office.duty = 'treasurer'
  where held.user_id = (select private.my_id())
    and (held.role = 'owner' or (held.role = 'coach' and office.user_id is not null));
end;
$$;

comment on function private.my_treasury_school_ids() is 'Schools whose money I see: as owner or as treasurer. Never as coach.';

-- The safeguarding officers of a school who can act now: staff, not locked out.
create function private.safeguarding_officer_ids(p_school_id uuid)
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select distinct office.user_id
  from public.school_officers as office
  join public.role_assignments as held
    on held.user_id = office.user_id and held.school_id = office.school_id
      and held.role in ('owner', 'coach')
  join public.users as person on person.id = office.user_id and person.status = 'active'
  where office.school_id = p_school_id and office.duty = 'safeguarding';
$$;

create function private.is_staff_of(p_user_id uuid, p_school_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.role_assignments as held
    join public.users as person on person.id = held.user_id and person.status = 'active'
    where held.user_id = p_user_id and held.school_id = p_school_id and held.role in ('owner', 'coach')
  );
$$;

-- The page on which this member of staff finds offices, concerns and reports.
create function private.safety_path(p_user_id uuid, p_school_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when exists (
      select from public.role_assignments
      where user_id = p_user_id and school_id = p_school_id and role = 'owner'
    ) then '/dashboard/owner/safety'
    else '/dashboard/coach/safety'
  end;
$$;

-- Triggers ----------------------------------------------------------------------------------

create trigger office_proposals_states before update of status on public.office_proposals
for each row when (new.status is distinct from old.status)
execute function private.refuse_illegal_move(
  'proposed>appointed', 'proposed>declined', 'proposed>refused', 'proposed>withdrawn'
);

-- Who was proposed for what, and who confirmed it, is evidence.
create trigger office_proposals_protected_columns before update on public.office_proposals
for each row
when (
  (new.school_id, new.user_id, new.duty, new.created_at)
  is distinct from (old.school_id, old.user_id, old.duty, old.created_at)
  or (new.proposed_by is not null and new.proposed_by is distinct from old.proposed_by)
  or (old.accepted_at is not null and new.accepted_at is distinct from old.accepted_at)
  or (old.confirmed_at is not null and new.confirmed_at is distinct from old.confirmed_at)
  or (old.confirmed_by is not null and new.confirmed_by is not null and new.confirmed_by <> old.confirmed_by)
)
execute function private.refuse_rewriting_history();

-- Whoever stops being staff holds and expects no office there; a later role does not bring one back.
create function private.end_offices_of_former_staff()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if old.school_id is null or exists (
    select from public.role_assignments
    where user_id = old.user_id and school_id = old.school_id and role in ('owner', 'coach')
  ) then
    return null;
  end if;
  delete from public.school_officers where user_id = old.user_id and school_id = old.school_id;
  update public.office_proposals set status = 'withdrawn'
  where user_id = old.user_id and school_id = old.school_id and status = 'proposed';
  return null;
end;
$$;

create trigger role_assignments_end_offices after delete on public.role_assignments
for each row when (old.role in ('owner', 'coach'))
execute function private.end_offices_of_former_staff();

-- Policies ----------------------------------------------------------------------------------

alter table public.school_officers enable row level security;
alter table public.office_proposals enable row level security;

create policy school_officers_select on public.school_officers for select to authenticated using (
  school_id = any(array(select private.my_school_ids()))
  or (select private.is_admin())
);

create policy office_proposals_select on public.office_proposals for select to authenticated using (
  user_id = (select auth.uid())
  or school_id = any(array(select private.my_owned_school_ids()))
  or (select private.is_admin())
);

-- Functions ---------------------------------------------------------------------------------

-- Appoints once the person has accepted and an administrator has confirmed; otherwise changes nothing.
create function private.settle_office(p_proposal_id uuid)
returns public.office_proposals
language plpgsql
security definer
set search_path = ''
as $$
declare
  proposal public.office_proposals;
begin
  select * into proposal from public.office_proposals where id = p_proposal_id for update;
  if proposal.status <> 'proposed' or proposal.accepted_at is null or proposal.confirmed_at is null then
    return proposal;
  end if;
  if not private.is_staff_of(proposal.user_id, proposal.school_id) then
    raise exception 'not_staff_of_school' using errcode = '42501';
  end if;
  insert into public.school_officers (school_id, user_id, duty)
  values (proposal.school_id, proposal.user_id, proposal.duty)
  on conflict do nothing;
  update public.office_proposals set status = 'appointed' where id = p_proposal_id returning * into proposal;
  perform private.audit(
    'officer_appointed', proposal.school_id, proposal.user_id, null,
    jsonb_build_object(
      'duty', proposal.duty, 'proposed_by', proposal.proposed_by, 'confirmed_by', proposal.confirmed_by
    )
  );
  return proposal;
end;
$$;

-- Proposes a member of staff for an office. Owners of the school and administrators; of an administrator
-- the proposal is confirmed already.
-- Errors: 42501 owner_only, own_office, not_staff_of_school; P0001 office_held, office_proposed.
create function public.propose_officer(p_school_id uuid, p_user_id uuid, p_duty public.officer_duty)
returns public.office_proposals
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  is_confirmed boolean := private.is_admin();
  proposal public.office_proposals;
begin
  if p_school_id is null or not p_school_id = any(array(select private.my_overseen_school_ids())) then
    raise exception 'owner_only' using errcode = '42501';
  elsif p_user_id = me then
    raise exception 'own_office' using errcode = '42501';
  elsif not private.is_staff_of(p_user_id, p_school_id) then
    raise exception 'not_staff_of_school' using errcode = '42501';
  elsif exists (
    select from public.school_officers
    where school_id = p_school_id and user_id = p_user_id and duty = p_duty
  ) then
    raise exception 'office_held' using errcode = 'P0001';
  end if;
  insert into public.office_proposals (school_id, user_id, duty, proposed_by, confirmed_by, confirmed_at)
  values (
    p_school_id, p_user_id, p_duty, me,
    case when is_confirmed then me end, case when is_confirmed then now() end
  )
  on conflict (school_id, user_id, duty) where status = 'proposed' do nothing
  returning * into proposal;
  if not found then
    raise exception 'office_proposed' using errcode = 'P0001';
  end if;
  perform private.audit(
    'officer_proposed', p_school_id, p_user_id, null, jsonb_build_object('duty', p_duty)
  );
  perform private.notify(
    array[p_user_id], 'system', 'office_offered', jsonb_build_object('duty', p_duty),
    private.safety_path(p_user_id, p_school_id)
  );
  if not is_confirmed then
    perform private.notify(
      array(select user_id from public.role_assignments where role = 'admin' and user_id <> p_user_id),
      'system', 'office_to_confirm', jsonb_build_object('duty', p_duty), '/dashboard/admin/safety?tab=offices'
    );
  end if;
  return proposal;
end;
$$;

-- The person's own answer to a proposal; accepting is half of the way (see confirm_office).
-- Errors: 42501 not_your_office, not_staff_of_school; P0001 office_decided.
create function public.answer_office(p_proposal_id uuid, p_is_accepted boolean)
returns public.office_proposals
language plpgsql
security definer
set search_path = ''
as $$
declare
  proposal public.office_proposals;
begin
  select * into proposal from public.office_proposals where id = p_proposal_id for update;
  if not found or not private.is_active() or proposal.user_id is distinct from (select auth.uid()) then
    raise exception 'not_your_office' using errcode = '42501';
  elsif proposal.status <> 'proposed' or proposal.accepted_at is not null then
    raise exception 'office_decided' using errcode = 'P0001';
  end if;
  if p_is_accepted is true then
    update public.office_proposals set accepted_at = now() where id = p_proposal_id;
  else
    update public.office_proposals set status = 'declined' where id = p_proposal_id;
  end if;
  perform private.audit(
    case when p_is_accepted is true then 'office_accepted' else 'office_declined' end,
    proposal.school_id, proposal.user_id, null, jsonb_build_object('duty', proposal.duty)
  );
  return private.settle_office(p_proposal_id);
end;
$$;

-- An administrator's answer to a proposal, never about themselves.
-- Errors: 42501 admin_only, own_office, not_staff_of_school; P0001 office_decided.
create function public.confirm_office(p_proposal_id uuid, p_is_confirmed boolean)
returns public.office_proposals
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  proposal public.office_proposals;
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  select * into proposal from public.office_proposals where id = p_proposal_id for update;
  if proposal.user_id = me then
    raise exception 'own_office' using errcode = '42501';
  elsif not found or proposal.status <> 'proposed' or proposal.confirmed_at is not null then
    raise exception 'office_decided' using errcode = 'P0001';
  end if;
  if p_is_confirmed is true then
    update public.office_proposals set confirmed_by = me, confirmed_at = now() where id = p_proposal_id;
  else
    update public.office_proposals set status = 'refused' where id = p_proposal_id;
  end if;
  perform private.audit(
    case when p_is_confirmed is true then 'office_confirmed' else 'office_refused' end,
    proposal.school_id, proposal.user_id, null, jsonb_build_object('duty', proposal.duty)
  );
  return private.settle_office(p_proposal_id);
end;
$$;

-- Ends an office, or takes an open proposal back: whoever holds it, the owner, an administrator.
-- Errors: 42501 owner_only.
create function public.end_office(p_school_id uuid, p_user_id uuid, p_duty public.officer_duty)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_school_id is null or not private.is_active() or not (
    p_user_id is not distinct from (select auth.uid())
    or p_school_id = any(array(select private.my_overseen_school_ids()))
  ) then
    raise exception 'owner_only' using errcode = '42501';
  end if;
  update public.office_proposals set status = 'withdrawn'
  where school_id = p_school_id and user_id = p_user_id and duty = p_duty and status = 'proposed';
  delete from public.school_officers
  where school_id = p_school_id and user_id = p_user_id and duty = p_duty;
  if found then
    perform private.audit(
      'officer_dismissed', p_school_id, p_user_id, null, jsonb_build_object('duty', p_duty)
    );
  end if;
end;
$$;

-- Offices and open proposals I have to do with: of the schools I own, all for an administrator, my own.
-- held_since is empty for a proposal, proposal_id for an office held.
create function public.list_offices()
returns table (
  school_id uuid,
  school_name text,
  user_id uuid,
  full_name text,
  duty public.officer_duty,
  held_since timestamptz,
  proposal_id uuid,
  proposed_by_name text,
  proposed_at timestamptz,
  accepted_at timestamptz,
  confirmed_at timestamptz,
  is_mine boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  with visible as (
    select office.school_id, office.user_id, office.duty, office.created_at as held_since,
      null::uuid as proposal_id, null::uuid as proposed_by, null::timestamptz as proposed_at,
      null::timestamptz as accepted_at, null::timestamptz as confirmed_at
    from public.school_officers as office
    where private.is_staff_of(office.user_id, office.school_id)
    union all
    select proposal.school_id, proposal.user_id, proposal.duty, null, proposal.id, proposal.proposed_by,
      proposal.created_at, proposal.accepted_at, proposal.confirmed_at
    from public.office_proposals as proposal
    where proposal.status = 'proposed'
  )
  select
    visible.school_id, school.name, visible.user_id, btrim(person.first_name || ' ' || person.last_name),
    visible.duty, visible.held_since, visible.proposal_id,
    btrim(proposer.first_name || ' ' || proposer.last_name), visible.proposed_at, visible.accepted_at,
    visible.confirmed_at, visible.user_id = (select auth.uid())
  from visible
  join public.schools as school on school.id = visible.school_id
  join public.users as person on person.id = visible.user_id
  left join public.users as proposer on proposer.id = visible.proposed_by
  where private.is_active()
    and (
      visible.user_id = (select auth.uid())
      or visible.school_id = any(array(select private.my_overseen_school_ids()))
    )
  order by visible.held_since is not null, school.name, visible.duty, person.last_name, visible.user_id
  limit 200;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.school_officers, public.office_proposals from anon, authenticated;

grant select on public.school_officers, public.office_proposals to authenticated;

grant execute on function
  private.my_safeguarded_school_ids(),
  private.my_treasury_school_ids(),
  public.propose_officer(uuid, uuid, public.officer_duty),
  public.answer_office(uuid, boolean),
  public.confirm_office(uuid, boolean),
  public.end_office(uuid, uuid, public.officer_duty),
  public.list_offices()
to authenticated;
