-- One e-mail about what waits in the bell: for whom, about what, when, and how it is stopped.
begin;
select plan(25);

create function tests.tell(p_name text, p_kind text, p_category text default 'tasks') returns uuid language plpgsql security definer as $$
declare
  told uuid := gen_random_uuid();
begin
  insert into public.notifications (id, user_id, category, kind, payload, created_at)
  values (told, tests.id(p_name), p_category::public.notification_category, p_kind, '{"title": "Pack the goals"}', now() - interval '1 minute');
  return told;
end;
$$;
create function tests.token() returns text language sql security definer as $$
  select split_part(payload ->> 'unsubscribe', '/', 3) from public.mail_outbox
  where kind = 'digest' and user_id = tests.id('parent') and payload ? 'unsubscribe' order by created_at desc limit 1
$$;
create function tests.rhythm(p_name text default 'parent') returns text language sql security definer as $$
  select digest::text from public.notification_preferences where user_id = tests.id(p_name)
$$;
grant execute on all functions in schema tests to public;

-- When ---------------------------------------------------------------------------------------
select results_eq(
  $$select private.digest_due_at('daily', 'Europe/Berlin', '2026-11-18 15:00Z'), private.digest_due_at('daily', 'Europe/Berlin', '2026-11-18 05:59Z')$$,
  $$values ('2026-11-18 06:00Z'::timestamptz, '2026-11-17 06:00Z'::timestamptz)$$, 'a daily one is due at seven in the morning'
);
select results_eq(
  $$select private.digest_due_at('weekly', 'Europe/Sofia', '2026-11-18 15:00Z'), private.digest_due_at('weekly', 'Europe/Sofia', '2026-11-16 04:59Z')$$,
  $$values ('2026-11-16 05:00Z'::timestamptz, '2026-11-09 05:00Z'::timestamptz)$$, 'a weekly one on Mondays, on the person''s clock'
);

-- Choosing -----------------------------------------------------------------------------------
select is_empty($$select from public.notification_preferences where digest <> 'off'$$, 'nobody gets one unasked');
select tests.act_as('parent');
select lives_ok($$update public.notification_preferences set digest = 'daily', email = false$$, 'a parent chooses one instead of single e-mails');
select throws_ok($$update public.notification_preferences set digested_at = now()$$, '42501', null, 'when it was last sent is not theirs to say');
select tests.act_as_database();
select is(
  (select digested_at from public.notification_preferences where user_id = tests.id('parent')), now(), 'it tells of what comes from then on'
);
select is(private.queue_digests(), 0, 'and is not due at once');

-- What ---------------------------------------------------------------------------------------
delete from public.mail_outbox;
delete from public.notifications where user_id = tests.id('parent');
update public.notification_preferences set digested_at = now() - interval '2 days' where user_id = tests.id('parent');
select is(private.queue_digests(), 0, 'without news there is none');
update public.notification_preferences set digested_at = now() - interval '2 days' where user_id = tests.id('parent');
select tests.tell('parent', 'task_assigned');
select tests.tell('parent', 'announcement', 'messages');
select tests.tell('parent', 'task_reminder');
update public.notifications set read_at = now() where user_id = tests.id('parent') and kind = 'task_reminder';
select tests.tell('parent', 'note_shared', 'notes');
update public.notifications set payload = '{"is_test": true}' where user_id = tests.id('parent') and kind = 'note_shared';
-- money is mailed by itself, whatever the switches say
select tests.tell('parent', 'fee_charged', 'payments');
insert into public.mail_outbox (user_id, category, kind, dedupe_key)
select user_id, category, kind, 'notification:' || id from public.notifications
where user_id = tests.id('parent') and kind = 'fee_charged'
on conflict do nothing;
select is(private.queue_digests(), 1, 'with news there is one');
select is(private.queue_digests(), 0, 'once');
select results_eq(
  $$select item ->> 'kind' from public.mail_outbox, jsonb_array_elements(payload -> 'items') as item where mail_outbox.kind = 'digest'$$,
  $$values ('announcement'), ('task_assigned')$$, 'about what is unread and was not mailed by itself, by kind'
);
select is(
  (select (payload ->> 'count')::int from public.mail_outbox where kind = 'digest'), 2, 'with their number'
);
update public.notification_preferences set digested_at = now() - interval '2 days', is_all_on = false where user_id = tests.id('parent');
select is(private.queue_digests(), 0, 'with everything off there is none');
update public.notification_preferences set is_all_on = true where user_id = tests.id('parent');

-- Children -----------------------------------------------------------------------------------
update public.notification_preferences set digest = 'daily' where user_id = tests.id('player');
update public.notification_preferences set digested_at = now() - interval '2 days', email = false
where user_id = tests.id('player');
update public.notification_preferences set digest = 'off' where user_id = tests.id('parent');
select tests.tell('player', 'task_assigned');
select is(
  private.queue_digests(), case when private.may_push_to(tests.id('player')) then 1 else 0 end,
  'a young person gets one where news may reach them'
);
update public.notification_preferences set digest = 'weekly' where user_id = tests.id('parent');

-- Stopping -----------------------------------------------------------------------------------
select is_empty($$select from private.digest_tokens where token_hash = tests.token()::bytea$$, 'the token is known by its hash only');
select tests.act_as('anon');
select throws_ok($$select * from private.digest_tokens$$, '42501', null, 'which nobody reads');
select throws_ok($$select public.unsubscribe_by_token('guess')$$, 'P0001', 'unsubscribe_over', 'a guess stops nothing');
select lives_ok($$select public.unsubscribe_by_token(tests.token(), true)$$, 'nothing was stopped that could be put back');
select is(tests.rhythm(), 'weekly', 'and nothing changes');
select lives_ok($$select public.unsubscribe_by_token(tests.token())$$, 'one tap, signed out');
select lives_ok($$select public.unsubscribe_by_token(tests.token())$$, 'and a second one');
select is(tests.rhythm(), 'off', 'stops them');
select lives_ok($$select public.unsubscribe_by_token(tests.token(), true)$$, 'the same link');
select is(tests.rhythm(), 'weekly', 'puts them back');
select tests.act_as_database();
update private.digest_tokens set expires_at = now();
select tests.act_as('anon');
select throws_ok($$select public.unsubscribe_by_token(tests.token())$$, 'P0001', 'unsubscribe_over', 'after two months it is over');

select * from finish();
rollback;
