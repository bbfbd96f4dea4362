/** Build-up from the keeper against a press, to two mini goals where the halfway line would be. */
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
import { fromKeeperTasks } from './from-keeper-words'

const sizes = createOverloads(
  [3, 1, [22, 20], 'small', [9, 11], 1, [6, 90, 45]],
  [4, 2, [28, 24], 'youth', [9, 13], 1, [5, 150, 60]],
  [5, 3, [34, 32], 'youth', [10, 14], 2, [5, 150, 60]],
  [6, 4, [40, 40], 'full', [12, 16], 2, [5, 180, 60]],
  [7, 5, [46, 50], 'full', [13, 19], 3, [5, 210, 60]],
  [8, 6, [50, 58], 'full', [14, 19], 3, [5, 240, 60]],
)

function play(drawing: Sketch, size: Overload, task: string) {
  const at = createScale(size)
  const one = addKeeper(drawing, size, 'a', false)
  const own = addTeam(drawing, ['a', size.own], at(0.12, 0.03), at(0.78, 0.97))
  const others = addTeam(drawing, ['b', size.against, true], at(0.2, 0.12), at(0.86, 0.88))
  if (task === 'through-the-middle') {
    const left = size.own > 5 ? 0.26 : 0.46
    drawing.zone(at(left, 0.3), at(left + 0.28, 0.7))
  }
  addSide(drawing)
  const { back, top, bottom, mid, front } = assignRoles(own)
  const [press = ''] = others
  const ball = drawing.ball(one)
  drawing.together(() => {
    drawing.run(press, at(0.31, 0.55))
    drawing.pass(ball, back)
  })
  if (size.own === 3) {
    drawing.pass(ball, top)
    drawing.run(top, at(0.84, 0.2))
    drawing.shot(ball, at(1, 0.22))
    return
  }
  if (task === 'one-side-pressed') {
    if (size.own === 4) drawing.run(back, at(0.23, 0.42))
    drawing.pass(ball, one)
    const isLow = size.own < 6
    const other = own[size.own === 4 ? 2 : size.own === 5 ? 1 : 0] ?? ''
    const wide = isLow ? bottom : top
    drawing.pass(ball, other)
    if (other !== wide) drawPassIntoRun(drawing, ball, wide, at(0.66, isLow ? 0.92 : 0.08))
    drawing.run(wide, at(0.86, isLow ? 0.84 : 0.16))
    drawing.shot(ball, at(1, isLow ? 0.78 : 0.22))
    return
  }
  const link = size.own > 5 ? mid : front
  drawing.pass(ball, link)
  const wide = size.own > 5 ? bottom : top
  drawPassIntoRun(drawing, ball, wide, at(0.72, wide === top ? 0.1 : 0.9))
  drawing.run(wide, at(0.86, wide === top ? 0.16 : 0.84))
  drawing.shot(ball, at(1, wide === top ? 0.22 : 0.78))
}

export const fromKeeper = createTransitionFamily({
  slug: 'build-up-from-keeper',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'phase_of_play',
  corners: ['tactical', 'technical', 'psychological'],
  sizes,
  tasks: fromKeeperTasks,
  fits: ({ own }, { key }) => own > 3 || key !== 'through-the-middle',
  ends: 'home',
  name: ['Build-up from the keeper', 'Spielaufbau vom Torwart', 'Изграждане от вратаря'],
  aim: [
    'Play out from the keeper and past the press.',
    'Vom Torwart aus das Pressing überspielen.',
    'Излизане от вратаря през пресата.',
  ],
  setup: ({ own, against }) => [
    `${own} green players and the keeper build up from the goal; ${against === 1 ? 'one amber player presses' : `${against} amber players press`}. The mini goals are the way into midfield.`,
    `${own} Grüne und der Torwart bauen vom Tor aus auf; ${against === 1 ? 'ein Gelber presst' : `${against} Gelbe pressen`}. Die Minitore sind der Weg ins Mittelfeld.`,
    `${own} зелени и вратарят изграждат от вратата; ${against === 1 ? 'един жълт пресира' : `${against} жълти пресират`}. Малките врати са пътят към средата.`,
  ],
  start: [
    'Every ball starts with the keeper on the ground. Green builds up to the mini goals; amber wins the ball and attacks the goal with the keeper.',
    'Jeder Ball beginnt am Boden beim Torwart. Grün baut auf die Minitore auf; Gelb erobert den Ball und greift das Tor mit Torwart an.',
    'Всяка топка започва от вратаря на земята. Зелените изграждат към малките врати; жълтите отнемат и атакуват вратата с вратар.',
  ],
  end: [
    'After goal or ball out the keeper starts again. Change the pressing players after each round.',
    'Nach Tor oder Aus beginnt wieder der Torwart. Nach jedem Durchgang neue Presser.',
    'След гол или аут пак започва вратарят. След всяка серия пресират други.',
  ],
  points: [
    [
      'Keeper: you are the free player. Come out of the goal line and offer behind the ball.',
      'Torwart: Du bist der Freie. Lös dich von der Linie und biete dich hinter dem Ball an.',
      'Вратар: ти си свободният. Излез от линията и предложи зад топката.',
    ],
  ],
  point: ({ own }) =>
    own < 5
      ? [
          'Make the pitch big: two at the lines, one away from the ball.',
          'Macht das Feld groß: zwei an den Linien, einer weg vom Ball.',
          'Направете полето голямо: двама по линиите, един далеч от топката.',
        ]
      : [
          'Centre-backs as wide as the box, full-backs higher: every pass has two ways on.',
          'Innenverteidiger strafraumbreit, Außenverteidiger höher: Jeder Pass hat zwei Fortsetzungen.',
          'Централни на ширината на наказателното, крайни по-високо: всеки пас има две продължения.',
        ],
  harder: [
    'Amber may start inside the penalty area.',
    'Gelb darf schon im Strafraum starten.',
    'Жълтите може да тръгват още в наказателното поле.',
  ],
  fault: [
    'Receiving with closed body: the only pass is back.',
    'Annahme mit geschlossenem Körper: Es bleibt nur der Rückpass.',
    'Приемане със затворено тяло: остава само пас назад.',
  ],
  play,
})
