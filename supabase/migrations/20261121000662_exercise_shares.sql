-- Exercise links: an exercise of the library shown to everybody who holds its link.
--
--                   anonymous  player, parent  coach   owner          admin
-- exercise_shares   -          -               own s   own, school s  -
--
-- s = own: links I made; school: those made for my school. Staff share what they may read in the library:
-- the catalogue in the name of their school, what the school or a team of theirs shares, and what is
-- their own. The token is shown once and kept as a hash only. A link works for 30 days unless its maker
-- says otherwise (see animation links). It dies when it is revoked, when its day has come, when the exercise
-- is archived or becomes private to somebody else, and when its maker is locked out or leaves the school.
-- It shows what the exercise says and its drawing without who the players are; not its author and not
-- where it was used.

-- Tables ------------------------------------------------------------------------------------

create table public.exercise_shares (
  id uuid not null default gen_random_uuid(),
  exercise_id uuid not null,
  school_id uuid not null,
  token_hash bytea not null,
  created_by uuid,
  expires_at timestamptz default now() + interval '30 days',
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint exercise_shares_pkey primary key (id),
  constraint exercise_shares_exercise foreign key (exercise_id)
    references public.exercises (id) on delete cascade,
  constraint exercise_shares_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint exercise_shares_created_by foreign key (created_by) references public.users (id) on delete set null,
  constraint exercise_shares_token_once unique (token_hash),
  constraint exercise_shares_token_form check (octet_length(token_hash) = 32)
);

comment on column public.exercise_shares.school_id is 'In whose name it is shared: a school of its maker.';
comment on column public.exercise_shares.expires_at is 'Null: its maker chose that it never ends.';
comment on column public.exercise_shares.token_hash is 'SHA-256 of the token; the token itself is nowhere.';

-- Indexes -----------------------------------------------------------------------------------

create index exercise_shares_exercise on public.exercise_shares (exercise_id);
create index exercise_shares_school on public.exercise_shares (school_id);
create index exercise_shares_created_by on public.exercise_shares (created_by);

-- Policies ----------------------------------------------------------------------------------

alter table public.exercise_shares enable row level security;

create policy exercise_shares_select on public.exercise_shares for select to authenticated using (
  (created_by = (select auth.uid()) and school_id = any(array(select private.my_staff_school_ids())))
  or school_id = any(array(select private.my_owned_school_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Makes a link for everybody who holds it; 30 days when nothing is said. The token is in this answer
-- and never again. Errors: exercise_not_shareable (42501); too_many_shares (P0001, 20 live ones of
-- the caller).
create function public.create_exercise_share(
  p_exercise_id uuid,
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
  -- The school of the exercise, or for the catalogue's the first of the caller's.
  select mine.school_id into school
  from public.exercises as exercise
  join private.my_staff_school_ids() as mine (school_id)
    on mine.school_id = exercise.school_id or exercise.visibility = 'public'
  where exercise.id = p_exercise_id
    and exercise.archived_at is null
    and (
      exercise.visibility in ('public', 'school')
      or exercise.author_id = (select auth.uid())
      or exercise.team_id = any(array(select private.my_managed_team_ids()))
    )
  order by mine.school_id = exercise.school_id desc nulls last, mine.school_id
  limit 1;
  if school is null then
    raise exception 'exercise_not_shareable' using errcode = '42501';
  end if;
  -- The lock keeps two calls from both counting nineteen.
  perform from public.users where id = (select auth.uid()) for update;
  if 20 <= (
    select count(*) from public.exercise_shares
    where exercise_id = p_exercise_id
      and created_by = (select auth.uid())
      and revoked_at is null
      and (expires_at is null or expires_at > now())
  ) then
    raise exception 'too_many_shares' using errcode = 'P0001';
  end if;

  insert into public.exercise_shares (id, exercise_id, school_id, token_hash, created_by, expires_at)
  values (
    share, p_exercise_id, school, sha256(convert_to(secret, 'UTF8')), (select auth.uid()),
    private.share_end(p_lifetime, school)
  );
  perform private.audit(
    'exercise_shared', school, null, null,
    jsonb_build_object('exercise_id', p_exercise_id, 'share_id', share)
  );
  return query select share, secret;
end;
$$;

-- Another 30 days for a link that still works; its new end, null for one that never ends. Who made it.
-- Errors: share_not_found (42501); share_is_over (P0001): a closed link never opens again.
create function public.extend_exercise_share(p_share_id uuid)
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  share public.exercise_shares;
  later timestamptz;
begin
  select * into share
  from public.exercise_shares
  where id = p_share_id
    and created_by = (select auth.uid())
    and school_id = any(array(select private.my_staff_school_ids()))
  for update;
  if not found then
    raise exception 'share_not_found' using errcode = '42501';
  end if;
  if share.revoked_at is not null or share.expires_at <= now() then
    raise exception 'share_is_over' using errcode = 'P0001';
  end if;
  later := private.later_share_end(share.expires_at);
  update public.exercise_shares set expires_at = later where id = p_share_id;
  perform private.audit(
    'exercise_share_extended', share.school_id, null, null,
    jsonb_build_object('exercise_id', share.exercise_id, 'share_id', p_share_id, 'expires_at', later)
  );
  return later;
end;
$$;

-- Closes a link for good: who made it, or an owner of the school. Closing it twice is no error.
-- Errors: share_not_found (42501).
create function public.revoke_exercise_share(p_share_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  share public.exercise_shares;
begin
  select * into share
  from public.exercise_shares
  where id = p_share_id
    and (
      (created_by = (select auth.uid()) and school_id = any(array(select private.my_staff_school_ids())))
      or school_id = any(array(select private.my_owned_school_ids()))
    )
  for update;
  if not found then
    raise exception 'share_not_found' using errcode = '42501';
  end if;
  if share.revoked_at is null then
    update public.exercise_shares set revoked_at = now() where id = p_share_id;
    perform private.audit(
      'exercise_share_revoked', share.school_id, null, null,
      jsonb_build_object('exercise_id', share.exercise_id, 'share_id', p_share_id)
    );
  end if;
end;
$$;

-- What a link shows, or null for a wrong, revoked or expired token: {school_name}, the facts of the exercise
-- and all its texts, and the scene as private.shared_exercise says.
create function public.shared_exercise(p_token public.short_text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.shared_exercise(exercise.id, share.school_id) || jsonb_build_object(
    'school_name', school.name,
    'moment', exercise.moment,
    'phase', exercise.phase,
    'practice_type', exercise.practice_type,
    'min_age', exercise.min_age,
    'max_age', exercise.max_age,
    'level', exercise.level,
    'players_ideal', exercise.players_ideal,
    'keepers', exercise.keepers,
    'coaches', exercise.coaches,
    'minutes', exercise.minutes,
    'intensity', exercise.intensity,
    'has_heading', exercise.has_heading,
    'source', exercise.source,
    'texts', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'locale', told.locale, 'title', told.title, 'aim', told.aim, 'setup', told.setup,
          'rules', told.rules, 'coaching_points', told.coaching_points, 'progressions', told.progressions,
          'regressions', told.regressions, 'scoring', told.scoring, 'questions', told.questions,
          'common_faults', told.common_faults
        )
        order by told.locale
      ), '[]')
      from public.exercise_texts as told where told.exercise_id = exercise.id
    )
  )
  from public.exercise_shares as share
  join public.exercises as exercise on exercise.id = share.exercise_id
  join public.users as maker on maker.id = share.created_by and maker.status = 'active'
  join public.schools as school on school.id = share.school_id
  where share.token_hash = sha256(convert_to(left(p_token, 100), 'UTF8'))
    and share.revoked_at is null
    and (share.expires_at is null or share.expires_at > now())
    and exercise.archived_at is null
    and (exercise.visibility <> 'me' or exercise.author_id = maker.id)
    and exists (
      select from public.role_assignments as held
      where held.user_id = maker.id and held.school_id = share.school_id and held.role in ('owner', 'coach')
    );
$$;

-- Whether a token once opened something and its time is over: told to who holds it, so that they know
-- whom to ask. False for wrong and for revoked ones.
create function public.is_expired_share(p_token public.short_text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.animation_shares
    where token_hash = sha256(convert_to(left(p_token, 100), 'UTF8'))
      and revoked_at is null and expires_at <= now()
  ) or exists (
    select from public.training_shares
    where token_hash = sha256(convert_to(left(p_token, 100), 'UTF8'))
      and revoked_at is null and expires_at <= now()
  ) or exists (
    select from public.exercise_shares
    where token_hash = sha256(convert_to(left(p_token, 100), 'UTF8'))
      and revoked_at is null and expires_at <= now()
  );
$$;

-- Grants ------------------------------------------------------------------------------------
-- Links are written by the functions alone.

revoke all on public.exercise_shares from anon, authenticated;

grant select (id, exercise_id, school_id, created_by, expires_at, revoked_at, created_at, updated_at)
on public.exercise_shares to authenticated;

grant execute on function
  public.create_exercise_share(uuid, public.share_lifetime),
  public.extend_exercise_share(uuid),
  public.revoke_exercise_share(uuid)
to authenticated;
grant execute on function
  public.shared_exercise(public.short_text),
  public.is_expired_share(public.short_text)
to anon, authenticated;
