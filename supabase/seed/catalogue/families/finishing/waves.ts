/** Waves to goal in overload: attackers start from the back, one wave after the other. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { Sketch } from '../../create-sketch'
import {
  addBench,
  createFinishingFamily,
  createGround,
  describeGround,
  getPointInGoal,
  join,
  addKeeper,
  shortGoal,
  describeSpareBalls,
  type Base,
  type Size,
  type Words3,
} from './kit'
import { waveTasks } from './waves-words'

interface WaveSize extends Size {
  attack: 2 | 3 | 4
  defence: 1 | 2 | 3
}

const sizes: readonly WaveSize[] = [
  {
    key: '2v1-mini',
    attack: 2,
    defence: 1,
    area: [18, 14],
    goal: 'mini',
    ages: [7, 9],
    level: 1,
    time: [4, 120, 60],
  },
  {
    key: '2v1-youth',
    attack: 2,
    defence: 1,
    area: [24, 18],
    goal: 'youth',
    ages: [9, 12],
    level: 1,
    time: [4, 180, 60],
  },
  {
    key: '3v1-youth',
    attack: 3,
    defence: 1,
    area: [26, 24],
    goal: 'youth',
    ages: [9, 13],
    level: 1,
    time: [5, 150, 60],
  },
  {
    key: '3v2-youth',
    attack: 3,
    defence: 2,
    area: [30, 26],
    goal: 'youth',
    ages: [10, 14],
    level: 2,
    time: [5, 180, 60],
  },
  {
    key: '3v2-full',
    attack: 3,
    defence: 2,
    area: [36, 40],
    goal: 'full',
    ages: [13, 19],
    level: 3,
    time: [5, 180, 90],
  },
  {
    key: '4v3-full',
    attack: 4,
    defence: 3,
    area: [40, 46],
    goal: 'full',
    ages: [14, 19],
    level: 3,
    time: [6, 180, 90],
  },
]

/** Parts of the width, the one with the ball first. */
const lanes: Record<WaveSize['attack'], readonly number[]> = {
  2: [0.35, 0.68],
  3: [0.5, 0.18, 0.82],
  4: [0.4, 0.12, 0.64, 0.88],
}
const back: Record<WaveSize['defence'], readonly Point[]> = {
  1: [[0.62, 0.4]],
  2: [
    [0.62, 0.54],
    [0.66, 0.7],
  ],
  3: [
    [0.62, 0.46],
    [0.64, 0.62],
    [0.66, 0.8],
  ],
}

function draw(size: WaveSize, task: string): Sketch {
  const { area, attack, defence } = size
  const [length, width] = area
  const toPoint = (x: number, y: number): Point => [x * length, y * width]
  const drawing = createGround(size)
  addKeeper(drawing, size)
  if (task === 'counter-goals') {
    drawing.goal('mini', [0, width * 0.25], 0)
    drawing.goal('mini', [0, width * 0.75], 0)
  }
  const own = lanes[attack].map((y) => drawing.player('a', toPoint(0.16, y)))
  const next = lanes[attack].map((y) => drawing.player('a', [-1.4, y * width]))
  const defenders = back[defence].map(([x, y]) => drawing.player('b', toPoint(x, y)))
  const [first = '', wide = '', third = ''] = own
  const ball = drawing.ball(first)
  drawing.ball(next[0] ?? '')
  const chaser = task === 'recovering' ? drawing.player('b', toPoint(0.02, 0.96)) : undefined
  addBench(drawing, 6)
  const wideY = lanes[attack][1] ?? 0.5
  const isTop = wideY < 0.5
  const finish = toPoint(0.8, isTop ? 0.3 : 0.66)
  const stepY = attack === 2 ? 0.38 : (lanes[attack][0] ?? 0.5)
  drawing.together(() => {
    drawing.run(first, toPoint(0.45, stepY))
    drawing.run(wide, toPoint(0.5, wideY))
    if (third) drawing.run(third, toPoint(0.5, lanes[attack][2] ?? 0.8))
    drawing.run(defenders[0] ?? '', toPoint(0.54, attack === 2 ? 0.32 : stepY + 0.02))
    if (chaser) drawing.run(chaser, toPoint(0.4, 0.8))
  })
  drawing.together(() => {
    drawing.run(wide, finish)
    drawing.pass(ball, finish, { for: wide })
  })
  drawing.shot(ball, getPointInGoal(size, isTop ? 0.85 : 0.15))
  return drawing
}

function createBase(size: WaveSize, sentence: Words3): Base {
  const { attack, defence, goal, area } = size
  const v = `${attack}v${defence}`
  const place = shortGoal[goal]
  const one = defence === 1
  return {
    title: [
      `Waves ${v}, ${place[0]}`,
      `Wellen ${attack} gegen ${defence}, ${place[1]}`,
      `Вълни ${attack} срещу ${defence}, ${place[2]}`,
    ],
    aim: [
      `Finish ${v} with few passes.`,
      `Das ${attack} gegen ${defence} mit wenigen Pässen abschließen.`,
      `Ситуацията ${attack} срещу ${defence} завършва с малко пасове.`,
    ],
    setup: join(
      describeGround(size),
      [
        `${one ? 'One defender stands' : `${defence} defenders stand`} about ${Math.round(area[0] * 0.38)} m from the goal. Two waves of ${attack} attackers start at the other end, one plays, one waits behind the line with its own ball.`,
        `${one ? 'Ein Verteidiger steht' : `${defence} Verteidiger stehen`} etwa ${Math.round(area[0] * 0.38)} m vor dem Tor. Zwei Wellen zu ${attack} Angreifern starten am anderen Ende: Eine spielt, eine wartet mit eigenem Ball hinter der Linie.`,
        `${one ? 'Един защитник стои' : `${defence === 2 ? 'Двама' : 'Трима'} защитници стоят`} на около ${Math.round(area[0] * 0.38)} м от вратата. Две вълни по ${attack === 2 ? 'двама' : attack === 3 ? 'трима' : 'четирима'} нападатели тръгват от другия край: едната играе, другата чака с топка зад линията.`,
      ],
      describeSpareBalls(6),
    ),
    start: [
      'The wave dribbles or passes off and plays until goal, loss or ball out.',
      'Die Welle startet mit Dribbling oder Pass und spielt bis Tor, Verlust oder Aus.',
      'Вълната тръгва с дрибъл или пас и играе до гол, загуба или аут.',
    ],
    end: join(
      one
        ? [
            'Come back along the outside. The defender changes every minute.',
            'Außen herum zurück. Der Verteidiger wechselt jede Minute.',
            'Връщане отстрани. Защитникът се сменя всяка минута.',
          ]
        : [
            'Come back along the outside. Defenders change after each round; nobody defends twice in a row.',
            'Außen herum zurück. Nach jedem Durchgang wechseln die Verteidiger; keiner zweimal in Folge.',
            'Връщане отстрани. След всяка серия се сменят защитниците; никой не пази два пъти поред.',
          ],
      sentence,
    ),
    points: [
      attack === 2
        ? [
            'Partner: wide and half a step behind the ball, never in the defender’s shadow.',
            'Partner: breit und einen halben Schritt hinter dem Ball, nie im Deckungsschatten.',
            'Партньор: широко и половин крачка зад топката, не в сянката на защитника.',
          ]
        : [
            'Two wide, one through the middle: stretch the defenders.',
            'Breite auf beiden Seiten, einer durch die Mitte: die Abwehr auseinanderziehen.',
            'Ширина от двете страни, един през средата: разтегнете защитата.',
          ],
      [
        'One shoots, the others go for the rebound.',
        'Einer schießt, die anderen gehen auf den Abpraller.',
        'Един удря, другите търсят отбитата топка.',
      ],
    ],
    progressions: [
      [
        'One of the attackers may only use one touch.',
        'Ein Angreifer darf nur direkt spielen.',
        'Един от нападателите играе само с едно докосване.',
      ],
    ],
    regressions: [
      [
        one ? 'The defender starts on the goal line.' : 'One defender may move only on a line.',
        one
          ? 'Der Verteidiger startet auf der Torlinie.'
          : 'Ein Verteidiger darf sich nur auf einer Linie bewegen.',
        one ? 'Защитникът тръгва от голлинията.' : 'Един защитник се движи само по линия.',
      ],
    ],
    faults: [
      [
        'Pass too late: the defender is already on the ball.',
        'Pass zu spät: Der Verteidiger ist schon am Ball.',
        'Закъснял пас: защитникът вече е на топката.',
      ],
    ],
  }
}

export const waves = createFinishingFamily({
  slug: 'waves-to-goal',
  topic: 'finishing',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'wave',
  corners: ['technical', 'tactical', 'physical'],
  intensity: 'high',
  sizes,
  tasks: waveTasks,
  draw,
  base: createBase,
})
