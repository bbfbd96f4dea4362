/** The last pass must reach the far half of the box. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const farPost: Exercise = {
  key: 'far-post',
  sizes: createSizes({
    small: [36, 34],
    large: [46, 44],
    ages: [11, 13],
    level: 3,
    time: [5, 150, 60],
    more: 2,
  }),
  intensity: 'high',
  kind: { topic: 'crossing' },
  draw(size) {
    const board = createBoard(size)
    board.goals('youth', [0, 0.5, 0], [1, 0.5, 180])
    board.zones([0, 0.3, 0.24, 0.5], [0, 0.5, 0.24, 0.7], [0.76, 0.3, 1, 0.5], [0.76, 0.5, 1, 0.7])
    const ours = board.keeper('a', 0.03, 0.5)
    const theirs = board.keeper('b', 0.97, 0.5)
    const a = board.players('a', [0.28, 0.5], [0.5, 0.16], [0.5, 0.86], [0.58, 0.46], [0.4, 0.66])
    const b = board.players(
      'b',
      [0.44, 0.42],
      [0.6, 0.24],
      [0.62, 0.76],
      [0.72, 0.42],
      [0.74, 0.58],
    )
    board.start(a(1))
    board.pass(a(2), [b(1), [0.4, 0.36]], [b(2), [0.58, 0.22]], [ours, [0.06, 0.5]])
    board.run(
      [a(2), [0.72, 0.1]],
      [b(2), [0.72, 0.18]],
      [a(4), [0.78, 0.38]],
      [a(3), [0.74, 0.74]],
      [b(4), [0.84, 0.4]],
      [b(5), [0.84, 0.52]],
      [theirs, [0.97, 0.45]],
    )
    board.loft(a(3), [0.88, 0.66], [a(4), [0.92, 0.4]], [b(3), [0.8, 0.72]], [b(5), [0.9, 0.56]])
    board.shoot([1, 0.44], [theirs, [0.975, 0.53]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Near run, far goal',
      aim: 'Pull the defence with a run to the near post and finish unmarked at the far post.',
      setup:
        'Pitch of {l} × {w} m with youth goals and keepers. Before each goal two boxes side by side: left half and right half. Two teams of five.',
      rules: [
        'A goal from a wide ball counts only if an attacker ran into the near box first.',
        'The finish comes from the far box or the edge of the boxes.',
        'Wide balls may be low or chest high; no headers are asked for.',
        'Goals through the middle count as usual.',
        'After a save the keeper throws to a wing at once.',
      ],
      points: [
        'Near-post runner: full speed, arm up, believe that the ball comes.',
        'Far-post runner: wait outside the defender’s view, then come.',
        'Crosser: look once at the far box before the last touch.',
        'Defence: the last one shouts when somebody arrives behind.',
      ],
      harder: ['Two touches at most for the crosser from the last third on.'],
      easier: ['A defender fewer until the cross has been played.'],
      scoring: 'Far-box goal: three. Ball back to the edge and goal: two. Others: one.',
      question: 'How many defenders went with the near-post run?',
      fault: 'Both runners start together and end up in the same box.',
    },
    de: {
      title: 'Kurz ziehen, lang treffen',
      aim: 'Mit einem Lauf zum kurzen Pfosten die Abwehr ziehen und am langen Pfosten frei abschließen.',
      setup:
        'Feld von {l} × {w} m, Jugendtore mit Torhütern. Vor jedem Tor liegen zwei Felder nebeneinander: linke und rechte Hälfte. Fünf gegen fünf.',
      rules: [
        'Tore nach Hereingaben zählen nur, wenn zuvor einer ins ballnahe Feld gelaufen ist.',
        'Abgeschlossen wird aus dem ballfernen Feld oder von der Kante.',
        'Hereingaben flach oder höchstens brusthoch, Kopfbälle sind nicht gefragt.',
        'Tore durch die Mitte zählen normal.',
        'Hält der Torhüter, wirft er sofort auf einen Flügel ab.',
      ],
      points: [
        'Kurzer Pfosten: volles Tempo, Arm hoch, an den Ball glauben.',
        'Langer Pfosten: außerhalb des Blickfelds warten, dann kommen.',
        'Flankengeber: vor dem letzten Kontakt einmal lang schauen.',
        'Abwehr: Der Letzte ruft, wenn hinten jemand einläuft.',
      ],
      harder: ['Ab dem letzten Drittel hat der Flankengeber höchstens zwei Kontakte.'],
      easier: ['Bis zur Hereingabe verteidigt einer weniger.'],
      scoring: 'Tor aus dem fernen Feld: drei, nach Rückpass an die Kante: zwei, sonst einer.',
      question: 'Wie viele Verteidiger sind dem kurzen Lauf gefolgt?',
      fault: 'Beide starten gleichzeitig und landen im selben Feld.',
    },
    bg: {
      title: 'Близо теглиш, далече вкарваш',
      aim: 'Увличане на защитата с включване на близката греда и удар без опека на далечната.',
      setup:
        'Поле {l} × {w} м, юношески врати с вратари. Пред всяка врата има две съседни зони: лява и дясна. Два отбора по петима.',
      rules: [
        'Гол след центриране важи само ако преди това някой е влязъл в близката зона.',
        'Ударът е от далечната зона или от ръба на зоните.',
        'Центрира се ниско или най-много до гърдите, удари с глава не се търсят.',
        'Головете през средата се броят както обикновено.',
        'След спасяване вратарят веднага хвърля към крило.',
      ],
      points: [
        'Близка греда: пълна скорост, вдигната ръка, вярвай, че топката идва.',
        'Далечна греда: изчакай извън погледа на защитника и тогава влез.',
        'Центриращ: погледни веднъж далече преди последното докосване.',
        'Защита: последният вика, когато някой влиза отзад.',
      ],
      harder: ['В последната третина центриращият има най-много две докосвания.'],
      easier: ['До центрирането защитава с един по-малко.'],
      scoring: 'Гол от далечната зона – три, след пас назад към ръба – две, друг – една.',
      question: 'Колко защитници тръгнаха след включването на близката греда?',
      fault: 'Двамата тръгват едновременно и се озовават в една зона.',
    },
  },
}
