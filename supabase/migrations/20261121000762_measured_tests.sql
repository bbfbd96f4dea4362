-- Measured tests: what a stopwatch, a tape and counting say about a player.
--
--                      player  parent   coach of the player  other coach  owner     admin
-- measured_tests       s       s        s                    s            s         s
-- test_results         self s  child s  s                    -            school s  -
-- save_test_results    -       -        own team             -            -         -
-- player_test_bands    -       -        x                    -            x         -
-- team_test_days       -       -        own team             -            school    -
--
-- coach = now; an owner writes where the staff list of the team names them. parent = a confirmed link. The family
-- reads what stands, at once: a time is nobody's opinion. What was corrected stays for the coaches.
--
-- A test has several tries a day and the best one counts; its protocol is written in the app's three languages. Results are
-- performance, nothing about the body (ADR 85): no weight, no pulse, no words beside them; who is absent or hurt has
-- no row. A player is compared with oneself. Staff learn the quarter among the school's players born in the same year,
-- from eight on; families are never told one, and nobody gets a rank.

-- Types -------------------------------------------------------------------------------------

create type public.test_unit as enum ('seconds', 'centimetres', 'metres', 'touches', 'hits');
create type public.test_band as enum ('upper_quarter', 'middle_half', 'still_growing');

-- Tables ------------------------------------------------------------------------------------

create table public.measured_tests (
  key text not null,
  attribute_key text not null,
  unit public.test_unit not null,
  is_lower_better boolean not null,
  decimals int not null,
  lowest numeric(6, 2) not null,
  highest numeric(6, 2) not null,
  tries int not null,
  years_from int not null,
  years_until int,
  sort_order int not null,
  created_at timestamptz not null default now(),
  constraint measured_tests_pkey primary key (key),
  constraint measured_tests_attribute foreign key (attribute_key) references public.stat_attributes (key),
  constraint measured_tests_sort_once unique (sort_order),
  constraint measured_tests_key_form check (key ~ '^[a-z]+(_[a-z0-9]+)*$' and char_length(key) <= 40),
  constraint measured_tests_limits check (lowest >= 0 and highest > lowest),
  constraint measured_tests_decimals_range check (decimals between 0 and 2),
  constraint measured_tests_tries_range check (tries between 1 and 5),
  constraint measured_tests_years check (years_until >= years_from)
);

comment on table public.measured_tests is 'Names and protocols stand in the app. Another protocol is another test: results of two cannot be compared.';
comment on column public.measured_tests.lowest is 'The least and the most a result can be: beyond, somebody mistyped.';
comment on column public.measured_tests.years_from is 'Age groups it is for: from U… to U…, empty without an end, then also for adults.';

insert into public.measured_tests (
  key, attribute_key, unit, is_lower_better, decimals, lowest, highest, tries, years_from, years_until, sort_order
)
values
  ('sprint_10', 'speed', 'seconds', true, 2, 1.40, 5.00, 3, 8, null, 1),
  ('sprint_30', 'speed', 'seconds', true, 2, 3.50, 10.00, 3, 10, null, 2),
  ('shuttle_4x10', 'agility', 'seconds', true, 2, 7.50, 22.00, 2, 8, null, 3),
  ('long_jump', 'strength', 'centimetres', false, 0, 30, 340, 3, 8, null, 4),
  ('juggling', 'ball_control', 'touches', false, 0, 0, 1000, 3, 7, 19, 5),
  ('dribble_slalom', 'dribbling', 'seconds', true, 2, 6.00, 45.00, 2, 8, 19, 6),
  ('passing_10', 'passing', 'hits', false, 0, 0, 10, 2, 8, 19, 7),
  ('yo_yo_1', 'stamina', 'metres', false, 0, 40, 3640, 1, 14, null, 8);

-- One row for a player's tries at a test on a day. Rows never change: a correction closes the old one and adds another.
create table public.test_results (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  player_id uuid not null,
  team_id uuid,
  test_key text not null,
  measured_on date not null,
  tries numeric[] not null,
  best numeric not null,
  recorded_by uuid default auth.uid(),
  recorded_at timestamptz not null default clock_timestamp(),
  replaced_at timestamptz,
  replaced_by uuid,
  created_at timestamptz not null default now(),
  constraint test_results_pkey primary key (id),
  constraint test_results_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint test_results_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint test_results_team foreign key (team_id) references public.teams (id) on delete set null,
  constraint test_results_test foreign key (test_key) references public.measured_tests (key),
  constraint test_results_recorded_by foreign key (recorded_by) references public.users (id) on delete set null,
  constraint test_results_replaced_by foreign key (replaced_by) references public.users (id) on delete set null,
  constraint test_results_day_range check (measured_on >= '2000-01-01'),
  constraint test_results_tries_known check (cardinality(tries) between 1 and 5 and array_position(tries, null) is null),
  constraint test_results_replacing check (replaced_at is not null or replaced_by is null)
);

comment on column public.test_results.team_id is 'The team it was measured with.';
comment on column public.test_results.replaced_at is 'When a correction took its place, or took it away.';

-- Indexes -----------------------------------------------------------------------------------

create index measured_tests_attribute on public.measured_tests (attribute_key);
create unique index test_results_one_standing on public.test_results (player_id, test_key, measured_on)
where replaced_at is null;
create index test_results_player on public.test_results (player_id, measured_on desc);
create index test_results_school on public.test_results (school_id);
create index test_results_team on public.test_results (team_id, measured_on desc);
create index test_results_test on public.test_results (test_key);
create index test_results_recorded_by on public.test_results (recorded_by);
create index test_results_replaced_by on public.test_results (replaced_by);

-- Triggers ----------------------------------------------------------------------------------

create trigger test_results_assign_school
before insert on public.test_results
for each row execute function private.take_school_of_player();

-- What a test allows; the best try is found here.
-- Errors: unknown_test, too_many_tries, value_out_of_range, day_out_of_range, test_not_for_age (P0001).
create function private.place_test_result()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  test public.measured_tests;
  years int;
begin
  select * into test from public.measured_tests where key = new.test_key;
  if not found then
    raise exception 'unknown_test' using errcode = 'P0001';
  end if;
  if cardinality(new.tries) > test.tries then
    raise exception 'too_many_tries' using errcode = 'P0001';
  end if;
  if exists (
    select from unnest(new.tries) as value
    where value not between test.lowest and test.highest or value <> round(value, test.decimals)
  ) then
    raise exception 'value_out_of_range' using errcode = 'P0001';
  end if;
  if new.measured_on > private.local_day(new.school_id, now()) then
    raise exception 'day_out_of_range' using errcode = 'P0001';
  end if;
  if new.team_id is not null then
    select age.years_under into years
    from public.teams as team join public.age_groups as age on age.code = team.age_group
    where team.id = new.team_id;
    if coalesce(years, 99) < test.years_from or coalesce(years, 99) > coalesce(test.years_until, 99) then
      raise exception 'test_not_for_age' using errcode = 'P0001';
    end if;
  end if;
  select case when test.is_lower_better then min(value) else max(value) end into new.best
  from unnest(new.tries) as value;
  return new;
end;
$$;

create trigger test_results_place
before insert on public.test_results
for each row execute function private.place_test_result();

-- A result is replaced once; the team and the accounts of its writers may go.
create function private.refuse_rewriting_result()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  movable constant text[] := '{replaced_at,replaced_by,recorded_by,team_id}';
begin
  if to_jsonb(new) - movable is distinct from to_jsonb(old) - movable
    or (old.replaced_at is not null and new.replaced_at is distinct from old.replaced_at)
    or (old.replaced_at is not null and new.replaced_by is not null and new.replaced_by is distinct from old.replaced_by)
    or (new.recorded_by is distinct from old.recorded_by and new.recorded_by is not null)
    or (new.team_id is distinct from old.team_id and new.team_id is not null)
  then
    raise exception 'append_only' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger test_results_append_only before update on public.test_results
for each row execute function private.refuse_rewriting_result();

-- Policies ----------------------------------------------------------------------------------

alter table public.measured_tests enable row level security;
alter table public.test_results enable row level security;

create policy measured_tests_select on public.measured_tests for select to authenticated using (
  (select private.has_role())
);

create policy test_results_select on public.test_results for select to authenticated using (
  player_id = any(array(select private.my_coached_player_ids()))
  or school_id = any(array(select private.my_owned_school_ids()))
  or (player_id = any(array(select private.my_trusted_player_ids())) and replaced_at is null)
);

-- Functions ---------------------------------------------------------------------------------

-- Writes what a squad did at a test on a day, all or nothing. No tries take a result away. What stands already is
-- left as it is, so that sending twice writes once; a result somebody else changed meanwhile refuses the whole grid.
-- p_entries: [{player_id, tries: [number], seen: id of the result its writer saw, or null}], at most 60 players.
-- Returns what stands now for these players.
-- Errors: team_not_found, not_my_player (42501); entries_required, player_twice, stale_row (P0001), and those of
-- place_test_result.
create function public.save_test_results(
  p_team_id uuid, p_test_key public.short_text, p_measured_on date, p_entries public.json_list
)
returns setof public.test_results
language plpgsql
security definer
set search_path = ''
as $$
declare
  players uuid[];
  changed jsonb;
begin
  if not coalesce(p_team_id = any(array(select private.my_staff_team_ids())), false) then
    raise exception 'team_not_found' using errcode = '42501';
  end if;
  if jsonb_typeof(p_entries) is distinct from 'array' or jsonb_array_length(p_entries) not between 1 and 60
    or exists (
      select from jsonb_array_elements(p_entries) as entry
      where jsonb_typeof(entry -> 'tries') is distinct from 'array'
    )
  then
    raise exception 'entries_required' using errcode = 'P0001';
  end if;
  players := array(select (entry ->> 'player_id')::uuid from jsonb_array_elements(p_entries) as entry);
  if not players <@ array(
    select player_id from public.squad_members where team_id = p_team_id and left_on is null
  ) then
    raise exception 'not_my_player' using errcode = '42501';
  end if;
  if cardinality(players) <> (select count(distinct id) from unnest(players) as id) then
    raise exception 'player_twice' using errcode = 'P0001';
  end if;
  -- Two coaches saving at once come one after the other.
  perform from public.players as player where player.id = any(players) order by player.id for no key update;

  select coalesce(jsonb_agg(jsonb_build_object(
    'player_id', wanted.player_id, 'tries', wanted.tries, 'standing', standing.id,
    'is_stale', standing.id is distinct from wanted.seen
  )), '[]') into changed
  from (
    select
      (entry ->> 'player_id')::uuid as player_id, (entry ->> 'seen')::uuid as seen,
      array(
        select value::numeric from jsonb_array_elements_text(entry -> 'tries') with ordinality as try (value, place)
        order by place
      ) as tries
    from jsonb_array_elements(p_entries) as entry
  ) as wanted
  left join public.test_results as standing
    on standing.player_id = wanted.player_id and standing.test_key = p_test_key
      and standing.measured_on = p_measured_on and standing.replaced_at is null
  where wanted.tries is distinct from coalesce(standing.tries, '{}');
  if exists (select from jsonb_array_elements(changed) as entry where (entry ->> 'is_stale')::boolean) then
    raise exception 'stale_row' using errcode = 'P0001';
  end if;

  update public.test_results set replaced_at = clock_timestamp(), replaced_by = auth.uid()
  where id in (select (entry ->> 'standing')::uuid from jsonb_array_elements(changed) as entry);
  insert into public.test_results (player_id, team_id, test_key, measured_on, tries)
  select
    (entry ->> 'player_id')::uuid, p_team_id, p_test_key, p_measured_on,
    array(
      select value::numeric from jsonb_array_elements_text(entry -> 'tries') with ordinality as try (value, place)
      order by place
    )
  from jsonb_array_elements(changed) as entry
  where jsonb_array_length(entry -> 'tries') > 0;
  return query
  select * from public.test_results
  where player_id = any(players) and test_key = p_test_key and measured_on = p_measured_on and replaced_at is null;
end;
$$;

-- Where a player stands among the school's players born in the same year, for each test that the player and at least
-- seven of them did within twelve months: by the newest result of each, equal ones in the middle of their places.
-- For staff alone: a band and how many there are, no rank and no value of anybody. Errors: player_not_readable (42501).
create function public.player_test_bands(p_player_id uuid)
returns table (test_key text, band public.test_band, players int)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not coalesce(p_player_id = any(array(
    select private.my_coached_player_ids() union select private.my_owned_player_ids()
  )), false) then
    raise exception 'player_not_readable' using errcode = '42501';
  end if;
  return query
  with newest as (
    select distinct on (result.test_key, result.player_id)
      result.test_key, result.player_id, case when test.is_lower_better then -result.best else result.best end as score
    from public.players as me
    join public.players as peer
      on peer.school_id = me.school_id
      and date_trunc('year', peer.date_of_birth::timestamp) = date_trunc('year', me.date_of_birth::timestamp)
    join public.test_results as result
      on result.player_id = peer.id and result.replaced_at is null
      and result.measured_on > private.local_day(me.school_id, now()) - interval '12 months'
    join public.measured_tests as test on test.key = result.test_key
    where me.id = p_player_id
    order by result.test_key, result.player_id, result.measured_on desc
  ),
  placed as (
    select
      newest.test_key, newest.player_id, (count(*) over everybody)::int as players,
      (rank() over (everybody order by newest.score) - 1 + 0.5 * count(*) over (partition by newest.test_key, newest.score))
        / count(*) over everybody as share
    from newest
    window everybody as (partition by newest.test_key)
  )
  select
    placed.test_key,
    case
      when placed.share >= 0.75 then 'upper_quarter'
      when placed.share >= 0.25 then 'middle_half'
      else 'still_growing'
    end::public.test_band,
    placed.players
  from placed
  where placed.player_id = p_player_id and placed.players >= 8;
end;
$$;

-- The days on which a team measured, the newest first. Runs as the caller.
create function public.team_test_days(p_team_id uuid)
returns table (test_key text, measured_on date, players int)
language sql
stable
set search_path = ''
as $$
  select result.test_key, result.measured_on, count(*)::int
  from public.test_results as result
  where result.team_id = p_team_id and result.replaced_at is null
  group by result.test_key, result.measured_on
  order by result.measured_on desc, result.test_key
  limit 200;
$$;

-- What the tests of a period say: [{test_key, unit, decimals, from, from_on, to, to_on}], the first result and the newest, which are
-- one where a test was done once. For the evidence of a development plan.
create function private.tests_of_period(p_player_id uuid, p_from date, p_to date)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'test_key', test.key, 'unit', test.unit, 'decimals', test.decimals, 'from', span.first[2], 'to', span.newest[2],
      'from_on', span.first_on, 'to_on', span.newest_on
    ) order by test.sort_order
  ), '[]')
  from (
    select
      result.test_key, min(result.measured_on) as first_on, max(result.measured_on) as newest_on,
      min(array[result.measured_on - date '2000-01-01', result.best]) as first,
      max(array[result.measured_on - date '2000-01-01', result.best]) as newest
    from public.test_results as result
    where result.player_id = p_player_id and result.replaced_at is null
      and result.measured_on between p_from and p_to
    group by result.test_key
  ) as span
  join public.measured_tests as test on test.key = span.test_key;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.measured_tests, public.test_results from anon, authenticated;

grant select on public.measured_tests, public.test_results to authenticated;

grant execute on function
  public.save_test_results(uuid, public.short_text, date, public.json_list),
  public.player_test_bands(uuid),
  public.team_test_days(uuid)
to authenticated;
