/** What the coach calls. */
import type { GameTask } from './kit'

export const callTasks: readonly GameTask[] = [
  {
    key: 'one',
    harder: 0,
    kind: { topic: 'dribbling' },
    name: ['one number, 1v1', 'eine Nummer, 1 gegen 1', 'един номер, 1 срещу 1'],
    aim: [
      'Win the race and dare the duel.',
      'Den Lauf gewinnen und das Duell wagen.',
      'Печелене на спринта и смелост в двубоя.',
    ],
    rule: [
      'The called number of each team plays 1v1 on the opposite goal; whoever loses the ball defends.',
      'Die gerufene Nummer beider Teams spielt 1 gegen 1 auf das andere Tor; wer den Ball verliert, verteidigt.',
      'Извиканият номер от двата отбора играе 1 срещу 1 към отсрещната врата; загубилият топката защитава.',
    ],
    points: [
      [
        'First? Touch the ball past the opponent at once.',
        'Zuerst da? Leg den Ball gleich am Gegner vorbei.',
        'Пръв ли си? Веднага я прехвърли край противника.',
      ],
      [
        'Second? Get between ball and goal.',
        'Zweiter? Komm zwischen Ball und Tor.',
        'Втори ли си? Застани между топката и вратата.',
      ],
    ],
    more: [
      [
        'Both goals count for the one who wins the ball first.',
        'Wer zuerst am Ball ist, darf auf beide Tore.',
        'Който е пръв на топката, вкарва в двете врати.',
      ],
    ],
    easier: [
      'Two balls: each called child has one and races to score.',
      'Zwei Bälle: Jedes gerufene Kind hat einen und trifft um die Wette.',
      'Две топки: всяко извикано дете има своя и се състезава.',
    ],
    scoring: [
      'One point per goal, one for the first touch.',
      'Ein Punkt je Tor, einer für den ersten Kontakt.',
      'Точка за гол и точка за първото докосване.',
    ],
    question: [
      'What do you do if you arrive second?',
      'Was machst du, wenn du Zweiter bist?',
      'Какво правиш, ако си втори?',
    ],
    fault: [
      'Both run into each other with heads down.',
      'Beide laufen mit gesenktem Kopf ineinander.',
      'Двамата се сблъскват с наведени глави.',
    ],
  },
  {
    key: 'two',
    harder: 1,
    teams: [3, 6],
    kind: { topic: 'combination_play' },
    name: ['two numbers, 2v2', 'zwei Nummern, 2 gegen 2', 'два номера, 2 срещу 2'],
    aim: [
      'Find roles at once: one goes to the ball, one offers.',
      'Sofort Rollen finden: einer zum Ball, einer bietet sich an.',
      'Мигновени роли: единият към топката, другият се предлага.',
    ],
    rule: [
      'Two numbers are called; they play 2v2. A goal after a pass counts double.',
      'Zwei Nummern werden gerufen; sie spielen 2 gegen 2. Ein Tor nach einem Pass zählt doppelt.',
      'Викат се два номера и играят 2 срещу 2. Гол след пас е двоен.',
    ],
    points: [
      [
        'Call “mine”, then your partner goes wide.',
        'Ruf „Meiner!“, dann geht der Partner breit.',
        'Викни „Мой!“ и партньорът отива широко.',
      ],
      [
        'Defending: one at the ball, one a step behind.',
        'Abwehr: einer am Ball, einer einen Schritt dahinter.',
        'Защита: един на топката, един крачка зад него.',
      ],
    ],
    more: [
      [
        'The second number is called only after three seconds.',
        'Die zweite Nummer folgt erst nach drei Sekunden.',
        'Вторият номер се вика след три секунди.',
      ],
    ],
    easier: [
      'The attackers receive the pass to feet.',
      'Ein Team bekommt den Ball in den Fuß.',
      'Единият отбор получава топката в крака.',
    ],
    scoring: [
      'One point per goal, two after a pass.',
      'Ein Punkt je Tor, zwei nach einem Pass.',
      'Точка за гол, две след пас.',
    ],
    question: [
      'How do two decide quickly who goes to the ball?',
      'Wie klärt ihr zu zweit schnell, wer zum Ball geht?',
      'Как двама бързо решават кой отива?',
    ],
    fault: ['Both go for the ball.', 'Beide gehen zum Ball.', 'И двамата отиват към топката.'],
  },
  {
    key: 'sums',
    harder: 1,
    teams: [3, 6],
    kind: { corners: ['technical', 'psychological', 'social'] },
    name: ['mental arithmetic', 'Kopfrechnen', 'смятане наум'],
    aim: [
      'Think and act at the same time, help each other with the solution.',
      'Gleichzeitig denken und handeln, einander beim Lösen helfen.',
      'Мислене и действие едновременно, взаимна помощ.',
    ],
    rule: [
      'The coach calls a sum such as “3 minus 1, and 1 times 1”: the results are the numbers that play. Two equal results: one number alone plays against one.',
      'Der Trainer ruft Aufgaben wie „3 minus 1 und 1 mal 1“: Die Ergebnisse spielen. Zweimal dasselbe Ergebnis heißt 1 gegen 1.',
      'Треньорът вика задача, например „3 минус 1 и 1 по 1“: играят номерата от отговорите. Еднакви отговори значи 1 срещу 1.',
    ],
    points: [
      [
        'Tell your friend: you are two!',
        'Sag es deinem Freund: Du bist die Zwei!',
        'Кажи на приятеля: ти си двойката!',
      ],
      [
        'Late start? Run the way between ball and goal.',
        'Zu spät? Lauf den Weg zwischen Ball und Tor.',
        'Закъсня ли, тичай между топката и вратата.',
      ],
    ],
    more: [
      [
        'Sums are shown with fingers, not called.',
        'Aufgaben werden mit Fingern gezeigt.',
        'Задачите се показват с пръсти.',
      ],
    ],
    easier: [
      'Show the number of fingers without a sum.',
      'Nur eine Zahl mit den Fingern zeigen.',
      'Показва се само число с пръсти.',
    ],
    scoring: [
      'One point per goal, one for the right pair on the pitch first.',
      'Ein Punkt je Tor, einer für das schneller richtige Paar.',
      'Точка за гол и точка за по-бързата вярна двойка.',
    ],
    question: [
      'What helps you to stay calm when it is hectic?',
      'Was hilft dir, im Trubel ruhig zu bleiben?',
      'Какво ти помага да си спокоен в бързането?',
    ],
    fault: [
      'Quick children shout all the answers: whisper within the team.',
      'Schnelle Kinder rufen alles vor: im Team flüstern.',
      'Бързите викат всички отговори: шепнете в отбора.',
    ],
  },
  {
    key: 'from-behind',
    harder: 1,
    kind: { topic: 'defending_1v1', moment: 'transition_to_defence' },
    name: ['head start for one', 'einer mit Vorsprung', 'преднина за единия'],
    aim: [
      'Protect the lead with the body; catch up and win the ball fairly.',
      'Den Vorsprung mit dem Körper schützen; aufholen und fair erobern.',
      'Пазене на преднината с тяло; догонване и чисто отнемане.',
    ],
    rule: [
      'The called number of one team receives the pass and starts; the opposing one runs round their own goal first, then defends or chases. Teams take turns.',
      'Die gerufene Nummer eines Teams bekommt den Ball und startet; der Gegner umläuft erst sein Tor, dann verteidigt oder verfolgt er. Die Teams wechseln sich ab.',
      'Извиканият номер на единия отбор получава топката и тръгва; другият първо обикаля вратата си, после защитава. Отборите се редуват.',
    ],
    points: [
      [
        'Cut across the chaser’s path: now they must wait.',
        'Kreuz den Laufweg des Verfolgers, dann muss er warten.',
        'Пресечи пътя на догонващия и той ще чака.',
      ],
      [
        'Chaser: get alongside first, then use the foot.',
        'Verfolger: erst auf gleiche Höhe, dann der Fuß.',
        'Догонващ: първо се изравни, после с крак.',
      ],
    ],
    more: [
      [
        'Less head start: touch the post only.',
        'Weniger Vorsprung: nur den Pfosten berühren.',
        'По-малка преднина: само докосване на гредата.',
      ],
    ],
    easier: [
      'The chaser starts from a sitting position too.',
      'Der Verfolger startet zusätzlich im Sitzen.',
      'Догонващият тръгва и от седеж.',
    ],
    scoring: [
      'One point per goal, one for a clean steal.',
      'Ein Punkt je Tor, einer für sauberen Ballgewinn.',
      'Точка за гол, точка за чисто отнемане.',
    ],
    question: [
      'When do you slow down although someone is chasing?',
      'Wann bremst du, obwohl jemand jagt?',
      'Кога намаляваш, макар че те гонят?',
    ],
    fault: [
      'Chaser pulls the shirt or kicks from behind.',
      'Der Verfolger zieht am Trikot oder tritt von hinten.',
      'Догонващият дърпа или рита отзад.',
    ],
  },
  {
    key: 'all-in',
    harder: 2,
    teams: [3, 6],
    kind: { practice_type: 'small_sided_game', topic: 'combination_play' },
    name: ['“everyone!”', '„Alle!“', '„Всички!“'],
    aim: [
      'Switch from a duel to a team game in a moment.',
      'Blitzschnell vom Duell zum Teamspiel wechseln.',
      'Мигновено преминаване от двубой към отборна игра.',
    ],
    rule: [
      'It begins with one or two numbers; at “Everyone!” all join in until there is a goal. At “Home!” all but the first called run back.',
      'Es beginnt mit einer oder zwei Nummern; bei „Alle!“ spielen alle mit, bis ein Tor fällt. Bei „Heim!“ laufen alle außer den zuerst Gerufenen zurück.',
      'Започва се с един или два номера; при „Всички!“ се включват всички до гол. При „У дома!“ всички без първите се връщат.',
    ],
    points: [
      [
        'Joining in: run where there is space, not to the ball.',
        'Beim Dazukommen: in den Raum, nicht zum Ball.',
        'При включване: към пространството, не към топката.',
      ],
      [
        'On the ball: hold it for two seconds, help is coming.',
        'Am Ball: zwei Sekunden halten, Hilfe kommt.',
        'С топката: задръж две секунди, помощта идва.',
      ],
    ],
    more: [
      [
        'The call is for one team only: it is one more for a moment.',
        'Der Ruf gilt nur für ein Team: kurz Überzahl.',
        'Сигналът е само за единия отбор: кратко предимство.',
      ],
    ],
    easier: [
      'A second ball comes with the call.',
      'Mit dem Ruf kommt ein zweiter Ball.',
      'Със сигнала идва и втора топка.',
    ],
    scoring: [
      'Goal in the duel two, with everyone one.',
      'Tor im Duell zwei, mit allen eins.',
      'Гол в двубой – две, с всички – една.',
    ],
    question: [
      'Where did you run when all came in?',
      'Wohin bist du gelaufen, als alle kamen?',
      'Къде тичаше, когато влязоха всички?',
    ],
    fault: [
      'A swarm of children round the ball.',
      'Ein Schwarm um den Ball.',
      'Рояк около топката.',
    ],
  },
]
