/** Animal games: every child has a ball and moves like an animal of the story. */
import { combine, createFamily, type Level } from '../../family'
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
import { animalTasks } from './animals-words'

export interface AnimalTask extends Task {
  /** Who has no ball and plays the other animal. */
  hunters: number
  /** A home on both sides, caves in the corners, or the open meadow. */
  ground: 'homes' | 'caves' | 'meadow'
}

interface Herd {
  count: number
  area: readonly [number, number]
  ages: readonly [number, number]
  level: Level
  key: string
}

const herds: readonly Herd[] = [
  { key: 'small', count: 8, area: [16, 14], ages: [5, 7], level: 1 },
  { key: 'middle', count: 12, area: [20, 17], ages: [6, 8], level: 1 },
  { key: 'large', count: 14, area: [21, 17], ages: [7, 9], level: 2 },
]

function draw({ count, area }: Herd, task: AnimalTask) {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('cone')
  if (task.ground === 'homes') {
    drawing.zone([0, 0], [3, width])
    drawing.zone([length - 3, 0], [length, width])
    drawing.gears('marker', [
      [3, 0],
      [3, width],
      [length - 3, 0],
      [length - 3, width],
    ])
  }
  if (task.ground === 'caves') {
    drawing.gears('ring', [
      [2, 2],
      [length - 2, 2],
      [length - 2, width - 2],
      [2, width - 2],
      [length / 2, width / 2],
    ])
  }
  const herd = count - task.hunters
  const isHome = task.ground === 'homes'
  const children = isHome
    ? drawing.row('a', herd, [1.5, 1], [1.5, width - 1])
    : spreadPoints(herd, [2.6, 2.6], [length - 2.6, width - 3.6]).map((at) =>
        drawing.player('a', at),
      )
  for (const child of children) drawing.ball(child)
  const middle = length / 2 + (isHome ? 1 : 0.5)
  const hunters = drawing.row(
    'b',
    task.hunters,
    [middle, isHome ? width * 0.35 : width - 1.6],
    [middle + (isHome ? 0 : 3), isHome ? width * 0.65 : width - 1.6],
  )
  addBench(drawing, 2)
  drawing.together(() => {
    const moving = isHome ? [0, 3, 6] : [0, 2, 4]
    for (const index of moving) {
      const child = children[index]
      if (child === undefined) continue
      const y = isHome ? 1 + ((width - 2) * index) / (herd - 1) : 0
      const places = spreadPoints(herd, [2.6, 2.6], [length - 2.6, width - 3.6])
      const [x0, y0] = places[index] ?? [0, 0]
      if (isHome) {
        const bend = index === 0 ? 1.2 : -1.4
        drawing.run(child, [length * 0.45, y + bend], [length - 1.5, y])
      } else {
        const right = x0 < length / 2 ? 1 : -1
        drawing.run(child, [x0 + right * 1.6, y0 + 1.4], [x0 + right * 3.4, y0 - 0.4])
      }
    }
    for (const hunter of hunters.slice(0, 1)) {
      drawing.run(hunter, [middle - 2.4, isHome ? width * 0.5 : width - 3])
    }
  })
  return drawing
}

function createBase({ count, area, level }: Herd, task: AnimalTask, sentence: Words3): Base {
  const [length, width] = area
  const herd = count - task.hunters
  const homes =
    task.ground === 'homes'
      ? ([
          ' A home of 3 m on both short sides; all start in the left one.',
          ' Auf beiden kurzen Seiten ein Zuhause von 3 m; alle starten im linken.',
          ' От двете къси страни има дом от 3 м; всички тръгват от левия.',
        ] as const)
      : task.ground === 'caves'
        ? ([
            ' Five rings as caves: one near each corner and one in the middle.',
            ' Fünf Reifen als Höhlen: einer nahe jeder Ecke und einer in der Mitte.',
            ' Пет обръча са пещери: по един близо до всеки ъгъл и един в средата.',
          ] as const)
        : (['', '', ''] as const)
  const hunters =
    task.hunters > 0
      ? ([
          ` ${task.hunters === 1 ? 'One child plays' : 'Two children play'} the other animal without a ball (amber).`,
          ` ${task.hunters === 1 ? 'Ein Kind spielt' : 'Zwei Kinder spielen'} ohne Ball das andere Tier (gelb).`,
          ` ${task.hunters === 1 ? 'Едно дете е' : 'Две деца са'} другото животно, без топка (жълто).`,
        ] as const)
      : (['', '', ''] as const)
  const size =
    level > 1
      ? ([
          'It is crowded: look up after every second touch.',
          'Es ist voll: Schau nach jedem zweiten Kontakt hoch.',
          'Тясно е: вдигай поглед след всяко второ докосване.',
        ] as const)
      : count === 8
        ? ([
            'Keep your ball close, it is your little animal friend.',
            'Bleib nah bei deinem Ball, er ist dein kleiner Tierfreund.',
            'Дръж топката близо, тя е твоят малък приятел.',
          ] as const)
        : ([
            'Find the empty meadow: where nobody is, you can run.',
            'Such die leere Wiese: Wo keiner ist, kannst du rennen.',
            'Намери празната поляна: където няма никой, можеш да тичаш.',
          ] as const)
  return {
    title: [`Animals, ${count} children`, `Tierwelt, ${count} Kinder`, `Животни, ${count} деца`],
    aim: [
      'Move the ball with joy and look where you go.',
      'Den Ball mit Freude führen und schauen, wohin es geht.',
      'Децата водят топката с радост и гледат накъде вървят.',
    ],
    setup: [
      `Meadow of ${length} × ${width} m. ${herd} children, each with a ball.${hunters[0]}${homes[0]} Two spare balls beside the coach, who tells the story.`,
      `Wiese von ${length} × ${width} m. ${herd} Kinder mit je einem Ball.${hunters[1]}${homes[1]} Zwei Ersatzbälle beim Trainer, der die Geschichte erzählt.`,
      `Поляна ${length} × ${width} м. ${herd} деца, всяко с топка.${hunters[2]}${homes[2]} Две резервни топки до треньора, който разказва приказката.`,
    ],
    start: [
      'All dribble at once; the coach tells what happens.',
      'Alle dribbeln gleichzeitig; der Trainer erzählt, was passiert.',
      'Всички водят едновременно; треньорът разказва какво става.',
    ],
    end: [
      `Nobody is out: who is caught or makes a mistake does three sole taps and plays on. ${sentence[0]}`,
      `Keiner scheidet aus: Wer gefangen wird oder einen Fehler macht, tippt dreimal mit der Sohle und spielt weiter. ${sentence[1]}`,
      `Никой не отпада: хванатият или сгрешилият прави три докосвания с подметката и продължава. ${sentence[2]}`,
    ],
    points: [size],
    progressions: [
      count > 12
        ? [
            'Use only the weaker foot in the second round.',
            'In der zweiten Runde nur mit dem schwachen Fuß.',
            'Във втората серия само със слабия крак.',
          ]
        : [
            'A child tells the story and chooses the next animal.',
            'Ein Kind erzählt und sucht das nächste Tier aus.',
            'Дете разказва и избира следващото животно.',
          ],
    ],
    regressions: [
      [
        `More room: ${length + 4} × ${width + 4} m.`,
        `Mehr Platz: ${length + 4} × ${width + 4} m.`,
        `Повече място: ${length + 4} × ${width + 4} м.`,
      ],
    ],
    faults: [
      [
        'Long explanation: thirty seconds, then play and add rules one by one.',
        'Lange Erklärung: nach dreißig Sekunden spielen, Regeln kommen nach und nach.',
        'Дълго обяснение: до тридесет секунди и игра, правилата идват едно по едно.',
      ],
    ],
  }
}

export const animals = createFamily({
  slug: 'animal-game',
  topic: 'fun',
  moment: null,
  phase: 'warm_up',
  practice_type: 'fun_game',
  corners: ['technical', 'physical', 'social'],
  variants: combine({ herd: herds, task: animalTasks }),
  key: ({ herd, task }) => `${herd.key}-${task.key}`,
  exercise({ herd, task }) {
    const time = herd.level > 1 ? createRounds(5, 75, 30) : createRounds(4, 75, 45)
    return {
      level: toLevel(herd.level + task.harder),
      ages: herd.ages,
      intensity: task.hunters > 0 ? 'high' : 'medium',
      minutes: time.minutes,
      intervals: time.intervals,
      players: [herd.count - 2, herd.count + 4],
      sketch: draw(herd, task),
      words: createWords(createBase(herd, task, time.sentence), task),
    }
  },
})
