/** Win the ball in a zone where the others keep it, and break to the goal behind it. */
import type { Sketch } from '../../../create-sketch'
import {
  capitalizeWords,
  formatDefenders,
  finish,
  getPointInGoal,
  drawPassIntoRun,
  join,
  addKeeper,
  createScale,
  listPointsOnSides,
  createOverloads,
  addSide,
  addTeam,
  createTransitionFamily,
  type Overload,
} from '../kit'
import { breakTasks } from './win-and-break-words'

const sizes = createOverloads(
  [2, 1, [26, 16], 'small', [9, 12], 1, [6, 90, 45]],
  [3, 1, [32, 20], 'youth', [10, 13], 1, [5, 120, 60]],
  [3, 2, [38, 24], 'youth', [11, 15], 2, [5, 120, 60]],
  [4, 2, [42, 30], 'full', [12, 17], 2, [6, 120, 75]],
  [4, 3, [46, 34], 'full', [13, 19], 3, [6, 120, 75]],
  [5, 3, [50, 40], 'full', [14, 19], 3, [6, 150, 90]],
)

/** The zone is the first part of the length. */
const part = 0.45

function play(drawing: Sketch, size: Overload, task: string) {
  const [length, width] = size.area
  const at = createScale(size)
  const edge = length * part
  drawing.zone([0, 0], [edge, width])
  const ring = listPointsOnSides(size.own + 1, [0.8, 0.8], [edge - 0.8, width - 0.8])
  const keeping = ring.map((place) => drawing.player('b', place))
  const winners = drawing.ring('a', size.own, at(part / 2, 0.5), width * 0.2)
  addKeeper(drawing, size, 'b')
  addTeam(drawing, ['b', size.against, true], at(0.5, 0.1), at(0.96, 0.9))
  addSide(drawing, 6, 0.5)
  const [first = '', second = ''] = winners
  const ball = drawing.ball(keeping.at(-1) ?? '')
  drawPassIntoRun(drawing, ball, first, at(part / 2 - 0.04, 0.36))
  drawing.together(() => {
    drawing.run(second, at(0.6, 0.22))
    drawing.pass(ball, at(0.6, 0.22), { for: second })
    drawing.run(winners[2] ?? first, at(0.72, 0.8))
    if (task === 'two-chasers') {
      drawing.run(keeping[0] ?? '', at(0.52, 0.14))
      drawing.run(keeping[1] ?? '', at(0.54, 0.5))
    }
  })
  drawing.run(second, at(0.72, 0.22))
  finish(drawing, [ball, winners[2] ?? first], at(0.86, 0.75), getPointInGoal(size, 0.2))
}

export const winAndBreak = createTransitionFamily({
  slug: 'win-and-break',
  topic: 'counter_attack',
  moment: 'transition_to_attack',
  phase: 'main_part',
  practice_type: 'phase_of_play',
  corners: ['tactical', 'physical', 'technical'],
  sizes,
  tasks: breakTasks,
  ends: 'goal',
  name: ['Win it and break', 'Ballgewinn und Konter', 'Отнемане и контра'],
  aim: [
    'Break to the goal in the very moment the ball is won.',
    'Im Moment des Ballgewinns sofort zum Tor umschalten.',
    'В мига на отнемането веднага се тръгва към вратата.',
  ],
  setup(size) {
    const deep = Math.round(size.area[0] * part)
    const back = formatDefenders(size.against)
    return join(
      [
        `The ${deep} m furthest from the goal are the winning zone: ${size.own + 1} of the amber team keep the ball there against ${size.own} of the green team.`,
        `Die ${deep} m gegenüber vom Tor sind die Gewinnzone: Dort halten ${size.own + 1} Gelbe den Ball gegen ${size.own} Grüne.`,
        `Най-далечните ${deep} м са зоната за отнемане: там ${size.own + 1} от жълтите пазят топката срещу ${size.own} от зелените.`,
      ],
      capitalizeWords([
        `${back[0]} and the keeper wait in front of the goal for the break.`,
        `${back[1]} und der Torwart erwarten vor dem Tor den Konter.`,
        `${back[2]} и вратарят очакват контрата пред вратата.`,
      ]),
    )
  },
  start: [
    'Amber keeps the ball in the zone, eight passes are a point. Green wins it and breaks at once to the goal.',
    'Gelb hält den Ball in der Zone, acht Pässe sind ein Punkt. Erobert Grün den Ball, geht es sofort auf das Tor.',
    'Жълтите пазят топката в зоната, осем паса са точка. Отнеме ли зеленият отбор, веднага тръгва към вратата.',
  ],
  end: [
    'The attack ends with goal, save, ball out or a pass of the defenders back into the zone. Teams change tasks after each round.',
    'Der Angriff endet mit Tor, Parade, Aus oder einem Pass der Verteidiger zurück in die Zone. Nach jedem Durchgang tauschen die Teams die Aufgaben.',
    'Атаката завършва с гол, спасяване, аут или пас на защитниците обратно в зоната. След всяка серия отборите си сменят задачите.',
  ],
  points: [
    [
      'While you hunt the ball you already know where the free space behind them is.',
      'Schon beim Jagen weißt du, wo hinter ihnen Platz ist.',
      'Още докато гониш топката, знай къде зад тях има място.',
    ],
  ],
  harder: [
    'One possession player may follow the break.',
    'Ein Spieler aus der Zone darf dem Konter nachlaufen.',
    'Един от пазещите топката може да догонва контрата.',
  ],
  fault: [
    'The ball is won and the first look goes back: the defence gets into order.',
    'Nach dem Gewinn geht der erste Blick zurück: Die Abwehr ordnet sich.',
    'След отнемане първият поглед е назад: защитата се подрежда.',
  ],
  play,
})
