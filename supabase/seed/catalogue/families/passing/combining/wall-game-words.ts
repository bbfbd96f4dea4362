/** Tasks of the game with wall players: which combination the goal has to come from. */
import type { PassingTask } from '../kit'
import { harderWallGameTasks } from './wall-game-harder-words'

export const wallGameTasks: readonly PassingTask[] = [
  {
    key: 'one-two',
    harder: 0,
    name: ['one-two counts double', 'Doppelpass zählt doppelt', 'двоен пас – двойно'],
    aim: [
      'Look for the wall pass as the quickest way past an opponent.',
      'Den Doppelpass als schnellsten Weg am Gegner vorbei suchen.',
      'Двойният пас е най-бързият път покрай съперник.',
    ],
    rule: [
      'Goals count one; a goal from an attack with a one-two over your own wall player counts two. The wall has to return the ball first time to the one who passed it.',
      'Tore zählen eins; fällt es nach einem Doppelpass mit einem eigenen Wandspieler, zwei. Die Wand muss direkt zum Passgeber zurückspielen.',
      'Головете са по една; гол след двоен пас със своя стена – две. Стената връща от първо на подалия.',
    ],
    points: [
      [
        'Pass to the wall only when you can run past someone.',
        'Nur zur Wand spielen, wenn du an jemandem vorbeilaufen kannst.',
        'Играй към стената само ако можеш да минеш някого.',
      ],
      [
        'Wall: move along the line until you see the passer.',
        'Wand: an der Linie entlang, bis du den Passgeber siehst.',
        'Стена: мести се по линията, докато виждаш подаващия.',
      ],
    ],
    more: [
      [
        'Only goals after a one-two count.',
        'Nur Tore nach Doppelpass zählen.',
        'Важат само головете след двоен пас.',
      ],
    ],
    easier: [
      'The wall has two touches.',
      'Die Wand hat zwei Kontakte.',
      'Стената има две докосвания.',
    ],
    scoring: [
      'Goal one, with a one-two two points.',
      'Tor einer, mit Doppelpass zwei Punkte.',
      'Гол – една, с двоен пас – две точки.',
    ],
    question: [
      'What does your opponent watch when you pass to the wall?',
      'Wohin schaut dein Gegner, wenn du zur Wand spielst?',
      'Какво гледа съперникът, когато играеш към стената?',
    ],
    fault: [
      'Pass to the wall and stand still.',
      'Zur Wand passen und stehen bleiben.',
      'Пас към стената и стоене.',
    ],
  },
  {
    key: 'third-runner',
    harder: 1,
    from: 9,
    name: ['lay-off for the third', 'Ablage für den Dritten', 'връщане за третия'],
    aim: [
      'Arrive as the third player while the ball goes to the wall.',
      'Als Dritter ankommen, während der Ball zur Wand läuft.',
      'Третият пристига, докато топката отива към стената.',
    ],
    rule: [
      'The wall may not return the ball to the passer: it goes to a third player. A first-time goal from this lay-off counts three, every other goal one.',
      'Die Wand darf nicht zum Passgeber zurückspielen: Der Ball geht auf einen Dritten. Ein direktes Tor aus dieser Ablage zählt drei, jedes andere eins.',
      'Стената не може да връща на подалия: топката отива при трети. Гол от първо след това връщане е три, всеки друг – една.',
    ],
    points: [
      [
        'Two run with every ball to the wall: one near, one late.',
        'Mit jedem Ball zur Wand laufen zwei: einer nah, einer spät.',
        'При всеки пас към стената тръгват двама: близък и късен.',
      ],
      [
        'Lay the ball in front of the run, away from the defender.',
        'In den Lauf legen, weg vom Verteidiger.',
        'Пусни пред бягането, далеч от защитника.',
      ],
    ],
    more: [
      [
        'The third has to come from their own half.',
        'Der Dritte muss aus der eigenen Hälfte kommen.',
        'Третият идва от своята половина.',
      ],
    ],
    easier: [
      'Return passes are allowed, but the lay-off to a third counts double.',
      'Rückspiel erlaubt, die Ablage zum Dritten zählt doppelt.',
      'Връщане е позволено, но пас към трети е двойно.',
    ],
    scoring: [
      'First-time goal of the third three points, other goals one.',
      'Direktes Tor des Dritten drei Punkte, andere einer.',
      'Гол от първо на третия – три точки, другите – една.',
    ],
    question: [
      'Who is the third when the ball goes to the left wall?',
      'Wer ist der Dritte, wenn der Ball zur linken Wand geht?',
      'Кой е третият, когато топката е при лявата стена?',
    ],
    fault: [
      'Nobody follows: the wall has no partner.',
      'Keiner rückt nach: Die Wand hat keinen Partner.',
      'Никой не идва: стената няма партньор.',
    ],
  },
  ...harderWallGameTasks,
]
