/** Through on goal with a defender at the shoulder. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const lateChaser: Exercise = {
  key: 'late-chaser',
  kind: { topic: 'dribbling', moment: 'transition_to_attack' },
  sizes: createSizes(
    [[22, 14], [10, 13], 2, [8, 45, 60]],
    [[30, 18], [14, 99], 3, [8, 60, 75], { more: 3 }],
  ),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.goal('small', at(1, 0.5), 180)
    drawing.keeper('b', [area[0] - 1, area[1] / 2])
    const attacker = drawing.player('a', at(0.14, 0.4))
    const chaser = drawing.player('b', at(0.04, 0.22))
    drawing.ball(drawing.player('a', at(0.03, 0.62)))
    drawing.player('b', at(0.03, 0.85))
    drawing.ball(drawing.player('a', at(0.03, 0.42)))
    const ball = drawing.ball(attacker)
    moveAll(
      drawing,
      [attacker, at(0.36, 0.42), at(0.52, 0.28), at(0.7, 0.36)],
      [chaser, at(0.28, 0.2), at(0.5, 0.14), at(0.62, 0.24)],
    )
    drawing.shot(ball, [area[0], area[1] / 2 + 1.1])
    return drawing
  },
  words: {
    en: {
      title: 'Late chaser: step across and finish',
      aim: 'Run at goal with a chaser at your shoulder: close their lane with your body before you think of the shot.',
      setup:
        'Lane of {l} × {w} m with a 3 m goal and a keeper. Attackers with balls start two metres ahead of the chasers, who stand diagonally behind them. Two pairs and one spare attacker.',
      rules: [
        'The attacker starts at will; the chaser goes with the first touch.',
        'Step across the chaser’s path within the first ten metres.',
        'Finish before the last four metres or go round the keeper.',
        'A chaser who gets goal-side dribbles back over the start line and scores too.',
        'The next pair starts when the lane is empty; attacker and chaser swap after each run.',
      ],
      points: [
        'First touch long and straight, the second one across the chaser.',
        'With the body in front, slow down half a step: the chaser must go round.',
        'Look up at the keeper while the ball rolls freely.',
        'No contact from behind: chasers run round, never through.',
      ],
      harder: ['The chaser starts level, one metre to the side.'],
      easier: ['Three metres of head start and no keeper: score in the empty goal.'],
      scoring: 'Goal after crossing the chaser’s path: two points. Any other goal: one.',
      question: 'When did you know that the chaser could no longer reach the ball?',
      fault: 'The attacker runs straight, the chaser comes level and pokes the ball away.',
    },
    de: {
      title: 'Verfolger abschneiden und abschließen',
      aim: 'Mit einem Verfolger an der Schulter aufs Tor ziehen: erst mit dem Körper den Laufweg zustellen, dann schießen.',
      setup:
        'Bahn von {l} × {w} m mit Drei-Meter-Tor und Torwart. Angreifer mit Ball starten zwei Meter vor den Verfolgern, die schräg hinter ihnen stehen. Zwei Paare und ein zusätzlicher Angreifer.',
      rules: [
        'Der Angreifer startet frei, der Verfolger mit dem ersten Kontakt.',
        'Auf den ersten zehn Metern den Laufweg des Verfolgers kreuzen.',
        'Spätestens vier Meter vor dem Tor abschließen oder am Torwart vorbeigehen.',
        'Kommt der Verfolger vor den Ball, punktet er mit Dribbling über die Startlinie.',
        'Das nächste Paar startet in die leere Bahn; nach jedem Lauf werden die Rollen getauscht.',
      ],
      points: [
        'Erster Kontakt lang und gerade, der zweite vor den Verfolger.',
        'Mit dem Körper davor kurz verzögern: Der Verfolger muss außen herum.',
        'Blick zum Torwart, solange der Ball frei rollt.',
        'Kein Kontakt von hinten: außen herum laufen, nie hindurch.',
      ],
      harder: ['Der Verfolger startet auf gleicher Höhe, einen Meter daneben.'],
      easier: ['Drei Meter Vorsprung und kein Torwart: Abschluss ins leere Tor.'],
      scoring: 'Tor nach gekreuztem Laufweg: zwei Punkte. Jedes andere Tor: einer.',
      question: 'Wann war klar, dass der Verfolger nicht mehr an den Ball kommt?',
      fault:
        'Der Angreifer läuft gerade weiter, der Verfolger zieht gleich und spitzelt den Ball weg.',
    },
    bg: {
      title: 'Пресечи преследвача и завърши',
      aim: 'Пробив към вратата с преследвач до рамото: първо затвори пътя му с тяло, после мисли за удара.',
      setup:
        'Коридор {l} × {w} м с триметрова врата и вратар. Нападателите с топка тръгват два метра пред преследвачите, които стоят диагонално зад тях. Две двойки и един допълнителен нападател.',
      rules: [
        'Нападателят тръгва, когато реши, преследвачът – с първото докосване.',
        'В първите десет метра нападателят пресича пътя на преследвача.',
        'Удар най-късно на четири метра от вратата или заобикаляне на вратаря.',
        'Преследвач, който излезе пред топката, бележи с дрибъл през стартовата линия.',
        'Следващата двойка тръгва в празен коридор; след всяко бягане ролите се сменят.',
      ],
      points: [
        'Първото докосване е дълго и право, второто – пред преследвача.',
        'Щом си отпред с тяло, забави половин крачка: той трябва да заобиколи.',
        'Погледни вратаря, докато топката се търкаля свободно.',
        'Без контакт отзад: преследвачът заобикаля, никога не минава през теб.',
      ],
      harder: ['Преследвачът тръгва наравно, на метър встрани.'],
      easier: ['Три метра преднина и празна врата без вратар.'],
      scoring: 'Гол след пресечен път – две точки. Всеки друг гол – една.',
      question: 'Кога разбра, че преследвачът вече не може да стигне топката?',
      fault: 'Нападателят бяга право, преследвачът се изравнява и избива топката.',
    },
  },
}
