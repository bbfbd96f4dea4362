/** The middle is left empty and entered late. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const emptyMiddle: Exercise = {
  key: 'empty-middle',
  sizes: createSizes({
    small: [28, 28],
    large: [36, 36],
    ages: [11, 13],
    level: 3,
    time: [6, 90, 60],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.zones([0.34, 0.34, 0.66, 0.66])
    const a = board.players(
      'a',
      [0.14, 0.16],
      [0.5, 0.08],
      [0.88, 0.2],
      [0.9, 0.6],
      [0.6, 0.9],
      [0.14, 0.78],
    )
    const b = board.players('b', [0.3, 0.3], [0.62, 0.28], [0.66, 0.72], [0.3, 0.66])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.4, 0.22]], [b(2), [0.58, 0.22]], [b(4), [0.32, 0.54]])
    board.pass(a(3), [b(2), [0.76, 0.24]], [b(1), [0.5, 0.28]], [b(3), [0.72, 0.58]])
    board.into(a(5), [0.54, 0.58], [b(3), [0.7, 0.54]], [b(2), [0.74, 0.3]], [b(1), [0.48, 0.38]])
    board.into(a(6), [0.2, 0.82], [b(4), [0.3, 0.66]], [a(5), [0.44, 0.86]], [a(4), [0.72, 0.86]])
    board.pass(a(1), [b(4), [0.24, 0.62]], [b(1), [0.34, 0.36]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Leave the middle, then enter it',
      aim: 'Keep a valuable space free on purpose, and use it with a timed run instead of standing in it.',
      setup:
        'Square of {l} × {w} m with a third-size square in the middle. Six green round it against four yellow.',
      rules: [
        'Green keeps the ball; nobody may be in the middle longer than two seconds.',
        'A pass received in the middle and played out to the other side is a point.',
        'The one who was inside takes the free place outside.',
        'Yellow may pass through the middle but may not wait there.',
        'After a win yellow must stop the ball in the middle square.',
      ],
      points: [
        'Two or three passes outside first: they pull the middle open.',
        'Start from the side opposite the ball, the defenders’ backs.',
        'Look at the exit before you enter.',
        'Fill the place of the runner, or the shape breaks.',
      ],
      harder: ['One touch in the middle.'],
      easier: ['Three yellow defenders.'],
      scoring:
        'In and out over the middle: one. Twice in ten seconds: three. Ball stopped by yellow: two.',
      question: 'From where did the best run come, and why did nobody see it?',
      fault: 'Somebody stands in the middle and asks for the ball, with three defenders around.',
    },
    de: {
      title: 'Mitte freilassen, dann hinein',
      aim: 'Einen wertvollen Raum bewusst freihalten und mit einem Lauf im richtigen Moment nutzen, statt darin zu stehen.',
      setup:
        'Quadrat von {l} × {w} m mit einem Innenquadrat, ein Drittel so lang. Sechs Grüne außen herum gegen vier Gelbe.',
      rules: [
        'Grün hält den Ball; in der Mitte darf keiner länger als zwei Sekunden sein.',
        'In der Mitte angenommen und zur anderen Seite gespielt: ein Punkt.',
        'Wer innen war, übernimmt den freien Platz außen.',
        'Gelb darf durch die Mitte laufen, aber dort nicht warten.',
        'Nach Ballgewinn muss Gelb den Ball im Innenquadrat stoppen.',
      ],
      points: [
        'Erst zwei, drei Pässe außen: Das zieht die Mitte auf.',
        'Von der ballfernen Seite starten, im Rücken der Verteidiger.',
        'Den Ausgang anschauen, bevor du hineingehst.',
        'Den Platz des Läufers füllen, sonst bricht die Form.',
      ],
      harder: ['In der Mitte nur direkt.'],
      easier: ['Drei gelbe Verteidiger.'],
      scoring: 'Durch die Mitte: einer. Zweimal in zehn Sekunden: drei. Von Gelb gestoppt: zwei.',
      question: 'Woher kam der beste Lauf, und warum hat ihn keiner gesehen?',
      fault: 'Einer steht in der Mitte und fordert den Ball, drei Gegner um sich.',
    },
    bg: {
      title: 'Остави средата, после влез',
      aim: 'Нарочно празно ценно пространство и използването му с движение в точния миг, вместо със стоене.',
      setup:
        'Квадрат {l} × {w} м с вътрешен квадрат, дълъг една трета. Шестима зелени около него срещу четирима жълти.',
      rules: [
        'Зелените пазят топката; в средата никой не стои повече от две секунди.',
        'Топка, приета в средата и подадена към другата страна, е точка.',
        'Който е бил вътре, заема свободното място отвън.',
        'Жълтите могат да минават през средата, но не и да чакат там.',
        'След отнемане жълтите трябва да спрат топката във вътрешния квадрат.',
      ],
      points: [
        'Първо два-три паса отвън: те отварят средата.',
        'Тръгни от страната, далечна на топката, зад гърба на защитниците.',
        'Виж изхода, преди да влезеш.',
        'Запълни мястото на тръгналия, иначе формата се разпада.',
      ],
      harder: ['В средата се играе от първо.'],
      easier: ['Трима жълти защитници.'],
      scoring: 'През средата – една. Два пъти за десет секунди – три. Спряна от жълтите – две.',
      question: 'Откъде дойде най-доброто движение и защо никой не го видя?',
      fault: 'Един стои в средата и иска топката, а около него има трима.',
    },
  },
}
