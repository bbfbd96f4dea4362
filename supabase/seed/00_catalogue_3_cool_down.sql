-- Exercise catalogue, part 3: cool-downs.

select private.import_exercise($json$
{
  "slug": "mobility-clock",
  "topic": "mobility",
  "moment": null,
  "phase": "cool_down",
  "practice_type": "unopposed",
  "corners": ["physical", "psychological"],
  "ages": [12, 19],
  "level": 1,
  "players": { "min": 4, "max": 20, "ideal": 12 },
  "area": [16, 16],
  "minutes": 10,
  "intensity": "low",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 3 }, { "kind": "cones", "count": 4 }, { "kind": "flat_markers", "count": 12 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 16, "width": 16, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" },
      { "id": "c", "name": "", "colour": "#7db4ff", "keeper_colour": "#ffb3c7", "shape": "diamond" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 16, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 16, "y": 16 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 16 },
      { "id": "o5", "kind": "marker", "x": 5, "y": 0 },
      { "id": "o6", "kind": "marker", "x": 11, "y": 0 },
      { "id": "o7", "kind": "marker", "x": 16, "y": 5 },
      { "id": "o8", "kind": "marker", "x": 16, "y": 11 },
      { "id": "o9", "kind": "marker", "x": 11, "y": 16 },
      { "id": "o10", "kind": "marker", "x": 5, "y": 16 },
      { "id": "o11", "kind": "marker", "x": 0, "y": 11 },
      { "id": "o12", "kind": "marker", "x": 0, "y": 5 },
      { "id": "o13", "kind": "marker", "x": 5, "y": 5 },
      { "id": "o14", "kind": "marker", "x": 11, "y": 5 },
      { "id": "o15", "kind": "marker", "x": 11, "y": 11 },
      { "id": "o16", "kind": "marker", "x": 5, "y": 11 },
      { "id": "o17", "kind": "player", "x": 1.3, "y": 1.5, "team": "a", "number": "1" },
      { "id": "o18", "kind": "player", "x": 3.7, "y": 1.5, "team": "a", "number": "1" },
      { "id": "o19", "kind": "player", "x": 2.5, "y": 3.6, "team": "a", "number": "1" },
      { "id": "o20", "kind": "player", "x": 12.3, "y": 1.5, "team": "b", "number": "2" },
      { "id": "o21", "kind": "player", "x": 14.7, "y": 1.5, "team": "b", "number": "2" },
      { "id": "o22", "kind": "player", "x": 13.5, "y": 3.6, "team": "b", "number": "2" },
      { "id": "o24", "kind": "player", "x": 12.3, "y": 12.5, "team": "c", "number": "3" },
      { "id": "o25", "kind": "player", "x": 14.7, "y": 12.5, "team": "c", "number": "3" },
      { "id": "o26", "kind": "player", "x": 13.5, "y": 14.6, "team": "c", "number": "3" },
      { "id": "o27", "kind": "player", "x": 1.3, "y": 12.5, "team": "a", "number": "4" },
      { "id": "o28", "kind": "player", "x": 3.7, "y": 12.5, "team": "a", "number": "4" },
      { "id": "o29", "kind": "player", "x": 2.5, "y": 14.6, "team": "a", "number": "4" },
      { "id": "o23", "kind": "ball", "x": 13.5, "y": 2.2 },
      { "id": "o30", "kind": "ball", "x": 2.5, "y": 12.2 },
      { "id": "o31", "kind": "ball", "x": 2.5, "y": 13.2 }
    ],
    "drawings": [
      { "id": "z1", "kind": "zone", "shape": "rectangle", "points": [[0, 0], [5, 5]], "colour": "#8fb7a0" },
      { "id": "z2", "kind": "zone", "shape": "rectangle", "points": [[11, 0], [16, 5]], "colour": "#8fb7a0" },
      { "id": "z3", "kind": "zone", "shape": "rectangle", "points": [[11, 11], [16, 16]], "colour": "#8fb7a0" },
      { "id": "z4", "kind": "zone", "shape": "rectangle", "points": [[0, 11], [5, 16]], "colour": "#8fb7a0" }
    ],
    "tracks": [
      { "object": "o27", "keys": [{ "t": 2.6, "x": 1.3, "y": 12.5, "ease": "linear" }, { "t": 3.91, "x": 2.5, "y": 5.4, "ease": "in_out" }, { "t": 5.91, "x": 2.5, "y": 5.4, "ease": "linear", "is_quiet": true }, { "t": 7.12, "x": 1.3, "y": 1.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o19", "keys": [{ "t": 2.6, "x": 2.5, "y": 3.6, "ease": "linear" }, { "t": 3.91, "x": 3.7, "y": 10.7, "ease": "in_out", "is_quiet": true }, { "t": 5.91, "x": 3.7, "y": 10.7, "ease": "linear", "is_quiet": true }, { "t": 7.12, "x": 2.5, "y": 14.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o29", "keys": [{ "t": 2.6, "x": 2.5, "y": 14.6, "ease": "linear" }, { "t": 3.91, "x": 3.7, "y": 7.5, "ease": "in_out", "is_quiet": true }, { "t": 5.91, "x": 3.7, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 7.55, "x": 1.3, "y": 12.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 3.7, "y": 1.5, "ease": "linear" }, { "t": 3.87, "x": 10.6, "y": 2.5, "ease": "in_out" }, { "t": 5.91, "x": 10.6, "y": 2.5, "ease": "linear", "is_quiet": true }, { "t": 7.97, "x": 3.7, "y": 1.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o25", "keys": [{ "t": 2.6, "x": 14.7, "y": 12.5, "ease": "linear" }, { "t": 3.87, "x": 7.8, "y": 13.5, "ease": "in_out", "is_quiet": true }, { "t": 5.91, "x": 7.8, "y": 13.5, "ease": "linear", "is_quiet": true }, { "t": 7.97, "x": 14.7, "y": 12.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o28", "keys": [{ "t": 2.6, "x": 3.7, "y": 12.5, "ease": "linear" }, { "t": 3.87, "x": 10.6, "y": 11.5, "ease": "in_out", "is_quiet": true }, { "t": 5.91, "x": 10.6, "y": 11.5, "ease": "linear", "is_quiet": true }, { "t": 7.97, "x": 3.7, "y": 12.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o24", "keys": [{ "t": 2.6, "x": 12.3, "y": 12.5, "ease": "linear" }, { "t": 3.87, "x": 5.4, "y": 13.5, "ease": "in_out" }, { "t": 5.91, "x": 5.4, "y": 13.5, "ease": "linear", "is_quiet": true }, { "t": 7.97, "x": 12.3, "y": 12.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o26", "keys": [{ "t": 2.6, "x": 13.5, "y": 14.6, "ease": "linear" }, { "t": 3.87, "x": 6.6, "y": 15.6, "ease": "in_out", "is_quiet": true }, { "t": 5.91, "x": 6.6, "y": 15.6, "ease": "linear", "is_quiet": true }, { "t": 7.97, "x": 13.5, "y": 14.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o20", "keys": [{ "t": 2.6, "x": 12.3, "y": 1.5, "ease": "linear" }, { "t": 3.87, "x": 12.3, "y": 8.5, "ease": "in_out", "is_quiet": true }, { "t": 5.91, "x": 12.3, "y": 8.5, "ease": "linear", "is_quiet": true }, { "t": 7.97, "x": 12.3, "y": 1.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o21", "keys": [{ "t": 2.6, "x": 14.7, "y": 1.5, "ease": "linear" }, { "t": 3.87, "x": 14.7, "y": 8.5, "ease": "in_out", "is_quiet": true }, { "t": 5.91, "x": 14.7, "y": 8.5, "ease": "linear", "is_quiet": true }, { "t": 7.97, "x": 14.7, "y": 1.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o22", "keys": [{ "t": 2.6, "x": 13.5, "y": 3.6, "ease": "linear" }, { "t": 3.87, "x": 13.5, "y": 10.6, "ease": "in_out" }, { "t": 5.91, "x": 13.5, "y": 10.6, "ease": "linear", "is_quiet": true }, { "t": 7.97, "x": 13.5, "y": 3.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 1.3, "y": 1.5, "ease": "linear" }, { "t": 3.87, "x": 8.2, "y": 2.5, "ease": "in_out", "is_quiet": true }, { "t": 5.91, "x": 8.2, "y": 2.5, "ease": "linear", "is_quiet": true }, { "t": 7.62, "x": 2.5, "y": 3.6, "ease": "linear", "is_quiet": true }, { "t": 8.57, "x": 2.5, "y": 3.6, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "60 seconds per station, then walk clockwise and breathe out long; two laps.", "de": "60 Sekunden je Station, dann im Uhrzeigersinn gehen und lang ausatmen.", "bg": "По 60 секунди на станция, после ходом по посока на часовниковата стрелка и …" } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Station 2: Kneel, roll the ball away with both hands and let the chest sink.", "de": "Station 2: Im Knien den Ball mit beiden Händen wegrollen und die Brust sinken …", "bg": "Станция 1: Отваряне на таза от коленичене на един крак, изправен торс, смяна." } },
      { "id": "s3", "t": 3.91, "name": "", "note": "", "captions": { "en": "Scoring: no points: the group that breathes most quietly together is done best.", "de": "Wertung: Ohne Punkte: Am besten macht es die Gruppe, die gemeinsam ruhig atmet.", "bg": "Точки: без точки: най-добре е групата, която диша спокойно заедно." } },
      { "id": "s4", "t": 5.91, "name": "", "note": "", "captions": { "en": "Station 1: Half-kneeling hip opener, tall trunk, swap sides.", "de": "Station 1: Hüftöffner im Halbkniestand, Oberkörper aufrecht, Seite wechseln.", "bg": "Всички по местата си, започва следващото изпълнение." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Mobility clock",
      "aim": "Let the pulse come down and take hips, hamstrings, upper back and ankles calmly through their full range.",
      "setup": "16 × 16 m with a 5 × 5 m station in each corner. Four groups of three, one per corner. Clockwise: 1 hips, 2 upper back (one ball), 3 hamstrings, 4 ankles and calves (two balls).",
      "rules": "1. 60 seconds per station, then walk clockwise and breathe out long; two laps.\n2. Station 1: Half-kneeling hip opener, tall trunk, swap sides.\n3. Station 2: Kneel, roll the ball away with both hands and let the chest sink.\n4. Station 3: One heel forward, hinge from the hip with a flat back, slow sweeps.\n5. Station 4: Foot on the ball, roll the sole; then push the knee over the toes at the same spot. No pushing through pain.\n6. One player per group leads and counts the breaths.",
      "points": [
        "Move slowly: three to four seconds in, three to four out",
        "Breathe out as the stretch deepens",
        "Stretch feels like pulling, never stabbing",
        "Both sides get the same time"
      ],
      "progressions": [
        "Second lap with eyes closed at stations 1 and 3",
        "Groups name one thing that went well on the way to the next corner"
      ],
      "regressions": [
        "One lap only, 90 seconds per station",
        "Do stations 1 and 3 standing, hand on a partner's shoulder"
      ],
      "scoring": "No points: the group that breathes most quietly together is done best.",
      "questions": ["Which side feels tighter today?"],
      "faults": [
        "Bouncing or forcing at the end of the movement.",
        "Holding the breath."
      ]
    },
    "de": {
      "title": "Beweglichkeitsuhr",
      "aim": "Den Puls herunterkommen lassen und Hüfte, Beinrückseite, Brustwirbelsäule und Sprunggelenke ruhig durch den ganzen Bewegungsraum führen.",
      "setup": "16 × 16 m, in jeder Ecke eine Station von 5 × 5 m. Vier Dreiergruppen, je eine pro Ecke. Im Uhrzeigersinn: 1 Hüfte, 2 Brustwirbelsäule (ein Ball), 3 Beinrückseite, 4 Sprunggelenk und Wade (zwei Bälle).",
      "rules": "1. 60 Sekunden je Station, dann im Uhrzeigersinn gehen und lang ausatmen; zwei Runden.\n2. Station 1: Hüftöffner im Halbkniestand, Oberkörper aufrecht, Seite wechseln.\n3. Station 2: Im Knien den Ball mit beiden Händen wegrollen und die Brust sinken lassen.\n4. Station 3: Eine Ferse vor, mit geradem Rücken aus der Hüfte beugen, langsam vor und zurück.\n5. Station 4: Fußsohle auf dem Ball rollen, danach das Knie über die Zehen schieben. Nichts gegen Schmerz.\n6. Je Gruppe gibt eine Person den Atemtakt vor.",
      "points": [
        "Langsam: drei bis vier Sekunden hin, drei bis vier zurück",
        "Beim Tiefergehen ausatmen",
        "Dehnen darf ziehen, nie stechen",
        "Beide Seiten gleich lang"
      ],
      "progressions": [
        "Zweite Runde an Station 1 und 3 mit geschlossenen Augen",
        "Auf dem Weg zur nächsten Ecke nennt die Gruppe etwas, das gut lief"
      ],
      "regressions": [
        "Nur eine Runde, 90 Sekunden je Station",
        "Station 1 und 3 im Stehen, Hand auf der Schulter des Partners"
      ],
      "scoring": "Ohne Punkte: Am besten macht es die Gruppe, die gemeinsam ruhig atmet.",
      "questions": ["Welche Seite fühlt sich heute fester an?"],
      "faults": [
        "Am Ende der Bewegung federn oder reißen.",
        "Die Luft anhalten."
      ]
    },
    "bg": {
      "title": "Часовник за подвижност",
      "aim": "Пулсът се успокоява, а тазът, задното бедро, гръбният дял и глезените минават спокойно през пълния си обем на движение.",
      "setup": "16 × 16 м със станция 5 × 5 м във всеки ъгъл. Четири групи по трима, по една в ъгъл. По часовниковата стрелка: 1 таз, 2 гръб (една топка), 3 задно бедро, 4 глезени и прасци (две топки).",
      "rules": "1. По 60 секунди на станция, после ходом по посока на часовниковата стрелка и дълго издишване; две обиколки.\n2. Станция 1: Отваряне на таза от коленичене на един крак, изправен торс, смяна.\n3. Станция 2: От коленичене топката се търкаля напред с двете ръце и гърдите потъват.\n4. Станция 3: Едната пета напред, наклон от таза с прав гръб, бавно напред и назад.\n5. Станция 4: Ходилото търкаля топката; после коляното се избутва над пръстите. Никога през болка. Във всяка група един брои вдишванията.",
      "points": [
        "Бавно: три-четири секунди в едната посока, три-четири в другата",
        "Издишване, когато разтягането се задълбочава",
        "Може да дърпа, но не да боде",
        "За двете страни еднакво време"
      ],
      "progressions": [
        "Втора обиколка със затворени очи на станции 1 и 3",
        "По пътя към следващия ъгъл групата казва едно добро нещо от тренировката"
      ],
      "regressions": [
        "Само една обиколка, по 90 секунди",
        "Станции 1 и 3 прави, с ръка на рамото на партньора"
      ],
      "scoring": "Без точки: най-добре е групата, която диша спокойно заедно.",
      "questions": ["Коя страна е по-стегната днес?"],
      "faults": [
        "Пружиниране или насила в края на движението.",
        "Задържане на дъха."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "juggling-summit",
  "topic": "ball_mastery",
  "moment": null,
  "phase": "cool_down",
  "practice_type": "fun_game",
  "corners": ["technical", "psychological", "social"],
  "ages": [9, 15],
  "level": 2,
  "players": { "min": 4, "max": 16, "ideal": 10 },
  "area": [20, 15],
  "minutes": 10,
  "intensity": "low",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 5 }, { "kind": "cones", "count": 4 }, { "kind": "flat_markers", "count": 6 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 20, "width": 15, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 20, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 20, "y": 15 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 15 },
      { "id": "o5", "kind": "marker", "x": 5, "y": 0 },
      { "id": "o6", "kind": "marker", "x": 5, "y": 15 },
      { "id": "o7", "kind": "marker", "x": 10, "y": 0 },
      { "id": "o8", "kind": "marker", "x": 10, "y": 15 },
      { "id": "o9", "kind": "marker", "x": 15, "y": 0 },
      { "id": "o10", "kind": "marker", "x": 15, "y": 15 },
      { "id": "o11", "kind": "player", "x": 1.2, "y": 1.5, "team": "a" },
      { "id": "o12", "kind": "player", "x": 4, "y": 1.5, "team": "a" },
      { "id": "o14", "kind": "player", "x": 1.2, "y": 4.5, "team": "b" },
      { "id": "o15", "kind": "player", "x": 4, "y": 4.5, "team": "b" },
      { "id": "o17", "kind": "player", "x": 1.2, "y": 7.5, "team": "a" },
      { "id": "o18", "kind": "player", "x": 4, "y": 7.5, "team": "a" },
      { "id": "o20", "kind": "player", "x": 1.2, "y": 10.5, "team": "b" },
      { "id": "o21", "kind": "player", "x": 4, "y": 10.5, "team": "b" },
      { "id": "o23", "kind": "player", "x": 1.2, "y": 13.5, "team": "a" },
      { "id": "o24", "kind": "player", "x": 4, "y": 13.5, "team": "a" },
      { "id": "o13", "kind": "ball", "x": 2.6, "y": 1.5 },
      { "id": "o16", "kind": "ball", "x": 2.6, "y": 4.5 },
      { "id": "o19", "kind": "ball", "x": 2.6, "y": 7.5 },
      { "id": "o22", "kind": "ball", "x": 2.6, "y": 10.5 },
      { "id": "o25", "kind": "ball", "x": 2.6, "y": 13.5 }
    ],
    "drawings": [
      { "id": "z1", "kind": "zone", "shape": "rectangle", "points": [[15, 0], [20, 15]], "colour": "#8fb7a0" }
    ],
    "tracks": [
      { "object": "o14", "keys": [{ "t": 5.71, "x": 1.2, "y": 4.5, "ease": "linear", "is_quiet": true }, { "t": 6.21, "x": 1.77, "y": 4.69, "ease": "linear", "is_quiet": true }, { "t": 6.71, "x": 1.2, "y": 4.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 5.71, "x": 4, "y": 4.5, "ease": "linear", "is_quiet": true }, { "t": 6.21, "x": 4.54, "y": 4.77, "ease": "linear", "is_quiet": true }, { "t": 6.71, "x": 4, "y": 4.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o20", "keys": [{ "t": 5.71, "x": 1.2, "y": 10.5, "ease": "linear", "is_quiet": true }, { "t": 6.21, "x": 1.77, "y": 10.31, "ease": "linear", "is_quiet": true }, { "t": 6.71, "x": 1.2, "y": 10.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o21", "keys": [{ "t": 5.71, "x": 4, "y": 10.5, "ease": "linear", "is_quiet": true }, { "t": 6.21, "x": 4.54, "y": 10.23, "ease": "linear", "is_quiet": true }, { "t": 6.71, "x": 4, "y": 10.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o12", "keys": [{ "t": 2.6, "x": 4, "y": 1.5, "ease": "linear" }, { "t": 3.61, "x": 9, "y": 1.5, "ease": "in_out" }, { "t": 6.81, "x": 9, "y": 1.5, "ease": "linear", "is_quiet": true }, { "t": 8.29, "x": 4, "y": 1.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 4, "y": 7.5, "ease": "linear" }, { "t": 4.64, "x": 14.2, "y": 7.5, "ease": "in_out", "via": [[9, 7.5]] }, { "t": 6.81, "x": 14.2, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 9.81, "x": 4, "y": 7.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 1.2, "y": 7.5, "ease": "linear" }, { "t": 4.64, "x": 11.4, "y": 7.5, "ease": "in_out", "via": [[6.2, 7.5]], "is_quiet": true }, { "t": 6.81, "x": 11.4, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 9.81, "x": 1.2, "y": 7.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o23", "keys": [{ "t": 2.6, "x": 1.2, "y": 13.5, "ease": "linear" }, { "t": 5.61, "x": 16.2, "y": 13.5, "ease": "in_out", "via": [[6.2, 13.5], [11.4, 13.5]], "is_quiet": true }, { "t": 6.81, "x": 16.2, "y": 13.5, "ease": "linear", "is_quiet": true }, { "t": 11.23, "x": 1.2, "y": 13.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o24", "keys": [{ "t": 2.6, "x": 4, "y": 13.5, "ease": "linear" }, { "t": 5.61, "x": 19, "y": 13.5, "ease": "in_out", "via": [[9, 13.5], [14.2, 13.5]] }, { "t": 6.81, "x": 19, "y": 13.5, "ease": "linear", "is_quiet": true }, { "t": 11.23, "x": 4, "y": 13.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o11", "keys": [{ "t": 2.6, "x": 1.2, "y": 1.5, "ease": "linear" }, { "t": 3.61, "x": 6.2, "y": 1.5, "ease": "in_out", "is_quiet": true }, { "t": 6.81, "x": 6.2, "y": 1.5, "ease": "linear", "is_quiet": true }, { "t": 8.29, "x": 1.2, "y": 1.5, "ease": "linear", "is_quiet": true }, { "t": 11.83, "x": 1.2, "y": 1.5, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Two minutes alone in turns to loosen up.", "de": "Zwei Minuten abwechselnd allein zum Lockern.", "bg": "Две минути се жонглира поединично за отпускане." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Then six minutes climbing: valley.", "de": "Dann sechs Minuten Aufstieg: Tal.", "bg": "После шест минути изкачване: долина." } },
      { "id": "s3", "t": 4.41, "name": "", "note": "", "captions": { "en": "Scoring: camps reached and the longest series count; a lost ball costs nothing.", "de": "Wertung: Es zählen die erreichten Lager und die längste Serie.", "bg": "Точки: броят се достигнатите лагери и най-дългата серия." } },
      { "id": "s4", "t": 6.81, "name": "", "note": "", "captions": { "en": "A lost ball costs nothing, start again.", "de": "Zurück auf die Plätze, der nächste Durchgang beginnt.", "bg": "Изпусната топка не наказва, започва се пак." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Juggling summit",
      "aim": "Soft touches and a calm head at the end of training: pairs climb together by keeping the ball up.",
      "setup": "20 × 15 m, lines marked every 5 m: valley, camp 1, camp 2 and summit zone. Five pairs share the valley, one ball per pair, partners 2–3 m apart.",
      "rules": "1. Two minutes alone in turns to loosen up.\n2. Then six minutes climbing: valley: 6 touches as a pair, one bounce allowed between; camp 1: 8 touches, one bounce in total; camp 2: 10 touches without a bounce, at least one with the weaker foot of each; summit: count the longest series. Reached the target: climb one line. A lost ball costs nothing, start again. Feet and thighs only, no heading.\n3. Two closing minutes: one pair shows its series, everyone applauds.",
      "points": [
        "Toes pulled up slightly, ankle firm, touch at knee height",
        "Small jumps to get under the ball",
        "Lift the ball high enough for the partner to move",
        "Breathe: count the touches aloud together"
      ],
      "progressions": [
        "Alternate left and right foot",
        "Each partner exactly two touches per turn",
        "Turn the body through 180° once in the series"
      ],
      "regressions": [
        "One bounce after every touch",
        "Catch after each touch and start again",
        "Halve the targets"
      ],
      "scoring": "Camps reached and the longest series count; a lost ball costs nothing.",
      "questions": ["What helped your partner to reach the ball?"],
      "faults": [
        "Stiff ankle: the ball spins away.",
        "Hurrying instead of one calm touch."
      ]
    },
    "de": {
      "title": "Jonglier-Gipfel",
      "aim": "Weiche Ballkontakte und ein ruhiger Kopf zum Abschluss: Paare steigen gemeinsam auf, indem sie den Ball hochhalten.",
      "setup": "20 × 15 m, alle 5 m eine Linie: Tal, Lager 1, Lager 2 und Gipfelzone. Fünf Paare starten im Tal mit je einem Ball, 2–3 m Abstand zum Partner.",
      "rules": "1. Zwei Minuten abwechselnd allein zum Lockern.\n2. Dann sechs Minuten Aufstieg: Tal: 6 Kontakte zu zweit, einmal Aufspringen dazwischen erlaubt; Lager 1: 8 Kontakte, insgesamt einmal Aufspringen; Lager 2: 10 Kontakte ohne Aufspringen, je mindestens einer mit dem schwächeren Fuß; Gipfel: längste Serie zählen. Ziel erreicht: eine Linie weiter.\n3. Fällt der Ball, kostet es nichts, neu beginnen. Nur Fuß und Oberschenkel, nicht köpfen.\n4. Zum Schluss zwei Minuten: Ein Paar zeigt seine Serie, alle klatschen.",
      "points": [
        "Zehen leicht anziehen, Gelenk fest, Kontakt auf Kniehöhe",
        "Mit kleinen Sprüngen unter den Ball kommen",
        "Hoch genug spielen, damit der Partner Zeit hat",
        "Atmen: die Kontakte gemeinsam laut zählen"
      ],
      "progressions": [
        "Links und rechts im Wechsel",
        "Jeder genau zwei Kontakte pro Zug",
        "Einmal in der Serie um 180° drehen"
      ],
      "regressions": [
        "Nach jedem Kontakt ein Aufspringen",
        "Nach jedem Kontakt fangen und neu beginnen",
        "Vorgaben halbieren"
      ],
      "scoring": "Es zählen die erreichten Lager und die längste Serie; ein verlorener Ball kostet nichts.",
      "questions": ["Was hat deinem Partner geholfen, den Ball zu erreichen?"],
      "faults": [
        "Lockerer Fuß ohne Spannung: Der Ball springt weg.",
        "Hetzen statt eines ruhigen Kontakts."
      ]
    },
    "bg": {
      "title": "Връх Жонглиране",
      "aim": "Меки докосвания и спокойна глава накрая: двойките се изкачват заедно, като държат топката във въздуха.",
      "setup": "20 × 15 м, линия на всеки 5 м: долина, лагер 1, лагер 2 и зона връх. Пет двойки са в долината с по една топка, на 2–3 м един от друг.",
      "rules": "1. Две минути се жонглира поединично за отпускане.\n2. После шест минути изкачване: долина – 6 докосвания в двойка, разрешен е един отскок между тях; лагер 1 – 8 докосвания с общо един отскок; лагер 2 – 10 докосвания без отскок, поне по едно с по-слабия крак; връх – брои се най-дългата серия. Достигната цел – една линия нагоре.\n3. Изпусната топка не наказва, започва се пак. Само с крак и бедро, без глава.\n4. Накрая две минути: една двойка показва серията си, всички ръкопляскат.",
      "points": [
        "Пръстите леко нагоре, стегнат глезен, докосване на височината на коляното",
        "Малки подскоци под топката",
        "Топката се вдига достатъчно, за да има време партньорът",
        "Дишане: докосванията се броят на глас заедно"
      ],
      "progressions": [
        "Смяна ляв-десен",
        "Всеки има точно по две докосвания",
        "Веднъж в серията завъртане на 180°"
      ],
      "regressions": [
        "По един отскок след всяко докосване",
        "След всяко докосване топката се хваща",
        "Целите са наполовина"
      ],
      "scoring": "Броят се достигнатите лагери и най-дългата серия; изпусната топка не струва нищо.",
      "questions": ["Какво помогна на партньора ти да стигне топката?"],
      "faults": [
        "Стъпалото не е стегнато и топката отскача.",
        "Бързане вместо едно спокойно докосване."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "passing-walk",
  "topic": "passing",
  "moment": null,
  "phase": "cool_down",
  "practice_type": "unopposed",
  "corners": ["technical", "social", "psychological"],
  "ages": [10, 19],
  "level": 1,
  "players": { "min": 3, "max": 24, "ideal": 12 },
  "area": [40, 25],
  "minutes": 10,
  "intensity": "low",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 4 }, { "kind": "cones", "count": 4 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 40, "width": 25, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" },
      { "id": "c", "name": "", "colour": "#7db4ff", "keeper_colour": "#ffb3c7", "shape": "diamond" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 40, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 40, "y": 25 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 25 },
      { "id": "o5", "kind": "player", "x": 9.5, "y": 1.5, "team": "a", "number": "1" },
      { "id": "o6", "kind": "player", "x": 15, "y": 1.5, "rotation": 77, "team": "a", "number": "1" },
      { "id": "o7", "kind": "player", "x": 12.2, "y": 5.6, "team": "a", "number": "1" },
      { "id": "o9", "kind": "player", "x": 38.5, "y": 7, "team": "b", "number": "2" },
      { "id": "o10", "kind": "player", "x": 38.5, "y": 12.5, "rotation": 171, "team": "b", "number": "2" },
      { "id": "o11", "kind": "player", "x": 34.4, "y": 9.8, "team": "b", "number": "2" },
      { "id": "o13", "kind": "player", "x": 30.5, "y": 23.5, "team": "c", "number": "3" },
      { "id": "o14", "kind": "player", "x": 25, "y": 23.5, "rotation": -103, "team": "c", "number": "3" },
      { "id": "o15", "kind": "player", "x": 27.8, "y": 19.4, "team": "c", "number": "3" },
      { "id": "o17", "kind": "player", "x": 1.5, "y": 18, "team": "a", "number": "4" },
      { "id": "o18", "kind": "player", "x": 1.5, "y": 12.5, "rotation": -9, "team": "a", "number": "4" },
      { "id": "o19", "kind": "player", "x": 5.6, "y": 15.2, "team": "a", "number": "4" },
      { "id": "o8", "kind": "ball", "x": 15.3, "y": 2.8, "owner": "o6" },
      { "id": "o12", "kind": "ball", "x": 37.3, "y": 12.7, "owner": "o10" },
      { "id": "o16", "kind": "ball", "x": 24.7, "y": 22.2, "owner": "o14" },
      { "id": "o20", "kind": "ball", "x": 2.7, "y": 12.3, "owner": "o18" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o9", "keys": [{ "t": 5.26, "x": 38.5, "y": 7, "ease": "linear", "is_quiet": true }, { "t": 6.16, "x": 37.91, "y": 6.9, "ease": "linear", "is_quiet": true }, { "t": 7.06, "x": 38.5, "y": 7, "ease": "linear", "is_quiet": true }] },
      { "object": "o11", "keys": [{ "t": 2.6, "x": 34.4, "y": 9.8, "ease": "linear" }, { "t": 3.33, "x": 34.4, "y": 9.8, "ease": "linear", "is_quiet": true }, { "t": 4.02, "x": 34.4, "y": 9.8, "ease": "linear", "is_quiet": true }, { "t": 4.52, "x": 35.06, "y": 9.35, "ease": "linear", "is_quiet": true }, { "t": 7.16, "x": 35.06, "y": 9.35, "ease": "linear", "is_quiet": true }, { "t": 7.4, "x": 34.4, "y": 9.8, "ease": "linear", "is_quiet": true }] },
      { "object": "o10", "keys": [{ "t": 2.6, "x": 38.5, "y": 12.5, "ease": "linear" }, { "t": 3.33, "x": 38.5, "y": 12.5, "ease": "linear" }, { "t": 4.52, "x": 38.5, "y": 19, "ease": "in_out" }, { "t": 7.16, "x": 38.5, "y": 19, "ease": "linear", "is_quiet": true }, { "t": 9.08, "x": 38.5, "y": 12.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 1.5, "y": 12.5, "ease": "linear" }, { "t": 3.33, "x": 1.5, "y": 12.5, "ease": "linear" }, { "t": 4.52, "x": 1.5, "y": 6, "ease": "in_out" }, { "t": 7.16, "x": 1.5, "y": 6, "ease": "linear", "is_quiet": true }, { "t": 9.08, "x": 1.5, "y": 12.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o6", "keys": [{ "t": 2.6, "x": 15, "y": 1.5, "ease": "linear" }, { "t": 3.33, "x": 15, "y": 1.5, "ease": "linear" }, { "t": 5.16, "x": 25, "y": 1.5, "ease": "in_out" }, { "t": 7.16, "x": 25, "y": 1.5, "ease": "linear", "is_quiet": true }, { "t": 10.11, "x": 15, "y": 1.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o14", "keys": [{ "t": 2.6, "x": 25, "y": 23.5, "ease": "linear" }, { "t": 3.33, "x": 25, "y": 23.5, "ease": "linear" }, { "t": 5.16, "x": 15, "y": 23.5, "ease": "in_out" }, { "t": 7.16, "x": 15, "y": 23.5, "ease": "linear", "is_quiet": true }, { "t": 10.11, "x": 25, "y": 23.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o5", "keys": [{ "t": 11.37, "x": 9.5, "y": 1.5, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o8", "t": 2.6, "to": "o7", "speed": 11.5 },
      { "id": "e2", "kind": "ground", "ball": "o8", "t": 3.33, "to": "o5", "speed": 11.5 },
      { "id": "e3", "kind": "ground", "ball": "o12", "t": 2.6, "to": "o11", "speed": 11.5 },
      { "id": "e4", "kind": "ground", "ball": "o12", "t": 3.33, "to": "o9", "speed": 11.5 },
      { "id": "e5", "kind": "ground", "ball": "o16", "t": 2.6, "to": "o15", "speed": 11.5 },
      { "id": "e6", "kind": "ground", "ball": "o16", "t": 3.33, "to": "o13", "speed": 11.5 },
      { "id": "e7", "kind": "ground", "ball": "o20", "t": 2.6, "to": "o19", "speed": 11.5 },
      { "id": "e8", "kind": "ground", "ball": "o20", "t": 3.33, "to": "o17", "speed": 11.5 },
      { "id": "b1o8", "ball": "o8", "t": 10.31, "kind": "ground", "speed": 9, "to": "o6", "is_quiet": true },
      { "id": "b1o12", "ball": "o12", "t": 10.31, "kind": "ground", "speed": 9, "to": "o10", "is_quiet": true },
      { "id": "b1o16", "ball": "o16", "t": 10.31, "kind": "ground", "speed": 9, "to": "o14", "is_quiet": true },
      { "id": "b1o20", "ball": "o20", "t": 10.31, "kind": "ground", "speed": 9, "to": "o18", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Walk at a pace at which everybody can talk.", "de": "So gehen, dass alle noch reden können; der Ball wandert im Dreieck mit.", "bg": "Ходи се с темпо, в което всеки може да говори; топката пътува в триъгълника." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Each side has a task.", "de": "Jede Seite hat eine Aufgabe.", "bg": "Всяка страна има задача." } },
      { "id": "s3", "t": 5.16, "name": "", "note": "", "captions": { "en": "Scoring: no points: the walk succeeds when every ball stays on the ground and …", "de": "Wertung: Ohne Punkte: Gelungen ist es.", "bg": "Точки: без точки: успех е, когато топката остава долу и всеки е говорил." } },
      { "id": "s4", "t": 7.16, "name": "", "note": "", "captions": { "en": "Back to the places: the next turn starts.", "de": "Zurück auf die Plätze, der nächste Durchgang beginnt.", "bg": "Всички по местата си, започва следващото изпълнение." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Passing walk",
      "aim": "Walk the pulse down together, keep the passing clean when tired and talk about the session.",
      "setup": "40 × 25 m marked with four cones. Groups of three with one ball, one group on each side, in a triangle 4–5 m apart, walking clockwise.",
      "rules": "1. Walk at a pace at which everybody can talk; the ball travels in the triangle while the group moves. Each side has a task. Top: inside of the weaker foot.\n2. Right: receive across the body, two touches.\n3. Bottom: one touch, eyes up before the ball.\n4. Left: whoever has the ball carries it three steps and tells the others one thing that went well today.\n5. Three or four laps in eight minutes; then two minutes of shaking out the legs and clearing up together.",
      "points": [
        "Pass in front of the walking team-mate",
        "Soft ankle when receiving, firm when passing",
        "Walk on the whole foot, shoulders low, breathe out long",
        "Listen: look at the one who speaks"
      ],
      "progressions": [
        "Play in the air: lob to the thigh, return on the ground",
        "Groups meet at the corners and swap one player"
      ],
      "regressions": [
        "Two touches everywhere",
        "In pairs, 3 m apart",
        "Roll the ball by hand with young groups"
      ],
      "scoring": "No points: the walk succeeds when every ball stays on the ground and everyone has spoken.",
      "questions": ["What went well for somebody else today?"],
      "faults": [
        "The pace picks up until nobody can talk.",
        "Passing behind the walking partner."
      ]
    },
    "de": {
      "title": "Passspaziergang",
      "aim": "Gemeinsam im Gehen den Puls senken, auch müde sauber passen und über die Einheit reden.",
      "setup": "40 × 25 m, vier Hütchen an den Ecken. Dreiergruppen mit einem Ball, je eine Gruppe pro Seite, im Dreieck mit 4–5 m Abstand, im Uhrzeigersinn unterwegs.",
      "rules": "1. So gehen, dass alle noch reden können; der Ball wandert im Dreieck mit. Jede Seite hat eine Aufgabe.\n2. Oben: Innenseite mit dem schwächeren Fuß.\n3. Rechts: quer vor dem Körper mitnehmen, zwei Kontakte.\n4. Unten: direkt spielen, Blick vor dem Ball.\n5. Links: Wer den Ball hat, führt ihn drei Schritte und sagt den anderen, was heute gut geklappt hat.\n6. Drei bis vier Runden in acht Minuten, danach zwei Minuten Beine ausschütteln und gemeinsam abbauen.",
      "points": [
        "Dem gehenden Mitspieler in den Weg passen",
        "Weicher Fuß beim Annehmen, fester beim Passen",
        "Über den ganzen Fuß abrollen, Schultern tief, lang ausatmen",
        "Zuhören: die Person ansehen, die spricht"
      ],
      "progressions": [
        "Hoch spielen: Lupfer auf den Oberschenkel, flach zurück",
        "Gruppen treffen sich an den Ecken und tauschen eine Person"
      ],
      "regressions": [
        "Überall zwei Kontakte",
        "Zu zweit mit 3 m Abstand",
        "Mit Jüngeren den Ball mit der Hand rollen"
      ],
      "scoring": "Ohne Punkte: Gelungen ist es, wenn der Ball flach bleibt und jeder gesprochen hat.",
      "questions": ["Was ist heute einem anderen gut gelungen?"],
      "faults": [
        "Das Tempo steigt, bis keiner mehr reden kann.",
        "Pass in den Rücken des gehenden Partners."
      ]
    },
    "bg": {
      "title": "Разходка с подавания",
      "aim": "Заедно ходом да свалим пулса, да подаваме чисто и уморени, и да си кажем как мина тренировката.",
      "setup": "40 × 25 м с четири конуса в ъглите. Тройки с по една топка, по една на всяка страна, в триъгълник на 4–5 м, в движение по часовниковата стрелка.",
      "rules": "1. Ходи се с темпо, в което всеки може да говори; топката пътува в триъгълника. Всяка страна има задача.\n2. Горе: с вътрешната част на по-слабия крак.\n3. Дясно: приемане през тялото, две докосвания.\n4. Долу: с едно докосване, поглед преди топката.\n5. Ляво: който е с топката, води я три крачки и казва какво днес се получи.\n6. Три-четири обиколки за осем минути, после две минути отпускане на краката и прибиране заедно.",
      "points": [
        "Пас по хода на ходещия съотборник",
        "Мек крак при приемане, стегнат при подаване",
        "Стъпва се на цяло ходило, рамене надолу, дълго издишване",
        "Слушане: гледаме този, който говори"
      ],
      "progressions": [
        "По въздух: парабола към бедрото, връщане по земя",
        "Тройките се срещат в ъглите и си разменят по един играч"
      ],
      "regressions": [
        "Навсякъде по две докосвания",
        "В двойки на 3 м",
        "С по-малките топката се търкаля с ръка"
      ],
      "scoring": "Без точки: успех е, когато топката остава долу и всеки е говорил.",
      "questions": ["Какво се получи добре днес при някой друг?"],
      "faults": [
        "Темпото се вдига, докато никой не може да говори.",
        "Пас зад гърба на ходещия партньор."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "breathe-and-look-back",
  "topic": "mobility",
  "moment": null,
  "phase": "cool_down",
  "practice_type": "unopposed",
  "corners": ["psychological", "social"],
  "ages": [8, 19],
  "level": 1,
  "players": { "min": 4, "max": 24, "ideal": 10 },
  "area": [12, 12],
  "minutes": 8,
  "intensity": "low",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 10 }, { "kind": "cones", "count": 4 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 12, "width": 12, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 12, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 12, "y": 12 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 12 },
      { "id": "o5", "kind": "player", "x": 11, "y": 6, "team": "a" },
      { "id": "o6", "kind": "player", "x": 10, "y": 8.9, "team": "a" },
      { "id": "o7", "kind": "player", "x": 7.5, "y": 10.8, "team": "a" },
      { "id": "o8", "kind": "player", "x": 4.5, "y": 10.8, "team": "a" },
      { "id": "o9", "kind": "player", "x": 2, "y": 8.9, "team": "a" },
      { "id": "o10", "kind": "player", "x": 1, "y": 6, "team": "a" },
      { "id": "o11", "kind": "player", "x": 2, "y": 3.1, "team": "a" },
      { "id": "o12", "kind": "player", "x": 4.5, "y": 1.2, "team": "a" },
      { "id": "o13", "kind": "player", "x": 7.5, "y": 1.2, "team": "a" },
      { "id": "o14", "kind": "player", "x": 10, "y": 3.1, "team": "a" },
      { "id": "o25", "kind": "coach", "x": 6, "y": 6 },
      { "id": "o15", "kind": "ball", "x": 9.5, "y": 6 },
      { "id": "o16", "kind": "ball", "x": 8.8, "y": 8.1 },
      { "id": "o17", "kind": "ball", "x": 7.1, "y": 9.3 },
      { "id": "o18", "kind": "ball", "x": 4.9, "y": 9.3 },
      { "id": "o19", "kind": "ball", "x": 3.2, "y": 8.1 },
      { "id": "o20", "kind": "ball", "x": 2.5, "y": 6 },
      { "id": "o21", "kind": "ball", "x": 3.2, "y": 3.9 },
      { "id": "o22", "kind": "ball", "x": 4.9, "y": 2.7 },
      { "id": "o23", "kind": "ball", "x": 7.1, "y": 2.7 },
      { "id": "o24", "kind": "ball", "x": 8.8, "y": 3.9 }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o12", "keys": [{ "t": 2.6, "x": 4.5, "y": 1.2, "ease": "linear" }, { "t": 3.36, "x": 1.9, "y": 3.7, "ease": "in_out", "via": [[2.2, 2.1]], "is_quiet": true }, { "t": 5.36, "x": 1.9, "y": 3.7, "ease": "linear", "is_quiet": true }, { "t": 5.54, "x": 2, "y": 3.1, "ease": "linear", "is_quiet": true }] },
      { "object": "o6", "keys": [{ "t": 2.6, "x": 10, "y": 8.9, "ease": "linear" }, { "t": 3.33, "x": 6.9, "y": 10.5, "ease": "in_out", "via": [[8.5, 10.7]], "is_quiet": true }, { "t": 5.36, "x": 6.9, "y": 10.5, "ease": "linear", "is_quiet": true }, { "t": 5.56, "x": 7.5, "y": 10.8, "ease": "linear", "is_quiet": true }] },
      { "object": "o14", "keys": [{ "t": 2.6, "x": 10, "y": 3.1, "ease": "linear" }, { "t": 3.34, "x": 10.6, "y": 6.6, "ease": "in_out", "via": [[11.3, 5.1]], "is_quiet": true }, { "t": 5.36, "x": 10.6, "y": 6.6, "ease": "linear", "is_quiet": true }, { "t": 5.58, "x": 11, "y": 6, "ease": "linear", "is_quiet": true }] },
      { "object": "o11", "keys": [{ "t": 2.6, "x": 2, "y": 3.1, "ease": "linear" }, { "t": 3.36, "x": 3.6, "y": -0.1, "ease": "in_out", "via": [[2.1, 0.7]] }, { "t": 5.36, "x": 3.6, "y": -0.1, "ease": "linear", "is_quiet": true }, { "t": 5.83, "x": 4.5, "y": 1.2, "ease": "linear", "is_quiet": true }] },
      { "object": "o7", "keys": [{ "t": 2.6, "x": 7.5, "y": 10.8, "ease": "linear" }, { "t": 3.33, "x": 4.4, "y": 12.4, "ease": "in_out", "via": [[6, 12.6]] }, { "t": 5.36, "x": 4.4, "y": 12.4, "ease": "linear", "is_quiet": true }, { "t": 5.84, "x": 4.5, "y": 10.8, "ease": "linear", "is_quiet": true }] },
      { "object": "o9", "keys": [{ "t": 2.6, "x": 2, "y": 8.9, "ease": "linear" }, { "t": 3.36, "x": -0.6, "y": 6.4, "ease": "in_out", "via": [[-0.3, 8]] }, { "t": 5.36, "x": -0.6, "y": 6.4, "ease": "linear", "is_quiet": true }, { "t": 5.85, "x": 1, "y": 6, "ease": "linear", "is_quiet": true }] },
      { "object": "o13", "keys": [{ "t": 2.6, "x": 7.5, "y": 1.2, "ease": "linear" }, { "t": 3.35, "x": 11.1, "y": 1.8, "ease": "in_out", "via": [[9.9, 0.7]] }, { "t": 5.36, "x": 11.1, "y": 1.8, "ease": "linear", "is_quiet": true }, { "t": 5.87, "x": 10, "y": 3.1, "ease": "linear", "is_quiet": true }] },
      { "object": "o10", "keys": [{ "t": 2.6, "x": 1, "y": 6, "ease": "linear" }, { "t": 3.35, "x": 4.6, "y": 6.6, "ease": "in_out", "via": [[3.4, 5.5]], "is_quiet": true }, { "t": 5.36, "x": 4.6, "y": 6.6, "ease": "linear", "is_quiet": true }, { "t": 6.39, "x": 2, "y": 8.9, "ease": "linear", "is_quiet": true }] },
      { "object": "o8", "keys": [{ "t": 2.6, "x": 4.5, "y": 10.8, "ease": "linear" }, { "t": 3.36, "x": 6.1, "y": 7.6, "ease": "in_out", "via": [[4.6, 8.4]], "is_quiet": true }, { "t": 5.36, "x": 6.1, "y": 7.6, "ease": "linear", "is_quiet": true }, { "t": 7.42, "x": 7.5, "y": 1.2, "ease": "linear", "via": [[7.97, 4.66]], "is_quiet": true }] },
      { "object": "o5", "keys": [{ "t": 2.6, "x": 11, "y": 6, "ease": "linear" }, { "t": 3.34, "x": 11.6, "y": 9.5, "ease": "in_out", "via": [[12.3, 8]] }, { "t": 5.36, "x": 11.6, "y": 9.5, "ease": "linear", "is_quiet": true }, { "t": 5.87, "x": 10, "y": 8.9, "ease": "linear", "is_quiet": true }, { "t": 8.2, "x": 10, "y": 8.9, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Part 1 (2 min): breathe in through the nose for four, out for six.", "de": "Teil 1 (2 min): durch die Nase vier Zähler ein, sechs aus.", "bg": "Част 1 (2 мин): вдишване през носа на четири, издишване на шест." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Part 2 (1 min): let feet, thighs, shoulders and jaw grow heavy.", "de": "Teil 2 (1 min): Füße, Oberschenkel, Schultern und Kiefer nacheinander schwer …", "bg": "Част 2 (1 мин): стъпала, бедра, рамене и челюст натежават едно след друго." } },
      { "id": "s3", "t": 3.36, "name": "", "note": "", "captions": { "en": "Scoring: no points: success is one sentence from everybody to the partner.", "de": "Wertung: Ohne Punkte: Geschafft ist es.", "bg": "Точки: без точки: успех е, когато всеки е казал едно изречение на партньора." } },
      { "id": "s4", "t": 5.36, "name": "", "note": "", "captions": { "en": "What went well, what was hard, what do I try next time?", "de": "Was lief gut, was war schwer, was probiere ich nächstes Mal?", "bg": "Какво се получи, какво беше трудно, какво ще опитам следващия път." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Breathe and look back",
      "aim": "Slow the breathing, notice the body and take one clear thought home from the session.",
      "setup": "Circle of 5 m radius, coach in the middle. Ten players lie on their backs with the calves or heels on their own ball, hands on the belly. In wet weather: sit on the ball.",
      "rules": "1. Part 1 (2 min): breathe in through the nose for four, out for six; the hands rise and sink.\n2. Part 2 (1 min): let feet, thighs, shoulders and jaw grow heavy, one after the other.\n3. Part 3 (3 min): turn to the neighbour; each has 90 seconds: what went well, what was hard, what do I try next time? The other only listens.\n4. Part 4 (2 min): back to the circle; anyone who wants says the partner's best moment.\n5. Last word: one team call, chosen by a different player every week.",
      "points": [
        "Belly moves before the chest",
        "Out-breath longer than the in-breath",
        "Listening means: no advice, no interrupting",
        "Praise something that was done, not who someone is"
      ],
      "progressions": [
        "Imagine one good action of today in slow motion",
        "Write the goal for the next session on a card"
      ],
      "regressions": [
        "Under-10s: the belly is a balloon, blow it up and let it sink",
        "Thumbs up, middle, down instead of speaking"
      ],
      "scoring": "No points: success is one sentence from everybody to the partner.",
      "questions": ["What will you try in the next session?"],
      "faults": [
        "Giving advice instead of listening.",
        "Breathing in short and high in the chest."
      ]
    },
    "de": {
      "title": "Durchatmen und zurückblicken",
      "aim": "Den Atem beruhigen, den Körper spüren und einen klaren Gedanken aus der Einheit mitnehmen.",
      "setup": "Kreis mit 5 m Radius, der Trainer in der Mitte. Zehn Spieler liegen auf dem Rücken, Waden oder Fersen auf dem eigenen Ball, Hände auf dem Bauch. Bei Nässe: auf dem Ball sitzen.",
      "rules": "1. Teil 1 (2 min): durch die Nase vier Zähler ein, sechs aus; die Hände heben und senken sich.\n2. Teil 2 (1 min): Füße, Oberschenkel, Schultern und Kiefer nacheinander schwer werden lassen.\n3. Teil 3 (3 min): zum Nachbarn drehen; jeder hat 90 Sekunden: Was lief gut, was war schwer, was probiere ich nächstes Mal? Der andere hört nur zu.\n4. Teil 4 (2 min): zurück in den Kreis; wer mag, nennt den besten Moment des Partners.\n5. Zum Schluss ein Teamruf, den jede Woche jemand anderes aussucht.",
      "points": [
        "Erst bewegt sich der Bauch, dann die Brust",
        "Ausatmen länger als Einatmen",
        "Zuhören heißt: kein Rat, kein Dazwischenreden",
        "Loben, was jemand getan hat, nicht wer jemand ist"
      ],
      "progressions": [
        "Eine gute Aktion von heute in Zeitlupe vorstellen",
        "Ziel für die nächste Einheit auf eine Karte schreiben"
      ],
      "regressions": [
        "Unter zehn Jahren: Der Bauch ist ein Luftballon, aufpusten und sinken lassen",
        "Statt zu reden: Daumen hoch, mittel oder runter"
      ],
      "scoring": "Ohne Punkte: Geschafft ist es, wenn jeder dem Partner einen Satz gesagt hat.",
      "questions": ["Was probierst du in der nächsten Einheit?"],
      "faults": [
        "Ratschläge geben statt zuhören.",
        "Kurz und hoch in die Brust atmen."
      ]
    },
    "bg": {
      "title": "Дишане и поглед назад",
      "aim": "Да успокоим дишането, да усетим тялото и да си тръгнем с една ясна мисъл от тренировката.",
      "setup": "Кръг с радиус 5 м, треньорът е в средата. Десет играчи лежат по гръб с прасци или пети върху своята топка, ръцете са на корема. При мокро – сядат на топката.",
      "rules": "1. Част 1 (2 мин): вдишване през носа на четири, издишване на шест; ръцете се повдигат и спускат.\n2. Част 2 (1 мин): стъпала, бедра, рамене и челюст натежават едно след друго.\n3. Част 3 (3 мин): обръщане към съседа; всеки има 90 секунди: какво се получи, какво беше трудно, какво ще опитам следващия път. Другият само слуша.\n4. Част 4 (2 мин): обратно в кръга; който иска, казва най-добрия момент на партньора.\n5. Накрая – отборен вик, избран всяка седмица от друг играч.",
      "points": [
        "Първо се движи коремът, после гърдите",
        "Издишването е по-дълго от вдишването",
        "Да слушаш значи: без съвети и без прекъсване",
        "Хвалим какво е направено, не кой го е направил"
      ],
      "progressions": [
        "Представи си едно добро действие от днес на забавен кадър",
        "Целта за следващата тренировка се записва на картон"
      ],
      "regressions": [
        "До 10 години: коремът е балон – надуваме го и го изпускаме",
        "Вместо думи: палец нагоре, по средата или надолу"
      ],
      "scoring": "Без точки: успех е, когато всеки е казал едно изречение на партньора.",
      "questions": ["Какво ще опиташ на следващата тренировка?"],
      "faults": [
        "Дават се съвети, вместо да се слуша.",
        "Къс дъх високо в гърдите."
      ]
    }
  }
}
$json$::jsonb);
