/** Early cross between the last line and the keeper, against a retreating line. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const behindTheLine: Exercise = {
  key: 'behind-the-line',
  kind: { practice_type: 'opposed', corners: ['tactical', 'technical'] },
  sizes: [
    createGoalSize('youth', { area: [34, 32], ages: [12, 13], level: 3, time: [6, 75, 60] }),
    createGoalSize('full', { area: [44, 44], ages: [14, 99], level: 4, time: [6, 90, 75] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const pivot = drawing.player('a', at(0.08, 0.5))
    const wide = drawing.player('a', at(0.3, 0.1))
    const one = drawing.player('a', at(0.42, 0.4))
    const two = drawing.player('a', at(0.42, 0.66))
    const left = drawing.player('b', at(0.52, 0.36))
    const middle = drawing.player('b', at(0.52, 0.52))
    const right = drawing.player('b', at(0.52, 0.72))
    const ball = drawing.ball(pivot)
    addBench(drawing, 6)
    playInto(drawing, ball, wide, at(0.38, 0.1), [
      [left, at(0.56, 0.32)],
      [middle, at(0.56, 0.5)],
      [right, at(0.56, 0.68)],
    ])
    drawing.together(() => {
      drawing.run(wide, at(0.46, 0.12))
      drawing.run(one, at(0.52, 0.42))
      drawing.run(two, at(0.54, 0.6))
      drawing.run(left, at(0.62, 0.34))
      drawing.run(middle, at(0.64, 0.5))
      drawing.run(right, at(0.64, 0.66))
    })
    drawing.together(() => {
      drawing.run(two, at(0.8, 0.58))
      drawing.run(one, at(0.78, 0.36))
      drawing.run(left, at(0.74, 0.4))
      drawing.run(middle, at(0.76, 0.5))
      drawing.pass(ball, at(0.8, 0.58), { for: two, kind: 'lofted' })
    })
    drawing.shot(ball, placeShot(0.85))
    return drawing
  },
  words: {
    en: {
      title: 'Early cross behind the line',
      aim: 'Cross early from the half-wing into the space between the defenders and the keeper.',
      setup:
        '{l} × {w} m in front of a {goal} with a keeper. A midfielder with balls, a wide player and two strikers against a line of three defenders. Change the crossing side after each round.',
      rules: [
        'The midfielder plays wide; the line of three drops or holds as it likes.',
        'The wide player crosses with the second touch, well before the goal line.',
        'Strikers start level with the defenders and run through the gaps.',
        'The keeper may come for everything.',
        'Won balls go to the midfielder by a pass; change roles after five attacks.',
      ],
      points: [
        'Crosser: inside of the foot, bend it away from the keeper.',
        'The first touch sets the ball half a metre out of the feet, diagonally forward.',
        'Strikers: look along the line, then go with the crosser’s last step.',
        'Touch it with the foot only a little: the ball’s pace is enough.',
      ],
      harder: ['The crosser is attacked by a fourth defender.'],
      easier: ['The line may only start to drop with the cross.'],
      scoring: 'Goal from the space behind the line three, any other goal one, caught cross one.',
      question: 'How deep was the gap between line and keeper at the moment of your touch?',
      fault: 'The wide player takes four touches, and the gap has closed.',
    },
    de: {
      title: 'Früh hinter die Kette flanken',
      aim: 'Aus dem Halbfeld früh in den Raum zwischen Abwehr und Torwart flanken.',
      setup:
        '{l} × {w} m vor einem {goal} mit Torwart. Ein Mittelfeldspieler mit Bällen, ein Außenspieler und zwei Stürmer gegen eine Dreierkette. Nach jedem Durchgang die Flankenseite wechseln.',
      rules: [
        'Pass nach außen; die Dreierkette fällt oder hält die Höhe.',
        'Die Flanke kommt mit dem zweiten Kontakt, weit vor der Grundlinie.',
        'Die Stürmer starten auf Höhe der Abwehr und laufen durch die Lücken.',
        'Der Torwart darf bei jedem Ball herauskommen.',
        'Ballgewinne gehen per Pass ins Mittelfeld; nach fünf Angriffen wechseln.',
      ],
      points: [
        'Flankengeber: Innenseite, mit Drall vom Torwart weg.',
        'Der erste Kontakt legt den Ball einen halben Meter schräg nach vorn.',
        'Stürmer: die Linie entlang schauen, mit dem letzten Schritt der Flanke starten.',
        'Den Ball mit dem Fuß nur verlängern, das Tempo reicht aus.',
      ],
      harder: ['Ein vierter Verteidiger greift den Flankengeber an.'],
      easier: ['Die Kette darf erst mit der Flanke fallen.'],
      scoring: 'Tor aus dem Raum hinter der Kette drei, jedes andere eins, gefangene Flanke eins.',
      question: 'Wie tief war die Lücke zwischen Kette und Torwart bei deinem Kontakt?',
      fault: 'Vier Kontakte außen, und die Lücke ist zu.',
    },
    bg: {
      title: 'Ранно центриране зад линията',
      aim: 'Ранно центриране от полуфланга в пространството между защитата и вратаря.',
      setup:
        '{l} × {w} м пред {goal} с вратар. Халф с топки, външен играч и двама нападатели срещу линия от трима защитници. След всяка серия се сменя страната на центриране.',
      rules: [
        'Пас към външния; линията от трима се прибира или остава.',
        'Центрирането е с второто докосване, далеч от крайната линия.',
        'Нападателите тръгват наравно със защитата и минават през пролуките.',
        'Вратарят може да излиза на всяка топка.',
        'Отнетата топка се подава на халфа; след пет атаки ролите се сменят.',
      ],
      points: [
        'Центриращ: с вътрешната част, топката да завива встрани от вратаря.',
        'Първото докосване изнася топката половин метър косо напред.',
        'Нападатели: погледнете по линията и тръгнете с последната крачка преди паса.',
        'Само насочи с крак: скоростта на топката стига.',
      ],
      harder: ['Четвърти защитник напада центриращия.'],
      easier: ['Линията може да се прибира чак с центрирането.'],
      scoring:
        'Гол от пространството зад линията – три, друг гол – един, уловено центриране – един.',
      question: 'Колко дълбоко беше пространството пред вратаря при твоето докосване?',
      fault: 'Четири докосвания встрани и пространството вече е затворено.',
    },
  },
}
