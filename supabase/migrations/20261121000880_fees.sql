-- Fees: what families owe their club, and what a school took in.
--
--                   guardian who pays, player   coach   admin   treasury of the school
-- fees              child's s, self s           -       -       school s u while due
-- fee_events        -                           -       -       school s
--
-- charge_fees, charge_team, charge_plan, settle_fee, settle_fees, settle_statement, remind_fees: treasury.
-- confirm_fee_payment, refund_fee: service role.
--
-- Decisions
-- * Treasury is owner and treasurer. A coach never learns who owes what, of whatever team; a
--   treasurer, who is a coach as well, does so by the office and not by the role.
-- * A fee is charged to a player and paid by whoever pays for the player (guardian_links.can_pay).
-- * due > paid, due > waived, and back to due with a reason. A fee paid by card only the payment
--   provider gives back. Overdue is no status: it is due with a due_on that has passed.
-- * The same title with the same date is charged to a player once, so that charging a team twice
--   reaches only newcomers.
-- * A fee is never deleted: charged by mistake is waived. A player with fees cannot be deleted
--   either; erasure (chapter of data rights) empties the record and leaves the sums in the books.
-- * A line of a bank statement is known by its hash (statement_line) and pays once: importing a statement
--   again settles nothing again. One line may pay several fees, when they add up to it to the cent; what
--   is paid in part, or too much, is left to the treasury. Reopening a fee sets its line free.
-- * Why something was waived concerns the treasury alone: it stands in fee_events.

-- Types -------------------------------------------------------------------------------------

create type public.fee_status as enum ('due', 'paid', 'waived');
create type public.fee_kind as enum ('membership', 'season', 'camp', 'tournament', 'equipment', 'other');
create type public.fee_method as enum ('transfer', 'direct_debit', 'cash', 'card');

-- Tables ------------------------------------------------------------------------------------

create table public.fees (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  player_id uuid not null,
  kind public.fee_kind not null default 'membership',
  title text not null,
  note text,
  amount_cents int not null,
  currency text not null default 'EUR',
  due_on date not null,
  status public.fee_status not null default 'due',
  method public.fee_method,
  paid_on date,
  payment_reference text,
  statement_line text,
  reminder_count int not null default 0,
  reminded_at timestamptz,
  created_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint fees_pkey primary key (id),
  constraint fees_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint fees_player foreign key (player_id) references public.players (id) on delete restrict,
  constraint fees_created_by foreign key (created_by) references public.users (id) on delete set null,
  constraint fees_charged_once unique (player_id, title, due_on),
  constraint fees_payment_once unique (payment_reference),
  constraint fees_title_length check (title = btrim(title) and char_length(title) between 1 and 120),
  constraint fees_note_length check (char_length(note) between 1 and 500),
  constraint fees_amount_range check (amount_cents between 1 and 1000000),
  constraint fees_currency_known check (currency = 'EUR'),
  constraint fees_due_on_range check (due_on between '2000-01-01' and '2100-01-01'),
  constraint fees_paid check (
    (status = 'paid') = (paid_on is not null) and (status = 'paid') = (method is not null)
  ),
  constraint fees_reference_of_card check (payment_reference is null or method = 'card'),
  constraint fees_payment_reference_form check (char_length(payment_reference) between 1 and 255),
  constraint fees_statement_line_form check (statement_line ~ '^[0-9a-f]{64}$'),
  constraint fees_statement_line_of_transfer check (statement_line is null or method in ('transfer', 'direct_debit')),
  constraint fees_reminder_count_positive check (reminder_count >= 0)
);

comment on column public.fees.note is 'Read by the family.';
comment on column public.fees.statement_line is 'SHA-256 of the line of the bank statement that paid it.';

create table public.fee_events (
  id uuid not null default gen_random_uuid(),
  fee_id uuid not null,
  school_id uuid not null,
  status public.fee_status not null,
  amount_cents int not null,
  due_on date not null,
  actor_id uuid default auth.uid(),
  note text,
  occurred_at timestamptz not null default now(),
  constraint fee_events_pkey primary key (id),
  constraint fee_events_fee foreign key (fee_id) references public.fees (id) on delete restrict,
  constraint fee_events_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint fee_events_note_length check (char_length(note) <= 300)
);

comment on table public.fee_events is 'Each state of a fee: charged, changed, paid, waived, reopened.';
comment on column public.fee_events.actor_id is 'Empty for the payment provider. No foreign key: evidence outlives accounts.';

-- Indexes -----------------------------------------------------------------------------------

create index fees_school on public.fees (school_id, status, due_on);
create index fees_player on public.fees (player_id, due_on desc);
create index fees_created_by on public.fees (created_by);
create index fees_paid_on on public.fees (school_id, paid_on) where status = 'paid';
create index fees_statement_line on public.fees (school_id, statement_line) where statement_line is not null;
create index fee_events_fee on public.fee_events (fee_id, occurred_at);
create index fee_events_school on public.fee_events (school_id);

-- Triggers ----------------------------------------------------------------------------------

create trigger fees_assign_school
before insert or update of player_id, school_id on public.fees
for each row execute function private.take_school_of_player();

create trigger fees_move
before update of status on public.fees
for each row
when (new.status is distinct from old.status)
execute function private.refuse_illegal_move('due>paid', 'due>waived', 'paid>due', 'waived>due');

-- What is settled is settled: a correction reopens it first.
create function private.refuse_settled_change()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'fee_is_settled' using errcode = 'P0001';
end;
$$;

create trigger fees_settled
before update on public.fees
for each row
when (
  old.status <> 'due'
  and (new.player_id, new.kind, new.title, new.note, new.amount_cents, new.due_on)
    is distinct from (old.player_id, old.kind, old.title, old.note, old.amount_cents, old.due_on)
)
execute function private.refuse_settled_change();

create trigger fees_never_deleted before delete on public.fees
for each row execute function private.refuse_rewriting_history();
create trigger fee_events_append_only before update or delete on public.fee_events
for each row execute function private.refuse_rewriting_history();

-- The note of an event comes from the function that moves the fee, through a setting of the
-- transaction: a change made directly has none.
create function private.record_fee()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.fee_events (fee_id, school_id, status, amount_cents, due_on, note, occurred_at)
  values (
    new.id, new.school_id, new.status, new.amount_cents, new.due_on,
    left(nullif(current_setting('touchline.fee_note', true), ''), 300),
    case tg_op when 'INSERT' then new.created_at else now() end
  );
  return new;
end;
$$;

create trigger fees_record_charge after insert on public.fees
for each row execute function private.record_fee();
create trigger fees_record_change
after update on public.fees
for each row
when (
  (new.status, new.amount_cents, new.due_on) is distinct from (old.status, old.amount_cents, old.due_on)
)
execute function private.record_fee();

-- Policies ----------------------------------------------------------------------------------

alter table public.fees enable row level security;
alter table public.fee_events enable row level security;

create policy fees_select on public.fees for select to authenticated using (
  school_id = any(array(select private.my_treasury_school_ids()))
  or player_id = any(array(select private.my_paying_player_ids()))
);

create policy fees_update on public.fees for update to authenticated
using (school_id = any(array(select private.my_treasury_school_ids())))
with check (school_id = any(array(select private.my_treasury_school_ids())));

create policy fee_events_select on public.fee_events for select to authenticated using (
  school_id = any(array(select private.my_treasury_school_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Tells those who pay for the players of these fees, by the bell; the amounts are read in the
-- application, not sent.
create function private.announce_fees(p_fee_ids uuid[], p_kind text)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.notifications (user_id, category, kind, payload, link)
  select
    payer.user_id,
    'payments',
    p_kind,
    jsonb_build_object('fee_id', fee.id, 'title', fee.title, 'due_on', fee.due_on),
    '/settings/payments'
  from public.fees as fee
  join public.players as player on player.id = fee.player_id
  cross join lateral (
    select link.guardian_id as user_id from public.guardian_links as link
    where link.player_id = fee.player_id and link.is_trusted and link.can_pay
    union
    select player.user_id
    where player.user_id is not null and not private.is_minor_player(player.id)
  ) as payer
  where fee.id = any(p_fee_ids);
$$;

-- Charges players of one school; counts those charged, without those who had this fee already.
-- p_amount_cents: of each. Errors: treasury_only 42501, player_of_another_school 42501, and 23514
-- for an empty title or an amount outside 1 to 1,000,000.
create function public.charge_fees(
  p_school_id uuid,
  p_player_ids public.id_list,
  p_title public.short_text,
  p_amount_cents int,
  p_due_on date,
  p_kind public.fee_kind default 'membership',
  p_note public.long_text default null
)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  charged uuid[];
begin
  if not coalesce(p_school_id = any(array(select private.my_treasury_school_ids())), false) then
    raise exception 'treasury_only' using errcode = '42501';
  end if;
  if exists (
    select from unnest(p_player_ids) as named (id)
    left join public.players as player on player.id = named.id and player.school_id = p_school_id
    where player.id is null
  ) then
    raise exception 'player_of_another_school' using errcode = '42501';
  end if;
  with added as (
    insert into public.fees (player_id, kind, title, note, amount_cents, due_on)
    select distinct named.id, p_kind, btrim(p_title), nullif(btrim(p_note), ''), p_amount_cents, p_due_on
    from unnest(p_player_ids) as named (id)
    on conflict on constraint fees_charged_once do nothing
    returning id
  )
  select coalesce(array_agg(id), '{}') into charged from added;
  perform private.announce_fees(charged, 'fee_charged');
  return cardinality(charged);
end;
$$;

-- Charges everybody who is in the squad today. Errors as charge_fees.
create function public.charge_team(
  p_team_id uuid,
  p_title public.short_text,
  p_amount_cents int,
  p_due_on date,
  p_kind public.fee_kind default 'membership',
  p_note public.long_text default null
)
returns int
language sql
security definer
set search_path = ''
as $$
  select public.charge_fees(
    (select school_id from public.teams where id = p_team_id),
    array(select player_id from public.squad_members where team_id = p_team_id and left_on is null),
    p_title, p_amount_cents, p_due_on, p_kind, p_note
  );
$$;

-- Charges players in parts: p_lines is an array of {amount_cents, due_on}, at most 36; several parts are
-- numbered behind the title. Each family hears of the first part alone. Counts the fees charged, without
-- those there were already, so that it may be sent twice. Errors as charge_fees, and 22023 for lines
-- that are none, or two on one day.
create function public.charge_plan(
  p_school_id uuid,
  p_player_ids public.id_list,
  p_title public.short_text,
  p_lines public.json_list,
  p_kind public.fee_kind default 'membership',
  p_note public.long_text default null
)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  part_count int;
  charged uuid[];
  first_ones uuid[];
begin
  if not coalesce(p_school_id = any(array(select private.my_treasury_school_ids())), false) then
    raise exception 'treasury_only' using errcode = '42501';
  end if;
  if exists (
    select from unnest(p_player_ids) as named (id)
    left join public.players as player on player.id = named.id and player.school_id = p_school_id
    where player.id is null
  ) then
    raise exception 'player_of_another_school' using errcode = '42501';
  end if;
  part_count := case when jsonb_typeof(p_lines) = 'array' then jsonb_array_length(p_lines) else 0 end;
  if part_count not between 1 and 36
    or part_count <> (select count(distinct line ->> 'due_on') from jsonb_array_elements(p_lines) as line) then
    raise exception 'no_plan' using errcode = '22023';
  end if;
  with parts as (
    select (line ->> 'amount_cents')::int as amount_cents, (line ->> 'due_on')::date as due_on,
      row_number() over (order by (line ->> 'due_on')::date) as place
    from jsonb_array_elements(p_lines) as line
  ),
  added as (
    insert into public.fees (player_id, kind, title, note, amount_cents, due_on)
    select named.id, p_kind,
      btrim(p_title) || case when part_count > 1 then ' (' || parts.place || '/' || part_count || ')' else '' end,
      nullif(btrim(p_note), ''), parts.amount_cents, parts.due_on
    from (select distinct id from unnest(p_player_ids) as listed (id)) as named
    cross join parts
    order by parts.due_on
    on conflict on constraint fees_charged_once do nothing
    returning id, player_id, due_on
  )
  select coalesce(array_agg(id), '{}'),
    coalesce((select array_agg(id) from (select distinct on (player_id) id from added order by player_id, due_on) as opening), '{}')
  into charged, first_ones
  from added;
  perform private.announce_fees(first_ones, 'fee_charged');
  return cardinality(charged);
end;
$$;

-- Moves a fee. paid needs p_method (transfer, direct_debit or cash) and takes p_paid_on, empty for
-- today; waived, and due again, need p_note. Errors: treasury_only 42501, method_required,
-- note_required, paid_in_future, paid_by_card (refund_fee gives it back), illegal_move.
create function public.settle_fee(
  p_fee_id uuid,
  p_status public.fee_status,
  p_method public.fee_method default null,
  p_paid_on date default null,
  p_note public.long_text default null
)
returns public.fees
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.fees;
begin
  select * into known from public.fees
  where id = p_fee_id and school_id = any(array(select private.my_treasury_school_ids()))
  for update;
  if not found then
    raise exception 'treasury_only' using errcode = '42501';
  end if;
  if known.status = p_status then
    raise exception 'illegal_move' using errcode = 'P0001';
  end if;
  if p_status = 'paid' and coalesce(p_method, 'card') = 'card' then
    raise exception 'method_required' using errcode = 'P0001';
  end if;
  -- A day of grace for clocks further east.
  if p_paid_on > current_date + 1 then
    raise exception 'paid_in_future' using errcode = 'P0001';
  end if;
  if p_status <> 'paid' and coalesce(btrim(p_note), '') = '' then
    raise exception 'note_required' using errcode = 'P0001';
  end if;
  if known.payment_reference is not null then
    raise exception 'paid_by_card' using errcode = 'P0001';
  end if;
  perform set_config('touchline.fee_note', coalesce(btrim(p_note), ''), true);
  update public.fees
  set status = p_status,
    method = case when p_status = 'paid' then p_method end,
    paid_on = case when p_status = 'paid' then coalesce(p_paid_on, current_date) end,
    statement_line = null
  where id = p_fee_id
  returning * into known;
  perform set_config('touchline.fee_note', '', true);
  return known;
end;
$$;

-- Moves several fees, all or none; counts those moved. A fee that is there already is left as it is, so
-- that it may be sent twice. Errors as settle_fee.
create function public.settle_fees(
  p_fee_ids public.id_list,
  p_status public.fee_status,
  p_method public.fee_method default null,
  p_paid_on date default null,
  p_note public.long_text default null
)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  named uuid;
  moved int := 0;
begin
  if not private.is_active() or exists (
    select from unnest(p_fee_ids) as asked (id)
    left join public.fees as fee
      on fee.id = asked.id and fee.school_id = any(array(select private.my_treasury_school_ids()))
    where fee.id is null
  ) then
    raise exception 'treasury_only' using errcode = '42501';
  end if;
  for named in
    select id from public.fees where id = any(p_fee_ids) and status <> p_status order by id for update
  loop
    perform public.settle_fee(named, p_status, p_method, p_paid_on, p_note);
    moved := moved + 1;
  end loop;
  return moved;
end;
$$;

-- Pays fees by lines of a bank statement: p_lines is an array of {key, paid_on, amount_cents, fee_ids},
-- key a SHA-256 of the line. Answers for each key, in the order sent: paid; booked (the line paid
-- before); taken (a fee is no longer due, or of no school of the caller's); mismatch (the fees do not
-- add up to the line). One import of a school at a time. Errors: treasury_only 42501, paid_in_future.
create function public.settle_statement(p_school_id uuid, p_lines public.json_list)
returns table (line_key text, result text)
language plpgsql
security definer
set search_path = ''
as $$
declare
  line record;
  due_count int;
  due_cents bigint;
begin
  if not coalesce(p_school_id = any(array(select private.my_treasury_school_ids())), false) then
    raise exception 'treasury_only' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('statement of ' || p_school_id, 0));
  for line in
    select sent.key, sent.paid_on, sent.amount_cents, array(select distinct unnest(sent.fee_ids)) as fee_ids
    from jsonb_to_recordset(p_lines) as sent (key text, paid_on date, amount_cents bigint, fee_ids uuid[])
  loop
    line_key := line.key;
    if line.paid_on > current_date + 1 then
      raise exception 'paid_in_future' using errcode = 'P0001';
    end if;
    perform from public.fees where id = any(line.fee_ids) order by id for update;
    select count(*), sum(amount_cents) into due_count, due_cents
    from public.fees where id = any(line.fee_ids) and school_id = p_school_id and status = 'due';
    if exists (select from public.fees where school_id = p_school_id and statement_line = line.key) then
      result := 'booked';
    elsif due_count = 0 or due_count <> cardinality(line.fee_ids) then
      result := 'taken';
    elsif due_cents is distinct from line.amount_cents then
      result := 'mismatch';
    else
      update public.fees
      set status = 'paid', method = 'transfer', paid_on = coalesce(line.paid_on, current_date), statement_line = line.key
      where id = any(line.fee_ids);
      result := 'paid';
    end if;
    return next;
  end loop;
end;
$$;

-- Reminds those who pay of fees that are due; of each fee at most once in seven days. Counts the fees.
-- Error: treasury_only 42501, when one of them is not of the caller's school.
create function public.remind_fees(p_fee_ids public.id_list)
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  reminded uuid[];
begin
  if not private.is_active() or exists (
    select from unnest(p_fee_ids) as named (id)
    left join public.fees as fee
      on fee.id = named.id and fee.school_id = any(array(select private.my_treasury_school_ids()))
    where fee.id is null
  ) then
    raise exception 'treasury_only' using errcode = '42501';
  end if;
  with told as (
    update public.fees set reminder_count = reminder_count + 1, reminded_at = now()
    where id = any(p_fee_ids)
      and status = 'due'
      and (reminded_at is null or reminded_at < now() - interval '7 days')
    returning id
  )
  select coalesce(array_agg(id), '{}') into reminded from told;
  perform private.announce_fees(reminded, 'fee_reminder');
  return cardinality(reminded);
end;
$$;

-- The provider took the money for a fee. Answers paid, already_paid or refund_due (waived, or paid
-- otherwise, meanwhile). Errors: fee_not_found, amount_mismatch.
create function public.confirm_fee_payment(
  p_fee_id uuid,
  p_payment_reference text,
  p_amount_cents int,
  p_currency text default 'EUR'
)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  known public.fees;
begin
  select * into known from public.fees where id = p_fee_id for update;
  if not found then
    raise exception 'fee_not_found' using errcode = 'P0001';
  end if;
  if known.payment_reference = p_payment_reference then
    return 'already_paid';
  end if;
  if known.status <> 'due' then
    return 'refund_due';
  end if;
  if (p_amount_cents, upper(p_currency)) is distinct from (known.amount_cents, known.currency) then
    raise exception 'amount_mismatch' using errcode = 'P0001';
  end if;
  update public.fees
  set status = 'paid', method = 'card', paid_on = current_date, payment_reference = p_payment_reference
  where id = p_fee_id;
  return 'paid';
end;
$$;

-- The provider gave the money of a fee back, or a direct debit by card bounced: it is due again.
-- False when it was not paid by this payment. p_note goes into the history.
create function public.refund_fee(p_payment_reference text, p_note text default null)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_reopened boolean;
begin
  perform set_config('touchline.fee_note', coalesce(p_note, 'refunded'), true);
  update public.fees
  set status = 'due', method = null, paid_on = null, payment_reference = null
  where payment_reference = p_payment_reference;
  is_reopened := found;
  perform set_config('touchline.fee_note', '', true);
  return is_reopened;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.fees, public.fee_events from anon, authenticated;
revoke insert, update, delete, truncate on public.fees, public.fee_events from service_role;

grant select on public.fees, public.fee_events to authenticated;
grant update (kind, title, note, amount_cents, due_on) on public.fees to authenticated;

grant execute on function
  public.charge_fees(uuid, public.id_list, public.short_text, int, date, public.fee_kind, public.long_text),
  public.charge_team(uuid, public.short_text, int, date, public.fee_kind, public.long_text),
  public.charge_plan(uuid, public.id_list, public.short_text, public.json_list, public.fee_kind, public.long_text),
  public.settle_fee(uuid, public.fee_status, public.fee_method, date, public.long_text),
  public.settle_fees(public.id_list, public.fee_status, public.fee_method, date, public.long_text),
  public.settle_statement(uuid, public.json_list),
  public.remind_fees(public.id_list)
to authenticated;
grant execute on function
  public.confirm_fee_payment(uuid, text, int, text),
  public.refund_fee(text, text)
to service_role;
