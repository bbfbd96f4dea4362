/** Helpers stand on the end line beside the goals and set the ball back. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const goalLineHelpers: Exercise = {
  key: 'goal-line-helpers',
  sizes: createSizes({
    small: [30, 26],
    large: [38, 34],
    ages: [10, 13],
    level: 2,
    time: [5, 120, 60],
    more: 2,
  }),
  intensity: 'high',
  kind: { topic: 'finishing' },
  draw(size) {
    const board = createBoard(size)
    board.goals('youth', [0, 0.5, 0], [1, 0.5, 180])
    const ours = board.keeper('a', 0.04, 0.5)
    const theirs = board.keeper('b', 0.96, 0.5)
    const helper = board.players('c', [1.02, 0.14], [1.02, 0.86], [-0.02, 0.14], [-0.02, 0.86])
    const a = board.players('a', [0.3, 0.5], [0.5, 0.24], [0.56, 0.68])
    const b = board.players('b', [0.46, 0.46], [0.68, 0.34], [0.72, 0.6])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.44, 0.36]], [b(2), [0.64, 0.28]], [ours, [0.07, 0.5]])
    board.pass(
      helper(1),
      [b(2), [0.74, 0.26]],
      [a(3), [0.66, 0.56]],
      [b(3), [0.82, 0.54]],
      [theirs, [0.96, 0.45]],
    )
    board.into(
      a(3),
      [0.76, 0.4],
      [b(2), [0.82, 0.28]],
      [b(3), [0.86, 0.5]],
      [theirs, [0.96, 0.46]],
      [helper(2), [1.02, 0.76]],
    )
    board.shoot([1, 0.56], [theirs, [0.965, 0.44]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Helpers on the goal line',
      aim: 'Use the pass to the goal line and the ball back into the run: the finish faces goal while defenders turn.',
      setup:
        'Pitch of {l} × {w} m, youth goals and keepers, two teams of three outfield players. Four neutral helpers, one on either side of each goal, stand on the end lines.',
      rules: [
        'Those in possession may use the two helpers at the goal they attack.',
        'A helper plays with one touch and only backwards into the field.',
        'After the ball back the shot must come with the first or second touch.',
        'Helpers may slide along the line up to the corner, not into the goal area.',
        'Helpers change with a team after each round.',
      ],
      points: [
        'Pass to the helper hard, then the back pass can be soft.',
        'Everybody else stops or bends away: stay behind the ball.',
        'One for the near corner, one for the penalty-spot area.',
        'Defenders: drop with the pass, step out with the ball back.',
        'Keeper: follow the ball in small steps along the arc.',
      ],
      harder: ['After the ball back only first-time shots.'],
      easier: ['Helpers may have two touches and choose the receiver in peace.'],
      scoring: 'Goal after a ball back: two. Any other goal: one.',
      question: 'Where did the defenders look when the ball came back?',
      fault: 'All run up to the goal line with the ball, and nobody is there for the ball back.',
    },
    de: {
      title: 'Helfer auf der Torlinie',
      aim: 'Den Pass zur Grundlinie und den Rückpass in den Lauf nutzen: Der Schütze sieht das Tor, die Abwehr dreht sich.',
      setup:
        'Feld von {l} × {w} m, Jugendtore mit Torhütern, drei gegen drei Feldspieler. Vier neutrale Helfer stehen auf den Grundlinien, links und rechts von jedem Tor.',
      rules: [
        'Das ballbesitzende Team darf die beiden Helfer am gegnerischen Tor anspielen.',
        'Ein Helfer spielt direkt und nur zurück ins Feld.',
        'Nach dem Rückpass muss mit dem ersten oder zweiten Kontakt geschossen werden.',
        'Helfer dürfen sich auf der Linie bis zur Ecke verschieben, nicht vor das Tor.',
        'Nach jedem Durchgang tauschen sie mit einem Team.',
      ],
      points: [
        'Hart zum Helfer, dann kann der Rückpass weich sein.',
        'Alle anderen bremsen oder biegen ab: hinter dem Ball bleiben.',
        'Einer fürs kurze Eck, einer für den Raum vor dem Tor.',
        'Verteidiger: mit dem Pass fallen, mit dem Rückpass heraus.',
        'Torhüter: in kleinen Schritten auf dem Bogen mitgehen.',
      ],
      harder: ['Nach dem Rückpass nur direkt schießen.'],
      easier: ['Helfer haben zwei Kontakte und wählen den Empfänger in Ruhe.'],
      scoring: 'Tor nach Rückpass: zwei, jedes andere: einer.',
      question: 'Wohin schauten die Verteidiger, als der Ball zurückkam?',
      fault: 'Alle laufen mit bis zur Grundlinie, für den Rückpass ist keiner da.',
    },
    bg: {
      title: 'Помощници на крайната линия',
      aim: 'Пас към крайната линия и връщане в движение: стрелецът гледа вратата, защитата се обръща.',
      setup:
        'Поле {l} × {w} м, юношески врати с вратари, два отбора по трима полеви играчи. Четирима неутрални помощници са на крайните линии, от двете страни на вратите.',
      rules: [
        'Владеещият отбор може да ползва двамата помощници до вратата, която атакува.',
        'Помощникът играе от първо и само назад в полето.',
        'След връщането ударът е с първо или второ докосване.',
        'Помощниците се местят по линията до ъгъла, но не пред вратата.',
        'След всяка серия се сменят с един от отборите.',
      ],
      points: [
        'Силно към помощника, тогава връщането може да е меко.',
        'Всички други спират или завиват: останете зад топката.',
        'Един за близкия ъгъл, един за мястото пред вратата.',
        'Защитници: с паса се приберете, с връщането излезте.',
        'Вратар: следвай с малки крачки по дъгата.',
      ],
      harder: ['След връщането се стреля само от първо.'],
      easier: ['Помощниците имат две докосвания и избират спокойно на кого.'],
      scoring: 'Гол след връщане – две, всеки друг – една.',
      question: 'Накъде гледаха защитниците, когато топката се върна?',
      fault: 'Всички тичат до крайната линия и за връщането няма никой.',
    },
  },
}
