/** A wide triangle against two defenders: outside, inside or round the back. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, moveAll, playInto, type Exercise } from '../kit'
import { fullSize, youthSize } from './sizes'

export const wideChoice: Exercise = {
  key: 'wide-choice',
  sizes: [youthSize, fullSize],
  intensity: 'high',
  draw({ area }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.gears('pole', [at(1, 0.04), at(1, 0.24), at(1, 0.44), at(1, 0.64)])
    drawing.goal('mini', at(1, 0.86), 180)
    const back = drawing.player('a', at(0.3, 0.2))
    const winger = drawing.player('a', at(0.62, 0.1))
    const middle = drawing.player('a', at(0.4, 0.56))
    drawing.row('a', 2, at(0.04, 0.3), at(0.04, 0.5))
    const wide = drawing.player('b', at(0.72, 0.16))
    const near = drawing.player('b', at(0.56, 0.44))
    const ball = drawing.ball(back)
    addBench(drawing, 5)
    drawing.together(() => {
      drawing.run(near, at(0.5, 0.36))
      drawing.pass(ball, middle)
    })
    drawing.together(() => {
      drawing.run(near, at(0.5, 0.48))
      drawing.run(back, at(0.48, 0.06))
      drawing.pass(ball, winger)
    })
    moveAll(drawing, [winger, at(0.62, 0.24)], [wide, at(0.7, 0.24)], [back, at(0.66, 0.05)])
    playInto(drawing, ball, back, at(0.82, 0.07), [[wide, at(0.78, 0.16)]])
    moveAll(drawing, [back, at(0.98, 0.14)])
    return drawing
  },
  words: {
    en: {
      title: 'Outside, inside or round the back',
      aim: 'Read two defenders on the wing and choose the right one of three ways: overlap, inside run or switch to the far goal.',
      setup:
        'Wing area of {l} × {w} m. On the far line two pole gates, one near the touchline and one inside, and a mini goal on the far side. Full back with the ball, winger and midfielder make a triangle against two defenders. Two more wait with balls.',
      rules: [
        'Full back, midfielder and winger combine with at most three touches each.',
        'Wide defender drawn inside: overlap and dribble through the outer gate.',
        'Wide defender stays out: wall pass and run through the inner gate.',
        'Both defenders come over: back to the midfielder, who finds the mini goal.',
        'A win counts when the defender dribbles over the near line; attackers then change by one place.',
      ],
      points: [
        'Winger: bring the ball to the inside foot, so that the defender must move.',
        'Full back: overlap only when the winger is facing inside.',
        'Midfielder: be the way back, always half a pass behind the ball.',
        'Three players, three heights: never two on one line.',
      ],
      harder: ['A third defender starts at the mini goal as soon as the ball goes wide.'],
      easier: ['The defenders must agree aloud before the start what they leave open.'],
      scoring: 'Outer gate one, inner gate two, mini goal after a switch two; defender’s line one.',
      question: 'Which defender decided what you did, the first or the second?',
      fault: 'The overlap comes every time because it has been agreed, open or not.',
    },
    de: {
      title: 'Außen, innen oder hintenherum',
      aim: 'Zwei Verteidiger auf dem Flügel lesen und aus drei Wegen den richtigen wählen: hinterlaufen, innen durch oder verlagern.',
      setup:
        'Flügelzone von {l} × {w} m. Auf der hinteren Linie zwei Stangentore, eines an der Seitenlinie, eines weiter innen, und ein Minitor auf der fernen Seite. Außenverteidiger am Ball, Flügel und Achter bilden ein Dreieck gegen zwei Verteidiger. Zwei weitere warten mit Bällen.',
      rules: [
        'Außenverteidiger, Achter und Flügel kombinieren mit höchstens drei Kontakten.',
        'Äußerer Gegner nach innen gezogen: hinterlaufen und durch das äußere Tor dribbeln.',
        'Äußerer Gegner bleibt draußen: Doppelpass und durch das innere Tor.',
        'Beide Gegner schieben herüber: zurück zum Achter, der das Minitor findet.',
        'Ballgewinn zählt beim Dribbling über die vordere Linie; danach wechseln die Angreifer eine Position.',
      ],
      points: [
        'Flügel: den Ball auf den inneren Fuß nehmen, dann muss der Gegner mit.',
        'Außenverteidiger: nur hinterlaufen, wenn der Flügel nach innen schaut.',
        'Achter: immer den Rückweg anbieten, einen halben Pass hinter dem Ball.',
        'Drei Spieler, drei Höhen: nie zwei auf einer Linie.',
      ],
      harder: ['Ein dritter Verteidiger startet am Minitor, sobald der Ball außen ist.'],
      easier: ['Die Verteidiger sagen vorher laut, was sie offen lassen.'],
      scoring:
        'Äußeres Tor eins, inneres zwei, Minitor nach Verlagerung zwei; Linie der Verteidiger eins.',
      question: 'Welcher Verteidiger hat über euren Weg entschieden, der erste oder der zweite?',
      fault: 'Hinterlaufen wird jedes Mal, weil es abgesprochen ist, ob offen oder nicht.',
    },
    bg: {
      title: 'Отвън, отвътре или през задния',
      aim: 'Разчитане на двама защитници по крилото и избор на верния от три пътя: включване отвън, отвътре или прехвърляне.',
      setup:
        'Крилна зона {l} × {w} м. На далечната линия две врати от стълбове, едната до страничната линия, другата по-навътре, и малка врата на далечната страна. Бек с топка, крило и халф правят триъгълник срещу двама защитници. Още двама чакат с топки.',
      rules: [
        'Бек, халф и крило комбинират с най-много три докосвания.',
        'Външният защитник е увлечен навътре: включване отвън и водене през външната врата.',
        'Външният остава навън: двоен пас и излизане през вътрешната врата.',
        'И двамата се изтеглят: назад към халфа, който намира малката врата.',
        'Отнемането важи при водене през близката линия; после нападателите се сменят с едно място.',
      ],
      points: [
        'Крило: вземи топката на вътрешния крак, тогава защитникът е длъжен да тръгне.',
        'Бек: включвай се само когато крилото гледа навътре.',
        'Халф: бъди винаги пътят назад, на половин пас зад топката.',
        'Трима играчи, три нива: никога двама на една линия.',
      ],
      harder: ['Трети защитник тръгва от малката врата, щом топката отиде по крилото.'],
      easier: ['Защитниците казват предварително на глас какво оставят отворено.'],
      scoring:
        'Външна врата – една, вътрешна – две, малка врата след прехвърляне – две; линията за защитниците – една.',
      question: 'Кой защитник реши вашия път – първият или вторият?',
      fault: 'Включването отвън става винаги, защото е уговорено, отворено или не.',
    },
  },
}
