/** Which part of the foot works. */
import type { Task } from '../kit'

export const surfaceTasks: readonly Task[] = [
  {
    key: 'sole',
    harder: 0,
    name: ['the sole rolls', 'die Sohle rollt', 'подметката търкаля'],
    aim: [
      'The sole stops, rolls and pulls without pressing the ball into the ground.',
      'Die Sohle stoppt, rollt und zieht, ohne den Ball in den Boden zu drücken.',
      'Подметката спира, търкаля и дърпа, без да притиска топката към земята.',
    ],
    rule: [
      'On the spot: toe taps, left and right in turn. On the way: roll the ball sideways with the sole, five rolls per foot. At the new marker stop it dead with the sole.',
      'Am Platz: Sohlentipper links und rechts im Wechsel. Unterwegs: den Ball seitlich mit der Sohle rollen, fünfmal je Fuß. An der neuen Markierung mit der Sohle ganz stoppen.',
      'На място: докосвания отгоре с подметка, ляв и десен крак. По пътя: странично търкаляне с подметка, по пет пъти с крак. На новия маркер – пълно спиране с подметка.',
    ],
    points: [
      [
        'Touch the top of the ball with the ball of the foot, as light as a feather.',
        'Die Balloberseite mit dem Vorfuß berühren, federleicht.',
        'Докосни топката отгоре с предната част, леко като перо.',
      ],
      [
        'Hop from foot to foot: the standing leg works too.',
        'Von Fuß zu Fuß springen: Das Standbein arbeitet mit.',
        'Подскачай от крак на крак: и опорният работи.',
      ],
    ],
    more: [
      [
        'Turn once round the ball while tapping.',
        'Beim Tippen einmal um den Ball herum.',
        'По време на докосванията обиколи топката.',
      ],
    ],
    easier: [
      'Three taps, then a short rest.',
      'Drei Tipper, dann kurz Pause.',
      'Три докосвания, после кратка почивка.',
    ],
    scoring: [
      'Count taps on the spot and markers reached with a full stop.',
      'Gezählt werden Tipper am Platz und Markierungen mit sauberem Stopp.',
      'Броят се докосванията на място и маркерите с пълно спиране.',
    ],
    question: [
      'When in a match does the sole help you?',
      'Wann hilft dir die Sohle im Spiel?',
      'Кога в мача ти помага подметката?',
    ],
    fault: [
      'Standing with full weight on the ball.',
      'Mit dem ganzen Gewicht auf dem Ball stehen.',
      'Стъпване върху топката с цялата тежест.',
    ],
  },
  {
    key: 'inside-outside',
    harder: 0,
    name: ['inside and outside', 'innen und außen', 'вътрешна и външна страна'],
    aim: [
      'Lead the ball with inside and outside of the same foot in an even rhythm.',
      'Den Ball im gleichmäßigen Rhythmus mit Innen- und Außenseite desselben Fußes führen.',
      'Равномерно водене с вътрешната и външната страна на един и същ крак.',
    ],
    rule: [
      'On the spot: push the ball from one inside to the other (“bell”). On the way: inside, outside, inside, outside of one foot; the other foot on the next change.',
      'Am Platz: den Ball zwischen den Innenseiten pendeln („Glocke“). Unterwegs: innen, außen, innen, außen mit einem Fuß; beim nächsten Wechsel mit dem anderen.',
      'На място: топката се люлее между вътрешните страни („камбана“). По пътя: вътрешна, външна, вътрешна, външна с един крак; при следващата смяна – с другия.',
    ],
    points: [
      [
        'Toe down and in for the outside, toe up and out for the inside.',
        'Außen: Fußspitze runter und nach innen. Innen: Fußspitze hoch und nach außen.',
        'Външна: пръстите надолу и навътре. Вътрешна: нагоре и навън.',
      ],
      [
        'Draw a snake, not a straight line.',
        'Zeichne eine Schlange, keine gerade Linie.',
        'Рисувай змия, а не права линия.',
      ],
    ],
    more: [
      [
        'Two bells, then let it run through the legs.',
        'Zwei Glocken, dann den Ball durch die Beine laufen lassen.',
        'Две „камбани“, после топката минава между краката.',
      ],
    ],
    easier: [
      'Inside only, both feet in turn.',
      'Nur Innenseite, beide Füße im Wechsel.',
      'Само с вътрешна страна, краката се редуват.',
    ],
    scoring: [
      'Bells in a row without losing the rhythm: remember your best.',
      'Glocken in Folge ohne Rhythmusverlust: Bestwert merken.',
      '„Камбани“ подред без грешка: запомни най-доброто си число.',
    ],
    question: [
      'With which side can you change direction faster?',
      'Mit welcher Seite wechselst du schneller die Richtung?',
      'С коя страна сменяш посоката по-бързо?',
    ],
    fault: [
      'The foot stretches to the ball while the body stays behind.',
      'Der Fuß streckt sich zum Ball, der Körper bleibt zurück.',
      'Кракът се протяга към топката, а тялото остава назад.',
    ],
  },
  {
    key: 'v-and-u',
    harder: 1,
    name: ['V and U', 'V und U', 'V и U'],
    aim: [
      'Pull the ball back and take it away in a new direction in one flow.',
      'Den Ball zurückziehen und fließend in eine neue Richtung mitnehmen.',
      'Издърпване назад и плавно извеждане в нова посока.',
    ],
    rule: [
      'On the spot: draw a V – pull back with the sole, push out with the inside; then with the outside. On the way: every fourth step a V to change direction; at the marker a U behind the standing leg.',
      'Am Platz: ein V zeichnen – mit der Sohle zurück, mit der Innenseite hinaus; danach mit der Außenseite. Unterwegs: jeden vierten Schritt ein V als Richtungswechsel; an der Markierung ein U hinter dem Standbein.',
      'На място: нарисувай V – назад с подметка, навън с вътрешна; после с външна страна. По пътя: на всяка четвърта крачка V за смяна на посоката; при маркера U зад опорния крак.',
    ],
    points: [
      [
        'Pull the ball next to the standing foot, not into it.',
        'Den Ball neben den Standfuß ziehen, nicht dagegen.',
        'Дръпни топката до опорния крак, не в него.',
      ],
      [
        'Turn the hip first, the ball follows.',
        'Erst die Hüfte drehen, der Ball folgt.',
        'Първо завърти таза, топката го следва.',
      ],
    ],
    more: [
      [
        'V with the right, U with the left, without a touch between.',
        'V mit rechts, U mit links, ohne Kontakt dazwischen.',
        'V с десния, U с левия крак, без докосване помежду.',
      ],
    ],
    easier: [
      'Stop the ball between pulling and pushing.',
      'Den Ball zwischen Ziehen und Schieben stoppen.',
      'Спри топката между дърпането и тласъка.',
    ],
    scoring: [
      'One point for each V that leaves the marker in a free direction.',
      'Ein Punkt für jedes V, das in freien Raum führt.',
      'Точка за всяко V, което извежда в свободното.',
    ],
    question: [
      'Against which defender would a V help you?',
      'Gegen welchen Verteidiger hilft dir ein V?',
      'Срещу какъв защитник ще ти помогне V?',
    ],
    fault: [
      'Pulling too hard: the ball rolls behind the body.',
      'Zu stark gezogen: Der Ball rollt hinter den Körper.',
      'Твърде силно дърпане: топката бяга зад тялото.',
    ],
  },
  {
    key: 'chains',
    harder: 1,
    name: ['chains of three moves', 'Dreierketten', 'вериги от три движения'],
    aim: [
      'Join surfaces into your own combinations and remember them under tempo.',
      'Kontaktflächen zu eigenen Kombinationen verbinden und im Tempo behalten.',
      'Свързване на движенията в собствени комбинации и изпълнение в темпо.',
    ],
    rule: [
      'Each invents a chain of three touches (for example sole, inside, outside) and repeats it on the spot. On the way the chain comes every five steps. At the new marker show it to a neighbour, who copies it in the next turn.',
      'Jeder erfindet eine Kette aus drei Kontakten (etwa Sohle, innen, außen) und wiederholt sie am Platz. Unterwegs kommt sie alle fünf Schritte. An der neuen Markierung zeigt man sie einem Nachbarn, der sie in der nächsten Runde übernimmt.',
      'Всеки измисля верига от три докосвания (например подметка, вътрешна, външна) и я повтаря на място. По пътя тя идва на пет крачки. На новия маркер се показва на съсед, който я прави следващия път.',
    ],
    points: [
      [
        'Say the chain aloud: the feet follow the voice.',
        'Sprich die Kette mit: Die Füße folgen der Stimme.',
        'Казвай веригата на глас: краката следват гласа.',
      ],
      [
        'The last touch is the exit: make it longer and go.',
        'Der letzte Kontakt ist der Ausgang: länger und weg.',
        'Последното докосване е изходът: по-дълго и тръгвай.',
      ],
    ],
    more: [
      [
        'Add a fourth touch every round.',
        'Jede Runde kommt ein vierter Kontakt dazu.',
        'Във всяка серия се добавя по едно докосване.',
      ],
    ],
    easier: [
      'The coach gives one chain for all.',
      'Der Trainer gibt eine Kette für alle vor.',
      'Треньорът дава една верига за всички.',
    ],
    scoring: [
      'Chains without a mistake in a row; a chain learnt from somebody else counts double.',
      'Fehlerfreie Ketten in Folge; eine von anderen gelernte zählt doppelt.',
      'Чисти вериги подред; научената от друг е двойна.',
    ],
    question: [
      'Which chain would beat a defender, and why?',
      'Welche Kette schlägt einen Verteidiger, und warum?',
      'Коя верига би преодоляла защитник и защо?',
    ],
    fault: [
      'Too complicated to be fast: three clean touches beat five.',
      'Zu kompliziert für Tempo: Drei saubere schlagen fünf.',
      'Твърде сложно за темпо: три чисти са повече от пет.',
    ],
  },
]
