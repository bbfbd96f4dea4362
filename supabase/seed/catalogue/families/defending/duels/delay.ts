/** One or two too few: slow the attack down until help is there. */
import {
  createDefendingFamily,
  createGround,
  addMan,
  getNth,
  toPointOn,
  put,
  type Size,
} from '../kit'
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { delayTasks } from './delay-words'

interface DelaySize extends Size {
  /** Defenders who start late, from behind. */
  late: number
}

const sizes: readonly DelaySize[] = [
  {
    key: '2v1-1',
    attack: 2,
    defence: 2,
    late: 1,
    area: [20, 14],
    goal: 'mini',
    counter: 'line',
    ages: [8, 11],
    level: 1,
    time: [6, 90, 45],
  },
  {
    key: '2v1-1-youth',
    attack: 2,
    defence: 2,
    late: 1,
    area: [26, 18],
    goal: 'youth',
    counter: 'mini',
    ages: [10, 14],
    level: 2,
    time: [6, 90, 60],
  },
  {
    key: '3v1-2',
    attack: 3,
    defence: 3,
    late: 2,
    area: [28, 22],
    goal: 'two',
    counter: 'line',
    ages: [10, 15],
    level: 2,
    time: [6, 90, 60],
  },
  {
    key: '3v2-1',
    attack: 3,
    defence: 3,
    late: 1,
    area: [32, 26],
    goal: 'youth',
    counter: 'two',
    ages: [11, 16],
    level: 3,
    time: [6, 120, 60],
  },
  {
    key: '4v2-2',
    attack: 4,
    defence: 4,
    late: 2,
    area: [38, 40],
    goal: 'full',
    counter: 'two',
    ages: [13, 19],
    level: 3,
    time: [6, 120, 75],
  },
  {
    key: '5v3-2',
    attack: 5,
    defence: 5,
    late: 2,
    area: [45, 48],
    goal: 'full',
    counter: 'two',
    ages: [15, 19],
    level: 3,
    time: [6, 120, 90],
  },
]

const attackers: Record<number, readonly Point[]> = {
  2: [
    [0.16, 0.42],
    [0.16, 0.72],
  ],
  3: [
    [0.16, 0.5],
    [0.2, 0.16],
    [0.2, 0.84],
  ],
  4: [
    [0.16, 0.42],
    [0.22, 0.12],
    [0.18, 0.66],
    [0.24, 0.9],
  ],
  5: [
    [0.16, 0.46],
    [0.24, 0.1],
    [0.3, 0.34],
    [0.3, 0.66],
    [0.24, 0.9],
  ],
}
const early: Record<number, readonly Point[]> = {
  1: [[0.62, 0.5]],
  2: [
    [0.62, 0.42],
    [0.66, 0.62],
  ],
  3: [
    [0.62, 0.48],
    [0.68, 0.3],
    [0.68, 0.7],
  ],
}

function draw(size: DelaySize) {
  const { attack, defence, late } = size
  const drawing = createGround(size)
  const green = put(drawing, 'a', attackers[attack] ?? [])
  const amber = put(drawing, 'b', early[defence - late] ?? [])
  const chasers = Array.from({ length: late }, (_, index) =>
    addMan(drawing, 'b', toPointOn(drawing, [0.02, index === 0 ? 0.24 : 0.77])),
  )
  const one = getNth(green, 0)
  drawing.ball(one.id)
  drawing.together(() => {
    drawing.run(one.id, toPointOn(drawing, [0.36, 0.5]))
    drawing.run(getNth(amber, 0).id, toPointOn(drawing, [0.6, 0.52]))
    for (const { id } of green.slice(1)) {
      const from = green.find((other) => other.id === id)?.at ?? [0, 0]
      drawing.run(id, [from[0] + drawing.area[0] * 0.22, from[1]])
    }
    for (const [index, { id }] of chasers.entries())
      drawing.run(id, toPointOn(drawing, [0.42, 0.3 + index * 0.42]))
  })
  drawing.run(getNth(amber, 0).id, toPointOn(drawing, [0.74, 0.54]))
  return drawing
}

export const delay = createDefendingFamily({
  slug: 'delay-and-recover',
  topic: 'defending_group',
  moment: 'transition_to_defence',
  phase: 'main_part',
  practice_type: 'wave',
  corners: ['tactical', 'physical', 'psychological'],
  sizes,
  tasks: delayTasks,
  draw,
  parts({ attack, defence, late, area }) {
    const first = defence - late
    const many = late > 1
    return {
      title: [
        `Delay ${attack}v${first}+${late}, ${area[0]}×${area[1]} m`,
        `Verzögern ${attack} gegen ${first}+${late}, ${area[0]}×${area[1]} m`,
        `Забавяне ${attack} срещу ${first}+${late}, ${area[0]}×${area[1]} м`,
      ],
      aim: [
        'Outnumbered: buy time and protect the way to the goal.',
        'In Unterzahl Zeit gewinnen und den Weg zum Tor schützen.',
        'При числен недостиг: печелене на време и пазене на пътя към вратата.',
      ],
      setup: [
        `Green starts on the left with the ball. ${first === 1 ? 'One defender waits' : `${first} defenders wait`} in front of the goal, ${late === 1 ? 'one more starts' : `${late} more start`} on the left end line behind the attack.`,
        `Grün startet links mit Ball. ${first === 1 ? 'Ein Verteidiger wartet' : `${first} Verteidiger warten`} vor dem Tor, ${late === 1 ? 'einer startet' : `${late} starten`} an der linken Endlinie hinter dem Angriff.`,
        `Зелените тръгват отляво с топка. ${first === 1 ? 'Един защитник чака' : first === 2 ? 'Двама защитници чакат' : 'Трима защитници чакат'} пред вратата, ${late === 1 ? 'още един тръгва' : 'още двама тръгват'} от лявата линия зад атаката.`,
      ],
      start: [
        `The first touch starts the attack; with it the late defender${many ? 's' : ''} may run.`,
        `Mit dem ersten Kontakt beginnt der Angriff; dann ${many ? 'dürfen die späten' : 'darf der späte'} Verteidiger los.`,
        `Атаката започва с първото докосване; с него ${many ? 'тръгват и закъсняващите защитници' : 'тръгва и закъсняващият защитник'}.`,
      ],
      end: [
        'Each attack ends with a shot, a ball won and played out, or after twelve seconds. Roles change after every round.',
        'Ein Angriff endet mit Schuss, geklärtem Ballgewinn oder nach zwölf Sekunden. Nach jedem Durchgang tauschen die Rollen.',
        'Атаката свършва с удар, отнета и изведена топка или след дванадесет секунди. След всяка серия ролите се сменят.',
      ],
      points: [
        [
          'Retreat facing the ball, a little slower than the attack.',
          'Weiche mit Blick zum Ball zurück, etwas langsamer als der Angriff.',
          'Отстъпвай с лице към топката, малко по-бавно от атаката.',
        ],
        many
          ? [
              'Late ones: the first to the ball, the second to the middle in front of goal.',
              'Nachrückende: der Erste zum Ball, der Zweite in die Mitte vors Tor.',
              'Догонващите: първият към топката, вторият в центъра пред вратата.',
            ]
          : [
              'Late one: run to the goal side first, then to the ball.',
              'Nachrückender: erst auf die Torseite, dann zum Ball.',
              'Догонващ: първо откъм вратата, после към топката.',
            ],
      ],
      progression: [
        `The late start is ${Math.round(area[0] * 0.1)} m further back.`,
        `Der späte Start liegt ${Math.round(area[0] * 0.1)} m weiter hinten.`,
        `Късният старт е ${Math.round(area[0] * 0.1)} м по-отзад.`,
      ],
      regression: [
        'The late start is level with the ball.',
        'Der späte Start ist auf Ballhöhe.',
        'Късният старт е на височината на топката.',
      ],
      fault: [
        'The last defender attacks the ball alone and is beaten by one pass.',
        'Der letzte Verteidiger geht allein auf den Ball und ist mit einem Pass überspielt.',
        'Последният напада сам топката и е преодолян с един пас.',
      ],
    }
  },
})
