/** Throw-in in one's own half, under pressure. */
import { moveAll, playInto, type Exercise } from '../kit'
import { createMatch, eleven, nine } from './teams'

const lineUp = {
  a: {
    1: [0.05, 0.5],
    2: [0.3, 0.8],
    3: [0.27, 0.01],
    4: [0.14, 0.56],
    5: [0.16, 0.28],
    6: [0.3, 0.24],
    7: [0.5, 0.74],
    8: [0.4, 0.5],
    9: [0.58, 0.36],
    10: [0.42, 0.26],
    11: [0.38, 0.08],
  },
  b: {
    1: [0.95, 0.5],
    2: [0.46, 0.06],
    3: [0.56, 0.66],
    4: [0.64, 0.36],
    5: [0.66, 0.54],
    6: [0.46, 0.3],
    7: [0.32, 0.12],
    8: [0.44, 0.44],
    9: [0.22, 0.34],
    10: [0.34, 0.3],
    11: [0.4, 0.62],
  },
  without: { a: [8, 10], b: [5, 8] },
} as const

export const throwInOut: Exercise = {
  key: 'throw-in-out',
  sizes: [eleven, nine],
  intensity: 'medium',
  kind: { topic: 'set_pieces', moment: 'set_play' },
  draw(size) {
    const { drawing, at, a, b } = createMatch(size, lineUp)
    const ball = drawing.ball(a(3))
    drawing.together(() => {
      drawing.run(a(11), at(0.5, 0.1))
      drawing.run(b(7), at(0.4, 0.1))
      drawing.run(a(6), at(0.27, 0.14))
      drawing.pass(ball, at(0.27, 0.14), { kind: 'lofted', for: a(6) })
    })
    playInto(drawing, ball, a(3), at(0.22, 0.06), [[b(10), at(0.29, 0.2)]])
    drawing.together(() => {
      drawing.run(b(9), at(0.19, 0.22))
      drawing.run(a(5), at(0.12, 0.3))
      drawing.pass(ball, at(0.12, 0.3), { for: a(5) })
    })
    playInto(drawing, ball, a(4), at(0.15, 0.6), [[b(9), at(0.16, 0.4)]])
    playInto(drawing, ball, a(2), at(0.38, 0.84), [[b(11), at(0.36, 0.7)]])
    moveAll(drawing, [a(2), at(0.48, 0.86)], [a(7), at(0.6, 0.7)])
    return drawing
  },
  words: {
    en: {
      title: 'Throw-in: out of your own corner',
      aim: 'Keep the ball from a throw-in in your own half although everybody is marked, and lead it to the far side.',
      setup:
        '{team} on {l} × {w} m. Green throws in on the left, a quarter of the pitch from its own goal line; later on the right. Yellow shifts over and marks tightly. The two centre backs stay apart behind the ball and the far full back holds the width.',
      rules: [
        'Before the throw one player clears the space by running up the line.',
        'A second player comes into that space and sends the ball back to the thrower at once.',
        'The thrower steps on to the pitch and plays to a centre back or forward if it is open.',
        'Over the second centre back to the far full back, then attack the goal.',
        'After a goal, a foul or a win by yellow the next throw is taken from the other side.',
      ],
      points: [
        'Throw to the foot or the chest, soft enough for one touch.',
        'Receiver: come from the blind side of the marker, late and fast.',
        'Centre backs: drop away diagonally so that the pass back is safe.',
        'No pass across your own goal when a striker can read it.',
      ],
      harder: ['Yellow may use one more presser beside the thrower.'],
      easier: ['Yellow leaves the thrower alone until the ball is played back.'],
      scoring:
        'Far side reached: one point. From there over halfway: two. A win by yellow inside green’s third costs two.',
      question: 'Who made room, and who used it?',
      fault: 'Everybody comes towards the thrower and brings a marker along.',
    },
    de: {
      title: 'Einwurf: raus aus der eigenen Ecke',
      aim: 'Beim Einwurf in der eigenen Hälfte trotz enger Deckung in Ballbesitz bleiben und die ferne Seite finden.',
      setup:
        '{team} auf {l} × {w} m. Grün wirft links ein, ein Viertel des Feldes vor der eigenen Grundlinie; später auch rechts. Gelb verschiebt und deckt eng. Die Innenverteidiger sichern mit Abstand hinter dem Ball, der ferne Außenverteidiger hält die Breite.',
      rules: [
        'Vor dem Wurf zieht ein Spieler die Linie entlang und räumt den Platz.',
        'Ein zweiter kommt hinein und spielt sofort auf den Einwerfer zurück.',
        'Der Einwerfer tritt ins Feld und spielt zum Innenverteidiger oder, wenn offen, nach vorn.',
        'Über den zweiten Innenverteidiger zur fernen Seite, dann auf das Tor.',
        'Nach Tor, Foul oder Ballgewinn der Gelben folgt der nächste Einwurf auf der anderen Seite.',
      ],
      points: [
        'Auf Fuß oder Brust werfen, so weich, dass ein Kontakt genügt.',
        'Empfänger: aus dem Rücken des Gegners kommen, spät und schnell.',
        'Innenverteidiger: schräg absetzen, damit der Rückpass sicher ist.',
        'Kein Querpass vor dem eigenen Tor, den ein Stürmer lesen kann.',
      ],
      harder: ['Gelb stellt einen zusätzlichen Anläufer neben den Einwerfer.'],
      easier: ['Gelb lässt den Einwerfer in Ruhe, bis der Ball zurückkommt.'],
      scoring:
        'Ferne Seite erreicht: ein Punkt. Von dort über die Mitte: zwei. Gelber Ballgewinn im grünen Drittel kostet zwei.',
      question: 'Wer hat Platz geschaffen, und wer hat ihn genutzt?',
      fault: 'Alle laufen auf den Einwerfer zu und bringen ihren Gegner mit.',
    },
    bg: {
      title: 'Тъч: изход от своя ъгъл',
      aim: 'Запазване на топката при тъч в своята половина въпреки плътното пазене и прехвърляне към далечната страна.',
      setup:
        '{team} на {l} × {w} м. Зелените изпълняват тъч отляво, на една четвърт от своята крайна линия; по-късно и отдясно. Жълтите се изтеглят и пазят плътно. Двамата централни са раздалечени зад топката, далечният бек пази ширината.',
      rules: [
        'Преди хвърлянето един играч тръгва по линията и освобождава място.',
        'Втори влиза там и веднага връща на изпълнителя.',
        'Изпълнителят влиза в игрището и подава на централен или напред, ако е отворено.',
        'През втория централен към далечния бек и атака към вратата.',
        'След гол, фаул или отнемане следващият тъч е от другата страна.',
      ],
      points: [
        'Хвърляй към крака или гърдите, меко за едно докосване.',
        'Поемащ: ела зад гърба на пазача, късно и бързо.',
        'Централни: отдръпнете се по диагонал, за да е сигурен пасът назад.',
        'Без напречен пас пред своята врата, който нападател може да разчете.',
      ],
      harder: ['Жълтите поставят още един пресиращ до изпълнителя.'],
      easier: ['Жълтите не пресират изпълнителя, докато топката не му бъде върната.'],
      scoring:
        'Стигната далечна страна – точка. Оттам през центъра – две. Отнемане на жълтите в зелената третина струва две.',
      question: 'Кой освободи място и кой го използва?',
      fault: 'Всички тичат към изпълнителя и водят със себе си своите пазачи.',
    },
  },
}
