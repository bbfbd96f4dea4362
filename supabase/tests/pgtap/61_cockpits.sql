-- Cockpits: numbers counted by hand, and everybody they are not for.
begin;
select plan(53);

-- A school of its own, so that nothing else is counted.
insert into public.schools (id, name, children_quiet_from, children_quiet_until)
values (tests.named('cockpit_school'), 'Cockpit', null, null);
insert into public.role_assignments (user_id, role, school_id)
values (tests.id('owner'), 'owner', tests.id('cockpit_school')), (tests.id('coach'), 'coach', tests.id('cockpit_school'));
insert into public.teams (id, school_id, name, age_group, season)
values (tests.named('cockpit_team'), tests.id('cockpit_school'), 'Falcons', 'U13', '2026/27');
insert into public.team_staff (team_id, user_id, role) values (tests.id('cockpit_team'), tests.id('coach'), 'head_coach');
select tests.give_account('young', 'young@club.test');
insert into public.players (id, school_id, user_id, first_name, last_name, date_of_birth)
select tests.named(name), tests.id('cockpit_school'), case when name = 'ann' then tests.id('young') end, initcap(name), 'Test', '2014-05-01'
from unnest(array['ann', 'bob', 'cid', 'dan']) as name;

create function tests.today() returns date language sql as $$ select (now() at time zone 'Europe/Berlin')::date; $$;
create function tests.refuses_team(person text) returns text language plpgsql as $$
begin
  perform tests.act_as(person);
  return throws_ok(
    $q$select public.team_cockpit(tests.id('cockpit_team'), 'season')$q$, '42501', 'team_not_readable', person || ' is refused'
  );
end;
$$;
grant execute on all functions in schema tests to public;

insert into public.squad_members (team_id, player_id, shirt_number, joined_on, left_on)
values
  (tests.id('cockpit_team'), tests.id('ann'), 1, tests.today(), null),
  (tests.id('cockpit_team'), tests.id('bob'), 2, tests.today(), null),
  (tests.id('cockpit_team'), tests.id('cid'), 3, tests.today(), null),
  (tests.id('cockpit_team'), tests.id('dan'), 4, tests.today() - 70, tests.today());

-- Recorded; recorded without effort; before the period; called off; never recorded.
insert into public.trainings (id, team_id, school_id, author_id, title, starts_at, ends_at, status)
select
  tests.named(name), tests.id('cockpit_team'), tests.id('cockpit_school'), tests.id('coach'), name,
  now() - age, now() - age + length, status::public.training_status
from (
  values
    ('rondo', interval '2 days', interval '90 minutes', 'done'),
    ('shape', interval '3 days', interval '60 minutes', 'planned'),
    ('earlier', interval '30 days', interval '90 minutes', 'done'),
    ('rain', interval '1 day', interval '90 minutes', 'cancelled'),
    ('silent', interval '2 days 6 hours', interval '60 minutes', 'planned')
) as each (name, age, length, status);
insert into public.training_blocks (training_id, phase, position, lane, exercise_id, minutes, planned_rpe)
values
  (tests.id('rondo'), 'main_part', 0, 0, tests.id('catalogue_exercise'), 20, 5),
  (tests.id('rondo'), 'main_part', 0, 1, tests.id('catalogue_exercise'), 20, 5),
  (tests.id('shape'), 'main_part', 0, 0, tests.id('catalogue_exercise'), 15, 4);
insert into public.attendance (training_id, player_id, answer, answered_at, answer_reason, status, minutes, rpe, recorded_at, recorded_by)
values
  (tests.id('rondo'), tests.id('ann'), null, null, null, 'present', 90, 6, now(), tests.id('coach')),
  (tests.id('rondo'), tests.id('bob'), null, null, null, 'late', 60, 4, now(), tests.id('coach')),
  (tests.id('rondo'), tests.id('cid'), 'no', now(), 'illness', 'excused', null, null, now(), tests.id('coach')),
  (tests.id('shape'), tests.id('ann'), null, null, null, 'present', null, null, now(), tests.id('coach')),
  (tests.id('earlier'), tests.id('ann'), null, null, null, 'absent', null, null, now(), tests.id('coach'));

insert into public.matches (id, team_id, school_id, opponent, starts_at, periods, period_minutes, status)
select tests.named(name), tests.id('cockpit_team'), tests.id('cockpit_school'), name, now() - nth * interval '1 day 5 hours', 2, 10, 'finished'
from unnest(array['derby', 'cup']) with ordinality as past (name, nth);
insert into public.match_squad (match_id, player_id, role, reason) values
  (tests.id('derby'), tests.id('ann'), 'starter', null),
  (tests.id('derby'), tests.id('bob'), 'starter', null),
  (tests.id('derby'), tests.id('cid'), 'not_called', 'rotation'),
  (tests.id('cup'), tests.id('cid'), 'not_called', 'unavailable');
insert into public.season_plans (id, team_id, school_id, starts_on, ends_on)
values (tests.named('cockpit_plan'), tests.id('cockpit_team'), tests.id('cockpit_school'), tests.today() - 60, tests.today() + 60);
insert into public.season_plan_weeks (plan_id, week_on, team_id, school_id, theme, target_load)
values (tests.id('cockpit_plan'), date_trunc('week', tests.today()::timestamp)::date, tests.id('cockpit_team'), tests.id('cockpit_school'), 'Theme', 800);
insert into public.season_plan_targets (plan_id, week_on, topic, team_id, school_id, minutes)
select tests.id('cockpit_plan'), date_trunc('week', tests.today()::timestamp)::date, topic, tests.id('cockpit_team'), tests.id('cockpit_school'), 40
from public.exercises where id = tests.id('catalogue_exercise');
insert into public.player_stat_updates (school_id, player_id, source, recorded_at, passing, shared_at)
values
  (tests.id('cockpit_school'), tests.id('ann'), 'coach', now() - interval '60 days', 6, null),
  (tests.id('cockpit_school'), tests.id('ann'), 'coach', now() - interval '1 day', 8, now()),
  (tests.id('cockpit_school'), tests.id('bob'), 'coach', now() - interval '1 day', 5, null),
  (tests.id('cockpit_school'), tests.id('ann'), 'self', now() - interval '1 hour', 9, now());
insert into public.tasks (school_id, player_id, title, status, completed_at)
values
  (tests.id('cockpit_school'), tests.id('ann'), 'Juggle', 'done', now() - interval '1 day'),
  (tests.id('cockpit_school'), tests.id('ann'), 'Wall pass', 'open', null);
insert into public.fees (school_id, player_id, title, amount_cents, due_on, status, method, paid_on)
values (tests.id('cockpit_school'), tests.id('ann'), 'Season', 2500, tests.today(), 'paid', 'cash', tests.today());
update public.coach_profiles set license_expires_on = tests.today() + 30 where user_id = tests.id('coach');
insert into public.background_checks (school_id, user_id, checked_on, expires_on)
values (tests.id('cockpit_school'), tests.id('coach'), tests.today() - 900, tests.today() - 1);

-- The coach of the team ------------------------------------------------------------------------

select tests.act_as('coach');
create temp table seen as select public.team_cockpit(tests.id('cockpit_team'), 'four_weeks') as answer;
grant select on seen to public;

select results_eq(
  $$select sum((week ->> 'sessions')::int), sum((week ->> 'minutes')::int), sum((week ->> 'load')::int),
      sum((week ->> 'measured')::int), sum((week ->> 'unknown')::int)
    from seen, jsonb_array_elements(answer -> 'weeks') as week where not (week ->> 'is_before')::boolean$$,
  $$values (3::bigint, 210::bigint, 450::bigint, 1::bigint, 1::bigint)$$,
  'load is effort times minutes in the mean of those who said it, else as planned; lanes count once'
);
select is(
  (select count(*)::int from seen, jsonb_array_elements(answer -> 'weeks')), 8, 'four weeks and four before them'
);
select is(
  (select max((week ->> 'target_load')::int) from seen, jsonb_array_elements(answer -> 'weeks') as week), 800,
  'what the season plan wants of the week'
);
select is((select answer #> '{attendance,now}' from seen), '{"present": 2, "late": 1, "excused": 1}'::jsonb, 'who came');
select is((select answer #> '{attendance,before}' from seen), '{"absent": 1}'::jsonb, 'and four weeks earlier');
select results_eq(
  $$select sum((day ->> 'there')::int), sum((day ->> 'recorded')::int)
    from seen, jsonb_array_elements(answer #> '{attendance,weekdays}') as day$$,
  $$values (3::bigint, 4::bigint)$$, 'weekdays add up'
);
select is(
  (select answer #> '{attendance,reasons}' from seen), '[{"reason": "illness", "count": 1}]'::jsonb, 'why not'
);
select is((select answer #>> '{attendance,open}' from seen), '1', 'one session was never recorded, the one called off is none');
select results_eq(
  $$select (topic ->> 'target')::int, (topic ->> 'planned')::int, (topic ->> 'delivered')::int, (topic ->> 'before')::int
    from seen, jsonb_array_elements(answer -> 'topics') as topic$$,
  $$values (40, 35, 35, 0)$$, 'minutes wanted, planned and given'
);
select results_eq(
  $$select player ->> 'name', (player ->> 'there')::int, (player ->> 'recorded')::int, (player ->> 'matches')::int,
      (player ->> 'seconds')::int, (player ->> 'possible_seconds')::int
    from seen, jsonb_array_elements(answer -> 'squad') as player order by 1$$,
  $$values ('Ann Test', 2, 2, 1, 1200, 1200), ('Bob Test', 1, 1, 1, 1200, 1200), ('Cid Test', 0, 1, 0, 0, 1200)$$,
  'today''s squad; left out costs minutes, unable to come does not'
);
select results_eq(
  $$select (answer #>> '{exercises,different}')::int, (answer #>> '{exercises,times}')::int,
      (answer #>> '{exercises,fresh}')::int, (answer #>> '{exercises,before}')::int,
      answer #> '{exercises,most,0,times}' from seen$$,
  $$values (1, 2, 1, 0, '2'::jsonb)$$, 'one exercise, twice, new to the team'
);
select is(
  (select answer -> 'ratings' from seen),
  '[{"attribute": "passing", "mean": 6.5, "before": 6.0, "players": 2}]'::jsonb,
  'the squad''s mean by the coaches, now and before; what players say of themselves is not in it'
);
select is((select answer ->> 'age' from seen), '13', 'the age of the team');
select ok(
  (select answer::text !~ '(cents|composure|confidence|fee)' from seen), 'no money and nothing mental'
);
select throws_ok(
  $$select public.team_cockpit(tests.id('cockpit_team'), 'century')$$, 'P0001', 'period_unknown', 'only known periods'
);
select throws_ok(
  $$select public.team_cockpit(tests.id('cockpit_team'), null)$$, 'P0001', 'period_unknown', 'no period is none'
);
select lives_ok($$select public.team_cockpit(tests.id('cockpit_team'), 'three_months')$$, 'three months');
select results_eq(
  $$select (answer ->> 'before_from')::date = ((answer ->> 'from')::date - interval '1 year')::date, answer ->> 'from' like '%-07-01'
    from (select public.team_cockpit(tests.id('cockpit_team'), 'season') as answer) as asked$$,
  $$values (true, true)$$, 'the season begins in the school''s month and is compared with the last'
);
select throws_ok(
  $$select public.player_cockpit(tests.id('ann'), 'season')$$, '42501', 'player_not_readable',
  'a coach has the team''s cockpit, not the child''s'
);
select throws_ok(
  $$select public.school_cockpit(tests.id('cockpit_school'), 'season')$$, '42501', 'school_not_readable', 'nor the owner''s'
);
select throws_ok($$select public.platform_cockpit('season')$$, '42501', 'admin_only', 'nor the administrator''s');
select throws_ok($$select public.search_all_trainings()$$, '42501', 'admin_only', 'nor other schools'' sessions');

-- Everybody else ---------------------------------------------------------------------------------

select tests.refuses_team(person)
from unnest(array['owner', 'other_coach', 'parent', 'young', 'rival_coach', 'suspended', 'admin']) as person;

select tests.act_as_database();
delete from public.team_staff where team_id = tests.id('cockpit_team');
select tests.act_as('coach');
select throws_ok(
  $$select public.team_cockpit(tests.id('cockpit_team'), 'season')$$, '42501', 'team_not_readable', 'whoever was the coach yesterday is refused'
);
select tests.act_as_database();
insert into public.team_staff (team_id, user_id, role) values (tests.id('cockpit_team'), tests.id('coach'), 'head_coach');

-- A coach elsewhere who is Ann's parent: the child's cockpit, never the team's.
insert into public.guardian_links (
  guardian_id, player_id, relationship, status, accepted_at, confirmed_by, confirmed_at
)
values (tests.id('other_coach'), tests.id('ann'), 'father', 'active', now(), tests.id('admin'), now());
select tests.act_as('other_coach');
select lives_ok($$select public.player_cockpit(tests.id('ann'), 'season')$$, 'a coach who is the parent sees the child');
select throws_ok(
  $$select public.team_cockpit(tests.id('cockpit_team'), 'season')$$, '42501', 'team_not_readable', 'but not the team of the child'
);

-- The player -------------------------------------------------------------------------------------

select tests.act_as('young');
select results_eq(
  $$select answer #> '{sessions}', answer #> '{sessions_before}', answer #> '{tasks}', answer #>> '{matches,minutes}',
      (select sum((week ->> 'training_minutes')::int) from jsonb_array_elements(answer -> 'weeks') as week),
      (select sum((week ->> 'match_minutes')::int) from jsonb_array_elements(answer -> 'weeks') as week)
    from (select public.player_cockpit(tests.id('ann'), 'four_weeks') as answer) as asked$$,
  $$values ('{"there": 2, "recorded": 2}'::jsonb, '{"there": 0, "recorded": 1}'::jsonb, '{"done": 1, "open": 1}'::jsonb,
    '20', 150::bigint, 20::bigint)$$,
  'own sessions, tasks and minutes; without recorded minutes the session''s length'
);
select results_eq(
  $$select rating ->> 'source', (rating ->> 'technical')::numeric
    from jsonb_array_elements(public.player_cockpit(tests.id('ann'), 'four_weeks') -> 'ratings') as rating$$,
  $$values ('coach', 8.00), ('self', 9.00)$$, 'what the coach has not shared is not there'
);
select throws_ok(
  $$select public.player_cockpit(tests.id('bob'), 'season')$$, '42501', 'player_not_readable', 'no team mate'
);
select tests.act_as('ended_guardian');
select throws_ok(
  $$select public.player_cockpit(tests.id('child'), 'season')$$, '42501', 'player_not_readable', 'no guardian whose link ended'
);
select tests.act_as('rival_parent');
select throws_ok(
  $$select public.player_cockpit(tests.id('ann'), 'season')$$, '42501', 'player_not_readable', 'no parent of another child'
);

-- The owner --------------------------------------------------------------------------------------

select tests.act_as('owner');
select is(
  (select (public.school_cockpit(tests.id('cockpit_school'), 'four_weeks') #> '{teams,0}') - 'team_id'),
  '{"name": "Falcons", "squad": 3, "sessions": 3, "there": 3, "recorded": 4, "before_there": 0, "before_recorded": 1,
    "matches": 2, "least": 0, "median": 100, "most": 100, "under_half": 1}'::jsonb,
  'a team in numbers, without names'
);
select results_eq(
  $$select sum((month ->> 'joined')::int), sum((month ->> 'left')::int), sum((month ->> 'still')::int),
      (array_agg(month ->> 'members' order by month ->> 'month' desc))[1],
      (array_agg(month ->> 'fees_cents' order by month ->> 'month' desc))[1], count(*)
    from jsonb_array_elements(public.school_cockpit(tests.id('cockpit_school'), 'four_weeks') -> 'months') as month$$,
  $$values (4::bigint, 1::bigint, 3::bigint, '3', '2500', 12::bigint)$$, 'joiners, leavers and fees of twelve months'
);
select is(
  (select (public.school_cockpit(tests.id('cockpit_school'), 'four_weeks') #> '{coaches,0}') - 'user_id'),
  '{"name": "Coach Test", "teams": 1, "sessions": 3, "matches": 2, "planned": 3}'::jsonb, 'what a coach carries'
);
select results_eq(
  $$select paper ->> 'kind' from jsonb_array_elements(public.school_cockpit(tests.id('cockpit_school'), 'four_weeks') -> 'papers') as paper$$,
  $$values ('background_check'), ('license')$$, 'what has run out comes first, then what soon will'
);
select throws_ok(
  $$select public.school_cockpit(tests.id('rival'), 'season')$$, '42501', 'school_not_readable', 'no rival school'
);
select tests.act_as('rival_owner');
select throws_ok(
  $$select public.school_cockpit(tests.id('cockpit_school'), 'season')$$, '42501', 'school_not_readable', 'no rival owner'
);

-- The administrator ------------------------------------------------------------------------------

select tests.act_as('admin');
select throws_ok(
  $$select public.school_cockpit(tests.id('cockpit_school'), 'season')$$, '42501', 'school_not_readable',
  'money of a school is not the administrator''s'
);
select results_eq(
  $$select (school ->> 'sessions')::int, (school ->> 'sessions_before')::int, (school ->> 'recorded')::int,
      (school ->> 'players')::int, (school ->> 'active')::int
    from jsonb_array_elements(public.platform_cockpit('four_weeks') -> 'schools') as school
    where school ->> 'name' = 'Cockpit'$$,
  $$values (3, 1, 2, 3, 1)$$, 'how a school is doing'
);
reset role;
select is(private.run_job('count_platform'), 3, 'the job counts every period once an hour');
update public.schools set name = 'Cockpit renamed' where id = tests.id('cockpit_school');
select tests.act_as('admin');
select matches(public.platform_cockpit('four_weeks')::text, '"Cockpit"', 'which the cockpit then shows');
select is(
  (public.platform_cockpit('four_weeks') ->> 'counted_at')::timestamptz, now(), 'with the time'
);
reset role;
update private.platform_numbers set counted_at = now() - interval '121 minutes';
select tests.act_as('admin');
select matches(public.platform_cockpit('four_weeks')::text, '"Cockpit renamed"', 'what is older than two hours is counted anew');
reset role;
update private.platform_numbers
set counted_at = now(), answer = answer || jsonb_build_object('to', (now() at time zone 'UTC')::date - 1);
select tests.act_as('admin');
select matches(public.platform_cockpit('four_weeks')::text, '"Cockpit renamed"', 'and what is of yesterday');
select throws_ok($$select * from private.platform_numbers$$, '42501', null, 'nobody reads what was kept but there');
select throws_ok($$select private.count_platform('season')$$, '42501', null, 'nor has it counted');
select results_eq(
  $$select (select count(*)::int from public.search_all_trainings(p_school_id => tests.id('cockpit_school'))),
      (select count(*)::int from public.search_all_trainings(p_school_id => tests.id('cockpit_school'), p_status => 'done')),
      (select string_agg(title, ',') from public.search_all_trainings(p_query => 'rain falcons', p_status => 'cancelled')),
      (select string_agg(title, ',') from public.search_all_trainings(p_query => 'falcon', p_from => tests.today() - 1)),
      (select min(total_count)::int from public.search_all_trainings(p_school_id => tests.id('cockpit_school'), p_limit => 2)),
      (select string_agg(title, ',') from public.search_all_trainings(p_school_id => tests.id('cockpit_school'), p_limit => 2, p_is_descending => false))$$,
  $$values (5, 4, null::text, 'rain', 5, 'earlier,shape')$$, 'sessions of all schools: found, filtered, sorted and paged'
);

select * from finish();
rollback;
