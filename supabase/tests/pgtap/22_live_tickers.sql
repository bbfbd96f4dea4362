-- Live ticker: who reads it, how much of it, and what is never told.
begin;
select plan(16);

create function tests.told_scorers() returns text language sql as $$
  select coalesce(string_agg(coalesce(goal ->> 'first_name', '-'), ',' order by place), 'nothing')
  from public.match_ticker(tests.id('played_match')) as ticker
  left join lateral jsonb_array_elements(ticker.goals) with ordinality as told (goal, place) on true
$$;
create function tests.count_tickers(p_match text) returns int language sql as $$
  select count(*)::int from public.match_ticker(tests.id(p_match))
$$;
grant execute on all functions in schema tests to public;

-- Who

select results_eq(
  $$select person, tests.count_tickers('played_match')
    from unnest(array['parent', 'player', 'coach', 'owner', 'other_parent', 'other_coach', 'rival_parent', 'rival_owner']) as person
    cross join lateral tests.act_as(person)$$,
  $$values ('parent', 1), ('player', 1), ('coach', 1), ('owner', 1), ('other_parent', 0), ('other_coach', 0),
    ('rival_parent', 0), ('rival_owner', 0)$$,
  'families of the team, its coaches and owners follow a match; nobody of another team or club does'
);
select tests.act_as('anon');
select throws_ok($$select * from public.match_ticker(tests.id('played_match'))$$, '42501', null, 'nobody who is signed out');

-- How much

select tests.act_as('parent');
select results_eq(
  $$select status::text, goals_for, goals_against, jsonb_array_length(goals) from public.match_ticker(tests.id('played_match'))$$,
  $$values ('finished', 1, 1, 2)$$, 'a family reads the score and each goal'
);
select is(tests.told_scorers(), '-,-', 'without names, as a school begins');
select is(
  (select string_agg(concat_ws(' ', goal ->> 'kind', goal ->> 'is_ours', goal ->> 'clock_seconds'), ', ' order by place)
    from public.match_ticker(tests.id('played_match')) as ticker
    cross join lateral jsonb_array_elements(ticker.goals) with ordinality as told (goal, place)),
  'goal true 300, goal false 600', 'in the order of the clock'
);
select tests.act_as_database();
update public.schools set live_ticker = 'names' where id = tests.id('home');
select tests.act_as('parent');
select is(
  tests.told_scorers(),
  (select first_name from public.players where id = tests.id('child')) || ',-',
  'the first name of the scorer where the school tells names; the opponents have none'
);
select tests.act_as_database();
update public.guardian_links set confirmed_at = null, confirmed_by = null, can_consent = false, can_pay = false, receives_health = false where guardian_id = tests.id('parent');
select tests.act_as('parent');
select is(tests.told_scorers(), '-,-', 'a link that nobody has confirmed reads no names of others');
select tests.act_as_database();
update public.guardian_links set status = 'ended' where guardian_id = tests.id('parent');
select tests.act_as('parent');
select is(tests.count_tickers('played_match'), 0, 'an ended link reads nothing');
select tests.act_as('coach');
select isnt(tests.told_scorers(), '-,-', 'the coach reads names');

-- What is not told

select tests.act_as_database();
insert into public.match_events (match_id, period, clock_seconds, kind, player_id)
values (tests.id('played_match'), 2, 10, 'yellow', tests.id('child')), (tests.id('played_match'), 2, 20, 'own_goal', tests.id('child'));
select tests.act_as('player');
select is(
  (select jsonb_array_length(goals) from public.match_ticker(tests.id('played_match'))), 3, 'a card is no news'
);
select is(
  (select goals -> 2 ->> 'is_ours' from public.match_ticker(tests.id('played_match'))), 'false', 'an own goal counts for the others'
);
select ok(
  (select goals -> 2 -> 'first_name' = 'null' from public.match_ticker(tests.id('played_match'))), 'and names nobody'
);
select tests.act_as_database();
update public.match_events set undone_at = now() where match_id = tests.id('played_match') and kind = 'own_goal';
select tests.act_as('player');
select is((select goals_against from public.match_ticker(tests.id('played_match'))), 1, 'what was taken back is not told');

-- When

select is(tests.count_tickers('match'), 0, 'a match that has not begun has no ticker');
select tests.act_as_database();
update public.matches set status = 'live' where id = tests.id('match');
update public.matches set period_started_at = now() - interval '3 minutes' where id = tests.id('match');
select tests.act_as('player');
select results_eq(
  $$select current_period, period_seconds from public.match_ticker(tests.id('match'))$$,
  $$values (1, 180)$$, 'a running one says how long its period runs'
);
select tests.act_as_database();
update public.schools set live_ticker = 'off' where id = tests.id('home');
select tests.act_as('player');
select is(tests.count_tickers('match'), 0, 'and nothing where the school does not tell');

select * from finish();
rollback;
