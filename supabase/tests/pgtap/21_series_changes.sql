-- A series from a date on, its exceptions written down, and lists of trainings with who comes.
begin;
select plan(70);

create temporary table draft (name text primary key, id uuid not null default gen_random_uuid());
insert into draft (name) values ('slot'), ('pair'), ('answered');
grant select on draft to public;
create function tests.draft(p_name text) returns uuid language sql as $$ select id from draft where name = p_name $$;
-- The Monday some weeks from now.
create function tests.monday(p_weeks int) returns date language sql as $$ select date_trunc('week', current_date)::date + 7 * p_weeks $$;
-- The wall clock of a training, and how it stands to its date.
create function tests.clock(p_at timestamptz) returns time language sql as $$ select (p_at at time zone 'Europe/Berlin')::time $$;
create function tests.coming(p_series uuid) returns table (number int, series_date date, status public.training_status, starts_at timestamptz, ends_at timestamptz, place text, change_reason text, id uuid)
language sql as $$
  select row_number() over (order by training.series_date)::int, training.series_date, training.status, training.starts_at, training.ends_at, training.place, training.change_reason, training.id
  from public.trainings as training where training.series_id = p_series
$$;
grant execute on function tests.draft(text), tests.monday(int), tests.clock(timestamptz), tests.coming(uuid) to public;

create function tests.tries() returns setof text language plpgsql as $$
declare
  call text;
begin
  foreach call in array array['change_series_from', 'series_change_effect'] loop
    begin
      execute format('select public.%I(%L, %L, %L)', call, (select id from mondays), tests.monday(4), '{"place": "x"}');
      return next 'done';
    exception when others then
      return next sqlerrm;
    end;
  end loop;
end;
$$;
grant execute on function tests.tries() to public;

-- Absences of the club answer by themselves; on which weekday they fall depends on today.
delete from public.absences;
select tests.act_as('coach');
insert into public.training_series (id, team_id, place, weekdays, local_time, minutes, from_on, to_on)
values
  (tests.draft('slot'), tests.id('team'), 'Pitch 1', '{2}', '17:30', 90, tests.monday(2), tests.monday(9)),
  (tests.draft('pair'), tests.id('team'), 'Pitch 2', '{1,4}', '10:00', 60, tests.monday(2), tests.monday(6) + 6);
create temporary table planned as select public.extend_training_series(id, 20) from draft where name in ('slot', 'pair');

-- Done by hand: written down as an exception --------------------------------------------------

update public.trainings set status = 'cancelled', change_reason = 'Hall closed'
where id = (select id from tests.coming(tests.draft('slot')) where number = 1);
select results_eq(
  $$select on_date, kind, reason from public.training_series_exceptions where series_id = tests.draft('slot')$$,
  $$values (tests.monday(2) + 1, 'skipped'::public.series_exception, 'Hall closed')$$, 'a date called off by hand is an exception of the series'
);
update public.trainings set starts_at = starts_at + interval '25 hours', ends_at = ends_at + interval '25 hours 15 minutes', change_reason = 'Bus'
where id = (select id from tests.coming(tests.draft('slot')) where number = 2);
select results_eq(
  $$select on_date, kind, moved_on, moved_time, reason from public.training_series_exceptions
    where series_id = tests.draft('slot') and on_date = tests.monday(3) + 1$$,
  $$values (tests.monday(3) + 1, 'moved'::public.series_exception, tests.monday(3) + 2, time '18:30', 'Bus')$$, 'so is one moved by hand'
);
select results_eq(
  $$select tests.clock(starts_at), ends_at - starts_at from tests.coming(tests.draft('slot')) where number = 2$$,
  $$values (time '18:30', interval '105 minutes')$$, 'which keeps the length the coach gave it'
);
update public.trainings set status = 'cancelled' where id = (select id from tests.coming(tests.draft('slot')) where number = 2);
update public.trainings set status = 'planned' where id = (select id from tests.coming(tests.draft('slot')) where number = 2);
select results_eq(
  $$select tests.clock(starts_at), status from tests.coming(tests.draft('slot')) where number = 2$$,
  $$values (time '18:30', 'planned'::public.training_status)$$, 'called off and taken back it is where it was'
);
select results_eq(
  $$select kind from public.training_series_exceptions where series_id = tests.draft('slot') and on_date = tests.monday(3) + 1$$,
  $$values ('moved'::public.series_exception)$$, 'and still an exception'
);
delete from public.training_series_exceptions where series_id = tests.draft('slot');
select results_eq(
  $$select distinct tests.clock(starts_at), status, change_reason from tests.coming(tests.draft('slot'))$$,
  $$values (time '17:30', 'planned'::public.training_status, null::text)$$, 'exceptions taken back: all at the usual time, without a reason'
);
update public.trainings set status = 'cancelled' where id = (select id from tests.coming(tests.draft('slot')) where number = 1);
update public.trainings set status = 'planned' where id = (select id from tests.coming(tests.draft('slot')) where number = 1);
select is_empty(
  $$select from public.training_series_exceptions where series_id = tests.draft('slot')$$, 'a training taken back by hand takes its exception along'
);
insert into public.training_series_exceptions (series_id, on_date, kind, reason) values (tests.draft('slot'), tests.monday(4) + 1, 'skipped', 'Holidays');
select results_eq(
  $$select status, change_reason from tests.coming(tests.draft('slot')) where number = 3$$,
  $$values ('cancelled'::public.training_status, 'Holidays')$$, 'families read the reason of a skip on the training'
);
select throws_ok(
  $$update public.trainings set change_reason = repeat('x', 201) where series_id = tests.draft('slot')$$, '23514', null, 'in 200 signs at most'
);

-- Ended and taken back ------------------------------------------------------------------------

select is(
  public.series_change_effect(tests.draft('slot'), tests.monday(5), jsonb_build_object('to_on', tests.monday(5) - 1))
    - array['clashes', 'first_on'],
  '{"trainings": 4, "moved": 0, "called_off": 4, "by_hand": 0, "again": 0, "asked_again": 0, "told_off": 0, "taken": []}',
  'what an earlier end would call off is told first'
);
select results_eq($$select to_on from public.training_series where id = tests.draft('slot')$$, $$values (tests.monday(9))$$, 'and nothing has happened yet');
select results_eq(
  $$select id, to_on from public.change_series_from(tests.draft('slot'), tests.monday(5),
    jsonb_build_object('to_on', tests.monday(5) - 1, 'reason', ' No coach '))$$,
  $$select tests.draft('slot'), tests.monday(5) - 1$$, 'this and all following are off: the series ends the day before'
);
select results_eq(
  $$select status, change_reason, count(*)::int from tests.coming(tests.draft('slot')) where series_date > tests.monday(5) group by 1, 2$$,
  $$values ('cancelled'::public.training_status, 'No coach', 4)$$, 'with the reason'
);
select is_empty(
  $$select from public.training_series_exceptions where series_id = tests.draft('slot') and on_date > tests.monday(5)$$, 'the end of a series is no exception of its dates'
);
update public.training_series set to_on = tests.monday(9) where id = tests.draft('slot');
select results_eq(
  $$select series_date from tests.coming(tests.draft('slot')) where status = 'cancelled'$$,
  $$values (tests.monday(4) + 1)$$, 'taken back, all take place again but the one skipped'
);
select results_eq(
  $$select to_on from public.change_series_from(tests.draft('slot'), tests.monday(0), jsonb_build_object('to_on', tests.monday(0) - 1))$$,
  $$values (tests.monday(2) - 1)$$, 'before its first day it has no day at all'
);
select is_empty($$select from tests.coming(tests.draft('slot')) where status = 'planned'$$, 'and no training');
update public.training_series set to_on = tests.monday(9) where id = tests.draft('slot');

-- Another time for the rest -------------------------------------------------------------------

select tests.act_as_database();
insert into public.attendance (training_id, player_id, answer, answered_at, answered_by)
select id, tests.id('child'), 'yes', now(), tests.id('parent') from tests.coming(tests.draft('slot')) where number in (2, 5, 6);
select tests.act_as('coach');
select is(
  public.series_change_effect(tests.draft('slot'), tests.monday(5), '{"local_time": "18:00"}') - array['clashes'],
  jsonb_build_object('trainings', 4, 'moved', 4, 'called_off', 0, 'by_hand', 0, 'again', 0, 'asked_again', 1, 'told_off', 0,
    'taken', '[]'::jsonb, 'first_on', tests.monday(5) + 1),
  'a new time for the rest: four move, one family is asked again'
);
select is(
  public.series_change_effect(tests.draft('slot'), tests.monday(5), '{"place": "Hall"}') ->> 'asked_again', '0', 'a new place asks nobody again'
);
select tests.act_as('owner');
select is(
  public.series_change_effect(tests.draft('slot'), tests.monday(5), '{"local_time": "18:00"}') ->> 'asked_again', '1', 'an owner is told the same'
);
select tests.act_as('coach');
create temporary table later as
select * from public.change_series_from(tests.draft('slot'), tests.monday(5), '{"local_time": "18:00", "place": "Hall", "reason": "Floodlight"}');
grant select on later to public;
select isnt((select id from later), tests.draft('slot'), 'the rest is a series of its own');
select results_eq(
  $$select from_on, to_on from later union all select from_on, to_on from public.training_series where id = tests.draft('slot')$$,
  $$values (tests.monday(5), tests.monday(9)), (tests.monday(2), tests.monday(5) - 1)$$, 'one ends where the other begins'
);
select results_eq(
  $$select distinct tests.clock(starts_at), place, status, change_reason from tests.coming((select id from later))$$,
  $$values (time '18:00', 'Hall', 'planned'::public.training_status, 'Floodlight')$$, 'its dates follow'
);
select results_eq(
  $$select distinct tests.clock(starts_at), place from tests.coming(tests.draft('slot'))$$, $$values (time '17:30', 'Pitch 1')$$, 'the earlier ones stay'
);
select results_eq(
  $$select needs_reconfirmation, count(*)::int from public.attendance join public.trainings on trainings.id = training_id
    where answer = 'yes' and series_id in (tests.draft('slot'), (select id from later)) group by 1 order by 1$$,
  $$values (false, 1), (true, 2)$$, 'answers are kept, those to moved trainings asked again'
);
select results_eq($$select public.extend_training_series((select id from later), 20)$$, $$values (0)$$, 'nothing is planned twice');
select results_eq(
  $$select id, local_time from public.change_series_from((select id from later), tests.monday(5), '{"local_time": "18:15"}')$$,
  $$select id, time '18:15' from later$$, 'a change of all coming dates needs no new series'
);

-- Another weekday for the rest ----------------------------------------------------------------

update public.trainings set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'
where id = (select id from tests.coming((select id from later)) where number = 4);
select is(
  public.series_change_effect((select id from later), tests.monday(6), '{"weekday": 5, "local_time": "19:00"}', 2) - array['clashes', 'first_on'],
  '{"trainings": 3, "moved": 2, "called_off": 0, "by_hand": 1, "again": 0, "asked_again": 1, "told_off": 0, "taken": []}',
  'two move to Friday, the one a coach moved stays'
);
create temporary table fridays as
select * from public.change_series_from((select id from later), tests.monday(6), '{"weekday": 5, "local_time": "19:00", "minutes": 75}', 2);
grant select on fridays to public;
select results_eq(
  $$select weekdays, from_on, to_on from fridays$$, $$values ('{5}'::int[], tests.monday(6), tests.monday(9) + 3)$$, 'the rest is on Fridays'
);
select results_eq(
  $$select series_date - tests.monday(0), tests.clock(starts_at), ends_at - starts_at, status::text from tests.coming((select id from fridays)) order by 1$$,
  $$values (6 * 7 + 4, time '19:00', interval '75 minutes', 'planned'), (7 * 7 + 4, '19:00', '75 minutes', 'planned'),
    (8 * 7 + 4, '19:15', '90 minutes', 'planned')$$,
  'trainings are taken along, with their answers'
);
select results_eq($$select public.extend_training_series((select id from fridays), 20)$$, $$values (0)$$, 'as many as before');
select is(
  jsonb_array_length(public.series_change_effect(tests.draft('pair'), tests.monday(3), '{"weekday": 4}', 1) -> 'clashes'), 4,
  'on a day that has a training at that time already, both are told'
);
select throws_ok(
  $$select public.change_series_from(tests.draft('pair'), tests.monday(3), '{"weekday": 5}')$$, 'P0001', 'weekday_unclear', 'which of two moves is said'
);
select throws_ok(
  $$select public.change_series_from(tests.draft('pair'), tests.monday(3), '{"local_time": "11:00"}', 3)$$, 'P0001', 'weekday_not_of_series', 'and is one of its own'
);
select throws_ok(
  $$select public.change_series_from(tests.draft('pair'), tests.monday(30), '{"local_time": "11:00"}')$$, 'P0001', 'no_dates_left', 'after its end nothing follows'
);
select throws_ok(
  $$select public.change_series_from(tests.draft('pair'), tests.monday(3), '{"minutes": 5}')$$, '23514', null, 'limits of a series hold'
);

-- One weekday of two --------------------------------------------------------------------------

create temporary table mondays as
select * from public.change_series_from(tests.draft('pair'), tests.monday(4), '{"local_time": "11:00"}', 1);
grant select on mondays to public;
select results_eq($$select weekdays, from_on, local_time from mondays$$, $$values ('{1}'::int[], tests.monday(4), time '11:00')$$, 'only Mondays, from then on');
select results_eq(
  $$select weekdays, from_on, to_on, local_time from public.training_series where place = 'Pitch 2' and id <> (select id from mondays) order by from_on$$,
  $$values ('{1,4}'::int[], tests.monday(2), tests.monday(4) - 1, time '10:00'), ('{4}', tests.monday(4), tests.monday(6) + 6, '10:00')$$,
  'before them both days, beside them the other'
);
select results_eq(
  $$select extract(isodow from series_date)::int, tests.clock(starts_at), count(*)::int, bool_and(status = 'planned') from public.trainings
    where place = 'Pitch 2' and series_date >= tests.monday(4) group by 1, 2 order by 1$$,
  $$values (1, time '11:00', 3, true), (4, '10:00', 3, true)$$, 'and no training is lost'
);
select results_eq(
  $$select status::text, count(*)::int from tests.coming((
      select id from public.change_series_from((select id from public.training_series where place = 'Pitch 2' and weekdays = '{4}'),
        tests.monday(5), jsonb_build_object('to_on', tests.monday(5) - 1), 4))) group by 1 order by 1$$,
  $$values ('cancelled', 2), ('planned', 1)$$, 'the only weekday ends like its series'
);

-- A field in use ------------------------------------------------------------------------------

select lives_ok(
  $$select public.book_field(tests.id('pitch_whole'), 'training', (select id from tests.coming((select id from mondays)) where number = 2))$$, 'a booked date'
);
select tests.act_as('owner');
insert into public.field_bookings (field_part_id, kind, starts_at, ends_at)
select tests.id('pitch_whole'), 'maintenance', starts_at + interval '2 hours', ends_at + interval '2 hours'
from tests.coming((select id from mondays)) where number = 2;
select tests.act_as('coach');
select is(
  public.series_change_effect((select id from mondays), tests.monday(4), '{"local_time": "12:30"}') -> 'taken' -> 0 ->> 'date',
  (tests.monday(5))::text, 'a taken field is told before, with its date'
);
select throws_ok(
  $$select public.change_series_from((select id from mondays), tests.monday(4), '{"local_time": "12:30"}')$$, '23P01', 'field_taken', 'and stops the change as a whole'
);
insert into public.trainings (team_id, school_id, title, starts_at, ends_at)
select tests.id('team'), tests.id('home'), 'Test match', starts_at + interval '4 hours', ends_at + interval '4 hours'
from tests.coming((select id from mondays)) where number = 1;
select is(
  public.series_change_effect((select id from mondays), tests.monday(4), '{"local_time": "15:30"}') -> 'clashes' -> 0 ->> 'title', 'Test match',
  'so is another training of the team at that time'
);

-- Who may -------------------------------------------------------------------------------------

select tests.act_as('owner');
select results_eq($$select * from tests.tries()$$, $$values ('done'), ('done')$$, 'the owner changes a series');
select tests.act_as('other_coach');
select results_eq($$select * from tests.tries()$$, $$values ('series_not_writable'), ('series_not_writable')$$, 'a coach of another team does not');
select tests.act_as('rival_coach');
select results_eq($$select * from tests.tries()$$, $$values ('series_not_writable'), ('series_not_writable')$$, 'nor the rival school''s coach');
select tests.act_as('rival_owner');
select results_eq($$select * from tests.tries()$$, $$values ('series_not_writable'), ('series_not_writable')$$, 'nor its owner');
select tests.act_as('suspended');
select results_eq($$select * from tests.tries()$$, $$values ('series_not_writable'), ('series_not_writable')$$, 'nor somebody locked out');
select tests.act_as('parent');
select results_eq($$select * from tests.tries()$$, $$values ('series_not_writable'), ('series_not_writable')$$, 'nor a parent');
select tests.act_as('other_parent');
select results_eq($$select * from tests.tries()$$, $$values ('series_not_writable'), ('series_not_writable')$$, 'nor a parent of another child');
select tests.act_as('anon');
select throws_ok($$select public.change_series_from(null, null, null)$$, '42501', null, 'visitors cannot even call it');
select throws_ok($$select public.series_change_effect(null, null, null)$$, '42501', null, 'nor ask what it would do');
select throws_ok($$select public.training_list()$$, '42501', null, 'nor list trainings');
select throws_ok($$select * from public.training_turnout('{}')$$, '42501', null, 'nor count answers');
select tests.act_as('rival_coach');
select throws_ok(
  $$select private.branch_series((select id from mondays), tests.monday(4), '{1}')$$, '42501', 'series_not_writable', 'the functions behind it check for themselves'
);
select throws_ok(
  $$select private.carry_weekday((select id from mondays), tests.monday(4), 1, 1, '10:00', 60)$$, '42501', 'series_not_writable', 'both of them'
);
select is(private.count_answering(array[tests.id('training')]), 0, 'and the rival counts nobody''s answers');

-- Lists ---------------------------------------------------------------------------------------

select is_empty($$select * from public.training_turnout(array[tests.id('training')])$$, 'nor learns who comes');
select is(
  (select count(*)::int from jsonb_array_elements(public.training_list('{"limit": 100}') -> 'rows') as row
    where row ->> 'team_id' = tests.id('team')::text), 0, 'nor lists a training of ours'
);
select tests.act_as('other_coach');
select is(
  (select jsonb_typeof(row -> 'turnout') from jsonb_array_elements(
    public.training_list(jsonb_build_object('limit', 100, 'team_ids', jsonb_build_array(tests.id('team')))) -> 'rows') as row
    where row ->> 'id' = tests.id('training')::text), 'null', 'a colleague lists it without who comes'
);
select tests.act_as('parent');
select is(
  (select jsonb_typeof(row -> 'turnout') from jsonb_array_elements(public.training_list('{"limit": 100}') -> 'rows') as row
    where row ->> 'id' = tests.id('training')::text), 'null', 'so does a parent'
);
select tests.act_as('coach');
select results_eq(
  $$select yes, no, maybe, answered, recorded from public.training_turnout(array[tests.id('training')])$$, $$values (1, 0, 0, 1, 0)$$, 'the coach sees who comes'
);
select is(
  (select (row -> 'turnout' ->> 'present')::int from jsonb_array_elements(public.training_list('{"tab": "past", "limit": 100}') -> 'rows') as row
    where row ->> 'id' = tests.id('past_training')::text), 1, 'and who came'
);
select ok(
  (public.training_list('{"q": "test MATCH"}') ->> 'total')::int = 1
    and (public.training_list('{"q": "%"}') ->> 'total')::int = 0,
  'words are found in titles, signs of LIKE mean nothing'
);
select results_eq(
  $$select distinct row ->> 'status' from jsonb_array_elements(public.training_list('{"status": "cancelled", "limit": 100}') -> 'rows') as row$$,
  $$values ('cancelled')$$, 'only those called off'
);
select ok(
  (select bool_and(row -> 'blocks' = '[]' and row ->> 'status' <> 'cancelled') and count(*) > 3
    from jsonb_array_elements(public.training_list('{"status": "unplanned", "limit": 100}') -> 'rows') as row), 'only those without a plan'
);
select results_eq(
  $$select jsonb_array_length(public.training_list('{"limit": 3, "offset": 2}') -> 'rows'), (public.training_list('{"limit": 3, "offset": 900}') ->> 'total')::int > 3$$,
  $$values (3, true)$$, 'page by page, counted in all'
);
select results_eq(
  $$select (row ->> 'starts_at')::timestamptz from jsonb_array_elements(public.training_list('{"dir": "desc", "limit": 100}') -> 'rows') with ordinality as list (row, number) order by number$$,
  $$select (row ->> 'starts_at')::timestamptz from jsonb_array_elements(public.training_list('{"limit": 100}') -> 'rows') as row order by 1 desc$$, 'sorted as asked'
);
select throws_ok($$select public.training_list('{"topic": "golf"}')$$, '22P02', null, 'an unknown topic is refused');

select * from finish();
rollback;
