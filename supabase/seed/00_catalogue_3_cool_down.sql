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
    "v": 1,
    "pitch": "blank",
    "items": [
      { "k": "cone", "x": 0, "y": 0 },
      { "k": "cone", "x": 16, "y": 0 },
      { "k": "cone", "x": 16, "y": 16 },
      { "k": "cone", "x": 0, "y": 16 },
      { "k": "marker", "x": 5, "y": 0 },
      { "k": "marker", "x": 11, "y": 0 },
      { "k": "marker", "x": 16, "y": 5 },
      { "k": "marker", "x": 16, "y": 11 },
      { "k": "marker", "x": 11, "y": 16 },
      { "k": "marker", "x": 5, "y": 16 },
      { "k": "marker", "x": 0, "y": 11 },
      { "k": "marker", "x": 0, "y": 5 },
      { "k": "marker", "x": 5, "y": 5 },
      { "k": "marker", "x": 11, "y": 5 },
      { "k": "marker", "x": 11, "y": 11 },
      { "k": "marker", "x": 5, "y": 11 },
      { "k": "player", "team": "a", "x": 1.3, "y": 1.5, "n": "1" },
      { "k": "player", "team": "a", "x": 3.7, "y": 1.5, "n": "1" },
      { "k": "player", "team": "a", "x": 2.5, "y": 3.6, "n": "1" },
      { "k": "player", "team": "b", "x": 12.3, "y": 1.5, "n": "2" },
      { "k": "player", "team": "b", "x": 14.7, "y": 1.5, "n": "2" },
      { "k": "player", "team": "b", "x": 13.5, "y": 3.6, "n": "2" },
      { "k": "ball", "x": 13.5, "y": 2.2 },
      { "k": "player", "team": "n", "x": 12.3, "y": 12.5, "n": "3" },
      { "k": "player", "team": "n", "x": 14.7, "y": 12.5, "n": "3" },
      { "k": "player", "team": "n", "x": 13.5, "y": 14.6, "n": "3" },
      { "k": "player", "team": "a", "x": 1.3, "y": 12.5, "n": "4" },
      { "k": "player", "team": "a", "x": 3.7, "y": 12.5, "n": "4" },
      { "k": "player", "team": "a", "x": 2.5, "y": 14.6, "n": "4" },
      { "k": "ball", "x": 2.5, "y": 12.2 },
      { "k": "ball", "x": 2.5, "y": 13.2 }
    ],
    "moves": [
      { "k": "run", "p": [[5.4, 2.5], [10.6, 2.5]] },
      { "k": "run", "p": [[13.5, 5.4], [13.5, 10.6]] },
      { "k": "run", "p": [[10.6, 13.5], [5.4, 13.5]] },
      { "k": "run", "p": [[2.5, 10.6], [2.5, 5.4]] }
    ],
    "zones": [
      { "x": 0, "y": 0, "w": 5, "h": 5 },
      { "x": 11, "y": 0, "w": 5, "h": 5 },
      { "x": 11, "y": 11, "w": 5, "h": 5 },
      { "x": 0, "y": 11, "w": 5, "h": 5 }
    ]
  },
  "texts": {
    "en": {
      "title": "Mobility clock",
      "aim": "Let the pulse come down and take hips, hamstrings, upper back and ankles calmly through their full range.",
      "setup": "16 × 16 m with a 5 × 5 m station in each corner. Four groups of three, one per corner. Clockwise: 1 hips, 2 upper back (one ball), 3 hamstrings, 4 ankles and calves (two balls).",
      "rules": "60 seconds per station, then walk clockwise and breathe out long; two laps. 1 Half-kneeling hip opener, tall trunk, swap sides. 2 Kneel, roll the ball away with both hands and let the chest sink. 3 One heel forward, hinge from the hip with a flat back, slow sweeps. 4 Foot on the ball, roll the sole; then push the knee over the toes at the same spot. No pushing through pain. One player per group leads and counts the breaths.",
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
      ]
    },
    "de": {
      "title": "Beweglichkeitsuhr",
      "aim": "Den Puls herunterkommen lassen und Hüfte, Beinrückseite, Brustwirbelsäule und Sprunggelenke ruhig durch den ganzen Bewegungsraum führen.",
      "setup": "16 × 16 m, in jeder Ecke eine Station von 5 × 5 m. Vier Dreiergruppen, je eine pro Ecke. Im Uhrzeigersinn: 1 Hüfte, 2 Brustwirbelsäule (ein Ball), 3 Beinrückseite, 4 Sprunggelenk und Wade (zwei Bälle).",
      "rules": "60 Sekunden je Station, dann im Uhrzeigersinn gehen und lang ausatmen; zwei Runden. 1 Hüftöffner im Halbkniestand, Oberkörper aufrecht, Seite wechseln. 2 Im Knien den Ball mit beiden Händen wegrollen und die Brust sinken lassen. 3 Eine Ferse vor, mit geradem Rücken aus der Hüfte beugen, langsam vor und zurück. 4 Fußsohle auf dem Ball rollen, danach das Knie über die Zehen schieben. Nichts gegen Schmerz. Je Gruppe gibt eine Person den Atemtakt vor.",
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
      ]
    },
    "bg": {
      "title": "Часовник за подвижност",
      "aim": "Пулсът се успокоява, а тазът, задното бедро, гръбният дял и глезените минават спокойно през пълния си обем на движение.",
      "setup": "16 × 16 м със станция 5 × 5 м във всеки ъгъл. Четири групи по трима, по една в ъгъл. По часовниковата стрелка: 1 таз, 2 гръб (една топка), 3 задно бедро, 4 глезени и прасци (две топки).",
      "rules": "По 60 секунди на станция, после ходом по посока на часовниковата стрелка и дълго издишване; две обиколки. 1 Отваряне на таза от коленичене на един крак, изправен торс, смяна. 2 От коленичене топката се търкаля напред с двете ръце и гърдите потъват. 3 Едната пета напред, наклон от таза с прав гръб, бавно напред и назад. 4 Ходилото търкаля топката; после коляното се избутва над пръстите. Никога през болка. Във всяка група един брои вдишванията.",
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
    "v": 1,
    "pitch": "blank",
    "items": [
      { "k": "cone", "x": 0, "y": 0 },
      { "k": "cone", "x": 20, "y": 0 },
      { "k": "cone", "x": 20, "y": 15 },
      { "k": "cone", "x": 0, "y": 15 },
      { "k": "marker", "x": 5, "y": 0 },
      { "k": "marker", "x": 5, "y": 15 },
      { "k": "marker", "x": 10, "y": 0 },
      { "k": "marker", "x": 10, "y": 15 },
      { "k": "marker", "x": 15, "y": 0 },
      { "k": "marker", "x": 15, "y": 15 },
      { "k": "player", "team": "a", "x": 1.2, "y": 1.5 },
      { "k": "player", "team": "a", "x": 4, "y": 1.5 },
      { "k": "ball", "x": 2.6, "y": 1.5 },
      { "k": "player", "team": "b", "x": 1.2, "y": 4.5 },
      { "k": "player", "team": "b", "x": 4, "y": 4.5 },
      { "k": "ball", "x": 2.6, "y": 4.5 },
      { "k": "player", "team": "a", "x": 1.2, "y": 7.5 },
      { "k": "player", "team": "a", "x": 4, "y": 7.5 },
      { "k": "ball", "x": 2.6, "y": 7.5 },
      { "k": "player", "team": "b", "x": 1.2, "y": 10.5 },
      { "k": "player", "team": "b", "x": 4, "y": 10.5 },
      { "k": "ball", "x": 2.6, "y": 10.5 },
      { "k": "player", "team": "a", "x": 1.2, "y": 13.5 },
      { "k": "player", "team": "a", "x": 4, "y": 13.5 },
      { "k": "ball", "x": 2.6, "y": 13.5 }
    ],
    "moves": [
      { "k": "run", "p": [[5.2, 1.5], [9, 1.5]] },
      { "k": "run", "p": [[5.2, 7.5], [9, 7.5], [14.2, 7.5]] },
      { "k": "run", "p": [[5.2, 13.5], [9, 13.5], [14.2, 13.5], [19, 13.5]] }
    ],
    "zones": [
      { "x": 15, "y": 0, "w": 5, "h": 15 }
    ]
  },
  "texts": {
    "en": {
      "title": "Juggling summit",
      "aim": "Soft touches and a calm head at the end of training: pairs climb together by keeping the ball up.",
      "setup": "20 × 15 m, lines marked every 5 m: valley, camp 1, camp 2 and summit zone. Five pairs share the valley, one ball per pair, partners 2–3 m apart.",
      "rules": "Two minutes alone in turns to loosen up. Then six minutes climbing: valley: 6 touches as a pair, one bounce allowed between; camp 1: 8 touches, one bounce in total; camp 2: 10 touches without a bounce, at least one with the weaker foot of each; summit: count the longest series. Reached the target: climb one line. A lost ball costs nothing, start again. Feet and thighs only, no heading. Two closing minutes: one pair shows its series, everyone applauds.",
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
      ]
    },
    "de": {
      "title": "Jonglier-Gipfel",
      "aim": "Weiche Ballkontakte und ein ruhiger Kopf zum Abschluss: Paare steigen gemeinsam auf, indem sie den Ball hochhalten.",
      "setup": "20 × 15 m, alle 5 m eine Linie: Tal, Lager 1, Lager 2 und Gipfelzone. Fünf Paare starten im Tal mit je einem Ball, 2–3 m Abstand zum Partner.",
      "rules": "Zwei Minuten abwechselnd allein zum Lockern. Dann sechs Minuten Aufstieg: Tal: 6 Kontakte zu zweit, einmal Aufspringen dazwischen erlaubt; Lager 1: 8 Kontakte, insgesamt einmal Aufspringen; Lager 2: 10 Kontakte ohne Aufspringen, je mindestens einer mit dem schwächeren Fuß; Gipfel: längste Serie zählen. Ziel erreicht: eine Linie weiter. Fällt der Ball, kostet es nichts, neu beginnen. Nur Fuß und Oberschenkel, nicht köpfen. Zum Schluss zwei Minuten: Ein Paar zeigt seine Serie, alle klatschen.",
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
      ]
    },
    "bg": {
      "title": "Връх Жонглиране",
      "aim": "Меки докосвания и спокойна глава накрая: двойките се изкачват заедно, като държат топката във въздуха.",
      "setup": "20 × 15 м, линия на всеки 5 м: долина, лагер 1, лагер 2 и зона връх. Пет двойки са в долината с по една топка, на 2–3 м един от друг.",
      "rules": "Две минути се жонглира поединично за отпускане. После шест минути изкачване: долина – 6 докосвания в двойка, разрешен е един отскок между тях; лагер 1 – 8 докосвания с общо един отскок; лагер 2 – 10 докосвания без отскок, поне по едно с по-слабия крак; връх – брои се най-дългата серия. Достигната цел – една линия нагоре. Изпусната топка не наказва, започва се пак. Само с крак и бедро, без глава. Накрая две минути: една двойка показва серията си, всички ръкопляскат.",
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
    "v": 1,
    "pitch": "blank",
    "items": [
      { "k": "cone", "x": 0, "y": 0 },
      { "k": "cone", "x": 40, "y": 0 },
      { "k": "cone", "x": 40, "y": 25 },
      { "k": "cone", "x": 0, "y": 25 },
      { "k": "player", "team": "a", "x": 9.5, "y": 1.5, "n": "1" },
      { "k": "player", "team": "a", "x": 15, "y": 1.5, "n": "1" },
      { "k": "player", "team": "a", "x": 12.2, "y": 5.6, "n": "1" },
      { "k": "ball", "x": 15.3, "y": 2.8 },
      { "k": "player", "team": "b", "x": 38.5, "y": 7, "n": "2" },
      { "k": "player", "team": "b", "x": 38.5, "y": 12.5, "n": "2" },
      { "k": "player", "team": "b", "x": 34.4, "y": 9.8, "n": "2" },
      { "k": "ball", "x": 37.3, "y": 12.7 },
      { "k": "player", "team": "n", "x": 30.5, "y": 23.5, "n": "3" },
      { "k": "player", "team": "n", "x": 25, "y": 23.5, "n": "3" },
      { "k": "player", "team": "n", "x": 27.8, "y": 19.4, "n": "3" },
      { "k": "ball", "x": 24.7, "y": 22.2 },
      { "k": "player", "team": "a", "x": 1.5, "y": 18, "n": "4" },
      { "k": "player", "team": "a", "x": 1.5, "y": 12.5, "n": "4" },
      { "k": "player", "team": "a", "x": 5.6, "y": 15.2, "n": "4" },
      { "k": "ball", "x": 2.7, "y": 12.3 }
    ],
    "moves": [
      { "k": "pass", "p": [[14.6, 2.8], [12.9, 4.6]] },
      { "k": "pass", "p": [[11.5, 4.6], [10.1, 2.5]] },
      { "k": "run", "p": [[16.3, 1.5], [25, 1.5]] },
      { "k": "pass", "p": [[37.5, 11.9], [35.3, 10.3]] },
      { "k": "pass", "p": [[35.3, 9.2], [37.5, 7.6]] },
      { "k": "run", "p": [[38.5, 13.8], [38.5, 19]] },
      { "k": "pass", "p": [[25.4, 22.2], [27.1, 20.4]] },
      { "k": "pass", "p": [[28.5, 20.4], [29.9, 22.5]] },
      { "k": "run", "p": [[23.7, 23.5], [15, 23.5]] },
      { "k": "pass", "p": [[2.5, 13.1], [4.7, 14.7]] },
      { "k": "pass", "p": [[4.7, 15.8], [2.5, 17.4]] },
      { "k": "run", "p": [[1.5, 11.2], [1.5, 6]] }
    ],
    "zones": []
  },
  "texts": {
    "en": {
      "title": "Passing walk",
      "aim": "Walk the pulse down together, keep the passing clean when tired and talk about the session.",
      "setup": "40 × 25 m marked with four cones. Groups of three with one ball, one group on each side, in a triangle 4–5 m apart, walking clockwise.",
      "rules": "Walk at a pace at which everybody can talk; the ball travels in the triangle while the group moves. Each side has a task. Top: inside of the weaker foot. Right: receive across the body, two touches. Bottom: one touch, eyes up before the ball. Left: whoever has the ball carries it three steps and tells the others one thing that went well today. Three or four laps in eight minutes; then two minutes of shaking out the legs and clearing up together.",
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
      ]
    },
    "de": {
      "title": "Passspaziergang",
      "aim": "Gemeinsam im Gehen den Puls senken, auch müde sauber passen und über die Einheit reden.",
      "setup": "40 × 25 m, vier Hütchen an den Ecken. Dreiergruppen mit einem Ball, je eine Gruppe pro Seite, im Dreieck mit 4–5 m Abstand, im Uhrzeigersinn unterwegs.",
      "rules": "So gehen, dass alle noch reden können; der Ball wandert im Dreieck mit. Jede Seite hat eine Aufgabe. Oben: Innenseite mit dem schwächeren Fuß. Rechts: quer vor dem Körper mitnehmen, zwei Kontakte. Unten: direkt spielen, Blick vor dem Ball. Links: Wer den Ball hat, führt ihn drei Schritte und sagt den anderen, was heute gut geklappt hat. Drei bis vier Runden in acht Minuten, danach zwei Minuten Beine ausschütteln und gemeinsam abbauen.",
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
      ]
    },
    "bg": {
      "title": "Разходка с подавания",
      "aim": "Заедно ходом да свалим пулса, да подаваме чисто и уморени, и да си кажем как мина тренировката.",
      "setup": "40 × 25 м с четири конуса в ъглите. Тройки с по една топка, по една на всяка страна, в триъгълник на 4–5 м, в движение по часовниковата стрелка.",
      "rules": "Ходи се с темпо, в което всеки може да говори; топката пътува в триъгълника. Всяка страна има задача. Горе: с вътрешната част на по-слабия крак. Дясно: приемане през тялото, две докосвания. Долу: с едно докосване, поглед преди топката. Ляво: който е с топката, води я три крачки и казва какво днес се получи. Три-четири обиколки за осем минути, после две минути отпускане на краката и прибиране заедно.",
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
    "v": 1,
    "pitch": "blank",
    "items": [
      { "k": "cone", "x": 0, "y": 0 },
      { "k": "cone", "x": 12, "y": 0 },
      { "k": "cone", "x": 12, "y": 12 },
      { "k": "cone", "x": 0, "y": 12 },
      { "k": "player", "team": "a", "x": 11, "y": 6 },
      { "k": "player", "team": "a", "x": 10, "y": 8.9 },
      { "k": "player", "team": "a", "x": 7.5, "y": 10.8 },
      { "k": "player", "team": "a", "x": 4.5, "y": 10.8 },
      { "k": "player", "team": "a", "x": 2, "y": 8.9 },
      { "k": "player", "team": "a", "x": 1, "y": 6 },
      { "k": "player", "team": "a", "x": 2, "y": 3.1 },
      { "k": "player", "team": "a", "x": 4.5, "y": 1.2 },
      { "k": "player", "team": "a", "x": 7.5, "y": 1.2 },
      { "k": "player", "team": "a", "x": 10, "y": 3.1 },
      { "k": "ball", "x": 9.5, "y": 6 },
      { "k": "ball", "x": 8.8, "y": 8.1 },
      { "k": "ball", "x": 7.1, "y": 9.3 },
      { "k": "ball", "x": 4.9, "y": 9.3 },
      { "k": "ball", "x": 3.2, "y": 8.1 },
      { "k": "ball", "x": 2.5, "y": 6 },
      { "k": "ball", "x": 3.2, "y": 3.9 },
      { "k": "ball", "x": 4.9, "y": 2.7 },
      { "k": "ball", "x": 7.1, "y": 2.7 },
      { "k": "ball", "x": 8.8, "y": 3.9 },
      { "k": "coach", "x": 6, "y": 6 }
    ],
    "moves": [
      { "k": "run", "p": [[12.6, 6.4], [12.3, 8], [11.6, 9.5]] },
      { "k": "run", "p": [[7.6, 12.4], [6, 12.6], [4.4, 12.4]] },
      { "k": "run", "p": [[0.4, 9.5], [-0.3, 8], [-0.6, 6.4]] },
      { "k": "run", "p": [[0.9, 1.8], [2.1, 0.7], [3.6, -0.1]] },
      { "k": "run", "p": [[8.4, -0.1], [9.9, 0.7], [11.1, 1.8]] }
    ],
    "zones": []
  },
  "texts": {
    "en": {
      "title": "Breathe and look back",
      "aim": "Slow the breathing, notice the body and take one clear thought home from the session.",
      "setup": "Circle of 5 m radius, coach in the middle. Ten players lie on their backs with the calves or heels on their own ball, hands on the belly. In wet weather: sit on the ball.",
      "rules": "1 (2 min): breathe in through the nose for four, out for six; the hands rise and sink. 2 (1 min): let feet, thighs, shoulders and jaw grow heavy, one after the other. 3 (3 min): turn to the neighbour; each has 90 seconds: what went well, what was hard, what do I try next time? The other only listens. 4 (2 min): back to the circle; anyone who wants says the partner's best moment. Last word: one team call, chosen by a different player every week.",
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
      ]
    },
    "de": {
      "title": "Durchatmen und zurückblicken",
      "aim": "Den Atem beruhigen, den Körper spüren und einen klaren Gedanken aus der Einheit mitnehmen.",
      "setup": "Kreis mit 5 m Radius, der Trainer in der Mitte. Zehn Spieler liegen auf dem Rücken, Waden oder Fersen auf dem eigenen Ball, Hände auf dem Bauch. Bei Nässe: auf dem Ball sitzen.",
      "rules": "1 (2 min): durch die Nase vier Zähler ein, sechs aus; die Hände heben und senken sich. 2 (1 min): Füße, Oberschenkel, Schultern und Kiefer nacheinander schwer werden lassen. 3 (3 min): zum Nachbarn drehen; jeder hat 90 Sekunden: Was lief gut, was war schwer, was probiere ich nächstes Mal? Der andere hört nur zu. 4 (2 min): zurück in den Kreis; wer mag, nennt den besten Moment des Partners. Zum Schluss ein Teamruf, den jede Woche jemand anderes aussucht.",
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
      ]
    },
    "bg": {
      "title": "Дишане и поглед назад",
      "aim": "Да успокоим дишането, да усетим тялото и да си тръгнем с една ясна мисъл от тренировката.",
      "setup": "Кръг с радиус 5 м, треньорът е в средата. Десет играчи лежат по гръб с прасци или пети върху своята топка, ръцете са на корема. При мокро – сядат на топката.",
      "rules": "1 (2 мин): вдишване през носа на четири, издишване на шест; ръцете се повдигат и спускат. 2 (1 мин): стъпала, бедра, рамене и челюст натежават едно след друго. 3 (3 мин): обръщане към съседа; всеки има 90 секунди: какво се получи, какво беше трудно, какво ще опитам следващия път. Другият само слуша. 4 (2 мин): обратно в кръга; който иска, казва най-добрия момент на партньора. Накрая – отборен вик, избран всяка седмица от друг играч.",
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
      ]
    }
  }
}
$json$::jsonb);
