-- Individual exercises: speed, agility and coordination. Fast work is short, with long rests, and after a warm-up.

select private.import_individual_exercise($json$
{
  "slug": "running-school", "topic": "speed", "place": "pitch", "ages": [8, 19],
  "level": 2, "minutes": 12, "sets": 4, "repetitions": 2, "intensity": "medium",
  "equipment": ["cones"],
  "texts": {
    "en": {
      "title": "The running school",
      "aim": "Learn the parts of a fast stride one by one.",
      "steps": [
        "Two cones fifteen metres apart. Out in the exercise, back at a walk.",
        "Skipping: swing the opposite arm, knee up to the belt.",
        "High knees: short contacts, body tall. Then heels to the bottom, knees point down.",
        "Long bounding steps: push off fully, land softly.",
        "Finish with two relaxed runs that get faster from metre to metre. Everything twice."
      ],
      "points": ["Arms swing straight beside the body", "Foot lands under the hip", "Shoulders and jaw loose"],
      "progressions": ["After ten metres change from the exercise into a sprint", "Do the skipping backwards"]
    },
    "de": {
      "title": "Die Laufschule",
      "aim": "Die Teile eines schnellen Schritts einzeln lernen.",
      "steps": [
        "Zwei Hütchen, fünfzehn Meter auseinander. Hin in der Übung, zurück im Gehen.",
        "Hopserlauf: Der Gegenarm schwingt mit, Knie bis zum Hosenbund.",
        "Kniehebelauf: kurze Kontakte, Körper groß. Dann Fersen zum Po, die Knie zeigen nach unten.",
        "Sprunglauf: lang abdrücken, weich landen.",
        "Zum Schluss zwei lockere Läufe, die von Meter zu Meter schneller werden. Alles zweimal."
      ],
      "points": ["Arme gerade neben dem Körper", "Der Fuß landet unter der Hüfte", "Schultern und Kiefer locker"],
      "progressions": ["Nach zehn Metern aus der Übung in den Sprint", "Hopserlauf rückwärts"]
    },
    "bg": {
      "title": "Школа за бягане",
      "aim": "Да научиш частите на бързата крачка една по една.",
      "steps": [
        "Два конуса на петнадесет метра. Натам с упражнението, обратно ходом.",
        "Подскоци: срещуположната ръка се люлее, коляното стига до колана.",
        "Високо коляно: къси стъпки, изправено тяло. После пети към седалището, коленете сочат надолу.",
        "Дълги отскоци: оттласквай се докрай, стъпвай меко.",
        "Накрая две леки бягания, които се ускоряват от метър на метър. Всичко по два пъти."
      ],
      "points": ["Ръцете се движат право покрай тялото", "Кракът стъпва под таза", "Отпуснати рамене и челюст"],
      "progressions": ["След десет метра премини от упражнението в спринт", "Подскоците назад"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "flying-twenty", "topic": "speed", "place": "pitch", "ages": [12, 19],
  "level": 3, "minutes": 20, "sets": 1, "repetitions": 5, "intensity": "very_high",
  "equipment": ["cones"],
  "texts": {
    "en": {
      "title": "Flying twenty",
      "aim": "Run at your top speed with a running start.",
      "steps": [
        "After ten minutes of warm-up mark a run-up of twenty metres and a fast zone of twenty metres.",
        "Build up speed in the run-up, so that you are at full speed at the zone.",
        "Run through the zone tall and loose, then slow down over at least twenty metres.",
        "Walk back and rest for three minutes. Five runs, no more: tired runs teach slow running."
      ],
      "points": ["Run tall, do not lean", "Quick, light contacts", "Face loose: a grim face brakes"],
      "progressions": ["Only the best two runs count: note how they felt", "Slightly longer fast zone: twenty-five metres"]
    },
    "de": {
      "title": "Fliegende zwanzig",
      "aim": "Aus dem Anlauf mit Höchsttempo laufen.",
      "steps": [
        "Nach zehn Minuten Aufwärmen markierst du zwanzig Meter Anlauf und zwanzig Meter Tempozone.",
        "Im Anlauf steigerst du das Tempo, damit du die Zone mit vollem Tempo erreichst.",
        "Lauf groß und locker hindurch und brems danach auf mindestens zwanzig Metern ab.",
        "Zurückgehen, drei Minuten Pause. Fünf Läufe, nicht mehr: Müde Läufe lehren langsames Laufen."
      ],
      "points": ["Aufrecht laufen, nicht vorlehnen", "Schnelle, leichte Bodenkontakte", "Gesicht locker: Verbissenheit bremst"],
      "progressions": ["Nur die besten zwei Läufe zählen: Notier, wie sie sich angefühlt haben", "Etwas längere Tempozone: fünfundzwanzig Meter"]
    },
    "bg": {
      "title": "Двадесет метра с летящ старт",
      "aim": "Да бягаш с най-високата си скорост след засилване.",
      "steps": [
        "След десет минути загряване отбележи двадесет метра за засилване и двадесет метра бърза зона.",
        "Ускорявай плавно, за да влезеш в зоната с пълна скорост.",
        "Мини през нея изправен и отпуснат, после спирай плавно поне двадесет метра.",
        "Върни се ходом и почивай три минути. Пет бягания, не повече: умората учи на бавно бягане."
      ],
      "points": ["Бягай изправен, не се навеждай", "Бързи и леки стъпки", "Отпуснато лице: стиснатите зъби спират"],
      "progressions": ["Броят се само двете най-добри: запиши какво беше усещането", "Малко по-дълга бърза зона: двадесет и пет метра"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "five-ten-five", "topic": "speed", "place": "pitch", "ages": [9, 19],
  "level": 3, "minutes": 15, "sets": 2, "repetitions": 4, "intensity": "very_high",
  "equipment": ["cones"],
  "texts": {
    "en": {
      "title": "Five, ten, five",
      "aim": "Brake, turn and accelerate again.",
      "steps": [
        "Three cones in a line, five metres from one to the next. Stand at the middle one.",
        "Sprint to the right cone, touch the ground beside it, turn.",
        "Sprint ten metres to the left cone, touch, turn, and sprint back through the middle.",
        "Rest for ninety seconds. Begin to the right and to the left in turn."
      ],
      "points": ["Short steps before the turn, hips low", "Push off from the outer leg", "Look at the next cone before you turn"],
      "progressions": ["Start on a call with eyes shut", "Carry the ball at the foot on the last five metres"]
    },
    "de": {
      "title": "Fünf, zehn, fünf",
      "aim": "Bremsen, drehen und wieder beschleunigen.",
      "steps": [
        "Drei Hütchen in einer Linie, je fünf Meter auseinander. Steh am mittleren.",
        "Sprinte zum rechten Hütchen, berühr daneben den Boden, dreh um.",
        "Sprinte zehn Meter zum linken, berühren, drehen und zurück durch die Mitte.",
        "Neunzig Sekunden Pause. Beginn abwechselnd nach rechts und links."
      ],
      "points": ["Kurze Schritte vor der Drehung, Hüfte tief", "Vom äußeren Bein abdrücken", "Vor dem Drehen das nächste Hütchen anschauen"],
      "progressions": ["Start auf Zuruf mit geschlossenen Augen", "Auf den letzten fünf Metern den Ball am Fuß"]
    },
    "bg": {
      "title": "Пет, десет, пет",
      "aim": "Да спреш, да се обърнеш и пак да ускориш.",
      "steps": [
        "Три конуса в линия, на пет метра един от друг. Застани до средния.",
        "Спринтирай до десния, докосни земята до него, обърни се.",
        "Спринтирай десет метра до левия, докосни, обърни се и мини обратно през средата.",
        "Почини деветдесет секунди. Започвай ту надясно, ту наляво."
      ],
      "points": ["Къси крачки преди обръщането, нисък таз", "Оттласни се от външния крак", "Погледни следващия конус, преди да се обърнеш"],
      "progressions": ["Старт по команда със затворени очи", "Последните пет метра – с топка в краката"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "drop-and-catch-sprint", "topic": "speed", "place": "yard", "ages": [7, 16],
  "level": 2, "minutes": 10, "sets": 3, "repetitions": 5, "intensity": "very_high",
  "equipment": ["ball"],
  "people": 2, "measure": "metres", "target": 5,
  "texts": {
    "en": {
      "title": "Catch the dropped ball",
      "aim": "React with a quick first step.",
      "steps": [
        "One stands with a ball at shoulder height, the other three metres away.",
        "The ball is dropped without a sign. Sprint and catch it before its second bounce.",
        "Got it? Next time half a metre further away. Missed it? Half a metre closer.",
        "Five tries, then change. Rest for a minute after each round."
      ],
      "points": ["Ready stance: one foot in front, weight forward", "Push hard, first step short", "Eyes on the ball, not on the face"],
      "progressions": ["Start from kneeling or with your back turned", "Two balls: only one falls"],
      "measuring": "Measure from how many metres you still catch the ball before its second bounce, in whole metres."
    },
    "de": {
      "title": "Den fallenden Ball fangen",
      "aim": "Mit einem schnellen ersten Schritt reagieren.",
      "steps": [
        "Der eine hält einen Ball auf Schulterhöhe, der andere steht drei Meter entfernt.",
        "Der Ball fällt ohne Zeichen. Sprinte los und fang ihn, bevor er zum zweiten Mal aufspringt.",
        "Geschafft? Nächstes Mal einen halben Meter weiter weg. Nicht geschafft? Einen halben Meter näher.",
        "Fünf Versuche, dann tauschen. Nach jeder Runde eine Minute Pause."
      ],
      "points": ["Bereit stehen: ein Fuß vorn, Gewicht nach vorn", "Kräftig abdrücken, erster Schritt kurz", "Auf den Ball schauen, nicht ins Gesicht"],
      "progressions": ["Aus dem Kniestand oder mit dem Rücken dazu", "Zwei Bälle: Nur einer fällt"],
      "measuring": "Miss, aus wie vielen ganzen Metern du den Ball noch vor dem zweiten Aufspringen fängst."
    },
    "bg": {
      "title": "Хвани падащата топка",
      "aim": "Да реагираш с бърза първа крачка.",
      "steps": [
        "Единият държи топка на височината на рамото, другият стои на три метра.",
        "Топката пада без знак. Спринтирай и я хвани, преди да отскочи втори път.",
        "Успя ли? Следващия път половин метър по-далеч. Не успя ли? Половин метър по-близо.",
        "Пет опита, после смяна. След всяка серия една минута почивка."
      ],
      "points": ["Готова стойка: единият крак напред, тежестта напред", "Силно оттласкване, къса първа крачка", "Гледай топката, не лицето"],
      "progressions": ["Тръгни от колянка или с гръб", "Две топки: пада само едната"],
      "measuring": "Измери от колко цели метра още хващаш топката преди втория отскок."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "fox-and-hare", "topic": "speed", "place": "pitch", "ages": [6, 13],
  "level": 1, "minutes": 10, "sets": 3, "repetitions": 6, "intensity": "high",
  "equipment": ["cones"],
  "people": 2,
  "texts": {
    "en": {
      "title": "Fox and hare",
      "aim": "Start quickly, flee and chase.",
      "steps": [
        "Draw a middle line and a burrow ten metres behind each of you. Stand at the middle line, one step apart.",
        "Toss a coin or let somebody call: heads, one is the fox; tails, the other.",
        "The fox chases the hare to its burrow and tries to touch its back gently.",
        "Walk back, start again. After six runs rest for two minutes."
      ],
      "points": ["Stand ready, on the front of your feet", "Run straight into your burrow", "Touch, do not push"],
      "progressions": ["Start lying on your belly", "Each has a ball at the foot and runs with it"]
    },
    "de": {
      "title": "Fuchs und Hase",
      "aim": "Schnell starten, fliehen und verfolgen.",
      "steps": [
        "Zieht eine Mittellinie und zehn Meter hinter jedem von euch einen Bau. Steht einen Schritt auseinander an der Linie.",
        "Werft eine Münze oder lasst jemanden rufen: Bei Kopf ist der eine der Fuchs, bei Zahl der andere.",
        "Der Fuchs jagt den Hasen zu dessen Bau und versucht, ihn sanft am Rücken zu berühren.",
        "Zurückgehen, neu starten. Nach sechs Läufen zwei Minuten Pause."
      ],
      "points": ["Auf dem Vorfuß bereitstehen", "Gerade in den Bau laufen", "Berühren, nicht stoßen"],
      "progressions": ["Start aus der Bauchlage", "Jeder mit Ball am Fuß"]
    },
    "bg": {
      "title": "Лисица и заек",
      "aim": "Да стартираш бързо, да бягаш и да гониш.",
      "steps": [
        "Начертайте средна линия и дупка на десет метра зад всеки от вас. Застанете до линията на крачка един от друг.",
        "Хвърлете монета или нека някой вика: при „ези“ лисица е единият, при „тура“ – другият.",
        "Лисицата гони заека до дупката му и се опитва леко да го докосне по гърба.",
        "Върнете се ходом и пак. След шест бягания две минути почивка."
      ],
      "points": ["Стой готов, на пръсти", "Тичай право към дупката", "Докосвай, не бутай"],
      "progressions": ["Старт от лег по корем", "Всеки е с топка в краката"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "hopscotch", "topic": "coordination", "place": "yard", "ages": [5, 9],
  "level": 1, "minutes": 8, "sets": 5, "intensity": "low",
  "equipment": [],
  "texts": {
    "en": {
      "title": "Hopscotch, football style",
      "aim": "Hop on one leg and both, and stop exactly.",
      "steps": [
        "Chalk eight boxes: one, one, two beside each other, one, two, one.",
        "Hop on one leg in the single boxes, with both feet in the double ones.",
        "In the last box stand like a player before a free kick and count to three.",
        "Turn with a jump and come back on the other leg. Five times."
      ],
      "points": ["Land softly, bend your knee", "Arms help like wings", "Look one box ahead"],
      "progressions": ["Throw a stone: its box is left out", "Hold a ball with both hands"]
    },
    "de": {
      "title": "Himmel und Tor",
      "aim": "Auf einem und auf beiden Beinen hüpfen und genau stehen bleiben.",
      "steps": [
        "Mal mit Kreide acht Felder: eins, eins, zwei nebeneinander, eins, zwei, eins.",
        "Hüpf in den einzelnen Feldern auf einem Bein, in den doppelten mit beiden Füßen.",
        "Im letzten Feld stehst du wie vor einem Freistoß und zählst bis drei.",
        "Dreh dich mit einem Sprung um und komm auf dem anderen Bein zurück. Fünfmal."
      ],
      "points": ["Weich landen, Knie beugen", "Die Arme helfen wie Flügel", "Ein Feld vorausschauen"],
      "progressions": ["Einen Stein werfen: Sein Feld wird ausgelassen", "Einen Ball mit beiden Händen halten"]
    },
    "bg": {
      "title": "Игра на дама за футболисти",
      "aim": "Да скачаш на един и на два крака и да спираш точно.",
      "steps": [
        "Начертай с тебешир осем полета: едно, едно, две едно до друго, едно, две, едно.",
        "В единичните скачай на един крак, в двойните – с двата.",
        "В последното застани като пред свободен удар и брой до три.",
        "Обърни се със скок и се върни на другия крак. Пет пъти."
      ],
      "points": ["Приземявай се меко, със свито коляно", "Ръцете помагат като крила", "Гледай едно поле напред"],
      "progressions": ["Хвърли камъче: неговото поле се прескача", "Дръж топка с двете ръце"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "animal-race", "topic": "coordination", "place": "anywhere", "ages": [5, 8],
  "level": 1, "minutes": 8, "sets": 4, "intensity": "medium",
  "equipment": [],
  "texts": {
    "en": {
      "title": "Animal race",
      "aim": "Move in many ways and use the whole body.",
      "steps": [
        "Choose a way of eight steps on soft ground: grass, mat or carpet.",
        "Go there as a frog with big jumps, come back as a crab, belly up.",
        "Go there as a horse galloping sideways, come back as a snake.",
        "The last animal is your own invention. Somebody guesses it."
      ],
      "points": ["Frogs land quietly", "Crabs keep the bottom off the ground", "Have a drink between the animals"],
      "progressions": ["Race against your own shadow, a song or a parent", "Push a ball along as that animal"]
    },
    "de": {
      "title": "Tierrennen",
      "aim": "Sich auf viele Arten bewegen und den ganzen Körper einsetzen.",
      "steps": [
        "Such einen Weg von acht Schritten auf weichem Boden: Rasen, Matte oder Teppich.",
        "Hin als Frosch mit großen Sprüngen, zurück als Krebs mit dem Bauch nach oben.",
        "Hin als Pferd im Seitgalopp, zurück als Schlange.",
        "Das letzte Tier erfindest du selbst. Jemand darf raten."
      ],
      "points": ["Frösche landen leise", "Krebse halten den Po über dem Boden", "Zwischen den Tieren etwas trinken"],
      "progressions": ["Gegen den eigenen Schatten, ein Lied oder Mama und Papa laufen", "Als dieses Tier einen Ball mitschieben"]
    },
    "bg": {
      "title": "Състезание на животните",
      "aim": "Да се движиш по много начини и с цялото тяло.",
      "steps": [
        "Избери път от осем крачки върху нещо меко: трева, постелка или килим.",
        "Натам като жаба с големи скокове, обратно като рак с корема нагоре.",
        "Натам като кон в страничен галоп, обратно като змия.",
        "Последното животно го измисляш ти. Някой познава какво е."
      ],
      "points": ["Жабите кацат тихо", "Раците не опират дупето в земята", "Пийни вода между животните"],
      "progressions": ["Надбягвай сянката си, песен или мама и татко", "Бутай топка като това животно"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "chalk-ladder", "topic": "coordination", "place": "yard", "ages": [7, 15],
  "level": 2, "minutes": 10, "sets": 6, "repetitions": 2, "intensity": "high",
  "equipment": [],
  "texts": {
    "en": {
      "title": "The chalk ladder",
      "aim": "Place the feet quickly and exactly in a rhythm.",
      "steps": [
        "Chalk a ladder of ten boxes, each as long as your foot and a half.",
        "First way: one foot in each box. Second way: two quick steps in each box.",
        "Third way: in, in, out, out to the side. Fourth way: sideways, two steps in each box.",
        "Walk back each time. After every way three fast steps away from the ladder. Everything twice."
      ],
      "points": ["Quiet feet on the front half", "Arms work with the legs", "Slow and right first, then quicker"],
      "progressions": ["Clap at every third box", "Take a rolled ball after the last box"]
    },
    "de": {
      "title": "Die Kreideleiter",
      "aim": "Die Füße schnell und genau im Rhythmus setzen.",
      "steps": [
        "Mal eine Leiter mit zehn Feldern, jedes anderthalb Füße lang.",
        "Erste Art: ein Fuß pro Feld. Zweite Art: zwei schnelle Schritte pro Feld.",
        "Dritte Art: rein, rein, seitlich raus, raus. Vierte Art: seitwärts, zwei Schritte pro Feld.",
        "Jedes Mal zurückgehen. Nach jeder Art drei schnelle Schritte weg von der Leiter. Alles zweimal."
      ],
      "points": ["Leise Füße auf der vorderen Hälfte", "Die Arme arbeiten mit", "Erst langsam und richtig, dann schneller"],
      "progressions": ["In jedem dritten Feld klatschen", "Nach dem letzten Feld einen zugerollten Ball mitnehmen"]
    },
    "bg": {
      "title": "Стълба с тебешир",
      "aim": "Да стъпваш бързо и точно в ритъм.",
      "steps": [
        "Начертай стълба с десет полета, всяко дълго стъпка и половина.",
        "Първи начин: по една стъпка в поле. Втори: по две бързи стъпки в поле.",
        "Трети: вътре, вътре, встрани вън, вън. Четвърти: странично, по две стъпки в поле.",
        "Всеки път се връщай ходом. След всеки начин три бързи крачки извън стълбата. Всичко по два пъти."
      ],
      "points": ["Тихи стъпки на предната половина", "Ръцете работят с краката", "Първо бавно и вярно, после по-бързо"],
      "progressions": ["Плясни на всяко трето поле", "След последното поле поеми търкулната топка"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "square-of-moves", "topic": "speed", "place": "pitch", "ages": [9, 19],
  "level": 2, "minutes": 12, "sets": 3, "repetitions": 4, "intensity": "high",
  "equipment": ["cones"],
  "texts": {
    "en": {
      "title": "The square of four runs",
      "aim": "Change the way you run at every corner.",
      "steps": [
        "Four cones in a square of eight metres.",
        "First side sprint, second side shuffle sideways facing out, third side run backwards, fourth side shuffle facing in.",
        "Plant the foot beside each cone and change at once.",
        "Rest for a minute after each lap. Two laps in one direction, two in the other."
      ],
      "points": ["Sideways: feet never touch", "Backwards: lean forward a little, look over the shoulder", "Corners tight and low"],
      "progressions": ["Somebody calls 'back': change direction", "A ball at the foot on the sprint side"]
    },
    "de": {
      "title": "Das Viereck der vier Läufe",
      "aim": "An jeder Ecke die Laufart wechseln.",
      "steps": [
        "Vier Hütchen im Quadrat von acht Metern.",
        "Erste Seite Sprint, zweite Seite Nachstellschritte mit Blick nach außen, dritte Seite rückwärts, vierte Seite Nachstellschritte mit Blick nach innen.",
        "Neben jedem Hütchen den Fuß setzen und sofort wechseln.",
        "Nach jeder Runde eine Minute Pause. Zwei Runden in die eine, zwei in die andere Richtung."
      ],
      "points": ["Seitwärts: Die Füße berühren sich nie", "Rückwärts: leicht nach vorn lehnen, über die Schulter schauen", "Ecken eng und tief"],
      "progressions": ["Jemand ruft „zurück“: Richtung wechseln", "Auf der Sprintseite mit Ball"]
    },
    "bg": {
      "title": "Квадрат с четири бягания",
      "aim": "Да сменяш начина на бягане на всеки ъгъл.",
      "steps": [
        "Четири конуса в квадрат със страна осем метра.",
        "Първата страна спринт, втората странични стъпки с лице навън, третата бягане назад, четвъртата странични стъпки с лице навътре.",
        "До всеки конус стъпи здраво и веднага смени.",
        "След всяка обиколка една минута почивка. Две обиколки в едната посока, две в другата."
      ],
      "points": ["Странично: стъпалата не се допират", "Назад: леко наведен напред, поглед през рамо", "Ъглите – тесни и ниски"],
      "progressions": ["Някой вика „обратно“: смени посоката", "По спринтовата страна с топка"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "turn-and-chase", "topic": "speed", "place": "pitch", "ages": [10, 19],
  "level": 3, "minutes": 12, "sets": 2, "repetitions": 5, "intensity": "very_high",
  "equipment": ["ball", "cones"],
  "texts": {
    "en": {
      "title": "Turn and chase",
      "aim": "Run back and turn quickly like a defender.",
      "steps": [
        "Stand with a ball at a cone, a second cone fifteen metres behind you.",
        "Roll the ball backwards between your legs or throw it over your head and shuffle back three steps.",
        "Open the hips, turn and sprint after the ball.",
        "Stop it before it passes the second cone. Turn over the right and the left shoulder in turn."
      ],
      "points": ["Low while you go backwards", "Turn with a drop step: one foot opens the way", "Eyes find the ball again at once"],
      "progressions": ["A friend throws the ball over you", "Bring the ball back at a dribble under pressure"]
    },
    "de": {
      "title": "Drehen und hinterher",
      "aim": "Wie in der Abwehr rückwärts laufen und schnell drehen.",
      "steps": [
        "Steh mit Ball an einem Hütchen, ein zweites ist fünfzehn Meter hinter dir.",
        "Roll den Ball durch die Beine nach hinten oder wirf ihn über den Kopf und geh drei Schritte rückwärts.",
        "Hüfte öffnen, drehen und dem Ball nachsprinten.",
        "Stopp ihn, bevor er am zweiten Hütchen vorbei ist. Abwechselnd über die rechte und linke Schulter drehen."
      ],
      "points": ["Beim Rückwärtslaufen tief bleiben", "Ein Fuß öffnet den Weg, dann folgt die Hüfte", "Die Augen finden den Ball sofort wieder"],
      "progressions": ["Jemand wirft den Ball über dich", "Den Ball unter Druck zurückdribbeln"]
    },
    "bg": {
      "title": "Обърни се и догони",
      "aim": "Да тичаш назад и да се обръщаш бързо като защитник.",
      "steps": [
        "Застани с топка до конус, втори конус е на петнадесет метра зад теб.",
        "Търкулни топката назад между краката или я хвърли над главата и отстъпи три крачки заднешком.",
        "Отвори таза, обърни се и спринтирай след топката.",
        "Спри я, преди да мине втория конус. Обръщай се ту през дясното, ту през лявото рамо."
      ],
      "points": ["Ниско, докато отстъпваш", "Единият крак отваря пътя, тазът го следва", "Очите веднага намират топката"],
      "progressions": ["Приятел хвърля топката над теб", "Върни се с топката под напрежение"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "curved-run", "topic": "speed", "place": "pitch", "ages": [12, 19],
  "level": 3, "minutes": 15, "sets": 2, "repetitions": 4, "intensity": "very_high",
  "equipment": ["cones"],
  "texts": {
    "en": {
      "title": "The curved sprint",
      "aim": "Run fast in an arc, as strikers do behind a defence.",
      "steps": [
        "Lay out half a circle with five cones; the penalty arc or the centre circle will do.",
        "Jog round it twice in each direction and feel how you lean in.",
        "Sprint along the outside of the arc and on for ten straight metres.",
        "Rest for two minutes. Four runs to the left, four to the right."
      ],
      "points": ["Lean in with the whole body, not only the head", "Inner arm short, outer arm long", "Look at where the arc ends"],
      "progressions": ["Start with a look over the shoulder", "Receive a pass at the end of the arc"]
    },
    "de": {
      "title": "Der Bogensprint",
      "aim": "Schnell im Bogen laufen wie Stürmer hinter der Abwehr.",
      "steps": [
        "Leg mit fünf Hütchen einen Halbkreis; der Mittelkreis passt auch.",
        "Trabe ihn zweimal in jede Richtung und spür, wie du dich hineinlegst.",
        "Sprinte außen am Bogen entlang und danach zehn Meter geradeaus.",
        "Zwei Minuten Pause. Vier Läufe nach links, vier nach rechts."
      ],
      "points": ["Mit dem ganzen Körper hineinlegen, nicht nur mit dem Kopf", "Innerer Arm kurz, äußerer lang", "Dorthin schauen, wo der Bogen endet"],
      "progressions": ["Start mit Schulterblick", "Am Ende des Bogens einen Pass annehmen"]
    },
    "bg": {
      "title": "Спринт по дъга",
      "aim": "Да бягаш бързо в дъга като нападател зад защитата.",
      "steps": [
        "Направи с пет конуса половин кръг; става и централният кръг.",
        "Мини го с леко бягане по два пъти във всяка посока и усети как се накланяш навътре.",
        "Спринтирай отвън по дъгата и продължи десет метра направо.",
        "Почини две минути. Четири бягания наляво, четири надясно."
      ],
      "points": ["Накланяй цялото тяло, не само главата", "Вътрешната ръка работи късо, външната – широко", "Гледай където свършва дъгата"],
      "progressions": ["Започни с поглед през рамо", "В края на дъгата приеми пас"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "hill-starts", "topic": "speed", "place": "pitch", "ages": [13, 19],
  "level": 3, "minutes": 15, "sets": 2, "repetitions": 4, "intensity": "very_high",
  "equipment": [],
  "texts": {
    "en": {
      "title": "Starts up the hill",
      "aim": "Push powerfully in the first steps.",
      "steps": [
        "Find a gentle grassy slope of fifteen metres. Warm up for ten minutes.",
        "Sprint up from a standing start with big pushes; the slope helps you to lean forward.",
        "Walk down slowly and rest until you breathe calmly, at least ninety seconds.",
        "Four runs, three minutes of rest, four runs. Finish with two starts on the flat."
      ],
      "points": ["Push the ground away behind you", "Arms big and quick", "Stop when the steps get shorter"],
      "progressions": ["Start from a half-turn", "Start from one knee"]
    },
    "de": {
      "title": "Starts am Hang",
      "aim": "In den ersten Schritten kräftig abdrücken.",
      "steps": [
        "Such einen sanften Grashang von fünfzehn Metern. Wärm dich zehn Minuten auf.",
        "Sprinte aus dem Stand mit großem Abdruck hinauf; der Hang hilft dir beim Vorlehnen.",
        "Geh langsam hinunter und warte, bis du ruhig atmest, mindestens neunzig Sekunden.",
        "Vier Läufe, drei Minuten Pause, vier Läufe. Zum Schluss zwei Starts in der Ebene."
      ],
      "points": ["Den Boden nach hinten wegdrücken", "Arme groß und schnell", "Aufhören, wenn die Schritte kürzer werden"],
      "progressions": ["Start aus der Halbdrehung", "Start aus dem Kniestand"]
    },
    "bg": {
      "title": "Старт нагоре",
      "aim": "Да се оттласкваш мощно в първите крачки.",
      "steps": [
        "Намери лек тревист наклон от петнадесет метра. Загрей десет минути.",
        "Спринтирай нагоре от място със силно оттласкване; наклонът ти помага да се наведеш напред.",
        "Слез бавно и изчакай да дишаш спокойно, поне деветдесет секунди.",
        "Четири бягания, три минути почивка, четири бягания. Накрая два старта на равно."
      ],
      "points": ["Бутай земята назад", "Ръцете са широки и бързи", "Спри, когато крачките станат къси"],
      "progressions": ["Старт от полуоборот", "Старт от колянка"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "bounce-and-clap", "topic": "coordination", "place": "anywhere", "ages": [6, 12],
  "level": 1, "minutes": 7, "sets": 5, "repetitions": 8, "intensity": "low",
  "equipment": ["tennis_ball"],
  "texts": {
    "en": {
      "title": "Bounce, clap, catch",
      "aim": "Let eyes and hands work together.",
      "steps": [
        "Stand on a hard floor with a tennis ball or another small ball that bounces.",
        "Bounce it, clap once, catch it with both hands. Eight times.",
        "Bounce, clap behind the back, catch. Then catch with the right hand only, with the left only.",
        "Last: bounce it on one leg, and change the leg after four."
      ],
      "points": ["Watch the ball all the way into the hand", "Bounce beside the foot, not on it", "Knees soft"],
      "progressions": ["Turn round once before you catch", "Two balls at the same time, one in each hand"]
    },
    "de": {
      "title": "Prellen, klatschen, fangen",
      "aim": "Augen und Hände zusammenarbeiten lassen.",
      "steps": [
        "Steh auf hartem Boden mit einem Tennisball oder einem anderen kleinen Ball, der springt.",
        "Prellen, einmal klatschen, mit beiden Händen fangen. Achtmal.",
        "Prellen, hinter dem Rücken klatschen, fangen. Dann nur mit rechts, dann nur mit links fangen.",
        "Zuletzt auf einem Bein; nach vier Bällen Bein wechseln."
      ],
      "points": ["Den Ball bis in die Hand anschauen", "Neben den Fuß prellen, nicht darauf", "Weiche Knie"],
      "progressions": ["Vor dem Fangen einmal umdrehen", "Zwei Bälle gleichzeitig, in jeder Hand einer"]
    },
    "bg": {
      "title": "Тупни, плесни, хвани",
      "aim": "Очите и ръцете да работят заедно.",
      "steps": [
        "Застани на твърд под с тенис топка или друга малка топка, която отскача.",
        "Тупни я, плесни веднъж, хвани с две ръце. Осем пъти.",
        "Тупни, плесни зад гърба, хвани. После хващай само с дясната, само с лявата ръка.",
        "Накрая стой на един крак и след четири топки го смени."
      ],
      "points": ["Гледай топката чак до ръката", "Тупкай до крака, не върху него", "Меки колене"],
      "progressions": ["Преди да хванеш, се завърти веднъж", "Две топки едновременно, по една във всяка ръка"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "sock-juggling-hands", "topic": "coordination", "place": "room", "ages": [8, 19],
  "level": 3, "minutes": 8, "sets": 5, "intensity": "low",
  "equipment": [],
  "measure": "repetitions", "target": 12,
  "texts": {
    "en": {
      "title": "Juggling three socks",
      "aim": "Train rhythm and a wide view with hands only.",
      "steps": [
        "Roll up three pairs of socks. Stand in front of a bed, so that you need not bend down far.",
        "One sock: throw it in an arc at eye height from hand to hand. Ten times.",
        "Two socks: throw the second when the first is at the top. Left, right, catch, catch.",
        "Three socks: start with the hand that holds two. First only three throws, then stop."
      ],
      "points": ["Look at the top of the arc, not at the hands", "Elbows at your sides", "Even throws are more use than quick ones"],
      "progressions": ["Stand on one leg", "Talk with somebody while you juggle"],
      "measuring": "Count the throws with three socks before one falls; the best of ten tries."
    },
    "de": {
      "title": "Drei Socken jonglieren",
      "aim": "Nur mit den Händen Rhythmus und weiten Blick üben.",
      "steps": [
        "Roll drei Paar Socken zusammen. Stell dich vor ein Bett, dann musst du dich nicht weit bücken.",
        "Eine Socke: in einem Bogen auf Augenhöhe von Hand zu Hand werfen. Zehnmal.",
        "Zwei Socken: die zweite werfen, wenn die erste oben ist. Links, rechts, fangen, fangen.",
        "Drei Socken: Die Hand mit zweien beginnt. Zuerst nur drei Würfe, dann Halt."
      ],
      "points": ["Auf den höchsten Punkt schauen, nicht auf die Hände", "Ellbogen am Körper", "Gleichmäßig hilft mehr als schnell"],
      "progressions": ["Auf einem Bein stehen", "Beim Jonglieren mit jemandem reden"],
      "measuring": "Zähl die Würfe mit drei Socken, bis eine fällt; der beste von zehn Versuchen gilt."
    },
    "bg": {
      "title": "Жонглиране с три чорапа",
      "aim": "Да упражняваш ритъм и широк поглед само с ръце.",
      "steps": [
        "Навий три чифта чорапи. Застани пред легло, за да не се навеждаш ниско.",
        "Един чорап: хвърляй го в дъга на височината на очите от ръка в ръка. Десет пъти.",
        "Два чорапа: хвърли втория, когато първият е най-високо. Ляв, десен, хващане, хващане.",
        "Три чорапа: започва ръката с двата. Отначало само три хвърляния и спри."
      ],
      "points": ["Гледай най-високата точка, не ръцете", "Лактите са до тялото", "Равното помага повече от бързото"],
      "progressions": ["Стой на един крак", "Говори с някого, докато жонглираш"],
      "measuring": "Преброй хвърлянията с три чорапа, преди някой да падне; важи най-добрият от десет опита."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "cross-dance", "topic": "coordination", "place": "room", "ages": [6, 13],
  "level": 1, "minutes": 6, "sets": 4, "intensity": "low",
  "equipment": [],
  "texts": {
    "en": {
      "title": "The crossing dance",
      "aim": "Cross the middle of the body with hands and feet in rhythm.",
      "steps": [
        "Put on music. Touch the left knee with the right hand, then the right knee with the left hand. Sixteen beats.",
        "Behind the back: right hand to the left heel, left hand to the right heel. Sixteen beats.",
        "Step across: right foot in front of the left, back, left in front of the right. Sixteen beats.",
        "Put all three together and add a turn of your own at the end. Four rounds."
      ],
      "points": ["Upright body, lift the knee", "Keep to the beat, small movements are fine", "Slow down if you get mixed up"],
      "progressions": ["Say left and right aloud", "The hands do the first part while the feet do the third"]
    },
    "de": {
      "title": "Der Überkreuztanz",
      "aim": "Mit Händen und Füßen im Rhythmus die Körpermitte kreuzen.",
      "steps": [
        "Mach Musik an. Rechte Hand ans linke Knie, linke Hand ans rechte Knie. Sechzehn Schläge.",
        "Hinter dem Rücken: rechte Hand an die linke Ferse, linke Hand an die rechte. Sechzehn Schläge.",
        "Kreuzschritt: rechter Fuß vor den linken, zurück, linker vor den rechten. Sechzehn Schläge.",
        "Häng alle drei aneinander und füg am Ende eine eigene Drehung dazu. Vier Runden."
      ],
      "points": ["Aufrecht bleiben, Knie heben", "Im Takt bleiben, kleine Bewegungen reichen", "Langsamer, wenn du durcheinanderkommst"],
      "progressions": ["Links und rechts laut mitsagen", "Die Hände machen Teil eins, die Füße gleichzeitig Teil drei"]
    },
    "bg": {
      "title": "Кръстосан танц",
      "aim": "Да пресичаш средата на тялото с ръце и крака в ритъм.",
      "steps": [
        "Пусни музика. Дясната ръка към лявото коляно, лявата към дясното. Шестнадесет такта.",
        "Зад гърба: дясната ръка към лявата пета, лявата към дясната. Шестнадесет такта.",
        "Кръстосана стъпка: десният крак пред левия, връщане, левият пред десния. Шестнадесет такта.",
        "Свържи трите и накрая добави свое завъртане. Четири серии."
      ],
      "points": ["Изправено тяло, вдигай коляното", "Следвай такта, малките движения стигат", "Ако се объркаш, забави"],
      "progressions": ["Казвай на глас ляво и дясно", "Ръцете правят първата част, а краката едновременно третата"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "floor-is-lava", "topic": "coordination", "place": "room", "ages": [5, 9],
  "level": 1, "minutes": 8, "sets": 4, "intensity": "medium",
  "equipment": ["mat"],
  "texts": {
    "en": {
      "title": "The floor is lava",
      "aim": "Jump, land and keep your balance from island to island.",
      "steps": [
        "Lay out cushions or mats that do not slip as islands, one big step apart, away from table corners.",
        "Cross the room without touching the lava. Stand on each island until you are quite still.",
        "Take a rolled pair of socks along as a treasure and throw it into a basket at the end.",
        "Go back on other ways: sideways, on one leg, on all fours. Four crossings."
      ],
      "points": ["Look first, then jump", "Land on both feet, knees bent", "Stand like a flamingo for a moment"],
      "progressions": ["Islands further apart or fewer of them", "Throw the treasure from island to island and catch it"]
    },
    "de": {
      "title": "Der Boden ist Lava",
      "aim": "Von Insel zu Insel springen, landen und das Gleichgewicht halten.",
      "steps": [
        "Leg rutschfeste Kissen oder Matten als Inseln aus, einen großen Schritt auseinander, weg von Tischkanten.",
        "Durchquer das Zimmer, ohne die Lava zu berühren. Bleib auf jeder Insel, bis du ganz ruhig stehst.",
        "Nimm ein gerolltes Paar Socken als Schatz mit und wirf es am Ende in einen Korb.",
        "Zurück auf andere Art: seitwärts, auf einem Bein, auf allen vieren. Vier Überquerungen."
      ],
      "points": ["Erst schauen, dann springen", "Mit beiden Füßen landen, Knie gebeugt", "Einen Moment stehen wie ein Flamingo"],
      "progressions": ["Inseln weiter auseinander oder weniger davon", "Den Schatz von Insel zu Insel werfen und fangen"]
    },
    "bg": {
      "title": "Подът е лава",
      "aim": "Да скачаш от остров на остров, да се приземяваш и да пазиш равновесие.",
      "steps": [
        "Постави за острови възглавници или постелки, които не се хлъзгат, на една голяма крачка и далеч от ръбове на маси.",
        "Прекоси стаята, без да докоснеш лавата. На всеки остров остани, докато стоиш съвсем спокойно.",
        "Вземи за съкровище навит чифт чорапи и накрая го хвърли в кош.",
        "Върни се по друг начин: странично, на един крак, на четири крака. Четири преминавания."
      ],
      "points": ["Първо гледай, после скачай", "Приземявай се на два крака, със свити колене", "Постой за миг като фламинго"],
      "progressions": ["Островите са по-далеч или по-малко", "Хвърляй съкровището от остров на остров и го хващай"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "jump-and-freeze", "topic": "coordination", "place": "yard", "ages": [9, 19],
  "level": 2, "minutes": 10, "sets": 4, "repetitions": 6, "intensity": "medium",
  "equipment": [],
  "texts": {
    "en": {
      "title": "Jump and freeze",
      "aim": "Land safely, so that knees and ankles are protected.",
      "steps": [
        "Stand on grass or another soft surface, feet as wide as the hips.",
        "Jump up half as high as you could and freeze on landing for three seconds.",
        "Six times up, six times forwards, six times to the right and left.",
        "Then take off from two legs and land on one. Six for each leg, only as far as you stand still."
      ],
      "points": ["Quiet landing: toes first, then the heel", "Knee over the toes, never inwards", "Hips back, chest proud"],
      "progressions": ["Quarter turn in the air", "Somebody throws you a ball while you stand on one leg"]
    },
    "de": {
      "title": "Springen und einfrieren",
      "aim": "Sicher landen, damit Knie und Knöchel geschützt sind.",
      "steps": [
        "Steh auf Rasen oder einer anderen weichen Fläche, Füße hüftbreit.",
        "Spring halb so hoch, wie du könntest, und bleib bei der Landung drei Sekunden eingefroren.",
        "Sechsmal hoch, sechsmal nach vorn, sechsmal nach rechts und links.",
        "Dann mit zwei Beinen abspringen und auf einem landen. Sechs pro Bein, nur so weit, dass du ruhig stehst."
      ],
      "points": ["Leise landen: erst die Zehen, dann die Ferse", "Knie über den Zehen, nie nach innen", "Hüfte zurück, Brust stolz"],
      "progressions": ["Vierteldrehung in der Luft", "Jemand wirft dir im Einbeinstand einen Ball zu"]
    },
    "bg": {
      "title": "Скочи и замръзни",
      "aim": "Да се приземяваш сигурно, за да пазиш колената и глезените.",
      "steps": [
        "Застани на трева или друга мека повърхност, стъпалата на ширината на таза.",
        "Скочи наполовина от това, което можеш, и при приземяването замръзни за три секунди.",
        "Шест пъти нагоре, шест напред, шест надясно и наляво.",
        "После отскачай от два крака и се приземявай на един. По шест на крак, само докъдето можеш да спреш."
      ],
      "points": ["Тихо приземяване: първо пръстите, после петата", "Коляното е над пръстите, никога навътре", "Тазът назад, гърдите горди"],
      "progressions": ["Четвърт завъртане във въздуха", "Някой ти подхвърля топка, докато стоиш на един крак"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "catch-the-ruler", "topic": "coordination", "place": "room", "ages": [7, 19],
  "level": 1, "minutes": 6, "sets": 4, "repetitions": 5, "intensity": "low",
  "equipment": [],
  "people": 2,
  "texts": {
    "en": {
      "title": "Catch the ruler",
      "aim": "React with the hands and then with the feet.",
      "steps": [
        "One holds a ruler by its upper end, the other has thumb and finger open at the lower end.",
        "It is let go without a sign. Catch it and read the number at your thumb: small is quick.",
        "Five times with each hand, then change.",
        "Now with the foot: a rolled sock falls from hip height, stop it on the floor with the sole at once."
      ],
      "points": ["Look at the ruler, not at the face", "Breathe out, stay loose", "Change before the eyes get tired"],
      "progressions": ["Count back from twenty in twos while you wait", "Eyes closed: the other says 'now'"]
    },
    "de": {
      "title": "Das Lineal fangen",
      "aim": "Erst mit den Händen, dann mit den Füßen reagieren.",
      "steps": [
        "Der eine hält ein Lineal am oberen Ende, der andere hat unten Daumen und Finger offen.",
        "Es fällt ohne Zeichen. Fang es und lies die Zahl am Daumen ab: Klein ist schnell.",
        "Fünfmal mit jeder Hand, dann tauschen.",
        "Jetzt mit dem Fuß: Eine gerollte Socke fällt aus Hüfthöhe, stopp sie am Boden sofort mit der Sohle."
      ],
      "points": ["Auf das Lineal schauen, nicht ins Gesicht", "Ausatmen, locker bleiben", "Tauschen, bevor die Augen müde werden"],
      "progressions": ["Beim Warten in Zweierschritten von zwanzig rückwärts zählen", "Augen zu: Der andere sagt „jetzt“"]
    },
    "bg": {
      "title": "Хвани линията",
      "aim": "Да реагираш първо с ръце, после с крака.",
      "steps": [
        "Единият държи линия за чертане за горния край, другият е с отворени пръсти при долния.",
        "Линията пада без знак. Хвани я и виж числото до палеца: малкото значи бързо.",
        "По пет пъти с всяка ръка, после смяна.",
        "Сега с крак: навит чорап пада от кръста, спри го веднага на пода с подметка."
      ],
      "points": ["Гледай линията, не лицето", "Издишай и се отпусни", "Сменете се, преди очите да се уморят"],
      "progressions": ["Докато чакаш, брой назад от двадесет през две", "Затворени очи: другият казва „сега“"]
    }
  }
}
$json$);
