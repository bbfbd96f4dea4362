/** Possession with gates: small gates all over the field are the goals. */
import { combine, createFamily } from '../../family'
import { createSketch, type Sketch } from '../../create-sketch'
import {
  toLevel,
  addBench,
  formatNeutrals,
  createRounds,
  createWords,
  type Base,
  type Words3,
} from './kit'
import { gatesTasks } from './gates-words'

interface Size {
  team: number
  neutral: number
  gates: number
  area: readonly [number, number]
  ages: readonly [number, number]
  level: number
}

const sizes: readonly Size[] = [
  { team: 2, neutral: 1, gates: 4, area: [18, 16], ages: [6, 9], level: 1 },
  { team: 3, neutral: 0, gates: 5, area: [22, 20], ages: [7, 11], level: 1 },
  { team: 3, neutral: 1, gates: 5, area: [24, 22], ages: [9, 14], level: 2 },
  { team: 4, neutral: 2, gates: 6, area: [32, 26], ages: [10, 16], level: 2 },
  { team: 5, neutral: 1, gates: 7, area: [36, 30], ages: [11, 19], level: 3 },
  { team: 6, neutral: 2, gates: 8, area: [44, 34], ages: [13, 19], level: 3 },
]

type Place = readonly [number, number]

/** Centre of each gate; every second one stands along the length. */
const gatePlaces: readonly Place[] = [
  [0.42, 0.25],
  [0.84, 0.22],
  [0.16, 0.8],
  [0.74, 0.78],
  [0.12, 0.26],
  [0.5, 0.86],
  [0.92, 0.56],
  [0.62, 0.08],
]
const own: readonly Place[] = [
  [0.26, 0.36],
  [0.6, 0.24],
  [0.62, 0.68],
  [0.24, 0.64],
  [0.84, 0.42],
  [0.4, 0.92],
]
const others: readonly Place[] = [
  [0.34, 0.48],
  [0.68, 0.38],
  [0.54, 0.58],
  [0.32, 0.72],
  [0.78, 0.58],
  [0.44, 0.7],
]
const free: readonly Place[] = [
  [0.5, 0.42],
  [0.9, 0.88],
]

function draw({ team, neutral, gates, area }: Size, key: string): Sketch {
  const [length, width] = area
  const toPlace = ([x, y]: Place): [number, number] => [x * length, y * width]
  const drawing = createSketch(area)
  drawing.corners('cone')
  for (const [index, place] of gatePlaces.slice(0, gates).entries()) {
    const [x, y] = toPlace(place)
    const isAcross = index % 2 === 0
    drawing.gears('marker', [
      [x - (isAcross ? 0 : 1), y - (isAcross ? 1 : 0)],
      [x + (isAcross ? 0 : 1), y + (isAcross ? 1 : 0)],
    ])
  }
  const mine = own.slice(0, team).map((place) => drawing.player('a', toPlace(place)))
  const theirs = others.slice(0, team).map((place) => drawing.player('b', toPlace(place)))
  for (const place of free.slice(0, neutral)) drawing.player('c', toPlace(place))
  const [one = '', two = ''] = mine
  const ball = drawing.ball(one)
  addBench(drawing, 4)
  if (key === 'dribble-through') {
    drawing.run(one, toPlace([0.35, 0.25]), toPlace([0.49, 0.25]))
    drawing.run(two, toPlace([0.7, 0.16]))
    drawing.pass(ball, two)
    return drawing
  }
  drawing.together(() => {
    drawing.run(theirs[0] ?? '', toPlace([0.3, 0.42]))
    drawing.run(two, toPlace([0.56, key === 'gate-wall-pass' ? 0.21 : 0.16]))
    if (key === 'gate-wall-pass') drawing.run(one, toPlace([0.3, 0.28]))
  })
  drawing.pass(ball, two)
  if (key === 'gate-wall-pass') {
    drawing.pass(ball, one)
    return drawing
  }
  if (team > 4) {
    drawing.pass(ball, mine[4] ?? '')
    return drawing
  }
  drawing.run(two, toPlace([0.76, 0.12]))
  return drawing
}

function createBase({ team, neutral, gates, area }: Size, sentence: Words3, young: boolean): Base {
  const [length, width] = area
  const extra = formatNeutrals(neutral)
  const plus = neutral > 0 ? `+${neutral}` : ''
  return {
    title: [
      `${gates} gates ${team}v${team}${plus}`,
      `${gates} Tore im ${team} gegen ${team}${plus}`,
      `${gates} вратички ${team} срещу ${team}${plus}`,
    ],
    aim: [
      'Keep the ball and always look for an open target.',
      'Den Ball behaupten und immer ein offenes Ziel suchen.',
      'Топката се пази и винаги се търси отворена цел.',
    ],
    setup: [
      `Field of ${length} × ${width} m with ${gates} gates of 2 m, facing different ways. Two teams of ${team}${neutral > 0 ? ` and ${extra[0]} in blue` : ''}. Four spare balls beside the coach.`,
      `Feld von ${length} × ${width} m mit ${gates} Hütchentoren von 2 m, in verschiedene Richtungen gestellt. Zwei Teams zu ${team}${neutral > 0 ? ` und ${extra[1]} in Blau` : ''}. Vier Ersatzbälle beim Trainer.`,
      `Поле ${length} × ${width} м с ${gates} вратички по 2 м, обърнати в различни посоки. Два отбора по ${team}${neutral > 0 ? ` и ${extra[2]} в синьо` : ''}. Четири резервни топки до треньора.`,
    ],
    start: [
      `The coach plays in.${neutral > 0 ? ' Neutrals play with the ball and score for that team.' : ''}`,
      `Der Trainer spielt ein.${neutral > 0 ? ' Joker spielen mit dem Team am Ball und punkten für es.' : ''}`,
      `Треньорът вкарва топката.${neutral > 0 ? ' Неутралните играят с владеещите и точкуват за тях.' : ''}`,
    ],
    end: [
      `After a point play goes straight on. Ball out: dribble or pass in. ${sentence[0]}`,
      `Nach einem Punkt läuft das Spiel weiter. Ball im Aus: eindribbeln oder einpassen. ${sentence[1]}`,
      `След точка играта продължава. При аут се влиза с дрибъл или пас. ${sentence[2]}`,
    ],
    points: [
      young
        ? [
            'Be brave: if it is free, go there yourself!',
            'Trau dich: Ist frei, geh selbst!',
            'Смело: свободно ли е, тръгни сам!',
          ]
        : team < 5
          ? [
              `Make the ${length} m long: one on each side of the ball.`,
              `Macht die ${length} m lang: Auf jeder Seite des Balls steht einer.`,
              `Използвайте цялата дължина от ${length} м: от двете страни на топката да има играч.`,
            ]
          : [
              `With ${gates} gates play away from the crowd: the switch is the fastest point.`,
              `Bei ${gates} Toren weg vom Gedränge: Die Verlagerung bringt den schnellsten Punkt.`,
              `При ${gates} вратички играйте далеч от навалицата: смяната е най-бързата точка.`,
            ],
      neutral > 0
        ? [
            'The neutral helps: use them to get out of pressure, not as a rest.',
            'Der Joker hilft aus dem Druck heraus, er ist keine Pause.',
            'Неутралният помага срещу натиска, не е почивка.',
          ]
        : [
            'Equal numbers: one quick pass makes you one more.',
            'Gleichzahl: Ein schneller Pass macht euch zu einem mehr.',
            'Равен брой: един бърз пас ви прави с един повече.',
          ],
    ],
    progressions: [
      [
        `Take ${gates > 5 ? 'two gates' : 'one gate'} away.`,
        gates > 5 ? 'Zwei Tore wegnehmen.' : 'Ein Tor wegnehmen.',
        gates > 5 ? 'Махни две вратички.' : 'Махни една вратичка.',
      ],
    ],
    regressions: [
      [
        young ? 'No tackling for the first minute: only steal a loose ball.' : 'Another neutral.',
        young
          ? 'In der ersten Minute kein Zweikampf: nur freie Bälle holen.'
          : 'Ein weiterer Joker.',
        young
          ? 'В първата минута без единоборства: само свободни топки.'
          : 'Още един неутрален играч.',
      ],
    ],
    faults: [
      [
        'Defenders guard gates instead of the ball.',
        'Verteidiger bewachen Tore statt den Ball.',
        'Защитниците пазят вратички вместо топката.',
      ],
    ],
  }
}

export const gatesGame = createFamily({
  slug: 'gates-possession',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'conditioned_game',
  corners: ['technical', 'tactical', 'social'],
  variants: combine({ size: sizes, task: gatesTasks }).filter(
    ({ size, task }) =>
      (size.ages[0] > 6 || task.harder === 0) &&
      (size.ages[0] > 7 || task.harder < 2) &&
      (size.team < 5 || task.key !== 'dribble-through'),
  ),
  key: ({ size, task }) => `${size.team}v${size.team}-${size.neutral}-${task.key}`,
  exercise({ size, task }) {
    const young = size.ages[0] < 9
    const time = young
      ? createRounds(4, 120, 60)
      : size.team > 4
        ? createRounds(4, 240, 60)
        : createRounds(5, 150, 45)
    const all = size.team * 2 + size.neutral
    return {
      level: toLevel(size.level + task.harder),
      ages: [size.ages[0] + task.harder, size.ages[1]],
      practice_type: young ? 'fun_game' : 'conditioned_game',
      corners: young ? ['technical', 'social'] : ['technical', 'tactical', 'social'],
      intensity: young ? 'medium' : 'high',
      minutes: time.minutes,
      intervals: time.intervals,
      players: [all, all + 2],
      sketch: draw(size, task.key),
      words: createWords(createBase(size, time.sentence, young), task),
    }
  },
})
