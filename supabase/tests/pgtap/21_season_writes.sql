-- Season plans are written week by week and started as a whole: by the team's own coach, or not at all.
begin;
select plan(17);

create function tests.week(p_monday text, p_theme text, p_more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('week_on', p_monday, 'theme', p_theme) || p_more)
$$;
grant execute on function tests.week(text, text, jsonb) to public;

select tests.act_as('coach');
select results_eq(
  $$select week_on from public.save_season_weeks(tests.id('season_plan'), tests.week('2026-10-05', ' Pressing ',
    '{"seen": null, "note": " ", "target_load": 600, "targets": [{"topic": "pressing", "minutes": 40}, {"topic": "passing", "minutes": 20}]}'))$$,
  $$values (date '2026-10-05')$$, 'a week is written with its minutes'
);
select results_eq(
  $$select theme, note, target_load, team_id from public.season_plan_weeks
    where plan_id = tests.id('season_plan') and week_on = '2026-10-05'$$,
  $$values ('Pressing', null::text, 600, tests.id('team'))$$, 'blanks are taken off, the team is the plan''s'
);
select lives_ok(
  $$select public.save_season_weeks(tests.id('season_plan'), tests.week('2026-10-05', 'Pressing',
    jsonb_build_object('targets', '[{"topic": "pressing", "minutes": 50}]'::jsonb, 'seen', (select updated_at from public.season_plan_weeks
      where plan_id = tests.id('season_plan') and week_on = '2026-10-05'))))$$, 'and written again by whoever saw it last'
);
select results_eq(
  $$select topic, minutes from public.season_plan_targets where plan_id = tests.id('season_plan') and week_on = '2026-10-05'$$,
  $$values ('pressing'::public.exercise_topic, 50)$$, 'with the minutes it names and no others'
);
select throws_ok(
  $$select public.save_season_weeks(tests.id('season_plan'), tests.week('2026-10-05', 'Mine', '{"seen": null}'))$$,
  'P0001', 'stale_row', 'what somebody else wrote meanwhile is not written over'
);
select throws_ok(
  $$select public.save_season_weeks(tests.id('season_plan'), tests.week('2026-10-12', 'New') || tests.week('2026-10-13', 'Tuesday'))$$,
  '23514', null, 'weeks begin on Monday'
);
select is_empty(
  $$select from public.season_plan_weeks where plan_id = tests.id('season_plan') and week_on = '2026-10-12'$$,
  'all of the weeks or none'
);
select throws_ok(
  $$select public.save_season_weeks(tests.id('season_plan'), tests.week('2026-10-12', 'x', '{"targets": [{"topic": "passing", "minutes": 601}]}'))$$,
  '23514', null, 'ten hours of a topic at most'
);
select lives_ok(
  $$select public.save_season_weeks(tests.id('season_plan'), tests.week('2026-10-05', ''))$$, 'a week without a theme is taken out'
);
select is_empty(
  $$select from public.season_plan_targets where plan_id = tests.id('season_plan') and week_on = '2026-10-05'$$, 'with its minutes'
);
select throws_ok(
  $$select public.start_season_plan(tests.id('team'), '{"starts_on": "2026-07-01", "ends_on": "2027-06-30"}')$$, '23505', null,
  'a team has one plan'
);
delete from public.season_plans where id = tests.id('season_plan');
select throws_ok(
  $$select public.start_season_plan(tests.id('team'), '{"starts_on": "2026-07-01", "ends_on": "2027-06-30", "blocks": [
    {"kind": "preparation", "title": "One", "starts_on": "2026-07-01", "ends_on": "2026-08-01"},
    {"kind": "break", "title": "Two", "starts_on": "2026-08-01", "ends_on": "2026-08-09"}]}')$$, '23P01', null, 'blocks do not overlap'
);
select lives_ok(
  $$select public.start_season_plan(tests.id('team'), '{"goal": " ", "starts_on": "2026-07-01", "ends_on": "2027-06-30", "blocks": [
    {"kind": "preparation", "title": "One", "starts_on": "2026-07-01", "ends_on": "2026-08-01"}],
    "weeks": [{"week_on": "2026-06-29", "theme": "Hello", "targets": [{"topic": "fun", "minutes": 30}]}]}')$$,
  'a plan starts with its blocks and weeks'
);
select results_eq(
  $$select plan.goal, plan.is_shared, count(target.topic)::int from public.season_plans as plan
    join public.season_plan_targets as target on target.plan_id = plan.id where plan.team_id = tests.id('team') group by plan.id$$,
  $$values (null::text, false, 1)$$, 'for the staff only, until it is shared'
);
select tests.act_as('other_coach');
select throws_ok(
  $$select public.save_season_weeks((select id from public.season_plans where team_id = tests.id('team')), tests.week('2026-10-05', 'x'))$$,
  '42501', 'not_your_season_plan', 'another coach of the school reads and does not write'
);
select tests.act_as('rival_coach');
select throws_ok(
  $$select public.start_season_plan(tests.id('team'), '{"starts_on": "2026-07-01", "ends_on": "2027-06-30"}')$$, '42501', null, 'a rival starts none'
);
select tests.act_as('parent');
select throws_ok(
  $$select public.save_season_weeks(tests.id('other_season_plan'), tests.week('2026-10-05', 'x'))$$, '42501', null, 'nor does a parent write'
);

select * from finish();
rollback;
