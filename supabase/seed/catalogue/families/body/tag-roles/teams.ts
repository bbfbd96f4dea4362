/** Tag games in which a pass saves, and in which two teams change sides. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { addCrowd, createGround, createSizes } from '../ground'

export const safeWithBall: Exercise = {
  key: 'safe-with-the-ball',
  sizes: createSizes(
    [9, 99],
    2,
    [
      [20, 16, 8, 5, 60, 45],
      [26, 20, 12, 5, 60, 45],
    ],
    { more: 4 },
  ),
  intensity: 'medium',
  kind: { topic: 'passing', practice_type: 'opposed' },
  draw(size) {
    const { drawing, at } = createGround(size)
    const people = addCrowd(drawing, 'a', (size.count ?? 8) - 2)
    const [one = '', two = '', three = '', four = '', five = ''] = people
    const hunter = drawing.player('b', at(0.44, 0.38))
    const other = drawing.player('b', at(0.7, 0.74))
    const ball = drawing.ball(one)
    const second = drawing.ball(four)
    addBench(drawing, 2)
    drawing.together(() => {
      drawing.run(hunter, at(0.56, 0.32))
      drawing.run(three, at(0.86, 0.2))
      drawing.pass(ball, two)
    })
    drawing.together(() => {
      drawing.run(other, at(0.7, 0.64))
      drawing.run(five, at(0.62, 0.46))
      drawing.pass(second, people[5] ?? '')
    })
    drawing.together(() => {
      drawing.run(hunter, at(0.72, 0.32))
      drawing.pass(ball, three)
    })
    return drawing
  },
  words: {
    en: {
      title: 'Safe as long as you have the ball',
      aim: 'See who is in trouble and pass in time: the ball is the den that saves from being tagged.',
      setup:
        'Ground of {l} × {w} m. {n} players; two taggers with bibs in the hand, two balls among the others.',
      rules: [
        'Taggers touch with the hand; whoever has a ball cannot be tagged.',
        'Team-mates see the chase and play the ball to the one who is being hunted.',
        'Nobody may keep a ball for longer than three seconds.',
        'Tagged: take the bib, the tagger joins the others; no tagging back at once.',
        'Two new taggers start the next round.',
      ],
      points: [
        'Free players: look at the taggers, not at the balls.',
        'Hunted player: run towards a ball and show the foot.',
        'Pass ahead of the runner, never against the running direction.',
      ],
      harder: ['One ball only.'],
      easier: ['Passes with the hands, three balls.'],
      scoring: 'Each pass that saves somebody is a point for all; more than in the last round?',
      question: 'How did you see that somebody needed your pass?',
      fault: 'Players with a ball stand still and enjoy the rest: count the three seconds aloud.',
    },
    de: {
      title: 'Wer den Ball hat, ist sicher',
      aim: 'Erkennen, wer in Not ist, und rechtzeitig passen: Der Ball ist das Freimal, das vor dem Fangen schützt.',
      setup:
        'Feld von {l} × {w} m. {n} Spieler; zwei Fänger mit Leibchen in der Hand, zwei Bälle bei den anderen.',
      rules: [
        'Gefangen wird mit der Hand; wer einen Ball hat, kann nicht gefangen werden.',
        'Die anderen sehen die Jagd und spielen den Ball zu dem, der verfolgt wird.',
        'Niemand behält einen Ball länger als drei Sekunden.',
        'Gefangen: Leibchen übernehmen, der Fänger ist frei; kein sofortiges Zurückfangen.',
        'Im nächsten Durchgang beginnen zwei neue Fänger.',
      ],
      points: [
        'Freie Spieler: auf die Fänger schauen, nicht auf die Bälle.',
        'Verfolgte: einem Ball entgegenlaufen und den Fuß zeigen.',
        'Vor den Läufer passen, nie gegen die Laufrichtung.',
      ],
      harder: ['Nur ein Ball.'],
      easier: ['Mit den Händen werfen, drei Bälle.'],
      scoring: 'Jeder rettende Pass ist ein Punkt für alle; mehr als im vorigen Durchgang?',
      question: 'Woran hast du erkannt, dass jemand deinen Pass braucht?',
      fault: 'Wer den Ball hat, ruht sich aus: die drei Sekunden laut mitzählen.',
    },
    bg: {
      title: 'С топката си в безопасност',
      aim: 'Да видиш кой е в беда и да подадеш навреме: топката е къщичката, която пази от гонещия.',
      setup:
        'Терен {l} × {w} м. {n} играчи; двама гонещи с потник в ръка, две топки при останалите.',
      rules: [
        'Гони се с докосване с ръка; който има топка, не може да бъде хванат.',
        'Съотборниците следят гонитбата и подават на преследвания.',
        'Никой не държи топката повече от три секунди.',
        'Хванатият взема потника, гонещият е свободен; без незабавно връщане.',
        'Следващата серия започва с двама нови гонещи.',
      ],
      points: [
        'Свободните: гледайте гонещите, не топките.',
        'Преследваният: тичай към топка и покажи крака си.',
        'Подавай пред бягащия, никога срещу посоката му.',
      ],
      harder: ['Само една топка.'],
      easier: ['Подаване с ръце, три топки.'],
      scoring: 'Всеки спасителен пас е точка за всички; повече ли са от миналата серия?',
      question: 'По какво позна, че някой има нужда от твоя пас?',
      fault: 'Който има топка, стои и почива: бройте трите секунди на глас.',
    },
  },
}

export const trueOrFalse: Exercise = {
  key: 'true-or-false',
  sizes: createSizes(
    [8, 15],
    1,
    [
      [24, 14, 8, 8, 15, 45],
      [28, 20, 12, 8, 15, 45],
    ],
    { more: 4 },
  ),
  intensity: 'high',
  kind: { topic: 'speed', practice_type: 'opposed' },
  draw(size) {
    const { drawing, at } = createGround(size)
    drawing.gears('marker', [at(0.5, 0), at(0.5, 1)])
    const half = (size.count ?? 8) / 2
    const getY = (index: number) => (index + 0.5) / half
    const ours = Array.from({ length: half }, (_, index) =>
      drawing.player('a', at(0.44, getY(index))),
    )
    const theirs = Array.from({ length: half }, (_, index) =>
      drawing.player('b', at(0.56, getY(index))),
    )
    for (const id of [...ours, ...theirs]) drawing.ball(id)
    addBench(drawing, 0)
    moveAll(
      drawing,
      ...ours.map((id, index) => [id, at(0.24, getY(index))] as const),
      ...theirs.map((id, index) => [id, at(0.36, getY(index))] as const),
    )
    moveAll(
      drawing,
      ...ours.map((id, index) => [id, at(0.04, getY(index))] as const),
      ...theirs.map((id, index) => [id, at(0.14 + 0.04 * (index % 2), getY(index))] as const),
    )
    return drawing
  },
  words: {
    en: {
      title: 'True or false: chase or flee',
      aim: 'Think, react and start with the ball: one sentence decides who hunts and who flees.',
      setup:
        'Two teams face each other across a middle line in {l} × {w} m, three metres between them. {n} players, each with a ball and an opponent opposite.',
      rules: [
        'All do toe taps; the coach says a sentence: “Seven and eight is fifteen.”',
        'True: green turns and dribbles home, yellow hunts. False: the other way round.',
        'Caught is who is touched lightly on the back before the end line.',
        'Everybody returns to the middle and takes a new opponent, one place on.',
        'Next sentences about rules of the game, animals, capitals; players may make them up.',
      ],
      points: [
        'Stay on the balls of your feet, ball between the feet.',
        'Turn with the sole or the outside, first touch long.',
        'Hunters push the ball ahead and run with it too.',
      ],
      harder: ['Start sitting beside the ball.'],
      easier: ['Without a ball, or five metres apart.'],
      scoring: 'A point for each opponent caught, one for each home line reached.',
      question: 'What was slower, the thinking or the turn?',
      fault:
        'Two dribble towards each other after a wrong decision: leave free lanes, stop and laugh.',
    },
    de: {
      title: 'Wahr oder falsch: jagen oder fliehen',
      aim: 'Denken, reagieren und mit Ball starten: Ein Satz entscheidet, wer jagt und wer flieht.',
      setup:
        'Zwei Teams stehen sich an einer Mittellinie in {l} × {w} m gegenüber, drei Meter dazwischen. {n} Spieler, jeder mit Ball und Gegenüber.',
      rules: [
        'Alle tippen auf den Ball; der Trainer sagt einen Satz: „Sieben und acht ist fünfzehn.“',
        'Wahr: Grün dreht um und dribbelt nach Hause, Gelb jagt. Falsch: umgekehrt.',
        'Gefangen ist, wer vor der Endlinie leicht am Rücken berührt wird.',
        'Alle kehren zur Mitte zurück und rücken einen Platz weiter zum neuen Gegner.',
        'Weitere Sätze über Spielregeln, Tiere, Hauptstädte; die Spieler dürfen welche erfinden.',
      ],
      points: [
        'Auf den Fußballen bleiben, Ball zwischen den Füßen.',
        'Mit Sohle oder Außenseite drehen, erster Kontakt lang.',
        'Auch die Jäger legen den Ball vor und laufen mit ihm.',
      ],
      harder: ['Im Sitzen neben dem Ball starten.'],
      easier: ['Ohne Ball oder mit fünf Metern Abstand.'],
      scoring: 'Ein Punkt je gefangenem Gegner, einer je erreichter Heimlinie.',
      question: 'Was war langsamer: das Denken oder die Drehung?',
      fault:
        'Zwei dribbeln nach einem Irrtum aufeinander zu: freie Bahnen lassen, stoppen, lachen.',
    },
    bg: {
      title: 'Вярно или не: гони или бягай',
      aim: 'Мисли, реагирай и тръгвай с топката: едно изречение решава кой гони и кой бяга.',
      setup:
        'Два отбора са един срещу друг на средна линия в {l} × {w} м, с три метра помежду им. {n} играчи, всеки с топка и противник отсреща.',
      rules: [
        'Всички потупват топката с ходило; треньорът казва: „Седем и осем е петнадесет.“',
        'Вярно: зелените се обръщат и водят към дома, жълтите гонят. Невярно: обратно.',
        'Хванат е този, когото докоснат леко по гърба преди крайната линия.',
        'Всички се връщат в средата и се местят с едно място към нов противник.',
        'Други изречения: за правилата, животни, столици; играчите могат да измислят свои.',
      ],
      points: [
        'Стой на пръсти, топката между краката.',
        'Обърни с ходило или с външната страна, първо докосване дълго.',
        'И гонещите изтласкват топката напред и тичат с нея.',
      ],
      harder: ['Старт от седеж до топката.'],
      easier: ['Без топка или на пет метра разстояние.'],
      scoring: 'Точка за всеки хванат противник и за всяка достигната домашна линия.',
      question: 'Кое беше по-бавно: мисленето или обръщането?',
      fault:
        'Двама водят един срещу друг след грешка: оставете свободни коридори, спрете и се посмейте.',
    },
  },
}
