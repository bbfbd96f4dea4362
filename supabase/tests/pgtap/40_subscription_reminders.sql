-- Who pays is told before a trial ends and when a payment is late: each step once, nothing after cancelling.
begin;
select plan(25);

create function tests.told(person text)
returns text[]
language sql
as $$
  select array(
    select kind from public.notifications
    where user_id = tests.id(person) and kind like 'plan\_%' order by created_at, kind
  );
$$;
create function tests.forget_news()
returns void
language sql
as $$
  delete from public.notifications where kind like 'plan\_%';
$$;
grant execute on all functions in schema tests to public;

-- Trials
update public.subscriptions set started_at = now() - interval '6 days', trial_ends_at = now() + interval '8 days'
where id = tests.id('owner_subscription');
select is(private.run_job('remind_of_subscriptions'), 0, 'a trial of eight more days is not told of');
update public.subscriptions set trial_ends_at = now() + interval '7 days' where id = tests.id('owner_subscription');
select is(private.run_job('remind_of_subscriptions'), 1, 'one of seven is');
select is(private.run_job('remind_of_subscriptions'), 0, 'once');
select results_eq(
  $$select category::text, kind, link, about_id, payload ->> 'tier', (payload ->> 'price_cents')::int, payload ->> 'period',
      payload ->> 'due_on' = ((now() + interval '7 days') at time zone 'Europe/Berlin')::date::text
    from public.notifications where kind like 'plan\_%'$$,
  $$values ('payments', 'plan_trial_ending', '/settings/payments', tests.id('owner_subscription'), 'starter', 1900, 'monthly', true)$$,
  'with plan, price, day and where to end it'
);
select isnt_empty(
  $$select from public.mail_outbox where about_id = tests.id('owner_subscription') and status = 'queued'$$, 'by e-mail'
);
-- The same moment comes nearer: only the clock moves, not the day it ends.
update public.notifications
set dedupe_key = replace(dedupe_key, (now() + interval '7 days')::date::text, (now() + interval '2 days')::date::text)
where kind like 'plan\_%';
update public.subscriptions set trial_ends_at = now() + interval '2 days' where id = tests.id('owner_subscription');
select is(private.run_job('remind_of_subscriptions'), 1, 'two days before once more');
select is(private.run_job('remind_of_subscriptions'), 0, 'and no third time');
select tests.forget_news();
update public.subscriptions set started_at = now() - interval '1 hour', trial_ends_at = now() + interval '5 days'
where id = tests.id('owner_subscription');
select is(private.run_job('remind_of_subscriptions'), 0, 'a short trial that has just begun is not told of its end');
update public.subscriptions
set started_at = now() - interval '10 days', trial_ends_at = now() + interval '4 days', auto_renew = false
where id = tests.id('owner_subscription');
select is(private.run_job('remind_of_subscriptions'), 0, 'nor one that was cancelled');
select is_empty(
  $$select from public.mail_outbox where about_id = tests.id('owner_subscription') and status = 'queued'$$,
  'and what still waited is not sent'
);

-- Late payments, of a child's plan that its parent pays
update public.subscriptions set auto_renew = true, trial_ends_at = null where id = tests.id('owner_subscription');
update public.subscriptions set late_since = now() where id = tests.id('player_subscription');
select is(private.run_job('remind_of_subscriptions'), 1, 'a payment that failed is told');
select is(tests.told('parent'), array['plan_payment_failed'], 'to who pays');
select is(tests.told('player'), '{}', 'and not to the child');
select is(private.run_job('remind_of_subscriptions'), 0, 'once');
update public.subscriptions set late_since = now() - interval '3 days' where id = tests.id('player_subscription');
select is(private.run_job('remind_of_subscriptions'), 1, 'after three days again');
update public.subscriptions set late_since = now() - interval '2 days 23 hours' where id = tests.id('player_subscription');
select tests.forget_news();
select is(private.run_job('remind_of_subscriptions'), 1, 'before that it is the first notice');
select is(tests.told('parent'), array['plan_payment_failed'], 'and no other');
select tests.forget_news();
update public.subscriptions set late_since = now() - interval '12 days' where id = tests.id('player_subscription');
select is(private.run_job('remind_of_subscriptions'), 1, 'who was reached by none of them');
select is(tests.told('parent'), array['plan_grace_ending'], 'is sent the last one alone');
select is(
  (select payload ->> 'due_on' from public.notifications where kind = 'plan_grace_ending'),
  ((now() + interval '2 days') at time zone 'Europe/Berlin')::date::text, 'with the end of the grace'
);
update public.subscriptions set late_since = null where id = tests.id('player_subscription');
select is_empty(
  $$select from public.mail_outbox where about_id = tests.id('player_subscription') and status = 'queued'$$,
  'once it is paid nothing waits to be sent'
);
select is(private.run_job('remind_of_subscriptions'), 0, 'and nothing is told');
select tests.forget_news();
update public.subscriptions set late_since = now() - interval '15 days' where id = tests.id('player_subscription');
select is(private.run_job('remind_of_subscriptions'), 0, 'after the grace there is no reminder');
update public.subscriptions set late_since = now() - interval '8 days', cancelled_at = now()
where id = tests.id('player_subscription');
select is(private.run_job('remind_of_subscriptions'), 0, 'nor after cancelling');

select tests.act_as('owner');
select throws_ok($$select private.remind_of_subscriptions()$$, '42501', null, 'nobody calls it from outside');

select * from finish();
rollback;
