/** Small game with wing channels: two teams, two goals, wide players outside. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import { createSketch, type Sketch } from '../../create-sketch'
import { addTwoTeams } from '../possession/line-up'
import { crossGameTasks } from './cross-game-words'
import {
  addBench,
  createFinishingFamily,
  getPointInGoal,
  join,
  describeSpareBalls,
  type Base,
  type Size,
  type Words3,
} from './kit'

interface GameSize extends Size {
  team: 3 | 4 | 5 | 6
  /** Wide players: one on each side, or one on each side and half. */
  wide: 2 | 4
  channel: number
}

const sizes: readonly GameSize[] = [
  {
    key: '3v3-2-small',
    team: 3,
    wide: 2,
    channel: 4,
    area: [26, 24],
    goal: 'small',
    ages: [8, 11],
    level: 1,
    time: [4, 180, 60],
  },
  {
    key: '4v4-2-youth',
    team: 4,
    wide: 2,
    channel: 5,
    area: [32, 30],
    goal: 'youth',
    ages: [9, 13],
    level: 1,
    time: [4, 240, 60],
  },
  {
    key: '4v4-4-youth',
    team: 4,
    wide: 4,
    channel: 5,
    area: [36, 32],
    goal: 'youth',
    ages: [10, 15],
    level: 2,
    time: [4, 240, 60],
  },
  {
    key: '5v5-2-youth',
    team: 5,
    wide: 2,
    channel: 6,
    area: [40, 36],
    goal: 'youth',
    ages: [11, 19],
    level: 2,
    time: [4, 300, 60],
  },
  {
    key: '6v6-4-full',
    team: 6,
    wide: 4,
    channel: 8,
    area: [52, 48],
    goal: 'full',
    ages: [13, 19],
    level: 3,
    time: [4, 360, 90],
  },
  {
    key: '5v5-4-youth',
    team: 5,
    wide: 4,
    channel: 6,
    area: [44, 38],
    goal: 'youth',
    ages: [12, 19],
    level: 2,
    time: [4, 300, 60],
  },
]

function draw(size: GameSize, task: string): Sketch {
  const { area, team, wide, channel, goal } = size
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('cone')
  drawing.gears('marker', [
    [0, channel],
    [length, channel],
    [0, width - channel],
    [length, width - channel],
  ])
  drawing.zone([0, 0], [length, channel])
  drawing.zone([0, width - channel], [length, width])
  drawing.goal(goal, [0, width / 2], 0)
  drawing.goal(goal, [length, width / 2], 180)
  drawing.keeper('a', [1, width / 2])
  drawing.keeper('b', [length - 1, width / 2])
  const { own } = addTwoTeams(drawing, team, channel)
  const xs = wide === 2 ? [0.52] : [0.3, 0.7]
  const top = xs.map((x) => drawing.player('c', [x * length, channel / 2]))
  const bottom = xs.map((x) => drawing.player('c', [x * length, width - channel / 2]))
  const [one = '', two = ''] = own
  const striker = own.at(-1) ?? ''
  const isSwitch = task === 'switch-wings'
  const wing = (isSwitch ? bottom : top).at(-1) ?? ''
  const wingY = isSwitch ? width - channel / 2 : channel / 2
  const ball = drawing.ball(isSwitch ? (top[0] ?? '') : one)
  addBench(drawing, 5)
  drawing.pass(ball, two)
  drawing.pass(ball, wing, { kind: isSwitch && team > 4 ? 'lofted' : 'ground' })
  const place: Point = [length * 0.9, width / 2 + (isSwitch ? -1 : 1)]
  drawing.together(() => {
    drawing.run(wing, [length * 0.86, wingY])
    drawing.run(striker, [length * 0.78, width / 2 + (isSwitch ? -3 : 3)])
  })
  drawing.together(() => {
    drawing.run(striker, place)
    drawing.pass(ball, place, { kind: 'driven', for: striker })
  })
  drawing.shot(ball, getPointInGoal(size, isSwitch ? 0.2 : 0.8))
  return drawing
}

function createBase(size: GameSize, sentence: Words3): Base {
  const { team, wide, channel, area } = size
  const [length, width] = area
  const plus = `${team}v${team}+${wide}`
  return {
    title: [
      `Wing game ${plus}`,
      `Flügelspiel ${team} gegen ${team}+${wide}`,
      `Игра с крила ${team} срещу ${team}+${wide}`,
    ],
    aim: [
      'Score over the wings in a real game.',
      'Im echten Spiel über die Flügel Tore erzielen.',
      'Голове през крилата в истинска игра.',
    ],
    setup: join(
      [
        `Field of ${length} × ${width} m, a goal with a keeper on each short side, a channel of ${channel} m along each long side. Two teams of ${team} plus keepers, ${wide} wide players (blue) in the channels${wide === 4 ? ', one in each half' : ', one on each side'}.`,
        `Feld von ${length} × ${width} m, auf jeder Schmalseite ein Tor mit Torwart, an den Längsseiten Streifen von ${channel} m. Zwei Teams zu ${team} plus Torwart, ${wide} Flügelspieler (blau) in den Streifen${wide === 4 ? ', je einer pro Hälfte' : ', einer auf jeder Seite'}.`,
        `Поле ${length} × ${width} м, на всяка къса страна врата с вратар, по дългите страни коридори от ${channel} м. Два отбора по ${team} и вратар, ${wide === 4 ? 'четири' : 'две'} крила (сини) в коридорите${wide === 4 ? ', по едно във всяка половина' : ', по едно от всяка страна'}.`,
      ],
      describeSpareBalls(5),
    ),
    start: [
      'The keeper starts every attack with a throw or pass.',
      'Jeder Angriff beginnt beim Torwart mit Abwurf oder Pass.',
      'Всяка атака започва вратарят с хвърляне или пас.',
    ],
    end: join(
      [
        'After each round the wide players change with one team’s players.',
        'Nach jedem Durchgang wechseln die Flügelspieler mit Spielern eines Teams.',
        'След всяка серия крилата се сменят с играчи от единия отбор.',
      ],
      ['Finish with the foot.', 'Abschluss mit dem Fuß.', 'Завършва се с крак.'],
      sentence,
    ),
    points: [
      team > 4
        ? [
            'Three lanes in front of goal: near post, far post, edge of the box.',
            'Drei Wege vor dem Tor: kurz, lang, Rückraum.',
            'Три пътя пред вратата: близо, далече и отзад.',
          ]
        : [
            'One near, one far: talk while you run.',
            'Einer kurz, einer lang: sprecht beim Laufen.',
            'Един близо, един далече: говорете в движение.',
          ],
      [
        'Defending: mark the player first, then look at the ball.',
        'Abwehr: erst den Mann, dann den Ball ansehen.',
        'Защита: първо човека, после топката.',
      ],
    ],
    progressions: [
      [
        'Wide players may score themselves.',
        'Die Flügelspieler dürfen selbst abschließen.',
        'Крилата могат да вкарват и сами.',
      ],
    ],
    regressions: [
      [
        `Channels of ${channel + 1} m: more time for the wide players.`,
        `Streifen von ${channel + 1} m: mehr Zeit für die Flügelspieler.`,
        `Коридори от ${channel + 1} м: повече време за крилата.`,
      ],
    ],
    faults: [
      [
        'The ball goes wide and comes back: no one dares to play forward.',
        'Der Ball geht nach außen und wieder zurück: Keiner spielt nach vorn.',
        'Топката излиза встрани и се връща: никой не играе напред.',
      ],
    ],
  }
}

export const crossGame = createFinishingFamily({
  slug: 'wing-game',
  topic: 'crossing',
  moment: 'in_possession',
  phase: 'game',
  practice_type: 'conditioned_game',
  corners: ['technical', 'tactical', 'physical', 'social'],
  intensity: 'high',
  sizes,
  tasks: crossGameTasks,
  draw,
  base: createBase,
})
