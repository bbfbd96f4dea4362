/** The signs that start the press. */
import type { DefendingTask } from '../kit'

export const triggerTasks: readonly DefendingTask[] = [
  {
    key: 'wide-pass',
    harder: 0,
    name: ['pass to the side', 'Pass nach außen', 'пас към фланга'],
    aim: [
      'Use the side line as one more defender.',
      'Die Seitenlinie als weiteren Verteidiger nutzen.',
      'Тъчлинията е още един защитник.',
    ],
    rule: [
      'Amber waits in the middle. A pass to the side is the sign: the near one attacks, the next ones close the pass inside and back. Won at the side counts two.',
      'Gelb wartet in der Mitte. Der Pass nach außen ist das Zeichen: Der Nahe greift an, die Nächsten schließen innen und hinten. Gewinn außen zählt zwei.',
      'Жълтите чакат в центъра. Пасът към фланга е знакът: близкият напада, следващите затварят навътре и назад. Отнемане отстрани е две точки.',
    ],
    points: [
      [
        'Close the inside first: the line takes care of the rest.',
        'Zuerst innen schließen: Den Rest macht die Linie.',
        'Първо затвори навътре: останалото прави линията.',
      ],
    ],
    more: [
      [
        'Green may play long out of the press.',
        'Grün darf sich lang befreien.',
        'Зелените може да излязат с дълга топка.',
      ],
    ],
    easier: [
      'The wide player needs three touches.',
      'Der Außenspieler braucht drei Kontakte.',
      'Крайният прави три докосвания.',
    ],
    scoring: [
      'Won at the side: two points; elsewhere: one; green through: one for green.',
      'Gewinn außen: zwei Punkte; sonst: einer; Grün durch: einer für Grün.',
      'Отнемане отстрани: две; другаде: една; преминаване: една за зелените.',
    ],
    question: [
      'Which pass was still open for the wide player?',
      'Welcher Pass war für den Außenspieler noch offen?',
      'Кой пас беше още отворен за крайния?',
    ],
    fault: [
      'Pressing from the outside and opening the middle.',
      'Von außen pressen und die Mitte öffnen.',
      'Натиск отвън, който отваря центъра.',
    ],
  },
  {
    key: 'back-pass',
    harder: 1,
    name: ['pass back', 'Rückpass', 'пас назад'],
    aim: [
      'Gain ground while the ball rolls backwards.',
      'Raum gewinnen, solange der Ball zurückrollt.',
      'Печелене на терен, докато топката се връща.',
    ],
    rule: [
      'Every pass back starts the press: amber runs with the ball and marks the nearest ones. Won before the ball is past half-way again: two points.',
      'Jeder Rückpass startet das Pressing: Gelb läuft mit dem Ball und nimmt die Nächsten auf. Gewinn, bevor der Ball wieder über der Mitte ist: zwei Punkte.',
      'Всеки пас назад пуска пресата: жълтите тичат с топката и поемат близките. Отнемане, преди тя да мине пак средата: две точки.',
    ],
    points: [
      [
        'Run as long as it rolls; when it arrives, be two metres away.',
        'Lauf, solange er rollt; kommt er an, bist du zwei Meter davor.',
        'Тичай, докато се търкаля; щом стигне, да си на два метра.',
      ],
    ],
    more: [
      [
        'After the back pass green has only one touch.',
        'Nach dem Rückpass hat Grün nur einen Kontakt.',
        'След паса назад зелените са с едно докосване.',
      ],
    ],
    easier: [
      'The coach asks green for a back pass.',
      'Der Trainer verlangt von Grün einen Rückpass.',
      'Треньорът поисква пас назад от зелените.',
    ],
    scoring: [
      'Won after a back pass: two points; long ball forced: one; green through: one for green.',
      'Gewinn nach Rückpass: zwei Punkte; langer Ball erzwungen: einer; Grün durch: einer für Grün.',
      'Отнемане след пас назад: две; принудена дълга топка: една; преминаване: една за зелените.',
    ],
    question: [
      'What did the receiver see when you arrived?',
      'Was sah der Empfänger, als du ankamst?',
      'Какво виждаше получаващият, когато пристигна?',
    ],
    fault: [
      'The back line does not step up with the front.',
      'Die letzte Linie rückt nicht mit auf.',
      'Задната линия не излиза с предните.',
    ],
  },
  {
    key: 'touch',
    harder: 1,
    name: [
      'poor touch or closed body',
      'schlechte Annahme, Rücken zum Spiel',
      'лошо докосване или гръб',
    ],
    aim: [
      'Read the opponent: who cannot see cannot play.',
      'Den Gegner lesen: Wer nicht sieht, kann nicht spielen.',
      'Разчитане на противника: който не вижда, не може да играе.',
    ],
    rule: [
      'Amber may press only when a green player has the back to goal, the ball bounces or is too far from the foot. Whoever sees it shouts "go". Won within four seconds: two points.',
      'Gelb presst nur, wenn ein Grüner mit dem Rücken zum Tor steht, der Ball springt oder zu weit vom Fuß ist. Wer es sieht, ruft „los“. Gewinn binnen vier Sekunden: zwei Punkte.',
      'Жълтите пресират само ако зелен е с гръб, топката подскача или е далеч от крака. Който види, вика „хайде“. Отнемане до четири секунди: две точки.',
    ],
    points: [
      [
        'Eyes on the first touch, not on the player.',
        'Blick auf den ersten Kontakt, nicht auf den Spieler.',
        'Поглед в първото докосване, не в играча.',
      ],
    ],
    more: [
      [
        'A wrong "go" costs a point.',
        'Ein falsches „los“ kostet einen Punkt.',
        'Грешно „хайде“ струва точка.',
      ],
    ],
    easier: [
      'Green plays every third pass in the air.',
      'Grün spielt jeden dritten Pass hoch.',
      'Зелените играят всеки трети пас по въздух.',
    ],
    scoring: [
      'Won after "go": two points; otherwise one; green through: one for green.',
      'Gewinn nach „los“: zwei Punkte; sonst einer; Grün durch: einer für Grün.',
      'Отнемане след „хайде“: две; иначе една; преминаване: една за зелените.',
    ],
    question: [
      'Who was the first to see the sign?',
      'Wer hat das Zeichen zuerst gesehen?',
      'Кой пръв видя знака?',
    ],
    fault: [
      'Pressing somebody who has time and looks up.',
      'Einen pressen, der Zeit hat und aufschaut.',
      'Преса срещу играч с време и вдигнат поглед.',
    ],
  },
  {
    key: 'own-sign',
    harder: 2,
    from: 11,
    name: ['secret sign of the team', 'geheimes Zeichen des Teams', 'таен знак на отбора'],
    aim: [
      'Agree as a team when to press and when to wait.',
      'Als Team vereinbaren, wann gepresst und wann gewartet wird.',
      'Отборна уговорка кога се пресира и кога се чака.',
    ],
    rule: [
      'Amber agrees on two signs in secret before each round. Green guesses them after the round; a sign that was not guessed and led to a ball won counts three.',
      'Gelb vereinbart vor jedem Durchgang geheim zwei Zeichen. Grün rät danach; ein nicht erratenes Zeichen mit Ballgewinn zählt drei.',
      'Преди серията жълтите тайно уговарят два знака. После зелените познават; непознат знак с отнемане е три точки.',
    ],
    points: [
      [
        'Short meeting: who starts, who closes, what if it fails?',
        'Kurze Besprechung: Wer startet, wer schließt, was, wenn es nicht klappt?',
        'Кратко съвещание: кой тръгва, кой затваря, какво, ако не стане?',
      ],
    ],
    more: [
      [
        'New signs after every ball won.',
        'Nach jedem Gewinn neue Zeichen.',
        'Нови знаци след всяко отнемане.',
      ],
    ],
    easier: [
      'The team chooses from three signs of the coach.',
      'Das Team wählt aus drei Zeichen des Trainers.',
      'Отборът избира от три знака на треньора.',
    ],
    scoring: [
      'Won after a secret sign: three; after a guessed one: one; green through: one for green.',
      'Gewinn nach geheimem Zeichen: drei; nach erratenem: einer; Grün durch: einer für Grün.',
      'След таен знак: три; след познат: една; преминаване: една за зелените.',
    ],
    question: [
      'Which sign suits this opponent best?',
      'Welches Zeichen passt am besten zu diesem Gegner?',
      'Кой сигнал за преса подхожда най-добре срещу този противник?',
    ],
    fault: [
      'Half of the team follows one sign, half the other.',
      'Die halbe Mannschaft folgt dem einen, die andere dem anderen Zeichen.',
      'Половината отбор следва единия знак, половината другия.',
    ],
  },
]
