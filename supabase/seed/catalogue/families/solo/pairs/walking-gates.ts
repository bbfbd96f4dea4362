/** Gates that move: pass through them on the run. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const walkingGates: Exercise = {
  key: 'walking-gates',
  kind: { practice_type: 'fun_game' },
  sizes: createSizes([[20, 18], [9, 12], 2, [6, 60, 30]], [[28, 24], [13, 99], 3, [6, 75, 45]]),
  intensity: 'medium',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    const gates = (
      [
        [0.36, 0.3],
        [0.66, 0.68],
      ] as const
    ).map(([x, y]) => ({
      one: drawing.player('b', at(x, y - 0.07)),
      two: drawing.player('b', at(x, y + 0.07)),
      x,
      y,
    }))
    const first = drawing.player('a', at(0.16, 0.24))
    const second = drawing.player('a', at(0.56, 0.3))
    const third = drawing.player('a', at(0.46, 0.72))
    const fourth = drawing.player('a', at(0.9, 0.66))
    const fifth = drawing.player('a', at(0.2, 0.84))
    const sixth = drawing.player('a', at(0.84, 0.16))
    const ball = drawing.ball(first)
    const other = drawing.ball(third)
    drawing.ball(fifth)
    drawing.together(() => {
      drawing.pass(ball, second)
      drawing.pass(other, fourth)
    })
    drawing.together(() => {
      for (const { one, two, x, y } of gates)
        moveAll(drawing, [one, at(x + 0.08, y + 0.06)], [two, at(x + 0.08, y + 0.2)])
      drawing.run(first, at(0.3, 0.5))
      drawing.run(second, at(0.62, 0.4))
      drawing.run(fourth, at(0.92, 0.8))
      drawing.run(third, at(0.56, 0.86))
      drawing.run(fifth, at(0.26, 0.7))
      drawing.run(sixth, at(0.78, 0.3))
    })
    drawing.together(() => {
      drawing.pass(ball, first)
      drawing.pass(other, third)
    })
    return drawing
  },
  words: {
    en: {
      title: 'Walking gates',
      aim: 'Pass on the move with your partner through targets that never stay where they were.',
      setup:
        'Three pairs with a ball each on {l} × {w} m. Two more pairs are gates: they hold the ends of a bib stretched between them, or keep two metres apart, and walk about.',
      rules: [
        'A pair scores with a pass between the two players of a gate.',
        'Gates walk in any direction, but do not turn away at the last moment.',
        'Never twice running through the same gate.',
        'Another ball in the gate: wait or look for the other one.',
        'After each round a passing pair and a gate pair swap.',
      ],
      points: [
        'Run into the place from which you can see the gate and your partner.',
        'Passer: lift your head before the last touch, the gate has moved.',
        'Weight the pass so that the partner takes it in stride.',
      ],
      harder: ['Gates jog.', 'Every second pass through a gate with the weaker foot.'],
      easier: ['Gates stand still for five seconds, then move on.'],
      scoring: 'Passes through gates in a minute; both partners count aloud together.',
      question: 'How did you know where the gate would be when the ball arrived?',
      fault: 'Both partners stand and wait until a gate comes by.',
    },
    de: {
      title: 'Wandernde Tore',
      aim: 'In Bewegung zu zweit durch Ziele passen, die nie dort bleiben, wo sie waren.',
      setup:
        'Drei Paare mit je einem Ball auf {l} × {w} m. Zwei weitere Paare sind Tore: Sie halten ein gespanntes Leibchen oder zwei Meter Abstand und gehen umher.',
      rules: [
        'Ein Paar punktet mit einem Pass zwischen den zwei Torspielern hindurch.',
        'Die Tore gehen frei umher, drehen aber nicht im letzten Moment weg.',
        'Nie zweimal hintereinander durch dasselbe Tor.',
        'Ist ein anderer Ball im Tor: warten oder das andere suchen.',
        'Nach jedem Durchgang tauschen ein Passpaar und ein Torpaar.',
      ],
      points: [
        'Dorthin laufen, wo Tor und Partner zu sehen sind.',
        'Vor dem letzten Kontakt aufschauen: Das Tor ist weitergewandert.',
        'So dosieren, dass der Partner den Ball im Lauf mitnimmt.',
      ],
      harder: ['Die Tore traben.', 'Jeder zweite Torpass mit dem schwächeren Fuß.'],
      easier: ['Die Tore stehen fünf Sekunden still und gehen dann weiter.'],
      scoring: 'Torpässe je Minute; beide Partner zählen gemeinsam laut.',
      question: 'Woher wusstest du, wo das Tor sein wird, wenn der Ball kommt?',
      fault: 'Beide stehen und warten, bis ein Tor vorbeikommt.',
    },
    bg: {
      title: 'Ходещи вратички',
      aim: 'Подаване в движение с партньор през цели, които никога не стоят на едно място.',
      setup:
        'Три двойки с по една топка на {l} × {w} м. Други две двойки са вратички: държат опънат потник или дистанция от два метра и се разхождат.',
      rules: [
        'Двойката бележи с пас между двамата играчи на вратичка.',
        'Вратичките ходят свободно, но не се извръщат в последния миг.',
        'Никога два пъти поред през една и съща.',
        'Ако там има друга топка – изчакай или потърси другата вратичка.',
        'След всяка серия двойка с топка се сменя с двойка вратичка.',
      ],
      points: [
        'Тичай там, откъдето виждаш и вратичката, и партньора.',
        'Преди последното докосване погледни: вратичката се е преместила.',
        'Премери силата, за да поеме партньорът в движение.',
      ],
      harder: ['Вратичките тичат леко.', 'Всеки втори пас е с по-слабия крак.'],
      easier: ['Вратичките стоят по пет секунди, после продължават.'],
      scoring: 'Брой пасове през вратички за минута; партньорите броят на глас.',
      question: 'Откъде знаеше къде ще е вратичката, когато топката стигне?',
      fault: 'Двамата стоят и чакат вратичката да мине покрай тях.',
    },
  },
}
