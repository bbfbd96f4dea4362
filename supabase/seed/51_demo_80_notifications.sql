-- Demo academy: who wants to be told how, on which devices, and what the bells say about the season.
--
-- Runs last, because a bell only repeats what trainings, matches, tasks, notes, fees and orders hold.
-- Nothing here is sent: it is all older than the minute in which a notification counts as new, and
-- what earlier parts have queued is forgotten.

-- Preferences: most people leave them alone, some do not.
update public.notification_preferences as preferences
set email = wish.email,
  push = wish.push,
  messages = wish.messages,
  notes = wish.notes,
  training_lead = wish.training_lead::public.lead_time,
  tasks_lead = wish.tasks_lead::public.lead_time,
  quiet_from = wish.quiet_from,
  quiet_until = wish.quiet_until,
  chosen_at = now() - interval '20 days'
from (
  values
    ('owner@demo.test', true, false, true, true, '1_week', '1_day', null, null),
    ('coach@demo.test', true, true, true, true, '2_hours', '1_day', time '22:00', time '06:30'),
    ('parent@demo.test', true, true, true, true, '1_day', '1_day', time '21:30', time '07:00'),
    ('player@demo.test', false, true, true, true, '2_hours', '2_hours', time '21:00', time '07:00'),
    ('multi@demo.test', true, true, false, true, '1_day', '2_days', null, null),
    ('coach2@demo.test', true, true, true, true, '1_hour', '1_day', null, null),
    ('parent2@demo.test', true, false, true, false, '2_days', '1_day', null, null),
    ('player2@demo.test', false, true, true, true, '30_minutes', '1_day', null, null),
    ('claudia.weber@demo.test', true, true, true, true, '1_day', '1_week', time '22:00', time '07:00')
) as wish (
  email_address, email, push, messages, notes, training_lead, tasks_lead, quiet_from, quiet_until
)
join public.users as person on person.email = wish.email_address
where preferences.user_id = person.id;

-- Subscriptions as browsers make them, with keys that fit and that no device has.
insert into public.push_devices (
  user_id, kind, address, public_key, auth_secret, user_agent, platform, locale, last_seen_at, created_at
)
select
  person.id,
  'subscription',
  'https://fcm.googleapis.com/fcm/send/demo-' || md5(person.email || device.platform),
  'BLwAmx2pUOHuPXHr2jspuCd80D6VXJ2G34UrpPc91DzTaX1cMolELyb2er-07z8xhYFNW7axPntLCPxf_4hiXA8',
  'demo0demo0demo0demo0de',
  'Mozilla/5.0 (' || device.system || ') AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36',
  device.platform::public.push_platform,
  coalesce(person.mobile_locale, person.locale),
  now() - device.days * interval '1 day',
  now() - interval '120 days'
from (
  values
    ('coach@demo.test', 'web', 'Windows NT 10.0; Win64; x64', 0),
    ('coach@demo.test', 'android', 'Linux; Android 14; Pixel 8', 1),
    ('parent@demo.test', 'android', 'Linux; Android 14; SM-S921B', 0),
    ('player@demo.test', 'ios', 'iPhone; CPU iPhone OS 18_2 like Mac OS X', 2),
    ('multi@demo.test', 'web', 'Macintosh; Intel Mac OS X 10_15_7', 0),
    ('coach2@demo.test', 'android', 'Linux; Android 13; Pixel 6a', 3),
    ('player2@demo.test', 'web', 'Windows NT 10.0; Win64; x64', 12)
) as device (email, platform, system, days)
join public.users as person on person.email = device.email
on conflict (address) do nothing;

-- What a team's calendar said. The last reminders, the next match, and one change of place.
create temporary table demo_news as
with listener as (
  select distinct team.id as team_id, team.name as team, school.time_zone, who.user_id
  from public.teams as team
  join public.schools as school on school.id = team.school_id
  cross join lateral private.team_listeners(team.id) as who
),
event as (
  select
    'training' as event, id, team_id, starts_at, title as detail, 'title' as detail_key, place,
    '/training-manager/trainings/details/' || id as link,
    row_number() over (partition by team_id, starts_at > now() order by abs(extract(epoch from starts_at - now()))) as distance
  from public.trainings where status in ('planned', 'done')
  union all
  select
    'match', id, team_id, starts_at, opponent, 'opponent', venue, '/calendar/match-calendar',
    row_number() over (partition by team_id, starts_at > now() order by abs(extract(epoch from starts_at - now())))
  from public.matches where status in ('planned', 'finished')
)
select
  listener.user_id,
  'training'::public.notification_category as category,
  event.event || '_' || news.kind as kind,
  jsonb_strip_nulls(jsonb_build_object(
    'team', listener.team, event.detail_key, event.detail, 'place', event.place,
    'starts_at', event.starts_at, 'time_zone', listener.time_zone, 'lead', news.lead
  )) as payload,
  event.link,
  event.id as about_id,
  news.told_at,
  news.is_read
from event
join listener on listener.team_id = event.team_id
join public.notification_preferences as wish on wish.user_id = listener.user_id
cross join lateral (
  select 'reminder' as kind, wish.training_lead as lead,
    event.starts_at - private.lead_interval(wish.training_lead) as told_at, true as is_read
  where event.starts_at < now() and event.distance <= 2
  union all
  select 'planned', null, least(event.starts_at - interval '16 days', now() - interval '26 hours'), false
  where event.event = 'match' and event.starts_at > now() and event.distance = 1
  union all
  select 'moved', null, now() - interval '5 hours', false
  where event.event = 'training' and event.starts_at > now() and event.distance = 3
) as news;

-- What the families were given, and what is due.
insert into demo_news
select reader.user_id, reader.category, reader.kind, jsonb_strip_nulls(reader.payload), reader.link,
  reader.about_id, reader.told_at, reader.told_at < now() - interval '4 days'
from (
  select
    family.user_id, 'notes'::public.notification_category as category, 'note_shared' as kind,
    jsonb_build_object('kind', note.kind, 'player', family.first_name) as payload,
    '/notes/history/details/' || note.id as link, note.id as about_id, note.created_at as told_at
  from public.notes as note
  join lateral (
    select player.user_id, player.first_name from public.players as player
    where player.id = note.player_id and note.visibility in ('player', 'family')
    union all
    select link.guardian_id, player.first_name
    from public.guardian_links as link
    join public.players as player on player.id = link.player_id
    where link.player_id = note.player_id and link.status = 'active' and note.visibility = 'family'
  ) as family on family.user_id is not null
  where note.archived_at is null
  union all
  select
    doer.user_id, 'tasks', 'task_assigned',
    jsonb_build_object(
      'kind', task.kind, 'title', task.title, 'due_at', task.due_at, 'player', doer.first_name
    ),
    coalesce('/tasks-active/player/' || task.player_id, '/tasks-active'), task.id, task.created_at
  from public.tasks as task
  join lateral (
    select task.user_id, null as first_name where task.user_id is distinct from task.assigned_by
    union all
    select player.user_id, player.first_name from public.players as player
    where player.id = task.player_id
    union all
    select link.guardian_id, player.first_name
    from public.guardian_links as link
    join public.players as player on player.id = link.player_id
    where link.player_id = task.player_id and link.status = 'active'
  ) as doer on doer.user_id is not null
  where task.created_at > now() - interval '40 days'
  union all
  select
    payer.user_id, 'payments', 'fee_charged',
    jsonb_build_object('fee_id', fee.id, 'title', fee.title, 'due_on', fee.due_on),
    '/settings/payments', fee.id, fee.created_at
  from public.fees as fee
  join lateral (
    select link.guardian_id as user_id from public.guardian_links as link
    where link.player_id = fee.player_id and link.status = 'active' and link.can_pay
  ) as payer on true
  union all
  select
    owner.user_id, 'payments', 'order_received',
    jsonb_build_object(
      'order_id', placed.id, 'number', placed.number, 'total_cents', placed.total_cents,
      'currency', placed.currency
    ),
    '/shop/orders/details/' || placed.id, placed.id, placed.paid_at
  from public.orders as placed
  join public.role_assignments as owner
    on owner.school_id = placed.school_id and owner.role = 'owner'
  where placed.paid_at is not null
) as reader
where reader.told_at between now() - interval '60 days' and now() - interval '10 minutes';

-- A bell shows twenty: of each subject the latest three, so that older and other news stay in sight.
insert into public.notifications (
  user_id, category, kind, payload, link, about_id, read_at, created_at
)
select user_id, category, kind, payload, link, about_id,
  case when is_read then least(told_at + interval '3 hours', now() - interval '5 minutes') end, told_at
from (
  select *, row_number() over (partition by user_id, category order by told_at desc, kind, about_id) as place
  from demo_news
) as ranked
where place <= 3;

drop table demo_news;

delete from public.mail_outbox;
delete from public.push_outbox;

-- What the mail service could not deliver last night.
insert into public.mail_outbox (
  user_id, to_email, to_locale, category, kind, payload, dedupe_key, status, attempts, last_error, created_at
)
select
  person.id, null, null, 'tasks'::public.notification_category, 'task_assigned', '{"title": "Pack the goals"}'::jsonb,
  'demo failed ' || person.id, 'failed', 5, 'The mail service answered 503: try again later', now() - interval '9 hours'
from public.users as person
where person.email in ('coach@demo.test', 'coach2@demo.test')
union all
select
  null, 'aunt@family.test', 'de', null, 'invitation', '{"role": "parent"}', 'demo failed invitation', 'failed', 5,
  'The mail service answered 422: no such mailbox', now() - interval '9 hours';

-- A coach reads summaries, and the link of the last one still works.
update public.notification_preferences set digest = 'weekly'
where user_id in (select id from public.users where email = 'coach2@demo.test');
insert into private.digest_tokens (token_hash, user_id)
select private.hash_token(md5('demo digest') || md5('demo digest')), id
from public.users where email = 'coach2@demo.test';

-- The jobs have run, as far as the demo is concerned.
update public.job_cursors
set cursor_at = now(),
  last_run_at = now() - case when runs_every <= interval '1 hour' then interval '20 seconds' else interval '5 hours' end,
  last_count = 0,
  last_milliseconds = 40;
