-- Tournaments: who plans and reads them, what a plan may change, and where there is no table.
begin;
select plan(31);

create function tests.cup_settings(changes jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object(
    'kind', 'tournament', 'name', 'Autumn cup', 'starts_at', now() + interval '50 days', 'format', 7, 'pitches', 2,
    'game_minutes', 10, 'break_minutes', 2, 'group_count', 1, 'legs', 1, 'rounds', 5, 'shows_table', true
  ) || changes;
$$;
create function tests.cup_teams(team text default 'team') returns jsonb language sql as $$
  select jsonb_build_array(
    jsonb_build_object('id', tests.id('cup_a'), 'team_id', tests.id(team), 'name', 'Own', 'position', 1),
    jsonb_build_object('id', tests.id('cup_b'), 'name', 'Guests', 'position', 2)
  );
$$;
create function tests.cup_games() returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object(
    'id', tests.id('cup_ab'), 'round', 1, 'group_no', 1, 'pitch', 1, 'starts_at', now() + interval '50 days',
    'home_id', tests.id('cup_a'), 'away_id', tests.id('cup_b')
  ));
$$;
grant execute on all functions in schema tests to public;
select tests.named(name) from unnest(array['cup_a', 'cup_b', 'cup_ab']) as name;

-- Reading

select tests.act_as('parent');
select isnt_empty($$select from public.tournaments where id = tests.id('cup_day')$$, 'a family reads the tournament of its team');
select isnt_empty($$select from public.tournament_games where tournament_id = tests.id('cup_day')$$, 'and its games');
select throws_ok($$update public.tournament_games set outcome = 'home'$$, '42501', null, 'nobody writes a game by hand');
select throws_ok($$insert into public.tournament_teams (tournament_id, name, position) values (tests.id('cup_day'), 'x', 3)$$, '42501', null, 'nor a team');
select throws_ok($$select public.record_tournament_game(tests.id('cup_game'), 1, 'home')$$, '42501', 'tournament_not_writable', 'a parent types no result');
select tests.act_as('player');
select isnt_empty($$select from public.tournaments where id = tests.id('cup_day')$$, 'a player reads');
select throws_ok($$select public.record_tournament_game(tests.id('cup_game'), 1, 'home')$$, '42501', 'tournament_not_writable', 'and types nothing');
select tests.act_as('other_parent');
select is_empty($$select from public.tournaments where id = tests.id('cup_day')$$, 'the family of another team reads nothing');
select tests.act_as('rival_coach');
select is_empty($$select from public.tournaments where id = tests.id('cup_day')$$, 'nor does a rival');
select throws_ok($$select public.record_tournament_game(tests.id('cup_game'), 1, 'home')$$, '42501', 'tournament_not_writable', 'who types nothing');
select throws_ok($$select public.save_tournament(tests.id('cup_day'), 1, tests.cup_settings(), tests.cup_teams(), '[]')$$, '42501', 'tournament_not_writable', 'plans nothing');
select throws_ok($$select public.delete_tournament(tests.id('cup_day'))$$, '42501', 'tournament_not_writable', 'and deletes nothing');
select tests.act_as('other_coach');
select throws_ok($$select public.record_tournament_game(tests.id('cup_game'), 1, 'home')$$, '42501', 'tournament_not_writable', 'a coach of another team of the school types nothing');
select throws_ok($$select public.create_tournament(tests.id('team'), tests.cup_settings(), tests.cup_teams(), '[]')$$, '42501', 'tournament_not_writable', 'and plans for no team of others');
select throws_ok($$select public.create_tournament(null, tests.cup_settings(), tests.cup_teams(), '[]')$$, '42501', 'tournament_not_writable', 'no team is nobody''s');

-- Planning

select tests.act_as('coach');
select throws_ok(
  $$select public.create_tournament(tests.id('team'), tests.cup_settings(), tests.cup_teams() || jsonb_build_array(
    jsonb_build_object('id', gen_random_uuid(), 'team_id', tests.id('rival_team'), 'name', 'x', 'position', 3)), '[]')$$,
  '42501', 'team_not_yours', 'a rival''s team is no own team'
);
select throws_ok(
  $$select public.create_tournament(tests.id('team'), tests.cup_settings(), tests.cup_teams('other_team'), '[]')$$,
  '42501', 'team_not_yours', 'nor is a colleague''s'
);
select throws_ok(
  $$select public.create_tournament(tests.id('team'), tests.cup_settings('{"kind": "festival"}'), tests.cup_teams(), '[]')$$,
  '23514', null, 'a festival has no table'
);
select lives_ok(
  $$select set_config('tests.cup', public.create_tournament(
    tests.id('team'), tests.cup_settings(), tests.cup_teams(), tests.cup_games())::text, true)$$, 'a coach plans for the own team'
);
select results_eq(
  $$select opponent, kind::text, periods, period_minutes from public.matches where tournament_id = current_setting('tests.cup')::uuid$$,
  $$values ('Autumn cup', 'tournament', 1, 10)$$, 'which gets a match of the day'
);
select throws_ok(
  $$select public.record_tournament_game(tests.id('cup_ab'), 1, 'home')$$, 'P0001', 'score_required', 'a table needs goals'
);
select is(public.record_tournament_game(tests.id('cup_ab'), 1, null, 2, 1), 2, 'goals are a result');
select throws_ok(
  $$select public.record_tournament_game(tests.id('cup_ab'), 1, null, 3, 1)$$, 'P0001', 'stale_row', 'who saw the older one does not overwrite it'
);
select throws_ok(
  $$select public.save_tournament(current_setting('tests.cup')::uuid, 1, tests.cup_settings(), tests.cup_teams(), '[]')$$,
  'P0001', 'game_was_played', 'a plan drops no game that was played'
);
select lives_ok(
  $$select public.save_tournament(current_setting('tests.cup')::uuid, 1, tests.cup_settings(), tests.cup_teams(),
    jsonb_set(tests.cup_games(), '{0,pitch}', '2'))$$, 'a plan may name it'
);
select results_eq(
  $$select pitch, home_goals from public.tournament_games where id = tests.id('cup_ab')$$, $$values (1, 2)$$, 'and does not change it'
);
select throws_ok(
  $$select public.save_tournament(current_setting('tests.cup')::uuid, 1, tests.cup_settings(), tests.cup_teams(), tests.cup_games())$$,
  'P0001', 'stale_row', 'a plan that saw an older one is refused'
);
select throws_ok(
  $$select public.delete_tournament(current_setting('tests.cup')::uuid)$$, 'P0001', 'game_was_played', 'what was played stays'
);

-- Where the age knows no table

select tests.act_as_database();
update public.age_rules set has_table = false where id = tests.id('rule_u13');
select tests.act_as('coach');
select throws_ok(
  $$select public.create_tournament(tests.id('team'), tests.cup_settings(), tests.cup_teams(), '[]')$$,
  'P0001', 'table_not_allowed', 'no table where the age rules know none'
);
select throws_ok(
  $$select public.record_tournament_game(tests.id('cup_game'), 1, null, 2, 1)$$, 'P0001', 'scores_not_allowed', 'and no goals'
);
select tests.act_as_database();
delete from public.team_staff where team_id = tests.id('team') and user_id = tests.id('coach');
select tests.act_as('coach');
select throws_ok(
  $$select public.record_tournament_game(tests.id('cup_game'), 1, 'home')$$, '42501', 'tournament_not_writable', 'a former coach types nothing'
);

select * from finish();
rollback;
