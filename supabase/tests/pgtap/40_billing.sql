-- Plans, subscriptions and invoices: what is offered to whom, and that only the provider writes.
begin;
select plan(96);

-- Plans
select tests.act_as('anon');
select isnt_empty($$select from public.plans where id = tests.id('owner_plan')$$, 'visitors read what is offered');
select is_empty($$select from public.plans where id = tests.id('archived_plan')$$, 'but not what was archived');
select throws_ok($$select * from public.subscriptions$$, '42501', null, 'nor who subscribed');
select ok(not public.is_plan_editor(), 'a visitor edits no plan');

select tests.act_as('owner');
select throws_ok(
  $$insert into public.plans (role, tier, period, price_cents) values ('owner', 'professional', 'monthly', 1)$$,
  '42501', null, 'an owner invents no plan'
);
select is_empty($$update public.plans set price_cents = 1 where id = tests.id('owner_plan') returning id$$, 'nor makes one cheaper');
select is_empty($$delete from public.plans where id = tests.id('owner_plan') returning id$$, 'nor removes one');

select tests.act_as_service();
update public.plans set stripe_price_id = 'price_1' where id = tests.id('owner_plan');
select tests.act_as('admin');
select isnt_empty($$select from public.plans where id = tests.id('archived_plan')$$, 'an administrator sees archived plans');
select isnt_empty(
  $$insert into public.plans (role, tier, period, price_cents, max_teams)
    values ('owner', 'professional', 'yearly', 47040, 3) returning id$$, 'and adds one'
);
select throws_ok(
  $$insert into public.plans (role, tier, period, price_cents) values ('owner', 'professional', 'yearly', 1)$$,
  '23505', null, 'each offer once'
);
select throws_ok(
  $$insert into public.plans (role, tier, period, price_cents) values ('owner', 'free', null, 0)$$,
  '23505', null, 'the free tier too'
);
select throws_ok(
  $$insert into public.plans (role, tier, period, price_cents) values ('player', 'free', 'monthly', 0)$$,
  '23514', null, 'which has no period'
);
select throws_ok(
  $$insert into public.plans (role, tier, period, price_cents) values ('parent', 'starter', 'monthly', 0)$$,
  '23514', null, 'and alone costs nothing'
);
select throws_ok(
  $$insert into public.plans (role, tier, period, price_cents) values ('admin', 'starter', 'monthly', 100)$$,
  '23514', null, 'administrators are not sold anything'
);
select throws_ok($$update public.plans set stripe_price_id = 'price_x'$$, '42501', null, 'the provider''s price is not typed');
select isnt_empty(
  $$update public.plans set price_cents = 2100 where id = tests.id('owner_plan') returning id$$, 'a new price'
);
select is(
  (select stripe_price_id from public.plans where id = tests.id('owner_plan')), null,
  'needs a new price of the provider'
);
select is(
  (select price_cents from public.subscriptions where id = tests.id('owner_subscription')), 1900,
  'and leaves running subscriptions at the old one'
);
select throws_ok($$delete from public.plans where id = tests.id('owner_plan')$$, '23503', null, 'a plan somebody has is not deleted');
select results_eq(
  $$select actor_id, details -> 'changes' -> 0 ->> 'before', details -> 'changes' -> 0 ->> 'after' from public.audit_log
    where action = 'plan_edited' and details ->> 'plan_id' = tests.id('owner_plan')::text$$,
  $$values (tests.id('admin'), '1900', '2100')$$, 'the log says who changed a price, and from what'
);
select results_eq(
  $$select details ->> 'role', details ->> 'tier', details ->> 'period' from public.audit_log where action = 'plan_created'$$,
  $$values ('owner', 'professional', 'yearly')$$, 'and who made a plan, not what was installed'
);
update public.plans set archived_at = now() where role = 'owner' and tier = 'professional' and period = 'yearly';
update public.plans set archived_at = null where role = 'owner' and tier = 'professional' and period = 'yearly';
select set_eq(
  $$select action from public.audit_log where action in ('plan_archived', 'plan_restored')$$,
  $$values ('plan_archived'), ('plan_restored')$$, 'and who took one off the list or put it back'
);

-- Who sees what
select tests.act_as('rival_owner');
select is_empty(
  $$select from public.subscriptions where id in (tests.id('owner_subscription'), tests.id('player_subscription'))$$,
  'nobody sees what others subscribed to'
);
select is_empty($$select from public.invoices where id <> tests.id('rival_owner_invoice')$$, 'nor their invoices');
select throws_ok($$select * from public.stripe_customers$$, '42501', null, 'the provider''s numbers are closed');
select throws_ok($$select * from public.stripe_events$$, '42501', null, 'and its messages');
select tests.act_as('owner');
select results_eq(
  $$select id, status, expires_on, renews_on > now() from public.my_subscription$$,
  $$values (tests.id('owner_subscription'), 'active'::public.subscription_status, null::timestamptz, true)$$,
  'people see their own, with the date it renews'
);
select tests.act_as('player');
select results_eq($$select is_paid_by_me from public.my_subscription$$, $$values (false)$$, 'a child sees that somebody else pays');
select tests.act_as('parent');
select is_empty($$select from public.my_subscription$$, 'the paying guardian has none themselves');
select isnt_empty($$select from public.subscriptions where id = tests.id('player_subscription')$$, 'but sees the child''s');
select tests.act_as('other_parent');
select is_empty($$select from public.subscriptions$$, 'another parent does not');

-- Nobody but the synchronisation writes
select tests.act_as('owner');
select throws_ok(
  $$update public.subscriptions set status = 'active', price_cents = 0$$, '42501', null, 'people do not write their subscription'
);
select throws_ok(
  $$insert into public.subscriptions (user_id, plan_id) values (tests.id('owner'), tests.id('owner_club_plan'))$$,
  '42501', null, 'nor give themselves one'
);
select throws_ok(
  $$select public.sync_subscription('sub_x', 'active', tests.id('owner'), null, tests.id('owner_club_plan'), true, now(), now(), now() + interval '1 month', now())$$,
  '42501', null, 'not by the door of the provider either'
);
select throws_ok($$select public.sync_invoice('in_x', 'paid', tests.id('owner'), 1, now(), now())$$, '42501', null, 'nor an invoice');
select throws_ok($$select public.take_stripe_event('evt_x', 'x', now(), '{}')$$, '42501', null, 'nor an event');
select tests.act_as('admin');
select throws_ok($$update public.subscriptions set status = 'active'$$, '42501', null, 'nor does an administrator');
select tests.act_as_service();
select throws_ok($$update public.subscriptions set status = 'active'$$, '42501', null, 'nor the service role past the function');
select throws_ok($$delete from public.invoices$$, '42501', null, 'which deletes no invoice');
select throws_ok($$update public.stripe_events set processed_at = now()$$, '42501', null, 'and no event');

-- Checkout
select tests.act_as('coach');
select is_empty($$select from public.audit_log where action like 'plan%'$$, 'what administrators did to plans is theirs to read');
select results_eq($$select * from public.checkout_terms()$$, $$values (false, false)$$, 'a grown-up who had no trial');
select tests.act_as('other_player');
select results_eq($$select * from public.checkout_terms()$$, $$values (true, false)$$, 'a minor needs a guardian');
select tests.act_as('suspended');
select is_empty($$select * from public.checkout_terms()$$, 'a locked account is told nothing');
select is_empty($$select * from public.checkout_children()$$, 'also not of children');
select tests.act_as('parent');
select results_eq(
  $$select user_id, plan_id from public.checkout_children()$$, $$values (tests.id('player'), tests.id('player_plan'))$$,
  'a parent sees the child with an account, and which plan runs'
);
select tests.act_as('player');
select is_empty($$select * from public.checkout_children()$$, 'nobody is their own child');
select tests.act_as('rival_parent');
select is_empty($$select * from public.checkout_children() where user_id = tests.id('player')$$, 'no other parent does');
select tests.act_as_database();
update public.guardian_links set can_pay = false where id = tests.id('parent_of_child');
select tests.act_as('parent');
select is_empty($$select * from public.checkout_children()$$, 'nor one who may not pay');
select tests.act_as('ended_guardian');
select is_empty($$select * from public.checkout_children()$$, 'or whose link has ended');
select tests.act_as_database();
update public.guardian_links set can_pay = true where id = tests.id('parent_of_child');
select tests.act_as('coach');
select results_eq(
  $$select user_id, payer_id, price_cents, trial_days from public.checkout_offer(tests.id('coach_plan'))$$,
  $$values (tests.id('coach'), tests.id('coach'), 1900, 14)$$, 'a coach is offered the coach''s plan'
);
select throws_ok($$select public.checkout_offer(tests.id('owner_plan'))$$, 'P0001', 'plan_not_for_role', 'not the owner''s');
select throws_ok($$select public.checkout_offer(tests.id('archived_plan'))$$, 'P0001', 'plan_not_found', 'nor an archived one');
select throws_ok(
  $$select public.checkout_offer(tests.id('player_plan'), tests.id('player'))$$, '42501', 'not_your_child',
  'nor one for somebody else''s child'
);
select tests.act_as('owner');
select throws_ok($$select public.checkout_offer(tests.id('owner_free_plan'))$$, 'P0001', 'plan_is_free', 'the free tier is not bought');
select throws_ok(
  $$select public.checkout_offer(tests.id('owner_club_plan'))$$, 'P0001', 'already_subscribed', 'whoever has one changes it elsewhere'
);
select tests.act_as('suspended');
select throws_ok($$select public.checkout_offer(tests.id('coach_plan'))$$, '42501', 'account_inactive', 'a locked account buys nothing');
select tests.act_as('pending');
select throws_ok($$select public.checkout_offer(tests.id('coach_plan'))$$, 'P0001', 'plan_not_for_role', 'somebody without a role neither');
select tests.act_as('other_player');
select throws_ok($$select public.checkout_offer(tests.id('player_plan'))$$, '42501', 'guardian_must_pay', 'a minor signs nothing');
select tests.act_as('other_parent');
select results_eq(
  $$select user_id, payer_id from public.checkout_offer(tests.id('player_plan'), tests.id('other_player'))$$,
  $$values (tests.id('other_player'), tests.id('other_parent'))$$, 'the guardian does'
);
select throws_ok(
  $$select public.checkout_offer(tests.id('player_plan'), tests.id('player'))$$, '42501', 'not_your_child',
  'not by a link nobody confirmed'
);
select tests.act_as_database();
update public.guardian_links set can_pay = false where id = tests.id('other_parent_of_other_child');
select tests.act_as('other_parent');
select throws_ok(
  $$select public.checkout_offer(tests.id('player_plan'), tests.id('other_player'))$$, '42501', 'not_your_child',
  'nor without the right to pay'
);

-- Synchronisation
select tests.act_as_service();
insert into public.stripe_customers (user_id, stripe_id) values (tests.id('coach'), 'cus_coach');
select is(
  (public.sync_subscription('sub_coach', 'incomplete', tests.id('coach'), null, tests.id('coach_plan'), true,
    now(), now(), now() + interval '1 month', now())).id,
  null, 'what never began is not stored'
);
select is(
  (public.sync_subscription('sub_coach', 'trialing', tests.id('coach'), null, tests.id('coach_plan'), true,
    now(), now(), now() + interval '14 days', '2030-01-01 10:00Z', null, now() + interval '14 days')).status,
  'active', 'a trial is active'
);
select tests.act_as('coach');
select results_eq(
  $$select tier, price_cents, is_trial from public.my_subscription$$,
  $$values ('professional'::public.plan_tier, 1900, true)$$, 'at the plan''s price'
);
select tests.act_as_service();
select is(
  (public.sync_subscription('sub_coach', 'canceled', tests.id('coach'), null, tests.id('coach_plan'), false,
    now(), now(), now() + interval '14 days', '2030-01-01 09:00Z')).status,
  'active', 'older news changes nothing'
);
select throws_ok(
  $$select public.sync_subscription('sub_coach_2', 'active', tests.id('coach'), null, tests.id('coach_plan'), true,
    now(), now(), now() + interval '1 month', '2030-01-01 11:00Z')$$,
  'P0001', 'already_subscribed', 'nobody has two running at once'
);
select throws_ok(
  $$select public.sync_subscription('sub_other', 'active', tests.id('other_coach'), null, tests.id('owner_free_plan'), true,
    now(), now(), now() + interval '1 month', now())$$,
  'P0001', 'plan_not_found', 'nobody subscribes to the free tier'
);
select results_eq(
  $$select status, auto_renew, stripe_status from public.sync_subscription('sub_coach', 'past_due', tests.id('coach'), null,
    tests.id('coach_plan'), false, now(), now(), now() + interval '14 days', '2030-01-01 12:00Z', null, null, now())$$,
  $$values ('active'::public.subscription_status, false, 'past_due')$$, 'late payment and auto-renew off leave it active'
);
select is(
  (public.sync_subscription('sub_coach', 'something_new', tests.id('coach'), null, tests.id('coach_plan'), false,
    now(), now(), now() + interval '14 days', '2030-01-01 13:00Z')).status,
  'active', 'a word we do not know changes no status'
);
select is(
  (public.sync_subscription('sub_coach', 'unpaid', tests.id('coach'), null, tests.id('coach_plan'), false,
    now(), now(), now() + interval '14 days', '2030-01-01 14:00Z')).status,
  'expired', 'no payment, no subscription'
);
select is(
  (public.sync_subscription('sub_coach', 'active', tests.id('coach'), null, tests.id('coach_plan'), true,
    now(), now(), now() + interval '1 month', '2030-01-01 15:00Z')).status,
  'active', 'paying revives it'
);
select is(
  (public.sync_subscription('sub_coach', 'canceled', tests.id('coach'), null, tests.id('coach_plan'), true,
    now(), now(), now() + interval '1 month', '2030-01-01 16:00Z')).status,
  'cancelled', 'cancelled'
);
select throws_ok(
  $$select public.sync_subscription('sub_coach', 'active', tests.id('coach'), null, tests.id('coach_plan'), true,
    now(), now(), now() + interval '1 month', '2030-01-01 17:00Z')$$,
  'P0001', 'illegal_move', 'is for good'
);
select tests.act_as('coach');
select results_eq(
  $$select trial_days from public.checkout_offer(tests.id('coach_plan'))$$, $$values (0)$$, 'and there is one trial a person'
);
select results_eq($$select had_trial from public.checkout_terms()$$, $$values (true)$$, 'which is said before a plan is chosen');
select tests.act_as_database();
select throws_ok(
  $$update public.subscriptions set status = 'active', ended_at = null where stripe_id = 'sub_coach'$$,
  'P0001', 'illegal_move', 'not even the database moves it backwards'
);

-- Invoices
select tests.act_as_service();
select is((public.sync_invoice('in_1', 'open', tests.id('coach'), 1900, now(), '2030-01-01 10:00Z')).status, 'pending', 'an open invoice is pending');
select is((public.sync_invoice('in_1', 'open', tests.id('coach'), 1900, now(), '2030-01-01 11:00Z', true)).status, 'failed', 'a failed attempt');
select is((public.sync_invoice('in_1', 'paid', tests.id('coach'), 1900, now(), '2030-01-01 12:00Z')).status, 'paid', 'a later success');
select is((public.sync_invoice('in_1', 'open', tests.id('coach'), 1900, now(), '2030-01-01 11:30Z')).status, 'paid', 'is not undone by old news');
select throws_ok(
  $$select public.sync_invoice('in_1', 'open', tests.id('coach'), 1900, now(), '2030-01-01 12:30Z')$$, 'P0001', 'illegal_move', 'nor by new news'
);
select is(
  (public.sync_invoice('in_1', 'paid', tests.id('coach'), 1900, now(), '2030-01-01 13:00Z', p_refunded_cents => 900)).status,
  'paid', 'part of it back is still paid'
);
select is(
  (public.sync_invoice('in_1', 'paid', tests.id('coach'), 1900, now(), '2030-01-01 14:00Z', p_refunded_cents => 1900)).status,
  'refunded', 'all of it back is refunded'
);
select throws_ok(
  $$select public.sync_invoice('in_2', 'open', tests.id('coach'), 1900, now(), now(), p_pdf_url => 'javascript:alert(1)')$$,
  '23514', null, 'a link is a web address'
);

-- Events
select ok(public.take_stripe_event('evt_1', 'invoice.paid', now(), '{"a": 1}'), 'an event is work');
select ok(public.take_stripe_event('evt_1', 'invoice.paid', now(), '{"a": 1}'), 'until it is done');
select lives_ok($$select public.finish_stripe_event('evt_1', 'network away')$$, 'a failure');
select ok(public.take_stripe_event('evt_1', 'invoice.paid', now(), '{"a": 1}'), 'leaves it to do');
select lives_ok($$select public.finish_stripe_event('evt_1')$$, 'a success');
select ok(not public.take_stripe_event('evt_1', 'invoice.paid', now(), '{"a": 1}'), 'ends it');
select tests.act_as_database();
select results_eq($$select attempts, error from public.stripe_events where id = 'evt_1'$$, $$values (4, null::text)$$, 'each try is counted');
update public.stripe_events set created_at = now() - interval '91 days' where id = 'evt_1';
select is(public.forget_stripe_payloads(), 1, 'after 90 days');
select is((select payload from public.stripe_events where id = 'evt_1'), '{}', 'the contents are forgotten, the event is not');

-- Erasure
delete from auth.users where id = tests.id('rival_owner');
select results_eq(
  $$select user_id from public.invoices where id = tests.id('rival_owner_invoice')$$, $$values (null::uuid)$$,
  'an invoice outlives the account, without its name'
);
select results_eq(
  $$select user_id, payer_id from public.subscriptions where id = tests.id('rival_owner_subscription')$$,
  $$values (null::uuid, null::uuid)$$, 'so does a subscription'
);

select * from finish();
rollback;
