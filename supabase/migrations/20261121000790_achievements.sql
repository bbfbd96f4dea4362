-- Achievements: what players can earn, and who has earned it when.
--
--                      player  parent   coach of the player  other coach  owner     admin
-- achievements         s       s        s                    s            s         s i u d
-- achievement_texts    s       s        s                    s            s         s i u d
-- achievement_awards   self s  child s  s                    -            school s  counts only
--
-- The catalogue is the platform's, in three languages, and written by administrators; one that has
-- been awarded cannot be deleted, only archived. An award is given by a rule that counts something
-- in the season, or by hand by a coach of the player or an owner; the same achievement once a
-- season. Taking one back keeps it, with the reason; a rule does not give it again that season.
-- Only the functions below write awards.

-- Types -------------------------------------------------------------------------------------

create type public.achievement_rule as enum (
  'by_hand', 'attendance_streak', 'trainings_attended', 'tasks_done', 'individual_tasks_done',
  'mental_tasks_done', 'stat_improved', 'self_ratings'
);
create type public.achievement_tier as enum ('bronze', 'silver', 'gold');

-- Tables ------------------------------------------------------------------------------------

create table public.achievements (
  id uuid not null default gen_random_uuid(),
  rule public.achievement_rule not null,
  threshold int,
  tier public.achievement_tier not null default 'bronze',
  icon text not null default 'award',
  sort_order int not null default 0,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint achievements_pkey primary key (id),
  constraint achievements_threshold_of_rule check ((rule = 'by_hand') = (threshold is null)),
  constraint achievements_threshold_range check (threshold between 1 and 1000),
  constraint achievements_icon_form check (icon ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(icon) <= 40)
);

comment on column public.achievements.threshold is
  'What the rule must count to: trainings (streak: in a row, excused and injured ones left out), tasks, self-ratings, or for stat_improved tenths of a point of the overall rating.';

create table public.achievement_texts (
  achievement_id uuid not null,
  locale text not null,
  title text not null,
  description text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint achievement_texts_pkey primary key (achievement_id, locale),
  constraint achievement_texts_achievement foreign key (achievement_id) references public.achievements (id) on delete cascade,
  constraint achievement_texts_locale_known check (locale in ('en', 'de', 'bg')),
  constraint achievement_texts_title_length check (title = btrim(title) and char_length(title) between 1 and 60),
  constraint achievement_texts_description_length check (
    description = btrim(description) and char_length(description) between 1 and 200
  )
);

create table public.achievement_awards (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  player_id uuid not null,
  achievement_id uuid not null,
  season_id uuid,
  awarded_at timestamptz not null default now(),
  awarded_by uuid,
  reason text,
  reached int,
  revoked_at timestamptz,
  revoked_by uuid,
  revoke_reason text,
  created_at timestamptz not null default now(),
  constraint achievement_awards_pkey primary key (id),
  constraint achievement_awards_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint achievement_awards_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint achievement_awards_achievement foreign key (achievement_id) references public.achievements (id) on delete restrict,
  constraint achievement_awards_season foreign key (season_id) references public.seasons (id) on delete restrict,
  constraint achievement_awards_awarded_by foreign key (awarded_by) references public.users (id) on delete set null,
  constraint achievement_awards_revoked_by foreign key (revoked_by) references public.users (id) on delete set null,
  constraint achievement_awards_reason_length check (reason = btrim(reason) and char_length(reason) between 1 and 300),
  constraint achievement_awards_revoked check ((revoked_at is null) = (revoke_reason is null)),
  constraint achievement_awards_revoke_reason_length check (
    revoke_reason = btrim(revoke_reason) and char_length(revoke_reason) between 1 and 300
  )
);

comment on column public.achievement_awards.reached is 'What the rule had counted; empty for an award by hand.';
comment on column public.achievement_awards.season_id is 'The season the award counts for; empty when the school had none on that day.';

-- Indexes -----------------------------------------------------------------------------------

create unique index achievement_awards_once on public.achievement_awards (player_id, achievement_id, season_id)
nulls not distinct where revoked_at is null;
create index achievement_awards_player on public.achievement_awards (player_id, awarded_at desc);
create index achievement_awards_school on public.achievement_awards (school_id, awarded_at desc);
create index achievement_awards_achievement on public.achievement_awards (achievement_id);
create index achievement_awards_season on public.achievement_awards (season_id);
create index achievement_awards_awarded_by on public.achievement_awards (awarded_by);
create index achievement_awards_revoked_by on public.achievement_awards (revoked_by);

-- Triggers ----------------------------------------------------------------------------------

create trigger achievement_awards_assign_school
before insert on public.achievement_awards
for each row execute function private.take_school_of_player();

-- The season follows from school and day.
create function private.place_award()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.season_id := (
    select id from public.seasons
    where school_id = new.school_id and new.awarded_at::date between starts_on and ends_on
    order by starts_on desc
    limit 1
  );
  return new;
end;
$$;

create trigger achievement_awards_place
before insert on public.achievement_awards
for each row execute function private.place_award();

-- An award is taken back once, or loses an account that is deleted; nothing else of it moves.
create function private.refuse_rewriting_award()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  movable constant text[] := '{awarded_by,revoked_by,revoked_at,revoke_reason}';
begin
  if to_jsonb(new) - movable is distinct from to_jsonb(old) - movable
    or (new.awarded_by is distinct from old.awarded_by and new.awarded_by is not null)
    or (
      old.revoked_at is not null
      and (
        (new.revoked_at, new.revoke_reason) is distinct from (old.revoked_at, old.revoke_reason)
        or (new.revoked_by is distinct from old.revoked_by and new.revoked_by is not null)
      )
    )
  then
    raise exception 'append_only' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger achievement_awards_append_only before update on public.achievement_awards
for each row execute function private.refuse_rewriting_award();

create function private.record_award_progress()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.record_progress(
    new.player_id,
    'award_won',
    jsonb_build_object('award_id', new.id, 'achievement_id', new.achievement_id, 'reached', new.reached),
    new.awarded_at
  );
  return new;
end;
$$;

create trigger achievement_awards_progress after insert on public.achievement_awards
for each row execute function private.record_award_progress();

-- Ratings, assessments and awards go with a player who asks to be forgotten (hence the cascades);
-- deleting the player is not the way to lose them. The code is the one attendance refuses with.
create function private.refuse_losing_development()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.player_stat_updates where player_id = old.id
    union all
    select from public.player_mental_updates where player_id = old.id
    union all
    select from public.assessments where player_id = old.id
    union all
    select from public.achievement_awards where player_id = old.id
  ) then
    raise exception 'player_has_history' using errcode = '23503';
  end if;
  return old;
end;
$$;

create trigger players_keep_development before delete on public.players
for each row execute function private.refuse_losing_development();

-- Policies ----------------------------------------------------------------------------------

alter table public.achievements enable row level security;
alter table public.achievement_texts enable row level security;
alter table public.achievement_awards enable row level security;

create policy achievements_select on public.achievements for select to authenticated using (
  (select private.has_role())
);

create policy achievements_insert on public.achievements for insert to authenticated with check (
  (select private.is_admin())
);

create policy achievements_update on public.achievements for update to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create policy achievements_delete on public.achievements for delete to authenticated using (
  (select private.is_admin())
);

create policy achievement_texts_select on public.achievement_texts for select to authenticated using (
  (select private.has_role())
);

create policy achievement_texts_insert on public.achievement_texts for insert to authenticated with check (
  (select private.is_admin())
);

create policy achievement_texts_update on public.achievement_texts for update to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create policy achievement_texts_delete on public.achievement_texts for delete to authenticated using (
  (select private.is_admin())
);

create policy achievement_awards_select on public.achievement_awards for select to authenticated using (
  player_id = any(array(select private.my_coached_player_ids()))
  or player_id = any(array(select private.my_trusted_player_ids()))
  or school_id = any(array(select private.my_owned_school_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Saves an achievement with its texts in one transaction; languages not named are removed. Runs as
-- the caller. p_achievement: {id?, rule, threshold, tier, icon, sort_order, is_archived,
--   texts: [{locale, title, description}]}, English at least.
-- Errors: texts_required (P0001); achievement_not_writable (42501).
create function public.save_achievement(p_achievement public.json_document)
returns public.achievements
language plpgsql
set search_path = ''
as $$
declare
  texts constant jsonb := p_achievement -> 'texts';
  wanted constant uuid := (p_achievement ->> 'id')::uuid;
  sent constant public.achievements := jsonb_populate_record(
    null::public.achievements,
    jsonb_build_object('tier', 'bronze', 'icon', 'award', 'sort_order', 0)
      || jsonb_strip_nulls(p_achievement - '{texts,is_archived}'::text[])
  );
  saved public.achievements;
begin
  if not coalesce(texts @> '[{"locale": "en"}]', false) then
    raise exception 'texts_required' using errcode = 'P0001';
  end if;
  if wanted is null then
    insert into public.achievements (rule, threshold, tier, icon, sort_order)
    values (sent.rule, sent.threshold, sent.tier, sent.icon, sent.sort_order)
    returning * into saved;
  else
    update public.achievements
    set rule = sent.rule,
      threshold = sent.threshold,
      tier = sent.tier,
      icon = sent.icon,
      sort_order = sent.sort_order,
      archived_at = case when (p_achievement ->> 'is_archived')::boolean then coalesce(archived_at, now()) end
    where id = wanted
    returning * into saved;
    if not found then
      raise exception 'achievement_not_writable' using errcode = '42501';
    end if;
    delete from public.achievement_texts where achievement_id = wanted;
  end if;
  insert into public.achievement_texts (achievement_id, locale, title, description)
  select saved.id, entry ->> 'locale', btrim(entry ->> 'title'), btrim(entry ->> 'description')
  from jsonb_array_elements(texts) as entry;
  return saved;
end;
$$;

-- How often each achievement was given, for the catalogue's editors; says nothing about anybody.
-- Errors: admin_only (42501).
create function public.achievement_usage()
returns table (achievement_id uuid, awards int, players int, last_awarded_at timestamptz)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  return query
  select award.achievement_id, count(*)::int, count(distinct award.player_id)::int, max(award.awarded_at)
  from public.achievement_awards as award
  where award.revoked_at is null
  group by award.achievement_id;
end;
$$;

-- Gives an achievement by hand, to one player or many; counts those who did not have it this
-- season. Coaches of the players now and owners, all or nothing.
-- Errors: achievement_unknown (also archived ones), awarded_by_rule (P0001); not_my_player (42501).
create function public.award_achievement(p_player_ids public.id_list, p_achievement_id uuid, p_reason public.long_text default null)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  wanted public.achievements;
  winners uuid[];
begin
  if not coalesce(
    p_player_ids <@ array(
      select private.my_coached_player_ids() union select private.my_owned_player_ids()
    ),
    false
  ) then
    raise exception 'not_my_player' using errcode = '42501';
  end if;
  select * into wanted from public.achievements where id = p_achievement_id and archived_at is null;
  if not found then
    raise exception 'achievement_unknown' using errcode = 'P0001';
  end if;
  if wanted.rule <> 'by_hand' then
    raise exception 'awarded_by_rule' using errcode = 'P0001';
  end if;

  with given as (
    insert into public.achievement_awards (player_id, achievement_id, awarded_by, reason)
    select distinct player, wanted.id, me, nullif(btrim(p_reason), '')
    from unnest(p_player_ids) as player
    on conflict do nothing
    returning player_id
  )
  select coalesce(array_agg(player_id), '{}') into winners from given;

  perform
    private.audit(
      'achievement_awarded', award.school_id, null, award.player_id,
      jsonb_build_object('achievement_id', wanted.id)
    ),
    private.tell_award(award)
  from public.achievement_awards as award
  where award.achievement_id = wanted.id and award.player_id = any(winners) and award.awarded_at = now();
  return cardinality(winners);
end;
$$;

-- Takes an award back; it stays, with the reason. Coaches of the player now and owners.
-- Errors: reason_required, award_revoked (P0001); award_not_writable (42501).
create function public.revoke_award(p_award_id uuid, p_reason public.long_text)
returns public.achievement_awards
language plpgsql
security definer
set search_path = ''
as $$
declare
  award public.achievement_awards;
begin
  if coalesce(btrim(p_reason), '') = '' then
    raise exception 'reason_required' using errcode = 'P0001';
  end if;
  select * into award from public.achievement_awards
  where id = p_award_id
    and (
      player_id = any(array(select private.my_coached_player_ids()))
      or school_id = any(array(select private.my_owned_school_ids()))
    )
  for update;
  if not found then
    raise exception 'award_not_writable' using errcode = '42501';
  end if;
  if award.revoked_at is not null then
    raise exception 'award_revoked' using errcode = 'P0001';
  end if;
  update public.achievement_awards
  set revoked_at = now(), revoked_by = (select auth.uid()), revoke_reason = btrim(p_reason)
  where id = p_award_id
  returning * into award;
  perform private.audit(
    'award_revoked', award.school_id, null, award.player_id,
    jsonb_build_object('achievement_id', award.achievement_id)
  );
  return award;
end;
$$;

-- What each rule counts for these players since their school's season began. Only shared ratings
-- count, so that an award never tells of a rating the family has not seen.
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

-- Looks through the rules for one player; returns what is new. The player, the guardians, coaches
-- of the player now and owners: the rules decide, not the caller. Errors: not_my_player (42501).
create function public.evaluate_awards(p_player_id uuid)
returns setof public.achievement_awards
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not coalesce(
    p_player_id = any(array(
      select private.my_coached_player_ids()
      union select private.my_owned_player_ids()
      union select private.my_trusted_player_ids()
    )),
    false
  ) then
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

revoke all on public.achievements, public.achievement_texts, public.achievement_awards
from anon, authenticated;

grant select, delete on public.achievements, public.achievement_texts to authenticated;
grant insert (id, rule, threshold, tier, icon, sort_order) on public.achievements to authenticated;
grant update (rule, threshold, tier, icon, sort_order, archived_at) on public.achievements to authenticated;
grant insert (achievement_id, locale, title, description) on public.achievement_texts to authenticated;
grant update (title, description) on public.achievement_texts to authenticated;
grant select on public.achievement_awards to authenticated;

grant execute on function
  public.save_achievement(public.json_document),
  public.achievement_usage(),
  public.award_achievement(public.id_list, uuid, public.long_text),
  public.revoke_award(uuid, public.long_text),
  public.evaluate_awards(uuid)
to authenticated;

grant execute on function
  private.award_by_rule(uuid[]),
  public.evaluate_school_awards(uuid)
to service_role;
