/** Three against two on the wing, and the places in the box. */
import { moveAll, playInto, type Exercise } from '../kit'
import { createMatch, eleven, nine, type Places } from './teams'

export const attacking: Places = {
  1: [0.2, 0.5],
  2: [0.58, 0.86],
  3: [0.54, 0.18],
  4: [0.46, 0.6],
  5: [0.46, 0.36],
  6: [0.56, 0.5],
  7: [0.76, 0.92],
  8: [0.68, 0.68],
  9: [0.84, 0.5],
  10: [0.72, 0.4],
  11: [0.78, 0.16],
}
export const boxBlock: Places = {
  1: [0.975, 0.5],
  2: [0.87, 0.22],
  3: [0.84, 0.84],
  4: [0.89, 0.42],
  5: [0.89, 0.6],
  6: [0.8, 0.48],
  7: [0.72, 0.26],
  8: [0.78, 0.62],
  9: [0.52, 0.54],
  10: [0.62, 0.46],
  11: [0.72, 0.8],
}

export const wideOverload: Exercise = {
  key: 'wide-overload',
  sizes: [eleven, nine],
  intensity: 'high',
  kind: { topic: 'crossing' },
  draw(size) {
    const { drawing, at, a, b } = createMatch(size, {
      a: attacking,
      b: boxBlock,
      without: { a: [5, 10], b: [4, 10] },
      nine: { a: { 4: [0.46, 0.5] }, b: { 5: [0.89, 0.52] } },
    })
    const ball = drawing.ball(a(6))
    drawing.pass(ball, a(8))
    drawing.together(() => {
      drawing.run(a(2), at(0.72, 0.98))
      drawing.run(b(3), at(0.81, 0.89))
      drawing.pass(ball, a(7))
    })
    drawing.together(() => {
      drawing.run(a(7), at(0.74, 0.84))
      drawing.run(a(2), at(0.86, 0.96))
      drawing.run(b(11), at(0.74, 0.77))
    })
    playInto(drawing, ball, a(2), at(0.92, 0.93), [
      [b(3), at(0.87, 0.9)],
      [a(9), at(0.92, 0.52)],
      [a(11), at(0.91, 0.3)],
    ])
    playInto(drawing, ball, a(8), at(0.86, 0.7), [[b(8), at(0.83, 0.56)]])
    drawing.shot(ball, at(1, 0.46))
    moveAll(drawing, [a(6), at(0.7, 0.56)])
    return drawing
  },
  words: {
    en: {
      title: 'Wide overload: three on the wing',
      aim: 'Make three against two on one wing, find the one who is free behind the line and arrive in the box at the right places.',
      setup:
        '{team} on {l} × {w} m. Yellow stays compact in front of its own box. Green starts each attack with the holding midfielder. Winger, full back and near midfielder form a triangle on the wing; striker and far winger look after the box.',
      rules: [
        'The holding midfielder opens the attack to the right or to the left.',
        'On the wing the three change heights: one inside, one outside, one underneath.',
        'The ball behind the full back is followed by a low cross or a cut-back.',
        'Three green players attack the box: near post, far post, edge.',
        'After the finish the next ball is played from halfway to the other wing; yellow counters when it wins one.',
      ],
      points: [
        'Winger with the ball: pull the full back inside, then release the overlap.',
        'Overlap late: at full speed past the ball, never waiting offside.',
        'Cross before the goal line is reached if the near post is free.',
        'Cut-back: look for the edge of the box, the defenders run towards their goal.',
        'Two stay behind the ball against the counter.',
      ],
      harder: [
        'Yellow sends its near midfielder to help: play back and switch if it is three against three.',
      ],
      easier: ['Only two yellow players may defend on the wing.'],
      scoring:
        'Goal from a cut-back: three points, from a cross: two. Yellow scores two for carrying the ball over halfway.',
      question: 'Which of the three became free, and whose movement did it?',
      fault: 'All three stand on one line, so one defender covers two of them.',
    },
    de: {
      title: 'Flügelüberzahl: drei außen',
      aim: 'Auf einem Flügel drei gegen zwei herstellen, den Freien hinter der Linie finden und die richtigen Räume im Strafraum besetzen.',
      setup:
        '{team} auf {l} × {w} m. Gelb steht kompakt vor dem eigenen Strafraum, Grün beginnt jeden Angriff beim Sechser. Flügel, Außenverteidiger und naher Achter bilden außen ein Dreieck; Stürmer und ferner Flügel gehören in den Strafraum.',
      rules: [
        'Der Sechser eröffnet nach rechts oder links.',
        'Außen wechseln drei die Höhen: einer innen, einer außen, einer dahinter.',
        'Auf den Ball hinter den Außenverteidiger folgt die flache Hereingabe oder der Rückpass.',
        'Drei Grüne besetzen den Strafraum: kurzer Pfosten, langer Pfosten, Rückraum.',
        'Nach dem Abschluss geht der nächste Ball von der Mittellinie auf den anderen Flügel; Gelb kontert nach Ballgewinn.',
      ],
      points: [
        'Flügel am Ball: den Gegner nach innen ziehen, dann den Hinterläufer schicken.',
        'Spät hinterlaufen: mit vollem Tempo am Ball vorbei, nicht im Abseits warten.',
        'Vor der Grundlinie flanken, wenn der kurze Pfosten frei ist.',
        'Rückpass: den Rückraum suchen, die Verteidiger laufen zum eigenen Tor.',
        'Zwei bleiben als Absicherung gegen den Konter.',
      ],
      harder: ['Gelb hilft mit dem nahen Achter: Bei Gleichzahl zurück und verlagern.'],
      easier: ['Außen dürfen nur zwei Gelbe verteidigen.'],
      scoring:
        'Tor nach Rückpass: drei Punkte, nach Hereingabe: zwei. Gelb bekommt zwei für den Ball über die Mittellinie.',
      question: 'Wer von den dreien wurde frei, und wessen Bewegung hat es bewirkt?',
      fault: 'Alle drei stehen auf einer Linie, ein Verteidiger deckt zwei von ihnen.',
    },
    bg: {
      title: 'Трима по крилото',
      aim: 'Създаване на трима срещу двама по крилото, намиране на свободния зад линията и правилни позиции в наказателното поле.',
      setup:
        '{team} на {l} × {w} м. Жълтите са компактни пред наказателното си поле, зелените започват всяка атака от опорния. Крило, бек и близък халф правят триъгълник по крилото; нападателят и далечното крило са за наказателното поле.',
      rules: [
        'Опорният започва надясно или наляво.',
        'По крилото тримата сменят позиции: един вътре, един вън, един отзад.',
        'След топката зад бека следва ниско центриране или пас назад.',
        'Трима зелени влизат в полето: близка греда, далечна греда, дъгата.',
        'След удара следващата топка тръгва от центъра към другото крило; жълтите контрират при отнемане.',
      ],
      points: [
        'Крило с топката: увлечи бека навътре и пусни включващия се.',
        'Включвай се късно, с пълна скорост покрай топката, не чакай в засада.',
        'Центрирай преди крайната линия, ако близката греда е свободна.',
        'Пас назад: търси дъгата, защитниците тичат към своята врата.',
        'Двама остават зад топката срещу контраатака.',
      ],
      harder: ['Близкият халф на жълтите помага: при равен брой – назад и прехвърляне.'],
      easier: ['По крилото защитават само двама жълти.'],
      scoring:
        'Гол след пас назад – три точки, след центриране – две. Жълтите получават две за топка през центъра.',
      question: 'Кой от тримата се освободи и чие движение го направи?',
      fault: 'Тримата стоят в една линия и един защитник пази двама.',
    },
  },
}
