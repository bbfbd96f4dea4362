/** Games in which zones on the pitch say who may be where. */
import { createGame, type Ground } from './kit'
import { zoneTasks } from './zone-game-words'

const grounds: readonly Ground[] = [
  { team: 3, area: [27, 20], ages: [7, 11], level: 1, goals: 'small' },
  { team: 4, area: [33, 24], ages: [9, 15], level: 2, goals: 'mini' },
  { team: 5, area: [42, 28], ages: [11, 19], level: 2, goals: 'keepers' },
  { team: 6, area: [48, 32], ages: [12, 19], level: 3, goals: 'keepers' },
  { team: 7, area: [54, 36], ages: [13, 19], level: 3, goals: 'keepers' },
]

export const zoneGame = createGame({
  slug: 'zone-game',
  topic: 'combination_play',
  moment: 'in_possession',
  phase: 'game',
  practice_type: 'conditioned_game',
  corners: ['tactical', 'technical'],
  name: ['Zone game', 'Zonenspiel', 'Игра по зони'],
  aim: [
    'Use the space of the pitch with a plan.',
    'Den Raum des Feldes planvoll nutzen.',
    'Целенасочено използване на терена.',
  ],
  grounds,
  tasks: zoneTasks,
  setup({ area }, { key }) {
    const [length, width] = area
    if (key === 'wide-channels')
      return [
        `Two channels of ${Math.round(width * 0.2)} m along the side lines.`,
        `An den Seitenlinien je ein Kanal von ${Math.round(width * 0.2)} m.`,
        `По страничните линии има канали от ${Math.round(width * 0.2)} м.`,
      ]
    return [
      `Three zones of ${length / 3} m across the pitch.`,
      `Drei Zonen von ${length / 3} m quer über das Feld.`,
      `Три зони по ${length / 3} м напречно на терена.`,
    ]
  },
  start: [
    'Game on both goals; the zones give the rule.',
    'Spiel auf beide Tore; die Zonen geben die Regel vor.',
    'Игра на двете врати; зоните определят правилото.',
  ],
  end: [
    'Ball out: pass in within the same zone.',
    'Ball im Aus: in derselben Zone einpassen.',
    'При аут се влиза с пас в същата зона.',
  ],
  point: [
    'Know your zone: where are you, where is the free one?',
    'Kenne deine Zone: Wo bist du, wo ist der Freie?',
    'Знай своята зона: къде си ти, къде е свободният?',
  ],
  progression: [
    'Two touches in their own zone.',
    'In der eigenen Zone zwei Kontakte.',
    'В своята зона – две докосвания.',
  ],
  fault: [
    'Players look at the lines on the ground instead of at the ball.',
    'Spieler schauen auf die Linien statt auf den Ball.',
    'Играчите гледат линиите вместо топката.',
  ],
  extra(drawing, _ground, { key }) {
    const [length, width] = drawing.area
    if (key === 'wide-channels') {
      const deep = Math.round(width * 0.2)
      drawing.zone([0, 0], [length, deep])
      drawing.zone([0, width - deep], [length, width])
      return undefined
    }
    drawing.zone([length / 3, 0], [(length / 3) * 2, width])
    drawing.gears('marker', [
      [length / 3, 0],
      [length / 3, width],
      [(length / 3) * 2, 0],
      [(length / 3) * 2, width],
    ])
    return undefined
  },
})
