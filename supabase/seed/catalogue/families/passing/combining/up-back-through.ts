/** Up, back and through to a goal. Varied by ground, goal, numbers and who plays or takes the last ball. */
import type { GoalSize } from '../../../../../../src/features/scene/model/document/kinds'
import { createSketch, type Sketch } from '../../../create-sketch'
import {
  addBench,
  goalNames,
  join,
  addLine,
  createPassingFamily,
  playInto,
  describeSpareBalls,
  moveToward,
  type Base,
  type Point,
  type Size,
  type Words3,
} from '../kit'
import { upBackTasks } from './up-back-through-words'

interface UpSize extends Size {
  goal: GoalSize
  queue: 1 | 2
  /** Wings: one side or both. */
  wings: 1 | 2
}

const sizes: readonly UpSize[] = [
  {
    key: '4-to-mini',
    goal: 'mini',
    queue: 1,
    wings: 1,
    area: [18, 14],
    ages: [8, 10],
    level: 1,
    time: [5, 75, 40],
    point: [
      'Four of you: hurry back, your next role is waiting.',
      'Zu viert: schnell zurück, die nächste Rolle wartet.',
      'Четирима сте: бързо обратно, следващата роля чака.',
    ],
  },
  {
    key: '5-to-mini',
    goal: 'mini',
    queue: 2,
    wings: 1,
    area: [22, 16],
    ages: [9, 12],
    level: 1,
    time: [5, 90, 40],
    point: [
      'Seven metres from role to role: one look, one touch.',
      'Sieben Meter von Rolle zu Rolle: ein Blick, ein Kontakt.',
      'Седем метра между ролите: един поглед, едно докосване.',
    ],
  },
  {
    key: '6-to-small',
    goal: 'small',
    queue: 2,
    wings: 2,
    area: [26, 20],
    ages: [10, 13],
    level: 2,
    time: [5, 120, 40],
    point: [
      'Two wings: the one not used closes in for the rebound.',
      'Zwei Flügel: Der unbenutzte rückt zum Abpraller ein.',
      'Две крила: неизползваното влиза за отбитата.',
    ],
  },
  {
    key: '5-to-youth',
    goal: 'youth',
    queue: 2,
    wings: 1,
    area: [30, 22],
    ages: [11, 15],
    level: 2,
    time: [5, 120, 45],
    point: [
      'With a keeper the through ball must not be too long.',
      'Mit Torwart darf der Tiefenpass nicht zu lang sein.',
      'С вратар пасът в дълбочина не бива да е твърде дълъг.',
    ],
  },
  {
    key: '6-to-youth',
    goal: 'youth',
    queue: 2,
    wings: 2,
    area: [34, 28],
    ages: [12, 16],
    level: 2,
    time: [5, 150, 45],
    point: [
      'Hold the wings wide until the set-back is on its way.',
      'Die Flügel breit halten, bis der Klatschball unterwegs ist.',
      'Крилата остават широко, докато върнатата топка тръгне.',
    ],
  },
  {
    key: '6-to-full',
    goal: 'full',
    queue: 2,
    wings: 2,
    area: [42, 44],
    ages: [14, 19],
    level: 3,
    time: [6, 150, 60],
    point: [
      'Match distances: pass up over twenty metres, low and driven.',
      'Spielnahe Abstände: 20 Meter steil, flach und scharf.',
      'Мачови разстояния: двадесет метра нагоре, ниско и твърдо.',
    ],
  },
]

function draw({ area, goal, queue, wings }: UpSize, task: string): Sketch {
  const [length, width] = area
  const middle = width / 2
  const drawing = createSketch(area, goal === 'full' ? { pitch: 'box', goal_side: 'right' } : {})
  if (goal !== 'full') drawing.corners('cone')
  drawing.goal(goal, [length, middle], 180)
  if (goal !== 'mini') drawing.keeper('b', [length - 1, middle])
  const from: Point = [1, middle]
  const [passer = ''] = addLine(drawing, 'a', queue, from)
  const at: Point = [length * 0.52, middle]
  const target = drawing.player('a', at)
  const helper: Point = [length * 0.24, middle + width * 0.22]
  const support = drawing.player('a', helper)
  const wing = drawing.player('a', [length * 0.44, width * 0.1])
  if (wings === 2) drawing.player('a', [length * 0.44, width * 0.9])
  const marker =
    task === 'marked-target' ? drawing.player('b', [at[0] + 1.6, middle + 0.3]) : undefined
  if (!marker) drawing.gear('mannequin', [at[0] + 1.8, middle])
  const far =
    task === 'two-targets' ? drawing.player('a', [length * 0.68, middle + width * 0.08]) : undefined
  const ball = drawing.ball(passer)
  addBench(drawing, 4)
  const post: Point = [length, middle + (goal === 'mini' ? 0 : 0.9)]
  if (far) {
    playInto(
      drawing,
      ball,
      far,
      [length * 0.62, middle + width * 0.04],
      [[target, [length * 0.44, middle - width * 0.16]]],
    )
    playInto(drawing, ball, target, [length * 0.46, middle - width * 0.1])
  } else {
    playInto(
      drawing,
      ball,
      target,
      moveToward(at, from, 0.16),
      marker ? [[marker, [at[0] + 0.2, middle + 0.9]]] : [],
    )
    playInto(drawing, ball, support, [length * 0.34, middle + width * 0.1])
  }
  if (task === 'spin-target') {
    playInto(
      drawing,
      ball,
      target,
      [length * 0.72, middle + width * 0.14],
      [[wing, [length * 0.76, width * 0.28]]],
    )
    drawing.shot(ball, post)
    return drawing
  }
  playInto(drawing, ball, wing, [length * 0.74, width * 0.26])
  drawing.shot(ball, post)
  return drawing
}

function createBase({ area, goal, queue, wings }: UpSize, sentence: Words3): Base {
  const [length, width] = area
  const name = goalNames[goal]
  const open = goal === 'mini'
  const count = queue + 2 + wings
  return {
    title: [
      `Up-back-through for ${count}, ${name[0]}`,
      `Steil–Klatsch–tief zu ${count}, ${name[1]}`,
      `Напред–назад–дълбоко за ${count}, ${name[2]}`,
    ],
    aim: [
      'Open the space behind a line with three passes.',
      'Mit drei Pässen den Raum hinter einer Linie öffnen.',
      'Три паса отварят пространството зад линията.',
    ],
    setup: join(
      [
        `${length} × ${width} m with a ${name[0]} ${open ? 'without a keeper' : 'and a keeper'}. ${queue === 2 ? 'Two passers' : 'A passer'} at the back, a target player in the middle with the back to goal, a supporter beside the lane, ${wings === 2 ? 'a wing on each side' : 'a wing on one side'}.`,
        `${length} × ${width} m mit einem ${name[1]} ${open ? 'ohne Torwart' : 'mit Torwart'}. Hinten ${queue === 2 ? 'zwei Passgeber' : 'ein Passgeber'}, in der Mitte ein Zielspieler mit dem Rücken zum Tor, neben der Bahn ein Nachrückender, ${wings === 2 ? 'auf jeder Seite ein Flügelspieler' : 'auf einer Seite ein Flügelspieler'}.`,
        `${length} × ${width} м с ${name[2]} ${open ? 'без вратар' : 'и вратар'}. Отзад ${queue === 2 ? 'двама подаващи' : 'един подаващ'}, в средата таргет с гръб към вратата, до коридора подкрепящ, ${wings === 2 ? 'от двете страни по едно крило' : 'от едната страна крило'}.`,
      ],
      describeSpareBalls(4),
    ),
    start: [
      'The passer starts when the target comes short.',
      'Der Passgeber beginnt, wenn der Zielspieler entgegenkommt.',
      'Подаващият започва, щом таргетът дойде късо.',
    ],
    end: join(
      [
        wings === 2
          ? 'Left and right wing in turn.'
          : 'After half the time the wing changes the side.',
        wings === 2
          ? 'Linker und rechter Flügel abwechselnd.'
          : 'Nach der Hälfte wechselt der Flügel die Seite.',
        wings === 2
          ? 'Лявото и дясното крило се редуват.'
          : 'На половината крилото сменя страната.',
      ],
      sentence,
    ),
    points: [],
    progressions: [
      [
        `Seven seconds from the first pass to the goal on ${length} m.`,
        `Sieben Sekunden vom ersten Pass bis zum Tor auf ${length} m.`,
        `Седем секунди от първия пас до гола на ${length} м.`,
      ],
    ],
    regressions: [
      [
        `Walk through the roles once, then play on ${length - 3} m.`,
        `Die Rollen einmal im Gehen, dann auf ${length - 3} m.`,
        `Ролите веднъж в ходене, после на ${length - 3} м.`,
      ],
    ],
    faults: [
      [
        'The wing starts too early and stands offside.',
        'Der Flügel startet zu früh und steht im Abseits.',
        'Крилото тръгва рано и е в засада.',
      ],
    ],
  }
}

export const upBackThrough = createPassingFamily({
  slug: 'up-back-through',
  topic: 'combination_play',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'tactical'],
  sizes,
  tasks: upBackTasks,
  draw,
  base: createBase,
  differs: (_, { key }) =>
    key === 'marked-target' ? { practice_type: 'opposed', intensity: 'high' } : {},
})
