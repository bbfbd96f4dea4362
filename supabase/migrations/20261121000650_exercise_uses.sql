-- Exercise uses: which exercise a team did or plans to do, and when. The memory of the library.
--
--                  player      parent         coach     owner     admin
-- exercise_uses    own team s  child's team s school s  school s  s
--
-- A row for every exercise of every training that is not called off, as readable as the training.
-- Triggers on trainings and blocks write it; nobody else does. It stands on its own, with team and
-- time on the row, so that "not used in three weeks by my team" and "times used, last used" are
-- answered by an index instead of reading plans.

-- Tables ------------------------------------------------------------------------------------

create table public.exercise_uses (
  training_id uuid not null,
  exercise_id uuid not null,
  school_id uuid not null,
  team_id uuid not null,
  author_id uuid,
  used_at timestamptz not null,
  minutes int not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint exercise_uses_pkey primary key (training_id, exercise_id),
  constraint exercise_uses_training foreign key (training_id) references public.trainings (id) on delete cascade,
  constraint exercise_uses_exercise foreign key (exercise_id) references public.exercises (id) on delete cascade,
  constraint exercise_uses_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint exercise_uses_team foreign key (team_id) references public.teams (id) on delete cascade,
  constraint exercise_uses_author foreign key (author_id) references public.users (id) on delete set null
);

comment on column public.exercise_uses.used_at is 'When the training starts; still to come while later than now.';
comment on column public.exercise_uses.author_id is 'Who planned the training.';
comment on column public.exercise_uses.minutes is 'Minutes of all its blocks in that training.';

-- Indexes -----------------------------------------------------------------------------------

create index exercise_uses_team on public.exercise_uses (team_id, used_at, exercise_id);
create index exercise_uses_exercise on public.exercise_uses (exercise_id, used_at desc);
create index exercise_uses_school on public.exercise_uses (school_id, used_at);
create index exercise_uses_author on public.exercise_uses (author_id);

-- Triggers ----------------------------------------------------------------------------------

-- Writes the uses of these trainings anew.
create function private.refresh_exercise_uses(p_training_ids uuid[])
returns void
language sql
security definer
set search_path = ''
as $$
  with wanted as (
    select
      training.id as training_id, block.exercise_id, training.school_id, training.team_id,
      training.author_id, training.starts_at as used_at, sum(block.minutes)::int as minutes
    from public.trainings as training
    join public.training_blocks as block on block.training_id = training.id
    where training.id = any(p_training_ids)
      and training.status <> 'cancelled'
      and block.exercise_id is not null
    group by training.id, block.exercise_id
  ),
  gone as (
    delete from public.exercise_uses as used
    where used.training_id = any(p_training_ids)
      and not exists (
        select from wanted
        where wanted.training_id = used.training_id and wanted.exercise_id = used.exercise_id
      )
  )
  insert into public.exercise_uses (
    training_id, exercise_id, school_id, team_id, author_id, used_at, minutes
  )
  select * from wanted
  on conflict (training_id, exercise_id) do update set
    school_id = excluded.school_id,
    team_id = excluded.team_id,
    author_id = excluded.author_id,
    used_at = excluded.used_at,
    minutes = excluded.minutes;
$$;

create function private.follow_training_blocks()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.refresh_exercise_uses(array(select distinct training_id from changed));
  return null;
end;
$$;

create trigger training_blocks_use_insert after insert on public.training_blocks
referencing new table as changed
for each statement execute function private.follow_training_blocks();
create trigger training_blocks_use_update after update on public.training_blocks
referencing new table as changed
for each statement execute function private.follow_training_blocks();
create trigger training_blocks_use_delete after delete on public.training_blocks
referencing old table as changed
for each statement execute function private.follow_training_blocks();

create function private.follow_trainings()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  moved uuid[] := array(
    select later.id
    from later
    join earlier on earlier.id = later.id
    where (later.team_id, later.starts_at, later.status, later.author_id)
      is distinct from (earlier.team_id, earlier.starts_at, earlier.status, earlier.author_id)
  );
begin
  if moved <> '{}' then
    perform private.refresh_exercise_uses(moved);
  end if;
  return null;
end;
$$;

create trigger trainings_use after update on public.trainings
referencing old table as earlier new table as later
for each statement execute function private.follow_trainings();

-- Policies ----------------------------------------------------------------------------------

alter table public.exercise_uses enable row level security;

create policy exercise_uses_select on public.exercise_uses for select to authenticated using (
  school_id = any(array(select private.my_readable_school_ids()))
  or team_id = any(array(select private.my_family_team_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- How often these exercises were done until now and when last, and when they come next: by one
-- team, or by all the caller may read. Exercises never used are missing. Runs as the caller.
create function public.exercise_usage(p_exercise_ids public.id_list, p_team_id uuid default null)
returns table (
  exercise_id uuid,
  times_used bigint,
  minutes_used bigint,
  last_used_at timestamptz,
  next_use_at timestamptz
)
language sql
stable
set search_path = ''
as $$
  select
    used.exercise_id,
    count(*) filter (where used.used_at <= now()),
    coalesce(sum(used.minutes) filter (where used.used_at <= now()), 0),
    max(used.used_at) filter (where used.used_at <= now()),
    min(used.used_at) filter (where used.used_at > now())
  from public.exercise_uses as used
  where used.exercise_id = any(p_exercise_ids)
    and (p_team_id is null or used.team_id = p_team_id)
  group by used.exercise_id;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.exercise_uses from anon, authenticated;

grant select on public.exercise_uses to authenticated;

grant execute on function public.exercise_usage(public.id_list, uuid) to authenticated;
