/** Attacks in the last third with a pattern to try first, against real defenders. */
import type { Sketch } from '../../../create-sketch'
import {
  finish,
  getPointInGoal,
  drawPassIntoRun,
  addKeeper,
  createScale,
  createOverloads,
  addSide,
  addTeam,
  createTransitionFamily,
  type Overload,
} from '../kit'
import { finalThirdTasks } from './final-third-words'

const sizes = createOverloads(
  [3, 2, [26, 26], 'youth', [10, 13], 1, [6, 90, 45]],
  [4, 2, [28, 32], 'youth', [10, 14], 1, [6, 90, 45]],
  [4, 3, [30, 36], 'full', [12, 16], 2, [6, 105, 60]],
  [5, 4, [34, 44], 'full', [13, 19], 2, [6, 120, 60]],
  [6, 5, [36, 52], 'full', [14, 19], 3, [6, 120, 75]],
  [7, 6, [38, 58], 'full', [15, 19], 3, [6, 135, 75]],
)

/** The one on the ball, one on each wing, then those in front and behind. */
const places: readonly (readonly [number, number])[] = [
  [0.3, 0.4],
  [0.46, 0.12],
  [0.5, 0.86],
  [0.64, 0.5],
  [0.26, 0.7],
  [0.24, 0.16],
  [0.6, 0.72],
]

function play(drawing: Sketch, size: Overload, task: string) {
  const at = createScale(size)
  addKeeper(drawing, size, 'b')
  const own = places.slice(0, size.own).map((place) => drawing.player('a', at(...place)))
  addTeam(drawing, ['b', size.against, true], at(0.44, 0.14), at(0.9, 0.86))
  addSide(drawing, 6, 0.2)
  const [ten = '', left = '', right = '', front = ''] = own
  const setter = front || right
  const ball = drawing.ball(ten)
  if (task === 'overlap') {
    drawing.pass(ball, left)
    drawing.together(() => {
      drawing.run(left, at(0.56, 0.24))
      drawing.run(ten, at(0.5, 0.04), at(0.8, 0.07))
    })
    drawing.pass(ball, ten)
    finish(drawing, [ball, right], at(0.88, 0.64), getPointInGoal(size, 0.2))
    return
  }
  if (task === 'inverted') {
    drawing.pass(ball, right)
    drawing.run(right, at(0.62, 0.66))
    drawPassIntoRun(drawing, ball, left, at(0.86, 0.28))
    drawing.shot(ball, getPointInGoal(size, 0.8))
    return
  }
  if (task === 'third-man') {
    drawing.pass(ball, setter)
    drawing.run(left, at(0.64, 0.2))
    drawing.pass(ball, left)
    drawing.run(left, at(0.82, 0.3))
    drawing.shot(ball, getPointInGoal(size, 0.75))
    return
  }
  drawing.pass(ball, left)
  drawPassIntoRun(drawing, ball, ten, at(0.52, 0.34))
  finish(drawing, [ball, right], at(0.87, 0.72), getPointInGoal(size, 0.15))
}

export const finalThird = createTransitionFamily({
  slug: 'final-third',
  topic: 'combination_play',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'phase_of_play',
  corners: ['tactical', 'technical'],
  sizes,
  tasks: finalThirdTasks,
  ends: 'goal',
  name: ['Last third', 'Letztes Drittel', 'Последна третина'],
  aim: [
    'Create a chance in the last third with a common idea.',
    'Im letzten Drittel mit einer gemeinsamen Idee eine Chance herausspielen.',
    'Създаване на положение в последната третина с обща идея.',
  ],
  setup: ({ own, against, area: [length] }) => [
    `${own} attackers in an attacking shape about ${Math.round(length * 0.7)} m from goal, ${against} defenders and a keeper in front of it.`,
    `${own} Angreifer in Angriffsordnung etwa ${Math.round(length * 0.7)} m vor dem Tor, davor ${against} Verteidiger und ein Torwart.`,
    `${own} нападатели в атакуващо разположение на около ${Math.round(length * 0.7)} м от вратата, пред нея ${against} защитници и вратар.`,
  ],
  start: [
    'The central player starts the attack with the ball. First the pattern is tried; if the defenders close it, the attackers find another way.',
    'Der zentrale Spieler beginnt mit Ball. Zuerst wird das Muster gesucht; schließen es die Verteidiger, findet der Angriff einen anderen Weg.',
    'Централният започва с топка. Първо се търси заучената комбинация; ако защитниците я затворят, атаката намира друг път.',
  ],
  end: [
    'It ends with goal, save, ball out, or when the defenders have controlled the ball for three seconds. After each round new defenders.',
    'Ende bei Tor, Parade, Aus oder wenn die Verteidiger den Ball drei Sekunden kontrollieren. Nach jedem Durchgang neue Verteidiger.',
    'Край при гол, спасяване, аут или когато защитниците владеят три секунди. След всяка серия нови защитници.',
  ],
  points: [
    [
      'See the shot first: pass only when somebody stands better.',
      'Zuerst den Schuss sehen: nur passen, wenn einer besser steht.',
      'Първо виж удара: подай само ако друг е по-добре.',
    ],
  ],
  point: ({ own }) =>
    own < 5
      ? [
          'After every pass make a forward run; nobody stops.',
          'Jeder zählt: nach dem eigenen Pass immer ein Lauf nach vorn, nie stehen bleiben.',
          'Всеки е важен: след своя пас винаги тичай напред, никога не спирай.',
        ]
      : [
          'Five positions across the width: no two in the same channel when the pass comes.',
          'Fünf Bahnen in der Breite: beim Pass keine zwei in derselben.',
          'Пет коридора по ширина: при паса в един коридор няма двама.',
        ],
  harder: [
    'One more defender starts from behind the attackers.',
    'Ein weiterer Verteidiger startet hinter den Angreifern.',
    'Още един защитник тръгва зад нападателите.',
  ],
  fault: [
    'The pattern is forced although the defenders have already closed it.',
    'Das Muster wird erzwungen, obwohl es längst zugestellt ist.',
    'Комбинацията се насилва, макар че вече е затворена.',
  ],
  play,
})
