/** Cool-downs in which players answer with their feet. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { addCrowd, createGround, createSizes } from '../ground'

export const fourCorners: Exercise = {
  key: 'four-corners',
  sizes: createSizes(
    [9, 15],
    2,
    [
      [20, 16, 8, 4, 75, 30],
      [26, 20, 14, 4, 75, 30],
    ],
    { fewer: 3, more: 6 },
  ),
  intensity: 'low',
  kind: { topic: 'passing', corners: ['tactical', 'social'] },
  more: { isWalking: true },
  draw(size) {
    const { drawing, at } = createGround(size)
    const people = addCrowd(drawing, 'a', size.count ?? 8)
    const [one = '', two = '', three = '', four = '', five = '', six = '', , eight = ''] = people
    const ball = drawing.ball(one)
    drawing.ball(five)
    drawing.ball(eight)
    addBench(drawing, 0)
    drawing.together(() => {
      drawing.run(four, at(0.3, 0.46))
      drawing.pass(ball, two)
    })
    moveAll(
      drawing,
      [two, at(0.86, 0.06)],
      [three, at(0.93, 0.16)],
      [five, at(0.9, 0.9)],
      [four, at(0.08, 0.12)],
      [six, at(0.08, 0.9)],
      [one, at(0.16, 0.06)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Four answers, four corners',
      aim: 'Players review the topic of the day on the move: everybody has to decide, and then give a reason.',
      setup:
        'Rectangle of {l} × {w} m; the corners are called A, B, C and D. {n} players, a ball for every two or three.',
      rules: [
        'Walk through the field and pass to whoever looks at you.',
        'The coach describes a moment of today and four answers: “Pressed from behind, what now?”',
        'Go to the corner of your answer within five seconds; there is no talking on the way.',
        'Each corner has half a minute to agree on its best reason and one player says it.',
        'Change corners if another reason convinced you; then walk and pass until the next question.',
      ],
      points: [
        'Decide first, look at the others afterwards.',
        'Begin with “because”, not with “I think”.',
        'Between questions: light passes and relaxed shoulders.',
      ],
      harder: ['Players ask the questions, prepared in pairs.'],
      easier: ['Two corners: yes and no.'],
      scoring: 'A corner scores for each player who changes over because of its reason.',
      question: 'Which answer did you change today, and what convinced you?',
      fault: 'All run after the captain: let everybody point to the corner first.',
    },
    de: {
      title: 'Vier Antworten, vier Ecken',
      aim: 'Die Spieler arbeiten das Thema des Tages in Bewegung auf: Alle müssen sich entscheiden und dann begründen.',
      setup:
        'Rechteck von {l} × {w} m; die Ecken heißen A, B, C und D. {n} Spieler, je zwei bis drei ein Ball.',
      rules: [
        'Geht durch das Feld und passt zu dem, der euch anschaut.',
        'Der Trainer beschreibt eine Szene von heute und vier Antworten: „Druck von hinten, was nun?“',
        'Binnen fünf Sekunden in die Ecke eurer Antwort; unterwegs wird nicht gesprochen.',
        'Jede Ecke einigt sich in einer halben Minute auf ihren besten Grund, einer sagt ihn.',
        'Wer überzeugt wurde, wechselt die Ecke; dann gehen und passen bis zur nächsten Frage.',
      ],
      points: [
        'Erst entscheiden, dann nach den anderen schauen.',
        'Mit „weil“ beginnen, nicht mit „ich glaube“.',
        'Zwischen den Fragen: leichte Pässe, lockere Schultern.',
      ],
      harder: ['Die Spieler stellen die Fragen, zu zweit vorbereitet.'],
      easier: ['Zwei Ecken: ja und nein.'],
      scoring: 'Eine Ecke punktet für jeden, der wegen ihrer Begründung zu ihr wechselt.',
      question: 'Welche Antwort hast du heute geändert, und was hat dich überzeugt?',
      fault: 'Alle laufen dem Kapitän nach: erst mit dem Finger auf die Ecke zeigen lassen.',
    },
    bg: {
      title: 'Четири отговора, четири ъгъла',
      aim: 'Играчите преговарят темата на деня в движение: всеки трябва да реши, а после да се обоснове.',
      setup:
        'Правоъгълник {l} × {w} м; ъглите се наричат А, Б, В и Г. {n} играчи, по една топка на двама или трима.',
      rules: [
        'Ходете из полето и подавайте на този, който ви гледа.',
        'Треньорът описва положение от днес и четири отговора: „Притискат те в гръб, какво правиш?“',
        'За пет секунди отиди в ъгъла на своя отговор; по пътя не се говори.',
        'Всеки ъгъл за половин минута избира най-добрата си причина и един я казва.',
        'Който е убеден, сменя ъгъла; после ходене и подавания до следващия въпрос.',
      ],
      points: [
        'Първо реши, после виж какво правят другите.',
        'Започни със „защото“, а не с „мисля, че“.',
        'Между въпросите: леки подавания и отпуснати рамене.',
      ],
      harder: ['Въпросите се задават от играчите, подготвени по двойки.'],
      easier: ['Два ъгъла: да и не.'],
      scoring: 'Ъгълът печели точка за всеки, който минава при него заради довода му.',
      question: 'Кой отговор промени днес и какво те убеди?',
      fault: 'Всички тръгват след капитана: нека първо всеки посочи ъгъла с ръка.',
    },
  },
}

export const slowMotionReplay: Exercise = {
  key: 'slow-motion-replay',
  sizes: createSizes(
    [9, 16],
    2,
    [
      [24, 18, 7, 4, 90, 30],
      [30, 22, 11, 4, 90, 30],
    ],
    { fewer: 1, more: 3 },
  ),
  intensity: 'low',
  kind: {
    topic: 'combination_play',
    practice_type: 'passive_opposition',
    corners: ['tactical', 'social'],
  },
  more: { isWalking: true },
  draw(size) {
    const { drawing, at } = createGround(size)
    drawing.goal('small', at(1, 0.5), 180)
    const keeper = drawing.keeper('b', at(0.95, 0.5))
    const own = (size.count ?? 7) > 8 ? 6 : 4
    const places = [
      [0.1, 0.5],
      [0.34, 0.2],
      [0.5, 0.7],
      [0.66, 0.24],
      [0.2, 0.84],
      [0.3, 0.52],
    ] as const
    const [one = '', two = '', three = '', four = ''] = places
      .slice(0, own)
      .map(([x, y]) => drawing.player('a', at(x, y)))
    const marks = (
      [
        [0.62, 0.5],
        [0.76, 0.32],
        [0.48, 0.38],
        [0.74, 0.76],
      ] as const
    ).slice(0, (size.count ?? 7) - own - 1)
    const [first = '', second = ''] = marks.map(([x, y]) => drawing.player('b', at(x, y)))
    const ball = drawing.ball(one)
    addBench(drawing, 0)
    drawing.together(() => {
      drawing.run(three, at(0.58, 0.86))
      drawing.pass(ball, two)
    })
    drawing.together(() => {
      drawing.run(first, at(0.6, 0.64))
      drawing.run(second, at(0.8, 0.5))
      drawing.pass(ball, four)
    })
    drawing.together(() => {
      drawing.run(four, at(0.84, 0.2))
      drawing.run(keeper, at(0.95, 0.42))
    })
    drawing.pass(ball, [size.area[0], size.area[1] / 2 + 0.9])
    return drawing
  },
  words: {
    en: {
      title: 'The best goal again, at walking pace',
      aim: 'The team rebuilds the best attack of the day step by step and finds out which run opened it.',
      setup:
        'Ground of {l} × {w} m with a 3 m goal. {n} players take the places they had before the goal, defenders and keeper too.',
      rules: [
        'Vote: which attack of today should be shown again?',
        'Everybody walks through it; at every pass the receiver says what they saw.',
        'A defender may freeze the film and ask: “What if I stand here?” The attack shows its answer.',
        'The ball is rolled into the goal and the keeper says what could have stopped it.',
        'Next turn: attackers and defenders swap and walk it to the other side.',
      ],
      points: [
        'Show the run without the ball as exactly as the pass.',
        'Short sentences: what did I see, what did I choose?',
        'Defenders help to understand; nobody wins here.',
      ],
      harder: ['Backwards: begin with the goal and walk to the first pass.'],
      easier: ['Only the last two passes.'],
      scoring: 'A point for every run without the ball that someone else remembers and names.',
      question: 'Who made this goal possible without touching the ball?',
      fault: 'It becomes a match: the ball only moves while everybody else walks.',
    },
    de: {
      title: 'Das schönste Tor, im Gehen',
      aim: 'Das Team baut den besten Angriff des Tages Schritt für Schritt nach und entdeckt, welcher Lauf ihn geöffnet hat.',
      setup:
        'Feld von {l} × {w} m mit einem 3-m-Tor. {n} Spieler nehmen die Plätze ein, die sie vor dem Tor hatten, auch Abwehr und Torwart.',
      rules: [
        'Abstimmen: Welcher Angriff von heute wird noch einmal gezeigt?',
        'Alle gehen ihn durch; bei jedem Pass sagt der Empfänger, was er gesehen hat.',
        'Ein Verteidiger darf den Film anhalten: „Und wenn ich hier stehe?“ Der Angriff zeigt die Antwort.',
        'Der Ball wird ins Tor gerollt, und der Torwart sagt, was ihn aufgehalten hätte.',
        'Danach tauschen Angriff und Abwehr, dasselbe Tor entsteht über die andere Seite.',
      ],
      points: [
        'Den Lauf ohne Ball so genau zeigen wie den Pass.',
        'Kurze Sätze: Was habe ich gesehen, was gewählt?',
        'Die Abwehr hilft beim Verstehen; hier gewinnt niemand.',
      ],
      harder: ['Rückwärts: mit dem Tor beginnen und bis zum ersten Pass zurückgehen.'],
      easier: ['Nur die letzten zwei Pässe.'],
      scoring: 'Ein Punkt für jeden Lauf ohne Ball, den ein anderer noch weiß und nennt.',
      question: 'Wer hat dieses Tor möglich gemacht, ohne den Ball zu berühren?',
      fault: 'Es wird ein Spiel daraus: Der Ball rollt nur, während alle anderen gehen.',
    },
    bg: {
      title: 'Най-хубавият гол, този път с ходене',
      aim: 'Отборът възстановява най-добрата атака на деня стъпка по стъпка и открива кое движение я е отворило.',
      setup:
        'Терен {l} × {w} м с врата 3 м. {n} играчи заемат местата си отпреди гола, включително защитниците и вратарят.',
      rules: [
        'Гласувайте: коя атака от днес да покажем отново?',
        'Всички я минават с ходене; при всеки пас получаващият казва какво е видял.',
        'Защитник може да спре филма: „А ако съм тук?“ Нападателите показват отговора си.',
        'Топката се търкулва във вратата и вратарят казва какво би я спряло.',
        'После нападатели и защитници се сменят и същият гол се показва от другата страна.',
      ],
      points: [
        'Покажи движението без топка толкова точно, колкото паса.',
        'Кратки изречения: какво видях, какво избрах?',
        'Защитниците помагат да се разбере; тук никой не печели.',
      ],
      harder: ['Отзад напред: от гола към първия пас.'],
      easier: ['Само последните два паса.'],
      scoring: 'Точка за всяко движение без топка, което друг играч си спомня и назовава.',
      question: 'Кой направи този гол възможен, без да докосне топката?',
      fault: 'Превръща се в мач: топката се движи само докато всички останали ходят.',
    },
  },
}
