-- Demo academy: what surrounds the trainings. Templates, exceptions of the weekly slots, notes
-- among coaches, season plans, absences, and twenty weeks of attendance with answers for the next
-- three. Who came follows from player, week and weekday, so the same day gives the same season.

-- Squads with numbers to count with; the account that speaks for a player, if there is one.
create temporary table demo_squad as
select
  squad.team_id,
  squad.player_id,
  right(squad.team_id::text, 4)::int as team,
  squad.shirt_number as shirt,
  coalesce(
    player.user_id,
    (
      select guardian_id from public.guardian_links as link
      where link.player_id = squad.player_id and link.status = 'active' limit 1
    )
  ) as voice,
  coach.user_id as coach_id,
  person.locale
from public.squad_members as squad
join public.players as player on player.id = squad.player_id
join public.team_staff as coach on coach.team_id = squad.team_id and coach.role = 'head_coach'
join public.users as person on person.id = coach.user_id
where squad.left_on is null;

create temporary table demo_evenings as
select
  training.id,
  training.team_id,
  right(training.team_id::text, 4)::int as team,
  training.starts_at,
  training.ends_at,
  training.status as state,
  training.author_id,
  coach.locale,
  day.on_date,
  (extract(epoch from date_trunc('week', day.on_date::timestamp)) / 604800)::int as week,
  extract(isodow from day.on_date)::int as weekday,
  training.ends_at < now() as is_over,
  row_number() over (
    partition by training.team_id, training.ends_at < now(), training.status = 'cancelled'
    order by abs(extract(epoch from training.starts_at - now()))
  ) as distance
from public.trainings as training
join public.users as coach on coach.id = training.author_id
cross join lateral (
  select (training.starts_at at time zone 'Europe/Berlin')::date as on_date
) as day;

-- Called-off evenings are exceptions of their series.
insert into public.training_series_exceptions (series_id, on_date, kind, reason)
select
  training.series_id,
  training.series_date,
  'skipped',
  case when training.starts_at < now() then 'Pitch closed after heavy rain' else 'Pitch is being reseeded' end
from public.trainings as training
where training.status = 'cancelled' and training.series_id is not null
on conflict do nothing;

-- The latest full evening of each head coach becomes a template; those of Monday and Tuesday are for the school.
with pick as (
  select distinct on (evening.team_id, evening.weekday) evening.*, training.title, training.objective, training.school_id
  from demo_evenings as evening
  join public.trainings as training on training.id = evening.id
  where evening.is_over and evening.state = 'done'
  order by evening.team_id, evening.weekday, evening.starts_at desc
),
kept as (
  insert into public.training_templates (id, school_id, author_id, title, objective, is_shared, created_at)
  select
    ('00000000-0000-4000-8031-' || lpad((team * 10 + weekday)::text, 12, '0'))::uuid,
    school_id, author_id, title, objective, weekday <= 2, starts_at + interval '1 day'
  from pick
  on conflict (id) do nothing
  returning id
)
insert into public.training_template_blocks (
  template_id, phase, position, exercise_id, title, minutes, planned_rpe, note
)
select kept.id, block.phase, block.position, block.exercise_id, block.title, block.minutes, block.planned_rpe, block.note
from kept
join pick on kept.id::text = '00000000-0000-4000-8031-' || lpad((pick.team * 10 + pick.weekday)::text, 12, '0')
join public.training_blocks as block on block.training_id = pick.id;

-- The goalkeepers of the two oldest teams have worked apart on Wednesdays.
insert into public.training_blocks (training_id, phase, position, lane, group_label, title, minutes, planned_rpe)
select
  evening.id, 'main_part', 0, 1, label.group_label, label.title, block.minutes, 6
from demo_evenings as evening
join public.training_blocks as block
  on block.training_id = evening.id and block.phase = 'main_part' and block.position = 0
join (
  values
    ('en', 'Goalkeepers', 'Handling and footwork between the posts'),
    ('de', 'Torhüter', 'Fangtechnik und Beinarbeit zwischen den Pfosten'),
    ('bg', 'Вратари', 'Ловене и работа с краката между гредите')
) as label (locale, group_label, title) on label.locale = evening.locale
where evening.team in (4, 6) and evening.weekday = 3 and evening.is_over and evening.state = 'done';

-- Notes among coaches: before an evening, and how it went.
insert into public.training_staff_notes (training_id, author_id, notes, review, minutes_over, created_at)
select
  evening.id,
  evening.author_id,
  case when evening.week % 3 = 0 then text.notes[1 + evening.week % 4] end,
  case when evening.is_over then text.reviews[1 + (evening.week + evening.weekday) % 5] end,
  case when evening.is_over then (array[0, 4, 8, -3, 2])[1 + (evening.week + evening.weekday) % 5] end,
  evening.starts_at - interval '1 day'
from demo_evenings as evening
join (
  values
    (
      'en',
      array[
        'Mix the groups: the friends from school always end up together.',
        'Watch the new left back, he is shy about calling for the ball.',
        'Short warm-up, the match on Saturday is still in their legs.',
        'Ask the captain to lead the cool-down.'
      ],
      array[
        'Good tempo from the first minute, the last game was the best of the month.',
        'Rebuilding the goals took too long; set up the second field beforehand.',
        'The second drill was too hard with eleven, next time with a neutral player.',
        'They were tired, stopped a little early and talked about Saturday.',
        'Much better scanning before the first touch. Keep it for another week.'
      ]
    ),
    (
      'de',
      array[
        'Gruppen mischen, sonst stehen die Schulfreunde wieder zusammen.',
        'Auf die Kommandos der Innenverteidiger achten.',
        'Kurzes Aufwärmen, das Spiel vom Sonntag steckt noch in den Beinen.',
        'Der Kapitän leitet den Ausklang.'
      ],
      array[
        'Hohes Tempo ab der ersten Minute, die Abschlussform war stark.',
        'Der Umbau hat zu lange gedauert, zweites Feld vorher aufbauen.',
        'Übung zwei war zu elft zu schwer, nächstes Mal mit neutralem Spieler.',
        'Müde Beine, etwas früher Schluss gemacht und über Sonntag gesprochen.',
        'Deutlich besserer Schulterblick vor dem ersten Kontakt.'
      ]
    ),
    (
      'bg',
      array[
        'Смесете групите, приятелите от училище пак са заедно.',
        'Следете дали централните защитници си говорят.',
        'Кратко загряване, краката още помнят мача.',
        'Капитанът води заключителната част.'
      ],
      array[
        'Добро темпо от първата минута, последната игра беше най-силната.',
        'Пренареждането отне много време, второто поле да е готово предварително.',
        'Второто упражнение беше трудно с единайсет, следващия път с неутрален играч.',
        'Бяха уморени, спряхме малко по-рано и говорихме за мача.',
        'Много по-добро оглеждане преди първото докосване.'
      ]
    )
) as text (locale, notes, reviews) on text.locale = evening.locale
where evening.state <> 'cancelled'
  and (evening.is_over and (evening.week + evening.weekday) % 2 = 0 or evening.distance <= 2)
on conflict do nothing;

-- A year per team: five blocks, a theme for every week and minutes for its two topics.
insert into public.season_plans (id, team_id, author_id, goal, starts_on, ends_on, is_shared)
select
  ('00000000-0000-4000-8032-' || right(team.id::text, 12))::uuid,
  team.id,
  coach.user_id,
  case person.locale
    when 'de' then 'Gemeinsam nach vorn verteidigen und mutig aus dem eigenen Strafraum spielen.'
    when 'bg' then 'Заедно в пресата и смело изграждане на атаката от вратаря.'
    else 'Everybody tries every position; we play out from the back and win the ball back together.'
  end,
  season.starts_on,
  season.ends_on,
  right(team.id::text, 1) in ('2', '3', '4', '5', '6')
from public.teams as team
join public.seasons as season on season.school_id = team.school_id and season.name = team.season
join public.team_staff as coach on coach.team_id = team.id and coach.role = 'head_coach'
join public.users as person on person.id = coach.user_id
on conflict do nothing;

insert into public.season_plan_blocks (plan_id, kind, title, focus, starts_on, ends_on)
select
  plan.id,
  block.kind::public.season_block_kind,
  case person.locale when 'de' then block.de when 'bg' then block.bg else block.en end,
  case person.locale when 'de' then block.focus_de when 'bg' then block.focus_bg else block.focus_en end,
  plan.starts_on + block.first_day,
  least(plan.starts_on + block.last_day, plan.ends_on)
from public.season_plans as plan
join public.users as person on person.id = plan.author_id
cross join (
  values
    ('preparation', 0, 55, 'Pre-season', 'Vorbereitung', 'Подготовка',
      'First touch, stamina through games, getting to know each other',
      'Erster Kontakt, Ausdauer in Spielformen, Kennenlernen', 'Първо докосване, издръжливост чрез игра'),
    ('competition', 56, 153, 'Autumn', 'Hinrunde', 'Есенен полусезон',
      'Building from the keeper and pressing together',
      'Spielaufbau vom Torwart und gemeinsames Pressing', 'Изграждане от вратаря и обща преса'),
    ('break', 154, 195, 'Winter in the hall', 'Winter in der Halle', 'Зима в залата',
      'One against one and quick feet on a small field',
      'Eins gegen eins und schnelle Füße auf kleinem Feld', 'Едно срещу едно и бързи крака на малко поле'),
    ('competition', 196, 335, 'Spring', 'Rückrunde', 'Пролетен полусезон',
      'Transition in both directions, finishing from the half-space',
      'Umschalten in beide Richtungen, Abschluss aus dem Halbraum', 'Преход в двете посоки, завършване'),
    ('transition', 336, 370, 'Summer', 'Ausklang', 'Лято',
      'Tournaments, reviews and free play', 'Turniere, Gespräche und freies Spiel', 'Турнири, разговори и свободна игра')
) as block (kind, first_day, last_day, en, de, bg, focus_en, focus_de, focus_bg)
where not exists (select from public.season_plan_blocks as present where present.plan_id = plan.id);

create temporary table demo_week_themes as
select
  plan.id as plan_id,
  monday::date as week_on,
  theme.*,
  person.locale,
  right(plan.id::text, 1)::int as team
from public.season_plans as plan
join public.users as person on person.id = plan.author_id
cross join lateral generate_series(
  date_trunc('week', plan.starts_on::timestamp), plan.ends_on::timestamp, interval '1 week'
) as monday
join (
  values
    (0, 'First touch out of pressure', 'Erster Kontakt aus dem Druck', 'Първо докосване под натиск', 'first_touch', 'passing'),
    (1, 'Passing in triangles', 'Passspiel in Dreiecken', 'Подаване в триъгълници', 'passing', 'possession'),
    (2, 'Winning the one against one', 'Das Eins gegen eins gewinnen', 'Печелене на единоборството', 'dribbling', 'defending_1v1'),
    (3, 'Pressing together', 'Gemeinsam pressen', 'Обща преса', 'pressing', 'counter_press'),
    (4, 'Break at speed', 'Schnell umschalten', 'Бърза контраатака', 'counter_attack', 'speed'),
    (5, 'Finishing', 'Torabschluss', 'Завършване', 'finishing', 'combination_play'),
    (6, 'See the far side', 'Die ferne Seite sehen', 'Смяна на страната', 'switching_play', 'possession'),
    (7, 'Building from the keeper', 'Aufbau vom Torwart', 'Изграждане от вратаря', 'goalkeeping', 'passing'),
    (8, 'Compact and brave', 'Kompakt und mutig', 'Компактни и смели', 'compactness', 'defending_group')
) as theme (number, en, de, bg, first_topic, second_topic)
  on theme.number = ((extract(epoch from monday) / 604800)::int + right(plan.id::text, 1)::int) % 9;

insert into public.season_plan_weeks (plan_id, week_on, theme, target_load)
select
  plan_id,
  week_on,
  case locale when 'de' then de when 'bg' then bg else en end,
  500 + team * 90 + number * 20
from demo_week_themes
on conflict do nothing;

insert into public.season_plan_targets (plan_id, week_on, topic, minutes)
select plan_id, week_on, target.topic::public.exercise_topic, target.minutes
from demo_week_themes
cross join lateral (values (first_topic, 45), (second_topic, 30)) as target (topic, minutes)
on conflict do nothing;

-- Away for a while: some behind us, some ahead. They answer the trainings ahead by themselves.
insert into public.absences (player_id, from_on, to_on, reason, note, created_by, created_at)
select
  squad.player_id,
  current_date + away.first_day,
  current_date + away.first_day + away.days,
  away.reason::public.absence_reason,
  case squad.locale when 'de' then away.de when 'bg' then away.bg else away.en end,
  coalesce(squad.voice, squad.coach_id),
  now() + least(away.first_day - 2, -1) * interval '1 day'
from (
  values
    (2, 2, 5, 6, 'family', 'Wedding in Izmir', null, null),
    (3, 2, 5, 6, 'family', 'Wedding in Izmir', null, null),
    (3, 3, -24, 9, 'illness', 'Flu, doctor says one week', null, null),
    (3, 3, 16, 2, 'school', 'Class trip', null, null),
    (4, 2, -31, 12, 'injury', null, 'Knöchel verstaucht', null),
    (4, 2, 9, 1, 'school', null, 'Matheprüfung', null),
    (4, 9, -3, 20, 'injury', null, 'Zerrung im Oberschenkel', null),
    (1, 8, 12, 7, 'holiday', 'At the grandparents', null, null),
    (5, 1, 8, 5, 'holiday', 'Baltic Sea', null, null),
    (5, 6, -12, 4, 'illness', null, null, null),
    (6, 1, -18, 6, 'illness', null, null, 'Грип'),
    (6, 1, 13, 3, 'school', null, null, 'Училищна екскурзия'),
    (6, 8, 4, 10, 'holiday', null, null, 'При баба и дядо'),
    (2, 11, -9, 3, 'other', null, null, null)
) as away (team, shirt, first_day, days, reason, en, de, bg)
join demo_squad as squad on squad.team = away.team and squad.shirt = away.shirt;

-- What two families have on beside football; the party falls into a training.
insert into public.appointments (
  player_id, title, from_on, to_on, from_time, to_time, repeats_until, place, note, created_by
)
select
  squad.player_id, entry.title, current_date + entry.first_day, current_date + entry.first_day + entry.days,
  entry.from_time::time, entry.to_time::time, current_date + entry.repeats_for, entry.place, entry.note, squad.voice
from (
  values
    (2, 2, 'Dentist', 2, 0, '14:30', '15:15', null, 'Dr. Weber, Marktplatz 4', 'Bring the insurance card'),
    (2, 2, 'Grandma''s birthday', 16, 0, null, null, null, null, null),
    (3, 2, 'Piano lesson', -20, 0, '14:15', '15:00', 70, 'Music school', null),
    (4, 2, 'Guitar lesson', -19, 0, '15:00', '15:45', 60, null, null)
) as entry (team, shirt, title, first_day, days, from_time, to_time, repeats_for, place, note)
join demo_squad as squad on squad.team = entry.team and squad.shirt = entry.shirt
union all
select
  squad.player_id, 'Birthday party', evening.on_date, evening.on_date, '15:30', '18:30', null::date, 'Trampoline park', null,
  squad.voice
from demo_squad as squad
cross join lateral (
  select on_date from demo_evenings
  where team_id = squad.team_id and state = 'planned' and not is_over and on_date > current_date + 12
  order by on_date limit 1
) as evening
where squad.team = 3 and squad.shirt = 2;

-- Ten weeks of records and answers; the last evening of the U13 still waits to be recorded. Most
-- families answer, few forget, and now and then somebody says yes and does not come.
insert into public.attendance (
  training_id, player_id, answer, answered_at, answered_by, answer_note, needs_reconfirmation,
  absence_id, status, minutes, rpe, recorded_at, recorded_by
)
select
  id,
  player_id,
  answer,
  case when answer is not null then least(starts_at - interval '30 hours', now() - interval '3 hours') end,
  case when answer is not null then voice end,
  case when answer = 'maybe' and not is_over then
    case locale
      when 'de' then 'Kommt vielleicht später aus der Schule'
      when 'bg' then 'Може би ще закъснее от училище'
      else 'May be late from school'
    end
  end,
  not is_over and distance = 3 and answer is not null and absence_id is null and shirt % 5 = 0,
  absence_id,
  status,
  case status when 'present' then length when 'late' then length - 10 - shirt % 3 * 5 end,
  case when status in ('present', 'late') and luck % 7 <> 0 then 3 + (luck + weekday) % 6 end,
  case when status is not null then ends_at end,
  case when status is not null then coach_id end
from (
  select
    draw.*,
    case
      when absence_id is not null then 'no'
      when is_over and luck < 86 then case when luck < 76 then 'yes' when luck < 83 then 'no' else 'maybe' end
      when not is_over and luck < 70 then case when luck < 56 then 'yes' when luck < 64 then 'no' else 'maybe' end
    end::public.attendance_answer as answer,
    case
      when not is_over or (team = 3 and distance = 1) then null
      when reason = 'injury' then 'injured'
      when absence_id is not null then 'excused'
      when luck < 68 then 'present'
      when luck < 73 then 'late'
      when luck < 76 then 'absent'
      when luck < 83 then 'excused'
      when luck < 95 then 'present'
      else 'absent'
    end::public.attendance_status as status
  from (
    select
      evening.*,
      squad.player_id,
      squad.shirt,
      squad.voice,
      squad.coach_id,
      (extract(epoch from evening.ends_at - evening.starts_at) / 60)::int as length,
      absence.id as absence_id,
      absence.reason,
      (evening.week * 37 + evening.weekday * 11 + squad.team * 53 + squad.shirt * squad.shirt * 7 + squad.shirt * 29) % 100 as luck
    from demo_evenings as evening
    join demo_squad as squad on squad.team_id = evening.team_id
    left join public.absences as absence
      on absence.player_id = squad.player_id and evening.on_date between absence.from_on and absence.to_on
    where evening.state <> 'cancelled'
      and evening.starts_at < now() + interval '21 days'
      and (evening.is_over or evening.starts_at > now())
  ) as draw
) as drawn
where answer is not null or status is not null
on conflict (training_id, player_id) do nothing;

-- Links to the next evening of the U13: for the coach who stands in, and one that is closed.
insert into public.training_shares (training_id, token_hash, created_by, expires_at, revoked_at, created_at)
select
  evening.id,
  sha256(convert_to(md5(link.secret) || md5(link.secret), 'UTF8')),
  evening.author_id,
  null,
  case when link.is_revoked then now() - interval '1 day' end,
  now() - interval '2 days'
from (
  select id, author_id from demo_evenings
  where team = 3 and state = 'planned' and not is_over
  order by starts_at
  limit 1
) as evening
cross join (values ('demo session', false), ('sent to the wrong group', true)) as link (secret, is_revoked);

-- The link on the door of the U13's changing room.
insert into public.team_links (school_id, team_id, role, token, token_hash, max_uses, created_by, expires_at)
select
  staff.school_id, staff.team_id, 'parent', door.token, private.hash_token(door.token), 40, staff.user_id,
  now() + interval '30 days'
from public.team_staff as staff
cross join (select md5('demo door') || md5('demo door') as token) as door
where staff.team_id = '00000000-0000-4000-8002-000000000003'
order by staff.created_at
limit 1;

drop table demo_week_themes, demo_evenings, demo_squad;
