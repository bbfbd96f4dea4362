-- A child changes teams; a coach who had it before, or never had it, opens its record through a squad.
begin;
select plan(40);
savepoint world;

-- By the table ----------------------------------------------------------------------------------

select tests.act_as('former_coach');
select throws_ok(
  $$insert into public.squad_members (team_id, player_id) values (tests.id('former_team'), tests.id('child'))$$,
  '42501', 'player_of_another_team', 'refuses a former coach who adds the child again'
);
select throws_ok(
  $$insert into public.squad_members (team_id, player_id, joined_on, left_on)
    values (tests.id('former_team'), tests.id('child'), current_date - 9, current_date)$$,
  '42501', 'player_of_another_team', 'also with a place that is over'
);
select throws_ok(
  $$update public.squad_members set left_on = null where id = tests.id('child_in_former_team')$$,
  '42501', 'player_of_another_team', 'also by opening the old place again'
);
select throws_ok(
  $$select public.save_player('Child', 'Test', '2014-05-01', tests.id('child'),
    p_squads => jsonb_build_array(jsonb_build_object('team_id', tests.id('former_team'))))$$,
  '42501', 'player_not_yours', 'also through the form'
);
select throws_ok($$select public.player_health(tests.id('child'))$$, '42501', null, 'health stays closed');
select tests.act_as('other_coach');
select throws_ok(
  $$insert into public.squad_members (team_id, player_id) values (tests.id('other_team'), tests.id('child'))$$,
  '42501', 'player_of_another_team', 'refuses a coach who never had the child'
);
select tests.act_as('coach');
select isnt_empty(
  $$update public.squad_members set left_on = current_date where id = tests.id('child_in_team') returning id$$,
  'when the child leaves every team'
);
select isnt_empty(
  $$update public.squad_members set left_on = null where id = tests.id('child_in_team') returning id$$,
  'its last coach may undo that'
);
update public.squad_members set left_on = current_date where id = tests.id('child_in_team');
select tests.act_as('other_coach');
select throws_ok(
  $$insert into public.squad_members (team_id, player_id) values (tests.id('other_team'), tests.id('child'))$$,
  '42501', 'player_of_another_team', 'a coach who never had it may not take it then either'
);
select tests.act_as('owner');
select isnt_empty(
  $$insert into public.squad_members (team_id, player_id) values (tests.id('other_team'), tests.id('child')) returning id$$,
  'an owner moves players at once'
);
rollback to savepoint world;

-- Asking instead --------------------------------------------------------------------------------

select tests.act_as('former_coach');
select lives_ok(
  $$select public.ask_for_move(tests.id('child'), tests.id('former_team'))$$, 'a former coach may ask'
);
select throws_ok(
  $$select public.ask_for_move(tests.id('child'), tests.id('former_team'))$$,
  'P0001', 'move_asked_already', 'once'
);
select is_empty(
  $$select from public.squad_members where team_id = tests.id('former_team') and left_on is null$$,
  'asking gives nothing'
);
select throws_ok($$select public.player_health(tests.id('child'))$$, '42501', null, 'health stays closed');
select throws_ok(
  $$select public.decide_move(id, true) from public.open_moves(tests.id('former_team'))$$,
  '42501', 'move_not_yours', 'refuses the one who asked to answer'
);
select throws_ok(
  $$insert into public.squad_moves (player_id, from_team_id, to_team_id, asking_team_id, status)
    values (tests.id('child'), tests.id('team'), tests.id('former_team'), tests.id('team'), 'asked')$$,
  '42501', null, 'or to write the request for the other side'
);
select throws_ok(
  $$update public.squad_moves set asking_team_id = from_team_id$$, '42501', null, 'or to turn it round'
);
select throws_ok(
  $$select public.ask_for_move(tests.id('other_child'), tests.id('former_team'))$$,
  '42501', 'move_not_yours', 'refuses to ask for a child one never had'
);
select throws_ok(
  $$select public.ask_for_move(tests.id('rival_child'), tests.id('former_team'), tests.id('rival_team'))$$,
  '42501', 'move_not_yours', 'or for one of another school'
);
select throws_ok(
  $$select public.ask_for_move(tests.id('child'), tests.id('other_team'), tests.id('team'))$$,
  '42501', 'move_not_yours', 'or between teams that are both somebody else''s'
);
select is_empty($$select * from public.open_moves(tests.id('team'))$$, 'or to read what others ask for');
select tests.act_as('suspended');
select is_empty($$select * from public.open_moves(tests.id('team'))$$, 'a suspended coach reads no request');
select throws_ok(
  $$select public.decide_move(tests.id('move'), true)$$, '42501', 'move_not_yours', 'and answers none'
);
select tests.act_as('coach');
select results_eq(
  $$select player_name, from_team, to_team, is_mine from public.open_moves(tests.id('team')) where to_team = 'U12'$$,
  $$values ('Child Test', 'U13', 'U12', true)$$, 'the coach of today sees the request'
);
select isnt_empty(
  $$select from public.notifications where user_id = tests.id('coach') and kind = 'move_asked'$$, 'and was told'
);
select lives_ok(
  $$select public.decide_move(id, false) from public.open_moves(tests.id('team')) where to_team = 'U12'$$, 'and declines'
);
select tests.act_as('former_coach');
select is_empty($$select * from public.open_moves(tests.id('former_team'))$$, 'that ends it');
select isnt_empty(
  $$select from public.notifications where user_id = tests.id('former_coach') and kind = 'move_declined'$$,
  'and the asking side is told'
);
rollback to savepoint world;

-- A move both sides want ------------------------------------------------------------------------

select tests.act_as('coach');
select lives_ok(
  $$select public.ask_for_move(tests.id('child'), tests.id('other_team'), tests.id('team'))$$,
  'the coach of today offers a child to a colleague'
);
select tests.act_as('other_coach');
select lives_ok(
  $$select public.decide_move(id, true) from public.open_moves(tests.id('other_team')) where is_mine$$,
  'who confirms'
);
select results_eq(
  $$select player_id from public.squad_members where team_id = tests.id('other_team') and left_on is null order by 1$$,
  $$select tests.id(name) from unnest(array['child', 'other_child']) as name order by 1$$,
  'and has it in the squad'
);
select tests.act_as('coach');
select isnt_empty(
  $$select from public.squad_members where id = tests.id('child_in_team') and left_on = current_date$$,
  'while the old place ends'
);
select tests.act_as_database();
select isnt_empty(
  $$select from public.audit_log where action = 'player_moved' and player_id = tests.id('child') and actor_id = tests.id('other_coach')$$,
  'which stands in the audit log'
);
rollback to savepoint world;

select tests.act_as('coach');
select lives_ok(
  $$select public.ask_for_move(tests.id('child'), tests.id('other_team'), p_is_staying => true)$$,
  'a player may play in two teams when both sides agree'
);
select tests.act_as_database();
update public.squad_members set left_on = current_date where id = tests.id('child_in_team');
select tests.act_as('other_coach');
select throws_ok(
  $$select public.decide_move(id, true) from public.open_moves(tests.id('other_team')) where is_mine$$,
  'P0001', 'move_outdated', 'a request whose player left meanwhile moves nobody'
);
select tests.act_as('coach');
select throws_ok(
  $$select public.withdraw_move(tests.id('move'))$$, '42501', 'move_not_yours', 'refuses to withdraw what others asked'
);
select lives_ok(
  $$select public.withdraw_move(id) from public.open_moves(tests.id('team')) where not is_mine$$, 'the asking side withdraws'
);
rollback to savepoint world;

select tests.act_as('owner');
select results_eq(
  $$select status from public.ask_for_move(tests.id('child'), tests.id('other_team'), p_is_staying => true)$$,
  $$values ('confirmed'::public.move_status)$$, 'for an owner it happens at once'
);
select is(
  (select count(*)::int from public.squad_members where player_id = tests.id('child') and left_on is null), 2,
  'and both places stand'
);
select tests.act_as('parent');
select is_empty($$select from public.squad_moves$$, 'families do not see who asks for whom');

select * from finish();
rollback;
