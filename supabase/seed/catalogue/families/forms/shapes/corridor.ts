/** A long narrow pitch of three rooms: the ball travels from one end to the other. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const corridor: Exercise = {
  key: 'corridor',
  sizes: createSizes({
    small: [34, 12],
    large: [48, 16],
    ages: [11, 14],
    level: 3,
    time: [5, 120, 60],
    more: 1,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.zones([0, 0, 0.33, 1], [0.67, 0, 1, 1])
    const a = board.players(
      'a',
      [0.04, 0.5],
      [0.22, 0.16],
      [0.22, 0.84],
      [0.5, 0.3],
      [0.78, 0.16],
      [0.78, 0.84],
      [0.96, 0.5],
    )
    const b = board.players('b', [0.14, 0.5], [0.44, 0.66], [0.57, 0.32], [0.86, 0.5])
    board.start(a(1))
    board.pass(a(3), [b(1), [0.17, 0.6]], [b(2), [0.42, 0.56]], [a(4), [0.46, 0.14]])
    board.pass(a(2), [b(1), [0.18, 0.4]], [b(3), [0.55, 0.24]])
    board.pass(a(4), [b(3), [0.53, 0.2]], [b(2), [0.44, 0.42]], [a(6), [0.74, 0.74]])
    board.into(a(6), [0.7, 0.76], [b(4), [0.82, 0.6]], [b(3), [0.56, 0.34]])
    board.pass(a(7), [b(4), [0.84, 0.72]], [a(5), [0.84, 0.12]])
    return board.drawing
  },
  words: {
    en: {
      title: 'The long corridor',
      aim: 'Play forward in tight width: patience at the back, courage into the middle room, fast on from there.',
      setup:
        'Corridor of {l} × {w} m in three rooms. Three of the team at each end, one link player in the middle. Four defenders: one in each end room, two in the middle room.',
      rules: [
        'The ball starts at one end and shall reach the last player of the other end.',
        'From room to room along the ground; the middle may be missed out once an attack.',
        'The link player has three seconds; defenders stay in their room.',
        'After arriving the ball travels back without a stop.',
        'A defender who wins it plays to the coach and changes with the one who lost it.',
      ],
      points: [
        'Sideways only to move the defender, then forward at once.',
        'Link: show between the two, on the blind side of the nearer one.',
        'End players: stagger, never three in a line.',
        'Far side: move closer together as soon as the link has the ball.',
      ],
      harder: ['A middle defender may enter the end room when a pass goes back.'],
      easier: ['One defender only in the middle room.'],
      scoring:
        'From end to end: one point; through the link player two; and straight back again three.',
      question: 'What did the first passes do to the defender in your room?',
      fault: 'The link player stands behind a defender and calls for the ball from there.',
    },
    de: {
      title: 'Der lange Flur',
      aim: 'Auf engem Streifen nach vorn spielen: hinten Geduld, mutig in den mittleren Raum, von dort schnell weiter.',
      setup:
        'Flur von {l} × {w} m mit drei Räumen. An jedem Ende drei des ballbesitzenden Teams, in der Mitte ein Bindeglied. Vier Verteidiger: einer in jedem Endraum, zwei in der Mitte.',
      rules: [
        'Der Ball startet an einem Ende und soll den letzten Spieler am anderen erreichen.',
        'Von Raum zu Raum flach; einmal je Angriff darf die Mitte überspielt werden.',
        'Das Bindeglied hat drei Sekunden; Verteidiger bleiben in ihrem Raum.',
        'Angekommen? Dann geht der Ball ohne Halt zurück.',
        'Wer ihn erobert, passt zum Trainer und tauscht mit dem Verlierer des Balles.',
      ],
      points: [
        'Quer nur, um den Verteidiger zu bewegen, dann sofort nach vorn.',
        'Bindeglied: zwischen den beiden zeigen, im Rücken des näheren.',
        'Endspieler: versetzt stehen, nie zu dritt auf einer Linie.',
        'Fernes Ende: zusammenrücken, sobald das Bindeglied den Ball hat.',
      ],
      harder: ['Bei einem Rückpass darf ein mittlerer Verteidiger in den Endraum nachsetzen.'],
      easier: ['In der Mitte nur ein Verteidiger.'],
      scoring: 'Von Ende zu Ende: ein Punkt, über das Bindeglied: zwei, und gleich zurück: drei.',
      question: 'Was haben die ersten Pässe mit dem Verteidiger in eurem Raum gemacht?',
      fault: 'Das Bindeglied steht im Deckungsschatten und fordert von dort den Ball.',
    },
    bg: {
      title: 'Дългият коридор',
      aim: 'Игра напред в тесен терен: търпение отзад, смел пас в средната стая и бързо продължение.',
      setup:
        'Коридор {l} × {w} м с три стаи. Във всеки край има трима от владеещия отбор, в средата – един свързващ. Четирима защитници: по един в крайните стаи, двама в средната.',
      rules: [
        'Топката тръгва от единия край и трябва да стигне до последния в другия.',
        'От стая в стая по земята; веднъж на атака средната може да се прескочи.',
        'Свързващият има три секунди; защитниците не излизат от стаята си.',
        'Щом пристигне, топката веднага тръгва обратно.',
        'Защитник, който отнеме, подава на треньора и се сменя със загубилия.',
      ],
      points: [
        'Напречно само за да отместиш защитника, после веднага напред.',
        'Свързващ: покажи се между двамата, зад гърба на по-близкия.',
        'Крайни: на различна дълбочина, никога тримата в линия.',
        'Далечен край: съберете се, щом свързващият получи топката.',
      ],
      harder: ['При пас назад защитник от средата може да влезе в крайната стая.'],
      easier: ['В средната стая само един защитник.'],
      scoring: 'От край до край – точка, през свързващия – две, и веднага обратно – три.',
      question: 'Какво направиха първите пасове със защитника във вашата стая?',
      fault: 'Свързващият стои в сянката на защитник и иска топката оттам.',
    },
  },
}
