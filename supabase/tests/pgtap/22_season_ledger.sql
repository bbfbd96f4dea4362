-- The season ledger, and who is told of a report.
begin;
select plan(14);

select tests.act_as('coach');
select results_eq(
  $$select called, started, left_out, seconds = possible_seconds, goals, yellow_cards, seconds_by_slot ? 'st'
    from public.season_ledger(tests.id('team')) where player_id = tests.id('child')$$,
  $$values (1, 1, 0, true, 1, 0, true)$$, 'the coach reads starts, minutes, places and goals; an undone card never was'
);
select tests.act_as_database();
insert into public.matches (id, team_id, school_id, opponent, starts_at, periods, period_minutes, status)
select tests.named(name), tests.id('team'), tests.id('home'), name, now() - interval '7 hours' - nth * interval '3 days', 2, 10, 'finished'
from unnest(array['out_match', 'away_match', 'bench_match']) with ordinality as past (name, nth);
insert into public.match_squad (match_id, player_id, role, reason) values
  (tests.id('out_match'), tests.id('child'), 'not_called', 'rotation'),
  (tests.id('away_match'), tests.id('child'), 'not_called', 'unavailable'),
  (tests.id('bench_match'), tests.id('child'), 'bench', null);
select tests.act_as('owner');
select results_eq(
  $$select called, started, bench, left_out, unavailable, possible_seconds - seconds
    from public.season_ledger(tests.id('team')) where player_id = tests.id('child')$$,
  $$values (2, 1, 1, 1, 1, 2400)$$, 'being left out and the bench cost minutes, not being able to come does not'
);
select tests.act_as_database();
update public.matches set status = 'live' where id = tests.id('out_match');
select tests.act_as('coach');
select results_eq(
  $$select left_out from public.season_ledger(tests.id('team')) where player_id = tests.id('child')$$,
  $$values (0)$$, 'a match that runs does not count yet'
);
select throws_ok($$select public.season_ledger(tests.id('other_team'))$$, '42501', 'team_not_readable', 'no colleague''s team');
select throws_ok($$select public.season_ledger(null)$$, '42501', 'team_not_readable', 'no team is no answer');
select tests.act_as('parent');
select throws_ok($$select public.season_ledger(tests.id('team'))$$, '42501', 'team_not_readable', 'no family');
select tests.act_as('rival_coach');
select throws_ok($$select public.season_ledger(tests.id('team'))$$, '42501', 'team_not_readable', 'no rival');
select tests.act_as('suspended');
select throws_ok($$select public.season_ledger(tests.id('team'))$$, '42501', 'team_not_readable', 'nobody who is locked out');
select tests.act_as('admin');
select throws_ok($$select public.season_ledger(tests.id('team'))$$, '42501', 'team_not_readable', 'no administrator');

-- Reports

select tests.act_as('coach');
insert into public.match_reports (match_id, report) values (tests.id('bench_match'), 'Well fought.');
select tests.act_as_database();
select is_empty($$select from public.notifications where kind = 'match_report_published'$$, 'a draft tells nobody');
select tests.act_as('coach');
update public.match_reports set is_published = true where match_id = tests.id('bench_match');
select tests.act_as_database();
select results_eq(
  $$select user_id, payload ->> 'opponent', link from public.notifications
    where kind = 'match_report_published' and user_id in (tests.id('parent'), tests.id('coach'))$$,
  $$values (tests.id('parent'), 'bench_match', '/match-manager/details/' || tests.id('bench_match'))$$,
  'publishing tells the families, not the writer'
);
select is_empty(
  $$select from public.notifications
    where kind = 'match_report_published' and user_id in (tests.id('other_parent'), tests.id('rival_parent'), tests.id('ended_guardian'))$$,
  'and nobody of other teams'
);
select results_eq(
  $$select payload ? 'player' from public.notifications
    where kind = 'match_report_published' and user_id in (tests.id('parent'), tests.id('player')) order by 1$$,
  $$values (false), (true)$$, 'a guardian reads whose match it was'
);
select tests.act_as('coach');
update public.match_reports set is_published = false where match_id = tests.id('bench_match');
update public.match_reports set is_published = true where match_id = tests.id('bench_match');
select tests.act_as_database();
select is(
  (select count(*)::int from public.notifications where kind = 'match_report_published' and user_id = tests.id('parent')), 1,
  'once'
);

select * from finish();
rollback;
