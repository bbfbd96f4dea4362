/** Journeys with the ball; second part. */
import type { IslandTask } from './islands'

export const moreIslandTasks: readonly IslandTask[] = [
  {
    key: 'sharks',
    harder: 1,
    landscape: 'rings',
    sharks: 2,
    kind: { topic: 'dribbling' },
    name: ['sharks between islands', 'Haie zwischen den Inseln', 'акули между островите'],
    aim: [
      'Feel danger, hide the ball and leave in time.',
      'Gefahr spüren, Ball verstecken und rechtzeitig weiterziehen.',
      'Усещане за опасност, скриване на топката и тръгване навреме.',
    ],
    rule: [
      'Two sharks swim and try to kick balls away. An island is safe for four seconds and for one sailor only. Whose ball is kicked away becomes shark.',
      'Zwei Haie schwimmen und spielen Bälle weg. Eine Insel ist vier Sekunden lang und nur für einen sicher. Wessen Ball weggespielt wird, ist der neue Hai.',
      'Две акули плуват и изритват топки. Островът пази четири секунди и само един моряк. Чиято топка е изритана, става акула.',
    ],
    points: [
      [
        'Leave when the shark swims the other way.',
        'Los, wenn der Hai wegschwimmt.',
        'Тръгни, когато акулата плува встрани.',
      ],
      [
        'Put your body between shark and ball.',
        'Körper zwischen Hai und Ball.',
        'Тялото между акулата и топката.',
      ],
    ],
    more: [['Safe for two seconds.', 'Nur zwei Sekunden sicher.', 'Безопасно само две секунди.']],
    easier: ['Sharks must hop on both feet.', 'Haie dürfen nur hüpfen.', 'Акулите само подскачат.'],
    scoring: [
      'One point for each new island reached with the ball.',
      'Ein Punkt für jede neue Insel mit Ball.',
      'Точка за всеки нов остров с топка.',
    ],
    question: [
      'When is the best moment to leave an island?',
      'Wann ist der beste Moment zum Ablegen?',
      'Кога е най-добре да напуснеш острова?',
    ],
    fault: [
      'Sailors stay until they are chased off: count the seconds aloud.',
      'Segler warten, bis sie vertrieben werden: Sekunden laut zählen.',
      'Моряците чакат да ги прогонят: брой секундите на глас.',
    ],
  },
  {
    key: 'parking',
    harder: 1,
    landscape: 'rings',
    sharks: 0,
    kind: { corners: ['technical', 'social'] },
    name: ['parking spaces', 'Parkplatzsuche', 'места за паркиране'],
    aim: [
      'React to a signal and find the nearest solution.',
      'Auf ein Signal reagieren und die nächste Lösung finden.',
      'Реакция на сигнал и най-близкото решение.',
    ],
    rule: [
      'On “Park!” everyone looks for a ring; there are too few. Who finds none exchanges balls with a parked child by a pass and may choose the next signal. No one is out.',
      'Bei „Parken!“ sucht jeder einen Reifen; es sind zu wenige. Wer keinen findet, tauscht per Pass den Ball mit einem Parkenden und gibt das nächste Signal. Keiner scheidet aus.',
      'При „Паркирай!“ всеки търси обръч; те не стигат. Който няма, разменя с пас топката си с паркирал и дава следващия сигнал. Никой не отпада.',
    ],
    points: [
      [
        'Always know two free spaces near you.',
        'Kenne immer zwei freie Plätze in der Nähe.',
        'Винаги знай две свободни места наблизо.',
      ],
      [
        'Last touch soft: park, do not crash.',
        'Letzter Kontakt weich: parken, nicht rammen.',
        'Последното докосване е меко: паркирай, не удряй.',
      ],
    ],
    more: [
      [
        'Parking backwards: pull the ball in with the sole.',
        'Rückwärts einparken: Ball mit der Sohle hineinziehen.',
        'Паркиране назад: придърпай топката с подметка.',
      ],
    ],
    easier: [
      'Two cars may share a space.',
      'Zwei Autos dürfen sich einen Platz teilen.',
      'Две коли могат да делят място.',
    ],
    scoring: [
      'One point per parking space, two when parked backwards.',
      'Ein Punkt je Parkplatz, zwei rückwärts.',
      'Точка за място, две за паркиране назад.',
    ],
    question: [
      'What did you look at before the signal?',
      'Worauf hast du vor dem Signal geachtet?',
      'Какво гледаше преди сигнала?',
    ],
    fault: [
      'Waiting beside a ring: every three seconds a new one.',
      'Neben einem Reifen warten: alle drei Sekunden weiter.',
      'Чакане до обръч: на всеки три секунди към друг.',
    ],
  },
  {
    key: 'toll-keepers',
    harder: 2,
    landscape: 'gates',
    sharks: 2,
    kind: { topic: 'dribbling', practice_type: 'opposed' },
    name: ['toll keepers', 'Zöllner an den Brücken', 'митничари на мостовете'],
    aim: [
      'See which gate is guarded and go to the free one.',
      'Sehen, welches Tor bewacht ist, und das freie nehmen.',
      'Виждане на пазената вратичка и избор на свободната.',
    ],
    rule: [
      'Two keepers run from gate to gate. In a guarded gate they may take the ball; whoever loses it pays one coin (point) and gets it back. New keepers each round.',
      'Zwei Zöllner laufen von Brücke zu Brücke. Im bewachten Tor dürfen sie den Ball erobern; wer ihn verliert, zahlt eine Münze (Punkt) und bekommt ihn zurück. Jede Runde neue Zöllner.',
      'Двама митничари тичат от мост на мост. На пазен мост могат да отнемат топката; загубилият плаща монета (точка) и я получава обратно. Всяка серия – нови.',
    ],
    points: [
      [
        'Dribble at one gate, turn and take the other.',
        'Auf ein Tor zu, abdrehen und das andere nehmen.',
        'Към едната вратичка, завой и през другата.',
      ],
      [
        'Keeper comes? Turn with the outside, away from them.',
        'Kommt der Zöllner, dreh mit der Außenseite weg.',
        'Идва ли митничарят, завий с външната част встрани.',
      ],
    ],
    more: [['Three keepers.', 'Drei Zöllner.', 'Трима митничари.']],
    easier: [
      'Keepers may only block, not win the ball.',
      'Zöllner dürfen nur den Weg versperren.',
      'Митничарите само препречват пътя.',
    ],
    scoring: [
      'One coin per free bridge; pay one for a lost ball.',
      'Eine Münze je freier Brücke; ein Ballverlust kostet eine.',
      'Монета за свободен мост; загубата струва една.',
    ],
    question: [
      'How did you make the keeper run the wrong way?',
      'Wie hast du den Zöllner in die falsche Richtung geschickt?',
      'Как подмами митничаря в грешната посока?',
    ],
    fault: [
      'Insisting on the guarded gate.',
      'Auf das bewachte Tor bestehen.',
      'Упорито към пазената вратичка.',
    ],
  },
]
