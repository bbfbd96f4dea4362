/** Kinds of goals and what they ask for; second part. */
import type { GameTask } from './kit'

export const moreGoalTasks: readonly GameTask[] = [
  {
    key: 'four-sides',
    harder: 1,
    goals: 'round',
    play: 'switch',
    teams: [3, 6],
    kind: { topic: 'switching_play', practice_type: 'conditioned_game' },
    name: ['goals on four sides', 'Tore auf vier Seiten', 'врати от четирите страни'],
    aim: [
      'Keep turning away from pressure to the next free goal.',
      'Immer wieder vom Druck weg zum nächsten freien Tor drehen.',
      'Непрекъснато излизане от натиска към следващата свободна врата.',
    ],
    rule: [
      'Both teams may score in all four goals, but never twice in a row in the same. After a goal play goes on with a new ball from the coach.',
      'Beide Teams dürfen auf alle vier Tore treffen, aber nie zweimal nacheinander ins selbe. Nach einem Tor kommt ein neuer Ball vom Trainer.',
      'И двата отбора вкарват във всичките четири врати, но никога два пъти поред в една. След гол треньорът пуска нова топка.',
    ],
    points: [
      [
        'Scan: which side has fewest players?',
        'Umschauen: Auf welcher Seite sind die wenigsten?',
        'Огледай се: от коя страна има най-малко играчи?',
      ],
      [
        'First touch towards the free goal.',
        'Erster Kontakt zum freien Tor.',
        'Първото докосване е към свободната врата.',
      ],
    ],
    more: [
      [
        'A goal needs a switch from one side to another before it.',
        'Vor dem Tor muss die Seite gewechselt werden.',
        'Преди гола има смяна на страната.',
      ],
    ],
    easier: [
      'Two goals in a row in the same one are allowed.',
      'Zweimal nacheinander ins selbe Tor ist erlaubt.',
      'Може два пъти поред в една врата.',
    ],
    scoring: [
      'One point per goal; all four goals in a round are worth three more.',
      'Ein Punkt je Tor; alle vier in einer Runde bringen drei dazu.',
      'Точка за гол; и четирите врати в серия – още три.',
    ],
    question: [
      'When did you see the free goal: before or after the ball came?',
      'Wann hast du das freie Tor gesehen: vor oder nach der Annahme?',
      'Кога видя свободната врата: преди или след поемането?',
    ],
    fault: [
      'All run to the nearest goal.',
      'Alle laufen zum nächsten Tor.',
      'Всички тичат към най-близката врата.',
    ],
  },
  {
    key: 'keepers',
    harder: 1,
    goals: 'keepers',
    teams: [4, 7],
    kind: { topic: 'finishing' },
    name: ['shoot on sight', 'Abschluss suchen', 'търсене на удара'],
    aim: [
      'Create and take shots; build up with the keeper.',
      'Schüsse herausspielen und nehmen; mit dem Torwart aufbauen.',
      'Създаване на удари и изграждане с вратаря.',
    ],
    rule: [
      'Normal game with keepers. An attack must end with a shot within twelve passes, otherwise the keeper of the opponents starts.',
      'Normales Spiel mit Torhütern. Ein Angriff muss nach höchstens zwölf Pässen mit einem Schuss enden, sonst beginnt der gegnerische Torwart.',
      'Нормална игра с вратари. Атаката завършва с удар до дванадесет паса, иначе започва чуждият вратар.',
    ],
    points: [
      [
        'First look is for the goal, second for the better-placed one.',
        'Erster Blick zum Tor, zweiter zum besser Postierten.',
        'Първи поглед към вратата, втори към по-добре поставения.',
      ],
      [
        'Follow each shot: the rebound is yours.',
        'Jedem Schuss nachgehen: Der Abpraller gehört dir.',
        'Следвай всеки удар: отскокът е твой.',
      ],
    ],
    more: [['Only eight passes.', 'Nur acht Pässe.', 'Само осем паса.']],
    easier: [
      'No limit of passes, corners become kick-ins for the attackers.',
      'Keine Passgrenze, nach Ecke Einkick für die Angreifer.',
      'Без ограничение на пасовете, корнерът е вкарване за атакуващите.',
    ],
    scoring: [
      'Two points per goal, one for a shot on target.',
      'Zwei Punkte je Tor, einer für einen Schuss aufs Tor.',
      'Две точки за гол, една за точен удар.',
    ],
    question: [
      'What tells you that a shot is on?',
      'Woran erkennst du die Schusschance?',
      'По какво познаваш, че има удар?',
    ],
    fault: [
      'One pass too many in front of the goal.',
      'Vor dem Tor ein Pass zu viel.',
      'Един пас в повече пред вратата.',
    ],
  },
  {
    key: 'defend-and-break',
    harder: 2,
    goals: 'keepers',
    play: 'win',
    teams: [4, 7],
    kind: {
      moment: 'transition_to_attack',
      topic: 'counter_attack',
      practice_type: 'conditioned_game',
    },
    name: ['win high, score double', 'hoch gewinnen, doppelt zählen', 'отнемане високо, двоен гол'],
    aim: [
      'Press together in front and use the unsorted moment.',
      'Vorn gemeinsam pressen und die Unordnung nutzen.',
      'Обща преса отпред и използване на безпорядъка.',
    ],
    rule: [
      'Keepers start every attack on the ground. A goal within six seconds of winning the ball in the opponents’ half counts double.',
      'Die Torhüter eröffnen jeden Angriff flach. Ein Tor binnen sechs Sekunden nach Ballgewinn in der gegnerischen Hälfte zählt doppelt.',
      'Вратарите започват всяка атака по земята. Гол до шест секунди след отнемане в чуждата половина е двоен.',
    ],
    points: [
      [
        'Bad pass or a back to you? Go, all together.',
        'Schlechter Pass oder Rücken zu dir? Los, alle zusammen.',
        'Слаб пас или гръб към теб? Тръгвайте всички.',
      ],
      [
        'After the win: forward in two passes.',
        'Nach dem Gewinn: in zwei Pässen nach vorn.',
        'След отнемането: напред с два паса.',
      ],
    ],
    more: [['Only four seconds.', 'Nur vier Sekunden.', 'Само четири секунди.']],
    easier: [
      'Ten seconds for the double goal.',
      'Zehn Sekunden Zeit.',
      'Десет секунди за двойния гол.',
    ],
    scoring: [
      'Goal one, after a high win two points.',
      'Tor eins, nach hohem Ballgewinn zwei Punkte.',
      'Гол – една точка, след високо отнемане – две.',
    ],
    question: [
      'Which moment started your press?',
      'Welcher Moment hat euer Pressing ausgelöst?',
      'Кой момент отключи пресата ви?',
    ],
    fault: [
      'One presses, the rest watch.',
      'Einer presst, der Rest schaut zu.',
      'Един пресира, другите гледат.',
    ],
  },
]
