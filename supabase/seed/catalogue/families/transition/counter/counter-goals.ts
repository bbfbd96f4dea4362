/** Defend one goal, win the ball, counter to two mini goals far away: the others switch to defence at once. */
import type { Sketch } from '../../../create-sketch'
import {
  formatAttackers,
  capitalizeWords,
  formatDefenders,
  drawPassIntoRun,
  addKeeper,
  createScale,
  createOverloads,
  addSide,
  addTeam,
  createTransitionFamily,
  type Overload,
} from '../kit'
import { counterGoalTasks } from './counter-goals-words'

const sizes = createOverloads(
  [3, 2, [28, 20], 'small', [9, 12], 1, [5, 120, 60]],
  [3, 3, [32, 24], 'youth', [10, 14], 1, [5, 150, 60]],
  [4, 3, [36, 28], 'youth', [10, 15], 2, [5, 150, 60]],
  [4, 4, [40, 30], 'youth', [11, 16], 2, [4, 240, 60]],
  [5, 5, [46, 38], 'full', [13, 19], 3, [4, 240, 90]],
  [6, 6, [52, 44], 'full', [14, 19], 3, [4, 300, 90]],
)

function play(drawing: Sketch, size: Overload, task: string) {
  const at = createScale(size)
  addKeeper(drawing, size, 'b')
  const own = addTeam(drawing, ['a', size.own], at(0.36, 0.02), at(0.94, 0.98))
  const others = addTeam(drawing, ['b', size.against, true], at(0.42, 0.1), at(0.98, 0.92))
  addSide(drawing)
  const [passer = '', near = ''] = own
  const [winner = '', outlet = ''] = others
  const ball = drawing.ball(near)
  drawing.pass(ball, passer)
  drawPassIntoRun(drawing, ball, winner, at(0.56, 0.52))
  drawing.together(() => {
    drawing.run(outlet, at(0.36, 0.24))
    drawing.pass(ball, at(0.36, 0.24), { for: outlet })
    drawing.run(passer, at(0.32, 0.4))
  })
  if (task === 'far-goal') {
    const far = others.at(-1) ?? ''
    const runner = far === winner || far === outlet ? winner : far
    drawing.run(runner, at(0.3, 0.74))
    drawPassIntoRun(drawing, ball, runner, at(0.16, 0.76))
    drawing.shot(ball, at(0, 0.78))
    return
  }
  drawing.run(outlet, at(0.14, 0.23))
  drawing.shot(ball, at(0, 0.22))
}

export const counterGoals = createTransitionFamily({
  slug: 'counter-goals',
  topic: 'counter_attack',
  moment: 'transition_to_attack',
  phase: 'main_part',
  practice_type: 'conditioned_game',
  corners: ['tactical', 'physical', 'psychological'],
  sizes,
  tasks: counterGoalTasks,
  fits: ({ against }, { key }) => against > 3 || key !== 'three-over',
  ends: 'away',
  name: ['Counter to mini goals', 'Konter auf Minitore', 'Контра към малки врати'],
  aim: [
    'Defend together, then use the space the attackers have left.',
    'Gemeinsam verteidigen und dann den Raum nutzen, den die Angreifer verlassen haben.',
    'Защита заедно, после използване на пространството, оставено от нападателите.',
  ],
  setup({ own, against }) {
    const [green, amber] = [formatAttackers(own), formatDefenders(against)]
    return capitalizeWords([
      `${green[0]} play to the large goal; ${amber[0]} and the keeper defend it and counter to the two mini goals.`,
      `${green[1]} spielen auf das Tor mit Torwart; ${amber[1]} und der Torwart verteidigen es und kontern auf die zwei Minitore.`,
      `${green[2]} играят към вратата с вратар; ${amber[2]} и вратарят я пазят и контрират към двете малки врати.`,
    ])
  },
  start: [
    'The coach plays to green. After goal, ball out or counter the coach starts the next attack.',
    'Der Trainer spielt Grün an. Nach Tor, Aus oder Konter startet er den nächsten Angriff.',
    'Треньорът подава на зелените. След гол, аут или контра той пуска следващата атака.',
  ],
  end: [
    'Green may win the ball back during the counter and attack again. Teams change sides after each round.',
    'Grün darf den Ball während des Konters zurückerobern und wieder angreifen. Nach jedem Durchgang Seitenwechsel.',
    'По време на контрата зелените могат да си върнат топката и да атакуват отново. След всяка серия смяна на страните.',
  ],
  points: [
    [
      'The moment we win it, one sprints wide, one sprints deep, one comes to the ball.',
      'Beim Gewinn sprintet einer breit, einer tief, einer kommt zum Ball.',
      'При отнемане един спринтира встрани, един в дълбочина, един идва към топката.',
    ],
  ],
  point: ({ own, against }) =>
    own > against
      ? [
          'Fewer at the back: stay narrow, steer them outside and wait for the bad touch.',
          'In Unterzahl: eng bleiben, nach außen lenken und auf den Fehler warten.',
          'В по-малък брой: стойте тясно, водете ги навън и чакайте грешката.',
        ]
      : [
          'Stay compact: six to eight metres between neighbours, then the win finds help at once.',
          'Kompakt bleiben: sechs bis acht Meter zum Nachbarn, dann ist nach dem Gewinn gleich Hilfe da.',
          'Стойте компактно: шест до осем метра между съседите, тогава помощта е до вас.',
        ],
  easier: ({ own, against }) => [
    `One attacker fewer: ${own - 1}v${against}.`,
    `Ein Angreifer weniger: ${own - 1} gegen ${against}.`,
    `Един нападател по-малко: ${own - 1} срещу ${against}.`,
  ],
  harder: [
    'Mini goals only from inside the last 10 m.',
    'Minitore zählen nur aus den letzten 10 m.',
    'Головете в малките врати важат само от последните 10 м.',
  ],
  fault: [
    'All defenders run to the same mini goal.',
    'Alle Verteidiger laufen zum selben Minitor.',
    'Всички защитници тичат към една и съща малка врата.',
  ],
  play,
})
