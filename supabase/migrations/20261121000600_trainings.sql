-- Trainings: when and where a team meets, and what it does block by block.
--
--                   player      parent         coach of the team  other coach  owner    admin
-- trainings         own team s  child's team s s i u d            school s     s i u d  s
-- training_blocks   own team s  child's team s s i u d            school s     s i u d  s
-- training_totals   as the training
--
-- Coach and owner mean: of that school. Other schools, pending people and anonymous visitors see
-- nothing. Calling a training off is a status; only a planned one that has not begun can be
-- deleted. Trainings are written through save_training, which keeps training and blocks one.
--
-- Blocks at the same position of a phase run side by side in lanes, one group each. Minutes count
-- once per position (the longest lane); the load of a block is minutes times planned effort (0 to
-- 10), that of a position the average of its lanes, because a player goes through one of them.
-- notes are read by families; what only staff may know stands in the next chapter.

-- Types -------------------------------------------------------------------------------------

create type public.training_status as enum ('planned', 'done', 'cancelled');

-- Tables ------------------------------------------------------------------------------------

create table public.trainings (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  author_id uuid default auth.uid(),
  template_id uuid,
  series_id uuid,
  series_date date,
  title text,
  objective text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text,
  notes text,
  planned_players int,
  status public.training_status not null default 'planned',
  change_reason text,
  version int not null default 1,
  search_text text not null generated always as (
    private.fold_text(coalesce(title, '') || ' ' || coalesce(objective, '') || ' ' || coalesce(place, ''))
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint trainings_pkey primary key (id),
  constraint trainings_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint trainings_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint trainings_author foreign key (author_id) references public.users (id) on delete set null,
  constraint trainings_template foreign key (template_id)
    references public.training_templates (id) on delete set null,
  constraint trainings_series foreign key (series_id)
    references public.training_series (id) on delete set null,
  constraint trainings_series_once unique (series_id, series_date),
  constraint trainings_series_dated check (series_id is null or series_date is not null),
  constraint trainings_planned_players_range check (planned_players between 1 and 60),
  constraint trainings_title_length check (char_length(title) <= 100),
  constraint trainings_objective_length check (char_length(objective) <= 300),
  constraint trainings_place_length check (char_length(place) <= 120),
  constraint trainings_notes_length check (char_length(notes) <= 2000),
  constraint trainings_change_reason_length check (char_length(change_reason) <= 200),
  constraint trainings_ends_after_start check (ends_at > starts_at),
  constraint trainings_at_most_5_hours check (ends_at <= starts_at + interval '5 hours')
);

create table public.training_blocks (
  id uuid not null default gen_random_uuid(),
  training_id uuid not null,
  phase public.training_phase not null,
  position int not null,
  lane int not null default 0,
  group_label text,
  exercise_id uuid,
  title text,
  minutes int not null,
  planned_rpe int,
  planned_load int generated always as (minutes * planned_rpe) stored,
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint training_blocks_pkey primary key (id),
  constraint training_blocks_training foreign key (training_id) references public.trainings (id) on delete cascade,
  constraint training_blocks_exercise foreign key (exercise_id) references public.exercises (id) on delete restrict,
  constraint training_blocks_place_once unique (training_id, phase, position, lane) deferrable,
  constraint training_blocks_has_content check (exercise_id is not null or title is not null),
  constraint training_blocks_title_length check (title = btrim(title) and char_length(title) between 1 and 100),
  constraint training_blocks_position_positive check (position >= 0),
  constraint training_blocks_minutes_range check (minutes between 1 and 120),
  constraint training_blocks_lane_range check (lane between 0 and 5),
  constraint training_blocks_group_label_length check (
    group_label = btrim(group_label) and char_length(group_label) between 1 and 40
  ),
  constraint training_blocks_planned_rpe_range check (planned_rpe between 0 and 10),
  constraint training_blocks_note_length check (char_length(note) <= 500)
);

comment on column public.trainings.series_date is
  'Which date of the series this is; stays when the training moves, so that it is not planned twice.';
comment on column public.trainings.change_reason is
  'Why it was called off or moved, as families read it; empty when it takes place as first said.';
comment on column public.trainings.planned_players is 'How many players the plan is made for.';
comment on column public.training_blocks.planned_rpe is
  'Planned effort from 0 rest to 10 everything; empty: that of the exercise.';

-- Indexes -----------------------------------------------------------------------------------

create index trainings_team on public.trainings (team_id, starts_at);
create index trainings_school on public.trainings (school_id, starts_at);
-- For the sessions of all schools (0946) alone: the time itself as an index would lure the planner past the policies' schools.
create index trainings_everywhere on public.trainings ((starts_at at time zone 'UTC'));
create index trainings_words on public.trainings using gin (search_text extensions.gin_trgm_ops);
create index trainings_author on public.trainings (author_id);
create index trainings_template on public.trainings (template_id);
create index training_blocks_exercise on public.training_blocks (exercise_id);

-- Triggers ----------------------------------------------------------------------------------

create trigger trainings_take_school
before insert or update of team_id, school_id on public.trainings
for each row execute function private.take_school_of_team();

create trigger trainings_template_readable
before insert or update of template_id on public.trainings
for each row
when (new.template_id is not null and new.series_id is null)
execute function private.refuse_unreadable_template();

-- A training belongs to a series of its own team and has its template; handed to another team it
-- leaves the series.
create function private.keep_series_of_team()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.training_series where id = new.series_id and team_id = new.team_id
  ) then
    if tg_op = 'INSERT' then
      new.template_id := (select template_id from public.training_series where id = new.series_id);
    end if;
  elsif tg_op = 'INSERT' then
    raise exception 'series_of_another_team' using errcode = '42501';
  else
    new.series_id := null;
  end if;
  return new;
end;
$$;

create trigger trainings_keep_series
before insert or update of team_id on public.trainings
for each row
when (new.series_id is not null)
execute function private.keep_series_of_team();

create trigger training_blocks_take_effort
before insert or update of exercise_id, planned_rpe on public.training_blocks
for each row
when (new.planned_rpe is null and new.exercise_id is not null)
execute function private.take_effort_of_exercise();

-- At most 40 blocks, however they are written. Locks the training, so that two writers count one
-- after the other.
create function private.limit_training_blocks()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public.trainings
  where id in (select training_id from added)
  order by id for no key update;
  if exists (
    select from public.training_blocks
    where training_id in (select training_id from added)
    group by training_id having count(*) > 40
  ) then
    raise exception 'too_many_blocks' using errcode = 'P0001';
  end if;
  return null;
end;
$$;

create trigger training_blocks_limit
after insert on public.training_blocks
referencing new table as added
for each statement execute function private.limit_training_blocks();

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

-- Policies ----------------------------------------------------------------------------------

alter table public.trainings enable row level security;
alter table public.training_blocks enable row level security;

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

-- Views -------------------------------------------------------------------------------------

-- load covers the minutes that have an effort; minutes_without_effort says how much is missing.
create view public.training_totals
with (security_invoker = true)
as
select
  step.training_id as id,
  sum(step.minutes)::int as minutes,
  round(sum(step.load))::int as load,
  coalesce(sum(step.minutes) filter (where step.load is null), 0)::int as minutes_without_effort,
  max(step.lanes)::int as lanes
from (
  select
    training_id, phase, position,
    max(minutes) as minutes,
    avg(planned_load) as load,
    count(*) as lanes
  from public.training_blocks
  group by training_id, phase, position
) as step
group by step.training_id;

comment on view public.training_totals is
  'Length and planned load per training (id is the training''s); lanes side by side count once.';

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

-- Saves a training with all its blocks in one transaction. Without version it creates one, under the
-- id the caller chose if there is one: sent again because the answer was lost, it saves the same one.
-- With version the caller names what they started from. Runs as the caller: the policies decide.
-- p_training: {id?, version?, team_id, title, objective, starts_at, ends_at, place, notes,
--   planned_players?, template_id? (of a new one), blocks: as private.read_training_blocks says}.
-- Errors: stale_row, too_many_blocks, blocks_required (P0001); training_not_writable,
-- template_not_readable (42501); 23505 when two blocks share a lane of one step.
create function public.save_training(p_training public.json_document)
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

  if wanted.version is null then
    insert into public.trainings (
      id, team_id, template_id, title, objective, starts_at, ends_at, place, notes, planned_players
    )
    values (
      coalesce(wanted.id, gen_random_uuid()), wanted.team_id, wanted.template_id, wanted.title,
      wanted.objective, wanted.starts_at, wanted.ends_at, wanted.place, wanted.notes,
      wanted.planned_players
    )
    on conflict (id) do nothing
    returning * into saved;
    if not found then
      select version into wanted.version from public.trainings
      where id = wanted.id and author_id = (select auth.uid()) and version = 1;
      if not found then
        raise exception 'stale_row' using errcode = 'P0001';
      end if;
    end if;
  end if;

  if wanted.version is not null then
    select * into saved from public.trainings where id = wanted.id for update;
    if not found then
      raise exception 'training_not_writable' using errcode = '42501';
    end if;
    if saved.version is distinct from wanted.version then
      raise exception 'stale_row' using errcode = 'P0001';
    end if;
    update public.trainings
    set team_id = wanted.team_id,
      title = wanted.title,
      objective = wanted.objective,
      starts_at = wanted.starts_at,
      ends_at = wanted.ends_at,
      place = wanted.place,
      notes = wanted.notes,
      planned_players = case
        when p_training ? 'planned_players' then wanted.planned_players else planned_players
      end
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
  insert into public.training_blocks (
    training_id, phase, position, lane, group_label, exercise_id, title, minutes, planned_rpe, note
  )
  select
    saved.id, phase, position, lane, group_label, exercise_id, title, minutes, planned_rpe, note
  from private.read_training_blocks(blocks);

  perform private.count_exercise_use(array(
    select distinct exercise_id from public.training_blocks
    where training_id = saved.id and exercise_id is not null and exercise_id <> all(known_exercises)
  ));
  return saved;
end;
$$;

-- Copies the blocks of each training's template into it; the trainings are new and empty. Definer:
-- whoever may read a template may use all of it, also a colleague's exercise.
create function private.copy_template_blocks(p_training_ids uuid[])
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.training_blocks (
    training_id, phase, position, lane, group_label, exercise_id, title, minutes, planned_rpe, note
  )
  select
    training.id, block.phase, block.position, block.lane, block.group_label, block.exercise_id,
    block.title, block.minutes, block.planned_rpe, block.note
  from public.trainings as training
  join public.training_template_blocks as block on block.template_id = training.template_id
  where training.id = any(p_training_ids);
$$;

-- Grants ------------------------------------------------------------------------------------
-- Author and version are set by the database; a training never joins a series later.

revoke all on public.trainings, public.training_blocks, public.training_totals from anon, authenticated;

grant select on public.training_totals to authenticated;
grant select, delete on public.trainings to authenticated;
grant insert (
  id, school_id, team_id, template_id, series_id, series_date, title, objective, starts_at, ends_at,
  place, notes, planned_players, status
) on public.trainings to authenticated;
grant update (
  team_id, title, objective, starts_at, ends_at, place, notes, planned_players, status, change_reason
) on public.trainings to authenticated;

grant select, delete on public.training_blocks to authenticated;
grant insert (
  id, training_id, phase, position, lane, group_label, exercise_id, title, minutes, planned_rpe, note
) on public.training_blocks to authenticated;
grant update (
  phase, position, lane, group_label, exercise_id, title, minutes, planned_rpe, note
) on public.training_blocks to authenticated;

grant execute on function
  private.count_exercise_use(uuid[]),
  private.copy_template_blocks(uuid[]),
  public.save_training(public.json_document)
to authenticated;
