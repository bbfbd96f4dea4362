-- Ordering: the doors through which buyers and sellers move orders and stock.
--
--                       buyer              guardian who pays   treasury
-- place_order           x                  -                   as a buyer
-- open_order_payment    adults, own        child's             -
-- cancel_order          own, unpaid        child's, unpaid     until sent
-- mark_shipped          -                  -                   x
-- mark_delivered        -                  -                   x
-- adjust_stock          -                  -                   x
-- restock_order         -                  -                   x
--
-- The sum is computed here from the school's own prices; what the browser believed it to be is
-- compared and never used. Whether money moved, the payment provider alone says (next chapter):
-- cancelling a paid order leaves the refund to it.

-- Functions: what stands behind the doors ---------------------------------------------------

-- "2026-00042": counts per school and year. The counter's row is locked until the order is stored
-- or given up.
create function private.next_order_number(p_school_id uuid)
returns text
language sql
security definer
set search_path = ''
as $$
  with counted as (
    insert into private.order_counters as counter (school_id, year, last_number)
    select id, extract(year from now() at time zone time_zone)::int, 1
    from public.schools where id = p_school_id
    on conflict (school_id, year) do update set last_number = counter.last_number + 1
    returning year, last_number
  )
  select year || '-' || lpad(last_number::text, greatest(5, length(last_number::text)), '0') from counted;
$$;

-- Tells people about an order, by the bell. The text is made of kind and payload by the browser.
create function private.announce_order(
  p_order public.orders,
  p_kind text,
  p_user_ids uuid[],
  p_link text
)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.notifications (user_id, category, kind, payload, link)
  select distinct
    person.id,
    'payments'::public.notification_category,
    p_kind,
    jsonb_build_object(
      'order_id', p_order.id,
      'number', p_order.number,
      'total_cents', p_order.total_cents,
      'currency', p_order.currency
    ),
    p_link || p_order.id
  from public.users as person
  where person.id = any(p_user_ids);
$$;

-- Puts the goods of an order back on the shelf.
create function private.return_stock(p_order_id uuid, p_reason public.stock_reason)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.stock_movements (variant_id, order_id, delta, reason)
  select variant_id, order_id, quantity, p_reason
  from public.order_items
  where order_id = p_order_id
  order by variant_id;
$$;

-- The one transition of an order; the trigger orders_move knows which exist. Error: illegal_move.
create function private.move_order(
  p_order_id uuid,
  p_status public.order_status,
  p_note text default null
)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  moved public.orders;
begin
  update public.orders
  set status = p_status,
    paid_at = case when p_status = 'paid' then now() else paid_at end,
    shipped_at = case when p_status = 'shipped' then now() else shipped_at end,
    delivered_at = case when p_status = 'delivered' then now() else delivered_at end,
    cancelled_at = case when p_status = 'cancelled' then now() else cancelled_at end,
    cancel_reason = case when p_status = 'cancelled' then left(p_note, 300) else cancel_reason end
  where id = p_order_id and status <> p_status
  returning * into moved;
  if not found then
    raise exception 'illegal_move' using errcode = 'P0001';
  end if;
  insert into public.order_events (order_id, status, note)
  values (p_order_id, p_status, left(p_note, 300));
  if p_status = 'cancelled' then
    perform private.return_stock(p_order_id, 'order_cancelled');
  end if;
  perform private.announce_order(
    moved, 'order_' || p_status, array[moved.user_id, moved.payer_id], '/shop/my-orders/'
  );
  if p_status = 'paid' then
    perform private.announce_order(
      moved,
      'order_received',
      array(
        select user_id from public.role_assignments
        where school_id = moved.school_id and role = 'owner'
      ),
      '/shop/orders/details/'
    );
  end if;
  return moved;
end;
$$;

-- Functions: buyers -------------------------------------------------------------------------

-- Orders everything the caller's cart holds of one school's shop, and empties that part of it.
-- p_order_id: made by the browser, so that asking twice orders once. p_expected_total_cents: the sum
-- the person saw, shipping included, in cents. Address fields are needed for shipping only.
-- Errors: role_required 42501, order_id_taken 42501, guardian_missing 42501 (a minor nobody may
-- pay for), cart_empty, too_many_open_orders (three unpaid ones), shop_closed, pickup_not_offered,
-- address_required, product_unavailable and out_of_stock (detail: ids of the variants),
-- price_changed (detail: the sum in cents).
create function public.place_order(
  p_order_id uuid,
  p_school_id uuid,
  p_expected_total_cents int,
  p_delivery public.delivery_method,
  p_recipient public.short_text default null,
  p_street public.short_text default null,
  p_postal_code public.short_text default null,
  p_city public.short_text default null,
  p_country public.short_text default 'DE',
  p_note public.long_text default null
)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  placed public.orders;
  shop public.shops;
  minor_player uuid;
  wanted uuid[];
  cart record;
  shipping int := 0;
begin
  if not private.has_role() then
    raise exception 'role_required' using errcode = '42501';
  end if;
  -- Locked one after the other, always in this order: the cart, then its goods by id. From here on
  -- only the locked lines count: what another window adds meanwhile must not ride along unpaid.
  select coalesce(array_agg(line.variant_id), '{}') into wanted
  from (
    select variant_id from public.cart_items
    where user_id = me and school_id = p_school_id
    order by variant_id
    for update
  ) as line;
  select * into placed from public.orders where id = p_order_id;
  if found then
    if placed.user_id is distinct from me then
      raise exception 'order_id_taken' using errcode = '42501';
    end if;
    return placed;
  end if;
  perform from public.product_variants as variant
  join public.products as product on product.id = variant.product_id
  join public.cart_items as line on line.variant_id = variant.id
  where line.user_id = me and line.variant_id = any(wanted)
  order by variant.id
  for no key update of variant for share of product;

  select
    coalesce(sum(line.quantity), 0)::int as pieces,
    sum(line.quantity * coalesce(variant.price_cents, product.price_cents))::int as goods_cents,
    string_agg(variant.id::text, ',' order by variant.id)
      filter (where product.status <> 'published' or variant.archived_at is not null) as unavailable,
    string_agg(variant.id::text, ',' order by variant.id)
      filter (where variant.stock < line.quantity) as sold_out
  into cart
  from public.cart_items as line
  join public.product_variants as variant on variant.id = line.variant_id
  join public.products as product on product.id = variant.product_id
  where line.user_id = me and line.variant_id = any(wanted);

  if cart.pieces = 0 then
    raise exception 'cart_empty' using errcode = 'P0001';
  end if;
  if (select count(*) from public.orders where user_id = me and status = 'payment_pending') >= 3 then
    raise exception 'too_many_open_orders' using errcode = 'P0001';
  end if;
  select * into shop from public.shops where school_id = p_school_id;
  if shop.is_open is distinct from true then
    raise exception 'shop_closed' using errcode = 'P0001';
  end if;
  if cart.unavailable is not null then
    raise exception 'product_unavailable' using errcode = 'P0001', detail = cart.unavailable;
  end if;
  if cart.sold_out is not null then
    raise exception 'out_of_stock' using errcode = 'P0001', detail = cart.sold_out;
  end if;
  if p_delivery = 'pickup' then
    if shop.pickup_place is null then
      raise exception 'pickup_not_offered' using errcode = 'P0001';
    end if;
  else
    if btrim(p_recipient) || btrim(p_street) || btrim(p_postal_code) || btrim(p_city) is null
      or '' in (btrim(p_recipient), btrim(p_street), btrim(p_postal_code), btrim(p_city))
    then
      raise exception 'address_required' using errcode = 'P0001';
    end if;
    if shop.free_shipping_from_cents is null or cart.goods_cents < shop.free_shipping_from_cents then
      shipping := shop.shipping_cents;
    end if;
  end if;
  if cart.goods_cents + shipping is distinct from p_expected_total_cents then
    raise exception 'price_changed' using errcode = 'P0001',
      detail = (cart.goods_cents + shipping)::text;
  end if;

  select id into minor_player from public.players
  where user_id = me and private.is_minor_player(id);
  if minor_player is not null and not exists (
    select from public.guardian_links
    where player_id = minor_player and is_trusted and can_pay
  ) then
    raise exception 'guardian_missing' using errcode = '42501';
  end if;

  insert into public.orders (
    id, school_id, user_id, player_id, number, reserved_until, delivery,
    recipient, street, postal_code, city, country, note, item_count, items_cents, shipping_cents
  )
  values (
    p_order_id, p_school_id, me, minor_player, private.next_order_number(p_school_id),
    -- A checkout page of the provider lives half an hour at least.
    now() + case when minor_player is null then interval '35 minutes' else interval '2 days' end,
    p_delivery,
    nullif(btrim(p_recipient), ''), nullif(btrim(p_street), ''), nullif(btrim(p_postal_code), ''),
    nullif(btrim(p_city), ''), upper(p_country), nullif(btrim(p_note), ''),
    cart.pieces, cart.goods_cents, shipping
  )
  returning * into placed;

  insert into public.order_items (
    order_id, variant_id, product_id, title, variant_name, image_path, unit_cents, quantity
  )
  select
    placed.id, variant.id, product.id, product.name, variant.name, product.image_paths[1],
    coalesce(variant.price_cents, product.price_cents), line.quantity
  from public.cart_items as line
  join public.product_variants as variant on variant.id = line.variant_id
  join public.products as product on product.id = variant.product_id
  where line.user_id = me and line.variant_id = any(wanted);

  insert into public.stock_movements (variant_id, order_id, delta, reason)
  select variant_id, order_id, -quantity, 'order'
  from public.order_items where order_id = placed.id order by variant_id;

  insert into public.order_events (order_id, status) values (placed.id, placed.status);
  delete from public.cart_items where user_id = me and variant_id = any(wanted);

  if minor_player is not null then
    perform private.announce_order(
      placed,
      'order_awaits_guardian',
      array(
        select guardian_id from public.guardian_links
        where player_id = minor_player and is_trusted and can_pay
      ),
      '/shop/my-orders/'
    );
  end if;
  return placed;
end;
$$;

-- What the payment function asks in the caller's name before it opens a checkout page; the caller
-- becomes the payer. The sum to charge is total_cents of the answer.
-- Errors: order_not_found 42501, guardian_must_pay 42501 (the buyer is a minor), not_payable,
-- reservation_over.
create function public.open_order_payment(p_order_id uuid)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  known public.orders;
begin
  select * into known from public.orders
  where id = p_order_id
    and (user_id = me or player_id = any(array(select private.my_paying_player_ids())))
    and private.is_active()
  for update;
  if not found then
    raise exception 'order_not_found' using errcode = '42501';
  end if;
  if exists (
    select from public.players where user_id = me and private.is_minor_player(id)
  ) then
    raise exception 'guardian_must_pay' using errcode = '42501';
  end if;
  if known.status <> 'payment_pending' then
    raise exception 'not_payable' using errcode = 'P0001';
  end if;
  if known.reserved_until < now() then
    raise exception 'reservation_over' using errcode = 'P0001';
  end if;
  -- Opening the page again holds the goods for as long as the page lives, two hours at most.
  update public.orders
  set payer_id = me,
    reserved_until = greatest(
      reserved_until, least(now() + interval '35 minutes', placed_at + interval '2 hours')
    )
  where id = p_order_id
  returning * into known;
  return known;
end;
$$;

-- The buyer, or the guardian who pays, gives up an unpaid order; the treasury any that was not sent
-- yet. Of a paid one the refund follows from the payment provider. p_reason: up to 300 characters.
-- Errors: order_not_found 42501, not_cancellable.
create function public.cancel_order(p_order_id uuid, p_reason public.long_text default null)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.orders;
  is_seller boolean;
begin
  select * into known from public.orders
  where id = p_order_id
    and private.is_active()
    and (
      user_id = (select auth.uid())
      or player_id = any(array(select private.my_paying_player_ids()))
      or school_id = any(array(select private.my_treasury_school_ids()))
    )
  for update;
  if not found then
    raise exception 'order_not_found' using errcode = '42501';
  end if;
  is_seller := known.school_id = any(array(select private.my_treasury_school_ids()));
  if known.status <> 'payment_pending' and not (is_seller and known.status = 'paid') then
    raise exception 'not_cancellable' using errcode = 'P0001';
  end if;
  return private.move_order(p_order_id, 'cancelled', nullif(btrim(p_reason), ''));
end;
$$;

-- Functions: sellers ------------------------------------------------------------------------

-- The order, locked, if the caller runs the shop it was placed in. Error: order_not_found 42501.
create function private.order_to_handle(p_order_id uuid)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.orders;
begin
  select * into known from public.orders
  where id = p_order_id and school_id = any(array(select private.my_treasury_school_ids()))
  for update;
  if not found then
    raise exception 'order_not_found' using errcode = '42501';
  end if;
  return known;
end;
$$;

-- p_carrier and p_tracking_id may be empty: a letter has neither.
-- Errors: order_not_found 42501, pickup_is_not_shipped, illegal_move (not paid, or sent already).
create function public.mark_shipped(
  p_order_id uuid,
  p_carrier public.short_text default null,
  p_tracking_id public.short_text default null
)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.orders := private.order_to_handle(p_order_id);
begin
  if known.delivery = 'pickup' then
    raise exception 'pickup_is_not_shipped' using errcode = 'P0001';
  end if;
  update public.orders
  set carrier = nullif(btrim(p_carrier), ''), tracking_id = nullif(btrim(p_tracking_id), '')
  where id = p_order_id and status = 'paid';
  return private.move_order(p_order_id, 'shipped');
end;
$$;

-- Arrived, or handed over at the pickup place. Errors: order_not_found 42501, ship_first,
-- illegal_move.
create function public.mark_delivered(p_order_id uuid)
returns public.orders
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.orders := private.order_to_handle(p_order_id);
begin
  if known.status = 'paid' and known.delivery = 'shipping' then
    raise exception 'ship_first' using errcode = 'P0001';
  end if;
  return private.move_order(p_order_id, 'delivered');
end;
$$;

-- p_delta: pieces that came in, or with a minus went out. p_reason: delivery or correction.
-- p_movement_id: made by the browser, so that asking twice moves once. Gives the new stock.
-- Errors: variant_not_found 42501, illegal_reason, out_of_stock.
create function public.adjust_stock(
  p_variant_id uuid,
  p_delta int,
  p_reason public.stock_reason default 'delivery',
  p_note public.long_text default null,
  p_movement_id uuid default null
)
returns int
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (
    select from public.product_variants
    where id = p_variant_id and school_id = any(array(select private.my_treasury_school_ids()))
  ) then
    raise exception 'variant_not_found' using errcode = '42501';
  end if;
  if p_reason not in ('delivery', 'correction') then
    raise exception 'illegal_reason' using errcode = 'P0001';
  end if;
  insert into public.stock_movements (id, variant_id, delta, reason, note)
  values (
    coalesce(p_movement_id, gen_random_uuid()), p_variant_id, p_delta, p_reason, nullif(btrim(p_note), '')
  )
  on conflict (id) do nothing;
  return (select stock from public.product_variants where id = p_variant_id);
end;
$$;

-- Goods that were sent came back whole and can be sold again: the seller's own decision, whatever
-- happens to the money. Errors: order_not_found 42501, nothing_to_return, already_returned.
create function public.restock_order(p_order_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.orders := private.order_to_handle(p_order_id);
begin
  if known.status not in ('shipped', 'delivered') then
    raise exception 'nothing_to_return' using errcode = 'P0001';
  end if;
  if exists (
    select from public.stock_movements where order_id = p_order_id and reason = 'order_returned'
  ) then
    raise exception 'already_returned' using errcode = 'P0001';
  end if;
  perform private.return_stock(p_order_id, 'order_returned');
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.place_order(
    uuid, uuid, int, public.delivery_method, public.short_text, public.short_text, public.short_text, public.short_text, public.short_text, public.long_text
  ),
  public.open_order_payment(uuid),
  public.cancel_order(uuid, public.long_text),
  public.mark_shipped(uuid, public.short_text, public.short_text),
  public.mark_delivered(uuid),
  public.adjust_stock(uuid, int, public.stock_reason, public.long_text, uuid),
  public.restock_order(uuid)
to authenticated;
