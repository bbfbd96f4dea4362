-- Demo academy, part 1: schools, people and their roles. For development and tests only.
-- Everybody signs in with the password demo1234. All people are invented.
--
-- Fixed ids, so that screens and tests may link to them:
--   schools  00000000-0000-4000-8000-00000000000x
--   people   00000000-0000-4000-8000-00000000a0xx, a1xx (rival), a2xx (no login in the README), a3xx (pending)
--   players  …-8001-…   teams …-8002-…   trainings …-8003-…   matches …-8004-…

insert into public.schools (id, name, type, location, address, website, description, created_at)
values
  ('00000000-0000-4000-8000-000000000001', 'FC Riverside', 'academy', 'Aurach am Fluss',
    'Uferweg 12, 97000 Aurach', 'https://fc-riverside.example',
    'Youth academy by the river: eleven pitches of patience, one idea of football. Everybody plays, everybody learns, nobody shouts.',
    now() - interval '230 days'),
  ('00000000-0000-4000-8000-000000000002', 'SV Nordstadt', 'club', 'Aurach-Nordstadt',
    'Am Gleisdreieck 3, 97001 Aurach', 'https://sv-nordstadt.example',
    'The club of the northern quarter, founded by railway workers.',
    now() - interval '210 days')
on conflict (id) do nothing;

-- The account number is the example of the standard.
update public.schools
set bank_holder = 'FC Riverside e.V.', iban = 'DE89370400440532013000', live_ticker = 'names', has_player_votes = true,
  first_colour = '#1fa855', second_colour = '#ffffff'
where id = '00000000-0000-4000-8000-000000000001';

update public.schools set first_colour = '#6d1a36', second_colour = '#ffd23f'
where id = '00000000-0000-4000-8000-000000000002';

create temporary table demo_people (
  id uuid primary key,
  email text not null,
  first_name text not null,
  last_name text not null,
  locale text not null,
  role public.app_role,
  phone text
);

insert into demo_people (id, email, first_name, last_name, locale, role, phone)
values
  ('00000000-0000-4000-8000-00000000a001', 'admin@demo.test', 'Ingrid', 'Keller', 'en', 'admin', null),
  ('00000000-0000-4000-8000-00000000a002', 'owner@demo.test', 'Thomas', 'Brandt', 'en', 'owner', '+49 931 5550102'),
  ('00000000-0000-4000-8000-00000000a003', 'coach@demo.test', 'Lena', 'Hoffmann', 'en', 'coach', '+49 151 5550103'),
  ('00000000-0000-4000-8000-00000000a004', 'parent@demo.test', 'Ayşe', 'Yılmaz', 'en', 'parent', '+49 160 5550104'),
  ('00000000-0000-4000-8000-00000000a005', 'player@demo.test', 'Jonas', 'Weber', 'en', 'player', null),
  ('00000000-0000-4000-8000-00000000a006', 'pending@demo.test', 'Mila', 'Petrova', 'en', null, null),
  ('00000000-0000-4000-8000-00000000a007', 'multi@demo.test', 'Stefan', 'Georgiev', 'en', 'coach', '+49 170 5550107'),
  ('00000000-0000-4000-8000-00000000a102', 'owner2@demo.test', 'Birgit', 'Sommer', 'en', 'owner', '+49 931 5550202'),
  ('00000000-0000-4000-8000-00000000a103', 'coach2@demo.test', 'Daniel', 'Novák', 'en', 'coach', null),
  ('00000000-0000-4000-8000-00000000a104', 'parent2@demo.test', 'Katarzyna', 'Wójcik', 'en', 'parent', null),
  ('00000000-0000-4000-8000-00000000a105', 'player2@demo.test', 'Luca', 'Moretti', 'en', 'player', null),
  ('00000000-0000-4000-8000-00000000a201', 'markus.lindner@demo.test', 'Markus', 'Lindner', 'de', 'coach', '+49 151 5550301'),
  ('00000000-0000-4000-8000-00000000a202', 'sara.haddad@demo.test', 'Sara', 'Haddad', 'de', 'coach', null),
  ('00000000-0000-4000-8000-00000000a203', 'petar.ivanov@demo.test', 'Petar', 'Ivanov', 'bg', 'coach', null),
  ('00000000-0000-4000-8000-00000000a204', 'claudia.weber@demo.test', 'Claudia', 'Weber', 'de', 'parent', null),
  ('00000000-0000-4000-8000-00000000a205', 'emeka.okafor@demo.test', 'Emeka', 'Okafor', 'en', 'parent', null),
  ('00000000-0000-4000-8000-00000000a206', 'elena.dimitrova@demo.test', 'Elena', 'Dimitrova', 'bg', 'parent', null),
  ('00000000-0000-4000-8000-00000000a301', 'olga.marinova@demo.test', 'Olga', 'Marinova', 'bg', null, null),
  ('00000000-0000-4000-8000-00000000a302', 'tim.krueger@demo.test', 'Tim', 'Krüger', 'de', null, null),
  ('00000000-0000-4000-8000-00000000a303', 'hakan.demir@demo.test', 'Hakan', 'Demir', 'de', null, null);

-- Accounts, in the shape the auth server writes them itself. One hash for all: the password is
-- public anyway, and hashing is what would take the time.
with account as (
  insert into auth.users (
    instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at,
    confirmation_token, recovery_token, email_change, email_change_token_new
  )
  select
    '00000000-0000-0000-0000-000000000000', person.id, 'authenticated', 'authenticated', person.email,
    secret.hash, now(),
    '{"provider": "email", "providers": ["email"]}',
    jsonb_build_object(
      'sub', person.id, 'email', person.email, 'first_name', person.first_name,
      'last_name', person.last_name, 'locale', person.locale,
      'email_verified', true, 'phone_verified', false
    ),
    now() - interval '200 days', now(), '', '', '', ''
  from demo_people as person
  cross join (select extensions.crypt('demo1234', extensions.gen_salt('bf', 6)) as hash) as secret
  on conflict (id) do nothing
  returning id, email
)
insert into auth.identities (
  id, user_id, provider_id, provider, identity_data, last_sign_in_at, created_at, updated_at
)
select
  gen_random_uuid(), id, id::text, 'email',
  jsonb_build_object('sub', id::text, 'email', email, 'email_verified', true, 'phone_verified', false),
  now(), now(), now()
from account;

insert into public.users (id, email, first_name, last_name, role, phone, locale, created_at)
select
  id, email, first_name, last_name, role, phone, locale,
  case when role is null then now() - interval '3 days' else now() - interval '200 days' end
from demo_people
on conflict (id) do nothing;

insert into public.role_assignments (user_id, role, school_id, granted_by, granted_at)
select
  person.id,
  held.role::public.app_role,
  held.school_id::uuid,
  '00000000-0000-4000-8000-00000000a001',
  now() - interval '199 days'
from (
  values
    ('admin@demo.test', 'admin', null),
    ('owner@demo.test', 'owner', '00000000-0000-4000-8000-000000000001'),
    ('coach@demo.test', 'coach', '00000000-0000-4000-8000-000000000001'),
    ('parent@demo.test', 'parent', '00000000-0000-4000-8000-000000000001'),
    ('player@demo.test', 'player', '00000000-0000-4000-8000-000000000001'),
    ('multi@demo.test', 'coach', '00000000-0000-4000-8000-000000000001'),
    ('multi@demo.test', 'parent', '00000000-0000-4000-8000-000000000001'),
    ('markus.lindner@demo.test', 'coach', '00000000-0000-4000-8000-000000000001'),
    ('sara.haddad@demo.test', 'coach', '00000000-0000-4000-8000-000000000001'),
    ('claudia.weber@demo.test', 'parent', '00000000-0000-4000-8000-000000000001'),
    ('emeka.okafor@demo.test', 'parent', '00000000-0000-4000-8000-000000000001'),
    ('elena.dimitrova@demo.test', 'parent', '00000000-0000-4000-8000-000000000001'),
    ('owner2@demo.test', 'owner', '00000000-0000-4000-8000-000000000002'),
    ('coach2@demo.test', 'coach', '00000000-0000-4000-8000-000000000002'),
    ('petar.ivanov@demo.test', 'coach', '00000000-0000-4000-8000-000000000002'),
    ('parent2@demo.test', 'parent', '00000000-0000-4000-8000-000000000002'),
    ('player2@demo.test', 'player', '00000000-0000-4000-8000-000000000002')
) as held (email, role, school_id)
join demo_people as person on person.email = held.email
on conflict on constraint role_assignments_once do nothing;

insert into public.role_requests (user_id, role, message, school_name, created_at)
select person.id, wish.role::public.app_role, wish.message, wish.school_name, now() - wish.age::interval
from (
  values
    ('pending@demo.test', 'coach', 'FC Riverside', '2 days',
      'Hello, I hold the B licence and take over the U15 in January. Lena Hoffmann knows me.'),
    ('olga.marinova@demo.test', 'parent', 'FC Riverside', '26 hours',
      'Здравейте, аз съм майката на Александър Маринов (U11).'),
    ('tim.krueger@demo.test', 'player', 'Riverside', '20 hours', null),
    ('hakan.demir@demo.test', 'coach', 'SV Nordstadt', '5 hours',
      'Ich trainiere ab der Rückrunde die U11 mit Daniel Novák.')
) as wish (email, role, school_name, age, message)
join demo_people as person on person.email = wish.email
where not exists (
  select from public.role_requests where user_id = person.id and status = 'pending'
);

drop table demo_people;
