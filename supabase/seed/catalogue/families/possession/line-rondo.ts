/** Line rondo: two lines face each other, defenders between them; the ball has to go across. */
import { combine, createFamily } from '../../family'
import { createSketch, type Sketch } from '../../create-sketch'
import {
  toLevel,
  addBench,
  formatDefenders,
  drawPasses,
  formatPlayers,
  createRounds,
  createWords,
  type Base,
  type Words3,
} from './kit'
import { lineRondoTasks } from './line-rondo-words'

interface Size {
  line: number
  inside: number
  area: readonly [number, number]
  /** One more at each short end, who may be used by both lines. */
  hasEnds: boolean
  ages: readonly [number, number]
  level: number
}

const sizes: readonly Size[] = [
  { line: 2, inside: 1, area: [10, 6], hasEnds: false, ages: [8, 12], level: 1 },
  { line: 3, inside: 2, area: [14, 8], hasEnds: false, ages: [9, 15], level: 2 },
  { line: 2, inside: 2, area: [12, 8], hasEnds: true, ages: [10, 17], level: 2 },
  { line: 4, inside: 3, area: [17, 9], hasEnds: false, ages: [12, 19], level: 3 },
  { line: 3, inside: 3, area: [15, 10], hasEnds: true, ages: [12, 19], level: 3 },
  { line: 4, inside: 4, area: [18, 11], hasEnds: true, ages: [14, 19], level: 3 },
]

function draw({ line, inside, area: [length, width], hasEnds }: Size): Sketch {
  const drawing = createSketch([length, width])
  const edge = length * 0.12
  drawing.corners('marker')
  const top = drawing.row('a', line, [edge, 0.2], [length - edge, 0.2])
  const bottom = drawing.row('a', line, [edge, width - 0.2], [length - edge, width - 0.2])
  const start = length * (inside === 1 ? 0.4 : 0.26)
  const middle = drawing.row(
    'b',
    inside,
    [start, width * 0.45],
    [length * (inside === 1 ? 0.4 : 0.78), width * 0.55],
  )
  if (hasEnds) drawing.row('c', 2, [0, width / 2], [length, width / 2])
  const [one = '', two = ''] = top
  const [chaser = ''] = middle
  const [near = '', third = '', last = ''] = bottom.slice(-3)
  const isOpenAhead = line === 4 || (line === 3 && inside === 2)
  const targets = line === 4 ? [near, third] : isOpenAhead ? [third, last] : [last, third]
  const ball = drawing.ball(one)
  addBench(drawing, 3)
  drawing.together(() => {
    drawing.run(chaser, [length * 0.3, width * 0.3])
    drawing.pass(ball, two)
  })
  drawPasses(drawing, ball, line === 2 ? bottom.toReversed() : targets)
  return drawing
}

function createBase(size: Size, sentence: Words3): Base {
  const { line, inside, area, hasEnds } = size
  const [length, width] = area
  const each = formatPlayers(line)
  const hunters = formatDefenders(inside)
  const name = hasEnds ? `${line}+${line}+2` : `${line}+${line}`
  return {
    title: [
      `Line rondo ${name} v ${inside}`,
      `Linienrondo ${name} gegen ${inside}`,
      `Рондо на две линии ${name} срещу ${inside}`,
    ],
    aim: [
      'Find the pass between defenders to the other side.',
      'Den Pass zwischen Verteidigern auf die andere Seite finden.',
      'Играчите намират паса между защитниците към другата страна.',
    ],
    setup: [
      `Rectangle of ${length} × ${width} m. ${line} players on each long side, ${hunters[0]} in the middle${hasEnds ? ', one neutral (blue) at each short end' : ''}. Three spare balls beside the coach.`,
      `Rechteck von ${length} × ${width} m. Auf jeder Längsseite ${each[1]}, dazwischen ${hunters[1]}${hasEnds ? ', an jeder Schmalseite ein Joker (blau)' : ''}. Drei Ersatzbälle beim Trainer.`,
      `Правоъгълник ${length} × ${width} м. На всяка дълга страна ${each[2]}, между тях ${hunters[2]}${hasEnds ? ', на всяка къса страна по един неутрален (син)' : ''}. Три резервни топки до треньора.`,
    ],
    start: [
      `The first line starts with a free pass. Everyone moves only on their own line${hasEnds ? '; the neutrals play with both lines and one touch, a ball over them does not count as across' : ''}.`,
      `Die erste Linie beginnt mit einem freien Pass. Jeder bewegt sich nur auf seiner Linie${hasEnds ? '; die Joker spielen mit beiden Linien und einem Kontakt, ein Ball über sie zählt nicht als hinübergespielt' : ''}.`,
      `Първата линия започва със свободен пас. Всеки се движи само по своята линия${hasEnds ? '; неутралните играят с двете линии с едно докосване, а пас през тях не се брои за прехвърляне' : ''}.`,
    ],
    end: [
      `After a loss the coach plays the next ball to the other line. ${inside === 1 ? 'The defender changes' : 'The defenders change'} after every round. ${sentence[0]}`,
      `Nach einem Verlust spielt der Trainer den nächsten Ball zur anderen Linie. Nach jedem Durchgang ${inside === 1 ? 'wechselt der Verteidiger' : 'wechseln die Verteidiger'}. ${sentence[1]}`,
      `След загуба треньорът подава нова топка към другата линия. След всяка серия ${inside === 1 ? 'защитникът се сменя' : 'защитниците се сменят'}. ${sentence[2]}`,
    ],
    points: [
      inside === 1
        ? [
            'One defender cannot close both gaps: force a choice, then play the other.',
            'Ein Verteidiger schließt nicht beide Lücken: lass ihn wählen und spiel die andere.',
            'Един защитник не затваря двете пролуки: накарай го да избере и играй другата.',
          ]
        : inside === 2
          ? [
              'Watch the distance of the two: more than three steps apart is your gap.',
              'Achte auf den Abstand der zwei: Mehr als drei Schritte sind deine Lücke.',
              'Гледай разстоянието между двамата: над три крачки е твоята пролука.',
            ]
          : [
              `Pull the first of the ${inside} out of the chain with a pass to the end of the line.`,
              `Zieh den ersten der ${inside} mit einem Pass ans Linienende aus der Kette.`,
              `Изтегли първия от тях (общо ${inside}) с пас към края на линията.`,
            ],
      hasEnds
        ? [
            'The neutral turns the game round when the middle is closed.',
            'Ist die Mitte zu, dreht der Joker das Spiel.',
            'Когато средата е затворена, неутралният обръща играта.',
          ]
        : [
            'Firm and flat across: it has to be past them before they turn.',
            'Scharf und flach hinüber: Er muss vorbei sein, bevor sie sich drehen.',
            'Силно и по земя: топката да мине, преди да се обърнат.',
          ],
    ],
    progressions: [
      [
        `Only ${width - 1} m between the lines.`,
        `Nur ${width - 1} m zwischen den Linien.`,
        `Само ${width - 1} м между линиите.`,
      ],
    ],
    regressions: [
      [
        `${length + 3} m long lines: more room between the defenders.`,
        `Linien von ${length + 3} m: mehr Platz zwischen den Verteidigern.`,
        `Линии от ${length + 3} м: повече място между защитниците.`,
      ],
    ],
    faults: [
      [
        'Ball played at the defender because the head stays down.',
        'Ball in den Verteidiger, weil der Kopf unten bleibt.',
        'Пас в защитника, защото главата е надолу.',
      ],
    ],
  }
}

export const lineRondo = createFamily({
  slug: 'line-rondo',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'warm_up',
  practice_type: 'rondo',
  corners: ['technical', 'tactical'],
  variants: combine({ size: sizes, task: lineRondoTasks }).filter(
    ({ size, task }) => size.ages[0] > 8 || task.harder < 2,
  ),
  key: ({ size, task }) =>
    `${size.line}-${size.line}${size.hasEnds ? '-2' : ''}-v${size.inside}-${task.key}`,
  exercise({ size, task }) {
    const young = size.ages[0] < 10
    const time = young ? createRounds(6, 60, 40) : createRounds(6, 75, 45)
    const all = size.line * 2 + size.inside + (size.hasEnds ? 2 : 0)
    return {
      level: toLevel(size.level + task.harder),
      ages: [size.ages[0] + task.harder, size.ages[1]],
      intensity: task.key === 'follow' ? 'high' : 'medium',
      minutes: time.minutes,
      intervals: time.intervals,
      players: [all, all + 1],
      sketch: draw(size),
      words: createWords(createBase(size, time.sentence), task),
    }
  },
})
