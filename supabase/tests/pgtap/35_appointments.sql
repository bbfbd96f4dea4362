-- Appointments of families: private to the player and the trusted guardians, within limits, gone with the player.
begin;
select plan(62);

select tests.act_as_database();
delete from public.appointments;
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values (tests.named('coachs_child'), tests.id('home'), 'Cleo', 'Coach', '2014-06-01');
insert into public.guardian_links (
  id, guardian_id, player_id, relationship, status, can_respond, accepted_at, confirmed_at, confirmed_by
)
values
  -- the coach of the child's team is a father too, and so is the coach of the other team
  (tests.named('coach_of_own'), tests.id('coach'), tests.id('coachs_child'), 'father', 'active', true, now(), now(), tests.id('admin')),
  -- a second guardian who has accepted and whom nobody has confirmed
  (tests.named('unconfirmed_of_child'), tests.id('former_coach'), tests.id('child'), 'father', 'active', true, now(), null, null),
  -- a grandmother who may read and not answer
  (tests.named('reader_of_child'), tests.id('rival_parent'), tests.id('child'), 'relative', 'active', false, now(), now(), tests.id('admin'));

create function tests.enter(p_player text, p_title text default 'Dentist') returns void language sql as $$
  insert into public.appointments (player_id, title, from_on, to_on, from_time, to_time, place, note)
  values (tests.id(p_player), p_title, current_date + 1, current_date + 1, '16:30', '17:15', 'Main Street', 'Bring the card')
$$;
create function tests.titles() returns text language sql as $$
  select coalesce(string_agg(title, ',' order by title), 'nothing') from public.appointments
$$;
create function tests.written(statement text) returns bigint language plpgsql as $$
declare
  touched bigint;
begin
  execute statement;
  get diagnostics touched = row_count;
  return touched;
end;
$$;
create function tests.refused(p_values text) returns text language plpgsql as $$
declare
  refused text;
begin
  execute format(
    'insert into public.appointments (player_id, title, from_on, to_on, from_time, to_time, repeats_until, place, note)
      select tests.id(''child''), %s', p_values
  );
  return 'accepted';
exception when check_violation or not_null_violation then
  get stacked diagnostics refused = constraint_name;
  return coalesce(nullif(refused, ''), sqlstate);
end;
$$;
grant execute on all functions in schema tests to public;

-- The family

select tests.act_as('parent');
select lives_ok($$select tests.enter('child')$$, 'a trusted guardian enters an appointment');
select is(tests.titles(), 'Dentist', 'and reads it');
select is(
  (select school_id = tests.id('home') and created_by = tests.id('parent') from public.appointments), true,
  'it belongs to the school of the child and says who wrote it'
);
select is(
  tests.written($$update public.appointments set title = 'Orthodontist', from_time = '15:00'$$), 1::bigint, 'changes it'
);
select tests.act_as('player');
select is(tests.titles(), 'Orthodontist', 'the player reads what the guardian entered');
select lives_ok($$select tests.enter('child', 'Band practice')$$, 'and enters an own one');
select tests.act_as('parent');
select is(tests.titles(), 'Band practice,Orthodontist', 'which the guardian reads');

-- Nobody of the school

select tests.act_as('coach');
select is(tests.titles(), 'nothing', 'the coach of the team reads none, a parent of another child or not');
select lives_ok($$select tests.enter('coachs_child', 'Swimming')$$, 'for the own child the coach is a parent');
select is(tests.titles(), 'Swimming', 'and reads that one alone');
select throws_ok($$select tests.enter('child')$$, '42501', null, 'a coach enters none for a child of the team');
select is(tests.written($$update public.appointments set title = 'Mine' where player_id = tests.id('child')$$), 0::bigint, 'changes none');
select is(tests.written($$delete from public.appointments where player_id = tests.id('child')$$), 0::bigint, 'deletes none');
select is(
  (select count(*) from public.appointments as entry join public.players as player on player.id = entry.player_id
    where player.id = tests.id('child')), 0::bigint, 'nor by way of the player'
);
select tests.act_as('other_coach');
select is(tests.titles(), 'nothing', 'nor the coach of another team');
select throws_ok($$select tests.enter('child')$$, '42501', null, 'who enters none either');
select tests.act_as('owner');
select is(tests.titles(), 'nothing', 'nor the owner');
select throws_ok($$select tests.enter('child')$$, '42501', null, 'who enters none');
select is(tests.written($$delete from public.appointments$$), 0::bigint, 'and deletes none');
select tests.act_as('admin');
select is(tests.titles(), 'nothing', 'nor the administrator');
select throws_ok($$select tests.enter('child')$$, '42501', null, 'who enters none');
select is(tests.written($$update public.appointments set note = null$$), 0::bigint, 'changes none');
select is(tests.written($$delete from public.appointments$$), 0::bigint, 'and deletes none');
select tests.act_as('officer');
select is(tests.titles(), 'nothing', 'nor the safeguarding officer');
select throws_ok(
  $$select public.export_child_data(tests.id('child'))$$, '42501', 'not_your_child', 'who gets no copy'
);

-- Nor other families

select tests.act_as('other_player');
select is(tests.titles(), 'nothing', 'a player of another team reads none');
select tests.act_as('other_parent');
select is(tests.titles(), 'nothing', 'a link that waits opens nothing');
select throws_ok($$select tests.enter('child')$$, '42501', null, 'and lets nobody write');
select tests.act_as('former_coach');
select is(tests.titles(), 'nothing', 'an accepted link that nobody has confirmed reads nothing');
select throws_ok($$select tests.enter('child')$$, '42501', null, 'and writes nothing, although it may answer trainings');
select is(tests.written($$delete from public.appointments$$), 0::bigint, 'or delete');
select tests.act_as('ended_guardian');
select is(tests.titles(), 'nothing', 'an ended link reads nothing');
select throws_ok($$select tests.enter('child')$$, '42501', null, 'and writes nothing');
select tests.act_as('rival_parent');
select is(tests.titles(), 'Band practice,Orthodontist', 'a trusted guardian who may not answer reads');
select throws_ok($$select tests.enter('child')$$, '42501', null, 'and enters none');
select is(tests.written($$update public.appointments set title = 'Tea'$$), 0::bigint, 'nor changes any');
select is(tests.written($$delete from public.appointments$$), 0::bigint, 'nor deletes any');
select tests.act_as_database();
update public.guardian_links set status = 'objected' where id = tests.id('reader_of_child');
select tests.act_as('rival_parent');
select is(tests.titles(), 'nothing', 'an objection closes it at once');
select tests.act_as('rival_coach');
select is(tests.titles(), 'nothing', 'another club reads nothing');
select tests.act_as('suspended');
select is(tests.titles(), 'nothing', 'nor a locked account');
select tests.act_as('anon');
select throws_ok($$select tests.titles()$$, '42501', null, 'without an account there is no table');

-- A team mate, also a sister in another squad

select tests.act_as_database();
insert into public.squad_members (team_id, player_id, joined_on) values (tests.id('team'), tests.id('other_child'), current_date);
select tests.act_as('other_player');
select is(tests.titles(), 'nothing', 'a team mate reads none');
select throws_ok($$select tests.enter('child')$$, '42501', null, 'and enters none');

-- Whose it is never changes, nor who wrote it

select tests.act_as('parent');
select throws_ok(
  $$update public.appointments set player_id = tests.id('other_child')$$, '42501', null, 'an appointment is not handed on'
);
select throws_ok($$update public.appointments set created_by = tests.id('coach')$$, '42501', null, 'nobody writes in another name');
select throws_ok(
  $$insert into public.appointments (player_id, title, from_on, to_on, created_by)
    values (tests.id('child'), 'Dentist', current_date, current_date, tests.id('coach'))$$, '42501', null, 'from the first day on'
);

-- Limits

select is(tests.refused($$' ', current_date, current_date, null, null, null, null, null$$), 'appointments_title_length', 'a title is needed');
select is(tests.refused($$repeat('x', 81), current_date, current_date, null, null, null, null, null$$), 'appointments_title_length', 'of 80 characters at most');
select is(tests.refused($$'A', current_date, current_date + 89, null, null, null, repeat('x', 120), repeat('x', 500)$$), 'accepted', '90 days, a place and a note');
select is(tests.refused($$'A', current_date, current_date + 90, null, null, null, null, null$$), 'appointments_period', 'not a day more');
select is(tests.refused($$'A', current_date, current_date - 1, null, null, null, null, null$$), 'appointments_period', 'nor an end before the start');
select is(tests.refused($$'A', current_date, current_date, null, null, null, repeat('x', 121), null$$), 'appointments_place_length', 'a place has its limit');
select is(tests.refused($$'A', current_date, current_date, null, null, null, null, repeat('x', 501)$$), 'appointments_note_length', 'so has a note');
select is(tests.refused($$'A', current_date, current_date, '10:00', null, null, null, null$$), 'appointments_both_times', 'both times or none');
select is(tests.refused($$'A', current_date, current_date, '10:00', '10:00', null, null, null$$), 'appointments_ends_after_start', 'the end is after the start');
select is(tests.refused($$'A', current_date, current_date + 1, '22:00', '07:00', null, null, null$$), 'accepted', 'also over night');
select is(tests.refused($$'A', current_date, current_date, '10:00', '11:00', current_date + 366, null, null$$), 'accepted', 'every week for a year');
select is(tests.refused($$'A', current_date, current_date, '10:00', '11:00', current_date + 367, null, null$$), 'appointments_repeats', 'and no longer');
select is(tests.refused($$'A', current_date, current_date + 7, null, null, current_date + 30, null, null$$), 'appointments_repeats', 'what lasts a week repeats in none');

select tests.act_as_database();
insert into public.appointments (player_id, title, from_on, to_on)
select tests.id('child'), 'Filler', current_date, current_date
from generate_series(1, 500 - (select count(*)::int from public.appointments where player_id = tests.id('child')));
select tests.act_as('parent');
select throws_ok($$select tests.enter('child')$$, 'P0001', 'too_many_appointments', '500 a player are enough');

-- Forgotten

select tests.act_as_database();
delete from public.appointments where title = 'Filler';
insert into public.appointments (player_id, title, from_on, to_on, repeats_until)
values
  (tests.id('child'), 'Old', current_date - 367, current_date - 367, null),
  (tests.id('child'), 'Weekly', current_date - 400, current_date - 400, current_date - 300);
select private.forget_old_deliveries();
select is(
  (select string_agg(title, ',' order by title) from public.appointments where title in ('Old', 'Weekly')), 'Weekly',
  'what has been over for a year is forgotten'
);
select private.erase_player(tests.id('child'));
select is_empty(
  $$select from public.appointments where player_id = tests.id('child')$$, 'and all of it with the player'
);

select * from finish();
rollback;
