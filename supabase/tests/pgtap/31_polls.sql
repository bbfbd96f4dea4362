-- Polls and sign-up lists: whoever writes asks, whoever is there answers, and no place is given twice.
begin;
select plan(68);

create function tests.ask(
  conversation text, question text, options jsonb, is_multiple boolean default false, closes_at timestamptz default null
)
returns uuid
language sql
as $$
  select ((public.create_poll(tests.id(conversation), question, options, is_multiple, closes_at)).attachment ->> 'id')::uuid;
$$;

-- A poll by its question, whoever asks.
create function tests.poll(question text)
returns uuid
language sql
security definer
as $$
  select poll.id from public.polls as poll
  join public.messages as message on message.id = poll.message_id
  where message.body = question;
$$;

create function tests.option(question text, label text)
returns uuid
language sql
security definer
as $$
  select option.id from public.poll_options as option
  where option.poll_id = tests.poll(question) and option.label = $2;
$$;

create function tests.choose(question text, label text, is_on boolean default true)
returns void
language sql
as $$
  select public.answer_poll(tests.poll(question), tests.option(question, label), is_on);
$$;

-- "Cake: coach parent | Drinks: -", as who asks reads it.
create function tests.result(question text)
returns text
language sql
as $$
  select string_agg(
    option ->> 'label' || ': ' || coalesce((
      select string_agg(names.name, ' ' order by names.name)
      from jsonb_array_elements_text(option -> 'user_ids') as person
      join tests.names as names on names.id::text = person
    ), '-'),
    ' | ' order by place
  )
  from public.read_poll(tests.poll(question)) as poll
  cross join jsonb_array_elements(poll.options) with ordinality as list (option, place);
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
grant select on tests.names to public;
grant execute on all functions in schema tests to public;

-- Asking -----------------------------------------------------------------------------------------

select tests.act_as('coach');
select isnt(
  tests.ask('team_chat', E'  Which day suits you?\n', '[{"label": " Saturday "}, {"label": "Sunday"}]'), null, 'a coach asks the team'
);
select results_eq(
  $$select body, attachment ->> 'kind' from public.messages where id = (
    select message_id from public.read_poll(tests.poll('Which day suits you?')))$$,
  $$values ('Which day suits you?', 'poll')$$, 'the question is the words of a message'
);
select results_eq(
  $$select is_multiple, closes_at, can_close from public.read_poll(tests.poll('Which day suits you?'))$$,
  $$values (false, now() + interval '7 days', true)$$, 'one answer each, for a week, unless said otherwise'
);
select is(tests.result('Which day suits you?'), 'Saturday: - | Sunday: -', 'nobody has answered yet');
select isnt(
  tests.ask('team_chat', 'Who brings what?', '[{"label": "Cake", "max_people": 1}, {"label": "Drinks", "max_people": 2}, {"label": "Plates", "max_people": null}]', true, now() + interval '90 days'),
  null, 'a sign-up list says how many of each, up to 90 days ahead'
);
select tests.act_as('parent');
select isnt(
  tests.ask('team_chat', 'A present for the coach?', '[{"label": "Yes"}, {"label": "No"}]'), null, 'so may a parent who writes there'
);
select is(
  (public.create_poll(tests.id('team_chat'), 'Once?', '[{"label": "Yes"}, {"label": "No"}]', p_client_id => tests.id('try'))).id,
  (public.create_poll(tests.id('team_chat'), 'Once?', '[{"label": "Yes"}, {"label": "No"}]', p_client_id => tests.id('try'))).id,
  'what is sent twice is asked once'
);
select tests.act_as_database();
select is((select count(*)::int from public.polls where message_id is null), 0, 'and leaves nothing behind');
select tests.act_as('parent');

select throws_ok($$select tests.ask('team_chat', ' ', '[{"label": "A"}, {"label": "B"}]')$$, 'P0001', 'poll_question_invalid', 'no question is none');
select throws_ok($$select tests.ask('team_chat', repeat('x', 301), '[{"label": "A"}, {"label": "B"}]')$$, 'P0001', 'poll_question_invalid', 'nor is a speech');
select throws_ok($$select tests.ask('team_chat', repeat('x', 501), '[{"label": "A"}, {"label": "B"}]')$$, '23514', null, 'nor a book');
select throws_ok($$select tests.ask('team_chat', 'Which?', '[{"label": "A"}]')$$, 'P0001', 'poll_options_invalid', 'one option is no choice');
select throws_ok(
  $$select tests.ask('team_chat', 'Which?', (select jsonb_agg(jsonb_build_object('label', 'Option ' || n)) from generate_series(1, 13) as n))$$,
  'P0001', 'poll_options_invalid', 'thirteen are too many'
);
select throws_ok($$select tests.ask('team_chat', 'Which?', '[{"label": "A"}, {"label": "a "}]')$$, 'P0001', 'poll_options_invalid', 'no option stands twice');
select throws_ok($$select tests.ask('team_chat', 'Which?', '[{"label": "A"}, {"label": " "}]')$$, 'P0001', 'poll_options_invalid', 'or empty');
select throws_ok($$select tests.ask('team_chat', 'Which?', jsonb_build_array(jsonb_build_object('label', 'A'), jsonb_build_object('label', repeat('x', 101))))$$, 'P0001', 'poll_options_invalid', 'or too long');
select throws_ok($$select tests.ask('team_chat', 'Which?', '[{"label": "A"}, {"label": "B", "max_people": 0}]')$$, 'P0001', 'poll_options_invalid', 'or for nobody');
select throws_ok($$select tests.ask('team_chat', 'Which?', '[{"label": "A"}, {"label": "B", "max_people": "1; drop"}]')$$, 'P0001', 'poll_options_invalid', 'or for no number');
select throws_ok($$select tests.ask('team_chat', 'Which?', '["A", "B"]')$$, 'P0001', 'poll_options_invalid', 'in this form only');
select throws_ok($$select tests.ask('team_chat', 'Which?', '{}')$$, 'P0001', 'poll_options_invalid', 'as a list');
select throws_ok($$select tests.ask('team_chat', 'Which?', '[{"label": "A"}, {"label": "B"}]', false, now())$$, 'P0001', 'poll_end_invalid', 'it does not end before it begins');
select throws_ok($$select tests.ask('team_chat', 'Which?', '[{"label": "A"}, {"label": "B"}]', false, now() + interval '91 days')$$, 'P0001', 'poll_end_invalid', 'nor in a year');

-- Answering --------------------------------------------------------------------------------------

select tests.told_nothing_yet();
select lives_ok($$select tests.choose('Which day suits you?', 'Saturday')$$, 'a parent answers with one tap');
select bag_eq(
  $$select topic, event from tests.told()$$, $$values ('chat:' || tests.id('team_chat'), 'poll_changed')$$, 'the conversation hears of it, nobody else'
);
select lives_ok($$select tests.choose('Which day suits you?', 'Sunday')$$, 'thinks again');
select tests.act_as('player');
select tests.choose('Which day suits you?', 'Sunday');
select tests.choose('Which day suits you?', 'Sunday');
select is(tests.result('Which day suits you?'), 'Saturday: - | Sunday: parent player', 'and has one answer; members read who gave which');
select lives_ok($$select tests.choose('Which day suits you?', 'Sunday', false)$$, 'an answer is taken back');
select is(tests.result('Which day suits you?'), 'Saturday: - | Sunday: parent', 'and no other one with it');
select lives_ok($$select tests.choose('Who brings what?', 'Cake')$$, 'in a list one takes a place');
select lives_ok($$select tests.choose('Who brings what?', 'Drinks')$$, 'and more than one where that was said');
select tests.act_as('parent');
select throws_ok($$select tests.choose('Who brings what?', 'Cake')$$, 'P0001', 'option_full', 'a place that is taken is not given twice');
select lives_ok($$select tests.choose('Who brings what?', 'Drinks')$$, 'the next one is free');
select tests.act_as('coach');
select throws_ok($$select tests.choose('Who brings what?', 'Drinks')$$, 'P0001', 'option_full', 'until it is full');
select lives_ok($$select tests.choose('Who brings what?', 'Plates')$$, 'without a limit there is always room');
select is(tests.result('Who brings what?'), 'Cake: player | Drinks: parent player | Plates: coach', 'the list');
select tests.act_as('player');
select lives_ok($$select tests.choose('Who brings what?', 'Cake')$$, 'who has the place asks for it again');
select tests.choose('Who brings what?', 'Cake', false);
select tests.act_as('parent');
select lives_ok($$select tests.choose('Who brings what?', 'Cake')$$, 'a place given back is free');

-- A full option leaves the answer that was there.
select tests.act_as('coach');
select tests.ask('team_chat', 'Which shift?', '[{"label": "Early", "max_people": 1}, {"label": "Late"}]');
select tests.choose('Which shift?', 'Early');
select tests.act_as('parent');
select tests.choose('Which shift?', 'Late');
select throws_ok($$select tests.choose('Which shift?', 'Early')$$, 'P0001', 'option_full', 'changing to a full option is refused');
select is(tests.result('Which shift?'), 'Early: coach | Late: parent', 'and leaves the old answer');

-- Attacks ----------------------------------------------------------------------------------------

select throws_ok(
  $$select public.answer_poll(tests.poll('Which shift?'), tests.option('Who brings what?', 'Plates'), true)$$,
  'P0001', 'option_unknown', 'an option of another poll is none of this one'
);
select throws_ok($$select * from public.poll_answers$$, '42501', null, 'the tables are closed');
select throws_ok($$insert into public.poll_answers (poll_id, option_id, user_id) values (tests.poll('Which shift?'), tests.option('Which shift?', 'Late'), tests.id('coach'))$$, '42501', null, 'to answers for others as well');
select throws_ok(
  $$select public.send_message(tests.id('team_chat'), 'Again', null, jsonb_build_object('kind', 'poll', 'id', tests.poll('Which shift?')))$$,
  'P0001', 'attachment_invalid', 'a poll stands in its own message alone'
);
select throws_ok(
  $$select public.send_message(tests.id('family_chat'), 'Here', null, jsonb_build_object('kind', 'poll', 'id', gen_random_uuid()))$$,
  'P0001', 'attachment_invalid', 'and none is invented'
);
select throws_ok($$select public.close_poll(tests.poll('Which shift?'))$$, '42501', 'poll_not_yours', 'a parent does not end the coach''s poll');
select throws_ok(
  $$select public.edit_message((select message_id from public.read_poll(tests.poll('A present for the coach?'))), 'Should we fire him?')$$,
  'P0001', 'poll_not_editable', 'nobody changes the question under the answers'
);
select tests.act_as('other_coach');
select throws_ok($$select tests.choose('Which shift?', 'Late')$$, '42501', 'not_a_member', 'the coach of another team does not answer');
select is_empty($$select from public.read_poll(tests.poll('Which shift?'))$$, 'or read');
select throws_ok($$select public.close_poll(tests.poll('Which shift?'))$$, '42501', 'poll_not_yours', 'or end it');
select throws_ok($$select tests.ask('team_chat', 'Which?', '[{"label": "A"}, {"label": "B"}]')$$, '42501', 'not_a_member', 'or ask');
select tests.act_as('rival_coach');
select throws_ok($$select tests.choose('Which shift?', 'Late')$$, '42501', 'not_a_member', 'nor does another club');
select is_empty($$select from public.read_poll(tests.poll('Which shift?'))$$, 'which reads nothing');
select tests.act_as('other_player');
select throws_ok($$select tests.choose('Which shift?', 'Late')$$, '42501', 'not_a_member', 'nor a child of another team');
select tests.act_as('owner');
select throws_ok($$select tests.choose('Which shift?', 'Late')$$, '42501', 'not_a_member', 'nor the owner');
select tests.act_as('suspended');
select is_empty($$select from public.read_poll(tests.poll('Which shift?'))$$, 'nor a locked account');

select tests.act_as_database();
savepoint world;
select tests.act_as('player');
select count(tests.choose('Which shift?', 'Late', number % 2 = 1)) from generate_series(1, 50) as number;
select throws_ok(
  $$select count(tests.choose('Which shift?', 'Late', number % 2 = 1)) from generate_series(1, 60) as number$$,
  'P0001', 'too_many_taps', 'ten thousand taps are not taken'
);
select tests.act_as_database();
rollback to savepoint world;

-- The end ----------------------------------------------------------------------------------------

update public.polls set closes_at = now() where id = tests.poll('Which shift?');
select tests.act_as('player');
select throws_ok($$select tests.choose('Which shift?', 'Late')$$, 'P0001', 'poll_closed', 'a poll ends by itself');
select is(tests.result('Which shift?'), 'Early: coach | Late: parent', 'and stays readable');
select tests.act_as('coach');
select lives_ok($$select public.close_poll(tests.poll('A present for the coach?'))$$, 'the staff of the team may end one early');
select throws_ok($$select public.close_poll(tests.poll('A present for the coach?'))$$, 'P0001', 'poll_closed', 'once');
select results_eq(
  $$select is_open from public.read_poll(tests.poll('A present for the coach?'))$$, 'values (false)',
  'and whoever reads it is told, whatever the clock of the device says'
);
select tests.act_as('parent');
select throws_ok($$select tests.choose('A present for the coach?', 'Yes')$$, 'P0001', 'poll_closed', 'then nobody answers any more');

select tests.act_as_database();
savepoint asked;
update public.conversation_members set left_at = now() where conversation_id = tests.id('team_chat') and user_id = tests.id('parent');
select tests.act_as('parent');
select throws_ok($$select tests.choose('Which day suits you?', 'Saturday')$$, '42501', 'not_a_member', 'who left does not answer');
select tests.act_as('coach');
select is(
  tests.result('Which day suits you?') || ' / ' || tests.result('Which shift?'),
  'Saturday: - | Sunday: - / Early: coach | Late: parent', 'and gives back the places of what is open, not of what is over'
);
select tests.act_as_database();
rollback to savepoint asked;

select tests.act_as('coach');
select set_config('tests.message', (select message_id::text from public.read_poll(tests.poll('Which day suits you?'))), true);
select set_config('tests.poll', tests.poll('Which day suits you?')::text, true);
select public.delete_message(current_setting('tests.message')::bigint);
select is_empty($$select from public.read_poll(current_setting('tests.poll')::uuid)$$, 'a deleted message takes its poll along');
select tests.act_as_database();
select is(
  (select body || ' ' || (attachment ->> 'options') from public.message_versions where message_id = current_setting('tests.message')::bigint),
  'Which day suits you? ["Saturday", "Sunday"]', 'question and options stay for the officer'
);
select tests.act_as('coach');
select is(
  (select count(*)::int from jsonb_array_elements(public.export_my_data() -> 'tables' -> 'poll_answers')), 2, 'the copy of my data has what I answered'
);
select tests.act_as_database();
select private.forget_messages_of(tests.id('coach'));
delete from auth.users where id = tests.id('coach');
select is_empty(
  $$select from public.polls as poll left join public.messages as message on message.id = poll.message_id where message.author_id is null
    union all select from public.poll_answers where user_id = tests.id('coach')$$,
  'a forgotten person leaves neither polls nor answers'
);

select * from finish();
rollback;
