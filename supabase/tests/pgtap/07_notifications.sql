-- The bell and the e-mail outbox.
begin;
select plan(44);

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
values (tests.named('secret_notification'), tests.id('parent'), 'notes', 'note_shared', '{"text": "private"}');
select results_eq(
  $$select topic, event, payload ->> 'id', private, payload ? 'text' from realtime.messages$$,
  $$values ('user:' || tests.id('parent'), 'notification_created', tests.id('secret_notification')::text, true, false)$$,
  'a new one is announced on the person''s private channel, by id only'
);
select throws_ok(
  $$insert into public.notifications (user_id, category, kind, link) values (tests.id('parent'), 'system', 'role_granted', '//evil.test')$$,
  '23514', null, 'a link stays inside the application'
);
select throws_ok(
  $$insert into public.notifications (user_id, category, kind, link) values (tests.id('parent'), 'system', 'role_granted', 'https://evil.test')$$,
  '23514', null, 'in every form'
);

select throws_ok(
  $$insert into public.notifications (user_id, category, kind) values (tests.id('parent'), 'system', 'season_over')$$,
  '23514', null, 'and says something the bell has a sentence for'
);

-- private.notify ----------------------------------------------------------------------------
select tests.act_as('coach');
select throws_ok($$select private.notify('{}', 'system', 'x')$$, '42501', null, 'telling people is for the database');
select throws_ok($$select private.forget_pending('{}')$$, '42501', null, 'and so is forgetting');
select set_config('role', 'postgres', true);
select is(
  private.notify(
    array[tests.id('coach'), tests.id('parent'), tests.id('suspended')], 'tasks', 'award_won',
    '{"team": "U13", "title": null}', '/tasks-active', 'chair:1', tests.id('training'), now() + interval '1 hour'
  ),
  1, 'whoever acts and suspended accounts are left out'
);
select results_eq(
  $$select user_id, category::text, payload, link, about_id from public.notifications where kind = 'award_won'$$,
  $$values (tests.id('parent'), 'tasks', '{"team": "U13"}'::jsonb, '/tasks-active', tests.id('training'))$$,
  'the facts without the empty ones'
);
select is(
  private.notify(array[tests.id('parent')], 'tasks', 'award_won', p_dedupe => 'chair:1'), 0, 'the same key is nothing'
);
select is(
  private.notify(array[tests.id('other_parent')], 'tasks', 'award_won', p_dedupe => 'chair:1'), 1,
  'for the same person'
);

-- What is sent -----------------------------------------------------------------------------
select tests.act_as_database();
select results_eq(
  $$select user_id, category::text, payload ->> 'link', expires_at > now(), about_id from public.mail_outbox
    where kind = 'award_won' and user_id = tests.id('parent')$$,
  $$values (tests.id('parent'), 'tasks', '/tasks-active', true, tests.id('training'))$$,
  'a notification queues one e-mail'
);
select isnt_empty(
  $$select from public.push_outbox as push join public.notifications as told on told.id = push.notification_id
    where told.kind = 'award_won' and told.user_id = tests.id('parent')$$,
  'and one push, where there is a device'
);
select is_empty(
  $$select from public.push_outbox as push join public.notifications as told on told.id = push.notification_id
    where told.kind = 'award_won' and told.user_id = tests.id('other_parent')$$,
  'and none where there is not'
);
insert into public.notifications (user_id, category, kind, created_at)
values (tests.id('parent'), 'system', 'role_declined', now() - interval '2 days');
insert into public.notifications (user_id, category, kind, read_at)
values (tests.id('parent'), 'system', 'role_requested', now());
insert into public.notifications (user_id, category, kind)
values
  (tests.id('parent'), 'messages', 'assessment_shared'),
  (tests.id('parent'), 'messages', 'message_reported'),
  (tests.id('parent'), 'payments', 'notice_received');
select bag_eq(
  $$select kind from public.mail_outbox
    where user_id = tests.id('parent')
      and kind in ('role_declined', 'role_requested', 'assessment_shared', 'message_reported', 'notice_received')$$,
  $$values ('message_reported')$$,
  'no e-mail about the past, what is read, chat messages, and what its chapter mails itself'
);

-- Switches: asked when a notification comes and again when it is sent
update public.notification_preferences set push = false, training = false, payments = false
where user_id = tests.id('rival_coach');
insert into public.notifications (user_id, category, kind)
values
  (tests.id('rival_coach'), 'training', 'training_planned'),
  (tests.id('rival_coach'), 'tasks', 'task_assigned'),
  (tests.id('rival_coach'), 'payments', 'fee_charged');
select bag_eq(
  $$select kind from public.mail_outbox where user_id = tests.id('rival_coach')$$,
  $$values ('task_assigned'), ('fee_charged')$$,
  'a subject that is off sends no e-mail; money is not to be switched off'
);
select is(
  (select count(*)::int from public.notifications where user_id = tests.id('rival_coach')), 4, 'the bell keeps all'
);
select is_empty(
  $$select from public.push_outbox as push join public.notifications as told on told.id = push.notification_id
    where told.user_id = tests.id('rival_coach') and told.id <> tests.id('rival_coach_notification')$$,
  'push is off for money as well'
);
update public.notification_preferences set is_all_on = false where user_id = tests.id('rival_coach');
delete from public.mail_outbox where id <> tests.id('mail') and user_id <> tests.id('rival_coach');
update public.mail_outbox set next_attempt_at = now() + interval '1 hour' where id = tests.id('mail');

select tests.act_as_service();
select results_eq(
  $$select kind from public.claim_mail(10)$$, $$values ('fee_charged')$$, 'switching off later counts for what waits'
);
select results_eq(
  $$select status, last_error from public.mail_outbox where user_id = tests.id('rival_coach') and kind = 'task_assigned'$$,
  $$values ('dropped', 'not wanted')$$, 'it is dropped, with the reason'
);

select tests.act_as_database();
delete from public.mail_outbox where id <> tests.id('mail');
insert into public.mail_outbox (id, user_id, category, kind, dedupe_key, expires_at, payload)
values
  (tests.named('late_mail'), tests.id('coach'), 'training', 'training_reminder', 'late', now() - interval '1 minute', '{"link": "/"}'),
  (tests.named('locked_mail'), tests.id('suspended'), 'training', 'training_reminder', 'locked', null, '{}'),
  (tests.named('legal_mail'), tests.id('suspended'), null, 'notice_received', 'legal', null, '{}');
select private.queue_mail(
  null, 'aunt@family.test', 'bg', 'invitation', '{"role": "parent", "link": "/accept-invitation?token=secret"}', 'aunt'
);
update public.mail_outbox set next_attempt_at = now() where id = tests.id('mail');

select tests.act_as_service();
select bag_eq(
  $$select kind, attempts from public.claim_mail(10)$$,
  $$values ('role_granted', 1), ('notice_received', 1), ('invitation', 1)$$,
  'the worker claims what is due, what the law wants also for a suspended account'
);
select is_empty($$select from public.claim_mail(10)$$, 'once');
select bag_eq(
  $$select id, status, last_error, payload from public.mail_outbox where status = 'dropped'$$,
  $$values (tests.id('late_mail'), 'dropped', 'too late', '{}'::jsonb),
    (tests.id('locked_mail'), 'dropped', 'account suspended', '{}')$$,
  'not what is too late or for a locked account'
);
select isnt_empty(
  $$select from public.mail_outbox where dedupe_key = 'aunt' and payload ->> 'link' like '%secret' and to_locale = 'bg'$$,
  'an address without account keeps its link until it is sent'
);
select lives_ok(
  $$select public.finish_mail(id, true) from public.mail_outbox where dedupe_key = 'aunt'$$, 'when that is done'
);
select results_eq(
  $$select status, payload from public.mail_outbox where dedupe_key = 'aunt'$$,
  $$values ('sent', '{"role": "parent"}'::jsonb)$$, 'the row stays and the token is gone'
);
select lives_ok($$select public.finish_mail(tests.id('mail'), false, 'server away')$$, 'a failure');
select results_eq(
  $$select status, last_error, next_attempt_at > now() from public.mail_outbox where id = tests.id('mail')$$,
  $$values ('queued', 'server away', true)$$, 'waits for another attempt'
);
update public.mail_outbox
set status = 'sending', attempts = 2, locked_until = now() - interval '1 second', next_attempt_at = now()
where id = tests.id('mail');
select results_eq($$select attempts from public.claim_mail(1)$$, $$values (3)$$, 'what a dead worker held is handed out again');
update public.mail_outbox set attempts = 5 where id = tests.id('mail');
select lives_ok($$select public.finish_mail(tests.id('mail'), false, 'still away')$$, 'the fifth failure');
select is((select status from public.mail_outbox where id = tests.id('mail')), 'failed', 'is the last');
select throws_ok(
  $$update public.mail_outbox set status = 'queued' where status = '$$ || state || $$'$$, 'P0001', 'illegal_move',
  state || ' is the end'
)
from unnest(array['sent', 'dropped']) as state;
select tests.act_as_database();
insert into public.mail_outbox (user_id, category, kind, dedupe_key, next_attempt_at)
values (tests.id('coach'), 'tasks', 'task_assigned', 'news', now() - interval '1 hour');
select private.queue_mail(null, 'uncle@family.test', 'de', 'invitation', '{"role": "parent"}', 'uncle');
select tests.act_as_service();
select results_eq(
  $$select kind from public.claim_mail(1)$$, $$values ('invitation')$$, 'an invitation does not wait behind the news'
);
select tests.act_as_database();
insert into public.mail_outbox (id, user_id, kind, dedupe_key)
values (tests.named('new_mail'), tests.id('coach'), 'role_granted', 'new');
select throws_ok(
  $$update public.mail_outbox set status = 'sent' where id = tests.id('new_mail')$$, 'P0001', 'illegal_move',
  'nothing is sent without being claimed'
);

select * from finish();
rollback;
