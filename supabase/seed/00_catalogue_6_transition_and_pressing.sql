-- Catalogue: pressing, counter-press, counter-attack, transition games.

select private.import_exercise($json$
{
  "slug": "counter-press-two-grids",
  "topic": "counter_press",
  "moment": "transition_to_defence",
  "phase": "main_part",
  "practice_type": "positional_game",
  "corners": ["tactical", "physical", "psychological"],
  "ages": [13, 19],
  "level": 3,
  "players": { "min": 8, "max": 12, "ideal": 10 },
  "area": [35, 15],
  "minutes": 18,
  "intensity": "very_high",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 8 },
    { "kind": "cones", "count": 8 },
    { "kind": "bibs", "count": 5 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 35, "width": 15, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 15, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 0, "y": 15 },
      { "id": "o4", "kind": "cone", "x": 15, "y": 15 },
      { "id": "o5", "kind": "cone", "x": 20, "y": 0 },
      { "id": "o6", "kind": "cone", "x": 35, "y": 0 },
      { "id": "o7", "kind": "cone", "x": 20, "y": 15 },
      { "id": "o8", "kind": "cone", "x": 35, "y": 15 },
      { "id": "o9", "kind": "player", "x": 1.5, "y": 4, "team": "a" },
      { "id": "o10", "kind": "player", "x": 2.5, "y": 13, "team": "a" },
      { "id": "o11", "kind": "player", "x": 7.5, "y": 1, "team": "a" },
      { "id": "o12", "kind": "player", "x": 9, "y": 13.6, "team": "a" },
      { "id": "o13", "kind": "player", "x": 13.5, "y": 5, "team": "a" },
      { "id": "o14", "kind": "player", "x": 4.8, "y": 6.2, "team": "b" },
      { "id": "o15", "kind": "player", "x": 6.6, "y": 10, "team": "b" },
      { "id": "o16", "kind": "player", "x": 10.6, "y": 8.6, "rotation": 20, "team": "b" },
      { "id": "o17", "kind": "player", "x": 24.5, "y": 3.5, "team": "b" },
      { "id": "o18", "kind": "player", "x": 27, "y": 11.5, "team": "b" },
      { "id": "o19", "kind": "ball", "x": 11.7, "y": 9, "owner": "o16" }
    ],
    "drawings": [
      { "id": "z1", "kind": "zone", "shape": "rectangle", "points": [[0, 0], [15, 15]], "colour": "#8fb7a0" },
      { "id": "z2", "kind": "zone", "shape": "rectangle", "points": [[20, 0], [35, 15]], "colour": "#8fb7a0" }
    ],
    "tracks": [
      { "object": "o18", "keys": [{ "t": 3.98, "x": 27, "y": 11.5, "ease": "linear", "is_quiet": true }, { "t": 4.88, "x": 26.41, "y": 11.4, "ease": "linear", "is_quiet": true }, { "t": 5.78, "x": 27, "y": 11.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o14", "keys": [{ "t": 2.6, "x": 4.8, "y": 6.2, "ease": "linear" }, { "t": 2.7, "x": 4.8, "y": 6.2, "ease": "linear", "is_quiet": true }, { "t": 3.2, "x": 5.78, "y": 6.37, "ease": "linear", "is_quiet": true }, { "t": 5.88, "x": 5.78, "y": 6.37, "ease": "linear", "is_quiet": true }, { "t": 6.18, "x": 4.8, "y": 6.2, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 6.6, "y": 10, "ease": "linear" }, { "t": 2.7, "x": 6.6, "y": 10, "ease": "linear", "is_quiet": true }, { "t": 3.2, "x": 7.58, "y": 10.17, "ease": "linear", "is_quiet": true }, { "t": 5.88, "x": 7.58, "y": 10.17, "ease": "linear", "is_quiet": true }, { "t": 6.18, "x": 6.6, "y": 10, "ease": "linear", "is_quiet": true }] },
      { "object": "o16", "keys": [{ "t": 2.6, "x": 10.6, "y": 8.6, "ease": "linear" }, { "t": 2.7, "x": 10.6, "y": 8.6, "ease": "linear", "is_quiet": true }, { "t": 3.2, "x": 11.58, "y": 8.77, "ease": "linear", "is_quiet": true }, { "t": 5.88, "x": 11.58, "y": 8.77, "ease": "linear", "is_quiet": true }, { "t": 6.18, "x": 10.6, "y": 8.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 24.5, "y": 3.5, "ease": "linear" }, { "t": 2.7, "x": 24.5, "y": 3.5, "ease": "linear", "is_quiet": true }, { "t": 3.2, "x": 25.48, "y": 3.67, "ease": "linear", "is_quiet": true }, { "t": 5.88, "x": 25.48, "y": 3.67, "ease": "linear", "is_quiet": true }, { "t": 6.18, "x": 24.5, "y": 3.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o13", "keys": [{ "t": 2.6, "x": 13.5, "y": 5, "ease": "linear" }, { "t": 3.2, "x": 12, "y": 7.8, "ease": "in_out", "via": [[13, 6.6]] }, { "t": 5.88, "x": 12, "y": 7.8, "ease": "linear", "is_quiet": true }, { "t": 6.82, "x": 13.5, "y": 5, "ease": "linear", "is_quiet": true }] },
      { "object": "o10", "keys": [{ "t": 2.6, "x": 2.5, "y": 13, "ease": "linear" }, { "t": 3.2, "x": 4.3, "y": 13.36, "ease": "linear", "is_quiet": true }, { "t": 3.77, "x": 5.93, "y": 13.68, "ease": "linear", "is_quiet": true }, { "t": 5.88, "x": 5.93, "y": 13.68, "ease": "linear", "is_quiet": true }, { "t": 6.91, "x": 2.5, "y": 13, "ease": "linear", "is_quiet": true }] },
      { "object": "o12", "keys": [{ "t": 2.6, "x": 9, "y": 13.6, "ease": "linear" }, { "t": 3.25, "x": 10.6, "y": 10.4, "ease": "in_out", "via": [[9.8, 12.2]] }, { "t": 5.88, "x": 10.6, "y": 10.4, "ease": "linear", "is_quiet": true }, { "t": 6.94, "x": 9, "y": 13.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o11", "keys": [{ "t": 2.6, "x": 7.5, "y": 1, "ease": "linear" }, { "t": 3.77, "x": 10, "y": 6.8, "ease": "in_out", "via": [[9.6, 4.4]] }, { "t": 5.88, "x": 10, "y": 6.8, "ease": "linear", "is_quiet": true }, { "t": 7.74, "x": 7.5, "y": 1, "ease": "linear", "is_quiet": true }] },
      { "object": "o9", "keys": [{ "t": 2.6, "x": 1.5, "y": 4, "ease": "linear" }, { "t": 3.2, "x": 3.3, "y": 4.36, "ease": "linear", "is_quiet": true }, { "t": 3.77, "x": 4.93, "y": 4.68, "ease": "linear", "is_quiet": true }, { "t": 5.88, "x": 4.93, "y": 4.68, "ease": "linear", "is_quiet": true }, { "t": 6.91, "x": 1.5, "y": 4, "ease": "linear", "is_quiet": true }, { "t": 10.24, "x": 1.5, "y": 4, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o19", "t": 2.6, "to": "o18", "speed": 12 },
      { "id": "b1o19", "ball": "o19", "t": 7.94, "kind": "ground", "speed": 9, "to": "o16", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Eight passes = 1 point.", "de": "Acht Pässe = 1 Punkt.", "bg": "Осем подавания = 1 точка." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "When B wins the ball it has to get it to its own square by pass or dribble = 1 …", "de": "Erobert B den Ball, muss er per Pass oder Dribbling ins eigene Feld = 1 Punkt.", "bg": "Ако Б отнеме, трябва да изведе топката с пас или дрибъл в своя квадрат = 1 …" } },
      { "id": "s3", "t": 3.88, "name": "", "note": "", "captions": { "en": "Scoring: eight passes: one; ball in their own square: one.", "de": "Wertung: Acht Pässe: einer; Ball im eigenen Feld: einer.", "bg": "Точки: осем паса: една; топка в своя квадрат: една; връщане до пет секунди: две." } },
      { "id": "s4", "t": 5.88, "name": "", "note": "", "captions": { "en": "Back to the places: the next turn starts.", "de": "Zurück auf die Plätze, der nächste Durchgang beginnt.", "bg": "Когато Б е в своя квадрат, трима от А минават да пресират, двама остават." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Two grids: five-second counter-press",
      "aim": "Win the ball back together within five seconds of losing it; with the ball won, escape from pressure.",
      "setup": "Two squares of 15 × 15 m, 5 m apart. Team A (5) keeps the ball in its own square against three players of team B; the other two of B wait in their own square. Coach with the balls between the squares. Eight players: 4v2, two wait; twelve: 6v3, three wait, squares of 17 × 17 m.",
      "rules": "1. Eight passes = 1 point. When B wins the ball it has to get it to its own square by pass or dribble = 1 point; A counter-presses at once.\n2. Ball won back within five seconds = 2 points and A plays on.\n3. When B has arrived, three A players run across to press, two stay at home, and the game goes on there.\n4. Ball out: the coach starts the other team. 6 × 2 minutes, one minute rest.",
      "points": [
        "Nearest player goes to the ball on the touch it is lost, without a look back.",
        "Second and third close the exits, first of all the one to the other square.",
        "Press with a low centre of gravity and quick short steps, do not dive in.",
        "In possession keep distances that allow a press: no one further than 8 m from the next.",
        "After winning: first pass out of pressure, best on the far foot."
      ],
      "progressions": [
        "B must find its square within four seconds.",
        "Three touches at most in possession.",
        "Four cross over to press, one waits at home."
      ],
      "regressions": [
        "Six passes for a point and squares of 18 × 18 m.",
        "Only two defenders in the square."
      ],
      "scoring": "Eight passes: one; ball in their own square: one; won back within five seconds: two.",
      "questions": ["Who goes to the ball first, and who closes the way out?"],
      "faults": [
        "A second of complaining after the loss.",
        "Three run to the ball, nobody blocks the pass out."
      ]
    },
    "de": {
      "title": "Zwei Felder: Gegenpressing in fünf Sekunden",
      "aim": "Nach Ballverlust gemeinsam binnen fünf Sekunden zurückerobern; nach Ballgewinn aus dem Druck lösen.",
      "setup": "Zwei Quadrate von 15 × 15 m, 5 m Abstand. Team A (5) hält den Ball im eigenen Feld gegen drei Spieler von Team B, die anderen zwei von B warten in ihrem Feld. Trainer mit Bällen zwischen den Feldern. Acht Spieler: 4 gegen 2, zwei warten; zwölf: 6 gegen 3, drei warten, Felder von 17 × 17 m.",
      "rules": "1. Acht Pässe = 1 Punkt. Erobert B den Ball, muss er per Pass oder Dribbling ins eigene Feld = 1 Punkt; A geht sofort ins Gegenpressing.\n2. Rückeroberung binnen fünf Sekunden = 2 Punkte, A spielt weiter.\n3. Ist B angekommen, laufen drei Spieler von A zum Pressen hinüber, zwei bleiben daheim, das Spiel geht dort weiter.\n4. Ball im Aus: Trainer spielt das andere Team an. 6 × 2 Minuten, eine Minute Pause.",
      "points": [
        "Der Nächste geht im Moment des Ballverlusts drauf, ohne sich umzudrehen.",
        "Der Zweite und Dritte schließen die Auswege, zuerst den ins andere Feld.",
        "Tiefer Schwerpunkt, kurze schnelle Schritte, nicht in den Zweikampf springen.",
        "Im Ballbesitz Abstände halten, die Gegenpressing erlauben: höchstens 8 m zum Nächsten.",
        "Nach Ballgewinn: erster Pass raus aus dem Druck, möglichst auf den gegnerfernen Fuß."
      ],
      "progressions": [
        "B muss binnen vier Sekunden im eigenen Feld sein.",
        "Im Ballbesitz höchstens drei Kontakte.",
        "Vier laufen zum Pressen hinüber, einer bleibt daheim."
      ],
      "regressions": [
        "Sechs Pässe für einen Punkt, Felder von 18 × 18 m.",
        "Nur zwei Verteidiger im Feld."
      ],
      "scoring": "Acht Pässe: einer; Ball im eigenen Feld: einer; Rückeroberung in fünf Sekunden: zwei.",
      "questions": ["Wer geht zuerst zum Ball, wer schließt den Ausweg?"],
      "faults": [
        "Eine Sekunde Ärger nach dem Verlust.",
        "Drei laufen zum Ball, keiner sperrt den Pass hinaus."
      ]
    },
    "bg": {
      "title": "Два квадрата: контрапреса за пет секунди",
      "aim": "След загуба отборът си връща топката заедно до пет секунди; след отнемане излиза от пресата.",
      "setup": "Два квадрата 15 × 15 м на 5 м един от друг. Отбор А (5) владее топката в своя квадрат срещу трима от отбор Б; другите двама от Б чакат в своя. Треньорът с топките е между квадратите. Осем играчи: 4 срещу 2, двама чакат; дванадесет: 6 срещу 3, трима чакат, квадрати 17 × 17 м.",
      "rules": "1. Осем подавания = 1 точка. Ако Б отнеме, трябва да изведе топката с пас или дрибъл в своя квадрат = 1 точка; А веднага контрапресира.\n2. Връщане на топката до пет секунди = 2 точки и А продължава.\n3. Когато Б е в своя квадрат, трима от А минават да пресират, двама остават, играта продължава там.\n4. При аут треньорът подава на другия отбор. 6 × 2 минути, една минута почивка.",
      "points": [
        "Най-близкият тръгва към топката в мига на загубата, без да се обръща назад.",
        "Вторият и третият затварят изходите, първо този към другия квадрат.",
        "Нисък център на тежестта, къси бързи крачки, без хвърляне в единоборството.",
        "При владение пазете разстояния за контрапреса: до 8 м между съседите.",
        "След отнемане: първият пас е извън натиска, най-добре в далечния от противника крак."
      ],
      "progressions": [
        "Б трябва да стигне до своя квадрат за четири секунди.",
        "При владение най-много три докосвания.",
        "Четирима минават да пресират, един остава."
      ],
      "regressions": [
        "Шест подавания за точка и квадрати 18 × 18 м.",
        "Само двама защитници в квадрата."
      ],
      "scoring": "Осем паса: една; топка в своя квадрат: една; връщане до пет секунди: две.",
      "questions": ["Кой пръв отива към топката и кой затваря изхода?"],
      "faults": [
        "Секунда яд след загубата.",
        "Трима тичат към топката, никой не пресича паса навън."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "high-press-triggers-six-v-six",
  "topic": "pressing",
  "moment": "out_of_possession",
  "phase": "main_part",
  "practice_type": "phase_of_play",
  "corners": ["tactical", "physical", "social"],
  "ages": [15, 19],
  "level": 4,
  "players": { "min": 13, "max": 16, "ideal": 13 },
  "keepers": 1,
  "area": [50, 60],
  "minutes": 24,
  "intensity": "very_high",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 10 },
    { "kind": "cones", "count": 4 },
    { "kind": "bibs", "count": 6 },
    { "kind": "mini_goals", "count": 3 },
    { "kind": "full_goals", "count": 1 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "half", "length": 50, "width": 60, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 50, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 50, "y": 60 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 60 },
      { "id": "o5", "kind": "goal", "x": 50, "y": 30, "rotation": 180, "size": "full" },
      { "id": "o6", "kind": "goal", "x": 0, "y": 10, "size": "mini" },
      { "id": "o7", "kind": "goal", "x": 0, "y": 30, "size": "mini" },
      { "id": "o8", "kind": "goal", "x": 0, "y": 50, "size": "mini" },
      { "id": "o9", "kind": "player", "x": 47.6, "y": 30, "rotation": -131, "team": "b", "number": "1", "is_keeper": true },
      { "id": "o10", "kind": "player", "x": 42, "y": 22, "team": "b", "number": "4" },
      { "id": "o11", "kind": "player", "x": 42, "y": 38.5, "team": "b", "number": "5" },
      { "id": "o12", "kind": "player", "x": 35, "y": 5, "team": "b", "number": "2" },
      { "id": "o13", "kind": "player", "x": 35, "y": 55, "team": "b", "number": "3" },
      { "id": "o14", "kind": "player", "x": 34, "y": 26, "team": "b", "number": "6" },
      { "id": "o15", "kind": "player", "x": 28.5, "y": 40, "team": "b", "number": "8" },
      { "id": "o16", "kind": "player", "x": 37, "y": 31, "team": "a", "number": "9" },
      { "id": "o17", "kind": "player", "x": 30.5, "y": 13, "team": "a", "number": "11" },
      { "id": "o18", "kind": "player", "x": 33, "y": 46, "team": "a", "number": "7" },
      { "id": "o19", "kind": "player", "x": 30, "y": 28.5, "team": "a", "number": "10" },
      { "id": "o20", "kind": "player", "x": 25.5, "y": 37, "team": "a", "number": "8" },
      { "id": "o21", "kind": "player", "x": 22, "y": 20, "team": "a", "number": "6" },
      { "id": "o22", "kind": "ball", "x": 46.4, "y": 28.6, "owner": "o9" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o12", "keys": [{ "t": 5.23, "x": 35, "y": 5, "ease": "linear", "is_quiet": true }, { "t": 6.13, "x": 35.23, "y": 5.55, "ease": "linear", "is_quiet": true }, { "t": 7.03, "x": 35, "y": 5, "ease": "linear", "is_quiet": true }] },
      { "object": "o11", "keys": [{ "t": 2.6, "x": 42, "y": 38.5, "ease": "linear" }, { "t": 2.8, "x": 42, "y": 38.5, "ease": "linear", "is_quiet": true }, { "t": 3.3, "x": 41.43, "y": 37.68, "ease": "linear", "is_quiet": true }, { "t": 7.13, "x": 41.43, "y": 37.68, "ease": "linear", "is_quiet": true }, { "t": 7.43, "x": 42, "y": 38.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o13", "keys": [{ "t": 2.6, "x": 35, "y": 55, "ease": "linear" }, { "t": 2.8, "x": 35, "y": 55, "ease": "linear", "is_quiet": true }, { "t": 3.3, "x": 34.43, "y": 54.18, "ease": "linear", "is_quiet": true }, { "t": 7.13, "x": 34.43, "y": 54.18, "ease": "linear", "is_quiet": true }, { "t": 7.43, "x": 35, "y": 55, "ease": "linear", "is_quiet": true }] },
      { "object": "o14", "keys": [{ "t": 2.6, "x": 34, "y": 26, "ease": "linear" }, { "t": 2.8, "x": 34, "y": 26, "ease": "linear", "is_quiet": true }, { "t": 3.3, "x": 33.43, "y": 25.18, "ease": "linear", "is_quiet": true }, { "t": 7.13, "x": 33.43, "y": 25.18, "ease": "linear", "is_quiet": true }, { "t": 7.43, "x": 34, "y": 26, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 28.5, "y": 40, "ease": "linear" }, { "t": 2.8, "x": 28.5, "y": 40, "ease": "linear", "is_quiet": true }, { "t": 3.3, "x": 27.93, "y": 39.18, "ease": "linear", "is_quiet": true }, { "t": 7.13, "x": 27.93, "y": 39.18, "ease": "linear", "is_quiet": true }, { "t": 7.43, "x": 28.5, "y": 40, "ease": "linear", "is_quiet": true }] },
      { "object": "o10", "keys": [{ "t": 2.6, "x": 42, "y": 22, "ease": "linear" }, { "t": 3.71, "x": 42, "y": 22, "ease": "linear", "is_quiet": true }, { "t": 4.22, "x": 42, "y": 22, "ease": "linear", "is_quiet": true }, { "t": 4.72, "x": 41.54, "y": 21.11, "ease": "linear", "is_quiet": true }, { "t": 7.13, "x": 41.54, "y": 21.11, "ease": "linear", "is_quiet": true }, { "t": 7.43, "x": 42, "y": 22, "ease": "linear", "is_quiet": true }] },
      { "object": "o20", "keys": [{ "t": 2.6, "x": 25.5, "y": 37, "ease": "linear" }, { "t": 3.3, "x": 24.37, "y": 35.19, "ease": "linear", "is_quiet": true }, { "t": 3.71, "x": 23.75, "y": 34.09, "ease": "linear", "is_quiet": true }, { "t": 4.22, "x": 23.75, "y": 34.09, "ease": "linear", "is_quiet": true }, { "t": 4.72, "x": 24.03, "y": 33.83, "ease": "linear", "is_quiet": true }, { "t": 7.13, "x": 24.03, "y": 33.83, "ease": "linear", "is_quiet": true }, { "t": 8.16, "x": 25.5, "y": 37, "ease": "linear", "is_quiet": true }] },
      { "object": "o19", "keys": [{ "t": 2.6, "x": 30, "y": 28.5, "ease": "linear" }, { "t": 3.71, "x": 30, "y": 28.5, "ease": "linear" }, { "t": 4.72, "x": 33, "y": 23.8, "ease": "in_out" }, { "t": 7.13, "x": 33, "y": 23.8, "ease": "linear", "is_quiet": true }, { "t": 8.77, "x": 30, "y": 28.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o21", "keys": [{ "t": 2.6, "x": 22, "y": 20, "ease": "linear" }, { "t": 3.71, "x": 22, "y": 20, "ease": "linear" }, { "t": 4.82, "x": 26.6, "y": 16, "ease": "in_out" }, { "t": 7.13, "x": 26.6, "y": 16, "ease": "linear", "is_quiet": true }, { "t": 8.93, "x": 22, "y": 20, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 30.5, "y": 13, "ease": "linear" }, { "t": 3.71, "x": 30.5, "y": 13, "ease": "linear" }, { "t": 5.01, "x": 34.6, "y": 7.4, "ease": "in_out", "via": [[33, 11]] }, { "t": 7.13, "x": 34.6, "y": 7.4, "ease": "linear", "is_quiet": true }, { "t": 9.18, "x": 30.5, "y": 13, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 33, "y": 46, "ease": "linear" }, { "t": 3.71, "x": 33, "y": 46, "ease": "linear" }, { "t": 4.97, "x": 36.5, "y": 40, "ease": "in_out" }, { "t": 7.13, "x": 36.5, "y": 40, "ease": "linear", "is_quiet": true }, { "t": 9.18, "x": 33, "y": 46, "ease": "linear", "is_quiet": true }] },
      { "object": "o16", "keys": [{ "t": 2.6, "x": 37, "y": 31, "ease": "linear" }, { "t": 3.71, "x": 37, "y": 31, "ease": "linear" }, { "t": 5.13, "x": 41, "y": 25, "ease": "in_out", "via": [[40, 29]] }, { "t": 7.13, "x": 41, "y": 25, "ease": "linear", "is_quiet": true }, { "t": 9.26, "x": 37, "y": 31, "ease": "linear", "is_quiet": true }] },
      { "object": "o9", "keys": [{ "t": 2.6, "x": 47.6, "y": 30, "ease": "linear" }, { "t": 3.3, "x": 48.28, "y": 28.32, "ease": "linear", "is_quiet": true }, { "t": 4.22, "x": 48.28, "y": 28.32, "ease": "linear", "is_quiet": true }, { "t": 4.72, "x": 47.92, "y": 27.82, "ease": "linear", "is_quiet": true }, { "t": 7.13, "x": 47.92, "y": 27.82, "ease": "linear", "is_quiet": true }, { "t": 7.78, "x": 47.6, "y": 30, "ease": "linear", "is_quiet": true }, { "t": 13.02, "x": 47.6, "y": 30, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o22", "t": 2.6, "to": "o10", "speed": 12 },
      { "id": "e2", "kind": "ground", "ball": "o22", "t": 3.71, "to": "o12", "speed": 12 },
      { "id": "b1o22", "ball": "o22", "t": 9.46, "kind": "ground", "speed": 9, "to": "o9", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "The keeper starts; the builders score in a mini goal = 2.", "de": "Der Torwart eröffnet; Treffer des Aufbauteams ins Minitor = 2.", "bg": "Вратарят започва; гол на изграждащите в малка врата = 2." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "The pressing team chooses when to go; triggers.", "de": "Das Pressingteam entscheidet, wann es losgeht; Auslöser.", "bg": "Пресиращите решават кога да тръгнат; сигнали." } },
      { "id": "s3", "t": 5.13, "name": "", "note": "", "captions": { "en": "Scoring: builders in a mini goal: two; pressing goal within eight seconds: two.", "de": "Wertung: Aufbau ins Minitor: zwei; Tor nach Ballgewinn in acht Sekunden: zwei.", "bg": "Точки: изграждащи в малка врата: две; гол до осем секунди след отнемане: две." } },
      { "id": "s4", "t": 7.13, "name": "", "note": "", "captions": { "en": "Back to the places: the next turn starts.", "de": "Zurück auf die Plätze, der nächste Durchgang beginnt.", "bg": "Всички по местата си, започва следващото изпълнение." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "High press: hunting on triggers",
      "aim": "Recognise pressing triggers together, steer the build-up to one side and win the ball near goal.",
      "setup": "Half-pitch area of 50 × 60 m: full-size goal on one end, three mini goals on the half-way line. Building team: keeper, back four, 6 and 8. Pressing team: 9, 10, 7, 11, 6 and 8. Balls in the big goal and with the coach at half-way. With 16 players the builders add a 10 and a winger, the pressers a full-back: keeper + 8 against 7.",
      "rules": "1. The keeper starts; the builders score in a mini goal = 2.\n2. The pressing team chooses when to go; triggers: pass to the full-back, back pass, slow or bouncing pass, receiver with their back to goal.\n3. Ball won and a goal within eight seconds = 2; ball won in the front 30 m without a goal = 1. Fouls and throw-ins are taken quickly.\n4. Rounds: 4 × 4 minutes, two minutes rest, roles change after two blocks.",
      "points": [
        "9 runs in a curve: cut the way back to the other centre-back.",
        "Winger starts while the ball is rolling and arrives when the full-back touches it.",
        "10 goes with the nearest 6; the far winger tucks in to the centre.",
        "Distances in the chain of 8 to 12 m; the 6 pushes up behind, loudly.",
        "First presser is beaten: drop together, do not chase alone.",
        "After winning it: first look to goal."
      ],
      "progressions": [
        "The builders add a 10 who drops into midfield (keeper + 7 against 6).",
        "The coach plays a second ball in to the far side straight after a goal.",
        "Goals from a press started by a back pass count double."
      ],
      "regressions": [
        "The builders may not pass back to the keeper.",
        "Walk through each trigger twice before playing live."
      ],
      "scoring": "Builders in a mini goal: two; pressing goal within eight seconds: two; ball won in front: one.",
      "questions": ["What was the trigger, and who called it?"],
      "faults": [
        "One presses alone, the others watch.",
        "The runner presses straight and leaves the middle open."
      ]
    },
    "de": {
      "title": "Hohes Pressing: Auslöser erkennen",
      "aim": "Pressingauslöser gemeinsam erkennen, den Aufbau auf eine Seite lenken und den Ball tornah gewinnen.",
      "setup": "Feld von 50 × 60 m in einer Hälfte: Großtor auf der Grundlinie, drei Minitore auf der Mittellinie. Aufbauteam: Torwart, Viererkette, 6 und 8. Pressingteam: 9, 10, 7, 11, 6 und 8. Bälle im Großtor und beim Trainer an der Mittellinie. Mit 16 Spielern im Aufbau eine 10 und ein Außenstürmer, beim Pressingteam ein Außenverteidiger mehr: Torwart + 8 gegen 7.",
      "rules": "1. Der Torwart eröffnet; Treffer des Aufbauteams ins Minitor = 2.\n2. Das Pressingteam entscheidet, wann es losgeht; Auslöser: Pass auf den Außenverteidiger, Rückpass, langsamer oder springender Pass, Empfänger mit dem Rücken zum Spiel.\n3. Ballgewinn und Tor binnen acht Sekunden = 2; Ballgewinn in den vorderen 30 m ohne Tor = 1.\n4. Freistöße und Einwürfe schnell ausführen.\n5. Durchgänge: 4 × 4 Minuten, zwei Minuten Pause, Rollentausch nach zwei Durchgängen.",
      "points": [
        "9 läuft im Bogen an: Rückweg zum anderen Innenverteidiger zustellen.",
        "Außenstürmer startet mit dem rollenden Ball und ist da, wenn der Außenverteidiger ihn berührt.",
        "10 nimmt die nächste 6, der ballferne Außenstürmer rückt ein.",
        "Abstände von 8 bis 12 m; die 6 schiebt lautstark nach.",
        "Erster Presser überspielt: gemeinsam fallen, keiner jagt allein.",
        "Nach Ballgewinn: erster Blick zum Tor."
      ],
      "progressions": [
        "Im Aufbau kommt eine zurückfallende 10 dazu (Torwart + 7 gegen 6).",
        "Nach einem Tor spielt der Trainer sofort einen zweiten Ball auf die andere Seite.",
        "Tore nach einem Pressing auf Rückpass zählen doppelt."
      ],
      "regressions": [
        "Das Aufbauteam darf nicht zum Torwart zurückspielen.",
        "Jeden Auslöser zweimal in langsamem Tempo durchspielen, dann live."
      ],
      "scoring": "Aufbau ins Minitor: zwei; Tor nach Ballgewinn in acht Sekunden: zwei; Ballgewinn vorn: einer.",
      "questions": ["Was war der Auslöser, und wer hat ihn gerufen?"],
      "faults": [
        "Einer presst allein, die anderen schauen zu.",
        "Gerades Anlaufen: Die Mitte bleibt offen."
      ]
    },
    "bg": {
      "title": "Висока преса: сигнали за атака",
      "aim": "Разпознаване на сигналите за преса, насочване на изграждането към едната страна и отнемане близо до вратата.",
      "setup": "Поле 50 × 60 м в едната половина: голяма врата на голлинията, три малки врати на централната линия. Изграждащи: вратар, четирима защитници, 6 и 8. Пресиращи: 9, 10, 7, 11, 6 и 8. Топките са в голямата врата и при треньора на центъра. При 16 играчи изграждащите добавят 10 и крило, пресиращите – краен защитник: вратар + 8 срещу 7.",
      "rules": "1. Вратарят започва; гол на изграждащите в малка врата = 2.\n2. Пресиращите решават кога да тръгнат; сигнали: пас към крайния защитник, пас назад, бавен или подскачащ пас, приемащ с гръб към играта.\n3. Отнемане и гол до осем секунди = 2; отнемане в предните 30 м без гол = 1. Фаулове и тъч се изпълняват бързо.\n4. Серии: 4 × 4 минути, две минути почивка, смяна на ролите след две серии.",
      "points": [
        "9 тича в дъга: отрязва връщането към другия централен защитник.",
        "Крилото тръгва, докато топката се търкаля, и пристига при докосването на крайния защитник.",
        "10 поема най-близкия 6, далечното крило се прибира към центъра.",
        "Разстояния от 8 до 12 м; 6 се изтегля напред и говори високо.",
        "Ако първият пресиращ е преодолян: отстъпваме заедно, никой не гони сам.",
        "След отнемане: първият поглед е към вратата."
      ],
      "progressions": [
        "При изграждащите се добавя слизащ 10 (вратар + 7 срещу 6).",
        "След гол треньорът веднага вкарва втора топка на другата страна.",
        "Гол след преса при пас назад важи двойно."
      ],
      "regressions": [
        "Изграждащите нямат право да връщат на вратаря.",
        "Всеки сигнал се преминава два пъти бавно, после се играе наистина."
      ],
      "scoring": "Изграждащи в малка врата: две; гол до осем секунди след отнемане: две; отнета топка отпред: една.",
      "questions": ["Какъв беше сигналът и кой го подаде?"],
      "faults": [
        "Един пресира сам, другите гледат.",
        "Пресира се по права линия и средата остава отворена."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "break-out-from-centre-zone",
  "topic": "counter_attack",
  "moment": "transition_to_attack",
  "phase": "main_part",
  "practice_type": "conditioned_game",
  "corners": ["tactical", "physical", "technical"],
  "ages": [12, 16],
  "level": 3,
  "players": { "min": 8, "max": 12, "ideal": 10 },
  "keepers": 2,
  "area": [52, 32],
  "minutes": 20,
  "intensity": "very_high",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 10 },
    { "kind": "cones", "count": 4 },
    { "kind": "flat_markers", "count": 4 },
    { "kind": "bibs", "count": 4 },
    { "kind": "youth_goals", "count": 2 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 52, "width": 32, "goal_side": "left", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 52, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 52, "y": 32 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 32 },
      { "id": "o5", "kind": "marker", "x": 16, "y": 0 },
      { "id": "o6", "kind": "marker", "x": 36, "y": 0 },
      { "id": "o7", "kind": "marker", "x": 16, "y": 32 },
      { "id": "o8", "kind": "marker", "x": 36, "y": 32 },
      { "id": "o9", "kind": "goal", "x": 0, "y": 16, "size": "youth" },
      { "id": "o10", "kind": "goal", "x": 52, "y": 16, "rotation": 180, "size": "youth" },
      { "id": "o11", "kind": "player", "x": 2, "y": 16, "team": "a", "is_keeper": true },
      { "id": "o12", "kind": "player", "x": 50, "y": 16, "team": "b", "is_keeper": true },
      { "id": "o13", "kind": "player", "x": 22, "y": 18, "rotation": -28, "team": "a" },
      { "id": "o14", "kind": "player", "x": 20, "y": 8, "team": "a" },
      { "id": "o15", "kind": "player", "x": 29, "y": 27, "team": "a" },
      { "id": "o16", "kind": "player", "x": 30, "y": 11, "team": "a" },
      { "id": "o17", "kind": "player", "x": 25, "y": 22, "team": "b" },
      { "id": "o18", "kind": "player", "x": 25, "y": 9.5, "team": "b" },
      { "id": "o19", "kind": "player", "x": 29.5, "y": 20.5, "team": "b" },
      { "id": "o20", "kind": "player", "x": 34, "y": 24, "team": "b" },
      { "id": "o21", "kind": "ball", "x": 23.5, "y": 17.2, "owner": "o13" }
    ],
    "drawings": [
      { "id": "z1", "kind": "zone", "shape": "rectangle", "points": [[16, 0], [36, 32]], "colour": "#8fb7a0" }
    ],
    "tracks": [
      { "object": "o13", "keys": [{ "t": 2.6, "x": 22, "y": 18, "ease": "linear" }, { "t": 3.36, "x": 22, "y": 18, "ease": "linear", "is_quiet": true }, { "t": 3.86, "x": 22.79, "y": 17.38, "ease": "linear", "is_quiet": true }, { "t": 6.97, "x": 22.79, "y": 17.38, "ease": "linear", "is_quiet": true }, { "t": 7.47, "x": 22.99, "y": 17.9, "ease": "linear", "is_quiet": true }, { "t": 9.12, "x": 22.99, "y": 17.9, "ease": "linear", "is_quiet": true }, { "t": 9.42, "x": 22, "y": 18, "ease": "linear", "is_quiet": true }] },
      { "object": "o12", "keys": [{ "t": 2.6, "x": 50, "y": 16, "ease": "linear" }, { "t": 3.21, "x": 50, "y": 16, "ease": "linear", "is_quiet": true }, { "t": 3.86, "x": 48.88, "y": 15.28, "ease": "linear", "is_quiet": true }, { "t": 4.97, "x": 48.88, "y": 15.28, "ease": "linear", "is_quiet": true }, { "t": 5.56, "x": 50.06, "y": 15.52, "ease": "linear", "is_quiet": true }, { "t": 7.16, "x": 50.06, "y": 15.52, "ease": "linear", "is_quiet": true }, { "t": 7.92, "x": 51.6, "y": 15.23, "ease": "linear", "is_quiet": true }, { "t": 9.52, "x": 51.6, "y": 15.23, "ease": "linear", "is_quiet": true }, { "t": 10.05, "x": 50, "y": 16, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 25, "y": 22, "ease": "linear" }, { "t": 3.86, "x": 27.62, "y": 19.68, "ease": "linear", "is_quiet": true }, { "t": 4.95, "x": 27.62, "y": 19.68, "ease": "linear", "is_quiet": true }, { "t": 5.56, "x": 28.27, "y": 20.75, "ease": "linear", "is_quiet": true }, { "t": 6.97, "x": 28.27, "y": 20.75, "ease": "linear", "is_quiet": true }, { "t": 7.47, "x": 28.48, "y": 21.6, "ease": "linear", "is_quiet": true }, { "t": 9.12, "x": 28.48, "y": 21.6, "ease": "linear", "is_quiet": true }, { "t": 10.16, "x": 25, "y": 22, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 25, "y": 9.5, "ease": "linear" }, { "t": 3.86, "x": 28.37, "y": 10.46, "ease": "linear", "is_quiet": true }, { "t": 4.48, "x": 28.37, "y": 10.46, "ease": "linear", "is_quiet": true }, { "t": 5.56, "x": 28.27, "y": 8.25, "ease": "linear", "is_quiet": true }, { "t": 6.97, "x": 28.27, "y": 8.25, "ease": "linear", "is_quiet": true }, { "t": 7.47, "x": 28.48, "y": 9.1, "ease": "linear", "is_quiet": true }, { "t": 9.12, "x": 28.48, "y": 9.1, "ease": "linear", "is_quiet": true }, { "t": 10.16, "x": 25, "y": 9.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o19", "keys": [{ "t": 2.6, "x": 29.5, "y": 20.5, "ease": "linear" }, { "t": 3.86, "x": 29.5, "y": 20.5, "ease": "linear" }, { "t": 5.56, "x": 38, "y": 16.6, "ease": "in_out" }, { "t": 9.12, "x": 38, "y": 16.6, "ease": "linear", "is_quiet": true }, { "t": 11.88, "x": 29.5, "y": 20.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o20", "keys": [{ "t": 2.6, "x": 34, "y": 24, "ease": "linear" }, { "t": 3.86, "x": 34, "y": 24, "ease": "linear" }, { "t": 5.88, "x": 43, "y": 17.5, "ease": "in_out", "via": [[39, 20]] }, { "t": 9.12, "x": 43, "y": 17.5, "ease": "linear", "is_quiet": true }, { "t": 12.39, "x": 34, "y": 24, "ease": "linear", "is_quiet": true }] },
      { "object": "o16", "keys": [{ "t": 2.6, "x": 30, "y": 11, "ease": "linear" }, { "t": 3.86, "x": 30, "y": 11, "ease": "linear" }, { "t": 7.08, "x": 42.5, "y": 14, "ease": "in_out", "via": [[36, 12]] }, { "t": 9.12, "x": 42.5, "y": 14, "ease": "linear", "is_quiet": true }, { "t": 12.91, "x": 30, "y": 11, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 29, "y": 27, "ease": "linear" }, { "t": 3.86, "x": 29, "y": 27, "ease": "linear" }, { "t": 6.75, "x": 44, "y": 24.5, "ease": "in_out", "via": [[36, 28]] }, { "t": 9.12, "x": 44, "y": 24.5, "ease": "linear", "is_quiet": true }, { "t": 13.6, "x": 29, "y": 27, "ease": "linear", "is_quiet": true }] },
      { "object": "o14", "keys": [{ "t": 2.6, "x": 20, "y": 8, "ease": "linear" }, { "t": 3.86, "x": 20, "y": 8, "ease": "linear" }, { "t": 7.92, "x": 41, "y": 6, "ease": "in_out", "via": [[29, 4]] }, { "t": 9.12, "x": 41, "y": 6, "ease": "linear", "is_quiet": true }, { "t": 15.33, "x": 20, "y": 8, "ease": "linear", "is_quiet": true }] },
      { "object": "o11", "keys": [{ "t": 2.6, "x": 2, "y": 16, "ease": "linear" }, { "t": 3.25, "x": 2, "y": 16, "ease": "linear", "is_quiet": true }, { "t": 3.86, "x": 3.16, "y": 15.5, "ease": "linear", "is_quiet": true }, { "t": 6.97, "x": 3.16, "y": 15.5, "ease": "linear", "is_quiet": true }, { "t": 7.47, "x": 3.2, "y": 15.91, "ease": "linear", "is_quiet": true }, { "t": 9.12, "x": 3.2, "y": 15.91, "ease": "linear", "is_quiet": true }, { "t": 9.48, "x": 2, "y": 16, "ease": "linear", "is_quiet": true }, { "t": 19.1, "x": 2, "y": 16, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o21", "t": 2.6, "to": "o16", "speed": 11 },
      { "id": "e2", "kind": "shot", "ball": "o21", "t": 7.08, "x": 51.6, "y": 14.6, "speed": 22 },
      { "id": "t1o21", "ball": "o21", "t": 9.32, "kind": "take", "to": "o12", "speed": 1, "is_quiet": true },
      { "id": "b1o21", "ball": "o21", "t": 15.53, "kind": "ground", "speed": 9, "to": "o13", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "The coach plays in to one team.", "de": "Der Trainer spielt ein Team an.", "bg": "Треньорът подава на единия отбор." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "It may break out only after six passes.", "de": "Es darf erst nach sechs Pässen ausbrechen.", "bg": "Той може да излезе едва след шест подавания; другият – веднага след отнемане." } },
      { "id": "s3", "t": 4.84, "name": "", "note": "", "captions": { "en": "Break-out by pass or dribble.", "de": "Ausbruch per Pass oder Dribbling.", "bg": "Излизането е с пас или дрибъл." } },
      { "id": "s4", "t": 7.08, "name": "", "note": "", "captions": { "en": "Scoring: goal after six passes: one; goal after winning the ball: two.", "de": "Wertung: Tor nach sechs Pässen: einer; Tor nach Ballgewinn: zwei.", "bg": "Точки: гол след шест паса: една; гол след отнемане: две." } },
      { "id": "s5", "t": 9.12, "name": "", "note": "", "captions": { "en": "Then a new ball for the other team.", "de": "Danach neuer Ball für das andere Team.", "bg": "После нова топка за другия отбор." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Break out: 4v4 centre zone to counter",
      "aim": "Recognise the moment of winning the ball and attack the open space with three players.",
      "setup": "Pitch of 52 × 32 m with two youth goals and keepers; centre zone of 20 × 32 m between two end zones of 16 m. 4v4 in the centre zone, nobody else in the end zones. Team A attacks right, team B left. Coach with the balls at the centre of a side line. Eight players: 3v3 on 45 × 28 m; twelve: 5v5.",
      "rules": "1. The coach plays in to one team. It may break out only after six passes; the other team may break out at once when it wins the ball.\n2. Break-out by pass or dribble: at most three attackers leave the centre zone, two opponents may chase. Eight seconds to finish.\n3. Goal after six passes = 1, goal after winning the ball = 2. Then a new ball for the other team. 4 × 3:30 minutes, 90 seconds rest.",
      "points": [
        "First look forward: can the ball go past the first line at once?",
        "Carrier attacks the middle, runners on both sides with 10 to 12 m width.",
        "Runners stay slightly ahead of the ball and onside.",
        "Release when the defender commits, in front of the runner.",
        "Chasers run to the goal side first, then to the ball."
      ],
      "progressions": [
        "Six seconds to finish.",
        "A third opponent may chase.",
        "Offside from the far line of the centre zone."
      ],
      "regressions": [
        "Only one opponent may chase (3v1).",
        "Four passes are enough to be allowed to break out."
      ],
      "scoring": "Goal after six passes: one; goal after winning the ball: two.",
      "questions": ["What is the first look after you win the ball?"],
      "faults": [
        "The first pass after the win goes backwards.",
        "All attackers run in one lane."
      ]
    },
    "de": {
      "title": "Ausbruch: 4 gegen 4 und Konter",
      "aim": "Den Moment des Ballgewinns erkennen und mit drei Spielern den offenen Raum angreifen.",
      "setup": "Feld von 52 × 32 m mit zwei Jugendtoren und Torhütern; Mittelzone von 20 × 32 m zwischen zwei Endzonen von 16 m. 4 gegen 4 in der Mittelzone, die Endzonen sind leer. Team A spielt nach rechts, Team B nach links. Trainer mit Bällen an der Mitte der Seitenlinie. Acht Spieler: 3 gegen 3 auf 45 × 28 m; zwölf: 5 gegen 5.",
      "rules": "1. Der Trainer spielt ein Team an. Es darf erst nach sechs Pässen ausbrechen; das andere darf nach Ballgewinn sofort ausbrechen.\n2. Ausbruch per Pass oder Dribbling: höchstens drei Angreifer verlassen die Mittelzone, zwei Gegner dürfen nachsetzen. Acht Sekunden bis zum Abschluss.\n3. Tor nach sechs Pässen = 1, Tor nach Ballgewinn = 2. Danach neuer Ball für das andere Team. 4 × 3:30 Minuten, 90 Sekunden Pause.",
      "points": [
        "Erster Blick nach vorn: Geht der Ball sofort an der ersten Linie vorbei?",
        "Ballführer greift die Mitte an, Mitläufer auf beiden Seiten mit 10 bis 12 m Breite.",
        "Mitläufer leicht vor dem Ball, aber nicht im Abseits.",
        "Abspielen, wenn der Verteidiger angreift, in den Lauf.",
        "Nachsetzende laufen zuerst torwärts, dann zum Ball."
      ],
      "progressions": [
        "Sechs Sekunden bis zum Abschluss.",
        "Ein dritter Gegner darf nachsetzen.",
        "Abseits ab der fernen Linie der Mittelzone."
      ],
      "regressions": [
        "Nur ein Gegner darf nachsetzen (3 gegen 1).",
        "Vier Pässe genügen für den Ausbruch."
      ],
      "scoring": "Tor nach sechs Pässen: einer; Tor nach Ballgewinn: zwei.",
      "questions": ["Wohin geht der erste Blick nach dem Ballgewinn?"],
      "faults": [
        "Der erste Pass nach dem Ballgewinn geht zurück.",
        "Alle Angreifer laufen in einer Bahn."
      ]
    },
    "bg": {
      "title": "Излизане на контра от централна зона",
      "aim": "Разпознаване на момента на отнемане и атака на свободното пространство с трима играчи.",
      "setup": "Поле 52 × 32 м с две юношески врати и вратари; централна зона 20 × 32 м между две крайни зони по 16 м. В центъра се играе 4 срещу 4, крайните зони са празни. Отбор А атакува надясно, отбор Б – наляво. Треньорът с топките е в средата на тъчлинията. Осем играчи: 3 срещу 3 на 45 × 28 м; дванадесет: 5 срещу 5.",
      "rules": "1. Треньорът подава на единия отбор. Той може да излезе едва след шест подавания; другият – веднага след отнемане.\n2. Излизането е с пас или дрибъл: най-много трима нападащи напускат зоната, двама противници ги преследват. До осем секунди завършване.\n3. Гол след шест подавания = 1, гол след отнемане = 2. После нова топка за другия отбор. 4 × 3:30 минути, 90 секунди почивка.",
      "points": [
        "Първо погледни напред: може ли топката веднага да мине първата линия?",
        "Водещият атакува средата, партньорите – от двете страни на 10 до 12 м.",
        "Партньорите са малко пред топката, но не в засада.",
        "Подай, когато защитникът излезе, в движението на партньора.",
        "Преследващите първо се връщат към вратата, после към топката."
      ],
      "progressions": [
        "Шест секунди до завършване.",
        "Трети противник може да преследва.",
        "Засада от далечната линия на централната зона."
      ],
      "regressions": [
        "Само един противник преследва (3 срещу 1).",
        "За излизане стигат четири подавания."
      ],
      "scoring": "Гол след шест паса: една; гол след отнемане: две.",
      "questions": ["Накъде е първият поглед след отнемането?"],
      "faults": [
        "Първият пас след отнемането е назад.",
        "Всички нападатели тичат в един коридор."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "transition-ladder-one-two-three",
  "topic": "counter_attack",
  "moment": "transition_to_attack",
  "phase": "main_part",
  "practice_type": "wave",
  "corners": ["technical", "physical", "psychological"],
  "ages": [10, 14],
  "level": 2,
  "players": { "min": 8, "max": 14, "ideal": 10 },
  "keepers": 2,
  "area": [32, 25],
  "minutes": 16,
  "intensity": "high",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 12 },
    { "kind": "cones", "count": 4 },
    { "kind": "bibs", "count": 4 },
    { "kind": "youth_goals", "count": 2 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 32, "width": 25, "goal_side": "left", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 32, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 32, "y": 25 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 25 },
      { "id": "o5", "kind": "goal", "x": 0, "y": 12.5, "size": "youth" },
      { "id": "o6", "kind": "goal", "x": 32, "y": 12.5, "rotation": 180, "size": "youth" },
      { "id": "o7", "kind": "player", "x": 1.8, "y": 12.5, "team": "a", "is_keeper": true },
      { "id": "o8", "kind": "player", "x": 30.2, "y": 12.5, "team": "b", "is_keeper": true },
      { "id": "o9", "kind": "player", "x": 21, "y": 10.5, "team": "a" },
      { "id": "o10", "kind": "player", "x": 0.4, "y": 5, "team": "a" },
      { "id": "o11", "kind": "player", "x": 0.4, "y": 20, "team": "a" },
      { "id": "o12", "kind": "player", "x": 0.4, "y": 23, "team": "a" },
      { "id": "o13", "kind": "player", "x": 31.6, "y": 6, "team": "b" },
      { "id": "o14", "kind": "player", "x": 31.6, "y": 19, "rotation": 171, "team": "b" },
      { "id": "o15", "kind": "player", "x": 31.6, "y": 2.5, "team": "b" },
      { "id": "o16", "kind": "player", "x": 31.6, "y": 22.5, "team": "b" },
      { "id": "o17", "kind": "ball", "x": 30.3, "y": 19.2, "owner": "o14" }
    ],
    "drawings": [
      { "id": "l1", "kind": "line", "points": [[22.2, 10.6], [31.4, 11.4]], "colour": "#ffffff", "style": "solid", "head": "arrow" }
    ],
    "tracks": [
      { "object": "o10", "keys": [{ "t": 2.6, "x": 0.4, "y": 5, "ease": "linear" }, { "t": 6.58, "x": 0.4, "y": 5, "ease": "linear", "is_quiet": true }, { "t": 7.08, "x": 0.4, "y": 4.42, "ease": "linear", "is_quiet": true }, { "t": 8.4, "x": 0.4, "y": 4.42, "ease": "linear", "is_quiet": true }, { "t": 9.02, "x": 0.4, "y": 3.15, "ease": "linear", "is_quiet": true }, { "t": 9.5, "x": 0.4, "y": 4.62, "ease": "linear", "is_quiet": true }, { "t": 10.7, "x": 0.4, "y": 4.62, "ease": "linear", "is_quiet": true }, { "t": 10.82, "x": 0.4, "y": 5, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 31.6, "y": 2.5, "ease": "linear" }, { "t": 6.58, "x": 31.6, "y": 2.5, "ease": "linear", "is_quiet": true }, { "t": 7.08, "x": 30.61, "y": 2.35, "ease": "linear", "is_quiet": true }, { "t": 8.52, "x": 30.61, "y": 2.35, "ease": "linear", "is_quiet": true }, { "t": 9.02, "x": 30.73, "y": 2.02, "ease": "linear", "is_quiet": true }, { "t": 10.7, "x": 30.73, "y": 2.02, "ease": "linear", "is_quiet": true }, { "t": 11, "x": 31.6, "y": 2.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o16", "keys": [{ "t": 2.6, "x": 31.6, "y": 22.5, "ease": "linear" }, { "t": 6.58, "x": 31.6, "y": 22.5, "ease": "linear", "is_quiet": true }, { "t": 7.08, "x": 30.61, "y": 22.35, "ease": "linear", "is_quiet": true }, { "t": 8.52, "x": 30.61, "y": 22.35, "ease": "linear", "is_quiet": true }, { "t": 9.02, "x": 30.73, "y": 22.02, "ease": "linear", "is_quiet": true }, { "t": 10.7, "x": 30.73, "y": 22.02, "ease": "linear", "is_quiet": true }, { "t": 11, "x": 31.6, "y": 22.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o8", "keys": [{ "t": 2.6, "x": 30.2, "y": 12.5, "ease": "linear" }, { "t": 6.45, "x": 30.2, "y": 12.5, "ease": "linear", "is_quiet": true }, { "t": 7.08, "x": 29.07, "y": 13.14, "ease": "linear", "is_quiet": true }, { "t": 8.36, "x": 29.07, "y": 13.14, "ease": "linear", "is_quiet": true }, { "t": 9.02, "x": 29.08, "y": 11.79, "ease": "linear", "is_quiet": true }, { "t": 9.5, "x": 29, "y": 12.38, "ease": "linear", "is_quiet": true }, { "t": 10.7, "x": 29, "y": 12.38, "ease": "linear", "is_quiet": true }, { "t": 11.06, "x": 30.2, "y": 12.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o11", "keys": [{ "t": 2.6, "x": 0.4, "y": 20, "ease": "linear" }, { "t": 6.58, "x": 0.4, "y": 20, "ease": "linear", "is_quiet": true }, { "t": 7.08, "x": 0.4, "y": 19.42, "ease": "linear", "is_quiet": true }, { "t": 8.4, "x": 0.4, "y": 19.42, "ease": "linear", "is_quiet": true }, { "t": 9.02, "x": 0.4, "y": 18.15, "ease": "linear", "is_quiet": true }, { "t": 9.5, "x": 0.4, "y": 18.52, "ease": "linear", "is_quiet": true }, { "t": 10.7, "x": 0.4, "y": 18.52, "ease": "linear", "is_quiet": true }, { "t": 11.14, "x": 0.4, "y": 20, "ease": "linear", "is_quiet": true }] },
      { "object": "o12", "keys": [{ "t": 2.6, "x": 0.4, "y": 23, "ease": "linear" }, { "t": 6.58, "x": 0.4, "y": 23, "ease": "linear", "is_quiet": true }, { "t": 7.08, "x": 0.4, "y": 22.42, "ease": "linear", "is_quiet": true }, { "t": 8.4, "x": 0.4, "y": 22.42, "ease": "linear", "is_quiet": true }, { "t": 9.02, "x": 0.4, "y": 21.15, "ease": "linear", "is_quiet": true }, { "t": 9.5, "x": 0.4, "y": 21.52, "ease": "linear", "is_quiet": true }, { "t": 10.7, "x": 0.4, "y": 21.52, "ease": "linear", "is_quiet": true }, { "t": 11.14, "x": 0.4, "y": 23, "ease": "linear", "is_quiet": true }] },
      { "object": "o9", "keys": [{ "t": 2.6, "x": 21, "y": 10.5, "ease": "linear" }, { "t": 4.14, "x": 14, "y": 13.6, "ease": "in_out", "via": [[17, 12.6]] }, { "t": 10.7, "x": 14, "y": 13.6, "ease": "linear", "is_quiet": true }, { "t": 12.96, "x": 21, "y": 10.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o14", "keys": [{ "t": 2.6, "x": 31.6, "y": 19, "ease": "linear" }, { "t": 7.54, "x": 14, "y": 16.6, "ease": "in_out", "via": [[24, 19.6]] }, { "t": 10.7, "x": 14, "y": 16.6, "ease": "linear", "is_quiet": true }, { "t": 15.93, "x": 31.6, "y": 19, "ease": "linear", "is_quiet": true }] },
      { "object": "o13", "keys": [{ "t": 2.6, "x": 31.6, "y": 6, "ease": "linear" }, { "t": 7.08, "x": 9.6, "y": 6.6, "ease": "in_out", "via": [[21, 4.4]] }, { "t": 10.7, "x": 9.6, "y": 6.6, "ease": "linear", "is_quiet": true }, { "t": 17.18, "x": 31.6, "y": 6, "ease": "linear", "is_quiet": true }] },
      { "object": "o7", "keys": [{ "t": 2.6, "x": 1.8, "y": 12.5, "ease": "linear" }, { "t": 6.58, "x": 1.8, "y": 12.5, "ease": "linear", "is_quiet": true }, { "t": 7.08, "x": 1.73, "y": 13, "ease": "linear", "is_quiet": true }, { "t": 8.31, "x": 1.73, "y": 13, "ease": "linear", "is_quiet": true }, { "t": 9.02, "x": 1.53, "y": 11.55, "ease": "linear", "is_quiet": true }, { "t": 10.7, "x": 1.53, "y": 11.55, "ease": "linear", "is_quiet": true }, { "t": 10.95, "x": 1.07, "y": 11.41, "ease": "linear", "is_quiet": true }, { "t": 11.25, "x": 1.07, "y": 11.41, "ease": "linear", "is_quiet": true }, { "t": 11.64, "x": 1.8, "y": 12.5, "ease": "linear", "is_quiet": true }, { "t": 21.22, "x": 1.8, "y": 12.5, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o17", "t": 7.54, "to": "o13", "speed": 10 },
      { "id": "e2", "kind": "shot", "ball": "o17", "t": 9.02, "x": 0.4, "y": 11.2, "speed": 20 },
      { "id": "t1o17", "ball": "o17", "t": 11.05, "kind": "take", "to": "o7", "speed": 1, "is_quiet": true },
      { "id": "b1o17", "ball": "o17", "t": 17.38, "kind": "ground", "speed": 9, "to": "o14", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Step 1: one A player dribbles out and shoots.", "de": "Stufe 1: Ein Spieler von A dribbelt los und schießt.", "bg": "Стъпка 1: един от А тръгва с дрибъл и стреля." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Step 2: at the shot two B players attack with a new ball; the shooter defends.", "de": "Stufe 2: Mit dem Schuss greifen zwei von B mit neuem Ball an.", "bg": "Стъпка 2: при удара двама от Б атакуват с нова топка, стрелялият се защитава." } },
      { "id": "s3", "t": 5.8, "name": "", "note": "", "captions": { "en": "Step 3: as soon as that attack ends, three A players come with a new ball …", "de": "Stufe 3: Ist der Angriff vorbei, kommen drei von A mit neuem Ball gegen die …", "bg": "Стъпка 3: щом атаката свърши, трима от А идват с нова топка срещу двамата от Б." } },
      { "id": "s4", "t": 9, "name": "", "note": "", "captions": { "en": "Scoring: goal: one; ball won and dribbled over half-way: one.", "de": "Wertung: Tor: einer; Ballgewinn und Dribbling über die Mitte: einer.", "bg": "Точки: гол: една; отнета топка и дрибъл през средата: една." } },
      { "id": "s5", "t": 10.7, "name": "", "note": "", "captions": { "en": "Then B opens the next ladder.", "de": "Dann eröffnet B die nächste Leiter.", "bg": "После Б започва нова стълбица." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Transition ladder 1 - 2 - 3",
      "aim": "Switch at once from attack to defence and use a short numerical advantage at pace.",
      "setup": "Pitch of 32 × 25 m, youth goal and keeper at each end. Two teams of four, lined up on both sides of their own goal with a ball each. In teams of six, three attackers start every second ladder from the other post. Spare balls in the goals.",
      "rules": "1. Step 1: one A player dribbles out and shoots.\n2. Step 2: at the shot two B players attack with a new ball; the shooter defends (2v1).\n3. Step 3: as soon as that attack ends, three A players come with a new ball against the two B (3v2).\n4. The step ends with a goal, a save or the ball out. Then B opens the next ladder.\n5. Goal = 1; a defender who wins the ball and dribbles over half-way = 1. 2 × 7 minutes with two minutes rest.",
      "points": [
        "The shot is not the end: turn and sprint to the goal side.",
        "Ball carrier dribbles at the defender, partner wide and deeper.",
        "Pass before the defender can reach both.",
        "Lone defender: slow them down, steer outside, gain time.",
        "Two defenders: call who takes the ball."
      ],
      "progressions": [
        "Step 4: all four of B attack against three A (4v3).",
        "Six seconds per step.",
        "The last shooter joins the defence from behind the goal line."
      ],
      "regressions": [
        "The next attackers start only when the defender touches the half-way line.",
        "Steps 1 and 2 only."
      ],
      "scoring": "Goal: one; ball won and dribbled over half-way: one.",
      "questions": ["How do two defend against three?"],
      "faults": [
        "The shooter watches the shot instead of defending.",
        "The pass in the 2v1 comes too early."
      ]
    },
    "de": {
      "title": "Umschaltleiter 1 – 2 – 3",
      "aim": "Blitzschnell von Angriff auf Abwehr umschalten und kurze Überzahl mit Tempo nutzen.",
      "setup": "Feld von 32 × 25 m, auf beiden Seiten ein Jugendtor mit Torwart. Zwei Vierer-Teams stehen mit je einem Ball links und rechts neben dem eigenen Tor. Bei Sechser-Teams starten die drei Angreifer in jeder zweiten Leiter am anderen Pfosten. Ersatzbälle in den Toren.",
      "rules": "1. Stufe 1: Ein Spieler von A dribbelt los und schießt.\n2. Stufe 2: Mit dem Schuss greifen zwei von B mit neuem Ball an, der Schütze verteidigt (2 gegen 1).\n3. Stufe 3: Ist der Angriff vorbei, kommen drei von A mit neuem Ball gegen die zwei von B (3 gegen 2).\n4. Die Stufe endet mit Tor, Parade oder Ausball. Dann eröffnet B die nächste Leiter.\n5. Tor = 1; erobert ein Verteidiger den Ball und dribbelt über die Mittellinie = 1. 2 × 7 Minuten, zwei Minuten Pause.",
      "points": [
        "Der Schuss ist nicht das Ende: umdrehen und torwärts sprinten.",
        "Ballführer dribbelt den Gegner an, Mitspieler breit und tiefer.",
        "Abspielen, bevor der Verteidiger beide erreichen kann.",
        "Allein in Unterzahl: Tempo rausnehmen, nach außen lenken, Zeit gewinnen.",
        "Zu zweit: ansagen, wer den Ball nimmt."
      ],
      "progressions": [
        "Stufe 4: alle vier von B gegen drei von A (4 gegen 3).",
        "Sechs Sekunden pro Stufe.",
        "Der letzte Schütze hilft von hinter der Grundlinie in der Abwehr."
      ],
      "regressions": [
        "Die nächsten Angreifer starten erst, wenn der Verteidiger die Mittellinie berührt.",
        "Nur Stufe 1 und 2."
      ],
      "scoring": "Tor: einer; Ballgewinn und Dribbling über die Mitte: einer.",
      "questions": ["Wie verteidigen zwei gegen drei?"],
      "faults": [
        "Der Schütze schaut dem Schuss nach, statt zu verteidigen.",
        "Im 2 gegen 1 kommt der Pass zu früh."
      ]
    },
    "bg": {
      "title": "Стълбица на прехода 1 – 2 – 3",
      "aim": "Мигновено превключване от атака към защита и използване на краткото числено предимство със скорост.",
      "setup": "Поле 32 × 25 м, от двете страни юношеска врата с вратар. Два отбора по четирима са наредени от двете страни на своята врата, всеки с топка. При отбори по шестима тримата нападащи тръгват при всяка втора стълбица от другата греда. Резервните топки са във вратите.",
      "rules": "1. Стъпка 1: един от А тръгва с дрибъл и стреля.\n2. Стъпка 2: при удара двама от Б атакуват с нова топка, стрелялият се защитава (2 срещу 1).\n3. Стъпка 3: щом атаката свърши, трима от А идват с нова топка срещу двамата от Б (3 срещу 2).\n4. Стъпката свършва с гол, спасяване или аут. После Б започва нова стълбица.\n5. Гол = 1; защитник, който отнеме и изведе с дрибъл топката през центъра = 1. 2 × 7 минути, две минути почивка.",
      "points": [
        "Ударът не е край: обърни се и спринтирай към своята врата.",
        "Водещият атакува защитника с топка, партньорът е широко и по-напред.",
        "Подай, преди защитникът да може да стигне и двамата.",
        "Сам срещу двама: забави ги, изтласкай навън, печели време.",
        "Двама защитници: кажете кой взема топката."
      ],
      "progressions": [
        "Стъпка 4: четиримата от Б срещу трима от А (4 срещу 3).",
        "Шест секунди за стъпка.",
        "Последният стрелял се включва в защита иззад голлинията."
      ],
      "regressions": [
        "Следващите нападащи тръгват едва когато защитникът докосне централната линия.",
        "Само стъпки 1 и 2."
      ],
      "scoring": "Гол: една; отнета топка и дрибъл през средата: една.",
      "questions": ["Как двама защитават срещу трима?"],
      "faults": [
        "Стрелецът гледа удара, вместо да се защитава.",
        "При 2 срещу 1 пасът идва твърде рано."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "three-colours-lose-it-chase-it",
  "topic": "counter_press",
  "moment": "transition_to_defence",
  "phase": "main_part",
  "practice_type": "conditioned_game",
  "corners": ["tactical", "physical", "psychological", "social"],
  "ages": [11, 15],
  "level": 3,
  "players": { "min": 9, "max": 15, "ideal": 12 },
  "area": [42, 24],
  "minutes": 18,
  "intensity": "very_high",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 10 },
    { "kind": "cones", "count": 4 },
    { "kind": "flat_markers", "count": 4 },
    { "kind": "bibs", "count": 8 },
    { "kind": "mini_goals", "count": 4 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 42, "width": 24, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" },
      { "id": "c", "name": "", "colour": "#7db4ff", "keeper_colour": "#ffb3c7", "shape": "diamond" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 42, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 42, "y": 24 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 24 },
      { "id": "o5", "kind": "marker", "x": 14, "y": 0 },
      { "id": "o6", "kind": "marker", "x": 28, "y": 0 },
      { "id": "o7", "kind": "marker", "x": 14, "y": 24 },
      { "id": "o8", "kind": "marker", "x": 28, "y": 24 },
      { "id": "o9", "kind": "goal", "x": 0, "y": 6, "size": "mini" },
      { "id": "o10", "kind": "goal", "x": 0, "y": 18, "size": "mini" },
      { "id": "o11", "kind": "goal", "x": 42, "y": 6, "rotation": 180, "size": "mini" },
      { "id": "o12", "kind": "goal", "x": 42, "y": 18, "rotation": 180, "size": "mini" },
      { "id": "o13", "kind": "player", "x": 19, "y": 12, "rotation": -32, "team": "a" },
      { "id": "o14", "kind": "player", "x": 24.5, "y": 5, "team": "a" },
      { "id": "o15", "kind": "player", "x": 25.5, "y": 20, "team": "a" },
      { "id": "o16", "kind": "player", "x": 17, "y": 18.5, "team": "a" },
      { "id": "o17", "kind": "player", "x": 33.5, "y": 8.6, "team": "b" },
      { "id": "o18", "kind": "player", "x": 32, "y": 15.5, "team": "b" },
      { "id": "o19", "kind": "player", "x": 37, "y": 5, "team": "b" },
      { "id": "o20", "kind": "player", "x": 37, "y": 18, "team": "b" },
      { "id": "o21", "kind": "player", "x": 10, "y": 6, "team": "c" },
      { "id": "o22", "kind": "player", "x": 10, "y": 18, "team": "c" },
      { "id": "o23", "kind": "player", "x": 5, "y": 10, "team": "c" },
      { "id": "o24", "kind": "player", "x": 5, "y": 15, "team": "c" },
      { "id": "o25", "kind": "ball", "x": 20.3, "y": 11.2, "owner": "o13" }
    ],
    "drawings": [
      { "id": "z1", "kind": "zone", "shape": "rectangle", "points": [[0, 0], [14, 24]], "colour": "#8fb7a0" },
      { "id": "z2", "kind": "zone", "shape": "rectangle", "points": [[28, 0], [42, 24]], "colour": "#8fb7a0" }
    ],
    "tracks": [
      { "object": "o16", "keys": [{ "t": 2.6, "x": 17, "y": 18.5, "ease": "linear" }, { "t": 3.23, "x": 17, "y": 18.5, "ease": "linear", "is_quiet": true }, { "t": 3.73, "x": 17.62, "y": 17.71, "ease": "linear", "is_quiet": true }, { "t": 5.18, "x": 17.62, "y": 17.71, "ease": "linear", "is_quiet": true }, { "t": 5.68, "x": 17.96, "y": 18.22, "ease": "linear", "is_quiet": true }, { "t": 10.65, "x": 17.96, "y": 18.22, "ease": "linear", "is_quiet": true }, { "t": 11.62, "x": 16.08, "y": 18.89, "ease": "linear", "is_quiet": true }, { "t": 12.82, "x": 16.08, "y": 18.89, "ease": "linear", "is_quiet": true }, { "t": 13.12, "x": 17, "y": 18.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 32, "y": 15.5, "ease": "linear" }, { "t": 3.73, "x": 33.85, "y": 12.85, "ease": "linear", "is_quiet": true }, { "t": 4.62, "x": 33.85, "y": 12.85, "ease": "linear", "is_quiet": true }, { "t": 5.68, "x": 35.33, "y": 14.43, "ease": "linear", "is_quiet": true }, { "t": 8.69, "x": 35.33, "y": 14.43, "ease": "linear", "is_quiet": true }, { "t": 11.62, "x": 29.75, "y": 16.58, "ease": "linear", "is_quiet": true }, { "t": 12.82, "x": 29.75, "y": 16.58, "ease": "linear", "is_quiet": true }, { "t": 13.56, "x": 32, "y": 15.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o19", "keys": [{ "t": 2.6, "x": 37, "y": 5, "ease": "linear" }, { "t": 3.73, "x": 38.85, "y": 2.35, "ease": "linear", "is_quiet": true }, { "t": 4.62, "x": 38.85, "y": 2.35, "ease": "linear", "is_quiet": true }, { "t": 5.68, "x": 40.33, "y": 3.93, "ease": "linear", "is_quiet": true }, { "t": 8.69, "x": 40.33, "y": 3.93, "ease": "linear", "is_quiet": true }, { "t": 11.62, "x": 34.75, "y": 6.08, "ease": "linear", "is_quiet": true }, { "t": 12.82, "x": 34.75, "y": 6.08, "ease": "linear", "is_quiet": true }, { "t": 13.56, "x": 37, "y": 5, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 25.5, "y": 20, "ease": "linear" }, { "t": 3.73, "x": 25.5, "y": 20, "ease": "linear" }, { "t": 4.76, "x": 31, "y": 19.4, "ease": "in_out" }, { "t": 12.82, "x": 31, "y": 19.4, "ease": "linear", "is_quiet": true }, { "t": 14.45, "x": 25.5, "y": 20, "ease": "linear", "is_quiet": true }] },
      { "object": "o14", "keys": [{ "t": 2.6, "x": 24.5, "y": 5, "ease": "linear" }, { "t": 3.73, "x": 24.5, "y": 5, "ease": "linear" }, { "t": 5.68, "x": 31.6, "y": 7.4, "ease": "in_out", "via": [[28.5, 5.4]] }, { "t": 12.82, "x": 31.6, "y": 7.4, "ease": "linear", "is_quiet": true }, { "t": 15.03, "x": 24.5, "y": 5, "ease": "linear", "is_quiet": true }] },
      { "object": "o20", "keys": [{ "t": 2.6, "x": 37, "y": 18, "ease": "linear" }, { "t": 5.68, "x": 37, "y": 18, "ease": "linear" }, { "t": 7.5, "x": 28, "y": 22, "ease": "in_out" }, { "t": 12.82, "x": 28, "y": 22, "ease": "linear", "is_quiet": true }, { "t": 15.72, "x": 37, "y": 18, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 33.5, "y": 8.6, "ease": "linear" }, { "t": 5.68, "x": 33.5, "y": 8.6, "ease": "linear" }, { "t": 6.29, "x": 31.6, "y": 7.4, "ease": "in_out" }, { "t": 11.62, "x": 14.5, "y": 14, "ease": "in_out", "via": [[30, 12], [20, 15]] }, { "t": 12.82, "x": 14.5, "y": 14, "ease": "linear", "is_quiet": true }, { "t": 18.68, "x": 33.5, "y": 8.6, "ease": "linear", "via": [[24.33, 12.45]], "is_quiet": true }] },
      { "object": "o13", "keys": [{ "t": 2.6, "x": 19, "y": 12, "ease": "linear" }, { "t": 5.68, "x": 19, "y": 12, "ease": "linear" }, { "t": 6.61, "x": 24, "y": 12, "ease": "in_out" }, { "t": 12.82, "x": 24, "y": 12, "ease": "linear", "is_quiet": true }, { "t": 14.3, "x": 19, "y": 12, "ease": "linear", "is_quiet": true }, { "t": 21.02, "x": 19, "y": 12, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o25", "t": 2.6, "to": "o14", "speed": 10.5 },
      { "id": "e2", "kind": "take", "ball": "o25", "t": 6.29, "to": "o17", "speed": 1 },
      { "id": "b1o25", "ball": "o25", "t": 18.88, "kind": "ground", "speed": 9, "to": "o13", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Middle team attacks one end.", "de": "Das mittlere Team greift ein Ende an.", "bg": "Отборът в средата атакува единия край." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "If the guards win the ball they must carry or pass it through the middle third.", "de": "Erobern die Bewacher den Ball, müssen sie ihn durchs Mitteldrittel bringen.", "bg": "Ако пазещите отнемат, трябва да минат с топката през средната третина." } },
      { "id": "s3", "t": 5.31, "name": "", "note": "", "captions": { "en": "Ball won back there = 2.", "de": "Rückeroberung dort = 2.", "bg": "Връщане на топката там = 2." } },
      { "id": "s4", "t": 8.02, "name": "", "note": "", "captions": { "en": "Scoring: goal: one; ball won back in the middle third: two.", "de": "Wertung: Tor: einer; Rückeroberung im mittleren Drittel: zwei.", "bg": "Точки: гол: една; връщане в средната третина: две." } },
      { "id": "s5", "t": 12.82, "name": "", "note": "", "captions": { "en": "Goal = 1 and it collects a new ball from the coach to attack the other end.", "de": "Tor = 1 und neuer Ball vom Trainer für den Angriff auf das andere Ende.", "bg": "Гол = 1 и нова топка от треньора за атака към другия край." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Three colours: lose it, chase it",
      "aim": "Press the ball straight after losing it and break through the press after winning it.",
      "setup": "Pitch of 42 × 24 m in three thirds of 14 m, two mini goals on each end line. Three teams of four in three colours: one attacks from the middle third, the other two each guard an end. Balls with the coach at the middle. Teams of three: 36 × 20 m; teams of five: 48 × 28 m.",
      "rules": "1. Middle team attacks one end. Goal = 1 and it collects a new ball from the coach to attack the other end.\n2. If the guards win the ball they must carry or pass it through the middle third; the team that lost it may chase up to the far line of that third. Ball won back there = 2.\n3. If the guards get through, they attack the opposite end and the chasers stay behind as the new guards.\n4. Ball out: the coach plays in for the guards. 4 × 3 minutes, 90 seconds rest.",
      "points": [
        "Ball lost: nearest two sprint, no arms in the air.",
        "Close the way forward first, then the ball.",
        "The last attacker protects the middle third already during the attack.",
        "Guards: after winning play away from the crowd, third player runs early.",
        "Talk in one word: “press”, “middle”, “back”."
      ],
      "progressions": [
        "Six seconds for the guards to cross the middle third.",
        "Attacking team has three touches.",
        "Goals only with the first touch."
      ],
      "regressions": [
        "Only two players may chase.",
        "A neutral in the middle third helps the team that has won the ball."
      ],
      "scoring": "Goal: one; ball won back in the middle third: two.",
      "questions": ["Where is the best place to win the ball back at once?"],
      "faults": [
        "Walking back after the loss.",
        "The guards clear long instead of playing out."
      ]
    },
    "de": {
      "title": "Drei Farben: Ball weg, nachsetzen",
      "aim": "Nach Ballverlust sofort Druck auf den Ball machen und nach Ballgewinn das Gegenpressing überspielen.",
      "setup": "Feld von 42 × 24 m in drei Dritteln von 14 m, je zwei Minitore auf den Grundlinien. Drei Vierer-Teams in drei Farben: Eines greift aus dem Mitteldrittel an, die anderen beiden bewachen je ein Ende. Bälle beim Trainer in der Mitte. Dreier-Teams: 36 × 20 m; Fünfer-Teams: 48 × 28 m.",
      "rules": "1. Das mittlere Team greift ein Ende an. Tor = 1 und neuer Ball vom Trainer für den Angriff auf das andere Ende.\n2. Erobern die Bewacher den Ball, müssen sie ihn durchs Mitteldrittel bringen; das Team, das ihn verloren hat, darf bis zu dessen ferner Linie nachsetzen. Rückeroberung dort = 2.\n3. Kommen die Bewacher durch, greifen sie das gegenüberliegende Ende an, die Nachsetzenden bleiben als neue Bewacher zurück. Ausball: Ball für die Bewacher. 4 × 3 Minuten, 90 Sekunden Pause.",
      "points": [
        "Ball verloren: Die zwei Nächsten sprinten, keiner hebt die Arme.",
        "Erst den Weg nach vorn schließen, dann den Ball holen.",
        "Der letzte Angreifer sichert schon im Angriff das Mitteldrittel.",
        "Bewacher: nach Ballgewinn weg vom Gedränge, der Dritte startet früh.",
        "Kurze Kommandos: „Druck“, „Mitte“, „zurück“."
      ],
      "progressions": [
        "Sechs Sekunden, um das Mitteldrittel zu durchqueren.",
        "Angreifendes Team mit drei Kontakten.",
        "Tore nur direkt."
      ],
      "regressions": [
        "Nur zwei Spieler dürfen nachsetzen.",
        "Ein Neutraler im Mitteldrittel hilft dem Team nach Ballgewinn."
      ],
      "scoring": "Tor: einer; Rückeroberung im mittleren Drittel: zwei.",
      "questions": ["Wo holt ihr den Ball am besten sofort zurück?"],
      "faults": [
        "Nach dem Verlust zurücktraben.",
        "Die Wächter schlagen den Ball weg, statt herauszuspielen."
      ]
    },
    "bg": {
      "title": "Три цвята: загуби ли – преследвай",
      "aim": "Незабавен натиск върху топката след загуба и преодоляване на контрапресата след отнемане.",
      "setup": "Поле 42 × 24 м, разделено на три трети по 14 м, по две малки врати на всяка крайна линия. Три отбора по четирима в три цвята: единият атакува от средната третина, другите два пазят по един край. Топките са при треньора в средата. По трима в отбор: 36 × 20 м; по петима: 48 × 28 м.",
      "rules": "1. Отборът в средата атакува единия край. Гол = 1 и нова топка от треньора за атака към другия край.\n2. Ако пазещите отнемат, трябва да минат с топката през средната третина; загубилите могат да ги преследват до далечната ѝ линия. Връщане на топката там = 2.\n3. Ако пазещите минат, атакуват отсрещния край, а преследвачите остават като нови пазещи. При аут топката е за пазещите. 4 × 3 минути, 90 секунди почивка.",
      "points": [
        "Загубена топка: двамата най-близки спринтират, никой не вдига ръце.",
        "Първо затвори пътя напред, после вземи топката.",
        "Последният нападащ пази средната третина още по време на атаката.",
        "Пазещите: след отнемане играйте встрани от струпването, третият тръгва рано.",
        "Кратки команди: „преса“, „център“, „назад“."
      ],
      "progressions": [
        "Шест секунди за преминаване на средната третина.",
        "Атакуващият отбор играе с три докосвания.",
        "Голове само от първо докосване."
      ],
      "regressions": [
        "Само двама могат да преследват.",
        "Неутрален в средната третина помага на отбора, който е отнел топката."
      ],
      "scoring": "Гол: една; връщане в средната третина: две.",
      "questions": ["Къде най-лесно се връща топката веднага?"],
      "faults": [
        "Ходене назад след загубата.",
        "Пазещите избиват, вместо да изнасят с игра."
      ]
    }
  }
}
$json$::jsonb);
