-- What the safeguarding officer may open, and what the audit log says about it.
begin;
select plan(45);

create function tests.message(words text)
returns bigint
language sql
security definer
as $$
  select id from public.messages where body = words;
$$;
grant execute on all functions in schema tests to public;

-- Who may open what
select tests.act_as('owner');
select throws_ok($$select public.officer_read_conversation(tests.id('team_chat'), 'I want to know everything')$$, '42501', 'safeguarding_officer_only', 'an owner opens nothing');
select tests.act_as('admin');
select throws_ok($$select public.officer_read_conversation(tests.id('team_chat'), 'I want to know everything')$$, '42501', 'safeguarding_officer_only', 'nor an administrator');
select tests.act_as('coach');
select throws_ok($$select public.officer_read_conversation(tests.id('team_chat'), 'I want to know everything')$$, '42501', 'safeguarding_officer_only', 'nor a coach who is in it');
select throws_ok($$select public.officer_list_conversations(tests.id('child'), 'I want to know everything')$$, '42501', 'safeguarding_officer_only', 'or looks after the child');
select throws_ok($$select private.open_to_officer('x', 'I want to know everything', tests.id('team_chat'))$$, '42501', null, 'the check itself is not callable');

select tests.act_as('officer');
select throws_ok($$select public.officer_read_conversation(tests.id('team_chat'), 'because')$$, 'P0001', 'reason_required', 'the officer says why');
select throws_ok($$select public.officer_read_conversation(tests.id('team_chat'), null)$$, 'P0001', 'reason_required', 'always');
select throws_ok($$select public.officer_read_conversation(tests.id('rival_adults_chat'), 'There is a report there')$$, '42501', 'safeguarding_officer_only', 'another school''s reports are closed');
select throws_ok($$select public.officer_read_conversation(tests.id('adults_chat'), 'I am only curious')$$, '42501', 'safeguarding_officer_only', 'adults'' conversations without report as well');
select throws_ok($$select public.officer_list_conversations(tests.id('rival_child'), 'A concern was raised')$$, '42501', 'safeguarding_officer_only', 'and other schools'' children');
select results_eq(
  $$select author_name, body from public.officer_read_conversation(tests.id('supervised_chat'), 'A concern was raised by the school')$$,
  $$values ('Player Test', 'Which boots for tomorrow?')$$,
  'where a minor is, the officer reads with a reason'
);
select results_eq(
  $$select body, versions -> 0 ->> 'body', versions -> 0 ->> 'change'
    from public.officer_read_conversation(tests.id('team_chat'), 'A message was reported') where edited_at is not null$$,
  $$values ('We are fifteen minutes late', 'We are ten minutes late', 'edited')$$,
  'and sees what stood there before'
);
select is(
  (select count(*)::int from public.officer_read_conversation(tests.id('team_chat'), 'A message was reported', p_limit => 1)), 1, 'page by page'
);
select is_empty(
  $$select from public.officer_read_conversation(tests.id('team_chat'), 'A message was reported', tests.message('Training at five'))$$,
  'down to the first'
);
select bag_eq(
  $$select conversation_id from public.officer_list_conversations(tests.id('child'), 'A concern was raised')$$,
  $$values (tests.id('team_chat')), (tests.id('family_chat')), (tests.id('supervised_chat'))$$,
  'and finds the conversations of a child'
);
select tests.act_as('owner');
select is(
  (select count(*)::int from public.audit_log where actor_id = tests.id('officer') and action = 'conversation_opened'), 4,
  'each opening that was granted is written down'
);
select isnt_empty(
  $$select from public.audit_log where actor_id = tests.id('officer') and action = 'conversations_listed' and player_id = tests.id('child')$$,
  'each search'
);
select isnt_empty(
  $$select from public.audit_log where details ->> 'reason' = 'A concern was raised by the school'$$, 'with its reason'
);

-- A report opens a conversation of adults, until it is closed
select tests.act_as('other_coach');
select lives_ok($$select public.report_message(tests.message('Swap pitches on Friday?'), 'Threat')$$, 'an adult reports');
select tests.act_as('officer');
select isnt_empty($$select from public.officer_read_conversation(tests.id('adults_chat'), 'It was reported to me')$$, 'which opens the conversation');
select lives_ok($$select public.delete_message(tests.message('Swap pitches on Friday?'))$$, 'the officer takes a reported message away');
select isnt_empty($$select from public.officer_read_conversation(tests.id('adults_chat'), 'It was reported to me') where versions -> 0 ->> 'body' = 'Swap pitches on Friday?'$$, 'and still reads it');
select tests.act_as('owner');
select isnt_empty($$select from public.audit_log where action = 'message_removed' and user_id = tests.id('coach')$$, 'the log knows');
select tests.act_as('officer');
select lives_ok($$select public.set_report_status(id, 'in_review') from public.message_reports where reason = 'Threat'$$, 'a report is looked into');
select lives_ok($$select public.set_report_status(id, 'closed', 'Settled between both') from public.message_reports where reason = 'Threat'$$, 'and closed');
select throws_ok($$select public.officer_read_conversation(tests.id('adults_chat'), 'Once more, please')$$, '42501', 'safeguarding_officer_only', 'which closes the conversation again');
select throws_ok($$select public.set_report_status(id, 'open') from public.message_reports where reason = 'Threat'$$, 'P0001', 'report_move_refused', 'closed is closed');
select throws_ok($$select public.set_report_status(id, 'in_review') from public.message_reports where reason = 'Threat'$$, 'P0001', 'report_move_refused', 'in every direction');

-- Even the database keeps to the moves
select tests.act_as_database();
select throws_ok(
  $$update public.message_reports set status = 'closed', closed_at = now(), resolution = 'x' where id = tests.id('report')$$,
  'P0001', 'report_move_refused', 'a script skips nothing'
);
select throws_ok($$update public.message_reports set reason = 'x' where id = tests.id('report')$$, '42501', 'protected_column', 'or rewords a report');
select throws_ok($$update public.message_reports set resolution = 'x' where status = 'closed'$$, '42501', 'protected_column', 'or a decision');

-- The officer is not judge of their own words
insert into public.messages (conversation_id, author_id, body) values (tests.id('staff_chat'), tests.id('officer'), 'Idiots');
select tests.act_as('owner');
select lives_ok($$select public.report_message(tests.message('Idiots'), 'Insult')$$, 'an officer can be reported');
select isnt_empty($$select from public.notifications where kind = 'message_reported'$$, 'without another officer the owner is told');
select tests.act_as('officer');
select is_empty($$select from public.message_reports where reason = 'Insult'$$, 'the officer does not see it');
select throws_ok($$select public.officer_read_conversation(tests.id('staff_chat'), 'Who reported me?')$$, '42501', 'safeguarding_officer_only', 'nor opens anything through it');
select lives_ok($$select tests.appoint('home', 'other_coach', 'safeguarding')$$, 'a second officer');
select tests.act_as('other_coach');
select isnt_empty($$select from public.message_reports where reason = 'Insult'$$, 'sees it');

-- Being forgotten
select tests.act_as('coach');
select throws_ok($$select private.forget_messages_of(tests.id('parent'))$$, '42501', null, 'nobody forgets in the name of others');
select tests.act_as_service();
select lives_ok($$select private.forget_messages_of(tests.id('parent'))$$, 'an approved erasure');
select tests.act_as_database();
select is_empty($$select from public.messages where author_id = tests.id('parent')$$, 'takes the author');
select is_empty(
  $$select from public.messages where body in ('Dentist on Tuesday', 'We are fifteen minutes late')
    union all select from public.message_versions where body = 'We are ten minutes late'$$,
  'and the words, the old ones as well'
);
select throws_ok($$update public.message_versions set body = 'x' where body = ''$$, '42501', 'append_only', 'nothing is written in their place');
select throws_ok($$update public.message_versions set body = '' where body <> ''$$, '42501', 'append_only', 'and other versions are not emptied');
select private.forget_messages_of(tests.id('coach'));
select results_eq(
  $$select body from public.messages where author_id = tests.id('coach')$$, $$values ('No problem')$$,
  'what a report is about that is not closed stays'
);
delete from auth.users where id = tests.id('coach');
select is((select author_id from public.messages where body = 'No problem'), null::uuid, 'without the name');

select * from finish();
rollback;
