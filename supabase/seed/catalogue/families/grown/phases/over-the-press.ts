/** Goal kick clipped over the first line, and the second ball. */
import { moveAll, playInto, type Exercise } from '../kit'
import { building, pressing } from './short-goal-kick'
import { createMatch, eleven, nine } from './teams'

const lineUp = {
  a: { ...building, 2: [0.3, 0.92], 3: [0.3, 0.08], 6: [0.24, 0.47], 7: [0.5, 0.84] },
  b: { ...pressing, 11: [0.235, 0.78], 9: [0.23, 0.38], 10: [0.27, 0.54], 8: [0.4, 0.6] },
  without: { a: [8, 10], b: [5, 8] },
  nine: { b: { 4: [0.68, 0.5] } },
} as const

export const overThePress: Exercise = {
  key: 'over-the-press',
  sizes: [eleven, nine],
  intensity: 'high',
  draw(size) {
    const { drawing, at, a, b } = createMatch(size, lineUp)
    const ball = drawing.ball(a(1))
    drawing.together(() => {
      drawing.run(b(11), at(0.14, 0.74))
      drawing.run(b(3), at(0.44, 0.88))
      drawing.run(a(7), at(0.44, 0.78))
      drawing.pass(ball, a(2), { kind: 'lofted' })
    })
    drawing.together(() => {
      drawing.run(a(6), at(0.36, 0.66))
      drawing.run(a(9), at(0.6, 0.66))
      drawing.pass(ball, a(7))
    })
    playInto(drawing, ball, a(6), at(0.4, 0.64), [[a(7), at(0.58, 0.9)]])
    playInto(drawing, ball, a(7), at(0.7, 0.86), [
      [b(3), at(0.6, 0.84)],
      [a(9), at(0.78, 0.58)],
      [a(11), at(0.76, 0.3)],
    ])
    moveAll(drawing, [a(7), at(0.8, 0.84)])
    return drawing
  },
  words: {
    en: {
      title: 'Goal kick: over the first line',
      aim: 'When the short way is shut, clip the ball to a chosen place and be there in numbers for what drops.',
      setup:
        '{team} on {l} × {w} m, all goal kicks for green. Yellow must begin with at least three players close to the box. Green’s full backs push up, the nearest midfielder and winger move towards the side the keeper will choose.',
      rules: [
        'The keeper shows the side by hand, then clips the ball to the full back or winger.',
        'Nobody competes in the air with a run-up: take the ball on chest, thigh or foot.',
        'Three green players are within ten metres when it lands.',
        'Won the second ball: play behind the opponents’ back line or switch at once.',
        'Lost it: delay and get goal-side. After the finish green takes the next goal kick.',
      ],
      points: [
        'Aim at a person with room behind, not just “long”.',
        'Receiver: body sideways on, first touch out of the crowd.',
        'Those around: one under the ball, one behind, one facing forward.',
        'Striker: hold the centre backs far away, then run across them.',
      ],
      harder: ['Yellow earns two points for winning a second ball.'],
      easier: ['The coach shows yellow how many press, so that green can decide beforehand.'],
      scoring: 'Second ball won: one point. Shot within ten seconds of it: three.',
      question: 'How did our distances look when the ball came down?',
      fault: 'Everybody watches the flight and starts running only when the ball bounces.',
    },
    de: {
      title: 'Abstoß: über die erste Linie',
      aim: 'Ist der kurze Weg zu, den Ball gezielt chippen und dort in Überzahl sein, wo er herunterkommt.',
      setup:
        '{team} auf {l} × {w} m, alle Abstöße für Grün. Gelb beginnt mit mindestens drei Spielern nah am Strafraum. Grüns Außenverteidiger schieben hoch, der nahe Mittelfeldspieler und der Flügel rücken auf die Seite, die der Torwart wählt.',
      rules: [
        'Der Torwart zeigt die Seite an und chippt auf Außenverteidiger oder Flügel.',
        'Kein Luftduell mit Anlauf: Brust, Oberschenkel oder Fuß nehmen den Ball.',
        'Bei der Landung sind drei Grüne im Umkreis von zehn Metern.',
        'Zweiter Ball gewonnen: sofort hinter die Kette oder auf die andere Seite.',
        'Verloren: verzögern, bis alle hinter dem Ball sind; nach dem Abschluss beginnt der nächste Abstoß.',
      ],
      points: [
        'Auf einen Mitspieler mit Platz zielen, nicht einfach „lang“.',
        'Empfänger: seitlich stehen, erster Kontakt aus dem Getümmel heraus.',
        'Ringsum: einer unter dem Ball, einer dahinter, einer mit Blick nach vorn.',
        'Stürmer: die Innenverteidiger weit weg binden, dann vor ihnen kreuzen.',
      ],
      harder: ['Gelb bekommt zwei Punkte für jeden gewonnenen zweiten Ball.'],
      easier: ['Der Trainer zeigt vorher, wie viele pressen; Grün kann sich abstimmen.'],
      scoring: 'Zweiter Ball gewonnen: ein Punkt. Abschluss binnen zehn Sekunden danach: drei.',
      question: 'Wie waren unsere Abstände, als der Ball herunterkam?',
      fault: 'Alle schauen dem Flug nach und laufen erst, wenn der Ball aufspringt.',
    },
    bg: {
      title: 'Удар от вратата над първата линия',
      aim: 'Когато късият път е затворен – прицелен висок пас и числено превъзходство там, където топката пада.',
      setup:
        '{team} на {l} × {w} м, всички удари от вратата са за зелените. Жълтите започват с поне трима близо до наказателното поле. Бековете на зелените са високо, близкият халф и крилото се изтеглят към страната, избрана от вратаря.',
      rules: [
        'Вратарят показва страната с ръка и прехвърля към бека или крилото.',
        'Без въздушен двубой със засилване: поемане с гърди, бедро или крак.',
        'При падането трима зелени са в радиус от десет метра.',
        'Спечелена втора топка: веднага зад защитата или на другата страна.',
        'Загубена: забавяне, докато всички са зад топката. После идва следващият удар от вратата.',
      ],
      points: [
        'Цели се в съотборник с пространство, не просто „дълго“.',
        'Поемащ: странично тяло, първо докосване извън тълпата.',
        'Около него: един под топката, един отзад, един с лице напред.',
        'Нападател: задръж централните далеч, после пресечи пред тях.',
      ],
      harder: ['Жълтите получават две точки за спечелена втора топка.'],
      easier: ['Треньорът показва колко души ще пресират, за да решат зелените предварително.'],
      scoring: 'Спечелена втора топка – точка. Удар до десет секунди след нея – три.',
      question: 'Какви бяха разстоянията ни, когато топката падна?',
      fault: 'Всички гледат топката във въздуха и тръгват чак след отскока.',
    },
  },
}
