-- Shop desk: products with their sizes, the list of orders, who bought, tracking and refunds.
begin;
select plan(61);

create function tests.save_shirt(p_variants jsonb, p_seen_at timestamptz, p_school text default 'home')
returns public.products
language sql
as $$
  select public.save_product(
    tests.id('shirt'), tests.id(p_school), 'Shirt', 'Green', 'match_kit', 3100, array[]::text[], p_variants, p_seen_at
  );
$$;

create function tests.create_cap(p_id uuid, p_school text default 'home')
returns public.products
language sql
as $$
  select public.save_product(
    p_id, tests.id(p_school), 'Cap', '', 'fan_items', 1200, array[]::text[],
    jsonb_build_array(
      jsonb_build_object('id', tests.id('cap_s'), 'name', 'S', 'sku', 'C-S', 'stock', 4),
      jsonb_build_object('id', tests.id('cap_l'), 'name', 'L', 'price_cents', 1500)
    )
  );
$$;

select tests.named('cap'), tests.named('cap_s'), tests.named('cap_l'), tests.named('movement');
grant execute on all functions in schema tests to public;

-- Nobody else
select tests.act_as('anon');
select throws_ok($$select tests.create_cap(tests.id('cap'))$$, '42501', null, 'a visitor sells nothing');
select throws_ok($$select public.list_shop_orders(tests.id('home'))$$, '42501', null, 'sees no orders');
select throws_ok($$select public.order_people(tests.id('other_order'))$$, '42501', null, 'and no buyers');

select tests.act_as('coach');
select throws_ok($$select tests.create_cap(tests.id('cap'))$$, '42501', 'treasury_only', 'a coach sells nothing');
select throws_ok($$select public.list_shop_orders(tests.id('home'))$$, '42501', 'treasury_only', 'sees no orders');
select throws_ok($$select public.order_people(tests.id('other_order'))$$, '42501', 'order_not_found', 'no buyers');
select throws_ok($$select public.correct_tracking(tests.id('other_order'), 'DHL', '1')$$, '42501', 'order_not_found', 'moves no parcel');
select throws_ok($$select public.ask_order_refund(tests.id('other_order'), 'For me')$$, '42501', 'order_not_found', 'and no money');
select throws_ok(
  $$insert into public.products (school_id, name, category, price_cents, status)
    values (tests.id('home'), 'X', 'balls', 1, 'published')$$, '42501', null, 'nothing goes on sale unseen'
);

select tests.act_as('rival_owner');
select throws_ok($$select tests.save_shirt('[]', now())$$, '42501', 'treasury_only', 'a rival changes no product');
select throws_ok(
  $$select tests.save_shirt('[]', (select updated_at from public.products where id = tests.id('shirt')), 'rival')$$,
  'P0001', 'stale_row', 'nor in the name of their own shop'
);
select throws_ok($$select tests.save_shirt('[]', null, 'rival')$$, '42501', 'product_id_taken', 'nor takes its id');
select throws_ok(
  $$select public.save_product(
    tests.id('rival_scarf'), tests.id('rival'), 'Scarf', '', 'fan_items', 1500, array[]::text[],
    jsonb_build_array(jsonb_build_object('id', tests.id('shirt_s'), 'name', 'Stolen')),
    (select updated_at from public.products where id = tests.id('rival_scarf'))
  )$$,
  '23505', null, 'nor a size of it'
);
select throws_ok($$select public.list_shop_orders(tests.id('home'))$$, '42501', 'treasury_only', 'sees no orders');
select throws_ok($$select public.order_people(tests.id('other_order'))$$, '42501', 'order_not_found', 'no buyers');
select throws_ok($$select public.ask_order_refund(tests.id('other_order'), 'For them')$$, '42501', 'order_not_found', 'sends no money back');
select is((select count(*)::int from public.list_shop_orders(tests.id('rival'), 'all')), 1, 'and has the orders of their own shop');

select tests.act_as('player');
select throws_ok($$select public.order_people(tests.id('player_order'))$$, '42501', 'order_not_found', 'a buyer looks behind no counter');
select throws_ok($$select public.ask_order_refund(tests.id('player_order'), 'My money')$$, '42501', 'order_not_found', 'and refunds nothing');

-- The owner
select tests.act_as('owner');
select is((tests.create_cap(tests.id('cap'))).status::text, 'draft', 'an owner adds a product: a draft');
select results_eq(
  $$select name, sku, price_cents, stock, position from public.product_variants where product_id = tests.id('cap') order by position$$,
  $$values ('S', 'C-S', null::int, 4, 1), ('L', null, 1500, 0, 2)$$, 'with its sizes in order and what is there at the start'
);
select is((tests.create_cap(tests.id('cap'))).id, tests.id('cap'), 'asked again it is the same one');
select is((select stock from public.product_variants where id = tests.id('cap_s')), 4, 'and nothing comes in twice');
select throws_ok(
  $$select public.save_product(gen_random_uuid(), tests.id('home'), 'X', '', 'balls', 1, array[]::text[],
    (select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'name', place)) from generate_series(1, 61) as place))$$,
  'P0001', 'too_many_sizes', 'sizes are limited'
);
select throws_ok(
  $$select public.save_product(gen_random_uuid(), tests.id('home'), 'X', '', 'balls', 1, array[]::text[], '{}')$$,
  'P0001', 'too_many_sizes', 'and a list'
);
select throws_ok(
  $$select public.save_product(gen_random_uuid(), tests.id('home'), 'X', '', 'balls', 0, array[]::text[], '[]')$$,
  '23514', null, 'nothing is for free'
);
select throws_ok($$select tests.save_shirt('[]', now() - interval '1 day')$$, 'P0001', 'stale_row', 'who saw an older one is told');
select lives_ok(
  $$select public.save_product(
    tests.id('cap'), tests.id('home'), 'Cap', '', 'fan_items', 1300, array[]::text[],
    jsonb_build_array(
      jsonb_build_object('id', tests.id('cap_l'), 'name', 'Large', 'stock', 50),
      jsonb_build_object('id', tests.id('cap_s'), 'name', 'S', 'archived', true)
    ),
    (select updated_at from public.products where id = tests.id('cap'))
  )$$, 'who saw the newest one saves'
);
select results_eq(
  $$select name, stock, position, archived_at is not null from public.product_variants
    where product_id = tests.id('cap') order by position$$,
  $$values ('Large', 0, 1, false), ('S', 4, 2, true)$$, 'sizes change name, place and sale, never their stock'
);
select lives_ok($$update public.products set status = 'published' where id = tests.id('cap')$$, 'with a size it goes on sale');
select lives_ok($$update public.products set status = 'draft' where id = tests.id('cap')$$, 'and off again');
select lives_ok($$update public.product_variants set archived_at = now() where product_id = tests.id('cap')$$, 'its last size goes');
select throws_ok(
  $$update public.products set status = 'published' where id = tests.id('cap')$$, 'P0001', 'size_required', 'without one it stays off'
);

select is(public.adjust_stock(tests.id('cap_l'), 5, 'delivery', null, tests.id('movement')), 5, 'goods come in');
select is(public.adjust_stock(tests.id('cap_l'), 5, 'delivery', null, tests.id('movement')), 5, 'asked again they came in once');

-- Orders
select tests.act_as_database();
update public.users set first_name = 'Zdravko' where id = tests.id('other_parent');
select set_config('tests.buyer', 'zdrav', true);
select tests.act_as('owner');
select results_eq(
  $$select number, has_open_notice, total_count from public.list_shop_orders(tests.id('home'))$$,
  $$values ('2020-00003', true, 1::bigint)$$, 'to handle: what was withdrawn from'
);
select is((select count(*)::int from public.list_shop_orders(tests.id('home'), 'all')), 3, 'all of them, of this shop alone');
select is((select count(*)::int from public.list_shop_orders(tests.id('home'), 'payment_pending')), 2, 'or those of a state');
select is((select count(*)::int from public.list_shop_orders(tests.id('home'), 'all', '00003')), 1, 'found by number');
select is(
  (select count(*)::int from public.list_shop_orders(tests.id('home'), 'all', current_setting('tests.buyer'))), 1, 'or by name, also of somebody who fetches it'
);
select is((select count(*)::int from public.list_shop_orders(tests.id('home'), 'all', '%')), 0, 'a wildcard is a sign like any other');
select is((select count(*)::int from public.list_shop_orders(tests.id('home'), 'all', null, 2, 2)), 1, 'page by page');

select results_eq(
  $$select buyer_name is not null, contact_email is not null, is_minor from public.order_people(tests.id('other_order'))$$,
  $$values (true, true, false)$$, 'a seller may write to a buyer'
);
select results_eq(
  $$select buyer_name is not null, contact_email, is_minor from public.order_people(tests.id('player_order'))$$,
  $$values (true, null::text, true)$$, 'not to a minor'
);
select throws_ok($$select public.order_people(tests.id('rival_order'))$$, '42501', 'order_not_found', 'nor to buyers of another shop');

select throws_ok($$select public.correct_tracking(tests.id('parent_order'), 'DHL', '1')$$, 'P0001', 'not_shipped', 'what was not sent has no number');
select throws_ok($$select public.ask_order_refund(tests.id('other_order'), 'no')$$, 'P0001', 'reason_required', 'a refund has a reason');
select throws_ok($$select public.ask_order_refund(tests.id('parent_order'), 'By mistake')$$, 'P0001', 'not_paid', 'and money to send back');
select tests.act_as_database();
update public.orders set payment_reference = 'pi_other', shipped_at = now() where id = tests.id('other_order');
select tests.act_as('owner');
select is((public.correct_tracking(tests.id('other_order'), ' DHL ', '')).carrier, 'DHL', 'a number is put right');
select is((select tracking_id from public.orders where id = tests.id('other_order')), null, 'or taken away');
select throws_ok($$select public.ask_order_refund(tests.id('other_order'), 'Too much', 3001)$$, 'P0001', 'refund_too_high', 'never more than is left');
select throws_ok($$select public.ask_order_refund(tests.id('other_order'), 'Nothing', 0)$$, 'P0001', 'nothing_to_refund', 'nor nothing');
select results_eq(
  $$select payment_reference, amount_cents, attempt_key from public.ask_order_refund(tests.id('other_order'), 'Came back')$$,
  $$values ('pi_other', 3000, tests.id('other_order') || ':300')$$, 'all that is left, with the key of this attempt'
);
select results_eq(
  $$select details ->> 'reason', (details ->> 'amount_cents')::int from public.audit_log
    where action = 'order_refund_asked' and school_id = tests.id('home')$$,
  $$values ('Came back', 3000)$$, 'who wanted it and why is written down'
);
select is((select refunded_cents from public.orders where id = tests.id('other_order')), 300, 'the order itself waits for the provider');

-- The treasurer, and one whose office has ended
select tests.act_as_database();
select lives_ok($$select tests.appoint('home', 'other_coach', 'treasurer')$$, 'a coach becomes treasurer');
select tests.act_as('other_coach');
select is((select count(*)::int from public.list_shop_orders(tests.id('home'), 'all')), 3, 'and runs the shop');
select tests.act_as('owner');
select lives_ok($$select public.end_office(tests.id('home'), tests.id('other_coach'), 'treasurer')$$, 'the office ends');
select tests.act_as('other_coach');
select throws_ok($$select public.list_shop_orders(tests.id('home'))$$, '42501', 'treasury_only', 'and so does the view');
select throws_ok($$select public.ask_order_refund(tests.id('other_order'), 'Out of habit')$$, '42501', 'order_not_found', 'and the hand in the till');
select throws_ok($$select tests.create_cap(gen_random_uuid())$$, '42501', 'treasury_only', 'and the selling');
select * from finish();
rollback;
