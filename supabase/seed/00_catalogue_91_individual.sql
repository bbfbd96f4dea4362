-- Individual exercises, the platform's catalogue: what a player practises alone with little space.

select private.import_individual_exercise($json$
{
  "slug": "wall-passes-both-feet", "topic": "passing", "place": "wall", "ages": [8, 19],
  "level": 2, "minutes": 12, "sets": 4, "repetitions": 20, "intensity": "medium",
  "equipment": ["ball", "wall", "cones"],
  "measure": "repetitions", "target": 14,
  "texts": {
    "en": {
      "title": "Wall passes with both feet",
      "aim": "Firm, flat passes with the inside of either foot.",
      "steps": [
        "Mark a goal one metre wide on the wall and stand five metres away.",
        "Twenty passes with the right foot into the goal, taking the ball under control each time.",
        "Twenty with the left, then twenty alternating.",
        "Last round first time: no control, straight back."
      ],
      "points": ["Standing foot beside the ball, toes to the target", "Lock the ankle", "On your toes before the ball comes back"],
      "progressions": ["One step further back after every full round", "Only first-time passes count"],
      "measuring": "Count the passes into the goal out of twenty from five metres, ten with each foot."
    },
    "de": {
      "title": "Wandpass mit beiden Füßen",
      "aim": "Scharfe, flache Pässe mit der Innenseite, links wie rechts.",
      "steps": [
        "Markiere an der Wand ein Tor von einem Meter Breite und stell dich fünf Meter davor.",
        "Zwanzig Pässe mit rechts ins Tor, den Ball jedes Mal erst kontrollieren.",
        "Zwanzig mit links, danach zwanzig im Wechsel.",
        "Letzte Runde direkt: ohne Kontrolle zurück an die Wand."
      ],
      "points": ["Standbein neben den Ball, Fußspitze zum Ziel", "Fußgelenk fest", "Auf den Ballen stehen, bevor der Ball zurückkommt"],
      "progressions": ["Nach jeder fehlerfreien Runde einen Schritt zurück", "Nur direkte Pässe zählen"],
      "measuring": "Zähl bei zwanzig Pässen aus fünf Metern, zehn mit jedem Fuß, die Treffer ins Tor."
    },
    "bg": {
      "title": "Пасове в стена с двата крака",
      "aim": "Силни, плътни пасове с вътрешната част – и с левия, и с десния крак.",
      "steps": [
        "Отбележи на стената врата, широка един метър, и застани на пет метра от нея.",
        "Двадесет паса с десния крак, като всеки път първо овладяваш топката.",
        "Двадесет с левия, после двадесет на смени.",
        "Последна серия с едно докосване: без спиране, направо обратно."
      ],
      "points": ["Опорният крак е до топката, пръстите сочат целта", "Стегнат глезен", "На пръсти, преди топката да се върне"],
      "progressions": ["След всяка пълна серия – крачка назад", "Броят се само пасовете от едно докосване"],
      "measuring": "От двадесет паса от пет метра, по десет с всеки крак, преброй попаденията във вратата."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "first-touch-off-the-wall", "topic": "first_touch", "place": "wall", "ages": [9, 19],
  "level": 3, "minutes": 12, "sets": 4, "repetitions": 12, "intensity": "medium",
  "equipment": ["ball", "wall", "cones"],
  "measure": "repetitions", "target": 8,
  "texts": {
    "en": {
      "title": "First touch through the gate",
      "aim": "Take the ball away from pressure with the first touch.",
      "steps": [
        "Put two gates of one metre left and right behind you, six metres from the wall.",
        "Pass against the wall, look over your shoulder and choose a gate.",
        "Turn through it with one touch and stop the ball behind the line.",
        "Twelve times: inside of the foot, outside, sole, and four as you like."
      ],
      "points": ["Look before the ball arrives", "Half-turned, never flat to the wall", "Soft foot, second step fast"],
      "progressions": ["Somebody calls the gate at the last moment", "Use the weaker foot only"],
      "measuring": "Out of twelve balls, count those you take through a gate with one touch and stop behind the line."
    },
    "de": {
      "title": "Erster Kontakt durchs Tor",
      "aim": "Den Ball mit dem ersten Kontakt aus dem Druck mitnehmen.",
      "steps": [
        "Stell sechs Meter von der Wand links und rechts hinter dir je ein Hütchentor von einem Meter auf.",
        "Pass gegen die Wand, Schulterblick und ein Tor aussuchen.",
        "Mit einem Kontakt hindurchdrehen und den Ball hinter der Linie stoppen.",
        "Zwölfmal: Innenseite, Außenseite, Sohle und vier nach Wahl."
      ],
      "points": ["Schauen, bevor der Ball kommt", "Offen stehen, nie frontal zur Wand", "Weicher Fuß, zweiter Schritt schnell"],
      "progressions": ["Jemand ruft das Tor im letzten Moment", "Nur mit dem schwächeren Fuß"],
      "measuring": "Zähl bei zwölf Bällen die, die du mit einem Kontakt durch ein Tor mitnimmst und hinter der Linie stoppst."
    },
    "bg": {
      "title": "Първо докосване през вратичката",
      "aim": "Да изведеш топката от напрежението още с първото докосване.",
      "steps": [
        "На шест метра от стената сложи зад себе си две вратички по един метър – лява и дясна.",
        "Подай в стената, погледни през рамо и избери вратичка.",
        "Завърти се през нея с едно докосване и спри топката зад линията.",
        "Дванадесет пъти: с вътрешната част, с външната, с подметката и четири по избор."
      ],
      "points": ["Гледай, преди топката да е дошла", "Полуобърнат, никога с лице право към стената", "Мек крак, бърза втора крачка"],
      "progressions": ["Някой казва вратичката в последния момент", "Само с по-слабия крак"],
      "measuring": "От дванадесет топки преброй тези, които извеждаш с едно докосване през вратичка и спираш зад линията."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "juggling-ladder", "topic": "ball_mastery", "place": "anywhere", "ages": [7, 19],
  "level": 2, "minutes": 10, "sets": 5, "repetitions": 10, "intensity": "low",
  "equipment": ["ball"],
  "measure": "repetitions", "target": 10,
  "texts": {
    "en": {
      "title": "Juggling ladder",
      "aim": "Feeling for the ball; a personal record that grows week by week.",
      "steps": [
        "Drop the ball, one touch, catch. Ten times, right and left in turn.",
        "Two touches and catch, then three, then four: each number is a rung.",
        "A rung counts when you manage it twice in a row.",
        "Write down the rung you reached."
      ],
      "points": ["Foot flat like a table, toes slightly up", "Ball no higher than the hip", "Stay loose in the knee"],
      "progressions": ["Feet strictly in turn", "One touch with the thigh in between"],
      "measuring": "Write down the highest rung you managed twice in a row."
    },
    "de": {
      "title": "Jonglierleiter",
      "aim": "Ballgefühl – und ein eigener Rekord, der Woche für Woche wächst.",
      "steps": [
        "Ball fallen lassen, ein Kontakt, fangen. Zehnmal, rechts und links im Wechsel.",
        "Zwei Kontakte und fangen, dann drei, dann vier: Jede Zahl ist eine Sprosse.",
        "Eine Sprosse zählt, wenn du sie zweimal hintereinander schaffst.",
        "Schreib auf, bis zu welcher Sprosse du gekommen bist."
      ],
      "points": ["Fuß flach wie ein Tisch, Zehen leicht hoch", "Ball höchstens hüfthoch", "Locker im Knie"],
      "progressions": ["Streng abwechselnd links und rechts", "Ein Kontakt mit dem Oberschenkel dazwischen"],
      "measuring": "Schreib die höchste Sprosse auf, die du zweimal hintereinander geschafft hast."
    },
    "bg": {
      "title": "Стълба с жонглиране",
      "aim": "Усет към топката и личен рекорд, който расте всяка седмица.",
      "steps": [
        "Пусни топката, едно докосване, хвани я. Десет пъти, ляв и десен крак на смени.",
        "Две докосвания и хващане, после три, после четири: всяко число е стъпало.",
        "Стъпалото се брои, когато го направиш два пъти подред.",
        "Запиши до кое стъпало си стигнал."
      ],
      "points": ["Ходилото е равно като маса, пръстите леко нагоре", "Топката – най-много до кръста", "Отпуснато коляно"],
      "progressions": ["Строго ляв – десен", "По едно докосване с бедро между тях"],
      "measuring": "Запиши най-високото стъпало, което си направил два пъти подред."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "sole-rolls-and-toe-taps", "topic": "ball_mastery", "place": "room", "ages": [6, 13],
  "level": 1, "minutes": 8, "sets": 6, "intensity": "medium",
  "equipment": ["ball", "timer"],
  "measure": "repetitions", "target": 50,
  "texts": {
    "en": {
      "title": "Sole rolls and toe taps",
      "aim": "Quick feet and many touches on two square metres.",
      "steps": [
        "Thirty seconds of toe taps on top of the ball, then rest for thirty.",
        "Thirty seconds of passes between the insides of your feet, then rest.",
        "Thirty seconds of rolling the ball sideways with the sole, right and left.",
        "The same three again, this time looking up as often as you can."
      ],
      "points": ["Light on your feet", "Knees bent, arms away from the body", "Eyes up: count the fingers somebody shows you"],
      "progressions": ["Move forwards and backwards while tapping"],
      "measuring": "Count the toe taps in thirty seconds."
    },
    "de": {
      "title": "Sohle und Tippschritte",
      "aim": "Flinke Füße und viele Kontakte auf zwei Quadratmetern.",
      "steps": [
        "Dreißig Sekunden mit den Fußspitzen oben auf den Ball tippen, dreißig Sekunden Pause.",
        "Dreißig Sekunden den Ball zwischen den Innenseiten pendeln, Pause.",
        "Dreißig Sekunden den Ball mit der Sohle seitlich rollen, rechts und links.",
        "Alle drei noch einmal, jetzt so oft wie möglich hochschauen."
      ],
      "points": ["Leicht auf den Füßen", "Knie gebeugt, Arme vom Körper weg", "Blick hoch: zähl die Finger, die dir jemand zeigt"],
      "progressions": ["Beim Tippen vorwärts und rückwärts gehen"],
      "measuring": "Zähl die Tipper auf den Ball in dreißig Sekunden."
    },
    "bg": {
      "title": "Подметка и бързи почуквания",
      "aim": "Пъргави крака и много докосвания на два квадратни метра.",
      "steps": [
        "Тридесет секунди почуквания с пръсти върху топката, тридесет секунди почивка.",
        "Тридесет секунди топката ходи между вътрешните части на двата крака, почивка.",
        "Тридесет секунди търкаляй топката настрани с подметката, с десния и с левия.",
        "И трите още веднъж, този път гледай нагоре колкото може по-често."
      ],
      "points": ["Леко стъпвай", "Свити колене, ръцете встрани от тялото", "Погледът е горе: преброй пръстите, които ти показват"],
      "progressions": ["Движи се напред и назад, докато почукваш"],
      "measuring": "Преброй почукванията върху топката за тридесет секунди."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "weak-foot-slalom", "topic": "dribbling", "place": "yard", "ages": [8, 16],
  "level": 2, "minutes": 12, "sets": 6, "repetitions": 2, "intensity": "medium",
  "equipment": ["ball", "bottles"],
  "measure": "repetitions", "target": 15,
  "texts": {
    "en": {
      "title": "Slalom with the weaker foot",
      "aim": "Close control with the foot that usually only stands.",
      "steps": [
        "Six bottles in a row, one big step apart.",
        "Through and back with the weaker foot only, inside and outside.",
        "After the last bottle five quick steps with the ball, then walk back.",
        "Take the time on the first and the last run."
      ],
      "points": ["A touch with every step", "Ball in front of the weaker foot, not between the feet", "Look up between two bottles"],
      "progressions": ["Bottles closer together", "Outside of the foot only"],
      "measuring": "Count the bottles you dribble past in thirty seconds with the weaker foot; turn at the end and carry on."
    },
    "de": {
      "title": "Slalom mit dem schwachen Fuß",
      "aim": "Enge Ballführung mit dem Fuß, der sonst nur steht.",
      "steps": [
        "Sechs Flaschen in einer Reihe, jeweils einen großen Schritt auseinander.",
        "Hin und zurück nur mit dem schwächeren Fuß, Innen- und Außenseite.",
        "Nach der letzten Flasche fünf schnelle Schritte mit Ball, dann zurückgehen.",
        "Stopp die Zeit beim ersten und beim letzten Lauf."
      ],
      "points": ["Bei jedem Schritt ein Kontakt", "Ball vor dem schwachen Fuß, nicht zwischen den Füßen", "Zwischen zwei Flaschen hochschauen"],
      "progressions": ["Flaschen enger stellen", "Nur mit der Außenseite"],
      "measuring": "Zähl die Flaschen, an denen du in dreißig Sekunden mit dem schwächeren Fuß vorbeidribbelst; am Ende wenden und weiter."
    },
    "bg": {
      "title": "Слалом с по-слабия крак",
      "aim": "Близък контрол с крака, който обикновено само стои.",
      "steps": [
        "Шест бутилки в редица, на една голяма крачка разстояние.",
        "Отиване и връщане само с по-слабия крак, с вътрешната и външната част.",
        "След последната бутилка пет бързи крачки с топката, после се върни ходом.",
        "Засечи времето на първото и на последното минаване."
      ],
      "points": ["Докосване на всяка крачка", "Топката е пред слабия крак, не между краката", "Гледай нагоре между две бутилки"],
      "progressions": ["Бутилките по-близо една до друга", "Само с външната част"],
      "measuring": "Преброй бутилките, покрай които минаваш за тридесет секунди с по-слабия крак; накрая обърни и продължи."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "three-turns", "topic": "dribbling", "place": "yard", "ages": [8, 15],
  "level": 2, "minutes": 10, "sets": 3, "repetitions": 8, "intensity": "medium",
  "equipment": ["ball", "cones"],
  "measure": "repetitions", "target": 10,
  "texts": {
    "en": {
      "title": "Three turns",
      "aim": "Change direction safely: drag-back, inside cut, and the turn behind the standing leg.",
      "steps": [
        "Two cones ten steps apart. Dribble from one to the other.",
        "Eight times the drag-back: sole on the ball, pull, turn.",
        "Eight times the inside cut: body low, hook the ball round the cone.",
        "Eight times the turn behind the standing leg: pretend to pass first."
      ],
      "points": ["Slow in, fast out", "Body between ball and cone", "Sell the fake with shoulder and eyes"],
      "progressions": ["Two sprinting steps after each turn", "Choose the turn only at the cone"],
      "measuring": "Count the turns you manage in one minute between two cones ten steps apart."
    },
    "de": {
      "title": "Drei Drehungen",
      "aim": "Sicher die Richtung wechseln: Sohle zurück, Innenhaken und Drehung hinter dem Standbein.",
      "steps": [
        "Zwei Hütchen, zehn Schritte auseinander. Dribble von einem zum anderen.",
        "Achtmal Sohle zurück: Fuß auf den Ball, ziehen, drehen.",
        "Achtmal Innenhaken: tief gehen, den Ball um das Hütchen haken.",
        "Achtmal hinter dem Standbein: erst den Pass antäuschen."
      ],
      "points": ["Langsam hinein, schnell heraus", "Körper zwischen Ball und Hütchen", "Die Täuschung mit Schulter und Blick verkaufen"],
      "progressions": ["Nach jeder Drehung zwei Sprintschritte", "Erst am Hütchen entscheiden"],
      "measuring": "Zähl die Drehungen, die du in einer Minute zwischen zwei Hütchen mit zehn Schritten Abstand schaffst."
    },
    "bg": {
      "title": "Три обръщания",
      "aim": "Сигурна смяна на посоката: с подметката назад, с рязане с вътрешната част и зад опорния крак.",
      "steps": [
        "Два конуса на десет крачки. Води топката от единия до другия.",
        "Осем пъти с подметката: стъпи на топката, дръпни, обърни се.",
        "Осем пъти с вътрешната част: сниши се и завий топката около конуса.",
        "Осем пъти зад опорния крак: първо излъжи, че ще подадеш."
      ],
      "points": ["Бавно влизаш, бързо излизаш", "Тялото е между топката и конуса", "Лъжи с рамото и с погледа"],
      "progressions": ["Две спринтови крачки след всяко обръщане", "Избирай обръщането чак при конуса"],
      "measuring": "Преброй обръщанията за една минута между два конуса на десет крачки."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "feint-and-go", "topic": "dribbling", "place": "yard", "ages": [9, 19],
  "level": 3, "minutes": 15, "sets": 4, "repetitions": 6, "intensity": "high",
  "equipment": ["ball", "cones"],
  "measure": "repetitions", "target": 9,
  "texts": {
    "en": {
      "title": "Feint and go",
      "aim": "Beat an opponent with one feint and a change of pace.",
      "steps": [
        "One cone is the defender, a gate of two metres stands five metres behind it.",
        "Dribble at the cone, feint one big step in front of it: body swerve, step-over or both.",
        "Push the ball past the other side and sprint through the gate.",
        "Six runs to each side, walk back between them."
      ],
      "points": ["Attack the defender at speed you can control", "Feint early enough: one step before", "The second touch is long"],
      "progressions": ["Finish with a shot", "Let a friend defend with hands behind the back"],
      "measuring": "Out of twelve runs, six to each side, count those in which the ball goes through the gate under control."
    },
    "de": {
      "title": "Täuschen und weg",
      "aim": "Den Gegner mit einer Finte und Tempowechsel ausspielen.",
      "steps": [
        "Ein Hütchen ist der Verteidiger, fünf Meter dahinter steht ein Tor von zwei Metern.",
        "Auf das Hütchen zudribbeln und einen großen Schritt davor täuschen: Körpertäuschung, Übersteiger oder beides.",
        "Den Ball auf der anderen Seite vorbeilegen und durch das Tor sprinten.",
        "Sechs Läufe zu jeder Seite, dazwischen zurückgehen."
      ],
      "points": ["Mit Tempo, das du kontrollierst", "Früh genug täuschen: einen Schritt davor", "Der zweite Kontakt ist lang"],
      "progressions": ["Mit Torschuss abschließen", "Ein Freund verteidigt mit den Händen auf dem Rücken"],
      "measuring": "Zähl bei zwölf Läufen, sechs zu jeder Seite, die, bei denen der Ball kontrolliert durchs Tor geht."
    },
    "bg": {
      "title": "Финт и тръгвай",
      "aim": "Да преодолееш противник с един финт и смяна на темпото.",
      "steps": [
        "Един конус е защитникът, на пет метра зад него има вратичка от два метра.",
        "Води към конуса и една голяма крачка преди него направи финт: с тялото, с прекрачване или и двете.",
        "Побутни топката от другата страна и спринтирай през вратичката.",
        "По шест пъти на всяка страна, връщай се ходом."
      ],
      "points": ["Нападай със скорост, която владееш", "Финтът е навреме: крачка преди защитника", "Второто докосване е дълго"],
      "progressions": ["Завърши с удар", "Приятел защитава с ръце зад гърба"],
      "measuring": "От дванадесет минавания, по шест на страна, преброй тези, в които топката минава овладяна през вратичката."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "rope-rhythm", "topic": "coordination", "place": "anywhere", "ages": [8, 19],
  "level": 2, "minutes": 8, "sets": 6, "intensity": "medium",
  "equipment": ["rope", "timer"],
  "measure": "repetitions", "target": 50,
  "texts": {
    "en": {
      "title": "Rope rhythm",
      "aim": "Springy ankles, rhythm and stamina without a ball.",
      "steps": [
        "Thirty seconds with both feet, thirty seconds rest.",
        "Thirty seconds running on the spot over the rope, rest.",
        "Thirty seconds right leg, then left leg, changing after every fifth jump.",
        "Repeat all three once more."
      ],
      "points": ["Land quietly on the balls of your feet", "Turn from the wrist", "Back straight, breathe evenly"],
      "progressions": ["Forty seconds of work, twenty of rest", "Crossed arms on every tenth jump"],
      "measuring": "Count the jumps with both feet in thirty seconds; carry on counting after a mistake."
    },
    "de": {
      "title": "Seilspringen im Rhythmus",
      "aim": "Federnde Fußgelenke, Rhythmus und Ausdauer ohne Ball.",
      "steps": [
        "Dreißig Sekunden beidbeinig, dreißig Sekunden Pause.",
        "Dreißig Sekunden im Laufschritt auf der Stelle, Pause.",
        "Dreißig Sekunden einbeinig, Wechsel nach jedem fünften Sprung.",
        "Alles noch einmal."
      ],
      "points": ["Leise auf den Ballen landen", "Aus dem Handgelenk drehen", "Rücken gerade, gleichmäßig atmen"],
      "progressions": ["Vierzig Sekunden springen, zwanzig Pause", "Bei jedem zehnten Sprung Arme kreuzen"],
      "measuring": "Zähl die beidbeinigen Sprünge in dreißig Sekunden; nach einem Fehler zählst du weiter."
    },
    "bg": {
      "title": "Въже в ритъм",
      "aim": "Пружиниращи глезени, ритъм и издръжливост без топка.",
      "steps": [
        "Тридесет секунди с двата крака, тридесет секунди почивка.",
        "Тридесет секунди бягане на място през въжето, почивка.",
        "Тридесет секунди на един крак, смяна след всеки пети подскок.",
        "Повтори всичко още веднъж."
      ],
      "points": ["Приземявай се тихо на пръсти", "Върти от китката", "Изправен гръб, равномерно дишане"],
      "progressions": ["Четиридесет секунди работа, двадесет почивка", "Кръстосани ръце на всеки десети подскок"],
      "measuring": "Преброй скоковете с два крака за тридесет секунди; сгрешиш ли, продължи броенето."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "one-leg-balance-with-ball", "topic": "coordination", "place": "room", "ages": [8, 19],
  "level": 2, "minutes": 8, "sets": 3, "repetitions": 8, "intensity": "low",
  "equipment": ["ball", "wall"],
  "measure": "seconds", "target": 30,
  "texts": {
    "en": {
      "title": "Standing on one leg with the ball",
      "aim": "A steady standing leg for passing, shooting and landing.",
      "steps": [
        "Stand on one leg, knee slightly bent, and circle the ball round your hips eight times.",
        "Throw the ball against the wall and catch it, eight times.",
        "Draw a big eight on the floor with the free foot.",
        "Change legs. Three rounds."
      ],
      "points": ["Knee above the toes, not inwards", "Hips level", "Look at one point"],
      "progressions": ["On a folded towel", "Eyes closed for the circles"],
      "measuring": "Take the seconds you stand on the weaker leg while the ball circles your hips."
    },
    "de": {
      "title": "Einbeinstand mit Ball",
      "aim": "Ein sicheres Standbein für Pass, Schuss und Landung.",
      "steps": [
        "Auf einem Bein stehen, Knie leicht gebeugt, den Ball achtmal um die Hüfte kreisen.",
        "Ball gegen die Wand werfen und fangen, achtmal.",
        "Mit dem freien Fuß eine große Acht auf den Boden zeichnen.",
        "Bein wechseln. Drei Runden."
      ],
      "points": ["Knie über den Zehen, nicht nach innen", "Becken gerade", "Einen Punkt anschauen"],
      "progressions": ["Auf einem gefalteten Handtuch", "Beim Kreisen Augen zu"],
      "measuring": "Miss die Sekunden, die du auf dem schwächeren Bein stehst, während der Ball um die Hüfte kreist."
    },
    "bg": {
      "title": "Стоеж на един крак с топка",
      "aim": "Стабилен опорен крак за пас, удар и приземяване.",
      "steps": [
        "Застани на един крак, коляното леко свито, и завърти топката осем пъти около кръста.",
        "Хвърли топката в стената и я хвани, осем пъти.",
        "Начертай със свободния крак голяма осмица по пода.",
        "Смени крака. Три серии."
      ],
      "points": ["Коляното е над пръстите, не навътре", "Тазът е изправен", "Гледай в една точка"],
      "progressions": ["Върху сгъната кърпа", "Със затворени очи при кръговете"],
      "measuring": "Измери колко секунди стоиш на по-слабия крак, докато топката обикаля кръста ти."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "own-weight-circuit", "topic": "strength", "place": "room", "ages": [12, 19],
  "level": 3, "minutes": 18, "sets": 3, "repetitions": 10, "intensity": "high",
  "equipment": ["mat", "timer"],
  "measure": "repetitions", "target": 22,
  "texts": {
    "en": {
      "title": "Circuit with your own weight",
      "aim": "A strong middle and legs that hold in the last minutes.",
      "steps": [
        "Ten squats, heels on the floor.",
        "Plank on the elbows, thirty seconds.",
        "Ten lunges on each side.",
        "Ten press-ups, on the knees if you need to.",
        "Side plank, twenty seconds on each side. Two minutes rest, three rounds."
      ],
      "points": ["Clean before many", "Body one straight line in the plank", "Breathe out when it gets hard"],
      "progressions": ["Forty seconds of plank", "Jump up from every second squat"],
      "measuring": "Count the clean squats in thirty seconds, heels on the floor."
    },
    "de": {
      "title": "Zirkel mit dem eigenen Gewicht",
      "aim": "Eine stabile Mitte und Beine, die auch in den letzten Minuten tragen.",
      "steps": [
        "Zehn Kniebeugen, Fersen am Boden.",
        "Unterarmstütz, dreißig Sekunden.",
        "Zehn Ausfallschritte pro Seite.",
        "Zehn Liegestütze, bei Bedarf auf den Knien.",
        "Seitstütz, zwanzig Sekunden pro Seite. Zwei Minuten Pause, drei Runden."
      ],
      "points": ["Sauber vor viel", "Im Stütz eine gerade Linie", "Ausatmen, wenn es schwer wird"],
      "progressions": ["Vierzig Sekunden Stütz", "Jede zweite Kniebeuge mit Sprung"],
      "measuring": "Zähl die sauberen Kniebeugen in dreißig Sekunden, Fersen am Boden."
    },
    "bg": {
      "title": "Кръгова тренировка със собствено тегло",
      "aim": "Стегнато тяло и крака, които държат и в последните минути.",
      "steps": [
        "Десет клякания, петите са на пода.",
        "Планк на лакти, тридесет секунди.",
        "По десет напада на всеки крак.",
        "Десет лицеви опори, на колене, ако трябва.",
        "Страничен планк, по двадесет секунди. Две минути почивка, три серии."
      ],
      "points": ["Първо чисто, после много", "В планка тялото е права линия", "Издишвай при усилието"],
      "progressions": ["Четиридесет секунди планк", "На всяко второ клякане – подскок"],
      "measuring": "Преброй чистите клякания за тридесет секунди, с пети на пода."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "starts-from-five-positions", "topic": "speed", "place": "pitch", "ages": [9, 19],
  "level": 2, "minutes": 15, "sets": 2, "repetitions": 5, "intensity": "very_high",
  "equipment": ["cones"],
  "texts": {
    "en": {
      "title": "Starts from five positions",
      "aim": "Be the first over ten metres, however you stand.",
      "steps": [
        "Warm up for five minutes: jog, skip, a few strides.",
        "Ten metres between two cones. Sprint once from standing, kneeling, sitting, lying and with your back to the run.",
        "Walk back slowly and rest for a full minute after each sprint.",
        "Second round after three minutes."
      ],
      "points": ["First steps short and hard", "Lean forward, arms pump", "Only fast runs count: rest is part of it"],
      "progressions": ["Start when somebody drops a ball", "With the ball from the third metre"]
    },
    "de": {
      "title": "Starts aus fünf Lagen",
      "aim": "Auf zehn Metern der Schnellste sein, egal wie du stehst.",
      "steps": [
        "Fünf Minuten aufwärmen: traben, Hopserlauf, ein paar Steigerungen.",
        "Zehn Meter zwischen zwei Hütchen. Je ein Sprint aus Stand, Kniestand, Sitz, Bauchlage und mit dem Rücken zur Laufrichtung.",
        "Langsam zurückgehen und nach jedem Sprint eine volle Minute Pause.",
        "Zweite Runde nach drei Minuten."
      ],
      "points": ["Erste Schritte kurz und kräftig", "Oberkörper nach vorn, Arme ziehen mit", "Nur schnelle Läufe zählen: Pause gehört dazu"],
      "progressions": ["Start, wenn jemand einen Ball fallen lässt", "Ab dem dritten Meter mit Ball"]
    },
    "bg": {
      "title": "Старт от пет положения",
      "aim": "Да си пръв на десет метра, както и да си застанал.",
      "steps": [
        "Загрей пет минути: леко бягане, подскоци, няколко ускорения.",
        "Десет метра между два конуса. По един спринт от стоеж, колянка, седеж, лег и с гръб към посоката.",
        "Върни се бавно и почивай цяла минута след всеки спринт.",
        "Втора серия след три минути."
      ],
      "points": ["Първите крачки са къси и силни", "Тялото напред, ръцете работят", "Броят се само бързите бягания: почивката е част от тях"],
      "progressions": ["Тръгвай, когато някой пусне топка", "С топка от третия метър"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "four-corners-of-the-goal", "topic": "finishing", "place": "pitch", "ages": [8, 19],
  "level": 2, "minutes": 15, "sets": 4, "repetitions": 5, "intensity": "medium",
  "equipment": ["ball", "mini_goal", "cones"],
  "measure": "repetitions", "target": 11,
  "texts": {
    "en": {
      "title": "Four corners",
      "aim": "Place the shot instead of just hitting it.",
      "steps": [
        "Split a goal with cones into a left, a middle and a right third; the middle counts nothing.",
        "Five shots from twelve steps with the inside, left third.",
        "Five with the laces, right third, then both again with the other foot.",
        "Say the corner aloud before every run-up and count the hits."
      ],
      "points": ["Head over the ball", "Standing foot points at the corner", "Follow through low for a flat shot"],
      "progressions": ["Take a touch to the side before shooting", "Goal only if the ball bounces before the line"],
      "measuring": "Count the shots that hit the corner you called, out of twenty."
    },
    "de": {
      "title": "Ecken treffen",
      "aim": "Den Schuss platzieren, nicht einfach draufhalten.",
      "steps": [
        "Teile ein Tor mit Hütchen in links, Mitte und rechts; die Mitte zählt nicht.",
        "Fünf Schüsse aus zwölf Schritten mit der Innenseite ins linke Drittel.",
        "Fünf mit dem Spann ins rechte, dann beides mit dem anderen Fuß.",
        "Sag die Ecke vor jedem Anlauf laut an und zähl die Treffer."
      ],
      "points": ["Kopf über den Ball", "Standbein zeigt in die Ecke", "Flach durchschwingen für den flachen Schuss"],
      "progressions": ["Vor dem Schuss den Ball zur Seite legen", "Tor zählt nur, wenn der Ball vor der Linie aufsetzt"],
      "measuring": "Zähl bei zwanzig Schüssen die Treffer in die angesagte Ecke."
    },
    "bg": {
      "title": "В ъглите на вратата",
      "aim": "Да пласираш удара, вместо само да шутираш.",
      "steps": [
        "Раздели вратата с конуси на ляво, средата и дясно; средата не се брои.",
        "Пет удара от дванадесет крачки с вътрешната част вляво.",
        "Пет с ристото вдясно, после същото с другия крак.",
        "Преди всяко засилване кажи ъгъла на глас и брой попаденията."
      ],
      "points": ["Главата е над топката", "Опорният крак сочи ъгъла", "За плътен удар довърши движението ниско"],
      "progressions": ["Преди удара изведи топката встрани", "Голът важи само ако топката тупне преди линията"],
      "measuring": "От двадесет удара преброй попаденията в казания ъгъл."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "long-ball-into-the-circle", "topic": "switching_play", "place": "pitch", "ages": [13, 19],
  "level": 4, "minutes": 15, "sets": 3, "repetitions": 8, "intensity": "medium",
  "equipment": ["ball", "cones"],
  "measure": "repetitions", "target": 4,
  "texts": {
    "en": {
      "title": "Long ball into the circle",
      "aim": "Find a team mate thirty metres away, in the air and flat.",
      "steps": [
        "Lay a circle of four steps and go back twenty-five steps.",
        "Eight lofted balls: slightly from the side, hit under the centre, lean back a little.",
        "Eight driven balls: over the ball, follow through straight.",
        "Eight with the other foot from fifteen steps. Count those that land in the circle."
      ],
      "points": ["Last step long", "Contact with the hard part of the instep", "Look up once more before the run-up"],
      "progressions": ["Five steps further back", "Take a moving ball"],
      "measuring": "Count the lofted balls that land in the circle, out of eight with the better foot."
    },
    "de": {
      "title": "Langer Ball in den Kreis",
      "aim": "Einen Mitspieler auf dreißig Meter finden, hoch und flach.",
      "steps": [
        "Leg einen Kreis von vier Schritten und geh fünfundzwanzig Schritte zurück.",
        "Acht hohe Bälle: leicht schräg anlaufen, unter die Mitte treffen, etwas zurücklehnen.",
        "Acht scharfe Bälle: über dem Ball bleiben, gerade durchschwingen.",
        "Acht mit dem anderen Fuß aus fünfzehn Schritten. Zähl, was im Kreis landet."
      ],
      "points": ["Letzter Schritt lang", "Mit dem harten Teil des Spanns treffen", "Vor dem Anlauf noch einmal hochschauen"],
      "progressions": ["Fünf Schritte weiter zurück", "Aus dem rollenden Ball"],
      "measuring": "Zähl bei acht hohen Bällen mit dem stärkeren Fuß die, die im Kreis landen."
    },
    "bg": {
      "title": "Дълга топка в кръга",
      "aim": "Да намериш съотборник на тридесет метра – по въздух и по земя.",
      "steps": [
        "Направи кръг от четири крачки и се отдалечи на двадесет и пет крачки.",
        "Осем високи топки: леко странично засилване, удар под средата, тялото малко назад.",
        "Осем остри топки: остани над топката, довърши движението направо.",
        "Осем с другия крак от петнадесет крачки. Брой тези, които падат в кръга."
      ],
      "points": ["Последната крачка е дълга", "Удряй с твърдата част на ристото", "Погледни още веднъж преди засилването"],
      "progressions": ["Пет крачки по-назад", "От движеща се топка"],
      "measuring": "От осем високи топки с по-силния крак преброй тези, които падат в кръга."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "keeper-and-tennis-ball", "topic": "goalkeeping", "place": "wall", "ages": [8, 19],
  "level": 2, "minutes": 12, "sets": 5, "repetitions": 10, "intensity": "medium",
  "equipment": ["wall", "tennis_ball", "ball"],
  "measure": "repetitions", "target": 15,
  "texts": {
    "en": {
      "title": "Keeper and tennis ball",
      "aim": "Quick hands and a quiet eye for goalkeepers.",
      "steps": [
        "Three steps from the wall, knees bent. Throw the tennis ball, catch with the right hand, ten times.",
        "Ten with the left, ten with both hands crossing over.",
        "Turn round once after throwing and catch the rebound, ten times.",
        "Finish with twenty catches of the football in front of the chest."
      ],
      "points": ["Weight on the front of the feet", "Hands in front of the body, elbows in", "Watch the ball into the hand"],
      "progressions": ["One step closer to the wall", "Somebody else throws from behind you"],
      "measuring": "Count the catches out of twenty throws, ten with each hand."
    },
    "de": {
      "title": "Torwart und Tennisball",
      "aim": "Schnelle Hände und ein ruhiges Auge für Torhüter.",
      "steps": [
        "Drei Schritte von der Wand, Knie gebeugt. Tennisball werfen, mit rechts fangen, zehnmal.",
        "Zehnmal mit links, zehnmal über Kreuz.",
        "Nach dem Wurf einmal um die eigene Achse drehen und den Abpraller fangen, zehnmal.",
        "Zum Schluss zwanzigmal den Fußball vor der Brust fangen."
      ],
      "points": ["Gewicht auf dem Vorfuß", "Hände vor dem Körper, Ellbogen eng", "Den Ball bis in die Hand anschauen"],
      "progressions": ["Einen Schritt näher an die Wand", "Jemand wirft von hinten über dich"],
      "measuring": "Zähl bei zwanzig Würfen, zehn mit jeder Hand, die gefangenen Bälle."
    },
    "bg": {
      "title": "Вратар и тенис топка",
      "aim": "Бързи ръце и спокоен поглед за вратаря.",
      "steps": [
        "На три крачки от стената, свити колене. Хвърли тенис топката и я хвани с дясната ръка, десет пъти.",
        "Десет с лявата, десет на кръст.",
        "След хвърлянето се завърти веднъж и хвани отскока, десет пъти.",
        "Накрая двадесет хващания на футболната топка пред гърдите."
      ],
      "points": ["Тежестта е върху пръстите", "Ръцете са пред тялото, лактите прибрани", "Гледай топката чак до ръката"],
      "progressions": ["Крачка по-близо до стената", "Някой хвърля иззад гърба ти"],
      "measuring": "От двадесет хвърляния, по десет с всяка ръка, преброй хванатите топки."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "evening-mobility", "topic": "mobility", "place": "room", "ages": [10, 19],
  "level": 1, "minutes": 10, "sets": 1, "intensity": "low",
  "equipment": ["mat"],
  "texts": {
    "en": {
      "title": "Ten minutes for the hips and legs",
      "aim": "Loosen up in the evening after training or a match.",
      "steps": [
        "Deep squat, elbows between the knees, rock gently for one minute.",
        "Long lunge, back knee on the mat, one minute on each side.",
        "Lie on your back, pull one straight leg towards you, one minute each.",
        "On all fours round and hollow your back ten times.",
        "Legs up against the wall and breathe calmly for two minutes."
      ],
      "points": ["It may pull, it must not hurt", "Breathe out slowly", "No bouncing"]
    },
    "de": {
      "title": "Zehn Minuten für Hüfte und Beine",
      "aim": "Am Abend nach Training oder Spiel locker werden.",
      "steps": [
        "Tiefe Hocke, Ellbogen zwischen die Knie, eine Minute sanft wiegen.",
        "Langer Ausfallschritt, hinteres Knie auf der Matte, eine Minute pro Seite.",
        "In Rückenlage ein gestrecktes Bein heranziehen, je eine Minute.",
        "Im Vierfüßlerstand den Rücken zehnmal rund und hohl machen.",
        "Beine an die Wand und zwei Minuten ruhig atmen."
      ],
      "points": ["Es darf ziehen, nicht wehtun", "Langsam ausatmen", "Nicht wippen"]
    },
    "bg": {
      "title": "Десет минути за таза и краката",
      "aim": "Да се отпуснеш вечер след тренировка или мач.",
      "steps": [
        "Дълбок клек, лактите между коленете, леко се полюлявай една минута.",
        "Дълъг напад, задното коляно е на постелката, по една минута на страна.",
        "Легни по гръб и придърпай единия крак изпънат, по една минута.",
        "На четири крака: заобли и отпусни гърба десет пъти.",
        "Краката на стената и две минути спокойно дишане."
      ],
      "points": ["Може да опъва, но не и да боли", "Издишвай бавно", "Без пружиниране"]
    }
  }
}
$json$);
