/** Keep-ball with mini goals as escape: many keep it, few win it and score. */
import { combine, createFamily } from '../../family'
import { createSketch, type Sketch } from '../../create-sketch'
import {
  toLevel,
  addBench,
  playWhile,
  createRounds,
  createWords,
  type Base,
  type Words3,
} from './kit'
import { toPointOn } from './line-up'
import { escapeTasks } from './escape-words'

interface Size {
  big: number
  small: number
  goals: 2 | 4
  area: readonly [number, number]
  ages: readonly [number, number]
  level: number
}

const sizes: readonly Size[] = [
  { big: 3, small: 1, goals: 2, area: [14, 12], ages: [7, 10], level: 1 },
  { big: 4, small: 2, goals: 2, area: [18, 14], ages: [8, 13], level: 1 },
  { big: 5, small: 3, goals: 4, area: [22, 18], ages: [10, 17], level: 2 },
  { big: 6, small: 4, goals: 4, area: [28, 22], ages: [12, 19], level: 2 },
  { big: 7, small: 5, goals: 4, area: [32, 25], ages: [13, 19], level: 3 },
  { big: 8, small: 6, goals: 4, area: [38, 28], ages: [14, 19], level: 3 },
]

type Place = readonly [number, number]

const bigPlaces: Record<number, readonly Place[]> = {
  3: [
    [0.22, 0.3],
    [0.78, 0.32],
    [0.5, 0.86],
  ],
  4: [
    [0.22, 0.16],
    [0.78, 0.16],
    [0.78, 0.84],
    [0.22, 0.84],
  ],
  5: [
    [0.2, 0.14],
    [0.8, 0.14],
    [0.8, 0.86],
    [0.2, 0.86],
    [0.44, 0.44],
  ],
  6: [
    [0.18, 0.12],
    [0.5, 0.08],
    [0.82, 0.14],
    [0.8, 0.88],
    [0.5, 0.92],
    [0.2, 0.86],
  ],
  7: [
    [0.18, 0.12],
    [0.5, 0.08],
    [0.82, 0.14],
    [0.8, 0.88],
    [0.5, 0.92],
    [0.2, 0.86],
    [0.48, 0.46],
  ],
  8: [
    [0.18, 0.12],
    [0.5, 0.08],
    [0.82, 0.14],
    [0.8, 0.88],
    [0.5, 0.92],
    [0.2, 0.86],
    [0.36, 0.5],
    [0.66, 0.52],
  ],
}
const smallPlaces: readonly Place[] = [
  [0.36, 0.34],
  [0.6, 0.56],
  [0.6, 0.28],
  [0.34, 0.68],
  [0.72, 0.42],
  [0.5, 0.72],
]

function draw({ big, small, goals, area }: Size, key: string): Sketch {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('cone')
  const across = goals === 2 ? [0.5] : [0.25, 0.75]
  for (const y of across) {
    drawing.goal('mini', [0, y * width], 0)
    drawing.goal('mini', [length, y * width], 180)
  }
  if (key === 'far-goal') {
    drawing.gears('marker', [
      [length / 2, 0],
      [length / 2, width],
    ])
  }
  const own = (bigPlaces[big] ?? []).map((place) => drawing.player('a', toPointOn(drawing, place)))
  const hunters = smallPlaces
    .slice(0, small)
    .map((place) => drawing.player('b', toPointOn(drawing, big === 3 ? [0.42, 0.56] : place)))
  const [one = '', two = ''] = own
  const [hunter = ''] = hunters
  const { winner, at, goal } = getSteal(big)
  const thief = hunters[winner] ?? hunter
  const ball = drawing.ball(one)
  addBench(drawing, 5)
  if (winner === 0) drawing.pass(ball, two)
  else playWhile(drawing, ball, two, [[hunter, toPointOn(drawing, [0.4, 0.24])]])
  // the next pass is cut out, then the finish
  playWhile(drawing, ball, thief, [[thief, toPointOn(drawing, at)]])
  if (key === 'far-goal') {
    drawing.run(thief, toPointOn(drawing, [0.46, big > 5 ? 0.2 : 0.62]))
    drawing.shot(ball, [0, (big > 5 ? 0.25 : 0.75) * width])
  } else {
    drawing.shot(ball, [length, goal * width])
  }
  return drawing
}

/** Who cuts out the second pass, where, and the goal that is near. */
function getSteal(big: number): { winner: number; at: Place; goal: number } {
  if (big === 3) return { winner: 0, at: [0.64, 0.6], goal: 0.5 }
  if (big === 4) return { winner: 1, at: [0.78, 0.52], goal: 0.5 }
  if (big === 5) return { winner: 1, at: [0.8, 0.5], goal: 0.75 }
  return { winner: 2, at: [0.68, 0.12], goal: 0.25 }
}

function createBase({ big, small, goals, area }: Size, sentence: Words3): Base {
  const [length, width] = area
  const one = small === 1
  return {
    title: [
      `Keep-ball ${big}v${small} with escape goals`,
      `Ballhalten ${big} gegen ${small} mit Kontertoren`,
      `Пазене ${big} срещу ${small} с врати за контра`,
    ],
    aim: [
      'Keep the ball safely and switch over quickly.',
      'Den Ball sicher halten und schnell umschalten.',
      'Сигурно пазене и бърз преход.',
    ],
    setup: [
      `Field of ${length} × ${width} m with ${goals === 2 ? 'a mini goal in the middle of each short side' : 'two mini goals on each short side'}. ${big} players keep the ball from ${one ? 'one' : small}. Five spare balls beside the coach.`,
      `Feld von ${length} × ${width} m mit ${goals === 2 ? 'einem Minitor in der Mitte jeder Schmalseite' : 'zwei Minitoren auf jeder Schmalseite'}. ${big} Spieler halten den Ball gegen ${one ? 'einen' : small}. Fünf Ersatzbälle beim Trainer.`,
      `Поле ${length} × ${width} м с ${goals === 2 ? 'по една малка врата в средата на късите страни' : 'по две малки врати на късите страни'}. ${big} играчи пазят топката от ${one ? 'един' : small}. Пет резервни топки до треньора.`,
    ],
    start: [
      'The coach plays to the big team.',
      'Der Trainer spielt zum großen Team.',
      'Треньорът подава на големия отбор.',
    ],
    end: [
      `After a goal or a ball out the big team starts again. New ${one ? 'hunter' : 'small team'} each round. ${sentence[0]}`,
      `Nach Tor oder Aus beginnt wieder das große Team. Jede Runde ${one ? 'ein neuer Jäger' : 'ein neues kleines Team'}. ${sentence[1]}`,
      `След гол или аут пак започва големият отбор. Във всяка серия ${one ? 'нов преследвач' : 'нов малък отбор'}. ${sentence[2]}`,
    ],
    points: [
      one
        ? [
            'Three against one: show to the left and right of the ball.',
            'Drei gegen einen: links und rechts vom Ball zeigen.',
            'Трима срещу един: покажете се отляво и отдясно на топката.',
          ]
        : big - small > 1 && big < 6
          ? [
              `${big} against ${small}: pass past the first one, then the field is yours.`,
              `${big} gegen ${small}: am Ersten vorbei, dann gehört euch das Feld.`,
              `${big} срещу ${small}: минете ли първия, полето е ваше.`,
            ]
          : [
              `${big} against ${small}: occupy the middle and the width, play round the press.`,
              `${big} gegen ${small}: Mitte und Breite besetzen, um das Pressing herumspielen.`,
              `${big} срещу ${small}: заемете средата и ширината, играйте около пресата.`,
            ],
      goals === 4
        ? [
            'Small team: choose one half together and lock them in it.',
            'Kleines Team: gemeinsam eine Hälfte wählen und dort einsperren.',
            'Малкият отбор: изберете заедно половина и ги затворете там.',
          ]
        : [
            'Whoever wins it: look up at once, where is the free goal?',
            'Wer ihn gewinnt: sofort Kopf hoch, welches Tor ist frei?',
            'Който я отнеме: веднага глава горе, коя врата е свободна?',
          ],
    ],
    progressions: [
      [
        `Field of ${length - 2} × ${width - 2} m.`,
        `Feld von ${length - 2} × ${width - 2} m.`,
        `Поле ${length - 2} × ${width - 2} м.`,
      ],
    ],
    regressions: [
      [
        `Field of ${length + 3} × ${width + 2} m.`,
        `Feld von ${length + 3} × ${width + 2} m.`,
        `Поле ${length + 3} × ${width + 2} м.`,
      ],
    ],
    faults: [
      [
        'Standing still after the loss: the reaction decides.',
        'Nach dem Verlust stehen bleiben: Die Reaktion entscheidet.',
        'Спиране след загуба: решава реакцията.',
      ],
    ],
  }
}

export const escapeGame = createFamily({
  slug: 'escape-goals',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'tactical', 'psychological'],
  variants: combine({ size: sizes, task: escapeTasks }).filter(
    ({ size, task }) =>
      (size.small > 1 || task.key === 'any-goal' || task.key === 'five-seconds') &&
      (size.small > 2 || task.harder < 2),
  ),
  key: ({ size, task }) => `${size.big}v${size.small}-${task.key}`,
  exercise({ size, task }) {
    const time =
      size.small < 3
        ? createRounds(5, 75, 45)
        : size.small < 5
          ? createRounds(5, 120, 60)
          : createRounds(5, 150, 75)
    const all = size.big + size.small
    return {
      level: toLevel(size.level + task.harder),
      ages: [size.ages[0] + task.harder, size.ages[1]],
      moment: task.key === 'five-seconds' ? 'transition_to_defence' : 'in_possession',
      intensity: size.small > 2 ? 'high' : 'medium',
      minutes: time.minutes,
      intervals: time.intervals,
      players: [all, all + 1],
      sketch: draw(size, task.key),
      words: createWords(createBase(size, time.sentence), task),
    }
  },
})
