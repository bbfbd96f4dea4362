/** Trapped at the touchline: get out to one of three who wait: behind, on the far side, up the line. */
import type { Sketch } from '../../../create-sketch'
import {
  createScale,
  formatPlayers,
  createOverloads,
  assignRoles,
  addSide,
  addTeam,
  createTransitionFamily,
  type Overload,
} from '../kit'
import { escapeTasks } from './touchline-escape-words'

/** In the zone; three more team-mates wait outside. */
const sizes = createOverloads(
  [2, 1, [24, 20], 'mini', [9, 12], 1, [6, 60, 45]],
  [3, 2, [28, 24], 'mini', [10, 13], 1, [6, 75, 45]],
  [3, 3, [32, 26], 'mini', [11, 15], 2, [6, 90, 45]],
  [4, 3, [34, 28], 'mini', [11, 16], 2, [6, 90, 45]],
  [4, 4, [38, 32], 'mini', [13, 19], 3, [6, 90, 60]],
  [5, 5, [44, 36], 'mini', [14, 19], 3, [6, 105, 60]],
)

const zone = { from: 0.24, to: 0.76, width: 0.5 }

function play(drawing: Sketch, size: Overload, task: string) {
  const at = createScale(size)
  drawing.zone(at(zone.from, 0), at(zone.to, zone.width))
  const own = addTeam(drawing, ['a', size.own], at(0.22, 0.01), at(0.78, 0.49))
  const others = addTeam(drawing, ['b', size.against, true], at(0.24, 0.02), at(0.74, 0.48))
  const behind = drawing.player('a', at(0.06, 0.6))
  const far = drawing.player('a', at(0.5, 0.92))
  const deep = drawing.player('a', at(0.95, 0.14))
  addSide(drawing, 6, 0.3)
  const { top, bottom, back } = assignRoles(own)
  const trapped = size.own === 2 ? back : top
  const helper = size.own === 2 ? bottom : back
  const ball = drawing.ball(behind)
  drawing.together(() => {
    drawing.pass(ball, trapped)
    drawing.run(others[0] ?? '', at(0.5, 0.16))
  })
  if (task === 'up-the-line') {
    drawing.run(trapped, at(0.56, 0.03))
    drawing.pass(ball, deep)
    return
  }
  drawing.pass(ball, helper)
  drawing.pass(ball, task === 'bounce-back' ? behind : far)
  if (task === 'bounce-back') drawing.pass(ball, far)
  else drawing.run(far, at(0.7, 0.88))
}

export const touchlineEscape = createTransitionFamily({
  slug: 'touchline-escape',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'positional_game',
  corners: ['tactical', 'technical', 'psychological'],
  sizes,
  tasks: escapeTasks,
  ends: 'open',
  name: ['Out of the touchline trap', 'Raus aus der Seitenfalle', 'Излизане от капана на тъча'],
  aim: [
    'Get out of pressure at the touchline together.',
    'Sich an der Seitenlinie gemeinsam aus dem Druck lösen.',
    'Общо излизане от натиск до страничната линия.',
  ],
  setup({ own, against, area: [length, width] }) {
    const [en, de, bg] = formatPlayers(own)
    const box = `${Math.round(length * (zone.to - zone.from))} × ${Math.round(width * zone.width)}`
    return [
      `A zone of ${box} m at one touchline: ${en} of the green team against ${against === 1 ? 'one' : against}. Three more green players outside: one behind, one on the far side, one up the line.`,
      `An einer Seitenlinie eine Zone von ${box} m: ${de} von Grün gegen ${against === 1 ? 'einen' : against}. Außerhalb drei weitere Grüne: einer hinten, einer auf der fernen Seite, einer vorn an der Linie.`,
      `До едната странична линия зона ${box} м: ${bg} от зелените срещу ${against === 1 ? 'един' : against}. Отвън още трима зелени: един отзад, един на далечната страна, един напред по линията.`,
    ]
  },
  start: [
    'The player behind passes to the line; amber presses at once. Green must bring the ball to one of the outside players, who keeps two touches.',
    'Der hintere Spieler passt an die Linie; Gelb presst sofort. Grün muss den Ball zu einem der Außenstehenden bringen, die zwei Kontakte haben.',
    'Задният подава към линията; жълтите веднага пресират. Зелените трябва да изведат топката до някой отвън, който има две докосвания.',
  ],
  end: [
    'After an escape the outside player passes back to the one behind, and it starts again. Ball lost: amber plays it to the coach. Roles change after each round.',
    'Nach der Befreiung geht der Ball zurück zum hinteren Spieler und es beginnt neu. Bei Verlust spielt Gelb zum Trainer. Nach jedem Durchgang Rollentausch.',
    'След излизане топката се връща при задния и започва отначало. При загуба жълтите подават на треньора. След всяка серия смяна на ролите.',
  ],
  points: [
    [
      'Before you receive at the line: where is the inside, where is the way back?',
      'Bevor du an der Linie annimmst: Wo ist innen, wo geht es zurück?',
      'Преди да приемеш до линията: къде е навътре, къде е назад?',
    ],
  ],
  point: ({ own, against }) =>
    own > against
      ? [
          'Make a triangle round the ball: one short, one inside, never in one line.',
          'Bildet ein Dreieck um den Ball: einer kurz, einer innen, nie auf einer Linie.',
          'Направете триъгълник около топката: един близо, един навътре, никога в линия.',
        ]
      : [
          'Equal numbers: shield the ball, wait for the second opponent, then play where they came from.',
          'Gleichzahl: Ball abschirmen, den zweiten Gegner locken und dorthin spielen, wo er herkam.',
          'Равен брой: пази топката, изчакай втория противник и подай там, откъдето идва.',
        ],
  harder: [
    'The same exit may not be used twice in a row.',
    'Derselbe Ausweg darf nicht zweimal in Folge genutzt werden.',
    'Един и същ изход не може два пъти поред.',
  ],
  fault: [
    'Clearing the ball over the line at the first pressure.',
    'Beim ersten Druck den Ball ins Aus schlagen.',
    'Изритване в тъч при първия натиск.',
  ],
  play,
})
