/** Draw the opponents to one side, then switch to the two who wait on the far side, and attack the goal. */
import type { Sketch } from '../../../create-sketch'
import {
  finish,
  getPointInGoal,
  addKeeper,
  createScale,
  formatPlayers,
  createOverloads,
  addSide,
  addTeam,
  createTransitionFamily,
  type Overload,
} from '../kit'
import { switchTasks } from './switch-attack-words'

/** Two team-mates wait on the far side, one of the others guards the goal. */
const sizes = createOverloads(
  [4, 3, [30, 28], 'small', [10, 13], 1, [5, 120, 60]],
  [5, 3, [34, 32], 'youth', [10, 14], 1, [5, 150, 60]],
  [6, 4, [38, 38], 'youth', [11, 15], 2, [5, 150, 60]],
  [7, 4, [44, 46], 'full', [12, 17], 2, [5, 180, 75]],
  [7, 5, [44, 48], 'full', [13, 19], 3, [5, 180, 75]],
  [8, 6, [50, 56], 'full', [14, 19], 3, [5, 180, 90]],
)

const box = { length: 0.5, width: 0.48 }

function play(drawing: Sketch, size: Overload, task: string) {
  const at = createScale(size)
  drawing.zone(at(0.06, 0), at(0.06 + box.length, box.width))
  addKeeper(drawing, size, 'b')
  const own = addTeam(drawing, ['a', size.own - 2], at(0.1, 0.01), at(0.6, 0.47))
  const others = addTeam(drawing, ['b', size.against - 1, true], at(0.06, 0.06), at(0.56, 0.44))
  drawing.player('b', at(0.82, 0.56))
  const behind = drawing.player('a', at(0.32, 0.84))
  const winger = drawing.player('a', at(0.58, 0.92))
  addSide(drawing, 6, 0.35)
  const [back = '', near = ''] = own
  const [press = ''] = others
  const ball = drawing.ball(near)
  drawing.pass(ball, back)
  const isDirect = task === 'one-long-ball'
  drawing.together(() => {
    drawing.run(press, at(0.22, 0.24))
    drawing.pass(ball, isDirect ? winger : behind, isDirect ? { kind: 'lofted' } : {})
  })
  if (!isDirect) drawing.pass(ball, winger)
  drawing.together(() => {
    drawing.run(winger, at(0.76, 0.86))
    drawing.run(own.at(-1) ?? '', at(0.74, 0.4))
  })
  finish(drawing, [ball, own.at(-1) ?? ''], at(0.88, 0.42), getPointInGoal(size, 0.25))
}

export const switchAttack = createTransitionFamily({
  slug: 'switch-and-attack',
  topic: 'switching_play',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'phase_of_play',
  corners: ['tactical', 'technical'],
  sizes,
  tasks: switchTasks,
  ends: 'goal',
  name: ['Draw and switch', 'Locken und verlagern', 'Смяна на фланга и атака'],
  aim: [
    'Draw opponents to one side and attack on the other.',
    'Gegner auf eine Seite locken und auf der anderen angreifen.',
    'Противникът се привлича на едната страна, атакува се на другата.',
  ],
  setup(size) {
    const [length, width] = size.area
    const own = formatPlayers(size.own - 2)
    const zone = `${Math.round(length * box.length)} × ${Math.round(width * box.width)}`
    return [
      `On one side a zone of ${zone} m: ${own[0]} keep the ball against ${size.against - 1}. Two more green players wait on the far side, one further forward; one defender guards the goal.`,
      `Auf einer Seite eine Zone von ${zone} m: ${own[1]} halten den Ball gegen ${size.against - 1}. Zwei weitere Grüne warten auf der fernen Seite, einer davon weiter vorn; ein Verteidiger sichert vor dem Tor.`,
      `От едната страна зона ${zone} м: ${own[2]} пазят топката срещу ${size.against - 1}. Още двама зелени чакат на далечната страна, единият по-напред; един защитник пази пред вратата.`,
    ]
  },
  start: [
    'Green plays in the zone and waits for the moment to switch. With the switch everybody may leave the zone.',
    'Grün spielt in der Zone und wartet auf den Moment zur Verlagerung. Mit ihr dürfen alle die Zone verlassen.',
    'Зелените играят в зоната и чакат момента за смяна. С нея всички могат да излязат.',
  ],
  end: [
    'The attack ends with goal, save, ball out; defenders who win the ball pass to the coach for a point. After each round the far pair and the defenders change.',
    'Der Angriff endet mit Tor, Parade oder Aus; gewinnen die Verteidiger den Ball, passen sie zum Trainer: ein Punkt. Nach jedem Durchgang wechseln das ferne Paar und die Verteidiger.',
    'Атаката завършва с гол, спасяване или аут; при отнемане защитниците подават на треньора за точка. След всяка серия се сменят далечната двойка и защитниците.',
  ],
  points: [
    [
      'Far winger: stay wide with both feet near the line until the ball travels.',
      'Ferner Flügel: Bleib breit an der Linie, bis der Ball unterwegs ist.',
      'Далечно крило: стой широко до линията, докато топката тръгне.',
    ],
  ],
  point: ({ own }) =>
    own < 6
      ? [
          'Few players inside: two short passes are enough to pull both opponents over.',
          'Wenige in der Zone: Zwei kurze Pässe reichen, um beide Gegner hinüberzuziehen.',
          'Малко играчи в зоната: два къси паса стигат, за да привлечете двамата.',
        ]
      : [
          'Many players inside: keep the one nearest to the far side free, the switch goes over that player.',
          'Viele in der Zone: Haltet den Spieler zur fernen Seite frei, über ihn wird verlagert.',
          'Много играчи в зоната: пазете свободен този откъм далечната страна – смяната минава през него.',
        ],
  harder: [
    'One defender may guard the way out of the zone.',
    'Ein Verteidiger darf den Ausgang der Zone bewachen.',
    'Един защитник може да пази изхода от зоната.',
  ],
  fault: [
    'The switch comes before the opponents are drawn in.',
    'Die Verlagerung kommt, bevor der Gegner gelockt ist.',
    'Смяната идва, преди противникът да е привлечен.',
  ],
  play,
})
