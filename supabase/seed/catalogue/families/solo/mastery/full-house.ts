/** Four rooms that may hold only three: look before you dribble. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const fullHouse: Exercise = {
  key: 'full-house',
  kind: { topic: 'dribbling' },
  sizes: createSizes(
    [[18, 16], [7, 9], 1, [6, 60, 30]],
    [[24, 20], [10, 14], 2, [6, 75, 30], { more: 0 }],
  ),
  intensity: 'medium',
  draw({ area }) {
    const { drawing, at } = createGround(area, 0)
    drawing.coach(at(0.5, 1.12))
    drawing.zone(at(0, 0), at(0.32, 0.36), 'A')
    drawing.zone(at(0.68, 0), at(1, 0.36), 'B')
    drawing.zone(at(0.68, 0.64), at(1, 1), 'C')
    drawing.zone(at(0, 0.64), at(0.32, 1), 'D')
    const one = drawing.player('a', at(0.08, 0.1))
    const two = drawing.player('a', at(0.24, 0.2))
    const three = drawing.player('a', at(0.1, 0.28))
    const four = drawing.player('a', at(0.78, 0.12))
    const five = drawing.player('a', at(0.92, 0.26))
    const six = drawing.player('a', at(0.78, 0.74))
    const seven = drawing.player('a', at(0.9, 0.9))
    const eight = drawing.player('a', at(0.12, 0.8))
    const nine = drawing.player('a', at(0.4, 0.48))
    const ten = drawing.player('a', at(0.56, 0.6))
    for (const who of [one, two, three, four, five, six, seven, eight, nine, ten]) drawing.ball(who)
    moveAll(
      drawing,
      [nine, at(0.34, 0.4), at(0.22, 0.3)],
      [ten, at(0.46, 0.68), at(0.24, 0.74)],
      [two, at(0.4, 0.2), at(0.52, 0.16), at(0.76, 0.26)],
      [six, at(0.6, 0.72), at(0.52, 0.84), at(0.26, 0.92)],
      [seven, at(0.96, 0.6), at(0.86, 0.8)],
      [four, at(0.7, 0.46), at(0.76, 0.88)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Full house: find a room with space',
      aim: 'Dribble with the head up, count how full the rooms are and change the plan when one fills up.',
      setup:
        'Four rooms in the corners of a {l} × {w} m field, {n} players with a ball each. A room holds three players, no more.',
      rules: [
        'All dribble in the corridors; on “Home!” everybody looks for a room with space.',
        'A fourth player at a door has to turn and find another room.',
        'Inside: sole on the ball. Nobody stays in the same room twice running.',
        'On “Move!” all leave by another side; the coach closes one room for the next call.',
      ],
      points: [
        'Look round before the call: which room is empty, which is near?',
        'See a queue at the door? Turn early instead of arriving last.',
        'Ball close in the crowd, longer touches where it is free.',
      ],
      harder: ['A room now holds only two; who finds none does five sole rolls in the corridor.'],
      easier: ['No limit: any room, but never the nearest one.'],
      scoring:
        'In a room within eight seconds: one point. Who had to turn away at a door and still makes it: two.',
      question: 'What did you look at before the call came?',
      fault: 'Everybody follows the first dribbler into the same room.',
    },
    de: {
      title: 'Volles Haus: Wo ist noch Platz?',
      aim: 'Mit erhobenem Kopf dribbeln, die Räume überblicken und umplanen, wenn einer voll ist.',
      setup:
        'Vier Zimmer in den Ecken eines Feldes von {l} × {w} m, {n} Kinder mit je einem Ball. In ein Zimmer passen drei, nicht mehr.',
      rules: [
        'Alle dribbeln in den Gängen; auf „Nach Hause!“ suchen alle ein Zimmer mit Platz.',
        'Wer als Vierter an die Tür kommt, muss drehen und weitersuchen.',
        'Drinnen: Sohle auf den Ball. Nie zweimal hintereinander ins selbe Zimmer.',
        'Auf „Raus!“ dribbeln alle zu einer anderen Seite hinaus; für die nächste Runde sperrt der Trainer ein Zimmer.',
      ],
      points: [
        'Vor dem Ruf umsehen: Welches Zimmer ist leer, welches nah?',
        'Stau vor der Tür? Früh drehen statt als Letzter ankommen.',
        'Im Gedränge eng führen, im Freien weiter vorlegen.',
      ],
      harder: ['Nur noch zwei je Zimmer; wer keines findet, macht im Gang fünf Sohlenrollen.'],
      easier: ['Keine Obergrenze: jedes Zimmer außer dem nächsten.'],
      scoring: 'In acht Sekunden im Zimmer: ein Punkt. Nach einer vollen Tür noch geschafft: zwei.',
      question: 'Wohin hast du geschaut, bevor der Ruf kam?',
      fault: 'Alle folgen dem Ersten ins selbe Zimmer.',
    },
    bg: {
      title: 'Пълна къща: къде има място?',
      aim: 'Водене с вдигната глава, преценка колко са пълни стаите и промяна на плана, когато някоя се запълни.',
      setup:
        'Четири стаи в ъглите на поле {l} × {w} м, {n} деца с по една топка. В стая има място за трима, не повече.',
      rules: [
        'Всички водят в коридорите; на „Вкъщи!“ всеки търси стая със свободно място.',
        'Който стигне четвърти до вратата, се обръща и търси друга.',
        'Вътре: ходило върху топката. Никой не влиза в същата стая два пъти поред.',
        'На „Навън!“ всички излизат от друга страна; за следващия път треньорът затваря една стая.',
      ],
      points: [
        'Огледай се преди сигнала: коя стая е празна и коя е близо?',
        'Виждаш опашка? Обърни рано, вместо да стигнеш последен.',
        'В навалицата – топка до крака, на свободно – по-дълги докосвания.',
      ],
      harder: ['В стая влизат само двама; останалият без стая прави пет търкаляния с ходило.'],
      easier: ['Без ограничение: всяка стая освен най-близката.'],
      scoring: 'В стая до осем секунди – точка. Успял след затворена врата – две.',
      question: 'Накъде гледаше, преди да чуеш сигнала?',
      fault: 'Всички тръгват след първия към една и съща стая.',
    },
  },
}
