-- Preferences, devices, pushes, news of teams, reminders and jobs.
begin;
select plan(156);

-- Who was told this, by name and in order.
create function tests.told(wanted_kind text)
returns text
language sql
security definer
as $$
  select coalesce(string_agg(names.name, ', ' order by names.name), '')
  from public.notifications as told
  join tests.names as names on names.id = told.user_id
  where told.kind = wanted_kind and told.created_at = now();
$$;
create function tests.forget_told()
returns void
language sql
security definer
as $$
  delete from public.notifications;
  delete from public.mail_outbox;
$$;
grant execute on all functions in schema tests to public;

-- Preferences -------------------------------------------------------------------------------
select is_empty(
  $$select id from public.users where id not in (select user_id from public.notification_preferences)$$,
  'every account has preferences'
);
select is_empty(
  $$select from public.notification_preferences
    where not (is_all_on and email and push and training and messages and tasks and notes and system and payments)
      or training_lead <> '1_day' or tasks_lead <> '1_day'$$,
  'that start with everything on, a day ahead'
);
select is(
  enum_range(null::public.lead_time)::text,
  '{15_minutes,30_minutes,1_hour,2_hours,1_day,2_days,1_week}', 'seven lead times'
);

select tests.act_as('parent');
select results_eq(
  $$select user_id from public.notification_preferences$$, $$values (tests.id('parent'))$$, 'people see their own'
);
select isnt_empty(
  $$update public.notification_preferences
    set training_lead = '2_hours', tasks = false, quiet_from = '22:00', quiet_until = '07:00', time_zone = 'Europe/Sofia'
    where user_id = tests.id('parent') returning user_id$$,
  'and change them'
);
select is_empty(
  $$update public.notification_preferences set email = false where user_id = tests.id('other_parent') returning user_id$$,
  'not those of the other parent'
);
select is_empty(
  $$update public.notification_preferences set email = false where user_id = tests.id('rival_coach') returning user_id$$,
  'nor of another school'
);
select throws_ok(
  $$update public.notification_preferences set user_id = tests.id('coach')$$, '42501', null, 'nobody hands theirs over'
);
select throws_ok(
  $$insert into public.notification_preferences (user_id) values (tests.id('parent'))$$, '42501', null, 'makes'
);
select throws_ok($$delete from public.notification_preferences$$, '42501', null, 'or deletes any');
select throws_ok(
  $$update public.notification_preferences set quiet_until = null$$, '23514', null, 'quiet hours have two ends'
);
select throws_ok(
  $$update public.notification_preferences set quiet_until = quiet_from$$, '23514', null, 'that differ'
);
select throws_ok(
  $$update public.notification_preferences set time_zone = 'Mars/Olympus'$$, 'P0001', 'unknown_time_zone', 'on a known clock'
);
select throws_ok(
  $$update public.notification_preferences set training_lead = '3_days'$$, '22P02', null, 'other lead times do not exist'
);
select tests.act_as('suspended');
select is_empty($$select from public.notification_preferences$$, 'a locked account sees none');
select tests.act_as('owner');
select is_empty(
  $$select from public.notification_preferences where user_id <> tests.id('owner')$$, 'an owner none of the families'
);
select tests.act_as('admin');
select is_empty(
  $$select from public.notification_preferences where user_id <> tests.id('admin')$$, 'an administrator nobody else''s'
);
select tests.act_as('anon');
select throws_ok($$select from public.notification_preferences$$, '42501', null, 'a visitor nothing');

-- The rule of the switches
select tests.act_as_database();
create function tests.wish()
returns public.notification_preferences
language sql
as $$ select * from public.notification_preferences where user_id = tests.id('coach'); $$;
select ok(private.is_wanted(tests.wish(), 'email', 'training', 'x'), 'everything on: sent');
select ok(private.is_wanted(null, 'push', 'notes', 'x'), 'no preferences: sent');
update public.notification_preferences set email = false where user_id = tests.id('coach');
select ok(not private.is_wanted(tests.wish(), 'email', 'training', 'x'), 'e-mail off: not by e-mail');
select ok(private.is_wanted(tests.wish(), 'push', 'training', 'x'), 'but by push');
select ok(private.is_wanted(tests.wish(), 'email', 'payments', 'fee_charged'), 'money by e-mail all the same');
select ok(private.is_wanted(tests.wish(), 'email', 'messages', 'message_reported'), 'and a child''s safety');
select ok(not private.is_wanted(tests.wish(), 'email', 'messages', 'message_received'), 'not every message');
update public.notification_preferences set email = true, is_all_on = false where user_id = tests.id('coach');
select ok(not private.is_wanted(tests.wish(), 'push', 'payments', 'fee_charged'), 'all off: no push at all');
select ok(not private.is_wanted(tests.wish(), 'email', 'system', 'role_granted'), 'and no e-mail');
update public.notification_preferences set is_all_on = true, notes = false where user_id = tests.id('coach');
select ok(not private.is_wanted(tests.wish(), 'email', 'notes', 'note_shared'), 'a subject off: none of it');
select ok(private.is_wanted(tests.wish(), 'email', 'tasks', 'task_assigned'), 'the others stay');

-- Quiet hours
update public.notification_preferences set quiet_from = '22:00', quiet_until = '07:00', time_zone = 'Europe/Berlin' where user_id = tests.id('coach');
select is(private.quiet_end(tests.wish(), '2026-12-01 22:30+01'), '2026-12-02 07:00+01', 'the evening lasts to the morning');
select is(private.quiet_end(tests.wish(), '2026-12-02 06:59+01'), '2026-12-02 07:00+01', 'of the same night');
select is(private.quiet_end(tests.wish(), '2026-12-02 07:00+01'), null, 'and no longer');
select is(private.quiet_end(tests.wish(), '2026-10-24 23:00+02'), '2026-10-25 07:00+01', 'on the person''s clock, over its change');
update public.notification_preferences set quiet_from = '13:00', quiet_until = '15:00' where user_id = tests.id('coach');
select is(private.quiet_end(tests.wish(), '2026-12-01 14:00+01'), '2026-12-01 15:00+01', 'also at midday');
select is(private.quiet_end(tests.wish(), '2026-12-01 16:00+01'), null, 'else there is no quiet');
update public.notification_preferences set quiet_from = null, quiet_until = null where user_id = tests.id('coach');
select is(private.quiet_end(tests.wish(), '2026-12-01 23:00+01'), null, 'nor without quiet hours');

-- Devices -----------------------------------------------------------------------------------
select tests.act_as('parent');
select results_eq(
  $$select id from public.push_devices$$, $$values (tests.id('parent_device'))$$, 'people see their own devices'
);
select throws_ok(
  $$insert into public.push_devices (user_id, address) values (tests.id('coach'), 'a-new-token-0123456789')$$,
  '42501', null, 'devices are registered, not inserted'
);
select throws_ok(
  $$update public.push_devices set user_id = tests.id('coach')$$, '42501', null, 'or changed'
);
select is(
  public.register_push_device('token-of-parent-0123456789', p_locale => 'bg'), tests.id('parent_device'),
  'the same device is registered again'
);
select is_empty(
  $$delete from public.push_devices where id = tests.id('coach_device') returning id$$, 'nobody signs out another person'
);
select lives_ok(
  $$select public.register_push_device('token-of-rival_coach-0123456789', 'installation', 'ios')$$, 'a shared phone'
);
select tests.act_as('rival_coach');
select is_empty($$select from public.push_devices$$, 'leaves who had it before');
select tests.act_as('parent');
select results_eq(
  $$select id, kind::text, platform::text from public.push_devices where address like '%rival%'$$,
  $$values (tests.id('rival_coach_device'), 'installation', 'ios')$$, 'and belongs to who signed in last'
);
select isnt_empty(
  $$delete from public.push_devices where address like '%rival%' returning id$$, 'signing out lets it go'
);
select throws_ok($$select public.register_push_device('short')$$, '23514', null, 'an address has a form');
select throws_ok(
  $$select public.register_push_device('https://evil.test/?0123456789')$$, '23514', null, 'and is no address of the web'
);
select throws_ok(
  $$select public.register_push_device(repeat('t', 1001), 'token')$$, '23514', null, 'a token is no longer than tokens are'
);
select throws_ok(
  format($$select public.register_push_device(%L, 'token')$$, address), '23514', null, 'is no token: ' || address
)
from (values ('token with spaces 0123456789'), ('token/of/a/path/0123456789'), (E'token-with-a-line\n0123456789')) as wrong (address);
select lives_ok(
  $$select public.register_push_device(repeat('t', 22) || ':APA91b' || repeat('x-Y_0', 28), 'token')$$, 'one of Firebase is taken'
);
delete from public.push_devices where address like 'ttt%';
-- A subscription of a browser is an address that the worker calls: only push services are taken.
select lives_ok(
  $$select public.register_push_device(
    'https://fcm.googleapis.com/fcm/send/one:APA91b-x_y', 'subscription', p_public_key => repeat('p', 87),
    p_auth_secret => repeat('a', 22), p_user_agent => repeat('u', 900)
  )$$,
  'a browser brings the keys of its subscription'
);
select results_eq(
  $$select kind::text, char_length(user_agent) from public.push_devices where address like 'https://fcm%'$$,
  $$values ('subscription', 400)$$, 'and is known by its name, however long'
);
delete from public.push_devices where address like 'https://fcm%';
select throws_ok(
  format(
    $$select public.register_push_device(%L, 'subscription', p_public_key => repeat('p', 87), p_auth_secret => repeat('a', 22))$$,
    address
  ),
  '23514', null, 'is no push service: ' || address
)
from (values
  ('http://fcm.googleapis.com/fcm/send/one'), ('https://evil.test/fcm.googleapis.com/one'),
  ('https://fcm.googleapis.com.evil.test/one'), ('https://fcm.googleapis.com@evil.test/one'),
  ('https://169.254.169.254/latest/meta-data'), ('https://a.evil.test/.notify.windows.com/w'),
  ('https://fcm.googleapis.com/one#two'), ('https://fcm.googleapis.com:8080/one')
) as wrong (address);
select throws_ok(
  $$select public.register_push_device('https://fcm.googleapis.com/fcm/send/one', 'subscription')$$, '23514', null,
  'nor a subscription without keys'
);
select throws_ok(
  $$select public.register_push_device('token-with-keys-0123456789', p_public_key => repeat('p', 87), p_auth_secret => repeat('a', 22))$$,
  '23514', null, 'and a token has none'
);
select throws_ok(
  $$select public.register_push_device('token-in-klingon-0123', p_locale => 'tlh')$$, '23514', null, 'a language we speak'
);
select lives_ok(
  $$select public.register_push_device('token-number-' || number || '-0123456789') from generate_series(1, 25) as number$$,
  'an account may register as often as it likes'
);
select is((select count(*)::int from public.push_devices), 20, 'it keeps twenty devices');
select tests.act_as('suspended');
select throws_ok(
  $$select public.register_push_device('token-of-nobody-0123456789')$$, '42501', 'profile_missing', 'a locked account registers none'
);
select throws_ok($$select public.claim_push(1)$$, '42501', null, 'pushes are for the worker');
select tests.act_as('anon');
select throws_ok($$select public.register_push_device('token-of-nobody-0123456789')$$, '42501', null, 'a visitor registers none');

-- Pushes ------------------------------------------------------------------------------------
select tests.act_as_database();
delete from public.push_devices where user_id = tests.id('parent') and id <> tests.id('parent_device');
insert into public.push_devices (id, user_id, address)
values
  (tests.named('parent_device'), tests.id('parent'), 'token-of-parent-0123456789'),
  (tests.named('second_device'), tests.id('parent'), 'second-token-of-parent-0123')
on conflict (id) do nothing;
insert into public.push_devices (id, user_id, address)
values (tests.named('parent_device'), tests.id('parent'), 'token-of-parent-0123456789')
on conflict do nothing;
update public.notification_preferences set quiet_from = null, quiet_until = null where user_id = tests.id('parent');
update public.notification_preferences
set quiet_from = (now() - interval '1 hour')::time, quiet_until = (now() + interval '1 hour')::time, time_zone = 'UTC', notes = true
where user_id = tests.id('coach');
select tests.forget_told();
insert into public.notifications (id, user_id, category, kind, payload, link, expires_at)
values
  (tests.named('push_sent'), tests.id('parent'), 'notes', 'note_shared', '{"player": "Child", "kind": "praise"}', '/notes/history', null),
  (tests.named('push_late'), tests.id('parent'), 'training', 'training_reminder', '{}', null, now() - interval '1 second'),
  (tests.named('push_read'), tests.id('parent'), 'notes', 'note_shared', '{}', null, null),
  (tests.named('push_unwanted'), tests.id('parent'), 'system', 'role_granted', '{}', null, null),
  (tests.named('push_quiet'), tests.id('coach'), 'notes', 'note_shared', '{}', null, null),
  (tests.named('push_locked'), tests.id('suspended'), 'notes', 'note_shared', '{}', null, null);
update public.notifications set read_at = now() where id = tests.id('push_read');
update public.notification_preferences set system = false where user_id = tests.id('parent');

select tests.act_as_service();
select results_eq(
  $$select id, category::text, kind, payload, link, unread > 0, jsonb_array_length(devices) from public.claim_push(10)$$,
  $$values (tests.id('push_sent'), 'notes', 'note_shared', '{"kind": "praise"}'::jsonb, '/notes/history', true, 2)$$,
  'the worker gets what is due, without a child''s name, with all devices'
);
select is_empty($$select from public.claim_push(10)$$, 'once');
select bag_eq(
  $$select notification_id, status, last_error from public.push_outbox where notification_id <> tests.id('push_sent')$$,
  $$values
    (tests.id('push_late'), 'dropped', 'too late'),
    (tests.id('push_read'), 'dropped', 'read already'),
    (tests.id('push_unwanted'), 'dropped', 'not wanted'),
    (tests.id('push_locked'), 'dropped', 'account suspended'),
    (tests.id('push_quiet'), 'queued', null)$$,
  'nothing late, read, unwanted or for a locked account'
);
select ok(
  (select next_attempt_at > now() + interval '59 minutes' from public.push_outbox where notification_id = tests.id('push_quiet')),
  'quiet hours make it wait for their end'
);
select lives_ok(
  $$select public.finish_push(tests.id('push_sent'), false, 'unreachable', failed => array[tests.id('second_device')])$$,
  'a device that was not reached'
);
select results_eq(
  $$select failed_count from public.push_devices where id = tests.id('second_device')$$, $$values (1)$$, 'is counted'
);
select results_eq(
  $$select status, next_attempt_at > now() from public.push_outbox where notification_id = tests.id('push_sent')$$,
  $$values ('queued', true)$$, 'and the push tried again'
);
update public.push_outbox set next_attempt_at = now() where notification_id = tests.id('push_sent');
update public.push_devices set failed_count = 9 where id = tests.id('second_device');
select isnt_empty($$select from public.claim_push(1)$$, 'later');
select lives_ok(
  $$select public.finish_push(tests.id('push_sent'), true, failed => array[tests.id('second_device')])$$, 'the tenth failure in a row'
);
select is_empty($$select from public.push_devices where id = tests.id('second_device')$$, 'takes the device away');
select throws_ok(
  $$update public.push_outbox set status = 'queued' where notification_id = tests.id('push_sent')$$, 'P0001', 'illegal_move',
  'sent is the end'
);
select tests.act_as_database();
insert into public.notifications (id, user_id, category, kind)
values (tests.named('push_gone'), tests.id('parent'), 'notes', 'note_shared');
select tests.act_as_service();
select isnt_empty($$select from public.claim_push(1)$$, 'another push');
select lives_ok(
  $$select public.finish_push(tests.id('push_gone'), true, gone => array[tests.id('parent_device')])$$, 'to a device that is gone'
);
select is_empty($$select from public.push_devices where user_id = tests.id('parent')$$, 'forgets it');

-- News of teams -----------------------------------------------------------------------------
select tests.act_as_database();
select tests.forget_told();
select tests.act_as('coach');
select lives_ok(
  $$insert into public.trainings (id, team_id, title, starts_at, ends_at)
    values (tests.id('new_training'), tests.id('team'), 'Rondos', now() + interval '2 days', now() + interval '2 days 90 minutes')$$,
  'a coach plans a training'
);
select is(tests.told('training_planned'), 'parent, player', 'player and parent hear of it; not the coach, other teams, or locked staff');
select tests.act_as('parent');
select results_eq(
  $$select payload ->> 'team', payload ->> 'title', payload ->> 'time_zone', payload ? 'count', link, (payload ->> 'starts_at')::timestamptz
    from public.notifications$$,
  $$values ('U13', 'Rondos', 'Europe/Berlin', false, '/training-manager/trainings/details/' || tests.id('new_training'), now() + interval '2 days')$$,
  'with team, title, start and the school''s clock'
);
select tests.act_as('coach');
update public.trainings set title = 'Rondos and more' where id = tests.id('new_training');
select is(tests.told('training_moved'), '', 'another title is no news');
update public.trainings set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'
where id = tests.id('new_training');
select is(tests.told('training_moved'), 'parent, player', 'another time is');
select tests.act_as_database();
select results_eq(
  $$select payload ->> 'changed', payload ->> 'player' from public.notifications
    where kind = 'training_moved' order by payload ->> 'player' nulls last$$,
  $$values ('time', 'Child'), ('time', null)$$, 'it says what is new, and a guardian whose it is'
);
select tests.act_as('coach');
update public.trainings set place = 'Hall' where id = tests.id('new_training');
select is(tests.told('training_moved'), 'parent, parent, player, player', 'and another place');
select tests.act_as_database();
select bag_eq(
  $$select kind, status from public.mail_outbox where user_id = tests.id('parent')$$,
  $$values ('training_planned', 'dropped'), ('training_moved', 'dropped'), ('training_moved', 'queued')$$,
  'only the latest is still to be sent'
);
select tests.act_as('owner');
update public.trainings set status = 'cancelled' where id = tests.id('new_training');
select is(tests.told('training_cancelled'), 'coach, parent, player', 'called off by the owner: the coach hears it too');
update public.trainings set status = 'planned' where id = tests.id('new_training');
select is(tests.told('training_planned'), 'coach, parent, parent, player, player', 'back again is planned again');
delete from public.trainings where id = tests.id('new_training');
select is(tests.told('training_cancelled'), 'coach, coach, parent, parent, player, player', 'deleted is called off');

select tests.act_as_database();
select tests.forget_told();
select tests.act_as('coach');
insert into public.trainings (team_id, starts_at, ends_at)
select tests.id('team'), now() + day * interval '1 day', now() + day * interval '1 day' + interval '1 hour'
from generate_series(5, 12) as day;
select is(tests.told('training_planned'), 'parent, player', 'eight dates at once are one notification');
select tests.act_as('player');
select results_eq(
  $$select (payload ->> 'count')::int, (payload ->> 'starts_at')::timestamptz from public.notifications$$,
  $$values (8, now() + interval '5 days')$$, 'about the earliest, with their number'
);
select tests.act_as('coach');
insert into public.trainings (team_id, starts_at, ends_at)
values (tests.id('team'), now() - interval '2 days', now() - interval '47 hours');
select is(tests.told('training_planned'), 'parent, player', 'the past is no news');
update public.trainings set status = 'cancelled' where starts_at = now() - interval '2 days';
select is(tests.told('training_cancelled'), '', 'whatever becomes of it');
select tests.act_as_database();
insert into public.trainings (team_id, starts_at, ends_at)
values (tests.id('team'), now() + interval '70 hours', now() + interval '71 hours');
select is(tests.told('training_planned'), 'parent, player', 'a seed or a job tells nobody');
select tests.act_as('owner');
update public.trainings set team_id = tests.id('other_team') where starts_at = now() + interval '70 hours';
select is(tests.told('training_cancelled'), 'coach, parent, player', 'handed to another team: off for the one');
select is(
  tests.told('training_planned'), 'other_coach, other_parent, other_player, parent, player', 'planned for the other'
);

select tests.act_as_database();
select tests.forget_told();
select tests.act_as('coach');
insert into public.matches (id, team_id, opponent, starts_at)
values (tests.id('new_match'), tests.id('team'), 'Blue Town', now() + interval '6 days');
select is(tests.told('match_planned'), 'parent, player', 'a match is told the same way');
select tests.act_as('parent');
select results_eq(
  $$select category::text, payload ->> 'team', payload ->> 'opponent', (payload ->> 'is_home')::boolean, link from public.notifications$$,
  $$values ('training', 'U13', 'Blue Town', true, '/calendar/match-calendar')$$, 'with the opponent'
);
select tests.act_as('coach');
update public.matches set kit = 'Red' where id = tests.id('new_match');
update public.matches set meet_at = starts_at - interval '1 hour' where id = tests.id('new_match');
select is(tests.told('match_moved'), 'parent, player', 'the time to meet is news, the shirt is not');
update public.matches set status = 'cancelled' where id = tests.id('new_match');
select is(tests.told('match_cancelled'), 'parent, player', 'called off');
update public.matches set status = 'planned' where id = tests.id('new_match');
select is(tests.told('match_planned'), 'parent, parent, player, player', 'and on again');
update public.matches set status = 'live' where id = tests.id('new_match');
update public.matches set status = 'finished', goals_for = 2, goals_against = 1 where id = tests.id('new_match');
select is(tests.told('match_cancelled') || tests.told('match_moved'), 'parent, playerparent, player', 'playing it is no news');

select tests.act_as_database();
select tests.forget_told();
select tests.act_as('pending');
select lives_ok($$select public.request_role('parent')$$, 'somebody asks for another role');
select is(tests.told('role_requested'), 'admin', 'administrators hear it');

-- Reminders ---------------------------------------------------------------------------------
select tests.act_as_database();
select is(
  private.start_after_lead('2026-10-24 10:00+02', '1_day', 'Europe/Berlin'), '2026-10-25 10:00+01',
  'a day before, on the school''s clock, over its change in autumn'
);
select is(
  private.start_after_lead('2026-03-28 10:00+01', '1_day', 'Europe/Berlin'), '2026-03-29 10:00+02', 'and in spring'
);
select is(
  private.start_after_lead('2026-10-24 10:00+02', '1_day', 'America/New_York'), '2026-10-25 10:00+02', 'where the clock changes'
);
select is(
  private.start_after_lead('2026-10-25 01:30+02', '2_hours', 'Europe/Berlin'), '2026-10-25 02:30+01', 'hours are by the stopwatch'
);

-- A calendar nobody else is in: Sunday 25 October 2037, after the clock change of that night.
select tests.forget_told();
update public.notification_preferences
set quiet_from = null, quiet_until = null, training_lead = '1_day', tasks_lead = '1_day', tasks = true, training = true, is_all_on = true;
insert into public.trainings (id, team_id, title, starts_at, ends_at)
values
  (tests.named('sunday'), tests.id('team'), 'Sunday', '2037-10-25 10:00+01', '2037-10-25 11:00+01'),
  (tests.named('rival_sunday'), tests.id('rival_team'), 'Sunday', '2037-10-25 10:00+01', '2037-10-25 11:00+01'),
  (tests.named('off_sunday'), tests.id('team'), 'Off', '2037-10-25 10:00+01', '2037-10-25 11:00+01');
update public.trainings set status = 'cancelled' where id = tests.id('off_sunday');

create function tests.remind(until_moment timestamptz)
returns int
language sql
as $$ select private.queue_reminders(until_moment); $$;
create function tests.start_at(moment timestamptz)
returns void
language sql
as $$ update public.job_cursors set cursor_at = moment where name = 'queue_reminders'; $$;

select tests.start_at('2037-10-24 09:00+02');
select is(tests.remind('2037-10-24 09:59+02'), 0, 'nothing before it is time');
select is(tests.remind('2037-10-24 10:00+02'), 5, 'a day before, at ten: three people here, two there');
select is(tests.told('training_reminder'), 'coach, parent, player, rival_coach, rival_parent', 'players, guardians and staff of either team');
select is(tests.remind('2037-10-24 10:00+02'), 0, 'once');
select is(tests.remind('2037-10-24 10:30+02'), 0, 'and not again');
select tests.start_at('2037-10-24 09:00+02');
select is(tests.remind('2037-10-24 11:30+02'), 0, 'not even when the job starts over');
select tests.act_as('parent');
select results_eq(
  $$select category::text, payload ->> 'team', payload ->> 'title', payload ->> 'lead', payload ->> 'time_zone', expires_at
    from public.notifications where kind = 'training_reminder'$$,
  $$values ('training', 'U13', 'Sunday', '1_day', 'Europe/Berlin', '2037-10-25 10:00+01'::timestamptz)$$,
  'it says what, when and how long before, and is worth nothing afterwards'
);
select tests.act_as_database();
select is(
  (select count(*)::int from public.mail_outbox where about_id = tests.id('sunday') and status = 'queued'), 3, 'it also goes out'
);
update public.trainings set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'
where id = tests.id('sunday');
select is_empty(
  $$select from public.mail_outbox where about_id = tests.id('sunday') and status = 'queued'$$, 'what is not sent when it moves is dropped'
);
select is(tests.remind('2037-10-25 10:00+01'), 3, 'and it reminds again, for the new time');
update public.trainings set status = 'cancelled' where id = tests.id('sunday');
select is_empty(
  $$select from public.mail_outbox where about_id = tests.id('sunday') and status = 'queued'$$, 'a cancelled one sends nothing any more'
);

-- Each person's own lead time, and who wants none
select tests.forget_told();
insert into public.trainings (id, team_id, starts_at, ends_at)
values (tests.named('later'), tests.id('team'), '2037-12-20 18:00+01', '2037-12-20 19:00+01');
update public.notification_preferences set training_lead = '1_week' where user_id = tests.id('coach');
update public.notification_preferences set training_lead = '15_minutes' where user_id = tests.id('parent');
update public.notification_preferences set training = false where user_id = tests.id('player');
select tests.start_at('2037-12-13 17:00+01');
select is(tests.remind('2037-12-13 18:00+01') || tests.told('training_reminder'), '1coach', 'a week before for the one');
select is(tests.remind('2037-12-20 17:44+01'), 0, 'nothing in between, and nothing for who switched trainings off');
select is(tests.remind('2037-12-20 17:45+01') || tests.told('training_reminder'), '1coach, parent', 'fifteen minutes before for the other');
update public.notification_preferences set training = true where user_id = tests.id('player');
select tests.start_at('2037-12-19 17:59+01');
select is(tests.remind('2037-12-19 18:10+01') || tests.told('training_reminder'), '1coach, parent, player', 'ten minutes late is caught up');
select tests.forget_told();
select tests.start_at('2037-12-20 17:40+01');
select is(tests.remind('2037-12-20 18:00+01'), 0, 'what has begun reminds nobody');
select tests.forget_told();
insert into public.attendance (training_id, player_id, answer, answered_at)
values (tests.id('later'), tests.id('child'), 'no', now());
update public.notification_preferences set training_lead = '1_hour';
select tests.start_at('2037-12-20 16:59+01');
select is(tests.remind('2037-12-20 17:00+01') || tests.told('training_reminder'), '1coach', 'who said no is left alone, and the parents');

-- Matches and tasks
select tests.forget_told();
insert into public.matches (id, team_id, opponent, starts_at)
values (tests.named('winter_match'), tests.id('other_team'), 'Blue Town', '2037-12-24 11:00+01');
insert into public.tasks (id, school_id, player_id, user_id, title, due_at)
values
  (tests.named('winter_task'), null, tests.id('child'), null, 'Juggle', '2037-12-24 11:00+01'),
  (tests.named('winter_staff_task'), tests.id('home'), null, tests.id('other_coach'), 'Count', '2037-12-24 11:00+01'),
  (tests.named('winter_done_task'), null, tests.id('child'), null, 'Run', '2037-12-24 11:00+01');
update public.tasks set status = 'done' where id = tests.id('winter_done_task');
update public.notification_preferences set tasks_lead = '1_hour';
update public.notification_preferences set tasks = false where user_id = tests.id('player');
select tests.start_at('2037-12-24 09:59+01');
select is(tests.remind('2037-12-24 10:00+01'), 5, 'matches and tasks remind as well');
select is(tests.told('match_reminder'), 'other_coach, other_parent, other_player', 'the match its own team');
select is(tests.told('task_reminder'), 'other_coach, parent', 'a task who has it and the guardians, as they wish');
select tests.act_as('parent');
select results_eq(
  $$select payload ->> 'title', payload ->> 'player', link from public.notifications where kind = 'task_reminder'$$,
  $$values ('Juggle', 'Child', '/tasks-active/player/' || tests.id('child'))$$, 'which child''s'
);
select tests.act_as_database();
select isnt_empty($$select from public.mail_outbox where about_id = tests.id('winter_task') and status = 'queued'$$, 'waiting');
update public.tasks set status = 'done' where id = tests.id('winter_task');
select is_empty($$select from public.mail_outbox where about_id = tests.id('winter_task') and status = 'queued'$$, 'done: dropped');

select tests.act_as('coach');
select throws_ok($$select private.queue_reminders()$$, '42501', null, 'nobody runs it from outside');
select throws_ok($$select private.team_listeners(tests.id('team'))$$, '42501', null, 'or reads who listens');

-- Jobs --------------------------------------------------------------------------------------
select is_empty($$select from public.job_cursors$$, 'a coach sees no jobs');
select is_empty($$select from public.job_health$$, 'nor their health');
select throws_ok($$select private.run_job('queue_reminders')$$, '42501', null, 'and runs none');
select tests.act_as('owner');
select is_empty($$select from public.job_cursors$$, 'an owner neither');
select tests.act_as('admin');
select isnt_empty($$select from public.job_cursors where name = 'queue_reminders'$$, 'an administrator sees them');
select throws_ok($$update public.job_cursors set cursor_at = now()$$, '42501', null, 'and changes nothing');
select tests.act_as_database();
-- The stand-in of a native server does not let the owner schedule.
select case
  when has_table_privilege('cron.job', 'select') then bag_eq(
    $$select jobname::text from cron.job where command like '%run_job%'$$,
    $$select replace(name, '_', '-') from public.job_cursors$$, 'every job is scheduled'
  )
  else pass('every job is scheduled')
end;
update public.job_cursors set cursor_at = now();
select is(private.run_job('queue_reminders'), 0, 'a run');
select results_eq(
  $$select last_run_at = now(), last_count, failed_count from public.job_cursors where name = 'queue_reminders'$$,
  $$values (true, 0, 0)$$, 'leaves a heartbeat'
);
select throws_ok($$select private.run_job('make_coffee')$$, 'P0001', 'unknown_job', 'only known jobs run');
update public.job_cursors set last_run_at = now() - interval '3 minutes 1 second' where name = 'queue_reminders';
select results_eq(
  $$select is_late from public.job_health where name = 'queue_reminders'$$, $$values (true)$$, 'three intervals without one is late'
);
update public.invitations set expires_at = now() - interval '1 day' where status = 'pending';
select isnt(private.run_job('expire_invitations'), 0, 'invitations expire by themselves');
select isnt(private.run_job('extend_training_series'), null, 'series are planned ahead');

-- A broken job: a preference that cannot be read.
alter table public.job_cursors rename column cursor_at to moved_away;
set local client_min_messages = error;
select is(private.run_job('queue_reminders'), null, 'a job that breaks');
alter table public.job_cursors rename column moved_away to cursor_at;
select results_eq(
  $$select failed_count, last_error is not null from public.job_cursors where name = 'queue_reminders'$$,
  $$values (1, true)$$, 'says so and stops nothing else'
);

-- What is not kept
insert into public.notifications (id, user_id, category, kind, created_at, read_at)
values
  (tests.named('old_read'), tests.id('parent'), 'notes', 'note_shared', now() - interval '181 days', now()),
  (tests.named('old_unread'), tests.id('parent'), 'notes', 'note_shared', now() - interval '181 days', null),
  (tests.named('very_old'), tests.id('parent'), 'notes', 'note_shared', now() - interval '366 days', null);
insert into public.push_devices (id, user_id, address, last_seen_at)
values (tests.named('old_device'), tests.id('parent'), 'an-old-token-0123456789', now() - interval '61 days');
select is(private.run_job('forget_old_deliveries'), 3, 'the old goes');
select bag_eq(
  $$select id from public.notifications where created_at < now() - interval '100 days'$$,
  $$values (tests.id('old_unread'))$$, 'unread notifications stay a year'
);

select * from finish();
rollback;
