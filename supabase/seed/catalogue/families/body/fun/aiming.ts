/** Fun games of aim and weight of pass. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const battleships: Exercise = {
  key: 'battleships',
  sizes: createSizes(
    [8, 14],
    2,
    [
      [20, 16, 8, 4, 120, 45],
      [26, 20, 12, 4, 120, 45],
    ],
    { more: 4 },
  ),
  intensity: 'medium',
  kind: { topic: 'passing', practice_type: 'fun_game' },
  draw(size) {
    const { drawing, at } = createGround(size)
    drawing.zone(at(0.34, 0), at(0.66, 1))
    const half = (size.count ?? 8) / 2
    const getY = (index: number) => (index + 0.5) / half
    for (const y of [0.2, 0.4, 0.6, 0.8]) {
      drawing.gear('cone', at(0.06, y))
      drawing.gear('cone', at(0.94, y))
    }
    const ours = Array.from({ length: half }, (_, index) =>
      drawing.player('a', at(index % 2 === 0 ? 0.3 : 0.2, getY(index))),
    )
    const theirs = Array.from({ length: half }, (_, index) =>
      drawing.player('b', at(index % 2 === 0 ? 0.7 : 0.8, getY(index))),
    )
    const [one = '', two = ''] = ours
    const [three = ''] = theirs
    const ball = drawing.ball(one)
    drawing.ball(theirs[2] ?? '')
    for (const id of ours.slice(2)) drawing.ball(id)
    addBench(drawing, 2)
    moveAll(drawing, [one, at(0.33, 0.24)], [three, at(0.78, 0.08)], [two, at(0.22, 0.46)])
    drawing.pass(ball, at(0.935, 0.21))
    moveAll(drawing, [theirs[1] ?? '', at(0.88, 0.3)], [three, at(0.72, 0.16)])
    return drawing
  },
  words: {
    en: {
      title: 'Battleships',
      aim: 'Hit a target with a firm pass along the ground while somebody tries to block it.',
      setup:
        'Two home waters with a free sea between them in {l} × {w} m, four cones as ships on each back line. {n} players in two teams, a ball for every other player; nobody enters the sea.',
      rules: [
        'Pass from your own water along the ground and knock over an enemy ship.',
        'Balls may be blocked with feet and legs, one metre or more in front of the ships.',
        'Every ball belongs to the team in whose water it lies.',
        'A ship knocked over stays down; a ball in the sea is fetched by the coach.',
        'All ships sunk or time up: change ends and put up new fleets.',
      ],
      points: [
        'Ankle locked, follow through towards the ship.',
        'Look for the gap first, then hit quickly.',
        'Shoot from different places: dribble the ball two metres to the side.',
        'Only along the ground: a ball above the knee costs a ship.',
      ],
      harder: ['Ships stand in pairs and both must be hit with one ball.'],
      easier: ['Two cones together as a wider ship, no blocking.'],
      scoring: 'One point per sunk ship, three more for a whole fleet.',
      question: 'How did you pull the blockers away from a ship?',
      fault: 'A few take all the shots: after each shot a team-mate gets the next ball.',
    },
    de: {
      title: 'Schiffe versenken',
      aim: 'Mit festem Flachpass ein Ziel treffen, während jemand den Weg zustellt.',
      setup:
        'Zwei Heimatgewässer mit freiem Meer dazwischen in {l} × {w} m, auf jeder Grundlinie vier Hütchen als Schiffe. {n} Spieler in zwei Teams, etwa jeder zweite mit Ball; niemand betritt das Meer.',
      rules: [
        'Aus dem eigenen Gewässer flach passen und ein gegnerisches Schiff umwerfen.',
        'Geblockt wird mit Fuß und Bein, mindestens einen Meter vor den Schiffen.',
        'Jeder Ball gehört dem Team, in dessen Gewässer er liegt.',
        'Ein versenktes Schiff bleibt liegen; Bälle aus dem Meer holt der Trainer.',
        'Alle versenkt oder Zeit um: Seiten wechseln und neue Flotten aufstellen.',
      ],
      points: [
        'Fußgelenk fest, Bewegung zum Schiff hin.',
        'Erst die Lücke suchen, dann schnell spielen.',
        'Den Ort wechseln: zwei Meter zur Seite dribbeln.',
        'Nur flach: Ein Ball über Kniehöhe kostet ein Schiff.',
      ],
      harder: ['Schiffe stehen zu zweit und müssen mit einem Ball fallen.'],
      easier: ['Zwei Hütchen nebeneinander als breites Schiff, ohne Blocken.'],
      scoring: 'Ein Punkt je Schiff, drei dazu für eine ganze Flotte.',
      question: 'Womit habt ihr die Blocker von einem Schiff weggelockt?',
      fault: 'Immer dieselben schießen: Nach jedem Schuss bekommt ein Mitspieler den Ball.',
    },
    bg: {
      title: 'Морски бой',
      aim: 'Улучване на цел със силен пас по земя, докато някой затваря пътя.',
      setup:
        'Две пристанища със свободно море помежду им в {l} × {w} м, на всяка задна линия четири конуса – кораби. {n} играчи в два отбора, топка за всеки втори; никой не влиза в морето.',
      rules: [
        'От своето пристанище подай по земя и събори чужд кораб.',
        'Блокира се с крака, поне на метър пред корабите.',
        'Всяка топка е на отбора, в чието пристанище се намира.',
        'Потопеният кораб не се вдига; топките от морето взема треньорът.',
        'Всички потопени или времето изтече: смяна на страните и нови флотилии.',
      ],
      points: [
        'Стегнат глезен, движението продължава към кораба.',
        'Първо намери пролуката, после играй бързо.',
        'Сменяй мястото: води топката два метра встрани.',
        'Само по земя: топка над коляното струва един кораб.',
      ],
      harder: ['Корабите са по двойки и трябва да паднат с една топка.'],
      easier: ['Два конуса един до друг като по-широк кораб, без блокиране.'],
      scoring: 'Точка за потопен кораб, още три за цяла флотилия.',
      question: 'С какво примамихте блокиращите далеч от кораба?',
      fault: 'Стрелят все едни и същи: след всеки удар топката отива при съотборник.',
    },
  },
}

export const footballCurling: Exercise = {
  key: 'curling',
  sizes: createSizes(
    [8, 99],
    1,
    [
      [18, 12, 6, 5, 90, 30],
      [20, 20, 12, 5, 90, 30],
    ],
    { more: 4 },
  ),
  intensity: 'low',
  kind: { topic: 'passing', practice_type: 'fun_game' },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const lanes = (size.count ?? 6) / 6
    const all = Array.from({ length: lanes }, (_, index) => {
      const y = (index + 0.5) / lanes
      drawing.zone(at(0.66, y - 0.32 / lanes), at(0.96, y + 0.32 / lanes))
      drawing.gear('ring', at(0.81, y))
      const green = [0, 1, 2].map((place) =>
        drawing.player('a', at(0.16 - 0.09 * place, y - 0.16 / lanes)),
      )
      const gold = [0, 1, 2].map((place) =>
        drawing.player('b', at(0.16 - 0.09 * place, y + 0.16 / lanes)),
      )
      const balls = [...green, ...gold].map((id) => drawing.ball(id))
      return { y, green, gold, balls }
    })
    addBench(drawing, 0)
    drawing.together(() =>
      all.forEach(({ balls, y }) => drawing.pass(balls[0] ?? '', at(0.76, y - 0.08 / lanes))),
    )
    moveAll(
      drawing,
      ...all.map(({ green, y }) => [green[0] ?? '', at(0.2, y - 0.36 / lanes)] as const),
      ...all.map(({ gold, y }) => [gold[0] ?? '', at(0.22, y + 0.1 / lanes)] as const),
    )
    drawing.together(() =>
      all.forEach(({ balls, y }) => drawing.pass(balls[3] ?? '', at(0.84, y + 0.06 / lanes))),
    )
    return drawing
  },
  words: {
    en: {
      title: 'Football curling',
      aim: 'Feel the weight of a pass: let the ball die as near to the ring as possible, or nudge another ball away.',
      setup:
        'For each six players a lane in {l} × {w} m with a house (a marked square) and a ring in it, twelve metres away. {n} players in teams of three, each with a ball.',
      rules: [
        'The teams take turns: one ball each from the start line, rolled with the inside of the foot.',
        'Balls already lying in the house may be hit and pushed.',
        'Team-mates may advise: “softer”, “left”, “guard”.',
        'When all six lie, count, fetch them together and start the next end.',
        'Next end: the losers begin and choose the foot, or the sole, or the laces.',
      ],
      points: [
        'Long pendulum from the hip, foot open, no jab.',
        'Look at the ring, then at the ball, then play.',
        'Sometimes a guard in front is better than a ball in the house.',
      ],
      harder: ['From five metres further away; or one touch after a pass from a team-mate.'],
      easier: ['Shorter lane and two rings.'],
      scoring:
        'As in curling: only the team with the ball nearest to the ring scores, one point for each ball nearer than the best of the others.',
      question: 'How did you correct the weight after your first ball?',
      fault:
        'Hard shots that clear the house: a ball that leaves it does not count, and neither does what it hit.',
    },
    de: {
      title: 'Fußball-Curling',
      aim: 'Die Schärfe eines Passes spüren: den Ball nah am Reifen ausrollen lassen oder einen anderen wegschieben.',
      setup:
        'Je sechs Spieler eine Bahn in {l} × {w} m mit Haus (markiertes Quadrat) und Reifen, zwölf Meter entfernt. {n} Spieler in Dreierteams, jeder mit Ball.',
      rules: [
        'Die Teams spielen abwechselnd je einen Ball von der Startlinie, mit der Innenseite gerollt.',
        'Bälle im Haus dürfen getroffen und verschoben werden.',
        'Mitspieler dürfen raten: „weicher“, „links“, „davor“.',
        'Liegen alle sechs, wird gezählt, gemeinsam eingesammelt und neu begonnen.',
        'Im nächsten Durchgang beginnen die Verlierer und wählen Fuß, Sohle oder Spann.',
      ],
      points: [
        'Langes Pendel aus der Hüfte, offener Fuß, nicht stoßen.',
        'Zum Reifen schauen, zum Ball, dann spielen.',
        'Manchmal ist ein Wächter davor besser als ein Ball im Haus.',
      ],
      harder: ['Fünf Meter weiter weg oder direkt nach Zuspiel eines Mitspielers.'],
      easier: ['Kürzere Bahn und zwei Reifen.'],
      scoring:
        'Wie beim Curling: Nur das Team mit dem nächsten Ball punktet, je Ball, der näher liegt als der beste der anderen.',
      question: 'Was hast du nach dem ersten Ball an der Schärfe geändert?',
      fault:
        'Harte Schüsse, die das Haus leeren: Was es verlässt, zählt nicht, und was getroffen wurde, kommt zurück.',
    },
    bg: {
      title: 'Футболен кърлинг',
      aim: 'Усет за силата на паса: топката да спре близо до обръча или да избута друга.',
      setup:
        'За всеки шестима – пътека в {l} × {w} м с къща (очертан квадрат) и обръч на дванадесет метра. {n} играчи в отбори по трима, всеки с топка.',
      rules: [
        'Отборите играят редом по една топка от стартовата линия, търкулната с вътрешната страна.',
        'Топките в къщата може да бъдат удряни и избутвани.',
        'Съотборниците могат да съветват: „по-меко“, „ляво“, „отпред“.',
        'Щом и шестте са изиграни, броят се, събират се заедно и се започва отново.',
        'Следващата част започват загубилите и избират крака, ходилото или свода.',
      ],
      points: [
        'Дълъг мах от таза, отворено стъпало, без ръгане.',
        'Погледни обръча, после топката и тогава играй.',
        'Понякога пазач отпред е по-добър от топка в къщата.',
      ],
      harder: ['От пет метра по-далече или от първо след пас на съотборник.'],
      easier: ['По-къса пътека и два обръча.'],
      scoring:
        'Както в кърлинга: точки печели само отборът с най-близката топка, по една за всяка по-близка от най-добрата на другите.',
      question: 'Как промени силата след първата си топка?',
      fault: 'Силни удари, които изчистват къщата: излязла топка не важи, а ударената се връща.',
    },
  },
}
