-- Demo academy: consents of the families, concerns in every state, an office offered, requests to be forgotten.

-- Nearly everybody agrees to photos inside the team, about half to publication; paper from the first
-- parents' evening where no guardian has an account.
insert into public.consents (
  player_id, purpose, is_given, text_version, locale, decided_by, relationship, method, evidence, given_at
)
select
  player.id, ask.purpose::public.consent_purpose,
  child.number % ask.one_in <> 0 or (ask.purpose = 'health_data' and exists (
    select from public.medical_notes where player_id = player.id
    union all
    select from public.injuries where player_id = player.id
  )),
  1,
  coalesce(guardian.locale, 'de'), coalesce(guardian.id, boss.user_id),
  coalesce(link.relationship, 'parent'),
  case when guardian.id is null then 'paper' else 'app' end::public.consent_method,
  case when guardian.id is null then 'Folder "Consents", parents'' evening in July' end,
  now() - interval '120 days' + child.number % 40 * interval '1 day'
from public.players as player
cross join lateral (select right(player.id::text, 6)::int as number) as child
cross join (
  values ('photo_video', 9), ('publication', 2), ('health_data', 7), ('push_to_child', 5)
) as ask (purpose, one_in)
left join public.guardian_links as link on link.player_id = player.id and link.status = 'active' and link.is_primary
left join public.users as guardian on guardian.id = link.guardian_id
join public.role_assignments as boss on boss.school_id = player.school_id and boss.role = 'owner';

-- Who refused health data has none on record.
delete from public.body_measurements as entry
where not private.has_consent(entry.player_id, 'health_data');

-- One family changed its mind.
insert into public.consents (
  player_id, purpose, is_given, text_version, locale, decided_by, relationship, method, given_at
)
select player.id, 'publication', false, 1, 'en', person.id, 'mother', 'app', now() - interval '12 days'
from public.users as person
join public.players as player on player.id = '00000000-0000-4000-8001-000000000302'
where person.email = 'parent@demo.test';

-- The codes to follow them: DEMO 0001 … DEMO 0005.
insert into public.concerns (
  school_id, is_for_platform, reporter_id, reporter_name, body, receipt_hash, status, created_at, is_urgent,
  about_name, handled_by
)
select
  concern.school::uuid, concern.is_for_platform, person.id, concern.name, concern.body,
  private.hash_receipt('DEMO000' || concern.number), concern.status::public.concern_status,
  now() - concern.days_ago * interval '1 day', concern.number = 5, concern.about,
  case when concern.status <> 'open' then handler.id end
from (
  values
    (1, '00000000-0000-4000-8000-000000000001', false, 'parent@demo.test', null,
      'After the match on Saturday a father from the other side shouted at our goalkeeper until he cried. Nobody stepped in.',
      'in_review', 9, 'A father of the other team'),
    (2, '00000000-0000-4000-8000-000000000002', false, null, 'A neighbour',
      'The changing room door of the younger team stands open to the street while the children change.', 'open', 3, null),
    (3, null, true, null, null,
      'Somebody who calls himself a talent scout films children at the river pitch and gives out cards without a name.',
      'open', 1, 'A man of about fifty'),
    (4, '00000000-0000-4000-8000-000000000001', false, null, null,
      'Two older players film the younger ones in the showers and laugh about it.', 'closed', 34, null),
    (5, '00000000-0000-4000-8000-000000000001', false, null, null,
      'A girl of the U13 says that somebody waits for her at the gate after every training and wants to drive her home.',
      'open', 0, null)
) as concern (number, school, is_for_platform, email, name, body, status, days_ago, about)
left join public.users as person on person.email = concern.email
left join public.users as handler on handler.email = 'multi@demo.test';

insert into public.concern_notes (concern_id, author_id, body, created_at)
select concern.id, office.user_id, note.body, now() - note.days_ago * interval '1 day'
from public.concerns as concern
join public.school_officers as office
  on office.school_id = concern.school_id and office.duty = 'safeguarding'
cross join (
  values
    ('Called the family on Sunday. The boy wants to keep playing; they ask that somebody speaks to the other club.', 8),
    ('Spoke with the youth officer of the other club. They will talk to the father before the return match.', 5)
) as note (body, days_ago)
where concern.receipt_hash = private.hash_receipt('DEMO0001');

insert into public.concern_notes (concern_id, kind, author_id, body, created_at)
select concern.id, note.kind::public.concern_note_kind, person.id, note.body, now() - note.days_ago * interval '1 day'
from (
  values
    ('DEMO0001', 'reply', 'multi@demo.test', 'Thank you. We have spoken with the family and with the other club.', 4),
    ('DEMO0001', 'addition', null, 'He was at the pitch again on Wednesday, but said nothing.', 2),
    ('DEMO0004', 'internal', 'multi@demo.test', 'Spoke with both boys and their parents. Telephones stay in the locker from now on.', 30),
    ('DEMO0004', 'reply', 'multi@demo.test', 'This is settled: no telephones in the changing rooms, and a coach is near.', 30)
) as note (code, kind, email, body, days_ago)
join public.concerns as concern on concern.receipt_hash = private.hash_receipt(note.code)
left join public.users as person on person.email = note.email;

-- The owner would like a second safeguarding officer; she has not answered yet.
insert into public.office_proposals (school_id, user_id, duty, proposed_by, created_at)
select '00000000-0000-4000-8000-000000000001', coach.id, 'safeguarding', boss.id, now() - interval '2 days'
from public.users as coach
join public.users as boss on boss.email = 'owner@demo.test'
where coach.email = 'coach@demo.test';

insert into public.erasure_requests (
  school_id, requested_by, player_id, status, reason, decided_by, decided_at, created_at, due_on
)
select
  player.school_id, person.id, null, 'refused', 'The membership runs until the end of the season; we talked on the phone and you withdrew the wish.',
  boss.user_id, now() - interval '40 days', now() - interval '47 days', current_date - 17
from public.users as person
join public.players as player on player.id = '00000000-0000-4000-8001-000000000108'
join public.role_assignments as boss on boss.school_id = player.school_id and boss.role = 'owner'
where person.email = 'emeka.okafor@demo.test';

insert into public.retention_proposals (
  school_id, status, left_before, player_count, row_counts, receipt, decided_by, decided_at, created_at
)
select
  '00000000-0000-4000-8000-000000000001', 'done', current_date - 800, 2, '{"injuries": 3, "emergency_contacts": 2}',
  '{"rows": {"players": 2, "injuries": 3, "emergency_contacts": 2}, "files": {"player-photos": 1}}',
  '00000000-0000-4000-8000-00000000a001', now() - interval '60 days', now() - interval '62 days';

-- Two that wait for an answer: a player's record, which is late, and an account.
insert into public.erasure_requests (school_id, requested_by, user_id, player_id, created_at, due_on)
select player.school_id, person.id, null, player.id, now() - interval '36 days', current_date - 5
from public.users as person
join public.players as player on player.id = '00000000-0000-4000-8001-000000000305'
where person.email = 'emeka.okafor@demo.test'
union all
select null, person.id, person.id, null, now() - interval '4 days', (current_date + interval '26 days')::date
from public.users as person
where person.email = 'elena.dimitrova@demo.test';

-- What happened long ago rings no bell today.
delete from public.notifications where kind = 'concern_raised';
delete from public.mail_outbox where kind = 'concern_raised';
