/** The keeper as one more: a game in which keepers play with the ball like field players. */
import type { Sketch } from '../../../create-sketch'
import {
  finish,
  getPointInGoal,
  addKeeper,
  createScale,
  createOverloads,
  formatPlayers,
  assignRoles,
  addSide,
  addTeam,
  createTransitionFamily,
  type Overload,
} from '../kit'
import { plusOneTasks } from './plus-one-words'

const sizes = createOverloads(
  [2, 2, [24, 18], 'small', [9, 12], 1, [6, 120, 60]],
  [3, 3, [30, 22], 'youth', [9, 13], 1, [5, 180, 60]],
  [4, 4, [38, 28], 'youth', [10, 15], 2, [4, 240, 60]],
  [5, 5, [44, 34], 'youth', [11, 16], 2, [4, 300, 60]],
  [6, 6, [52, 40], 'full', [13, 19], 3, [4, 300, 90]],
  [7, 7, [60, 44], 'full', [14, 19], 3, [3, 480, 120]],
)

function play(drawing: Sketch, size: Overload, task: string) {
  const at = createScale(size)
  const [length, width] = size.area
  const isOut = task === 'keeper-steps-out'
  const one = isOut ? drawing.keeper('a', at(0.16, 0.5)) : addKeeper(drawing, size, 'a', false)
  addKeeper(drawing, size, 'b')
  drawing.gears('marker', [
    [length / 2, 0],
    [length / 2, width],
  ])
  const own = addTeam(drawing, ['a', size.own], at(0.14, 0.04), at(0.76, 0.96))
  const others = addTeam(drawing, ['b', size.against, true], at(0.22, 0.1), at(0.9, 0.9))
  addSide(drawing)
  const { back, top, bottom, mid } = assignRoles(own)
  const isPair = size.own === 2
  const far = isPair ? bottom : top
  const ball = drawing.ball(isPair ? back : mid)
  drawing.together(() => {
    drawing.run(others[0] ?? '', at(0.36, 0.44))
    drawing.pass(ball, one)
  })
  if (isOut) drawing.run(one, at(0.26, 0.62))
  drawing.pass(ball, bottom)
  if (!isPair) drawing.run(bottom, at(0.62, 0.88))
  else drawing.run(bottom, at(0.54, 0.88))
  finish(drawing, [ball, isPair ? back : far], at(0.86, 0.24), getPointInGoal(size, 0.75))
}

export const plusOne = createTransitionFamily({
  slug: 'keeper-plus-one',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'game',
  practice_type: 'conditioned_game',
  corners: ['tactical', 'technical', 'social'],
  sizes,
  tasks: plusOneTasks,
  ends: 'both',
  name: ['The keeper is one more', 'Überzahl mit Torwart', 'Вратарят е един повече'],
  aim: [
    'Use the keeper to have one more in the build-up.',
    'Den Torwart im Aufbau als Überzahlspieler nutzen.',
    'Вратарят се използва за числено предимство при изграждане.',
  ],
  setup({ own }) {
    const [en, de, bg] = formatPlayers(own)
    return [
      `Two teams of ${en} and a keeper each; the halfway line is marked.`,
      `Zwei Teams: je ${de} und ein Torwart; die Mittellinie ist markiert.`,
      `Два отбора: по ${bg} и вратар; средната линия е отбелязана.`,
    ]
  },
  start: [
    'Free game. Every restart is with a keeper and the ball on the ground; keepers play with their feet only, apart from saves.',
    'Freies Spiel. Jede Fortsetzung beginnt beim Torwart mit Ball am Boden; außer bei Paraden spielen Torhüter nur mit dem Fuß.',
    'Свободна игра. Всяко подновяване е от вратаря с топка на земята; освен при спасяване вратарите играят само с крака.',
  ],
  end: [
    'Keepers change with a field player after each round if the team has no regular one.',
    'Ohne feste Torhüter wird nach jedem Durchgang getauscht.',
    'Ако няма постоянни вратари, сменяйте ги след всяка серия.',
  ],
  points: [
    [
      'Under pressure and no way forward? The keeper is behind you: play to the stronger foot.',
      'Druck und kein Weg nach vorn? Hinter dir ist der Torwart: Spiel ihn auf seinen starken Fuß an.',
      'Натиск и няма път напред? Вратарят е зад теб: подай му в силния крак.',
    ],
  ],
  harder: [
    'Keepers have two touches.',
    'Torhüter haben zwei Kontakte.',
    'Вратарите имат две докосвания.',
  ],
  easier: ({ own }) =>
    own < 4
      ? [
          'Opponents may not attack the keeper.',
          'Der Torwart darf nicht angegriffen werden.',
          'Вратарят не може да бъде атакуван.',
        ]
      : [
          'Only one opponent may go beyond halfway while the keeper has the ball.',
          'Hat der Torwart den Ball, darf nur ein Gegner über die Mittellinie.',
          'Докато топката е у вратаря, само един противник минава средата.',
        ],
  fault: [
    'Pass back towards the goal instead of beside it.',
    'Rückpass aufs Tor statt daneben.',
    'Пас назад към самата врата вместо встрани от нея.',
  ],
  play,
})
