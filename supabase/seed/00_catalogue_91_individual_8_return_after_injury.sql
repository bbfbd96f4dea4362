-- Individual exercises: back after an injury. Only with the go-ahead of whoever treats the player; never through pain.

select private.import_individual_exercise($json$
{
  "slug": "back-walk-and-jog", "topic": "coordination", "place": "pitch", "ages": [10, 19],
  "level": 1, "minutes": 20, "sets": 1, "repetitions": 6, "intensity": "low",
  "equipment": ["timer"],
  "needs_go_ahead": true,
  "texts": {
    "en": {
      "title": "Walk and jog",
      "aim": "The first running after a break, in small portions.",
      "steps": [
        "Only when your doctor or physiotherapist has allowed running. Walk briskly for five minutes.",
        "Jog for one minute on even ground, walk for two minutes. Six times.",
        "Jog so slowly that you can tell a story while doing it.",
        "Stop when it hurts. If it aches more tomorrow morning than today, wait a day and do one jog less."
      ],
      "points": ["Even steps: right and left sound the same", "Straight lines first, no sharp curves", "Write down how it felt, from one to ten"],
      "progressions": ["Two minutes of jogging, two of walking", "Jog gentle curves"]
    },
    "de": {
      "title": "Gehen und Traben",
      "aim": "Das erste Laufen nach einer Pause, in kleinen Portionen.",
      "steps": [
        "Nur wenn Arztpraxis oder Physiotherapie das Laufen erlaubt haben. Geh fünf Minuten zügig.",
        "Trabe eine Minute auf ebenem Boden, geh zwei Minuten. Sechsmal.",
        "Trabe so langsam, dass du dabei eine Geschichte erzählen kannst.",
        "Hör auf, wenn es wehtut. Schmerzt es morgen früh mehr als heute, warte einen Tag und trabe einmal weniger."
      ],
      "points": ["Gleichmäßige Schritte: Rechts und links klingen gleich", "Erst geradeaus, keine engen Kurven", "Schreib auf, wie es war, von eins bis zehn"],
      "progressions": ["Zwei Minuten traben, zwei gehen", "Sanfte Kurven traben"]
    },
    "bg": {
      "title": "Ходене и леко бягане",
      "aim": "Първото бягане след почивка, на малки порции.",
      "steps": [
        "Само ако лекарят или рехабилитаторът ти е разрешил да бягаш. Ходи бързо пет минути.",
        "Бягай леко една минута по равно, ходи две минути. Шест пъти.",
        "Бягай толкова бавно, че да можеш да разказваш, докато го правиш.",
        "Спри, ако заболи. Ако утре сутрин боли повече от днес, изчакай един ден и намали с едно бягане."
      ],
      "points": ["Равни крачки: левият и десният крак звучат еднакво", "Отначало само направо, без остри завои", "Запиши как се чувстваше, от едно до десет"],
      "progressions": ["Две минути бягане, две ходене", "Леки завои"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "ankle-alphabet", "topic": "mobility", "place": "room", "ages": [8, 19],
  "level": 1, "minutes": 6, "sets": 3, "intensity": "low",
  "equipment": [],
  "needs_go_ahead": true,
  "texts": {
    "en": {
      "title": "The ankle alphabet",
      "aim": "Gently bring movement back into the ankle.",
      "steps": [
        "Only with the go-ahead of your doctor or physiotherapist. Sit with the leg stretched out, heel free.",
        "Draw the capital letters of the alphabet in the air with your big toe, slowly.",
        "The knee stays quiet, only the foot writes.",
        "Stop when it hurts; skip a letter that pinches. Rest after ten letters, three rounds."
      ],
      "points": ["Small and round at first, then bigger", "Breathe evenly", "Compare with the healthy foot"],
      "progressions": ["Write with closed eyes", "Write your whole name with the foot just above the ground"]
    },
    "de": {
      "title": "Das Knöchel-Abc",
      "aim": "Behutsam Bewegung in den Knöchel zurückbringen.",
      "steps": [
        "Nur mit Erlaubnis von Arztpraxis oder Physiotherapie. Sitz mit gestrecktem Bein, die Ferse ist frei.",
        "Schreib mit der großen Zehe langsam die Großbuchstaben des Alphabets in die Luft.",
        "Das Knie bleibt ruhig, nur der Fuß schreibt.",
        "Hör auf, wenn es wehtut; lass Buchstaben aus, die zwicken. Nach zehn Buchstaben Pause, drei Runden."
      ],
      "points": ["Erst klein und rund, dann größer", "Gleichmäßig atmen", "Mit dem gesunden Fuß vergleichen"],
      "progressions": ["Mit geschlossenen Augen schreiben", "Den ganzen Namen schreiben, der Fuß knapp über dem Boden"]
    },
    "bg": {
      "title": "Азбука с глезена",
      "aim": "Внимателно да върнеш движението в глезена.",
      "steps": [
        "Само с разрешение от лекаря или рехабилитатора. Седни с изпънат крак, петата е свободна.",
        "Пиши бавно във въздуха с палеца на крака главните букви от азбуката.",
        "Коляното е спокойно, пише само ходилото.",
        "Спри, ако заболи; прескочи буква, която те щипе. Почини след десет букви, три серии."
      ],
      "points": ["Отначало малки и кръгли, после по-големи", "Дишай равномерно", "Сравни със здравия крак"],
      "progressions": ["Пиши със затворени очи", "Напиши цялото си име с ходило точно над пода"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "thigh-tension", "topic": "strength", "place": "room", "ages": [10, 19],
  "level": 1, "minutes": 8, "sets": 3, "repetitions": 10, "intensity": "low",
  "equipment": ["mat"],
  "needs_go_ahead": true,
  "texts": {
    "en": {
      "title": "Wake up the thigh",
      "aim": "Switch the front of the thigh on again after a knee injury.",
      "steps": [
        "Only with the go-ahead of your doctor or physiotherapist. Sit with legs stretched, a rolled towel under the knee.",
        "Pull the toes towards you and press the knee softly into the towel.",
        "Hold for five seconds, let go for five. Ten times.",
        "Then lift the stretched leg a hand's width with the thigh firm and lay it down slowly, five times. Stop when it hurts."
      ],
      "points": ["See how the kneecap moves up a little", "Healthy side first, to learn the feeling", "Keep breathing"],
      "progressions": ["Hold for eight seconds", "Put the towel away"]
    },
    "de": {
      "title": "Den Oberschenkel wecken",
      "aim": "Die Oberschenkelvorderseite nach einer Knieverletzung wieder einschalten.",
      "steps": [
        "Nur mit Erlaubnis von Arztpraxis oder Physiotherapie. Sitz mit gestreckten Beinen, ein gerolltes Handtuch unter dem Knie.",
        "Zieh die Zehen an und drück das Knie sanft ins Handtuch.",
        "Fünf Sekunden halten, fünf loslassen. Zehnmal.",
        "Dann das gestreckte Bein mit festem Oberschenkel eine Handbreit heben und langsam ablegen, fünfmal. Hör auf, wenn es wehtut."
      ],
      "points": ["Schau, wie die Kniescheibe ein wenig hochgeht", "Erst die gesunde Seite, um das Gefühl zu lernen", "Weiteratmen"],
      "progressions": ["Acht Sekunden halten", "Ohne Handtuch"]
    },
    "bg": {
      "title": "Събуди бедрото",
      "aim": "Отново да включиш предната част на бедрото след контузия на коляното.",
      "steps": [
        "Само с разрешение от лекаря или рехабилитатора. Седни с изпънати крака и навита кърпа под коляното.",
        "Прибери пръстите към себе си и леко натисни коляното в кърпата.",
        "Задръж пет секунди, отпусни за пет. Десет пъти.",
        "После вдигни изпънатия крак на една длан със стегнато бедро и го остави бавно, пет пъти. Спри, ако заболи."
      ],
      "points": ["Виж как капачката се вдига мъничко", "Първо здравата страна, за да усетиш как е", "Не спирай да дишаш"],
      "progressions": ["Задръж осем секунди", "Без кърпата"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "heel-dig-bridge", "topic": "strength", "place": "room", "ages": [11, 19],
  "level": 2, "minutes": 8, "sets": 3, "repetitions": 6, "intensity": "low",
  "equipment": ["mat"],
  "needs_go_ahead": true,
  "texts": {
    "en": {
      "title": "Heels into the floor",
      "aim": "Load the back of the thigh gently after a strain.",
      "steps": [
        "Only with the go-ahead of your doctor or physiotherapist. Lie on your back, knees bent, heels on the floor, toes up.",
        "Press the heels into the floor without lifting the bottom. Hold for five seconds, six times.",
        "When that is free of pain, lift the bottom a little, hold for three seconds, lower slowly.",
        "Put the feet one foot's length further away for the last round. Stop when it hurts or when it cramps."
      ],
      "points": ["Press with about half your strength", "Same pressure right and left", "Belly firm"],
      "progressions": ["Lower even more slowly: five seconds", "Walk the heels away and back in small steps"]
    },
    "de": {
      "title": "Fersen in den Boden",
      "aim": "Die Oberschenkelrückseite nach einer Zerrung behutsam belasten.",
      "steps": [
        "Nur mit Erlaubnis von Arztpraxis oder Physiotherapie. Rückenlage, Knie gebeugt, Fersen am Boden, Zehen hoch.",
        "Drück die Fersen in den Boden, ohne den Po zu heben. Fünf Sekunden halten, sechsmal.",
        "Geht das ohne Schmerz, heb den Po ein wenig, halte drei Sekunden, senk ihn langsam.",
        "Für die letzte Runde stellst du die Füße eine Fußlänge weiter weg. Hör auf, wenn es wehtut oder krampft."
      ],
      "points": ["Mit etwa halber Kraft drücken", "Rechts und links gleich viel Druck", "Bauch fest"],
      "progressions": ["Noch langsamer senken: fünf Sekunden", "Mit den Fersen in kleinen Schritten weg und zurück wandern"]
    },
    "bg": {
      "title": "Пети в пода",
      "aim": "Внимателно да натовариш задното бедро след разтежение.",
      "steps": [
        "Само с разрешение от лекаря или рехабилитатора. Легни по гръб, коленете свити, петите на пода, пръстите нагоре.",
        "Натискай пода с пети, без да вдигаш таза. Задръж пет секунди, шест пъти.",
        "Ако не боли, вдигни таза малко, задръж три секунди и го свали бавно.",
        "За последната серия премести стъпалата с една стъпка по-далеч. Спри, ако заболи или се схване."
      ],
      "points": ["Натискай с около половината си сила", "Еднакво с левия и с десния крак", "Стегнат корем"],
      "progressions": ["Спускай още по-бавно: пет секунди", "Премествай петите с малки стъпки напред и обратно"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "one-leg-on-a-cushion", "topic": "coordination", "place": "room", "ages": [8, 19],
  "level": 2, "minutes": 8, "sets": 4, "intensity": "low",
  "equipment": ["timer"],
  "needs_go_ahead": true, "measure": "seconds", "target": 30,
  "texts": {
    "en": {
      "title": "Steady on the cushion",
      "aim": "Teach the ankle to trust itself again.",
      "steps": [
        "Only with the go-ahead of your doctor or physiotherapist. Stand near a wall, so that you can hold on at any time.",
        "Stand on the injured side on the bare floor, knee soft, for twenty seconds.",
        "Steady? Now on a firm cushion or a folded towel for twenty seconds.",
        "Turn your head slowly from left to right while standing. Four rounds, and stop when it hurts."
      ],
      "points": ["Big toe, little toe and heel all carry weight", "Look at one point", "Wobbling is part of learning"],
      "progressions": ["Hand a ball round your body", "Close your eyes for three seconds"],
      "measuring": "Take the seconds on the bare floor on the injured side without touching the wall; thirty are enough."
    },
    "de": {
      "title": "Ruhig auf dem Kissen",
      "aim": "Dem Knöchel wieder Vertrauen beibringen.",
      "steps": [
        "Nur mit Erlaubnis von Arztpraxis oder Physiotherapie. Steh nah an einer Wand, damit du dich jederzeit halten kannst.",
        "Steh zwanzig Sekunden auf der verletzten Seite auf dem blanken Boden, Knie weich.",
        "Ruhig? Jetzt zwanzig Sekunden auf einem festen Kissen oder gefalteten Handtuch.",
        "Dreh im Stehen den Kopf langsam von links nach rechts. Vier Runden, und hör auf, wenn es wehtut."
      ],
      "points": ["Große Zehe, kleine Zehe und Ferse tragen", "Einen Punkt anschauen", "Wackeln gehört zum Lernen"],
      "progressions": ["Einen Ball um den Körper reichen", "Drei Sekunden die Augen schließen"],
      "measuring": "Miss die Sekunden auf dem blanken Boden auf der verletzten Seite, ohne die Wand zu berühren; dreißig reichen."
    },
    "bg": {
      "title": "Стабилно върху възглавница",
      "aim": "Да научиш глезена отново да си вярва.",
      "steps": [
        "Само с разрешение от лекаря или рехабилитатора. Застани близо до стена, за да можеш да се хванеш по всяко време.",
        "Стой двадесет секунди на пода на контузената страна, с меко коляно.",
        "Стабилно ли е? Сега двадесет секунди върху твърда възглавница или сгъната кърпа.",
        "Докато стоиш, завърти бавно глава отляво надясно. Четири серии и спри, ако заболи."
      ],
      "points": ["Палецът, малкият пръст и петата носят тежестта", "Гледай в една точка", "Клатенето е част от ученето"],
      "progressions": ["Подавай си топка около тялото", "Затвори очи за три секунди"],
      "measuring": "Измери секундите на пода на контузената страна, без да пипаш стената; тридесет са достатъчни."
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "soft-ball-sitting", "topic": "ball_mastery", "place": "room", "ages": [7, 19],
  "level": 1, "minutes": 6, "sets": 4, "intensity": "low",
  "equipment": ["ball"],
  "needs_go_ahead": true,
  "texts": {
    "en": {
      "title": "Meeting the ball again",
      "aim": "Feel the ball without carrying your weight.",
      "steps": [
        "Only with the go-ahead of your doctor or physiotherapist. Sit on a chair, a soft ball under the foot that was hurt.",
        "Roll it gently forwards and backwards, then in small circles, one minute each.",
        "Pass it softly from foot to foot with the insides, thirty times.",
        "Lift the foot over the ball from one side to the other, ten times. Stop when it hurts."
      ],
      "points": ["As light as a feather", "Smile: the ball is glad too", "The healthy foot may show it first"],
      "progressions": ["Standing with a hand on the back of the chair", "Tap the top of the ball with both feet in turn"]
    },
    "de": {
      "title": "Den Ball wiedersehen",
      "aim": "Den Ball spüren, ohne das eigene Gewicht zu tragen.",
      "steps": [
        "Nur mit Erlaubnis von Arztpraxis oder Physiotherapie. Sitz auf einem Stuhl, ein weicher Ball unter dem verletzten Fuß.",
        "Roll ihn sanft vor und zurück, dann in kleinen Kreisen, je eine Minute.",
        "Pass ihn weich mit den Innenseiten von Fuß zu Fuß, dreißigmal.",
        "Heb den Fuß über den Ball von einer Seite zur anderen, zehnmal. Hör auf, wenn es wehtut."
      ],
      "points": ["Leicht wie eine Feder", "Lächeln: Der Ball freut sich auch", "Der gesunde Fuß darf es zuerst zeigen"],
      "progressions": ["Im Stehen mit einer Hand an der Stuhllehne", "Abwechselnd mit beiden Füßen oben auf den Ball tippen"]
    },
    "bg": {
      "title": "Нова среща с топката",
      "aim": "Да усетиш топката, без да носиш тежестта си.",
      "steps": [
        "Само с разрешение от лекаря или рехабилитатора. Седни на стол, под крака, който е бил контузен, има мека топка.",
        "Търкаляй я леко напред и назад, после в малки кръгове, по една минута.",
        "Прехвърляй я меко от крак на крак с вътрешните части, тридесет пъти.",
        "Прехвърляй крака над топката от едната на другата страна, десет пъти. Спри, ако заболи."
      ],
      "points": ["Леко като перце", "Усмихни се: и топката се радва", "Здравият крак може да го покаже пръв"],
      "progressions": ["Прав, с ръка на облегалката", "Почуквай топката отгоре с двата крака на смени"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "first-passes-back", "topic": "passing", "place": "wall", "ages": [9, 19],
  "level": 1, "minutes": 10, "sets": 4, "repetitions": 10, "intensity": "low",
  "equipment": ["ball", "wall"],
  "needs_go_ahead": true,
  "texts": {
    "en": {
      "title": "First passes after the break",
      "aim": "Bring back the passing movement with little force.",
      "steps": [
        "Only with the go-ahead of your doctor or physiotherapist. Warm up with five minutes of brisk walking.",
        "Stand two metres from the wall. Pass softly with the inside of the healthy foot, ten times: the injured side is the standing leg.",
        "Now ten soft passes with the injured side, the healthy leg stands.",
        "Stop each ball with the sole. Take a step back only when all ten were free of pain. Stop when it hurts."
      ],
      "points": ["Half strength at most", "Standing knee soft and over the toes", "Quality of contact counts, not the power"],
      "progressions": ["Three metres, two touches", "In turn right and left"]
    },
    "de": {
      "title": "Erste Pässe nach der Pause",
      "aim": "Die Passbewegung mit wenig Kraft zurückholen.",
      "steps": [
        "Nur mit Erlaubnis von Arztpraxis oder Physiotherapie. Wärm dich mit fünf Minuten zügigem Gehen auf.",
        "Steh zwei Meter vor der Wand. Pass zehnmal weich mit der gesunden Innenseite: Die verletzte Seite ist das Standbein.",
        "Jetzt zehn weiche Pässe mit der verletzten Seite, das gesunde Bein steht.",
        "Stopp jeden Ball mit der Sohle. Geh erst einen Schritt zurück, wenn alle zehn schmerzfrei waren. Hör auf, wenn es wehtut."
      ],
      "points": ["Höchstens halbe Kraft", "Standknie weich und über den Zehen", "Der saubere Kontakt zählt, nicht die Wucht"],
      "progressions": ["Drei Meter, zwei Kontakte", "Abwechselnd rechts und links"]
    },
    "bg": {
      "title": "Първи пасове след почивката",
      "aim": "Да върнеш движението за пас с малко сила.",
      "steps": [
        "Само с разрешение от лекаря или рехабилитатора. Загрей с пет минути бързо ходене.",
        "Застани на два метра от стената. Подай меко със здравия крак десет пъти: контузената страна е опорна.",
        "Сега десет меки паса с контузената страна, здравият крак е опорен.",
        "Спирай всяка топка с подметка. Отстъпи крачка назад чак когато и десетте са без болка. Спри, ако заболи."
      ],
      "points": ["Най-много с половин сила", "Опорното коляно е меко и над пръстите", "Важно е чистото докосване, не силата"],
      "progressions": ["Три метра, две докосвания", "Десен и ляв на смени"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "curves-at-a-walk", "topic": "dribbling", "place": "pitch", "ages": [10, 19],
  "level": 1, "minutes": 12, "sets": 4, "repetitions": 2, "intensity": "low",
  "equipment": ["ball", "cones"],
  "needs_go_ahead": true,
  "texts": {
    "en": {
      "title": "Curves at walking pace",
      "aim": "Get used to turning again, first slowly, with the ball.",
      "steps": [
        "Only with the go-ahead of your doctor or physiotherapist, and when straight jogging is free of pain.",
        "Lay six cones in a soft S, four metres apart. Walk it twice without a ball.",
        "Walk it with the ball, small touches, twice. Then jog slowly, twice without and twice with the ball.",
        "The curves stay round: no stopping and no sharp cuts today. Stop when it hurts."
      ],
      "points": ["Short steps in the curve", "Both directions the same number of times", "Rest for as long as you need"],
      "progressions": ["Cones three metres apart", "The last straight a little faster"]
    },
    "de": {
      "title": "Kurven im Gehtempo",
      "aim": "Sich wieder an Drehungen gewöhnen, erst langsam, mit Ball.",
      "steps": [
        "Nur mit Erlaubnis von Arztpraxis oder Physiotherapie, und wenn Traben geradeaus schmerzfrei geht.",
        "Leg sechs Hütchen in ein sanftes S, je vier Meter auseinander. Geh es zweimal ohne Ball.",
        "Geh es zweimal mit Ball, kleine Kontakte. Dann langsam traben, zweimal ohne und zweimal mit Ball.",
        "Die Kurven bleiben rund: heute keine Stopps und keine scharfen Haken. Hör auf, wenn es wehtut."
      ],
      "points": ["Kurze Schritte in der Kurve", "In beide Richtungen gleich oft", "So lange Pause, wie du brauchst"],
      "progressions": ["Hütchen drei Meter auseinander", "Die letzte Gerade etwas schneller"]
    },
    "bg": {
      "title": "Завои ходом",
      "aim": "Отново да свикнеш с обръщането, първо бавно, с топка.",
      "steps": [
        "Само с разрешение от лекаря или рехабилитатора и когато бягането направо е без болка.",
        "Подреди шест конуса в плавна буква S, на четири метра един от друг. Мини два пъти ходом без топка.",
        "Мини два пъти ходом с топка, с малки докосвания. После с леко бягане, два пъти без и два пъти с топка.",
        "Всичко остава плавно: днес без спиране и без резки завои. Спри, ако заболи."
      ],
      "points": ["Къси крачки в завоя", "В двете посоки по равен брой пъти", "Почивай колкото ти трябва"],
      "progressions": ["Конуси на три метра", "Последната права малко по-бързо"]
    }
  }
}
$json$);

select private.import_individual_exercise($json$
{
  "slug": "little-hops-back", "topic": "strength", "place": "yard", "ages": [11, 19],
  "level": 2, "minutes": 8, "sets": 3, "repetitions": 6, "intensity": "low",
  "equipment": [],
  "needs_go_ahead": true,
  "texts": {
    "en": {
      "title": "The first little hops",
      "aim": "Learn to take off and land again, small and quiet.",
      "steps": [
        "Only with the go-ahead of your doctor or physiotherapist, and when walking down stairs is free of pain.",
        "Stand on soft grass. Rise onto your toes with both feet and come down softly, six times.",
        "Hop up a hand's width with both feet, land quietly and stand for two seconds. Six times.",
        "Then hop forwards over a line and back, six times. Stop when it hurts or when the knee falls inwards."
      ],
      "points": ["Land like a cat", "Weight the same on both legs", "Three rounds are enough, even if it feels good"],
      "progressions": ["From two feet onto the healthy one, then, on another day, onto the other", "Quarter turns"]
    },
    "de": {
      "title": "Die ersten kleinen Hüpfer",
      "aim": "Wieder abspringen und landen lernen, klein und leise.",
      "steps": [
        "Nur mit Erlaubnis von Arztpraxis oder Physiotherapie, und wenn Treppabgehen schmerzfrei ist.",
        "Steh auf weichem Rasen. Geh mit beiden Füßen auf die Zehen und komm weich herunter, sechsmal.",
        "Hüpf mit beiden Füßen eine Handbreit hoch, lande leise und steh zwei Sekunden. Sechsmal.",
        "Dann über eine Linie nach vorn und zurück, sechsmal. Hör auf, wenn es wehtut oder das Knie nach innen knickt."
      ],
      "points": ["Landen wie eine Katze", "Gleich viel Gewicht auf beiden Beinen", "Drei Runden reichen, auch wenn es sich gut anfühlt"],
      "progressions": ["Von zwei Füßen auf den gesunden, an einem anderen Tag auf den anderen", "Vierteldrehungen"]
    },
    "bg": {
      "title": "Първите малки подскоци",
      "aim": "Отново да се научиш да отскачаш и да се приземяваш, леко и тихо.",
      "steps": [
        "Само с разрешение от лекаря или рехабилитатора и когато слизането по стълби не боли.",
        "Застани на мека трева. Вдигни се на пръсти с двата крака и слез меко, шест пъти.",
        "Подскочи на една длан с двата крака, приземи се тихо и постой две секунди. Шест пъти.",
        "После скачай над линия напред и назад, шест пъти. Спри, ако заболи или коляното поддаде навътре."
      ],
      "points": ["Приземявай се като котка", "Еднаква тежест на двата крака", "Три серии стигат, дори да се чувстваш добре"],
      "progressions": ["От два крака на здравия, а в друг ден – на другия", "Четвърт завъртане"]
    }
  }
}
$json$);
