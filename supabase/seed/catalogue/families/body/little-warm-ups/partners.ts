/** Warm-ups in twos for the youngest. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const remoteControl: Exercise = {
  key: 'remote-control',
  sizes: createSizes(
    [6, 10],
    1,
    [
      [18, 14, 6, 6, 40, 25],
      [22, 18, 12, 6, 40, 25],
    ],
    { more: 4 },
  ),
  intensity: 'medium',
  kind: { topic: 'dribbling' },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const pairs = (size.count ?? 6) / 2
    const places = [
      [0.2, 0.3],
      [0.56, 0.26],
      [0.84, 0.5],
      [0.24, 0.74],
      [0.56, 0.76],
      [0.9, 0.86],
    ] as const
    const all = places.slice(0, pairs).map(([x, y]) => {
      const robot = drawing.player('a', at(x, y))
      drawing.ball(robot)
      return { x, y, robot, pilot: drawing.player('c', at(x - 0.1, y + 0.06)) }
    })
    addBench(drawing, 0)
    moveAll(
      drawing,
      ...all.flatMap(({ x, y, robot, pilot }) => [
        [robot, at(x + 0.06, y - 0.12)] as const,
        [pilot, at(x - 0.04, y - 0.04)] as const,
      ]),
    )
    moveAll(
      drawing,
      ...all.flatMap(({ x, y, robot, pilot }) => [
        [robot, at(x - 0.06, y - 0.18)] as const,
        [pilot, at(x, y - 0.08)] as const,
      ]),
    )
    moveAll(
      drawing,
      ...all.flatMap(({ x, y, robot, pilot }) => [
        [robot, at(x - 0.12, y)] as const,
        [pilot, at(x - 0.02, y + 0.02)] as const,
      ]),
    )
    return drawing
  },
  words: {
    en: {
      title: 'Robot and remote control',
      aim: 'Children dribble and listen at once, learn left and right, and steer a partner kindly through the others.',
      setup:
        'Ground of {l} × {w} m. {n} children in pairs: a robot with a ball, a pilot in blue walking two steps behind.',
      rules: [
        'The pilot speaks: “go”, “left”, “right”, “stop”, “turn round”.',
        'The robot does at once with the ball what it hears, and nothing else.',
        'Robots that meet stop and beep; their pilots find a way out.',
        'Battery empty: the robot sinks slowly; a high five from the pilot charges it.',
        'After every round robot and pilot swap jobs.',
      ],
      points: [
        'Pilot: short words, early enough, and look ahead for your robot.',
        'Robot: sole on the ball at “stop”.',
        'Left or right? The writing hand helps.',
      ],
      harder: ['Steer by touching the shoulders instead of speaking.'],
      easier: ['Only “go”, “stop” and “turn round”.'],
      scoring: 'A round without a bump charges the pair by one point.',
      question: 'What did your pilot say that helped you most?',
      fault: 'Pilots shout ever louder: the robot only hears a friendly voice.',
    },
    de: {
      title: 'Roboter und Fernsteuerung',
      aim: 'Die Kinder dribbeln und hören zugleich, üben links und rechts und lenken einen Partner freundlich durch die anderen.',
      setup:
        'Feld von {l} × {w} m. {n} Kinder zu zweit: ein Roboter mit Ball, ein Pilot in Blau zwei Schritte dahinter.',
      rules: [
        'Der Pilot spricht: „los“, „links“, „rechts“, „stopp“, „umdrehen“.',
        'Der Roboter macht mit dem Ball sofort, was er hört, und nichts anderes.',
        'Treffen sich Roboter, bleiben sie stehen und piepsen; die Piloten finden einen Ausweg.',
        'Akku leer: Der Roboter sinkt langsam ein; Abklatschen lädt ihn auf.',
        'Nach jeder Runde tauschen Roboter und Pilot die Rollen.',
      ],
      points: [
        'Pilot: kurze Wörter, früh genug, und für den Roboter vorausschauen.',
        'Roboter: bei „stopp“ die Sohle auf den Ball.',
        'Links oder rechts? Die Schreibhand hilft.',
      ],
      harder: ['Mit Antippen der Schultern lenken, ohne zu sprechen.'],
      easier: ['Nur „los“, „stopp“ und „umdrehen“.'],
      scoring: 'Eine Runde ohne Zusammenstoß lädt das Paar um einen Punkt auf.',
      question: 'Welcher Satz deines Piloten hat dir am meisten geholfen?',
      fault: 'Die Piloten werden immer lauter: Der Roboter hört nur freundliche Stimmen.',
    },
    bg: {
      title: 'Робот и дистанционно',
      aim: 'Децата водят и слушат едновременно, учат ляво и дясно и водят любезно партньора си между другите.',
      setup:
        'Терен {l} × {w} м. {n} деца по двойки: робот с топка и пилот в синьо на две крачки зад него.',
      rules: [
        'Пилотът говори: „тръгни“, „ляво“, „дясно“, „стоп“, „обърни“.',
        'Роботът веднага прави с топката каквото чуе и нищо друго.',
        'Срещнат ли се роботи, спират и пиукат; пилотите намират изход.',
        'Празна батерия: роботът бавно се снишава; „дай пет“ от пилота го зарежда.',
        'След всяка серия роботът и пилотът сменят ролите.',
      ],
      points: [
        'Пилот: кратки думи, навреме, и гледай напред вместо робота.',
        'Робот: при „стоп“ ходило върху топката.',
        'Ляво или дясно? Помага ръката, с която пишеш.',
      ],
      harder: ['Управление с докосване по раменете, без думи.'],
      easier: ['Само „тръгни“, „стоп“ и „обърни“.'],
      scoring: 'Серия без сблъсък зарежда двойката с една точка.',
      question: 'Какво от казаното от пилота ти помогна най-много?',
      fault: 'Пилотите викат все по-силно: роботът чува само любезен глас.',
    },
  },
}

export const bridgesAndTunnels: Exercise = {
  key: 'bridges-and-tunnels',
  sizes: createSizes(
    [6, 10],
    1,
    [
      [16, 14, 8, 6, 45, 25],
      [20, 18, 12, 6, 45, 25],
    ],
    { more: 4 },
  ),
  intensity: 'medium',
  kind: { topic: 'coordination' },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const half = (size.count ?? 8) / 2
    const bridges = (
      [
        [0.3, 0.26],
        [0.7, 0.3],
        [0.3, 0.74],
        [0.7, 0.72],
        [0.5, 0.5],
        [0.9, 0.52],
      ] as const
    )
      .slice(0, half)
      .map(([x, y]) => drawing.player('c', at(x, y)))
    const drivers = (
      [
        [0.12, 0.3],
        [0.52, 0.22],
        [0.12, 0.7],
        [0.5, 0.78],
        [0.34, 0.5],
        [0.76, 0.5],
      ] as const
    )
      .slice(0, half)
      .map(([x, y]) => drawing.player('a', at(x, y)))
    const balls = drivers.map((id) => drawing.ball(id))
    addBench(drawing, 0)
    const [one = '', two = ''] = drivers
    drawing.together(() => {
      drawing.pass(balls[0] ?? '', at(0.42, 0.24), { for: one })
      drawing.run(one, at(0.26, 0.14), at(0.42, 0.22))
      drawing.run(two, at(0.58, 0.12))
    })
    moveAll(
      drawing,
      [one, at(0.44, 0.42)],
      [two, at(0.84, 0.2)],
      [drivers[2] ?? '', at(0.18, 0.58)],
      [drivers[3] ?? '', at(0.62, 0.86)],
    )
    moveAll(drawing, [bridges[0] ?? '', at(0.3, 0.24)], [one, at(0.56, 0.36)])
    return drawing
  },
  words: {
    en: {
      title: 'Bridges and tunnels',
      aim: 'Children dribble, pass gently through a gap and run on: bending, stretching and rolling the ball in one game.',
      setup:
        'A town of {l} × {w} m. {n} children: half of them in blue are bridges and stand about with feet apart, half drive cars with a ball.',
      rules: [
        'Drive to a bridge, roll the ball through its legs and fetch it on the other side.',
        'On “tunnel” the bridges make a front support: roll the ball under the belly.',
        'Bridges wave to cars that have not been there yet.',
        'Do not wait in front of a bridge: if it is busy, drive on to another.',
        'After each round cars and bridges swap.',
      ],
      points: [
        'Slow down, look, roll: the ball must not touch the bridge.',
        'Run round the bridge, never through it.',
        'Bridge: tummy tight, strong arms.',
      ],
      harder: ['Roll it backwards with the sole.'],
      easier: ['Wide bridges only, roll by hand.'],
      scoring: 'Count your bridges: one more than in the last round?',
      question: 'How softly did the ball have to roll so that you were there first?',
      fault: 'Balls are kicked hard against the legs: the bridge closes and the car drives on.',
    },
    de: {
      title: 'Brücken und Tunnel',
      aim: 'Die Kinder dribbeln, passen sanft durch eine Lücke und laufen weiter: beugen, strecken, rollen in einem Spiel.',
      setup:
        'Eine Stadt von {l} × {w} m. {n} Kinder: Die Hälfte in Blau sind Brücken und stehen verteilt mit gegrätschten Beinen, die anderen fahren Auto mit Ball.',
      rules: [
        'Fahr zu einer Brücke, roll den Ball durch die Beine und hol ihn auf der anderen Seite ab.',
        'Bei „Tunnel“ gehen die Brücken in den Liegestütz: den Ball unter dem Bauch durchrollen.',
        'Brücken winken Autos heran, die noch nicht da waren.',
        'Nicht vor einer Brücke warten: Ist sie besetzt, zur anderen fahren.',
        'Nach jeder Runde tauschen Autos und Brücken.',
      ],
      points: [
        'Bremsen, schauen, rollen: Der Ball darf die Brücke nicht berühren.',
        'Um die Brücke herumlaufen, nie hindurch.',
        'Brücke: Bauch fest, starke Arme.',
      ],
      harder: ['Rückwärts mit der Sohle durchrollen.'],
      easier: ['Nur breite Brücken, mit der Hand rollen.'],
      scoring: 'Zähl deine Brücken: eine mehr als in der letzten Runde?',
      question: 'Wie sanft musste der Ball rollen, damit du zuerst da warst?',
      fault:
        'Bälle werden fest gegen die Beine geschossen: Die Brücke schließt, das Auto fährt weiter.',
    },
    bg: {
      title: 'Мостове и тунели',
      aim: 'Децата водят, търкалят меко през пролука и тичат нататък: навеждане, изпъване и търкаляне в една игра.',
      setup:
        'Град {l} × {w} м. {n} деца: половината в синьо са мостове и стоят пръснати с разкрачени крака, останалите карат коли с топка.',
      rules: [
        'Карай до мост, търкулни топката между краката му и я вземи от другата страна.',
        'При „тунел“ мостовете правят лицева опора: търкулни топката под корема.',
        'Мостовете махат на колите, които още не са минали.',
        'Не чакай пред мост: ако е зает, карай към друг.',
        'След всяка серия колите и мостовете се сменят.',
      ],
      points: [
        'Намали, погледни, търкулни: топката не бива да докосва моста.',
        'Заобиколи моста, никога през него.',
        'Мост: стегнат корем, силни ръце.',
      ],
      harder: ['Търкаляне назад с ходило.'],
      easier: ['Само широки мостове, търкаляне с ръка.'],
      scoring: 'Брой мостовете си: с един повече ли са от миналата серия?',
      question: 'Колко меко трябваше да се търкаля топката, за да стигнеш пръв?',
      fault: 'Топката се рита силно в краката: мостът се затваря и колата продължава.',
    },
  },
}
