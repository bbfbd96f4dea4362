-- Orders: what was bought, paid and sent, and where the stock went.
--
--                   buyer   paying guardian of the buyer   treasury of the school
-- orders            own s   child's s                      school s
-- order_items       own s   child's s                      school s
-- order_events      own s   child's s                      school s
-- refunds           own s   child's s                      school s
-- stock_movements   -       -                              school s
--
-- Everybody else, coaches and administrators included, sees nothing; nobody writes a row: all
-- writing is done by the functions of the next chapter, the service role's included.
--
--   payment_pending > paid > shipped > delivered      paid > delivered when fetched in person
--   payment_pending > cancelled, paid > cancelled     nothing leaves delivered or cancelled
--
-- Decisions
-- * An order keeps what it was sold for: titles, prices and the sum are snapshots.
-- * Placing an order takes the goods off the stock; leaving payment_pending for cancelled puts them
--   back, once. Stock moves by conditional update and is never negative.
-- * Numbers count per school and year (its own clock) from a locked counter: an order that is
--   rolled back gives its number back, so there are no gaps to explain to a tax office.
-- * An order is never deleted. When an account is erased, the order loses name and address.
-- * A minor may order; the order waits two days for a guardian who may pay, and nobody else pays.

-- Types -------------------------------------------------------------------------------------

create type public.order_status as enum ('payment_pending', 'paid', 'shipped', 'delivered', 'cancelled');
create type public.delivery_method as enum ('shipping', 'pickup');
create type public.stock_reason as enum ('delivery', 'correction', 'order', 'order_cancelled', 'order_returned');

-- Tables ------------------------------------------------------------------------------------

create table private.order_counters (
  school_id uuid not null,
  year int not null,
  last_number int not null,
  constraint order_counters_pkey primary key (school_id, year),
  constraint order_counters_school foreign key (school_id) references public.schools (id) on delete cascade
);

create table public.orders (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  user_id uuid,
  payer_id uuid,
  player_id uuid,
  number text not null,
  status public.order_status not null default 'payment_pending',
  placed_at timestamptz not null default now(),
  reserved_until timestamptz not null,
  delivery public.delivery_method not null,
  recipient text,
  street text,
  postal_code text,
  city text,
  country text,
  note text,
  item_count int not null,
  items_cents int not null,
  shipping_cents int not null,
  total_cents int not null generated always as (items_cents + shipping_cents) stored,
  refunded_cents int not null default 0,
  currency text not null default 'EUR',
  payment_reference text,
  carrier text,
  tracking_id text,
  paid_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint orders_pkey primary key (id),
  constraint orders_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint orders_user foreign key (user_id) references public.users (id) on delete set null,
  constraint orders_payer foreign key (payer_id) references public.users (id) on delete set null,
  constraint orders_player foreign key (player_id) references public.players (id) on delete set null,
  constraint orders_number_once unique (school_id, number),
  constraint orders_payment_once unique (payment_reference),
  constraint orders_number_form check (number ~ '^\d{4}-\d{5,}$'),
  constraint orders_recipient_length check (char_length(recipient) between 1 and 120),
  constraint orders_street_length check (char_length(street) between 1 and 200),
  constraint orders_postal_code_length check (char_length(postal_code) between 1 and 12),
  constraint orders_city_length check (char_length(city) between 1 and 100),
  constraint orders_country_code check (country ~ '^[A-Z]{2}$'),
  constraint orders_address_complete check (
    delivery = 'pickup' or user_id is null
    or (recipient is not null and street is not null and postal_code is not null
      and city is not null and country is not null)
  ),
  constraint orders_note_length check (char_length(note) <= 500),
  constraint orders_item_count_positive check (item_count > 0),
  constraint orders_items_range check (items_cents between 1 and 100000000),
  constraint orders_shipping_range check (shipping_cents between 0 and 10000),
  constraint orders_refunded_range check (refunded_cents between 0 and items_cents + shipping_cents),
  constraint orders_currency_known check (currency = 'EUR'),
  constraint orders_payment_reference_form check (char_length(payment_reference) between 1 and 255),
  constraint orders_carrier_length check (char_length(carrier) between 1 and 60),
  constraint orders_tracking_id_length check (char_length(tracking_id) between 1 and 100),
  constraint orders_cancel_reason_length check (char_length(cancel_reason) <= 300),
  constraint orders_paid check (status not in ('paid', 'shipped', 'delivered') or paid_at is not null),
  constraint orders_refunded_was_paid check (refunded_cents = 0 or paid_at is not null),
  constraint orders_shipped check (status <> 'shipped' or shipped_at is not null),
  constraint orders_delivered check ((status = 'delivered') = (delivered_at is not null)),
  constraint orders_cancelled check ((status = 'cancelled') = (cancelled_at is not null))
);

comment on column public.orders.user_id is 'Who ordered; empty once the account is erased.';
comment on column public.orders.payer_id is 'Who opened the payment: the buyer, or a guardian of a minor.';
comment on column public.orders.player_id is 'The buyer as a player, when a minor: opens the order to the guardians who pay.';
comment on column public.orders.reserved_until is 'How long the goods wait for the payment.';

create table public.order_items (
  order_id uuid not null,
  variant_id uuid not null,
  school_id uuid not null,
  product_id uuid not null,
  title text not null,
  variant_name text not null,
  image_path text,
  unit_cents int not null,
  quantity int not null,
  line_cents int not null generated always as (unit_cents * quantity) stored,
  created_at timestamptz not null default now(),
  constraint order_items_pkey primary key (order_id, variant_id),
  constraint order_items_order foreign key (order_id) references public.orders (id) on delete restrict,
  constraint order_items_variant foreign key (variant_id)
    references public.product_variants (id) on delete restrict,
  constraint order_items_product foreign key (product_id) references public.products (id) on delete restrict,
  constraint order_items_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint order_items_unit_range check (unit_cents between 1 and 1000000),
  constraint order_items_quantity_range check (quantity between 1 and 20)
);

create table public.order_events (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  school_id uuid not null,
  status public.order_status not null,
  actor_id uuid default auth.uid(),
  note text,
  occurred_at timestamptz not null default now(),
  constraint order_events_pkey primary key (id),
  constraint order_events_order foreign key (order_id) references public.orders (id) on delete restrict,
  constraint order_events_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint order_events_note_length check (char_length(note) <= 300)
);

comment on table public.order_events is 'Each status an order reached, and when.';
comment on column public.order_events.actor_id is 'Empty for the payment provider and the clock. No foreign key: evidence outlives accounts.';

create table public.refunds (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  school_id uuid not null,
  amount_cents int not null,
  reference text not null,
  reason text,
  created_at timestamptz not null default now(),
  constraint refunds_pkey primary key (id),
  constraint refunds_order foreign key (order_id) references public.orders (id) on delete restrict,
  constraint refunds_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint refunds_reference_once unique (reference),
  constraint refunds_reference_form check (char_length(reference) between 1 and 255),
  constraint refunds_amount_positive check (amount_cents > 0),
  constraint refunds_reason_length check (char_length(reason) <= 300)
);

create table public.stock_movements (
  id uuid not null default gen_random_uuid(),
  variant_id uuid not null,
  school_id uuid not null,
  order_id uuid,
  delta int not null,
  reason public.stock_reason not null,
  actor_id uuid default auth.uid(),
  note text,
  created_at timestamptz not null default now(),
  constraint stock_movements_pkey primary key (id),
  constraint stock_movements_variant foreign key (variant_id)
    references public.product_variants (id) on delete restrict,
  constraint stock_movements_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint stock_movements_order foreign key (order_id) references public.orders (id) on delete restrict,
  constraint stock_movements_delta_not_zero check (delta <> 0),
  constraint stock_movements_order_named check (
    (reason in ('order', 'order_cancelled', 'order_returned')) = (order_id is not null)
  ),
  constraint stock_movements_note_length check (char_length(note) <= 300)
);

comment on table public.stock_movements is 'Every change of a stock; their sum is the stock.';

-- Indexes -----------------------------------------------------------------------------------

create index orders_user on public.orders (user_id, placed_at desc);
create index orders_school on public.orders (school_id, status, placed_at desc);
create index orders_payer on public.orders (payer_id);
create index orders_player on public.orders (player_id, placed_at desc);
create index orders_reserved on public.orders (reserved_until) where status = 'payment_pending';
create index order_items_variant on public.order_items (variant_id);
create index order_items_product on public.order_items (product_id);
create index order_items_school on public.order_items (school_id);
create index order_events_order on public.order_events (order_id, occurred_at);
create index order_events_school on public.order_events (school_id);
create index refunds_order on public.refunds (order_id);
create index refunds_school on public.refunds (school_id, created_at);
create index stock_movements_variant on public.stock_movements (variant_id, created_at);
create index stock_movements_school on public.stock_movements (school_id, created_at desc);
create index stock_movements_order on public.stock_movements (order_id);
-- Goods come back from one order once, whichever way.
create unique index stock_movements_back_once on public.stock_movements (order_id, variant_id)
where reason in ('order_cancelled', 'order_returned');

-- Triggers ----------------------------------------------------------------------------------

create trigger orders_move
before update of status on public.orders
for each row
when (new.status is distinct from old.status)
execute function private.refuse_illegal_move(
  'payment_pending>paid', 'payment_pending>cancelled', 'paid>shipped', 'paid>delivered',
  'paid>cancelled', 'shipped>delivered'
);

-- What was agreed stays agreed. The one change left is the erasure of the person.
create trigger orders_agreed
before update on public.orders
for each row
when (
  (new.id, new.school_id, new.number, new.placed_at, new.delivery, new.item_count, new.items_cents,
    new.shipping_cents, new.currency)
  is distinct from
  (old.id, old.school_id, old.number, old.placed_at, old.delivery, old.item_count, old.items_cents,
    old.shipping_cents, old.currency)
  or (new.user_id is distinct from old.user_id and new.user_id is not null)
)
execute function private.refuse_rewriting_history();

create function private.forget_buyer()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.recipient := null;
  new.street := null;
  new.postal_code := null;
  new.city := null;
  new.note := null;
  return new;
end;
$$;

create trigger orders_forget_buyer
before update of user_id on public.orders
for each row
when (new.user_id is null and old.user_id is not null)
execute function private.forget_buyer();

create trigger orders_never_deleted before delete on public.orders
for each row execute function private.refuse_rewriting_history();
create trigger order_items_append_only before update or delete on public.order_items
for each row execute function private.refuse_rewriting_history();
create trigger order_events_append_only before update or delete on public.order_events
for each row execute function private.refuse_rewriting_history();
create trigger refunds_append_only before update or delete on public.refunds
for each row execute function private.refuse_rewriting_history();
create trigger stock_movements_append_only before update or delete on public.stock_movements
for each row execute function private.refuse_rewriting_history();

create function private.take_school_of_order()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.school_id := (select school_id from public.orders where id = new.order_id);
  return new;
end;
$$;

create trigger order_items_assign_school before insert on public.order_items
for each row execute function private.take_school_of_order();
create trigger order_events_assign_school before insert on public.order_events
for each row execute function private.take_school_of_order();
create trigger refunds_assign_school before insert on public.refunds
for each row execute function private.take_school_of_order();
create trigger stock_movements_assign_school before insert on public.stock_movements
for each row execute function private.take_school_of_variant();

-- A stock changes with its movement or not at all, so that their sum stays the stock.
create function private.move_stock()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.product_variants set stock = stock + new.delta
  where id = new.variant_id and stock + new.delta >= 0;
  if not found then
    raise exception 'out_of_stock' using errcode = 'P0001', detail = new.variant_id::text;
  end if;
  return new;
end;
$$;

create trigger stock_movements_move_stock after insert on public.stock_movements
for each row execute function private.move_stock();

-- Policies ----------------------------------------------------------------------------------

alter table public.orders enable row level security;
alter table public.order_items enable row level security;
alter table public.order_events enable row level security;
alter table public.refunds enable row level security;
alter table public.stock_movements enable row level security;

create policy orders_select on public.orders for select to authenticated using (
  user_id = (select auth.uid())
  or payer_id = (select auth.uid())
  or player_id = any(array(select private.my_paying_player_ids()))
  or school_id = any(array(select private.my_treasury_school_ids()))
);

-- Details follow their order.
create policy order_items_select on public.order_items for select to authenticated using (
  exists (select from public.orders where orders.id = order_items.order_id)
);

create policy order_events_select on public.order_events for select to authenticated using (
  exists (select from public.orders where orders.id = order_events.order_id)
);

create policy refunds_select on public.refunds for select to authenticated using (
  exists (select from public.orders where orders.id = refunds.order_id)
);

create policy stock_movements_select on public.stock_movements for select to authenticated using (
  school_id = any(array(select private.my_treasury_school_ids()))
);

-- Grants ------------------------------------------------------------------------------------

revoke all on public.orders, public.order_items, public.order_events, public.refunds,
  public.stock_movements
from anon, authenticated;
revoke insert, update, delete, truncate on public.orders, public.order_items, public.order_events,
  public.refunds, public.stock_movements
from service_role;
-- The service role passes policies; the stock has one door for it as well.
revoke insert, update on public.product_variants from service_role;

grant select on public.orders, public.order_items, public.order_events, public.refunds,
  public.stock_movements
to authenticated;
