-- The subscription desk: figures that add up, a list that finds, and one subscription in full.
begin;
select plan(44);

select tests.act_as_database();
-- the year of a rival that will not renew, a trial, a late payment, and one that ended
update public.subscriptions
set period = 'yearly', price_cents = 95040, auto_renew = false, cancelled_at = now() - interval '1 day',
  started_at = now() - interval '60 days', period_ends_at = now() + interval '300 days'
where id = tests.id('rival_owner_subscription');
update public.subscriptions set started_at = now() - interval '40 days', stripe_status = 'past_due'
where id = tests.id('owner_subscription');
update public.subscriptions
set started_at = now() - interval '3 days', trial_ends_at = now() + interval '5 days', stripe_status = 'trialing'
where id = tests.id('player_subscription');
update public.subscriptions
set started_at = now() - interval '90 days', ended_at = now() - interval '2 days'
where id = tests.id('admin_subscription');
insert into public.invoices (
  user_id, subscription_id, number, status, total_cents, issued_at, stripe_id, synced_at
)
values (
  tests.id('owner'), tests.id('owner_subscription'), 'TL-late', 'failed', 1900, now() - interval '2 hours', 'in_late',
  now()
);
update public.schools set country = 'BG' where id = tests.id('rival');
insert into public.stripe_events (id, type, occurred_at, payload, error)
values (
  'evt_late', 'invoice.payment_failed', now() - interval '1 hour', '{"kind": "invoice", "id": "in_late"}', 'no answer'
);

create temporary view figures as select public.subscription_figures() as told;
grant select on figures to public;

-- Figures ------------------------------------------------------------------------------------
select tests.act_as('admin');
select is((select (told ->> 'running')::int from figures), 3, 'three run');
select is((select (told ->> 'trials')::int from figures), 1, 'one of them on trial');
select is((select (told ->> 'trials_ending')::int from figures), 1, 'which ends within a week');
select is((select (told ->> 'ending')::int from figures), 1, 'one will not renew');
select is((select (told ->> 'late')::int from figures), 1, 'one is late');
select is((select (told ->> 'failed')::int from figures), 1, 'with a bill that failed');
select is((select (told ->> 'stuck')::int from figures), 1, 'and a message that failed here');
select is(
  (select told -> 'money' from figures),
  '[{"currency": "EUR", "monthly": 9820, "late": 1900, "ending": 7920, "failed": 1900}]'::jsonb,
  'a month brings a month''s price and a twelfth of a year''s, and nothing of a trial'
);
select is((select (told ->> 'base')::int from figures), 3, 'thirty days ago three paid');
select is((select (told ->> 'lost')::int from figures), 1, 'one of whom has left since');
select is((select (told ->> 'gained')::int from figures), 0, 'a trial is not gained yet');
select is((select jsonb_array_length(told -> 'months') from figures), 12, 'a year of months');
select is(
  (select told -> 'months' -> 11 -> 'money' ->> 'EUR' from figures), '9820', 'the last of which is today'
);
select is(
  (select sum((sold ->> 'monthly')::int) from figures, jsonb_array_elements(told -> 'plans') as sold),
  9820::bigint, 'the plans add up to it'
);
select is(
  (select jsonb_object_agg(land ->> 'country', land -> 'running') from figures, jsonb_array_elements(told -> 'countries') as land),
  '{"DE": 2, "BG": 1}'::jsonb, 'and every subscription is in one country'
);
select results_eq(
  $$select event ->> 'kind' from figures, jsonb_array_elements(told -> 'events') with ordinality as e (event, place)
    order by place limit 3$$,
  $$values ('failed'), ('renewal_off'), ('ended')$$, 'the last events first'
);

select tests.act_as_database();
-- Two currencies cannot be stored today; were they, they would stay apart.
alter table public.subscriptions drop constraint subscriptions_currency_known;
update public.subscriptions set currency = 'GBP' where id = tests.id('rival_owner_subscription');
select tests.act_as('admin');
select is(
  (select jsonb_object_agg(money ->> 'currency', money -> 'monthly') from figures, jsonb_array_elements(told -> 'money') as money),
  '{"GBP": 7920, "EUR": 1900}'::jsonb, 'other currencies are never added'
);
select tests.act_as_database();
update public.subscriptions set currency = 'EUR' where id = tests.id('rival_owner_subscription');

-- List ---------------------------------------------------------------------------------------
select tests.act_as('admin');
select is((select count(*) from public.search_subscriptions()), 3::bigint, 'the list shows what runs');
select is((select max(total_count) from public.search_subscriptions(p_limit => 1)), 3::bigint, 'with the number of all');
select results_eq(
  format('select id from public.search_subscriptions(p_state => %L)', state),
  format('values (tests.id(%L))', held), 'in the state ' || state || ' there is one'
)
from (
  values
    ('trial', 'player_subscription'), ('ending', 'rival_owner_subscription'), ('late', 'owner_subscription'),
    ('expired', 'admin_subscription')
) as wanted (state, held);
select is((select count(*) from public.search_subscriptions(p_state => 'all')), 4::bigint, 'all of them together');
select is_empty($$select from public.search_subscriptions(p_state => 'cancelled')$$, 'nobody cancelled');
select results_eq(
  $$select id from public.search_subscriptions(' SUB_rival ')$$, $$values (tests.id('rival_owner_subscription'))$$,
  'found by the provider''s number'
);
select results_eq(
  $$select id from public.search_subscriptions((select email from public.users where id = tests.id('parent')))$$,
  $$values (tests.id('player_subscription'))$$, 'by who pays for it'
);
select results_eq(
  $$select id from public.search_subscriptions('Rival')$$, $$values (tests.id('rival_owner_subscription'))$$, 'by the school'
);
select is_empty($$select from public.search_subscriptions('%')$$, 'what means something in a pattern is taken literally');
select results_eq(
  $$select id from public.search_subscriptions(p_country => 'BG')$$, $$values (tests.id('rival_owner_subscription'))$$,
  'by country'
);
select results_eq(
  $$select id from public.search_subscriptions(p_period => 'yearly', p_role => 'owner', p_tier => 'starter')$$,
  $$values (tests.id('rival_owner_subscription'))$$, 'by plan and period'
);
select results_eq(
  $$select id from public.search_subscriptions(p_sort => 'price', p_is_descending => false)$$,
  $$values (tests.id('player_subscription')), (tests.id('owner_subscription')), (tests.id('rival_owner_subscription'))$$,
  'sorted by what a month costs'
);

-- Notices ------------------------------------------------------------------------------------
select is((select count(*) from public.search_subscriptions(p_state => 'notice')), 1::bigint, 'one wrote before');
select tests.act_as('parent');
select isnt_empty(
  $$select public.send_notice('cancellation', null, tests.id('player_subscription'), 'We move away')$$, 'then another one does'
);
select tests.act_as('admin');
select results_eq(
  $$select id from public.search_subscriptions(p_state => 'notice', p_role => 'player') where has_notice$$,
  $$values (tests.id('player_subscription'))$$, 'and is found by it'
);
select is((select (told ->> 'notices')::int from figures), 2, 'and counted');

-- In full ------------------------------------------------------------------------------------
select is(public.read_subscription(gen_random_uuid()), null, 'what is not there is nothing');
select is(
  public.read_subscription(tests.id('player_subscription')) -> 'payer' ->> 'id', tests.id('parent')::text,
  'it says who pays'
);
select is(
  jsonb_path_query_array(public.read_subscription(tests.id('owner_subscription')), '$.invoices[*].number'),
  '["TL-owner", "TL-late"]'::jsonb, 'its bills are there, the last first'
);
select ok(
  public.read_subscription(tests.id('owner_subscription')) -> 'events'
    @> '[{"kind": "provider", "word": "invoice.payment_failed", "text": "no answer"}, {"kind": "milestone", "word": "started"}]',
  'with what happened and what the provider said of its bills'
);
select is(
  jsonb_path_query_array(public.read_subscription(tests.id('rival_owner_subscription')), '$.events[*].word'),
  '["renewal_off", "started"]'::jsonb, 'and nothing of others'
);
select lives_ok(
  $$select public.ask_subscription_change(tests.id('rival_owner_subscription'), 'resume', 'They changed their mind')$$,
  'a change is asked for'
);
select is(
  public.read_subscription(tests.id('rival_owner_subscription')) ->> 'asked', 'resume', 'it waits for the provider'
);
select ok(
  public.read_subscription(tests.id('rival_owner_subscription')) -> 'events'
    @> '[{"kind": "audit", "word": "subscription_resume_asked", "text": "They changed their mind"}]',
  'and stands in the history with its reason'
);

select * from finish();
rollback;
