-- Demo academy: the schools' drawings with their history and links. Scenes as in scene-schema.ts.
--
--   animations  00000000-0000-4000-8021-…   share links  …-8023-…
-- The first link's token is md5('demo link') twice over; it opens "Third player runs free".

create function pg_temp.demo_id(p_kind text, p_number int)
returns uuid
language sql
immutable
as $$
  select ('00000000-0000-4000-' || p_kind || '-' || lpad(p_number::text, 12, '0'))::uuid;
$$;

create temporary table demo_scenes (number int primary key, scene jsonb not null);

insert into demo_scenes values (1, $json$
{
  "v": 2,
  "pitch": {"kind": "blank", "length": 30, "width": 20, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a4", "x": 3, "y": 10, "kind": "player", "team": "a", "number": "4"},
    {"id": "a6", "x": 14, "y": 10.6, "kind": "player", "team": "a", "number": "6"},
    {"id": "a8", "x": 12, "y": 3.4, "kind": "player", "team": "a", "number": "8"},
    {"id": "a10", "x": 12.6, "y": 17, "kind": "player", "team": "a", "number": "10"},
    {"id": "b5", "x": 16.2, "y": 10, "kind": "player", "team": "b", "number": "5"},
    {"id": "b2", "x": 21, "y": 6, "kind": "player", "team": "b", "number": "2"},
    {"id": "b3", "x": 21, "y": 14, "kind": "player", "team": "b", "number": "3"},
    {"id": "g7", "x": 0, "y": 0, "kind": "marker"},
    {"id": "g8", "x": 30, "y": 0, "kind": "marker"},
    {"id": "g9", "x": 0, "y": 20, "kind": "marker"},
    {"id": "g10", "x": 30, "y": 20, "kind": "marker"},
    {"id": "mg1", "x": 30, "y": 5, "rotation": 180, "kind": "goal", "size": "mini"},
    {"id": "mg2", "x": 30, "y": 15, "rotation": 180, "kind": "goal", "size": "mini"},
    {"id": "ball", "x": 3, "y": 10, "kind": "ball", "owner": "a4"}
  ],
  "drawings": [],
  "tracks": [
    {"object": "a8", "keys": [{"t": 1, "x": 12, "y": 3.4, "ease": "linear"}, {"t": 1.82, "x": 14.6, "y": 4.6, "ease": "in_out"}, {"t": 1.87, "x": 14.6, "y": 4.6, "ease": "linear"}, {"t": 2.47, "x": 17.6, "y": 6.4, "ease": "linear"}, {"t": 2.6, "x": 17.6, "y": 6.4, "ease": "linear"}, {"t": 3.44, "x": 20.4, "y": 8.8, "ease": "in_out"}]},
    {"object": "a10", "keys": [{"t": 2.1, "x": 12.6, "y": 17, "ease": "linear"}, {"t": 3.47, "x": 20, "y": 17.6, "ease": "in_out"}, {"t": 4.35, "x": 25.2, "y": 16.4, "ease": "linear"}]},
    {"object": "b2", "keys": [{"t": 2.1, "x": 21, "y": 6, "ease": "linear"}, {"t": 2.49, "x": 20, "y": 6.6, "ease": "in_out"}]},
    {"object": "b3", "keys": [{"t": 2.8, "x": 21, "y": 14, "ease": "linear"}, {"t": 3.33, "x": 22.4, "y": 12.4, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 0.8, "kind": "ground", "to": "a6", "speed": 11},
    {"id": "e2", "ball": "ball", "t": 1.85, "kind": "ground", "to": "a8", "x": 17.6, "y": 6.4, "speed": 9},
    {"id": "e3", "ball": "ball", "t": 3.54, "kind": "ground", "to": "a10", "x": 25.2, "y": 16.4, "speed": 11},
    {"id": "e4", "ball": "ball", "t": 4.6, "kind": "shot", "x": 30, "y": 15.1, "speed": 16}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "Into the feet", "note": "Firm pass; the 6 shows with a defender behind."},
    {"id": "s2", "t": 1.7, "name": "Set", "note": "One touch to the side where the third player comes from."},
    {"id": "s3", "t": 2.5, "name": "Through", "note": "Play past the line or go alone: the third player decides."}
  ],
  "freezes": [],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 1}
}
$json$);

insert into demo_scenes values (2, $json$
{
  "v": 2,
  "pitch": {"kind": "small_sided", "length": 36, "width": 26, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a1", "x": 1.4, "y": 13, "kind": "player", "team": "a", "number": "1", "is_keeper": true},
    {"id": "a2", "x": 9, "y": 7, "kind": "player", "team": "a", "number": "2"},
    {"id": "a3", "x": 9, "y": 19, "kind": "player", "team": "a", "number": "3"},
    {"id": "a6", "x": 14, "y": 13, "kind": "player", "team": "a", "number": "6"},
    {"id": "a7", "x": 20, "y": 5, "kind": "player", "team": "a", "number": "7"},
    {"id": "a9", "x": 25, "y": 12, "kind": "player", "team": "a", "number": "9"},
    {"id": "a11", "x": 20, "y": 20, "kind": "player", "team": "a", "number": "11"},
    {"id": "b1", "x": 34.6, "y": 13, "kind": "player", "team": "b", "number": "1", "is_keeper": true},
    {"id": "b2", "x": 29, "y": 8, "kind": "player", "team": "b", "number": "2"},
    {"id": "b3", "x": 29, "y": 18, "kind": "player", "team": "b", "number": "3"},
    {"id": "b6", "x": 22, "y": 14.6, "kind": "player", "team": "b", "number": "6"},
    {"id": "b7", "x": 16, "y": 7, "kind": "player", "team": "b", "number": "7"},
    {"id": "b9", "x": 12, "y": 15, "kind": "player", "team": "b", "number": "9"},
    {"id": "b11", "x": 17, "y": 21, "kind": "player", "team": "b", "number": "11"},
    {"id": "ball", "x": 14, "y": 13, "kind": "ball", "owner": "a6"}
  ],
  "drawings": [
    {"id": "z1", "kind": "zone", "shape": "ellipse", "points": [[13.5,7], [27,19]], "colour": "#4cc27e", "label": "Five seconds"}
  ],
  "tracks": [
    {"object": "b6", "keys": [{"t": 0.88, "x": 22, "y": 14.6, "ease": "linear"}, {"t": 1.28, "x": 20.4, "y": 13, "ease": "in_out"}]},
    {"object": "a6", "keys": [{"t": 1.4, "x": 14, "y": 13, "ease": "linear"}, {"t": 2.32, "x": 18.6, "y": 12.6, "ease": "in_out"}]},
    {"object": "a7", "keys": [{"t": 1.4, "x": 20, "y": 5, "ease": "linear"}, {"t": 2.29, "x": 20, "y": 9.8, "ease": "in_out"}, {"t": 2.8, "x": 20, "y": 9.8, "ease": "linear"}, {"t": 4.26, "x": 27, "y": 5.6, "ease": "in_out"}, {"t": 4.82, "x": 30.6, "y": 7.2, "ease": "linear"}]},
    {"object": "a9", "keys": [{"t": 1.4, "x": 25, "y": 12, "ease": "linear"}, {"t": 2.01, "x": 22.6, "y": 12.4, "ease": "in_out"}, {"t": 2.89, "x": 22.6, "y": 12.4, "ease": "linear"}, {"t": 3.33, "x": 24, "y": 10.4, "ease": "in_out"}]},
    {"object": "a11", "keys": [{"t": 1.5, "x": 20, "y": 20, "ease": "linear"}, {"t": 2.23, "x": 19.4, "y": 16.4, "ease": "in_out"}]},
    {"object": "a2", "keys": [{"t": 1.6, "x": 9, "y": 7, "ease": "linear"}, {"t": 2.62, "x": 14, "y": 8, "ease": "in_out"}]},
    {"object": "a3", "keys": [{"t": 1.6, "x": 9, "y": 19, "ease": "linear"}, {"t": 2.71, "x": 14, "y": 16.6, "ease": "in_out"}]},
    {"object": "b2", "keys": [{"t": 2.9, "x": 29, "y": 8, "ease": "linear"}, {"t": 3.67, "x": 30, "y": 10.6, "ease": "in_out"}]},
    {"object": "b1", "keys": [{"t": 4.2, "x": 34.6, "y": 13, "ease": "linear"}, {"t": 4.61, "x": 34.8, "y": 11.8, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 0.6, "kind": "ground", "to": "b6", "x": 20.4, "y": 13, "speed": 9},
    {"id": "e2", "ball": "ball", "t": 2.7, "kind": "ground", "to": "a9", "x": 24, "y": 10.4, "speed": 8},
    {"id": "e3", "ball": "ball", "t": 4.1, "kind": "ground", "to": "a7", "x": 30.6, "y": 7.2, "speed": 10},
    {"id": "e4", "ball": "ball", "t": 5.02, "kind": "shot", "x": 36, "y": 12.2, "speed": 20}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "Lost", "note": "The pass into the middle is read."},
    {"id": "s2", "t": 1.3, "name": "All around it", "note": "The three nearest attack the ball, the others shut the way forward."},
    {"id": "s3", "t": 2.6, "name": "Won", "note": "Forward with the first touch."},
    {"id": "s4", "t": 3.3, "name": "Finish", "note": "Five seconds are over when the ball is in the goal."}
  ],
  "freezes": [],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 1}
}
$json$);

insert into demo_scenes values (3, $json$
{
  "v": 2,
  "pitch": {"kind": "small_sided", "length": 55, "width": 35, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a1", "x": 2.5, "y": 17.5, "kind": "player", "team": "a", "number": "1", "name": "Emil", "is_keeper": true},
    {"id": "a2", "x": 10, "y": 29, "kind": "player", "team": "a", "number": "2", "name": "Mia"},
    {"id": "a3", "x": 10, "y": 6, "kind": "player", "team": "a", "number": "3", "name": "Jonas"},
    {"id": "a4", "x": 13, "y": 17.5, "kind": "player", "team": "a", "number": "4", "name": "Lena"},
    {"id": "a7", "x": 28, "y": 30, "kind": "player", "team": "a", "number": "7", "name": "Paul"},
    {"id": "a11", "x": 28, "y": 5, "kind": "player", "team": "a", "number": "11", "name": "Aylin"},
    {"id": "a9", "x": 40, "y": 17, "kind": "player", "team": "a", "number": "9", "name": "Ben"},
    {"id": "b9", "x": 16, "y": 21.5, "kind": "player", "team": "b", "number": "9"},
    {"id": "b7", "x": 18, "y": 11, "kind": "player", "team": "b", "number": "7"},
    {"id": "b6", "x": 27, "y": 17.5, "kind": "player", "team": "b", "number": "6"},
    {"id": "b2", "x": 40, "y": 26, "kind": "player", "team": "b", "number": "2"},
    {"id": "b3", "x": 40, "y": 9, "kind": "player", "team": "b", "number": "3"},
    {"id": "b4", "x": 42, "y": 17.6, "kind": "player", "team": "b", "number": "4"},
    {"id": "b1", "x": 52.6, "y": 17.5, "kind": "player", "team": "b", "number": "1", "is_keeper": true},
    {"id": "ball", "x": 2.5, "y": 17.5, "kind": "ball", "owner": "a1"}
  ],
  "drawings": [],
  "tracks": [
    {"object": "b9", "keys": [{"t": 1, "x": 16, "y": 21.5, "ease": "linear"}, {"t": 2.3, "x": 13.6, "y": 26.4, "ease": "in_out"}, {"t": 2.7, "x": 13.6, "y": 26.4, "ease": "linear"}, {"t": 4.4, "x": 6.4, "y": 23.4, "ease": "in_out"}]},
    {"object": "b7", "keys": [{"t": 1, "x": 18, "y": 11, "ease": "linear"}, {"t": 2.67, "x": 13, "y": 15.4, "ease": "in_out"}, {"t": 4.4, "x": 13, "y": 15.4, "ease": "linear"}, {"t": 6.05, "x": 17.4, "y": 9.6, "ease": "in_out"}]},
    {"object": "a4", "keys": [{"t": 1.1, "x": 13, "y": 17.5, "ease": "linear"}, {"t": 2.22, "x": 12.2, "y": 19.6, "ease": "in_out"}, {"t": 8.1, "x": 12.2, "y": 19.6, "ease": "linear"}, {"t": 10.89, "x": 26, "y": 17.5, "ease": "in_out"}]},
    {"object": "a3", "keys": [{"t": 2.7, "x": 10, "y": 6, "ease": "linear"}, {"t": 3.63, "x": 12, "y": 5, "ease": "in_out"}, {"t": 5.42, "x": 12, "y": 5, "ease": "linear"}, {"t": 7.72, "x": 22, "y": 6.6, "ease": "in_out"}]},
    {"object": "a11", "keys": [{"t": 4.6, "x": 28, "y": 5, "ease": "linear"}, {"t": 6.02, "x": 33, "y": 4, "ease": "in_out"}, {"t": 8.3, "x": 33, "y": 4, "ease": "linear"}, {"t": 9.31, "x": 39, "y": 5.4, "ease": "linear"}]},
    {"object": "b6", "keys": [{"t": 4.9, "x": 27, "y": 17.5, "ease": "linear"}, {"t": 6.53, "x": 27.4, "y": 11, "ease": "in_out"}]},
    {"object": "b3", "keys": [{"t": 8.1, "x": 40, "y": 9, "ease": "linear"}, {"t": 9.1, "x": 43.4, "y": 9, "ease": "in_out"}]},
    {"object": "a9", "keys": [{"t": 8.2, "x": 40, "y": 17, "ease": "linear"}, {"t": 9.57, "x": 46, "y": 17.4, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 0.9, "kind": "ground", "to": "a2", "speed": 11},
    {"id": "e2", "ball": "ball", "t": 2.5, "kind": "ground", "to": "a1", "speed": 11},
    {"id": "e3", "ball": "ball", "t": 4.1, "kind": "ground", "to": "a3", "speed": 12},
    {"id": "e4", "ball": "ball", "t": 7.9, "kind": "ground", "to": "a11", "x": 39, "y": 5.4, "speed": 12}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "Wide and deep", "note": "The two at the back stand on the lines of the box, as wide as they can."},
    {"id": "s2", "t": 2.1, "name": "Keeper helps", "note": "Back to the keeper is no step back: the other side is open."},
    {"id": "s3", "t": 3.8, "name": "Other side", "note": "Two touches: stop it, play it."},
    {"id": "s4", "t": 7.8, "name": "Over the middle", "note": "Pass on the way, and everybody moves up."}
  ],
  "freezes": [
    {"id": "f1", "t": 2.2, "seconds": 6, "question": "The forward comes. Where is the free one?"}
  ],
  "display": {"arrows": "step", "has_numbers": true, "has_names": true, "symbols": 1}
}
$json$);

insert into demo_scenes values (4, $json$
{
  "v": 2,
  "pitch": {"kind": "third", "length": 25, "width": 50, "goal_side": "right", "orientation": "portrait", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a7", "x": 24.3, "y": 49.4, "kind": "player", "team": "a", "number": "7"},
    {"id": "a9", "x": 17.6, "y": 32, "kind": "player", "team": "a", "number": "9"},
    {"id": "a4", "x": 16.6, "y": 27, "kind": "player", "team": "a", "number": "4"},
    {"id": "a10", "x": 17.4, "y": 22.6, "kind": "player", "team": "a", "number": "10"},
    {"id": "a8", "x": 9.5, "y": 27, "kind": "player", "team": "a", "number": "8"},
    {"id": "a2", "x": 3.5, "y": 20, "kind": "player", "team": "a", "number": "2"},
    {"id": "b1", "x": 24, "y": 25, "kind": "player", "team": "b", "number": "1", "is_keeper": true},
    {"id": "b4", "x": 21, "y": 29, "kind": "player", "team": "b", "number": "4"},
    {"id": "b5", "x": 20.4, "y": 25.4, "kind": "player", "team": "b", "number": "5"},
    {"id": "b2", "x": 24, "y": 29, "kind": "player", "team": "b", "number": "2"},
    {"id": "b6", "x": 19, "y": 31, "kind": "player", "team": "b", "number": "6"},
    {"id": "b8", "x": 14.5, "y": 26, "kind": "player", "team": "b", "number": "8"},
    {"id": "b9", "x": 8, "y": 31, "kind": "player", "team": "b", "number": "9"},
    {"id": "ball", "x": 24.3, "y": 49.4, "kind": "ball", "owner": "a7"}
  ],
  "drawings": [],
  "tracks": [
    {"object": "a10", "keys": [{"t": 0.6, "x": 17.4, "y": 22.6, "ease": "linear"}, {"t": 1.24, "x": 18.4, "y": 23.4, "ease": "in_out"}, {"t": 2, "x": 18.4, "y": 23.4, "ease": "linear"}, {"t": 3.4, "x": 22.4, "y": 21.6, "ease": "in_out"}]},
    {"object": "a9", "keys": [{"t": 1.75, "x": 17.6, "y": 32, "ease": "linear"}, {"t": 3, "x": 22.7, "y": 30.3, "ease": "in_out"}]},
    {"object": "a4", "keys": [{"t": 1.9, "x": 16.6, "y": 27, "ease": "linear"}, {"t": 3.3, "x": 21.8, "y": 25.8, "ease": "in_out"}]},
    {"object": "b4", "keys": [{"t": 2.1, "x": 21, "y": 29, "ease": "linear"}, {"t": 2.5, "x": 22, "y": 29.9, "ease": "in_out"}]},
    {"object": "b6", "keys": [{"t": 2, "x": 19, "y": 31, "ease": "linear"}, {"t": 2.69, "x": 21.6, "y": 31.4, "ease": "in_out"}]},
    {"object": "a8", "keys": [{"t": 1.9, "x": 9.5, "y": 27, "ease": "linear"}, {"t": 3.07, "x": 13, "y": 26.6, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 1.9, "kind": "driven", "to": "a9", "speed": 17, "via": [[24.2,40]]},
    {"id": "e2", "ball": "ball", "t": 3.05, "kind": "shot", "x": 25, "y": 23.4, "speed": 14}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "Arm up", "note": "The taker raises an arm: that is the start signal."},
    {"id": "s2", "t": 1.4, "name": "Near, middle, far", "note": "Start late, arrive fast."},
    {"id": "s3", "t": 3, "name": "Follow every rebound", "note": "Whoever stands still after the first header misses the second chance."}
  ],
  "freezes": [],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 0.85}
}
$json$);

insert into demo_scenes values (5, $json$
{
  "v": 2,
  "pitch": {"kind": "half", "length": 52.5, "width": 68, "goal_side": "left", "orientation": "portrait", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a7", "x": 19, "y": 59.5, "kind": "player", "team": "a", "number": "7"},
    {"id": "a8", "x": 24, "y": 50, "kind": "player", "team": "a", "number": "8"},
    {"id": "a9", "x": 13, "y": 52, "kind": "player", "team": "a", "number": "9"},
    {"id": "a6", "x": 27, "y": 40, "kind": "player", "team": "a", "number": "6"},
    {"id": "a10", "x": 17, "y": 40, "kind": "player", "team": "a", "number": "10"},
    {"id": "a2", "x": 33, "y": 61, "kind": "player", "team": "a", "number": "2"},
    {"id": "b2", "x": 17.5, "y": 68.2, "kind": "player", "team": "b", "number": "2"},
    {"id": "b4", "x": 9, "y": 50, "kind": "player", "team": "b", "number": "4"},
    {"id": "b6", "x": 17.4, "y": 56.4, "kind": "player", "team": "b", "number": "6"},
    {"id": "b7", "x": 26, "y": 63.6, "kind": "player", "team": "b", "number": "7"},
    {"id": "b8", "x": 22, "y": 47.4, "kind": "player", "team": "b", "number": "8"},
    {"id": "b1", "x": 3, "y": 36, "kind": "player", "team": "b", "number": "1", "is_keeper": true},
    {"id": "ball", "x": 17.5, "y": 68.2, "kind": "ball", "owner": "b2"}
  ],
  "drawings": [],
  "tracks": [
    {"object": "b6", "keys": [{"t": 0.4, "x": 17.4, "y": 56.4, "ease": "linear"}, {"t": 1.46, "x": 15.4, "y": 59.4, "ease": "in_out"}]},
    {"object": "a9", "keys": [{"t": 0.6, "x": 13, "y": 52, "ease": "linear"}, {"t": 1.75, "x": 13.6, "y": 55.4, "ease": "in_out"}, {"t": 2.1, "x": 13.6, "y": 55.4, "ease": "linear"}, {"t": 2.83, "x": 13.4, "y": 58.6, "ease": "in_out"}, {"t": 3.92, "x": 13.4, "y": 58.6, "ease": "linear"}, {"t": 4.27, "x": 12.4, "y": 57.4, "ease": "in_out"}]},
    {"object": "a7", "keys": [{"t": 2.1, "x": 19, "y": 59.5, "ease": "linear"}, {"t": 2.57, "x": 17.6, "y": 59.4, "ease": "in_out"}]},
    {"object": "a10", "keys": [{"t": 2.1, "x": 17, "y": 40, "ease": "linear"}, {"t": 3.99, "x": 12, "y": 51, "ease": "linear"}, {"t": 4.45, "x": 12, "y": 51, "ease": "linear"}, {"t": 5.81, "x": 7.4, "y": 44, "ease": "linear"}]},
    {"object": "a8", "keys": [{"t": 2.1, "x": 24, "y": 50, "ease": "linear"}, {"t": 3.49, "x": 19.4, "y": 54, "ease": "in_out"}]},
    {"object": "b1", "keys": [{"t": 5.2, "x": 3, "y": 36, "ease": "linear"}, {"t": 5.69, "x": 1.6, "y": 36.4, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 1, "kind": "lofted", "to": "b6", "speed": 9},
    {"id": "e2", "ball": "ball", "t": 3.7, "kind": "ground", "to": "a9", "x": 12.4, "y": 57.4, "speed": 7},
    {"id": "e3", "ball": "ball", "t": 4.62, "kind": "ground", "to": "a10", "x": 7.4, "y": 44, "speed": 12},
    {"id": "e4", "ball": "ball", "t": 6.06, "kind": "shot", "x": 0, "y": 35, "speed": 24}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "They throw", "note": "Everybody marks: no free man near the line."},
    {"id": "s2", "t": 2, "name": "Now!", "note": "First touch with the back to the field is the signal."},
    {"id": "s3", "t": 3.6, "name": "Won", "note": "Straight to the goal?"}
  ],
  "freezes": [],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 1}
}
$json$);

insert into demo_scenes values (6, $json$
{
  "v": 2,
  "pitch": {"kind": "blank", "length": 20, "width": 20, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a2", "x": 1.2, "y": 3, "kind": "player", "team": "a", "number": "2"},
    {"id": "a3", "x": 1.2, "y": 6.5, "kind": "player", "team": "a", "number": "3"},
    {"id": "a4", "x": 1.2, "y": 10, "kind": "player", "team": "a", "number": "4"},
    {"id": "a5", "x": 1.2, "y": 13.5, "kind": "player", "team": "a", "number": "5"},
    {"id": "a6", "x": 1.2, "y": 17, "kind": "player", "team": "a", "number": "6"},
    {"id": "b7", "x": 10, "y": 6, "kind": "player", "team": "b", "number": "7"},
    {"id": "b8", "x": 10, "y": 14, "kind": "player", "team": "b", "number": "8"},
    {"id": "g7", "x": 6, "y": 0, "kind": "marker"},
    {"id": "g8", "x": 6, "y": 20, "kind": "marker"},
    {"id": "g9", "x": 14, "y": 0, "kind": "marker"},
    {"id": "g10", "x": 14, "y": 20, "kind": "marker"},
    {"id": "ball2", "x": 1.2, "y": 3, "kind": "ball", "owner": "a2"},
    {"id": "ball3", "x": 1.2, "y": 6.5, "kind": "ball", "owner": "a3"},
    {"id": "ball4", "x": 1.2, "y": 10, "kind": "ball", "owner": "a4"},
    {"id": "ball5", "x": 1.2, "y": 13.5, "kind": "ball", "owner": "a5"},
    {"id": "ball6", "x": 1.2, "y": 17, "kind": "ball", "owner": "a6"}
  ],
  "drawings": [
    {"id": "z1", "kind": "zone", "shape": "rectangle", "points": [[6,0], [14,20]], "colour": "#7db4ff", "label": "River"}
  ],
  "tracks": [
    {"object": "a2", "keys": [{"t": 0.2, "x": 1.2, "y": 3, "ease": "linear"}, {"t": 5.66, "x": 18.6, "y": 3.6, "ease": "in_out", "via": [[8,1.4], [13,2]]}, {"t": 8.6, "x": 18.6, "y": 3.6, "ease": "linear"}, {"t": 14.02, "x": 1.4, "y": 3, "ease": "in_out", "via": [[12,1.6], [7,1.4]]}]},
    {"object": "a3", "keys": [{"t": 0.5, "x": 1.2, "y": 6.5, "ease": "linear"}, {"t": 7.01, "x": 18.6, "y": 8, "ease": "in_out", "via": [[6.6,8.4], [12.6,9.8]]}, {"t": 9, "x": 18.6, "y": 8, "ease": "linear"}, {"t": 15, "x": 1.4, "y": 6.6, "ease": "in_out", "via": [[13,8], [8,7.8]]}]},
    {"object": "a4", "keys": [{"t": 0.9, "x": 1.2, "y": 10, "ease": "linear"}, {"t": 7.33, "x": 18.4, "y": 11, "ease": "in_out", "via": [[7,10.6], [12.4,11.4]]}, {"t": 9.1, "x": 18.4, "y": 11, "ease": "linear"}, {"t": 15.14, "x": 1.4, "y": 13, "ease": "in_out", "via": [[13.4,13], [8,12.6]]}]},
    {"object": "a5", "keys": [{"t": 0.3, "x": 1.2, "y": 13.5, "ease": "linear"}, {"t": 3.11, "x": 9, "y": 14.6, "ease": "in_out"}, {"t": 6.6, "x": 9, "y": 14.6, "ease": "linear"}, {"t": 8.17, "x": 10, "y": 10, "ease": "in_out"}]},
    {"object": "a6", "keys": [{"t": 0.4, "x": 1.2, "y": 17, "ease": "linear"}, {"t": 6.13, "x": 18.6, "y": 17.6, "ease": "in_out", "via": [[8.4,18.6], [13,18.2]]}, {"t": 8.7, "x": 18.6, "y": 17.6, "ease": "linear"}, {"t": 14.4, "x": 1.4, "y": 17, "ease": "in_out", "via": [[12,18.8], [7,18.6]]}]},
    {"object": "b7", "keys": [{"t": 0.8, "x": 10, "y": 6, "ease": "linear"}, {"t": 1.89, "x": 10.2, "y": 3.4, "ease": "in_out"}, {"t": 6.7, "x": 10.2, "y": 3.4, "ease": "linear"}, {"t": 7.7, "x": 10, "y": 5.4, "ease": "in_out"}]},
    {"object": "b8", "keys": [{"t": 1, "x": 10, "y": 14, "ease": "linear"}, {"t": 1.43, "x": 9.4, "y": 13.9, "ease": "in_out"}, {"t": 6.7, "x": 9.4, "y": 13.9, "ease": "linear"}, {"t": 8, "x": 12.6, "y": 15, "ease": "in_out"}]}
  ],
  "events": [],
  "steps": [
    {"id": "s1", "t": 0, "name": "Over the river", "note": "Everybody dribbles across. Small touches, head up."},
    {"id": "s2", "t": 6.4, "name": "Caught!", "note": "Whoever loses the ball becomes a crocodile as well."},
    {"id": "s3", "t": 8.4, "name": "And back", "note": "Who crosses ten times first?"}
  ],
  "freezes": [],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 1}
}
$json$);

insert into demo_scenes values (7, $json$
{
  "v": 2,
  "pitch": {"kind": "small_sided", "length": 55, "width": 35, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a1", "x": 2.5, "y": 17.5, "kind": "player", "team": "a", "number": "1", "is_keeper": true},
    {"id": "a2", "x": 14, "y": 27, "kind": "player", "team": "a", "number": "2"},
    {"id": "a3", "x": 14, "y": 8, "kind": "player", "team": "a", "number": "3"},
    {"id": "a6", "x": 20, "y": 17.5, "kind": "player", "team": "a", "number": "6"},
    {"id": "a7", "x": 26.5, "y": 30, "kind": "player", "team": "a", "number": "7"},
    {"id": "a11", "x": 26.5, "y": 5, "kind": "player", "team": "a", "number": "11"},
    {"id": "a9", "x": 27.2, "y": 18, "kind": "player", "team": "a", "number": "9"},
    {"id": "b1", "x": 52.5, "y": 17.5, "kind": "player", "team": "b", "number": "1", "is_keeper": true},
    {"id": "b2", "x": 42, "y": 26, "kind": "player", "team": "b", "number": "2"},
    {"id": "b3", "x": 42, "y": 9, "kind": "player", "team": "b", "number": "3"},
    {"id": "b4", "x": 44, "y": 17.5, "kind": "player", "team": "b", "number": "4"},
    {"id": "b6", "x": 37, "y": 17.5, "kind": "player", "team": "b", "number": "6"},
    {"id": "b7", "x": 30, "y": 27, "kind": "player", "team": "b", "number": "7"},
    {"id": "b11", "x": 30, "y": 8, "kind": "player", "team": "b", "number": "11"},
    {"id": "ball", "x": 27.2, "y": 18, "kind": "ball", "owner": "a9"}
  ],
  "drawings": [],
  "tracks": [
    {"object": "a11", "keys": [{"t": 0.5, "x": 26.5, "y": 5, "ease": "linear"}, {"t": 2.04, "x": 35, "y": 3.6, "ease": "in_out"}, {"t": 3.9, "x": 44, "y": 6, "ease": "in_out"}]},
    {"object": "a7", "keys": [{"t": 0.5, "x": 26.5, "y": 30, "ease": "linear"}, {"t": 2.04, "x": 35, "y": 31.4, "ease": "in_out"}, {"t": 2.77, "x": 35, "y": 31.4, "ease": "linear"}, {"t": 3.61, "x": 40, "y": 32, "ease": "linear"}, {"t": 3.7, "x": 40, "y": 32, "ease": "linear"}, {"t": 4.93, "x": 45.4, "y": 31.6, "ease": "in_out"}]},
    {"object": "b6", "keys": [{"t": 0.6, "x": 37, "y": 17.5, "ease": "linear"}, {"t": 2.11, "x": 31, "y": 18, "ease": "in_out"}]},
    {"object": "b2", "keys": [{"t": 1.8, "x": 42, "y": 26, "ease": "linear"}, {"t": 2.76, "x": 42.6, "y": 29.4, "ease": "in_out"}]},
    {"object": "a9", "keys": [{"t": 1.6, "x": 27.2, "y": 18, "ease": "linear"}, {"t": 4.34, "x": 42, "y": 18, "ease": "in_out"}, {"t": 5.94, "x": 50, "y": 18.6, "ease": "in_out"}, {"t": 6.09, "x": 51, "y": 18.8, "ease": "linear"}]},
    {"object": "a6", "keys": [{"t": 3.9, "x": 20, "y": 17.5, "ease": "linear"}, {"t": 7.61, "x": 40, "y": 19, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 0.5, "kind": "ground", "to": "a6", "speed": 10},
    {"id": "e2", "ball": "ball", "t": 1.7, "kind": "lofted", "to": "a7", "x": 40, "y": 32, "speed": 13},
    {"id": "e3", "ball": "ball", "t": 5.13, "kind": "driven", "to": "a9", "x": 51, "y": 18.8, "speed": 15},
    {"id": "e4", "ball": "ball", "t": 6.09, "kind": "shot", "x": 55, "y": 16.6, "speed": 18}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "Back", "note": "To the 6, wingers go."},
    {"id": "s2", "t": 1.3, "name": "Wide", "note": "Early ball in front of the winger."},
    {"id": "s3", "t": 3.6, "name": "Cross", "note": "Two in the box, one behind."}
  ],
  "freezes": [],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 1}
}
$json$);

insert into demo_scenes values (8, $json$
{
  "v": 2,
  "pitch": {"kind": "half", "length": 52.5, "width": 68, "goal_side": "left", "orientation": "portrait", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a9", "x": 23, "y": 34, "kind": "player", "team": "a", "number": "9"},
    {"id": "a10", "x": 29, "y": 40, "kind": "player", "team": "a", "number": "10"},
    {"id": "a7", "x": 33, "y": 18, "kind": "player", "team": "a", "number": "7"},
    {"id": "a11", "x": 33, "y": 52, "kind": "player", "team": "a", "number": "11"},
    {"id": "a6", "x": 37, "y": 30, "kind": "player", "team": "a", "number": "6"},
    {"id": "a8", "x": 37, "y": 42, "kind": "player", "team": "a", "number": "8"},
    {"id": "a3", "x": 43, "y": 14, "kind": "player", "team": "a", "number": "3"},
    {"id": "a2", "x": 43, "y": 56, "kind": "player", "team": "a", "number": "2"},
    {"id": "b1", "x": 4, "y": 34, "kind": "player", "team": "b", "number": "1", "is_keeper": true},
    {"id": "b4", "x": 11, "y": 43, "kind": "player", "team": "b", "number": "4"},
    {"id": "b5", "x": 11, "y": 25, "kind": "player", "team": "b", "number": "5"},
    {"id": "b2", "x": 20, "y": 60, "kind": "player", "team": "b", "number": "2"},
    {"id": "b3", "x": 20, "y": 8, "kind": "player", "team": "b", "number": "3"},
    {"id": "b6", "x": 22, "y": 36, "kind": "player", "team": "b", "number": "6"},
    {"id": "b8", "x": 31, "y": 28, "kind": "player", "team": "b", "number": "8"},
    {"id": "b10", "x": 33, "y": 45, "kind": "player", "team": "b", "number": "10"},
    {"id": "ball", "x": 11, "y": 43, "kind": "ball", "owner": "b4"}
  ],
  "drawings": [
    {"id": "z1", "kind": "zone", "shape": "rectangle", "points": [[10,0.6], [30,15]], "colour": "#f27d72", "label": "Falle"}
  ],
  "tracks": [
    {"object": "a9", "keys": [{"t": 2.25, "x": 15.6, "y": 33.4, "ease": "linear", "via": [[20,39]]}, {"t": 2.7, "x": 15.6, "y": 33.4, "ease": "linear"}, {"t": 4.55, "x": 13.6, "y": 23.6, "ease": "in_out"}, {"t": 4.6, "x": 13.6, "y": 23.6, "ease": "linear"}, {"t": 6.36, "x": 14.4, "y": 12, "ease": "linear"}, {"t": 8.45, "x": 8, "y": 24, "ease": "linear"}]},
    {"object": "a10", "keys": [{"t": 0.3, "x": 29, "y": 40, "ease": "linear"}, {"t": 1.55, "x": 23.6, "y": 38, "ease": "in_out"}, {"t": 2.7, "x": 23.6, "y": 38, "ease": "linear"}, {"t": 4.41, "x": 21, "y": 30.6, "ease": "in_out"}]},
    {"object": "a7", "keys": [{"t": 2.7, "x": 33, "y": 18, "ease": "linear"}, {"t": 4.63, "x": 22.6, "y": 9.4, "ease": "linear"}, {"t": 5.39, "x": 21.2, "y": 7.6, "ease": "in_out"}, {"t": 6.1, "x": 21.2, "y": 7.6, "ease": "linear"}, {"t": 6.63, "x": 18, "y": 9.4, "ease": "linear"}]},
    {"object": "a6", "keys": [{"t": 2.7, "x": 37, "y": 30, "ease": "linear"}, {"t": 4.69, "x": 26.4, "y": 21, "ease": "linear"}, {"t": 6.17, "x": 24, "y": 13.4, "ease": "in_out"}]},
    {"object": "a3", "keys": [{"t": 2.7, "x": 43, "y": 14, "ease": "linear"}, {"t": 4.23, "x": 35.4, "y": 10, "ease": "in_out"}]},
    {"object": "b1", "keys": [{"t": 7.5, "x": 4, "y": 34, "ease": "linear"}, {"t": 8.31, "x": 2, "y": 32.6, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 0.9, "kind": "ground", "to": "b5", "speed": 12},
    {"id": "e2", "ball": "ball", "t": 2.9, "kind": "ground", "to": "b3", "speed": 12},
    {"id": "e3", "ball": "ball", "t": 6.2, "kind": "ground", "to": "a7", "x": 18, "y": 9.4, "speed": 8},
    {"id": "e4", "ball": "ball", "t": 6.98, "kind": "ground", "to": "a9", "x": 8, "y": 24, "speed": 12},
    {"id": "e5", "ball": "ball", "t": 8.8, "kind": "shot", "x": 0, "y": 35.6, "speed": 24}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "Lenken", "note": "Die 9 läuft im Bogen an und schließt den Weg zurück."},
    {"id": "s2", "t": 2.4, "name": "Signal", "note": "Der Pass nach außen ist das Zeichen: alle schieben zu."},
    {"id": "s3", "t": 4.5, "name": "Zuschnappen", "note": "Linie, Rückpass, Mitte: alle drei Wege sind zu."},
    {"id": "s4", "t": 6.1, "name": "Umschalten", "note": "Erster Blick nach vorn."}
  ],
  "freezes": [
    {"id": "f1", "t": 4.4, "seconds": 6, "question": "Wohin kann der Außenverteidiger noch spielen?"}
  ],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 1}
}
$json$);

insert into demo_scenes values (9, $json$
{
  "v": 2,
  "pitch": {"kind": "blank", "length": 45, "width": 35, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a2", "x": 8, "y": 31, "kind": "player", "team": "a", "number": "2"},
    {"id": "a4", "x": 9, "y": 23, "kind": "player", "team": "a", "number": "4"},
    {"id": "a6", "x": 17, "y": 27, "kind": "player", "team": "a", "number": "6"},
    {"id": "a7", "x": 20, "y": 32, "kind": "player", "team": "a", "number": "7"},
    {"id": "a8", "x": 16, "y": 19.6, "kind": "player", "team": "a", "number": "8"},
    {"id": "a11", "x": 19, "y": 4, "kind": "player", "team": "a", "number": "11"},
    {"id": "b2", "x": 13, "y": 27, "kind": "player", "team": "b", "number": "2"},
    {"id": "b4", "x": 18, "y": 23, "kind": "player", "team": "b", "number": "4"},
    {"id": "b6", "x": 22, "y": 28.6, "kind": "player", "team": "b", "number": "6"},
    {"id": "b7", "x": 14, "y": 31.6, "kind": "player", "team": "b", "number": "7"},
    {"id": "b8", "x": 22, "y": 20, "kind": "player", "team": "b", "number": "8"},
    {"id": "b11", "x": 24, "y": 12, "kind": "player", "team": "b", "number": "11"},
    {"id": "mg1", "x": 0, "y": 5, "rotation": 0, "kind": "goal", "size": "mini"},
    {"id": "mg2", "x": 0, "y": 30, "rotation": 0, "kind": "goal", "size": "mini"},
    {"id": "mg3", "x": 45, "y": 5, "rotation": 180, "kind": "goal", "size": "mini"},
    {"id": "mg4", "x": 45, "y": 30, "rotation": 180, "kind": "goal", "size": "mini"},
    {"id": "ball", "x": 8, "y": 31, "kind": "ball", "owner": "a2"}
  ],
  "drawings": [],
  "tracks": [
    {"object": "b6", "keys": [{"t": 1, "x": 22, "y": 28.6, "ease": "linear"}, {"t": 1.81, "x": 19.6, "y": 29, "ease": "in_out"}]},
    {"object": "b11", "keys": [{"t": 0.7, "x": 24, "y": 12, "ease": "linear"}, {"t": 2.07, "x": 22, "y": 15.6, "ease": "in_out"}, {"t": 6.4, "x": 22, "y": 15.6, "ease": "linear"}, {"t": 8.73, "x": 32, "y": 8, "ease": "in_out"}]},
    {"object": "b8", "keys": [{"t": 3.7, "x": 22, "y": 20, "ease": "linear"}, {"t": 4.56, "x": 18.6, "y": 19.4, "ease": "in_out"}]},
    {"object": "a11", "keys": [{"t": 3.8, "x": 19, "y": 4, "ease": "linear"}, {"t": 5.14, "x": 23, "y": 3.6, "ease": "in_out"}, {"t": 6.2, "x": 30, "y": 4.2, "ease": "linear"}, {"t": 6.3, "x": 30, "y": 4.2, "ease": "linear"}, {"t": 7.71, "x": 37, "y": 4.8, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 0.6, "kind": "ground", "to": "a7", "speed": 12},
    {"id": "e2", "ball": "ball", "t": 1.79, "kind": "ground", "to": "a6", "speed": 12},
    {"id": "e3", "ball": "ball", "t": 2.55, "kind": "ground", "to": "a4", "speed": 12},
    {"id": "e4", "ball": "ball", "t": 3.6, "kind": "ground", "to": "a8", "speed": 11},
    {"id": "e5", "ball": "ball", "t": 4.79, "kind": "driven", "to": "a11", "x": 30, "y": 4.2, "speed": 15},
    {"id": "e6", "ball": "ball", "t": 7.81, "kind": "shot", "x": 45, "y": 5, "speed": 15}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "Overload", "note": "Five on one side: short passes until they all have come."},
    {"id": "s2", "t": 3.3, "name": "Switch", "note": "The 8 turns with the first touch."},
    {"id": "s3", "t": 6.2, "name": "Score", "note": "Goals after a switch count double."}
  ],
  "freezes": [],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 1}
}
$json$);

insert into demo_scenes values (10, $json$
{
  "v": 2,
  "pitch": {"kind": "third", "length": 35, "width": 68, "goal_side": "right", "orientation": "portrait", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a11", "x": 34.3, "y": 0.7, "kind": "player", "team": "a", "number": "11"},
    {"id": "a4", "x": 22, "y": 38, "kind": "player", "team": "a", "number": "4"},
    {"id": "a5", "x": 23, "y": 34, "kind": "player", "team": "a", "number": "5"},
    {"id": "a9", "x": 30.6, "y": 31, "kind": "player", "team": "a", "number": "9"},
    {"id": "a6", "x": 17, "y": 30, "kind": "player", "team": "a", "number": "6"},
    {"id": "a10", "x": 26, "y": 24, "kind": "player", "team": "a", "number": "10"},
    {"id": "a3", "x": 7, "y": 36, "kind": "player", "team": "a", "number": "3"},
    {"id": "b1", "x": 33.8, "y": 33.6, "kind": "player", "team": "b", "number": "1", "is_keeper": true},
    {"id": "b4", "x": 29, "y": 35.6, "kind": "player", "team": "b", "number": "4"},
    {"id": "b5", "x": 28.6, "y": 32, "kind": "player", "team": "b", "number": "5"},
    {"id": "b2", "x": 33.9, "y": 30, "kind": "player", "team": "b", "number": "2"},
    {"id": "b3", "x": 29.6, "y": 39, "kind": "player", "team": "b", "number": "3"},
    {"id": "b6", "x": 26, "y": 37.4, "kind": "player", "team": "b", "number": "6"},
    {"id": "b10", "x": 23, "y": 28, "kind": "player", "team": "b", "number": "10"},
    {"id": "b9", "x": 12, "y": 33, "kind": "player", "team": "b", "number": "9"},
    {"id": "ball", "x": 34.3, "y": 0.7, "kind": "ball", "owner": "a11"}
  ],
  "drawings": [],
  "tracks": [
    {"object": "a9", "keys": [{"t": 0.5, "x": 30.6, "y": 31, "ease": "linear"}, {"t": 1.07, "x": 31.6, "y": 29.6, "ease": "in_out"}, {"t": 1.6, "x": 31.6, "y": 29.6, "ease": "linear"}, {"t": 2.44, "x": 31.8, "y": 26.6, "ease": "in_out"}]},
    {"object": "a5", "keys": [{"t": 1.7, "x": 23, "y": 34, "ease": "linear"}, {"t": 3.26, "x": 30.4, "y": 29.4, "ease": "in_out"}]},
    {"object": "b5", "keys": [{"t": 2, "x": 28.6, "y": 32, "ease": "linear"}, {"t": 3, "x": 31, "y": 28.8, "ease": "in_out"}]},
    {"object": "b4", "keys": [{"t": 2.1, "x": 29, "y": 35.6, "ease": "linear"}, {"t": 3.08, "x": 30.6, "y": 32, "ease": "in_out"}]},
    {"object": "a4", "keys": [{"t": 2.89, "x": 22, "y": 38, "ease": "linear"}, {"t": 4.58, "x": 31.2, "y": 41, "ease": "linear", "via": [[26.4,41.6]]}]},
    {"object": "b1", "keys": [{"t": 4.7, "x": 33.8, "y": 33.6, "ease": "linear"}, {"t": 5.41, "x": 34.2, "y": 36.4, "ease": "in_out"}]}
  ],
  "events": [
    {"id": "e1", "ball": "ball", "t": 2, "kind": "lofted", "to": "a4", "x": 31.2, "y": 41, "speed": 16, "via": [[34,20]]},
    {"id": "e2", "ball": "ball", "t": 4.7, "kind": "shot", "x": 35, "y": 31.6, "speed": 15}
  ],
  "steps": [
    {"id": "s1", "t": 0, "name": "Подредба", "note": "Четворката тръгва отзад: никой не я следи."},
    {"id": "s2", "t": 1.5, "name": "Примамка на близката", "note": "Деветката и петицата теглят защитата към близката греда."},
    {"id": "s3", "t": 4.6, "name": "Глава", "note": "Срещу посоката на вратаря."}
  ],
  "freezes": [],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 0.85}
}
$json$);

insert into demo_scenes values (11, $json$
{
  "v": 2,
  "pitch": {"kind": "small_sided", "length": 65, "width": 45, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass"},
  "teams": [
    {"id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle"},
    {"id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle"}
  ],
  "objects": [
    {"id": "a2", "x": 20, "y": 22.5, "kind": "player", "team": "a", "number": "2"},
    {"id": "a3", "x": 17, "y": 22.5, "kind": "player", "team": "a", "number": "3"},
    {"id": "a4", "x": 14, "y": 22.5, "kind": "player", "team": "a", "number": "4"},
    {"id": "a5", "x": 11, "y": 22.5, "kind": "player", "team": "a", "number": "5"},
    {"id": "a6", "x": 8, "y": 22.5, "kind": "player", "team": "a", "number": "6"},
    {"id": "b2", "x": 45, "y": 22.5, "kind": "player", "team": "b", "number": "2"},
    {"id": "b3", "x": 48, "y": 22.5, "kind": "player", "team": "b", "number": "3"},
    {"id": "b4", "x": 51, "y": 22.5, "kind": "player", "team": "b", "number": "4"},
    {"id": "b5", "x": 54, "y": 22.5, "kind": "player", "team": "b", "number": "5"},
    {"id": "b6", "x": 57, "y": 22.5, "kind": "player", "team": "b", "number": "6"},
    {"id": "coach", "x": 32.5, "y": 40, "kind": "coach"}
  ],
  "drawings": [],
  "tracks": [
    {"object": "a2", "keys": [{"t": 1, "x": 20, "y": 22.5, "ease": "linear"}, {"t": 6.81, "x": 31, "y": 16, "ease": "in_out"}, {"t": 13.1, "x": 31, "y": 16, "ease": "linear"}, {"t": 20.83, "x": 23.6, "y": 33, "ease": "in_out"}]},
    {"object": "b2", "keys": [{"t": 1, "x": 45, "y": 22.5, "ease": "linear"}, {"t": 6.81, "x": 34, "y": 16, "ease": "in_out"}, {"t": 13.1, "x": 34, "y": 16, "ease": "linear"}, {"t": 20.83, "x": 41.4, "y": 33, "ease": "in_out"}]},
    {"object": "a3", "keys": [{"t": 1.4, "x": 17, "y": 22.5, "ease": "linear"}, {"t": 7.86, "x": 31, "y": 20, "ease": "in_out"}, {"t": 13.1, "x": 31, "y": 20, "ease": "linear"}, {"t": 19, "x": 25.4, "y": 33, "ease": "in_out"}]},
    {"object": "b3", "keys": [{"t": 1.4, "x": 48, "y": 22.5, "ease": "linear"}, {"t": 7.86, "x": 34, "y": 20, "ease": "in_out"}, {"t": 13.1, "x": 34, "y": 20, "ease": "linear"}, {"t": 19, "x": 39.6, "y": 33, "ease": "in_out"}]},
    {"object": "a4", "keys": [{"t": 1.8, "x": 14, "y": 22.5, "ease": "linear"}, {"t": 9.56, "x": 31, "y": 24, "ease": "in_out"}, {"t": 13.1, "x": 31, "y": 24, "ease": "linear"}, {"t": 17.17, "x": 27.2, "y": 33, "ease": "in_out"}]},
    {"object": "b4", "keys": [{"t": 1.8, "x": 51, "y": 22.5, "ease": "linear"}, {"t": 9.56, "x": 34, "y": 24, "ease": "in_out"}, {"t": 13.1, "x": 34, "y": 24, "ease": "linear"}, {"t": 17.17, "x": 37.8, "y": 33, "ease": "in_out"}]},
    {"object": "a5", "keys": [{"t": 2.2, "x": 11, "y": 22.5, "ease": "linear"}, {"t": 11.63, "x": 31, "y": 28, "ease": "in_out"}, {"t": 13.1, "x": 31, "y": 28, "ease": "linear"}, {"t": 15.34, "x": 29, "y": 33, "ease": "in_out"}]},
    {"object": "b5", "keys": [{"t": 2.2, "x": 54, "y": 22.5, "ease": "linear"}, {"t": 11.63, "x": 34, "y": 28, "ease": "in_out"}, {"t": 13.1, "x": 34, "y": 28, "ease": "linear"}, {"t": 15.34, "x": 36, "y": 33, "ease": "in_out"}]},
    {"object": "a6", "keys": [{"t": 2.6, "x": 8, "y": 22.5, "ease": "linear"}, {"t": 13.91, "x": 31, "y": 32, "ease": "in_out"}, {"t": 14.33, "x": 30.8, "y": 33, "ease": "in_out"}]},
    {"object": "b6", "keys": [{"t": 2.6, "x": 57, "y": 22.5, "ease": "linear"}, {"t": 13.91, "x": 34, "y": 32, "ease": "in_out"}, {"t": 14.33, "x": 34.2, "y": 33, "ease": "in_out"}]},
    {"object": "coach", "keys": [{"t": 12.8, "x": 32.5, "y": 40, "ease": "linear"}, {"t": 14.13, "x": 32.5, "y": 38, "ease": "in_out"}]}
  ],
  "events": [],
  "steps": [
    {"id": "s1", "t": 0, "name": "In two lines", "note": "Youngest first, everybody waves."},
    {"id": "s2", "t": 12.6, "name": "Turn to the stand", "note": "Names are read out, shirt by shirt."}
  ],
  "freezes": [],
  "display": {"arrows": "step", "has_numbers": true, "has_names": false, "symbols": 1}
}
$json$);

-- Drawings ----------------------------------------------------------------------------------

create temporary table demo_animations as
select
  pg_temp.demo_id('8021', number) as id,
  case when school is not null then pg_temp.demo_id('8000', school) end as school_id,
  (select users.id from public.users where email = owner || '@demo.test') as owner_id,
  case when team is not null then pg_temp.demo_id('8002', team) end as team_id,
  animation.*
from (
  values
    (1, null, 'admin', 'public', null, 'Third player runs free', 200),
    (2, null, 'admin', 'public', null, 'Counter-press in five seconds', 190),
    (3, 1, 'coach', 'school', null, 'Building from the keeper, U11', 60),
    (4, 1, 'coach', 'team', 3, 'Corner to the near post, U13', 25),
    (5, 1, 'coach', 'me', null, 'Idea: pressing after a throw-in', 2),
    (6, 1, 'multi', 'team', 1, 'Crocodile river', 40),
    (7, 1, 'owner', 'school', null, 'Our kick-off', 90),
    (8, 1, 'markus.lindner', 'school', null, 'Pressingfalle am Flügel', 45),
    (9, 2, 'coach2', 'school', null, 'Overload and switch', 55),
    (10, 2, 'petar.ivanov', 'team', 6, 'Корнер на далечната греда', 18),
    (11, 2, 'owner2', 'me', null, 'Opening day parade', 12)
) as animation (number, school, owner, visibility, team, title, days);

insert into public.animations (
  id, school_id, owner_id, title, scene, visibility, team_id, is_template, created_at, updated_at
)
select
  drawing.id,
  drawing.school_id,
  drawing.owner_id,
  drawing.title,
  -- three began with every arrow on show, see below
  case when drawing.number in (1, 3, 9) then jsonb_set(scene, '{display,arrows}', '"all"') else scene end,
  drawing.visibility::public.exercise_visibility,
  drawing.team_id,
  drawing.number = 7,
  now() - drawing.days * interval '1 day',
  now() - drawing.days * interval '1 day'
from demo_animations as drawing
join demo_scenes using (number);

-- The state each drawing began with lies in the past; three were worked on again since.
update public.animation_versions as version
set created_at = animation.created_at
from public.animations as animation
where animation.id = version.animation_id;

update public.animations as animation
set scene = demo.scene
from demo_scenes as demo
where animation.id = pg_temp.demo_id('8021', demo.number) and demo.number in (1, 3, 9);

insert into public.animation_shares (
  id, animation_id, school_id, token_hash, created_by, expires_at, revoked_at, created_at
)
select
  pg_temp.demo_id('8023', link.number),
  drawing.id,
  drawing.school_id,
  sha256(convert_to(md5(link.secret) || md5(link.secret), 'UTF8')),
  drawing.owner_id,
  now() + link.days * interval '1 day',
  case when link.is_revoked then now() - interval '20 days' end,
  now() - interval '30 days'
from (
  values
    (1, 1, 'demo link', null, false),
    (2, 3, 'parents evening', 14, false),
    (3, 3, 'sent to the wrong group', null, true),
    (4, 9, 'for the league meeting', 60, false),
    (5, 9, 'for last month', -3, false)
) as link (number, animation, secret, days, is_revoked)
join demo_animations as drawing on drawing.number = link.animation;

drop table demo_scenes, demo_animations;
drop function pg_temp.demo_id;
