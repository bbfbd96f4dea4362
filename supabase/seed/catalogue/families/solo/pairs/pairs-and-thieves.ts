/** Four pairs keep a ball each against two thieves. */
import { moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const pairsAndThieves: Exercise = {
  key: 'pairs-and-thieves',
  kind: { topic: 'possession', practice_type: 'opposed' },
  sizes: createSizes([[20, 20], [9, 12], 2, [8, 60, 45]], [[26, 26], [13, 99], 3, [8, 75, 45]]),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area, 2)
    const one = drawing.player('a', at(0.18, 0.2))
    const two = drawing.player('a', at(0.44, 0.14))
    const three = drawing.player('a', at(0.86, 0.24))
    const four = drawing.player('a', at(0.8, 0.52))
    const five = drawing.player('a', at(0.16, 0.56))
    const six = drawing.player('a', at(0.26, 0.86))
    const seven = drawing.player('a', at(0.6, 0.86))
    const eight = drawing.player('a', at(0.86, 0.8))
    const thief = drawing.player('b', at(0.3, 0.4))
    const other = drawing.player('b', at(0.68, 0.66))
    const ball = drawing.ball(one)
    drawing.ball(three)
    drawing.ball(five)
    const second = drawing.ball(seven)
    playInto(drawing, ball, two, at(0.5, 0.18), [[thief, at(0.24, 0.3)]])
    drawing.together(() => {
      drawing.run(other, at(0.64, 0.74))
      drawing.run(eight, at(0.82, 0.9))
      drawing.pass(second, at(0.82, 0.9), { for: eight })
    })
    moveAll(
      drawing,
      [thief, at(0.4, 0.24)],
      [one, at(0.3, 0.1)],
      [three, at(0.9, 0.34)],
      [four, at(0.7, 0.44)],
      [five, at(0.12, 0.66)],
      [six, at(0.34, 0.78)],
    )
    drawing.pass(ball, one)
    return drawing
  },
  words: {
    en: {
      title: 'Pairs and thieves',
      aim: 'Keep a ball in pairs: decide whether to pass, to shield or to move away before a thief is there.',
      setup:
        'Four pairs, a ball each, on {l} × {w} m. Two thieves without a ball in another colour; two spare balls beside the coach.',
      rules: [
        'Every pair passes and dribbles freely through the whole field.',
        'The thieves hunt any ball; a ball won or out is put on the side line.',
        'The pair fetches it with ten quick passes outside, then returns.',
        'Nobody passes to another pair.',
        'After each round the pair that lost its ball most often becomes the thieves.',
      ],
      points: [
        'With the thief near: shield until your partner has an angle.',
        'Partner: not behind the thief, not too far, always visible.',
        'Use the other pairs as a screen: the way round them takes the thief longer.',
      ],
      harder: ['A third thief.', 'Three touches at most.'],
      easier: ['Thieves hold hands and hunt as one.'],
      scoring: 'Balls still in play at the end of the round, by pair: one point each.',
      question: 'Where did your partner stand when the pass was easy?',
      fault: 'The two partners hang together and give the thief both with one run.',
    },
    de: {
      title: 'Paare und Diebe',
      aim: 'Zu zweit den Ball behaupten: rechtzeitig entscheiden, ob passen, abschirmen oder wegziehen.',
      setup:
        'Vier Paare mit je einem Ball auf {l} × {w} m. Zwei Diebe ohne Ball in anderer Farbe; zwei Ersatzbälle beim Trainer.',
      rules: [
        'Jedes Paar passt und dribbelt frei im ganzen Feld.',
        'Die Diebe jagen jeden Ball; ein eroberter wird an die Seitenlinie gelegt.',
        'Das Paar löst ihn mit zehn schnellen Pässen draußen aus und kommt zurück.',
        'Zu anderen Paaren wird nicht gepasst.',
        'Nach jedem Durchgang wird das Paar mit den meisten Ballverlusten zu Dieben.',
      ],
      points: [
        'Ist der Dieb nah: abschirmen, bis der Partner einen Winkel hat.',
        'Partner: nicht hinter dem Dieb, nicht zu weit, immer sichtbar.',
        'Andere Paare als Schirm nutzen: Um sie herum ist der Weg länger.',
      ],
      harder: ['Ein dritter Dieb.', 'Höchstens drei Kontakte.'],
      easier: ['Die Diebe halten sich an den Händen und jagen gemeinsam.'],
      scoring: 'Ein Punkt für jedes Paar, das am Ende noch im Feld am Ball ist.',
      question: 'Wo stand dein Partner, wenn der Pass leicht war?',
      fault: 'Beide kleben aneinander, der Dieb stört mit einem Lauf beide.',
    },
    bg: {
      title: 'Двойки и крадци',
      aim: 'Пазене на топката по двойки: навременен избор между пас, закриване и отдалечаване.',
      setup:
        'Четири двойки с по една топка на {l} × {w} м. Двама крадци без топка в друг цвят; две резервни топки до треньора.',
      rules: [
        'Всяка двойка подава и води свободно из цялото поле.',
        'Крадците гонят всяка топка; отнетата се слага на страничната линия.',
        'Двойката я откупува с десет бързи паса отвън и се връща.',
        'Към друга двойка не се подава.',
        'След всяка серия двойката с най-много загуби става крадци.',
      ],
      points: [
        'Крадецът е близо: закривай, докато партньорът намери ъгъл.',
        'Партньор: не зад крадеца, не твърде далеч, винаги видим.',
        'Използвай другите двойки като параван: заобикалянето бави крадеца.',
      ],
      harder: ['Трети крадец.', 'Най-много три докосвания.'],
      easier: ['Крадците се държат за ръце и гонят заедно.'],
      scoring: 'Точка за всяка двойка, която в края още е в полето с топка.',
      question: 'Къде стоеше партньорът ти, когато пасът беше лесен?',
      fault: 'Двамата са залепени и крадецът пречи и на двамата с едно бягане.',
    },
  },
}
