-- Catalogue: moves to start from, drawn by the platform. Scenes as in scene-schema.ts, metres and seconds.
--
-- Animations 00000000-0000-4000-8795-…; they belong to nobody, so that nobody changes them.

create function pg_temp.add_template(p_number int, p_title text, p_scene jsonb)
returns void
language sql
as $$
  insert into public.animations (id, owner_id, title, scene, visibility, is_template, created_at, updated_at)
  values (
    ('00000000-0000-4000-8795-' || lpad(p_number::text, 12, '0'))::uuid,
    null, p_title, p_scene, 'public', true,
    timestamptz '2026-06-01 08:00+00' + p_number * interval '1 minute',
    timestamptz '2026-06-01 08:00+00' + p_number * interval '1 minute'
  );
$$;

select pg_temp.add_template(1, 'Third-man run', $json$
{
  "v": 2,
  "pitch": {"kind": "half", "length": 52.5, "width": 68, "goal_side": "right", "orientation": "portrait", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a4", "x": 6, "y": 33, "kind": "player", "team": "a", "number": "4"},
    {"id": "a8", "x": 17, "y": 47, "kind": "player", "team": "a", "number": "8"},
    {"id": "a6", "x": 13, "y": 23, "kind": "player", "team": "a", "number": "6"},
    {"id": "a9", "x": 37, "y": 33, "kind": "player", "team": "a", "number": "9"},
    {"id": "a7", "x": 31, "y": 59, "kind": "player", "team": "a", "number": "7"},
    {"id": "a11", "x": 31, "y": 9, "kind": "player", "team": "a", "number": "11"},
    {"id": "b1", "x": 51, "y": 34, "kind": "player", "team": "b", "number": "1", "is_keeper": true},
    {"id": "b2", "x": 40, "y": 56, "kind": "player", "team": "b", "number": "2"},
    {"id": "b5", "x": 39, "y": 41, "kind": "player", "team": "b", "number": "5"},
    {"id": "b4", "x": 39, "y": 27, "kind": "player", "team": "b", "number": "4"},
    {"id": "b3", "x": 40, "y": 12, "kind": "player", "team": "b", "number": "3"},
    {"id": "b6", "x": 28, "y": 40, "kind": "player", "team": "b", "number": "6"},
    {"id": "b8", "x": 27, "y": 27, "kind": "player", "team": "b", "number": "8"},
    {"id": "ball", "x": 6, "y": 33, "kind": "ball", "owner": "a4"}
  ],
  "drawings": [],
  "tracks": [
    {"object": "a9", "keys": [{"t": 1.9, "x": 27.5, "y": 34, "ease": "in_out"}, {"t": 3.3, "x": 27.5, "y": 34, "ease": "linear"}, {"t": 5.48, "x": 41, "y": 34.5, "ease": "linear"}, {"t": 6.44, "x": 46.8, "y": 34.2, "ease": "linear"}]},
    {"object": "b5", "keys": [{"t": 0.3, "x": 39, "y": 41, "ease": "linear"}, {"t": 2.1, "x": 31.5, "y": 35.5, "ease": "in_out"}, {"t": 3.6, "x": 31.5, "y": 35.5, "ease": "linear"}, {"t": 5.36, "x": 40.5, "y": 39, "ease": "in_out"}]},
    {"object": "b6", "keys": [{"t": 0.4, "x": 28, "y": 40, "ease": "linear"}, {"t": 2.2, "x": 24, "y": 37.5, "ease": "in_out"}]},
    {"object": "a8", "keys": [{"t": 0.8, "x": 17, "y": 47, "ease": "linear"}, {"t": 1.9, "x": 20, "y": 45.5, "ease": "in_out"}, {"t": 2, "x": 20, "y": 45.5, "ease": "linear"}, {"t": 3.11, "x": 26.5, "y": 42, "ease": "linear"}]},
    {"object": "a4", "keys": [{"t": 0.1, "x": 6, "y": 33, "ease": "linear"}, {"t": 0.79, "x": 8, "y": 33.5, "ease": "in_out"}]},
    {"object": "a7", "keys": [{"t": 2.1, "x": 31, "y": 59, "ease": "linear"}, {"t": 3.31, "x": 36.5, "y": 55.5, "ease": "in_out"}, {"t": 5.08, "x": 45.5, "y": 47.5, "ease": "linear"}]},
    {"object": "a11", "keys": [{"t": 3.3, "x": 31, "y": 9, "ease": "linear"}, {"t": 6.13, "x": 43, "y": 21, "ease": "linear"}]},
    {"object": "b2", "keys": [{"t": 3.5, "x": 40, "y": 56, "ease": "linear"}, {"t": 4.64, "x": 43, "y": 50.5, "ease": "in_out"}]},
    {"object": "b1", "keys": [{"t": 5.7, "x": 51, "y": 34, "ease": "linear"}, {"t": 6.06, "x": 51.3, "y": 35.4, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 1.09, "kind": "driven", "to": "a9", "speed": 20},
    {"id": "e2", "ball": "ball", "t": 2.4, "kind": "ground", "to": "a8", "x": 26.5, "y": 42, "speed": 12},
    {"id": "e3", "ball": "ball", "t": 3.65, "kind": "ground", "to": "a7", "x": 45.5, "y": 47.5, "speed": 14},
    {"id": "e4", "ball": "ball", "t": 5.4, "kind": "ground", "to": "a9", "x": 46.8, "y": 34.2, "speed": 13},
    {"id": "e5", "ball": "ball", "t": 6.59, "kind": "shot", "x": 52.5, "y": 36.4, "speed": 24}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "Show for the ball", "note": "The 9 leaves the line and takes the centre back along."},
    {"id": "s2", "t": 2, "name": "Set it back", "note": "One touch. The 8 is already running: that is the third man."},
    {"id": "s3", "t": 3.1, "name": "Into the space", "note": "The gap is where the centre back came from."},
    {"id": "s4", "t": 5.1, "name": "Finish", "note": "Low and early, in front of the keeper."}
  ],
  "freezes": [
    {"id": "f1", "t": 2.4, "seconds": 6, "question": "The 9 is marked from behind. Who is free?"}
  ],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 1}
}
$json$);

select pg_temp.add_template(2, 'Overlap on the wing', $json$
{
  "v": 2,
  "pitch": {"kind": "half", "length": 52.5, "width": 68, "goal_side": "right", "orientation": "portrait", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a6", "x": 10, "y": 30, "kind": "player", "team": "a", "number": "6"},
    {"id": "a7", "x": 26, "y": 56, "kind": "player", "team": "a", "number": "7"},
    {"id": "a2", "x": 13, "y": 60, "kind": "player", "team": "a", "number": "2"},
    {"id": "a9", "x": 38, "y": 33, "kind": "player", "team": "a", "number": "9"},
    {"id": "a10", "x": 29, "y": 40, "kind": "player", "team": "a", "number": "10"},
    {"id": "a11", "x": 36, "y": 12, "kind": "player", "team": "a", "number": "11"},
    {"id": "b1", "x": 51, "y": 34, "kind": "player", "team": "b", "number": "1", "is_keeper": true},
    {"id": "b3", "x": 34, "y": 56, "kind": "player", "team": "b", "number": "3"},
    {"id": "b5", "x": 40, "y": 42, "kind": "player", "team": "b", "number": "5"},
    {"id": "b4", "x": 40, "y": 28, "kind": "player", "team": "b", "number": "4"},
    {"id": "b2", "x": 40, "y": 14, "kind": "player", "team": "b", "number": "2"},
    {"id": "b6", "x": 29, "y": 47, "kind": "player", "team": "b", "number": "6"},
    {"id": "ball", "x": 10, "y": 30, "kind": "ball", "owner": "a6"}
  ],
  "drawings": [],
  "tracks": [
    {"object": "b3", "keys": [{"t": 0.6, "x": 34, "y": 56, "ease": "linear"}, {"t": 1.45, "x": 30.5, "y": 54.5, "ease": "in_out"}, {"t": 2.7, "x": 30.5, "y": 54.5, "ease": "linear"}, {"t": 3.49, "x": 33.5, "y": 53.5, "ease": "in_out"}, {"t": 3.9, "x": 33.5, "y": 53.5, "ease": "linear"}, {"t": 5.49, "x": 41, "y": 58, "ease": "in_out"}]},
    {"object": "a7", "keys": [{"t": 1.9, "x": 26, "y": 56, "ease": "linear"}, {"t": 3.58, "x": 31, "y": 51.5, "ease": "in_out"}]},
    {"object": "a2", "keys": [{"t": 1.9, "x": 13, "y": 60, "ease": "linear"}, {"t": 4.89, "x": 33, "y": 63.5, "ease": "linear"}, {"t": 6.37, "x": 43, "y": 62, "ease": "linear"}]},
    {"object": "b6", "keys": [{"t": 2.3, "x": 29, "y": 47, "ease": "linear"}, {"t": 2.94, "x": 31.5, "y": 47.5, "ease": "in_out"}]},
    {"object": "a9", "keys": [{"t": 4, "x": 38, "y": 33, "ease": "linear"}, {"t": 5.12, "x": 43, "y": 30.5, "ease": "in_out"}, {"t": 6.6, "x": 43, "y": 30.5, "ease": "linear"}, {"t": 7.35, "x": 47.3, "y": 31.8, "ease": "linear"}, {"t": 8.56, "x": 47.3, "y": 31.8, "ease": "linear"}, {"t": 8.91, "x": 48, "y": 31.5, "ease": "in_out"}]},
    {"object": "a11", "keys": [{"t": 3.9, "x": 36, "y": 12, "ease": "linear"}, {"t": 6.22, "x": 44.5, "y": 23, "ease": "linear"}, {"t": 6.7, "x": 44.5, "y": 23, "ease": "linear"}, {"t": 9.47, "x": 47.5, "y": 40, "ease": "linear", "via": [[45,30]]}]},
    {"object": "a10", "keys": [{"t": 4, "x": 29, "y": 40, "ease": "linear"}, {"t": 5.97, "x": 38, "y": 36, "ease": "in_out"}]},
    {"object": "b1", "keys": [{"t": 7.3, "x": 51, "y": 34, "ease": "linear"}, {"t": 7.59, "x": 51.6, "y": 33, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 0.25, "kind": "driven", "to": "a7", "speed": 20},
    {"id": "e2", "ball": "ball", "t": 5.1, "kind": "ground", "to": "a2", "x": 43, "y": 62, "speed": 13},
    {"id": "e3", "ball": "ball", "t": 6.9, "kind": "lofted", "to": "a9", "x": 48, "y": 31.5, "speed": 16, "via": [[49,46]]},
    {"id": "e4", "ball": "ball", "t": 8.96, "kind": "shot", "x": 52.5, "y": 32.2, "speed": 24}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "Fix the full back", "note": "The winger comes inside with the ball at the feet."},
    {"id": "s2", "t": 1.8, "name": "Overlap", "note": "The full back goes outside at full speed and calls."},
    {"id": "s3", "t": 3.6, "name": "Release", "note": "Pass into the run, not to the feet."},
    {"id": "s4", "t": 6.4, "name": "Cross", "note": "Near post, far post, edge of the box: three runs, three heights."}
  ],
  "freezes": [],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 1}
}
$json$);

select pg_temp.add_template(3, 'Switch of play', $json$
{
  "v": 2,
  "pitch": {"kind": "full", "length": 105, "width": 68, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a1", "x": 6, "y": 34, "kind": "player", "team": "a", "number": "1", "is_keeper": true},
    {"id": "a2", "x": 40, "y": 61, "kind": "player", "team": "a", "number": "2"},
    {"id": "a4", "x": 26, "y": 42, "kind": "player", "team": "a", "number": "4"},
    {"id": "a5", "x": 26, "y": 24, "kind": "player", "team": "a", "number": "5"},
    {"id": "a3", "x": 44, "y": 6, "kind": "player", "team": "a", "number": "3"},
    {"id": "a6", "x": 38, "y": 36, "kind": "player", "team": "a", "number": "6"},
    {"id": "a8", "x": 46, "y": 47, "kind": "player", "team": "a", "number": "8"},
    {"id": "a10", "x": 52, "y": 28, "kind": "player", "team": "a", "number": "10"},
    {"id": "a7", "x": 60, "y": 62, "kind": "player", "team": "a", "number": "7"},
    {"id": "a11", "x": 66, "y": 7, "kind": "player", "team": "a", "number": "11"},
    {"id": "a9", "x": 67, "y": 35, "kind": "player", "team": "a", "number": "9"},
    {"id": "b1", "x": 99, "y": 34, "kind": "player", "team": "b", "number": "1", "is_keeper": true},
    {"id": "b2", "x": 76, "y": 16, "kind": "player", "team": "b", "number": "2"},
    {"id": "b4", "x": 75, "y": 29, "kind": "player", "team": "b", "number": "4"},
    {"id": "b5", "x": 75, "y": 40, "kind": "player", "team": "b", "number": "5"},
    {"id": "b3", "x": 74, "y": 52, "kind": "player", "team": "b", "number": "3"},
    {"id": "b6", "x": 60, "y": 36, "kind": "player", "team": "b", "number": "6"},
    {"id": "b8", "x": 58, "y": 46, "kind": "player", "team": "b", "number": "8"},
    {"id": "b10", "x": 52, "y": 38, "kind": "player", "team": "b", "number": "10"},
    {"id": "b7", "x": 60, "y": 54, "kind": "player", "team": "b", "number": "7"},
    {"id": "b11", "x": 62, "y": 20, "kind": "player", "team": "b", "number": "11"},
    {"id": "b9", "x": 50, "y": 44, "kind": "player", "team": "b", "number": "9"},
    {"id": "ball", "x": 40, "y": 61, "kind": "ball", "owner": "a2"}
  ],
  "drawings": [
    {"id": "z1", "kind": "zone", "shape": "rectangle", "points": [[36,38], [74,67]], "colour": "#f0b429", "label": "They are all here"}
  ],
  "tracks": [
    {"object": "b11", "keys": [{"t": 0.5, "x": 62, "y": 20, "ease": "linear"}, {"t": 3.25, "x": 60, "y": 28, "ease": "in_out"}]},
    {"object": "b2", "keys": [{"t": 0.5, "x": 76, "y": 16, "ease": "linear"}, {"t": 2.51, "x": 75.5, "y": 22, "ease": "in_out"}, {"t": 6.5, "x": 75.5, "y": 22, "ease": "linear"}, {"t": 8.05, "x": 75.5, "y": 13.5, "ease": "in_out"}, {"t": 8.5, "x": 75.5, "y": 13.5, "ease": "linear"}, {"t": 9.59, "x": 80, "y": 11.5, "ease": "in_out"}]},
    {"object": "a11", "keys": [{"t": 4.1, "x": 66, "y": 7, "ease": "linear"}, {"t": 5.3, "x": 64, "y": 4, "ease": "in_out"}, {"t": 6.78, "x": 64, "y": 4, "ease": "linear"}, {"t": 8.1, "x": 72, "y": 5.5, "ease": "linear"}, {"t": 8.2, "x": 72, "y": 5.5, "ease": "linear"}, {"t": 9.69, "x": 78, "y": 8.5, "ease": "in_out"}]},
    {"object": "b10", "keys": [{"t": 4.2, "x": 52, "y": 38, "ease": "linear"}, {"t": 5.31, "x": 47, "y": 38, "ease": "in_out"}]},
    {"object": "a9", "keys": [{"t": 6.4, "x": 67, "y": 35, "ease": "linear"}, {"t": 8.74, "x": 78, "y": 31, "ease": "in_out"}, {"t": 11.08, "x": 92, "y": 32, "ease": "linear"}]},
    {"object": "a3", "keys": [{"t": 6, "x": 44, "y": 6, "ease": "linear"}, {"t": 9.51, "x": 62, "y": 13, "ease": "in_out"}, {"t": 13.18, "x": 86.5, "y": 4.8, "ease": "linear"}]},
    {"object": "a10", "keys": [{"t": 6.2, "x": 52, "y": 28, "ease": "linear"}, {"t": 9.49, "x": 70, "y": 26, "ease": "in_out"}]},
    {"object": "b5", "keys": [{"t": 8.7, "x": 75, "y": 40, "ease": "linear"}, {"t": 11.17, "x": 88, "y": 36, "ease": "in_out"}]},
    {"object": "b4", "keys": [{"t": 8.7, "x": 75, "y": 29, "ease": "linear"}, {"t": 10.89, "x": 87, "y": 28, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 0.25, "kind": "ground", "to": "a7", "speed": 12},
    {"id": "e2", "ball": "ball", "t": 2.2, "kind": "ground", "to": "a8", "speed": 12},
    {"id": "e3", "ball": "ball", "t": 4.2, "kind": "ground", "to": "a6", "speed": 12},
    {"id": "e4", "ball": "ball", "t": 5.9, "kind": "lofted", "to": "a11", "x": 72, "y": 5.5, "speed": 21},
    {"id": "e5", "ball": "ball", "t": 12.39, "kind": "ground", "to": "a3", "x": 86.5, "y": 4.8, "speed": 12}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "Draw them over", "note": "Four short passes on one side: wait until they have shifted."},
    {"id": "s2", "t": 3.9, "name": "Play back", "note": "The 6 opens the body before the ball comes."},
    {"id": "s3", "t": 5.4, "name": "Switch", "note": "One long ball. The winger stays wide and moves last."},
    {"id": "s4", "t": 8.1, "name": "Attack the space", "note": "Two against one on the far side."}
  ],
  "freezes": [
    {"id": "f1", "t": 4.6, "seconds": 6, "question": "Which way is open now?"}
  ],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 1}
}
$json$);

select pg_temp.add_template(4, 'Pressing trap on the wing', $json$
{
  "v": 2,
  "pitch": {"kind": "full", "length": 105, "width": 68, "goal_side": "left", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a1", "x": 97, "y": 34, "kind": "player", "team": "a", "number": "1", "is_keeper": true},
    {"id": "a2", "x": 78, "y": 14, "kind": "player", "team": "a", "number": "2"},
    {"id": "a4", "x": 80, "y": 27, "kind": "player", "team": "a", "number": "4"},
    {"id": "a5", "x": 80, "y": 41, "kind": "player", "team": "a", "number": "5"},
    {"id": "a3", "x": 78, "y": 55, "kind": "player", "team": "a", "number": "3"},
    {"id": "a6", "x": 69, "y": 34, "kind": "player", "team": "a", "number": "6"},
    {"id": "a8", "x": 62, "y": 25, "kind": "player", "team": "a", "number": "8"},
    {"id": "a10", "x": 57, "y": 34, "kind": "player", "team": "a", "number": "10"},
    {"id": "a7", "x": 60, "y": 14, "kind": "player", "team": "a", "number": "7"},
    {"id": "a11", "x": 57, "y": 52, "kind": "player", "team": "a", "number": "11"},
    {"id": "a9", "x": 48, "y": 31, "kind": "player", "team": "a", "number": "9"},
    {"id": "b1", "x": 7, "y": 34, "kind": "player", "team": "b", "number": "1", "is_keeper": true},
    {"id": "b2", "x": 24, "y": 58, "kind": "player", "team": "b", "number": "2"},
    {"id": "b4", "x": 17, "y": 41, "kind": "player", "team": "b", "number": "4"},
    {"id": "b5", "x": 16, "y": 24, "kind": "player", "team": "b", "number": "5"},
    {"id": "b3", "x": 24, "y": 7, "kind": "player", "team": "b", "number": "3"},
    {"id": "b6", "x": 30, "y": 34, "kind": "player", "team": "b", "number": "6"},
    {"id": "b8", "x": 38, "y": 26, "kind": "player", "team": "b", "number": "8"},
    {"id": "b10", "x": 43, "y": 42, "kind": "player", "team": "b", "number": "10"},
    {"id": "b7", "x": 47, "y": 60, "kind": "player", "team": "b", "number": "7"},
    {"id": "b11", "x": 48, "y": 9, "kind": "player", "team": "b", "number": "11"},
    {"id": "b9", "x": 62, "y": 34, "kind": "player", "team": "b", "number": "9"},
    {"id": "ball", "x": 17, "y": 41, "kind": "ball", "owner": "b4"}
  ],
  "drawings": [
    {"id": "z1", "kind": "zone", "shape": "rectangle", "points": [[16,0.5], [38,15]], "colour": "#f27d72", "label": "Trap"}
  ],
  "tracks": [
    {"object": "a9", "keys": [{"t": 4.1, "x": 24.5, "y": 34.5, "ease": "linear", "via": [[34,40]]}, {"t": 6.23, "x": 20.5, "y": 23.5, "ease": "in_out"}, {"t": 8.15, "x": 20.8, "y": 11, "ease": "linear"}, {"t": 10.28, "x": 14.5, "y": 24.5, "ease": "linear"}]},
    {"object": "a10", "keys": [{"t": 3.44, "x": 35, "y": 33.5, "ease": "linear"}, {"t": 5.01, "x": 30, "y": 28.5, "ease": "in_out"}, {"t": 7, "x": 30, "y": 28.5, "ease": "linear"}, {"t": 9.75, "x": 13, "y": 34, "ease": "linear"}]},
    {"object": "a7", "keys": [{"t": 2.9, "x": 60, "y": 14, "ease": "linear"}, {"t": 7.01, "x": 29, "y": 10.2, "ease": "linear"}, {"t": 8.03, "x": 28.3, "y": 6.2, "ease": "in_out"}]},
    {"object": "a8", "keys": [{"t": 2.8, "x": 62, "y": 25, "ease": "linear"}, {"t": 6.14, "x": 38.5, "y": 20, "ease": "linear"}, {"t": 7.73, "x": 31.5, "y": 13.5, "ease": "linear"}, {"t": 7.94, "x": 30.6, "y": 13.8, "ease": "in_out"}]},
    {"object": "a2", "keys": [{"t": 2.8, "x": 78, "y": 14, "ease": "linear"}, {"t": 6.53, "x": 52, "y": 11.5, "ease": "linear"}]},
    {"object": "a6", "keys": [{"t": 2.8, "x": 69, "y": 34, "ease": "linear"}, {"t": 6.41, "x": 45, "y": 29, "ease": "linear"}]},
    {"object": "b3", "keys": [{"t": 4.7, "x": 24, "y": 7, "ease": "linear"}, {"t": 5.78, "x": 26, "y": 5.2, "ease": "in_out"}]},
    {"object": "b1", "keys": [{"t": 8.3, "x": 7, "y": 34, "ease": "linear"}, {"t": 9.79, "x": 3, "y": 32, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 1.2, "kind": "ground", "to": "b5", "speed": 12},
    {"id": "e2", "ball": "ball", "t": 3.1, "kind": "ground", "to": "b3", "speed": 12},
    {"id": "e3", "ball": "ball", "t": 6.9, "kind": "ground", "to": "a8", "x": 30.6, "y": 13.8, "speed": 10},
    {"id": "e4", "ball": "ball", "t": 8.79, "kind": "ground", "to": "a9", "x": 14.5, "y": 24.5, "speed": 13},
    {"id": "e5", "ball": "ball", "t": 10.73, "kind": "shot", "x": 0, "y": 36.5, "speed": 24}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "Invite the pass", "note": "The 9 closes the way back in a curve. The wing looks free."},
    {"id": "s2", "t": 2.6, "name": "The trap", "note": "The pass to the full back is the signal: everybody goes."},
    {"id": "s3", "t": 4.6, "name": "Lock it", "note": "Line, back pass, inside: all three ways are shut."},
    {"id": "s4", "t": 6.7, "name": "Win it and go", "note": "Forward at once: their goal is 30 metres away."}
  ],
  "freezes": [
    {"id": "f1", "t": 6.5, "seconds": 6, "question": "Where can he still play?"}
  ],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 1}
}
$json$);

select pg_temp.add_template(5, 'Counter-press after losing the ball', $json$
{
  "v": 2,
  "pitch": {"kind": "half", "length": 52.5, "width": 68, "goal_side": "right", "orientation": "portrait", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a4", "x": 8, "y": 26, "kind": "player", "team": "a", "number": "4"},
    {"id": "a5", "x": 8, "y": 42, "kind": "player", "team": "a", "number": "5"},
    {"id": "a6", "x": 17, "y": 34, "kind": "player", "team": "a", "number": "6"},
    {"id": "a8", "x": 25, "y": 43, "kind": "player", "team": "a", "number": "8"},
    {"id": "a10", "x": 30, "y": 30, "kind": "player", "team": "a", "number": "10"},
    {"id": "a7", "x": 34, "y": 55, "kind": "player", "team": "a", "number": "7"},
    {"id": "a9", "x": 41, "y": 36, "kind": "player", "team": "a", "number": "9"},
    {"id": "a11", "x": 34, "y": 13, "kind": "player", "team": "a", "number": "11"},
    {"id": "b1", "x": 51, "y": 34, "kind": "player", "team": "b", "number": "1", "is_keeper": true},
    {"id": "b2", "x": 40, "y": 14, "kind": "player", "team": "b", "number": "2"},
    {"id": "b4", "x": 43, "y": 28, "kind": "player", "team": "b", "number": "4"},
    {"id": "b5", "x": 43, "y": 41, "kind": "player", "team": "b", "number": "5"},
    {"id": "b3", "x": 40, "y": 55, "kind": "player", "team": "b", "number": "3"},
    {"id": "b6", "x": 33, "y": 37, "kind": "player", "team": "b", "number": "6"},
    {"id": "b8", "x": 27, "y": 24, "kind": "player", "team": "b", "number": "8"},
    {"id": "b10", "x": 20, "y": 42, "kind": "player", "team": "b", "number": "10"},
    {"id": "ball", "x": 30, "y": 30, "kind": "ball", "owner": "a10"}
  ],
  "drawings": [
    {"id": "z1", "kind": "zone", "shape": "ellipse", "points": [[24,26], [43,45]], "colour": "#4cc27e", "label": "Five seconds"}
  ],
  "tracks": [
    {"object": "b6", "keys": [{"t": 0.72, "x": 33, "y": 37, "ease": "linear"}, {"t": 1.07, "x": 33.5, "y": 35.5, "ease": "in_out"}, {"t": 1.2, "x": 33.5, "y": 35.5, "ease": "linear"}, {"t": 2.39, "x": 34.3, "y": 33, "ease": "in_out"}]},
    {"object": "a10", "keys": [{"t": 1.2, "x": 30, "y": 30, "ease": "linear"}, {"t": 1.95, "x": 32, "y": 33.6, "ease": "in_out"}]},
    {"object": "a8", "keys": [{"t": 1.2, "x": 25, "y": 43, "ease": "linear"}, {"t": 2.33, "x": 30.6, "y": 38.6, "ease": "linear"}]},
    {"object": "a9", "keys": [{"t": 1.2, "x": 41, "y": 36, "ease": "linear"}, {"t": 2, "x": 36.2, "y": 36.4, "ease": "linear"}, {"t": 3.5, "x": 36.2, "y": 36.4, "ease": "linear"}, {"t": 3.85, "x": 36, "y": 35.2, "ease": "in_out"}]},
    {"object": "a6", "keys": [{"t": 1.3, "x": 17, "y": 34, "ease": "linear"}, {"t": 2.51, "x": 24.5, "y": 33.5, "ease": "linear"}]},
    {"object": "a11", "keys": [{"t": 1.3, "x": 34, "y": 13, "ease": "linear"}, {"t": 2.98, "x": 31, "y": 23, "ease": "linear"}, {"t": 3.6, "x": 31, "y": 23, "ease": "linear"}, {"t": 4.9, "x": 39, "y": 24, "ease": "linear"}]},
    {"object": "a7", "keys": [{"t": 1.3, "x": 34, "y": 55, "ease": "linear"}, {"t": 2.76, "x": 33, "y": 46, "ease": "linear"}, {"t": 3.5, "x": 33, "y": 46, "ease": "linear"}, {"t": 4.84, "x": 41, "y": 47, "ease": "linear"}, {"t": 5.63, "x": 44, "y": 42.6, "ease": "linear"}]},
    {"object": "b5", "keys": [{"t": 4.2, "x": 43, "y": 41, "ease": "linear"}, {"t": 5, "x": 46, "y": 39, "ease": "in_out"}]},
    {"object": "b1", "keys": [{"t": 4.3, "x": 51, "y": 34, "ease": "linear"}, {"t": 4.72, "x": 51.4, "y": 35.2, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 0.4, "kind": "ground", "to": "b6", "x": 33.5, "y": 35.5, "speed": 10},
    {"id": "e2", "ball": "ball", "t": 3.4, "kind": "ground", "to": "a9", "x": 36, "y": 35.2, "speed": 8},
    {"id": "e3", "ball": "ball", "t": 4.7, "kind": "ground", "to": "a7", "x": 44, "y": 42.6, "speed": 13},
    {"id": "e4", "ball": "ball", "t": 5.98, "kind": "shot", "x": 52.5, "y": 31.5, "speed": 24}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "The ball is lost", "note": "A pass is cut out. Nobody looks at the referee."},
    {"id": "s2", "t": 1.1, "name": "Nearest to the ball", "note": "One goes at once, from in front. The others close the nearest passes."},
    {"id": "s3", "t": 3.3, "name": "Win it back", "note": "Toe in, body between. Then the first look goes forward."},
    {"id": "s4", "t": 3.9, "name": "Punish it", "note": "They are open: two passes to the goal."}
  ],
  "freezes": [],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 1}
}
$json$);

select pg_temp.add_template(6, 'Corner to the near post', $json$
{
  "v": 2,
  "pitch": {"kind": "third", "length": 35, "width": 68, "goal_side": "right", "orientation": "portrait", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a11", "x": 34.3, "y": 67.3, "kind": "player", "team": "a", "number": "11"},
    {"id": "a4", "x": 23.5, "y": 37, "kind": "player", "team": "a", "number": "4"},
    {"id": "a5", "x": 24.5, "y": 33, "kind": "player", "team": "a", "number": "5"},
    {"id": "a9", "x": 25, "y": 41, "kind": "player", "team": "a", "number": "9"},
    {"id": "a8", "x": 31, "y": 30.5, "kind": "player", "team": "a", "number": "8"},
    {"id": "a6", "x": 16, "y": 34, "kind": "player", "team": "a", "number": "6"},
    {"id": "a10", "x": 27.5, "y": 52, "kind": "player", "team": "a", "number": "10"},
    {"id": "a3", "x": 7, "y": 30, "kind": "player", "team": "a", "number": "3"},
    {"id": "b1", "x": 33.8, "y": 34, "kind": "player", "team": "b", "number": "1", "is_keeper": true},
    {"id": "b5", "x": 29, "y": 38.5, "kind": "player", "team": "b", "number": "5"},
    {"id": "b4", "x": 28, "y": 35, "kind": "player", "team": "b", "number": "4"},
    {"id": "b2", "x": 33.8, "y": 38, "kind": "player", "team": "b", "number": "2"},
    {"id": "b3", "x": 31.6, "y": 31.5, "kind": "player", "team": "b", "number": "3"},
    {"id": "b6", "x": 26.8, "y": 41.5, "kind": "player", "team": "b", "number": "6"},
    {"id": "b8", "x": 24.5, "y": 31, "kind": "player", "team": "b", "number": "8"},
    {"id": "b10", "x": 22, "y": 42, "kind": "player", "team": "b", "number": "10"},
    {"id": "b9", "x": 12, "y": 38, "kind": "player", "team": "b", "number": "9"},
    {"id": "ball", "x": 34.3, "y": 67.3, "kind": "ball", "owner": "a11"}
  ],
  "drawings": [],
  "tracks": [
    {"object": "a8", "keys": [{"t": 1, "x": 31, "y": 30.5, "ease": "linear"}, {"t": 2.57, "x": 33.1, "y": 35.4, "ease": "in_out"}]},
    {"object": "a9", "keys": [{"t": 1.9, "x": 25, "y": 41, "ease": "linear"}, {"t": 3.2, "x": 31.2, "y": 39.8, "ease": "in_out", "rotation": 60}]},
    {"object": "b6", "keys": [{"t": 2.2, "x": 26.8, "y": 41.5, "ease": "linear"}, {"t": 3.3, "x": 30, "y": 40.4, "ease": "in_out"}]},
    {"object": "a5", "keys": [{"t": 2.1, "x": 24.5, "y": 33, "ease": "linear"}, {"t": 3.4, "x": 31, "y": 29.4, "ease": "in_out"}]},
    {"object": "a4", "keys": [{"t": 2.2, "x": 23.5, "y": 37, "ease": "linear"}, {"t": 3.45, "x": 30.4, "y": 34.6, "ease": "linear"}, {"t": 3.55, "x": 30.4, "y": 34.6, "ease": "linear"}, {"t": 3.95, "x": 32.3, "y": 33.4, "ease": "in_out"}]},
    {"object": "b4", "keys": [{"t": 2.4, "x": 28, "y": 35, "ease": "linear"}, {"t": 3.22, "x": 30.6, "y": 32.4, "ease": "in_out"}]},
    {"object": "b5", "keys": [{"t": 2.5, "x": 29, "y": 38.5, "ease": "linear"}, {"t": 3.3, "x": 31.4, "y": 36.4, "ease": "in_out"}]},
    {"object": "a6", "keys": [{"t": 2.1, "x": 16, "y": 34, "ease": "linear"}, {"t": 3.37, "x": 19.5, "y": 35.5, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 1.95, "kind": "driven", "to": "a9", "speed": 20, "via": [[34,52]]},
    {"id": "e2", "ball": "ball", "t": 3.45, "kind": "ground", "to": "a4", "x": 32.3, "y": 33.4, "speed": 14},
    {"id": "e3", "ball": "ball", "t": 3.95, "kind": "shot", "x": 35, "y": 31.4, "speed": 24}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "Start position", "note": "All start on the penalty spot: nobody shows where the run goes."},
    {"id": "s2", "t": 1.6, "name": "Three runs", "note": "The 9 goes near, the 4 follows him, the 5 waits for the far post."},
    {"id": "s3", "t": 3.4, "name": "Flick on", "note": "A touch with the outside of the head is enough."}
  ],
  "freezes": [],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 0.8}
}
$json$);

select pg_temp.add_template(7, 'Short corner', $json$
{
  "v": 2,
  "pitch": {"kind": "third", "length": 35, "width": 68, "goal_side": "right", "orientation": "portrait", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a7", "x": 34.4, "y": 0.7, "kind": "player", "team": "a", "number": "7"},
    {"id": "a11", "x": 27.5, "y": 6.5, "kind": "player", "team": "a", "number": "11"},
    {"id": "a10", "x": 18.5, "y": 13, "kind": "player", "team": "a", "number": "10"},
    {"id": "a9", "x": 26, "y": 32, "kind": "player", "team": "a", "number": "9"},
    {"id": "a4", "x": 25, "y": 36, "kind": "player", "team": "a", "number": "4"},
    {"id": "a5", "x": 26, "y": 40, "kind": "player", "team": "a", "number": "5"},
    {"id": "a8", "x": 16, "y": 30, "kind": "player", "team": "a", "number": "8"},
    {"id": "a3", "x": 7, "y": 36, "kind": "player", "team": "a", "number": "3"},
    {"id": "b1", "x": 33.7, "y": 33, "kind": "player", "team": "b", "number": "1", "is_keeper": true},
    {"id": "b2", "x": 28.5, "y": 15, "kind": "player", "team": "b", "number": "2"},
    {"id": "b4", "x": 29, "y": 31, "kind": "player", "team": "b", "number": "4"},
    {"id": "b5", "x": 29, "y": 35, "kind": "player", "team": "b", "number": "5"},
    {"id": "b3", "x": 30, "y": 39.5, "kind": "player", "team": "b", "number": "3"},
    {"id": "b6", "x": 25.5, "y": 27, "kind": "player", "team": "b", "number": "6"},
    {"id": "b8", "x": 21.5, "y": 33, "kind": "player", "team": "b", "number": "8"},
    {"id": "b10", "x": 22.5, "y": 21, "kind": "player", "team": "b", "number": "10"},
    {"id": "b9", "x": 10, "y": 34, "kind": "player", "team": "b", "number": "9"},
    {"id": "ball", "x": 34.4, "y": 0.7, "kind": "ball", "owner": "a7"}
  ],
  "drawings": [],
  "tracks": [
    {"object": "a11", "keys": [{"t": 1.09, "x": 30.5, "y": 5.2, "ease": "in_out"}, {"t": 1.2, "x": 30.5, "y": 5.2, "ease": "linear"}, {"t": 2.05, "x": 28.5, "y": 6.8, "ease": "in_out"}]},
    {"object": "b2", "keys": [{"t": 0.7, "x": 28.5, "y": 15, "ease": "linear"}, {"t": 1.95, "x": 29.6, "y": 9.5, "ease": "in_out"}, {"t": 3.1, "x": 29.6, "y": 9.5, "ease": "linear"}, {"t": 4.22, "x": 31.4, "y": 14.2, "ease": "in_out"}]},
    {"object": "a7", "keys": [{"t": 1.21, "x": 34.4, "y": 0.7, "ease": "linear"}, {"t": 2.81, "x": 31.5, "y": 10.2, "ease": "linear"}, {"t": 2.9, "x": 31.5, "y": 10.2, "ease": "linear"}, {"t": 4.38, "x": 32.6, "y": 17.5, "ease": "in_out"}]},
    {"object": "a9", "keys": [{"t": 3.3, "x": 26, "y": 32, "ease": "linear"}, {"t": 4.42, "x": 30.8, "y": 30.5, "ease": "in_out"}]},
    {"object": "a10", "keys": [{"t": 3.2, "x": 18.5, "y": 13, "ease": "linear"}, {"t": 5.75, "x": 23.4, "y": 26.4, "ease": "in_out"}]},
    {"object": "a4", "keys": [{"t": 3.5, "x": 25, "y": 36, "ease": "linear"}, {"t": 4.74, "x": 30.2, "y": 38, "ease": "in_out"}]},
    {"object": "b4", "keys": [{"t": 3.4, "x": 29, "y": 31, "ease": "linear"}, {"t": 4.36, "x": 32, "y": 28.6, "ease": "in_out"}]},
    {"object": "b1", "keys": [{"t": 5.1, "x": 33.7, "y": 33, "ease": "linear"}, {"t": 5.61, "x": 34.3, "y": 34.4, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 0.6, "kind": "ground", "to": "a11", "speed": 12},
    {"id": "e2", "ball": "ball", "t": 2.25, "kind": "ground", "to": "a7", "x": 31.5, "y": 10.2, "speed": 9},
    {"id": "e3", "ball": "ball", "t": 4.7, "kind": "driven", "to": "a10", "speed": 20},
    {"id": "e4", "ball": "ball", "t": 5.41, "kind": "shot", "x": 35, "y": 36.6, "speed": 24}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "Two against one", "note": "The 11 comes short; only one defender follows."},
    {"id": "s2", "t": 1.1, "name": "Give and go", "note": "The taker comes inside behind the defender."},
    {"id": "s3", "t": 2.8, "name": "Along the line", "note": "To the goal line, head up."},
    {"id": "s4", "t": 4.4, "name": "Cut back", "note": "Everybody falls to the goal: the space is at the penalty spot."}
  ],
  "freezes": [],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 0.85}
}
$json$);

select pg_temp.add_template(8, 'Free kick over the wall', $json$
{
  "v": 2,
  "pitch": {"kind": "third", "length": 35, "width": 68, "goal_side": "right", "orientation": "portrait", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a10", "x": 12.2, "y": 25, "kind": "player", "team": "a", "number": "10"},
    {"id": "a8", "x": 12.8, "y": 27.6, "kind": "player", "team": "a", "number": "8"},
    {"id": "a7", "x": 20, "y": 42, "kind": "player", "team": "a", "number": "7"},
    {"id": "a4", "x": 20.3, "y": 39, "kind": "player", "team": "a", "number": "4"},
    {"id": "a5", "x": 20.6, "y": 36.4, "kind": "player", "team": "a", "number": "5"},
    {"id": "a9", "x": 20.4, "y": 21, "kind": "player", "team": "a", "number": "9"},
    {"id": "a6", "x": 9, "y": 40, "kind": "player", "team": "a", "number": "6"},
    {"id": "a3", "x": 3, "y": 30, "kind": "player", "team": "a", "number": "3"},
    {"id": "b1", "x": 33.9, "y": 36, "kind": "player", "team": "b", "number": "1", "is_keeper": true},
    {"id": "b7", "x": 21.2, "y": 28.6, "kind": "player", "team": "b", "number": "7"},
    {"id": "b9", "x": 21.2, "y": 29.3, "kind": "player", "team": "b", "number": "9"},
    {"id": "b6", "x": 21.2, "y": 30, "kind": "player", "team": "b", "number": "6"},
    {"id": "b8", "x": 21.1, "y": 27.9, "kind": "player", "team": "b", "number": "8"},
    {"id": "b4", "x": 21.6, "y": 38, "kind": "player", "team": "b", "number": "4"},
    {"id": "b5", "x": 21.6, "y": 40.6, "kind": "player", "team": "b", "number": "5"},
    {"id": "b2", "x": 21.4, "y": 22.4, "kind": "player", "team": "b", "number": "2"},
    {"id": "b3", "x": 21.7, "y": 35.4, "kind": "player", "team": "b", "number": "3"},
    {"id": "ball", "x": 12.6, "y": 26, "kind": "ball"}
  ],
  "drawings": [
    {"id": "t1", "kind": "tape", "points": [[12.6,26], [21.2,28.6]]}
  ],
  "tracks": [
    {"object": "a8", "keys": [{"t": 0.6, "x": 12.8, "y": 27.6, "ease": "linear"}, {"t": 2.47, "x": 21.8, "y": 31.6, "ease": "in_out", "via": [[14.5,27.3], [19,31]]}]},
    {"object": "a10", "keys": [{"t": 0.9, "x": 12.2, "y": 25, "ease": "linear"}, {"t": 1.2, "x": 12.1, "y": 25.6, "ease": "in_out"}]},
    {"object": "b1", "keys": [{"t": 1.7, "x": 33.9, "y": 36, "ease": "linear"}, {"t": 2.3, "x": 33.9, "y": 37.2, "ease": "in_out"}, {"t": 2.6, "x": 33.9, "y": 37.2, "ease": "linear"}, {"t": 3.51, "x": 34, "y": 33.2, "ease": "in_out"}]},
    {"object": "a4", "keys": [{"t": 2.2, "x": 20.3, "y": 39, "ease": "linear"}, {"t": 4.13, "x": 31, "y": 37.5, "ease": "in_out"}]},
    {"object": "a5", "keys": [{"t": 2.2, "x": 20.6, "y": 36.4, "ease": "linear"}, {"t": 3.99, "x": 30.5, "y": 34.8, "ease": "in_out"}]},
    {"object": "a9", "keys": [{"t": 2.2, "x": 20.4, "y": 21, "ease": "linear"}, {"t": 4.43, "x": 31.4, "y": 28.6, "ease": "linear"}]},
    {"object": "b4", "keys": [{"t": 2.4, "x": 21.6, "y": 38, "ease": "linear"}, {"t": 3.83, "x": 28.6, "y": 36.6, "ease": "in_out"}]},
    {"object": "b5", "keys": [{"t": 2.4, "x": 21.6, "y": 40.6, "ease": "linear"}, {"t": 3.91, "x": 29, "y": 39, "ease": "in_out"}]},
    {"object": "b2", "keys": [{"t": 2.4, "x": 21.4, "y": 22.4, "ease": "linear"}, {"t": 4.22, "x": 29.6, "y": 27.8, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 1.9, "kind": "take", "to": "a10", "speed": 1},
    {"id": "e2", "ball": "ball", "t": 2.25, "kind": "shot", "x": 35, "y": 31.2, "speed": 21, "via": [[21.6,25.2], [30,27.4]]}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "Set up", "note": "Two stand at the ball. The wall has four; the keeper covers the far corner."},
    {"id": "s2", "t": 1.5, "name": "Dummy", "note": "The 8 runs over the ball; the keeper takes a step."},
    {"id": "s3", "t": 1.9, "name": "Over the wall", "note": "Inside of the foot, around the wall into the near corner."}
  ],
  "freezes": [],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 0.75}
}
$json$);

select pg_temp.add_template(9, 'Building up against two forwards', $json$
{
  "v": 2,
  "pitch": {"kind": "half", "length": 52.5, "width": 68, "goal_side": "left", "orientation": "portrait", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a1", "x": 4, "y": 34, "kind": "player", "team": "a", "number": "1", "is_keeper": true},
    {"id": "a2", "x": 17, "y": 60, "kind": "player", "team": "a", "number": "2"},
    {"id": "a4", "x": 11, "y": 46, "kind": "player", "team": "a", "number": "4"},
    {"id": "a5", "x": 11, "y": 22, "kind": "player", "team": "a", "number": "5"},
    {"id": "a3", "x": 17, "y": 8, "kind": "player", "team": "a", "number": "3"},
    {"id": "a6", "x": 20, "y": 34, "kind": "player", "team": "a", "number": "6"},
    {"id": "a8", "x": 29, "y": 44, "kind": "player", "team": "a", "number": "8"},
    {"id": "a10", "x": 30, "y": 25, "kind": "player", "team": "a", "number": "10"},
    {"id": "b9", "x": 17, "y": 41, "kind": "player", "team": "b", "number": "9"},
    {"id": "b11", "x": 17, "y": 27, "kind": "player", "team": "b", "number": "11"},
    {"id": "b10", "x": 25, "y": 34, "kind": "player", "team": "b", "number": "10"},
    {"id": "b8", "x": 31, "y": 37, "kind": "player", "team": "b", "number": "8"},
    {"id": "b7", "x": 27, "y": 56, "kind": "player", "team": "b", "number": "7"},
    {"id": "b6", "x": 30, "y": 17, "kind": "player", "team": "b", "number": "6"},
    {"id": "ball", "x": 4, "y": 34, "kind": "ball", "owner": "a1"}
  ],
  "drawings": [],
  "tracks": [
    {"object": "b11", "keys": [{"t": 0.7, "x": 17, "y": 27, "ease": "linear"}, {"t": 1.49, "x": 13.6, "y": 25, "ease": "in_out"}]},
    {"object": "b9", "keys": [{"t": 0.6, "x": 17, "y": 41, "ease": "linear"}, {"t": 2.19, "x": 15.5, "y": 34, "ease": "in_out"}, {"t": 3.38, "x": 9.5, "y": 35.5, "ease": "in_out"}, {"t": 3.5, "x": 9.5, "y": 35.5, "ease": "linear"}, {"t": 5.02, "x": 10.6, "y": 43, "ease": "in_out"}]},
    {"object": "a1", "keys": [{"t": 0.9, "x": 4, "y": 34, "ease": "linear"}, {"t": 2.12, "x": 3.4, "y": 31, "ease": "in_out"}]},
    {"object": "a4", "keys": [{"t": 2, "x": 11, "y": 46, "ease": "linear"}, {"t": 2.67, "x": 10, "y": 48.5, "ease": "in_out"}, {"t": 4.64, "x": 10, "y": 48.5, "ease": "linear"}, {"t": 5.81, "x": 14, "y": 49.5, "ease": "in_out"}]},
    {"object": "a6", "keys": [{"t": 2.5, "x": 20, "y": 34, "ease": "linear"}, {"t": 3.68, "x": 19, "y": 38, "ease": "in_out"}]},
    {"object": "b10", "keys": [{"t": 3.6, "x": 25, "y": 34, "ease": "linear"}, {"t": 5.62, "x": 19.5, "y": 42.5, "ease": "in_out"}]},
    {"object": "a2", "keys": [{"t": 6, "x": 17, "y": 60, "ease": "linear"}, {"t": 8.75, "x": 34, "y": 61, "ease": "linear"}]},
    {"object": "a8", "keys": [{"t": 6.94, "x": 29, "y": 44, "ease": "linear"}, {"t": 8.64, "x": 35.5, "y": 46, "ease": "in_out"}]},
    {"object": "b8", "keys": [{"t": 6.8, "x": 31, "y": 37, "ease": "linear"}, {"t": 8.38, "x": 36.5, "y": 41.5, "ease": "in_out"}]},
    {"object": "a10", "keys": [{"t": 6.4, "x": 30, "y": 25, "ease": "linear"}, {"t": 8.44, "x": 40, "y": 27, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 0.6, "kind": "ground", "to": "a5", "speed": 12},
    {"id": "e2", "ball": "ball", "t": 2, "kind": "ground", "to": "a1", "speed": 12},
    {"id": "e3", "ball": "ball", "t": 3.2, "kind": "ground", "to": "a4", "speed": 14},
    {"id": "e4", "ball": "ball", "t": 6.1, "kind": "driven", "to": "a8", "speed": 20}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "Open the field", "note": "Centre backs at the edges of the box, full backs high, the 6 in the cover shadow."},
    {"id": "s2", "t": 1.7, "name": "Back to the keeper", "note": "The keeper is the extra man: three against two."},
    {"id": "s3", "t": 3, "name": "Through the lines", "note": "The 6 shows beside the forward, half turned."},
    {"id": "s4", "t": 5.9, "name": "Forward", "note": "Past the first line: now with the face to their goal."}
  ],
  "freezes": [
    {"id": "f1", "t": 2, "seconds": 6, "question": "Both forwards press one side. Who is free?"}
  ],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 1}
}
$json$);

select pg_temp.add_template(10, 'Rondo 4v4+3', $json$
{
  "v": 2,
  "pitch": {"kind": "blank", "length": 32, "width": 22, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"},
    {"id": "c", "name": "", "colour": "#7db4ff", "keeper_colour": "#ffb3c7", "shape": "diamond"}
  ],
  "objects": [
    {"id": "a4", "x": 16, "y": 1.2, "kind": "player", "team": "a", "number": "4"},
    {"id": "a7", "x": 9, "y": 5.2, "kind": "player", "team": "a", "number": "7"},
    {"id": "a8", "x": 23, "y": 5.4, "kind": "player", "team": "a", "number": "8"},
    {"id": "a6", "x": 16, "y": 20.8, "kind": "player", "team": "a", "number": "6"},
    {"id": "b2", "x": 12.5, "y": 9.2, "kind": "player", "team": "b", "number": "2"},
    {"id": "b3", "x": 19.6, "y": 8.4, "kind": "player", "team": "b", "number": "3"},
    {"id": "b5", "x": 13.4, "y": 14.4, "kind": "player", "team": "b", "number": "5"},
    {"id": "b9", "x": 19.8, "y": 14.6, "kind": "player", "team": "b", "number": "9"},
    {"id": "cka", "x": 0.9, "y": 11, "kind": "player", "team": "c"},
    {"id": "ckb", "x": 31.1, "y": 11, "kind": "player", "team": "c"},
    {"id": "ckc", "x": 16.2, "y": 11.4, "kind": "player", "team": "c"},
    {"id": "g11", "x": 0, "y": 0, "kind": "marker"},
    {"id": "g12", "x": 32, "y": 0, "kind": "marker"},
    {"id": "g13", "x": 0, "y": 22, "kind": "marker"},
    {"id": "g14", "x": 32, "y": 22, "kind": "marker"},
    {"id": "ball", "x": 9, "y": 5.2, "kind": "ball", "owner": "a7"}
  ],
  "drawings": [],
  "tracks": [
    {"object": "b2", "keys": [{"t": 0.2, "x": 12.5, "y": 9.2, "ease": "linear"}, {"t": 1.58, "x": 13, "y": 4.4, "ease": "in_out"}, {"t": 4.9, "x": 13, "y": 4.4, "ease": "linear"}, {"t": 5.8, "x": 11, "y": 6.2, "ease": "in_out"}, {"t": 7.02, "x": 11, "y": 6.2, "ease": "linear"}, {"t": 7.37, "x": 11.6, "y": 7.4, "ease": "in_out"}]},
    {"object": "b3", "keys": [{"t": 0.6, "x": 19.6, "y": 8.4, "ease": "linear"}, {"t": 1.45, "x": 21.4, "y": 6.6, "ease": "in_out"}]},
    {"object": "b9", "keys": [{"t": 2, "x": 19.8, "y": 14.6, "ease": "linear"}, {"t": 3.63, "x": 25.6, "y": 12.4, "ease": "in_out"}]},
    {"object": "a6", "keys": [{"t": 2, "x": 16, "y": 20.8, "ease": "linear"}, {"t": 3.6, "x": 20, "y": 20.8, "ease": "in_out"}]},
    {"object": "b5", "keys": [{"t": 2.5, "x": 13.4, "y": 14.4, "ease": "linear"}, {"t": 3.84, "x": 17, "y": 17.4, "ease": "in_out"}]},
    {"object": "ckc", "keys": [{"t": 4.4, "x": 16.2, "y": 11.4, "ease": "linear"}, {"t": 5.22, "x": 14.4, "y": 10.4, "ease": "in_out"}]},
    {"object": "a7", "keys": [{"t": 7.4, "x": 9, "y": 5.2, "ease": "linear"}, {"t": 7.86, "x": 10.2, "y": 6.6, "ease": "in_out"}]},
    {"object": "a4", "keys": [{"t": 7.3, "x": 16, "y": 1.2, "ease": "linear"}, {"t": 8.32, "x": 12.6, "y": 5, "ease": "in_out"}]},
    {"object": "a8", "keys": [{"t": 7.3, "x": 23, "y": 5.4, "ease": "linear"}, {"t": 8.71, "x": 15.5, "y": 6.6, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 0.3, "kind": "ground", "to": "a4", "speed": 12},
    {"id": "e2", "ball": "ball", "t": 1.21, "kind": "ground", "to": "a8", "speed": 12},
    {"id": "e3", "ball": "ball", "t": 2.1, "kind": "ground", "to": "ckb", "speed": 12},
    {"id": "e4", "ball": "ball", "t": 3.07, "kind": "ground", "to": "a6", "speed": 12},
    {"id": "e5", "ball": "ball", "t": 4.8, "kind": "ground", "to": "ckc", "speed": 12},
    {"id": "e6", "ball": "ball", "t": 5.95, "kind": "ground", "to": "a7", "speed": 12},
    {"id": "e7", "ball": "ball", "t": 6.9, "kind": "ground", "to": "b2", "x": 11.6, "y": 7.4, "speed": 7}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "Keep it", "note": "Seven against four: the four on the ball stand outside, the jokers on the ends and in the middle."},
    {"id": "s2", "t": 1.8, "name": "Use the end", "note": "The joker plays with one touch."},
    {"id": "s3", "t": 4.3, "name": "Through the middle", "note": "The pass everybody waits for: it counts double."},
    {"id": "s4", "t": 6.5, "name": "Lost? Chase!", "note": "Whoever loses the ball hunts it at once with the team."}
  ],
  "freezes": [],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 1}
}
$json$);

select pg_temp.add_template(11, 'Counter-attack 3 against 2', $json$
{
  "v": 2,
  "pitch": {"kind": "half", "length": 52.5, "width": 68, "goal_side": "right", "orientation": "portrait", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a9", "x": 5, "y": 34, "kind": "player", "team": "a", "number": "9"},
    {"id": "a7", "x": 3, "y": 50, "kind": "player", "team": "a", "number": "7"},
    {"id": "a11", "x": 3, "y": 18, "kind": "player", "team": "a", "number": "11"},
    {"id": "b1", "x": 51, "y": 34, "kind": "player", "team": "b", "number": "1", "is_keeper": true},
    {"id": "b4", "x": 24, "y": 29, "kind": "player", "team": "b", "number": "4"},
    {"id": "b5", "x": 24, "y": 40, "kind": "player", "team": "b", "number": "5"},
    {"id": "b8", "x": 1, "y": 36, "kind": "player", "team": "b", "number": "8"},
    {"id": "ball", "x": 5, "y": 34, "kind": "ball", "owner": "a9"}
  ],
  "drawings": [],
  "tracks": [
    {"object": "a9", "keys": [{"t": 0.1, "x": 5, "y": 34, "ease": "linear"}, {"t": 2.15, "x": 16.5, "y": 34.2, "ease": "in_out"}, {"t": 2.3, "x": 16.5, "y": 34.2, "ease": "linear"}, {"t": 3.82, "x": 24, "y": 35.4, "ease": "in_out"}, {"t": 4.2, "x": 24, "y": 35.4, "ease": "linear"}, {"t": 6.17, "x": 35, "y": 35, "ease": "in_out"}]},
    {"object": "a7", "keys": [{"t": 0.1, "x": 3, "y": 50, "ease": "linear"}, {"t": 2.6, "x": 19, "y": 51, "ease": "linear"}, {"t": 4, "x": 28.5, "y": 50, "ease": "linear"}, {"t": 5.69, "x": 39.5, "y": 45.5, "ease": "linear"}, {"t": 5.8, "x": 39.5, "y": 45.5, "ease": "linear"}, {"t": 6.64, "x": 43, "y": 43.2, "ease": "in_out"}]},
    {"object": "a11", "keys": [{"t": 0.1, "x": 3, "y": 18, "ease": "linear"}, {"t": 2.6, "x": 19, "y": 17, "ease": "linear"}, {"t": 4, "x": 29, "y": 18.5, "ease": "linear"}, {"t": 5.9, "x": 40, "y": 24.5, "ease": "linear"}, {"t": 6.26, "x": 40, "y": 24.5, "ease": "linear"}, {"t": 7.68, "x": 46.4, "y": 30.5, "ease": "linear"}]},
    {"object": "b4", "keys": [{"t": 0.3, "x": 24, "y": 29, "ease": "linear"}, {"t": 2.6, "x": 28.5, "y": 30, "ease": "in_out"}, {"t": 3.8, "x": 34, "y": 31, "ease": "in_out"}, {"t": 4.2, "x": 34, "y": 31, "ease": "linear"}, {"t": 5.85, "x": 41, "y": 37, "ease": "in_out"}]},
    {"object": "b5", "keys": [{"t": 0.3, "x": 24, "y": 40, "ease": "linear"}, {"t": 2.6, "x": 28.5, "y": 39, "ease": "in_out"}, {"t": 2.9, "x": 28.5, "y": 39, "ease": "linear"}, {"t": 3.77, "x": 26.8, "y": 37, "ease": "in_out"}]},
    {"object": "b8", "keys": [{"t": 0.4, "x": 1, "y": 36, "ease": "linear"}, {"t": 2.6, "x": 11, "y": 35, "ease": "in_out"}]},
    {"object": "b1", "keys": [{"t": 5.8, "x": 51, "y": 34, "ease": "linear"}, {"t": 6.74, "x": 48, "y": 37, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 4.45, "kind": "ground", "to": "a7", "x": 39.5, "y": 45.5, "speed": 15},
    {"id": "e2", "ball": "ball", "t": 6.79, "kind": "ground", "to": "a11", "x": 46.4, "y": 30.5, "speed": 15},
    {"id": "e3", "ball": "ball", "t": 7.78, "kind": "shot", "x": 52.5, "y": 32.4, "speed": 24}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "Straight at them", "note": "The one in the middle dribbles at the space between the two defenders."},
    {"id": "s2", "t": 2.2, "name": "Commit one", "note": "Wait until a defender comes. Then, and only then, pass."},
    {"id": "s3", "t": 3.9, "name": "Release", "note": "Into the run, on the side that was opened."},
    {"id": "s4", "t": 5.7, "name": "Square or shoot", "note": "If the keeper comes, the far one has an open goal."}
  ],
  "freezes": [
    {"id": "f1", "t": 3.8, "seconds": 6, "question": "One defender comes. Left or right?"}
  ],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 1}
}
$json$);

select pg_temp.add_template(12, 'Kick-off', $json$
{
  "v": 2,
  "pitch": {"kind": "full", "length": 105, "width": 68, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a1", "x": 5, "y": 34, "kind": "player", "team": "a", "number": "1", "is_keeper": true},
    {"id": "a2", "x": 36, "y": 56, "kind": "player", "team": "a", "number": "2"},
    {"id": "a4", "x": 32, "y": 42, "kind": "player", "team": "a", "number": "4"},
    {"id": "a5", "x": 32, "y": 26, "kind": "player", "team": "a", "number": "5"},
    {"id": "a3", "x": 36, "y": 12, "kind": "player", "team": "a", "number": "3"},
    {"id": "a6", "x": 40, "y": 34, "kind": "player", "team": "a", "number": "6"},
    {"id": "a8", "x": 46, "y": 42, "kind": "player", "team": "a", "number": "8"},
    {"id": "a10", "x": 51.9, "y": 34.2, "kind": "player", "team": "a", "number": "10"},
    {"id": "a7", "x": 51.5, "y": 58, "kind": "player", "team": "a", "number": "7"},
    {"id": "a11", "x": 51.5, "y": 10, "kind": "player", "team": "a", "number": "11"},
    {"id": "a9", "x": 51.8, "y": 36.6, "kind": "player", "team": "a", "number": "9"},
    {"id": "b1", "x": 100, "y": 34, "kind": "player", "team": "b", "number": "1", "is_keeper": true},
    {"id": "b2", "x": 72, "y": 14, "kind": "player", "team": "b", "number": "2"},
    {"id": "b4", "x": 74, "y": 28, "kind": "player", "team": "b", "number": "4"},
    {"id": "b5", "x": 74, "y": 40, "kind": "player", "team": "b", "number": "5"},
    {"id": "b3", "x": 72, "y": 54, "kind": "player", "team": "b", "number": "3"},
    {"id": "b6", "x": 65, "y": 34, "kind": "player", "team": "b", "number": "6"},
    {"id": "b8", "x": 62, "y": 43, "kind": "player", "team": "b", "number": "8"},
    {"id": "b10", "x": 62, "y": 25, "kind": "player", "team": "b", "number": "10"},
    {"id": "b7", "x": 60, "y": 58, "kind": "player", "team": "b", "number": "7"},
    {"id": "b11", "x": 60, "y": 10, "kind": "player", "team": "b", "number": "11"},
    {"id": "b9", "x": 62, "y": 34, "kind": "player", "team": "b", "number": "9"},
    {"id": "ball", "x": 51.9, "y": 34.2, "kind": "ball", "owner": "a10"}
  ],
  "drawings": [],
  "tracks": [
    {"object": "a11", "keys": [{"t": 0.3, "x": 51.5, "y": 10, "ease": "linear"}, {"t": 2.39, "x": 66, "y": 8, "ease": "linear"}, {"t": 4.52, "x": 66, "y": 8, "ease": "linear"}, {"t": 6.77, "x": 80, "y": 9.5, "ease": "linear"}, {"t": 6.9, "x": 80, "y": 9.5, "ease": "linear"}, {"t": 8.45, "x": 87, "y": 12, "ease": "in_out"}]},
    {"object": "a7", "keys": [{"t": 0.3, "x": 51.5, "y": 58, "ease": "linear"}, {"t": 2.39, "x": 66, "y": 60, "ease": "linear"}, {"t": 6.9, "x": 66, "y": 60, "ease": "linear"}, {"t": 11.21, "x": 92, "y": 43, "ease": "linear"}]},
    {"object": "b9", "keys": [{"t": 0.6, "x": 62, "y": 34, "ease": "linear"}, {"t": 2.6, "x": 51, "y": 34, "ease": "in_out"}, {"t": 4.66, "x": 40, "y": 37.5, "ease": "in_out"}]},
    {"object": "b7", "keys": [{"t": 1.9, "x": 60, "y": 58, "ease": "linear"}, {"t": 4.02, "x": 50, "y": 52, "ease": "in_out"}]},
    {"object": "a9", "keys": [{"t": 1.8, "x": 51.8, "y": 36.6, "ease": "linear"}, {"t": 4.68, "x": 66, "y": 39, "ease": "in_out"}, {"t": 7.75, "x": 84, "y": 35, "ease": "linear"}, {"t": 9.45, "x": 94, "y": 33, "ease": "linear"}, {"t": 10.21, "x": 98.4, "y": 32, "ease": "linear"}]},
    {"object": "a8", "keys": [{"t": 2, "x": 46, "y": 42, "ease": "linear"}, {"t": 4.83, "x": 60, "y": 44, "ease": "in_out"}]},
    {"object": "a10", "keys": [{"t": 2, "x": 51.9, "y": 34.2, "ease": "linear"}, {"t": 4.28, "x": 60, "y": 30, "ease": "in_out"}, {"t": 7.38, "x": 76, "y": 25, "ease": "in_out"}, {"t": 9.24, "x": 86, "y": 24, "ease": "in_out"}]},
    {"object": "a4", "keys": [{"t": 3, "x": 32, "y": 42, "ease": "linear"}, {"t": 4.01, "x": 35, "y": 42.5, "ease": "in_out"}]},
    {"object": "b2", "keys": [{"t": 3.7, "x": 72, "y": 14, "ease": "linear"}, {"t": 5.11, "x": 79, "y": 13, "ease": "in_out"}, {"t": 7, "x": 79, "y": 13, "ease": "linear"}, {"t": 8.82, "x": 87.5, "y": 15, "ease": "in_out"}]},
    {"object": "a3", "keys": [{"t": 3.5, "x": 36, "y": 12, "ease": "linear"}, {"t": 6.47, "x": 52, "y": 13, "ease": "in_out"}]},
    {"object": "b4", "keys": [{"t": 6.9, "x": 74, "y": 28, "ease": "linear"}, {"t": 9.76, "x": 90, "y": 29, "ease": "in_out"}]},
    {"object": "b5", "keys": [{"t": 6.9, "x": 74, "y": 40, "ease": "linear"}, {"t": 9.98, "x": 91, "y": 37, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 0.4, "kind": "ground", "to": "a6", "speed": 12},
    {"id": "e2", "ball": "ball", "t": 1.9, "kind": "ground", "to": "a4", "speed": 12},
    {"id": "e3", "ball": "ball", "t": 4.31, "kind": "lofted", "to": "a11", "x": 80, "y": 9.5, "speed": 23},
    {"id": "e4", "ball": "ball", "t": 8.75, "kind": "ground", "to": "a9", "x": 98.4, "y": 32, "speed": 16},
    {"id": "e5", "ball": "ball", "t": 10.26, "kind": "shot", "x": 105, "y": 35.6, "speed": 24}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "Whistle", "note": "Back to the 6, and both wingers go."},
    {"id": "s2", "t": 1.4, "name": "Draw them", "note": "The 6 waits for their forward and plays to the centre back."},
    {"id": "s3", "t": 2.9, "name": "Long and diagonal", "note": "Behind their full back, where the winger already is."},
    {"id": "s4", "t": 6.8, "name": "Follow up", "note": "Everybody one line higher: the second ball is ours as well."}
  ],
  "freezes": [],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 1}
}
$json$);

drop function pg_temp.add_template;
