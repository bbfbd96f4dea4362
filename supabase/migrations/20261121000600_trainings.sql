-- Trainings: when and where a team meets, and what it does block by block.
--
--                   player      parent         coach of the team  other coach  owner    admin
-- trainings         own team s  child's team s s i u d            school s     s i u d  s
-- training_blocks   own team s  child's team s s i u d            school s     s i u d  s
--
-- Coach and owner mean: of that school. Other schools, pending people and anonymous visitors see
-- nothing. Calling a training off is a status; only a planned one that has not begun can be
-- deleted. Trainings are written through save_training, which keeps training and blocks one.

-- Types -------------------------------------------------------------------------------------

create type public.training_status as enum ('planned', 'done', 'cancelled');

-- Tables ------------------------------------------------------------------------------------

create table public.trainings (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  author_id uuid default auth.uid(),
  title text,
  objective text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text,
  notes text,
  status public.training_status not null default 'planned',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint trainings_pkey primary key (id),
  constraint trainings_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint trainings_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint trainings_author foreign key (author_id) references public.users (id) on delete set null,
  constraint trainings_title_length check (char_length(title) <= 100),
  constraint trainings_objective_length check (char_length(objective) <= 300),
  constraint trainings_place_length check (char_length(place) <= 120),
  constraint trainings_notes_length check (char_length(notes) <= 2000),
  constraint trainings_ends_after_start check (ends_at > starts_at),
  constraint trainings_at_most_5_hours check (ends_at <= starts_at + interval '5 hours')
);

create table public.training_blocks (
  id uuid not null default gen_random_uuid(),
  training_id uuid not null,
  phase public.training_phase not null,
  position int not null,
  exercise_id uuid,
  title text,
  minutes int not null,
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint training_blocks_pkey primary key (id),
  constraint training_blocks_training foreign key (training_id) references public.trainings (id) on delete cascade,
  constraint training_blocks_exercise foreign key (exercise_id) references public.exercises (id) on delete restrict,
  constraint training_blocks_place_once unique (training_id, phase, position) deferrable,
  constraint training_blocks_has_content check (exercise_id is not null or title is not null),
  constraint training_blocks_title_length check (title = btrim(title) and char_length(title) between 1 and 100),
  constraint training_blocks_position_positive check (position >= 0),
  constraint training_blocks_minutes_range check (minutes between 1 and 120),
  constraint training_blocks_note_length check (char_length(note) <= 500)
);

-- Indexes -----------------------------------------------------------------------------------

create index trainings_team on public.trainings (team_id, starts_at);
create index trainings_school on public.trainings (school_id, starts_at);
create index trainings_author on public.trainings (author_id);
create index training_blocks_exercise on public.training_blocks (exercise_id);

-- Triggers ----------------------------------------------------------------------------------

create trigger trainings_take_school
before insert or update of team_id, school_id on public.trainings
for each row execute function private.take_school_of_team();

-- Every change counts, so that two people editing one training notice each other.
create function private.bump_version()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.version := old.version + 1;
  return new;
end;
$$;

create trigger trainings_bump_version before update on public.trainings
for each row execute function private.bump_version();

create trigger trainings_set_updated_at before update on public.trainings
for each row execute function private.set_updated_at();
create trigger training_blocks_set_updated_at before update on public.training_blocks
for each row execute function private.set_updated_at();

-- Policies ----------------------------------------------------------------------------------

alter table public.trainings enable row level security;
alter table public.training_blocks enable row level security;

create policy trainings_active on public.trainings
as restrictive to authenticated using ((select private.is_active()));
create policy training_blocks_active on public.training_blocks
as restrictive to authenticated using ((select private.is_active()));

create policy trainings_select on public.trainings for select to authenticated using (
  school_id = any(array(select private.my_readable_school_ids()))
  or team_id = any(array(select private.my_family_team_ids()))
);

create policy trainings_insert on public.trainings for insert to authenticated with check (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy trainings_update on public.trainings for update to authenticated
using (team_id = any(array(select private.my_managed_team_ids())))
with check (team_id = any(array(select private.my_managed_team_ids())));

create policy trainings_delete on public.trainings for delete to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
  and status = 'planned'
  and starts_at > now()
);

-- One training is a few blocks: looking its training up per block costs a primary key access and
-- keeps the rule in one place.
create policy training_blocks_select on public.training_blocks for select to authenticated using (
  exists (select from public.trainings as training where training.id = training_id)
);

create policy training_blocks_insert on public.training_blocks for insert to authenticated with check (
  exists (
    select from public.trainings as training
    where training.id = training_id
      and training.team_id = any(array(select private.my_managed_team_ids()))
  )
  and (
    exercise_id is null
    or exists (select from public.exercises as exercise where exercise.id = exercise_id)
  )
);

create policy training_blocks_update on public.training_blocks for update to authenticated
using (
  exists (
    select from public.trainings as training
    where training.id = training_id
      and training.team_id = any(array(select private.my_managed_team_ids()))
  )
)
with check (
  exists (
    select from public.trainings as training
    where training.id = training_id
      and training.team_id = any(array(select private.my_managed_team_ids()))
  )
  and (
    exercise_id is null
    or exists (select from public.exercises as exercise where exercise.id = exercise_id)
  )
);

create policy training_blocks_delete on public.training_blocks for delete to authenticated using (
  exists (
    select from public.trainings as training
    where training.id = training_id
      and training.team_id = any(array(select private.my_managed_team_ids()))
  )
);

comment on policy training_blocks_insert on public.training_blocks is
  'Only exercises the writer may see: a block would otherwise show a foreign exercise to families.';

-- Functions ---------------------------------------------------------------------------------

-- Popularity for sorting the library; the caller may not write exercises, hence definer.
create function private.count_exercise_use(p_exercise_ids uuid[])
returns void
language sql
security definer
set search_path = ''
as $$
  update public.exercises set use_count = use_count + 1 where id = any(p_exercise_ids);
$$;

-- Saves a training with all its blocks in one transaction. Without id it creates one; with id the
-- caller names the version they started from. Runs as the caller: the policies decide.
-- p_training: {id?, version?, team_id, title, objective, starts_at, ends_at, place, notes,
--   blocks: [{phase, exercise_id, title, minutes, note}]}, blocks in order within their phase.
-- Errors: training_conflict, too_many_blocks, blocks_required (P0001); training_not_writable (42501).
create function public.save_training(p_training jsonb)
returns public.trainings
language plpgsql
set search_path = ''
as $$
declare
  wanted public.trainings := jsonb_populate_record(
    null::public.trainings,
    p_training - 'blocks' || jsonb_build_object(
      'title', nullif(btrim(p_training ->> 'title'), ''),
      'objective', nullif(btrim(p_training ->> 'objective'), ''),
      'place', nullif(btrim(p_training ->> 'place'), ''),
      'notes', nullif(btrim(p_training ->> 'notes'), '')
    )
  );
  blocks jsonb := p_training -> 'blocks';
  saved public.trainings;
  known_exercises uuid[] := '{}';
begin
  if jsonb_typeof(blocks) is distinct from 'array' then
    raise exception 'blocks_required' using errcode = 'P0001';
  end if;
  if jsonb_array_length(blocks) > 40 then
    raise exception 'too_many_blocks' using errcode = 'P0001';
  end if;

  if wanted.id is null then
    insert into public.trainings (team_id, title, objective, starts_at, ends_at, place, notes)
    values (
      wanted.team_id, wanted.title, wanted.objective, wanted.starts_at, wanted.ends_at,
      wanted.place, wanted.notes
    )
    returning * into saved;
  else
    select * into saved from public.trainings where id = wanted.id for update;
    if not found then
      raise exception 'training_not_writable' using errcode = '42501';
    end if;
    if saved.version is distinct from wanted.version then
      raise exception 'training_conflict' using errcode = 'P0001';
    end if;
    update public.trainings
    set team_id = wanted.team_id,
      title = wanted.title,
      objective = wanted.objective,
      starts_at = wanted.starts_at,
      ends_at = wanted.ends_at,
      place = wanted.place,
      notes = wanted.notes
    where id = wanted.id
    returning * into saved;
    select coalesce(array_agg(exercise_id), '{}') into known_exercises
    from public.training_blocks
    where training_id = saved.id and exercise_id is not null;
  end if;

  -- One statement: an exercise that is visible only because this training uses it stays usable.
  with replaced as (
    delete from public.training_blocks where training_id = saved.id
  )
  insert into public.training_blocks (training_id, phase, position, exercise_id, title, minutes, note)
  select
    saved.id,
    (block ->> 'phase')::public.training_phase,
    row_number() over (partition by block ->> 'phase' order by place) - 1,
    (block ->> 'exercise_id')::uuid,
    nullif(btrim(block ->> 'title'), ''),
    (block ->> 'minutes')::int,
    nullif(btrim(block ->> 'note'), '')
  from jsonb_array_elements(blocks) with ordinality as entry (block, place);

  perform private.count_exercise_use(array(
    select distinct exercise_id from public.training_blocks
    where training_id = saved.id and exercise_id is not null and exercise_id <> all(known_exercises)
  ));
  return saved;
end;
$$;

-- Grants ------------------------------------------------------------------------------------
-- Author and version are set by the database.

revoke all on public.trainings, public.training_blocks from anon, authenticated;

grant select, delete on public.trainings to authenticated;
grant insert (id, school_id, team_id, title, objective, starts_at, ends_at, place, notes, status)
on public.trainings to authenticated;
grant update (team_id, title, objective, starts_at, ends_at, place, notes, status)
on public.trainings to authenticated;

grant select, delete on public.training_blocks to authenticated;
grant insert (id, training_id, phase, position, exercise_id, title, minutes, note)
on public.training_blocks to authenticated;
grant update (phase, position, exercise_id, title, minutes, note)
on public.training_blocks to authenticated;

grant execute on function
  private.count_exercise_use(uuid[]),
  public.save_training(jsonb)
to authenticated;
