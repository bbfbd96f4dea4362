/** Endurance with a ball outside the pitch or through gates. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const gameAndLap: Exercise = {
  key: 'game-and-lap',
  sizes: createSizes(
    [11, 99],
    3,
    [
      [36, 26, 9, 6, 180, 60],
      [42, 30, 12, 6, 180, 60],
    ],
    { more: 3 },
  ),
  intensity: 'high',
  kind: { phase: 'game', practice_type: 'conditioned_game' },
  draw(size) {
    const { drawing, at } = createGround(size)
    drawing.zone(at(0.14, 0.16), at(0.86, 0.84))
    const each = (size.count ?? 9) / 3
    drawing.goal('mini', at(0.14, 0.5), 0)
    drawing.goal('mini', at(0.86, 0.5), 180)
    const green = (
      [
        [0.34, 0.4],
        [0.5, 0.28],
        [0.6, 0.66],
        [0.24, 0.7],
      ] as const
    )
      .slice(0, each)
      .map(([x, y]) => drawing.player('a', at(x, y)))
    const gold = (
      [
        [0.52, 0.46],
        [0.68, 0.34],
        [0.74, 0.58],
        [0.5, 0.74],
      ] as const
    )
      .slice(0, each)
      .map(([x, y]) => drawing.player('b', at(x, y)))
    const lap = ([0.12, 0.26, 0.4, 0.54] as const)
      .slice(0, each)
      .map((x) => drawing.player('c', at(x, 0.06)))
    const [one = '', two = '', three = ''] = green
    const ball = drawing.ball(one)
    for (const id of lap) drawing.ball(id)
    addBench(drawing, 3)
    const [x1 = '', x2 = ''] = lap.toReversed()
    drawing.together(() => {
      drawing.run(x1, at(0.94, 0.06), at(0.94, 0.5))
      drawing.run(x2, at(0.9, 0.06), at(0.94, 0.2))
      drawing.run(gold[0] ?? '', at(0.46, 0.4))
      drawing.pass(ball, two)
    })
    playInto(drawing, ball, three, at(0.66, 0.76), [
      [gold[2] ?? '', at(0.76, 0.62)],
      [gold[1] ?? '', at(0.64, 0.4)],
    ])
    drawing.together(() => {
      drawing.run(three, at(0.78, 0.72))
      drawing.run(x1, at(0.94, 0.92), at(0.7, 0.94))
    })
    drawing.pass(ball, at(0.855, 0.51))
    return drawing
  },
  words: {
    en: {
      title: 'Game and lap',
      aim: 'Train endurance as the match asks for it: hard minutes of play and an even run with the ball by turns.',
      setup:
        'A pitch with two mini goals inside a lap of {l} × {w} m. {n} players in three teams: two play, the third dribbles round outside, everyone with a ball.',
      rules: [
        'Two teams play; the third dribbles the lap together as a group.',
        'When its last player is round, the group calls “in” and takes the place of the team that conceded last.',
        'The team that goes off picks up the balls outside and starts its lap at once.',
        'No goal yet: the team without the ball goes off.',
        'After each round all teams rest; a new order of teams for the next one.',
      ],
      points: [
        'Lap: a pace at which the slowest still has the ball close.',
        'Come on ready: one takes the ball carrier, the others close the middle.',
        'In the game short breaks are allowed, but only with the ball at your feet.',
        'Call “in” loudly: both teams have to hear it.',
      ],
      harder: ['Two laps, or a lap with ten passes in the group.'],
      easier: ['Lap without a ball at a walk and jog.'],
      scoring: 'A goal counts one, being on the pitch when the round ends one more.',
      question: 'When in the game did you rest with the ball, and when did you have to run?',
      fault:
        'Outside the fastest races and the last one is alone: the group is only in when the last is in.',
    },
    de: {
      title: 'Spiel und Runde',
      aim: 'Ausdauer trainieren, wie sie das Spiel verlangt: harte Spielminuten und ein gleichmäßiger Lauf mit Ball im Wechsel.',
      setup:
        'Ein Feld mit zwei Minitoren in einer Runde von {l} × {w} m. {n} Spieler in drei Teams: Zwei spielen, das dritte dribbelt außen herum, jeder mit Ball.',
      rules: [
        'Zwei Teams spielen; das dritte dribbelt gemeinsam die Runde.',
        'Ist der Letzte herum, ruft die Gruppe „Rein“ und ersetzt das Team mit dem letzten Gegentor.',
        'Wer hinausgeht, übernimmt die Bälle außen und beginnt sofort die Runde.',
        'Noch kein Tor gefallen: Das Team ohne Ball geht hinaus.',
        'Nach jedem Durchgang ruhen alle; danach beginnt ein anderes Team außen.',
      ],
      points: [
        'Runde: ein Tempo, bei dem auch der Langsamste den Ball eng hat.',
        'Bereit hereinkommen: Einer geht zum Ball, die anderen schließen die Mitte.',
        'Im Spiel sind Pausen erlaubt, aber nur mit Ball am Fuß.',
        '„Rein“ laut rufen: Beide Teams müssen es hören.',
      ],
      harder: ['Zwei Runden oder eine Runde mit zehn Pässen in der Gruppe.'],
      easier: ['Runde ohne Ball, gehen und traben.'],
      scoring: 'Tor ein Punkt; einer dazu, wer am Ende des Durchgangs auf dem Feld steht.',
      question: 'Wann habt ihr im Spiel mit Ball geruht, und wann musstet ihr laufen?',
      fault:
        'Außen rennt der Schnellste, der Letzte ist allein: Fertig ist die Gruppe erst mit dem Letzten.',
    },
    bg: {
      title: 'Игра и обиколка',
      aim: 'Издръжливост, каквато иска мачът: тежки минути игра и равномерно бягане с топка се редуват.',
      setup:
        'Игрище с две малки врати вътре в обиколка {l} × {w} м. {n} играчи в три отбора: два играят, третият води топка отвън, всеки със своя.',
      rules: [
        'Два отбора играят; третият прави обиколката заедно като група.',
        'Щом и последният завърши, групата вика „вътре“ и замества отбора, който последен е допуснал гол.',
        'Излизащият отбор взема топките отвън и веднага започва обиколката си.',
        'Ако още няма гол, излиза отборът без топка.',
        'След всяка серия всички почиват; после друг отбор започва отвън.',
      ],
      points: [
        'Обиколка: темпо, при което и най-бавният държи топката близо.',
        'Влизайте готови: един към топката, другите затварят средата.',
        'В играта почивка може, но само с топка в краката.',
        '„Вътре“ се вика силно: двата отбора трябва да го чуят.',
      ],
      harder: ['Две обиколки или една с десет паса в групата.'],
      easier: ['Обиколка без топка, ходене и подтичване.'],
      scoring: 'Гол – една точка; още една, ако си на терена в края на серията.',
      question: 'Кога в играта почивахте с топката и кога трябваше да тичате?',
      fault:
        'Отвън най-бързият бяга, а последният е сам: групата е готова, когато и последният е готов.',
    },
  },
}

export const fifteenFifteen: Exercise = {
  key: 'gates-fifteen-fifteen',
  sizes: createSizes(
    [11, 99],
    2,
    [
      [30, 24, 8, 16, 15, 15],
      [36, 30, 14, 16, 15, 15],
    ],
    { more: 4 },
  ),
  intensity: 'high',
  kind: { topic: 'passing', practice_type: 'unopposed' },
  draw(size) {
    const { drawing, at } = createGround(size)
    const gates = [
      [0.16, 0.2],
      [0.5, 0.14],
      [0.84, 0.22],
      [0.3, 0.5],
      [0.7, 0.5],
      [0.16, 0.82],
      [0.5, 0.84],
      [0.84, 0.8],
    ] as const
    for (const [x, y] of gates) drawing.gears('marker', [at(x, y - 0.035), at(x, y + 0.035)])
    const pairs = (size.count ?? 8) / 2
    const first = gates.slice(0, pairs).map(([x, y]) => {
      const one = drawing.player('a', at(x - 0.1, y))
      const two = drawing.player('a', at(x + 0.1, y))
      return [drawing.ball(one), two, one] as const
    })
    addBench(drawing, 0)
    const running = first.slice(0, 2)
    drawing.together(() => {
      for (const [ball, receiver] of running) drawing.pass(ball, receiver)
    })
    const ways = [
      [at(0.38, 0.36), at(0.2, 0.5)],
      [at(0.8, 0.48), at(0.6, 0.44)],
    ] as const
    drawing.together(() => {
      for (const [index, [, receiver, passer]] of running.entries()) {
        const [there, here] = ways[index] ?? ways[0]
        drawing.run(passer, here)
        drawing.run(receiver, there)
      }
    })
    return drawing
  },
  words: {
    en: {
      title: 'Fifteen on, fifteen off: gate passes',
      aim: 'Intermittent endurance with the ball: fifteen seconds at a high pace through gates, fifteen seconds walking.',
      setup:
        'Eight gates, two metres wide, spread over {l} × {w} m. {n} players in pairs, one ball to a pair.',
      rules: [
        'On “go” pass through a gate to your partner and both sprint on to another gate.',
        'A gate may not be played twice in a row and not while another pair is there.',
        'After fifteen seconds “walk”: put the foot on the ball, stroll to a free gate, breathe.',
        'Next round: change who passes first.',
      ],
      points: [
        'Look for the next free gate before you pass.',
        'The one without the ball sets off first.',
        'Walk in the break, do not stand and do not sit down.',
      ],
      harder: ['Pass with the weaker foot, or twenty seconds on and ten off.'],
      easier: ['Ten seconds on, twenty off.'],
      scoring:
        'Add up the gates of all rounds; the last four rounds should bring as many as the first four.',
      question: 'How did you save metres without getting slower?',
      fault:
        'Pairs spend everything in round one: call out the number of gates aimed at before the start.',
    },
    de: {
      title: '15 Sekunden an, 15 aus: Tore passen',
      aim: 'Intervallausdauer mit Ball: fünfzehn Sekunden mit hohem Tempo durch Hütchentore, fünfzehn Sekunden gehen.',
      setup:
        'Acht Hütchentore, zwei Meter breit, verteilt auf {l} × {w} m. {n} Spieler in Paaren, je Paar ein Ball.',
      rules: [
        'Auf „Los“ durch ein Hütchentor zum Partner passen und beide weiter zum nächsten sprinten.',
        'Kein Tor zweimal nacheinander und keines, an dem gerade ein anderes Paar ist.',
        'Nach fünfzehn Sekunden „Gehen“: Fuß auf den Ball, zu einem freien Tor spazieren, atmen.',
        'Beim nächsten Mal wechselt, wer beginnt.',
      ],
      points: [
        'Vor dem Pass das nächste freie Tor suchen.',
        'Wer den Ball nicht hat, läuft zuerst los.',
        'In der Pause gehen, nicht stehen oder sitzen.',
      ],
      harder: ['Mit dem schwächeren Fuß passen oder zwanzig Sekunden an, zehn aus.'],
      easier: ['Zehn Sekunden an, zwanzig aus.'],
      scoring:
        'Tore aller Läufe zusammenzählen; die letzten vier sollen so viele bringen wie die ersten vier.',
      question: 'Wie habt ihr Meter gespart, ohne langsamer zu werden?',
      fault:
        'Alles im ersten Lauf verpulvert: vor dem Start die angestrebte Zahl der Tore ansagen.',
    },
    bg: {
      title: '15 секунди работа, 15 почивка: вратички',
      aim: 'Интервална издръжливост с топка: петнадесет секунди с високо темпо през вратички, петнадесет секунди ходене.',
      setup:
        'Осем вратички, широки два метра, пръснати в {l} × {w} м. {n} играчи по двойки, топка на двойка.',
      rules: [
        'На „старт“ подай през вратичка на партньора и двамата спринтирайте към друга.',
        'Никоя вратичка два пъти подред и никоя, при която в момента има друга двойка.',
        'След петнадесет секунди „ходене“: крак върху топката, разходка до свободна вратичка, дишане.',
        'Следващия път се сменя кой започва.',
      ],
      points: [
        'Преди паса потърси следващата свободна вратичка.',
        'Който е без топка, тръгва пръв.',
        'В паузата се ходи, не се стои и не се сяда.',
      ],
      harder: ['Пас с по-слабия крак или двадесет секунди работа, десет почивка.'],
      easier: ['Десет секунди работа, двадесет почивка.'],
      scoring:
        'Събират се вратичките от всички бягания; последните четири да дадат колкото първите четири.',
      question: 'Как спестихте метри, без да забавите?',
      fault:
        'Двойката изразходва всичко в първото бягане: преди старта се обявява целта в брой вратички.',
    },
  },
}
