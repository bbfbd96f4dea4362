/** Four passing stations for a large group. */
import type { Exercise } from '../kit'
import { addGate, addRow, createQuarters } from './quarters'

export const passingRounds: Exercise = {
  key: 'passing-rounds',
  sizes: [
    {
      key: '20',
      name: ['20 players', '20 Spieler', '20 играчи'],
      area: [40, 32],
      ages: [10, 14],
      level: 2,
      time: [4, 240, 60],
      count: 20,
      more: 4,
    },
    {
      key: '28',
      name: ['28 players', '28 Spieler', '28 играчи'],
      area: [50, 40],
      ages: [13, 99],
      level: 3,
      time: [4, 300, 60],
      count: 28,
      more: 4,
    },
  ],
  intensity: 'medium',
  kind: { topic: 'passing', corners: ['technical', 'social'] },
  more: { coaches: 2, bibs: 2 },
  draw(size) {
    const { drawing, stations, each } = createQuarters(size)
    const [a, b, c, d] = stations
    const middle = a(0.5, 0.5)
    const radius = Math.min(a(0.5, 0.92)[1] - middle[1], a(0.92, 0.5)[0] - middle[0])
    const hunters = each > 5 ? 2 : 1
    const ring = drawing.ring('a', each - hunters, middle, radius)
    const [hunter = ''] = addRow(drawing, 'b', hunters, a(0.42, 0.5), a(0.6, 0.5))
    const [one = '', two = '', three = ''] = ring
    const rondo = drawing.ball(one)
    const corner = [b(0.12, 0.88), b(0.5, 0.12), b(0.88, 0.88)] as const
    drawing.gears('cone', corner)
    const [base, top, side] = [
      drawing.player('a', b(0.16, 0.8)),
      drawing.player('a', b(0.5, 0.22)),
      drawing.player('a', b(0.84, 0.8)),
    ]
    const waits = [b(0.06, 0.98), b(0.94, 0.98), b(0.6, 0.04), b(0.4, 0.04)]
    const spare = waits.slice(0, each - 3).map((at) => drawing.player('a', at))
    const triangle = drawing.ball(base)
    if (spare[1]) drawing.ball(spare[1])
    addGate(drawing, c(0.5, 0.5))
    const near = addRow(drawing, 'a', Math.ceil(each / 2), c(0.14, 0.5), c(0.02, 0.9))
    const far = addRow(drawing, 'a', Math.floor(each / 2), c(0.86, 0.5), c(0.98, 0.1))
    const gate = drawing.ball(near[0] ?? '')
    drawing.corners('marker', d(0.02, 0.3), d(0.26, 0.7))
    drawing.corners('marker', d(0.74, 0.3), d(0.98, 0.7))
    const left = addRow(drawing, 'a', Math.ceil(each / 2), d(0.14, 0.4), d(0.06, 0.92))
    const right = addRow(drawing, 'a', Math.floor(each / 2), d(0.86, 0.5), d(0.94, 0.06))
    const long = drawing.ball(left[0] ?? '')
    drawing.coach([size.area[0] / 2, size.area[1] / 2])
    drawing.coach([size.area[0] / 2, -1.5])
    drawing.together(() => {
      drawing.pass(rondo, two)
      drawing.pass(triangle, top)
      drawing.pass(gate, far[0] ?? '')
      drawing.pass(long, right[0] ?? '', { kind: 'lofted' })
    })
    drawing.together(() => {
      drawing.run(base, b(0.38, 0.3))
      drawing.run(near[0] ?? '', c(0.5, 0.66))
      drawing.pass(rondo, three)
      drawing.pass(triangle, side)
    })
    drawing.together(() => {
      drawing.run(hunter, a(0.5, 0.62))
      drawing.pass(gate, near[1] ?? '')
      drawing.run(far[0] ?? '', c(0.5, 0.34))
      drawing.run(top, b(0.72, 0.36))
      drawing.pass(rondo, one)
      drawing.pass(long, left[1] ?? '', { kind: 'lofted' })
    })
    drawing.together(() => {
      drawing.pass(gate, far[1] ?? '')
      drawing.run(near[0] ?? '', c(0.9, 0.8))
      drawing.run(side, b(0.66, 0.86))
      drawing.run(left[0] ?? '', d(0.2, 0.6))
    })
    return drawing
  },
  words: {
    en: {
      title: 'Passing carousel: four distances',
      aim: 'Train four kinds of pass in one round with a large squad: under pressure, round the corner, through a gate, and long.',
      setup:
        'Four stations on {l} × {w} m for {n} players in equal groups. A: circle with defenders in the middle. B: triangle, two balls. C: two lines facing, a gate between them. D: two boxes a long pass apart. An assistant counts at D, the head coach walks.',
      rules: [
        'A: keep the ball, two touches; who loses it goes into the middle.',
        'B: pass round the triangle and follow your pass; change direction on the call.',
        'C: pass through the gate first time, run to the end of the other line.',
        'D: lofted or driven pass into the far box, the receiver must control it inside.',
        'In the last two minutes the group counts. Then all groups rotate clockwise.',
      ],
      points: [
        'A: pass early, away from the defender’s stronger side.',
        'B: receive across the body, second touch already the pass.',
        'C: ankle firm, follow through towards the gate.',
        'D: last step long, standing foot beside the ball, eyes on its lower half.',
      ],
      harder: [
        'C: gate one step narrower at every round.',
        'B: the second ball starts at the same time.',
      ],
      easier: ['A: three touches and a larger circle.'],
      scoring:
        'Group score: passes in a row at A, laps at B, gates at C, boxes at D. The best total wins.',
      question: 'Which pass lost its quality first when you got tired?',
      fault: 'Groups of different sizes: at one station four play, at another eight stand.',
    },
    de: {
      title: 'Passkarussell: vier Entfernungen',
      aim: 'Mit großem Kader vier Passarten in einer Runde trainieren: unter Druck, ums Eck, durch ein Tor und lang.',
      setup:
        'Vier Stationen auf {l} × {w} m für {n} Spieler in gleichen Gruppen. A: Kreis mit Verteidigern in der Mitte. B: Dreieck, zwei Bälle. C: zwei Reihen gegenüber, dazwischen ein Hütchentor. D: zwei Felder für den langen Ball. Ein Co-Trainer zählt bei D.',
      rules: [
        'A: Ball halten, zwei Kontakte; wer ihn verliert, geht in die Mitte.',
        'B: rund um das Dreieck passen und dem Pass folgen; auf Zuruf Richtung wechseln.',
        'C: direkt durch das Tor passen und hinten an der anderen Reihe anschließen.',
        'D: Flugball oder scharfer Pass ins ferne Feld, dort muss der Ball kontrolliert werden.',
        'In den letzten zwei Minuten wird gezählt. Danach wechseln alle Gruppen im Uhrzeigersinn.',
      ],
      points: [
        'A: früh abspielen, weg von der starken Seite des Verteidigers.',
        'B: den Ball quer zum Körper mitnehmen, der zweite Kontakt ist der Pass.',
        'C: Fußgelenk fest, zum Tor durchschwingen.',
        'D: letzter Schritt lang, Standbein neben den Ball, Blick auf die untere Hälfte.',
      ],
      harder: [
        'C: das Tor wird in jeder Runde einen Schritt schmaler.',
        'B: Der zweite Ball startet gleichzeitig.',
      ],
      easier: ['A: drei Kontakte und ein größerer Kreis.'],
      scoring:
        'Gruppenwertung: Pässe in Folge bei A, Runden bei B, Tore bei C, Felder bei D. Die höchste Summe gewinnt.',
      question: 'Welcher Pass wurde zuerst unsauber, als ihr müde wart?',
      fault: 'Ungleiche Gruppen: An einer Station spielen vier, an der anderen stehen acht.',
    },
    bg: {
      title: 'Въртележка с пасове: четири разстояния',
      aim: 'Голям състав тренира четири вида пас в един кръг: под натиск, зад ъгъла, през вратичка и на дълго.',
      setup:
        'Четири станции на {l} × {w} м за {n} играчи в равни групи. A: кръг със защитници в средата. B: триъгълник с две топки. C: две редици една срещу друга с вратичка между тях. D: две квадратчета за дълъг пас. Помощник брои при дългия пас.',
      rules: [
        'A: пазене на топката с две докосвания; който я загуби, влиза в средата.',
        'B: пас около триъгълника и следване на паса; при сигнал се сменя посоката.',
        'C: пас от първо през вратичката и бягане на края на другата редица.',
        'D: висок или твърд пас в далечното квадратче, там топката трябва да се овладее.',
        'През последните две минути се брои. После всички групи минават на следващата станция.',
      ],
      points: [
        'A: подавай рано, встрани от силната страна на защитника.',
        'B: поемай през тялото, второто докосване вече е пас.',
        'C: твърд глезен, кракът продължава към вратичката.',
        'D: дълга последна крачка, опорен крак до топката, поглед в долната ѝ половина.',
      ],
      harder: [
        'C: с всяка серия вратичката се стеснява с крачка.',
        'B: втората топка тръгва едновременно.',
      ],
      easier: ['A: три докосвания и по-голям кръг.'],
      scoring:
        'Отборен резултат: поредни пасове на A, обиколки на B, вратички на C, попадения на D. Печели най-големият сбор.',
      question: 'Кой пас първи загуби качество, когато се уморихте?',
      fault: 'Неравни групи: на една станция играят четирима, на друга стоят осем.',
    },
  },
}
