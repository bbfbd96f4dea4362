-- Training templates: evenings a coach plans once and uses again, alone or with the whole school.
--
--                            player  parent  coach                    owner             admin
-- training_templates         -       -       own and shared s, own i u d  shared s u d, i   shared s
-- training_template_blocks   as the template, written by whoever may write that
--
-- Coach and owner mean: of that school. A template is its author's alone until it is shared; then
-- the staff of the school reads it and owners may put it right or remove it. Using one copies it: a
-- training never changes because its template did. Copying stands behind the trainings.
--
-- This chapter also holds what the blocks of templates and trainings have in common. Blocks of one
-- phase follow one another by position; blocks at the same position run side by side in lanes, so
-- minutes count once per position.

-- Tables ------------------------------------------------------------------------------------

create table public.training_templates (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  author_id uuid default auth.uid(),
  title text not null,
  objective text,
  notes text,
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint training_templates_pkey primary key (id),
  constraint training_templates_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint training_templates_author foreign key (author_id) references public.users (id) on delete set null,
  constraint training_templates_title_length check (title = btrim(title) and char_length(title) between 1 and 100),
  constraint training_templates_objective_length check (char_length(objective) <= 300),
  constraint training_templates_notes_length check (char_length(notes) <= 2000)
);

comment on column public.training_templates.notes is 'For families: copied into the notes of the training.';

create table public.training_template_blocks (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  template_id uuid not null,
  phase public.training_phase not null,
  position int not null,
  lane int not null default 0,
  group_label text,
  exercise_id uuid,
  title text,
  minutes int not null,
  planned_rpe int,
  note text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint training_template_blocks_pkey primary key (id),
  constraint training_template_blocks_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint training_template_blocks_template foreign key (template_id)
    references public.training_templates (id) on delete cascade,
  constraint training_template_blocks_exercise foreign key (exercise_id)
    references public.exercises (id) on delete restrict,
  constraint training_template_blocks_place_once unique (template_id, phase, position, lane) deferrable,
  constraint training_template_blocks_has_content check (exercise_id is not null or title is not null),
  constraint training_template_blocks_title_length check (
    title = btrim(title) and char_length(title) between 1 and 100
  ),
  constraint training_template_blocks_position_positive check (position >= 0),
  constraint training_template_blocks_lane_range check (lane between 0 and 5),
  constraint training_template_blocks_group_label_length check (
    group_label = btrim(group_label) and char_length(group_label) between 1 and 40
  ),
  constraint training_template_blocks_minutes_range check (minutes between 1 and 120),
  constraint training_template_blocks_planned_rpe_range check (planned_rpe between 0 and 10),
  constraint training_template_blocks_note_length check (char_length(note) <= 500)
);

-- Indexes -----------------------------------------------------------------------------------

create index training_templates_school on public.training_templates (school_id, title);
create index training_templates_author on public.training_templates (author_id);
create index training_template_blocks_school on public.training_template_blocks (school_id);
create index training_template_blocks_exercise on public.training_template_blocks (exercise_id);

-- Triggers ----------------------------------------------------------------------------------

-- Without an effort of its own (0 rest to 10 everything) a block takes the exercise's intensity, so
-- that every plan has a load. Definer: the writer may read the exercise only through the very plan
-- that is being replaced; a foreign exercise is refused by policy afterwards.
create function private.take_effort_of_exercise()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.planned_rpe := (
    select case intensity when 'low' then 3 when 'medium' then 5 when 'high' then 7 else 9 end
    from public.exercises where id = new.exercise_id
  );
  return new;
end;
$$;

create trigger training_template_blocks_take_effort
before insert or update of exercise_id, planned_rpe on public.training_template_blocks
for each row
when (new.planned_rpe is null and new.exercise_id is not null)
execute function private.take_effort_of_exercise();

-- For the tables that name a template: it belongs to the same school, and whoever names it may read
-- it, because its blocks will be copied. Runs as the caller.
create function private.refuse_unreadable_template()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (tg_op = 'INSERT' or new.template_id is distinct from old.template_id)
    and not exists (
      select from public.training_templates
      where id = new.template_id and school_id = new.school_id
    )
  then
    raise exception 'template_not_readable' using errcode = '42501';
  end if;
  return new;
end;
$$;

create function private.take_school_of_template()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.school_id := (select school_id from public.training_templates where id = new.template_id);
  return new;
end;
$$;

create trigger training_template_blocks_assign_school
before insert on public.training_template_blocks
for each row execute function private.take_school_of_template();

-- At most 40 blocks, however they are written. Locks the template, so that two writers count
-- one after the other.
create function private.limit_template_blocks()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public.training_templates
  where id in (select template_id from added)
  order by id for no key update;
  if exists (
    select from public.training_template_blocks
    where template_id in (select template_id from added)
    group by template_id having count(*) > 40
  ) then
    raise exception 'too_many_blocks' using errcode = 'P0001';
  end if;
  return null;
end;
$$;

create trigger training_template_blocks_limit
after insert on public.training_template_blocks
referencing new table as added
for each statement execute function private.limit_template_blocks();

-- Policies ----------------------------------------------------------------------------------

alter table public.training_templates enable row level security;
alter table public.training_template_blocks enable row level security;

create policy training_templates_select on public.training_templates for select to authenticated using (
  (is_shared and school_id = any(array(select private.my_readable_school_ids())))
  or (
    author_id = (select auth.uid())
    and school_id = any(array(select private.my_staff_school_ids()))
  )
);

create policy training_templates_insert on public.training_templates for insert to authenticated with check (
  author_id = (select auth.uid())
  and school_id = any(array(select private.my_staff_school_ids()))
);

create policy training_templates_update on public.training_templates for update to authenticated
using (
  (is_shared and school_id = any(array(select private.my_owned_school_ids())))
  or (
    author_id = (select auth.uid())
    and school_id = any(array(select private.my_staff_school_ids()))
  )
)
with check (
  (is_shared and school_id = any(array(select private.my_owned_school_ids())))
  or (
    author_id = (select auth.uid())
    and school_id = any(array(select private.my_staff_school_ids()))
  )
);

create policy training_templates_delete on public.training_templates for delete to authenticated using (
  (is_shared and school_id = any(array(select private.my_owned_school_ids())))
  or (
    author_id = (select auth.uid())
    and school_id = any(array(select private.my_staff_school_ids()))
  )
);

-- A template is a few blocks, read with it: its own policies decide.
create policy training_template_blocks_select on public.training_template_blocks
for select to authenticated using (
  exists (select from public.training_templates as template where template.id = template_id)
);

create policy training_template_blocks_insert on public.training_template_blocks
for insert to authenticated with check (
  exists (
    select from public.training_templates as template
    where template.id = template_id
      and (
        template.author_id = (select auth.uid())
        or template.school_id = any(array(select private.my_owned_school_ids()))
      )
  )
  and (
    exercise_id is null
    or exists (select from public.exercises as exercise where exercise.id = exercise_id)
  )
);

create policy training_template_blocks_delete on public.training_template_blocks
for delete to authenticated using (
  exists (
    select from public.training_templates as template
    where template.id = template_id
      and (
        template.author_id = (select auth.uid())
        or template.school_id = any(array(select private.my_owned_school_ids()))
      )
  )
);

-- Functions ---------------------------------------------------------------------------------

-- The blocks of a plan as a browser sends them, in order within their phase: a block in lane 0 (or
-- without lane) is the next step, one in another lane stands beside the step before it.
-- p_blocks: [{phase, exercise_id, title, minutes, note, lane?, group_label?, planned_rpe?}].
create function private.read_training_blocks(p_blocks jsonb)
returns table (
  phase public.training_phase,
  "position" int,
  lane int,
  group_label text,
  exercise_id uuid,
  title text,
  minutes int,
  planned_rpe int,
  note text
)
language sql
stable
set search_path = ''
as $$
  select
    (entry.block ->> 'phase')::public.training_phase,
    greatest(
      count(*) filter (where coalesce((entry.block ->> 'lane')::int, 0) = 0)
        over (partition by entry.block ->> 'phase' order by entry.place) - 1,
      0
    )::int,
    coalesce((entry.block ->> 'lane')::int, 0),
    nullif(btrim(entry.block ->> 'group_label'), ''),
    (entry.block ->> 'exercise_id')::uuid,
    nullif(btrim(entry.block ->> 'title'), ''),
    (entry.block ->> 'minutes')::int,
    (entry.block ->> 'planned_rpe')::int,
    nullif(btrim(entry.block ->> 'note'), '')
  from jsonb_array_elements(p_blocks) with ordinality as entry (block, place);
$$;

-- Saves a template with all its blocks; with id it replaces what was there. Runs as the caller.
-- p_template: {id?, school_id, title, objective, notes, is_shared, blocks: as above}.
-- Errors: blocks_required, too_many_blocks (P0001); template_not_writable (42501); 23505 when two
-- blocks share a lane of one step.
create function public.save_training_template(p_template public.json_document)
returns public.training_templates
language plpgsql
set search_path = ''
as $$
declare
  saved public.training_templates;
  wanted public.training_templates := jsonb_populate_record(
    null::public.training_templates,
    p_template - 'blocks' || jsonb_build_object(
      'title', btrim(p_template ->> 'title'),
      'objective', nullif(btrim(p_template ->> 'objective'), ''),
      'notes', nullif(btrim(p_template ->> 'notes'), '')
    )
  );
begin
  if jsonb_typeof(p_template -> 'blocks') is distinct from 'array' then
    raise exception 'blocks_required' using errcode = 'P0001';
  end if;
  if wanted.id is null then
    insert into public.training_templates (school_id, title, objective, notes, is_shared)
    values (
      wanted.school_id, wanted.title, wanted.objective, wanted.notes, coalesce(wanted.is_shared, false)
    )
    returning * into saved;
  else
    update public.training_templates
    set title = wanted.title,
      objective = wanted.objective,
      notes = wanted.notes,
      is_shared = coalesce(wanted.is_shared, is_shared)
    where id = wanted.id
    returning * into saved;
    if not found then
      raise exception 'template_not_writable' using errcode = '42501';
    end if;
    delete from public.training_template_blocks where template_id = saved.id;
  end if;
  insert into public.training_template_blocks (
    template_id, phase, position, lane, group_label, exercise_id, title, minutes, planned_rpe, note
  )
  select
    saved.id, phase, position, lane, group_label, exercise_id, title, minutes, planned_rpe, note
  from private.read_training_blocks(p_template -> 'blocks');
  return saved;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.training_templates, public.training_template_blocks from anon, authenticated;

grant select, delete on public.training_templates, public.training_template_blocks to authenticated;
grant insert (id, school_id, title, objective, notes, is_shared)
on public.training_templates to authenticated;
grant update (title, objective, notes, is_shared) on public.training_templates to authenticated;
grant insert (
  id, template_id, phase, position, lane, group_label, exercise_id, title, minutes, planned_rpe, note
) on public.training_template_blocks to authenticated;

grant execute on function
  private.read_training_blocks(jsonb),
  public.save_training_template(public.json_document)
to authenticated;
