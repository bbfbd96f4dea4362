-- Writing exercises: an exercise and its texts are one.
--
--                 player, parent  coach                  owner                  admin
-- save_exercise   -               own, for the school    own, for the school    -
--
-- The form and the import of files both save here. Runs as the caller: the policies of
-- public.exercises and public.exercise_texts decide.

-- Functions ---------------------------------------------------------------------------------

-- Creates an exercise of the caller (without id) or changes one, with exactly the texts given: a
-- language left out is gone afterwards. Whoever changes names the version they started from.
-- p_exercise: {id?, version?, school_id (of a new one), visibility, team_id, topic, moment, phase,
--   practice_type, corners, min_age, max_age, level, players_min, players_max, players_ideal, keepers,
--   coaches, area_length_m, area_width_m, minutes, sets, work_seconds, rest_seconds, intensity,
--   has_heading, equipment, diagram, animation_id, video_url, next_id, source, licence,
--   texts: {locale: {title, aim, setup, rules, coaching_points, progressions, regressions, scoring,
--   questions, common_faults}}}.
-- Errors: exercise_not_writable (42501), stale_row, texts_required (P0001); limits: 23514.
create function public.save_exercise(p_exercise public.json_document)
returns public.exercises
language plpgsql
set search_path = ''
as $$
declare
  wanted public.exercises := jsonb_populate_record(null::public.exercises, p_exercise - 'texts');
  texts jsonb := p_exercise -> 'texts';
  saved public.exercises;
begin
  if jsonb_typeof(texts) is distinct from 'object' or texts = '{}' then
    raise exception 'texts_required' using errcode = 'P0001';
  end if;

  if wanted.id is null then
    insert into public.exercises (
      school_id, visibility, team_id, topic, moment, phase, practice_type, corners, min_age, max_age,
      level, players_min, players_max, players_ideal, keepers, coaches, area_length_m, area_width_m,
      minutes, sets, work_seconds, rest_seconds, intensity, has_heading, equipment, diagram,
      animation_id, video_url, next_id, source, licence
    )
    values (
      wanted.school_id, wanted.visibility, wanted.team_id, wanted.topic, wanted.moment, wanted.phase,
      wanted.practice_type, wanted.corners, wanted.min_age, wanted.max_age, wanted.level,
      wanted.players_min, wanted.players_max, wanted.players_ideal, wanted.keepers, wanted.coaches,
      wanted.area_length_m, wanted.area_width_m, wanted.minutes, wanted.sets, wanted.work_seconds,
      wanted.rest_seconds, wanted.intensity, wanted.has_heading, wanted.equipment, wanted.diagram,
      wanted.animation_id, wanted.video_url, wanted.next_id, wanted.source, wanted.licence
    )
    returning * into saved;
  else
    select * into saved from public.exercises where id = wanted.id for update;
    if not found then
      raise exception 'exercise_not_writable' using errcode = '42501';
    end if;
    if saved.version is distinct from wanted.version then
      raise exception 'stale_row' using errcode = 'P0001';
    end if;
    update public.exercises
    set visibility = wanted.visibility,
      team_id = wanted.team_id,
      topic = wanted.topic,
      moment = wanted.moment,
      phase = wanted.phase,
      practice_type = wanted.practice_type,
      corners = wanted.corners,
      min_age = wanted.min_age,
      max_age = wanted.max_age,
      level = wanted.level,
      players_min = wanted.players_min,
      players_max = wanted.players_max,
      players_ideal = wanted.players_ideal,
      keepers = wanted.keepers,
      coaches = wanted.coaches,
      area_length_m = wanted.area_length_m,
      area_width_m = wanted.area_width_m,
      minutes = wanted.minutes,
      sets = wanted.sets,
      work_seconds = wanted.work_seconds,
      rest_seconds = wanted.rest_seconds,
      intensity = wanted.intensity,
      has_heading = wanted.has_heading,
      equipment = wanted.equipment,
      diagram = wanted.diagram,
      animation_id = wanted.animation_id,
      video_url = wanted.video_url,
      next_id = wanted.next_id,
      source = wanted.source,
      licence = wanted.licence
    where id = wanted.id
    returning * into saved;
  end if;

  insert into public.exercise_texts as stored (
    exercise_id, locale, title, aim, setup, rules, coaching_points, progressions, regressions,
    scoring, questions, common_faults
  )
  select
    saved.id, entry.locale, words.title, words.aim, coalesce(words.setup, ''),
    coalesce(words.rules, ''), words.coaching_points, coalesce(words.progressions, '{}'),
    coalesce(words.regressions, '{}'), coalesce(words.scoring, ''), coalesce(words.questions, '{}'),
    coalesce(words.common_faults, '{}')
  from jsonb_each(texts) as entry (locale, body)
  cross join lateral jsonb_populate_record(null::public.exercise_texts, entry.body) as words
  on conflict (exercise_id, locale) do update set
    title = excluded.title,
    aim = excluded.aim,
    setup = excluded.setup,
    rules = excluded.rules,
    coaching_points = excluded.coaching_points,
    progressions = excluded.progressions,
    regressions = excluded.regressions,
    scoring = excluded.scoring,
    questions = excluded.questions,
    common_faults = excluded.common_faults;

  delete from public.exercise_texts
  where exercise_id = saved.id and not texts ? locale;
  return saved;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function public.save_exercise(public.json_document) to authenticated;
