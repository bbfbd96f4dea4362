-- Development reviews: how the goals of a plan went, first as the player sees it, then as the coach does.
--
--                            player          parent          coach of the team  other coach  owner   admin
-- development_reviews        self, shared s  child, shared s s                  -            -       -
-- save_development_review    self            small child *   coach's part       -            -       -
-- share_development_review   -               -               yes                -            -       -
-- list_development_coverage  -               -               yes                -            -       -
-- development_numbers        -               -               -                  -            school  -
-- facts_of_goals             -               -               yes                -            -       -
-- remind_of_reviews          -               -               is told            -            -       - (daily job)
--
-- self = the player's part; shared = the coach's part, once it was shared. * a child without an account.
-- A step says how far a goal came: 1 just begun, 2 it shows now and then, 3 mostly, 4 it has become mine.
-- Sharing ends the plan and its review: nothing of either changes after it.

-- Tables ------------------------------------------------------------------------------------

create table public.development_reviews (
  plan_id uuid not null,
  kind public.assessment_kind not null,
  school_id uuid not null,
  player_id uuid not null,
  author_id uuid default auth.uid(),
  steps int[] not null,
  words text,
  next_steps text,
  shared_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint development_reviews_pkey primary key (plan_id, kind),
  constraint development_reviews_plan foreign key (plan_id)
    references public.development_plans (id) on delete cascade,
  constraint development_reviews_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint development_reviews_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint development_reviews_author foreign key (author_id) references public.users (id) on delete set null,
  constraint development_reviews_steps_known check (
    cardinality(steps) between 1 and 3 and steps <@ array[1, 2, 3, 4]
  ),
  constraint development_reviews_only_coach_shares check (shared_at is null or kind = 'coach'),
  constraint development_reviews_words_length check (char_length(words) <= 600),
  constraint development_reviews_next_steps_length check (char_length(next_steps) <= 600)
);

comment on column public.development_reviews.steps is 'One per goal, in their order.';
comment on column public.development_reviews.words is 'Of the player: what helped. Of the coach: what was to be seen.';

-- Indexes -----------------------------------------------------------------------------------

create index development_reviews_player on public.development_reviews (player_id);
create index development_reviews_school on public.development_reviews (school_id);
create index development_reviews_author on public.development_reviews (author_id);

-- Triggers ----------------------------------------------------------------------------------

create trigger development_reviews_assign_school
before insert or update of player_id, school_id on public.development_reviews
for each row execute function private.take_school_of_player();

-- Policies ----------------------------------------------------------------------------------

alter table public.development_reviews enable row level security;

create policy development_reviews_select on public.development_reviews for select to authenticated using (
  player_id = any(array(select private.my_coached_player_ids()))
  or (
    (kind = 'self' or shared_at is not null)
    and player_id = any(array(select private.my_trusted_player_ids()))
  )
);

-- Functions ---------------------------------------------------------------------------------

create function private.is_plan_in_review(p_plan_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.development_reviews where plan_id = p_plan_id);
$$;

-- Writes a part of the review: self by the player, coach by a coach. p_seen_at: when the part was last
-- changed, empty for the first time. Sent twice it is written once.
-- Errors: plan_not_found (42501); plan_closed, steps_incomplete, stale_row (P0001).
create function public.save_development_review(
  p_plan_id uuid, p_kind public.assessment_kind, p_review public.json_document, p_seen_at timestamptz default null
)
returns public.development_reviews
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted constant public.development_reviews := jsonb_populate_record(null::public.development_reviews, p_review);
  plan public.development_plans;
  rights record;
  saved public.development_reviews;
begin
  select * into plan from public.development_plans where id = p_plan_id for no key update;
  select * into rights from public.development_rights(plan.player_id);
  if not coalesce(case p_kind when 'self' then rights.is_player else rights.is_writer end, false) then
    raise exception 'plan_not_found' using errcode = '42501';
  end if;
  if plan.closed_at is not null then
    raise exception 'plan_closed' using errcode = 'P0001';
  end if;
  if cardinality(wanted.steps) is distinct from (
    select count(*)::int from public.development_goals where plan_id = p_plan_id
  ) then
    raise exception 'steps_incomplete' using errcode = 'P0001';
  end if;
  select * into saved from public.development_reviews where plan_id = p_plan_id and kind = p_kind;
  if found and (saved.steps, saved.words, saved.next_steps) is not distinct from (
    wanted.steps, nullif(btrim(wanted.words), ''), nullif(btrim(wanted.next_steps), '')
  ) then
    return saved;
  end if;
  if saved.updated_at is distinct from p_seen_at then
    raise exception 'stale_row' using errcode = 'P0001';
  end if;
  insert into public.development_reviews (plan_id, kind, player_id, author_id, steps, words, next_steps)
  values (
    p_plan_id, p_kind, plan.player_id, auth.uid(), wanted.steps,
    nullif(btrim(wanted.words), ''), nullif(btrim(wanted.next_steps), '')
  )
  on conflict (plan_id, kind) do update set
    author_id = excluded.author_id,
    steps = excluded.steps,
    words = excluded.words,
    next_steps = excluded.next_steps
  returning * into saved;
  return saved;
end;
$$;

-- Shows the coach's part to the player and the family and ends the plan. Sharing twice is sharing once.
-- Errors: plan_not_found (42501); review_required, plan_closed (P0001).
create function public.share_development_review(p_plan_id uuid)
returns public.development_plans
language plpgsql
security definer
set search_path = ''
as $$
declare
  plan public.development_plans := private.lock_coached_plan(p_plan_id);
  part public.development_reviews;
begin
  select * into part from public.development_reviews where plan_id = p_plan_id and kind = 'coach';
  if not found then
    raise exception 'review_required' using errcode = 'P0001';
  end if;
  if part.shared_at is not null then
    return plan;
  end if;
  if plan.closed_at is not null then
    raise exception 'plan_closed' using errcode = 'P0001';
  end if;
  update public.development_reviews set shared_at = now() where plan_id = p_plan_id and kind = 'coach';
  update public.development_plans set closed_at = now() where id = p_plan_id returning * into plan;
  perform private.tell_of_goals(plan.player_id, 'goals_reviewed', '/development/review/' || plan.id);
  return plan;
end;
$$;

-- The open plan of each player now in the squad of a team, and how far its review is. family_agreed: also where
-- there is no family to ask. due_on: the last day
-- of the plan, from which a review is due.
create function private.development_states(p_team_id uuid)
returns table (
  player_id uuid,
  plan_id uuid,
  due_on date,
  is_due boolean,
  player_agreed boolean,
  family_agreed boolean,
  has_player_part boolean,
  has_coach_part boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    squad.player_id, plan.id, plan.ends_on,
    coalesce(plan.ends_on <= (now() at time zone school.time_zone)::date, false),
    plan.player_agreed_at is not null,
    plan.family_agreed_at is not null or not private.has_answering_family(squad.player_id),
    coalesce(bool_or(part.kind = 'self'), false),
    coalesce(bool_or(part.kind = 'coach'), false)
  from public.squad_members as squad
  join public.schools as school on school.id = squad.school_id
  left join public.development_plans as plan on plan.player_id = squad.player_id and plan.closed_at is null
  left join public.development_reviews as part on part.plan_id = plan.id
  where squad.team_id = p_team_id and squad.left_on is null
  group by squad.player_id, plan.id, school.time_zone;
$$;

-- Who of the squad has a plan and whose review is due, for the coaches of the team: those due first, then
-- those with a plan, each by name.
-- Errors: team_not_found (42501).
create function public.list_development_coverage(p_team_id uuid)
returns table (
  player_id uuid,
  first_name text,
  last_name text,
  plan_id uuid,
  due_on date,
  is_due boolean,
  player_agreed boolean,
  family_agreed boolean,
  has_player_part boolean,
  has_coach_part boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not coalesce(p_team_id = any(array(select private.my_staff_team_ids())), false) then
    raise exception 'team_not_found' using errcode = '42501';
  end if;
  return query
  select
    state.player_id, player.first_name, player.last_name, state.plan_id, state.due_on, state.is_due,
    state.player_agreed, state.family_agreed, state.has_player_part, state.has_coach_part
  from private.development_states(p_team_id) as state
  join public.players as player on player.id = state.player_id
  order by
    state.is_due desc, state.plan_id is null, lower(player.last_name), lower(player.first_name), player.id;
end;
$$;

-- Per team of a school how many players there are, have a plan, have one the player agreed to, and wait for a
-- review: numbers for the owner, no names. Errors: school_not_found (42501).
create function public.development_numbers(p_school_id uuid)
returns table (team_id uuid, team_name text, players int, planned int, agreed int, due int)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not coalesce(p_school_id = any(array(select private.my_owned_school_ids())), false) then
    raise exception 'school_not_found' using errcode = '42501';
  end if;
  return query
  select
    team.id, team.name, count(state.player_id)::int, count(state.plan_id)::int,
    (count(*) filter (where state.player_agreed))::int, (count(*) filter (where state.is_due))::int
  from public.teams as team
  left join lateral private.development_states(team.id) as state on true
  where team.school_id = p_school_id and team.archived_at is null
  group by team.id
  order by team.name, team.id;
end;
$$;

-- What the squad works at, for the planning of its coaches (session_facts): per topic how many players have it as
-- the main topic of an agreed goal, and how many more have it as one that helps. Numbers only, and for nobody but the
-- team's coaches: [{topic, players, helped}], the most players first.
create function private.facts_of_goals(p_team_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with touched as (
    select state.player_id, each.topic, bool_or(each.is_main) as is_main
    from private.development_states(p_team_id) as state
    join public.development_goals as goal on goal.plan_id = state.plan_id
    cross join lateral (
      select goal.topic, true as is_main
      union all
      select helping.topic, false from unnest(goal.side_topics) as helping (topic)
    ) as each
    where state.player_agreed and state.family_agreed
      and p_team_id = any(array(select private.my_staff_team_ids()))
    group by state.player_id, each.topic
  ),
  counted as (
    select topic, count(*) filter (where is_main) as players, count(*) filter (where not is_main) as helped
    from touched
    group by topic
  )
  select coalesce(
    jsonb_agg(
      jsonb_build_object('topic', topic, 'players', players, 'helped', helped)
      order by players desc, helped desc, topic
    ),
    '[]'
  )
  from counted;
$$;

-- Who holds the talk: who wrote the plan, while coaching the player; else whoever coaches the player now.
create function private.plan_coach_ids(p_plan public.development_plans)
returns uuid[]
language sql
stable
security definer
set search_path = ''
as $$
  with coach as (
    select distinct staff.user_id
    from public.squad_members as squad
    join public.team_staff as staff on staff.team_id = squad.team_id
    where squad.player_id = p_plan.player_id and squad.left_on is null
      and exists (
        select from public.role_assignments as held
        where held.user_id = staff.user_id and held.school_id = staff.school_id and held.role in ('owner', 'coach')
      )
  )
  select coalesce(array_agg(user_id), '{}') from coach
  where user_id = p_plan.author_id
    or not exists (select from coach as author where author.user_id = p_plan.author_id);
$$;

-- Job: tells coaches of plans that end within a week, and of plans that are over without a shared review. Each once
-- for an end, and only the later where both are due; a moved end reminds again. Counts the reminders. p_now: for tests.
create function private.remind_of_reviews(p_now timestamptz default now())
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  ending record;
  told int := 0;
begin
  for ending in
    select
      plan, plan.id, plan.ends_on, plan.ends_on < today.day as is_late, player.first_name,
      (plan.ends_on + 1)::timestamp at time zone school.time_zone as over_at
    from public.development_plans as plan
    join public.players as player on player.id = plan.player_id
    join public.schools as school on school.id = plan.school_id
    cross join lateral (select (p_now at time zone school.time_zone)::date as day) as today
    where plan.closed_at is null and plan.ends_on <= today.day + 7
  loop
    told := told + private.notify(
      private.plan_coach_ids(ending.plan), 'notes', 'goals_review_due',
      jsonb_build_object(
        'player', ending.first_name, 'due_on', ending.ends_on, 'is_late', case when ending.is_late then true end
      ),
      '/development/review/' || ending.id,
      'goals-review-' || case when ending.is_late then 'late-' else 'soon-' end || ending.id || '-' || ending.ends_on,
      ending.id, case when not ending.is_late then ending.over_at end
    );
  end loop;
  return told;
end;
$$;

-- What still waits to be sent about a plan goes when it ends.
create function private.forget_pending_of_plan()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.forget_pending(array[new.id]);
  return null;
end;
$$;

create trigger development_plans_forget_pending after update on public.development_plans
for each row
when (new.closed_at is not null and old.closed_at is null)
execute function private.forget_pending_of_plan();

-- Grants ------------------------------------------------------------------------------------

revoke all on public.development_reviews from anon, authenticated;

grant select on public.development_reviews to authenticated;

grant execute on function
  public.save_development_review(uuid, public.assessment_kind, public.json_document, timestamptz),
  public.share_development_review(uuid),
  public.list_development_coverage(uuid),
  public.development_numbers(uuid)
to authenticated;
