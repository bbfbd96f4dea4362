/** Stories of the nests. */
import type { FunTask } from './create-playground'
import { moreNestTasks } from './nests-more-words'

export const nestTasks: readonly FunTask[] = [
  {
    key: 'collect',
    harder: 0,
    name: ['fetch eggs from the middle', 'Eier aus der Mitte holen', 'яйца от средата'],
    aim: [
      'Take a ball in full run and bring it home under control.',
      'Einen Ball aus vollem Lauf aufnehmen und sicher heimbringen.',
      'Топката се взема в движение и се носи под контрол у дома.',
    ],
    rule: [
      'Fetch one egg at a time from the middle, stop it in your nest with the sole and go again until the middle is empty.',
      'Immer nur ein Ei aus der Mitte holen, im Nest mit der Sohle stoppen und wieder los, bis die Mitte leer ist.',
      'От средата се взема по едно яйце, спира се в гнездото с подметка и пак, докато средата се изпразни.',
    ],
    points: [
      [
        'Brake before the ball, then turn home with two small touches.',
        'Vor dem Ball bremsen, dann mit zwei kleinen Kontakten heimdrehen.',
        'Спри пред топката и с две леки докосвания се обърни към дома.',
      ],
      [
        'Go to the ball nobody else runs to.',
        'Lauf zu dem Ball, zu dem sonst keiner läuft.',
        'Тичай към топката, към която никой друг не тича.',
      ],
    ],
    more: [
      ['Run backwards to the middle.', 'Zur Mitte rückwärts laufen.', 'Към средата се тича назад.'],
    ],
    easier: [
      'Rolling the ball with the sole or the hand is allowed.',
      'Den Ball rollen ist erlaubt, auch mit der Hand.',
      'Топката може да се търкаля и с ръка.',
    ],
    scoring: ['One point per egg.', 'Ein Punkt je Ei.', 'Точка за яйце.'],
    question: [
      'How do you turn fastest with the ball?',
      'Wie drehst du am schnellsten mit dem Ball um?',
      'Как се обръщаш най-бързо с топката?',
    ],
    fault: [
      'Two children fight over one ball while others lie free.',
      'Zwei streiten um einen Ball, andere liegen frei.',
      'Двама се борят за една топка, а други са свободни.',
    ],
  },
  {
    key: 'spring-cleaning',
    harder: 0,
    name: ['spring cleaning', 'Frühjahrsputz', 'пролетно почистване'],
    aim: [
      'Look where there is room and place the ball there with care.',
      'Schauen, wo Platz ist, und den Ball dort genau hinbringen.',
      'Гледане къде има място и точно оставяне на топката.',
    ],
    rule: [
      'The other way round: bring your balls to other nests, stop them there and run home for the next. The emptiest nest wins.',
      'Andersherum: Bringt eure Bälle in fremde Nester, stoppt sie dort und lauft zurück zum nächsten. Das leerste Nest gewinnt.',
      'Обратното: носете топките си в чужди гнезда, спирайте ги там и тичайте за следващата. Печели най-празното гнездо.',
    ],
    points: [
      [
        'Look round: which nest is near and full of room?',
        'Schau dich um: Welches Nest ist nah und hat Platz?',
        'Огледай се: кое гнездо е близо и свободно?',
      ],
      [
        'Stop it dead with the sole, then sprint home.',
        'Mit der Sohle fest stoppen, dann heimsprinten.',
        'Спри я с подметка и спринтирай към дома.',
      ],
    ],
    more: [
      [
        'Never twice in a row to the same nest.',
        'Nie zweimal nacheinander ins selbe Nest.',
        'Никога два пъти поред в едно гнездо.',
      ],
    ],
    easier: [
      'Bring it only to the next nest in the circle.',
      'Nur ins nächste Nest im Kreis bringen.',
      'Носи само в следващото гнездо по кръга.',
    ],
    scoring: [
      'Three points for the emptiest nest, two for the second, one for the third.',
      'Drei Punkte für das leerste Nest, zwei fürs zweite, einer fürs dritte.',
      'Три точки за най-празното, две за второто, една за третото.',
    ],
    question: [
      'Which nest did you choose, and why?',
      'Welches Nest hast du gewählt? Warum?',
      'Кое гнездо избра и защо?',
    ],
    fault: [
      'Balls roll through the nest: slow down earlier.',
      'Bälle rollen durchs Nest: früher bremsen.',
      'Топките минават през гнездото: намали по-рано.',
    ],
  },
  {
    key: 'steal',
    harder: 1,
    name: ['steal from the neighbours', 'bei den Nachbarn klauen', 'кражба от съседите'],
    aim: [
      'Decide quickly: collect, steal or go home.',
      'Schnell entscheiden: sammeln, klauen oder heim.',
      'Бързо решение: събиране, кражба или у дома.',
    ],
    rule: [
      'As soon as the middle is empty, eggs may be stolen from other nests: one child, one egg. Nobody guards or tackles; in the nest only stopped balls count.',
      'Ist die Mitte leer, darf man in fremden Nestern klauen: ein Kind, ein Ei. Keiner bewacht oder greift an; im Nest zählen nur gestoppte Bälle.',
      'Щом средата е празна, може да се краде от другите гнезда: едно дете, едно яйце. Никой не пази и не отнема; броят се само спрените топки.',
    ],
    points: [
      [
        'Watch all nests: where is the most to get?',
        'Alle Nester im Blick: Wo gibt es am meisten?',
        'Гледай всички гнезда: къде има най-много?',
      ],
      [
        'Take it and turn away in one move.',
        'Mitnehmen und drehen in einer Bewegung.',
        'Вземи и завий с едно движение.',
      ],
    ],
    more: [
      [
        'Steal only from the nest that is leading.',
        'Nur beim führenden Nest klauen.',
        'Краде се само от водещото гнездо.',
      ],
    ],
    easier: [
      'The coach keeps rolling new balls into the middle.',
      'Der Trainer rollt neue Bälle in die Mitte nach.',
      'Треньорът пуска нови топки в средата.',
    ],
    scoring: [
      'Five eggs at the same time win at once, else the most eggs.',
      'Fünf Eier gleichzeitig gewinnen sofort, sonst die meisten.',
      'Пет яйца наведнъж печелят веднага, иначе повечето.',
    ],
    question: [
      'Was stealing near or far better for you?',
      'War Klauen nah oder fern besser für euch?',
      'По-добре беше да крадете наблизо или надалеч?',
    ],
    fault: [
      'All of a nest go the same way and get in each other’s way.',
      'Alle aus einem Nest laufen denselben Weg und behindern sich.',
      'Всички от гнездото тичат по един път и си пречат.',
    ],
  },
  ...moreNestTasks,
]
