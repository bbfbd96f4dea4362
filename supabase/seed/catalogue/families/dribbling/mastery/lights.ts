/** Dribbling by signals: eyes off the ball, feet that obey at once. */
import type { Sketch } from '../../../create-sketch'
import {
  createCrowd,
  createDribblingFamily,
  describeGround,
  createGroupSize,
  formatGroupTitle,
  join,
  type Frame,
  type Size,
} from '../kit'
import { lightTasks } from './lights-words'

const sizes = [
  createGroupSize(8, [15, 13], [5, 7], 1, [5, 50, 40]),
  createGroupSize(10, [16, 15], [6, 9], 1, [5, 60, 40]),
  createGroupSize(12, [18, 16], [8, 11], 2, [6, 60, 40]),
  createGroupSize(14, [20, 17], [10, 13], 2, [6, 75, 30]),
  createGroupSize(16, [21, 18], [12, 15], 3, [7, 60, 30]),
  createGroupSize(18, [22, 18], [14, 19], 4, [8, 45, 30]),
]

/** Seconds until an order has to be obeyed. */
const getSecondsLimit = ({ ages }: Size) => (ages[0] < 8 ? 3 : ages[0] < 12 ? 2 : 1)

function draw(size: Size, task: string): Sketch {
  const { drawing, places, players } = createCrowd(size)
  const [length, width] = size.area
  if (task === 'policeman') drawing.coach([length + 1.5, width / 2])
  if (task === 'corners') {
    drawing.zone([0, 0], [3, 3], '1')
    drawing.zone([length - 3, 0], [length, 3], '2')
    drawing.zone([length - 3, width - 3], [length, width], '3')
    drawing.zone([0, width - 3], [3, width], '4')
  }
  drawing.together(() => {
    for (const [index, player] of players.entries()) {
      const [x, y] = places[index] ?? [2, 2]
      if (task === 'corners' && index < 3)
        drawing.run(
          player,
          [x + 0.4, y + 1.6],
          [length - 1.2 - index * 0.8, width - 2.2 + index * 0.7],
        )
      else if (task === 'policeman' && index < 5) drawing.run(player, [x + 1.6, y])
      else if (index < 4) drawing.run(player, [x + 0.9, y + 0.9], [x + 0.2, y + 2.2])
    }
  })
  return drawing
}

function createFrame(size: Size, task: string): Frame {
  const limit = getSecondsLimit(size)
  const seconds: readonly [string, string, string] =
    limit === 1
      ? ['one second', 'einer Sekunde', 'една секунда']
      : [`${limit} seconds`, `${limit} Sekunden`, `${limit} секунди`]
  const [length, width] = size.area
  return {
    title: formatGroupTitle(
      ['Dribbling by signal', 'Dribbeln nach Signal', 'Дрибъл по сигнал'],
      size,
    ),
    aim: [
      'Dribble with open eyes and obey a signal at once.',
      'Mit offenen Augen dribbeln und Signalen sofort folgen.',
      'Водене с отворени очи и бърза реакция на сигнал.',
    ],
    setup: join(
      describeGround(size),
      task === 'corners'
        ? [
            'The four corners (3 × 3 m) are numbered 1 to 4.',
            'Die vier Ecken (3 × 3 m) tragen die Zahlen 1 bis 4.',
            'Четирите ъгъла (3 × 3 м) са с номера от 1 до 4.',
          ]
        : task === 'policeman'
          ? [
              'A second helper stands at the far end as policeman.',
              'Ein zweiter Helfer steht am anderen Ende als Verkehrspolizist.',
              'Втори помощник стои на другия край като регулировчик.',
            ]
          : [
              'The coach has three bibs: red, yellow and green.',
              'Der Trainer hält drei Leibchen: rot, gelb und grün.',
              'Треньорът държи три потника: червен, жълт и зелен.',
            ],
    ),
    start: [
      'All dribble freely and change direction often.',
      'Alle dribbeln frei und wechseln oft die Richtung.',
      'Всички водят свободно и често сменят посоката.',
    ],
    end: [
      `An order must be carried out within ${seconds[0]}.`,
      `Jedes Signal ist innerhalb von ${seconds[1]} auszuführen.`,
      `Сигналът се изпълнява до ${seconds[2]}.`,
    ],
    point: [
      'Touch, look, touch, look: your eyes are free between two touches.',
      'Kontakt, Blick, Kontakt, Blick: Zwischen zwei Kontakten sind die Augen frei.',
      'Докосване, поглед, докосване, поглед: между тях очите са свободни.',
    ],
    more: [
      `Less room: ${length - 3} × ${width - 2} m.`,
      `Weniger Platz: ${length - 3} × ${width - 2} m.`,
      `По-малко място: ${length - 3} × ${width - 2} м.`,
    ],
    fault: [
      'Everyone circles the same way: ask for figures of eight.',
      'Alle kreisen in einer Richtung: Achter dribbeln lassen.',
      'Всички се въртят в една посока: поискайте осморки.',
    ],
  }
}

export const lights = createDribblingFamily({
  slug: 'signal-dribbling',
  topic: 'dribbling',
  moment: 'in_possession',
  phase: 'warm_up',
  practice_type: 'fun_game',
  corners: ['technical', 'physical', 'psychological'],
  stage: 'solo',
  intensity: 'medium',
  sizes,
  tasks: lightTasks,
  draw,
  frame: createFrame,
  differs: (size, { key }) => ({
    coaches: key === 'policeman' ? 2 : 1,
    topic: size.ages[0] < 7 ? 'fun' : 'dribbling',
  }),
})
