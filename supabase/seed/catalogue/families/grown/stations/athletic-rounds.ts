/** Four athletic stations for a squad. */
import { moveAll, type Exercise } from '../kit'
import { addRow, createQuarters } from './quarters'

export const athleticRounds: Exercise = {
  key: 'athletic-rounds',
  sizes: [
    {
      key: '20',
      name: ['20 players', '20 Spieler', '20 играчи'],
      area: [36, 28],
      ages: [12, 15],
      level: 2,
      time: [8, 60, 75],
      count: 20,
      fewer: 4,
      more: 4,
    },
    {
      key: '28',
      name: ['28 players', '28 Spieler', '28 играчи'],
      area: [44, 36],
      ages: [15, 99],
      level: 3,
      time: [8, 75, 75],
      count: 28,
      fewer: 4,
      more: 4,
    },
  ],
  intensity: 'high',
  kind: { topic: 'coordination', phase: 'warm_up', corners: ['physical', 'psychological'] },
  more: { coaches: 2 },
  draw(size) {
    const { drawing, stations, each } = createQuarters(size)
    const [a, b, c, d] = stations
    const half = Math.ceil(each / 2)
    const rest = each - half
    drawing.gear('ladder', a(0.5, 0.25))
    drawing.gear('ladder', a(0.5, 0.75))
    const quick = addRow(drawing, 'a', half, a(0.24, 0.25), a(0.02, 0.1))
    const steps = addRow(drawing, 'a', rest, a(0.24, 0.75), a(0.02, 0.9))
    for (const y of [0.25, 0.75]) drawing.gears('hurdle', [b(0.34, y), b(0.48, y), b(0.62, y)])
    const jumpers = addRow(drawing, 'a', half, b(0.2, 0.25), b(0.02, 0.08))
    const hops = addRow(drawing, 'a', rest, b(0.2, 0.75), b(0.02, 0.92))
    const trunk = addRow(drawing, 'a', half, c(0.14, 0.3), c(0.86, 0.3))
    addRow(drawing, 'a', rest, c(0.2, 0.74), c(0.8, 0.74))
    drawing.gears('pole', [d(0.34, 0.25), d(0.34, 0.75)])
    drawing.gears('cone', [d(0.1, 0.25), d(0.1, 0.75)])
    const racer = addRow(drawing, 'a', half, d(0.76, 0.25), d(0.98, 0.06))
    const rival = addRow(drawing, 'a', rest, d(0.76, 0.75), d(0.98, 0.94))
    drawing.coach([size.area[0] / 2, size.area[1] / 2])
    drawing.coach([size.area[0] / 2, -1.5])
    const ball = drawing.ball(racer[0] ?? '')
    drawing.ball(rival[0] ?? '')
    moveAll(
      drawing,
      [quick[0] ?? '', a(0.7, 0.25), a(0.95, 0.3)],
      [jumpers[0] ?? '', b(0.68, 0.25), b(0.95, 0.3)],
      [racer[0] ?? '', d(0.3, 0.18), d(0.28, 0.3), d(0.56, 0.3)],
      [rival[0] ?? '', d(0.3, 0.68), d(0.28, 0.8), d(0.5, 0.8)],
    )
    drawing.together(() => {
      drawing.run(steps[0] ?? '', a(0.7, 0.75), a(0.95, 0.7))
      drawing.run(hops[0] ?? '', b(0.68, 0.75), b(0.95, 0.7))
      for (const [index, id] of trunk.entries())
        drawing.run(id, c(0.14 + (0.72 * index) / (half - 1), 0.42))
      if (racer[1]) drawing.pass(ball, racer[1])
    })
    moveAll(
      drawing,
      [quick[1] ?? '', a(0.7, 0.25)],
      [jumpers[1] ?? '', b(0.68, 0.25)],
      [quick[0] ?? '', a(0.9, 0.5)],
      [jumpers[0] ?? '', b(0.9, 0.5)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Athletics carousel for the whole squad',
      aim: 'Quick feet, springy jumps with a quiet landing, a firm trunk and short sprints with the ball, all within twenty minutes.',
      setup:
        'Four stations on {l} × {w} m, {n} players. A: two ladders. B: two rows of three low hurdles. C: free space for the trunk in pairs. D: two poles for a relay with a ball. At A, B and D two short lines of at most four; nobody waits longer than ten seconds.',
      rules: [
        'A: one contact per rung, then sideways, then in-in-out-out; jog back outside.',
        'B: jump over three hurdles on two legs, hold the last landing for two seconds.',
        'C: front support with alternate arm reach; the partner counts calmly to twenty.',
        'D: dribble round the pole, pass to the next and join the end of the line.',
        'After each work period all groups move on; two trips round.',
      ],
      points: [
        'A: upright, ball of the foot, arms set the rhythm.',
        'B: knees over toes, hips back, land so that nobody hears it.',
        'C: a straight line from ear to ankle; breathe.',
        'D: brake in small steps before the pole, then drive out.',
        'Quality ends the set: when the form goes, take a rest.',
      ],
      harder: ['Second trip: B on one leg for players who landed quietly on two.'],
      easier: ['B without hurdles, over lines; C on the knees.'],
      scoring:
        'D counts completed rounds per line. At A, B and C the pair decides: clean or again.',
      question: 'Which landing was the quietest, and what did your hips do?',
      fault: 'The stations become a race everywhere, although only D is one.',
    },
    de: {
      title: 'Athletikkarussell für den ganzen Kader',
      aim: 'Schnelle Füße, federnde Sprünge mit leiser Landung, stabiler Rumpf und kurze Sprints mit Ball in zwanzig Minuten.',
      setup:
        'Vier Stationen auf {l} × {w} m, {n} Spieler. A: zwei Koordinationsleitern. B: zwei Reihen mit drei niedrigen Hürden. C: freie Fläche für den Rumpf zu zweit. D: zwei Stangen für eine Ballstaffel. Bei A, B und D je zwei kurze Reihen mit höchstens vier, keiner wartet länger als zehn Sekunden.',
      rules: [
        'A: ein Kontakt je Feld, dann seitwärts, dann rein-rein-raus-raus; außen zurück.',
        'B: beidbeinig über drei Hürden, die letzte Landung zwei Sekunden halten.',
        'C: Unterarmstütz mit wechselndem Armvorstrecken; der Partner zählt ruhig bis zwanzig.',
        'D: um die Stange dribbeln, zum Nächsten passen und hinten anstellen.',
        'Nach jeder Belastung wechseln alle Gruppen; zwei Runden.',
      ],
      points: [
        'A: aufrecht, auf dem Ballen, die Arme geben den Takt.',
        'B: Knie über die Zehen, Hüfte nach hinten, unhörbar landen.',
        'C: eine Linie vom Ohr bis zum Knöchel; weiteratmen.',
        'D: vor der Stange mit kleinen Schritten bremsen, dann heraus beschleunigen.',
        'Die Qualität beendet den Satz: Geht die Form verloren, pausieren.',
      ],
      harder: ['Zweite Runde: B einbeinig für alle, die beidbeinig leise gelandet sind.'],
      easier: ['B ohne Hürden über Linien, C auf den Knien.'],
      scoring:
        'D zählt die Runden je Reihe. Bei A, B und C entscheidet der Partner: sauber oder noch einmal.',
      question: 'Welche Landung war die leiseste, und was machte die Hüfte?',
      fault: 'Überall wird um die Wette gearbeitet, obwohl nur D ein Rennen ist.',
    },
    bg: {
      title: 'Атлетична въртележка за целия състав',
      aim: 'Бързи крака, пружиниращи скокове с тихо приземяване, стабилно тяло и къси спринтове с топка за двайсет минути.',
      setup:
        'Четири станции на {l} × {w} м, {n} играчи. A: две стълбички. B: два реда с по три ниски препятствия. C: свободно място за корпуса по двойки. D: два стълба за щафета с топка. На A, B и D има по две къси колони до четирима, никой не чака повече от десет секунди.',
      rules: [
        'A: по едно стъпване в поле, после странично, после вътре-вътре-вън-вън; връщане отвън.',
        'B: скок с два крака над три препятствия, последното приземяване се задържа две секунди.',
        'C: опора на лакти с редуване на протегната ръка; партньорът брои спокойно до двайсет.',
        'D: водене около стълба, пас към следващия и нареждане на края.',
        'След всяко натоварване групите минават нататък; две обиколки.',
      ],
      points: [
        'A: изправено тяло, предна част на стъпалото, ръцете дават ритъма.',
        'B: колене над пръстите, таз назад, приземявай се безшумно.',
        'C: една линия от ухото до глезена; дишай.',
        'D: спирай с малки крачки пред стълба, после ускори.',
        'Качеството спира серията: щом формата се наруши, почини.',
      ],
      harder: ['Втора обиколка: B на един крак за тези, които се приземяват тихо на два.'],
      easier: ['B без препятствия, през линии; C на колене.'],
      scoring:
        'На D се броят обиколките на колоната. На A, B и C решава партньорът: чисто или отново.',
      question: 'Кое приземяване беше най-тихо и какво направи тазът?',
      fault: 'Навсякъде се състезават, а само на D има надпревара.',
    },
  },
}
