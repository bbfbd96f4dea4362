-- Demo academy: work for individuals and for the head, notes and tasks of ten weeks. A number made
-- of the player and the round (demo_players.spice) decides who was diligent, so that the same day
-- always gives the same season. A coach writes in the coach's language, a family in its own.

create temporary table demo_players as
select distinct on (player.id)
  player.id as player_id,
  player.school_id,
  player.first_name,
  player.position,
  team.id as team_id,
  right(team.id::text, 2)::int as team,
  substr(team.age_group, 2)::int - 1 as age,
  coach.user_id as coach_id,
  person.locale as coach_locale,
  assistant.user_id as assistant_id,
  family.user_id as family_id,
  family.is_player,
  coalesce(family.locale, 'de') as family_locale,
  ('x' || substr(md5(player.id::text), 1, 6))::bit(24)::int as spice
from public.squad_members as squad
join public.teams as team on team.id = squad.team_id
join public.players as player on player.id = squad.player_id
join public.team_staff as coach on coach.team_id = team.id and coach.role = 'head_coach'
join public.users as person on person.id = coach.user_id
left join lateral (
  select staff.user_id from public.team_staff as staff
  where staff.team_id = team.id and staff.role = 'assistant_coach'
  order by staff.user_id limit 1
) as assistant on true
-- Who keeps the log: the player, or else the guardian, or else (no login in the demo) nobody named.
left join lateral (
  select account.id as user_id, account.locale, account.id = player.user_id as is_player
  from public.users as account
  where account.id = player.user_id
    or account.id in (
      select guardian_id from public.guardian_links
      where player_id = player.id and status = 'active'
    )
  order by account.id = player.user_id desc, account.id
  limit 1
) as family on true
where squad.left_on is null and team.id::text like '00000000-0000-4000-8002-%'
order by player.id, team.id, coach.user_id;

-- Exercises of the schools ------------------------------------------------------------------

insert into public.individual_exercises (
  id, school_id, team_id, author_id, visibility, topic, place, min_age, max_age, level, minutes,
  sets, repetitions, equipment, measure, target, is_lower_better
)
select
  ('00000000-0000-4000-8010-' || lpad(exercise.number::text, 12, '0'))::uuid,
  ('00000000-0000-4000-8000-' || lpad(exercise.school::text, 12, '0'))::uuid,
  case when exercise.team is not null then ('00000000-0000-4000-8002-' || lpad(exercise.team::text, 12, '0'))::uuid end,
  person.id, exercise.visibility::public.exercise_visibility, exercise.topic::public.exercise_topic,
  exercise.place::public.practice_place, exercise.min_age, exercise.max_age, 2, exercise.minutes, 3,
  exercise.repetitions, exercise.equipment::text[], exercise.measure::public.practice_measure,
  exercise.target, coalesce(exercise.measure = 'seconds', false)
from (
  values
    (1, 1, null, 'coach@demo.test', 'school', 'first_touch', 'wall', 9, 13, 10, 15, '{ball,wall}', 'repetitions', 12),
    (2, 1, 3, 'coach@demo.test', 'team', 'dribbling', 'yard', 10, 13, 12, 10, '{ball,bottles}', 'seconds', 45),
    (3, 1, null, 'markus.lindner@demo.test', 'school', 'crossing', 'pitch', 14, 17, 20, 12, '{ball,cones}', 'repetitions', 8),
    (4, 2, null, 'coach2@demo.test', 'school', 'ball_mastery', 'room', 8, 12, 8, 30, '{ball,timer}', null, null),
    (5, 2, 6, 'petar.ivanov@demo.test', 'team', 'finishing', 'pitch', 13, 15, 15, 10, '{ball,mini_goal}', null, null)
) as exercise (
  number, school, team, email, visibility, topic, place, min_age, max_age, minutes, repetitions,
  equipment, measure, target
)
join public.users as person on person.email = exercise.email;

insert into public.individual_exercise_texts (exercise_id, locale, title, aim, steps, coaching_points)
select
  ('00000000-0000-4000-8010-' || lpad(entry.number::text, 12, '0'))::uuid,
  entry.locale, entry.title, entry.aim, entry.steps::text[], entry.points::text[]
from (
  values
    (1, 'en', 'Garage door', 'Take the ball with you, never stop it dead',
      '{"Three metres from a wall or garage door (ask first).","Throw the ball against it, take the bounce with the first touch to the left, then to the right.","Fifteen to each side, three rounds."}',
      '{"Move towards the ball","Touch it where you want to go"}'),
    (2, 'en', 'Ten bottles', 'Dribble with the head up through a field, not along a line',
      '{"Ten bottles at random on eight by eight steps.","Dribble for forty seconds without touching one, rest forty.","Somebody shows fingers, you call the number."}',
      '{"Small touches","A burst of speed into every free space"}'),
    (3, 'de', 'Flanke aus dem Lauf', 'Der letzte Kontakt vor der Flanke legt den Ball richtig hin',
      '{"Hütchen auf Höhe des Strafraums, Start an der Mittellinie.","Ball vorlegen, einholen, aus vollem Lauf auf den zweiten Pfosten.","Zwölf Bälle, danach sechs mit dem anderen Fuß."}',
      '{"Vor dem letzten Kontakt hochschauen","Standbein zum Tor"}'),
    (4, 'en', 'Thirty of everything', 'A thousand touches a week, in the living room',
      '{"Thirty toe taps, thirty sole rolls, thirty inside passes between the feet.","Thirty pull-and-push with each foot.","Three rounds, a minute of rest between them."}',
      '{"Quiet feet: nobody downstairs should hear you"}'),
    (5, 'bg', 'Удар след първо докосване', 'Подготовката прави гола, не силата',
      '{"Хвърли топката високо, овладей я с посока към вратата.","Второто докосване вече е удар, плътно в ъгъла.","По десет с всеки крак, три серии."}',
      '{"Първото докосване е встрани от тялото","Погледни ъгъла преди удара"}')
) as entry (number, locale, title, aim, steps, points);

insert into public.mental_exercises (
  id, school_id, author_id, visibility, skill, occasion, min_age, max_age, level, minutes
)
select
  ('00000000-0000-4000-8011-' || lpad(exercise.number::text, 12, '0'))::uuid,
  ('00000000-0000-4000-8000-' || lpad(exercise.school::text, 12, '0'))::uuid,
  person.id, 'school', exercise.skill::public.mental_skill, exercise.occasion::public.mental_occasion,
  exercise.min_age, exercise.max_age, 1, exercise.minutes
from (
  values
    (1, 1, 'coach@demo.test', 'reflection', 'after_match', 9, 13, 5),
    (2, 2, 'coach2@demo.test', 'routines', 'before_training', 8, 12, 3)
) as exercise (number, school, email, skill, occasion, min_age, max_age, minutes)
join public.users as person on person.email = exercise.email;

insert into public.mental_exercise_texts (exercise_id, locale, title, aim, steps, reflection_questions)
values
  ('00000000-0000-4000-8011-000000000001', 'en', 'Traffic light of the match', 'See a match in three colours instead of one score',
    '{"Green: what do I keep?","Yellow: what do I watch out for?","Red: what do I leave on the pitch?","One word for each, then put the pen down."}',
    '{"Which colour was hardest to fill?"}'),
  ('00000000-0000-4000-8011-000000000002', 'en', 'Gate to the pitch', 'School stays outside, football begins here',
    '{"Stop at the gate, put the bag down.","One deep breath for everything that happened today.","Step through with the right foot and greet three people by name."}',
    '{"What did you leave outside?"}');

-- Assignments -------------------------------------------------------------------------------

-- The catalogue as each team works through it.
create temporary table demo_pool as
select
  'individual' as kind, team.team, exercise.id, exercise.minutes, exercise.sets, exercise.repetitions,
  row_number() over (partition by team.team order by md5(exercise.slug || team.team)) - 1 as round
from (select distinct team, age from demo_players) as team
join public.individual_exercises as exercise
  on exercise.slug <> 'keeper-and-tennis-ball' and team.age between exercise.min_age and exercise.max_age
union all
select
  'mental', team.team, exercise.id, exercise.minutes, null, null,
  row_number() over (partition by team.team order by md5(exercise.slug || team.team)) - 1
from (select distinct team, age from demo_players) as team
join public.mental_exercises as exercise
  on exercise.slug is not null and team.age between exercise.min_age and exercise.max_age;

-- Every few weeks the whole team gets one exercise that fits its age; goalkeepers have their own.
-- The mirror trigger makes the tasks.

create temporary table demo_work as
select
  player.*,
  round.kind,
  round.number as round,
  -- 0 to 99: how diligent this player was in this round.
  (player.spice / (round.number + 3) + round.days) % 100 as luck,
  date_trunc('day', now()) - make_interval(days => round.days) + interval '17 hours' as given_at,
  (current_date - round.days + round.given_for) as due_on,
  round.days > round.given_for as is_past
from demo_players as player
cross join (
  values
    ('individual', 0, 61, 21), ('individual', 1, 31, 14), ('individual', 2, 4, 10),
    ('mental', 0, 52, 21), ('mental', 1, 9, 14)
) as round (kind, number, days, given_for)
where round.kind = 'individual' or player.age >= 10;

insert into public.individual_assignments (
  player_id, exercise_id, assigned_by, status, message, due_on, target_minutes, target_repetitions,
  started_at, completed_at, cancelled_at, created_at
)
select
  work.player_id,
  exercise.id,
  work.coach_id,
  state.status::public.assignment_status,
  (case work.coach_locale
    when 'de' then array['Lieber jeden Tag zehn Minuten als sonntags eine Stunde.', 'Bitte an den Tagen ohne Training.', 'Schreibt auf, wie viele ihr schafft.']
    when 'bg' then array['По-добре десет минути всеки ден, отколкото час в неделя.', 'Моля, в дните без тренировка.', 'Записвайте си колко сте направили.']
    else array['Ten minutes a day beat an hour on Sunday.', 'On the days without training, please.', 'Write down how many you manage.']
  end)[1 + work.round % 3],
  work.due_on,
  exercise.minutes * 4,
  exercise.sets * exercise.repetitions * 4,
  case when state.status in ('in_progress', 'done') then work.given_at + interval '26 hours' end,
  case when state.status = 'done' then least(work.given_at + make_interval(days => 3 + work.luck % 9), now() - interval '3 hours') end,
  case when state.status = 'cancelled' then work.given_at + interval '2 days' end,
  work.given_at
from demo_work as work
cross join lateral (
  select case
    when work.is_past then
      case when work.luck < 70 then 'done' when work.luck < 84 then 'in_progress' when work.luck < 95 then 'assigned' else 'cancelled' end
    when work.luck < 14 then 'done'
    when work.luck < 55 or work.family_id is not null then 'in_progress'
    else 'assigned'
  end as status
) as state
join demo_pool as pool on pool.kind = 'individual' and pool.team = work.team and pool.round = work.round
join public.individual_exercises as exercise on exercise.id = case
  when work.position = 'goalkeeper' and work.round = 1
    then (select id from public.individual_exercises where slug = 'keeper-and-tennis-ball')
  else pool.id
end
where work.kind = 'individual';

insert into public.mental_assignments (
  player_id, exercise_id, assigned_by, status, message, due_on, target_sessions,
  started_at, completed_at, created_at
)
select
  work.player_id,
  exercise.id,
  work.coach_id,
  state.status::public.assignment_status,
  case work.coach_locale
    when 'de' then 'Einmal vor dem Training, einmal vor dem Spiel.'
    when 'bg' then 'Веднъж преди тренировка и веднъж преди мач.'
    else 'Once before training, once before the match.'
  end,
  work.due_on,
  4,
  case when state.status <> 'assigned' then work.given_at + interval '1 day' end,
  case when state.status = 'done' then work.given_at + make_interval(days => 8 + work.luck % 10) end,
  work.given_at
from demo_work as work
cross join lateral (
  select case
    when work.is_past then case when work.luck < 62 then 'done' when work.luck < 85 then 'in_progress' else 'assigned' end
    when work.luck < 50 or work.family_id is not null then 'in_progress'
    else 'assigned'
  end as status
) as state
join demo_pool as exercise
  on exercise.kind = 'mental' and exercise.team = work.team and exercise.round = work.round
where work.kind = 'mental';

-- Players with a login, their own or that of their family, have the wave to breathe with before the next match.
insert into public.mental_assignments (
  player_id, exercise_id, assigned_by, message, due_on, target_sessions, created_at
)
select
  player.player_id, exercise.id, player.coach_id,
  case player.coach_locale
    when 'de' then 'Auf der Bank oder im Auto, eine Minute reicht.'
    when 'bg' then 'На пейката или в колата, стига и минута.'
    else 'On the bench or in the car, a minute is enough.'
  end,
  current_date + 6, 3, date_trunc('day', now()) - interval '1 day' + interval '17 hours'
from demo_players as player
join public.mental_exercises as exercise on exercise.slug = 'breathing-like-a-wave'
where player.family_id is not null
on conflict (player_id, exercise_id) where status in ('assigned', 'in_progress') do nothing;

-- Logs --------------------------------------------------------------------------------------

insert into public.individual_progress (
  player_id, exercise_id, assignment_id, logged_by, practised_at, minutes, repetitions, feeling, note, created_at
)
select
  work.player_id, work.exercise_id, work.id, player.family_id, entry.at, entry.minutes,
  case when work.target_repetitions is not null then greatest(10, work.target_repetitions / 4 - 10 + entry.number * 5) end,
  2 + (player.spice / 7 + entry.number) % 4,
  case when (player.spice + entry.number) % 5 = 0 or (player.family_id is not null and entry.number = 2) then
    (case player.family_locale
      when 'en' then array['Left foot is still shaky, but the last round was clean.', 'New record!', 'With my sister in goal.', 'Short one, there was homework.', 'It rained, so I did it in the garage.']
      when 'bg' then array['С левия още не е сигурно, но последната серия беше чиста.', 'Нов рекорд!', 'Сестра ми беше на вратата.', 'По-кратко, имах домашни.', 'Валеше, затова бях в гаража.']
      else array['Links wackelt noch, aber die letzte Runde war sauber.', 'Neuer Rekord!', 'Mit meiner Schwester im Tor.', 'Nur kurz, es gab Hausaufgaben.', 'Es hat geregnet, also in der Garage.']
    end)[1 + (player.spice / 11 + entry.number + entry.round) % 5]
  end,
  entry.at
from public.individual_assignments as work
join demo_players as player on player.player_id = work.player_id
cross join lateral (
  select
    number,
    (current_date - work.due_on + 100) / 7 as round,
    work.started_at + make_interval(days => (number - 1) * 2, mins => player.spice % 90) as at,
    greatest(5, work.target_minutes / 4 - 3 + (player.spice / 5 + number) % 7) as minutes
  from generate_series(1, 2 + player.spice % 4) as number
) as entry
where work.started_at is not null and entry.at < coalesce(work.completed_at, now());

-- Those with a login practise more than they have to: some days of most weeks, a little better each
-- month. Rest days and a week off are part of it.
insert into public.individual_progress (
  player_id, exercise_id, logged_by, practised_at, minutes, repetitions, effort, note, created_at
)
select
  player.player_id, pool.id, player.family_id, practice.at,
  greatest(4, pool.minutes - 3 + (player.spice / 5 + practice.ago) % 8),
  10 + (112 - practice.ago) / 5 + (player.spice / (practice.ago + 2)) % 6,
  1 + (player.spice / 9 + practice.ago) % 5,
  case when practice.ago % 11 = 0 then
    (case player.family_locale
      when 'en' then array['Outside until it got dark.', 'Both feet this time.']
      when 'bg' then array['Навън, докато се стъмни.', 'Този път и с двата крака.']
      else array['Draußen, bis es dunkel war.', 'Diesmal mit beiden Füßen.']
    end)[1 + practice.ago % 2]
  end,
  practice.at
from demo_players as player
cross join lateral (
  select ago, date_trunc('day', now()) - make_interval(days => ago) + interval '17 hours' + make_interval(mins => player.spice % 50) as at
  from generate_series(1, 112) as ago
) as practice
join demo_pool as pool
  on pool.kind = 'individual' and pool.team = player.team and pool.round = practice.ago % 2
where player.player_id in (
    '00000000-0000-4000-8001-000000000202', '00000000-0000-4000-8001-000000000302',
    '00000000-0000-4000-8001-000000000402'
  )
  and (player.spice / (practice.ago + 3) + practice.ago * 7) % 100 < 36
  and practice.ago not between 58 and 64;

-- Something to measure, given by the coach: to a child of the demo's parent and to the demo's player.
insert into public.individual_assignments (
  id, player_id, exercise_id, assigned_by, status, message, due_on, started_at, created_at
)
select
  ('00000000-0000-4000-8012-' || lpad(given.number::text, 12, '0'))::uuid, player.player_id,
  ('00000000-0000-4000-8010-' || lpad(given.number::text, 12, '0'))::uuid, player.coach_id,
  'in_progress', given.message, current_date + 5, now() - interval '20 days', now() - interval '21 days'
from (
  values
    ('00000000-0000-4000-8001-000000000302'::uuid, 2, 'Three rounds each time, write down the best one.'),
    ('00000000-0000-4000-8001-000000000402'::uuid, 3, 'Nur die Bälle zählen, die am zweiten Pfosten ankommen.')
) as given (player, number, message)
join demo_players as player on player.player_id = given.player;

insert into public.individual_progress (
  player_id, exercise_id, assignment_id, logged_by, practised_at, minutes, repetitions, seconds, effort, created_at
)
select
  work.player_id, work.exercise_id, work.id, player.family_id, entry.at, 12 + entry.number % 4,
  case when exercise.measure = 'repetitions' then 4 + entry.number / 2 + entry.number % 2 end,
  case when exercise.measure = 'seconds' then 58 - entry.number * 2 + entry.number % 3 end,
  2 + entry.number % 3, entry.at
from public.individual_assignments as work
join public.individual_exercises as exercise on exercise.id = work.exercise_id
join demo_players as player on player.player_id = work.player_id
cross join lateral (
  select number, work.started_at + make_interval(days => number * 2 + number % 2) as at
  from generate_series(0, 8) as number
) as entry
where work.id::text like '00000000-0000-4000-8012-%' and entry.at < now();

insert into public.mental_progress (
  player_id, exercise_id, assignment_id, logged_by, practised_at, minutes, created_at
)
select
  work.player_id, work.exercise_id, work.id, player.family_id, entry.at,
  4 + (player.spice + entry.number) % 6, entry.at
from public.mental_assignments as work
join demo_players as player on player.player_id = work.player_id
cross join lateral (
  select number, work.started_at + make_interval(days => (number - 1) * 3, mins => player.spice % 80) as at
  from generate_series(1, 1 + player.spice % 3) as number
) as entry
where work.started_at is not null and entry.at < coalesce(work.completed_at, now());

-- Two of three write down how they felt; what helps once helps a little more the next time.
insert into public.mental_scores (progress_id, score_before, score_after, created_at)
select
  progress.id,
  3 + (player.spice / 3 + progress.number) % 4,
  least(10, 5 + (player.spice / 3 + progress.number) % 4 + progress.number / 2),
  progress.practised_at
from (
  select id, player_id, practised_at, row_number() over (partition by player_id order by practised_at)::int as number
  from public.mental_progress
) as progress
join demo_players as player on player.player_id = progress.player_id
where (player.spice + progress.number) % 3 > 0 or player.is_player;

-- Some write a line. Every other one of a player with a login is shared with the coaches.
insert into public.mental_reflections (progress_id, body, is_shared_with_coaches, created_at)
select
  progress.id,
  (case player.family_locale
    when 'en' then array['I thought of my first pass and then it really came like that.', 'Hard to sit still, better at the end.', 'Used my sentence after the lost ball.']
    when 'bg' then array['Представих си първия пас и наистина стана така.', 'Трудно ми беше да стоя мирно, накрая по-добре.', 'Казах си изречението след загубената топка.']
    else array['Ich habe an meinen ersten Pass gedacht, und dann kam er wirklich so.', 'Stillsitzen war schwer, am Ende ging es.', 'Nach dem Ballverlust meinen Satz benutzt.']
  end)[1 + (player.spice / 13 + progress.number)::int % 3],
  coalesce(player.is_player, false) and progress.number % 2 = 1,
  progress.practised_at
from (
  select id, player_id, practised_at, row_number() over (partition by player_id order by practised_at)::int as number
  from public.mental_progress
) as progress
join demo_players as player on player.player_id = progress.player_id
where (player.spice + progress.number) % 4 = 0 or player.is_player;

-- Notes -------------------------------------------------------------------------------------
-- Four a season and player, by the head coach or, every third, by the assistant. Who has a login
-- in the demo finds at least one for the family.

create temporary table demo_words (locale text, number int, kind text, body text, primary key (locale, number));
insert into demo_words
values
  ('en', 0, 'praise', '%s looked over the shoulder before almost every pass today. The team mates notice: they find their partner earlier.'),
  ('en', 1, 'observation', '%s wins the ball well but gives it away with the next touch. First safe, then forward.'),
  ('en', 2, 'goal', 'Goal until the winter break: %s uses the weaker foot for every pass under five metres.'),
  ('en', 3, 'development', '%s starts to talk on the pitch. Short calls, always the name first. Keep asking for it in small-sided games.'),
  ('en', 4, 'conversation', 'Talked with %s after training about playing time. Understood what counts: effort in the week, then the position. Will ask when something is unclear.'),
  ('en', 5, 'praise', 'Three goals down and %s still ran back every time. That is what I want the others to see.'),
  ('de', 0, 'praise', '%s hat heute vor fast jedem Pass über die Schulter geschaut. Die Mitspieler werden früher gefunden.'),
  ('de', 1, 'observation', '%s gewinnt viele Bälle und verliert sie mit dem nächsten Kontakt wieder. Erst sichern, dann nach vorn.'),
  ('de', 2, 'goal', 'Ziel bis zur Winterpause: %s spielt jeden Pass unter fünf Metern auch mit dem schwächeren Fuß.'),
  ('de', 3, 'development', '%s fängt an, auf dem Platz zu sprechen. Kurze Rufe, der Name zuerst. In Kleinfeldspielen weiter einfordern.'),
  ('de', 4, 'conversation', 'Nach dem Training mit %s über die Einsatzzeit gesprochen. Verstanden, worauf es ankommt: erst der Einsatz unter der Woche, dann die Position.'),
  ('de', 5, 'praise', 'Drei Tore hinten, und %s ist trotzdem jeden Weg zurückgelaufen. Genau das sollen die anderen sehen.'),
  ('bg', 0, 'praise', '%s днес гледаше през рамо преди почти всеки пас. Съотборниците вече получават топката по-рано.'),
  ('bg', 1, 'observation', '%s отнема много топки, но ги губи със следващото докосване. Първо сигурно, после напред.'),
  ('bg', 2, 'goal', 'Цел до зимната пауза: %s подава и с по-слабия крак при всеки пас под пет метра.'),
  ('bg', 3, 'development', '%s започва да говори на терена. Кратко, първо името. Да се изисква и в игрите на малко поле.'),
  ('bg', 4, 'conversation', 'Говорих с %s след тренировка за игровото време. Разбрахме се кое е важно: първо работата през седмицата, после позицията.'),
  ('bg', 5, 'praise', 'Губехме с три гола, а %s пак се връщаше всеки път. Точно това искам да видят и другите.');

insert into public.notes (id, player_id, author_id, kind, visibility, body, occurred_on, version, created_at)
select
  md5('note' || player.player_id || round.number)::uuid,
  player.player_id,
  writer.id,
  words.kind::public.note_kind,
  (case
    when player.family_id is not null and round.number in (1, 3) then 'family'
    when player.is_player and round.number = 2 then 'player'
    when words.kind in ('observation', 'conversation') then 'staff'
    when (player.spice + round.number) % 3 = 0 then 'staff'
    else 'family'
  end)::public.note_visibility,
  format(words.body, player.first_name),
  current_date - round.days,
  case when round.number = 3 and player.family_id is not null then 2 else 1 end,
  date_trunc('day', now()) - make_interval(days => round.days) + interval '20 hours'
from demo_players as player
cross join (values (0, 60), (1, 41), (2, 20), (3, 5)) as round (number, days)
join public.users as writer on writer.id = case
  when player.assistant_id is not null and (player.spice + round.number) % 3 = 0 then player.assistant_id
  else player.coach_id
end
join demo_words as words
  on words.locale = writer.locale and words.number = (player.spice / 17 + round.number) % 6
-- some wait to be looked at again
where round.days > 21 or player.spice % 5 > 0 or player.family_id is not null or player.is_player;

-- The youngest notes to families with a login were reworded once.
insert into public.note_versions (
  note_id, version, school_id, player_id, edited_by, kind, visibility, body, occurred_on, created_at
)
select
  note.id, 1, note.school_id, note.player_id, note.author_id, note.kind, 'staff',
  split_part(note.body, '. ', 1) || '.', note.occurred_on, note.created_at + interval '35 minutes'
from public.notes as note
where note.version = 2;

insert into public.note_reads (note_id, user_id, created_at)
select note.id, player.family_id, note.created_at + interval '14 hours'
from public.notes as note
join demo_players as player on player.player_id = note.player_id
where player.family_id is not null
  and note.occurred_on < current_date - 10
  and (note.visibility = 'family' or (note.visibility = 'player' and player.is_player));

-- Tasks -------------------------------------------------------------------------------------

-- Something for everybody in the team, long ago, last week and now.
insert into public.tasks (
  player_id, assigned_by, kind, title, body, due_at, status, result, started_at, completed_at,
  completed_by, created_at
)
select
  player.player_id,
  player.coach_id,
  chore.kind::public.task_kind,
  chore.title,
  chore.body,
  given.at + make_interval(days => chore.given_for),
  state.status::public.task_status,
  case when state.status = 'done' and chore.number = 2 and player.spice % 3 = 0 then
    case player.family_locale when 'en' then 'Done, was easier than I thought.' when 'bg' then 'Готово, беше по-лесно, отколкото мислех.' else 'Erledigt, war leichter als gedacht.' end
  end,
  case when state.status <> 'open' then given.at + interval '1 day' end,
  case when state.status = 'done' then given.at + make_interval(days => 1 + player.spice % chore.given_for) end,
  case when state.status = 'done' then player.family_id end,
  given.at
from demo_players as player
join (
  values
    ('en', 1, 'general', 58, 14, 'Bring the signed season form', 'Two pages, signatures on the second. A photo is enough if the printer is on strike.'),
    ('en', 2, 'individual', 13, 7, 'Watch one player of your position', 'One half of any match. Watch only this player and count how often they look round before the ball comes.'),
    ('en', 3, 'mental', 3, 6, 'Three strengths', 'Write down three things you are good at on the pitch. We use them on Friday.'),
    ('de', 1, 'general', 58, 14, 'Saisonbogen unterschrieben mitbringen', 'Zwei Seiten, Unterschriften auf der zweiten. Ein Foto reicht auch.'),
    ('de', 2, 'individual', 13, 7, 'Einen Spieler deiner Position beobachten', 'Eine Halbzeit, egal welches Spiel. Nur diesen Spieler: Wie oft schaut er sich um, bevor der Ball kommt?'),
    ('de', 3, 'mental', 3, 6, 'Drei Stärken', 'Schreib drei Dinge auf, die du auf dem Platz gut kannst. Wir brauchen sie am Freitag.'),
    ('bg', 1, 'general', 58, 14, 'Донеси подписания формуляр за сезона', 'Две страници, подписите са на втората. Става и снимка.'),
    ('bg', 2, 'individual', 13, 7, 'Наблюдавай един играч на твоя пост', 'Едно полувреме, без значение кой мач. Гледай само него: колко пъти се оглежда, преди да получи топката?'),
    ('bg', 3, 'mental', 3, 6, 'Три силни страни', 'Запиши три неща, в които си добър на терена. Ще ни трябват в петък.')
) as chore (locale, number, kind, days, given_for, title, body) on chore.locale = player.coach_locale
cross join lateral (
  select date_trunc('day', now()) - make_interval(days => chore.days) + interval '18 hours' as at
) as given
cross join lateral (
  select case
    when chore.number < 3 then case when (player.spice + chore.number) % 9 < 7 then 'done' else 'open' end
    when player.family_id is null and player.spice % 4 = 0 then 'done'
    when player.spice % 4 = 1 then 'in_progress'
    else 'open'
  end as status
) as state;

-- What a coach asked for together with the latest note to a family with a login.
insert into public.tasks (player_id, assigned_by, title, due_at, note_id, created_at)
select
  note.player_id, note.author_id,
  case writer.locale
    when 'de' then 'Lies die Notiz und sag mir am Platz, was du davon hältst'
    when 'bg' then 'Прочети бележката и ми кажи на терена какво мислиш'
    else 'Read the note and tell me at the pitch what you think'
  end,
  note.created_at + interval '8 days', note.id, note.created_at
from public.notes as note
join public.users as writer on writer.id = note.author_id
where note.version = 2;

update public.tasks as task
set completed_by = player.family_id
from demo_players as player
where player.player_id = task.player_id and task.status = 'done' and task.completed_by is null;

-- Among colleagues.
insert into public.tasks (
  school_id, user_id, assigned_by, title, body, due_at, status, result, started_at, completed_at,
  completed_by, created_at
)
select
  ('00000000-0000-4000-8000-' || lpad(chore.school::text, 12, '0'))::uuid,
  doer.id, giver.id, chore.title, chore.body, given.at + make_interval(days => chore.given_for),
  chore.status::public.task_status, chore.result,
  case when chore.status <> 'open' then given.at + interval '1 day' end,
  case when chore.status = 'done' then given.at + interval '4 days' end,
  case when chore.status = 'done' then doer.id end,
  given.at
from (
  values
    (1, 'owner@demo.test', 'coach@demo.test', 20, 10, 'done', 'Count the training bibs and balls', 'We order before the winter break.', 'Fourteen bibs missing, two balls flat.'),
    (1, 'owner@demo.test', 'coach@demo.test', 2, 9, 'open', 'Plan the parents'' evening of the U11', 'One page: dates, lifts to away matches, who helps at the tournament.', null),
    (1, 'owner@demo.test', 'multi@demo.test', 6, 7, 'in_progress', 'Goal nets on the small pitch', 'The left one has come loose. Keys are in the kiosk.', null),
    (1, 'owner@demo.test', 'markus.lindner@demo.test', 9, 14, 'open', 'Hallenzeiten für Januar melden', 'Bitte zwei Wunschtermine je Woche.', null),
    (1, 'coach@demo.test', 'sara.haddad@demo.test', 4, 5, 'in_progress', 'Torwartteil für Mittwoch übernehmen', 'Zwanzig Minuten, Paul und Jannis zusammen.', null),
    (1, 'coach@demo.test', 'owner@demo.test', 3, 10, 'open', 'Sign the form for the indoor tournament', 'Deadline of the association is next Friday.', null),
    (2, 'owner2@demo.test', 'coach2@demo.test', 12, 7, 'done', 'Renew the first-aid certificate', null, 'Course done, certificate is in the office.'),
    (2, 'owner2@demo.test', 'coach2@demo.test', 2, 12, 'open', 'Find a friendly for the autumn break', 'U11, at home, Saturday morning.', null),
    (2, 'owner2@demo.test', 'petar.ivanov@demo.test', 5, 8, 'in_progress', 'Списък за автобуса', 'Имена и телефони за гостуването, до сряда.', null),
    (2, 'petar.ivanov@demo.test', 'owner2@demo.test', 1, 9, 'open', 'A second set of mini goals', 'The U15 and the U11 train at the same time on Tuesdays.', null)
) as chore (school, giver, doer, days, given_for, status, title, body, result)
join public.users as giver on giver.email = chore.giver
join public.users as doer on doer.email = chore.doer
cross join lateral (
  select date_trunc('day', now()) - make_interval(days => chore.days) + interval '9 hours' as at
) as given;

drop table demo_pool;
drop table demo_work;
drop table demo_words;
drop table demo_players;
