/** Tasks of finishing under fatigue: what comes before the shot. */
import type { FinishingTask } from './kit'

export const fatigueTasks: readonly FinishingTask[] = [
  {
    key: 'sprint-and-shot',
    harder: 0,
    name: ['sprint, then shot', 'Sprint, dann Schuss', 'спринт и удар'],
    aim: [
      'Slow down in time after a sprint and hit the ball cleanly.',
      'Nach dem Sprint rechtzeitig bremsen und den Ball sauber treffen.',
      'Навреме забавяне след спринт и чист удар.',
    ],
    rule: [
      'Sprint around the far cone, receive the pass and finish with at most two touches; jog back and go again until the time is over.',
      'Um das vordere Hütchen sprinten, den Pass bekommen und mit höchstens zwei Kontakten abschließen; locker zurück und wieder los, bis die Zeit um ist.',
      'Спринт около предния конус, поемане на паса и удар с най-много две докосвания; връщане с лек бяг и отново до края на времето.',
    ],
    points: [
      [
        'Last three steps short: brake, then shoot.',
        'Die letzten drei Schritte kurz: bremsen, dann schießen.',
        'Последните три крачки са къси: спри, после удряй.',
      ],
      ['Breathe out when you strike.', 'Beim Schuss ausatmen.', 'Издишай при удара.'],
    ],
    more: [['One touch only.', 'Nur ein Kontakt.', 'Само едно докосване.']],
    easier: [
      'The ball lies ready instead of being passed.',
      'Der Ball liegt bereit, statt gepasst zu werden.',
      'Топката е готова, без пас.',
    ],
    scoring: [
      'Goals per set; compare the first set with the last.',
      'Tore je Satz; vergleiche den ersten mit dem letzten.',
      'Голове за серия; сравни първата с последната.',
    ],
    question: [
      'What changed from the first to the last shot?',
      'Was hat sich vom ersten zum letzten Schuss geändert?',
      'Какво се промени от първия до последния удар?',
    ],
    fault: [
      'Full speed into the ball, body leaning back.',
      'Mit vollem Tempo in den Ball, Oberkörper hinten.',
      'С пълна скорост в топката, тялото е назад.',
    ],
  },
  {
    key: 'two-balls',
    harder: 1,
    name: ['two balls in a row', 'zwei Bälle in Folge', 'две топки поред'],
    aim: [
      'Get ready for the next chance at once after the first.',
      'Nach der ersten Chance sofort für die nächste bereit sein.',
      'Веднага след първия шанс готовност за следващия.',
    ],
    rule: [
      'After the first shot turn, sprint around the cone and finish a second pass from the server; only then the turn is over.',
      'Nach dem ersten Schuss umdrehen, um das Hütchen sprinten und einen zweiten Pass des Zuspielers verwerten; erst dann ist der Durchgang vorbei.',
      'След първия удар се обърни, спринтирай около конуса и завърши втори пас от подаващия; чак тогава опитът свършва.',
    ],
    points: [
      [
        'Forget the first ball, goal or not.',
        'Vergiss den ersten Ball, drin oder nicht.',
        'Забрави първата топка, гол или не.',
      ],
      [
        'Turn on the short way: look for the server while you turn.',
        'Auf kurzem Weg drehen und dabei den Zuspieler suchen.',
        'Завърти се по краткия път и търси подаващия.',
      ],
    ],
    more: [
      [
        'Second ball with the other foot.',
        'Der zweite Ball mit dem anderen Fuß.',
        'Втората топка с другия крак.',
      ],
    ],
    easier: [
      'Five seconds between the balls.',
      'Fünf Sekunden zwischen den Bällen.',
      'Пет секунди между топките.',
    ],
    scoring: [
      'First ball one point, second two.',
      'Erster Ball ein Punkt, zweiter zwei.',
      'Първа топка – точка, втора – две.',
    ],
    question: [
      'How did you find your rhythm for the second ball?',
      'Wie hast du für den zweiten Ball deinen Rhythmus gefunden?',
      'Как намери ритъма за втората топка?',
    ],
    fault: [
      'Head down and walking after the first ball.',
      'Kopf runter und Gehen nach dem ersten Ball.',
      'Наведена глава и ходене след първата топка.',
    ],
  },
  {
    key: 'call-the-corner',
    harder: 1,
    name: ['corner called late', 'spät angesagtes Eck', 'късно повикан ъгъл'],
    aim: [
      'Listen and decide although the heart is racing.',
      'Trotz hohem Puls hinhören und entscheiden.',
      'Чуване и решение въпреки високия пулс.',
    ],
    rule: [
      'While the player sprints around the cone, the server passes and calls “left” or “right”: only goals in that half of the goal count.',
      'Während der Spieler um das Hütchen sprintet, passt der Zuspieler und ruft „links“ oder „rechts“: Nur Tore in diese Torhälfte zählen.',
      'Докато играчът спринтира около конуса, подаващият дава пас и вика „ляво“ или „дясно“: броят се само голове в тази половина.',
    ],
    points: [
      [
        'Listen first, look second, shoot third.',
        'Erst hören, dann schauen, dann schießen.',
        'Първо чуй, после виж, после удряй.',
      ],
      [
        'Open the body so that both corners stay possible.',
        'Körper öffnen, damit beide Ecken möglich bleiben.',
        'Отвори тялото, за да са възможни и двата ъгъла.',
      ],
    ],
    more: [
      [
        'The call means the opposite corner.',
        'Der Ruf meint das andere Eck.',
        'Викът означава обратния ъгъл.',
      ],
    ],
    easier: [
      'The call comes before the sprint.',
      'Der Ruf kommt vor dem Sprint.',
      'Викът е преди спринта.',
    ],
    scoring: [
      'Right corner two points, shot on target one.',
      'Richtiges Eck zwei Punkte, Schuss aufs Tor einer.',
      'Верен ъгъл – две точки, точен удар – една.',
    ],
    question: [
      'What helped you to hear the call?',
      'Was hat dir geholfen, den Ruf zu hören?',
      'Какво ти помогна да чуеш?',
    ],
    fault: [
      'Deciding for a corner before the call.',
      'Sich vor dem Ruf für ein Eck entscheiden.',
      'Избор на ъгъл преди вика.',
    ],
  },
  {
    key: 'recovery-duel',
    harder: 2,
    name: ['sprint duel for the ball', 'Sprintduell um den Ball', 'спринтов двубой за топката'],
    aim: [
      'Win a race when tired and stay calm in front of the goal.',
      'Müde ein Laufduell gewinnen und vor dem Tor ruhig bleiben.',
      'Спечелено надбягване при умора и спокойствие пред вратата.',
    ],
    rule: [
      'Two start at once around their cones, left and right; the server plays one ball in between. Whoever is first finishes, the other defends until the ball is dead.',
      'Zwei starten zugleich um ihre Hütchen, links und rechts; der Zuspieler spielt einen Ball dazwischen. Wer zuerst da ist, schließt ab, der andere verteidigt, bis der Ball tot ist.',
      'Двама тръгват едновременно около своите конуси, ляво и дясно; подаващият праща топка между тях. Пръвият завършва, другият защитава до края.',
    ],
    points: [
      [
        'Cut the corner around the cone: short and low.',
        'Eng und tief um das Hütchen.',
        'Завой късо и ниско около конуса.',
      ],
      [
        'First touch across the opponent’s way.',
        'Erster Kontakt in den Laufweg des Gegners.',
        'Първото докосване е на пътя на противника.',
      ],
    ],
    more: [
      [
        'Whoever loses runs again at once in the next turn.',
        'Wer verliert, läuft die nächste Runde sofort mit.',
        'Загубилият тръгва веднага и в следващия опит.',
      ],
    ],
    easier: [
      'Ball nearer to the player with the fewer points.',
      'Der Ball kommt näher zu dem mit weniger Punkten.',
      'Топката е по-близо до този с по-малко точки.',
    ],
    scoring: [
      'Goal two points, ball won as defender one.',
      'Tor zwei Punkte, Ballgewinn als Verteidiger einer.',
      'Гол – две точки, отнемане като защитник – една.',
    ],
    question: [
      'Where did you win the race: start, turn or end?',
      'Wo hast du das Rennen gewonnen: Start, Kurve oder Ende?',
      'Къде спечели: старт, завой или край?',
    ],
    fault: [
      'Running past the ball because of too much speed.',
      'Am Ball vorbeilaufen, weil das Tempo zu hoch ist.',
      'Подминаване на топката от прекалена скорост.',
    ],
  },
]
