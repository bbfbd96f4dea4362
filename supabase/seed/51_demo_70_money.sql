-- Demo academy, money: subscriptions with their bills, two shops with ten weeks of orders, and what
-- the families of one season owe. All prices in euro cents; nothing here is random.

-- Subscriptions -----------------------------------------------------------------------------
-- Both owners subscribe, as their clubs have outgrown the free tier. Jonas is a minor: his mother
-- pays. Stefan tried a plan and left; Katarzyna's card was declined once, now she pays by the year.
-- Luca is a minor whom nobody is linked to: he can fill a cart, and neither subscribe nor order.

insert into public.stripe_customers (user_id, stripe_id, trial_used_at)
select id, 'cus_demo_' || split_part(email, '@', 1), now() - interval '150 days'
from public.users
where email in (
  'owner@demo.test', 'coach@demo.test', 'parent@demo.test', 'multi@demo.test', 'owner2@demo.test',
  'coach2@demo.test', 'parent2@demo.test', 'claudia.weber@demo.test'
)
on conflict do nothing;

create temporary table demo_subscriptions as
select
  person.id as user_id,
  payer.id as payer_id,
  plan.id as plan_id,
  plan.role,
  plan.tier,
  plan.period,
  plan.price_cents,
  held.status::public.subscription_status as status,
  held.auto_renew,
  now() - held.days * interval '1 day' as started_at,
  case plan.period when 'monthly' then interval '30 days' else interval '365 days' end as length,
  held.periods,
  held.is_trial,
  held.ended_days,
  md5('subscription ' || held.email || held.period)::uuid as id,
  'sub_demo_' || split_part(held.email, '@', 1) || '_' || held.period as stripe_id
from (
  values
    ('owner@demo.test', 'owner@demo.test', 'owner', 'club', 'yearly', 'active', true, 160, 1, false, null),
    ('coach@demo.test', 'coach@demo.test', 'coach', 'professional', 'monthly', 'active', true, 130, 5, false, null),
    ('parent@demo.test', 'parent@demo.test', 'parent', 'starter', 'monthly', 'active', false, 100, 4, false, null),
    ('player@demo.test', 'claudia.weber@demo.test', 'player', 'professional', 'monthly', 'active', true, 70, 3, false, null),
    ('multi@demo.test', 'multi@demo.test', 'coach', 'starter', 'monthly', 'cancelled', false, 140, 3, false, 50),
    ('owner2@demo.test', 'owner2@demo.test', 'owner', 'professional', 'monthly', 'active', true, 92, 4, false, null),
    ('coach2@demo.test', 'coach2@demo.test', 'coach', 'starter', 'monthly', 'active', true, 6, 1, true, null),
    ('parent2@demo.test', 'parent2@demo.test', 'parent', 'starter', 'yearly', 'active', true, 40, 1, false, null),
    ('parent2@demo.test', 'parent2@demo.test', 'parent', 'starter', 'monthly', 'expired', true, 150, 2, false, 70)
) as held (email, payer, role, tier, period, status, auto_renew, days, periods, is_trial, ended_days)
join public.users as person on person.email = held.email
join public.users as payer on payer.email = held.payer
join public.plans as plan
  on plan.role = held.role::public.app_role and plan.tier = held.tier::public.plan_tier
  and plan.period = held.period::public.billing_period and plan.archived_at is null;

insert into public.subscriptions (
  id, user_id, payer_id, plan_id, role, tier, period, price_cents, status, auto_renew, started_at,
  trial_ends_at, period_starts_at, period_ends_at, cancelled_at, ended_at, stripe_id, stripe_status, synced_at
)
select
  id, user_id, payer_id, plan_id, role, tier, period, price_cents, status, auto_renew, started_at,
  case when is_trial then started_at + interval '14 days' end,
  started_at + (periods - 1) * length,
  started_at + case when is_trial then interval '14 days' else periods * length end,
  case
    when status = 'cancelled' then now() - (ended_days + 12) * interval '1 day'
    when not auto_renew then now() - interval '9 days'
  end,
  now() - ended_days * interval '1 day',
  stripe_id,
  case
    when is_trial then 'trialing'
    else case status when 'active' then 'active' when 'cancelled' then 'canceled' else 'unpaid' end
  end,
  now() - interval '1 hour'
from demo_subscriptions;

-- One bill a period. Katarzyna's last monthly one failed; one of Lena's was paid twice and given back; the
-- newest of the rival owner is still open.
insert into public.invoices (
  user_id, subscription_id, number, status, total_cents, tax_cents, refunded_cents, issued_at, paid_at,
  stripe_id, synced_at
)
select
  bill.payer_id, bill.id,
  'TL-' || to_char(bill.issued_at, 'YYYY') || '-'
    || lpad((1000 + row_number() over (order by bill.issued_at, bill.stripe_id))::text, 5, '0'),
  bill.bill_status::public.invoice_status,
  bill.price_cents,
  round(bill.price_cents * 19 / 119.0),
  case bill.bill_status when 'refunded' then bill.price_cents else 0 end,
  bill.issued_at,
  case when bill.bill_status in ('paid', 'refunded') then bill.issued_at + interval '4 minutes' end,
  'in_demo_' || bill.stripe_id || '_' || bill.place,
  now() - interval '1 hour'
from (
  select
    held.*,
    place,
    held.started_at + (place - 1) * held.length as issued_at,
    case
      when held.status = 'expired' and place = held.periods then 'failed'
      when held.stripe_id like 'sub_demo_coach_%' and place = 2 then 'refunded'
      when held.stripe_id like 'sub_demo_owner2_%' and place = held.periods then 'pending'
      else 'paid'
    end as bill_status
  from demo_subscriptions as held
  cross join lateral generate_series(1, held.periods) as place
  where not held.is_trial
) as bill;

drop table demo_subscriptions;

-- What the provider told of them: two bills, a renewal that was switched off, and a message that failed here.
insert into public.stripe_events (id, type, occurred_at, payload, processed_at, error, created_at)
select
  'evt_demo_' || told.place, told.type, now() - told.age, jsonb_build_object('kind', told.kind, 'id', told.id),
  case when told.error is null then now() - told.age end, told.error, now() - told.age
from (
  values
    (1, 'invoice.paid', interval '10 days', 'invoice', 'in_demo_sub_demo_coach_monthly_5', null),
    (2, 'invoice.finalized', interval '2 days', 'invoice', 'in_demo_sub_demo_owner2_monthly_4', null),
    (3, 'customer.subscription.updated', interval '9 days', 'subscription', 'sub_demo_parent_monthly', null),
    (
      4, 'customer.subscription.updated', interval '2 hours', 'subscription', 'sub_demo_owner2_monthly',
      'The provider did not answer in time.'
    )
) as told (place, type, age, kind, id, error);

-- Shops -------------------------------------------------------------------------------------

insert into public.school_officers (school_id, user_id, duty)
select '00000000-0000-4000-8000-000000000001', id, 'treasurer'
from public.users where email = 'sara.haddad@demo.test'
on conflict do nothing;

insert into public.shops (
  school_id, title, is_open, shipping_cents, free_shipping_from_cents, pickup_place, contact_email
)
values
  ('00000000-0000-4000-8000-000000000001', 'FC Riverside Shop', true, 490, 7500,
    'Club house, Uferweg 12, Thursdays 17:00 to 19:00', 'shop@fc-riverside.example'),
  ('00000000-0000-4000-8000-000000000002', 'SV Nordstadt Fan Corner', true, 550, null,
    'Kiosk at the main pitch, match days', null);

create temporary table demo_products as
select
  *,
  md5('product ' || name || school)::uuid as id,
  ('00000000-0000-4000-8000-00000000000' || school)::uuid as school_id
from (
  values
    (1, 1, 'Home shirt', 'match_kit', 3990, 'published', '{128,140,152,164,S,M,L}', 12,
      'Green with the white wave of the river. Breathable, machine wash at 30 degrees. Name and number are printed by the kit manager and are not part of the price.'),
    (1, 2, 'Home shorts', 'match_kit', 1990, 'published', '{128,140,152,164,S,M,L}', 12,
      'White shorts for match days, with a drawstring and without pockets.'),
    (1, 3, 'Match socks', 'match_kit', 990, 'published', '{31-34,35-38,39-42,43-46}', 30,
      'Green socks with padded heel; every child needs two pairs.'),
    (1, 4, 'Training top', 'training_wear', 3490, 'published', '{128,140,152,164,S,M,L}', 10,
      'Quarter zip for cold evenings. Long enough to stay in the shorts during the warm-up.'),
    (1, 5, 'Rain jacket', 'training_wear', 4490, 'published', '{140,152,164,S,M,L}', 8,
      'Wind and water stay outside, the hood fits under no helmet and over every cap.'),
    (1, 6, 'Goalkeeper gloves Riverside Grip', 'goalkeeping', 2990, 'published', '{5,6,7,8,9}', 6,
      'Negative cut, 4 mm latex. Wash them before the first use, then they stick.'),
    (1, 7, 'Training ball', 'balls', 2490, 'published', '{"Size 3","Size 4","Size 5"}', 20,
      'Hand-stitched. Size 3 up to U9, size 4 up to U13, size 5 from U15.'),
    (1, 8, 'Shin pads', 'accessories', 1290, 'published', '{S,M,L}', 25,
      'With sleeve, so that they stay where they belong.'),
    (1, 9, 'Drinking bottle', 'accessories', 790, 'published', '{"0.75 l"}', 60,
      'Free of BPA, with a field for the name: at the end of a tournament they all look alike.'),
    (1, 10, 'Sports bag with shoe pocket', 'accessories', 2790, 'published', '{"One size"}', 15,
      'Room for kit, towel and boots; the wet things go below.'),
    (1, 11, 'Club scarf', 'fan_items', 1490, 'published', '{"One size"}', 40,
      'Knitted in Aurach. For grandparents at the touchline.'),
    (1, 12, 'Hooded sweater 2024', 'leisure_wear', 3990, 'archived', '{S,M,L}', 0,
      'The sweater of the anniversary year. Sold out.'),
    (1, 13, 'Away shirt', 'match_kit', 3990, 'draft', '{140,152,164,S,M,L}', 0,
      'Grey like the fog over the river. Arrives in spring.'),
    (2, 1, 'Railway shirt', 'match_kit', 3790, 'published', '{140,152,164,S,M,L}', 9,
      'Black and yellow like the old shunting engine.'),
    (2, 2, 'Track suit', 'training_wear', 5490, 'published', '{140,152,164,S,M,L}', 6,
      'Jacket and trousers, embroidered crest.'),
    (2, 3, 'Beanie', 'fan_items', 1590, 'published', '{"One size"}', 25,
      'Warm on the platform and on the terrace.'),
    (2, 4, 'Marker cones, set of 20', 'training_equipment', 1890, 'published', '{"One set"}', 10,
      'For the garden. Neighbours not included.'),
    (2, 5, 'Nordstadt mug', 'fan_items', 990, 'draft', '{"0.3 l"}', 0, 'Design under discussion.')
) as product (school, position, name, category, price_cents, status, sizes, stock, description);

insert into public.products (id, school_id, name, description, category, price_cents, position, status)
select
  id, school_id, name, description, category::public.product_category, price_cents, position,
  status::public.product_status
from demo_products;

insert into public.product_variants (id, product_id, name, sku, position)
select
  md5('variant ' || product.id || size.name)::uuid,
  product.id,
  size.name,
  case product.school when 1 then 'FCR' else 'SVN' end
    || '-' || lpad(product.position::text, 2, '0') || '-' || size.place,
  size.place
from demo_products as product
cross join lateral unnest(product.sizes::text[]) with ordinality as size (name, place);

-- What came in before the season; some sizes ran low since.
insert into public.stock_movements (variant_id, delta, reason, note, created_at, actor_id)
select
  variant.id,
  product.stock + (variant.position * 3) % 5,
  'delivery',
  'Delivery before the season',
  now() - interval '120 days',
  owner.user_id
from demo_products as product
join public.product_variants as variant on variant.product_id = product.id
join public.role_assignments as owner on owner.school_id = product.school_id and owner.role = 'owner'
where product.stock > 0;

-- Orders ------------------------------------------------------------------------------------
-- Who bought what, how many days ago, and how far it came. Items: position of the product, size,
-- quantity.

create temporary table demo_orders as
select
  bought.*,
  md5('order ' || place)::uuid as id,
  person.id as user_id,
  person.first_name || ' ' || person.last_name as recipient,
  person.locale,
  date_trunc('minute', now()) - bought.days * interval '1 day' - (place * 47 % 600) * interval '1 minute' as placed_at
from (
  values
    (1, 1, 'parent@demo.test', 68, 'delivered', 'shipping', '{"1|152|1","2|152|1","3|35-38|2"}'),
    (2, 1, 'claudia.weber@demo.test', 66, 'delivered', 'pickup', '{"4|M|1"}'),
    (3, 1, 'multi@demo.test', 61, 'delivered', 'pickup', '{"1|128|1","3|31-34|2","8|S|1"}'),
    (4, 2, 'parent2@demo.test', 60, 'delivered', 'shipping', '{"1|152|1"}'),
    (5, 1, 'emeka.okafor@demo.test', 57, 'delivered', 'shipping', '{"1|128|1","1|152|1","9|0.75 l|2"}'),
    (6, 1, 'coach@demo.test', 55, 'delivered', 'pickup', '{"5|M|1"}'),
    (7, 1, 'parent@demo.test', 50, 'cancelled', 'shipping', '{"6|5|1"}'),
    (8, 2, 'petar.ivanov@demo.test', 47, 'delivered', 'pickup', '{"3|One size|1"}'),
    (9, 1, 'markus.lindner@demo.test', 44, 'delivered', 'pickup', '{"7|Size 5|6"}'),
    (10, 1, 'player@demo.test', 41, 'delivered', 'pickup', '{"6|9|1"}'),
    (11, 1, 'elena.dimitrova@demo.test', 38, 'delivered', 'shipping', '{"4|152|1","8|M|1"}'),
    (12, 2, 'coach2@demo.test', 36, 'delivered', 'pickup', '{"4|One set|2"}'),
    (13, 1, 'multi@demo.test', 33, 'delivered', 'shipping', '{"10|One size|1"}'),
    (14, 1, 'parent@demo.test', 30, 'delivered', 'pickup', '{"9|0.75 l|2","11|One size|1"}'),
    (15, 1, 'emeka.okafor@demo.test', 27, 'delivered', 'pickup', '{"7|Size 4|1"}'),
    (16, 2, 'parent2@demo.test', 24, 'cancelled', 'shipping', '{"2|152|1"}'),
    (17, 1, 'claudia.weber@demo.test', 21, 'delivered', 'shipping', '{"5|M|1","9|0.75 l|1"}'),
    (18, 1, 'owner@demo.test', 19, 'delivered', 'pickup', '{"11|One size|5"}'),
    (19, 2, 'petar.ivanov@demo.test', 17, 'delivered', 'pickup', '{"2|L|1"}'),
    (20, 1, 'parent@demo.test', 11, 'delivered', 'shipping', '{"4|152|1","4|140|1"}'),
    (21, 1, 'elena.dimitrova@demo.test', 8, 'shipped', 'shipping', '{"1|152|1"}'),
    (22, 1, 'coach@demo.test', 6, 'paid', 'pickup', '{"9|0.75 l|10"}'),
    (23, 1, 'multi@demo.test', 5, 'shipped', 'shipping', '{"3|35-38|3"}'),
    (24, 2, 'parent2@demo.test', 4, 'shipped', 'shipping', '{"2|164|1","3|One size|2"}'),
    (25, 1, 'parent@demo.test', 3, 'shipped', 'shipping', '{"5|152|1"}'),
    (26, 2, 'coach2@demo.test', 2, 'paid', 'shipping', '{"3|One size|1"}'),
    (27, 1, 'parent@demo.test', 1, 'paid', 'shipping', '{"10|One size|1","8|S|1"}'),
    (28, 1, 'player@demo.test', 0, 'payment_pending', 'pickup', '{"1|M|1"}')
) as bought (place, school, email, days, status, delivery, lines)
join public.users as person on person.email = bought.email;

create temporary table demo_lines as
select
  bought.id as order_id, product.id as product_id, product.name as title, variant.id as variant_id,
  variant.name as variant_name, product.price_cents as unit_cents, split_part(line, '|', 3)::int as quantity
from demo_orders as bought
cross join lateral unnest(bought.lines::text[]) as line
join demo_products as product
  on product.school = bought.school and product.position = split_part(line, '|', 1)::int
join public.product_variants as variant
  on variant.product_id = product.id and variant.name = split_part(line, '|', 2);

insert into public.orders (
  id, school_id, user_id, payer_id, player_id, number, status, placed_at, reserved_until, delivery,
  recipient, street, postal_code, city, country, note, item_count, items_cents, shipping_cents,
  payment_reference, carrier, tracking_id, paid_at, shipped_at, delivered_at, cancelled_at, cancel_reason
)
select
  bought.id,
  shop.school_id,
  bought.user_id,
  case when bought.status <> 'payment_pending' then coalesce(minor.payer_id, bought.user_id) end,
  minor.player_id,
  to_char(bought.placed_at, 'YYYY') || '-' || lpad(
    (row_number() over (partition by bought.school, to_char(bought.placed_at, 'YYYY') order by bought.placed_at))::text,
    5, '0'
  ),
  bought.status::public.order_status,
  bought.placed_at,
  bought.placed_at + case when minor.player_id is null then interval '35 minutes' else interval '2 days' end,
  bought.delivery::public.delivery_method,
  case bought.delivery when 'shipping' then bought.recipient end,
  case bought.delivery when 'shipping' then
    (array['Brückenstraße', 'Am Mühlbach', 'Lindenweg', 'Kastanienallee', 'Hafengasse'])[1 + bought.place % 5]
      || ' ' || 3 + bought.place * 7 % 60 end,
  case bought.delivery when 'shipping' then (97000 + bought.school - 1)::text end,
  case bought.delivery when 'shipping' then (array['Aurach', 'Aurach-Nordstadt'])[bought.school] end,
  case bought.delivery when 'shipping' then 'DE' end,
  case bought.place
    when 11 then 'Моля, сложете името „Борислав“ на етикета.'
    when 17 then 'Bitte beim Nachbarn abgeben, wenn niemand da ist.'
    when 22 then 'For the tournament on Saturday, I fetch them on Thursday.'
  end,
  goods.pieces,
  goods.cents,
  case
    when bought.delivery = 'pickup' or goods.cents >= shop.free_shipping_from_cents then 0
    else shop.shipping_cents
  end,
  case when bought.status not in ('payment_pending', 'cancelled') then 'pi_demo_' || bought.place end,
  case when bought.delivery = 'shipping' and bought.status in ('shipped', 'delivered') then 'DHL' end,
  case when bought.delivery = 'shipping' and bought.status in ('shipped', 'delivered') then
    '0034043' || lpad((bought.place * 7919 % 1000000)::text, 8, '0') end,
  case when bought.status not in ('payment_pending', 'cancelled') then bought.placed_at + interval '6 minutes' end,
  case when bought.delivery = 'shipping' and bought.status in ('shipped', 'delivered') then
    bought.placed_at + interval '30 hours' end,
  case bought.status when 'delivered' then bought.placed_at + interval '3 days' end,
  case bought.status when 'cancelled' then bought.placed_at + interval '40 minutes' end,
  case bought.status when 'cancelled' then 'reservation_over' end
from demo_orders as bought
join public.shops as shop on shop.school_id = ('00000000-0000-4000-8000-00000000000' || bought.school)::uuid
join lateral (
  select sum(quantity)::int as pieces, sum(quantity * unit_cents)::int as cents
  from demo_lines where order_id = bought.id
) as goods on true
left join lateral (
  select player.id as player_id, link.guardian_id as payer_id
  from public.players as player
  left join public.guardian_links as link
    on link.player_id = player.id and link.status = 'active' and link.can_pay
  where player.user_id = bought.user_id and private.is_minor(player.date_of_birth)
  limit 1
) as minor on true;

insert into private.order_counters (school_id, year, last_number)
select school_id, split_part(number, '-', 1)::int, max(split_part(number, '-', 2)::int)
from public.orders
group by 1, 2
on conflict (school_id, year) do update set last_number = excluded.last_number;

insert into public.order_items (
  order_id, variant_id, product_id, title, variant_name, unit_cents, quantity, created_at
)
select
  line.order_id, line.variant_id, line.product_id, line.title, line.variant_name, line.unit_cents,
  line.quantity, bought.placed_at
from demo_lines as line
join demo_orders as bought on bought.id = line.order_id;

insert into public.stock_movements (variant_id, order_id, delta, reason, created_at)
select line.variant_id, line.order_id, -line.quantity, 'order', bought.placed_at
from demo_lines as line
join demo_orders as bought on bought.id = line.order_id
order by bought.placed_at;

insert into public.stock_movements (variant_id, order_id, delta, reason, created_at)
select line.variant_id, line.order_id, line.quantity, 'order_cancelled', bought.placed_at + interval '40 minutes'
from demo_lines as line
join demo_orders as bought on bought.id = line.order_id
where bought.status = 'cancelled';

insert into public.order_events (order_id, status, actor_id, note, occurred_at)
select bought.id, step.status::public.order_status, step.actor_id, step.note, step.happened_at
from public.orders as bought
join demo_orders as known on known.id = bought.id
join public.role_assignments as owner on owner.school_id = bought.school_id and owner.role = 'owner'
cross join lateral (
  values
    ('payment_pending', bought.user_id, null, bought.placed_at),
    ('paid', null, null, bought.paid_at),
    ('shipped', owner.user_id, null, bought.shipped_at),
    ('delivered', owner.user_id, null, bought.delivered_at),
    ('cancelled', null, bought.cancel_reason, bought.cancelled_at)
) as step (status, actor_id, note, happened_at)
where step.happened_at is not null;

-- Ayşe sent one of two tops back: too small. Claudia withdrew from the jacket in time and waits.
insert into public.contract_notices (
  kind, school_id, order_id, user_id, status, contract, reason, answer, received_at, answered_at
)
select
  'withdrawal', bought.school_id, bought.id, bought.user_id, notice.status::public.notice_status,
  bought.number, notice.reason, notice.answer, now() - notice.days * interval '1 day',
  now() - notice.answered_days * interval '1 day'
from (
  values
    (20, 'settled', 'The smaller top does not fit.', 'One top came back, 34.90 EUR were returned.', 7, 5),
    (17, 'received', 'Jacke fällt zu klein aus.', null, 6, null)
) as notice (place, status, reason, answer, days, answered_days)
join demo_orders as known on known.place = notice.place
join public.orders as bought on bought.id = known.id;

insert into public.refunds (order_id, amount_cents, reference, reason, created_at)
select id, 3490, 're_demo_20', 'One of two tops sent back', now() - interval '5 days'
from demo_orders where place = 20;
update public.orders set refunded_cents = 3490
where id = (select id from demo_orders where place = 20);

-- Carts somebody filled and left.
insert into public.cart_items (user_id, variant_id, quantity)
select person.id, variant.id, wish.quantity
from (
  values
    ('parent@demo.test', 1, 1, '164', 1),
    ('parent@demo.test', 1, 3, '39-42', 2),
    ('player@demo.test', 1, 9, '0.75 l', 1),
    ('player2@demo.test', 2, 1, 'S', 1),
    ('multi@demo.test', 1, 7, 'Size 4', 1),
    ('parent2@demo.test', 2, 3, 'One size', 1)
) as wish (email, school, position, size, quantity)
join public.users as person on person.email = wish.email
join demo_products as product on product.school = wish.school and product.position = wish.position
join public.product_variants as variant on variant.product_id = product.id and variant.name = wish.size;

drop table demo_lines, demo_orders, demo_products;

-- Fees --------------------------------------------------------------------------------------
-- Four contributions a season, charged two weeks before the quarter's fifteenth; a camp for two
-- teams; the registration of the youngest. Nine of ten families pay within days, some forget, one
-- in thirty is let off.

insert into public.fees (id, player_id, kind, title, amount_cents, due_on, created_at, created_by)
select
  md5('fee ' || charge.player_id || charge.title)::uuid,
  charge.player_id,
  charge.kind::public.fee_kind,
  charge.title,
  charge.amount_cents,
  charge.due_on,
  least((charge.due_on - 14)::timestamptz + interval '9 hours', now()),
  owner.user_id
from (
  select
    squad.player_id,
    squad.school_id,
    'membership' as kind,
    'Contribution ' || team.season || ', quarter ' || quarter as title,
    case
      when team.school_id = '00000000-0000-4000-8000-000000000002' then 4800
      when team.age_group in ('U9', 'U11') then 6000
      else 7500
    end as amount_cents,
    (season.starts_on + (quarter - 1) * interval '3 months' + interval '14 days')::date as due_on
  from public.squad_members as squad
  join public.teams as team on team.id = squad.team_id
  join public.seasons as season on season.school_id = team.school_id and season.name = team.season
  cross join generate_series(1, 4) as quarter
  where squad.left_on is null
  union all
  select squad.player_id, squad.school_id, 'camp', 'Autumn camp by the river', 8900, current_date - 35
  from public.squad_members as squad
  join public.teams as team on team.id = squad.team_id
  where squad.left_on is null
    and team.school_id = '00000000-0000-4000-8000-000000000001'
    and team.age_group in ('U11', 'U13')
    and squad.shirt_number % 2 = 0
  union all
  select squad.player_id, squad.school_id, 'season', 'Player pass and registration', 1500, current_date - 90
  from public.squad_members as squad
  join public.teams as team on team.id = squad.team_id
  where squad.left_on is null and team.age_group = 'U9'
  union all
  select squad.player_id, squad.school_id, 'tournament', 'Bus to the winter tournament', 1200, current_date + 21
  from public.squad_members as squad
  join public.teams as team on team.id = squad.team_id
  where squad.left_on is null and team.age_group in ('U15', 'U17')
) as charge
join public.role_assignments as owner on owner.school_id = charge.school_id and owner.role = 'owner'
where charge.due_on <= current_date + 60
on conflict do nothing;

-- Paid: a few days around the date, more often before it. Children of the demo families always have
-- one open fee, so that there is something to pay.
update public.fees as fee
set status = 'paid',
  method = (array['transfer', 'transfer', 'direct_debit', 'direct_debit', 'cash'])[1 + luck.number % 5]::public.fee_method,
  paid_on = least(fee.due_on - 9 + luck.number % 17, current_date)
from (
  select id, ('x' || left(md5(id::text), 6))::bit(24)::int as number from public.fees
) as luck
where luck.id = fee.id
  and fee.due_on < current_date - 8
  and luck.number % 30 > 2
  and not (
    fee.kind = 'membership'
    and fee.due_on >= (
      select max(due_on) from public.fees as latest
      where latest.player_id = fee.player_id and latest.kind = 'membership' and latest.due_on < current_date - 8
    )
    and fee.player_id in (
      select player_id from public.guardian_links as link
      join public.users as person on person.id = link.guardian_id
      where person.email in ('parent@demo.test', 'multi@demo.test', 'parent2@demo.test', 'claudia.weber@demo.test')
    )
  );

select set_config('touchline.fee_note', 'Request of the family, agreed by the board', true);
update public.fees as fee
set status = 'waived'
where fee.status = 'due'
  and fee.kind = 'membership'
  and ('x' || left(md5(fee.id::text), 6))::bit(24)::int % 30 = 0;
select set_config('touchline.fee_note', '', true);

-- Who is late was reminded once.
update public.fees
set reminder_count = 1, reminded_at = now() - interval '4 days'
where status = 'due' and due_on < current_date - 10;
