/** Four finishing stations, two with keepers. */
import type { Exercise } from '../kit'
import { addRow, createQuarters } from './quarters'

export const finishingRounds: Exercise = {
  key: 'finishing-rounds',
  sizes: [
    {
      key: '20',
      name: ['20 players', '20 Spieler', '20 играчи'],
      area: [44, 36],
      ages: [10, 13],
      level: 2,
      time: [4, 240, 75],
      count: 20,
      more: 4,
    },
    {
      key: '24',
      name: ['24 players', '24 Spieler', '24 играчи'],
      area: [50, 40],
      ages: [13, 99],
      level: 3,
      time: [4, 300, 90],
      count: 24,
      more: 4,
    },
  ],
  intensity: 'high',
  kind: { topic: 'finishing', corners: ['technical', 'physical'] },
  more: { coaches: 2, bibs: 4 },
  draw(size) {
    const { drawing, stations, each } = createQuarters(size)
    const [a, b, c, d] = stations
    drawing.goal('small', a(0, 0.5), 0)
    drawing.goal('mini', b(1, 0.25), 180)
    drawing.goal('mini', b(1, 0.75), 180)
    drawing.goal('small', c(1, 0.5), 180)
    drawing.goal('mini', d(0, 0.25), 0)
    drawing.goal('mini', d(0, 0.75), 0)
    drawing.keeper('b', a(0.06, 0.5))
    drawing.keeper('b', c(0.94, 0.5))
    const servers = addRow(drawing, 'a', each - 3, a(0.5, 0.06), a(0.9, 0.06))
    const first = drawing.player('a', a(0.66, 0.62))
    drawing.player('a', a(0.88, 0.72))
    const high = drawing.ball(servers[0] ?? '')
    const attackers = addRow(drawing, 'a', Math.ceil(each / 2), b(0.1, 0.36), b(0.02, 0.06))
    const defenders = addRow(drawing, 'b', Math.floor(each / 2), b(0.1, 0.66), b(0.02, 0.96))
    const duel = drawing.ball(attackers[0] ?? '')
    const wall = drawing.player('a', c(0.66, 0.3))
    const shooters = addRow(drawing, 'a', each - 2, c(0.3, 0.56), c(0.06, 0.9))
    const lay = drawing.ball(shooters[0] ?? '')
    const pairs = addRow(drawing, 'a', Math.ceil(each / 2), d(0.9, 0.3), d(0.98, 0.04))
    const other = addRow(drawing, 'a', Math.floor(each / 2), d(0.9, 0.7), d(0.98, 0.96))
    const twin = drawing.ball(pairs[0] ?? '')
    for (const near of [a(0.97, 0.2), b(0.02, 0.45), c(0.02, 0.5), d(0.98, 0.5)])
      for (const step of [0, 1, 2]) drawing.ball([near[0], near[1] + step * 0.7])
    drawing.coach([size.area[0] / 2, size.area[1] / 2])
    drawing.coach([size.area[0] / 2, -1.5])
    const racer = attackers[0] ?? ''
    const chaser = defenders[0] ?? ''
    const shooter = shooters[0] ?? ''
    const partner = other[0] ?? ''
    drawing.together(() => {
      drawing.run(first, a(0.46, 0.5))
      drawing.pass(high, a(0.46, 0.5), { for: first })
      drawing.run(racer, b(0.5, 0.5), b(0.74, 0.3))
      drawing.run(chaser, b(0.54, 0.62), b(0.76, 0.46))
      drawing.pass(lay, wall)
      drawing.run(partner, d(0.46, 0.68))
      drawing.pass(twin, d(0.46, 0.68), { for: partner })
    })
    drawing.together(() => {
      drawing.shot(high, [0, a(0, 0.5)[1] + 1.1])
      drawing.run(shooter, c(0.58, 0.56))
      drawing.pass(lay, c(0.58, 0.56), { for: shooter })
      drawing.pass(twin, d(0, 0.75))
    })
    drawing.together(() => {
      drawing.pass(duel, b(1, 0.25))
      drawing.shot(lay, [size.area[0], c(1, 0.5)[1] + 1.1])
    })
    return drawing
  },
  words: {
    en: {
      title: 'Finishing carousel: four ways to score',
      aim: 'Many finishes for a large group in a short time: from a served ball, after a race, after a lay-off, in pairs.',
      setup:
        'Four stations on {l} × {w} m, {n} players with two keepers. A and C: 3 m goal with keeper. B and D: two mini goals. Four balls wait at every station. Keepers stay where they are and change goals after half the time.',
      rules: [
        'A: servers on the side pass or throw; finish with one touch, then become a server.',
        'B: race side by side round the middle, the attacker scores in either mini goal.',
        'C: play into the wall player, take the lay-off in your stride and shoot.',
        'D: in pairs, one pass across and a first-time finish into a mini goal.',
        'Shooters fetch their own ball. At the whistle all groups move on clockwise, the balls stay.',
      ],
      points: [
        'A: short step before the ball, strike through its middle.',
        'B: first touch past the opponent’s line, then protect with your body.',
        'C: lay-off softly, shot with the laces low into the far corner.',
        'D: pass in front of the partner so that nobody slows down.',
      ],
      harder: ['Only the weaker foot counts at A and D.'],
      easier: ['B: the defender starts two steps behind.'],
      scoring: 'Goals of the whole group at each station; the group total of all four decides.',
      question: 'At which station did you have most time, and did you use it?',
      fault: 'All four stations shoot towards the middle: goals belong on the outer sides.',
    },
    de: {
      title: 'Torschusskarussell: viermal anders treffen',
      aim: 'Viele Abschlüsse für eine große Gruppe: nach Zuspiel, nach Laufduell, nach Ablage und zu zweit.',
      setup:
        'Vier Stationen auf {l} × {w} m, {n} Spieler mit zwei Torhütern. A und C: Drei-Meter-Tor mit Torwart. B und D: je zwei Minitore. An jeder Station liegen vier Bälle. Die Torhüter bleiben und tauschen nach der Hälfte der Zeit das Tor.',
      rules: [
        'A: Zuspieler an der Seite passen oder werfen; direkter Abschluss, dann selbst zuspielen.',
        'B: Laufduell um die Mitte, der Angreifer trifft in eines der Minitore.',
        'C: Wandspieler anspielen, die Ablage in den Lauf nehmen und schießen.',
        'D: zu zweit, ein Querpass und direkter Abschluss ins Minitor.',
        'Jeder holt den eigenen Ball; auf Pfiff wechseln die Gruppen im Uhrzeigersinn, Bälle bleiben.',
      ],
      points: [
        'A: kurzer Schritt vor dem Ball, mittig treffen.',
        'B: erster Kontakt in den Laufweg des Gegners, dann den Körper dazwischen.',
        'C: weich ablegen, mit dem Spann flach ins lange Eck.',
        'D: vor den Partner passen, damit keiner bremst.',
      ],
      harder: ['Bei A und D zählt nur der schwächere Fuß.'],
      easier: ['B: Der Verteidiger startet zwei Schritte dahinter.'],
      scoring:
        'Gezählt werden die Tore der ganzen Gruppe an jeder Station; die Summe aller vier entscheidet.',
      question: 'An welcher Station war am meisten Zeit, und habt ihr sie genutzt?',
      fault: 'Alle schießen zur Mitte hin: Die Tore gehören an die Außenseiten.',
    },
    bg: {
      title: 'Въртележка с удари: четири начина за гол',
      aim: 'Много завършвания за голяма група: след подаване, след надбягване, след връщане и по двойки.',
      setup:
        'Четири станции на {l} × {w} м, {n} играчи с двама вратари. A и C: триметрова врата с вратар. B и D: по две малки врати. На всяка станция има четири топки. Вратарите остават и сменят вратите на половината време.',
      rules: [
        'A: подаващите отстрани пасират или хвърлят; удар от първо, после ставаш подаващ.',
        'B: надбягване около средата, нападателят вкарва в една от малките врати.',
        'C: пас към „стената“, поемане на връщането в движение и удар.',
        'D: по двойки – напречен пас и удар от първо в малка врата.',
        'Всеки взема своята топка; при свирка групите минават по часовника, топките остават.',
      ],
      points: [
        'A: къса крачка преди топката, удар през средата ѝ.',
        'B: първо докосване пред противника, после пази с тяло.',
        'C: меко връщане, удар с ристо ниско в далечния ъгъл.',
        'D: подай пред партньора, за да не спира никой.',
      ],
      harder: ['На A и D се брои само по-слабият крак.'],
      easier: ['B: защитникът тръгва две крачки по-назад.'],
      scoring: 'Броят се головете на цялата група на всяка станция; решава сборът от четирите.',
      question: 'На коя станция имаше най-много време и използвахте ли го?',
      fault: 'Всички стрелят към средата: вратите трябва да са от външните страни.',
    },
  },
}
