-- Fees: who owes what is known to the treasury and to those who pay, and to nobody else.
begin;
select plan(86);

-- Who sees them
select tests.act_as('coach');
select is_empty($$select from public.fees$$, 'a coach sees nobody''s fees, not even of the own team');
select is_empty($$select from public.fee_events$$, 'nor their history');
select throws_ok($$select * from public.treasury_players(tests.id('home'))$$, '42501', 'treasury_only', 'nor a list of debtors');
select is_empty($$select from public.school_finances(tests.id('home'))$$, 'nor the books');
select throws_ok(
  $$select public.charge_team(tests.id('team'), 'Camp', 100, current_date)$$, '42501', 'treasury_only', 'and charges nobody'
);
select throws_ok($$select public.settle_fee(tests.id('other_child_fee'), 'paid', 'cash')$$, '42501', 'treasury_only', 'takes no money');
select throws_ok($$select public.remind_fees(array[tests.id('other_child_fee')])$$, '42501', 'treasury_only', 'reminds nobody');
select is_empty($$update public.fees set amount_cents = 1 returning id$$, 'changes no amount');
select tests.act_as('officer');
select is_empty($$select from public.fees$$, 'the safeguarding officer sees none');
select tests.act_as('admin');
select is_empty($$select from public.fees$$, 'an administrator of the platform sees none');
select throws_ok($$select * from public.treasury_players(tests.id('home'))$$, '42501', 'treasury_only', 'nor who owes');
select tests.act_as('parent');
select results_eq($$select id from public.fees$$, $$values (tests.id('child_fee'))$$, 'a parent sees the own child''s');
select is_empty($$select from public.fee_events$$, 'without the treasury''s notes');
select is_empty($$select from public.school_finances(tests.id('home'))$$, 'and no books');
select throws_ok($$select public.settle_fee(tests.id('child_fee'), 'waived', null, null, 'please')$$, '42501', 'treasury_only', 'nobody waives their own');
select is_empty($$update public.fees set amount_cents = 1 returning id$$, 'or makes it smaller');
select tests.act_as('other_parent');
select results_eq(
  $$select id from public.fees$$, $$values (tests.id('other_child_fee'))$$, 'an unconfirmed link opens no fees'
);
select tests.act_as('rival_owner');
select results_eq($$select id from public.fees$$, $$values (tests.id('rival_child_fee'))$$, 'a rival owner sees the own school''s');
select throws_ok($$select public.settle_fee(tests.id('other_child_fee'), 'waived', null, null, 'x')$$, '42501', 'treasury_only', 'and touches no other');
select throws_ok(
  $$select public.charge_fees(tests.id('rival'), array[tests.id('child')], 'X', 100, current_date)$$,
  '42501', 'player_of_another_school', 'nor charges children of another school'
);
select throws_ok(
  $$select public.charge_fees(tests.id('home'), array[tests.id('child')], 'X', 100, current_date)$$, '42501', 'treasury_only', 'in its name'
);
select throws_ok($$select public.charge_fees(null, array[tests.id('child')], 'X', 100, current_date)$$, '42501', 'treasury_only', 'or in nobody''s');
select throws_ok(
  $$select public.remind_fees(array[tests.id('rival_child_fee'), tests.id('other_child_fee')])$$, '42501', 'treasury_only', 'nor reminds its families'
);
select tests.act_as('anon');
select throws_ok($$select * from public.fees$$, '42501', null, 'visitors see nothing');
select tests.act_as_database();
update public.guardian_links set can_pay = false where id = tests.id('parent_of_child');
select tests.act_as('parent');
select is_empty($$select from public.fees$$, 'a guardian who does not pay sees no fees');
select tests.act_as_database();
update public.guardian_links set can_pay = true where id = tests.id('parent_of_child');

-- The treasurer
select lives_ok($$select tests.appoint('home', 'other_coach', 'treasurer')$$, 'a coach becomes treasurer');
select tests.act_as('other_coach');
select bag_eq(
  $$select id from public.fees$$, $$values (tests.id('child_fee')), (tests.id('other_child_fee'))$$, 'and sees the school''s fees'
);
select results_eq(
  $$select player_id, team_names, open_cents, overdue_cents from public.treasury_players(tests.id('home')) order by open_cents$$,
  $$values (tests.id('child'), array['U13'], 0::bigint, 0::bigint), (tests.id('other_child'), array['U11'], 9000, 9000)$$,
  'whom to charge, by name and team'
);
select is_empty($$select from public.players where id = tests.id('child')$$, 'the rest of another squad''s records stays closed');
select is_empty($$select from public.fees where school_id = tests.id('rival')$$, 'and so does the other school');
select throws_ok($$select * from public.treasury_players(tests.id('rival'))$$, '42501', 'treasury_only', 'in every way');
select is(public.charge_team(tests.id('team'), ' Autumn camp ', 4500, current_date + 10, 'camp'), 1, 'charges a team');
select is(public.charge_team(tests.id('team'), 'Autumn camp', 4500, current_date + 10, 'camp'), 0, 'once');
select throws_ok($$select public.charge_team(tests.id('rival_team'), 'X', 100, current_date)$$, '42501', 'treasury_only', 'of the own school');
select throws_ok(
  $$insert into public.fees (player_id, title, amount_cents, due_on) values (tests.id('child'), 'X', 1, current_date)$$,
  '42501', null, 'by this door alone'
);
select tests.act_as_database();
update public.users set status = 'suspended' where id = tests.id('other_coach');
select tests.act_as('other_coach');
select is_empty($$select from public.fees$$, 'a suspended treasurer sees nothing');
select throws_ok($$select public.charge_team(tests.id('team'), 'Y', 100, current_date)$$, '42501', 'treasury_only', 'and charges nobody');
select tests.act_as_database();
update public.users set status = 'active' where id = tests.id('other_coach');
select tests.act_as('owner');
select lives_ok($$select public.end_office(tests.id('home'), tests.id('other_coach'), 'treasurer')$$, 'the office ends');
select tests.act_as('other_coach');
select is_empty($$select from public.fees$$, 'and so does the view');

-- Charging
select tests.act_as_database();
select results_eq(
  $$select user_id from public.notifications where kind = 'fee_charged'$$, $$values (tests.id('parent'))$$,
  'whoever pays is told, the minor is not'
);
select is_empty(
  $$select from public.notifications where kind = 'fee_charged' and payload ? 'amount_cents'$$, 'without the amount'
);
select tests.act_as('owner');
select is(
  public.charge_fees(tests.id('home'), array[tests.id('child'), tests.id('other_child'), tests.id('child')], 'Kit', 3500, current_date - 1, 'equipment'),
  2, 'a list of players is charged, each once'
);
select throws_ok(
  $$select public.charge_fees(tests.id('home'), array[tests.id('child'), tests.id('rival_child')], 'Z', 100, current_date)$$,
  '42501', 'player_of_another_school', 'all of the school or nobody'
);
select throws_ok(
  $$select public.charge_fees(tests.id('home'), array[tests.id('child')], ' ', 100, current_date)$$, '23514', null, 'a fee has a title'
);
select throws_ok(
  $$select public.charge_fees(tests.id('home'), array[tests.id('child')], 'Gift', -100, current_date)$$, '23514', null, 'and costs something'
);

-- States
select throws_ok($$update public.fees set status = 'paid'$$, '42501', null, 'states are not typed');
select throws_ok($$select public.settle_fee(tests.id('other_child_fee'), 'paid')$$, 'P0001', 'method_required', 'how was it paid');
select throws_ok($$select public.settle_fee(tests.id('other_child_fee'), 'paid', 'card')$$, 'P0001', 'method_required', 'cards are the provider''s');
select throws_ok(
  $$select public.settle_fee(tests.id('other_child_fee'), 'paid', 'cash', current_date + 5)$$, 'P0001', 'paid_in_future', 'not tomorrow'
);
select throws_ok($$select public.settle_fee(tests.id('other_child_fee'), 'waived')$$, 'P0001', 'note_required', 'waiving needs a reason');
select throws_ok($$select public.settle_fee(tests.id('other_child_fee'), 'due', null, null, 'x')$$, 'P0001', 'illegal_move', 'due is due');
select throws_ok(
  $$select public.settle_fee(tests.id('child_fee'), 'waived', null, null, 'x')$$, 'P0001', 'illegal_move', 'what is paid is not waived'
);
select isnt_empty($$update public.fees set amount_cents = 8000 where id = tests.id('other_child_fee') returning id$$, 'an amount is corrected');
select throws_ok($$update public.fees set amount_cents = 1 where id = tests.id('child_fee')$$, 'P0001', 'fee_is_settled', 'while it is due');
select results_eq(
  $$select status, method, paid_on from public.settle_fee(tests.id('other_child_fee'), 'paid', 'transfer', current_date - 2)$$,
  $$values ('paid'::public.fee_status, 'transfer'::public.fee_method, current_date - 2)$$, 'paid'
);
select throws_ok($$select public.settle_fee(tests.id('other_child_fee'), 'due')$$, 'P0001', 'note_required', 'reopening needs a reason');
select is((public.settle_fee(tests.id('other_child_fee'), 'due', null, null, 'bounced')).status, 'due', 'due again');
select is((public.settle_fee(tests.id('other_child_fee'), 'waived', null, null, 'hardship')).status, 'waived', 'waived');
select results_eq(
  $$select status, amount_cents, note from public.fee_events where fee_id = tests.id('other_child_fee')
    order by status, amount_cents desc, note nulls first$$,
  $$values ('due'::public.fee_status, 9000, null::text), ('due', 8000, null), ('due', 8000, 'bounced'),
    ('paid', 8000, null), ('waived', 8000, 'hardship')$$,
  'each step is on record, with its reason'
);
select is((public.settle_fee(tests.id('other_child_fee'), 'due', null, null, 'mistake')).status, 'due', 'and due once more');
select throws_ok($$delete from public.fees$$, '42501', null, 'no fee is deleted');
select throws_ok($$select public.confirm_fee_payment(tests.id('other_child_fee'), 'pi_x', 8000)$$, '42501', null, 'nor paid by card by hand');

-- Reminders
select is(public.remind_fees(array[tests.id('other_child_fee'), tests.id('child_fee')]), 1, 'who owes is reminded, who paid is not');
select is(public.remind_fees(array[tests.id('other_child_fee')]), 0, 'not twice at once');
select tests.act_as_database();
update public.fees set reminded_at = now() - interval '7 days' + interval '1 minute' where id = tests.id('other_child_fee');
select tests.act_as('owner');
select is(public.remind_fees(array[tests.id('other_child_fee')]), 0, 'nor within seven days');
select tests.act_as_database();
select results_eq(
  $$select user_id from public.notifications where kind = 'fee_reminder'$$, $$values (tests.id('other_parent'))$$, 'the guardian hears it, the child does not'
);

-- By card
select tests.act_as_service();
select throws_ok($$update public.fees set status = 'paid'$$, '42501', null, 'the service role has no other door');
select throws_ok($$select public.confirm_fee_payment(tests.id('other_child_fee'), 'pi_f1', 800)$$, 'P0001', 'amount_mismatch', 'the sum must be right');
select is(public.confirm_fee_payment(tests.id('other_child_fee'), 'pi_f1', 8000, 'eur'), 'paid', 'paid by card');
select is(public.confirm_fee_payment(tests.id('other_child_fee'), 'pi_f1', 8000), 'already_paid', 'once');
select is(public.confirm_fee_payment(tests.id('other_child_fee'), 'pi_f2', 8000), 'refund_due', 'a second payment goes back');
select tests.act_as('owner');
select throws_ok(
  $$select public.settle_fee(tests.id('other_child_fee'), 'due', null, null, 'x')$$, 'P0001', 'paid_by_card', 'the owner does not undo a card payment'
);

-- The books
select results_eq(
  $$select sum(fees_paid_cents)::int, sum(fees_due_cents)::int, sum(orders_paid_cents)::int, sum(refunded_cents)::int, sum(income_cents)::int
    from public.school_finances(tests.id('home'), (current_date - interval '2 months')::date, (current_date + interval '2 months')::date)$$,
  $$values (17000, 4500 + 7000, 3300, 300, 17000 + 3300 - 300)$$, 'the owner reads what came in and what is open'
);
select is((select count(*)::int from public.school_finances(tests.id('home'))), 12, 'month by month');
select is_empty($$select from public.school_finances(tests.id('rival'))$$, 'of the own school');
select tests.act_as_service();
select ok(public.refund_fee('pi_f1', 'chargeback'), 'the provider takes it back');
select ok(not public.refund_fee('pi_f1'), 'once');

-- Erasure
select tests.act_as('owner');
select lives_ok(
  $$insert into public.players (id, school_id, first_name, last_name, date_of_birth)
    values (tests.id('newcomer'), tests.id('home'), 'New', 'Comer', '2014-01-01')$$, 'a newcomer'
);
select is(public.charge_fees(tests.id('home'), array[tests.id('newcomer')], 'Kit', 3500, current_date), 1, 'is charged');
select throws_ok(
  $$delete from public.players where id = tests.id('newcomer')$$, '23503', null, 'and cannot be deleted with the debt'
);
select tests.act_as_database();
select lives_ok($$select private.erase_player(tests.id('other_child'))$$, 'a family may be forgotten');
select tests.act_as('owner');
select isnt_empty(
  $$select from public.fees where id = tests.id('other_child_fee') and amount_cents = 8000$$, 'the sum stays in the books'
);
select results_eq(
  $$select last_name from public.treasury_players(tests.id('home')) where player_id = tests.id('other_child')$$,
  $$values ('-')$$, 'without a name'
);
select tests.act_as('other_parent');
select is_empty($$select from public.fees$$, 'and without the guardian');
select tests.act_as_database();
select throws_ok($$delete from public.fees where id = tests.id('child_fee')$$, '42501', 'append_only', 'by nobody deleted');
select throws_ok($$update public.fee_events set note = 'x'$$, '42501', 'append_only', 'nor is history rewritten');

select * from finish();
rollback;
