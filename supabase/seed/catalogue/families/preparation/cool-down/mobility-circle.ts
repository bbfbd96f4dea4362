/** Mobility in a circle: somebody shows, all join in. */
import { createSketch } from '../../../create-sketch'
import { coolDownBands } from '../bands'
import { createDrill, formatCountTitle, type Size, type Words3 } from '../kit'
import { mobilityTasks } from './mobility-words'

interface Circle extends Size {
  count: number
}

const name: Words3 = ['Mobility circle', 'Beweglichkeitskreis', 'Кръг за подвижност']

const sizes: readonly Circle[] = [
  {
    key: '6',
    count: 6,
    area: [10, 10],
    ages: [5, 7],
    level: 1,
    time: [3, 60, 30],
    twist: [
      'Every position has an animal’s name: cat, frog, butterfly; ten seconds are enough.',
      'Jede Haltung heißt nach einem Tier: Katze, Frosch, Schmetterling; zehn Sekunden reichen.',
      'Всяка поза е животно: котка, жаба, пеперуда; стигат десет секунди.',
    ],
  },
  {
    key: '8',
    count: 8,
    area: [11, 11],
    ages: [6, 9],
    level: 1,
    time: [4, 45, 30],
    twist: [
      'The circle counts the breaths aloud, each child counts one.',
      'Der Kreis zählt die Atemzüge laut, jedes Kind einen.',
      'Кръгът брои вдишванията на глас, всяко дете по едно.',
    ],
  },
  {
    key: '10',
    count: 10,
    area: [12, 12],
    ages: [9, 11],
    level: 2,
    time: [4, 60, 30],
    twist: [
      'Each round another player leads from the middle.',
      'Jede Runde führt ein anderer Spieler aus der Mitte.',
      'Всяка серия води друг играч от средата.',
    ],
  },
  {
    key: '12',
    count: 12,
    area: [13, 13],
    ages: [11, 14],
    level: 2,
    time: [5, 60, 30],
    twist: [
      'Stay at the edge of the stretch for 20 seconds, right and left.',
      'Die Dehnung je 20 Sekunden an der Grenze halten, rechts und links.',
      'Задръж разтягането по 20 секунди, дясно и ляво.',
    ],
  },
  {
    key: '16',
    count: 16,
    area: [15, 15],
    ages: [13, 16],
    level: 3,
    time: [5, 75, 30],
    twist: [
      'After the position tense the muscle for five seconds, release and go a little further.',
      'In der Haltung fünf Sekunden anspannen, lösen und etwas weiter gehen.',
      'В позата стегни мускула за пет секунди, отпусни и иди малко по-далеч.',
    ],
  },
  {
    key: '18',
    count: 18,
    area: [16, 16],
    ages: [15, 19],
    level: 4,
    time: [6, 75, 30],
    twist: [
      'The two most used areas of today get a second set: the players decide.',
      'Die zwei heute am stärksten belasteten Zonen bekommen einen zweiten Satz: Die Spieler entscheiden.',
      'Двете най-натоварени зони днес получават втора серия: решават играчите.',
    ],
  },
]

function draw({ count, area }: Circle, { key }: { key: string }) {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('marker')
  const centre = [length / 2, width / 2] as const
  const all = drawing.ring('a', count - 1, centre, length * 0.4)
  const leader = drawing.player('a', centre)
  if (key === 'back' || key === 'legs-up') for (const one of all) drawing.ball(one)
  drawing.coach([length / 2, width + 1.8])
  const next = Math.floor(count / 2)
  if (key === 'hips') drawing.run(leader, [length / 2 + 0.6, width / 2 - length * 0.2])
  const ball = key === 'back' ? drawing.ball(leader) : ''
  if (ball) {
    drawing.pass(ball, all[1] ?? '')
    drawing.run(leader, [length / 2 - 1, width / 2 + 1])
  } else if (key === 'hamstrings') drawing.run(all[next] ?? '', [length / 2 + 1.4, width / 2 + 1])
  else drawing.run(all[0] ?? '', [length / 2 + 1.2, width / 2 - 1.2])
  return drawing
}

export const mobilityCircle = createDrill({
  slug: 'mobility-circle',
  topic: 'mobility',
  moment: null,
  phase: 'cool_down',
  practice_type: 'unopposed',
  corners: ['physical', 'psychological', 'social'],
  intensity: 'low',
  bands: coolDownBands,
  sizes,
  tasks: mobilityTasks,
  draw,
  title: ({ count, ages }) => formatCountTitle(name, count, ages[0] < 7),
  aim: [
    'Let the muscles become long and the breath calm.',
    'Die Muskeln lang und den Atem ruhig werden lassen.',
    'Мускулите се отпускат, а дишането се успокоява.',
  ],
  setup: ({ count }, { key }) => {
    const [en, de, bg] =
      key === 'back'
        ? ['Everybody has a ball.', 'Jeder hat einen Ball.', 'Всеки има топка.']
        : key === 'legs-up'
          ? [
              'Everybody in the circle has a ball as a cushion.',
              'Jeder im Kreis hat einen Ball als Polster.',
              'Всеки в кръга има топка за опора.',
            ]
          : [
              'No equipment but the corner markers.',
              'Kein Material außer den Eckmarkierungen.',
              'Без уреди освен ъгловите маркери.',
            ]
    return [
      `${count - 1} in a circle with arms’ length between them, one in the middle who shows. ${en}`,
      `${count - 1} im Kreis mit einer Armlänge Abstand, einer in der Mitte macht vor. ${de}`,
      `${count - 1} в кръг на ръка разстояние, един в средата показва. ${bg}`,
    ]
  },
  start: [
    'Walk a slow lap around the circle, then take your place.',
    'Eine langsame Runde um den Kreis gehen, dann den Platz einnehmen.',
    'Бавна обиколка около кръга с ходене, после на място.',
  ],
  end: [
    'The one in the middle chooses a successor; in the breaks all shake their limbs.',
    'Der in der Mitte bestimmt den Nachfolger; in den Pausen lockern alle Arme und Beine.',
    'Който е в средата, избира следващия; в почивките всички се разтърсват.',
  ],
  point: [
    'A pull is fine, pain is not: go back a little.',
    'Ziehen ist gut, Schmerz nicht: etwas zurückgehen.',
    'Опъване – да, болка – не: върни се малко.',
  ],
  progression: [
    'Hold with the eyes closed.',
    'Mit geschlossenen Augen halten.',
    'Задържане със затворени очи.',
  ],
  regression: [
    'Half the range, hands as a support.',
    'Halbe Bewegung, Hände als Stütze.',
    'Половин обхват, опора с ръце.',
  ],
  fault: [
    'Bouncing into the stretch.',
    'In die Dehnung hineinwippen.',
    'Пружиниране при разтягане.',
  ],
})
