/** All defenders must be in two of three lanes; goals through the third lane count less. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const sleepingLane: Exercise = {
  key: 'sleeping-lane',
  sizes: createSizes({
    small: [42, 39],
    large: [54, 51],
    ages: [11, 13],
    level: 3,
    time: [5, 180, 60],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.zones([0, 0, 1, 0.33], [0, 0.67, 1, 1])
    board.goals('youth', [0, 0.5, 0], [1, 0.5, 180])
    const ours = board.keeper('a', 0.04, 0.5)
    const theirs = board.keeper('b', 0.96, 0.5)
    const a = board.players(
      'a',
      [0.26, 0.3],
      [0.28, 0.72],
      [0.46, 0.12],
      [0.5, 0.5],
      [0.5, 0.88],
      [0.66, 0.36],
    )
    const b = board.players(
      'b',
      [0.42, 0.26],
      [0.42, 0.54],
      [0.58, 0.2],
      [0.6, 0.46],
      [0.6, 0.62],
      [0.76, 0.4],
    )
    board.start(a(1))
    board.pass(
      a(3),
      [b(1), [0.4, 0.18]],
      [b(2), [0.42, 0.42]],
      [b(3), [0.54, 0.15]],
      [b(5), [0.58, 0.54]],
      [theirs, [0.95, 0.46]],
    )
    board.pass(a(1), [b(1), [0.36, 0.26]], [b(3), [0.56, 0.24]])
    board.pass(
      a(2),
      [b(2), [0.38, 0.62]],
      [b(1), [0.42, 0.42]],
      [b(5), [0.58, 0.72]],
      [b(4), [0.6, 0.54]],
      [b(3), [0.6, 0.38]],
      [ours, [0.07, 0.54]],
    )
    board.pass(
      a(5),
      [b(5), [0.56, 0.82]],
      [b(2), [0.46, 0.72]],
      [b(4), [0.6, 0.66]],
      [b(3), [0.6, 0.46]],
      [b(6), [0.76, 0.58]],
      [theirs, [0.95, 0.55]],
    )
    return board.drawing
  },
  words: {
    en: {
      title: 'The lane that sleeps',
      aim: 'Shift as a team so far that one of three lanes is empty, and wake it in time when the ball comes over.',
      setup:
        'Pitch of {l} × {w} m in three long lanes, youth goals with keepers, two teams of six outfield players.',
      rules: [
        'When the ball is in an outer lane no defender may be in the far one.',
        'When it is in the middle, each outer lane may hold one defender.',
        'Who is in the wrong lane when the coach blows gives away a free kick.',
        'Attackers go where they like, and every switch that is received counts.',
        'After a win the rule holds for the other team at once.',
      ],
      points: [
        'Start with the pass, not when the ball has arrived.',
        'The outer player leads in, the neighbours keep their distance.',
        'Open body: you see the ball and the sleeping lane.',
        'When the ball is on the way over the nearest sprints, the rest slides.',
      ],
      harder: ['No defender may be in the far third of the middle lane either.'],
      easier: ['Two lanes only, divided at the middle.'],
      scoring:
        'Goal: two. Switch received in the sleeping lane: one. Win in the lane of the ball: one.',
      question: 'How long was the ball on its way, and how far did you get in that time?',
      fault: 'The last one in the row stays with a marked opponent instead of moving in.',
    },
    de: {
      title: 'Die schlafende Bahn',
      aim: 'Als Team so weit verschieben, dass eine von drei Bahnen leer ist, und sie rechtzeitig wieder besetzen.',
      setup:
        'Feld von {l} × {w} m mit drei Längsbahnen, Jugendtore mit Torhütern, sechs gegen sechs Feldspieler.',
      rules: [
        'Ist der Ball in einer Außenbahn, darf in der fernen kein Verteidiger sein.',
        'Ist er in der Mitte, darf in jeder Außenbahn einer stehen.',
        'Wer beim Pfiff in der falschen Bahn ist, verursacht einen Freistoß.',
        'Angreifer sind frei, jede angenommene Verlagerung zählt.',
        'Nach Ballgewinn gilt die Regel sofort für die anderen.',
      ],
      points: [
        'Mit dem Pass starten, nicht bei seiner Ankunft.',
        'Der Äußere führt nach innen, die Nachbarn halten den Abstand.',
        'Offene Stellung: Ball und schlafende Bahn sehen.',
        'Kommt die Verlagerung, sprintet der Nächste, der Rest schiebt nach.',
      ],
      harder: ['Auch das ferne Drittel der Mittelbahn bleibt leer.'],
      easier: ['Nur zwei Bahnen, in der Mitte geteilt.'],
      scoring:
        'Tor: zwei. Verlagerung in die schlafende Bahn: einer. Ballgewinn in der Ballbahn: einer.',
      question: 'Wie lange war der Ball unterwegs, und wie weit kamt ihr in dieser Zeit?',
      fault: 'Der Letzte in der Reihe bleibt bei seinem Gegner, statt einzurücken.',
    },
    bg: {
      title: 'Спящият коридор',
      aim: 'Изместване на отбора, докато един от трите коридора остане празен, и навременното му „събуждане“.',
      setup:
        'Поле {l} × {w} м с три надлъжни коридора, юношески врати с вратари, два отбора по шестима полеви играчи.',
      rules: [
        'Когато топката е в краен коридор, в далечния няма нито един защитник.',
        'Когато е в средния, във всеки краен може да има по един.',
        'Който е в грешен коридор при сигнала, дава свободен удар.',
        'Нападателите са свободни, всяко прието прехвърляне се брои.',
        'След отнемане правилото веднага важи за другите.',
      ],
      points: [
        'Тръгни с паса, не когато е пристигнал.',
        'Крайният води навътре, съседите пазят разстоянието.',
        'Отворено тяло: виждаш и топката, и спящия коридор.',
        'При прехвърляне най-близкият спринтира, другите се изместват.',
      ],
      harder: ['И далечната третина на средния коридор остава празна.'],
      easier: ['Само два коридора, разделени по средата.'],
      scoring:
        'Гол – две. Прехвърляне в спящия коридор – една. Отнемане в коридора на топката – една.',
      question: 'Колко дълго пътуваше топката и докъде стигнахте за това време?',
      fault: 'Последният в редицата остава при противника си, вместо да се прибере.',
    },
  },
}
