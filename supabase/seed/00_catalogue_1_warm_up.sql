-- Exercise catalogue, part 1: warm-ups, fun games and activation.

select private.import_exercise($json$
{
  "slug": "treasure-nests",
  "topic": "fun",
  "moment": null,
  "phase": "warm_up",
  "practice_type": "fun_game",
  "corners": ["technical", "physical", "social"],
  "ages": [5, 8],
  "level": 1,
  "players": { "min": 8, "max": 12, "ideal": 8 },
  "area": [18, 18],
  "minutes": 10,
  "intensity": "high",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 12 }, { "kind": "cones", "count": 16 }, { "kind": "bibs", "count": 8 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 18, "width": 18, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" },
      { "id": "c", "name": "", "colour": "#7db4ff", "keeper_colour": "#ffb3c7", "shape": "diamond" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 4, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 4, "y": 4 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 4 },
      { "id": "o5", "kind": "cone", "x": 14, "y": 0 },
      { "id": "o6", "kind": "cone", "x": 18, "y": 0 },
      { "id": "o7", "kind": "cone", "x": 18, "y": 4 },
      { "id": "o8", "kind": "cone", "x": 14, "y": 4 },
      { "id": "o9", "kind": "cone", "x": 14, "y": 14 },
      { "id": "o10", "kind": "cone", "x": 18, "y": 14 },
      { "id": "o11", "kind": "cone", "x": 18, "y": 18 },
      { "id": "o12", "kind": "cone", "x": 14, "y": 18 },
      { "id": "o13", "kind": "cone", "x": 0, "y": 14 },
      { "id": "o14", "kind": "cone", "x": 4, "y": 14 },
      { "id": "o15", "kind": "cone", "x": 4, "y": 18 },
      { "id": "o16", "kind": "cone", "x": 0, "y": 18 },
      { "id": "o17", "kind": "player", "x": 1.2, "y": 2.8, "team": "a", "number": "1" },
      { "id": "o18", "kind": "player", "x": 2.8, "y": 1.2, "team": "a", "number": "1" },
      { "id": "o19", "kind": "player", "x": 15.2, "y": 1.2, "team": "b", "number": "2" },
      { "id": "o20", "kind": "player", "x": 16.8, "y": 2.8, "team": "b", "number": "2" },
      { "id": "o21", "kind": "player", "x": 15.2, "y": 16.8, "team": "c", "number": "3" },
      { "id": "o22", "kind": "player", "x": 16.8, "y": 15.2, "team": "c", "number": "3" },
      { "id": "o23", "kind": "player", "x": 1.2, "y": 15.2, "team": "a", "number": "4" },
      { "id": "o24", "kind": "player", "x": 2.8, "y": 16.8, "team": "a", "number": "4" },
      { "id": "o25", "kind": "ball", "x": 9, "y": 6.8 },
      { "id": "o26", "kind": "ball", "x": 10.6, "y": 7.4 },
      { "id": "o27", "kind": "ball", "x": 11.2, "y": 9 },
      { "id": "o28", "kind": "ball", "x": 10.6, "y": 10.6 },
      { "id": "o29", "kind": "ball", "x": 9, "y": 11.2 },
      { "id": "o30", "kind": "ball", "x": 7.4, "y": 10.6 },
      { "id": "o31", "kind": "ball", "x": 6.8, "y": 9 },
      { "id": "o32", "kind": "ball", "x": 7.4, "y": 7.4 },
      { "id": "o33", "kind": "ball", "x": 8.4, "y": 8.4 },
      { "id": "o34", "kind": "ball", "x": 9.6, "y": 8.4 },
      { "id": "o35", "kind": "ball", "x": 9.6, "y": 9.6 },
      { "id": "o36", "kind": "ball", "x": 8.4, "y": 9.6 }
    ],
    "drawings": [
      { "id": "z1", "kind": "zone", "shape": "rectangle", "points": [[0, 0], [4, 4]], "colour": "#8fb7a0" },
      { "id": "z2", "kind": "zone", "shape": "rectangle", "points": [[14, 0], [18, 4]], "colour": "#8fb7a0" },
      { "id": "z3", "kind": "zone", "shape": "rectangle", "points": [[14, 14], [18, 18]], "colour": "#8fb7a0" },
      { "id": "z4", "kind": "zone", "shape": "rectangle", "points": [[0, 14], [4, 18]], "colour": "#8fb7a0" },
      { "id": "l1", "kind": "line", "points": [[6.6, 11.2], [4.6, 12.4], [2, 14]], "colour": "#ffffff", "style": "solid", "head": "arrow" }
    ],
    "tracks": [
      { "object": "o19", "keys": [{ "t": 2.6, "x": 15.2, "y": 1.2, "ease": "linear" }, { "t": 4.72, "x": 10.4, "y": 6.6, "ease": "in_out", "via": [[12.8, 4.6]], "is_quiet": true }, { "t": 6.75, "x": 10.4, "y": 6.6, "ease": "linear", "is_quiet": true }, { "t": 9.55, "x": 15.2, "y": 1.2, "ease": "linear", "is_quiet": true }] },
      { "object": "o20", "keys": [{ "t": 2.6, "x": 16.8, "y": 2.8, "ease": "linear" }, { "t": 4.72, "x": 12, "y": 8.2, "ease": "in_out", "via": [[14.4, 6.2]] }, { "t": 6.75, "x": 12, "y": 8.2, "ease": "linear", "is_quiet": true }, { "t": 9.55, "x": 16.8, "y": 2.8, "ease": "linear", "is_quiet": true }] },
      { "object": "o23", "keys": [{ "t": 2.6, "x": 1.2, "y": 15.2, "ease": "linear" }, { "t": 4.75, "x": 6.8, "y": 10.4, "ease": "in_out", "via": [[5, 12.4]], "is_quiet": true }, { "t": 6.75, "x": 6.8, "y": 10.4, "ease": "linear", "is_quiet": true }, { "t": 9.61, "x": 1.2, "y": 15.2, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 2.8, "y": 1.2, "ease": "linear" }, { "t": 4.75, "x": 8.4, "y": 6, "ease": "in_out", "via": [[6.6, 4]] }, { "t": 6.75, "x": 8.4, "y": 6, "ease": "linear", "is_quiet": true }, { "t": 9.61, "x": 2.8, "y": 1.2, "ease": "linear", "is_quiet": true }] },
      { "object": "o21", "keys": [{ "t": 2.6, "x": 15.2, "y": 16.8, "ease": "linear" }, { "t": 4.75, "x": 9.6, "y": 12, "ease": "in_out", "via": [[11.4, 14]] }, { "t": 6.75, "x": 9.6, "y": 12, "ease": "linear", "is_quiet": true }, { "t": 9.61, "x": 15.2, "y": 16.8, "ease": "linear", "is_quiet": true }] },
      { "object": "o22", "keys": [{ "t": 2.6, "x": 16.8, "y": 15.2, "ease": "linear" }, { "t": 4.75, "x": 11.2, "y": 10.4, "ease": "in_out", "via": [[13, 12.4]], "is_quiet": true }, { "t": 6.75, "x": 11.2, "y": 10.4, "ease": "linear", "is_quiet": true }, { "t": 9.61, "x": 16.8, "y": 15.2, "ease": "linear", "is_quiet": true }] },
      { "object": "o24", "keys": [{ "t": 2.6, "x": 2.8, "y": 16.8, "ease": "linear" }, { "t": 4.75, "x": 8.4, "y": 12, "ease": "in_out", "via": [[6.6, 14]], "is_quiet": true }, { "t": 6.75, "x": 8.4, "y": 12, "ease": "linear", "is_quiet": true }, { "t": 9.61, "x": 2.8, "y": 16.8, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 1.2, "y": 2.8, "ease": "linear" }, { "t": 4.75, "x": 6.8, "y": 7.6, "ease": "in_out", "via": [[5, 5.6]], "is_quiet": true }, { "t": 6.75, "x": 6.8, "y": 7.6, "ease": "linear", "is_quiet": true }, { "t": 9.61, "x": 1.2, "y": 2.8, "ease": "linear", "is_quiet": true }, { "t": 10.21, "x": 1.2, "y": 2.8, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "On the call everyone runs to the middle, takes one ball.", "de": "Auf Zuruf laufen alle los, holen sich je einen Ball.", "bg": "По сигнал всички тичат към средата, всеки взема една топка." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "When the middle is empty, balls may be taken from the other nests.", "de": "Ist die Mitte leer, darf aus fremden Nestern stibitzt werden.", "bg": "Щом средата се изпразни, може да се взема от чуждите гнезда." } },
      { "id": "s3", "t": 4.75, "name": "", "note": "", "captions": { "en": "Scoring: the nest with the most balls after 60 seconds wins the round.", "de": "Wertung: Das Nest mit den meisten Bällen nach 60 Sekunden gewinnt die Runde.", "bg": "Точки: гнездото с най-много топки след 60 секунди печели рунда." } },
      { "id": "s4", "t": 6.75, "name": "", "note": "", "captions": { "en": "Back to the places: the next turn starts.", "de": "Zurück auf die Plätze, der nächste Durchgang beginnt.", "bg": "Всички по местата си, започва следващото изпълнение." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Treasure nests",
      "aim": "Dribble with lots of touches and look up, while everyone is moving and everyone wants the ball.",
      "setup": "18 × 18 m square with a 4 × 4 m nest in each corner (four cones per nest). 12 balls lie in the middle: the treasure. Four teams of 2–3 in four bib colours start in their nest without a ball.",
      "rules": "1. On the call everyone runs to the middle, takes one ball, dribbles it home and stops it in the nest.\n2. When the middle is empty, balls may be taken from the other nests.\n3. Nests are never guarded, and nobody takes a ball from a child who is dribbling. After 60 seconds: freeze and count.\n4. Five rounds with about a minute in between: the treasure goes back and each team whispers a plan.",
      "points": [
        "Small touches: the ball is never more than one step away",
        "Look up before choosing: which nest is full right now?",
        "Stop the ball dead with the sole before setting off again",
        "Swerve around other children instead of bumping into them"
      ],
      "progressions": [
        "Ride home with the weaker foot only",
        "A drag-back turn before every ride home",
        "Two balls of another colour are gold and count double"
      ],
      "regressions": [
        "First round: carry the treasure home in the hands",
        "No stealing: the round ends when the middle is empty"
      ],
      "scoring": "The nest with the most balls after 60 seconds wins the round; a draw is a win for both.",
      "questions": ["How did your team decide who goes where?"],
      "faults": [
        "Kicking the ball far ahead instead of keeping it close.",
        "Everybody runs to the same ball."
      ]
    },
    "de": {
      "title": "Schatznester",
      "aim": "Mit vielen Ballkontakten dribbeln und den Kopf heben, während alle in Bewegung sind und alle den Ball wollen.",
      "setup": "Quadrat 18 × 18 m, in jeder Ecke ein Nest von 4 × 4 m (je vier Hütchen). In der Mitte liegen 12 Bälle als Schatz. Vier Teams mit 2–3 Kindern in vier Leibchenfarben starten ohne Ball in ihrem Nest.",
      "rules": "1. Auf Zuruf laufen alle los, holen sich je einen Ball, dribbeln ihn nach Hause und stoppen ihn im Nest.\n2. Ist die Mitte leer, darf aus fremden Nestern stibitzt werden.\n3. Nester werden nicht bewacht, und wer dribbelt, dem nimmt niemand den Ball ab.\n4. Nach 60 Sekunden: einfrieren und zählen.\n5. Fünf Runden mit je rund einer Minute Pause: Schatz zurücklegen, jedes Team flüstert sich einen Plan zu.",
      "points": [
        "Kleine Kontakte: Der Ball ist nie weiter als einen Schritt weg",
        "Erst schauen, dann wählen: Welches Nest ist gerade voll?",
        "Den Ball mit der Sohle ganz stoppen, dann erst wieder los",
        "Anderen Kindern ausweichen statt hineinlaufen"
      ],
      "progressions": [
        "Heimweg nur mit dem schwächeren Fuß",
        "Vor jedem Heimweg eine Drehung mit Sohlenzieher",
        "Zwei andersfarbige Bälle sind Gold und zählen doppelt"
      ],
      "regressions": [
        "Erste Runde: den Schatz in den Händen nach Hause tragen",
        "Ohne Stibitzen: Die Runde endet, wenn die Mitte leer ist"
      ],
      "scoring": "Das Nest mit den meisten Bällen nach 60 Sekunden gewinnt die Runde; bei Gleichstand gewinnen beide.",
      "questions": ["Wie hat euer Team entschieden, wer wohin läuft?"],
      "faults": [
        "Den Ball weit vorlegen, statt ihn eng am Fuß zu führen.",
        "Alle laufen zum selben Ball."
      ]
    },
    "bg": {
      "title": "Гнезда със съкровища",
      "aim": "Водене с много докосвания и вдигната глава, докато всички се движат и всички искат топката.",
      "setup": "Квадрат 18 × 18 м с гнездо 4 × 4 м във всеки ъгъл (по четири конуса). В средата лежат 12 топки – съкровището. Четири отбора по 2–3 деца с потници в четири цвята започват от гнездото си без топка.",
      "rules": "1. По сигнал всички тичат към средата, всеки взема една топка, води я до своето гнездо и я спира там.\n2. Щом средата се изпразни, може да се взема от чуждите гнезда.\n3. Гнездата не се пазят и никой не отнема топка от дете, което я води.\n4. След 60 секунди всички замръзват и броим.\n5. Пет рунда с около минута почивка: съкровището се връща, а всеки отбор си прошепва план.",
      "points": [
        "Малки докосвания: топката е най-много на една крачка",
        "Първо поглед, после избор: кое гнездо е пълно сега?",
        "Топката се спира напълно с подметката, чак тогава тръгваме пак",
        "Заобикаляме другите деца, не се блъскаме в тях"
      ],
      "progressions": [
        "Към гнездото само с по-слабия крак",
        "Преди всяко прибиране – обръщане с издърпване с подметката",
        "Две топки в друг цвят са златни и носят двойно"
      ],
      "regressions": [
        "Първи рунд: съкровището се носи с ръце",
        "Без вземане от чужди гнезда: рундът свършва, когато средата е празна"
      ],
      "scoring": "Гнездото с най-много топки след 60 секунди печели рунда; при равенство печелят и двете.",
      "questions": ["Как решихте кой накъде да тича?"],
      "faults": [
        "Топката се рита далеч напред, вместо да се води близо до крака.",
        "Всички тичат към една и съща топка."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "rush-hour",
  "topic": "dribbling",
  "moment": null,
  "phase": "warm_up",
  "practice_type": "fun_game",
  "corners": ["technical", "psychological", "social"],
  "ages": [6, 9],
  "level": 1,
  "players": { "min": 8, "max": 14, "ideal": 10 },
  "area": [20, 20],
  "minutes": 12,
  "intensity": "medium",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 10 }, { "kind": "cones", "count": 4 }, { "kind": "flat_markers", "count": 13 }, { "kind": "bibs", "count": 2 }],
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
      { "id": "o5", "kind": "marker", "x": 3, "y": 4 },
      { "id": "o6", "kind": "marker", "x": 5, "y": 4 },
      { "id": "o7", "kind": "marker", "x": 15, "y": 3 },
      { "id": "o8", "kind": "marker", "x": 15, "y": 5 },
      { "id": "o9", "kind": "marker", "x": 9, "y": 10 },
      { "id": "o10", "kind": "marker", "x": 11, "y": 10 },
      { "id": "o11", "kind": "marker", "x": 4, "y": 15 },
      { "id": "o12", "kind": "marker", "x": 4, "y": 17 },
      { "id": "o13", "kind": "marker", "x": 15, "y": 16 },
      { "id": "o14", "kind": "marker", "x": 17, "y": 16 },
      { "id": "o15", "kind": "player", "x": 2.5, "y": 8.5, "rotation": 14, "team": "a" },
      { "id": "o17", "kind": "player", "x": 7.5, "y": 3, "rotation": 24, "team": "a" },
      { "id": "o19", "kind": "player", "x": 11, "y": 6.5, "rotation": 90, "team": "a" },
      { "id": "o21", "kind": "player", "x": 18, "y": 8.5, "team": "a" },
      { "id": "o23", "kind": "player", "x": 14.5, "y": 12, "rotation": 20, "team": "a" },
      { "id": "o25", "kind": "player", "x": 8.5, "y": 14, "rotation": 160, "team": "a" },
      { "id": "o27", "kind": "player", "x": 6.5, "y": 18.2, "team": "a" },
      { "id": "o29", "kind": "player", "x": 12, "y": 18.5, "team": "a" },
      { "id": "o31", "kind": "player", "x": 6.5, "y": 7.5, "team": "b" },
      { "id": "o32", "kind": "player", "x": 12, "y": 14.5, "team": "b" },
      { "id": "o33", "kind": "coach", "x": 10, "y": -1 },
      { "id": "o16", "kind": "ball", "x": 3.7, "y": 8.8, "owner": "o15" },
      { "id": "o18", "kind": "ball", "x": 8.6, "y": 3.5, "owner": "o17" },
      { "id": "o20", "kind": "ball", "x": 11, "y": 7.7, "owner": "o19" },
      { "id": "o22", "kind": "ball", "x": 17, "y": 9.2 },
      { "id": "o24", "kind": "ball", "x": 15.6, "y": 12.4, "owner": "o23" },
      { "id": "o26", "kind": "ball", "x": 7.4, "y": 14.4, "owner": "o25" },
      { "id": "o28", "kind": "ball", "x": 7.7, "y": 18.2 },
      { "id": "o30", "kind": "ball", "x": 13, "y": 18 }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o31", "keys": [{ "t": 2.6, "x": 6.5, "y": 7.5, "ease": "linear" }, { "t": 3.41, "x": 9.2, "y": 6.2, "ease": "in_out" }, { "t": 6.67, "x": 9.2, "y": 6.2, "ease": "linear", "is_quiet": true }, { "t": 7.75, "x": 6.5, "y": 7.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o32", "keys": [{ "t": 2.6, "x": 12, "y": 14.5, "ease": "linear" }, { "t": 3.41, "x": 14.7, "y": 13.2, "ease": "in_out", "is_quiet": true }, { "t": 6.67, "x": 14.7, "y": 13.2, "ease": "linear", "is_quiet": true }, { "t": 7.75, "x": 12, "y": 14.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o23", "keys": [{ "t": 2.6, "x": 14.5, "y": 12, "ease": "linear" }, { "t": 4.67, "x": 16, "y": 17.2, "ease": "in_out", "via": [[17.4, 14.4]] }, { "t": 6.67, "x": 16, "y": 17.2, "ease": "linear", "is_quiet": true }, { "t": 8.63, "x": 14.5, "y": 12, "ease": "linear", "is_quiet": true }] },
      { "object": "o19", "keys": [{ "t": 2.6, "x": 11, "y": 6.5, "ease": "linear" }, { "t": 4.29, "x": 10, "y": 12, "ease": "in_out", "via": [[10, 10.6]] }, { "t": 6.67, "x": 10, "y": 12, "ease": "linear", "is_quiet": true }, { "t": 8.69, "x": 11, "y": 6.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o25", "keys": [{ "t": 2.6, "x": 8.5, "y": 14, "ease": "linear" }, { "t": 4.52, "x": 2.6, "y": 16, "ease": "in_out", "via": [[5.2, 16]] }, { "t": 6.67, "x": 2.6, "y": 16, "ease": "linear", "is_quiet": true }, { "t": 8.92, "x": 8.5, "y": 14, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 7.5, "y": 3, "ease": "linear" }, { "t": 4.6, "x": 14, "y": 4, "ease": "in_out", "via": [[12, 3]] }, { "t": 6.67, "x": 14, "y": 4, "ease": "linear", "is_quiet": true }, { "t": 9.04, "x": 7.5, "y": 3, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 2.5, "y": 8.5, "ease": "linear" }, { "t": 4.67, "x": 8.4, "y": 12, "ease": "in_out", "via": [[7, 10.4]] }, { "t": 6.67, "x": 8.4, "y": 12, "ease": "linear", "is_quiet": true }, { "t": 9.15, "x": 2.5, "y": 8.5, "ease": "linear", "is_quiet": true }, { "t": 9.75, "x": 2.5, "y": 8.5, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Green: drive freely.", "de": "Grün: freie Fahrt.", "bg": "Зелено: карай свободно." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Red: sole on the ball within two seconds.", "de": "Rot: Sohle auf den Ball, höchstens zwei Sekunden Bremsweg.", "bg": "Червено: подметка върху топката до две секунди." } },
      { "id": "s3", "t": 4.67, "name": "", "note": "", "captions": { "en": "Scoring: one point per garage on “Garage!”.", "de": "Wertung: Ein Punkt je Garage bei „Garage!“.", "bg": "Точки: точка за всеки гараж при „Гараж!“." } },
      { "id": "s4", "t": 6.67, "name": "", "note": "", "captions": { "en": "Four rounds of 2 minutes, one minute to swap in between.", "de": "Vier Runden à 2 Minuten, dazwischen eine Minute Wechsel.", "bg": "При „Гараж!“ всеки минава през свободна вратичка и излиза от другата страна." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Rush hour",
      "aim": "Steer the ball through traffic, react to signals you have to see, and turn and stop under control.",
      "setup": "20 × 20 m with five gates of 2 m: the garages. Every child is a car with a ball. The coach moves around the outside and shows a green, red or blue marker. Two children with bibs and no ball wait to become the traffic police.",
      "rules": "1. Green: drive freely. Red: sole on the ball within two seconds. Blue: turn round and drive away.\n2. On \"Garage!\" everyone drives through a gate nobody else is using and comes out the other side; one point each.\n3. Four rounds of 2 minutes, one minute to swap in between.\n4. From the second round on, the two police officers hunt cars: a car whose ball they touch does three toe taps and drives on. New police every round.",
      "points": [
        "Eyes off the ball: find the coach after every few touches",
        "Brake with the sole, body low, standing foot beside the ball",
        "After a turn, two quick touches to get away",
        "Change direction early when the road ahead is blocked"
      ],
      "progressions": [
        "Show the markers in silence and from changing places",
        "Garages count only when driven through with the outside of the foot",
        "A third police officer"
      ],
      "regressions": [
        "No police; only green and red",
        "Call the colour while showing it",
        "Make the gates 3 m wide"
      ],
      "scoring": "One point per garage on “Garage!”; a car the police never touch gets one more.",
      "questions": ["Where do you look to drive without an accident?"],
      "faults": [
        "Eyes on the ball: the colour is seen too late.",
        "All cars squeeze through the nearest gate."
      ]
    },
    "de": {
      "title": "Stoßzeit in der Stadt",
      "aim": "Den Ball durch den Verkehr lenken, auf Zeichen reagieren, die man sehen muss, und kontrolliert wenden und stoppen.",
      "setup": "20 × 20 m mit fünf Toren von 2 m Breite: den Garagen. Jedes Kind ist ein Auto mit Ball. Der Trainer wandert außen herum und zeigt eine grüne, rote oder blaue Markierung. Zwei Kinder mit Leibchen, ohne Ball, sind später die Verkehrspolizei.",
      "rules": "1. Grün: freie Fahrt. Rot: Sohle auf den Ball, höchstens zwei Sekunden Bremsweg. Blau: wenden und wegfahren.\n2. Bei „Garage!“ fährt jedes Auto durch ein freies Tor und auf der anderen Seite wieder hinaus; das gibt einen Punkt.\n3. Vier Runden à 2 Minuten, dazwischen eine Minute Wechsel.\n4. Ab der zweiten Runde jagt die Polizei: Berührt sie einen Ball, macht das Auto drei Sohlentipper und fährt weiter. Jede Runde neue Polizei.",
      "points": [
        "Blick weg vom Ball: Alle paar Kontakte den Trainer suchen",
        "Mit der Sohle bremsen, tief stehen, Standbein neben den Ball",
        "Nach der Wende zwei schnelle Kontakte, um wegzukommen",
        "Früh abbiegen, wenn die Straße vorne dicht ist"
      ],
      "progressions": [
        "Zeichen stumm und von wechselnden Plätzen geben",
        "Garage zählt nur, wenn mit dem Außenrist durchgefahren wird",
        "Ein dritter Polizist"
      ],
      "regressions": [
        "Ohne Polizei, nur Grün und Rot",
        "Die Farbe zeigen und zugleich rufen",
        "Garagen auf 3 m verbreitern"
      ],
      "scoring": "Ein Punkt je Garage bei „Garage!“; ein Auto, das die Polizei nie berührt, bekommt einen dazu.",
      "questions": ["Wohin schaust du, damit kein Unfall passiert?"],
      "faults": [
        "Augen am Ball: Die Farbe wird zu spät gesehen.",
        "Alle Autos drängen durch das nächste Tor."
      ]
    },
    "bg": {
      "title": "Час пик",
      "aim": "Водене на топката в оживено движение, реакция на сигнал, който трябва да се види, обръщане и спиране под контрол.",
      "setup": "20 × 20 м с пет вратички по 2 м – гаражите. Всяко дете е кола с топка. Треньорът обикаля отвън и показва зелен, червен или син маркер. Две деца с потници и без топка ще бъдат пътната полиция.",
      "rules": "1. Зелено: карай свободно. Червено: подметка върху топката до две секунди.\n2. Синьо: обръщане и потегляне в обратна посока.\n3. При „Гараж!“ всеки минава през свободна вратичка и излиза от другата страна – една точка.\n4. Четири рунда по 2 минути с минута смяна между тях.\n5. От втория рунд полицаите гонят: чиято топка докоснат, прави три потупвания с подметка и продължава. Всеки рунд – нови полицаи.",
      "points": [
        "Погледът се откъсва от топката: на всеки няколко докосвания търсим треньора",
        "Спираме с подметката, ниско тяло, опорният крак е до топката",
        "След обръщане – две бързи докосвания, за да се откъснем",
        "Завиваме навреме, когато пътят отпред е запушен"
      ],
      "progressions": [
        "Сигналите се дават мълчаливо и от различни места",
        "Гаражът важи само при минаване с външната част на стъпалото",
        "Трети полицай"
      ],
      "regressions": [
        "Без полиция, само зелено и червено",
        "Цветът се показва и се извиква",
        "Гаражите стават 3 м"
      ],
      "scoring": "Точка за всеки гараж при „Гараж!“; кола, която полицията не е докоснала, получава още една.",
      "questions": ["Накъде гледаш, за да няма катастрофа?"],
      "faults": [
        "Очите са в топката: цветът се вижда късно.",
        "Всички коли се блъскат в най-близката вратичка."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "ladder-look-and-go",
  "topic": "coordination",
  "moment": null,
  "phase": "warm_up",
  "practice_type": "unopposed",
  "corners": ["physical", "technical", "psychological"],
  "ages": [9, 14],
  "level": 2,
  "players": { "min": 6, "max": 12, "ideal": 8 },
  "area": [24, 12],
  "minutes": 12,
  "intensity": "medium",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 2 }, { "kind": "ladders", "count": 2 }, { "kind": "cones", "count": 4 }, { "kind": "flat_markers", "count": 6 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 24, "width": 12, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" },
      { "id": "c", "name": "", "colour": "#7db4ff", "keeper_colour": "#ffb3c7", "shape": "diamond" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 24, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 24, "y": 12 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 12 },
      { "id": "o8", "kind": "ladder", "x": 8.2, "y": 3, "length": 4 },
      { "id": "o9", "kind": "marker", "x": 14, "y": 1.3 },
      { "id": "o10", "kind": "marker", "x": 14, "y": 4.7 },
      { "id": "o13", "kind": "marker", "x": 17, "y": 3 },
      { "id": "o17", "kind": "ladder", "x": 8.2, "y": 9, "length": 4 },
      { "id": "o18", "kind": "marker", "x": 14, "y": 7.3 },
      { "id": "o19", "kind": "marker", "x": 14, "y": 10.7 },
      { "id": "o22", "kind": "marker", "x": 17, "y": 9 },
      { "id": "o5", "kind": "player", "x": 4.8, "y": 3, "team": "a" },
      { "id": "o6", "kind": "player", "x": 2.6, "y": 3, "team": "a" },
      { "id": "o7", "kind": "player", "x": 0.6, "y": 3, "team": "a" },
      { "id": "o11", "kind": "player", "x": 22, "y": 3, "rotation": 180, "team": "c" },
      { "id": "o14", "kind": "player", "x": 4.8, "y": 9, "team": "a" },
      { "id": "o15", "kind": "player", "x": 2.6, "y": 9, "team": "a" },
      { "id": "o16", "kind": "player", "x": 0.6, "y": 9, "team": "a" },
      { "id": "o20", "kind": "player", "x": 22, "y": 9, "rotation": 180, "team": "c" },
      { "id": "o23", "kind": "coach", "x": 16, "y": 6 },
      { "id": "o12", "kind": "ball", "x": 20.8, "y": 3, "owner": "o11" },
      { "id": "o21", "kind": "ball", "x": 20.8, "y": 9, "owner": "o20" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o14", "keys": [{ "t": 2.6, "x": 4.8, "y": 9, "ease": "linear" }, { "t": 3.76, "x": 10.6, "y": 9, "ease": "in_out" }, { "t": 5.35, "x": 16.6, "y": 9.8, "ease": "in_out", "via": [[13, 11.4], [14.8, 11.2]] }, { "t": 7.35, "x": 16.6, "y": 9.8, "ease": "linear", "is_quiet": true }, { "t": 10.83, "x": 4.8, "y": 9, "ease": "linear", "is_quiet": true }] },
      { "object": "o5", "keys": [{ "t": 2.6, "x": 4.8, "y": 3, "ease": "linear" }, { "t": 3.76, "x": 10.6, "y": 3, "ease": "in_out" }, { "t": 5.35, "x": 16.6, "y": 2.2, "ease": "in_out", "via": [[13, 0.6], [14.8, 0.8]] }, { "t": 7.35, "x": 16.6, "y": 2.2, "ease": "linear", "is_quiet": true }, { "t": 10.83, "x": 4.8, "y": 3, "ease": "linear", "is_quiet": true }, { "t": 13.43, "x": 4.8, "y": 3, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o12", "t": 3.76, "to": "o5", "speed": 10 },
      { "id": "e2", "kind": "ground", "ball": "o21", "t": 3.76, "to": "o14", "speed": 10 },
      { "id": "b1o12", "ball": "o12", "t": 11.03, "kind": "ground", "speed": 9, "to": "o11", "is_quiet": true },
      { "id": "b1o21", "ball": "o21", "t": 11.03, "kind": "ground", "speed": 9, "to": "o20", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Run the ladder with the set step.", "de": "Die Leiter mit der vorgegebenen Schrittfolge durchlaufen.", "bg": "Стълбичката се минава със зададената стъпка." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "As the player leaves the last rung, the coach points left or right.", "de": "Beim letzten Feld zeigt der Trainer nach links oder rechts.", "bg": "При последното поле треньорът посочва наляво или надясно." } },
      { "id": "s3", "t": 5.35, "name": "", "note": "", "captions": { "en": "Scoring: A run counts when no rung is touched.", "de": "Wertung: Ein Lauf zählt, wenn keine Sprosse berührt wird.", "bg": "Точки: опитът се брои, ако стъпало не е докоснато." } },
      { "id": "s4", "t": 7.35, "name": "", "note": "", "captions": { "en": "Next start when the runner is past the markers.", "de": "Der Nächste startet, sobald die Markierungen frei sind.", "bg": "Следващият тръгва, щом маркерите се освободят." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Ladder, look and go",
      "aim": "Quick, clean feet in the ladder, then lift the eyes, decide and play a precise pass at speed.",
      "setup": "Two identical lanes on 24 × 12 m. Each lane: three players behind a 4 m ladder, two markers 4 m beyond its end (3.4 m apart), a receiving marker 3 m further on and a passer with a ball at the far end. The coach stands between the lanes.",
      "rules": "1. Run the ladder with the set step. As the player leaves the last rung, the coach points left or right: sprint round that marker, arrive at the receiving marker and return the pass first time.\n2. Then take the passer's place; the passer walks back down the outside.\n3. Next start when the runner is past the markers.\n4. Four step patterns (one foot per rung, two feet, in-in-out-out, sideways), 2 minutes each, one minute rest.",
      "points": [
        "Land on the balls of the feet, short contact, quiet steps",
        "Arms work with the legs; upper body tall",
        "Lift the eyes in the last three rungs",
        "Low first step out of the turn, outside foot pushes",
        "Ankle locked for the first-time pass"
      ],
      "progressions": [
        "Swap the meaning: run to the opposite side of the signal",
        "The passer varies the ball: ground, bouncing, volley to hand height",
        "Both lanes start together: race to the pass, one point per win"
      ],
      "regressions": [
        "Leave out every second rung",
        "Two touches: control, then pass back",
        "Announce the side before the ladder"
      ],
      "scoring": "A run counts when no rung is touched, the side is right and the pass returns first time.",
      "questions": ["When do you look up so that you see the arm in time?"],
      "faults": [
        "Watching the feet down to the last rung.",
        "Stamping on flat feet with still arms."
      ]
    },
    "de": {
      "title": "Leiter, Blick und los",
      "aim": "Schnelle, saubere Füße in der Leiter, dann Blick hoch, entscheiden und im Tempo genau passen.",
      "setup": "Zwei gleiche Bahnen auf 24 × 12 m. Je Bahn: drei Spieler hinter einer 4-m-Koordinationsleiter, 4 m dahinter zwei Markierungen (3,4 m Abstand), nach weiteren 3 m eine Annahmemarkierung und am Ende ein Zuspieler mit Ball. Der Trainer steht zwischen den Bahnen.",
      "rules": "1. Die Leiter mit der vorgegebenen Schrittfolge durchlaufen.\n2. Beim letzten Feld zeigt der Trainer nach links oder rechts: um diese Markierung sprinten, an der Annahmemarkierung den Pass direkt zurückspielen und den Zuspieler ablösen. Dieser geht außen zurück.\n3. Der Nächste startet, sobald die Markierungen frei sind.\n4. Vier Schrittfolgen (ein Kontakt, zwei Kontakte, rein-rein-raus-raus, seitlich) à 2 Minuten, je eine Minute Pause.",
      "points": [
        "Auf dem Ballen aufsetzen, kurzer Kontakt, leise Schritte",
        "Arme arbeiten mit, Oberkörper aufrecht",
        "In den letzten drei Feldern den Blick heben",
        "Tiefer erster Schritt aus der Wende, Abdruck vom äußeren Fuß",
        "Festes Fußgelenk beim direkten Pass"
      ],
      "progressions": [
        "Zeichen umkehren: auf die Gegenseite laufen",
        "Zuspiel variieren: flach, aufspringend, als Volley",
        "Beide Bahnen starten gleichzeitig: Wer zuerst passt, holt den Punkt"
      ],
      "regressions": [
        "Jedes zweite Feld auslassen",
        "Zwei Kontakte: annehmen, dann zurückspielen",
        "Die Seite schon vor der Leiter ansagen"
      ],
      "scoring": "Ein Lauf zählt, wenn keine Sprosse berührt wird, die Seite stimmt und der Pass direkt zurückkommt.",
      "questions": ["Wann schaust du auf, damit du den Arm rechtzeitig siehst?"],
      "faults": [
        "Bis zur letzten Sprosse auf die Füße schauen.",
        "Mit ganzer Sohle stampfen, Arme hängen still."
      ]
    },
    "bg": {
      "title": "Стълбичка, поглед и старт",
      "aim": "Бързи и чисти стъпки в стълбичката, после поглед нагоре, решение и точно подаване в движение.",
      "setup": "Две еднакви пътеки на 24 × 12 м. Във всяка: трима играчи зад стълбичка от 4 м, на 4 м след нея два маркера (на 3,4 м един от друг), още 3 м напред маркер за приемане и в края подаващ с топка. Треньорът стои между пътеките.",
      "rules": "1. Стълбичката се минава със зададената стъпка.\n2. При последното поле треньорът посочва наляво или надясно: спринт около този маркер, от маркера за приемане топката се връща с едно докосване и играчът сменя подаващия, който се връща ходом отвън.\n3. Следващият тръгва, щом маркерите се освободят.\n4. Четири вида стъпки (по една в поле, по две, вътре-вътре-вън-вън, странично) по 2 минути с минута почивка.",
      "points": [
        "Стъпване на предната част на стъпалото, кратък контакт, тихи крака",
        "Ръцете помагат, тялото е изправено",
        "В последните три полета погледът се вдига",
        "Ниска първа крачка след обръщането, оттласкване с външния крак",
        "Стегнат глезен при подаването с едно докосване"
      ],
      "progressions": [
        "Обърнат сигнал: бягане на противоположната страна",
        "Различни подавания: по земя, с отскок, от въздуха",
        "Двете пътеки тръгват едновременно: точка за първия подал"
      ],
      "regressions": [
        "Прескача се всяко второ поле",
        "Две докосвания: овладяване и връщане",
        "Посоката се казва преди стълбичката"
      ],
      "scoring": "Опитът се брои, ако стъпало не е докоснато, страната е вярна и пасът е върнат от първо.",
      "questions": ["Кога вдигаш глава, за да видиш ръката навреме?"],
      "faults": [
        "Погледът е в краката до последното стъпало.",
        "Стъпва се с цяло ходило, ръцете висят."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "rondo-4v1-pass-and-shift",
  "topic": "passing",
  "moment": "in_possession",
  "phase": "warm_up",
  "practice_type": "rondo",
  "corners": ["technical", "tactical", "social"],
  "ages": [8, 12],
  "level": 2,
  "players": { "min": 5, "max": 20, "ideal": 5 },
  "area": [8, 8],
  "minutes": 10,
  "intensity": "medium",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 3 }, { "kind": "cones", "count": 4 }, { "kind": "bibs", "count": 1 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 8, "width": 8, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 8, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 8, "y": 8 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 8 },
      { "id": "o5", "kind": "player", "x": 4, "y": 0.2, "team": "a" },
      { "id": "o6", "kind": "player", "x": 7.8, "y": 4, "team": "a" },
      { "id": "o7", "kind": "player", "x": 4, "y": 7.8, "team": "a" },
      { "id": "o8", "kind": "player", "x": 0.2, "y": 4, "rotation": 0, "team": "a" },
      { "id": "o9", "kind": "player", "x": 4.3, "y": 4.6, "team": "b" },
      { "id": "o10", "kind": "ball", "x": 1.3, "y": 4, "owner": "o8" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o7", "keys": [{ "t": 2.6, "x": 4, "y": 7.8, "ease": "linear" }, { "t": 3.07, "x": 4.71, "y": 7.09, "ease": "linear", "is_quiet": true }, { "t": 3.6, "x": 4.71, "y": 7.09, "ease": "linear", "is_quiet": true }, { "t": 4.1, "x": 5, "y": 7.76, "ease": "linear", "is_quiet": true }, { "t": 6.8, "x": 5, "y": 7.76, "ease": "linear", "is_quiet": true }, { "t": 7.12, "x": 4, "y": 7.8, "ease": "linear", "is_quiet": true }] },
      { "object": "o9", "keys": [{ "t": 2.6, "x": 4.3, "y": 4.6, "ease": "linear" }, { "t": 3.07, "x": 4.01, "y": 3.2, "ease": "linear", "is_quiet": true }, { "t": 3.49, "x": 4.41, "y": 2.49, "ease": "linear", "is_quiet": true }, { "t": 4.1, "x": 5.45, "y": 4.04, "ease": "linear", "is_quiet": true }, { "t": 6.8, "x": 5.45, "y": 4.04, "ease": "linear", "is_quiet": true }, { "t": 7.2, "x": 4.3, "y": 4.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o8", "keys": [{ "t": 2.6, "x": 0.2, "y": 4, "ease": "linear" }, { "t": 3.49, "x": 0.2, "y": 4, "ease": "linear" }, { "t": 3.67, "x": 0.2, "y": 4, "ease": "linear" }, { "t": 4.45, "x": 0.2, "y": 7, "ease": "in_out" }, { "t": 6.8, "x": 0.2, "y": 7, "ease": "linear", "is_quiet": true }, { "t": 7.74, "x": 0.2, "y": 4, "ease": "linear", "is_quiet": true }] },
      { "object": "o5", "keys": [{ "t": 2.6, "x": 4, "y": 0.2, "ease": "linear" }, { "t": 4.1, "x": 4, "y": 0.2, "ease": "linear" }, { "t": 4.8, "x": 7, "y": 0.2, "ease": "in_out" }, { "t": 6.8, "x": 7, "y": 0.2, "ease": "linear", "is_quiet": true }, { "t": 7.74, "x": 4, "y": 0.2, "ease": "linear", "is_quiet": true }, { "t": 9.06, "x": 4, "y": 0.2, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o10", "t": 2.6, "to": "o5", "speed": 8.5 },
      { "id": "e2", "kind": "ground", "ball": "o10", "t": 3.67, "to": "o6", "speed": 8.5 },
      { "id": "b1o10", "ball": "o10", "t": 7.94, "kind": "lofted", "speed": 12, "to": "o8", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "The four keep the ball with at most three touches.", "de": "Die vier halten den Ball mit höchstens drei Kontakten.", "bg": "Четиримата пазят топката с най-много три докосвания." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "After each pass, take two or three steps along your own side before the ball …", "de": "Nach jedem Pass zwei, drei Schritte an der eigenen Seite entlang.", "bg": "След всяко подаване – две-три крачки по своята страна." } },
      { "id": "s3", "t": 4.8, "name": "", "note": "", "captions": { "en": "Scoring: eight passes in a row: one point.", "de": "Wertung: Acht Pässe in Folge: ein Punkt.", "bg": "Точки: осем паса поред: точка; напречният пас покрай защитника се брои за два." } },
      { "id": "s4", "t": 6.8, "name": "", "note": "", "captions": { "en": "Back to the places: the next turn starts.", "de": "Gewinnt der Verteidiger den Ball oder geht er ins Aus.", "bg": "Всички по местата си, започва следващото изпълнение." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Rondo 4v1: pass and shift",
      "aim": "Pass, then move at once to give the next team-mate a better angle.",
      "setup": "One 8 × 8 m square for every five players: one on each side line, one defender with a bib inside. Two spare balls beside the square. The players on a side may use its whole length.",
      "rules": "1. The four keep the ball with at most three touches.\n2. After each pass, take two or three steps along your own side before the ball can come back.\n3. Eight passes in a row: one point; a pass straight across the square past the defender counts as two passes.\n4. If the defender wins the ball or it leaves the square, whoever played it last goes in.\n5. Six rounds of 75 seconds with 30 seconds to talk.",
      "points": [
        "Body open to the square, on your toes before the ball comes",
        "First touch away from the defender",
        "Pass to the foot that faces the next team-mate",
        "Shift to where the passer can see you, not behind the defender"
      ],
      "progressions": [
        "Two touches at most",
        "Make the square 7 × 7 m",
        "Score only with a pass straight across in the series"
      ],
      "regressions": [
        "Enlarge to 10 × 10 m",
        "Free touches",
        "The defender walks in the first round"
      ],
      "scoring": "Eight passes in a row: one point; the pass across past the defender counts as two passes.",
      "questions": ["Where do you go after your pass so that you can be played again?"],
      "faults": [
        "Standing still after the pass, hidden behind the defender.",
        "Receiving with the back to half the square."
      ]
    },
    "de": {
      "title": "Rondo 4 gegen 1: passen und verschieben",
      "aim": "Passen und sofort nachrücken, damit der nächste Mitspieler einen besseren Winkel hat.",
      "setup": "Für je fünf Spieler ein Quadrat von 8 × 8 m: einer an jeder Seitenlinie, ein Verteidiger mit Leibchen innen. Zwei Ersatzbälle liegen daneben. Die Außenspieler dürfen ihre Seite in ganzer Länge nutzen.",
      "rules": "1. Die vier halten den Ball mit höchstens drei Kontakten.\n2. Nach jedem Pass zwei, drei Schritte an der eigenen Seite entlang, bevor der Ball zurückkommen kann.\n3. Acht Pässe in Folge: ein Punkt; ein Pass quer durch das Quadrat am Verteidiger vorbei zählt doppelt.\n4. Gewinnt der Verteidiger den Ball oder geht er ins Aus, wechselt der letzte Passgeber nach innen.\n5. Sechs Runden à 75 Sekunden, je 30 Sekunden zum Absprechen.",
      "points": [
        "Offen zum Feld stehen, auf den Zehenspitzen, bevor der Ball kommt",
        "Erster Kontakt weg vom Verteidiger",
        "In den Fuß passen, der zum nächsten Mitspieler zeigt",
        "Dorthin verschieben, wo der Passgeber freie Sicht hat, nie in den Deckungsschatten"
      ],
      "progressions": [
        "Höchstens zwei Kontakte",
        "Quadrat auf 7 × 7 m verkleinern",
        "Punkt nur, wenn in der Serie ein Pass quer durch das Feld war"
      ],
      "regressions": [
        "Quadrat auf 10 × 10 m vergrößern",
        "Freie Kontaktzahl",
        "In der ersten Runde geht der Verteidiger nur"
      ],
      "scoring": "Acht Pässe in Folge: ein Punkt; der Querpass am Verteidiger vorbei zählt als zwei Pässe.",
      "questions": ["Wohin gehst du nach dem Pass, damit du wieder anspielbar bist?"],
      "faults": [
        "Nach dem Pass stehen bleiben, im Schatten des Verteidigers.",
        "Mit dem Rücken zum halben Feld annehmen."
      ]
    },
    "bg": {
      "title": "Рондо 4 срещу 1: подай и се премести",
      "aim": "Подаване и веднага преместване, за да има следващият съотборник по-добър ъгъл.",
      "setup": "За всеки петима – квадрат 8 × 8 м: по един играч на всяка страна и един защитник с потник вътре. Две резервни топки отстрани. Външните могат да се движат по цялата си страна.",
      "rules": "1. Четиримата пазят топката с най-много три докосвания.\n2. След всяко подаване – две-три крачки по своята страна, преди топката да може да се върне.\n3. Осем поредни подавания: точка; подаване напряко през квадрата покрай защитника се брои за две.\n4. Ако защитникът отнеме или топката излезе, вътре влиза последният подал.\n5. Шест рунда по 75 секунди с 30 секунди за разговор.",
      "points": [
        "Тялото е отворено към квадрата, на пръсти още преди топката да дойде",
        "Първото докосване е настрани от защитника",
        "Подаване в крака, обърнат към следващия съотборник",
        "Преместване там, където подаващият вижда, а не зад гърба на защитника"
      ],
      "progressions": [
        "Най-много две докосвания",
        "Квадратът става 7 × 7 м",
        "Точка само ако в серията има подаване напряко"
      ],
      "regressions": [
        "Квадратът става 10 × 10 м",
        "Свободен брой докосвания",
        "В първия рунд защитникът само ходи"
      ],
      "scoring": "Осем паса поред: точка; напречният пас покрай защитника се брои за два.",
      "questions": ["Къде отиваш след паса, за да могат пак да ти подадат?"],
      "faults": [
        "След паса играчът стои скрит зад защитника.",
        "Поемане с гръб към половината квадрат."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "rondo-6v2-split-pass",
  "topic": "possession",
  "moment": "in_possession",
  "phase": "warm_up",
  "practice_type": "rondo",
  "corners": ["technical", "tactical", "psychological"],
  "ages": [13, 19],
  "level": 3,
  "players": { "min": 8, "max": 24, "ideal": 8 },
  "area": [10, 10],
  "minutes": 12,
  "intensity": "high",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 4 }, { "kind": "cones", "count": 4 }, { "kind": "bibs", "count": 2 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 10, "width": 10, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 10, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 10, "y": 10 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 10 },
      { "id": "o5", "kind": "player", "x": 3, "y": 0.2, "rotation": 81, "team": "a" },
      { "id": "o6", "kind": "player", "x": 7.2, "y": 0.2, "team": "a" },
      { "id": "o7", "kind": "player", "x": 9.8, "y": 5, "team": "a" },
      { "id": "o8", "kind": "player", "x": 7, "y": 9.8, "team": "a" },
      { "id": "o9", "kind": "player", "x": 2.8, "y": 9.8, "team": "a" },
      { "id": "o10", "kind": "player", "x": 0.2, "y": 5, "team": "a" },
      { "id": "o11", "kind": "player", "x": 3.5, "y": 4, "team": "b" },
      { "id": "o12", "kind": "player", "x": 6.36, "y": 6.06, "team": "b" },
      { "id": "o13", "kind": "ball", "x": 3.2, "y": 1.5, "owner": "o5" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o8", "keys": [{ "t": 2.6, "x": 7, "y": 9.8, "ease": "linear" }, { "t": 3.77, "x": 7, "y": 9.8, "ease": "linear", "is_quiet": true }, { "t": 4.52, "x": 7, "y": 9.8, "ease": "linear", "is_quiet": true }, { "t": 5.02, "x": 6.5, "y": 9.8, "ease": "linear", "is_quiet": true }, { "t": 7.02, "x": 6.5, "y": 9.8, "ease": "linear", "is_quiet": true }, { "t": 7.17, "x": 7, "y": 9.8, "ease": "linear", "is_quiet": true }] },
      { "object": "o6", "keys": [{ "t": 2.6, "x": 7.2, "y": 0.2, "ease": "linear" }, { "t": 2.85, "x": 7.2, "y": 0.2, "ease": "linear", "is_quiet": true }, { "t": 3.35, "x": 7.58, "y": 1.12, "ease": "linear", "is_quiet": true }, { "t": 3.92, "x": 7.58, "y": 1.12, "ease": "linear", "is_quiet": true }, { "t": 4.42, "x": 7.1, "y": 1.2, "ease": "linear", "is_quiet": true }, { "t": 4.52, "x": 7.1, "y": 1.2, "ease": "linear", "is_quiet": true }, { "t": 5.02, "x": 6.7, "y": 1.07, "ease": "linear", "is_quiet": true }, { "t": 7.02, "x": 6.7, "y": 1.07, "ease": "linear", "is_quiet": true }, { "t": 7.32, "x": 7.2, "y": 0.2, "ease": "linear", "is_quiet": true }] },
      { "object": "o7", "keys": [{ "t": 2.6, "x": 9.8, "y": 5, "ease": "linear" }, { "t": 2.85, "x": 9.8, "y": 5, "ease": "linear", "is_quiet": true }, { "t": 3.35, "x": 9.8, "y": 5.92, "ease": "linear", "is_quiet": true }, { "t": 4.52, "x": 9.8, "y": 5.92, "ease": "linear", "is_quiet": true }, { "t": 5.02, "x": 9.3, "y": 5.87, "ease": "linear", "is_quiet": true }, { "t": 7.02, "x": 9.3, "y": 5.87, "ease": "linear", "is_quiet": true }, { "t": 7.32, "x": 9.8, "y": 5, "ease": "linear", "is_quiet": true }] },
      { "object": "o12", "keys": [{ "t": 2.6, "x": 6.36, "y": 6.06, "ease": "linear" }, { "t": 2.85, "x": 6.36, "y": 6.06, "ease": "linear", "is_quiet": true }, { "t": 3.35, "x": 6.45, "y": 6.84, "ease": "linear", "is_quiet": true }, { "t": 3.77, "x": 6.34, "y": 7.22, "ease": "linear", "is_quiet": true }, { "t": 4.42, "x": 4.87, "y": 7.26, "ease": "linear", "is_quiet": true }, { "t": 4.52, "x": 4.87, "y": 7.26, "ease": "linear", "is_quiet": true }, { "t": 5.02, "x": 5.7, "y": 7.35, "ease": "linear", "is_quiet": true }, { "t": 7.02, "x": 5.7, "y": 7.35, "ease": "linear", "is_quiet": true }, { "t": 7.45, "x": 6.36, "y": 6.06, "ease": "linear", "is_quiet": true }] },
      { "object": "o11", "keys": [{ "t": 2.6, "x": 3.5, "y": 4, "ease": "linear" }, { "t": 4.42, "x": 3.5, "y": 4, "ease": "linear" }, { "t": 5.02, "x": 5.6, "y": 4.7, "ease": "in_out" }, { "t": 7.02, "x": 5.6, "y": 4.7, "ease": "linear", "is_quiet": true }, { "t": 7.68, "x": 3.5, "y": 4, "ease": "linear", "is_quiet": true }] },
      { "object": "o5", "keys": [{ "t": 2.6, "x": 3, "y": 0.2, "ease": "linear" }, { "t": 2.85, "x": 3, "y": 0.2, "ease": "linear", "is_quiet": true }, { "t": 3.35, "x": 3.38, "y": 1.12, "ease": "linear", "is_quiet": true }, { "t": 3.92, "x": 3.38, "y": 1.12, "ease": "linear", "is_quiet": true }, { "t": 4.42, "x": 2.9, "y": 1.2, "ease": "linear", "is_quiet": true }, { "t": 4.52, "x": 2.9, "y": 1.2, "ease": "linear", "is_quiet": true }, { "t": 5.02, "x": 2.5, "y": 1.07, "ease": "linear", "is_quiet": true }, { "t": 7.02, "x": 2.5, "y": 1.07, "ease": "linear", "is_quiet": true }, { "t": 7.32, "x": 3, "y": 0.2, "ease": "linear", "is_quiet": true }, { "t": 8.95, "x": 3, "y": 0.2, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o13", "t": 2.6, "to": "o8", "speed": 12 },
      { "id": "e2", "kind": "ground", "ball": "o13", "t": 3.77, "to": "o9", "speed": 12 },
      { "id": "e3", "kind": "ground", "ball": "o13", "t": 4.42, "to": "o10", "speed": 12 },
      { "id": "b1o13", "ball": "o13", "t": 7.88, "kind": "ground", "speed": 9, "to": "o5", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Two touches.", "de": "Zwei Kontakte.", "bg": "Две докосвания." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Ten passes in a row: one point.", "de": "Zehn Pässe in Folge: ein Punkt.", "bg": "Десет поредни подавания: точка." } },
      { "id": "s3", "t": 5.02, "name": "", "note": "", "captions": { "en": "Scoring: ten passes: one point; a split pass to the far side: one point.", "de": "Wertung: Zehn Pässe: ein Punkt.", "bg": "Точки: десет паса: точка; пас между двамата до отсрещната страна: точка." } },
      { "id": "s4", "t": 7.02, "name": "", "note": "", "captions": { "en": "Eight turns of 45 seconds, 45 seconds to swap: everyone defends twice.", "de": "Acht Durchgänge à 45 Sekunden, 45 Sekunden Wechsel: Jeder verteidigt zweimal.", "bg": "Всички по местата си, започва следващото изпълнение." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Rondo 6v2: find the split",
      "aim": "Circulate quickly, lure two defenders apart and play the pass between them.",
      "setup": "One 10 × 10 m square for every eight players: six on the lines, none in the corners, two defenders with bibs inside. Three spare balls next to the square so that the next one is played at once.",
      "rules": "1. Two touches. Ten passes in a row: one point.\n2. A pass between the two defenders that reaches the far side: one point, once per series.\n3. Defenders stay in as a pair for 45 seconds and count the balls they win or force out; a new ball comes in at once.\n4. Eight turns of 45 seconds, 45 seconds to swap: everyone defends twice.\n5. The pair with the most wins chooses the first game of the session.",
      "points": [
        "Scan before the ball comes: where are both defenders?",
        "Receive on the back foot so that two passes are open",
        "Disguise: look at one team-mate, pass to another",
        "Firm pass; the split needs pace, not hope",
        "Defenders: one presses, the other shuts the split"
      ],
      "progressions": [
        "One touch after a split pass until it has been played on",
        "Shrink to 9 × 9 m",
        "A split pass must be received on the half-turn and played on by the third player"
      ],
      "regressions": [
        "Three touches",
        "Enlarge to 12 × 12 m",
        "Play 7v2"
      ],
      "scoring": "Ten passes: one point; a split pass to the far side: one point; defenders count every ball won.",
      "questions": ["How do you see that the gap between the two is opening?"],
      "faults": [
        "Forcing the split although both defenders stand close together.",
        "Both defenders chase the ball and nobody covers."
      ]
    },
    "de": {
      "title": "Rondo 6 gegen 2: die Schnittstelle finden",
      "aim": "Den Ball schnell zirkulieren lassen, zwei Verteidiger auseinanderziehen und dazwischen durchspielen.",
      "setup": "Für je acht Spieler ein Quadrat von 10 × 10 m: sechs auf den Linien, niemand in den Ecken, zwei Verteidiger mit Leibchen innen. Drei Ersatzbälle am Rand, damit sofort der nächste kommt.",
      "rules": "1. Zwei Kontakte. Zehn Pässe in Folge: ein Punkt.\n2. Ein Pass zwischen den Verteidigern hindurch auf die andere Seite: ein Punkt, einmal je Serie.\n3. Das Verteidigerpaar bleibt 45 Sekunden und zählt gewonnene und ins Aus gezwungene Bälle; der nächste Ball kommt sofort.\n4. Acht Durchgänge à 45 Sekunden, 45 Sekunden Wechsel: Jeder verteidigt zweimal.\n5. Das beste Paar wählt die erste Spielform der Einheit.",
      "points": [
        "Vor dem Ball schauen: Wo stehen beide Verteidiger?",
        "Mit dem hinteren Fuß annehmen, damit zwei Pässe offen sind",
        "Blick zum einen, Pass zum anderen",
        "Scharf passen: Der Schnittstellenpass braucht Tempo",
        "Verteidiger: Einer läuft an, der andere schließt die Gasse"
      ],
      "progressions": [
        "Nach dem Schnittstellenpass einen Kontakt, bis er weitergespielt ist",
        "Quadrat auf 9 × 9 m verkleinern",
        "Schnittstellenpass offen annehmen und über den Dritten fortsetzen"
      ],
      "regressions": [
        "Drei Kontakte",
        "Quadrat auf 12 × 12 m vergrößern",
        "7 gegen 2 spielen"
      ],
      "scoring": "Zehn Pässe: ein Punkt; Pass durch die Schnittstelle auf die andere Seite: ein Punkt; Verteidiger zählen jeden Ballgewinn.",
      "questions": ["Woran siehst du, dass die Lücke zwischen beiden aufgeht?"],
      "faults": [
        "Den Schnittstellenpass erzwingen, obwohl beide eng stehen.",
        "Beide Verteidiger jagen den Ball, keiner sichert."
      ]
    },
    "bg": {
      "title": "Рондо 6 срещу 2: пас между двамата",
      "aim": "Бързо движение на топката, разтягане на двамата защитници и пас между тях.",
      "setup": "За всеки осем играчи – квадрат 10 × 10 м: шестима по линиите, без ъглите, и двама защитници с потници вътре. Три резервни топки отстрани, за да влиза веднага следващата.",
      "rules": "1. Две докосвания. Десет поредни подавания: точка.\n2. Пас между двамата защитници, стигнал до отсрещната страна: точка, веднъж на серия.\n3. Двойката защитници остава 45 секунди и брои отнетите и изкараните топки; новата топка влиза веднага.\n4. Осем серии по 45 секунди с 45 секунди смяна: всеки защитава два пъти.\n5. Най-добрата двойка избира първата игра в тренировката.",
      "points": [
        "Поглед преди топката: къде са двамата защитници?",
        "Приемане с далечния крак, за да са открити два паса",
        "Заблуда: поглед към единия, пас към другия",
        "Твърд пас – между двамата се минава със скорост",
        "Защитниците: единият натиска, другият затваря пролуката"
      ],
      "progressions": [
        "След пас между двамата – едно докосване до следващото подаване",
        "Квадратът става 9 × 9 м",
        "Пасът се приема с отворено тяло и продължава през третия играч"
      ],
      "regressions": [
        "Три докосвания",
        "Квадратът става 12 × 12 м",
        "Играе се 7 срещу 2"
      ],
      "scoring": "Десет паса: точка; пас между двамата до отсрещната страна: точка; защитниците броят всяко отнемане.",
      "questions": ["По какво виждаш, че пролуката между двамата се отваря?"],
      "faults": [
        "Пасът между двамата се насилва, макар че стоят близо един до друг.",
        "И двамата защитници гонят топката, никой не покрива."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "activation-lanes",
  "topic": "mobility",
  "moment": null,
  "phase": "warm_up",
  "practice_type": "unopposed",
  "corners": ["physical", "technical"],
  "ages": [13, 19],
  "level": 2,
  "players": { "min": 6, "max": 16, "ideal": 8 },
  "area": [20, 12],
  "minutes": 15,
  "intensity": "medium",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 4 }, { "kind": "cones", "count": 8 }, { "kind": "flat_markers", "count": 4 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 20, "width": 12, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 4.6, "y": 0.5 },
      { "id": "o2", "kind": "cone", "x": 19, "y": 1.5 },
      { "id": "o3", "kind": "marker", "x": 11.5, "y": 1.5 },
      { "id": "o7", "kind": "cone", "x": 4.6, "y": 3.5 },
      { "id": "o8", "kind": "cone", "x": 19, "y": 4.5 },
      { "id": "o9", "kind": "marker", "x": 11.5, "y": 4.5 },
      { "id": "o13", "kind": "cone", "x": 4.6, "y": 6.5 },
      { "id": "o14", "kind": "cone", "x": 19, "y": 7.5 },
      { "id": "o15", "kind": "marker", "x": 11.5, "y": 7.5 },
      { "id": "o19", "kind": "cone", "x": 4.6, "y": 9.5 },
      { "id": "o20", "kind": "cone", "x": 19, "y": 10.5 },
      { "id": "o21", "kind": "marker", "x": 11.5, "y": 10.5 },
      { "id": "o4", "kind": "player", "x": 3.4, "y": 1.5, "team": "a" },
      { "id": "o5", "kind": "player", "x": 0.6, "y": 1.5, "team": "b" },
      { "id": "o10", "kind": "player", "x": 3.4, "y": 4.5, "team": "a" },
      { "id": "o11", "kind": "player", "x": 0.6, "y": 4.5, "team": "b" },
      { "id": "o16", "kind": "player", "x": 3.4, "y": 7.5, "rotation": 0, "team": "b" },
      { "id": "o18", "kind": "player", "x": 17.4, "y": 7.5, "team": "a" },
      { "id": "o22", "kind": "player", "x": 3.4, "y": 10.5, "rotation": 0, "team": "b" },
      { "id": "o24", "kind": "player", "x": 17.4, "y": 10.5, "team": "a" },
      { "id": "o6", "kind": "ball", "x": 1.8, "y": 1.5 },
      { "id": "o12", "kind": "ball", "x": 1.8, "y": 4.5 },
      { "id": "o17", "kind": "ball", "x": 4.6, "y": 7.5, "owner": "o16" },
      { "id": "o23", "kind": "ball", "x": 4.6, "y": 10.5, "owner": "o22" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o5", "keys": [{ "t": 2.6, "x": 0.6, "y": 1.5, "ease": "linear" }, { "t": 2.8, "x": 0.6, "y": 1.5, "ease": "linear", "is_quiet": true }, { "t": 3.3, "x": 1.31, "y": 1.86, "ease": "linear", "is_quiet": true }, { "t": 7.25, "x": 1.31, "y": 1.86, "ease": "linear", "is_quiet": true }, { "t": 7.49, "x": 0.6, "y": 1.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o16", "keys": [{ "t": 2.6, "x": 3.4, "y": 7.5, "ease": "linear" }, { "t": 2.8, "x": 3.4, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 3.3, "x": 4.2, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 7.25, "x": 4.2, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 7.49, "x": 3.4, "y": 7.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o22", "keys": [{ "t": 2.6, "x": 3.4, "y": 10.5, "ease": "linear" }, { "t": 2.8, "x": 3.4, "y": 10.5, "ease": "linear", "is_quiet": true }, { "t": 3.3, "x": 4.2, "y": 10.5, "ease": "linear", "is_quiet": true }, { "t": 7.25, "x": 4.2, "y": 10.5, "ease": "linear", "is_quiet": true }, { "t": 7.49, "x": 3.4, "y": 10.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o11", "keys": [{ "t": 2.6, "x": 0.6, "y": 4.5, "ease": "linear" }, { "t": 2.8, "x": 0.6, "y": 4.5, "ease": "linear", "is_quiet": true }, { "t": 3.3, "x": 1.38, "y": 4.7, "ease": "linear", "is_quiet": true }, { "t": 7.25, "x": 1.38, "y": 4.7, "ease": "linear", "is_quiet": true }, { "t": 7.49, "x": 0.6, "y": 4.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o10", "keys": [{ "t": 2.6, "x": 3.4, "y": 4.5, "ease": "linear" }, { "t": 5.25, "x": 18, "y": 4.5, "ease": "in_out" }, { "t": 7.25, "x": 18, "y": 4.5, "ease": "linear", "is_quiet": true }, { "t": 9.03, "x": 17.4, "y": 10.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 17.4, "y": 7.5, "ease": "linear" }, { "t": 3.47, "x": 12.6, "y": 7.5, "ease": "in_out" }, { "t": 7.25, "x": 12.6, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 10.49, "x": 3.4, "y": 1.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o24", "keys": [{ "t": 2.6, "x": 17.4, "y": 10.5, "ease": "linear" }, { "t": 3.47, "x": 12.6, "y": 10.5, "ease": "in_out" }, { "t": 7.25, "x": 12.6, "y": 10.5, "ease": "linear", "is_quiet": true }, { "t": 10.49, "x": 3.4, "y": 4.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o4", "keys": [{ "t": 2.6, "x": 3.4, "y": 1.5, "ease": "linear" }, { "t": 5.25, "x": 18, "y": 1.5, "ease": "in_out" }, { "t": 7.25, "x": 18, "y": 1.5, "ease": "linear", "is_quiet": true }, { "t": 9.03, "x": 17.4, "y": 7.5, "ease": "linear", "is_quiet": true }, { "t": 11.69, "x": 17.4, "y": 7.5, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o17", "t": 2.6, "to": "o18", "speed": 12 },
      { "id": "e2", "kind": "ground", "ball": "o23", "t": 2.6, "to": "o24", "speed": 12 },
      { "id": "b1o17", "ball": "o17", "t": 10.69, "kind": "lofted", "speed": 12, "to": "o16", "is_quiet": true },
      { "id": "b1o23", "ball": "o23", "t": 10.69, "kind": "lofted", "speed": 12, "to": "o22", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Out: the element of the block, slowly and exactly.", "de": "Hinweg: die Übung des Blocks, langsam und genau.", "bg": "Натам: упражнението от блока, бавно и точно." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Turn at the far cone, jog back to the marker.", "de": "Block 1 (5 min): Fußgelenksarbeit im Gehen, Knie zur Brust.", "bg": "Обръщане при конуса, леко бягане до маркера." } },
      { "id": "s3", "t": 5.25, "name": "", "note": "", "captions": { "en": "Scoring: no competition: a lane gets a point for ten exact repetitions and …", "de": "Wertung: Kein Wettkampf: Ein Punkt für zehn saubere Wiederholungen mit …", "bg": "Точки: без надпревара: точка за десет точни повторения с чисти пасове от първо." } },
      { "id": "s4", "t": 7.25, "name": "", "note": "", "captions": { "en": "Ankle walk, knee hug, hip circles out and in, lunge with rotation.", "de": "Am Hütchen wenden, bis zur Markierung zurücktraben.", "bg": "Всички по местата си, започва следващото изпълнение." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Activation lanes",
      "aim": "Wake up ankles, hips and trunk in the same order every time, and finish each length with a clean pass.",
      "setup": "Four lanes, 3 m wide and 20 m long, two to four players each. A start cone, a marker 7 m further on and a turning cone at the end. The first player of each lane starts without a ball, the second waits with one.",
      "rules": "1. Out: the element of the block, slowly and exactly.\n2. Turn at the far cone, jog back to the marker, play two one-touch passes with the waiting partner, swap roles.\n3. Block 1 (5 min): ankle walk, knee hug, hip circles out and in, lunge with rotation.\n4. Block 2 (5 min): skips, side shuffle, carioca, single-leg hop and hold for two seconds.\n5. Block 3 (5 min): three runs at 70, 80 and 90 %, with a brake and turn at the cone.",
      "points": [
        "Quality before speed: finish every position",
        "Knee over the toes when landing, never falling inwards",
        "Trunk tall in the lunge, rotate towards the front leg",
        "Brake in several short steps, hips low",
        "Crisp pass to the partner's foot"
      ],
      "progressions": [
        "Block 2 with a light shoulder bump from the partner on landing",
        "Return pass after a check to the side",
        "Last run: start on the partner's clap"
      ],
      "regressions": [
        "Shorten the lane to 15 m",
        "Walk all elements of block 1 and 2"
      ],
      "scoring": "No competition: a lane gets a point for ten exact repetitions and clean one-touch passes.",
      "questions": ["Which joint feels ready now, which one needs more?"],
      "faults": [
        "Rushing the movements of the first block.",
        "Landing with the knee falling inwards."
      ]
    },
    "de": {
      "title": "Aktivierungsbahnen",
      "aim": "Sprunggelenke, Hüfte und Rumpf in immer gleicher Folge wecken und jede Bahn mit einem sauberen Pass beenden.",
      "setup": "Vier Bahnen, 3 m breit und 20 m lang, je zwei bis vier Spieler. Ein Starthütchen, 7 m weiter eine Markierung, am Ende ein Wendehütchen. Der Erste startet ohne Ball, der Zweite wartet mit Ball.",
      "rules": "1. Hinweg: die Übung des Blocks, langsam und genau.\n2. Am Hütchen wenden, bis zur Markierung zurücktraben, mit dem Wartenden zweimal direkt passen, Rollen tauschen.\n3. Block 1 (5 min): Fußgelenksarbeit im Gehen, Knie zur Brust, Hüftkreisen auswärts und einwärts, Ausfallschritt mit Rotation.\n4. Block 2 (5 min): Hopserlauf, Sidesteps, Überkreuzlauf, Einbeinsprung mit zwei Sekunden Halten.\n5. Block 3 (5 min): drei Läufe mit 70, 80 und 90 %, am Hütchen abbremsen und wenden.",
      "points": [
        "Qualität vor Tempo: Jede Position zu Ende führen",
        "Bei der Landung Knie über den Zehen, nie nach innen",
        "Im Ausfallschritt aufrecht, zum vorderen Bein drehen",
        "In mehreren kurzen Schritten bremsen, Hüfte tief",
        "Scharfer Pass in den Fuß des Partners"
      ],
      "progressions": [
        "Block 2: bei der Landung leichter Schulterstoß durch den Partner",
        "Rückpass erst nach einer Auftaktbewegung zur Seite",
        "Letzter Lauf: Start auf Klatschen des Partners"
      ],
      "regressions": [
        "Bahn auf 15 m verkürzen",
        "Alle Übungen aus Block 1 und 2 im Gehen"
      ],
      "scoring": "Kein Wettkampf: Ein Punkt für zehn saubere Wiederholungen mit sauberen Direktpässen.",
      "questions": ["Welches Gelenk ist schon bereit, welches braucht noch etwas?"],
      "faults": [
        "Die Bewegungen im ersten Block überhasten.",
        "Bei der Landung knickt das Knie nach innen."
      ]
    },
    "bg": {
      "title": "Пътеки за активиране",
      "aim": "Глезени, тазобедрени стави и торс се раздвижват винаги в един и същ ред, а всяка дължина завършва с чист пас.",
      "setup": "Четири пътеки, широки 3 м и дълги 20 м, с по двама до четирима играчи. Начален конус, 7 м по-нататък маркер и в края конус за обръщане. Първият тръгва без топка, вторият чака с топка.",
      "rules": "1. Натам: упражнението от блока, бавно и точно.\n2. Обръщане при конуса, леко бягане до маркера, две подавания с едно докосване с чакащия, смяна.\n3. Блок 1 (5 мин): ходене на пръсти и пети, коляно към гърдите, кръгове с бедрото навън и навътре, напад със завъртане.\n4. Блок 2 (5 мин): подскоци, странична стъпка, кръстосана стъпка, скок на един крак с две секунди задържане.\n5. Блок 3 (5 мин): три бягания на 70, 80 и 90 % със спиране и обръщане.",
      "points": [
        "Качество преди скорост: всяка позиция се довършва",
        "При приземяване коляното е над пръстите, никога навътре",
        "В напада торсът е изправен, завъртането е към предния крак",
        "Спиране с няколко къси крачки и нисък таз",
        "Твърд пас в крака на партньора"
      ],
      "progressions": [
        "Блок 2: при приземяване партньорът леко бутва с рамо",
        "Връщане на паса след отскачане встрани",
        "Последното бягане тръгва по пляскане на партньора"
      ],
      "regressions": [
        "Пътеката става 15 м",
        "Всички упражнения от блок 1 и 2 се правят ходом"
      ],
      "scoring": "Без надпревара: точка за десет точни повторения с чисти пасове от първо.",
      "questions": ["Коя става вече е готова и коя има нужда от още?"],
      "faults": [
        "Движенията в първия блок се претупват.",
        "При приземяване коляното пада навътре."
      ]
    }
  }
}
$json$::jsonb);
