/** Ways of mirroring a partner, continued. */
import type { DrillTask } from '../kit'

export const moreMirrorTasks: readonly DrillTask[] = [
  {
    key: 'two-balls',
    harder: 1,
    name: ['both with a ball', 'beide mit Ball', 'и двамата с топка'],
    aim: [
      'Copy moves with your own ball while watching somebody else.',
      'Tricks mit dem eigenen Ball nachmachen und dabei den anderen sehen.',
      'Повтаряне на движения със своя топка, докато гледаш другия.',
    ],
    rule: [
      'Both dribble. The leader shows a move (step-over, drag back, outside hook), the partner copies it within two seconds. Three copied moves: the partner leads.',
      'Beide dribbeln. Der Führende zeigt eine Bewegung (Übersteiger, Sohlenzieher, Außenhaken), der Partner macht sie innerhalb von zwei Sekunden nach. Nach drei Bewegungen führt der Partner.',
      'И двамата водят. Водещият показва движение (прехвърляне, дърпане с подметка, външна кука), партньорът го повтаря до две секунди. След три движения води партньорът.',
    ],
    points: [
      [
        'Feel your own ball with the sole; the eyes belong to the partner.',
        'Den eigenen Ball mit der Sohle spüren; die Augen gehören dem Partner.',
        'Усещай топката с подметка; очите са в партньора.',
      ],
      [
        'Finish the move with two quick touches away.',
        'Nach dem Trick zwei schnelle Kontakte weg.',
        'След движението – две бързи докосвания встрани.',
      ],
    ],
    more: [
      [
        'Copy as a mirror: their right is your left.',
        'Spiegelverkehrt nachmachen: sein rechts ist dein links.',
        'Огледално повтаряне: неговото дясно е твоето ляво.',
      ],
    ],
    easier: [
      'Only toe taps, rolls and stops.',
      'Nur Sohlentipper, Rollen und Stoppen.',
      'Само докосвания с подметка, търкаляне и спиране.',
    ],
    scoring: [
      'A point for every move that is copied at the first try.',
      'Ein Punkt für jede auf Anhieb nachgemachte Bewegung.',
      'Точка за всяко движение, повторено от първия опит.',
    ],
    question: [
      'Which move is the hardest to copy, and why?',
      'Welche Bewegung ist am schwersten nachzumachen und warum?',
      'Кое движение се повтаря най-трудно и защо?',
    ],
    fault: [
      'Partners stare at their own ball: name the leader’s move aloud.',
      'Der Blick klebt am eigenen Ball: die Bewegung laut benennen.',
      'Погледът е в своята топка: назовавай движението на глас.',
    ],
  },
  {
    key: 'statues',
    harder: 1,
    name: ['statues and starts', 'Statuen und Starts', 'статуи и стартове'],
    aim: [
      'Stop under control and start explosively.',
      'Kontrolliert stoppen und explosiv starten.',
      'Контролирано спиране и взривен старт.',
    ],
    rule: [
      'The leader freezes on one leg with the sole beside the ball, arms as they like; the partner takes the same pose. When the leader touches the ball both sprint three metres.',
      'Der Führende friert auf einem Bein neben dem Ball ein, Arme beliebig; der Partner nimmt dieselbe Haltung ein. Berührt der Führende den Ball, sprinten beide drei Meter.',
      'Водещият замръзва на един крак до топката, ръцете – по избор; партньорът заема същата поза. Щом водещият докосне топката, двамата спринтират три метра.',
    ],
    points: [
      [
        'Knee over toes, hips level: count two quiet seconds.',
        'Knie über den Zehen, Hüfte gerade: zwei ruhige Sekunden zählen.',
        'Коляното над пръстите, тазът равен: брой две спокойни секунди.',
      ],
      [
        'First step short and strong, arms drive.',
        'Erster Schritt kurz und kräftig, Arme arbeiten mit.',
        'Първата крачка е къса и силна, ръцете помагат.',
      ],
    ],
    more: [
      [
        'Close one eye, then both, while standing as a statue.',
        'Als Statue ein Auge schließen, dann beide.',
        'Като статуя затвори едното око, после двете.',
      ],
    ],
    easier: [
      'Both feet on the ground, one sole on the ball.',
      'Fußsohle auf dem Ball, der andere Fuß steht fest.',
      'Единият крак е върху топката за опора.',
    ],
    scoring: [
      'Who wobbles gives a point; who wins the three metres gets one.',
      'Wer wackelt, gibt einen Punkt ab; wer die drei Meter gewinnt, bekommt einen.',
      'Който се клати, дава точка; който печели трите метра, взема точка.',
    ],
    question: [
      'Which leg stands better, and what do you do about it?',
      'Auf welchem Bein stehst du besser, und was machst du daraus?',
      'На кой крак стоиш по-добре и какво ще направиш?',
    ],
    fault: [
      'The knee falls inwards: push it out over the little toe.',
      'Das Knie knickt nach innen: über den kleinen Zeh schieben.',
      'Коляното пада навътре: насочи го над малкия пръст.',
    ],
  },
]
