/** The patterns of the build-up. */
import type { TransitionTask } from '../kit'

export const patternTasks: readonly TransitionTask[] = [
  {
    key: 'over-the-six',
    harder: 0,
    name: [
      'over the six to the full-back',
      'über den Sechser zum Außenverteidiger',
      'през опорния към крайния',
    ],
    aim: [
      'Play inside to get out wide.',
      'Innen spielen, um außen herauszukommen.',
      'Игра навътре, за да се излезе навън.',
    ],
    rule: [
      'Keeper to the centre-back, over the six in the middle to the full-back on the run, who passes into the mini goal. The six has two touches.',
      'Torwart zum Innenverteidiger, über den Sechser in der Mitte in den Lauf des Außenverteidigers, der ins Minitor passt. Der Sechser hat zwei Kontakte.',
      'Вратар към централния, през опорния в средата в движението на крайния, който подава в малката врата. Опорният има две докосвания.',
    ],
    points: [
      [
        'Six: half turned, first touch to the side you go on to.',
        'Sechser: halb gedreht, erster Kontakt zur Seite der Fortsetzung.',
        'Опорен: полуобърнат, първото докосване е към продължението.',
      ],
      [
        'Full-back: start when the centre-back looks up.',
        'Außenverteidiger: Start, wenn der Innenverteidiger hochschaut.',
        'Краен: тръгни, когато централният вдигне глава.',
      ],
    ],
    more: [['The six plays one-touch.', 'Der Sechser spielt direkt.', 'Опорният играе от първо.']],
    easier: [
      'The six may control and turn freely.',
      'Der Sechser darf frei annehmen und drehen.',
      'Опорният спира и се обръща свободно.',
    ],
    scoring: [
      'Clean run through without a bad touch one point; ten win.',
      'Sauberer Durchlauf ein Punkt; zehn gewinnen.',
      'Чисто изпълнение – точка; до десет.',
    ],
    question: [
      'Where must the six stand to see both sides?',
      'Wo muss der Sechser stehen, um beide Seiten zu sehen?',
      'Къде трябва да е опорният, за да вижда двете страни?',
    ],
    fault: [
      'Full-back starts too early and stands when the ball comes.',
      'Der Außenverteidiger startet zu früh und steht beim Pass.',
      'Крайният тръгва рано и стои при паса.',
    ],
  },
  {
    key: 'over-the-wing',
    harder: 1,
    name: [
      'full-back, inside, in behind',
      'Außenverteidiger, innen, in die Tiefe',
      'краен, навътре, в дълбочина',
    ],
    aim: [
      'Use the wall inside and run on outside.',
      'Innen klatschen lassen und außen durchlaufen.',
      'Отиграване навътре и тичане отвън.',
    ],
    rule: [
      'Keeper, centre-back, full-back; the full-back plays inside to the midfielder and runs up the line for the return.',
      'Torwart, Innenverteidiger, Außenverteidiger; der spielt nach innen und läuft für den Doppelpass die Linie entlang.',
      'Вратар, централен, краен; той играе навътре и тича по линията за връщането.',
    ],
    points: [
      [
        'Play and sprint: the run must be faster than the opponent turns.',
        'Spielen und sprinten: schneller, als der Gegner dreht.',
        'Подай и спринтирай: по-бързо от завъртането на противника.',
      ],
      [
        'Return pass into the run, past the mannequin’s back.',
        'Rückpass in den Lauf, hinter dem Rücken des Dummys.',
        'Връщане в движение зад гърба на манекена.',
      ],
    ],
    more: [
      [
        'From full-back on all one-touch.',
        'Ab dem Außenverteidiger alles direkt.',
        'От крайния нататък всичко от първо.',
      ],
    ],
    easier: [
      'The return may be to feet.',
      'Das Rückspiel darf in den Fuß.',
      'Връщането може и в крака.',
    ],
    scoring: [
      'One point if nobody has to brake.',
      'Ein Punkt, wenn keiner bremsen muss.',
      'Точка, ако никой не забавя.',
    ],
    question: [
      'How far in front of the runner must the ball be?',
      'Wie weit vor den Läufer muss der Ball?',
      'Колко пред тичащия трябва да е топката?',
    ],
    fault: [
      'Midfielder comes so close that there is no angle.',
      'Der Mittelfeldspieler kommt zu nah, der Winkel fehlt.',
      'Халфът идва твърде близо и няма ъгъл.',
    ],
  },
  {
    key: 'keeper-switch',
    harder: 1,
    name: [
      'back to the keeper and out',
      'zurück zum Torwart und heraus',
      'назад към вратаря и навън',
    ],
    aim: [
      'Change the side over the keeper.',
      'Die Seite über den Torwart wechseln.',
      'Смяна на страната през вратаря.',
    ],
    rule: [
      'Keeper to the first centre-back, back to the keeper, who moves the ball to the other one; that player finds the far full-back high up the line.',
      'Torwart zum ersten Innenverteidiger, zurück zum Torwart, der auf den anderen verlagert; dieser findet den fernen Außenverteidiger hoch an der Linie.',
      'Вратар към единия централен, обратно, после към другия; той намира далечния краен високо по линията.',
    ],
    points: [
      [
        'Keeper: stand beside the goal, receive with the foot you pass with next.',
        'Torwart: neben dem Tor anbieten, mit dem Fuß annehmen, der schon öffnet.',
        'Вратар: предложи се до вратата, приеми с крака към другата страна.',
      ],
      [
        'Far centre-back: step back to be open, first touch forward.',
        'Ferner Innenverteidiger: einen Schritt zurück, offen, erster Kontakt nach vorn.',
        'Далечен централен: крачка назад, отворен, първото докосване – напред.',
      ],
    ],
    more: [['Keeper with one touch.', 'Torwart mit einem Kontakt.', 'Вратарят с едно докосване.']],
    easier: [
      'Keeper with free touches.',
      'Torwart mit freien Kontakten.',
      'Вратарят без ограничение.',
    ],
    scoring: [
      'One point if the ball is over midfield within eight seconds.',
      'Ein Punkt, wenn der Ball in acht Sekunden vorn ist.',
      'Точка, ако топката е напред до осем секунди.',
    ],
    question: [
      'What does the opponent do when we pass back?',
      'Was macht der Gegner beim Rückpass?',
      'Какво прави противникът при пас назад?',
    ],
    fault: [
      'Passes so slow that a real opponent would be there.',
      'So langsame Pässe, dass ein echter Gegner da wäre.',
      'Толкова бавни пасове, че истински противник ще стигне.',
    ],
  },
  {
    key: 'drop-and-lay-off',
    harder: 2,
    from: 11,
    name: [
      'long to the striker, lay-off, deep',
      'lang zur Spitze, Ablage, Tiefe',
      'дълга топка, връщане, дълбочина',
    ],
    aim: [
      'Skip the press over the striker.',
      'Das Pressing über die Spitze überspielen.',
      'Прескачане на пресата през нападателя.',
    ],
    rule: [
      'The centre-back plays through to the dropping striker, who lays off to midfield; from there the ball goes first time behind the last line.',
      'Der Innenverteidiger spielt durch auf den kommenden Stürmer, der ins Mittelfeld ablegt; von dort geht der Ball direkt hinter die letzte Linie.',
      'Централният пробива към слизащия нападател, който връща към халфа; оттам топката от първо отива зад последната линия.',
    ],
    points: [
      [
        'Striker: check away, then come at speed, one touch with the inside.',
        'Stürmer: weg vom Ball, dann mit Tempo hin, direkt mit der Innenseite.',
        'Нападател: отдръпни се, после със скорост, от първо с вътрешната част.',
      ],
      [
        'Deep runner: watch the midfielder’s head, go when it comes up.',
        'Tiefenläufer: Schau auf den Mittelfeldspieler, starte, wenn er hochblickt.',
        'Тичащ в дълбочина: гледай халфа и тръгни, когато вдигне глава.',
      ],
    ],
    more: [
      [
        'The first ball is lofted and taken on the chest or foot.',
        'Der erste Ball kommt hoch, mit Brust oder Fuß verarbeitet.',
        'Първата топка е висока, овладява се с гърди или крак.',
      ],
    ],
    easier: [
      'Each station has two touches.',
      'Jede Station hat zwei Kontakte.',
      'Всяка станция има две докосвания.',
    ],
    scoring: [
      'One point per complete chain of three one-touch passes.',
      'Ein Punkt je Kette aus drei direkten Pässen.',
      'Точка за верига от три паса от първо.',
    ],
    question: [
      'What does the deep run do for the lay-off?',
      'Was bringt der Tiefenlauf der Ablage?',
      'Как помага тичането в дълбочина на връщането?',
    ],
    fault: [
      'Lay-off behind the midfielder.',
      'Ablage in den Rücken des Mittelfeldspielers.',
      'Връщане зад халфа.',
    ],
  },
]
