/** Rules of direction. */
import type { GameTask } from './kit'

export const directionTasks: readonly GameTask[] = [
  {
    key: 'no-back-pass',
    harder: 0,
    name: ['no back pass', 'ohne Rückpass', 'без пас назад'],
    aim: [
      'Free yourself by dribble or turn instead of passing back.',
      'Sich mit Dribbling oder Drehung befreien statt zurückzuspielen.',
      'Освобождаване с дрибъл или завой вместо пас назад.',
    ],
    rule: [
      'Passes may go forwards or square, never back. Dribbling back is allowed.',
      'Pässe nur nach vorn oder quer, nie zurück. Zurückdribbeln ist erlaubt.',
      'Пасовете са само напред или напречно, никога назад. Дрибъл назад е позволен.',
    ],
    points: [
      [
        'No way? Turn with the ball and look again.',
        'Kein Weg? Mit Ball drehen und neu schauen.',
        'Няма път? Завий с топката и погледни пак.',
      ],
      [
        'Helpers: level with the ball or in front of it.',
        'Helfer: auf Ballhöhe oder davor.',
        'Помощници: на линията на топката или пред нея.',
      ],
    ],
    more: [
      [
        'Square passes only in their own half.',
        'Querpässe nur in der eigenen Hälfte.',
        'Напречни пасове само в своята половина.',
      ],
    ],
    easier: ['One back pass per attack.', 'Ein Rückpass je Angriff.', 'Един пас назад на атака.'],
    scoring: [
      'One point per goal, two after a dribble past an opponent.',
      'Ein Punkt je Tor, zwei nach gewonnenem Dribbling.',
      'Точка за гол, две след преодолян противник.',
    ],
    question: [
      'What do you do when nothing is free in front?',
      'Was machst du, wenn vorn nichts frei ist?',
      'Какво правиш, когато отпред няма свободно?',
    ],
    fault: [
      'Team-mates stay behind the ball.',
      'Die Mitspieler bleiben hinter dem Ball.',
      'Съотборниците остават зад топката.',
    ],
  },
  {
    key: 'over-half-forward',
    harder: 1,
    play: 'dribble',
    kind: { topic: 'dribbling' },
    name: ['once over, never back', 'einmal drüber, nie zurück', 'веднъж отвъд, никога назад'],
    aim: [
      'Prepare the attack calmly, then finish it without return.',
      'Den Angriff ruhig vorbereiten und dann durchziehen.',
      'Спокойна подготовка на атаката и завършване без връщане.',
    ],
    rule: [
      'In their own half everything is allowed; once the ball is over half-way it may not return. Crossing half-way by dribble makes the goal count double.',
      'In der eigenen Hälfte ist alles erlaubt; über der Mittellinie darf der Ball nicht zurück. Wer sie im Dribbling überquert, macht das Tor doppelt wert.',
      'В своята половина всичко е позволено; мине ли средата, топката не се връща. Преминаване с дрибъл удвоява гола.',
    ],
    points: [
      [
        'Choose the moment: cross when two can follow.',
        'Wähl den Moment: über die Mitte, wenn zwei mitkommen.',
        'Избери мига: мини, когато двама могат да последват.',
      ],
      ['Over half-way: speed up.', 'Über der Mitte: Tempo erhöhen.', 'Отвъд средата: ускори.'],
    ],
    more: [
      [
        'Eight seconds from half-way to the shot.',
        'Acht Sekunden von der Mitte bis zum Schuss.',
        'Осем секунди от средата до удара.',
      ],
    ],
    easier: ['One return is allowed.', 'Einmal darf der Ball zurück.', 'Едно връщане е позволено.'],
    scoring: [
      'Goal one, after a dribble over half-way two.',
      'Tor eins, nach Dribbling über die Mitte zwei.',
      'Гол – една, след дрибъл през средата – две.',
    ],
    question: [
      'When was your team ready to cross half-way?',
      'Wann war euer Team bereit für die Mitte?',
      'Кога отборът беше готов да мине средата?',
    ],
    fault: [
      'One goes alone over half-way while all others stay.',
      'Einer geht allein hinüber, die anderen bleiben.',
      'Един минава сам, другите остават.',
    ],
  },
  {
    key: 'not-to-passer',
    harder: 1,
    play: 'wall',
    name: ['never back to the passer', 'nie zurück zum Passgeber', 'никога обратно на подалия'],
    aim: ['Find the third player.', 'Den Dritten finden.', 'Намиране на третия играч.'],
    rule: [
      'The ball may not go back to the one it came from; a goal with three different players in the last three touches counts double.',
      'Der Ball darf nicht zum Passgeber zurück; ein Tor über drei verschiedene Spieler in Folge zählt doppelt.',
      'Топката не се връща на подалия; гол през трима различни играчи поред е двоен.',
    ],
    points: [
      [
        'Before the pass arrives, know the third.',
        'Kenn den Dritten, bevor der Pass ankommt.',
        'Знай третия, преди пасът да дойде.',
      ],
      [
        'After your pass: run away from the ball, open a way.',
        'Nach deinem Pass: weg vom Ball, Raum öffnen.',
        'След паса: встрани от топката, отвори път.',
      ],
    ],
    more: [
      ['The third man plays first-time.', 'Der Dritte spielt direkt.', 'Третият играе от първо.'],
    ],
    easier: [
      'A return pass after a dribble is fine.',
      'Nach einem Dribbling darf man zurückspielen.',
      'След дрибъл може да се върне.',
    ],
    scoring: [
      'Goal one, with the third player two.',
      'Tor eins, über den Dritten zwei.',
      'Гол – една, през третия – две.',
    ],
    question: [
      'Who was the third in your best goal?',
      'Wer war bei eurem schönsten Tor der Dritte?',
      'Кой беше третият при най-хубавия ви гол?',
    ],
    fault: [
      'The third starts only when the second has the ball.',
      'Der Dritte startet erst, wenn der Zweite den Ball hat.',
      'Третият тръгва чак когато вторият има топката.',
    ],
  },
  {
    key: 'back-only-one-touch',
    harder: 2,
    play: 'switch',
    teams: [4, 6],
    name: ['back only first-time', 'zurück nur direkt', 'назад само от първо'],
    aim: [
      'Use the lay-off as help to go forward faster.',
      'Die Ablage nutzen, um schneller nach vorn zu kommen.',
      'Връщането помага за по-бързо напред.',
    ],
    rule: [
      'Back passes only with the first touch, and the next pass has to go forward.',
      'Zurück nur mit dem ersten Kontakt, und der nächste Pass muss nach vorn gehen.',
      'Назад само с първото докосване, а следващият пас е напред.',
    ],
    points: [
      [
        'Lay-off: soft, to the front foot of the one facing forward.',
        'Ablage: weich, in den vorderen Fuß dessen, der nach vorn sieht.',
        'Връщане: меко, в предния крак на гледащия напред.',
      ],
      [
        'Receiver behind: eyes on the front line already.',
        'Dahinter: Augen schon auf der ersten Reihe.',
        'Отзад: очите вече са на предната линия.',
      ],
    ],
    more: [
      [
        'The forward pass is first-time as well.',
        'Auch der Pass nach vorn ist direkt.',
        'И пасът напред е от първо.',
      ],
    ],
    easier: [
      'Two touches for the lay-off.',
      'Zwei Kontakte für die Ablage.',
      'Две докосвания за връщането.',
    ],
    scoring: [
      'Goal one; up-back-through before it three.',
      'Tor eins; hoch-klatsch-tief davor drei.',
      'Гол – една; напред-назад-дълбоко преди него – три.',
    ],
    question: [
      'Which lay-off opens the pitch?',
      'Welche Ablage öffnet das Feld?',
      'Кое връщане отваря терена?',
    ],
    fault: [
      'Lay-off under pressure into an opponent’s feet.',
      'Ablage unter Druck in den Fuß des Gegners.',
      'Връщане под натиск в крака на противник.',
    ],
  },
  {
    key: 'line-gain',
    harder: 2,
    play: 'long',
    teams: [4, 6],
    kind: { topic: 'passing' },
    name: ['forward passes count', 'Vorwärtspässe zählen', 'пасовете напред се броят'],
    aim: [
      'Recognise when the pass behind a line is on.',
      'Erkennen, wann der Pass hinter eine Linie möglich ist.',
      'Разпознаване кога има пас зад линията.',
    ],
    rule: [
      'Every pass that beats at least two opponents and is controlled gives a point. Back and square passes are free, but three in a row lose the ball.',
      'Jeder Pass, der mindestens zwei Gegner überspielt und ankommt, bringt einen Punkt. Rück- und Querpässe sind frei, doch drei in Folge kosten den Ball.',
      'Всеки пас, преодолял поне двама и овладян, е точка. Назад и напречно е свободно, но три поред струват топката.',
    ],
    points: [
      [
        'Stand between opponents, not behind them.',
        'Zwischen den Gegnern stehen, nicht hinter ihnen.',
        'Стой между противниците, не зад тях.',
      ],
      [
        'Square to move them, then forward.',
        'Quer, um sie zu bewegen, dann nach vorn.',
        'Напречно, за да ги разместиш, после напред.',
      ],
    ],
    more: [
      [
        'Three opponents have to be beaten.',
        'Drei Gegner müssen überspielt sein.',
        'Преодоляват се трима.',
      ],
    ],
    easier: ['One opponent is enough.', 'Ein Gegner reicht.', 'Стига един противник.'],
    scoring: [
      'Forward pass one, goal three.',
      'Vorwärtspass eins, Tor drei.',
      'Пас напред – една, гол – три.',
    ],
    question: [
      'What opened the gap for your forward pass?',
      'Was hat die Lücke für euren Pass geöffnet?',
      'Какво отвори пролуката за паса?',
    ],
    fault: [
      'Forward pass to someone with the back to goal and no help.',
      'Pass auf einen mit dem Rücken zum Tor ohne Hilfe.',
      'Пас към играч с гръб към вратата без помощ.',
    ],
  },
]
