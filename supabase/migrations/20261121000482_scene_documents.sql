-- Scene documents: what the database itself reads in a drawing.
--
-- No matrix: nothing here is served. The form of a scene is the application's (scene-schema.ts); these
-- functions know its objects, tracks and steps only as far as names and previews need it, and take
-- documents of any age and state.

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

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  private.scene_without_people(jsonb),
  private.tracks_until(jsonb, numeric),
  private.scene_preview(jsonb)
to authenticated;
