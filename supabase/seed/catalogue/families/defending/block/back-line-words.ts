/** What the line reacts to. */
import type { DefendingTask } from '../kit'

export const backLineTasks: readonly DefendingTask[] = [
  {
    key: 'shift',
    harder: 0,
    name: ['slide with the ball', 'mit dem Ball verschieben', 'местене с топката'],
    aim: [
      'Everybody arrives when the ball arrives.',
      'Alle sind da, wenn der Ball da ist.',
      'Всички пристигат заедно с топката.',
    ],
    rule: [
      'When the ball is wide, the nearest stands two metres from it and the far one is inside the width of the box. The coach freezes play once a minute: right places are a point.',
      'Ist der Ball außen, steht der Nächste zwei Meter davor und der Ballferne innerhalb der Strafraumbreite. Der Trainer friert einmal je Minute ein: Stimmt alles, gibt es einen Punkt.',
      'Топката е на фланга: най-близкият е на два метра, далечният е в ширината на наказателното поле. Треньорът спира веднъж в минута: верни места са точка.',
    ],
    points: [
      [
        'Run sideways with the shoulder to the goal, do not turn your back.',
        'Lauft seitlich, Schulter zum Tor, nie mit dem Rücken zum Ball.',
        'Тичай странично, с рамо към вратата, без гръб към топката.',
      ],
    ],
    more: [
      [
        'Switch with one long pass allowed.',
        'Verlagerung mit einem langen Pass erlaubt.',
        'Позволена е смяна с един дълъг пас.',
      ],
    ],
    easier: ['Passes only to the neighbour.', 'Pässe nur zum Nachbarn.', 'Пасове само до съседа.'],
    scoring: [
      'Right places at the freeze: one point; pass between two of the line: one for green.',
      'Richtige Plätze beim Einfrieren: ein Punkt; Pass durch die Kette: einer für Grün.',
      'Верни места при спиране: точка; пас през линията: една за зелените.',
    ],
    question: [
      'How far is your neighbour when the ball is with you?',
      'Wie weit ist dein Nachbar weg, wenn der Ball bei dir ist?',
      'Колко далеч е съседът ти, когато топката е при теб?',
    ],
    fault: [
      'Starting only when the receiver has the ball.',
      'Erst losgehen, wenn der Empfänger den Ball hat.',
      'Тръгване едва когато получателят има топката.',
    ],
  },
  {
    key: 'height',
    harder: 1,
    name: ['up and down with the pressure', 'hoch und tief nach Druck', 'височина според натиска'],
    aim: [
      'Read whether the ball can be played deep.',
      'Lesen, ob der tiefe Ball möglich ist.',
      'Разчитане дали е възможен дълбок пас.',
    ],
    rule: [
      'Ball carrier free and looking up: the line drops. Back pass, bad touch or under pressure: the line steps up at once. A deep ball behind a line that stood wrong counts as a goal.',
      'Ballführender frei mit Blick nach vorn: Die Kette fällt. Rückpass, schlechter Kontakt oder Druck: sofort aufrücken. Ein tiefer Ball hinter eine falsch stehende Kette zählt als Tor.',
      'Водещият е свободен и гледа напред: линията слиза. Пас назад, лошо докосване или натиск: веднага нагоре. Дълбока топка зад неправилна линия е гол.',
    ],
    points: [
      [
        'Body open: hips half to the goal when the ball is free.',
        'Offene Stellung: Hüfte halb zum Tor, wenn der Ball frei ist.',
        'Отворено тяло: таз наполовина към вратата при свободна топка.',
      ],
    ],
    more: [
      [
        'Green may play the deep ball at any time.',
        'Grün darf den tiefen Ball jederzeit spielen.',
        'Зелените може да пуснат дълбоко по всяко време.',
      ],
    ],
    easier: [
      'Green lifts an arm before playing deep.',
      'Grün hebt vor dem tiefen Pass den Arm.',
      'Зелените вдигат ръка преди дълбокия пас.',
    ],
    scoring: [
      'Deep ball won: two points; offside: one; reached by green: one for green.',
      'Tiefer Ball gewonnen: zwei Punkte; Abseits: einer; von Grün erreicht: einer für Grün.',
      'Спечелена дълбока топка: две; засада: една; стигната от зелените: една за тях.',
    ],
    question: [
      'What do you see at the passer before the deep ball?',
      'Was siehst du beim Passgeber vor dem tiefen Ball?',
      'Какво виждаш у подаващия преди дълбокия пас?',
    ],
    fault: [
      'Dropping although the passer has the back to goal.',
      'Fallen, obwohl der Passgeber mit dem Rücken zum Tor steht.',
      'Слизане, макар че подаващият е с гръб.',
    ],
  },
  {
    key: 'runner',
    harder: 1,
    from: 12,
    name: [
      'follow or pass on the striker',
      'Stürmer begleiten oder übergeben',
      'следвай или предай',
    ],
    aim: [
      'Decide with the neighbour what happens to a runner.',
      'Mit dem Nachbarn entscheiden, was mit dem Läufer geschieht.',
      'Решение със съседа какво става с бягащия.',
    ],
    rule: [
      'The striker drops short or runs across the line. Who follows into midfield is covered by the neighbours; who passes on calls the name. Turning in front of the line gives green a point.',
      'Der Stürmer lässt sich fallen oder läuft quer vor der Kette. Wer ins Mittelfeld folgt, wird von den Nachbarn gesichert; wer übergibt, ruft den Namen. Aufdrehen vor der Kette gibt Grün einen Punkt.',
      'Нападателят се оттегля или бяга пред линията. Който го следва, е покрит от съседите; който предава, вика име. Обръщане пред линията е точка за зелените.',
    ],
    points: [
      [
        'Go tightly with them for six metres, then hand over to midfield.',
        'Sechs Meter eng mitgehen, dann dem Mittelfeld übergeben.',
        'Шест метра плътно, после го предай на полузащитата.',
      ],
    ],
    more: [
      [
        'A passer may run through the hole that opens.',
        'Ein Passgeber darf durch das entstandene Loch laufen.',
        'Подаващ може да мине през отворилата се дупка.',
      ],
    ],
    easier: [
      'The striker only runs across, never short.',
      'Der Stürmer läuft nur quer, nie kurz.',
      'Нападателят бяга само напречно.',
    ],
    scoring: [
      'Striker cannot turn: one point; ball won: two; goal: two for green.',
      'Stürmer kann nicht aufdrehen: ein Punkt; Gewinn: zwei; Tor: zwei für Grün.',
      'Нападателят не се обръща: точка; отнемане: две; гол: две за зелените.',
    ],
    question: [
      'Who closed the hole you left?',
      'Wer hat das Loch geschlossen, das du gelassen hast?',
      'Кой затвори дупката, която остави?',
    ],
    fault: [
      'Two follow the same striker.',
      'Zwei gehen mit demselben Stürmer mit.',
      'Двама следват един нападател.',
    ],
  },
  {
    key: 'numbers-down',
    harder: 2,
    from: 12,
    name: ['free attack on the line', 'freier Angriff auf die Kette', 'свободна атака'],
    aim: [
      'Hold the shape against a real attack and score after winning it.',
      'Die Ordnung im echten Angriff halten und nach Gewinn treffen.',
      'Запазване на реда при реална атака и гол след отнемане.',
    ],
    rule: [
      'Green attacks freely and has fifteen seconds. A pass round the line is allowed, a shot from the middle counts two.',
      'Grün greift frei an und hat fünfzehn Sekunden. Außen herum ist erlaubt, ein Tor aus der Mitte zählt zwei.',
      'Зелените атакуват свободно за петнадесет секунди. Отстрани е позволено, гол от центъра е две точки.',
    ],
    points: [
      [
        'Protect the middle, give the wing, be ready for the cross.',
        'Schützt die Mitte, gebt den Flügel, seid bereit für die Flanke.',
        'Пазете центъра, отстъпете фланга, готови за центриране.',
      ],
    ],
    more: [
      [
        'Ten seconds after the win to score on the left.',
        'Zehn Sekunden bis zum Tor links nach Gewinn.',
        'Десет секунди до гол вляво след отнемане.',
      ],
    ],
    easier: [
      'Green has to play three passes before attacking.',
      'Grün spielt vor dem Angriff drei Pässe.',
      'Зелените правят три паса преди атаката.',
    ],
    scoring: [
      'Fifteen seconds without a goal: one point; goal after winning it: two; goal: one or two for green.',
      'Fünfzehn Sekunden ohne Tor: ein Punkt; Tor nach Gewinn: zwei; Gegentor: einer oder zwei für Grün.',
      'Петнадесет секунди без гол: точка; гол след отнемане: две; гол на зелените: една или две.',
    ],
    question: [
      'When were you too few, and what did you give up first?',
      'Wann wart ihr zu wenige, und was habt ihr zuerst hergegeben?',
      'Кога бяхте малко и какво отстъпихте първо?',
    ],
    fault: [
      'The line turns and runs to its own goal without pressure on it.',
      'Die Kette dreht um und läuft ohne Not zum eigenen Tor.',
      'Линията се обръща и бяга към вратата без нужда.',
    ],
  },
]
