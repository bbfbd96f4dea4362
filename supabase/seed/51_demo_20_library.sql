-- Demo academy: the schools' own exercises and collections.
--
--   exercises  00000000-0000-4000-8020-…   collections  …-8022-…
-- Their drawings are in 51_demo_18_drawings.sql.

create function pg_temp.demo_id(p_kind text, p_number int)
returns uuid
language sql
immutable
as $$
  select ('00000000-0000-4000-' || p_kind || '-' || lpad(p_number::text, 12, '0'))::uuid;
$$;

create function pg_temp.demo_person(p_email text)
returns uuid
language sql
stable
as $$
  select id from public.users where email = p_email || '@demo.test';
$$;

-- Exercises ---------------------------------------------------------------------------------

create temporary table demo_exercises as
select
  pg_temp.demo_id('8020', number) as id,
  exercise.*
from (
  values
    (1, 1, 'coach', 'school', null, 'possession', 'in_possession', 'main_part', 'conditioned_game', 9, 13, 3, 8, 12, 10, 2, 1, 40, 25, 18, 3, 300, 60, 'medium', 3, 2),
    (2, 1, 'coach', 'school', null, 'possession', 'in_possession', 'game', 'small_sided_game', 9, 13, 3, 10, 14, 12, 2, 1, 45, 30, 20, 4, 240, 60, 'high', null, null),
    (3, 1, 'coach', 'team', 3, 'set_pieces', 'set_play', 'main_part', 'phase_of_play', 11, 13, 3, 8, 16, 12, 1, 1, 35, 45, 15, null, null, null, 'low', 4, null),
    (4, 1, 'coach', 'me', null, 'pressing', 'out_of_possession', 'main_part', 'wave', 10, 13, 3, 8, 12, 10, 0, 1, 30, 30, 16, 6, 60, 60, 'high', null, null),
    (5, 1, 'multi', 'school', null, 'fun', null, 'warm_up', 'fun_game', 5, 9, 1, 6, 14, 10, 0, 1, 20, 20, 10, null, null, null, 'medium', 6, null),
    (6, 1, 'owner', 'public', null, 'passing', 'in_possession', 'warm_up', 'unopposed', 8, 16, 2, 8, 16, 12, 0, 1, 24, 24, 12, null, null, null, 'low', null, null),
    (7, 1, 'markus.lindner', 'school', null, 'pressing', 'out_of_possession', 'main_part', 'phase_of_play', 14, 19, 4, 12, 18, 16, 1, 2, 50, 60, 20, 4, 240, 90, 'very_high', 8, null),
    (8, 1, 'markus.lindner', 'me', null, 'strength', null, 'cool_down', 'unopposed', 15, 19, 2, 1, 20, 16, 0, 1, 15, 15, 12, 3, 40, 20, 'medium', null, null),
    (9, 2, 'coach2', 'school', null, 'switching_play', 'in_possession', 'main_part', 'positional_game', 9, 15, 3, 9, 14, 12, 0, 1, 45, 35, 18, 3, 300, 60, 'medium', 9, 10),
    (10, 2, 'coach2', 'school', null, 'finishing', 'transition_to_attack', 'game', 'small_sided_game', 9, 15, 3, 8, 14, 10, 2, 1, 40, 30, 20, null, null, null, 'high', null, null),
    (11, 2, 'petar.ivanov', 'team', 6, 'crossing', 'in_possession', 'main_part', 'wave', 12, 15, 3, 8, 15, 12, 1, 1, 50, 45, 18, 8, 45, 45, 'high', null, null)
) as exercise (
  number, school, author, visibility, team, topic, moment, phase, practice_type, min_age, max_age,
  level, players_min, players_max, players_ideal, keepers, coaches, area_length, area_width, minutes,
  sets, work_seconds, rest_seconds, intensity, animation, next
);

insert into public.exercises (
  id, school_id, author_id, visibility, team_id, topic, moment, phase, practice_type, corners,
  min_age, max_age, level, players_min, players_max, players_ideal, keepers, coaches,
  area_length_m, area_width_m, minutes, sets, work_seconds, rest_seconds, intensity, equipment,
  animation_id, created_at
)
select
  id,
  pg_temp.demo_id('8000', school),
  pg_temp.demo_person(author),
  visibility::public.exercise_visibility,
  case when team is not null then pg_temp.demo_id('8002', team) end,
  topic::public.exercise_topic,
  moment::public.exercise_moment,
  phase::public.training_phase,
  practice_type::public.practice_type,
  array['technical', 'tactical', 'social'],
  min_age, max_age, level, players_min, players_max, players_ideal, keepers, coaches,
  area_length, area_width, minutes, sets, work_seconds, rest_seconds,
  intensity::public.intensity_level,
  jsonb_build_array(
    jsonb_build_object('kind', 'balls', 'count', players_ideal / 2 + 2),
    jsonb_build_object('kind', 'flat_markers', 'count', 12),
    jsonb_build_object('kind', 'bibs', 'count', players_ideal / 2)
  ),
  case when animation is not null then pg_temp.demo_id('8021', animation) end,
  now() - (120 - number * 7) * interval '1 day'
from demo_exercises;

update public.exercises as exercise
set next_id = pg_temp.demo_id('8020', demo.next)
from demo_exercises as demo
where demo.id = exercise.id and demo.next is not null;

insert into public.exercise_texts (
  exercise_id, locale, title, aim, setup, rules, coaching_points, progressions, regressions,
  scoring, questions, common_faults
)
select
  pg_temp.demo_id('8020', entry.number), entry.locale, entry.title, entry.aim, entry.setup, entry.rules,
  entry.points::text[], entry.progressions::text[], entry.regressions::text[], entry.scoring,
  entry.questions::text[], entry.faults::text[]
from (
  values
    (1, 'en', 'Keeper finds the free one', 'Build up calmly from the keeper against two forwards',
      'Half of a small pitch, keeper and three defenders against two forwards; a target player in midfield on each side.',
      'The keeper starts. The four may pass back to the keeper at any time; the forwards win the ball and finish in the goal.',
      '{"Keeper: look before the ball arrives","Open body to both sides","Pass to the far foot"}',
      '{"A third forward joins in"}', '{"Forwards may only walk for the first pass"}',
      'A pass to a target player counts one, a goal of the forwards two.',
      '{"Who is free when both forwards press one side?","When is the long ball the better one?"}',
      '{"Passing into the feet of a marked player","Defenders hiding in the cover shadow"}'),
    (2, 'en', 'Three lines to the goal', 'Play through three zones and arrive with speed',
      'Three zones of equal length, two goals with keepers, teams of five or six.',
      'The ball must be played in every zone before a goal counts; after a dribble across a line it counts at once.',
      '{"Offer between the lines","First touch forward","Follow the pass"}',
      '{"Two touches in the middle zone"}', '{"A joker for the team on the ball"}',
      'Goals after a pass through two lines count double.',
      '{"What tells you that you can turn?"}', '{"Everybody runs to the ball"}'),
    (3, 'en', 'Near-post corner, three runs', 'Three timed runs for a corner everybody knows',
      'A corner from each side, six attackers, five defenders and the keeper.',
      'The taker raises an arm: the first runs near, the second holds, the third arrives late at the far post.',
      '{"Start late, arrive fast","Ball with pace at hip height","Follow every rebound"}',
      '{"Defenders know the routine"}', '{"No defenders at first"}', '',
      '{"Who blocks the keeper''s way, and is that fair?"}', '{"Everybody starts too early"}'),
    (4, 'en', 'Throw-in trap', 'Win the ball back within five seconds after the opponent''s throw-in',
      'A corridor along the sideline, five against five.', 'The throwing team has ten seconds to leave the corridor.',
      '{"Lock the line","Nearest to the ball, second to the pass back"}', '{}', '{}', '', '{}', '{}'),
    (5, 'en', 'Crocodile river', 'Dribble with the head up and change direction',
      'A river of eight metres across the square; two crocodiles without a ball stand in it.',
      'Everybody dribbles across. Whoever loses the ball to a crocodile becomes one as well.',
      '{"Small touches","Look for the gap"}', '{"Dribble with the weaker foot"}', '{"Only one crocodile"}',
      'Who crosses ten times first?', '{"Where did the crocodiles look?"}', '{"Kicking the ball ahead and running after it"}'),
    (6, 'en', 'Passing star', 'Warm up with firm passes and a good first touch in every direction',
      'A star of five corners, two or three players at each.', 'Pass, follow, and open up on the way of the ball.',
      '{"Speak before the pass","Touch out of the feet","Change of pace after the pass"}',
      '{"Second ball","Wall pass before the long one"}', '{"Without following the pass"}', '',
      '{"How does your friend know where the ball goes next?"}', '{"Standing still after the pass"}'),
    (6, 'de', 'Passstern', 'Aufwärmen mit festen Pässen und gutem ersten Kontakt in jede Richtung',
      'Ein Stern mit fünf Ecken, an jeder zwei oder drei Spieler.', 'Passen, nachlaufen und sich auf dem Weg des Balles öffnen.',
      '{"Vor dem Pass sprechen","Kontakt weg vom Fuß","Tempowechsel nach dem Pass"}',
      '{"Zweiter Ball","Doppelpass vor dem langen Ball"}', '{"Ohne Nachlaufen"}', '',
      '{"Woher weiß dein Mitspieler, wohin der Ball als Nächstes geht?"}', '{"Stehen bleiben nach dem Pass"}'),
    (7, 'de', 'Pressingfalle am Flügel', 'Den Gegner nach außen lenken und dort gemeinsam den Ball erobern',
      'Spielfeld ohne die Mitte, acht gegen acht, ein Torwart; die Außenbahn ist markiert.',
      'Der Spielaufbau beginnt beim Innenverteidiger. Ein Pass in die Außenbahn ist das Zeichen zum Zuschieben.',
      '{"Anlaufen im Bogen","Passweg zurück schließen","Die Kette schiebt mit"}',
      '{"Der Gegner darf über den Torwart verlagern"}', '{"Der Gegner hat einen Spieler weniger"}',
      'Ballgewinn in der Außenbahn zählt einen Punkt, ein Tor danach drei.',
      '{"Wer gibt das Zeichen?"}', '{"Zu früh und allein anlaufen"}'),
    (7, 'en', 'Pressing trap on the wing', 'Steer the opponent outside and win the ball there together',
      'A pitch with marked wings, eight against eight, one keeper.',
      'The build-up starts with the centre back. A pass into the wing is the signal to close in.',
      '{"Run in a curve","Shut the way back","The line squeezes up"}', '{}', '{}', '', '{}', '{}'),
    (8, 'de', 'Rumpf und Hüfte, drei Runden', 'Stabil in den Zweikampf: Rumpf und Hüfte kräftigen',
      'Jeder mit einer Matte, Partner gegenüber.', 'Drei Runden mit fünf Stationen, vierzig Sekunden Arbeit, zwanzig Pause.',
      '{"Rücken gerade","Ruhig atmen"}', '{"Ball zwischen den Füßen"}', '{"Knie am Boden"}', '', '{}', '{"Durchhängen im Kreuz"}'),
    (9, 'en', 'Two overloads, one switch', 'Draw the opponent to one side and reach the other within three passes',
      'A wide field with four mini goals at the corners, six against six.',
      'After five passes on one side the goals of the other side are open.',
      '{"Stay wide on the far side","Play the pass that breaks the block"}', '{"Three passes are enough"}', '{"Two jokers on the wings"}',
      'A goal after a switch counts double.', '{"What does the far-side player see that you do not?"}', '{"Switching without drawing anybody"}'),
    (10, 'en', 'Win it and go', 'Finish within eight seconds after winning the ball',
      'Two goals with keepers, five against five, spare balls behind the goals.',
      'Whoever wins the ball has eight seconds; then the other team restarts.',
      '{"First look forward","Three runners, three lanes"}', '{"Six seconds"}', '{"Ten seconds"}', '', '{}', '{"First pass sideways"}'),
    (11, 'bg', 'Центриране от двата фланга', 'Точни центрирания и навременно навлизане в наказателното поле',
      'Половин терен, по двама на всеки фланг, трима навлизащи и вратар.',
      'Топката се редува от ляво и от дясно; трима навлизат към близката греда, точката и далечната греда.',
      '{"Поглед преди центрирането","Навлизай късно и бързо"}', '{"Добави двама защитници"}', '{"Без вратар"}',
      'Гол с едно докосване се брои двойно.', '{"Кой остава за втората топка?"}', '{"Всички навлизат на близката греда"}'),
    (11, 'en', 'Crosses from both wings', 'Precise crosses and well-timed runs into the box',
      'Half a pitch, two on each wing, three runners and a keeper.',
      'Balls come from left and right in turn; runs go to the near post, the spot and the far post.',
      '{"Look up before the cross","Run late and fast"}', '{}', '{}', '', '{}', '{}')
) as entry (
  number, locale, title, aim, setup, rules, points, progressions, regressions, scoring, questions, faults
);

-- The platform's drawings belong to exercises of the catalogue.
update public.exercises
set animation_id = pg_temp.demo_id('8021', case slug when 'third-man-run-wave' then 1 else 2 end)
where slug in ('third-man-run-wave', 'counter-press-two-grids');

-- Every other week the teams do what their own coach wrote: families meet it in the plan.
update public.training_blocks as block
set exercise_id = pg_temp.demo_id('8020', own.exercise), title = null
from (
  values (1, 'warm_up', 5), (2, 'main_part', 1), (3, 'main_part', 3), (3, 'game', 2), (4, 'main_part', 7),
    (5, 'main_part', 9), (5, 'game', 10), (6, 'main_part', 11)
) as own (team, phase, exercise)
join public.trainings as training on training.team_id = pg_temp.demo_id('8002', own.team)
where block.training_id = training.id
  and block.phase = own.phase::public.training_phase
  and block.position = 0
  and extract(week from training.starts_at)::int % 2 = 0
  and extract(isodow from training.starts_at at time zone 'Europe/Berlin') <= 2;

update public.exercises as exercise
set use_count = used.times
from (select exercise_id, count(*) as times from public.exercise_uses group by exercise_id) as used
where used.exercise_id = exercise.id and exercise.use_count <> used.times;

-- Collections and favourites ----------------------------------------------------------------

create temporary table demo_collections as
select *
from (
  values
    (1, 1, 'owner', 'school', 'How Riverside plays', 'One exercise for each idea of our football, for every new coach.', '{possession,counter_press,passing,finishing}'),
    (2, 1, 'coach', 'school', 'U11 to U13: the first eleven weeks', null, '{first_touch,passing,defending_1v1,possession}'),
    (3, 1, 'coach', 'me', 'Rainy days in the hall', 'Small spaces, few balls.', '{coordination,dribbling,ball_mastery}'),
    (4, 1, 'multi', 'me', 'Saturday festival', null, '{fun,dribbling}'),
    (5, 1, 'markus.lindner', 'me', 'Rückrunde: Pressing', 'Reihenfolge für sechs Wochen.', '{pressing,counter_press,compactness}'),
    (6, 2, 'owner2', 'school', 'The Nordstadt way', 'Simple, brave, together.', '{counter_attack,defending_group,finishing}'),
    (7, 2, 'coach2', 'me', 'When only eight come', null, '{dribbling,defending_1v1,finishing}'),
    (8, 2, 'petar.ivanov', 'me', 'Статични положения', null, '{set_pieces,heading,crossing}')
) as collection (number, school, owner, visibility, title, description, topics);

insert into public.collections (id, school_id, owner_id, title, description, visibility, created_at)
select
  pg_temp.demo_id('8022', number), pg_temp.demo_id('8000', school), pg_temp.demo_person(owner), title,
  description, visibility::public.collection_visibility, now() - (100 - number * 8) * interval '1 day'
from demo_collections;

insert into public.collection_items (collection_id, exercise_id, school_id, position, note)
select
  pg_temp.demo_id('8022', number), exercise_id, pg_temp.demo_id('8000', school), place - 1,
  case when place = 1 and number = 1 then 'Start here: this is the picture we want to see.' end
from (
  select
    collection.number,
    collection.school,
    exercise.id as exercise_id,
    row_number() over (
      partition by collection.number
      order by exercise.school_id is null, md5(exercise.id::text || collection.number)
    ) as place
  from demo_collections as collection
  join public.exercises as exercise
    on exercise.topic = any(collection.topics::public.exercise_topic[])
    and (
      exercise.school_id is null
      or (exercise.visibility = 'school' and exercise.school_id = pg_temp.demo_id('8000', collection.school))
    )
) as pick
where place <= 7;

-- Players and parents keep what they want to practise at home.
insert into public.exercise_favourites (user_id, exercise_id)
select pg_temp.demo_person(fan.name), exercise.id
from unnest(array['parent', 'player', 'parent2', 'player2', 'admin']) as fan (name)
cross join lateral (
  select id from public.exercises
  where school_id is null and topic in ('ball_mastery', 'dribbling', 'first_touch', 'mobility', 'passing')
  order by md5(slug || fan.name)
  limit 3
) as exercise
on conflict do nothing;

-- A link to a catalogue exercise, for a helper without an account.
insert into public.exercise_shares (exercise_id, school_id, token_hash, created_by, expires_at)
select
  id, pg_temp.demo_id('8000', 1), sha256(convert_to(md5('demo exercise') || md5('demo exercise'), 'UTF8')),
  pg_temp.demo_person('coach'), null
from public.exercises
where slug = 'third-man-run-wave';

drop table demo_exercises, demo_collections;
drop function pg_temp.demo_id, pg_temp.demo_person;
