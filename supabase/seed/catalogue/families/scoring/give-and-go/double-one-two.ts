/** Two one-twos in one attack along the half-space, with defenders passing runners on. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const doubleOneTwo: Exercise = {
  key: 'double-one-two',
  kind: { practice_type: 'opposed', corners: ['tactical', 'technical'] },
  sizes: [
    createGoalSize('youth', { area: [34, 24], ages: [11, 13], level: 3, time: [6, 75, 60] }),
    createGoalSize('full', { area: [44, 34], ages: [14, 99], level: 4, time: [6, 90, 75] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const runner = drawing.player('a', at(0.1, 0.56))
    const wide = drawing.player('a', at(0.34, 0.12))
    const target = drawing.player('a', at(0.66, 0.42))
    const other = drawing.player('a', at(0.4, 0.86))
    const first = drawing.player('b', at(0.34, 0.48))
    const second = drawing.player('b', at(0.56, 0.6))
    const third = drawing.player('b', at(0.76, 0.44))
    const ball = drawing.ball(runner)
    addBench(drawing, 6)
    drawing.together(() => {
      drawing.run(runner, at(0.24, 0.52))
      drawing.run(first, at(0.3, 0.5))
    })
    drawing.pass(ball, wide)
    playInto(drawing, ball, runner, at(0.44, 0.34), [
      [first, at(0.36, 0.42)],
      [second, at(0.52, 0.5)],
      [target, at(0.62, 0.26)],
      [third, at(0.72, 0.3)],
    ])
    drawing.pass(ball, target)
    playInto(drawing, ball, runner, at(0.7, 0.46), [
      [second, at(0.6, 0.56)],
      [third, at(0.76, 0.36)],
      [other, at(0.68, 0.8)],
    ])
    drawing.shot(ball, placeShot(0.85))
    return drawing
  },
  words: {
    en: {
      title: 'Two one-twos in one run',
      aim: 'Beat two lines with two one-twos by the same runner, who keeps the eyes up in between.',
      setup:
        '{l} × {w} m, {goal} with a keeper. Four attackers: one runner in the centre, a wide player each side, a striker. Three defenders one behind the other in the central lane.',
      rules: [
        'The runner starts with the ball against the first defender.',
        'First one-two with a wide player, the second with the striker.',
        'Both returns are one touch; the wide player on the far side attacks the far post.',
        'Defenders stay in their third until the ball has passed them.',
        'If a way is shut, turn to the other wide player; roles move on after each attack.',
      ],
      points: [
        'After the first return the head comes up before the feet do.',
        'Striker: come out of the cover shadow with the first pass, not the third.',
        'Return passes roll ahead of the runner, never against the run.',
        'Change of pace twice: slow to attract, fast to go.',
      ],
      harder: ['Defenders may follow into the next third.', 'No third touch for the runner.'],
      easier: ['Only two defenders, the first and the last.'],
      scoring:
        'Goal after two one-twos four, after one two, other goals one. Win for the defence: two.',
      question: 'When did you see the second wall: before or after the first return?',
      fault: 'After the first one-two the runner slows down and looks for the next idea.',
    },
    de: {
      title: 'Zwei Doppelpässe, ein Lauf',
      aim: 'Mit zwei Doppelpässen desselben Läufers zwei Linien überspielen, der Blick bleibt dazwischen oben.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Vier Angreifer: ein Läufer im Zentrum, auf jeder Seite ein Außenspieler, ein Stürmer. Drei Verteidiger hintereinander in der mittleren Bahn.',
      rules: [
        'Der Läufer beginnt mit Ball gegen den ersten Verteidiger.',
        'Erster Doppelpass mit einem Außenspieler, der zweite mit dem Stürmer.',
        'Beide Rückpässe direkt; der ferne Außenspieler geht zum langen Pfosten.',
        'Die Verteidiger bleiben in ihrem Drittel, bis der Ball vorbei ist.',
        'Ist der Weg zu, geht es über den anderen Außenspieler; danach rücken alle weiter.',
      ],
      points: [
        'Nach dem ersten Rückpass zuerst den Kopf heben, dann laufen.',
        'Stürmer: schon mit dem ersten Pass aus dem Deckungsschatten kommen.',
        'Rückpässe rollen vor den Läufer, nie gegen seine Richtung.',
        'Zweimal das Tempo wechseln: langsam locken, schnell gehen.',
      ],
      harder: [
        'Die Verteidiger dürfen ins nächste Drittel folgen.',
        'Der Läufer hat höchstens zwei Kontakte.',
      ],
      easier: ['Nur der erste und der letzte Verteidiger.'],
      scoring:
        'Tor nach zwei Doppelpässen vier, nach einem zwei, sonst eins. Ballgewinn der Abwehr: zwei.',
      question: 'Wann hast du die zweite Wand gesehen: vor oder nach dem ersten Rückpass?',
      fault: 'Nach dem ersten Doppelpass wird der Läufer langsam und sucht die nächste Idee.',
    },
    bg: {
      title: 'Две стени без спиране',
      aim: 'Един и същ играч минава две линии с два двойни паса и между тях не сваля поглед.',
      setup:
        '{l} × {w} м, {goal} с вратар. Четирима нападатели: един бягащ в центъра, по един външен на страна и връх. Трима защитници един зад друг в средния коридор.',
      rules: [
        'Бягащият започва с топката срещу първия защитник.',
        'Първият двоен пас е с външен играч, вторият – с върха.',
        'И двете връщания са от първо; далечният външен отива на далечната греда.',
        'Защитниците остават в своята третина, докато топката ги подмине.',
        'Ако пътят е затворен – през другия външен; после всички сменят местата.',
      ],
      points: [
        'След първото връщане първо се вдига главата, после се тича.',
        'Връх: излез от сянката още с първия пас, а не с третия.',
        'Връщанията са пред бягащия, никога срещу хода му.',
        'Два пъти смяна на темпото: бавно примамване, бързо тръгване.',
      ],
      harder: [
        'Защитниците могат да гонят в следващата третина.',
        'Бягащият има най-много две докосвания.',
      ],
      easier: ['Само първият и последният защитник.'],
      scoring:
        'Гол след два двойни паса – четири, след един – два, друг гол – един. Отнемане – два.',
      question: 'Кога видя втората стена: преди или след първото връщане?',
      fault: 'След първия двоен пас бягащият забавя и търси следваща идея.',
    },
  },
}
