/** Tag with the ball: catching and escaping while the ball stays at the foot. */
import { combine, createFamily } from '../../family'
import { createSketch } from '../../create-sketch'
import {
  toLevel,
  addBench,
  createRounds,
  createWords,
  type Base,
  type Task,
  type Words3,
} from '../possession/kit'
import { spreadPoints } from './kit'
import { tagTasks } from './tag-words'

export interface TagTask extends Task {
  catchers: number
  /** Catchers have a ball too. */
  isWithBall: boolean
}

interface Group {
  count: number
  area: readonly [number, number]
  ages: readonly [number, number]
  level: number
}

const groups: readonly Group[] = [
  { count: 8, area: [16, 14], ages: [5, 8], level: 1 },
  { count: 10, area: [18, 16], ages: [6, 9], level: 1 },
  { count: 12, area: [20, 17], ages: [7, 11], level: 2 },
  { count: 16, area: [24, 20], ages: [9, 14], level: 3 },
]

function draw({ count, area }: Group, task: TagTask) {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('cone')
  const free = count - task.catchers
  const places = spreadPoints(free, [1.5, 1.5], [length - 4.5, width - 1.5], 3)
  const runners = places.map((at) => drawing.player('a', at))
  const catchers = drawing.row('b', task.catchers, [length - 2, 2.5], [length - 2, width - 2.5])
  for (const runner of runners) drawing.ball(runner)
  if (task.isWithBall) for (const catcher of catchers) drawing.ball(catcher)
  addBench(drawing, 2)
  drawing.together(() => {
    for (const index of [0, 1, 2]) {
      const [x, y] = places[index] ?? [2, 2]
      const way = y > width / 2 ? -1 : 1
      drawing.run(runners[index] ?? '', [x + 0.8, y + way * 1.6], [x - 0.4, y + way * 3.2])
    }
    const y = task.catchers === 1 ? width / 2 : 2.5
    drawing.run(catchers[0] ?? '', [length - 3.6, y + 1], [length - 4.4, y + 2.4])
  })
  return drawing
}

const numbers = ['', 'One catcher', 'Two catchers', 'Three catchers']
const german = ['', 'Ein Fänger', 'Zwei Fänger', 'Drei Fänger']
const bulgarian = ['', 'Един гонещ', 'Двама гонещи', 'Трима гонещи']

function createBase({ count, area, level }: Group, task: TagTask, sentence: Words3): Base {
  const [length, width] = area
  const many = task.catchers > 1
  const withBall = task.isWithBall
  return {
    title: [
      `Ball tag with ${count}`,
      `Fangen mit Ball zu ${count}`,
      `Гоненица с топка за ${count}`,
    ],
    aim: [
      'Keep the ball close while the eyes look for danger.',
      'Den Ball eng führen, während die Augen die Gefahr suchen.',
      'Топката е близо, а очите търсят опасността.',
    ],
    setup: [
      `Field of ${length} × ${width} m. ${count - task.catchers} children with a ball each. ${numbers[task.catchers] ?? ''} in amber ${withBall ? (many ? 'have balls too' : 'has a ball too') : 'without a ball'}. Two spare balls beside the coach.`,
      `Feld von ${length} × ${width} m. ${count - task.catchers} Kinder mit je einem Ball. ${german[task.catchers] ?? ''} in Gelb ${withBall ? (many ? 'haben ebenfalls einen Ball' : 'hat ebenfalls einen Ball') : 'ohne Ball'}. Zwei Ersatzbälle beim Trainer.`,
      `Поле ${length} × ${width} м. ${count - task.catchers} деца, всяко с топка. ${bulgarian[task.catchers] ?? ''} в жълто ${withBall ? (many ? 'също имат топки' : 'също има топка') : 'без топка'}. Две резервни топки до треньора.`,
    ],
    start: [
      'All start at once on the signal.',
      'Auf das Signal starten alle gleichzeitig.',
      'При сигнала всички тръгват едновременно.',
    ],
    end: [
      `New catchers in every round, so that all have the task. ${sentence[0]}`,
      `Jede Runde neue Fänger, sodass jeder einmal drankommt. ${sentence[1]}`,
      `Всяка серия има нови гонещи, за да мине всеки. ${sentence[2]}`,
    ],
    points: [
      [
        'Small touches when someone is near, big ones into empty space.',
        'Kleine Kontakte in der Nähe der Fänger, große in den freien Raum.',
        'Малки докосвания край гонещия, големи в празното.',
      ],
      level < 2
        ? [
            'Laugh and go on: being caught is part of the game.',
            'Lachen und weiter: Gefangen werden gehört dazu.',
            'Усмихни се и продължи: хващането е част от играта.',
          ]
        : level < 3
          ? [
              'Turn away early: inside hook, outside hook, drag back.',
              'Früh abdrehen: innen, außen oder mit der Sohle zurück.',
              'Завий рано: вътрешна, външна или с подметка назад.',
            ]
          : [
              `With ${count} on the field the gap opens behind others: use them as a screen.`,
              `Zu ${count} entsteht Platz hinter den anderen: nutz sie als Deckung.`,
              `При ${count} играчи свободно е зад другите: ползвай ги за прикритие.`,
            ],
    ],
    progressions: [
      level < 2
        ? [
            'The coach calls the foot that is allowed.',
            'Der Trainer ruft, welcher Fuß erlaubt ist.',
            'Треньорът казва кой крак е разрешен.',
          ]
        : [
            `Smaller field: ${length - 3} × ${width - 3} m.`,
            `Kleineres Feld: ${length - 3} × ${width - 3} m.`,
            `По-малко поле: ${length - 3} × ${width - 3} м.`,
          ],
    ],
    regressions: [
      [
        'Catchers hold a ball in their hands and have to walk fast.',
        'Fänger tragen einen Ball in den Händen und gehen nur schnell.',
        'Гонещите носят топка в ръце и само вървят бързо.',
      ],
    ],
    faults: [
      [
        'Children kick the ball away and run after it.',
        'Kinder schießen den Ball weg und laufen hinterher.',
        'Децата изритват топката и тичат след нея.',
      ],
    ],
  }
}

export const tag = createFamily({
  slug: 'ball-tag',
  topic: 'fun',
  moment: null,
  phase: 'warm_up',
  practice_type: 'fun_game',
  corners: ['technical', 'physical', 'social'],
  variants: combine({ group: groups, task: tagTasks }).filter(
    ({ group, task }) => group.ages[0] > 6 || task.harder < 2,
  ),
  key: ({ group, task }) => `${group.count}-${task.key}`,
  exercise({ group, task }) {
    const time = group.ages[0] < 7 ? createRounds(5, 60, 40) : createRounds(6, 60, 30)
    return {
      level: toLevel(group.level + task.harder),
      ages: [group.ages[0], group.ages[1]],
      topic: group.ages[0] > 8 ? 'dribbling' : 'fun',
      intensity: 'high',
      minutes: time.minutes,
      intervals: time.intervals,
      players: [group.count - 2, group.count + 4],
      sketch: draw(group, task),
      words: createWords(createBase(group, task, time.sentence), task),
    }
  },
})
