/** Fast break in lanes: from their own keeper over a long pitch, each runner in a lane of their own. */
import type { Sketch } from '../../../create-sketch'
import {
  formatAttackers,
  capitalizeWords,
  finish,
  getPointInGoal,
  join,
  addKeeper,
  createScale,
  createOverloads,
  addSide,
  addTeam,
  createTransitionFamily,
  type Overload,
} from '../kit'
import { laneTasks } from './break-lanes-words'

const sizes = createOverloads(
  [2, 0, [32, 16], 'small', [9, 12], 1, [6, 60, 60]],
  [3, 0, [38, 24], 'youth', [10, 14], 1, [6, 75, 60]],
  [3, 1, [44, 28], 'youth', [11, 15], 2, [6, 75, 75]],
  [3, 2, [50, 34], 'full', [12, 17], 2, [6, 90, 90]],
  [4, 2, [56, 40], 'full', [13, 19], 3, [6, 90, 90]],
  [4, 3, [60, 46], 'full', [14, 19], 3, [6, 90, 90]],
)

const starts: Record<number, readonly number[]> = {
  2: [0.3, 0.75],
  3: [0.5, 0.16, 0.84],
  4: [0.5, 0.14, 0.86, 0.66],
}

function play(drawing: Sketch, size: Overload, task: string) {
  const at = createScale(size)
  const lanes = size.own === 2 ? [1 / 2] : [1 / 3, 2 / 3]
  for (const part of lanes) drawing.gears('marker', [at(0.3, part), at(0.5, part), at(0.7, part)])
  addKeeper(drawing, size, 'b')
  const server = drawing.player('a', at(0.03, 0.5))
  const own = (starts[size.own] ?? []).map((y, index) =>
    drawing.player('a', at(index === 3 ? 0.14 : 0.2, y)),
  )
  const waiting = (starts[size.own] ?? []).slice(0, 3)
  for (const [index, y] of waiting.entries())
    drawing.player('a', at(-0.03 - (index === 0 ? 0.03 : 0), y))
  addTeam(drawing, ['b', size.against, true], at(0.42, 0.1), at(0.88, 0.9))
  const isChased = task === 'chased'
  const chaser = isChased ? drawing.player('b', at(0.1, 0.3)) : ''
  addSide(drawing, 8, 0.4)
  const [first = '', second = '', third = ''] = own
  const far = third || second
  const ball = drawing.ball(server)
  drawing.pass(ball, first)
  if (size.own === 2 && task === 'cross-over') {
    drawing.together(() => {
      drawing.run(first, at(0.54, 0.72))
      drawing.run(second, at(0.36, 0.6), at(0.64, 0.24))
    })
    finish(drawing, [ball, second], at(0.85, 0.3), getPointInGoal(size, 0.8))
    return
  }
  drawing.together(() => {
    drawing.run(first, at(0.5, size.own === 2 ? 0.3 : task === 'cross-over' ? 0.28 : 0.48))
    drawing.run(far, at(0.66, 0.82))
    if (size.own > 2) drawing.run(second, at(0.64, task === 'cross-over' ? 0.42 : 0.16))
    if (isChased) drawing.run(chaser, at(0.44, 0.36))
  })
  finish(drawing, [ball, far], at(0.85, 0.72), getPointInGoal(size, 0.2))
}

export const breakLanes = createTransitionFamily({
  slug: 'break-lanes',
  topic: 'counter_attack',
  moment: 'transition_to_attack',
  phase: 'main_part',
  practice_type: 'wave',
  corners: ['physical', 'technical', 'tactical'],
  sizes,
  tasks: laneTasks,
  ends: 'goal',
  name: ['Fast break in lanes', 'Konterläufe in Bahnen', 'Бърза контра в коридори'],
  title: ({ own, against }) =>
    against > 0
      ? [`${own}v${against}`, `${own} gegen ${against}`, `${own} срещу ${against}`]
      : [`with ${own}`, `zu ${own === 2 ? 'zweit' : 'dritt'}`, own === 2 ? 'по двама' : 'по трима'],
  aim: [
    'Cover a long way at full speed and still finish cleanly.',
    'Einen langen Weg mit vollem Tempo überbrücken und sauber abschließen.',
    'Дълъг път с пълна скорост и чисто завършване.',
  ],
  setup({ own, against }) {
    const [en, de, bg] = capitalizeWords(formatAttackers(own))
    const one = against === 1
    return join(
      own === 2
        ? [
            'Two lanes marked along the length.',
            'Zwei Längsbahnen sind markiert.',
            'По дължината са отбелязани два коридора.',
          ]
        : [
            'Three lanes marked along the length.',
            'Drei Längsbahnen sind markiert.',
            'По дължината са отбелязани три коридора.',
          ],
      [
        `${en} start near the far line, a server behind them; the next group waits behind the line.`,
        `${de} starten nahe der gegenüberliegenden Linie, dahinter ein Zuspieler; die nächste Gruppe wartet hinter der Linie.`,
        `${bg} тръгват близо до отсрещната линия, зад тях е подаващ; следващата група чака зад линията.`,
      ],
      against > 0
        ? [
            `${one ? 'One defender' : `${against} defenders`} in front of the goal.`,
            `Vor dem Tor ${one ? 'ein Verteidiger' : `${against} Verteidiger`}.`,
            `Пред вратата ${one ? 'един защитник' : `${against} защитници`}.`,
          ]
        : ['No defenders.', 'Keine Verteidiger.', 'Без защитници.'],
    )
  },
  start: [
    'The server plays to the nearest runner and everybody sprints.',
    'Der Zuspieler passt zum nächsten Läufer, und alle sprinten los.',
    'Подаващият играе към най-близкия и всички спринтират.',
  ],
  end: [
    'The wave ends with goal, save, ball out or ball lost. Walk back outside; the server joins the next group and one runner serves.',
    'Die Welle endet mit Tor, Parade, Aus oder Ballverlust. Außen zurückgehen; der Zuspieler läuft mit der nächsten Gruppe, ein Läufer spielt zu.',
    'Вълната свършва с гол, спасяване, аут или загуба. Връщане ходом отстрани; подаващият тръгва със следващата група, един от тичащите подава.',
  ],
  points: [
    [
      'Sprint for the first three seconds without looking for the ball.',
      'Die ersten drei Sekunden sprinten, ohne den Ball zu suchen.',
      'Първите три секунди спринтирай, без да търсиш топката.',
    ],
  ],
  point: ({ against }) =>
    against > 0
      ? [
          'Make the defender choose: ball in the middle, runners wide on both sides.',
          'Zwing den Verteidiger zur Wahl: Ball in der Mitte, Läufer breit auf beiden Seiten.',
          'Накарай защитника да избира: топката в средата, тичащите широко от двете страни.',
        ]
      : [
          'Passes in front of the runner so that nobody has to brake.',
          'Pässe vor den Läufer, damit niemand bremst.',
          'Подавай пред тичащия, за да не спира.',
        ],
  harder: [
    'One more defender starts level with the last runner.',
    'Ein weiterer Verteidiger startet auf Höhe des letzten Läufers.',
    'Още един защитник тръгва на нивото на последния.',
  ],
  easier: ({ area: [length, width] }) => [
    `Shorter way: start ${Math.round(length * 0.7)} m from the goal, ${width} m wide.`,
    `Kürzerer Weg: Start ${Math.round(length * 0.7)} m vor dem Tor, ${width} m breit.`,
    `По-къс път: старт на ${Math.round(length * 0.7)} м от вратата, ширина ${width} м.`,
  ],
  fault: [
    'Everybody runs to the middle and takes the space from the ball carrier.',
    'Alle laufen in die Mitte und nehmen dem Ballführer den Platz.',
    'Всички тичат към средата и отнемат мястото на водещия.',
  ],
  play,
  balls: 8,
})
