/** Overlaps and underlaps on the wing into a mini goal. Varied by ground, groups, lanes and opposition. */
import { createSketch, type Sketch } from '../../../create-sketch'
import {
  addBench,
  join,
  addLine,
  createPassingFamily,
  playInto,
  describeSpareBalls,
  type Base,
  type Point,
  type Size,
  type Words3,
} from '../kit'
import { overlapTasks } from './overlap-words'

interface OverlapSize extends Size {
  /** Waiting and starting on each side that plays. */
  queue: 1 | 2
  wide: 1 | 2
  isBothSides?: boolean
}

const sizes: readonly OverlapSize[] = [
  {
    key: '3-short',
    queue: 1,
    wide: 1,
    area: [14, 12],
    ages: [8, 10],
    level: 1,
    time: [5, 60, 40],
    point: [
      'Three of you: attack, change roles, attack again.',
      'Zu dritt: angreifen, Rollen tauschen, wieder angreifen.',
      'Трима сте: атака, смяна на ролите, пак атака.',
    ],
  },
  {
    key: '5-short',
    queue: 2,
    wide: 2,
    area: [18, 14],
    ages: [9, 12],
    level: 1,
    time: [5, 90, 45],
    point: [
      'The next pair starts when the goal is free.',
      'Das nächste Paar startet, wenn das Tor frei ist.',
      'Следващата двойка тръгва, щом вратата е свободна.',
    ],
  },
  {
    key: '5-medium',
    queue: 2,
    wide: 2,
    area: [24, 16],
    ages: [10, 14],
    level: 2,
    time: [5, 90, 60],
    point: [
      'Curve the run: first out, then straight down the line.',
      'Bogenlauf: erst hinaus, dann gerade die Linie entlang.',
      'Бягай в дъга: първо навън, после по линията.',
    ],
  },
  {
    key: '6-both-sides',
    queue: 1,
    wide: 1,
    isBothSides: true,
    area: [24, 28],
    ages: [10, 15],
    level: 2,
    time: [5, 120, 60],
    point: [
      'Left and right in turn: watch the other side and copy what works.',
      'Links und rechts im Wechsel: schaut ab, was drüben klappt.',
      'Ляво и дясно се редуват: гледайте какво работи отсреща.',
    ],
  },
  {
    key: '10-both-sides',
    queue: 2,
    wide: 2,
    isBothSides: true,
    area: [32, 36],
    ages: [12, 17],
    level: 2,
    time: [6, 120, 60],
    point: [
      'Thirty metres: time the sprint so that the ball comes at full speed.',
      'Dreißig Meter: so starten, dass der Ball im Vollsprint kommt.',
      'Тридесет метра: тръгни така, че топката да дойде в пълен спринт.',
    ],
  },
  {
    key: '5-long',
    queue: 2,
    wide: 2,
    area: [36, 20],
    ages: [14, 19],
    level: 3,
    time: [6, 90, 75],
    point: [
      'Full-back and winger: the pass leaves before the line of the defender.',
      'Außenverteidiger und Flügel: Der Pass geht vor der Linie des Verteidigers.',
      'Бек и крило: пасът е преди линията на защитника.',
    ],
  },
]

function drawSide(
  { area, queue, wide, isBothSides }: OverlapSize,
  drawing: Sketch,
  task: string,
  isTop: boolean,
) {
  const [length, width] = area
  const half = isBothSides ? width / 2 : width
  const toY = (value: number) => (isTop ? half * value : width - half * value)
  const away = isTop ? 1 : -1
  const [passer = ''] = addLine(drawing, 'a', queue, [1, toY(0.5)])
  const [winger = ''] = addLine(drawing, 'a', wide, [length * 0.4, toY(0.2)], [0, -2.5 * away])
  const guard = drawing.player('b', [length * 0.58, toY(0.34)])
  const cover = task === 'two-v-two' ? drawing.player('b', [length * 0.68, toY(0.68)]) : undefined
  if (!cover) drawing.gear('marker', [length * 0.58, toY(0.72)])
  return { passer, winger, guard, y: toY, ball: drawing.ball(passer) }
}

function draw(size: OverlapSize, task: string): Sketch {
  const { area, isBothSides } = size
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('cone')
  const mouth: Point = [length, isBothSides ? width / 2 : width * 0.66]
  drawing.goal('mini', mouth, 180)
  const { passer, winger, guard, y, ball } = drawSide(size, drawing, task, true)
  if (isBothSides) drawSide(size, drawing, task, false)
  addBench(drawing, 4)
  drawing.pass(ball, winger)
  const inward: Point = [length * 0.5, y(0.36)]
  if (task === 'inside') {
    drawing.together(() => {
      drawing.run(passer, [length * 0.46, y(0.54)])
      drawing.run(guard, [length * 0.5, y(0.3)])
    })
    playInto(drawing, ball, passer, [length * 0.76, y(0.52)])
    drawing.pass(ball, mouth)
    return drawing
  }
  if (task === 'decoy') {
    drawing.together(() => {
      drawing.run(winger, inward)
      drawing.run(passer, [length * 0.3, y(0.12)], [length * 0.62, y(0.06)])
      drawing.run(guard, [length * 0.6, y(0.18)])
    })
    drawing.run(winger, [length * 0.72, y(0.52)])
    drawing.pass(ball, mouth)
    return drawing
  }
  drawing.together(() => {
    drawing.run(winger, [length * 0.46, y(0.32)])
    drawing.run(passer, [length * 0.26, y(0.1)], [length * 0.48, y(0.06)])
    drawing.run(guard, [length * 0.54, y(0.34)])
  })
  playInto(drawing, ball, passer, [length * 0.82, y(0.14)])
  drawing.pass(ball, mouth)
  return drawing
}

function createBase({ area, queue, wide, isBothSides }: OverlapSize, sentence: Words3): Base {
  const [length, width] = area
  const both = isBothSides === true
  return {
    title: [
      `Overlap on ${length} m${both ? ', both wings' : ''}`,
      `Hinterlaufen auf ${length} m${both ? ', beide Flügel' : ''}`,
      `Обгръщане на ${length} м${both ? ', двете крила' : ''}`,
    ],
    aim: [
      'Outnumber a defender on the wing with a run.',
      'Mit einem Lauf auf dem Flügel Überzahl schaffen.',
      'С бягане се създава превес по крилото.',
    ],
    setup: join(
      [
        `${length} × ${width} m with a mini goal on the far end line. ${both ? 'On both sides: ' : ''}${queue === 2 ? 'two passers' : 'one passer'} at the near end, ${wide === 2 ? 'two wide players' : 'one wide player'} outside, one defender (amber) in front of ${both ? 'them' : 'the end zone'} and a marker inside.`,
        `${length} × ${width} m, auf der hinteren Grundlinie ein Minitor. ${both ? 'Auf beiden Seiten: ' : ''}vorn ${queue === 2 ? 'zwei Passgeber' : 'ein Passgeber'}, außen ${wide === 2 ? 'zwei Außenspieler' : 'ein Außenspieler'}, davor ein Verteidiger (gelb) und innen eine Markierung.`,
        `${length} × ${width} м с малка врата на далечната линия. ${both ? 'От двете страни: ' : ''}${queue === 2 ? 'двама подаващи' : 'един подаващ'} отпред, ${wide === 2 ? 'двама крайни' : 'един краен'} отвън, пред тях защитник (жълт) и вътре маркер.`,
      ],
      describeSpareBalls(4),
    ),
    start: [
      'Until the rule says otherwise the defender only slows down and blocks one way.',
      'Solange die Regel nichts anderes sagt, bremst der Verteidiger nur und stellt einen Weg zu.',
      'Ако правилото не казва друго, защитникът само забавя и затваря един път.',
    ],
    end: join(
      [
        both
          ? 'The wings attack in turn; passer and wide player change after each attack, the defenders after five.'
          : 'Passer and wide player change after each attack, the defender after five.',
        both
          ? 'Die Flügel greifen abwechselnd an; nach jedem Angriff tauschen Passgeber und Außenspieler, nach fünf die Verteidiger.'
          : 'Nach jedem Angriff tauschen Passgeber und Außenspieler, nach fünf der Verteidiger.',
        both
          ? 'Крилата атакуват на смени; след всяка атака се сменят подаващ и краен, след пет – защитниците.'
          : 'След всяка атака се сменят подаващ и краен, след пет – защитникът.',
      ],
      sentence,
    ),
    points: [],
    progressions: [
      [
        `${width - 2} m wide: the gap gets smaller.`,
        `${width - 2} m breit: Die Lücke wird kleiner.`,
        `Широчина ${width - 2} м: празнината е по-малка.`,
      ],
    ],
    regressions: [
      [
        `${length + 4} m long: more time for the run.`,
        `${length + 4} m lang: mehr Zeit für den Lauf.`,
        `Дължина ${length + 4} м: повече време за бягането.`,
      ],
    ],
    faults: [
      [
        'The pass comes when the runner has already stopped.',
        'Der Pass kommt, wenn der Läufer schon steht.',
        'Пасът идва, когато тичащият вече е спрял.',
      ],
    ],
  }
}

export const overlap = createPassingFamily({
  slug: 'overlap-underlap',
  topic: 'combination_play',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'passive_opposition',
  corners: ['tactical', 'physical'],
  intensity: 'high',
  sizes,
  tasks: overlapTasks,
  draw,
  base: createBase,
  differs: (_, { key }) =>
    key === 'decoy' || key === 'two-v-two' ? { practice_type: 'opposed' } : {},
})
