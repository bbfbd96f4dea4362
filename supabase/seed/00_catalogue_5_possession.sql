-- Catalogue: possession, positional games, build-up, switching play, combination play.

select private.import_exercise($json$
{
  "slug": "gate-passing-four-v-two",
  "topic": "possession",
  "moment": "in_possession",
  "phase": "main_part",
  "practice_type": "opposed",
  "corners": ["technical", "tactical", "social"],
  "ages": [8, 10],
  "level": 1,
  "players": { "min": 6, "max": 8, "ideal": 6 },
  "area": [20, 20],
  "minutes": 12,
  "intensity": "medium",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 4 },
    { "kind": "cones", "count": 4 },
    { "kind": "flat_markers", "count": 10 },
    { "kind": "bibs", "count": 2 }
  ],
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
      { "id": "o5", "kind": "marker", "x": 5, "y": 4 },
      { "id": "o6", "kind": "marker", "x": 5, "y": 6 },
      { "id": "o7", "kind": "marker", "x": 14, "y": 5 },
      { "id": "o8", "kind": "marker", "x": 16, "y": 5 },
      { "id": "o9", "kind": "marker", "x": 10, "y": 9 },
      { "id": "o10", "kind": "marker", "x": 10, "y": 11 },
      { "id": "o11", "kind": "marker", "x": 4, "y": 15 },
      { "id": "o12", "kind": "marker", "x": 6, "y": 15 },
      { "id": "o13", "kind": "marker", "x": 15, "y": 14 },
      { "id": "o14", "kind": "marker", "x": 15, "y": 16 },
      { "id": "o15", "kind": "player", "x": 1.8, "y": 5, "rotation": 29, "team": "a" },
      { "id": "o16", "kind": "player", "x": 8.5, "y": 5, "team": "a" },
      { "id": "o17", "kind": "player", "x": 18, "y": 11.5, "team": "a" },
      { "id": "o18", "kind": "player", "x": 8, "y": 18, "team": "a" },
      { "id": "o19", "kind": "player", "x": 5.5, "y": 9.8, "team": "b" },
      { "id": "o20", "kind": "player", "x": 12.6, "y": 8.2, "team": "b" },
      { "id": "o21", "kind": "ball", "x": 2.9, "y": 5.6, "owner": "o15" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o20", "keys": [{ "t": 2.6, "x": 12.6, "y": 8.2, "ease": "linear" }, { "t": 3.29, "x": 14.69, "y": 8.2, "ease": "linear", "is_quiet": true }, { "t": 3.71, "x": 13.49, "y": 7.7, "ease": "linear", "is_quiet": true }, { "t": 4.15, "x": 13.49, "y": 7.7, "ease": "linear", "is_quiet": true }, { "t": 5.51, "x": 13.93, "y": 4.96, "ease": "linear", "is_quiet": true }, { "t": 6.37, "x": 13.52, "y": 7.56, "ease": "linear", "is_quiet": true }, { "t": 7.82, "x": 13.52, "y": 7.56, "ease": "linear", "is_quiet": true }, { "t": 8.2, "x": 12.6, "y": 8.2, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 18, "y": 11.5, "ease": "linear" }, { "t": 5.51, "x": 18, "y": 11.5, "ease": "linear" }, { "t": 6.51, "x": 15.6, "y": 8.9, "ease": "in_out", "via": [[17, 9.8]] }, { "t": 7.82, "x": 15.6, "y": 8.9, "ease": "linear", "is_quiet": true }, { "t": 9, "x": 18, "y": 11.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 8, "y": 18, "ease": "linear" }, { "t": 5.51, "x": 8, "y": 18, "ease": "linear" }, { "t": 6.55, "x": 11.5, "y": 16.5, "ease": "in_out" }, { "t": 7.82, "x": 11.5, "y": 16.5, "ease": "linear", "is_quiet": true }, { "t": 9.09, "x": 8, "y": 18, "ease": "linear", "is_quiet": true }] },
      { "object": "o19", "keys": [{ "t": 2.6, "x": 5.5, "y": 9.8, "ease": "linear" }, { "t": 5.51, "x": 5.5, "y": 9.8, "ease": "linear" }, { "t": 6.62, "x": 8, "y": 6.6, "ease": "in_out", "via": [[7, 8]] }, { "t": 7.82, "x": 8, "y": 6.6, "ease": "linear", "is_quiet": true }, { "t": 9.18, "x": 5.5, "y": 9.8, "ease": "linear", "is_quiet": true }] },
      { "object": "o16", "keys": [{ "t": 2.6, "x": 8.5, "y": 5, "ease": "linear" }, { "t": 3.71, "x": 8.5, "y": 5, "ease": "linear" }, { "t": 5.51, "x": 14.6, "y": 1.8, "ease": "in_out", "via": [[11, 2.6]] }, { "t": 7.82, "x": 14.6, "y": 1.8, "ease": "linear", "is_quiet": true }, { "t": 10.12, "x": 8.5, "y": 5, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 1.8, "y": 5, "ease": "linear" }, { "t": 2.79, "x": 1.8, "y": 5, "ease": "linear", "is_quiet": true }, { "t": 3.29, "x": 2.8, "y": 5, "ease": "linear", "is_quiet": true }, { "t": 7.82, "x": 2.8, "y": 5, "ease": "linear", "is_quiet": true }, { "t": 8.16, "x": 1.8, "y": 5, "ease": "linear", "is_quiet": true }, { "t": 12.71, "x": 1.8, "y": 5, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o21", "t": 2.6, "to": "o16", "speed": 7.75 },
      { "id": "e2", "kind": "ground", "ball": "o21", "t": 5.51, "to": "o17", "x": 15.21, "y": 8.32, "speed": 7.75 },
      { "id": "b1o21", "ball": "o21", "t": 10.32, "kind": "ground", "speed": 9, "to": "o15", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "A pass through a gate that a team-mate controls behind it = 1 point.", "de": "Ein Pass durch ein Hütchentor, den ein Mitspieler dahinter kontrolliert = 1 …", "bg": "Подаване през вратичка, овладяно от съотборник зад нея = 1 точка." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "The same gate never counts twice in a row.", "de": "Dasselbe Tor zählt nie zweimal nacheinander.", "bg": "Една и съща вратичка не важи два пъти поред." } },
      { "id": "s3", "t": 5.51, "name": "", "note": "", "captions": { "en": "Scoring: pass through a gate to a team-mate: one.", "de": "Wertung: Pass durch ein Tor zum Mitspieler: einer.", "bg": "Точки: пас през вратичка към съотборник: точка." } },
      { "id": "s4", "t": 7.82, "name": "", "note": "", "captions": { "en": "The coach plays in the next ball at once.", "de": "Runden von 75 Sekunden, dann jagt das nächste Paar.", "bg": "Рунд от 75 секунди, после потниците взема следващата двойка." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Gate passing 4v2",
      "aim": "Keep the ball as a group and find the free team-mate through a gate.",
      "setup": "Square of 20 × 20 m with five gates, each 2 m wide, spread out and facing different ways. Three pairs: two pairs (4 players) keep the ball, one pair in bibs hunts. Spare balls beside the coach. Run a second square for 12 players.",
      "rules": "1. A pass through a gate that a team-mate controls behind it = 1 point.\n2. The same gate never counts twice in a row.\n3. When the hunters win the ball they dribble it out over any side line = 1 point; the coach plays in the next ball at once.\n4. Rounds of 75 seconds, then the next pair puts on the bibs. Every pair hunts twice.",
      "points": [
        "Head up before the ball arrives: which gate is free?",
        "Show yourself behind a gate, not behind a hunter.",
        "Pass firm enough for the team-mate to play on with the first touch.",
        "After the pass, move at once to the next gate.",
        "If every gate is shut, keep the ball and turn away."
      ],
      "progressions": [
        "The gate only counts if the receiver leaves it with the first touch.",
        "Two passes through two different gates in a row = 3 points.",
        "Play 5v3 in the same square."
      ],
      "regressions": [
        "One hunter for the first round, the second joins on a call.",
        "Gates 3 m wide; dribbling through a gate counts too."
      ],
      "scoring": "Pass through a gate to a team-mate: one; hunters dribble out over a side line: one.",
      "questions": ["Which gate is free when both hunters run to the ball?"],
      "faults": [
        "Waiting behind a gate instead of moving to the next.",
        "Everybody close to the ball."
      ]
    },
    "de": {
      "title": "Torpassen im 4 gegen 2",
      "aim": "Gemeinsam den Ball behaupten und den freien Mitspieler durch ein Hütchentor anspielen.",
      "setup": "Feld von 20 × 20 m mit fünf Hütchentoren, je 2 m breit, verteilt und in verschiedene Richtungen gestellt. Drei Paare: Zwei Paare (4 Spieler) halten den Ball, ein Paar mit Leibchen jagt. Ersatzbälle liegen beim Trainer. Bei 12 Kindern ein zweites Feld aufbauen.",
      "rules": "1. Ein Pass durch ein Hütchentor, den ein Mitspieler dahinter kontrolliert = 1 Punkt.\n2. Dasselbe Tor zählt nie zweimal nacheinander.\n3. Erobern die Jäger den Ball, dribbeln sie ihn über eine beliebige Seitenlinie hinaus = 1 Punkt; der Trainer spielt sofort den nächsten Ball ein.\n4. Runden von 75 Sekunden, dann jagt das nächste Paar. Jedes Paar jagt zweimal.",
      "points": [
        "Kopf hoch, bevor der Ball kommt: Welches Tor ist frei?",
        "Hinter einem Tor anbieten, nicht hinter einem Jäger.",
        "So scharf passen, dass der Mitspieler mit dem ersten Kontakt weiterspielen kann.",
        "Nach dem Pass sofort zum nächsten Tor laufen.",
        "Sind alle Tore zu: Ball sichern und abdrehen."
      ],
      "progressions": [
        "Das Tor zählt nur, wenn der Empfänger es mit dem ersten Kontakt verlässt.",
        "Zwei Pässe durch zwei verschiedene Tore nacheinander = 3 Punkte.",
        "5 gegen 3 im gleichen Feld."
      ],
      "regressions": [
        "In der ersten Runde nur ein Jäger, der zweite kommt auf Zuruf dazu.",
        "Tore 3 m breit; auch Durchdribbeln zählt."
      ],
      "scoring": "Pass durch ein Tor zum Mitspieler: einer; Jäger dribbeln über eine Seitenlinie: einer.",
      "questions": ["Welches Tor ist frei, wenn beide Jäger zum Ball laufen?"],
      "faults": [
        "Hinter einem Tor warten, statt zum nächsten zu laufen.",
        "Alle nah am Ball."
      ]
    },
    "bg": {
      "title": "Подаване през вратички 4 срещу 2",
      "aim": "Отборът пази топката заедно и намира свободния съотборник през вратичка от конуси.",
      "setup": "Квадрат 20 × 20 м с пет вратички, широки по 2 м, разпръснати и обърнати в различни посоки. Три двойки: две двойки (4 деца) владеят топката, една двойка с потници е „ловци“. Резервните топки са при треньора. При 12 деца се прави втори квадрат.",
      "rules": "1. Подаване през вратичка, овладяно от съотборник зад нея = 1 точка.\n2. Една и съща вратичка не важи два пъти поред.\n3. Ако ловците отнемат топката, я извеждат с дрибъл през която и да е странична линия = 1 точка; треньорът веднага вкарва нова топка.\n4. Рунд от 75 секунди, после потниците взема следващата двойка. Всяка двойка е ловец два пъти.",
      "points": [
        "Главата горе още преди топката да дойде: коя вратичка е свободна?",
        "Покажи се зад вратичка, а не зад гърба на ловец.",
        "Подавай достатъчно силно, за да продължи съотборникът с първото докосване.",
        "След подаването тръгни веднага към следващата вратичка.",
        "Ако всички вратички са затворени, запази топката и се завърти."
      ],
      "progressions": [
        "Вратичката важи само ако получаващият излезе от нея с първото докосване.",
        "Две подавания поред през две различни вратички = 3 точки.",
        "Игра 5 срещу 3 в същия квадрат."
      ],
      "regressions": [
        "В първия рунд има само един ловец, вторият влиза по сигнал.",
        "Вратичките са по 3 м; важи и преминаване с дрибъл."
      ],
      "scoring": "Пас през вратичка към съотборник: точка; ловците излизат с дрибъл през страничната линия: точка.",
      "questions": ["Коя вратичка е свободна, когато и двамата ловци тичат към топката?"],
      "faults": [
        "Чакане зад вратичката вместо движение към следващата.",
        "Всички са близо до топката."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "rondo-four-plus-one-v-two",
  "topic": "possession",
  "moment": "in_possession",
  "phase": "main_part",
  "practice_type": "rondo",
  "corners": ["technical", "tactical"],
  "ages": [11, 15],
  "level": 2,
  "players": { "min": 7, "max": 8, "ideal": 7 },
  "area": [12, 12],
  "minutes": 14,
  "intensity": "medium",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 5 },
    { "kind": "cones", "count": 4 },
    { "kind": "bibs", "count": 2 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 12, "width": 12, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" },
      { "id": "c", "name": "", "colour": "#7db4ff", "keeper_colour": "#ffb3c7", "shape": "diamond" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 12, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 12, "y": 12 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 12 },
      { "id": "o5", "kind": "player", "x": 0, "y": 6, "rotation": 6, "team": "a" },
      { "id": "o6", "kind": "player", "x": 6, "y": 0, "team": "a" },
      { "id": "o7", "kind": "player", "x": 12, "y": 6, "team": "a" },
      { "id": "o8", "kind": "player", "x": 6, "y": 12, "team": "a" },
      { "id": "o9", "kind": "player", "x": 9, "y": 9.2, "team": "c" },
      { "id": "o10", "kind": "player", "x": 4.6, "y": 2.6, "team": "b" },
      { "id": "o11", "kind": "player", "x": 5.2, "y": 9.6, "team": "b" },
      { "id": "o12", "kind": "ball", "x": 1, "y": 6.1, "owner": "o5" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o11", "keys": [{ "t": 2.6, "x": 5.2, "y": 9.6, "ease": "linear" }, { "t": 3.59, "x": 5.2, "y": 9.6, "ease": "linear" }, { "t": 3.74, "x": 5.2, "y": 9.6, "ease": "linear" }, { "t": 4.38, "x": 4, "y": 7.6, "ease": "in_out" }, { "t": 6.38, "x": 4, "y": 7.6, "ease": "linear", "is_quiet": true }, { "t": 7.07, "x": 5.2, "y": 9.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o10", "keys": [{ "t": 2.6, "x": 4.6, "y": 2.6, "ease": "linear" }, { "t": 3.59, "x": 4.6, "y": 2.6, "ease": "linear" }, { "t": 3.74, "x": 4.6, "y": 2.6, "ease": "linear" }, { "t": 4.38, "x": 2.4, "y": 4.6, "ease": "in_out", "via": [[3.4, 3.2]] }, { "t": 6.38, "x": 2.4, "y": 4.6, "ease": "linear", "is_quiet": true }, { "t": 7.26, "x": 4.6, "y": 2.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o9", "keys": [{ "t": 2.6, "x": 9, "y": 9.2, "ease": "linear" }, { "t": 3.29, "x": 7, "y": 6.6, "ease": "in_out", "via": [[8.2, 7.6]] }, { "t": 6.38, "x": 7, "y": 6.6, "ease": "linear", "is_quiet": true }, { "t": 7.35, "x": 9, "y": 9.2, "ease": "linear", "is_quiet": true }] },
      { "object": "o8", "keys": [{ "t": 2.6, "x": 6, "y": 12, "ease": "linear" }, { "t": 3.14, "x": 7.65, "y": 12, "ease": "linear", "is_quiet": true }, { "t": 3.59, "x": 8.8, "y": 12, "ease": "linear", "is_quiet": true }, { "t": 4.09, "x": 9.5, "y": 12, "ease": "linear", "is_quiet": true }, { "t": 6.38, "x": 9.5, "y": 12, "ease": "linear", "is_quiet": true }, { "t": 7.41, "x": 6, "y": 12, "ease": "linear", "is_quiet": true }] },
      { "object": "o6", "keys": [{ "t": 2.6, "x": 6, "y": 0, "ease": "linear" }, { "t": 3.14, "x": 7.65, "y": 0.1, "ease": "linear", "is_quiet": true }, { "t": 3.59, "x": 8.8, "y": 0.22, "ease": "linear", "is_quiet": true }, { "t": 4.09, "x": 9.5, "y": 0.02, "ease": "linear", "is_quiet": true }, { "t": 6.38, "x": 9.5, "y": 0.02, "ease": "linear", "is_quiet": true }, { "t": 7.41, "x": 6, "y": 0, "ease": "linear", "is_quiet": true }] },
      { "object": "o5", "keys": [{ "t": 2.6, "x": 0, "y": 6, "ease": "linear" }, { "t": 3.14, "x": 1.65, "y": 6.1, "ease": "linear", "is_quiet": true }, { "t": 3.59, "x": 2.8, "y": 6.22, "ease": "linear", "is_quiet": true }, { "t": 4.09, "x": 3.5, "y": 6.02, "ease": "linear", "is_quiet": true }, { "t": 6.38, "x": 3.5, "y": 6.02, "ease": "linear", "is_quiet": true }, { "t": 7.41, "x": 0, "y": 6, "ease": "linear", "is_quiet": true }, { "t": 9.39, "x": 0, "y": 6, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o12", "t": 2.6, "to": "o9", "x": 6.35, "y": 6.33, "speed": 10.5 },
      { "id": "e2", "kind": "ground", "ball": "o12", "t": 3.74, "to": "o7", "speed": 10.5 },
      { "id": "b1o12", "ball": "o12", "t": 7.61, "kind": "ground", "speed": 9, "to": "o5", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Outside players have two touches and move along their own line.", "de": "Außenspieler haben zwei Kontakte und bewegen sich auf ihrer Linie.", "bg": "Външните играят с две докосвания и се движат по своята линия, свързващият." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "A pass between the two defenders = 1 point.", "de": "Pass zwischen den beiden Verteidigern hindurch = 1 Punkt.", "bg": "Пас между двамата защитници = 1 точка." } },
      { "id": "s3", "t": 4.38, "name": "", "note": "", "captions": { "en": "Scoring: split pass: one; split pass to the link player and on to a third: two.", "de": "Wertung: Pass durch die Schnittstelle: einer.", "bg": "Точки: пас между двамата: една; през свързващия към трети: две." } },
      { "id": "s4", "t": 6.38, "name": "", "note": "", "captions": { "en": "Blocks of 90 seconds, 30 seconds to change the pair in bibs and the link player.", "de": "Zurück auf die Plätze, der nächste Durchgang beginnt.", "bg": "Всички по местата си, започва следващото изпълнение." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Rondo 4+1 v 2: split the pressers",
      "aim": "See and play the pass between two defenders and use the middle player to reach the far side.",
      "setup": "Square of 12 × 12 m. One player on each side, one link player in the middle, two defenders in bibs. Seven players per square, so 14 players use two squares. Four spare balls outside. With eight players play 4+1 v 3 on 14 × 14 m.",
      "rules": "1. Outside players have two touches and move along their own line; the link player has one or two.\n2. A pass between the two defenders = 1 point; if it reaches the link player and goes on to a third player = 2 points.\n3. The defenders earn 1 point by passing the ball out of the square under control.\n4. Blocks of 90 seconds, 30 seconds to change the pair in bibs and the link player: 7 blocks.",
      "points": [
        "Outside players: stand open, see both defenders and the far side.",
        "Link player: check the shoulder, move late into the gap, never stand in it.",
        "Invite pressure with a short pass, then split it.",
        "Pass to the foot that faces the next pass.",
        "Defenders: one presses the ball, one closes the middle; swap roles on every pass."
      ],
      "progressions": [
        "Link player one touch only.",
        "After a split pass the passer and the link player swap places.",
        "Defenders who win the ball must keep it for three passes against the five."
      ],
      "regressions": [
        "Square of 14 × 14 m and three touches outside.",
        "Second defender may only walk for the first 30 seconds."
      ],
      "scoring": "Split pass: one; split pass to the link player and on to a third: two; defenders pass out: one.",
      "questions": ["Where does the link player have to stand to be seen?"],
      "faults": [
        "The link player hides behind a defender.",
        "Passing round the outside only."
      ]
    },
    "de": {
      "title": "Rondo 4+1 gegen 2: Schnittstelle bespielen",
      "aim": "Den Pass zwischen zwei Verteidigern erkennen und über den Spieler im Zentrum die andere Seite erreichen.",
      "setup": "Quadrat von 12 × 12 m. Auf jeder Seite ein Spieler, ein Zentrumsspieler in der Mitte, zwei Verteidiger mit Leibchen. Sieben Spieler pro Feld, bei 14 Spielern zwei Felder. Vier Ersatzbälle außerhalb. Mit acht Spielern 4+1 gegen 3 auf 14 × 14 m.",
      "rules": "1. Außenspieler haben zwei Kontakte und bewegen sich auf ihrer Linie, der Zentrumsspieler hat einen oder zwei.\n2. Pass zwischen den beiden Verteidigern hindurch = 1 Punkt; geht er über den Zentrumsspieler weiter zum Dritten = 2 Punkte.\n3. Die Verteidiger punkten, wenn sie den Ball kontrolliert aus dem Feld passen (1 Punkt).\n4. Durchgänge von 90 Sekunden, 30 Sekunden Wechsel von Verteidigerpaar und Zentrumsspieler: 7 Durchgänge.",
      "points": [
        "Außen: offene Stellung, beide Verteidiger und die ferne Seite im Blick.",
        "Zentrumsspieler: Schulterblick, spät in die Lücke lösen, nicht darin stehen.",
        "Mit kurzem Pass Druck anlocken, dann die Schnittstelle bespielen.",
        "In den Fuß passen, mit dem der Mitspieler weiterspielt.",
        "Verteidiger: Einer presst den Ball, einer schließt die Mitte; mit jedem Pass wechseln."
      ],
      "progressions": [
        "Zentrumsspieler nur mit einem Kontakt.",
        "Nach einem Schnittstellenpass tauschen Passgeber und Zentrumsspieler die Plätze.",
        "Nach Ballgewinn müssen die Verteidiger drei Pässe gegen die Fünf spielen."
      ],
      "regressions": [
        "Feld von 14 × 14 m und drei Kontakte außen.",
        "Der zweite Verteidiger darf in den ersten 30 Sekunden nur gehen."
      ],
      "scoring": "Pass durch die Schnittstelle: einer; über den Mittelspieler zum Dritten: zwei; Verteidiger passen heraus: einer.",
      "questions": ["Wo muss der Mittelspieler stehen, um sichtbar zu sein?"],
      "faults": [
        "Der Mittelspieler steht im Deckungsschatten.",
        "Nur außen herum spielen."
      ]
    },
    "bg": {
      "title": "Рондо 4+1 срещу 2: пас между двамата",
      "aim": "Играчите виждат паса между двама защитници и през играча в средата стигат до отсрещната страна.",
      "setup": "Квадрат 12 × 12 м. По един играч на всяка страна, един свързващ играч в средата и двама защитници с потници. По седем играчи в квадрат; при 14 играчи – два квадрата. Четири резервни топки отвън. При осем играчи: 4+1 срещу 3 на 14 × 14 м.",
      "rules": "1. Външните играят с две докосвания и се движат по своята линия, свързващият – с едно или две.\n2. Пас между двамата защитници = 1 точка; ако мине през свързващия и стигне до трети играч = 2 точки.\n3. Защитниците печелят 1 точка, когато изведат топката с контролиран пас извън квадрата.\n4. Серии по 90 секунди и 30 секунди за смяна на защитниците и на свързващия: общо 7 серии.",
      "points": [
        "Външните: отворено тяло, в полезрението са двамата защитници и отсрещната страна.",
        "Свързващият: поглед през рамо, влиза късно в пролуката, не стои в нея.",
        "С къс пас привлечи пресата, после играй между двамата.",
        "Подавай в крака, с който съотборникът ще продължи.",
        "Защитниците: единият пресира, другият затваря средата; при всеки пас сменят ролите."
      ],
      "progressions": [
        "Свързващият играе само с едно докосване.",
        "След пас между двамата подавачът и свързващият си сменят местата.",
        "След отнемане защитниците трябва да направят три подавания срещу петимата."
      ],
      "regressions": [
        "Квадрат 14 × 14 м и три докосвания за външните.",
        "През първите 30 секунди вторият защитник може само да ходи."
      ],
      "scoring": "Пас между двамата: една; през свързващия към трети: две; защитниците изнасят с пас: една.",
      "questions": ["Къде трябва да застане свързващият, за да го виждат?"],
      "faults": [
        "Свързващият е в сянката на защитника.",
        "Играе се само по външните."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "positional-game-four-v-four-plus-three",
  "topic": "possession",
  "moment": "in_possession",
  "phase": "main_part",
  "practice_type": "positional_game",
  "corners": ["technical", "tactical", "physical"],
  "ages": [14, 19],
  "level": 4,
  "players": { "min": 11, "max": 13, "ideal": 11 },
  "area": [28, 20],
  "minutes": 18,
  "intensity": "high",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 8 },
    { "kind": "cones", "count": 4 },
    { "kind": "bibs", "count": 7 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 28, "width": 20, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" },
      { "id": "c", "name": "", "colour": "#7db4ff", "keeper_colour": "#ffb3c7", "shape": "diamond" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 28, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 28, "y": 20 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 20 },
      { "id": "o5", "kind": "player", "x": 0, "y": 10, "rotation": -53, "team": "c" },
      { "id": "o6", "kind": "player", "x": 28, "y": 10, "team": "c" },
      { "id": "o7", "kind": "player", "x": 14, "y": 8.6, "team": "c" },
      { "id": "o8", "kind": "player", "x": 8, "y": 0, "team": "a" },
      { "id": "o9", "kind": "player", "x": 20, "y": 0, "team": "a" },
      { "id": "o10", "kind": "player", "x": 8, "y": 20, "team": "a" },
      { "id": "o11", "kind": "player", "x": 20, "y": 20, "team": "a" },
      { "id": "o12", "kind": "player", "x": 8.6, "y": 6.6, "team": "b" },
      { "id": "o13", "kind": "player", "x": 18.6, "y": 5.4, "team": "b" },
      { "id": "o14", "kind": "player", "x": 9.6, "y": 14, "team": "b" },
      { "id": "o15", "kind": "player", "x": 20.4, "y": 12.6, "team": "b" },
      { "id": "o16", "kind": "ball", "x": 0.9, "y": 8.8, "owner": "o5" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o11", "keys": [{ "t": 2.6, "x": 20, "y": 20, "ease": "linear" }, { "t": 6.51, "x": 20, "y": 20, "ease": "linear", "is_quiet": true }, { "t": 6.61, "x": 20, "y": 20, "ease": "linear", "is_quiet": true }, { "t": 7.11, "x": 20.98, "y": 20, "ease": "linear", "is_quiet": true }, { "t": 8.67, "x": 20.98, "y": 20, "ease": "linear", "is_quiet": true }, { "t": 8.96, "x": 20, "y": 20, "ease": "linear", "is_quiet": true }] },
      { "object": "o10", "keys": [{ "t": 2.6, "x": 8, "y": 20, "ease": "linear" }, { "t": 3.47, "x": 8, "y": 20, "ease": "linear", "is_quiet": true }, { "t": 3.97, "x": 8.67, "y": 19.26, "ease": "linear", "is_quiet": true }, { "t": 4.64, "x": 8.67, "y": 19.26, "ease": "linear", "is_quiet": true }, { "t": 5.14, "x": 9, "y": 19.98, "ease": "linear", "is_quiet": true }, { "t": 8.67, "x": 9, "y": 19.98, "ease": "linear", "is_quiet": true }, { "t": 8.97, "x": 8, "y": 20, "ease": "linear", "is_quiet": true }] },
      { "object": "o8", "keys": [{ "t": 2.6, "x": 8, "y": 0, "ease": "linear" }, { "t": 3.97, "x": 8, "y": 0, "ease": "linear", "is_quiet": true }, { "t": 4.64, "x": 8, "y": 0, "ease": "linear", "is_quiet": true }, { "t": 5.14, "x": 9, "y": 0, "ease": "linear", "is_quiet": true }, { "t": 5.6, "x": 9, "y": 0, "ease": "linear", "is_quiet": true }, { "t": 6.1, "x": 8.89, "y": 0.46, "ease": "linear", "is_quiet": true }, { "t": 8.67, "x": 8.89, "y": 0.46, "ease": "linear", "is_quiet": true }, { "t": 8.97, "x": 8, "y": 0, "ease": "linear", "is_quiet": true }] },
      { "object": "o9", "keys": [{ "t": 2.6, "x": 20, "y": 0, "ease": "linear" }, { "t": 3.47, "x": 20, "y": 0, "ease": "linear", "is_quiet": true }, { "t": 3.97, "x": 20.67, "y": 0, "ease": "linear", "is_quiet": true }, { "t": 5.6, "x": 20.67, "y": 0, "ease": "linear", "is_quiet": true }, { "t": 6.1, "x": 20.89, "y": 0.46, "ease": "linear", "is_quiet": true }, { "t": 8.67, "x": 20.89, "y": 0.46, "ease": "linear", "is_quiet": true }, { "t": 8.97, "x": 20, "y": 0, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 20.4, "y": 12.6, "ease": "linear" }, { "t": 3.97, "x": 22.58, "y": 9.86, "ease": "linear", "is_quiet": true }, { "t": 5.14, "x": 23.9, "y": 12.53, "ease": "linear", "is_quiet": true }, { "t": 6.1, "x": 21.74, "y": 14.51, "ease": "linear", "is_quiet": true }, { "t": 6.2, "x": 21.74, "y": 14.51, "ease": "linear", "is_quiet": true }, { "t": 7.11, "x": 23.2, "y": 13.36, "ease": "linear", "is_quiet": true }, { "t": 8.67, "x": 23.2, "y": 13.36, "ease": "linear", "is_quiet": true }, { "t": 9.53, "x": 20.4, "y": 12.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o14", "keys": [{ "t": 2.6, "x": 9.6, "y": 14, "ease": "linear" }, { "t": 6.51, "x": 9.6, "y": 14, "ease": "linear" }, { "t": 7.11, "x": 11.4, "y": 11.6, "ease": "in_out" }, { "t": 8.67, "x": 11.4, "y": 11.6, "ease": "linear", "is_quiet": true }, { "t": 9.56, "x": 9.6, "y": 14, "ease": "linear", "is_quiet": true }] },
      { "object": "o13", "keys": [{ "t": 2.6, "x": 18.6, "y": 5.4, "ease": "linear" }, { "t": 3.97, "x": 20.78, "y": 2.66, "ease": "linear", "is_quiet": true }, { "t": 5.14, "x": 18.32, "y": 5.26, "ease": "linear", "is_quiet": true }, { "t": 6.1, "x": 20.86, "y": 6.72, "ease": "linear", "is_quiet": true }, { "t": 6.46, "x": 20.86, "y": 6.72, "ease": "linear", "is_quiet": true }, { "t": 7.11, "x": 22.03, "y": 6.09, "ease": "linear", "is_quiet": true }, { "t": 8.67, "x": 22.03, "y": 6.09, "ease": "linear", "is_quiet": true }, { "t": 9.7, "x": 18.6, "y": 5.4, "ease": "linear", "is_quiet": true }] },
      { "object": "o12", "keys": [{ "t": 2.6, "x": 8.6, "y": 6.6, "ease": "linear" }, { "t": 6.51, "x": 8.6, "y": 6.6, "ease": "linear" }, { "t": 7.32, "x": 8.1, "y": 2.2, "ease": "in_out", "via": [[8.3, 4.4]] }, { "t": 8.67, "x": 8.1, "y": 2.2, "ease": "linear", "is_quiet": true }, { "t": 9.98, "x": 8.6, "y": 6.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o5", "keys": [{ "t": 13.74, "x": 0, "y": 10, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o16", "t": 2.6, "to": "o8", "speed": 12 },
      { "id": "e2", "kind": "ground", "ball": "o16", "t": 3.97, "to": "o7", "speed": 12 },
      { "id": "e3", "kind": "ground", "ball": "o16", "t": 5.14, "to": "o11", "speed": 12 },
      { "id": "e4", "kind": "ground", "ball": "o16", "t": 6.51, "to": "o6", "speed": 12 },
      { "id": "b1o16", "ball": "o16", "t": 10.18, "kind": "ground", "speed": 9, "to": "o5", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Possession team at most two touches on the outside.", "de": "Ballbesitzteam außen höchstens zwei Kontakte.", "bg": "Отборът с топката играе отвън с най-много две докосвания." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "From one end neutral to the other with the middle neutral involved = 1 point.", "de": "Von Stirnseite zu Stirnseite unter Einbindung des Zentrums = 1 Punkt.", "bg": "От единия краен неутрален до другия с участието на централния = 1 точка." } },
      { "id": "s3", "t": 6.51, "name": "", "note": "", "captions": { "en": "Scoring: end to end through the middle neutral: one; eight passes in a row: one.", "de": "Wertung: Von Ende zu Ende über den mittleren Joker: einer; acht Pässe in Folge.", "bg": "Точки: от край до край през средния неутрален: точка; осем паса поред: точка." } },
      { "id": "s4", "t": 8.67, "name": "", "note": "", "captions": { "en": "When the ball is won the teams swap.", "de": "Bei Ballgewinn tauschen die Teams.", "bg": "При отнемане отборите се сменят." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Positional game 4v4+3",
      "aim": "Occupy width and depth, play through the middle and react at once when possession changes.",
      "setup": "Rectangle of 28 × 20 m. The team in possession puts two players on each long side; a neutral stands on each short side and a third plays in the middle. The other four defend inside. Teams of four, neutrals in a third colour. Balls with the coach at half-way. With 13 players play 5v5+3 on 32 × 24 m.",
      "rules": "1. Possession team at most two touches on the outside, the neutrals on the ends one or two, the neutral in the middle free.\n2. From one end neutral to the other with the middle neutral involved = 1 point; eight passes in a row = 1 point.\n3. When the ball is won the teams swap: winners spread to the sides within three seconds, losers press inside straight away. Ball out: the coach plays in.\n4. Rounds: 4 × 3 minutes, 75 seconds rest; new neutrals in every block.",
      "points": [
        "Positions first: full width and depth before asking for the ball.",
        "Scan before receiving and open the hips to the next line.",
        "Middle neutral: play on the blind side of the nearest defender.",
        "Draw one defender with the ball, release when they commit.",
        "Lost the ball: the three nearest close in, the fourth protects the middle."
      ],
      "progressions": [
        "One touch for the end neutrals.",
        "A point from end to end with at most four passes counts double.",
        "Area of 24 × 18 m."
      ],
      "regressions": [
        "Area of 32 × 24 m and three touches.",
        "Add a second neutral in the middle (4v4+4)."
      ],
      "scoring": "End to end through the middle neutral: one; eight passes in a row: one.",
      "questions": ["Who is free when the middle is closed?"],
      "faults": [
        "Narrow shape after winning the ball.",
        "The neutral in the middle is played with the back to goal only."
      ]
    },
    "de": {
      "title": "Positionsspiel 4 gegen 4 plus 3",
      "aim": "Breite und Tiefe besetzen, durchs Zentrum spielen und bei Ballbesitzwechsel sofort umschalten.",
      "setup": "Feld von 28 × 20 m. Die ballbesitzende Mannschaft stellt je zwei Spieler auf die Längsseiten; je ein Neutraler steht auf den Stirnseiten, der dritte spielt im Zentrum. Die anderen vier verteidigen innen. Vierer-Teams, Neutrale in einer dritten Farbe. Bälle beim Trainer auf Höhe der Mitte. Mit 13 Spielern 5 gegen 5 plus 3 auf 32 × 24 m.",
      "rules": "1. Ballbesitzteam außen höchstens zwei Kontakte, Neutrale auf den Stirnseiten einen oder zwei, der Neutrale im Zentrum frei.\n2. Von Stirnseite zu Stirnseite unter Einbindung des Zentrums = 1 Punkt; acht Pässe in Folge = 1 Punkt.\n3. Bei Ballgewinn tauschen die Teams: Die Gewinner besetzen binnen drei Sekunden die Seiten, die Verlierer pressen sofort innen. Ball im Aus: Trainer spielt ein.\n4. Durchgänge: 4 × 3 Minuten, 75 Sekunden Pause; je Durchgang neue Neutrale.",
      "points": [
        "Erst die Positionen: volle Breite und Tiefe, dann den Ball fordern.",
        "Vororientierung vor der Annahme, Hüfte zur nächsten Linie öffnen.",
        "Neutraler im Zentrum: im Rücken des nächsten Verteidigers bewegen.",
        "Einen Gegner mit dem Ball binden und abspielen, wenn er angreift.",
        "Ballverlust: Die drei Nächsten rücken zum Ball, der Vierte sichert das Zentrum."
      ],
      "progressions": [
        "Neutrale auf den Stirnseiten nur mit einem Kontakt.",
        "Seitenwechsel in höchstens vier Pässen zählt doppelt.",
        "Feld von 24 × 18 m."
      ],
      "regressions": [
        "Feld von 32 × 24 m und drei Kontakte.",
        "Zweiter Neutraler im Zentrum (4 gegen 4 plus 4)."
      ],
      "scoring": "Von Ende zu Ende über den mittleren Joker: einer; acht Pässe in Folge: einer.",
      "questions": ["Wer ist frei, wenn die Mitte zu ist?"],
      "faults": [
        "Nach dem Ballgewinn bleibt das Team eng.",
        "Der mittlere Joker steht nur mit dem Rücken zum Spiel."
      ]
    },
    "bg": {
      "title": "Позиционна игра 4 срещу 4 плюс 3",
      "aim": "Заемане на ширина и дълбочина, игра през центъра и незабавна реакция при смяна на владението.",
      "setup": "Поле 28 × 20 м. Отборът с топката има по двама играчи на дългите страни; по един неутрален стои на късите страни, третият играе в центъра. Другите четирима се защитават вътре. Отбори по четирима, неутралните са с трети цвят. Топките са при треньора на средата. При 13 играчи: 5 срещу 5 плюс 3 на 32 × 24 м.",
      "rules": "1. Отборът с топката играе отвън с най-много две докосвания, неутралните на късите страни – с едно или две, централният – свободно.\n2. От единия краен неутрален до другия с участието на централния = 1 точка; осем подавания поред = 1 точка.\n3. При отнемане отборите се сменят: спечелилите заемат страните до три секунди, загубилите веднага пресират вътре. При аут треньорът вкарва топка.\n4. Серии: 4 × 3 минути, 75 секунди почивка; нови неутрални във всяка серия.",
      "points": [
        "Първо позициите: пълна ширина и дълбочина, после искай топката.",
        "Огледай се преди приемането и отвори тялото към следващата линия.",
        "Централният неутрален се движи зад гърба на най-близкия защитник.",
        "Привлечи противник с топката и подай, когато излезе срещу теб.",
        "При загуба: тримата най-близки затварят топката, четвъртият пази центъра."
      ],
      "progressions": [
        "Крайните неутрални играят с едно докосване.",
        "Точка от край до край с най-много четири подавания важи двойно.",
        "Поле 24 × 18 м."
      ],
      "regressions": [
        "Поле 32 × 24 м и три докосвания.",
        "Втори неутрален в центъра (4 срещу 4 плюс 4)."
      ],
      "scoring": "От край до край през средния неутрален: точка; осем паса поред: точка.",
      "questions": ["Кой е свободен, когато средата е затворена?"],
      "faults": [
        "След отнемане отборът остава тесен.",
        "Средният неутрален получава само с гръб."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "build-up-keeper-plus-six-v-five",
  "topic": "possession",
  "moment": "in_possession",
  "phase": "main_part",
  "practice_type": "phase_of_play",
  "corners": ["technical", "tactical", "psychological"],
  "ages": [13, 19],
  "level": 4,
  "players": { "min": 12, "max": 14, "ideal": 12 },
  "keepers": 1,
  "area": [40, 56],
  "minutes": 24,
  "intensity": "medium",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 10 },
    { "kind": "cones", "count": 4 },
    { "kind": "flat_markers", "count": 4 },
    { "kind": "bibs", "count": 5 },
    { "kind": "mini_goals", "count": 3 },
    { "kind": "full_goals", "count": 1 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "box", "length": 40, "width": 56, "goal_side": "left", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 40, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 40, "y": 56 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 56 },
      { "id": "o5", "kind": "marker", "x": 28, "y": 0 },
      { "id": "o6", "kind": "marker", "x": 28, "y": 18 },
      { "id": "o7", "kind": "marker", "x": 28, "y": 37 },
      { "id": "o8", "kind": "marker", "x": 28, "y": 56 },
      { "id": "o9", "kind": "goal", "x": 0, "y": 28, "size": "full" },
      { "id": "o10", "kind": "goal", "x": 40, "y": 9, "rotation": 180, "size": "mini" },
      { "id": "o11", "kind": "goal", "x": 40, "y": 28, "rotation": 180, "size": "mini" },
      { "id": "o12", "kind": "goal", "x": 40, "y": 47, "rotation": 180, "size": "mini" },
      { "id": "o13", "kind": "player", "x": 2.4, "y": 28, "rotation": 41, "team": "a", "number": "1", "is_keeper": true },
      { "id": "o14", "kind": "player", "x": 9, "y": 19, "team": "a", "number": "5" },
      { "id": "o15", "kind": "player", "x": 9, "y": 37, "team": "a", "number": "4" },
      { "id": "o16", "kind": "player", "x": 16, "y": 51, "team": "a", "number": "2" },
      { "id": "o17", "kind": "player", "x": 15, "y": 5, "team": "a", "number": "3" },
      { "id": "o18", "kind": "player", "x": 17, "y": 23, "team": "a", "number": "6" },
      { "id": "o19", "kind": "player", "x": 24, "y": 36, "team": "a", "number": "8" },
      { "id": "o20", "kind": "player", "x": 17.8, "y": 31, "team": "b", "number": "9" },
      { "id": "o21", "kind": "player", "x": 20.5, "y": 25.6, "team": "b", "number": "10" },
      { "id": "o22", "kind": "player", "x": 21, "y": 8.5, "team": "b", "number": "7" },
      { "id": "o23", "kind": "player", "x": 23.5, "y": 46.5, "team": "b", "number": "11" },
      { "id": "o24", "kind": "player", "x": 27, "y": 41, "team": "b", "number": "8" },
      { "id": "o25", "kind": "ball", "x": 3.8, "y": 29.2, "owner": "o13" }
    ],
    "drawings": [
      { "id": "z1", "kind": "zone", "shape": "rectangle", "points": [[28, 0], [40, 56]], "colour": "#8fb7a0" }
    ],
    "tracks": [
      { "object": "o14", "keys": [{ "t": 2.6, "x": 9, "y": 19, "ease": "linear" }, { "t": 3.33, "x": 9, "y": 19, "ease": "linear", "is_quiet": true }, { "t": 3.83, "x": 9.63, "y": 19.78, "ease": "linear", "is_quiet": true }, { "t": 4.53, "x": 9.63, "y": 19.78, "ease": "linear", "is_quiet": true }, { "t": 5.03, "x": 9.87, "y": 19.49, "ease": "linear", "is_quiet": true }, { "t": 5.99, "x": 9.87, "y": 19.49, "ease": "linear", "is_quiet": true }, { "t": 6.49, "x": 9.61, "y": 19.79, "ease": "linear", "is_quiet": true }, { "t": 9.46, "x": 9.61, "y": 19.79, "ease": "linear", "is_quiet": true }, { "t": 9.96, "x": 9.89, "y": 19.45, "ease": "linear", "is_quiet": true }, { "t": 11.27, "x": 9.89, "y": 19.45, "ease": "linear", "is_quiet": true }, { "t": 11.57, "x": 9, "y": 19, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 17, "y": 23, "ease": "linear" }, { "t": 3.33, "x": 17, "y": 23, "ease": "linear", "is_quiet": true }, { "t": 3.83, "x": 17.63, "y": 23.78, "ease": "linear", "is_quiet": true }, { "t": 4.53, "x": 17.63, "y": 23.78, "ease": "linear", "is_quiet": true }, { "t": 5.03, "x": 17.87, "y": 23.49, "ease": "linear", "is_quiet": true }, { "t": 5.99, "x": 17.87, "y": 23.49, "ease": "linear", "is_quiet": true }, { "t": 6.49, "x": 17.61, "y": 23.79, "ease": "linear", "is_quiet": true }, { "t": 9.46, "x": 17.61, "y": 23.79, "ease": "linear", "is_quiet": true }, { "t": 9.96, "x": 17.89, "y": 23.45, "ease": "linear", "is_quiet": true }, { "t": 11.27, "x": 17.89, "y": 23.45, "ease": "linear", "is_quiet": true }, { "t": 11.57, "x": 17, "y": 23, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 15, "y": 5, "ease": "linear" }, { "t": 3.33, "x": 15, "y": 5, "ease": "linear", "is_quiet": true }, { "t": 3.83, "x": 15.63, "y": 5.78, "ease": "linear", "is_quiet": true }, { "t": 4.53, "x": 15.63, "y": 5.78, "ease": "linear", "is_quiet": true }, { "t": 5.03, "x": 15.87, "y": 5.49, "ease": "linear", "is_quiet": true }, { "t": 5.99, "x": 15.87, "y": 5.49, "ease": "linear", "is_quiet": true }, { "t": 6.49, "x": 15.61, "y": 5.79, "ease": "linear", "is_quiet": true }, { "t": 9.46, "x": 15.61, "y": 5.79, "ease": "linear", "is_quiet": true }, { "t": 9.96, "x": 15.89, "y": 5.45, "ease": "linear", "is_quiet": true }, { "t": 11.27, "x": 15.89, "y": 5.45, "ease": "linear", "is_quiet": true }, { "t": 11.57, "x": 15, "y": 5, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 9, "y": 37, "ease": "linear" }, { "t": 3.83, "x": 9, "y": 37, "ease": "linear", "is_quiet": true }, { "t": 4.53, "x": 9, "y": 37, "ease": "linear", "is_quiet": true }, { "t": 5.03, "x": 9.87, "y": 37.49, "ease": "linear", "is_quiet": true }, { "t": 5.99, "x": 9.87, "y": 37.49, "ease": "linear", "is_quiet": true }, { "t": 6.49, "x": 9.61, "y": 37.79, "ease": "linear", "is_quiet": true }, { "t": 9.46, "x": 9.61, "y": 37.79, "ease": "linear", "is_quiet": true }, { "t": 9.96, "x": 9.89, "y": 37.45, "ease": "linear", "is_quiet": true }, { "t": 11.27, "x": 9.89, "y": 37.45, "ease": "linear", "is_quiet": true }, { "t": 11.57, "x": 9, "y": 37, "ease": "linear", "is_quiet": true }] },
      { "object": "o21", "keys": [{ "t": 2.6, "x": 20.5, "y": 25.6, "ease": "linear" }, { "t": 3.83, "x": 22.55, "y": 28.44, "ease": "linear", "is_quiet": true }, { "t": 4.38, "x": 22.55, "y": 28.44, "ease": "linear", "is_quiet": true }, { "t": 5.03, "x": 23.46, "y": 27.47, "ease": "linear", "is_quiet": true }, { "t": 5.81, "x": 23.46, "y": 27.47, "ease": "linear", "is_quiet": true }, { "t": 6.49, "x": 22.49, "y": 28.48, "ease": "linear", "is_quiet": true }, { "t": 9.21, "x": 22.49, "y": 28.48, "ease": "linear", "is_quiet": true }, { "t": 9.96, "x": 23.54, "y": 27.34, "ease": "linear", "is_quiet": true }, { "t": 11.27, "x": 23.54, "y": 27.34, "ease": "linear", "is_quiet": true }, { "t": 12.31, "x": 20.5, "y": 25.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o22", "keys": [{ "t": 2.6, "x": 21, "y": 8.5, "ease": "linear" }, { "t": 3.83, "x": 23.05, "y": 11.34, "ease": "linear", "is_quiet": true }, { "t": 4.38, "x": 23.05, "y": 11.34, "ease": "linear", "is_quiet": true }, { "t": 5.03, "x": 23.96, "y": 10.37, "ease": "linear", "is_quiet": true }, { "t": 5.81, "x": 23.96, "y": 10.37, "ease": "linear", "is_quiet": true }, { "t": 6.49, "x": 22.99, "y": 11.38, "ease": "linear", "is_quiet": true }, { "t": 9.21, "x": 22.99, "y": 11.38, "ease": "linear", "is_quiet": true }, { "t": 9.96, "x": 24.04, "y": 10.24, "ease": "linear", "is_quiet": true }, { "t": 11.27, "x": 24.04, "y": 10.24, "ease": "linear", "is_quiet": true }, { "t": 12.31, "x": 21, "y": 8.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o23", "keys": [{ "t": 2.6, "x": 23.5, "y": 46.5, "ease": "linear" }, { "t": 3.83, "x": 25.55, "y": 49.34, "ease": "linear", "is_quiet": true }, { "t": 4.38, "x": 25.55, "y": 49.34, "ease": "linear", "is_quiet": true }, { "t": 5.03, "x": 26.46, "y": 48.37, "ease": "linear", "is_quiet": true }, { "t": 6.49, "x": 22.16, "y": 49.58, "ease": "linear", "is_quiet": true }, { "t": 7.72, "x": 22.16, "y": 49.58, "ease": "linear", "is_quiet": true }, { "t": 9.96, "x": 26.54, "y": 48.24, "ease": "linear", "is_quiet": true }, { "t": 11.27, "x": 26.54, "y": 48.24, "ease": "linear", "is_quiet": true }, { "t": 12.31, "x": 23.5, "y": 46.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o24", "keys": [{ "t": 2.6, "x": 27, "y": 41, "ease": "linear" }, { "t": 9.29, "x": 27, "y": 41, "ease": "linear" }, { "t": 10.07, "x": 23, "y": 39.4, "ease": "in_out" }, { "t": 11.27, "x": 23, "y": 39.4, "ease": "linear", "is_quiet": true }, { "t": 12.54, "x": 27, "y": 41, "ease": "linear", "is_quiet": true }] },
      { "object": "o19", "keys": [{ "t": 2.6, "x": 24, "y": 36, "ease": "linear" }, { "t": 3.4, "x": 19.8, "y": 37.4, "ease": "in_out" }, { "t": 11.27, "x": 19.8, "y": 37.4, "ease": "linear", "is_quiet": true }, { "t": 12.58, "x": 24, "y": 36, "ease": "linear", "is_quiet": true }] },
      { "object": "o20", "keys": [{ "t": 2.6, "x": 17.8, "y": 31, "ease": "linear" }, { "t": 3.93, "x": 11.6, "y": 34.6, "ease": "in_out", "via": [[14.6, 32]] }, { "t": 11.27, "x": 11.6, "y": 34.6, "ease": "linear", "is_quiet": true }, { "t": 13.38, "x": 17.8, "y": 31, "ease": "linear", "is_quiet": true }] },
      { "object": "o16", "keys": [{ "t": 2.6, "x": 16, "y": 51, "ease": "linear" }, { "t": 5.03, "x": 16, "y": 51, "ease": "linear" }, { "t": 5.81, "x": 20.2, "y": 52, "ease": "in_out" }, { "t": 6.49, "x": 20.2, "y": 52, "ease": "linear" }, { "t": 9.29, "x": 31, "y": 49.6, "ease": "in_out", "via": [[26, 51.5]] }, { "t": 11.27, "x": 31, "y": 49.6, "ease": "linear", "is_quiet": true }, { "t": 13.74, "x": 38.73, "y": 47.39, "ease": "linear", "is_quiet": true }, { "t": 14.04, "x": 38.73, "y": 47.39, "ease": "linear", "is_quiet": true }, { "t": 20.81, "x": 16, "y": 51, "ease": "linear", "is_quiet": true }] },
      { "object": "o13", "keys": [{ "t": 2.6, "x": 2.4, "y": 28, "ease": "linear" }, { "t": 2.98, "x": 2.4, "y": 28, "ease": "linear", "is_quiet": true }, { "t": 3.83, "x": 1.76, "y": 29.63, "ease": "linear", "is_quiet": true }, { "t": 4.32, "x": 1.76, "y": 29.63, "ease": "linear", "is_quiet": true }, { "t": 5.03, "x": 3.21, "y": 29.63, "ease": "linear", "is_quiet": true }, { "t": 5.99, "x": 3.21, "y": 29.63, "ease": "linear", "is_quiet": true }, { "t": 6.49, "x": 2.38, "y": 30.2, "ease": "linear", "is_quiet": true }, { "t": 9.45, "x": 2.38, "y": 30.2, "ease": "linear", "is_quiet": true }, { "t": 9.96, "x": 3.24, "y": 29.58, "ease": "linear", "is_quiet": true }, { "t": 11.27, "x": 3.24, "y": 29.58, "ease": "linear", "is_quiet": true }, { "t": 11.8, "x": 2.4, "y": 28, "ease": "linear", "is_quiet": true }, { "t": 24.43, "x": 2.4, "y": 28, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o25", "t": 2.6, "to": "o15", "speed": 12 },
      { "id": "e2", "kind": "ground", "ball": "o25", "t": 3.83, "to": "o19", "speed": 12 },
      { "id": "e3", "kind": "ground", "ball": "o25", "t": 5.03, "to": "o16", "x": 20.39, "y": 51.33, "speed": 12 },
      { "id": "e4", "kind": "ground", "ball": "o25", "t": 9.29, "x": 39.4, "y": 47.2, "speed": 12 },
      { "id": "t1o25", "ball": "o25", "t": 13.84, "kind": "take", "to": "o16", "speed": 1, "is_quiet": true },
      { "id": "b1o25", "ball": "o25", "t": 21.01, "kind": "ground", "speed": 9, "to": "o13", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Every attack starts with a goal kick or a back pass from the coach to the …", "de": "Jeder Angriff beginnt mit Abstoß oder Rückpass des Trainers zum Torwart.", "bg": "Всяка атака започва с удар от врата или с пас на треньора назад към вратаря." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Builders dribble into the release zone or play to a player running into it.", "de": "Das Aufbauteam dribbelt in die Zielzone oder spielt einen einlaufenden …", "bg": "Изграждащите влизат с дрибъл в крайната зона или подават на навлизащ играч." } },
      { "id": "s3", "t": 5.03, "name": "", "note": "", "captions": { "en": "Only one presser may follow into the zone.", "de": "Nur ein Gegner darf in die Zone folgen.", "bg": "Само един противник може да ги последва в зоната." } },
      { "id": "s4", "t": 9.29, "name": "", "note": "", "captions": { "en": "Scoring: outer mini goal: one; central: two; pressers score in the big goal.", "de": "Wertung: Äußeres Minitor: einer; mittleres: zwei; Presser treffen ins Großtor.", "bg": "Точки: външна малка врата: една; средна: две; пресиращите вкарват в голямата." } },
      { "id": "s5", "t": 11.27, "name": "", "note": "", "captions": { "en": "Back to the places: the next turn starts.", "de": "Zurück auf die Plätze, der nächste Durchgang beginnt.", "bg": "Всички по местата си, започва следващото изпълнение." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Build-up: keeper + 6 against 5",
      "aim": "Build up from the keeper against a high press and carry the ball into the release zone under control.",
      "setup": "Area of 40 × 56 m in front of a full-size goal, three mini goals on the far line. Markers 12 m before that line mark the release zone. Building team: keeper, back four, 6 and 8. Pressing team: 9, 10, 7, 11 and 8. All balls in the goal. With 14 players add a 10 for the builders and a 6 for the pressers.",
      "rules": "1. Every attack starts with a goal kick or a back pass from the coach to the keeper.\n2. Builders dribble into the release zone or play to a player running into it, then score in any mini goal: outer goals 1, central goal 2.\n3. Only one presser may follow into the zone.\n4. Pressers who win the ball have eight seconds to score in the big goal = 2.\n5. Rounds: 4 × 5 minutes with one minute to talk; the pressing five change after two blocks.",
      "points": [
        "Keeper: wait until the first presser commits, then play away from their run.",
        "Centre-backs split to the width of the goal area and open up; full-backs high enough to stretch the line.",
        "6 and 8 never on the same line: one offers short, the other behind the first presser.",
        "Find the free player by the third player when the direct pass is screened.",
        "If the middle is closed, draw it in and go outside; if it jumps wide, come back inside."
      ],
      "progressions": [
        "At most 12 seconds from the goal kick to the release zone.",
        "A second presser may follow into the release zone.",
        "The pressing team chooses its own shape and trigger before each block."
      ],
      "regressions": [
        "Start with four pressers (no 10).",
        "Pressers stay outside the penalty area until the second pass."
      ],
      "scoring": "Outer mini goal: one; central: two; pressers score in the big goal: two.",
      "questions": ["Where is the free player when their striker jumps at the centre-back?"],
      "faults": [
        "The full-backs stand too deep and too narrow.",
        "The 6 asks for the ball in a straight line behind the presser."
      ]
    },
    "de": {
      "title": "Spielaufbau: Torwart + 6 gegen 5",
      "aim": "Vom Torwart aus gegen hohes Pressing aufbauen und den Ball kontrolliert in die Zielzone bringen.",
      "setup": "Feld von 40 × 56 m vor einem Großtor, drei Minitore auf der gegenüberliegenden Linie. Markierungen 12 m vor dieser Linie begrenzen die Zielzone. Aufbauteam: Torwart, Viererkette, 6 und 8. Pressingteam: 9, 10, 7, 11 und 8. Alle Bälle liegen im Tor. Mit 14 Spielern eine 10 im Aufbau und eine 6 beim Pressingteam ergänzen.",
      "rules": "1. Jeder Angriff beginnt mit Abstoß oder Rückpass des Trainers zum Torwart.\n2. Das Aufbauteam dribbelt in die Zielzone oder spielt einen einlaufenden Mitspieler an und trifft dann in ein Minitor: außen 1, Mitte 2 Punkte. Nur ein Gegner darf in die Zone folgen.\n3. Nach Ballgewinn haben die Pressingspieler acht Sekunden für den Abschluss auf das Großtor = 2.\n4. Durchgänge: 4 × 5 Minuten mit einer Minute Besprechung; nach zwei Durchgängen wechselt das Fünferteam.",
      "points": [
        "Torwart: warten, bis der erste Gegner anläuft, dann gegen dessen Laufweg spielen.",
        "Innenverteidiger auf Breite des Torraums und offen zum Feld; Außenverteidiger hoch genug, um die Linie zu strecken.",
        "6 und 8 nie auf einer Höhe: einer kommt kurz, einer löst sich im Rücken des ersten Pressers.",
        "Ist der direkte Pass im Deckungsschatten: über den Dritten spielen.",
        "Zentrum zu: anlocken und nach außen; rückt der Gegner raus: zurück nach innen."
      ],
      "progressions": [
        "Höchstens 12 Sekunden vom Abstoß bis in die Zielzone.",
        "Ein zweiter Gegner darf in die Zielzone folgen.",
        "Das Pressingteam legt vor jedem Durchgang Ordnung und Auslöser selbst fest."
      ],
      "regressions": [
        "Mit vier Pressingspielern beginnen (ohne 10).",
        "Pressingspieler bleiben bis zum zweiten Pass außerhalb des Strafraums."
      ],
      "scoring": "Äußeres Minitor: einer; mittleres: zwei; Presser treffen ins Großtor: zwei.",
      "questions": ["Wo ist der Freie, wenn der Stürmer den Innenverteidiger anläuft?"],
      "faults": [
        "Die Außenverteidiger stehen zu tief und zu eng.",
        "Der Sechser fordert den Ball im Deckungsschatten."
      ]
    },
    "bg": {
      "title": "Изграждане на атаката: вратар + 6 срещу 5",
      "aim": "Изграждане от вратаря срещу висока преса и контролирано извеждане на топката в крайната зона.",
      "setup": "Поле 40 × 56 м пред голяма врата, три малки врати на отсрещната линия. Маркери на 12 м преди нея ограничават крайната зона. Изграждащ отбор: вратар, четирима защитници, 6 и 8. Пресиращ отбор: 9, 10, 7, 11 и 8. Всички топки са във вратата. При 14 играчи се добавят 10 при изграждащите и 6 при пресиращите.",
      "rules": "1. Всяка атака започва с удар от врата или с пас на треньора назад към вратаря.\n2. Изграждащите влизат с дрибъл в крайната зона или подават на навлизащ играч, после вкарват в малка врата: крайна = 1, централна = 2 точки.\n3. Само един противник може да ги последва в зоната.\n4. При отнемане пресиращите имат осем секунди за гол в голямата врата = 2.\n5. Серии: 4 × 5 минути с по една минута за разговор; след две серии се сменя пресиращата петица.",
      "points": [
        "Вратарят изчаква първия пресиращ да тръгне и играе срещу неговото движение.",
        "Централните защитници – на ширината на вратарското поле и отворени; крайните – високо, за да разтегнат линията.",
        "6 и 8 никога на една височина: единият идва късо, другият – зад първия пресиращ.",
        "Ако прекият пас е закрит, намери свободния през трети играч.",
        "Центърът е затворен – привлечи и излез по фланга; излязат ли на фланга – върни вътре."
      ],
      "progressions": [
        "Най-много 12 секунди от удара от врата до крайната зона.",
        "И втори противник може да влезе в крайната зона.",
        "Пресиращите сами избират разположение и сигнал преди всяка серия."
      ],
      "regressions": [
        "Започнете с четирима пресиращи (без 10).",
        "До втория пас пресиращите стоят извън наказателното поле."
      ],
      "scoring": "Външна малка врата: една; средна: две; пресиращите вкарват в голямата: две.",
      "questions": ["Къде е свободният, когато нападателят излиза към централния защитник?"],
      "faults": [
        "Бековете стоят твърде назад и вътре.",
        "Опорният иска топката в сянката на пресиращия."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "switch-of-play-four-goals",
  "topic": "switching_play",
  "moment": "in_possession",
  "phase": "main_part",
  "practice_type": "conditioned_game",
  "corners": ["technical", "tactical", "physical"],
  "ages": [11, 15],
  "level": 3,
  "players": { "min": 11, "max": 15, "ideal": 13 },
  "area": [40, 50],
  "minutes": 20,
  "intensity": "high",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 8 },
    { "kind": "cones", "count": 4 },
    { "kind": "flat_markers", "count": 6 },
    { "kind": "bibs", "count": 7 },
    { "kind": "mini_goals", "count": 4 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 40, "width": 50, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" },
      { "id": "c", "name": "", "colour": "#7db4ff", "keeper_colour": "#ffb3c7", "shape": "diamond" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 40, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 40, "y": 50 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 50 },
      { "id": "o5", "kind": "marker", "x": 10, "y": 10 },
      { "id": "o6", "kind": "marker", "x": 20, "y": 10 },
      { "id": "o7", "kind": "marker", "x": 30, "y": 10 },
      { "id": "o8", "kind": "marker", "x": 10, "y": 40 },
      { "id": "o9", "kind": "marker", "x": 20, "y": 40 },
      { "id": "o10", "kind": "marker", "x": 30, "y": 40 },
      { "id": "o11", "kind": "goal", "x": 0, "y": 8, "size": "mini" },
      { "id": "o12", "kind": "goal", "x": 0, "y": 42, "size": "mini" },
      { "id": "o13", "kind": "goal", "x": 40, "y": 8, "rotation": 180, "size": "mini" },
      { "id": "o14", "kind": "goal", "x": 40, "y": 42, "rotation": 180, "size": "mini" },
      { "id": "o15", "kind": "player", "x": 20, "y": 4.5, "rotation": 130, "team": "a" },
      { "id": "o16", "kind": "player", "x": 11, "y": 13, "team": "a" },
      { "id": "o17", "kind": "player", "x": 7, "y": 26, "team": "a" },
      { "id": "o18", "kind": "player", "x": 13, "y": 38, "team": "a" },
      { "id": "o19", "kind": "player", "x": 29, "y": 27, "team": "a" },
      { "id": "o20", "kind": "player", "x": 17, "y": 47, "team": "a" },
      { "id": "o21", "kind": "player", "x": 20, "y": 24, "team": "c" },
      { "id": "o22", "kind": "player", "x": 24.5, "y": 6.5, "team": "b" },
      { "id": "o23", "kind": "player", "x": 18.5, "y": 14, "team": "b" },
      { "id": "o24", "kind": "player", "x": 24, "y": 18.5, "team": "b" },
      { "id": "o25", "kind": "player", "x": 31.5, "y": 13.5, "team": "b" },
      { "id": "o26", "kind": "player", "x": 25, "y": 30, "team": "b" },
      { "id": "o27", "kind": "player", "x": 32.5, "y": 24, "team": "b" },
      { "id": "o28", "kind": "ball", "x": 18.9, "y": 5.8, "owner": "o15" }
    ],
    "drawings": [
      { "id": "z1", "kind": "zone", "shape": "rectangle", "points": [[0, 0], [40, 10]], "colour": "#8fb7a0" },
      { "id": "z2", "kind": "zone", "shape": "rectangle", "points": [[0, 40], [40, 50]], "colour": "#8fb7a0" }
    ],
    "tracks": [
      { "object": "o19", "keys": [{ "t": 2.6, "x": 29, "y": 27, "ease": "linear" }, { "t": 3.6, "x": 29, "y": 27, "ease": "linear", "is_quiet": true }, { "t": 4.1, "x": 28.32, "y": 27.73, "ease": "linear", "is_quiet": true }, { "t": 6.59, "x": 28.32, "y": 27.73, "ease": "linear", "is_quiet": true }, { "t": 7.09, "x": 29.08, "y": 28, "ease": "linear", "is_quiet": true }, { "t": 12.18, "x": 29.08, "y": 28, "ease": "linear", "is_quiet": true }, { "t": 12.68, "x": 29.47, "y": 27.88, "ease": "linear", "is_quiet": true }, { "t": 13.88, "x": 29.47, "y": 27.88, "ease": "linear", "is_quiet": true }, { "t": 14.18, "x": 29, "y": 27, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 7, "y": 26, "ease": "linear" }, { "t": 3.6, "x": 7, "y": 26, "ease": "linear", "is_quiet": true }, { "t": 4.1, "x": 6.32, "y": 26.73, "ease": "linear", "is_quiet": true }, { "t": 6.59, "x": 6.32, "y": 26.73, "ease": "linear", "is_quiet": true }, { "t": 7.09, "x": 7.08, "y": 27, "ease": "linear", "is_quiet": true }, { "t": 12.18, "x": 7.08, "y": 27, "ease": "linear", "is_quiet": true }, { "t": 12.68, "x": 7.47, "y": 26.88, "ease": "linear", "is_quiet": true }, { "t": 13.88, "x": 7.47, "y": 26.88, "ease": "linear", "is_quiet": true }, { "t": 14.18, "x": 7, "y": 26, "ease": "linear", "is_quiet": true }] },
      { "object": "o16", "keys": [{ "t": 2.6, "x": 11, "y": 13, "ease": "linear" }, { "t": 4.1, "x": 11, "y": 13, "ease": "linear", "is_quiet": true }, { "t": 6.59, "x": 11, "y": 13, "ease": "linear", "is_quiet": true }, { "t": 7.09, "x": 11.08, "y": 14, "ease": "linear", "is_quiet": true }, { "t": 12.18, "x": 11.08, "y": 14, "ease": "linear", "is_quiet": true }, { "t": 12.68, "x": 11.47, "y": 13.88, "ease": "linear", "is_quiet": true }, { "t": 13.88, "x": 11.47, "y": 13.88, "ease": "linear", "is_quiet": true }, { "t": 14.18, "x": 11, "y": 13, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 13, "y": 38, "ease": "linear" }, { "t": 3.6, "x": 13, "y": 38, "ease": "linear", "is_quiet": true }, { "t": 4.1, "x": 12.32, "y": 38.73, "ease": "linear", "is_quiet": true }, { "t": 6.59, "x": 12.32, "y": 38.73, "ease": "linear", "is_quiet": true }, { "t": 7.09, "x": 13.08, "y": 39, "ease": "linear", "is_quiet": true }, { "t": 12.18, "x": 13.08, "y": 39, "ease": "linear", "is_quiet": true }, { "t": 12.68, "x": 13.47, "y": 38.88, "ease": "linear", "is_quiet": true }, { "t": 13.88, "x": 13.47, "y": 38.88, "ease": "linear", "is_quiet": true }, { "t": 14.18, "x": 13, "y": 38, "ease": "linear", "is_quiet": true }] },
      { "object": "o22", "keys": [{ "t": 2.6, "x": 24.5, "y": 6.5, "ease": "linear" }, { "t": 4.1, "x": 22.26, "y": 9.19, "ease": "linear", "is_quiet": true }, { "t": 5.81, "x": 22.26, "y": 9.19, "ease": "linear", "is_quiet": true }, { "t": 7.09, "x": 24.75, "y": 9.99, "ease": "linear", "is_quiet": true }, { "t": 10.51, "x": 24.75, "y": 9.99, "ease": "linear", "is_quiet": true }, { "t": 11.01, "x": 25.65, "y": 9.8, "ease": "linear", "is_quiet": true }, { "t": 12.18, "x": 25.65, "y": 9.8, "ease": "linear", "is_quiet": true }, { "t": 12.68, "x": 26, "y": 9.66, "ease": "linear", "is_quiet": true }, { "t": 13.88, "x": 26, "y": 9.66, "ease": "linear", "is_quiet": true }, { "t": 14.91, "x": 24.5, "y": 6.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o23", "keys": [{ "t": 2.6, "x": 18.5, "y": 14, "ease": "linear" }, { "t": 4.1, "x": 15.01, "y": 13.77, "ease": "linear", "is_quiet": true }, { "t": 4.51, "x": 15.01, "y": 13.77, "ease": "linear", "is_quiet": true }, { "t": 7.09, "x": 18.75, "y": 17.49, "ease": "linear", "is_quiet": true }, { "t": 10.51, "x": 18.75, "y": 17.49, "ease": "linear", "is_quiet": true }, { "t": 11.01, "x": 19.65, "y": 17.3, "ease": "linear", "is_quiet": true }, { "t": 12.18, "x": 19.65, "y": 17.3, "ease": "linear", "is_quiet": true }, { "t": 12.68, "x": 20, "y": 17.16, "ease": "linear", "is_quiet": true }, { "t": 13.88, "x": 20, "y": 17.16, "ease": "linear", "is_quiet": true }, { "t": 14.91, "x": 18.5, "y": 14, "ease": "linear", "is_quiet": true }] },
      { "object": "o24", "keys": [{ "t": 2.6, "x": 24, "y": 18.5, "ease": "linear" }, { "t": 4.1, "x": 21.76, "y": 21.19, "ease": "linear", "is_quiet": true }, { "t": 5.81, "x": 21.76, "y": 21.19, "ease": "linear", "is_quiet": true }, { "t": 7.09, "x": 24.25, "y": 21.99, "ease": "linear", "is_quiet": true }, { "t": 10.51, "x": 24.25, "y": 21.99, "ease": "linear", "is_quiet": true }, { "t": 11.01, "x": 25.15, "y": 21.8, "ease": "linear", "is_quiet": true }, { "t": 12.18, "x": 25.15, "y": 21.8, "ease": "linear", "is_quiet": true }, { "t": 12.68, "x": 25.5, "y": 21.66, "ease": "linear", "is_quiet": true }, { "t": 13.88, "x": 25.5, "y": 21.66, "ease": "linear", "is_quiet": true }, { "t": 14.91, "x": 24, "y": 18.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o25", "keys": [{ "t": 2.6, "x": 31.5, "y": 13.5, "ease": "linear" }, { "t": 4.1, "x": 29.26, "y": 16.19, "ease": "linear", "is_quiet": true }, { "t": 5.81, "x": 29.26, "y": 16.19, "ease": "linear", "is_quiet": true }, { "t": 7.09, "x": 31.75, "y": 16.99, "ease": "linear", "is_quiet": true }, { "t": 10.51, "x": 31.75, "y": 16.99, "ease": "linear", "is_quiet": true }, { "t": 11.01, "x": 32.65, "y": 16.8, "ease": "linear", "is_quiet": true }, { "t": 12.18, "x": 32.65, "y": 16.8, "ease": "linear", "is_quiet": true }, { "t": 12.68, "x": 33, "y": 16.66, "ease": "linear", "is_quiet": true }, { "t": 13.88, "x": 33, "y": 16.66, "ease": "linear", "is_quiet": true }, { "t": 14.91, "x": 31.5, "y": 13.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o27", "keys": [{ "t": 2.6, "x": 32.5, "y": 24, "ease": "linear" }, { "t": 4.1, "x": 30.26, "y": 26.69, "ease": "linear", "is_quiet": true }, { "t": 5.81, "x": 30.26, "y": 26.69, "ease": "linear", "is_quiet": true }, { "t": 7.09, "x": 32.75, "y": 27.49, "ease": "linear", "is_quiet": true }, { "t": 10.51, "x": 32.75, "y": 27.49, "ease": "linear", "is_quiet": true }, { "t": 11.01, "x": 33.65, "y": 27.3, "ease": "linear", "is_quiet": true }, { "t": 12.18, "x": 33.65, "y": 27.3, "ease": "linear", "is_quiet": true }, { "t": 12.68, "x": 34, "y": 27.16, "ease": "linear", "is_quiet": true }, { "t": 13.88, "x": 34, "y": 27.16, "ease": "linear", "is_quiet": true }, { "t": 14.91, "x": 32.5, "y": 24, "ease": "linear", "is_quiet": true }] },
      { "object": "o26", "keys": [{ "t": 2.6, "x": 25, "y": 30, "ease": "linear" }, { "t": 11.01, "x": 25, "y": 30, "ease": "linear" }, { "t": 12.68, "x": 28.5, "y": 38, "ease": "in_out" }, { "t": 13.88, "x": 28.5, "y": 38, "ease": "linear", "is_quiet": true }, { "t": 16.45, "x": 25, "y": 30, "ease": "linear", "is_quiet": true }] },
      { "object": "o20", "keys": [{ "t": 2.6, "x": 17, "y": 47, "ease": "linear" }, { "t": 5.73, "x": 17, "y": 47, "ease": "linear" }, { "t": 5.77, "x": 17, "y": 47, "ease": "linear" }, { "t": 7.09, "x": 23.2, "y": 46.6, "ease": "in_out", "via": [[20.5, 47.3]] }, { "t": 8.18, "x": 23.2, "y": 46.6, "ease": "linear" }, { "t": 11.01, "x": 34, "y": 43.8, "ease": "in_out", "via": [[29, 46]] }, { "t": 13.88, "x": 34, "y": 43.8, "ease": "linear", "is_quiet": true }, { "t": 15.44, "x": 38.73, "y": 42.4, "ease": "linear", "is_quiet": true }, { "t": 15.74, "x": 38.73, "y": 42.4, "ease": "linear", "is_quiet": true }, { "t": 22.28, "x": 17, "y": 47, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 20, "y": 4.5, "ease": "linear" }, { "t": 3.6, "x": 20, "y": 4.5, "ease": "linear", "is_quiet": true }, { "t": 4.1, "x": 19.32, "y": 5.23, "ease": "linear", "is_quiet": true }, { "t": 6.59, "x": 19.32, "y": 5.23, "ease": "linear", "is_quiet": true }, { "t": 7.09, "x": 20.08, "y": 5.5, "ease": "linear", "is_quiet": true }, { "t": 12.18, "x": 20.08, "y": 5.5, "ease": "linear", "is_quiet": true }, { "t": 12.68, "x": 20.47, "y": 5.38, "ease": "linear", "is_quiet": true }, { "t": 13.88, "x": 20.47, "y": 5.38, "ease": "linear", "is_quiet": true }, { "t": 14.18, "x": 20, "y": 4.5, "ease": "linear", "is_quiet": true }, { "t": 27.68, "x": 20, "y": 4.5, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o28", "t": 2.6, "to": "o16", "speed": 10.5 },
      { "id": "e2", "kind": "ground", "ball": "o28", "t": 4.1, "to": "o21", "speed": 10.5 },
      { "id": "e3", "kind": "ground", "ball": "o28", "t": 5.77, "to": "o20", "x": 23.26, "y": 45.9, "speed": 10.5 },
      { "id": "e4", "kind": "ground", "ball": "o28", "t": 11.01, "x": 39.4, "y": 42.2, "speed": 10.5 },
      { "id": "t1o28", "ball": "o28", "t": 15.54, "kind": "take", "to": "o20", "speed": 1, "is_quiet": true },
      { "id": "b1o28", "ball": "o28", "t": 22.48, "kind": "ground", "speed": 9, "to": "o15", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Free play; a goal in either of the opponents’ mini goals counts 1.", "de": "Freies Spiel; ein Treffer in eines der beiden gegnerischen Minitore zählt 1.", "bg": "Свободна игра; гол в коя да е от двете врати на противника = 1." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "If the ball was in both channels in the same possession before the goal.", "de": "War der Ball im selben Angriff vorher in beiden Kanälen, zählt der Treffer 3.", "bg": "Ако в същата атака топката е била и в двата коридора, голът е 3 точки." } },
      { "id": "s3", "t": 5.77, "name": "", "note": "", "captions": { "en": "No defending inside the last 3 m before a goal unless the ball is there.", "de": "In den letzten 3 m vor dem Tor wird nur verteidigt, wenn der Ball dort ist.", "bg": "В последните 3 м пред вратата се защитава само ако топката е там." } },
      { "id": "s4", "t": 11.01, "name": "", "note": "", "captions": { "en": "Scoring: goal: one; goal after the ball was in both channels: three.", "de": "Wertung: Tor: einer; Tor nach Ball in beiden Kanälen: drei.", "bg": "Точки: гол: една; гол след топка в двата коридора: три." } },
      { "id": "s5", "t": 13.88, "name": "", "note": "", "captions": { "en": "Change the neutral after each block.", "de": "Der Neutrale wechselt nach jedem Durchgang.", "bg": "Неутралният се сменя след всяка серия." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Switch of play on four goals 6v6+1",
      "aim": "Draw the opponents to one side and attack the free side quickly with few passes.",
      "setup": "Pitch 40 m long and 50 m wide, two mini goals on each end line, 8 m in from the corners. Flat markers show a channel 10 m wide along each side line. Two teams of six, one neutral who always plays with the team in possession. Balls behind the four goals and with the coach. 5v5+1 on 36 × 44 m, 7v7+1 on 46 × 56 m.",
      "rules": "1. Free play; a goal in either of the opponents’ mini goals counts 1.\n2. If the ball was in both channels in the same possession before the goal, it counts 3.\n3. No defending inside the last 3 m before a goal unless the ball is there.\n4. Ball out at the side: pass or dribble in. 4 × 4 minutes, one minute rest. Change the neutral after each block.",
      "points": [
        "Far-side player stays wide and high, open towards the ball.",
        "One more pass on the crowded side to attract, then out of it.",
        "Neutral: half-turned, first touch already towards the far side.",
        "Switch by a fast two-pass route on the ground or one driven ball.",
        "First touch of the receiver goes forward, attack before the block has shifted."
      ],
      "progressions": [
        "After the switch five seconds remain to score.",
        "Neutral plays with two touches at most.",
        "Take the neutral off: 6v6."
      ],
      "regressions": [
        "Two neutrals.",
        "Only one defender may enter a channel."
      ],
      "scoring": "Goal: one; goal after the ball was in both channels: three.",
      "questions": ["When is the far side really open?"],
      "faults": [
        "Switching slowly with many touches.",
        "The far winger comes inside too early."
      ]
    },
    "de": {
      "title": "Spielverlagerung auf vier Tore 6 gegen 6 plus 1",
      "aim": "Den Gegner auf eine Seite locken und mit wenigen Pässen schnell die freie Seite angreifen.",
      "setup": "Feld 40 m lang und 50 m breit, je zwei Minitore auf den Grundlinien, 8 m von den Ecken entfernt. Flache Markierungen zeigen an jeder Seitenlinie einen 10 m breiten Kanal. Zwei Sechser-Teams, ein Neutraler spielt immer mit dem Ballbesitzer. Bälle hinter den vier Toren und beim Trainer. 5 gegen 5 plus 1 auf 36 × 44 m, 7 gegen 7 plus 1 auf 46 × 56 m.",
      "rules": "1. Freies Spiel; ein Treffer in eines der beiden gegnerischen Minitore zählt 1.\n2. War der Ball im selben Angriff vorher in beiden Kanälen, zählt der Treffer 3.\n3. In den letzten 3 m vor dem Tor wird nur verteidigt, wenn der Ball dort ist. Seitenaus: einpassen oder eindribbeln. 4 × 4 Minuten, eine Minute Pause.\n4. Der Neutrale wechselt nach jedem Durchgang.",
      "points": [
        "Ballferner Spieler bleibt breit und hoch, offen zum Ball.",
        "Auf der engen Seite einen Pass mehr zum Anlocken, dann raus aus dem Druck.",
        "Neutraler: halboffen, erster Kontakt schon zur fernen Seite.",
        "Verlagern über zwei schnelle Flachpässe oder einen scharfen Flugball.",
        "Erster Kontakt nach vorn: angreifen, bevor der Gegner verschoben hat."
      ],
      "progressions": [
        "Nach der Verlagerung bleiben fünf Sekunden bis zum Abschluss.",
        "Neutraler mit höchstens zwei Kontakten.",
        "Ohne Neutralen: 6 gegen 6."
      ],
      "regressions": [
        "Zwei Neutrale.",
        "Nur ein Verteidiger darf in den Kanal."
      ],
      "scoring": "Tor: einer; Tor nach Ball in beiden Kanälen: drei.",
      "questions": ["Wann ist die andere Seite wirklich offen?"],
      "faults": [
        "Langsam und mit vielen Kontakten verlagern.",
        "Der ballferne Außenspieler rückt zu früh ein."
      ]
    },
    "bg": {
      "title": "Прехвърляне на играта: 6 срещу 6 плюс 1",
      "aim": "Противникът се привлича на едната страна, а с малко подавания се атакува бързо свободният фланг.",
      "setup": "Поле с дължина 40 м и ширина 50 м, по две малки врати на всяка крайна линия, на 8 м от ъглите. Плоски маркери очертават коридор от 10 м край всяка тъчлиния. Два отбора по шестима и един неутрален, който играе с отбора с топката. Топки зад четирите врати и при треньора. 5 срещу 5 плюс 1 на 36 × 44 м, 7 срещу 7 плюс 1 на 46 × 56 м.",
      "rules": "1. Свободна игра; гол в коя да е от двете врати на противника = 1.\n2. Ако в същата атака топката е била и в двата коридора, голът е 3 точки.\n3. В последните 3 м пред вратата се защитава само ако топката е там.\n4. При тъч топката се вкарва с подаване или дрибъл. 4 × 4 минути, една минута почивка. Неутралният се сменя след всяка серия.",
      "points": [
        "Играчът на далечния фланг стои широко и високо, отворен към топката.",
        "Един пас повече на претоварената страна, за да привлечеш, после излез от нея.",
        "Неутралният: полуобърнат, първото докосване вече е към далечния фланг.",
        "Прехвърляй с два бързи паса по земята или с един силен дълъг пас.",
        "Първото докосване е напред: атакувай, преди блокът да се е изместил."
      ],
      "progressions": [
        "След прехвърлянето остават пет секунди за гол.",
        "Неутралният играе с най-много две докосвания.",
        "Без неутрален: 6 срещу 6."
      ],
      "regressions": [
        "Двама неутрални.",
        "Само един защитник може да влезе в коридора."
      ],
      "scoring": "Гол: една; гол след топка в двата коридора: три.",
      "questions": ["Кога отсрещната страна наистина е отворена?"],
      "faults": [
        "Бавно прехвърляне с много докосвания.",
        "Далечното крило влиза твърде рано."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "third-man-run-wave",
  "topic": "combination_play",
  "moment": "in_possession",
  "phase": "main_part",
  "practice_type": "wave",
  "corners": ["technical", "tactical", "social"],
  "ages": [13, 17],
  "level": 3,
  "players": { "min": 11, "max": 16, "ideal": 13 },
  "keepers": 1,
  "area": [40, 44],
  "minutes": 20,
  "intensity": "medium",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 10 },
    { "kind": "cones", "count": 4 },
    { "kind": "bibs", "count": 4 },
    { "kind": "mini_goals", "count": 2 },
    { "kind": "full_goals", "count": 1 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "box", "length": 40, "width": 44, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 40, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 40, "y": 44 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 44 },
      { "id": "o5", "kind": "goal", "x": 40, "y": 22, "rotation": 180, "size": "full" },
      { "id": "o6", "kind": "goal", "x": 0, "y": 5, "size": "mini" },
      { "id": "o7", "kind": "goal", "x": 0, "y": 39, "size": "mini" },
      { "id": "o8", "kind": "player", "x": 37.8, "y": 22, "team": "b", "is_keeper": true },
      { "id": "o9", "kind": "player", "x": 6, "y": 22, "rotation": 0, "team": "a", "number": "6" },
      { "id": "o10", "kind": "player", "x": 25, "y": 20, "team": "a", "number": "9" },
      { "id": "o11", "kind": "player", "x": 12, "y": 29, "team": "a", "number": "8" },
      { "id": "o12", "kind": "player", "x": 20, "y": 39, "team": "a", "number": "7" },
      { "id": "o13", "kind": "player", "x": 1, "y": 12, "team": "a" },
      { "id": "o14", "kind": "player", "x": 1, "y": 17, "team": "a" },
      { "id": "o15", "kind": "player", "x": 1, "y": 27, "team": "a" },
      { "id": "o16", "kind": "player", "x": 1, "y": 32, "team": "a" },
      { "id": "o17", "kind": "player", "x": 27.6, "y": 18, "team": "b" },
      { "id": "o18", "kind": "player", "x": 27.6, "y": 26.5, "team": "b" },
      { "id": "o19", "kind": "player", "x": 29, "y": 1, "team": "b" },
      { "id": "o20", "kind": "player", "x": 32, "y": 1, "team": "b" },
      { "id": "o21", "kind": "ball", "x": 7.4, "y": 22, "owner": "o9" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o9", "keys": [{ "t": 2.6, "x": 6, "y": 22, "ease": "linear" }, { "t": 3.41, "x": 6, "y": 22, "ease": "linear", "is_quiet": true }, { "t": 3.91, "x": 7, "y": 21.94, "ease": "linear", "is_quiet": true }, { "t": 4.92, "x": 7, "y": 21.94, "ease": "linear", "is_quiet": true }, { "t": 5.42, "x": 6.87, "y": 22.5, "ease": "linear", "is_quiet": true }, { "t": 8.22, "x": 6.87, "y": 22.5, "ease": "linear", "is_quiet": true }, { "t": 8.72, "x": 7, "y": 22.06, "ease": "linear", "is_quiet": true }, { "t": 9.92, "x": 7, "y": 22.06, "ease": "linear", "is_quiet": true }, { "t": 10.22, "x": 6, "y": 22, "ease": "linear", "is_quiet": true }] },
      { "object": "o13", "keys": [{ "t": 2.6, "x": 1, "y": 12, "ease": "linear" }, { "t": 3.41, "x": 1, "y": 12, "ease": "linear", "is_quiet": true }, { "t": 3.91, "x": 2, "y": 11.94, "ease": "linear", "is_quiet": true }, { "t": 4.92, "x": 2, "y": 11.94, "ease": "linear", "is_quiet": true }, { "t": 5.42, "x": 1.87, "y": 12.5, "ease": "linear", "is_quiet": true }, { "t": 8.22, "x": 1.87, "y": 12.5, "ease": "linear", "is_quiet": true }, { "t": 8.72, "x": 2, "y": 12.06, "ease": "linear", "is_quiet": true }, { "t": 9.92, "x": 2, "y": 12.06, "ease": "linear", "is_quiet": true }, { "t": 10.22, "x": 1, "y": 12, "ease": "linear", "is_quiet": true }] },
      { "object": "o14", "keys": [{ "t": 2.6, "x": 1, "y": 17, "ease": "linear" }, { "t": 3.41, "x": 1, "y": 17, "ease": "linear", "is_quiet": true }, { "t": 3.91, "x": 2, "y": 16.94, "ease": "linear", "is_quiet": true }, { "t": 4.92, "x": 2, "y": 16.94, "ease": "linear", "is_quiet": true }, { "t": 5.42, "x": 1.87, "y": 17.5, "ease": "linear", "is_quiet": true }, { "t": 8.22, "x": 1.87, "y": 17.5, "ease": "linear", "is_quiet": true }, { "t": 8.72, "x": 2, "y": 17.06, "ease": "linear", "is_quiet": true }, { "t": 9.92, "x": 2, "y": 17.06, "ease": "linear", "is_quiet": true }, { "t": 10.22, "x": 1, "y": 17, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 1, "y": 27, "ease": "linear" }, { "t": 3.41, "x": 1, "y": 27, "ease": "linear", "is_quiet": true }, { "t": 3.91, "x": 2, "y": 26.94, "ease": "linear", "is_quiet": true }, { "t": 4.92, "x": 2, "y": 26.94, "ease": "linear", "is_quiet": true }, { "t": 5.42, "x": 1.87, "y": 27.5, "ease": "linear", "is_quiet": true }, { "t": 8.22, "x": 1.87, "y": 27.5, "ease": "linear", "is_quiet": true }, { "t": 8.72, "x": 2, "y": 27.06, "ease": "linear", "is_quiet": true }, { "t": 9.92, "x": 2, "y": 27.06, "ease": "linear", "is_quiet": true }, { "t": 10.22, "x": 1, "y": 27, "ease": "linear", "is_quiet": true }] },
      { "object": "o16", "keys": [{ "t": 2.6, "x": 1, "y": 32, "ease": "linear" }, { "t": 3.41, "x": 1, "y": 32, "ease": "linear", "is_quiet": true }, { "t": 3.91, "x": 2, "y": 31.94, "ease": "linear", "is_quiet": true }, { "t": 4.92, "x": 2, "y": 31.94, "ease": "linear", "is_quiet": true }, { "t": 5.42, "x": 1.87, "y": 32.5, "ease": "linear", "is_quiet": true }, { "t": 8.22, "x": 1.87, "y": 32.5, "ease": "linear", "is_quiet": true }, { "t": 8.72, "x": 2, "y": 32.06, "ease": "linear", "is_quiet": true }, { "t": 9.92, "x": 2, "y": 32.06, "ease": "linear", "is_quiet": true }, { "t": 10.22, "x": 1, "y": 32, "ease": "linear", "is_quiet": true }] },
      { "object": "o19", "keys": [{ "t": 2.6, "x": 29, "y": 1, "ease": "linear" }, { "t": 3.31, "x": 29, "y": 1, "ease": "linear", "is_quiet": true }, { "t": 3.91, "x": 30.22, "y": 0.92, "ease": "linear", "is_quiet": true }, { "t": 4.92, "x": 30.22, "y": 0.92, "ease": "linear", "is_quiet": true }, { "t": 5.42, "x": 30.03, "y": 1.66, "ease": "linear", "is_quiet": true }, { "t": 8.22, "x": 30.03, "y": 1.66, "ease": "linear", "is_quiet": true }, { "t": 8.72, "x": 30.22, "y": 1.09, "ease": "linear", "is_quiet": true }, { "t": 9.92, "x": 30.22, "y": 1.09, "ease": "linear", "is_quiet": true }, { "t": 10.28, "x": 29, "y": 1, "ease": "linear", "is_quiet": true }] },
      { "object": "o10", "keys": [{ "t": 2.6, "x": 25, "y": 20, "ease": "linear" }, { "t": 3.23, "x": 22.4, "y": 21, "ease": "in_out" }, { "t": 9.92, "x": 22.4, "y": 21, "ease": "linear", "is_quiet": true }, { "t": 10.74, "x": 25, "y": 20, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 27.6, "y": 18, "ease": "linear" }, { "t": 3.91, "x": 24.51, "y": 19.64, "ease": "linear", "is_quiet": true }, { "t": 5.42, "x": 29.13, "y": 19.84, "ease": "linear", "is_quiet": true }, { "t": 6.04, "x": 29.13, "y": 19.84, "ease": "linear", "is_quiet": true }, { "t": 6.79, "x": 30.65, "y": 19.72, "ease": "linear", "is_quiet": true }, { "t": 7.96, "x": 30.65, "y": 19.72, "ease": "linear", "is_quiet": true }, { "t": 8.72, "x": 31.09, "y": 18.24, "ease": "linear", "is_quiet": true }, { "t": 9.92, "x": 31.09, "y": 18.24, "ease": "linear", "is_quiet": true }, { "t": 10.95, "x": 27.6, "y": 18, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 27.6, "y": 26.5, "ease": "linear" }, { "t": 3.91, "x": 31.09, "y": 26.28, "ease": "linear", "is_quiet": true }, { "t": 4.35, "x": 31.09, "y": 26.28, "ease": "linear", "is_quiet": true }, { "t": 5.42, "x": 30.54, "y": 28.4, "ease": "linear", "is_quiet": true }, { "t": 5.7, "x": 30.54, "y": 28.4, "ease": "linear", "is_quiet": true }, { "t": 6.79, "x": 28.81, "y": 29.78, "ease": "linear", "is_quiet": true }, { "t": 6.85, "x": 28.81, "y": 29.78, "ease": "linear", "is_quiet": true }, { "t": 8.72, "x": 31.09, "y": 26.74, "ease": "linear", "is_quiet": true }, { "t": 9.92, "x": 31.09, "y": 26.74, "ease": "linear", "is_quiet": true }, { "t": 10.95, "x": 27.6, "y": 26.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o20", "keys": [{ "t": 2.6, "x": 32, "y": 1, "ease": "linear" }, { "t": 3.91, "x": 35.49, "y": 0.78, "ease": "linear", "is_quiet": true }, { "t": 4.35, "x": 35.49, "y": 0.78, "ease": "linear", "is_quiet": true }, { "t": 5.42, "x": 34.94, "y": 2.9, "ease": "linear", "is_quiet": true }, { "t": 7.86, "x": 34.94, "y": 2.9, "ease": "linear", "is_quiet": true }, { "t": 8.72, "x": 35.49, "y": 1.24, "ease": "linear", "is_quiet": true }, { "t": 9.92, "x": 35.49, "y": 1.24, "ease": "linear", "is_quiet": true }, { "t": 10.95, "x": 32, "y": 1, "ease": "linear", "is_quiet": true }] },
      { "object": "o11", "keys": [{ "t": 2.6, "x": 12, "y": 29, "ease": "linear" }, { "t": 4.27, "x": 12, "y": 29, "ease": "linear" }, { "t": 4.29, "x": 12, "y": 29, "ease": "linear" }, { "t": 5.12, "x": 16.2, "y": 27.5, "ease": "in_out" }, { "t": 9.92, "x": 16.2, "y": 27.5, "ease": "linear", "is_quiet": true }, { "t": 11.24, "x": 12, "y": 29, "ease": "linear", "is_quiet": true }] },
      { "object": "o12", "keys": [{ "t": 2.6, "x": 20, "y": 39, "ease": "linear" }, { "t": 5.42, "x": 20, "y": 39, "ease": "linear" }, { "t": 5.5, "x": 20, "y": 39, "ease": "linear" }, { "t": 7.77, "x": 30.6, "y": 34.4, "ease": "in_out", "via": [[26, 38.4]] }, { "t": 9.92, "x": 30.6, "y": 34.4, "ease": "linear", "is_quiet": true }, { "t": 13.32, "x": 20, "y": 39, "ease": "linear", "is_quiet": true }] },
      { "object": "o8", "keys": [{ "t": 2.6, "x": 37.8, "y": 22, "ease": "linear" }, { "t": 3.32, "x": 37.8, "y": 22, "ease": "linear", "is_quiet": true }, { "t": 3.91, "x": 36.6, "y": 21.84, "ease": "linear", "is_quiet": true }, { "t": 4.92, "x": 36.6, "y": 21.84, "ease": "linear", "is_quiet": true }, { "t": 5.42, "x": 36.7, "y": 22.82, "ease": "linear", "is_quiet": true }, { "t": 5.76, "x": 36.7, "y": 22.82, "ease": "linear", "is_quiet": true }, { "t": 6.79, "x": 38.6, "y": 23.7, "ease": "linear", "is_quiet": true }, { "t": 9.92, "x": 38.6, "y": 23.7, "ease": "linear", "is_quiet": true }, { "t": 10.07, "x": 38.74, "y": 23.75, "ease": "linear", "is_quiet": true }, { "t": 10.37, "x": 38.74, "y": 23.75, "ease": "linear", "is_quiet": true }, { "t": 10.96, "x": 37.8, "y": 22, "ease": "linear", "is_quiet": true }, { "t": 17.5, "x": 37.8, "y": 22, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o21", "t": 2.6, "to": "o10", "x": 21.71, "y": 21.13, "speed": 11.5 },
      { "id": "e2", "kind": "ground", "ball": "o21", "t": 4.29, "to": "o11", "x": 16.73, "y": 27.04, "speed": 11.5 },
      { "id": "e3", "kind": "ground", "ball": "o21", "t": 5.5, "to": "o12", "x": 30.29, "y": 33.77, "speed": 11.5 },
      { "id": "e4", "kind": "shot", "ball": "o21", "t": 8.15, "x": 39.4, "y": 24, "speed": 23 },
      { "id": "t1o21", "ball": "o21", "t": 10.17, "kind": "take", "to": "o8", "speed": 1, "is_quiet": true },
      { "id": "b1o21", "ball": "o21", "t": 13.52, "kind": "ground", "speed": 9, "to": "o9", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Wave: 6 plays into 9, who drops and sets the ball for 8.", "de": "Welle: Die 6 spielt die entgegenkommende 9 an, sie lässt auf die 8 klatschen.", "bg": "Вълна: 6 подава на слизащия 9, той отиграва за 8." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "After the first pass the attackers may change the pattern.", "de": "Nach dem ersten Pass darf frei gelöst werden.", "bg": "След първия пас решението е свободно." } },
      { "id": "s3", "t": 5.5, "name": "", "note": "", "captions": { "en": "Offside counts.", "de": "Abseits gilt.", "bg": "Засадата важи." } },
      { "id": "s4", "t": 8.15, "name": "", "note": "", "captions": { "en": "Scoring: goal: one; after a third-man pass: two; defenders into a mini goal.", "de": "Wertung: Tor: einer; über den Dritten: zwei; Verteidiger ins Minitor: einer.", "bg": "Точки: гол: една; през трети играч: две; защитниците в малка врата: една." } },
      { "id": "s5", "t": 9.92, "name": "", "note": "", "captions": { "en": "Defenders change after every wave.", "de": "Verteidiger wechseln nach jeder Welle.", "bg": "Защитниците се сменят след всяка вълна." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Third-man run to goal 4v2",
      "aim": "Combine with the third man: bounce off the striker, find the runner behind the line, finish.",
      "setup": "Area of 40 × 44 m in front of a full-size goal, two mini goals on the start line. Two lines of four attackers (6, 8, 9, 7 or 11) alternate; two pairs of defenders alternate; one keeper. The next line waits beside the start, resting defenders at the side line. Balls with the 6. Left and right in turn: every second wave the wide runner starts on the other side.",
      "rules": "1. Wave: 6 plays into 9, who drops and sets the ball for 8; 8 plays behind the line for the wide runner, who finishes or cuts back.\n2. After the first pass the attackers may change the pattern. Offside counts.\n3. Goal = 1, goal after a third-man pass = 2. Defenders score in the mini goals = 1. Next wave when the ball is dead.\n4. Rounds: 3 × 5 minutes, 90 seconds rest; then rotate the four positions. Defenders change after every wave.",
      "points": [
        "9: leave the defender late, lay off with the inside of the foot into the path of 8.",
        "8: start moving while the first pass is still rolling.",
        "Runner: curved run, look along the line, go when 8 looks up.",
        "Weight of the last pass: in front of the runner, away from the keeper.",
        "The others follow up: near post, penalty spot, edge of the box."
      ],
      "progressions": [
        "A third defender screens the pass into 9.",
        "Seven seconds from the first pass to the finish.",
        "The nearest attacker of the last wave chases the ball carrier from behind."
      ],
      "regressions": [
        "Defenders passive for the first five waves.",
        "Without offside, one defender only."
      ],
      "scoring": "Goal: one; after a third-man pass: two; defenders into a mini goal: one.",
      "questions": ["When does the wide runner start?"],
      "faults": [
        "The runner starts before the lay-off and is offside.",
        "The 9 drops without a check over the shoulder."
      ]
    },
    "de": {
      "title": "Spiel über den Dritten: 4 gegen 2 aufs Tor",
      "aim": "Über den Dritten kombinieren: Stürmer lässt prallen, Tiefenläufer hinter der Kette, Abschluss.",
      "setup": "Feld von 40 × 44 m vor einem Großtor, zwei Minitore auf der Startlinie. Zwei Viererreihen (6, 8, 9, 7 oder 11) greifen abwechselnd an, zwei Verteidigerpaare wechseln sich ab, ein Torwart. Die nächste Reihe wartet neben dem Start, pausierende Verteidiger an der Seitenlinie. Bälle bei der 6. Links und rechts im Wechsel: Bei jeder zweiten Welle startet der Außenspieler auf der anderen Seite.",
      "rules": "1. Welle: Die 6 spielt die entgegenkommende 9 an, sie lässt auf die 8 klatschen; die 8 spielt hinter die Kette auf den Außenspieler, der abschließt oder zurücklegt.\n2. Nach dem ersten Pass darf frei gelöst werden. Abseits gilt.\n3. Tor = 1, Tor nach Spiel über den Dritten = 2.\n4. Verteidiger treffen in die Minitore = 1.\n5. Die nächste Welle startet, wenn der Ball tot ist.\n6. Durchgänge: 3 × 5 Minuten, 90 Sekunden Pause, dann die vier Positionen tauschen. Verteidiger wechseln nach jeder Welle.",
      "points": [
        "9: spät vom Gegner lösen, mit der Innenseite in den Lauf der 8 klatschen lassen.",
        "8: schon starten, während der erste Pass noch rollt.",
        "Tiefenläufer: im Bogen, Blick auf die Linie, Start, wenn die 8 den Kopf hebt.",
        "Letzter Pass: vor den Läufer, weg vom Torwart.",
        "Die anderen rücken nach: kurzer Pfosten, Elfmeterpunkt, Rückraum."
      ],
      "progressions": [
        "Ein dritter Verteidiger stellt den Pass auf die 9 zu.",
        "Sieben Sekunden vom ersten Pass bis zum Abschluss.",
        "Der nächste Angreifer der letzten Welle jagt den Ballführenden von hinten."
      ],
      "regressions": [
        "Verteidiger in den ersten fünf Wellen passiv.",
        "Ohne Abseits und mit nur einem Verteidiger."
      ],
      "scoring": "Tor: einer; über den Dritten: zwei; Verteidiger ins Minitor: einer.",
      "questions": ["Wann startet der Läufer außen?"],
      "faults": [
        "Der Läufer startet vor der Ablage und steht im Abseits.",
        "Die 9 kommt entgegen ohne Schulterblick."
      ]
    },
    "bg": {
      "title": "Комбинация с трети играч: 4 срещу 2",
      "aim": "Комбинация с третия играч: отиграване от нападателя, пас зад линията и завършване.",
      "setup": "Поле 40 × 44 м пред голяма врата, две малки врати на стартовата линия. Две четворки нападащи (6, 8, 9, 7 или 11) се редуват, редуват се и две двойки защитници; един вратар. Следващата четворка чака до старта, почиващите защитници – край тъчлинията. Топките са при 6. Ляво и дясно се редуват: при всяка втора вълна крилото тръгва от другата страна.",
      "rules": "1. Вълна: 6 подава на слизащия 9, той отиграва за 8; 8 пуска зад линията към крилото, което стреля или връща назад. След първия пас решението е свободно. Засадата важи.\n2. Гол = 1, гол след пас през третия играч = 2.\n3. Защитниците вкарват в малките врати = 1.\n4. Следващата вълна тръгва, когато топката е извън игра.\n5. Серии: 3 × 5 минути, 90 секунди почивка, после четирите позиции се сменят. Защитниците се сменят след всяка вълна.",
      "points": [
        "9: откъсни се късно от защитника и отиграй с вътрешната част в движението на 8.",
        "8: тръгни, докато първият пас още се търкаля.",
        "Навлизащият: движение в дъга, поглед по линията, старт, когато 8 вдигне глава.",
        "Последният пас е пред навлизащия и далеч от вратаря.",
        "Останалите навлизат: близка греда, точката за дузпа, границата на наказателното поле."
      ],
      "progressions": [
        "Трети защитник закрива паса към 9.",
        "Седем секунди от първия пас до завършването.",
        "Най-близкият нападател от предишната вълна преследва водещия топката."
      ],
      "regressions": [
        "Пасивни защитници през първите пет вълни.",
        "Без засада и само с един защитник."
      ],
      "scoring": "Гол: една; през трети играч: две; защитниците в малка врата: една.",
      "questions": ["Кога тръгва външният?"],
      "faults": [
        "Набягващият тръгва преди връщането и е в засада.",
        "Деветката идва назад без поглед през рамо."
      ]
    }
  }
}
$json$::jsonb);
