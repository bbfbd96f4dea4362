/** Tasks of the cut-back: who arrives where when the ball comes back from the goal line. */
import type { FinishingTask } from './kit'

export const cutBackTasks: readonly FinishingTask[] = [
  {
    key: 'late-runner',
    harder: 0,
    name: ['the late runner', 'der späte Läufer', 'късното набягане'],
    aim: [
      'Arrive late and with speed where the ball comes back to.',
      'Spät und mit Tempo dort ankommen, wohin der Ball zurückgelegt wird.',
      'Късно и бързо пристигане там, където се връща топката.',
    ],
    rule: [
      'The wide player drives to the goal line and passes back along the ground. The runner may cross the marked line only when the wide player looks up, and shoots first time.',
      'Der Flügelspieler zieht bis zur Grundlinie und legt flach zurück. Der Läufer darf die markierte Linie erst überqueren, wenn der Flügelspieler hochschaut, und schießt direkt.',
      'Крилото стига до крайната линия и връща по земя. Набягващият минава маркираната линия чак когато крилото вдигне глава, и удря от първо.',
    ],
    points: [
      [
        'Runner: wait, wait, go. Better late than standing in the box.',
        'Läufer: warten, warten, los. Lieber spät als im Strafraum stehen.',
        'Набягващ: чакай, чакай, тръгни. По-добре късно, отколкото на място.',
      ],
      [
        'Wide player: get the head up before the last touch.',
        'Flügel: vor dem letzten Kontakt den Kopf heben.',
        'Крило: вдигни глава преди последното докосване.',
      ],
    ],
    more: [
      [
        'Both sides start together: two finishes, one after the other.',
        'Beide Seiten starten kurz nacheinander: zwei Abschlüsse in Folge.',
        'Двете страни тръгват една след друга: два удара поред.',
      ],
    ],
    easier: [
      'The runner may stop the ball before shooting.',
      'Der Läufer darf vor dem Schuss stoppen.',
      'Набягващият може да спре топката преди удара.',
    ],
    scoring: [
      'First-time goal two points, with a touch before one.',
      'Direkt verwandelt zwei Punkte, mit Annahme einer.',
      'Гол от първо – две точки, след поемане – една.',
    ],
    question: [
      'Where is the space when everyone runs towards the goal?',
      'Wo ist Platz, wenn alle zum Tor laufen?',
      'Къде има място, когато всички тичат към вратата?',
    ],
    fault: [
      'Runner too early: the ball comes behind them.',
      'Läufer zu früh: Der Ball kommt in seinen Rücken.',
      'Набягващият е рано: топката идва зад него.',
    ],
  },
  {
    key: 'choose-of-two',
    harder: 1,
    from: 9,
    name: ['choose one of two', 'freien Läufer wählen', 'избор между двама'],
    aim: [
      'Wide player reads who is free: near post or penalty spot.',
      'Der Flügelspieler liest, wer frei ist: kurzer Pfosten oder Elfmeterpunkt.',
      'Крилото разчита кой е свободен: близката греда или точката.',
    ],
    rule: [
      'Two run: one to the near post, one to the spot. They agree who goes where; the wide player passes to the better placed one. The other goes for the rebound.',
      'Zwei laufen: einer zum kurzen Pfosten, einer zum Punkt. Sie stimmen sich ab; der Flügelspieler spielt den besser Postierten an. Der andere geht auf den Abpraller.',
      'Двама набягват: единият към близката греда, другият към точката. Уговарят се; крилото подава на по-добре поставения. Другият търси отбитата топка.',
    ],
    points: [
      [
        'First runner: sprint to the near post and take the defender along.',
        'Erster Läufer: voll zum kurzen Pfosten und den Verteidiger mitnehmen.',
        'Първият: спринт към близката греда и изтегли защитника.',
      ],
      [
        'Second runner: slow behind the first, into the empty space.',
        'Zweiter Läufer: gebremst dahinter, in den freien Raum.',
        'Вторият: по-бавно отзад, в свободното място.',
      ],
    ],
    more: [
      [
        'The keeper may leave the line: now the spot is free more often.',
        'Der Torwart darf herauskommen: Dann ist der Punkt öfter frei.',
        'Вратарят може да излиза: тогава точката е по-често свободна.',
      ],
    ],
    easier: [
      'The coach calls near or spot before the pass.',
      'Der Trainer ruft vor dem Pass „kurz“ oder „Punkt“.',
      'Треньорът вика „близо“ или „точка“ преди паса.',
    ],
    scoring: [
      'Goal one point; if the pass went to the free one, one more.',
      'Tor ein Punkt; ging der Pass zum freien Spieler, einer mehr.',
      'Гол – точка; ако пасът е към свободния, още една.',
    ],
    question: [
      'How did you see who was free?',
      'Woran hast du gesehen, wer frei ist?',
      'По какво видя кой е свободен?',
    ],
    fault: [
      'Both run to the same place.',
      'Beide laufen zum selben Platz.',
      'Двамата тичат на едно място.',
    ],
  },
  {
    key: 'pull-away',
    harder: 1,
    from: 10,
    name: ['lose the marker', 'vom Bewacher absetzen', 'откъсване от пазача'],
    aim: [
      'Push the marker towards goal, then stop and get free behind.',
      'Den Bewacher Richtung Tor schieben, dann stoppen und im Rücken frei sein.',
      'Пазачът се избутва към вратата, после спиране и свобода отзад.',
    ],
    rule: [
      'A defender follows the runner without winning the ball from the wide player. The runner attacks the goal, brakes and drops off three steps to the cut-back.',
      'Ein Verteidiger folgt dem Läufer; den Flügelspieler greift er nicht an. Der Läufer attackiert das Tor, bremst und setzt sich drei Schritte zum Rückpass ab.',
      'Защитник следва набягващия, но не напада крилото. Набягващият атакува вратата, спира рязко и отстъпва три крачки за паса.',
    ],
    points: [
      [
        'Show speed to the goal, then brake on the outside foot.',
        'Tempo zum Tor zeigen, dann auf dem äußeren Fuß bremsen.',
        'Покажи скорост към вратата, после спри на външния крак.',
      ],
      [
        'Drop off sideways so that you can see ball and goal.',
        'Seitlich absetzen: Ball und Tor im Blick.',
        'Отстъпи странично: виждаш топката и вратата.',
      ],
    ],
    more: [
      [
        'The defender may win the cut-back.',
        'Der Verteidiger darf den Rückpass abfangen.',
        'Защитникът може да пресече връщането.',
      ],
    ],
    easier: [
      'The defender starts 2 m behind the runner.',
      'Der Verteidiger startet 2 m hinter dem Läufer.',
      'Защитникът тръгва на 2 м зад набягващия.',
    ],
    scoring: [
      'Goal two points, shot on target one.',
      'Tor zwei Punkte, Schuss aufs Tor einer.',
      'Гол – две точки, точен удар – една.',
    ],
    question: [
      'What made the defender keep running?',
      'Warum ist der Verteidiger weitergelaufen?',
      'Защо защитникът продължи да тича?',
    ],
    fault: [
      'Braking too early: the defender stays close.',
      'Zu früh gebremst: Der Verteidiger bleibt dran.',
      'Ранно спиране: защитникът остава близо.',
    ],
  },
  {
    key: 'live-box',
    harder: 2,
    from: 11,
    name: ['live in the box', 'mit Gegenwehr im Strafraum', 'с реална защита'],
    aim: [
      'Find the cut-back against real defenders and react to the second ball.',
      'Gegen echte Verteidiger den Rückpass finden und auf den zweiten Ball reagieren.',
      'Връщането се намира срещу истинска защита и се реагира на втората топка.',
    ],
    rule: [
      'Defenders play fully once the wide player is past the marked line. Play on after rebounds until the ball is out; a ball cleared to the coach is a point for the defence.',
      'Sobald der Flügelspieler die markierte Linie passiert, verteidigen alle voll. Nach Abprallern weiterspielen, bis der Ball aus ist; ein Klärungspass zum Trainer ist ein Punkt für die Abwehr.',
      'Щом крилото мине маркираната линия, защитата играе наистина. След отбита топка се продължава до аут; изчистване към треньора е точка за защитата.',
    ],
    points: [
      [
        'One near, one on the spot, and one on the edge when you are three.',
        'Einer kurz, einer am Punkt – und zu dritt einer an der Strafraumkante.',
        'Един близо, един на точката, а ако сте трима – един на границата.',
      ],
      [
        'Second ball: first to move wins it.',
        'Zweiter Ball: Wer zuerst startet, hat ihn.',
        'Втора топка: който тръгне пръв, я взема.',
      ],
    ],
    more: [
      [
        'Defenders may counter to the starting place of the wide player.',
        'Die Verteidiger dürfen zum Startplatz des Flügelspielers kontern.',
        'Защитниците могат да контрират към старта на крилото.',
      ],
    ],
    easier: ['One defender fewer.', 'Ein Verteidiger weniger.', 'Един защитник по-малко.'],
    scoring: [
      'Goal two points, goal from a second ball one, clearance one for the defence.',
      'Tor zwei Punkte, Tor aus dem zweiten Ball einer, Klärung einer für die Abwehr.',
      'Гол – две точки, от втора топка – една, изчистване – точка за защитата.',
    ],
    question: [
      'Which space did the defenders leave open?',
      'Welchen Raum haben die Verteidiger offen gelassen?',
      'Кое място оставиха защитниците?',
    ],
    fault: [
      'Cut-back blindly into the middle of the defenders.',
      'Rückpass blind zwischen die Verteidiger.',
      'Сляпо връщане между защитниците.',
    ],
  },
]
