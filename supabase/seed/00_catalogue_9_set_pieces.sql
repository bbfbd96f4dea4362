-- Catalogue: corners and throw-ins.

select private.import_exercise($json$
{
  "slug": "attacking-corner-short-or-near-post",
  "topic": "set_pieces",
  "moment": "set_play",
  "phase": "main_part",
  "practice_type": "phase_of_play",
  "corners": ["tactical", "technical", "social"],
  "ages": [15, 19],
  "level": 3,
  "players": { "min": 12, "max": 16, "ideal": 14 },
  "keepers": 1,
  "area": [36, 56],
  "minutes": 20,
  "intensity": "medium",
  "heading": true,
  "equipment": [
    { "kind": "balls", "count": 12 },
    { "kind": "cones", "count": 2 },
    { "kind": "bibs", "count": 7 },
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
      { "id": "o2", "kind": "cone", "x": 0, "y": 56 },
      { "id": "o3", "kind": "goal", "x": 36, "y": 28, "rotation": 180, "size": "full" },
      { "id": "o4", "kind": "goal", "x": 0, "y": 18, "size": "mini" },
      { "id": "o5", "kind": "goal", "x": 0, "y": 38, "size": "mini" },
      { "id": "o6", "kind": "player", "x": 35, "y": 29, "team": "b", "is_keeper": true },
      { "id": "o7", "kind": "player", "x": 36.6, "y": 0.4, "rotation": 157, "team": "a", "number": "11" },
      { "id": "o8", "kind": "player", "x": 29.5, "y": 5.5, "team": "a", "number": "7" },
      { "id": "o9", "kind": "player", "x": 25.5, "y": 25.5, "team": "a", "number": "9" },
      { "id": "o10", "kind": "player", "x": 23.4, "y": 29, "team": "a", "number": "4" },
      { "id": "o11", "kind": "player", "x": 25.4, "y": 33.2, "team": "a", "number": "5" },
      { "id": "o12", "kind": "player", "x": 17, "y": 26, "team": "a", "number": "8" },
      { "id": "o13", "kind": "player", "x": 8, "y": 30, "team": "a", "number": "6" },
      { "id": "o14", "kind": "player", "x": 33.2, "y": 23.8, "team": "b" },
      { "id": "o15", "kind": "player", "x": 30, "y": 24.8, "team": "b" },
      { "id": "o16", "kind": "player", "x": 31.4, "y": 30.6, "team": "b" },
      { "id": "o17", "kind": "player", "x": 30.4, "y": 33.6, "team": "b" },
      { "id": "o18", "kind": "player", "x": 26, "y": 11, "team": "b" },
      { "id": "o19", "kind": "player", "x": 10.5, "y": 20.5, "team": "b" },
      { "id": "o20", "kind": "ball", "x": 35.4, "y": 0.9, "owner": "o7" }
    ],
    "drawings": [
      { "id": "l1", "kind": "line", "points": [[34.7, 1.6], [30.8, 4.5]], "colour": "#ffffff", "style": "dashed", "head": "arrow" }
    ],
    "tracks": [
      { "object": "o14", "keys": [{ "t": 2.6, "x": 33.2, "y": 23.8, "ease": "linear" }, { "t": 3.52, "x": 32.73, "y": 26.58, "ease": "linear", "is_quiet": true }, { "t": 4.14, "x": 32.85, "y": 24.69, "ease": "linear", "is_quiet": true }, { "t": 6.44, "x": 32.85, "y": 24.69, "ease": "linear", "is_quiet": true }, { "t": 6.73, "x": 33.2, "y": 23.8, "ease": "linear", "is_quiet": true }] },
      { "object": "o13", "keys": [{ "t": 2.6, "x": 8, "y": 30, "ease": "linear" }, { "t": 3.02, "x": 8, "y": 30, "ease": "linear", "is_quiet": true }, { "t": 3.52, "x": 7.81, "y": 30.98, "ease": "linear", "is_quiet": true }, { "t": 6.44, "x": 7.81, "y": 30.98, "ease": "linear", "is_quiet": true }, { "t": 6.74, "x": 8, "y": 30, "ease": "linear", "is_quiet": true }] },
      { "object": "o8", "keys": [{ "t": 2.6, "x": 29.5, "y": 5.5, "ease": "linear" }, { "t": 3.02, "x": 29.5, "y": 5.5, "ease": "linear", "is_quiet": true }, { "t": 3.52, "x": 29.31, "y": 6.48, "ease": "linear", "is_quiet": true }, { "t": 6.44, "x": 29.31, "y": 6.48, "ease": "linear", "is_quiet": true }, { "t": 6.74, "x": 29.5, "y": 5.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o17", "keys": [{ "t": 2.6, "x": 30.4, "y": 33.6, "ease": "linear" }, { "t": 2.92, "x": 30.4, "y": 33.6, "ease": "linear", "is_quiet": true }, { "t": 3.52, "x": 30.2, "y": 34.81, "ease": "linear", "is_quiet": true }, { "t": 6.44, "x": 30.2, "y": 34.81, "ease": "linear", "is_quiet": true }, { "t": 6.81, "x": 30.4, "y": 33.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o16", "keys": [{ "t": 2.6, "x": 31.4, "y": 30.6, "ease": "linear" }, { "t": 3.52, "x": 31.05, "y": 32.67, "ease": "linear", "is_quiet": true }, { "t": 6.44, "x": 31.05, "y": 32.67, "ease": "linear", "is_quiet": true }, { "t": 7.06, "x": 31.4, "y": 30.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 30, "y": 24.8, "ease": "linear" }, { "t": 3.52, "x": 29.65, "y": 26.87, "ease": "linear", "is_quiet": true }, { "t": 6.44, "x": 29.65, "y": 26.87, "ease": "linear", "is_quiet": true }, { "t": 7.06, "x": 30, "y": 24.8, "ease": "linear", "is_quiet": true }] },
      { "object": "o18", "keys": [{ "t": 2.6, "x": 26, "y": 11, "ease": "linear" }, { "t": 3.52, "x": 28.8, "y": 11.31, "ease": "linear", "is_quiet": true }, { "t": 4.14, "x": 27.41, "y": 12.6, "ease": "linear", "is_quiet": true }, { "t": 6.44, "x": 27.41, "y": 12.6, "ease": "linear", "is_quiet": true }, { "t": 7.07, "x": 26, "y": 11, "ease": "linear", "is_quiet": true }] },
      { "object": "o19", "keys": [{ "t": 2.6, "x": 10.5, "y": 20.5, "ease": "linear" }, { "t": 3.52, "x": 10.03, "y": 23.28, "ease": "linear", "is_quiet": true }, { "t": 3.64, "x": 10.03, "y": 23.28, "ease": "linear", "is_quiet": true }, { "t": 4.14, "x": 9.92, "y": 23.95, "ease": "linear", "is_quiet": true }, { "t": 6.44, "x": 9.92, "y": 23.95, "ease": "linear", "is_quiet": true }, { "t": 7.47, "x": 10.5, "y": 20.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o12", "keys": [{ "t": 2.6, "x": 17, "y": 26, "ease": "linear" }, { "t": 3.52, "x": 19.5, "y": 21.6, "ease": "in_out" }, { "t": 6.44, "x": 19.5, "y": 21.6, "ease": "linear", "is_quiet": true }, { "t": 7.93, "x": 17, "y": 26, "ease": "linear", "is_quiet": true }] },
      { "object": "o11", "keys": [{ "t": 2.6, "x": 25.4, "y": 33.2, "ease": "linear" }, { "t": 4.44, "x": 33, "y": 34.8, "ease": "in_out", "via": [[28.4, 37]] }, { "t": 6.44, "x": 33, "y": 34.8, "ease": "linear", "is_quiet": true }, { "t": 8.84, "x": 25.4, "y": 33.2, "ease": "linear", "via": [[28.95, 35.17]], "is_quiet": true }] },
      { "object": "o9", "keys": [{ "t": 2.6, "x": 25.5, "y": 25.5, "ease": "linear" }, { "t": 4.14, "x": 32.2, "y": 21.4, "ease": "in_out", "via": [[28.4, 22]] }, { "t": 6.44, "x": 32.2, "y": 21.4, "ease": "linear", "is_quiet": true }, { "t": 8.76, "x": 25.5, "y": 25.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o10", "keys": [{ "t": 2.6, "x": 23.4, "y": 29, "ease": "linear" }, { "t": 4.3, "x": 32.6, "y": 27.6, "ease": "in_out", "via": [[27.6, 28.8]] }, { "t": 6.44, "x": 32.6, "y": 27.6, "ease": "linear", "is_quiet": true }, { "t": 9.18, "x": 23.4, "y": 29, "ease": "linear", "is_quiet": true }] },
      { "object": "o6", "keys": [{ "t": 2.6, "x": 35, "y": 29, "ease": "linear" }, { "t": 3.52, "x": 35.44, "y": 26.85, "ease": "linear", "is_quiet": true }, { "t": 6.44, "x": 35.44, "y": 26.85, "ease": "linear", "is_quiet": true }, { "t": 7.09, "x": 35, "y": 29, "ease": "linear", "is_quiet": true }, { "t": 12.88, "x": 35, "y": 29, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o20", "t": 2.6, "to": "o9", "x": 32.69, "y": 20.91, "speed": 12 },
      { "id": "b1o20", "ball": "o20", "t": 9.38, "kind": "ground", "speed": 9, "to": "o7", "is_quiet": true }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Block 1 (4 min): walk, then run both routines without opponents.", "de": "Block 1 (4 Min.): beide Varianten ohne Gegner erst gehen, dann laufen.", "bg": "Блок 1 (4 мин): разработките без противник, първо ходом, после в бяг." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Block 2 (6 min): defenders move but do not jump.", "de": "Block 2 (6 Min.): Verteidiger bewegen sich, springen aber nicht.", "bg": "Блок 2 (6 мин): защитниците се движат, но не скачат." } },
      { "id": "s3", "t": 4.44, "name": "", "note": "", "captions": { "en": "Scoring: goal: two; first contact: one; defenders clear the box.", "de": "Wertung: Tor: zwei; erster Kontakt: einer; Verteidiger klären.", "bg": "Точки: гол: две; първи контакт: една; защитниците изчистват." } },
      { "id": "s4", "t": 6.44, "name": "", "note": "", "captions": { "en": "Back to the places: the next turn starts.", "de": "Zurück auf die Plätze, der nächste Durchgang beginnt.", "bg": "Всички по местата си, започва следващото изпълнение." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Corner: short or to the near post",
      "aim": "Learn two corner routines with timed runs, fixed roles and protection against the counter.",
      "setup": "Area of 36 × 56 m in front of a full-size goal; two mini goals at the far end for counters. Attackers: taker 11, short option 7, runners 9, 4 and 5, 8 at the edge, 6 holding. Defenders: keeper, near-post guard, three in the zone, one against the short corner, one left up front. From 16: one more marker and runner. Headers: up to U16 at most ten per player, one such session a week; otherwise volleys and throws.",
      "rules": "1. Block 1 (4 min): walk, then run both routines without opponents, ball thrown by hand.\n2. Block 2 (6 min): defenders move but do not jump.\n3. Block 3 (8 min): live, five corners from each side.\n4. Raised arm: in-swinger to the near post, 9 arrives in front of the guard, 4 attacks the middle, 5 the far post. Hand on hip: short to 7, cut-back to 8.\n5. Goal = 2, first contact = 1; defenders: clear the box = 1, counter into a mini goal = 2.",
      "points": [
        "Taker: same run-up for both signals, delivery beyond the first man.",
        "Runners start late and at different speeds; arrive, do not wait.",
        "One attacks the ball, the others the second ball.",
        "8 and 6 hold the edge: shoot, recycle or stop the counter.",
        "Ball cleared: two press, the rest leave the box in line."
      ],
      "progressions": [
        "The attackers invent a third routine and its signal.",
        "After a clearance play on for ten seconds."
      ],
      "regressions": [
        "Two defenders fewer.",
        "Ball thrown underarm by the taker; finish with the foot."
      ],
      "scoring": "Goal: two; first contact: one; defenders clear the box: one, counter into a mini goal: two.",
      "questions": ["Which space did your run open for somebody else?"],
      "faults": [
        "Everybody starts before the run-up.",
        "Nobody stays behind against the counter."
      ]
    },
    "de": {
      "title": "Eckball: kurz oder auf den kurzen Pfosten",
      "aim": "Zwei Eckballvarianten mit abgestimmten Laufwegen, festen Aufgaben und Konterabsicherung lernen.",
      "setup": "Feld von 36 × 56 m vor einem Großtor; zwei Minitore am anderen Ende für Konter. Angreifer: Schütze 11, kurze Option 7, Läufer 9, 4 und 5, 8 im Rückraum, 6 sichert. Verteidiger: Torwart, ein Spieler am kurzen Pfosten, drei im Raum, einer gegen die kurze Ecke, einer vorn. Ab 16: je ein Manndecker und Läufer mehr. Kopfbälle: bis U16 höchstens zehn pro Spieler, eine solche Einheit je Woche; sonst Volley und Handwurf.",
      "rules": "1. Block 1 (4 Min.): beide Varianten ohne Gegner erst gehen, dann laufen, Ball von Hand.\n2. Block 2 (6 Min.): Verteidiger bewegen sich, springen aber nicht.\n3. Block 3 (8 Min.): Wettkampf, fünf Ecken von jeder Seite.\n4. Arm oben: Ball mit Zug zum Tor auf den kurzen Pfosten, 9 läuft vor dem Spieler am Pfosten ein, 4 in die Mitte, 5 an den langen Pfosten.\n5. Hand in der Hüfte: kurz auf 7, Rückpass auf 8.\n6. Tor = 2, erster Kontakt = 1; Verteidiger: Strafraum geklärt = 1, Konter ins Minitor = 2.",
      "points": [
        "Schütze: gleicher Anlauf bei beiden Zeichen, Ball über den ersten Mann.",
        "Läufer starten spät und unterschiedlich schnell; ankommen statt warten.",
        "Einer attackiert den Ball, die anderen den zweiten Ball.",
        "8 und 6 halten den Rückraum: schießen, neu aufbauen oder Konter stoppen.",
        "Ball geklärt: Zwei pressen, der Rest rückt auf einer Linie heraus."
      ],
      "progressions": [
        "Die Angreifer erfinden eine dritte Variante samt Zeichen.",
        "Nach dem Klären zehn Sekunden weiterspielen."
      ],
      "regressions": [
        "Zwei Verteidiger weniger.",
        "Schütze wirft den Ball von unten, Abschluss mit dem Fuß."
      ],
      "scoring": "Tor: zwei; erster Kontakt: einer; Verteidiger klären: einer, Konter ins Minitor: zwei.",
      "questions": ["Welchen Raum hat dein Lauf für andere geöffnet?"],
      "faults": [
        "Alle starten vor dem Anlauf.",
        "Keiner sichert gegen den Konter."
      ]
    },
    "bg": {
      "title": "Ъглов удар: късо или на близката греда",
      "aim": "Две разработки при ъглов удар с навременни движения, ясни роли и застраховка срещу контраатака.",
      "setup": "Поле 36 × 56 м пред голяма врата; две малки врати в другия край за контраатаки. Нападащи: изпълнител 11, къс вариант 7, навлизащи 9, 4 и 5, 8 на дъгата, 6 застрахова. Защитници: вратар, пазещ близката греда, трима в зона, един срещу късия ъглов, един напред. От 16: с един покриващ и един навлизащ повече. Удари с глава: до U16 най-много десет на играч и една такава тренировка седмично; иначе – волета и топки с ръка.",
      "rules": "1. Блок 1 (4 мин): разработките без противник, първо ходом, после в бяг, топката се хвърля с ръка.\n2. Блок 2 (6 мин): защитниците се движат, но не скачат.\n3. Блок 3 (8 мин): на живо, по пет ъглови от всяка страна.\n4. Вдигната ръка: завъртяна към вратата на близката греда, 9 изпреварва пазещия, 4 атакува средата, 5 – далечната греда.\n5. Ръка на кръста: късо към 7, връщане за 8.\n6. Гол = 2, първи контакт = 1; защитници: изчистено наказателно поле = 1, контра в малка врата = 2.",
      "points": [
        "Изпълнител: еднакво засилване при двата сигнала, топката минава първия защитник.",
        "Навлизащите тръгват късно и с различна скорост; пристигат, не чакат.",
        "Един атакува топката, останалите – втората топка.",
        "8 и 6 държат зоната пред наказателното поле: удар, нова атака или спиране на контрата.",
        "Топката е изчистена: двама пресират, другите излизат в линия."
      ],
      "progressions": [
        "Нападащите измислят трета разработка и сигнал за нея.",
        "След изчистване играта продължава още десет секунди."
      ],
      "regressions": [
        "С двама защитници по-малко.",
        "Изпълнителят хвърля топката отдолу, завършва се с крак."
      ],
      "scoring": "Гол: две; първи контакт: една; защитниците изчистват: една, контра в малка врата: две.",
      "questions": ["Какво пространство отвори бягането ти за друг?"],
      "faults": [
        "Всички тръгват преди засилването.",
        "Никой не остава срещу контрата."
      ]
    }
  }
}
$json$::jsonb);

select private.import_exercise($json$
{
  "slug": "throw-in-three-answers",
  "topic": "set_pieces",
  "moment": "set_play",
  "phase": "main_part",
  "practice_type": "opposed",
  "corners": ["tactical", "technical", "social"],
  "ages": [11, 15],
  "level": 2,
  "players": { "min": 7, "max": 8, "ideal": 7 },
  "area": [30, 22],
  "minutes": 15,
  "intensity": "medium",
  "heading": false,
  "equipment": [
    { "kind": "balls", "count": 6 },
    { "kind": "cones", "count": 4 },
    { "kind": "bibs", "count": 3 },
    { "kind": "mini_goals", "count": 4 }
  ],
  "diagram": {
    "v": 2,
    "pitch": { "kind": "blank", "length": 30, "width": 22, "goal_side": "right", "orientation": "landscape", "has_stripes": true, "has_lines": true, "surface": "grass" },
    "teams": [
      { "id": "a", "name": "", "colour": "#4cc27e", "keeper_colour": "#c9b6ff", "shape": "circle" },
      { "id": "b", "name": "", "colour": "#f0b429", "keeper_colour": "#8fd3ff", "shape": "triangle" }
    ],
    "objects": [
      { "id": "o1", "kind": "cone", "x": 0, "y": 0 },
      { "id": "o2", "kind": "cone", "x": 30, "y": 0 },
      { "id": "o3", "kind": "cone", "x": 30, "y": 22 },
      { "id": "o4", "kind": "cone", "x": 0, "y": 22 },
      { "id": "o5", "kind": "goal", "x": 0, "y": 5, "size": "mini" },
      { "id": "o6", "kind": "goal", "x": 0, "y": 17, "size": "mini" },
      { "id": "o7", "kind": "goal", "x": 30, "y": 5, "rotation": 180, "size": "mini" },
      { "id": "o8", "kind": "goal", "x": 30, "y": 17, "rotation": 180, "size": "mini" },
      { "id": "o9", "kind": "player", "x": 12, "y": 22.6, "rotation": -63, "team": "a" },
      { "id": "o10", "kind": "player", "x": 10.5, "y": 13, "team": "a" },
      { "id": "o11", "kind": "player", "x": 20.5, "y": 12.5, "team": "a" },
      { "id": "o12", "kind": "player", "x": 8, "y": 4, "team": "a" },
      { "id": "o13", "kind": "player", "x": 13, "y": 10.6, "team": "b" },
      { "id": "o14", "kind": "player", "x": 23, "y": 10.8, "team": "b" },
      { "id": "o15", "kind": "player", "x": 11.6, "y": 5.6, "team": "b" },
      { "id": "o16", "kind": "ball", "x": 12.7, "y": 21.2, "owner": "o9" }
    ],
    "drawings": [],
    "tracks": [
      { "object": "o12", "keys": [{ "t": 2.6, "x": 8, "y": 4, "ease": "linear" }, { "t": 2.94, "x": 8, "y": 4, "ease": "linear", "is_quiet": true }, { "t": 3.44, "x": 8.42, "y": 3.09, "ease": "linear", "is_quiet": true }, { "t": 4.13, "x": 8.42, "y": 3.09, "ease": "linear", "is_quiet": true }, { "t": 4.75, "x": 7.19, "y": 3.41, "ease": "linear", "is_quiet": true }, { "t": 6.81, "x": 7.19, "y": 3.41, "ease": "linear", "is_quiet": true }, { "t": 7.11, "x": 8, "y": 4, "ease": "linear", "is_quiet": true }] },
      { "object": "o13", "keys": [{ "t": 2.6, "x": 13, "y": 10.6, "ease": "linear" }, { "t": 3.44, "x": 14.67, "y": 12.51, "ease": "linear", "is_quiet": true }, { "t": 4.23, "x": 13.07, "y": 14.1, "ease": "linear", "is_quiet": true }, { "t": 4.75, "x": 12.52, "y": 12.61, "ease": "linear", "is_quiet": true }, { "t": 5.32, "x": 11.77, "y": 11.03, "ease": "linear", "is_quiet": true }, { "t": 6.81, "x": 11.77, "y": 11.03, "ease": "linear", "is_quiet": true }, { "t": 7.2, "x": 13, "y": 10.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o15", "keys": [{ "t": 2.6, "x": 11.6, "y": 5.6, "ease": "linear" }, { "t": 3.44, "x": 12.57, "y": 3.25, "ease": "linear", "is_quiet": true }, { "t": 3.73, "x": 12.57, "y": 3.25, "ease": "linear", "is_quiet": true }, { "t": 4.23, "x": 11.87, "y": 3.28, "ease": "linear", "is_quiet": true }, { "t": 4.75, "x": 10.41, "y": 3.91, "ease": "linear", "is_quiet": true }, { "t": 4.82, "x": 10.41, "y": 3.91, "ease": "linear", "is_quiet": true }, { "t": 5.32, "x": 9.48, "y": 4.16, "ease": "linear", "is_quiet": true }, { "t": 6.81, "x": 9.48, "y": 4.16, "ease": "linear", "is_quiet": true }, { "t": 7.57, "x": 11.6, "y": 5.6, "ease": "linear", "is_quiet": true }] },
      { "object": "o14", "keys": [{ "t": 2.6, "x": 23, "y": 10.8, "ease": "linear" }, { "t": 4.23, "x": 23, "y": 10.8, "ease": "linear" }, { "t": 5.51, "x": 16.6, "y": 11, "ease": "in_out", "via": [[19, 10.2]] }, { "t": 6.81, "x": 16.6, "y": 11, "ease": "linear", "is_quiet": true }, { "t": 8.7, "x": 23, "y": 10.8, "ease": "linear", "is_quiet": true }] },
      { "object": "o11", "keys": [{ "t": 2.6, "x": 20.5, "y": 12.5, "ease": "linear" }, { "t": 4.23, "x": 13.6, "y": 16.4, "ease": "in_out", "via": [[16.6, 13.4]] }, { "t": 6.81, "x": 13.6, "y": 16.4, "ease": "linear", "is_quiet": true }, { "t": 9.15, "x": 20.5, "y": 12.5, "ease": "linear", "is_quiet": true }] },
      { "object": "o10", "keys": [{ "t": 2.6, "x": 10.5, "y": 13, "ease": "linear" }, { "t": 5.61, "x": 24.5, "y": 19, "ease": "in_out", "via": [[15.5, 14.6], [20, 17.6]] }, { "t": 6.81, "x": 24.5, "y": 19, "ease": "linear", "is_quiet": true }, { "t": 11.29, "x": 10.5, "y": 13, "ease": "linear", "is_quiet": true }] },
      { "object": "o9", "keys": [{ "t": 2.6, "x": 12, "y": 22.6, "ease": "linear" }, { "t": 4.23, "x": 12, "y": 22.6, "ease": "linear" }, { "t": 5.32, "x": 7.6, "y": 19.4, "ease": "in_out", "via": [[9.4, 21.4]] }, { "t": 6.81, "x": 7.6, "y": 19.4, "ease": "linear", "is_quiet": true }, { "t": 8.42, "x": 12, "y": 22.6, "ease": "linear", "is_quiet": true }, { "t": 11.89, "x": 12, "y": 22.6, "ease": "linear", "is_quiet": true }] }
    ],
    "events": [
      { "id": "e1", "kind": "ground", "ball": "o16", "t": 2.6, "to": "o11", "speed": 10.5 },
      { "id": "e2", "kind": "ground", "ball": "o16", "t": 4.23, "to": "o9", "x": 8.04, "y": 18.86, "speed": 10.5 }
    ],
    "steps": [
      { "id": "s1", "t": 0, "name": "", "note": "", "captions": { "en": "Correct throw: both feet down, ball from behind the head.", "de": "Regelgerecht werfen: beide Füße am Boden, Ball von hinter dem Kopf.", "bg": "Правилно хвърляне: двата крака са на земята, топката тръгва иззад главата." } },
      { "id": "s2", "t": 2.6, "name": "", "note": "", "captions": { "en": "Answers: 1) give and take: back to the thrower; 2) exchange.", "de": "Lösungen: 1) Doppelpass: zurück zum Werfer; 2) Kreuzen.", "bg": "Решения: 1) двойно подаване: обратно към хвърлящия; 2) кръстосване." } },
      { "id": "s3", "t": 4.41, "name": "", "note": "", "captions": { "en": "Scoring: four passes after the throw: one; goal at the right: two.", "de": "Wertung: Vier Pässe nach dem Einwurf: einer; Tor rechts: zwei.", "bg": "Точки: четири паса след тъча: една; гол вдясно: две; защитниците вляво: две." } },
      { "id": "s4", "t": 6.81, "name": "", "note": "", "captions": { "en": "Four throw-ins, then change thrower; teams change after 12.", "de": "Vier Einwürfe, dann neuer Werfer; Teamwechsel nach 12.", "bg": "Четири тъча, после нов хвърлящ; отборите се сменят след 12." } }
    ],
    "freezes": [],
    "display": { "arrows": "all", "has_numbers": true, "has_names": false, "symbols": 1 }
  },
  "texts": {
    "en": {
      "title": "Throw-in: three answers",
      "aim": "Keep the ball from your own throw-in with three simple solutions and move on to attack.",
      "setup": "Area of 30 × 22 m along the touchline, two mini goals on each end line. Four players take the throw-in (the thrower and three in the field), three defend. Throw-ins from half-way along the bottom line, spare balls beside the thrower. With eight players the fourth defender rests and changes every second throw-in. Two areas for 14.",
      "rules": "1. Correct throw: both feet down, ball from behind the head; to feet or on to the run, so that nobody has to head it.\n2. Answers: 1) give and take: back to the thrower; 2) exchange: two runners swap, one long, one short; 3) leave and spin: come towards the ball, turn and go down the line.\n3. Four passes after the throw = 1, goal at the right = 2. Defenders score on the left = 2.\n4. Four throw-ins, then change thrower; teams change after 12.",
      "points": [
        "Thrower: look up first, quick throw if someone is free.",
        "Start the runs only when the thrower has the ball behind the head.",
        "First mover opens the space, second uses it.",
        "Throw to the foot away from the defender, then step into the field.",
        "Keep one player wide on the far side for the switch."
      ],
      "progressions": [
        "Four defenders: equal numbers.",
        "The throw-in must be taken within four seconds.",
        "Throw-in in the last third: first action is a cross along the ground or a shot."
      ],
      "regressions": [
        "Two defenders.",
        "Defenders 3 m away until the first touch."
      ],
      "scoring": "Four passes after the throw: one; goal at the right: two; defenders at the left: two.",
      "questions": ["Which answer fits when your marker stands in front of you?"],
      "faults": [
        "Runners stand still and wait for the ball.",
        "The throw comes to the chest with an opponent behind."
      ]
    },
    "de": {
      "title": "Einwurf: drei Lösungen",
      "aim": "Beim eigenen Einwurf mit drei einfachen Lösungen in Ballbesitz bleiben und den Angriff einleiten.",
      "setup": "Feld von 30 × 22 m an der Seitenlinie, je zwei Minitore auf den Grundlinien. Vier Spieler haben Einwurf (Werfer und drei im Feld), drei verteidigen. Einwurf von der Mitte der unteren Linie, Ersatzbälle neben dem Werfer. Mit acht Spielern pausiert der vierte Verteidiger und wechselt bei jedem zweiten Einwurf. Bei 14 Spielern zwei Felder.",
      "rules": "1. Regelgerecht werfen: beide Füße am Boden, Ball von hinter dem Kopf; in den Fuß oder in den Lauf, niemand muss köpfen.\n2. Lösungen: 1) Doppelpass: zurück zum Werfer; 2) Kreuzen: Zwei tauschen die Wege, einer lang, einer kurz; 3) Kommen und Drehen: entgegenkommen, drehen, die Linie entlang.\n3. Vier Pässe nach dem Einwurf = 1, Tor rechts = 2. Verteidiger treffen links = 2.\n4. Vier Einwürfe, dann neuer Werfer; Teamwechsel nach 12.",
      "points": [
        "Werfer: erst schauen; ist einer frei, schnell werfen.",
        "Laufwege erst starten, wenn der Ball hinter dem Kopf ist.",
        "Der Erste öffnet den Raum, der Zweite nutzt ihn.",
        "In den gegnerfernen Fuß werfen, danach ins Feld einschalten.",
        "Einen Spieler auf der fernen Seite breit halten für die Verlagerung."
      ],
      "progressions": [
        "Vier Verteidiger: Gleichzahl.",
        "Einwurf binnen vier Sekunden.",
        "Einwurf im letzten Drittel: erste Aktion ist eine flache Hereingabe oder ein Schuss."
      ],
      "regressions": [
        "Zwei Verteidiger.",
        "Verteidiger bis zum ersten Kontakt 3 m entfernt."
      ],
      "scoring": "Vier Pässe nach dem Einwurf: einer; Tor rechts: zwei; Verteidiger links: zwei.",
      "questions": ["Welche Lösung passt, wenn dein Gegner vor dir steht?"],
      "faults": [
        "Die Läufer stehen und warten auf den Ball.",
        "Der Wurf kommt auf die Brust mit Gegner im Rücken."
      ]
    },
    "bg": {
      "title": "Тъч: три решения",
      "aim": "Запазване на топката при свой тъч с три прости решения и преминаване в атака.",
      "setup": "Поле 30 × 22 м край тъчлинията, по две малки врати на всяка крайна линия. Четирима изпълняват тъча (хвърлящият и трима в полето), трима се защитават. Тъчът е от средата на долната линия, резервните топки са до хвърлящия. При осем играчи четвъртият защитник почива и се сменя на всеки втори тъч. При 14 – две полета.",
      "rules": "1. Правилно хвърляне: двата крака са на земята, топката тръгва иззад главата; в крака или в движението, за да не се играе с глава.\n2. Решения: 1) двойно подаване: обратно към хвърлящия; 2) кръстосване: двама си разменят местата, единият дълго, другият късо; 3) излъгване: идвам към топката, завъртам се и тръгвам покрай линията.\n3. Четири подавания след тъча = 1, гол вдясно = 2. Защитниците вкарват вляво = 2.\n4. Четири тъча, после нов хвърлящ; отборите се сменят след 12.",
      "points": [
        "Хвърлящият първо гледа; ако някой е свободен, хвърля бързо.",
        "Движенията започват, когато топката е зад главата на хвърлящия.",
        "Първият отваря пространството, вторият го използва.",
        "Хвърли в далечния от противника крак и веднага влез в полето.",
        "Един остава широко на далечната страна за прехвърляне."
      ],
      "progressions": [
        "Четирима защитници: равен брой.",
        "Тъчът се изпълнява до четири секунди.",
        "Тъч в последната третина: първото действие е подаване по земята пред вратата или удар."
      ],
      "regressions": [
        "Двама защитници.",
        "До първото докосване защитниците са на 3 м."
      ],
      "scoring": "Четири паса след тъча: една; гол вдясно: две; защитниците вляво: две.",
      "questions": ["Кое решение е подходящо, когато пазачът е пред теб?"],
      "faults": [
        "Играчите стоят и чакат топката.",
        "Хвърлянето е в гърдите с противник отзад."
      ]
    }
  }
}
$json$::jsonb);
