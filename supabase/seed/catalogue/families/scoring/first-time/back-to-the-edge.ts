/** Cut-back to the edge of the box, low through traffic. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const backToTheEdge: Exercise = {
  key: 'back-to-the-edge',
  kind: { practice_type: 'opposed' },
  sizes: [
    createGoalSize('youth', { area: [22, 26], level: 3, time: [5, 120, 60] }),
    createGoalSize('full', { area: [28, 34], level: 4, time: [5, 120, 60] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    drawing.zone(at(0.62, 0.18), at(1, 0.82))
    const winger = drawing.player('a', at(0.55, 0.06))
    const near = drawing.player('a', at(0.55, 0.4))
    const far = drawing.player('a', at(0.55, 0.7))
    const late = drawing.player('a', at(0.18, 0.52))
    const left = drawing.player('b', at(0.66, 0.42))
    const right = drawing.player('b', at(0.68, 0.66))
    const ball = drawing.ball(winger)
    addBench(drawing, 6)
    drawing.together(() => {
      drawing.run(winger, at(0.88, 0.1))
      drawing.run(near, at(0.86, 0.4))
      drawing.run(far, at(0.84, 0.74))
      drawing.run(left, at(0.87, 0.35))
      drawing.run(right, at(0.82, 0.68))
      drawing.run(late, at(0.4, 0.5))
    })
    playInto(drawing, ball, late, at(0.58, 0.44))
    drawing.shot(ball, placeShot(-0.85))
    return drawing
  },
  words: {
    en: {
      title: 'Back to the edge, low and early',
      aim: 'Two runners drag the defence towards goal, the third arrives at the edge and strikes first time.',
      setup:
        '{l} × {w} m and a {goal} with a keeper, in front of it a marked box. A winger with balls on one side, two strikers against two defenders in the middle, a midfielder deeper. Change the side after each round.',
      rules: [
        'The winger drives to the goal line; both strikers sprint towards the posts.',
        'Defenders mark freely and try to clear.',
        'The midfielder waits until the defenders have dropped, then steps to the edge.',
        'The winger picks the free player: near, far or back to the edge.',
        'Play on until the ball is out; then winger and midfielder swap.',
      ],
      points: [
        'Strikers: run as if the ball were yours, or nobody follows you.',
        'Midfielder: stop, look, arrive. Standing there early brings a marker.',
        'Winger: head up at the goal line, pass behind the line of defenders.',
        'Strike through the middle of the ball, aim between bodies.',
      ],
      harder: ['A third defender tracks the midfielder from the halfway cone.'],
      easier: ['Defenders start on the goal line when the winger takes the first touch.'],
      scoring:
        'Goal from the edge three, tap-in two, clearance past the cones one for the defence.',
      question: 'Which run opened the edge of the box, and who made it?',
      fault: 'All three attack the goal and nobody is there for the pass back.',
    },
    de: {
      title: 'Rückpass an die Strafraumkante',
      aim: 'Zwei Läufer ziehen die Abwehr zum Tor, der dritte kommt an der Kante an und schließt direkt ab.',
      setup:
        '{l} × {w} m und {goal} mit Torwart, davor ein markierter Strafraum. Außen ein Flügelspieler mit Bällen, innen zwei Stürmer gegen zwei Verteidiger, tiefer ein Mittelfeldspieler. Nach jedem Durchgang die Seite wechseln.',
      rules: [
        'Der Flügelspieler zieht zur Grundlinie, beide Stürmer sprinten zu den Pfosten.',
        'Die Verteidiger decken frei und versuchen zu klären.',
        'Der Mittelfeldspieler wartet, bis die Abwehr fällt, und rückt dann an die Kante.',
        'Der Flügelspieler sucht den Freien: kurz, lang oder zurück.',
        'Weiterspielen bis ins Aus; dann tauschen Flügel- und Mittelfeldspieler.',
      ],
      points: [
        'Stürmer: laufen, als käme der Ball zu dir, sonst folgt dir keiner.',
        'Mittelfeld: stehen, schauen, ankommen. Wer früh dort ist, wird gedeckt.',
        'Flügel: an der Grundlinie Kopf hoch und hinter die Abwehrkette zurücklegen.',
        'Den Ball mittig treffen und zwischen den Körpern durch zielen.',
      ],
      harder: ['Ein dritter Verteidiger verfolgt den Mittelfeldspieler ab der Mittelmarke.'],
      easier: ['Die Verteidiger stehen beim ersten Kontakt des Flügelspielers auf der Grundlinie.'],
      scoring:
        'Tor von der Kante drei, Abstauber zwei, Klärung über die Hütchen einer für die Abwehr.',
      question: 'Welcher Lauf hat die Kante geöffnet, und wer machte ihn?',
      fault: 'Alle drei stürmen zum Tor, für den Rückpass ist keiner da.',
    },
    bg: {
      title: 'Връщане към границата на полето',
      aim: 'Двама увличат защитата към вратата, третият идва отзад и удря от първо от границата на наказателното поле.',
      setup:
        '{l} × {w} м и {goal} с вратар, пред нея очертано наказателно поле. Встрани крило с топки, в средата двама нападатели срещу двама защитници, по-назад халф. След всяка серия се сменя страната.',
      rules: [
        'Крилото стига до крайната линия, нападателите спринтират към двете греди.',
        'Защитниците пазят свободно и се стремят да изчистят.',
        'Халфът изчаква защитата да се прибере и тогава излиза на границата.',
        'Крилото търси свободния: близо, далеч или назад.',
        'Играе се, докато топката излезе; после крило и халф се сменят.',
      ],
      points: [
        'Нападатели: тичайте, сякаш топката е за вас, иначе никой няма да ви последва.',
        'Халф: спри, виж, ела. Който е там рано, ще бъде пазен.',
        'Крило: глава горе на крайната линия и пас зад линията на защитниците.',
        'Удари центъра на топката и се цели между телата.',
      ],
      harder: ['Трети защитник преследва халфа от средния конус.'],
      easier: ['Защитниците стоят на крайната линия при първото докосване на крилото.'],
      scoring:
        'Гол от границата – три, отблизо – два, изчистена между конусите топка – точка за защитата.',
      question: 'Кое бягане отвори пространството на границата и чие беше то?',
      fault: 'И тримата влизат към вратата и няма кой да приеме върнатата топка.',
    },
  },
}
