/** World cup: small nations attack the same goal at the same time. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import { combine, createFamily } from '../../family'
import { createSketch } from '../../create-sketch'
import {
  toLevel,
  createRounds,
  createWords,
  type Base,
  type Task,
  type Words3,
} from '../possession/kit'
import { cupTasks } from './world-cup-words'

interface Cup {
  nations: 3 | 4
  size: 2 | 3
  area: readonly [number, number]
  ages: readonly [number, number]
  level: number
}

const cups: readonly Cup[] = [
  { nations: 3, size: 2, area: [20, 18], ages: [6, 9], level: 1 },
  { nations: 4, size: 2, area: [24, 20], ages: [7, 11], level: 1 },
  { nations: 3, size: 3, area: [26, 22], ages: [9, 13], level: 2 },
  { nations: 4, size: 3, area: [28, 25], ages: [10, 15], level: 3 },
]

const teams = ['a', 'b', 'c', 'd'] as const
const places: readonly (readonly Point[])[] = [
  [
    [0.34, 0.42],
    [0.58, 0.24],
    [0.5, 0.62],
  ],
  [
    [0.46, 0.5],
    [0.66, 0.38],
    [0.7, 0.66],
  ],
  [
    [0.3, 0.68],
    [0.6, 0.8],
    [0.36, 0.88],
  ],
  [
    [0.22, 0.22],
    [0.5, 0.1],
    [0.24, 0.5],
  ],
]

function draw({ nations, size, area }: Cup) {
  const [length, width] = area
  const toPoint = ([x, y]: Point): Point => [x * length, y * width]
  const drawing = createSketch(area)
  drawing.corners('cone')
  drawing.goal('youth', [length, width / 2], 180)
  drawing.gears('marker', [
    [length * 0.62, 0],
    [length * 0.62, width],
  ])
  drawing.keeper('a', [length - 1.2, width / 2])
  const players = teams
    .slice(0, nations)
    .map((team, index) =>
      (places[index] ?? []).slice(0, size).map((place) => drawing.player(team, toPoint(place))),
    )
  drawing.coach([-1.6, width / 2])
  for (let index = 0; index < 5; index += 1) drawing.ball([-1.6, width / 2 + 1.2 + index * 0.7])
  const [first = '', second = ''] = players[0] ?? []
  const [hunter = ''] = players[1] ?? []
  const ball = drawing.ball(first)
  drawing.together(() => {
    drawing.run(first, toPoint([0.44, 0.28]))
    drawing.run(hunter, toPoint([0.5, 0.36]))
  })
  drawing.together(() => {
    drawing.run(second, toPoint([0.76, 0.26]))
    drawing.pass(ball, toPoint([0.76, 0.26]), { for: second })
  })
  drawing.shot(ball, [length + 0.3, width / 2 + 1.5])
  return drawing
}

function createBase({ nations, size, area }: Cup, sentence: Words3): Base {
  const [length, width] = area
  const pair = size === 2
  return {
    title: [
      `World cup, ${nations} nations of ${size}`,
      `Weltmeisterschaft, ${nations} Nationen zu ${size}`,
      `Световно първенство, ${nations} държави по ${size}`,
    ],
    aim: [
      'Score in the crowd, with courage and an eye for the partner.',
      'Im Gedränge treffen, mit Mut und Blick für den Partner.',
      'Гол в навалицата със смелост и поглед към партньора.',
    ],
    setup: [
      `Field of ${length} × ${width} m with one youth goal and a neutral keeper. ${nations} nations of ${size} in different bibs. Markers show the shooting line. The coach has five spare balls opposite the goal.`,
      `Feld von ${length} × ${width} m mit einem Jugendtor und neutralem Torwart. ${nations} Nationen mit je ${size} Spielern in verschiedenen Leibchen. Markierungen zeigen die Schusslinie. Der Trainer hat gegenüber dem Tor fünf Ersatzbälle.`,
      `Поле ${length} × ${width} м с една юношеска врата и неутрален вратар. ${nations} държави с по ${size} играчи в различни потници. Маркери показват линията за удар. Треньорът има пет резервни топки срещу вратата.`,
    ],
    start: [
      'Each nation chooses its name and calls it when it scores. All play against all on the one goal; goals count from beyond the shooting line.',
      'Jede Nation wählt ihren Namen und ruft ihn beim Tor. Alle spielen gegen alle auf das eine Tor; Tore zählen erst hinter der Schusslinie.',
      'Всяка държава си избира име и го вика при гол. Всички играят срещу всички на едната врата; голът важи след линията за удар.',
    ],
    end: [
      `The keeper rolls saved balls to the coach, who plays the next one in. Keepers change after each round. ${sentence[0]}`,
      `Der Torwart rollt gehaltene Bälle zum Trainer, der den nächsten einspielt. Nach jeder Runde neuer Torwart. ${sentence[1]}`,
      `Вратарят връща уловените топки на треньора, който пуска следващата. След всяка серия има нов вратар. ${sentence[2]}`,
    ],
    points: [
      pair
        ? [
            'Two of you: one with the ball, one where the pass can come.',
            'Zu zweit: einer am Ball, einer dort, wo der Pass hinkommt.',
            'Двама сте: единият с топката, другият където може да дойде пас.',
          ]
        : [
            'Three of you: one stays in front of the goal for rebounds.',
            'Zu dritt: Einer lauert vor dem Tor auf Abpraller.',
            'Трима сте: един дебне пред вратата за доиграване.',
          ],
      [
        'Ball won? First out of the crowd, then to the goal.',
        'Ball gewonnen? Erst aus dem Gedränge, dann zum Tor.',
        'Отне ли, първо излез от навалицата, после към вратата.',
      ],
    ],
    progressions: [
      nations === 3
        ? [
            'Two balls in play at the same time.',
            'Zwei Bälle gleichzeitig im Spiel.',
            'Две топки едновременно в игра.',
          ]
        : [
            'Three touches at most per player.',
            'Höchstens drei Kontakte je Spieler.',
            'Най-много три докосвания на играч.',
          ],
    ],
    regressions: [
      [
        `A larger field of ${length + 4} × ${width + 4} m.`,
        `Ein größeres Feld von ${length + 4} × ${width + 4} m.`,
        `По-голямо поле ${length + 4} × ${width + 4} м.`,
      ],
    ],
    faults: [
      [
        'One player does everything and the partner watches.',
        'Einer macht alles, der Partner schaut zu.',
        'Един прави всичко, партньорът гледа.',
      ],
    ],
  }
}

export const worldCup = createFamily<{ cup: Cup; task: Task }>({
  slug: 'world-cup',
  topic: 'finishing',
  moment: null,
  phase: 'game',
  practice_type: 'fun_game',
  corners: ['technical', 'psychological', 'social'],
  variants: combine({ cup: cups, task: cupTasks }),
  key: ({ cup, task }) => `${cup.nations}x${cup.size}-${task.key}`,
  exercise({ cup, task }) {
    const time = cup.size === 2 ? createRounds(4, 150, 60) : createRounds(4, 180, 60)
    const all = cup.nations * cup.size + 1
    return {
      level: toLevel(cup.level + task.harder),
      ages: cup.ages,
      intensity: 'high',
      minutes: time.minutes,
      intervals: time.intervals,
      players: [all, all + 4],
      bibs: (cup.nations - 1) * cup.size,
      sketch: draw(cup),
      words: createWords(createBase(cup, time.sentence), task),
    }
  },
})
