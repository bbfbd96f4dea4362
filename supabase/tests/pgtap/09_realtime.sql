-- Private channels: the server sets the topic and asks the policies of realtime.messages.
begin;
select plan(7);

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

select * from finish();
rollback;
