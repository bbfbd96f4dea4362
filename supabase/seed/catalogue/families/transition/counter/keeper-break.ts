/** The keeper catches the ball and starts the break: throw, roll or kick to the runners. */
import type { Sketch } from '../../../create-sketch'
import {
  finish,
  getPointInGoal,
  addKeeper,
  createScale,
  createOverloads,
  assignRoles,
  addSide,
  addTeam,
  createTransitionFamily,
  type Overload,
} from '../kit'
import { keeperBreakTasks } from './keeper-break-words'

const sizes = createOverloads(
  [2, 2, [28, 18], 'small', [9, 12], 1, [6, 90, 60]],
  [3, 2, [34, 24], 'youth', [10, 13], 1, [5, 120, 60]],
  [4, 3, [42, 30], 'youth', [11, 15], 2, [5, 150, 60]],
  [4, 4, [46, 32], 'youth', [12, 16], 2, [5, 150, 75]],
  [5, 4, [54, 38], 'full', [13, 19], 3, [5, 180, 75]],
  [6, 5, [60, 46], 'full', [14, 19], 3, [5, 180, 90]],
)

function play(drawing: Sketch, size: Overload, task: string) {
  const at = createScale(size)
  const catcher = addKeeper(drawing, size, 'a', false)
  addKeeper(drawing, size, 'b')
  const own = addTeam(drawing, ['a', size.own], at(0.14, 0.04), at(0.48, 0.96))
  addTeam(drawing, ['b', size.against - 1, true], at(0.34, 0.14), at(0.9, 0.86))
  const shooter = drawing.player('b', at(0.3, 0.42))
  addSide(drawing, 8)
  const { top, bottom, front } = assignRoles(own)
  const isPair = size.own < 4
  const far = isPair ? bottom : front
  const ball = drawing.ball(shooter)
  drawing.pass(ball, catcher, { kind: 'driven' })
  const isLong = task === 'long-throw'
  const outlet = isPair && size.own === 2 ? (own[0] ?? '') : top
  drawing.together(() => {
    drawing.run(outlet, at(isLong ? 0.5 : 0.36, 0.1))
    drawing.pass(ball, at(isLong ? 0.5 : 0.36, 0.1), {
      for: outlet,
      ...(isLong && { kind: 'lofted' }),
    })
    drawing.run(far, at(0.66, 0.84))
  })
  drawing.run(outlet, at(0.64, 0.14))
  finish(drawing, [ball, far], at(0.85, 0.76), getPointInGoal(size, 0.2))
}

export const keeperBreak = createTransitionFamily({
  slug: 'keeper-starts-the-break',
  topic: 'counter_attack',
  moment: 'transition_to_attack',
  phase: 'main_part',
  practice_type: 'phase_of_play',
  corners: ['tactical', 'technical', 'physical'],
  sizes,
  tasks: keeperBreakTasks,
  ends: 'both',
  name: ['Break from the keeper', 'Konter über den Torwart', 'Контра от вратаря'],
  aim: [
    'Break from the keeper’s hands while the others are still going forward.',
    'Aus den Händen des Torwarts kontern, solange die anderen noch aufgerückt sind.',
    'Контра от ръцете на вратаря, докато другите са още напред.',
  ],
  setup: ({ own, against, area: [length] }) => [
    `${own} green players with their keeper on the left, ${against} amber ones with theirs on the right. One amber player stands with the ball about ${Math.round(length * 0.3)} m in front of the green goal.`,
    `${own} Grüne mit Torwart links, ${against} Gelbe mit Torwart rechts. Ein Gelber steht mit Ball etwa ${Math.round(length * 0.3)} m vor dem grünen Tor.`,
    `${own} зелени с вратар отляво, ${against} жълти с вратар отдясно. Един жълт е с топка на около ${Math.round(length * 0.3)} м пред зелената врата.`,
  ],
  start: [
    'The amber player shoots so that the keeper can catch it. With the catch the break is on, everybody plays.',
    'Der Gelbe schießt so, dass der Torwart fangen kann. Mit dem Fangen beginnt der Konter, alle spielen mit.',
    'Жълтият удря така, че вратарят да хване. С хващането започва контрата, играят всички.',
  ],
  end: [
    'It ends with goal, save or ball out. If amber wins the ball it may score on the left at once. Teams change after each round, the shooter after each ball.',
    'Schluss ist mit Tor, Parade oder Aus. Gewinnt Gelb den Ball, darf es links sofort abschließen. Teams wechseln nach jedem Durchgang, der Schütze nach jedem Ball.',
    'Край с гол, спасяване или аут. Отнемат ли жълтите, могат веднага да вкарат отляво. Отборите се сменят след серия, стрелецът – след всяка топка.',
  ],
  points: [
    [
      'Keeper: catch, two quick steps, look far first, then near.',
      'Torwart: fangen, zwei schnelle Schritte, erst weit schauen, dann nah.',
      'Вратар: хвани, две бързи крачки, погледни първо далече, после близо.',
    ],
  ],
  point: ({ own }) =>
    own < 4
      ? [
          'One left, one right: never both on the keeper’s strong side.',
          'Einer links, einer rechts: nie beide auf der starken Seite des Torwarts.',
          'Един вляво, един вдясно: никога двамата откъм силната страна на вратаря.',
        ]
      : [
          'Spread in three heights: near the keeper, at halfway, behind their last defender.',
          'Drei Höhen besetzen: beim Torwart, an der Mittellinie, hinter dem letzten Verteidiger.',
          'Заемете три нива: до вратаря, на средата, зад последния защитник.',
        ],
  harder: [
    'Two opponents press the first receiver.',
    'Zwei Gegner pressen den ersten Empfänger.',
    'Двама пресират първия приемащ.',
  ],
  fault: [
    'All ask for the ball to feet and nobody runs in behind.',
    'Alle fordern den Ball in den Fuß, keiner läuft in die Tiefe.',
    'Всички искат топката в крака, никой не тича в дълбочина.',
  ],
  play,
  balls: 8,
})
