/** One against one to goal from four starts: in front, beside, behind, and with the back to goal. */
import type { Sketch } from '../../create-sketch'
import { duelTasks } from './duel-starts-words'
import {
  addBench,
  createFinishingFamily,
  createGround,
  describeGround,
  getPointInGoal,
  join,
  addKeeper,
  describeSpareBalls,
  type Base,
  type Size,
  type Words3,
} from './kit'

interface DuelSize extends Size {
  /** Attackers, and as many defenders. */
  pairs: 2 | 3 | 4
  /** Where the duel starts, metres from goal. */
  start: number
  /** Seconds a duel lasts at most. */
  limit: number
}

const sizes: readonly DuelSize[] = [
  {
    key: '2-pairs-12m',
    pairs: 2,
    start: 12,
    limit: 10,
    area: [16, 12],
    goal: 'mini',
    ages: [6, 9],
    level: 1,
    time: [4, 120, 60],
  },
  {
    key: '3-pairs-14m',
    pairs: 3,
    start: 14,
    limit: 8,
    area: [20, 16],
    goal: 'small',
    ages: [8, 11],
    level: 2,
    time: [4, 150, 90],
  },
  {
    key: '3-pairs-18m',
    pairs: 3,
    start: 18,
    limit: 8,
    area: [24, 20],
    goal: 'youth',
    ages: [10, 13],
    level: 2,
    time: [4, 180, 90],
  },
  {
    key: '3-pairs-22m',
    pairs: 3,
    start: 22,
    limit: 7,
    area: [29, 26],
    goal: 'full',
    ages: [13, 19],
    level: 3,
    time: [5, 150, 90],
  },
  {
    key: '4-pairs-26m',
    pairs: 4,
    start: 26,
    limit: 7,
    area: [34, 36],
    goal: 'full',
    ages: [15, 19],
    level: 3,
    time: [5, 180, 120],
  },
  {
    key: '4-pairs-16m',
    pairs: 4,
    start: 16,
    limit: 8,
    area: [22, 20],
    goal: 'youth',
    ages: [9, 12],
    level: 2,
    time: [4, 180, 90],
  },
]

function draw(size: DuelSize, task: string): Sketch {
  const { area, start, pairs } = size
  const [length, width] = area
  const middle = width / 2
  const front = length - start
  const drawing = createGround(size)
  addKeeper(drawing, size)
  const isBack = task === 'back-to-goal'
  const isFace = task === 'face-to-face'
  const isBehind = task === 'from-behind'
  const atX = isBack ? length - start * 0.55 : isBehind ? front + 2.2 : front
  const attacker = drawing.player('a', [atX, middle])
  const others = Array.from({ length: pairs - 1 }, (_, index) =>
    drawing.player('a', [front - 2.5, middle + (index - (pairs - 2) / 2) * 2.4]),
  )
  const defender = drawing.player(
    'b',
    isFace
      ? [length - start * 0.35, middle + 1.5]
      : isBack
        ? [atX + 1.1, middle + 0.3]
        : task === 'from-the-side'
          ? [front, middle - 4]
          : [front, middle],
  )
  for (let index = 1; index < pairs; index += 1) {
    drawing.player('b', isFace ? [length - 1, index * 2 - 1] : [front - 2 + index * 1.8, 0.6])
  }
  const server = others[0] ?? ''
  const ball = drawing.ball(isFace ? defender : isBack ? server : attacker)
  addBench(drawing, 5)
  if (isFace) drawing.pass(ball, attacker)
  if (isBack) {
    drawing.pass(ball, attacker)
    drawing.together(() => {
      drawing.run(attacker, [atX - 0.4, middle - 1.6], [atX + 3, middle - 2.4])
      drawing.run(defender, [atX + 2.4, middle - 0.6])
    })
  } else {
    const target = length - Math.min(8, start * 0.35)
    drawing.together(() => {
      drawing.run(
        attacker,
        [front + start * 0.35, middle - (isFace ? 0.5 : 0)],
        [target, middle - (task === 'from-the-side' ? 1 : isFace ? 2.6 : 1.4)],
      )
      drawing.run(
        defender,
        isFace
          ? [target - 0.6, middle - 0.9]
          : [target - 2.6, middle - (task === 'from-the-side' ? 2.2 : 0.4)],
      )
    })
  }
  drawing.shot(ball, getPointInGoal(size, 0.82))
  return drawing
}

function createBase(size: DuelSize, sentence: Words3): Base {
  const { pairs, start, limit } = size
  return {
    title: [
      `1v1 to goal from ${start} m`,
      `1 gegen 1 aufs Tor aus ${start} m`,
      `1 срещу 1 към вратата от ${start} м`,
    ],
    aim: [
      'Win the duel and finish it.',
      'Das Duell gewinnen und abschließen.',
      'Двубоят се печели и завършва с удар.',
    ],
    setup: join(
      describeGround(size),
      [
        `${pairs} attackers (green) and ${pairs} defenders (amber); the first pair starts ${start} m from the goal, the others wait at the side and behind.`,
        `${pairs} Angreifer (grün) und ${pairs} Verteidiger (gelb); das erste Paar startet ${start} m vor dem Tor, die anderen warten seitlich und dahinter.`,
        `${pairs} нападатели (зелени) и ${pairs} защитници (жълти); първата двойка е на ${start} м от вратата, другите чакат отстрани и отзад.`,
      ],
      describeSpareBalls(5),
    ),
    start: [
      'One pair plays, the next gets ready.',
      'Ein Paar spielt, das nächste macht sich bereit.',
      'Едната двойка играе, следващата се подготвя.',
    ],
    end: join(
      [
        `A duel ends with a goal, ball out or after ${limit} seconds; the defender scores by dribbling over the starting line. Then swap roles and opponents.`,
        `Ein Duell endet mit Tor, Aus oder nach ${limit} Sekunden; der Verteidiger punktet, wenn er über die Startlinie dribbelt. Danach Rollen und Gegner wechseln.`,
        `Двубоят свършва с гол, аут или след ${limit} секунди; защитникът печели точка с дрибъл през стартовата линия. После се сменят ролите и противниците.`,
      ],
      sentence,
    ),
    points: [
      size.goal === 'mini'
        ? [
            'Look up: the goal is small, so come near before you shoot.',
            'Kopf hoch: Das Tor ist klein, also nah heran vor dem Schuss.',
            'Вдигни глава: вратата е малка, приближи се преди удара.',
          ]
        : [
            'Look at the keeper before the last touch: near post, far post or round them?',
            'Vor dem letzten Kontakt zum Torwart schauen: kurz, lang oder umspielen?',
            'Преди последното докосване виж вратаря: къс, дълъг ъгъл или покрай него?',
          ],
      [
        'Courage: a lost duel is only the start of the next.',
        'Mut: Ein verlorenes Duell ist nur der Anfang vom nächsten.',
        'Смелост: загубен двубой е начало на следващия.',
      ],
    ],
    progressions: [
      [
        `Only ${limit - 2} seconds per duel.`,
        `Nur ${limit - 2} Sekunden je Duell.`,
        `Само ${limit - 2} секунди за двубой.`,
      ],
    ],
    regressions: [
      [
        'The defender keeps the hands behind the back and only blocks the way.',
        'Der Verteidiger nimmt die Hände auf den Rücken und stellt nur den Weg zu.',
        'Защитникът е с ръце зад гърба и само затваря пътя.',
      ],
    ],
    faults: [
      [
        'Shooting in panic into the defender’s legs.',
        'Hektischer Schuss in die Beine des Verteidigers.',
        'Прибързан удар в краката на защитника.',
      ],
    ],
  }
}

export const duelStarts = createFinishingFamily({
  slug: 'duel-to-goal',
  topic: 'finishing',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'physical', 'psychological'],
  intensity: 'high',
  sizes,
  tasks: duelTasks,
  draw,
  base: createBase,
})
