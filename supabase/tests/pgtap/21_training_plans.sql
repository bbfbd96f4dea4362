-- Planning ahead: lanes and load, templates, weekly series with exceptions, staff notes, season plans.
begin;
select plan(79);

create temporary table draft (name text primary key, id uuid not null default gen_random_uuid());
insert into draft (name) values ('slot'), ('evening');
grant select on draft to public;
create function tests.draft(p_name text) returns uuid language sql as $$ select id from draft where name = p_name $$;
create function tests.lanes() returns jsonb language sql as $$
  select jsonb_build_array(
    jsonb_build_object('phase', 'warm_up', 'title', 'Run', 'minutes', 10, 'planned_rpe', 3),
    jsonb_build_object('phase', 'main_part', 'exercise_id', tests.id('catalogue_exercise'), 'minutes', 20, 'group_label', ' Blue '),
    jsonb_build_object('phase', 'main_part', 'title', 'Keepers', 'minutes', 15, 'planned_rpe', 6, 'lane', 1),
    jsonb_build_object('phase', 'main_part', 'title', 'Together', 'minutes', 12))
$$;
grant execute on function tests.draft(text), tests.lanes() to public;

-- Lanes and load ------------------------------------------------------------------------------

select tests.act_as('coach');
select lives_ok(
  $$select public.save_training(jsonb_build_object('team_id', tests.id('team'), 'title', 'Lanes', 'planned_players', 14,
    'starts_at', now() + interval '5 days', 'ends_at', now() + interval '5 days 1 hour', 'blocks', tests.lanes()))$$,
  'a plan with two groups side by side'
);
select results_eq(
  $$select phase, position, lane, group_label, planned_rpe, planned_load from public.training_blocks
    where training_id = (select id from public.trainings where title = 'Lanes') order by phase, position, lane$$,
  $$values
    ('warm_up'::public.training_phase, 0, 0, null, 3, 30),
    ('main_part', 0, 0, 'Blue', 5, 100),
    ('main_part', 0, 1, null, 6, 90),
    ('main_part', 1, 0, null, null, null)$$,
  'a lane stands beside its step; without an effort a block takes the exercise''s'
);
select results_eq(
  $$select minutes, load, minutes_without_effort, lanes from public.training_totals
    where id = (select id from public.trainings where title = 'Lanes')$$,
  $$values (42, 125, 12, 2)$$, 'minutes of lanes count once, their load is the average'
);
select throws_ok(
  $$insert into public.training_blocks (training_id, phase, position, lane, title, minutes)
    select id, 'main_part', 0, 1, 'Same place', 5 from public.trainings where title = 'Lanes'$$, '23505', null, 'one block per lane and step'
);
select throws_ok(
  $$insert into public.training_blocks (training_id, phase, position, lane, title, minutes)
    select id, 'main_part', 0, 6, 'Lane', 5 from public.trainings where title = 'Lanes'$$, '23514', null, 'six lanes at most'
);
select throws_ok(
  $$insert into public.training_blocks (training_id, phase, position, title, minutes)
    select id, 'game', number, 'Game', 1 from public.trainings, generate_series(1, 37) as number where title = 'Lanes'$$,
  'P0001', 'too_many_blocks', 'forty blocks at most, also without save_training'
);
select results_eq(
  $$select planned_players from public.save_training(jsonb_build_object('id', (select id from public.trainings where title = 'Lanes'),
    'version', 1, 'team_id', tests.id('team'), 'title', 'Lanes', 'blocks', tests.lanes(),
    'starts_at', now() + interval '5 days', 'ends_at', now() + interval '5 days 1 hour'))$$,
  $$values (14)$$, 'a plan that does not mention the planned players keeps them'
);
select tests.act_as('other_coach');
select results_eq(
  $$select minutes from public.training_totals where id = (select id from public.trainings where title = 'Lanes')$$, $$values (42)$$,
  'a coach of the school reads the totals'
);
select tests.act_as('rival_coach');
select is_empty($$select from public.training_totals where id = tests.id('training')$$, 'a rival does not');

-- Templates -----------------------------------------------------------------------------------

select tests.act_as('coach');
select results_eq(
  $$select title, is_shared, author_id from public.save_training_template(jsonb_build_object(
    'school_id', tests.id('home'), 'author_id', tests.id('owner'), 'title', ' Monday ', 'blocks', tests.lanes()))$$,
  $$values ('Monday', false, tests.id('coach'))$$, 'a coach keeps a template; the author is not believed'
);
select results_eq(
  $$select count(*)::int, max(lane) from public.training_template_blocks
    where template_id = (select id from public.training_templates where title = 'Monday')$$, $$values (4, 1)$$, 'with its lanes'
);
select results_eq(
  $$select is_shared from public.save_training_template(jsonb_build_object(
    'id', tests.id('own_template'), 'title', 'Draft', 'blocks', tests.lanes() - 0))$$, $$values (false)$$, 'and rewrites it'
);
select throws_ok(
  $$select public.save_training_template(jsonb_build_object('school_id', tests.id('home'), 'title', 'X'))$$, 'P0001', 'blocks_required', 'blocks belong to it'
);
select throws_ok(
  $$select public.save_training_template(jsonb_build_object('school_id', tests.id('home'), 'title', 'X', 'blocks', (
    select jsonb_agg('{"phase": "game", "title": "Game", "minutes": 1}'::jsonb) from generate_series(1, 41))))$$,
  'P0001', 'too_many_blocks', 'forty at most'
);
select throws_ok(
  $$select public.save_training_template(jsonb_build_object('school_id', tests.id('rival'), 'title', 'X', 'blocks', '[]'::jsonb))$$,
  '42501', null, 'not for another school'
);
select throws_ok(
  $$select public.save_training_template(jsonb_build_object('school_id', tests.id('home'), 'title', 'X', 'blocks', jsonb_build_array(
    jsonb_build_object('phase', 'game', 'exercise_id', tests.id('rival_exercise'), 'minutes', 5))))$$, '42501', null,
  'not with a rival''s exercise'
);
select tests.act_as('other_coach');
select is_empty($$select from public.training_templates where id = tests.id('own_template')$$, 'a colleague does not see a draft');
select throws_ok(
  $$select public.save_training_template(jsonb_build_object('id', tests.id('shared_template'), 'title', 'Mine', 'blocks', '[]'::jsonb))$$,
  '42501', 'template_not_writable', 'nor changes a shared one'
);
select throws_ok(
  $$insert into public.training_template_blocks (template_id, phase, position, title, minutes)
    values (tests.id('shared_template'), 'game', 5, 'Slipped in', 5)$$, '42501', null, 'nor slips a block in'
);
select throws_ok(
  $$insert into public.trainings (team_id, school_id, template_id, starts_at, ends_at)
    values (tests.id('other_team'), tests.id('home'), tests.id('own_template'), now() + interval '1 day', now() + interval '25 hours')$$,
  '42501', 'template_not_readable', 'a draft of somebody else cannot be named'
);
select tests.act_as('owner');
select isnt_empty(
  $$update public.training_templates set title = 'Put right' where id = tests.id('shared_template') returning id$$, 'an owner puts a shared template right'
);
select throws_ok(
  $$update public.training_templates set is_shared = false where id = tests.id('shared_template')$$, '42501', null,
  'but makes nobody''s template private'
);
select is_empty($$delete from public.training_templates where id = tests.id('own_template') returning id$$, 'nor touches a draft');
select tests.act_as('parent');
select is_empty($$select from public.training_templates$$, 'families see no templates');

-- Weekly series -------------------------------------------------------------------------------

select tests.act_as('coach');
select lives_ok(
  $$insert into public.training_series (id, team_id, template_id, title, place, weekdays, local_time, minutes, from_on, to_on)
    values (tests.draft('slot'), tests.id('team'), tests.id('own_template'), 'Slot', 'Pitch 1', '{1,4}', '17:30', 90,
      date_trunc('week', current_date)::date + 14, date_trunc('week', current_date)::date + 374)$$, 'a weekly slot'
);
select ok((select public.extend_training_series(tests.draft('slot'), 60)) between 95 and 110, 'becomes a training on every date');
select results_eq($$select public.extend_training_series(tests.draft('slot'), 60)$$, $$values (0)$$, 'once: planning again adds none');
select is_empty(
  $$select from public.trainings where series_id = tests.draft('slot')
      and ((starts_at at time zone 'Europe/Berlin')::time <> '17:30' or extract(isodow from starts_at at time zone 'Europe/Berlin') not in (1, 4))$$,
  'always at half past five on Mondays and Thursdays'
);
select results_eq(
  $$select count(distinct (starts_at at time zone 'UTC')::time)::int from public.trainings where series_id = tests.draft('slot')$$, $$values (2)$$,
  'in summer and in winter'
);
select results_eq(
  $$select distinct count(*)::int from public.training_blocks as block join public.trainings as training on training.id = training_id
    where training.series_id = tests.draft('slot') group by training_id$$, $$values (3)$$, 'each with the blocks of the template'
);
create temporary table slot_dates as
select row_number() over (order by series_date)::int as number, series_date from public.trainings where series_id = tests.draft('slot');
grant select on slot_dates to public;

insert into public.training_series_exceptions (series_id, on_date, kind, moved_on, moved_time)
select tests.draft('slot'), series_date, case number when 1 then 'skipped' else 'moved' end::public.series_exception,
  case number when 2 then series_date + 1 end, case number when 2 then time '10:00' end
from slot_dates where number <= 2;
select results_eq(
  $$select status, (starts_at at time zone 'Europe/Berlin') - series_date from public.trainings
    where series_id = tests.draft('slot') order by series_date limit 2$$,
  $$values ('cancelled'::public.training_status, interval '17:30'), ('planned', interval '1 day 10:00')$$,
  'a skipped date is called off, a moved one moves'
);
delete from public.training_series_exceptions where series_id = tests.draft('slot');
select results_eq(
  $$select status, (starts_at at time zone 'Europe/Berlin') - series_date from public.trainings
    where series_id = tests.draft('slot') order by series_date limit 2$$,
  $$values ('planned'::public.training_status, interval '17:30'), ('planned', interval '17:30')$$, 'taken back, both return'
);
select isnt_empty(
  $$delete from public.trainings where series_id = tests.draft('slot') and series_date = (select series_date from slot_dates where number = 3) returning id$$,
  'a training of a series is deleted'
);
select results_eq($$select public.extend_training_series(tests.draft('slot'), 60)$$, $$values (0)$$, 'and does not come back');
update public.trainings set starts_at = starts_at + interval '2 hours', ends_at = ends_at + interval '2 hours'
where series_id = tests.draft('slot') and series_date = (select series_date from slot_dates where number = 4);
update public.training_series set local_time = '18:00', minutes = 75, place = 'Pitch 2' where id = tests.draft('slot');
select results_eq(
  $$select slot_dates.number, (starts_at at time zone 'Europe/Berlin')::time, ends_at - starts_at, place
    from public.trainings join slot_dates using (series_date) where series_id = tests.draft('slot') order by number limit 4$$,
  $$values
    (1, time '18:00', interval '75 minutes', 'Pitch 2'), (2, '18:00', '75 minutes', 'Pitch 2'),
    (4, '19:30', '90 minutes', 'Pitch 1'), (5, '18:00', '75 minutes', 'Pitch 2')$$,
  'a new time of the series reaches the dates that nobody moved by hand'
);
update public.training_series set weekdays = '{1}' where id = tests.draft('slot');
select results_eq(
  $$select status, count(*) > 40 from public.trainings where series_id = tests.draft('slot')
      and extract(isodow from series_date) = 4 group by status$$,
  $$values ('cancelled'::public.training_status, true)$$, 'a weekday given up is called off, not deleted'
);
select throws_ok($$update public.training_series set weekdays = '{4,1}' where id = tests.draft('slot')$$, '23514', null, 'weekdays stand in order');
select throws_ok($$update public.training_series set weekdays = '{8}' where id = tests.draft('slot')$$, '23514', null, 'and within the week');
select throws_ok($$update public.training_series set to_on = from_on + 401 where id = tests.draft('slot')$$, '23514', null, 'for a season at most');
select throws_ok(
  $$insert into public.training_series_exceptions (series_id, on_date, kind) values (tests.draft('slot'), current_date, 'moved')$$, '23514', null,
  'moved says whereto'
);
select throws_ok(
  $$insert into public.trainings (team_id, school_id, series_id, series_date, starts_at, ends_at)
    values (tests.id('team'), tests.id('home'), tests.id('rival_series'), current_date, now(), now() + interval '1 hour')$$,
  '42501', 'series_of_another_team', 'a training joins no series of another team'
);
select throws_ok($$update public.trainings set series_id = null$$, '42501', null, 'nor is a series written afterwards');
select lives_ok(
  $$update public.trainings set team_id = team_id where series_id = tests.draft('slot')$$, 'the same team keeps the series'
);
select tests.act_as('other_coach');
select isnt_empty($$select from public.training_series where id = tests.draft('slot')$$, 'a colleague reads the series');
select throws_ok($$select public.extend_training_series(tests.draft('slot'))$$, '42501', 'series_not_writable', 'but does not plan with it');
select is_empty($$update public.training_series set place = 'x' where id = tests.draft('slot') returning id$$, 'nor change it');
select throws_ok(
  $$insert into public.training_series_exceptions (series_id, on_date, kind) values (tests.draft('slot'), current_date, 'skipped')$$, '42501', null,
  'nor skip a date'
);
select tests.act_as('rival_owner');
select throws_ok($$select public.extend_training_series(tests.draft('slot'))$$, '42501', 'series_not_writable', 'for a rival it does not exist');
select tests.act_as('suspended');
select throws_ok($$select public.extend_training_series(tests.draft('slot'))$$, '42501', 'series_not_writable', 'nor for who is locked out');
select tests.act_as('parent');
select is_empty($$select from public.training_series$$, 'families see trainings, not series');
select isnt_empty($$select from public.trainings where series_id = tests.draft('slot')$$, 'which a parent does');
select throws_ok($$select public.extend_all_training_series()$$, '42501', null, 'the nightly job is not for people');
select tests.act_as_service();
select ok((select public.extend_all_training_series(3)) > 0, 'it plans for every school');
select results_eq($$select public.extend_all_training_series(3)$$, $$values (0)$$, 'once');
select tests.act_as('coach');
select lives_ok($$delete from public.training_series where id = tests.draft('slot')$$, 'a series can be given up');
select isnt_empty($$select from public.trainings where title = 'Slot' and series_id is null$$, 'its trainings stay');

-- What staff tell each other ------------------------------------------------------------------

select results_eq(
  $$insert into public.training_staff_notes (training_id, notes)
    select id, 'Quiet word with the captain' from public.trainings where title = 'Lanes' returning team_id, school_id, author_id$$,
  $$values (tests.id('team'), tests.id('home'), tests.id('coach'))$$, 'a note belongs to the team of its training'
);
select lives_ok(
  $$update public.training_staff_notes set review = 'Loud and good', minutes_over = 4 where training_id = tests.id('training')$$, 'with a review'
);
select tests.act_as('other_coach');
select is_empty($$select from public.training_staff_notes$$, 'a coach of another team does not read it');
select throws_ok(
  $$insert into public.training_staff_notes (training_id, notes) select id, 'x' from public.trainings where title = 'Extra'
    union all select tests.id('training'), 'x'$$, '42501', null, 'nor writes one'
);
select tests.act_as('owner');
select isnt_empty($$select from public.training_staff_notes where training_id = tests.id('training')$$, 'an owner reads it');
select tests.act_as('admin');
select is_empty($$select from public.training_staff_notes$$, 'an administrator does not');
select tests.act_as('parent');
select is_empty($$select from public.training_staff_notes$$, 'nor a parent');
select tests.act_as('player');
select is_empty($$select from public.training_staff_notes$$, 'nor a player');

-- Season plans --------------------------------------------------------------------------------

select tests.act_as('coach');
select throws_ok(
  $$insert into public.season_plan_blocks (plan_id, kind, title, starts_on, ends_on)
    values (tests.id('season_plan'), 'competition', 'Autumn', '2026-08-20', '2026-11-30')$$, '23P01', null, 'blocks do not overlap'
);
select results_eq(
  $$insert into public.season_plan_blocks (plan_id, kind, title, starts_on, ends_on)
    values (tests.id('season_plan'), 'competition', 'Autumn', '2026-08-24', '2026-11-29') returning team_id, school_id$$,
  $$values (tests.id('team'), tests.id('home'))$$, 'they follow each other'
);
select throws_ok(
  $$insert into public.season_plan_blocks (plan_id, kind, title, starts_on, ends_on)
    values (tests.id('season_plan'), 'transition', 'Late', '2027-06-01', '2027-07-15')$$, 'P0001', 'outside_season_plan', 'within the season'
);
select throws_ok(
  $$insert into public.season_plan_weeks (plan_id, week_on, theme) values (tests.id('season_plan'), '2026-08-11', 'Tuesday')$$, '23514', null,
  'weeks begin on Monday'
);
select lives_ok(
  $$insert into public.season_plan_weeks (plan_id, week_on, theme) values (tests.id('season_plan'), '2026-06-29', 'Hello')$$,
  'the week the season begins in counts'
);
select throws_ok(
  $$insert into public.season_plan_targets (plan_id, week_on, topic, minutes) values (tests.id('season_plan'), '2026-09-07', 'passing', 30)$$,
  '23503', null, 'targets belong to a planned week'
);
select throws_ok(
  $$insert into public.season_plans (team_id, starts_on, ends_on) values (tests.id('team'), '2026-07-01', '2027-06-30')$$, '23505', null, 'one plan per team'
);
select throws_ok(
  $$insert into public.season_plan_weeks (plan_id, week_on, theme) values (tests.id('other_season_plan'), '2026-08-10', 'x')$$, '42501', null,
  'nobody writes into another team''s plan'
);
select tests.act_as_database();
update public.season_plans set starts_on = current_date - 30, ends_on = current_date + 330 where id = tests.id('season_plan');
delete from public.training_blocks where training_id in (select id from public.trainings where team_id = tests.id('team') and title is distinct from 'Lanes');
insert into public.training_blocks (training_id, phase, position, exercise_id, minutes)
values (tests.id('past_training'), 'main_part', 0, tests.id('catalogue_exercise'), 25);
insert into public.training_blocks (training_id, phase, position, lane, exercise_id, minutes)
values (tests.id('past_training'), 'main_part', 0, 1, tests.id('catalogue_exercise'), 20);
select tests.act_as('coach');
select results_eq(
  $$select topic, sum(target_minutes)::int, sum(planned_minutes)::int, sum(delivered_minutes)::int
    from public.season_plan_minutes(tests.id('season_plan')) group by topic order by topic$$,
  $$values
    ('first_touch'::public.exercise_topic, 60, 0, 0),
    ('possession', 0, 45, 25)$$,
  'meant, planned and delivered minutes per topic; lanes of one topic count once'
);
select tests.act_as('parent');
select isnt_empty($$select from public.season_plan_weeks where plan_id = tests.id('season_plan')$$, 'a family reads a shared plan');
select is_empty($$update public.season_plans set goal = 'x' returning id$$, 'and changes nothing');
select tests.act_as('other_parent');
select is_empty($$select from public.season_plans$$, 'an unshared one stays with the staff');
select is_empty($$select from public.season_plan_minutes(tests.id('other_season_plan')) where planned_minutes > 0$$, 'and counts nothing');
select tests.act_as('rival_coach');
select is_empty($$select from public.season_plan_targets where school_id = tests.id('home')$$, 'a rival reads none of it');
select is_empty($$select from public.season_plan_minutes(tests.id('season_plan'))$$, 'nor its minutes');

select * from finish();
rollback;
