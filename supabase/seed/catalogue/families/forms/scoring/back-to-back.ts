/** Two goals stand back to back in the middle and are played from outside. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const backToBack: Exercise = {
  key: 'back-to-back',
  sizes: createSizes({
    small: [36, 28],
    large: [46, 36],
    ages: [9, 12],
    level: 2,
    time: [4, 180, 60],
    more: 4,
  }),
  intensity: 'high',
  kind: { practice_type: 'conditioned_game' },
  draw(size) {
    const board = createBoard(size)
    board.goals('small', [0.46, 0.5, 180], [0.54, 0.5, 0])
    const left = board.keeper('a', 0.4, 0.5)
    const right = board.keeper('b', 0.6, 0.5)
    const a = board.players('a', [0.5, 0.15], [0.22, 0.3], [0.25, 0.72], [0.78, 0.25])
    const b = board.players('b', [0.56, 0.25], [0.3, 0.42], [0.32, 0.62], [0.72, 0.42])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.38, 0.25]], [right, [0.6, 0.46]])
    board.into(a(3), [0.18, 0.74], [b(2), [0.26, 0.5]], [b(3), [0.3, 0.7]], [a(1), [0.7, 0.14]])
    board.loft(a(4), [0.86, 0.5], [right, [0.62, 0.52]], [b(4), [0.76, 0.46]])
    board.run([a(4), [0.82, 0.66]], [b(4), [0.74, 0.56]], [left, [0.4, 0.54]])
    board.shoot([0.54, 0.56], [right, [0.61, 0.48]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Goals back to back',
      aim: 'Recognise which side of the goal is open, and move the ball there faster than the defence can run round.',
      setup:
        'Pitch of {l} × {w} m. Two 3 m goals stand back to back in the middle, 3 m apart, mouths facing the short sides. Two teams of four; a keeper of each team guards one goal against both teams.',
      rules: [
        'Both teams may score in either goal.',
        'Nobody but the keepers runs or passes through the space between the goals.',
        'A keeper who holds the ball throws it to the team that defended.',
        'The ball stays in play behind a goal; over the outer line it is passed in.',
      ],
      points: [
        'Draw them to one side with three short passes, then go round.',
        'Somebody always waits on the far side, open to goal.',
        'Defenders: leave the ball side early, the pass over is quicker than you.',
        'Shoot before the keeper has found the angle.',
      ],
      harder: ['After a goal the same goal is closed for the scorers’ next attack.'],
      easier: ['The team with the ball may leave one attacker who is never marked.'],
      scoring: 'A goal counts one, within five seconds of changing side two.',
      question: 'What told you that the other side was free?',
      fault: 'All eight chase the ball round the goals and the far side stays empty.',
    },
    de: {
      title: 'Rücken an Rücken: zwei Tore',
      aim: 'Erkennen, welche Torseite offen ist, und den Ball schneller dorthin bringen, als die Abwehr laufen kann.',
      setup:
        'Feld von {l} × {w} m. In der Mitte stehen zwei Drei-Meter-Tore Rücken an Rücken, 3 m auseinander, offen zu den Schmalseiten. Vier gegen vier; je ein Torhüter pro Team hütet ein Tor gegen beide Mannschaften.',
      rules: [
        'Beide Teams dürfen in beide Tore treffen.',
        'Durch den Raum zwischen den Toren läuft und passt niemand außer den Torhütern.',
        'Hält der Torhüter, wirft er zum Team, das verteidigt hat.',
        'Hinter den Toren läuft das Spiel weiter; im Aus wird eingepasst.',
      ],
      points: [
        'Mit drei kurzen Pässen auf eine Seite locken, dann herum.',
        'Einer wartet immer auf der anderen Seite, offen zum Tor.',
        'Verteidiger: früh lösen, der Seitenwechsel ist schneller als ihr.',
        'Abschließen, bevor der Torhüter den Winkel gefunden hat.',
      ],
      harder: ['Nach einem Treffer ist dieses Tor für den nächsten Angriff der Schützen zu.'],
      easier: ['Das ballbesitzende Team hat einen Angreifer, den niemand decken darf.'],
      scoring: 'Tor: ein Punkt, binnen fünf Sekunden nach dem Seitenwechsel: zwei.',
      question: 'Woran habt ihr gesehen, dass die andere Seite frei war?',
      fault: 'Alle acht jagen dem Ball um die Tore nach, die ferne Seite bleibt leer.',
    },
    bg: {
      title: 'Врати гръб до гръб',
      aim: 'Разпознаване коя страна е открита и пренасяне на топката там по-бързо, отколкото защитата може да пробяга.',
      setup:
        'Поле {l} × {w} м. В средата две триметрови врати стоят гръб до гръб на 3 м една от друга, обърнати към късите страни. Два отбора по четирима; по един вратар от отбор пази едната врата срещу двата отбора.',
      rules: [
        'И двата отбора могат да вкарват и в двете врати.',
        'През пространството между вратите не минава и не подава никой освен вратарите.',
        'Вратар, който улови топката, я хвърля на отбора, който се е защитавал.',
        'Зад вратите играта продължава; от аут се вкарва с пас.',
      ],
      points: [
        'Привлечете ги с три къси паса, после прехвърлете.',
        'Един винаги чака от другата страна, открит към вратата.',
        'Защитници: тръгвайте рано, топката е по-бърза от вас.',
        'Удряй, преди вратарят да е намерил ъгъла.',
      ],
      harder: ['След гол същата врата е затворена за следващата атака на отбелязалите.'],
      easier: ['Отборът с топката има един нападател, когото никой не пази.'],
      scoring: 'Гол – точка, до пет секунди след смяната на страната – две.',
      question: 'По какво познахте, че другата страна е свободна?',
      fault: 'И осмината тичат след топката около вратите, а далечната страна е празна.',
    },
  },
}
