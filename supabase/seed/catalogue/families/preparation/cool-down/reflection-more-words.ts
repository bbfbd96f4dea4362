/** Questions to take along on the walk, continued. */
import type { DrillTask } from '../kit'

export const moreReflectionTasks: readonly DrillTask[] = [
  {
    key: 'one-picture',
    harder: 1,
    name: ['the picture of the day', 'das Bild des Tages', 'картината на деня'],
    aim: [
      'Keep the central idea of the session in mind.',
      'Die Kernidee des Trainings im Kopf behalten.',
      'Главната идея на тренировката остава в съзнанието.',
    ],
    rule: [
      'Each pair agrees on one scene that shows today’s topic. In the second round it plays the scene in slow motion with the ball; in the third others guess what it shows.',
      'Jedes Paar einigt sich auf eine Szene, die das heutige Thema zeigt. In der zweiten Runde spielt es sie in Zeitlupe mit Ball; in der dritten raten andere, worum es geht.',
      'Всяка двойка избира една сцена, която показва темата на деня. Във втората серия я изиграва бавно с топката; в третата другите познават каква е.',
    ],
    points: [
      [
        'Slow motion: show where you look before the ball comes.',
        'Zeitlupe: Zeig, wohin du schaust, bevor der Ball kommt.',
        'Забавен каданс: покажи накъде гледаш преди топката.',
      ],
      [
        'One idea only, the rest is for another day.',
        'Nur eine Idee, der Rest kommt ein andermal.',
        'Само една идея, другото е за друг ден.',
      ],
    ],
    more: [
      [
        'Find the moment in the last match where it would have helped.',
        'Den Moment im letzten Spiel suchen, in dem es geholfen hätte.',
        'Намерете момент от последния мач, в който това щеше да помогне.',
      ],
    ],
    easier: [
      'The coach names three scenes to choose from.',
      'Der Trainer nennt drei Szenen zur Wahl.',
      'Треньорът назовава три сцени за избор.',
    ],
    scoring: [
      'A scene guessed at once shows that the topic got across.',
      'Wird die Szene sofort erraten, ist das Thema angekommen.',
      'Позната веднага сцена значи, че темата е разбрана.',
    ],
    question: [
      'How would you explain today’s topic to a friend?',
      'Wie erklärst du einem Freund das Thema von heute?',
      'Как би обяснил днешната тема на приятел?',
    ],
    fault: [
      'Too many scenes: choose one.',
      'Zu viele Szenen: eine auswählen.',
      'Твърде много сцени: изберете една.',
    ],
  },
  {
    key: 'next-goal',
    harder: 1,
    from: 8,
    name: ['my next step', 'mein nächster Schritt', 'следващата ми крачка'],
    aim: [
      'Set a small goal and plan how to reach it.',
      'Ein kleines Ziel setzen und den Weg dahin planen.',
      'Малка цел и план как да се стигне до нея.',
    ],
    rule: [
      'In the first round say your goal until the next session, in the second when and where you practise, in the third what could get in the way and what you will do then. The partner asks “how will you notice it?”',
      'Erste Runde: dein Ziel bis zum nächsten Training. Zweite: wann und wo du übst. Dritte: was dazwischenkommen kann und was du dann tust. Der Partner fragt: „Woran merkst du es?“',
      'Първа серия: целта ти до следващата тренировка. Втора: кога и къде ще упражняваш. Трета: какво може да попречи и какво ще направиш. Партньорът пита: „По какво ще познаеш?“',
    ],
    points: [
      [
        'A goal you can count: ten minutes, twenty passes.',
        'Ein Ziel, das man zählen kann: zehn Minuten, zwanzig Pässe.',
        'Цел, която се брои: десет минути, двадесет паса.',
      ],
      [
        'Partner: ask, do not advise.',
        'Partner: fragen, nicht raten.',
        'Партньор: питай, не съветвай.',
      ],
    ],
    more: [
      [
        'Write the goal in the app before you go home.',
        'Das Ziel vor dem Heimweg in die App schreiben.',
        'Запиши целта в приложението, преди да си тръгнеш.',
      ],
    ],
    easier: [
      'Choose from three goals of the coach.',
      'Aus drei Zielen des Trainers wählen.',
      'Избери от три цели на треньора.',
    ],
    scoring: [
      'In the next session the partner asks whether it worked.',
      'Im nächsten Training fragt der Partner nach.',
      'На следващата тренировка партньорът пита дали е станало.',
    ],
    question: [
      'What makes you sure that you will do it?',
      'Was macht dich sicher, dass du es tust?',
      'Какво те прави сигурен, че ще го направиш?',
    ],
    fault: [
      'Goals that depend on others: “be picked”.',
      'Ziele, die von anderen abhängen: „aufgestellt werden“.',
      'Цели, които зависят от други: „да съм титуляр“.',
    ],
  },
]
