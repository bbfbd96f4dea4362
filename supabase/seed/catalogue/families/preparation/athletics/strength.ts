/** Strength with a partner: pushing, carrying, holding, shielding. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { createSketch } from '../../../create-sketch'
import { addBench, createDrill, movePoint, formatCountTitle, type Size, type Words3 } from '../kit'
import { strengthTasks } from './strength-words'

interface Pairs extends Size {
  count: number
}

const name: Words3 = ['Partner strength', 'Kraft mit Partner', 'Сила с партньор']

const sizes: readonly Pairs[] = [
  {
    key: '6',
    count: 6,
    area: [12, 9],
    ages: [6, 9],
    level: 1,
    time: [5, 30, 30],
    twist: [
      'Everything is a game: who laughs has won, after 20 seconds change roles.',
      'Alles ist Spiel: Wer lacht, hat gewonnen, nach 20 Sekunden Rollen tauschen.',
      'Всичко е игра: който се смее, печели; след 20 секунди – смяна на ролите.',
    ],
  },
  {
    key: '8',
    count: 8,
    area: [14, 11],
    ages: [8, 11],
    level: 1,
    time: [6, 30, 30],
    twist: [
      'Choose a partner of your height; change after three sets.',
      'Wähl einen Partner deiner Größe; nach drei Sätzen wechseln.',
      'Избери партньор с твоя ръст; смяна след три серии.',
    ],
  },
  {
    key: '10',
    count: 10,
    area: [16, 13],
    ages: [10, 13],
    level: 2,
    time: [7, 35, 35],
    twist: [
      'The partner counts only clean repetitions.',
      'Der Partner zählt nur saubere Wiederholungen.',
      'Партньорът брои само чистите повторения.',
    ],
  },
  {
    key: '12',
    count: 12,
    area: [18, 14],
    ages: [12, 15],
    level: 2,
    time: [8, 35, 40],
    twist: [
      'Stop two repetitions before the form breaks; slow down, speed up.',
      'Zwei Wiederholungen vor dem Formverlust aufhören; langsam hinunter, zügig hoch.',
      'Спри две повторения, преди да се развали формата; бавно надолу, бързо нагоре.',
    ],
  },
  {
    key: '16',
    count: 16,
    area: [22, 18],
    ages: [14, 18],
    level: 3,
    time: [8, 40, 50],
    twist: [
      'Between two sets pass ten times with the partner, to keep feeling for the ball.',
      'Zwischen zwei Sätzen zehn Pässe mit dem Partner, damit das Ballgefühl bleibt.',
      'Между две серии – десет паса с партньора, за да остане усетът към топката.',
    ],
  },
  {
    key: '18',
    count: 18,
    area: [24, 20],
    ages: [16, 19],
    level: 4,
    time: [9, 40, 60],
    twist: [
      'Each set ends with a five-metre sprint against the partner.',
      'Jeder Satz endet mit fünf Metern Sprint gegen den Partner.',
      'Всяка серия завършва с пет метра спринт срещу партньора.',
    ],
  },
]

function draw({ count, area }: Pairs, { key }: { key: string }) {
  const [length, width] = area
  const drawing = createSketch(area)
  const lanes = count / 2
  const start = 2.2
  const pairs = Array.from({ length: lanes }, (_, index) => {
    const at: Point = [start, ((index + 0.5) / lanes) * width]
    drawing.gears('marker', [
      [0.8, at[1]],
      [length - 2, at[1]],
    ])
    const one = drawing.player('a', at)
    const two = drawing.player('b', movePoint(at, 1.2, 0))
    if (key === 'shield') drawing.ball(one)
    return { at, one, two }
  })
  addBench(drawing, key === 'shield' ? 2 : 1)
  drawing.together(() => {
    for (const { at, one, two } of pairs.slice(0, 2)) {
      const way = key === 'hold' ? 0 : length - 6
      if (key === 'hold') drawing.run(two, [length - 2.6, at[1]])
      else {
        drawing.run(
          one,
          movePoint(at, way * (key === 'shield' ? 0.4 : 1), key === 'shield' ? 0.3 : 0),
        )
        drawing.run(two, movePoint(at, 1.2 + way * (key === 'shield' ? 0.4 : 1), 0))
      }
    }
  })
  return drawing
}

export const strength = createDrill({
  slug: 'partner-strength',
  topic: 'strength',
  moment: null,
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['physical', 'psychological', 'social'],
  intensity: 'high',
  sizes,
  tasks: strengthTasks,
  draw,
  title: ({ count, ages }) => formatCountTitle(name, count, ages[0] < 7),
  aim: [
    'Get strong for duels with your own body weight and a partner.',
    'Mit eigenem Körper und Partner stark für Zweikämpfe werden.',
    'Сила за единоборства със собственото тяло и партньор.',
  ],
  setup: ({ count, area: [length] }, { key }) => {
    const [en, de, bg] =
      key === 'shield'
        ? ['one ball per pair', 'ein Ball pro Paar', 'по една топка на двойка']
        : ['no equipment', 'ohne Gerät', 'без уреди']
    return [
      `${count / 2} lanes of about ${length - 3} m, marked at both ends. A pair in each lane, ${en}. Spare ball beside the coach.`,
      `${count / 2} Bahnen von etwa ${length - 3} m, an beiden Enden markiert. In jeder Bahn ein Paar, ${de}. Ersatzball beim Trainer.`,
      `${count / 2} коридора по около ${length - 3} м, маркирани в двата края. Във всеки коридор – двойка, ${bg}. Резервна топка до треньора.`,
    ]
  },
  start: [
    'Both stand safely, look at each other and start on the signal.',
    'Beide stehen sicher, schauen sich an und beginnen auf Signal.',
    'Двамата стоят сигурно, гледат се и започват по сигнал.',
  ],
  end: [
    'Whoever says “stop” is obeyed at once. Roles change with every set.',
    'Sagt einer „Stopp“, ist sofort Schluss. Mit jedem Satz die Rollen tauschen.',
    'При „стоп“ веднага се спира. Ролите се сменят всяка серия.',
  ],
  point: [
    'Straight back, firm stomach, breathe out when it is hard.',
    'Gerader Rücken, fester Bauch, bei Anstrengung ausatmen.',
    'Прав гръб, стегнат корем, издишване при усилие.',
  ],
  progression: [
    'Two more repetitions or five more seconds, only when the form holds.',
    'Zwei Wiederholungen oder fünf Sekunden mehr, nur bei sauberer Form.',
    'Още две повторения или пет секунди, само при чиста форма.',
  ],
  regression: [
    'Half the resistance: the partner gives way early.',
    'Halber Widerstand: Der Partner gibt früh nach.',
    'С половин съпротива: партньорът отстъпва рано.',
  ],
  fault: [
    'Jerks instead of steady pressure.',
    'Rucken statt gleichmäßiger Druck.',
    'Резки движения вместо равен натиск.',
  ],
})
