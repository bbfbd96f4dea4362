-- Training links: a session shown to everybody who holds its link.
--
--                   anonymous  player, parent  coach of the team  other coach  owner     admin
-- training_shares   -          -               s                  -            school s  -
--
-- The token is shown once and kept as a hash only. A link works for 30 days unless its maker says
-- otherwise (see animation links). It dies when it is revoked, when its day has
-- come, and when its maker is locked out or no longer plans the team's trainings. It shows what is
-- done and how. It shows no person: no player, no answer, no attendance, neither note (families are
-- told things by name), no note of a block and no name of a group. Where children train stands in it
-- only if its maker said so. A school's own exercise is read through the trainings it stands in, as
-- long as the link lives, and nowhere else.

-- Tables ------------------------------------------------------------------------------------

create table public.training_shares (
  id uuid not null default gen_random_uuid(),
  training_id uuid not null,
  token_hash bytea not null,
  shows_place boolean not null default false,
  created_by uuid,
  expires_at timestamptz default now() + interval '30 days',
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint training_shares_pkey primary key (id),
  constraint training_shares_training foreign key (training_id)
    references public.trainings (id) on delete cascade,
  constraint training_shares_created_by foreign key (created_by) references public.users (id) on delete set null,
  constraint training_shares_token_once unique (token_hash),
  constraint training_shares_token_form check (octet_length(token_hash) = 32)
);

comment on column public.training_shares.expires_at is 'Null: its maker chose that it never ends.';
comment on column public.training_shares.token_hash is 'SHA-256 of the token; the token itself is nowhere.';

-- Indexes -----------------------------------------------------------------------------------

create index training_shares_training on public.training_shares (training_id);
create index training_shares_created_by on public.training_shares (created_by);

-- Policies ----------------------------------------------------------------------------------

alter table public.training_shares enable row level security;

create policy training_shares_select on public.training_shares for select to authenticated using (
  exists (
    select from public.trainings as training
    where training.id = training_id
      and training.team_id = any(array(select private.my_managed_team_ids()))
  )
);

-- Functions ---------------------------------------------------------------------------------

-- Makes a link for everybody who holds it; 30 days when nothing is said. The token is in this answer
-- and never again. Errors: training_not_writable (42501); too_many_shares (P0001, 20 live ones).
create function public.create_training_share(
  p_training_id uuid,
  p_lifetime public.share_lifetime default 'month',
  p_shows_place boolean default false
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
  -- The lock keeps two calls from both counting nineteen.
  select school_id into school from public.trainings
  where id = p_training_id and team_id = any(array(select private.my_managed_team_ids()))
  for update;
  if not found then
    raise exception 'training_not_writable' using errcode = '42501';
  end if;
  if 20 <= (
    select count(*) from public.training_shares
    where training_id = p_training_id
      and revoked_at is null
      and (expires_at is null or expires_at > now())
  ) then
    raise exception 'too_many_shares' using errcode = 'P0001';
  end if;

  insert into public.training_shares (id, training_id, token_hash, shows_place, created_by, expires_at)
  values (
    share, p_training_id, sha256(convert_to(secret, 'UTF8')), coalesce(p_shows_place, false),
    (select auth.uid()), private.share_end(p_lifetime, school)
  );
  perform private.audit(
    'training_shared', school, null, null,
    jsonb_build_object('training_id', p_training_id, 'share_id', share)
  );
  return query select share, secret;
end;
$$;

-- Another 30 days for a link that still works; its new end, null for one that never ends. Whoever plans
-- the team's trainings. Errors: share_not_found (42501); share_is_over (P0001).
create function public.extend_training_share(p_share_id uuid)
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  share public.training_shares;
  later timestamptz;
begin
  select entry.* into share
  from public.training_shares as entry
  join public.trainings as training on training.id = entry.training_id
  where entry.id = p_share_id
    and training.team_id = any(array(select private.my_managed_team_ids()))
  for update of entry;
  if not found then
    raise exception 'share_not_found' using errcode = '42501';
  end if;
  if share.revoked_at is not null or share.expires_at <= now() then
    raise exception 'share_is_over' using errcode = 'P0001';
  end if;
  later := private.later_share_end(share.expires_at);
  update public.training_shares set expires_at = later where id = p_share_id;
  perform private.audit(
    'training_share_extended',
    (select school_id from public.trainings where id = share.training_id), null, null,
    jsonb_build_object('training_id', share.training_id, 'share_id', p_share_id, 'expires_at', later)
  );
  return later;
end;
$$;

-- Closes a link for good: whoever plans the team's trainings. Closing it twice is no error.
-- Errors: share_not_found (42501).
create function public.revoke_training_share(p_share_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  share public.training_shares;
begin
  select entry.* into share
  from public.training_shares as entry
  join public.trainings as training on training.id = entry.training_id
  where entry.id = p_share_id
    and training.team_id = any(array(select private.my_managed_team_ids()))
  for update of entry;
  if not found then
    raise exception 'share_not_found' using errcode = '42501';
  end if;
  if share.revoked_at is null then
    update public.training_shares set revoked_at = now() where id = p_share_id;
    perform private.audit(
      'training_share_revoked',
      (select school_id from public.trainings where id = share.training_id), null, null,
      jsonb_build_object('training_id', share.training_id, 'share_id', p_share_id)
    );
  end if;
end;
$$;

-- Whether somebody else still plans a team's trainings: private.my_managed_team_ids of that person.
create function private.manages_team(p_user_id uuid, p_team_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.teams as team
    join public.role_assignments as held on held.school_id = team.school_id
    join public.users as person on person.id = held.user_id and person.status = 'active'
    where team.id = p_team_id
      and held.user_id = p_user_id
      and (
        held.role = 'owner'
        or (
          held.role = 'coach'
          and exists (
            select from public.team_staff as staff
            where staff.team_id = team.id and staff.user_id = p_user_id
          )
        )
      )
  );
$$;

-- What an exercise of a shared training says: its texts in every language, and its drawing or
-- animation without who the players are. Null for one that is not the school's to show.
create function private.shared_exercise(p_exercise_id uuid, p_school_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'topic', exercise.topic,
    'players_min', exercise.players_min,
    'players_max', exercise.players_max,
    'area_length_m', exercise.area_length_m,
    'area_width_m', exercise.area_width_m,
    'sets', exercise.sets,
    'work_seconds', exercise.work_seconds,
    'rest_seconds', exercise.rest_seconds,
    'equipment', exercise.equipment,
    'scene', private.scene_without_people(coalesce(animation.scene, exercise.diagram)),
    'texts', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'locale', told.locale, 'title', told.title, 'aim', told.aim, 'setup', told.setup,
          'rules', told.rules, 'coaching_points', told.coaching_points
        )
        order by told.locale
      ), '[]')
      from public.exercise_texts as told where told.exercise_id = exercise.id
    )
  )
  from public.exercises as exercise
  left join public.animations as animation
    on animation.id = exercise.animation_id and animation.archived_at is null
  where exercise.id = p_exercise_id
    and (exercise.visibility = 'public' or exercise.school_id = p_school_id);
$$;

-- What a link shows, or null for a wrong, revoked or expired token: {title, objective, starts_at,
-- ends_at, status, time_zone, team_name, school_name, place, blocks: [{id, phase, position, lane,
-- title, minutes, exercise | null}]}; an exercise as private.shared_exercise says.
create function public.shared_training(p_token public.short_text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'title', training.title,
    'objective', training.objective,
    'starts_at', training.starts_at,
    'ends_at', training.ends_at,
    'status', training.status,
    'time_zone', school.time_zone,
    'team_name', team.name,
    'school_name', school.name,
    'place', case when share.shows_place then training.place end,
    'blocks', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', block.id,
          'phase', block.phase,
          'position', block.position,
          'lane', block.lane,
          'title', block.title,
          'minutes', block.minutes,
          'exercise', private.shared_exercise(block.exercise_id, training.school_id)
        )
        order by block.phase, block.position, block.lane
      ), '[]')
      from public.training_blocks as block where block.training_id = training.id
    )
  )
  from public.training_shares as share
  join public.trainings as training on training.id = share.training_id
  join public.teams as team on team.id = training.team_id
  join public.schools as school on school.id = training.school_id
  where share.token_hash = sha256(convert_to(left(p_token, 100), 'UTF8'))
    and share.revoked_at is null
    and (share.expires_at is null or share.expires_at > now())
    and private.manages_team(share.created_by, training.team_id);
$$;

-- Grants ------------------------------------------------------------------------------------
-- Links are written by the functions alone.

revoke all on public.training_shares from anon, authenticated;

grant select (id, training_id, shows_place, created_by, expires_at, revoked_at, created_at, updated_at)
on public.training_shares to authenticated;

grant execute on function
  public.create_training_share(uuid, public.share_lifetime, boolean),
  public.extend_training_share(uuid),
  public.revoke_training_share(uuid)
to authenticated;
grant execute on function public.shared_training(public.short_text) to anon, authenticated;
