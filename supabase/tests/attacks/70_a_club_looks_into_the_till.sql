-- Somebody who is no administrator asks what the platform earns, who subscribed, and ends a rival's plan.
begin;
select plan(26);
grant execute on all functions in schema tests to public;

create function tests.till_refusals(persona text)
returns setof text
language plpgsql
as $$
declare
  door text;
begin
  perform tests.act_as(persona);
  foreach door in array array[
    'select public.subscription_figures()',
    'select public.search_subscriptions()',
    'select public.search_subscriptions(''owner'', ''all'')',
    'select public.read_subscription(tests.id(''rival_owner_subscription''))',
    'select public.read_subscription(tests.id(persona || ''_subscription'')) from (select current_setting(''tests.who'') as persona) as me',
    'select public.ask_subscription_change(tests.id(''rival_owner_subscription''), ''end'', ''they win too much'')',
    'select private.find_subscriber_school(tests.id(''rival_owner''), ''owner'')'
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
grant execute on function tests.till_refusals(text) to public;
select set_config('tests.who', 'owner', true);

-- Nobody in -------------------------------------------------------------------------------
select results_eq(
  format('select distinct refusals, count(*) from tests.till_refusals(%L) as refusals group by 1', persona),
  $$values ('refused', 7::bigint)$$, persona || ' comes through none of the seven doors'
)
from unnest(array[
  'rival_owner', 'owner', 'coach', 'assistant', 'parent', 'player', 'pending', 'suspended', 'anon'
]) as persona;

-- Nor who was an administrator ------------------------------------------------------------
select tests.act_as_database();
update public.users set status = 'suspended' where id = tests.id('admin');
select results_eq(
  $$select distinct refusals, count(*) from tests.till_refusals('admin') as refusals group by 1$$,
  $$values ('refused', 7::bigint)$$, 'a suspended administrator neither'
);
select tests.act_as_database();
update public.users set status = 'active' where id = tests.id('admin');
delete from public.role_assignments where user_id = tests.id('admin') and role = 'admin';
select results_eq(
  $$select distinct refusals, count(*) from tests.till_refusals('admin') as refusals group by 1$$,
  $$values ('refused', 7::bigint)$$, 'nor one whose role was taken'
);
select tests.act_as_database();
insert into public.role_assignments (user_id, role) values (tests.id('admin'), 'admin');

-- Nothing was written by all that ----------------------------------------------------------
select is_empty(
  $$select from public.audit_log where action like 'subscription%'$$, 'nothing of it is in the log'
);

-- An administrator asks, and writes nothing -------------------------------------------------
select tests.act_as('admin');
select throws_ok(
  $$update public.subscriptions set auto_renew = false where id = tests.id('owner_subscription')$$,
  '42501', null, 'an administrator writes no subscription'
);
select throws_ok(
  $$insert into public.audit_log (action) values ('subscription_end_asked')$$,
  '42501', null, 'nor an entry of the log'
);
select throws_ok(
  $$select public.ask_subscription_change(tests.id('owner_subscription'), 'delete', 'a long reason')$$,
  'P0001', 'change_unknown', 'there is no third change'
);
select throws_ok(
  $$select public.ask_subscription_change(tests.id('owner_subscription'), null, 'a long reason')$$,
  'P0001', 'change_unknown', 'nor none'
);
select throws_ok(
  $$select public.ask_subscription_change(tests.id('owner_subscription'), 'end', '   no  ')$$,
  'P0001', 'reason_required', 'nothing changes without a reason'
);
select throws_ok(
  $$select public.ask_subscription_change(gen_random_uuid(), 'end', 'a long reason')$$,
  'P0001', 'subscription_unknown', 'nor what is not there'
);
select throws_ok(
  $$select public.ask_subscription_change(tests.id('admin_subscription'), 'end', 'a long reason')$$,
  'P0001', 'not_running', 'what has ended does not end'
);
select throws_ok(
  $$select public.ask_subscription_change(tests.id('owner_subscription'), 'resume', 'a long reason')$$,
  'P0001', 'not_ending', 'what renews is not resumed'
);
select results_eq(
  $$select stripe_id from public.ask_subscription_change(tests.id('owner_subscription'), 'end', ' They left us. ')$$,
  $$values ('sub_owner')$$, 'the number at the provider comes back'
);
select results_eq(
  $$select actor_id, user_id, details ->> 'reason', details ->> 'subscription_id' from public.audit_log
    where action = 'subscription_end_asked'$$,
  $$values (tests.id('admin'), tests.id('owner'), 'They left us.', tests.id('owner_subscription')::text)$$,
  'with who and why in the log'
);
select ok(
  (select auto_renew from public.subscriptions where id = tests.id('owner_subscription')),
  'and the subscription is as it was until the provider says so'
);

select tests.act_as_database();
update public.subscriptions set auto_renew = false, cancelled_at = now() where id = tests.id('owner_subscription');
select tests.act_as('admin');
select throws_ok(
  $$select public.ask_subscription_change(tests.id('owner_subscription'), 'end', 'a long reason')$$,
  'P0001', 'already_ending', 'what ends already does not end again'
);
select results_eq(
  $$select stripe_id from public.ask_subscription_change(tests.id('owner_subscription'), 'resume', 'They stay.')$$,
  $$values ('sub_owner')$$, 'but may go on'
);
select is(
  (select count(*) from public.audit_log where details ->> 'subscription_id' = tests.id('owner_subscription')::text),
  2::bigint, 'each time an entry'
);

select * from finish();
rollback;
