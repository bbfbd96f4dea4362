/** Positional game: two equal teams and neutrals who always play with the ball. */
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
import { positionalTasks } from './positional-game-words'

interface Size {
  team: number
  outer: number
  inner: number
  area: readonly [number, number]
  ages: readonly [number, number]
  level: number
}

const sizes: readonly Size[] = [
  { team: 3, outer: 2, inner: 0, area: [18, 14], ages: [10, 15], level: 1 },
  { team: 3, outer: 2, inner: 1, area: [20, 15], ages: [10, 16], level: 1 },
  { team: 4, outer: 2, inner: 1, area: [24, 18], ages: [11, 19], level: 2 },
  { team: 5, outer: 2, inner: 1, area: [28, 22], ages: [12, 19], level: 2 },
  { team: 6, outer: 2, inner: 1, area: [34, 25], ages: [13, 19], level: 3 },
  { team: 7, outer: 2, inner: 1, area: [40, 28], ages: [14, 19], level: 3 },
]

type Place = readonly [number, number]

const withBall: Record<number, readonly Place[]> = {
  3: [
    [0.25, 0.12],
    [0.72, 0.14],
    [0.45, 0.9],
  ],
  4: [
    [0.28, 0.08],
    [0.74, 0.1],
    [0.28, 0.92],
    [0.74, 0.9],
  ],
  5: [
    [0.22, 0.08],
    [0.72, 0.08],
    [0.22, 0.92],
    [0.72, 0.92],
    [0.32, 0.5],
  ],
  6: [
    [0.2, 0.08],
    [0.52, 0.06],
    [0.82, 0.1],
    [0.2, 0.92],
    [0.52, 0.94],
    [0.82, 0.9],
  ],
  7: [
    [0.2, 0.07],
    [0.52, 0.06],
    [0.82, 0.09],
    [0.2, 0.93],
    [0.52, 0.94],
    [0.82, 0.91],
    [0.34, 0.52],
  ],
}
const without: Record<number, readonly Place[]> = {
  3: [
    [0.2, 0.4],
    [0.5, 0.24],
    [0.52, 0.72],
  ],
  4: [
    [0.22, 0.34],
    [0.52, 0.24],
    [0.36, 0.7],
    [0.66, 0.7],
  ],
  5: [
    [0.17, 0.34],
    [0.5, 0.22],
    [0.42, 0.64],
    [0.62, 0.74],
    [0.8, 0.4],
  ],
  6: [
    [0.16, 0.34],
    [0.42, 0.28],
    [0.66, 0.28],
    [0.34, 0.68],
    [0.62, 0.7],
    [0.8, 0.5],
  ],
  7: [
    [0.15, 0.34],
    [0.4, 0.28],
    [0.64, 0.28],
    [0.24, 0.7],
    [0.44, 0.72],
    [0.64, 0.7],
    [0.8, 0.46],
  ],
}

function draw({ team, inner, area }: Size, key: string): Sketch {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('cone')
  const toPlace = ([x, y]: Place): [number, number] => [x * length, y * width]
  const ends = [drawing.player('c', [0, width * 0.42]), drawing.player('c', [length, width * 0.42])]
  const middle = inner > 0 ? drawing.player('c', toPlace([0.5, 0.46])) : ''
  const own = (withBall[team] ?? []).map((place) => drawing.player('a', toPlace(place)))
  const others = (without[team] ?? []).map((place) => drawing.player('b', toPlace(place)))
  const [start = '', goal = ''] = ends
  const [one = '', two = ''] = own
  const ball = drawing.ball(start)
  addBench(drawing, 5)
  drawing.together(() => {
    drawing.run(others[0] ?? '', toPlace([0.2, 0.22]))
    drawing.pass(ball, one)
  })
  if (middle && key === 'neutral-one-touch') {
    drawing.pass(ball, middle)
    drawing.pass(ball, team === 6 || team === 7 ? (own[2] ?? '') : two)
    return drawing
  }
  drawing.pass(ball, two)
  if (team > 5) drawing.pass(ball, own[2] ?? '')
  drawing.pass(ball, goal)
  return drawing
}

function createBase({ team, outer, inner, area }: Size, sentence: Words3): Base {
  const [length, width] = area
  const all = outer + inner
  const extra = formatNeutrals(all)
  const hasInner = inner > 0
  return {
    title: [
      `Positional game ${team}v${team}+${all}`,
      `Positionsspiel ${team} gegen ${team}+${all}`,
      `Позиционна игра ${team} срещу ${team}+${all}`,
    ],
    aim: [
      'Keep the ball in good positions with extra players.',
      'Ballbesitz aus guten Positionen mit Überzahl.',
      'Владеене от добри позиции с числено предимство.',
    ],
    setup: [
      `Field of ${length} × ${width} m. Two teams of ${team} and ${extra[0]} in blue: one on each short side${hasInner ? ', one in the middle' : ''}. Five spare balls beside the coach.`,
      `Feld von ${length} × ${width} m. Zwei Teams zu ${team} und ${extra[1]} in Blau: je einer an den Schmalseiten${hasInner ? ', einer in der Mitte' : ''}. Fünf Ersatzbälle beim Trainer.`,
      `Поле ${length} × ${width} м. Два отбора по ${team} и ${extra[2]} в синьо: по един на късите страни${hasInner ? ', един в средата' : ''}. Пет резервни топки до треньора.`,
    ],
    start: [
      'The coach plays in; the neutrals play with the team that has the ball.',
      'Der Trainer spielt ein; die Joker spielen mit dem ballbesitzenden Team.',
      'Треньорът вкарва топката; неутралните играят с владеещия отбор.',
    ],
    end: [
      `Ball won means roles change at once; out of play: new ball for the other team. New neutrals every round. ${sentence[0]}`,
      `Ballgewinn heißt sofort Rollentausch; im Aus: neuer Ball fürs andere Team. Jede Runde neue Joker. ${sentence[1]}`,
      `Отнемане значи веднага смяна на ролите; при аут нова топка за другия отбор. Във всяка серия нови неутрални. ${sentence[2]}`,
    ],
    points: [
      hasInner
        ? [
            'Middle neutral: always between two opponents, never behind one.',
            'Joker in der Mitte: immer zwischen zwei Gegnern, nie hinter einem.',
            'Неутралният в средата: между двама противници, никога зад един.',
          ]
        : [
            'No one in the middle: come in there for a moment and leave it again.',
            'In der Mitte steht keiner: kurz hinein und wieder hinaus.',
            'В средата няма никой: влез за миг и излез.',
          ],
      team > 4
        ? [
            `With ${team} in the field: two stay wide, so that it stays big.`,
            `Bei ${team} im Feld: Zwei bleiben breit, damit es groß bleibt.`,
            `С ${team} играчи: двама остават широко, за да е голямо полето.`,
          ]
        : [
            `Only ${team}: whoever passes is the next option at once.`,
            `Nur ${team}: Wer passt, ist sofort wieder anspielbar.`,
            `Само ${team}: който подаде, веднага е пак възможност.`,
          ],
    ],
    progressions: [
      [
        `${length - 3} × ${width - 2} m.`,
        `${length - 3} × ${width - 2} m.`,
        `${length - 3} × ${width - 2} м.`,
      ],
    ],
    regressions: [
      ['One more neutral inside.', 'Ein Joker mehr im Feld.', 'Още един неутрален вътре.'],
    ],
    faults: [
      [
        'Team with the ball gets narrow: the field shrinks by itself.',
        'Das Team mit Ball wird eng: Das Feld schrumpft von selbst.',
        'Владеещите се събират: полето се смалява само.',
      ],
    ],
  }
}

export const positionalGame = createFamily({
  slug: 'positional-game',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'positional_game',
  corners: ['tactical', 'physical'],
  variants: combine({ size: sizes, task: positionalTasks }),
  key: ({ size, task }) => `${size.team}v${size.team}-${size.outer + size.inner}-${task.key}`,
  exercise({ size, task }) {
    const time =
      size.team > 5
        ? createRounds(4, 240, 60)
        : size.team > 3
          ? createRounds(5, 180, 60)
          : createRounds(5, 120, 60)
    const all = size.team * 2 + size.outer + size.inner
    return {
      level: toLevel(size.level + task.harder),
      ages: [size.ages[0] + task.harder, size.ages[1]],
      intensity: 'high',
      minutes: time.minutes,
      intervals: time.intervals,
      players: [all, all + 2],
      sketch: draw(size, task.key),
      words: createWords(createBase(size, time.sentence), task),
    }
  },
})
