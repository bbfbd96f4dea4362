/** In the middle of four gates, pressed from a side that is not known before. */
import { moveAll, playInto, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const whichSideIsFree: Exercise = {
  key: 'which-side-is-free',
  kind: { topic: 'first_touch' },
  sizes: createSizes([[16, 16], [10, 13], 2, [8, 60, 45]], [[20, 20], [14, 99], 4, [8, 75, 60]]),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.gears('marker', [
      at(0.4, 0),
      at(0.6, 0),
      at(1, 0.4),
      at(1, 0.6),
      at(0.4, 1),
      at(0.6, 1),
    ])
    const server = drawing.player('a', at(0, 0.5))
    const receiver = drawing.player('a', at(0.56, 0.5))
    const behind = drawing.player('b', at(0.96, 0.28))
    const left = drawing.player('b', at(0.24, 0.04))
    const right = drawing.player('b', at(0.24, 0.96))
    drawing.ball(drawing.player('a', at(-0.08, 0.3)))
    const ball = drawing.ball(server)
    playInto(drawing, ball, receiver, at(0.48, 0.52), [[left, at(0.34, 0.2)]])
    moveAll(
      drawing,
      [receiver, at(0.5, 0.62), at(0.52, 0.94)],
      [left, at(0.42, 0.46), at(0.46, 0.7)],
      [behind, at(0.92, 0.34)],
      [right, at(0.2, 0.9)],
    )
    playInto(drawing, ball, receiver, at(0.5, 1.04))
    return drawing
  },
  words: {
    en: {
      title: 'Which side is free?',
      aim: 'Scan before the ball comes and turn with the first touch to the side from which nobody presses.',
      setup:
        'Square of {l} × {w} m with a gate on three sides and a server on the fourth, a second server with a ball behind. The receiver waits in the middle; three pressers stand near the corners, each with a number.',
      rules: [
        'The coach shows one presser a number behind the receiver’s back.',
        'The server passes; in the same moment the chosen presser runs.',
        'The receiver turns away and dribbles out through one of the gates.',
        'If no gate is free: set the ball back to the server and offer again.',
        'Presser wins the ball: they become the receiver; otherwise servers and receiver rotate after three balls.',
      ],
      points: [
        'Look over both shoulders while the server prepares the pass.',
        'Come to the ball on an angle, open hip.',
        'First touch away from the presser, second touch already for the gate.',
      ],
      harder: ['Two pressers run.', 'The server may delay: the look has to be repeated.'],
      easier: ['The presser raises an arm before running.'],
      scoring:
        'Out of a gate in three touches: two points; with more: one; back to the server: none, but the ball stays.',
      question: 'What did you see in the last look before the ball arrived?',
      fault: 'The receiver watches only the passer and turns into the presser.',
    },
    de: {
      title: 'Welche Seite ist frei?',
      aim: 'Vor dem Anspiel umsehen und mit dem ersten Kontakt dorthin drehen, wo niemand presst.',
      setup:
        'Quadrat von {l} × {w} m mit je einem Hütchentor auf drei Seiten, auf der vierten ein Zuspieler, dahinter ein zweiter mit Ball. Der Empfänger wartet in der Mitte, drei Pressende stehen nahe den Ecken und haben Nummern.',
      rules: [
        'Der Trainer zeigt im Rücken des Empfängers eine Nummer.',
        'Mit dem Zuspiel läuft der Pressende mit dieser Nummer los.',
        'Der Empfänger dreht weg und dribbelt durch eines der Tore hinaus.',
        'Ist kein Tor frei: zurück zum Zuspieler und neu anbieten.',
        'Wer den Ball erobert, wird Empfänger; sonst rotieren Zuspieler und Empfänger nach drei Bällen.',
      ],
      points: [
        'Über beide Schultern schauen, während der Zuspieler den Pass vorbereitet.',
        'Schräg zum Ball kommen, Hüfte offen.',
        'Erster Kontakt weg vom Gegner, der zweite schon zum Tor.',
      ],
      harder: [
        'Zwei laufen an.',
        'Der Zuspieler darf verzögern: Der Blick muss wiederholt werden.',
      ],
      easier: ['Wer anläuft, hebt vorher den Arm.'],
      scoring:
        'Mit drei Kontakten durch ein Tor: zwei Punkte, mit mehr: einer; Rückpass: keiner, aber der Ball bleibt.',
      question: 'Was hast du beim letzten Blick vor dem Zuspiel gesehen?',
      fault: 'Der Empfänger schaut nur zum Passgeber und dreht in den Gegner.',
    },
    bg: {
      title: 'Коя страна е свободна?',
      aim: 'Поглед преди паса и обръщане с първото докосване натам, откъдето никой не пресира.',
      setup:
        'Квадрат {l} × {w} м с вратичка на три от страните, на четвъртата подаващ, зад него втори с топка. Получаващият чака в средата, трима пресиращи с номера стоят близо до ъглите.',
      rules: [
        'Треньорът показва номер зад гърба на получаващия.',
        'С паса тръгва пресиращият с този номер.',
        'Получаващият се обръща встрани от него и излиза с дрибъл през вратичка.',
        'Ако няма свободна вратичка: връщане към подаващия и ново предлагане.',
        'Който отнеме, става получаващ; иначе подаващите и получаващият се сменят след три топки.',
      ],
      points: [
        'Погледни през двете рамена, докато подаващият се готви.',
        'Ела към топката под ъгъл, с отворен таз.',
        'Първото докосване е встрани от пресиращия, второто – към вратичката.',
      ],
      harder: ['Тръгват двама.', 'Подаващият може да забави: погледът се повтаря.'],
      easier: ['Който пресира, вдига ръка преди старта.'],
      scoring:
        'През вратичка с три докосвания – две точки, с повече – една; връщане – нула, но топката остава.',
      question: 'Какво видя при последния поглед преди паса?',
      fault: 'Получаващият гледа само подаващия и се обръща в пресиращия.',
    },
  },
}
