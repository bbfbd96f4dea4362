-- Lists of trainings: a page of them with what a coach looks for, and who comes to each.
--
--                    player  parent  coach of the team  other coach  owner  admin
-- training_list      as the trainings themselves
-- training_turnout   -       -       yes                -            yes    -
--
-- Coach and owner mean: of that school. Turnout is sums without names or reasons.

-- Functions ---------------------------------------------------------------------------------

-- Who comes, of trainings of teams the caller plans for; others are left out. squad: that day.
-- open: asked, or not even that, and silent. answered: those who said anything themselves.
-- asked_again: the time moved after their answer. present: recorded as present or late.
create function public.training_turnout(p_training_ids public.id_list)
returns table (
  training_id uuid,
  squad int,
  yes int,
  no int,
  maybe int,
  open int,
  answered int,
  asked_again int,
  present int,
  recorded int
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    training.id,
    squad.count,
    entry.yes,
    entry.no,
    entry.maybe,
    greatest(squad.count - entry.yes - entry.no - entry.maybe, 0),
    entry.answered,
    entry.asked_again,
    entry.present,
    entry.recorded
  from public.trainings as training
  cross join lateral (
    select count(*)::int as count
    from private.squad_on(
      training.team_id, private.local_day(training.school_id, training.starts_at)
    )
  ) as squad
  cross join lateral (
    select
      count(*) filter (where answer = 'yes')::int as yes,
      count(*) filter (where answer = 'no')::int as no,
      count(*) filter (where answer = 'maybe')::int as maybe,
      count(*) filter (where answer is not null and absence_id is null)::int as answered,
      count(*) filter (where needs_reconfirmation)::int as asked_again,
      count(*) filter (where attendance.status in ('present', 'late'))::int as present,
      count(*) filter (where attendance.status is not null)::int as recorded
    from public.attendance
    where attendance.training_id = training.id
  ) as entry
  where training.id = any(p_training_ids)
    and training.team_id = any(array(select private.my_managed_team_ids()));
$$;

-- A page of the trainings the caller may read: {total, rows}. p_filter, each key optional:
-- {tab: "upcoming" | "past", team_ids, from, to (instants), q, topic,
--   status: "planned" | "done" | "cancelled" | "unplanned" | "unrecorded",
--   sort: "when" | "team" | "length", dir: "asc" | "desc", offset, limit (100 at most)}.
-- A row: what trainings hold, its team and school, blocks as {phase, position, minutes}, topics by
-- minutes, and turnout (null for teams of others). Runs as the caller: the policies decide.
create function public.training_list(p_filter public.json_document default '{}')
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  team_ids uuid[] := case when jsonb_typeof(p_filter -> 'team_ids') = 'array'
    then array(select jsonb_array_elements_text(p_filter -> 'team_ids')::uuid) end;
  is_past boolean := coalesce(p_filter ->> 'tab' = 'past', false);
  begins timestamptz := (p_filter ->> 'from')::timestamptz;
  ends timestamptz := (p_filter ->> 'to')::timestamptz;
  state text := p_filter ->> 'status';
  about public.exercise_topic := (p_filter ->> 'topic')::public.exercise_topic;
  words text := case when btrim(p_filter ->> 'q') <> '' then private.search_pattern(p_filter ->> 'q') end;
  sort text := coalesce(p_filter ->> 'sort', 'when');
  is_down boolean := coalesce(p_filter ->> 'dir' = 'desc', is_past and sort = 'when');
  page_ids uuid[];
  total int;
begin
  with found as (
    select
      training.id,
      training.starts_at,
      training.ends_at - training.starts_at as length,
      team.name as team_name
    from public.trainings as training
    join public.teams as team on team.id = training.team_id
    where (team_ids is null or training.team_id = any(team_ids))
      and (training.ends_at >= now()) = not is_past
      and (begins is null or training.ends_at > begins)
      and (ends is null or training.starts_at < ends)
      and (
        words is null
        or training.search_text like words
        or private.fold_text(team.name) like words
      )
      and case state
        when 'cancelled' then training.status = 'cancelled'
        when 'planned' then training.status = 'planned' and training.ends_at >= now()
        when 'done' then training.status <> 'cancelled' and training.ends_at < now()
        when 'unplanned' then training.status <> 'cancelled'
          and not exists (
            select from public.training_blocks as block where block.training_id = training.id
          )
        when 'unrecorded' then training.status <> 'cancelled'
          and training.starts_at <= now()
          and training.team_id = any(array(select private.my_managed_team_ids()))
          and not exists (
            select from public.training_turnout(array[training.id]) as turnout
            where turnout.recorded > 0
          )
        else true
      end
      and (
        about is null
        or exists (
          select from public.training_blocks as block
          join public.exercises as exercise on exercise.id = block.exercise_id
          where block.training_id = training.id and exercise.topic = about
        )
      )
  ),
  sorted as (
    select
      id,
      row_number() over (
        order by
          case when sort = 'team' and not is_down then team_name end,
          case when sort = 'team' and is_down then team_name end desc,
          case when sort = 'length' then extract(epoch from length) * case when is_down then -1 else 1 end end,
          extract(epoch from starts_at)
            * case when sort = 'when' and is_down or sort <> 'when' and is_past then -1 else 1 end,
          id
      ) as number
    from found
  )
  select
    (select count(*) from found),
    array(
      select sorted.id from sorted order by sorted.number
      limit least(coalesce((p_filter ->> 'limit')::int, 20), 100)
      offset greatest(coalesce((p_filter ->> 'offset')::int, 0), 0)
    )
  into total, page_ids;

  return jsonb_build_object(
    'total', total,
    'rows', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', training.id,
            'version', training.version,
            'title', training.title,
            'objective', training.objective,
            'starts_at', training.starts_at,
            'ends_at', training.ends_at,
            'place', training.place,
            'status', training.status,
            'change_reason', training.change_reason,
            'series_id', training.series_id,
            'series_date', training.series_date,
            'team_id', training.team_id,
            'team', jsonb_build_object(
              'id', team.id, 'name', team.name, 'age_group', team.age_group,
              'school', jsonb_build_object('name', school.name, 'time_zone', school.time_zone)
            ),
            'blocks', plan.blocks,
            'topics', plan.topics,
            'turnout', case when turnout.training_id is not null then to_jsonb(turnout) - 'training_id' end
          )
          order by page.number
        )
        from unnest(page_ids) with ordinality as page (id, number)
        join public.trainings as training on training.id = page.id
        join public.teams as team on team.id = training.team_id
        join public.schools as school on school.id = team.school_id
        left join public.training_turnout(page_ids) as turnout on turnout.training_id = training.id
        cross join lateral (
          select
            coalesce(
              jsonb_agg(
                jsonb_build_object('phase', phase, 'position', position, 'minutes', minutes)
                order by phase, position, lane
              ),
              '[]'
            ) as blocks,
            array(
              select exercise.topic
              from public.training_blocks as block
              join public.exercises as exercise on exercise.id = block.exercise_id
              where block.training_id = training.id
              group by exercise.topic
              order by sum(block.minutes) desc, exercise.topic
              limit 3
            ) as topics
          from public.training_blocks
          where training_id = training.id
        ) as plan
      ),
      '[]'
    )
  );
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.training_turnout(public.id_list),
  public.training_list(public.json_document)
to authenticated;
