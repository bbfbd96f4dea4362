/** Each team may ask for thirty seconds in overload, once a round. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const overloadCard: Exercise = {
  key: 'overload-card',
  sizes: createSizes({
    small: [36, 26],
    large: [48, 34],
    ages: [10, 13],
    level: 2,
    time: [5, 180, 60],
    more: 4,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.goals('youth', [0, 0.5, 0], [1, 0.5, 180])
    const ours = board.keeper('a', 0.04, 0.5)
    const theirs = board.keeper('b', 0.96, 0.5)
    const a = board.players('a', [0.28, 0.5], [0.46, 0.18], [0.48, 0.82], [0.66, 0.42])
    const b = board.players('b', [0.46, 0.44], [0.66, 0.26], [0.7, 0.66])
    const out = board.players('b', [0.6, -0.08])
    board.start(a(1))
    board.pass(
      a(2),
      [b(1), [0.46, 0.32]],
      [b(2), [0.62, 0.22]],
      [ours, [0.08, 0.5]],
      [out(1), [0.7, -0.08]],
    )
    board.pass(a(1), [b(1), [0.42, 0.4]], [b(3), [0.64, 0.6]])
    board.pass(
      a(3),
      [b(1), [0.42, 0.54]],
      [b(3), [0.6, 0.74]],
      [b(2), [0.72, 0.44]],
      [a(2), [0.66, 0.2]],
    )
    board.into(
      a(4),
      [0.78, 0.56],
      [b(2), [0.82, 0.46]],
      [b(3), [0.68, 0.68]],
      [theirs, [0.95, 0.54]],
    )
    board.into(a(2), [0.84, 0.3], [b(2), [0.86, 0.42]], [theirs, [0.955, 0.44]])
    board.shoot([1, 0.56], [theirs, [0.965, 0.44]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Play your overload card',
      aim: 'Choose the right moment for a short overload, use it with patience, and survive the other team’s.',
      setup:
        'Pitch of {l} × {w} m, youth goals and keepers, two teams of four outfield players. Each captain has one card a round.',
      rules: [
        'A captain calls “card” at any stoppage: an opponent leaves for thirty seconds.',
        'The opponent waits at halfway and comes back on the coach’s signal.',
        'A card can be played while behind, level or leading, once a round.',
        'Both cards may not run at the same time.',
        'An unused card is worth half a point.',
      ],
      points: [
        'With the card: first width, then two quick passes, not the first shot.',
        'Without one: triangle before the goal, keep the ball in front of you.',
        'Watch the clock: in the last five seconds something must happen.',
        'The one who comes back joins from behind the ball.',
      ],
      harder: ['The card gives twenty seconds only.'],
      easier: ['The coach stops the clock until the ball is in play.'],
      scoring: 'Goal: one. Goal with the card: two. Goal of the short team: three.',
      question: 'Why did you play the card just then?',
      fault: 'The card is played at once, and the overload rushes into the first shot.',
    },
    de: {
      title: 'Die Überzahlkarte',
      aim: 'Den richtigen Moment für eine kurze Überzahl wählen, sie geduldig nutzen und die der anderen überstehen.',
      setup:
        'Feld von {l} × {w} m, Jugendtore mit Torhütern, vier gegen vier Feldspieler. Jeder Kapitän hat je Durchgang eine Karte.',
      rules: [
        'Bei einer Unterbrechung ruft der Kapitän „Karte“: Ein Gegner geht für dreißig Sekunden.',
        'Er wartet an der Mittellinie und kommt auf das Zeichen des Trainers zurück.',
        'Die Karte gilt bei Rückstand, Gleichstand und Führung, einmal je Durchgang.',
        'Beide Karten dürfen nicht gleichzeitig laufen.',
        'Eine ungenutzte Karte bringt einen halben Punkt.',
      ],
      points: [
        'Mit Karte: erst Breite, dann zwei schnelle Pässe, nicht der erste Schuss.',
        'Ohne: Dreieck vor dem Tor, den Ball vor sich halten.',
        'Auf die Uhr achten: In den letzten fünf Sekunden muss etwas geschehen.',
        'Wer zurückkommt, kommt von hinter dem Ball.',
      ],
      harder: ['Die Karte gilt nur zwanzig Sekunden.'],
      easier: ['Der Trainer hält die Uhr an, bis der Ball im Spiel ist.'],
      scoring: 'Tor: einer. Tor mit Karte: zwei. Tor in Unterzahl: drei.',
      question: 'Warum habt ihr die Karte gerade dann gespielt?',
      fault: 'Die Karte wird sofort gezogen, und die Überzahl stürzt in den ersten Schuss.',
    },
    bg: {
      title: 'Картата за предимство',
      aim: 'Избор на точния момент за кратко числено предимство, търпеливото му използване и оцеляване при чуждото.',
      setup:
        'Поле {l} × {w} м, юношески врати с вратари, два отбора по четирима полеви играчи. Всеки капитан има по една карта за серия.',
      rules: [
        'При прекъсване капитанът вика „карта“: противник излиза за тридесет секунди.',
        'Той чака до центъра и се връща по знак на треньора.',
        'Картата важи при всеки резултат, веднъж в серия.',
        'Двете карти не могат да действат едновременно.',
        'Неизползвана карта носи половин точка.',
      ],
      points: [
        'С карта: първо ширина, после два бързи паса, не първият удар.',
        'Без нея: триъгълник пред вратата, топката е пред вас.',
        'Гледайте времето: в последните пет секунди трябва да стане нещо.',
        'Който се връща, влиза откъм своята врата.',
      ],
      harder: ['Картата дава само двадесет секунди.'],
      easier: ['Треньорът спира времето, докато топката влезе в игра.'],
      scoring: 'Гол – една. Гол с карта – две. Гол с един по-малко – три.',
      question: 'Защо изиграхте картата точно тогава?',
      fault: 'Картата се играе веднага и предимството се пилее в първия удар.',
    },
  },
}
