/** Tasks of the rebound: who goes for the second ball, and from where. */
import type { FinishingTask } from './kit'

export const reboundTasks: readonly FinishingTask[] = [
  {
    key: 'partner-follows',
    harder: 0,
    name: ['the partner follows', 'der Partner setzt nach', 'партньорът преследва'],
    aim: [
      'Start with the shot, not with the save.',
      'Mit dem Schuss starten, nicht mit der Parade.',
      'Тръгване с удара, не със спасяването.',
    ],
    rule: [
      'The first shoots low from the line; the partner starts with the shot and finishes whatever comes back within two touches. The keeper parries, does not catch.',
      'Der Erste schießt flach von der Linie; der Partner startet mit dem Schuss und verwertet mit höchstens zwei Kontakten, was zurückkommt. Der Torwart wehrt ab, fängt nicht.',
      'Първият удря ниско от линията; партньорът тръгва с удара и довършва отбитото с най-много две докосвания. Вратарят отбива, не лови.',
    ],
    points: [
      [
        'Run in a curve to the far post: balls come out there.',
        'Im Bogen zum langen Pfosten: Dort kommen die Bälle heraus.',
        'Тичай в дъга към далечната греда: там излизат топките.',
      ],
      [
        'Arrive in small steps, ready for left and right.',
        'Mit kleinen Schritten ankommen, links wie rechts bereit.',
        'Пристигай с дребни крачки, готов за двете страни.',
      ],
    ],
    more: [
      [
        'The rebound must be finished first time.',
        'Der Abpraller muss direkt verwertet werden.',
        'Отбитата топка се довършва от първо.',
      ],
    ],
    easier: [
      'The keeper always pushes the ball to the front.',
      'Der Torwart lässt immer nach vorn abprallen.',
      'Вратарят винаги отбива напред.',
    ],
    scoring: [
      'Direct goal one point, rebound goal two.',
      'Direktes Tor ein Punkt, Abpraller zwei.',
      'Директен гол – точка, от отбита топка – две.',
    ],
    question: [
      'Where did most balls come out, and why?',
      'Wo kamen die meisten Bälle heraus, und warum?',
      'Къде излизаха повечето топки и защо?',
    ],
    fault: [
      'Stopping to watch the shot of the partner.',
      'Stehen bleiben und dem Schuss zuschauen.',
      'Спиране и гледане на удара.',
    ],
  },
  {
    key: 'two-angles',
    harder: 1,
    from: 9,
    name: ['near and far post', 'kurzer und langer Pfosten', 'близка и далечна греда'],
    aim: [
      'Share the space: one follows near, the shooter follows far.',
      'Den Raum teilen: Einer geht kurz, der Schütze lang nach.',
      'Разделяне на пространството: единият близо, другият далече.',
    ],
    rule: [
      'Shooter and partner both follow: the partner to the far post, the shooter straight behind the shot. After the rebound they may combine once before finishing.',
      'Schütze und Partner setzen beide nach: der Partner zum langen Pfosten, der Schütze gerade hinterher. Nach dem Abpraller ist ein Pass erlaubt, dann Abschluss.',
      'И двамата преследват: партньорът към далечната греда, стрелецът право след топката. След отбиването е позволен един пас и удар.',
    ],
    points: [
      [
        'Never both in the same line.',
        'Nie beide auf derselben Linie.',
        'Никога двамата на една линия.',
      ],
      [
        'Blocked? One soft pass across gives an empty goal.',
        'Zugestellt? Ein kurzer Querpass, und das Tor ist leer.',
        'Затворено? Къс напречен пас и вратата е празна.',
      ],
    ],
    more: [
      [
        'A third player protects the counter behind.',
        'Ein Dritter sichert dahinter ab.',
        'Трети подсигурява отзад.',
      ],
    ],
    easier: [
      'Any number of passes after the rebound.',
      'Nach dem Abpraller beliebig viele Pässe.',
      'След отбиването пасовете са без ограничение.',
    ],
    scoring: [
      'Rebound goal two points, after a pass across three.',
      'Abpraller zwei Punkte, nach Querpass drei.',
      'От отбита топка – две точки, след напречен пас – три.',
    ],
    question: [
      'How did you agree who goes where?',
      'Wie habt ihr abgesprochen, wer wohin geht?',
      'Как се уговорихте кой къде отива?',
    ],
    fault: [
      'The shooter turns away after the shot.',
      'Der Schütze dreht nach dem Schuss ab.',
      'Стрелецът се обръща след удара.',
    ],
  },
  {
    key: 'race-with-defender',
    harder: 1,
    from: 9,
    name: ['race with a defender', 'Wettlauf mit dem Verteidiger', 'надбягване със защитник'],
    aim: [
      'Win the first step against an opponent who wants to clear.',
      'Den ersten Schritt gegen einen klärenden Gegner gewinnen.',
      'Първата крачка се печели срещу противник, който чисти.',
    ],
    rule: [
      'A defender stands beside the partner and starts too when the shot is taken: score or clear. A clearance over the shooting line is the defender’s point.',
      'Neben dem Partner steht ein Verteidiger und startet ebenfalls mit dem Schuss: Tor oder Klärung. Eine Klärung über die Schusslinie ist sein Punkt.',
      'До партньора има защитник, който също тръгва с удара: гол или изчистване. Изчистване зад линията за удар е негова точка.',
    ],
    points: [
      [
        'Take the inner lane: body between defender and goal side.',
        'Die innere Bahn nehmen: Körper vor den Verteidiger.',
        'Вземи вътрешната линия: тялото пред защитника.',
      ],
      [
        'One touch is enough: toe, sole, inside, anything.',
        'Ein Kontakt reicht: Spitze, Sohle, Innenseite, egal.',
        'Стига едно докосване: връх, подметка, вътрешна.',
      ],
    ],
    more: [
      [
        'The defender starts one step nearer to goal.',
        'Der Verteidiger startet einen Schritt näher am Tor.',
        'Защитникът тръгва на крачка по-близо до вратата.',
      ],
    ],
    easier: [
      'The defender starts one step behind.',
      'Der Verteidiger startet einen Schritt dahinter.',
      'Защитникът тръгва на крачка отзад.',
    ],
    scoring: [
      'Rebound goal two points, clearance one for the defender.',
      'Abpraller zwei Punkte, Klärung einer für den Verteidiger.',
      'Гол от отбита – две точки, изчистване – точка за защитника.',
    ],
    question: [
      'What made you faster than the defender?',
      'Was hat dich schneller gemacht als den Verteidiger?',
      'Какво те направи по-бърз от защитника?',
    ],
    fault: [
      'Only watching the defender and losing sight of the ball.',
      'Nur auf den Gegner schauen und den Ball verlieren.',
      'Гледаш само защитника и губиш топката от поглед.',
    ],
  },
  {
    key: 'scramble',
    harder: 2,
    from: 10,
    name: ['scramble to the end', 'Gewühl, bis der Ball aus ist', 'мелница до аут'],
    aim: [
      'Stay awake in chaos: second, third and fourth ball.',
      'Im Durcheinander wach bleiben: zweiter, dritter, vierter Ball.',
      'Бдителност в хаоса: втора, трета и четвърта топка.',
    ],
    rule: [
      'Two defenders near the goal; after the shot attackers and defenders play until the ball is in, out or cleared. The coach adds one more ball as soon as the first is dead.',
      'Zwei Verteidiger am Tor; nach dem Schuss wird gespielt, bis der Ball drin, aus oder geklärt ist. Ist der erste Ball tot, spielt der Trainer sofort einen zweiten ein.',
      'Двама защитници до вратата; след удара се играе до гол, аут или изчистване. Щом първата топка излезе, треньорът вкарва още една.',
    ],
    points: [
      [
        'After every touch: feet under the body, look for the ball.',
        'Nach jedem Kontakt: Füße unter den Körper, Ball suchen.',
        'След всяко докосване: крака под тялото, търси топката.',
      ],
      [
        'Shoot low and quick: no time to aim, enough to steer.',
        'Flach und schnell: keine Zeit zum Zielen, aber zum Lenken.',
        'Ниско и бързо: няма време за прицел, но има за насочване.',
      ],
    ],
    more: [
      [
        'A third ball follows the second.',
        'Auf den zweiten folgt ein dritter Ball.',
        'След втората идва и трета топка.',
      ],
    ],
    easier: ['One defender.', 'Ein Verteidiger.', 'Един защитник.'],
    scoring: [
      'Each goal one point; both balls in: three.',
      'Jedes Tor ein Punkt; beide Bälle drin: drei.',
      'Всеки гол – точка; и двете топки вътре: три.',
    ],
    question: [
      'What do you do in the second after a missed ball?',
      'Was machst du in der Sekunde nach einem verpassten Ball?',
      'Какво правиш в секундата след пропуска?',
    ],
    fault: [
      'Arms up and appealing while the ball is still in play.',
      'Arme hoch und reklamieren, obwohl der Ball noch läuft.',
      'Вдигнати ръце и протест, а топката е в игра.',
    ],
  },
]
