/** Rest-defence: attack with some, secure with others against the strikers who wait for the counter. */
import type { Sketch } from '../../../create-sketch'
import {
  drawPassIntoRun,
  addKeeper,
  createScale,
  createOverloads,
  assignRoles,
  addSide,
  addTeam,
  createTransitionFamily,
  type Overload,
} from '../kit'
import { restTasks } from './rest-defence-words'

const sizes = createOverloads(
  [5, 4, [38, 26], 'youth', [11, 13], 1, [5, 150, 60]],
  [6, 5, [42, 30], 'youth', [11, 14], 1, [5, 180, 60]],
  [7, 5, [48, 36], 'youth', [12, 16], 2, [5, 180, 60]],
  [8, 6, [54, 44], 'full', [13, 19], 2, [4, 240, 75]],
  [9, 7, [60, 50], 'full', [14, 19], 3, [4, 240, 75]],
  [10, 8, [66, 56], 'full', [15, 19], 3, [4, 300, 90]],
)

/** Who stays behind the ball, and strikers who wait there. */
const behind: Record<string, readonly [rest: number, strikers: number]> = {
  '5v4': [2, 1],
  '6v5': [2, 1],
  '7v5': [2, 1],
  '8v6': [3, 2],
  '9v7': [3, 2],
  '10v8': [4, 3],
}
const restPlaces: Record<number, readonly (readonly [number, number])[]> = {
  2: [
    [0.28, 0.36],
    [0.32, 0.66],
  ],
  3: [
    [0.26, 0.28],
    [0.23, 0.52],
    [0.28, 0.76],
  ],
  4: [
    [0.26, 0.24],
    [0.22, 0.5],
    [0.26, 0.76],
    [0.42, 0.46],
  ],
}
const strikerPlaces: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0.36, 0.5]],
  2: [
    [0.34, 0.38],
    [0.36, 0.64],
  ],
  3: [
    [0.34, 0.3],
    [0.32, 0.58],
    [0.36, 0.82],
  ],
}

function play(drawing: Sketch, size: Overload, task: string) {
  const at = createScale(size)
  const [length, width] = size.area
  const [rest, strikers] = behind[size.key] ?? [2, 1]
  addKeeper(drawing, size, 'a', false)
  addKeeper(drawing, size, 'b')
  drawing.gears('marker', [
    [length / 2, 0],
    [length / 2, width],
  ])
  const safe = (restPlaces[rest] ?? []).map((place) => drawing.player('a', at(...place)))
  const front = addTeam(drawing, ['a', size.own - rest], at(0.46, 0.03), at(0.94, 0.97))
  const waiting = (strikerPlaces[strikers] ?? []).map((place) => drawing.player('b', at(...place)))
  const others = addTeam(
    drawing,
    ['b', size.against - strikers, true],
    at(0.56, 0.16),
    at(0.96, 0.84),
  )
  addSide(drawing)
  const { back, top } = assignRoles(front)
  const [winner = ''] = others
  const [target = ''] = waiting
  const [guard = ''] = safe
  const ball = drawing.ball(back)
  drawing.pass(ball, top)
  if (task === 'squeeze-up' || task === 'swap-roles') {
    const [one = '', two = ''] = safe
    drawing.together(() => {
      drawing.run(top, at(0.82, 0.18))
      if (task === 'squeeze-up') {
        drawing.run(one, at(0.45, 0.32))
        drawing.run(two, at(0.46, 0.6))
      } else {
        drawing.run(back, at(0.3, 0.44))
        drawing.run(one, at(0.68, 0.1))
      }
    })
    if (task === 'swap-roles') drawing.pass(ball, one)
    return
  }
  drawing.run(top, at(0.76, 0.2))
  drawPassIntoRun(drawing, ball, winner, at(0.72, 0.42))
  drawing.together(() => {
    drawing.run(guard, at(0.37, 0.34))
    drawing.run(safe[1] ?? '', at(0.24, 0.52))
    drawPassIntoRun(drawing, ball, target, at(0.42, 0.38))
  })
}

export const restDefence = createTransitionFamily({
  slug: 'rest-defence',
  topic: 'compactness',
  moment: 'transition_to_defence',
  phase: 'main_part',
  practice_type: 'phase_of_play',
  corners: ['tactical', 'psychological', 'physical'],
  sizes,
  tasks: restTasks,
  ends: 'both',
  name: ['Attack with rest-defence', 'Restverteidigung', 'Атака с подсигуряване'],
  aim: [
    'Attack so that a loss does not become a counter.',
    'So angreifen, dass aus dem Verlust kein Konter wird.',
    'Атака, при която загубата не става контра.',
  ],
  setup({ key, own, against }) {
    const [rest, strikers] = behind[key] ?? [2, 1]
    const one = strikers === 1
    return [
      `Green attacks to the right with ${own - rest} against ${against - strikers}; ${rest} stay behind the ball with their keeper against ${one ? 'one amber striker who waits' : `${strikers} amber strikers who wait`} near the halfway line.`,
      `Grün greift mit ${own - rest} gegen ${against - strikers} nach rechts an; ${rest} bleiben mit ihrem Torwart hinter dem Ball gegen ${one ? 'einen gelben Stürmer, der' : `${strikers} gelbe Stürmer, die`} nahe der Mittellinie ${one ? 'wartet' : 'warten'}.`,
      `Зелените атакуват надясно с ${own - rest} срещу ${against - strikers}; ${rest} остават зад топката с вратаря си срещу ${one ? 'един жълт нападател, който чака' : `${strikers} жълти нападатели, които чакат`} близо до средата.`,
    ]
  },
  start: [
    'The coach plays to green, the attack may take twenty seconds. If amber wins the ball, it counters to the left goal.',
    'Der Trainer spielt Grün an, der Angriff darf zwanzig Sekunden dauern. Gewinnt Gelb den Ball, kontert es auf das linke Tor.',
    'Треньорът подава на зелените, атаката може да трае двадесет секунди. Отнемат ли жълтите, контрират към лявата врата.',
  ],
  end: [
    'The counter ends with a shot, ball out or green’s ball. Roles change after each round: nobody only secures.',
    'Der Konter endet mit Schuss, Aus oder Rückgewinn. Nach jedem Durchgang Rollentausch: Niemand sichert nur ab.',
    'Контрата свършва с удар, аут или върната топка. След всяка серия смяна на ролите: никой не подсигурява постоянно.',
  ],
  points: [
    [
      'Secure while we have the ball: stand at the striker’s shoulder, goal side, within reach.',
      'Sichern, solange wir den Ball haben: an der Schulter des Stürmers, torseitig, auf Armlänge.',
      'Пази, докато топката е наша: до рамото на нападателя, откъм вратата, на ръка разстояние.',
    ],
  ],
  point: ({ own }) =>
    own < 8
      ? [
          'Two behind: one marks tight, the other covers diagonally.',
          'Zu zweit hinten: einer eng am Mann, der andere sichert schräg dahinter.',
          'Двама отзад: един пази плътно, другият покрива по диагонал.',
        ]
      : [
          'Always one more than their strikers: count and say it aloud.',
          'Immer einer mehr als ihre Stürmer: zählt und sagt es laut.',
          'Винаги с един повече от нападателите им: броете на глас.',
        ],
  harder: [
    'One more amber striker waits.',
    'Ein weiterer gelber Stürmer wartet vorn.',
    'Чака още един жълт нападател.',
  ],
  fault: [
    'Those behind watch the attack and lose their striker.',
    'Die Hinteren schauen dem Angriff zu und verlieren ihren Stürmer.',
    'Задните гледат атаката и губят нападателя си.',
  ],
  play,
})
