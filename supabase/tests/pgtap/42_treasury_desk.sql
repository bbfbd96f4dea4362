-- The treasurer's desk: charging in parts, settling several, statements of the bank, lists and sums.
begin;
select plan(48);

create temporary table parts as
select jsonb_build_array(
  jsonb_build_object('amount_cents', 3334, 'due_on', current_date + 10),
  jsonb_build_object('amount_cents', 3333, 'due_on', current_date + 40),
  jsonb_build_object('amount_cents', 3333, 'due_on', current_date + 70)
) as lines;
create function pg_temp.line(p_key text, p_cents int, p_fees uuid[]) returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object(
    'key', repeat(p_key, 64), 'paid_on', current_date - 1, 'amount_cents', p_cents, 'fee_ids', p_fees
  ));
$$;
grant all on parts to public;
grant execute on function pg_temp.line(text, int, uuid[]) to public;

-- Who stays outside: coach of the team, parent, rival owner, administrator, visitor
select tests.act_as('coach');
select is_empty($$select * from public.treasury_schools()$$, 'a coach looks after no money');
select throws_ok($$select * from public.treasury_fees(tests.id('home'))$$, '42501', 'treasury_only', 'reads no arrears');
select throws_ok($$select * from public.treasury_teams(tests.id('home'))$$, '42501', 'treasury_only', 'not even of the own team');
select throws_ok(
  $$select public.charge_plan(tests.id('home'), array[tests.id('child')], 'X', (select lines from parts))$$,
  '42501', 'treasury_only', 'charges no parts'
);
select throws_ok($$select public.settle_fees(array[tests.id('other_child_fee')], 'paid', 'cash')$$, '42501', 'treasury_only', 'settles none');
select throws_ok(
  $$select * from public.settle_statement(tests.id('home'), pg_temp.line('a', 9000, array[tests.id('other_child_fee')]))$$,
  '42501', 'treasury_only', 'and imports no statement'
);
select tests.act_as('parent');
select throws_ok($$select * from public.treasury_fees(tests.id('home'))$$, '42501', 'treasury_only', 'a parent reads no list');
select throws_ok($$select public.settle_fees(array[tests.id('child_fee')], 'due', null, null, 'x')$$, '42501', 'treasury_only', 'moves no own fee');
select tests.act_as('admin');
select throws_ok($$select * from public.treasury_fees(tests.id('home'))$$, '42501', 'treasury_only', 'nor does an administrator read it');
select tests.act_as('rival_owner');
select results_eq($$select school_id from public.treasury_schools()$$, $$values (tests.id('rival'))$$, 'a rival owner looks after the own school');
select throws_ok($$select * from public.treasury_fees(tests.id('home'))$$, '42501', 'treasury_only', 'and reads no other');
select throws_ok(
  $$select public.settle_fees(array[tests.id('rival_child_fee'), tests.id('other_child_fee')], 'waived', null, null, 'x')$$,
  '42501', 'treasury_only', 'a foreign fee among the own refuses all'
);
select results_eq(
  $$select result from public.settle_statement(tests.id('rival'), pg_temp.line('a', 9000, array[tests.id('other_child_fee')]))$$,
  $$values ('taken')$$, 'the own statement pays no foreign fee'
);
select throws_ok(
  $$select public.charge_plan(tests.id('rival'), array[tests.id('child')], 'X', (select lines from parts))$$,
  '42501', 'player_of_another_school', 'nor charges a foreign child'
);
select tests.act_as('anon');
select throws_ok($$select * from public.treasury_schools()$$, '42501', null, 'visitors ask nothing');

-- The treasurer, a coach of another team
select tests.act_as_database();
select lives_ok($$select tests.appoint('home', 'other_coach', 'treasurer')$$, 'a coach becomes treasurer');
select tests.act_as('other_coach');
select results_eq($$select school_id from public.treasury_schools()$$, $$values (tests.id('home'))$$, 'and has a desk');
select is((select count(*)::int from public.treasury_fees(tests.id('home'))), 2, 'with all fees of the school');
select results_eq(
  $$select id, team_names, payers <> '{}', is_reachable, total_count, total_cents, late_cents
    from public.treasury_fees(tests.id('home'), 'due')$$,
  $$values (tests.id('other_child_fee'), array['U11'], true, true, 1::bigint, 9000::bigint, 9000::bigint)$$,
  'open ones with whose they are, who pays and what it adds up to'
);
select is((select count(*)::int from public.treasury_fees(tests.id('home'), 'paid', p_is_late => true)), 0, 'what is paid is not late');
select results_eq(
  $$select id from public.treasury_fees(tests.id('home'), p_query => (select last_name from public.treasury_fees(tests.id('home'), 'paid') limit 1))$$,
  $$select id from public.treasury_fees(tests.id('home')) where last_name = (select last_name from public.treasury_fees(tests.id('home'), 'paid') limit 1)$$,
  'found by name'
);
select results_eq(
  $$select id from public.treasury_fees(tests.id('home'), p_team_id => tests.id('team'))$$, $$values (tests.id('child_fee'))$$, 'by team'
);
select is_empty($$select id from public.treasury_fees(tests.id('home'), p_team_id => tests.id('rival_team'))$$, 'not of a foreign one');
select is((select count(*)::int from public.treasury_fees(tests.id('home'), p_limit => 1)), 1, 'page by page');
select is((select total_count::int from public.treasury_fees(tests.id('home'), p_limit => 1, p_offset => 1)), 2, 'with the sum of all');
select results_eq(
  $$select name, open_cents, overdue_cents from public.treasury_teams(tests.id('home')) where open_cents > 0$$,
  $$values ('U11', 9000::bigint, 9000::bigint)$$, 'team by team'
);

-- In parts
select is(
  public.charge_plan(tests.id('home'), array[tests.id('child'), tests.id('other_child'), tests.id('child')], ' Season ', (select lines from parts), 'season'),
  6, 'three parts for each of two players'
);
select results_eq(
  $$select title, amount_cents from public.fees where player_id = tests.id('child') and kind = 'season' and title like 'Season (%' order by due_on$$,
  $$values ('Season (1/3)', 3334), ('Season (2/3)', 3333), ('Season (3/3)', 3333)$$, 'numbered by date, to the cent'
);
select is(
  public.charge_plan(tests.id('home'), array[tests.id('child'), tests.id('other_child')], 'Season', (select lines from parts), 'season'),
  0, 'sent again nothing is charged again'
);
select throws_ok($$select public.charge_plan(tests.id('home'), array[tests.id('child')], 'X', '[]')$$, '22023', 'no_plan', 'without parts there is no plan');
select throws_ok($$select public.charge_plan(tests.id('home'), array[tests.id('child')], 'X', '{}')$$, '22023', 'no_plan', 'nor by something else');
select throws_ok(
  $$select public.charge_plan(tests.id('home'), array[tests.id('child')], 'X',
    '[{"amount_cents": 1, "due_on": "2026-01-01"}, {"amount_cents": 1, "due_on": "2026-01-01"}]')$$,
  '22023', 'no_plan', 'two parts have two dates'
);
select throws_ok(
  $$select public.charge_plan(tests.id('home'), array[tests.id('child')], 'X', '[{"amount_cents": -5, "due_on": "2026-01-01"}]')$$,
  '23514', null, 'and each costs something'
);
select tests.act_as_database();
select is(
  (select count(*)::int from public.notifications where kind = 'fee_charged' and payload ->> 'title' like 'Season (%' and payload ->> 'title' <> 'Season (1/3)'),
  0, 'a family hears of the first part alone'
);
select is(
  (select count(distinct (user_id, payload ->> 'title'))::int = count(*)::int and count(*) > 0 from public.notifications
    where kind = 'fee_charged' and payload ->> 'title' = 'Season (1/3)'),
  true, 'and once'
);

-- Several at once
select tests.act_as('other_coach');
create temporary table season_fees as
select id, due_on from public.fees where player_id = tests.id('child') and title like 'Season (%';
grant all on season_fees to public;
select throws_ok(
  $$select public.settle_fees(array(select id from season_fees), 'waived')$$, 'P0001', 'note_required', 'waiving several needs a reason'
);
select is(public.settle_fees(array(select id from season_fees order by due_on limit 2), 'paid', 'cash', current_date), 2, 'two are paid');
select is(public.settle_fees(array(select id from season_fees), 'paid', 'cash', current_date), 1, 'sent with the third, only that moves');
select is(public.settle_fees(array(select id from season_fees), 'due', null, null, 'counted wrong'), 3, 'and reopened together');

-- A statement
select results_eq(
  $$select result from public.settle_statement(tests.id('home'), pg_temp.line('a', 6666, array(select id from season_fees order by due_on limit 2)))$$,
  $$values ('mismatch')$$, 'what does not add up stays open'
);
select results_eq(
  $$select line_key, result from public.settle_statement(tests.id('home'), pg_temp.line('a', 6667, array(select id from season_fees order by due_on limit 2)))$$,
  $$values (repeat('a', 64), 'paid')$$, 'one line pays two fees'
);
select results_eq(
  $$select result from public.settle_statement(tests.id('home'), pg_temp.line('a', 3333, array(select id from season_fees order by due_on desc limit 1)))$$,
  $$values ('booked')$$, 'and nothing a second time'
);
select results_eq(
  $$select result from public.settle_statement(tests.id('home'), pg_temp.line('b', 6667, array(select id from season_fees order by due_on limit 2)))$$,
  $$values ('taken')$$, 'a second line does not pay what is paid'
);
select throws_ok(
  $$select * from public.settle_statement(tests.id('home'), pg_temp.line('x', 3333, array(select id from season_fees order by due_on desc limit 1)))$$,
  '23514', null, 'a line is known by its hash'
);
select is(
  public.settle_fees(array(select id from season_fees order by due_on limit 2), 'due', null, null, 'wrong child'), 2, 'a wrong match is reopened'
);
select results_eq(
  $$select result from public.settle_statement(tests.id('home'), pg_temp.line('a', 3333, array(select id from season_fees order by due_on desc limit 1)))$$,
  $$values ('paid')$$, 'and its line is free again'
);

-- An office that has ended
select tests.act_as_database();
delete from public.role_assignments where user_id = tests.id('other_coach') and school_id = tests.id('home');
select tests.act_as('other_coach');
select throws_ok($$select * from public.treasury_fees(tests.id('home'))$$, '42501', 'treasury_only', 'who left the staff reads nothing');
select throws_ok(
  $$select * from public.settle_statement(tests.id('home'), '[]')$$, '42501', 'treasury_only', 'and settles nothing'
);

select * from finish();
rollback;
