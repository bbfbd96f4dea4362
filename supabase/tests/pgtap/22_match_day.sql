-- Squads, line-ups, the log, minutes, ratings and reports.
begin;
select plan(108);

-- Six more players of the team; the match is three a side, two periods of ten minutes.
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
select tests.named(name), tests.id('home'), name, 'Test', '2014-01-01'
from unnest(array['ada', 'ben', 'cem', 'dan', 'eva', 'fritz']) as name;
insert into public.squad_members (team_id, player_id, shirt_number)
select tests.id('team'), tests.id(name), 10 + number
from unnest(array['ada', 'ben', 'cem', 'dan', 'eva', 'fritz']) with ordinality as player (name, number);
update public.matches set format = 3, periods = 2, period_minutes = 10 where id = tests.id('match');

-- Answers

select tests.act_as('parent');
select results_eq(
  $$select answer::text, answered_by, role::text, team_id
    from public.answer_match(tests.id('match'), tests.id('child'), 'yes')$$,
  $$values ('yes', tests.id('parent'), null::text, tests.id('team'))$$, 'a parent answers for the child'
);
select throws_ok(
  $$select public.answer_match(tests.id('match'), tests.id('ada'), 'no')$$, '42501', 'answer_not_allowed', 'not for a team mate'
);
select is_empty(
  $$update public.match_squad set role = 'starter' where player_id = tests.id('child') returning id$$, 'a parent calls nobody up'
);
select throws_ok($$update public.match_squad set answer = 'no'$$, '42501', null, 'and answers through the function only');
select throws_ok(
  $$insert into public.match_squad (match_id, player_id) values (tests.id('match'), tests.id('child'))$$, '42501', null,
  'a parent adds nobody'
);
select tests.act_as('other_parent');
select throws_ok(
  $$select public.answer_match(tests.id('match'), tests.id('child'), 'no')$$, '42501', 'answer_not_allowed', 'a pending claim does not answer'
);
select throws_ok(
  $$select public.answer_match(tests.id('match'), tests.id('other_child'), 'yes')$$, '42501', 'answer_not_allowed', 'nor a child for a match of another team'
);
select is_empty($$select from public.match_squad where match_id = tests.id('match')$$, 'another parent reads no answer');
select tests.act_as('player');
select is((select answer::text from public.answer_match(tests.id('match'), tests.id('child'), 'maybe')), 'maybe', 'the child answers itself');
select tests.act_as('rival_coach');
select throws_ok(
  $$select public.answer_match(tests.id('match'), tests.id('child'), 'no')$$, '42501', 'answer_not_allowed', 'the rival''s coach does not'
);
select tests.act_as('suspended');
select throws_ok(
  $$select public.answer_match(tests.id('match'), tests.id('child'), 'no')$$, '42501', 'answer_not_allowed', 'nor a coach who is locked out'
);
select tests.act_as('other_coach');
select throws_ok(
  $$select public.answer_match(tests.id('match'), tests.id('child'), 'no')$$, '42501', 'answer_not_allowed', 'nor a coach of another team'
);
select tests.act_as_database();
update public.guardian_links set can_respond = false where id = tests.id('parent_of_child');
select tests.act_as('parent');
select throws_ok(
  $$select public.answer_match(tests.id('match'), tests.id('child'), 'yes')$$, '42501', 'answer_not_allowed', 'nor a guardian without that right'
);
select tests.act_as_database();
update public.guardian_links set can_respond = true where id = tests.id('parent_of_child');
select tests.act_as('coach');
select is(
  (select answered_by from public.answer_match(tests.id('match'), tests.id('ada'), 'yes')), tests.id('coach'),
  'the coach answers for a family on the telephone, under their own name'
);
select is_empty(
  $$delete from public.match_squad where player_id = tests.id('ada') and match_id = tests.id('match') returning id$$, 'but deletes no answer'
);

-- Time moves

update public.matches set venue = 'Elsewhere' where id = tests.id('match');
select is_empty($$select from public.match_squad where needs_reconfirmation$$, 'another place asks nobody again');
update public.matches set starts_at = starts_at + interval '1 hour' where id = tests.id('match');
select results_eq(
  $$select player_id, answer::text from public.match_squad where match_id = tests.id('match') and needs_reconfirmation$$,
  $$values (tests.id('ada'), 'yes')$$, 'another time asks those who said yes, and keeps what they said'
);
select tests.act_as('coach');
select is((select needs_reconfirmation from public.answer_match(tests.id('match'), tests.id('ada'), 'yes')), false, 'until they answer');

-- The squad

select throws_ok(
  $$insert into public.match_squad (match_id, player_id, role) values (tests.id('match'), tests.id('rival_child'), 'starter')$$,
  '42501', null, 'no player of another school'
);
select throws_ok(
  $$insert into public.match_squad (match_id, player_id, role) values (tests.id('match'), tests.id('other_child'), 'starter')$$,
  '42501', 'player_of_another_team', 'no colleague''s player by a known id'
);
select throws_ok(
  $$select public.set_squad(tests.id('other_match'), '[]')$$, '42501', 'match_not_writable', 'no colleague''s squad'
);
select throws_ok($$select public.set_squad(tests.id('match'), '{}')$$, 'P0001', 'squad_required', 'a squad is a list');
select throws_ok(
  format(
    $$select public.set_squad(tests.id('match'), '[{"player_id": "%1$s", "role": "bench"}, {"player_id": "%1$s", "role": "starter"}]')$$,
    tests.id('ada')
  ),
  'P0001', 'player_twice', 'nobody plays twice'
);
select throws_ok(
  $$select public.set_squad(tests.id('match'), (
    select jsonb_agg(jsonb_build_object('player_id', tests.id(name), 'role', 'starter'))
    from unnest(array['child', 'ada', 'ben', 'cem']) as name
  ))$$, 'P0001', 'too_many_starters', 'three a side are three starters'
);
select results_eq(
  $$select names.name, entry.role::text, entry.shirt_number, entry.answer::text
    from public.set_squad(tests.id('match'), (
      select jsonb_agg(jsonb_build_object(
        'player_id', tests.id(name),
        'role', case when name = 'fritz' then 'not_called' when number <= 3 then 'starter' else 'bench' end,
        'reason', case when name = 'fritz' then 'rotation' end
      ))
      from unnest(array['child', 'ada', 'ben', 'cem', 'dan', 'fritz']) with ordinality as player (name, number)
    )) as entry
    join tests.names on names.id = entry.player_id order by 1$$,
  $$values ('ada', 'starter', 11, 'yes'), ('ben', 'starter', 12, null), ('cem', 'bench', 13, null),
    ('child', 'starter', 7, 'maybe'), ('dan', 'bench', 14, null), ('fritz', 'not_called', 16, null)$$,
  'the squad wears the team''s shirts and keeps its answers'
);
select lives_ok(
  $$update public.match_squad set shirt_number = 23 - shirt_number where match_id = tests.id('match') and shirt_number in (11, 12)$$,
  'two players swap shirts'
);
select throws_ok(
  $$update public.match_squad set shirt_number = 7 where match_id = tests.id('match') and player_id = tests.id('cem')$$, '23505', null,
  'two do not share one'
);
select throws_ok(
  $$update public.match_squad set reason = 'discipline' where match_id = tests.id('match') and player_id = tests.id('cem')$$, '23514', null,
  'reasons are for those left out'
);
select throws_ok(
  $$update public.matches set team_id = tests.id('other_team') where id = tests.id('match')$$, 'P0001', 'match_has_squad',
  'a match with a squad does not change hands'
);
select tests.act_as('owner');
select lives_ok(
  $$insert into public.match_squad (match_id, player_id, role) values (tests.id('match'), tests.id('other_child'), 'bench')$$,
  'an owner lends a player of another team'
);
select tests.act_as('other_parent');
select isnt_empty($$select from public.matches where id = tests.id('match')$$, 'whose family then reads the match');
select is((select answer::text from public.answer_match(tests.id('match'), tests.id('other_child'), 'no')), 'no', 'and answers');
select tests.act_as('parent');
select results_eq(
  $$select player_id from public.match_squad where match_id = tests.id('match')$$, $$values (tests.id('child'))$$,
  'a family reads its own child''s row only'
);
select tests.act_as('other_coach');
select is_empty($$select from public.match_squad where team_id = tests.id('team')$$, 'a coach of another team reads no row');
select tests.act_as('rival_owner');
select is_empty($$select from public.match_squad where school_id = tests.id('home')$$, 'nor do the rivals');

-- The line-up

select tests.act_as('coach');
select is(
  (select count(*)::int from public.set_lineup(tests.id('match'), 1, jsonb_build_array(
    jsonb_build_object('slot', 'gk', 'player_id', tests.id('ada')),
    jsonb_build_object('slot', 'cb', 'player_id', tests.id('ben'), 'x', 50, 'y', 30),
    jsonb_build_object('slot', 'st', 'player_id', tests.id('child'))
  ))), 3, 'a line-up is set'
);
select throws_ok(
  $$insert into public.match_lineup_slots (match_id, period, slot, player_id) values (tests.id('match'), 1, 'rw', tests.id('cem'))$$,
  'P0001', 'too_many_players', 'no fourth player'
);
select throws_ok(
  $$insert into public.match_lineup_slots (match_id, period, slot, player_id) values (tests.id('match'), 3, 'rw', tests.id('cem'))$$,
  'P0001', 'unknown_period', 'no third period'
);
select throws_ok(
  $$insert into public.match_lineup_slots (match_id, period, slot, player_id) values (tests.id('match'), 2, 'rw', tests.id('fritz'))$$,
  'P0001', 'player_not_called', 'nobody who was not called'
);
select throws_ok(
  $$insert into public.match_lineup_slots (match_id, period, slot, player_id) values (tests.id('match'), 2, 'rw', tests.id('eva'))$$,
  '23503', null, 'nobody outside the squad'
);
select throws_ok(
  $$select public.set_lineup(tests.id('other_match'), 1, '[]')$$, '42501', 'match_not_writable', 'no colleague''s line-up'
);
update public.match_squad set role = 'bench' where match_id = tests.id('match') and player_id = tests.id('child');
select is((select count(*)::int from public.match_lineup_slots where match_id = tests.id('match')), 3, 'a change of role keeps the place');
update public.match_squad set role = 'not_called' where match_id = tests.id('match') and player_id = tests.id('child');
select is((select count(*)::int from public.match_lineup_slots where match_id = tests.id('match')), 2, 'leaving the squad gives it up');
update public.match_squad set role = 'starter' where match_id = tests.id('match') and player_id = tests.id('child');
insert into public.match_lineup_slots (match_id, period, slot, player_id) values (tests.id('match'), 1, 'st', tests.id('child'));
select tests.act_as('parent');
select results_eq(
  $$select slot from public.match_lineup_slots where match_id = tests.id('match')$$, $$values ('st')$$, 'a family reads its own child''s place'
);
select throws_ok($$select public.set_lineup(tests.id('match'), 1, '[]')$$, '42501', 'match_not_writable', 'and sets none');

-- The log

select tests.act_as('coach');
select throws_ok(
  $$select public.log_match_event(tests.id('match'), 'goal', 1, 60, tests.id('child'))$$, 'P0001', 'match_not_started', 'no goals before kick-off'
);
select is_empty($$select from public.match_minutes where match_id = tests.id('match')$$, 'and no minutes');
select lives_ok($$select public.start_match(tests.id('match'))$$, 'kick-off');
select throws_ok(
  $$select public.answer_match(tests.id('match'), tests.id('child'), 'no')$$, 'P0001', 'match_not_open', 'after which nobody answers'
);
select results_eq(
  $$select author_id, school_id, team_id from public.log_match_event(
    tests.id('match'), 'goal', 1, 60, tests.id('child'), tests.id('ada'), p_client_id => tests.id('delivery')
  )$$,
  $$values (tests.id('coach'), tests.id('home'), tests.id('team'))$$, 'a goal is logged by its author'
);
select is(
  (select id from public.log_match_event(tests.id('match'), 'goal', 1, 60, tests.id('child'), tests.id('ada'), p_client_id => tests.id('delivery'))),
  (select id from public.match_events where match_id = tests.id('match')), 'delivered twice it is the same goal'
);
select results_eq(
  $$select goals_for, goals_against from public.matches where id = tests.id('match')$$, $$values (1, 0)$$, 'and counts once'
);
select throws_ok(
  $$update public.matches set goals_for = 5, goals_against = 0 where id = tests.id('match')$$, 'P0001', 'score_follows_events',
  'the score is no longer typed'
);
select public.log_match_event(tests.id('match'), 'penalty_goal', 1, 90, p_is_opponent => true);
select public.log_match_event(tests.id('match'), 'own_goal', 1, 100, p_is_opponent => true);
select public.log_match_event(tests.id('match'), 'own_goal', 1, 110, tests.id('ben'));
select public.log_match_event(tests.id('match'), 'penalty_missed', 1, 120, tests.id('ben'));
select results_eq(
  $$select goals_for, goals_against from public.matches where id = tests.id('match')$$, $$values (2, 2)$$, 'own goals count for the other side'
);
select throws_ok($$select public.log_match_event(tests.id('match'), 'goal', 3, 0)$$, 'P0001', 'unknown_period', 'no period beyond the last');
select throws_ok(
  $$select public.log_match_event(tests.id('match'), 'goal', 1, 0, tests.id('fritz'))$$, 'P0001', 'player_not_called', 'nobody scores who was not called'
);
select throws_ok(
  $$select public.log_match_event(tests.id('match'), 'goal', 1, 0, tests.id('rival_child'))$$, '23503', null, 'nobody outside the squad'
);
select throws_ok($$select public.log_match_event(tests.id('match'), 'red', 1, 0)$$, '23514', null, 'a card has a name');
select throws_ok($$select public.log_match_event(tests.id('match'), 'note', 1, 0, p_note => ' ')$$, '23514', null, 'a note has words');
select throws_ok(
  $$select public.log_match_event(tests.id('match'), 'goal', 1, 0, tests.id('child'), p_is_opponent => true)$$, '23514', null,
  'the other side has no names'
);
select throws_ok(
  $$select public.log_match_event(tests.id('other_played_match'), 'goal', 1, 0)$$, '42501', null, 'a coach logs no colleague''s match'
);
select throws_ok(
  $$insert into public.match_events (match_id, period, clock_seconds, kind, author_id) values (tests.id('match'), 1, 0, 'goal', tests.id('owner'))$$,
  '42501', null, 'nor in another''s name'
);
select throws_ok($$update public.match_events set clock_seconds = 0$$, '42501', null, 'what is logged is not changed');
select throws_ok($$delete from public.match_events$$, '42501', null, 'nor deleted');
select isnt(
  (select undone_at from public.undo_match_event((select id from public.match_events where client_id = tests.id('delivery')))), null,
  'but undone'
);
select is((select goals_for from public.matches where id = tests.id('match')), 1, 'the score follows');
select is(
  (select undone_by from public.undo_match_event((select id from public.match_events where client_id = tests.id('delivery')), false)), null,
  'and made to count again'
);
select is((select goals_for from public.matches where id = tests.id('match')), 2, 'so does the score');
select throws_ok(
  $$select public.set_squad(tests.id('match'), '[]')$$, 'P0001', 'player_has_events', 'whoever is in the log stays in the squad'
);
select tests.act_as('other_coach');
select throws_ok($$select public.undo_match_event(tests.id('goal'))$$, '42501', 'event_not_writable', 'a coach of another team undoes nothing');
select is_empty($$select from public.match_events where team_id = tests.id('team')$$, 'and reads nothing');
select tests.act_as('rival_owner');
select throws_ok($$select public.undo_match_event(tests.id('goal'))$$, '42501', 'event_not_writable', 'nor do the rivals');
select throws_ok($$select public.log_match_event(tests.id('match'), 'goal', 1, 0)$$, '42501', null, 'who log nothing either');
select tests.act_as('parent');
select throws_ok($$select public.undo_match_event(tests.id('goal'))$$, '42501', 'event_not_writable', 'nor a parent');
select throws_ok($$select public.log_match_event(tests.id('match'), 'goal', 1, 0)$$, '42501', null, 'not even for the child');
select bag_eq(
  $$select kind::text from public.match_events$$, $$values ('goal'), ('goal')$$,
  'a family reads its child''s goals: no card that was undone, no note, no other child'
);
select tests.act_as_database();
select throws_ok($$update public.match_events set kind = 'save' where id = tests.id('goal')$$, '42501', 'append_only', 'the database itself rewrites nothing');
select throws_ok($$delete from public.match_events where id = tests.id('goal')$$, '42501', 'append_only', 'and deletes nothing');
select throws_ok($$delete from public.matches where id = tests.id('played_match')$$, null, null, 'a match with a log stays');
select tests.act_as('owner');
select throws_ok($$delete from public.players where id = tests.id('child')$$, '23503', 'player_has_history', 'and so does a player in it');

-- Minutes: ada in goal, ben and child outside, cem and dan on the bench; 2 x 10 minutes

create function pg_temp.minutes() returns table (name text, minutes int, keeper int) language sql as $$
  select names.name, played.minutes, played.goalkeeper_minutes
  from public.match_minutes as played join tests.names on names.id = played.player_id
  where played.match_id = tests.id('match') order by 1
$$;
select tests.act_as_database();
update public.matches set period_started_at = now() - interval '4 minutes' where id = tests.id('match');
select tests.act_as('coach');
select results_eq(
  'select * from pg_temp.minutes()',
  $$values ('ada', 4, 4), ('ben', 4, 0), ('cem', 0, 0), ('child', 4, 0), ('dan', 0, 0), ('other_child', 0, 0)$$,
  'live minutes run with the clock'
);
select public.finish_match(tests.id('match'));
select results_eq(
  'select * from pg_temp.minutes()',
  $$values ('ada', 20, 20), ('ben', 20, 0), ('cem', 0, 0), ('child', 20, 0), ('dan', 0, 0), ('other_child', 0, 0)$$,
  'the second period begins as the first ended'
);
-- Entries reach a finished match too: the device was offline.
select public.log_match_event(tests.id('match'), 'substitution', 1, 300, tests.id('cem'), tests.id('ben'));
select results_eq(
  $$select name, minutes from pg_temp.minutes() where name in ('ben', 'cem')$$, $$values ('ben', 5), ('cem', 15)$$, 'a substitution'
);
select public.log_match_event(tests.id('match'), 'substitution', 2, 120, tests.id('ben'), tests.id('cem'));
select results_eq(
  $$select name, minutes from pg_temp.minutes() where name in ('ben', 'cem')$$, $$values ('ben', 13), ('cem', 7)$$,
  'coming back on'
);
select is(
  (select seconds_by_slot from public.match_minutes where player_id = tests.id('cem')), '{"cb": 420}'::jsonb, 'whoever comes on takes over the place'
);
select public.log_match_event(tests.id('match'), 'substitution', 2, 300, tests.id('dan'), tests.id('ada'), p_client_id => tests.id('first_of_two'));
select public.log_match_event(tests.id('match'), 'substitution', 2, 300, tests.id('cem'), tests.id('child'));
select results_eq(
  'select * from pg_temp.minutes()',
  $$values ('ada', 15, 15), ('ben', 13, 0), ('cem', 12, 0), ('child', 15, 0), ('dan', 5, 5), ('other_child', 0, 0)$$,
  'two at once, the keeper among them'
);
select is((select sum(minutes)::int from pg_temp.minutes()), 60, 'three places give sixty minutes');
select public.undo_match_event((select id from public.match_events where client_id = tests.id('first_of_two')));
select results_eq(
  $$select name, minutes, keeper from pg_temp.minutes() where name in ('ada', 'dan')$$, $$values ('ada', 20, 20), ('dan', 0, 0)$$,
  'an undone substitution never happened'
);
select public.set_lineup(tests.id('match'), 2, jsonb_build_array(
  jsonb_build_object('slot', 'gk', 'player_id', tests.id('child')),
  jsonb_build_object('slot', 'cb', 'player_id', tests.id('cem')),
  jsonb_build_object('slot', 'st', 'player_id', tests.id('dan'))
));
select results_eq(
  'select * from pg_temp.minutes()',
  $$values ('ada', 10, 10), ('ben', 13, 0), ('cem', 12, 5), ('child', 15, 5), ('dan', 10, 0), ('other_child', 0, 0)$$,
  'a line-up for the second period changes places and keeper at the break'
);
select public.log_match_event(tests.id('match'), 'red', 1, 480, tests.id('child'));
select results_eq(
  $$select name, minutes from pg_temp.minutes() where name in ('child', 'cem')$$, $$values ('cem', 12), ('child', 8)$$,
  'a red card ends the match, whatever the line-up says'
);
select public.log_match_event(tests.id('match'), 'yellow', 1, 30, tests.id('ada'));
select public.log_match_event(tests.id('match'), 'yellow_red', 1, 180, tests.id('ada'));
select is((select minutes from pg_temp.minutes() where name = 'ada'), 3, 'and so does a second yellow one');
select public.log_match_event(tests.id('match'), 'substitution', 2, 700, tests.id('ben'), tests.id('dan'));
select is((select minutes from pg_temp.minutes() where name = 'dan'), 10, 'added time is nobody''s');
select tests.act_as('parent');
select results_eq(
  $$select names.name, played.minutes from public.match_minutes as played join tests.names on names.id = played.player_id
    where played.match_id = tests.id('match')$$,
  $$values ('child', 8)$$, 'a family reads its own child''s minutes, though others decide about them'
);
select tests.act_as('rival_owner');
select is_empty($$select from public.match_minutes where school_id = tests.id('home')$$, 'the rivals none');
select tests.act_as_database();
update public.matches set status = 'live' where id = tests.id('match');
update public.matches set status = 'cancelled' where id = tests.id('match');
select is_empty($$select from public.match_minutes where match_id = tests.id('match')$$, 'an abandoned match counts for nobody');
select is(
  (select minutes from public.match_minutes where match_id = tests.id('rival_played_match')), 40, 'without a second line-up the first goes on'
);
select is(
  (select minutes from public.match_minutes where match_id = tests.id('other_played_match')), 40, 'and without any the starters play'
);

-- Ratings and reports

select tests.act_as('coach');
select lives_ok(
  $$insert into public.match_ratings (match_id, player_id, rating) values (tests.id('match'), tests.id('child'), 8.5)$$, 'a coach rates a player'
);
select throws_ok(
  $$insert into public.match_ratings (match_id, player_id, rating) values (tests.id('match'), tests.id('ada'), 7.3)$$, '23514', null, 'in halves'
);
select throws_ok(
  $$insert into public.match_ratings (match_id, player_id, rating) values (tests.id('match'), tests.id('eva'), 7)$$, '23503', null, 'of the squad'
);
select throws_ok(
  $$insert into public.match_ratings (match_id, player_id, rating) values (tests.id('other_played_match'), tests.id('other_child'), 1)$$,
  '42501', null, 'of the own team'
);
select tests.act_as('parent');
select is_empty($$select from public.match_ratings where match_id = tests.id('match')$$, 'the family reads it when it is shared');
select tests.act_as('coach');
update public.match_ratings set is_shared = true where match_id = tests.id('match');
select tests.act_as('player');
select results_eq($$select rating from public.match_ratings where match_id = tests.id('match')$$, $$values (8.5)$$, 'and so does the child');
select tests.act_as('admin');
select is_empty($$select from public.match_ratings$$, 'an administrator reads no ratings');

select tests.act_as('coach');
insert into public.match_reports (match_id, report) values (tests.id('match'), 'We never gave up.');
select tests.act_as('parent');
select is_empty($$select from public.match_reports where match_id = tests.id('match')$$, 'a draft is the staff''s');
select tests.act_as('coach');
select is(
  (select count(*)::int from public.match_reports where match_id = tests.id('match') and published_at is null), 1, 'and has no date'
);
update public.match_reports set is_published = true where match_id = tests.id('match');
select tests.act_as('parent');
select results_eq(
  $$select published_at from public.match_reports where match_id = tests.id('match')$$, $$values (now())$$, 'published it is for the families'
);
select tests.act_as('rival_parent');
select is_empty($$select from public.match_reports where match_id = tests.id('match')$$, 'of this team');

select * from finish();
rollback;
