-- Matches follow the trainings' rules.
begin;
select plan(11);

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

select * from finish();
rollback;
