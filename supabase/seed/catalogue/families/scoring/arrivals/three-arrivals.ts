/** Near post, far post, edge: three lines into the box against two defenders. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const threeArrivals: Exercise = {
  key: 'three-arrivals',
  kind: { practice_type: 'opposed', corners: ['tactical', 'technical'] },
  sizes: [
    createGoalSize('youth', { area: [28, 34], ages: [11, 13], level: 3, time: [6, 90, 60] }),
    createGoalSize('full', { area: [36, 46], ages: [14, 99], level: 4, time: [6, 120, 60] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    drawing.zone(at(0.82, 0.26), at(1, 0.44))
    drawing.zone(at(0.78, 0.56), at(1, 0.74))
    drawing.zone(at(0.56, 0.38), at(0.72, 0.62))
    const pivot = drawing.player('a', at(0.12, 0.5))
    const winger = drawing.player('a', at(0.32, 0.06))
    const other = drawing.player('a', at(0.32, 0.94))
    const striker = drawing.player('a', at(0.44, 0.46))
    const left = drawing.player('b', at(0.66, 0.4))
    const right = drawing.player('b', at(0.68, 0.6))
    const back = drawing.player('b', at(0.56, 0.14))
    const ball = drawing.ball(pivot)
    addBench(drawing, 6)
    playInto(drawing, ball, winger, at(0.46, 0.05), [[back, at(0.62, 0.12)]])
    drawing.together(() => {
      drawing.run(winger, at(0.76, 0.05))
      drawing.run(striker, at(0.66, 0.36), at(0.86, 0.36))
      drawing.run(other, at(0.62, 0.78))
      drawing.run(pivot, at(0.5, 0.5))
      drawing.run(back, at(0.82, 0.14))
      drawing.run(left, at(0.86, 0.42))
      drawing.run(right, at(0.8, 0.54))
    })
    drawing.together(() => {
      drawing.run(other, at(0.84, 0.66))
      drawing.run(right, at(0.84, 0.58))
      drawing.pass(ball, at(0.84, 0.66), { for: other, kind: 'lofted' })
    })
    drawing.shot(ball, placeShot(0.85))
    return drawing
  },
  words: {
    en: {
      title: 'Three arrivals in the box',
      aim: 'Fill near post, far post and edge with three timed runs and find the one who is free.',
      setup:
        '{l} × {w} m, {goal} with a keeper. Three arrival zones are marked. A midfielder with balls, a winger each side and a striker against one full-back and two centre-backs.',
      rules: [
        'The midfielder opens to one wing and follows to the edge zone.',
        'Striker to the near zone, far winger to the far zone: enter, do not wait.',
        'The winger beats or bypasses the full-back and crosses, low or half-high.',
        'Finish with the foot; play on until the ball is cleared or scored.',
        'The next ball goes to the other wing; defenders swap after six crosses.',
      ],
      points: [
        'Striker: first step to the far side, then across the front of the defender.',
        'Far winger: arrive last and behind the second defender.',
        'Crosser: pick a zone, not a face; the run has to come to the ball.',
        'Edge player holds the rebound and stops the counter.',
      ],
      harder: ['A third centre-back in the middle.', 'Only two seconds on the wing.'],
      easier: ['No full-back; the cross is free.'],
      scoring:
        'Goal from the far zone three, near two, edge two. Clearance to the halfway cones: one.',
      question: 'Which zone did the defenders forget, and why?',
      fault: 'All three sprint to the same place because everyone watches only the ball.',
    },
    de: {
      title: 'Drei kommen im Strafraum an',
      aim: 'Kurzen Pfosten, langen Pfosten und Kante mit abgestimmten Läufen besetzen und den Freien finden.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Drei Ankunftszonen sind markiert. Ein Mittelfeldspieler mit Bällen, je Seite ein Flügelspieler und ein Stürmer gegen einen Außen- und zwei Innenverteidiger.',
      rules: [
        'Der Mittelfeldspieler öffnet auf einen Flügel und rückt in die Kantenzone.',
        'Stürmer in die kurze Zone, ferner Flügel in die lange: hineinlaufen, nicht warten.',
        'Der Flügelspieler überspielt den Außenverteidiger und flankt flach oder halbhoch.',
        'Abschluss mit dem Fuß; weiterspielen bis Tor oder Klärung.',
        'Der nächste Ball geht zur anderen Seite; Verteidiger wechseln nach sechs Flanken.',
      ],
      points: [
        'Stürmer: erster Schritt zur fernen Seite, dann vor den Verteidiger kreuzen.',
        'Ferner Flügel: zuletzt ankommen, im Rücken des zweiten Verteidigers.',
        'Flanke in eine Zone, nicht auf ein Gesicht; der Lauf kommt zum Ball.',
        'Der Spieler an der Kante sichert Abpraller und den Konter.',
      ],
      harder: ['Ein dritter Innenverteidiger in der Mitte.', 'Außen nur zwei Sekunden Zeit.'],
      easier: ['Ohne Außenverteidiger, die Flanke ist frei.'],
      scoring:
        'Tor aus der langen Zone drei, kurz zwei, Kante zwei. Klärung zur Mittelmarke: einer.',
      question: 'Welche Zone haben die Verteidiger vergessen, und warum?',
      fault: 'Alle drei sprinten an dieselbe Stelle, weil jeder nur den Ball ansieht.',
    },
    bg: {
      title: 'Трима пристигат пред вратата',
      aim: 'Близка греда, далечна греда и граница се заемат с три съгласувани бягания и се намира свободният.',
      setup:
        '{l} × {w} м, {goal} с вратар. Очертани са три зони за пристигане. Халф с топки, по едно крило на страна и нападател срещу един бек и двама централни защитници.',
      rules: [
        'Халфът отваря към едното крило и отива в зоната на границата.',
        'Нападателят – в близката зона, далечното крило – в далечната, без чакане.',
        'Крилото преодолява бека и центрира ниско или на половин височина.',
        'Завършва се с крак; играе се до гол или изчистване.',
        'Следващата топка е за другото крило; защитниците се сменят на шест центрирания.',
      ],
      points: [
        'Нападател: първа крачка към далечната страна, после пресичане пред защитника.',
        'Далечно крило: идвай последно, зад гърба на втория защитник.',
        'Центрирай в зона, а не към лице; бягането идва при топката.',
        'Играчът на границата взема отбитите и спира контрата.',
      ],
      harder: ['Трети централен защитник в средата.', 'По крилото – само две секунди.'],
      easier: ['Без бек, центрирането е свободно.'],
      scoring:
        'Гол от далечната зона – три, от близката и границата – два. Изчистване до средата: точка.',
      question: 'Коя зона забравиха защитниците и защо?',
      fault: 'И тримата спринтират на едно място, защото гледат само топката.',
    },
  },
}
