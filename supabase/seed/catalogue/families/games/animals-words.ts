/** The stories of the animal games. */
import type { AnimalTask } from './animals'
import { moreAnimalTasks } from './animals-more-words'

export const animalTasks: readonly AnimalTask[] = [
  {
    key: 'zoo',
    harder: 0,
    hunters: 0,
    ground: 'meadow',
    name: ['a walk through the zoo', 'Rundgang durch den Zoo', 'разходка в зоологическата градина'],
    aim: [
      'Discover what feet can do with a ball.',
      'Entdecken, was die Füße mit dem Ball alles können.',
      'Откриване какво могат краката с топка.',
    ],
    rule: [
      'The coach calls an animal: mouse = tiny touches, kangaroo = two hops over the ball, snake = big bends, elephant = roll with the sole, cheetah = five fast touches.',
      'Der Trainer ruft ein Tier: Maus = winzige Kontakte, Känguru = zweimal über den Ball hüpfen, Schlange = große Bögen, Elefant = mit der Sohle rollen, Gepard = fünf schnelle Kontakte.',
      'Треньорът вика животно: мишка – малки докосвания, кенгуру – два скока над топката, змия – големи завои, слон – търкаляне с подметка, гепард – пет бързи докосвания.',
    ],
    points: [
      [
        'Mouse feet: so soft that nobody hears you.',
        'Mäusefüße: so leise, dass dich keiner hört.',
        'Миши крачета: толкова тихо, че никой не те чува.',
      ],
      [
        'Cheetah: push the ball ahead and catch it again.',
        'Gepard: Ball vorlegen und wieder einholen.',
        'Гепард: побутни напред и пак я стигни.',
      ],
    ],
    more: [
      [
        'Two animals in a row: snake, then cheetah.',
        'Zwei Tiere hintereinander: Schlange, dann Gepard.',
        'Две животни поред: змия, после гепард.',
      ],
    ],
    easier: ['Only mouse and cheetah.', 'Nur Maus und Gepard.', 'Само мишка и гепард.'],
    scoring: [
      'No points: the best new animal invented by a child is shown by all.',
      'Keine Punkte: Das schönste erfundene Tier eines Kindes machen alle nach.',
      'Без точки: най-хубавото измислено животно показват всички.',
    ],
    question: [
      'Which animal is the hardest with the ball, and why?',
      'Welches Tier ist mit Ball am schwersten? Warum?',
      'Кое животно е най-трудно с топка и защо?',
    ],
    fault: [
      'Cheetahs lose the ball: praise catching it again, not speed alone.',
      'Geparde verlieren den Ball: das Einholen loben, nicht nur das Tempo.',
      'Гепардите губят топката: похвали настигането, не само бързината.',
    ],
  },
  {
    key: 'sleeping-bear',
    harder: 0,
    hunters: 1,
    ground: 'homes',
    name: ['the sleeping bear', 'der schlafende Bär', 'спящата мечка'],
    aim: [
      'Dribble quietly, speed up when it matters.',
      'Leise dribbeln und im richtigen Moment Tempo machen.',
      'Тихо водене и ускорение в точния миг.',
    ],
    rule: [
      'The bear sleeps in the middle. The children creep past with the ball to the other home. At “The bear wakes up!” it tries to touch balls with its foot; in a home one is safe.',
      'Der Bär schläft in der Mitte. Die Kinder schleichen mit Ball zum anderen Zuhause. Bei „Der Bär wacht auf!“ versucht er, Bälle mit dem Fuß zu berühren; im Zuhause ist man sicher.',
      'Мечката спи в средата. Децата се промъкват с топка към другия дом. При „Мечката се събуди!“ тя се опитва да докосне топките с крак; у дома е безопасно.',
    ],
    points: [
      [
        'Creep: ball under your nose.',
        'Schleichen: Der Ball ist unter deiner Nase.',
        'Промъквай се: топката е под носа ти.',
      ],
      [
        'Bear awake? Big touch into the gap and go!',
        'Bär wach? Großer Kontakt in die Lücke und los!',
        'Събуди ли се? Дълго докосване в пролуката и бягай!',
      ],
    ],
    more: [
      [
        'The bear may open its eyes twice.',
        'Der Bär darf zweimal aufwachen.',
        'Мечката може да се събуди два пъти.',
      ],
    ],
    easier: [
      'The bear crawls on all fours.',
      'Der Bär läuft auf allen vieren.',
      'Мечката се движи на четири крака.',
    ],
    scoring: [
      'A berry (point) for each safe crossing; the bear gets one per ball touched.',
      'Eine Beere (Punkt) für jede sichere Überquerung; der Bär eine je berührtem Ball.',
      'Боровинка (точка) за всяко преминаване; мечката – по една за докосната топка.',
    ],
    question: [
      'When do you go fast, when slowly?',
      'Wann gehst du schnell, wann langsam?',
      'Кога си бърз и кога бавен?',
    ],
    fault: [
      'All take the same way: show them the empty sides.',
      'Alle nehmen denselben Weg: die leeren Seiten zeigen.',
      'Всички минават оттам: покажи празните страни.',
    ],
  },
  {
    key: 'squirrels',
    harder: 0,
    hunters: 0,
    ground: 'caves',
    name: ['squirrels visit the holes', 'Eichhörnchen besuchen Höhlen', 'катерички в хралупите'],
    aim: [
      'Stop and turn with the ball and find the next free place.',
      'Mit Ball stoppen, drehen und den nächsten freien Platz finden.',
      'Спиране и завъртане с топка и търсене на следващото място.',
    ],
    rule: [
      'The ball is a nut. Visit a ring, stop the nut in it with the sole, turn round and look for another ring. One squirrel at a time per ring.',
      'Der Ball ist eine Nuss. Zum Reifen dribbeln, die Nuss darin mit der Sohle stoppen, umdrehen und den nächsten Reifen suchen. Nur ein Eichhörnchen je Reifen.',
      'Топката е орех. Детето води до обръч, спира ореха вътре с подметка, обръща се и търси друг. В обръча е само една катеричка.',
    ],
    points: [
      [
        'Sole on top, then pull back and turn.',
        'Sohle drauf, zurückziehen, drehen.',
        'Подметка отгоре, дръпни назад и се обърни.',
      ],
      [
        'Hole taken? Look for the next one on the way.',
        'Besetzt? Schon unterwegs die nächste suchen.',
        'Заето? Още по пътя търси друга.',
      ],
    ],
    more: [
      [
        'Another turn in every hole.',
        'In jeder Höhle eine andere Drehung.',
        'Във всяка хралупа – друго завъртане.',
      ],
    ],
    easier: [
      'Two squirrels may share a hole.',
      'Zwei Eichhörnchen dürfen sich eine Höhle teilen.',
      'Две катерички могат да са заедно.',
    ],
    scoring: [
      'How many holes in 75 seconds? Beat your own number.',
      'Wie viele Höhlen in 75 Sekunden? Schlag deine eigene Zahl.',
      'Колко хралупи за 75 секунди? Подобри своето число.',
    ],
    question: [
      'How do you see which hole is free?',
      'Wie siehst du, welche Höhle frei ist?',
      'Как виждаш коя хралупа е свободна?',
    ],
    fault: [
      'The ball is kicked to the ring and chased.',
      'Der Ball wird zum Reifen geschossen und verfolgt.',
      'Топката се рита към обръча и се гони.',
    ],
  },
  {
    key: 'fox-and-hens',
    harder: 1,
    hunters: 2,
    ground: 'caves',
    name: ['foxes and hens', 'Füchse und Hühner', 'лисици и кокошки'],
    aim: [
      'Protect the ball with the body and escape into room.',
      'Den Ball mit dem Körper schützen und in den freien Raum fliehen.',
      'Топката се пази с тяло и се бяга в свободното.',
    ],
    rule: [
      'Two foxes try to touch the hens’ balls. In a ring a hen is safe for three seconds, then it has to leave. New foxes in every round.',
      'Zwei Füchse wollen die Bälle der Hühner berühren. Im Reifen ist ein Huhn drei Sekunden sicher, dann muss es weiter. Jede Runde neue Füchse.',
      'Две лисици искат да докоснат топките на кокошките. В обръч кокошката е в безопасност три секунди, после тръгва. Всяка серия – нови лисици.',
    ],
    points: [
      [
        'Fox comes: turn your back, the ball on the far foot.',
        'Fuchs kommt: dreh dich dazwischen, Ball am fernen Fuß.',
        'Идва лисица: застани между тях, топката е на далечния крак.',
      ],
      [
        'Look for foxes before you leave the nest.',
        'Schau nach den Füchsen, bevor du das Nest verlässt.',
        'Огледай се за лисици, преди да излезеш.',
      ],
    ],
    more: [
      [
        'Safe for one second only.',
        'Nur noch eine Sekunde sicher.',
        'Безопасно е само една секунда.',
      ],
    ],
    easier: [
      'One fox only, holding a bib behind its back.',
      'Nur ein Fuchs, ein Leibchen hinter dem Rücken.',
      'Само една лисица, с потник зад гърба.',
    ],
    scoring: [
      'Hens start with five eggs and give one for each touch: how many are left?',
      'Jedes Huhn hat fünf Eier und gibt je Berührung eins ab: Wie viele bleiben?',
      'Всяка кокошка има пет яйца и дава по едно при допир: колко остават?',
    ],
    question: [
      'What do you do when the fox is in front of you?',
      'Was machst du, wenn der Fuchs vor dir steht?',
      'Какво правиш, когато лисицата е пред теб?',
    ],
    fault: [
      'Hens stay in the nest and wait: remind them of the seconds.',
      'Hühner warten im Nest: an die Sekunden erinnern.',
      'Кокошките чакат в гнездото: напомни секундите.',
    ],
  },
  ...moreAnimalTasks,
]
