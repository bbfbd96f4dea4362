/** Defensive header: high, wide, far over a line, nobody within two metres. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, type Exercise } from '../../grown/kit'
import { createHeadingSizes } from './sizes'

export const highWideFar: Exercise = {
  key: 'high-wide-far',
  kind: { moment: 'out_of_possession', corners: ['technical', 'tactical'] },
  sizes: createHeadingSizes([18, 18], [24, 22]),
  intensity: 'medium',
  more: { heading: true },
  draw({ area }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.zone(at(0.02, 0), at(0.3, 0.3))
    drawing.zone(at(0.02, 0.7), at(0.3, 1))
    const thrower = drawing.player('a', at(0.3, 0.5))
    const near = drawing.player('a', at(0.12, 0.16))
    const far = drawing.player('a', at(0.12, 0.84))
    const first = drawing.player('b', at(0.78, 0.4))
    const second = drawing.player('b', at(0.86, 0.6))
    const ball = drawing.ball(thrower)
    addBench(drawing, 4)
    drawing.together(() => {
      drawing.run(first, at(0.66, 0.44))
      drawing.run(second, at(0.82, 0.46))
      drawing.pass(ball, at(0.66, 0.44), { for: first, kind: 'lofted' })
    })
    drawing.pass(ball, near, { kind: 'lofted' })
    drawing.pass(ball, thrower)
    drawing.together(() => {
      drawing.run(second, at(0.66, 0.56))
      drawing.run(first, at(0.82, 0.52))
      drawing.pass(ball, at(0.66, 0.56), { for: second, kind: 'lofted' })
    })
    drawing.pass(ball, far, { kind: 'lofted' })
    return drawing
  },
  words: {
    en: {
      title: 'High, wide, far away',
      aim: 'Clear a lofted ball with the head in height, width and distance while a partner covers behind.',
      setup:
        '{l} × {w} m, {ball}. A thrower in front, two defenders in the other half, two marked target fields in the far corners with a catcher in each.',
      rules: [
        'The thrower tosses the ball high between the two defenders.',
        'One calls “Mine!” and attacks it, the other drops three steps to cover.',
        'The header goes sideways into one of the target fields.',
        'The catcher rolls the ball back. Defenders take turns, then swap with the catchers.',
        '{most}, nobody jumps against anybody. Headache or dizziness: stop and tell the coach.',
      ],
      points: [
        'Call early and loudly, only then go: two heads at one ball are dangerous.',
        'Run up at an angle and take off from one foot.',
        'Strike under the middle of the ball to give it height.',
        'Cover player: sideways on, ready for a ball that slips through.',
      ],
      harder: ['The thrower kicks a soft lob from the hands.'],
      easier: ['Without a jump, from four metres.'],
      scoring: 'Target field reached without a bounce two, with a bounce one. No call, no point.',
      question: 'How did you agree who goes and who covers?',
      fault: 'Both watch each other in silence, and both go in the end.',
    },
    de: {
      title: 'Hoch, weit, zur Seite',
      aim: 'Einen hohen Ball mit dem Kopf hoch, weit und seitlich klären, während ein Partner absichert.',
      setup:
        '{l} × {w} m, {ball}. Vorn ein Werfer, in der anderen Hälfte zwei Verteidiger, in den fernen Ecken zwei markierte Zielfelder mit je einem Fänger.',
      rules: [
        'Der Werfer wirft den Ball hoch zwischen die beiden Verteidiger.',
        'Einer ruft „Meiner!“ und geht hin, der andere fällt drei Schritte zurück.',
        'Der Kopfball geht seitlich in eines der Zielfelder.',
        'Der Fänger rollt zurück. Die Verteidiger wechseln sich ab und tauschen dann mit den Fängern.',
        '{most}, niemand springt gegen jemanden. Bei Kopfweh oder Schwindel: aufhören und es dem Trainer sagen.',
      ],
      points: [
        'Früh und laut rufen, erst dann gehen: Zwei Köpfe an einem Ball sind gefährlich.',
        'Schräg anlaufen und mit einem Bein abspringen.',
        'Den Ball unter der Mitte treffen, das gibt Höhe.',
        'Absichernder: seitlich stehen, bereit für den durchrutschenden Ball.',
      ],
      harder: ['Der Werfer schlägt einen weichen Heber aus der Hand.'],
      easier: ['Ohne Sprung, aus vier Metern.'],
      scoring: 'Zielfeld ohne Aufsprung zwei, mit Aufsprung einer. Ohne Ruf kein Punkt.',
      question: 'Wie habt ihr geklärt, wer geht und wer absichert?',
      fault: 'Beide schauen sich stumm an, und am Ende gehen beide.',
    },
    bg: {
      title: 'Високо, далеч, встрани',
      aim: 'Изчистване с глава във височина, далечина и встрани, докато партньорът подсигурява.',
      setup:
        '{l} × {w} м, {ball}. Отпред хвърлящ, в другата половина двама защитници, в далечните ъгли – две очертани полета с по един ловец.',
      rules: [
        'Хвърлящият подава високо между двамата защитници.',
        'Единият вика „Моя!“ и напада топката, другият се отдръпва три крачки.',
        'Ударът с глава е встрани, в едно от двете полета.',
        'Ловецът търкаля обратно. Защитниците се редуват, после се сменят с ловците.',
        '{most}, никой не скача срещу друг. При главоболие или замайване: спри и кажи на треньора.',
      ],
      points: [
        'Викай рано и силно и чак тогава тръгни: две глави на една топка са опасни.',
        'Засили се под ъгъл и отскочи от един крак.',
        'Удари топката под центъра, за да се издигне.',
        'Подсигуряващ: стой странично, готов за пропуснатата топка.',
      ],
      harder: ['Хвърлящият подава меко с крак от ръце.'],
      easier: ['Без отскок, от четири метра.'],
      scoring: 'В полето без отскок – две точки, с отскок – една. Без вик няма точка.',
      question: 'Как се разбрахте кой отива и кой подсигурява?',
      fault: 'Двамата се гледат мълчаливо и накрая тръгват заедно.',
    },
  },
}
