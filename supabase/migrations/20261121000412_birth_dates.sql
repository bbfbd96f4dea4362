-- Birth dates: who changes one, and which date protects a child.
--
--                  player  guardian who consents  coach of the team   owner               admin
-- date of birth      -     u                      u before guardians  u before guardians  u
-- past an age limit  -     -                      -                   -                   u
--
-- Conversations, photos, payments and consents depend on a child's age, so a wrong date opens what
-- protects it. Staff correct a date until the player has a first guardian; from then on the guardians
-- who decide about consents do. Nobody but an administrator makes a player older than 18 or than the
-- school's age of digital consent. For 30 days after a change the youngest age on record counts, so
-- that nothing opens before somebody can object. Every change stands in the audit log.
--
-- A second record of the same name as a minor of the school, made as an adult, counts as that minor
-- until an administrator confirms its date: an account could otherwise hang on the grown-up twin.

-- Tables ------------------------------------------------------------------------------------

create table private.birth_dates (
  id bigint not null generated always as identity,
  player_id uuid not null,
  date_of_birth date not null,
  protects_until timestamptz not null,
  constraint birth_dates_pkey primary key (id),
  constraint birth_dates_player foreign key (player_id) references public.players (id) on delete cascade
);

comment on table private.birth_dates is
  'Dates that a record had before, and how long the player is protected by them.';
comment on column private.birth_dates.protects_until is
  'infinity: until an administrator confirms the date of the record.';

create index birth_dates_player on private.birth_dates (player_id, protects_until);

-- Predicates --------------------------------------------------------------------------------

-- The date every rule that protects goes by: the latest of the one on the record and those that were
-- replaced within 30 days. Empty for an unknown player.
create function private.protective_birth_date(p_player_id uuid)
returns date
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select greatest(player.date_of_birth, (
      select max(earlier.date_of_birth) from private.birth_dates as earlier
      where earlier.player_id = player.id and earlier.protects_until > now()
    ))
    from public.players as player
    where player.id = p_player_id
  );
end;
$$;

-- Under 18 by the date that protects; empty for an unknown player.
create function private.is_minor_player(p_player_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_minor(private.protective_birth_date(p_player_id));
$$;

-- Whether a person born on this day decides about their own data in the player's school.
create function private.reaches_consent_age(p_player_id uuid, p_date_of_birth date)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select p_date_of_birth + school.digital_consent_age * interval '1 year' <= current_date
  from public.players as player
  join public.schools as school on school.id = player.school_id
  where player.id = p_player_id;
$$;

create function private.is_of_consent_age(p_player_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.reaches_consent_age(p_player_id, private.protective_birth_date(p_player_id));
$$;

-- Whether anybody ever was this player's guardian: a link that ended or was deleted counts as well.
create function private.had_guardian(p_player_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.guardian_links where player_id = p_player_id and status in ('active', 'ended')
  ) or exists (
    select from public.audit_log where player_id = p_player_id and action = 'guardian_link_active'
  );
$$;

-- Whether the person who is signed in may change the date at all.
create function private.may_change_birth_date(p_player_id uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.is_admin()
    or p_player_id = any(array(select private.my_consenting_player_ids()))
    or (
      not private.had_guardian(p_player_id)
      and (
        p_player_id = any(array(select private.my_coached_player_ids()))
        or p_player_id = any(array(select private.my_owned_player_ids()))
      )
    );
end;
$$;

-- Triggers ----------------------------------------------------------------------------------

-- Refuses or records one change, before it is written.
-- Errors (42501): birth_date_by_guardian, age_limit_by_administrator.
create function private.take_birth_date(p_player public.players, p_date_of_birth date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_admin boolean := private.is_admin();
begin
  if not private.may_change_birth_date(p_player.id) then
    raise exception 'birth_date_by_guardian' using errcode = '42501';
  end if;
  if not is_admin and (
    (private.is_minor_player(p_player.id) and not private.is_minor(p_date_of_birth))
    or (
      not private.is_of_consent_age(p_player.id)
      and private.reaches_consent_age(p_player.id, p_date_of_birth)
    )
  ) then
    raise exception 'age_limit_by_administrator' using errcode = '42501';
  end if;
  delete from private.birth_dates where player_id = p_player.id and protects_until <= now();
  if is_admin then
    update private.birth_dates set protects_until = now() + interval '30 days'
    where player_id = p_player.id and protects_until = 'infinity';
  end if;
  insert into private.birth_dates (player_id, date_of_birth, protects_until)
  values (p_player.id, p_player.date_of_birth, now() + interval '30 days');
  perform private.audit(
    'birth_date_changed', p_player.school_id, p_player.user_id, p_player.id,
    jsonb_build_object('before', p_player.date_of_birth, 'after', p_date_of_birth)
  );
end;
$$;

create function private.guard_birth_date()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.take_birth_date(old, new.date_of_birth);
  return new;
end;
$$;

create trigger players_guard_birth_date
before update of date_of_birth on public.players
for each row
when (
  current_user in ('anon', 'authenticated') and new.date_of_birth is distinct from old.date_of_birth
)
execute function private.guard_birth_date();

-- Takes over the protection of a minor who has the same name.
create function private.protect_namesake()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.birth_dates (player_id, date_of_birth, protects_until)
  select new.id, max(private.protective_birth_date(twin.id)), 'infinity'
  from public.players as twin
  where twin.school_id = new.school_id and twin.id <> new.id
    and lower(twin.first_name) = lower(new.first_name)
    and lower(twin.last_name) = lower(new.last_name)
    and private.is_minor_player(twin.id)
  having count(*) > 0;
  return null;
end;
$$;

create trigger players_protect_namesake
after insert or update of first_name, last_name on public.players
for each row
when (
  current_user in ('anon', 'authenticated') and not private.is_minor(new.date_of_birth)
)
execute function private.protect_namesake();

-- Functions ---------------------------------------------------------------------------------

-- For the form: whether the caller may change the date of this player.
create function public.can_change_birth_date(p_player_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.is_active() and private.may_change_birth_date(p_player_id);
$$;

-- Changes the date of a player, or lets an administrator confirm the one on the record. Guardians and
-- administrators have no other way to it; staff may as well save the player.
-- Errors: birth_date_by_guardian, age_limit_by_administrator (42501), born_in_future (P0001).
create function public.change_birth_date(p_player_id uuid, p_date_of_birth date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.players;
begin
  if not private.is_active() then
    raise exception 'account_inactive' using errcode = '42501';
  end if;
  if not private.may_change_birth_date(p_player_id) then
    raise exception 'birth_date_by_guardian' using errcode = '42501';
  end if;
  if p_date_of_birth > current_date then
    raise exception 'born_in_future' using errcode = 'P0001';
  end if;
  select * into known from public.players where id = p_player_id for update;
  perform private.take_birth_date(known, p_date_of_birth);
  update public.players set date_of_birth = p_date_of_birth where id = p_player_id;
end;
$$;

-- Grants ------------------------------------------------------------------------------------
-- Nobody reads earlier dates: they only protect.

grant execute on function
  private.is_minor_player(uuid),
  private.may_change_birth_date(uuid),
  public.can_change_birth_date(uuid),
  public.change_birth_date(uuid, date)
to authenticated;
