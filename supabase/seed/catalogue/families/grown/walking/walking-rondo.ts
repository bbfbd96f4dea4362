/** Keeping the ball at walking pace. */
import { createSketch } from '../../../create-sketch'
import { addBench, moveAll, type Exercise } from '../kit'
import { largeGroup, smallGroup } from './sizes'

export const walkingRondo: Exercise = {
  key: 'walking-rondo',
  sizes: [
    { ...smallGroup, area: [14, 14], count: 7 },
    { ...largeGroup, area: [17, 17], count: 9 },
  ],
  intensity: 'low',
  kind: { phase: 'warm_up', practice_type: 'rondo', topic: 'possession' },
  more: { isWalking: true, bibs: 2 },
  draw({ area, count = 7 }) {
    const [length, width] = area
    const drawing = createSketch(area)
    drawing.corners('marker')
    const ring = drawing.ring('a', count - 2, [length / 2, width / 2], width * 0.42)
    const one = drawing.player('b', [length * 0.42, width * 0.46])
    const two = drawing.player('b', [length * 0.6, width * 0.56])
    const [top = '', right = '', , far = ''] = ring
    const ball = drawing.ball(top)
    addBench(drawing, 2)
    drawing.together(() => {
      drawing.run(one, [length * 0.5, width * 0.36])
      drawing.run(two, [length * 0.62, width * 0.46])
      drawing.pass(ball, right)
    })
    drawing.together(() => {
      drawing.run(one, [length * 0.48, width * 0.46])
      drawing.run(two, [length * 0.68, width * 0.42])
      drawing.pass(ball, top)
    })
    drawing.together(() => {
      drawing.run(one, [length * 0.4, width * 0.44])
      drawing.pass(ball, far)
    })
    moveAll(drawing, [two, [length * 0.56, width * 0.54]])
    return drawing
  },
  words: {
    en: {
      title: 'Walking football: the talking circle',
      aim: 'Warm up gently, find passing lines and learn everybody’s name again.',
      setup:
        'Square of {l} × {w} m, {n} players: two inside with bibs, the others on a circle. Two spare balls with the coach. Comfortable shoes with a firm sole, no studs on a hard floor.',
      rules: [
        'The circle passes along the ground and says the name of the receiver.',
        'The two inside walk and close lines with the feet, without stretching for the ball.',
        'A line is closed: wait with the sole on the ball, the circle moves to open another.',
        'When the ball is intercepted, the passer swaps with the one who has been in longest.',
        'Every minute the circle walks ten steps to the left with the ball still moving.',
      ],
      points: [
        'Firm pass, inside of the foot, standing foot beside the ball.',
        'Trap with the sole or inside and keep your weight over both feet.',
        'Show with your hand where you would like the ball.',
      ],
      harder: ['Weaker foot only.', 'A pass between the two inside counts double.'],
      easier: ['One walker inside only.'],
      scoring:
        'Passes in a row with names; ten passes: everybody changes places across the circle.',
      question: 'Which is easier to close, the long or the short line? Why?',
      fault: 'Somebody lunges for the ball with a long leg: that is how muscles tear.',
    },
    de: {
      title: 'Gehfußball: der Gesprächskreis',
      aim: 'Sanft aufwärmen, Passwege finden und alle Namen wieder kennenlernen.',
      setup:
        'Quadrat von {l} × {w} m, {n} Spieler: zwei innen mit Leibchen, die anderen auf einem Kreis. Zwei Ersatzbälle beim Trainer. Bequeme Schuhe mit fester Sohle, auf hartem Boden ohne Stollen.',
      rules: [
        'Der Kreis passt flach und sagt dabei den Namen des Empfängers.',
        'Die zwei innen gehen und schließen Wege, ohne sich nach dem Ball zu strecken.',
        'Ist ein Weg zu: Sohle auf den Ball und warten, der Kreis öffnet einen anderen.',
        'Bei abgefangenem Ball tauscht der Passgeber mit dem, der am längsten innen ist.',
        'Jede Minute geht der Kreis zehn Schritte nach links, der Ball läuft weiter.',
      ],
      points: [
        'Fester Pass mit der Innenseite, Standfuß neben dem Ball.',
        'Mit Sohle oder Innenseite stoppen, Gewicht auf beiden Füßen.',
        'Mit der Hand zeigen, wohin der Ball soll.',
      ],
      harder: ['Nur der schwächere Fuß.', 'Ein Pass zwischen den beiden hindurch zählt doppelt.'],
      easier: ['Nur einer geht innen.'],
      scoring: 'Pässe in Folge mit Namen; bei zehn tauschen alle quer durch den Kreis.',
      question: 'Was lässt sich leichter schließen, der lange oder der kurze Weg? Warum?',
      fault: 'Jemand grätscht mit langem Bein nach dem Ball: So reißen Muskeln.',
    },
    bg: {
      title: 'Ходещ футбол: кръгът на имената',
      aim: 'Леко загряване, намиране на линии за пас и припомняне на всички имена.',
      setup:
        'Квадрат {l} × {w} м, {n} играчи: двама вътре с потници, другите в кръг. Две резервни топки при треньора. Удобни обувки със стабилна подметка, без бутони на твърд под.',
      rules: [
        'Кръгът подава по земята и казва името на получателя.',
        'Двамата вътре ходят и затварят линии, без да се протягат за топката.',
        'Ако линията е затворена: подметка върху топката и изчакване, кръгът отваря друга.',
        'При пресечена топка подаващият се сменя с този, който е най-дълго вътре.',
        'Всяка минута кръгът прави десет крачки наляво, без топката да спира.',
      ],
      points: [
        'Твърд пас с вътрешната страна, опорният крак е до топката.',
        'Спирай с подметка или вътрешна страна, тежестта е на двата крака.',
        'Покажи с ръка къде искаш топката.',
      ],
      harder: ['Само с по-слабия крак.', 'Пас между двамата вътре се брои двойно.'],
      easier: ['Само един ходи вътре.'],
      scoring: 'Поредни пасове с имена; при десет всички сменят местата си през кръга.',
      question: 'Коя линия се затваря по-лесно – дългата или късата? Защо?',
      fault: 'Някой се протяга рязко за топката: така се късат мускули.',
    },
  },
}
