-- Scene documents: what the database itself reads in a drawing.
--
-- No matrix: nothing here is served. The form of a scene is the application's (scene-schema.ts); these
-- functions know its objects, tracks and steps only as far as names and previews need it, and take
-- documents of any age and state. Questions are checked, since players' answers are held against them.

-- Functions ---------------------------------------------------------------------------------

-- A scene with shirt numbers, but not who the players are: links and public drawings travel, and most
-- players are children. Whatever is no object with objects in it stays as it is.
create function private.scene_without_people(p_scene jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select case jsonb_typeof(p_scene -> 'objects')
    when 'array' then jsonb_set(p_scene, '{objects}', coalesce((
      select jsonb_agg(
        case jsonb_typeof(thing)
          when 'object' then thing - array['player_id', 'name', 'has_photo']
          else thing
        end
        order by place
      )
      from jsonb_array_elements(p_scene -> 'objects') with ordinality as entry (thing, place)
    ), '[]'))
    else p_scene
  end;
$$;

-- The tracks of a scene as far as they begin before p_until; all of it when that is null.
create function private.tracks_until(p_tracks jsonb, p_until numeric)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_set(track, '{keys}', kept.keys) order by place), '[]')
  from jsonb_array_elements(p_tracks) with ordinality as entry (track, place)
  cross join lateral (
    select jsonb_agg(key order by number)
    from (
      select key, number, lag(key -> 't') over (order by number) as begins
      from jsonb_array_elements(
        case jsonb_typeof(track -> 'keys') when 'array' then track -> 'keys' else '[]' end
      ) with ordinality as list (key, number)
    ) as stretch
    where p_until is null or begins is null or begins < to_jsonb(p_until)
  ) as kept (keys)
  where kept.keys is not null;
$$;

-- What a card shows of a scene. A damaged document gives a poor picture, never an error.
create function private.scene_preview(p_scene jsonb)
returns jsonb
language plpgsql
immutable
set search_path = ''
as $$
declare
  preview jsonb := private.scene_without_people(p_scene);
  next_step numeric;
begin
  if jsonb_typeof(p_scene #> '{steps,1,t}') = 'number' then
    next_step := (p_scene #> '{steps,1,t}')::numeric;
  end if;
  if jsonb_typeof(p_scene -> 'steps') = 'array' then
    preview := preview || jsonb_build_object(
      'freezes', '[]'::jsonb,
      'steps', jsonb_path_query_array(p_scene, 'lax $.steps[0]')
    );
    if jsonb_typeof(preview #> '{steps,0}') = 'object' then
      preview := jsonb_set(preview, '{steps,0,note}', '""');
    end if;
  end if;
  if jsonb_typeof(p_scene -> 'tracks') = 'array' then
    preview := jsonb_set(preview, '{tracks}', private.tracks_until(p_scene -> 'tracks', next_step));
  end if;
  if next_step is not null and jsonb_typeof(p_scene -> 'events') = 'array' then
    preview := jsonb_set(preview, '{events}', coalesce((
      select jsonb_agg(event order by place)
      from jsonb_array_elements(p_scene -> 'events') with ordinality as entry (event, place)
      where event -> 't' < to_jsonb(next_step)
    ), '[]'));
  end if;
  if octet_length(preview::text) > 32768 then
    preview := preview || '{"drawings": []}';
  end if;
  if octet_length(preview::text) > 32768 then
    preview := preview || '{"tracks": [], "events": []}';
  end if;
  return case when octet_length(preview::text) > 32768 then '{"v": 2}' else preview end;
end;
$$;

-- Whether a number of a scene lies in this range; false for what is no number.
create function private.is_scene_number(p_value jsonb, p_least numeric, p_most numeric)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case jsonb_typeof(p_value)
    when 'number' then (p_value #>> '{}')::numeric between p_least and p_most
    else false
  end;
$$;

-- How a freeze point is answered: {kind: choose, answers: 2 to 4 texts, right: index of one} or
-- {kind: tap, x, y, radius: a circle in metres}; both with explanation? and topic?.
create function private.has_quiz_form(p_quiz jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  if jsonb_typeof(p_quiz) is distinct from 'object'
    or coalesce(jsonb_typeof(p_quiz -> 'explanation'), 'string') <> 'string'
    or coalesce(jsonb_typeof(p_quiz -> 'topic'), 'string') <> 'string'
    or char_length(p_quiz ->> 'explanation') > 300
    or coalesce(p_quiz ->> 'topic', 'passing') not in (
      'dribbling', 'first_touch', 'passing', 'switching_play', 'crossing', 'finishing', 'possession',
      'combination_play', 'pressing', 'counter_press', 'counter_attack', 'compactness', 'defending_1v1',
      'defending_group', 'goalkeeping', 'set_pieces'
    )
  then
    return false;
  end if;
  if p_quiz ->> 'kind' = 'tap' then
    return private.is_scene_number(p_quiz -> 'x', -250, 250)
      and private.is_scene_number(p_quiz -> 'y', -250, 250)
      and private.is_scene_number(p_quiz -> 'radius', 0.5, 30);
  end if;
  if p_quiz ->> 'kind' is distinct from 'choose' or jsonb_typeof(p_quiz -> 'answers') is distinct from 'array' then
    return false;
  end if;
  return jsonb_array_length(p_quiz -> 'answers') between 2 and 4
    and private.is_scene_number(p_quiz -> 'right', 0, jsonb_array_length(p_quiz -> 'answers') - 1)
    and (p_quiz ->> 'right')::numeric % 1 = 0
    and not exists (
      select from jsonb_array_elements(p_quiz -> 'answers') as given (answer)
      where jsonb_typeof(answer) <> 'string' or char_length(answer #>> '{}') > 80
    );
end;
$$;

-- Whether everything that players are to answer in a scene has the form of a question.
create function private.has_question_form(p_scene jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select not exists (
    select
    from jsonb_array_elements(
      case jsonb_typeof(p_scene -> 'freezes') when 'array' then p_scene -> 'freezes' else '[]' end
    ) as list (pause)
    where jsonb_typeof(pause) = 'object' and pause ? 'quiz' and not private.has_quiz_form(pause -> 'quiz')
  );
$$;

-- The questions that can be answered, in order of time: asked in words, and no answer left empty. One
-- that is still being written is left out. Those of a scene in question form only.
create function private.scene_questions(p_scene jsonb)
returns table (
  id text,
  number int,
  question text,
  kind text,
  answers text[],
  right_answer int,
  x numeric,
  y numeric,
  radius numeric,
  explanation text,
  topic text
)
language sql
immutable
set search_path = ''
as $$
  select
    pause ->> 'id',
    (row_number() over (order by (pause ->> 't')::numeric, place))::int,
    btrim(pause ->> 'question'),
    pause #>> '{quiz,kind}',
    case when pause #>> '{quiz,kind}' = 'choose' then array(
      select btrim(answer) from jsonb_array_elements_text(pause #> '{quiz,answers}') as given (answer)
    ) end,
    case when pause #>> '{quiz,kind}' = 'choose' then (pause #>> '{quiz,right}')::int end,
    case when pause #>> '{quiz,kind}' = 'tap' then (pause #>> '{quiz,x}')::numeric end,
    case when pause #>> '{quiz,kind}' = 'tap' then (pause #>> '{quiz,y}')::numeric end,
    case when pause #>> '{quiz,kind}' = 'tap' then (pause #>> '{quiz,radius}')::numeric end,
    nullif(btrim(pause #>> '{quiz,explanation}'), ''),
    pause #>> '{quiz,topic}'
  from jsonb_array_elements(
    case jsonb_typeof(p_scene -> 'freezes') when 'array' then p_scene -> 'freezes' else '[]' end
  ) with ordinality as list (pause, place)
  where jsonb_typeof(pause) = 'object'
    and pause ? 'quiz'
    and char_length(pause ->> 'id') between 1 and 24
    and private.is_scene_number(pause -> 't', 0, 600)
    and jsonb_typeof(pause -> 'question') = 'string'
    and char_length(btrim(pause ->> 'question')) between 1 and 200
    and not jsonb_path_exists(pause, 'lax $.quiz.answers[*] ? (@ like_regex "^\\s*$")');
$$;

-- What is given to players of a scene: its questions without what is right, no others, and nobody's name.
create function private.scene_without_solutions(p_scene jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_set(private.scene_without_people(p_scene), '{freezes}', coalesce((
    select jsonb_agg(
      pause || jsonb_build_object('quiz', jsonb_strip_nulls(jsonb_build_object(
        'kind', asked.kind, 'answers', to_jsonb(asked.answers)
      )))
      order by asked.number
    )
    from private.scene_questions(p_scene) as asked
    join jsonb_array_elements(p_scene -> 'freezes') as list (pause) on pause ->> 'id' = asked.id
  ), '[]'));
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  private.scene_without_people(jsonb),
  private.tracks_until(jsonb, numeric),
  private.scene_preview(jsonb),
  private.is_scene_number(jsonb, numeric, numeric),
  private.has_quiz_form(jsonb),
  private.has_question_form(jsonb),
  private.scene_questions(jsonb),
  private.scene_without_solutions(jsonb)
to authenticated;
