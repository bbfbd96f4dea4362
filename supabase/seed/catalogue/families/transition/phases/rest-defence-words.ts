/** Tasks of the rest-defence. */
import type { TransitionTask } from '../kit'

export const restTasks: readonly TransitionTask[] = [
  {
    key: 'stay-and-mark',
    harder: 0,
    name: ['fixed guards', 'feste Absicherung', 'постоянно подсигуряване'],
    aim: [
      'Learn the task of those who stay.',
      'Die Aufgabe der Bleibenden lernen.',
      'Усвояване на задачата на оставащите.',
    ],
    rule: [
      'The guards stay in their own half; the strikers may not go back to defend.',
      'Die Absichernden bleiben in ihrer Hälfte; die Stürmer dürfen nicht zurück zum Verteidigen.',
      'Подсигуряващите остават в своята половина; нападателите не се връщат да пазят.',
    ],
    points: [
      [
        'Step in front when the pass to the striker is slow, stay behind when it is hard.',
        'Langsamer Pass auf den Stürmer: davor gehen; scharfer Pass: dahinter bleiben.',
        'Бавен пас към нападателя – изпревари; силен – остани отзад.',
      ],
      [
        'Beaten? Delay, do not dive in: help is coming.',
        'Nicht zu gewinnen? Verzögern, nicht hineinspringen: Hilfe kommt.',
        'Не стигаш? Забави, не се хвърляй: помощта идва.',
      ],
    ],
    more: [
      [
        'Strikers may drop to get the ball.',
        'Die Stürmer dürfen sich fallen lassen.',
        'Нападателите могат да слизат.',
      ],
    ],
    easier: [
      'The counter pass must come within three seconds.',
      'Der Konterpass muss binnen drei Sekunden kommen.',
      'Пасът за контра е до три секунди.',
    ],
    scoring: [
      'Green goal one point; counter goal two for amber; counter stopped one for green.',
      'Tor von Grün ein Punkt; Kontertor zwei für Gelb; gestoppter Konter einer für Grün.',
      'Гол на зелените – точка; гол от контра – две за жълтите; спряна контра – една за зелените.',
    ],
    question: [
      'Where is the best place while your team attacks?',
      'Wo ist dein bester Platz, während dein Team angreift?',
      'Къде е най-доброто ти място, докато отборът атакува?',
    ],
    fault: [
      'Ten metres of distance to the striker.',
      'Zehn Meter Abstand zum Stürmer.',
      'Десет метра разстояние до нападателя.',
    ],
  },
  {
    key: 'squeeze-up',
    harder: 1,
    name: ['move up to halfway', 'bis zur Mitte nachrücken', 'изтегляне до средата'],
    aim: [
      'Keep the team short in attack.',
      'Im Angriff das Team kurz halten.',
      'Отборът остава събран в атака.',
    ],
    rule: [
      'When the ball is in the last third, the guards must be at the halfway line; a goal counts only then. Offside from the halfway line.',
      'Ist der Ball im letzten Drittel, stehen die Absichernden an der Mittellinie; nur dann zählt ein Tor. Abseits ab der Mittellinie.',
      'Когато топката е в последната третина, подсигуряващите са на средата; само тогава голът важи. Засада от средата.',
    ],
    points: [
      [
        'Ball goes forward, you go forward: the distance stays below twenty metres.',
        'Ball nach vorn, du nach vorn: unter zwanzig Meter Abstand.',
        'Топката напред – и ти напред: разстояние под двадесет метра.',
      ],
      [
        'Keeper: come out, you guard the space behind them.',
        'Torwart: Rück heraus, du sicherst den Raum dahinter.',
        'Вратар: излез, ти пазиш пространството зад тях.',
      ],
    ],
    more: [
      [
        'Guards may be beyond halfway.',
        'Die Absichernden dürfen über die Mitte.',
        'Подсигуряващите могат и отвъд средата.',
      ],
    ],
    easier: [
      'Five metres behind the halfway line is enough.',
      'Fünf Meter hinter der Mittellinie genügen.',
      'Стигат пет метра зад средата.',
    ],
    scoring: [
      'Goal with the guards at halfway two points.',
      'Tor mit nachgerückter Absicherung zwei Punkte.',
      'Гол с изтеглено подсигуряване – две точки.',
    ],
    question: [
      'What does the keeper do when you move up?',
      'Was macht der Torwart, wenn ihr nachrückt?',
      'Какво прави вратарят, когато се изтегляте?',
    ],
    fault: [
      'Moving up without looking at the striker.',
      'Nachrücken ohne Blick auf den Stürmer.',
      'Изтегляне без поглед към нападателя.',
    ],
  },
  {
    key: 'first-five-seconds',
    harder: 1,
    name: ['press five seconds, then drop', 'erst fünf Sekunden jagen', 'първо пет секунди преса'],
    aim: [
      'Those in front press, those behind prepare.',
      'Vorn jagen, hinten vorbereitet sein.',
      'Предните пресират, задните са готови.',
    ],
    rule: [
      'After losing the ball the front players press for five seconds while the guards mark. If amber is out, all run back behind the ball.',
      'Nach Verlust jagen die Vorderen fünf Sekunden, die Hinteren decken. Ist Gelb heraus, laufen alle hinter den Ball zurück.',
      'След загуба предните пресират пет секунди, задните покриват. Излязат ли жълтите, всички се връщат зад топката.',
    ],
    points: [
      [
        'First press: take away the forward pass, not the ball.',
        'Erster: Nimm den Pass nach vorn weg, nicht gleich den Ball.',
        'Първият: отнеми паса напред, не непременно топката.',
      ],
      [
        'Guard: watch the passer’s eyes and start with the backswing.',
        'Absichernder: Blick auf den Passgeber, Start beim Ausholen.',
        'Подсигуряващ: гледай подаващия, тръгни при замаха.',
      ],
    ],
    more: [['Three seconds.', 'Drei Sekunden.', 'Три секунди.']],
    easier: [
      'Amber needs two passes before the long ball.',
      'Gelb braucht zwei Pässe vor dem langen Ball.',
      'Жълтите правят два паса преди дългата топка.',
    ],
    scoring: [
      'Ball won back in five seconds two points, goal two.',
      'Rückgewinn in fünf Sekunden zwei Punkte, Tor zwei.',
      'Върната топка до пет секунди – две точки, гол – две.',
    ],
    question: [
      'What tells you: press on, or drop?',
      'Was sagt dir: weiterjagen oder fallen lassen?',
      'Какво ти подсказва: преса или назад?',
    ],
    fault: [
      'Half press, half drop, and a hole in the middle.',
      'Die Hälfte jagt, die Hälfte fällt, in der Mitte klafft ein Loch.',
      'Половината пресират, половината бягат назад, в средата има дупка.',
    ],
  },
  {
    key: 'swap-roles',
    harder: 2,
    from: 12,
    name: ['one goes, another stays', 'einer geht, ein anderer bleibt', 'един тръгва, друг остава'],
    aim: [
      'Hand over the securing task in the flow.',
      'Die Absicherung im Spielfluss übergeben.',
      'Предаване на подсигуряването в движение.',
    ],
    rule: [
      'A guard may join the attack only if a front player takes the place behind first. A goal by a guard counts three; too few behind at the loss gives amber a point.',
      'Ein Absichernder darf nur mit angreifen, wenn vorher ein Vorderer seinen Platz übernimmt. Sein Tor zählt drei; sind es beim Verlust hinten zu wenige, bekommt Gelb einen Punkt.',
      'Подсигуряващ може да се включи само ако преди това преден заеме мястото му. Неговият гол е троен; ако при загуба отзад са малко – точка за жълтите.',
    ],
    points: [
      [
        'Call the name of the one who stays, then go.',
        'Ruf den Namen dessen, der bleibt, dann geh.',
        'Викни името на оставащия, после тръгвай.',
      ],
      [
        'See somebody go past you? You are the guard now.',
        'Einer läuft an dir vorbei? Jetzt sicherst du.',
        'Някой минава покрай теб? Сега ти подсигуряваш.',
      ],
    ],
    more: [
      [
        'Two guards may go at once if two come back.',
        'Zwei dürfen gehen, wenn zwei zurückkommen.',
        'Двама могат да тръгнат, ако двама се върнат.',
      ],
    ],
    easier: [
      'Only when the coach calls.',
      'Nur auf Zuruf des Trainers.',
      'Само по знак на треньора.',
    ],
    scoring: [
      'Goal one point, by a guard three; gap behind one for amber.',
      'Tor ein Punkt, durch Absichernden drei; Lücke hinten einer für Gelb.',
      'Гол – точка, от подсигуряващ – три; празно отзад – една за жълтите.',
    ],
    question: [
      'How did you agree who stays?',
      'Wie habt ihr geklärt, wer bleibt?',
      'Как се разбрахте кой остава?',
    ],
    fault: [
      'Two go at once and nobody has noticed.',
      'Zwei gehen zugleich, und keiner hat es gemerkt.',
      'Двама тръгват едновременно и никой не забелязва.',
    ],
  },
]
