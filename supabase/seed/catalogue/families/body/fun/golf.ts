/** A round of golf with the foot. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const footGolf: Exercise = {
  key: 'golf-with-hazards',
  sizes: createSizes(
    [8, 99],
    1,
    [
      [34, 24, 8, 3, 240, 45],
      [44, 30, 14, 3, 240, 45],
    ],
    { more: 6 },
  ),
  intensity: 'low',
  kind: { topic: 'passing', practice_type: 'fun_game' },
  draw(size) {
    const { drawing, at } = createGround(size)
    const holes = [
      [0.3, 0.14],
      [0.86, 0.2],
      [0.62, 0.5],
      [0.88, 0.84],
      [0.4, 0.86],
      [0.12, 0.56],
    ] as const
    for (const [x, y] of holes) drawing.gear('ring', at(x, y))
    drawing.gear('mannequin', at(0.6, 0.14))
    drawing.gear('pole', at(0.74, 0.38))
    drawing.gear('mannequin', at(0.66, 0.78))
    const tees = [
      [0.08, 0.14],
      [0.44, 0.2],
      [0.8, 0.34],
      [0.74, 0.62],
      [0.76, 0.9],
      [0.26, 0.78],
      [0.18, 0.36],
    ] as const
    const all = tees.slice(0, (size.count ?? 8) / 2).map(([x, y]) => {
      const one = drawing.player('a', at(x, y))
      const two = drawing.player('a', at(x - 0.03, y + 0.09))
      return { one, two, ball: drawing.ball(one), other: drawing.ball(two) }
    })
    addBench(drawing, 0)
    const [first, second, third] = all
    drawing.together(() => {
      drawing.pass(first?.ball ?? '', at(0.24, 0.15))
      drawing.pass(third?.ball ?? '', at(0.69, 0.46))
    })
    moveAll(drawing, [first?.two ?? '', at(0.08, 0.28)], [second?.one ?? '', at(0.46, 0.12)])
    drawing.together(() => {
      drawing.run(first?.one ?? '', at(0.22, 0.16))
      drawing.pass(second?.ball ?? '', at(0.7, 0.24))
    })
    return drawing
  },
  words: {
    en: {
      title: 'Golf course with hazards',
      aim: 'Choose the kick that the situation asks for: long and high, firm and flat, or a soft last touch.',
      setup:
        'Six holes (rings) spread over {l} × {w} m, with mannequins and poles as hazards. {n} players in pairs, everybody with a ball; each pair tees off at another hole.',
      rules: [
        'Both play from the tee; then whoever is further from the ring plays.',
        'A ball at rest inside the ring is holed; count every kick.',
        'Hit a hazard: one extra stroke and play on from there.',
        'Wait until the green is empty and call “fore” if a ball flies towards others.',
        'After each hole walk on to the next; the one who holed first kicks off first.',
      ],
      points: [
        'Plan backwards: from where is the last touch easy?',
        'Lean back a little and hit below the middle for height.',
        'Short swing for the short distance.',
      ],
      harder: ['Weaker foot for every second stroke.'],
      easier: ['A hole counts when the ball touches the ring.'],
      scoring: 'Fewest strokes over six holes; as a pair add both cards.',
      question: 'At which hole did you change your plan, and why?',
      fault: 'Full power from the tee near other pairs: high balls only when the way is clear.',
    },
    de: {
      title: 'Golfplatz mit Hindernissen',
      aim: 'Den Schuss wählen, den die Lage verlangt: weit und hoch, fest und flach oder ein weicher letzter Kontakt.',
      setup:
        'Sechs Löcher (Reifen) auf {l} × {w} m, dazwischen Dummys und Stangen. {n} Spieler in Paaren, jeder mit Ball; jedes Paar beginnt an einem anderen Loch.',
      rules: [
        'Beide schlagen ab; danach spielt, wer weiter vom Reifen entfernt liegt.',
        'Liegt der Ball still im Reifen, ist eingelocht; jeder Schuss zählt.',
        'Hindernis getroffen: ein Strafschlag, und weiter von dort.',
        'Warten, bis das Grün frei ist, und „Achtung“ rufen, wenn ein Ball auf andere zufliegt.',
        'Nach jedem Loch zum nächsten gehen; wer zuerst eingelocht hat, beginnt.',
      ],
      points: [
        'Rückwärts planen: Von wo ist der letzte Kontakt leicht?',
        'Für Höhe leicht zurücklehnen und unter der Mitte treffen.',
        'Kurzer Weg, kurzer Schwung.',
      ],
      harder: ['Jeder zweite Schlag mit dem schwächeren Fuß.'],
      easier: ['Eingelocht ist schon, wer den Reifen berührt.'],
      scoring: 'Wenigste Schläge auf sechs Löchern; das Paar zählt beide Karten zusammen.',
      question: 'An welchem Loch hast du deinen Plan geändert, und warum?',
      fault: 'Volle Kraft in der Nähe anderer Paare: hohe Bälle nur bei freier Bahn.',
    },
    bg: {
      title: 'Голф игрище с препятствия',
      aim: 'Избор на удар според положението: дълъг и висок, силен и нисък или мек последен допир.',
      setup:
        'Шест дупки (обръчи) в {l} × {w} м, между тях манекени и пръти. {n} играчи по двойки, всеки с топка; всяка двойка започва от друга дупка.',
      rules: [
        'Двамата изпълняват началния удар; после играе по-далечният от обръча.',
        'Топка, спряла в обръча, е вкарана; брои се всеки удар.',
        'Удариш ли препятствие – един наказателен удар и играеш оттам.',
        'Изчакай, докато мястото се освободи, и викай „пази се“, ако топка лети към други.',
        'След всяка дупка вървите към следващата; започва този, който е вкарал пръв.',
      ],
      points: [
        'Планирай отзад напред: откъде последният допир е лесен?',
        'За височина се наклони леко назад и удари под средата.',
        'Късо разстояние, къс замах.',
      ],
      harder: ['Всеки втори удар с по-слабия крак.'],
      easier: ['Дупката важи, щом топката докосне обръча.'],
      scoring: 'Най-малко удари за шест дупки; двойката събира двата резултата.',
      question: 'При коя дупка промени плана си и защо?',
      fault: 'Пълна сила близо до други двойки: високи топки само при свободен път.',
    },
  },
}
