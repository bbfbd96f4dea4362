-- Asking again: who may, who hears of it, how often, and what the rival school's people do not reach.
begin;
select plan(77);

create temporary table extra (name text primary key, id uuid not null default gen_random_uuid());
insert into extra (name) values
  ('mate'), ('alone'), ('leaver'), ('soon'), ('running'), ('called_off');
grant select on extra to public;
create function tests.extra(p_name text) returns uuid language sql as $$ select id from extra where name = p_name $$;
-- Who heard of it now, by name and in order.
create function tests.told(wanted_kind text)
returns text language sql security definer as $$
  select coalesce(string_agg(names.name, ', ' order by names.name), '')
  from public.notifications as told join tests.names as names on names.id = told.user_id
  where told.kind = wanted_kind and told.created_at = now();
$$;
create function tests.forget_told() returns void language sql security definer as $$
  delete from public.notifications;
  delete from public.mail_outbox;
  delete from public.answer_reminders where created_at = now();
$$;
grant execute on all functions in schema tests to public;

-- A squad of three beside the child: a team mate with the other parent, one with nobody, one who left.
update public.squad_members set joined_on = current_date - 60;
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
values
  (tests.extra('mate'), tests.id('home'), 'Mate', 'Test', '2014-06-01'),
  (tests.extra('alone'), tests.id('home'), 'Alone', 'Test', '2014-06-02'),
  (tests.extra('leaver'), tests.id('home'), 'Leaver', 'Test', '2014-06-03');
insert into public.squad_members (team_id, player_id, joined_on, left_on)
values
  (tests.id('team'), tests.extra('mate'), current_date - 60, null),
  (tests.id('team'), tests.extra('alone'), current_date - 60, null),
  (tests.id('team'), tests.extra('leaver'), current_date - 60, current_date - 10);
insert into public.guardian_links (guardian_id, player_id, relationship, status, can_respond)
values
  (tests.id('other_parent'), tests.extra('mate'), 'mother', 'active', true),
  (tests.id('parent'), tests.extra('mate'), 'father', 'active', true),
  (tests.id('other_parent'), tests.extra('leaver'), 'mother', 'active', true);
insert into public.trainings (id, school_id, team_id, title, place, starts_at, ends_at, status)
values
  (tests.extra('soon'), tests.id('home'), tests.id('team'), 'Soon', 'Pitch 2', now() + interval '2 days', now() + interval '2 days 90 minutes', 'planned'),
  (tests.extra('running'), tests.id('home'), tests.id('team'), 'Running', null, now() - interval '10 minutes', now() + interval '1 hour', 'planned'),
  (tests.extra('called_off'), tests.id('home'), tests.id('team'), 'Off', null, now() + interval '2 days', now() + interval '2 days 90 minutes', 'cancelled');
select tests.forget_told();

-- What is missing ---------------------------------------------------------------------------

select tests.act_as('coach');
select results_eq(
  $$select event_id, open, people, unreachable, reminded_at, next_at
    from public.open_answers(array[tests.extra('soon'), tests.extra('running'), tests.extra('called_off'), tests.id('past_training')])$$,
  $$values (tests.extra('soon'), 3, 3, array['Alone Test'], null::timestamptz, null::timestamptz)$$,
  'a coach sees how many are silent, how many people a reminder would reach, and for whom nobody can answer; not of what is past or off'
);
select results_eq(
  $$select open, people, reminded_by, told, next_at from public.open_answers(array[tests.id('training')])$$,
  $$values (2, 2, 'Coach Test', 2, null::timestamptz)$$,
  'who has answered does not count; the last reminder is told by whom it was, and the next one is free after a day'
);
select is_empty(
  $$select from public.open_answers(array[tests.id('other_training'), tests.id('rival_training')], array[tests.id('other_match'), tests.id('rival_match')])$$,
  'nothing of other teams'
);
select is_empty($$select from public.open_answers()$$, 'and nothing of nothing');
select tests.act_as('owner');
select results_eq(
  $$select event_id from public.open_answers(array[tests.extra('soon'), tests.id('other_training'), tests.id('rival_training')]) order by 1$$,
  $$select id from public.trainings where id in (tests.extra('soon'), tests.id('other_training')) order by 1$$,
  'an owner sees the teams of the school'
);
select tests.act_as('parent');
select is_empty($$select from public.open_answers(array[tests.extra('soon')], array[tests.id('match')])$$, 'a parent nothing');
select tests.act_as('player');
select is_empty($$select from public.open_answers(array[tests.extra('soon')])$$, 'a player nothing');
select tests.act_as('admin');
select is_empty($$select from public.open_answers(array[tests.extra('soon')])$$, 'an administrator nothing');
select tests.act_as('rival_coach');
select is_empty($$select from public.open_answers(array[tests.extra('soon')], array[tests.id('match')])$$, 'the rival coach nothing');
select tests.act_as('rival_owner');
select is_empty($$select from public.open_answers(array[tests.extra('soon')], array[tests.id('match')])$$, 'nor the rival owner');
select tests.act_as('suspended');
select is_empty($$select from public.open_answers(array[tests.extra('soon')])$$, 'nor a coach who is locked out');
select tests.act_as('anon');
select throws_ok($$select from public.open_answers(array[tests.extra('soon')])$$, '42501', null, 'nor a visitor');

-- Who may remind ----------------------------------------------------------------------------

select tests.act_as('parent');
select throws_ok($$select public.remind_training(tests.extra('soon'))$$, '42501', 'training_not_writable', 'a parent reminds nobody');
select throws_ok($$select public.remind_match(tests.id('match'))$$, '42501', 'match_not_writable', 'nor of a match');
select tests.act_as('player');
select throws_ok($$select public.remind_training(tests.extra('soon'))$$, '42501', 'training_not_writable', 'nor does a player');
select tests.act_as('other_coach');
select throws_ok($$select public.remind_training(tests.extra('soon'))$$, '42501', 'training_not_writable', 'nor the coach of another team');
select throws_ok($$select public.remind_match(tests.id('match'))$$, '42501', 'match_not_writable', 'nor that coach of a match');
select tests.act_as('officer');
select throws_ok($$select public.remind_training(tests.extra('soon'))$$, '42501', 'training_not_writable', 'nor a coach of no team');
select tests.act_as('admin');
select throws_ok($$select public.remind_training(tests.extra('soon'))$$, '42501', 'training_not_writable', 'nor an administrator');
select tests.act_as('suspended');
select throws_ok($$select public.remind_training(tests.extra('soon'))$$, '42501', 'training_not_writable', 'nor a coach who is locked out');
select tests.act_as('pending');
select throws_ok($$select public.remind_training(tests.extra('soon'))$$, '42501', 'training_not_writable', 'nor somebody without a role');
select tests.act_as('anon');
select throws_ok($$select public.remind_training(tests.extra('soon'))$$, '42501', null, 'nor a visitor');
select throws_ok($$select public.remind_match(tests.id('match'))$$, '42501', null, 'of whatever it is');
select tests.act_as('rival_coach');
select throws_ok($$select public.remind_training(tests.extra('soon'))$$, '42501', 'training_not_writable', 'the rival coach does not write to our families');
select throws_ok($$select public.remind_match(tests.id('match'))$$, '42501', 'match_not_writable', 'by no match either');
select tests.act_as('rival_owner');
select throws_ok($$select public.remind_training(tests.extra('soon'))$$, '42501', 'training_not_writable', 'nor does the rival owner');
select throws_ok($$select public.remind_match(tests.id('match'))$$, '42501', 'match_not_writable', 'by no match either');
select tests.act_as('rival_parent');
select throws_ok($$select public.remind_training(tests.extra('soon'))$$, '42501', 'training_not_writable', 'nor a rival parent');
select tests.act_as('coach');
select throws_ok($$select public.remind_training(gen_random_uuid())$$, '42501', 'training_not_writable', 'an unknown training is nobody''s');
select throws_ok($$select public.remind_match(null)$$, '42501', 'match_not_writable', 'nor is none');
select is(tests.told('training_answer_missing') || tests.told('match_answer_missing'), '', 'none of them reached anybody');

-- Only before it begins -----------------------------------------------------------------------

select throws_ok($$select public.remind_training(tests.extra('called_off'))$$, 'P0001', 'training_cancelled', 'not of what was called off');
select throws_ok($$select public.remind_training(tests.extra('running'))$$, 'P0001', 'too_late', 'not of what has begun');
select throws_ok($$select public.remind_training(tests.id('past_training'))$$, 'P0001', 'too_late', 'nor of what is over');
select throws_ok($$select public.remind_match(tests.id('played_match'))$$, 'P0001', 'match_not_open', 'nor of a match that was played');

-- Who hears of it -----------------------------------------------------------------------------

select results_eq(
  $$select training_id, match_id, team_id, school_id, told, created_by from public.remind_training(tests.extra('soon'))$$,
  $$values (tests.extra('soon'), null::uuid, tests.id('team'), tests.id('home'), 3, tests.id('coach'))$$,
  'a coach reminds, and learns how many people that were'
);
select is(tests.told('training_answer_missing'), 'other_parent, parent, player', 'told is who may answer for the silent, each once; nobody of the staff, nobody for who has left');
select tests.act_as_database();
select results_eq(
  $$select payload ->> 'player', payload ->> 'team', payload ->> 'title', payload ->> 'place', payload ->> 'time_zone', link, about_id, expires_at
    from public.notifications where kind = 'training_answer_missing' and user_id = tests.id('parent')$$,
  $$select 'Child, Mate', 'U13', 'Soon', 'Pitch 2', school.time_zone, '/training-manager/trainings/details/' || training.id, training.id, training.starts_at
    from public.trainings as training join public.schools as school on school.id = training.school_id
    where training.id = tests.extra('soon')$$,
  'a parent of two is told both names, and is led to where they answer'
);
select is(
  (select payload ->> 'player' from public.notifications where kind = 'training_answer_missing' and user_id = tests.id('player')),
  null, 'a player is told of themselves'
);
select tests.act_as('coach');
select throws_ok($$select public.remind_training(tests.extra('soon'))$$, 'P0001', 'reminded_already', 'not twice in a row');
select tests.act_as('owner');
select throws_ok($$select public.remind_training(tests.extra('soon'))$$, 'P0001', 'reminded_already', 'nor by somebody else of the club');
select results_eq(
  $$select reminded_by, told, reminded_at, next_at - reminded_at from public.open_answers(array[tests.extra('soon')])$$,
  $$values ('Coach Test', 3, now(), interval '12 hours')$$, 'who sees by whom and from when on it is possible again'
);
select tests.act_as_database();
update public.answer_reminders set created_at = now() - interval '12 hours' where training_id = tests.extra('soon');
select tests.act_as('owner');
select lives_ok($$select public.remind_training(tests.extra('soon'))$$, 'after twelve hours it is');

-- Who has answered, and who is not to be told ----------------------------------------------------

select tests.act_as_database();
select tests.forget_told();
update public.answer_reminders set created_at = now() - interval '2 days';
select tests.act_as('other_parent');
select isnt_empty($$select public.answer_training(tests.extra('soon'), tests.extra('mate'), 'maybe')$$, 'one parent answers');
select tests.act_as('coach');
select results_eq($$select told from public.remind_training(tests.extra('soon'))$$, $$values (2)$$, 'a maybe is an answer');
select is(tests.told('training_answer_missing'), 'parent, player', 'so both parents are left alone about that child');
select tests.act_as_database();
select tests.forget_told();
update public.trainings set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour' where id = tests.extra('soon');
select tests.act_as('coach');
select results_eq($$select told from public.remind_training(tests.extra('soon'))$$, $$values (3)$$, 'an answer to another time is asked for again');
select tests.act_as_database();
select tests.forget_told();
update public.guardian_links set can_respond = false where guardian_id = tests.id('other_parent');
update public.guardian_links set status = 'objected' where guardian_id = tests.id('parent') and player_id = tests.extra('mate');
update public.users set status = 'suspended' where id = tests.id('player');
select tests.act_as('coach');
select results_eq(
  $$select people, unreachable from public.open_answers(array[tests.extra('soon')])$$,
  $$values (1, array['Alone Test', 'Mate Test'])$$,
  'guardians who may not answer, links that are closed and locked accounts are not counted'
);
select results_eq($$select told from public.remind_training(tests.extra('soon'))$$, $$values (1)$$, 'nor told');
select is(tests.told('training_answer_missing'), 'parent', 'only who can answer is');
select tests.act_as_database();
select tests.forget_told();
insert into public.guardian_links (guardian_id, player_id, relationship, status, can_respond)
values (tests.id('coach'), tests.extra('alone'), 'father', 'active', true);
select tests.act_as('coach');
select results_eq(
  $$select people, unreachable from public.open_answers(array[tests.extra('soon')])$$,
  $$values (1, array['Mate Test'])$$, 'a coach who is a parent knows, and is not counted'
);
select results_eq($$select told from public.remind_training(tests.extra('soon'))$$, $$values (1)$$, 'nor told by themselves');
select tests.act_as_database();
select tests.forget_told();
update public.guardian_links set can_respond = false where guardian_id = tests.id('parent');
select tests.act_as('coach');
select throws_ok($$select public.remind_training(tests.extra('soon'))$$, 'P0001', 'nobody_to_remind', 'where nobody can be told, nothing is said to have been done');
select tests.act_as_database();
select is_empty($$select from public.answer_reminders where created_at = now()$$, 'and the next try is free');
update public.guardian_links set can_respond = true;
update public.guardian_links set status = 'active' where guardian_id = tests.id('parent') and player_id = tests.extra('mate');
update public.users set status = 'active' where id = tests.id('player');

-- Preferences ---------------------------------------------------------------------------------

update public.notification_preferences set training = false where user_id = tests.id('parent');
update public.notification_preferences set email = false where user_id = tests.id('player');
select tests.act_as('coach');
select lives_ok($$select public.remind_training(tests.extra('soon'))$$, 'preferences refuse no reminder');
select is(tests.told('training_answer_missing'), 'other_parent, parent, player', 'the bell has it for everybody');
select tests.act_as_database();
select results_eq(
  $$select names.name from public.mail_outbox as mail join tests.names as names on names.id = mail.user_id
    where mail.kind = 'training_answer_missing' and mail.status = 'queued'$$,
  $$values ('other_parent')$$, 'an e-mail goes to those who want one'
);

-- Matches -------------------------------------------------------------------------------------

select tests.forget_told();
delete from public.match_squad where match_id = tests.id('match');
select tests.act_as('coach');
select results_eq(
  $$select event_id, open, people, unreachable from public.open_answers(p_match_ids => array[tests.id('match')])$$,
  $$values (tests.id('match'), 3, 3, array[]::text[])$$, 'before anybody is called up a match asks the whole squad'
);
select results_eq(
  $$select told, match_id, training_id from public.remind_match(tests.id('match'))$$,
  $$values (3, tests.id('match'), null::uuid)$$, 'and reminds it'
);
select tests.act_as_database();
select results_eq(
  $$select names.name, told.link, told.payload ->> 'opponent', told.payload ->> 'player'
    from public.notifications as told join tests.names as names on names.id = told.user_id
    where told.kind = 'match_answer_missing' order by 1$$,
  $$values
    ('other_parent', '/dashboard/parent/overview', 'Visitors', 'Mate'),
    ('parent', '/dashboard/parent/overview', 'Visitors', 'Child, Mate'),
    ('player', '/dashboard/player/overview', 'Visitors', null)$$,
  'who is led to the week in which a family answers'
);
select tests.act_as('coach');
select throws_ok($$select public.remind_match(tests.id('match'))$$, 'P0001', 'reminded_already', 'once in twelve hours too');
select tests.act_as_database();
select tests.forget_told();
insert into public.match_squad (match_id, player_id, role) values
  (tests.id('match'), tests.extra('mate'), 'bench'),
  (tests.id('match'), tests.id('other_child'), 'starter'),
  (tests.id('match'), tests.id('child'), 'not_called');
select tests.act_as('coach');
select results_eq(
  $$select open, people from public.open_answers(p_match_ids => array[tests.id('match')])$$,
  $$values (2, 3)$$, 'once somebody is called up only those called are asked, guests as well'
);
select results_eq($$select told from public.remind_match(tests.id('match'))$$, $$values (3)$$, 'and reminded');
select is(tests.told('match_answer_missing'), 'other_parent, other_player, parent', 'not who was not called');
select tests.act_as_database();
select tests.forget_told();
update public.matches set status = 'cancelled' where id = tests.id('match');
select tests.act_as('coach');
select throws_ok($$select public.remind_match(tests.id('match'))$$, 'P0001', 'match_not_open', 'a match that was called off is not asked about');

-- By itself ---------------------------------------------------------------------------------

select tests.act_as_database();
delete from public.answer_reminders;
-- without its ground, which somebody else has at some hours of that day
update public.matches set status = 'planned', field_part_id = null, starts_at = now() + interval '70 hours'
where id = tests.id('match');
select is(private.remind_before_answer_end(), 0, 'without a day for the answers nobody is reminded unasked');
update public.matches set answer_hours = 48 where id = tests.id('match');
select is(private.remind_before_answer_end(now() - interval '3 hours'), 0, 'not earlier than a day before the answers are due');
select is(private.remind_before_answer_end(), 1, 'a day before they are due the silent are reminded');
select is(tests.told('match_answer_missing'), 'other_parent, other_player, parent', 'the same people as by a coach''s tap');
select is(private.remind_before_answer_end(now() + interval '13 hours'), 0, 'once');
select tests.forget_told();
insert into public.answer_reminders (school_id, team_id, match_id, told, created_by, created_at)
values (tests.id('home'), tests.id('team'), tests.id('match'), 3, tests.id('coach'), now() - interval '1 hour');
select is(private.remind_before_answer_end(), 0, 'not soon after a coach has done it');
delete from public.answer_reminders;
select is(private.remind_before_answer_end(now() + interval '23 hours'), 0, 'nor after the day has gone by');
update public.match_squad set answer = 'no', answered_at = now(), needs_reconfirmation = false
where match_id = tests.id('match');
select is(private.run_job('remind_before_answer_end'), 0, 'where everybody has answered the job says nothing and fails in nothing');
insert into public.answer_reminders (school_id, team_id, match_id, told)
values (tests.id('home'), tests.id('team'), tests.id('match'), 3);
select tests.act_as('coach');

-- The record ------------------------------------------------------------------------------------

select throws_ok(
  $$insert into public.answer_reminders (school_id, team_id, training_id, told) values (tests.id('home'), tests.id('team'), tests.extra('soon'), 1)$$,
  '42501', null, 'nobody writes a reminder that was none'
);
select throws_ok($$update public.answer_reminders set created_at = now() - interval '1 year'$$, '42501', null, 'or makes one older');
select throws_ok($$delete from public.answer_reminders$$, '42501', null, 'or takes one away to write again');
select results_eq($$select distinct team_id from public.answer_reminders$$, $$values (tests.id('team'))$$, 'staff read those of their own teams');

select * from finish();
rollback;
