/** Combinations that end with a shot: four ways past the last line. */
import type { FinishingTask } from './kit'

export const combinationTasks: readonly FinishingTask[] = [
  {
    key: 'wall-pass',
    harder: 0,
    name: ['wall pass', 'Doppelpass', 'двойен пас'],
    aim: [
      'Play, accelerate and get the ball back behind the defender.',
      'Spielen, antreten und den Ball hinter dem Verteidiger zurückbekommen.',
      'Пас, ускорение и топката обратно зад защитника.',
    ],
    rule: [
      'The first dribbles at the cone, plays into the wall player, sprints past and gets the ball back first time; finish with at most two touches.',
      'Der Erste dribbelt auf das Hütchen zu, spielt den Wandspieler an, sprintet vorbei und bekommt den Ball direkt zurück; Abschluss mit höchstens zwei Kontakten.',
      'Първият води към конуса, подава на „стената“, спринтира покрай него и получава от първо; завършва с най-много две докосвания.',
    ],
    points: [
      [
        'Pass when the defender would be two steps away.',
        'Pass, wenn der Verteidiger zwei Schritte weg wäre.',
        'Подай, когато защитникът би бил на две крачки.',
      ],
      [
        'Wall: stand open, play in front of the runner.',
        'Wand: offen stehen, vor den Läufer spielen.',
        'Стена: отворена стойка, пас пред бягащия.',
      ],
    ],
    more: [
      [
        'The wall player may turn and shoot instead.',
        'Der Wandspieler darf stattdessen selbst aufdrehen.',
        'Стената може да се завърти и да удари сама.',
      ],
    ],
    easier: [
      'The wall player may stop the ball.',
      'Der Wandspieler darf stoppen.',
      'Стената може да спре топката.',
    ],
    scoring: [
      'Goal after a one-touch return two points, otherwise one.',
      'Tor nach direktem Rückpass zwei Punkte, sonst einer.',
      'Гол след връщане от първо – две точки, иначе една.',
    ],
    question: [
      'When do you change your speed?',
      'Wann änderst du dein Tempo?',
      'Кога сменяш скоростта?',
    ],
    fault: [
      'Watching the pass instead of sprinting.',
      'Dem Pass zuschauen, statt zu sprinten.',
      'Гледане след паса вместо спринт.',
    ],
  },
  {
    key: 'up-back-through',
    harder: 1,
    from: 10,
    name: ['up, back, through', 'Steil – Klatsch – Steil', 'напред, назад, в дълбочина'],
    aim: [
      'Draw the defender forwards with a short pass and use the space behind.',
      'Den Verteidiger mit dem kurzen Spiel herauslocken und den Raum dahinter nutzen.',
      'Късият пас изтегля защитника и отваря мястото зад него.',
    ],
    rule: [
      'Pass into the wall player, who lays off to the passer; the passer plays first time through for the runner from the other line, who finishes.',
      'Pass auf den Wandspieler, der zum Passgeber klatschen lässt; der spielt direkt in die Tiefe auf den Läufer der anderen Reihe, der abschließt.',
      'Пас към стената, която връща на подаващия; той играе от първо в дълбочина за бягащия от другата колона, който завършва.',
    ],
    points: [
      [
        'Three passes, three different weights: firm, soft, into the run.',
        'Drei Pässe, drei Härten: fest, weich, in den Lauf.',
        'Три паса, три сили: твърдо, меко, в движение.',
      ],
      [
        'Runner: start curved, when the ball goes back.',
        'Läufer: im Bogen starten, wenn der Ball zurückgeht.',
        'Бягащ: тръгни в дъга, когато топката се връща.',
      ],
    ],
    more: [['All passes one-touch.', 'Alle Pässe direkt.', 'Всички пасове са от първо.']],
    easier: [
      'The passer may take a touch before the through pass.',
      'Der Passgeber darf vor dem Steilpass einen Kontakt nehmen.',
      'Подаващият може да докосне преди дълбокия пас.',
    ],
    scoring: [
      'Goal two points; all one-touch three.',
      'Tor zwei Punkte; alles direkt drei.',
      'Гол – две точки; всичко от първо – три.',
    ],
    question: [
      'Which pass is the signal for the runner?',
      'Welcher Pass ist das Signal für den Läufer?',
      'Кой пас е знакът за бягащия?',
    ],
    fault: [
      'The runner starts in a straight line and is offside.',
      'Der Läufer startet gerade und steht im Abseits.',
      'Бягащият тръгва право и е в засада.',
    ],
  },
  {
    key: 'cross-over',
    harder: 1,
    from: 9,
    name: ['pass and cross over', 'kreuzen', 'кръстосване'],
    aim: [
      'Change places at speed so that the defenders lose their opponents.',
      'Mit Tempo die Plätze tauschen, damit die Abwehr die Zuordnung verliert.',
      'Смяна на местата със скорост, за да се обърка защитата.',
    ],
    rule: [
      'The first dribbles across to the other lane, the first of the other line crosses behind and takes the ball from the foot or lets it go as a feint; then shot.',
      'Der Erste dribbelt schräg in die andere Bahn, der Erste der anderen Reihe kreuzt dahinter und übernimmt den Ball oder täuscht die Übernahme nur an; dann Schuss.',
      'Първият води по диагонал към другата лента, първият от другата колона минава зад него и поема топката или само лъже; после удар.',
    ],
    points: [
      [
        'Dribble with the foot that is away from the opponent.',
        'Mit dem gegnerfernen Fuß dribbeln.',
        'Води с крака, който е далеч от противника.',
      ],
      [
        'The one behind calls: “take” or “keep”.',
        'Der Hintere ruft: „Ich“ oder „Weiter“.',
        'Задният вика: „моя“ или „води“.',
      ],
    ],
    more: [
      [
        'A passive defender stands where they cross.',
        'Am Kreuzungspunkt steht ein passiver Verteidiger.',
        'На мястото на кръстосване стои пасивен защитник.',
      ],
    ],
    easier: [
      'The one with the ball stops it with the sole for the other.',
      'Der Ballführende stoppt den Ball mit der Sohle.',
      'Водещият спира топката с подметка за другия.',
    ],
    scoring: [
      'Goal two points, shot on target one.',
      'Tor zwei Punkte, Schuss aufs Tor einer.',
      'Гол – две точки, точен удар – една.',
    ],
    question: [
      'When is leaving the ball better than taking it?',
      'Wann ist Weiterlaufen besser als Übernehmen?',
      'Кога е по-добре да го оставиш, отколкото да поемеш?',
    ],
    fault: [
      'Both slow down when they meet.',
      'Beide werden beim Kreuzen langsam.',
      'Двамата забавят при срещата.',
    ],
  },
  {
    key: 'against-two',
    harder: 2,
    from: 11,
    name: [
      'free choice, defended',
      'freie Wahl gegen Verteidiger',
      'свободен избор срещу защитници',
    ],
    aim: [
      'Choose the combination that the defenders leave open.',
      'Die Kombination wählen, die die Verteidiger offen lassen.',
      'Избор на комбинацията, която защитниците оставят.',
    ],
    rule: [
      'Three attackers (the first of each line and the wall player) against two defenders: combine as you like, shot within eight seconds. Balls won go to the coach for a point.',
      'Drei Angreifer (die Ersten beider Reihen und der Wandspieler) gegen zwei Verteidiger: frei kombinieren, Schuss in acht Sekunden. Ballgewinn und Pass zum Trainer ist ein Punkt.',
      'Трима нападатели (първите от двете колони и стената) срещу двама защитници: свободна комбинация, удар до осем секунди. Отнемане и пас към треньора е точка.',
    ],
    points: [
      [
        'Look which defender leaves the line: play there.',
        'Schau, welcher Verteidiger herausrückt: Dorthin spielen.',
        'Виж кой защитник излиза: играй зад него.',
      ],
      [
        'If nothing is open, shoot: the screen is there.',
        'Ist nichts offen, schieß: Der Sichtschutz ist da.',
        'Няма ли пролука, удряй: вратарят не вижда.',
      ],
    ],
    more: [
      [
        'The ball may be played back only once.',
        'Nur ein Rückpass ist erlaubt.',
        'Позволен е само един пас назад.',
      ],
    ],
    easier: ['One defender only.', 'Nur ein Verteidiger.', 'Само един защитник.'],
    scoring: [
      'Goal two points, after a wall pass or through ball three.',
      'Tor zwei Punkte, nach Doppelpass oder Steilpass drei.',
      'Гол – две точки, след двоен пас или пас в дълбочина – три.',
    ],
    question: [
      'What did the defenders offer you?',
      'Was haben euch die Verteidiger angeboten?',
      'Какво ви предложиха защитниците?',
    ],
    fault: [
      'Deciding the combination before the ball is played.',
      'Die Kombination steht fest, bevor der Ball rollt.',
      'Комбинацията е решена, преди топката да тръгне.',
    ],
  },
]
