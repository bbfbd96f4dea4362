-- Matches follow the trainings' rules, and move only where a match can move.
begin;
select plan(84);

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
select isnt_empty(
  $$update public.matches set answer_hours = 48 where id = tests.id('match') returning id$$,
  'families are asked to answer until two days before'
);
select throws_ok(
  $$update public.matches set answer_hours = 0 where id = tests.id('match')$$, '23514', null, 'an hour before at least'
);
select throws_ok(
  $$update public.matches set answer_hours = 337 where id = tests.id('match')$$, '23514', null, 'two weeks at most'
);
select throws_ok(
  $$update public.matches set is_neutral = true, field_part_id = tests.id('half_a') where id = tests.id('match')$$,
  '23514', null, 'a pitch of one''s own is no neutral ground'
);
select isnt_empty(
  $$update public.matches set is_neutral = true, field_part_id = null where id = tests.id('match') returning id$$,
  'a match on neutral ground'
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
select throws_ok(
  $$update public.matches set status = 'planned' where id = tests.id('match')$$,
  'P0001', 'reason_required', 'a finished match is not reopened by hand'
);
select throws_ok($$select public.reopen_match(tests.id('match'), '  ')$$, 'P0001', 'reason_required', 'nor without a reason');
select throws_ok(
  $$select public.reopen_match(tests.id('match'), repeat('x', 301))$$, 'P0001', 'reason_required', 'nor with an essay'
);
select tests.act_as('rival_coach');
select throws_ok($$select public.reopen_match(tests.id('match'), 'why not')$$, '42501', 'match_not_writable', 'nor by a rival');
select tests.act_as('other_coach');
select throws_ok($$select public.reopen_match(tests.id('match'), 'why not')$$, '42501', 'match_not_writable', 'nor by a coach of another team');
select tests.act_as('parent');
select throws_ok($$select public.reopen_match(tests.id('match'), 'why not')$$, '42501', 'match_not_writable', 'nor by a parent');
select tests.act_as('coach');
select lives_ok($$select public.reopen_match(tests.id('match'), ' Wrong match ')$$, 'with a reason it is');
select throws_ok($$select public.reopen_match(tests.id('match'), 'again')$$, 'P0001', 'match_not_finished', 'once');
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
select throws_ok($$update public.matches set status = 'live' where id = tests.id('match')$$, 'P0001', 'reason_required', 'nor played on by hand');
select results_eq(
  $$select status::text, current_period, finished_at from public.reopen_match(tests.id('match'), 'Ended too early')$$,
  $$values ('live', 2, null::timestamptz)$$, 'ended too early it goes on where it was'
);
select throws_ok(
  $$update public.matches set format = 12 where id = tests.id('match')$$, '23514', null, 'at most eleven a side'
);
select throws_ok(
  $$update public.matches set formation = '4-4-two' where id = tests.id('match')$$, '23514', null, 'a formation is numbers'
);
select tests.act_as('owner');
select isnt_empty($$delete from public.matches where id = tests.id('other_match') returning id$$, 'a planned match can be deleted');

select results_eq(
  $$select details ->> 'reason' from public.audit_log
    where action = 'match_reopened' and details ->> 'match_id' = tests.id('match')::text order by id$$,
  $$values ('Wrong match'), ('Ended too early')$$, 'the owner reads why'
);

-- A team plays one match at a time: 2 x 45 minutes and the break.

select tests.act_as('coach');
select throws_ok(
  $$insert into public.matches (team_id, opponent, starts_at) values (tests.id('team'), 'Second', '2027-03-06 11:39+01')$$,
  '23P01', 'match_overlaps', 'nobody plays two matches at once'
);
select throws_ok(
  $$insert into public.matches (team_id, opponent, starts_at) values (tests.id('team'), 'Second', '2027-03-06 08:21+01')$$,
  '23P01', 'match_overlaps', 'nor begins the next before the first is over'
);
select tests.act_as('rival_coach');
select throws_ok(
  $$insert into public.matches (team_id, opponent, starts_at) values (tests.id('team'), 'Spy', '2027-03-06 10:30+01')$$,
  '42501', null, 'a rival is refused as such, and does not learn when the team plays'
);
select tests.act_as('coach');
select lives_ok(
  $$insert into public.matches (team_id, opponent, starts_at) values (tests.id('team'), 'Second', '2027-03-06 11:40+01')$$,
  'right after it they may'
);
select throws_ok(
  $$update public.matches set starts_at = '2027-03-06 10:30+01' where opponent = 'Second'$$,
  '23P01', 'match_overlaps', 'nor is it moved there'
);
select lives_ok(
  $$insert into public.matches (team_id, opponent, starts_at, status)
    values (tests.id('team'), 'Third', '2027-03-06 10:00+01', 'cancelled')$$,
  'one called off is in nobody''s way'
);
select throws_ok(
  $$update public.matches set status = 'planned' where opponent = 'Third'$$,
  '23P01', 'match_overlaps', 'until it is set again'
);

-- The clock of a phone that was offline (0722)

select tests.act_as_database();
insert into public.matches (id, team_id, school_id, opponent, starts_at, periods, period_minutes)
values (tests.named('clock_match'), tests.id('team'), tests.id('home'), 'Clock', now(), 2, 10);
select tests.act_as('coach');
select throws_ok($$select public.move_match_clock(tests.id('clock_match'), 'end_period', 1)$$, 'P0001', 'match_not_live', 'no period before kick-off');
select results_eq(
  $$select status::text, current_period, period_started_at, started_at from public.move_match_clock(tests.id('clock_match'), 'start', null, 900)$$,
  $$values ('live', 1, now() - interval '15 minutes', now() - interval '15 minutes')$$, 'a kick-off told late began when it was tapped'
);
select is((select period_started_at from public.move_match_clock(tests.id('clock_match'), 'start')), now() - interval '15 minutes', 'told twice it is one kick-off');
select is((select period_started_at from public.move_match_clock(tests.id('clock_match'), 'end_period', 2, 0)), now() - interval '15 minutes', 'a period that does not run does not end');
select is((select period_started_at from public.move_match_clock(tests.id('clock_match'), 'end_period', 1, 300)), null, 'the break stops the clock');
select is((select period_started_at from public.move_match_clock(tests.id('clock_match'), 'start_period', 1, 0)), null, 'a period does not begin twice');
select is((select period_started_at from public.move_match_clock(tests.id('clock_match'), 'resume_period', 1, 800)), now() - interval '800 seconds', 'one ended by mistake goes on');
select is((select period_started_at from public.move_match_clock(tests.id('clock_match'), 'start_period', 2, 99999999)), now() - interval '15 minutes', 'nothing is before kick-off');
select is((select current_period from public.move_match_clock(tests.id('clock_match'), 'end_period', 1, 0)), 2, 'a late word of the first half does not end the second');
select throws_ok($$select public.move_match_clock(tests.id('clock_match'), 'start_period', 3)$$, 'P0001', 'unknown_period', 'there is no third half');
select tests.act_as('other_coach');
select throws_ok($$select public.move_match_clock(tests.id('clock_match'), 'finish')$$, '42501', 'match_not_writable', 'a coach of another team does not whistle');
select tests.act_as('rival_coach');
select throws_ok($$select public.move_match_clock(tests.id('clock_match'), 'abandon')$$, '42501', 'match_not_writable', 'nor the rival''s coach');
select tests.act_as('parent');
select throws_ok($$select public.move_match_clock(tests.id('clock_match'), 'finish')$$, '42501', 'match_not_writable', 'nor a parent');
select tests.act_as('suspended');
select throws_ok($$select public.move_match_clock(tests.id('clock_match'), 'finish')$$, '42501', 'match_not_writable', 'nor a coach who is locked out');
select tests.act_as('coach');
select results_eq(
  $$select status::text, finished_at, goals_for from public.move_match_clock(tests.id('clock_match'), 'finish', null, 60)$$,
  $$values ('finished', now() - interval '1 minute', 0)$$, 'the final whistle'
);
select is((select status::text from public.move_match_clock(tests.id('clock_match'), 'abandon')), 'finished', 'what is over is not abandoned');
select is((select status::text from public.move_match_clock(tests.id('clock_match'), 'start')), 'finished', 'nor begun again by an old message');
select tests.act_as_database();
insert into public.matches (id, team_id, school_id, opponent, starts_at, periods, period_minutes)
values (tests.named('forgotten_match'), tests.id('team'), tests.id('home'), 'Forgotten', now() + interval '30 days', 2, 10);
select tests.act_as('coach');
select is(
  (select started_at from public.move_match_clock(tests.id('forgotten_match'), 'start', null, 99999999)),
  now() - interval '14 days', 'no word is older than two weeks'
);
select is(
  (select finished_at from public.move_match_clock(tests.id('forgotten_match'), 'finish', null, 864000)),
  now() - interval '10 days', 'a whistle that nobody logged on the day is told later'
);
select is(public.read_match_time(tests.id('clock_match')), now(), 'a device of the staff reads the server''s clock');
select tests.act_as('rival_coach');
select throws_ok($$select public.read_match_time(tests.id('clock_match'))$$, '42501', 'match_not_writable', 'nobody else''s');

select * from finish();
rollback;
