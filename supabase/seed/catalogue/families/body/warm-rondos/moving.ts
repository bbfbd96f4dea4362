/** Passing warm-ups in which everybody changes places. */
import { addBench, moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const insideOutside: Exercise = {
  key: 'inside-outside',
  sizes: createSizes(
    [8, 99],
    2,
    [
      [18, 18, 8, 5, 75, 30],
      [24, 24, 14, 5, 75, 30],
    ],
    { more: 4 },
  ),
  intensity: 'medium',
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const half = (size.count ?? 8) / 2
    const outer = drawing.ring('a', half, at(0.5, 0.5), size.area[1] * 0.46)
    const inner = (
      [
        [0.4, 0.36],
        [0.62, 0.42],
        [0.56, 0.66],
        [0.34, 0.6],
        [0.5, 0.5],
        [0.24, 0.44],
        [0.7, 0.6],
      ] as const
    )
      .slice(0, half)
      .map(([x, y]) => drawing.player('c', at(x, y)))
    const balls = inner.slice(0, 4).map((id) => drawing.ball(id))
    addBench(drawing, 0)
    const [one = ''] = inner
    const [top = '', right = ''] = outer
    drawing.pass(balls[0] ?? '', top)
    moveAll(drawing, [one, at(0.46, 0.2)])
    drawing.pass(balls[0] ?? '', one)
    moveAll(drawing, [one, at(0.6, 0.24)], [inner[1] ?? '', at(0.74, 0.46)])
    playInto(drawing, balls[1] ?? '', right, at(0.86, 0.54))
    moveAll(drawing, [right, at(0.7, 0.66)], [inner[1] ?? '', at(0.92, 0.46)])
    return drawing
  },
  words: {
    en: {
      title: 'In and out of the circle',
      aim: 'Warm up with many touches: find a free outside player, combine, and take over their place at the right moment.',
      setup:
        'Circle in {l} × {w} m. {n} players: half outside, half inside in blue; four of those inside have a ball.',
      rules: [
        'Inside players dribble, look for somebody outside and pass.',
        'The outside player plays back first time, sets it to one side, or takes the ball in.',
        'Taken in: the two change places; the new inside player looks for somebody else.',
        'No two visits to the same player in a row.',
        'On each half-minute a different surface: inside, laces, weaker foot; then swing the legs.',
      ],
      points: [
        'Eye contact at five metres, pass at four.',
        'Outside: stay on your toes, call “back”, “set” or “mine”.',
        'Give the pass and keep going, the circle is never still.',
      ],
      harder: ['A defender inside who may pick up loose balls.'],
      easier: ['Place changes only on the coach’s call.'],
      scoring:
        'How many place changes does the group manage in a minute without two balls meeting?',
      question: 'How do the two of you agree who takes the ball?',
      fault: 'All go to the nearest outside player: every pass has to cross the centre.',
    },
    de: {
      title: 'Rein in den Kreis, raus aus dem Kreis',
      aim: 'Aufwärmen mit vielen Kontakten: freie Außenspieler finden, kombinieren und im richtigen Moment den Platz übernehmen.',
      setup:
        'Kreis in {l} × {w} m. {n} Spieler: die Hälfte außen, die Hälfte in Blau innen; vier der Inneren haben einen Ball.',
      rules: [
        'Die Inneren dribbeln, suchen jemanden außen und passen.',
        'Außen wird direkt zurückgespielt, seitlich abgelegt oder der Ball mitgenommen.',
        'Mitgenommen: Beide tauschen die Plätze; der neue Innere sucht jemand anderen.',
        'Nie zweimal nacheinander zum selben Spieler.',
        'Alle dreißig Sekunden eine andere Fläche: Innenseite, Spann, schwächerer Fuß; danach Beine schwingen.',
      ],
      points: [
        'Blickkontakt auf fünf Meter, Pass auf vier.',
        'Außen: auf den Ballen bleiben, „zurück“, „klatsch“ oder „ich“ rufen.',
        'Passen und weiterlaufen, der Kreis steht nie.',
      ],
      harder: ['Ein Verteidiger innen darf lose Bälle aufnehmen.'],
      easier: ['Platztausch nur auf Zuruf des Trainers.'],
      scoring:
        'Wie viele Platzwechsel gelingen in einer Minute, ohne dass sich zwei Bälle treffen?',
      question: 'Wie einigt ihr euch, wer den Ball nimmt?',
      fault: 'Alle spielen zum Nächsten: Jeder Pass muss durch die Kreismitte.',
    },
    bg: {
      title: 'Вътре и вън от кръга',
      aim: 'Загрявка с много докосвания: намери свободен външен играч, комбинирай и смени мястото си с неговото в точния момент.',
      setup:
        'Кръг в {l} × {w} м. {n} играчи: половината отвън, половината в синьо вътре; четирима от вътрешните имат топка.',
      rules: [
        'Вътрешните водят, търсят някого отвън и подават.',
        'Външният връща от първо, оставя встрани или поема топката навътре.',
        'Поеме ли я, двамата сменят местата си; новият вътрешен търси друг.',
        'Никога два пъти подред при един и същ играч.',
        'На всеки тридесет секунди друга повърхност: вътрешна, свод, по-слаб крак; после махове с крака.',
      ],
      points: [
        'Зрителен контакт на пет метра, пас на четири.',
        'Отвън: на пръсти, викай „върни“, „остави“ или „моя“.',
        'Подай и продължи, кръгът никога не спира.',
      ],
      harder: ['Защитник вътре може да взема свободните топки.'],
      easier: ['Смяна на местата само по команда на треньора.'],
      scoring: 'Колко смени прави групата за минута, без две топки да се срещнат?',
      question: 'Как се разбирате кой взема топката?',
      fault: 'Всички играят към най-близкия: всеки пас минава през центъра на кръга.',
    },
  },
}

export const colourChain: Exercise = {
  key: 'colour-chain',
  sizes: createSizes(
    [10, 99],
    2,
    [
      [22, 16, 9, 5, 75, 30],
      [28, 22, 12, 5, 75, 30],
    ],
    { more: 3 },
  ),
  intensity: 'medium',
  draw(size) {
    const { drawing, at } = createGround(size)
    const each = (size.count ?? 9) / 3
    const spots = {
      a: [
        [0.16, 0.3],
        [0.54, 0.66],
        [0.84, 0.24],
        [0.3, 0.9],
      ],
      b: [
        [0.4, 0.2],
        [0.24, 0.72],
        [0.84, 0.62],
        [0.62, 0.9],
      ],
      c: [
        [0.64, 0.3],
        [0.4, 0.52],
        [0.66, 0.12],
        [0.9, 0.86],
      ],
    } as const
    const green = spots.a.slice(0, each).map(([x, y]) => drawing.player('a', at(x, y)))
    const gold = spots.b.slice(0, each).map(([x, y]) => drawing.player('b', at(x, y)))
    const blue = spots.c.slice(0, each).map(([x, y]) => drawing.player('c', at(x, y)))
    const [one = '', four = ''] = green
    const [two = '', five = ''] = gold
    const [three = '', six = ''] = blue
    const ball = drawing.ball(one)
    drawing.ball(six)
    addBench(drawing, 1)
    drawing.together(() => {
      drawing.run(three, at(0.6, 0.38))
      drawing.pass(ball, two)
    })
    drawing.together(() => {
      drawing.run(one, at(0.26, 0.4))
      drawing.run(five, at(0.14, 0.62))
      drawing.pass(ball, three)
    })
    playInto(drawing, ball, four, at(0.62, 0.6))
    moveAll(drawing, [four, at(0.72, 0.5)], [gold[2] ?? '', at(0.84, 0.48)])
    return drawing
  },
  words: {
    en: {
      title: 'Colour chain on the move',
      aim: 'Pass and move in a fixed order of colours and know the next colour before the ball arrives.',
      setup: 'Ground of {l} × {w} m. {n} players in three colours, mixed, with two balls.',
      rules: [
        'All jog; the ball goes green, yellow, blue and round again.',
        'Before you receive, touch the ground with a hand and look for the next colour.',
        'After your pass do a short task: three skips, a lunge, a side gallop.',
        'On “turn” the order runs the other way; on “jump” one colour is left out.',
        'In the next round the colour that was last chooses the task.',
      ],
      points: [
        'Look over the shoulder twice: before the ball comes and as it rolls.',
        'Offer yourself in the gap, not behind somebody.',
        'Play the ball so that the receiver can go on forwards.',
      ],
      harder: ['The colour left out becomes defender for ten seconds.'],
      easier: ['One ball, walking, two colours.'],
      scoring: 'Full chains in a minute; a wrong colour starts the chain again.',
      question: 'When did you already know whom you would play to?',
      fault: 'Names are shouted for every pass: a silent round makes the eyes work.',
    },
    de: {
      title: 'Farbkette in Bewegung',
      aim: 'In fester Farbfolge passen und laufen und die nächste Farbe kennen, bevor der Ball da ist.',
      setup: 'Feld von {l} × {w} m. {n} Spieler in drei Farben, gemischt, mit zwei Bällen.',
      rules: [
        'Alle traben; der Ball läuft Grün, Gelb, Blau und wieder von vorn.',
        'Vor der Annahme mit einer Hand den Boden berühren und die nächste Farbe suchen.',
        'Nach dem Pass eine kurze Aufgabe: drei Hopser, ein Ausfallschritt, Seitgalopp.',
        'Bei „dreh“ läuft die Folge rückwärts; bei „Sprung“ fällt eine Farbe aus.',
        'Im nächsten Durchgang bestimmt die letzte Farbe die Aufgabe.',
      ],
      points: [
        'Zweimal über die Schulter schauen: bevor der Ball kommt und während er rollt.',
        'In der Lücke anbieten, nicht hinter jemandem.',
        'So passen, dass der Empfänger nach vorn weiterspielen kann.',
      ],
      harder: ['Die ausgefallene Farbe verteidigt zehn Sekunden lang.'],
      easier: ['Ein Ball, im Gehen, zwei Farben.'],
      scoring: 'Ganze Ketten in einer Minute; eine falsche Farbe beginnt die Kette neu.',
      question: 'Wann wusstest du schon, zu wem du spielst?',
      fault: 'Für jeden Pass wird gerufen: Eine stille Runde lässt die Augen arbeiten.',
    },
    bg: {
      title: 'Верига от цветове в движение',
      aim: 'Подаване и движение в точен ред на цветовете: знай следващия цвят, преди топката да дойде.',
      setup: 'Терен {l} × {w} м. {n} играчи в три цвята, разбъркани, с две топки.',
      rules: [
        'Всички подтичват; топката върви зелен, жълт, син и отначало.',
        'Преди да получиш, докосни земята с ръка и потърси следващия цвят.',
        'След паса кратка задача: три подскока, напад, страничен галоп.',
        'На „обратно“ редът се обръща; на „скок“ един цвят отпада.',
        'В следващата серия последният цвят избира задачата.',
      ],
      points: [
        'Погледни през рамо два пъти: преди топката и докато се търкаля.',
        'Предлагай се в пролуката, не зад някого.',
        'Подавай така, че получаващият да продължи напред.',
      ],
      harder: ['Отпадналият цвят защитава десет секунди.'],
      easier: ['Една топка, с ходене, два цвята.'],
      scoring: 'Пълни вериги за минута; грешен цвят започва веригата отначало.',
      question: 'Кога вече знаеше на кого ще подадеш?',
      fault: 'За всеки пас се вика име: мълчалива серия кара очите да работят.',
    },
  },
}
