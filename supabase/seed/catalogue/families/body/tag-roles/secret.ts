/** Tag games in which roles are hidden or help each other. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { addCrowd, createGround, createSizes } from '../ground'

export const secretHunter: Exercise = {
  key: 'secret-hunter',
  sizes: createSizes(
    [8, 14],
    1,
    [
      [18, 14, 8, 5, 60, 45],
      [24, 18, 14, 5, 60, 45],
    ],
    { fewer: 2, more: 6 },
  ),
  intensity: 'medium',
  kind: { topic: 'dribbling' },
  draw(size) {
    const { drawing, at } = createGround(size)
    const people = addCrowd(drawing, 'a', size.count ?? 8)
    for (const id of people) drawing.ball(id)
    addBench(drawing, 0)
    const [one = '', two = '', three = '', four = '', five = ''] = people
    moveAll(
      drawing,
      [one, at(0.3, 0.36)],
      [two, at(0.6, 0.3)],
      [four, at(0.26, 0.66)],
      [five, at(0.72, 0.42)],
    )
    moveAll(
      drawing,
      [five, at(0.78, 0.34)],
      [three, at(0.9, 0.16)],
      [two, at(0.46, 0.3)],
      [one, at(0.14, 0.4)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Who is the secret hunter?',
      aim: 'Dribble with the head up all the time, because the danger may come from anybody.',
      setup:
        'Ground of {l} × {w} m. {n} players, each with a ball. All turn round, the coach taps one or two on the back: the hunters. Nobody says a word.',
      rules: [
        'Everybody dribbles about and keeps an eye on the others.',
        'A hunter may poke away a ball at any moment and then simply dribbles on.',
        'Lost your ball? Fetch it, do five toe taps and return.',
        'Whoever is sure of a hunter raises a hand and guesses; a wrong guess costs five toe taps.',
        'Both found or a minute over: everybody closes in a circle, new hunters are tapped.',
      ],
      points: [
        'Look up after each touch: who is coming near?',
        'Ball on the far foot when somebody passes close by.',
        'Hunters: choose the moment, not the loudest chase.',
      ],
      harder: ['Hunters win points for balls poked unseen by the coach.'],
      easier: ['The hunter has no ball after the first hunt, so that all can see who it is.'],
      scoring:
        'A ball never lost is one point; hunters get one per ball poked before they are found.',
      question: 'How did you notice who the hunter was?',
      fault: 'All keep to the edges: close the outermost two metres for the rest of the round.',
    },
    de: {
      title: 'Wer ist der geheime Jäger?',
      aim: 'Ständig mit erhobenem Kopf dribbeln, denn die Gefahr kann von jedem kommen.',
      setup:
        'Feld von {l} × {w} m. {n} Spieler, jeder mit Ball. Alle drehen sich um, der Trainer tippt einem oder zweien auf den Rücken: Das sind die Jäger. Niemand verrät etwas.',
      rules: [
        'Alle dribbeln umher und behalten die anderen im Auge.',
        'Ein Jäger darf jederzeit einen Ball wegspitzeln und dribbelt dann unauffällig weiter.',
        'Ball verloren? Hol ihn, tippe fünfmal mit der Sohle und komm zurück.',
        'Wer sich sicher ist, hebt die Hand und nennt den Jäger; falsch geraten kostet fünf Tipper.',
        'Sind alle gefunden oder die Minute um, wechselt die Rolle: Kreis bilden, neue Jäger.',
      ],
      points: [
        'Nach jedem Kontakt aufschauen: Wer kommt näher?',
        'Ball auf den abgewandten Fuß, wenn jemand nah vorbeigeht.',
        'Jäger: den Moment wählen, nicht die laute Jagd.',
      ],
      harder: ['Jäger punkten für Bälle, die sie unbemerkt vom Trainer wegspitzeln.'],
      easier: ['Nach dem ersten Fang ist der Jäger ohne Ball und damit erkennbar.'],
      scoring:
        'Ein nie verlorener Ball ist ein Punkt; Jäger erhalten je weggespitzeltem Ball einen.',
      question: 'Woran hast du den Jäger erkannt?',
      fault: 'Alle halten sich am Rand: die äußeren zwei Meter für diese Runde sperren.',
    },
    bg: {
      title: 'Кой е тайният ловец?',
      aim: 'Водене с постоянно вдигната глава, защото опасността може да дойде от всеки.',
      setup:
        'Терен {l} × {w} м. {n} играчи, всеки с топка. Всички се обръщат, треньорът докосва един или двама по гърба: те са ловците. Никой не издава нищо.',
      rules: [
        'Всички водят топката и се наблюдават взаимно.',
        'Ловецът може по всяко време да избие нечия топка и после спокойно да продължи.',
        'Загуби топката? Вземи я, докосни я пет пъти с ходило и се върни.',
        'Който е сигурен, вдига ръка и назовава ловеца; грешката струва пет докосвания.',
        'Щом всички са разкрити или минутата изтече, ролите се сменят: кръг и нови ловци.',
      ],
      points: [
        'След всяко докосване вдигни поглед: кой се приближава?',
        'Топката е на далечния крак, когато някой мине наблизо.',
        'Ловец: избери момента, а не шумната гонитба.',
      ],
      harder: ['Ловците печелят точки за топки, избити незабелязано от треньора.'],
      easier: ['След първата топка ловецът остава без своя и всички го виждат.'],
      scoring:
        'Незагубена топка – точка; ловците печелят по точка за всяка избита до разкриването.',
      question: 'По какво позна ловеца?',
      fault: 'Всички се движат по края: затворете външните два метра за тази серия.',
    },
  },
}

export const bodyguards: Exercise = {
  key: 'bodyguards',
  sizes: createSizes([9, 16], 2, [
    [18, 14, 8, 6, 45, 45],
    [24, 20, 12, 6, 45, 45],
  ]),
  intensity: 'high',
  kind: { practice_type: 'opposed', topic: 'coordination' },
  draw(size) {
    const { drawing, at } = createGround(size)
    const groups = (size.count ?? 8) / 4
    const centres = (
      [
        [0.26, 0.3],
        [0.72, 0.66],
        [0.74, 0.22],
      ] as const
    ).slice(0, groups)
    const all = centres.map(([x, y]) => {
      const star = drawing.player('a', at(x, y))
      const left = drawing.player('a', at(x - 0.1, y + 0.1))
      const right = drawing.player('a', at(x + 0.1, y + 0.1))
      const hunter = drawing.player('b', at(x, y + 0.24))
      return { star, left, right, hunter, x, y, ball: drawing.ball(star) }
    })
    addBench(drawing, 0)
    moveAll(
      drawing,
      ...all.flatMap(({ star, left, right, hunter, x, y }) => [
        [hunter, at(x + 0.17, y + 0.12)] as const,
        [right, at(x + 0.11, y + 0.02)] as const,
        [left, at(x - 0.02, y + 0.11)] as const,
        [star, at(x - 0.06, y - 0.06)] as const,
      ]),
    )
    moveAll(
      drawing,
      ...all.flatMap(({ left, hunter, x, y, star }) => [
        [hunter, at(x - 0.02, y + 0.2)] as const,
        [left, at(x - 0.06, y + 0.1)] as const,
        [star, at(x, y - 0.1)] as const,
      ]),
    )
    return drawing
  },
  words: {
    en: {
      title: 'Star and bodyguards',
      aim: 'Warm up with quick side steps: two bodyguards keep the hunter away from the star by moving together, not by holding.',
      setup:
        'Ground of {l} × {w} m. {n} players in fours: a star with a ball, two bodyguards, one hunter.',
      rules: [
        'The hunter tries to touch the star’s ball with the foot.',
        'Bodyguards may stand in the way with the arms at their sides, nothing else.',
        'The star dribbles and stays within two steps of at least one guard.',
        'Ball touched or forty-five seconds over: rotate, so that everybody has every job.',
      ],
      points: [
        'Guards: side steps, feet never cross, look at the hunter’s hips.',
        'Star: feel where the gap opens and turn the ball away from it.',
        'Tell each other: “left”, “mine”, “turn”.',
        'Watch out for the other groups: the star steers.',
      ],
      harder: ['Two hunters against the three.'],
      easier: ['A third guard, or the hunter hops for the first ten seconds.'],
      scoring: 'Seconds without a touch for the trio; the hunter gets a point for each touch.',
      question: 'Which of the two guards should move first, and which stays?',
      fault: 'Guards push or hold: the hunter then starts from inside the wall.',
    },
    de: {
      title: 'Star und Leibwächter',
      aim: 'Aufwärmen mit schnellen Seitschritten: Zwei Leibwächter halten den Jäger gemeinsam vom Star fern, ohne zu halten.',
      setup:
        'Feld von {l} × {w} m. {n} Spieler in Vierergruppen: ein Star mit Ball, zwei Leibwächter, ein Jäger.',
      rules: [
        'Der Jäger will den Ball des Stars mit dem Fuß berühren.',
        'Leibwächter dürfen im Weg stehen, die Arme am Körper, sonst nichts.',
        'Der Star dribbelt und bleibt höchstens zwei Schritte von einem Leibwächter entfernt.',
        'Ball berührt oder 45 Sekunden um: Die Aufgaben wechseln reihum.',
      ],
      points: [
        'Leibwächter: Seitschritte, nie überkreuzen, auf die Hüfte des Jägers schauen.',
        'Star: spüren, wo die Lücke aufgeht, und den Ball wegdrehen.',
        'Miteinander reden: „links“, „meiner“, „dreh“.',
        'Auf die anderen Gruppen achten: Der Star lenkt.',
      ],
      harder: ['Zwei Jäger gegen die drei.'],
      easier: ['Ein dritter Leibwächter, oder der Jäger hüpft die ersten zehn Sekunden.'],
      scoring: 'Sekunden ohne Berührung für das Trio; der Jäger bekommt je Berührung einen Punkt.',
      question: 'Welcher Leibwächter bewegt sich zuerst, und welcher bleibt?',
      fault: 'Schieben oder Festhalten: Der Jäger startet dann hinter der Mauer.',
    },
    bg: {
      title: 'Звезда и телохранители',
      aim: 'Загрявка с бързи странични стъпки: двама телохранители държат ловеца далеч от звездата, без да го хващат.',
      setup:
        'Терен {l} × {w} м. {n} играчи по четирима: звезда с топка, двама телохранители и ловец.',
      rules: [
        'Ловецът иска да докосне с крак топката на звездата.',
        'Телохранителите могат само да застават на пътя с ръце до тялото.',
        'Звездата води топката и е най-много на две крачки от телохранител.',
        'При докосване или след 45 секунди ролите се сменят подред.',
      ],
      points: [
        'Телохранители: странични стъпки без кръстосване, поглед към таза на ловеца.',
        'Звезда: усети къде се отваря пролука и завърти топката.',
        'Говорете си: „ляво“, „мой“, „обърни“.',
        'Пазете се от другите групи: звездата води посоката.',
      ],
      harder: ['Двама ловци срещу тримата.'],
      easier: ['Трети телохранител или ловецът подскача първите десет секунди.'],
      scoring: 'Секунди без докосване за тройката; ловецът печели точка за всяко докосване.',
      question: 'Кой от телохранителите тръгва пръв и кой остава?',
      fault: 'Бутане или хващане: тогава ловецът започва иззад стената.',
    },
  },
}
