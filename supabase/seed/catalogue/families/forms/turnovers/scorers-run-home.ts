/** Who has shot runs to the line first: the others attack three against two. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const scorersRunHome: Exercise = {
  key: 'scorers-run-home',
  sizes: createSizes({
    small: [32, 24],
    large: [44, 32],
    ages: [9, 12],
    level: 2,
    time: [6, 90, 60],
    more: 4,
  }),
  intensity: 'high',
  kind: { topic: 'counter_attack', moment: 'transition_to_defence' },
  draw(size) {
    const board = createBoard(size)
    board.goals('small', [0, 0.5, 0], [1, 0.5, 180])
    const ours = board.keeper('a', 0.04, 0.5)
    const theirs = board.keeper('b', 0.96, 0.5)
    const a = board.players('a', [0.4, 0.5], [0.56, 0.2], [0.6, 0.76])
    const b = board.players('b', [0.6, 0.42], [0.74, 0.3], [0.76, 0.64])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.58, 0.32]], [b(2), [0.68, 0.24]], [theirs, [0.96, 0.46]])
    board.into(a(3), [0.76, 0.8], [b(3), [0.8, 0.72]], [a(1), [0.66, 0.46]], [b(1), [0.66, 0.54]])
    board.save(theirs, [0.95, 0.54])
    board.into(
      b(2),
      [0.6, 0.18],
      [b(1), [0.5, 0.54]],
      [a(1), [0.44, 0.48]],
      [a(2), [0.46, 0.3]],
      [a(3), [0.98, 0.84]],
    )
    board.into(
      b(1),
      [0.32, 0.6],
      [a(1), [0.3, 0.48]],
      [a(2), [0.3, 0.36]],
      [a(3), [0.7, 0.7]],
      [ours, [0.06, 0.54]],
    )
    board.shoot([0, 0.42], [ours, [0.05, 0.55]], [a(1), [0.24, 0.52]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Shot taken, home you run',
      aim: 'Turn round quickly after your own finish, and attack before the others have turned round.',
      setup:
        'Pitch of {l} × {w} m, two 3 m goals with keepers. Three against three, with a pile of balls in each goal.',
      rules: [
        'An attack must end with a shot within ten seconds.',
        'After every shot the keeper takes the ball or a new one and rolls it out within two seconds.',
        'The shooter touches the end line beside the goal before defending.',
        'The others of the team defend at once, so it is three against two for a moment.',
        'After six attacks in a row both teams rest.',
      ],
      points: [
        'Keepers: see the free runner before you have the ball.',
        'First attacker: forwards at full speed, straight at goal.',
        'Two defenders: slow it down and keep the middle shut.',
        'Shooter: touch, turn, sprint, on the shortest way to your own goal.',
      ],
      harder: ['The one who gave the last pass touches the line as well.'],
      easier: ['The shooter runs round a cone at half the distance.'],
      scoring: 'Goal: one. Goal while the shooter is still behind the ball: two.',
      question: 'How many seconds did you have before the shooter was back?',
      fault: 'The new attack begins with a pass across, and the overload is gone.',
    },
    de: {
      title: 'Geschossen – und ab nach Hause',
      aim: 'Nach dem eigenen Abschluss schnell umdrehen, und angreifen, bevor die anderen umgedreht haben.',
      setup:
        'Feld von {l} × {w} m, zwei Drei-Meter-Tore mit Torhütern. Drei gegen drei, in jedem Tor liegt ein Ballvorrat.',
      rules: [
        'Ein Angriff endet binnen zehn Sekunden mit einem Schuss.',
        'Nach jedem Schuss rollt der Torhüter binnen zwei Sekunden diesen oder einen neuen Ball heraus.',
        'Der Schütze berührt die Grundlinie neben dem Tor, bevor er verteidigt.',
        'Die anderen verteidigen sofort: kurz heißt es drei gegen zwei.',
        'Nach sechs Angriffen in Folge ist für beide Teams Pause.',
      ],
      points: [
        'Torhüter: den freien Läufer sehen, bevor der Ball da ist.',
        'Erster Angreifer: volles Tempo, gerade aufs Tor.',
        'Zwei Verteidiger: bremsen und die Mitte zuhalten.',
        'Schütze: berühren, drehen, auf kürzestem Weg zum eigenen Tor.',
      ],
      harder: ['Auch der letzte Passgeber berührt die Linie.'],
      easier: ['Der Schütze umläuft nur ein Hütchen auf halbem Weg.'],
      scoring: 'Tor: ein Punkt. Tor, solange der Schütze noch hinter dem Ball ist: zwei.',
      question: 'Wie viele Sekunden blieben, bis der Schütze zurück war?',
      fault: 'Der neue Angriff beginnt mit einem Querpass, die Überzahl ist dahin.',
    },
    bg: {
      title: 'Удар – и бегом у дома',
      aim: 'Бързо обръщане след своя удар и атака, преди другите да са се обърнали.',
      setup:
        'Поле {l} × {w} м, две триметрови врати с вратари. Трима срещу трима, във всяка врата има запас от топки.',
      rules: [
        'Атаката завършва с удар до десет секунди.',
        'След всеки удар вратарят до две секунди търкулва тази или нова топка.',
        'Стрелецът докосва крайната линия до вратата, преди да защитава.',
        'Другите защитават веднага: за кратко са трима срещу двама.',
        'След шест поредни атаки двата отбора почиват.',
      ],
      points: [
        'Вратари: вижте свободния, преди да имате топката.',
        'Първи нападател: пълна скорост, право към вратата.',
        'Двамата защитници: забавете и дръжте средата затворена.',
        'Стрелец: докосни, обърни се, спринтирай по най-късия път.',
      ],
      harder: ['И дал последния пас докосва линията.'],
      easier: ['Стрелецът обикаля конус само до половината път.'],
      scoring: 'Гол – точка. Гол, докато стрелецът още е зад топката – две.',
      question: 'Колко секунди имахте, преди стрелецът да се върне?',
      fault: 'Новата атака започва с напречен пас и предимството изчезва.',
    },
  },
}
