-- Support, writing: asking, answering, what becomes of a ticket, and writing without an account.
--
-- An account opens five tickets and writes thirty messages an hour at most. Without an account one works off a
-- challenge as in the concern channel (start_concern without a school); an address sends three messages an hour,
-- everybody together two hundred. Each message carries an id of the browser's own making: sent twice, it is
-- stored once.
--
-- Administrators hear of every ticket and every answer of its author by the bell. The author hears by the bell
-- and, as wished, by e-mail; whoever has no account, or a suspended one, gets the answer itself by e-mail.

-- Functions of the database ------------------------------------------------------------------

-- A text of one line between two lengths. Error: the code given (P0001), also for a line break.
create function private.read_line(p_text text, p_shortest int, p_longest int, p_error text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  line text := btrim(p_text);
begin
  if line is null or line ~ '[[:cntrl:]]' or char_length(line) not between p_shortest and p_longest then
    raise exception '%', p_error using errcode = 'P0001';
  end if;
  return line;
end;
$$;

-- What somebody wrote. Errors (P0001): text_required, text_too_long (from 5001 characters).
create function private.read_support_body(p_body text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  body text := btrim(p_body, E' \t\r\n');
begin
  if coalesce(body, '') = '' then
    raise exception 'text_required' using errcode = 'P0001';
  elsif char_length(body) > 5000 then
    raise exception 'text_too_long' using errcode = 'P0001';
  end if;
  return btrim(body);
end;
$$;

-- An address of the application without ids and parameters; null for anything else.
create function private.shorten_page(p_page text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when page ~ '^/([^/[:cntrl:]][^[:cntrl:]]*)?$' then left(page, 200) end
  from (
    select regexp_replace(
      split_part(split_part(p_page, '?', 1), '#', 1),
      '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9]{2,}|[A-Za-z0-9_-]{24,}', ':id', 'gi'
    ) as page
  ) as shortened;
$$;

-- Tells the administrators that a ticket waits for them.
create function private.announce_ticket(p_ticket public.support_tickets, p_message_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.notify(
    array(select distinct user_id from public.role_assignments where role = 'admin'),
    'system', 'support_ticket',
    jsonb_build_object('number', private.format_ticket_number(p_ticket.number)),
    '/support/details/' || p_ticket.id,
    'support_ticket:' || p_message_id
  );
$$;

-- Tells the author that an answer is there: by the bell, or the answer itself by e-mail where there is none.
create function private.announce_answer(p_ticket public.support_tickets, p_message public.support_messages)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  label text := private.format_ticket_number(p_ticket.number);
  is_bell_read boolean := exists (
    select from public.users where id = p_ticket.author_id and status = 'active'
  );
begin
  if is_bell_read then
    perform private.notify(
      array[p_ticket.author_id], 'system', 'support_answer', jsonb_build_object('number', label),
      '/support/details/' || p_ticket.id, 'support_answer:' || p_message.id
    );
  else
    perform private.queue_mail(
      p_ticket.author_id, p_ticket.author_email, p_ticket.language, 'support_reply',
      jsonb_build_object('number', label, 'answer', p_message.body, 'link', '/info/contacts?about=' || label),
      'support_reply:' || p_message.id
    );
  end if;
end;
$$;

-- Functions ----------------------------------------------------------------------------------

-- Asks the platform something. p_subject: one line, 3 to 120 characters; p_body: 1 to 5000; p_page and
-- p_version: where and with what, if the person wants to tell; p_client_id: the same again is the same ticket.
-- Errors: account_missing (42501); subject_refused, text_required, text_too_long, too_many_tickets,
-- client_id_required (P0001).
create function public.open_support_ticket(
  p_kind public.support_kind,
  p_subject public.short_text,
  p_body public.long_text,
  p_client_id uuid,
  p_page public.short_text default null,
  p_version public.short_text default null
)
returns table (id uuid, number int, reply_due_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
declare
  me public.users := private.my_account();
  ticket public.support_tickets;
  message uuid;
begin
  if p_client_id is null then
    raise exception 'client_id_required' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('support of ' || me.id, 0));
  select * into ticket from public.support_tickets as known
  where known.author_id = me.id and known.client_id = p_client_id;
  if not found then
    if (
      select count(*) from public.support_tickets as earlier
      where earlier.author_id = me.id and earlier.created_at > now() - interval '1 hour'
    ) >= 5 then
      raise exception 'too_many_tickets' using errcode = 'P0001';
    end if;
    insert into public.support_tickets (
      author_id, school_id, role, kind, subject, page, version, language, client_id, reply_due_at
    )
    values (
      me.id,
      (
        select held.school_id from public.role_assignments as held
        where held.user_id = me.id and held.role = me.role and held.school_id is not null
        order by held.granted_at, held.id limit 1
      ),
      me.role,
      coalesce(p_kind, 'question'),
      private.read_line(p_subject, 3, 120, 'subject_refused'),
      private.shorten_page(p_page),
      nullif(left(regexp_replace(btrim(p_version), '[[:cntrl:]]', '', 'g'), 60), ''),
      me.locale,
      p_client_id,
      private.add_working_hours(now(), interval '24 hours')
    )
    returning * into ticket;
    insert into public.support_messages (ticket_id, author_id, body, client_id)
    values (ticket.id, me.id, private.read_support_body(p_body), p_client_id)
    returning support_messages.id into message;
    perform private.announce_ticket(ticket, message);
  end if;
  return query select ticket.id, ticket.number, ticket.reply_due_at;
end;
$$;

-- Writes into a ticket of one's own or, as an administrator, into anybody's; answers the state it has then.
-- An administrator's answer waits for the author, an author's opens the ticket again, also one solved within
-- 14 days. Errors: account_missing, ticket_unknown (42501); ticket_closed, text_required, text_too_long,
-- too_many_messages, client_id_required (P0001).
create function public.answer_support_ticket(p_ticket_id uuid, p_body public.long_text, p_client_id uuid)
returns public.support_state
language plpgsql
security definer
set search_path = ''
as $$
declare
  me public.users := private.my_account();
  ticket public.support_tickets;
  is_staff boolean;
  message public.support_messages;
begin
  if p_client_id is null then
    raise exception 'client_id_required' using errcode = 'P0001';
  end if;
  select * into ticket from public.support_tickets
  where id = p_ticket_id and (author_id = me.id or private.is_admin())
  for update;
  if not found then
    raise exception 'ticket_unknown' using errcode = '42501';
  end if;
  if exists (select from public.support_messages where ticket_id = ticket.id and client_id = p_client_id) then
    return ticket.state;
  end if;
  is_staff := ticket.author_id is distinct from me.id;
  if ticket.state = 'closed' or (not is_staff and ticket.solved_at <= now() - interval '14 days') then
    raise exception 'ticket_closed' using errcode = 'P0001';
  elsif not is_staff then
    perform pg_advisory_xact_lock(hashtextextended('support of ' || me.id, 0));
    if (
      select count(*) from public.support_messages
      where author_id = me.id and not support_messages.is_staff and created_at > now() - interval '1 hour'
    ) >= 30 then
      raise exception 'too_many_messages' using errcode = 'P0001';
    end if;
  end if;
  insert into public.support_messages (ticket_id, author_id, is_staff, body, client_id)
  values (ticket.id, me.id, is_staff, private.read_support_body(p_body), p_client_id)
  returning * into message;
  update public.support_tickets
  set state = case when is_staff then 'waiting_for_you' else 'open' end::public.support_state,
    solved_at = null,
    last_message_at = now(),
    first_reply_at = case when is_staff then coalesce(first_reply_at, now()) else first_reply_at end,
    reply_due_at = case
      when is_staff or state = 'open' then reply_due_at
      else private.add_working_hours(now(), interval '24 hours')
    end
  where id = ticket.id
  returning * into ticket;
  if is_staff then
    perform private.announce_answer(ticket, message);
  else
    perform private.announce_ticket(ticket, message.id);
  end if;
  return ticket.state;
end;
$$;

-- Says that a ticket is solved: its author and administrators; opens it again: administrators. The same state
-- again changes nothing. Errors: account_missing, ticket_unknown (42501); state_refused (P0001).
create function public.set_support_state(p_ticket_id uuid, p_state public.support_state)
returns public.support_state
language plpgsql
security definer
set search_path = ''
as $$
declare
  me public.users := private.my_account();
  is_staff boolean := private.is_admin();
  ticket public.support_tickets;
begin
  select * into ticket from public.support_tickets
  where id = p_ticket_id and (author_id = me.id or is_staff)
  for update;
  if not found then
    raise exception 'ticket_unknown' using errcode = '42501';
  elsif p_state is not distinct from ticket.state then
    return ticket.state;
  elsif p_state = 'solved' and ticket.state <> 'closed' then
    update public.support_tickets set state = 'solved', solved_at = now() where id = ticket.id;
  elsif p_state = 'open' and is_staff then
    update public.support_tickets
    set state = 'open', solved_at = null, reply_due_at = private.add_working_hours(now(), interval '24 hours')
    where id = ticket.id;
  else
    raise exception 'state_refused' using errcode = 'P0001';
  end if;
  return p_state;
end;
$$;

-- Writes to the platform without an account; answers the number to name and by when an answer is promised, by
-- e-mail. p_challenge and p_nonce: worked off, of start_concern without a school. p_client_id: the same again,
-- from the same address, is the same ticket.
-- Errors (P0001): name_refused, email_refused, subject_refused (all one line), text_required, text_too_long,
-- client_id_required, too_many_tickets, contact_busy, challenge_required, challenge_spent, challenge_early,
-- challenge_wrong.
create function public.send_contact_message(
  p_name public.short_text,
  p_email public.short_text,
  p_subject public.short_text,
  p_body public.long_text,
  p_client_id uuid,
  p_language public.short_text default 'en',
  p_kind public.support_kind default 'question',
  p_challenge uuid default null,
  p_nonce public.short_text default null
)
returns table (number int, reply_due_at timestamptz)
language plpgsql
security definer
set search_path = ''
as $$
declare
  sender text := private.read_line(p_name, 1, 120, 'name_refused');
  address text := lower(private.read_line(p_email, 5, 254, 'email_refused'));
  topic text := private.read_line(p_subject, 3, 120, 'subject_refused');
  body text := private.read_support_body(p_body);
  ticket public.support_tickets;
  message uuid;
begin
  if p_client_id is null then
    raise exception 'client_id_required' using errcode = 'P0001';
  elsif address !~ '^[^[:space:]@<>(),;:"\\]+@[^[:space:]@<>(),;:"\\]+\.[^[:space:]@<>(),;:"\\.]+$' then
    raise exception 'email_refused' using errcode = 'P0001';
  end if;
  -- One after the other, so that nobody passes the counts below by sending at once.
  perform pg_advisory_xact_lock(hashtextextended('support without an account', 0));
  select * into ticket from public.support_tickets as known
  where lower(known.author_email) = address and known.client_id = p_client_id;
  if not found then
    perform private.use_challenge(p_challenge, p_nonce, null);
    if (
      select count(*) from public.support_tickets as earlier
      where lower(earlier.author_email) = address and earlier.created_at > now() - interval '1 hour'
    ) >= 3 then
      raise exception 'too_many_tickets' using errcode = 'P0001';
    elsif (
      select count(*) from public.support_tickets as earlier
      where earlier.author_email is not null and earlier.created_at > now() - interval '1 hour'
    ) >= 200 then
      raise exception 'contact_busy' using errcode = 'P0001';
    end if;
    insert into public.support_tickets (
      author_name, author_email, kind, subject, language, client_id, reply_due_at
    )
    values (
      sender, address, coalesce(p_kind, 'question'), topic,
      case when p_language in ('en', 'de', 'bg') then p_language else 'en' end,
      p_client_id, private.add_working_hours(now(), interval '24 hours')
    )
    returning * into ticket;
    insert into public.support_messages (ticket_id, body, client_id)
    values (ticket.id, body, p_client_id)
    returning support_messages.id into message;
    perform private.announce_ticket(ticket, message);
  end if;
  return query select ticket.number, ticket.reply_due_at;
end;
$$;

-- Grants -------------------------------------------------------------------------------------

grant execute on function
  public.open_support_ticket(
    public.support_kind, public.short_text, public.long_text, uuid, public.short_text, public.short_text
  ),
  public.answer_support_ticket(uuid, public.long_text, uuid),
  public.set_support_state(uuid, public.support_state)
to authenticated;

grant execute on function public.send_contact_message(
  public.short_text, public.short_text, public.short_text, public.long_text, uuid, public.short_text,
  public.support_kind, uuid, public.short_text
) to anon, authenticated;
