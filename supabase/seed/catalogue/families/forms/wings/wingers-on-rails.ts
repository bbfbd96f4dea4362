/** A free winger in each channel for the team that has the ball. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const wingersOnRails: Exercise = {
  key: 'wingers-on-rails',
  sizes: createSizes({
    small: [40, 32],
    large: [54, 42],
    ages: [10, 12],
    level: 2,
    time: [4, 240, 60],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.zones([0, 0, 1, 0.18], [0, 0.82, 1, 1])
    board.goals('youth', [0, 0.5, 0], [1, 0.5, 180])
    const ours = board.keeper('a', 0.03, 0.5)
    const theirs = board.keeper('b', 0.97, 0.5)
    const a = board.players('a', [0.22, 0.48], [0.45, 0.36], [0.5, 0.66], [0.66, 0.5])
    const b = board.players('b', [0.4, 0.46], [0.58, 0.34], [0.62, 0.66], [0.8, 0.5])
    const winger = board.players('c', [0.52, 0.09], [0.52, 0.91])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.42, 0.42]], [b(2), [0.52, 0.36]], [ours, [0.07, 0.5]])
    board.into(winger(1), [0.66, 0.09], [a(4), [0.8, 0.36]], [b(4), [0.86, 0.44]])
    board.run(
      [winger(1), [0.82, 0.1]],
      [a(3), [0.78, 0.64]],
      [a(4), [0.9, 0.36]],
      [b(3), [0.8, 0.52]],
      [theirs, [0.97, 0.46]],
    )
    board.loft(
      a(3),
      [0.88, 0.68],
      [winger(2), [0.66, 0.9]],
      [b(2), [0.8, 0.4]],
      [b(4), [0.9, 0.48]],
    )
    board.shoot([1, 0.56], [theirs, [0.975, 0.48]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Wingers on rails',
      aim: 'Use free wingers at the right moment and arrive in the box in three lines when the ball comes across.',
      setup:
        'Pitch of {l} × {w} m with a channel on each side. Inside four outfield players and a keeper a team on youth goals; in each channel a neutral winger who plays for the team in possession.',
      rules: [
        'The wingers run up and down their channel; nobody attacks them there.',
        'A winger has four seconds to pass, cross or drive on.',
        'Before a cross at least two attackers must be in the last quarter.',
        'The winger in the far channel may step in at the far post.',
        'Wingers change with two players after each round.',
      ],
      points: [
        'Play inside first; the winger is free when the defence has closed up.',
        'Ball into the winger’s run, not to a standing foot.',
        'Near post, far post, edge of the box: one run each, at different times.',
        'Defenders see ball and attacker; step forward as the winger looks down.',
      ],
      harder: ['A defender may enter the channel once the winger has touched the ball twice.'],
      easier: ['Wingers may throw the ball in over the heads of the first line.'],
      scoring: 'Goal after a winger’s pass: two. Any other goal: one.',
      question: 'Did the cross come when you were ready or when the winger was ready?',
      fault: 'Both attackers stand in goal before the cross and cannot move to the ball.',
    },
    de: {
      title: 'Flügel auf Schienen',
      aim: 'Freie Flügelspieler im richtigen Moment nutzen und bei der Hereingabe in drei Linien vor dem Tor ankommen.',
      setup:
        'Feld von {l} × {w} m mit je einem Seitenkorridor. Innen vier Feldspieler und ein Torhüter pro Team auf Jugendtore; in jedem Korridor ein neutraler Flügelspieler für das ballbesitzende Team.',
      rules: [
        'Die Flügelspieler laufen in ihrem Korridor auf und ab, dort greift sie niemand an.',
        'Sie haben vier Sekunden zum Passen, Flanken oder Weiterdribbeln.',
        'Vor der Hereingabe müssen zwei Angreifer im letzten Viertel sein.',
        'Der ferne Flügelspieler darf am langen Pfosten einrücken.',
        'Nach jedem Durchgang wechseln die Flügelspieler mit zwei anderen.',
      ],
      points: [
        'Erst innen spielen: Der Flügel wird frei, wenn die Abwehr eng steht.',
        'Pass in den Lauf des Flügelspielers, nicht in den Stand.',
        'Kurzer Pfosten, langer Pfosten, Strafraumkante: zeitversetzt je ein Lauf.',
        'Verteidiger: Ball und Gegner sehen, vorrücken, wenn der Flügel nach unten schaut.',
      ],
      harder: ['Ein Verteidiger darf in den Korridor, sobald der Flügel zwei Kontakte hatte.'],
      easier: ['Die Flügelspieler dürfen den Ball über die erste Reihe hineinwerfen.'],
      scoring: 'Tor nach Flügelpass: zwei Punkte, jedes andere: einer.',
      question: 'Kam die Hereingabe, als ihr bereit wart, oder als der Flügel bereit war?',
      fault: 'Beide Angreifer stehen schon am Tor und können dem Ball nicht mehr entgegengehen.',
    },
    bg: {
      title: 'Крила по релси',
      aim: 'Използване на свободните крила в точния момент и включване в три линии при центриране.',
      setup:
        'Поле {l} × {w} м с по един страничен коридор. Вътре по четирима полеви играчи и вратар на отбор с юношески врати; във всеки коридор неутрално крило, което играе с владеещия отбор.',
      rules: [
        'Крилата се движат по своя коридор, там никой не ги атакува.',
        'Имат четири секунди да подадат, да центрират или да продължат с топката.',
        'Преди центриране двама нападатели трябва да са в последната четвърт.',
        'Далечното крило може да влезе на далечната греда.',
        'След всяка серия крилата се сменят с други двама.',
      ],
      points: [
        'Първо през средата: крилото е свободно, когато защитата се е събрала.',
        'Пас в движението на крилото, не в краката на място.',
        'Близка греда, далечна греда, дъга: по едно включване, в различно време.',
        'Защитници: виждайте топката и противника; излизайте, щом крилото погледне надолу.',
      ],
      harder: ['Защитник може да влезе в коридора, след като крилото докосне два пъти.'],
      easier: ['Крилата може да хвърлят топката с ръце над първата линия.'],
      scoring: 'Гол след пас от крило – две точки, всеки друг – една.',
      question: 'Центрирането дойде, когато вие бяхте готови, или когато крилото беше готово?',
      fault: 'Двамата нападатели вече са пред вратата и не могат да тръгнат към топката.',
    },
  },
}
