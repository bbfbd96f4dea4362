/** Two giants defend a large goal and attack two small ones against four mice. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const giantsAndMice: Exercise = {
  key: 'giants-and-mice',
  sizes: createSizes({
    small: [24, 18],
    large: [30, 22],
    ages: [7, 9],
    olderAges: [10, 12],
    level: 1,
    time: [6, 90, 60],
    more: 2,
  }),
  intensity: 'high',
  kind: { topic: 'fun' },
  draw(size) {
    const board = createBoard(size)
    board.goals('mini', [1, 0.5, 180])
    board.goals('small', [0, 0.25, 0], [0, 0.75, 0])
    const a = board.players('a', [0.22, 0.5], [0.4, 0.18], [0.42, 0.82], [0.56, 0.36])
    const b = board.players('b', [0.5, 0.56], [0.76, 0.48])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.44, 0.44]], [b(2), [0.74, 0.4]])
    board.run([a(2), [0.52, 0.12]], [b(1), [0.5, 0.26]], [a(4), [0.64, 0.3]], [a(3), [0.62, 0.78]])
    board.into(a(4), [0.68, 0.26], [b(2), [0.76, 0.36]], [b(1), [0.56, 0.26]])
    board.into(a(3), [0.76, 0.68], [b(2), [0.82, 0.44]], [b(1), [0.64, 0.4]])
    board.shoot([1, 0.52], [b(2), [0.86, 0.5]], [b(1), [0.7, 0.54]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Giants and mice',
      aim: 'Play together when you are many and small; be brave and quick when you are only two.',
      setup:
        'Pitch of {l} × {w} m. Four mice attack one mini goal and have two 3 m goals behind them; the two giants attack those.',
      rules: [
        'The mice start each attack; they want to hit the tiny goal.',
        'Giants who win the ball may shoot from anywhere at the big goals.',
        'Mice may not use their hands or stand inside a goal.',
        'After each goal the mice begin again at their own end.',
        'Every ninety seconds two others become giants.',
      ],
      points: [
        'Mice: spread out, the giants cannot be everywhere.',
        'One mouse stays back, because the goals are big.',
        'Giants: wait for the bad touch, then at once forward.',
        'Two giants help each other: one goes, one waits.',
      ],
      harder: ['A third giant.'],
      easier: ['Giants shoot from the other half only.'],
      scoring: 'Mouse goal: two. Giant goal: one.',
      question: 'How did the mice make the giants tired?',
      fault: 'All four mice attack, and behind them both goals are empty.',
    },
    de: {
      title: 'Riesen und Mäuse',
      aim: 'Zusammenspielen, wenn man viele ist; mutig und schnell sein, wenn man nur zu zweit ist.',
      setup:
        'Feld von {l} × {w} m. Vier Mäuse greifen ein Minitor an und haben hinter sich zwei Drei-Meter-Tore; auf diese spielen die zwei Riesen.',
      rules: [
        'Die Mäuse beginnen jeden Angriff und wollen ins winzige Tor treffen.',
        'Riesen mit Ball dürfen von überall auf die großen Tore schießen.',
        'Mäuse nehmen nicht die Hände und stehen nicht im Tor.',
        'Nach jedem Tor beginnen die Mäuse wieder hinten.',
        'Alle neunzig Sekunden werden zwei andere zu Riesen.',
      ],
      points: [
        'Mäuse: verteilt euch, die Riesen können nicht überall sein.',
        'Eine Maus bleibt hinten, denn die Tore sind groß.',
        'Riesen: auf den schlechten Kontakt warten, dann sofort nach vorn.',
        'Zwei Riesen helfen einander: Einer geht, einer wartet.',
      ],
      harder: ['Ein dritter Riese.'],
      easier: ['Riesen schießen nur aus der anderen Hälfte.'],
      scoring: 'Mäusetor: zwei. Riesentor: einer.',
      question: 'Womit haben die Mäuse die Riesen müde gemacht?',
      fault: 'Alle vier Mäuse stürmen, und hinten sind beide Tore leer.',
    },
    bg: {
      title: 'Великани и мишки',
      aim: 'Играйте заедно, когато сте много; бъдете смели и бързи, когато сте само двама.',
      setup:
        'Поле {l} × {w} м. Четири мишки атакуват една малка врата, а зад тях има две триметрови; към тях играят двамата великани.',
      rules: [
        'Мишките започват всяка атака и искат да вкарат в малката врата.',
        'Великан с топка може да бие отвсякъде към големите врати.',
        'Мишките не пипат с ръце и не стоят във вратата.',
        'След всеки гол мишките започват отново отзад.',
        'На всеки деветдесет секунди други двама стават великани.',
      ],
      points: [
        'Мишки: разпръснете се, великаните не могат да са навсякъде.',
        'Една мишка остава отзад, защото вратите са големи.',
        'Великани: чакайте лошото докосване и веднага напред.',
        'Двамата великани си помагат: един отива, един чака.',
      ],
      harder: ['Трети великан.'],
      easier: ['Великаните стрелят само от другата половина.'],
      scoring: 'Гол на мишките – две. Гол на великаните – една.',
      question: 'С какво мишките измориха великаните?',
      fault: 'И четирите мишки атакуват, а отзад двете врати са празни.',
    },
  },
}
