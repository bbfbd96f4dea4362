-- Matches follow the trainings' rules, and move only where a match can move.
begin;
select plan(41);

select tests.act_as('coach');
select results_eq(
  $$insert into public.matches (team_id, school_id, opponent, starts_at, meet_at)
    values (tests.id('team'), tests.id('rival'), 'Visitors II', '2027-03-06 10:00+01', '2027-03-06 09:15+01')
    returning school_id$$,
  $$values (tests.id('home'))$$, 'a coach adds a match; its school is the team''s'
);
select throws_ok(
  $$insert into public.matches (team_id, school_id, opponent, starts_at)
    values (tests.id('other_team'), tests.id('home'), 'Visitors', now())$$, '42501', null, 'not for another team'
);
select throws_ok(
  $$update public.matches set meet_at = starts_at + interval '1 minute' where id = tests.id('match')$$, '23514', null,
  'meeting comes before kick-off'
);
select throws_ok($$update public.matches set goals_for = 100, goals_against = 0 where id = tests.id('match')$$, '23514', null, 'at most 99 goals');
select throws_ok($$update public.matches set goals_for = 1 where id = tests.id('match')$$, '23514', null, 'a score has two sides');
select isnt_empty(
  $$update public.matches set status = 'finished', goals_for = 3, goals_against = 1 where id = tests.id('match') returning id$$,
  'a result is noted'
);
select tests.act_as('rival_coach');
select is_empty($$select from public.matches where school_id = tests.id('home')$$, 'a rival coach reads no match');
select tests.act_as('rival_owner');
select is_empty($$update public.matches set venue = 'x' where id = tests.id('match') returning id$$, 'a rival owner writes none');
select tests.act_as('parent');
select isnt_empty($$select from public.matches where id = tests.id('match')$$, 'a parent reads the child''s match');
select tests.act_as('other_parent');
select is_empty($$select from public.matches where id = tests.id('match')$$, 'a parent of another child does not');
select tests.act_as('pending');
select is_empty($$select from public.matches$$, 'nor does somebody without a role');

-- The state machine: played_match is finished and its goals are logged, match is planned.

select tests.act_as('coach');
select throws_ok(
  $$insert into public.matches (team_id, opponent, starts_at, status) values (tests.id('team'), 'Visitors', now(), 'live')$$,
  'P0001', 'match_status_not_allowed', 'no match begins live'
);
update public.matches set status = 'planned' where id = tests.id('match');
select results_eq(
  $$select status::text, goals_for from public.matches where id = tests.id('match')$$, $$values ('planned', null::int)$$,
  'a result typed for a match that was never played is taken back'
);
select throws_ok($$select public.finish_match(tests.id('match'))$$, 'P0001', 'match_not_live', 'nothing ends before it began');
select throws_ok($$select public.start_period(tests.id('match'), 1)$$, 'P0001', 'match_not_live', 'no clock before kick-off');
select lives_ok($$update public.matches set status = 'cancelled' where id = tests.id('match')$$, 'a match is called off');
select throws_ok($$select public.start_match(tests.id('match'))$$, 'P0001', 'match_status_not_allowed', 'one called off does not start');
select throws_ok($$update public.matches set status = 'finished' where id = tests.id('match')$$, 'P0001', 'match_status_not_allowed', 'nor does it end');
select lives_ok($$update public.matches set status = 'planned' where id = tests.id('match')$$, 'but it is set again');

select tests.act_as('other_coach');
select throws_ok($$select public.start_match(tests.id('match'))$$, '42501', 'match_not_writable', 'a coach of another team does not kick off');
select throws_ok($$select public.start_period(tests.id('match'), 1)$$, '42501', 'match_not_writable', 'nor starts its clock');
select tests.act_as('parent');
select throws_ok($$select public.start_match(tests.id('match'))$$, '42501', 'match_not_writable', 'nor does a parent');
select is_empty($$update public.matches set status = 'live' where id = tests.id('match') returning id$$, 'by no way');
select tests.act_as('suspended');
select throws_ok($$select public.end_period(tests.id('match'))$$, '42501', 'match_not_writable', 'nor a coach who is locked out');
select tests.act_as('rival_coach');
select throws_ok($$select public.finish_match(tests.id('match'))$$, '42501', 'match_not_writable', 'nor the rival''s coach');

select tests.act_as('coach');
select results_eq(
  $$select status::text, current_period, period_started_at, started_at, goals_for, goals_against from public.start_match(tests.id('match'))$$,
  $$values ('live', 1, now(), now(), 0, 0)$$, 'kick-off starts the clock of the first period at 0:0'
);
select throws_ok($$select public.start_match(tests.id('match'))$$, 'P0001', 'match_status_not_allowed', 'once');
select throws_ok($$update public.matches set period_started_at = now() where id = tests.id('match')$$, '42501', null, 'nobody types the clock');
select throws_ok($$update public.matches set status = 'planned' where id = tests.id('match')$$, 'P0001', 'match_status_not_allowed', 'a live match is not planned again');
select is((select period_started_at from public.end_period(tests.id('match'))), null, 'the break stops the clock');
select throws_ok($$select public.start_period(tests.id('match'), 3)$$, 'P0001', 'unknown_period', 'there is no third half');
select results_eq(
  $$select current_period, period_started_at from public.start_period(tests.id('match'), 2)$$, $$values (2, now())$$, 'the second half runs'
);
select is_empty($$delete from public.matches where id = tests.id('match') returning id$$, 'a live match is not deleted');
select results_eq(
  $$select status::text, period_started_at, finished_at from public.finish_match(tests.id('match'))$$,
  $$values ('finished', null::timestamptz, now())$$, 'the final whistle'
);
select is_empty($$delete from public.matches where id = tests.id('match') returning id$$, 'nor a finished one');
select throws_ok($$update public.matches set status = 'planned' where id = tests.id('match')$$, 'P0001', 'match_was_played', 'nor made unplayed');
select throws_ok($$update public.matches set status = 'cancelled' where id = tests.id('match')$$, 'P0001', 'match_status_not_allowed', 'nor called off afterwards');
select results_eq(
  $$update public.matches set status = 'live' where id = tests.id('match') returning current_period, finished_at$$,
  $$values (2, null::timestamptz)$$, 'ended too early it goes on where it was'
);
select throws_ok(
  $$update public.matches set format = 12 where id = tests.id('match')$$, '23514', null, 'at most eleven a side'
);
select throws_ok(
  $$update public.matches set formation = '4-4-two' where id = tests.id('match')$$, '23514', null, 'a formation is numbers'
);
select tests.act_as('owner');
select isnt_empty($$delete from public.matches where id = tests.id('other_match') returning id$$, 'a planned match can be deleted');

select * from finish();
rollback;
