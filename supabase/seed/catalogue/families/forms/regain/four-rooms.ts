/** Possession in four rooms: a ball won back in the room of the loss counts. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const fourRooms: Exercise = {
  key: 'four-rooms',
  sizes: createSizes({
    small: [26, 26],
    large: [36, 36],
    ages: [10, 13],
    level: 2,
    time: [6, 90, 60],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.zones([0, 0, 0.5, 0.5], [0.5, 0, 1, 0.5], [0, 0.5, 0.5, 1], [0.5, 0.5, 1, 1])
    const a = board.players('a', [0.14, 0.14], [0.4, 0.3], [0.74, 0.18], [0.24, 0.72], [0.76, 0.76])
    const b = board.players(
      'b',
      [0.26, 0.28],
      [0.58, 0.34],
      [0.36, 0.56],
      [0.66, 0.62],
      [0.84, 0.44],
    )
    board.start(a(1))
    board.pass(a(2), [b(1), [0.32, 0.22]], [b(2), [0.5, 0.28]], [a(4), [0.26, 0.58]])
    board.into(b(2), [0.48, 0.26])
    board.run(
      [a(2), [0.44, 0.34]],
      [a(1), [0.34, 0.14]],
      [a(3), [0.58, 0.2]],
      [a(4), [0.36, 0.44]],
      [b(2), [0.42, 0.2]],
    )
    board.into(b(1), [0.24, 0.3], [a(1), [0.26, 0.2]], [a(4), [0.26, 0.4]])
    board.into(a(4), [0.25, 0.36], [b(3), [0.34, 0.44]])
    board.pass(a(5), [b(4), [0.64, 0.7]], [b(3), [0.4, 0.5]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Win it back in the same room',
      aim: 'Be close together when the ball is lost, win it back where it was lost and then leave the crowd.',
      setup: 'Square of {l} × {w} m divided into four rooms. Two teams of five without goals.',
      rules: [
        'Keep the ball; all may go into all rooms.',
        'Whoever loses the ball may win a point by getting it back in the same room.',
        'The new owners want to leave the room with a pass or a dribble.',
        'Out of the room? Then they keep the ball and the roles are changed.',
        'After a regain the ball must first be played into the room diagonally opposite.',
      ],
      points: [
        'Three of you in the room of the ball, two ready next door.',
        'First the forward pass, then the ball: close what hurts.',
        'Use the borders: drive them into the corner of the room.',
        'After the regain one look up and away, diagonally.',
      ],
      harder: ['The new owners have only two touches inside the room.'],
      easier: ['A joker plays with the team that had the ball first.'],
      scoring: 'Regain in the room: one. Regain and diagonal pass: three. Six passes: one.',
      question: 'How far from the ball were you in the moment of the loss?',
      fault: 'After the regain the next pass goes back into the crowd.',
    },
    de: {
      title: 'Zurückholen im selben Zimmer',
      aim: 'Bei Ballverlust nah beieinander sein, den Ball dort zurückholen und dann das Gedränge verlassen.',
      setup: 'Quadrat von {l} × {w} m, in vier Zimmer geteilt. Fünf gegen fünf ohne Tore.',
      rules: [
        'Ballbesitz; alle dürfen in alle Zimmer.',
        'Wer den Ball verliert, punktet durch Rückeroberung im selben Zimmer.',
        'Die neuen Besitzer wollen das Zimmer mit Pass oder Dribbling verlassen.',
        'Draußen? Dann behalten sie den Ball, und die Rollen sind getauscht.',
        'Nach der Rückeroberung muss der Ball zuerst ins diagonal gegenüberliegende Zimmer.',
      ],
      points: [
        'Drei im Zimmer des Balles, zwei bereit nebenan.',
        'Erst den Pass nach vorn, dann den Ball: schließen, was wehtut.',
        'Wände nutzen: in die Zimmerecke treiben.',
        'Nach der Rückeroberung aufschauen und diagonal weg.',
      ],
      harder: ['Die neuen Besitzer haben im Zimmer nur zwei Kontakte.'],
      easier: ['Ein Joker spielt mit dem Team, das zuerst den Ball hatte.'],
      scoring: 'Rückeroberung im Zimmer: einer, mit Diagonalpass: drei. Sechs Pässe: einer.',
      question: 'Wie weit warst du im Moment des Verlusts vom Ball weg?',
      fault: 'Nach der Rückeroberung geht der nächste Pass zurück ins Gedränge.',
    },
    bg: {
      title: 'Върни я в същата стая',
      aim: 'Близост при загуба, отнемане там, където топката е загубена, и след това излизане от навалицата.',
      setup: 'Квадрат {l} × {w} м, разделен на четири стаи. Два отбора по петима без врати.',
      rules: [
        'Владеене; всички могат да влизат във всички стаи.',
        'Който загуби топката, печели точка, ако я върне в същата стая.',
        'Новите притежатели искат да напуснат стаята с пас или водене.',
        'Излязоха? Топката е тяхна и ролите се сменят.',
        'След връщане топката първо отива в стаята по диагонал.',
      ],
      points: [
        'Трима в стаята на топката, двама готови в съседната.',
        'Първо пасът напред, после топката: затваряй опасното.',
        'Използвайте стените: тласкайте към ъгъла на стаята.',
        'След отнемане поглед нагоре и по диагонал навън.',
      ],
      harder: ['Новите притежатели имат само две докосвания в стаята.'],
      easier: ['Жокер играе с отбора, който пръв е имал топката.'],
      scoring: 'Връщане в стаята – една, с диагонален пас – три. Шест паса – една.',
      question: 'На какво разстояние от топката беше в мига на загубата?',
      fault: 'След отнемането следващият пас е обратно в навалицата.',
    },
  },
}
