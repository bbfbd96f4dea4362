-- Shop: what a school sells, and what people put into their carts.
--
--                    anonymous    everybody    treasury of the school
-- shops              open s       open s       s i u
-- products           published s  published s  s i u, drafts d
-- product_variants   published s  published s  s i u
-- cart_items         -            self siud    -
--
-- Treasury: owner and treasurer. Coaches and administrators of the platform buy like everybody.
--
-- Decisions
-- * What is sold is a variant (a size); a product has at least one before it can be bought.
-- * Prices include VAT. A variant without a price costs what its product costs.
-- * Stock is no column to edit: it changes through adjust_stock and orders alone (next chapter), by
--   difference, so that a sale in between is never overwritten.
-- * What was ever sold is archived, never deleted.
-- * Goods begin as a draft and are put on sale by a change of their status (chapter shop desk).
-- * A cart is a list of variants, kept per person over all shops; only people with a role have one.

-- Types -------------------------------------------------------------------------------------

create type public.product_category as enum (
  'match_kit', 'training_wear', 'leisure_wear', 'goalkeeping', 'footwear', 'balls',
  'training_equipment', 'accessories', 'fan_items', 'vouchers'
);
create type public.product_status as enum ('draft', 'published', 'archived');

-- Tables ------------------------------------------------------------------------------------

create table public.shops (
  school_id uuid not null,
  title text not null,
  is_open boolean not null default false,
  shipping_cents int not null default 490,
  free_shipping_from_cents int,
  pickup_place text,
  contact_email text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint shops_pkey primary key (school_id),
  constraint shops_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint shops_title_length check (title = btrim(title) and char_length(title) between 1 and 80),
  constraint shops_shipping_range check (shipping_cents between 0 and 10000),
  constraint shops_free_shipping_range check (free_shipping_from_cents between 0 and 1000000),
  constraint shops_pickup_place_length check (char_length(pickup_place) between 1 and 200),
  constraint shops_contact_email_form check (
    contact_email ~ '^[^@\s]+@[^@\s]+$' and char_length(contact_email) <= 200
  )
);

comment on column public.shops.free_shipping_from_cents is 'Sum of the goods from which shipping costs nothing; empty: never.';
comment on column public.shops.pickup_place is 'Where goods can be fetched; empty: shipping only.';

create table public.products (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  name text not null,
  description text not null default '',
  category public.product_category not null,
  price_cents int not null,
  currency text not null default 'EUR',
  image_paths text[] not null default '{}',
  position int not null default 0,
  status public.product_status not null default 'draft',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint products_pkey primary key (id),
  constraint products_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint products_name_length check (name = btrim(name) and char_length(name) between 1 and 120),
  constraint products_description_length check (char_length(description) <= 4000),
  constraint products_price_range check (price_cents between 1 and 1000000),
  constraint products_currency_known check (currency = 'EUR'),
  constraint products_image_paths_fit check (private.texts_fit(image_paths, 0, 8, 300)),
  constraint products_position_range check (position between 0 and 10000)
);

comment on column public.products.image_paths is 'Paths in the bucket products, first one first.';

create table public.product_variants (
  id uuid not null default gen_random_uuid(),
  product_id uuid not null,
  school_id uuid not null,
  name text not null,
  sku text,
  price_cents int,
  stock int not null default 0,
  position int not null default 0,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint product_variants_pkey primary key (id),
  constraint product_variants_product foreign key (product_id)
    references public.products (id) on delete cascade,
  constraint product_variants_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint product_variants_name_once unique (product_id, name),
  constraint product_variants_name_length check (name = btrim(name) and char_length(name) between 1 and 60),
  constraint product_variants_sku_length check (char_length(sku) between 1 and 40),
  constraint product_variants_price_range check (price_cents between 1 and 1000000),
  constraint product_variants_stock_never_negative check (stock >= 0),
  constraint product_variants_position_range check (position between 0 and 10000)
);

comment on column public.product_variants.price_cents is 'Empty: the price of the product.';
comment on column public.product_variants.stock is 'Pieces that may still be sold; those in unpaid orders are already taken off.';

create table public.cart_items (
  user_id uuid not null default auth.uid(),
  variant_id uuid not null,
  school_id uuid not null,
  quantity int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint cart_items_pkey primary key (user_id, variant_id),
  constraint cart_items_user foreign key (user_id) references public.users (id) on delete cascade,
  constraint cart_items_variant foreign key (variant_id)
    references public.product_variants (id) on delete cascade,
  constraint cart_items_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint cart_items_quantity_range check (quantity between 1 and 20)
);

-- Indexes -----------------------------------------------------------------------------------

create index products_school on public.products (school_id, status, category, position);
create index product_variants_school on public.product_variants (school_id);
create index cart_items_variant on public.cart_items (variant_id);
create index cart_items_school on public.cart_items (school_id);

-- Predicates --------------------------------------------------------------------------------

-- Like is_plan_editor: a visitor may call it, because the policies that visitors pass name it.
create function public.my_shop_school_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select private.my_treasury_school_ids();
$$;

comment on function public.my_shop_school_ids() is 'Schools whose shop I run: as owner or as treasurer.';

-- Triggers ----------------------------------------------------------------------------------

create trigger products_move
before update of status on public.products
for each row
when (new.status is distinct from old.status)
execute function private.refuse_illegal_move(
  'draft>published', 'draft>archived', 'published>draft', 'published>archived', 'archived>published'
);

-- Definer, so that an unreadable product ends in a refusal by policy and not in a missing value.
create function private.take_school_of_product()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.school_id := (select school_id from public.products where id = new.product_id);
  return new;
end;
$$;

create trigger product_variants_assign_school
before insert or update of product_id, school_id on public.product_variants
for each row execute function private.take_school_of_product();

create function private.take_school_of_variant()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.school_id := (select school_id from public.product_variants where id = new.variant_id);
  return new;
end;
$$;

create trigger cart_items_assign_school
before insert or update of variant_id, school_id on public.cart_items
for each row execute function private.take_school_of_variant();

-- Policies ----------------------------------------------------------------------------------

alter table public.shops enable row level security;
alter table public.products enable row level security;
alter table public.product_variants enable row level security;
alter table public.cart_items enable row level security;

create policy shops_select on public.shops for select to anon, authenticated using (
  is_open
  or school_id = any(array(select public.my_shop_school_ids()))
);

create policy shops_insert on public.shops for insert to authenticated with check (
  school_id = any(array(select private.my_treasury_school_ids()))
);

create policy shops_update on public.shops for update to authenticated
using (school_id = any(array(select private.my_treasury_school_ids())))
with check (school_id = any(array(select private.my_treasury_school_ids())));

create policy products_select on public.products for select to anon, authenticated using (
  status = 'published'
  or school_id = any(array(select public.my_shop_school_ids()))
);

create policy products_insert on public.products for insert to authenticated with check (
  school_id = any(array(select private.my_treasury_school_ids()))
);

create policy products_update on public.products for update to authenticated
using (school_id = any(array(select private.my_treasury_school_ids())))
with check (school_id = any(array(select private.my_treasury_school_ids())));

-- A draft that was published and sold before is still held by its orders (restrict).
create policy products_delete on public.products for delete to authenticated using (
  status = 'draft'
  and school_id = any(array(select private.my_treasury_school_ids()))
);

create policy product_variants_select on public.product_variants
for select to anon, authenticated using (
  exists (select from public.products where products.id = product_variants.product_id)
);

create policy product_variants_insert on public.product_variants
for insert to authenticated with check (
  school_id = any(array(select private.my_treasury_school_ids()))
);

create policy product_variants_update on public.product_variants for update to authenticated
using (school_id = any(array(select private.my_treasury_school_ids())))
with check (school_id = any(array(select private.my_treasury_school_ids())));

create policy cart_items_select on public.cart_items for select to authenticated using (
  user_id = (select auth.uid())
);

-- The variant must be one the person can see, so that guessed ids of drafts lead nowhere.
create policy cart_items_insert on public.cart_items for insert to authenticated with check (
  user_id = (select auth.uid())
  and (select private.has_role())
  and exists (select from public.product_variants where product_variants.id = cart_items.variant_id)
);

create policy cart_items_update on public.cart_items for update to authenticated
using (user_id = (select auth.uid()))
with check (user_id = (select auth.uid()));

create policy cart_items_delete on public.cart_items for delete to authenticated using (
  user_id = (select auth.uid())
);

-- Grants ------------------------------------------------------------------------------------

revoke all on public.shops, public.products, public.product_variants, public.cart_items
from anon, authenticated;

grant select on public.shops, public.products, public.product_variants to anon, authenticated;
grant select, delete on public.cart_items to authenticated;
grant delete on public.products to authenticated;

grant insert (
  school_id, title, is_open, shipping_cents, free_shipping_from_cents, pickup_place, contact_email
) on public.shops to authenticated;
grant insert (
  id, school_id, name, description, category, price_cents, image_paths, position
) on public.products to authenticated;
grant insert (id, product_id, name, sku, price_cents, position) on public.product_variants to authenticated;
grant insert (variant_id, quantity) on public.cart_items to authenticated;

grant update (
  title, is_open, shipping_cents, free_shipping_from_cents, pickup_place, contact_email
) on public.shops to authenticated;
grant update (name, description, category, price_cents, image_paths, position, status)
on public.products to authenticated;
grant update (name, sku, price_cents, position, archived_at) on public.product_variants to authenticated;
grant update (quantity) on public.cart_items to authenticated;

grant execute on function public.my_shop_school_ids() to anon, authenticated;
