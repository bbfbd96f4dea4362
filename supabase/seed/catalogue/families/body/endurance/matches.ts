/** Endurance from the rules of a match. */
import { addBench, moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const ownOpponent: Exercise = {
  key: 'own-opponent',
  sizes: createSizes([13, 99], 4, [
    [28, 22, 8, 6, 90, 90],
    [34, 28, 12, 6, 90, 90],
  ]),
  intensity: 'very_high',
  kind: { topic: 'possession', practice_type: 'conditioned_game' },
  draw(size) {
    const { drawing, at } = createGround(size)
    const spots = (
      [
        [0.2, 0.3],
        [0.5, 0.2],
        [0.76, 0.36],
        [0.42, 0.72],
        [0.76, 0.78],
        [0.16, 0.74],
      ] as const
    ).slice(0, (size.count ?? 8) / 2)
    const ours = spots.map(([x, y]) => drawing.player('a', at(x, y)))
    const theirs = spots.map(([x, y]) => drawing.player('b', at(x + 0.05, y + 0.09)))
    const [one = '', two = '', three = '', four = ''] = ours
    const [a = '', b = '', c = '', d = ''] = theirs
    const ball = drawing.ball(one)
    addBench(drawing, 4)
    drawing.together(() => {
      drawing.run(two, at(0.4, 0.1))
      drawing.run(b, at(0.46, 0.22))
      drawing.run(a, at(0.22, 0.36))
      drawing.pass(ball, at(0.4, 0.1), { for: two })
    })
    playInto(drawing, ball, three, at(0.64, 0.16), [[c, at(0.7, 0.34)]])
    moveAll(drawing, [four, at(0.5, 0.5)], [d, at(0.42, 0.62)], [three, at(0.62, 0.24)])
    drawing.together(() => {
      drawing.run(d, at(0.48, 0.58))
      drawing.pass(ball, four)
    })
    return drawing
  },
  words: {
    en: {
      title: 'Everyone has one opponent',
      aim: 'Short, very intense spells of keep-ball: lose your marker with changes of pace and stay with the one you mark.',
      setup:
        'Field of {l} × {w} m without goals. {n} players in two even teams; each is paired with one opponent of similar stamina. The coach has spare balls.',
      rules: [
        'Keep the ball; only your own opponent may tackle you.',
        'Who loses the ball chases at once: the roles turn without a break.',
        'Ball out: the coach throws in a new ball within two seconds.',
        'Six passes in a row make a point.',
        'After ninety seconds all walk for ninety seconds; new pairs after three rounds.',
      ],
      points: [
        'Run away before you come to the ball: two speeds.',
        'Pass and move on at once, that is when your marker looks at the ball.',
        'As a marker: arm’s length, see ball and opponent.',
        'Use the break: walk, drink, arrange the next pairs.',
      ],
      harder: ['Two touches.'],
      easier: ['A neutral player at the edge, sixty seconds of play.'],
      scoring: 'Points of the team; besides, one for every ball won by your own tackle.',
      question: 'What shakes off a marker who is as fit as you?',
      fault: 'Two players make a deal and both jog: count passes received by each one.',
    },
    de: {
      title: 'Jeder hat seinen Gegenspieler',
      aim: 'Kurze, sehr intensive Ballhaltephasen: den Bewacher mit Tempowechseln abschütteln und am eigenen Gegenspieler bleiben.',
      setup:
        'Feld von {l} × {w} m ohne Tore. {n} Spieler in zwei gleich großen Teams; jeder hat einen etwa gleich ausdauernden Gegenspieler. Der Trainer hat Ersatzbälle.',
      rules: [
        'Ball halten; nur der eigene Gegenspieler darf angreifen.',
        'Wer den Ball verliert, jagt sofort nach: Die Rollen kippen ohne Pause.',
        'Ball im Aus: Der Trainer wirft binnen zwei Sekunden einen neuen ein.',
        'Sechs Pässe in Folge ergeben einen Punkt.',
        'Nach neunzig Sekunden gehen alle neunzig Sekunden; nach drei Durchgängen neue Paare.',
      ],
      points: [
        'Erst weg, dann zum Ball: zwei Geschwindigkeiten.',
        'Passen und sofort weiter, denn jetzt schaut der Bewacher zum Ball.',
        'Als Bewacher: Armlänge, Ball und Gegner sehen.',
        'Pause nutzen: gehen, trinken, neue Paare absprechen.',
      ],
      harder: ['Zwei Kontakte.'],
      easier: ['Ein Neutraler am Rand, sechzig Sekunden Spielzeit.'],
      scoring: 'Teampunkte; dazu einer für jeden Ball, den du selbst gewinnst.',
      question: 'Womit wirst du einen Bewacher los, der so fit ist wie du?',
      fault:
        'Zwei einigen sich stillschweigend aufs Traben: die angenommenen Pässe jedes Einzelnen zählen.',
    },
    bg: {
      title: 'Всеки със своя противник',
      aim: 'Кратки, много интензивни отрязъци с владеене: откъсни се от пазача със смяна на темпото и не изпускай своя противник.',
      setup:
        'Поле {l} × {w} м без врати. {n} играчи в два равни отбора; всеки има противник със сходна издръжливост. Треньорът има резервни топки.',
      rules: [
        'Пазете топката; само личният ти противник може да те атакува.',
        'Който загуби топката, веднага преследва: ролите се обръщат без пауза.',
        'Топка вън: до две секунди треньорът хвърля нова.',
        'Шест поредни паса са точка.',
        'След деветдесет секунди всички ходят деветдесет секунди; след три серии двойките се сменят.',
      ],
      points: [
        'Първо се отдалечи, после към топката: две скорости.',
        'Подай и веднага тръгни, тогава пазачът гледа топката.',
        'Като пазач: на една ръка, виж топката и противника.',
        'Използвай паузата: ходи, пий, уговори новите двойки.',
      ],
      harder: ['Две докосвания.'],
      easier: ['Един неутрален отстрани, шестдесет секунди игра.'],
      scoring: 'Точки за отбора; и още една за всяка топка, която лично отнемеш.',
      question: 'С какво се откъсваш от пазач, който е толкова издръжлив, колкото теб?',
      fault: 'Двама мълчаливо се уговарят да подтичват: брой получените подавания на всеки.',
    },
  },
}

export const allOverHalfway: Exercise = {
  key: 'all-over-halfway',
  sizes: createSizes(
    [10, 99],
    3,
    [
      [34, 24, 8, 5, 180, 75],
      [42, 30, 12, 5, 180, 75],
    ],
    { more: 2 },
  ),
  intensity: 'high',
  kind: { topic: 'possession', phase: 'game', practice_type: 'conditioned_game' },
  draw(size) {
    const { drawing, at } = createGround(size)
    drawing.zone(at(0.5, 0), at(1, 1))
    for (const y of [0.3, 0.7]) {
      drawing.goal('mini', at(0, y), 0)
      drawing.goal('mini', at(1, y), 180)
    }
    const half = (size.count ?? 8) / 2
    const ours = (
      [
        [0.3, 0.5],
        [0.48, 0.22],
        [0.6, 0.66],
        [0.36, 0.78],
        [0.2, 0.2],
        [0.66, 0.3],
      ] as const
    )
      .slice(0, half)
      .map(([x, y]) => drawing.player('a', at(x, y)))
    const theirs = (
      [
        [0.56, 0.44],
        [0.72, 0.42],
        [0.78, 0.72],
        [0.64, 0.12],
        [0.86, 0.2],
        [0.84, 0.56],
      ] as const
    )
      .slice(0, half)
      .map(([x, y]) => drawing.player('b', at(x, y)))
    const [one = '', two = '', three = '', four = ''] = ours
    const ball = drawing.ball(one)
    addBench(drawing, 3)
    drawing.together(() => {
      drawing.run(theirs[0] ?? '', at(0.5, 0.36))
      drawing.pass(ball, two)
    })
    drawing.together(() => {
      drawing.run(one, at(0.54, 0.56))
      drawing.run(four, at(0.62, 0.86))
      drawing.run(two, at(0.56, 0.2))
    })
    playInto(drawing, ball, three, at(0.66, 0.6), [[theirs[2] ?? '', at(0.76, 0.66)]])
    playInto(drawing, ball, four, at(0.8, 0.86), [[theirs[1] ?? '', at(0.76, 0.5)]])
    drawing.pass(ball, at(0.995, 0.71))
    return drawing
  },
  words: {
    en: {
      title: 'Goal only counts when all are over',
      aim: 'Move up and drop back as a whole team again and again: runs of thirty metres that come from the game itself.',
      setup:
        'Pitch of {l} × {w} m with a halfway line and two mini goals at each end. {n} players, two teams, no keepers.',
      rules: [
        'Free play; a goal counts only when all team-mates are over the halfway line.',
        'It counts double if an opponent was still in the other half.',
        'After a goal the conceding team restarts from its goal line without waiting.',
        'After ninety seconds the coach calls “swap”: both teams turn round and attack the other way.',
        'Next round: the team that is behind chooses its end.',
      ],
      points: [
        'The last one counts: push each other up the pitch.',
        'Slow the ball down in front until everybody is there, then finish fast.',
        'When you lose it, the nearest three sprint, the others drop in line.',
      ],
      harder: ['Goal within eight seconds after the last one crossed the line.'],
      easier: ['One player may stay back.'],
      scoring: 'Goals; a double goal when an opponent was late.',
      question: 'When was it worth waiting for the last one, and when did it cost the chance?',
      fault: 'One plays goal poacher and another “keeper”: change those two after every goal.',
    },
    de: {
      title: 'Das Tor zählt nur, wenn alle da sind',
      aim: 'Immer wieder als ganzes Team aufrücken und zurückfallen: Läufe über dreißig Meter, die aus dem Spiel entstehen.',
      setup:
        'Feld von {l} × {w} m mit Mittellinie und je zwei Minitoren. {n} Spieler, zwei Teams, keine Torhüter.',
      rules: [
        'Freies Spiel; ein Tor zählt nur, wenn alle Mitspieler über der Mittellinie sind.',
        'Es zählt doppelt, wenn ein Gegner noch in der anderen Hälfte war.',
        'Nach einem Tor spielt das andere Team sofort von der eigenen Torlinie weiter.',
        'Nach neunzig Sekunden ruft der Trainer „Tausch“: Beide Teams greifen andersherum an.',
        'Beim nächsten Mal wählt das zurückliegende Team die Seite.',
      ],
      points: [
        'Auf den Letzten kommt es an: einander nach vorn treiben.',
        'Vorn den Ball halten, bis alle da sind, dann schnell abschließen.',
        'Nach Ballverlust sprinten die drei Nächsten, die anderen fallen in die Linie.',
      ],
      harder: ['Tor binnen acht Sekunden, nachdem der Letzte über die Linie kam.'],
      easier: ['Einer darf hinten bleiben.'],
      scoring: 'Tore; doppelt, wenn ein Gegner zu spät war.',
      question: 'Wann lohnte es sich, auf den Letzten zu warten, und wann kostete es die Chance?',
      fault:
        'Einer lauert vorn, ein anderer bleibt als „Torwart“: diese zwei nach jedem Tor tauschen.',
    },
    bg: {
      title: 'Гол само ако всички са преминали',
      aim: 'Отново и отново излизане и връщане на целия отбор: бягания от тридесет метра, които се раждат от играта.',
      setup:
        'Игрище {l} × {w} м със средна линия и по две малки врати на края. {n} играчи, два отбора, без вратари.',
      rules: [
        'Свободна игра; голът важи само ако всички съотборници са преминали средната линия.',
        'Той е двоен, ако противник е останал в другата половина.',
        'След гол другият отбор веднага продължава от своята голлиния.',
        'След деветдесет секунди треньорът вика „смяна“: двата отбора атакуват обратно.',
        'Следващия път изоставащият отбор избира страната.',
      ],
      points: [
        'Важен е последният: подканяйте се да излизате напред.',
        'Задръжте топката отпред, докато дойдат всички, после завършете бързо.',
        'При загуба тримата най-близки спринтират, другите се връщат в линия.',
      ],
      harder: ['Гол до осем секунди, след като последният пресече линията.'],
      easier: ['Един може да остане отзад.'],
      scoring: 'Голове; двойни, ако противник е закъснял.',
      question: 'Кога си струваше да изчакате последния и кога това ви струваше положението?',
      fault: 'Един дебне отпред, друг стои като „вратар“: сменяйте ги след всеки гол.',
    },
  },
}
