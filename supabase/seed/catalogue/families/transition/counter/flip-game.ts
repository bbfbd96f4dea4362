/** Flip! Short games for children in which ball, direction or team change in a moment. */
import type { Sketch } from '../../../create-sketch'
import {
  createScale,
  formatPlayers,
  createOverloads,
  assignRoles,
  addSide,
  addTeam,
  createTransitionFamily,
  type Overload,
} from '../kit'
import { flipTasks } from './flip-game-words'

const sizes = createOverloads(
  [1, 1, [12, 9], 'mini', [6, 9], 1, [8, 45, 45]],
  [2, 1, [15, 11], 'mini', [6, 9], 1, [6, 60, 45]],
  [2, 2, [18, 14], 'mini', [6, 10], 1, [6, 75, 45]],
  [3, 2, [20, 15], 'mini', [7, 10], 2, [6, 90, 45]],
  [3, 3, [24, 18], 'mini', [7, 11], 2, [5, 120, 60]],
  [4, 4, [28, 22], 'mini', [8, 12], 3, [5, 120, 60]],
)

function play(drawing: Sketch, size: Overload) {
  const at = createScale(size)
  const own = addTeam(drawing, ['a', size.own], at(0.12, 0.04), at(0.76, 0.96))
  addTeam(drawing, ['b', size.against, true], at(0.3, 0.08), at(0.92, 0.92))
  addSide(drawing, 6)
  const { back, top, bottom, front } = assignRoles(own)
  const ball = drawing.ball(back)
  if (size.own === 1) {
    drawing.run(back, at(0.6, 0.24), at(0.84, 0.4))
    drawing.shot(ball, at(1, 0.5))
    return
  }
  const target = size.own === 2 ? bottom : size.own === 3 ? top : front
  drawing.run(back, at(0.38, 0.34))
  drawing.together(() => {
    drawing.run(target, at(0.84, size.own === 3 ? 0.3 : 0.78))
    drawing.pass(ball, at(0.84, size.own === 3 ? 0.3 : 0.78), { for: target })
  })
  drawing.shot(ball, at(1, 0.5))
}

export const flipGame = createTransitionFamily({
  slug: 'flip-game',
  topic: 'fun',
  moment: 'transition_to_attack',
  phase: 'game',
  practice_type: 'fun_game',
  corners: ['psychological', 'technical', 'social'],
  sizes,
  tasks: flipTasks,
  ends: 'both',
  name: ['Flip!', 'Wende!', 'Обрат!'],
  aim: [
    'React at once when the game turns round.',
    'Sofort reagieren, wenn sich das Spiel dreht.',
    'Бърза реакция, когато играта се обърне.',
  ],
  setup(size) {
    const [green, amber] = [formatPlayers(size.own), formatPlayers(size.against)]
    const [length, width] = size.area
    const more = size.own > size.against
    return [
      `Green has ${green[0]}, amber ${amber[0]}${more ? '; the smaller team gets the first ball after every goal' : ''}. Set up several fields of ${length} × ${width} m so that nobody waits.`,
      `Bei Grün ${size.own === 1 ? 'spielt' : 'spielen'} ${green[1]}, bei Gelb ${amber[1]}${more ? '; das kleinere Team bekommt nach jedem Tor den Ball' : ''}. Mehrere Felder von ${length} × ${width} m aufbauen, damit niemand wartet.`,
      `В зеления отбор ${size.own === 1 ? 'играе' : 'играят'} ${green[2]}, в жълтия – ${amber[2]}${more ? '; след всеки гол топката е за по-малкия отбор' : ''}. Направете няколко полета ${length} × ${width} м, за да не чака никой.`,
    ]
  },
  start: [
    'A game to two mini goals with the coach at the side.',
    'Spiel auf zwei Minitore, der Trainer steht an der Seite.',
    'Игра на две малки врати, треньорът е отстрани.',
  ],
  end: [
    'Ball out: the coach rolls in a new one. Mix the teams after each round.',
    'Ball im Aus: Der Trainer rollt einen neuen ein. Nach jedem Durchgang Teams mischen.',
    'Аут: треньорът търкаля нова топка. След всяка серия отборите се размесват.',
  ],
  points: [
    [
      'Ears open, eyes up: the signal can come at any time!',
      'Ohren auf, Kopf hoch: Das Signal kann jederzeit kommen!',
      'Слушай и гледай: сигналът може да дойде всеки миг!',
    ],
  ],
  point: ({ own }) =>
    own === 1
      ? [
          'Little touches near the other one, a big one when the way is free.',
          'Kleine Kontakte beim Gegner, ein großer, wenn der Weg frei ist.',
          'Малки докосвания до другия, голямо – когато пътят е свободен.',
        ]
      : own < 4
        ? [
            'Run away from your friend with the ball so that there are two ways to the goal.',
            'Lauf weg vom Freund mit dem Ball, dann gibt es zwei Wege zum Tor.',
            'Бягай встрани от приятеля с топката – така пътищата към вратата са два.',
          ]
        : [
            'One stays a little behind: after the flip you are the first helper.',
            'Einer bleibt etwas hinten: Nach der Wende bist du der erste Helfer.',
            'Един остава малко отзад: след обрата ти си първият помощник.',
          ],
  harder: [
    'Two flips quickly one after the other.',
    'Zwei Wenden schnell hintereinander.',
    'Два обрата бързо един след друг.',
  ],
  easier: ({ area: [length, width] }) => [
    `A bigger field: ${length + 3} × ${width + 3} m.`,
    `Größeres Feld: ${length + 3} × ${width + 3} m.`,
    `По-голямо поле: ${length + 3} × ${width + 3} м.`,
  ],
  fault: [
    'Everybody stops and asks: let them go on, the game explains it.',
    'Alle bleiben stehen und fragen: weiterlaufen lassen, das Spiel erklärt es.',
    'Всички спират и питат: оставете ги да играят, играта сама обяснява.',
  ],
  play,
})
