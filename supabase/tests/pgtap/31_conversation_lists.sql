-- What the screen of messages asks for: lists, people, recipients, cards; and whom it tells nothing.
begin;
select plan(57);

create function tests.message(words text)
returns bigint
language sql
security definer
as $$
  select id from public.messages where body = words;
$$;

create function tests.listed(conversation text)
returns setof public.conversation_members
language sql
security definer
as $$
  select * from public.conversation_members where conversation_id = tests.id(conversation);
$$;
grant execute on all functions in schema tests to public;

-- The list ---------------------------------------------------------------------------------------

select tests.act_as('parent');
select bag_eq(
  $$select id from public.list_conversations()$$, $$select id from public.conversations$$,
  'the list has the conversations one is in, and no other'
);
select results_eq(
  $$select team_name, is_staff, last_body, last_author_id, unread
    from public.list_conversations() where id = tests.id('team_chat')$$,
  $$select team.name, false, 'No problem', tests.id('coach'), 1
    from public.teams as team where team.id = tests.id('team')$$,
  'with the team, the newest words and what is unread'
);
select results_eq(
  $$select player_first_name, player_id from public.list_conversations() where id = tests.id('family_chat')$$,
  $$select first_name, id from public.players where id = tests.id('child')$$,
  'a family''s with the child'
);
select is(
  (select active_at from public.list_conversations() limit 1),
  (select max(active_at) from public.list_conversations()), 'what moved last stands first'
);
select results_eq(
  $$select count(*)::int from public.list_conversations(p_limit => 1)$$, $$values (1)$$, 'in pages'
);
select bag_eq(
  $$select id from public.list_conversations(p_limit => 1)
    union all
    select id from public.list_conversations(
      p_before => (select active_at from public.list_conversations(p_limit => 1))
    )$$,
  $$select id from public.conversations$$, 'that go on where the last one ended'
);
select results_eq(
  $$select id from public.list_conversations(p_conversation_id => tests.id('family_chat'))$$,
  $$values (tests.id('family_chat'))$$, 'one is asked for by its id'
);
select is_empty(
  $$select from public.list_conversations(p_conversation_id => tests.id('adults_chat'))$$, 'but not somebody else''s'
);
select is_empty(
  $$select from public.list_conversations(p_conversation_id => tests.id('rival_team_chat'))$$, 'nor another school''s'
);
select tests.act_as('coach');
select results_eq(
  $$select is_staff from public.list_conversations(p_conversation_id => tests.id('family_chat'))$$,
  $$values (true)$$, 'staff know their side'
);
select results_eq(
  $$select people ->0 ->> 'id', people_count from public.list_conversations(p_conversation_id => tests.id('adults_chat'))$$,
  $$values (tests.id('other_coach')::text, 1)$$, 'a direct one is named after the others'
);
select results_eq(
  $$select is_monitored from public.list_conversations(p_conversation_id => tests.id('adults_chat'))$$,
  $$values (false)$$, 'adults among themselves are not monitored'
);
select results_eq(
  $$select is_monitored from public.list_conversations(p_conversation_id => tests.id('supervised_chat'))$$,
  $$values (true)$$, 'a conversation with a minor is, and says so'
);
select lives_ok($$select public.delete_message(tests.message('No problem'))$$, 'what is deleted');
select results_eq(
  $$select is_last_deleted, last_body from public.list_conversations(p_conversation_id => tests.id('team_chat'))$$,
  $$values (true, '')$$, 'is not told by the list'
);
create temporary table opened as
select id from public.open_direct(tests.id('home'), array[tests.id('owner')]);
select isnt_empty($$select from public.list_conversations() where id = (select id from opened)$$, 'an empty one is seen by who opened it');
select tests.act_as('owner');
select is_empty($$select from public.list_conversations() where id = (select id from opened)$$, 'and by the other with the first word');
select is_empty($$select from public.list_conversations() where id = tests.id('team_chat')$$, 'an owner who is in none of a team''s finds none');
select tests.act_as('officer');
select is_empty($$select from public.list_conversations() where id = tests.id('supervised_chat')$$, 'the officer reads through the audited call only');
select tests.act_as('suspended');
select is_empty($$select from public.list_conversations()$$, 'a suspended member has no list');
select tests.act_as('rival_coach');
select is_empty(
  $$select from public.list_conversations()
    where id in (tests.id('team_chat'), tests.id('family_chat'), tests.id('adults_chat'), tests.id('supervised_chat'))$$,
  'the rival sees nothing'
);

-- The own place in the list ----------------------------------------------------------------------

select tests.act_as('parent');
select lives_ok($$select public.pin_conversation(tests.id('family_chat'), true)$$, 'pinned');
select is((select id from public.list_conversations(p_limit => 1) limit 1), tests.id('family_chat'), 'it stands first');
select lives_ok($$select public.pin_conversation(tests.id('family_chat'), false)$$, 'and back');
select lives_ok($$select public.archive_conversation(tests.id('family_chat'), true)$$, 'archived');
select results_eq(
  $$select is_archived from public.list_conversations(p_conversation_id => tests.id('family_chat'))$$, $$values (true)$$, 'it is out of the way'
);
select tests.act_as('coach');
select results_eq(
  $$select is_archived, pinned_at is null from public.list_conversations(p_conversation_id => tests.id('family_chat'))$$,
  $$values (false, true)$$, 'of its owner only'
);
select throws_ok($$select archived_at from public.conversation_members$$, '42501', null, 'nobody reads it of others');
select tests.act_as_database();
insert into public.messages (conversation_id, author_id, body, created_at)
values (tests.id('family_chat'), tests.id('coach'), 'Get well soon', now() + interval '1 second');
select tests.act_as('parent');
select results_eq(
  $$select is_archived from public.list_conversations(p_conversation_id => tests.id('family_chat'))$$,
  $$values (false)$$, 'the next message brings it back'
);
select throws_ok($$select public.pin_conversation(tests.id('adults_chat'), true)$$, '42501', 'not_a_member', 'other people''s are not pinned');
select throws_ok($$select public.archive_conversation(tests.id('rival_team_chat'), true)$$, '42501', 'not_a_member', 'or archived');

-- Who is in it -----------------------------------------------------------------------------------

select bag_eq(
  $$select user_id from public.conversation_people(tests.id('team_chat'))$$,
  $$select user_id from public.conversation_members where conversation_id = tests.id('team_chat')$$,
  'members see who is in it'
);
select results_eq(
  $$select role, is_minor from public.conversation_people(tests.id('team_chat')) where user_id = tests.id('player')$$,
  $$values ('player', true)$$, 'as what'
);
select isnt(
  (select role from public.conversation_people(tests.id('team_chat')) where user_id = tests.id('coach')), 'guardian', 'staff by their place'
);
select is(
  (select count(last_read_message_id)::int from public.conversation_people(tests.id('team_chat'))), 0,
  'families do not see who has read'
);
select tests.act_as('owner');
select isnt_empty($$select from public.conversation_people(tests.id('staff_chat')) where is_officer$$, 'the officer is named');
select is_empty($$select from public.conversation_people(tests.id('team_chat'))$$, 'who is not in it sees nobody');
select tests.act_as('rival_coach');
select is_empty($$select from public.conversation_people(tests.id('supervised_chat'))$$, 'nor does the rival');

-- To whom one may write --------------------------------------------------------------------------

select tests.act_as('coach');
select is_empty($$select from public.list_recipients() where school_id = tests.id('rival')$$, 'nobody of another school is offered');
select isnt_empty($$select from public.list_recipients() where kind = 'team' and team_id = tests.id('team')$$, 'the own team');
select is_empty($$select from public.list_recipients() where kind = 'team' and team_id = tests.id('other_team')$$, 'not another one');
select isnt_empty($$select from public.list_recipients() where kind = 'family' and player_id = tests.id('child')$$, 'the families of it');
select isnt_empty($$select from public.list_recipients() where user_id = tests.id('owner')$$, 'colleagues');
select is_empty($$select from public.list_recipients('qqqq')$$, 'a name nobody has finds nobody');
select tests.act_as('suspended');
select is_empty($$select from public.list_recipients()$$, 'a suspended account has nobody to write to');

-- Who reads along --------------------------------------------------------------------------------

select tests.act_as('coach');
select results_eq(
  $$select user_id, is_added, is_minor from public.plan_direct(tests.id('player')) where user_id in (tests.id('player'), tests.id('parent'))$$,
  $$values (tests.id('player'), false, true), (tests.id('parent'), true, false)$$,
  'a coach with a child: the guardian is shown before the first word'
);
select is_empty($$select from public.plan_direct(tests.id('owner')) where is_added$$, 'among adults nobody is added');
select lives_ok(
  $$select public.open_direct(tests.id('home'), array(select user_id from public.plan_direct(tests.id('player'))))$$,
  'and what is planned can be opened'
);
select throws_ok($$select public.plan_direct(tests.id('rival_coach'))$$, '42501', 'person_out_of_reach', 'another school is out of reach');
select throws_ok($$select public.plan_direct(null)$$, '42501', 'person_out_of_reach', 'as is nobody');

-- Cards ------------------------------------------------------------------------------------------

select isnt_empty(
  $$select from public.describe_attachments(jsonb_build_array(jsonb_build_object('kind', 'training', 'id', tests.id('training'))))$$,
  'what one may read has a name'
);
select results_eq(
  $$select title, is_cancelled from public.describe_attachments(jsonb_build_array(jsonb_build_object('kind', 'match', 'id', tests.id('match'))))$$,
  $$select team.name || ' – ' || match.opponent, false from public.matches as match join public.teams as team on team.id = match.team_id where match.id = tests.id('match')$$,
  'a match is called as fixtures are written'
);
select isnt_empty(
  $$select from public.attachable_events(tests.id('team_chat')) where kind = 'match' and id = tests.id('played_match')$$,
  'a match of the team can be pointed to'
);
select isnt_empty(
  $$select from public.attachable_events(tests.id('team_chat')) where kind = 'training'$$, 'and a session'
);
select is_empty(
  $$select from public.attachable_events(tests.id('team_chat')) as event
    where not exists (select from public.trainings where id = event.id and team_id = tests.id('team'))
      and not exists (select from public.matches where id = event.id and team_id = tests.id('team'))$$,
  'of no other team'
);
select tests.act_as('rival_coach');
select is_empty(
  $$select from public.describe_attachments(jsonb_build_array(
    jsonb_build_object('kind', 'training', 'id', tests.id('training')),
    jsonb_build_object('kind', 'match', 'id', tests.id('match')),
    jsonb_build_object('kind', 'animation', 'id', tests.id('team_animation')),
    jsonb_build_object('kind', 'exercise', 'id', 'not an id'), '3'::jsonb
  ))$$,
  'a forged card tells the rival nothing'
);
select is_empty($$select from public.attachable_events(tests.id('team_chat'))$$, 'nor what there is to point to');

select * from finish();
rollback;
