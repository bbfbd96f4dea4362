/** Two teams play, the third works beside the pitch. */
import { createSketch } from '../../../create-sketch'
import { createScale, moveAll, playInto, type Exercise, type Point } from '../kit'

const shape: readonly Point[] = [
  [0.04, 0.5],
  [0.2, 0.3],
  [0.2, 0.72],
  [0.36, 0.5],
  [0.44, 0.14],
  [0.44, 0.86],
  [0.58, 0.42],
  [0.32, 0.34],
]

export const matchAndWorkshop: Exercise = {
  key: 'match-and-workshop',
  sizes: [
    {
      key: '21',
      name: ['three sevens', 'drei Siebener-Teams', 'три седморки'],
      area: [52, 46],
      ages: [11, 14],
      level: 2,
      time: [3, 480, 60],
      count: 7,
      more: 3,
      fill: { each: 7 },
    },
    {
      key: '24',
      name: ['three eights', 'drei Achter-Teams', 'три осморки'],
      area: [60, 52],
      ages: [14, 99],
      level: 3,
      time: [3, 600, 60],
      count: 8,
      more: 3,
      fill: { each: 8 },
    },
  ],
  intensity: 'medium',
  kind: { topic: 'passing', practice_type: 'free_game', corners: ['tactical', 'technical'] },
  more: { coaches: 2 },
  draw({ area, count = 7 }) {
    const [length, width] = area
    const depth = width * 0.74
    const getPlace = (x: number, y: number): Point => [x * length, y * depth]
    const down = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone', [0, 0], [length, depth])
    drawing.goal('youth', getPlace(0, 0.5), 0)
    drawing.goal('youth', getPlace(1, 0.5), 180)
    const places = shape.slice(0, count)
    const ours = places.map(([x, y], index) =>
      index === 0 ? drawing.keeper('a', getPlace(0.03, y)) : drawing.player('a', getPlace(x, y)),
    )
    const theirs = places.map(([x, y], index) =>
      index === 0
        ? drawing.keeper('b', getPlace(0.97, y))
        : drawing.player('b', getPlace(0.98 - x, 0.94 - y * 0.9)),
    )
    drawing.zone([0, depth + 2], [length, width])
    const isOdd = count % 2 === 1
    const pairs = Array.from({ length: count }, (_, index) =>
      drawing.player(
        'c',
        isOdd && index === count - 1
          ? down(0.7, 0.9)
          : down(0.08 + Math.floor(index / 2) * 0.24, index % 2 === 0 ? 0.83 : 0.96),
      ),
    )
    const match = drawing.ball(ours[3] ?? '')
    const workshop = pairs
      .filter((_, index) => index % 2 === 0 && index < count - 1)
      .map((id) => drawing.ball(id))
    drawing.coach([length * 0.9, width + 2])
    drawing.coach([length / 2, -2])
    drawing.together(() => {
      drawing.run(theirs[6] ?? '', getPlace(0.48, 0.56))
      drawing.pass(match, ours[4] ?? '')
      drawing.pass(workshop[0] ?? '', pairs[1] ?? '', { kind: 'lofted' })
      drawing.pass(workshop[1] ?? '', pairs[3] ?? '', { kind: 'lofted' })
    })
    playInto(drawing, match, ours[6] ?? '', getPlace(0.66, 0.24), [
      [theirs[2] ?? '', getPlace(0.74, 0.34)],
    ])
    moveAll(drawing, [ours[6] ?? '', getPlace(0.78, 0.4)])
    drawing.shot(match, getPlace(1, 0.56))
    return drawing
  },
  words: {
    en: {
      title: 'Match and workshop',
      aim: 'Three teams on one pitch and nobody sits: two play a real match, the third improves one technique beside it.',
      setup:
        'Pitch with youth goals and keepers on the upper three quarters of {l} × {w} m, a strip for the workshop along the touchline. {each}v{each} on the pitch, the third team in pairs with a ball each two on the strip, led by the assistant.',
      rules: [
        'One match lasts one round; free play, only offside is left out.',
        'In the workshop pairs volley a thrown ball back with the inside of the foot, then the laces.',
        'Every two minutes the assistant adds a part: weaker foot, on the move, after a bounce.',
        'Odd number in the workshop: one group of three in a triangle.',
        'After each round the workshop team changes with one of the two, so everyone plays twice.',
      ],
      points: [
        'Workshop: ankle locked, knee over the ball, short swing.',
        'Thrower: two hands from below, to the right height, it is an exercise for both.',
        'Match: the coach speaks in pauses only, play decides.',
        'Take the technique along: who can use it in the next match?',
      ],
      harder: ['A volley goal in the match counts double.'],
      easier: ['Workshop with a bounce before every contact.'],
      scoring:
        'Match result, plus one goal head start for the workshop team that reached twenty clean volleys a pair.',
      question: 'Which situation in the match looked like the workshop?',
      fault: 'The workshop is a waiting room without a plan and without an adult.',
    },
    de: {
      title: 'Spiel und Werkstatt',
      aim: 'Drei Teams auf einem Platz und niemand sitzt: Zwei spielen frei, das dritte feilt daneben an einer Technik.',
      setup:
        'Auf den oberen drei Vierteln von {l} × {w} m ein Feld mit Jugendtoren und Torhütern, an der Seitenlinie ein Streifen als Werkstatt. Auf dem Feld {each} gegen {each}, das dritte Team paarweise mit Ball auf dem Streifen beim Co-Trainer.',
      rules: [
        'Ein Spiel dauert einen Durchgang; freies Spiel, nur ohne Abseits.',
        'In der Werkstatt volley mit der Innenseite auf den Werfer zurück, später mit dem Spann.',
        'Alle zwei Minuten kommt etwas dazu: schwächerer Fuß, in Bewegung, nach Aufsetzen.',
        'Bei ungerader Zahl bildet die Werkstatt eine Dreiergruppe.',
        'Nach jedem Durchgang wechselt die Werkstatt mit einem der Teams; jedes spielt zweimal.',
      ],
      points: [
        'Werkstatt: Fußgelenk fest, Knie über den Ball, kurzer Schwung.',
        'Werfer: beidhändig von unten in richtiger Höhe, auch das ist eine Übung.',
        'Spiel: Der Trainer spricht nur in den Pausen, das Spiel entscheidet.',
        'Die Technik mitnehmen: Wer nutzt sie im nächsten Spiel?',
      ],
      harder: ['Ein Volleytor im Spiel zählt doppelt.'],
      easier: ['In der Werkstatt vor jedem Kontakt einmal aufsetzen lassen.'],
      scoring:
        'Spielergebnis; ein Tor Vorsprung für das Werkstattteam mit zwanzig sauberen Volleys je Paar.',
      question: 'Welche Spielsituation sah aus wie in der Werkstatt?',
      fault: 'Die Werkstatt wird zum Warteraum ohne Plan und ohne Betreuer.',
    },
    bg: {
      title: 'Мач и работилница',
      aim: 'Три отбора на едно игрище и никой не седи: два играят свободно, третият усъвършенства техника отстрани.',
      setup:
        'На горните три четвърти от {l} × {w} м – игрище с юношески врати и вратари, край страничната линия ивица за работилница. На игрището {each} срещу {each}, третият отбор по двойки с топка при помощник-треньора.',
      rules: [
        'Един мач трае една серия; свободна игра, само без засада.',
        'В работилницата – воле обратно към хвърлящия с вътрешна част, после с ристо.',
        'На всеки две минути се добавя нещо: слаб крак, в движение, след отскок.',
        'При нечетен брой в работилницата има една тройка.',
        'След всяка серия работилницата се сменя с единия отбор; всеки играе два пъти.',
      ],
      points: [
        'Работилница: твърд глезен, коляно над топката, къс замах.',
        'Хвърлящ: с две ръце отдолу на точната височина, и това е упражнение.',
        'Мач: треньорът говори само в паузите, играта решава.',
        'Пренесете техниката: кой ще я използва в следващия мач?',
      ],
      harder: ['Гол от воле в мача се брои двойно.'],
      easier: ['В работилницата топката отскача веднъж преди всяко докосване.'],
      scoring: 'Резултатът от мача; един гол аванс за отбора с двайсет чисти волета на двойка.',
      question: 'Кое положение в мача приличаше на работилницата?',
      fault: 'Работилницата става чакалня без план и без възрастен.',
    },
  },
}
