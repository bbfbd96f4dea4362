/** First touch on the turn in games. */
import type { TaskWords } from '../kit'

export const endsWords: TaskWords = {
  en: {
    name: 'From end to end on the turn',
    aim: 'Link two ends of the field with as few touches as possible by receiving half-turned.',
    setup:
      '{l} × {w} m. A target player (blue) on each end line, two against two inside; spare balls beside both targets.',
    steps: [
      'The targets play with the team in possession, with two touches.',
      'Carry the ball from one target to the other: that is a point.',
      'A point with a turn by first touch counts double.',
      'After a point go on at once in the other direction.',
      'Ball won: play to either target first. Change targets every round.',
    ],
    points: [
      'One shows for the ball, the other stands behind the opponent.',
      'Look at the far target before the near one plays.',
      'Turn into the side your marker is not touching.',
      'After your pass get beyond the ball.',
    ],
    scoring: 'End to end: one point. With a turn on the first touch: two.',
    question: 'When was playing back the quicker way forward?',
    fault: 'Both come short to the same target.',
    harder: ['The targets have one touch.'],
    easier: ['Add a neutral player inside.'],
  },
  de: {
    name: 'Von Ende zu Ende aufgedreht',
    aim: 'Zwei Enden des Feldes mit wenigen Kontakten verbinden, weil halb offen angenommen wird.',
    setup:
      '{l} × {w} m. Auf jeder Endlinie ein Zielspieler (blau), innen zwei gegen zwei; Ersatzbälle neben beiden Zielspielern.',
    steps: [
      'Die Zielspieler spielen mit dem Team am Ball, mit zwei Kontakten.',
      'Den Ball von einem zum anderen bringen ist ein Punkt.',
      'Mit Aufdrehen im ersten Kontakt zählt er doppelt.',
      'Danach geht es sofort in die andere Richtung weiter.',
      'Ballgewinn: erst zu einem Zielspieler. Zielspielerwechsel jede Runde.',
    ],
    points: [
      'Einer zeigt sich, der andere steht im Rücken des Gegners.',
      'Vor dem Zuspiel ein Blick zum fernen Zielspieler.',
      'Über die Seite drehen, auf der dein Gegner dich nicht berührt.',
      'Nach dem Pass wieder vor den Ball kommen.',
    ],
    scoring: 'Von Ende zu Ende: ein Punkt. Mit Drehung im ersten Kontakt: zwei.',
    question: 'Wann war der Rückpass der schnellere Weg nach vorn?',
    fault: 'Beide kommen demselben Zielspieler entgegen.',
    harder: ['Die Zielspieler spielen direkt.'],
    easier: ['Innen hilft ein Neutraler.'],
  },
  bg: {
    name: 'От край до край с обръщане',
    aim: 'Свързвате двата края с малко докосвания, защото се поема полуобърнат.',
    setup:
      '{l} × {w} м. На всяка крайна линия има целеви (син), вътре са двама срещу двама; резервни топки до двамата целеви.',
    steps: [
      'Целевите играят с отбора, който владее, с две докосвания.',
      'Топката от единия целеви до другия носи точка.',
      'С обръщане при първото докосване точката е двойна.',
      'След точка се продължава веднага в другата посока.',
      'Отнета: първо към един от целевите. Смяна на целевите всяка серия.',
    ],
    points: [
      'Единият се показва, другият е зад гърба на противника.',
      'Погледни далечния целеви, преди близкият да подаде.',
      'Обърни се през страната, на която противникът не те докосва.',
      'След паса мини пред топката.',
    ],
    scoring: 'От край до край: точка. С обръщане при първото докосване: две.',
    question: 'Кога пасът назад беше по-бързият път напред?',
    fault: 'И двамата идват към един и същ целеви.',
    harder: ['Целевите играят от първа.'],
    easier: ['Вътре помага един неутрален.'],
  },
}
