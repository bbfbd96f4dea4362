-- Development plans: one to three goals of a player for a period, agreed with the family.
--
--                          player   parent         coach of the team  other coach  owner  admin
-- development_plans        self s   child s        s                  -            -      -
-- development_goals        self s   child s        s                  -            -      -
-- save_development_plan    -        -              yes                -            -      -
-- agree_development_plan   self     child          -                  -            -      -
-- close_development_plan   -        -              yes                -            -      -
-- development_exposure     self     child          yes                -            -      -
-- development_rights       self     child          yes                -            -      -
--
-- coach of the team = now; parent = a confirmed link. A player has one open plan at a time. The coach
-- writes it with the child; new words ask for a new yes. An owner learns numbers only (0786).
--
-- A goal names one topic of the exercise library that it trains directly and others that help it along.
-- What a player had of them is counted, never typed: blocks of sessions that are over and that the
-- player attended, once per step as in season_plan_minutes.

-- Tables ------------------------------------------------------------------------------------

create table public.development_plans (
  id uuid not null,
  school_id uuid not null,
  player_id uuid not null,
  author_id uuid default auth.uid(),
  previous_id uuid,
  starts_on date not null,
  ends_on date not null,
  written_at timestamptz not null default now(),
  player_agreed_at timestamptz,
  family_agreed_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint development_plans_pkey primary key (id),
  constraint development_plans_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint development_plans_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint development_plans_author foreign key (author_id) references public.users (id) on delete set null,
  constraint development_plans_previous foreign key (previous_id)
    references public.development_plans (id) on delete set null,
  constraint development_plans_length check (ends_on - starts_on between 13 and 365),
  constraint development_plans_range check (starts_on between '2000-01-01' and '2100-01-01')
);

comment on column public.development_plans.written_at is 'When its words last changed; a yes is to these words.';
comment on column public.development_plans.previous_id is 'The plan whose review it starts from.';

create table public.development_goals (
  plan_id uuid not null,
  position int not null,
  school_id uuid not null,
  player_id uuid not null,
  attribute_key text,
  words text not null,
  signs text not null,
  topic public.exercise_topic not null,
  side_topics public.exercise_topic[] not null default '{}',
  created_at timestamptz not null default now(),
  constraint development_goals_pkey primary key (plan_id, position),
  constraint development_goals_plan foreign key (plan_id) references public.development_plans (id) on delete cascade,
  constraint development_goals_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint development_goals_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint development_goals_attribute foreign key (attribute_key)
    references public.stat_attributes (key) on delete restrict,
  constraint development_goals_at_most_three check (position between 1 and 3),
  constraint development_goals_words_length check (words = btrim(words) and char_length(words) between 1 and 160),
  constraint development_goals_signs_length check (signs = btrim(signs) and char_length(signs) between 1 and 300),
  constraint development_goals_side_topics_few check (cardinality(side_topics) <= 4)
);

comment on column public.development_goals.attribute_key is 'What was assessed and led to it; empty: the coach''s own words.';
comment on column public.development_goals.signs is 'What everybody sees when it works.';
comment on column public.development_goals.side_topics is 'Topics that help it along: minutes of them are indirect.';

-- Indexes -----------------------------------------------------------------------------------

create unique index development_plans_one_open on public.development_plans (player_id) where closed_at is null;
create index development_plans_player on public.development_plans (player_id, starts_on desc);
create index development_plans_school on public.development_plans (school_id);
create index development_plans_author on public.development_plans (author_id);
create index development_plans_previous on public.development_plans (previous_id);
create index development_goals_school on public.development_goals (school_id);
create index development_goals_player on public.development_goals (player_id);
create index development_goals_attribute on public.development_goals (attribute_key);

-- Triggers ----------------------------------------------------------------------------------

create trigger development_plans_assign_school
before insert or update of player_id, school_id on public.development_plans
for each row execute function private.take_school_of_player();

create trigger development_goals_assign_school
before insert or update of player_id, school_id on public.development_goals
for each row execute function private.take_school_of_player();

-- Policies ----------------------------------------------------------------------------------

alter table public.development_plans enable row level security;
alter table public.development_goals enable row level security;

create policy development_plans_select on public.development_plans for select to authenticated using (
  player_id = any(array(select private.my_coached_player_ids()))
  or player_id = any(array(select private.my_trusted_player_ids()))
);

create policy development_goals_select on public.development_goals for select to authenticated using (
  player_id = any(array(select private.my_coached_player_ids()))
  or player_id = any(array(select private.my_trusted_player_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Whether anybody could say yes as the family: an adult player has none, a child's may not be there yet.
create function private.has_answering_family(p_player_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.guardian_links as link
    where link.player_id = p_player_id and link.is_trusted and link.status = 'active' and link.can_respond
  );
$$;

-- Whose part the caller has: is_writer coaches the player, is_player answers as the player (for a
-- child without an account a guardian who may answer), is_family says yes as a guardian. has_family tells
-- them, and nobody else, whether a family is asked.
create function public.development_rights(p_player_id uuid)
returns table (is_writer boolean, is_player boolean, is_family boolean, has_family boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select
    p_player_id = any(array(select private.my_coached_player_ids())),
    p_player_id = any(array(select private.my_self_rating_player_ids())),
    p_player_id = any(array(
      select private.my_trusted_responding_player_ids() except select private.my_own_player_ids()
    )),
    p_player_id = any(array(
      select private.my_coached_player_ids() union select private.my_trusted_player_ids()
    )) and private.has_answering_family(p_player_id);
$$;

-- The plan, locked, if the caller coaches its player. Errors: plan_not_found (42501).
create function private.lock_coached_plan(p_plan_id uuid)
returns public.development_plans
language plpgsql
security definer
set search_path = ''
as $$
declare
  plan public.development_plans;
begin
  select * into plan from public.development_plans
  where id = p_plan_id and player_id = any(array(select private.my_coached_player_ids()))
  for no key update;
  if not found then
    raise exception 'plan_not_found' using errcode = '42501';
  end if;
  return plan;
end;
$$;

-- Tells the player, and the family with the child's first name.
create function private.tell_of_goals(p_player_id uuid, p_kind text, p_link text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.tell_family(p_player_id, true, false, 'notes', p_kind, '{}', p_link);
  perform private.tell_family(
    p_player_id, false, true, 'notes', p_kind,
    jsonb_build_object('player', (select first_name from public.players where id = p_player_id)), p_link
  );
end;
$$;

-- Makes a plan, or rewrites an open one that was read at p_seen_at. p_plan: {id, player_id, previous_id,
-- starts_on, ends_on, goals: [{attribute_key, words, signs, topic, side_topics}]}; the id is the caller's,
-- so that sending twice makes one plan. New words ask the player and the family again, who are told of a new plan and of
-- one they had said yes to.
-- Errors: not_my_player, plan_not_found (42501); goals_required, plan_open_already, plan_closed,
-- plan_in_review, stale_row (P0001).
create function public.save_development_plan(p_plan public.json_document, p_seen_at timestamptz default null)
returns public.development_plans
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted constant public.development_plans := jsonb_populate_record(null::public.development_plans, p_plan);
  saved public.development_plans;
  is_news boolean := true;
begin
  if not coalesce(wanted.player_id = any(array(select private.my_coached_player_ids())), false) then
    raise exception 'not_my_player' using errcode = '42501';
  end if;
  if jsonb_typeof(p_plan -> 'goals') is distinct from 'array'
    or jsonb_array_length(p_plan -> 'goals') not between 1 and 3
  then
    raise exception 'goals_required' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('development_plan ' || wanted.player_id, 0));
  select * into saved from public.development_plans where id = wanted.id for no key update;
  if not found then
    if exists (select from public.development_plans where player_id = wanted.player_id and closed_at is null) then
      raise exception 'plan_open_already' using errcode = 'P0001';
    end if;
    insert into public.development_plans (id, player_id, author_id, previous_id, starts_on, ends_on)
    values (
      wanted.id, wanted.player_id, auth.uid(),
      (select id from public.development_plans where id = wanted.previous_id and player_id = wanted.player_id),
      wanted.starts_on, wanted.ends_on
    )
    returning * into saved;
  elsif saved.player_id is distinct from wanted.player_id then
    raise exception 'plan_not_found' using errcode = '42501';
  elsif p_seen_at is null then
    return saved;
  elsif saved.updated_at is distinct from p_seen_at then
    raise exception 'stale_row' using errcode = 'P0001';
  elsif saved.closed_at is not null then
    raise exception 'plan_closed' using errcode = 'P0001';
  elsif private.is_plan_in_review(saved.id) then
    raise exception 'plan_in_review' using errcode = 'P0001';
  else
    is_news := num_nonnulls(saved.player_agreed_at, saved.family_agreed_at) > 0;
    update public.development_plans
    set starts_on = wanted.starts_on, ends_on = wanted.ends_on, written_at = clock_timestamp(),
      player_agreed_at = null, family_agreed_at = null
    where id = saved.id
    returning * into saved;
    delete from public.development_goals where plan_id = saved.id;
  end if;

  insert into public.development_goals (
    plan_id, player_id, position, attribute_key, words, signs, topic, side_topics
  )
  select
    saved.id, saved.player_id, entry.place, goal.attribute_key, btrim(goal.words), btrim(goal.signs), goal.topic,
    coalesce(array_remove(goal.side_topics, goal.topic), '{}')
  from jsonb_array_elements(p_plan -> 'goals') with ordinality as entry (body, place)
  cross join lateral jsonb_populate_record(null::public.development_goals, entry.body) as goal;
  if is_news then
    perform private.tell_of_goals(
      saved.player_id, 'goals_proposed', '/players/details/' || saved.player_id || '?tab=development'
    );
  end if;
  return saved;
end;
$$;

-- Says yes to the words written at p_written_at, as the player or as the family; saying it twice is one yes.
-- Errors: plan_not_found (42501); stale_row, plan_closed (P0001).
create function public.agree_development_plan(p_plan_id uuid, p_is_family boolean, p_written_at timestamptz)
returns public.development_plans
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved public.development_plans;
  rights record;
begin
  select * into saved from public.development_plans where id = p_plan_id for no key update;
  select * into rights from public.development_rights(saved.player_id);
  if not coalesce(case when p_is_family then rights.is_family else rights.is_player end, false) then
    raise exception 'plan_not_found' using errcode = '42501';
  end if;
  if saved.closed_at is not null then
    raise exception 'plan_closed' using errcode = 'P0001';
  end if;
  if saved.written_at is distinct from p_written_at then
    raise exception 'stale_row' using errcode = 'P0001';
  end if;
  update public.development_plans
  set player_agreed_at = case when p_is_family then player_agreed_at else coalesce(player_agreed_at, now()) end,
    family_agreed_at = case when p_is_family then coalesce(family_agreed_at, now()) else family_agreed_at end
  where id = saved.id
  returning * into saved;
  return saved;
end;
$$;

-- Ends a plan without a review. Errors: plan_not_found (42501).
create function public.close_development_plan(p_plan_id uuid)
returns public.development_plans
language plpgsql
security definer
set search_path = ''
as $$
declare
  saved public.development_plans;
begin
  perform private.lock_coached_plan(p_plan_id);
  update public.development_plans set closed_at = coalesce(closed_at, now()) where id = p_plan_id
  returning * into saved;
  return saved;
end;
$$;

-- Minutes of each goal's topics that the player had between two moments: [{position, direct, indirect,
-- sessions}]. Steps of sessions that are over, once per step, where the player was present or late.
create function private.goal_minutes(p_plan_id uuid, p_begins timestamptz, p_ends timestamptz)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with step as (
    select training.id, exercise.topic, max(block.minutes) as minutes
    from public.development_plans as plan
    join public.attendance as entry on entry.player_id = plan.player_id and entry.status in ('present', 'late')
    join public.trainings as training on training.id = entry.training_id
    join public.training_blocks as block on block.training_id = training.id
    join public.exercises as exercise on exercise.id = block.exercise_id
    where plan.id = p_plan_id
      and training.status <> 'cancelled'
      and training.ends_at < now()
      and training.starts_at >= p_begins and training.starts_at < p_ends
    group by training.id, block.phase, block.position, exercise.topic
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'position', goal.position, 'direct', counted.direct, 'indirect', counted.indirect,
        'sessions', counted.sessions
      ) order by goal.position
    ),
    '[]'
  )
  from public.development_goals as goal
  cross join lateral (
    select
      coalesce(sum(step.minutes) filter (where step.topic = goal.topic), 0) as direct,
      coalesce(sum(step.minutes) filter (where step.topic = any(goal.side_topics)), 0) as indirect,
      count(distinct step.id) filter (where step.topic = goal.topic or step.topic = any(goal.side_topics)) as sessions
    from step
  ) as counted
  where goal.plan_id = p_plan_id;
$$;

-- What happened in the period of a plan, counted: {goals: as goal_minutes, sessions: {there, recorded},
-- match_minutes, tasks_done, home: {days, minutes}, self_ratings, tests: as tests_of_period}. For who reads the plan.
-- Errors: plan_not_found (42501).
create function public.development_exposure(p_plan_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  plan public.development_plans;
  zone text;
  begins timestamptz;
  ends timestamptz;
begin
  select * into plan from public.development_plans where id = p_plan_id and player_id = any(array(
    select private.my_coached_player_ids() union select private.my_trusted_player_ids()
  ));
  if not found then
    raise exception 'plan_not_found' using errcode = '42501';
  end if;
  select time_zone into zone from public.schools where id = plan.school_id;
  begins := plan.starts_on::timestamp at time zone zone;
  ends := (plan.ends_on + 1)::timestamp at time zone zone;
  return jsonb_build_object(
    'goals', private.goal_minutes(plan.id, begins, ends),
    'sessions', (
      select jsonb_build_object(
        'there', count(*) filter (where entry.status in ('present', 'late')), 'recorded', count(*)
      )
      from public.attendance as entry
      where entry.player_id = plan.player_id and entry.status is not null
        and entry.starts_at >= begins and entry.starts_at < ends
    ),
    'match_minutes', (
      select coalesce(round(sum(played.seconds) / 60.0)::int, 0)
      from public.match_squad as called
      join public.matches as match on match.id = called.match_id and match.status = 'finished'
      cross join lateral private.minutes_of_match(match.id) as played
      where called.player_id = plan.player_id and called.role in ('starter', 'bench')
        and played.player_id = plan.player_id
        and match.starts_at >= begins and match.starts_at < ends
    ),
    'tasks_done', (
      select count(*) from public.tasks as task
      where task.player_id = plan.player_id and task.status = 'done'
        and task.completed_at >= begins and task.completed_at < ends
    ),
    'home', (
      select jsonb_build_object(
        'days', count(distinct (entry.practised_at at time zone zone)::date),
        'minutes', coalesce(sum(entry.minutes), 0)
      )
      from public.individual_progress as entry
      where entry.player_id = plan.player_id and entry.practised_at >= begins and entry.practised_at < ends
    ),
    'self_ratings', (
      select count(*) from public.player_stat_updates as rated
      where rated.player_id = plan.player_id and rated.source = 'self'
        and rated.recorded_at >= begins and rated.recorded_at < ends
    ),
    'tests', private.tests_of_period(plan.player_id, plan.starts_on, plan.ends_on)
  );
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.development_plans, public.development_goals from anon, authenticated;

grant select on public.development_plans, public.development_goals to authenticated;

grant execute on function
  public.development_rights(uuid),
  public.save_development_plan(public.json_document, timestamptz),
  public.agree_development_plan(uuid, boolean, timestamptz),
  public.close_development_plan(uuid),
  public.development_exposure(uuid)
to authenticated;
