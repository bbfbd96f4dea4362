/** Ways of playing tag with the ball; second part. */
import type { TagTask } from './tag'

export const moreTagTasks: readonly TagTask[] = [
  {
    key: 'kick-out',
    harder: 1,
    catchers: 1,
    isWithBall: false,
    name: ['who keeps the ball inside?', 'wer hält den Ball im Feld?', 'кой пази топката вътре?'],
    aim: [
      'Shield the ball from an opponent who comes for it.',
      'Den Ball gegen einen Angreifer abschirmen.',
      'Топката се прикрива от отнемащия.',
    ],
    rule: [
      'The catcher plays balls out of the field. Fetch it, juggle or tap five times at the line and come back. The catcher stops after 30 seconds and hands over.',
      'Der Fänger spielt Bälle aus dem Feld. Ball holen, an der Linie fünfmal tippen oder jonglieren, zurück ins Spiel. Nach 30 Sekunden wird der Fänger abgelöst.',
      'Гонещият изритва топки от полето. Вземи я, направи пет докосвания на линията и се върни. След 30 секунди гонещият се сменя.',
    ],
    points: [
      [
        'Side-on, arm out for balance, knees soft.',
        'Seitlich stehen, Arm für die Balance, Knie weich.',
        'Странично, ръка за баланс, меки колене.',
      ],
      [
        'Roll the ball round you with the sole as the catcher comes.',
        'Roll den Ball mit der Sohle um dich herum, wenn er kommt.',
        'Завърти топката около себе си с подметка.',
      ],
    ],
    more: [
      [
        'Two catchers working together.',
        'Zwei Fänger arbeiten zusammen.',
        'Двама гонещи действат заедно.',
      ],
    ],
    easier: [
      'The catcher may only use the weaker foot.',
      'Der Fänger darf nur den schwachen Fuß nehmen.',
      'Гонещият ползва само слабия крак.',
    ],
    scoring: [
      'Start with five lives; each ball out costs one.',
      'Jeder hat fünf Leben; ein Ball im Aus kostet eins.',
      'Всеки има пет живота; изритана топка отнема един.',
    ],
    question: [
      'Where is your body when the catcher is on your left?',
      'Wo ist dein Körper, wenn der Fänger links steht?',
      'Къде е тялото ти, ако гонещият е отляво?',
    ],
    fault: [
      'Facing the opponent with the ball between both.',
      'Frontal zum Gegner, der Ball liegt zwischen beiden.',
      'С лице към противника, а топката е между двамата.',
    ],
  },
  {
    key: 'chain',
    harder: 2,
    catchers: 2,
    isWithBall: false,
    name: ['the growing net', 'das wachsende Netz', 'растящата мрежа'],
    aim: [
      'See gaps early; hunt as a team, not alone.',
      'Lücken früh sehen; als Team jagen, nicht allein.',
      'Пролуките се виждат рано; гони се в отбор, не поотделно.',
    ],
    rule: [
      'The two catchers hold hands. Who is tagged puts the ball outside and joins; nets of four split in two. The last three with a ball win and begin the next round as the net.',
      'Die zwei Fänger halten sich an der Hand. Wer gefangen ist, legt den Ball hinaus und schließt sich an; Viererketten teilen sich. Die letzten drei mit Ball gewinnen und beginnen als Netz.',
      'Двамата гонещи се държат за ръце. Хванатият изнася топката и се включва; мрежа от четирима се дели на две. Последните трима с топка печелят и започват следващата.',
    ],
    points: [
      [
        'Net: drive them to a corner, outside first.',
        'Netz: in die Ecke treiben, zuerst außen zumachen.',
        'Мрежа: избутвайте към ъгъла, първо отвън.',
      ],
      [
        'Dribbler: break out before the net closes.',
        'Dribbler: ausbrechen, bevor das Netz zu ist.',
        'Водещ: излез, преди мрежата да се затвори.',
      ],
    ],
    more: [
      [
        'The net also moves a ball among its feet.',
        'Das Netz führt selbst einen Ball mit.',
        'И мрежата води топка.',
      ],
    ],
    easier: [
      'The net may only be two long.',
      'Das Netz bleibt immer zu zweit.',
      'Мрежата е винаги от двама.',
    ],
    scoring: [
      'Three points for the last three, one for each minute survived.',
      'Drei Punkte für die letzten drei, einer je überstandener Minute.',
      'Три точки за последните трима, по една за оцеляла минута.',
    ],
    question: [
      'How does the net catch with the least running?',
      'Wie fängt das Netz mit den wenigsten Wegen?',
      'Как мрежата хваща с най-малко тичане?',
    ],
    fault: [
      'The net pulls in two directions: one leads.',
      'Das Netz zieht in zwei Richtungen: Einer führt.',
      'Мрежата дърпа на две страни: един да води.',
    ],
  },
  {
    key: 'colours',
    harder: 2,
    catchers: 3,
    isWithBall: true,
    name: ['hunters change on the call', 'Jägerwechsel auf Zuruf', 'смяна на ловците по сигнал'],
    aim: [
      'Switch between fleeing and hunting in an instant.',
      'Blitzschnell zwischen Flucht und Jagd umschalten.',
      'Мигновено превключване между бягство и гонене.',
    ],
    rule: [
      'Amber hunts green. On “Change!” the nearest greens hunt amber for ten seconds, then back. A tagged player does two turns with the ball.',
      'Gelb jagt Grün. Bei „Wechsel!“ jagen die nächsten Grünen für zehn Sekunden Gelb, dann wieder umgekehrt. Wer gefangen ist, macht zwei Drehungen mit Ball.',
      'Жълтите гонят зелените. При „Смяна!“ най-близките зелени гонят жълтите десет секунди, после обратно. Хванатият прави два завоя с топка.',
    ],
    points: [
      [
        'On the call first look, then turn.',
        'Beim Ruf erst schauen, dann drehen.',
        'При сигнала – първо поглед, после завой.',
      ],
      [
        'Stop the ball with one touch and go the other way with the next.',
        'Ein Kontakt stoppt den Ball, der nächste geht in die andere Richtung.',
        'С едно докосване спри, със следващото тръгни обратно.',
      ],
    ],
    more: [
      [
        'The signal is a raised arm: only eyes help.',
        'Das Signal ist ein gehobener Arm: Nur Augen helfen.',
        'Сигналът е вдигната ръка: помагат само очите.',
      ],
    ],
    easier: [
      'Three seconds of peace after each call.',
      'Nach jedem Ruf drei Sekunden Frieden.',
      'След всеки сигнал има три секунди мир.',
    ],
    scoring: [
      'The team with fewer tags after a round gets a point.',
      'Das Team mit weniger Gefangenen bekommt den Punkt.',
      'Точка за отбора с по-малко хванати.',
    ],
    question: [
      'What helps you to react before the others?',
      'Was hilft dir, vor den anderen zu reagieren?',
      'Какво ти помага да реагираш преди другите?',
    ],
    fault: [
      'Staring at the ball and missing the call.',
      'Blick am Ball, der Wechsel wird verpasst.',
      'Поглед в топката и изпуснат сигнал.',
    ],
  },
]
