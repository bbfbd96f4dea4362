/** How the guards may help each other. */
import type { DefendingTask } from '../kit'

export const guardTasks: readonly DefendingTask[] = [
  {
    key: 'stay',
    harder: 0,
    name: ['stay in your own zone', 'jeder in seiner Zone', 'всеки в своята зона'],
    aim: [
      'Find the right spot in front of the ball.',
      'Den richtigen Platz vor dem Ball finden.',
      'Намиране на точното място пред топката.',
    ],
    rule: [
      'Guards stay in their zones. Green scores by getting through under control; each ball won counts for the guard of that zone.',
      'Die Wächter bleiben in ihren Zonen. Grün punktet, wenn es kontrolliert hindurchkommt; jeder Ballgewinn zählt für den Wächter dieser Zone.',
      'Пазачите остават в зоните си. Зелените имат точка, ако минат с контрол; всяко отнемане е за пазача на зоната.',
    ],
    points: [
      [
        'Small steps, low knees, until the ball comes near.',
        'Kleine Schritte, tiefe Knie, bis der Ball nahe kommt.',
        'Ситни стъпки, свити колене, докато топката приближи.',
      ],
    ],
    more: [
      [
        'Green has ten seconds per attack.',
        'Grün hat zehn Sekunden je Angriff.',
        'Зелените имат десет секунди за атака.',
      ],
    ],
    easier: [
      'Guards may hold hands out to make the zone look small.',
      'Wächter dürfen die Arme ausbreiten und die Zone klein machen.',
      'Пазачите разперват ръце и правят зоната малка.',
    ],
    scoring: [
      'Through the zone: one point for green; ball won: one for the guard.',
      'Durch die Zone: ein Punkt für Grün; Ballgewinn: einer für den Wächter.',
      'Преминаване: точка за зелените; отнемане: точка за пазача.',
    ],
    question: [
      'Where do you stand so that the zone looks closed?',
      'Wo stehst du, damit die Zone zu aussieht?',
      'Къде да застанеш, за да изглежда зоната затворена?',
    ],
    fault: [
      'Standing on the back line and waiting.',
      'Auf der hinteren Linie stehen und warten.',
      'Чакане на задната линия.',
    ],
  },
  {
    key: 'neighbour',
    harder: 1,
    name: ['help next door', 'Nachbarn helfen', 'помощ на съседа'],
    aim: [
      'Leave your own zone at the right moment and come back.',
      'Die eigene Zone im richtigen Moment verlassen und zurückkehren.',
      'Излизане от своята зона навреме и връщане.',
    ],
    rule: [
      'One neighbour may step into the zone with the ball; the others move one zone along. Winning it with two in a zone counts double.',
      'Ein Nachbar darf in die Zone mit dem Ball; die anderen rücken eine Zone nach. Gewinn zu zweit zählt doppelt.',
      'Един съсед може да влезе в зоната с топката; другите се местят с една. Отнемане с двама е двойно.',
    ],
    points: [
      [
        'Go when the ball rolls in, go home when it leaves.',
        'Geh, wenn der Ball hineinrollt, und heim, wenn er geht.',
        'Влез, когато топката влиза, прибери се, когато излиза.',
      ],
    ],
    more: [
      [
        'Green gets two points through an empty zone.',
        'Grün bekommt zwei Punkte durch eine leere Zone.',
        'През празна зона зелените имат две точки.',
      ],
    ],
    easier: [
      'The neighbour may go in without the others having to move.',
      'Der Nachbar darf hinein, ohne dass die anderen nachrücken müssen.',
      'Съседът може да влиза, без другите да се местят.',
    ],
    scoring: [
      'Won alone: one point; won by two: two; through: one for green.',
      'Allein gewonnen: ein Punkt; zu zweit: zwei; hindurch: einer für Grün.',
      'Отнемане сам: точка; с двама: две; преминаване: една за зелените.',
    ],
    question: [
      'When is it safe to leave your zone?',
      'Wann kannst du deine Zone gefahrlos verlassen?',
      'Кога е безопасно да напуснеш зоната?',
    ],
    fault: [
      'Helping so long that their own zone is forgotten.',
      'So lange helfen, bis die eigene Zone vergessen ist.',
      'Помощ толкова дълго, че своята зона е забравена.',
    ],
  },
  {
    key: 'gates',
    harder: 1,
    name: ['passes count too', 'auch Pässe zählen', 'и пасовете важат'],
    aim: [
      'Guard against dribble and pass at the same time.',
      'Dribbling und Pass zugleich bewachen.',
      'Пазене едновременно от дрибъл и от пас.',
    ],
    rule: [
      'Green scores also with a low pass through a zone over the end line. Guards who catch the ball with the foot and pass out cleanly get two points.',
      'Grün punktet auch mit einem flachen Pass durch eine Zone über die Endlinie. Wer den Ball mit dem Fuß abfängt und sauber hinausspielt, bekommt zwei Punkte.',
      'Зелените вкарват и с нисък пас през зона над крайната линия. Пазач, който пресече и подаде чисто, има две точки.',
    ],
    points: [
      [
        'Leading foot to the ball side: you reach more.',
        'Vorderer Fuß zur Ballseite: So reichst du weiter.',
        'Предният крак откъм топката: стигаш по-далеч.',
      ],
    ],
    more: [
      [
        'Only one-touch passes through the zones count.',
        'Nur direkte Pässe durch die Zonen zählen.',
        'Важат само пасове от първо.',
      ],
    ],
    easier: [
      'Passes have to come from behind the left third.',
      'Pässe müssen aus dem linken Drittel kommen.',
      'Пасовете са само от лявата третина.',
    ],
    scoring: [
      'Pass or dribble through: one point for green; clean interception: two.',
      'Pass oder Dribbling hindurch: ein Punkt für Grün; sauber abgefangen: zwei.',
      'Пас или дрибъл през зоната: точка за зелените; чисто пресичане: две.',
    ],
    question: [
      'What did the passer’s foot tell you?',
      'Was hat dir der Fuß des Passgebers verraten?',
      'Какво ти подсказа кракът на подаващия?',
    ],
    fault: [
      'Legs closed, weight on the heels: the ball rolls past.',
      'Beine geschlossen, Gewicht auf den Fersen: Der Ball rollt vorbei.',
      'Събрани крака и тежест на петите: топката минава.',
    ],
  },
  {
    key: 'shift',
    harder: 2,
    from: 10,
    name: ['one zone may stay empty', 'eine Zone bleibt leer', 'една зона остава празна'],
    aim: [
      'Decide together which zone can be left.',
      'Gemeinsam entscheiden, welche Zone frei bleiben darf.',
      'Общо решение коя зона може да остане празна.',
    ],
    rule: [
      'The zone furthest from the ball must be empty, the guards close up in the others. A switch into the empty zone that is won back in time counts two.',
      'Die ballfernste Zone muss leer sein, die Wächter rücken in den anderen zusammen. Eine Verlagerung in die leere Zone, die rechtzeitig gewonnen wird, zählt zwei.',
      'Най-далечната от топката зона е празна, пазачите се събират в другите. Спряна навреме смяна към нея е две точки.',
    ],
    points: [
      [
        'The far guard starts first when the ball is switched.',
        'Bei der Verlagerung startet der ballferne Wächter zuerst.',
        'При смяна първи тръгва далечният пазач.',
      ],
    ],
    more: [
      [
        'Green may play the switch through the air.',
        'Grün darf hoch verlagern.',
        'Зелените може да сменят по въздух.',
      ],
    ],
    easier: [
      'The coach calls the zone that is left.',
      'Der Trainer ruft die Zone, die frei bleibt.',
      'Треньорът вика коя зона се оставя.',
    ],
    scoring: [
      'Green through the empty zone: two; through another: one; switch stopped: two for amber.',
      'Grün durch die leere Zone: zwei; durch eine andere: eins; Verlagerung gestoppt: zwei für Gelb.',
      'През празната зона: две; през друга: една; спряна смяна: две за жълтите.',
    ],
    question: [
      'How many passes away was the empty zone?',
      'Wie viele Pässe war die leere Zone entfernt?',
      'На колко паса беше празната зона?',
    ],
    fault: [
      'The guards spread evenly again as soon as nothing happens.',
      'Sobald nichts passiert, verteilen sich alle wieder gleichmäßig.',
      'Щом нищо не става, пазачите пак се разпределят равномерно.',
    ],
  },
]
