/** The further tasks of the third man: who is the third, and how they become free. */
import type { PassingTask } from '../kit'

export const harderThirdTasks: readonly PassingTask[] = [
  {
    key: 'defenders-step',
    harder: 2,
    from: 11,
    name: [
      'against a stepping defender',
      'gegen den herausrückenden Verteidiger',
      'срещу излизащ защитник',
    ],
    aim: [
      'Use the moment in which a defender leaves the line.',
      'Den Moment nutzen, in dem ein Verteidiger die Linie verlässt.',
      'Използване на мига, в който защитник напуска линията.',
    ],
    rule: [
      'Two defenders hold the line instead of mannequins. One may step up to the second as soon as the first pass is played; the third runs into the gap that is left. If nobody steps up, the second turns and attacks with the third 2v2. The attack is over after eight seconds or a win.',
      'Zwei Verteidiger halten statt der Dummys die Linie. Einer darf mit dem ersten Pass auf den Zweiten herausrücken; der Dritte läuft in die Lücke. Rückt keiner heraus, dreht der Zweite auf und greift mit dem Dritten im 2 gegen 2 an. Schluss nach acht Sekunden oder Ballgewinn.',
      'Вместо манекени линията държат двама защитници. Единият може да излезе към втория с първия пас; третият тича в празнината. Ако никой не излезе, вторият се завърта и атакува с третия 2 срещу 2. Край след осем секунди или отнемане.',
    ],
    points: [
      [
        'Second: feel who comes; one touch if somebody does.',
        'Zweiter: spür, wer kommt; dann nur ein Kontakt.',
        'Втори: усети кой идва; тогава само едно докосване.',
      ],
      [
        'Third: run behind the one who steps out.',
        'Dritter: in den Rücken dessen, der herausrückt.',
        'Трети: тичай зад този, който излиза.',
      ],
    ],
    more: [
      [
        'Defenders may follow the third.',
        'Die Verteidiger dürfen dem Dritten folgen.',
        'Защитниците могат да следват третия.',
      ],
    ],
    easier: [
      'The coach fixes who steps out.',
      'Der Trainer bestimmt, wer herausrückt.',
      'Треньорът определя кой излиза.',
    ],
    scoring: [
      'Goal two points, win of the ball one for the defenders.',
      'Tor zwei Punkte, Ballgewinn einer für die Verteidiger.',
      'Гол – две точки, отнемане – една за защитниците.',
    ],
    question: [
      'What do you do when nobody steps out?',
      'Was macht ihr, wenn keiner herausrückt?',
      'Какво правите, ако никой не излезе?',
    ],
    fault: [
      'The pattern is played although the gap is closed.',
      'Das Muster wird gespielt, obwohl die Lücke zu ist.',
      'Схемата се играе, макар че празнината е затворена.',
    ],
  },
  {
    key: 'rotate-third',
    harder: 2,
    from: 10,
    name: ['change of places before it', 'mit Platztausch davor', 'със смяна на местата'],
    aim: [
      'Create the free third by changing places.',
      'Den freien Dritten durch Platztausch schaffen.',
      'Свободният трети се създава със смяна на местата.',
    ],
    rule: [
      'Before the pass second and third cross: one comes short, the other goes deep behind the back of the first runner. The first decides: to the short one who sets for the deep one, or straight to the deep one if the way is open.',
      'Vor dem Pass kreuzen Zweiter und Dritter: Einer kommt kurz, der andere geht im Rücken tief. Der Erste entscheidet: auf den Kurzen, der für den Tiefen ablegt, oder direkt in die Tiefe, wenn der Weg offen ist.',
      'Преди паса вторият и третият се кръстосват: единият идва късо, другият отива в дълбочина зад гърба му. Първият решава: към късия, който пуска за дълбокия, или право в дълбочина, ако пътят е отворен.',
    ],
    points: [
      [
        'One short, one long: never both the same way.',
        'Einer kurz, einer lang: nie beide gleich.',
        'Един късо, един дълго: никога еднакво.',
      ],
      [
        'Cross close to each other, so that a marker must choose.',
        'Eng kreuzen, damit ein Bewacher wählen muss.',
        'Кръстосвайте се близо, за да трябва пазачът да избира.',
      ],
    ],
    more: [
      [
        'The one who comes short chooses the side at the last moment.',
        'Der Kurze wählt die Seite im letzten Moment.',
        'Идващият късо избира страната в последния миг.',
      ],
    ],
    easier: [
      'Agree beforehand who comes short.',
      'Vorher absprechen, wer kurz kommt.',
      'Уговорете предварително кой идва късо.',
    ],
    scoring: [
      'Goal after the set-back two points, after the direct ball one.',
      'Tor nach Ablage zwei Punkte, nach direktem Ball einer.',
      'Гол след връщане – две точки, след пряк пас – една.',
    ],
    question: [
      'What does a marker have to decide when you two cross?',
      'Was muss ein Bewacher entscheiden, wenn ihr kreuzt?',
      'Какво трябва да реши пазачът при кръстосване?',
    ],
    fault: [
      'Both runs at the same time: no timing between short and long.',
      'Beide Läufe gleichzeitig: kurz und lang passen nicht zusammen.',
      'Двете бягания едновременно: няма ритъм късо–дълго.',
    ],
  },
]
