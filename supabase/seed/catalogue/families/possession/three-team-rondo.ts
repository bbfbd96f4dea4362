/** Rondo with three teams: two keep it in the outer zones, the one in the middle presses and screens. */
import { combine, createFamily } from '../../family'
import { createSketch, type Sketch } from '../../create-sketch'
import {
  toLevel,
  addBench,
  listPointsOnSides,
  createRounds,
  createWords,
  type Base,
  type Words3,
} from './kit'
import { threeTeamRondoTasks } from './three-team-rondo-words'

interface Size {
  team: number
  pressers: number
  zone: number
  middle: number
  width: number
  ages: readonly [number, number]
  level: number
}

const sizes: readonly Size[] = [
  { team: 3, pressers: 1, zone: 8, middle: 5, width: 10, ages: [9, 13], level: 1 },
  { team: 4, pressers: 1, zone: 9, middle: 5, width: 12, ages: [10, 14], level: 2 },
  { team: 4, pressers: 2, zone: 11, middle: 6, width: 14, ages: [11, 19], level: 2 },
  { team: 5, pressers: 2, zone: 12, middle: 7, width: 15, ages: [12, 19], level: 3 },
  { team: 6, pressers: 3, zone: 15, middle: 8, width: 18, ages: [14, 19], level: 3 },
]

function draw({ team, pressers, zone, middle, width }: Size): Sketch {
  const length = 2 * zone + middle
  const drawing = createSketch([length, width])
  const right = zone + middle
  drawing.corners('cone')
  drawing.gears('marker', [
    [zone, 0],
    [zone, width],
    [right, 0],
    [right, width],
  ])
  drawing.zone([zone, 0], [right, width])
  const left = listPointsOnSides(team, [0.6, 0.7], [zone - 0.8, width - 0.7]).map((at) =>
    drawing.player('a', at),
  )
  const far = listPointsOnSides(team, [right + 0.8, 0.7], [length - 0.6, width - 0.7]).map((at) =>
    drawing.player('c', at),
  )
  const spot: [number, number] = [zone * 0.46, width * 0.5]
  const press =
    pressers === 1
      ? [drawing.player('b', spot)]
      : drawing.ring('b', pressers, spot, Math.min(zone, width) * 0.17)
  drawing.row(
    'b',
    team - pressers,
    [zone + middle / 2, width * 0.36],
    [zone + middle / 2, width * 0.84],
  )
  const [one = '', two = ''] = left
  const [presser = ''] = press
  const ball = drawing.ball(left.at(-1) ?? '')
  addBench(drawing, 4)
  drawing.pass(ball, one)
  drawing.together(() => {
    drawing.run(presser, [zone * 0.6, width * 0.36])
    drawing.pass(ball, two)
  })
  drawing.pass(ball, one)
  drawing.pass(ball, far[0] ?? '')
  return drawing
}

function createBase({ team, pressers, zone, middle, width }: Size, sentence: Words3): Base {
  const length = 2 * zone + middle
  const screen = team - pressers
  const one = pressers === 1
  return {
    title: [
      `Three-team rondo ${team}+${team} v ${pressers}`,
      `Drei-Team-Rondo ${team}+${team} gegen ${pressers}`,
      `Рондо с три отбора ${team}+${team} срещу ${pressers}`,
    ],
    aim: [
      'Two teams keep the ball from the third across a zone.',
      'Zwei Teams halten den Ball über eine Zone hinweg vom dritten fern.',
      'Два отбора пазят топката от третия през зона.',
    ],
    setup: [
      `Field of ${length} × ${width} m in three: outer zones of ${zone} m, a middle zone of ${middle} m. Three teams of ${team}, one per zone. Four spare balls beside the coach.`,
      `Feld von ${length} × ${width} m in drei Zonen: außen je ${zone} m, die Mitte ${middle} m. Drei Teams zu ${team}, eines pro Zone. Vier Ersatzbälle beim Trainer.`,
      `Поле ${length} × ${width} м с три зони: външните по ${zone} м, средната ${middle} м. Три отбора по ${team}, по един в зона. Четири резервни топки до треньора.`,
    ],
    start: [
      `The coach plays to an outer team. From the middle ${one ? 'one presses' : `${pressers} press`} in that zone, ${screen} screen the passes over.`,
      `Der Trainer spielt zu einem Außenteam. Aus der Mitte ${one ? 'presst einer' : `pressen ${pressers}`} in dieser Zone, ${screen} schirmen die Pässe ab.`,
      `Треньорът подава на външен отбор. От средата ${one ? 'пресира един' : `пресират ${pressers}`} в тази зона, ${screen} преграждат пасовете.`,
    ],
    end: [
      `When the ball goes over, the pressers return and ${one ? 'another one goes' : `${pressers} others go`} to the other side. ${sentence[0]}`,
      `Geht der Ball hinüber, kehren die Presser zurück, und ${one ? 'ein anderer geht' : `${pressers} andere gehen`} auf die andere Seite. ${sentence[1]}`,
      `Мине ли топката, пресиращите се връщат и ${one ? 'друг отива' : `други ${pressers} отиват`} от другата страна. ${sentence[2]}`,
    ],
    points: [
      [
        `Screen of ${screen}: move with the ball, one arm's length off the passing lane, ready to step in.`,
        `Schirm aus ${screen}: mit dem Ball verschieben, knapp neben der Passlinie, bereit zum Hineinstechen.`,
        `Преграда от ${screen}: мести се с топката, на крачка от линията за пас, готова да я пресече.`,
      ],
      team < 5
        ? [
            'Use the whole zone: one stays deep, one high, the others wide.',
            'Die ganze Zone nutzen: einer tief, einer hoch, die anderen breit.',
            'Използвайте цялата зона: един ниско, един високо, другите широко.',
          ]
        : [
            'One always in the middle of the zone: that draws a presser and frees the sides.',
            'Einer immer in der Zonenmitte: Er bindet einen Presser und macht außen frei.',
            'Винаги един в центъра на зоната: той привлича пресиращ и освобождава страните.',
          ],
    ],
    progressions: [
      [
        `Middle zone of ${middle + 3} m: the pass over gets longer.`,
        `Mittelzone von ${middle + 3} m: Der Pass wird länger.`,
        `Средна зона ${middle + 3} м: пасът става по-дълъг.`,
      ],
    ],
    regressions: [
      [
        `Outer zones of ${zone + 2} m.`,
        `Außenzonen von ${zone + 2} m.`,
        `Външни зони по ${zone + 2} м.`,
      ],
    ],
    faults: [
      [
        'The screen watches the ball only and forgets who is behind it.',
        'Der Schirm schaut nur auf den Ball und vergisst, wer hinter ihm steht.',
        'Преградата гледа само топката и забравя кой е зад нея.',
      ],
    ],
  }
}

export const threeTeamRondo = createFamily({
  slug: 'three-team-rondo',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'rondo',
  corners: ['tactical', 'physical', 'social'],
  variants: combine({ size: sizes, task: threeTeamRondoTasks }),
  key: ({ size, task }) => `${size.team}-${size.team}-${size.team}-p${size.pressers}-${task.key}`,
  exercise({ size, task }) {
    const time = size.team > 4 ? createRounds(5, 150, 60) : createRounds(6, 120, 45)
    const all = size.team * 3
    return {
      level: toLevel(size.level + task.harder),
      ages: [size.ages[0] + task.harder, size.ages[1]],
      intensity: 'high',
      minutes: time.minutes,
      intervals: time.intervals,
      players: [all, all + 3],
      bibs: size.team * 2,
      sketch: draw(size),
      words: createWords(createBase(size, time.sentence), task),
    }
  },
})
