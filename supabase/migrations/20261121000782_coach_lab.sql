-- The coach lab: whom nobody has looked at for longest, with the last words and the open work.
--
--                    player  parent  coach of the team  other coach  owner  admin
-- list_coach_lab     -       -       yes                -            -      -
--
-- coach of the team = now. An owner who looks after a team is its coach here; owners read all notes
-- in the history.

-- Functions ---------------------------------------------------------------------------------

-- The players of the teams I look after, who was written about longest ago first: the latest note I
-- may read, open tasks and those past their day; total_count is that of all pages. Runs as the caller.
-- p_is_waiting: only who was not written about for three weeks. p_limit: at most 100.
create function public.list_coach_lab(
  p_query public.search_words default null,
  p_team_id uuid default null,
  p_is_waiting boolean default false,
  p_player_id uuid default null,
  p_limit int default 25,
  p_offset int default 0
)
returns table (
  player_id uuid,
  first_name text,
  last_name text,
  team_names text[],
  note_id uuid,
  note_body text,
  note_on date,
  note_visibility public.note_visibility,
  is_waiting boolean,
  open_tasks int,
  late_tasks int,
  total_count bigint
)
language sql
stable
set search_path = ''
as $$
  with asked as (
    select
      private.search_pattern(p_query) as pattern,
      array(select private.my_coached_player_ids()) as player_ids,
      array(select private.my_staff_team_ids()) as team_ids
  ),
  found as (
    select
      player.id, player.first_name, player.last_name, latest.id as note_id, latest.body,
      latest.occurred_on, latest.visibility,
      coalesce(latest.occurred_on < current_date - 21, true) as is_waiting
    from public.players as player
    cross join asked
    left join lateral (
      select note.id, note.body, note.occurred_on, note.visibility
      from public.notes as note
      where note.player_id = player.id and note.archived_at is null
      order by note.occurred_on desc, note.created_at desc
      limit 1
    ) as latest on true
    where player.id = any(asked.player_ids)
      and (p_player_id is null or player.id = p_player_id)
      and private.fold_text(player.first_name || ' ' || player.last_name) like asked.pattern
      and (p_team_id is null or exists (
        select from public.squad_members as squad
        where squad.player_id = player.id and squad.team_id = p_team_id and squad.left_on is null
      ))
  )
  select
    found.id, found.first_name, found.last_name,
    array(
      select team.name
      from public.squad_members as squad
      join public.teams as team on team.id = squad.team_id
      where squad.player_id = found.id and squad.left_on is null and team.id = any(asked.team_ids)
      order by team.name
    ),
    found.note_id, found.body, found.occurred_on, found.visibility, found.is_waiting,
    work.open_tasks, work.late_tasks, count(*) over ()
  from found
  cross join asked
  cross join lateral (
    select
      count(*)::int as open_tasks,
      (count(*) filter (where task.due_at < now()))::int as late_tasks
    from public.tasks as task
    where task.player_id = found.id and task.status in ('open', 'in_progress')
  ) as work
  where found.is_waiting or p_is_waiting is not true
  order by found.occurred_on nulls first, lower(found.last_name), lower(found.first_name), found.id
  limit least(greatest(coalesce(p_limit, 25), 1), 100)
  offset greatest(coalesce(p_offset, 0), 0)
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function public.list_coach_lab(public.search_words, uuid, boolean, uuid, int, int)
to authenticated;
