/** End-zone game: two teams, the goals are zones over the whole width. */
import { combine, createFamily } from '../../family'
import { createSketch, type Sketch } from '../../create-sketch'
import {
  toLevel,
  addBench,
  formatNeutrals,
  createRounds,
  createWords,
  type Base,
  type Words3,
} from './kit'
import { toPointOn, drawThroughBall, addTwoTeams } from './line-up'
import { endZoneTasks } from './end-zone-words'

interface Size {
  team: number
  neutral: number
  zone: number
  area: readonly [number, number]
  ages: readonly [number, number]
  level: number
}

const sizes: readonly Size[] = [
  { team: 2, neutral: 0, zone: 3, area: [20, 14], ages: [6, 9], level: 1 },
  { team: 3, neutral: 0, zone: 4, area: [26, 18], ages: [7, 11], level: 1 },
  { team: 4, neutral: 0, zone: 4, area: [30, 22], ages: [9, 14], level: 2 },
  { team: 4, neutral: 1, zone: 5, area: [34, 24], ages: [10, 16], level: 2 },
  { team: 5, neutral: 1, zone: 5, area: [38, 28], ages: [11, 19], level: 2 },
  { team: 6, neutral: 1, zone: 6, area: [45, 32], ages: [12, 19], level: 3 },
  { team: 7, neutral: 0, zone: 6, area: [48, 36], ages: [13, 19], level: 3 },
]

function draw({ team, neutral, zone, area }: Size, key: string): Sketch {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('cone')
  drawing.gears('marker', [
    [zone, 0],
    [zone, width],
    [length - zone, 0],
    [length - zone, width],
  ])
  drawing.zone([0, 0], [zone, width])
  drawing.zone([length - zone, 0], [length, width])
  const { own, others } = addTwoTeams(drawing, team)
  if (neutral > 0) drawing.player('c', toPointOn(drawing, [0.5, 0.32]))
  const [first = '', wide = ''] = own
  const ball = drawing.ball(first)
  addBench(drawing, 4)
  if (key === 'dribble-in') {
    drawing.pass(ball, wide)
    const isLow = team === 2
    const low = isLow ? 0.9 : 0.04
    drawing.together(() => {
      drawing.run(
        wide,
        toPointOn(drawing, [0.62, low]),
        toPointOn(drawing, [0.94, isLow ? 0.86 : 0.1]),
      )
      drawing.run(others[team === 5 ? 2 : 0] ?? '', toPointOn(drawing, [0.78, isLow ? 0.7 : 0.25]))
    })
    return drawing
  }
  drawThroughBall(drawing, ball, own)
  return drawing
}

function createBase({ team, neutral, zone, area }: Size, sentence: Words3, young: boolean): Base {
  const [length, width] = area
  const extra = formatNeutrals(neutral)
  const plus = neutral > 0 ? `+${neutral}` : ''
  return {
    title: [
      `End zones ${team}v${team}${plus}`,
      `Endzonen ${team} gegen ${team}${plus}`,
      `Крайни зони ${team} срещу ${team}${plus}`,
    ],
    aim: [
      'Get the ball as a team over the last line.',
      'Den Ball als Team über die letzte Linie bringen.',
      'Отборът прекарва топката през последната линия.',
    ],
    setup: [
      `Field of ${length} × ${width} m with end zones of ${zone} m. Two teams of ${team}${neutral > 0 ? ` and ${extra[0]} (blue) who plays with the ball` : ''}. Four spare balls beside the coach.`,
      `Feld von ${length} × ${width} m mit Endzonen von ${zone} m. Zwei Teams zu ${team}${neutral > 0 ? ` und ${extra[1]} (blau) für das Team am Ball` : ''}. Vier Ersatzbälle beim Trainer.`,
      `Поле ${length} × ${width} м с крайни зони по ${zone} м. Два отбора по ${team}${neutral > 0 ? ` и ${extra[2]} (син), който играе с владеещите` : ''}. Четири резервни топки до треньора.`,
    ],
    start: [
      'Each team attacks one zone and defends the other. The coach plays in the first ball.',
      'Jedes Team greift eine Zone an und verteidigt die andere. Der Trainer spielt den ersten Ball ein.',
      'Всеки отбор напада едната зона и пази другата. Треньорът вкарва първата топка.',
    ],
    end: [
      young
        ? `Ball out: dribble it in. Change the opponents after each round. ${sentence[0]}`
        : `Ball out: pass or dribble it in; after a point the opponents start unless the rule says otherwise. ${sentence[0]}`,
      young
        ? `Ball im Aus: eindribbeln. Nach jeder Runde neue Gegner. ${sentence[1]}`
        : `Ball im Aus: einpassen oder eindribbeln; nach einem Punkt beginnt der Gegner, wenn die Regel nichts anderes sagt. ${sentence[1]}`,
      young
        ? `При аут се влиза с дрибъл. След всяка серия нов противник. ${sentence[2]}`
        : `При аут се влиза с пас или дрибъл; след точка започва противникът, ако правилото не казва друго. ${sentence[2]}`,
    ],
    points: [
      team < 4
        ? [
            `With ${team}: never both on one side, one always goes wide.`,
            `Zu ${team === 2 ? 'zweit nie nebeneinander' : 'dritt nie alle auf einer Seite'}: Einer geht immer breit.`,
            `Когато сте ${team === 2 ? 'двама, не бъдете един до друг' : 'трима, не бъдете от една страна'}: един винаги е широко.`,
          ]
        : neutral > 0
          ? [
              'The neutral makes one more: use them when they can turn forwards.',
              'Der Joker macht die Überzahl: Spiel ihn an, wenn er aufdrehen kann.',
              'Неутралният дава предимство: подай му, когато може да се завърти напред.',
            ]
          : [
              'Width and depth: someone on each side line, someone on the last line.',
              'Breite und Tiefe: auf jeder Seite einer, einer auf der letzten Linie.',
              'Ширина и дълбочина: по един на всяка страна, един на последната линия.',
            ],
      [
        'Patience in front of the zone: one more pass moves the wall.',
        'Geduld vor der Zone: Ein Pass mehr verschiebt die Mauer.',
        'Търпение пред зоната: още един пас мести стената.',
      ],
    ],
    progressions: [
      [
        `End zones of only ${zone - 1} m.`,
        `Endzonen von nur ${zone - 1} m.`,
        `Крайни зони само ${zone - 1} м.`,
      ],
    ],
    regressions: [
      [
        `${neutral > 0 ? 'A second' : 'A'} neutral plays with the ball.`,
        `${neutral > 0 ? 'Ein zweiter' : 'Ein'} Joker spielt mit dem Team am Ball.`,
        `${neutral > 0 ? 'Втори неутрален' : 'Неутрален'} играе с владеещите.`,
      ],
    ],
    faults: [
      [
        'Long ball forward in hope instead of a look.',
        'Langer Ball auf gut Glück statt Blick.',
        'Дълга топка на късмет вместо поглед.',
      ],
    ],
  }
}

export const endZoneGame = createFamily({
  slug: 'end-zone-possession',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'conditioned_game',
  corners: ['technical', 'tactical', 'physical'],
  variants: combine({ size: sizes, task: endZoneTasks }).filter(
    ({ size, task }) =>
      (size.team > 2 || task.harder === 0) &&
      (size.team > 3 || task.harder < 2) &&
      (size.team < 6 || task.key !== 'dribble-in'),
  ),
  key: ({ size, task }) => `${size.team}v${size.team}-${size.neutral}-${task.key}`,
  exercise({ size, task }) {
    const young = size.ages[0] < 9
    const time = young
      ? createRounds(4, 120, 60)
      : size.team > 5
        ? createRounds(4, 300, 60)
        : createRounds(5, 180, 60)
    const all = size.team * 2 + size.neutral
    return {
      level: toLevel(size.level + task.harder),
      ages: [size.ages[0] + task.harder, size.ages[1]],
      phase: 'main_part',
      practice_type: young ? 'small_sided_game' : 'conditioned_game',
      intensity: young ? 'medium' : 'high',
      minutes: time.minutes,
      intervals: time.intervals,
      players: [all, all + 2],
      sketch: draw(size, task.key),
      words: createWords(createBase(size, time.sentence, young), task),
    }
  },
})
