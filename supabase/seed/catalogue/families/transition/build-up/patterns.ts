/** Patterns of the build-up against mannequins: everybody learns the ways out before an opponent comes. */
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
import { patternTasks } from './patterns-words'

/** Own players beside the keeper; `against` are mannequins. */
const sizes = createOverloads(
  [5, 2, [34, 30], 'youth', [10, 13], 1, [4, 150, 30]],
  [6, 3, [40, 36], 'youth', [11, 15], 1, [4, 180, 45]],
  [7, 3, [42, 42], 'full', [12, 16], 2, [4, 180, 45]],
  [8, 4, [46, 48], 'full', [13, 19], 2, [4, 210, 45]],
  [9, 4, [48, 54], 'full', [14, 19], 3, [4, 210, 60]],
  [10, 5, [52, 60], 'full', [15, 19], 3, [4, 240, 60]],
)

const dummies: readonly (readonly [number, number])[] = [
  [0.28, 0.5],
  [0.44, 0.24],
  [0.44, 0.76],
  [0.64, 0.62],
  [0.64, 0.26],
]

function play(drawing: Sketch, size: Overload, task: string) {
  const at = createScale(size)
  const one = addKeeper(drawing, size, 'a', false)
  const own = addTeam(drawing, ['a', size.own], at(0.1, 0.02), at(0.86, 0.98))
  const used = size.against === 2 ? [dummies[0], dummies[3]] : dummies.slice(0, size.against)
  for (const place of used) if (place) drawing.gear('mannequin', at(...place))
  addSide(drawing, 8)
  const [first = '', second = ''] = own
  const { mid, front, ...wide } = assignRoles(own)
  const [top, bottom] = size.own > 7 ? [own[2] ?? '', own[3] ?? ''] : [wide.top, wide.bottom]
  const link = size.own > 5 ? mid : front
  const ball = drawing.ball(one)
  if (task === 'over-the-wing') {
    drawing.pass(ball, first)
    drawing.pass(ball, top)
    drawing.pass(ball, link)
    drawPassIntoRun(drawing, ball, top, at(0.84, 0.12))
    drawing.shot(ball, at(1, 0.22))
    return
  }
  if (task === 'keeper-switch') {
    drawing.pass(ball, first)
    drawing.pass(ball, one)
    drawing.pass(ball, second)
    drawPassIntoRun(drawing, ball, bottom, at(0.7, 0.92))
    drawing.run(bottom, at(0.86, 0.84))
    drawing.shot(ball, at(1, 0.78))
    return
  }
  drawing.pass(ball, task === 'drop-and-lay-off' ? first : second)
  if (task === 'drop-and-lay-off') {
    drawing.run(front, at(0.54, 0.4))
    drawing.pass(ball, front)
    if (link !== front) drawing.pass(ball, link)
  } else {
    drawing.pass(ball, link)
  }
  drawPassIntoRun(drawing, ball, bottom, at(0.82, 0.86))
  drawing.shot(ball, at(1, 0.78))
}

export const patterns = createTransitionFamily({
  slug: 'build-up-patterns',
  topic: 'combination_play',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['tactical', 'technical'],
  sizes,
  tasks: patternTasks,
  ends: 'home',
  name: ['Build-up patterns', 'Aufbaumuster', 'Схеми за изграждане'],
  title: ({ own }) => [`for ${own}`, `zu ${own}`, `за ${own}`],
  aim: [
    'Learn positions and ways out so well that they work under pressure.',
    'Positionen und Wege so sicher lernen, dass sie unter Druck gelingen.',
    'Позициите и пътищата се заучават така, че да работят под натиск.',
  ],
  setup: ({ own, against }) => [
    `${own} players in their positions and the keeper; ${against} mannequins stand where opponents would press.`,
    `${own} Spieler auf ihren Positionen und der Torwart; ${against} Dummys stehen, wo Gegner pressen würden.`,
    `${own} играчи на позициите си и вратарят; ${against} манекена стоят там, където биха пресирали противниците.`,
  ],
  start: [
    'The keeper starts each time from the goal area, alternately left and right.',
    'Der Torwart beginnt jedes Mal am Torraum, abwechselnd links und rechts.',
    'Вратарят започва всеки път от малкото поле, редувайки ляво и дясно.',
  ],
  end: [
    'After the pass into the mini goal all go back to their positions at once and the next ball starts. Swap positions after each round.',
    'Nach dem Pass ins Minitor gehen alle sofort auf ihre Position zurück, der nächste Ball beginnt. Nach jedem Durchgang Positionen tauschen.',
    'След паса в малката врата всички веднага се връщат на позиция и започва следващата топка. След всяка серия смяна на позициите.',
  ],
  points: [
    [
      'The pass says where to go: to the near foot means back, to the far foot means turn.',
      'Der Pass spricht: naher Fuß heißt zurück, ferner Fuß heißt drehen.',
      'Пасът говори: в близкия крак – назад, в далечния – завърти се.',
    ],
  ],
  point: ({ own }) =>
    own < 7
      ? [
          'Move just before the ball comes, not while you wait for it.',
          'Beweg dich kurz bevor der Ball kommt, statt auf ihn zu warten.',
          'Тръгни точно преди топката, не я чакай.',
        ]
      : [
          'Those without the ball move too: who is far from it gets ready for the next pass but one.',
          'Auch ohne Ball bewegen: Wer fern steht, bereitet den übernächsten Pass vor.',
          'Движи се и без топка: далечният се готви за пас през един.',
        ],
  harder: [
    'Two players replace mannequins and press after the second pass.',
    'Zwei Spieler ersetzen Dummys und pressen ab dem zweiten Pass.',
    'Двама играчи заместват манекени и пресират след втория пас.',
  ],
  easier: () => [
    'Walk through it once without a ball, then with free touches.',
    'Einmal ohne Ball abgehen, dann mit freien Kontakten.',
    'Веднъж ходом без топка, после със свободни докосвания.',
  ],
  fault: [
    'The pattern is run through without looking: no eye contact, no signal.',
    'Das Muster wird abgespult: kein Blickkontakt, kein Zeichen.',
    'Комбинацията се изпълнява без поглед и без знак.',
  ],
  differs: () => ({ intensity: 'medium' }),
  play,
  balls: 8,
})
