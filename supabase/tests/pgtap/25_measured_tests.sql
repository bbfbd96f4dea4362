-- Measured tests: who measures, who reads, what is refused, corrections, bands, what a plan lists.
begin;
select plan(53);

create function pg_temp.seen_by(persona text)
returns text
language plpgsql
as $$
begin
  perform tests.act_as(persona);
  return coalesce((
    select string_agg(names.name, ' ' order by names.name)
    from public.test_results as entry join tests.names on names.id = entry.id
  ), '');
end;
$$;
-- Times of the child on a day, as the coach's grid sends them.
create function pg_temp.entry(player text, tries jsonb, seen uuid default null)
returns jsonb
language sql
as $$
  select jsonb_build_array(jsonb_build_object('player_id', tests.id(player), 'tries', tries, 'seen', seen));
$$;
create function pg_temp.save(test text, days_ago int, entries jsonb)
returns setof public.test_results
language sql
as $$
  select * from public.save_test_results(tests.id('team'), test, current_date - days_ago, entries);
$$;
create function pg_temp.refuses(test text, days_ago int, entries jsonb, error text, title text)
returns text
language plpgsql
as $$
begin
  return throws_ok(
    format('select pg_temp.save(%L, %s, %L)', test, days_ago, entries), 'P0001', error, title
  );
end;
$$;
grant execute on all functions in schema pg_temp to public;

select results_eq(
  $$select persona, pg_temp.seen_by(persona)
    from unnest(array['pending', 'suspended', 'player', 'parent', 'other_parent', 'ended_guardian', 'coach', 'other_coach', 'former_coach', 'rival_coach', 'officer', 'owner', 'rival_owner', 'admin']) as persona$$,
  $$values
    ('pending', ''), ('suspended', ''),
    ('player', 'child_first_sprint child_new_sprint'),
    ('parent', 'child_first_sprint child_new_sprint'),
    ('other_parent', 'other_sprint'), ('ended_guardian', ''),
    ('coach', 'child_first_sprint child_mistyped_sprint child_new_sprint'),
    ('other_coach', 'other_sprint'), ('former_coach', ''), ('rival_coach', 'rival_sprint'), ('officer', ''),
    ('owner', 'child_first_sprint child_mistyped_sprint child_new_sprint other_sprint'),
    ('rival_owner', 'rival_sprint'), ('admin', '')$$,
  'families read what stands, coaches their players, owners their school, administrators nothing'
);
select tests.act_as('coach');
select is(count(*)::int, 8, 'the catalogue has eight tests') from public.measured_tests;
select throws_ok(
  $$insert into public.test_results (player_id, test_key, measured_on, tries, best) values (tests.id('child'), 'sprint_30', current_date, '{5}', 5)$$,
  '42501', null, 'nobody writes results by hand'
);
select throws_ok(
  $$update public.test_results set tries = '{1}'$$, '42501', null, 'nobody changes one by hand'
);
select throws_ok(
  $$delete from public.test_results$$, '42501', null, 'nobody deletes one'
);

-- Who writes: the staff of the team, and nobody else.
create function pg_temp.refuses_writing(persona text)
returns text
language plpgsql
as $$
begin
  perform tests.act_as(persona);
  return throws_ok(
    $call$select public.save_test_results(tests.id('team'), 'sprint_30', current_date - 1, pg_temp.entry('child', '[5.1]'))$call$,
    '42501', 'team_not_found', persona || ' does not write results of the team'
  );
end;
$$;
grant execute on function pg_temp.refuses_writing(text) to public;
select pg_temp.refuses_writing(persona)
from unnest(array['player', 'parent', 'other_coach', 'former_coach', 'suspended', 'rival_coach', 'rival_owner', 'owner', 'admin']) as persona;

select tests.act_as('coach');
select throws_ok(
  $$select pg_temp.save('sprint_30', 1, pg_temp.entry('other_child', '[5.1]'))$$, '42501', 'not_my_player',
  'a player of another team of the school is refused'
);
select throws_ok(
  $$select pg_temp.save('sprint_30', 1, pg_temp.entry('rival_child', '[5.1]'))$$, '42501', 'not_my_player',
  'a player of another school is refused'
);

-- What is refused.
select pg_temp.refuses('nothing', 1, pg_temp.entry('child', '[5.1]'), 'unknown_test', 'a test outside of the catalogue');
select pg_temp.refuses('sprint_30', 1, pg_temp.entry('child', '[3.49]'), 'value_out_of_range', 'faster than anybody');
select pg_temp.refuses('sprint_30', 1, pg_temp.entry('child', '[10.01]'), 'value_out_of_range', 'slower than anybody');
select pg_temp.refuses('sprint_30', 1, pg_temp.entry('child', '[123456789]'), 'value_out_of_range', 'a number of any size');
select pg_temp.refuses('sprint_30', 1, pg_temp.entry('child', '[5.123]'), 'value_out_of_range', 'finer than it is measured');
select pg_temp.refuses('juggling', 1, pg_temp.entry('child', '[10.5]'), 'value_out_of_range', 'half a touch');
select pg_temp.refuses('sprint_30', 1, pg_temp.entry('child', '[5, 5, 5, 5]'), 'too_many_tries', 'one try too many');
select pg_temp.refuses('sprint_30', -2, pg_temp.entry('child', '[5]'), 'day_out_of_range', 'the day after tomorrow');
select pg_temp.refuses('yo_yo_1', 1, pg_temp.entry('child', '[800]'), 'test_not_for_age', 'endurance to exhaustion with a U13');
select pg_temp.refuses('sprint_30', 1, '[]', 'entries_required', 'an empty grid');
select pg_temp.refuses('sprint_30', 1, '[{"player_id": null, "tries": 5}]', 'entries_required', 'tries that are no list');
select pg_temp.refuses(
  'sprint_30', 1, pg_temp.entry('child', '[5]') || pg_temp.entry('child', '[6]'), 'player_twice', 'a player named twice'
);

-- Writing, again, and correcting.
select results_eq(
  $$select best, tries, recorded_by from pg_temp.save('sprint_30', 1, pg_temp.entry('child', '[5.1, 4.98, 5.3]'))$$,
  $$values (4.98::numeric, '{5.1,4.98,5.3}'::numeric[], tests.id('coach'))$$,
  'the lowest time is the best'
);
select is(
  (select best from pg_temp.save('long_jump', 1, pg_temp.entry('child', '[150, 171, 160]'))), 171::numeric,
  'the longest jump is the best'
);
select lives_ok(
  $$select pg_temp.save('sprint_30', 1, pg_temp.entry('child', '[5.10, 4.98, 5.30]'))$$, 'the same again is taken'
);
select is(
  (select count(*)::int from public.test_results where test_key = 'sprint_30' and measured_on = current_date - 1), 1,
  'and written once'
);
select pg_temp.refuses('sprint_30', 1, pg_temp.entry('child', '[5]'), 'stale_row', 'another result without having seen it');
select is(
  (select best from pg_temp.save(
    'sprint_30', 1, pg_temp.entry('child', '[5.2]', (
      select id from public.test_results where test_key = 'sprint_30' and measured_on = current_date - 1
    ))
  )), 5.2, 'a correction stands'
);
select results_eq(
  $$select best, replaced_at is not null, replaced_by from public.test_results
    where test_key = 'sprint_30' and measured_on = current_date - 1 order by best$$,
  $$values (4.98::numeric, true, tests.id('coach')), (5.2::numeric, false, null::uuid)$$,
  'what it replaced stays, with who replaced it'
);
select is_empty(
  $$select pg_temp.save('sprint_30', 1, pg_temp.entry('child', '[]', (
    select id from public.test_results
    where test_key = 'sprint_30' and measured_on = current_date - 1 and replaced_at is null
  )))$$, 'no tries take a result away'
);
select results_eq(
  $$select test_key, measured_on, players from public.team_test_days(tests.id('team'))$$,
  $$values ('long_jump', current_date - 1, 1), ('sprint_30', current_date - 5, 1), ('sprint_30', current_date - 40, 1)$$,
  'the days of the team, the newest first, without what was taken away'
);
select is_empty(
  $$select * from public.team_test_days(tests.id('rival_team'))$$, 'the days of others are not told'
);

-- Bands: seven more of the same year, born on its first and last day; one of another year does not count.
select tests.act_as_database();
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
select
  tests.named('peer ' || n), tests.id('home'), 'Peer', 'N' || n,
  case n when 1 then '2014-01-01' when 8 then '2013-12-31' else '2014-12-31' end::date
from generate_series(1, 8) as n;
insert into public.test_results (player_id, test_key, measured_on, tries)
select tests.id('peer ' || n), 'sprint_30', current_date - 20, array[5 + n / 10.0] from generate_series(1, 6) as n;
insert into public.test_results (player_id, test_key, measured_on, tries)
values
  (tests.id('peer 7'), 'sprint_30', current_date - 400, '{6}'), (tests.id('peer 8'), 'sprint_30', current_date - 20, '{6}');
select tests.act_as('coach');
select is_empty($$select * from public.player_test_bands(tests.id('child'))$$, 'below eight nothing is told: a year ago does not count, nor another year of birth');
select tests.act_as_database();
insert into public.test_results (player_id, test_key, measured_on, tries) values (tests.id('peer 7'), 'sprint_30', current_date - 2, '{5.04}');
select tests.act_as('coach');
select results_eq(
  $$select test_key, band::text, players from public.player_test_bands(tests.id('child'))$$,
  $$values ('sprint_30', 'upper_quarter', 8)$$, 'two share the first place of eight'
);
select tests.act_as('owner');
select results_eq(
  $$select player.name, told.band::text from (values ('peer 2'), ('peer 6')) as player (name)
    cross join lateral public.player_test_bands(tests.id(player.name)) as told order by 1$$,
  $$values ('peer 2', 'middle_half'), ('peer 6', 'still_growing')$$, 'the owner learns the bands of the school'
);
create function pg_temp.told_nothing(persona text)
returns text
language plpgsql
as $$
begin
  perform tests.act_as(persona);
  return throws_ok(
    $call$select public.player_test_bands(tests.id('child'))$call$, '42501', 'player_not_readable',
    persona || ' learns no band of the child'
  );
end;
$$;
grant execute on function pg_temp.told_nothing(text) to public;
select pg_temp.told_nothing(persona)
from unnest(array['player', 'parent', 'other_coach', 'former_coach', 'rival_coach', 'rival_owner', 'admin']) as persona;

-- The evidence of a plan, also for the family.
select tests.act_as('parent');
select is(
  public.development_exposure(tests.id('child_plan')) -> 'tests' -> 0 -> 'to', '5.04'::jsonb,
  'a plan lists the tests of its period'
);
select is(
  jsonb_array_length(public.development_exposure(tests.id('child_past_plan')) -> 'tests'), 1,
  'and none of another'
);

select tests.act_as_database();
select throws_ok(
  $$update public.test_results set best = 1 where id = tests.id('child_new_sprint')$$, '42501', 'append_only',
  'not even the database rewrites a result'
);
delete from public.users where id = tests.id('coach');
select is(
  (select recorded_by from public.test_results where id = tests.id('child_new_sprint')), null,
  'whoever wrote it may go'
);
select throws_ok(
  $$delete from public.players where id = tests.id('peer 1')$$, '23503', 'player_has_history',
  'a player with results is not deleted by the way'
);

select * from finish();
rollback;
