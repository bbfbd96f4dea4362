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
  'mental_tasks_done', 'practice_days', 'practice_minutes', 'matches_in_squad', 'fair_play_streak',
  'stat_improved', 'self_ratings'
);
create type public.badge_shape as enum ('circle', 'shield', 'hexagon', 'star', 'ribbon');
create type public.achievement_tier as enum ('bronze', 'silver', 'gold');

-- Tables ------------------------------------------------------------------------------------

create table public.achievements (
  id uuid not null default gen_random_uuid(),
  rule public.achievement_rule not null,
  threshold int,
  tier public.achievement_tier not null default 'bronze',
  icon text not null default 'award',
  shape public.badge_shape not null default 'circle',
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
  'What the rule must count to: trainings (streak: in a row, excused and injured ones left out), tasks, days or minutes of practice at home, matches in the squad (fair play: in a row without a card), self-ratings, or for stat_improved tenths of a point of the overall rating.';

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

-- Ratings, results of tests, assessments and awards go with a player who asks to be forgotten (hence the cascades);
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
    select from public.test_results where player_id = old.id
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

-- Who changed what can be earned, in the audit log.
create function private.audit_achievement_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  about constant jsonb := jsonb_build_object('achievement_id', coalesce(new.id, old.id));
begin
  perform private.audit(
    case
      when tg_op = 'INSERT' then 'achievement_created'
      when tg_op = 'DELETE' then 'achievement_deleted'
      when (old.archived_at is null) <> (new.archived_at is null) then
        case when new.archived_at is null then 'achievement_restored' else 'achievement_archived' end
      else 'achievement_edited'
    end,
    null, null, null, about
  );
  return coalesce(new, old);
end;
$$;

create trigger achievements_audit_change after insert or update or delete on public.achievements
for each row when (current_user in ('anon', 'authenticated'))
execute function private.audit_achievement_change();

-- Functions ---------------------------------------------------------------------------------

-- Saves an achievement with its texts in one transaction; languages not named are removed. Runs as
-- the caller. p_achievement: {id?, rule, threshold, tier, icon, shape, sort_order, is_archived,
--   texts: [{locale, title, description}], seen_at?}, English at least; seen_at is the updated_at that
-- the change builds on. Errors: texts_required, stale_row (P0001); achievement_not_writable (42501).
create function public.save_achievement(p_achievement public.json_document)
returns public.achievements
language plpgsql
set search_path = ''
as $$
declare
  texts constant jsonb := p_achievement -> 'texts';
  wanted constant uuid := (p_achievement ->> 'id')::uuid;
  seen_at constant timestamptz := (p_achievement ->> 'seen_at')::timestamptz;
  sent constant public.achievements := jsonb_populate_record(
    null::public.achievements,
    jsonb_build_object('tier', 'bronze', 'icon', 'award', 'shape', 'circle', 'sort_order', 0)
      || jsonb_strip_nulls(p_achievement - '{texts,is_archived,seen_at}'::text[])
  );
  saved public.achievements;
begin
  if not coalesce(texts @> '[{"locale": "en"}]', false) then
    raise exception 'texts_required' using errcode = 'P0001';
  end if;
  if wanted is null then
    insert into public.achievements (rule, threshold, tier, icon, shape, sort_order)
    values (sent.rule, sent.threshold, sent.tier, sent.icon, sent.shape, sent.sort_order)
    returning * into saved;
  else
    if seen_at <> (select updated_at from public.achievements where id = wanted) then
      raise exception 'stale_row' using errcode = 'P0001';
    end if;
    update public.achievements
    set rule = sent.rule,
      threshold = sent.threshold,
      tier = sent.tier,
      icon = sent.icon,
      shape = sent.shape,
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

-- Grants ------------------------------------------------------------------------------------

revoke all on public.achievements, public.achievement_texts, public.achievement_awards
from anon, authenticated;

grant select, delete on public.achievements, public.achievement_texts to authenticated;
grant insert (id, rule, threshold, tier, icon, shape, sort_order) on public.achievements to authenticated;
grant update (rule, threshold, tier, icon, shape, sort_order, archived_at) on public.achievements to authenticated;
grant insert (achievement_id, locale, title, description) on public.achievement_texts to authenticated;
grant update (title, description) on public.achievement_texts to authenticated;
grant select on public.achievement_awards to authenticated;

grant execute on function
  public.save_achievement(public.json_document),
  public.achievement_usage(),
  public.award_achievement(public.id_list, uuid, public.long_text),
  public.revoke_award(uuid, public.long_text)
to authenticated;
