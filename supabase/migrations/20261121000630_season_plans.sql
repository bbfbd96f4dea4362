-- Season plans: a team's year in blocks of some weeks, each week with a theme and minutes per topic.
--
--                      player    parent          coach of the team  other coach  owner    admin
-- season_plans         shared s  child's team s  s i u d            school s     s i u d  s
-- season_plan_blocks   as the plan, written by whoever may write the plan
-- season_plan_weeks    as the plan, written by whoever may write the plan
-- season_plan_targets  as the plan, written by whoever may write the plan
--
-- Coach and owner mean: of that school; the child's team only where the plan is shared. A team
-- stands for one season, so it has one plan. Blocks do not overlap; weeks begin on Monday. What was
-- planned and delivered is never typed: season_plan_minutes counts it from the trainings.

-- Extensions --------------------------------------------------------------------------------

create extension if not exists btree_gist with schema extensions;

-- Types -------------------------------------------------------------------------------------

create type public.season_block_kind as enum ('preparation', 'competition', 'transition', 'break');

-- The weeks of one season.
create domain public.season_weeks as jsonb
constraint too_many check (
  case when jsonb_typeof(value) = 'array' then jsonb_array_length(value) <= 60 else true end
)
constraint too_large check (octet_length(value::text) <= 600000);

-- Tables ------------------------------------------------------------------------------------

create table public.season_plans (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  author_id uuid default auth.uid(),
  goal text,
  starts_on date not null,
  ends_on date not null,
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint season_plans_pkey primary key (id),
  constraint season_plans_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint season_plans_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint season_plans_author foreign key (author_id) references public.users (id) on delete set null,
  constraint season_plans_one_per_team unique (team_id),
  constraint season_plans_goal_length check (char_length(goal) <= 1000),
  constraint season_plans_period check (ends_on > starts_on and ends_on <= starts_on + 500)
);

comment on column public.season_plans.is_shared is 'Players and guardians of the team may read it.';

create table public.season_plan_blocks (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  team_id uuid not null,
  plan_id uuid not null,
  kind public.season_block_kind not null,
  title text not null,
  focus text,
  starts_on date not null,
  ends_on date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint season_plan_blocks_pkey primary key (id),
  constraint season_plan_blocks_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint season_plan_blocks_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint season_plan_blocks_plan foreign key (plan_id) references public.season_plans (id) on delete cascade,
  constraint season_plan_blocks_title_length check (title = btrim(title) and char_length(title) between 1 and 80),
  constraint season_plan_blocks_focus_length check (char_length(focus) <= 500),
  constraint season_plan_blocks_period check (ends_on >= starts_on),
  constraint season_plan_blocks_apart exclude using gist (
    plan_id with =, daterange(starts_on, ends_on, '[]') with &&
  )
);

create table public.season_plan_weeks (
  plan_id uuid not null,
  week_on date not null,
  school_id uuid not null,
  team_id uuid not null,
  theme text not null,
  note text,
  target_load int,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint season_plan_weeks_pkey primary key (plan_id, week_on),
  constraint season_plan_weeks_plan foreign key (plan_id) references public.season_plans (id) on delete cascade,
  constraint season_plan_weeks_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint season_plan_weeks_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint season_plan_weeks_monday check (extract(isodow from week_on) = 1),
  constraint season_plan_weeks_theme_length check (theme = btrim(theme) and char_length(theme) between 1 and 100),
  constraint season_plan_weeks_note_length check (char_length(note) <= 500),
  constraint season_plan_weeks_target_load_range check (target_load between 0 and 10000)
);

comment on column public.season_plan_weeks.target_load is 'Minutes times effort of all trainings of the week.';

create table public.season_plan_targets (
  plan_id uuid not null,
  week_on date not null,
  topic public.exercise_topic not null,
  school_id uuid not null,
  team_id uuid not null,
  minutes int not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint season_plan_targets_pkey primary key (plan_id, week_on, topic),
  constraint season_plan_targets_week foreign key (plan_id, week_on)
    references public.season_plan_weeks (plan_id, week_on) on delete cascade,
  constraint season_plan_targets_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint season_plan_targets_team foreign key (team_id) references public.teams (id) on delete restrict,
  constraint season_plan_targets_minutes_range check (minutes between 1 and 600)
);

-- Indexes -----------------------------------------------------------------------------------

create index season_plans_school on public.season_plans (school_id);
create index season_plans_author on public.season_plans (author_id);
create index season_plan_blocks_school on public.season_plan_blocks (school_id);
create index season_plan_blocks_team on public.season_plan_blocks (team_id);
create index season_plan_blocks_plan on public.season_plan_blocks (plan_id, starts_on);
create index season_plan_weeks_school on public.season_plan_weeks (school_id);
create index season_plan_weeks_team on public.season_plan_weeks (team_id, week_on);
create index season_plan_targets_school on public.season_plan_targets (school_id);
create index season_plan_targets_team on public.season_plan_targets (team_id, week_on);

-- Triggers ----------------------------------------------------------------------------------

create trigger season_plans_assign_school
before insert or update of team_id, school_id on public.season_plans
for each row execute function private.take_school_of_team();

create function private.take_team_of_plan()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select plan.team_id, plan.school_id into new.team_id, new.school_id
  from public.season_plans as plan where plan.id = new.plan_id;
  return new;
end;
$$;

create trigger season_plan_blocks_assign_team before insert on public.season_plan_blocks
for each row execute function private.take_team_of_plan();
create trigger season_plan_weeks_assign_team before insert on public.season_plan_weeks
for each row execute function private.take_team_of_plan();
create trigger season_plan_targets_assign_team before insert on public.season_plan_targets
for each row execute function private.take_team_of_plan();

-- Blocks and weeks lie within the plan: a week counts when any of its days does.
create function private.refuse_outside_plan()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  row_data jsonb := to_jsonb(new);
  first_day date := coalesce(row_data ->> 'starts_on', row_data ->> 'week_on')::date;
  last_day date := coalesce(row_data ->> 'ends_on', row_data ->> 'week_on')::date;
begin
  if exists (
    select from public.season_plans as plan
    where plan.id = new.plan_id
      and (
        first_day < plan.starts_on - case when row_data ? 'week_on' then 6 else 0 end
        or last_day > plan.ends_on
      )
  ) then
    raise exception 'outside_season_plan' using errcode = 'P0001';
  end if;
  return new;
end;
$$;

create trigger season_plan_blocks_within_plan
before insert or update of starts_on, ends_on on public.season_plan_blocks
for each row execute function private.refuse_outside_plan();
create trigger season_plan_weeks_within_plan
before insert or update of week_on on public.season_plan_weeks
for each row execute function private.refuse_outside_plan();

-- Policies ----------------------------------------------------------------------------------

alter table public.season_plans enable row level security;
alter table public.season_plan_blocks enable row level security;
alter table public.season_plan_weeks enable row level security;
alter table public.season_plan_targets enable row level security;

create policy season_plans_select on public.season_plans for select to authenticated using (
  school_id = any(array(select private.my_readable_school_ids()))
  or (is_shared and team_id = any(array(select private.my_family_team_ids())))
);

create policy season_plans_insert on public.season_plans for insert to authenticated with check (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy season_plans_update on public.season_plans for update to authenticated
using (team_id = any(array(select private.my_managed_team_ids())))
with check (team_id = any(array(select private.my_managed_team_ids())));

create policy season_plans_delete on public.season_plans for delete to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

-- A plan is read as a whole, at most some hundred rows: its own policy decides.
create policy season_plan_blocks_select on public.season_plan_blocks for select to authenticated using (
  exists (select from public.season_plans as plan where plan.id = plan_id)
);

create policy season_plan_blocks_insert on public.season_plan_blocks for insert to authenticated with check (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy season_plan_blocks_update on public.season_plan_blocks for update to authenticated
using (team_id = any(array(select private.my_managed_team_ids())))
with check (team_id = any(array(select private.my_managed_team_ids())));

create policy season_plan_blocks_delete on public.season_plan_blocks for delete to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy season_plan_weeks_select on public.season_plan_weeks for select to authenticated using (
  exists (select from public.season_plans as plan where plan.id = plan_id)
);

create policy season_plan_weeks_insert on public.season_plan_weeks for insert to authenticated with check (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy season_plan_weeks_update on public.season_plan_weeks for update to authenticated
using (team_id = any(array(select private.my_managed_team_ids())))
with check (team_id = any(array(select private.my_managed_team_ids())));

create policy season_plan_weeks_delete on public.season_plan_weeks for delete to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy season_plan_targets_select on public.season_plan_targets for select to authenticated using (
  exists (select from public.season_plans as plan where plan.id = plan_id)
);

create policy season_plan_targets_insert on public.season_plan_targets for insert to authenticated with check (
  team_id = any(array(select private.my_managed_team_ids()))
);

create policy season_plan_targets_update on public.season_plan_targets for update to authenticated
using (team_id = any(array(select private.my_managed_team_ids())))
with check (team_id = any(array(select private.my_managed_team_ids())));

create policy season_plan_targets_delete on public.season_plan_targets for delete to authenticated using (
  team_id = any(array(select private.my_managed_team_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Minutes per week and topic: meant, standing in the plans of trainings that were not called off,
-- and over. Lanes of the same topic side by side count once. Runs as the caller, who sees what the
-- plan and its trainings show them; an unreadable plan is an empty answer.
create function public.season_plan_minutes(p_plan_id uuid)
returns table (
  week_on date,
  topic public.exercise_topic,
  target_minutes int,
  planned_minutes int,
  delivered_minutes int
)
language sql
stable
set search_path = ''
as $$
  with plan as (
    select season_plan.*, school.time_zone
    from public.season_plans as season_plan
    join public.schools as school on school.id = season_plan.school_id
    where season_plan.id = p_plan_id
  ),
  step as (
    select
      date_trunc('week', training.starts_at at time zone plan.time_zone)::date as week_on,
      exercise.topic,
      max(block.minutes) as minutes,
      training.ends_at < now() as is_over
    from plan
    join public.trainings as training
      on training.team_id = plan.team_id
      and training.starts_at >= plan.starts_on::timestamp at time zone plan.time_zone
      and training.starts_at < (plan.ends_on + 1)::timestamp at time zone plan.time_zone
      and training.status <> 'cancelled'
    join public.training_blocks as block on block.training_id = training.id
    join public.exercises as exercise on exercise.id = block.exercise_id
    group by training.id, block.phase, block.position, exercise.topic, plan.time_zone
  ),
  counted as (
    select
      step.week_on,
      step.topic,
      sum(step.minutes) as planned,
      sum(step.minutes) filter (where step.is_over) as delivered
    from step group by step.week_on, step.topic
  ),
  wanted as (
    select target.week_on, target.topic, target.minutes
    from public.season_plan_targets as target where target.plan_id = p_plan_id
  )
  select
    week_on,
    topic,
    coalesce(wanted.minutes, 0),
    coalesce(counted.planned, 0)::int,
    coalesce(counted.delivered, 0)::int
  from wanted
  full join counted using (week_on, topic)
  order by week_on, topic;
$$;

-- Writes weeks of a plan as a whole, each {week_on, theme, note, target_load, targets: [{topic,
-- minutes}], seen}. A week without a theme is taken out. `seen` is when the writer last saw it changed,
-- null for a week that was not there; whoever leaves it out overwrites. Runs as the caller: without the
-- right to change the plan there is nothing to lock.
create function public.save_season_weeks(p_plan_id uuid, p_weeks public.season_weeks)
returns table (week_on date, updated_at timestamptz)
language plpgsql
set search_path = ''
as $$
#variable_conflict use_column
declare
  week jsonb;
  monday date;
begin
  perform from public.season_plans as plan where plan.id = p_plan_id for no key update;
  if not found then
    raise exception 'not_your_season_plan' using errcode = '42501';
  end if;
  for week in select value from jsonb_array_elements(p_weeks) loop
    monday := (week ->> 'week_on')::date;
    if week ? 'seen' and (week ->> 'seen')::timestamptz is distinct from (
      select present.updated_at from public.season_plan_weeks as present
      where present.plan_id = p_plan_id and present.week_on = monday
    ) then
      raise exception 'stale_row' using errcode = 'P0001';
    end if;
    if coalesce(btrim(week ->> 'theme'), '') = '' then
      delete from public.season_plan_weeks as present
      where present.plan_id = p_plan_id and present.week_on = monday;
      continue;
    end if;
    insert into public.season_plan_weeks as present (plan_id, week_on, theme, note, target_load)
    values (
      p_plan_id, monday, btrim(week ->> 'theme'), nullif(btrim(week ->> 'note'), ''), (week ->> 'target_load')::int
    )
    on conflict (plan_id, week_on) do update
    set theme = excluded.theme, note = excluded.note, target_load = excluded.target_load;
    delete from public.season_plan_targets as present
    where present.plan_id = p_plan_id and present.week_on = monday;
    insert into public.season_plan_targets (plan_id, week_on, topic, minutes)
    select p_plan_id, monday, target.topic, target.minutes
    from jsonb_to_recordset(coalesce(week -> 'targets', '[]'))
      as target (topic public.exercise_topic, minutes int);
  end loop;
  return query
  select present.week_on, present.updated_at
  from public.season_plan_weeks as present
  join jsonb_array_elements(p_weeks) as written on (written ->> 'week_on')::date = present.week_on
  where present.plan_id = p_plan_id;
end;
$$;

-- Starts a team's plan with all its blocks and weeks, or not at all: {goal, starts_on, ends_on, blocks:
-- [{kind, title, focus, starts_on, ends_on}], weeks as above}.
create function public.start_season_plan(p_team_id uuid, p_plan public.json_document)
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  new_id uuid;
begin
  insert into public.season_plans (team_id, goal, starts_on, ends_on)
  values (
    p_team_id, nullif(btrim(p_plan ->> 'goal'), ''), (p_plan ->> 'starts_on')::date, (p_plan ->> 'ends_on')::date
  )
  returning id into new_id;
  insert into public.season_plan_blocks (plan_id, kind, title, focus, starts_on, ends_on)
  select new_id, block.kind, btrim(block.title), nullif(btrim(block.focus), ''), block.starts_on, block.ends_on
  from jsonb_to_recordset(coalesce(p_plan -> 'blocks', '[]'))
    as block (kind public.season_block_kind, title text, focus text, starts_on date, ends_on date);
  perform public.save_season_weeks(new_id, coalesce(p_plan -> 'weeks', '[]'));
  return new_id;
end;
$$;

-- Grants ------------------------------------------------------------------------------------
-- A plan never changes its team.

revoke all on
  public.season_plans, public.season_plan_blocks, public.season_plan_weeks, public.season_plan_targets
from anon, authenticated;

grant select, delete on
  public.season_plans, public.season_plan_blocks, public.season_plan_weeks, public.season_plan_targets
to authenticated;

grant insert (id, team_id, goal, starts_on, ends_on, is_shared) on public.season_plans to authenticated;
grant insert (id, plan_id, kind, title, focus, starts_on, ends_on)
on public.season_plan_blocks to authenticated;
grant insert (plan_id, week_on, theme, note, target_load) on public.season_plan_weeks to authenticated;
grant insert (plan_id, week_on, topic, minutes) on public.season_plan_targets to authenticated;

grant update (goal, starts_on, ends_on, is_shared) on public.season_plans to authenticated;
grant update (kind, title, focus, starts_on, ends_on) on public.season_plan_blocks to authenticated;
grant update (theme, note, target_load) on public.season_plan_weeks to authenticated;
grant update (minutes) on public.season_plan_targets to authenticated;

grant execute on function public.season_plan_minutes(uuid) to authenticated;
grant execute on function public.save_season_weeks(uuid, public.season_weeks) to authenticated;
grant execute on function public.start_season_plan(uuid, public.json_document) to authenticated;
