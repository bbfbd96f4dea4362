/** Tasks of up, back and through: who plays the last ball and where. */
import type { PassingTask } from '../kit'
import { harderUpBackTasks } from './up-back-through-harder-words'

export const upBackTasks: readonly PassingTask[] = [
  {
    key: 'basic',
    harder: 0,
    name: ['the basic rhythm', 'der Grundrhythmus', 'основният ритъм'],
    aim: [
      'Feel the three strengths: firm up, soft back, weighted through.',
      'Drei Passhärten fühlen: fest in die Spitze, weich zurück, dosiert durch.',
      'Три сили на паса: твърдо нагоре, меко назад, премерено в дълбочина.',
    ],
    rule: [
      'Passer plays up to the target player, who sets it back to the supporting player; the supporter plays through into the run of the target’s partner from the wing, who passes or shoots into the goal. Move on one role after each ball.',
      'Der Passgeber spielt steil zum Zielspieler, der lässt auf den Nachrückenden klatschen; dieser spielt in die Tiefe in den Lauf des Flügelspielers, der ins Tor passt oder schießt. Nach jedem Ball eine Rolle weiter.',
      'Подаващият играе към таргета, той връща на подкрепящия; подкрепящият пуска в дълбочина към бягането на крилото, което завършва. След всяка топка всички сменят ролята.',
    ],
    points: [
      [
        'Target: come towards the ball and show the foot for the set-back.',
        'Zielspieler: entgegenkommen und den Fuß zum Klatschen zeigen.',
        'Таргет: ела към топката и покажи крака за връщането.',
      ],
      [
        'Supporter: arrive as the ball arrives, not before.',
        'Nachrückender: mit dem Ball ankommen, nicht vorher.',
        'Подкрепящ: пристигни заедно с топката, не по-рано.',
      ],
    ],
    more: [['All three passes first time.', 'Alle drei Pässe direkt.', 'И трите паса от първо.']],
    easier: [
      'The supporter may stop the ball.',
      'Der Nachrückende darf stoppen.',
      'Подкрепящият може да спре топката.',
    ],
    scoring: [
      'Three clean passes and a goal: two points; a goal after a stop: one.',
      'Drei saubere Pässe und Tor: zwei Punkte; Tor nach Stopp: einer.',
      'Три чисти паса и гол – две точки; гол след спиране – една.',
    ],
    question: [
      'Why may the pass up be the hardest of the three?',
      'Warum darf der Pass in die Spitze der härteste sein?',
      'Защо пасът нагоре може да е най-силен?',
    ],
    fault: [
      'All three passes have the same strength.',
      'Alle drei Pässe sind gleich hart.',
      'И трите паса са с еднаква сила.',
    ],
  },
  {
    key: 'spin-target',
    harder: 1,
    name: ['the target spins away', 'Zielspieler startet', 'таргетът тръгва'],
    aim: [
      'After the set-back turn away and attack the space yourself.',
      'Nach dem Klatschen wegdrehen und selbst in den Raum starten.',
      'След връщането – завъртане и собствено бягане в дълбочина.',
    ],
    rule: [
      'The target sets the ball back, spins round the marker on the side away from the wing and gets the through ball. The wing draws wide without the ball and runs to the far post for a pass across. The first to arrive finishes.',
      'Der Zielspieler lässt klatschen, dreht sich auf der flügelfernen Seite um die Markierung und bekommt den Ball in die Tiefe. Der Flügel zieht ohne Ball breit und läuft zum langen Pfosten für den Querpass. Wer zuerst kommt, schließt ab.',
      'Таргетът връща, завърта се около маркера от страната, далечна от крилото, и получава в дълбочина. Крилото разтяга без топка и тича към далечната греда за напречен пас. Който дойде пръв, завършва.',
    ],
    points: [
      [
        'Spin on the outside foot, two short steps, then long ones.',
        'Auf dem äußeren Fuß drehen: zwei kurze Schritte, dann lange.',
        'Завърти се на външния крак: две къси крачки, после дълги.',
      ],
      [
        'Supporter: look past the first run to the second.',
        'Nachrückender: über den ersten Lauf hinaus zum zweiten schauen.',
        'Подкрепящ: гледай отвъд първото бягане.',
      ],
    ],
    more: [
      [
        'The supporter chooses between target and wing.',
        'Der Nachrückende wählt zwischen Zielspieler und Flügel.',
        'Подкрепящият избира между таргет и крило.',
      ],
    ],
    easier: [
      'The target starts the spin on a call.',
      'Der Zielspieler dreht auf Zuruf.',
      'Таргетът се завърта по сигнал.',
    ],
    scoring: [
      'Goal by the target two points, after a pass across three.',
      'Tor des Zielspielers zwei, nach Querpass drei Punkte.',
      'Гол на таргета – две, след напречен пас – три точки.',
    ],
    question: [
      'Where does a marker look while you set the ball back?',
      'Wohin schaut ein Bewacher, während du klatschen lässt?',
      'Накъде гледа пазачът, докато връщаш?',
    ],
    fault: [
      'The spin starts before the set-back is played.',
      'Die Drehung beginnt vor dem Klatschball.',
      'Завъртането е преди връщането.',
    ],
  },
  ...harderUpBackTasks,
]
