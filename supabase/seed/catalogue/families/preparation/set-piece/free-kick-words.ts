/** Variants of the free kick. */
import type { DrillTask } from '../kit'
import { moreFreeKickTasks } from './free-kick-more-words'

export const freeKickTasks: readonly DrillTask[] = [
  {
    key: 'direct',
    harder: 0,
    name: ['past the wall', 'an der Mauer vorbei', 'покрай стената'],
    aim: [
      'Strike a resting ball with a plan and a fixed run-up.',
      'Den ruhenden Ball mit Plan und festem Anlauf treffen.',
      'Удар по спряна топка с план и постоянно засилване.',
    ],
    rule: [
      'One shoots directly, another runs over the ball first to cover the keeper’s view, a third follows for the rebound. Choose before the run-up: over the wall, around it or the keeper’s corner.',
      'Einer schießt direkt, ein anderer läuft vorher über den Ball und nimmt dem Torwart die Sicht, ein Dritter geht auf den Abpraller. Vor dem Anlauf wählen: über die Mauer, um sie herum oder Torwartecke.',
      'Един удря директно, друг преди това минава над топката и скрива гледката, трети търси отбитата. Преди засилването се избира: над стената, около нея или ъгълът на вратаря.',
    ],
    points: [
      [
        'Standing foot beside the ball, inside of the instep, follow through.',
        'Standbein neben den Ball, Innenspann, durchschwingen.',
        'Опорен крак до топката, вътрешно ристо, докрай.',
      ],
      ['The same steps every time.', 'Jedes Mal dieselben Schritte.', 'Всеки път същите крачки.'],
    ],
    more: [
      [
        'A target in the upper corner counts double.',
        'Ein Ziel im oberen Eck zählt doppelt.',
        'Мишена в горния ъгъл е двойна.',
      ],
    ],
    easier: [
      'Five metres nearer and without rebound.',
      'Fünf Meter näher und ohne Abpraller.',
      'Пет метра по-близо и без отбита топка.',
    ],
    scoring: [
      'On target one, goal two, after a rebound one.',
      'Aufs Tor einer, Tor zwei, nach Abpraller einer.',
      'Точен – една, гол – две, след отбита – една.',
    ],
    question: [
      'Where did the keeper stand, and what does it offer?',
      'Wo stand der Torwart, und was bietet das an?',
      'Къде стоеше вратарят и какво ти дава това?',
    ],
    fault: [
      'Leaning back: the ball flies over.',
      'Rücklage: Der Ball fliegt drüber.',
      'Накланяне назад: топката лети над вратата.',
    ],
  },
  {
    key: 'lay-off',
    harder: 0,
    name: ['laid off', 'abgelegt', 'с отиграване'],
    aim: [
      'Change the angle by a short pass and shoot past the wall.',
      'Mit kurzem Pass den Winkel ändern und an der Mauer vorbei schießen.',
      'Късият пас сменя ъгъла за удар покрай стената.',
    ],
    rule: [
      'The first plays the ball two to five metres square, the second shoots on the run. If a defender rushes out, pass to the third instead of shooting.',
      'Der Erste legt zwei bis fünf Meter quer, der Zweite schießt aus dem Lauf. Stürmt ein Verteidiger heraus, passt er zum Dritten, statt zu schießen.',
      'Първият отиграва на два до пет метра встрани, вторият удря в движение. Изскочи ли защитник, подава на третия вместо удар.',
    ],
    points: [
      [
        'Pass softly into the run, slightly backwards.',
        'Weich in den Lauf passen, leicht nach hinten.',
        'Меко в движение, леко назад.',
      ],
      [
        'The shooter starts with the first player’s step.',
        'Der Schütze startet mit dem Schritt des Ersten.',
        'Стрелецът тръгва с крачката на първия.',
      ],
    ],
    more: [
      [
        'The sole stops the ball for the shooter.',
        'Der Erste stoppt den Ball mit der Sohle für den Schützen.',
        'Първият спира топката с подметка за стрелеца.',
      ],
    ],
    easier: [
      'Defenders stay in the wall.',
      'Die Verteidiger bleiben in der Mauer.',
      'Защитниците остават в стената.',
    ],
    scoring: [
      'Goal two points, blocked shot minus one.',
      'Tor zwei Punkte, geblockter Schuss minus einer.',
      'Гол – две точки, блокиран удар – минус една.',
    ],
    question: [
      'Who comes out of the wall first?',
      'Wer kommt zuerst aus der Mauer?',
      'Кой пръв излиза от стената?',
    ],
    fault: [
      'The lay-off rolls at the feet: into the run.',
      'Die Ablage kommt in die Füße: in den Lauf.',
      'Отиграването е в краката: подай в движение.',
    ],
  },
  ...moreFreeKickTasks,
]
