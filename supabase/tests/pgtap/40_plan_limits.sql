-- What a plan allows a school: refused at the edge by every way in, and nothing taken away.
begin;
select plan(63);

-- home has three teams and two players; its owner's plan may hold one more of the first, two of the second.
update public.plans set max_teams = 4, max_players = 4 where id = tests.id('owner_plan');
update public.plans set max_teams = 1, max_players = 1 where id = tests.id('owner_free_plan');

create function tests.add_player(first_name text, team text default 'team')
returns public.players
language sql
as $$
  select public.add_player(tests.id(team), first_name, 'Limit', '2014-03-04');
$$;

create function tests.rows_to_import(amount int)
returns jsonb
language sql
as $$
  select jsonb_agg(jsonb_build_object(
    'first_name', 'Row' || place, 'last_name', 'Limit', 'date_of_birth', '2014-03-04', 'team_id', tests.id('team')
  )) from generate_series(1, amount) as place;
$$;
grant execute on all functions in schema tests to public;

-- Teams
select tests.act_as('owner');
select lives_ok(
  $$insert into public.teams (id, school_id, name, age_group, season)
    values (tests.id('fourth'), tests.id('home'), 'Fourth', 'U9', '2026/27')$$,
  'the last team the plan allows'
);
select throws_ok(
  $$insert into public.teams (school_id, name, age_group, season) values (tests.id('home'), 'Fifth', 'U8', '2026/27')$$,
  'P0001', 'team_limit_reached', 'one more is refused'
);
select throws_ok(
  $$select public.copy_team(tests.id('team'), 'Copy', 'U14', '2027/28')$$,
  'P0001', 'team_limit_reached', 'as a copy too'
);
select lives_ok(
  $$insert into public.teams (school_id, name, age_group, season, archived_at)
    values (tests.id('home'), 'Of old', 'U8', '2019/20', now())$$,
  'a team in the archive does not count'
);
select throws_ok(
  $$update public.teams set archived_at = null where name = 'Of old'$$,
  'P0001', 'team_limit_reached', 'until it is taken out of it'
);
select lives_ok($$update public.teams set archived_at = now() where id = tests.id('fourth')$$, 'archiving one');
select lives_ok($$update public.teams set archived_at = null where name = 'Of old'$$, 'makes room for another');
select lives_ok($$delete from public.teams where name = 'Of old'$$, 'and so does deleting');
select tests.act_as('rival_owner');
select throws_ok(
  $$insert into public.teams (school_id, name, age_group, season) values (tests.id('home'), 'Not mine', 'U8', '2026/27')$$,
  '42501', null, 'a stranger is refused for being one, and learns nothing of the limit'
);
select lives_ok(
  $$insert into public.teams (school_id, name, age_group, season) values (tests.id('rival'), 'Third', 'U8', '2026/27')$$,
  'another school has its own room'
);

-- Players, by every way in
select tests.act_as('coach');
select lives_ok($$select tests.add_player('Third')$$, 'a coach adds the third of four');
select throws_ok(
  $$select public.import_players(tests.id('home'), tests.rows_to_import(2))$$,
  'P0001', 'import_row:2:player_limit_reached', 'a table that does not fit is refused at its row'
);
select is_empty($$select from public.players where first_name like 'Row%'$$, 'and nobody of it came in');
select tests.act_as('owner');
select throws_ok(
  $$insert into public.players (school_id, first_name, last_name, date_of_birth)
    values (tests.id('home'), 'One', 'Limit', '2014-03-04'), (tests.id('home'), 'Two', 'Limit', '2014-03-04')$$,
  'P0001', 'player_limit_reached', 'two at once where one has room'
);
select lives_ok(
  $$insert into public.players (id, school_id, first_name, last_name, date_of_birth)
    values (tests.id('fourth_player'), tests.id('home'), 'Fourth', 'Limit', '2014-03-04')$$,
  'the last player the plan allows, in no squad yet'
);
select lives_ok(
  $$insert into public.squad_members (team_id, player_id) values (tests.id('team'), tests.id('fourth_player'))$$,
  'is counted once, in a squad or not'
);
select throws_ok(
  $$insert into public.players (school_id, first_name, last_name, date_of_birth)
    values (tests.id('home'), 'Fifth', 'Limit', '2014-03-04')$$,
  'P0001', 'player_limit_reached', 'one more is refused to an owner'
);
select throws_ok(
  $$select public.save_player('Fifth', 'Limit', '2014-03-04', p_school_id => tests.id('home'))$$,
  'P0001', 'player_limit_reached', 'by the form as well'
);
select tests.act_as('coach');
select throws_ok($$select tests.add_player('Fifth')$$, 'P0001', 'player_limit_reached', 'and to a coach');
select throws_ok(
  $$select public.save_player('Fifth', 'Limit', '2014-03-04',
    p_squads => jsonb_build_array(jsonb_build_object('team_id', tests.id('team'), 'shirt_number', null)))$$,
  'P0001', 'player_limit_reached', 'whose form says it too'
);
select throws_ok(
  $$select public.import_players(tests.id('home'), tests.rows_to_import(1))$$,
  'P0001', 'import_row:1:player_limit_reached', 'and the table'
);
select throws_ok(
  $$select public.approve_team_join(tests.id('join_request'))$$,
  'P0001', 'player_limit_reached', 'nor does a request to join go around it'
);
select isnt_empty(
  $$select from public.list_join_requests(tests.id('team'))$$, 'which waits on, unanswered'
);
select tests.act_as('rival_coach');
select throws_ok($$select tests.add_player('Fifth')$$, '42501', null, 'a rival coach is refused as before');
select lives_ok($$select tests.add_player('Own', 'rival_team')$$, 'and adds to the own school');

-- Moving adds nobody, leaving makes room, coming back takes it
select tests.act_as('owner');
select lives_ok(
  $$select public.ask_for_move(tests.id('fourth_player'), tests.id('other_team'), tests.id('team'))$$,
  'in a full school players move'
);
select lives_ok(
  $$insert into public.squad_members (team_id, player_id) values (tests.id('team'), tests.id('fourth_player'))$$,
  'and play in a second team'
);
select lives_ok(
  $$update public.squad_members set left_on = current_date where player_id = tests.id('fourth_player') and left_on is null$$,
  'one leaves'
);
select lives_ok($$select tests.add_player('Instead')$$, 'another one comes');
select throws_ok(
  $$insert into public.squad_members (team_id, player_id) values (tests.id('team'), tests.id('fourth_player'))$$,
  'P0001', 'player_limit_reached', 'who left does not come back into a full school'
);
select throws_ok(
  $$insert into public.squad_members (team_id, player_id)
    values (tests.id('team'), tests.id('fourth_player')), (tests.id('other_team'), tests.id('fourth_player'))$$,
  'P0001', 'player_limit_reached', 'nor through two teams at once'
);
select throws_ok(
  $$update public.squad_members set left_on = null where id = (
    select id from public.squad_members where player_id = tests.id('fourth_player') limit 1
  )$$,
  'P0001', 'player_limit_reached', 'nor by opening the old place'
);
select throws_ok(
  $$update public.squad_members set left_on = current_date + 400 where player_id = tests.id('fourth_player') and team_id = tests.id('team')$$,
  'P0001', 'player_limit_reached', 'nor by an end far ahead'
);
select lives_ok(
  $$update public.squad_members set shirt_number = 88 where player_id = tests.id('child') and left_on is null$$,
  'other changes of a squad ask nothing'
);
select throws_ok(
  $$insert into public.squad_members (team_id, player_id, joined_on, left_on)
    values (tests.id('team'), tests.id('fourth_player'), current_date, current_date + 1)$$,
  'P0001', 'player_limit_reached', 'a place for a while is one'
);
select lives_ok(
  $$insert into public.squad_members (team_id, player_id, joined_on, left_on)
    values (tests.id('team'), tests.id('fourth_player'), current_date - 9, current_date - 2)$$,
  'one of the past is not'
);

-- Teams that come out of the archive bring their players
update public.teams set archived_at = now() where id = tests.id('other_team');
select lives_ok($$select tests.add_player('While away')$$, 'the squad of an archived team does not count');
select throws_ok(
  $$update public.teams set archived_at = null where id = tests.id('other_team')$$,
  'P0001', 'player_limit_reached', 'and has to fit when it comes back'
);

-- What people are told
select results_eq(
  $$select is_owner, tier::text, teams, max_teams, players, max_players, next_team_tier::text, next_player_tier::text,
    owners, grace_ends_at from public.plan_usage(tests.id('home'))$$,
  $$values (true, 'starter', 2, 4, 4, 4, null::text, null::text, array['Owner Test'], null::timestamptz)$$,
  'an owner reads what is used'
);
select tests.act_as('coach');
select results_eq(
  $$select is_owner, players, max_players, next_player_plan_id, owners from public.plan_usage(tests.id('home'))$$,
  $$values (false, 4, 4, tests.id('coach_plan'), array['Owner Test'])$$,
  'a coach too, and whom to ask, and what a coach could buy'
);
select is_empty($$select * from public.plan_usage(tests.id('rival'))$$, 'nothing of another school');
select tests.act_as('parent');
select is_empty($$select * from public.plan_usage(tests.id('home'))$$, 'a parent nothing');
select tests.act_as('suspended');
select is_empty($$select * from public.plan_usage(tests.id('home'))$$, 'nor a locked account');
select tests.act_as('anon');
select throws_ok($$select * from public.plan_usage(tests.id('home'))$$, '42501', null, 'a visitor even less');

-- A smaller plan takes nothing away
select tests.act_as_database();
update public.plans set max_teams = 1, max_players = 1 where id = tests.id('owner_plan');
select is(private.count_school_players(tests.id('home')), 4, 'whoever is over a smaller plan stays');
select tests.act_as('coach');
select lives_ok(
  $$update public.players set first_name = 'Renamed' where id = tests.id('child')$$, 'is written to'
);
select lives_ok(
  $$select public.report_injury(tests.id('child'), 'knee')$$, 'and is looked after'
);
select throws_ok($$select tests.add_player('Sixth')$$, 'P0001', 'player_limit_reached', 'but nobody is added');
select tests.act_as('owner');
select lives_ok(
  $$insert into public.squad_members (team_id, player_id) values (tests.id('former_team'), tests.id('child'))$$,
  'players still move'
);
select throws_ok(
  $$insert into public.teams (school_id, name, age_group, season) values (tests.id('home'), 'No', 'U8', '2026/27')$$,
  'P0001', 'team_limit_reached', 'and no team is'
);

-- Whose plan counts
select tests.act_as_database();
update public.plans set max_teams = 1, max_players = 15 where id = tests.id('owner_free_plan');
select results_eq(
  $$select * from private.school_plan(tests.id('home'))$$, $$values ('starter'::public.plan_tier, 1, 15)$$,
  'a plan gives no less than the free tier'
);
update public.subscriptions set status = 'expired', ended_at = now() where id = tests.id('owner_subscription');
select results_eq(
  $$select * from private.school_plan(tests.id('home'))$$, $$values ('free'::public.plan_tier, 1, 15)$$,
  'without a plan that runs the free tier counts'
);
update public.plans set archived_at = now() where id = tests.id('owner_free_plan');
select is((select max_players from private.school_plan(tests.id('home'))), 15, 'also once it is offered to nobody new');
insert into public.subscriptions (
  user_id, payer_id, plan_id, role, tier, period, price_cents, status, auto_renew, started_at,
  period_starts_at, period_ends_at, stripe_id, stripe_status, synced_at
)
values (
  tests.id('coach'), tests.id('coach'), tests.id('coach_plan'), 'coach', 'professional', 'monthly', 1900, 'active', true,
  now(), now(), now() + interval '30 days', 'sub_limit', 'active', now()
);
select results_eq(
  $$select * from private.school_plan(tests.id('home'))$$, $$values ('professional'::public.plan_tier, 3, null::int)$$,
  'a plan a coach bought counts for the school'
);
select is((select max_teams from private.school_plan(tests.id('rival'))), 1, 'and for no other');
select tests.act_as('coach');
select lives_ok($$select tests.add_player('Bought')$$, 'so the coach adds');

-- Late payments
select tests.act_as_service();
select isnt(
  (public.sync_subscription('sub_limit', 'past_due', tests.id('coach'), null, tests.id('coach_plan'), true, now(), now(),
    now() + interval '30 days', now() + interval '1 minute')).late_since,
  null, 'a payment that failed is noted'
);
select is(
  (public.sync_subscription('sub_limit', 'past_due', tests.id('coach'), null, tests.id('coach_plan'), true, now(), now(),
    now() + interval '30 days', now() + interval '1 day')).late_since,
  now() + interval '1 minute', 'once, at its first failure'
);
select tests.act_as_database();
update public.subscriptions set late_since = now() - interval '13 days' where stripe_id = 'sub_limit';
select is((select max_teams from private.school_plan(tests.id('home'))), 3, 'for two weeks it changes nothing');
update public.subscriptions set late_since = now() - interval '14 days' where stripe_id = 'sub_limit';
select is((select max_teams from private.school_plan(tests.id('home'))), 1, 'then the plan no longer counts');
select tests.act_as_service();
select is(
  (public.sync_subscription('sub_limit', 'active', tests.id('coach'), null, tests.id('coach_plan'), true, now(), now(),
    now() + interval '30 days', now() + interval '2 days')).late_since,
  null, 'and does again once it is paid'
);

-- Writers at the same time, and writers nobody is
select tests.act_as_database();
select matches(
  pg_get_functiondef('private.refuse_beyond_plan(uuid, public.plan_allowance)'::regprocedure),
  'from public.schools where id = p_school_id for no key update.*count_school_teams.*count_school_players',
  'who adds holds the row of the school before counting'
);
update public.plans set max_teams = 1, max_players = 1;
select lives_ok(
  $$insert into public.teams (school_id, name, age_group, season) values (tests.id('home'), 'Seeded', 'U8', '2026/27')$$,
  'what the database writes itself is not limited'
);

select * from finish();
rollback;
