-- What administrators do to see whether news arrives: tests, kinds that are not sent, failures sent again.
begin;
select plan(41);

create function tests.refusals(persona text)
returns setof text
language plpgsql
as $$
declare
  door text;
begin
  perform tests.act_as(persona);
  foreach door in array array[
    'select public.list_news_kinds()',
    'select public.switch_news_kind(''task_assigned'', ''push'', false)',
    'select public.push_devices_of(tests.id(''parent''))',
    'select public.send_push_test(tests.id(''coach''))',
    'select public.send_news_test(''task_assigned'')',
    'select public.read_news_test(tests.id(''parent_notification''))',
    'select public.delivery_figures()',
    'select public.list_failed_deliveries()',
    'select public.resend_deliveries(''email'', p_reason => ''away'')'
  ]
  loop
    begin
      execute door;
      return next 'let in: ' || door;
    exception when insufficient_privilege then
      return next 'refused';
    end;
  end loop;
end;
$$;
create temporary table tried (name text primary key, id uuid);
grant select, insert on tried to public;
create function tests.tried(p_name text) returns uuid language sql as $$ select id from tried where name = p_name $$;
grant execute on all functions in schema tests to public;

select tests.act_as_database();
delete from public.mail_outbox;
delete from public.push_outbox;
insert into public.push_devices (id, user_id, address)
values (tests.named('admin_phone'), tests.id('admin'), 'phone-of-admin-0123456789');

-- Nobody else -------------------------------------------------------------------------------
select results_eq(
  format('select distinct refusals, count(*) from tests.refusals(%L) as refusals group by 1', persona),
  $$values ('refused', 9::bigint)$$, persona || ' comes through none of the nine doors'
)
from unnest(array['rival_owner', 'owner', 'coach', 'parent', 'player', 'pending', 'suspended', 'anon']) as persona;

-- Tests of push -----------------------------------------------------------------------------
select tests.act_as('admin');
select results_eq(
  $$select failed_count from public.push_devices_of(tests.id('parent'))$$, $$values (0)$$, 'an administrator sees the devices of others'
);
insert into tried select 'words', public.send_push_test(tests.id('parent'), 'Training is off', 'See you on Friday.');
select results_eq(
  $$select kind, payload ->> 'title', email_status, email_missing, push_status, push_missing from public.read_news_test(tests.tried('words'))$$,
  $$values ('push_test', 'Training is off', null::text, 'own_way', 'queued', null::text)$$, 'words of one''s own wait as push alone'
);
select throws_ok(
  $$select public.send_push_test(tests.id('parent'), E'Two\nlines')$$, 'P0001', 'text_refused', 'a title is one line'
);
select throws_ok(
  $$select public.send_push_test(tests.id('parent'), repeat('x', 81))$$, 'P0001', 'text_refused', 'and a short one'
);
select throws_ok(
  $$select public.send_push_test(tests.id('suspended'))$$, 'P0001', 'account_unknown', 'nobody suspended is told anything'
);
insert into tried select 'none', public.send_push_test(tests.id('owner'));
select results_eq(
  $$select push_status, push_missing from public.read_news_test(tests.tried('none'))$$,
  $$values (null::text, 'no_device')$$, 'without a device the report says so'
);
select is_empty($$select from public.read_news_test(tests.id('parent_notification'))$$, 'other people''s news stays theirs');
select tests.act_as_service();
select results_eq(
  $$select kind, payload ->> 'title', payload ->> 'body' from public.claim_push(10)$$,
  $$values ('push_test', 'Training is off', 'See you on Friday.')$$, 'the worker is handed the words'
);
select lives_ok($$select public.finish_push(tests.tried('words'), true)$$, 'and sends them');
select tests.act_as('admin');
select results_eq(
  $$select push_status, push_sent_at is not null from public.read_news_test(tests.tried('words'))$$,
  $$values ('sent', true)$$, 'which the report tells'
);

-- Tests of a kind ---------------------------------------------------------------------------
insert into tried select 'task', public.send_news_test('task_assigned');
select results_eq(
  $$select category::text, email_status, push_status, payload ->> 'title' from public.read_news_test(tests.tried('task'))$$,
  $$values ('tasks', 'queued', 'queued', 'Passing game')$$, 'news of a kind takes both ways'
);
select tests.act_as_database();
select is(
  (select user_id from public.notifications where id = tests.tried('task')), tests.id('admin'), 'to whoever asked and nobody else'
);
select tests.act_as('admin');
select lives_ok($$select public.send_news_test(kind) from public.list_news_kinds() order by kind limit 3$$, 'any kind of the list');
select throws_ok($$select public.send_news_test('made_up')$$, 'P0001', 'kind_unknown', 'no other');
select throws_ok(
  $$select public.send_news_test('order_paid', tests.id('pending'))$$, 'P0001', 'nothing_to_tell', 'about an order there has to be one'
);
select throws_ok(
  $$select public.send_push_test(tests.id('owner')) from generate_series(1, 20)$$, 'P0001', 'too_many_tests', 'twenty an hour are enough'
);
select tests.act_as_database();
select isnt_empty(
  $$select from public.audit_log where action = 'notification_test_sent' and actor_id = tests.id('admin') and user_id = tests.id('parent')$$,
  'each is written down'
);

-- Kinds that are not sent -------------------------------------------------------------------
select tests.act_as('admin');
select results_eq(
  $$select count(*) = count(*) filter (where email and push) and count(*) > 50 from public.list_news_kinds()$$, $$values (true)$$,
  'everything is sent at first'
);
select lives_ok($$select public.switch_news_kind('task_assigned', 'email', false)$$, 'a kind is switched off for e-mail');
select results_eq(
  $$select email, push from public.list_news_kinds() where kind = 'task_assigned'$$, $$values (false, true)$$, 'and for that alone'
);
select throws_ok(
  $$select public.switch_news_kind('fee_charged', 'email', false)$$, 'P0001', 'kind_mandatory', 'money is always mailed'
);
select throws_ok($$select public.switch_news_kind('made_up', 'push', false)$$, 'P0001', 'kind_unknown', 'what is not told cannot be switched');
select tests.act_as_service();
select is_empty($$select from public.claim_mail(10) where kind = 'task_assigned'$$, 'what was waiting stays here');
select tests.act_as('admin');
select lives_ok($$select public.switch_news_kind('task_assigned', 'email', true)$$, 'it is switched on again');
select tests.act_as_database();
select results_eq(
  $$select action, count(*) from public.audit_log where action like 'news_switched%' group by 1 order by 1$$,
  $$values ('news_switched_off', 1::bigint), ('news_switched_on', 1::bigint)$$, 'both are written down'
);

-- Failures ----------------------------------------------------------------------------------
delete from public.mail_outbox;
insert into public.mail_outbox (id, user_id, to_email, to_locale, category, kind, payload, dedupe_key, status, attempts, last_error, expires_at)
values
  (tests.named('lost'), tests.id('parent'), null, null, 'tasks', 'task_assigned', '{}', 'notification:' || tests.id('parent_notification'), 'failed', 5, 'away', null),
  (tests.named('lost_too'), tests.id('coach'), null, null, 'tasks', 'task_assigned', '{}', 'x', 'failed', 5, 'away', null),
  (tests.named('late'), tests.id('coach'), null, null, 'tasks', 'task_reminder', '{}', 'y', 'failed', 5, 'away', now() - interval '1 hour'),
  (tests.named('guest'), null, 'uncle@family.test', 'de', null, 'invitation', '{}', 'z', 'failed', 5, 'refused', null);
update public.notifications set link = '/tasks' where id = tests.id('parent_notification');
select tests.act_as('admin');
select results_eq(
  $$select id = tests.id('guest'), recipient, can_resend, total_count from public.list_failed_deliveries() where kind = 'invitation'$$,
  $$values (true, 'uncle@family.test', false, 4::bigint)$$, 'failures are listed, with those that cannot be sent again'
);
select results_eq(
  $$select failed, waiting from public.delivery_figures() where channel = 'email'$$, $$values (4::bigint, 0::bigint)$$, 'and counted'
);
select is(public.resend_deliveries('email', array[tests.id('lost')]), 1, 'one is sent again');
select is(public.resend_deliveries('email', array[tests.id('lost')]), 0, 'once');
select is(public.resend_deliveries('email', p_reason => 'away'), 1, 'all of a reason, but what is too late');
select throws_ok($$select public.resend_deliveries('email')$$, 'P0001', 'choose_deliveries', 'never everything');
select tests.act_as_database();
select results_eq(
  $$select status, attempts, payload ->> 'link' from public.mail_outbox where id = tests.id('lost')$$,
  $$values ('queued', 0, '/tasks')$$, 'with its link and all attempts'
);
select is(
  (select count(*) from public.audit_log where action = 'deliveries_resent'), 2::bigint, 'and it is written down'
);

select * from finish();
rollback;
