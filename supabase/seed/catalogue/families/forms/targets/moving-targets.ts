/** Target players on the end lines who may receive on the run only. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const movingTargets: Exercise = {
  key: 'moving-targets',
  sizes: createSizes({
    small: [30, 22],
    large: [40, 30],
    ages: [9, 12],
    level: 2,
    time: [5, 120, 60],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.zones([0, 0, 0.1, 1], [0.9, 0, 1, 1])
    const home = board.players('a', [0.05, 0.4])
    const away = board.players('a', [0.95, 0.3])
    const theirs = board.players('b', [0.05, 0.7], [0.95, 0.64])
    const a = board.players('a', [0.28, 0.5], [0.44, 0.2], [0.5, 0.76])
    const b = board.players('b', [0.42, 0.46], [0.6, 0.3], [0.64, 0.66])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.4, 0.32]], [b(2), [0.54, 0.26]], [away(1), [0.95, 0.46]])
    board.pass(
      a(3),
      [b(3), [0.6, 0.7]],
      [b(2), [0.58, 0.36]],
      [away(1), [0.95, 0.76]],
      [theirs(2), [0.95, 0.54]],
    )
    board.run([a(3), [0.58, 0.84]], [b(3), [0.66, 0.76]], [a(1), [0.44, 0.6]])
    board.into(away(1), [0.95, 0.9], [b(3), [0.72, 0.78]])
    board.run(
      [away(1), [0.78, 0.86]],
      [a(3), [0.95, 0.84]],
      [b(3), [0.7, 0.72]],
      [home(1), [0.05, 0.5]],
    )
    return board.drawing
  },
  words: {
    en: {
      title: 'Targets that never stand',
      aim: 'Time the pass to a moving target: the target shows where, the passer decides when.',
      setup:
        'Pitch of {l} × {w} m with a strip at each end. Three of each team in the middle, one of each in either strip.',
      rules: [
        'Play to your own target in the strip opposite the last one you reached.',
        'The target must be running along the strip when the ball arrives.',
        'The passer changes with the target, who comes out with the ball.',
        'Opponents in the strip may cut the pass off but not tackle.',
        'The first touch of the new ball carrier goes out of the strip.',
      ],
      points: [
        'Target: stand behind the opponent, then start across in front.',
        'Passer: two steps of dribbling give the target time.',
        'Play in front of the runner, so that nobody has to stop.',
        'As soon as the target has the ball, turn the game round.',
      ],
      harder: ['The pass to the target is played first time.'],
      easier: ['No opponents in the strips.'],
      scoring: 'Target reached: one. Two targets in a row without a loss: three.',
      question: 'Who gave the signal, the passer or the target?',
      fault: 'The target waits in the open and is marked before the ball comes.',
    },
    de: {
      title: 'Ziele, die nie stehen',
      aim: 'Den Pass auf ein bewegtes Ziel abstimmen: Der Zielspieler zeigt wohin, der Passgeber entscheidet wann.',
      setup:
        'Feld von {l} × {w} m mit einem Streifen an jedem Ende. Je drei Spieler in der Mitte, je einer von beiden Teams in jedem Streifen.',
      rules: [
        'Gespielt wird auf den eigenen Zielspieler gegenüber dem zuletzt erreichten.',
        'Er muss den Streifen entlanglaufen, wenn der Ball ankommt.',
        'Der Passgeber tauscht mit ihm, er kommt mit dem Ball heraus.',
        'Gegner im Streifen dürfen abfangen, aber nicht angreifen.',
        'Der erste Kontakt führt aus dem Streifen hinaus.',
      ],
      points: [
        'Zielspieler: hinter dem Gegner stehen, dann vor ihm kreuzen.',
        'Passgeber: Zwei Schritte Dribbling geben dem Läufer Zeit.',
        'Vor den Läufer spielen, damit niemand anhalten muss.',
        'Hat das Ziel den Ball, dreht sich das ganze Spiel.',
      ],
      harder: ['Der Pass zum Ziel wird direkt gespielt.'],
      easier: ['Keine Gegner in den Streifen.'],
      scoring: 'Ziel erreicht: einer. Zwei in Folge ohne Verlust: drei.',
      question: 'Wer gab das Signal: Passgeber oder Ziel?',
      fault: 'Das Ziel wartet offen und ist gedeckt, bevor der Ball kommt.',
    },
    bg: {
      title: 'Цели, които не спират',
      aim: 'Пас в точния миг към движеща се цел: целта показва къде, подаващият решава кога.',
      setup:
        'Поле {l} × {w} м с ивица във всеки край. По трима от отбор в средата и по един от отбор във всяка ивица.',
      rules: [
        'Играе се към своята цел срещу последно достигнатата.',
        'Тя трябва да тича по ивицата, когато топката пристига.',
        'Подаващият се сменя с нея, тя излиза с топката.',
        'Противник в ивицата може да пресича, но не и да отнема.',
        'Първото докосване е навън от ивицата.',
      ],
      points: [
        'Цел: стой зад противника, после пресечи пред него.',
        'Подаващ: две крачки водене дават време на тичащия.',
        'Подай пред тичащия, за да не спира никой.',
        'Щом целта има топката, играта се обръща.',
      ],
      harder: ['Пасът към целта е от първо.'],
      easier: ['Без противници в ивиците.'],
      scoring: 'Достигната цел – една. Две подред без загуба – три.',
      question: 'Кой даде сигнала – подаващият или целта?',
      fault: 'Целта чака открита и е пазена, преди топката да дойде.',
    },
  },
}
