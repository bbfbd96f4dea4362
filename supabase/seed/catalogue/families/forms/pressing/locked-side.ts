/** The ball shall not leave the side on which it is. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const lockedSide: Exercise = {
  key: 'locked-side',
  sizes: createSizes({
    small: [36, 36],
    large: [48, 46],
    ages: [12, 14],
    level: 3,
    time: [5, 150, 60],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.drawing.gears('marker', [
      board.at(0.2, 0.5),
      board.at(0.4, 0.5),
      board.at(0.6, 0.5),
      board.at(0.8, 0.5),
    ])
    board.goals('mini', [0, 0.2, 0], [0, 0.8, 0], [1, 0.2, 180], [1, 0.8, 180])
    const a = board.players(
      'a',
      [0.1, 0.5],
      [0.22, 0.14],
      [0.34, 0.36],
      [0.4, 0.66],
      [0.62, 0.16],
      [0.66, 0.84],
    )
    const b = board.players(
      'b',
      [0.24, 0.42],
      [0.42, 0.2],
      [0.46, 0.44],
      [0.52, 0.66],
      [0.74, 0.3],
      [0.76, 0.6],
    )
    board.start(a(1))
    board.pass(
      a(2),
      [b(1), [0.18, 0.32]],
      [b(2), [0.34, 0.14]],
      [b(3), [0.4, 0.36]],
      [b(4), [0.46, 0.5]],
      [b(6), [0.72, 0.44]],
    )
    board.run(
      [a(2), [0.26, 0.08]],
      [b(1), [0.2, 0.2]],
      [b(2), [0.34, 0.1]],
      [a(3), [0.28, 0.26]],
      [b(3), [0.34, 0.28]],
    )
    board.into(a(5), [0.56, 0.06], [b(5), [0.62, 0.08]], [b(2), [0.42, 0.16]], [b(4), [0.44, 0.38]])
    board.pass(b(5))
    board.into(b(2), [0.3, 0.22], [a(3), [0.24, 0.36]], [b(1), [0.14, 0.28]])
    board.shoot([0, 0.2])
    return board.drawing
  },
  words: {
    en: {
      title: 'Lock the side',
      aim: 'Keep the ball on one side after the first pass wide: block the way back, win it there together.',
      setup:
        'Pitch of {l} × {w} m with four mini goals in the corners’ halves and a marked centre line from goal to goal. Two teams of six.',
      rules: [
        'Free match; each team attacks the two mini goals opposite.',
        'From a pass to the wing on, the defenders try to keep the ball on that side.',
        'Each five seconds on the locked side, counted aloud by the coach, is a point for the defenders.',
        'Getting the ball over the centre line under control is a point for the attackers.',
        'After a win both mini goals are open.',
      ],
      points: [
        'The nearest forward cuts off the back pass, not only the player.',
        'Midfielders step across the line: nobody guards the empty side.',
        'Far full-back comes in to the centre, the goal side stays covered.',
        'Squeeze until the ball carrier looks down, then two go.',
      ],
      harder: ['Attackers may switch with a ball in the air.'],
      easier: ['Only three attackers may be on the locked side.'],
      scoring: 'Lock: one. Win on the locked side and goal: three. Switch: one.',
      question: 'Which door was left open when they got out?',
      fault:
        'The far side players stay with their opponents, and there is room for the switch in the middle.',
    },
    de: {
      title: 'Die Seite abschließen',
      aim: 'Den Ball nach dem ersten Pass nach außen dort festhalten: Rückweg schließen und gemeinsam erobern.',
      setup:
        'Feld von {l} × {w} m mit zwei Minitoren auf jeder Schmalseite und einer markierten Mittellinie von Tor zu Tor. Sechs gegen sechs.',
      rules: [
        'Freies Spiel auf die beiden Minitore gegenüber.',
        'Ab dem Pass nach außen versuchen die Verteidiger, den Ball auf dieser Seite zu halten.',
        'Je fünf Sekunden, laut vom Trainer gezählt, geben ihnen einen Punkt.',
        'Kontrolliert über die Mittellinie: ein Punkt für die Angreifer.',
        'Nach Ballgewinn sind beide Minitore offen.',
      ],
      points: [
        'Der nächste Stürmer schließt den Rückpass, nicht nur den Spieler.',
        'Das Mittelfeld rückt über die Linie: Die leere Seite bewacht niemand.',
        'Der ferne Außenverteidiger rückt ins Zentrum ein.',
        'Einschnüren, bis der Ballführende nach unten schaut, dann zu zweit.',
      ],
      harder: ['Die Angreifer dürfen auch hoch verlagern.'],
      easier: ['Auf der abgeschlossenen Seite sind nur drei Angreifer erlaubt.'],
      scoring: 'Fünf Sekunden: einer. Ballgewinn dort mit Tor: drei. Seitenwechsel: einer.',
      question: 'Welche Tür stand offen, als sie herauskamen?',
      fault: 'Die Fernen bleiben bei ihren Gegnern, in der Mitte ist Platz für die Verlagerung.',
    },
    bg: {
      title: 'Заключи страната',
      aim: 'Задържане на топката на една страна след първия пас встрани: затворен път назад и общо отнемане.',
      setup:
        'Поле {l} × {w} м с по две малки врати на късите страни и маркирана надлъжна средна линия. Два отбора по шестима.',
      rules: [
        'Свободен мач към двете малки врати отсреща.',
        'След пас към крилото защитниците се стремят да задържат топката на тази страна.',
        'Всеки пет секунди, броени на глас от треньора, им носят точка.',
        'Овладяна топка отвъд средната линия – точка за нападателите.',
        'След отнемане двете малки врати са открити.',
      ],
      points: [
        'Най-близкият нападател затваря паса назад, не само играча.',
        'Халфовете минават линията: празната страна не се пази.',
        'Далечният бек се прибира към центъра.',
        'Притискайте, докато водещият погледне надолу, тогава тръгват двама.',
      ],
      harder: ['Нападателите могат да прехвърлят и с висока топка.'],
      easier: ['На заключената страна може да има само трима нападатели.'],
      scoring: 'Пет секунди – точка. Отнемане там с гол – три. Прехвърляне – една.',
      question: 'Откъде се измъкнаха и кой трябваше да е там?',
      fault: 'Далечните остават при противниците си и в средата има място за прехвърляне.',
    },
  },
}
