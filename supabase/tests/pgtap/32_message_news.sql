-- News of messages: who hears on a lock screen that somebody has written, and that they are mentioned.
begin;
select plan(27);

-- Devices of the parent and of the second coach; nobody else has one.
create function tests.give_device(person text)
returns void
language sql
security definer
as $$
  insert into public.push_devices (user_id, address) values (tests.id(person), 'token-of-' || person || '-0000000000');
$$;

create function tests.news(person text)
returns table (kind text, link text, team text, is_read boolean, is_queued boolean)
language sql
security definer
as $$
  select told.kind, told.link, told.payload ->> 'team', told.read_at is not null, push.status is not distinct from 'queued'
  from public.notifications as told
  left join public.push_outbox as push on push.notification_id = told.id
  where told.user_id = tests.id(person) and told.kind in ('message_received', 'mentioned')
  order by told.created_at, told.kind;
$$;

create function tests.name_of(person text)
returns text
language sql
security definer
as $$
  select '@' || btrim(concat_ws(' ', first_name, last_name)) from public.users where id = tests.id(person);
$$;

create function tests.newest_of(conversation text)
returns bigint
language sql
security definer
as $$
  select last_message_id from public.conversations where id = tests.id(conversation);
$$;
grant execute on all functions in schema tests to public;

select tests.act_as_database();
select tests.give_device('parent');

select tests.act_as('coach');
select lives_ok($$select public.send_message(tests.id('team_chat'), 'Bring rain jackets')$$, 'the coach writes');
select results_eq(
  $$select kind, link, team, is_read, is_queued from tests.news('parent')$$,
  $$select 'message_received', '/communication/messages?c=' || tests.id('team_chat'), name, false, true
    from public.teams where id = tests.id('team')$$,
  'who has a device hears of it on the lock screen, with the team and nothing else'
);
select is_empty($$select * from tests.news('player')$$, 'who has none is not told');
select is_empty($$select * from tests.news('coach')$$, 'nor is the author');
select lives_ok($$select public.send_message(tests.id('team_chat'), 'And a towel')$$, 'a second message');
select is((select count(*)::int from tests.news('parent')), 1, 'takes the place of the first');
select lives_ok($$select public.send_message(tests.id('family_chat'), 'About Tuesday')$$, 'a message in another conversation');
select is((select count(*)::int from tests.news('parent')), 2, 'is told beside it');

select tests.act_as('parent');
select is_empty($$select from public.notifications where kind = 'message_received'$$, 'the bell does not show them');
select lives_ok(
  $$select public.mark_read(tests.id('team_chat'), tests.newest_of('team_chat') - 1)
    where exists (select from public.messages where conversation_id = tests.id('team_chat') and id = tests.newest_of('team_chat') - 1)$$,
  'reading the last but one'
);
select is((select count(*)::int from tests.news('parent')), 2, 'leaves what is unread to be told');
select lives_ok($$select public.mark_read(tests.id('team_chat'), tests.newest_of('team_chat'))$$, 'reading to the end');
select results_eq(
  $$select link from tests.news('parent')$$,
  $$select '/communication/messages?c=' || tests.id('family_chat')$$,
  'takes it back'
);

-- Muted
select lives_ok($$select public.mute_conversation(tests.id('team_chat'), now() + interval '1 hour')$$, 'the parent wants quiet');
select tests.act_as('coach');
select lives_ok($$select public.send_message(tests.id('team_chat'), 'Do not forget the bus')$$, 'and the coach writes again');
select is((select count(*)::int from tests.news('parent')), 1, 'a muted conversation does not ring');

-- Mentioned
select lives_ok(
  $$select public.send_message(
    tests.id('team_chat'), tests.name_of('parent') || ' can you drive?',
    p_mentioned => array[tests.id('parent'), tests.id('rival_parent'), tests.id('player'), tests.id('coach')]
  )$$,
  'the coach mentions the parent'
);
select is((select count(*)::int from tests.news('parent') where kind = 'mentioned' and is_queued), 1, 'who hears of it although it is muted');
select is_empty($$select * from tests.news('rival_parent')$$, 'who is not in the conversation is not rung');
select is_empty($$select * from tests.news('player')$$, 'nor whose name does not stand there');
select is_empty($$select * from tests.news('coach')$$, 'nor oneself');
select lives_ok(
  $$select public.send_message(
    tests.id('team_chat'), tests.name_of('parent'),
    p_mentioned => array(select tests.id('parent') from generate_series(1, 21))
  )$$,
  'more than twenty names'
);
select is((select count(*)::int from tests.news('parent') where kind = 'mentioned'), 1, 'ring nobody');
select tests.act_as('parent');
select is(
  (select payload ->> 'title' from public.notifications where kind = 'mentioned'),
  tests.name_of('parent') || ' can you drive?',
  'the bell says what was written'
);
select lives_ok($$select public.mark_read(tests.id('team_chat'), tests.newest_of('team_chat'))$$, 'reading to the end');
select is((select bool_and(read_at is not null) from public.notifications where kind = 'mentioned'), true, 'is having seen it');

-- Left
select tests.act_as_database();
update public.conversation_members set left_at = now()
where conversation_id = tests.id('family_chat') and user_id = tests.id('parent');
select is_empty($$select * from tests.news('parent') where kind = 'message_received'$$, 'who is out of a conversation hears no more of it');

select * from finish();
rollback;
