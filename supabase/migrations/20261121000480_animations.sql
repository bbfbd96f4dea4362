-- Animations: moving pictures of football, kept with their history and shown by link if wanted.
--
--                     anonymous  player, parent  coach          owner          admin
-- animations          by link    public, shown   s, own i u d   s, own i u d   s (not me), platform's own i u d
-- animation_versions  -          -               own s          own s          own s
--
-- s = what visibility says: me, the staff of one team, the staff of the school, everybody with a
-- role. shown = an exercise shows it that I may read: an exercise carries its animation. What a
-- public exercise shows must be public itself, so that nobody publishes a colleague's drawing.
-- Only its owner changes an animation, while still staff of the school; without school it belongs
-- to the platform, is public, and an administrator owns it. One that an exercise shows is archived
-- instead of deleted.
--
-- History: one state for every ten minutes of work, the last ten of them, so that saving every few
-- seconds does not push yesterday's drawing out.
--
-- Lists and cards draw the preview: the first step without who the players are, so that a page of
-- drawings weighs a few kilobytes each and not half a megabyte. A template is one to start from. What
-- can be asked about a drawing is counted, so that it is found for a quiz.
-- What is public shows shirt numbers only, see the next chapter.

-- Types -------------------------------------------------------------------------------------

-- Who may read a piece of the library: the author, one team's staff, the school's staff, everybody.
create type public.exercise_visibility as enum ('me', 'team', 'school', 'public');

-- Tables ------------------------------------------------------------------------------------

create table public.animations (
  id uuid not null default gen_random_uuid(),
  school_id uuid,
  owner_id uuid default auth.uid(),
  title text not null,
  scene jsonb not null,
  -- The first step with what begins in it, at most 32 KiB; see private.scene_preview.
  preview jsonb not null default '{}',
  step_count int not null default 1,
  -- Questions that can be answered and the principles they are about; see private.scene_questions.
  question_count int not null default 0,
  question_topics text[] not null default '{}',
  thumbnail_path text,
  visibility public.exercise_visibility not null default 'me',
  team_id uuid,
  is_template boolean not null default false,
  version int not null default 1,
  archived_at timestamptz,
  search_text text not null generated always as (private.fold_text(title)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint animations_pkey primary key (id),
  constraint animations_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint animations_owner foreign key (owner_id) references public.users (id) on delete set null,
  constraint animations_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint animations_title_length check (title = btrim(title) and char_length(title) between 1 and 100),
  -- v is the version of the scene's schema: the app opens the version it knows and refuses others.
  constraint animations_scene_form check (
    jsonb_typeof(scene) = 'object'
    and scene ? 'v'
    and jsonb_typeof(scene -> 'v') = 'number'
    and octet_length(scene::text) <= 524288
  ),
  constraint animations_thumbnail_path_length check (char_length(thumbnail_path) <= 500),
  -- A path names the file that readers of the row may open, so it is the row's own.
  constraint animations_thumbnail_path_own check (
    thumbnail_path is null or coalesce(starts_with(thumbnail_path, owner_id || '/' || id || '.'), false)
  ),
  constraint animations_platform_is_public check (school_id is not null or visibility = 'public'),
  constraint animations_team_named check ((visibility = 'team') = (team_id is not null)),
  constraint animations_template_is_shown check (not is_template or visibility <> 'me')
);

-- created_at is when the work on this state began, updated_at when it was last saved.
create table public.animation_versions (
  animation_id uuid not null,
  school_id uuid,
  version int not null,
  title text not null,
  scene jsonb not null,
  saved_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint animation_versions_pkey primary key (animation_id, version),
  constraint animation_versions_animation foreign key (animation_id)
    references public.animations (id) on delete cascade,
  constraint animation_versions_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint animation_versions_saved_by foreign key (saved_by) references public.users (id) on delete set null
);

-- Indexes -----------------------------------------------------------------------------------

create index animations_school on public.animations (school_id, visibility, updated_at desc);
create index animations_owner on public.animations (owner_id, updated_at desc);
create index animations_team on public.animations (team_id);
create index animations_questions on public.animations (school_id, updated_at desc) where question_count > 0;
create index animations_visibility on public.animations (visibility, updated_at desc);
create index animation_versions_school on public.animation_versions (school_id);
create index animation_versions_saved_by on public.animation_versions (saved_by);

-- Predicates --------------------------------------------------------------------------------

create function private.my_own_animation_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select id from public.animations
  where owner_id = (select auth.uid())
    and (
      school_id = any(array(select private.my_staff_school_ids()))
      or (school_id is null and (select private.is_admin()))
    );
end;
$$;

comment on function private.my_own_animation_ids() is 'Animations I may change and share.';

-- plpgsql because its body is resolved when called; exercises are the next chapter. Those of public
-- exercises are public themselves and need not be listed.
create function private.my_exercise_animation_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select exercise.animation_id
  from public.exercises as exercise
  where exercise.animation_id is not null
    and exercise.visibility = 'school'
    and exercise.school_id = any(array(select private.my_staff_school_ids()))
  union
  select exercise.animation_id
  from public.exercises as exercise
  where exercise.animation_id is not null
    and exercise.team_id = any(array(select private.my_managed_team_ids()))
  union
  select exercise.animation_id
  from public.exercises as exercise
  where exercise.animation_id is not null
    and (
      exercise.author_id = (select auth.uid()) and (select private.is_active())
      or exercise.id = any(array(select private.my_training_exercise_ids()))
    );
end;
$$;

comment on function private.my_exercise_animation_ids() is
  'Animations shown by exercises of my schools that I may read.';

-- Triggers ----------------------------------------------------------------------------------

-- For every table with visibility, team_id and school_id: a team is named exactly while the row is
-- shared with one, and it is a team of that school. Definer: the rule holds for unreadable teams too.
create function private.keep_within_team()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.visibility <> 'team' then
    new.team_id := null;
  elsif new.team_id is not null and not exists (
    select from public.teams where id = new.team_id and school_id = new.school_id
  ) then
    raise exception 'team_of_another_school' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger animations_assign_team
before insert or update of visibility, team_id, school_id on public.animations
for each row execute function private.keep_within_team();

create function private.keep_public_animation()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.exercises where animation_id = new.id and visibility = 'public'
  ) then
    raise exception 'animation_in_use' using errcode = 'P0001';
  end if;
  return new;
end;
$$;

create trigger animations_keep_public before update of visibility on public.animations
for each row
when (old.visibility = 'public' and new.visibility <> 'public')
execute function private.keep_public_animation();

create function private.clear_public_animation()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.scene := private.scene_without_people(new.scene);
  return new;
end;
$$;

-- Before the version is counted: names left out are no change of the drawing.
create trigger animations_clear_people before insert or update of scene, visibility on public.animations
for each row
when (new.visibility = 'public')
execute function private.clear_public_animation();

create function private.draw_animation_preview()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.preview := private.scene_preview(new.scene);
  new.step_count := greatest(1, case jsonb_typeof(new.scene -> 'steps')
    when 'array' then jsonb_array_length(new.scene -> 'steps')
    else 1
  end);
  if not private.has_question_form(new.scene) then
    raise exception 'question_form' using errcode = '23514';
  end if;
  select count(*), coalesce(array_agg(distinct asked.topic) filter (where asked.topic is not null), '{}')
  into new.question_count, new.question_topics
  from private.scene_questions(new.scene) as asked;
  return new;
end;
$$;

create trigger animations_draw_preview before insert or update of scene, visibility on public.animations
for each row execute function private.draw_animation_preview();

-- Every change of the drawing counts, so that two screens editing it notice each other.
create function private.count_animation_version()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.version := old.version + 1;
  return new;
end;
$$;

create trigger animations_count_version before update on public.animations
for each row
when ((old.title, old.scene) is distinct from (new.title, new.scene))
execute function private.count_animation_version();

-- A state begun less than ten minutes ago is carried on; the tenth last is dropped for a new one.
create function private.keep_animation_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.animation_versions
  set version = new.version, title = new.title, scene = new.scene, saved_by = (select auth.uid())
  where animation_id = new.id and created_at > now() - interval '10 minutes';
  if not found then
    insert into public.animation_versions (animation_id, school_id, version, title, scene, saved_by)
    values (
      new.id, new.school_id, new.version, new.title, new.scene,
      coalesce((select auth.uid()), new.owner_id)
    );
    delete from public.animation_versions
    where animation_id = new.id
      and version not in (
        select version from public.animation_versions
        where animation_id = new.id
        order by version desc
        limit 10
      );
  end if;
  return new;
end;
$$;

create trigger animations_keep_first_version after insert on public.animations
for each row execute function private.keep_animation_version();
create trigger animations_keep_version after update on public.animations
for each row
when (old.version is distinct from new.version)
execute function private.keep_animation_version();

-- Policies ----------------------------------------------------------------------------------

alter table public.animations enable row level security;
alter table public.animation_versions enable row level security;

create policy animations_select on public.animations for select to authenticated using (
  (visibility = 'public' and (select private.has_role()))
  or (visibility = 'school' and school_id = any(array(select private.my_staff_school_ids())))
  or team_id = any(array(select private.my_managed_team_ids()))
  or owner_id = (select auth.uid())
  or id = any(array(select private.my_exercise_animation_ids()))
  or (visibility <> 'me' and (select private.is_admin()))
);

create policy animations_insert on public.animations for insert to authenticated with check (
  owner_id = (select auth.uid())
  and (
    school_id = any(array(select private.my_staff_school_ids()))
    or (school_id is null and (select private.is_admin()))
  )
  and (team_id is null or team_id = any(array(select private.my_managed_team_ids())))
);

create policy animations_update on public.animations for update to authenticated
using (id = any(array(select private.my_own_animation_ids())))
with check (
  id = any(array(select private.my_own_animation_ids()))
  and (team_id is null or team_id = any(array(select private.my_managed_team_ids())))
);

create policy animations_delete on public.animations for delete to authenticated using (
  id = any(array(select private.my_own_animation_ids()))
);

create policy animation_versions_select on public.animation_versions for select to authenticated using (
  animation_id = any(array(select private.my_own_animation_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Saves an animation. Without id it creates one; with id the caller names the version they started
-- from, and what the document leaves out stays as it is. Runs as the caller: the policies decide.
-- p_animation: {id?, version?, school_id, title, scene, visibility?, team_id?, is_template?,
-- thumbnail_path?}.
-- Errors: stale_row (P0001), animation_in_use (P0001: a public exercise shows it and it
-- would stop being public), animation_not_writable, team_of_another_school (42501).
create function public.save_animation(p_animation public.json_document)
returns public.animations
language plpgsql
set search_path = ''
as $$
declare
  before public.animations;
  wanted public.animations;
  saved public.animations;
begin
  if p_animation ->> 'id' is null then
    wanted := jsonb_populate_record(null::public.animations, p_animation);
    insert into public.animations (
      school_id, title, scene, visibility, team_id, is_template, thumbnail_path
    )
    values (
      wanted.school_id, btrim(wanted.title), wanted.scene, coalesce(wanted.visibility, 'me'),
      wanted.team_id, coalesce(wanted.is_template, false), wanted.thumbnail_path
    )
    returning * into saved;
    return saved;
  end if;

  select * into before from public.animations where id = (p_animation ->> 'id')::uuid for update;
  if not found then
    raise exception 'animation_not_writable' using errcode = '42501';
  end if;
  if before.version is distinct from (p_animation ->> 'version')::int then
    raise exception 'stale_row' using errcode = 'P0001';
  end if;
  wanted := jsonb_populate_record(before, p_animation);
  update public.animations
  set title = btrim(wanted.title),
    scene = wanted.scene,
    visibility = wanted.visibility,
    team_id = wanted.team_id,
    is_template = wanted.is_template,
    thumbnail_path = wanted.thumbnail_path
  where id = before.id
  returning * into saved;
  return saved;
end;
$$;

-- A copy of any animation I may read, mine from now on and shown to nobody yet (the platform's stay
-- public). Another school's players stay there. Errors: not readable or no staff of the school (42501).
create function public.duplicate_animation(
  p_animation_id uuid,
  p_title public.short_text,
  p_school_id uuid default null
)
returns public.animations
language plpgsql
set search_path = ''
as $$
declare
  copy public.animations;
begin
  insert into public.animations (school_id, title, scene, visibility)
  select
    p_school_id,
    btrim(left(btrim(p_title), 100)),
    case
      when original.school_id is not distinct from p_school_id then original.scene
      else private.scene_without_people(original.scene)
    end,
    case when p_school_id is null then 'public' else 'me' end::public.exercise_visibility
  from public.animations as original
  where original.id = p_animation_id
  returning * into copy;
  if copy.id is null then
    raise exception 'animation_not_readable' using errcode = '42501';
  end if;
  return copy;
end;
$$;

-- Puts an animation away, or takes it out again: its owner, or an owner of the school. Its links
-- rest while it is away. Errors: animation_not_writable (42501).
create function public.archive_animation(p_animation_id uuid, p_is_archived boolean default true)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.animations
  set archived_at = case when p_is_archived then coalesce(archived_at, now()) end
  where id = p_animation_id
    and (
      id = any(array(select private.my_own_animation_ids()))
      or (visibility <> 'me' and school_id = any(array(select private.my_owned_school_ids())))
    );
  if not found then
    raise exception 'animation_not_writable' using errcode = '42501';
  end if;
end;
$$;

-- Grants ------------------------------------------------------------------------------------
-- Owner, version and school never change; the history is written by the database alone.

revoke all on public.animations, public.animation_versions from anon, authenticated;

grant select, delete on public.animations to authenticated;
grant insert (school_id, title, scene, thumbnail_path, visibility, team_id, is_template)
on public.animations to authenticated;
grant update (title, scene, thumbnail_path, visibility, team_id, is_template)
on public.animations to authenticated;

grant select on public.animation_versions to authenticated;
grant execute on function
  private.my_own_animation_ids(),
  private.my_exercise_animation_ids(),
  public.duplicate_animation(uuid, public.short_text, uuid),
  public.save_animation(public.json_document),
  public.archive_animation(uuid, boolean)
to authenticated;
