-- A weekly slot books its ground: every date of it, beside what others have, through every change.
begin;
select plan(41);

create temporary table draft (name text primary key, id uuid not null default gen_random_uuid());
insert into draft (name) values ('slot'), ('bare'), ('archived');
grant select on draft to public;
create function tests.draft(p_name text) returns uuid language sql as $$ select id from draft where name = p_name $$;
-- The Monday some weeks from now.
create function tests.monday(p_weeks int) returns date language sql as $$ select date_trunc('week', current_date)::date + 7 * p_weeks $$;
create function tests.at(p_on date, p_time time) returns timestamptz language sql as $$ select (p_on + p_time) at time zone 'Europe/Berlin' $$;
-- Dates of a series from now on, with their ground.
create function tests.ground(p_series uuid) returns table (series_date date, part uuid, starts_at timestamptz, status public.booking_status)
language sql as $$
  select training.series_date, booking.field_part_id, booking.starts_at, booking.status
  from public.trainings as training
  left join public.field_bookings as booking on booking.training_id = training.id
  where training.series_id = p_series
  order by training.series_date, booking.field_part_id
$$;
grant execute on function tests.draft(text), tests.monday(int), tests.at(date, time), tests.ground(uuid) to public;

-- The fixtures' bookings stand some days from this very hour: on Sundays before dawn in the way of what follows.
delete from public.field_bookings where id in (tests.id('mowing'), tests.id('team_party'));
-- The owner mows on the third Tuesday, a colleague has half B on the fourth.
select tests.act_as('owner');
insert into public.field_bookings (field_part_id, kind, title, starts_at, ends_at)
values (tests.id('pitch_whole'), 'maintenance', 'Sowing', tests.at(tests.monday(4) + 1, '06:00'), tests.at(tests.monday(4) + 1, '08:00'));
insert into public.field_bookings (field_part_id, kind, team_id, title, starts_at, ends_at)
values (tests.id('half_b'), 'meeting', tests.id('other_team'), 'Photos', tests.at(tests.monday(5) + 1, '06:30'), tests.at(tests.monday(5) + 1, '07:30'));

-- Planning --------------------------------------------------------------------------------------

select tests.act_as('coach');
select lives_ok(
  $$insert into public.training_series (id, team_id, field_part_id, weekdays, local_time, minutes, from_on, to_on)
    values (tests.draft('slot'), tests.id('team'), tests.id('pitch_whole'), '{2}', '06:45', 60, tests.monday(2), tests.monday(19))$$,
  'a weekly slot has a ground'
);
select throws_ok(
  $$insert into public.training_series (team_id, field_part_id, weekdays, local_time, minutes, from_on, to_on)
    values (tests.id('team'), tests.id('rival_half'), '{2}', '06:45', 60, tests.monday(2), tests.monday(19))$$,
  '23503', null, 'of its own school'
);
select results_eq(
  $$select entry ->> 'starts_at', entry -> 'parts' -> tests.id('pitch_whole')::text
    from jsonb_array_elements(public.taken_field_parts(tests.id('home'),
      array[tests.at(tests.monday(2) + 1, '06:45'), tests.at(tests.monday(4) + 1, '06:45'), tests.at(tests.monday(5) + 1, '06:45')],
      array[tests.at(tests.monday(2) + 1, '07:45'), tests.at(tests.monday(4) + 1, '07:45'), tests.at(tests.monday(5) + 1, '07:45')])) as entry$$,
  $$select to_jsonb(tests.at(tests.monday(4) + 1, '06:45')) #>> '{}', '["Sowing"]'::jsonb
    union all
    select to_jsonb(tests.at(tests.monday(5) + 1, '06:45')) #>> '{}', jsonb_build_array((select name from public.teams where id = tests.id('other_team')))$$,
  'before it is planned, each date that meets somebody says whom'
);
select results_eq(
  $$select entry -> 'parts' ? tests.id('half_a')::text, entry -> 'parts' ? tests.id('half_b')::text
    from jsonb_array_elements(public.taken_field_parts(tests.id('home'),
      array[tests.at(tests.monday(5) + 1, '06:45')], array[tests.at(tests.monday(5) + 1, '07:45')])) as entry$$,
  $$values (false, true)$$, 'and which part is free then'
);
select is(
  public.extend_training_series(tests.draft('slot'), 8, jsonb_build_object(tests.monday(5) + 1, tests.id('half_a'))), 17,
  'with a ground all its dates are planned, so that the ground is kept'
);
select is(
  (select count(*)::int from tests.ground(tests.draft('slot')) where part = tests.id('pitch_whole') and status = 'booked'), 15, 'each books it'
);
select results_eq(
  $$select series_date, part from tests.ground(tests.draft('slot')) where part is distinct from tests.id('pitch_whole')$$,
  $$values (tests.monday(4) + 1, null), (tests.monday(5) + 1, tests.id('half_a'))$$,
  'where it is taken, the date stands without, or on the part that was chosen'
);
select is(
  jsonb_array_length(public.taken_field_parts(tests.id('home'),
    array[tests.at(tests.monday(3) + 1, '06:45')], array[tests.at(tests.monday(3) + 1, '07:45')], tests.draft('slot'))), 0,
  'its own bookings are not in its way'
);
select is(
  jsonb_array_length(public.taken_field_parts(tests.id('home'),
    array[tests.at(tests.monday(3) + 1, '06:45')], array[tests.at(tests.monday(3) + 1, '07:45')])), 1, 'but in the way of others'
);
select throws_ok(
  $$select public.book_field(tests.id('half_a'), 'meeting', p_team_id => tests.id('team'), p_title => 'Late',
    p_starts_at => tests.at(tests.monday(16) + 1, '07:00'), p_ends_at => tests.at(tests.monday(16) + 1, '07:30'))$$,
  '23P01', 'field_taken', 'and nobody takes a date of the season any more'
);
select is(public.extend_training_series(tests.draft('slot'), 8), 0, 'planned again, nothing changes');

-- One date --------------------------------------------------------------------------------------

insert into public.training_series_exceptions (series_id, on_date, kind) values (tests.draft('slot'), tests.monday(2) + 1, 'skipped');
select results_eq(
  $$select status from tests.ground(tests.draft('slot')) where series_date = tests.monday(2) + 1$$,
  $$values ('cancelled'::public.booking_status)$$, 'a date called off frees its ground'
);
delete from public.training_series_exceptions where series_id = tests.draft('slot');
select results_eq(
  $$select status from tests.ground(tests.draft('slot')) where series_date = tests.monday(2) + 1$$,
  $$values ('booked'::public.booking_status)$$, 'taken back, it has it again'
);
insert into public.training_series_exceptions (series_id, on_date, kind, moved_on, moved_time)
values (tests.draft('slot'), tests.monday(2) + 1, 'moved', tests.monday(2) + 2, '07:30');
select results_eq(
  $$select starts_at from tests.ground(tests.draft('slot')) where series_date = tests.monday(2) + 1$$,
  $$values (tests.at(tests.monday(2) + 2, '07:30'))$$, 'a date moved takes its ground along'
);

-- The rest to another time ------------------------------------------------------------------------

select tests.act_as('owner');
insert into public.field_bookings (field_part_id, kind, title, starts_at, ends_at)
values (tests.id('half_b'), 'hire', 'Company', tests.at(tests.monday(7) + 2, '07:30'), tests.at(tests.monday(7) + 2, '08:30'));
select tests.act_as('coach');
select results_eq(
  $$select entry ->> 'date', entry ->> 'field_part_id', entry -> 'by'
    from jsonb_array_elements(public.series_change_effect(tests.draft('slot'), tests.monday(6), '{"weekday": 3, "local_time": "07:15"}') -> 'taken') as entry$$,
  $$select (tests.monday(7) + 2)::text, tests.id('pitch_whole')::text, '["Company"]'::jsonb$$,
  'moving the rest tells the date that meets somebody, and whom'
);
select is(
  public.series_change_effect(tests.draft('slot'), tests.monday(6), '{"weekday": 3, "local_time": "07:15"}') ->> 'moved', '13', 'beside what else it does'
);
select throws_ok(
  $$select public.change_series_from(tests.draft('slot'), tests.monday(6), '{"weekday": 3, "local_time": "07:15"}')$$,
  '23P01', 'field_taken', 'and is refused as a whole until that date has another ground or none'
);
select is(
  (select count(*)::int from tests.ground(tests.draft('slot')) where part = tests.id('pitch_whole') and status = 'booked'), 15, 'nothing is lost by it'
);
select throws_ok(
  $$select public.change_series_from(tests.draft('slot'), tests.monday(6), jsonb_build_object('weekday', 3, 'local_time', '07:15',
    'fields', jsonb_build_object(tests.monday(7) + 2, tests.id('half_b'))))$$,
  '23P01', 'field_taken', 'the other ground must be free, too'
);
select is(
  jsonb_array_length(public.series_change_effect(tests.draft('slot'), tests.monday(6), jsonb_build_object('weekday', 3, 'local_time', '07:15',
    'fields', jsonb_build_object(tests.monday(7) + 2, tests.id('half_a')))) -> 'taken'), 0, 'with a free one nothing is in the way'
);
create temporary table later as
select * from public.change_series_from(tests.draft('slot'), tests.monday(6), jsonb_build_object('weekday', 3, 'local_time', '07:15',
  'fields', jsonb_build_object(tests.monday(7) + 2, tests.id('half_a'))));
grant select on later to public;
select is((select field_part_id from later), tests.id('pitch_whole'), 'the rest keeps the ground of the series');
select results_eq(
  $$select part = tests.id('pitch_whole'), count(*)::int, bool_and(starts_at = tests.at(series_date, '07:15')) from tests.ground((select id from later)) group by 1 order by 1$$,
  $$values (false, 1, true), (true, 12, true)$$, 'bookings go along with their dates'
);
select is(public.extend_training_series((select id from later), 8), 0, 'and nothing is planned twice');

-- Another ground ----------------------------------------------------------------------------------

select is(
  (public.change_series_from((select id from later), tests.monday(10), jsonb_build_object('field_part_id', tests.id('half_b')))).field_part_id,
  tests.id('half_b'), 'the rest gets another ground'
);
select results_eq(
  $$select part, count(*)::int from public.training_series as series cross join lateral tests.ground(series.id)
    where series.team_id = tests.id('team') and series.local_time = '07:15' group by 1 order by 2$$,
  $$values (tests.id('half_a'), 1), (tests.id('pitch_whole'), 3), (tests.id('half_b'), 9)$$, 'its dates follow, earlier ones stay'
);
select lives_ok(
  $$select public.change_series_from((select id from later), tests.monday(6), '{"field_part_id": null}')$$, 'or none'
);
select results_eq(
  $$select part, count(*)::int from tests.ground((select id from later)) group by 1 order by 2$$,
  $$values (tests.id('half_a'), 1), (null, 3)$$, 'which gives up all but the one chosen by hand'
);
select is(
  (select count(*)::int from public.taken_field_parts(tests.id('home'), array[tests.at(tests.monday(6) + 2, '07:15')], array[tests.at(tests.monday(6) + 2, '08:15')]) as answer
    where answer <> '[]'), 0, 'and it is free'
);
select lives_ok(
  $$select public.change_series_from((select id from later), tests.monday(6), jsonb_build_object('to_on', tests.monday(6) - 1))$$, 'called off'
);
select results_eq(
  $$select status from tests.ground((select id from later)) where part is not null$$, $$values ('cancelled'::public.booking_status)$$, 'the rest frees all it had'
);

-- No longer in use --------------------------------------------------------------------------------

select tests.act_as_database();
insert into public.fields (id, school_id, name, length_m, width_m) values (tests.draft('archived'), tests.id('home'), 'Old ground', 90, 60);
select tests.act_as('coach');
insert into public.training_series (id, team_id, field_part_id, weekdays, local_time, minutes, from_on, to_on)
select tests.draft('bare'), tests.id('team'), id, '{7}', '06:00', 45, tests.monday(2), tests.monday(5)
from public.field_parts where field_id = tests.draft('archived');
select tests.act_as_database();
update public.fields set archived_at = now() where id = tests.draft('archived');
select tests.act_as('coach');
select is(public.extend_training_series(tests.draft('bare'), 8), 3, 'a slot on a field no longer in use is planned');
select is_empty($$select from tests.ground(tests.draft('bare')) where part is not null$$, 'without ground');
select lives_ok(
  $$select public.change_series_from(tests.draft('bare'), tests.monday(2), jsonb_build_object('field_part_id', tests.id('half_a')))$$, 'and gets another'
);
select is(
  (select count(*)::int from tests.ground(tests.draft('bare')) where part = tests.id('half_a')), 3, 'for every date'
);

-- Who may -----------------------------------------------------------------------------------------

select tests.act_as('rival_coach');
select is(
  public.taken_field_parts(tests.id('home'), array[tests.at(tests.monday(4) + 1, '06:45')], array[tests.at(tests.monday(4) + 1, '07:45')]), '[]'::jsonb,
  'the rival school learns of nobody''s bookings'
);
select throws_ok(
  $$select public.extend_training_series(tests.draft('bare'), 8, jsonb_build_object(tests.monday(3) + 6, tests.id('rival_half')))$$,
  '42501', 'series_not_writable', 'nor books for our slot'
);
select throws_ok(
  $$select public.change_series_from(tests.draft('bare'), tests.monday(2), '{"field_part_id": null}')$$, '42501', 'series_not_writable', 'nor gives up its ground'
);
select tests.act_as('parent');
select is(
  public.taken_field_parts(tests.id('home'), array[tests.at(tests.monday(4) + 1, '06:45')], array[tests.at(tests.monday(4) + 1, '07:45')]), '[]'::jsonb,
  'nor do families'
);
select tests.act_as('anon');
select throws_ok($$select public.taken_field_parts(null, '{}', '{}')$$, '42501', null, 'visitors cannot even ask');
select tests.act_as('coach');
select throws_ok(
  $$select public.change_series_from(tests.draft('bare'), tests.monday(2), jsonb_build_object('field_part_id', tests.id('rival_half')))$$,
  '23503', null, 'a coach books no rival ground for the slot'
);
select throws_ok(
  $$select public.change_series_from(tests.draft('bare'), tests.monday(2), jsonb_build_object('fields', jsonb_build_object(tests.monday(3) + 6, tests.id('rival_half'))))$$,
  '42501', 'field_of_another_school', 'nor for one of its dates'
);

select * from finish();
rollback;
