-- Awards by rule: what is counted, who has come how far, and what the night gives.
--
-- Achievements whose rule is not by_hand are given by counting what happened in the season. The rules
-- decide, not the caller: whoever asks, the same is given. Editors of the catalogue see how many a rule
-- would reach, in numbers per school; how far one player is, the family, the coaches and the owner see.

-- Functions ---------------------------------------------------------------------------------

-- What each rule counts for these players since their school's season began. Only shared ratings
-- count, so that an award never tells of a rating the family has not seen. A match counts for everybody
-- who was in its squad, whether they came on or not: children do not choose how long they play.
create function private.count_for_rules(p_player_ids uuid[])
returns table (player_id uuid, rule public.achievement_rule, reached int)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  -- {player: first day}
  since constant jsonb := (
    select jsonb_object_agg(player.id, coalesce(season.starts_on, current_date - 365))
    from public.players as player
    left join lateral (
      select starts_on from public.seasons
      where school_id = player.school_id and current_date between starts_on and ends_on
      order by starts_on desc
      limit 1
    ) as season on true
    where player.id = any(p_player_ids)
  );
begin
  return query
  select
    entry.player_id,
    'stat_improved'::public.achievement_rule,
    round(10 * (
      (array_agg(entry.overall order by entry.recorded_at desc))[1]
      - (array_agg(entry.overall order by entry.recorded_at))[1]
    ))::int
  from public.player_stat_updates as entry
  where entry.player_id = any(p_player_ids)
    and entry.source <> 'self'
    and entry.shared_at is not null
    and entry.recorded_at >= (since ->> entry.player_id::text)::date
  group by entry.player_id;

  return query
  select entry.player_id, 'self_ratings'::public.achievement_rule, count(distinct entry.recorded_at::date)::int
  from public.player_stat_updates as entry
  where entry.player_id = any(p_player_ids)
    and entry.source = 'self'
    and entry.recorded_at >= (since ->> entry.player_id::text)::date
  group by entry.player_id;

  return query
  with kept as (
    select
      entry.player_id,
      entry.status <> 'absent' as is_there,
      count(*) filter (where entry.status = 'absent')
        over (partition by entry.player_id order by entry.starts_at, entry.training_id) as streak
    from public.attendance as entry
    where entry.player_id = any(p_player_ids)
      and entry.status in ('present', 'late', 'absent')
      and entry.starts_at >= (since ->> entry.player_id::text)::date
  ),
  streaks as (
    select kept.player_id, count(*)::int as trainings
    from kept where kept.is_there group by kept.player_id, kept.streak
  )
  select streaks.player_id, 'attendance_streak'::public.achievement_rule, max(streaks.trainings)
  from streaks group by streaks.player_id
  union all
  select streaks.player_id, 'trainings_attended', sum(streaks.trainings)::int
  from streaks group by streaks.player_id;

  return query
  with played as (
    select
      entry.player_id,
      carded.is_carded,
      count(*) filter (where carded.is_carded)
        over (partition by entry.player_id order by match.starts_at, match.id) as streak
    from public.match_squad as entry
    join public.matches as match on match.id = entry.match_id and match.status = 'finished'
    cross join lateral (
      select exists (
        select from public.match_events as event
        where event.match_id = match.id
          and event.player_id = entry.player_id
          and event.kind in ('yellow', 'yellow_red', 'red')
          and event.undone_at is null
      ) as is_carded
    ) as carded
    where entry.player_id = any(p_player_ids)
      and entry.role is not null
      and match.starts_at >= (since ->> entry.player_id::text)::date
  ),
  streaks as (
    select played.player_id, count(*)::int as matches, count(*) filter (where not played.is_carded)::int as clean
    from played group by played.player_id, played.streak
  )
  select streaks.player_id, 'matches_in_squad'::public.achievement_rule, sum(streaks.matches)::int
  from streaks group by streaks.player_id
  union all
  select streaks.player_id, 'fair_play_streak', max(streaks.clean)
  from streaks group by streaks.player_id;

  return query
  with practised as (
    select
      entry.player_id,
      count(distinct entry.practised_at::date)::int as days,
      coalesce(sum(entry.minutes), 0)::int as minutes
    from public.individual_progress as entry
    where entry.player_id = any(p_player_ids)
      and entry.practised_at >= (since ->> entry.player_id::text)::date
    group by entry.player_id
  )
  select practised.player_id, counted.rule::public.achievement_rule, counted.reached
  from practised
  cross join lateral (
    values ('practice_days', practised.days), ('practice_minutes', practised.minutes)
  ) as counted (rule, reached);

  return query
  select task.player_id, counted.rule::public.achievement_rule, count(*)::int
  from public.tasks as task
  cross join lateral (
    select 'tasks_done' as rule
    union all
    select task.kind || '_tasks_done' where task.kind in ('individual', 'mental')
  ) as counted
  where task.player_id = any(p_player_ids)
    and task.status = 'done'
    and task.completed_at >= (since ->> task.player_id::text)::date
  group by task.player_id, counted.rule;
end;
$$;

-- Gives whatever the rules find and the season has not seen, revoked awards included.
create function private.award_by_rule(p_player_ids uuid[])
returns setof public.achievement_awards
language plpgsql
security definer
set search_path = ''
as $$
declare
  award public.achievement_awards;
begin
  for award in
    insert into public.achievement_awards (player_id, achievement_id, reached)
    select counted.player_id, achievement.id, counted.reached
    from private.count_for_rules(p_player_ids) as counted
    join public.achievements as achievement
      on achievement.rule = counted.rule
      and achievement.archived_at is null
      and counted.reached >= achievement.threshold
    where not exists (
      select from public.achievement_awards as known
      left join public.seasons as season on season.id = known.season_id
      where known.player_id = counted.player_id
        and known.achievement_id = achievement.id
        and (season.id is null or current_date between season.starts_on and season.ends_on)
    )
    on conflict do nothing
    returning *
  loop
    perform private.tell_award(award);
    return next award;
  end loop;
end;
$$;

-- The player, the guardians, coaches of the player now and owners.
create function private.may_see_awards(p_player_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    p_player_id = any(array(
      select private.my_coached_player_ids()
      union select private.my_owned_player_ids()
      union select private.my_trusted_player_ids()
    )),
    false
  );
$$;

-- How many players of each school a rule would reach now, for the catalogue's editors: nobody is named.
-- players: all in a squad today. Errors: admin_only (42501); threshold_required (P0001).
create function public.preview_achievement(p_rule public.achievement_rule, p_threshold int)
returns table (school_id uuid, school_name text, players int, reached int)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  if p_threshold is null or p_threshold < 1 then
    raise exception 'threshold_required' using errcode = 'P0001';
  end if;
  return query
  with squad as (
    select distinct member.player_id, member.school_id
    from public.squad_members as member
    where member.left_on is null
  ),
  reaching as (
    select counted.player_id
    from private.count_for_rules(array(select squad.player_id from squad)) as counted
    where counted.rule = p_rule and counted.reached >= p_threshold
  )
  select school.id, school.name, count(*)::int, count(reaching.player_id)::int
  from squad
  join public.schools as school on school.id = squad.school_id
  left join reaching on reaching.player_id = squad.player_id
  group by school.id
  order by count(reaching.player_id) desc, school.name;
end;
$$;

-- How far a player has come with each rule this season: what the next badges need. The player, the
-- guardians, coaches of the player now and owners. Errors: not_my_player (42501).
create function public.award_progress(p_player_id uuid)
returns table (rule public.achievement_rule, reached int)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.may_see_awards(p_player_id) then
    raise exception 'not_my_player' using errcode = '42501';
  end if;
  return query
  select counted.rule, counted.reached from private.count_for_rules(array[p_player_id]) as counted;
end;
$$;

-- Looks through the rules for one player; returns what is new. The player, the guardians, coaches
-- of the player now and owners: the rules decide, not the caller. Errors: not_my_player (42501).
create function public.evaluate_awards(p_player_id uuid)
returns setof public.achievement_awards
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.may_see_awards(p_player_id) then
    raise exception 'not_my_player' using errcode = '42501';
  end if;
  return query select * from private.award_by_rule(array[p_player_id]);
end;
$$;

-- The same for everybody in a squad of a school, for the nightly job. Returns how many are new.
create function public.evaluate_school_awards(p_school_id uuid)
returns int
language sql
set search_path = ''
as $$
  select count(*)::int
  from private.award_by_rule(array(
    select distinct player_id from public.squad_members
    where school_id = p_school_id and left_on is null
  ));
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.evaluate_awards(uuid),
  public.preview_achievement(public.achievement_rule, int),
  public.award_progress(uuid)
to authenticated;

grant execute on function
  private.award_by_rule(uuid[]),
  public.evaluate_school_awards(uuid)
to service_role;
