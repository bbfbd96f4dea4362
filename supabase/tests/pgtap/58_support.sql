-- Support: what is promised, who reads and writes a ticket, floods, and writing without an account.
begin;
select plan(70);

-- Working days -------------------------------------------------------------------------------
-- On the clock of Berlin. 2027: 26 March is Good Friday, 29 Easter Monday; the clocks change on the 28th.

delete from public.platform_holidays;
insert into public.platform_holidays (day, name)
values ('2027-03-26', 'Good Friday'), ('2027-03-29', 'Easter Monday'), ('2027-12-24', 'Eve'), ('2027-12-27', 'Bridge');

create function tests.due(asked text, hours int default 24)
returns text
language sql
as $$
  select to_char(
    private.add_working_hours(asked::timestamp at time zone 'Europe/Berlin', make_interval(hours => hours))
      at time zone 'Europe/Berlin',
    'Dy DD Mon HH24:MI'
  );
$$;

select is(tests.due('2027-02-10 09:30'), 'Thu 11 Feb 09:30', 'asked on a Wednesday, due on Thursday');
select is(tests.due('2027-02-12 15:00'), 'Mon 15 Feb 15:00', 'asked on a Friday, due on Monday at the same time');
select is(tests.due('2027-02-13 11:00'), 'Tue 16 Feb 00:00', 'a Saturday counts as the beginning of Monday');
select is(tests.due('2027-02-14 23:59'), 'Tue 16 Feb 00:00', 'and so does a Sunday');
select is(tests.due('2027-03-25 10:00'), 'Tue 30 Mar 10:00', 'two holidays and a weekend in a row do not count');
select is(tests.due('2027-12-23 18:00'), 'Tue 28 Dec 18:00', 'nor days the administrators add');
select is(tests.due('2027-10-29 15:00'), 'Mon 01 Nov 15:00', 'the change to winter time moves nothing');
select is(tests.due('2027-03-19 08:00', 30), 'Mon 22 Mar 14:00', 'more than a day goes on');
select is(tests.due('2027-02-10 09:30', 0), 'Wed 10 Feb 09:30', 'no time is at once');
select is(
  private.add_working_hours('2028-03-24 14:00+01', interval '24 hours'), '2028-03-27 14:00+02'::timestamptz,
  'over the change to summer time the hour of the clock stays'
);

-- Asking -------------------------------------------------------------------------------------

create temporary table opened (name text, id uuid, number int, reply_due_at timestamptz);
grant all on opened to public;
delete from public.notifications where kind in ('support_ticket', 'support_answer');
delete from public.mail_outbox;

create function tests.bells(wanted text)
returns text
language sql
security definer
as $$
  select coalesce(string_agg(names.name, ', ' order by names.name), '')
  from public.notifications as told join tests.names as names on names.id = told.user_id
  where told.kind = wanted;
$$;
create function tests.ticket_of(name text)
returns uuid
language sql
as $$ select id from opened where opened.name = ticket_of.name; $$;
create function tests.fact(name text, wanted text)
returns text
language sql
security definer
as $$
  select to_jsonb(ticket) ->> wanted from public.support_tickets as ticket where id = tests.ticket_of(name);
$$;
create function tests.prying(persona text)
returns text
language plpgsql
as $$
declare
  answer text;
begin
  perform tests.act_as(persona);
  answer := coalesce(public.read_support_ticket(tests.ticket_of('mine'))::text, 'nothing');
  begin
    perform public.answer_support_ticket(tests.ticket_of('mine'), 'I am the parent', tests.id('forged'));
    answer := answer || ', wrote';
  exception when insufficient_privilege then
    answer := answer || ', refused';
  end;
  begin
    perform public.set_support_state(tests.ticket_of('mine'), 'solved');
    answer := answer || ', solved';
  exception when insufficient_privilege then
    answer := answer || ', refused';
  end;
  begin
    perform public.list_support_tickets();
    answer := answer || ', desk';
  exception when insufficient_privilege then
    answer := answer || ', refused';
  end;
  return answer;
end;
$$;
create function tests.write(key text, address text default 'nia@visitor.test', sender text default 'Nia', topic text default 'What does it cost?')
returns int
language plpgsql
as $$
declare
  started record;
begin
  select * into started from public.start_concern();
  return (
    select number from public.send_contact_message(
      sender, address, topic, 'We are a club of 300.', tests.id(key), 'de', 'sales',
      started.challenge, tests.work_off(started.challenge, started.bits)
    )
  );
end;
$$;
grant execute on all functions in schema tests to public;

select tests.act_as('parent');
select lives_ok(
  $$insert into opened select 'mine', * from public.open_support_ticket(
      'fault', '  The calendar is empty ', ' I see nothing. ', tests.id('key 1'),
      '/players/details/4f0c1e6a-1111-4222-8333-444455556666?tab=notes', '0.1.0'
    )$$, 'a parent asks'
);
select is(tests.fact('mine', 'subject'), 'The calendar is empty', 'the subject is trimmed');
select is(tests.fact('mine', 'page'), '/players/details/:id', 'the page is told without ids and parameters');
select is(tests.fact('mine', 'role') || tests.fact('mine', 'school_id'), 'parent' || tests.id('home'), 'with role and school');
select tests.act_as_database();
select is(
  (select reply_due_at from opened where name = 'mine'),
  private.add_working_hours(now(), interval '24 hours'), 'and hears by when an answer comes'
);
select tests.act_as('parent');
select lives_ok(
  $$insert into opened select 'again', * from public.open_support_ticket('fault', 'The calendar is empty', 'I see nothing.', tests.id('key 1'))$$,
  'sent twice'
);
select is((select count(distinct id)::int from opened), 1, 'it is one ticket');
select is(
  (select string_agg(subject, ', ' order by number) from public.my_support_tickets()),
  'Where is the calendar?, The calendar is empty', 'listed with what was asked before'
);
select is(tests.bells('support_ticket'), 'admin', 'administrators hear of it once, nobody else');
select is(public.read_support_ticket(tests.ticket_of('mine')) -> 'messages' -> 0 ->> 'body', 'I see nothing.', 'the author reads it');
select is(public.read_support_ticket(tests.ticket_of('mine')) -> 'asker', 'null'::jsonb, 'without what the desk sees');
select throws_ok($$select public.open_support_ticket('fault', 'ab', 'Text', tests.id('key 2'))$$, 'P0001', 'subject_refused', 'a subject says something');
select throws_ok($$select public.open_support_ticket('fault', E'Help\nBcc: all@club.test', 'Text', tests.id('key 2'))$$, 'P0001', 'subject_refused', 'on one line');
select throws_ok($$select public.open_support_ticket('fault', 'Help me', E' \n ', tests.id('key 2'))$$, 'P0001', 'text_required', 'with a text');
select throws_ok($$select public.open_support_ticket('fault', 'Help me', repeat('x', 5001), tests.id('key 2'))$$, 'P0001', 'text_too_long', 'of 5,000 characters');
select throws_ok($$select public.open_support_ticket('fault', 'Help me', 'Text', null)$$, 'P0001', 'client_id_required', 'known by its own id');

-- Nobody else --------------------------------------------------------------------------------

select is(tests.prying(name), 'nothing, refused, refused, refused', name || ' neither reads nor writes it')
from unnest(array['owner', 'coach', 'other_parent', 'player', 'rival_owner', 'officer', 'suspended']) as name;
select tests.act_as('anon');
select throws_ok($$select public.read_support_ticket(tests.ticket_of('mine'))$$, '42501', null, 'nor does a visitor');
select tests.act_as('owner');
select throws_ok($$select from public.support_tickets$$, '42501', null, 'the table is closed');
select throws_ok(
  $$insert into public.support_messages (ticket_id, is_staff, body, client_id) values (tests.ticket_of('mine'), true, 'x', tests.id('forged'))$$,
  '42501', null, 'nobody forges an answer of the platform'
);
select throws_ok($$insert into public.platform_holidays (day, name) values ('2027-06-01', 'Off')$$, '42501', null, 'nor takes a day off');

-- The desk -----------------------------------------------------------------------------------

select tests.act_as('admin');
select is(public.read_support_ticket(tests.ticket_of('mine')) -> 'asker' ->> 'email', 'parent@club.test', 'an administrator sees who asks');
select is((select count(*)::int from public.list_support_tickets('the calendar is')), 1, 'finds a ticket by its subject');
select is(
  (select id from public.list_support_tickets((select 'T-' || number from opened limit 1))), tests.ticket_of('mine'), 'by its number'
);
select is((select count(*)::int from public.list_support_tickets('visitor.test', p_kind => 'sales')), 1, 'by the address');
select is(
  (select string_agg(subject, ', ' order by subject) from public.list_support_tickets(p_is_overdue => true) where is_overdue = (reply_due_at < now())),
  (select string_agg(subject, ', ' order by subject) from public.list_support_tickets(p_state => 'open') where reply_due_at < now()),
  'or what is overdue'
);
select is(
  public.answer_support_ticket(tests.ticket_of('mine'), 'Please choose your team.', tests.id('answer 1')), 'waiting_for_you', 'answers it'
);
select is(
  public.answer_support_ticket(tests.ticket_of('mine'), 'Please choose your team.', tests.id('answer 1')), 'waiting_for_you', 'sent twice'
);
select is(jsonb_array_length(public.read_support_ticket(tests.ticket_of('mine')) -> 'messages'), 2, 'it is there once');
select tests.act_as_database();
select is(tests.bells('support_answer'), 'parent', 'the author hears of it');
select is(
  (select payload::text from public.notifications where kind = 'support_answer'),
  (select format('{"number": "T-%s"}', number) from opened limit 1), 'by its number, without a word of it'
);
select is((select count(*)::int from public.mail_outbox where kind = 'support_answer'), 1, 'and by e-mail, as the preferences say');

-- The conversation ---------------------------------------------------------------------------

select tests.act_as('parent');
select is(public.set_support_state(tests.ticket_of('mine'), 'solved'), 'solved', 'the author says it is solved');
select throws_ok($$select public.set_support_state(tests.ticket_of('mine'), 'open')$$, 'P0001', 'state_refused', 'and opens it by writing only');
select throws_ok($$select public.set_support_state(tests.ticket_of('mine'), 'closed')$$, 'P0001', 'state_refused', 'nobody closes by hand');
select is(public.answer_support_ticket(tests.ticket_of('mine'), 'Still empty.', tests.id('answer 2')), 'open', 'which opens it again');
select public.set_support_state(tests.ticket_of('mine'), 'solved');
select tests.act_as_database();
update public.support_tickets set solved_at = now() - interval '15 days' where id = tests.ticket_of('mine');
select tests.act_as('parent');
select throws_ok(
  $$select public.answer_support_ticket(tests.ticket_of('mine'), 'Again', tests.id('answer 3'))$$, 'P0001', 'ticket_closed',
  'after 14 days a new question is a new ticket'
);
select tests.act_as_database();
select is(private.run_job('close_solved_tickets'), 1, 'the job closes it');
select is(tests.fact('mine', 'state'), 'closed', 'it is closed');
update public.support_tickets set solved_at = now() - interval '731 days' where id = tests.ticket_of('mine');
select is(private.close_solved_tickets(), 1, 'and forgets it after two years');

-- Floods -------------------------------------------------------------------------------------

delete from public.support_tickets where author_id = tests.id('coach');
select tests.act_as('coach');
insert into opened select 'flood ' || n, asked.* from generate_series(1, 5) as n
cross join lateral public.open_support_ticket('idea', 'Idea ' || n, 'An idea.', tests.id('flood ' || n)) as asked;
select throws_ok($$select public.open_support_ticket('idea', 'Idea 6', 'An idea.', tests.id('flood 6'))$$, 'P0001', 'too_many_tickets', 'five tickets an hour');
select public.answer_support_ticket(tests.ticket_of('flood 1'), 'More', tests.id('more ' || n)) from generate_series(1, 25) as n;
select throws_ok(
  $$select public.answer_support_ticket(tests.ticket_of('flood 1'), 'More', tests.id('more 26'))$$, 'P0001', 'too_many_messages', 'thirty messages an hour'
);

-- A suspended account ------------------------------------------------------------------------

select tests.act_as('suspended');
select is((select count(*)::int from public.my_support_tickets()), 1, 'a suspended account reads what it asked');
select lives_ok($$select public.open_support_ticket('account', 'Why?', 'Why am I locked out?', tests.id('why'))$$, 'and asks why');
select tests.act_as('admin');
select public.answer_support_ticket(tests.id('suspended_ticket'), 'Because of the rules.', tests.id('because'));
select tests.act_as_database();
select is(
  (select payload ->> 'answer' from public.mail_outbox where user_id = tests.id('suspended') and kind = 'support_reply'),
  'Because of the rules.', 'it gets the answer by e-mail'
);

-- Without an account -------------------------------------------------------------------------

select tests.act_as('anon');
select isnt(tests.write('visit 1'), null, 'a visitor writes and gets a number');
select is(tests.write('visit 1'), tests.write('visit 1', 'NIA@visitor.test'), 'the same again is the same');
select throws_ok(
  $$select public.send_contact_message('Nia', 'nia@visitor.test', 'Cost?', 'Text', tests.id('visit 9'))$$, 'P0001', 'challenge_required',
  'after computing a moment'
);
select throws_ok($$select tests.write('x', E'nia@visitor.test\nBcc: all@club.test')$$, 'P0001', 'email_refused', 'an address is one line');
select throws_ok($$select tests.write('x', 'nia@visitor.test, all@club.test')$$, 'P0001', 'email_refused', 'and one address');
select throws_ok($$select tests.write('x', sender => E'Nia\r\nBcc: all@club.test')$$, 'P0001', 'name_refused', 'a name is one line');
select throws_ok($$select tests.write('x', topic => E'Cost\r\nBcc: all@club.test')$$, 'P0001', 'subject_refused', 'and so is a subject');
select tests.act_as_database();
update private.report_challenges set created_at = now() - interval '2 days';
select tests.act_as('anon');
select tests.write('visit 2'), tests.write('visit 3');
select throws_ok($$select tests.write('visit 4')$$, 'P0001', 'too_many_tickets', 'three messages an hour from an address');
select tests.act_as('admin');
select public.answer_support_ticket(
  (select id from public.list_support_tickets('nia@visitor.test') order by number limit 1), E'From 9 €\na month.', tests.id('reply')
);
select tests.act_as_database();
select is(
  (select to_email || ' ' || to_locale || ' ' || (payload ->> 'answer') from public.mail_outbox where to_email is not null and kind = 'support_reply'),
  E'nia@visitor.test de From 9 €\na month.', 'the answer goes to that address in that language'
);

select * from finish();
rollback;
