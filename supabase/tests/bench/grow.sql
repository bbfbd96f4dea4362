-- Adds the teams first..last to the platform, 20 a school, with everything that hangs on them: per team a
-- coach, 20 players with a guardian each, 50 trainings over a year with attendance, a conversation of 1,000
-- messages, orders, tasks, notifications and 100 exercises, five sizes of a practice. Triggers are off: only sizes and places matter.
set session_replication_role = replica;

create function pg_temp.key(kind text, number bigint) returns uuid language sql immutable as
$$ select md5(kind || number)::uuid $$;

create temporary table new_teams as
select number, 1 + (number - 1) / 20 as school from generate_series(:first, :last) as number;
create temporary table new_players as
select team.number as team, team.school, team.number * 100 + place as number, place
from new_teams as team cross join generate_series(1, 20) as place;

insert into public.schools (id, name)
select distinct pg_temp.key('school', school), 'School ' || school from new_teams on conflict do nothing;
insert into public.seasons (school_id, name, starts_on, ends_on)
select distinct pg_temp.key('school', school), '2026/27', date '2026-07-01', date '2027-06-30' from new_teams
on conflict do nothing;

create temporary table new_people as
select pg_temp.key('coach', number) as id, 'coach' as role, school, number, 'Coach' as first_name from new_teams
union all
select pg_temp.key('parent', number), 'parent', school, number,
  (array['Anna', 'Boris', 'Clara', 'Deniz', 'Elena', 'Felix', 'Greta', 'Hakan'])[1 + number % 8]
from new_players
union all
select distinct on (school) pg_temp.key('owner', school), 'owner', school, school, 'Owner' from new_teams;
insert into auth.users (id, email) select id, role || number || '@bench.test' from new_people on conflict do nothing;
insert into public.users (id, email, first_name, last_name, role)
select id, role || number || '@bench.test', first_name, 'Number' || number, role::public.app_role from new_people
on conflict do nothing;
insert into public.person_cards (user_id, first_name, last_name)
select id, first_name, 'Number' || number from new_people on conflict do nothing;
insert into public.notification_preferences (user_id) select id from new_people on conflict do nothing;
insert into public.role_assignments (user_id, role, school_id)
select id, role::public.app_role, pg_temp.key('school', school) from new_people on conflict do nothing;

insert into public.teams (id, school_id, name, age_group, season)
select pg_temp.key('team', number), pg_temp.key('school', school), 'Team ' || number, 'U13', '2026/27' from new_teams;
insert into public.team_staff (team_id, school_id, user_id, role)
select pg_temp.key('team', number), pg_temp.key('school', school), pg_temp.key('coach', number), 'head_coach'
from new_teams;
insert into public.players (id, school_id, first_name, last_name, date_of_birth)
select pg_temp.key('player', number), pg_temp.key('school', school), 'Player', 'Number ' || number, '2014-05-01'
from new_players;
insert into public.squad_members (school_id, team_id, player_id, shirt_number)
select pg_temp.key('school', school), pg_temp.key('team', team), pg_temp.key('player', number), place from new_players;
insert into public.guardian_links (
  school_id, guardian_id, player_id, relationship, status, can_pay, can_consent, receives_health,
  accepted_at, confirmed_at
)
select
  pg_temp.key('school', school), pg_temp.key('parent', number), pg_temp.key('player', number), 'mother', 'active',
  true, true, true, now(), now()
from new_players;

create temporary table new_trainings as
select team.number as team, team.school, team.number * 100 + place as number,
  now() + (place - 30) * interval '7 days' + (team.number * 997 % 10080) * interval '1 minute' as starts_at
from new_teams as team cross join generate_series(1, 50) as place;
insert into public.trainings (id, school_id, team_id, author_id, title, starts_at, ends_at, status)
select pg_temp.key('training', number), pg_temp.key('school', school), pg_temp.key('team', team),
  pg_temp.key('coach', team), 'Training ' || number, starts_at, starts_at + interval '90 minutes',
  case when starts_at < now() then 'done' else 'planned' end::public.training_status
from new_trainings;
insert into public.training_blocks (training_id, phase, position, title, minutes)
select pg_temp.key('training', number), 'main_part', place, 'Block', 30
from new_trainings cross join generate_series(0, 2) as place;
insert into public.attendance (school_id, training_id, team_id, player_id, starts_at, answer, answered_at, status, minutes,
  recorded_at)
select pg_temp.key('school', training.school), pg_temp.key('training', training.number),
  pg_temp.key('team', training.team), pg_temp.key('player', player.number), training.starts_at, 'yes', now(),
  case when training.starts_at < now() then 'present' end::public.attendance_status,
  case when training.starts_at < now() then 90 end, case when training.starts_at < now() then now() end
from new_trainings as training join new_players as player on player.team = training.team;

insert into public.conversations (id, school_id, kind, team_id)
select pg_temp.key('conversation', number), pg_temp.key('school', school), 'team', pg_temp.key('team', number)
from new_teams;
insert into public.messages (conversation_id, school_id, author_id, body, created_at)
select pg_temp.key('conversation', team.number), pg_temp.key('school', team.school),
  pg_temp.key('parent', team.number * 100 + 1 + place % 20), 'Message number ' || place || ' of the team',
  now() - (1000 - place) * interval '2 hours'
from new_teams as team cross join generate_series(1, 1000) as place order by place, team.number;
update public.conversations as conversation
set last_message_id = newest.id, last_message_at = now()
from (
  select conversation_id, max(id) as id from public.messages group by conversation_id
) as newest
where newest.conversation_id = conversation.id
  and conversation.id in (select pg_temp.key('conversation', number) from new_teams);
insert into public.conversation_members (conversation_id, user_id, school_id, last_read_message_id)
select pg_temp.key('conversation', member.team), member.user_id, pg_temp.key('school', member.school), (
  select id from public.messages where conversation_id = pg_temp.key('conversation', member.team)
  order by id desc offset 30 limit 1
)
from (
  select team, school, pg_temp.key('parent', number) as user_id from new_players
  union all
  select number, school, pg_temp.key('coach', number) from new_teams
) as member (team, school, user_id);

insert into public.orders (
  id, school_id, user_id, number, placed_at, reserved_until, delivery, item_count, items_cents, shipping_cents, status,
  paid_at, delivered_at
)
select pg_temp.key('order', player.number * 10 + nth), pg_temp.key('school', player.school),
  pg_temp.key('parent', player.number), '2026-' || lpad((player.number * 10 + nth)::text, 8, '0'),
  now() - nth * interval '30 days', now(), 'pickup', 1, 2500, 0, 'delivered', now(), now()
from new_players as player cross join generate_series(1, 5) as nth;
insert into public.tasks (school_id, player_id, assigned_by, title, due_at)
select pg_temp.key('school', school), pg_temp.key('player', number), pg_temp.key('coach', team), 'Juggle 50 times',
  now() + (number * 7919 % 43200) * interval '1 minute'
from new_players cross join generate_series(1, 2);
insert into public.notifications (user_id, category, kind, read_at)
select pg_temp.key('parent', number), 'training', 'training_planned', case when nth > 3 then now() end
from new_players cross join generate_series(1, 20) as nth;

insert into public.exercises (
  id, slug, practice_key, family_key, school_id, author_id, visibility, topic, phase, practice_type, min_age, max_age, players_min, players_max,
  area_length_m, area_width_m, minutes, use_count, created_at
)
select pg_temp.key('exercise', numbered.number), case when place > 10 then 'bench-' || numbered.number end,
  case when place > 10 then 'bench-' || numbered.number / 5 end,
  case when place > 10 then 'bench-' || numbered.number / 20 end,
  case when place <= 10 then pg_temp.key('school', team.school) end,
  case when place <= 10 then pg_temp.key('coach', team.number) end,
  case when place <= 10 then 'school' else 'public' end::public.exercise_visibility,
  (enum_range(null::public.exercise_topic))[1 + numbered.number % 23],
  (enum_range(null::public.training_phase))[1 + numbered.number / 7 % 4],
  (enum_range(null::public.practice_type))[1 + numbered.number / 3 % 12],
  8 + numbered.number % 3, 12 + numbered.number % 6, 4 + numbered.number % 5, 10 + numbered.number % 9, 20 + numbered.number % 30, 15 + numbered.number % 25,
  8 + numbered.number % 20, numbered.number % 977, now() - numbered.number % 900000 * interval '1 second'
from new_teams as team
cross join generate_series(1, 100) as place
cross join lateral (select team.number * 100 + place as number) as numbered;
insert into public.exercise_texts (exercise_id, locale, title, aim, setup, coaching_points)
select pg_temp.key('exercise', number), words.locale,
  words.kinds[1 + number % 10] || ' ' || words.themes[1 + number / 10 % 12] || ' ' || number,
  words.themes[1 + number / 10 % 12] || ' ' || words.themes[1 + number / 120 % 12],
  words.kinds[1 + number / 17 % 10], '{Look}'
from (select team.number * 100 + place as number from new_teams as team cross join generate_series(1, 100) as place) as numbered
cross join (
  values
    ('en', array['Rondo', 'Square', 'Relay', 'Wave', 'Channel', 'Circuit', 'Diamond', 'Duel', 'Gates', 'Island'],
      array['pressing', 'finishing', 'passing', 'dribbling', 'crossing', 'heading', 'switching', 'counter', 'build-up', 'possession', 'turning', 'sprinting']),
    ('de', array['Eckle', 'Quadrat', 'Staffel', 'Welle', 'Kanal', 'Zirkel', 'Raute', 'Duell', 'Tore', 'Insel'],
      array['Pressing', 'Torschuss', 'Passspiel', 'Dribbling', 'Flanken', 'Kopfball', 'Verlagern', 'Konter', 'Spielaufbau', 'Ballbesitz', 'Drehung', 'Sprint']),
    ('bg', array['Рондо', 'Квадрат', 'Щафета', 'Вълна', 'Канал', 'Кръг', 'Диамант', 'Дуел', 'Врати', 'Остров'],
      array['преса', 'удар', 'подаване', 'дрибъл', 'центриране', 'глава', 'смяна', 'контраатака', 'изграждане', 'владеене', 'завъртане', 'спринт'])
) as words (locale, kinds, themes);
-- Where no question is about exercises (`\set is_searched 0`), their entries are not made: that takes longest.
\if :{?is_searched}
\else
select private.refresh_exercise_entries(array(
  select pg_temp.key('exercise', team.number * 100 + place) from new_teams as team cross join generate_series(1, 100) as place
));
\endif

drop table new_teams, new_players, new_people, new_trainings;
drop function pg_temp.key(text, bigint);
set session_replication_role = origin;
vacuum analyze;
