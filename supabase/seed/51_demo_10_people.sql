-- Demo academy: what belongs to the people of part 1 and 2. Profiles of coaches, owners and parents,
-- growth of every player, what families noted about health, and open invitations.

insert into public.coach_profiles (
  user_id, school_id, license, license_expires_on, specialization, years_of_experience, biography
)
select
  person.id, held.school_id, detail.license::public.coaching_license,
  current_date + detail.licence_days, detail.specialization::public.coach_specialization,
  detail.years, detail.biography
from (
  values
    ('coach@demo.test', 'uefa_b', 410, 'youth_phase', 9,
      'Played second division until a knee said no. Trains decisions before drills.'),
    ('multi@demo.test', 'uefa_c', 95, 'foundation_phase', 4,
      'Came as a father with a bag of balls and stayed. Every child touches the ball a hundred times an evening.'),
    ('markus.lindner@demo.test', 'uefa_a', 780, 'head_coach', 17,
      'Vierzehn Jahre im Leistungsbereich, seit drei Jahren wieder dort, wo es am meisten Spaß macht.'),
    ('sara.haddad@demo.test', 'uefa_d', 220, 'goalkeeping', 3, null),
    ('coach2@demo.test', 'uefa_b', 31, 'head_coach', 11, 'Believes in small pitches and big goals.'),
    ('petar.ivanov@demo.test', 'uefa_c', 640, 'youth_phase', 6, 'Бивш десен бек, днес търпелив треньор.')
) as detail (email, license, licence_days, specialization, years, biography)
join public.users as person on person.email = detail.email
join public.role_assignments as held on held.user_id = person.id and held.role = 'coach'
on conflict do nothing;

insert into public.owner_profiles (user_id, job_title, biography)
select person.id, detail.job_title, detail.biography
from (
  values
    ('owner@demo.test', 'Head of the academy', 'Grew up 300 metres from the river pitch.'),
    ('owner2@demo.test', 'Chairwoman', 'Third generation of railway workers in this club.')
) as detail (email, job_title, biography)
join public.users as person on person.email = detail.email
on conflict do nothing;

insert into public.parent_profiles (user_id, address, emergency_phone, preferred_contact)
select person.id, detail.address, detail.phone, detail.channel::public.contact_channel
from (
  values
    ('parent@demo.test', 'Lindenallee 8, 97000 Aurach', '+49 160 5550114', 'app'),
    ('multi@demo.test', 'Am Wehr 21, 97000 Aurach', '+49 170 5550117', 'phone'),
    ('claudia.weber@demo.test', 'Gartenstraße 5, 97001 Aurach', '+49 171 5550118', 'email'),
    ('emeka.okafor@demo.test', 'Marktplatz 2, 97000 Aurach', '+49 172 5550119', 'phone'),
    ('elena.dimitrova@demo.test', null, '+49 173 5550120', 'app'),
    ('parent2@demo.test', 'Gleisweg 14, 97001 Aurach', '+49 174 5550121', 'app')
) as detail (email, address, phone, channel)
join public.users as person on person.email = detail.email
on conflict do nothing;

insert into public.background_checks (school_id, user_id, checked_on, expires_on, recorded_by)
select
  held.school_id, held.user_id, current_date - 400 - place.day, current_date + 695 - place.day * 3, boss.user_id
from public.role_assignments as held
join public.role_assignments as boss on boss.school_id = held.school_id and boss.role = 'owner'
join public.users as person on person.id = held.user_id
cross join lateral (select (hashtext(person.email) & 255) as day) as place
where held.role = 'coach' and person.email like '%@demo.test'
on conflict do nothing;

-- Four measurements a year; children grow, and at different times.
insert into public.body_measurements (player_id, measured_on, height_cm, weight_kg, recorded_by)
select
  player.id,
  current_date - quarter.number * 91 - (child.number % 9)::int,
  round((78 + 5.9 * age.years + (child.number % 11) - 4 - quarter.number * (1.3 + (child.number % 4) * 0.2))::numeric, 1),
  round((9.5 + 2.55 * age.years + (child.number % 9) * 0.8 - quarter.number * 0.8)::numeric, 1),
  staff.user_id
from public.players as player
cross join generate_series(0, 3) as quarter (number)
cross join lateral (select right(player.id::text, 6)::int as number) as child
cross join lateral (select least(extract(year from age(player.date_of_birth)), 16) as years) as age
join public.squad_members as squad on squad.player_id = player.id and squad.left_on is null
join public.team_staff as staff on staff.team_id = squad.team_id and staff.role = 'head_coach'
on conflict do nothing;

insert into public.injuries (
  player_id, body_part, occurred_on, expected_return_on, returned_on, note, recorded_by
)
select
  ('00000000-0000-4000-8001-' || lpad(injury.player::text, 12, '0'))::uuid, injury.body_part,
  current_date - injury.days_ago, current_date - injury.days_ago + injury.days_off,
  case when injury.days_ago > injury.days_off then current_date - injury.days_ago + injury.days_off end,
  injury.note, staff.user_id
from (
  values
    (302, 'left ankle', 61, 18, 'Twisted it landing after a header. Taped for two more weeks.'),
    (309, 'right knee', 9, 28, 'Contusion after a tackle; running is fine, no duels yet.'),
    (402, 'thigh', 34, 14, 'Muscle strain, came back step by step.'),
    (411, 'wrist', 5, 35, 'Fracture without displacement, cast until next month.'),
    (501, 'heel', 48, 21, 'Growth pain; less jumping.'),
    (601, 'hip flexor', 20, 12, null)
) as injury (player, body_part, days_ago, days_off, note)
join public.squad_members as squad
  on squad.player_id = ('00000000-0000-4000-8001-' || lpad(injury.player::text, 12, '0'))::uuid
join public.team_staff as staff on staff.team_id = squad.team_id and staff.role = 'head_coach';

insert into public.medical_notes (player_id, allergies, medication, advice)
select ('00000000-0000-4000-8001-' || lpad(note.player::text, 12, '0'))::uuid, note.allergies, note.medication, note.advice
from (
  values
    (202, 'Wasp stings', 'Adrenaline pen', 'The pen is in the front pocket of his bag. Use it, then call 112, then me.'),
    (303, null, 'Asthma spray', 'Two puffs before long runs.'),
    (108, 'Peanuts', null, 'Please no snacks from other bags.'),
    (501, null, null, 'Wears contact lenses.')
) as note (player, allergies, medication, advice)
on conflict do nothing;

insert into public.emergency_contacts (player_id, name, phone, relationship)
select
  ('00000000-0000-4000-8001-' || lpad(contact.player::text, 12, '0'))::uuid, contact.name, contact.phone,
  contact.relationship::public.guardian_relationship
from (
  values
    (202, 'Hatice Yılmaz', '+49 931 5550401', 'relative'),
    (302, 'Hatice Yılmaz', '+49 931 5550401', 'relative'),
    (303, 'Radka Georgieva', '+49 931 5550402', 'relative'),
    (402, 'Jürgen Weber', '+49 151 5550403', 'father'),
    (501, 'Marek Wójcik', '+49 152 5550404', 'father')
) as contact (player, name, phone, relationship)
on conflict do nothing;

-- One invitation of each kind waits, one was taken up long ago. The links were sent and are not known.
insert into public.invitations (
  school_id, email, role, team_id, player_id, relationship, locale, invited_by, token_hash, status,
  expires_at, last_sent_at, decided_at, accepted_by, settled_at, created_at
)
select
  boss.school_id, invited.email, invited.role::public.app_role,
  case when invited.team is not null then ('00000000-0000-4000-8002-' || lpad(invited.team::text, 12, '0'))::uuid end,
  case when invited.player is not null then ('00000000-0000-4000-8001-' || lpad(invited.player::text, 12, '0'))::uuid end,
  invited.relationship::public.guardian_relationship, invited.locale, sender.id,
  extensions.digest('demo ' || invited.email, 'sha256'), invited.status::public.invitation_status,
  now() + interval '14 days' - invited.days_ago * interval '1 day', now() - invited.days_ago * interval '1 day',
  case when invited.status <> 'pending' then now() - (invited.days_ago - 1) * interval '1 day' end,
  taken.id,
  case when invited.status = 'accepted' then now() - (invited.days_ago - 1) * interval '1 day' end,
  now() - invited.days_ago * interval '1 day'
from (
  values
    ('coach@demo.test', 'ivan.marinov@family.example', 'parent', null, 203, 'father', 'bg', 'pending', 2),
    ('owner@demo.test', 'b.licence.coach@mail.example', 'coach', 1, null, null, 'de', 'pending', 6),
    ('coach@demo.test', 'felix.hartmann@mail.example', 'player', null, 301, null, 'de', 'pending', 1),
    ('parent@demo.test', 'mehmet.yilmaz@family.example', 'parent', null, 302, 'father', 'de', 'pending', 4),
    ('owner@demo.test', 'parent@demo.test', 'parent', null, 202, 'mother', 'en', 'accepted', 190),
    ('owner2@demo.test', 'hugo.martin.papa@family.example', 'parent', null, 508, 'father', 'en', 'expired', 20)
) as invited (sender, email, role, team, player, relationship, locale, status, days_ago)
join public.users as sender on sender.email = invited.sender
join public.role_assignments as boss on boss.user_id = sender.id and boss.role in ('owner', 'coach', 'parent')
left join public.users as taken on taken.email = invited.email and invited.status = 'accepted'
on conflict do nothing;
