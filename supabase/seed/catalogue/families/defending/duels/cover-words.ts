/** What the group guards most. */
import type { DefendingTask } from '../kit'

export const coverTasks: readonly DefendingTask[] = [
  {
    key: 'triangle',
    harder: 0,
    name: ['keep the triangle', 'Dreieck halten', 'запази триъгълника'],
    aim: [
      'Whoever presses is never alone.',
      'Wer angreift, ist nie allein.',
      'Който напада, никога не е сам.',
    ],
    rule: [
      'When one goes to the ball, the neighbours close in behind on both sides. The coach stops twice per round: if the triangle stands, amber gets a point.',
      'Geht einer zum Ball, rücken die Nachbarn auf beiden Seiten schräg dahinter ein. Der Trainer stoppt zweimal je Durchgang: Steht das Dreieck, gibt es einen Punkt.',
      'Излезе ли един към топката, съседите се прибират косо зад него. Треньорът спира два пъти на серия: стои ли триъгълникът, жълтите имат точка.',
    ],
    points: [
      [
        'Neighbours: half a step for every step of the presser.',
        'Nachbarn: ein halber Schritt für jeden Schritt des Angreifenden.',
        'Съседи: половин крачка за всяка крачка на нападащия.',
      ],
    ],
    more: [
      [
        'Green may dribble at the gap between two.',
        'Grün darf die Lücke zwischen zweien andribbeln.',
        'Зелените може да дриблират в пролуката между двама.',
      ],
    ],
    easier: [
      'Start the round with green passing only, no attack on goal.',
      'Zuerst passt Grün nur, ohne Torangriff.',
      'Първо зелените само подават, без атака.',
    ],
    scoring: [
      'Triangle at the stop: one point; ball won: one; goal: one for green.',
      'Dreieck beim Stopp: ein Punkt; Ballgewinn: einer; Tor: einer für Grün.',
      'Триъгълник при спиране: точка; отнемане: една; гол: една за зелените.',
    ],
    question: [
      'Whom do you look at after the ball?',
      'Wen schaust du nach dem Ball als Nächstes an?',
      'Кого гледаш след топката?',
    ],
    fault: [
      'Neighbours watch the duel instead of closing in.',
      'Die Nachbarn schauen dem Duell zu, statt einzurücken.',
      'Съседите гледат двубоя, вместо да се приберат.',
    ],
  },
  {
    key: 'gaps',
    harder: 1,
    from: 9,
    name: ['no pass through', 'kein Pass hindurch', 'без пас между нас'],
    aim: [
      'Close the gap next to the ball before anything else.',
      'Zuerst die Lücke neben dem Ball schließen.',
      'Първо се затваря пролуката до топката.',
    ],
    rule: [
      'A pass between two defenders to a team-mate counts like a goal. Round the outside green scores as usual.',
      'Ein Pass zwischen zwei Verteidigern zu einem Mitspieler zählt wie ein Tor. Außen herum trifft Grün wie gewohnt.',
      'Пас между двама защитници към съиграч важи като гол. Отстрани зелените вкарват както обикновено.',
    ],
    points: [
      [
        'The gap beside the ball is small, the far one may be large.',
        'Die Lücke neben dem Ball ist klein, die ferne darf groß sein.',
        'Пролуката до топката е малка, далечната може да е голяма.',
      ],
    ],
    more: [
      [
        'A pass through counts two goals.',
        'Ein Pass hindurch zählt wie zwei Tore.',
        'Пас между защитници важи за два гола.',
      ],
    ],
    easier: [
      'Passes through count only when the receiver turns.',
      'Der Pass zählt nur, wenn der Empfänger aufdreht.',
      'Пасът важи само ако получаващият се обърне.',
    ],
    scoring: [
      'Pass through or goal: one point for green; ball won: one; 20 seconds without either: two for amber.',
      'Pass hindurch oder Tor: ein Punkt für Grün; Ballgewinn: einer; 20 Sekunden ohne beides: zwei für Gelb.',
      'Пас между вас или гол: точка за зелените; отнемане: една; 20 секунди без тях: две за жълтите.',
    ],
    question: [
      'Which gap can stay open without danger?',
      'Welche Lücke darf ungefährlich offen bleiben?',
      'Коя пролука може спокойно да остане отворена?',
    ],
    fault: [
      'Everyone keeps the same distance, wherever the ball is.',
      'Alle halten denselben Abstand, egal wo der Ball ist.',
      'Всички държат еднакво разстояние, където и да е топката.',
    ],
  },
  {
    key: 'far',
    harder: 1,
    from: 10,
    name: ['slide across at the switch', 'bei Verlagerung hinüberschieben', 'при смяна на фланга'],
    aim: [
      'Shift quickly when the ball goes to the far side.',
      'Bei der Verlagerung schnell hinüberschieben.',
      'Бързо преместване при смяна на фланга.',
    ],
    rule: [
      'Green gets a point for every switch from side to side received without pressure; amber has to be at the ball before the second touch.',
      'Grün bekommt einen Punkt für jede Verlagerung, die ohne Druck angenommen wird; Gelb muss vor dem zweiten Kontakt am Ball sein.',
      'Зелените имат точка за всяка смяна на фланга без натиск; жълтите трябва да са при топката преди второто докосване.',
    ],
    points: [
      [
        'Run during the flight of the ball: those are free metres.',
        'Lauft, während der Ball fliegt: Das sind geschenkte Meter.',
        'Тичайте по време на полета: това са подарени метри.',
      ],
    ],
    more: [
      [
        'Switches may be lofted.',
        'Verlagerungen dürfen hoch gespielt werden.',
        'Смяната може да е по въздух.',
      ],
    ],
    easier: [
      'The switch has to go through a player in the middle.',
      'Die Verlagerung geht über einen Spieler in der Mitte.',
      'Смяната минава през играч в центъра.',
    ],
    scoring: [
      'Switch without pressure: one for green; goal: two; ball won: two for amber.',
      'Verlagerung ohne Druck: einer für Grün; Tor: zwei; Ballgewinn: zwei für Gelb.',
      'Смяна без натиск: една за зелените; гол: две; отнемане: две за жълтите.',
    ],
    question: [
      'How do you see early that the switch is coming?',
      'Woran siehst du früh, dass die Verlagerung kommt?',
      'По какво виждаш рано, че идва смяната?',
    ],
    fault: [
      'The far one comes too far inside and arrives too late outside.',
      'Der Ballferne steht zu weit innen und kommt außen zu spät.',
      'Далечният е твърде навътре и закъснява отвън.',
    ],
  },
  {
    key: 'jump',
    harder: 2,
    from: 11,
    name: ['jump out at the back pass', 'beim Rückpass herausspringen', 'скок при пас назад'],
    aim: [
      'Turn protecting into winning: go out together on a sign.',
      'Vom Schützen zum Gewinnen: auf ein Zeichen gemeinsam heraus.',
      'От пазене към отнемане: заедно напред по знак.',
    ],
    rule: [
      'Pass back, bad touch or a pass to the line: all go out and mark the near ones tightly. A ball won within four seconds after it counts two.',
      'Rückpass, schlechter Kontakt oder Pass zur Linie: Alle rücken heraus und decken die Nahen eng. Gewinn binnen vier Sekunden danach zählt zwei.',
      'Пас назад, лошо докосване или пас към тъча: всички излизат и пазят близките плътно. Отнемане до четири секунди е две точки.',
    ],
    points: [
      [
        'One starts, all follow: half a press is worse than none.',
        'Einer startet, alle folgen: halbes Pressing ist schlechter als keines.',
        'Един тръгва, всички след него: половин преса е по-лоша от никаква.',
      ],
    ],
    more: [
      [
        'Amber has to win it within ten seconds after the start of each attack.',
        'Gelb muss den Ball binnen zehn Sekunden nach Beginn gewinnen.',
        'Жълтите отнемат топката до десет секунди след началото.',
      ],
    ],
    easier: [
      'Only the back pass is a sign.',
      'Nur der Rückpass ist ein Zeichen.',
      'Само пасът назад е знак.',
    ],
    scoring: [
      'Won after the sign: two points; otherwise one; goal: two for green.',
      'Gewinn nach dem Zeichen: zwei Punkte; sonst einer; Tor: zwei für Grün.',
      'Отнемане след знака: две точки; иначе една; гол: две за зелените.',
    ],
    question: [
      'Which sign was the clearest today?',
      'Welches Zeichen war heute am klarsten?',
      'По какво най-лесно познахте, че е време?',
    ],
    fault: [
      'The last defender stays deep when the others go.',
      'Der Letzte bleibt tief, wenn die anderen herausgehen.',
      'Последният остава дълбоко, когато другите излизат.',
    ],
  },
]
