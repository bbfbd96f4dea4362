/** How the line is won. */
import type { Task } from '../kit'

export const lineTasks: readonly Task[] = [
  {
    key: 'head-on',
    harder: 0,
    name: ['head-on', 'frontal', 'лице в лице'],
    aim: [
      'The first touch already goes at the defender.',
      'Schon der erste Kontakt geht auf den Verteidiger zu.',
      'Още първото докосване е към защитника.',
    ],
    rule: [
      'Green dribbles over the opposite line anywhere, with the ball under control.',
      'Grün dribbelt irgendwo mit kontrolliertem Ball über die Gegenlinie.',
      'Зеленият минава с овладяна топка през противоположната линия, където избере.',
    ],
    points: [
      [
        'Take the pass forwards: make the space between you and the defender your run-up.',
        'Nimm den Pass nach vorn mit: Der Raum zum Verteidiger ist dein Anlauf.',
        'Поеми паса напред: пространството до защитника е твоето засилване.',
      ],
      [
        'Feint two metres away, then a long touch past.',
        'Zwei Meter vorher täuschen, dann ein langer Kontakt vorbei.',
        'Финт на два метра, после дълго докосване покрай него.',
      ],
    ],
    more: [
      [
        'Amber passes harder or bouncing.',
        'Gelb passt schärfer oder hüpfend.',
        'Жълтият подава по-силно или с отскок.',
      ],
    ],
    easier: [
      'Amber may start only when green has touched twice.',
      'Gelb startet erst nach dem zweiten Kontakt von Grün.',
      'Жълтият тръгва след второто докосване на зеления.',
    ],
    scoring: ['One point over the line.', 'Ein Punkt über die Linie.', 'Една точка през линията.'],
    question: [
      'What did the defender’s feet tell you?',
      'Was verrieten die Füße des Verteidigers?',
      'Какво ти подсказаха краката на защитника?',
    ],
    fault: [
      'The first touch goes backwards.',
      'Der erste Kontakt geht zurück.',
      'Първото докосване е назад.',
    ],
  },
  {
    key: 'stop-zone',
    harder: 0,
    name: ['stop in the end zone', 'Stopp in der Endzone', 'спиране в крайната зона'],
    aim: [
      'Beat the defender and have the ball under control again behind.',
      'Den Verteidiger schlagen und den Ball dahinter wieder beherrschen.',
      'Преодоляване на защитника и отново пълен контрол след него.',
    ],
    rule: [
      'The last 2 m are the end zone: green scores by stopping the ball in it with the sole. Amber may not enter the zone before the ball.',
      'Die letzten 2 m sind Endzone: Grün punktet, wenn er den Ball darin mit der Sohle stoppt. Gelb darf nicht vor dem Ball hinein.',
      'Последните 2 м са крайна зона: зеленият печели, ако спре там топката с подметка. Жълтият не влиза преди топката.',
    ],
    points: [
      [
        'After the move look at the zone: how long may the next touch be?',
        'Nach der Finte auf die Zone schauen: Wie lang darf der nächste Kontakt sein?',
        'След финта виж зоната: колко дълго може да е следващото докосване?',
      ],
      [
        'Put your body in the defender’s way before you brake.',
        'Bring den Körper in den Laufweg, bevor du bremst.',
        'Сложи тялото на пътя му, преди да спреш.',
      ],
    ],
    more: [['Zone only one metre deep.', 'Zone nur einen Meter tief.', 'Зона само метър дълбока.']],
    easier: ['Zone three metres deep.', 'Zone drei Meter tief.', 'Зона, дълбока три метра.'],
    scoring: [
      'Stopped in the zone one point, stopped with the weaker foot two.',
      'Stopp in der Zone ein Punkt, mit dem schwächeren Fuß zwei.',
      'Спиране в зоната – точка, със слабия крак – две.',
    ],
    question: [
      'What is harder: getting past or stopping? Why?',
      'Was ist schwerer: vorbeikommen oder stoppen? Warum?',
      'Кое е по-трудно: да минеш или да спреш? Защо?',
    ],
    fault: [
      'Ball played too long: it rolls through the zone.',
      'Ball zu weit vorgelegt: Er rollt durch die Zone.',
      'Твърде дълга топка: минава през зоната.',
    ],
  },
  {
    key: 'outer-thirds',
    harder: 1,
    name: ['outer thirds count double', 'außen zählt doppelt', 'крайните третини са двойни'],
    aim: [
      'Threaten the middle to open the outside, or the other way round.',
      'Die Mitte bedrohen, um außen zu öffnen, oder umgekehrt.',
      'Заплаха в средата, за да се отвори отстрани, или обратно.',
    ],
    rule: [
      'The end line is divided into thirds: the middle counts one, the outer ones two. Amber knows it too and chooses what to protect.',
      'Die Endlinie ist gedrittelt: Mitte zählt eins, außen zwei. Gelb weiß das auch und entscheidet, was er schützt.',
      'Крайната линия е на три части: средата е една точка, крайните – две. И жълтият го знае и решава какво да пази.',
    ],
    points: [
      [
        'Drive straight at the inside foot: then both ways are open.',
        'Direkt auf den inneren Fuß zu: Dann sind beide Wege offen.',
        'Карай право към вътрешния му крак: тогава и двата пътя са отворени.',
      ],
      [
        'Change direction late and only once.',
        'Spät und nur einmal die Richtung wechseln.',
        'Смени посоката късно и само веднъж.',
      ],
    ],
    more: [['Middle no longer counts.', 'Die Mitte zählt nicht mehr.', 'Средата вече не важи.']],
    easier: [
      'All thirds count the same in the first two goes.',
      'In den ersten zwei Versuchen zählt alles gleich.',
      'В първите два опита всички части са еднакви.',
    ],
    scoring: [
      'Middle one point, outer thirds two, ball won one for amber.',
      'Mitte ein Punkt, außen zwei, Ballgewinn einer für Gelb.',
      'Среда – точка, отстрани – две, отнемане – точка за жълтия.',
    ],
    question: [
      'What did the defender offer you, and was it a trap?',
      'Was bot dir der Verteidiger an, und war es eine Falle?',
      'Какво ти предложи защитникът и капан ли беше?',
    ],
    fault: [
      'Running wide from the start: the touch line helps the defender.',
      'Von Anfang an nach außen: Die Linie hilft dem Verteidiger.',
      'Излизане встрани от самото начало: линията помага на защитника.',
    ],
  },
  {
    key: 'from-the-side',
    harder: 1,
    name: ['defender comes from the side', 'Verteidiger von der Seite', 'защитник отстрани'],
    aim: [
      'Cut across the path of a defender who comes from the side.',
      'Den Laufweg eines seitlich kommenden Verteidigers kreuzen.',
      'Пресичане на пътя на защитник, който идва отстрани.',
    ],
    rule: [
      'Amber starts at the side line. Green may outrun them, cut in behind their back or stop and let them pass. The side changes after each round.',
      'Gelb startet an der Seitenlinie. Grün darf davonlaufen, hinter seinem Rücken nach innen ziehen oder stoppen und ihn vorbeilaufen lassen. Nach jeder Runde Seitenwechsel.',
      'Жълтият тръгва от страничната линия. Зеленият може да избяга, да мине зад гърба му или да спре и да го остави да подмине. Страната се сменя след всяка серия.',
    ],
    points: [
      [
        'Ball on the foot far from the defender.',
        'Ball am Fuß, der dem Verteidiger fern ist.',
        'Топката е на крака, далечен от защитника.',
      ],
      [
        'One step into their path: then they have to run round you.',
        'Ein Schritt in seinen Weg: Dann muss er um dich herum.',
        'Една крачка на пътя му: тогава той трябва да те заобиколи.',
      ],
    ],
    more: [
      [
        'Amber starts two metres nearer to the end line.',
        'Gelb startet zwei Meter näher an der Endlinie.',
        'Жълтият тръгва с два метра по-близо до крайната линия.',
      ],
    ],
    easier: [
      'Amber starts level with green.',
      'Gelb startet auf Höhe von Grün.',
      'Жълтият тръгва на нивото на зеления.',
    ],
    scoring: [
      'Over the line one point; after a stop or a cut behind two.',
      'Über die Linie ein Punkt; nach Stopp oder Haken hinter den Rücken zwei.',
      'През линията – точка; след спиране или минаване зад гърба – две.',
    ],
    question: [
      'When was it better to stop than to run?',
      'Wann war Stoppen besser als Laufen?',
      'Кога беше по-добре да спреш, отколкото да бягаш?',
    ],
    fault: [
      'Running away in a curve: the straight way is the shortest.',
      'In einer Kurve davonlaufen: Geradeaus ist am kürzesten.',
      'Бягане в дъга: правият път е най-къс.',
    ],
  },
]
