-- Individual and mental training: libraries, assignments, logs and the narrow scores.
begin;
select plan(76);

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

-- Scores ------------------------------------------------------------------------------------

select tests.act_as('player');
select lives_ok(
  $$select public.log_mental_progress(tests.id('child_mental'), 5, 3, 8, 'I pictured the first pass')$$,
  'a player logs a session with scores'
);
select results_eq(
  $$select player_id, score_before, score_after from public.mental_scores where score_after = 8$$,
  $$values (tests.id('child'), 3, 8)$$, 'and reads them'
);
select throws_ok(
  $$insert into public.mental_scores (progress_id, score_before) values (tests.id('other_session'), 1)$$, '42501', null,
  'scores stand on the own log only'
);
select throws_ok(
  $$select public.log_mental_progress(tests.id('child_mental'), 5, 0)$$, '23514', null, 'scores are 1 to 10'
);
select throws_ok(
  $$update public.mental_scores set score_after = 10 where progress_id = tests.id('child_session')$$, '42501', null, 'and stay as given'
);
select tests.act_as('parent');
select isnt_empty($$select from public.mental_scores where player_id = tests.id('child')$$, 'a guardian reads the child''s');
select is_empty($$select from public.mental_scores where player_id <> tests.id('child')$$, 'and no other');
select tests.act_as('coach');
select is_empty($$select from public.mental_scores$$, 'a coach selects no scores');
select results_eq(
  $$select score_after from public.mental_scores_of(tests.id('child')) where reflection is not null order by 1$$,
  $$values (7), (8)$$, 'but may open those of a child of the team'
);
select throws_ok($$select public.mental_scores_of(tests.id('other_child'))$$, '42501', 'coach_only', 'not of a colleague''s child');
select tests.act_as('owner');
select throws_ok($$select public.mental_scores_of(tests.id('child'))$$, '42501', 'coach_only', 'an owner opens none');
select results_eq(
  $$select actor_id, player_id from public.audit_log where action = 'mental_scores_opened'$$,
  $$values (tests.id('coach'), tests.id('child'))$$, 'and sees in the audit log who did'
);
select is_empty($$select from public.mental_scores$$, 'an owner reads none either');
select tests.act_as('admin');
select throws_ok($$select public.mental_scores_of(tests.id('child'))$$, '42501', 'coach_only', 'nor does an administrator');

select * from finish();
rollback;
