/** Through-zones game: three thirds and mini goals; possession is only worth something when it goes forward. */
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
import { throughZonesTasks } from './through-zones-words'

interface Size {
  team: number
  neutral: number
  goals: 1 | 2
  area: readonly [number, number]
  ages: readonly [number, number]
  level: number
}

const sizes: readonly Size[] = [
  { team: 3, neutral: 1, goals: 1, area: [27, 18], ages: [8, 12], level: 1 },
  { team: 4, neutral: 0, goals: 1, area: [30, 22], ages: [9, 14], level: 1 },
  { team: 4, neutral: 1, goals: 2, area: [33, 25], ages: [10, 17], level: 2 },
  { team: 5, neutral: 1, goals: 2, area: [36, 28], ages: [11, 19], level: 2 },
  { team: 6, neutral: 0, goals: 2, area: [42, 32], ages: [12, 19], level: 3 },
  { team: 7, neutral: 1, goals: 2, area: [48, 36], ages: [13, 19], level: 3 },
]

function draw({ team, neutral, goals, area }: Size, key: string): Sketch {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('cone')
  drawing.gears('marker', [
    [length / 3, 0],
    [length / 3, width],
    [(length * 2) / 3, 0],
    [(length * 2) / 3, width],
  ])
  drawing.zone([length / 3, 0], [(length * 2) / 3, width])
  const posts = goals === 1 ? [0.5] : [0.22, 0.78]
  for (const y of posts) {
    drawing.goal('mini', [0, y * width], 0)
    drawing.goal('mini', [length, y * width], 180)
  }
  const { own } = addTwoTeams(drawing, team)
  if (neutral > 0) drawing.player('c', toPointOn(drawing, [0.5, 0.32]))
  const [first = '', wide = ''] = own
  const front = own.at(-1) ?? ''
  const ball = drawing.ball(first)
  addBench(drawing, 4)
  if (key === 'jump-and-set') {
    const around = team === 6 ? [toPointOn(drawing, [0.58, 0.34])] : []
    drawing.run(front, ...around, toPointOn(drawing, [0.72, 0.34]))
    drawing.pass(ball, front, { kind: 'driven' })
    drawing.together(() => {
      drawing.run(wide, toPointOn(drawing, [0.56, 0.22]))
      drawing.pass(ball, wide)
    })
    drawing.run(wide, toPointOn(drawing, [0.8, 0.24]))
    drawing.shot(ball, [length, width * (goals === 1 ? 0.5 : 0.22)])
    return drawing
  }
  drawThroughBall(drawing, ball, own, 0.86)
  const isLow = team === 3 || team === 7
  drawing.shot(ball, [length, width * (goals === 1 ? 0.5 : isLow ? 0.78 : 0.22)])
  return drawing
}

function createBase({ team, neutral, goals, area }: Size, sentence: Words3): Base {
  const [length, width] = area
  const third = Math.round(length / 3)
  const extra = formatNeutrals(neutral)
  const plus = neutral > 0 ? `+${neutral}` : ''
  return {
    title: [
      `Through three zones ${team}v${team}${plus}`,
      `Durch drei Zonen ${team} gegen ${team}${plus}`,
      `През три зони ${team} срещу ${team}${plus}`,
    ],
    aim: [
      'Turn possession into progress.',
      'Ballbesitz in Raumgewinn verwandeln.',
      'Владеенето се превръща в напредване.',
    ],
    setup: [
      `Field of ${length} × ${width} m in three zones of ${third} m, ${goals === 1 ? 'one mini goal' : 'two mini goals'} on each short side. Two teams of ${team}${neutral > 0 ? `, ${extra[0]} (blue) in the middle zone` : ''}. Four spare balls beside the coach.`,
      `Feld von ${length} × ${width} m in drei Zonen von ${third} m, auf jeder Schmalseite ${goals === 1 ? 'ein Minitor' : 'zwei Minitore'}. Zwei Teams zu ${team}${neutral > 0 ? `, ${extra[1]} (blau) in der Mittelzone` : ''}. Vier Ersatzbälle beim Trainer.`,
      `Поле ${length} × ${width} м в три зони по ${third} м, на всяка къса страна ${goals === 1 ? 'една малка врата' : 'две малки врати'}. Два отбора по ${team}${neutral > 0 ? `, ${extra[2]} (син) в средната зона` : ''}. Четири резервни топки до треньора.`,
    ],
    start: [
      'Each attack starts in your own back zone, with a pass of the coach or from the line.',
      'Jeder Angriff beginnt in der eigenen hinteren Zone, mit einem Pass vom Trainer oder von der Linie.',
      'Всяка атака започва в собствената задна зона с пас от треньора или от линията.',
    ],
    end: [
      `Goals only from the last zone. A ball won may be played forward at once. ${sentence[0]}`,
      `Tore nur aus der letzten Zone. Ein gewonnener Ball darf sofort nach vorn. ${sentence[1]}`,
      `Голове само от последната зона. Отнетата топка може веднага напред. ${sentence[2]}`,
    ],
    points: [
      neutral > 0
        ? [
            'Neutral in the middle: half turned, never on one line with the passer.',
            'Joker in der Mitte: halb gedreht, nie auf einer Linie mit dem Passgeber.',
            'Неутралният в средата: полуобърнат, никога на една линия с подаващия.',
          ]
        : [
            'No extra player in the middle: one drops in or comes from outside.',
            'Kein Zusatzspieler in der Mitte: Einer lässt sich fallen oder kommt von außen.',
            'Няма допълнителен в средата: един слиза или идва отвън.',
          ],
      goals === 2
        ? [
            'Two goals: attack one, finish in the other.',
            'Zwei Tore: das eine angreifen, ins andere abschließen.',
            'Две врати: нападай едната, завърши в другата.',
          ]
        : [
            `With ${team} keep a triangle round the ball in every zone.`,
            `Mit ${team} in jeder Zone ein Dreieck um den Ball bilden.`,
            `С ${team} играчи – триъгълник около топката във всяка зона.`,
          ],
    ],
    progressions: [
      [
        'From the first pass fifteen seconds to the goal.',
        'Vom ersten Pass an fünfzehn Sekunden bis zum Tor.',
        'Петнадесет секунди от първия пас до гола.',
      ],
    ],
    regressions: [
      [
        'Defenders stay out of the first zone.',
        'In der ersten Zone wird nicht gepresst.',
        'В първата зона няма преса.',
      ],
    ],
    faults: [
      [
        'Ball carried into the next zone although a pass is open.',
        'Ball in die nächste Zone getragen, obwohl ein Pass frei ist.',
        'Водене в следващата зона, макар че има пас.',
      ],
    ],
  }
}

export const throughZones = createFamily({
  slug: 'through-zones',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'conditioned_game',
  corners: ['technical', 'tactical', 'physical'],
  variants: combine({ size: sizes, task: throughZonesTasks }).filter(
    ({ size, task }) => size.team > 3 || task.harder < 2,
  ),
  key: ({ size, task }) => `${size.team}v${size.team}-${size.neutral}-${task.key}`,
  exercise({ size, task }) {
    const all = size.team * 2 + size.neutral
    const time =
      size.team > 5
        ? createRounds(4, 300, 60)
        : size.team > 3
          ? createRounds(5, 180, 60)
          : createRounds(5, 120, 60)
    return {
      level: toLevel(size.level + task.harder),
      ages: [size.ages[0] + task.harder, size.ages[1]],
      intensity: 'high',
      minutes: time.minutes,
      intervals: time.intervals,
      players: [all, all + 2],
      sketch: draw(size, task.key),
      words: createWords(createBase(size, time.sentence), task),
    }
  },
})
