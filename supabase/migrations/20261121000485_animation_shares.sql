-- Animation links: a drawing shown to everybody who holds its link.
--
--                     anonymous  player, parent  coach          owner          admin
-- animation_shares    -          -               own s          school s       own s
--
-- s = own: links of animations I may change; school: those of every animation of my school.
--
-- The token is shown once and kept as a hash only. A link works for 30 days unless its maker says
-- otherwise; for ever only where that is said in as many words. It dies when it is revoked, when its day has
-- come, when the animation is archived, and when its maker is locked out or leaves the school. It
-- shows shirt numbers, never who the players are.

-- Types -------------------------------------------------------------------------------------

-- How long a link works: a day, 30 days, until the school's season is over, or until it is revoked.
create type public.share_lifetime as enum ('day', 'month', 'season', 'never');

-- Tables ------------------------------------------------------------------------------------

create table public.animation_shares (
  id uuid not null default gen_random_uuid(),
  animation_id uuid not null,
  school_id uuid,
  token_hash bytea not null,
  created_by uuid,
  expires_at timestamptz default now() + interval '30 days',
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint animation_shares_pkey primary key (id),
  constraint animation_shares_animation foreign key (animation_id)
    references public.animations (id) on delete cascade,
  constraint animation_shares_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint animation_shares_created_by foreign key (created_by) references public.users (id) on delete set null,
  constraint animation_shares_token_once unique (token_hash),
  constraint animation_shares_token_form check (octet_length(token_hash) = 32)
);

comment on column public.animation_shares.expires_at is 'Null: its maker chose that it never ends.';
comment on column public.animation_shares.token_hash is 'SHA-256 of the token; the token itself is nowhere.';

-- Indexes -----------------------------------------------------------------------------------

create index animation_shares_animation on public.animation_shares (animation_id);
create index animation_shares_school on public.animation_shares (school_id);
create index animation_shares_created_by on public.animation_shares (created_by);

-- Policies ----------------------------------------------------------------------------------

alter table public.animation_shares enable row level security;

create policy animation_shares_select on public.animation_shares for select to authenticated using (
  animation_id = any(array(select private.my_own_animation_ids()))
  or school_id = any(array(select private.my_owned_school_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- When a link that is made now ends; null: never. A season's link works 30 days at least, and 300 where
-- the school has no season now.
create function private.share_end(p_lifetime public.share_lifetime, p_school_id uuid)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select case coalesce(p_lifetime, 'month')
    when 'day' then now() + interval '1 day'
    when 'month' then now() + interval '30 days'
    when 'season' then greatest(
      now() + interval '30 days',
      coalesce(
        (
          select max((season.ends_on + 1)::timestamp at time zone school.time_zone)
          from public.seasons as season
          join public.schools as school on school.id = season.school_id
          where season.school_id = p_school_id and current_date between season.starts_on and season.ends_on
        ),
        now() + interval '300 days'
      )
    )
  end;
$$;

-- The end of a link whose maker gives it another 30 days: never more than 400 from now. Null stays null.
create function private.later_share_end(p_expires_at timestamptz)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  -- least() skips nulls: a link without end would get one
  select case when p_expires_at is not null then
    least(p_expires_at + interval '30 days', greatest(p_expires_at, now() + interval '400 days'))
  end;
$$;

-- Makes a link for everybody who holds it; 30 days when nothing is said. The token is in this answer
-- and never again. Errors: animation_not_writable (42501); too_many_shares (P0001, 20 live ones).
create function public.create_animation_share(
  p_animation_id uuid,
  p_lifetime public.share_lifetime default 'month'
)
returns table (share_id uuid, token text)
language plpgsql
security definer
set search_path = ''
as $$
declare
  school uuid;
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  share uuid := gen_random_uuid();
begin
  if not coalesce(p_animation_id = any(array(select private.my_own_animation_ids())), false) then
    raise exception 'animation_not_writable' using errcode = '42501';
  end if;
  -- The lock keeps two calls from both counting nineteen.
  select school_id into school from public.animations where id = p_animation_id for update;
  if 20 <= (
    select count(*) from public.animation_shares
    where animation_id = p_animation_id
      and revoked_at is null
      and (expires_at is null or expires_at > now())
  ) then
    raise exception 'too_many_shares' using errcode = 'P0001';
  end if;

  insert into public.animation_shares (id, animation_id, school_id, token_hash, created_by, expires_at)
  values (
    share, p_animation_id, school, sha256(convert_to(secret, 'UTF8')), (select auth.uid()),
    private.share_end(p_lifetime, school)
  );
  perform private.audit(
    'animation_shared', school, null, null,
    jsonb_build_object('animation_id', p_animation_id, 'share_id', share)
  );
  return query select share, secret;
end;
$$;

-- Another 30 days for a link that still works; its new end, null for one that never ends. Who may change
-- the animation. Errors: share_not_found (42501); share_is_over (P0001): a closed link never opens again.
create function public.extend_animation_share(p_share_id uuid)
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  share public.animation_shares;
  later timestamptz;
begin
  select * into share
  from public.animation_shares
  where id = p_share_id and animation_id = any(array(select private.my_own_animation_ids()))
  for update;
  if not found then
    raise exception 'share_not_found' using errcode = '42501';
  end if;
  if share.revoked_at is not null or share.expires_at <= now() then
    raise exception 'share_is_over' using errcode = 'P0001';
  end if;
  later := private.later_share_end(share.expires_at);
  update public.animation_shares set expires_at = later where id = p_share_id;
  perform private.audit(
    'animation_share_extended', share.school_id, null, null,
    jsonb_build_object('animation_id', share.animation_id, 'share_id', p_share_id, 'expires_at', later)
  );
  return later;
end;
$$;

-- Closes a link for good: the animation's owner, or an owner of the school. Closing it twice is no
-- error. Errors: share_not_found (42501).
create function public.revoke_animation_share(p_share_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  share public.animation_shares;
begin
  select * into share
  from public.animation_shares
  where id = p_share_id
    and (
      animation_id = any(array(select private.my_own_animation_ids()))
      or school_id = any(array(select private.my_owned_school_ids()))
    )
  for update;
  if not found then
    raise exception 'share_not_found' using errcode = '42501';
  end if;
  if share.revoked_at is null then
    update public.animation_shares set revoked_at = now() where id = p_share_id;
    perform private.audit(
      'animation_share_revoked', share.school_id, null, null,
      jsonb_build_object('animation_id', share.animation_id, 'share_id', p_share_id)
    );
  end if;
end;
$$;

-- What a link shows: one row, or none for a wrong, revoked or expired token; without who the players are.
create function public.shared_animation(p_token public.short_text)
returns table (title text, scene jsonb, school_name text)
language sql
stable
security definer
set search_path = ''
as $$
  select animation.title, private.scene_without_people(animation.scene), school.name
  from public.animation_shares as share
  join public.animations as animation on animation.id = share.animation_id
  join public.users as maker on maker.id = share.created_by and maker.status = 'active'
  left join public.schools as school on school.id = animation.school_id
  where share.token_hash = sha256(convert_to(left(p_token, 100), 'UTF8'))
    and share.revoked_at is null
    and (share.expires_at is null or share.expires_at > now())
    and animation.archived_at is null
    and exists (
      select from public.role_assignments as held
      where held.user_id = maker.id
        and (
          (held.school_id = animation.school_id and held.role in ('owner', 'coach'))
          or (animation.school_id is null and held.role = 'admin')
        )
    );
$$;

-- Grants ------------------------------------------------------------------------------------
-- Links are written by the functions alone.

revoke all on public.animation_shares from anon, authenticated;

grant select (id, animation_id, school_id, created_by, expires_at, revoked_at, created_at, updated_at)
on public.animation_shares to authenticated;

grant execute on function
  public.create_animation_share(uuid, public.share_lifetime),
  public.extend_animation_share(uuid),
  public.revoke_animation_share(uuid)
to authenticated;
grant execute on function public.shared_animation(public.short_text) to anon, authenticated;
