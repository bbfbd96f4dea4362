-- How a season went, what a child did in it, and the results of the other teams.
begin;
select plan(44);

-- Half a match in goal without a goal against, a match typed without a log, and one that runs.
insert into public.matches (id, team_id, school_id, opponent, kind, is_home, starts_at, periods, period_minutes, status, goals_for, goals_against)
values
  (tests.named('clean_match'), tests.id('team'), tests.id('home'), 'Clean', 'cup', false, now() - interval '20 days', 2, 10, 'finished', 3, 0),
  (tests.named('typed_match'), tests.id('team'), tests.id('home'), 'Typed', 'league', true, now() - interval '24 days', 2, 10, 'finished', 0, 2),
  (tests.named('open_match'), tests.id('team'), tests.id('home'), 'Open', 'league', true, now() - interval '28 days', 2, 10, 'planned', null, null);
insert into public.match_squad (match_id, player_id, role) values
  (tests.id('clean_match'), tests.id('child'), 'starter'), (tests.id('typed_match'), tests.id('child'), 'bench');
insert into public.match_lineup_slots (match_id, period, slot, player_id) values
  (tests.id('clean_match'), 1, 'gk', tests.id('child')), (tests.id('clean_match'), 2, 'st', tests.id('child'));
insert into public.match_events (match_id, period, clock_seconds, kind, player_id, undone_at) values
  (tests.id('clean_match'), 1, 60, 'goal', tests.id('child'), null),
  (tests.id('clean_match'), 1, 90, 'own_goal', tests.id('child'), now()),
  (tests.id('clean_match'), 2, 60, 'penalty_goal', tests.id('child'), null),
  (tests.id('clean_match'), 2, 90, 'yellow', tests.id('child'), null);
update public.matches set goals_for = 3, goals_against = 0 where id = tests.id('clean_match');

create function tests.read_record(p_side text, p_kind public.match_kind default null)
returns text
language sql
as $$
  select concat_ws(' ', line ->> 'played', line ->> 'won', line ->> 'drawn', line ->> 'lost',
    (line ->> 'goals_for') || ':' || (line ->> 'goals_against'), line ->> 'clean_sheets')
  from (select public.season_results(tests.id('team'), p_kind) -> 'record' -> p_side as line) as asked
$$;
grant execute on function tests.read_record(text, public.match_kind) to authenticated;

select tests.act_as('coach');
select is(tests.read_record('all'), '3 1 1 1 4:3 1', 'won, drawn, lost and goals of finished matches, typed ones too');
select is(tests.read_record('home'), '2 0 1 1 1:3 0', 'at home');
select is(tests.read_record('away'), '1 1 0 0 3:0 1', 'and away');
select tests.act_as_database();
update public.matches set is_neutral = true where id = tests.id('clean_match');
select tests.act_as('coach');
select is(tests.read_record('away'), '0 0 0 0 0:0 0', 'neutral ground is neither away');
select is(tests.read_record('home'), '2 0 1 1 1:3 0', 'nor at home');
select is(tests.read_record('all', 'cup'), '1 1 0 0 3:0 1', 'of one kind');
select is(tests.read_record('all', 'friendly'), '0 0 0 0 0:0 0', 'of a kind without a match');
select results_eq(
  $$select entry ->> 'opponent' from jsonb_array_elements(public.season_results(tests.id('team')) -> 'matches') as entry$$,
  $$values ('Guests'), ('Clean'), ('Typed')$$, 'results stand latest first'
);
select results_eq(
  $$select entry ->> 'player_id', (entry ->> 'goals')::int, (entry ->> 'clean_sheets')::int, (entry ->> 'yellow_cards')::int
    from jsonb_array_elements(public.season_results(tests.id('team')) -> 'players') as entry$$,
  $$values (tests.id('child')::text, 3, 1, 1)$$, 'goals, clean sheets and cards of the log without what was undone'
);
select tests.act_as('owner');
select is(tests.read_record('all'), '3 1 1 1 4:3 1', 'the owner reads them');

-- An age without tables

select tests.act_as_database();
update public.age_rules set has_table = false where id = tests.id('rule_u13');
select tests.act_as('coach');
select is(public.season_results(tests.id('team')) -> 'has_table', 'false', 'an age without tables is told so');
select results_eq(
  $$select entry -> 'goals', entry -> 'assists', entry ->> 'clean_sheets'
    from jsonb_array_elements(public.season_results(tests.id('team')) -> 'players') as entry$$,
  $$values ('null'::jsonb, 'null'::jsonb, '1')$$, 'nobody is ranked there'
);
select throws_ok(
  $$insert into public.league_results (team_id, home, away, home_goals, away_goals, played_on)
    values (tests.id('team'), 'A', 'B', 1, 0, current_date)$$,
  'P0001', 'table_not_allowed', 'and no league result is stored'
);
select tests.act_as_database();
update public.age_rules set has_table = true where id = tests.id('rule_u13');

-- Nobody else

select throws_ok($$select public.season_results(tests.id('other_team'))$$, '42501', 'team_not_readable', 'the rest is refused');
select tests.act_as('coach');
select throws_ok($$select public.season_results(tests.id('other_team'))$$, '42501', 'team_not_readable', 'no colleague''s team');
select throws_ok($$select public.season_results(null)$$, '42501', 'team_not_readable', 'no team is no answer');
select throws_ok(
  $$select public.season_results(tests.id('team'))$$, '42501', 'team_not_readable', person || ' reads no results'
)
from unnest(array['parent', 'player', 'former_coach', 'rival_coach', 'rival_owner', 'suspended', 'admin']) as person cross join lateral tests.act_as(person);

-- One child's season

select tests.act_as('parent');
select results_eq(
  $$select matches, starts, goals, assists, clean_sheets, yellow_cards, red_cards, goalkeeper_minutes
    from public.player_season(tests.id('child'), tests.id('team'))$$,
  $$values (2, 2, 3, 0, 1, 1, 0, 10)$$, 'a guardian reads what the child did; the bench is no match'
);
select results_eq(
  $$select matches, minutes, goals from public.player_season(tests.id('child'), tests.id('other_team'))$$,
  $$values (0, 0, 0)$$, 'nothing in a team it never played for'
);
select tests.act_as('player');
select results_eq(
  $$select matches, goals from public.player_season(tests.id('child'), tests.id('team'))$$,
  $$values (2, 3)$$, 'so does the player'
);
select throws_ok(
  $$select * from public.player_season(tests.id('child'), tests.id('team'))$$, '42501', 'player_not_readable',
  person || ' reads no other child'
)
from unnest(array['other_parent', 'ended_guardian', 'rival_parent', 'other_player', 'former_coach', 'rival_coach', 'suspended']) as person cross join lateral tests.act_as(person);

-- League results

select tests.act_as_database();
create function tests.type_result(p_team text, p_home text, p_away text, p_goals int default 1)
returns void
language sql
as $$
  insert into public.league_results (team_id, competition, home, away, home_goals, away_goals, played_on)
  values (tests.id(p_team), null, p_home, p_away, p_goals, 0, current_date)
$$;
grant execute on function tests.type_result(text, text, text, int) to authenticated;
select tests.act_as('coach');
select lives_ok($$select tests.type_result('team', 'East', 'West')$$, 'the coach types a result of others');
select throws_ok($$select tests.type_result('team', 'East', 'West', 2)$$, '23505', null, 'a pairing once a day, without a competition too');
select throws_ok($$select tests.type_result('team', 'East', 'EAST')$$, '23514', null, 'nobody against oneself');
select throws_ok($$select tests.type_result('team', 'East', 'Far', 100)$$, '23514', null, 'at most 99 goals');
select throws_ok($$select tests.type_result('other_team', 'East', 'West')$$, '42501', null, 'not for a colleague''s team');
select throws_ok(
  $$update public.league_results set team_id = tests.id('other_team')$$, '42501', null, 'a result stays with its team'
);
select tests.act_as('owner');
select isnt_empty($$delete from public.league_results where id = tests.id('league_result') returning 1$$, 'the owner deletes');
select tests.act_as('coach');
select lives_ok(
  $$insert into public.league_results (team_id, home, away, home_goals, away_goals, played_on)
    select tests.id('team'), 'Home ' || nth, 'Away', 1, 0, current_date from generate_series(1, 399) as nth$$,
  '400 a team'
);
select throws_ok($$select tests.type_result('team', 'One', 'More')$$, 'P0001', 'league_full', 'and no more');
select tests.act_as('rival_coach');
select throws_ok($$select tests.type_result('team', 'East', 'North')$$, '42501', null, 'no rival types');
select is_empty($$select from public.league_results where team_id = tests.id('team')$$, 'nor reads');

select * from finish();
rollback;
