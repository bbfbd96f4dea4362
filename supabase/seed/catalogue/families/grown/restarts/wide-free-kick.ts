/** Defending a wide free kick with a high line. */
import { moveAll, type Exercise } from '../kit'
import { createMatch } from '../phases/teams'
import { airElevens } from './sizes'

export const wideFreeKick: Exercise = {
  key: 'wide-free-kick',
  sizes: airElevens,
  intensity: 'medium',
  kind: { topic: 'compactness', moment: 'out_of_possession' },
  more: { heading: true },
  draw(size) {
    const { drawing, at, a, b } = createMatch(size, {
      a: {
        1: [0.05, 0.5],
        2: [0.17, 0.68],
        3: [0.17, 0.34],
        4: [0.17, 0.56],
        5: [0.17, 0.45],
        6: [0.23, 0.5],
        7: [0.2, 0.86],
        8: [0.24, 0.62],
        9: [0.42, 0.5],
        10: [0.28, 0.42],
        11: [0.18, 0.24],
      },
      b: {
        1: [0.84, 0.5],
        2: [0.44, 0.34],
        3: [0.42, 0.66],
        4: [0.19, 0.6],
        5: [0.19, 0.5],
        6: [0.32, 0.56],
        7: [0.3, 0.95],
        8: [0.3, 0.34],
        9: [0.19, 0.4],
        10: [0.26, 0.74],
        11: [0.19, 0.29],
      },
      without: { a: [5, 10], b: [5, 8] },
    })
    const ball = drawing.ball(b(7))
    drawing.together(() => {
      drawing.run(a(4), at(0.1, 0.54))
      drawing.run(a(2), at(0.11, 0.66))
      drawing.run(a(3), at(0.1, 0.38))
      drawing.run(b(4), at(0.12, 0.59))
      drawing.run(b(9), at(0.12, 0.43))
      drawing.run(a(1), at(0.04, 0.51))
    })
    drawing.pass(ball, a(4), { kind: 'lofted' })
    drawing.together(() => {
      drawing.run(a(8), at(0.26, 0.72))
      drawing.pass(ball, at(0.26, 0.72), { kind: 'lofted', for: a(8) })
    })
    moveAll(
      drawing,
      [a(4), at(0.2, 0.56)],
      [a(2), at(0.21, 0.68)],
      [a(3), at(0.2, 0.38)],
      [a(8), at(0.34, 0.74)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Wide free kick: hold the line, then drop',
      aim: 'Defend free kicks from the wing with one line that holds together, drops together and comes out together.',
      setup:
        '{team} on {l} × {w} m. Yellow takes free kicks from both wings, about thirty metres from goal. Green: one or two in the wall, a line level with the edge of the box, two in front of it for the second ball, keeper a few steps off the line.',
      rules: [
        'The line is set by one voice and does not move before the ball.',
        'When the foot meets the ball all drop five steps, facing the ball.',
        'Each defends the zone in front of them; the keeper claims what flies over.',
        'After the clearance the line comes out again, the two in front win the second ball.',
        'Green plays on to halfway. The next free kick is taken from the other wing.',
      ],
      points: [
        'Voice: “hold … hold … drop”, loud and early.',
        'Side-on stance, so that nobody runs backwards.',
        'Arms down, opponents in front of you, no pulling at the shirt.',
        'Last one in the line: look at the far side for late runners.',
      ],
      harder: ['Yellow may delay or play short, so that the line must hold longer.'],
      easier: ['The coach drops the arm as the sign for the line.'],
      scoring:
        'Clean clearance or catch one point, offside caught one, second ball two; yellow four for a goal. At most ten headers each.',
      question: 'What did the line look at: the ball, the opponent or each other?',
      fault: 'One defender drops early and keeps all attackers onside.',
    },
    de: {
      title: 'Freistoß von außen: Linie halten und fallen',
      aim: 'Freistöße von der Seite mit einer Linie verteidigen, die gemeinsam hält, gemeinsam fällt und gemeinsam herausrückt.',
      setup:
        '{team} auf {l} × {w} m. Gelb tritt Freistöße von beiden Flügeln, etwa dreißig Meter vor dem Tor. Grün: einer oder zwei in der Mauer, eine Linie auf Höhe der Strafraumgrenze, zwei davor für den zweiten Ball, der Torwart einige Schritte vor der Linie.',
      rules: [
        'Eine Stimme führt die Linie; vor dem Schuss bewegt sie sich nicht.',
        'Trifft der Fuß den Ball, fallen alle fünf Schritte mit Blick zum Ball.',
        'Jeder verteidigt die Zone vor sich; was darüber fliegt, gehört dem Torwart.',
        'Nach der Klärung rückt die Linie wieder heraus, die zwei davor holen den zweiten Ball.',
        'Grün spielt bis zur Mittellinie. Der nächste Freistoß kommt vom anderen Flügel.',
      ],
      points: [
        'Stimme: „halten … halten … fallen“, laut und früh.',
        'Seitlich stehen, damit keiner rückwärts läuft.',
        'Arme unten, den Gegner vor sich, kein Ziehen am Trikot.',
        'Der Letzte in der Linie achtet auf späte Läufer am langen Pfosten.',
      ],
      harder: ['Gelb darf verzögern oder kurz spielen, die Linie muss länger halten.'],
      easier: ['Der Trainer senkt den Arm als Zeichen für die Linie.'],
      scoring:
        'Saubere Klärung oder Fangen ein Punkt, Abseits einer, zweiter Ball zwei; Gelb vier je Tor. Höchstens zehn Kopfbälle pro Spieler.',
      question: 'Wohin hat die Linie geschaut: zum Ball, zum Gegner oder zueinander?',
      fault: 'Einer fällt zu früh und hebt das Abseits für alle auf.',
    },
    bg: {
      title: 'Фал отстрани: линията държи и се връща',
      aim: 'Защита при свободен удар отстрани с линия, която заедно държи, заедно се връща и заедно излиза.',
      setup:
        '{team} на {l} × {w} м. Жълтите изпълняват свободни удари от двете крила, на около трийсет метра от вратата. Зелените: един или двама в стената, линия на нивото на наказателното поле, двама пред нея за втората топка, вратарят е на няколко крачки пред голлинията.',
      rules: [
        'Един глас води линията; тя не мърда преди удара.',
        'Щом кракът докосне топката, всички се връщат пет крачки с лице към нея.',
        'Всеки пази зоната пред себе си; което прелети, е за вратаря.',
        'След избиване линията излиза отново, двамата отпред печелят втората топка.',
        'Зелените играят до центъра. Следващият свободен удар е от другото крило.',
      ],
      points: [
        'Глас: „държим … държим … назад“, силно и рано.',
        'Странично тяло, за да не тича никой заднишком.',
        'Ръцете долу, противникът е пред теб, без дърпане за фланелката.',
        'Последният в линията гледа за закъснели на далечната греда.',
      ],
      harder: ['Жълтите могат да забавят или да играят късо, линията трябва да изчака.'],
      easier: ['Треньорът сваля ръка като знак за линията.'],
      scoring:
        'Чисто избиване или улавяне – точка, засада – една, втора топка – две; жълтите четири за гол. Най-много десет удара с глава на човек.',
      question: 'Накъде гледаше линията – към топката, към противника или един към друг?',
      fault: 'Един се връща рано и отменя засадата за всички.',
    },
  },
}
