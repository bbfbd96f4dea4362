-- Private channels: the server sets the topic and asks the policies of realtime.messages.
begin;
select plan(33);

create function tests.hears(persona text, channel text, kind text default 'broadcast')
returns boolean
language plpgsql
as $$
declare
  found_rows int;
begin
  perform tests.act_as_database();
  delete from realtime.messages;
  insert into realtime.messages (topic, extension, event, private) values (channel, kind, 'test', true);
  perform set_config('realtime.topic', channel, true);
  perform tests.act_as(persona);
  select count(*) into found_rows from realtime.messages;
  perform tests.act_as_database();
  return found_rows = 1;
end;
$$;

select ok(tests.hears('coach', 'user:' || tests.id('coach')), 'people hear their own channel');
select ok(not tests.hears('coach', 'user:' || tests.id('parent')), 'not that of others');
select ok(not tests.hears('admin', 'user:' || tests.id('parent')), 'not even as administrator');
select ok(not tests.hears('anon', 'user:' || tests.id('parent')), 'or as visitor');
select ok(not tests.hears('coach', 'team:' || tests.id('team')), 'channels nobody decided about are closed');
select ok(not tests.hears('coach', 'user:' || tests.id('coach'), 'presence'), 'the own channel has no presence');

select set_config('realtime.topic', 'user:' || tests.id('coach'), true);
select tests.act_as('coach');
select throws_ok(
  $$insert into realtime.messages (topic, extension, event, private)
    values ('user:' || tests.id('coach'), 'broadcast', 'notification_created', true)$$, '42501', null,
  'only the database speaks there'
);

-- Conversations: members listen; among adults they type and show that they are there; who is out is out.
select tests.act_as_database();
create function tests.speaks(persona text, channel text, kind text default 'broadcast')
returns boolean
language plpgsql
as $$
begin
  perform set_config('realtime.topic', channel, true);
  perform tests.act_as(persona);
  insert into realtime.messages (topic, extension) values (channel, kind);
  perform tests.act_as_database();
  return true;
exception
  when insufficient_privilege then
    perform tests.act_as_database();
    return false;
end;
$$;

select ok(tests.hears('parent', 'chat:' || tests.id('team_chat')), 'members hear their conversation');
select ok(
  not tests.hears('parent', 'chat:' || tests.id('team_chat'), 'presence'),
  'not who is there: a minor is in this team''s'
);
select ok(not tests.speaks('parent', 'chat:' || tests.id('team_chat')), 'nor do they tell that they are typing');
select ok(not tests.speaks('parent', 'chat:' || tests.id('team_chat'), 'presence'), 'or that they are there');
select ok(not tests.hears('parent', 'chat:' || tests.id('adults_chat')), 'not other conversations');
select ok(not tests.speaks('parent', 'chat:' || tests.id('adults_chat')), 'nor speak in them');
select ok(not tests.hears('parent', 'chat:' || tests.id('adults_chat'), 'presence'), 'nor see who is there');
select ok(not tests.hears('owner', 'chat:' || tests.id('team_chat')), 'owners hear theirs only');
select ok(not tests.hears('officer', 'chat:' || tests.id('supervised_chat')), 'so does the safeguarding officer');
select ok(not tests.hears('admin', 'chat:' || tests.id('team_chat')), 'and the administrator');
select ok(not tests.hears('rival_coach', 'chat:' || tests.id('team_chat')), 'and other schools');
select ok(not tests.hears('suspended', 'chat:' || tests.id('team_chat')), 'suspended members hear nothing');
select ok(not tests.hears('suspended', 'user:' || tests.id('suspended')), 'not even on their own channel');
select ok(not tests.hears('anon', 'chat:' || tests.id('team_chat')), 'visitors neither');
update public.guardian_links set status = 'ended' where id = tests.id('parent_of_child');
select ok(not tests.hears('parent', 'chat:' || tests.id('team_chat')), 'who was removed hears nothing at the next asking');
select ok(tests.hears('coach', 'chat:' || tests.id('supervised_chat')), 'a closed conversation is still heard');
select ok(not tests.speaks('coach', 'chat:' || tests.id('supervised_chat')), 'but nobody types in it');

-- Typing and presence are for adults among themselves.
select tests.act_as_database();
select ok(tests.speaks('coach', 'chat:' || tests.id('adults_chat')), 'adults tell each other that they type');
select ok(tests.hears('coach', 'chat:' || tests.id('adults_chat'), 'presence'), 'and see each other come');
update public.conversations set archived_at = null, archive_reason = null where id = tests.id('supervised_chat');
insert into public.conversation_members (conversation_id, user_id)
values (tests.id('supervised_chat'), tests.id('officer')) on conflict do nothing;
select ok(not tests.speaks('coach', 'chat:' || tests.id('supervised_chat')), 'nobody is seen typing to a minor');
select ok(not tests.speaks('player', 'chat:' || tests.id('supervised_chat')), 'and no minor typing');
select ok(not tests.speaks('coach', 'chat:' || tests.id('supervised_chat'), 'presence'), 'nobody shows up to a minor');
select ok(not tests.speaks('player', 'chat:' || tests.id('supervised_chat'), 'presence'), 'and no minor does');
select ok(
  not tests.hears('coach', 'chat:' || tests.id('supervised_chat'), 'presence'), 'nobody watches when a minor is awake'
);
select tests.act_as_database();
update public.conversation_members set left_at = now()
where conversation_id = tests.id('supervised_chat') and user_id = tests.id('player');
select ok(
  not tests.speaks('coach', 'chat:' || tests.id('supervised_chat')), 'also not once the minor has left: may come back'
);
update public.conversations set archived_at = now(), archive_reason = 'deserted' where id = tests.id('adults_chat');
select ok(
  not tests.hears('coach', 'chat:' || tests.id('adults_chat'), 'presence'), 'a closed conversation has no presence'
);

select * from finish();
rollback;
