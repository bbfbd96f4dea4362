-- Player stats: how good a player is at what, and how that has changed.
--
--                         player         parent          coach of the player  other coach  owner     admin
-- player_stat_updates     self, shared s child, shared s s                    -            school s  -
-- player_stats (view)     as its newest readable update
-- player_mental_updates   self, shared s child, shared s only by read_mental_stats (audited)  -  -
--
-- Coach of the player means: of a team in whose squad the player is today. Every update is a full
-- snapshot, so the newest one a reader may see is that reader's current state: the coach's latest,
-- the family's latest shared. Nothing is typed twice: group means and the overall rating are
-- computed. The overall rating is the mean of the physical and the technical mean; mental scores
-- stay out of it, because they could be calculated back from a number that more people see.
--
-- Mental scores are health-like: their own table, which staff read through one audited function
-- and owners and administrators do not read at all.
--
-- Updates are written by functions: coaches rate their players (update_player_stats), players rate
-- themselves (submit_self_rating; for a child without an account a guardian who may answer for it
-- takes down its own view), assessments add theirs. A row never changes afterwards but for the
-- moment it is shared.

-- Types -------------------------------------------------------------------------------------

create type public.stat_source as enum ('coach', 'self', 'assessment');

-- Tables ------------------------------------------------------------------------------------

-- clock_timestamp: two updates of one transaction still have an order.
create table public.player_stat_updates (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  player_id uuid not null,
  source public.stat_source not null,
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by uuid,
  assessment_id uuid,
  speed numeric(3, 1),
  stamina numeric(3, 1),
  strength numeric(3, 1),
  agility numeric(3, 1),
  passing numeric(3, 1),
  shooting numeric(3, 1),
  dribbling numeric(3, 1),
  ball_control numeric(3, 1),
  first_touch numeric(3, 1),
  physical numeric(4, 2) generated always as (private.mean_of(speed, stamina, strength, agility)) stored,
  technical numeric(4, 2) generated always as (
    private.mean_of(passing, shooting, dribbling, ball_control, first_touch)
  ) stored,
  overall numeric(4, 2) generated always as (
    private.mean_of(
      private.mean_of(speed, stamina, strength, agility),
      private.mean_of(passing, shooting, dribbling, ball_control, first_touch)
    )
  ) stored,
  note text,
  shared_at timestamptz,
  created_at timestamptz not null default now(),
  constraint player_stat_updates_pkey primary key (id),
  constraint player_stat_updates_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint player_stat_updates_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint player_stat_updates_recorded_by foreign key (recorded_by) references public.users (id) on delete set null,
  constraint player_stat_updates_assessment foreign key (assessment_id) references public.assessments (id) on delete cascade,
  constraint player_stat_updates_range check (
    least(speed, stamina, strength, agility, passing, shooting, dribbling, ball_control, first_touch) >= 1
    and greatest(speed, stamina, strength, agility, passing, shooting, dribbling, ball_control, first_touch) <= 10
    and num_nonnulls(
      speed, stamina, strength, agility, passing, shooting, dribbling, ball_control, first_touch
    ) > 0
  ),
  constraint player_stat_updates_note_length check (note = btrim(note) and char_length(note) between 1 and 500),
  constraint player_stat_updates_self_is_shared check (source <> 'self' or shared_at is not null)
);

comment on column public.player_stat_updates.shared_at is 'Since when the player and the guardians see it; one''s own ratings at once.';
comment on column public.player_stat_updates.assessment_id is 'The assessment it was taken from, if any.';

create table public.player_mental_updates (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  player_id uuid not null,
  source public.stat_source not null,
  recorded_at timestamptz not null default clock_timestamp(),
  recorded_by uuid,
  assessment_id uuid,
  concentration numeric(3, 1),
  confidence numeric(3, 1),
  decision_making numeric(3, 1),
  composure numeric(3, 1),
  mental numeric(4, 2) generated always as (
    private.mean_of(concentration, confidence, decision_making, composure)
  ) stored,
  shared_at timestamptz,
  created_at timestamptz not null default now(),
  constraint player_mental_updates_pkey primary key (id),
  constraint player_mental_updates_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint player_mental_updates_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint player_mental_updates_recorded_by foreign key (recorded_by) references public.users (id) on delete set null,
  constraint player_mental_updates_assessment foreign key (assessment_id) references public.assessments (id) on delete cascade,
  constraint player_mental_updates_range check (
    least(concentration, confidence, decision_making, composure) >= 1
    and greatest(concentration, confidence, decision_making, composure) <= 10
    and num_nonnulls(concentration, confidence, decision_making, composure) > 0
  ),
  constraint player_mental_updates_self_is_shared check (source <> 'self' or shared_at is not null)
);

-- Indexes -----------------------------------------------------------------------------------

create index player_stat_updates_player on public.player_stat_updates (player_id, recorded_at desc);
create index player_stat_updates_school on public.player_stat_updates (school_id);
create index player_stat_updates_recorded_by on public.player_stat_updates (recorded_by);
create index player_stat_updates_assessment on public.player_stat_updates (assessment_id);
create index player_mental_updates_player on public.player_mental_updates (player_id, recorded_at desc);
create index player_mental_updates_school on public.player_mental_updates (school_id);
create index player_mental_updates_recorded_by on public.player_mental_updates (recorded_by);
create index player_mental_updates_assessment on public.player_mental_updates (assessment_id);

-- Triggers ----------------------------------------------------------------------------------

create trigger player_stat_updates_assign_school
before insert on public.player_stat_updates
for each row execute function private.take_school_of_player();
create trigger player_mental_updates_assign_school
before insert on public.player_mental_updates
for each row execute function private.take_school_of_player();

-- Two things may still happen to a snapshot: it is shared, once; and its writer's account goes.
create function private.refuse_rewriting_snapshot()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  -- Computed columns are not yet filled here.
  movable constant text[] := '{shared_at,recorded_by,physical,technical,overall,mental}';
begin
  if to_jsonb(new) - movable is distinct from to_jsonb(old) - movable
    or (new.shared_at is distinct from old.shared_at and (old.shared_at is not null or new.shared_at is null))
    or (new.recorded_by is distinct from old.recorded_by and new.recorded_by is not null)
  then
    raise exception 'append_only' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger player_stat_updates_append_only before update on public.player_stat_updates
for each row execute function private.refuse_rewriting_snapshot();
create trigger player_mental_updates_append_only before update on public.player_mental_updates
for each row execute function private.refuse_rewriting_snapshot();

-- The line in the player's progress: what moved since the last time the family looked.
create function private.record_stat_progress()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  previous public.player_stat_updates;
  was jsonb;
  is_now constant jsonb := to_jsonb(new);
  changes jsonb;
begin
  select * into previous
  from public.player_stat_updates
  where player_id = new.player_id
    and (source = 'self') = (new.source = 'self')
    and shared_at is not null
    and recorded_at < new.recorded_at
  order by recorded_at desc
  limit 1;

  was := to_jsonb(previous);
  select jsonb_object_agg(attribute.key, delta.points) into changes
  from public.stat_attributes as attribute
  cross join lateral (
    select (is_now ->> attribute.key)::numeric - (was ->> attribute.key)::numeric as points
  ) as delta
  where delta.points <> 0;

  perform private.record_progress(
    new.player_id,
    case new.source when 'self' then 'self_rated' else 'stats_updated' end,
    jsonb_build_object('overall', new.overall, 'previous', previous.overall, 'changes', changes),
    new.shared_at
  );
  return new;
end;
$$;

-- What comes from an assessment is told by the assessment.
create trigger player_stat_updates_progress_at_once
after insert on public.player_stat_updates
for each row
when (new.shared_at is not null and new.assessment_id is null)
execute function private.record_stat_progress();

create trigger player_stat_updates_progress_when_shared
after update of shared_at on public.player_stat_updates
for each row
when (old.shared_at is null and new.shared_at is not null and new.assessment_id is null)
execute function private.record_stat_progress();

-- Policies ----------------------------------------------------------------------------------

alter table public.player_stat_updates enable row level security;
alter table public.player_mental_updates enable row level security;

create policy player_stat_updates_select on public.player_stat_updates for select to authenticated using (
  player_id = any(array(select private.my_coached_player_ids()))
  or school_id = any(array(select private.my_owned_school_ids()))
  or (player_id = any(array(select private.my_trusted_player_ids())) and shared_at is not null)
);

create policy player_mental_updates_select on public.player_mental_updates for select to authenticated using (
  player_id = any(array(select private.my_trusted_player_ids())) and shared_at is not null
);

-- Views -------------------------------------------------------------------------------------

create view public.player_stats
with (security_invoker = true)
as
select distinct on (player_id)
  player_id,
  id,
  school_id,
  source,
  recorded_at,
  recorded_by,
  speed,
  stamina,
  strength,
  agility,
  passing,
  shooting,
  dribbling,
  ball_control,
  first_touch,
  physical,
  technical,
  overall,
  shared_at
from public.player_stat_updates
where source <> 'self'
order by player_id, recorded_at desc;

comment on view public.player_stats is 'The current state of each player: the newest rating by a coach that the reader may see.';

-- Functions ---------------------------------------------------------------------------------

-- Appends a snapshot for each entry: the newest values of that source, with p_values on top. The
-- callers have checked player and values.
-- p_entries: [{player_id, values: {attribute: rating}, note?}]
create function private.append_stats(
  p_entries jsonb,
  p_source public.stat_source,
  p_shared_at timestamptz,
  p_assessment_id uuid default null
)
returns setof public.player_stat_updates
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.player_mental_updates (
    player_id, source, recorded_by, assessment_id, shared_at,
    concentration, confidence, decision_making, composure
  )
  select
    (entry ->> 'player_id')::uuid, p_source, (select auth.uid()), p_assessment_id, p_shared_at,
    fresh.concentration, fresh.confidence, fresh.decision_making, fresh.composure
  from jsonb_array_elements(p_entries) as entry
  left join lateral (
    select known as snapshot from public.player_mental_updates as known
    where known.player_id = (entry ->> 'player_id')::uuid
      and (known.source = 'self') = (p_source = 'self')
    order by known.recorded_at desc
    limit 1
  ) as newest on true
  cross join lateral jsonb_populate_record(newest.snapshot, entry -> 'values') as fresh
  where entry -> 'values' ?| array(select key from public.stat_attributes where stat_group = 'mental');

  return query
  insert into public.player_stat_updates (
    player_id, source, recorded_by, assessment_id, shared_at, note,
    speed, stamina, strength, agility, passing, shooting, dribbling, ball_control, first_touch
  )
  select
    (entry ->> 'player_id')::uuid, p_source, (select auth.uid()), p_assessment_id, p_shared_at,
    nullif(btrim(entry ->> 'note'), ''),
    fresh.speed, fresh.stamina, fresh.strength, fresh.agility, fresh.passing, fresh.shooting,
    fresh.dribbling, fresh.ball_control, fresh.first_touch
  from jsonb_array_elements(p_entries) as entry
  left join lateral (
    select known as snapshot from public.player_stat_updates as known
    where known.player_id = (entry ->> 'player_id')::uuid
      and (known.source = 'self') = (p_source = 'self')
    order by known.recorded_at desc
    limit 1
  ) as newest on true
  cross join lateral jsonb_populate_record(newest.snapshot, entry -> 'values') as fresh
  where entry -> 'values' ?| array(select key from public.stat_attributes where stat_group <> 'mental')
  returning *;
end;
$$;

-- Whether a colleague rated what an entry rates since its writer last looked. Only a table the
-- values go to counts, and one's own ratings never do.
-- p_entry: {player_id, values, seen: {stats?: id or null, mental?: id or null}}, the newest ratings
-- by a coach its writer has seen; one that is not named is not compared.
create function private.is_rated_meanwhile(p_entry jsonb)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  with attributes as (
    select
      array_agg(key) filter (where stat_group = 'mental') as mental,
      array_agg(key) filter (where stat_group <> 'mental') as open
    from public.stat_attributes
  ),
  newest as (
    (
      select 'stats' as name, id, recorded_by from public.player_stat_updates, attributes
      where player_id = (p_entry ->> 'player_id')::uuid and source <> 'self'
        and p_entry -> 'values' ?| attributes.open
      order by recorded_at desc
      limit 1
    )
    union all
    (
      select 'mental', id, recorded_by from public.player_mental_updates, attributes
      where player_id = (p_entry ->> 'player_id')::uuid and source <> 'self'
        and p_entry -> 'values' ?| attributes.mental
      order by recorded_at desc
      limit 1
    )
  )
  select exists (
    select from newest
    where p_entry -> 'seen' ? newest.name
      and newest.id::text is distinct from p_entry -> 'seen' ->> newest.name
      and newest.recorded_by is distinct from (select auth.uid())
  );
$$;

-- Rates one player or a whole team as a grid, all or nothing. Attributes an entry does not name
-- keep their last value; sharing shows the whole snapshot to the family.
-- p_entries: [{player_id, values: {attribute: 1.0 to 10.0}, note?, seen?}], at most 60 players;
-- seen: {stats?, mental?}, ids of the newest ratings the writer knows: a colleague's newer ones
-- refuse the whole grid. Returns the new snapshots (mental ones are read by read_mental_stats).
-- Errors: entries_required, player_twice, values_required, unknown_attribute, rating_out_of_range,
-- rated_meanwhile (P0001); not_my_player (42501).
create function public.update_player_stats(p_entries public.json_list, p_is_shared boolean default false)
returns setof public.player_stat_updates
language plpgsql
security definer
set search_path = ''
as $$
declare
  players uuid[];
begin
  if jsonb_typeof(p_entries) is distinct from 'array' or jsonb_array_length(p_entries) not between 1 and 60 then
    raise exception 'entries_required' using errcode = 'P0001';
  end if;
  players := array(select (entry ->> 'player_id')::uuid from jsonb_array_elements(p_entries) as entry);
  if not players <@ array(select private.my_coached_player_ids()) then
    raise exception 'not_my_player' using errcode = '42501';
  end if;
  if cardinality(players) <> (select count(distinct id) from unnest(players) as id) then
    raise exception 'player_twice' using errcode = 'P0001';
  end if;
  perform private.check_ratings(entry -> 'values') from jsonb_array_elements(p_entries) as entry;
  -- Two coaches saving at once come one after the other.
  perform from public.players as player where player.id = any(players) order by player.id for no key update;
  if exists (
    select from jsonb_array_elements(p_entries) as entry where private.is_rated_meanwhile(entry)
  ) then
    raise exception 'rated_meanwhile' using errcode = 'P0001';
  end if;
  return query
  select * from private.append_stats(
    p_entries, 'coach', case when p_is_shared then clock_timestamp() end
  );
end;
$$;

-- Whether I sent the same within the last ten seconds: a click too many, or an answer that was lost on its way.
-- Ratings count for achievements, so that one must not count twice.
create function private.is_repeated_self_rating(p_player_id uuid, p_values jsonb, p_note text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  with attributes as (
    select array_agg(key) filter (where stat_group = 'mental') as mental,
      array_agg(key) filter (where stat_group <> 'mental') as open
    from public.stat_attributes
  )
  select
    (p_values - attributes.mental = '{}' or exists (
      select from public.player_stat_updates as known
      where known.player_id = p_player_id and known.source = 'self'
        and known.recorded_by = (select auth.uid())
        and known.recorded_at > clock_timestamp() - interval '10 seconds'
        and known.note is not distinct from nullif(btrim(p_note), '')
        and to_jsonb(known) @> (p_values - attributes.mental)
    ))
    and (p_values - attributes.open = '{}' or exists (
      select from public.player_mental_updates as known
      where known.player_id = p_player_id and known.source = 'self'
        and known.recorded_by = (select auth.uid())
        and known.recorded_at > clock_timestamp() - interval '10 seconds'
        and to_jsonb(known) @> (p_values - attributes.open)
    ))
  from attributes;
$$;

-- How players see themselves, beside the coach's view. The player, or for a child without an
-- account a guardian who may answer for it; shared with the coaches at once.
-- p_values: {attribute: 1.0 to 10.0}. Returns the snapshot; no row when only mental scores came.
-- Errors: values_required, unknown_attribute, rating_out_of_range (P0001); not_my_player (42501).
create function public.submit_self_rating(p_player_id uuid, p_values public.json_document, p_note public.long_text default null)
returns setof public.player_stat_updates
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not coalesce(p_player_id = any(array(select private.my_self_rating_player_ids())), false) then
    raise exception 'not_my_player' using errcode = '42501';
  end if;
  perform private.check_ratings(p_values);
  -- one after the other: two of the same at once would not see each other
  perform pg_advisory_xact_lock(hashtextextended('self_rating ' || p_player_id, 0));
  if private.is_repeated_self_rating(p_player_id, p_values, p_note) then
    return query
    select * from public.player_stat_updates
    where player_id = p_player_id and source = 'self'
    order by recorded_at desc
    limit 1;
    return;
  end if;
  return query
  select * from private.append_stats(
    jsonb_build_array(jsonb_build_object('player_id', p_player_id, 'values', p_values, 'note', p_note)),
    'self', clock_timestamp()
  );
end;
$$;

-- Shows the newest ratings of these players to them and their guardians; mental scores only when
-- asked for. Counts what was newly shared. Errors: not_my_player (42501).
create function public.share_player_stats(p_player_ids public.id_list, p_includes_mental boolean default false)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened int;
  mental_opened uuid[] := '{}';
begin
  if not coalesce(p_player_ids <@ array(select private.my_coached_player_ids()), false) then
    raise exception 'not_my_player' using errcode = '42501';
  end if;

  update public.player_stat_updates as snapshot
  set shared_at = clock_timestamp()
  from unnest(p_player_ids) as player
  where snapshot.shared_at is null
    and snapshot.id = (
      select id from public.player_stat_updates
      where player_id = player and source <> 'self'
      order by recorded_at desc
      limit 1
    );
  get diagnostics opened = row_count;

  if p_includes_mental then
    with shown as (
      update public.player_mental_updates as snapshot
      set shared_at = clock_timestamp()
      from unnest(p_player_ids) as player
      where snapshot.shared_at is null
        and snapshot.id = (
          select id from public.player_mental_updates
          where player_id = player and source <> 'self'
          order by recorded_at desc
          limit 1
        )
      returning snapshot.player_id
    )
    select coalesce(array_agg(player_id), '{}') into mental_opened from shown;
    perform private.audit('mental_scores_shared', school_id, null, id)
    from public.players where id = any(mental_opened);
  end if;
  return opened + cardinality(mental_opened);
end;
$$;

-- The mental scores of players I coach now, newest first; each player named leaves an entry in the
-- audit log. Errors: not_my_player (42501).
create function public.read_mental_stats(p_player_ids public.id_list)
returns setof public.player_mental_updates
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not coalesce(p_player_ids <@ array(select private.my_coached_player_ids()), false) then
    raise exception 'not_my_player' using errcode = '42501';
  end if;
  perform private.audit('mental_scores_read', school_id, null, id)
  from public.players where id = any(p_player_ids);
  return query
  select * from public.player_mental_updates
  where player_id = any(p_player_ids)
  order by recorded_at desc;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.player_stat_updates, public.player_mental_updates, public.player_stats
from anon, authenticated;

grant select on public.player_stat_updates, public.player_mental_updates, public.player_stats
to authenticated;

grant execute on function
  public.update_player_stats(public.json_list, boolean),
  public.submit_self_rating(uuid, public.json_document, public.long_text),
  public.share_player_stats(public.id_list, boolean),
  public.read_mental_stats(public.id_list)
to authenticated;
