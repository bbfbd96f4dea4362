/** Defending from behind with a partner in front, and when the ball goes over the top. */
import type { TaskWords } from '../kit'

export const sandwichWords: TaskWords = {
  en: {
    name: 'Sandwich the target player',
    aim: 'Win the ball from a receiver between two defenders: one holds, one takes.',
    setup:
      '{l} × {w} m, a mini goal right. A server and a runner (both green) at the left, a target player in the middle third; one defender behind the target, one starting level with the runner.',
    steps: [
      'The server plays into the target; that pass lets the second defender go.',
      'The one behind only holds, the one in front attacks the ball.',
      'The runner supports: a lay-off before the sandwich closes beats it.',
      'Ball won: play it over the left end line. Change defenders after six balls.',
    ],
    points: [
      'Behind: stay calm, you are the wall and not the hammer.',
      'In front: come from the blind side, low, foot through the ball.',
      'Cut off the lay-off with your run.',
      'Whoever wins it plays it away at once, the partner offers.',
    ],
    scoring: 'Ball won by the front defender: two points. Turned away: one. Goal: two for green.',
    question: 'Who of you two was able to see the ball?',
    fault: 'Both want to win it, and both are out.',
    harder: ['The runner starts a metre ahead of the second defender.'],
    easier: ['The target needs three touches before the lay-off.'],
  },
  de: {
    name: 'Zielspieler in die Zange nehmen',
    aim: 'Zu zweit den Ball gewinnen: Einer hält, der andere holt ihn.',
    setup:
      '{l} × {w} m, rechts ein Minitor. Links ein Zuspieler und ein Läufer (beide grün), im mittleren Drittel ein Zielspieler; ein Verteidiger in dessen Rücken, einer startet auf Höhe des Läufers.',
    steps: [
      'Der Zuspieler spielt den Zielspieler an; damit startet der zweite Verteidiger.',
      'Der hintere hält nur, der vordere greift den Ball an.',
      'Der Läufer unterstützt: Klatschen, bevor die Zange zu ist, gewinnt.',
      'Erobert: Ball über die linke Linie. Nach sechs Bällen Verteidigerwechsel.',
    ],
    points: [
      'Hinten: ruhig bleiben, du bist die Wand, nicht der Hammer.',
      'Vorn: aus dem Rücken, tief, Fuß durch den Ball.',
      'Mit dem Laufweg den Klatschball zustellen.',
      'Wer gewinnt, spielt sofort weg; der andere bietet sich an.',
    ],
    scoring: 'Vorderer Verteidiger gewinnt: zwei Punkte. Abgedrängt: einer. Tor: zwei für Grün.',
    question: 'Wer von euch beiden konnte den Ball sehen?',
    fault: 'Beide wollen ihn gewinnen, und beide sind überspielt.',
    harder: ['Der Läufer startet einen Meter vor dem zweiten Verteidiger.'],
    easier: ['Drei Pflichtkontakte für den Zielspieler vor dem Klatschen.'],
  },
  bg: {
    name: 'Целевият играч в клещи',
    aim: 'Двама печелят топката: единият държи, другият я взема.',
    setup:
      '{l} × {w} м, вдясно малка врата. Вляво са подаващ и бегач (двамата зелени), в средната третина целеви играч; един защитник е зад него, другият тръгва от височината на бегача.',
    steps: [
      'Подава се към целевия; с този пас тръгва вторият защитник.',
      'Задният само държи, предният напада топката.',
      'Бегачът помага: връщане, преди клещите да се затворят, печели.',
      'Отнета: топката през лявата линия. След шест топки защитниците се сменят.',
    ],
    points: [
      'Отзад: спокойно, ти си стената, не чукът.',
      'Отпред: откъм гърба, ниско, с крак през топката.',
      'С пътя си затвори връщането.',
      'Който спечели, играе веднага; другият се предлага.',
    ],
    scoring: 'Предният отнема: две точки. Изтласкан: една. Гол: две за зелените.',
    question: 'Кой от двама ви виждаше топката?',
    fault: 'И двамата искат топката и двамата са подминати.',
    harder: ['Бегачът тръгва метър пред втория защитник.'],
    easier: ['Целевият прави три докосвания преди връщането.'],
  },
}

export const overWords: TaskWords = {
  en: {
    name: 'To feet or over the top',
    aim: 'Judge from behind whether to press the receiver or drop for the ball in the space.',
    setup:
      '{l} × {w} m, a {goal} with a keeper at the right end. A server at the left, one striker and one defender in the middle; a second pair rests. Keeper and defender talk.',
    steps: [
      'The server takes a touch, looks up, and plays short or over both.',
      'To feet: press and stop the turn. Over the top: turn and race.',
      'The keeper calls for balls that can be reached first.',
      'Play until shot, win or clearance; the other pair is already set.',
      'Change striker and defender after four turns.',
    ],
    points: [
      'Open stance: one foot for forwards, one for the way back.',
      'Server’s head up and big back-swing: drop a step before the kick.',
      'In the race lean in early, before the striker is level.',
      'Clear to the side you face; do not turn in front of goal.',
    ],
    scoring: 'Right first step: one point. Ball won or cleared: two. Goal: three for the striker.',
    question: 'What gave the long ball away?',
    fault: 'Tight behind the striker on flat feet, whatever the server does.',
    harder: ['Two strikers, one defender more.'],
    easier: ['The server shows the long ball with a raised arm.'],
  },
  de: {
    name: 'In den Fuß oder hinter die Abwehr',
    aim: 'Von hinten erkennen, ob man den Empfänger stellt oder für den langen Ball fällt.',
    setup:
      '{l} × {w} m, rechts ein {goal} mit Torwart. Links ein Zuspieler, in der Mitte ein Stürmer und ein Verteidiger; ein zweites Paar pausiert. Torwart und Verteidiger reden miteinander.',
    steps: [
      'Der Zuspieler nimmt an, schaut hoch, spielt kurz oder über beide.',
      'In den Fuß: draufgehen, nicht aufdrehen lassen. Lang: drehen und sprinten.',
      'Der Torwart ruft bei Bällen, die er zuerst hat.',
      'Bis Schuss, Ballgewinn oder Klärung; das andere Paar steht schon bereit.',
      'Nach vier Aktionen tauschen Stürmer und Verteidiger.',
    ],
    points: [
      'Offen stehen: ein Fuß für nach vorn, einer für den Rückweg.',
      'Kopf hoch und weites Ausholen: schon vor dem Schlag einen Schritt fallen.',
      'Im Laufduell früh anlehnen, bevor der Stürmer auf Höhe ist.',
      'Dorthin klären, wohin du schaust; nicht vor dem Tor drehen.',
    ],
    scoring: 'Richtiger erster Schritt: ein Punkt. Gewonnen oder geklärt: zwei. Tor: drei.',
    question: 'Was hat den langen Ball verraten?',
    fault: 'Immer eng und auf den Fersen am Stürmer, egal was der Zuspieler tut.',
    harder: ['Zwei Stürmer, ein Verteidiger mehr.'],
    easier: ['Der Zuspieler hebt vor dem langen Ball den Arm.'],
  },
  bg: {
    name: 'В крака или зад защитата',
    aim: 'Отзад преценяваш дали да притиснеш получаващия, или да паднеш за дългата топка.',
    setup:
      '{l} × {w} м, вдясно {goal} с вратар. Вляво е подаващ, в средата нападател и защитник; втора двойка почива. Вратарят и защитникът си говорят.',
    steps: [
      'Подаващият докосва, вдига глава и играе късо или над двамата.',
      'В крака: притисни и не давай обръщане. Над вас: завърти се и спринтирай.',
      'Вратарят вика за топките, до които стига пръв.',
      'Играе се до удар, отнемане или изчистване; другата двойка е готова.',
      'След четири опита нападател и защитник се сменят.',
    ],
    points: [
      'Отворена стойка: единият крак за напред, другият за назад.',
      'Вдигната глава и голям замах: отстъпи крачка преди удара.',
      'При надбягване се облегни рано, преди да се изравни.',
      'Чисти натам, накъдето гледаш; не се върти пред вратата.',
    ],
    scoring: 'Вярна първа крачка: точка. Отнета или изчистена: две. Гол: три за нападателя.',
    question: 'Какво издаде дългата топка?',
    fault: 'Плътно зад нападателя на пети, каквото и да прави подаващият.',
    harder: ['Двама нападатели и още един защитник.'],
    easier: ['Преди дългата топка подаващият вдига ръка.'],
  },
}
