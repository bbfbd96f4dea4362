/** Agility that answers somebody else. */
import { addBench, moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const twoDoors: Exercise = {
  key: 'two-doors',
  sizes: createSizes([8, 99], 2, [
    [14, 12, 6, 8, 12, 45],
    [16, 20, 10, 8, 12, 45],
  ]),
  intensity: 'high',
  kind: { practice_type: 'opposed' },
  draw(size) {
    const { drawing, at } = createGround(size, 'marker')
    const duels = (size.count ?? 6) / 2
    const height = 1 / duels
    const all = Array.from({ length: duels }, (_, index) => {
      const y = (index + 0.5) * height
      drawing.gears('cone', [
        at(0.7, y - 0.42 * height),
        at(0.7, y - 0.16 * height),
        at(0.7, y + 0.16 * height),
        at(0.7, y + 0.42 * height),
      ])
      return { y, runner: drawing.player('a', at(0.3, y)), guard: drawing.player('b', at(0.6, y)) }
    })
    addBench(drawing, 0)
    moveAll(
      drawing,
      ...all.flatMap(({ y, runner, guard }) => [
        [runner, at(0.46, y - 0.16 * height)] as const,
        [guard, at(0.61, y - 0.18 * height)] as const,
      ]),
    )
    moveAll(
      drawing,
      ...all.flatMap(({ y, runner, guard }) => [
        [runner, at(0.56, y + 0.2 * height), at(0.84, y + 0.3 * height)] as const,
        [guard, at(0.64, y + 0.04 * height)] as const,
      ]),
    )
    return drawing
  },
  words: {
    en: {
      title: 'Two doors, one guard',
      aim: 'Wrong-foot an opponent with the body only: lower the hips, suggest one side and burst through the other.',
      setup:
        'Lanes side by side in {l} × {w} m, in each two doors made of cones. {n} players in pairs: a runner four metres away, a guard in front of the doors. No ball at first.',
      rules: [
        'The runner starts the duel and wants to get through either door.',
        'The guard moves sideways and tags the runner with the hand before the door.',
        'Eight seconds at most; turning back and trying again is allowed.',
        'Walk back, swap roles; after two goes each move on one lane to a new opponent.',
      ],
      points: [
        'Short steps when you get near, then one long push.',
        'Guard: chest to the runner, never cross your feet.',
        'Watch the hips: shoulders can lie, hips cannot.',
      ],
      harder: ['With a ball for the runner; the guard wins it with the foot.'],
      easier: ['Doors further apart, the guard keeps the hands behind the back and only blocks.'],
      scoring: 'Point for each door passed, point for each tag.',
      question: 'What did your opponent do just before going the other way?',
      fault: 'The runner dances on the spot: the feint has to come at speed.',
    },
    de: {
      title: 'Zwei Türen, ein Wächter',
      aim: 'Den Gegner nur mit dem Körper auf den falschen Fuß bringen: Hüfte senken, eine Seite andeuten, durch die andere starten.',
      setup:
        'Bahnen nebeneinander in {l} × {w} m, in jeder zwei Hütchentüren. {n} Spieler in Paaren: ein Läufer vier Meter davor, ein Wächter vor den Türen. Zuerst ohne Ball.',
      rules: [
        'Der Läufer eröffnet das Duell und will durch eine der beiden Türen.',
        'Der Wächter bewegt sich seitlich und tippt den Läufer vor der Tür mit der Hand ab.',
        'Höchstens acht Sekunden; umkehren und neu versuchen ist erlaubt.',
        'Zurückgehen, Rollen tauschen; nach je zwei Versuchen eine Bahn weiter zum neuen Gegner.',
      ],
      points: [
        'In der Nähe kurze Schritte, dann ein langer Abdruck.',
        'Wächter: Brust zum Läufer, Füße nie kreuzen.',
        'Auf die Hüfte schauen: Schultern können lügen, die Hüfte nicht.',
      ],
      harder: ['Mit Ball für den Läufer; der Wächter erobert ihn mit dem Fuß.'],
      easier: [
        'Türen weiter auseinander, der Wächter stellt sich nur in den Weg, Hände auf dem Rücken.',
      ],
      scoring: 'Ein Punkt je Tür, ein Punkt je Abtippen.',
      question: 'Was tat dein Gegner, kurz bevor er zur anderen Seite ging?',
      fault: 'Der Läufer tänzelt auf der Stelle: Die Täuschung muss im Tempo kommen.',
    },
    bg: {
      title: 'Две врати, един пазач',
      aim: 'Излъгване на противника само с тялото: снижи таза, покажи едната страна и избухни през другата.',
      setup:
        'Коридори един до друг в {l} × {w} м, във всеки по две вратички от конуси. {n} играчи по двойки: бягащ на четири метра, пазач пред вратичките. Първо без топка.',
      rules: [
        'Бягащият започва двубоя и иска да мине през едната вратичка.',
        'Пазачът се движи странично и го докосва с ръка преди вратичката.',
        'Най-много осем секунди; връщане и нов опит са позволени.',
        'Връщане с ходене и смяна на ролите; след по два опита – един коридор нататък.',
      ],
      points: [
        'Отблизо къси крачки, после едно дълго отблъскване.',
        'Пазач: гърди към бягащия, краката не се кръстосват.',
        'Гледай таза: раменете могат да лъжат, той не може.',
      ],
      harder: ['С топка за бягащия; пазачът я отнема с крак.'],
      easier: ['Вратичките са по-раздалечени, пазачът само застава на пътя с ръце зад гърба.'],
      scoring: 'Точка за всяка мината вратичка, точка за всяко докосване.',
      question: 'Какво направи противникът точно преди да тръгне на другата страна?',
      fault: 'Бягащият подскача на място: лъжливото движение идва в скорост.',
    },
  },
}

export const crossroads: Exercise = {
  key: 'crossroads',
  sizes: createSizes([8, 15], 2, [
    [18, 18, 8, 6, 45, 45],
    [22, 22, 16, 6, 45, 45],
  ]),
  intensity: 'medium',
  draw(size) {
    const { drawing, at } = createGround(size)
    drawing.gears('marker', [at(0.4, 0.4), at(0.6, 0.4), at(0.6, 0.6), at(0.4, 0.6)])
    const each = (size.count ?? 8) / 4
    const sides = (
      [
        [0.06, 0.5, 0, 1],
        [0.94, 0.5, 0, -1],
        [0.5, 0.06, -1, 0],
        [0.5, 0.94, 1, 0],
      ] as const
    ).map(([x, y, dx, dy]) =>
      Array.from({ length: each }, (_, index) =>
        drawing.player('a', at(x + dx * 0.12 * index, y + dy * 0.12 * index)),
      ),
    )
    const starters = sides.map(([first = '']) => first)
    for (const id of starters) drawing.ball(id)
    addBench(drawing, 0, size.area[0] * 0.85)
    const [west = '', east = '', north = '', south = ''] = starters
    moveAll(
      drawing,
      [west, at(0.36, 0.52)],
      [east, at(0.64, 0.48)],
      [north, at(0.48, 0.32)],
      [south, at(0.52, 0.68)],
    )
    moveAll(
      drawing,
      [west, at(0.42, 0.76), at(0.42, 0.92)],
      [east, at(0.58, 0.24), at(0.58, 0.08)],
      [north, at(0.24, 0.42), at(0.08, 0.42)],
      [south, at(0.76, 0.58), at(0.92, 0.58)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Crossroads without traffic lights',
      aim: 'Look up on the way into the crowd, brake and turn off without touching anybody.',
      setup:
        'Square of {l} × {w} m with a small square, the crossroads, in the middle. {n} players, the same number at each side; the first of each side has a ball.',
      rules: [
        'All four drivers start on the coach’s clap and dribble to the crossroads.',
        'In front of it the coach’s arms show left, right or straight on for everyone.',
        'Turn off, dribble to that side and hand the ball over to the next driver.',
        'The driver who has a free road calls “mine”; the other brakes with the sole.',
        'Next round: no signal; everyone picks an exit, none is taken twice.',
      ],
      points: [
        'Small touches before the crossroads, eyes on the others.',
        'Turn with the outside or the sole, then accelerate out.',
        'Use your hips to turn, not only the foot.',
      ],
      harder: ['Two drivers of each side at the same time.'],
      easier: ['Without a ball first, or only two roads.'],
      scoring: 'All drivers through without a bump is a point for the whole group; ten in a row?',
      question: 'Whom did you see first at the crossroads, and how did you make room?',
      fault:
        'Everybody looks at the coach only: give the signal earlier, so that the last metres belong to the traffic.',
    },
    de: {
      title: 'Kreuzung ohne Ampel',
      aim: 'Auf dem Weg ins Gedränge aufschauen, bremsen und abbiegen, ohne jemanden zu berühren.',
      setup:
        'Quadrat von {l} × {w} m, in der Mitte ein kleines Quadrat als Kreuzung. {n} Spieler, gleich viele an jeder Seite; der Erste jeder Seite hat einen Ball.',
      rules: [
        'Alle vier Fahrer starten auf das Klatschen des Trainers und dribbeln zur Kreuzung.',
        'Kurz davor zeigen die Arme des Trainers für alle links, rechts oder geradeaus.',
        'Abbiegen, zu dieser Seite dribbeln und den Ball dem nächsten Fahrer übergeben.',
        'Wer freie Fahrt hat, ruft „ich“; der andere bremst mit der Sohle.',
        'Im nächsten Durchgang ohne Zeichen: Jeder wählt eine Ausfahrt, keine doppelt.',
      ],
      points: [
        'Vor der Kreuzung kleine Kontakte, Augen bei den anderen.',
        'Mit Außenseite oder Sohle drehen, dann hinaus beschleunigen.',
        'Mit der Hüfte drehen, nicht nur mit dem Fuß.',
      ],
      harder: ['Von jeder Seite zwei Fahrer gleichzeitig.'],
      easier: ['Zuerst ohne Ball oder nur zwei Straßen.'],
      scoring: 'Alle ohne Unfall durch: ein Punkt für die ganze Gruppe; schafft ihr zehn in Folge?',
      question: 'Wen hast du an der Kreuzung zuerst gesehen, und wie hast du Platz gemacht?',
      fault:
        'Alle schauen nur auf den Trainer: das Zeichen früher geben, die letzten Meter gehören dem Verkehr.',
    },
    bg: {
      title: 'Кръстовище без светофар',
      aim: 'Вдигнат поглед по пътя към навалицата, спиране и завиване, без да докоснеш никого.',
      setup:
        'Квадрат {l} × {w} м с малък квадрат – кръстовището – в средата. {n} играчи, по равно от всяка страна; първият от всяка страна има топка.',
      rules: [
        'Четиримата шофьори тръгват при плясване и водят към кръстовището.',
        'Малко преди него ръцете на треньора показват на всички наляво, надясно или направо.',
        'Завий, води до тази страна и предай топката на следващия шофьор.',
        'Който има свободен път, вика „аз“; другият спира с ходило.',
        'Следващата серия е без знак: всеки избира изхода си, но никой не се повтаря.',
      ],
      points: [
        'Къси докосвания преди кръстовището, поглед към другите.',
        'Завий с външната страна или ходило, после ускори навън.',
        'Завъртай с таза, не само със стъпалото.',
      ],
      harder: ['По двама шофьори от всяка страна едновременно.'],
      easier: ['Първо без топка или само два пътя.'],
      scoring: 'Всички минават без сблъсък: точка за цялата група; ще станат ли десет подред?',
      question: 'Кого видя пръв на кръстовището и как направи място?',
      fault: 'Всички гледат само треньора: знакът идва по-рано, последните метри са за движението.',
    },
  },
}
