/** Two players carry a goal about the pitch. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const walkingGoal: Exercise = {
  key: 'walking-goal',
  sizes: createSizes({
    small: [24, 20],
    large: [30, 24],
    ages: [8, 10],
    olderAges: [11, 14],
    level: 1,
    time: [5, 120, 45],
  }),
  intensity: 'high',
  kind: { practice_type: 'fun_game', topic: 'fun', corners: ['social', 'tactical'] },
  draw(size) {
    const board = createBoard(size)
    const goal = board.players('c', [0.5, 0.42], [0.5, 0.56])
    const a = board.players('a', [0.2, 0.2], [0.2, 0.7], [0.46, 0.84])
    const b = board.players('b', [0.36, 0.3], [0.32, 0.6], [0.66, 0.3])
    board.start(a(1))
    board.run([goal(1), [0.6, 0.5]], [goal(2), [0.6, 0.64]], [b(2), [0.28, 0.56]])
    board.pass(a(2), [b(1), [0.26, 0.42]], [a(3), [0.72, 0.8]])
    board.into(a(3), [0.76, 0.74], [b(2), [0.42, 0.72]], [b(3), [0.74, 0.42]])
    board.run([a(3), [0.74, 0.57]], [b(3), [0.74, 0.42]])
    board.into(a(1), [0.42, 0.57], [b(1), [0.36, 0.42]])
    return board.drawing
  },
  words: {
    en: {
      title: 'The goal on legs',
      aim: 'Keep looking up: find a target that moves, and get a team-mate to the other side of it in time.',
      setup:
        'Pitch of {l} × {w} m. Two players in a third colour hold a bib between them, arms stretched: they are the goal. Two teams of three.',
      rules: [
        'The goal walks where it likes; it may turn, but never runs.',
        'A team scores with a flat pass under the bib to a team-mate behind it.',
        'Both sides of the goal count, for both teams.',
        'After a point play goes on; the same team may not score on the way straight back.',
        'After each round two others become the goal.',
      ],
      points: [
        'Lift your head before each touch: where does the goal face now?',
        'Two positions: one with the ball, one on the other side.',
        'Pass softly and on the ground, for the sake of the goal’s feet.',
        'Defenders stand behind the goal, where the pass arrives.',
      ],
      harder: ['The pass under the bib is played first time.'],
      easier: ['Two goals walk about, or the goal only turns on the spot.'],
      scoring: 'One point a pass through the goal; the first team with five wins the round.',
      question: 'When did you see where the goal would go next?',
      fault: 'All attackers stand on the ball’s side of the goal.',
    },
    de: {
      title: 'Das Tor auf Beinen',
      aim: 'Den Kopf oben behalten: ein wanderndes Ziel finden und rechtzeitig jemanden auf dessen andere Seite bringen.',
      setup:
        'Feld von {l} × {w} m. Zwei Spieler in dritter Farbe halten mit gestreckten Armen ein Leibchen zwischen sich: Sie sind das Tor. Drei gegen drei.',
      rules: [
        'Das Tor geht, wohin es will; es darf sich drehen, aber nicht rennen.',
        'Ein Punkt ist ein flacher Pass unter dem Leibchen hindurch zu einem Mitspieler.',
        'Beide Seiten des Tores zählen, für beide Teams.',
        'Danach läuft das Spiel weiter; direkt zurück darf dasselbe Team nicht punkten.',
        'Nach jedem Durchgang werden zwei andere zum Tor.',
      ],
      points: [
        'Vor jedem Kontakt aufschauen: Wohin zeigt das Tor gerade?',
        'Zwei Rollen: einer am Ball, einer auf der anderen Seite.',
        'Weich und flach passen, den Füßen des Tores zuliebe.',
        'Verteidiger stehen hinter dem Tor, wo der Pass ankommt.',
      ],
      harder: ['Der Pass unter dem Leibchen wird direkt gespielt.'],
      easier: ['Zwei Tore wandern, oder das Tor dreht sich nur auf der Stelle.'],
      scoring: 'Je Pass durchs Tor ein Punkt; wer zuerst fünf hat, gewinnt den Durchgang.',
      question: 'Wann habt ihr gesehen, wohin das Tor geht?',
      fault: 'Alle Angreifer stehen auf der Ballseite des Tores.',
    },
    bg: {
      title: 'Вратата с крака',
      aim: 'Вдигната глава: намиране на движеща се цел и навременно заемане на място от другата ѝ страна.',
      setup:
        'Поле {l} × {w} м. Двама играчи в трети цвят държат с изпънати ръце потник помежду си: те са вратата. Два отбора по трима.',
      rules: [
        'Вратата ходи, където иска; може да се върти, но не тича.',
        'Точка е нисък пас под потника до съотборник от другата страна.',
        'Броят се и двете страни на вратата, за двата отбора.',
        'След точка играта продължава; същият отбор не може да вкара веднага обратно.',
        'След всяка серия други двама стават врата.',
      ],
      points: [
        'Преди всяко докосване погледни: накъде е обърната вратата?',
        'Две роли: един с топката, един от другата страна.',
        'Подавай меко и по земята, да пазим краката на вратата.',
        'Защитниците стоят зад вратата, където пристига пасът.',
      ],
      harder: ['Пасът под потника се играе от първо.'],
      easier: ['Ходят две врати или вратата само се върти на място.'],
      scoring: 'Точка за всеки пас през вратата; който пръв събере пет, печели серията.',
      question: 'Кога видяхте накъде ще тръгне вратата?',
      fault: 'Всички нападатели са откъм топката, никой не е зад вратата.',
    },
  },
}
