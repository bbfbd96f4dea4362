-- Shop: goods, stock, carts, orders, payments and withdrawals.
begin;
select plan(157);

-- Puts an order into one state and tries to move it to another; nothing stays.
create function tests.is_refused(was public.order_status, becomes public.order_status)
returns boolean
language plpgsql
as $$
begin
  insert into public.orders (
    id, school_id, number, status, reserved_until, delivery, item_count, items_cents, shipping_cents,
    paid_at, shipped_at, delivered_at, cancelled_at
  )
  values (
    tests.id('tried'), tests.id('home'), '2018-00001', was, now(), 'pickup', 1, 1, 0,
    now(), now(), case was when 'delivered' then now() end, case was when 'cancelled' then now() end
  );
  update public.orders
  set status = becomes,
    delivered_at = case becomes when 'delivered' then now() end,
    cancelled_at = case becomes when 'cancelled' then now() end
  where id = tests.id('tried');
  raise exception using errcode = 'UNDO1';
exception
  when sqlstate 'UNDO1' then
    return false;
  when sqlstate 'P0001' then
    return sqlerrm = 'illegal_move';
end;
$$;

-- Goods
select tests.act_as('anon');
select isnt_empty($$select from public.products where id = tests.id('shirt')$$, 'visitors read published goods');
select is_empty($$select from public.products where id = tests.id('draft_ball')$$, 'but no drafts');
select is_empty($$select from public.product_variants where id = tests.id('draft_ball_5')$$, 'nor sizes of drafts');
select throws_ok($$select * from public.cart_items$$, '42501', null, 'nor carts');
select throws_ok($$select * from public.orders$$, '42501', null, 'nor orders');
select throws_ok($$update public.products set price_cents = 1$$, '42501', null, 'and change nothing');
select is_empty($$select public.my_shop_school_ids()$$, 'a visitor runs no shop');

select tests.act_as('coach');
select is_empty($$select from public.products where id = tests.id('draft_ball')$$, 'a coach does not run the shop');
select throws_ok(
  $$insert into public.products (school_id, name, category, price_cents) values (tests.id('home'), 'X', 'balls', 1)$$,
  '42501', null, 'nor sells in it'
);
select tests.act_as('rival_owner');
select is_empty($$update public.products set price_cents = 1 where id = tests.id('shirt') returning id$$, 'a rival changes no price');
select is_empty($$update public.product_variants set price_cents = 1 where id = tests.id('shirt_s') returning id$$, 'in no size');
select throws_ok(
  $$insert into public.product_variants (product_id, name) values (tests.id('shirt'), 'Fake')$$, '42501', null, 'and adds none'
);
select is_empty($$update public.shops set is_open = false where school_id = tests.id('home') returning school_id$$, 'nor closes the shop');
select throws_ok($$select public.adjust_stock(tests.id('shirt_s'), -1)$$, '42501', 'variant_not_found', 'nor empties its shelves');

select tests.act_as('owner');
select isnt_empty(
  $$insert into public.products (id, school_id, name, category, price_cents)
    values (tests.id('socks'), tests.id('home'), 'Socks', 'match_kit', 900) returning id$$, 'an owner adds goods'
);
select results_eq(
  $$insert into public.product_variants (id, product_id, name) values (tests.id('socks_m'), tests.id('socks'), 'M')
    returning school_id, stock$$,
  $$values (tests.id('home'), 0)$$, 'a size belongs to the school and starts empty'
);
select throws_ok($$update public.product_variants set stock = 99$$, '42501', null, 'stock is not typed');
select is(public.adjust_stock(tests.id('socks_m'), 4), 4, 'it is delivered');
select is(public.adjust_stock(tests.id('socks_m'), -1, 'correction', 'lost'), 3, 'or corrected');
select throws_ok($$select public.adjust_stock(tests.id('socks_m'), -4, 'correction')$$, 'P0001', 'out_of_stock', 'never below zero');
select throws_ok($$select public.adjust_stock(tests.id('socks_m'), 1, 'order_cancelled')$$, 'P0001', 'illegal_reason', 'nor by a made-up order');
select throws_ok($$update public.products set status = 'archived', school_id = tests.id('rival')$$, '42501', null, 'goods change no shop');
select throws_ok($$delete from public.products where id = tests.id('socks')$$, '23503', null, 'what has a history stays');
select isnt_empty($$update public.products set status = 'published' where id = tests.id('socks') returning id$$, 'is published');
select isnt_empty($$update public.products set status = 'archived' where id = tests.id('socks') returning id$$, 'and archived');
select throws_ok(
  $$update public.products set status = 'draft' where id = tests.id('socks')$$, 'P0001', 'illegal_move', 'an archived one is no draft again'
);
select is_empty($$delete from public.products where id = tests.id('shirt') returning id$$, 'what is on sale is not deleted');
select throws_ok($$delete from public.product_variants$$, '42501', null, 'a size never');
select throws_ok($$update public.stock_movements set delta = 1$$, '42501', null, 'the ledger is not rewritten');

-- Carts
select tests.act_as('other_parent');
select isnt_empty(
  $$insert into public.cart_items (variant_id, quantity) values (tests.id('shirt_s'), 2), (tests.id('shirt_xl'), 1)
    returning variant_id$$, 'a cart is filled'
);
select throws_ok($$insert into public.cart_items (variant_id) values (tests.id('draft_ball_5'))$$, '42501', null, 'with what one can see');
select throws_ok(
  $$insert into public.cart_items (user_id, variant_id) values (tests.id('parent'), tests.id('shirt_xl'))$$, '42501', null, 'for oneself'
);
select throws_ok($$update public.cart_items set quantity = 0$$, '23514', null, 'with at least one piece');
select throws_ok($$update public.cart_items set quantity = 21$$, '23514', null, 'and twenty at most');
select is_empty($$select from public.cart_items where user_id <> tests.id('other_parent')$$, 'nobody sees another cart');
select tests.act_as('pending');
select throws_ok($$insert into public.cart_items (variant_id) values (tests.id('shirt_s'))$$, '42501', null, 'without a role there is none');
select throws_ok(
  $$select public.place_order(gen_random_uuid(), tests.id('home'), 0, 'pickup')$$, '42501', 'role_required', 'and no order'
);

-- Ordering
select tests.act_as('other_parent');
select throws_ok(
  $$insert into public.orders (school_id, user_id, number, reserved_until, delivery, item_count, items_cents, shipping_cents)
    values (tests.id('home'), tests.id('other_parent'), '2026-00001', now(), 'pickup', 1, 1, 0)$$,
  '42501', null, 'orders are not written by the browser'
);
select throws_ok(
  $$select public.place_order(tests.id('order_1'), tests.id('home'), 1, 'pickup')$$, 'P0001', 'price_changed', 'the browser sets no price'
);
select throws_ok(
  $$select public.place_order(tests.id('order_1'), tests.id('home'), 9300, 'shipping')$$, 'P0001', 'address_required', 'shipping needs an address'
);
select throws_ok(
  $$select public.place_order(tests.id('order_1'), tests.id('home'), 9300, 'shipping', 'O. Parent', ' ', '97000', 'Aurach')$$,
  'P0001', 'address_required', 'a whole one'
);
select throws_ok(
  $$select public.place_order(tests.id('order_1'), tests.id('rival'), 0, 'pickup')$$, 'P0001', 'cart_empty', 'each shop sees its part of the cart'
);
update public.cart_items set quantity = 2 where variant_id = tests.id('shirt_xl');
select throws_ok(
  $$select public.place_order(tests.id('order_1'), tests.id('home'), 12600, 'pickup')$$, 'P0001', 'out_of_stock', 'only what is on the shelf'
);
select is((select stock from public.product_variants where id = tests.id('shirt_s')), 8, 'a refused order reserves nothing');
update public.cart_items set quantity = 1 where variant_id = tests.id('shirt_xl');

select tests.act_as('owner');
update public.products set status = 'draft' where id = tests.id('shirt');
select tests.act_as('other_parent');
select throws_ok(
  $$select public.place_order(tests.id('order_1'), tests.id('home'), 9300, 'pickup')$$, 'P0001', 'product_unavailable', 'nothing that was withdrawn'
);
select tests.act_as('owner');
update public.products set status = 'published' where id = tests.id('shirt');
update public.shops set is_open = false where school_id = tests.id('home');
select tests.act_as('other_parent');
select throws_ok(
  $$select public.place_order(tests.id('order_1'), tests.id('home'), 9300, 'pickup')$$, 'P0001', 'shop_closed', 'nothing from a closed shop'
);
select tests.act_as('owner');
update public.shops set is_open = true where school_id = tests.id('home');

select tests.act_as('other_parent');
select results_eq(
  $$select user_id, status, item_count, items_cents, shipping_cents, total_cents, number
    from public.place_order(tests.id('order_1'), tests.id('home'), 9790, 'shipping', ' O. Parent ', 'Uferweg 1', '97000', 'Aurach')$$,
  format(
    $$values (tests.id('other_parent'), 'payment_pending'::public.order_status, 3, 9300, 490, 9790, '%s-00001')$$,
    extract(year from now() at time zone 'Europe/Berlin')
  ),
  'an order is placed at the school''s prices'
);
select is_empty($$select from public.cart_items$$, 'the cart is empty');
select results_eq(
  $$select stock from public.product_variants where id in (tests.id('shirt_s'), tests.id('shirt_xl')) order by name$$,
  $$values (6), (0)$$, 'the goods are taken off the shelf'
);
select results_eq(
  $$select (public.place_order(tests.id('order_1'), tests.id('home'), 9790, 'shipping')).number$$,
  $$select number from public.orders where id = tests.id('order_1')$$, 'asking twice orders once'
);
select throws_ok($$update public.orders set status = 'paid'$$, '42501', null, 'the buyer does not mark it paid');
select throws_ok($$select public.confirm_payment(tests.id('order_1'), 'pi_x', 9790)$$, '42501', null, 'nor confirms the payment');
select throws_ok($$select public.mark_shipped(tests.id('order_1'))$$, '42501', 'order_not_found', 'nor ships it');
select tests.act_as('parent');
select throws_ok(
  $$select public.place_order(tests.id('order_1'), tests.id('home'), 6000, 'pickup')$$, '42501', 'order_id_taken', 'an id is used once'
);
select is_empty($$select from public.orders where id = tests.id('order_1')$$, 'another parent does not see it');
select throws_ok($$select public.cancel_order(tests.id('order_1'))$$, '42501', 'order_not_found', 'nor cancels it');
select throws_ok($$select public.open_order_payment(tests.id('order_1'))$$, '42501', 'order_not_found', 'nor pays it');
select tests.act_as('coach');
select is_empty($$select from public.orders$$, 'a coach sees no orders');
select is_empty($$select from public.stock_movements$$, 'nor the ledger');
select tests.act_as('admin');
select is_empty($$select from public.orders$$, 'nor does an administrator');
select tests.act_as('rival_owner');
select is_empty($$select from public.order_items where order_id = tests.id('order_1')$$, 'nor another shop');
select throws_ok($$select public.mark_shipped(tests.id('order_1'))$$, '42501', 'order_not_found', 'which does not ship it');
select throws_ok($$select public.cancel_order(tests.id('order_1'))$$, '42501', 'order_not_found', 'nor cancel it');

-- Paying
select tests.act_as('owner');
select throws_ok($$select public.mark_shipped(tests.id('order_1'))$$, 'P0001', 'illegal_move', 'nothing leaves unpaid');
select throws_ok($$select public.mark_delivered(tests.id('order_1'))$$, 'P0001', 'illegal_move', 'nor arrives');
select tests.act_as('other_parent');
select results_eq(
  $$select payer_id, total_cents from public.open_order_payment(tests.id('order_1'))$$,
  $$values (tests.id('other_parent'), 9790)$$, 'the buyer opens the payment'
);
select tests.act_as_service();
select throws_ok($$update public.orders set status = 'paid'$$, '42501', null, 'the service role has no other door');
select throws_ok($$update public.product_variants set stock = 99$$, '42501', null, 'for the stock neither');
select throws_ok($$select public.confirm_payment(tests.id('order_1'), 'pi_1', 979)$$, 'P0001', 'amount_mismatch', 'the sum must be right');
select throws_ok($$select public.confirm_payment(tests.id('order_1'), 'pi_1', 9790, 'usd')$$, 'P0001', 'amount_mismatch', 'and the currency');
select is(public.confirm_payment(tests.id('order_1'), 'pi_1', 9790, 'eur'), 'paid', 'paid');
select is(public.confirm_payment(tests.id('order_1'), 'pi_1', 9790), 'already_paid', 'told twice, paid once');
select is(public.confirm_payment(tests.id('order_1'), 'pi_2', 9790), 'refund_due', 'a second payment goes back');
select ok(not public.fail_payment(tests.id('order_1')), 'a late failure changes nothing');
select is(public.expire_reservations(0), 0, 'nor does the clock');
select tests.act_as_database();
select results_eq(
  $$select user_id, kind from public.notifications where payload ->> 'order_id' = tests.id('order_1')::text order by kind$$,
  $$values (tests.id('other_parent'), 'order_paid'), (tests.id('owner'), 'order_received')$$, 'buyer and owner are told'
);

-- Sending
select tests.act_as('other_parent');
select throws_ok($$select public.cancel_order(tests.id('order_1'))$$, 'P0001', 'not_cancellable', 'a paid order is withdrawn from, not cancelled');
select throws_ok($$select public.open_order_payment(tests.id('order_1'))$$, 'P0001', 'not_payable', 'nor paid again');
select tests.act_as('owner');
select throws_ok($$select public.mark_delivered(tests.id('order_1'))$$, 'P0001', 'ship_first', 'a parcel is sent before it arrives');
select results_eq(
  $$select status, carrier, tracking_id from public.mark_shipped(tests.id('order_1'), 'DHL', ' 00340 ')$$,
  $$values ('shipped'::public.order_status, 'DHL', '00340')$$, 'the owner sends it'
);
select throws_ok($$select public.mark_shipped(tests.id('order_1'), 'DHL', 'x')$$, 'P0001', 'illegal_move', 'once');
select is((select tracking_id from public.orders where id = tests.id('order_1')), '00340', 'with the number it went by');
select throws_ok($$select public.cancel_order(tests.id('order_1'))$$, 'P0001', 'not_cancellable', 'what is on its way is not cancelled');
select is((public.mark_delivered(tests.id('order_1'))).status, 'delivered', 'it arrives');
select throws_ok($$select public.mark_delivered(tests.id('order_1'))$$, 'P0001', 'illegal_move', 'for good');
select results_eq(
  $$select status from public.order_events where order_id = tests.id('order_1') order by status$$,
  $$values ('payment_pending'::public.order_status), ('paid'), ('shipped'), ('delivered')$$, 'each step is on record'
);
select throws_ok($$delete from public.orders$$, '42501', null, 'no order is deleted');
select tests.act_as_database();
select throws_ok($$delete from public.orders where id = tests.id('order_1')$$, '42501', 'append_only', 'by nobody');
select throws_ok(
  $$update public.orders set items_cents = 1 where id = tests.id('order_1')$$, '42501', 'append_only', 'nor made cheaper afterwards'
);
select throws_ok($$update public.order_items set unit_cents = 1$$, '42501', 'append_only', 'piece by piece');
-- Every move that is not on the list, whoever tries: here the database itself.
select set_eq(
  $$select was || '>' || becomes
    from unnest(enum_range(null::public.order_status)) as was
    cross join unnest(enum_range(null::public.order_status)) as becomes
    where was <> becomes and tests.is_refused(was, becomes)$$,
  $$select was || '>' || becomes
    from unnest(enum_range(null::public.order_status)) as was
    cross join unnest(enum_range(null::public.order_status)) as becomes
    where was <> becomes and was || '>' || becomes not in (
      'payment_pending>paid', 'payment_pending>cancelled', 'paid>shipped', 'paid>delivered', 'paid>cancelled',
      'shipped>delivered'
    )$$,
  'six moves exist and no other'
);
select throws_ok(
  $$update public.orders set status = 'shipped', delivered_at = null, shipped_at = now() where id = tests.id('order_1')$$,
  'P0001', 'illegal_move', 'nothing leaves delivered'
);

-- Money back
select tests.act_as('owner');
select throws_ok($$select public.record_refund(tests.id('order_1'), 're_x', 1)$$, '42501', null, 'the owner does not say that money went back');
select tests.act_as_service();
select throws_ok($$select public.record_refund(tests.id('order_1'), 're_0', 9791)$$, 'P0001', 'refund_too_high', 'never more than was paid');
select throws_ok($$select public.record_refund(tests.id('parent_order'), 're_0', 1)$$, 'P0001', 'not_paid', 'nor for nothing');
select is((public.record_refund(tests.id('order_1'), 're_1', 9000)).refunded_cents, 9000, 'a part');
select is((public.record_refund(tests.id('order_1'), 're_1', 9000)).refunded_cents, 9000, 'noted once');
select throws_ok($$select public.record_refund(tests.id('order_1'), 're_2', 791)$$, 'P0001', 'refund_too_high', 'the rest at most');
select tests.act_as('owner');
select lives_ok($$select public.restock_order(tests.id('order_1'))$$, 'returned goods go back on the shelf');
select throws_ok($$select public.restock_order(tests.id('order_1'))$$, 'P0001', 'already_returned', 'once');
select is((select stock from public.product_variants where id = tests.id('shirt_xl')), 1, 'all of them');
select throws_ok($$select public.restock_order(tests.id('parent_order'))$$, 'P0001', 'nothing_to_return', 'not those never sent');

-- Minors
select tests.act_as('player');
select throws_ok($$select public.open_order_payment(tests.id('player_order'))$$, '42501', 'guardian_must_pay', 'a minor does not pay');
insert into public.cart_items (variant_id) values (tests.id('shirt_s'));
select results_eq(
  $$select player_id, reserved_until > now() + interval '1 day'
    from public.place_order(tests.id('minor_order'), tests.id('home'), 3000, 'pickup')$$,
  $$values (tests.id('child'), true)$$, 'but may order, and the goods wait'
);
select tests.act_as('other_parent');
select throws_ok(
  $$select public.open_order_payment(tests.id('minor_order'))$$, '42501', 'order_not_found', 'somebody with a pending link does not pay for the child'
);
select tests.act_as('parent');
select is((public.open_order_payment(tests.id('minor_order'))).payer_id, tests.id('parent'), 'the guardian does');
select tests.act_as_database();
update public.guardian_links set can_pay = false where id = tests.id('parent_of_child');
select tests.act_as('parent');
select throws_ok(
  $$select public.open_order_payment(tests.id('player_order'))$$, '42501', 'order_not_found', 'not without the right to pay'
);
select is_empty($$select from public.orders where id = tests.id('player_order')$$, 'nor sees the child''s orders');
select isnt_empty($$select from public.orders where id = tests.id('minor_order')$$, 'but the one they opened');
select tests.act_as('player');
insert into public.cart_items (variant_id) values (tests.id('shirt_s'));
select throws_ok(
  $$select public.place_order(gen_random_uuid(), tests.id('home'), 3000, 'pickup')$$, '42501', 'guardian_missing', 'without anybody to pay no minor orders'
);

-- Giving up
select tests.act_as('parent');
select is((public.cancel_order(tests.id('parent_order'), 'too small')).status, 'cancelled', 'an unpaid order is given up');
select throws_ok($$select public.cancel_order(tests.id('parent_order'))$$, 'P0001', 'not_cancellable', 'once');
select tests.act_as_service();
select is(public.confirm_payment(tests.id('parent_order'), 'pi_late', 3000), 'refund_due', 'money that comes later goes back');
select ok(public.fail_payment(tests.id('player_order'), 'card declined'), 'a failed payment gives the order up');
select ok(not public.fail_payment(tests.id('player_order')), 'once');
select tests.act_as_database();
update public.orders set reserved_until = now() - interval '10 minutes' where id = tests.id('minor_order');
select tests.act_as_service();
select is(public.expire_reservations(15), 0, 'the clock waits a little');
select is(public.expire_reservations(), 1, 'and gives up what nobody paid');
select tests.act_as_database();
select results_eq(
  $$select stock from public.product_variants where id = tests.id('shirt_s')$$, $$values (10)$$, 'everything is back on the shelf'
);
select is_empty(
  $$select variant.id from public.product_variants as variant
    join public.stock_movements as moved on moved.variant_id = variant.id
    group by variant.id having sum(moved.delta) <> variant.stock$$,
  'the ledger adds up to the stock'
);

-- A paid order given up by the seller, and one paid back before it is sent
select tests.act_as('other_parent');
insert into public.cart_items (variant_id) values (tests.id('shirt_s'));
select lives_ok($$select public.place_order(tests.id('order_2'), tests.id('home'), 3000, 'pickup')$$, 'another order');
select tests.act_as_service();
select is(public.confirm_payment(tests.id('order_2'), 'pi_3', 3000), 'paid', 'is paid');
select tests.act_as('owner');
select throws_ok($$select public.mark_shipped(tests.id('order_2'))$$, 'P0001', 'pickup_is_not_shipped', 'is fetched, not sent');
select is((public.cancel_order(tests.id('order_2'), 'sold twice')).status, 'cancelled', 'the seller gives it up');
select tests.act_as_service();
select is((public.record_refund(tests.id('order_2'), 're_3', 3000)).status, 'cancelled', 'and the money goes back');
select tests.act_as('other_parent');
insert into public.cart_items (variant_id) values (tests.id('shirt_s'));
select results_eq(
  $$select split_part(number, '-', 2) from public.place_order(tests.id('order_3'), tests.id('home'), 3000, 'pickup')$$,
  $$values ('00004')$$, 'numbers have no gaps, whatever was refused in between'
);
select tests.act_as_service();
select is(public.confirm_payment(tests.id('order_3'), 'pi_4', 3000), 'paid', 'paid');
select is((public.record_refund(tests.id('order_3'), 're_4', 3000)).status, 'cancelled', 'all back before it was sent cancels it');
select tests.act_as_database();
select is((select stock from public.product_variants where id = tests.id('shirt_s')), 10, 'and the shelf is full again');

-- Hoarding
insert into public.orders (school_id, user_id, number, reserved_until, delivery, item_count, items_cents, shipping_cents)
select tests.id('home'), tests.id('other_parent'), '2020-9999' || place, now() + interval '1 hour', 'pickup', 1, 100, 0
from generate_series(1, 3) as place;
select tests.act_as('other_parent');
insert into public.cart_items (variant_id) values (tests.id('shirt_s'));
select throws_ok(
  $$select public.place_order(gen_random_uuid(), tests.id('home'), 3000, 'pickup')$$, 'P0001', 'too_many_open_orders', 'nobody reserves the whole shelf'
);

-- Withdrawal
select tests.act_as('parent');
select throws_ok($$select public.send_notice('withdrawal', tests.id('other_order'))$$, '42501', 'contract_not_found', 'nobody withdraws for others');
select throws_ok($$select public.send_notice('withdrawal', tests.id('parent_order'))$$, 'P0001', 'order_cancelled', 'nor from what is cancelled');
select tests.act_as('other_parent');
select throws_ok($$select public.send_notice('withdrawal', tests.id('other_order'))$$, 'P0001', 'already_sent', 'one withdrawal an order');
select results_eq(
  $$select status, school_id, received_at <= now() from public.send_notice('withdrawal', tests.id('order_1'), p_reason => ' ')$$,
  $$values ('received'::public.notice_status, tests.id('home'), true)$$, 'a buyer withdraws within 14 days, without a reason'
);
select throws_ok($$delete from public.contract_notices$$, '42501', null, 'the receipt stays');
select throws_ok($$select public.answer_notice(tests.id('other_withdrawal'), 'accepted')$$, '42501', 'notice_not_found', 'the buyer does not answer it');
select tests.act_as_database();
select isnt_empty(
  $$select from public.mail_outbox where user_id = tests.id('other_parent') and kind = 'notice_received'$$, 'the receipt goes out by e-mail'
);
update public.orders set delivered_at = now() - interval '15 days' where id = tests.id('order_1');
delete from auth.users where id = tests.id('rival_parent');
select results_eq(
  $$select user_id, status from public.orders where id = tests.id('rival_order')$$,
  $$values (null::uuid, 'delivered'::public.order_status)$$, 'an order outlives the account, without its name'
);
insert into public.orders (id, school_id, user_id, number, status, placed_at, reserved_until, delivery, item_count, items_cents, shipping_cents, paid_at, delivered_at)
values (tests.id('old_order'), tests.id('home'), tests.id('parent'), '2019-00001', 'delivered', now() - interval '20 days', now(), 'pickup', 1, 100, 0, now() - interval '20 days', now() - interval '15 days');
select tests.act_as('parent');
select throws_ok(
  $$select public.send_notice('withdrawal', tests.id('old_order'))$$, 'P0001', 'withdrawal_period_over', 'after 14 days it is over'
);
select throws_ok(
  $$select public.send_notice('cancellation', tests.id('old_order'))$$, '42501', 'contract_not_found', 'a purchase is not a subscription'
);
select lives_ok(
  $$select public.send_notice('cancellation', null, tests.id('player_subscription'))$$, 'whoever pays cancels the subscription'
);
select lives_ok(
  $$select public.send_notice('withdrawal', null, tests.id('player_subscription'))$$, 'or withdraws from it within 14 days'
);
select throws_ok(
  $$select public.send_notice('cancellation', null, tests.id('owner_subscription'))$$, '42501', 'contract_not_found', 'not other people''s'
);

select tests.act_as('rival_owner');
select throws_ok($$select public.answer_notice(tests.id('other_withdrawal'), 'accepted')$$, '42501', 'notice_not_found', 'another shop answers nothing');
select tests.act_as('admin');
select throws_ok($$select public.answer_notice(tests.id('other_withdrawal'), 'accepted')$$, '42501', 'notice_not_found', 'nor an administrator what is the school''s');
select is((public.answer_notice(tests.id('owner_cancellation'), 'accepted')).status, 'accepted', 'but what is the platform''s');
select tests.act_as('owner');
select throws_ok($$select public.answer_notice(tests.id('other_withdrawal'), 'settled')$$, 'P0001', 'illegal_move', 'first accepted, then settled');
select throws_ok($$select public.answer_notice(tests.id('other_withdrawal'), 'declined', ' ')$$, 'P0001', 'note_required', 'declining needs words');
select is((public.answer_notice(tests.id('other_withdrawal'), 'accepted')).status, 'accepted', 'accepted');
select throws_ok($$select public.answer_notice(tests.id('other_withdrawal'), 'declined', 'no')$$, 'P0001', 'illegal_move', 'is not taken back');
select throws_ok($$select public.answer_notice(tests.id('other_withdrawal'), 'received')$$, 'P0001', 'illegal_move', 'in any way');
select is((public.answer_notice(tests.id('other_withdrawal'), 'settled')).status, 'settled', 'settled');
select throws_ok($$select public.record_notice('withdrawal', 'x', 'y', 'z@test')$$, '42501', null, 'the visitors'' door is the service role''s');

select tests.act_as_service();
select isnt_empty(
  $$select from public.record_notice('cancellation', 'whatever', 'O. Wner', 'OWNER@club.test ')$$, 'a visitor''s notice is always confirmed'
);
select isnt_empty(
  $$select from public.record_notice('withdrawal', '2020-00001', 'Stranger', 'nobody@club.test')$$, 'known or not'
);
select tests.act_as_database();
select is_empty(
  $$select from public.contract_notices where contact_email = 'nobody@club.test' and (order_id is not null or user_id is not null)$$,
  'but touches no contract of others'
);
select throws_ok(
  $$update public.contract_notices set received_at = now() + interval '1 day'$$, '42501', 'append_only', 'the time of receipt is evidence'
);
delete from auth.users where id = tests.id('other_parent');
select results_eq(
  $$select user_id, recipient, street, total_cents from public.orders where id = tests.id('order_1')$$,
  $$values (null::uuid, null::text, null::text, 9790)$$, 'erasure takes name and address and leaves the sum'
);

select * from finish();
rollback;
