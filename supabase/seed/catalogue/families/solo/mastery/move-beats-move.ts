/** Scissors, stone, paper with the feet. */
import { type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const moveBeatsMove: Exercise = {
  key: 'move-beats-move',
  kind: { topic: 'ball_mastery' },
  sizes: createSizes(
    [[16, 14], [7, 10], 1, [6, 60, 30]],
    [[20, 18], [11, 15], 2, [6, 75, 30], { more: 4 }],
  ),
  intensity: 'medium',
  draw({ area }) {
    const { drawing, at } = createGround(area, 0)
    drawing.coach(at(0.5, 1.12))
    const pairs = [0.14, 0.38, 0.62, 0.86].map((y) => {
      const left = drawing.player('a', at(0.38, y))
      const right = drawing.player('a', at(0.62, y))
      drawing.ball(left)
      drawing.ball(right)
      return [left, right] as const
    })
    drawing.together(() => {
      for (const [index, [left, right]] of pairs.entries()) {
        const y = [0.14, 0.38, 0.62, 0.86][index] ?? 0.5
        const wins = index % 2 === 0
        drawing.run(left, at(0.44, y + 0.03), at(wins ? 0.96 : 0.3, y))
        drawing.run(right, at(0.56, y - 0.03), at(wins ? 0.7 : 0.04, y))
      }
    })
    return drawing
  },
  words: {
    en: {
      title: 'Move beats move',
      aim: 'Master three moves so well that you can choose one at the last moment and react to your partner’s.',
      setup:
        'Pairs face each other around the middle of a {l} × {w} m field, a ball each, three steps apart. Three moves are agreed: sole roll beats step-over, step-over beats drag-back, drag-back beats sole roll.',
      rules: [
        'Both tap the ball between their feet and count aloud: one, two, three.',
        'On three each shows one of the three moves.',
        'The winner dribbles forward over the line; the loser turns and tries to tag them.',
        'Same move: keep tapping and count again.',
        'After three duels the winners move one pair up, the losers one pair down.',
      ],
      points: [
        'Small taps on your toes, knees soft, eyes on your partner’s feet.',
        'Finish the move so that the ball lies ready for the next step.',
        'Winner: first touch out of your feet at once.',
      ],
      harder: ['Show the move with the weaker foot, or it does not count.'],
      easier: ['Only two moves; no catching, the winner just collects the point.'],
      scoring: 'Over the line untagged: two points. Tagged after winning: one.',
      question: 'How could you see which move was coming?',
      fault: 'Eyes stay on your own ball, so the reaction comes too late.',
    },
    de: {
      title: 'Trick schlägt Trick',
      aim: 'Drei Bewegungen so sicher beherrschen, dass die Wahl erst im letzten Moment fällt und das Gegenüber im Blick bleibt.',
      setup:
        'Paare stehen sich in der Mitte eines Feldes von {l} × {w} m gegenüber, jeder mit Ball, drei Schritte Abstand. Abgemacht ist: Sohlenrolle schlägt Übersteiger, Übersteiger schlägt Zurückziehen, Zurückziehen schlägt Sohlenrolle.',
      rules: [
        'Beide tippen den Ball zwischen den Füßen und zählen laut: eins, zwei, drei.',
        'Auf drei zeigt jeder eine der drei Bewegungen.',
        'Der Sieger dribbelt nach vorn über die Linie, der andere dreht um und will ihn abschlagen.',
        'Gleiche Bewegung: weitertippen und neu zählen.',
        'Nach drei Duellen rücken die Sieger ein Paar nach oben, die anderen eins nach unten.',
      ],
      points: [
        'Kleine Kontakte auf dem Vorfuß, Knie weich, Augen auf den Füßen des Partners.',
        'Die Bewegung so beenden, dass der Ball für den nächsten Schritt bereitliegt.',
        'Sieger: den ersten Kontakt sofort aus dem Fuß heraus.',
      ],
      harder: ['Nur Bewegungen mit dem schwächeren Fuß zählen.'],
      easier: ['Nur zwei Bewegungen; ohne Fangen, der Sieger bekommt den Punkt.'],
      scoring: 'Unberührt über die Linie: zwei Punkte. Nach dem Sieg abgeschlagen: einer.',
      question: 'Woran hast du erkannt, welche Bewegung kommt?',
      fault: 'Der Blick klebt am eigenen Ball, die Reaktion kommt zu spät.',
    },
    bg: {
      title: 'Трик бие трик',
      aim: 'Владеене на три движения толкова сигурно, че изборът да става в последния миг, с поглед към партньора.',
      setup:
        'Двойки стоят една срещу друга в средата на поле {l} × {w} м, всеки с топка, на три крачки. Уговорено е: търкаляне с ходило бие прекрачване, прекрачване бие дръпване назад, дръпване назад бие търкаляне.',
      rules: [
        'Двамата почукват топката между стъпалата и броят на глас: едно, две, три.',
        'На „три“ всеки показва едно от трите движения.',
        'Победителят дриблира напред през линията, другият се обръща и го гони.',
        'Еднакво движение: продължават и броят отново.',
        'След три дуела победителите се местят с една двойка нагоре, другите – надолу.',
      ],
      points: [
        'Леки докосвания на пръсти, меки колене, очи в краката на партньора.',
        'Завърши движението така, че топката да е готова за следващата крачка.',
        'Победител: първото докосване е веднага напред.',
      ],
      harder: ['Важи само движение с по-слабия крак.'],
      easier: ['Само две движения; без гонене, победителят просто взема точката.'],
      scoring: 'През линията без докосване – две точки. Хванат победител – една.',
      question: 'По какво позна кое движение идва?',
      fault: 'Погледът е само в собствената топка и реакцията закъснява.',
    },
  },
}
