-- Exercise catalogue, part 2: technique, from ball mastery to goalkeeping.

select private.import_exercise($json$
{
  "slug": "mirror-and-go",
  "topic": "ball_mastery",
  "moment": null,
  "phase": "main_part",
  "practice_type": "passive_opposition",
  "corners": ["technical", "physical", "psychological"],
  "ages": [8, 13],
  "level": 2,
  "players": { "min": 4, "max": 16, "ideal": 8 },
  "area": [16, 16],
  "minutes": 15,
  "intensity": "medium",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 8 }, { "kind": "cones", "count": 10 }, { "kind": "flat_markers", "count": 5 }, { "kind": "bibs", "count": 4 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 16, "width": 16, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 16, "y": 0 },
      { "id": "o3", "kind": "marker", "x": 8, "y": 0 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 4 },
      { "id": "o5", "kind": "cone", "x": 16, "y": 4 },
      { "id": "o6", "kind": "marker", "x": 8, "y": 4 },
      { "id": "o7", "kind": "cone", "x": 0, "y": 8 },
      { "id": "o8", "kind": "cone", "x": 16, "y": 8 },
      { "id": "o9", "kind": "marker", "x": 8, "y": 8 },
      { "id": "o10", "kind": "cone", "x": 0, "y": 12 },
      { "id": "o11", "kind": "cone", "x": 16, "y": 12 },
      { "id": "o12", "kind": "marker", "x": 8, "y": 12 },
      { "id": "o13", "kind": "cone", "x": 0, "y": 16 },
      { "id": "o14", "kind": "cone", "x": 16, "y": 16 },
      { "id": "o15", "kind": "marker", "x": 8, "y": 16 },
      { "id": "o16", "kind": "player", "x": 5.6, "y": 2, "rotation": 0, "team": "a" },
      { "id": "o18", "kind": "player", "x": 10.4, "y": 2, "rotation": 180, "team": "b" },
      { "id": "o20", "kind": "player", "x": 5.6, "y": 6, "rotation": 0, "team": "a" },
      { "id": "o22", "kind": "player", "x": 10.4, "y": 6, "rotation": 180, "team": "b" },
      { "id": "o24", "kind": "player", "x": 5.6, "y": 10, "team": "a" },
      { "id": "o26", "kind": "player", "x": 10.4, "y": 10, "team": "b" },
      { "id": "o28", "kind": "player", "x": 5.6, "y": 14, "rotation": 0, "team": "a" },
      { "id": "o30", "kind": "player", "x": 10.4, "y": 14, "rotation": 180, "team": "b" },
      { "id": "o17", "kind": "ball", "x": 6.8, "y": 2, "owner": "o16" },
      { "id": "o19", "kind": "ball", "x": 9.2, "y": 2, "owner": "o18" },
      { "id": "o21", "kind": "ball", "x": 6.8, "y": 6, "owner": "o20" },
      { "id": "o23", "kind": "ball", "x": 9.2, "y": 6, "owner": "o22" },
      { "id": "o25", "kind": "ball", "x": 6.8, "y": 10 },
      { "id": "o27", "kind": "ball", "x": 9.2, "y": 10 },
      { "id": "o29", "kind": "ball", "x": 6.8, "y": 14, "owner": "o28" },
      { "id": "o31", "kind": "ball", "x": 9.2, "y": 14, "owner": "o30" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o26", "keys": [{ "t": 2.6, "x": 10.4, "y": 10, "ease": "linear" }, { "t": 3.1, "x": 10.4, "y": 10, "ease": "linear", "is_quiet": true }, { "t": 3.6, "x": 10.98, "y": 10.42, "ease": "linear", "is_quiet": true }, { "t": 5.75, "x": 10.98, "y": 10.42, "ease": "linear", "is_quiet": true }, { "t": 5.97, "x": 10.4, "y": 10, "ease": "linear", "is_quiet": true }, { "t": 7.71, "x": 10.4, "y": 10, "ease": "linear", "is_quiet": true }, { "t": 8.21, "x": 10.4, "y": 10, "ease": "linear", "is_quiet": true }, { "t": 8.71, "x": 10.98, "y": 10.42, "ease": "linear", "is_quiet": true }, { "t": 9.46, "x": 10.98, "y": 10.42, "ease": "linear", "is_quiet": true }, { "t": 9.68, "x": 10.4, "y": 10, "ease": "linear", "is_quiet": true }] },
      { "object": "o24", "keys": [{ "t": 2.6, "x": 5.6, "y": 10, "ease": "linear" }, { "t": 3.1, "x": 5.6, "y": 10, "ease": "linear", "is_quiet": true }, { "t": 3.6, "x": 4.88, "y": 10.46, "ease": "linear", "is_quiet": true }, { "t": 5.75, "x": 4.88, "y": 10.46, "ease": "linear", "is_quiet": true }, { "t": 6.01, "x": 5.6, "y": 10, "ease": "linear", "is_quiet": true }, { "t": 7.71, "x": 5.6, "y": 10, "ease": "linear", "is_quiet": true }, { "t": 8.21, "x": 5.6, "y": 10, "ease": "linear", "is_quiet": true }, { "t": 8.71, "x": 4.88, "y": 10.46, "ease": "linear", "is_quiet": true }, { "t": 9.46, "x": 4.88, "y": 10.46, "ease": "linear", "is_quiet": true }, { "t": 9.72, "x": 5.6, "y": 10, "ease": "linear", "is_quiet": true }] },
      { "object": "o20", "keys": [{ "t": 2.6, "x": 5.6, "y": 6, "ease": "linear" }, { "t": 3.6, "x": 5.4, "y": 7.4, "ease": "in_out", "via": [[7.2, 7.4]] }, { "t": 5.75, "x": 5.4, "y": 7.4, "ease": "linear", "is_quiet": true }, { "t": 6.17, "x": 5.6, "y": 6, "ease": "linear", "is_quiet": true }, { "t": 7.71, "x": 5.6, "y": 6, "ease": "linear", "is_quiet": true }, { "t": 8.71, "x": 5.4, "y": 7.4, "ease": "in_out", "via": [[7.2, 7.4]], "is_quiet": true }, { "t": 9.46, "x": 5.4, "y": 7.4, "ease": "linear", "is_quiet": true }, { "t": 9.88, "x": 5.6, "y": 6, "ease": "linear", "is_quiet": true }] },
      { "object": "o22", "keys": [{ "t": 2.6, "x": 10.4, "y": 6, "ease": "linear" }, { "t": 3.6, "x": 10.6, "y": 7.4, "ease": "in_out", "via": [[8.8, 7.4]] }, { "t": 5.75, "x": 10.6, "y": 7.4, "ease": "linear", "is_quiet": true }, { "t": 6.17, "x": 10.4, "y": 6, "ease": "linear", "is_quiet": true }, { "t": 7.71, "x": 10.4, "y": 6, "ease": "linear", "is_quiet": true }, { "t": 8.71, "x": 10.6, "y": 7.4, "ease": "in_out", "via": [[8.8, 7.4]], "is_quiet": true }, { "t": 9.46, "x": 10.6, "y": 7.4, "ease": "linear", "is_quiet": true }, { "t": 9.88, "x": 10.4, "y": 6, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 10.4, "y": 2, "ease": "linear" }, { "t": 3.75, "x": 15, "y": 2, "ease": "in_out" }, { "t": 5.75, "x": 15, "y": 2, "ease": "linear", "is_quiet": true }, { "t": 7.11, "x": 10.4, "y": 2, "ease": "linear", "is_quiet": true }, { "t": 7.71, "x": 10.4, "y": 2, "ease": "linear", "is_quiet": true }, { "t": 8.86, "x": 15, "y": 2, "ease": "in_out", "is_quiet": true }, { "t": 9.46, "x": 15, "y": 2, "ease": "linear", "is_quiet": true }, { "t": 10.82, "x": 10.4, "y": 2, "ease": "linear", "is_quiet": true }] },
      { "object": "o28", "keys": [{ "t": 2.6, "x": 5.6, "y": 14, "ease": "linear" }, { "t": 3.75, "x": 1, "y": 14, "ease": "in_out" }, { "t": 5.75, "x": 1, "y": 14, "ease": "linear", "is_quiet": true }, { "t": 7.11, "x": 5.6, "y": 14, "ease": "linear", "is_quiet": true }, { "t": 7.71, "x": 5.6, "y": 14, "ease": "linear", "is_quiet": true }, { "t": 8.86, "x": 1, "y": 14, "ease": "in_out", "is_quiet": true }, { "t": 9.46, "x": 1, "y": 14, "ease": "linear", "is_quiet": true }, { "t": 10.82, "x": 5.6, "y": 14, "ease": "linear", "is_quiet": true }] },
      { "object": "o30", "keys": [{ "t": 2.6, "x": 10.4, "y": 14, "ease": "linear" }, { "t": 3.75, "x": 15, "y": 14, "ease": "in_out" }, { "t": 5.75, "x": 15, "y": 14, "ease": "linear", "is_quiet": true }, { "t": 7.11, "x": 10.4, "y": 14, "ease": "linear", "is_quiet": true }, { "t": 7.71, "x": 10.4, "y": 14, "ease": "linear", "is_quiet": true }, { "t": 8.86, "x": 15, "y": 14, "ease": "in_out", "is_quiet": true }, { "t": 9.46, "x": 15, "y": 14, "ease": "linear", "is_quiet": true }, { "t": 10.82, "x": 10.4, "y": 14, "ease": "linear", "is_quiet": true }] },
      { "object": "o16", "keys": [{ "t": 2.6, "x": 5.6, "y": 2, "ease": "linear" }, { "t": 3.75, "x": 1, "y": 2, "ease": "in_out" }, { "t": 5.75, "x": 1, "y": 2, "ease": "linear", "is_quiet": true }, { "t": 7.11, "x": 5.6, "y": 2, "ease": "linear", "is_quiet": true }, { "t": 7.71, "x": 5.6, "y": 2, "ease": "linear", "is_quiet": true }, { "t": 8.86, "x": 1, "y": 2, "ease": "in_out", "is_quiet": true }, { "t": 9.46, "x": 1, "y": 2, "ease": "linear", "is_quiet": true }, { "t": 10.82, "x": 5.6, "y": 2, "ease": "linear", "is_quiet": true }, { "t": 11.42, "x": 5.6, "y": 2, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "The leader works the ball on the spot.", "de": "Der Führende arbeitet am Ort: Sohlentipper, Sohlenroller, innen-außen, V-Zug.", "bg": "Водещият работи на място." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "The partner mirrors every touch.", "de": "Der Partner spiegelt jeden Kontakt.", "bg": "Партньорът повтаря като огледало." } },
      { "id": "s3", "t": 3.75, "name": "", "note": "", "captions": { "en": "Scoring: first to stop the ball on their end line: one point.", "de": "Wertung: Wer den Ball zuerst auf seiner Linie stoppt: ein Punkt.", "bg": "Точки: който пръв спре топката на своята линия: точка." } },
      { "id": "s4", "t": 5.75, "name": "", "note": "", "captions": { "en": "Swap leaders after three goes, move one lane after six.", "de": "Nach drei Durchgängen Rollentausch, nach sechs eine Bahn weiter.", "bg": "След три опита се сменят ролите, след шест – пътеката." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Mirror and go",
      "aim": "A large vocabulary of ball skills with the head up, then an explosive turn away with the ball.",
      "setup": "16 × 16 m split into four lanes of 4 m, with a marked middle line. In each lane two players, a ball each, face each other 2.5 m from the middle line. One wears a bib: the leader. End lines are marked with cones.",
      "rules": "1. The leader works the ball on the spot: toe taps, sole rolls, inside-outside, drag-back V. The partner mirrors every touch.\n2. Within 15 seconds the leader turns and dribbles to their own end line; the partner turns to theirs.\n3. First to stop the ball on the line with the sole: one point.\n4. Swap leaders after three goes, move one lane after six.\n5. Three blocks of 4 minutes; each adds two new skills to the menu; one minute between blocks to show a favourite.",
      "points": [
        "Watch the leader, feel your ball: eyes up most of the time",
        "Light on your toes, knees bent, ball under the body",
        "Both feet work: never the same foot three times",
        "Turn and touch in one movement, then big touches to the line",
        "Leader: change rhythm before you go"
      ],
      "progressions": [
        "Leader fakes one turn before going",
        "Mirror in reverse: leader's right foot is your left",
        "After the turn, leader may choose either end line: the partner chases"
      ],
      "regressions": [
        "Leader says each skill aloud",
        "Only two skills per block",
        "No race: mirror for 30 seconds, then swap"
      ],
      "scoring": "First to stop the ball on their end line: one point; three goes in each role.",
      "questions": ["What told you that the leader was about to go?"],
      "faults": [
        "The leader always moves in the same rhythm.",
        "The first touch after the turn is too heavy."
      ]
    },
    "de": {
      "title": "Spiegel und weg",
      "aim": "Viele Ballfertigkeiten mit Blick nach vorn, danach explosiv mit Ball wegdrehen.",
      "setup": "16 × 16 m, vier Bahnen à 4 m mit markierter Mittellinie. In jeder Bahn stehen sich zwei Spieler mit je einem Ball gegenüber, 2,5 m von der Mittellinie entfernt. Einer trägt ein Leibchen und führt. Die Endlinien sind mit Hütchen markiert.",
      "rules": "1. Der Führende arbeitet am Ort: Sohlentipper, Sohlenroller, innen-außen, V-Zug. Der Partner spiegelt jeden Kontakt.\n2. Innerhalb von 15 Sekunden dreht der Führende ab und dribbelt zur eigenen Endlinie, der Partner zu seiner.\n3. Wer den Ball zuerst mit der Sohle auf der Linie stoppt, erhält einen Punkt.\n4. Nach drei Durchgängen Rollentausch, nach sechs eine Bahn weiter.\n5. Drei Blöcke à 4 Minuten, jeder bringt zwei neue Fertigkeiten; dazwischen eine Minute: Lieblingstrick zeigen.",
      "points": [
        "Den Führenden sehen, den Ball spüren: Blick meist oben",
        "Leicht auf den Fußballen, Knie gebeugt, Ball unter dem Körper",
        "Beidfüßig: nie dreimal hintereinander derselbe Fuß",
        "Drehung und Kontakt in einer Bewegung, dann große Schritte zur Linie",
        "Führender: vor dem Start den Rhythmus wechseln"
      ],
      "progressions": [
        "Vor dem Start eine Drehung antäuschen",
        "Seitenverkehrt spiegeln: Aus rechts wird links",
        "Der Führende wählt eine der beiden Endlinien, der Partner jagt"
      ],
      "regressions": [
        "Der Führende sagt jede Fertigkeit laut an",
        "Nur zwei Fertigkeiten je Block",
        "Ohne Wettlauf: 30 Sekunden spiegeln, dann tauschen"
      ],
      "scoring": "Wer den Ball zuerst auf seiner Linie stoppt: ein Punkt; drei Versuche je Rolle.",
      "questions": ["Woran hast du erkannt, dass es losgeht?"],
      "faults": [
        "Der Anführer bewegt sich immer im gleichen Rhythmus.",
        "Der erste Kontakt nach der Drehung ist zu lang."
      ]
    },
    "bg": {
      "title": "Огледало и старт",
      "aim": "Богат набор от умения с топката при вдигната глава, после рязко обръщане и откъсване с нея.",
      "setup": "16 × 16 м, разделени на четири пътеки по 4 м с маркирана средна линия. Във всяка двама играчи с по една топка стоят един срещу друг на 2,5 м от средната линия. Единият е с потник и води. Крайните линии са с конуси.",
      "rules": "1. Водещият работи на място: потупвания с подметка, търкаляне, вътрешна-външна част, издърпване във V. Партньорът повтаря като огледало.\n2. До 15 секунди водещият се обръща и води към своята крайна линия, а партньорът – към своята.\n3. Който пръв спре топката с подметка на линията, печели точка.\n4. След три опита се сменят ролите, след шест – пътеката.\n5. Три блока по 4 минути, всеки с две нови умения; между тях минута за показване на любим трик.",
      "points": [
        "Гледаме водещия, топката я усещаме: главата е предимно горе",
        "Леки на пръсти, свити колене, топката е под тялото",
        "Работят и двата крака: никога три пъти поред един и същ",
        "Обръщането и докосването са едно движение, после широка крачка",
        "Водещият сменя ритъма, преди да тръгне"
      ],
      "progressions": [
        "Водещият лъже с едно обръщане, преди да тръгне",
        "Наобратно: десният крак на водещия е твоят ляв",
        "Водещият избира коя да е крайна линия, а партньорът гони"
      ],
      "regressions": [
        "Водещият казва уменията на глас",
        "Само по две умения в блок",
        "Без надбягване: 30 секунди огледало и смяна"
      ],
      "scoring": "Който пръв спре топката на своята линия: точка; по три опита във всяка роля.",
      "questions": ["По какво позна, че водачът ще тръгне?"],
      "faults": [
        "Водачът се движи все в един ритъм.",
        "Първото докосване след завъртането е твърде дълго."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "one-v-one-two-goals",
  "topic": "dribbling",
  "moment": "in_possession",
  "phase": "main_part",
  "practice_type": "opposed",
  "corners": ["technical", "tactical", "psychological"],
  "ages": [10, 15],
  "level": 3,
  "players": { "min": 4, "max": 12, "ideal": 6 },
  "area": [22, 16],
  "minutes": 18,
  "intensity": "very_high",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 6 }, { "kind": "cones", "count": 4 }, { "kind": "flat_markers", "count": 2 }, { "kind": "mini_goals", "count": 2 }, { "kind": "bibs", "count": 3 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 22, "width": 16, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 22, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 22, "y": 16 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 16 },
      { "id": "o5", "kind": "goal", "x": 22, "y": 3, "rotation": 180, "size": "mini" },
      { "id": "o6", "kind": "goal", "x": 22, "y": 13, "rotation": 180, "size": "mini" },
      { "id": "o7", "kind": "marker", "x": 14, "y": 0 },
      { "id": "o8", "kind": "marker", "x": 14, "y": 16 },
      { "id": "o9", "kind": "player", "x": 2.2, "y": 8, "team": "a" },
      { "id": "o10", "kind": "player", "x": 0.4, "y": 5.6, "team": "a" },
      { "id": "o11", "kind": "player", "x": 0.4, "y": 10.4, "team": "a" },
      { "id": "o12", "kind": "player", "x": 18, "y": 8, "rotation": 180, "team": "b" },
      { "id": "o13", "kind": "player", "x": 21.2, "y": 6.9, "team": "b" },
      { "id": "o14", "kind": "player", "x": 21.2, "y": 9.2, "team": "b" },
      { "id": "o15", "kind": "ball", "x": 16.8, "y": 8, "owner": "o12" }
    ],
    "drawings": [
      { "id": "z1", "kind": "zone", "shape": "rectangle", "points": [[14, 0], [22, 16]], "colour": "#8fb7a0" }
    ],
    "tracks": [
      { "object": "o10", "keys": [{ "t": 2.6, "x": 0.4, "y": 5.6, "ease": "linear" }, { "t": 7.75, "x": 0.4, "y": 5.6, "ease": "linear", "is_quiet": true }, { "t": 8.25, "x": 0.4, "y": 4.67, "ease": "linear", "is_quiet": true }, { "t": 8.75, "x": 0.4, "y": 4.67, "ease": "linear", "is_quiet": true }, { "t": 9.25, "x": 1.03, "y": 4.83, "ease": "linear", "is_quiet": true }, { "t": 10.45, "x": 1.03, "y": 4.83, "ease": "linear", "is_quiet": true }, { "t": 10.75, "x": 0.4, "y": 5.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o11", "keys": [{ "t": 2.6, "x": 0.4, "y": 10.4, "ease": "linear" }, { "t": 7.75, "x": 0.4, "y": 10.4, "ease": "linear", "is_quiet": true }, { "t": 8.25, "x": 0.4, "y": 9.47, "ease": "linear", "is_quiet": true }, { "t": 8.75, "x": 0.4, "y": 9.47, "ease": "linear", "is_quiet": true }, { "t": 9.25, "x": 1.03, "y": 9.63, "ease": "linear", "is_quiet": true }, { "t": 10.45, "x": 1.03, "y": 9.63, "ease": "linear", "is_quiet": true }, { "t": 10.75, "x": 0.4, "y": 10.4, "ease": "linear", "is_quiet": true }] },
      { "object": "o14", "keys": [{ "t": 2.6, "x": 21.2, "y": 9.2, "ease": "linear" }, { "t": 2.95, "x": 21.2, "y": 9.2, "ease": "linear", "is_quiet": true }, { "t": 3.98, "x": 19.1, "y": 9.2, "ease": "linear", "is_quiet": true }, { "t": 7.22, "x": 19.1, "y": 9.2, "ease": "linear", "is_quiet": true }, { "t": 8.25, "x": 20.73, "y": 7.85, "ease": "linear", "is_quiet": true }, { "t": 8.75, "x": 20.73, "y": 7.85, "ease": "linear", "is_quiet": true }, { "t": 9.25, "x": 21.6, "y": 7.85, "ease": "linear", "is_quiet": true }, { "t": 10.45, "x": 21.6, "y": 7.85, "ease": "linear", "is_quiet": true }, { "t": 10.87, "x": 21.2, "y": 9.2, "ease": "linear", "is_quiet": true }] },
      { "object": "o13", "keys": [{ "t": 2.6, "x": 21.2, "y": 6.9, "ease": "linear" }, { "t": 3.98, "x": 17.7, "y": 6.9, "ease": "linear", "is_quiet": true }, { "t": 6.52, "x": 17.7, "y": 6.9, "ease": "linear", "is_quiet": true }, { "t": 8.25, "x": 20.42, "y": 4.65, "ease": "linear", "is_quiet": true }, { "t": 8.75, "x": 20.42, "y": 4.65, "ease": "linear", "is_quiet": true }, { "t": 9.25, "x": 21.31, "y": 4.8, "ease": "linear", "is_quiet": true }, { "t": 10.45, "x": 21.31, "y": 4.8, "ease": "linear", "is_quiet": true }, { "t": 10.88, "x": 21.37, "y": 3.7, "ease": "linear", "is_quiet": true }, { "t": 11.18, "x": 21.37, "y": 3.7, "ease": "linear", "is_quiet": true }, { "t": 12.13, "x": 21.2, "y": 6.9, "ease": "linear", "is_quiet": true }] },
      { "object": "o12", "keys": [{ "t": 2.6, "x": 18, "y": 8, "ease": "linear" }, { "t": 8.25, "x": 18, "y": 8, "ease": "linear" }, { "t": 9.25, "x": 13.6, "y": 5.2, "ease": "in_out", "via": [[14.4, 6]] }, { "t": 10.45, "x": 13.6, "y": 5.2, "ease": "linear", "is_quiet": true }, { "t": 11.99, "x": 18, "y": 8, "ease": "linear", "is_quiet": true }] },
      { "object": "o9", "keys": [{ "t": 2.6, "x": 2.2, "y": 8, "ease": "linear" }, { "t": 4.4, "x": 2.2, "y": 8, "ease": "linear" }, { "t": 8.25, "x": 15, "y": 3.6, "ease": "in_out", "via": [[8, 6.6], [12.4, 7.6]] }, { "t": 10.45, "x": 15, "y": 3.6, "ease": "linear", "is_quiet": true }, { "t": 14.44, "x": 2.2, "y": 8, "ease": "linear", "is_quiet": true }, { "t": 15.47, "x": 2.2, "y": 8, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o15", "t": 2.6, "to": "o9", "speed": 10.5 },
      { "id": "e2", "kind": "shot", "ball": "o15", "t": 8.25, "x": 21.4, "y": 3, "speed": 21 },
      { "id": "t1o15", "ball": "o15", "t": 10.98, "kind": "take", "to": "o13", "speed": 1, "is_quiet": true },
      { "id": "b1o15", "ball": "o15", "t": 14.64, "kind": "ground", "speed": 9, "to": "o12", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "The defender passes to the attacker and steps out to meet them.", "de": "Der Verteidiger passt zum Angreifer und rückt heraus.", "bg": "Защитникът подава на нападателя и излиза срещу него." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "The attacker may score in either goal, but only from inside the finishing zone.", "de": "Der Angreifer darf auf beide Tore abschließen, aber nur aus der Zone.", "bg": "Ако защитникът отнеме и премине с топка крайната линия на нападателите." } },
      { "id": "s3", "t": 5.43, "name": "", "note": "", "captions": { "en": "Winning the ball and dribbling over the attackers' end line earns the defender …", "de": "Erobert der Verteidiger den Ball und dribbelt über die Grundlinie der …", "bg": "Единоборството трае до 8 секунди." } },
      { "id": "s4", "t": 8.25, "name": "", "note": "", "captions": { "en": "Scoring: goal: one point; after a change of goal: two.", "de": "Wertung: Tor: ein Punkt; nach Wechsel des Tores: zwei.", "bg": "Точки: гол: точка; след смяна на вратата: две." } },
      { "id": "s5", "t": 10.45, "name": "", "note": "", "captions": { "en": "Players change opponents after each duel.", "de": "Vier Blöcke à 3 Minuten, 2 Minuten Pause, nach jedem Block Rollentausch.", "bg": "Две, ако преди удара е сменена вратата." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "1v1: threaten one goal, beat at the other",
      "aim": "Attack the defender at speed, unbalance with a feint and finish early at the goal that opens.",
      "setup": "22 × 16 m, two mini goals in the corners of one end line. Two markers show the 8 m finishing zone. Three attackers start at the middle of the opposite end, three defenders between the goals, the first of them 4 m in front of the line with the ball.",
      "rules": "1. The defender passes to the attacker and steps out to meet them.\n2. The attacker may score in either goal, but only from inside the finishing zone: one point, two if the finish follows a change from one goal to the other.\n3. Winning the ball and dribbling over the attackers' end line earns the defender two points. Each duel ends after 8 seconds.\n4. Four blocks of 3 minutes with 2 minutes' rest; swap roles after each block.\n5. Players change opponents after each duel.",
      "points": [
        "First touch forward: use the space before it is closed",
        "Run at the defender's front foot",
        "Feint about two metres away, with shoulder and hips",
        "Push off hard and cut across the defender's path",
        "Defender: slow down, side-on, show one way"
      ],
      "progressions": [
        "Defender starts 3 m closer",
        "Six seconds per duel",
        "A second defender may chase from behind after three seconds"
      ],
      "regressions": [
        "Defender starts on the end line",
        "No finishing zone: score from anywhere",
        "Defender keeps hands behind the back"
      ],
      "scoring": "Goal: one point; after a change of goal: two; ball won and dribbled over the end line: two.",
      "questions": ["What did you do to make the defender move first?"],
      "faults": [
        "Going for one goal from the start: easy to read.",
        "The defender dives in instead of steering."
      ]
    },
    "de": {
      "title": "1 gegen 1: ein Tor androhen, das andere treffen",
      "aim": "Mit Tempo auf den Verteidiger zu, ihn mit einer Finte aus dem Gleichgewicht bringen und früh auf das freie Tor abschließen.",
      "setup": "22 × 16 m, zwei Minitore in den Ecken einer Grundlinie. Zwei Markierungen zeigen die 8 m tiefe Abschlusszone. Drei Angreifer starten mittig an der Gegenseite, drei Verteidiger zwischen den Toren, der erste mit Ball 4 m vor der Linie.",
      "rules": "1. Der Verteidiger passt zum Angreifer und rückt heraus.\n2. Der Angreifer darf auf beide Tore abschließen, aber nur aus der Zone: ein Punkt; zwei Punkte, wenn er vorher von einem Tor zum anderen gewechselt hat.\n3. Erobert der Verteidiger den Ball und dribbelt über die Grundlinie der Angreifer, bekommt er zwei Punkte. Ein Duell dauert höchstens 8 Sekunden.\n4. Vier Blöcke à 3 Minuten, 2 Minuten Pause, nach jedem Block Rollentausch. Nach jedem Duell neuer Gegner.",
      "points": [
        "Erster Kontakt nach vorn: den Raum nutzen, bevor er zu ist",
        "Den vorderen Fuß des Verteidigers andribbeln",
        "Finte etwa zwei Meter davor, mit Schulter und Hüfte",
        "Kräftig abdrücken und den Laufweg des Gegners kreuzen",
        "Verteidiger: Tempo herausnehmen, seitlich stehen, eine Seite anbieten"
      ],
      "progressions": [
        "Verteidiger startet 3 m näher",
        "Sechs Sekunden pro Duell",
        "Nach drei Sekunden jagt ein zweiter Verteidiger von hinten nach"
      ],
      "regressions": [
        "Verteidiger startet auf der Grundlinie",
        "Keine Zone: Abschluss von überall",
        "Verteidiger hält die Hände auf dem Rücken"
      ],
      "scoring": "Tor: ein Punkt; nach Wechsel des Tores: zwei; Ballgewinn und Dribbling über die Grundlinie: zwei.",
      "questions": ["Was hast du getan, damit der Verteidiger sich zuerst bewegt?"],
      "faults": [
        "Von Beginn an nur auf ein Tor gehen: leicht zu lesen.",
        "Der Verteidiger stürzt sich hinein, statt zu lenken."
      ]
    },
    "bg": {
      "title": "1 срещу 1: заплаха към едната, гол в другата",
      "aim": "Атака срещу защитника на скорост, изваждане от равновесие с финт и ранен удар към открилата се врата.",
      "setup": "22 × 16 м, две малки врати в ъглите на едната крайна линия. Два маркера показват 8-метровата зона за удар. Трима нападатели започват от средата на отсрещната линия, трима защитници – между вратите, първият е с топка на 4 м пред линията.",
      "rules": "1. Защитникът подава на нападателя и излиза срещу него.\n2. Може да се бележи в двете врати, но само от зоната: точка; две, ако преди удара е сменена вратата.\n3. Ако защитникът отнеме и премине с топка крайната линия на нападателите – две точки. Единоборството трае до 8 секунди.\n4. Четири блока по 3 минути с 2 минути почивка и смяна на ролите. След всяко единоборство – нов съперник.",
      "points": [
        "Първото докосване е напред: използваме пространството, преди да се затвори",
        "Атака към предния крак на защитника",
        "Финт на около два метра, с рамо и таз",
        "Силно оттласкване и пресичане пътя на защитника",
        "Защитникът забавя, стои странично и насочва в една посока"
      ],
      "progressions": [
        "Защитникът тръгва от 3 м по-близо",
        "Шест секунди за единоборство",
        "След три секунди втори защитник гони отзад"
      ],
      "regressions": [
        "Защитникът тръгва от крайната линия",
        "Без зона: удар отвсякъде",
        "Защитникът е с ръце зад гърба"
      ],
      "scoring": "Гол: точка; след смяна на вратата: две; отнета топка и дрибъл през крайната линия: две.",
      "questions": ["Какво направи, за да се премести първо защитникът?"],
      "faults": [
        "Тръгва се само към едната врата: лесно се чете.",
        "Защитникът се хвърля, вместо да насочва."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "open-the-door-first-touch",
  "topic": "first_touch",
  "moment": "in_possession",
  "phase": "main_part",
  "practice_type": "unopposed",
  "corners": ["technical", "tactical", "psychological"],
  "ages": [11, 17],
  "level": 3,
  "players": { "min": 3, "max": 16, "ideal": 8 },
  "area": [24, 24],
  "minutes": 15,
  "intensity": "medium",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 4 }, { "kind": "cones", "count": 4 }, { "kind": "flat_markers", "count": 8 }, { "kind": "mannequins", "count": 2 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 24, "width": 24, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 24, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 24, "y": 24 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 24 },
      { "id": "o5", "kind": "mannequin", "x": 12, "y": 6 },
      { "id": "o6", "kind": "marker", "x": 12, "y": 1.5 },
      { "id": "o7", "kind": "marker", "x": 12, "y": 3.8 },
      { "id": "o8", "kind": "marker", "x": 12, "y": 8.2 },
      { "id": "o9", "kind": "marker", "x": 12, "y": 10.5 },
      { "id": "o15", "kind": "mannequin", "x": 12, "y": 18 },
      { "id": "o16", "kind": "marker", "x": 12, "y": 13.5 },
      { "id": "o17", "kind": "marker", "x": 12, "y": 15.8 },
      { "id": "o18", "kind": "marker", "x": 12, "y": 20.2 },
      { "id": "o19", "kind": "marker", "x": 12, "y": 22.5 },
      { "id": "o10", "kind": "player", "x": 2.2, "y": 6, "rotation": 0, "team": "a", "number": "1" },
      { "id": "o11", "kind": "player", "x": 0.4, "y": 8.4, "team": "a" },
      { "id": "o12", "kind": "player", "x": 10, "y": 6, "team": "b", "number": "2" },
      { "id": "o13", "kind": "player", "x": 22, "y": 6, "team": "a", "number": "3" },
      { "id": "o20", "kind": "player", "x": 2.2, "y": 18, "rotation": 0, "team": "a", "number": "1" },
      { "id": "o21", "kind": "player", "x": 0.4, "y": 20.4, "team": "a" },
      { "id": "o22", "kind": "player", "x": 10, "y": 18, "team": "b", "number": "2" },
      { "id": "o23", "kind": "player", "x": 22, "y": 18, "team": "a", "number": "3" },
      { "id": "o14", "kind": "ball", "x": 3.4, "y": 6, "owner": "o10" },
      { "id": "o24", "kind": "ball", "x": 3.4, "y": 18, "owner": "o20" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o12", "keys": [{ "t": 2.6, "x": 10, "y": 6, "ease": "linear" }, { "t": 3.25, "x": 7.4, "y": 6, "ease": "in_out" }, { "t": 3.38, "x": 7.4, "y": 6, "ease": "linear" }, { "t": 5.49, "x": 14, "y": 9.4, "ease": "in_out", "via": [[9.4, 9]] }, { "t": 7.37, "x": 14, "y": 9.4, "ease": "linear", "is_quiet": true }, { "t": 8.92, "x": 10, "y": 6, "ease": "linear", "is_quiet": true }] },
      { "object": "o22", "keys": [{ "t": 2.6, "x": 10, "y": 18, "ease": "linear" }, { "t": 3.6, "x": 10, "y": 18, "ease": "linear" }, { "t": 5.16, "x": 14, "y": 14.6, "ease": "in_out", "via": [[10.8, 15.2]] }, { "t": 7.37, "x": 14, "y": 14.6, "ease": "linear", "is_quiet": true }, { "t": 8.92, "x": 10, "y": 18, "ease": "linear", "is_quiet": true }] },
      { "object": "o10", "keys": [{ "t": 11.26, "x": 2.2, "y": 6, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o14", "t": 2.6, "to": "o12", "speed": 10.99 },
      { "id": "e2", "kind": "ground", "ball": "o14", "t": 5.49, "to": "o13", "speed": 11 },
      { "id": "e3", "kind": "ground", "ball": "o24", "t": 2.6, "to": "o22", "speed": 11 },
      { "id": "e4", "kind": "ground", "ball": "o24", "t": 5.16, "to": "o23", "speed": 11 },
      { "id": "b1o14", "ball": "o14", "t": 9.12, "kind": "lofted", "speed": 12, "to": "o10", "is_quiet": true },
      { "id": "b1o24", "ball": "o24", "t": 9.12, "kind": "lofted", "speed": 12, "to": "o20", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Player 2 comes towards 1 to receive.", "de": "Spieler 2 kommt 1 entgegen.", "bg": "Играч 2 идва към 1." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "While the pass is travelling, 3 raises the left or right arm: that door is open.", "de": "Während der Ball rollt, hebt 3 den linken oder rechten Arm: Diese Tür ist offen.", "bg": "Докато топката се движи, 3 вдига лявата или дясната ръка: тази врата е отворена." } },
      { "id": "s3", "t": 5.49, "name": "", "note": "", "captions": { "en": "Scoring: one point per action when touch, gate and two contacts are right.", "de": "Wertung: Ein Punkt je Aktion, wenn Kontakt, Tor und zwei Kontakte stimmen.", "bg": "Точки: точка за действие, ако докосването." } },
      { "id": "s4", "t": 7.37, "name": "", "note": "", "captions": { "en": "Six actions, then rotate 1 → 2 → 3 → 1.", "de": "Zurück auf die Plätze, der nächste Durchgang beginnt.", "bg": "Шест действия, после ротация 1 → 2 → 3 → 1." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Open the door",
      "aim": "Check the shoulder, receive half-turned and let the first touch take the ball through the open gate.",
      "setup": "Two stations, 24 × 12 m each, four players per station. A mannequin in the middle with a 2.3 m gate on either side. Player 2 works close to the mannequin, 1 (a second player waits there) and 3 stand at the ends. The ball starts with 1.",
      "rules": "1. Player 2 comes towards 1 to receive. While the pass is travelling, 3 raises the left or right arm: that door is open.\n2. Player 2 has looked, takes the first touch through it, passes to 3 and turns for the return ball, now with 1 showing the door. Six actions, then rotate 1 → 2 → 3 → 1.\n3. Score the series: one point if touch and gate were right without a third touch.\n4. Three rounds of 4 minutes, one minute rest.",
      "points": [
        "Look twice: before moving and while the ball travels",
        "Come off the mannequin with a short, sharp check",
        "Side-on, receive with the foot farther from the ball",
        "First touch 2–3 m into the gate, then pass on the second",
        "Server: weight and foot of the pass tell where to turn"
      ],
      "progressions": [
        "Swap the mannequin for a defender who may close one gate",
        "Receive with the weaker foot only",
        "Bouncing or thigh-high service"
      ],
      "regressions": [
        "Show the gate before the pass",
        "Three touches allowed",
        "Shorten the distance to 8 m"
      ],
      "scoring": "One point per action when touch, gate and two contacts are right; best series of six.",
      "questions": ["When do you have to look so that you still see the arm?"],
      "faults": [
        "Looking only when the ball has arrived.",
        "Flat-footed receiving with closed hips."
      ]
    },
    "de": {
      "title": "Die Tür aufmachen",
      "aim": "Schulterblick, halb offen annehmen und den Ball mit dem ersten Kontakt durch das offene Tor mitnehmen.",
      "setup": "Zwei Stationen mit je 24 × 12 m und vier Spielern. In der Mitte ein Dummy, links und rechts davon ein 2,3 m breites Hütchentor. Spieler 2 arbeitet nah am Dummy, 1 (dahinter wartet ein Zweiter) und 3 stehen an den Enden. Der Ball startet bei 1.",
      "rules": "1. Spieler 2 kommt 1 entgegen. Während der Ball rollt, hebt 3 den linken oder rechten Arm: Diese Tür ist offen.\n2. Spieler 2 hat geschaut, nimmt mit dem ersten Kontakt durch dieses Tor mit, passt zu 3 und dreht für den Rückweg um, jetzt zeigt 1 die Tür.\n3. Sechs Aktionen, dann weiter 1 → 2 → 3 → 1.\n4. Wertung je Serie: ein Punkt, wenn Tor und Mitnahme stimmen und kein dritter Kontakt nötig war.\n5. Drei Runden à 4 Minuten, eine Minute Pause.",
      "points": [
        "Zweimal schauen: vor der Bewegung und während der Ball rollt",
        "Kurz und scharf vom Dummy lösen",
        "Seitlich stehen, mit dem ballfernen Fuß annehmen",
        "Erster Kontakt 2–3 m ins Tor, mit dem zweiten passen",
        "Passgeber: Schärfe und Fuß sagen, wohin gedreht wird"
      ],
      "progressions": [
        "Statt des Dummys ein Verteidiger, der ein Tor schließen darf",
        "Nur mit dem schwächeren Fuß annehmen",
        "Zuspiele aufspringend oder hüfthoch"
      ],
      "regressions": [
        "Tor schon vor dem Pass anzeigen",
        "Drei Kontakte erlaubt",
        "Abstand auf 8 m verkürzen"
      ],
      "scoring": "Ein Punkt je Aktion, wenn Kontakt, Tor und zwei Kontakte stimmen; beste Sechserserie.",
      "questions": ["Wann musst du schauen, um den Arm noch zu sehen?"],
      "faults": [
        "Erst schauen, wenn der Ball schon da ist.",
        "Auf ganzer Sohle mit geschlossener Hüfte annehmen."
      ]
    },
    "bg": {
      "title": "Отвори вратата",
      "aim": "Поглед през рамо, приемане с полуобърнато тяло и първо докосване през отворената врата.",
      "setup": "Две станции по 24 × 12 м с по четирима играчи. В средата – манекен, от двете му страни врати от маркери по 2,3 м. Играч 2 работи близо до манекена, 1 (зад него чака още един) и 3 са в краищата. Топката е у 1.",
      "rules": "1. Играч 2 идва към 1. Докато топката се движи, 3 вдига лявата или дясната ръка: тази врата е отворена.\n2. Играч 2 вече е погледнал, с първото докосване минава през нея, подава на 3 и се обръща за връщане, като сега 1 показва вратата.\n3. Шест действия, после ротация 1 → 2 → 3 → 1.\n4. Точка за всяко вярно първо докосване без трето. Три рунда по 4 минути с минута почивка.",
      "points": [
        "Два погледа: преди движението и докато топката пътува",
        "Късо и рязко отделяне от манекена",
        "Странично тяло, приемане с далечния крак",
        "Първото докосване е 2–3 м към вратата, второто е пасът",
        "Подаващият казва със силата и крака накъде е обръщането"
      ],
      "progressions": [
        "Вместо манекен – защитник, който може да затвори едната врата",
        "Приемане само с по-слабия крак",
        "Подавания с отскок или на височината на бедрото"
      ],
      "regressions": [
        "Вратата се показва преди паса",
        "Позволени са три докосвания",
        "Разстоянието става 8 м"
      ],
      "scoring": "Точка за действие, ако докосването, вратичката и двете докосвания са верни; най-добра серия от шест.",
      "questions": ["Кога трябва да погледнеш, за да видиш ръката?"],
      "faults": [
        "Поглежда се чак когато топката е дошла.",
        "Поемане на цяло ходило със затворен таз."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "y-pattern-third-player",
  "topic": "combination_play",
  "moment": "in_possession",
  "phase": "main_part",
  "practice_type": "unopposed",
  "corners": ["technical", "tactical", "social"],
  "ages": [12, 19],
  "level": 3,
  "players": { "min": 5, "max": 10, "ideal": 6 },
  "area": [30, 24],
  "minutes": 16,
  "intensity": "medium",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 6 }, { "kind": "cones", "count": 4 }, { "kind": "flat_markers", "count": 4 }, { "kind": "mannequins", "count": 3 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 30, "width": 24, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 30, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 30, "y": 24 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 24 },
      { "id": "o5", "kind": "marker", "x": 0.9, "y": 12 },
      { "id": "o6", "kind": "marker", "x": 11.8, "y": 13.5 },
      { "id": "o7", "kind": "marker", "x": 28.4, "y": 3 },
      { "id": "o8", "kind": "marker", "x": 28.4, "y": 21 },
      { "id": "o9", "kind": "mannequin", "x": 14, "y": 12 },
      { "id": "o10", "kind": "mannequin", "x": 25, "y": 6.4 },
      { "id": "o11", "kind": "mannequin", "x": 25, "y": 17.6 },
      { "id": "o12", "kind": "player", "x": 2.2, "y": 12, "rotation": 34, "team": "a", "number": "1" },
      { "id": "o13", "kind": "player", "x": 0.4, "y": 9.6, "team": "a" },
      { "id": "o14", "kind": "player", "x": 0.4, "y": 14.4, "team": "a" },
      { "id": "o15", "kind": "player", "x": 11.8, "y": 12, "team": "a", "number": "2" },
      { "id": "o16", "kind": "player", "x": 27, "y": 3, "team": "a", "number": "3" },
      { "id": "o17", "kind": "player", "x": 27, "y": 21, "team": "a", "number": "4" },
      { "id": "o18", "kind": "ball", "x": 3.4, "y": 12.8, "owner": "o12" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o16", "keys": [{ "t": 2.6, "x": 27, "y": 3, "ease": "linear" }, { "t": 7.21, "x": 27, "y": 3, "ease": "linear" }, { "t": 8.29, "x": 28.8, "y": 8.4, "ease": "in_out", "via": [[28.8, 6]] }, { "t": 9.81, "x": 28.8, "y": 8.4, "ease": "linear", "is_quiet": true }, { "t": 11.49, "x": 27, "y": 3, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 11.8, "y": 12, "ease": "linear" }, { "t": 4.65, "x": 11.8, "y": 12, "ease": "linear" }, { "t": 6.37, "x": 19.6, "y": 7.8, "ease": "in_out", "via": [[15.6, 8.2]] }, { "t": 9.81, "x": 19.6, "y": 7.8, "ease": "linear", "is_quiet": true }, { "t": 12.42, "x": 11.8, "y": 12, "ease": "linear", "is_quiet": true }] },
      { "object": "o12", "keys": [{ "t": 2.6, "x": 2.2, "y": 12, "ease": "linear" }, { "t": 2.9, "x": 2.2, "y": 12, "ease": "linear" }, { "t": 3.52, "x": 4.4, "y": 9.4, "ease": "in_out" }, { "t": 9.81, "x": 4.4, "y": 9.4, "ease": "linear", "is_quiet": true }, { "t": 10.82, "x": 2.2, "y": 12, "ease": "linear", "is_quiet": true }, { "t": 16, "x": 2.2, "y": 12, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o18", "t": 2.6, "to": "o15", "speed": 12 },
      { "id": "e2", "kind": "ground", "ball": "o18", "t": 3.7, "to": "o12", "speed": 12 },
      { "id": "e3", "kind": "ground", "ball": "o18", "t": 4.65, "to": "o16", "speed": 12 },
      { "id": "e4", "kind": "ground", "ball": "o18", "t": 6.91, "to": "o15", "speed": 12 },
      { "id": "e5", "kind": "ground", "ball": "o18", "t": 7.95, "to": "o16", "speed": 12 },
      { "id": "b1o18", "ball": "o18", "t": 12.62, "kind": "ground", "speed": 9, "to": "o12", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Player 1 plays into 2, who sets it back into 1's path.", "de": "Spieler 1 spielt 2 an, der in den Lauf von 1 klatschen lässt.", "bg": "Играч 1 подава на 2, който връща с едно докосване по хода му." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "1 plays the long pass to 3.", "de": "1 spielt lang auf 3.", "bg": "1 дава дълъг пас към 3." } },
      { "id": "s3", "t": 4.65, "name": "", "note": "", "captions": { "en": "Meanwhile 2 spins round the mannequin and arrives for 3's one-touch lay-off.", "de": "Währenddessen löst sich 2 um den Dummy und kommt zum direkten Ablegen von 3.", "bg": "През това време 2 се отделя покрай манекена и идва за връщането на 3." } },
      { "id": "s4", "t": 7.95, "name": "", "note": "", "captions": { "en": "Scoring: team target: twelve clean runs without a stop.", "de": "Wertung: Teamziel: zwölf saubere Durchläufe ohne Stopp; die Zeit wird notiert.", "bg": "Точки: цел на отбора: дванадесет чисти изпълнения без спиране." } },
      { "id": "s5", "t": 9.81, "name": "", "note": "", "captions": { "en": "Next ball to 4.", "de": "Der nächste Ball geht auf 4.", "bg": "Ротация: 1 → 2 → фланг → начало." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Y pattern with the third player",
      "aim": "Lay off, play long and free the third player: a combination with clean timing on both sides.",
      "setup": "30 × 24 m. Three players at the base (number 1 with a ball), 2 in the centre with a mannequin behind, 3 and 4 wide, 25 m from the base, each with a mannequin 4 m inside. Five spare balls lie at the base.",
      "rules": "1. Player 1 plays into 2, who sets it back into 1's path. 1 plays the long pass to 3.\n2. Meanwhile 2 spins round the mannequin and arrives for 3's one-touch lay-off; 2 plays the ball into 3's run behind the mannequin; 3 dribbles back to the base outside. Next ball to 4. Move up: 1 → 2 → wide player → base.\n3. Twelve clean runs without a stop is the team target.\n4. Three rounds of 4 minutes; one minute in between to talk about timing.",
      "points": [
        "Come off the mannequin as the passer looks up",
        "Set with a soft ankle, into the path and not to the feet",
        "Long pass with the laces, to the far foot",
        "Third player starts when the ball leaves the passer",
        "Pass in front of the runner, speed stays up"
      ],
      "progressions": [
        "Start both sides a second apart",
        "Player 2 decides: set back or turn and play wide",
        "Mannequins become passive defenders"
      ],
      "regressions": [
        "Play wide at 15 m with two touches",
        "Leave out the run behind: 3 controls and dribbles home"
      ],
      "scoring": "Team target: twelve clean runs without a stop; write down how many minutes it took.",
      "questions": ["When does player 2 have to start to arrive with the ball?"],
      "faults": [
        "The third player starts too early and stands waiting.",
        "Soft long pass: the pattern loses its pace."
      ]
    },
    "de": {
      "title": "Y-Form mit dem Dritten",
      "aim": "Klatschen lassen, lang spielen und den Dritten freispielen: eine Kombination mit sauberem Timing auf beiden Seiten.",
      "setup": "30 × 24 m. Drei Spieler an der Basis (1 mit Ball), 2 in der Mitte mit Dummy im Rücken, 3 und 4 außen, 25 m von der Basis, je ein Dummy 4 m innen. Fünf Ersatzbälle liegen an der Basis.",
      "rules": "1. Spieler 1 spielt 2 an, der in den Lauf von 1 klatschen lässt. 1 spielt lang auf 3.\n2. Währenddessen löst sich 2 um den Dummy und kommt zum direkten Ablegen von 3.\n3. Spieler 2 spielt in den Lauf von 3 hinter den Dummy; 3 dribbelt außen zur Basis zurück. Der nächste Ball geht auf 4. Nachrücken: 1 → 2 → außen → Basis.\n4. Teamziel: zwölf saubere Durchgänge ohne Stopp.\n5. Drei Runden à 4 Minuten, dazwischen eine Minute Absprache zum Timing.",
      "points": [
        "Vom Dummy lösen, sobald der Passgeber aufschaut",
        "Weich klatschen lassen, in den Lauf statt auf den Fuß",
        "Langer Ball mit dem Spann auf den ballfernen Fuß",
        "Der Dritte startet, wenn der Ball den Fuß verlässt",
        "In den Lauf passen, Tempo bleibt hoch"
      ],
      "progressions": [
        "Beide Seiten starten um eine Sekunde versetzt",
        "Spieler 2 entscheidet: klatschen lassen oder aufdrehen und außen spielen",
        "Aus den Dummys werden passive Verteidiger"
      ],
      "regressions": [
        "Außen auf 15 m und mit zwei Kontakten",
        "Ohne Hinterlaufen: 3 nimmt an und dribbelt heim"
      ],
      "scoring": "Teamziel: zwölf saubere Durchläufe ohne Stopp; die Zeit wird notiert.",
      "questions": ["Wann muss die 2 starten, um mit dem Ball anzukommen?"],
      "faults": [
        "Der Dritte startet zu früh und steht dann.",
        "Zu weicher langer Pass: Der Ablauf verliert Tempo."
      ]
    },
    "bg": {
      "title": "Схема „Y“ с третия играч",
      "aim": "Връщане с едно докосване, дълъг пас и освобождаване на третия: комбинация с точен момент от двете страни.",
      "setup": "30 × 24 м. Трима в началото (1 с топка), 2 в средата с манекен зад гърба, 3 и 4 по фланговете на 25 м, всеки с манекен 4 м навътре. Пет резервни топки са в началото.",
      "rules": "1. Играч 1 подава на 2, който връща с едно докосване по хода му. 1 дава дълъг пас към 3.\n2. През това време 2 се отделя покрай манекена и идва за връщането на 3; 2 подава по хода на 3 зад манекена, а 3 води отвън до началото. Следващата топка е за 4. Ротация: 1 → 2 → фланг → начало.\n3. Целта на отбора са дванадесет чисти комбинации без спиране.\n4. Три рунда по 4 минути с минута за разговор.",
      "points": [
        "Отделяне от манекена, когато подаващият вдигне глава",
        "Меко връщане по хода, а не в краката",
        "Дълъг пас с горната част на стъпалото в далечния крак",
        "Третият тръгва, щом топката напусне крака",
        "Пас пред тичащия, темпото не пада"
      ],
      "progressions": [
        "Двете страни тръгват с една секунда разлика",
        "Играч 2 решава: връща или се обръща и подава на фланга",
        "Манекените стават пасивни защитници"
      ],
      "regressions": [
        "Флангът е на 15 м и с две докосвания",
        "Без излизане зад манекена: 3 спира и води"
      ],
      "scoring": "Цел на отбора: дванадесет чисти изпълнения без спиране; времето се записва.",
      "questions": ["Кога трябва да тръгне номер 2, за да стигне заедно с топката?"],
      "faults": [
        "Третият тръгва рано и после чака.",
        "Дългият пас е мек и комбинацията губи темпо."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "overlap-and-cut-back",
  "topic": "crossing",
  "moment": "in_possession",
  "phase": "main_part",
  "practice_type": "wave",
  "corners": ["technical", "tactical", "physical"],
  "ages": [14, 19],
  "level": 4,
  "players": { "min": 8, "max": 16, "ideal": 8 },
  "keepers": 1,
  "area": [30, 44],
  "minutes": 20,
  "intensity": "high",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 10 }, { "kind": "cones", "count": 4 }, { "kind": "flat_markers", "count": 6 }, { "kind": "mannequins", "count": 2 }, { "kind": "full_goals", "count": 1 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 30, "width": 44, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 30, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 30, "y": 44 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 44 },
      { "id": "o5", "kind": "goal", "x": 30, "y": 22, "rotation": 180, "size": "full" },
      { "id": "o7", "kind": "mannequin", "x": 24, "y": 19 },
      { "id": "o8", "kind": "mannequin", "x": 24, "y": 25 },
      { "id": "o9", "kind": "marker", "x": 2, "y": 20.4 },
      { "id": "o10", "kind": "marker", "x": 12, "y": 39.6 },
      { "id": "o11", "kind": "marker", "x": 12, "y": 4.4 },
      { "id": "o12", "kind": "marker", "x": 4, "y": 43.6 },
      { "id": "o13", "kind": "marker", "x": 4, "y": 0.4 },
      { "id": "o14", "kind": "marker", "x": 14, "y": 22 },
      { "id": "o6", "kind": "player", "x": 28.6, "y": 22, "team": "b", "is_keeper": true },
      { "id": "o15", "kind": "player", "x": 2, "y": 22, "rotation": 25, "team": "a", "number": "6" },
      { "id": "o17", "kind": "player", "x": 12, "y": 38, "team": "a", "number": "7" },
      { "id": "o18", "kind": "player", "x": 4, "y": 42, "team": "a", "number": "2" },
      { "id": "o19", "kind": "player", "x": 12, "y": 6, "team": "a", "number": "11" },
      { "id": "o20", "kind": "player", "x": 4, "y": 2, "team": "a", "number": "3" },
      { "id": "o21", "kind": "player", "x": 15, "y": 23.6, "team": "a", "number": "9" },
      { "id": "o22", "kind": "player", "x": 13, "y": 15.5, "team": "a", "number": "10" },
      { "id": "o16", "kind": "ball", "x": 3.3, "y": 22.6, "owner": "o15" }
    ],
    "drawings": [
      { "id": "z1", "kind": "zone", "shape": "rectangle", "points": [[23.5, 26.5], [27.5, 31]], "colour": "#8fb7a0" },
      { "id": "z2", "kind": "zone", "shape": "rectangle", "points": [[23.5, 13], [27.5, 17.5]], "colour": "#8fb7a0" },
      { "id": "z3", "kind": "zone", "shape": "rectangle", "points": [[17, 19.5], [21, 24.5]], "colour": "#8fb7a0" }
    ],
    "tracks": [
      { "object": "o20", "keys": [{ "t": 2.6, "x": 4, "y": 2, "ease": "linear" }, { "t": 3.97, "x": 4, "y": 2, "ease": "linear", "is_quiet": true }, { "t": 4.47, "x": 4.53, "y": 2.85, "ease": "linear", "is_quiet": true }, { "t": 9.89, "x": 4.53, "y": 2.85, "ease": "linear", "is_quiet": true }, { "t": 10.39, "x": 5, "y": 2.03, "ease": "linear", "is_quiet": true }, { "t": 13.26, "x": 5, "y": 2.03, "ease": "linear", "is_quiet": true }, { "t": 13.56, "x": 4, "y": 2, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 2, "y": 22, "ease": "linear" }, { "t": 3.97, "x": 2, "y": 22, "ease": "linear", "is_quiet": true }, { "t": 4.47, "x": 2.53, "y": 22.85, "ease": "linear", "is_quiet": true }, { "t": 9.89, "x": 2.53, "y": 22.85, "ease": "linear", "is_quiet": true }, { "t": 10.39, "x": 3, "y": 22.03, "ease": "linear", "is_quiet": true }, { "t": 13.26, "x": 3, "y": 22.03, "ease": "linear", "is_quiet": true }, { "t": 13.56, "x": 2, "y": 22, "ease": "linear", "is_quiet": true }] },
      { "object": "o22", "keys": [{ "t": 2.6, "x": 13, "y": 15.5, "ease": "linear" }, { "t": 8.8, "x": 13, "y": 15.5, "ease": "linear" }, { "t": 10.39, "x": 18.8, "y": 22, "ease": "in_out", "via": [[17, 19.4]] }, { "t": 13.26, "x": 18.8, "y": 22, "ease": "linear", "is_quiet": true }, { "t": 15.83, "x": 13, "y": 15.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o21", "keys": [{ "t": 2.6, "x": 15, "y": 23.6, "ease": "linear" }, { "t": 8.8, "x": 15, "y": 23.6, "ease": "linear" }, { "t": 10.9, "x": 26, "y": 26.6, "ease": "in_out", "via": [[20, 25.8]] }, { "t": 13.26, "x": 26, "y": 26.6, "ease": "linear", "is_quiet": true }, { "t": 16.62, "x": 15, "y": 23.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 4, "y": 42, "ease": "linear" }, { "t": 4.47, "x": 4, "y": 42, "ease": "linear" }, { "t": 7.5, "x": 20.4, "y": 42.4, "ease": "in_out", "via": [[13, 43.6]] }, { "t": 8.8, "x": 25.4, "y": 41, "ease": "in_out" }, { "t": 13.26, "x": 25.4, "y": 41, "ease": "linear", "is_quiet": true }, { "t": 17.3, "x": 12, "y": 38, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 12, "y": 38, "ease": "linear" }, { "t": 4.47, "x": 12, "y": 38, "ease": "linear" }, { "t": 6.28, "x": 16.6, "y": 33, "ease": "in_out", "via": [[15, 33.4]] }, { "t": 13.26, "x": 16.6, "y": 33, "ease": "linear", "is_quiet": true }, { "t": 17.82, "x": 4, "y": 42, "ease": "linear", "is_quiet": true }] },
      { "object": "o19", "keys": [{ "t": 2.6, "x": 12, "y": 6, "ease": "linear" }, { "t": 8.8, "x": 12, "y": 6, "ease": "linear" }, { "t": 12.06, "x": 26.4, "y": 16.4, "ease": "in_out", "via": [[21, 11]] }, { "t": 13.26, "x": 26.4, "y": 16.4, "ease": "linear", "is_quiet": true }, { "t": 18.49, "x": 12, "y": 6, "ease": "linear", "is_quiet": true }] },
      { "object": "o6", "keys": [{ "t": 2.6, "x": 28.6, "y": 22, "ease": "linear" }, { "t": 3.57, "x": 28.6, "y": 22, "ease": "linear", "is_quiet": true }, { "t": 4.47, "x": 28.11, "y": 23.78, "ease": "linear", "is_quiet": true }, { "t": 7, "x": 28.11, "y": 23.78, "ease": "linear", "is_quiet": true }, { "t": 7.5, "x": 28.92, "y": 24.18, "ease": "linear", "is_quiet": true }, { "t": 9.26, "x": 28.92, "y": 24.18, "ease": "linear", "is_quiet": true }, { "t": 10.39, "x": 28, "y": 22.06, "ease": "linear", "is_quiet": true }, { "t": 13.26, "x": 28, "y": 22.06, "ease": "linear", "is_quiet": true }, { "t": 13.44, "x": 28.6, "y": 22, "ease": "linear", "is_quiet": true }, { "t": 20.56, "x": 28.6, "y": 22, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o16", "t": 2.6, "to": "o17", "speed": 12 },
      { "id": "e2", "kind": "ground", "ball": "o16", "t": 6.28, "to": "o18", "speed": 12 },
      { "id": "e3", "kind": "ground", "ball": "o16", "t": 8.8, "to": "o22", "x": 19.02, "y": 22.66, "speed": 12 },
      { "id": "b1o16", "ball": "o16", "t": 18.69, "kind": "ground", "speed": 9, "to": "o15", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Player 6 plays to 7, who dribbles inside; 2 overlaps and receives in stride.", "de": "Spieler 6 spielt auf 7, der nach innen zieht.", "bg": "Играч 6 подава на 7, който влиза навътре." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Low cross or cut-back into a zone.", "de": "Flache Hereingabe oder Ball in den Rückraum.", "bg": "Ниско центриране или връщане в зона: 9 атакува близката греда, 10." } },
      { "id": "s3", "t": 6.28, "name": "", "note": "", "captions": { "en": "Finish with the foot, on the first touch if possible.", "de": "Abschluss mit dem Fuß, möglichst direkt.", "bg": "Завършва се с крак, по възможност от първо докосване." } },
      { "id": "s4", "t": 8.8, "name": "", "note": "", "captions": { "en": "Scoring: goal: one point; first-time finish: two.", "de": "Wertung: Tor: ein Punkt; Direktabschluss: zwei.", "bg": "Точки: гол: точка; от първо докосване: две." } },
      { "id": "s5", "t": 13.26, "name": "", "note": "", "captions": { "en": "Five blocks of 3 minutes, one minute rest; change positions after every block.", "de": "Alle gehen außen zurück und tauschen.", "bg": "Всички се връщат отвън и се сменят." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Overlap, cut-back, three runs",
      "aim": "Create room outside with an overlap and finish low crosses with three timed runs into the box.",
      "setup": "30 × 44 m in front of a full goal with keeper. Two mannequins at the goal area line. 6 starts in the centre, 7 and 11 as wingers, 2 and 3 as full-backs behind them, 9 and 10 in front of the box. Zones: near post, far post, penalty spot. Ten balls beside 6.",
      "rules": "1. Player 6 plays to 7, who dribbles inside; 2 overlaps and receives in stride.\n2. Low cross or cut-back into a zone: 9 attacks the near post, 10 the spot, 11 arrives at the far post.\n3. Finish with the foot, on the first touch if possible.\n4. Goal: one point; goal after a first-time finish: two.\n5. Then the left side with 3 and 11, runs mirrored. Everyone returns outside and swaps.\n6. Five blocks of 3 minutes, one minute rest; change positions after every block.",
      "points": [
        "Winger drives inside to free the line",
        "Full-back starts as the winger's head goes down",
        "Look up before the cross: zone first, player second",
        "Runs start late, arrive fast and cross the zones one after the other",
        "Side-on, open the hip and pass it into the goal"
      ],
      "progressions": [
        "Replace a mannequin with an active defender",
        "Second ball: 6 plays another cross ball from the coach after each finish",
        "Only cut-backs count; two-touch limit in the box"
      ],
      "regressions": [
        "Without the overlap: the winger crosses",
        "Cross from a standing ball",
        "One runner only"
      ],
      "scoring": "Goal: one point; first-time finish: two.",
      "questions": ["Who decides when the full-back overlaps?"],
      "faults": [
        "All three runners arrive in the same zone.",
        "Crossing without a look up."
      ]
    },
    "de": {
      "title": "Hinterlaufen, Rückraum, drei Läufe",
      "aim": "Mit Hinterlaufen außen Raum schaffen und flache Hereingaben mit drei abgestimmten Läufen abschließen.",
      "setup": "30 × 44 m vor einem Großtor mit Torhüter. Zwei Dummys auf Höhe der Torraumlinie. 6 startet zentral, 7 und 11 als Flügel, 2 und 3 als Außenverteidiger dahinter, 9 und 10 vor dem Strafraum. Zonen: kurzer Pfosten, langer Pfosten, Elfmeterpunkt. Zehn Bälle liegen bei 6.",
      "rules": "1. Spieler 6 spielt auf 7, der nach innen zieht; 2 hinterläuft und bekommt den Ball in den Lauf.\n2. Flache Hereingabe oder Ball in den Rückraum: 9 geht auf den kurzen Pfosten, 10 auf den Punkt, 11 kommt am langen Pfosten an.\n3. Abschluss mit dem Fuß, möglichst direkt. Tor: ein Punkt, Direktabschluss: zwei.\n4. Dann über links mit 3 und 11, Läufe gespiegelt. Alle gehen außen zurück und tauschen.\n5. Fünf Blöcke à 3 Minuten, eine Minute Pause; nach jedem Block neue Positionen.",
      "points": [
        "Der Flügel zieht nach innen und öffnet die Linie",
        "Der Außenverteidiger startet, wenn der Flügel auf den Ball schaut",
        "Vor der Hereingabe schauen: erst Zone, dann Mitspieler",
        "Läufe spät starten, schnell ankommen und die Zonen nacheinander besetzen",
        "Seitlich stehen, Hüfte öffnen und den Ball ins Tor passen"
      ],
      "progressions": [
        "Ein Dummy wird zum aktiven Verteidiger",
        "Zweiter Ball: Der Trainer bringt nach jedem Abschluss eine weitere Hereingabe",
        "Nur Bälle aus dem Rückraum zählen; höchstens zwei Kontakte im Strafraum"
      ],
      "regressions": [
        "Ohne Hinterlaufen: Der Flügel gibt herein",
        "Hereingabe vom ruhenden Ball",
        "Nur ein Lauf in den Strafraum"
      ],
      "scoring": "Tor: ein Punkt; Direktabschluss: zwei.",
      "questions": ["Wer bestimmt, wann der Außenverteidiger hinterläuft?"],
      "faults": [
        "Alle drei Läufer kommen in derselben Zone an.",
        "Hereingabe ohne Blick."
      ]
    },
    "bg": {
      "title": "Включване на бека, връщане назад, три бягания",
      "aim": "Освобождаване на фланга с включване на бека и завършване на ниски центрирания с три синхронни бягания.",
      "setup": "30 × 44 м пред голяма врата с вратар. Два манекена на линията на малкото наказателно поле. 6 е в центъра, 7 и 11 са крила, 2 и 3 – бекове зад тях, 9 и 10 са пред наказателното поле. Зони: близка греда, далечна греда, точка за дузпа. Десет топки при 6.",
      "rules": "1. Играч 6 подава на 7, който влиза навътре; 2 се включва отвън и получава в движение.\n2. Ниско центриране или връщане в зона: 9 атакува близката греда, 10 – точката, 11 – далечната.\n3. Завършва се с крак, по възможност от първо докосване.\n4. Гол: точка; гол от първо докосване: две. После отляво с 3 и 11 огледално. Всички се връщат отвън и се сменят.\n5. Пет блока по 3 минути с минута почивка; нови позиции след всеки блок.",
      "points": [
        "Крилото тегли навътре и освобождава линията",
        "Бекът тръгва, когато крилото сведе глава",
        "Поглед преди центрирането: първо зоната, после играчът",
        "Бяганията започват късно, пристигат бързо и заемат зоните едно след друго",
        "Странично тяло, отворен таз и пас към мрежата"
      ],
      "progressions": [
        "Единият манекен става активен защитник",
        "Втора топка: след удара треньорът вкарва ново центриране",
        "Важат само връщанията назад; до две докосвания в наказателното поле"
      ],
      "regressions": [
        "Без включване: центрира крилото",
        "Центриране от спряна топка",
        "Само едно бягане в наказателното поле"
      ],
      "scoring": "Гол: точка; от първо докосване: две.",
      "questions": ["Кой решава кога бекът да се включи?"],
      "faults": [
        "И тримата набягват в една и съща зона.",
        "Центриране без поглед."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "two-goal-shooting-duel",
  "topic": "finishing",
  "moment": "in_possession",
  "phase": "main_part",
  "practice_type": "unopposed",
  "corners": ["technical", "physical", "social"],
  "ages": [9, 13],
  "level": 2,
  "players": { "min": 8, "max": 14, "ideal": 8 },
  "keepers": 2,
  "area": [24, 20],
  "minutes": 18,
  "intensity": "high",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 10 }, { "kind": "cones", "count": 4 }, { "kind": "flat_markers", "count": 4 }, { "kind": "bibs", "count": 3 }, { "kind": "youth_goals", "count": 2 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 24, "width": 20, "goal_side": "left", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 24, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 24, "y": 20 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 20 },
      { "id": "o5", "kind": "goal", "x": 0, "y": 10, "size": "youth" },
      { "id": "o6", "kind": "goal", "x": 24, "y": 10, "rotation": 180, "size": "youth" },
      { "id": "o9", "kind": "marker", "x": 12, "y": 2.8 },
      { "id": "o10", "kind": "marker", "x": 12, "y": 17.2 },
      { "id": "o11", "kind": "marker", "x": 10, "y": 8 },
      { "id": "o12", "kind": "marker", "x": 14, "y": 12 },
      { "id": "o7", "kind": "player", "x": 1.2, "y": 10, "team": "a", "is_keeper": true },
      { "id": "o8", "kind": "player", "x": 22.8, "y": 10, "team": "b", "is_keeper": true },
      { "id": "o13", "kind": "player", "x": 3.4, "y": 3.4, "rotation": -8, "team": "a" },
      { "id": "o14", "kind": "player", "x": 1.2, "y": 1.8, "team": "a" },
      { "id": "o15", "kind": "player", "x": 13.2, "y": 4, "team": "a" },
      { "id": "o17", "kind": "player", "x": 20.6, "y": 16.6, "rotation": 172, "team": "b" },
      { "id": "o18", "kind": "player", "x": 22.8, "y": 18.2, "team": "b" },
      { "id": "o19", "kind": "player", "x": 10.8, "y": 16, "team": "b" },
      { "id": "o16", "kind": "ball", "x": 4.8, "y": 3.2, "owner": "o13" },
      { "id": "o20", "kind": "ball", "x": 19.2, "y": 16.8, "owner": "o17" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o8", "keys": [{ "t": 2.6, "x": 22.8, "y": 10, "ease": "linear" }, { "t": 3.02, "x": 22.8, "y": 10, "ease": "linear", "is_quiet": true }, { "t": 3.52, "x": 22.92, "y": 10.52, "ease": "linear", "is_quiet": true }, { "t": 5.22, "x": 22.92, "y": 10.52, "ease": "linear", "is_quiet": true }, { "t": 5.72, "x": 22.34, "y": 10.11, "ease": "linear", "is_quiet": true }, { "t": 6.92, "x": 22.34, "y": 10.11, "ease": "linear", "is_quiet": true }, { "t": 7.08, "x": 22.18, "y": 10, "ease": "linear", "is_quiet": true }, { "t": 7.38, "x": 22.18, "y": 10, "ease": "linear", "is_quiet": true }, { "t": 7.57, "x": 22.8, "y": 10, "ease": "linear", "is_quiet": true }] },
      { "object": "o19", "keys": [{ "t": 2.6, "x": 10.8, "y": 16, "ease": "linear" }, { "t": 4.07, "x": 10.8, "y": 16, "ease": "linear", "is_quiet": true }, { "t": 4.2, "x": 10.8, "y": 16, "ease": "linear", "is_quiet": true }, { "t": 4.7, "x": 11.41, "y": 15.48, "ease": "linear", "is_quiet": true }, { "t": 5.09, "x": 11.41, "y": 15.48, "ease": "linear", "is_quiet": true }, { "t": 5.72, "x": 10.13, "y": 15.56, "ease": "linear", "is_quiet": true }, { "t": 6.92, "x": 10.13, "y": 15.56, "ease": "linear", "is_quiet": true }, { "t": 7.16, "x": 10.8, "y": 16, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 22.8, "y": 18.2, "ease": "linear" }, { "t": 3.02, "x": 22.8, "y": 18.2, "ease": "linear", "is_quiet": true }, { "t": 3.52, "x": 22.01, "y": 18.05, "ease": "linear", "is_quiet": true }, { "t": 6.92, "x": 22.01, "y": 18.05, "ease": "linear", "is_quiet": true }, { "t": 7.16, "x": 22.8, "y": 18.2, "ease": "linear", "is_quiet": true }] },
      { "object": "o13", "keys": [{ "t": 2.6, "x": 3.4, "y": 3.4, "ease": "linear" }, { "t": 2.99, "x": 3.4, "y": 3.4, "ease": "linear" }, { "t": 4.7, "x": 9.4, "y": 6.6, "ease": "in_out", "via": [[6.4, 6.4]] }, { "t": 6.92, "x": 9.4, "y": 6.6, "ease": "linear", "is_quiet": true }, { "t": 8.92, "x": 3.4, "y": 3.4, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 20.6, "y": 16.6, "ease": "linear" }, { "t": 2.99, "x": 20.6, "y": 16.6, "ease": "linear" }, { "t": 4.7, "x": 14.6, "y": 13.4, "ease": "in_out", "via": [[17.6, 13.6]] }, { "t": 6.92, "x": 14.6, "y": 13.4, "ease": "linear", "is_quiet": true }, { "t": 8.92, "x": 20.6, "y": 16.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o7", "keys": [{ "t": 2.6, "x": 1.2, "y": 10, "ease": "linear" }, { "t": 5.22, "x": 1.2, "y": 10, "ease": "linear", "is_quiet": true }, { "t": 5.72, "x": 1.62, "y": 9.98, "ease": "linear", "is_quiet": true }, { "t": 6.92, "x": 1.62, "y": 9.98, "ease": "linear", "is_quiet": true }, { "t": 7.08, "x": 1.78, "y": 10.07, "ease": "linear", "is_quiet": true }, { "t": 7.38, "x": 1.78, "y": 10.07, "ease": "linear", "is_quiet": true }, { "t": 7.56, "x": 1.2, "y": 10, "ease": "linear", "is_quiet": true }, { "t": 11.85, "x": 1.2, "y": 10, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o16", "t": 2.6, "to": "o15", "speed": 9.25 },
      { "id": "e2", "kind": "ground", "ball": "o16", "t": 4.07, "to": "o13", "speed": 9.25 },
      { "id": "e3", "kind": "shot", "ball": "o16", "t": 5.07, "x": 21.6, "y": 9.6, "speed": 18.5 },
      { "id": "e4", "kind": "ground", "ball": "o20", "t": 2.6, "to": "o19", "speed": 9.25 },
      { "id": "e5", "kind": "ground", "ball": "o20", "t": 4.07, "to": "o17", "speed": 9.25 },
      { "id": "e6", "kind": "shot", "ball": "o20", "t": 5.07, "x": 2.4, "y": 10.4, "speed": 18.5 },
      { "id": "t1o16", "ball": "o16", "t": 7.18, "kind": "take", "to": "o8", "speed": 1, "is_quiet": true },
      { "id": "t1o20", "ball": "o20", "t": 7.18, "kind": "take", "to": "o7", "speed": 1, "is_quiet": true },
      { "id": "b1o16", "ball": "o16", "t": 9.12, "kind": "ground", "speed": 9, "to": "o13", "is_quiet": true },
      { "id": "b1o20", "ball": "o20", "t": 9.12, "kind": "ground", "speed": 9, "to": "o17", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "The corner player passes to the setter.", "de": "Der Eckspieler passt zum Ableger, läuft ein und nimmt die Ablage vor der …", "bg": "Играчът от ъгъла подава на отиграващия." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Shoot at the far goal with at most two touches.", "de": "Abschluss aufs ferne Tor mit höchstens zwei Kontakten.", "bg": "Удар към далечната врата с до две докосвания." } },
      { "id": "s3", "t": 5.07, "name": "", "note": "", "captions": { "en": "Scoring: goal: one point; first-time goal: two.", "de": "Wertung: Tor: ein Punkt; Direktschuss ins Tor: zwei.", "bg": "Точки: гол: точка; гол от първо: две." } },
      { "id": "s4", "t": 6.92, "name": "", "note": "", "captions": { "en": "Play four rounds of 3 minutes, 90 seconds between them to change keepers and …", "de": "Vier Runden à 3 Minuten, dazwischen 90 Sekunden für Torhüter- und Seitenwechsel.", "bg": "Другият отбор започва при удара." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Two-goal shooting duel",
      "aim": "Pass, set and shoot in rhythm: strike a moving ball with good balance and see the keeper before shooting.",
      "setup": "24 × 20 m, youth goals with keepers on both ends, markers at the shooting line of each team (14 m from the goal attacked). Two teams of three: two players with a ball in the corner beside their own goal, one setter near the middle. Spare balls in the corners.",
      "rules": "1. The corner player passes to the setter, runs in and meets the lay-off in front of the shooting line.\n2. Shoot at the far goal with at most two touches.\n3. The shooter becomes the setter; the setter fetches the ball and goes to the end of the line.\n4. The other team starts when the shot is hit. Goal: one point; first-time goal: two.\n5. Play four rounds of 3 minutes, 90 seconds between them to change keepers and sides.",
      "points": [
        "Look at the keeper before the ball is set",
        "Standing foot beside the ball, pointing at the target",
        "Lean over the ball, hit through its middle",
        "Arms out for balance, land on the shooting foot",
        "Setter: firm on the ground, one touch to the side"
      ],
      "progressions": [
        "Set by a bouncing ball",
        "Defender (the next in line) chases from 3 m",
        "Say the corner before the shot"
      ],
      "regressions": [
        "Setter stops the ball and the shooter strikes it",
        "Move the shooting line 3 m closer",
        "Goals count from any distance"
      ],
      "scoring": "Goal: one point; first-time goal: two. Teams add up the four rounds.",
      "questions": ["Where did the keeper stand before you shot?"],
      "faults": [
        "The lay-off is too hard to meet first time.",
        "Leaning back: the shot flies over."
      ]
    },
    "de": {
      "title": "Torschussduell auf zwei Tore",
      "aim": "Passen, ablegen, schießen im Rhythmus: den rollenden Ball im Gleichgewicht treffen und vorher den Torhüter sehen.",
      "setup": "24 × 20 m, Jugendtore mit Torhütern an beiden Enden, Markierungen an der Schusslinie jedes Teams (14 m vom angegriffenen Tor). Zwei Dreierteams: zwei Spieler mit Ball in der Ecke neben dem eigenen Tor, ein Ableger nahe der Mitte. Ersatzbälle in den Ecken.",
      "rules": "1. Der Eckspieler passt zum Ableger, läuft ein und nimmt die Ablage vor der Schusslinie.\n2. Abschluss aufs ferne Tor mit höchstens zwei Kontakten.\n3. Der Schütze wird Ableger, der Ableger holt den Ball und stellt sich hinten an. Das andere Team startet mit dem Schuss. Tor: ein Punkt, Direkttor: zwei.\n4. Vier Runden à 3 Minuten, dazwischen 90 Sekunden für Torhüter- und Seitenwechsel.",
      "points": [
        "Den Torhüter ansehen, bevor abgelegt wird",
        "Standbein neben den Ball, Fußspitze zum Ziel",
        "Oberkörper über den Ball, durch die Mitte treffen",
        "Arme ausbreiten, auf dem Schussbein landen",
        "Ableger: fest am Boden, mit einem Kontakt zur Seite"
      ],
      "progressions": [
        "Mit aufspringendem Ball ablegen",
        "Der Nächste jagt als Verteidiger mit 3 m Rückstand",
        "Vor dem Schuss die Ecke ansagen"
      ],
      "regressions": [
        "Der Ableger stoppt den Ball, der Schütze schießt ihn",
        "Schusslinie 3 m näher",
        "Tore zählen von überall"
      ],
      "scoring": "Tor: ein Punkt; Direktschuss ins Tor: zwei. Die Teams zählen vier Runden zusammen.",
      "questions": ["Wo stand der Torwart, bevor du geschossen hast?"],
      "faults": [
        "Die Ablage ist zu hart für einen Direktschuss.",
        "Rücklage: Der Schuss geht drüber."
      ]
    },
    "bg": {
      "title": "Дуел с удари към две врати",
      "aim": "Пас, отиграване и удар в ритъм: движеща се топка се удря в равновесие, а вратарят се вижда предварително.",
      "setup": "24 × 20 м, юношески врати с вратари в двата края, маркери за линията за удар на всеки отбор (14 м от атакуваната врата). Два отбора по трима: двама с топка в ъгъла до своята врата и един отиграващ близо до средата. Резервни топки в ъглите.",
      "rules": "1. Играчът от ъгъла подава на отиграващия, влиза в движение и посреща връщането пред линията за удар.\n2. Удар към далечната врата с до две докосвания.\n3. Ударилият става отиграващ, отиграващият взема топката и отива на края на редицата. Другият отбор започва при удара.\n4. Гол: точка, гол от първо докосване: две.\n5. Четири рунда по 3 минути, по 90 секунди за смяна на вратари и страни.",
      "points": [
        "Поглед към вратаря, преди топката да бъде върната",
        "Опорният крак е до топката и сочи към целта",
        "Тялото е над топката, ударът е в средата ѝ",
        "Ръцете пазят равновесие, приземяване на удрящия крак",
        "Отиграващият: твърдо на земята, с едно докосване встрани"
      ],
      "progressions": [
        "Връщане с отскок",
        "Следващият гони като защитник от 3 м",
        "Ъгълът се казва преди удара"
      ],
      "regressions": [
        "Отиграващият спира топката, а другият удря",
        "Линията е с 3 м по-близо",
        "Головете важат отвсякъде"
      ],
      "scoring": "Гол: точка; гол от първо: две. Отборите събират точките от четирите серии.",
      "questions": ["Къде беше вратарят, преди да удариш?"],
      "faults": [
        "Връщането е твърде силно за удар от първо.",
        "Тялото е назад и ударът минава над вратата."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "heading-jump-and-meet",
  "topic": "heading",
  "moment": null,
  "phase": "main_part",
  "practice_type": "unopposed",
  "corners": ["technical", "physical", "psychological"],
  "ages": [13, 19],
  "level": 3,
  "players": { "min": 3, "max": 15, "ideal": 9 },
  "area": [24, 12],
  "minutes": 12,
  "intensity": "low",
  "heading": true,
  "equipment": [{ "kind": "balls", "count": 3 }, { "kind": "cones", "count": 4 }, { "kind": "flat_markers", "count": 3 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 24, "width": 12, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 24, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 24, "y": 12 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 12 },
      { "id": "o9", "kind": "marker", "x": 2.6, "y": 8 },
      { "id": "o14", "kind": "marker", "x": 10.6, "y": 8 },
      { "id": "o19", "kind": "marker", "x": 18.6, "y": 8 },
      { "id": "o5", "kind": "player", "x": 2.6, "y": 2, "rotation": 90, "team": "a", "number": "1" },
      { "id": "o7", "kind": "player", "x": 2.6, "y": 10.6, "team": "b", "number": "2" },
      { "id": "o8", "kind": "player", "x": 6.2, "y": 3, "team": "a", "number": "3" },
      { "id": "o10", "kind": "player", "x": 10.6, "y": 2, "rotation": 90, "team": "a", "number": "1" },
      { "id": "o12", "kind": "player", "x": 10.6, "y": 10.6, "team": "b", "number": "2" },
      { "id": "o13", "kind": "player", "x": 14.2, "y": 3, "team": "a", "number": "3" },
      { "id": "o15", "kind": "player", "x": 18.6, "y": 2, "rotation": 90, "team": "a", "number": "1" },
      { "id": "o17", "kind": "player", "x": 18.6, "y": 10.6, "team": "b", "number": "2" },
      { "id": "o18", "kind": "player", "x": 22.2, "y": 3, "team": "a", "number": "3" },
      { "id": "o6", "kind": "ball", "x": 2.6, "y": 3.3, "owner": "o5" },
      { "id": "o11", "kind": "ball", "x": 10.6, "y": 3.3, "owner": "o10" },
      { "id": "o16", "kind": "ball", "x": 18.6, "y": 3.3, "owner": "o15" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o7", "keys": [{ "t": 2.6, "x": 2.6, "y": 10.6, "ease": "linear" }, { "t": 3.2, "x": 2.6, "y": 8.6, "ease": "in_out" }, { "t": 5.99, "x": 2.6, "y": 8.6, "ease": "linear", "is_quiet": true }, { "t": 6.58, "x": 2.6, "y": 10.6, "ease": "linear", "is_quiet": true }, { "t": 7.64, "x": 2.6, "y": 10.6, "ease": "linear", "is_quiet": true }, { "t": 8.24, "x": 2.6, "y": 8.6, "ease": "in_out", "is_quiet": true }, { "t": 9.63, "x": 2.6, "y": 8.6, "ease": "linear", "is_quiet": true }, { "t": 10.22, "x": 2.6, "y": 10.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o12", "keys": [{ "t": 2.6, "x": 10.6, "y": 10.6, "ease": "linear" }, { "t": 3.2, "x": 10.6, "y": 8.6, "ease": "in_out" }, { "t": 5.99, "x": 10.6, "y": 8.6, "ease": "linear", "is_quiet": true }, { "t": 6.58, "x": 10.6, "y": 10.6, "ease": "linear", "is_quiet": true }, { "t": 7.64, "x": 10.6, "y": 10.6, "ease": "linear", "is_quiet": true }, { "t": 8.24, "x": 10.6, "y": 8.6, "ease": "in_out", "is_quiet": true }, { "t": 9.63, "x": 10.6, "y": 8.6, "ease": "linear", "is_quiet": true }, { "t": 10.22, "x": 10.6, "y": 10.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 18.6, "y": 10.6, "ease": "linear" }, { "t": 3.2, "x": 18.6, "y": 8.6, "ease": "in_out" }, { "t": 5.99, "x": 18.6, "y": 8.6, "ease": "linear", "is_quiet": true }, { "t": 6.58, "x": 18.6, "y": 10.6, "ease": "linear", "is_quiet": true }, { "t": 7.64, "x": 18.6, "y": 10.6, "ease": "linear", "is_quiet": true }, { "t": 8.24, "x": 18.6, "y": 8.6, "ease": "in_out", "is_quiet": true }, { "t": 9.63, "x": 18.6, "y": 8.6, "ease": "linear", "is_quiet": true }, { "t": 10.22, "x": 18.6, "y": 10.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o5", "keys": [{ "t": 11.28, "x": 2.6, "y": 2, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o6", "t": 2.6, "to": "o7", "x": 2.6, "y": 7.9, "speed": 12 },
      { "id": "e2", "kind": "ground", "ball": "o6", "t": 3.55, "to": "o8", "speed": 12 },
      { "id": "e3", "kind": "ground", "ball": "o11", "t": 2.6, "to": "o12", "x": 10.6, "y": 7.9, "speed": 12 },
      { "id": "e4", "kind": "ground", "ball": "o11", "t": 3.55, "to": "o13", "speed": 12 },
      { "id": "e5", "kind": "ground", "ball": "o16", "t": 2.6, "to": "o17", "x": 18.6, "y": 7.9, "speed": 12 },
      { "id": "e6", "kind": "ground", "ball": "o16", "t": 3.55, "to": "o18", "speed": 12 },
      { "id": "b1o6", "ball": "o6", "t": 6.78, "kind": "ground", "speed": 9, "to": "o5", "is_quiet": true },
      { "id": "b1o11", "ball": "o11", "t": 6.78, "kind": "ground", "speed": 9, "to": "o10", "is_quiet": true },
      { "id": "b1o16", "ball": "o16", "t": 6.78, "kind": "ground", "speed": 9, "to": "o15", "is_quiet": true },
      { "id": "e1w1", "kind": "ground", "ball": "o6", "t": 7.64, "to": "o7", "x": 2.6, "y": 7.9, "speed": 12, "is_quiet": true },
      { "id": "e2w1", "kind": "ground", "ball": "o6", "t": 8.59, "to": "o8", "speed": 12, "is_quiet": true },
      { "id": "e3w1", "kind": "ground", "ball": "o11", "t": 7.64, "to": "o12", "x": 10.6, "y": 7.9, "speed": 12, "is_quiet": true },
      { "id": "e4w1", "kind": "ground", "ball": "o11", "t": 8.59, "to": "o13", "speed": 12, "is_quiet": true },
      { "id": "e5w1", "kind": "ground", "ball": "o16", "t": 7.64, "to": "o17", "x": 18.6, "y": 7.9, "speed": 12, "is_quiet": true },
      { "id": "e6w1", "kind": "ground", "ball": "o16", "t": 8.59, "to": "o18", "speed": 12, "is_quiet": true },
      { "id": "b2o6", "ball": "o6", "t": 10.42, "kind": "ground", "speed": 9, "to": "o5", "is_quiet": true },
      { "id": "b2o11", "ball": "o11", "t": 10.42, "kind": "ground", "speed": 9, "to": "o10", "is_quiet": true },
      { "id": "b2o16", "ball": "o16", "t": 10.42, "kind": "ground", "speed": 9, "to": "o15", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Part A (5 min): server tosses underarm above the marker.", "de": "Teil A (5 min): von unten über die Marke werfen.", "bg": "Част А (5 мин): хвърляне отдолу над маркера." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Eight jumps each.", "de": "Acht Sprünge pro Spieler.", "bg": "Осем скока всеки." } },
      { "id": "s3", "t": 3.99, "name": "", "note": "", "captions": { "en": "Scoring: one point when the target catches the ball without a step.", "de": "Wertung: Ein Punkt, wenn der Zielspieler ohne Schritt fängt.", "bg": "Точки: точка, ако целта улови топката без крачка." } },
      { "id": "s4", "t": 5.99, "name": "", "note": "", "captions": { "en": "Rotate 1 → 2 → 3 after each go.", "de": "Zurück auf die Plätze, der nächste Durchgang beginnt.", "bg": "След всеки опит ротация 1 → 2 → 3." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Heading: jump and meet the ball",
      "aim": "Safe, well-timed heading: strong neck, eyes open, jump off one foot and meet the ball with the forehead.",
      "setup": "24 × 12 m, three trios, each in an 8 m wide strip. Server (1) with a soft or slightly deflated ball, jumper (2) 8 m away behind a take-off marker, target (3) to one side 5 m from the jumper. Limit for the week: five headers per player, one such session a week at most.",
      "rules": "1. Part A (5 min): server tosses underarm above the marker; the jumper runs in and catches the ball at forehead height at the highest point, no header. Eight jumps each.\n2. Part B (6 min): the jumper heads the toss to the target's hands. Five headers each, never more. Rotate 1 → 2 → 3 after each go.\n3. One point if the target catches it without a step.\n4. Stop at once at a headache or an awkward knock.",
      "points": [
        "Watch the ball on to the forehead, eyes open, mouth closed",
        "Brace neck and shoulders, drive from the trunk",
        "Run-up with a last long step, jump off one foot",
        "Arms swing up and stay beside the body, not in the opponent",
        "Land on both feet, knees bent"
      ],
      "progressions": [
        "Header down to the target's feet",
        "Passive defender jumps beside, without contact",
        "Server chooses left or right take-off marker"
      ],
      "regressions": [
        "Stay with part A only",
        "Use a light volleyball",
        "Head while standing, from a soft toss at 3 m"
      ],
      "scoring": "One point when the target catches the ball without a step; five headers each, never more.",
      "questions": ["Where is your forehead when the ball arrives?"],
      "faults": [
        "Jumping too early and heading on the way down.",
        "Closed eyes and pulled-in neck."
      ]
    },
    "de": {
      "title": "Kopfball: abspringen und treffen",
      "aim": "Sicheres Köpfen mit gutem Timing: Nacken fest, Augen offen, einbeinig abspringen und den Ball mit der Stirn treffen.",
      "setup": "24 × 12 m, drei Dreiergruppen in je 8 m breiten Streifen. Zuwerfer (1) mit weichem oder leicht entlüftetem Ball, Springer (2) 8 m entfernt hinter einer Absprungmarke, Zielspieler (3) seitlich, 5 m vom Springer. Wochengrenze: fünf Kopfbälle pro Spieler, höchstens eine solche Einheit pro Woche.",
      "rules": "1. Teil A (5 min): von unten über die Marke werfen; der Springer läuft an und fängt den Ball am höchsten Punkt auf Stirnhöhe, kein Kopfball. Acht Sprünge pro Spieler.\n2. Teil B (6 min): den Wurf zum Zielspieler köpfen, der fängt. Fünf Kopfbälle pro Spieler, nie mehr. Nach jedem Versuch 1 → 2 → 3.\n3. Ein Punkt, wenn der Zielspieler ohne Schritt fängt.\n4. Bei Kopfschmerz oder ungünstigem Treffer sofort aufhören.",
      "points": [
        "Den Ball bis zur Stirn ansehen, Augen offen, Mund zu",
        "Nacken und Schultern anspannen, Schwung aus dem Rumpf",
        "Anlauf mit langem letzten Schritt, einbeinig abspringen",
        "Arme schwingen mit und bleiben am Körper, nicht im Gegner",
        "Beidbeinig landen, Knie gebeugt"
      ],
      "progressions": [
        "Kopfball nach unten auf die Füße des Zielspielers",
        "Passiver Verteidiger springt daneben mit, ohne Kontakt",
        "Der Zuwerfer wählt die linke oder rechte Absprungmarke"
      ],
      "regressions": [
        "Nur Teil A",
        "Leichten Volleyball nehmen",
        "Im Stand köpfen, weicher Wurf aus 3 m"
      ],
      "scoring": "Ein Punkt, wenn der Zielspieler ohne Schritt fängt; fünf Kopfbälle, nie mehr.",
      "questions": ["Wo ist deine Stirn, wenn der Ball kommt?"],
      "faults": [
        "Zu früh springen und im Fallen köpfen.",
        "Augen zu und Nacken eingezogen."
      ]
    },
    "bg": {
      "title": "Удар с глава: отскок и среща с топката",
      "aim": "Безопасен и точен по време удар с глава: стегнат врат, отворени очи, отскок с един крак и челото към топката.",
      "setup": "24 × 12 м, три тройки в ивици по 8 м. Подаващ (1) с мека или леко спусната топка, скачащ (2) на 8 м зад маркер за отскок, приемащ (3) встрани на 5 м от скачащия. Седмичен лимит: пет удара с глава на играч и най-много една такава тренировка седмично.",
      "rules": "1. Част А (5 мин): хвърляне отдолу над маркера; скачащият се засилва и хваща топката на височината на челото в най-високата точка, без удар с глава. Осем скока всеки.\n2. Част Б (6 мин): удар с глава към ръцете на приемащия. По пет удара, никога повече. След всеки опит ротация 1 → 2 → 3. Точка, ако приемащият хване без крачка.\n3. При главоболие или неприятен удар – веднага спиране.",
      "points": [
        "Погледът следи топката до челото, отворени очи, затворена уста",
        "Стегнати врат и рамене, движението идва от торса",
        "Засилване с дълга последна крачка, отскок с един крак",
        "Ръцете се замахват и остават до тялото, не към съперника",
        "Приземяване на два крака със свити колене"
      ],
      "progressions": [
        "Удар надолу към краката на приемащия",
        "Пасивен защитник скача до него без контакт",
        "Подаващият избира левия или десния маркер за отскок"
      ],
      "regressions": [
        "Само част А",
        "Лека волейболна топка",
        "Удар от място при меко хвърляне от 3 м"
      ],
      "scoring": "Точка, ако целта улови топката без крачка; по пет удара с глава, никога повече.",
      "questions": ["Къде е челото ти, когато топката идва?"],
      "faults": [
        "Отскок твърде рано и удар при падането.",
        "Затворени очи и прибран врат."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "goalkeeper-triangle-goal",
  "topic": "goalkeeping",
  "moment": "out_of_possession",
  "phase": "main_part",
  "practice_type": "unopposed",
  "corners": ["technical", "physical", "psychological"],
  "ages": [11, 17],
  "level": 3,
  "players": { "min": 4, "max": 5, "ideal": 4 },
  "keepers": 1,
  "area": [20, 20],
  "minutes": 16,
  "intensity": "high",
  "heading": false,
  "equipment": [{ "kind": "balls", "count": 9 }, { "kind": "poles", "count": 3 }, { "kind": "flat_markers", "count": 3 }],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 20, "width": 20, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "pole", "x": 10, "y": 7.1 },
      { "id": "o2", "kind": "pole", "x": 12.5, "y": 11.45 },
      { "id": "o3", "kind": "pole", "x": 7.5, "y": 11.45 },
      { "id": "o5", "kind": "marker", "x": 18.5, "y": 6.6 },
      { "id": "o6", "kind": "marker", "x": 1.5, "y": 6.6 },
      { "id": "o7", "kind": "marker", "x": 8.4, "y": 18.4 },
      { "id": "o4", "kind": "player", "x": 12.5, "y": 8.6, "team": "b", "is_keeper": true },
      { "id": "o8", "kind": "player", "x": 17.4, "y": 5.2, "rotation": 153, "team": "a", "number": "1" },
      { "id": "o10", "kind": "player", "x": 10, "y": 18.8, "rotation": -53, "team": "a", "number": "2" },
      { "id": "o12", "kind": "player", "x": 2.6, "y": 5.2, "rotation": 27, "team": "a", "number": "3" },
      { "id": "o9", "kind": "ball", "x": 16.2, "y": 5.8, "owner": "o8" },
      { "id": "o11", "kind": "ball", "x": 10.9, "y": 17.6, "owner": "o10" },
      { "id": "o13", "kind": "ball", "x": 3.8, "y": 5.8, "owner": "o12" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o10", "keys": [{ "t": 7.49, "x": 10, "y": 18.8, "ease": "linear", "is_quiet": true }, { "t": 8.63, "x": 10.17, "y": 15.3, "ease": "linear", "is_quiet": true }, { "t": 8.93, "x": 10.17, "y": 15.3, "ease": "linear", "is_quiet": true }, { "t": 9.97, "x": 10, "y": 18.8, "ease": "linear", "is_quiet": true }] },
      { "object": "o8", "keys": [{ "t": 7.49, "x": 17.4, "y": 5.2, "ease": "linear", "is_quiet": true }, { "t": 8.73, "x": 14.18, "y": 7.32, "ease": "linear", "is_quiet": true }, { "t": 9.03, "x": 14.18, "y": 7.32, "ease": "linear", "is_quiet": true }, { "t": 10.17, "x": 17.4, "y": 5.2, "ease": "linear", "is_quiet": true }] },
      { "object": "o4", "keys": [{ "t": 2.6, "x": 12.5, "y": 8.6, "ease": "linear" }, { "t": 3.11, "x": 12.5, "y": 8.6, "ease": "linear" }, { "t": 4.28, "x": 11.2, "y": 13.6, "ease": "in_out", "via": [[13.4, 12.2]] }, { "t": 4.77, "x": 11.2, "y": 13.6, "ease": "linear" }, { "t": 6.11, "x": 6.7, "y": 9.8, "ease": "in_out", "via": [[6.6, 12.2]] }, { "t": 7.49, "x": 6.7, "y": 9.8, "ease": "linear", "is_quiet": true }, { "t": 8.01, "x": 6.5, "y": 8.39, "ease": "linear", "is_quiet": true }, { "t": 8.31, "x": 6.5, "y": 8.39, "ease": "linear", "is_quiet": true }, { "t": 10.08, "x": 12.5, "y": 8.6, "ease": "linear", "is_quiet": true }, { "t": 11.98, "x": 12.5, "y": 8.6, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "shot", "ball": "o9", "t": 2.6, "x": 13.6, "y": 7.7, "speed": 22 },
      { "id": "e2", "kind": "shot", "ball": "o11", "t": 4.28, "x": 10.2, "y": 14.6, "speed": 22 },
      { "id": "e3", "kind": "shot", "ball": "o13", "t": 6.11, "x": 6.4, "y": 7.7, "speed": 22 },
      { "id": "t1o9", "ball": "o9", "t": 8.83, "kind": "take", "to": "o8", "speed": 1, "is_quiet": true },
      { "id": "t1o11", "ball": "o11", "t": 8.73, "kind": "take", "to": "o10", "speed": 1, "is_quiet": true },
      { "id": "t1o13", "ball": "o13", "t": 8.11, "kind": "take", "to": "o4", "speed": 1, "is_quiet": true },
      { "id": "b1o13", "ball": "o13", "t": 10.37, "kind": "ground", "speed": 9, "to": "o12", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Server 1 shoots; the keeper saves, pops up and moves round the pole to the …", "de": "Zuspieler 1 schießt; der Torhüter hält.", "bg": "Подаващ 1 удря; вратарят спасява, става и минава около колчето към следващата …" } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "As soon as the keeper is set, server 2 shoots, then 3: one lap.", "de": "Sobald die Grundstellung steht, schießt 2, dann 3: eine Runde.", "bg": "Щом заеме положение, удря 2, после 3 – една обиколка." } },
      { "id": "s3", "t": 4.82, "name": "", "note": "", "captions": { "en": "Scoring: held: two points; parried wide: one; goal: none.", "de": "Wertung: Gehalten: zwei Punkte; zur Seite abgewehrt: einer; Tor: keiner.", "bg": "Точки: уловена: две точки; отбита встрани: една; гол: нула." } },
      { "id": "s4", "t": 7.49, "name": "", "note": "", "captions": { "en": "Sixteen turns of about 40 seconds with 20 seconds to swap.", "de": "Sechzehn Durchgänge à rund 40 Sekunden, 20 Sekunden Wechsel.", "bg": "Всички по местата си, започва следващото изпълнение." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Goalkeeper: three-sided goal",
      "aim": "Set position, quick footwork between angles, and a clean catch or parry to the side.",
      "setup": "20 × 20 m. Three poles form a triangular goal with 5 m sides in the middle. One keeper works, three servers stand 7–8 m in front of the three sides with three balls each. A fifth player waits and collects balls.",
      "rules": "1. Server 1 shoots; the keeper saves, pops up and moves round the pole to the next side.\n2. As soon as the keeper is set, server 2 shoots, then 3: one lap.\n3. Balls firm and reachable, from ground level to chest.\n4. Two laps per turn (six shots), then rotate clockwise.\n5. Held: two points; parried wide: one; goal: none.\n6. Sixteen turns of about 40 seconds with 20 seconds to swap; each of the four works in goal four times.",
      "points": [
        "Set position before the strike: feet still, hands in front, weight forward",
        "Side step, never cross the feet on the short path",
        "Bisect the angle: on the line from the ball to the middle of the goal",
        "W-shape hands on high balls, scoop with the body behind low balls",
        "Get up with the legs, eyes on the next server"
      ],
      "progressions": [
        "Server chooses the order: the keeper hears the name",
        "Half-volleys from 7 m",
        "The server may pass to the next for a first-time shot"
      ],
      "regressions": [
        "One shot per side, with a break",
        "Underarm throws instead of shots",
        "Enlarge the gap: servers at 10 m"
      ],
      "scoring": "Held: two points; parried wide: one; goal: none. Six shots per turn.",
      "questions": ["What do you do first after the save?"],
      "faults": [
        "Still moving when the shot is struck.",
        "Parrying back to the middle."
      ]
    },
    "de": {
      "title": "Torwart: Tor mit drei Seiten",
      "aim": "Grundstellung, schnelle Füße zwischen den Winkeln und sicheres Fangen oder Abwehren zur Seite.",
      "setup": "20 × 20 m. Drei Stangen bilden in der Mitte ein Dreieckstor mit 5 m Seitenlänge. Ein Torhüter arbeitet, drei Zuspieler stehen 7–8 m vor den drei Seiten mit je drei Bällen. Ein Fünfter wartet und sammelt Bälle.",
      "rules": "1. Zuspieler 1 schießt; der Torhüter hält, kommt hoch und bewegt sich um die Stange zur nächsten Seite.\n2. Sobald die Grundstellung steht, schießt 2, dann 3: eine Runde.\n3. Bälle scharf, aber erreichbar, flach bis brusthoch.\n4. Zwei Runden je Durchgang (sechs Schüsse), dann im Uhrzeigersinn wechseln.\n5. Festgehalten: zwei Punkte; seitlich abgewehrt: einer; Tor: keiner.\n6. Sechzehn Durchgänge à rund 40 Sekunden, 20 Sekunden Wechsel; jeder der vier steht viermal im Tor.",
      "points": [
        "Grundstellung vor dem Schuss: Füße ruhig, Hände vorn, Gewicht nach vorn",
        "Nachstellschritte, auf kurzem Weg nie kreuzen",
        "Winkel halbieren: auf der Linie Ball – Tormitte",
        "Hohe Bälle mit W-Griff, flache mit dem Körper dahinter",
        "Mit den Beinen aufstehen, Blick zum nächsten Zuspieler"
      ],
      "progressions": [
        "Reihenfolge frei: Der Torhüter hört den Namen",
        "Halbvolleys aus 7 m",
        "Zuspieler darf zum nächsten passen, der direkt schießt"
      ],
      "regressions": [
        "Ein Schuss pro Seite mit Pause",
        "Von unten werfen statt schießen",
        "Abstand vergrößern: Zuspieler auf 10 m"
      ],
      "scoring": "Gehalten: zwei Punkte; zur Seite abgewehrt: einer; Tor: keiner. Sechs Schüsse je Einsatz.",
      "questions": ["Was tust du zuerst nach der Parade?"],
      "faults": [
        "Beim Schuss noch in Bewegung.",
        "Abwehr nach vorn in die Mitte."
      ]
    },
    "bg": {
      "title": "Вратар: врата с три страни",
      "aim": "Изходно положение, бърза работа с краката между ъглите и сигурно хващане или избиване встрани.",
      "setup": "20 × 20 м. Три колчета образуват в средата триъгълна врата със страна 5 м. Един вратар работи, трима подаващи стоят на 7–8 м пред трите страни с по три топки. Пети играч чака и събира топките.",
      "rules": "1. Подаващ 1 удря; вратарят спасява, става и минава около колчето към следващата страна.\n2. Щом заеме положение, удря 2, после 3 – една обиколка.\n3. Топките са твърди, но достижими, от ниски до гърдите.\n4. По две обиколки (шест удара), после смяна по часовниковата стрелка.\n5. Хваната: две точки, избита встрани: една, гол: нула.\n6. Шестнадесет серии от около 40 секунди с 20 секунди смяна; всеки от четиримата е на вратата четири пъти.",
      "points": [
        "Положение преди удара: спокойни крака, ръце отпред, тежест напред",
        "Придвижване с прилепяне, без кръстосване на късо разстояние",
        "Разделяне на ъгъла: на линията топка – среда на вратата",
        "Високите топки с длани във W, ниските – с тялото зад топката",
        "Ставане с краката, поглед към следващия подаващ"
      ],
      "progressions": [
        "Свободен ред: вратарят чува името",
        "Удари от полувъздуха от 7 м",
        "Подаващият може да подаде на следващия за удар от първо докосване"
      ],
      "regressions": [
        "По един удар от страна с почивка",
        "Хвърляне отдолу вместо удар",
        "Повече разстояние: подаващите са на 10 м"
      ],
      "scoring": "Уловена: две точки; отбита встрани: една; гол: нула. По шест удара на ред.",
      "questions": ["Какво правиш първо след спасяването?"],
      "faults": [
        "Вратарят още се движи в момента на удара.",
        "Отбиване напред към центъра."
      ]
    }
  }
}
$json$::jsonb);
