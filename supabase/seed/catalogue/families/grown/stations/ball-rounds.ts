/** Four stations with a ball for each child. */
import { moveAll, type Exercise } from '../kit'
import { addGate, addRow, createQuarters } from './quarters'

export const ballRounds: Exercise = {
  key: 'ball-rounds',
  sizes: [
    {
      key: '20',
      name: ['20 children', '20 Kinder', '20 деца'],
      area: [34, 28],
      ages: [7, 9],
      level: 1,
      time: [4, 180, 60],
      count: 20,
      fewer: 4,
      more: 4,
    },
    {
      key: '28',
      name: ['28 children', '28 Kinder', '28 деца'],
      area: [40, 34],
      ages: [8, 11],
      level: 2,
      time: [4, 210, 60],
      count: 28,
      fewer: 4,
      more: 4,
    },
  ],
  intensity: 'medium',
  kind: { topic: 'dribbling', corners: ['technical', 'social'] },
  more: { coaches: 2 },
  draw(size) {
    const { drawing, stations, each } = createQuarters(size)
    const [a, b, c, d] = stations
    const gates = [a(0.25, 0.25), a(0.7, 0.22), a(0.5, 0.52), a(0.25, 0.8), a(0.76, 0.76)]
    for (const gate of gates) addGate(drawing, gate)
    const free = [
      ...addRow(drawing, 'a', Math.ceil(each / 2), a(0.12, 0.52), a(0.86, 0.42)),
      ...addRow(drawing, 'a', Math.floor(each / 2), a(0.42, 0.9), a(0.6, 0.08)),
    ]
    const lanes = addRow(drawing, 'a', each, b(0.08, 0.1), b(0.08, 0.9))
    for (let lane = 0; lane < each; lane += 1) {
      const y = 0.1 + (0.8 * lane) / (each - 1)
      drawing.gears('cone', [b(0.35, y), b(0.6, y), b(0.85, y)])
    }
    const line = addRow(drawing, 'a', each, c(0.08, 0.1), c(0.08, 0.9))
    drawing.gears('marker', [c(0.5, 0.02), c(0.5, 0.98), c(0.94, 0.02), c(0.94, 0.98)])
    const shooters = addRow(drawing, 'a', each, d(0.9, 0.1), d(0.9, 0.9))
    for (const y of [0.18, 0.5, 0.82]) drawing.goal('mini', d(0.03, y), 0)
    const balls = [...free, ...lanes, ...line, ...shooters].map((id) => drawing.ball(id))
    drawing.coach([size.area[0] / 2, size.area[1] / 2])
    drawing.coach([size.area[0] / 2, -1.5])
    const [first = ''] = free
    const [lane = ''] = lanes
    const [runner = ''] = line
    moveAll(
      drawing,
      [first, a(0.25, 0.38), a(0.25, 0.1)],
      [lane, b(0.35, 0.16), b(0.6, 0.05), b(0.85, 0.16), b(0.95, 0.1)],
      [runner, c(0.5, 0.1), c(0.4, 0.1), c(0.9, 0.1)],
      [shooters[0] ?? '', d(0.5, 0.14)],
    )
    drawing.pass(balls[3 * each] ?? '', d(0.03, 0.18))
    return drawing
  },
  words: {
    en: {
      title: 'Ball carousel without queues',
      aim: 'Keep a large group of children moving, a ball each, through four small tasks: steer, weave, stop and go, aim.',
      setup:
        'Ground of {l} × {w} m in four stations, {n} children in four groups, every child with a ball. A: gates anywhere. B: a slalom lane of three cones for each. C: two lines to stop on. D: three mini goals. One coach in the middle, one helper at D.',
      rules: [
        'A: dribble through as many gates as you can, never the same twice in a row.',
        'B: weave out with small touches, drive back outside the cones.',
        'C: stop on the first line, pull the ball back, then fast to the far line.',
        'D: dribble to half way and pass into a free goal, fetch your ball and go again.',
        'At the signal stop the ball with the sole; all groups move on clockwise with their ball.',
      ],
      points: [
        'Look up before each gate: is another child coming?',
        'Many small touches in the lane, one long touch on the way back.',
        'Sole on the ball stops it, the other foot stands beside it.',
        'Aim with the inside of the foot, quietly, from where you can hit.',
      ],
      harder: [
        'Second trip round: everything with the weaker foot.',
        'A: two children with bibs steal balls and give them back after three seconds.',
      ],
      easier: ['B with two cones, D from three steps away.'],
      scoring:
        'Each child counts one number per station, for example gates at A; better it on the second trip.',
      question: 'At which station did you get better, and what did you change?',
      fault: 'The signal comes when the next station is not ready and children wait.',
    },
    de: {
      title: 'Ballkarussell ohne Anstehen',
      aim: 'Eine große Kindergruppe ständig in Bewegung halten, jedes Kind am Ball: lenken, Slalom, stoppen und starten, zielen.',
      setup:
        'Feld von {l} × {w} m mit vier Stationen, {n} Kinder in vier Gruppen, jedes mit Ball. A: Hütchentore kreuz und quer. B: für jedes Kind eine Slalombahn mit drei Hütchen. C: zwei Linien zum Stoppen. D: drei Minitore. Ein Trainer in der Mitte, ein Helfer bei D.',
      rules: [
        'A: durch möglichst viele Tore dribbeln, nie zweimal hintereinander durch dasselbe.',
        'B: mit kleinen Kontakten Slalom hin, außen im Tempo zurück.',
        'C: auf der ersten Linie stoppen, zurückziehen, dann schnell zur hinteren Linie.',
        'D: bis zur Hälfte dribbeln, in ein freies Tor passen, Ball holen, noch einmal.',
        'Auf das Zeichen stoppt die Sohle den Ball; alle Gruppen wechseln im Uhrzeigersinn.',
      ],
      points: [
        'Vor jedem Tor Kopf hoch: Kommt noch jemand?',
        'In der Bahn viele kleine Kontakte, auf dem Rückweg wenige lange.',
        'Sohle auf den Ball, der andere Fuß steht daneben.',
        'Mit der Innenseite zielen, ruhig und aus sicherer Entfernung.',
      ],
      harder: [
        'In der zweiten Runde alles mit dem schwächeren Fuß.',
        'A: Zwei Kinder mit Leibchen klauen Bälle und geben sie nach drei Sekunden zurück.',
      ],
      easier: ['B mit zwei Hütchen, D aus drei Schritten.'],
      scoring:
        'Jedes Kind zählt an jeder Station eine Zahl, bei A etwa die Tore, und verbessert sie in der zweiten Runde.',
      question: 'An welcher Station bist du besser geworden, und was hast du geändert?',
      fault: 'Das Zeichen kommt, bevor die nächste Station bereit ist, und die Kinder warten.',
    },
    bg: {
      title: 'Въртележка с топка без опашки',
      aim: 'Голяма група деца се движи непрекъснато, всяко с топка, през четири кратки задачи: водене, слалом, спиране и тръгване, прицелване.',
      setup:
        'Поле {l} × {w} м с четири станции, {n} деца в четири групи, всяко с топка. A: вратички навсякъде. B: за всяко дете слалом с три конуса. C: две линии за спиране. D: три малки врати. Един треньор в средата, един помощник при вратите.',
      rules: [
        'A: мини през колкото можеш вратички, никога два пъти поред през една.',
        'B: слалом с малки докосвания натам, бързо отвън назад.',
        'C: спри на първата линия, издърпай топката, после бързо до далечната линия.',
        'D: води до средата и подай в свободна врата, вземи топката и пак.',
        'При сигнал спри топката с подметка; всички групи минават на следващата станция.',
      ],
      points: [
        'Вдигни глава преди всяка вратичка: идва ли друго дете?',
        'В слалома много малки докосвания, на връщане – едно дълго.',
        'Подметката е на топката, другият крак стои до нея.',
        'Цели се с вътрешната страна, спокойно и отблизо.',
      ],
      harder: [
        'Втората обиколка е изцяло с по-слабия крак.',
        'A: две деца с потници крадат топки и ги връщат след три секунди.',
      ],
      easier: ['B с два конуса, D от три крачки.'],
      scoring:
        'Всяко дете брои по едно число на станция, например вратичките на A, и го подобрява във втората обиколка.',
      question: 'На коя станция ти потръгна по-добре и какво промени?',
      fault: 'Сигналът идва, преди следващата станция да е готова, и децата чакат.',
    },
  },
}
