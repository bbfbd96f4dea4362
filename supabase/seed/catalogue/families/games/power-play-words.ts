/** Why somebody is off, and for how long. */
import type { GameTask } from './kit'

export const powerTasks: readonly GameTask[] = [
  {
    key: 'scorer-off',
    harder: 0,
    play: 'dribble',
    kind: { topic: 'fun', practice_type: 'small_sided_game' },
    name: ['the scorer rests', 'der Torschütze pausiert', 'голмайсторът почива'],
    aim: [
      'Everybody matters: play without the best scorer for a while.',
      'Jeder zählt: eine Zeit ohne den Torschützen spielen.',
      'Всеки е важен: известно време игра без голмайстора.',
    ],
    rule: [
      'Whoever scores leaves until the next goal falls, for whichever team. So the leading team plays with one fewer.',
      'Wer trifft, geht hinaus, bis das nächste Tor fällt, egal auf welcher Seite. So spielt das führende Team in Unterzahl.',
      'Който вкара, излиза до следващия гол, за когото и да е. Така водещите са с един по-малко.',
    ],
    points: [
      [
        'The others: now it is your turn to dare something.',
        'Ihr anderen: Jetzt seid ihr dran, traut euch.',
        'Другите: сега е ваш ред, смело.',
      ],
      [
        'With one fewer, stay close and wait for the ball.',
        'In Unterzahl: zusammenrücken und auf den Ball warten.',
        'С един по-малко: съберете се и чакайте топката.',
      ],
    ],
    more: [
      [
        'The assist leaves, the scorer stays.',
        'Der Vorlagengeber geht, der Torschütze bleibt.',
        'Излиза асистентът, голмайсторът остава.',
      ],
    ],
    easier: [
      'The scorer is back after 20 seconds at the latest.',
      'Der Torschütze kommt spätestens nach 20 Sekunden zurück.',
      'Голмайсторът се връща най-късно след 20 секунди.',
    ],
    scoring: [
      'Every player who has scored brings three points, further goals one.',
      'Jeder Spieler, der getroffen hat, bringt drei Punkte, weitere Tore einen.',
      'Всеки различен голмайстор носи три точки, следващите голове по една.',
    ],
    question: [
      'How did your role change when the scorer was off?',
      'Wie änderte sich deine Rolle ohne den Torschützen?',
      'Как се промени ролята ти без голмайстора?',
    ],
    fault: [
      'Scorers sit down: keep the ball at their feet.',
      'Torschützen setzen sich hin: Ball am Fuß behalten.',
      'Голмайсторите сядат: да останат с топка в крака.',
    ],
  },
  {
    key: 'one-minute',
    harder: 1,
    teams: [3, 7],
    play: 'switch',
    name: ['a minute in overload', 'eine Minute Überzahl', 'минута с един повече'],
    aim: [
      'Use the overload calmly; defend the minute cleverly.',
      'Die Überzahl ruhig ausspielen, die Minute klug überstehen.',
      'Спокойно използване на предимството, умна защита през минутата.',
    ],
    rule: [
      'In each round each team gets one minute with one more, called by its captain. A goal in it ends the minute and counts double; without one the defenders get a point.',
      'Jedes Team hat je Runde eine Minute Überzahl, die sein Kapitän ausruft. Ein Tor darin beendet sie und zählt doppelt; ohne Tor bekommt die Abwehr einen Punkt.',
      'Във всяка серия отборът има една минута с един повече, поискана от капитана. Гол в нея я прекратява и е двоен; без гол защитата взема точка.',
    ],
    points: [
      [
        'Attack: switch quickly, then 2v1 outside.',
        'Angriff: schnell verlagern, dann 2 gegen 1 außen.',
        'Атака: бърза смяна, после 2 срещу 1 по фланга.',
      ],
      [
        'Defence: leave the far one, protect the middle.',
        'Abwehr: den Fernen lassen, die Mitte schützen.',
        'Защита: остави далечния, пази центъра.',
      ],
    ],
    more: [['Only 40 seconds.', 'Nur 40 Sekunden.', 'Само 40 секунди.']],
    easier: ['Two minutes of overload.', 'Zwei Minuten Überzahl.', 'Две минути предимство.'],
    scoring: [
      'Goal one, in overload two; defence one for surviving.',
      'Tor eins, in Überzahl zwei; Abwehr eins fürs Überstehen.',
      'Гол – една, с предимство – две; оцеляла защита – една.',
    ],
    question: [
      'When is the best time for your minute?',
      'Wann ist der beste Zeitpunkt für eure Minute?',
      'Кога е най-доброто време за вашата минута?',
    ],
    fault: [
      'Hurrying: the minute is long enough for three attacks.',
      'Eile: Die Minute reicht für drei Angriffe.',
      'Бързане: минутата стига за три атаки.',
    ],
  },
  {
    key: 'earn-it',
    harder: 1,
    teams: [3, 7],
    play: 'win',
    kind: { topic: 'pressing', moment: 'out_of_possession' },
    name: ['earn the overload', 'Überzahl verdienen', 'спечелено предимство'],
    aim: [
      'Be rewarded for winning the ball high together.',
      'Für gemeinsame hohe Ballgewinne belohnt werden.',
      'Награда за общо отнемане отпред.',
    ],
    rule: [
      'A ball won in the opponents’ half sends the player who lost it off for 30 seconds. The team that won it plays on straight away.',
      'Ein Ballgewinn in der gegnerischen Hälfte schickt den Ballverlierer für 30 Sekunden hinaus. Das erobernde Team spielt sofort weiter.',
      'Отнемане в чуждата половина праща загубилия топката навън за 30 секунди. Отнелите играят веднага напред.',
    ],
    points: [
      [
        'Ball won: first thought forward, they are sorting themselves.',
        'Gewonnen: erster Gedanke nach vorn, sie ordnen sich noch.',
        'Отне ли, мисли напред, те още се подреждат.',
      ],
      [
        'Under pressure at the back: the simple ball out is allowed.',
        'Hinten unter Druck: Der einfache Ball heraus ist erlaubt.',
        'Отзад под натиск: простата топка е позволена.',
      ],
    ],
    more: [
      [
        'The player comes back only after a pass series of four.',
        'Zurück darf er erst nach vier Pässen des Teams.',
        'Връща се едва след четири паса на отбора.',
      ],
    ],
    easier: ['Only 15 seconds off.', 'Nur 15 Sekunden draußen.', 'Само 15 секунди навън.'],
    scoring: [
      'One point per goal, two while a player is off.',
      'Ein Punkt je Tor, zwei während der Überzahl.',
      'Точка за гол, две по време на предимството.',
    ],
    question: [
      'Where on the pitch do you risk the least?',
      'Wo auf dem Feld riskiert ihr am wenigsten?',
      'Къде на терена рискувате най-малко?',
    ],
    fault: [
      'After winning the ball the team rests.',
      'Nach dem Ballgewinn ruht sich das Team aus.',
      'След отнемането отборът си почива.',
    ],
  },
  {
    key: 'underload-double',
    harder: 2,
    teams: [4, 7],
    play: 'long',
    kind: { topic: 'counter_attack', moment: 'transition_to_attack' },
    name: ['one fewer, double goals', 'einer weniger, doppelte Tore', 'един по-малко, двоен гол'],
    aim: [
      'Defend compactly with fewer and counter bravely.',
      'In Unterzahl kompakt verteidigen und mutig kontern.',
      'Сбита защита с по-малко хора и смела контраатака.',
    ],
    rule: [
      'For four minutes one team has one fewer but its goals count double; then the other. Compare the results.',
      'Vier Minuten lang ist ein Team in Unterzahl, dafür zählen seine Tore doppelt; dann das andere. Ergebnisse vergleichen.',
      'Четири минути единият отбор е с един по-малко, но головете му са двойни; после другият. Сравнете резултатите.',
    ],
    points: [
      [
        'Wait in the block, then three run with the counter.',
        'Im Block warten, beim Konter laufen drei mit.',
        'Чакайте в блок, при контра тичат трима.',
      ],
      [
        'One always stays high as the first target.',
        'Einer bleibt immer vorn als erste Anspielstation.',
        'Един винаги остава напред за първия пас.',
      ],
    ],
    more: [
      [
        'The overload team must score within twelve seconds.',
        'Die Überzahl muss in zwölf Sekunden abschließen.',
        'Предимството завършва до дванадесет секунди.',
      ],
    ],
    easier: ['Their goals count three.', 'Ihre Tore zählen drei.', 'Головете им са по три.'],
    scoring: [
      'Overload goals one, underload goals two.',
      'Überzahltore eins, Unterzahltore zwei.',
      'С повече – една, с по-малко – две точки.',
    ],
    question: [
      'Which spaces did you give away on purpose?',
      'Welche Räume habt ihr bewusst hergegeben?',
      'Кои пространства оставихте нарочно?',
    ],
    fault: [
      'All drop so deep that there is no counter.',
      'Alle stehen so tief, dass kein Konter möglich ist.',
      'Всички са толкова назад, че няма контра.',
    ],
  },
]
