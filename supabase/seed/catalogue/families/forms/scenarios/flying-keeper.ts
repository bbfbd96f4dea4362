/** Behind with two minutes left: the keeper comes out as an extra player. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const flyingKeeper: Exercise = {
  key: 'flying-keeper',
  sizes: createSizes({
    small: [36, 28],
    large: [46, 34],
    ages: [12, 14],
    level: 3,
    time: [6, 120, 60],
    more: 2,
  }),
  intensity: 'high',
  kind: { topic: 'possession' },
  draw(size) {
    const board = createBoard(size)
    board.goals('small', [0, 0.5, 0], [1, 0.5, 180])
    const ours = board.keeper('a', 0.12, 0.5)
    const theirs = board.keeper('b', 0.96, 0.5)
    const a = board.players('a', [0.4, 0.16], [0.4, 0.84], [0.7, 0.12], [0.7, 0.88])
    const b = board.players('b', [0.58, 0.34], [0.58, 0.66], [0.8, 0.34], [0.8, 0.66])
    board.start(ours)
    board.run([ours, [0.4, 0.5]], [b(1), [0.54, 0.4]], [b(2), [0.54, 0.6]])
    board.pass(a(1), [b(1), [0.5, 0.26]], [b(2), [0.56, 0.5]], [b(3), [0.76, 0.24]])
    board.pass(ours, [b(1), [0.5, 0.36]], [b(4), [0.8, 0.58]])
    board.pass(a(2), [b(2), [0.5, 0.68]], [b(1), [0.56, 0.48]], [b(4), [0.76, 0.76]])
    board.into(
      a(4),
      [0.82, 0.92],
      [b(4), [0.82, 0.82]],
      [a(3), [0.88, 0.3]],
      [b(3), [0.86, 0.5]],
      [theirs, [0.95, 0.58]],
    )
    board.loft(a(3), [0.9, 0.36], [theirs, [0.95, 0.56]])
    board.shoot([1, 0.45], [theirs, [0.955, 0.57]])
    return board.drawing
  },
  words: {
    en: {
      title: 'The keeper comes out',
      aim: 'Use the extra player calmly: circulate quickly, find the free side, and be ready for the long shot at the empty goal.',
      setup:
        'Pitch of {l} × {w} m, 3 m goals. Four outfield players and a keeper a team. Green is one goal down with two minutes left and brings its keeper up as a fifth player.',
      rules: [
        'Green attacks with five; its keeper must be over halfway before the attack may finish.',
        'Yellow defends in a square of four and keeps its keeper in goal.',
        'After a win yellow may shoot at the empty goal from anywhere, after one pass.',
        'Green’s keeper uses hands only when back at its own goal.',
        'After each two minutes the teams change roles.',
      ],
      points: [
        'Fast sideways, sharp into feet: the block has to run.',
        'The two in front stay wide until the last pass, then attack the far post.',
        'No risky pass through the middle, the goal behind is empty.',
        'On a loss: nearest presses, keeper sprints home the straight way.',
        'Yellow: shift as a square, step out only on a bad touch.',
      ],
      harder: ['Yellow’s shot at the empty goal needs no pass first.'],
      easier: ['Yellow may shoot at the empty goal from its own half only after three passes.'],
      scoring:
        'Green equalises: two points. Empty-goal shot: one for yellow. Lead held: one for yellow.',
      question: 'Which pass made the block run too far?',
      fault: 'After two passes comes a hasty long shot, and the keeper is not yet up.',
    },
    de: {
      title: 'Der Torhüter kommt mit',
      aim: 'Die Überzahl ruhig nutzen: schnell zirkulieren, die freie Seite finden und den Weitschuss aufs leere Tor verhindern.',
      setup:
        'Feld von {l} × {w} m, Drei-Meter-Tore. Je vier Feldspieler und ein Torhüter. Grün liegt zwei Minuten vor Schluss ein Tor zurück und bringt den Torhüter als fünften Spieler.',
      rules: [
        'Grün greift zu fünft an; vor dem Abschluss muss der Torhüter über die Mitte gerückt sein.',
        'Gelb verteidigt zu viert im Quadrat und lässt seinen Torhüter im Tor.',
        'Nach Ballgewinn und einem Pass darf Gelb von überall aufs leere Tor schießen.',
        'Der grüne Torhüter nimmt die Hände erst am eigenen Tor wieder zu Hilfe.',
        'Alle zwei Minuten tauschen die Teams die Rollen.',
      ],
      points: [
        'Schnell quer, scharf in den Fuß: Der Block soll laufen.',
        'Die beiden vorn bleiben breit, erst beim letzten Pass zum langen Pfosten.',
        'Kein riskanter Pass durch die Mitte, hinten ist das Tor leer.',
        'Bei Verlust: Der Nächste presst, der Torhüter sprintet gerade zurück.',
        'Gelb: als Quadrat verschieben, nur bei schlechter Annahme herausrücken.',
      ],
      harder: ['Gelb darf ohne vorherigen Pass aufs leere Tor schießen.'],
      easier: ['Aus der eigenen Hälfte darf Gelb erst nach drei Pässen schießen.'],
      scoring:
        'Ausgleich: zwei Punkte. Treffer ins leere Tor oder Führung gehalten: je einer für Gelb.',
      question: 'Welcher Pass hat den Block zu weit laufen lassen?',
      fault: 'Nach zwei Pässen ein hastiger Weitschuss, der Torhüter ist noch gar nicht da.',
    },
    bg: {
      title: 'Вратарят излиза напред',
      aim: 'Спокойно използване на излишния играч: бързо разиграване, откриване на свободната страна и внимание за празната врата.',
      setup:
        'Поле {l} × {w} м, триметрови врати. По четирима полеви играчи и вратар. Две минути преди края зелените изостават с гол и включват вратаря като пети играч.',
      rules: [
        'Зелените атакуват с петима; преди удара вратарят трябва да е минал центъра.',
        'Жълтите защитават в квадрат от четирима, вратарят им остава на вратата.',
        'След отнемане и един пас жълтите могат да бият към празната врата отвсякъде.',
        'Зеленият вратар играе с ръце едва когато се върне при вратата си.',
        'На всеки две минути ролите се сменят.',
      ],
      points: [
        'Бързо напречно, силно в крака: блокът трябва да тича.',
        'Двамата отпред стоят широко и чак при последния пас тръгват към далечната греда.',
        'Без рискован пас през средата, отзад вратата е празна.',
        'При загуба: най-близкият пресира, вратарят спринтира право назад.',
        'Жълти: местете се като квадрат, излизайте само при лошо овладяване.',
      ],
      harder: ['Жълтите бият към празната врата и без предварителен пас.'],
      easier: ['От своята половина жълтите бият едва след три паса.'],
      scoring:
        'Изравняване – две точки. Гол в празната врата или запазена преднина – по една за жълтите.',
      question: 'Кой пас накара блока да тича твърде далеч?',
      fault: 'След два паса идва прибързан далечен удар, а вратарят още не е излязъл.',
    },
  },
}
