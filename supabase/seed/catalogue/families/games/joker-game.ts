/** Games with jokers who play for the team on the ball. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import { formatNeutrals } from '../possession/kit'
import { createGame, type Ground } from './kit'
import { jokerTasks } from './joker-game-words'

const grounds: readonly Ground[] = [
  { team: 2, jokers: 1, area: [20, 16], ages: [7, 11], level: 1, goals: 'mini' },
  { team: 3, jokers: 1, area: [28, 20], ages: [8, 13], level: 1, goals: 'mini' },
  { team: 3, jokers: 2, area: [30, 22], ages: [9, 15], level: 2, goals: 'small' },
  { team: 4, jokers: 2, area: [34, 26], ages: [10, 19], level: 2, goals: 'keepers' },
  { team: 5, jokers: 2, area: [42, 30], ages: [12, 19], level: 3, goals: 'keepers' },
]

const places: Record<string, readonly Point[]> = {
  inside: [
    [0.5, 0.34],
    [0.5, 0.66],
  ],
  sides: [
    [0.5, -0.01],
    [0.5, 1.01],
  ],
  ends: [
    [0.985, 0.24],
    [0.015, 0.76],
  ],
}

export const jokerGame = createGame({
  slug: 'joker-game',
  topic: 'combination_play',
  moment: 'in_possession',
  phase: 'game',
  practice_type: 'conditioned_game',
  corners: ['technical', 'tactical', 'social'],
  name: ['Joker game', 'Jokerspiel', 'Игра с неутрални'],
  aim: [
    'Use being one more.',
    'Überzahl erkennen und nutzen.',
    'Използване на численото предимство.',
  ],
  grounds,
  tasks: jokerTasks,
  setup({ jokers = 0 }, { key }) {
    const who = formatNeutrals(jokers)
    const where: readonly [string, string, string] =
      key === 'side-jokers'
        ? [' on the side lines', ' an den Seitenlinien', ' на страничните линии']
        : key === 'end-jokers'
          ? [' on the end lines', ' an den Grundlinien', ' на крайните линии']
          : [' inside', ' im Feld', ' в полето']
    return [
      `Blue:${where[0]} ${who[0]} for the team on the ball.`,
      `Blau:${where[1]} ${who[1]} für das Team am Ball.`,
      `Синьо:${where[2]} ${who[2]} за владеещия отбор.`,
    ]
  },
  start: [
    'Game on both goals. Whoever has the ball plays with the blue ones.',
    'Spiel auf beide Tore. Wer den Ball hat, spielt mit den Blauen.',
    'Игра на двете врати. Владеещият отбор играе и със сините.',
  ],
  end: [
    'Jokers change after every round. Ball out: pass in.',
    'Joker wechseln nach jeder Runde. Ball im Aus: einpassen.',
    'Неутралните се сменят след всяка серия. При аут се влиза с пас.',
  ],
  point: [
    'The joker is free: find them, then move past your opponent.',
    'Der Joker ist frei: anspielen und am Gegner vorbeilaufen.',
    'Неутралният е свободен: подай и мини край противника.',
  ],
  progression: [
    'Jokers have only one touch.',
    'Joker haben nur einen Kontakt.',
    'Неутралните са с едно докосване.',
  ],
  fault: [
    'The joker becomes playmaker, everyone else stands.',
    'Der Joker wird zum Spielmacher und alle anderen stehen.',
    'Неутралният става диригент, а другите стоят.',
  ],
  extra(drawing, { jokers = 0 }, { key }) {
    const [length, width] = drawing.area
    const kind = key === 'side-jokers' ? 'sides' : key === 'end-jokers' ? 'ends' : 'inside'
    const jokerIds = (places[kind] ?? [])
      .slice(0, jokers)
      .map(([x, y]) => drawing.player('c', [x * length, y * width]))
    return key === 'joker-swap' ? undefined : jokerIds[0]
  },
})
