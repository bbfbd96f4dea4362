/** Zone defending for the young: everyone guards a zone or a gate and helps the neighbour. */
import {
  createDefendingFamily,
  createGround,
  addMan,
  getNth,
  toPointOn,
  playWhile,
  createSize,
  type Size,
  type Words3,
} from '../kit'
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { guardTasks } from './guards-words'

interface GuardSize extends Size {
  zones: 2 | 3 | 4
}

const sizes: readonly GuardSize[] = [
  {
    ...createSize('2-zones-u7', 3, 2, [14, 14], 'line', undefined, [6, 8], 1, [6, 60, 30]),
    zones: 2,
  },
  { ...createSize('2-zones', 3, 2, [18, 16], 'line', 'line', [8, 10], 1, [6, 75, 30]), zones: 2 },
  { ...createSize('3-zones', 4, 3, [20, 24], 'line', 'mini', [8, 12], 1, [6, 90, 45]), zones: 3 },
  {
    ...createSize('3-zones-goals', 5, 3, [24, 27], 'three', 'two', [10, 14], 2, [6, 90, 45]),
    zones: 3,
  },
  { ...createSize('4-zones', 5, 4, [26, 32], 'line', 'two', [10, 15], 2, [6, 90, 60]), zones: 4 },
  {
    ...createSize('4-zones-goals', 6, 4, [30, 36], 'three', 'two', [12, 19], 3, [5, 120, 60]),
    zones: 4,
  },
]

const numbers: Record<number, Words3> = {
  2: ['two', 'zwei', 'две'],
  3: ['three', 'drei', 'три'],
  4: ['four', 'vier', 'четири'],
}

function draw(size: GuardSize, task: string) {
  const { zones, attack, area } = size
  const drawing = createGround(size)
  const [length, width] = area
  const lane = width / zones
  const from = length * 0.42
  for (let index = 0; index < zones; index += 1) {
    drawing.zone([from, index * lane], [length * 0.92, (index + 1) * lane])
  }
  const green = Array.from({ length: attack }, (_, index) => {
    const at: Point = [length * (index % 2 === 0 ? 0.12 : 0.2), width * ((index + 0.5) / attack)]
    return addMan(drawing, 'a', at)
  })
  const amber = Array.from({ length: zones }, (_, index) =>
    addMan(drawing, 'b', [length * 0.62, lane * (index + 0.5)]),
  )
  const [first, second] = [getNth(green, 1), getNth(green, 0)]
  const ball = drawing.ball(first.id)
  const [upper, next] = [getNth(amber, 0), getNth(amber, 1)]
  playWhile(drawing, ball, second.id, [
    [upper.id, [length * 0.47, lane * 0.5]],
    [next.id, [length * 0.58, task === 'stay' ? lane * 1.3 : lane * 1.1]],
  ])
  drawing.run(second.id, toPointOn(drawing, [0.34, 0.1]))
  return drawing
}

export const guards = createDefendingFamily({
  slug: 'guard-the-zones',
  topic: 'defending_group',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'conditioned_game',
  corners: ['tactical', 'social'],
  sizes,
  tasks: guardTasks,
  fits: ({ goal }, { key }) => key !== 'gates' || goal === 'line',
  draw,
  parts({ zones, attack, ages, goal, counter, area: [length, width] }) {
    const [en, de, bg] = numbers[zones] ?? ['', '', '']
    const lane = Math.round((width / zones) * 10) / 10
    const young = ages[0] < 8
    return {
      title: [
        `Guard ${en} zones against ${attack}${young ? ', first game' : ''}`,
        `${de.replace(/^./, (letter) => letter.toUpperCase())} Zonen bewachen gegen ${attack}${young ? ', Einstieg' : ''}`,
        `Пази ${bg} зони срещу ${attack}${young ? ', първа игра' : ''}`,
      ],
      aim: young
        ? [
            'Guard your own house and help next door.',
            'Das eigene Haus bewachen und dem Nachbarn helfen.',
            'Пази своята къща и помагай на съседа.',
          ]
        : [
            'Defend a zone, hand over what leaves it and help the neighbour.',
            'Eine Zone verteidigen, übergeben, was sie verlässt, und dem Nachbarn helfen.',
            'Защита на зона, предаване на излизащите и помощ на съседа.',
          ],
      setup: [
        `On the right ${en} zones, each ${lane} m wide and ${Math.round(length * 0.5)} m deep, one amber guard in each. Green starts on the left.`,
        `Rechts ${de} Zonen, je ${lane} m breit und ${Math.round(length * 0.5)} m tief, in jeder ein gelber Wächter. Grün startet links.`,
        `Отдясно ${bg} зони, всяка ${lane} м широка и ${Math.round(length * 0.5)} м дълбока, във всяка по един жълт пазач. Зелените тръгват отляво.`,
      ],
      start: young
        ? [
            'Green plays together and tries to dribble through any zone.',
            'Grün spielt zusammen und will durch eine der Zonen dribbeln.',
            'Зелените играят заедно и искат да дриблират през някоя зона.',
          ]
        : [
            'Green looks for the zone it can get through, by dribbling or passing.',
            'Grün sucht die Zone, durch die es dribbelnd oder passend kommt.',
            'Зелените търсят зоната, през която да минат с дрибъл или пас.',
          ],
      end: counter
        ? [
            'Won balls go to the other end. Guards change after every round.',
            'Gewonnene Bälle gehen auf die andere Seite. Die Wächter wechseln nach jedem Durchgang.',
            'Отнетите топки отиват към другия край. Пазачите се сменят след всяка серия.',
          ]
        : [
            'A ball won goes back to green, a new attack starts at once. Guards change after every round.',
            'Gewonnene Bälle gehen an Grün zurück, sofort der nächste Angriff. Die Wächter wechseln nach jedem Durchgang.',
            'Отнетата топка се връща на зелените, веднага нова атака. Пазачите се сменят след всяка серия.',
          ],
      points: [
        young
          ? [
              'Stand in the door, look at the ball, be ready to jump.',
              'Steh in der Tür, schau auf den Ball, sei sprungbereit.',
              'Стой на вратата, гледай топката, бъди готов за скок.',
            ]
          : [
              'Front edge of the zone when the ball is there, back edge when it is far.',
              'Vordere Kante, wenn der Ball da ist, hintere, wenn er fern ist.',
              'Предният край, когато топката е там, задният, когато е далеч.',
            ],
        goal === 'three'
          ? [
              'See the goal behind you: stand on the line from ball to goal.',
              'Kenne das Tor hinter dir: Steh auf der Linie vom Ball zum Tor.',
              'Знай вратата зад теб: стой на линията топка–врата.',
            ]
          : [
              'Talk: "mine", "yours", "I help".',
              'Sprecht: „meiner“, „deiner“, „ich helfe“.',
              'Говорете: „мой“, „твой“, „помагам“.',
            ],
      ],
      progression: ['One attacker more.', 'Ein Angreifer mehr.', 'Един нападател повече.'],
      regression: [
        'Green has to stop the ball in front of the zones first.',
        'Grün muss den Ball erst vor den Zonen stoppen.',
        'Зелените първо спират топката пред зоните.',
      ],
      fault: [
        'A guard leaves the zone early and the door stands open.',
        'Ein Wächter verlässt die Zone zu früh, und die Tür steht offen.',
        'Пазач напуска зоната рано и вратата остава отворена.',
      ],
    }
  },
})
