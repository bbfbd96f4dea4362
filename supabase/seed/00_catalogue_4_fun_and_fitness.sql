-- Exercise catalogue, part 4: coordination, speed, strength and small competitions.

select private.import_exercise($json$
{
  "slug": "relay-rings-hurdles-slalom",
  "topic": "coordination",
  "moment": null,
  "phase": "main_part",
  "practice_type": "fun_game",
  "corners": ["physical", "technical", "social"],
  "ages": [7, 12],
  "level": 2,
  "players": { "min": 6, "max": 12, "ideal": 8 },
  "area": [26, 12],
  "minutes": 12,
  "intensity": "high",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 2 }, { "kind": "cones", "count": 4 }, { "kind": "flat_markers", "count": 4 }, { "kind": "poles", "count": 6 }, { "kind": "hurdles", "count": 4 }, { "kind": "rings", "count": 6 }, { "kind": "mini_goals", "count": 2 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 26, "width": 12, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 26, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 26, "y": 12 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 12 },
      { "id": "o9", "kind": "ring", "x": 5.2, "y": 2.4 },
      { "id": "o10", "kind": "ring", "x": 6.4, "y": 3.6 },
      { "id": "o11", "kind": "ring", "x": 7.6, "y": 2.4 },
      { "id": "o12", "kind": "hurdle", "x": 9.6, "y": 3 },
      { "id": "o13", "kind": "hurdle", "x": 11.6, "y": 3 },
      { "id": "o14", "kind": "marker", "x": 14, "y": 3 },
      { "id": "o16", "kind": "pole", "x": 17, "y": 3 },
      { "id": "o17", "kind": "pole", "x": 19, "y": 3 },
      { "id": "o18", "kind": "pole", "x": 21, "y": 3 },
      { "id": "o19", "kind": "marker", "x": 22.6, "y": 3 },
      { "id": "o20", "kind": "goal", "x": 26, "y": 3, "rotation": 180, "size": "mini" },
      { "id": "o25", "kind": "ring", "x": 5.2, "y": 8.4 },
      { "id": "o26", "kind": "ring", "x": 6.4, "y": 9.6 },
      { "id": "o27", "kind": "ring", "x": 7.6, "y": 8.4 },
      { "id": "o28", "kind": "hurdle", "x": 9.6, "y": 9 },
      { "id": "o29", "kind": "hurdle", "x": 11.6, "y": 9 },
      { "id": "o30", "kind": "marker", "x": 14, "y": 9 },
      { "id": "o32", "kind": "pole", "x": 17, "y": 9 },
      { "id": "o33", "kind": "pole", "x": 19, "y": 9 },
      { "id": "o34", "kind": "pole", "x": 21, "y": 9 },
      { "id": "o35", "kind": "marker", "x": 22.6, "y": 9 },
      { "id": "o36", "kind": "goal", "x": 26, "y": 9, "rotation": 180, "size": "mini" },
      { "id": "o5", "kind": "player", "x": 2.8, "y": 3, "team": "a" },
      { "id": "o6", "kind": "player", "x": 0.6, "y": 3, "team": "a" },
      { "id": "o7", "kind": "player", "x": 2.8, "y": 1, "team": "a" },
      { "id": "o8", "kind": "player", "x": 0.6, "y": 1, "team": "a" },
      { "id": "o21", "kind": "player", "x": 2.8, "y": 9, "team": "b" },
      { "id": "o22", "kind": "player", "x": 0.6, "y": 9, "team": "b" },
      { "id": "o23", "kind": "player", "x": 2.8, "y": 11, "team": "b" },
      { "id": "o24", "kind": "player", "x": 0.6, "y": 11, "team": "b" },
      { "id": "o15", "kind": "ball", "x": 14.2, "y": 4 },
      { "id": "o31", "kind": "ball", "x": 14.2, "y": 10 }
    ],
    "drawings": [
      { "id": "l1", "kind": "line", "points": [[25, 1], [20, 0], [15, 0.3]], "colour": "#ffffff", "style": "solid", "head": "arrow" },
      { "id": "l2", "kind": "line", "points": [[25, 11], [20, 12], [15, 11.7]], "colour": "#ffffff", "style": "solid", "head": "arrow" }
    ],
    "tracks": [
      { "object": "o24", "keys": [{ "t": 2.6, "x": 0.6, "y": 11, "ease": "linear" }, { "t": 4.48, "x": 0.6, "y": 11, "ease": "linear", "is_quiet": true }, { "t": 4.98, "x": 1.39, "y": 10.9, "ease": "linear", "is_quiet": true }, { "t": 9.44, "x": 1.39, "y": 10.9, "ease": "linear", "is_quiet": true }, { "t": 9.69, "x": 0.6, "y": 11, "ease": "linear", "is_quiet": true }] },
      { "object": "o23", "keys": [{ "t": 2.6, "x": 2.8, "y": 11, "ease": "linear" }, { "t": 4.48, "x": 2.8, "y": 11, "ease": "linear", "is_quiet": true }, { "t": 4.98, "x": 3.59, "y": 10.89, "ease": "linear", "is_quiet": true }, { "t": 9.44, "x": 3.59, "y": 10.89, "ease": "linear", "is_quiet": true }, { "t": 9.69, "x": 2.8, "y": 11, "ease": "linear", "is_quiet": true }] },
      { "object": "o22", "keys": [{ "t": 2.6, "x": 0.6, "y": 9, "ease": "linear" }, { "t": 4.48, "x": 0.6, "y": 9, "ease": "linear", "is_quiet": true }, { "t": 4.98, "x": 1.4, "y": 9.03, "ease": "linear", "is_quiet": true }, { "t": 9.44, "x": 1.4, "y": 9.03, "ease": "linear", "is_quiet": true }, { "t": 9.69, "x": 0.6, "y": 9, "ease": "linear", "is_quiet": true }] },
      { "object": "o21", "keys": [{ "t": 2.6, "x": 2.8, "y": 9, "ease": "linear" }, { "t": 4.98, "x": 13, "y": 9, "ease": "in_out" }, { "t": 8.11, "x": 22.6, "y": 8.6, "ease": "in_out", "via": [[17, 7.8], [19, 10.2], [21, 7.8]] }, { "t": 9.44, "x": 22.6, "y": 8.6, "ease": "linear", "is_quiet": true }, { "t": 10.2, "x": 24.71, "y": 8.9, "ease": "linear", "is_quiet": true }, { "t": 10.5, "x": 24.71, "y": 8.9, "ease": "linear", "is_quiet": true }, { "t": 17.3, "x": 2.8, "y": 9, "ease": "linear", "is_quiet": true }] },
      { "object": "o5", "keys": [{ "t": 2.6, "x": 2.8, "y": 3, "ease": "linear" }, { "t": 4.98, "x": 13, "y": 3, "ease": "in_out" }, { "t": 8.11, "x": 22.6, "y": 2.6, "ease": "in_out", "via": [[17, 1.8], [19, 4.2], [21, 1.8]] }, { "t": 9.44, "x": 22.6, "y": 2.6, "ease": "linear", "is_quiet": true }, { "t": 10.2, "x": 24.71, "y": 2.9, "ease": "linear", "is_quiet": true }, { "t": 10.5, "x": 24.71, "y": 2.9, "ease": "linear", "is_quiet": true }, { "t": 17.3, "x": 2.8, "y": 3, "ease": "linear", "is_quiet": true }, { "t": 19.34, "x": 2.8, "y": 3, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "take", "ball": "o15", "t": 4.98, "to": "o5", "speed": 1 },
      { "id": "e2", "kind": "shot", "ball": "o15", "t": 8.11, "x": 25.4, "y": 3, "speed": 17 },
      { "id": "e3", "kind": "take", "ball": "o31", "t": 4.98, "to": "o21", "speed": 1 },
      { "id": "e4", "kind": "shot", "ball": "o31", "t": 8.11, "x": 25.4, "y": 9, "speed": 17 },
      { "id": "t1o15", "ball": "o15", "t": 10.3, "kind": "take", "to": "o5", "speed": 1, "is_quiet": true },
      { "id": "t1o31", "ball": "o31", "t": 10.3, "kind": "take", "to": "o21", "speed": 1, "is_quiet": true },
      { "id": "b1o15", "ball": "o15", "t": 17.5, "kind": "ground", "speed": 9, "x": 14.2, "y": 4, "is_quiet": true },
      { "id": "b1o31", "ball": "o31", "t": 17.5, "kind": "ground", "speed": 9, "x": 14.2, "y": 10, "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Hop through the rings on one foot, jump the hurdles with both, take the ball.", "de": "Einbeinig durch die Reifen, beidbeinig über die Hürden, Ball holen, Slalom.", "bg": "През обръчите на един крак, през препятствията с два, вземане на топката." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Collect the ball, dribble back along the outside.", "de": "Ball holen, außen zurückdribbeln, auf die Markierung legen.", "bg": "Топката се взема, води се обратно отвън." } },
      { "id": "s3", "t": 5.99, "name": "", "note": "", "captions": { "en": "Scoring: relay win: one point; every goal: one point.", "de": "Wertung: Staffelsieg: ein Punkt; jedes Tor: ein Punkt.", "bg": "Точки: спечелена щафета: точка; всеки гол: точка." } },
      { "id": "s4", "t": 9.44, "name": "", "note": "", "captions": { "en": "The foot changes in round 2, one extra task from round 3 (clap over the hurdles.", "de": "In Runde 2 wechselt das Bein, ab Runde 3 kommt eine Aufgabe dazu.", "bg": "Във втория се сменя кракът, от третия има допълнителна задача." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Relay: rings, hurdles, slalom",
      "aim": "Nimble feet, brave hops and a controlled slalom with the ball: coordination at speed with a finish.",
      "setup": "26 × 12 m, two lanes 6 m apart. In each: three rings in zig-zag, two low hurdles, a ball at a marker, three slalom poles 2 m apart, a finishing line 3.4 m in front of a mini goal. Two teams of four behind the start.",
      "rules": "1. Hop through the rings on one foot, jump the hurdles with both, take the ball, slalom, shoot before the finishing line.\n2. Collect the ball, dribble back along the outside, put it on the marker and tag the next.\n3. One point per relay win, one for every goal.\n4. Four rounds: the foot changes in round 2, one extra task from round 3 (clap over the hurdles; last pole with the weaker foot).\n5. Two minutes to recover and plan in between.",
      "points": [
        "Soft landing on the front of the foot, knees bend",
        "Arms swing along with every hop",
        "Look ahead to the next ring, not down at the feet",
        "Close touches in the slalom: outside foot around each pole",
        "Slow down before the shot: standing foot beside the ball"
      ],
      "progressions": [
        "Backwards through the first ring",
        "Slalom with the sole only",
        "Both teams start on a hand signal that has to be seen"
      ],
      "regressions": [
        "Hop with both feet",
        "Step over the hurdles",
        "Widen the slalom to 3 m"
      ],
      "scoring": "Relay win: one point; every goal: one point.",
      "questions": ["Where did you win time, where did you lose it?"],
      "faults": [
        "Hopping with a stiff knee.",
        "The ball is too far away at the first pole."
      ]
    },
    "de": {
      "title": "Staffel: Reifen, Hürden, Slalom",
      "aim": "Flinke Füße, mutige Sprünge und ein sicherer Slalom mit Ball: Koordination im Tempo mit Abschluss.",
      "setup": "26 × 12 m, zwei Bahnen mit 6 m Abstand. Je Bahn: drei Reifen im Zickzack, zwei niedrige Hürden, ein Ball an einer Markierung, drei Slalomstangen mit 2 m Abstand, 3,4 m vor dem Minitor die Schusslinie. Zwei Teams à vier hinter dem Start.",
      "rules": "1. Einbeinig durch die Reifen, beidbeinig über die Hürden, Ball holen, Slalom, vor der Schusslinie abschließen.\n2. Ball holen, außen zurückdribbeln, auf die Markierung legen, den Nächsten abschlagen.\n3. Ein Punkt pro Staffelsieg und einer pro Tor.\n4. Vier Runden: In Runde 2 wechselt das Bein, ab Runde 3 kommt eine Aufgabe dazu (über den Hürden klatschen; letzte Stange mit dem schwächeren Fuß).\n5. Dazwischen zwei Minuten erholen und planen.",
      "points": [
        "Weich auf dem Vorfuß landen, Knie beugen",
        "Die Arme schwingen bei jedem Sprung mit",
        "Zum nächsten Reifen schauen, nicht auf die Füße",
        "Im Slalom eng führen, Außenrist um jede Stange",
        "Vor dem Schuss abbremsen: Standbein neben den Ball"
      ],
      "progressions": [
        "Rückwärts durch den ersten Reifen",
        "Slalom nur mit der Sohle",
        "Beide Teams starten auf ein Handzeichen, das man sehen muss"
      ],
      "regressions": [
        "Beidbeinig springen",
        "Über die Hürden steigen",
        "Slalom auf 3 m vergrößern"
      ],
      "scoring": "Staffelsieg: ein Punkt; jedes Tor: ein Punkt.",
      "questions": ["Wo hast du Zeit gewonnen, wo verloren?"],
      "faults": [
        "Mit steifem Knie hüpfen.",
        "Der Ball ist an der ersten Stange zu weit weg."
      ]
    },
    "bg": {
      "title": "Щафета: обръчи, препятствия, слалом",
      "aim": "Пъргави крака, смели подскоци и контролиран слалом с топка: координация на скорост със завършване.",
      "setup": "26 × 12 м, две пътеки на 6 м една от друга. Във всяка: три обръча на зигзаг, две ниски препятствия, топка до маркер, три колчета за слалом през 2 м, линия за удар на 3,4 м от малка врата. Два отбора по четирима зад старта.",
      "rules": "1. През обръчите на един крак, през препятствията с два, вземане на топката, слалом, удар преди линията.\n2. Топката се взема, води се обратно отвън, слага се на маркера и се докосва следващият.\n3. Точка за спечелена щафета и по една за всеки гол.\n4. Четири рунда: във втория се сменя кракът, от третия има допълнителна задача (пляскане над препятствията; последното колче с по-слабия крак). Между тях две минути почивка и план.",
      "points": [
        "Меко приземяване на предната част на стъпалото, свити колене",
        "Ръцете се люлеят при всеки подскок",
        "Поглед към следващия обръч, а не към краката",
        "В слалома късо водене, с външната част около всяко колче",
        "Намаляване преди удара: опорният крак е до топката"
      ],
      "progressions": [
        "През първия обръч назад",
        "Слалом само с подметка",
        "Двата отбора тръгват по знак с ръка, който трябва да се види"
      ],
      "regressions": [
        "С два крака",
        "Прекрачване на препятствията",
        "Слаломът става 3 м"
      ],
      "scoring": "Спечелена щафета: точка; всеки гол: точка.",
      "questions": ["Къде спечели време и къде го загуби?"],
      "faults": [
        "Подскачане с изпънато коляно.",
        "При първия кол топката е твърде далеч."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "sprint-duel-to-goal",
  "topic": "speed",
  "moment": "transition_to_attack",
  "phase": "main_part",
  "practice_type": "opposed",
  "corners": ["physical", "technical", "psychological"],
  "ages": [12, 19],
  "level": 3,
  "players": { "min": 7, "max": 13, "ideal": 9 },
  "keepers": 1,
  "area": [30, 20],
  "minutes": 16,
  "intensity": "very_high",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 10 }, { "kind": "cones", "count": 4 }, { "kind": "flat_markers", "count": 4 }, { "kind": "bibs", "count": 4 }, { "kind": "full_goals", "count": 1 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 30, "width": 20, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 30, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 30, "y": 20 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 20 },
      { "id": "o5", "kind": "goal", "x": 30, "y": 10, "rotation": 180, "size": "full" },
      { "id": "o9", "kind": "marker", "x": 5, "y": 5.4 },
      { "id": "o10", "kind": "marker", "x": 5, "y": 14.6 },
      { "id": "o11", "kind": "marker", "x": 15, "y": 7.4 },
      { "id": "o12", "kind": "marker", "x": 15, "y": 12.6 },
      { "id": "o6", "kind": "player", "x": 28.6, "y": 10, "team": "b", "is_keeper": true },
      { "id": "o7", "kind": "coach", "x": 2, "y": 10, "rotation": 0 },
      { "id": "o13", "kind": "player", "x": 4, "y": 6, "team": "a" },
      { "id": "o14", "kind": "player", "x": 1.6, "y": 4.4, "team": "a" },
      { "id": "o15", "kind": "player", "x": 1.6, "y": 2.3, "team": "a" },
      { "id": "o16", "kind": "player", "x": 1.6, "y": 0.2, "team": "a" },
      { "id": "o17", "kind": "player", "x": 4, "y": 14, "team": "b" },
      { "id": "o18", "kind": "player", "x": 1.6, "y": 15.6, "team": "b" },
      { "id": "o19", "kind": "player", "x": 1.6, "y": 17.7, "team": "b" },
      { "id": "o20", "kind": "player", "x": 1.6, "y": 19.8, "team": "b" },
      { "id": "o8", "kind": "ball", "x": 3.2, "y": 10, "owner": "o7" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o16", "keys": [{ "t": 2.6, "x": 1.6, "y": 0.2, "ease": "linear" }, { "t": 3.1, "x": 1.6, "y": 0.2, "ease": "linear", "is_quiet": true }, { "t": 3.6, "x": 2.6, "y": 0.2, "ease": "linear", "is_quiet": true }, { "t": 8.05, "x": 2.6, "y": 0.2, "ease": "linear", "is_quiet": true }, { "t": 8.35, "x": 1.6, "y": 0.2, "ease": "linear", "is_quiet": true }] },
      { "object": "o14", "keys": [{ "t": 2.6, "x": 1.6, "y": 4.4, "ease": "linear" }, { "t": 3.1, "x": 1.6, "y": 4.4, "ease": "linear", "is_quiet": true }, { "t": 3.6, "x": 2.6, "y": 4.38, "ease": "linear", "is_quiet": true }, { "t": 8.05, "x": 2.6, "y": 4.38, "ease": "linear", "is_quiet": true }, { "t": 8.35, "x": 1.6, "y": 4.4, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 1.6, "y": 2.3, "ease": "linear" }, { "t": 3.1, "x": 1.6, "y": 2.3, "ease": "linear", "is_quiet": true }, { "t": 3.6, "x": 2.6, "y": 2.28, "ease": "linear", "is_quiet": true }, { "t": 8.05, "x": 2.6, "y": 2.28, "ease": "linear", "is_quiet": true }, { "t": 8.35, "x": 1.6, "y": 2.3, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 1.6, "y": 15.6, "ease": "linear" }, { "t": 3.6, "x": 4.66, "y": 15.52, "ease": "linear", "is_quiet": true }, { "t": 4.05, "x": 4.66, "y": 15.52, "ease": "linear", "is_quiet": true }, { "t": 4.55, "x": 5.09, "y": 15.41, "ease": "linear", "is_quiet": true }, { "t": 8.05, "x": 5.09, "y": 15.41, "ease": "linear", "is_quiet": true }, { "t": 9.08, "x": 1.6, "y": 15.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o19", "keys": [{ "t": 2.6, "x": 1.6, "y": 17.7, "ease": "linear" }, { "t": 3.6, "x": 4.66, "y": 17.62, "ease": "linear", "is_quiet": true }, { "t": 4.05, "x": 4.66, "y": 17.62, "ease": "linear", "is_quiet": true }, { "t": 4.55, "x": 5.09, "y": 17.51, "ease": "linear", "is_quiet": true }, { "t": 8.05, "x": 5.09, "y": 17.51, "ease": "linear", "is_quiet": true }, { "t": 9.08, "x": 1.6, "y": 17.7, "ease": "linear", "is_quiet": true }] },
      { "object": "o20", "keys": [{ "t": 2.6, "x": 1.6, "y": 19.8, "ease": "linear" }, { "t": 3.6, "x": 4.66, "y": 19.72, "ease": "linear", "is_quiet": true }, { "t": 4.05, "x": 4.66, "y": 19.72, "ease": "linear", "is_quiet": true }, { "t": 4.55, "x": 5.09, "y": 19.61, "ease": "linear", "is_quiet": true }, { "t": 8.05, "x": 5.09, "y": 19.61, "ease": "linear", "is_quiet": true }, { "t": 9.08, "x": 1.6, "y": 19.8, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 4, "y": 14, "ease": "linear" }, { "t": 4.55, "x": 14.2, "y": 10.8, "ease": "in_out", "via": [[9, 12.2]] }, { "t": 8.05, "x": 14.2, "y": 10.8, "ease": "linear", "is_quiet": true }, { "t": 11.2, "x": 4, "y": 14, "ease": "linear", "is_quiet": true }] },
      { "object": "o13", "keys": [{ "t": 2.6, "x": 4, "y": 6, "ease": "linear" }, { "t": 4.55, "x": 14.2, "y": 9.2, "ease": "in_out", "via": [[9, 7.8]] }, { "t": 4.85, "x": 14.2, "y": 9.2, "ease": "linear" }, { "t": 6.56, "x": 21, "y": 9, "ease": "in_out", "via": [[18.6, 8.8]] }, { "t": 8.05, "x": 21, "y": 9, "ease": "linear", "is_quiet": true }, { "t": 13.13, "x": 4, "y": 6, "ease": "linear", "is_quiet": true }] },
      { "object": "o6", "keys": [{ "t": 2.6, "x": 28.6, "y": 10, "ease": "linear" }, { "t": 3.1, "x": 28.6, "y": 10, "ease": "linear", "is_quiet": true }, { "t": 3.6, "x": 28, "y": 9.99, "ease": "linear", "is_quiet": true }, { "t": 8.05, "x": 28, "y": 9.99, "ease": "linear", "is_quiet": true }, { "t": 8.92, "x": 28, "y": 7.39, "ease": "linear", "is_quiet": true }, { "t": 9.22, "x": 28, "y": 7.39, "ease": "linear", "is_quiet": true }, { "t": 10.01, "x": 28.6, "y": 10, "ease": "linear", "is_quiet": true }, { "t": 16.68, "x": 28.6, "y": 10, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o8", "t": 2.6, "to": "o13", "x": 14.69, "y": 9.69, "speed": 12 },
      { "id": "e2", "kind": "shot", "ball": "o8", "t": 6.56, "x": 28, "y": 6.69, "speed": 24 },
      { "id": "t1o8", "ball": "o8", "t": 9.02, "kind": "take", "to": "o6", "speed": 1, "is_quiet": true },
      { "id": "b1o8", "ball": "o8", "t": 13.33, "kind": "ground", "speed": 9, "x": 3.2, "y": 10, "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "On a changing start signal.", "de": "Auf ein wechselndes Startzeichen.", "bg": "По сменящ се сигнал (поглед, звук, докосване) първите двама спринтират към …" } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Shot within six seconds.", "de": "Abschluss innerhalb von sechs Sekunden.", "bg": "Удар до шест секунди." } },
      { "id": "s3", "t": 5.15, "name": "", "note": "", "captions": { "en": "Scoring: goal: two; shot on target saved: one.", "de": "Wertung: Tor: zwei; gehaltener Schuss aufs Tor: einer.", "bg": "Точки: гол: две; спасен удар в целта: една." } },
      { "id": "s4", "t": 8.05, "name": "", "note": "", "captions": { "en": "Back to the places: the next turn starts.", "de": "Zurück auf die Plätze, der nächste Durchgang beginnt.", "bg": "Всички по местата си, започва следващото изпълнение." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Sprint duel to goal",
      "aim": "Explosive start, clean running form over 10–15 m and a decisive finish under pressure.",
      "setup": "30 × 20 m with a full goal and keeper. Two teams of four in two columns, 8 m apart, start markers on the same line. The coach with ten balls stands between them and plays balls through the middle.",
      "rules": "1. On a changing start signal (visual, sound, touch) both front players sprint for the ball; whoever gets it first attacks the goal, the other defends. Shot within six seconds.\n2. Goal: two points; shot on target saved: one; ball won by the defender and dribbled back over the 15 m markers: two.\n3. Rest until the others have run: at least one minute.\n4. Two sets of five duels each, three minutes between the sets.",
      "points": [
        "Low ready position: weight on the front foot, chin down",
        "First three steps short and powerful, lean forward",
        "Arms pump from hip to chin, hands relaxed",
        "Look at the ball from the second step onward",
        "First touch large into the path and across the opponent"
      ],
      "progressions": [
        "Start lying on the front or facing away",
        "The ball bounces or comes from one side",
        "Two against two with the pair behind"
      ],
      "regressions": [
        "Ball rolled slowly",
        "One player starts 2 m ahead",
        "Only reach the ball: no duel"
      ],
      "scoring": "Goal: two; shot on target saved: one; ball won and dribbled back over the markers: two.",
      "questions": ["What do your first three steps look like?"],
      "faults": [
        "Standing upright at the start.",
        "Shooting in full stride without a look at the keeper."
      ]
    },
    "de": {
      "title": "Sprintduell aufs Tor",
      "aim": "Explosiver Start, saubere Lauftechnik über 10–15 m und ein entschlossener Abschluss unter Druck.",
      "setup": "30 × 20 m mit Großtor und Torhüter. Zwei Teams à vier in zwei Reihen, 8 m auseinander, Startmarkierungen auf gleicher Höhe. Der Trainer steht mit zehn Bällen dazwischen und spielt durch die Mitte.",
      "rules": "1. Auf ein wechselndes Startzeichen (sehen, hören, fühlen) sprinten die beiden Vordersten zum Ball; wer zuerst da ist, greift an, der andere verteidigt. Abschluss innerhalb von sechs Sekunden.\n2. Tor: zwei Punkte; gehaltener Schuss aufs Tor: einer; Ballgewinn des Verteidigers mit Dribbling zurück über die 15-m-Markierungen: zwei.\n3. Pause, bis alle anderen gelaufen sind: mindestens eine Minute.\n4. Zwei Serien mit je fünf Duellen, drei Minuten Serienpause.",
      "points": [
        "Tiefe Bereitschaft: Gewicht auf dem vorderen Fuß, Kinn tief",
        "Erste drei Schritte kurz und kräftig, Körper nach vorn",
        "Arme ziehen von der Hüfte zum Kinn, Hände locker",
        "Ab dem zweiten Schritt den Ball ansehen",
        "Erster Kontakt groß in den Lauf und vor den Gegner"
      ],
      "progressions": [
        "Start aus der Bauchlage oder mit dem Rücken zum Tor",
        "Ball springt auf oder kommt von der Seite",
        "Zwei gegen zwei mit den Nächsten"
      ],
      "regressions": [
        "Ball langsam rollen",
        "Einer startet 2 m voraus",
        "Nur bis zum Ball sprinten, ohne Duell"
      ],
      "scoring": "Tor: zwei; gehaltener Schuss aufs Tor: einer; Ballgewinn und Dribbling hinter die Markierungen: zwei.",
      "questions": ["Wie sehen deine ersten drei Schritte aus?"],
      "faults": [
        "Aufrechter Start.",
        "Im vollen Lauf schießen, ohne den Torwart zu sehen."
      ]
    },
    "bg": {
      "title": "Спринтов дуел до врата",
      "aim": "Експлозивен старт, чиста техника на бягане на 10–15 м и решителен удар под натиск.",
      "setup": "30 × 20 м с голяма врата и вратар. Два отбора по четирима в две колони на 8 м една от друга, стартови маркери на една линия. Треньорът с десет топки е между тях и подава през средата.",
      "rules": "1. По сменящ се сигнал (поглед, звук, докосване) първите двама спринтират към топката; който я стигне, атакува, другият защитава. Удар до шест секунди.\n2. Гол: две точки; спасен точен удар: една; отнета топка и водене обратно през маркерите на 15 м: две.\n3. Почивка, докато бягат останалите, поне минута.\n4. Две серии по пет дуела с три минути между тях.",
      "points": [
        "Ниска готовност: тежест на предния крак, брадичката е надолу",
        "Първите три крачки са къси и мощни, тялото е напред",
        "Ръцете работят от таза до брадичката, дланите са отпуснати",
        "От втората крачка погледът е към топката",
        "Първото докосване е дълго по хода и пред съперника"
      ],
      "progressions": [
        "Старт от лег или с гръб към вратата",
        "Топката отскача или идва отстрани",
        "Двама срещу двама със следващите"
      ],
      "regressions": [
        "Топката се търкаля бавно",
        "Единият тръгва с 2 м преднина",
        "Само спринт до топката, без дуел"
      ],
      "scoring": "Гол: две; спасен удар в целта: една; отнета топка и дрибъл зад маркерите: две.",
      "questions": ["Как изглеждат първите ти три крачки?"],
      "faults": [
        "Старт с изправено тяло.",
        "Удар в пълен бяг без поглед към вратаря."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "strength-stations-with-ball",
  "topic": "strength",
  "moment": null,
  "phase": "main_part",
  "practice_type": "unopposed",
  "corners": ["physical", "psychological", "social"],
  "ages": [14, 19],
  "level": 3,
  "players": { "min": 8, "max": 16, "ideal": 8 },
  "area": [20, 20],
  "minutes": 18,
  "intensity": "high",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 5 }, { "kind": "cones", "count": 4 }, { "kind": "flat_markers", "count": 12 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 20, "width": 20, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 20, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 20, "y": 20 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 20 },
      { "id": "o5", "kind": "marker", "x": 7, "y": 0 },
      { "id": "o6", "kind": "marker", "x": 13, "y": 0 },
      { "id": "o7", "kind": "marker", "x": 20, "y": 7 },
      { "id": "o8", "kind": "marker", "x": 20, "y": 13 },
      { "id": "o9", "kind": "marker", "x": 13, "y": 20 },
      { "id": "o10", "kind": "marker", "x": 7, "y": 20 },
      { "id": "o11", "kind": "marker", "x": 0, "y": 13 },
      { "id": "o12", "kind": "marker", "x": 0, "y": 7 },
      { "id": "o13", "kind": "marker", "x": 7, "y": 7 },
      { "id": "o14", "kind": "marker", "x": 13, "y": 7 },
      { "id": "o15", "kind": "marker", "x": 13, "y": 13 },
      { "id": "o16", "kind": "marker", "x": 7, "y": 13 },
      { "id": "o17", "kind": "player", "x": 2.4, "y": 3.4, "team": "a", "number": "1" },
      { "id": "o18", "kind": "player", "x": 4.5, "y": 3.4, "team": "b", "number": "1" },
      { "id": "o20", "kind": "player", "x": 14.8, "y": 3.5, "rotation": 0, "team": "a", "number": "2" },
      { "id": "o21", "kind": "player", "x": 18.2, "y": 3.5, "team": "b", "number": "2" },
      { "id": "o23", "kind": "player", "x": 14.8, "y": 16.5, "team": "a", "number": "3" },
      { "id": "o24", "kind": "player", "x": 18.4, "y": 16.5, "rotation": 180, "team": "b", "number": "3" },
      { "id": "o26", "kind": "player", "x": 2.2, "y": 16.5, "team": "a", "number": "4" },
      { "id": "o27", "kind": "player", "x": 5, "y": 16.5, "team": "b", "number": "4" },
      { "id": "o19", "kind": "ball", "x": 1.1, "y": 3.6 },
      { "id": "o22", "kind": "ball", "x": 16, "y": 3.5, "owner": "o20" },
      { "id": "o25", "kind": "ball", "x": 17.1, "y": 16.5, "owner": "o24" },
      { "id": "o28", "kind": "ball", "x": 2.2, "y": 18.2 },
      { "id": "o29", "kind": "ball", "x": 5, "y": 18.2 }
    ],
    "drawings": [
      { "id": "z1", "kind": "zone", "shape": "rectangle", "points": [[0, 0], [7, 7]], "colour": "#8fb7a0" },
      { "id": "z2", "kind": "zone", "shape": "rectangle", "points": [[13, 0], [20, 7]], "colour": "#8fb7a0" },
      { "id": "z3", "kind": "zone", "shape": "rectangle", "points": [[13, 13], [20, 20]], "colour": "#8fb7a0" },
      { "id": "z4", "kind": "zone", "shape": "rectangle", "points": [[0, 13], [7, 20]], "colour": "#8fb7a0" },
      { "id": "l1", "kind": "line", "points": [[7.6, 3.5], [12.4, 3.5]], "colour": "#ffffff", "style": "solid", "head": "arrow" },
      { "id": "l2", "kind": "line", "points": [[16.5, 7.6], [16.5, 12.4]], "colour": "#ffffff", "style": "solid", "head": "arrow" },
      { "id": "l3", "kind": "line", "points": [[3.5, 12.4], [3.5, 7.6]], "colour": "#ffffff", "style": "solid", "head": "arrow" }
    ],
    "tracks": [
      { "object": "o21", "keys": [{ "t": 4.61, "x": 18.2, "y": 3.5, "ease": "linear", "is_quiet": true }, { "t": 5.51, "x": 17.6, "y": 3.5, "ease": "linear", "is_quiet": true }, { "t": 6.41, "x": 18.2, "y": 3.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o24", "keys": [{ "t": 2.6, "x": 18.4, "y": 16.5, "ease": "linear" }, { "t": 2.7, "x": 18.4, "y": 16.5, "ease": "linear", "is_quiet": true }, { "t": 3.2, "x": 17.6, "y": 16.5, "ease": "linear", "is_quiet": true }, { "t": 6.51, "x": 17.6, "y": 16.5, "ease": "linear", "is_quiet": true }, { "t": 6.75, "x": 18.4, "y": 16.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o27", "keys": [{ "t": 2.6, "x": 5, "y": 16.5, "ease": "linear" }, { "t": 2.7, "x": 5, "y": 16.5, "ease": "linear", "is_quiet": true }, { "t": 3.2, "x": 5.8, "y": 16.5, "ease": "linear", "is_quiet": true }, { "t": 6.51, "x": 5.8, "y": 16.5, "ease": "linear", "is_quiet": true }, { "t": 6.75, "x": 5, "y": 16.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 4.5, "y": 3.4, "ease": "linear" }, { "t": 2.7, "x": 4.5, "y": 3.4, "ease": "linear", "is_quiet": true }, { "t": 3.2, "x": 5.3, "y": 3.41, "ease": "linear", "is_quiet": true }, { "t": 6.51, "x": 5.3, "y": 3.41, "ease": "linear", "is_quiet": true }, { "t": 6.75, "x": 4.5, "y": 3.4, "ease": "linear", "is_quiet": true }] },
      { "object": "o23", "keys": [{ "t": 2.6, "x": 14.8, "y": 16.5, "ease": "linear" }, { "t": 3.2, "x": 14.8, "y": 16.5, "ease": "linear" }, { "t": 4.51, "x": 7.6, "y": 16.5, "ease": "in_out" }, { "t": 6.51, "x": 7.6, "y": 16.5, "ease": "linear", "is_quiet": true }, { "t": 8.63, "x": 14.8, "y": 16.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 9.68, "x": 2.4, "y": 3.4, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o22", "t": 2.6, "to": "o21", "speed": 12 },
      { "id": "e2", "kind": "ground", "ball": "o25", "t": 2.6, "to": "o23", "speed": 12 },
      { "id": "b1o22", "ball": "o22", "t": 8.83, "kind": "ground", "speed": 9, "to": "o20", "is_quiet": true },
      { "id": "b1o25", "ball": "o25", "t": 8.83, "kind": "ground", "speed": 9, "to": "o24", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Four sets per station: 30 seconds work, 30 seconds rest.", "de": "Vier Sätze je Station: 30 Sekunden Arbeit, 30 Sekunden Pause.", "bg": "По четири серии на станция: 30 секунди работа, 30 секунди почивка." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "One lap.", "de": "Eine Runde.", "bg": "Една обиколка." } },
      { "id": "s3", "t": 4.51, "name": "", "note": "", "captions": { "en": "Scoring: each pair counts clean repetitions together and tries to match the …", "de": "Wertung: Jedes Paar zählt gemeinsam saubere Wiederholungen und will die Zahl …", "bg": "Точки: всяка двойка брои чистите повторения и се старае да ги запази във …" } },
      { "id": "s4", "t": 6.51, "name": "", "note": "", "captions": { "en": "One protects the ball, the other wins it with body and foot.", "de": "Tausch nach jedem Satz.", "bg": "Всички по местата си, започва следващото изпълнение." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Strength stations with the ball",
      "aim": "Robust bodies for duels: trunk, legs and single-leg control, trained in pairs and with clean form.",
      "setup": "20 × 20 m, a 7 × 7 m station in each corner, pairs of similar size; four pairs start, up to two pairs per station. One ball at stations 1, 2 and 3, two at station 4.",
      "rules": "1. Four sets per station: 30 seconds work, 30 seconds rest; then 40 seconds to walk clockwise and read the next task. One lap.\n2. Station 1: Shield: one protects the ball, the other wins it with body and foot, swap after each set.\n3. Station 2: Plank face to face: roll the ball from hand to hand.\n4. Station 3: Split squat: partner tosses, play back with the inside of the foot after standing up on one leg.\n5. Station 4: Heels on the ball: bridge, hips level.\n6. The pair counts clean repetitions, not speed.",
      "points": [
        "Shield: low hips, side-on, arm at the opponent's chest",
        "Plank: straight line from ear to heel, no sagging",
        "Split squat: knee over toes, trunk tall, slow on the way down",
        "Bridge: push hips up, breathe on, no hollow back",
        "Stop when the form breaks"
      ],
      "progressions": [
        "Station 4: one heel on the ball",
        "Station 4 from U16: partner-held Nordic hamstring curl, five slow reps",
        "40 seconds work, 20 seconds rest"
      ],
      "regressions": [
        "20 seconds work, 40 seconds rest",
        "Plank on knees",
        "Bridge without the ball"
      ],
      "scoring": "Each pair counts clean repetitions together and tries to match the number on the second half.",
      "questions": ["Where do you feel the work?"],
      "faults": [
        "Hips sag in the plank.",
        "Speed instead of clean repetitions."
      ]
    },
    "de": {
      "title": "Kraftstationen mit Ball",
      "aim": "Robust in den Zweikampf: Rumpf, Beine und Einbeinkontrolle, paarweise und mit sauberer Ausführung.",
      "setup": "20 × 20 m, in jeder Ecke eine Station von 7 × 7 m, Paare ähnlicher Größe; vier Paare beginnen, bis zu zwei Paare je Station. An Station 1, 2 und 3 je ein Ball, an Station 4 zwei.",
      "rules": "1. Vier Sätze je Station: 30 Sekunden Arbeit, 30 Sekunden Pause; dann 40 Sekunden, um im Uhrzeigersinn weiterzugehen und die nächste Aufgabe zu lesen. Eine Runde.\n2. Station 1: Abschirmen: Einer schützt den Ball, der andere gewinnt ihn mit Körper und Fuß; Tausch nach jedem Satz.\n3. Station 2: Unterarmstütz gegenüber: Ball von Hand zu Hand rollen.\n4. Station 3: Ausfallschritt-Kniebeuge: Partner wirft zu, nach dem Aufstehen auf einem Bein mit der Innenseite zurückspielen.\n5. Station 4: Fersen auf dem Ball: Brücke, Becken gerade. Gezählt wird sauber, nicht schnell.",
      "points": [
        "Abschirmen: tiefe Hüfte, seitlich, Unterarm am Gegner",
        "Stütz: eine Linie vom Ohr zur Ferse, kein Durchhängen",
        "Ausfallschritt: Knie über den Zehen, aufrecht, langsam hinab",
        "Brücke: Hüfte hoch, weiteratmen, kein Hohlkreuz",
        "Bei unsauberer Form abbrechen"
      ],
      "progressions": [
        "Station 4: nur eine Ferse auf dem Ball",
        "Station 4 ab U16: Nordic Curl mit Partnerhilfe, fünf langsame Wiederholungen",
        "40 Sekunden Arbeit, 20 Sekunden Pause"
      ],
      "regressions": [
        "20 Sekunden Arbeit, 40 Sekunden Pause",
        "Stütz auf den Knien",
        "Brücke ohne Ball"
      ],
      "scoring": "Jedes Paar zählt gemeinsam saubere Wiederholungen und will die Zahl im zweiten Teil halten.",
      "questions": ["Wo spürst du die Anstrengung?"],
      "faults": [
        "Im Stütz hängt die Hüfte durch.",
        "Tempo statt sauberer Wiederholungen."
      ]
    },
    "bg": {
      "title": "Силови станции с топка",
      "aim": "Здраво тяло за единоборствата: торс, крака и контрол на един крак, по двойки и с чиста техника.",
      "setup": "20 × 20 м, във всеки ъгъл станция 7 × 7 м, двойки с близък ръст; започват четири двойки, до две на станция. На станции 1, 2 и 3 – по една топка, на 4 – две.",
      "rules": "1. По четири серии на станция: 30 секунди работа, 30 секунди почивка; после 40 секунди за преминаване по часовниковата стрелка и четене на задачата. Една обиколка.\n2. Станция 1: Защита на топката с тяло: единият пази, другият я печели с тяло и крак; смяна след всяка серия.\n3. Станция 2: Опора на лакти лице в лице: топката се търкаля от ръка в ръка.\n4. Станция 3: Напад: партньорът хвърля, след изправяне на един крак се връща с вътрешната част.\n5. Станция 4: Пети върху топката: мост, тазът е равен. Броят се чистите повторения.",
      "points": [
        "Пазене: нисък таз, странично тяло, предмишницата е до съперника",
        "Опора: права линия от ухото до петата, без провисване",
        "Напад: коляното над пръстите, изправен торс, бавно надолу",
        "Мост: таз нагоре, свободно дишане, без прегъване в кръста",
        "Спиране, щом техниката се развали"
      ],
      "progressions": [
        "Станция 4: само едната пета е на топката",
        "Станция 4 от U16: „нордик“ спускане от колене с помощта на партньора, пет бавни повторения",
        "40 секунди работа, 20 секунди почивка"
      ],
      "regressions": [
        "20 секунди работа, 40 секунди почивка",
        "Опора на колене",
        "Мост без топка"
      ],
      "scoring": "Всяка двойка брои чистите повторения и се старае да ги запази във втората половина.",
      "questions": ["Къде усещаш натоварването?"],
      "faults": [
        "В планка тазът пропада.",
        "Скорост вместо чисти повторения."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "football-triathlon",
  "topic": "fun",
  "moment": null,
  "phase": "game",
  "practice_type": "fun_game",
  "corners": ["technical", "psychological", "social"],
  "ages": [8, 15],
  "level": 2,
  "players": { "min": 6, "max": 15, "ideal": 9 },
  "area": [30, 24],
  "minutes": 15,
  "intensity": "medium",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 9 }, { "kind": "cones", "count": 4 }, { "kind": "flat_markers", "count": 14 }, { "kind": "poles", "count": 5 }, { "kind": "hurdles", "count": 1 }, { "kind": "bibs", "count": 6 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 30, "width": 24, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" },
      { "id": "c", "name": "", "colour": "#7db4ff", "keeper_colour": "#ffb3c7", "shape": "diamond" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 30, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 30, "y": 24 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 24 },
      { "id": "o5", "kind": "marker", "x": 14, "y": 1.5 },
      { "id": "o6", "kind": "marker", "x": 14, "y": 4.5 },
      { "id": "o7", "kind": "marker", "x": 14, "y": 5.5 },
      { "id": "o8", "kind": "marker", "x": 14, "y": 6.5 },
      { "id": "o9", "kind": "marker", "x": 4.2, "y": 1 },
      { "id": "o10", "kind": "marker", "x": 4.2, "y": 7 },
      { "id": "o15", "kind": "pole", "x": 10, "y": 12 },
      { "id": "o16", "kind": "pole", "x": 13, "y": 12 },
      { "id": "o17", "kind": "pole", "x": 16, "y": 12 },
      { "id": "o18", "kind": "pole", "x": 19, "y": 12 },
      { "id": "o19", "kind": "pole", "x": 22, "y": 12 },
      { "id": "o20", "kind": "marker", "x": 4.2, "y": 10 },
      { "id": "o21", "kind": "marker", "x": 4.2, "y": 14 },
      { "id": "o26", "kind": "marker", "x": 20, "y": 17 },
      { "id": "o27", "kind": "marker", "x": 26, "y": 17 },
      { "id": "o28", "kind": "marker", "x": 26, "y": 23 },
      { "id": "o29", "kind": "marker", "x": 20, "y": 23 },
      { "id": "o30", "kind": "marker", "x": 4.2, "y": 18 },
      { "id": "o31", "kind": "marker", "x": 4.2, "y": 22 },
      { "id": "o32", "kind": "hurdle", "x": 13, "y": 20 },
      { "id": "o11", "kind": "player", "x": 2.8, "y": 4, "rotation": 14, "team": "a", "number": "1" },
      { "id": "o12", "kind": "player", "x": 0.8, "y": 2, "team": "a" },
      { "id": "o13", "kind": "player", "x": 0.8, "y": 6, "team": "a" },
      { "id": "o22", "kind": "player", "x": 2.8, "y": 12, "rotation": 0, "team": "b", "number": "2" },
      { "id": "o23", "kind": "player", "x": 0.8, "y": 10, "team": "b" },
      { "id": "o24", "kind": "player", "x": 0.8, "y": 14, "team": "b" },
      { "id": "o33", "kind": "player", "x": 2.8, "y": 20, "rotation": 14, "team": "c", "number": "3" },
      { "id": "o34", "kind": "player", "x": 0.8, "y": 18, "team": "c" },
      { "id": "o35", "kind": "player", "x": 0.8, "y": 22, "team": "c" },
      { "id": "o14", "kind": "ball", "x": 4, "y": 4.3, "owner": "o11" },
      { "id": "o25", "kind": "ball", "x": 4, "y": 12, "owner": "o22" },
      { "id": "o36", "kind": "ball", "x": 4, "y": 20.3, "owner": "o33" }
    ],
    "drawings": [
      { "id": "z1", "kind": "zone", "shape": "rectangle", "points": [[20, 17], [26, 23]], "colour": "#8fb7a0" },
      { "id": "l1", "kind": "line", "points": [[15.5, 5], [10, 7.6], [4, 7.6]], "colour": "#ffffff", "style": "solid", "head": "arrow" }
    ],
    "tracks": [
      { "object": "o23", "keys": [{ "t": 2.6, "x": 0.8, "y": 10, "ease": "linear" }, { "t": 3.01, "x": 0.8, "y": 10, "ease": "linear", "is_quiet": true }, { "t": 3.51, "x": 1.55, "y": 10.29, "ease": "linear", "is_quiet": true }, { "t": 13.37, "x": 1.55, "y": 10.29, "ease": "linear", "is_quiet": true }, { "t": 13.87, "x": 1.25, "y": 10.66, "ease": "linear", "is_quiet": true }, { "t": 15.07, "x": 1.25, "y": 10.66, "ease": "linear", "is_quiet": true }, { "t": 15.31, "x": 0.8, "y": 10, "ease": "linear", "is_quiet": true }] },
      { "object": "o24", "keys": [{ "t": 2.6, "x": 0.8, "y": 14, "ease": "linear" }, { "t": 3.01, "x": 0.8, "y": 14, "ease": "linear", "is_quiet": true }, { "t": 3.51, "x": 1.47, "y": 13.57, "ease": "linear", "is_quiet": true }, { "t": 9.09, "x": 1.47, "y": 13.57, "ease": "linear", "is_quiet": true }, { "t": 9.59, "x": 1.6, "y": 13.95, "ease": "linear", "is_quiet": true }, { "t": 15.07, "x": 1.6, "y": 13.95, "ease": "linear", "is_quiet": true }, { "t": 15.31, "x": 0.8, "y": 14, "ease": "linear", "is_quiet": true }] },
      { "object": "o22", "keys": [{ "t": 2.6, "x": 2.8, "y": 12, "ease": "linear" }, { "t": 9.59, "x": 24.4, "y": 12, "ease": "in_out", "via": [[10, 10.6], [13, 13.4], [16, 10.6], [19, 13.4], [22, 10.6]] }, { "t": 13.87, "x": 5, "y": 15.2, "ease": "in_out", "via": [[22, 15]] }, { "t": 15.07, "x": 5, "y": 15.2, "ease": "linear", "is_quiet": true }, { "t": 16.22, "x": 2.8, "y": 12, "ease": "linear", "is_quiet": true }] },
      { "object": "o33", "keys": [{ "t": 15.07, "x": 2.8, "y": 20, "ease": "linear", "is_quiet": true }, { "t": 20.5, "x": 20.9, "y": 20, "ease": "linear", "is_quiet": true }, { "t": 20.8, "x": 20.9, "y": 20, "ease": "linear", "is_quiet": true }, { "t": 26.13, "x": 2.8, "y": 20, "ease": "linear", "is_quiet": true }] },
      { "object": "o11", "keys": [{ "t": 15.07, "x": 2.8, "y": 4, "ease": "linear", "is_quiet": true }, { "t": 18.72, "x": 14.8, "y": 3.05, "ease": "linear", "is_quiet": true }, { "t": 19.02, "x": 14.8, "y": 3.05, "ease": "linear", "is_quiet": true }, { "t": 22.57, "x": 2.8, "y": 4, "ease": "linear", "is_quiet": true }, { "t": 26.73, "x": 2.8, "y": 4, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o14", "t": 2.6, "x": 15.5, "y": 3, "speed": 10 },
      { "id": "e2", "kind": "shot", "ball": "o36", "t": 2.6, "x": 21.6, "y": 20, "speed": 20 },
      { "id": "t1o14", "ball": "o14", "t": 18.82, "kind": "take", "to": "o11", "speed": 1, "is_quiet": true },
      { "id": "t1o36", "ball": "o36", "t": 20.6, "kind": "take", "to": "o33", "speed": 1, "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Four minutes per lane at the same time, one ball per player.", "de": "Vier Minuten je Bahn, gleichzeitig, jeder mit Ball, einer nach dem anderen.", "bg": "По четири минути на пътека едновременно, всеки с топка, един след друг." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Lane 1: Pass: 3 m gate 1 point, 1 m gate 3 points; fetch the ball.", "de": "Bahn 1: Passen: 3-m-Tor 1 Punkt, 1-m-Tor 3 Punkte; Ball holen.", "bg": "Коридор 1: Пас: 3 м врата – 1 точка, 1 м врата – 3 точки; топката се взема." } },
      { "id": "s3", "t": 5.99, "name": "", "note": "", "captions": { "en": "Lane 2: Slalom out, sprint back.", "de": "Bahn 2: Slalom hin, zurück sprinten.", "bg": "Коридор 2: Слалом натам, спринт обратно." } },
      { "id": "s4", "t": 9.37, "name": "", "note": "", "captions": { "en": "Scoring: points of all three lanes added up; the joker minute counts double.", "de": "Wertung: Die Punkte aller drei Bahnen werden addiert.", "bg": "Точки: точките от трите коридора се събират; минутата-жокер е двойна." } },
      { "id": "s5", "t": 15.07, "name": "", "note": "", "captions": { "en": "One minute between lanes to change and talk tactics.", "de": "Eine Minute zum Wechseln und Beraten.", "bg": "Всички по местата си, започва следващото изпълнение." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Football triathlon",
      "aim": "Three small disciplines, one team score: passing accuracy, dribbling speed and a chip over an obstacle.",
      "setup": "30 × 24 m, three lanes of 8 m, three teams of three. Lane 1: passing line, 10 m away two gates, 3 m and 1 m wide, side by side. Lane 2: start line and five poles 3 m apart. Lane 3: line, a hurdle 9 m away and behind it a 6 × 6 m landing zone.",
      "rules": "1. Four minutes per lane at the same time, one ball per player, one after the other.\n2. Lane 1: Pass: 3 m gate 1 point, 1 m gate 3 points; fetch the ball.\n3. Lane 2: Slalom out, sprint back: 2 points per run, 0 when a pole is knocked over.\n4. Lane 3: Chip over the hurdle: landing in the zone 2 points, rolling in 1.\n5. One minute between lanes to change and talk tactics.\n6. Before the last discipline each team picks one joker minute that counts double. Ties: one player, one chip.",
      "points": [
        "Choose the target you trust: easy points or risk?",
        "Passing: standing foot points at the gate, follow through",
        "Slalom: close to the pole, wide touches after the last",
        "Chip: lean back a little, stab under the ball, do not follow through",
        "Team-mates help with calls and encouragement"
      ],
      "progressions": [
        "All with the weaker foot in the last minute",
        "Gates move 2 m further away",
        "Two balls at a time in the slalom: one runner at each end"
      ],
      "regressions": [
        "Gates of 4 m and 2 m",
        "Three poles",
        "Chip replaced by a throw or a pass under the hurdle"
      ],
      "scoring": "Points of all three lanes added up; the joker minute counts double.",
      "questions": ["When does the safe choice pay more than the difficult one?"],
      "faults": [
        "Always the narrow gate, although it brings nothing.",
        "Team-mates do not encourage each other."
      ]
    },
    "de": {
      "title": "Fußball-Triathlon",
      "aim": "Drei kleine Disziplinen, eine Teamwertung: Passgenauigkeit, Dribbeltempo und ein Lupfer über ein Hindernis.",
      "setup": "30 × 24 m, drei Bahnen à 8 m, drei Teams mit drei Spielern. Bahn 1: Passlinie, in 10 m Entfernung zwei Tore nebeneinander, 3 m und 1 m breit. Bahn 2: Startlinie und fünf Stangen mit 3 m Abstand. Bahn 3: Linie, nach 9 m eine Hürde, dahinter eine Landezone von 6 × 6 m.",
      "rules": "1. Vier Minuten je Bahn, gleichzeitig, jeder mit Ball, einer nach dem anderen.\n2. Bahn 1: Passen: 3-m-Tor 1 Punkt, 1-m-Tor 3 Punkte; Ball holen.\n3. Bahn 2: Slalom hin, zurück sprinten: 2 Punkte pro Lauf, 0, wenn eine Stange fällt.\n4. Bahn 3: Über die Hürde lupfen: Landung in der Zone 2 Punkte, hineingerollt 1. Eine Minute zum Wechseln und Beraten.\n5. Vor der letzten Disziplin wählt jedes Team eine Joker-Minute, die doppelt zählt. Gleichstand: ein Spieler, ein Lupfer.",
      "points": [
        "Das Ziel wählen, dem man vertraut: sichere Punkte oder Risiko?",
        "Passen: Standbein zum Tor, Fuß schwingt nach",
        "Slalom: nah an der Stange, nach der letzten große Kontakte",
        "Lupfer: leicht zurücklehnen, unter den Ball stechen, nicht durchschwingen",
        "Mitspieler helfen mit Zuruf und Zuspruch"
      ],
      "progressions": [
        "In der letzten Minute alles mit dem schwächeren Fuß",
        "Tore 2 m weiter weg",
        "Zwei Bälle im Slalom: an jedem Ende ein Läufer"
      ],
      "regressions": [
        "Tore 4 m und 2 m breit",
        "Drei Stangen",
        "Lupfer durch Wurf oder Pass unter der Hürde ersetzen"
      ],
      "scoring": "Die Punkte aller drei Bahnen werden addiert; die Jokerminute zählt doppelt.",
      "questions": ["Wann lohnt sich die sichere Variante mehr als die schwere?"],
      "faults": [
        "Immer das schmale Tor, obwohl es nichts bringt.",
        "Die Mitspieler feuern sich nicht an."
      ]
    },
    "bg": {
      "title": "Футболен триатлон",
      "aim": "Три малки дисциплини, общ резултат на отбора: точност на паса, скорост на воденето и прехвърляне.",
      "setup": "30 × 24 м, три пътеки по 8 м, три отбора по трима. Пътека 1: линия за пас, на 10 м две врати една до друга, 3 м и 1 м. Пътека 2: старт и пет колчета на 3 м. Пътека 3: линия, след 9 м препятствие и зад него зона за приземяване 6 × 6 м.",
      "rules": "1. По четири минути на пътека едновременно, всеки с топка, един след друг.\n2. Коридор 1: Пас: 3 м врата – 1 точка, 1 м врата – 3 точки; топката се взема.\n3. Коридор 2: Слалом натам, спринт обратно: 2 точки за бягане, 0 при съборено колче.\n4. Коридор 3: Прехвърляне над препятствието: в зоната 2 точки, с търкаляне 1.\n5. Между пътеките една минута за смяна и разговор.\n6. Преди последната дисциплина всеки отбор избира една минута жокер с двойни точки.\n7. При равенство: един играч, едно прехвърляне.",
      "points": [
        "Избирай целта, на която вярваш: сигурни точки или риск?",
        "Пас: опорният крак сочи вратата, ударът продължава",
        "Слалом: близо до колчето, след последното – дълги докосвания",
        "Прехвърляне: леко назад, под топката, без замах след това",
        "Съотборниците помагат с думи и насърчение"
      ],
      "progressions": [
        "Последната минута – всичко с по-слабия крак",
        "Вратите са с 2 м по-далеч",
        "Две топки в слалома: по един играч във всеки край"
      ],
      "regressions": [
        "Врати от 4 м и 2 м",
        "Три колчета",
        "Вместо прехвърляне – хвърляне или пас под препятствието"
      ],
      "scoring": "Точките от трите коридора се събират; минутата-жокер е двойна.",
      "questions": ["Кога сигурният избор носи повече от трудния?"],
      "faults": [
        "Винаги тясната вратичка, макар че нищо не носи.",
        "Съотборниците не се окуражават."
      ]
    }
  }
}
$json$::jsonb);
