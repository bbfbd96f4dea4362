/** First technique: tossed from two metres, headed back into the hands. */
import { createSketch } from '../../../create-sketch'
import { createScale, type Exercise } from '../../grown/kit'
import { createHeadingSizes } from './sizes'

export const foreheadAndCatch: Exercise = {
  key: 'forehead-and-catch',
  sizes: createHeadingSizes([12, 12], [14, 14]),
  intensity: 'low',
  more: { heading: true, bibs: 0 },
  draw({ area }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('marker')
    const places = [0.2, 0.5, 0.8]
    const pairs = places.map((y) => {
      const thrower = drawing.player('a', at(0.38, y))
      return { thrower, header: drawing.player('a', at(0.62, y)), ball: drawing.ball(thrower) }
    })
    drawing.coach(at(0.5, 1.14))
    for (const round of [0, 1, 2]) {
      drawing.together(() => {
        for (const { header, ball } of pairs) drawing.pass(ball, header, { kind: 'lofted' })
      })
      drawing.together(() => {
        for (const { thrower, ball } of pairs) drawing.pass(ball, thrower, { kind: 'lofted' })
      })
      drawing.together(() => {
        for (const [index, { header }] of pairs.entries())
          drawing.run(header, at(0.62 + (round % 2 ? 0 : 0.06), places[index] ?? 0.5))
      })
    }
    return drawing
  },
  words: {
    en: {
      title: 'Forehead, neck, catch',
      aim: 'Learn the header with eyes open and a firm neck, from a soft toss over two or three metres.',
      setup:
        'Square of {l} × {w} m for three pairs, {ball}. Partners face each other three metres apart, well away from the next pair.',
      rules: [
        'The thrower tosses the ball underarm in a gentle arc.',
        'The partner heads it back into the thrower’s hands with the forehead.',
        'First standing, then with a step, then with a small jump.',
        '{most} in the whole session, then partners change. Headache or dizziness: stop and tell the coach.',
      ],
      points: [
        'Eyes on the ball until it leaves the forehead, mouth closed.',
        'Chin in, neck firm: head and upper body move as one piece.',
        'Power comes from hips and trunk, not from the neck.',
        'Feet in a stride so that you neither fall forward nor back.',
      ],
      harder: ['The header goes down to the thrower’s feet.'],
      easier: ['Head the ball out of your own hands first.'],
      scoring: 'A header that the thrower catches without a step is a point for the pair.',
      question: 'On which part of the forehead did it feel easy?',
      fault: 'Waiting with a loose neck until the ball falls on top of the head.',
    },
    de: {
      title: 'Stirn, Nacken, fangen',
      aim: 'Den Kopfball mit offenen Augen und festem Nacken lernen, aus weichem Zuwurf über zwei bis drei Meter.',
      setup:
        'Quadrat von {l} × {w} m für drei Paare, {ball}. Die Partner stehen sich drei Meter gegenüber, mit genug Abstand zum nächsten Paar.',
      rules: [
        'Der Werfer wirft den Ball von unten in weichem Bogen zu.',
        'Der Partner köpft ihn mit der Stirn zurück in die Hände.',
        'Zuerst im Stand, dann mit einem Schritt, dann mit kleinem Sprung.',
        '{most} in der ganzen Einheit, dann wechseln. Bei Kopfweh oder Schwindel: aufhören und es dem Trainer sagen.',
      ],
      points: [
        'Augen am Ball, bis er die Stirn verlässt, Mund zu.',
        'Kinn zur Brust, Nacken fest: Kopf und Oberkörper sind eine Einheit.',
        'Die Kraft kommt aus Hüfte und Rumpf, nicht aus dem Nacken.',
        'Schrittstellung, dann kippst du weder vor noch zurück.',
      ],
      harder: ['Nach unten vor die Füße des Werfers köpfen.'],
      easier: ['Zuerst den Ball aus den eigenen Händen köpfen.'],
      scoring: 'Fängt der Werfer ohne Schritt, erhält das Paar einen Punkt.',
      question: 'An welcher Stelle der Stirn fühlte es sich leicht an?',
      fault: 'Mit lockerem Nacken warten, bis der Ball auf den Scheitel fällt.',
    },
    bg: {
      title: 'Чело, врат, улавяне',
      aim: 'Техника на удара с глава: отворени очи, стегнат врат, меко подхвърляне от два-три метра.',
      setup:
        'Квадрат {l} × {w} м за три двойки, {ball}. Партньорите са един срещу друг на три метра и достатъчно далеч от следващата двойка.',
      rules: [
        'Хвърлящият подава отдолу с ръце в мека дъга.',
        'Партньорът връща топката с чело в ръцете му.',
        'Първо от място, после с крачка, после с малък отскок.',
        '{most} за цялата тренировка, после смяна. При главоболие или замайване: спри и кажи на треньора.',
      ],
      points: [
        'Очите са в топката, докато напусне челото, устата е затворена.',
        'Брадичката прибрана, вратът стегнат: глава и тяло се движат заедно.',
        'Силата идва от таза и тялото, не от врата.',
        'Краката са в крачка, за да не падаш нито напред, нито назад.',
      ],
      harder: ['Топката се насочва надолу, в краката на хвърлящия.'],
      easier: ['Първо удар с глава от собствените ръце.'],
      scoring: 'Ако хвърлящият улови без крачка, двойката печели точка.',
      question: 'С коя част на челото беше лесно?',
      fault: 'Отпуснат врат и чакане топката да падне върху темето.',
    },
  },
}
