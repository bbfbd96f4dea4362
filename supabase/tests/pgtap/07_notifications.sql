-- The bell and the e-mail outbox.
begin;
select plan(22);

select tests.act_as('coach');
select results_eq($$select user_id from public.notifications$$, $$values (tests.id('coach'))$$, 'people read their own');
select isnt_empty($$update public.notifications set read_at = now() where id = tests.id('coach_notification') returning id$$, 'and mark them read');
select throws_ok($$update public.notifications set link = '/evil' where id = tests.id('coach_notification')$$, '42501', null, 'nothing else changes');
select is_empty($$update public.notifications set read_at = now() where id = tests.id('parent_notification') returning id$$, 'nor do other people''s');
select throws_ok(
  $$insert into public.notifications (user_id, category, kind) values (tests.id('parent'), 'system', 'role_granted')$$,
  '42501', null, 'nobody writes a notification from the browser'
);
select throws_ok($$delete from public.notifications$$, '42501', null, 'or deletes one');
select throws_ok($$select private.announce_role('{}', 'x', 'coach', '', '/')$$, '42501', null, 'or calls the writing function');
select throws_ok($$select * from public.mail_outbox$$, '42501', null, 'the outbox is closed');
select throws_ok($$select public.claim_mail(1)$$, '42501', null, 'and handed to the worker only');
select throws_ok($$select public.finish_mail(tests.id('mail'), true)$$, '42501', null, 'who alone finishes e-mails');

select tests.act_as_database();
delete from realtime.messages;
insert into public.notifications (id, user_id, category, kind, payload)
values (tests.named('secret_notification'), tests.id('parent'), 'notes', 'note_written', '{"text": "private"}');
select results_eq(
  $$select topic, event, payload ->> 'id', private, payload ? 'text' from realtime.messages$$,
  $$values ('user:' || tests.id('parent'), 'notification_created', tests.id('secret_notification')::text, true, false)$$,
  'a new one is announced on the person''s private channel, by id only'
);
select throws_ok(
  $$insert into public.notifications (user_id, category, kind, link) values (tests.id('parent'), 'system', 'x', '//evil.test')$$,
  '23514', null, 'a link stays inside the application'
);
select throws_ok(
  $$insert into public.notifications (user_id, category, kind, link) values (tests.id('parent'), 'system', 'x', 'https://evil.test')$$,
  '23514', null, 'in every form'
);

select tests.act_as_service();
select results_eq(
  $$select id, status, attempts from public.claim_mail(10)$$, $$values (tests.id('mail'), 'sending', 1)$$,
  'the worker claims what is due'
);
select is_empty($$select from public.claim_mail(10)$$, 'once');
select lives_ok($$select public.finish_mail(tests.id('mail'), false, 'server away')$$, 'a failure');
select results_eq(
  $$select status, last_error, next_attempt_at > now() from public.mail_outbox where id = tests.id('mail')$$,
  $$values ('queued', 'server away', true)$$, 'waits for another attempt'
);
update public.mail_outbox set status = 'sending', attempts = 5, locked_until = now() where id = tests.id('mail');
select lives_ok($$select public.finish_mail(tests.id('mail'), false, 'still away')$$, 'the fifth failure');
select is((select status from public.mail_outbox where id = tests.id('mail')), 'failed', 'is the last');
update public.mail_outbox set status = 'sending', locked_until = now() - interval '1 second', next_attempt_at = now() where id = tests.id('mail');
select isnt_empty($$select from public.claim_mail(1)$$, 'what a dead worker held is handed out again');
select lives_ok($$select public.finish_mail(tests.id('mail'), true)$$, 'a success');
select results_eq(
  $$select status, sent_at is not null, last_error from public.mail_outbox where id = tests.id('mail')$$,
  $$values ('sent', true, null::text)$$, 'is noted'
);

select * from finish();
rollback;
