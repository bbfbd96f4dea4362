/** Mixed ability: everybody chooses how hard it is. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, moveAll, playInto, type Exercise } from '../kit'
import { olderGroup, youngGroup } from './sizes'

export const ownChallenge: Exercise = {
  key: 'own-challenge',
  sizes: [
    { ...youngGroup, area: [28, 20], more: 4, fill: { sides: 4 } },
    { ...olderGroup, area: [34, 24], more: 4, fill: { sides: 5 } },
  ],
  intensity: 'medium',
  kind: { topic: 'fun', phase: 'game', practice_type: 'conditioned_game' },
  more: { coaches: 2 },
  draw({ area, count = 8 }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.zone(at(0.2, 0), at(0.8, 0.22))
    for (const y of [0.32, 0.7]) {
      drawing.goal('mini', at(0, y), 0)
      drawing.goal('mini', at(1, y), 180)
    }
    drawing.goal('small', at(0, 0.51), 0)
    drawing.goal('small', at(1, 0.51), 180)
    const half = count / 2
    const spots = [
      [0.34, 0.1],
      [0.16, 0.5],
      [0.4, 0.78],
      [0.58, 0.42],
      [0.3, 0.44],
    ] as const
    const ours = spots.slice(0, half).map(([x, y]) => drawing.player('a', at(x, y)))
    const theirs = spots
      .slice(0, half)
      .map(([x, y], index) =>
        drawing.player('b', at(0.98 - x, index === 0 ? 0.14 : 1.04 - y * 0.9)),
      )
    const [calm = '', back = '', low = '', front = ''] = ours
    const ball = drawing.ball(back)
    addBench(drawing, 3)
    drawing.together(() => {
      drawing.run(theirs[3] ?? '', at(0.34, 0.56))
      drawing.pass(ball, calm)
    })
    moveAll(drawing, [calm, at(0.54, 0.12)], [front, at(0.7, 0.38)])
    playInto(drawing, ball, front, at(0.74, 0.4), [[theirs[1] ?? '', at(0.84, 0.48)]])
    drawing.pass(ball, at(1, 0.32))
    moveAll(drawing, [low, at(0.5, 0.74)])
    return drawing
  },
  words: {
    en: {
      title: 'Everyone chooses the challenge',
      aim: 'Players of very different ability share one match, because each picks the right degree of difficulty and nobody is “the weak one”.',
      setup:
        'Pitch of {l} × {w} m, {sides}v{sides}. On each short side a 3 m goal in the middle and a mini goal on either side of it. A calm lane along one touchline in which the ball carrier may not be attacked. Wristbands in two colours, for two tasks.',
      rules: [
        'Everyone takes a band: blue plays freely, white has three seconds before being challenged.',
        'The band may be changed in every break, without giving a reason.',
        'In the calm lane one player per team can receive, look and pass undisturbed.',
        'Choose the goal: large from anywhere, mini only after a pass.',
        'After each round a white and a blue player plan together what their team tries next.',
      ],
      points: [
        'Ask: “Where do you want the ball?” and play it there.',
        'White band: use the three seconds to look up, not to stop.',
        'Blue band: your challenge is the pass that makes another player better.',
        'Adults praise the attempt and name it exactly.',
      ],
      harder: ['Blue players have two touches.', 'The lane closes after five seconds.'],
      easier: ['Five seconds for white, and a lane on both sides.'],
      scoring:
        'Large goal one point, mini goal two; a goal in which white and blue played together one more.',
      question: 'Which band was right for you today, and what would make you change?',
      fault: 'The coach hands out the bands by ability: choice becomes a label.',
    },
    de: {
      title: 'Jeder wählt seine Schwierigkeit',
      aim: 'Sehr unterschiedlich starke Menschen spielen dasselbe Spiel, weil alle selbst wählen, wie schwer es ist, und niemand „der Schwache“ ist.',
      setup:
        'Feld von {l} × {w} m, {sides} gegen {sides}. Auf jeder Schmalseite in der Mitte ein Drei-Meter-Tor, links und rechts davon ein Minitor. An einer Seitenlinie eine ruhige Bahn, in der niemand den Ballführenden angreift. Armbänder in zwei Farben.',
      rules: [
        'Alle nehmen ein Band: Blau spielt frei, Weiß hat drei Sekunden Ruhe vor dem Gegner.',
        'In jeder Pause darf das Band gewechselt werden, ohne Begründung.',
        'In der ruhigen Bahn darf je Team einer ungestört annehmen, schauen und passen.',
        'Das Ziel wählen: großes Tor von überall, Minitor nur nach einem Pass.',
        'Nach jedem Durchgang planen ein weißer und ein blauer Spieler den nächsten gemeinsam.',
      ],
      points: [
        'Fragen: „Wohin willst du den Ball?“ und dorthin spielen.',
        'Weiß: die drei Sekunden zum Schauen nutzen, nicht zum Stehen.',
        'Blau: Deine Aufgabe ist der Pass, der andere besser macht.',
        'Erwachsene loben den Versuch und benennen ihn genau.',
      ],
      harder: ['Blau hat zwei Kontakte.', 'Die Bahn ist nur fünf Sekunden lang frei.'],
      easier: ['Fünf Sekunden für Weiß und eine Bahn auf beiden Seiten.'],
      scoring:
        'Großes Tor ein Punkt, Minitor zwei; haben Weiß und Blau zusammengespielt, einer mehr.',
      question: 'Welches Band passte heute zu dir, und wann würdest du wechseln?',
      fault: 'Der Trainer verteilt die Bänder nach Können: Aus der Wahl wird ein Etikett.',
    },
    bg: {
      title: 'Всеки избира трудността',
      aim: 'Хора с много различни възможности играят един мач, защото всеки сам избира трудността и никой не е „слабият“.',
      setup:
        'Игрище {l} × {w} м, {sides} срещу {sides}. На всяка къса страна в средата триметрова врата и от двете ѝ страни по една малка. Край едната линия има спокоен коридор, в който водещият не се напада. Гривни в два цвята.',
      rules: [
        'Всеки взема гривна: синя – свободна игра, бяла – три секунди без нападане.',
        'Във всяка пауза гривната може да се смени, без обяснение.',
        'В спокойния коридор по един от отбор поема, гледа и подава необезпокояван.',
        'Избери целта: голямата врата отвсякъде, малката само след пас.',
        'След всяка серия бял и син играч заедно решават какво да опита отборът.',
      ],
      points: [
        'Питай: „Къде искаш топката?“ и подай там.',
        'Бяла гривна: използвай трите секунди да погледнеш, не да спреш.',
        'Синя гривна: твоята задача е пасът, който прави другия по-добър.',
        'Възрастните хвалят опита и го назовават точно.',
      ],
      harder: ['Сините са с две докосвания.', 'Коридорът е свободен само пет секунди.'],
      easier: ['Пет секунди за белите и коридор от двете страни.'],
      scoring: 'Голяма врата – точка, малка – две; ако са играли заедно бял и син – още една.',
      question: 'Коя гривна ти подхождаше днес и кога ще я смениш?',
      fault: 'Треньорът раздава гривните според уменията: изборът става етикет.',
    },
  },
}
