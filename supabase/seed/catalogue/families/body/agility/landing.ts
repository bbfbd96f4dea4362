/** Coordination with rings and hurdles that ends in a decision. */
import { addBench, moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const memoryRings: Exercise = {
  key: 'memory-rings',
  sizes: createSizes(
    [7, 13],
    1,
    [
      [16, 12, 6, 6, 45, 40],
      [18, 20, 12, 6, 45, 40],
    ],
    { more: 3 },
  ),
  intensity: 'medium',
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const teams = (size.count ?? 6) / 3
    const height = 1 / teams
    const first = Array.from({ length: teams }, (_, index) => {
      const y = (index + 0.5) * height
      drawing.gears('ring', [
        at(0.34, y - 0.22 * height),
        at(0.42, y),
        at(0.34, y + 0.22 * height),
        at(0.5, y - 0.22 * height),
        at(0.58, y),
        at(0.5, y + 0.22 * height),
      ])
      const hopper = drawing.player('a', at(0.2, y))
      drawing.player('a', at(0.08, y + 0.2 * height))
      const server = drawing.player('a', at(0.86, y))
      return { y, hopper, ball: drawing.ball(server) }
    })
    addBench(drawing, 0)
    moveAll(
      drawing,
      ...first.map(({ y, hopper }) => [hopper, at(0.34, y - 0.22 * height)] as const),
    )
    moveAll(drawing, ...first.map(({ y, hopper }) => [hopper, at(0.42, y)] as const))
    moveAll(drawing, ...first.map(({ y, hopper }) => [hopper, at(0.58, y)] as const))
    moveAll(drawing, ...first.map(({ y, hopper }) => [hopper, at(0.66, y)] as const))
    drawing.together(() => first.forEach(({ ball, hopper }) => drawing.pass(ball, hopper)))
    return drawing
  },
  words: {
    en: {
      title: 'Remember the rings',
      aim: 'Hop a rhythm that was shown before, land quietly and be ready for the ball straight away.',
      setup:
        'For each group of three: six rings in a loose pattern in {l} × {w} m, a server with a ball behind them. {n} players.',
      rules: [
        'The first child hops a way through the rings, as they like, on one leg and two.',
        'At the end comes a pass from the server: play it back first time or with two touches.',
        'The next one has to copy the way and adds one hop.',
        'Forgotten the way? The group helps by clapping the rhythm.',
        'Rotate after every way: hopper to server, server to the start.',
      ],
      points: [
        'Land on the balls of your feet, softly as a cat.',
        'Knees point in the direction of the toes.',
        'Lift the eyes in the last ring: the ball is coming.',
      ],
      harder: ['The server shows with the fingers which foot plays the ball.'],
      easier: ['Two-legged hops only, three rings to remember.'],
      scoring: 'The longest way that the whole group could copy.',
      question: 'What helped you to remember: counting, singing or looking?',
      fault: 'Children hurry and step on the rings: a ring touched means once more, slower.',
    },
    de: {
      title: 'Merk dir die Reifen',
      aim: 'Einen vorgemachten Rhythmus hüpfen, leise landen und sofort bereit für den Ball sein.',
      setup:
        'Je Dreiergruppe sechs Reifen in lockerem Muster in {l} × {w} m, dahinter ein Zuspieler mit Ball. {n} Spieler.',
      rules: [
        'Das erste Kind hüpft einen Weg durch die Reifen, wie es mag, auf einem Bein und auf zwei.',
        'Am Ende kommt ein Pass vom Zuspieler: direkt oder mit zwei Kontakten zurückspielen.',
        'Das zweite Kind macht den Weg nach und fügt einen Hüpfer hinzu.',
        'Weg vergessen? Die Gruppe hilft und klatscht den Rhythmus.',
        'Nach jedem Weg wird gewechselt: Hüpfer zum Zuspieler, Zuspieler zum Start.',
      ],
      points: [
        'Auf den Fußballen landen, leise wie eine Katze.',
        'Die Knie zeigen dorthin, wohin die Zehen zeigen.',
        'Im letzten Reifen aufschauen: Der Ball kommt.',
      ],
      harder: ['Der Zuspieler zeigt mit den Fingern, welcher Fuß spielt.'],
      easier: ['Nur beidbeinig, drei Reifen zum Merken.'],
      scoring: 'Der längste Weg, den die ganze Gruppe nachmachen konnte.',
      question: 'Was half dir beim Merken: zählen, singen oder schauen?',
      fault:
        'Kinder hetzen und treten auf die Reifen: Reifen berührt heißt noch einmal, langsamer.',
    },
    bg: {
      title: 'Запомни обръчите',
      aim: 'Подскачане в показан ритъм, тихо приземяване и готовност за топката веднага.',
      setup:
        'За всяка тройка: шест обръча в свободна подредба в {l} × {w} м, зад тях подаващ с топка. {n} играчи.',
      rules: [
        'Първото дете подскача през обръчите, както желае, на един и на два крака.',
        'Накрая идва пас от подаващия: върни го от първо или с две докосвания.',
        'Второто дете повтаря пътя и добавя един подскок.',
        'Забрави ли се пътят? Групата помага, като пляска ритъма.',
        'След всеки път ролите се сменят: скачащият подава, подаващият отива на старта.',
      ],
      points: [
        'Приземявай се на пръсти, тихо като котка.',
        'Коленете сочат накъдето и пръстите.',
        'В последния обръч вдигни поглед: топката идва.',
      ],
      harder: ['Подаващият показва с пръсти кой крак да играе.'],
      easier: ['Само с два крака, за помнене са три обръча.'],
      scoring: 'Най-дългият път, който цялата група е повторила.',
      question: 'Какво ти помогна да запомниш: броене, пеене или гледане?',
      fault: 'Децата бързат и настъпват обръчите: докоснат обръч значи още веднъж, по-бавно.',
    },
  },
}

export const landLookGo: Exercise = {
  key: 'land-look-go',
  sizes: createSizes([11, 99], 3, [
    [20, 14, 6, 6, 40, 50],
    [22, 22, 8, 6, 40, 50],
  ]),
  intensity: 'high',
  kind: { practice_type: 'opposed' },
  draw(size) {
    const { drawing, at } = createGround(size)
    drawing.goal('mini', at(1, 0.2), 180)
    drawing.goal('mini', at(1, 0.8), 180)
    const waiting = ((size.count ?? 6) - 2) / 2
    const ours = Array.from({ length: waiting }, (_, index) =>
      drawing.player('a', at(0.16 - 0.08 * index, 0.4)),
    )
    const theirs = Array.from({ length: waiting }, (_, index) =>
      drawing.player('b', at(0.16 - 0.08 * index, 0.6)),
    )
    for (const x of [0.24, 0.32]) {
      drawing.gear('hurdle', at(x, 0.4))
      drawing.gear('hurdle', at(x, 0.6))
    }
    const top = drawing.player('c', at(0.56, 0.06))
    drawing.player('c', at(0.56, 0.94))
    const ball = drawing.ball(top)
    addBench(drawing, 4, size.area[0] * 0.8)
    const [one = ''] = ours
    const [two = ''] = theirs
    moveAll(drawing, [one, at(0.38, 0.4)], [two, at(0.38, 0.6)])
    playInto(drawing, ball, one, at(0.62, 0.3), [[two, at(0.54, 0.48)]])
    moveAll(drawing, [one, at(0.82, 0.24)], [two, at(0.78, 0.42)])
    drawing.pass(ball, at(0.995, 0.2))
    return drawing
  },
  words: {
    en: {
      title: 'Land, look, go',
      aim: 'Jump and land under control, look up at once and win the race for a ball from left or right.',
      setup:
        'Two low hurdles (20 cm) in each of two lanes, two mini goals at the far end of {l} × {w} m. {n} players: two servers in blue at the sides, the others in two short lines.',
      rules: [
        'Both first players hop over the hurdles and hold the last landing on one leg for a moment.',
        'As soon as both stand, one of the servers plays a ball into the middle.',
        'First to the ball attacks a mini goal, the other defends.',
        'After the duel walk back and join the other line; servers change every four duels.',
      ],
      points: [
        'Land quietly: hip, knee and ankle bend, knee stays over the foot.',
        'Eyes up during the landing, not after it.',
        'First step with the leg that is free, straight towards the ball.',
      ],
      harder: ['Half a turn in the air over the second hurdle.'],
      easier: ['Lines on the ground instead of hurdles, landing on both legs.'],
      scoring: 'A clean landing one, the first touch one, a goal two.',
      question: 'On which leg do you land more safely, and which start is faster?',
      fault:
        'Players jump hastily to be first: without a held landing the ball goes to the other one.',
    },
    de: {
      title: 'Landen, schauen, los',
      aim: 'Kontrolliert springen und landen, sofort aufschauen und das Rennen um einen Ball von links oder rechts gewinnen.',
      setup:
        'In zwei Bahnen je zwei niedrige Hürden (20 cm), am Ende von {l} × {w} m zwei Minitore. {n} Spieler: zwei Zuspieler in Blau an den Seiten, die anderen in zwei kurzen Reihen.',
      rules: [
        'Die beiden Ersten springen über die Hürden und halten die letzte Landung kurz auf einem Bein.',
        'Sobald beide stehen, spielt einer der Zuspieler einen Ball in die Mitte.',
        'Wer zuerst am Ball ist, greift ein Minitor an, der andere verteidigt.',
        'Nach dem Duell zurückgehen, Reihe wechseln; die Zuspieler tauschen nach vier Duellen.',
      ],
      points: [
        'Leise landen: Hüfte, Knie und Fußgelenk beugen sich, das Knie bleibt über dem Fuß.',
        'Schon während der Landung aufschauen.',
        'Erster Schritt mit dem freien Bein, gerade zum Ball.',
      ],
      harder: ['Über der zweiten Hürde eine halbe Drehung.'],
      easier: ['Linien statt Hürden, Landung auf beiden Beinen.'],
      scoring: 'Saubere Landung eins, erster Kontakt eins, Tor zwei.',
      question: 'Auf welchem Bein landest du sicherer, und welcher Start ist schneller?',
      fault:
        'Hastiges Springen, um Erster zu sein: Ohne gehaltene Landung bekommt der andere den Ball.',
    },
    bg: {
      title: 'Приземи се, виж, тръгни',
      aim: 'Контролиран скок и приземяване, веднага вдигнат поглед и спечелена надпревара за топка отляво или отдясно.',
      setup:
        'В два коридора по две ниски препятствия (20 см), в края на {l} × {w} м две малки врати. {n} играчи: двама подаващи в синьо отстрани, другите в две къси колони.',
      rules: [
        'Първите двама прескачат препятствията и задържат последното приземяване на един крак.',
        'Щом и двамата стоят стабилно, единият подаващ играе топка в средата.',
        'Който пръв стигне топката, атакува малка врата, другият защитава.',
        'След двубоя връщане с ходене и смяна на колоната; подаващите се сменят след четири двубоя.',
      ],
      points: [
        'Тихо приземяване: таз, коляно и глезен се сгъват, коляното е над стъпалото.',
        'Вдигни поглед още при приземяването.',
        'Първа крачка със свободния крак, право към топката.',
      ],
      harder: ['Половин завъртане във въздуха над второто препятствие.'],
      easier: ['Линии вместо препятствия, приземяване на два крака.'],
      scoring: 'Чисто приземяване – една, първо докосване – една, гол – две точки.',
      question: 'На кой крак се приземяваш по-сигурно и кой старт е по-бърз?',
      fault: 'Прибързан скок, за да си пръв: без задържане топката отива при другия.',
    },
  },
}
