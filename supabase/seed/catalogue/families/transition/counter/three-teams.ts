/** Three teams, two goals: attack one team, lose the ball, and it attacks the third one at the other end. */
import type { Sketch } from '../../../create-sketch'
import {
  finish,
  getPointInGoal,
  drawPassIntoRun,
  createScale,
  formatPlayers,
  createOverloads,
  assignRoles,
  addSide,
  addTeam,
  createTransitionFamily,
  type Overload,
} from '../kit'
import { threeTeamTasks } from './three-teams-words'

/** `own` in each team, `against` of them defend; the rest wait at the side for the first pass. */
const sizes = createOverloads(
  [2, 2, [28, 18], 'small', [8, 11], 1, [6, 120, 60]],
  [3, 2, [34, 22], 'youth', [10, 14], 1, [5, 180, 60]],
  [3, 3, [38, 24], 'youth', [11, 15], 2, [5, 180, 60]],
  [4, 3, [44, 30], 'youth', [12, 16], 2, [4, 240, 60]],
  [4, 4, [48, 34], 'full', [13, 19], 3, [4, 240, 90]],
  [5, 4, [54, 40], 'full', [14, 19], 3, [4, 300, 90]],
)

function play(drawing: Sketch, size: Overload, task: string) {
  const at = createScale(size)
  const [length, width] = size.area
  drawing.gears('marker', [
    [length / 2, 0],
    [length / 2, width],
  ])
  drawing.keeper('c', [1.2, width / 2])
  drawing.keeper('b', [length - 1.2, width / 2])
  const own = addTeam(drawing, ['a', size.own], at(0.36, 0.06), at(0.9, 0.94))
  const defending = addTeam(drawing, ['b', size.against, true], at(0.54, 0.14), at(0.93, 0.86))
  const resting = addTeam(drawing, ['c', size.against, true], at(0.46, 0.86), at(0.07, 0.14))
  for (const letter of ['b', 'c'] as const) {
    if (size.own > size.against)
      drawing.player(letter, [length / 2 + (letter === 'b' ? 1.2 : -1.2), -0.8])
  }
  addSide(drawing, 8)
  const { back, top, bottom, front } = assignRoles(own)
  const ball = drawing.ball(back)
  const isPair = size.own === 2
  if (isPair) {
    drawing.run(back, at(0.6, 0.28))
    finish(drawing, [ball, bottom], at(0.84, 0.8), getPointInGoal(size, 0.2))
    return
  }
  drawing.pass(ball, top)
  if (task === 'press-to-half') {
    // lost in front of the goal: the nearest three press on the spot
    const [winner = ''] = defending
    drawPassIntoRun(drawing, ball, winner, at(0.66, 0.4))
    drawing.together(() => {
      drawing.run(top, at(0.64, 0.3))
      drawing.run(back, at(0.58, 0.42))
      drawing.run(bottom, at(0.62, 0.62))
    })
    return
  }
  drawing.run(top, at(0.74, 0.13))
  if (resting.length > 0 && front !== bottom) drawPassIntoRun(drawing, ball, front, at(0.83, 0.3))
  finish(drawing, [ball, bottom], at(0.86, 0.8), getPointInGoal(size, 0.2))
}

export const threeTeams = createTransitionFamily({
  slug: 'three-team-waves',
  topic: 'counter_attack',
  moment: 'transition_to_attack',
  phase: 'main_part',
  practice_type: 'wave',
  corners: ['tactical', 'physical', 'social'],
  sizes,
  tasks: threeTeamTasks,
  ends: 'both',
  name: ['Three teams, end to end', 'Drei Teams, Tor zu Tor', 'Три отбора, врата към врата'],
  aim: [
    'Attack the next goal at once with the ball you have just won.',
    'Mit dem gerade gewonnenen Ball sofort das nächste Tor angreifen.',
    'С току-що отнетата топка веднага се атакува следващата врата.',
  ],
  setup({ own, against }) {
    const [en, de, bg] = formatPlayers(own)
    const waits = own - against
    return [
      `Three teams of ${en}. Amber defends the right goal with ${against}, blue the left one with ${against}; green attacks. ${waits > 0 ? 'One of each defending team waits on the touchline at halfway and joins when the ball is won.' : 'The team at the other end rests in its half.'}`,
      `Drei Teams: je ${de}. Gelb verteidigt das rechte Tor mit ${against}, Blau das linke mit ${against}; Grün greift an. ${waits > 0 ? 'Je einer der verteidigenden Teams wartet an der Seitenlinie auf Höhe der Mitte und kommt beim Ballgewinn dazu.' : 'Das Team am anderen Ende ruht in seiner Hälfte.'}`,
      `Три отбора: във всеки ${bg}. Жълтите пазят дясната врата с ${against}, сините – лявата с ${against}; зелените атакуват. ${waits > 0 ? 'По един от пазещите отбори чака на страничната линия при средата и се включва при отнемане.' : 'Отборът на другия край почива в своята половина.'}`,
    ]
  },
  start: [
    'Green attacks amber. When amber wins the ball, concedes or the ball is out (keeper restarts), amber attacks blue at the other end; green stays and gets ready to defend there.',
    'Grün greift Gelb an. Gewinnt Gelb den Ball, fällt ein Tor oder ist der Ball im Aus (Torwart startet), greift Gelb am anderen Ende Blau an; Grün bleibt und ordnet sich zur Abwehr.',
    'Зелените атакуват жълтите. При отнемане, гол или аут (вратарят започва) жълтите атакуват сините на другия край; зелените остават и се подреждат за защита.',
  ],
  end: [
    'So it goes on: attack, defend, rest. The team that lost the ball may chase as far as the halfway line.',
    'So geht es weiter: angreifen, verteidigen, durchatmen. Bis zur Mittellinie darf das Team nachsetzen, das den Ball verloren hat.',
    'Така продължава: атака, защита, отдих. Загубилият отбор може да гони до средната линия.',
  ],
  points: [
    [
      'Resting team: talk and take positions before the next wave comes.',
      'Ruhendes Team: sprecht und ordnet euch, bevor die nächste Welle kommt.',
      'Почиващ отбор: говорете и се подредете, преди да дойде вълната.',
    ],
  ],
  harder: [
    'A goal lets the same team attack the other end again.',
    'Wer trifft, greift gleich das andere Tor an.',
    'Който вкара, веднага атакува и другата врата.',
  ],
  fault: [
    'Winning the ball and looking at the coach instead of forwards.',
    'Ball gewonnen und Blick zum Trainer statt nach vorn.',
    'Отнемане и поглед към треньора вместо напред.',
  ],
  play,
  balls: 8,
})
