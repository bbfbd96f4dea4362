-- Team links: a link and QR code by which families ask to join a team, and the staff's answer.
--
--                      anonymous  who asks  staff of the team, owner  other coach  admin
-- team_links           -          -         s                         -            -
-- team_join_requests   -          own s     s                         -            -
--
-- Written by functions only. The link hangs on the door of the changing room, so it is worth nothing by
-- itself: it says school and team, and lets a signed-in account with a confirmed address ask. Nothing of the
-- squad is told. It ends by its date, by its number of uses, when it is revoked, and with the right of its
-- maker to invite. The token is kept beside its hash for the staff of the team, who copy and print it again,
-- and forgotten with the link. Looked up is the hash.
--
-- A request names the child as the family says. The staff's yes links it to a player of that squad, or makes
-- the player, and is an invitation by that person which the asking account accepts at once: who may invite,
-- who gives the role and who confirms the link is decided where it always is (ADR 31, 48). An answered
-- request is deleted; the invitation and the log keep what happened.

-- Tables ------------------------------------------------------------------------------------

create table public.team_links (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  role public.app_role not null,
  token text,
  token_hash bytea not null,
  max_uses int not null,
  uses int not null default 0,
  created_by uuid,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint team_links_pkey primary key (id),
  constraint team_links_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint team_links_team foreign key (team_id) references public.teams (id) on delete cascade,
  constraint team_links_created_by foreign key (created_by) references public.users (id) on delete set null,
  constraint team_links_token_once unique (token_hash),
  constraint team_links_token_form check (octet_length(token_hash) = 32),
  constraint team_links_family_only check (role in ('parent', 'player')),
  constraint team_links_uses_range check (max_uses between 1 and 200 and uses between 0 and max_uses),
  constraint team_links_token_forgotten check ((token is null) = (revoked_at is not null))
);

comment on column public.team_links.token is 'For the staff, to copy and print it again; null once revoked.';

create table public.team_join_requests (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  user_id uuid not null,
  role public.app_role not null,
  relationship public.guardian_relationship,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint team_join_requests_pkey primary key (id),
  constraint team_join_requests_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint team_join_requests_team foreign key (team_id) references public.teams (id) on delete cascade,
  constraint team_join_requests_user foreign key (user_id) references public.users (id) on delete cascade,
  constraint team_join_requests_relationship check (
    (role = 'parent' and relationship is not null) or (role = 'player' and relationship is null)
  ),
  constraint team_join_requests_names check (
    char_length(btrim(first_name)) between 1 and 60 and char_length(btrim(last_name)) between 1 and 60
  ),
  constraint team_join_requests_born check (date_of_birth between '1920-01-01' and '2100-01-01')
);

comment on table public.team_join_requests is 'Waiting ones only, for 60 days.';

-- Indexes -----------------------------------------------------------------------------------

create index team_links_school on public.team_links (school_id);
create index team_links_team on public.team_links (team_id);
create index team_links_created_by on public.team_links (created_by);
create index team_join_requests_school on public.team_join_requests (school_id);
create index team_join_requests_team on public.team_join_requests (team_id);
create unique index team_join_requests_once
on public.team_join_requests (user_id, team_id, lower(first_name), lower(last_name));

-- Predicates --------------------------------------------------------------------------------

-- Whether this person may ask families into this team today: the owner, and its coaches where the school
-- lets them invite.
create function private.may_link_team(p_user_id uuid, p_team_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.teams as team
    join public.schools as school on school.id = team.school_id and school.archived_at is null
    join public.role_assignments as held on held.school_id = team.school_id and held.user_id = p_user_id
    join public.users as person on person.id = held.user_id and person.status = 'active'
    where team.id = p_team_id and team.archived_at is null
      and (
        held.role = 'owner'
        or (
          held.role = 'coach' and school.coaches_may_invite
          and exists (
            select from public.team_staff as staff
            where staff.team_id = team.id and staff.user_id = p_user_id
          )
        )
      )
  );
$$;

-- The link behind a token while it works; its row locked. Nothing for any other token.
create function private.open_team_link(p_token text)
returns public.team_links
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.team_links;
begin
  select * into link from public.team_links
  where token_hash = private.hash_token(left(p_token, 100))
    and revoked_at is null and expires_at > now() and uses < max_uses
    and private.may_link_team(created_by, team_id)
  for update;
  return link;
end;
$$;

-- Policies ----------------------------------------------------------------------------------

alter table public.team_links enable row level security;
alter table public.team_join_requests enable row level security;

create policy team_links_select on public.team_links for select to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);
create policy team_join_requests_select on public.team_join_requests for select to authenticated using (
  user_id = (select private.my_id())
  or team_id = any(array(select private.my_managed_team_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Makes a link for families of a team; its id. p_role: parent or player. p_days: 1 to 180.
-- Errors: link_not_allowed (42501), too_many_links (P0001, 5 live ones), 23514 for a number out of range.
create function public.create_team_link(
  p_team_id uuid,
  p_role public.app_role default 'parent',
  p_days int default 30,
  p_max_uses int default 40
)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select private.my_id());
  secret text := private.new_token();
  link uuid := gen_random_uuid();
  school uuid;
begin
  if not private.is_active() or not private.may_link_team(me, p_team_id) then
    raise exception 'link_not_allowed' using errcode = '42501';
  end if;
  if p_days not between 1 and 180 then
    raise exception 'days_out_of_range' using errcode = '23514';
  end if;
  -- The lock keeps two calls from both counting four.
  select school_id into school from public.teams where id = p_team_id for no key update;
  if 5 <= (
    select count(*) from public.team_links
    where team_id = p_team_id and revoked_at is null and expires_at > now() and uses < max_uses
  ) then
    raise exception 'too_many_links' using errcode = 'P0001';
  end if;
  insert into public.team_links (
    id, school_id, team_id, role, token, token_hash, max_uses, created_by, expires_at
  )
  values (
    link, school, p_team_id, p_role, secret, private.hash_token(secret), p_max_uses, me,
    now() + make_interval(days => p_days)
  );
  perform private.audit(
    'team_link_created', school, null, null, jsonb_build_object('team_id', p_team_id, 'link_id', link)
  );
  return link;
end;
$$;

-- Ends a link for good. Ending it twice is no error. Errors: link_not_found (42501).
create function public.revoke_team_link(p_link_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.team_links;
begin
  select * into link from public.team_links
  where id = p_link_id and team_id = any(array(select private.my_managed_team_ids()))
  for update;
  if not found then
    raise exception 'link_not_found' using errcode = '42501';
  end if;
  if link.revoked_at is null then
    update public.team_links set revoked_at = now(), token = null where id = p_link_id;
    perform private.audit(
      'team_link_revoked', link.school_id, null, null,
      jsonb_build_object('team_id', link.team_id, 'link_id', link.id)
    );
  end if;
end;
$$;

-- What the page behind a link may say to anybody who holds it: one row, or none for a wrong, revoked,
-- expired or used up one.
create function public.team_link_by_token(p_token public.short_text)
returns table (school_name text, team_name text, role public.app_role)
language sql
stable
security definer
set search_path = ''
as $$
  select school.name, team.name, link.role
  from public.team_links as link
  join public.teams as team on team.id = link.team_id
  join public.schools as school on school.id = link.school_id
  where link.token_hash = private.hash_token(left(p_token, 100))
    and link.revoked_at is null and link.expires_at > now() and link.uses < link.max_uses
    and private.may_link_team(link.created_by, link.team_id);
$$;

-- Asks to join, naming the child (or, with a link for players, oneself). The staff of the team are told.
-- Errors: address_not_confirmed, profile_missing (42501); link_over, already_asked, too_many_requests
-- (P0001, 5 waiting of one person); 23514 for a name, a date or a relationship that cannot be.
create function public.request_team_join(
  p_token public.short_text,
  p_first_name public.short_text,
  p_last_name public.short_text,
  p_date_of_birth date,
  p_relationship public.guardian_relationship default null
)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select private.my_id());
  link public.team_links;
  request uuid := gen_random_uuid();
begin
  if not private.is_active() then
    raise exception 'profile_missing' using errcode = '42501';
  end if;
  if private.my_confirmed_email() is null then
    raise exception 'address_not_confirmed' using errcode = '42501';
  end if;
  link := private.open_team_link(p_token);
  if link.id is null then
    raise exception 'link_over' using errcode = 'P0001';
  end if;
  if 5 <= (select count(*) from public.team_join_requests where user_id = me) then
    raise exception 'too_many_requests' using errcode = 'P0001';
  end if;
  if p_date_of_birth > current_date then
    raise exception 'born_in_future' using errcode = '23514';
  end if;
  begin
    insert into public.team_join_requests (
      id, school_id, team_id, user_id, role, relationship, first_name, last_name, date_of_birth
    )
    values (
      request, link.school_id, link.team_id, me, link.role,
      case when link.role = 'parent' then p_relationship end,
      btrim(p_first_name), btrim(p_last_name), p_date_of_birth
    );
  exception when unique_violation then
    raise exception 'already_asked' using errcode = 'P0001';
  end;
  update public.team_links set uses = uses + 1 where id = link.id;
  perform private.notify(
    array(
      select staff.user_id from public.team_staff as staff
      where staff.team_id = link.team_id and private.may_link_team(staff.user_id, link.team_id)
    ),
    'system', 'join_asked',
    jsonb_build_object(
      'player', btrim(p_first_name) || ' ' || btrim(p_last_name),
      'team', (select name from public.teams where id = link.team_id)
    ),
    '/teams/details/' || link.team_id,
    p_about_id => request
  );
  return request;
end;
$$;

-- Who asks to join a team, oldest first, for those who answer. Nobody for others.
create function public.list_join_requests(p_team_id uuid)
returns table (
  id uuid,
  person_name text,
  role public.app_role,
  relationship public.guardian_relationship,
  first_name text,
  last_name text,
  date_of_birth date,
  asked_at timestamptz
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    request.id, btrim(person.first_name || ' ' || person.last_name), request.role, request.relationship,
    request.first_name, request.last_name, request.date_of_birth, request.created_at
  from public.team_join_requests as request
  join public.users as person on person.id = request.user_id and person.status = 'active'
  where request.team_id = p_team_id
    and p_team_id = any(array(select private.my_managed_team_ids()))
    and private.may_link_team((select private.my_id()), p_team_id)
    and request.created_at > now() - interval '60 days'
  order by request.created_at, request.id
  limit 200;
$$;

-- The request if the caller may answer it, its row locked. Errors: request_not_found (42501).
create function private.open_join_request(p_request_id uuid)
returns public.team_join_requests
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.team_join_requests;
begin
  select * into request from public.team_join_requests
  where id = p_request_id
    and team_id = any(array(select private.my_managed_team_ids()))
    and private.may_link_team((select private.my_id()), team_id)
    and created_at > now() - interval '60 days'
  for update;
  if not found then
    raise exception 'request_not_found' using errcode = '42501';
  end if;
  return request;
end;
$$;

-- Yes: for a player of that squad, or for a new one, who is made from the request. It is the caller's invitation,
-- accepted by who asked. True when the role is held from now on, false when an administrator (or the owner
-- by standing order) still has to say yes.
-- Errors: request_not_found, player_not_in_squad, self_invitation, inviter_no_longer_allowed (42501);
-- player_has_account (P0001).
create function public.approve_team_join(p_request_id uuid, p_player_id uuid default null)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select private.my_id());
  request public.team_join_requests := private.open_join_request(p_request_id);
  player uuid := p_player_id;
  secret text := private.new_token();
  address text := (select lower(email) from auth.users where id = request.user_id);
  claims_before text := coalesce(current_setting('request.jwt.claims', true), '');
  is_held boolean;
begin
  if private.is_same_person(me, request.user_id) then
    raise exception 'self_invitation' using errcode = '42501';
  end if;
  if player is null then
    player := gen_random_uuid();
    insert into public.players (id, school_id, first_name, last_name, date_of_birth)
    values (player, request.school_id, request.first_name, request.last_name, request.date_of_birth);
    insert into public.squad_members (team_id, player_id) values (request.team_id, player);
  elsif not exists (
    select from public.squad_members
    where team_id = request.team_id and player_id = p_player_id and left_on is null
  ) then
    raise exception 'player_not_in_squad' using errcode = '42501';
  end if;
  if request.role = 'player' and exists (
    select from public.players where id = player and user_id is not null
  ) then
    raise exception 'player_has_account' using errcode = 'P0001';
  end if;
  delete from public.team_join_requests where id = request.id;
  -- An open invitation of the same person for the same child is answered by this one.
  update public.invitations set status = 'revoked', decided_at = now()
  where school_id = request.school_id and email = address and role = request.role
    and player_id = player and status = 'pending';
  insert into public.invitations (
    school_id, email, role, player_id, relationship, invited_by, token_hash
  )
  values (
    request.school_id, address, request.role, player, request.relationship, me, private.hash_token(secret)
  );
  perform private.audit(
    'team_join_approved', request.school_id, request.user_id, player,
    jsonb_build_object('team_id', request.team_id, 'is_new_player', p_player_id is null)
  );

  -- Accepting is the asking account's own act, which it did by asking.
  perform set_config(
    'request.jwt.claims',
    jsonb_build_object('sub', request.user_id, 'role', 'authenticated', 'aal', 'aal2')::text,
    true
  );
  is_held := public.accept_invitation(secret);
  perform set_config('request.jwt.claims', claims_before, true);
  return is_held;
end;
$$;

-- No. Errors: request_not_found (42501).
create function public.decline_team_join(p_request_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.team_join_requests := private.open_join_request(p_request_id);
begin
  delete from public.team_join_requests where id = request.id;
  perform private.audit(
    'team_join_declined', request.school_id, request.user_id, null,
    jsonb_build_object('team_id', request.team_id)
  );
end;
$$;

-- Job, with the invitations: requests nobody answered for 60 days, and links that ended as long ago. How many.
create function private.forget_join_requests()
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  requests int;
  links int;
begin
  delete from public.team_join_requests where created_at < now() - interval '60 days';
  get diagnostics requests = row_count;
  delete from public.team_links where least(revoked_at, expires_at) < now() - interval '60 days';
  get diagnostics links = row_count;
  return requests + links;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.team_links, public.team_join_requests from anon, authenticated;

grant select (
  id, school_id, team_id, role, token, max_uses, uses, created_by, expires_at, revoked_at, created_at, updated_at
) on public.team_links to authenticated;
grant select on public.team_join_requests to authenticated;

grant execute on function
  public.create_team_link(uuid, public.app_role, int, int),
  public.revoke_team_link(uuid),
  public.request_team_join(
    public.short_text, public.short_text, public.short_text, date, public.guardian_relationship
  ),
  public.list_join_requests(uuid),
  public.approve_team_join(uuid, uuid),
  public.decline_team_join(uuid)
to authenticated;
grant execute on function public.team_link_by_token(public.short_text) to anon, authenticated;
