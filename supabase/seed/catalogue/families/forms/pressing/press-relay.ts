/** Three yellow pairs press one after the other in three rooms. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const pressRelay: Exercise = {
  key: 'press-relay',
  sizes: createSizes({
    small: [36, 20],
    large: [48, 26],
    ages: [11, 13],
    level: 3,
    time: [6, 90, 60],
    more: 1,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.zones([0, 0, 0.33, 1], [0.33, 0, 0.67, 1], [0.67, 0, 1, 1])
    const a = board.players(
      'a',
      [0.06, 0.5],
      [0.2, 0.16],
      [0.2, 0.84],
      [0.5, 0.2],
      [0.5, 0.8],
      [0.8, 0.2],
      [0.8, 0.8],
      [0.94, 0.5],
    )
    const b = board.players(
      'b',
      [0.2, 0.4],
      [0.22, 0.6],
      [0.5, 0.42],
      [0.5, 0.6],
      [0.8, 0.42],
      [0.8, 0.6],
    )
    board.start(a(1))
    board.pass(a(2), [b(1), [0.2, 0.28]], [b(2), [0.16, 0.5]], [b(3), [0.44, 0.32]])
    board.pass(
      a(4),
      [b(3), [0.48, 0.3]],
      [b(4), [0.47, 0.52]],
      [b(1), [0.26, 0.3]],
      [b(5), [0.76, 0.32]],
    )
    board.pass(a(5), [b(4), [0.49, 0.7]], [b(3), [0.45, 0.46]], [b(6), [0.76, 0.68]])
    board.into(a(7), [0.75, 0.84], [b(6), [0.77, 0.74]], [b(5), [0.78, 0.52]], [b(4), [0.56, 0.74]])
    board.pass(a(8), [b(6), [0.86, 0.7]], [b(5), [0.86, 0.52]], [a(6), [0.84, 0.16]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Pressing relay',
      aim: 'Hand the press on from line to line: when one pair is played through, the next is already moving.',
      setup:
        'Ground of {l} × {w} m in three rooms. Green: three in each end room, two in the middle. Yellow: a pair in each room.',
      rules: [
        'Green plays from the first to the last room and must touch every room.',
        'A pair may defend in its own room only.',
        'When the ball is passed on, the beaten pair has three seconds to follow and double from behind.',
        'After three seconds the beaten pair returns to its room.',
        'A won ball is passed to the coach; yellow pairs move one room on after each ball.',
      ],
      points: [
        'Watch the ball carrier’s hips: the next pair starts before the pass.',
        'The first of the pair goes, the second covers the inside.',
        'Chase back through the passing line, not along the touchline.',
        'Keep talking over the lines: “left open”, “two here”.',
      ],
      harder: ['Green has two touches in the middle room, yellow may stay there for five seconds.'],
      easier: ['Three yellow in the middle room, one in the last.'],
      scoring:
        'From end to end: one for green. Win: one; with the help of the beaten pair: two for yellow.',
      question: 'When could the second pair already know where the ball would come?',
      fault: 'The beaten pair stops and watches the others work.',
    },
    de: {
      title: 'Pressingstaffel',
      aim: 'Das Pressing von Reihe zu Reihe übergeben: Ist ein Paar überspielt, ist das nächste schon unterwegs.',
      setup:
        'Feld von {l} × {w} m mit drei Räumen. Grün: drei in jedem Endraum, zwei in der Mitte. Gelb: in jedem Raum ein Paar.',
      rules: [
        'Grün spielt vom ersten in den letzten Raum und muss jeden Raum berühren.',
        'Ein Paar verteidigt nur im eigenen Raum.',
        'Geht der Ball weiter, darf das überspielte Paar drei Sekunden nachsetzen und von hinten doppeln.',
        'Danach kehrt es in seinen Raum zurück.',
        'Ein eroberter Ball geht zum Trainer; die Paare rücken nach jedem Ball einen Raum weiter.',
      ],
      points: [
        'Auf die Hüfte des Ballführenden achten: Das nächste Paar startet vor dem Pass.',
        'Der Erste geht, der Zweite sichert innen.',
        'Durch die Passlinie zurücksprinten, nicht an der Seite entlang.',
        'Über die Reihen hinweg sprechen: „links offen“, „zwei hier“.',
      ],
      harder: ['Grün hat in der Mitte zwei Kontakte, Gelb darf dort fünf Sekunden nachsetzen.'],
      easier: ['In der Mitte drei Gelbe, im letzten Raum einer.'],
      scoring:
        'Von Ende zu Ende: einer für Grün. Ballgewinn: einer, mit Hilfe des überspielten Paars: zwei für Gelb.',
      question: 'Wann konnte das zweite Paar schon wissen, wohin der Ball kommt?',
      fault: 'Das überspielte Paar bleibt stehen und schaut zu.',
    },
    bg: {
      title: 'Щафета на пресата',
      aim: 'Предаване на пресата от линия на линия: щом едната двойка е преодоляна, следващата вече тръгва.',
      setup:
        'Поле {l} × {w} м с три стаи. Зелени: по трима в крайните стаи и двама в средната. Жълти: по една двойка във всяка стая.',
      rules: [
        'Зелените играят от първата до последната стая и трябва да минат през всяка.',
        'Всяка двойка защитава само в своята стая.',
        'Щом топката продължи, преодоляната двойка има три секунди да догони и да удвои отзад.',
        'След това се връща в стаята си.',
        'Отнетата топка е за треньора; двойките се местят с една стая след всяка топка.',
      ],
      points: [
        'Гледай таза на водещия: следващата двойка тръгва преди паса.',
        'Първият излиза, вторият осигурява отвътре.',
        'Връщай се през линията на паса, не покрай страничната.',
        'Говорете между линиите: „ляво открито“, „двама тук“.',
      ],
      harder: [
        'В средата зелените играят с две докосвания, а жълтите могат да догонват пет секунди.',
      ],
      easier: ['Трима жълти в средата и един в последната стая.'],
      scoring:
        'От край до край – точка за зелените. Отнемане – една, с помощ от преодоляната двойка – две за жълтите.',
      question: 'Кога втората двойка вече можеше да знае къде ще дойде топката?',
      fault: 'Преодоляната двойка спира и гледа как другите работят.',
    },
  },
}
