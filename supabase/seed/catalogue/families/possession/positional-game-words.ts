/** Tasks of the positional game with neutrals. */
import type { Task } from './kit'

export const positionalTasks: readonly Task[] = [
  {
    key: 'free-neutrals',
    harder: 0,
    name: ['ten passes', 'zehn Pässe', 'десет паса'],
    aim: [
      'Make the extra player count: free man near or far.',
      'Die Überzahl nutzen: den Freien nah oder fern finden.',
      'Численото предимство се използва: свободният е близо или далеч.',
    ],
    rule: [
      'Ten passes in a row are a point, passes over neutrals count along. Touches are free.',
      'Zehn Pässe in Folge sind ein Punkt, Pässe über die Joker zählen mit. Freie Kontakte.',
      'Десет поредни паса са точка, пасовете през неутралните се броят. Свободни докосвания.',
    ],
    points: [
      [
        'Neutral is the free man only when you draw an opponent first.',
        'Der Joker ist erst frei, wenn du vorher einen Gegner bindest.',
        'Неутралният е свободен, едва когато привлечеш противник.',
      ],
      [
        'After every pass a new place: three steps are enough.',
        'Nach jedem Pass ein neuer Platz: Drei Schritte reichen.',
        'След всеки пас ново място: три крачки стигат.',
      ],
    ],
    more: [
      [
        'The tenth pass has to go to a team-mate, not to a neutral.',
        'Der zehnte Pass muss zum Mitspieler gehen, nicht zum Joker.',
        'Десетият пас трябва да е към съотборник, не към неутрален.',
      ],
    ],
    easier: ['Six passes are a point.', 'Sechs Pässe sind ein Punkt.', 'Шест паса са точка.'],
    scoring: [
      'One point per ten passes; winning it and keeping it for five passes is one too.',
      'Ein Punkt je zehn Pässe; Gewinn und fünf gehaltene Pässe ebenso.',
      'Точка за десет паса; отнемане и пет запазени паса също.',
    ],
    question: [
      'Where is the free man right now and why?',
      'Wo ist gerade der Freie und warum?',
      'Къде е свободният в момента и защо?',
    ],
    fault: [
      'Always straight to the neutral: defenders only wait there.',
      'Immer gleich zum Joker: Die Gegner warten dort nur.',
      'Винаги веднага към неутралния: противниците само го чакат.',
    ],
  },
  {
    key: 'neutral-one-touch',
    harder: 1,
    name: ['neutrals with one touch', 'Joker mit einem Kontakt', 'неутралните с едно докосване'],
    aim: [
      'Support the one-touch player early: two ways out for every bounce.',
      'Den Direktspieler früh unterstützen: zwei Auswege für jeden Abpraller.',
      'Този с едно докосване получава ранна подкрепа: два изхода за всяко връщане.',
    ],
    rule: [
      'Neutrals have one touch, the teams three. A point for a ball into a neutral and out again to a third player.',
      'Die Joker haben einen Kontakt, die Teams drei. Ein Punkt für den Ball zum Joker und weiter zu einem Dritten.',
      'Неутралните са с едно докосване, отборите с три. Точка за топка към неутрален и напред към трети.',
    ],
    points: [
      [
        'When the ball is on the way to the neutral, the third man moves.',
        'Ist der Ball zum Joker unterwegs, bewegt sich der Dritte.',
        'Щом топката тръгне към неутралния, третият се движи.',
      ],
      [
        'Pass to the neutral firm and on the foot facing the third man.',
        'Zum Joker scharf und auf den Fuß, der zum Dritten zeigt.',
        'Към неутралния силно и в крака към третия.',
      ],
    ],
    more: [['Two touches for everyone.', 'Zwei Kontakte für alle.', 'Две докосвания за всички.']],
    easier: [
      'Neutrals with two touches.',
      'Joker mit zwei Kontakten.',
      'Неутралните с две докосвания.',
    ],
    scoring: [
      'One point per third man, two when it goes on forward or across at once.',
      'Ein Punkt je Drittem, zwei, wenn er sofort weit weg weiterspielt.',
      'Точка за всеки трети, две, ако веднага продължи на далечната страна.',
    ],
    question: [
      'How can you help the neutral before the first touch?',
      'Wie hilfst du dem Joker, bevor er den Ball berührt?',
      'Как помагаш на неутралния, преди да докосне топката?',
    ],
    fault: [
      'Everybody stands on the same line as the neutral.',
      'Alle stehen auf einer Linie mit dem Joker.',
      'Всички са на една линия с неутралния.',
    ],
  },
  {
    key: 'side-to-side',
    harder: 1,
    name: ['from side to side', 'von Seite zu Seite', 'от страна до страна'],
    aim: [
      'Move the opponent with the ball until the far side opens.',
      'Den Gegner mit dem Ball bewegen, bis die ferne Seite frei ist.',
      'Противникът се мести с топката, докато далечната страна се отвори.',
    ],
    rule: [
      'A point when the ball gets from one outer neutral to the opposite one without loss, with at least one team-mate between.',
      'Ein Punkt, wenn der Ball von einem äußeren Joker zum gegenüberliegenden kommt, mit mindestens einem Mitspieler dazwischen.',
      'Точка, когато топката стигне от единия външен неутрален до отсрещния с поне един съотборник между тях.',
    ],
    points: [
      [
        'Attract on the near side: two, three short ones.',
        'Auf der nahen Seite anlocken: zwei, drei Kurze.',
        'Привлечи на близката страна: два-три къси.',
      ],
      [
        'Middle: receive open, one touch in, one touch across.',
        'Mitte: offen annehmen, ein Kontakt rein, einer hinüber.',
        'Средата: отворено поемане, едно докосване към себе си, едно отсреща.',
      ],
    ],
    more: [
      [
        'After the switch the next one has to go back within five passes.',
        'Nach der Verlagerung muss er binnen fünf Pässen zurück.',
        'След смяната топката се връща до пет паса.',
      ],
    ],
    easier: [
      'A direct long pass between the neutrals counts too.',
      'Ein langer Pass zwischen den Jokern zählt auch.',
      'Директен дълъг пас между неутралните също се брои.',
    ],
    scoring: [
      'One point per switch, three for two switches in one possession.',
      'Ein Punkt je Verlagerung, drei für zwei in einem Ballbesitz.',
      'Точка за смяна, три за две в едно владеене.',
    ],
    question: [
      'What tells you that the far side is open?',
      'Was zeigt dir, dass die ferne Seite frei ist?',
      'По какво разбираш, че далечната страна е отворена?',
    ],
    fault: [
      'The switch goes slow over four stations: the block is there again.',
      'Die Verlagerung geht langsam über vier Stationen: Der Block ist wieder da.',
      'Смяната минава бавно през четирима: блокът пак е там.',
    ],
  },
  {
    key: 'two-touch-press',
    harder: 2,
    name: [
      'two touches, press at once',
      'zwei Kontakte, sofort pressen',
      'две докосвания и бърза преса',
    ],
    aim: [
      'Keep it at match speed and win it back where it was lost.',
      'In Spieltempo halten und dort zurückholen, wo er verloren ging.',
      'Владеене в темпо на мача и връщане там, където е загубена.',
    ],
    rule: [
      'Two touches for all. After a loss the team has five seconds: a regain is worth as much as ten passes. Neutrals do not press.',
      'Zwei Kontakte für alle. Nach dem Verlust fünf Sekunden: Der Rückgewinn zählt so viel wie zehn Pässe. Joker pressen nicht.',
      'Две докосвания за всички. След загуба има пет секунди: връщането струва колкото десет паса. Неутралните не пресират.',
    ],
    points: [
      [
        'Short distances: who is near can press when it is lost.',
        'Kurze Abstände: Wer nah ist, kann bei Verlust pressen.',
        'Къси разстояния: който е близо, може да пресира при загуба.',
      ],
      [
        'After winning: the first ball out of the pressure to a neutral.',
        'Nach dem Gewinn: erster Ball raus aus dem Druck zum Joker.',
        'След отнемане: първият пас извън натиска към неутрален.',
      ],
    ],
    more: [
      [
        'A regain within three seconds counts double.',
        'Rückgewinn in drei Sekunden zählt doppelt.',
        'Връщане до три секунди се брои двойно.',
      ],
    ],
    easier: [
      'Three touches, eight seconds.',
      'Drei Kontakte, acht Sekunden.',
      'Три докосвания, осем секунди.',
    ],
    scoring: [
      'Ten passes one point, regain in five seconds one point.',
      'Zehn Pässe ein Punkt, Rückgewinn in fünf Sekunden ein Punkt.',
      'Десет паса – точка, връщане до пет секунди – точка.',
    ],
    question: [
      'How did your places with the ball help the press?',
      'Wie haben eure Plätze mit Ball beim Pressen geholfen?',
      'Как местата ви с топка помогнаха на пресата?',
    ],
    fault: [
      'Far apart with the ball: after the loss nobody is near.',
      'Mit Ball zu weit auseinander: Nach Verlust ist keiner nah.',
      'Прекалено далеч с топка: след загуба никой не е близо.',
    ],
  },
]
