/** Tasks of shots from distance: where the ball comes from before it is struck. */
import type { FinishingTask } from './kit'

export const longShotTasks: readonly FinishingTask[] = [
  {
    key: 'touch-past-cone',
    harder: 0,
    name: ['touch past the cone', 'am Hütchen vorbeilegen', 'покрай конуса'],
    aim: [
      'Make room with one touch and strike cleanly through the ball.',
      'Mit einem Kontakt Platz schaffen und sauber durch den Ball schießen.',
      'С едно докосване се прави място и топката се удря чисто.',
    ],
    rule: [
      'Dribble at the cone, which stands for a defender, play the ball diagonally past it and shoot with the next touch before the shooting line.',
      'Auf das Hütchen zudribbeln, das ein Verteidiger ist, den Ball schräg vorbeilegen und mit dem nächsten Kontakt vor der Schusslinie schießen.',
      'Води към конуса (защитникът), прехвърли топката покрай него по диагонал и удари със следващото докосване преди линията.',
    ],
    points: [
      [
        'Ball half a step to the side and forward, so that the leg can swing.',
        'Ball einen halben Schritt seitlich vor dich, damit das Bein schwingen kann.',
        'Топката половин крачка встрани и напред, за да замахнеш.',
      ],
      [
        'Laces, ankle firm, follow through towards the goal.',
        'Spann, Gelenk fest, Richtung Tor durchschwingen.',
        'Горна част, стегнат глезен, довърши към вратата.',
      ],
    ],
    more: [
      [
        'Past the cone on either side: the keeper’s step decides.',
        'Links oder rechts vorbei: Der Schritt des Torwarts entscheidet.',
        'Отляво или отдясно: решава крачката на вратаря.',
      ],
    ],
    easier: [
      'A resting ball, run-up of three steps.',
      'Ruhender Ball, drei Schritte Anlauf.',
      'Спряна топка, засилка от три крачки.',
    ],
    scoring: [
      'Goal three points, shot on target one.',
      'Tor drei Punkte, Schuss aufs Tor einer.',
      'Гол – три точки, точен удар – една.',
    ],
    question: [
      'How far was the ball in front of you when you hit it well?',
      'Wie weit lag der Ball vor dir, als der Schuss gut war?',
      'Колко пред теб беше топката при добрия удар?',
    ],
    fault: [
      'The touch goes straight ahead, the defender would block it.',
      'Der Kontakt geht gerade, der Verteidiger würde blocken.',
      'Докосването е право напред и защитникът би блокирал.',
    ],
  },
  {
    key: 'square-pass',
    harder: 1,
    name: ['after a square pass', 'nach Querpass', 'след напречен пас'],
    aim: [
      'Strike a ball that rolls across, first time.',
      'Einen quer rollenden Ball direkt treffen.',
      'Удар от първо по напречно търкаляща се топка.',
    ],
    rule: [
      'The partner in the other line plays square in front of the shooter, who arrives and shoots first time. Then the roles swap over.',
      'Der Partner der anderen Reihe spielt quer vor den Schützen, der hineinläuft und direkt schießt. Danach tauschen die Rollen.',
      'Партньорът от другата колона подава напречно пред удрящия, който идва и бие от първо. После ролите се сменят.',
    ],
    points: [
      [
        'Pass just strong enough that the ball is ready when the shooter comes.',
        'Pass so dosieren, dass der Ball bereitliegt, wenn der Schütze kommt.',
        'Пасът е точно толкова силен, че топката да чака удрящия.',
      ],
      [
        'Plant the foot a little ahead of the rolling ball.',
        'Standfuß etwas vor den rollenden Ball setzen.',
        'Опорният крак стъпва малко пред търкалящата се топка.',
      ],
    ],
    more: [
      [
        'The pass comes from behind, into the run.',
        'Der Pass kommt von hinten in den Lauf.',
        'Пасът е отзад в движение.',
      ],
    ],
    easier: [
      'The shooter may set the ball once.',
      'Der Schütze darf sich den Ball einmal vorlegen.',
      'Удрящият може веднъж да си подготви топката.',
    ],
    scoring: [
      'Goal first time three points, otherwise two; on target one.',
      'Direktes Tor drei Punkte, sonst zwei; aufs Tor einer.',
      'Гол от първо – три точки, иначе две; точен удар – една.',
    ],
    question: [
      'Where did you plant your foot?',
      'Wohin hast du den Standfuß gesetzt?',
      'Къде стъпи опорният крак?',
    ],
    fault: [
      'Shooter stands and waits for the ball to arrive.',
      'Der Schütze steht und wartet auf den Ball.',
      'Удрящият стои и чака топката.',
    ],
  },
  {
    key: 'second-ball',
    harder: 1,
    from: 12,
    name: ['the second ball', 'der zweite Ball', 'втората топка'],
    aim: [
      'Be ready at the edge of the box and hit a cleared ball low.',
      'An der Strafraumkante bereit sein und den abgewehrten Ball flach schießen.',
      'Готовност на границата и нисък удар по изчистена топка.',
    ],
    rule: [
      'A server beside the goal clears a ball out towards the edge of the box. The shooter reads it, moves and shoots with at most two touches; the other follows for the rebound.',
      'Ein Zuspieler neben dem Tor wehrt einen Ball zur Strafraumkante ab. Der Schütze liest ihn, kommt und schießt mit höchstens zwei Kontakten; der andere setzt für den Abpraller nach.',
      'Подаващ до вратата изчиства топка към границата. Удрящият я разчита, идва и бие с най-много две докосвания; другият търси отбитата.',
    ],
    points: [
      [
        'Stand where you can run onto the ball, not under it.',
        'So stehen, dass du in den Ball hineinlaufen kannst.',
        'Стой така, че да влезеш в топката, а не под нея.',
      ],
      [
        'Through the crowd: low beats high.',
        'Durchs Gewühl: flach schlägt hoch.',
        'През навалицата: ниското бие високото.',
      ],
    ],
    more: [
      [
        'The server clears hard or high without notice.',
        'Der Zuspieler klärt mal hart, mal hoch, ohne Ansage.',
        'Подаващият чисти силно или високо без предупреждение.',
      ],
    ],
    easier: [
      'The server rolls the ball out by hand.',
      'Der Zuspieler rollt den Ball mit der Hand heraus.',
      'Подаващият търкаля топката с ръка.',
    ],
    scoring: [
      'Goal three points, rebound goal two, on target one.',
      'Tor drei Punkte, Abpraller zwei, aufs Tor einer.',
      'Гол – три точки, от отбита – две, точен удар – една.',
    ],
    question: [
      'When did you know where the ball would drop?',
      'Wann wusstest du, wohin der Ball fällt?',
      'Кога разбра къде ще падне топката?',
    ],
    fault: [
      'Leaning back under pressure: over the goal.',
      'Unter Zeitdruck in Rücklage: drüber.',
      'Накланяне назад под напрежение: над вратата.',
    ],
  },
  {
    key: 'closing-defender',
    harder: 2,
    from: 12,
    name: ['a defender closes down', 'ein Verteidiger rückt heraus', 'защитник излиза'],
    aim: [
      'Recognise the moment to shoot before the space is closed.',
      'Den Moment zum Schuss erkennen, bevor der Raum zu ist.',
      'Разпознава се моментът за удар, преди пространството да се затвори.',
    ],
    rule: [
      'A defender starts in the box when the shooter receives the square pass and comes out to block. Shoot early, fake the shot or play to the partner.',
      'Ein Verteidiger startet im Strafraum, sobald der Schütze den Querpass bekommt, und will blocken. Früh schießen, Schuss antäuschen oder zum Partner spielen.',
      'Защитник тръгва от наказателното поле, щом удрящият получи напречния пас, и иска да блокира. Ранен удар, лъжлив замах или пас към партньора.',
    ],
    points: [
      [
        'Three metres away: shoot. Near: fake and past.',
        'Drei Meter weg: Schuss. Nah: antäuschen und vorbei.',
        'На три метра: удар. Близо: финт и покрай него.',
      ],
      [
        'Use the defender as a screen: the keeper sees late.',
        'Den Verteidiger als Sichtschutz nutzen: Der Torwart sieht spät.',
        'Използвай защитника като параван: вратарят вижда късно.',
      ],
    ],
    more: [
      [
        'The defender starts 3 m nearer.',
        'Der Verteidiger startet 3 m näher.',
        'Защитникът тръгва с 3 м по-близо.',
      ],
    ],
    easier: [
      'The defender may only start after the first touch.',
      'Der Verteidiger startet erst nach dem ersten Kontakt.',
      'Защитникът тръгва чак след първото докосване.',
    ],
    scoring: [
      'Goal two points, block one for the defender.',
      'Tor zwei Punkte, Block einer für den Verteidiger.',
      'Гол – две точки, блок – точка за защитника.',
    ],
    question: [
      'Which distance of the defender was too near to shoot?',
      'Ab welchem Abstand war der Verteidiger zu nah?',
      'От какво разстояние защитникът беше твърде близо?',
    ],
    fault: [
      'Taking another touch although the shot was open.',
      'Noch ein Kontakt, obwohl der Schuss offen war.',
      'Още едно докосване, макар ударът да беше открит.',
    ],
  },
]
