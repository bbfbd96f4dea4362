-- Demo academy: a question of everybody to the platform, each in another state.

insert into public.support_tickets (
  id, author_id, school_id, role, kind, subject, state, page, language, client_id, created_at, last_message_at,
  reply_due_at, first_reply_at, solved_at
)
select
  ('00000000-0000-4000-8000-00000005' || lpad(asked.place::text, 4, '0'))::uuid,
  person.id,
  (select school_id from public.role_assignments where user_id = person.id and school_id is not null order by granted_at, id limit 1),
  person.role, asked.kind::public.support_kind, asked.subject, asked.state::public.support_state, asked.page, person.locale,
  gen_random_uuid(), now() - asked.days * interval '1 day',
  now() - asked.days * interval '1 day' + case when asked.answer is null then interval '0' else interval '2 hours' end,
  private.add_working_hours(now() - asked.days * interval '1 day', interval '24 hours'),
  case when asked.answer is not null then now() - asked.days * interval '1 day' + interval '2 hours' end,
  case when asked.state = 'solved' then now() - asked.days * interval '1 day' + interval '3 hours' end
from (
  values
    (1, 'parent@demo.test', 'question', 'Wie bekomme ich die Termine in meinen Kalender?', 'Ich nutze den Kalender meines Telefons.', 'waiting_for_you', '/calendar/training-calendar', 2, 'Öffne die Termine und tippe auf „Abonnieren“.'),
    (2, 'coach@demo.test', 'fault', 'The drawing does not print', 'The arrows are missing on paper.', 'open', '/animator', 9, null),
    (3, 'owner@demo.test', 'billing', 'Which plan fits 300 players?', 'We grow next season.', 'open', null, 0, null),
    (4, 'player@demo.test', 'idea', 'A dark crest', 'Ours looks better in black.', 'solved', null, 4, 'Good idea: your coach can upload it.'),
    (5, 'pending@demo.test', 'account', 'How long do I wait for a role?', 'I signed up on Monday.', 'open', '/role-selection', 0, null),
    (6, 'admin@demo.test', 'question', 'Does this reach me?', 'A try.', 'solved', null, 6, 'It does.')
) as asked (place, email, kind, subject, body, state, page, days, answer)
join public.users as person on person.email = asked.email
on conflict do nothing;

insert into public.support_messages (ticket_id, author_id, is_staff, body, client_id, created_at)
select ticket.id, case when said.is_staff then boss.id else ticket.author_id end, said.is_staff, said.body, gen_random_uuid(), said.at
from (
  values
    (1, 'Ich nutze den Kalender meines Telefons.', 'Öffne die Termine und tippe auf „Abonnieren“.'),
    (2, 'The arrows are missing on paper.', null),
    (3, 'We grow next season.', null),
    (4, 'Ours looks better in black.', 'Good idea: your coach can upload it.'),
    (5, 'I signed up on Monday.', null),
    (6, 'A try.', 'It does.')
) as talk (place, question, answer)
join public.support_tickets as ticket on ticket.id = ('00000000-0000-4000-8000-00000005' || lpad(talk.place::text, 4, '0'))::uuid
join public.users as boss on boss.email = 'admin@demo.test'
cross join lateral (
  values (false, talk.question, ticket.created_at), (true, talk.answer, ticket.first_reply_at)
) as said (is_staff, body, at)
where said.body is not null and not exists (select from public.support_messages as known where known.ticket_id = ticket.id and known.is_staff = said.is_staff);
