/** Overlap by the full-back in a wide 2v1 that becomes a cross. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const fullBackOutside: Exercise = {
  key: 'full-back-outside',
  sizes: [
    createGoalSize('youth', { area: [32, 28], ages: [11, 12], level: 2, time: [6, 90, 60] }),
    createGoalSize('full', { area: [42, 38], level: 3, time: [6, 90, 60] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const back = drawing.player('a', at(0.1, 0.12))
    const winger = drawing.player('a', at(0.42, 0.14))
    const one = drawing.player('a', at(0.44, 0.5))
    const two = drawing.player('a', at(0.4, 0.76))
    const guard = drawing.player('b', at(0.56, 0.2))
    const left = drawing.player('b', at(0.66, 0.5))
    const right = drawing.player('b', at(0.66, 0.7))
    const ball = drawing.ball(back)
    addBench(drawing, 6)
    drawing.together(() => {
      drawing.pass(ball, winger)
      drawing.run(guard, at(0.5, 0.2))
    })
    drawing.together(() => {
      drawing.run(winger, at(0.48, 0.28))
      drawing.run(guard, at(0.56, 0.26))
      drawing.run(back, at(0.3, 0.06), at(0.52, 0.05))
      drawing.run(one, at(0.58, 0.48))
    })
    playInto(drawing, ball, back, at(0.74, 0.07), [
      [guard, at(0.68, 0.18)],
      [one, at(0.76, 0.44)],
      [two, at(0.7, 0.72)],
      [left, at(0.8, 0.5)],
      [right, at(0.8, 0.66)],
    ])
    playInto(drawing, ball, one, at(0.8, 0.36), [[left, at(0.86, 0.44)]])
    drawing.shot(ball, placeShot(-0.85))
    return drawing
  },
  words: {
    en: {
      title: 'Full-back round the outside',
      aim: 'Time an overlap so that the full-back reaches the ball at full speed behind the defender.',
      setup:
        '{l} × {w} m, {goal} with a keeper. A full-back with balls and a winger against one defender on the side, two strikers against two defenders in the middle. Change wings at half-time.',
      rules: [
        'The full-back passes to the winger’s feet and sets off at once.',
        'The winger carries the ball inside and pulls the defender along.',
        'Overlap pass into the line, then a low cross within two touches.',
        'If the defender follows the full-back, the winger goes inside and shoots.',
        'Clearance or goal ends it; winger and full-back change for the next ball.',
      ],
      points: [
        'Call early: the voice tells the winger how long to wait.',
        'Winger: two touches inwards open the line by two metres.',
        'Overlap in a curve from outside, so that the ball stays in view.',
        'Cross before the covering defender arrives, not after one more touch.',
      ],
      harder: ['A second wide defender recovers from the halfway cones.'],
      easier: ['The wide defender may only move sideways.'],
      scoring:
        'Goal from the overlap cross three, from the winger’s shot two, win for the defence one.',
      question: 'What told the winger that the pass was now right?',
      fault: 'The full-back overtakes before the winger has drawn the defender inside.',
    },
    de: {
      title: 'Außenverteidiger hinterläuft',
      aim: 'Das Hinterlaufen so abstimmen, dass der Außenverteidiger den Ball in vollem Tempo im Rücken des Gegners bekommt.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Außen ein Außenverteidiger mit Bällen und ein Flügelspieler gegen einen Verteidiger, innen zwei Stürmer gegen zwei Verteidiger. Zur Halbzeit die Seite wechseln.',
      rules: [
        'Pass in den Fuß des Flügelspielers, der Außenverteidiger startet sofort.',
        'Der Flügelspieler zieht mit Ball nach innen und nimmt den Gegner mit.',
        'Pass in den Lauf an der Linie, dann flache Hereingabe mit zwei Kontakten.',
        'Folgt der Gegner dem Außenverteidiger: nach innen ziehen und schießen.',
        'Tor oder Klärung beendet den Angriff; die beiden Außen tauschen zum nächsten Ball.',
      ],
      points: [
        'Früh rufen: Die Stimme sagt dem Flügel, wie lange er wartet.',
        'Flügel: Zwei Kontakte nach innen öffnen die Linie um zwei Meter.',
        'Im Bogen von außen hinterlaufen, dann bleibt der Ball im Blick.',
        'Hereingeben, bevor der sichernde Gegner da ist, ohne Zusatzkontakt.',
      ],
      harder: ['Ein zweiter äußerer Verteidiger setzt von der Mittelmarke nach.'],
      easier: ['Der äußere Verteidiger darf sich nur seitlich bewegen.'],
      scoring: 'Tor nach Hinterlaufen drei, Schuss des Flügels zwei, Ballgewinn der Abwehr einer.',
      question: 'Woran hat der Flügelspieler erkannt, dass der Pass jetzt passt?',
      fault: 'Der Außenverteidiger überholt, bevor der Gegner nach innen gelockt ist.',
    },
    bg: {
      title: 'Бекът застъпва отвън',
      aim: 'Навременно застъпване: бекът получава топката с пълна скорост зад гърба на противника.',
      setup:
        '{l} × {w} м, {goal} с вратар. Встрани бек с топки и крило срещу един защитник, в средата двама нападатели срещу двама защитници. На полувремето се сменя страната.',
      rules: [
        'Пас в краката на крилото и бекът тръгва веднага.',
        'Крилото води навътре и увлича защитника.',
        'Пас по линията в хода на бека и ниско подаване до две докосвания.',
        'Ако защитникът последва бека, крилото влиза навътре и удря.',
        'Гол или изчистване е край; крило и бек се сменят за следващата топка.',
      ],
      points: [
        'Викни рано: гласът казва на крилото колко да чака.',
        'Крило: две докосвания навътре отварят два метра по линията.',
        'Застъпвай в дъга отвън, за да виждаш топката.',
        'Подай, преди да дойде подсигуряващият, без излишно докосване.',
      ],
      harder: ['Втори външен защитник се връща от средните конуси.'],
      easier: ['Външният защитник се движи само встрани.'],
      scoring: 'Гол след застъпване – три, удар на крилото – два, отнемане – един за защитата.',
      question: 'По какво крилото разбра, че сега е моментът за паса?',
      fault: 'Бекът изпреварва, преди защитникът да е увлечен навътре.',
    },
  },
}
