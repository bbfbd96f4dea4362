/** Attacker and defender round a triangle of gates. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const roundTheTriangle: Exercise = {
  key: 'round-the-triangle',
  kind: { practice_type: 'fun_game' },
  sizes: createSizes(
    [[18, 10], [8, 11], 1, [8, 30, 45], { more: 4 }],
    [[22, 12], [12, 99], 2, [8, 40, 60], { more: 4 }],
  ),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area, 2)
    const triangles = [0.26, 0.74].map((x) => {
      drawing.gears('cone', [at(x, 0.26), at(x - 0.12, 0.74), at(x + 0.12, 0.74)])
      const dribbler = drawing.player('a', at(x, 0.92))
      drawing.ball(dribbler)
      return { dribbler, hunter: drawing.player('b', at(x, 0.08)), x }
    })
    drawing.together(() => {
      for (const { dribbler, hunter, x } of triangles)
        moveAll(
          drawing,
          [dribbler, at(x + 0.17, 0.9), at(x + 0.19, 0.66)],
          [hunter, at(x + 0.08, 0.16), at(x + 0.12, 0.34)],
        )
    })
    drawing.together(() => {
      for (const { dribbler, hunter, x } of triangles)
        moveAll(
          drawing,
          [dribbler, at(x + 0.17, 0.88), at(x, 0.94)],
          [hunter, at(x + 0.16, 0.56), at(x + 0.18, 0.72)],
        )
    })
    drawing.together(() => {
      for (const { dribbler, hunter, x } of triangles)
        moveAll(
          drawing,
          [dribbler, at(x - 0.17, 0.86), at(x - 0.15, 0.5)],
          [hunter, at(x + 0.17, 0.92), at(x + 0.02, 0.92)],
        )
    })
    return drawing
  },
  words: {
    en: {
      title: 'Hunt round the triangle',
      aim: 'Change direction again and again with the ball, always away from the hunter.',
      setup:
        'Two triangles of cones on {l} × {w} m, sides of four to five metres. At each a dribbler with a ball and, on the other side, a hunter.',
      rules: [
        'The hunter tries to touch the dribbler’s back; nobody may run through the triangle.',
        'The dribbler turns whenever the hunter comes round a corner.',
        'Ball lost or touched: change roles on the spot.',
        'After 20 seconds both rest, then the other one is the dribbler.',
        'After two turns each, the players change triangles.',
      ],
      points: [
        'Face the hunter across the triangle: you see where they run.',
        'Keep the ball on the foot away from the cones.',
        'Turn in two touches, one to stop and one to go.',
      ],
      harder: [
        'The hunter has a ball as well.',
        'The hunter may throw a soft bib instead of touching.',
      ],
      easier: ['A fourth cone makes a square: the way round is longer.'],
      scoring: 'Untouched for 20 seconds: two points. Every caught turn: one for the hunter.',
      question: 'When did you turn: after the hunter’s first step or after the third?',
      fault: 'The dribbler runs round in one direction and gets caught from behind.',
    },
    de: {
      title: 'Jagd um das Dreieck',
      aim: 'Mit Ball immer wieder die Richtung wechseln, jedes Mal weg vom Jäger.',
      setup:
        'Zwei Hütchendreiecke auf {l} × {w} m, Seitenlänge vier bis fünf Meter. An jedem ein Dribbler mit Ball und gegenüber ein Jäger.',
      rules: [
        'Der Jäger will den Rücken des Dribblers berühren; durchs Dreieck läuft niemand.',
        'Der Dribbler dreht, sobald der Jäger um eine Ecke kommt.',
        'Ball verloren oder abgeschlagen: sofort Rollentausch.',
        'Nach 20 Sekunden Pause, dann ist der andere der Dribbler.',
        'Nach je zwei Durchgängen wechseln die Spieler das Dreieck.',
      ],
      points: [
        'Über das Dreieck hinweg zum Jäger schauen: So siehst du seinen Weg.',
        'Den Ball mit dem Fuß führen, der weiter vom Hütchen weg ist.',
        'Drehen mit zwei Kontakten: einer stoppt, einer startet.',
      ],
      harder: [
        'Auch der Jäger hat einen Ball.',
        'Der Jäger darf statt zu berühren ein weiches Leibchen werfen.',
      ],
      easier: ['Ein viertes Hütchen macht ein Quadrat: Der Weg wird länger.'],
      scoring: '20 Sekunden unberührt: zwei Punkte. Jedes Abschlagen: einer für den Jäger.',
      question: 'Wann hast du gedreht: nach dem ersten oder dem dritten Schritt des Jägers?',
      fault: 'Der Dribbler läuft nur in eine Richtung und wird von hinten eingeholt.',
    },
    bg: {
      title: 'Гоненица около триъгълника',
      aim: 'Непрекъсната смяна на посоката с топка, винаги далеч от ловеца.',
      setup:
        'Два триъгълника от конуси на {l} × {w} м, със страна четири-пет метра. При всеки – играч с топка, а от другата страна – ловец.',
      rules: [
        'Ловецът се стреми да докосне гърба на играча; през триъгълника не се минава.',
        'Играчът с топка обръща, щом ловецът се покаже иззад ъгъл.',
        'Изгубена топка или допир: ролите се сменят на място.',
        'След 20 секунди – почивка, после топката води другият.',
        'След по два опита играчите сменят триъгълника.',
      ],
      points: [
        'Гледай ловеца през триъгълника: така виждаш накъде тича.',
        'Води с крака, който е по-далеч от конусите.',
        'Обръщай с две докосвания: едно за спиране, едно за тръгване.',
      ],
      harder: ['И ловецът води топка.', 'Ловецът може да хвърли мек потник вместо да докосва.'],
      easier: ['Четвърти конус прави квадрат и пътят става по-дълъг.'],
      scoring: '20 секунди без допир – две точки. Всеки допир – точка за ловеца.',
      question: 'Кога обръщаше: след първата или след третата крачка на ловеца?',
      fault: 'Играчът обикаля само в едната посока и го настигат отзад.',
    },
  },
}
