/** Where the trap is and how it closes. */
import type { DefendingTask } from '../kit'

export const trapTasks: readonly DefendingTask[] = [
  {
    key: 'line',
    harder: 0,
    name: ['at the side line', 'an der Seitenlinie', 'до тъчлинията'],
    aim: [
      'Close three ways, the line closes the fourth.',
      'Drei Wege schließen, die Linie schließt den vierten.',
      'Затваряне на три пътя, тъчът затваря четвъртия.',
    ],
    rule: [
      'A ball won in a side zone counts two; a green pass out of the zone to the middle counts one for green.',
      'Ein Gewinn in der Seitenzone zählt zwei; ein grüner Pass aus der Zone in die Mitte zählt eins für Grün.',
      'Отнемане в страничната зона е две точки; зелен пас от зоната към центъра е една за зелените.',
    ],
    points: [
      [
        'Near one slows down, the second wins the ball.',
        'Der Nahe bremst, der Zweite gewinnt den Ball.',
        'Близкият забавя, вторият отнема.',
      ],
    ],
    more: [
      [
        'Won within four seconds after the pass into the zone: three.',
        'Gewinn binnen vier Sekunden nach dem Pass in die Zone: drei.',
        'Отнемане до четири секунди след паса в зоната: три.',
      ],
    ],
    easier: [
      'Green must play the second pass into a zone.',
      'Der zweite Pass von Grün muss in eine Zone gehen.',
      'Вторият пас на зелените е задължително в зона.',
    ],
    scoring: [
      'Won in the zone: two; outside: one; out of the trap: one for green; goals: one.',
      'Gewinn in der Zone: zwei; sonst eins; aus der Falle heraus: eins für Grün; Tore: eins.',
      'Отнемане в зоната: две; извън: една; излизане: една за зелените; гол: една.',
    ],
    question: [
      'Which of the three doors was open?',
      'Welche der drei Türen war offen?',
      'Коя от трите врати беше отворена?',
    ],
    fault: [
      'Two attack the ball, nobody covers the inside pass.',
      'Zwei gehen auf den Ball, keiner deckt den Pass nach innen.',
      'Двама нападат топката, никой не пази паса навътре.',
    ],
  },
  {
    key: 'inside',
    harder: 1,
    name: ['trap in the middle', 'Falle im Zentrum', 'капан в центъра'],
    aim: [
      'Show the way inside and win it with many.',
      'Nach innen lenken und dort in Überzahl gewinnen.',
      'Насочване навътре и отнемане с повече хора.',
    ],
    rule: [
      'This time the wings are closed and the middle looks open. A pass into the middle is attacked from three sides; won there counts two and the way to goal is short.',
      'Diesmal sind die Flügel zu und die Mitte sieht offen aus. Der Pass ins Zentrum wird von drei Seiten angegriffen; Gewinn dort zählt zwei, der Weg zum Tor ist kurz.',
      'Този път фланговете са затворени, а центърът изглежда отворен. Пасът там се напада от три страни; отнемане е две точки и пътят до вратата е къс.',
    ],
    points: [
      [
        'Stand near the line, body open to the inside, and jump with the pass.',
        'Nah an der Linie stehen, offen nach innen, mit dem Pass springen.',
        'Стой близо до тъча, отворен навътре, скочи с паса.',
      ],
    ],
    more: [
      [
        'Green may play first-time through the middle.',
        'Grün darf direkt durch die Mitte spielen.',
        'Зелените може да играят от първо през центъра.',
      ],
    ],
    easier: [
      'The receiver in the middle has to turn before passing.',
      'Der Empfänger in der Mitte muss erst aufdrehen.',
      'Получаващият в центъра първо се обръща.',
    ],
    scoring: [
      'Won in the middle: two; goal after it: two more; green out at the front: two for green.',
      'Gewinn im Zentrum: zwei; Tor danach: zwei mehr; Grün nach vorn heraus: zwei für Grün.',
      'Отнемане в центъра: две; гол след него: още две; изход напред: две за зелените.',
    ],
    question: [
      'What is dangerous about this trap?',
      'Was ist an dieser Falle gefährlich?',
      'Какво е опасно в този капан?',
    ],
    fault: [
      'The back line is too deep and the middle becomes too big.',
      'Die letzte Linie ist zu tief und die Mitte zu groß.',
      'Последната линия е твърде дълбоко и центърът е голям.',
    ],
  },
  {
    key: 'weak',
    harder: 1,
    name: ['trap on the weakest', 'Falle beim Schwächsten am Ball', 'капан за най-неуверения'],
    aim: [
      'Watch the opponent and choose whom the ball should go to.',
      'Den Gegner beobachten und wählen, wer den Ball bekommen soll.',
      'Наблюдение и избор кой да получи топката.',
    ],
    rule: [
      'The coach secretly gives one green player the task to play with the weaker foot only. Amber finds out who it is and leads the ball there: won from this player counts three.',
      'Der Trainer gibt einem Grünen geheim die Aufgabe, nur mit dem schwächeren Fuß zu spielen. Gelb findet ihn heraus und lenkt den Ball dorthin: Gewinn gegen ihn zählt drei.',
      'Треньорът тайно дава на един зелен задача да играе само със слабия крак. Жълтите го откриват и насочват топката към него: отнемане от него е три точки.',
    ],
    points: [
      [
        'Talk during the game: "left foot", "ten has it".',
        'Sprecht im Spiel: „linker Fuß“, „die Zehn“.',
        'Говорете в играта: „ляв крак“, „десетката“.',
      ],
    ],
    more: [
      [
        'Two players get the task.',
        'Zwei Spieler bekommen die Aufgabe.',
        'Двама получават задачата.',
      ],
    ],
    easier: [
      'The coach tells the line the player is in.',
      'Der Trainer verrät, in welcher Linie er steht.',
      'Треньорът казва в коя линия е играчът.',
    ],
    scoring: [
      'Won from this player: three; otherwise one; green to the end: two for green.',
      'Gewinn gegen ihn: drei; sonst eins; Grün bis ans Ende: zwei für Grün.',
      'Отнемане от него: три; иначе една; преминаване: две за зелените.',
    ],
    question: [
      'How did you find out who it was?',
      'Wie habt ihr herausgefunden, wer es ist?',
      'Как открихте кой е?',
    ],
    fault: [
      'Everybody guesses alone instead of sharing it.',
      'Jeder rät für sich, statt es zu teilen.',
      'Всеки гадае сам, вместо да сподели.',
    ],
  },
  {
    key: 'chain',
    harder: 2,
    from: 11,
    name: [
      'second trap after the first',
      'zweite Falle nach der ersten',
      'втори капан след първия',
    ],
    aim: [
      'If they get out, the next trap is already waiting.',
      'Kommen sie heraus, wartet schon die nächste Falle.',
      'Измъкнат ли се, следващият капан вече чака.',
    ],
    rule: [
      'The team names two places before the round. If green gets out of the first trap, amber drops ten metres and closes the second. Won in the second: three points.',
      'Das Team nennt vor dem Durchgang zwei Orte. Kommt Grün aus der ersten Falle, fällt Gelb zehn Meter und schließt die zweite. Gewinn dort: drei Punkte.',
      'Преди серията отборът определя две места. Излязат ли зелените от първия капан, жълтите слизат десет метра и затварят втория. Отнемане там: три точки.',
    ],
    points: [
      [
        'Beaten? Sprint back behind the ball, not next to it.',
        'Überspielt? Sprint hinter den Ball, nicht daneben.',
        'Преигран? Спринт зад топката, не до нея.',
      ],
    ],
    more: [
      [
        'Eight seconds from trap to trap.',
        'Acht Sekunden von Falle zu Falle.',
        'Осем секунди между капаните.',
      ],
    ],
    easier: [
      'The first trap is only played at half speed.',
      'Die erste Falle wird nur halb so schnell gespielt.',
      'Първият капан е на половин скорост.',
    ],
    scoring: [
      'First trap: two points; second: three; goal of green: two for green.',
      'Erste Falle: zwei Punkte; zweite: drei; Tor von Grün: zwei für Grün.',
      'Първи капан: две; втори: три; гол на зелените: две за тях.',
    ],
    question: [
      'Who gives the sign to drop?',
      'Wer gibt das Zeichen zum Fallen?',
      'Кой дава знак за слизане?',
    ],
    fault: [
      'Everyone chases the lost ball and the middle is empty.',
      'Alle jagen dem Ball nach, und die Mitte ist leer.',
      'Всички гонят топката и центърът е празен.',
    ],
  },
]
