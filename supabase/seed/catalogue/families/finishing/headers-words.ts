/** Tasks of heading at goal, from twelve on only and with a limit of headers per session. */
import type { FinishingTask } from './kit'

export const headerTasks: readonly FinishingTask[] = [
  {
    key: 'standing',
    harder: 0,
    heading: true,
    name: ['standing, soft toss', 'aus dem Stand nach Zuwurf', 'от място, меко хвърлена'],
    aim: [
      'Meet the ball with the forehead and open eyes.',
      'Den Ball mit der Stirn und offenen Augen treffen.',
      'Топката се удря с челото и отворени очи.',
    ],
    rule: [
      'The server tosses softly underarm; the header stands, leans back with the upper body and heads with the forehead, feet on the ground.',
      'Der Zuspieler wirft weich von unten an; der Spieler steht, holt mit dem Oberkörper aus und köpft mit der Stirn, die Füße am Boden.',
      'Подаващият хвърля меко отдолу; играчът стои, отвежда тялото назад и удря с чело, краката са на земята.',
    ],
    points: [
      [
        'Forehead, eyes open, mouth closed, neck firm.',
        'Stirn, Augen auf, Mund zu, Nacken fest.',
        'Чело, отворени очи, затворена уста, стегнат врат.',
      ],
      [
        'The power comes from the trunk: bow forwards, do not nod.',
        'Die Kraft kommt aus dem Rumpf: Bogenspannung, nicht nicken.',
        'Силата идва от торса: дъга напред, не кимане.',
      ],
    ],
    more: [
      [
        'One step forward into the ball.',
        'Einen Schritt in den Ball hinein.',
        'Една крачка към топката.',
      ],
    ],
    easier: [
      'Head the ball out of your own hands or use a foam ball.',
      'Aus den eigenen Händen köpfen oder Schaumstoffball nehmen.',
      'Удар от собствените ръце или с топка от дунапрен.',
    ],
    scoring: [
      'Clean hit one point, goal two.',
      'Sauber getroffen ein Punkt, Tor zwei.',
      'Чист удар – точка, гол – две.',
    ],
    question: [
      'Where on the head did you feel the ball?',
      'Wo am Kopf hast du den Ball gespürt?',
      'Къде на главата усети топката?',
    ],
    fault: [
      'Eyes closed, the ball hits the top of the head.',
      'Augen zu, der Ball trifft den Scheitel.',
      'Затворени очи, топката удря темето.',
    ],
  },
  {
    key: 'downwards',
    harder: 1,
    heading: true,
    name: ['down into the corner', 'nach unten ins Eck', 'надолу в ъгъла'],
    aim: [
      'Steer the header downwards, where keepers reach it least.',
      'Den Kopfball nach unten lenken, wo der Torwart am schlechtesten hinkommt.',
      'Топката се насочва надолу, където вратарят стига най-трудно.',
    ],
    rule: [
      'The header must bounce before the goal line. The shooter chooses the corner when the toss is in the air, after a look at the keeper.',
      'Der Kopfball muss vor der Torlinie aufspringen. Das Eck wird gewählt, wenn der Ball in der Luft ist, nach einem Blick zum Torwart.',
      'Топката трябва да тупне преди голлинията. Ъгълът се избира, докато топката лети, след поглед към вратаря.',
    ],
    points: [
      [
        'Get above the ball: hit its upper half.',
        'Über den Ball kommen: die obere Hälfte treffen.',
        'Бъди над топката: удари горната половина.',
      ],
      [
        'Chin to the chest at the end: the eyes follow the ball down.',
        'Am Ende Kinn zur Brust: Die Augen folgen dem Ball nach unten.',
        'Накрая брадичката към гърдите: очите следват топката надолу.',
      ],
    ],
    more: [
      [
        'The server calls the corner late.',
        'Der Zuspieler ruft spät das Eck.',
        'Подаващият вика ъгъла късно.',
      ],
    ],
    easier: [
      'Two gates of markers on the line replace the corners, no keeper.',
      'Zwei Hütchentore auf der Linie statt Ecken, ohne Torwart.',
      'Две вратички на линията вместо ъгли, без вратар.',
    ],
    scoring: [
      'Goal with a bounce two points, without one.',
      'Tor mit Aufspringen zwei Punkte, ohne einer.',
      'Гол с тупване – две точки, без – една.',
    ],
    question: [
      'Why is a header downwards hard to save?',
      'Warum ist ein Kopfball nach unten schwer zu halten?',
      'Защо удар надолу се спасява трудно?',
    ],
    fault: [
      'Waiting until the ball is too low and lifting it over.',
      'Zu lange warten, den Ball von unten über das Tor heben.',
      'Дълго чакане и вдигане на топката над вратата.',
    ],
  },
  {
    key: 'run-and-jump',
    harder: 1,
    from: 13,
    heading: true,
    name: ['run and one-legged jump', 'einbeinig aus dem Anlauf', 'засилка и отскок с един крак'],
    aim: [
      'Take off from one leg at the right moment and meet the ball at the highest point.',
      'Einbeinig im richtigen Moment abspringen und den Ball am höchsten Punkt treffen.',
      'Отскок с един крак в точния миг и удар в най-високата точка.',
    ],
    rule: [
      'The header starts three steps behind the marker, curves the run and jumps off one leg; the toss is a metre above the head. Land on two feet.',
      'Der Spieler startet drei Schritte hinter der Markierung, läuft im Bogen an und springt einbeinig ab; geworfen wird einen Meter über Kopfhöhe. Beidbeinig landen.',
      'Играчът тръгва три крачки зад маркера, засилва се в дъга и отскача с един крак; хвърля се на метър над главата. Приземява се на два крака.',
    ],
    points: [
      [
        'Long last step, arms up: they lift you.',
        'Langer letzter Schritt, Arme hoch: Sie tragen dich.',
        'Дълга последна крачка, ръце нагоре: те те вдигат.',
      ],
      [
        'Wait in the air, then hit: bow and release.',
        'In der Luft warten, dann treffen: Spannung lösen.',
        'Изчакай във въздуха, после удари: отпусни дъгата.',
      ],
    ],
    more: [
      [
        'Start from the side and attack the ball across the goal.',
        'Von der Seite anlaufen und quer zum Tor attackieren.',
        'Засилка отстрани и атака напречно на вратата.',
      ],
    ],
    easier: [
      'Jump off both legs without a run.',
      'Beidbeinig ohne Anlauf abspringen.',
      'Отскок с два крака без засилка.',
    ],
    scoring: [
      'Goal two points; met above head height one more.',
      'Tor zwei Punkte; über eigener Kopfhöhe getroffen einer mehr.',
      'Гол – две точки; удар над височината на главата – още една.',
    ],
    question: [
      'What happened when you jumped too early?',
      'Was ist passiert, wenn du zu früh gesprungen bist?',
      'Какво стана, когато отскочи рано?',
    ],
    fault: [
      'Jumping under the ball and hitting it while falling.',
      'Unter dem Ball hochspringen und im Fallen treffen.',
      'Скок под топката и удар при падане.',
    ],
  },
  {
    key: 'with-opponent',
    harder: 2,
    from: 14,
    heading: true,
    name: ['with a passive opponent', 'mit passivem Gegner', 'с пасивен противник'],
    aim: [
      'Get in front of an opponent and head fairly, arms for balance only.',
      'Vor den Gegner kommen und fair köpfen, die Arme nur fürs Gleichgewicht.',
      'Изпреварване на противника и честен удар, ръцете са само за равновесие.',
    ],
    rule: [
      'One opponent stands goal-side and jumps along without heading. The attacker starts from behind, moves across the front and heads. Pushing or elbows end the turn.',
      'Ein Gegner steht torseitig und springt nur mit, ohne zu köpfen. Der Angreifer startet dahinter, löst sich nach vorn und köpft. Stoßen oder Ellbogen beenden den Versuch.',
      'Противник е откъм вратата и само подскача, без да удря. Нападателят тръгва отзад, излиза пред него и удря. Бутане или лакти прекратяват опита.',
    ],
    points: [
      [
        'Two quick steps in front, then own the space.',
        'Zwei schnelle Schritte davor, dann gehört dir der Raum.',
        'Две бързи крачки отпред и мястото е твое.',
      ],
      [
        'Arms bent and wide for balance, never above the shoulder.',
        'Arme angewinkelt und breit, nie über Schulterhöhe.',
        'Ръцете свити и широко, никога над раменете.',
      ],
    ],
    more: [
      [
        'The opponent may hinder the run with the body.',
        'Der Gegner darf den Laufweg mit dem Körper stören.',
        'Противникът може да пречи с тяло на бягането.',
      ],
    ],
    easier: [
      'The opponent stays on the ground.',
      'Der Gegner bleibt am Boden.',
      'Противникът остава на земята.',
    ],
    scoring: [
      'Ball met first one point, goal two.',
      'Zuerst am Ball ein Punkt, Tor zwei.',
      'Пръв на топката – точка, гол – две.',
    ],
    question: [
      'How did you get in front without a foul?',
      'Wie bist du ohne Foul nach vorn gekommen?',
      'Как излезе отпред без фаул?',
    ],
    fault: [
      'Watching only the ball and jumping into the opponent.',
      'Nur auf den Ball schauen und in den Gegner springen.',
      'Гледане само в топката и скок в противника.',
    ],
  },
]
