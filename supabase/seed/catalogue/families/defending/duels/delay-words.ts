/** What those in front must do until the others are back. */
import type { DefendingTask } from '../kit'

export const delayTasks: readonly DefendingTask[] = [
  {
    key: 'slow',
    harder: 0,
    name: ['slow them down', 'Tempo herausnehmen', 'намали темпото'],
    aim: [
      'Make the attack play across instead of forward.',
      'Den Angriff quer statt nach vorn spielen lassen.',
      'Атаката да играе напречно, не напред.',
    ],
    rule: [
      'Amber scores when green has not shot within eight seconds; a sideways pass of green buys time and is what you want.',
      'Gelb punktet, wenn Grün nach acht Sekunden nicht geschossen hat; jeder Querpass von Grün bringt Zeit und ist gewollt.',
      'Жълтите печелят, ако зелените не са стреляли до осмата секунда; всеки напречен пас им печели време.',
    ],
    points: [
      [
        'Stand where you close the pass through and still see the ball carrier.',
        'Steh so, dass du den Pass in die Tiefe schließt und den Ballführenden siehst.',
        'Стой така, че да затваряш дълбокия пас и да виждаш водещия топката.',
      ],
      [
        'Call the seconds: the others know how far away help is.',
        'Rufe die Sekunden: So wissen alle, wie weit die Hilfe ist.',
        'Викай секундите: всички знаят колко далеч е помощта.',
      ],
    ],
    more: [
      ['Ten seconds instead of eight.', 'Zehn statt acht Sekunden.', 'Десет вместо осем секунди.'],
    ],
    easier: ['Six seconds are enough.', 'Sechs Sekunden genügen.', 'Стигат шест секунди.'],
    scoring: [
      'Eight seconds without a shot: one point. Ball won: two. Goal: one for green.',
      'Acht Sekunden ohne Schuss: ein Punkt. Ballgewinn: zwei. Tor: einer für Grün.',
      'Осем секунди без удар: точка. Отнемане: две. Гол: точка за зелените.',
    ],
    question: [
      'Which pass of the attackers helped you?',
      'Welcher Pass der Angreifer hat euch geholfen?',
      'Кой пас на нападателите ви помогна?',
    ],
    fault: [
      'Turning the back to the ball while retreating.',
      'Beim Zurückweichen dem Ball den Rücken zudrehen.',
      'Обръщане с гръб към топката при отстъпване.',
    ],
  },
  {
    key: 'wide',
    harder: 1,
    name: ['lead the attack wide', 'Angriff nach außen lenken', 'атаката навън'],
    aim: [
      'Give away the wing, never the middle.',
      'Den Flügel hergeben, nie die Mitte.',
      'Отстъпване на фланга, никога на центъра.',
    ],
    rule: [
      'Goals from the middle third of the width count two, from the sides one. Late defenders first fill the middle.',
      'Tore aus dem mittleren Drittel der Breite zählen zwei, von außen eins. Späte Verteidiger füllen zuerst die Mitte.',
      'Гол от средната третина на ширината е две, отстрани една. Догонващите първо запълват центъра.',
    ],
    points: [
      [
        'Stay in the middle until the ball is wide, then go on a curve.',
        'Bleib zentral, bis der Ball außen ist, dann im Bogen hin.',
        'Остани в центъра, докато топката е отвън, после в дъга към нея.',
      ],
      [
        'Choose the weaker option for them: far from goal, towards the line.',
        'Lass ihnen nur die schlechtere Wahl: weg vom Tor, zur Linie.',
        'Остави им по-лошия избор: далеч от вратата, към линията.',
      ],
    ],
    more: [
      [
        'A cut-back into the middle counts as a goal.',
        'Ein Rückpass in die Mitte zählt als Tor.',
        'Върнат пас в центъра се брои за гол.',
      ],
    ],
    easier: [
      'Attackers outside have three touches.',
      'Angreifer haben außen drei Kontakte.',
      'Отвън нападателите са с три докосвания.',
    ],
    scoring: [
      'Shot forced from the side: one point for amber; ball won: two.',
      'Schuss von außen erzwungen: ein Punkt für Gelb; Ballgewinn: zwei.',
      'Принуден удар отстрани: точка за жълтите; отнемане: две.',
    ],
    question: [
      'When was the right moment to leave the middle?',
      'Wann war der richtige Moment, die Mitte zu verlassen?',
      'Кога беше моментът да напуснеш центъра?',
    ],
    fault: [
      'Going wide too early: the pass inside is open.',
      'Zu früh nach außen: Der Pass nach innen ist offen.',
      'Твърде рано навън: пасът навътре е отворен.',
    ],
  },
  {
    key: 'offside',
    harder: 2,
    from: 11,
    name: ['last line at offside', 'letzte Linie mit Abseits', 'последна линия със засада'],
    aim: [
      'Use the offside line to buy time without falling to the goal.',
      'Mit der Abseitslinie Zeit gewinnen, ohne bis ans Tor zu fallen.',
      'С линията на засадата се печели време без отстъпване до вратата.',
    ],
    rule: [
      'Offside is on for the last 16 m. Nobody of amber may fall behind the last marker before the ball has passed it.',
      'Abseits gilt auf den letzten 16 m. Gelb fällt nicht tiefer als der Ball, bevor dieser die letzten 16 m erreicht.',
      'Засадата важи в последните 16 м. Жълтите не слизат под топката, преди тя да е стигнала последните 16 м.',
    ],
    points: [
      [
        'Ball covered: hold the line. Ball free: drop early.',
        'Ball unter Druck: Linie halten. Ball frei: früh fallen.',
        'Топка под натиск: дръжте линията. Свободна топка: слизайте рано.',
      ],
      [
        'Look over the shoulder at every second step.',
        'Bei jedem zweiten Schritt Schulterblick.',
        'На всяка втора крачка поглед през рамо.',
      ],
    ],
    more: [
      [
        'Green may send one runner from the second row.',
        'Grün darf einen Läufer aus der zweiten Reihe schicken.',
        'Зелените може да пращат играч от втора линия.',
      ],
    ],
    easier: [
      'The coach calls "hold" or "drop".',
      'Der Trainer ruft „halten“ oder „fallen“.',
      'Треньорът вика „дръж“ или „слез“.',
    ],
    scoring: [
      'Offside: two points for amber; ball won: two; goal: two for green.',
      'Abseits: zwei Punkte für Gelb; Ballgewinn: zwei; Tor: zwei für Grün.',
      'Засада: две точки за жълтите; отнемане: две; гол: две за зелените.',
    ],
    question: [
      'How did you see whether the ball was free to be played deep?',
      'Woran hast du erkannt, ob der tiefe Ball möglich war?',
      'По какво позна дали е възможен дълбок пас?',
    ],
    fault: [
      'One drops alone and keeps everybody onside.',
      'Einer fällt allein und hebt das Abseits auf.',
      'Един слиза сам и разваля засадата.',
    ],
  },
  {
    key: 'break',
    harder: 1,
    kind: { moment: 'transition_to_attack' },
    name: ['win it and break', 'gewinnen und kontern', 'отнеми и контрирай'],
    aim: [
      'Whoever recovers is at once the first pass of the counter.',
      'Wer nachrückt, ist sofort die erste Station des Konters.',
      'Който догонва, е веднага първата опора на контраатаката.',
    ],
    rule: [
      'After a ball won amber attacks the other end within eight seconds; green chases. Counter goals count double.',
      'Nach Ballgewinn greift Gelb binnen acht Sekunden die andere Seite an, Grün jagt nach. Kontertore zählen doppelt.',
      'След отнемане жълтите атакуват другия край до осем секунди, зелените гонят. Головете от контра са двойни.',
    ],
    points: [
      [
        'First look forward: who came from behind is now in front.',
        'Erster Blick nach vorn: Wer von hinten kam, ist jetzt vorn.',
        'Първи поглед напред: който дойде отзад, сега е отпред.',
      ],
      [
        'Win it with the body, then out of the crowd with one pass.',
        'Mit dem Körper gewinnen, dann mit einem Pass aus dem Gedränge.',
        'Отнеми с тяло, после с един пас извън тълпата.',
      ],
    ],
    more: [
      [
        'The first pass after the win has to go forward.',
        'Der erste Pass nach dem Gewinn geht nach vorn.',
        'Първият пас след отнемането е напред.',
      ],
    ],
    easier: [
      'Green may only chase with two players.',
      'Grün darf nur mit zwei Spielern nachjagen.',
      'Зелените гонят само с двама.',
    ],
    scoring: [
      'Goal one, counter goal two, ten seconds survived one for amber.',
      'Tor eins, Kontertor zwei, zehn Sekunden überstanden eins für Gelb.',
      'Гол една, контра две, десет издържани секунди – една за жълтите.',
    ],
    question: [
      'Who was free in the second after the win?',
      'Wer war in der Sekunde nach dem Gewinn frei?',
      'Кой беше свободен в секундата след отнемането?',
    ],
    fault: [
      'Clearing it anywhere although a team-mate is free.',
      'Wegschlagen, obwohl ein Mitspieler frei ist.',
      'Избиване, макар че съотборник е свободен.',
    ],
  },
]
