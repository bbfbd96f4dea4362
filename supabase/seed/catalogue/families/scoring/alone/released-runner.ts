/** 2v2 in a square; a pass through frees a runner alone on the keeper. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const releasedRunner: Exercise = {
  key: 'released-runner',
  kind: { practice_type: 'opposed', corners: ['tactical', 'technical'] },
  sizes: [
    createGoalSize('youth', { area: [32, 22], ages: [11, 13], level: 3, time: [6, 90, 60] }),
    createGoalSize('full', { area: [42, 30], level: 4, time: [6, 120, 90] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot, keeper } = createGoalGround(size)
    drawing.zone(at(0.06, 0.1), at(0.46, 0.9))
    const one = drawing.player('a', at(0.12, 0.3))
    const two = drawing.player('a', at(0.2, 0.78))
    const three = drawing.player('a', at(0.36, 0.42))
    const first = drawing.player('b', at(0.24, 0.42))
    const second = drawing.player('b', at(0.36, 0.62))
    drawing.player('b', at(0.02, 0.96))
    const ball = drawing.ball(one)
    addBench(drawing, 6)
    drawing.together(() => {
      drawing.run(first, at(0.2, 0.36))
      drawing.pass(ball, two)
    })
    drawing.together(() => {
      drawing.run(second, at(0.32, 0.7))
      drawing.run(first, at(0.24, 0.56))
      drawing.run(three, at(0.42, 0.34))
    })
    playInto(drawing, ball, three, at(0.62, 0.36), [[second, at(0.46, 0.5)]])
    drawing.together(() => {
      drawing.run(three, at(0.76, 0.38))
      drawing.run(keeper, at(0.91, 0.46))
      drawing.run(second, at(0.64, 0.5))
    })
    drawing.shot(ball, placeShot(-0.92))
    return drawing
  },
  words: {
    en: {
      title: 'Released from the square',
      aim: 'See the gap for the through pass out of a crowded square and finish alone against the keeper.',
      setup:
        'Ground of {l} × {w} m, {goal} with a keeper at one end, a square at the other. Three attackers against two defenders inside the square, a third defender rests beside it.',
      rules: [
        'After two passes in the square a third may go through the exit line.',
        'Only one attacker may leave, at the moment of the pass.',
        'One defender may chase as soon as the ball has crossed the line.',
        'The runner has seven seconds to beat the keeper.',
        'The chaser rests next; runner and passer swap tasks.',
      ],
      points: [
        'Runner: drift along the exit line so that you are never flat and never offside.',
        'Passer: hide the pass, look at the near player and play the far one.',
        'The first touch in the open is long and straight at goal.',
        'Two steps before the shot slow the feet, not the eyes.',
      ],
      harder: ['The pass must be played with the first touch.'],
      easier: ['Three against one in the square, the second defender waits at the exit.'],
      scoring:
        'Goal two, ball out of the square without a goal one, interception one for the defence.',
      question: 'What opened the gap: the passer’s wait or the runner’s movement?',
      fault: 'The runner leaves before the pass and asks for the ball standing offside.',
    },
    de: {
      title: 'Aus dem Quadrat geschickt',
      aim: 'Aus dem engen Quadrat die Lücke für den Steckpass sehen und allein vor dem Torwart verwandeln.',
      setup:
        'Feld {l} × {w} m, {goal} mit Torwart am einen Ende, ein Quadrat am anderen. Im Quadrat drei Angreifer gegen zwei Verteidiger, ein dritter Verteidiger pausiert daneben.',
      rules: [
        'Nach zwei Pässen im Quadrat darf der dritte über die Ausgangslinie.',
        'Nur ein Angreifer startet hinaus, im Moment des Passes.',
        'Ein Verteidiger folgt, sobald der Ball die Linie überquert hat.',
        'Der Läufer hat sieben Sekunden, um den Torwart zu bezwingen.',
        'Der Verfolger pausiert danach; Läufer und Passgeber tauschen.',
      ],
      points: [
        'Läufer: an der Ausgangslinie entlang, nie starr und nie im Abseits.',
        'Passgeber: Pass verstecken, zum Nahen schauen und den Fernen schicken.',
        'Der erste Kontakt im Freien ist lang und geht gerade zum Tor.',
        'Zwei Schritte vor dem Schuss die Füße beruhigen, nicht den Blick.',
      ],
      harder: ['Der Steckpass muss direkt gespielt werden.'],
      easier: ['Drei gegen einen im Quadrat, der zweite Verteidiger wartet am Ausgang.'],
      scoring: 'Tor zwei, Ball aus dem Quadrat ohne Tor einer, Abfangen einer für die Abwehr.',
      question: 'Was hat die Lücke geöffnet: das Warten des Passgebers oder der Lauf?',
      fault: 'Der Läufer startet vor dem Pass und fordert den Ball aus dem Abseits.',
    },
    bg: {
      title: 'Пуснат от квадрата',
      aim: 'От тесния квадрат се търси пролука за извеждащ пас, после завършване сам срещу вратаря.',
      setup:
        'Поле {l} × {w} м, {goal} с вратар в единия край, квадрат в другия. В квадрата трима нападатели срещу двама защитници, трети защитник почива встрани.',
      rules: [
        'След два паса в квадрата третият може да мине през изходната линия.',
        'Излиза само един нападател, в момента на паса.',
        'Един защитник гони, щом топката пресече линията.',
        'Излезлият има седем секунди да победи вратаря.',
        'Гонилият почива; излезлият и подаващият сменят ролите.',
      ],
      points: [
        'Бягащ: движи се по изходната линия – никога на място и в засада.',
        'Подаващ: скрий паса, погледни близкия и пусни далечния.',
        'Първото докосване на свободно е дълго и право към вратата.',
        'Две крачки преди удара успокой краката, не погледа.',
      ],
      harder: ['Извеждащият пас се дава от първо.'],
      easier: ['Трима срещу един в квадрата, вторият защитник чака на изхода.'],
      scoring: 'Гол – две точки, излизане без гол – една, прихващане – една за защитата.',
      question: 'Кое отвори пролуката: изчакването на подаващия или бягането?',
      fault: 'Бягащият тръгва преди паса и иска топката от засада.',
    },
  },
}
