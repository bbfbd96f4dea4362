/** Tasks of the through-zones game: how the ball passes the thirds. */
import type { Task } from './kit'

export const throughZonesTasks: readonly Task[] = [
  {
    key: 'zone-by-zone',
    harder: 0,
    name: ['zone by zone', 'Zone für Zone', 'зона след зона'],
    aim: [
      'Bring the ball forward step by step with support in each zone.',
      'Den Ball Schritt für Schritt mit Hilfe in jeder Zone nach vorn bringen.',
      'Топката напредва стъпка по стъпка с подкрепа във всяка зона.',
    ],
    rule: [
      'Before a goal the ball must be received in each of the three zones. It may go back, but no zone is jumped over.',
      'Vor einem Tor muss der Ball in allen drei Zonen angenommen werden. Zurück ist erlaubt, übersprungen wird keine Zone.',
      'Преди гол топката се поема във всяка от трите зони. Назад може, но зона не се прескача.',
    ],
    points: [
      [
        'Player with the ball looks into the next zone first.',
        'Der Ballführende schaut zuerst in die nächste Zone.',
        'Владеещият първо гледа към следващата зона.',
      ],
      [
        'Someone stays behind the ball as a way out.',
        'Einer bleibt hinter dem Ball als Ausweg.',
        'Един остава зад топката като изход.',
      ],
    ],
    more: [
      [
        'Only three passes in a zone.',
        'Höchstens drei Pässe je Zone.',
        'Най-много три паса в зона.',
      ],
    ],
    easier: [
      'A dribble over the line counts as received.',
      'Über die Linie dribbeln zählt als Annahme.',
      'Дрибъл през линията се брои за поемане.',
    ],
    scoring: [
      'A goal one point; a goal with a pass through both lines two.',
      'Ein Tor ein Punkt; mit Pass durch beide Linien zwei.',
      'Гол – точка; с пас през двете линии – две.',
    ],
    question: [
      'Where is the help when the next zone is closed?',
      'Wo ist Hilfe, wenn die nächste Zone zu ist?',
      'Къде е помощта, когато следващата зона е затворена?',
    ],
    fault: [
      'Everyone is already in the last zone and nobody connects.',
      'Alle sind schon in der letzten Zone, keiner verbindet.',
      'Всички са в последната зона и никой не свързва.',
    ],
  },
  {
    key: 'one-moves-up',
    harder: 1,
    name: ['one moves up', 'einer rückt auf', 'един се включва'],
    aim: [
      'Choose the moment to join the next zone and make it one more.',
      'Den Moment wählen, um in die nächste Zone aufzurücken und Überzahl zu schaffen.',
      'Избор на момента за включване в следващата зона.',
    ],
    rule: [
      'Players stay in their zone. Only one may enter the next zone, with the ball or behind a pass; after the attack that player goes back.',
      'Jeder bleibt in seiner Zone. Nur einer darf in die nächste, mit Ball oder hinter seinem Pass; nach dem Angriff geht er zurück.',
      'Всеки остава в зоната си. Само един влиза в следващата, с топка или след паса си; след атаката се връща.',
    ],
    points: [
      [
        'Move up when the receiver can turn, stay when the back is to goal.',
        'Aufrücken, wenn der Empfänger aufdrehen kann, sonst sichern.',
        'Включи се, когато приелият може да се завърти, иначе покривай.',
      ],
      [
        'Talk: "I go" and "I stay".',
        'Reden: „ich gehe“ und „ich bleibe“.',
        'Говорете: „аз тръгвам“ и „аз оставам“.',
      ],
    ],
    more: [
      [
        'One defender may go back to help.',
        'Ein Verteidiger darf zurück helfen.',
        'Един защитник може да се върне в помощ.',
      ],
    ],
    easier: ['Two may move up.', 'Zwei dürfen aufrücken.', 'Двама могат да се включат.'],
    scoring: [
      'Goal one point, goal of the one who moved up two.',
      'Tor ein Punkt, Tor des Aufgerückten zwei.',
      'Гол – точка, гол на включилия се – две.',
    ],
    question: [
      'Who covers when one has moved up?',
      'Wer sichert, wenn einer aufgerückt ist?',
      'Кой покрива, когато един се включи?',
    ],
    fault: [
      'Moving up when the ball is still under pressure.',
      'Aufrücken, obwohl der Ball noch unter Druck ist.',
      'Включване, докато топката е още под натиск.',
    ],
  },
  {
    key: 'two-touch-middle',
    harder: 1,
    name: ['two touches in the middle', 'zwei Kontakte in der Mitte', 'две докосвания в средата'],
    aim: [
      'Play fast where it is tight and take time where there is room.',
      'Schnell spielen, wo es eng ist, Zeit nehmen, wo Platz ist.',
      'Бързо, където е тясно, спокойно, където има място.',
    ],
    rule: [
      'Touches are free in the outer zones, two in the middle zone. A third touch there is a loss.',
      'In den äußeren Zonen freie Kontakte, in der mittleren zwei. Der dritte dort ist ein Verlust.',
      'Във външните зони свободни докосвания, в средната две. Третото там е загуба.',
    ],
    points: [
      [
        'Middle: look before you come into the zone.',
        'Mitte: schauen, bevor du angespielt wirst.',
        'Средата: огледай се, преди да ти подадат.',
      ],
      [
        'Back zone: invite pressure, then play past it.',
        'Hintere Zone: Druck einladen, dann daran vorbei.',
        'Задна зона: покани натиска, после мини покрай него.',
      ],
    ],
    more: [
      [
        'One touch in the middle zone.',
        'Ein Kontakt in der Mittelzone.',
        'Едно докосване в средната зона.',
      ],
    ],
    easier: [
      'Three touches in the middle.',
      'Drei Kontakte in der Mitte.',
      'Три докосвания в средата.',
    ],
    scoring: [
      'Goal one point, two if the middle was one-touch.',
      'Tor ein Punkt, zwei, wenn die Mitte direkt war.',
      'Гол – точка, две, ако в средата е било от първо.',
    ],
    question: [
      'Where could you afford a touch more?',
      'Wo konntest du dir einen Kontakt mehr leisten?',
      'Къде можеше да си позволиш още едно докосване?',
    ],
    fault: [
      'Ball into the middle to someone with the back turned and no help.',
      'Ball in die Mitte auf einen mit Rücken zum Tor ohne Hilfe.',
      'Топка в средата към играч с гръб и без помощ.',
    ],
  },
  {
    key: 'jump-and-set',
    harder: 2,
    name: [
      'over a zone and set back',
      'Zone überspielen und ablegen',
      'прескачане на зона и връщане',
    ],
    aim: [
      'Skip a zone when the middle is closed and use the second ball.',
      'Bei geschlossener Mitte eine Zone überspielen und den zweiten Ball nutzen.',
      'При затворена среда зоната се прескача и се играе втората топка.',
    ],
    rule: [
      'A flat pass from the first to the last zone, set back one-touch into the middle to a team-mate: a point, and the attack goes on to goal.',
      'Ein flacher Pass aus der ersten in die letzte Zone, direkt in die Mitte abgelegt: ein Punkt, und der Angriff läuft weiter aufs Tor.',
      'Пас по земя от първота в последната зона, върнат от първо в средата: точка и атаката продължава към вратата.',
    ],
    points: [
      [
        'Front: pin your man, arm out, set with the near foot.',
        'Vorn: Gegner binden, Arm raus, mit dem nahen Fuß ablegen.',
        'Отпред: задръж противника, ръка встрани, върни с близкия крак.',
      ],
      [
        'Middle players: run forward as the long ball is struck.',
        'Mittelspieler: nach vorn laufen, sobald der lange Ball gespielt wird.',
        'Средните: тръгнете напред, щом дългата топка излети.',
      ],
    ],
    more: [
      [
        'The set-back has to be followed by a shot within four seconds.',
        'Nach der Ablage muss in vier Sekunden der Abschluss kommen.',
        'След връщането ударът идва до четири секунди.',
      ],
    ],
    easier: [
      'The front player may take two touches for the set-back.',
      'Der Vordere darf mit zwei Kontakten ablegen.',
      'Предният може да върне с две докосвания.',
    ],
    scoring: [
      'Jump and set-back one point, goal after it three.',
      'Überspielen und Ablegen ein Punkt, Tor danach drei.',
      'Прескачане и връщане – точка, гол след това – три.',
    ],
    question: [
      'What tells you to play long instead of short?',
      'Was sagt dir: lang statt kurz?',
      'Какво ти казва: дълго вместо късо?',
    ],
    fault: [
      'Long ball and nobody near the one in front.',
      'Langer Ball, und vorn ist niemand in der Nähe.',
      'Дълга топка и никой не е близо до предния.',
    ],
  },
]
