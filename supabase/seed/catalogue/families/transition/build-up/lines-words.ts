/** Tasks of the build-up from third to third. */
import type { TransitionTask } from '../kit'

export const lineTasks: readonly TransitionTask[] = [
  {
    key: 'pass-and-follow',
    harder: 0,
    name: ['passer moves up', 'Passgeber rückt nach', 'подаващият се включва'],
    aim: [
      'Follow the pass and make one more.',
      'Dem Pass folgen und Überzahl schaffen.',
      'Следвай паса и създай предимство.',
    ],
    rule: [
      'One player of the third the ball has left may move up into the next one.',
      'Ein Spieler aus dem Drittel, das der Ball verlassen hat, darf ins nächste nachrücken.',
      'Един играч от зоната, която топката е напуснала, може да мине в следващата.',
    ],
    points: [
      [
        'Pass and go: two steps behind the ball you are free.',
        'Passen und gehen: Zwei Schritte hinter dem Ball bist du frei.',
        'Подай и тръгни: две крачки зад топката си свободен.',
      ],
      [
        'Receiver: open body, so that you see the one who comes.',
        'Empfänger: offene Stellung, dann siehst du den Nachrückenden.',
        'Приемащ: отворено тяло, за да видиш включващия се.',
      ],
    ],
    more: [
      [
        'Moving up only after a forward pass of your own.',
        'Nachrücken darf nur, wer selbst nach vorn gepasst hat.',
        'Включва се само подалият напред.',
      ],
    ],
    easier: ['Two may move up.', 'Zwei dürfen nachrücken.', 'Двама могат да се включат.'],
    scoring: [
      'One point per line crossed, two more for a goal.',
      'Ein Punkt je Linie, zwei dazu für das Tor.',
      'Точка за всяка линия, още две за гол.',
    ],
    question: [
      'Who has to secure when you move up?',
      'Wer sichert, wenn du nachrückst?',
      'Кой подсигурява, когато се включваш?',
    ],
    fault: [
      'Pass played and admired: nobody follows.',
      'Pass gespielt und zugeschaut: Keiner rückt nach.',
      'Подаден пас и гледане: никой не се включва.',
    ],
  },
  {
    key: 'drop-and-set',
    harder: 1,
    name: ['striker drops and sets', 'Stürmer lässt klatschen', 'връщане от нападателя'],
    aim: [
      'Go over the striker’s lay-off into the last third.',
      'Über die Ablage des Stürmers ins letzte Drittel.',
      'През връщане от нападателя се влиза в последната зона.',
    ],
    rule: [
      'The last third may be reached only by a lay-off of the striker, who may drop into the middle for it; two midfielders may then go in.',
      'Ins letzte Drittel geht es nur über eine Ablage des Stürmers, der dafür ins Mitteldrittel kommen darf; danach dürfen zwei Mittelfeldspieler hinein.',
      'В последната зона се влиза само след връщане от нападателя, който може да слезе в средната; после двама халфове могат да влязат.',
    ],
    points: [
      [
        'Striker: come late and fast, lean on the opponent, set with one touch.',
        'Stürmer: spät und schnell kommen, Körper rein, direkt ablegen.',
        'Нападател: ела късно и бързо, опри се в противника, върни от първо.',
      ],
      [
        'Others: if the striker comes, one must run behind.',
        'Andere: Kommt der Stürmer, muss einer in die Tiefe.',
        'Останалите: ако той слиза, един трябва да тича зад.',
      ],
    ],
    more: [
      [
        'The lay-off goes to the third player only.',
        'Die Ablage geht nur zum Dritten.',
        'Връщането е само към третия.',
      ],
    ],
    easier: [
      'The striker may turn instead.',
      'Der Stürmer darf auch drehen.',
      'Нападателят може и да се обърне.',
    ],
    scoring: [
      'Goal after a lay-off two points.',
      'Tor nach Ablage zwei Punkte.',
      'Гол след връщане – две точки.',
    ],
    question: [
      'When does the striker start to come?',
      'Wann startet der Stürmer entgegen?',
      'Кога нападателят тръгва към топката?',
    ],
    fault: [
      'Striker drops early and brings the defender along.',
      'Der Stürmer kommt zu früh und bringt den Verteidiger mit.',
      'Нападателят слиза рано и води защитника.',
    ],
  },
  {
    key: 'dribble-in',
    harder: 1,
    name: ['defender dribbles in', 'Verteidiger dribbelt an', 'защитник води топката'],
    aim: [
      'Break a line with the ball at the foot.',
      'Eine Linie mit Ball am Fuß überwinden.',
      'Преодоляване на линия с водене.',
    ],
    rule: [
      'The first line may be crossed only by a dribble; who does it counts as one more in the middle, one of your own midfielders secures behind.',
      'Die erste Linie darf nur im Dribbling überquert werden; wer es tut, ist in der Mitte einer mehr, ein Mittelfeldspieler sichert dahinter.',
      'Първата линия се минава само с водене; преминалият е един повече в средата, един халф подсигурява отзад.',
    ],
    points: [
      [
        'Space ahead? Drive with the outside foot, eyes up.',
        'Raum vor dir? Andribbeln mit dem Außenfuß, Kopf hoch.',
        'Имаш място? Води с външния крак, глава горе.',
      ],
      [
        'Midfielders: move away from the dribbler to open the way.',
        'Mittelfeld: Lauf weg vom Dribbler und öffne den Weg.',
        'Халфове: отдръпнете се от водещия, отворете пътя.',
      ],
    ],
    more: [['Both lines by dribble.', 'Beide Linien im Dribbling.', 'И двете линии с водене.']],
    easier: [
      'A pass across the line is allowed after three seconds.',
      'Nach drei Sekunden ist auch ein Pass erlaubt.',
      'След три секунди е позволен и пас.',
    ],
    scoring: [
      'Line crossed one point, goal three.',
      'Linie überquert ein Punkt, Tor drei.',
      'Премината линия – точка, гол – три.',
    ],
    question: [
      'What do the opponents do when you drive at them?',
      'Was tun die Gegner, wenn du andribbelst?',
      'Какво правят противниците, когато водиш към тях?',
    ],
    fault: [
      'Dribbles, but releases the ball only when surrounded.',
      'Andribbeln, aber der Pass kommt erst im Gedränge.',
      'Води, но подава чак когато е обкръжен.',
    ],
  },
  {
    key: 'skip-a-line',
    harder: 2,
    from: 11,
    name: ['skip a line', 'eine Linie überspringen', 'прескачане на линия'],
    aim: [
      'See the furthest free player first.',
      'Zuerst den entferntesten Freien sehen.',
      'Първо се вижда най-далечният свободен.',
    ],
    rule: [
      'A pass straight from the first to the last third, received or set to a team-mate, counts double; through the middle single. Thirds are free for the receiver’s helper.',
      'Ein Pass direkt vom ersten ins letzte Drittel, kontrolliert oder abgelegt, zählt doppelt; über die Mitte einfach. Ein Helfer darf frei nachrücken.',
      'Пас директно от първата до последната зона, овладян или върнат, е двоен; през средата – единичен. Един помощник може свободно да се включи.',
    ],
    points: [
      [
        'Midfield: pull your opponent aside, the pass goes through the gap you leave.',
        'Mittelfeld: Zieh deinen Gegner weg, der Pass geht durch deine Lücke.',
        'Халф: отведи противника, пасът минава през твоята пролука.',
      ],
      [
        'Passer: hard and flat, to the foot away from the defender.',
        'Passgeber: scharf und flach auf den gegnerfernen Fuß.',
        'Подаващ: силно и ниско в далечния от защитника крак.',
      ],
    ],
    more: [
      [
        'After the long pass only one touch for the receiver.',
        'Nach dem Pass hat der Empfänger einen Kontakt.',
        'След дългия пас приемащият е с едно докосване.',
      ],
    ],
    easier: ['Lofted passes count as well.', 'Auch hohe Pässe zählen.', 'Важат и високи пасове.'],
    scoring: [
      'Skipped line two points, line by line one, goal two.',
      'Linie übersprungen zwei Punkte, Linie für Linie einer, Tor zwei.',
      'Прескочена линия – две точки, поред – една, гол – две.',
    ],
    question: [
      'Which movement opened the long way?',
      'Welche Bewegung hat den langen Weg geöffnet?',
      'Кое движение отвори дългия път?',
    ],
    fault: [
      'Forcing the long pass when nobody can help the receiver.',
      'Der lange Pass wird erzwungen, obwohl keiner helfen kann.',
      'Насилен дълъг пас, когато никой не може да помогне.',
    ],
  },
]
