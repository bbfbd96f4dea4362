/** The second leg of a cup tie, away goals drawn from an envelope. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const secondLeg: Exercise = {
  key: 'second-leg',
  sizes: createSizes({
    small: [44, 32],
    large: [58, 42],
    ages: [11, 14],
    level: 3,
    time: [3, 360, 90],
    more: 4,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.goals('youth', [0, 0.5, 0], [1, 0.5, 180])
    const ours = board.keeper('a', 0.03, 0.5)
    const theirs = board.keeper('b', 0.97, 0.5)
    const a = board.players('a', [0.24, 0.32], [0.24, 0.68], [0.46, 0.5], [0.6, 0.16], [0.62, 0.84])
    const b = board.players(
      'b',
      [0.44, 0.36],
      [0.46, 0.66],
      [0.66, 0.28],
      [0.7, 0.52],
      [0.68, 0.74],
    )
    board.start(a(1))
    board.pass(a(2), [b(1), [0.36, 0.4]], [b(2), [0.36, 0.66]], [ours, [0.07, 0.56]])
    board.pass(a(5), [b(2), [0.38, 0.74]], [b(5), [0.66, 0.8]], [a(3), [0.56, 0.58]])
    board.pass(a(3), [b(5), [0.66, 0.86]], [a(4), [0.76, 0.2]], [b(4), [0.64, 0.56]])
    board.into(a(4), [0.82, 0.32], [b(3), [0.78, 0.3]], [b(4), [0.66, 0.6]], [theirs, [0.95, 0.46]])
    board.shoot([1, 0.56], [theirs, [0.97, 0.46]], [b(3), [0.84, 0.36]])
    return board.drawing
  },
  words: {
    en: {
      title: 'The second leg',
      aim: 'Play to a score: agree as a team how much risk the tie needs, and change the plan when the score changes.',
      setup:
        'Pitch of {l} × {w} m, youth goals and keepers, two teams of five outfield players. An envelope for each tie holds the score of the first leg, for instance two to one for green.',
      rules: [
        'The envelope is opened; both teams have one minute to choose a plan.',
        'The tie is played over two halves of equal length without a change of ends.',
        'Goals are added to those of the first leg.',
        'At half-time each team may change one thing and says it to the coach.',
        'If the tie is level there is one last attack for each team.',
      ],
      points: [
        'Leading: keep the ball in their half, that is the best defence.',
        'Behind: more players in front, not more long balls.',
        'After a goal gather for three seconds: does the plan still hold?',
        'Captain and keeper are the ones who say how much time is left.',
      ],
      harder: ['The coach does not announce the time; teams must keep it themselves.'],
      easier: ['A first-leg difference of one goal only, and a shorter second half.'],
      scoring: 'Winner of the tie: three points; a point for a team that did what it announced.',
      question: 'At which score did your behaviour really change?',
      fault: 'The team behind runs forward with everybody in the first minute.',
    },
    de: {
      title: 'Das Rückspiel',
      aim: 'Nach Spielstand handeln: gemeinsam festlegen, wie viel Risiko nötig ist, und den Plan dem neuen Stand anpassen.',
      setup:
        'Feld von {l} × {w} m, Jugendtore mit Torhütern, fünf gegen fünf Feldspieler. Für jedes Duell liegt im Umschlag das Ergebnis des Hinspiels, etwa zwei zu eins für Grün.',
      rules: [
        'Der Umschlag wird geöffnet, beide Teams haben eine Minute für ihren Plan.',
        'Gespielt werden zwei gleich lange Hälften ohne Seitenwechsel.',
        'Die Tore werden zum Hinspiel addiert.',
        'In der Pause ändert jedes Team genau eine Sache und sagt sie dem Trainer.',
        'Bei Gleichstand hat jedes Team noch einen letzten Angriff.',
      ],
      points: [
        'In Führung: Ball in der gegnerischen Hälfte halten, das ist die beste Abwehr.',
        'Im Rückstand: mehr Spieler nach vorn, nicht mehr lange Bälle.',
        'Nach einem Tor drei Sekunden sammeln: Stimmt der Plan noch?',
        'Kapitän und Torhüter sagen an, wie viel Zeit bleibt.',
      ],
      harder: ['Der Trainer sagt die Zeit nicht an, die Teams zählen selbst.'],
      easier: ['Nur ein Tor Unterschied und eine kürzere zweite Hälfte.'],
      scoring: 'Sieg im Duell: drei Punkte; einer für das Team, das seinen Plan eingehalten hat.',
      question: 'Bei welchem Stand habt ihr euer Spiel wirklich geändert?',
      fault: 'Das zurückliegende Team stürmt schon in der ersten Minute mit allen nach vorn.',
    },
    bg: {
      title: 'Реваншът',
      aim: 'Игра според резултата: общо решение колко риск е нужен и нов план, щом резултатът се промени.',
      setup:
        'Поле {l} × {w} м, юношески врати с вратари, два отбора по петима полеви играчи. За всеки двубой в плик е резултатът от първата среща, например два на едно за зелените.',
      rules: [
        'Пликът се отваря и двата отбора имат минута за план.',
        'Играят се две еднакви полувремена без смяна на вратите.',
        'Головете се прибавят към тези от първата среща.',
        'На почивката всеки отбор променя точно едно нещо и го казва на треньора.',
        'При равенство всеки отбор има още една последна атака.',
      ],
      points: [
        'Водите: дръжте топката в тяхната половина, това е най-добрата защита.',
        'Изоставате: повече хора напред, не повече дълги топки.',
        'След гол се съберете за три секунди: важи ли още планът?',
        'Капитанът и вратарят казват колко време остава.',
      ],
      harder: ['Треньорът не обявява времето, отборите го следят сами.'],
      easier: ['Разлика само от един гол и по-кратко второ полувреме.'],
      scoring: 'Победител в двубоя – три точки; точка за отбора, изпълнил обявения план.',
      question: 'При кой резултат наистина променихте играта си?',
      fault: 'Изоставащият отбор още в първата минута тръгва напред с всички.',
    },
  },
}
