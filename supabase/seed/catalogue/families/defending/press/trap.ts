/** Pressing traps at the side line and in other places the team chooses. */
import {
  createDefendingFamily,
  createGround,
  getNth,
  moveBy,
  playWhile,
  addRows,
  createSize,
  type Row,
  type Size,
} from '../kit'
import { trapTasks } from './trap-words'

const sizes: readonly Size[] = [
  createSize('4v4', 4, 4, [28, 24], 'two', 'two', [10, 13], 1, [5, 120, 60]),
  createSize('5v5', 5, 5, [34, 30], 'two', 'two', [11, 15], 2, [5, 150, 60]),
  createSize('6v5', 6, 5, [36, 36], 'youth', 'two', [12, 16], 2, [5, 150, 75]),
  createSize('6v6', 6, 6, [42, 38], 'youth', 'youth', [12, 19], 2, [5, 180, 75]),
  createSize('7v7', 7, 7, [48, 44], 'full', 'full', [13, 19], 3, [4, 240, 90]),
  createSize('9v9', 9, 9, [64, 54], 'full', 'full', [14, 19], 3, [4, 240, 90]),
]

const builders: Record<number, readonly Row[]> = {
  4: [
    [0.16, 1, 0.5, 0.5],
    [0.34, 2, 0.1, 0.9],
    [0.58, 1, 0.5, 0.5],
  ],
  5: [
    [0.16, 2, 0.34, 0.66],
    [0.38, 2, 0.08, 0.92],
    [0.6, 1, 0.5, 0.5],
  ],
  6: [
    [0.16, 2, 0.34, 0.66],
    [0.4, 4, 0.07, 0.93],
  ],
  7: [
    [0.18, 2, 0.34, 0.66],
    [0.38, 4, 0.06, 0.94],
    [0.66, 1, 0.5, 0.5],
  ],
  9: [
    [0.16, 3, 0.28, 0.72],
    [0.36, 4, 0.06, 0.94],
    [0.64, 2, 0.38, 0.62],
  ],
}
const trappers: Record<number, readonly Row[]> = {
  4: [
    [0.34, 1, 0.46, 0.46],
    [0.5, 2, 0.28, 0.72],
    [0.7, 1, 0.5, 0.5],
  ],
  5: [
    [0.32, 1, 0.48, 0.48],
    [0.5, 3, 0.22, 0.78],
    [0.74, 1, 0.5, 0.5],
  ],
  6: [
    [0.3, 1, 0.48, 0.48],
    [0.5, 3, 0.22, 0.78],
    [0.72, 2, 0.38, 0.64],
  ],
  7: [
    [0.29, 1, 0.48, 0.48],
    [0.49, 3, 0.22, 0.78],
    [0.74, 3, 0.28, 0.74],
  ],
  9: [
    [0.28, 2, 0.42, 0.58],
    [0.48, 4, 0.18, 0.82],
    [0.76, 3, 0.28, 0.74],
  ],
}

function draw(size: Size, task: string) {
  const drawing = createGround(size)
  const [length, width] = size.area
  drawing.zone([length * 0.2, 0], [length * 0.72, width * 0.25])
  drawing.zone([length * 0.2, width * 0.75], [length * 0.72, width])
  const green = addRows(drawing, 'a', builders[size.attack] ?? [])
  const amber = addRows(drawing, 'b', trappers[size.defence] ?? [])
  const backs = size.attack === 4 ? 1 : size.attack === 9 ? 3 : 2
  const ball = drawing.ball(getNth(green, 0).id)
  const wide = getNth(green, backs)
  const fronts = size.defence === 9 ? 2 : 1
  const [front, near, next] = [getNth(amber, 0), getNth(amber, fronts), getNth(amber, fronts + 1)]
  playWhile(drawing, ball, wide.id, [
    [near.id, [wide.at[0] + length * 0.09, wide.at[1] + width * 0.04]],
    [front.id, [wide.at[0] - length * 0.09, width * 0.2]],
    [next.id, [wide.at[0] + length * 0.03, width * (size.attack > 5 ? 0.28 : 0.26)]],
  ])
  const last = size.defence > 6 ? 3 : size.defence === 6 ? 2 : 1
  if (task === 'chain') moveBy(drawing, amber.slice(-last), -length * 0.04, -width * 0.06)
  return drawing
}

export const trap = createDefendingFamily({
  slug: 'pressing-traps',
  topic: 'pressing',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'conditioned_game',
  corners: ['tactical', 'social', 'physical'],
  sizes,
  tasks: trapTasks,
  draw,
  parts({ attack, defence, area: [length, width], goal }) {
    const zoneWide = Math.round(width * 0.25)
    const zoneLong = Math.round(length * 0.52)
    return {
      title: [
        `Pressing trap ${attack}v${defence}`,
        `Pressingfalle ${attack} gegen ${defence}`,
        `Капан с преса ${attack} срещу ${defence}`,
      ],
      aim: [
        'Lead the ball where it can be won and shut the door there.',
        'Den Ball dorthin lenken, wo er zu gewinnen ist, und dort zumachen.',
        'Насочване на топката там, където се отнема, и затваряне на изхода.',
      ],
      setup: [
        `A trap zone of ${zoneLong} × ${zoneWide} m at each side line. Green builds up from the left, amber stands between the zones.`,
        `An jeder Seitenlinie eine Fallenzone von ${zoneLong} × ${zoneWide} m. Grün baut von links auf, Gelb steht zwischen den Zonen.`,
        `До всяка тъчлиния зона-капан ${zoneLong} × ${zoneWide} м. Зелените изграждат отляво, жълтите са между зоните.`,
      ],
      start: [
        'Green starts with a free pass at the back and may play everywhere.',
        'Grün beginnt mit einem freien Pass hinten und darf überall spielen.',
        'Зелените започват със свободен пас отзад и играят навсякъде.',
      ],
      end:
        goal === 'full'
          ? [
              'Both teams score in normal goals; after every round the trapping team changes.',
              'Beide Teams treffen auf normale Tore; nach jedem Durchgang wechselt das fallenstellende Team.',
              'И двата отбора вкарват в нормални врати; след всяка серия се сменя отборът с капана.',
            ]
          : [
              'Balls won are played to a goal within eight seconds. After every round the teams change jobs.',
              'Gewonnene Bälle werden binnen acht Sekunden abgeschlossen. Nach jedem Durchgang tauschen die Teams.',
              'Отнетите топки завършват с удар до осем секунди. След всяка серия отборите сменят задачите.',
            ],
      points: [
        [
          'Three close the door: front, inside, back. The fourth side is the line.',
          'Drei schließen die Tür: vorn, innen, hinten. Die vierte Seite ist die Linie.',
          'Трима затварят: отпред, отвътре, отзад. Четвъртата страна е тъчът.',
        ],
        defence > 5
          ? [
              'Last line: step up with the trap, keep the runner in sight.',
              'Letzte Linie: mit der Falle aufrücken, den tiefen Läufer im Blick.',
              'Последната линия: излез с капана, дръж бягащия под око.',
            ]
          : [
              'Far one: tuck in and wait for the pass that gets out.',
              'Ballferner: einrücken und auf den Befreiungspass lauern.',
              'Далечният: прибери се и дебни пас навън.',
            ],
      ],
      progression: [
        'No zone marked: the team has to feel where the trap is.',
        'Keine markierte Zone: Das Team muss die Falle fühlen.',
        'Без маркирана зона: отборът усеща къде е капанът.',
      ],
      regression: [
        'Green in the zone has at least three touches.',
        'Grün hat in der Zone mindestens drei Kontakte.',
        'В зоната зелените са с поне три докосвания.',
      ],
      fault: [
        'The door to the back stays open and the ball goes round.',
        'Die Tür nach hinten bleibt offen, und der Ball wandert herum.',
        'Вратата назад остава отворена и топката излиза.',
      ],
    }
  },
})
