/** Prevention programme: balance, landing and trunk with a partner, before the ball rolls. */
import { createSketch } from '../../../create-sketch'
import { warmUpBands } from '../bands'
import { addBench, createDrill, formatCountTitle, type Size, type Words3 } from '../kit'
import { landingTasks } from './landing-words'

interface Rows extends Size {
  count: number
}

const name: Words3 = ['Safe landing', 'Sicher landen', 'Сигурно приземяване']

const sizes: readonly Rows[] = [
  {
    key: '8',
    count: 8,
    area: [14, 10],
    ages: [7, 10],
    level: 1,
    time: [4, 60, 30],
    twist: [
      'Every exercise is a picture: stork, spring, bridge; children give it a name.',
      'Jede Übung ist ein Bild: Storch, Feder, Brücke; die Kinder taufen sie.',
      'Всяко упражнение е картина: щъркел, пружина, мост; децата му дават име.',
    ],
  },
  {
    key: '10',
    count: 10,
    area: [16, 12],
    ages: [9, 12],
    level: 1,
    time: [5, 60, 30],
    twist: [
      'Partners correct each other with one sentence after every set.',
      'Nach jedem Satz korrigieren sich die Partner mit einem Satz.',
      'След всяка серия партньорите се поправят с по едно изречение.',
    ],
  },
  {
    key: '12',
    count: 12,
    area: [18, 14],
    ages: [11, 14],
    level: 2,
    time: [6, 60, 30],
    twist: [
      'Left and right leg in turns; who feels a difference repeats the weaker side once.',
      'Bein wechseln; wer einen Unterschied spürt, wiederholt die schwächere Seite einmal.',
      'Левият и десният крак се редуват; усетиш ли разлика – още веднъж слабата страна.',
    ],
  },
  {
    key: '14',
    count: 14,
    area: [20, 16],
    ages: [12, 15],
    level: 2,
    time: [6, 60, 30],
    twist: [
      'Between the sets run across and back: forwards, with hip circles, backwards.',
      'Zwischen den Sätzen einmal hinüber und zurück: vorwärts, mit Hüftkreisen, rückwärts.',
      'Между сериите – отиване и връщане: напред, с кръгове в таза, назад.',
    ],
  },
  {
    key: '16',
    count: 16,
    area: [22, 18],
    ages: [14, 17],
    level: 3,
    time: [7, 60, 30],
    twist: [
      'In fast growth leave out the jumps and do the balance part twice.',
      'Wer gerade schnell wächst, lässt Sprünge weg und macht die Balance doppelt.',
      'Който расте бързо, пропуска скоковете и прави равновесието два пъти.',
    ],
  },
  {
    key: '20',
    count: 20,
    area: [26, 20],
    ages: [16, 19],
    level: 4,
    time: [8, 60, 30],
    twist: [
      'The last two sets end with a ten-metre run at 90 per cent and a controlled stop.',
      'Die letzten zwei Sätze enden mit zehn Metern bei 90 Prozent und kontrolliertem Stopp.',
      'Последните две серии завършват с десет метра на 90 процента и контролиран стоп.',
    ],
  },
]

function draw({ count, area }: Rows, { key }: { key: string }) {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('cone')
  const half = count / 2
  const from = 1.4
  const one = drawing.row('a', half, [from, width * 0.3], [length - from, width * 0.3])
  const two = drawing.row(
    'b',
    half,
    [from, width * 0.3 + 2.93],
    [length - from, width * 0.3 + 2.93],
  )
  const step = (length - 2 * from) / (half - 1)
  const marks = Array.from({ length: half }, (_, index) => from + index * step)
  if (key === 'jump-and-hold')
    drawing.gears(
      'hurdle',
      marks.map((x) => [x, width * 0.3 + 1.3]),
    )
  const balls = key === 'one-leg-ball' || key === 'nudge' ? one.map((id) => drawing.ball(id)) : []
  addBench(drawing, key === 'trunk' ? 1 : 2)
  const [ball = ''] = balls
  if (ball) {
    drawing.pass(ball, two[0] ?? '', { kind: 'lofted' })
    drawing.pass(ball, one[0] ?? '', { kind: 'lofted' })
  }
  drawing.together(() => {
    for (const index of [half - 2, half - 1]) {
      const x = marks[index] ?? length / 2
      if (key === 'jump-and-hold') drawing.run(one[index] ?? '', [x, width * 0.3 + 2.1])
      else drawing.run(two[index] ?? '', [x, width - 1.2])
    }
  })
  return drawing
}

export const landing = createDrill({
  slug: 'landing-and-balance',
  topic: 'strength',
  moment: null,
  phase: 'warm_up',
  practice_type: 'unopposed',
  corners: ['physical', 'psychological', 'social'],
  intensity: 'medium',
  bands: warmUpBands,
  sizes,
  tasks: landingTasks,
  draw,
  title: ({ count }) => formatCountTitle(name, count, false),
  aim: [
    'Protect knees and ankles by good habits.',
    'Knie und Sprunggelenke durch gute Gewohnheiten schützen.',
    'Добрите навици пазят колената и глезените.',
  ],
  setup: ({ count }, { key }) => {
    const [en, de, bg] =
      key === 'jump-and-hold'
        ? [
            'a low hurdle between them',
            'dazwischen eine niedrige Hürde',
            'между тях ниско препятствие',
          ]
        : key === 'trunk'
          ? ['no equipment', 'ohne Gerät', 'без уреди']
          : ['one ball per pair', 'ein Ball pro Paar', 'по една топка на двойка']
    return [
      `${count / 2} pairs in two rows facing each other three metres apart, ${en}. The coach walks along the rows, spare balls ready.`,
      `${count / 2} Paare stehen sich in zwei Reihen mit drei Metern Abstand gegenüber, ${de}. Der Trainer geht durch die Reihen, Ersatzbälle liegen bereit.`,
      `${count / 2} двойки в две редици една срещу друга на три метра, ${bg}. Треньорът минава покрай редиците, резервните топки са готови.`,
    ]
  },
  start: [
    'The first half minute slow, then a little more demanding; stop when the form is lost.',
    'Die erste halbe Minute langsam, dann etwas schwieriger; aufhören, wenn die Form verloren geht.',
    'Първата половин минута бавно, после малко по-трудно; спри, щом се наруши формата.',
  ],
  end: [
    'In the breaks jog to the far line and back.',
    'In den Pausen zur hinteren Linie und zurück traben.',
    'В почивките – лек бяг до задната линия и обратно.',
  ],
  point: [
    'Hip, knee and toes in one line; check your partner from the front.',
    'Hüfte, Knie und Zehen in einer Linie; den Partner von vorn prüfen.',
    'Таз, коляно и пръсти в една линия; гледай партньора отпред.',
  ],
  progression: [
    'The partner gives tasks: count backwards, name team-mates.',
    'Der Partner stellt Aufgaben: rückwärts zählen, Mitspieler nennen.',
    'Партньорът дава задачи: броене назад, имена на съотборници.',
  ],
  regression: [
    'One hand on the partner’s shoulder.',
    'Eine Hand an der Schulter des Partners.',
    'Една ръка на рамото на партньора.',
  ],
  fault: [
    'Held breath: talk while you work.',
    'Luft anhalten: beim Üben reden.',
    'Задържан дъх: говори, докато работиш.',
  ],
})
