-- Shop desk: what a school does behind its counter.
--
--                    treasury of the school   everybody else
-- save_product       x                        42501
-- list_shop_orders   x                        42501
-- order_people       x                        42501
-- correct_tracking   x                        42501
-- ask_order_refund   x                        42501
--
-- Decisions
-- * A product and its sizes are saved together or not at all; two people at once: the second is told.
-- * Goods are put on sale by a change of their status alone, and only with a size one can buy.
-- * A seller learns of a buyer what the contract needs: the name, and an address to write to. A minor's
--   is not given out: whoever pays for the minor is the one to write to.
-- * Money goes back by the payment provider alone. The function refund-order asks here in the name of the
--   seller, then there, and writes down what was sent back (record_refund).

-- Triggers ----------------------------------------------------------------------------------

create function private.require_size_on_sale()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (
    select from public.product_variants where product_id = new.id and archived_at is null
  ) then
    raise exception 'size_required' using errcode = 'P0001';
  end if;
  return new;
end;
$$;

create trigger products_require_size before update of status on public.products
for each row when (new.status = 'published' and old.status <> 'published')
execute function private.require_size_on_sale();

-- Functions ---------------------------------------------------------------------------------

-- Creates a product as a draft (p_seen_at empty; p_product_id is made by the browser, so that asking
-- twice creates once) or changes one that is as it was seen. p_variants: the sizes in their order,
-- [{id, name, sku, price_cents, stock: what is there at the start, of new ones alone, archived}];
-- sizes that are not named stay as they are. Runs as the caller: policies decide.
-- Errors: product_id_taken 42501, stale_row, too_many_sizes (60), 42501, 23505 (a size's name twice).
create function public.save_product(
  p_product_id uuid,
  p_school_id uuid,
  p_name public.short_text,
  p_description public.long_text,
  p_category public.product_category,
  p_price_cents int,
  p_image_paths public.text_list,
  p_variants public.json_list,
  p_seen_at timestamptz default null
)
returns public.products
language plpgsql
set search_path = ''
as $$
declare
  saved public.products;
  size record;
begin
  if not p_school_id = any(array(select public.my_shop_school_ids())) then
    raise exception 'treasury_only' using errcode = '42501';
  end if;
  if (case jsonb_typeof(p_variants) when 'array' then jsonb_array_length(p_variants) > 60 else true end) then
    raise exception 'too_many_sizes' using errcode = 'P0001';
  end if;
  if p_seen_at is null then
    select * into saved from public.products where id = p_product_id;
    if found then
      if saved.school_id <> p_school_id then
        raise exception 'product_id_taken' using errcode = '42501';
      end if;
      return saved;
    end if;
    insert into public.products (id, school_id, name, description, category, price_cents, image_paths)
    values (p_product_id, p_school_id, p_name, p_description, p_category, p_price_cents, p_image_paths)
    returning * into saved;
  else
    update public.products
    set name = p_name, description = p_description, category = p_category,
      price_cents = p_price_cents, image_paths = p_image_paths
    where id = p_product_id and school_id = p_school_id and updated_at = p_seen_at
    returning * into saved;
    if not found then
      raise exception 'stale_row' using errcode = 'P0001';
    end if;
  end if;

  for size in
    select entry.place::int as place, entry.known as is_known, wish.*
    from (
      select listed.place, listed.fields,
        exists (
          select from public.product_variants
          where id = (listed.fields ->> 'id')::uuid and product_id = p_product_id
        ) as known
      from jsonb_array_elements(p_variants) with ordinality as listed (fields, place)
    ) as entry
    cross join lateral jsonb_to_record(entry.fields) as wish (
      id uuid, name text, sku text, price_cents int, stock int, archived boolean
    )
    order by entry.place
  loop
    if size.is_known then
      update public.product_variants
      set name = size.name, sku = size.sku, price_cents = size.price_cents, position = size.place,
        archived_at = case when size.archived then coalesce(archived_at, now()) end
      where id = size.id;
    else
      insert into public.product_variants (id, product_id, name, sku, price_cents, position)
      values (size.id, p_product_id, size.name, size.sku, size.price_cents, size.place);
      if size.stock > 0 then
        perform public.adjust_stock(size.id, size.stock, 'delivery');
      end if;
    end if;
  end loop;
  return saved;
end;
$$;

-- A page of a shop's orders. p_tab: to_handle (paid and not sent yet, or with a withdrawal that is
-- not settled; the oldest first), all or a status (the newest first). p_query: number, recipient or
-- buyer. total_count: of all pages. Error: treasury_only 42501.
create function public.list_shop_orders(
  p_school_id uuid,
  p_tab public.short_text default 'to_handle',
  p_query public.search_words default null,
  p_limit int default 25,
  p_offset int default 0
)
returns table (
  id uuid,
  number text,
  status public.order_status,
  delivery public.delivery_method,
  placed_at timestamptz,
  buyer_name text,
  item_count int,
  total_cents int,
  refunded_cents int,
  currency text,
  has_open_notice boolean,
  total_count bigint
)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  pattern text := private.search_pattern(p_query);
begin
  if not p_school_id = any(array(select private.my_treasury_school_ids())) then
    raise exception 'treasury_only' using errcode = '42501';
  end if;
  return query
  select
    bought.id, bought.number, bought.status, bought.delivery, bought.placed_at, named.buyer_name,
    bought.item_count, bought.total_cents, bought.refunded_cents, bought.currency,
    noticed.is_open, count(*) over ()
  from public.orders as bought
  left join public.users as buyer on buyer.id = bought.user_id
  cross join lateral (
    select coalesce(bought.recipient, buyer.first_name || ' ' || buyer.last_name) as buyer_name
  ) as named
  cross join lateral (
    select exists (
      select from public.contract_notices as notice
      where notice.order_id = bought.id and notice.status in ('received', 'accepted')
    ) as is_open
  ) as noticed
  where bought.school_id = p_school_id
    and case p_tab
      when 'all' then true
      when 'to_handle' then bought.status = 'paid' or noticed.is_open
      else bought.status::text = p_tab
    end
    and (
      nullif(btrim(p_query), '') is null
      or position(btrim(p_query) in bought.number) > 0
      or private.fold_text(
        concat_ws(' ', bought.recipient, buyer.first_name, buyer.last_name)
      ) like pattern
    )
  order by
    case when p_tab = 'to_handle' then bought.placed_at end,
    bought.placed_at desc,
    bought.id
  limit least(greatest(coalesce(p_limit, 25), 1), 100)
  offset greatest(coalesce(p_offset, 0), 0);
end;
$$;

-- Who bought and who pays, with the address to write to; empty once the account is erased.
-- Error: order_not_found 42501.
create function public.order_people(p_order_id uuid)
returns table (buyer_name text, payer_name text, contact_email text, is_minor boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not exists (
    select from public.orders
    where id = p_order_id and school_id = any(array(select private.my_treasury_school_ids()))
  ) then
    raise exception 'order_not_found' using errcode = '42501';
  end if;
  return query
  select
    buyer.first_name || ' ' || buyer.last_name,
    payer.first_name || ' ' || payer.last_name,
    case
      when bought.player_id is null then coalesce(buyer.email, payer.email)
      when payer.id is distinct from buyer.id then payer.email
    end,
    bought.player_id is not null
  from public.orders as bought
  left join public.users as buyer on buyer.id = bought.user_id
  left join public.users as payer on payer.id = bought.payer_id
  where bought.id = p_order_id;
end;
$$;

-- Carrier and number of a parcel that is on its way or has arrived; either may be empty.
-- Errors: order_not_found 42501, not_shipped.
create function public.correct_tracking(
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
  if known.shipped_at is null then
    raise exception 'not_shipped' using errcode = 'P0001';
  end if;
  update public.orders
  set carrier = nullif(btrim(p_carrier), ''), tracking_id = nullif(btrim(p_tracking_id), '')
  where id = p_order_id
  returning * into known;
  return known;
end;
$$;

-- Whether the caller may send money of this order back, and how much: p_amount_cents, or all that is left.
-- Writes down who wants it and why. attempt_key is the same until money went back, so that asking twice
-- sends it once. Errors: order_not_found 42501, reason_required (5 characters), not_paid,
-- nothing_to_refund, refund_too_high.
create function public.ask_order_refund(
  p_order_id uuid,
  p_reason public.long_text,
  p_amount_cents int default null
)
returns table (payment_reference text, amount_cents int, attempt_key text)
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.orders := private.order_to_handle(p_order_id);
  why text := left(btrim(p_reason), 300);
  rest int := known.total_cents - known.refunded_cents;
  wanted int := coalesce(p_amount_cents, rest);
begin
  if coalesce(char_length(why), 0) < 5 then
    raise exception 'reason_required' using errcode = 'P0001';
  end if;
  if known.paid_at is null or known.payment_reference is null then
    raise exception 'not_paid' using errcode = 'P0001';
  end if;
  if rest = 0 or wanted < 1 then
    raise exception 'nothing_to_refund' using errcode = 'P0001';
  end if;
  if wanted > rest then
    raise exception 'refund_too_high' using errcode = 'P0001';
  end if;
  perform private.audit(
    'order_refund_asked', known.school_id, known.user_id, null,
    jsonb_build_object('order_id', known.id, 'number', known.number, 'amount_cents', wanted, 'reason', why)
  );
  return query select known.payment_reference, wanted, known.id || ':' || known.refunded_cents;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.save_product(
    uuid, uuid, public.short_text, public.long_text, public.product_category, int, public.text_list,
    public.json_list, timestamptz
  ),
  public.list_shop_orders(uuid, public.short_text, public.search_words, int, int),
  public.order_people(uuid),
  public.correct_tracking(uuid, public.short_text, public.short_text),
  public.ask_order_refund(uuid, public.long_text, int)
to authenticated;
