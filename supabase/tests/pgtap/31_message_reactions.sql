-- Reactions: a thumb instead of a message, from whoever is in the conversation and from nobody else.
begin;
select plan(42);

create function tests.message(words text)
returns bigint
language sql
security definer
as $$
  select id from public.messages where body = words;
$$;

create function tests.react(words text, emoji text, is_on boolean default true)
returns void
language sql
as $$
  select public.set_message_reaction(tests.message(words), emoji::public.message_emoji, is_on);
$$;

-- Who reacted to a message, whoever asks: "parent 👍, coach 👏".
create function tests.reactions(words text)
returns text
language sql
security definer
as $$
  select string_agg(names.name || ' ' || reaction.emoji, ', ' order by names.name, reaction.emoji)
  from public.message_reactions as reaction
  join tests.names as names on names.id = reaction.user_id
  where reaction.message_id = tests.message(words);
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

-- What the one constant of the browser shows, in its order.
select is(
  enum_range(null::public.message_emoji)::text, '{👍,❤️,😂,⚽,👏,😮}', 'the emoji are few and fixed'
);

-- Reacting ---------------------------------------------------------------------------------------

select tests.told_nothing_yet();
select tests.act_as('player');
select lives_ok($$select tests.react('Training at five', '⚽')$$, 'a member reacts');
select lives_ok($$select tests.react('Training at five', '👍')$$, 'with more than one emoji');
select is(tests.reactions('Training at five'), 'player 👍, player ⚽', 'each stands once');
select bag_eq(
  $$select topic, event from tests.told()$$,
  $$values ('chat:' || tests.id('team_chat'), 'message_reacted'), ('chat:' || tests.id('team_chat'), 'message_reacted')$$,
  'the channel hears of each, and nobody''s bell rings'
);
select tests.told_nothing_yet();
select lives_ok($$select tests.react('Training at five', '⚽')$$, 'the same again');
select is(tests.reactions('Training at five'), 'player 👍, player ⚽', 'changes nothing');
select is_empty($$select from tests.told()$$, 'and tells nobody');
select lives_ok($$select tests.react('Training at five', '👍', false)$$, 'a reaction is taken back');
select is(tests.reactions('Training at five'), 'player ⚽', 'at once');
select lives_ok($$select tests.react('Training at five', '👍', false)$$, 'twice is no error');
select tests.act_as('coach');
select lives_ok($$select tests.react('Training at five', '⚽')$$, 'authors react to their own words');
select lives_ok($$select tests.react('No problem', '👍', false)$$, 'nobody takes back for somebody else');
select is(tests.reactions('No problem'), 'parent 👍', 'what another gave stays');
select lives_ok($$select tests.react('Training at five', '👍', null)$$, 'neither on nor off is off');

-- Reading ----------------------------------------------------------------------------------------

select results_eq(
  $$select message_id, reactions from public.list_message_reactions(tests.id('team_chat'), 1)$$,
  $$values
    (tests.message('No problem'), jsonb_build_array(jsonb_build_object('emoji', '👍', 'user_ids', jsonb_build_array(tests.id('parent'))))),
    (tests.message('Training at five'), jsonb_build_array(jsonb_build_object('emoji', '⚽', 'user_ids',
      (select jsonb_agg(id order by id) from unnest(array[tests.id('player'), tests.id('coach')]) as id))))$$,
  'one answer tells the reactions to a page of messages, newest first'
);
select results_eq(
  $$select message_id from public.list_message_reactions(
    tests.id('team_chat'), tests.message('Training at five'), tests.message('Training at five'))$$,
  $$values (tests.message('Training at five'))$$, 'or to a part of it'
);
select bag_eq(
  $$select distinct conversation_id from public.message_reactions$$,
  $$values (tests.id('team_chat')), (tests.id('family_chat')), (tests.id('staff_chat'))$$,
  'members read those of their conversations'
);
select throws_ok(
  $$insert into public.message_reactions (message_id, conversation_id, user_id, emoji)
    values (tests.message('No problem'), tests.id('team_chat'), tests.id('player'), '😮')$$,
  '42501', null, 'nobody writes the table, in whoever''s name'
);
select throws_ok($$delete from public.message_reactions$$, '42501', null, 'or empties it');

-- Attacks ----------------------------------------------------------------------------------------

select throws_ok($$select tests.react('No problem', '💩')$$, '22P02', null, 'other emoji do not exist');
select throws_ok($$select tests.react('No problem', '<b>')$$, '22P02', null, 'nor other words');
select throws_ok($$select tests.react('Bring both shirts', '👍')$$, '42501', 'not_a_member', 'the coach of another team does not react');
select throws_ok($$select public.set_message_reaction(-1, '👍', true)$$, '42501', 'not_a_member', 'what is not there is not told from what is not mine');
select tests.act_as('rival_coach');
select throws_ok($$select tests.react('No problem', '👍')$$, '42501', 'not_a_member', 'nor does another club');
select is_empty($$select from public.list_message_reactions(tests.id('team_chat'), 1)$$, 'nor does it read who did');
select tests.act_as('other_player');
select throws_ok($$select tests.react('No problem', '👍')$$, '42501', 'not_a_member', 'nor a child of another team');
select is_empty($$select from public.list_message_reactions(tests.id('team_chat'), 1)$$, 'nothing is read from outside');
select tests.act_as('owner');
select throws_ok($$select tests.react('No problem', '👍')$$, '42501', 'not_a_member', 'an office opens nothing');
select tests.act_as('suspended');
select is_empty($$select from public.list_message_reactions(tests.id('team_chat'), 1)$$, 'a locked account reads nothing');

-- Ten thousand taps, on and off, so that no row tells how many there were.
select tests.act_as_database();
savepoint world;
select tests.act_as('parent');
select count(tests.react('No problem', '😮', number % 2 = 1)) from generate_series(1, 60) as number;
select throws_ok($$select tests.react('No problem', '😮')$$, 'P0001', 'too_many_taps', 'more than sixty in a minute are not taken');
select throws_ok($$select tests.react('Dentist on Tuesday', '😮')$$, 'P0001', 'too_many_taps', 'in all conversations together');
select tests.act_as('player');
select lives_ok($$select tests.react('No problem', '😮')$$, 'others go on');
select tests.act_as_database();
update private.tap_counts set minute_started_at = now() - interval '61 seconds';
select tests.act_as('parent');
select lives_ok($$select tests.react('No problem', '😮')$$, 'a minute later it goes on');
select tests.act_as_database();
rollback to savepoint world;

-- The end ----------------------------------------------------------------------------------------

select tests.act_as('player');
select tests.react('Which boots for tomorrow?', '👏');
select public.leave_conversation(tests.id('supervised_chat'));
select throws_ok($$select tests.react('Which boots for tomorrow?', '👏', false)$$, '42501', 'not_a_member', 'who left does not react');
select is_empty($$select from public.message_reactions where conversation_id = tests.id('supervised_chat')$$, 'or read');
select tests.act_as_database();
rollback to savepoint world;

update public.conversations set archived_at = now(), archive_reason = 'player_left' where id = tests.id('family_chat');
select tests.act_as('parent');
select throws_ok($$select tests.react('Dentist on Tuesday', '👍')$$, 'P0001', 'conversation_archived', 'a closed conversation takes none');
select isnt_empty($$select from public.message_reactions where conversation_id = tests.id('family_chat')$$, 'and keeps what it has');
select tests.act_as_database();
rollback to savepoint world;

select tests.act_as('coach');
select set_config('tests.gone', tests.message('Training at five')::text, true);
select public.delete_message(tests.message('Training at five'));
select throws_ok(
  $$select public.set_message_reaction(current_setting('tests.gone')::bigint, '👍', true)$$, 'P0001', 'message_deleted',
  'nobody reacts to what is deleted'
);
select is_empty(
  $$select from public.message_reactions where message_id = current_setting('tests.gone')::bigint$$, 'its reactions are gone'
);
select tests.act_as_database();
rollback to savepoint world;

select private.forget_messages_of(tests.id('parent'));
select is_empty(
  $$select from public.message_reactions as reaction join public.messages as message on message.id = reaction.message_id
    where message.deleted_at is not null$$,
  'with the words of a forgotten person go the reactions to them'
);
delete from auth.users where id = tests.id('parent');
select is_empty(
  $$select from public.message_reactions where user_id = tests.id('parent')
    union all select from private.tap_counts where user_id = tests.id('parent')$$,
  'with an account go its own'
);

select * from finish();
rollback;
