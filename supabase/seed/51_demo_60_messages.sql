-- Demo academy, messages: ten weeks of talk in teams, families, staff rooms and between people.
-- Everybody has something unread, two schools have a report to look into. The platform's
-- administrator is in no conversation: that is the rule.
--
-- Fixed ids: conversations 00000000-0000-4000-8082-…: 1–6 teams, 11–12 staff, 21–25 families,
-- 31–37 direct.

insert into public.school_officers (school_id, user_id, duty)
select office.school_id::uuid, person.id, 'safeguarding'
from (
  values
    ('multi@demo.test', '00000000-0000-4000-8000-000000000001'),
    ('owner2@demo.test', '00000000-0000-4000-8000-000000000002')
) as office (email, school_id)
join public.users as person on person.email = office.email
on conflict do nothing;

create temporary table demo_talks as
select
  number,
  ('00000000-0000-4000-8082-' || lpad(number::text, 12, '0'))::uuid as id,
  kind::public.conversation_kind as kind,
  ('00000000-0000-4000-8000-' || lpad(school::text, 12, '0'))::uuid as school_id,
  ('00000000-0000-4000-8002-' || lpad(team::text, 12, '0'))::uuid as team_id,
  ('00000000-0000-4000-8001-' || lpad(player::text, 12, '0'))::uuid as player_id,
  opener,
  string_to_array(people, ' ') as people
from (
  values
    (1, 'team', 1, 1, null, 'multi', null),
    (2, 'team', 1, 2, null, 'coach', null),
    (3, 'team', 1, 3, null, 'coach', null),
    (4, 'team', 1, 4, null, 'markus.lindner', null),
    (5, 'team', 2, 5, null, 'coach2', null),
    (6, 'team', 2, 6, null, 'coach2', null),
    (11, 'staff', 1, null, null, 'owner', null),
    (12, 'staff', 2, null, null, 'owner2', null),
    (21, 'family', 1, 2, 202, 'parent', null),
    (22, 'family', 1, 3, 302, 'parent', null),
    (23, 'family', 1, 4, 402, 'markus.lindner', null),
    (24, 'family', 1, 1, 108, 'emeka.okafor', null),
    (25, 'family', 2, 5, 501, 'parent2', null),
    (31, 'direct', 1, null, null, 'coach', 'coach owner'),
    (32, 'direct', 1, null, null, 'parent', 'parent coach'),
    (33, 'direct', 1, null, null, 'player', 'player markus.lindner claudia.weber'),
    (34, 'direct', 1, null, null, 'multi', 'multi coach'),
    (35, 'direct', 2, null, null, 'coach2', 'coach2 owner2'),
    (36, 'direct', 2, null, null, 'parent2', 'parent2 coach2'),
    (37, 'direct', 2, null, null, 'player2', 'player2 owner2 coach2')
) as talk (number, kind, school, team, player, opener, people);

insert into public.conversations (id, school_id, kind, team_id, player_id, direct_key, created_by, created_at)
select
  talk.id,
  talk.school_id,
  talk.kind,
  talk.team_id,
  talk.player_id,
  (
    select md5(string_agg(person.id::text, ',' order by person.id))
    from public.users as person
    where person.email = any(select name || '@demo.test' from unnest(talk.people) as name)
  ),
  opener.id,
  now() - interval '80 days'
from demo_talks as talk
join public.users as opener on opener.email = talk.opener || '@demo.test';

insert into public.conversation_members (conversation_id, user_id)
select talk.id, person.id
from demo_talks as talk
cross join unnest(talk.people) as name
join public.users as person on person.email = name || '@demo.test';

-- Every Sunday evening the head coach says what the week brings, and somebody answers the day after.
create temporary table demo_weekly as
select
  side.talk,
  side.coach,
  side.answerers[1 + (week + side.talk) % cardinality(side.answerers)] as answerer,
  side.language,
  week,
  date_trunc('week', current_date)::date - 1 - 7 * week as sunday
from (
  values
    (1, 'multi', '{emeka.okafor,sara.haddad}'::text[], 'en'),
    (2, 'coach', '{parent,parent,sara.haddad}', 'en'),
    (3, 'coach', '{parent,multi,emeka.okafor}', 'en'),
    (4, 'markus.lindner', '{player,claudia.weber}', 'de'),
    (5, 'coach2', '{parent2}', 'en'),
    (6, 'coach2', '{player2,petar.ivanov}', 'en')
) as side (talk, coach, answerers, language)
cross join generate_series(0, 9) as week;

create temporary table demo_lines (talk int, author text, said_at timestamptz, body text, attachment jsonb);

insert into demo_lines (talk, author, said_at, body)
select
  talk,
  coach,
  (sunday + time '18:10' + (talk * 7) * interval '1 minute') at time zone 'Europe/Berlin',
  case language
    when 'de' then (array[
      'Diese Woche Umschalten nach Ballgewinn. Bitte pünktlich, wir starten mit dem Aufwärmen ohne Wartezeit.',
      'Am Wochenende auswärts. Abfahrt hängt aus, wer fahren kann, schreibt mir bis Donnerstag.',
      'Guter Auftritt gestern! Zweite Halbzeit so, wie wir es geübt haben. Weiter geht es am Montag.',
      'Achtung: Platz 1 ist gesperrt, wir weichen auf den Kunstrasen aus. Bitte Noppen statt Stollen.',
      'Schwerpunkt Standards. Jeder merkt sich seine Aufgabe am ersten Pfosten.',
      'Wir testen diese Woche die 30 Meter. Ausgeschlafen kommen.'
    ])[1 + (week + talk) % 6]
    else (array[
      'New week, new theme: first touch away from pressure. Shin pads, water and a good mood, please.',
      'Match on the weekend: meeting time is 45 minutes before kick-off. Tell me by Thursday if you cannot come.',
      'Well done yesterday, everybody played and everybody learned. Boots clean for the next one!',
      'Rain is coming. We train unless there is thunder; bring a second shirt.',
      'We need two drivers for the away match. Who has seats left?',
      'Please answer the invitations in the app by Wednesday evening, it makes planning much easier.',
      'This week we play a lot of small games. The less I talk, the better.'
    ])[1 + (week * 3 + talk) % 7]
  end
from demo_weekly;

insert into demo_lines (talk, author, said_at, body)
select
  weekly.talk,
  weekly.answerer,
  (weekly.sunday + 1 + time '07:40' + ((weekly.week * 13) % 50) * interval '1 minute') at time zone 'Europe/Berlin',
  case person.locale
    when 'de' then (array[
      'Danke, sind dabei!',
      'Ich kann zwei Kinder mitnehmen, Treffpunkt am Parkplatz.',
      'Alles klar, bringe die Leibchen gewaschen mit.',
      'Wir kommen zehn Minuten später, Bus hat Verspätung.'
    ])[1 + (weekly.week + weekly.talk) % 4]
    when 'bg' then (array[
      'Готово, аз нося топките.',
      'Ще закъснея с десет минути, започнете без мен.',
      'Благодаря, ще бъда там.'
    ])[1 + (weekly.week + weekly.talk) % 3]
    else (array[
      'Thanks, we will be there.',
      'I can take three children, two seats still free.',
      'School trip on Wednesday, we miss that one. Back on the next.',
      'Great. Which shirt, red or white?',
      'Count us in!'
    ])[1 + (weekly.week * 2 + weekly.talk) % 5]
  end
from demo_weekly as weekly
join public.users as person on person.email = weekly.answerer || '@demo.test'
where (weekly.week + weekly.talk) % 4 <> 0;

insert into demo_lines (talk, author, said_at, body)
select
  line.talk,
  line.author,
  (current_date - line.days + line.clock::time) at time zone 'Europe/Berlin',
  line.body
from (
  values
    (1, 'multi', 3, '19:05', 'The little ones asked for the treasure game again. Tomorrow they get it.'),
    (1, 'emeka.okafor', 3, '19:20', 'Samuel has been practising turns in the corridor all day. Our vase did not survive.'),
    (1, 'sara.haddad', 2, '08:15', 'Ich bringe die kleinen Tore mit, die Hütchen sind noch im Schrank.'),
    (2, 'coach', 4, '17:45', 'Emir and Paul stayed ten minutes longer today to collect all the balls. Thank you, both!'),
    (2, 'parent', 4, '18:30', 'He came home very proud.'),
    (2, 'sara.haddad', 2, '20:05', 'Vergesst bitte die Einverständniserklärung für das Turnier nicht, Frist ist Freitag.'),
    (2, 'coach', 1, '07:55', 'Tomorrow we start on pitch 3, pitch 2 is being sown.'),
    (3, 'emeka.okafor', 6, '20:41', 'Chidi sat out the whole second half again. Some children seem to play because their parents talk the loudest.'),
    (3, 'coach', 6, '21:02', 'Emeka, let us talk about that in person, not here. I call you tomorrow.'),
    (3, 'multi', 5, '07:30', 'Viktor wants to thank everybody for the birthday song.'),
    (3, 'parent', 2, '16:10', 'Defne is a goalkeeper now, she says. Is that true?'),
    (3, 'coach', 1, '12:20', 'For one training! Everybody tries it once this month.'),
    (4, 'markus.lindner', 9, '21:30', 'Wer am Montag fehlt, sitzt am Samstag draußen. Ohne Diskussion.'),
    (4, 'player', 2, '21:10', 'Coach, do we get the video of the second half?'),
    (4, 'markus.lindner', 1, '08:05', 'Lade ich heute Abend hoch. Schaut euch vor allem die fünf Sekunden nach Ballverlust an.'),
    (5, 'coach2', 4, '18:20', 'Kacper scored with his left foot. Just saying.'),
    (5, 'parent2', 4, '18:50', 'He has told his grandmother on the phone three times already.'),
    (5, 'coach2', 1, '17:00', 'Tournament shirts have arrived, sizes as ordered.'),
    (6, 'coach2', 8, '22:15', 'Late again, four of you. Whoever comes late runs the railway embankment, twice.'),
    (6, 'player2', 3, '20:00', 'Is training on the holiday?'),
    (6, 'petar.ivanov', 2, '09:30', 'Да, но започваме в десет сутринта.'),
    (6, 'coach2', 1, '10:15', 'Ten in the morning, as Petar says. Bring breakfast.'),
    (11, 'owner', 20, '09:00', 'Good morning. The city gives us the artificial turf on Thursdays from next month on.'),
    (11, 'coach', 20, '09:20', 'Finally! Can the U13 have the early slot?'),
    (11, 'markus.lindner', 20, '10:05', 'Von mir aus gern, die U17 fängt sowieso erst um sieben an.'),
    (11, 'multi', 20, '12:40', 'The U9 stays on grass, they like the mud.'),
    (11, 'owner', 7, '18:30', 'Please enter attendance on the same day. Parents ask me, and I want to know before they do.'),
    (11, 'sara.haddad', 7, '19:10', 'Mache ich jetzt immer direkt am Platz.'),
    (11, 'owner', 1, '08:40', 'First-aid course on the second Saturday of next month. Six places, first come, first served.'),
    (11, 'multi', 1, '09:25', 'Count me in. My last one was when Kiril was born.'),
    (12, 'owner2', 15, '10:00', 'The floodlights of the main pitch are repaired. Please switch them off when you leave.'),
    (12, 'coach2', 15, '10:30', 'Will do. That was me last week, sorry.'),
    (12, 'petar.ivanov', 15, '11:10', 'Ключът за склада е при домакина.'),
    (12, 'owner2', 2, '09:15', 'We welcome three new children on trial in the U11 this week.'),
    (12, 'coach2', 2, '10:05', 'Good, I put them with Kacper and Hugo for the first evening.'),
    (21, 'parent', 30, '14:00', 'Emir had a tooth out yesterday, he may run but please no headers this week.'),
    (21, 'coach', 30, '14:25', 'Thank you for telling me. We have no headers planned anyway at that age. Get well soon!'),
    (21, 'sara.haddad', 5, '19:40', 'Emir hat sein Trikot in der Kabine vergessen, liegt bei mir.'),
    (21, 'parent', 5, '20:00', 'That explains the search party. Thank you, Sara!'),
    (22, 'parent', 12, '17:20', 'Defne would like to try midfield. Is that possible, or is it too early to ask?'),
    (22, 'coach', 12, '18:45', 'Never too early. She gets a half there on Saturday.'),
    (22, 'coach', 1, '19:30', 'She did very well, see the note in the app. More of that!'),
    (23, 'markus.lindner', 10, '16:00', 'Hallo Jonas, hallo Frau Weber, die Verbandsauswahl hat nach Jonas gefragt. Sichtung ist am übernächsten Sonntag.'),
    (23, 'claudia.weber', 10, '17:15', 'Das freut uns sehr! Den Sonntag halten wir frei.'),
    (23, 'player', 10, '17:40', 'Thank you, Coach! Do I need anything?'),
    (23, 'markus.lindner', 1, '18:00', 'Nur Schuhe, Schienbeinschoner und Ausweis. Und gut schlafen.'),
    (24, 'emeka.okafor', 8, '19:00', 'Samuel is afraid of the big goals. Any idea?'),
    (24, 'multi', 8, '19:25', 'We play with the small ones for two weeks and then he will ask for the big ones himself.'),
    (25, 'parent2', 9, '15:30', 'Kacper has hay fever, the inhaler is in the side pocket of his bag.'),
    (25, 'coach2', 9, '16:00', 'Noted, only the coaches know where it is.'),
    (25, 'parent2', 1, '15:10', 'Can he come ten minutes later on Thursday? Dentist.'),
    (31, 'coach', 6, '22:00', 'Emeka Okafor is unhappy about playing time in the U13. I call him tomorrow, just so that you know.'),
    (31, 'owner', 5, '07:50', 'Good, thank you. If it does not settle, we three meet.'),
    (31, 'owner', 1, '11:00', 'How did it go?'),
    (31, 'coach', 1, '13:30', 'Better than expected. He wants to help with the tournament.'),
    (32, 'parent', 16, '13:10', 'Is there a plan for the autumn holidays yet? I have to take leave.'),
    (32, 'coach', 16, '15:00', 'Camp in the first week, no training in the second.'),
    (32, 'parent', 16, '15:05', 'Perfect.'),
    (32, 'coach', 1, '20:30', 'The registration for the camp is open now.'),
    (33, 'player', 14, '19:00', 'Coach, I have my mid-term exam on Wednesday, may I come later?'),
    (33, 'markus.lindner', 14, '19:30', 'Klar. Schule geht vor, komm einfach zum Spiel am Ende dazu.'),
    (33, 'claudia.weber', 14, '20:10', 'Danke, das hilft uns sehr.'),
    (33, 'markus.lindner', 2, '20:45', 'Und, wie ist die Klausur gelaufen?'),
    (34, 'multi', 5, '12:00', 'Lena, which warm-up do you use with the U11? My U9 is ready for something new.'),
    (34, 'coach', 5, '12:30', 'Have a look at this one, it works with eight children as well as with sixteen.'),
    (34, 'multi', 1, '21:40', 'They loved it. I owe you a coffee.'),
    (35, 'coach2', 9, '20:00', 'Two families of the U15 asked about the fee for the tournament.'),
    (35, 'owner2', 8, '08:00', 'Send them to me, coaches do not have to deal with money.'),
    (36, 'parent2', 6, '18:00', 'Do you still need cake for the home match?'),
    (36, 'coach2', 6, '18:10', 'Always. The railway workers'' club lives on cake.'),
    (37, 'player2', 4, '16:30', 'Mrs Sommer, can I ask you something about the older ones in the changing room?'),
    (37, 'owner2', 4, '16:45', 'Of course, Luca. You can tell me here, or come by on Tuesday before training. You choose.'),
    (37, 'owner2', 2, '17:00', 'I spoke with them. Please tell me if anything happens again.')
) as line (talk, author, days, clock, body);

update demo_lines
set attachment = jsonb_build_object('kind', 'exercise', 'id', exercise.id)
from (
  select id from public.exercises
  where slug is not null and phase = 'warm_up'
    and min_age <= 8 and max_age >= 11 and players_min <= 8 and players_max >= 16
  order by slug limit 1
) as exercise
where demo_lines.talk = 34 and demo_lines.body like 'Have a look at this one%';

update demo_lines
set attachment = jsonb_build_object('kind', 'training', 'id', training.id)
from (
  select id from public.trainings
  where team_id = '00000000-0000-4000-8002-000000000002' and status = 'planned' and starts_at > now()
  order by starts_at limit 1
) as training
where demo_lines.talk = 2 and demo_lines.body like 'Tomorrow we start on pitch 3%';

insert into public.messages (conversation_id, author_id, body, attachment, created_at)
select talk.id, person.id, line.body, line.attachment, line.said_at
from demo_lines as line
join demo_talks as talk on talk.number = line.talk
join public.users as person on person.email = line.author || '@demo.test'
order by line.said_at, line.talk, line.body;

-- Two slips of the pen, corrected and taken back.
update public.messages
set body = 'Tournament shirts have arrived, sizes as ordered. Pick them up at the kiosk.',
  edited_at = created_at + interval '6 minutes'
where body = 'Tournament shirts have arrived, sizes as ordered.';
update public.messages set body = '', deleted_at = created_at + interval '2 minutes'
where body = 'The little ones asked for the treasure game again. Tomorrow they get it.';

-- The last one to three messages are unread, unless one wrote or read further oneself.
update public.conversation_members as member
set last_read_message_id = place.id,
  last_read_at = place.created_at + interval '20 minutes'
from demo_talks as talk
cross join lateral (
  select id, created_at from public.messages
  where conversation_id = talk.id
  order by id desc
  limit 4
) as place
where member.conversation_id = talk.id
  and place.id = (
    select id from public.messages
    where conversation_id = talk.id
    order by id desc
    offset 1 + ('x' || left(md5(member.user_id::text || talk.number), 4))::bit(16)::int % 3
    limit 1
  )
  and place.id > coalesce(member.last_read_message_id, 0);

update public.conversation_members set muted_until = now() + interval '3 days'
where (conversation_id, user_id) in (
  select '00000000-0000-4000-8082-000000000011'::uuid, id
  from public.users where email = 'markus.lindner@demo.test'
);

-- Three reports: one new, one looked into, one settled.
insert into public.message_reports (message_id, reporter_id, reason, created_at)
select message.id, person.id, report.reason, message.created_at + interval '9 hours'
from (
  values
    ('Chidi sat out%', 'parent', 'This is about other families, and the children read it too.'),
    ('Late again, four of you%', 'player2', 'Running as a punishment is not allowed, it says so in the club rules.'),
    ('Wer am Montag fehlt%', 'claudia.weber', 'Drohungen gegenüber Jugendlichen gehören nicht in den Mannschaftschat.')
) as report (words, reporter, reason)
join public.messages as message on message.body like report.words
join public.users as person on person.email = report.reporter || '@demo.test';

update public.message_reports as report
set status = 'in_review', handled_by = officer.id
from public.users as reporter, public.users as officer
where reporter.id = report.reporter_id
  and (reporter.email, officer.email) in (
    ('player2@demo.test', 'owner2@demo.test'), ('claudia.weber@demo.test', 'multi@demo.test')
  );
update public.message_reports as report
set status = 'closed',
  resolution = 'Spoke with Markus and Mrs Weber together. The sentence was withdrawn in training; selection follows the team rules.',
  closed_at = now() - interval '5 days'
from public.users as reporter
where reporter.id = report.reporter_id and reporter.email = 'claudia.weber@demo.test';

drop table demo_talks, demo_weekly, demo_lines;
