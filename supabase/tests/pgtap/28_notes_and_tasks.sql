-- Notes and tasks: who reads a coach's words, and how work moves.
begin;
select plan(114);

-- Notes: reading ----------------------------------------------------------------------------

select tests.act_as('coach');
select bag_eq(
  $$select id from public.notes$$,
  $$values (tests.id('child_staff_note')), (tests.id('child_player_note')), (tests.id('child_family_note'))$$,
  'a coach reads the notes about the players of the own team'
);
select tests.act_as('other_coach');
select results_eq($$select id from public.notes$$, $$values (tests.id('other_note'))$$, 'and of no other team');
select tests.act_as('player');
select bag_eq(
  $$select id from public.notes$$,
  $$values (tests.id('child_player_note')), (tests.id('child_family_note'))$$,
  'a player reads what is for the player and for the family'
);
select tests.act_as('parent');
select results_eq($$select id from public.notes$$, $$values (tests.id('child_family_note'))$$, 'a guardian what is for the family');
select tests.act_as('other_parent');
select results_eq($$select id from public.notes$$, $$values (tests.id('other_note'))$$, 'another family nothing of it');
select tests.act_as('officer');
select results_eq(
  $$select id from public.notes$$, $$values (tests.id('child_player_note'))$$,
  'the safeguarding officer reads what an adult sends a child past its guardians'
);
select tests.act_as('owner');
select is((select count(*)::int from public.notes), 4, 'an owner reads those of the school');
select tests.act_as('rival_owner');
select results_eq($$select id from public.notes$$, $$values (tests.id('rival_note'))$$, 'and of no other');
select tests.act_as('admin');
select is_empty($$select from public.notes$$, 'an administrator none');
select is_empty($$select from public.note_versions$$, 'not even old ones');
select tests.act_as('suspended');
select is_empty($$select from public.notes$$, 'a suspended coach none');

-- Notes: writing ----------------------------------------------------------------------------

select tests.act_as('coach');
select isnt_empty(
  $$insert into public.notes (id, player_id, kind, body)
    values (tests.id('new_note'), tests.id('child'), 'praise', 'Looked over the shoulder before receiving') returning id$$,
  'a coach writes about a player of the team'
);
select results_eq(
  $$select author_id, school_id, visibility::text, version from public.notes where id = tests.id('new_note')$$,
  $$values (tests.id('coach'), tests.id('home'), 'staff', 1)$$, 'for the staff, unless shared'
);
select throws_ok(
  $$insert into public.notes (player_id, body) values (tests.id('other_child'), 'Spying')$$, '42501', null,
  'not about a colleague''s'
);
select throws_ok(
  $$insert into public.notes (player_id, body) values (tests.id('rival_child'), 'Spying')$$, '42501', null,
  'nor about one of another school'
);
select throws_ok(
  $$insert into public.notes (player_id, body, author_id) values (tests.id('child'), 'Blame', tests.id('owner'))$$, '42501', null,
  'nor in another name'
);
select throws_ok($$insert into public.notes (player_id, body) values (tests.id('child'), '  ')$$, '23514', null, 'not without words');
select throws_ok(
  $$insert into public.notes (player_id, body) values (tests.id('child'), repeat('a', 4001))$$, '23514', null, 'and not a book'
);
select throws_ok($$delete from public.notes where id = tests.id('new_note')$$, '42501', null, 'notes are not deleted');
select throws_ok(
  $$update public.notes set player_id = tests.id('other_child') where id = tests.id('new_note')$$, '42501', null,
  'nor moved to another child'
);

select isnt_empty(
  $$update public.notes set body = 'Scans before every pass', visibility = 'family' where id = tests.id('new_note') returning id$$,
  'the author edits and shares'
);
select results_eq(
  $$select version, body, visibility::text, edited_by from public.note_versions where note_id = tests.id('new_note')$$,
  $$values (1, 'Looked over the shoulder before receiving', 'staff', tests.id('coach'))$$,
  'the former words are kept'
);
select is((select version from public.notes where id = tests.id('new_note')), 2, 'and counted');
select throws_ok($$delete from public.note_versions$$, '42501', null, 'nobody tears them out');
select throws_ok(
  $$insert into public.note_versions (note_id, version, school_id, player_id, kind, visibility, body, occurred_on)
    values (tests.id('new_note'), 9, tests.id('home'), tests.id('child'), 'praise', 'staff', 'Forged', current_date)$$,
  '42501', null, 'or forges one'
);

select tests.act_as('parent');
select isnt_empty($$select from public.notes where id = tests.id('new_note')$$, 'now the guardian reads the note');
select is_empty($$select from public.note_versions$$, 'but not what stood there when it was for the staff');
select is(
  (select count(*)::int from public.notifications where kind = 'note_shared' and link = '/notes/history/details/' || tests.id('new_note')),
  1, 'and was told once'
);
select is_empty(
  $$select from public.notifications where kind = 'note_shared' and payload::text like '%Scans%'$$, 'without the words'
);
select tests.act_as('player');
select is_empty(
  $$update public.notes set body = 'I am the best' where id = tests.id('child_family_note') returning id$$, 'a player edits nothing'
);

-- A second coach of the team reads along, and is not the author.
select tests.act_as('owner');
select lives_ok(
  $$insert into public.team_staff (team_id, user_id, role) values (tests.id('team'), tests.id('officer'), 'assistant_coach')$$,
  'a colleague joins the team'
);
select tests.act_as('officer');
select isnt_empty($$select from public.notes where id = tests.id('child_staff_note')$$, 'a colleague on the team reads the staff''s notes');
select is_empty(
  $$update public.notes set body = 'Other words' where id = tests.id('child_staff_note') returning id$$, 'and edits none'
);
select tests.act_as('owner');
select throws_ok(
  $$update public.notes set body = 'Other words' where id = tests.id('child_staff_note')$$, '42501', 'not_your_note',
  'an owner puts no words into a coach''s mouth'
);
select throws_ok(
  $$update public.notes set visibility = 'family' where id = tests.id('child_staff_note')$$, '42501', 'not_your_note',
  'nor shares them'
);
select isnt_empty(
  $$update public.notes set archived_at = now() where id = tests.id('child_family_note') returning id$$, 'but may withdraw a note'
);
select tests.act_as('parent');
select is_empty($$select from public.notes where id = tests.id('child_family_note')$$, 'which closes it to the family');
select tests.act_as('player');
select is_empty($$select from public.notes where id = tests.id('child_family_note')$$, 'the player included');

-- Receipts.
select isnt_empty($$insert into public.note_reads (note_id) values (tests.id('new_note')) returning user_id$$, 'a reader says so');
select throws_ok(
  $$insert into public.note_reads (note_id) values (tests.id('child_staff_note'))$$, '42501', null, 'of notes one may read'
);
select throws_ok(
  $$insert into public.note_reads (note_id, user_id) values (tests.id('new_note'), tests.id('parent'))$$, '42501', null, 'for oneself'
);
select results_eq($$select user_id from public.note_reads$$, $$values (tests.id('player'))$$, 'and sees only the own receipt');
select tests.act_as('coach');
select bag_eq(
  $$select user_id from public.note_reads$$, $$values (tests.id('player')), (tests.id('parent'))$$, 'the coach sees who read'
);

-- A coach who leaves the team loses the children's notes, the own ones included.
select tests.act_as('owner');
select isnt_empty(
  $$delete from public.team_staff where team_id = tests.id('team') and user_id = tests.id('officer') returning user_id$$, 'the colleague leaves'
);
select tests.act_as('officer');
select is_empty($$select from public.notes where visibility = 'staff'$$, 'and the notes are closed at once');
select is_empty($$select player_id from public.list_coach_lab()$$, 'the coach lab too');
select throws_ok(
  $$select public.add_note_and_tasks(tests.id('child'), '{"body": "One more thing"}')$$, '42501', null, 'and nothing more is written'
);

-- Tasks: giving -----------------------------------------------------------------------------

select tests.act_as('coach');
select is(
  public.assign_tasks(
    array[tests.id('child')],
    jsonb_build_object('title', ' Watch the final ', 'body', 'Only the left back', 'due_at', now() + interval '2 days')
  ), 1, 'a coach gives a task'
);
select results_eq(
  $$select title, kind::text, school_id, assigned_by, status::text from public.tasks where title like 'Watch%'$$,
  $$values ('Watch the final', 'general', tests.id('home'), tests.id('coach'), 'open')$$, 'in the own name and the player''s school'
);
select throws_ok(
  $$select public.assign_tasks(array[tests.id('child'), tests.id('other_child')], '{"title": "Everybody"}')$$, '42501', null,
  'with one player of a colleague nobody gets it'
);
select throws_ok(
  $$select public.assign_tasks(array[tests.id('rival_child')], '{"title": "Lose on Sunday"}')$$, '42501', null, 'nor a player of another school'
);
select throws_ok($$select public.assign_tasks(array[tests.id('child')], '{"title": " "}')$$, '23514', null, 'a task has a title');
select throws_ok($$select public.assign_tasks(null, '{"title": "Nobody"}')$$, 'P0001', 'players_required', 'and somebody to do it');
select throws_ok(
  $$select public.assign_tasks(array[tests.id('child')], jsonb_build_object('exercise_id', tests.id('individual_catalogue')))$$,
  'P0001', 'exercise_needs_kind', 'an exercise is individual or mental'
);
select is(
  public.assign_tasks(array[tests.id('child')], jsonb_build_object(
    'kind', 'individual', 'exercise_id', tests.id('individual_catalogue'), 'body', 'Weak foot', 'due_at', '2030-05-01T18:00:00Z'
  )), 1, 'with an exercise it becomes an assignment'
);
select results_eq(
  $$select task.title, task.body, task.due_at, assignment.due_on
    from public.tasks as task
    join public.individual_assignments as assignment on assignment.id = task.individual_assignment_id
    where assignment.exercise_id = tests.id('individual_catalogue')$$,
  $$select null::text, 'Weak foot', (timestamp '2030-05-01 23:59' at time zone school.time_zone), date '2030-05-01'
    from public.schools as school where school.id = tests.id('home')$$,
  'with one task, due at the end of the day where the school is'
);
select throws_ok(
  $$update public.tasks set title = 'My words' where id = tests.id('child_individual_task')$$, 'P0001', 'task_follows_assignment',
  'whose words and day are the assignment''s'
);
select throws_ok(
  $$insert into public.tasks (player_id, title, note_id) values (tests.id('child'), 'Peep', tests.id('other_note'))$$,
  '42501', 'note_of_another_player', 'a task hangs on a note about the same player only'
);
select throws_ok($$update public.tasks set status = 'done' where id = tests.id('child_task')$$, '42501', null, 'nobody writes a status');
select throws_ok($$delete from public.tasks where id = tests.id('child_task')$$, '42501', null, 'nor deletes a task');
select tests.act_as('player');
select isnt_empty($$select from public.notifications where kind = 'task_assigned'$$, 'the player hears of it');
select throws_ok(
  $$insert into public.tasks (player_id, title) values (tests.id('child'), 'Nothing')$$, '42501', null, 'and gives themselves none'
);
select tests.act_as('other_player');
select is_empty($$select from public.notifications where kind = 'task_assigned'$$, 'another player does not');

-- A note and what follows from it.
select tests.act_as('coach');
select isnt_empty(
  $$select public.add_note_and_tasks(
    tests.id('child'),
    '{"kind": "goal", "visibility": "family", "body": "Use the left foot"}',
    jsonb_build_array(
      jsonb_build_object('title', 'Ten passes a day'),
      jsonb_build_object('kind', 'mental', 'exercise_id', tests.id('mental_catalogue'))
    )
  )$$, 'a note and its tasks in one step'
);
select is(
  (select count(*)::int from public.tasks as task join public.notes as note on note.id = task.note_id where note.body = 'Use the left foot'),
  2, 'both tasks hang on it'
);
select throws_ok(
  $$select public.add_note_and_tasks(tests.id('child'), '{"body": "Half"}', '[{"title": "Fine"}, {"title": ""}]')$$, '23514', null,
  'or nothing at all'
);
select is_empty($$select from public.notes where body = 'Half'$$, 'not even the note');
select throws_ok(
  $$select public.add_note_and_tasks(tests.id('other_child'), '{"body": "Spying"}', '[]')$$, '42501', null, 'about own players only'
);
select throws_ok(
  $$select public.add_note_and_tasks(tests.id('child'), null, null)$$, 'P0001', 'note_or_tasks_required', 'and not about nothing'
);

-- Sent again after a lost answer.
select is(
  public.assign_tasks(array[tests.id('child')], '{"title": "Once", "request_id": "0d9a3c3e-0000-4000-8000-00000000aaaa"}'),
  1, 'a task that is sent'
);
select is(
  public.assign_tasks(array[tests.id('child')], '{"title": "Once", "request_id": "0d9a3c3e-0000-4000-8000-00000000aaaa"}'),
  1, 'and sent again counts the same'
);
select is((select count(*)::int from public.tasks where title = 'Once'), 1, 'but stands there once');
select is(
  public.add_note_and_tasks(
    tests.id('child'), '{"id": "0d9a3c3e-0000-4000-8000-00000000bbbb", "body": "Said once"}',
    '[{"title": "Follow", "request_id": "0d9a3c3e-0000-4000-8000-00000000cccc"}]'
  ), '0d9a3c3e-0000-4000-8000-00000000bbbb', 'a note that is sent'
);
select is(
  public.add_note_and_tasks(
    tests.id('child'), '{"id": "0d9a3c3e-0000-4000-8000-00000000bbbb", "body": "Said once"}',
    '[{"title": "Follow", "request_id": "0d9a3c3e-0000-4000-8000-00000000cccc"}]'
  ), '0d9a3c3e-0000-4000-8000-00000000bbbb', 'and sent again is the same note'
);
select is(
  (select count(*)::int from public.notes where body = 'Said once')
  + (select count(*)::int from public.tasks where title = 'Follow'), 2, 'with its task once'
);
select tests.act_as('other_coach');
select throws_ok(
  $$select public.add_note_and_tasks(
    tests.id('other_child'), '{"id": "0d9a3c3e-0000-4000-8000-00000000bbbb", "body": "Mine"}'
  )$$, '42501', 'not_your_note', 'under an id of somebody else''s note nobody writes'
);

-- The coach lab.
select tests.act_as('coach');
select results_eq(
  $$select player_id, total_count::int from public.list_coach_lab()$$,
  $$values (tests.id('child'), 1)$$, 'a coach looks at the players of the own teams'
);
select is(
  (select note_body from public.list_coach_lab(p_player_id => tests.id('child'))),
  (select body from public.notes where player_id = tests.id('child') and archived_at is null
    order by occurred_on desc, created_at desc limit 1),
  'with the latest note'
);
select is(
  (select open_tasks from public.list_coach_lab()),
  (select count(*)::int from public.tasks where player_id = tests.id('child') and status in ('open', 'in_progress')),
  'and what is open'
);
select is_empty($$select player_id from public.list_coach_lab(p_query => 'nobody of that name')$$, 'found by name');
select is_empty($$select player_id from public.list_coach_lab(p_is_waiting => true)$$, 'who has a fresh note does not wait');
select is_empty($$select player_id from public.list_coach_lab(p_player_id => tests.id('other_child'))$$, 'no colleague''s player');
select is_empty($$select player_id from public.list_coach_lab(p_player_id => tests.id('rival_child'))$$, 'nor one of another school');
select tests.act_as('parent');
select is_empty($$select player_id from public.list_coach_lab()$$, 'a guardian has no coach lab');
select tests.act_as('player');
select is_empty($$select player_id from public.list_coach_lab()$$, 'nor has a player');
select tests.act_as('suspended');
select is_empty($$select player_id from public.list_coach_lab()$$, 'nor somebody suspended');

-- A coach who is a parent too reads of the own child what a parent reads, and gives it no work.
select tests.act_as_database();
insert into public.guardian_links (guardian_id, player_id, relationship, status, can_respond)
values (tests.id('other_coach'), tests.id('child'), 'father', 'active', true);
select tests.act_as('other_coach');
select is_empty(
  $$select from public.notes where player_id = tests.id('child') and visibility <> 'family'$$,
  'a coach who is a parent reads no staff note about the own child'
);
select is_empty($$select from public.note_versions where player_id = tests.id('child')$$, 'and no former words');
select throws_ok(
  $$select public.add_note_and_tasks(tests.id('child'), '{"body": "My son is great"}')$$, '42501', null, 'writes none'
);
select throws_ok(
  $$select public.assign_tasks(array[tests.id('child')], '{"title": "Tidy up"}')$$, '42501', null, 'and gives it no task of the club'
);
select is_empty($$select player_id from public.list_coach_lab(p_player_id => tests.id('child'))$$, 'nor looks at it in the lab');
select tests.act_as_database();
delete from public.guardian_links where guardian_id = tests.id('other_coach') and player_id = tests.id('child');

-- Tasks: moving -----------------------------------------------------------------------------

select tests.act_as('player');
select is((public.set_task_status(tests.id('child_task'), 'in_progress')).status::text, 'in_progress', 'a player starts');
select is(
  (public.set_task_status(tests.id('child_task'), 'done', ' In the bag ')).result, 'In the bag', 'and finishes with a word'
);
select throws_ok(
  $$select public.set_task_status(tests.id('child_task'), 'in_progress')$$, 'P0001', 'illegal_transition', 'done is not in progress'
);
select throws_ok(
  $$select public.set_task_status(tests.id('child_task'), 'cancelled')$$, '42501', 'giver_only', 'nobody cancels the own duty'
);
select throws_ok(
  $$select public.set_task_status(tests.id('other_task'), 'done')$$, '42501', 'task_not_found', 'nor touches another''s'
);
select tests.act_as('coach');
select throws_ok(
  $$select public.set_task_status(tests.id('child_task'), 'cancelled')$$, 'P0001', 'illegal_transition', 'what is done is not cancelled'
);
select is((public.set_task_status(tests.id('child_task'), 'open')).status::text, 'open', 'but reopened');
select throws_ok(
  $$select public.set_task_status(tests.id('other_task'), 'cancelled')$$, '42501', 'task_not_found', 'a coach moves no colleague''s tasks'
);
select tests.act_as('parent');
select results_eq(
  $$select status::text, completed_by from public.set_task_status(tests.id('child_task'), 'done')$$,
  $$values ('done', tests.id('parent'))$$, 'a guardian finishes for the child'
);
select is((public.set_task_status(tests.id('child_mental_task'), 'done')).status::text, 'done', 'also what is mental');
select is(
  (select status::text from public.mental_assignments where id = tests.id('child_mental')), 'done', 'the assignment is done with its task'
);
select throws_ok(
  $$select public.set_task_status(tests.id('child_mental_task'), 'open')$$, 'P0001', 'illegal_transition', 'and is given anew, not reopened'
);
select tests.act_as_database();
update public.guardian_links set can_respond = false where id = tests.id('parent_of_child');
select tests.act_as('parent');
select throws_ok(
  $$select public.set_task_status(tests.id('child_individual_task'), 'done')$$, '42501', 'task_not_found',
  'a guardian who may not answer only reads'
);
select tests.act_as('coach');
select is((public.set_task_status(tests.id('child_individual_task'), 'cancelled')).status::text, 'cancelled', 'a coach cancels what was given');
select throws_ok(
  $$select public.set_task_status(tests.id('child_individual_task'), 'open')$$, 'P0001', 'illegal_transition', 'for good'
);
select tests.act_as('rival_coach');
select throws_ok(
  $$select public.set_task_status(tests.id('child_task'), 'open')$$, '42501', 'task_not_found', 'another school moves nothing'
);

-- Tasks of colleagues.
select tests.act_as('other_coach');
select is((public.set_task_status(tests.id('staff_task'), 'done')).completed_by, tests.id('other_coach'), 'a colleague does what was asked');
select throws_ok(
  $$insert into public.tasks (school_id, user_id, title) values (tests.id('home'), tests.id('parent'), 'Wash the bibs')$$,
  '42501', 'assignee_not_staff', 'a parent is no colleague'
);
select throws_ok(
  $$insert into public.tasks (school_id, user_id, title) values (tests.id('rival'), tests.id('rival_coach'), 'Go home')$$,
  '42501', null, 'nor is a coach of another school'
);
select tests.act_as('officer');
select is_empty($$select from public.tasks$$, 'who has no part in a task does not see it');

-- The end of a record.
select tests.act_as('owner');
select throws_ok(
  $$delete from public.players where id = tests.id('other_child')$$, '23503', 'player_has_history',
  'a player with work and notes is not deleted'
);
select tests.act_as_database();
select lives_ok($$select private.erase_player(tests.id('child'))$$, 'but may be forgotten');
select is_empty(
  $$select player_id from public.notes where player_id = tests.id('child')
    union all select player_id from public.note_versions where player_id = tests.id('child')
    union all select player_id from public.tasks where player_id = tests.id('child')
    union all select player_id from public.individual_progress where player_id = tests.id('child')
    union all select player_id from public.mental_progress where player_id = tests.id('child')
    union all select player_id from public.mental_scores where player_id = tests.id('child')
    union all select player_id from public.mental_reflections where player_id = tests.id('child')
    union all select player_id from public.mental_assignments where player_id = tests.id('child')$$,
  'words, work and scores with them'
);

select * from finish();
rollback;
