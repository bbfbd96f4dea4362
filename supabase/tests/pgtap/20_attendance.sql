-- Attendance: who answers, who records, what survives a change, and what nobody else learns.
begin;
select plan(98);

-- A squad of two for some weeks; a training that runs, one that is over, one tomorrow's week.
create temporary table extra (name text primary key, id uuid not null default gen_random_uuid());
insert into extra (name) values ('mate'), ('leaver'), ('running'), ('over'), ('next'), ('called_off');
grant select on extra to public;
create function tests.extra(p_name text) returns uuid language sql as $$ select id from extra where name = p_name $$;
grant execute on function tests.extra(text) to public;

create function tests.tick(player uuid, status text, minutes_ago int, more jsonb default '{}')
returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object(
    'player_id', player, 'status', status, 'recorded_at', now() - minutes_ago * interval '1 minute') || more);
$$;
grant execute on function tests.tick(uuid, text, int, jsonb) to public;

update public.squad_members set joined_on = current_date - 60;
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values
  (tests.extra('mate'), tests.id('home'), 'Mate', 'Test', '2014-06-01'),
  (tests.extra('leaver'), tests.id('home'), 'Leaver', 'Test', '2014-07-01');
insert into public.squad_members (team_id, player_id, shirt_number, joined_on, left_on)
values
  (tests.id('team'), tests.extra('mate'), 8, current_date - 60, null),
  (tests.id('team'), tests.extra('leaver'), null, current_date - 60, current_date - 10);
insert into public.trainings (id, school_id, team_id, title, starts_at, ends_at, status)
values
  (tests.extra('running'), tests.id('home'), tests.id('team'), 'Running', now() - interval '30 minutes', now() + interval '1 hour', 'planned'),
  (tests.extra('over'), tests.id('home'), tests.id('team'), 'Over', now() - interval '20 days', now() - interval '20 days' + interval '90 minutes', 'done'),
  (tests.extra('next'), tests.id('home'), tests.id('team'), 'Next', now() + interval '10 days', now() + interval '10 days 90 minutes', 'planned'),
  (tests.extra('called_off'), tests.id('home'), tests.id('team'), 'Off', now() + interval '11 days', now() + interval '11 days 90 minutes', 'cancelled');

-- Answering ---------------------------------------------------------------------------------

select tests.act_as('parent');
select results_eq(
  $$select answer, answered_by, answer_note, needs_reconfirmation, team_id, school_id
    from public.answer_training(tests.extra('next'), tests.id('child'), 'yes', ' Needs a lift ')$$,
  $$values ('yes'::public.attendance_answer, tests.id('parent'), 'Needs a lift', false, tests.id('team'), tests.id('home'))$$,
  'a parent answers for the child; team and school are the training''s'
);
select tests.act_as('player');
select results_eq(
  $$select answer, answered_by, answer_note from public.answer_training(tests.extra('next'), tests.id('child'), 'maybe')$$,
  $$values ('maybe'::public.attendance_answer, tests.id('player'), null)$$, 'the player answers too, the last answer counts'
);
select results_eq(
  $$select answer, answered_at from public.answer_training(tests.extra('next'), tests.id('child'), null, 'x')$$,
  $$values (null::public.attendance_answer, null::timestamptz)$$, 'and may be taken back'
);
select results_eq(
  $$select answer from public.answer_training(tests.extra('running'), tests.id('child'), 'yes')$$,
  $$values ('yes'::public.attendance_answer)$$, 'also while the training runs'
);
select results_eq(
  $$select answer, answer_reason from public.answer_training(tests.extra('next'), tests.id('child'), 'no', null, 'school')$$,
  $$values ('no'::public.attendance_answer, 'school'::public.absence_reason)$$, 'a no may have a reason'
);
select results_eq(
  $$select answer_reason from public.answer_training(tests.extra('next'), tests.id('child'), 'yes', null, 'school')$$,
  $$values (null::public.absence_reason)$$, 'any other answer has none'
);
select results_eq(
  $$select answer_reason from public.answer_training(tests.extra('next'), tests.id('child'), 'no', null, 'injury')$$,
  $$values ('injury'::public.absence_reason)$$, 'the reason may be an injury'
);
select tests.act_as('other_parent');
select is_empty(
  $$select answer_reason from public.attendance where player_id = tests.id('child')$$, 'no other family reads it'
);
select tests.act_as('coach');
select results_eq(
  $$select answer_reason from public.attendance where training_id = tests.extra('next') and player_id = tests.id('child')$$,
  $$values ('injury'::public.absence_reason)$$, 'the coach of the team does'
);
select tests.act_as('owner');
select is_empty(
  $$select answer_reason from public.attendance where player_id = tests.id('child')$$, 'the owner does not: it comes close to health'
);
select tests.act_as('player');
select lives_ok(
  $$select public.answer_training(tests.extra('next'), tests.id('child'))$$, 'taken back for what follows'
);
select throws_ok(
  $$select public.answer_training(tests.id('past_training'), tests.id('child'), 'yes')$$, 'P0001', 'training_over',
  'not after it has ended'
);
select throws_ok(
  $$select public.answer_training(tests.extra('called_off'), tests.id('child'), 'yes')$$, 'P0001', 'training_cancelled',
  'not when it was called off'
);
select throws_ok(
  $$select public.answer_training(tests.id('other_training'), tests.id('child'), 'yes')$$, 'P0001', 'player_not_in_squad',
  'not to another team''s training'
);
select throws_ok(
  $$select public.answer_training(gen_random_uuid(), tests.id('child'), 'yes')$$, 'P0001', 'player_not_in_squad', 'not to none'
);
select throws_ok(
  $$select public.answer_training(tests.extra('next'), tests.extra('mate'), 'no')$$, '42501', 'not_your_player',
  'a player does not answer for a team mate'
);
select tests.act_as('other_parent');
select throws_ok(
  $$select public.answer_training(tests.extra('next'), tests.id('child'), 'no')$$, '42501', 'not_your_player',
  'a pending guardian does not answer'
);
select tests.act_as('rival_parent');
select throws_ok(
  $$select public.answer_training(tests.extra('next'), tests.id('rival_child'), 'yes')$$, 'P0001', 'player_not_in_squad',
  'a rival child joins no training of ours'
);
select tests.act_as('coach');
select throws_ok(
  $$select public.answer_training(tests.extra('next'), tests.id('child'), 'no')$$, '42501', 'not_your_player',
  'a coach does not answer for families'
);
select throws_ok($$select public.answer_training(tests.extra('next'), null, 'no')$$, '42501', 'not_your_player', 'nor for nobody');
select tests.act_as('suspended');
select throws_ok(
  $$select public.answer_training(tests.extra('next'), tests.id('child'), 'no')$$, '42501', 'not_your_player', 'nobody locked out answers'
);
select tests.act_as('anon');
select throws_ok(
  $$select public.answer_training(tests.extra('next'), tests.id('child'), 'no')$$, '42501', null, 'nor a visitor'
);
select tests.act_as_database();
update public.guardian_links set can_respond = false where id = tests.id('parent_of_child');
select tests.act_as('parent');
select throws_ok(
  $$select public.answer_training(tests.extra('next'), tests.id('child'), 'no')$$, '42501', 'not_your_player',
  'a guardian without the right to respond does not answer'
);
select isnt_empty($$select from public.attendance where player_id = tests.id('child')$$, 'but reads the child''s rows');
select tests.act_as_database();
update public.guardian_links set can_respond = true where id = tests.id('parent_of_child');

-- Nobody writes but through the functions -----------------------------------------------------

select tests.act_as('coach');
select throws_ok(
  $$insert into public.attendance (training_id, player_id) values (tests.extra('next'), tests.extra('mate'))$$, '42501', null,
  'a coach inserts no row by hand'
);
select throws_ok($$update public.attendance set status = 'present'$$, '42501', null, 'nor updates one');
select throws_ok($$delete from public.attendance$$, '42501', null, 'nor deletes one');
select tests.act_as('parent');
select throws_ok($$update public.attendance set rpe = 1 where player_id = tests.id('child')$$, '42501', null, 'nor does a parent');

-- Reading -----------------------------------------------------------------------------------

select is_empty($$select from public.attendance where player_id <> tests.id('child')$$, 'a parent reads the own child only');
select tests.act_as('other_coach');
select is_empty($$select from public.attendance where team_id = tests.id('team')$$, 'a coach of another team reads nothing of it');
select tests.act_as('owner');
select is_empty($$select from public.attendance$$, 'an owner reads no rows: effort and injuries are in them');
select tests.act_as('admin');
select is_empty($$select from public.attendance$$, 'an administrator reads none');
select tests.act_as('rival_coach');
select is_empty($$select from public.attendance where school_id = tests.id('home')$$, 'a rival coach reads none of ours');

-- Opening the list --------------------------------------------------------------------------

select tests.act_as('coach');
select results_eq(
  $$select player_id, answer, suggested, status, shirt_number from public.open_attendance(tests.extra('running')) order by first_name$$,
  $$values
    (tests.id('child'), 'yes'::public.attendance_answer, 'present'::public.attendance_status, null::public.attendance_status, 7),
    (tests.extra('mate'), null, null, null, 8)$$,
  'the list holds the squad of that day; who said yes is suggested as present, nobody else is guessed'
);
select results_eq(
  $$select count(*)::int from public.attendance where training_id = tests.extra('running')$$, $$values (2)$$, 'opening makes the rows'
);
select results_eq(
  $$select player_id from public.open_attendance(tests.extra('over')) order by first_name$$,
  $$values (tests.id('child')), (tests.extra('leaver')), (tests.extra('mate'))$$, 'whoever has left since was still there then'
);
select throws_ok($$select public.open_attendance(tests.extra('next'))$$, 'P0001', 'too_early', 'not before the day');
select throws_ok($$select public.open_attendance(tests.extra('called_off'))$$, 'P0001', 'training_cancelled', 'not of a training that was called off');
select tests.act_as('other_coach');
select throws_ok($$select public.open_attendance(tests.extra('running'))$$, '42501', 'not_staff_of_team', 'not by a coach of another team');
select tests.act_as('owner');
select throws_ok($$select public.open_attendance(tests.extra('running'))$$, '42501', 'not_staff_of_team', 'not by an owner who is not staff of the team');
select tests.act_as('rival_coach');
select throws_ok($$select public.open_attendance(tests.extra('running'))$$, '42501', 'not_staff_of_team', 'not by a rival');
select tests.act_as('suspended');
select throws_ok($$select public.open_attendance(tests.extra('running'))$$, '42501', 'not_staff_of_team', 'not by a coach who is locked out');
select tests.act_as('parent');
select throws_ok($$select public.open_attendance(tests.extra('running'))$$, '42501', 'not_staff_of_team', 'not by a parent');

-- Recording, also after having been offline ----------------------------------------------------

select tests.act_as('coach');
select is_empty(
  $$select public.record_attendance(tests.extra('running'), tests.tick(tests.id('child'), 'late', 10, '{"minutes": 70, "rpe": 7}'))$$,
  'a coach records; no conflict'
);
select results_eq(
  $$select answer, status, minutes, rpe, recorded_by, recorded_at from public.attendance
    where training_id = tests.extra('running') and player_id = tests.id('child')$$,
  $$values ('yes'::public.attendance_answer, 'late'::public.attendance_status, 70, 7, tests.id('coach'), now() - interval '10 minutes')$$,
  'the answer stays beside the record'
);
select results_eq(
  $$select status, minutes from public.record_attendance(tests.extra('running'), tests.tick(tests.id('child'), 'absent', 20))$$,
  $$values ('late'::public.attendance_status, 70)$$, 'an older record that comes later is a conflict and changes nothing'
);
select is_empty(
  $$select public.record_attendance(tests.extra('running'), tests.tick(tests.id('child'), 'late', 10, '{"minutes": 70, "rpe": 7}'))$$,
  'the same again is none'
);
select is_empty(
  $$select public.record_attendance(tests.extra('running'), tests.tick(tests.id('child'), 'present', 5))$$, 'a later one wins'
);
select results_eq(
  $$select status, minutes, rpe from public.attendance where training_id = tests.extra('running') and player_id = tests.id('child')$$,
  $$values ('present'::public.attendance_status, 90, 7)$$, 'present without minutes is the whole training; a known effort stays'
);
select is_empty(
  $$select public.record_attendance(tests.extra('running'), tests.tick(tests.id('child'), 'absent', 4, '{"minutes": 90, "rpe": 9}'))$$,
  'absent wins later still'
);
select results_eq(
  $$select status, minutes, rpe from public.attendance where training_id = tests.extra('running') and player_id = tests.id('child')$$,
  $$values ('absent'::public.attendance_status, null::int, null::int)$$, 'and carries neither minutes nor effort'
);
select is_empty(
  $$select public.record_attendance(tests.extra('running'), tests.tick(tests.id('child'), null, -600))$$,
  'a tick is taken back, by a clock that runs ahead'
);
select results_eq(
  $$select status, recorded_at from public.attendance where training_id = tests.extra('running') and player_id = tests.id('child')$$,
  $$values (null::public.attendance_status, now())$$, 'the future counts as now'
);
select is_empty(
  $$select public.record_attendance(tests.extra('running'),
    tests.tick(tests.extra('mate'), 'present', 3) || tests.tick(tests.extra('mate'), 'excused', 2))$$, 'twice in one message'
);
select results_eq(
  $$select status from public.attendance where training_id = tests.extra('running') and player_id = tests.extra('mate')$$,
  $$values ('excused'::public.attendance_status)$$, 'the later of the two counts'
);
select throws_ok(
  $$select public.record_attendance(tests.extra('running'), tests.tick(tests.id('other_child'), 'present', 1))$$,
  'P0001', 'player_not_in_squad', 'nobody from another squad'
);
select throws_ok(
  $$select public.record_attendance(tests.extra('running'), tests.tick(tests.id('rival_child'), 'present', 1))$$,
  'P0001', 'player_not_in_squad', 'nor from another school'
);
select throws_ok(
  $$select public.record_attendance(tests.extra('running'), tests.tick(tests.extra('leaver'), 'present', 1))$$,
  'P0001', 'player_not_in_squad', 'nor who has left'
);
select throws_ok($$select public.record_attendance(tests.extra('running'), '[]')$$, 'P0001', 'entries_required', 'an empty list is none');
select throws_ok(
  $$select public.record_attendance(tests.extra('running'), tests.tick(tests.id('child'), 'asleep', 0))$$, '22P02', null, 'an unknown status is refused'
);
select throws_ok(
  $$select public.record_attendance(tests.extra('running'), tests.tick(tests.id('child'), 'present', 0, '{"rpe": 11}'))$$, '23514', null,
  'effort ends at 10'
);
select throws_ok(
  $$select public.record_attendance(tests.extra('next'), tests.tick(tests.id('child'), 'present', 0))$$, 'P0001', 'too_early', 'not in advance'
);
select tests.act_as('other_coach');
select throws_ok(
  $$select public.record_attendance(tests.extra('running'), tests.tick(tests.id('child'), 'present', 0))$$, '42501', 'not_staff_of_team',
  'a coach of another team records nothing'
);
select tests.act_as('parent');
select throws_ok(
  $$select public.record_attendance(tests.extra('running'), tests.tick(tests.id('child'), 'present', 0))$$, '42501', 'not_staff_of_team',
  'a parent neither'
);

-- Effort ------------------------------------------------------------------------------------

select tests.act_as('player');
select results_eq(
  $$select rpe from public.report_effort(tests.extra('running'), tests.id('child'), 8)$$, $$values (8)$$, 'a player says how hard it was'
);
select throws_ok($$select public.report_effort(tests.extra('next'), tests.id('child'), 8)$$, 'P0001', 'too_early', 'not before it began');
select throws_ok($$select public.report_effort(tests.extra('over'), tests.id('child'), 8)$$, 'P0001', 'too_late', 'not weeks later');
select throws_ok($$select public.report_effort(tests.extra('running'), tests.extra('mate'), 8)$$, '42501', 'not_your_player', 'not for a team mate');
select tests.act_as('coach');
select is_empty(
  $$select public.record_attendance(tests.extra('running'), tests.tick(tests.id('child'), 'present', 0, '{"minutes": 60}'))$$, 'the coach records without effort'
);
select results_eq(
  $$select present, minutes, load, rate from public.player_attendance(tests.id('child'), now() - interval '1 hour', now() + interval '1 hour')$$,
  $$values (1, 60, 480, 1.000)$$, 'what the player reported stays: load is minutes times effort'
);
select is_empty(
  $$select public.record_attendance(tests.extra('over'), tests.tick(tests.id('child'), 'excused', 0))$$, 'a forgotten list is filled in later'
);
select tests.act_as('parent');
select throws_ok($$select public.report_effort(tests.extra('over'), tests.id('child'), 3)$$, 'P0001', 'too_late', 'but effort not');

-- Counting ----------------------------------------------------------------------------------

select results_eq(
  $$select recorded, present, excused, rate from public.player_attendance(tests.id('child'), now() - interval '30 days', now() + interval '1 day')$$,
  $$values (3, 2, 1, 1.000)$$, 'a parent counts the child''s season; excused does not spoil the rate'
);
select tests.act_as('other_parent');
select results_eq(
  $$select recorded, rate from public.player_attendance(tests.id('child'), now() - interval '30 days', now() + interval '1 day')$$,
  $$values (0, null::numeric)$$, 'another parent counts nothing'
);
select tests.act_as('coach');
select is_empty(
  $$select public.record_attendance(tests.extra('running'), tests.tick(tests.extra('mate'), 'injured', 0, '{"minutes": 20, "rpe": 5}'))$$, 'somebody gets hurt'
);

-- Absences answer -----------------------------------------------------------------------------

select tests.act_as('parent');
select lives_ok($$select public.answer_training(tests.extra('next'), tests.id('child'), 'yes')$$, 'a yes was given');
select lives_ok(
  $$insert into public.absences (player_id, from_on, to_on, reason, note)
    values (tests.id('child'), current_date + 9, current_date + 12, 'illness', 'Fever')$$, 'then the child falls ill'
);
select results_eq(
  $$select answer, answered_by, absence_id is not null from public.attendance
    where training_id = tests.extra('next') and player_id = tests.id('child')$$,
  $$values ('no'::public.attendance_answer, tests.id('parent'), true)$$, 'the absence answers no'
);
select tests.act_as('coach');
select lives_ok(
  $$select public.save_training(jsonb_build_object('team_id', tests.id('team'), 'title', 'Extra', 'blocks', '[]'::jsonb,
    'starts_at', now() + interval '10 days 3 hours', 'ends_at', now() + interval '10 days 4 hours'))$$, 'a training is added within it'
);
select results_eq(
  $$select player_id, answer from public.attendance where training_id = (select id from public.trainings where title = 'Extra')$$,
  $$values (tests.id('child'), 'no'::public.attendance_answer)$$, 'and answered at once'
);
select isnt_empty($$select from public.absences where note = 'Fever'$$, 'the coach of the team knows why');
select is_empty($$delete from public.absences where note = 'Fever' returning id$$, 'but does not take the family''s word back');
select tests.act_as('owner');
select is_empty($$select from public.absences$$, 'an owner does not know why');
select tests.act_as('other_coach');
select is_empty($$select from public.absences where player_id = tests.id('child')$$, 'nor a coach of another team');
select throws_ok(
  $$insert into public.absences (player_id, from_on, to_on) values (tests.id('child'), current_date, current_date)$$, '42501', null,
  'who cannot report the child absent either'
);
select tests.act_as('rival_parent');
select throws_ok(
  $$insert into public.absences (player_id, from_on, to_on) values (tests.id('child'), current_date, current_date)$$, '42501', null,
  'nor can a rival parent'
);

-- A change never wipes an answer ---------------------------------------------------------------

select tests.act_as('coach');
update public.trainings set title = 'Extra II', place = 'Hall', ends_at = ends_at + interval '10 minutes' where title = 'Extra';
select results_eq(
  $$select answer, needs_reconfirmation from public.attendance where training_id = (select id from public.trainings where title = 'Extra II')$$,
  $$values ('no'::public.attendance_answer, false)$$, 'another title, place or end asks nobody again'
);
select tests.act_as('player');
select lives_ok(
  $$select public.answer_training((select id from public.trainings where title = 'Extra II'), tests.id('child'), 'yes')$$,
  'a person''s answer counts over the absence'
);
select tests.act_as('coach');
update public.trainings set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour' where title = 'Extra II';
select results_eq(
  $$select attendance.answer, attendance.needs_reconfirmation, attendance.starts_at = training.starts_at
    from public.attendance join public.trainings as training on training.id = training_id where training.title = 'Extra II'$$,
  $$values ('yes'::public.attendance_answer, true, true)$$, 'a new time keeps the answer and marks it to be asked again'
);
update public.trainings set starts_at = starts_at + interval '8 days', ends_at = ends_at + interval '8 days' where id = tests.extra('next');
select results_eq(
  $$select answer, absence_id from public.attendance where training_id = tests.extra('next') and player_id = tests.id('child')$$,
  $$values (null::public.attendance_answer, null::uuid)$$, 'moved out of the absence, its no is gone'
);
select throws_ok(
  $$update public.trainings set team_id = tests.id('other_team') where title = 'Extra II'$$, 'P0001', 'training_has_attendance',
  'an answered training does not go to another team'
);
select tests.act_as('parent');
select lives_ok($$delete from public.absences where note = 'Fever'$$, 'the family takes the absence back');
select results_eq(
  $$select answer from public.attendance where training_id = (select id from public.trainings where title = 'Extra II')$$,
  $$values ('yes'::public.attendance_answer)$$, 'which leaves a person''s answer alone'
);

-- Nothing that happened is ever deleted ---------------------------------------------------------

select tests.act_as('coach');
select throws_ok(
  $$update public.trainings set starts_at = now() + interval '1 day', ends_at = now() + interval '1 day 1 hour' where id = tests.extra('over')$$,
  'P0001', 'training_has_attendance', 'a training that is over does not move into the future'
);
select tests.act_as_database();
select throws_ok(
  $$insert into public.attendance (training_id, player_id) values (tests.extra('next'), tests.id('rival_child'))$$, '42501', 'player_of_another_school',
  'not even the database mixes schools'
);
select throws_ok($$delete from public.attendance where id = tests.id('child_record')$$, 'P0001', 'attendance_is_kept', 'not even the database deletes a record');
select throws_ok($$delete from public.trainings where id = tests.extra('over')$$, 'P0001', 'attendance_is_kept', 'nor through its training');
select tests.act_as('owner');
select throws_ok($$delete from public.players where id = tests.id('child')$$, '23503', 'player_has_history', 'a player with attendance cannot be deleted');

select * from finish();
rollback;
