/** How the pair works together. */
import type { DefendingTask } from '../kit'

export const pairTasks: readonly DefendingTask[] = [
  {
    key: 'change',
    harder: 0,
    name: ['press and cover', 'angreifen und sichern', 'натиск и покриване'],
    aim: [
      'Change jobs with every pass.',
      'Mit jedem Pass wechseln die Aufgaben.',
      'При всеки пас задачите се сменят.',
    ],
    rule: [
      'With every pass of green the jobs change: the new nearest presses, the other drops on a slant behind. A point for each change before the receiver has a second touch.',
      'Mit jedem Pass von Grün wechseln die Aufgaben: Der neue Nächste greift an, der andere fällt schräg dahinter. Ein Punkt für jeden Wechsel vor dem zweiten Kontakt.',
      'При всеки пас на зелените задачите се сменят: новият най-близък напада, другият се прибира косо. Точка за всяка смяна преди второто докосване.',
    ],
    points: [
      [
        'Move while the ball is on its way, not when it has arrived.',
        'Bewegt euch, während der Ball unterwegs ist, nicht erst bei der Ankunft.',
        'Движете се, докато топката пътува, не когато пристигне.',
      ],
    ],
    more: [
      [
        'The change must be finished before the first touch.',
        'Der Wechsel muss vor dem ersten Kontakt fertig sein.',
        'Смяната да е готова преди първото докосване.',
      ],
    ],
    easier: [
      'Green has three touches before the next pass.',
      'Grün braucht drei Kontakte vor dem nächsten Pass.',
      'Зелените правят три докосвания преди следващия пас.',
    ],
    scoring: [
      'Change in time: one point; ball won: two; goal: two for green.',
      'Rechtzeitiger Wechsel: ein Punkt; Ballgewinn: zwei; Tor: zwei für Grün.',
      'Навременна смяна: точка; отнемане: две; гол: две за зелените.',
    ],
    question: [
      'Who decides which of you two goes?',
      'Wer entscheidet, wer von euch geht?',
      'Кой решава кой от вас излиза?',
    ],
    fault: [
      'The one who pressed stays forward after the pass.',
      'Wer angegriffen hat, bleibt nach dem Pass vorn stehen.',
      'Който е нападал, остава напред след паса.',
    ],
  },
  {
    key: 'double',
    harder: 1,
    from: 9,
    name: ['double up', 'doppeln', 'двоен натиск'],
    aim: [
      'See the moment to win the ball with two.',
      'Den Moment erkennen, den Ball zu zweit zu gewinnen.',
      'Усещане за момента, в който топката се отнема от двама.',
    ],
    rule: [
      'When the ball carrier turns the back, looks down or is at a side line, both attack. A ball won by two counts two; a goal after a failed double counts two for green.',
      'Dreht der Ballführende den Rücken, schaut nach unten oder ist an der Seitenlinie, greifen beide an. Gewinn zu zweit zählt zwei; ein Tor nach missglücktem Doppeln zählt zwei für Grün.',
      'Обърне ли водещият гръб, гледа ли надолу или е до тъча, нападат и двамата. Отнемане с двама е две точки; гол след неуспех е две за зелените.',
    ],
    points: [
      [
        'First one stops them, second one wins the ball.',
        'Der Erste stellt, der Zweite gewinnt den Ball.',
        'Първият спира, вторият отнема.',
      ],
    ],
    more: [
      [
        'Only balls won by two count.',
        'Nur Ballgewinne zu zweit zählen.',
        'Важат само отнемания с двама.',
      ],
    ],
    easier: [
      'The coach calls "two" when the moment is there.',
      'Der Trainer ruft „zwei“, wenn der Moment da ist.',
      'Треньорът вика „двама“, когато е моментът.',
    ],
    scoring: [
      'Won by two: two points; won by one: one; goal: one for green.',
      'Gewinn zu zweit: zwei Punkte; allein: einer; Tor: einer für Grün.',
      'С двама: две точки; сам: една; гол: една за зелените.',
    ],
    question: [
      'Which sign told you both to go?',
      'Welches Zeichen hat euch beide losgeschickt?',
      'По какво познахте и двамата, че е време?',
    ],
    fault: [
      'Both attack a player who is facing them with the ball under control.',
      'Beide greifen einen an, der sie anschaut und den Ball kontrolliert.',
      'И двамата нападат играч с лице и овладяна топка.',
    ],
  },
  {
    key: 'man',
    harder: 1,
    name: ['hand over runners', 'Läufer übergeben', 'предаване на играчите'],
    aim: [
      'Follow or hand over? Talk about it in time.',
      'Mitgehen oder übergeben? Rechtzeitig darüber sprechen.',
      'Следвам или предавам? Решение навреме и на глас.',
    ],
    rule: [
      'Green has to cross over once before shooting. Defenders who hand over with a call and both stay goal-side get a point.',
      'Grün muss vor dem Abschluss einmal kreuzen. Verteidiger, die mit Zuruf übergeben und torseitig bleiben, bekommen einen Punkt.',
      'Зелените се кръстосват веднъж преди удара. Защитници, които предават с вик и остават откъм вратата, печелят точка.',
    ],
    points: [
      [
        'Say "take" before they cross, not when they have.',
        'Ruf „übernimm“, bevor sie kreuzen, nicht danach.',
        'Викай „поеми“ преди кръстосването, не след него.',
      ],
    ],
    more: [
      [
        'Green may cross as often as it wants or only pretend.',
        'Grün darf beliebig oft kreuzen oder nur antäuschen.',
        'Зелените се кръстосват колкото искат или само лъжат.',
      ],
    ],
    easier: [
      'The crossing is done at a walking pace.',
      'Gekreuzt wird im Gehen.',
      'Кръстосването е с ходене.',
    ],
    scoring: [
      'Clean hand-over: one point; ball won: two; goal: two for green.',
      'Saubere Übergabe: ein Punkt; Ballgewinn: zwei; Tor: zwei für Grün.',
      'Чисто предаване: точка; отнемане: две; гол: две за зелените.',
    ],
    question: [
      'When is following better than handing over?',
      'Wann ist Mitgehen besser als Übergeben?',
      'Кога е по-добре да следваш, отколкото да предадеш?',
    ],
    fault: [
      'Both follow the ball carrier through the crossing.',
      'Beide gehen beim Kreuzen mit dem Ballführenden.',
      'При кръстосване и двамата тръгват с водещия.',
    ],
  },
  {
    key: 'step-up',
    harder: 2,
    from: 10,
    name: ['step up and squeeze', 'gemeinsam aufrücken', 'заедно напред'],
    aim: [
      'Gain ground with every backward pass.',
      'Mit jedem Rückpass Raum gewinnen.',
      'С всеки пас назад се печели терен.',
    ],
    rule: [
      'A pass back or a stopped ball of green: both defenders step up three metres. If green loses the line it started from (dribbled out backwards or forced off), amber scores two.',
      'Rückpass oder gestoppter Ball von Grün: Beide rücken drei Meter auf. Wird Grün über die eigene Startlinie hinausgedrängt, bekommt Gelb zwei Punkte.',
      'Пас назад или спряна топка на зелените: и двамата излизат три метра. Изтласкат ли зелените зад стартовата им линия, жълтите вземат две точки.',
    ],
    points: [
      [
        'Step up with the ball in the air or rolling back, stop when they look up.',
        'Rückt auf, solange der Ball zurückrollt, stoppt, wenn sie aufschauen.',
        'Излизайте, докато топката се търкаля назад, спрете, когато вдигнат поглед.',
      ],
    ],
    more: [
      [
        'Green has only six seconds to get past half-way.',
        'Grün hat nur sechs Sekunden bis über die Mitte.',
        'Зелените имат само шест секунди да минат средата.',
      ],
    ],
    easier: [
      'Stepping up two metres is enough.',
      'Zwei Meter Aufrücken genügen.',
      'Стигат два метра напред.',
    ],
    scoring: [
      'Forced out backwards: two points; ball won in the left half: two; goal: one for green.',
      'Nach hinten hinausgedrängt: zwei Punkte; Gewinn in der linken Hälfte: zwei; Tor: einer für Grün.',
      'Изтласкване назад: две точки; отнемане в лявата половина: две; гол: една за зелените.',
    ],
    question: [
      'What can they not do while the ball rolls back?',
      'Was können sie nicht tun, während der Ball zurückrollt?',
      'Какво не могат, докато топката се търкаля назад?',
    ],
    fault: [
      'One steps up, the other stays: the pair breaks apart.',
      'Einer rückt auf, der andere bleibt: Das Paar reißt auseinander.',
      'Единият излиза, другият стои: двойката се разкъсва.',
    ],
  },
]
