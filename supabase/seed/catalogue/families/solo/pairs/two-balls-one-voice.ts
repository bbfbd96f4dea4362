/** Two balls between two: one on the ground, one in the hands. */
import { type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const twoBallsOneVoice: Exercise = {
  key: 'two-balls-one-voice',
  kind: {
    practice_type: 'unopposed',
    topic: 'first_touch',
    phase: 'warm_up',
    corners: ['technical', 'psychological'],
  },
  sizes: createSizes(
    [[14, 12], [9, 12], 2, [6, 60, 30], { more: 4 }],
    [[16, 14], [13, 99], 3, [6, 75, 30], { more: 6 }],
  ),
  intensity: 'low',
  draw({ area }) {
    const { drawing, at } = createGround(area, 0)
    drawing.coach(at(0.5, 1.14))
    const pairs = [0.14, 0.38, 0.62, 0.86].map((y) => {
      const left = drawing.player('a', at(0.3, y))
      const right = drawing.player('a', at(0.7, y))
      return { left, right, ball: drawing.ball(left), second: drawing.ball(right), y }
    })
    for (const isOut of [true, false])
      drawing.together(() => {
        for (const { left, right, ball, second } of pairs) {
          drawing.pass(ball, isOut ? right : left)
          drawing.pass(second, isOut ? left : right, { kind: 'lofted' })
        }
      })
    drawing.together(() => {
      for (const { left, right, y } of pairs) {
        drawing.run(left, at(0.34, y + 0.06))
        drawing.run(right, at(0.66, y - 0.06))
      }
    })
    return drawing
  },
  words: {
    en: {
      title: 'Two balls, one voice',
      aim: 'Keep the feet working while eyes and hands have another job: rhythm, timing and a common voice.',
      setup:
        'Pairs face each other five to seven metres apart on {l} × {w} m. One ball on the ground with one partner, one in the hands of the other.',
      rules: [
        'Both count in: one, two, now. The ground ball is passed, the other one thrown underarm.',
        'Catch the one, play back the other, in the same rhythm.',
        'Ten rounds without a mistake: one-touch on the ground.',
        'Then the thrown ball is volleyed back softly into the partner’s hands.',
        'Change the jobs every minute, and the partner after two.',
      ],
      points: [
        'Both feet in small steps, ready for left and right.',
        'Look at the thrown ball late and short, feel the other one with the inside.',
        'Same speed for both balls; whoever counts sets the beat.',
      ],
      harder: ['Take a step to the side after every pass, both in the same direction.'],
      easier: ['One after the other: first throw, then pass.'],
      scoring: 'Longest series of both balls without a mistake; the pair’s record counts.',
      question: 'What helped more: looking faster or counting louder?',
      fault: 'The pair hurries: passes get harder and the rhythm breaks.',
    },
    de: {
      title: 'Zwei Bälle, eine Stimme',
      aim: 'Die Füße arbeiten lassen, während Augen und Hände anderes tun: Rhythmus, Timing, gemeinsames Zählen.',
      setup:
        'Paare stehen sich mit fünf bis sieben Metern Abstand auf {l} × {w} m gegenüber. Ein Ball am Boden bei dem einen, einer in den Händen des anderen.',
      rules: [
        'Beide zählen ein: eins, zwei, jetzt. Ein Ball wird gepasst, der andere von unten geworfen.',
        'Den einen fangen, den anderen im selben Rhythmus zurückspielen.',
        'Zehnmal fehlerfrei: am Boden direkt spielen.',
        'Danach kommt der geworfene Ball als weicher Volley in die Hände zurück.',
        'Jede Minute Aufgaben tauschen, nach zweien den Partner.',
      ],
      points: [
        'Beide Füße in kleinen Schritten, bereit für links und rechts.',
        'Den geworfenen Ball spät und kurz anschauen, den anderen mit der Innenseite spüren.',
        'Gleiches Tempo für beide Bälle; wer zählt, gibt den Takt.',
      ],
      harder: ['Nach jedem Pass ein Schritt zur Seite, beide in dieselbe Richtung.'],
      easier: ['Nacheinander: erst werfen, dann passen.'],
      scoring: 'Längste fehlerfreie Serie mit beiden Bällen; es zählt der Rekord des Paars.',
      question: 'Was half mehr: schneller schauen oder lauter zählen?',
      fault: 'Das Paar hetzt: Die Pässe werden härter, der Rhythmus reißt.',
    },
    bg: {
      title: 'Две топки, един глас',
      aim: 'Краката работят, докато очите и ръцете вършат друго: ритъм, точен момент и общо броене.',
      setup:
        'Двойки една срещу друга на пет до седем метра, на {l} × {w} м. Едната топка е на земята при единия, другата – в ръцете на другия.',
      rules: [
        'Двамата броят: едно, две, сега. Едната топка се подава, другата се хвърля отдолу.',
        'Хвани едната и върни другата в същия ритъм.',
        'Десет пъти без грешка: по земя се играе от първо.',
        'После хвърлената топка се връща с мек удар от въздуха в ръцете.',
        'Всяка минута задачите се сменят, на две – и партньорът.',
      ],
      points: [
        'Двата крака са в ситни стъпки, готови наляво и надясно.',
        'Погледни хвърлената топка късно и за кратко, другата усети с вътрешната част.',
        'Еднаква скорост на двете топки; който брои, дава такта.',
      ],
      harder: ['След всеки пас – крачка встрани, двамата в една посока.'],
      easier: ['Едно след друго: първо хвърляне, после пас.'],
      scoring: 'Най-дългата серия с двете топки без грешка; важи рекордът на двойката.',
      question: 'Кое помогна повече: по-бърз поглед или по-силно броене?',
      fault: 'Двойката бърза: пасовете стават остри и ритъмът се къса.',
    },
  },
}
