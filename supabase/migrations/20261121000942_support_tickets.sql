-- Support: what people ask the platform, by when an answer is promised, and who reads it.
--
--                     anonymous     whoever asked    everybody else   admin
-- support_tickets     by function   by function      -                by function
-- support_messages    by function   by function      -                by function
-- platform_holidays   -             -                -                s i d
--
-- A ticket is between its author and the administrators: neither the school nor a guardian reads it. No role
-- reads the tables themselves; the functions of this chapter and the next also answer a suspended account,
-- which has to be able to ask why.
--
-- States: open (the platform owes an answer), waiting_for_you (the author does), solved, closed. Whatever the
-- author writes opens it again; solved for 14 days it is closed, by a job, and two years later it is gone.
--
-- An answer is promised within 24 hours of working days: Saturdays, Sundays and the platform's holidays do not
-- count, on the clock of Berlin. Asked on a Friday at 15:00 it is due on Monday at 15:00.

-- Types --------------------------------------------------------------------------------------

create type public.support_kind as enum ('question', 'fault', 'idea', 'billing', 'sales', 'account');
create type public.support_state as enum ('open', 'waiting_for_you', 'solved', 'closed');

-- Tables -------------------------------------------------------------------------------------

-- Days on which nobody answers, beside Saturdays and Sundays.
create table public.platform_holidays (
  day date not null,
  name text not null,
  created_at timestamptz not null default now(),
  constraint platform_holidays_pkey primary key (day),
  constraint platform_holidays_name_length check (name = btrim(name) and char_length(name) between 1 and 80)
);

create table public.support_tickets (
  id uuid not null default gen_random_uuid(),
  number int not null generated always as identity (start with 1001),
  author_id uuid,
  author_name text,
  author_email text,
  school_id uuid,
  role public.app_role,
  kind public.support_kind not null,
  subject text not null,
  state public.support_state not null default 'open',
  page text,
  version text,
  language text not null default 'en',
  client_id uuid not null,
  reply_due_at timestamptz not null,
  first_reply_at timestamptz,
  last_message_at timestamptz not null default now(),
  solved_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint support_tickets_pkey primary key (id),
  constraint support_tickets_number_once unique (number),
  constraint support_tickets_author foreign key (author_id) references public.users (id) on delete cascade,
  constraint support_tickets_school foreign key (school_id) references public.schools (id) on delete set null,
  constraint support_tickets_sent_once unique nulls not distinct (author_id, author_email, client_id),
  constraint support_tickets_one_author check (
    (author_id is null) = (author_email is not null) and (author_id is null) = (author_name is not null)
  ),
  -- Goes into the heading of an e-mail: one line, so that nobody adds headings of their own.
  constraint support_tickets_author_name_form check (
    author_name !~ '[[:cntrl:]]' and author_name = btrim(author_name) and char_length(author_name) between 1 and 120
  ),
  constraint support_tickets_author_email_form check (
    author_email ~ '^[^[:cntrl:][:space:]@<>(),;:"\\]+@[^[:cntrl:][:space:]@<>(),;:"\\]+\.[^[:cntrl:][:space:]@<>(),;:"\\.]+$'
    and char_length(author_email) <= 254
  ),
  constraint support_tickets_subject_form check (
    subject !~ '[[:cntrl:]]' and subject = btrim(subject) and char_length(subject) between 3 and 120
  ),
  constraint support_tickets_page_form check (page ~ '^/([^/].*)?$' and char_length(page) <= 200),
  constraint support_tickets_version_length check (char_length(version) <= 60),
  constraint support_tickets_language_known check (language in ('en', 'de', 'bg')),
  constraint support_tickets_solved check ((state in ('solved', 'closed')) = (solved_at is not null))
);

comment on column public.support_tickets.number is 'What people say aloud: T-1042.';
comment on column public.support_tickets.author_email is 'Of somebody without an account, as author_name; answered by e-mail.';
comment on column public.support_tickets.page is 'Where the author was, without ids; with the author''s consent, as version.';
comment on column public.support_tickets.client_id is 'Made by the browser: the same again, from the same author, is the same ticket.';
comment on column public.support_tickets.reply_due_at is 'By when the answer that the author waits for is promised.';

create table public.support_messages (
  id uuid not null default gen_random_uuid(),
  ticket_id uuid not null,
  author_id uuid,
  is_staff boolean not null default false,
  body text not null,
  client_id uuid not null,
  created_at timestamptz not null default now(),
  constraint support_messages_pkey primary key (id),
  constraint support_messages_ticket foreign key (ticket_id) references public.support_tickets (id) on delete cascade,
  constraint support_messages_author foreign key (author_id) references public.users (id) on delete set null,
  constraint support_messages_sent_once unique (ticket_id, client_id),
  constraint support_messages_body_length check (body = btrim(body) and char_length(body) between 1 and 5000)
);

-- Indexes ------------------------------------------------------------------------------------

create index support_tickets_author on public.support_tickets (author_id, created_at);
create index support_tickets_author_email on public.support_tickets (lower(author_email), created_at)
where author_email is not null;
create index support_tickets_school on public.support_tickets (school_id);
create index support_tickets_state on public.support_tickets (state, reply_due_at);
create index support_messages_ticket on public.support_messages (ticket_id, created_at);
create index support_messages_author on public.support_messages (author_id, created_at);

-- Policies -----------------------------------------------------------------------------------

alter table public.platform_holidays enable row level security;
alter table public.support_tickets enable row level security;
alter table public.support_messages enable row level security;

create policy platform_holidays_select on public.platform_holidays for select to authenticated
using ((select private.is_admin()));
create policy platform_holidays_insert on public.platform_holidays for insert to authenticated
with check ((select private.is_admin()));
create policy platform_holidays_delete on public.platform_holidays for delete to authenticated
using ((select private.is_admin()));

create policy support_tickets_select on public.support_tickets for select to authenticated using (false);
create policy support_messages_select on public.support_messages for select to authenticated using (false);

comment on policy support_tickets_select on public.support_tickets is 'Nobody: said aloud, so that an empty list is not mistaken for a forgotten one.';
comment on policy support_messages_select on public.support_messages is 'Nobody: said aloud, so that an empty list is not mistaken for a forgotten one.';

-- Functions of the database ------------------------------------------------------------------

-- The moment so much time of working days later; each working day has all its hours.
create function private.add_working_hours(p_from timestamptz, p_time interval)
returns timestamptz
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  zone constant text := 'Europe/Berlin';
  clock timestamp := p_from at time zone zone;
  missing interval := p_time;
  midnight timestamp;
begin
  loop
    midnight := clock::date + 1;
    if extract(isodow from clock) < 6
      and not exists (select from public.platform_holidays where day = clock::date)
    then
      if missing <= midnight - clock then
        return (clock + missing) at time zone zone;
      end if;
      missing := missing - (midnight - clock);
    end if;
    clock := midnight;
  end loop;
end;
$$;

-- A number as people say it.
create function private.format_ticket_number(p_number int)
returns text
language sql
immutable
set search_path = ''
as $$
  select 'T-' || p_number;
$$;

-- Who asks, also while suspended. Error: account_missing (42501).
create function private.my_account()
returns public.users
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me public.users;
begin
  select * into me from public.users where id = (select private.my_id());
  if not found then
    raise exception 'account_missing' using errcode = '42501';
  end if;
  return me;
end;
$$;

-- Closes what is solved for 14 days and forgets what was closed for two years; counts both. A daily job.
create function private.close_solved_tickets()
returns int
language plpgsql
security definer
set search_path = ''
as $$
declare
  closed int;
  gone int;
begin
  update public.support_tickets set state = 'closed'
  where state = 'solved' and solved_at <= now() - interval '14 days';
  get diagnostics closed = row_count;
  delete from public.support_tickets where state = 'closed' and solved_at <= now() - interval '2 years';
  get diagnostics gone = row_count;
  return closed + gone;
end;
$$;

-- Reading ------------------------------------------------------------------------------------

-- What I asked, newest message first. Error: account_missing (42501).
create function public.my_support_tickets()
returns table (
  id uuid, number int, kind public.support_kind, subject text, state public.support_state,
  created_at timestamptz, last_message_at timestamptz, reply_due_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me public.users := private.my_account();
begin
  return query
  select
    ticket.id, ticket.number, ticket.kind, ticket.subject, ticket.state, ticket.created_at,
    ticket.last_message_at, ticket.reply_due_at
  from public.support_tickets as ticket
  where ticket.author_id = me.id
  order by ticket.last_message_at desc, ticket.id
  limit 200;
end;
$$;

-- One ticket with its conversation, for its author and for administrators; null for everybody else. Who
-- asked, from where and with what is told to administrators alone: {id, number, kind, subject, state, language,
-- created_at, reply_due_at, is_mine, messages: [{id, is_staff, body, created_at}], asker: {id, name, email,
-- role, school, page, version, is_suspended} or null}.
create function public.read_support_ticket(p_ticket_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  me public.users := private.my_account();
  is_staff boolean := private.is_admin();
begin
  return (
    select jsonb_build_object(
      'id', ticket.id, 'number', ticket.number, 'kind', ticket.kind, 'subject', ticket.subject,
      'state', ticket.state, 'language', ticket.language, 'created_at', ticket.created_at,
      'reply_due_at', ticket.reply_due_at, 'is_mine', ticket.author_id is not distinct from me.id,
      'messages', (
        select jsonb_agg(
          jsonb_build_object('id', said.id, 'is_staff', said.is_staff, 'body', said.body, 'created_at', said.created_at)
          order by said.created_at, said.id
        )
        from public.support_messages as said where said.ticket_id = ticket.id
      ),
      'asker', case when is_staff then jsonb_build_object(
        'id', person.id,
        'name', coalesce(ticket.author_name, btrim(person.first_name || ' ' || person.last_name)),
        'email', coalesce(ticket.author_email, person.email),
        'role', ticket.role, 'school', school.name, 'page', ticket.page, 'version', ticket.version,
        'is_suspended', coalesce(person.status = 'suspended', false)
      ) end
    )
    from public.support_tickets as ticket
    left join public.users as person on person.id = ticket.author_id
    left join public.schools as school on school.id = ticket.school_id
    where ticket.id = p_ticket_id and (is_staff or ticket.author_id = me.id)
  );
end;
$$;

-- One page of the desk, what is due first on top. p_state and p_kind: null for all; p_is_overdue: only what
-- waits longer than promised; p_query: number, subject, name or address. p_limit: at most 100.
-- Error: admin_only (42501).
create function public.list_support_tickets(
  p_query public.search_words default null,
  p_state public.support_state default null,
  p_kind public.support_kind default null,
  p_is_overdue boolean default false,
  p_limit int default 25,
  p_offset int default 0
)
returns table (
  id uuid, number int, kind public.support_kind, subject text, state public.support_state, asker_name text,
  role public.app_role, created_at timestamptz, last_message_at timestamptz, reply_due_at timestamptz,
  is_overdue boolean, total_count bigint
)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  pattern text := private.search_pattern(p_query);
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  return query
  select
    ticket.id, ticket.number, ticket.kind, ticket.subject, ticket.state,
    coalesce(ticket.author_name, nullif(btrim(person.first_name || ' ' || person.last_name), ''), person.email),
    ticket.role, ticket.created_at, ticket.last_message_at, ticket.reply_due_at,
    ticket.state = 'open' and ticket.reply_due_at < now(), count(*) over ()
  from public.support_tickets as ticket
  left join public.users as person on person.id = ticket.author_id
  where (p_state is null or ticket.state = p_state)
    and (p_kind is null or ticket.kind = p_kind)
    and (p_is_overdue is not true or (ticket.state = 'open' and ticket.reply_due_at < now()))
    and private.fold_text(
      private.format_ticket_number(ticket.number) || ' ' || ticket.subject || ' '
      || coalesce(ticket.author_name || ' ' || ticket.author_email, person.first_name || ' ' || person.last_name || ' ' || person.email)
    ) like pattern
  order by ticket.state, case when ticket.state = 'open' then ticket.reply_due_at end, ticket.last_message_at desc, ticket.id
  limit least(greatest(coalesce(p_limit, 25), 1), 100)
  offset greatest(coalesce(p_offset, 0), 0);
end;
$$;

-- Grants -------------------------------------------------------------------------------------

revoke all on public.platform_holidays, public.support_tickets, public.support_messages from anon, authenticated;

grant select, delete on public.platform_holidays to authenticated;
grant insert (day, name) on public.platform_holidays to authenticated;

grant execute on function
  public.my_support_tickets(),
  public.read_support_ticket(uuid),
  public.list_support_tickets(public.search_words, public.support_state, public.support_kind, boolean, int, int)
to authenticated;
