-- Messages: what is said, corrected, deleted, read and reported.
begin;
select plan(98);

create function tests.message(words text)
returns bigint
language sql
security definer
as $$
  select id from public.messages where body = words;
$$;

-- The old words of a message, oldest first.
create function tests.versions(message_id bigint)
returns text
language sql
security definer
as $$
  select string_agg(version.change || ': ' || version.body, ' | ' order by version.id)
  from public.message_versions as version where version.message_id = $1;
$$;

create function tests.last_read(conversation text, person text)
returns bigint
language sql
security definer
as $$
  select last_read_message_id from public.conversation_members
  where conversation_id = tests.id(conversation) and user_id = tests.id(person);
$$;

create function tests.told()
returns table (topic text, event text)
language sql
security definer
as $$
  select topic, event from realtime.messages;
$$;

create function tests.told_nothing_yet()
returns void
language sql
security definer
as $$
  delete from realtime.messages;
$$;
grant execute on all functions in schema tests to public;

-- Sending ----------------------------------------------------------------------------------------

select tests.act_as('parent');
select results_eq(
  $$select author_id, school_id, body from public.send_message(tests.id('team_chat'), E'  Is the pitch dry?\n')$$,
  $$values (tests.id('parent'), tests.id('home'), 'Is the pitch dry?')$$,
  'the author is who sends, the school that of the conversation'
);
select is(tests.last_read('team_chat', 'parent'), tests.message('Is the pitch dry?'), 'who writes has read what is above');
select results_eq(
  $$select last_message_id from public.conversations where id = tests.id('team_chat')$$,
  $$values (tests.message('Is the pitch dry?'))$$,
  'the list knows the newest'
);
select throws_ok($$select public.send_message(tests.id('other_team_chat'), 'Hello')$$, '42501', 'not_a_member', 'other teams are not written to');
select throws_ok($$select public.send_message(tests.id('rival_team_chat'), 'Hello')$$, '42501', 'not_a_member', 'nor other schools');
select throws_ok($$select public.send_message(tests.id('team_chat'), E' \n\t ')$$, 'P0001', 'message_empty', 'nothing is not a message');
select throws_ok($$select public.send_message(tests.id('team_chat'), null)$$, 'P0001', 'message_empty', 'in no form');
select throws_ok($$select public.send_message(tests.id('team_chat'), repeat('x', 4001))$$, 'P0001', 'message_too_long', 'nor is a book');
select lives_ok($$select public.send_message(tests.id('team_chat'), repeat('x', 4000))$$, '4,000 characters are the most');
select throws_ok(
  $$select public.send_message(tests.id('team_chat'), 'Yes', tests.message('Rival secret'))$$,
  'P0001', 'reply_unknown', 'an answer stays in its conversation'
);
select lives_ok($$select public.send_message(tests.id('team_chat'), 'Yes', tests.message('Training at five'))$$, 'and answers what was said there');
select lives_ok(
  $$select public.send_message(tests.id('team_chat'), '', null, jsonb_build_object('kind', 'training', 'id', tests.id('training')))$$,
  'a reference needs no words'
);
select throws_ok(
  $$select public.send_message(tests.id('team_chat'), 'x', null, jsonb_build_object('kind', 'link', 'id', tests.id('training')))$$,
  'P0001', 'attachment_invalid', 'only what the application knows is referred to'
);
select throws_ok(
  $$select public.send_message(tests.id('team_chat'), 'x', null, jsonb_build_object('kind', 'training', 'id', 'https://evil.test'))$$,
  'P0001', 'attachment_invalid', 'by id'
);
select throws_ok(
  $$select public.send_message(tests.id('team_chat'), 'x', null, jsonb_build_object('kind', 'training', 'id', tests.id('training'), 'html', '<b>'))$$,
  'P0001', 'attachment_invalid', 'and nothing else'
);
select throws_ok($$select public.send_message(tests.id('team_chat'), 'x', null, '[]')$$, 'P0001', 'attachment_invalid', 'in this form only');
select throws_ok($$select public.send_message(tests.id('team_chat'), 'x', null, '{}')$$, 'P0001', 'attachment_invalid', 'completely');
select is(
  (public.send_message(tests.id('team_chat'), 'Once', p_client_id => tests.id('try'))).id,
  (public.send_message(tests.id('team_chat'), 'Once', p_client_id => tests.id('try'))).id,
  'a message tried twice is stored once'
);
select tests.act_as('coach');
select isnt(
  (public.send_message(tests.id('team_chat'), 'Mine', p_client_id => tests.id('try'))).id,
  tests.message('Once'),
  'somebody else''s number does not bring somebody else''s message'
);

select tests.act_as_database();
savepoint world;
insert into public.messages (conversation_id, author_id, body)
select tests.id('team_chat'), tests.id('parent'), 'Line ' || number from generate_series(1, 30) as number;
select tests.act_as('parent');
select throws_ok($$select public.send_message(tests.id('family_chat'), 'One more')$$, 'P0001', 'too_many_messages', 'more than thirty in a minute are not taken, in all conversations together');
select tests.act_as('coach');
select lives_ok($$select public.send_message(tests.id('family_chat'), 'Calm down')$$, 'others go on');
rollback to savepoint world;

-- Links
select tests.act_as('parent');
select lives_ok(
  $$select public.send_message(tests.id('family_chat'), repeat('https://a.test ', 4) || 'www.b.test')$$,
  'five links are a message'
);
select throws_ok(
  $$select public.send_message(tests.id('family_chat'), repeat('see HTTPS://a.test ', 6))$$,
  'P0001', 'too_many_links', 'six are not'
);
select throws_ok(
  $$select public.edit_message((select max(id) from public.messages where author_id = tests.id('parent')), repeat('https://a.test ', 6))$$,
  'P0001', 'too_many_links', 'nor by correcting one'
);
select public.send_message(tests.id('team_chat'), repeat('https://a.test ', 5)) from generate_series(1, 2);
select throws_ok(
  $$select public.send_message(tests.id('family_chat'), 'https://a.test')$$,
  'P0001', 'too_many_links', 'fifteen in ten minutes are enough, in all conversations together'
);
select lives_ok($$select public.send_message(tests.id('family_chat'), 'Without one')$$, 'words go on');
select tests.act_as_database();
rollback to savepoint world;

-- The order of a conversation
select results_eq(
  $$select id from public.messages where conversation_id = tests.id('team_chat') order by created_at, id$$,
  $$select id from public.messages where conversation_id = tests.id('team_chat') order by id$$,
  'ids are the order of a conversation'
);
select throws_ok(
  $$update public.messages set conversation_id = tests.id('family_chat') where body = 'No problem'$$,
  '42501', 'protected_column', 'a message does not move, whoever writes'
);
select throws_ok(
  $$update public.messages set author_id = tests.id('owner') where body = 'No problem'$$,
  '42501', 'protected_column', 'nor change its author'
);
select throws_ok(
  $$update public.messages set body = '' where body = 'No problem'$$, '23514', null, 'an empty one is a deleted one'
);

select tests.act_as('parent');
select results_eq(
  $$select id from public.message_page(tests.id('team_chat'), p_limit => 2)$$,
  $$select id from public.messages where conversation_id = tests.id('team_chat') order by id desc limit 2$$,
  'a page begins with the newest'
);
select results_eq(
  $$select body from public.message_page(tests.id('team_chat'), tests.message('No problem'))$$,
  $$values ('We are fifteen minutes late'), ('Training at five')$$,
  'the next one goes on before it'
);
select is_empty($$select from public.message_page(tests.id('adults_chat'))$$, 'others have no pages');
select tests.act_as('suspended');
select is_empty($$select from public.message_page(tests.id('team_chat'))$$, 'nor have suspended members');
select tests.act_as('owner');
select is_empty($$select from public.message_page(tests.id('team_chat'))$$, 'nor has the owner of the school');
select tests.act_as_database();

-- What is announced
select tests.told_nothing_yet();
select tests.act_as('coach');
select is((public.send_message(tests.id('supervised_chat'), 'Rubber studs')).body, 'Rubber studs', 'a message');
select tests.act_as_database();
select bag_eq(
  $$select topic, event from tests.told()$$,
  $$values
    ('chat:' || tests.id('supervised_chat'), 'message_created'),
    ('user:' || tests.id('coach'), 'conversation_changed'),
    ('user:' || tests.id('parent'), 'conversation_changed'),
    ('user:' || tests.id('player'), 'conversation_changed')$$,
  'is announced in its channel and to its members, nobody else'
);
select is_empty($$select from realtime.messages where payload::text like '%studs%' or not private$$, 'privately and without its words');
select is(
  (select (payload ->> 'id')::bigint from realtime.messages where event = 'message_created'), tests.message('Rubber studs'), 'by its id'
);

-- Correcting -------------------------------------------------------------------------------------

select tests.told_nothing_yet();
select tests.act_as('coach');
select results_eq(
  $$select body, edited_at is not null from public.edit_message(tests.message('Rubber studs'), ' Rubber studs, please ')$$,
  $$values ('Rubber studs, please', true)$$, 'the author corrects a message'
);
select is(tests.versions(tests.message('Rubber studs, please')), 'edited: Rubber studs', 'the old words are kept');
select isnt_empty($$select from tests.told() where event = 'message_edited'$$, 'and the channel hears of it');
select lives_ok($$select public.edit_message(tests.message('Rubber studs, please'), 'Rubber studs, please')$$, 'no change');
select is(tests.versions(tests.message('Rubber studs, please')), 'edited: Rubber studs', 'is no version');
select throws_ok($$select public.edit_message(tests.message('Rubber studs, please'), ' ')$$, 'P0001', 'message_empty', 'correcting is not deleting');
select throws_ok($$select public.edit_message(tests.message('Rubber studs, please'), repeat('x', 4001))$$, 'P0001', 'message_too_long', 'nor expanding');
select throws_ok($$select public.edit_message(tests.message('Training at five'), 'Training at six')$$, 'P0001', 'edit_window_over', 'after 15 minutes it stands');
select throws_ok($$select public.edit_message(tests.message('We are fifteen minutes late'), 'x')$$, '42501', 'message_not_yours', 'other people''s words are theirs');
select throws_ok($$select public.edit_message(tests.message('Rival secret'), 'x')$$, '42501', 'message_not_yours', 'in other schools as well');
select throws_ok($$select public.edit_message(-1, 'x')$$, '42501', 'message_not_yours', 'known or not');

-- Deleting ---------------------------------------------------------------------------------------

select lives_ok($$select public.delete_message(tests.message('Training at five'))$$, 'the author deletes at any time');
select is_empty($$select from public.messages where body = 'Training at five'$$, 'the words are gone for the members');
select tests.act_as_database();
select is(
  (select tests.versions(id) from public.messages where deleted_at is not null), 'deleted: Training at five', 'and kept for the officer'
);
select tests.act_as('coach');
select lives_ok($$select public.delete_message((select id from public.messages where deleted_at is not null))$$, 'deleting twice');
select is((select tests.versions(id) from public.messages where deleted_at is not null), 'deleted: Training at five', 'changes nothing');
select throws_ok($$select public.edit_message((select id from public.messages where deleted_at is not null), 'Back')$$, '42501', 'message_not_yours', 'what is deleted is not written again');
select throws_ok($$select public.delete_message(tests.message('We are fifteen minutes late'))$$, '42501', 'message_not_yours', 'a coach does not delete a parent''s words');
select tests.act_as('owner');
select throws_ok($$select public.delete_message(tests.message('No problem'))$$, '42501', 'message_not_yours', 'nor an owner a coach''s');
select tests.act_as('officer');
select throws_ok($$select public.delete_message(tests.message('Dentist on Tuesday'))$$, '42501', 'message_not_yours', 'nor the officer what nobody reported');
select tests.act_as_database();
select throws_ok($$update public.messages set deleted_at = null, body = 'x' where deleted_at is not null$$, '42501', 'protected_column', 'nobody undoes a deletion');
select throws_ok($$update public.message_versions set body = 'x'$$, '42501', 'append_only', 'or rewrites a version');
select throws_ok($$delete from public.message_versions$$, '42501', 'append_only', 'or removes one');
select throws_ok($$delete from public.messages where body = 'We are fifteen minutes late'$$, '23503', null, 'or the message it belongs to');
update public.messages set body = 'Changed by a script' where body = 'Swap pitches on Friday?';
select is(tests.versions(tests.message('Changed by a script')), 'edited: Swap pitches on Friday?', 'a change by the database itself leaves a version, too');

-- Reading ----------------------------------------------------------------------------------------

select tests.act_as('player');
select results_eq(
  $$select unread from public.unread_counts() where conversation_id = tests.id('family_chat')$$, $$values (1)$$, 'what others said since counts'
);
select results_eq(
  $$select unread from public.unread_counts() where conversation_id = tests.id('supervised_chat')$$, $$values (1)$$, 'what I said does not'
);
select bag_eq(
  $$select conversation_id from public.unread_counts()$$,
  $$select id from public.conversations$$, 'there is a number for each of my conversations and no other'
);
select tests.told_nothing_yet();
select lives_ok($$select public.mark_read(tests.id('family_chat'), tests.message('Dentist on Tuesday'))$$, 'reading up to a message');
select results_eq(
  $$select unread from public.unread_counts() where conversation_id = tests.id('family_chat')$$, $$values (0)$$, 'leaves nothing unread'
);
select bag_eq(
  $$select topic, event from tests.told()$$, $$values ('chat:' || tests.id('family_chat'), 'message_read')$$, 'and tells the conversation'
);
select lives_ok($$select public.mark_read(tests.id('team_chat'), tests.message('Mine'))$$, 'a position');
select lives_ok($$select public.mark_read(tests.id('team_chat'), tests.message('No problem'))$$, 'does not move back');
select is(tests.last_read('team_chat', 'player'), tests.message('Mine'), 'ever');
select throws_ok($$select public.mark_read(tests.id('team_chat'), tests.message('Dentist on Tuesday'))$$, 'P0001', 'message_unknown', 'a message of another conversation is no position');
select throws_ok($$select public.mark_read(tests.id('team_chat'), 9999999)$$, 'P0001', 'message_unknown', 'nor one of the future');
select throws_ok($$select public.mark_read(tests.id('adults_chat'), tests.message('Changed by a script'))$$, '42501', 'not_a_member', 'other conversations have none of mine');
select tests.act_as_database();
select throws_ok(
  $$update public.conversation_members set last_read_message_id = 1
    where conversation_id = tests.id('team_chat') and user_id = tests.id('player')$$,
  '42501', 'protected_column', 'not even the database moves it back'
);
insert into public.messages (conversation_id, author_id, body)
select tests.id('adults_chat'), tests.id('coach'), 'Line ' || number from generate_series(1, 130) as number;
select tests.act_as('other_coach');
select results_eq(
  $$select unread from public.unread_counts() where conversation_id = tests.id('adults_chat')$$, $$values (100)$$, 'a hundred is as far as it counts'
);
select lives_ok($$select public.mute_conversation(tests.id('adults_chat'), now() + interval '1 day')$$, 'people mute a conversation');
select isnt_empty($$select from public.unread_counts() where conversation_id = tests.id('adults_chat') and muted_until > now()$$, 'and are told so');
select throws_ok($$select public.mute_conversation(tests.id('team_chat'), now())$$, '42501', 'not_a_member', 'their own');

-- Reporting --------------------------------------------------------------------------------------

select tests.act_as('player');
select throws_ok($$select public.report_message(tests.message('Rival secret'), 'Bad')$$, '42501', 'not_a_member', 'only members report');
select throws_ok($$select public.report_message(tests.message('Which boots for tomorrow?'), 'Bad')$$, 'P0001', 'own_message', 'not themselves');
select throws_ok($$select public.report_message(tests.message('Mine'), '  ')$$, 'P0001', 'reason_required', 'with a reason');
select results_eq(
  $$select status::text, reporter_id, author_id from public.report_message(tests.message('Mine'), 'He shouts')$$,
  $$values ('open', tests.id('player'), tests.id('coach'))$$, 'a child reports a coach'
);
select throws_ok($$select public.report_message(tests.message('Mine'), 'Again')$$, 'P0001', 'already_reported', 'once');
select results_eq($$select reason from public.message_reports$$, $$values ('He shouts')$$, 'and sees the own report');
select tests.act_as('coach');
select is_empty($$select from public.message_reports$$, 'the reported person sees none');
select tests.act_as('owner');
select is_empty($$select from public.message_reports$$, 'nor does the owner');
select tests.act_as('officer');
select isnt_empty($$select from public.notifications where kind = 'message_reported'$$, 'the officer is told');
select bag_eq($$select reason from public.message_reports$$, $$values ('He shouts'), ('Sounds rude to me')$$, 'and sees the reports of the school');

create temporary table filed as select id from public.message_reports where reason = 'He shouts';
select tests.act_as('coach');
select throws_ok($$select public.set_report_status(tests.id('report'), 'in_review')$$, '42501', 'safeguarding_officer_only', 'nobody else handles them');
select tests.act_as('officer');
select throws_ok($$select public.set_report_status(tests.id('rival_report'), 'in_review')$$, '42501', 'safeguarding_officer_only', 'and not those of another school');
select throws_ok($$select public.set_report_status((select id from filed), 'closed', 'Talked to him')$$, 'P0001', 'report_move_refused', 'open goes to review first');
select lives_ok($$select public.set_report_status((select id from filed), 'in_review')$$, 'open to in review');
select throws_ok($$select public.set_report_status((select id from filed), 'in_review')$$, 'P0001', 'report_move_refused', 'not twice');
select throws_ok($$select public.set_report_status((select id from filed), 'open')$$, 'P0001', 'report_move_refused', 'not back');
select throws_ok($$select public.set_report_status((select id from filed), 'closed', ' ')$$, 'P0001', 'resolution_required', 'closing says what was decided');

select * from finish();
rollback;
