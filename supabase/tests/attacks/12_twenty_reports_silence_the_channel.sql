-- Somebody sends so many anonymous concerns that a real one is refused or drowned.
begin;
select plan(29);

create function tests.from_network(address text, browser text default 'Firefox', claimed text default null)
returns void
language sql
as $$
  select set_config(
    'request.headers',
    jsonb_strip_nulls(jsonb_build_object(
      'cf-connecting-ip', address, 'x-forwarded-for', claimed, 'user-agent', browser, 'accept-language', 'de'
    ))::text,
    true
  );
$$;
-- Sends reports as a visitor; the work is made light, the counting is the real one.
create function tests.flood(school uuid, times int)
returns void
language plpgsql
security definer
as $$
declare
  started record;
begin
  for number in 1..times loop
    select * into started from public.start_concern(school);
    update private.report_challenges set bits = 0, opens_at = now() where id = started.challenge;
    perform public.report_concern(
      format('Nonsense number %s.', number), school, p_challenge => started.challenge, p_nonce => '0'
    );
  end loop;
end;
$$;
create function tests.lighten(p_challenge uuid, p_opens_at timestamptz default now())
returns uuid
language sql
security definer
as $$
  update private.report_challenges set bits = 4, opens_at = p_opens_at where id = p_challenge returning id;
$$;
grant execute on all functions in schema tests to public;

-- The flood ---------------------------------------------------------------------------------
select tests.from_network('203.0.113.7');
select tests.act_as('anon');
select results_eq($$select bits, wait_seconds from public.start_concern(tests.id('home'))$$, $$values (15, 0)$$, 'the first report costs little');
select lives_ok($$select tests.flood(tests.id('home'), 60)$$, 'sixty reports are sent');
select results_eq(
  $$select bits, wait_seconds from public.start_concern(tests.id('home'))$$, $$values (21, 120)$$,
  'the sender works sixty-four times as long and waits two minutes for the next'
);
select tests.from_network('203.0.113.7', 'Chrome');
select results_eq(
  $$select bits, wait_seconds from public.start_concern(tests.id('rival'))$$, $$values (18, 0)$$,
  'another browser of the same network has a little more to do, and does not wait'
);
select tests.from_network('198.51.100.20');
select results_eq(
  $$select bits, wait_seconds from public.start_concern(tests.id('home'))$$, $$values (17, 0)$$,
  'a neighbour elsewhere reports about the same school at once, with four times the work'
);
select tests.from_network('198.51.100.21');
select results_eq($$select bits, wait_seconds from public.start_concern(tests.id('rival'))$$, $$values (15, 0)$$, 'and about another as ever');

create temporary table mine (name text, challenge uuid, bits int) on commit drop;
grant all on mine to anon, authenticated;
insert into mine select 'real', challenge, bits from public.start_concern(tests.id('home'));
select lives_ok(
  $$select public.report_concern(
      'A real one among the flood.', tests.id('home'),
      p_challenge => challenge, p_nonce => tests.work_off(challenge, bits)
    ) from mine where name = 'real'$$,
  'the real concern gets through'
);
select tests.act_as('parent');
select lives_ok($$select public.report_concern('Another real one.', tests.id('home'))$$, 'and whoever is signed in reports without any work');
select lives_ok(
  $$select public.report_concern('A third, without my name.', tests.id('home'), p_is_anonymous => true)$$, 'also without a name'
);
select is_empty($$select from public.concerns where body = 'A third, without my name.'$$, 'which is not kept with it');
select tests.act_as('officer');
select results_eq(
  $$select sender_count from public.concerns where body in ('A real one among the flood.', 'A third, without my name.') order by 1$$,
  $$values (2), (2)$$, 'the officer sees that these are nobody''s hundredth'
);
select is(
  (select count(*) from public.concerns where body like 'Nonsense%' and sender_count > 5), 56::bigint, 'and which come from one sender'
);
select ok((select count(*) from public.notifications where kind = 'concern_raised') > 0, 'is told of them');

-- Around the work -----------------------------------------------------------------------------
select tests.from_network('198.51.100.30');
select tests.act_as('anon');
select throws_ok($$select public.report_concern('Without any work.', tests.id('home'))$$, 'P0001', 'challenge_required', 'no report without work');
insert into mine select 'next', challenge, bits from public.start_concern(tests.id('home'));
select throws_ok(
  $$select public.report_concern('Not worked off.', tests.id('home'), p_challenge => challenge, p_nonce => 'guess') from mine where name = 'next'$$,
  'P0001', 'challenge_wrong', 'none with a guess'
);
select throws_ok(
  $$select public.report_concern('Replayed work.', tests.id('home'), p_challenge => challenge, p_nonce => tests.work_off(challenge, bits))
    from mine where name = 'real'$$,
  'P0001', 'challenge_spent', 'none with work that was used before'
);
select throws_ok(
  $$select public.report_concern('Invented work.', tests.id('home'), p_challenge => tests.id('invented'), p_nonce => '1')$$,
  'P0001', 'challenge_spent', 'none with a challenge of one''s own'
);
insert into mine select 'cheap', challenge, bits from public.start_concern(tests.id('rival'));
select throws_ok(
  $$select public.report_concern('Work for a quiet school.', tests.id('home'), p_challenge => challenge, p_nonce => tests.work_off(challenge, bits))
    from mine where name = 'cheap'$$,
  'P0001', 'challenge_spent', 'none with the work of a school where it is cheap'
);
select tests.lighten(challenge, now() + interval '1 minute') from mine where name = 'next';
select throws_ok(
  $$select public.report_concern('Too early.', tests.id('home'), p_challenge => challenge, p_nonce => '1') from mine where name = 'next'$$,
  'P0001', 'challenge_early', 'none before its time'
);
select tests.lighten(challenge, now() - interval '31 minutes') from mine where name = 'next';
select throws_ok(
  $$select public.report_concern('Stored work.', tests.id('home'), p_challenge => challenge, p_nonce => '1') from mine where name = 'next'$$,
  'P0001', 'challenge_spent', 'none with work that was kept for later'
);
select throws_ok($$select from private.report_challenges$$, '42501', null, 'nobody makes a challenge lighter');
select throws_ok($$select private.use_challenge(tests.id('x'), '1', null)$$, '42501', null, 'or takes it out of use for others');
-- Challenges on stock: asked for, not worked off.
select tests.from_network('192.0.2.9');
select is(
  (select count(distinct started.challenge) from generate_series(1, 200) as n, lateral public.start_concern(case when n < 0 then tests.id('home') end) as started), 5::bigint,
  'a browser keeps five challenges on stock, not more'
);
-- A sender who writes the address himself.
select tests.from_network('192.0.2.9', 'Firefox', '10.0.0.1');
select is((select max(bits) from public.start_concern(tests.id('home'))), 20, 'a claimed address does not win over the gateway''s');

-- What is kept about the sender -----------------------------------------------------------------
select tests.act_as_database();
select is_empty(
  $$select from private.report_challenges as kept
    where encode(kept.network_hash, 'escape') like '%203.0.113%'
      or kept.network_hash = extensions.digest('203.0.113.7', 'sha256')$$,
  'an address is not kept, nor a hash that could be tried out'
);
update private.report_challenges set created_at = now() - interval '3 days';
update private.sender_salts set day = day - 3;
select lives_ok($$select private.forget_old_deliveries()$$, 'and after two days');
select is_empty(
  $$select id::text from private.report_challenges union all select day::text from private.sender_salts$$, 'nothing is left of it'
);

-- Guessing codes --------------------------------------------------------------------------------
select tests.act_as('anon');
select is_empty(
  $$select from generate_series(1, 2000) as number, lateral public.follow_concern(lpad(number::text, 20, 'A'))$$,
  'guessed codes find nothing'
);
select throws_ok($$select receipt_hash from public.concerns$$, '42501', null, 'and no list helps to guess');

select * from finish();
rollback;
