/** Receiving with an opponent in the back: feel, decide, turn or set back. */
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
} from '../kit'
import { backTasks } from './back-to-goal-words'

const sizes = [
  createFieldSize(3, [12, 8], 3, [7, 9], 1, [6, 60, 60], 2),
  createFieldSize(4, [13, 8], 3, [8, 10], 1, [6, 60, 60], 2),
  createFieldSize(3, [14, 9], 4, [9, 12], 2, [6, 75, 60], 2),
  createFieldSize(4, [15, 9], 4, [10, 13], 2, [6, 90, 60], 2),
  createFieldSize(3, [16, 10], 4, [12, 15], 3, [6, 90, 75]),
  createFieldSize(2, [18, 12], 5, [14, 19], 4, [6, 90, 90]),
]

function draw(size: FieldSize, task: string): Sketch {
  const drawing = createMarkedFields(size)
  const [length, width] = size.field
  const y = width / 2
  const x = length * 0.56
  visitFields(size, (at, index) => {
    drawing.goal('mini', at(length, y - width * 0.3), 180)
    drawing.goal('mini', at(length, y + width * 0.3), 180)
    const server = drawing.player('c', at(0.6, y))
    const one = drawing.player('a', at(x, y))
    const other = drawing.player('b', at(x + 1.2, y - 0.3))
    const more =
      size.each > 3
        ? drawing.player(
            'a',
            task === 'two-servers' ? at(length * 0.3, width + 0.4) : at(-0.8, y - 1.8),
          )
        : ''
    if (size.each > 4) drawing.player('b', at(length + 1.2, y))
    const ball = drawing.ball(server)
    if (index > 0) return
    drawing.together(() => {
      drawing.run(one, at(x - 1.6, y + 0.4))
      drawing.run(other, at(x - 0.5, y))
    })
    drawing.pass(ball, one)
    if (task === 'set-and-spin') {
      drawing.pass(ball, server)
      drawing.together(() => {
        drawing.run(one, at(x - 0.8, y + width * 0.26), at(x + 2.4, y + width * 0.34))
        drawing.run(other, at(x + 1.4, y + 0.2))
      })
      drawing.pass(ball, one)
    } else if (task === 'two-servers' && more) {
      drawing.pass(ball, more)
    } else {
      drawing.together(() => {
        drawing.run(one, at(x - 1.5, y + 1.6), at(x + 2.2, y + width * 0.3))
        drawing.run(other, at(x + 1.6, y + 0.6))
      })
    }
    if (task !== 'two-servers' || !more) drawing.shot(ball, at(length, y + width * 0.3))
  })
  addBench(drawing, 4)
  return drawing
}

function createFrame(size: FieldSize, task: string): Frame {
  const { each } = size
  const [length, width] = size.field
  const isTwo = task === 'two-servers' && each > 3
  return {
    title: formatFieldTitle(
      ['1v1 back to goal', '1 gegen 1, Rücken zum Tor', '1 срещу 1 с гръб към вратата'],
      size,
    ),
    aim: [
      'Receive under pressure from behind and know the way before the ball comes.',
      'Unter Druck von hinten annehmen und den Weg schon vorher kennen.',
      'Поемане под натиск отзад с предварително избран път.',
    ],
    setup: join(
      describeFields(size, 4),
      [
        'Two mini goals on the far line. A server (blue) at the near line, the attacker (green) beyond the middle with the back to goal, the defender (amber) behind.',
        'Zwei Minitore an der hinteren Linie. Ein Zuspieler (blau) an der vorderen Linie, der Angreifer (grün) hinter der Mitte mit dem Rücken zum Tor, hinter ihm der Verteidiger (gelb).',
        'Две малки врати на далечната линия. Подаващ (син) на близката, нападателят (зелен) зад средата с гръб към вратата, зад него защитникът (жълт).',
      ],
      each === 3
        ? ['Nobody waits.', 'Keiner wartet.', 'Никой не чака.']
        : isTwo
          ? [
              'A second green stands at the side line as another address.',
              'Ein zweiter Grüner steht als weitere Anspielstation an der Seitenlinie.',
              'Втори зелен е на страничната линия за още една възможност.',
            ]
          : [
              'Whoever rests stands beside the field and changes in.',
              'Wer pausiert, steht neben dem Feld und wechselt ein.',
              'Почиващият стои до полето и се включва със смяна.',
            ],
    ),
    start: [
      'Green checks away, comes towards the ball and gets a pass to the feet.',
      'Grün löst sich mit einer Auftaktbewegung, kommt dem Ball entgegen und bekommt ihn in den Fuß.',
      'Зеленият се отделя с лъжливо движение, идва към топката и получава в крака.',
    ],
    end: [
      'A go ends with a goal, ball out or a pass from amber to the server. When jobs change, all move on together: server, attacker, defender.',
      'Ende bei Tor, Aus oder wenn Gelb zum Zuspieler passt. Beim Tausch rücken alle weiter: Zuspieler, Angreifer, Verteidiger.',
      'Край при гол, аут или пас на жълтия към подаващия. При смяна всички се местят: подаващ, нападател, защитник.',
    ],
    point: [
      'Look over both shoulders while the ball is on its way to the server.',
      'Schau über beide Schultern, bevor der Zuspieler passt.',
      'Погледни през двете рамена, преди подаващият да подаде.',
    ],
    more: [
      `Field narrowed to ${width - 2} m: less room beside the defender.`,
      `Feld auf ${width - 2} m verengt: weniger Platz neben dem Verteidiger.`,
      `Полето се стеснява до ${width - 2} м: по-малко място покрай защитника.`,
    ],
    fault: [
      `Waiting for the ball instead of coming: over ${Math.round(length / 2)} m the defender gets in front.`,
      `Auf den Ball warten statt entgegenzukommen: Auf ${Math.round(length / 2)} m ist der Verteidiger davor.`,
      `Чакане вместо тръгване към топката: за ${Math.round(length / 2)} м защитникът излиза пред теб.`,
    ],
  }
}

export const backToGoal = createDribblingFamily({
  slug: 'duel-back-to-goal',
  topic: 'dribbling',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'tactical', 'physical'],
  stage: 'duel',
  intensity: 'high',
  sizes,
  tasks: backTasks,
  draw,
  frame: createFrame,
})
