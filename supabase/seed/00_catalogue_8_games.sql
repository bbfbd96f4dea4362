-- Catalogue: small-sided and conditioned games, festivals, tournament forms.

select private.import_exercise($json$
{
  "slug": "festival-three-v-three-four-mini-goals",
  "topic": "fun",
  "moment": null,
  "phase": "game",
  "practice_type": "small_sided_game",
  "corners": ["technical", "psychological", "social"],
  "ages": [7, 9],
  "level": 1,
  "players": { "min": 6, "max": 10, "ideal": 8 },
  "area": [28, 22],
  "minutes": 30,
  "intensity": "high",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 4 },
    { "kind": "cones", "count": 4 },
    { "kind": "flat_markers", "count": 2 },
    { "kind": "bibs", "count": 4 },
    { "kind": "mini_goals", "count": 4 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 28, "width": 22, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 28, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 28, "y": 22 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 22 },
      { "id": "o5", "kind": "marker", "x": 14, "y": 0 },
      { "id": "o6", "kind": "marker", "x": 14, "y": 22 },
      { "id": "o7", "kind": "goal", "x": 0, "y": 4, "size": "mini" },
      { "id": "o8", "kind": "goal", "x": 0, "y": 18, "size": "mini" },
      { "id": "o9", "kind": "goal", "x": 28, "y": 4, "rotation": 180, "size": "mini" },
      { "id": "o10", "kind": "goal", "x": 28, "y": 18, "rotation": 180, "size": "mini" },
      { "id": "o11", "kind": "player", "x": 10, "y": 11, "rotation": 9, "team": "a" },
      { "id": "o12", "kind": "player", "x": 14.5, "y": 4, "team": "a" },
      { "id": "o13", "kind": "player", "x": 15.5, "y": 17.5, "team": "a" },
      { "id": "o14", "kind": "player", "x": 5, "y": -1.2, "team": "a" },
      { "id": "o15", "kind": "player", "x": 15, "y": 10, "team": "b" },
      { "id": "o16", "kind": "player", "x": 23.4, "y": 8.6, "team": "b" },
      { "id": "o17", "kind": "player", "x": 21.5, "y": 14.5, "team": "b" },
      { "id": "o18", "kind": "player", "x": 23, "y": -1.2, "team": "b" },
      { "id": "o19", "kind": "ball", "x": 11.2, "y": 11.2, "owner": "o11" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o18", "keys": [{ "t": 2.6, "x": 23, "y": -1.2, "ease": "linear" }, { "t": 4.43, "x": 23, "y": -1.2, "ease": "linear", "is_quiet": true }, { "t": 4.93, "x": 22.71, "y": -0.45, "ease": "linear", "is_quiet": true }, { "t": 8.62, "x": 22.71, "y": -0.45, "ease": "linear", "is_quiet": true }, { "t": 9.12, "x": 23.55, "y": -0.62, "ease": "linear", "is_quiet": true }, { "t": 10.32, "x": 23.55, "y": -0.62, "ease": "linear", "is_quiet": true }, { "t": 10.61, "x": 23, "y": -1.2, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 15, "y": 10, "ease": "linear" }, { "t": 3.27, "x": 16.4, "y": 12, "ease": "in_out", "via": [[15.8, 11.2]] }, { "t": 10.32, "x": 16.4, "y": 12, "ease": "linear", "is_quiet": true }, { "t": 11.2, "x": 15, "y": 10, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 21.5, "y": 14.5, "ease": "linear" }, { "t": 3.49, "x": 21.5, "y": 14.5, "ease": "linear", "is_quiet": true }, { "t": 4.93, "x": 24.4, "y": 15.04, "ease": "linear", "is_quiet": true }, { "t": 5.58, "x": 24.4, "y": 15.04, "ease": "linear", "is_quiet": true }, { "t": 6.96, "x": 24.15, "y": 12.22, "ease": "linear", "is_quiet": true }, { "t": 8.62, "x": 24.15, "y": 12.22, "ease": "linear", "is_quiet": true }, { "t": 9.12, "x": 24.65, "y": 12.98, "ease": "linear", "is_quiet": true }, { "t": 10.32, "x": 24.65, "y": 12.98, "ease": "linear", "is_quiet": true }, { "t": 11.59, "x": 21.5, "y": 14.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o13", "keys": [{ "t": 2.6, "x": 15.5, "y": 17.5, "ease": "linear" }, { "t": 7.26, "x": 15.5, "y": 17.5, "ease": "linear" }, { "t": 7.66, "x": 15.5, "y": 17.5, "ease": "linear" }, { "t": 9.12, "x": 20.6, "y": 18.4, "ease": "in_out" }, { "t": 10.32, "x": 20.6, "y": 18.4, "ease": "linear", "is_quiet": true }, { "t": 12.19, "x": 15.5, "y": 17.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o16", "keys": [{ "t": 2.6, "x": 23.4, "y": 8.6, "ease": "linear" }, { "t": 3.49, "x": 23.4, "y": 8.6, "ease": "linear", "is_quiet": true }, { "t": 4.93, "x": 26.3, "y": 9.14, "ease": "linear", "is_quiet": true }, { "t": 5.58, "x": 26.3, "y": 9.14, "ease": "linear", "is_quiet": true }, { "t": 6.96, "x": 26.05, "y": 6.32, "ease": "linear", "is_quiet": true }, { "t": 10.32, "x": 26.05, "y": 6.32, "ease": "linear", "is_quiet": true }, { "t": 11.26, "x": 27.55, "y": 4.54, "ease": "linear", "is_quiet": true }, { "t": 11.56, "x": 27.55, "y": 4.54, "ease": "linear", "is_quiet": true }, { "t": 13.66, "x": 23.4, "y": 8.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o12", "keys": [{ "t": 2.6, "x": 14.5, "y": 4, "ease": "linear" }, { "t": 4.93, "x": 14.5, "y": 4, "ease": "linear" }, { "t": 6.96, "x": 21, "y": 2.8, "ease": "in_out", "via": [[18, 2.6]] }, { "t": 10.32, "x": 21, "y": 2.8, "ease": "linear", "is_quiet": true }, { "t": 12.71, "x": 14.5, "y": 4, "ease": "linear", "is_quiet": true }] },
      { "object": "o11", "keys": [{ "t": 2.6, "x": 10, "y": 11, "ease": "linear" }, { "t": 4.93, "x": 17, "y": 13, "ease": "in_out", "via": [[12, 13.6], [14, 14]] }, { "t": 10.32, "x": 17, "y": 13, "ease": "linear", "is_quiet": true }, { "t": 12.95, "x": 10, "y": 11, "ease": "linear", "is_quiet": true }, { "t": 15.48, "x": 10, "y": 11, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o19", "t": 4.93, "to": "o12", "x": 20.96, "y": 3.5, "speed": 7 },
      { "id": "e2", "kind": "shot", "ball": "o19", "t": 7.66, "x": 28, "y": 4, "speed": 14 },
      { "id": "t1o19", "ball": "o19", "t": 11.36, "kind": "take", "to": "o16", "speed": 1, "is_quiet": true },
      { "id": "b1o19", "ball": "o19", "t": 13.86, "kind": "lofted", "speed": 12, "to": "o11", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Goals only count from the opponents’ half.", "de": "Tore zählen nur aus der gegnerischen Hälfte.", "bg": "Голът важи само от половината на противника." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "After every goal both teams change one player in a fixed order.", "de": "Nach jedem Tor wechseln beide Teams einen Spieler in fester Reihenfolge.", "bg": "След всеки гол двата отбора сменят по един играч в определен ред." } },
      { "id": "s3", "t": 4.93, "name": "", "note": "", "captions": { "en": "Ball out at the side: dribble or pass in, opponents 3 m away.", "de": "Seitenaus: eindribbeln oder einpassen, Gegner 3 m weg.", "bg": "Тъч: вкарва се с дрибъл или пас, противникът е на 3 м." } },
      { "id": "s4", "t": 7.66, "name": "", "note": "", "captions": { "en": "Scoring: every goal counts one; no table, only the next pitch.", "de": "Wertung: Jedes Tor zählt eins; keine Tabelle, nur das nächste Feld.", "bg": "Точки: всеки гол е една точка; без таблица, само следващото игрище." } },
      { "id": "s5", "t": 10.32, "name": "", "note": "", "captions": { "en": "Four rounds of six minutes, 90 seconds to change.", "de": "Vier Runden von sechs Minuten, 90 Sekunden Wechselzeit.", "bg": "Победителите минават на по-горното поле, другите – на по-долното." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Festival 3v3 on four mini goals",
      "aim": "Many touches, many goals, equal playing time: decide for yourself which goal is free.",
      "setup": "Pitch of 28 × 22 m, two mini goals on each end line, 4 m in from the corners; markers show half-way. Two teams of three without a keeper, one or two substitutes each at the side line. Several pitches side by side for a festival. One spare ball at each goal; no referee, coaches stay outside.",
      "rules": "1. Goals only count from the opponents’ half.\n2. After every goal both teams change one player in a fixed order, so everybody plays the same time.\n3. Ball out at the side: dribble or pass in, opponents 3 m away.\n4. Behind the end line: dribble in beside the goal.\n5. Four rounds of six minutes, 90 seconds to change; the winners move up one pitch, the others down.\n6. A draw is decided by rock-paper-scissors. No table.",
      "points": [
        "Praise brave dribbles, also those that fail.",
        "Head up near half-way: which of the two goals is free?",
        "Team-mates on both sides of the ball, not behind each other.",
        "Ball lost: turn round and help at once.",
        "Children settle balls out and fouls themselves."
      ],
      "progressions": [
        "Goals only after a pass in the opponents’ half.",
        "Five seconds to restart, or the ball goes to the other team."
      ],
      "regressions": [
        "2v2 on 20 × 16 m.",
        "Goals count from everywhere and the goals are 3 m wide."
      ],
      "scoring": "Every goal counts one; no table, only the next pitch.",
      "questions": ["Which goal was free?"],
      "faults": [
        "All three chase the ball.",
        "Coaches call solutions from outside."
      ]
    },
    "de": {
      "title": "Festival: 3 gegen 3 auf vier Minitore",
      "aim": "Viele Ballkontakte, viele Tore, gleiche Spielzeit: selbst entscheiden, welches Tor frei ist.",
      "setup": "Feld von 28 × 22 m, je zwei Minitore auf den Grundlinien, 4 m von den Ecken; Markierungen zeigen die Mittellinie. Zwei Dreier-Teams ohne Torwart, je ein oder zwei Wechselspieler an der Seitenlinie. Für ein Festival mehrere Felder nebeneinander. An jedem Tor ein Ersatzball; ohne Schiedsrichter, Trainer bleiben außen.",
      "rules": "1. Tore zählen nur aus der gegnerischen Hälfte.\n2. Nach jedem Tor wechseln beide Teams einen Spieler in fester Reihenfolge, so spielen alle gleich lang.\n3. Seitenaus: eindribbeln oder einpassen, Gegner 3 m weg. Toraus: neben dem Tor eindribbeln.\n4. Vier Runden von sechs Minuten, 90 Sekunden Wechselzeit; Sieger rücken ein Feld auf, die anderen ab. Unentschieden: Schere, Stein, Papier. Keine Tabelle.",
      "points": [
        "Mutige Dribblings loben, auch wenn sie misslingen.",
        "Kopf hoch an der Mittellinie: Welches Tor ist frei?",
        "Mitspieler links und rechts vom Ball, nicht hintereinander.",
        "Ball verloren: umdrehen und sofort helfen.",
        "Ausbälle und Fouls regeln die Kinder selbst."
      ],
      "progressions": [
        "Tore nur nach einem Pass in der gegnerischen Hälfte.",
        "Fünf Sekunden bis zum Weiterspielen, sonst Ball für das andere Team."
      ],
      "regressions": [
        "2 gegen 2 auf 20 × 16 m.",
        "Tore zählen von überall und sind 3 m breit."
      ],
      "scoring": "Jedes Tor zählt eins; keine Tabelle, nur das nächste Feld.",
      "questions": ["Welches Tor war frei?"],
      "faults": [
        "Alle drei jagen den Ball.",
        "Trainer rufen Lösungen von außen hinein."
      ]
    },
    "bg": {
      "title": "Фестивал 3 срещу 3 на четири малки врати",
      "aim": "Много докосвания, много голове, равно време за всички: детето само решава коя врата е свободна.",
      "setup": "Поле 28 × 22 м, по две малки врати на всяка крайна линия, на 4 м от ъглите; маркери показват средата. Два отбора по трима без вратар, по една или две смени край тъчлинията. За фестивал се правят няколко полета едно до друго. До всяка врата по една резервна топка; няма съдия, треньорите стоят отвън.",
      "rules": "1. Голът важи само от половината на противника.\n2. След всеки гол двата отбора сменят по един играч в определен ред, за да играят всички еднакво.\n3. Тъч: вкарва се с дрибъл или пас, противникът е на 3 м.\n4. Крайна линия: вкарва се с дрибъл до вратата.\n5. Четири рунда по шест минути, 90 секунди за смяна; победителите минават на по-горното поле, другите – на по-долното. При равенство: камък-ножица-хартия. Без класиране.",
      "points": [
        "Похвали смелия дрибъл, дори и неуспешния.",
        "Главата горе край средата: коя от двете врати е свободна?",
        "Съотборниците са от двете страни на топката, а не един зад друг.",
        "Загубена топка: обърни се и веднага помогни.",
        "Децата сами решават спорните тъчове и фаулове."
      ],
      "progressions": [
        "Гол само след подаване в половината на противника.",
        "Пет секунди за подновяване, иначе топката е за другия отбор."
      ],
      "regressions": [
        "2 срещу 2 на 20 × 16 м.",
        "Головете важат отвсякъде, а вратите са по 3 м."
      ],
      "scoring": "Всеки гол е една точка; без таблица, само следващото игрище.",
      "questions": ["Коя врата беше свободна?"],
      "faults": [
        "И тримата гонят топката.",
        "Треньорите подсказват отвън."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "seven-v-seven-use-the-width",
  "topic": "possession",
  "moment": "in_possession",
  "phase": "game",
  "practice_type": "conditioned_game",
  "corners": ["tactical", "technical", "social"],
  "ages": [10, 11],
  "level": 2,
  "players": { "min": 12, "max": 18, "ideal": 14 },
  "keepers": 2,
  "area": [55, 36],
  "minutes": 28,
  "intensity": "high",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 6 },
    { "kind": "cones", "count": 4 },
    { "kind": "flat_markers", "count": 10 },
    { "kind": "bibs", "count": 7 },
    { "kind": "youth_goals", "count": 2 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 55, "width": 36, "goal_side": "left", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 55, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 55, "y": 36 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 36 },
      { "id": "o5", "kind": "marker", "x": 9, "y": 7 },
      { "id": "o6", "kind": "marker", "x": 18, "y": 7 },
      { "id": "o7", "kind": "marker", "x": 27.5, "y": 7 },
      { "id": "o8", "kind": "marker", "x": 37, "y": 7 },
      { "id": "o9", "kind": "marker", "x": 46, "y": 7 },
      { "id": "o10", "kind": "marker", "x": 9, "y": 29 },
      { "id": "o11", "kind": "marker", "x": 18, "y": 29 },
      { "id": "o12", "kind": "marker", "x": 27.5, "y": 29 },
      { "id": "o13", "kind": "marker", "x": 37, "y": 29 },
      { "id": "o14", "kind": "marker", "x": 46, "y": 29 },
      { "id": "o15", "kind": "goal", "x": 0, "y": 18, "size": "youth" },
      { "id": "o16", "kind": "goal", "x": 55, "y": 18, "rotation": 180, "size": "youth" },
      { "id": "o17", "kind": "player", "x": 2, "y": 18, "team": "a", "is_keeper": true },
      { "id": "o18", "kind": "player", "x": 53, "y": 18, "team": "b", "is_keeper": true },
      { "id": "o19", "kind": "player", "x": 13, "y": 11, "team": "a" },
      { "id": "o20", "kind": "player", "x": 13, "y": 24, "rotation": 21, "team": "a" },
      { "id": "o21", "kind": "player", "x": 23, "y": 4, "team": "a" },
      { "id": "o22", "kind": "player", "x": 24, "y": 17, "team": "a" },
      { "id": "o23", "kind": "player", "x": 22, "y": 32, "team": "a" },
      { "id": "o24", "kind": "player", "x": 35, "y": 15, "team": "a" },
      { "id": "o25", "kind": "player", "x": 43, "y": 13, "team": "b" },
      { "id": "o26", "kind": "player", "x": 42, "y": 23, "team": "b" },
      { "id": "o27", "kind": "player", "x": 31, "y": 8.5, "team": "b" },
      { "id": "o28", "kind": "player", "x": 29.5, "y": 14.6, "team": "b" },
      { "id": "o29", "kind": "player", "x": 31, "y": 27.6, "team": "b" },
      { "id": "o30", "kind": "player", "x": 19.5, "y": 14, "team": "b" },
      { "id": "o31", "kind": "ball", "x": 14.6, "y": 24.6, "owner": "o20" }
    ],
    "drawings": [
      { "id": "z1", "kind": "zone", "shape": "rectangle", "points": [[0, 0], [55, 7]], "colour": "#8fb7a0" },
      { "id": "z2", "kind": "zone", "shape": "rectangle", "points": [[0, 29], [55, 36]], "colour": "#8fb7a0" }
    ],
    "tracks": [
      { "object": "o18", "keys": [{ "t": 2.6, "x": 53, "y": 18, "ease": "linear" }, { "t": 3.41, "x": 53, "y": 18, "ease": "linear", "is_quiet": true }, { "t": 4.17, "x": 52.05, "y": 19.25, "ease": "linear", "is_quiet": true }, { "t": 8.31, "x": 52.05, "y": 19.25, "ease": "linear", "is_quiet": true }, { "t": 8.88, "x": 52.75, "y": 20.19, "ease": "linear", "is_quiet": true }, { "t": 9.57, "x": 52.75, "y": 20.19, "ease": "linear", "is_quiet": true }, { "t": 10.34, "x": 53.12, "y": 18.67, "ease": "linear", "is_quiet": true }, { "t": 14.21, "x": 53.12, "y": 18.67, "ease": "linear", "is_quiet": true }, { "t": 14.42, "x": 53, "y": 18, "ease": "linear", "is_quiet": true }] },
      { "object": "o21", "keys": [{ "t": 2.6, "x": 23, "y": 4, "ease": "linear" }, { "t": 3.67, "x": 23, "y": 4, "ease": "linear", "is_quiet": true }, { "t": 4.17, "x": 23.78, "y": 4.62, "ease": "linear", "is_quiet": true }, { "t": 8.38, "x": 23.78, "y": 4.62, "ease": "linear", "is_quiet": true }, { "t": 8.88, "x": 23.96, "y": 4.28, "ease": "linear", "is_quiet": true }, { "t": 9.84, "x": 23.96, "y": 4.28, "ease": "linear", "is_quiet": true }, { "t": 10.34, "x": 23.99, "y": 3.89, "ease": "linear", "is_quiet": true }, { "t": 14.21, "x": 23.99, "y": 3.89, "ease": "linear", "is_quiet": true }, { "t": 14.51, "x": 23, "y": 4, "ease": "linear", "is_quiet": true }] },
      { "object": "o19", "keys": [{ "t": 2.6, "x": 13, "y": 11, "ease": "linear" }, { "t": 3.67, "x": 13, "y": 11, "ease": "linear", "is_quiet": true }, { "t": 4.17, "x": 13.78, "y": 11.62, "ease": "linear", "is_quiet": true }, { "t": 8.38, "x": 13.78, "y": 11.62, "ease": "linear", "is_quiet": true }, { "t": 8.88, "x": 13.96, "y": 11.28, "ease": "linear", "is_quiet": true }, { "t": 9.84, "x": 13.96, "y": 11.28, "ease": "linear", "is_quiet": true }, { "t": 10.34, "x": 13.99, "y": 10.89, "ease": "linear", "is_quiet": true }, { "t": 14.21, "x": 13.99, "y": 10.89, "ease": "linear", "is_quiet": true }, { "t": 14.51, "x": 13, "y": 11, "ease": "linear", "is_quiet": true }] },
      { "object": "o20", "keys": [{ "t": 2.6, "x": 13, "y": 24, "ease": "linear" }, { "t": 3.67, "x": 13, "y": 24, "ease": "linear", "is_quiet": true }, { "t": 4.17, "x": 13.78, "y": 24.62, "ease": "linear", "is_quiet": true }, { "t": 8.38, "x": 13.78, "y": 24.62, "ease": "linear", "is_quiet": true }, { "t": 8.88, "x": 13.96, "y": 24.28, "ease": "linear", "is_quiet": true }, { "t": 9.84, "x": 13.96, "y": 24.28, "ease": "linear", "is_quiet": true }, { "t": 10.34, "x": 13.99, "y": 23.89, "ease": "linear", "is_quiet": true }, { "t": 14.21, "x": 13.99, "y": 23.89, "ease": "linear", "is_quiet": true }, { "t": 14.51, "x": 13, "y": 24, "ease": "linear", "is_quiet": true }] },
      { "object": "o25", "keys": [{ "t": 2.6, "x": 43, "y": 13, "ease": "linear" }, { "t": 4.17, "x": 45.61, "y": 15.33, "ease": "linear", "is_quiet": true }, { "t": 8.18, "x": 45.61, "y": 15.33, "ease": "linear", "is_quiet": true }, { "t": 8.88, "x": 46.33, "y": 14.08, "ease": "linear", "is_quiet": true }, { "t": 9.59, "x": 46.33, "y": 14.08, "ease": "linear", "is_quiet": true }, { "t": 10.34, "x": 46.47, "y": 12.57, "ease": "linear", "is_quiet": true }, { "t": 14.21, "x": 46.47, "y": 12.57, "ease": "linear", "is_quiet": true }, { "t": 15.24, "x": 43, "y": 13, "ease": "linear", "is_quiet": true }] },
      { "object": "o27", "keys": [{ "t": 2.6, "x": 31, "y": 8.5, "ease": "linear" }, { "t": 4.17, "x": 33.61, "y": 10.83, "ease": "linear", "is_quiet": true }, { "t": 8.18, "x": 33.61, "y": 10.83, "ease": "linear", "is_quiet": true }, { "t": 8.88, "x": 34.33, "y": 9.58, "ease": "linear", "is_quiet": true }, { "t": 9.59, "x": 34.33, "y": 9.58, "ease": "linear", "is_quiet": true }, { "t": 10.34, "x": 34.47, "y": 8.07, "ease": "linear", "is_quiet": true }, { "t": 14.21, "x": 34.47, "y": 8.07, "ease": "linear", "is_quiet": true }, { "t": 15.24, "x": 31, "y": 8.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o28", "keys": [{ "t": 2.6, "x": 29.5, "y": 14.6, "ease": "linear" }, { "t": 4.17, "x": 32.11, "y": 16.93, "ease": "linear", "is_quiet": true }, { "t": 8.18, "x": 32.11, "y": 16.93, "ease": "linear", "is_quiet": true }, { "t": 8.88, "x": 32.83, "y": 15.68, "ease": "linear", "is_quiet": true }, { "t": 9.59, "x": 32.83, "y": 15.68, "ease": "linear", "is_quiet": true }, { "t": 10.34, "x": 32.97, "y": 14.17, "ease": "linear", "is_quiet": true }, { "t": 14.21, "x": 32.97, "y": 14.17, "ease": "linear", "is_quiet": true }, { "t": 15.24, "x": 29.5, "y": 14.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o30", "keys": [{ "t": 2.6, "x": 19.5, "y": 14, "ease": "linear" }, { "t": 4.17, "x": 22.11, "y": 16.33, "ease": "linear", "is_quiet": true }, { "t": 8.18, "x": 22.11, "y": 16.33, "ease": "linear", "is_quiet": true }, { "t": 8.88, "x": 22.83, "y": 15.08, "ease": "linear", "is_quiet": true }, { "t": 9.59, "x": 22.83, "y": 15.08, "ease": "linear", "is_quiet": true }, { "t": 10.34, "x": 22.97, "y": 13.57, "ease": "linear", "is_quiet": true }, { "t": 14.21, "x": 22.97, "y": 13.57, "ease": "linear", "is_quiet": true }, { "t": 15.24, "x": 19.5, "y": 14, "ease": "linear", "is_quiet": true }] },
      { "object": "o26", "keys": [{ "t": 2.6, "x": 42, "y": 23, "ease": "linear" }, { "t": 4.17, "x": 44.61, "y": 25.33, "ease": "linear", "is_quiet": true }, { "t": 8.18, "x": 44.61, "y": 25.33, "ease": "linear", "is_quiet": true }, { "t": 8.88, "x": 45.33, "y": 24.08, "ease": "linear", "is_quiet": true }, { "t": 9.13, "x": 45.33, "y": 24.08, "ease": "linear", "is_quiet": true }, { "t": 10.34, "x": 45.22, "y": 21.63, "ease": "linear", "is_quiet": true }, { "t": 14.21, "x": 45.22, "y": 21.63, "ease": "linear", "is_quiet": true }, { "t": 15.24, "x": 42, "y": 23, "ease": "linear", "is_quiet": true }] },
      { "object": "o29", "keys": [{ "t": 2.6, "x": 31, "y": 27.6, "ease": "linear" }, { "t": 4.17, "x": 31, "y": 27.6, "ease": "linear" }, { "t": 5.18, "x": 34.6, "y": 30.6, "ease": "in_out" }, { "t": 14.21, "x": 34.6, "y": 30.6, "ease": "linear", "is_quiet": true }, { "t": 15.59, "x": 31, "y": 27.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o24", "keys": [{ "t": 2.6, "x": 35, "y": 15, "ease": "linear" }, { "t": 8.88, "x": 35, "y": 15, "ease": "linear" }, { "t": 11.92, "x": 47.4, "y": 20, "ease": "in_out", "via": [[41, 18.4]] }, { "t": 14.21, "x": 47.4, "y": 20, "ease": "linear", "is_quiet": true }, { "t": 18.15, "x": 35, "y": 15, "ease": "linear", "is_quiet": true }] },
      { "object": "o23", "keys": [{ "t": 2.6, "x": 22, "y": 32, "ease": "linear" }, { "t": 4.17, "x": 22, "y": 32, "ease": "linear" }, { "t": 8.88, "x": 40, "y": 32.4, "ease": "in_out", "via": [[30, 33.4]] }, { "t": 14.21, "x": 40, "y": 32.4, "ease": "linear", "is_quiet": true }, { "t": 19.51, "x": 22, "y": 32, "ease": "linear", "is_quiet": true }] },
      { "object": "o22", "keys": [{ "t": 2.6, "x": 24, "y": 17, "ease": "linear" }, { "t": 8.88, "x": 24, "y": 17, "ease": "linear" }, { "t": 13.01, "x": 40, "y": 26.5, "ease": "in_out", "via": [[32, 22]] }, { "t": 14.21, "x": 40, "y": 26.5, "ease": "linear", "is_quiet": true }, { "t": 19.69, "x": 24, "y": 17, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 2, "y": 18, "ease": "linear" }, { "t": 3.28, "x": 2, "y": 18, "ease": "linear", "is_quiet": true }, { "t": 4.17, "x": 2.74, "y": 19.66, "ease": "linear", "is_quiet": true }, { "t": 8.38, "x": 2.74, "y": 19.66, "ease": "linear", "is_quiet": true }, { "t": 8.88, "x": 3.02, "y": 19.06, "ease": "linear", "is_quiet": true }, { "t": 9.84, "x": 3.02, "y": 19.06, "ease": "linear", "is_quiet": true }, { "t": 10.34, "x": 3.19, "y": 18.18, "ease": "linear", "is_quiet": true }, { "t": 14.21, "x": 3.19, "y": 18.18, "ease": "linear", "is_quiet": true }, { "t": 14.57, "x": 2, "y": 18, "ease": "linear", "is_quiet": true }, { "t": 22.98, "x": 2, "y": 18, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o31", "t": 2.6, "to": "o23", "speed": 9.25 },
      { "id": "e2", "kind": "ground", "ball": "o31", "t": 8.88, "to": "o24", "x": 47.43, "y": 20.7, "speed": 9.25 },
      { "id": "b1o31", "ball": "o31", "t": 19.89, "kind": "ground", "speed": 9, "to": "o20", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Free game with kick-ins instead of throw-ins and a retreat line at half-way …", "de": "Freies Spiel mit Einkick statt Einwurf, beim Abstoß Rückzug bis zur Mittellinie.", "bg": "Свободна игра, тъчът се изпълнява с крак." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Goal = 1; goal from an attack in which the ball was carried or received in a …", "de": "Tor = 1; Tor nach einem Angriff, in dem der Ball im Kanal der gegnerischen …", "bg": "Гол = 1; гол след атака, в която топката е водена или приета в коридор на …" } },
      { "id": "s3", "t": 5.74, "name": "", "note": "", "captions": { "en": "Only one defender may enter the channel with the ball.", "de": "Nur ein Verteidiger darf in den Kanal mit Ball.", "bg": "Само един защитник може да влезе в коридора с топката." } },
      { "id": "s4", "t": 8.88, "name": "", "note": "", "captions": { "en": "Scoring: goal: one; after an attack through a channel: two.", "de": "Wertung: Tor: einer; nach Angriff durch einen Kanal: zwei.", "bg": "Точки: гол: една; след атака през коридор: две." } },
      { "id": "s5", "t": 14.21, "name": "", "note": "", "captions": { "en": "Back to the places: the next turn starts.", "de": "Zurück auf die Plätze, der nächste Durchgang beginnt.", "bg": "Всички по местата си, започва следващото изпълнение." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "7v7: use the whole width",
      "aim": "Recognise the free wing and create chances through the wide channels.",
      "setup": "Pitch of 55 × 36 m with youth goals and keepers. Flat markers show a channel 7 m wide on each side. Both teams 2-3-1; one wide midfielder starts in each channel. 12 players: 6v6 with one centre-back; up to two substitutes per team change on the fly every two minutes. Spare balls in both goals.",
      "rules": "1. Free game with kick-ins instead of throw-ins and a retreat line at half-way for goal kicks.\n2. Goal = 1; goal from an attack in which the ball was carried or received in a channel of the opponents’ half = 2.\n3. Only one defender may enter the channel with the ball.\n4. After two minutes without a goal a wing goal counts 3.\n5. Three periods of eight minutes, two minutes break; in each break the team agrees on one idea.",
      "points": [
        "Wide midfielders with their heels on the line while we build up.",
        "One centre-back carries the ball forward until an opponent comes.",
        "In the channel: attack the defender 1v1 or combine with the centre.",
        "Two arrive in the box: one near, one far.",
        "Ball on our left: the right winger moves inside when we lose it."
      ],
      "progressions": [
        "Low crosses and cut-backs that are finished first time count double.",
        "Take the channels away and see what stays."
      ],
      "regressions": [
        "Nobody may defend in the channels.",
        "Add a neutral in the centre who helps the team in possession."
      ],
      "scoring": "Goal: one; after an attack through a channel: two; after two minutes without a goal a wing goal: three.",
      "questions": ["When is it better to go through the middle?"],
      "faults": [
        "Both wide players come to the ball.",
        "Crossing although nobody is in front of goal."
      ]
    },
    "de": {
      "title": "7 gegen 7: die ganze Breite nutzen",
      "aim": "Den freien Flügel erkennen und über die Außenkanäle Torchancen herausspielen.",
      "setup": "Feld von 55 × 36 m mit Jugendtoren und Torhütern. Flache Markierungen zeigen auf beiden Seiten einen 7 m breiten Kanal. Beide Teams im 2-3-1; in jedem Kanal startet ein äußerer Mittelfeldspieler. 12 Spieler: 6 gegen 6 mit einem Verteidiger; bis zu zwei Wechselspieler pro Team wechseln fliegend alle zwei Minuten. Ersatzbälle in beiden Toren.",
      "rules": "1. Freies Spiel mit Einkick statt Einwurf, beim Abstoß Rückzug bis zur Mittellinie.\n2. Tor = 1; Tor nach einem Angriff, in dem der Ball im Kanal der gegnerischen Hälfte geführt oder angenommen wurde = 2.\n3. Nur ein Verteidiger darf in den Kanal mit Ball.\n4. Nach zwei Minuten ohne Tor zählt ein Flügeltor 3.\n5. Drei Abschnitte von acht Minuten, zwei Minuten Pause; in jeder Pause einigt sich das Team auf eine Idee.",
      "points": [
        "Äußere Mittelfeldspieler im Aufbau mit den Fersen an der Linie.",
        "Ein Verteidiger dribbelt an, bis ein Gegner kommt.",
        "Im Kanal: ins 1 gegen 1 gehen oder mit dem Zentrum kombinieren.",
        "Zwei besetzen den Strafraum: einer kurz, einer lang.",
        "Ball links: Der rechte Außen rückt bei Ballverlust ein."
      ],
      "progressions": [
        "Direkt verwertete flache Hereingaben und Rückpässe zählen doppelt.",
        "Kanäle wegnehmen und beobachten, was bleibt."
      ],
      "regressions": [
        "In den Kanälen wird nicht verteidigt.",
        "Ein Neutraler im Zentrum hilft dem Ballbesitzteam."
      ],
      "scoring": "Tor: einer; nach Angriff durch einen Kanal: zwei; nach zwei Minuten ohne Tor: Flügeltor drei.",
      "questions": ["Wann geht es besser durch die Mitte?"],
      "faults": [
        "Beide Außenspieler kommen zum Ball.",
        "Flanken, obwohl niemand vor dem Tor ist."
      ]
    },
    "bg": {
      "title": "7 срещу 7: използвай цялата ширина",
      "aim": "Разпознаване на свободния фланг и създаване на положения през крайните коридори.",
      "setup": "Поле 55 × 36 м с юношески врати и вратари. Плоски маркери очертават коридор от 7 м от всяка страна. Двата отбора играят 2-3-1; във всеки коридор започва по един краен полузащитник. 12 играчи: 6 срещу 6 с един защитник; до две смени на отбор влизат в движение на всеки две минути. Резервни топки в двете врати.",
      "rules": "1. Свободна игра, тъчът се изпълнява с крак, при удар от врата противникът се оттегля до центъра.\n2. Гол = 1; гол след атака, в която топката е водена или приета в коридор на чуждата половина = 2.\n3. Само един защитник може да влезе в коридора с топката.\n4. След две минути без гол голът от фланга е 3.\n5. Три части по осем минути, две минути почивка; във всяка почивка отборът избира една идея.",
      "points": [
        "При изграждане крайните полузащитници са с пети на тъчлинията.",
        "Единият защитник води топката напред, докато излезе противник.",
        "В коридора: атакувай 1 срещу 1 или комбинирай с центъра.",
        "Двама влизат в наказателното поле: единият близо, другият далеч.",
        "Топката е вляво: при загуба дясното крило се прибира навътре."
      ],
      "progressions": [
        "Подавания по земята и връщания, завършени с първо докосване, важат двойно.",
        "Махни коридорите и виж какво остава."
      ],
      "regressions": [
        "В коридорите не се защитава.",
        "Неутрален в центъра помага на отбора с топката."
      ],
      "scoring": "Гол: една; след атака през коридор: две; след две минути без гол голът по фланга е три.",
      "questions": ["Кога е по-добре през средата?"],
      "faults": [
        "И двамата крайни идват към топката.",
        "Центриране, когато пред вратата няма никой."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "nine-v-nine-short-team",
  "topic": "compactness",
  "moment": "out_of_possession",
  "phase": "game",
  "practice_type": "conditioned_game",
  "corners": ["tactical", "physical", "social"],
  "ages": [12, 13],
  "level": 3,
  "players": { "min": 16, "max": 22, "ideal": 18 },
  "keepers": 2,
  "area": [70, 50],
  "minutes": 32,
  "intensity": "high",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 8 },
    { "kind": "cones", "count": 4 },
    { "kind": "flat_markers", "count": 4 },
    { "kind": "bibs", "count": 9 },
    { "kind": "youth_goals", "count": 2 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 70, "width": 50, "goal_side": "left", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 70, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 70, "y": 50 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 50 },
      { "id": "o5", "kind": "marker", "x": 23, "y": 0 },
      { "id": "o6", "kind": "marker", "x": 47, "y": 0 },
      { "id": "o7", "kind": "marker", "x": 23, "y": 50 },
      { "id": "o8", "kind": "marker", "x": 47, "y": 50 },
      { "id": "o9", "kind": "goal", "x": 0, "y": 25, "size": "youth" },
      { "id": "o10", "kind": "goal", "x": 70, "y": 25, "rotation": 180, "size": "youth" },
      { "id": "o11", "kind": "player", "x": 2.5, "y": 25, "team": "a", "is_keeper": true },
      { "id": "o12", "kind": "player", "x": 67.5, "y": 25, "team": "b", "is_keeper": true },
      { "id": "o13", "kind": "player", "x": 18, "y": 40, "team": "a" },
      { "id": "o14", "kind": "player", "x": 17, "y": 25.5, "team": "a" },
      { "id": "o15", "kind": "player", "x": 18, "y": 10, "team": "a" },
      { "id": "o16", "kind": "player", "x": 32, "y": 19, "team": "a" },
      { "id": "o17", "kind": "player", "x": 32, "y": 32, "rotation": 24, "team": "a" },
      { "id": "o18", "kind": "player", "x": 44, "y": 7, "team": "a" },
      { "id": "o19", "kind": "player", "x": 49.5, "y": 27, "team": "a" },
      { "id": "o20", "kind": "player", "x": 44, "y": 43, "team": "a" },
      { "id": "o21", "kind": "player", "x": 55, "y": 12, "team": "b" },
      { "id": "o22", "kind": "player", "x": 57, "y": 23, "team": "b" },
      { "id": "o23", "kind": "player", "x": 55, "y": 38, "team": "b" },
      { "id": "o24", "kind": "player", "x": 40, "y": 12, "team": "b" },
      { "id": "o25", "kind": "player", "x": 39.5, "y": 23, "team": "b" },
      { "id": "o26", "kind": "player", "x": 42, "y": 34.4, "team": "b" },
      { "id": "o27", "kind": "player", "x": 25.5, "y": 20, "team": "b" },
      { "id": "o28", "kind": "player", "x": 26.5, "y": 29.5, "team": "b" },
      { "id": "o29", "kind": "ball", "x": 33.8, "y": 32.8, "owner": "o17" }
    ],
    "drawings": [
      { "id": "z1", "kind": "zone", "shape": "rectangle", "points": [[0, 0], [23, 50]], "colour": "#8fb7a0" },
      { "id": "z2", "kind": "zone", "shape": "rectangle", "points": [[47, 0], [70, 50]], "colour": "#8fb7a0" }
    ],
    "tracks": [
      { "object": "o16", "keys": [{ "t": 2.6, "x": 32, "y": 19, "ease": "linear" }, { "t": 3.52, "x": 32, "y": 19, "ease": "linear", "is_quiet": true }, { "t": 4.02, "x": 32.74, "y": 19.68, "ease": "linear", "is_quiet": true }, { "t": 8.52, "x": 32.74, "y": 19.68, "ease": "linear", "is_quiet": true }, { "t": 8.82, "x": 32, "y": 19, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 32, "y": 32, "ease": "linear" }, { "t": 3.52, "x": 32, "y": 32, "ease": "linear", "is_quiet": true }, { "t": 4.02, "x": 32.74, "y": 32.68, "ease": "linear", "is_quiet": true }, { "t": 8.52, "x": 32.74, "y": 32.68, "ease": "linear", "is_quiet": true }, { "t": 8.82, "x": 32, "y": 32, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 44, "y": 7, "ease": "linear" }, { "t": 3.52, "x": 44, "y": 7, "ease": "linear", "is_quiet": true }, { "t": 4.02, "x": 44.74, "y": 7.68, "ease": "linear", "is_quiet": true }, { "t": 8.52, "x": 44.74, "y": 7.68, "ease": "linear", "is_quiet": true }, { "t": 8.82, "x": 44, "y": 7, "ease": "linear", "is_quiet": true }] },
      { "object": "o12", "keys": [{ "t": 2.6, "x": 67.5, "y": 25, "ease": "linear" }, { "t": 2.98, "x": 67.5, "y": 25, "ease": "linear", "is_quiet": true }, { "t": 4.02, "x": 66.91, "y": 27.04, "ease": "linear", "is_quiet": true }, { "t": 5.27, "x": 66.91, "y": 27.04, "ease": "linear", "is_quiet": true }, { "t": 5.77, "x": 67.34, "y": 27.19, "ease": "linear", "is_quiet": true }, { "t": 8.52, "x": 67.34, "y": 27.19, "ease": "linear", "is_quiet": true }, { "t": 9.17, "x": 67.5, "y": 25, "ease": "linear", "is_quiet": true }] },
      { "object": "o23", "keys": [{ "t": 2.6, "x": 55, "y": 38, "ease": "linear" }, { "t": 4.02, "x": 57.44, "y": 40.51, "ease": "linear", "is_quiet": true }, { "t": 5.77, "x": 52.73, "y": 40.66, "ease": "linear", "is_quiet": true }, { "t": 6, "x": 52.73, "y": 40.66, "ease": "linear", "is_quiet": true }, { "t": 7.32, "x": 55.42, "y": 41.01, "ease": "linear", "is_quiet": true }, { "t": 8.52, "x": 55.42, "y": 41.01, "ease": "linear", "is_quiet": true }, { "t": 9.42, "x": 55, "y": 38, "ease": "linear", "is_quiet": true }] },
      { "object": "o27", "keys": [{ "t": 2.6, "x": 25.5, "y": 20, "ease": "linear" }, { "t": 4.02, "x": 27.94, "y": 22.51, "ease": "linear", "is_quiet": true }, { "t": 5.27, "x": 27.94, "y": 22.51, "ease": "linear", "is_quiet": true }, { "t": 5.77, "x": 28.25, "y": 22.17, "ease": "linear", "is_quiet": true }, { "t": 6.82, "x": 28.25, "y": 22.17, "ease": "linear", "is_quiet": true }, { "t": 7.32, "x": 28.63, "y": 21.57, "ease": "linear", "is_quiet": true }, { "t": 8.52, "x": 28.63, "y": 21.57, "ease": "linear", "is_quiet": true }, { "t": 9.55, "x": 25.5, "y": 20, "ease": "linear", "is_quiet": true }] },
      { "object": "o28", "keys": [{ "t": 2.6, "x": 26.5, "y": 29.5, "ease": "linear" }, { "t": 4.02, "x": 28.94, "y": 32.01, "ease": "linear", "is_quiet": true }, { "t": 5.27, "x": 28.94, "y": 32.01, "ease": "linear", "is_quiet": true }, { "t": 5.77, "x": 29.25, "y": 31.67, "ease": "linear", "is_quiet": true }, { "t": 6.82, "x": 29.25, "y": 31.67, "ease": "linear", "is_quiet": true }, { "t": 7.32, "x": 29.63, "y": 31.07, "ease": "linear", "is_quiet": true }, { "t": 8.52, "x": 29.63, "y": 31.07, "ease": "linear", "is_quiet": true }, { "t": 9.55, "x": 26.5, "y": 29.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o21", "keys": [{ "t": 2.6, "x": 55, "y": 12, "ease": "linear" }, { "t": 4.02, "x": 57.44, "y": 14.51, "ease": "linear", "is_quiet": true }, { "t": 5.27, "x": 57.44, "y": 14.51, "ease": "linear", "is_quiet": true }, { "t": 5.77, "x": 57.75, "y": 14.17, "ease": "linear", "is_quiet": true }, { "t": 6.82, "x": 57.75, "y": 14.17, "ease": "linear", "is_quiet": true }, { "t": 7.32, "x": 58.13, "y": 13.57, "ease": "linear", "is_quiet": true }, { "t": 8.52, "x": 58.13, "y": 13.57, "ease": "linear", "is_quiet": true }, { "t": 9.55, "x": 55, "y": 12, "ease": "linear", "is_quiet": true }] },
      { "object": "o22", "keys": [{ "t": 2.6, "x": 57, "y": 23, "ease": "linear" }, { "t": 4.02, "x": 59.44, "y": 25.51, "ease": "linear", "is_quiet": true }, { "t": 5.27, "x": 59.44, "y": 25.51, "ease": "linear", "is_quiet": true }, { "t": 5.77, "x": 59.75, "y": 25.17, "ease": "linear", "is_quiet": true }, { "t": 6.82, "x": 59.75, "y": 25.17, "ease": "linear", "is_quiet": true }, { "t": 7.32, "x": 60.13, "y": 24.57, "ease": "linear", "is_quiet": true }, { "t": 8.52, "x": 60.13, "y": 24.57, "ease": "linear", "is_quiet": true }, { "t": 9.55, "x": 57, "y": 23, "ease": "linear", "is_quiet": true }] },
      { "object": "o24", "keys": [{ "t": 2.6, "x": 40, "y": 12, "ease": "linear" }, { "t": 4.02, "x": 42.44, "y": 14.51, "ease": "linear", "is_quiet": true }, { "t": 5.27, "x": 42.44, "y": 14.51, "ease": "linear", "is_quiet": true }, { "t": 5.77, "x": 42.75, "y": 14.17, "ease": "linear", "is_quiet": true }, { "t": 6.82, "x": 42.75, "y": 14.17, "ease": "linear", "is_quiet": true }, { "t": 7.32, "x": 43.13, "y": 13.57, "ease": "linear", "is_quiet": true }, { "t": 8.52, "x": 43.13, "y": 13.57, "ease": "linear", "is_quiet": true }, { "t": 9.55, "x": 40, "y": 12, "ease": "linear", "is_quiet": true }] },
      { "object": "o25", "keys": [{ "t": 2.6, "x": 39.5, "y": 23, "ease": "linear" }, { "t": 4.02, "x": 41.94, "y": 25.51, "ease": "linear", "is_quiet": true }, { "t": 5.27, "x": 41.94, "y": 25.51, "ease": "linear", "is_quiet": true }, { "t": 5.77, "x": 42.25, "y": 25.17, "ease": "linear", "is_quiet": true }, { "t": 6.82, "x": 42.25, "y": 25.17, "ease": "linear", "is_quiet": true }, { "t": 7.32, "x": 42.63, "y": 24.57, "ease": "linear", "is_quiet": true }, { "t": 8.52, "x": 42.63, "y": 24.57, "ease": "linear", "is_quiet": true }, { "t": 9.55, "x": 39.5, "y": 23, "ease": "linear", "is_quiet": true }] },
      { "object": "o26", "keys": [{ "t": 2.6, "x": 42, "y": 34.4, "ease": "linear" }, { "t": 4.02, "x": 42.63, "y": 37.84, "ease": "linear", "is_quiet": true }, { "t": 4.56, "x": 42.63, "y": 37.84, "ease": "linear", "is_quiet": true }, { "t": 5.77, "x": 44.75, "y": 36.57, "ease": "linear", "is_quiet": true }, { "t": 6.82, "x": 44.75, "y": 36.57, "ease": "linear", "is_quiet": true }, { "t": 7.32, "x": 45.13, "y": 35.97, "ease": "linear", "is_quiet": true }, { "t": 8.52, "x": 45.13, "y": 35.97, "ease": "linear", "is_quiet": true }, { "t": 9.55, "x": 42, "y": 34.4, "ease": "linear", "is_quiet": true }] },
      { "object": "o14", "keys": [{ "t": 2.6, "x": 17, "y": 25.5, "ease": "linear" }, { "t": 4.05, "x": 24, "y": 25.4, "ease": "in_out" }, { "t": 8.52, "x": 24, "y": 25.4, "ease": "linear", "is_quiet": true }, { "t": 10.58, "x": 17, "y": 25.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o19", "keys": [{ "t": 2.6, "x": 49.5, "y": 27, "ease": "linear" }, { "t": 4.45, "x": 49.5, "y": 27, "ease": "linear" }, { "t": 5.77, "x": 56, "y": 30, "ease": "in_out" }, { "t": 8.52, "x": 56, "y": 30, "ease": "linear", "is_quiet": true }, { "t": 10.63, "x": 49.5, "y": 27, "ease": "linear", "is_quiet": true }] },
      { "object": "o13", "keys": [{ "t": 2.6, "x": 18, "y": 40, "ease": "linear" }, { "t": 4.25, "x": 26, "y": 40.4, "ease": "in_out" }, { "t": 8.52, "x": 26, "y": 40.4, "ease": "linear", "is_quiet": true }, { "t": 10.88, "x": 18, "y": 40, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 18, "y": 10, "ease": "linear" }, { "t": 4.25, "x": 26, "y": 10.8, "ease": "in_out" }, { "t": 8.52, "x": 26, "y": 10.8, "ease": "linear", "is_quiet": true }, { "t": 10.89, "x": 18, "y": 10, "ease": "linear", "is_quiet": true }] },
      { "object": "o20", "keys": [{ "t": 2.6, "x": 44, "y": 43, "ease": "linear" }, { "t": 4.45, "x": 44, "y": 43, "ease": "linear" }, { "t": 7.32, "x": 55, "y": 43, "ease": "in_out", "via": [[50, 44.4]] }, { "t": 8.52, "x": 55, "y": 43, "ease": "linear", "is_quiet": true }, { "t": 11.76, "x": 44, "y": 43, "ease": "linear", "is_quiet": true }] },
      { "object": "o11", "keys": [{ "t": 2.6, "x": 2.5, "y": 25, "ease": "linear" }, { "t": 3.21, "x": 2.5, "y": 25, "ease": "linear", "is_quiet": true }, { "t": 4.02, "x": 3.43, "y": 26.38, "ease": "linear", "is_quiet": true }, { "t": 8.52, "x": 3.43, "y": 26.38, "ease": "linear", "is_quiet": true }, { "t": 9.01, "x": 2.5, "y": 25, "ease": "linear", "is_quiet": true }, { "t": 14.22, "x": 2.5, "y": 25, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o29", "t": 2.6, "to": "o20", "speed": 10.5 },
      { "id": "b1o29", "ball": "o29", "t": 11.96, "kind": "ground", "speed": 9, "to": "o17", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Normal 9v9 rules with offside.", "de": "Normale Regeln im 9 gegen 9 mit Abseits.", "bg": "Обичайни правила за 9 срещу 9 със засада." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "When a team scores, all its outfield players must be out of their own third.", "de": "Beim Torerfolg müssen alle Feldspieler des Teams das eigene Drittel verlassen …", "bg": "При гол всички полеви играчи на отбора трябва да са напуснали своята третина." } },
      { "id": "s3", "t": 5.44, "name": "", "note": "", "captions": { "en": "Scoring: goal with everyone out of their own third: two, otherwise one.", "de": "Wertung: Tor mit allen aus dem eigenen Drittel: zwei, sonst einer.", "bg": "Точки: гол, когато всички са извън своята третина: две, иначе една." } },
      { "id": "s4", "t": 8.52, "name": "", "note": "", "captions": { "en": "Back to the places: the next turn starts.", "de": "Zurück auf die Plätze, der nächste Durchgang beginnt.", "bg": "Всички по местата си, започва следващото изпълнение." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "9v9: the short team",
      "aim": "Stay compact in every phase: move up behind the ball and get back behind it together.",
      "setup": "Pitch of 70 × 50 m (9v9 size) with goals of 5 × 2 m and keepers; markers show three thirds. Team A 3-2-3, team B 3-3-2. 16 players: 8v8 without the centre forward; substitutes change every four minutes. Spare balls around the pitch so that play is never dead for long.",
      "rules": "1. Normal 9v9 rules with offside. When a team scores, all its outfield players must be out of their own third, otherwise the goal counts 1 instead of 2.\n2. If an opponent is still standing in the attacking third when their team concedes, the goal counts one more.\n3. The coach only freezes the picture once per period.\n4. Three periods of nine minutes, two minutes break.\n5. In the break the back three and the midfield speak first.",
      "points": [
        "Back line follows every forward pass and every back pass by the opponents.",
        "No more than about 35 m between the last defender and the striker.",
        "Ball wide: the whole block shifts, the far winger comes in to the centre.",
        "Forwards recover behind the ball before they rest.",
        "Keeper plays in front of the box when we are high."
      ],
      "progressions": [
        "Ball won in the opponents’ third and a goal within ten seconds: one more point.",
        "The teams may choose another formation after each period."
      ],
      "regressions": [
        "Only the back line must have left its own third.",
        "Play without offside for the first period."
      ],
      "scoring": "Goal with everyone out of their own third: two, otherwise one; one more when an opponent is stuck up front.",
      "questions": ["Who gives the signal to move up?"],
      "faults": [
        "The back line stays when the ball goes forward.",
        "The strikers rest after the loss."
      ]
    },
    "de": {
      "title": "9 gegen 9: die kurze Mannschaft",
      "aim": "In jeder Phase kompakt bleiben: gemeinsam hinter dem Ball nachrücken und gemeinsam hinter den Ball kommen.",
      "setup": "Feld von 70 × 50 m (D-Jugend) mit Toren 5 × 2 m und Torhütern; Markierungen zeigen drei Drittel. Team A im 3-2-3, Team B im 3-3-2. 16 Spieler: 8 gegen 8 ohne Mittelstürmer; Wechselspieler kommen alle vier Minuten. Ersatzbälle rund ums Feld, damit das Spiel nie lange ruht.",
      "rules": "1. Normale Regeln im 9 gegen 9 mit Abseits.\n2. Beim Torerfolg müssen alle Feldspieler des Teams das eigene Drittel verlassen haben, sonst zählt das Tor 1 statt 2.\n3. Steht beim Gegentor noch ein Spieler im eigenen Angriffsdrittel, zählt es einen Punkt mehr.\n4. Der Trainer friert das Bild nur einmal pro Abschnitt ein.\n5. Drei Abschnitte von neun Minuten, zwei Minuten Pause.\n6. In der Pause reden zuerst die Dreierkette und das Mittelfeld.",
      "points": [
        "Die Kette rückt bei jedem Pass nach vorn und jedem gegnerischen Rückpass nach.",
        "Höchstens etwa 35 m zwischen letztem Verteidiger und Spitze.",
        "Ball außen: Der ganze Block verschiebt, der ballferne Außen rückt ins Zentrum.",
        "Stürmer erst hinter den Ball, dann verschnaufen.",
        "Torwart spielt vor dem Strafraum mit, wenn wir hoch stehen."
      ],
      "progressions": [
        "Ballgewinn im gegnerischen Drittel und Tor binnen zehn Sekunden: ein Punkt mehr.",
        "Nach jedem Abschnitt darf die Grundordnung gewechselt werden."
      ],
      "regressions": [
        "Nur die Kette muss das eigene Drittel verlassen haben.",
        "Im ersten Abschnitt ohne Abseits."
      ],
      "scoring": "Tor mit allen aus dem eigenen Drittel: zwei, sonst einer; einer mehr, wenn ein Gegner vorn stehen blieb.",
      "questions": ["Wer gibt das Zeichen zum Nachrücken?"],
      "faults": [
        "Die Abwehr bleibt stehen, wenn der Ball nach vorn geht.",
        "Die Stürmer ruhen sich nach dem Verlust aus."
      ]
    },
    "bg": {
      "title": "9 срещу 9: къс отбор",
      "aim": "Компактност във всяка фаза: общо изтегляне след топката и общо връщане зад нея.",
      "setup": "Поле 70 × 50 м (за Футбол 9 на 9) с врати 5 × 2 м и вратари; маркери показват трите трети. Отбор А играе 3-2-3, отбор Б – 3-3-2. 16 играчи: 8 срещу 8 без централен нападател; смените влизат на всеки четири минути. Резервни топки около полето, за да не спира играта.",
      "rules": "1. Обичайни правила за 9 срещу 9 със засада.\n2. При гол всички полеви играчи на отбора трябва да са напуснали своята третина, иначе голът е 1 вместо 2.\n3. Ако при допуснат гол играч още стои в предната третина, голът носи една точка повече.\n4. Треньорът спира играта само веднъж в част.\n5. Три части по девет минути, две минути почивка.\n6. В почивката първо говорят защитниците и полузащитниците.",
      "points": [
        "Линията излиза при всеки пас напред и при всяко връщане назад на противника.",
        "Не повече от около 35 м между последния защитник и нападателя.",
        "Топка на фланга: целият блок се измества, далечното крило влиза към центъра.",
        "Нападателите първо се връщат зад топката, после си почиват.",
        "Вратарят играе пред наказателното поле, когато сме високо."
      ],
      "progressions": [
        "Отнемане в третината на противника и гол до десет секунди: още една точка.",
        "След всяка част отборите могат да сменят схемата."
      ],
      "regressions": [
        "Само защитната линия трябва да е напуснала своята третина.",
        "Първата част се играе без засада."
      ],
      "scoring": "Гол, когато всички са извън своята третина: две, иначе една; още една, ако противник е останал отпред.",
      "questions": ["Кой дава знак за изнасяне напред?"],
      "faults": [
        "Защитата стои, когато топката отива напред.",
        "Нападателите почиват след загубата."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "ladder-tournament-three-courts",
  "topic": "fun",
  "moment": null,
  "phase": "game",
  "practice_type": "free_game",
  "corners": ["psychological", "social", "technical", "physical"],
  "ages": [9, 15],
  "level": 1,
  "players": { "min": 12, "max": 24, "ideal": 18 },
  "area": [54, 24],
  "minutes": 26,
  "intensity": "high",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 9 },
    { "kind": "cones", "count": 12 },
    { "kind": "bibs", "count": 9 },
    { "kind": "mini_goals", "count": 6 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 54, "width": 24, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 16, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 0, "y": 24 },
      { "id": "o4", "kind": "cone", "x": 16, "y": 24 },
      { "id": "o5", "kind": "cone", "x": 19, "y": 0 },
      { "id": "o6", "kind": "cone", "x": 35, "y": 0 },
      { "id": "o7", "kind": "cone", "x": 19, "y": 24 },
      { "id": "o8", "kind": "cone", "x": 35, "y": 24 },
      { "id": "o9", "kind": "cone", "x": 38, "y": 0 },
      { "id": "o10", "kind": "cone", "x": 54, "y": 0 },
      { "id": "o11", "kind": "cone", "x": 38, "y": 24 },
      { "id": "o12", "kind": "cone", "x": 54, "y": 24 },
      { "id": "o13", "kind": "goal", "x": 8, "y": 0, "rotation": 90, "size": "mini" },
      { "id": "o14", "kind": "goal", "x": 27, "y": 0, "rotation": 90, "size": "mini" },
      { "id": "o15", "kind": "goal", "x": 46, "y": 0, "rotation": 90, "size": "mini" },
      { "id": "o16", "kind": "goal", "x": 8, "y": 24, "rotation": 270, "size": "mini" },
      { "id": "o17", "kind": "goal", "x": 27, "y": 24, "rotation": 270, "size": "mini" },
      { "id": "o18", "kind": "goal", "x": 46, "y": 24, "rotation": 270, "size": "mini" },
      { "id": "o19", "kind": "player", "x": 8, "y": 15, "rotation": -79, "team": "a" },
      { "id": "o20", "kind": "player", "x": 3, "y": 9, "team": "a" },
      { "id": "o21", "kind": "player", "x": 13, "y": 7.5, "team": "a" },
      { "id": "o22", "kind": "player", "x": 8, "y": 10.5, "team": "b" },
      { "id": "o23", "kind": "player", "x": 4.5, "y": 6.5, "team": "b" },
      { "id": "o24", "kind": "player", "x": 11, "y": 4.5, "team": "b" },
      { "id": "o25", "kind": "player", "x": 27, "y": 15, "rotation": -79, "team": "a" },
      { "id": "o26", "kind": "player", "x": 22, "y": 9, "team": "a" },
      { "id": "o27", "kind": "player", "x": 32, "y": 7.5, "team": "a" },
      { "id": "o28", "kind": "player", "x": 27, "y": 10.5, "team": "b" },
      { "id": "o29", "kind": "player", "x": 23.5, "y": 6.5, "team": "b" },
      { "id": "o30", "kind": "player", "x": 30, "y": 4.5, "team": "b" },
      { "id": "o31", "kind": "player", "x": 46, "y": 15, "rotation": -79, "team": "a" },
      { "id": "o32", "kind": "player", "x": 41, "y": 9, "team": "a" },
      { "id": "o33", "kind": "player", "x": 51, "y": 7.5, "team": "a" },
      { "id": "o34", "kind": "player", "x": 46, "y": 10.5, "team": "b" },
      { "id": "o35", "kind": "player", "x": 42.5, "y": 6.5, "team": "b" },
      { "id": "o36", "kind": "player", "x": 49, "y": 4.5, "team": "b" },
      { "id": "o37", "kind": "ball", "x": 8.3, "y": 13.5, "owner": "o19" },
      { "id": "o38", "kind": "ball", "x": 27.3, "y": 13.5, "owner": "o25" },
      { "id": "o39", "kind": "ball", "x": 46.3, "y": 13.5, "owner": "o31" }
    ],
    "drawings": [
      { "id": "z1", "kind": "zone", "shape": "rectangle", "points": [[0, 0], [16, 24]], "colour": "#8fb7a0" },
      { "id": "z2", "kind": "zone", "shape": "rectangle", "points": [[19, 0], [35, 24]], "colour": "#8fb7a0" },
      { "id": "z3", "kind": "zone", "shape": "rectangle", "points": [[38, 0], [54, 24]], "colour": "#8fb7a0" },
      { "id": "l1", "kind": "line", "points": [[14, 20.5], [17.5, 20.5], [22, 20.5]], "colour": "#ffffff", "style": "solid", "head": "arrow" },
      { "id": "l2", "kind": "line", "points": [[33, 20.5], [36.5, 20.5], [41, 20.5]], "colour": "#ffffff", "style": "solid", "head": "arrow" },
      { "id": "l3", "kind": "line", "points": [[21, 2.2], [17.5, 2.2], [13, 2.2]], "colour": "#ffffff", "style": "solid", "head": "arrow" },
      { "id": "l4", "kind": "line", "points": [[40, 2.2], [36.5, 2.2], [32, 2.2]], "colour": "#ffffff", "style": "solid", "head": "arrow" }
    ],
    "tracks": [
      { "object": "o21", "keys": [{ "t": 2.6, "x": 13, "y": 7.5, "ease": "linear" }, { "t": 2.75, "x": 13, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 3.25, "x": 12.36, "y": 6.73, "ease": "linear", "is_quiet": true }, { "t": 5.25, "x": 12.36, "y": 6.73, "ease": "linear", "is_quiet": true }, { "t": 5.55, "x": 13, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 7.35, "x": 13, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 7.5, "x": 13, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 8, "x": 12.36, "y": 6.73, "ease": "linear", "is_quiet": true }, { "t": 8.6, "x": 12.36, "y": 6.73, "ease": "linear", "is_quiet": true }, { "t": 8.9, "x": 13, "y": 7.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o25", "keys": [{ "t": 2.6, "x": 27, "y": 15, "ease": "linear" }, { "t": 2.75, "x": 27, "y": 15, "ease": "linear", "is_quiet": true }, { "t": 3.25, "x": 26.36, "y": 14.23, "ease": "linear", "is_quiet": true }, { "t": 5.25, "x": 26.36, "y": 14.23, "ease": "linear", "is_quiet": true }, { "t": 5.55, "x": 27, "y": 15, "ease": "linear", "is_quiet": true }, { "t": 7.35, "x": 27, "y": 15, "ease": "linear", "is_quiet": true }, { "t": 7.5, "x": 27, "y": 15, "ease": "linear", "is_quiet": true }, { "t": 8, "x": 26.36, "y": 14.23, "ease": "linear", "is_quiet": true }, { "t": 8.6, "x": 26.36, "y": 14.23, "ease": "linear", "is_quiet": true }, { "t": 8.9, "x": 27, "y": 15, "ease": "linear", "is_quiet": true }] },
      { "object": "o27", "keys": [{ "t": 2.6, "x": 32, "y": 7.5, "ease": "linear" }, { "t": 2.75, "x": 32, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 3.25, "x": 31.36, "y": 6.73, "ease": "linear", "is_quiet": true }, { "t": 5.25, "x": 31.36, "y": 6.73, "ease": "linear", "is_quiet": true }, { "t": 5.55, "x": 32, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 7.35, "x": 32, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 7.5, "x": 32, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 8, "x": 31.36, "y": 6.73, "ease": "linear", "is_quiet": true }, { "t": 8.6, "x": 31.36, "y": 6.73, "ease": "linear", "is_quiet": true }, { "t": 8.9, "x": 32, "y": 7.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o31", "keys": [{ "t": 2.6, "x": 46, "y": 15, "ease": "linear" }, { "t": 2.75, "x": 46, "y": 15, "ease": "linear", "is_quiet": true }, { "t": 3.25, "x": 45.36, "y": 14.23, "ease": "linear", "is_quiet": true }, { "t": 5.25, "x": 45.36, "y": 14.23, "ease": "linear", "is_quiet": true }, { "t": 5.55, "x": 46, "y": 15, "ease": "linear", "is_quiet": true }, { "t": 7.35, "x": 46, "y": 15, "ease": "linear", "is_quiet": true }, { "t": 7.5, "x": 46, "y": 15, "ease": "linear", "is_quiet": true }, { "t": 8, "x": 45.36, "y": 14.23, "ease": "linear", "is_quiet": true }, { "t": 8.6, "x": 45.36, "y": 14.23, "ease": "linear", "is_quiet": true }, { "t": 8.9, "x": 46, "y": 15, "ease": "linear", "is_quiet": true }] },
      { "object": "o33", "keys": [{ "t": 2.6, "x": 51, "y": 7.5, "ease": "linear" }, { "t": 2.75, "x": 51, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 3.25, "x": 50.36, "y": 6.73, "ease": "linear", "is_quiet": true }, { "t": 5.25, "x": 50.36, "y": 6.73, "ease": "linear", "is_quiet": true }, { "t": 5.55, "x": 51, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 7.35, "x": 51, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 7.5, "x": 51, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 8, "x": 50.36, "y": 6.73, "ease": "linear", "is_quiet": true }, { "t": 8.6, "x": 50.36, "y": 6.73, "ease": "linear", "is_quiet": true }, { "t": 8.9, "x": 51, "y": 7.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o23", "keys": [{ "t": 2.6, "x": 4.5, "y": 6.5, "ease": "linear" }, { "t": 3.25, "x": 4.04, "y": 7.84, "ease": "linear", "is_quiet": true }, { "t": 5.25, "x": 4.04, "y": 7.84, "ease": "linear", "is_quiet": true }, { "t": 5.67, "x": 4.5, "y": 6.5, "ease": "linear", "is_quiet": true }, { "t": 7.35, "x": 4.5, "y": 6.5, "ease": "linear", "is_quiet": true }, { "t": 8, "x": 4.04, "y": 7.84, "ease": "linear", "is_quiet": true }, { "t": 8.6, "x": 4.04, "y": 7.84, "ease": "linear", "is_quiet": true }, { "t": 9.02, "x": 4.5, "y": 6.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o29", "keys": [{ "t": 2.6, "x": 23.5, "y": 6.5, "ease": "linear" }, { "t": 3.25, "x": 23.04, "y": 7.84, "ease": "linear", "is_quiet": true }, { "t": 5.25, "x": 23.04, "y": 7.84, "ease": "linear", "is_quiet": true }, { "t": 5.67, "x": 23.5, "y": 6.5, "ease": "linear", "is_quiet": true }, { "t": 7.35, "x": 23.5, "y": 6.5, "ease": "linear", "is_quiet": true }, { "t": 8, "x": 23.04, "y": 7.84, "ease": "linear", "is_quiet": true }, { "t": 8.6, "x": 23.04, "y": 7.84, "ease": "linear", "is_quiet": true }, { "t": 9.02, "x": 23.5, "y": 6.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o35", "keys": [{ "t": 2.6, "x": 42.5, "y": 6.5, "ease": "linear" }, { "t": 3.25, "x": 42.04, "y": 7.84, "ease": "linear", "is_quiet": true }, { "t": 5.25, "x": 42.04, "y": 7.84, "ease": "linear", "is_quiet": true }, { "t": 5.67, "x": 42.5, "y": 6.5, "ease": "linear", "is_quiet": true }, { "t": 7.35, "x": 42.5, "y": 6.5, "ease": "linear", "is_quiet": true }, { "t": 8, "x": 42.04, "y": 7.84, "ease": "linear", "is_quiet": true }, { "t": 8.6, "x": 42.04, "y": 7.84, "ease": "linear", "is_quiet": true }, { "t": 9.02, "x": 42.5, "y": 6.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o22", "keys": [{ "t": 2.6, "x": 8, "y": 10.5, "ease": "linear" }, { "t": 3.25, "x": 6.83, "y": 8.92, "ease": "linear", "is_quiet": true }, { "t": 5.25, "x": 6.83, "y": 8.92, "ease": "linear", "is_quiet": true }, { "t": 5.83, "x": 8, "y": 10.5, "ease": "linear", "is_quiet": true }, { "t": 7.35, "x": 8, "y": 10.5, "ease": "linear", "is_quiet": true }, { "t": 8, "x": 6.83, "y": 8.92, "ease": "linear", "is_quiet": true }, { "t": 8.6, "x": 6.83, "y": 8.92, "ease": "linear", "is_quiet": true }, { "t": 9.18, "x": 8, "y": 10.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o24", "keys": [{ "t": 2.6, "x": 11, "y": 4.5, "ease": "linear" }, { "t": 3.25, "x": 9.83, "y": 2.92, "ease": "linear", "is_quiet": true }, { "t": 5.25, "x": 9.83, "y": 2.92, "ease": "linear", "is_quiet": true }, { "t": 5.83, "x": 11, "y": 4.5, "ease": "linear", "is_quiet": true }, { "t": 7.35, "x": 11, "y": 4.5, "ease": "linear", "is_quiet": true }, { "t": 8, "x": 9.83, "y": 2.92, "ease": "linear", "is_quiet": true }, { "t": 8.6, "x": 9.83, "y": 2.92, "ease": "linear", "is_quiet": true }, { "t": 9.18, "x": 11, "y": 4.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o28", "keys": [{ "t": 2.6, "x": 27, "y": 10.5, "ease": "linear" }, { "t": 3.25, "x": 25.83, "y": 8.92, "ease": "linear", "is_quiet": true }, { "t": 5.25, "x": 25.83, "y": 8.92, "ease": "linear", "is_quiet": true }, { "t": 5.83, "x": 27, "y": 10.5, "ease": "linear", "is_quiet": true }, { "t": 7.35, "x": 27, "y": 10.5, "ease": "linear", "is_quiet": true }, { "t": 8, "x": 25.83, "y": 8.92, "ease": "linear", "is_quiet": true }, { "t": 8.6, "x": 25.83, "y": 8.92, "ease": "linear", "is_quiet": true }, { "t": 9.18, "x": 27, "y": 10.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o30", "keys": [{ "t": 2.6, "x": 30, "y": 4.5, "ease": "linear" }, { "t": 3.25, "x": 28.83, "y": 2.92, "ease": "linear", "is_quiet": true }, { "t": 5.25, "x": 28.83, "y": 2.92, "ease": "linear", "is_quiet": true }, { "t": 5.83, "x": 30, "y": 4.5, "ease": "linear", "is_quiet": true }, { "t": 7.35, "x": 30, "y": 4.5, "ease": "linear", "is_quiet": true }, { "t": 8, "x": 28.83, "y": 2.92, "ease": "linear", "is_quiet": true }, { "t": 8.6, "x": 28.83, "y": 2.92, "ease": "linear", "is_quiet": true }, { "t": 9.18, "x": 30, "y": 4.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o34", "keys": [{ "t": 2.6, "x": 46, "y": 10.5, "ease": "linear" }, { "t": 3.25, "x": 44.83, "y": 8.92, "ease": "linear", "is_quiet": true }, { "t": 5.25, "x": 44.83, "y": 8.92, "ease": "linear", "is_quiet": true }, { "t": 5.83, "x": 46, "y": 10.5, "ease": "linear", "is_quiet": true }, { "t": 7.35, "x": 46, "y": 10.5, "ease": "linear", "is_quiet": true }, { "t": 8, "x": 44.83, "y": 8.92, "ease": "linear", "is_quiet": true }, { "t": 8.6, "x": 44.83, "y": 8.92, "ease": "linear", "is_quiet": true }, { "t": 9.18, "x": 46, "y": 10.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o36", "keys": [{ "t": 2.6, "x": 49, "y": 4.5, "ease": "linear" }, { "t": 3.25, "x": 47.83, "y": 2.92, "ease": "linear", "is_quiet": true }, { "t": 5.25, "x": 47.83, "y": 2.92, "ease": "linear", "is_quiet": true }, { "t": 5.83, "x": 49, "y": 4.5, "ease": "linear", "is_quiet": true }, { "t": 7.35, "x": 49, "y": 4.5, "ease": "linear", "is_quiet": true }, { "t": 8, "x": 47.83, "y": 2.92, "ease": "linear", "is_quiet": true }, { "t": 8.6, "x": 47.83, "y": 2.92, "ease": "linear", "is_quiet": true }, { "t": 9.18, "x": 49, "y": 4.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o19", "keys": [{ "t": 2.6, "x": 8, "y": 15, "ease": "linear" }, { "t": 2.75, "x": 8, "y": 15, "ease": "linear", "is_quiet": true }, { "t": 3.25, "x": 7.36, "y": 14.23, "ease": "linear", "is_quiet": true }, { "t": 5.25, "x": 7.36, "y": 14.23, "ease": "linear", "is_quiet": true }, { "t": 5.55, "x": 8, "y": 15, "ease": "linear", "is_quiet": true }, { "t": 7.35, "x": 8, "y": 15, "ease": "linear", "is_quiet": true }, { "t": 7.5, "x": 8, "y": 15, "ease": "linear", "is_quiet": true }, { "t": 8, "x": 7.36, "y": 14.23, "ease": "linear", "is_quiet": true }, { "t": 8.6, "x": 7.36, "y": 14.23, "ease": "linear", "is_quiet": true }, { "t": 8.9, "x": 8, "y": 15, "ease": "linear", "is_quiet": true }, { "t": 10.7, "x": 8, "y": 15, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o37", "t": 2.6, "to": "o20", "speed": 10 },
      { "id": "e2", "kind": "ground", "ball": "o38", "t": 2.6, "to": "o26", "speed": 10 },
      { "id": "e3", "kind": "ground", "ball": "o39", "t": 2.6, "to": "o32", "speed": 10 },
      { "id": "b1o37", "ball": "o37", "t": 6.03, "kind": "ground", "speed": 9, "to": "o19", "is_quiet": true },
      { "id": "b1o38", "ball": "o38", "t": 6.03, "kind": "ground", "speed": 9, "to": "o25", "is_quiet": true },
      { "id": "b1o39", "ball": "o39", "t": 6.03, "kind": "ground", "speed": 9, "to": "o31", "is_quiet": true },
      { "id": "e1w1", "kind": "ground", "ball": "o37", "t": 7.35, "to": "o20", "speed": 10, "is_quiet": true },
      { "id": "e2w1", "kind": "ground", "ball": "o38", "t": 7.35, "to": "o26", "speed": 10, "is_quiet": true },
      { "id": "e3w1", "kind": "ground", "ball": "o39", "t": 7.35, "to": "o32", "speed": 10, "is_quiet": true },
      { "id": "b2o37", "ball": "o37", "t": 9.38, "kind": "ground", "speed": 9, "to": "o19", "is_quiet": true },
      { "id": "b2o38", "ball": "o38", "t": 9.38, "kind": "ground", "speed": 9, "to": "o25", "is_quiet": true },
      { "id": "b2o39", "ball": "o39", "t": 9.38, "kind": "ground", "speed": 9, "to": "o31", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "All courts start and stop on one whistle.", "de": "Alle Felder beginnen und enden mit einem Pfiff.", "bg": "Всички игрища започват и спират с една свирка." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Goals only count from the opponents’ half.", "de": "Tore zählen nur aus der gegnerischen Hälfte.", "bg": "Голът важи само от чуждата половина." } },
      { "id": "s3", "t": 3.25, "name": "", "note": "", "captions": { "en": "Scoring: the winner of a game moves one court up.", "de": "Wertung: Der Sieger steigt ein Feld auf.", "bg": "Точки: победителят се качва с едно игрище; след шест игри важи най-горното." } },
      { "id": "s4", "t": 5.25, "name": "", "note": "", "captions": { "en": "Six games, 60 seconds to change.", "de": "Vor dem Wechsel geben sich alle die Hand.", "bg": "След три минути победителите се качват с едно игрище, загубилите слизат." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Ladder tournament on three courts",
      "aim": "Short, intense games with winning, losing and starting again; everyone ends up with opponents of their level.",
      "setup": "Three courts of 16 × 24 m next to each other, 3 m apart, one mini goal on each end line. Six teams of three. Court 1 on the left, court 3 on the right is the top court. Three balls per court. 12 players: 2v2 on 12 × 18 m; 24 players: 4v4 on 18 × 28 m. With more teams add courts.",
      "rules": "1. All courts start and stop on one whistle.\n2. Goals only count from the opponents’ half.\n3. Ball out: next ball from your own end line, no waiting.\n4. After three minutes the winners move up one court, the losers down; on court 3 the winner stays, on court 1 the loser.\n5. A draw: the team that scored last wins, at 0:0 rock-paper-scissors. Six games, 60 seconds to change.\n6. Every player shakes hands before moving.",
      "points": [
        "Team talk of 20 seconds before each game: one plan.",
        "Start sharp: the first minute decides many games.",
        "Keep one player behind the ball while two attack.",
        "Result known, hand given, head free for the next game."
      ],
      "progressions": [
        "A different rule for each court: two touches, weak foot, goals first time.",
        "Last game: the winners on court 3 play the champion’s game against a mixed team."
      ],
      "regressions": [
        "Four minutes per game and two goals per end line.",
        "The losing team may start with the ball."
      ],
      "scoring": "The winner of a game moves one court up; after six games the top court counts.",
      "questions": ["What did you change after a defeat?"],
      "faults": [
        "Slow start after the ball goes out.",
        "Arguing about the score."
      ]
    },
    "de": {
      "title": "Aufstiegsturnier auf drei Feldern",
      "aim": "Kurze, intensive Spiele mit Gewinnen, Verlieren und Neustart; am Ende spielt jeder gegen gleich Starke.",
      "setup": "Drei Felder von 16 × 24 m nebeneinander, 3 m Abstand, je ein Minitor auf den Grundlinien. Sechs Dreier-Teams. Feld 1 liegt links, Feld 3 rechts ist das oberste. Drei Bälle pro Feld. 12 Spieler: 2 gegen 2 auf 12 × 18 m; 24 Spieler: 4 gegen 4 auf 18 × 28 m. Bei mehr Teams Felder ergänzen.",
      "rules": "1. Alle Felder beginnen und enden mit einem Pfiff.\n2. Tore zählen nur aus der gegnerischen Hälfte.\n3. Ausball: nächster Ball von der eigenen Grundlinie, ohne Warten.\n4. Nach drei Minuten rücken die Sieger ein Feld auf, die Verlierer ab; auf Feld 3 bleibt der Sieger, auf Feld 1 der Verlierer.\n5. Unentschieden: Wer zuletzt getroffen hat, gewinnt, bei 0:0 Schere, Stein, Papier. Sechs Spiele, 60 Sekunden Wechselzeit.\n6. Vor dem Wechsel geben sich alle die Hand.",
      "points": [
        "20 Sekunden Teambesprechung vor jedem Spiel: ein Plan.",
        "Hellwach starten: Die erste Minute entscheidet viele Spiele.",
        "Einer sichert hinter dem Ball, zwei greifen an.",
        "Ergebnis abhaken, Hand geben, Kopf frei fürs nächste Spiel."
      ],
      "progressions": [
        "Jedes Feld mit eigener Regel: zwei Kontakte, schwacher Fuß, direkter Abschluss.",
        "Letztes Spiel: Der Sieger von Feld 3 spielt gegen eine gemischte Auswahl."
      ],
      "regressions": [
        "Vier Minuten pro Spiel und zwei Tore je Grundlinie.",
        "Das unterlegene Team beginnt mit Ball."
      ],
      "scoring": "Der Sieger steigt ein Feld auf; nach sechs Spielen zählt das oberste Feld.",
      "questions": ["Was habt ihr nach einer Niederlage geändert?"],
      "faults": [
        "Langsamer Neustart nach dem Aus.",
        "Streit um den Spielstand."
      ]
    },
    "bg": {
      "title": "Турнир „стълбица“ на три игрища",
      "aim": "Кратки интензивни мачове с победи, загуби и ново начало; накрая всеки играе с равни на себе си.",
      "setup": "Три игрища 16 × 24 м едно до друго, на 3 м разстояние, с по една малка врата на всяка крайна линия. Шест отбора по трима. Игрище 1 е вляво, игрище 3 вдясно е най-горното. По три топки на игрище. 12 играчи: 2 срещу 2 на 12 × 18 м; 24 играчи: 4 срещу 4 на 18 × 28 м. При повече отбори се добавят игрища.",
      "rules": "1. Всички игрища започват и спират с една свирка. Голът важи само от чуждата половина.\n2. Аут: следващата топка от своята крайна линия, без чакане.\n3. След три минути победителите се качват с едно игрище, загубилите слизат; на игрище 3 победителят остава, на игрище 1 – загубилият.\n4. При равенство печели вкаралият последен, при 0:0 – камък-ножица-хартия. Шест мача, 60 секунди за смяна. Преди смяната всички си подават ръка.",
      "points": [
        "20 секунди отборен разговор преди всеки мач: един план.",
        "Будно начало: първата минута решава много мачове.",
        "Един остава зад топката, двама атакуват.",
        "Резултатът е ясен, ръката е подадена, главата е свободна за следващия мач."
      ],
      "progressions": [
        "Всяко игрище с отделно правило: две докосвания, слаб крак, удар от първо докосване.",
        "Последен мач: победителят на игрище 3 играе срещу смесен отбор."
      ],
      "regressions": [
        "По четири минути на мач и по две врати на крайна линия.",
        "Загубилият отбор започва с топката."
      ],
      "scoring": "Победителят се качва с едно игрище; след шест игри важи най-горното.",
      "questions": ["Какво променихте след загуба?"],
      "faults": [
        "Бавно подновяване след аут.",
        "Спор за резултата."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "scenario-game-closing-minutes",
  "topic": "pressing",
  "moment": null,
  "phase": "game",
  "practice_type": "conditioned_game",
  "corners": ["psychological", "tactical", "social", "physical"],
  "ages": [14, 19],
  "level": 4,
  "players": { "min": 10, "max": 14, "ideal": 12 },
  "keepers": 2,
  "area": [45, 32],
  "minutes": 30,
  "intensity": "very_high",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 10 },
    { "kind": "cones", "count": 4 },
    { "kind": "flat_markers", "count": 2 },
    { "kind": "bibs", "count": 6 },
    { "kind": "full_goals", "count": 2 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 45, "width": 32, "goal_side": "left", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 45, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 45, "y": 32 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 32 },
      { "id": "o5", "kind": "marker", "x": 22.5, "y": 0 },
      { "id": "o6", "kind": "marker", "x": 22.5, "y": 32 },
      { "id": "o7", "kind": "goal", "x": 0, "y": 16, "size": "full" },
      { "id": "o8", "kind": "goal", "x": 45, "y": 16, "rotation": 180, "size": "full" },
      { "id": "o9", "kind": "player", "x": 2, "y": 16, "team": "a", "is_keeper": true },
      { "id": "o10", "kind": "player", "x": 43, "y": 16, "team": "b", "is_keeper": true },
      { "id": "o11", "kind": "player", "x": 28, "y": 15, "team": "a" },
      { "id": "o12", "kind": "player", "x": 25, "y": 5.5, "team": "a" },
      { "id": "o13", "kind": "player", "x": 25, "y": 26.5, "team": "a" },
      { "id": "o14", "kind": "player", "x": 18, "y": 12, "team": "a" },
      { "id": "o15", "kind": "player", "x": 15, "y": 19, "team": "a" },
      { "id": "o16", "kind": "player", "x": 36.5, "y": 9.5, "rotation": 40, "team": "b" },
      { "id": "o17", "kind": "player", "x": 36, "y": 24, "team": "b" },
      { "id": "o18", "kind": "player", "x": 30.5, "y": 19.5, "team": "b" },
      { "id": "o19", "kind": "player", "x": 31.5, "y": 6, "team": "b" },
      { "id": "o20", "kind": "player", "x": 22.5, "y": 15.5, "team": "b" },
      { "id": "o22", "kind": "coach", "x": 22.5, "y": -1.2 },
      { "id": "o21", "kind": "ball", "x": 37.8, "y": 10.6, "owner": "o16" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o17", "keys": [{ "t": 4.69, "x": 36, "y": 24, "ease": "linear", "is_quiet": true }, { "t": 5.59, "x": 35.54, "y": 23.62, "ease": "linear", "is_quiet": true }, { "t": 6.49, "x": 36, "y": 24, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 4.69, "x": 30.5, "y": 19.5, "ease": "linear", "is_quiet": true }, { "t": 5.59, "x": 30.96, "y": 19.88, "ease": "linear", "is_quiet": true }, { "t": 6.49, "x": 30.5, "y": 19.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o10", "keys": [{ "t": 2.6, "x": 43, "y": 16, "ease": "linear" }, { "t": 2.94, "x": 43, "y": 16, "ease": "linear", "is_quiet": true }, { "t": 3.44, "x": 43.2, "y": 16.87, "ease": "linear", "is_quiet": true }, { "t": 3.54, "x": 43.2, "y": 16.87, "ease": "linear", "is_quiet": true }, { "t": 4.04, "x": 43.43, "y": 17.24, "ease": "linear", "is_quiet": true }, { "t": 4.59, "x": 43.08, "y": 16.54, "ease": "linear", "is_quiet": true }, { "t": 6.59, "x": 43.08, "y": 16.54, "ease": "linear", "is_quiet": true }, { "t": 6.76, "x": 43, "y": 16, "ease": "linear", "is_quiet": true }] },
      { "object": "o19", "keys": [{ "t": 2.6, "x": 31.5, "y": 6, "ease": "linear" }, { "t": 2.94, "x": 31.5, "y": 6, "ease": "linear", "is_quiet": true }, { "t": 3.44, "x": 31.47, "y": 7, "ease": "linear", "is_quiet": true }, { "t": 4.09, "x": 31.47, "y": 7, "ease": "linear", "is_quiet": true }, { "t": 4.59, "x": 31.01, "y": 6.87, "ease": "linear", "is_quiet": true }, { "t": 6.59, "x": 31.01, "y": 6.87, "ease": "linear", "is_quiet": true }, { "t": 6.89, "x": 31.5, "y": 6, "ease": "linear", "is_quiet": true }] },
      { "object": "o20", "keys": [{ "t": 2.6, "x": 22.5, "y": 15.5, "ease": "linear" }, { "t": 2.94, "x": 22.5, "y": 15.5, "ease": "linear", "is_quiet": true }, { "t": 3.44, "x": 22.47, "y": 16.5, "ease": "linear", "is_quiet": true }, { "t": 4.09, "x": 22.47, "y": 16.5, "ease": "linear", "is_quiet": true }, { "t": 4.59, "x": 22.01, "y": 16.37, "ease": "linear", "is_quiet": true }, { "t": 6.59, "x": 22.01, "y": 16.37, "ease": "linear", "is_quiet": true }, { "t": 6.89, "x": 22.5, "y": 15.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o16", "keys": [{ "t": 2.6, "x": 36.5, "y": 9.5, "ease": "linear" }, { "t": 2.94, "x": 36.5, "y": 9.5, "ease": "linear", "is_quiet": true }, { "t": 3.44, "x": 36.47, "y": 10.5, "ease": "linear", "is_quiet": true }, { "t": 4.09, "x": 36.47, "y": 10.5, "ease": "linear", "is_quiet": true }, { "t": 4.59, "x": 36.01, "y": 10.37, "ease": "linear", "is_quiet": true }, { "t": 6.59, "x": 36.01, "y": 10.37, "ease": "linear", "is_quiet": true }, { "t": 6.89, "x": 36.5, "y": 9.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o14", "keys": [{ "t": 2.6, "x": 18, "y": 12, "ease": "linear" }, { "t": 3.44, "x": 22.6, "y": 11.4, "ease": "in_out" }, { "t": 6.59, "x": 22.6, "y": 11.4, "ease": "linear", "is_quiet": true }, { "t": 7.96, "x": 18, "y": 12, "ease": "linear", "is_quiet": true }] },
      { "object": "o12", "keys": [{ "t": 2.6, "x": 25, "y": 5.5, "ease": "linear" }, { "t": 3.53, "x": 30, "y": 4.4, "ease": "in_out" }, { "t": 6.59, "x": 30, "y": 4.4, "ease": "linear", "is_quiet": true }, { "t": 8.1, "x": 25, "y": 5.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 15, "y": 19, "ease": "linear" }, { "t": 3.72, "x": 20.8, "y": 17, "ease": "in_out" }, { "t": 6.59, "x": 20.8, "y": 17, "ease": "linear", "is_quiet": true }, { "t": 8.4, "x": 15, "y": 19, "ease": "linear", "is_quiet": true }] },
      { "object": "o11", "keys": [{ "t": 2.6, "x": 28, "y": 15, "ease": "linear" }, { "t": 4.04, "x": 34.6, "y": 10.8, "ease": "in_out", "via": [[31.6, 13.4]] }, { "t": 6.59, "x": 34.6, "y": 10.8, "ease": "linear", "is_quiet": true }, { "t": 8.9, "x": 28, "y": 15, "ease": "linear", "is_quiet": true }] },
      { "object": "o13", "keys": [{ "t": 2.6, "x": 25, "y": 26.5, "ease": "linear" }, { "t": 4.21, "x": 33.6, "y": 24.4, "ease": "in_out", "via": [[30.6, 25]] }, { "t": 6.59, "x": 33.6, "y": 24.4, "ease": "linear", "is_quiet": true }, { "t": 9.2, "x": 25, "y": 26.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o9", "keys": [{ "t": 2.6, "x": 2, "y": 16, "ease": "linear" }, { "t": 2.84, "x": 2, "y": 16, "ease": "linear", "is_quiet": true }, { "t": 3.44, "x": 3.18, "y": 16.38, "ease": "linear", "is_quiet": true }, { "t": 6.59, "x": 3.18, "y": 16.38, "ease": "linear", "is_quiet": true }, { "t": 6.96, "x": 2, "y": 16, "ease": "linear", "is_quiet": true }, { "t": 11.15, "x": 2, "y": 16, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o21", "t": 2.6, "to": "o17", "speed": 12 },
      { "id": "e2", "kind": "ground", "ball": "o21", "t": 4.11, "to": "o18", "speed": 12 },
      { "id": "b1o21", "ball": "o21", "t": 9.4, "kind": "ground", "speed": 9, "to": "o16", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "One minute of planning without the coach.", "de": "Eine Minute Planung ohne Trainer, dann fünf Minuten freies Spiel nach Szenario.", "bg": "Една минута за план без треньора, после пет минути свободна игра по сценария." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "The side that is behind: draw = 2 points, win = 3.", "de": "Team im Rückstand: Unentschieden = 2 Punkte, Sieg = 3.", "bg": "Изоставащият: равенство = 2 точки, победа = 3." } },
      { "id": "s3", "t": 4.59, "name": "", "note": "", "captions": { "en": "Scoring: behind: draw two, win three; leading: win held three; level.", "de": "Wertung: Rückstand: Remis zwei, Sieg drei; Führung: gehalten drei; Gleichstand.", "bg": "Точки: изоставащи: равен две, победа три; водещи: запазена победа три." } },
      { "id": "s4", "t": 6.59, "name": "", "note": "", "captions": { "en": "In the repeat of the cards the roles change.", "de": "Bei der Wiederholung der Karten tauschen die Rollen.", "bg": "При повторение на картите ролите се сменят." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Closing minutes: scenario game 5+1 v 5+1",
      "aim": "Manage a match: protect a lead or chase a goal with a plan of your own, and stay calm under pressure.",
      "setup": "Pitch of 45 × 32 m with two full-size goals. Two teams of five plus keeper. Balls in both goals and with the coach, who keeps time aloud and holds four cards: 1) A leads 1:0, 2) B leads 1:0 and has one player fewer for two minutes, 3) level score, golden goal, 4) A leads 2:1, B has all restarts. 4+1 on 38 × 28 m, 6+1 on 52 × 36 m.",
      "rules": "1. One minute of planning without the coach, then five minutes of free play on the scenario.\n2. The side that is behind: draw = 2 points, win = 3. The side that leads: win held = 3.\n3. Level score: golden goal = 3, none = 1 each.\n4. Time wasting gives the opponents a penalty.\n5. Two minutes of break: each team says what worked.\n6. Four scenarios, the teams keep their points.\n7. In the repeat of the cards the roles change.",
      "points": [
        "Captain makes sure everyone knows the plan before the whistle.",
        "Leading: keep the ball in their half, no risk in front of our own goal.",
        "Behind: press the first pass after the restart, together and at once.",
        "After a goal: ten seconds, eye contact, next task.",
        "Body language and voice towards team-mates stay positive."
      ],
      "progressions": [
        "The coach announces a surprise in the middle: player off, extra time, penalty.",
        "Only the captain may speak in the planning minute; next time only the quietest player."
      ],
      "regressions": [
        "The coach offers two plans to choose from.",
        "Three-minute scenarios with equal numbers."
      ],
      "scoring": "Behind: draw two, win three; leading: win held three; level: golden goal three, none one each.",
      "questions": ["What did your plan change in the last minute?"],
      "faults": [
        "All attack and nobody secures the counter.",
        "The leading team only clears the ball."
      ]
    },
    "de": {
      "title": "Schlussphase: Szenariospiel 5+1 gegen 5+1",
      "aim": "Ein Spiel managen: mit eigenem Plan Führung sichern oder Rückstand aufholen und unter Druck ruhig bleiben.",
      "setup": "Feld von 45 × 32 m mit zwei Großtoren. Zwei Fünfer-Teams plus Torwart. Bälle in den Toren und beim Trainer, der laut die Zeit ansagt und vier Karten hat: 1) A führt 1:0, 2) B führt 1:0 und ist zwei Minuten in Unterzahl, 3) Gleichstand, Golden Goal, 4) A führt 2:1, B hat alle Spielfortsetzungen. 4+1 auf 38 × 28 m, 6+1 auf 52 × 36 m.",
      "rules": "1. Eine Minute Planung ohne Trainer, dann fünf Minuten freies Spiel nach Szenario.\n2. Team im Rückstand: Unentschieden = 2 Punkte, Sieg = 3. Team in Führung: Sieg gehalten = 3.\n3. Gleichstand: Golden Goal = 3, keines = je 1.\n4. Zeitspiel bringt dem Gegner einen Strafstoß.\n5. Zwei Minuten Pause: Jedes Team sagt, was funktioniert hat.\n6. Vier Szenarien, die Punkte bleiben stehen.\n7. Bei der Wiederholung der Karten tauschen die Rollen.",
      "points": [
        "Der Kapitän sorgt dafür, dass vor dem Anpfiff alle den Plan kennen.",
        "In Führung: Ball in die gegnerische Hälfte, kein Risiko vor dem eigenen Tor.",
        "Im Rückstand: den ersten Pass nach der Fortsetzung pressen, gemeinsam und sofort.",
        "Nach einem Tor: zehn Sekunden, Blickkontakt, nächste Aufgabe.",
        "Körpersprache und Ton gegenüber Mitspielern bleiben positiv."
      ],
      "progressions": [
        "Der Trainer bringt mittendrin eine Überraschung: Spieler raus, Nachspielzeit, Strafstoß.",
        "In der Planungsminute spricht nur der Kapitän, beim nächsten Mal nur der Ruhigste."
      ],
      "regressions": [
        "Der Trainer gibt zwei Pläne zur Auswahl.",
        "Szenarien von drei Minuten in Gleichzahl."
      ],
      "scoring": "Rückstand: Remis zwei, Sieg drei; Führung: gehalten drei; Gleichstand: Golden Goal drei, sonst je einer.",
      "questions": ["Was hat euer Plan in der letzten Minute verändert?"],
      "faults": [
        "Alle greifen an, keiner sichert gegen den Konter.",
        "Das führende Team schlägt den Ball nur weg."
      ]
    },
    "bg": {
      "title": "Последните минути: игра по сценарий 5+1",
      "aim": "Управление на мача: отборът пази преднина или гони гол по свой план и остава спокоен под натиск.",
      "setup": "Поле 45 × 32 м с две големи врати. Два отбора по петима плюс вратар. Топки във вратите и при треньора, който обявява времето и има четири карти: 1) А води 1:0, 2) Б води 1:0 и е с човек по-малко за две минути, 3) равен резултат, златен гол, 4) А води 2:1, всички подновявания са за Б. 4+1 на 38 × 28 м, 6+1 на 52 × 36 м.",
      "rules": "1. Една минута за план без треньора, после пет минути свободна игра по сценария.\n2. Изоставащият: равенство = 2 точки, победа = 3. Водещият: опазена победа = 3.\n3. При равен резултат: златен гол = 3, без гол = по 1. За бавене на времето се дава дузпа.\n4. Две минути почивка: всеки отбор казва какво е проработило. Четири сценария, точките се събират.\n5. При повторение на картите ролите се сменят.",
      "points": [
        "Капитанът следи всички да знаят плана преди сигнала.",
        "При преднина: топката е в тяхната половина, без риск пред нашата врата.",
        "При изоставане: преса върху първия пас след подновяването, заедно и веднага.",
        "След гол: десет секунди, контакт с очи, следваща задача.",
        "Езикът на тялото и тонът към съотборниците остават позитивни."
      ],
      "progressions": [
        "Треньорът обявява изненада по средата: играч излиза, продължение, дузпа.",
        "В минутата за план говори само капитанът, следващия път – само най-тихият."
      ],
      "regressions": [
        "Треньорът предлага два плана за избор.",
        "Сценарии по три минути при равен брой играчи."
      ],
      "scoring": "Изоставащи: равен две, победа три; водещи: запазена победа три; при равен: златен гол три, иначе по една.",
      "questions": ["Какво промени планът ви в последната минута?"],
      "faults": [
        "Всички атакуват, никой не пази от контра.",
        "Водещият отбор само избива топката."
      ]
    }
  }
}
$json$::jsonb);
