/** Two against two that begins at the side: who gets there first attacks, the others must sort themselves out. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import type { Sketch } from '../../../create-sketch'
import {
  addBench,
  createDribblingFamily,
  createFieldSize,
  formatFieldTitle,
  describeFields,
  join,
  createMarkedFields,
  visitFields,
  type FieldSize,
  type Frame,
  type Words3,
} from '../kit'
import { sideTasks } from './side-start-words'

const sizes = [
  createFieldSize(2, [14, 12], 4, [7, 9], 1, [6, 60, 60]),
  createFieldSize(3, [16, 13], 4, [8, 10], 1, [6, 75, 60], 2),
  createFieldSize(2, [18, 14], 6, [9, 12], 2, [6, 90, 60]),
  createFieldSize(1, [20, 16], 8, [10, 13], 2, [6, 90, 60]),
  createFieldSize(2, [22, 16], 6, [12, 15], 3, [6, 90, 75]),
  createFieldSize(2, [24, 18], 8, [14, 19], 4, [6, 120, 90]),
]

function draw(size: FieldSize, task: string): Sketch {
  const drawing = createMarkedFields(size)
  const [length, width] = size.field
  const isAcross = task === 'pass-across'
  visitFields(size, (at, index) => {
    for (const y of [width * 0.25, width * 0.75]) {
      drawing.goal('mini', at(0, y), 0)
      drawing.goal('mini', at(length, y), 180)
    }
    if (task === 'round-the-cone') drawing.gears('cone', [at(length * 0.2, 2), at(length * 0.8, 2)])
    const each = size.each / 2
    const addRow = (team: 'a' | 'b', from: number, step: number, y: number) =>
      Array.from({ length: each }, (_, place) => drawing.player(team, at(from + place * step, y)))
    const green = addRow('a', length * 0.42, -1.7, 0.3)
    const amber = isAcross
      ? addRow('b', length * 0.42, 1.9, width - 0.3)
      : addRow('b', length * 0.58, 1.7, 0.3)
    const isPlayed = index === size.fields - 1
    const isCoachs = task === 'coach-ball' || task === 'late-partner'
    if (!isPlayed && isCoachs) return
    const ball = drawing.ball(
      isCoachs ? at(length / 2 + 0.8, width + 1) : ((isAcross ? amber[0] : green[0]) ?? ''),
    )
    if (isPlayed) drawFirstAttack(drawing, { at, ball, green, amber, task, length, width })
  })
  addBench(drawing, 4)
  return drawing
}

interface Attack {
  at: (x: number, y: number) => Point
  ball: string
  green: readonly string[]
  amber: readonly string[]
  task: string
  length: number
  width: number
}

function drawFirstAttack(drawing: Sketch, { at, ball, green, amber, task, length, width }: Attack) {
  const [one = '', two = ''] = green
  const [first = '', second = ''] = amber
  if (task === 'pass-across') {
    drawing.pass(ball, one)
  } else if (task !== 'round-the-cone') {
    drawing.together(() => {
      drawing.run(one, at(length * 0.42, width * 0.42))
      drawing.pass(ball, at(length * 0.42, width * 0.42), { for: one })
      drawing.run(first, at(length * 0.64, width * 0.4))
    })
  }
  drawing.together(() => {
    drawing.run(one, at(length * 0.55, width * 0.5))
    if (task === 'round-the-cone') {
      drawing.run(
        two,
        at(length * 0.2 - 0.9, 2.2),
        at(length * 0.26, 3.4),
        at(length * 0.6, width * 0.72),
      )
      drawing.run(
        first,
        at(length * 0.8 + 0.9, 2.2),
        at(length * 0.74, 3.4),
        at(length * 0.7, width * 0.44),
      )
    } else {
      drawing.run(two, at(length * 0.4, width * 0.66), at(length * 0.72, width * 0.72))
      drawing.run(first, at(length * 0.68, width * 0.46))
    }
    drawing.run(second, at(length * 0.84, width * 0.4))
  })
  drawing.pass(ball, two)
  drawing.run(two, at(length * 0.84, width * 0.76))
  drawing.shot(ball, at(length, width * 0.75))
}

/** Who plays the next ball, with this many in each team. */
function describeChanges(each: number): Words3 {
  if (each === 2)
    return [
      'Play until a goal or the ball is out; all walk back and start again, sides swapped every round.',
      'Bis zum Tor oder Aus; zurückgehen und neu, jede Runde Seitenwechsel.',
      'До гол или аут; връщане ходом и отново, всяка серия със смяна на страните.',
    ]
  return each === 3
    ? [
        'Play until a goal or the ball is out; then one of each team changes, so that nobody rests twice in a row.',
        'Bis zum Tor oder Aus; dann wechselt je Team einer, sodass keiner zweimal in Folge pausiert.',
        'До гол или аут; после от всеки отбор се сменя по един, за да не почива никой два пъти поред.',
      ]
    : [
        'Play until a goal or the ball is out; the next four are ready while these walk back.',
        'Bis zum Tor oder Aus; die nächsten vier sind bereit, während diese zurückgehen.',
        'До гол или аут; следващите четирима са готови, докато тези се връщат.',
      ]
}

function createFrame(size: FieldSize, task: string): Frame {
  const each = size.each / 2
  const [length, width] = size.field
  const isAcross = task === 'pass-across'
  return {
    title: formatFieldTitle(
      ['2v2 side start', '2 gegen 2 von der Seite', '2 срещу 2 отстрани'],
      size,
    ),
    aim: [
      'Run in from the side, see who is where, and attack at once.',
      'Von der Seite hereinlaufen, erfassen, wer wo ist, und sofort angreifen.',
      'Влизане отстрани, бързо ориентиране и веднага атака.',
    ],
    setup: join(
      describeFields(size, 4),
      [
        `Two mini goals on each end line. ${each} green and ${each} amber ${isAcross ? 'face each other on the two side lines' : 'stand beside each other on the same side line'}; two of each play.`,
        `Auf jeder Grundlinie zwei Minitore. ${each} Grüne und ${each} Gelbe ${isAcross ? 'stehen sich an den beiden Seitenlinien gegenüber' : 'stehen nebeneinander an derselben Seitenlinie'}; je zwei spielen.`,
        `На всяка крайна линия има две малки врати. ${each} зелени и ${each} жълти ${isAcross ? 'са едни срещу други на двете странични линии' : 'са един до друг на една и съща странична линия'}; играят по двама.`,
      ],
      task === 'round-the-cone'
        ? [
            'One cone for each team, 2 m in front of the line. Green attacks to the right, amber to the left.',
            'Für jedes Team ein Hütchen 2 m vor der Linie. Grün greift nach rechts an, Gelb nach links.',
            'По един конус за отбор на 2 м от линията. Зелените атакуват надясно, жълтите наляво.',
          ]
        : [
            'Green attacks to the right, amber to the left.',
            'Grün greift nach rechts an, Gelb nach links.',
            'Зелените атакуват надясно, жълтите наляво.',
          ],
    ),
    start: [
      'Two of each team are ready; the signal opens the go.',
      'Je zwei machen sich bereit; das Signal eröffnet den Angriff.',
      'По двама от отбор са готови; сигналът започва играта.',
    ],
    end: join(describeChanges(each), [
      'Where a time limit is set, two against two has twice as long.',
      'Gilt ein Zeitlimit, hat das 2 gegen 2 doppelt so lange.',
      'Ако има ограничение на времето, за 2 срещу 2 то е двойно.',
    ]),
    point: [
      `Dribble first: with ${Math.round((length * width) / 4)} m² each the duel is the shortest way, the pass the second.`,
      `Erst dribbeln: Bei ${Math.round((length * width) / 4)} m² je Spieler ist das Duell der kürzeste Weg, der Pass der zweite.`,
      `Първо дрибъл: при ${Math.round((length * width) / 4)} м² на играч двубоят е най-краткият път, пасът е вторият.`,
    ],
    more: [
      'Whoever scores has to defend the next ball at once.',
      'Wer trifft, muss sofort den nächsten Ball verteidigen.',
      'Който вкара, веднага защитава следващата топка.',
    ],
    fault: [
      'Both attackers run to the ball: one stays wide.',
      'Beide Angreifer laufen zum Ball: Einer bleibt breit.',
      'И двамата тичат към топката: единият остава широко.',
    ],
  }
}

export const sideStart = createDribblingFamily({
  slug: 'two-v-two-side-start',
  topic: 'dribbling',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'tactical', 'physical', 'social'],
  stage: 'duel',
  intensity: 'very_high',
  sizes,
  tasks: sideTasks,
  draw,
  frame: createFrame,
})
