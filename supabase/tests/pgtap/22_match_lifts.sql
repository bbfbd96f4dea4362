-- Lifts to a match: who offers, asks and answers, how many seats there are, and who reads whose name.
begin;
select plan(44);

select tests.act_as_database();
delete from public.match_lifts;
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values (tests.named('mate'), tests.id('home'), 'Mate', 'Test', '2014-06-01');
insert into public.squad_members (team_id, player_id, joined_on)
values (tests.id('team'), tests.id('mate'), current_date - 60);
-- the former coach is a father of the team here
insert into public.guardian_links (guardian_id, player_id, relationship, status, can_respond)
values (tests.id('former_coach'), tests.id('mate'), 'father', 'active', true);
update public.matches set status = 'planned', starts_at = now() + interval '30 days' where id = tests.id('match');
select tests.act_as('former_coach');
select throws_ok(
  $$select public.offer_lift(tests.id('match'), 2, 'both')$$, '42501', 'lift_not_allowed',
  'nobody drives children by a link that nobody has confirmed'
);
select tests.act_as_database();
update public.guardian_links set accepted_at = now(), confirmed_at = now(), confirmed_by = tests.id('admin')
where guardian_id = tests.id('former_coach');

create function tests.lift() returns uuid language sql security definer as $$
  select id from public.match_lifts where match_id = tests.id('match') and driver_id = tests.id('former_coach')
$$;
create function tests.lift_ask(p_child text) returns uuid language sql security definer as $$
  select id from public.match_lift_asks where match_id = tests.id('match') and player_id = tests.id(p_child) limit 1
$$;
create function tests.told_lift(p_person text) returns text language sql security definer as $$
  select string_agg(kind, ',' order by kind) from public.notifications
  where user_id = tests.id(p_person) and kind like 'lift_%'
$$;
grant execute on all functions in schema tests to public;

-- Offers

select tests.act_as('former_coach');
select lives_ok($$select public.offer_lift(tests.id('match'), 1, 'both', ' From the gate ')$$, 'a guardian offers a seat');
select results_eq(
  $$select seats, seats_left, note, is_mine from public.list_match_lifts(tests.id('match'))$$,
  $$values (1, 1, 'From the gate', true)$$, 'and reads it'
);
select throws_ok($$select public.offer_lift(tests.id('match'), 9, 'both')$$, '23514', null, 'eight seats at most');
select throws_ok($$select public.offer_lift(tests.id('match'), 0, 'both')$$, '23514', null, 'and one at least');
select throws_ok(
  $$select public.offer_lift(tests.id('match'), 1, 'both', repeat('x', 201))$$, '23514', null, 'a short note'
);
select throws_ok(
  $$select public.ask_for_lift(tests.id('match'), tests.id('child'), tests.lift())$$,
  '42501', 'lift_not_allowed', 'nobody asks for the child of others'
);
select throws_ok(
  $$select public.ask_for_lift(tests.id('match'), tests.id('mate'), tests.lift())$$,
  '42501', 'lift_not_allowed', 'nor for a seat in the own car'
);

-- Asks

select tests.act_as('parent');
select results_eq(
  $$select seats_left, is_mine from public.list_match_lifts(tests.id('match'))$$, $$values (1, false)$$,
  'another family reads the offer'
);
select lives_ok($$select public.ask_for_lift(tests.id('match'), tests.id('child'), tests.lift())$$, 'and asks');
select throws_ok(
  $$select public.ask_for_lift(tests.id('match'), tests.id('child'), tests.lift())$$,
  'P0001', 'lift_asked_already', 'once'
);
select is(tests.told_lift('former_coach'), 'lift_asked', 'the driver is told');
select throws_ok(
  $$select public.answer_lift_ask(tests.lift_ask('child'), true)$$, '42501', 'lift_not_allowed',
  'who asks does not answer'
);
select throws_ok($$select public.withdraw_lift(tests.lift())$$, '42501', 'lift_not_allowed', 'an offer is its driver''s');
select tests.act_as('coach');
select is_empty($$select from public.list_match_lift_asks(tests.id('match'))$$, 'the coach reads no open ask');
select throws_ok($$select public.offer_lift(tests.id('match'), 1, 'both')$$, '42501', 'lift_not_allowed', 'and offers nothing');

select tests.act_as('former_coach');
select is(public.answer_lift_ask(tests.lift_ask('child'), true)::text, 'accepted', 'the driver says yes');
select is(tests.told_lift('parent'), 'lift_accepted', 'the family is told');
select is(public.answer_lift_ask(tests.lift_ask('child'), true)::text, 'accepted', 'twice is once');
select throws_ok(
  $$select public.offer_lift(tests.id('match'), 1, 'there')$$, 'P0001', 'lift_seats_taken',
  'another way is no offer for who comes along'
);
select is((select seats_left from public.list_match_lifts(tests.id('match'))), 0, 'the car is full');

select tests.act_as('coach');
select results_eq(
  $$select first_name, status::text from public.list_match_lift_asks(tests.id('match'))$$,
  $$values ('Child', 'accepted')$$, 'the coach reads who comes with whom'
);
select throws_ok(
  $$select public.withdraw_lift_ask(tests.lift_ask('child'))$$, '42501', 'lift_not_allowed', 'and changes nothing'
);

-- Never more than there are seats

select tests.act_as_database();
insert into public.match_lift_asks (match_id, player_id, asked_by, direction)
values (tests.id('match'), tests.id('mate'), tests.id('former_coach'), 'there');
select tests.act_as('former_coach');
select throws_ok(
  $$select public.answer_lift_ask(tests.lift_ask('mate'), true)$$, 'P0001', 'lift_full', 'a full car takes nobody'
);
select throws_ok(
  $$select public.answer_lift_ask(tests.lift_ask('mate'), false)$$, '42501', 'lift_not_allowed',
  'a request to everybody is not declined'
);
select lives_ok($$select public.offer_lift(tests.id('match'), 2, 'both')$$, 'one seat more');
select is(public.answer_lift_ask(tests.lift_ask('mate'), true)::text, 'accepted', 'takes the request along');
select throws_ok(
  $$select public.offer_lift(tests.id('match'), 1, 'both')$$, 'P0001', 'lift_seats_taken', 'given seats stay'
);
select is(public.answer_lift_ask(tests.lift_ask('mate'), false)::text, 'declined', 'a yes may become a no');
select is((select seats_left from public.list_match_lifts(tests.id('match'))), 1, 'and frees the seat');
select throws_ok(
  $$select public.withdraw_lift_ask(tests.lift_ask('mate'))$$, '42501', 'lift_not_allowed', 'a no is not asked again'
);

-- From inside, from the rival, and after the end

select is_empty(
  $$select from public.list_match_lifts(tests.id('match'))$$, person || ' reads no lift'
)
from unnest(array['player', 'other_coach', 'rival_coach', 'rival_owner', 'other_parent']) as person
cross join lateral tests.act_as(person);
select throws_ok($$select from public.match_lifts$$, '42501', null, 'nobody reads the table');
select tests.act_as_database();
update public.guardian_links set status = 'ended' where guardian_id = tests.id('former_coach');
select tests.act_as('former_coach');
select is_empty($$select from public.list_match_lifts(tests.id('match'))$$, 'an ended guardian reads nothing');
select throws_ok(
  $$select public.offer_lift(tests.id('match'), 3, 'both')$$, '42501', 'lift_not_allowed', 'and drives nobody'
);
select tests.act_as('parent');
select is_empty($$select from public.list_match_lifts(tests.id('match'))$$, 'families no longer see that offer');

-- Until kick-off

select tests.act_as('parent');
select lives_ok($$select public.offer_lift(tests.id('match'), 2, 'back')$$, 'another offer');
select tests.act_as_database();
update public.matches set status = 'cancelled' where id = tests.id('match');
select tests.act_as('parent');
select throws_ok($$select public.offer_lift(tests.id('match'), 3, 'back')$$, 'P0001', 'match_not_open', 'a match called off is closed');
select is_empty($$select from public.list_match_lifts(tests.id('match'))$$, 'with all its lifts');
select tests.act_as_database();
update public.matches set status = 'planned' where id = tests.id('match');
update public.matches set meet_at = null, starts_at = now() - interval '1 minute' where id = tests.id('match');
select tests.act_as('parent');
select throws_ok($$select public.offer_lift(tests.id('match'), 3, 'back')$$, 'P0001', 'match_not_open', 'so is one that has begun');

select * from finish();
rollback;
