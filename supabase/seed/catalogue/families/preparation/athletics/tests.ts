/** Tests with the ball that a group can repeat every few weeks. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { createSketch } from '../../../create-sketch'
import { addBench, createDrill, formatCountTitle, type Size, type Words3 } from '../kit'
import { testTasks } from './test-words'

interface Lanes extends Size {
  lanes: number
}

const name: Words3 = ['Ball test', 'Balltest', 'Тест с топка']

const sizes: readonly Lanes[] = [
  {
    key: '4',
    lanes: 2,
    area: [14, 8],
    ages: [7, 9],
    level: 1,
    time: [4, 60, 60],
    twist: [
      'Three tries; only the child and the coach see the result.',
      'Drei Versuche; das Ergebnis sehen nur Kind und Trainer.',
      'Три опита; резултата виждат само детето и треньорът.',
    ],
  },
  {
    key: '6',
    lanes: 3,
    area: [16, 12],
    ages: [8, 11],
    level: 1,
    time: [4, 75, 60],
    twist: [
      'Partners measure each other and praise one thing.',
      'Die Partner messen einander und loben eine Sache.',
      'Партньорите се измерват и се хвалят за едно нещо.',
    ],
  },
  {
    key: '8',
    lanes: 4,
    area: [20, 16],
    ages: [10, 13],
    level: 2,
    time: [5, 75, 60],
    twist: [
      'Say your goal before the try: how close do you come?',
      'Vor dem Versuch das Ziel nennen: Wie nah kommst du heran?',
      'Кажи целта си преди опита: колко близо стигаш?',
    ],
  },
  {
    key: '10',
    lanes: 5,
    area: [22, 20],
    ages: [12, 15],
    level: 2,
    time: [5, 90, 60],
    twist: [
      'One try with the stronger, one with the weaker foot: the gap is the result.',
      'Ein Versuch mit dem starken, einer mit dem schwachen Fuß: Der Abstand ist das Ergebnis.',
      'Един опит със силния, един със слабия крак: резултатът е разликата.',
    ],
  },
  {
    key: '12',
    lanes: 6,
    area: [24, 24],
    ages: [14, 17],
    level: 3,
    time: [6, 75, 75],
    twist: [
      'The last try is done after ten squat jumps: how stable is your technique?',
      'Der letzte Versuch folgt auf zehn Strecksprünge: Wie stabil ist deine Technik?',
      'Последният опит е след десет скока от клек: колко стабилна е техниката?',
    ],
  },
  {
    key: '14',
    lanes: 7,
    area: [26, 28],
    ages: [16, 19],
    level: 4,
    time: [6, 90, 90],
    twist: [
      'Best and mean of five tries are noted: consistency counts as much as the peak.',
      'Bester Wert und Mittel aus fünf Versuchen: Konstanz zählt so viel wie die Spitze.',
      'Записват се най-добрият и средният от пет опита: постоянството е колкото върха.',
    ],
  },
]

function draw({ lanes, area }: Lanes, { key }: { key: string }) {
  const [length, width] = area
  const drawing = createSketch(area)
  const all = Array.from({ length: lanes }, (_, index) => {
    const y = ((index + 0.5) / lanes) * width
    drawing.gears('cone', [
      [2.6, y],
      [length - 2, y],
    ])
    if (key === 'slalom')
      drawing.gears(
        'pole',
        [0.3, 0.45, 0.6, 0.75].map((share): Point => [share * length, y]),
      )
    const tester = drawing.player('a', [1.4, y])
    const partner = drawing.player('b', [length - 0.67, y])
    return { y, tester, partner, ball: drawing.ball(tester) }
  })
  addBench(drawing, 2)
  const [first] = all
  if (!first) return drawing
  const { y, tester, partner, ball } = first
  if (key === 'passing') {
    drawing.pass(ball, partner)
    drawing.pass(ball, tester)
  } else if (key === 'slalom') {
    drawing.run(
      tester,
      [length * 0.3, y - 0.7],
      [length * 0.45, y + 0.7],
      [length * 0.6, y - 0.7],
      [length * 0.75, y + 0.7],
      [length - 2.7, y],
    )
  } else {
    drawing.run(tester, [length - 2.9, y + 0.3])
    if (key === 'shuttle') drawing.run(tester, [3.4, y + 0.6])
  }
  return drawing
}

export const tests = createDrill({
  slug: 'ball-test',
  topic: 'speed',
  moment: null,
  phase: 'main_part',
  practice_type: 'test',
  corners: ['physical', 'technical', 'psychological'],
  intensity: 'high',
  sizes,
  tasks: testTasks,
  draw,
  title: ({ lanes }) => formatCountTitle(name, lanes * 2, false),
  aim: [
    'See your own progress in black and white.',
    'Den eigenen Fortschritt schwarz auf weiß sehen.',
    'Собственият напредък се вижда ясно.',
  ],
  setup: ({ lanes, area: [length] }, { key }) => {
    const way = Math.round((length - 4.6) * 10) / 10
    const comma = String(way).replace('.', ',')
    const [en, de, bg] =
      key === 'slalom' ? [' and four poles', ' und vier Stangen', ' и четири пръта'] : ['', '', '']
    return [
      `${lanes} lanes with two cones ${way} m apart${en}. In each a player with a ball at one cone and a partner who measures at the other. Two spare balls beside the coach.`,
      `${lanes} Bahnen mit zwei Hütchen im Abstand von ${comma} m${de}. In jeder ein Spieler mit Ball an einem Hütchen und ein Partner, der am anderen misst. Zwei Ersatzbälle beim Trainer.`,
      `${lanes} коридора с два конуса на ${comma} м${bg}. Във всеки един играч с топка до единия конус и партньор, който мери до другия. Две резервни топки до треньора.`,
    ]
  },
  start: [
    'Warm up well and do one slow trial that does not count.',
    'Gut aufwärmen und einen langsamen Probeversuch machen, der nicht zählt.',
    'Добро загряване и един бавен пробен опит, който не се брои.',
  ],
  end: [
    'After each try swap roles; note the best result and repeat the test in six weeks on the same ground.',
    'Nach jedem Versuch Rollen tauschen; den Bestwert notieren und den Test in sechs Wochen auf gleichem Boden wiederholen.',
    'След всеки опит – смяна на ролите; запишете най-доброто и повторете теста след шест седмици на същия терен.',
  ],
  point: [
    'Compare with yourself, not with others.',
    'Vergleich dich mit dir, nicht mit anderen.',
    'Сравнявай се със себе си, не с другите.',
  ],
  progression: [
    'Same test with a smaller ball.',
    'Gleicher Test mit kleinerem Ball.',
    'Същият тест с по-малка топка.',
  ],
  regression: [
    'Shorten the distance by a third.',
    'Die Strecke um ein Drittel kürzen.',
    'Скъси разстоянието с една трета.',
  ],
  fault: [
    'Tests on different ground or after a hard session: results cannot be compared.',
    'Anderer Boden oder hartes Training davor: Werte sind nicht vergleichbar.',
    'Друг терен или тежка тренировка преди това: резултатите не са сравними.',
  ],
})
