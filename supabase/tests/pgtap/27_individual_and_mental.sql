-- Individual and mental training: libraries, assignments, logs and the narrow scores.
begin;
select plan(126);

-- Libraries ---------------------------------------------------------------------------------

select tests.act_as('pending');
select is_empty($$select from public.individual_exercises$$, 'without a role there is no library');
select is_empty($$select from public.mental_exercises$$, 'neither of them');

select tests.act_as('player');
select bag_eq(
  $$select id from public.individual_exercises$$,
  $$values (tests.id('individual_catalogue')), (tests.id('individual_given'))$$,
  'a player reads the catalogue and what was given to them'
);
select bag_eq(
  $$select exercise_id from public.mental_exercise_texts$$,
  $$values (tests.id('mental_catalogue')), (tests.id('mental_given'))$$,
  'with its texts'
);
select tests.act_as('parent');
select is_empty(
  $$select from public.individual_exercises where id = tests.id('individual_rival_public')$$,
  'what a stranger publishes does not reach a family'
);
select throws_ok(
  $$insert into public.mental_exercises (school_id, skill, min_age, max_age, minutes)
    values (tests.id('home'), 'imagery', 8, 12, 5)$$, '42501', null,
  'and a parent writes no exercise'
);

select tests.act_as('coach');
select set_eq(
  $$select id from public.individual_exercises$$,
  $$select tests.id('individual_' || name) from unnest(array[
    'catalogue', 'of_school', 'of_team', 'given', 'private', 'rival_public'
  ]) as name$$,
  'a coach reads the catalogue, the school''s, the team''s, the own and what others published'
);
select isnt_empty(
  $$insert into public.individual_exercises (id, school_id, team_id, visibility, topic, min_age, max_age, minutes)
    values (tests.id('new_exercise'), tests.id('home'), tests.id('team'), 'team', 'passing', 8, 12, 10)
    returning id$$,
  'and writes exercises for the own team'
);
select isnt_empty(
  $$insert into public.individual_exercise_texts (exercise_id, locale, title, aim, steps)
    values (tests.id('new_exercise'), 'de', 'Wandspiel', 'Saubere Pässe', '{Zehn Pässe links}') returning locale$$,
  'with texts'
);
select throws_ok(
  $$update public.individual_exercises set team_id = tests.id('other_team') where id = tests.id('new_exercise')$$,
  '42501', null, 'for nobody else''s team'
);
select throws_ok(
  $$insert into public.individual_exercises (school_id, team_id, visibility, topic, min_age, max_age, minutes)
    values (tests.id('home'), tests.id('rival_team'), 'team', 'passing', 8, 12, 10)$$,
  '42501', 'team_of_another_school', 'nor another school''s'
);
select throws_ok(
  $$insert into public.individual_exercises (school_id, visibility, topic, min_age, max_age, minutes)
    values (tests.id('rival'), 'school', 'passing', 8, 12, 10)$$, '42501', null, 'in no other school'
);
select throws_ok(
  $$insert into public.individual_exercises (visibility, topic, min_age, max_age, minutes)
    values ('public', 'passing', 8, 12, 10)$$, '42501', null, 'and not in the catalogue'
);
select is_empty(
  $$update public.individual_exercises set minutes = 1 where id = tests.id('individual_of_school') returning id$$,
  'a colleague''s exercise stays as it is'
);
select throws_ok(
  $$insert into public.individual_exercise_texts (exercise_id, locale, title, aim, steps)
    values (tests.id('individual_catalogue'), 'bg', 'Моя', 'Цел', '{Стъпка}')$$, '42501', null,
  'so do the catalogue''s texts'
);
select throws_ok(
  $$update public.individual_exercises set video_url = 'javascript:alert(1)' where id = tests.id('new_exercise')$$,
  '23514', null, 'a link is a secure address'
);
select throws_ok(
  $$delete from public.individual_exercises where id = tests.id('individual_given')$$, '23503', null,
  'what was given to somebody is archived, not deleted'
);
select isnt_empty(
  $$update public.individual_exercises set archived_at = now() where id = tests.id('individual_given') returning id$$,
  'archived'
);
select tests.act_as('other_coach');
select is_empty(
  $$select from public.individual_exercises where id in (tests.id('individual_of_team'), tests.id('new_exercise'))$$,
  'team means the staff of that team, not every coach'
);
select tests.act_as('owner');
select isnt_empty(
  $$select from public.individual_exercises where id = tests.id('individual_of_team')$$,
  'and the owner, whose team it is too'
);
select tests.act_as('admin');
select isnt_empty(
  $$update public.mental_exercises set minutes = 6 where id = tests.id('mental_catalogue') returning id$$,
  'the catalogue is the administrators'''
);
select is_empty(
  $$update public.mental_exercises set minutes = 6 where id = tests.id('mental_of_school') returning id$$,
  'a school''s exercise is not'
);

-- Assigning ---------------------------------------------------------------------------------

select tests.act_as('coach');
select is(
  public.assign_individual(array[tests.id('child'), tests.id('child')], tests.id('individual_catalogue'), current_date + 7, 60, 300, ' Both feet '),
  1, 'a coach gives an exercise to a player, once however often named'
);
select is(
  public.assign_individual(array[tests.id('child')], tests.id('individual_catalogue')),
  0, 'giving it again while it is open changes nothing'
);
select results_eq(
  $$select school_id, assigned_by, status::text, message, target_minutes, target_repetitions
    from public.individual_assignments
    where player_id = tests.id('child') and exercise_id = tests.id('individual_catalogue')$$,
  $$values (tests.id('home'), tests.id('coach'), 'assigned', 'Both feet', 60, 300)$$,
  'the school and the giver are the database''s to say'
);
select throws_ok(
  $$select public.assign_individual(array[tests.id('child'), tests.id('other_child')], tests.id('individual_of_school'))$$,
  '42501', null, 'one player of a colleague among them, and nobody gets it'
);
select is_empty(
  $$select from public.individual_assignments where exercise_id = tests.id('individual_of_school')$$, 'nobody'
);
select throws_ok(
  $$select public.assign_mental(array[tests.id('rival_child')], tests.id('mental_catalogue'))$$, '42501', null,
  'least of all a child of another school'
);
select throws_ok(
  $$select public.assign_mental(array[tests.id('child')], tests.id('mental_rival'))$$, '42501', null,
  'nor an exercise one may not read: naming its id would open it'
);
select throws_ok($$select public.assign_mental('{}', tests.id('mental_catalogue'))$$, 'P0001', 'players_required', 'somebody is named');
select throws_ok(
  $$select public.assign_mental(array(select gen_random_uuid() from generate_series(1, 101)), tests.id('mental_catalogue'))$$,
  'P0001', 'too_many_players', 'and not half the club'
);
select throws_ok(
  $$update public.individual_assignments set status = 'done' where id = tests.id('child_individual')$$, '42501', null,
  'nobody writes a status'
);
select throws_ok(
  $$delete from public.individual_assignments where id = tests.id('child_individual')$$, '42501', null, 'nor deletes'
);
select throws_ok(
  $$insert into public.individual_assignments (player_id, exercise_id, assigned_by)
    values (tests.id('child'), tests.id('individual_of_school'), tests.id('owner'))$$, '42501', null,
  'nor gives in another name'
);
select is(public.assign_mental(array[tests.id('child')], tests.id('mental_catalogue'), p_target_sessions => 5), 1, 'mental work likewise');
select tests.act_as('owner');
select is(public.assign_individual(array[tests.id('other_child')], tests.id('individual_of_school')), 1, 'an owner may give work in the school');
select tests.act_as('parent');
select throws_ok(
  $$select public.assign_individual(array[tests.id('child')], tests.id('individual_catalogue'))$$, '42501', null,
  'a parent gives none'
);
select tests.act_as('other_parent');
select is_empty(
  $$select from public.individual_assignments where player_id = tests.id('child')$$,
  'another parent, their claim unconfirmed, sees none of it'
);
select is_empty($$select from public.mental_assignments where player_id = tests.id('child')$$, 'neither kind');
select tests.act_as('suspended');
select is_empty($$select from public.individual_assignments$$, 'a suspended coach sees nothing');
select throws_ok(
  $$select public.assign_individual(array[tests.id('child')], tests.id('individual_catalogue'))$$, '42501', null,
  'and gives nothing'
);

-- Logging -----------------------------------------------------------------------------------

select tests.act_as('player');
select is(
  (public.log_individual_progress(tests.id('child_individual'), 15, 120, 4, ' Left foot better ')).note,
  'Left foot better', 'a player logs practice'
);
select is(
  (select status::text from public.individual_assignments where id = tests.id('child_individual')),
  'in_progress', 'which starts the assignment'
);
select results_eq(
  $$select logged_by, exercise_id, school_id from public.individual_progress where assignment_id = tests.id('child_individual')$$,
  $$values (tests.id('player'), tests.id('individual_given'), tests.id('home'))$$,
  'the entry says who and what'
);
select isnt_empty(
  $$insert into public.individual_progress (player_id, exercise_id, minutes)
    values (tests.id('child'), tests.id('individual_catalogue'), 10) returning id$$,
  'free practice is logged too'
);
select throws_ok(
  $$insert into public.individual_progress (player_id, exercise_id, minutes)
    values (tests.id('other_child'), tests.id('individual_catalogue'), 10)$$, '42501', null,
  'for nobody else'
);
select throws_ok(
  $$insert into public.individual_progress (player_id, exercise_id, assignment_id, minutes)
    values (tests.id('child'), tests.id('individual_catalogue'), tests.id('other_individual'), 10)$$,
  '42501', 'assignment_not_found', 'and on nobody else''s assignment'
);
select throws_ok(
  $$select public.log_individual_progress(tests.id('rival_individual'), 10)$$, '42501', 'assignment_not_found',
  'not with a known id of another school either'
);
select throws_ok(
  $$select public.log_individual_progress(tests.id('child_individual'))$$, '23514', null, 'an entry says how long or how often'
);
select throws_ok(
  $$select public.log_individual_progress(tests.id('child_individual'), 10, p_feeling => 6)$$, '23514', null, 'a feeling is 1 to 5'
);
select throws_ok(
  $$select public.log_individual_progress(tests.id('child_individual'), 10, p_practised_at => now() - interval '61 days')$$,
  'P0001', 'practised_at_out_of_range', 'nobody fills in last year'
);
select throws_ok(
  $$update public.individual_progress set minutes = 200 where id = tests.id('child_practice')$$, '42501', null, 'the log is not rewritten'
);
select throws_ok(
  $$delete from public.individual_progress where id = tests.id('child_practice')$$, '42501', null, 'nor torn up'
);
select tests.act_as_service();
select throws_ok(
  $$update public.individual_progress set minutes = 200 where id = tests.id('child_practice')$$,
  '42501', 'append_only', 'not even with the service key'
);

select tests.act_as('coach');
select throws_ok(
  $$select public.log_individual_progress(tests.id('child_individual'), 10)$$, '42501', null, 'a coach does not practise for a child'
);
select tests.act_as('other_coach');
select is_empty($$select from public.individual_progress where player_id = tests.id('child')$$, 'a coach of another team reads no log of the child');
select tests.act_as('admin');
select is_empty($$select from public.individual_progress$$, 'an administrator none at all');
select is_empty($$select from public.mental_progress$$, 'of neither kind');

select tests.act_as('parent');
select is(
  (select completed_by from public.tasks where individual_assignment_id = tests.id('child_individual')),
  null, 'not done yet'
);
select is(
  (public.log_individual_progress(tests.id('child_individual'), 20, p_is_finished => true)).logged_by,
  tests.id('parent'), 'a guardian logs for the child'
);
select is(
  (select status::text || ' ' || (completed_at is not null) from public.individual_assignments where id = tests.id('child_individual')),
  'done true', 'and finishes it'
);
select throws_ok(
  $$select public.log_individual_progress(tests.id('child_individual'), 10)$$, 'P0001', 'assignment_closed', 'then it is closed'
);

-- Practice ----------------------------------------------------------------------------------

select tests.act_as_database();
select is_empty(
  $$select practice from unnest(array[
      '{"kind": "breathing", "in": 4, "hold": 0, "out": 6, "rest": 0, "rounds": 12}',
      '{"kind": "breathing", "in": 5.5, "hold": 0, "out": 5.5, "rest": 0, "rounds": 40}',
      '{"kind": "steps", "seconds": [5, 600]}'
    ]::jsonb[]) as practice where private.practice_fits(practice) is not true$$,
  'breathing patterns and timed steps fit'
);
select is_empty(
  $$select practice from unnest(array[
      'null', '[]', '"breathing"', '{}', '{"kind": "dance"}',
      '{"kind": "breathing", "in": 4, "hold": 0, "out": 6, "rest": 0}',
      '{"kind": "breathing", "in": 4, "hold": 0, "out": 6, "rest": 0, "rounds": 12, "html": "x"}',
      '{"kind": "breathing", "in": "4", "hold": 0, "out": 6, "rest": 0, "rounds": 12}',
      '{"kind": "breathing", "in": 0, "hold": 0, "out": 6, "rest": 0, "rounds": 12}',
      '{"kind": "breathing", "in": 4, "hold": 21, "out": 6, "rest": 0, "rounds": 12}',
      '{"kind": "breathing", "in": 4, "hold": 0, "out": 6, "rest": 0, "rounds": 1.5}',
      '{"kind": "breathing", "in": 4, "hold": 0, "out": 6, "rest": 0, "rounds": 41}',
      '{"kind": "steps", "seconds": []}',
      '{"kind": "steps", "seconds": [4]}',
      '{"kind": "steps", "seconds": [20, null]}',
      '{"kind": "steps", "seconds": [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]}',
      '{"kind": "steps"}'
    ]::jsonb[]) as practice where private.practice_fits(practice) is not false$$,
  'and nothing else'
);

-- Writing an exercise -------------------------------------------------------------------------

create function tests.draft(changes jsonb) returns jsonb language sql as $$
  select jsonb_build_object(
    'school_id', tests.id('home'), 'visibility', 'school', 'skill', 'sleep', 'occasion', 'evening', 'min_age', 8,
    'max_age', 14, 'level', 1, 'minutes', 6, 'source', 'Own experience',
    'practice', '{"kind": "steps", "seconds": [30, 60]}'::jsonb,
    'texts', '{"de": {"title": "Gute Nacht", "aim": "Besser schlafen", "steps": ["Licht aus", "Atmen"]}}'::jsonb
  ) || changes
$$;
grant execute on function tests.draft(jsonb) to public;
select tests.named('night');
select tests.act_as('coach');
select is(public.save_mental_exercise(tests.id('night'), tests.draft('{}')), tests.id('night'), 'a coach writes an exercise with its words');
select is(
  public.save_mental_exercise(tests.id('night'), tests.draft('{"minutes": 9}')), tests.id('night'), 'sent again it is not written twice'
);
select results_eq(
  $$select author_id, minutes, source, practice ->> 'kind', title, steps from public.mental_exercises as exercise
    join public.mental_exercise_texts as words on words.exercise_id = exercise.id where id = tests.id('night')$$,
  $$values (tests.id('coach'), 6, 'Own experience', 'steps', 'Gute Nacht', '{Licht aus,Atmen}'::text[])$$, 'as it was the first time'
);
select lives_ok(
  $$select public.save_mental_exercise(
      tests.id('night'),
      tests.draft('{"minutes": 7, "practice": null, "texts": {"en": {"title": "Good night", "aim": "Sleep", "steps": ["Lights out"]}}}'),
      (select updated_at from public.mental_exercises where id = tests.id('night'))
    )$$,
  'and changes it'
);
select results_eq(
  $$select locale, minutes, practice from public.mental_exercises as exercise
    join public.mental_exercise_texts as words on words.exercise_id = exercise.id where id = tests.id('night') order by 1$$,
  $$values ('de', 7, null::jsonb), ('en', 7, null)$$, 'words in other languages stay'
);
select throws_ok(
  $$select public.save_mental_exercise(tests.id('night'), tests.draft('{}'), now() - interval '1 day')$$, 'P0001', 'stale_row',
  'not over what somebody else has saved'
);
select throws_ok(
  $$select public.save_mental_exercise(gen_random_uuid(), tests.draft('{"minutes": 0}'))$$, '23514', null, 'limits are the table''s'
);
select throws_ok(
  $$select public.save_mental_exercise(
      gen_random_uuid(), tests.draft(jsonb_build_object('school_id', tests.id('rival')))
    )$$, '42501', null, 'not for another school'
);
select throws_ok(
  $$select public.save_mental_exercise(gen_random_uuid(), tests.draft('{"school_id": null, "visibility": "public"}'))$$,
  '42501', null, 'nor into the catalogue'
);
select tests.act_as('other_coach');
select throws_ok(
  $$select public.save_mental_exercise(
      tests.id('night'), tests.draft('{}'), (select updated_at from public.mental_exercises where id = tests.id('night'))
    )$$, '42501', 'exercise_taken', 'a colleague reads it and changes nothing'
);
select throws_ok(
  $$select public.save_mental_exercise(tests.id('night'), tests.draft('{}'))$$, '42501', 'exercise_taken', 'in no way'
);
select tests.act_as('parent');
select throws_ok(
  $$select public.save_mental_exercise(gen_random_uuid(), tests.draft('{}'))$$, '42501', null, 'a parent writes none'
);

-- Moods and words ---------------------------------------------------------------------------

select tests.act_as_database();
create function tests.words() returns bigint language sql as $$
  select count(*) from public.mental_reflections where progress_id = tests.id('first_log')
$$;
create function tests.moods() returns bigint language sql as $$
  select count(*) from public.mental_scores where progress_id = tests.id('first_log')
$$;
grant execute on function tests.words(), tests.moods() to public;
select tests.named('first_log'), tests.named('parent_log'), tests.named('free_log'), tests.named('little_log');

select tests.act_as('player');
select is(
  (public.log_mental_progress(
    tests.id('first_log'), 5, tests.id('child_mental'), p_score_before => 3, p_score_after => 8,
    p_reflection => ' I pictured the first pass '
  )).logged_by,
  tests.id('player'), 'a player logs a session with moods and words'
);
select is(
  (public.log_mental_progress(
    tests.id('first_log'), 9, tests.id('child_mental'), p_score_before => 1, p_reflection => 'Again', p_is_finished => true
  )).minutes,
  5, 'the same id again changes nothing'
);
select results_eq(
  $$select mood.written_by, score_before, score_after, body, is_shared_with_coaches or is_shared_with_family
    from public.mental_scores as mood join public.mental_reflections using (progress_id)
    where progress_id = tests.id('first_log')$$,
  $$values (tests.id('player'), 3, 8, 'I pictured the first pass', false)$$, 'and reads them, private as they are'
);
select is(
  (public.log_mental_progress(
    tests.id('free_log'), 4, p_player_id => tests.id('child'), p_exercise_id => tests.id('mental_catalogue'),
    p_reflection => 'Just so'
  )).assignment_id,
  null, 'practice of one''s own accord is logged too'
);
select throws_ok(
  $$select public.log_mental_progress(gen_random_uuid(), 5, p_player_id => tests.id('other_child'), p_exercise_id => tests.id('mental_catalogue'))$$,
  '42501', null, 'for nobody else'
);
select throws_ok(
  $$insert into public.mental_scores (progress_id, score_before) values (tests.id('other_session'), 1)$$, '42501', null,
  'moods stand on the own log only'
);
select throws_ok(
  $$insert into public.mental_reflections (progress_id, body) values (tests.id('other_session'), 'I hate it')$$, '42501', null,
  'nor does one put words into another mouth'
);
select throws_ok(
  $$select public.log_mental_progress(gen_random_uuid(), 5, tests.id('child_mental'), p_score_before => 0)$$, '23514', null,
  'moods are 1 to 10'
);
select throws_ok(
  $$update public.mental_scores set score_after = 10 where progress_id = tests.id('child_session')$$, '42501', null, 'and stay as given'
);
select throws_ok(
  $$update public.mental_reflections set body = 'x' where progress_id = tests.id('first_log')$$, '42501', null, 'so do words'
);

select tests.act_as('parent');
select is_empty($$select from public.mental_scores where player_id = tests.id('child')$$, 'a guardian reads no mood the child noted');
select is_empty($$select from public.mental_reflections where player_id = tests.id('child')$$, 'nor what it wrote');
select isnt_empty($$select from public.mental_progress where id = tests.id('first_log')$$, 'only that it practised');
select throws_ok(
  $$insert into public.mental_scores (progress_id, score_before) values (tests.id('free_log'), 2)$$, '42501', null,
  'and adds no mood to an entry of the child'
);
select lives_ok(
  $$select public.log_mental_progress(
      tests.id('parent_log'), 5, tests.id('child_mental'), p_score_after => 6, p_reflection => 'We did it together'
    )$$,
  'a guardian logs for the child'
);
select results_eq(
  $$select progress_id from public.mental_scores where player_id = tests.id('child')
    union all select progress_id from public.mental_reflections where player_id = tests.id('child')$$,
  $$values (tests.id('parent_log')), (tests.id('parent_log'))$$, 'and reads what they wrote themselves'
);
select throws_ok(
  $$select public.log_mental_progress(
      gen_random_uuid(), 5, tests.id('child_mental'), p_reflection => 'For you, coach', p_is_shared_with_coaches => true
    )$$,
  '42501', null, 'but shares nothing for a child that has an account'
);
select is_empty(
  $$update public.mental_reflections set is_shared_with_coaches = true where player_id = tests.id('child') returning progress_id$$,
  'neither later'
);
select is_empty($$delete from public.mental_reflections where player_id = tests.id('child') returning progress_id$$, 'nor deletes it');
select ok(
  public.export_child_data(tests.id('child')) ->> 'tables' not like '%first pass%'
  and public.export_child_data(tests.id('child')) ->> 'tables' like '%We did it together%',
  'a guardian''s copy has their own words, not the child''s'
);
select ok(
  public.export_child_data(tests.id('child')) #> '{tables,mental_scores}' = (
    select jsonb_agg(to_jsonb(mood) - 'written_by') from public.mental_scores as mood where player_id = tests.id('child')
  ),
  'and their own moods'
);

-- Everybody else, by every way.
select tests.act_as('coach');
select is_empty($$select from public.mental_scores$$, 'a coach reads no mood');
select is_empty($$select from public.mental_reflections$$, 'and no private words');
select isnt_empty($$select from public.mental_progress where id = tests.id('first_log')$$, 'only that it was done');
select is_empty(
  $$update public.mental_reflections set is_shared_with_coaches = true returning progress_id$$, 'shares none with themselves'
);
select ok(public.export_my_data() ->> 'tables' not like '%first pass%', 'and takes none along');
select throws_ok(
  $$select public.log_mental_progress(tests.id('first_log'), 5, tests.id('child_mental'))$$, '42501', 'entry_taken',
  'a known id opens nothing'
);
select tests.act_as('owner');
select is_empty($$select from public.mental_scores$$, 'an owner reads no mood');
select is_empty($$select from public.mental_reflections$$, 'and no words');
select tests.act_as('admin');
select is_empty($$select from public.mental_scores$$, 'nor does an administrator');
select is_empty($$select from public.mental_reflections$$, 'no words either');
select tests.act_as('rival_coach');
select is_empty($$select from public.mental_reflections where player_id = tests.id('child')$$, 'nor another school');

-- Sharing and taking back.
select tests.act_as('player');
select isnt_empty(
  $$update public.mental_reflections set is_shared_with_coaches = true
    where progress_id = tests.id('first_log') returning progress_id$$,
  'the player shares one entry with the coaches'
);
select tests.act_as('coach');
select results_eq(
  $$select body from public.mental_reflections$$, $$values ('I pictured the first pass')$$, 'who read this one'
);
select is(tests.moods(), 0::bigint, 'without the mood');
select tests.act_as('parent');
select is(tests.words(), 0::bigint, 'the family does not');
select tests.act_as('owner');
select is(tests.words(), 0::bigint, 'nor the owner');
select tests.act_as('admin');
select is(tests.words(), 0::bigint, 'nor an administrator');
select tests.act_as('other_coach');
select is(tests.words(), 0::bigint, 'nor a coach of another team');
select tests.act_as('player');
update public.mental_reflections set is_shared_with_coaches = false, is_shared_with_family = true
where progress_id = tests.id('first_log');
select tests.act_as('coach');
select is(tests.words(), 0::bigint, 'taken back it is closed to the coaches at once');
select tests.act_as('parent');
select is(tests.words(), 1::bigint, 'and open to the family it was shared with');
select is(tests.moods(), 0::bigint, 'still without the mood');

-- A coach of the team who is a guardian too, and a second guardian: neither role opens more.
select tests.act_as_database();
update public.mental_reflections set is_shared_with_family = false where progress_id = tests.id('first_log');
insert into public.role_assignments (user_id, role, school_id)
values (tests.id('parent'), 'coach', tests.id('home'));
insert into public.team_staff (team_id, user_id, role)
values (tests.id('team'), tests.id('parent'), 'assistant_coach');
select tests.act_as('parent');
select is(tests.words() + tests.moods(), 0::bigint, 'a coach who is the parent reads neither');

-- A child without an account: the guardian who writes decides.
select tests.act_as_database();
update public.players set user_id = null where id = tests.id('other_child');
select tests.act_as('other_parent');
select lives_ok(
  $$select public.log_mental_progress(
      tests.id('little_log'), 3, p_player_id => tests.id('other_child'), p_exercise_id => tests.id('mental_catalogue'),
      p_score_before => 2, p_reflection => 'Counted the breaths', p_is_shared_with_coaches => true
    )$$,
  'a guardian writes and shares for a child without an account'
);
select tests.act_as('other_coach');
select results_eq(
  $$select body from public.mental_reflections where player_id = tests.id('other_child')$$,
  $$values ('Counted the breaths')$$, 'its coach reads the words'
);
select is_empty($$select from public.mental_scores where player_id = tests.id('other_child')$$, 'never the mood');
select tests.act_as('other_parent');
select isnt_empty(
  $$delete from public.mental_reflections where progress_id = tests.id('little_log') returning progress_id$$,
  'and takes them away again'
);
select tests.act_as_database();
update public.guardian_links set status = 'ended'
where player_id = tests.id('other_child') and guardian_id = tests.id('other_parent');
select tests.act_as('other_parent');
select is_empty(
  $$select progress_id from public.mental_scores where player_id = tests.id('other_child')
    union all select progress_id from public.mental_reflections where player_id = tests.id('other_child')$$,
  'an ended link closes what was written too'
);

select tests.act_as('player');
select ok(
  public.export_child_data(tests.id('child')) ->> 'tables' like '%first pass%'
  and jsonb_array_length(public.export_child_data(tests.id('child')) #> '{tables,mental_scores}')
    = (select count(*) from public.mental_scores where player_id = tests.id('child')),
  'the player''s own copy has all of it'
);
select isnt_empty(
  $$delete from public.mental_reflections where progress_id = tests.id('first_log') returning progress_id$$,
  'and the player may delete the words'
);

select * from finish();
rollback;
