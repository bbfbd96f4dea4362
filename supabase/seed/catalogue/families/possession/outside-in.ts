/** Outside-in possession: through the channels at the sides into the zone in the middle. */
import { combine, createFamily } from '../../family'
import { createSketch, type Sketch } from '../../create-sketch'
import {
  toLevel,
  addBench,
  drawPasses,
  playWhile,
  createRounds,
  createWords,
  type Base,
  type Words3,
} from './kit'
import { toPointOn, addTwoTeams } from './line-up'
import { outsideInTasks } from './outside-in-words'

interface Size {
  team: number
  /** Neutrals in the channels, half of them on each side. */
  wide: 2 | 4
  channel: number
  area: readonly [number, number]
  ages: readonly [number, number]
  level: number
}

const sizes: readonly Size[] = [
  { team: 3, wide: 2, channel: 3, area: [20, 20], ages: [9, 13], level: 1 },
  { team: 4, wide: 2, channel: 4, area: [26, 26], ages: [10, 17], level: 2 },
  { team: 4, wide: 4, channel: 4, area: [28, 28], ages: [11, 18], level: 2 },
  { team: 5, wide: 2, channel: 4, area: [32, 30], ages: [12, 19], level: 3 },
  { team: 6, wide: 2, channel: 5, area: [40, 34], ages: [13, 19], level: 3 },
  { team: 7, wide: 4, channel: 5, area: [46, 38], ages: [14, 19], level: 3 },
]

function draw({ team, wide, channel, area }: Size, key: string): Sketch {
  const [length, width] = area
  const drawing = createSketch(area)
  const half = channel / 2
  drawing.corners('cone')
  drawing.gears('marker', [
    [0, channel],
    [length, channel],
    [0, width - channel],
    [length, width - channel],
  ])
  drawing.zone([0, 0], [length, channel])
  drawing.zone([0, width - channel], [length, width])
  drawing.zone([length * 0.4, width * 0.36], [length * 0.6, width * 0.64])
  const { own } = addTwoTeams(drawing, team, channel)
  const along = wide === 2 ? [0.48] : [0.26, 0.62]
  const top = along.map((x) => drawing.player('c', [x * length, half]))
  const bottom = along.map((x) => drawing.player('c', [x * length, width - half]))
  const [first = '', second = ''] = own
  const runner = team === 7 ? second : (own.at(-1) ?? '')
  const receiver = top.at(-1) ?? ''
  const ball = drawing.ball(first)
  addBench(drawing, 4)
  if (key === 'both-sides') {
    const low = own[team === 7 ? 3 : 2] ?? ''
    drawPasses(drawing, ball, [receiver, first, low, bottom.at(-1) ?? ''])
    const deep = own.at(-1) ?? ''
    playWhile(drawing, ball, deep, [[deep, toPointOn(drawing, [0.54, 0.56])]])
    return drawing
  }
  if (team < 7) drawing.pass(ball, second)
  drawing.pass(ball, receiver)
  const spot = toPointOn(drawing, [0.52, team === 3 ? 0.48 : 0.42])
  if (key === 'wide-dribbles-in') {
    drawing.together(() => {
      drawing.run(receiver, toPointOn(drawing, [0.52, 0.4]))
      drawing.run(team < 7 ? second : first, toPointOn(drawing, [0.4, half / width]))
    })
    return drawing
  }
  playWhile(drawing, ball, runner, [[runner, spot]])
  return drawing
}

function createBase({ team, wide, channel, area }: Size, sentence: Words3): Base {
  const [length, width] = area
  return {
    title: [
      `Outside-in ${team}v${team}+${wide}`,
      `Außen–innen ${team} gegen ${team}+${wide}`,
      `Отвън навътре ${team} срещу ${team}+${wide}`,
    ],
    aim: [
      'Use the width to open the middle.',
      'Die Breite nutzen, um die Mitte zu öffnen.',
      'Ширината отваря средата.',
    ],
    setup: [
      `Field of ${length} × ${width} m with a channel of ${channel} m on both long sides and a marked zone in the middle. Two teams of ${team} inside; in each channel ${wide === 2 ? 'one wide player (blue) who plays' : 'two wide players (blue) who play'} with the ball. Four spare balls beside the coach.`,
      `Feld von ${length} × ${width} m mit einem Kanal von ${channel} m an beiden Längsseiten und einer markierten Zone in der Mitte. Innen zwei Teams zu ${team}; in jedem Kanal ${wide === 2 ? 'ein Äußerer' : 'zwei Äußere'} (blau) für das Team am Ball. Vier Ersatzbälle beim Trainer.`,
      `Поле ${length} × ${width} м с коридор от ${channel} м по двете дълги страни и маркирана зона в средата. Вътре два отбора по ${team}; във всеки коридор ${wide === 2 ? 'един външен играч (син)' : 'двама външни играчи (сини)'} за владеещите. Четири резервни топки до треньора.`,
    ],
    start: [
      'The coach plays in. Wide players cannot be attacked in the channel and hold the ball for three seconds at most.',
      'Der Trainer spielt ein. Im Kanal wird nicht angegriffen; dort bleibt der Ball höchstens drei Sekunden.',
      'Треньорът вкарва топката. В коридора не се атакува; топката стои там най-много три секунди.',
    ],
    end: [
      `Play goes on after a point. Ball won: same task for the others. New wide players each round. ${sentence[0]}`,
      `Nach einem Punkt läuft das Spiel weiter. Ballgewinn: gleiche Aufgabe für die anderen. Jede Runde neue Äußere. ${sentence[1]}`,
      `След точка играта продължава. Отнемане: същата задача за другите. Във всяка серия нови външни. ${sentence[2]}`,
    ],
    points: [
      wide === 4
        ? [
            'Two per side: one shows deep, the other back, never on one line.',
            'Zwei pro Seite: einer tief, einer zurück, nie auf einer Linie.',
            'По двама на страна: един напред, друг назад, никога на една линия.',
          ]
        : [
            'One per side: move up and down the channel with the play.',
            'Einer pro Seite: im Kanal mit dem Spiel mitgehen.',
            'По един на страна: движи се по коридора с играта.',
          ],
      team < 5
        ? [
            `With ${team} inside the middle is small: come into it late and leave it again.`,
            `Mit ${team} innen ist die Mitte klein: spät hinein und wieder hinaus.`,
            `С ${team} вътре средата е малка: влез късно и излез.`,
          ]
        : [
            `With ${team} inside two may hold the defenders at the edge of the middle zone.`,
            `Mit ${team} innen können zwei die Gegner am Rand der Mittelzone binden.`,
            `С ${team} вътре двама могат да задържат противниците до зоната.`,
          ],
    ],
    progressions: [
      [
        `Channels of only ${channel - 1} m.`,
        `Kanäle von nur ${channel - 1} m.`,
        `Коридори само ${channel - 1} м.`,
      ],
    ],
    regressions: [
      ['A larger middle zone.', 'Eine größere Mittelzone.', 'По-голяма централна зона.'],
    ],
    faults: [
      [
        'Everything through the middle though both sides are free.',
        'Alles durch die Mitte, obwohl beide Seiten frei sind.',
        'Всичко през средата, макар страните да са свободни.',
      ],
    ],
  }
}

export const outsideIn = createFamily({
  slug: 'outside-in',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'positional_game',
  corners: ['tactical', 'physical'],
  variants: combine({ size: sizes, task: outsideInTasks }).filter(
    ({ size, task }) => size.team > 3 || task.harder < 2,
  ),
  key: ({ size, task }) => `${size.team}v${size.team}-${size.wide}-${task.key}`,
  exercise({ size, task }) {
    const all = size.team * 2 + size.wide
    const time =
      size.team > 5
        ? createRounds(4, 240, 60)
        : size.team > 3
          ? createRounds(5, 150, 60)
          : createRounds(5, 90, 60)
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
