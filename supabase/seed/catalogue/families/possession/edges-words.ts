/** Tasks of the game with neutrals on the edges. */
import type { Task } from './kit'

export const edgesTasks: readonly Task[] = [
  {
    key: 'keep',
    harder: 0,
    name: ['keep it with the edges', 'Ball halten mit den Außen', 'пазене с външните'],
    aim: [
      'Use the outside when it is tight inside, and come back in.',
      'Nach außen spielen, wenn es innen eng wird, und wieder hinein.',
      'Когато вътре е тясно, топката излиза навън и пак се връща.',
    ],
    rule: [
      'Outer players have two touches and must not pass to each other. Eight passes are a point.',
      'Die Außen haben zwei Kontakte und spielen sich nicht gegenseitig an. Acht Pässe sind ein Punkt.',
      'Външните са с две докосвания и не си подават един на друг. Осем паса са точка.',
    ],
    points: [
      [
        'Play out and show at once for the return at another angle.',
        'Nach außen spielen und dich sofort in einem anderen Winkel anbieten.',
        'Подай навън и веднага се предложи под друг ъгъл.',
      ],
      [
        'Outside: stand open with a view of the whole field.',
        'Außen: offen stehen mit Blick auf das ganze Feld.',
        'Външните: отворено тяло с поглед към цялото поле.',
      ],
    ],
    more: [
      ['Outer players with one touch.', 'Außen mit einem Kontakt.', 'Външните с едно докосване.'],
    ],
    easier: [
      'Outer players may pass to each other.',
      'Die Außen dürfen sich gegenseitig anspielen.',
      'Външните могат да си подават.',
    ],
    scoring: ['One point per eight passes.', 'Ein Punkt je acht Pässe.', 'Точка за осем паса.'],
    question: [
      'When is the outside a help and when a trap?',
      'Wann hilft dir außen, wann ist es eine Falle?',
      'Кога външният помага и кога е капан?',
    ],
    fault: [
      'Pass out without following up: the outer player is alone.',
      'Pass nach außen ohne Nachrücken: Der Außenspieler ist allein.',
      'Пас навън без подкрепа: външният е сам.',
    ],
  },
  {
    key: 'opposite-edges',
    harder: 1,
    name: ['from edge to opposite edge', 'von außen nach gegenüber', 'от страна до отсрещна'],
    aim: [
      'Turn the play in the middle and reach the far edge.',
      'Das Spiel in der Mitte drehen und die ferne Seite erreichen.',
      'Играта се обръща в средата и стига до далечната страна.',
    ],
    rule: [
      'A point for a ball that goes from one edge through the field to the opposite edge, at least one pass inside.',
      'Ein Punkt für den Ball von einer Seite durchs Feld zur gegenüberliegenden, mindestens ein Pass innen.',
      'Точка за топка от едната страна през полето до отсрещната с поне един пас вътре.',
    ],
    points: [
      [
        'Inside: look over the shoulder before it comes, then open up.',
        'Innen: Schulterblick, bevor er kommt, dann öffnen.',
        'Вътре: поглед през рамо преди поемането, после се отвори.',
      ],
      [
        'If the turn is closed: lay off, the next one plays across.',
        'Ist die Drehung zu: klatschen lassen, der Nächste spielt hinüber.',
        'Ако завъртането е затворено: върни, следващият подава отсреща.',
      ],
    ],
    more: [
      [
        'Only two passes inside between the edges.',
        'Höchstens zwei Pässe innen zwischen den Seiten.',
        'Най-много два паса вътре между страните.',
      ],
    ],
    easier: [
      'The neighbouring edge counts half.',
      'Die benachbarte Seite zählt halb.',
      'Съседната страна носи половин точка.',
    ],
    scoring: [
      'One point per opposite edge, two if both directions succeed in one go.',
      'Ein Punkt je Gegenseite, zwei für Hin und Zurück.',
      'Точка за отсрещна страна, две за отиване и връщане.',
    ],
    question: [
      'What do you have to see to be able to turn?',
      'Was musst du sehen, um aufdrehen zu können?',
      'Какво трябва да видиш, за да се завъртиш?',
    ],
    fault: [
      'Receiving with the back to the far edge.',
      'Annahme mit dem Rücken zur Gegenseite.',
      'Поемане с гръб към отсрещната страна.',
    ],
  },
  {
    key: 'swap-places',
    harder: 1,
    name: ['passer takes the edge', 'Passgeber übernimmt außen', 'подаващият остава отвън'],
    aim: [
      'Think on: after the pass a new place and a new job.',
      'Weiterdenken: nach dem Pass neuer Platz, neue Aufgabe.',
      'Мисли напред: след паса ново място и нова задача.',
    ],
    rule: [
      'Whoever passes to an edge takes that place, the outer player dribbles in at once and belongs to the team that has the ball.',
      'Wer nach außen passt, übernimmt den Platz; der Außen dribbelt sofort hinein und gehört zum ballbesitzenden Team.',
      'Който подаде навън, заема мястото; външният влиза с дрибъл и е към владеещия отбор.',
    ],
    points: [
      [
        'Dribble in: into the room, not into the crowd.',
        'Hineindribbeln: in den Raum, nicht ins Gedränge.',
        'Влез с дрибъл: в свободното, не в навалицата.',
      ],
      [
        'Names and hands: who is in, who is out?',
        'Namen und Zeichen: Wer ist drin, wer draußen?',
        'Имена и знаци: кой е вътре, кой е вън?',
      ],
    ],
    more: [
      [
        'The outer player passes one-touch and comes in without the ball.',
        'Der Außenspieler spielt direkt und kommt ohne Ball hinein.',
        'Външният подава от първо и влиза без топка.',
      ],
    ],
    easier: [
      'Swap only when the coach calls.',
      'Getauscht wird nur auf Zuruf des Trainers.',
      'Смяна само по сигнал на треньора.',
    ],
    scoring: [
      'One point for three swaps in one possession.',
      'Ein Punkt für drei Tausche in einem Ballbesitz.',
      'Точка за три смени в едно владеене.',
    ],
    question: [
      'How does the swap help to get rid of a marker?',
      'Wie hilft der Tausch, den Gegner loszuwerden?',
      'Как смяната помага да се отървеш от пазача?',
    ],
    fault: [
      'Both stay inside and the edge is empty.',
      'Beide bleiben innen, und außen ist leer.',
      'И двамата остават вътре, а отвън е празно.',
    ],
  },
  {
    key: 'three-teams',
    harder: 1,
    name: ['losers go outside', 'Verlierer nach außen', 'загубилите отиват навън'],
    aim: [
      'Value the ball: a careless loss costs the place inside.',
      'Den Ball wertschätzen: Ein leichter Verlust kostet den Platz.',
      'Топката се цени: лесна загуба струва мястото вътре.',
    ],
    rule: [
      'A team that concedes eight passes against it changes with the team on the edges; the ball stays in play, the change happens on the run.',
      'Wer acht Pässe gegen sich bekommt, tauscht mit dem Team außen; der Ball läuft weiter, der Wechsel geschieht im Lauf.',
      'Отбор, допуснал осем паса, се сменя с външния; топката остава в игра, смяната е в движение.',
    ],
    points: [
      [
        'In the change: the team with the ball uses the free seconds.',
        'Beim Wechsel: Das Team mit Ball nutzt die freien Sekunden.',
        'При смяната владеещите ползват свободните секунди.',
      ],
      [
        'New defenders: first close the middle, then go.',
        'Neue Verteidiger: erst die Mitte schließen, dann angreifen.',
        'Новите защитници: първо затворете средата, после атакувайте.',
      ],
    ],
    more: [
      [
        'Six passes are enough for the change.',
        'Sechs Pässe reichen für den Wechsel.',
        'Шест паса са достатъчни за смяна.',
      ],
    ],
    easier: [
      'The coach stops the ball for the change.',
      'Der Trainer hält den Ball für den Wechsel an.',
      'Треньорът спира играта за смяната.',
    ],
    scoring: [
      'The team outside least often wins.',
      'Gewonnen hat, wer am seltensten außen war.',
      'Печели отборът, който най-рядко е бил отвън.',
    ],
    question: [
      'What did the team with most rounds inside do well?',
      'Was machte das Team gut, das am längsten innen blieb?',
      'Какво направи добре отборът, останал най-дълго вътре?',
    ],
    fault: [
      'Outer team stands still and is cold when it comes in.',
      'Das Außenteam steht und ist kalt, wenn es hereinkommt.',
      'Външният отбор стои и е „студен“ при влизане.',
    ],
  },
  {
    key: 'one-touch-edges',
    harder: 2,
    name: [
      'edges one touch, inside two',
      'außen ein Kontakt, innen zwei',
      'външните с едно, вътрешните с две',
    ],
    aim: [
      'Play a quick rhythm with the third player always on the move.',
      'Schneller Rhythmus, der Dritte ist immer unterwegs.',
      'Бърз ритъм, третият е винаги в движение.',
    ],
    rule: [
      'One touch on the edges, two inside. In, out, in to three different players without loss is a point.',
      'Außen ein Kontakt, innen zwei. Rein, raus, rein über drei verschiedene Spieler ist ein Punkt.',
      'Външните с едно докосване, вътрешните с две. Навътре, навън, навътре през трима различни е точка.',
    ],
    points: [
      [
        'Two offer for each one-touch pass from outside.',
        'Zwei bieten sich für jeden direkten Ball von außen an.',
        'Двама се предлагат за всеки пас от първо отвън.',
      ],
      [
        'Passes out are firm and on the inner foot.',
        'Bälle nach außen scharf und auf den inneren Fuß.',
        'Пасовете навън са силни и във вътрешния крак.',
      ],
    ],
    more: [
      [
        'All with one touch for the last minute.',
        'In der letzten Minute alle mit einem Kontakt.',
        'В последната минута всички с едно докосване.',
      ],
    ],
    easier: [
      'A second touch outside once per possession.',
      'Einmal je Ballbesitz außen ein zweiter Kontakt.',
      'Веднъж на владеене второ докосване отвън.',
    ],
    scoring: [
      'One point per in-out-in, three for two in a row.',
      'Ein Punkt je Rein-Raus-Rein, drei für zwei nacheinander.',
      'Точка за навътре-навън-навътре, три за две поред.',
    ],
    question: [
      'Who is the third one in this picture?',
      'Wer ist in diesem Bild der Dritte?',
      'Кой е третият в тази картина?',
    ],
    fault: [
      'The inner players come too close to the edge.',
      'Die Inneren kommen der Seite zu nah.',
      'Вътрешните се доближават прекалено до линията.',
    ],
  },
]
