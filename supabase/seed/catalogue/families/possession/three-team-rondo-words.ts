/** Tasks of the rondo with three teams in three zones. */
import type { Task } from './kit'

export const threeTeamRondoTasks: readonly Task[] = [
  {
    key: 'over-the-middle',
    harder: 0,
    name: ['over the middle team', 'über die Mitte', 'през средния отбор'],
    aim: [
      'Find the moment to play past the screen of the middle team.',
      'Den Moment finden, um am Schirm der Mitte vorbeizuspielen.',
      'Намира се моментът за пас покрай средния отбор.',
    ],
    rule: [
      'From the fourth pass on the ball may go through the middle zone along the ground to the other team: a point for both. Whichever team loses it goes into the middle.',
      'Ab dem vierten Pass darf der Ball flach durch die Mittelzone zum anderen Team: ein Punkt für beide. Wer ihn verliert, geht in die Mitte.',
      'След четвъртия пас топката може да мине по земя през средната зона до другия отбор: точка за двата. Който я загуби, влиза в средата.',
    ],
    points: [
      [
        'Draw the pressers to the outside, then use the inner lane.',
        'Die Presser nach außen locken, dann die innere Gasse nutzen.',
        'Изтегли пресиращите навън, после използвай вътрешния коридор.',
      ],
      [
        'Waiting team: spread over the width, so that one lane is always open.',
        'Wartendes Team: auf die Breite verteilen, dann ist immer eine Gasse offen.',
        'Чакащ отбор: разпределен по ширина, за да има винаги коридор.',
      ],
    ],
    more: [
      [
        'The pass must be played one-touch after a pass backwards.',
        'Der Pass hinüber kommt direkt nach einem Rückpass.',
        'Пасът отсреща е от първо след връщане.',
      ],
    ],
    easier: [
      'The pass may also be lofted.',
      'Der Pass darf auch hoch sein.',
      'Пасът може да е и висок.',
    ],
    scoring: [
      'Both outer teams get one per pass through; the middle team one per ball won.',
      'Beide Außenteams je ein Punkt für den Pass hindurch; die Mitte einen je Gewinn.',
      'По точка за двата външни отбора при преминаване; за средния при отнемане.',
    ],
    question: [
      'Where do the screening players stand when your neighbour has it?',
      'Wo steht der Schirm, wenn dein Nachbar den Ball hat?',
      'Къде е преградата, когато топката е при съседа?',
    ],
    fault: [
      'The pass over comes from the one under pressure: leave it to the free one.',
      'Der Spieler unter Druck spielt hinüber: Überlass es dem Freien.',
      'Прехвърля този под натиск: остави го на свободния.',
    ],
  },
  {
    key: 'quick-swap',
    harder: 1,
    name: ['losers sprint in at once', 'Verlierer sprinten sofort', 'загубилите влизат веднага'],
    aim: [
      'Accept the loss, change the job and press in seconds.',
      'Verlust annehmen, Aufgabe wechseln und in Sekunden pressen.',
      'Загубата се приема, задачата се сменя и пресата идва за секунди.',
    ],
    rule: [
      'The game goes on after a loss: the middle team plays the won ball at once to the far team and takes the place of the losers, who already press there.',
      'Nach dem Verlust geht es weiter: Die Mitte spielt den Ball sofort zum fernen Team und übernimmt den Platz der Verlierer, die dort schon pressen.',
      'След загуба играта продължава: средният отбор подава веднага на далечния и заема мястото на загубилите, които вече пресират там.',
    ],
    points: [
      [
        'Winner: head up and away with the first good pass.',
        'Gewinner: Kopf hoch und mit dem ersten guten Pass weg.',
        'Отнелият: главата горе и първият добър пас.',
      ],
      [
        'Losers: the two nearest to the far zone go first, others screen.',
        'Verlierer: die zwei Nächsten gehen zuerst, die anderen schirmen ab.',
        'Загубилите: двамата най-близки влизат, останалите преграждат.',
      ],
    ],
    more: [
      [
        'The pressing pair may come from any player of the team.',
        'Jeder der Mannschaft darf pressen, es müssen nur zwei sein.',
        'Пресират които и да са двама от отбора.',
      ],
    ],
    easier: [
      'The coach plays in after each loss and gives five seconds.',
      'Nach jedem Verlust spielt der Trainer ein und gibt fünf Sekunden.',
      'След всяка загуба треньорът вкарва топка и дава пет секунди.',
    ],
    scoring: [
      'Each team collects seconds in the middle; least time wins.',
      'Es zählt die Zeit in der Mitte; wer am wenigsten hat, gewinnt.',
      'Брои се времето в средата; печели отборът с най-малко.',
    ],
    question: [
      'What was your first thought after the loss?',
      'Was war dein erster Gedanke nach dem Verlust?',
      'Каква беше първата ти мисъл след загубата?',
    ],
    fault: [
      'Players discuss who lost it instead of going.',
      'Es wird diskutiert, wer schuld war, statt zu laufen.',
      'Спори се кой е виновен, вместо да се тича.',
    ],
  },
  {
    key: 'two-touch-flow',
    harder: 1,
    name: ['two touches, no stop', 'zwei Kontakte ohne Stopp', 'две докосвания без спиране'],
    aim: [
      'Quick feet and a plan before receiving in a crowd.',
      'Schnelle Füße und ein Plan vor der Annahme im Gedränge.',
      'Бързи крака и план преди поемането в навалица.',
    ],
    rule: [
      'Two touches. The ball may go over from the third pass on and has to after the eighth.',
      'Zwei Kontakte. Hinüber darf der Ball ab dem dritten Pass, nach dem achten muss er.',
      'Две докосвания. Топката може да мине след третия пас и трябва след осмия.',
    ],
    points: [
      [
        'First touch to the side of the free neighbour.',
        'Erster Kontakt zur Seite des freien Nachbarn.',
        'Първо докосване към свободния съсед.',
      ],
      [
        'Before each pass: one look across the zone.',
        'Vor jedem Pass ein Blick durch die Zone.',
        'Преди всеки пас – поглед през зоната.',
      ],
    ],
    more: [
      [
        'One touch when the ball comes through the middle.',
        'Ein Kontakt, wenn der Ball aus der Mitte kommt.',
        'Едно докосване, когато топката идва през средата.',
      ],
    ],
    easier: [
      'Three touches, no upper limit of passes.',
      'Drei Kontakte, keine Grenze bei den Pässen.',
      'Три докосвания, без горна граница.',
    ],
    scoring: [
      'One point per pass through; two when it came on pass three or four.',
      'Ein Punkt je Pass hindurch; zwei beim dritten oder vierten Pass.',
      'Точка за преминаване; две, ако е на третия или четвъртия пас.',
    ],
    question: [
      'What do you know before the ball is yours?',
      'Was weißt du, bevor der Ball bei dir ist?',
      'Какво знаеш, преди топката да е твоя?',
    ],
    fault: [
      'Second touch to look up: too late, the presser is there.',
      'Zweiter Kontakt zum Schauen: zu spät, der Presser ist da.',
      'Второ докосване за поглед: късно, пресиращият е там.',
    ],
  },
  {
    key: 'extra-presser',
    harder: 2,
    name: [
      'one more after five passes',
      'ein Jäger mehr nach fünf Pässen',
      'още един след пет паса',
    ],
    aim: [
      'Feel when the middle opens because they commit one more.',
      'Spüren, wann die Mitte aufgeht, weil einer mehr herauskommt.',
      'Усеща се кога средата се отваря, защото излиза още един.',
    ],
    rule: [
      'After the fifth pass one more of the middle team may go into the zone; the screen gets thinner. Over at any time from then on.',
      'Nach dem fünften Pass darf einer mehr aus der Mitte in die Zone; der Schirm wird dünner. Ab dann darf der Ball jederzeit hinüber.',
      'След петия пас още един от средата влиза в зоната; преградата изтънява. Оттам нататък прехвърлянето е по всяко време.',
    ],
    points: [
      [
        'The extra presser leaves a hole: say it aloud.',
        'Der zusätzliche Presser lässt ein Loch: laut ansagen.',
        'Допълнителният пресиращ оставя дупка: кажи го.',
      ],
      [
        'Lure that player: two short passes on the far side of the hole.',
        'Ihn locken: zwei kurze Pässe weit weg vom Loch.',
        'Подмами го: два къси паса далеч от дупката.',
      ],
    ],
    more: [
      [
        'After the eighth pass all but one may press.',
        'Nach dem achten Pass dürfen alle bis auf einen pressen.',
        'След осмия пас пресират всички без един.',
      ],
    ],
    easier: [
      'The extra presser comes only after eight passes.',
      'Der zusätzliche Presser kommt erst nach acht Pässen.',
      'Допълнителният влиза чак след осем паса.',
    ],
    scoring: [
      'Two points for a pass through in the three seconds after the extra one came.',
      'Zwei Punkte für den Pass in den drei Sekunden, nachdem der Zusätzliche kam.',
      'Две точки за пас до три секунди след влизането на допълнителния.',
    ],
    question: [
      'What opens when one more comes to you?',
      'Was geht auf, wenn einer mehr zu euch kommt?',
      'Какво се отваря, когато към вас идва още един?',
    ],
    fault: [
      'Nobody counts and the hole is seen too late.',
      'Keiner zählt mit, und das Loch wird zu spät gesehen.',
      'Никой не брои и дупката се вижда късно.',
    ],
  },
]
