-- Task cheers: a word of encouragement for work that a player has begun or done, given with one tap.
--
--                player    parent            coach of the team  other coach  owner  admin
-- task_cheers    self s    child s           s                  -            s      -
-- cheer_task     -         trusted child     yes                -            -      -
--
-- The words are a few fixed ones, so that nothing can be written here. One person cheers a task once a day, by the
-- school's clock; who gave it is shown to whoever sees the task. Nobody cheers the own work.

-- Types -------------------------------------------------------------------------------------

create type public.task_cheer as enum ('well_done', 'great_effort', 'keep_going');

-- Tables ------------------------------------------------------------------------------------

create table public.task_cheers (
  task_id uuid not null,
  author_id uuid not null,
  given_on date not null,
  school_id uuid not null,
  player_id uuid not null,
  kind public.task_cheer not null,
  created_at timestamptz not null default now(),
  constraint task_cheers_pkey primary key (task_id, author_id, given_on),
  constraint task_cheers_task foreign key (task_id) references public.tasks (id) on delete cascade,
  constraint task_cheers_author foreign key (author_id) references public.users (id) on delete cascade,
  constraint task_cheers_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint task_cheers_player foreign key (player_id) references public.players (id) on delete cascade
);

comment on column public.task_cheers.given_on is 'The day where the school is.';

-- Indexes -----------------------------------------------------------------------------------

create index task_cheers_author on public.task_cheers (author_id);
create index task_cheers_school on public.task_cheers (school_id);
create index task_cheers_player on public.task_cheers (player_id);

-- Policies ----------------------------------------------------------------------------------

alter table public.task_cheers enable row level security;

create policy task_cheers_select on public.task_cheers for select to authenticated using (
  player_id = any(array(select private.my_trusted_player_ids()))
  or player_id = any(array(select private.my_coached_player_ids()))
  or school_id = any(array(select private.my_owned_school_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Cheers a player's task as a coach of the player or as a guardian, and tells the player; for a child without an
-- account the guardians are told. The same word again on one day is nothing new.
-- Errors: task_not_found (42501), task_not_begun, cheered_today (P0001).
create function public.cheer_task(p_task_id uuid, p_kind public.task_cheer)
returns public.task_cheers
language plpgsql
security definer
set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  task public.tasks;
  given public.task_cheers;
  today date;
  player record;
begin
  select * into task from public.tasks where id = p_task_id for key share;
  if not coalesce(
    task.player_id = any(array(
      select private.my_coached_player_ids()
      union
      (select private.my_trusted_player_ids() except select private.my_own_player_ids())
    ))
    and task.player_id <> all(array(select private.my_own_player_ids())),
    false
  ) then
    raise exception 'task_not_found' using errcode = '42501';
  end if;
  if p_kind is null or task.status not in ('in_progress', 'done') then
    raise exception 'task_not_begun' using errcode = 'P0001';
  end if;
  select (now() at time zone time_zone)::date into today from public.schools where id = task.school_id;
  insert into public.task_cheers (task_id, author_id, given_on, school_id, player_id, kind)
  values (task.id, me, today, task.school_id, task.player_id, p_kind)
  on conflict (task_id, author_id, given_on) do nothing
  returning * into given;
  if not found then
    select * into given from public.task_cheers where task_id = task.id and author_id = me and given_on = today;
    if given.kind <> p_kind then
      raise exception 'cheered_today' using errcode = 'P0001';
    end if;
    return given;
  end if;

  select user_id, first_name into player from public.players where id = task.player_id;
  perform private.tell_family(
    task.player_id, player.user_id is not null, player.user_id is null, 'tasks', 'task_cheered',
    jsonb_strip_nulls(jsonb_build_object(
      'cheer', p_kind,
      'person', (select first_name from public.users where id = me),
      'title', task.title,
      'player', case when player.user_id is null then player.first_name end
    )),
    '/tasks-active/player/' || task.player_id
  );
  return given;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.task_cheers from anon, authenticated;

grant select on public.task_cheers to authenticated;

grant execute on function public.cheer_task(uuid, public.task_cheer) to authenticated;
