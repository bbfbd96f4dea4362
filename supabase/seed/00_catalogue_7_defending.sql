-- Catalogue: defending one against one and in groups, compactness, defending the box.

select private.import_exercise($json$
{
  "slug": "one-v-one-close-down-and-steer",
  "topic": "defending_1v1",
  "moment": "out_of_possession",
  "phase": "main_part",
  "practice_type": "opposed",
  "corners": ["technical", "physical", "psychological"],
  "ages": [9, 13],
  "level": 2,
  "players": { "min": 6, "max": 12, "ideal": 8 },
  "area": [15, 24],
  "minutes": 15,
  "intensity": "high",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 8 },
    { "kind": "cones", "count": 8 },
    { "kind": "bibs", "count": 4 },
    { "kind": "mini_goals", "count": 4 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 15, "width": 24, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 15, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 0, "y": 10 },
      { "id": "o4", "kind": "cone", "x": 15, "y": 10 },
      { "id": "o5", "kind": "cone", "x": 0, "y": 14 },
      { "id": "o6", "kind": "cone", "x": 15, "y": 14 },
      { "id": "o7", "kind": "cone", "x": 0, "y": 24 },
      { "id": "o8", "kind": "cone", "x": 15, "y": 24 },
      { "id": "o9", "kind": "goal", "x": 15, "y": 2, "rotation": 180, "size": "mini" },
      { "id": "o10", "kind": "goal", "x": 15, "y": 8, "rotation": 180, "size": "mini" },
      { "id": "o11", "kind": "goal", "x": 15, "y": 16, "rotation": 180, "size": "mini" },
      { "id": "o12", "kind": "goal", "x": 15, "y": 22, "rotation": 180, "size": "mini" },
      { "id": "o13", "kind": "player", "x": 1, "y": 5, "team": "a" },
      { "id": "o14", "kind": "player", "x": -1, "y": 8, "team": "a" },
      { "id": "o15", "kind": "player", "x": 1, "y": 19, "team": "a" },
      { "id": "o16", "kind": "player", "x": -1, "y": 16, "team": "a" },
      { "id": "o17", "kind": "player", "x": 13.2, "y": 5, "rotation": 156, "team": "b" },
      { "id": "o18", "kind": "player", "x": 15.8, "y": 5, "team": "b" },
      { "id": "o19", "kind": "player", "x": 13.2, "y": 19, "rotation": -156, "team": "b" },
      { "id": "o20", "kind": "player", "x": 15.8, "y": 19, "team": "b" },
      { "id": "o21", "kind": "ball", "x": 12.1, "y": 5.5, "owner": "o17" },
      { "id": "o22", "kind": "ball", "x": 12.1, "y": 18.5, "owner": "o19" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o18", "keys": [{ "t": 2.6, "x": 15.8, "y": 5, "ease": "linear" }, { "t": 3.27, "x": 15.8, "y": 5, "ease": "linear", "is_quiet": true }, { "t": 3.77, "x": 15, "y": 5, "ease": "linear", "is_quiet": true }, { "t": 6.86, "x": 15, "y": 5, "ease": "linear", "is_quiet": true }, { "t": 7.36, "x": 15.27, "y": 5.6, "ease": "linear", "is_quiet": true }, { "t": 8.56, "x": 15.27, "y": 5.6, "ease": "linear", "is_quiet": true }, { "t": 8.8, "x": 15.8, "y": 5, "ease": "linear", "is_quiet": true }] },
      { "object": "o20", "keys": [{ "t": 2.6, "x": 15.8, "y": 19, "ease": "linear" }, { "t": 3.27, "x": 15.8, "y": 19, "ease": "linear", "is_quiet": true }, { "t": 3.77, "x": 15, "y": 19, "ease": "linear", "is_quiet": true }, { "t": 6.86, "x": 15, "y": 19, "ease": "linear", "is_quiet": true }, { "t": 7.36, "x": 15.27, "y": 18.4, "ease": "linear", "is_quiet": true }, { "t": 8.56, "x": 15.27, "y": 18.4, "ease": "linear", "is_quiet": true }, { "t": 8.8, "x": 15.8, "y": 19, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 13.2, "y": 5, "ease": "linear" }, { "t": 2.99, "x": 13.2, "y": 5, "ease": "linear" }, { "t": 4.82, "x": 5.4, "y": 4, "ease": "in_out", "via": [[9.6, 4], [6.6, 3.4]] }, { "t": 8.56, "x": 5.4, "y": 4, "ease": "linear", "is_quiet": true }, { "t": 10.88, "x": 13.2, "y": 5, "ease": "linear", "is_quiet": true }] },
      { "object": "o19", "keys": [{ "t": 2.6, "x": 13.2, "y": 19, "ease": "linear" }, { "t": 2.99, "x": 13.2, "y": 19, "ease": "linear" }, { "t": 4.82, "x": 5.4, "y": 20, "ease": "in_out", "via": [[9.6, 20], [6.6, 20.6]] }, { "t": 8.56, "x": 5.4, "y": 20, "ease": "linear", "is_quiet": true }, { "t": 10.88, "x": 13.2, "y": 19, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 1, "y": 19, "ease": "linear" }, { "t": 4.27, "x": 1, "y": 19, "ease": "linear" }, { "t": 7.36, "x": 12.4, "y": 16, "ease": "in_out", "via": [[3.4, 18.4], [7, 16.4]] }, { "t": 8.56, "x": 12.4, "y": 16, "ease": "linear", "is_quiet": true }, { "t": 12.03, "x": 1, "y": 19, "ease": "linear", "is_quiet": true }] },
      { "object": "o13", "keys": [{ "t": 2.6, "x": 1, "y": 5, "ease": "linear" }, { "t": 4.27, "x": 1, "y": 5, "ease": "linear" }, { "t": 7.36, "x": 12.4, "y": 8, "ease": "in_out", "via": [[3.4, 5.6], [7, 7.6]] }, { "t": 8.56, "x": 12.4, "y": 8, "ease": "linear", "is_quiet": true }, { "t": 12.03, "x": 1, "y": 5, "ease": "linear", "is_quiet": true }, { "t": 14.07, "x": 1, "y": 5, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o21", "t": 2.6, "to": "o13", "speed": 9.25 },
      { "id": "e2", "kind": "ground", "ball": "o22", "t": 2.6, "to": "o15", "speed": 9.25 },
      { "id": "b1o21", "ball": "o21", "t": 12.23, "kind": "ground", "speed": 9, "to": "o17", "is_quiet": true },
      { "id": "b1o22", "ball": "o22", "t": 12.23, "kind": "ground", "speed": 9, "to": "o19", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "The defender passes to the attacker and closes down at once.", "de": "Der Verteidiger passt zum Angreifer und läuft sofort an.", "bg": "Защитникът подава на нападателя и веднага излиза срещу него." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "The attacker scores in either mini goal from inside the last 5 m = 1.", "de": "Der Angreifer trifft aus den letzten 5 m in eines der Minitore = 1.", "bg": "Нападателят вкарва в едната от вратите от последните 5 м = 1." } },
      { "id": "s3", "t": 5.46, "name": "", "note": "", "captions": { "en": "Scoring: attacker in a mini goal: one; defender over the start line: two.", "de": "Wertung: Angreifer ins Minitor: einer; Verteidiger über die Startlinie: zwei.", "bg": "Точки: нападател в малка врата: една; защитник през стартовата линия: две." } },
      { "id": "s4", "t": 8.56, "name": "", "note": "", "captions": { "en": "After four duels each, attackers and defenders swap.", "de": "Nach je vier Duellen Rollentausch.", "bg": "След четири двубоя ролите се сменят." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "1v1: close down and show one way",
      "aim": "Close down quickly, slow down in time, show the attacker one way and win the ball at the right moment.",
      "setup": "Two lanes of 15 × 10 m, 4 m apart, each with two mini goals in the corners of the end line. Four players per lane: two attackers at the start line, two defenders between the goals, each defender with a ball. Work and rest alternate. For 12 players build a third lane; with six, three per lane.",
      "rules": "1. The defender passes to the attacker and closes down at once.\n2. The attacker scores in either mini goal from inside the last 5 m = 1.\n3. The defender scores by winning the ball and dribbling over the start line = 2; forcing the ball out = 1.\n4. Ten seconds per duel, then the next pair.\n5. After four duels each, attackers and defenders swap; after both roles, winners change lane. 4 rounds of 3 minutes, 45 seconds rest.",
      "points": [
        "Sprint while the ball is rolling, short steps for the last 3 m.",
        "Side-on, knees bent, about one arm’s length away.",
        "Curve the run so that one goal is shut, then show the other side.",
        "Eyes on the ball; move when the attacker moves it, not when the body moves.",
        "Win it when the touch is too long or the head goes down; then away at once."
      ],
      "progressions": [
        "Coach calls the goal that may not be conceded.",
        "Lane 12 m wide.",
        "After winning the ball the defender passes to a waiting team-mate: 2v1 the other way."
      ],
      "regressions": [
        "Lane 8 m wide and only one goal in the middle.",
        "Attacker may start only when the defender is half-way."
      ],
      "scoring": "Attacker in a mini goal: one; defender over the start line: two; ball forced out: one.",
      "questions": ["Which side did you want to offer, and did it work?"],
      "faults": [
        "Running in at full speed until the last step.",
        "Square stance: the attacker may choose."
      ]
    },
    "de": {
      "title": "1 gegen 1: anlaufen und lenken",
      "aim": "Schnell anlaufen, rechtzeitig abbremsen, den Angreifer auf eine Seite lenken und im richtigen Moment den Ball gewinnen.",
      "setup": "Zwei Bahnen von 15 × 10 m, 4 m Abstand, je zwei Minitore in den Ecken der Grundlinie. Vier Spieler pro Bahn: zwei Angreifer an der Startlinie, zwei Verteidiger zwischen den Toren, jeder Verteidiger mit Ball. Belastung und Pause im Wechsel. Bei 12 Spielern eine dritte Bahn, bei sechs drei Spieler pro Bahn.",
      "rules": "1. Der Verteidiger passt zum Angreifer und läuft sofort an.\n2. Der Angreifer trifft aus den letzten 5 m in eines der Minitore = 1.\n3. Erobert der Verteidiger den Ball und dribbelt über die Startlinie = 2; klärt er ins Aus = 1.\n4. Zehn Sekunden pro Duell, dann das nächste Paar.\n5. Nach je vier Duellen Rollentausch; nach beiden Rollen wechseln die Sieger die Bahn.\n6. Durchgänge: 4 × 3 Minuten, 45 Sekunden Pause.",
      "points": [
        "Sprinten, solange der Ball rollt; auf den letzten 3 m kurze Schritte.",
        "Seitliche Stellung, Knie gebeugt, etwa eine Armlänge Abstand.",
        "Im Bogen anlaufen: ein Tor zustellen, zur anderen Seite lenken.",
        "Auge am Ball: auf den Ball reagieren, nicht auf die Körpertäuschung.",
        "Zugreifen, wenn der Kontakt zu lang wird oder der Kopf unten ist; dann sofort weg."
      ],
      "progressions": [
        "Der Trainer ruft, welches Tor nicht fallen darf.",
        "Bahn 12 m breit.",
        "Nach Ballgewinn Pass zum wartenden Mitspieler: 2 gegen 1 in die Gegenrichtung."
      ],
      "regressions": [
        "Bahn 8 m breit, nur ein Tor in der Mitte.",
        "Der Angreifer startet erst, wenn der Verteidiger die Hälfte erreicht hat."
      ],
      "scoring": "Angreifer ins Minitor: einer; Verteidiger über die Startlinie: zwei; Ball ins Aus gezwungen: einer.",
      "questions": ["Welche Seite wolltest du anbieten, und hat es geklappt?"],
      "faults": [
        "Mit vollem Tempo bis zum letzten Schritt anlaufen.",
        "Frontale Stellung: Der Angreifer darf wählen."
      ]
    },
    "bg": {
      "title": "1 срещу 1: посрещане и насочване",
      "aim": "Бързо излизане срещу нападателя, навременно спиране, насочване в едната посока и отнемане в точния момент.",
      "setup": "Два коридора 15 × 10 м на 4 м един от друг, всеки с две малки врати в ъглите на крайната линия. По четирима в коридор: двама нападатели на стартовата линия, двама защитници между вратите, всеки защитник с топка. Работата и почивката се редуват. При 12 играчи се прави трети коридор, при шест – по трима.",
      "rules": "1. Защитникът подава на нападателя и веднага излиза срещу него.\n2. Нападателят вкарва в едната от вратите от последните 5 м = 1.\n3. Ако защитникът отнеме и мине с дрибъл стартовата линия = 2; ако изчисти в аут = 1.\n4. Десет секунди за двубой, после следващата двойка.\n5. След четири двубоя ролите се сменят; след двете роли победителите сменят коридора.\n6. Серии: 4 × 3 минути, 45 секунди почивка.",
      "points": [
        "Спринт, докато топката се търкаля; последните 3 м – с къси крачки.",
        "Тяло странично, свити колене, на около една ръка разстояние.",
        "Излез в дъга: едната врата е закрита, насочи към другата страна.",
        "Очите са в топката: реагирай на нея, а не на финта с тялото.",
        "Отнеми, когато докосването е дълго или главата е надолу; после веднага напред."
      ],
      "progressions": [
        "Треньорът извиква коя врата не бива да се допуска.",
        "Коридор с ширина 12 м.",
        "След отнемане – пас към чакащия съотборник: 2 срещу 1 в обратната посока."
      ],
      "regressions": [
        "Коридор с ширина 8 м и само една врата в средата.",
        "Нападателят тръгва едва когато защитникът стигне средата."
      ],
      "scoring": "Нападател в малка врата: една; защитник през стартовата линия: две; изкаран аут: една.",
      "questions": ["Коя страна искаше да оставиш и получи ли се?"],
      "faults": [
        "Излизане с пълна скорост до последната крачка.",
        "Фронтална стойка: нападателят избира."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "two-v-two-press-and-cover",
  "topic": "defending_group",
  "moment": "out_of_possession",
  "phase": "main_part",
  "practice_type": "opposed",
  "corners": ["tactical", "physical", "social"],
  "ages": [11, 15],
  "level": 3,
  "players": { "min": 7, "max": 13, "ideal": 9 },
  "keepers": 1,
  "area": [26, 20],
  "minutes": 18,
  "intensity": "high",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 10 },
    { "kind": "cones", "count": 4 },
    { "kind": "flat_markers", "count": 2 },
    { "kind": "bibs", "count": 4 },
    { "kind": "mini_goals", "count": 2 },
    { "kind": "youth_goals", "count": 1 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 26, "width": 20, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 26, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 26, "y": 20 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 20 },
      { "id": "o5", "kind": "marker", "x": 13, "y": 0 },
      { "id": "o6", "kind": "marker", "x": 13, "y": 20 },
      { "id": "o7", "kind": "goal", "x": 26, "y": 10, "rotation": 180, "size": "youth" },
      { "id": "o8", "kind": "goal", "x": 0, "y": 3, "size": "mini" },
      { "id": "o9", "kind": "goal", "x": 0, "y": 17, "size": "mini" },
      { "id": "o10", "kind": "player", "x": 24.2, "y": 10, "rotation": -153, "team": "b", "is_keeper": true },
      { "id": "o11", "kind": "player", "x": 4, "y": 6, "team": "a" },
      { "id": "o12", "kind": "player", "x": 5, "y": 15, "team": "a" },
      { "id": "o13", "kind": "player", "x": 0.2, "y": 8.4, "team": "a" },
      { "id": "o14", "kind": "player", "x": 0.2, "y": 11.6, "team": "a" },
      { "id": "o15", "kind": "player", "x": 19, "y": 6.5, "team": "b" },
      { "id": "o16", "kind": "player", "x": 19, "y": 13.5, "team": "b" },
      { "id": "o17", "kind": "player", "x": 25.4, "y": 3, "team": "b" },
      { "id": "o18", "kind": "player", "x": 25.4, "y": 17, "team": "b" },
      { "id": "o19", "kind": "ball", "x": 23, "y": 9.4, "owner": "o10" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o17", "keys": [{ "t": 2.6, "x": 25.4, "y": 3, "ease": "linear" }, { "t": 2.72, "x": 25.4, "y": 3, "ease": "linear", "is_quiet": true }, { "t": 4.43, "x": 21.98, "y": 2.24, "ease": "linear", "is_quiet": true }, { "t": 7.02, "x": 21.98, "y": 2.24, "ease": "linear", "is_quiet": true }, { "t": 8.06, "x": 25.4, "y": 3, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 25.4, "y": 17, "ease": "linear" }, { "t": 2.72, "x": 25.4, "y": 17, "ease": "linear", "is_quiet": true }, { "t": 4.43, "x": 21.98, "y": 16.24, "ease": "linear", "is_quiet": true }, { "t": 7.02, "x": 21.98, "y": 16.24, "ease": "linear", "is_quiet": true }, { "t": 8.06, "x": 25.4, "y": 17, "ease": "linear", "is_quiet": true }] },
      { "object": "o16", "keys": [{ "t": 2.6, "x": 19, "y": 13.5, "ease": "linear" }, { "t": 4.58, "x": 11.2, "y": 8.4, "ease": "in_out", "via": [[14, 11.4]] }, { "t": 7.02, "x": 11.2, "y": 8.4, "ease": "linear", "is_quiet": true }, { "t": 9.77, "x": 19, "y": 13.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o12", "keys": [{ "t": 2.6, "x": 5, "y": 15, "ease": "linear" }, { "t": 4.63, "x": 14.6, "y": 15, "ease": "in_out", "via": [[10, 16]] }, { "t": 7.02, "x": 14.6, "y": 15, "ease": "linear", "is_quiet": true }, { "t": 9.85, "x": 5, "y": 15, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 19, "y": 6.5, "ease": "linear" }, { "t": 5.02, "x": 7.4, "y": 5, "ease": "in_out", "via": [[12, 4.4]] }, { "t": 7.02, "x": 7.4, "y": 5, "ease": "linear", "is_quiet": true }, { "t": 10.47, "x": 19, "y": 6.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o10", "keys": [{ "t": 2.6, "x": 24.2, "y": 10, "ease": "linear" }, { "t": 3.81, "x": 24.2, "y": 10, "ease": "linear", "is_quiet": true }, { "t": 4.43, "x": 23.05, "y": 9.46, "ease": "linear", "is_quiet": true }, { "t": 7.02, "x": 23.05, "y": 9.46, "ease": "linear", "is_quiet": true }, { "t": 7.4, "x": 24.2, "y": 10, "ease": "linear", "is_quiet": true }, { "t": 13.41, "x": 24.2, "y": 10, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o19", "t": 2.6, "to": "o11", "speed": 10.5 },
      { "id": "b1o19", "ball": "o19", "t": 10.67, "kind": "ground", "speed": 9, "to": "o10", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "The keeper passes to one of two attackers; the defenders start with the pass.", "de": "Der Torwart spielt einen der zwei Angreifer an.", "bg": "Вратарят подава на един от двамата нападатели; с паса тръгват защитниците." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Attackers score in the big goal = 1.", "de": "Tor ins Jugendtor = 1.", "bg": "Гол в голямата врата = 1." } },
      { "id": "s3", "t": 5.02, "name": "", "note": "", "captions": { "en": "Scoring: big goal: one; mini goal within six seconds: two.", "de": "Wertung: Großes Tor: einer; Minitor in sechs Sekunden: zwei; Pass zum Torwart.", "bg": "Точки: голяма врата: една; малка врата до шест секунди: две; пас към вратаря." } },
      { "id": "s4", "t": 7.02, "name": "", "note": "", "captions": { "en": "4 blocks of 3:30, attackers and defenders swap each time.", "de": "Gegentore zählen; 4 Durchgänge von 3:30, danach jeweils Rollentausch.", "bg": "Броят се допуснатите голове; 4 серии по 3:30, след всяка ролите се сменят." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "2v2: press and cover",
      "aim": "First defender presses, second covers: learn distance, angle and the exchange of roles.",
      "setup": "Pitch of 26 × 20 m with a youth goal and keeper on one end, two mini goals on the other; markers show half-way. Two pairs of attackers wait between the mini goals, two pairs of defenders beside the big goal. Balls with the keeper. Seven players: three pairs rotate and one of them rests; 13: three pairs on each side.",
      "rules": "1. The keeper passes to one of two attackers; the defenders start with the pass. Attackers score in the big goal = 1.\n2. Defenders who win the ball score in a mini goal within six seconds = 2, or earn 1 by passing back to the keeper under control. Offside beyond half-way.\n3. Play ends with a goal, a ball out or after 20 seconds. Next pairs at once.\n4. Count the goals against; 4 blocks of 3:30, attackers and defenders swap each time.",
      "points": [
        "Nearest defender presses; the other calls “I’ve got cover” and says which side to show.",
        "Cover 3 to 5 m behind, diagonally towards the middle, able to see ball and second attacker.",
        "Cross pass: the cover becomes the presser, the presser drops diagonally.",
        "Do not both go to the ball; do not stand on one line.",
        "Ball won: one touch away, look for the mini goals."
      ],
      "progressions": [
        "A third attacker joins from behind after five seconds (3v2).",
        "Start from behind: defenders begin level with the attackers.",
        "Coach varies the first pass: bounce pass, chipped ball, wide ball."
      ],
      "regressions": [
        "Attackers have to play at least one pass before scoring.",
        "Pitch only 15 m wide."
      ],
      "scoring": "Big goal: one; mini goal within six seconds: two; pass back to the keeper: one.",
      "questions": ["How far behind the first defender do you cover?"],
      "faults": [
        "Both defend on one line.",
        "Nobody talks: two press or nobody does."
      ]
    },
    "de": {
      "title": "2 gegen 2: Druck und Sicherung",
      "aim": "Einer macht Druck, der andere sichert: Abstand, Winkel und Übergabe der Aufgaben lernen.",
      "setup": "Feld von 26 × 20 m: auf einer Seite Jugendtor mit Torwart, auf der anderen zwei Minitore; Markierungen zeigen die Mittellinie. Zwei Angreiferpaare stehen zwischen den Minitoren, zwei Verteidigerpaare neben dem Jugendtor. Bälle beim Torwart. Sieben Spieler: drei Paare rotieren, eines pausiert; 13: je drei Paare.",
      "rules": "1. Der Torwart spielt einen der zwei Angreifer an; mit dem Pass starten die Verteidiger. Tor ins Jugendtor = 1.\n2. Nach Ballgewinn treffen die Verteidiger binnen sechs Sekunden ins Minitor = 2 oder spielen kontrolliert zum Torwart zurück = 1. Abseits ab der Mittellinie.\n3. Ende bei Tor, Ausball oder nach 20 Sekunden, dann sofort das nächste Paar.\n4. Gegentore zählen; 4 Durchgänge von 3:30, danach jeweils Rollentausch.",
      "points": [
        "Der Nähere greift an; der andere ruft „ich sichere“ und sagt, wohin gelenkt wird.",
        "Sicherung 3 bis 5 m dahinter, schräg nach innen, Ball und zweiten Angreifer im Blick.",
        "Querpass: Der Sichernde rückt raus, der andere lässt sich schräg fallen.",
        "Nie beide zum Ball, nie auf einer Linie stehen.",
        "Ballgewinn: ein Kontakt weg vom Gegner, dann die Minitore suchen."
      ],
      "progressions": [
        "Nach fünf Sekunden kommt ein dritter Angreifer von hinten dazu (3 gegen 2).",
        "Verteidiger starten auf Höhe der Angreifer.",
        "Erster Pass variabel: halbhoch, als Flugball, nach außen."
      ],
      "regressions": [
        "Vor dem Abschluss ist mindestens ein Pass Pflicht.",
        "Feld nur 15 m breit."
      ],
      "scoring": "Großes Tor: einer; Minitor in sechs Sekunden: zwei; Pass zum Torwart: einer.",
      "questions": ["Wie weit hinter dem ersten Verteidiger sicherst du?"],
      "faults": [
        "Beide verteidigen auf einer Linie.",
        "Keiner redet: Beide pressen oder keiner."
      ]
    },
    "bg": {
      "title": "2 срещу 2: преса и застраховка",
      "aim": "Единият пресира, другият застрахова: усвояване на разстояние, ъгъл и размяна на ролите.",
      "setup": "Поле 26 × 20 м: от едната страна юношеска врата с вратар, от другата – две малки врати; маркери показват средата. Две двойки нападатели чакат между малките врати, две двойки защитници – край голямата. Топките са при вратаря. Седем играчи: три двойки се сменят, едната почива; 13: по три двойки.",
      "rules": "1. Вратарят подава на един от двамата нападатели; с паса тръгват защитниците. Гол в голямата врата = 1.\n2. При отнемане защитниците вкарват до шест секунди в малка врата = 2 или връщат контролирано на вратаря = 1. Засада след средата.\n3. Краят е при гол, аут или след 20 секунди, после веднага следващите двойки.\n4. Броят се допуснатите голове; 4 серии по 3:30, след всяка ролите се сменят.",
      "points": [
        "По-близкият пресира; другият вика „зад теб съм“ и казва накъде да насочва.",
        "Застраховката е на 3 до 5 м отзад, по диагонал към средата, вижда топката и втория нападател.",
        "При напречен пас застраховащият излиза, а другият се оттегля по диагонал.",
        "Никога двамата към топката, никога на една линия.",
        "След отнемане: едно докосване встрани и поглед към малките врати."
      ],
      "progressions": [
        "След пет секунди отзад се включва трети нападател (3 срещу 2).",
        "Защитниците тръгват на една линия с нападателите.",
        "Първият пас се мени: полувисок, прехвърлен, към фланга."
      ],
      "regressions": [
        "Преди удар има поне едно задължително подаване.",
        "Поле само с ширина 15 м."
      ],
      "scoring": "Голяма врата: една; малка врата до шест секунди: две; пас към вратаря: една.",
      "questions": ["На какво разстояние покриваш първия защитник?"],
      "faults": [
        "И двамата защитават на една линия.",
        "Никой не говори: пресират и двамата или никой."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "shifting-line-close-the-gaps",
  "topic": "compactness",
  "moment": "out_of_possession",
  "phase": "main_part",
  "practice_type": "positional_game",
  "corners": ["tactical", "social"],
  "ages": [12, 17],
  "level": 3,
  "players": { "min": 9, "max": 15, "ideal": 12 },
  "area": [34, 30],
  "minutes": 16,
  "intensity": "medium",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 8 },
    { "kind": "cones", "count": 4 },
    { "kind": "flat_markers", "count": 8 },
    { "kind": "bibs", "count": 8 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 34, "width": 30, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" },
      { "id": "c", "name": "", "colour": "#7db4ff", "keeper_colour": "#ffb3c7", "shape": "diamond" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 34, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 34, "y": 30 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 30 },
      { "id": "o5", "kind": "marker", "x": 12, "y": 0 },
      { "id": "o6", "kind": "marker", "x": 12, "y": 10 },
      { "id": "o7", "kind": "marker", "x": 12, "y": 20 },
      { "id": "o8", "kind": "marker", "x": 12, "y": 30 },
      { "id": "o9", "kind": "marker", "x": 22, "y": 0 },
      { "id": "o10", "kind": "marker", "x": 22, "y": 10 },
      { "id": "o11", "kind": "marker", "x": 22, "y": 20 },
      { "id": "o12", "kind": "marker", "x": 22, "y": 30 },
      { "id": "o13", "kind": "player", "x": 6, "y": 4, "team": "a" },
      { "id": "o14", "kind": "player", "x": 5, "y": 11, "team": "a" },
      { "id": "o15", "kind": "player", "x": 5, "y": 19, "team": "a" },
      { "id": "o16", "kind": "player", "x": 6, "y": 26.5, "rotation": -77, "team": "a" },
      { "id": "o17", "kind": "player", "x": 17, "y": 7, "team": "b" },
      { "id": "o18", "kind": "player", "x": 16, "y": 13, "team": "b" },
      { "id": "o19", "kind": "player", "x": 15.4, "y": 19, "team": "b" },
      { "id": "o20", "kind": "player", "x": 17, "y": 25, "team": "b" },
      { "id": "o21", "kind": "player", "x": 28, "y": 5, "team": "c" },
      { "id": "o22", "kind": "player", "x": 29, "y": 12.5, "team": "c" },
      { "id": "o23", "kind": "player", "x": 28, "y": 18.5, "team": "c" },
      { "id": "o24", "kind": "player", "x": 28, "y": 26.5, "team": "c" },
      { "id": "o25", "kind": "ball", "x": 6.3, "y": 25.2, "owner": "o16" }
    ],
    "drawings": [
      { "id": "z1", "kind": "zone", "shape": "rectangle", "points": [[0, 0], [12, 30]], "colour": "#8fb7a0" },
      { "id": "z2", "kind": "zone", "shape": "rectangle", "points": [[22, 0], [34, 30]], "colour": "#8fb7a0" }
    ],
    "tracks": [
      { "object": "o16", "keys": [{ "t": 2.6, "x": 6, "y": 26.5, "ease": "linear" }, { "t": 3.14, "x": 5.87, "y": 25.51, "ease": "linear", "is_quiet": true }, { "t": 6.4, "x": 5.87, "y": 25.51, "ease": "linear", "is_quiet": true }, { "t": 6.7, "x": 6, "y": 26.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 5, "y": 19, "ease": "linear" }, { "t": 3.56, "x": 5, "y": 19, "ease": "linear", "is_quiet": true }, { "t": 4, "x": 4.93, "y": 18, "ease": "linear", "is_quiet": true }, { "t": 6.4, "x": 4.93, "y": 18, "ease": "linear", "is_quiet": true }, { "t": 6.7, "x": 5, "y": 19, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 16, "y": 13, "ease": "linear" }, { "t": 3.23, "x": 15.4, "y": 16, "ease": "in_out" }, { "t": 6.4, "x": 15.4, "y": 16, "ease": "linear", "is_quiet": true }, { "t": 7.3, "x": 16, "y": 13, "ease": "linear", "is_quiet": true }] },
      { "object": "o20", "keys": [{ "t": 2.6, "x": 17, "y": 25, "ease": "linear" }, { "t": 3.24, "x": 16, "y": 21.8, "ease": "in_out" }, { "t": 6.4, "x": 16, "y": 21.8, "ease": "linear", "is_quiet": true }, { "t": 7.39, "x": 17, "y": 25, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 17, "y": 7, "ease": "linear" }, { "t": 3.4, "x": 16.4, "y": 11.2, "ease": "in_out" }, { "t": 6.4, "x": 16.4, "y": 11.2, "ease": "linear", "is_quiet": true }, { "t": 7.65, "x": 17, "y": 7, "ease": "linear", "is_quiet": true }] },
      { "object": "o21", "keys": [{ "t": 2.6, "x": 28, "y": 5, "ease": "linear" }, { "t": 3.56, "x": 28, "y": 5, "ease": "linear" }, { "t": 4.4, "x": 25, "y": 8.4, "ease": "in_out" }, { "t": 6.4, "x": 25, "y": 8.4, "ease": "linear", "is_quiet": true }, { "t": 7.74, "x": 28, "y": 5, "ease": "linear", "is_quiet": true }] },
      { "object": "o19", "keys": [{ "t": 2.6, "x": 15.4, "y": 19, "ease": "linear" }, { "t": 4, "x": 8, "y": 19, "ease": "in_out", "via": [[11.6, 19]] }, { "t": 6.4, "x": 8, "y": 19, "ease": "linear", "is_quiet": true }, { "t": 8.58, "x": 15.4, "y": 19, "ease": "linear", "is_quiet": true }] },
      { "object": "o13", "keys": [{ "t": 2.6, "x": 6, "y": 4, "ease": "linear" }, { "t": 3.14, "x": 5.87, "y": 3.01, "ease": "linear", "is_quiet": true }, { "t": 6.4, "x": 5.87, "y": 3.01, "ease": "linear", "is_quiet": true }, { "t": 6.7, "x": 6, "y": 4, "ease": "linear", "is_quiet": true }, { "t": 10.56, "x": 6, "y": 4, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o25", "t": 2.6, "to": "o15", "speed": 11.5 },
      { "id": "e2", "kind": "ground", "ball": "o25", "t": 3.56, "to": "o14", "speed": 11.5 },
      { "id": "b1o25", "ball": "o25", "t": 8.78, "kind": "lofted", "speed": 12, "to": "o16", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "The team in an outer zone passes along the ground, at most three touches each.", "de": "Das Team in der Außenzone spielt flach mit höchstens drei Kontakten und sucht …", "bg": "Отборът във външната зона играе по земята с най-много три докосвания и търси …" } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "One defender may step into the zone with the ball to press.", "de": "Ein Verteidiger darf zum Pressen in die Zone mit dem Ball rücken.", "bg": "Един защитник може да влезе да пресира в зоната с топката." } },
      { "id": "s3", "t": 4.4, "name": "", "note": "", "captions": { "en": "Scoring: ground pass through the middle zone: one point for the passing team.", "de": "Wertung: Flacher Pass durch die Mittelzone: ein Punkt für das passende Team.", "bg": "Точки: пас по земята през средната зона: точка за подаващия отбор." } },
      { "id": "s4", "t": 6.4, "name": "", "note": "", "captions": { "en": "A pass won by the defenders, or played over the side line.", "de": "Fangen die Verteidiger einen Pass ab oder geht er ins Seitenaus.", "bg": "При пресечен пас или аут двата отбора веднага се сменят." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Shifting line: close the gaps",
      "aim": "Move as one line with the ball, close the gaps between players and pass on the presser’s role.",
      "setup": "Area of 34 × 30 m: two outer zones of 12 m and a middle zone of 10 m. Three teams of four in three colours: one in each zone, the defenders in the middle. Balls with the coach beside the middle zone. Three teams of three: 26 m wide; three teams of five: 38 m wide.",
      "rules": "1. The team in an outer zone passes along the ground, at most three touches each, and looks for a pass through the middle zone to the team opposite = 1 point.\n2. One defender may step into the zone with the ball to press, the other three close the middle.\n3. A pass won by the defenders, or played over the side line, swaps the two teams at once. Passes above hip height do not count. 4 × 3 minutes, 75 seconds rest.",
      "points": [
        "Start to shift while the ball is rolling, not when it arrives.",
        "Nearest player steps out; the neighbours tuck in behind to 5 or 6 m.",
        "Far defender comes in as far as the middle of the area.",
        "Body side-on: see the ball and, over the shoulder, the players behind.",
        "One voice: “out”, “shift”, “hold”."
      ],
      "progressions": [
        "Targets may play one-touch back into the other outer zone: the line turns around.",
        "Width 36 m.",
        "One opponent moves freely in the middle zone and may receive."
      ],
      "regressions": [
        "Width 24 m.",
        "At least three passes in the zone before the through pass."
      ],
      "scoring": "Ground pass through the middle zone: one point for the passing team.",
      "questions": ["How do you know when to move and when to stay?"],
      "faults": [
        "Shifting only after the pass was received.",
        "Gaps of different size in the line."
      ]
    },
    "de": {
      "title": "Verschieben: Lücken schließen",
      "aim": "Als Kette zum Ball verschieben, Lücken zwischen den Spielern schließen und das Herausrücken übergeben.",
      "setup": "Feld von 34 × 30 m: zwei Außenzonen von 12 m, eine Mittelzone von 10 m. Drei Vierer-Teams in drei Farben, in jeder Zone eines, die Verteidiger in der Mitte. Bälle beim Trainer neben der Mittelzone. Drei Dreier-Teams: 26 m breit; drei Fünfer-Teams: 38 m breit.",
      "rules": "1. Das Team in der Außenzone spielt flach mit höchstens drei Kontakten und sucht den Pass durch die Mittelzone zum Team gegenüber = 1 Punkt.\n2. Ein Verteidiger darf zum Pressen in die Zone mit dem Ball rücken, die anderen drei schließen die Mitte.\n3. Fangen die Verteidiger einen Pass ab oder geht er ins Seitenaus, tauschen die beiden Teams sofort. Pässe über Hüfthöhe zählen nicht. 4 × 3 Minuten, 75 Sekunden Pause.",
      "points": [
        "Verschieben, solange der Ball rollt, nicht erst, wenn er ankommt.",
        "Der Nächste rückt raus, die Nachbarn rücken dahinter auf 5 bis 6 m zusammen.",
        "Der ballferne Verteidiger kommt bis zur Feldmitte.",
        "Seitliche Stellung: Ball im Blick, über die Schulter die Gegner dahinter.",
        "Eine Stimme: „raus“, „schieben“, „halten“."
      ],
      "progressions": [
        "Zielspieler dürfen direkt zurück in die andere Außenzone spielen: Die Kette dreht sich um.",
        "Breite 36 m.",
        "Ein Gegner bewegt sich frei in der Mittelzone und ist anspielbar."
      ],
      "regressions": [
        "Breite 24 m.",
        "Mindestens drei Pässe in der Zone vor dem Durchspiel."
      ],
      "scoring": "Flacher Pass durch die Mittelzone: ein Punkt für das passende Team.",
      "questions": ["Woran merkst du, ob du verschieben oder bleiben sollst?"],
      "faults": [
        "Erst verschieben, wenn der Pass angekommen ist.",
        "Unterschiedlich große Lücken in der Linie."
      ]
    },
    "bg": {
      "title": "Линия в движение: затваряне на пролуките",
      "aim": "Изместване като една линия според топката, затваряне на пролуките и предаване на ролята на пресиращ.",
      "setup": "Поле 34 × 30 м: две външни зони по 12 м и средна зона 10 м. Три отбора по четирима в три цвята, по един във всяка зона, защитниците са в средата. Топките са при треньора до средната зона. Три отбора по трима: ширина 26 м; по петима: ширина 38 м.",
      "rules": "1. Отборът във външната зона играе по земята с най-много три докосвания и търси пас през средната зона към отсрещния отбор = 1 точка.\n2. Един защитник може да влезе да пресира в зоната с топката, останалите трима затварят средата.\n3. При пресечен пас или аут двата отбора веднага се сменят. Пасове над кръста не важат. 4 × 3 минути, 75 секунди почивка.",
      "points": [
        "Измествай се, докато топката се търкаля, а не когато пристигне.",
        "Най-близкият излиза; съседите му се прибират зад него на 5 до 6 м.",
        "Далечният защитник се прибира до средата на полето.",
        "Тялото е странично: виждаш топката и през рамо играчите зад теб.",
        "Един глас: „излез“, „измести“, „задръж“."
      ],
      "progressions": [
        "Отсрещните могат да върнат с едно докосване в другата зона: линията се обръща.",
        "Ширина 36 м.",
        "Един противник се движи свободно в средната зона и може да получава."
      ],
      "regressions": [
        "Ширина 24 м.",
        "Поне три подавания в зоната преди паса между защитниците."
      ],
      "scoring": "Пас по земята през средната зона: точка за подаващия отбор.",
      "questions": ["По какво разбираш кога да се преместиш и кога да останеш?"],
      "faults": [
        "Преместване чак след приемането на паса.",
        "Различни разстояния в линията."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "defend-the-box-against-crosses",
  "topic": "defending_group",
  "moment": "out_of_possession",
  "phase": "main_part",
  "practice_type": "phase_of_play",
  "corners": ["tactical", "physical", "psychological"],
  "ages": [15, 19],
  "level": 4,
  "players": { "min": 10, "max": 14, "ideal": 11 },
  "keepers": 1,
  "area": [36, 56],
  "minutes": 20,
  "intensity": "high",
  "heading": true,
  "equipment": [
    { "kind": "balls", "count": 12 },
    { "kind": "cones", "count": 4 },
    { "kind": "bibs", "count": 5 },
    { "kind": "mini_goals", "count": 2 },
    { "kind": "full_goals", "count": 1 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "box", "length": 36, "width": 56, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 36, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 36, "y": 56 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 56 },
      { "id": "o5", "kind": "goal", "x": 36, "y": 28, "rotation": 180, "size": "full" },
      { "id": "o6", "kind": "goal", "x": 0, "y": 14, "size": "mini" },
      { "id": "o7", "kind": "goal", "x": 0, "y": 42, "size": "mini" },
      { "id": "o8", "kind": "player", "x": 34.2, "y": 27, "team": "b", "is_keeper": true },
      { "id": "o9", "kind": "player", "x": 17, "y": 5, "rotation": -8, "team": "a", "number": "11" },
      { "id": "o10", "kind": "player", "x": 24.6, "y": 21, "team": "a", "number": "9" },
      { "id": "o11", "kind": "player", "x": 22.6, "y": 33, "team": "a", "number": "10" },
      { "id": "o12", "kind": "player", "x": 21, "y": 46, "team": "a", "number": "7" },
      { "id": "o13", "kind": "player", "x": 14, "y": 28, "team": "a", "number": "8" },
      { "id": "o14", "kind": "player", "x": 22.4, "y": 8.6, "team": "b", "number": "2" },
      { "id": "o15", "kind": "player", "x": 29.6, "y": 23, "team": "b", "number": "4" },
      { "id": "o16", "kind": "player", "x": 29.6, "y": 28.6, "team": "b", "number": "5" },
      { "id": "o17", "kind": "player", "x": 28.6, "y": 35, "team": "b", "number": "3" },
      { "id": "o18", "kind": "player", "x": 22.6, "y": 26.6, "team": "b", "number": "6" },
      { "id": "o20", "kind": "coach", "x": 3, "y": 28 },
      { "id": "o19", "kind": "ball", "x": 18.4, "y": 4.8, "owner": "o9" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o13", "keys": [{ "t": 2.6, "x": 14, "y": 28, "ease": "linear" }, { "t": 2.7, "x": 14, "y": 28, "ease": "linear", "is_quiet": true }, { "t": 3.2, "x": 14.63, "y": 27.8, "ease": "linear", "is_quiet": true }, { "t": 5.49, "x": 14.63, "y": 27.8, "ease": "linear", "is_quiet": true }, { "t": 5.99, "x": 14.89, "y": 28.46, "ease": "linear", "is_quiet": true }, { "t": 6.33, "x": 14.89, "y": 28.46, "ease": "linear", "is_quiet": true }, { "t": 6.83, "x": 14.67, "y": 28.74, "ease": "linear", "is_quiet": true }, { "t": 9.17, "x": 14.67, "y": 28.74, "ease": "linear", "is_quiet": true }, { "t": 9.47, "x": 14, "y": 28, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 28.6, "y": 35, "ease": "linear" }, { "t": 4.97, "x": 28.6, "y": 35, "ease": "linear", "is_quiet": true }, { "t": 5.99, "x": 30.42, "y": 36.05, "ease": "linear", "is_quiet": true }, { "t": 6.33, "x": 30.42, "y": 36.05, "ease": "linear", "is_quiet": true }, { "t": 6.83, "x": 29.91, "y": 36.64, "ease": "linear", "is_quiet": true }, { "t": 9.17, "x": 29.91, "y": 36.64, "ease": "linear", "is_quiet": true }, { "t": 9.79, "x": 28.6, "y": 35, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 29.6, "y": 23, "ease": "linear" }, { "t": 5.39, "x": 29.6, "y": 23, "ease": "linear" }, { "t": 5.99, "x": 32, "y": 24, "ease": "in_out" }, { "t": 9.17, "x": 32, "y": 24, "ease": "linear", "is_quiet": true }, { "t": 9.94, "x": 29.6, "y": 23, "ease": "linear", "is_quiet": true }] },
      { "object": "o14", "keys": [{ "t": 2.6, "x": 22.4, "y": 8.6, "ease": "linear" }, { "t": 3.2, "x": 25.4, "y": 7.4, "ease": "in_out" }, { "t": 9.17, "x": 25.4, "y": 7.4, "ease": "linear", "is_quiet": true }, { "t": 10.13, "x": 22.4, "y": 8.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o16", "keys": [{ "t": 2.6, "x": 29.6, "y": 28.6, "ease": "linear" }, { "t": 2.7, "x": 29.6, "y": 28.6, "ease": "linear", "is_quiet": true }, { "t": 3.2, "x": 30.11, "y": 28.42, "ease": "linear", "is_quiet": true }, { "t": 4.44, "x": 30.11, "y": 28.42, "ease": "linear", "is_quiet": true }, { "t": 5.99, "x": 32.63, "y": 30.36, "ease": "linear", "is_quiet": true }, { "t": 6.2, "x": 32.63, "y": 30.36, "ease": "linear", "is_quiet": true }, { "t": 6.83, "x": 31.79, "y": 31.33, "ease": "linear", "is_quiet": true }, { "t": 9.17, "x": 31.79, "y": 31.33, "ease": "linear", "is_quiet": true }, { "t": 10.2, "x": 29.6, "y": 28.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 22.6, "y": 26.6, "ease": "linear" }, { "t": 2.7, "x": 22.6, "y": 26.6, "ease": "linear", "is_quiet": true }, { "t": 3.2, "x": 23.11, "y": 26.42, "ease": "linear", "is_quiet": true }, { "t": 4.44, "x": 23.11, "y": 26.42, "ease": "linear", "is_quiet": true }, { "t": 5.99, "x": 25.63, "y": 28.36, "ease": "linear", "is_quiet": true }, { "t": 6.2, "x": 25.63, "y": 28.36, "ease": "linear", "is_quiet": true }, { "t": 6.83, "x": 24.79, "y": 29.33, "ease": "linear", "is_quiet": true }, { "t": 9.17, "x": 24.79, "y": 29.33, "ease": "linear", "is_quiet": true }, { "t": 10.2, "x": 22.6, "y": 26.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o11", "keys": [{ "t": 2.6, "x": 22.6, "y": 33, "ease": "linear" }, { "t": 5.39, "x": 22.6, "y": 33, "ease": "linear" }, { "t": 6.22, "x": 27, "y": 31.8, "ease": "in_out" }, { "t": 9.17, "x": 27, "y": 31.8, "ease": "linear", "is_quiet": true }, { "t": 10.52, "x": 22.6, "y": 33, "ease": "linear", "is_quiet": true }] },
      { "object": "o10", "keys": [{ "t": 2.6, "x": 24.6, "y": 21, "ease": "linear" }, { "t": 5.39, "x": 24.6, "y": 21, "ease": "linear" }, { "t": 6.99, "x": 32.2, "y": 20.4, "ease": "in_out", "via": [[28.6, 18.6]] }, { "t": 9.17, "x": 32.2, "y": 20.4, "ease": "linear", "is_quiet": true }, { "t": 11.42, "x": 24.6, "y": 21, "ease": "linear", "is_quiet": true }] },
      { "object": "o9", "keys": [{ "t": 2.6, "x": 17, "y": 5, "ease": "linear" }, { "t": 5.39, "x": 28, "y": 4.2, "ease": "in_out", "via": [[22, 3.8]] }, { "t": 9.17, "x": 28, "y": 4.2, "ease": "linear", "is_quiet": true }, { "t": 12.42, "x": 17, "y": 5, "ease": "linear", "is_quiet": true }] },
      { "object": "o12", "keys": [{ "t": 2.6, "x": 21, "y": 46, "ease": "linear" }, { "t": 5.39, "x": 21, "y": 46, "ease": "linear" }, { "t": 7.97, "x": 32, "y": 37.4, "ease": "in_out", "via": [[28, 42]] }, { "t": 9.17, "x": 32, "y": 37.4, "ease": "linear", "is_quiet": true }, { "t": 13.28, "x": 21, "y": 46, "ease": "linear", "is_quiet": true }] },
      { "object": "o8", "keys": [{ "t": 2.6, "x": 34.2, "y": 27, "ease": "linear" }, { "t": 3.2, "x": 34.09, "y": 25.36, "ease": "linear", "is_quiet": true }, { "t": 5.49, "x": 34.09, "y": 25.36, "ease": "linear", "is_quiet": true }, { "t": 5.99, "x": 34.93, "y": 24.93, "ease": "linear", "is_quiet": true }, { "t": 6.22, "x": 34.93, "y": 24.93, "ease": "linear", "is_quiet": true }, { "t": 6.83, "x": 35.04, "y": 26.18, "ease": "linear", "is_quiet": true }, { "t": 9.17, "x": 35.04, "y": 26.18, "ease": "linear", "is_quiet": true }, { "t": 9.52, "x": 34.2, "y": 27, "ease": "linear", "is_quiet": true }, { "t": 15.9, "x": 34.2, "y": 27, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o19", "t": 5.39, "to": "o10", "x": 32.34, "y": 21.09, "speed": 12 },
      { "id": "b1o19", "ball": "o19", "t": 13.48, "kind": "ground", "speed": 9, "to": "o9", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "The coach plays the ball out to a winger, left and right in turn.", "de": "Der Trainer spielt abwechselnd links und rechts einen Außen an.", "bg": "Треньорът подава на крилата, ту вляво, ту вдясно." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "The attackers finish freely within 12 seconds.", "de": "Freier Abschluss binnen 12 Sekunden, mindestens jede zweite Hereingabe flach …", "bg": "Атаката завършва свободно до 12 секунди." } },
      { "id": "s3", "t": 5.83, "name": "", "note": "", "captions": { "en": "Scoring: goal: one; clearance out of the box: one.", "de": "Wertung: Tor: einer; Klärung aus dem Strafraum: einer.", "bg": "Точки: гол: една; изчистване от полето: една." } },
      { "id": "s4", "t": 9.17, "name": "", "note": "", "captions": { "en": "Back to the places: the next turn starts.", "de": "Nach jedem Klären rückt die Kette auf 20 m heraus.", "bg": "Всички по местата си, започва следващото изпълнение." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Defending the box against crosses",
      "aim": "Protect the goal against crosses and cut-backs: positions, marking, clearance and moving up together.",
      "setup": "Area of 36 × 56 m with a full-size goal; two mini goals on the far line. Defenders: keeper, back four and a 6. Attackers: wingers 7 and 11, strikers 9 and 10, an 8 at the edge of the box. Coach at half-way with the balls. With more players add full-backs to the attack and an 8 to the defence. Headers: up to U16 at most ten per player and one such session a week, older as few as possible; count them.",
      "rules": "1. The coach plays the ball out to a winger, left and right in turn; the full-back presses but may not win it before the first dribble.\n2. The attackers finish freely within 12 seconds: at least every other delivery low or as a cut-back. Goal = 1.\n3. Defenders: clearance out of the box = 1, clearance into a mini goal or a controlled pass out = 2.\n4. After each clearance the line moves up to 20 m. 4 × 3 minutes, 90 seconds rest.",
      "points": [
        "Full-back: close enough to stop the free cross, show down the line.",
        "Near centre-back guards the near post zone, the other the centre; far full-back tucks in.",
        "Side-on between ball and opponent; look over the shoulder before the cross.",
        "6 protects the penalty spot and the cut-back.",
        "Clear high, far and wide; then out together on the keeper’s call."
      ],
      "progressions": [
        "Attackers get a second ball from the coach straight after a clearance.",
        "A sixth attacker overlaps on the wing.",
        "Defenders score only with a controlled pass out."
      ],
      "regressions": [
        "Wingers use only low crosses.",
        "One striker fewer."
      ],
      "scoring": "Goal: one; clearance out of the box: one; into a mini goal or controlled pass: two.",
      "questions": ["What do you have to see before the cross comes?"],
      "faults": [
        "Watching only the ball and losing the runner.",
        "Clearing to the middle."
      ]
    },
    "de": {
      "title": "Strafraum verteidigen gegen Flanken",
      "aim": "Das Tor gegen Flanken und Rückpässe schützen: Positionen, Zuordnung, Klären und gemeinsames Herausrücken.",
      "setup": "Feld von 36 × 56 m mit Großtor, zwei Minitore auf der gegenüberliegenden Linie. Verteidiger: Torwart, Viererkette und eine 6. Angreifer: Außen 7 und 11, Spitzen 9 und 10, eine 8 im Rückraum. Trainer mit Bällen an der Mittellinie. Bei mehr Spielern Außenverteidiger im Angriff und eine 8 in der Abwehr ergänzen. Kopfbälle: bis U16 höchstens zehn pro Spieler und eine solche Einheit je Woche, danach so wenige wie möglich; mitzählen.",
      "rules": "1. Der Trainer spielt abwechselnd links und rechts einen Außen an; der Außenverteidiger läuft an, greift aber erst nach dem ersten Dribbling zu.\n2. Freier Abschluss binnen 12 Sekunden, mindestens jede zweite Hereingabe flach oder in den Rückraum. Tor = 1.\n3. Verteidiger: aus dem Strafraum geklärt = 1, ins Minitor geklärt oder kontrolliert herausgespielt = 2.\n4. Nach jedem Klären rückt die Kette auf 20 m heraus. 4 × 3 Minuten, 90 Sekunden Pause.",
      "points": [
        "Außenverteidiger: nah genug, um die freie Flanke zu verhindern, an der Linie entlang lenken.",
        "Ballnaher Innenverteidiger am kurzen Pfosten, der andere zentral; ballferner Außenverteidiger rückt ein.",
        "Seitlich zwischen Ball und Gegner stehen, vor der Flanke Schulterblick.",
        "Die 6 sichert Elfmeterpunkt und Rückraum.",
        "Hoch, weit und nach außen klären; dann auf Torwartruf gemeinsam raus."
      ],
      "progressions": [
        "Nach dem Klären spielt der Trainer sofort einen zweiten Ball ein.",
        "Ein sechster Angreifer hinterläuft außen.",
        "Verteidiger punkten nur mit kontrolliertem Herausspielen."
      ],
      "regressions": [
        "Außen spielen nur flache Hereingaben.",
        "Eine Spitze weniger."
      ],
      "scoring": "Tor: einer; Klärung aus dem Strafraum: einer; ins Minitor oder kontrollierter Pass: zwei.",
      "questions": ["Was musst du sehen, bevor die Flanke kommt?"],
      "faults": [
        "Nur den Ball sehen und den Läufer verlieren.",
        "In die Mitte klären."
      ]
    },
    "bg": {
      "title": "Защита на наказателното поле при центриране",
      "aim": "Защита на вратата при центрирания и връщания: позиции, покриване, изчистване и общо излизане напред.",
      "setup": "Поле 36 × 56 м с голяма врата, две малки врати на отсрещната линия. Защитници: вратар, четирима в линия и 6. Нападащи: крила 7 и 11, нападатели 9 и 10, 8 на границата на наказателното поле. Треньорът с топките е на центъра. При повече играчи се добавят крайни защитници в атака и 8 в защита. Удари с глава: до U16 най-много десет на играч и една такава тренировка седмично, по-големите – възможно най-малко; броете ги.",
      "rules": "1. Треньорът подава на крилата, ту вляво, ту вдясно; крайният защитник излиза, но отнема едва след първия дрибъл.\n2. Атаката завършва свободно до 12 секунди, поне всяко второ подаване е по земята или назад. Гол = 1.\n3. Защитници: изчистване извън наказателното поле = 1, изчистване в малка врата или контролирано изнасяне = 2.\n4. След всяко изчистване линията излиза до 20 м. 4 × 3 минути, 90 секунди почивка.",
      "points": [
        "Краен защитник: достатъчно близо, за да няма свободно центриране, насочвай покрай линията.",
        "Близкият централен пази близката греда, другият – средата; далечният краен се прибира.",
        "Странично между топката и противника; поглед през рамо преди центрирането.",
        "6 пази точката за дузпа и връщането назад.",
        "Изчисти високо, далеч и към фланга; после всички излизат по сигнала на вратаря."
      ],
      "progressions": [
        "След изчистване треньорът веднага вкарва втора топка.",
        "Шести нападащ се включва с овърлап по фланга.",
        "Защитниците печелят точки само с контролирано изнасяне."
      ],
      "regressions": [
        "Крилата подават само по земята.",
        "С един нападател по-малко."
      ],
      "scoring": "Гол: една; изчистване от полето: една; в малка врата или контролиран пас: две.",
      "questions": ["Какво трябва да видиш преди центрирането?"],
      "faults": [
        "Гледа се само топката и набягващият се губи.",
        "Изчистване към центъра."
      ]
    }
  }
}
$json$::jsonb);
