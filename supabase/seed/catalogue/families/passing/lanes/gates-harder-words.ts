/** The further tasks of the gate passers: what a pair has to do at a gate. */
import type { PassingTask } from '../kit'

export const harderGateTasks: readonly PassingTask[] = [
  {
    key: 'back-through',
    harder: 1,
    name: ['there and back', 'hin und zurück', 'напред и обратно'],
    aim: [
      'Play a give-and-go through a narrow goal with a first-time return.',
      'Doppelpass durch ein enges Tor mit direktem Rückspiel.',
      'Двоен пас през тясна вратичка с връщане от първо.',
    ],
    rule: [
      'Pass through the gate, the partner returns it first time through the same gate, the passer then dribbles round the outside of the gate to the next one. The roles change at every gate.',
      'Pass durch das Tor, der Partner spielt direkt durch dasselbe Tor zurück, der Passgeber dribbelt außen um das Tor zum nächsten. An jedem Tor wechseln die Rollen.',
      'Пас през вратичката, партньорът връща от първо през нея, подалият води отвън покрай нея към следващата. На всяка вратичка ролите се сменят.',
    ],
    points: [
      [
        'Lock the ankle for the return: the ball meets a wall.',
        'Fußgelenk fest beim Rückspiel: Der Ball trifft eine Wand.',
        'Стегнат глезен при връщане: топката среща стена.',
      ],
      [
        'Pass gently enough that one touch is possible.',
        'So passen, dass ein Kontakt möglich ist.',
        'Подай така, че едно докосване да стигне.',
      ],
    ],
    more: [
      [
        'Three passes through each gate: there, back, there.',
        'Drei Pässe pro Tor: hin, zurück, hin.',
        'Три паса през вратичка: напред, назад, напред.',
      ],
    ],
    easier: [
      'The return with two touches.',
      'Rückspiel mit zwei Kontakten.',
      'Връщане с две докосвания.',
    ],
    scoring: [
      'Both passes through: two points; only the first: one.',
      'Beide Pässe durch: zwei Punkte; nur der erste: einer.',
      'Двата паса през вратичката – две точки, само първият – една.',
    ],
    question: [
      'How far from the gate do you stand for the best return?',
      'Wie weit vom Tor stehst du für das beste Rückspiel?',
      'На какво разстояние връщаш най-точно?',
    ],
    fault: [
      'Standing too close: the return hits the marker.',
      'Zu nah am Tor: Das Rückspiel trifft die Markierung.',
      'Твърде близо: връщането удря маркера.',
    ],
  },
  {
    key: 'gate-keepers',
    harder: 2,
    from: 8,
    name: ['with gate closers', 'mit Torschließern', 'с пазачи на вратичките'],
    aim: [
      'Lift the head, see what closes, and change to another gate.',
      'Kopf hoch, sehen, was zugeht, und auf ein anderes Tor wechseln.',
      'Глава горе: виж коя се затваря и смени вратичката.',
    ],
    rule: [
      'Closers without a ball run from gate to gate and shut one by standing in it for at most three seconds. They win no balls. A pair that meets a closed gate must keep the ball moving and find another; closers change every round.',
      'Torschließer ohne Ball laufen von Tor zu Tor und sperren eines, indem sie höchstens drei Sekunden darin stehen. Sie erobern keine Bälle. Wer vor einem geschlossenen Tor steht, hält den Ball in Bewegung und sucht ein anderes; nach jedem Durchgang wechseln die Schließer.',
      'Пазачи без топка тичат между вратичките и затварят една, като стоят в нея най-много три секунди. Топки не отнемат. Двойка пред затворена вратичка държи топката в движение и търси друга; пазачите се сменят след всяка серия.',
    ],
    points: [
      [
        'Move your partner with a word: “left one is open”.',
        'Führe den Partner mit Worten: „Links ist offen“.',
        'Води партньора с думи: „лявата е отворена“.',
      ],
      [
        'Show one gate, play the other.',
        'Ein Tor zeigen, das andere bespielen.',
        'Покажи едната, играй през другата.',
      ],
    ],
    more: [
      [
        'Closers may intercept the pass in the gate.',
        'Die Schließer dürfen den Pass im Tor abfangen.',
        'Пазачите могат да пресичат паса във вратичката.',
      ],
    ],
    easier: ['Closers only walk.', 'Die Schließer gehen nur.', 'Пазачите само ходят.'],
    scoring: [
      'Pairs one point per gate; closers one for each pair they send away.',
      'Paare ein Punkt pro Tor; Schließer einer für jedes abgewiesene Paar.',
      'Двойките – точка за вратичка; пазачите – за всяка отпратена двойка.',
    ],
    question: [
      'What did you do when your gate was shut?',
      'Was habt ihr gemacht, als euer Tor zuging?',
      'Какво направихте, когато вратичката се затвори?',
    ],
    fault: [
      'Waiting in front of a closed gate.',
      'Vor dem geschlossenen Tor warten.',
      'Чакане пред затворена вратичка.',
    ],
  },
]
