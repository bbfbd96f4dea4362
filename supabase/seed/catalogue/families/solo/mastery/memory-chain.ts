/** Four players, four moves: each adds one. */
import { type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const memoryChain: Exercise = {
  key: 'memory-chain',
  kind: { topic: 'ball_mastery', corners: ['technical', 'social'] },
  sizes: createSizes(
    [[18, 9], [8, 11], 1, [6, 75, 30], { more: 4 }],
    [[22, 11], [12, 17], 2, [6, 90, 30], { more: 4 }],
  ),
  intensity: 'medium',
  draw({ area }) {
    const { drawing, at } = createGround(area, 0)
    drawing.coach(at(0.5, 1.2))
    drawing.gears('marker', [at(0.5, 0), at(0.5, 1)])
    const groups = [0, 0.5].map((x) => {
      const places = [
        [x + 0.09, 0.2],
        [x + 0.41, 0.2],
        [x + 0.41, 0.8],
        [x + 0.09, 0.8],
      ] as const
      return places.map(([u, v]) => {
        const who = drawing.player('a', at(u, v))
        drawing.ball(who)
        return { who, u, v, centre: x + 0.25 }
      })
    })
    const showMove = (one: { who: string; u: number; v: number; centre: number }) =>
      drawing.run(
        one.who,
        at(one.u + (one.centre - one.u) * 0.4, one.v + (0.5 - one.v) * 0.2),
        at(one.u + (one.centre - one.u) * 0.3, one.v + (0.5 - one.v) * 0.7),
        at(one.u, one.v),
      )
    for (const group of groups) drawing.together(() => group.slice(0, 1).forEach(showMove))
    for (const group of groups) drawing.together(() => group.forEach(showMove))
    return drawing
  },
  words: {
    en: {
      title: 'Memory chain: show it, copy it, add one',
      aim: 'Learn moves by watching closely, remember their order and put them together fluently.',
      setup:
        'Two squares side by side, together {l} × {w} m. Four players with a ball each on the corners of a square, facing its middle.',
      rules: [
        'Player one shows a move into the square and back to the corner.',
        'The others copy it together, then player two adds a second move.',
        'So it goes on round the square until the chain has four moves.',
        'Whoever loses the order says so; the group helps and the chain goes on.',
        'After a full chain somebody else starts and the old first move may not come back.',
      ],
      points: [
        'Show it slowly first, then at match speed.',
        'Both feet: when the leader used the right, the copy uses the left.',
        'Link the moves: the end of one is the start of the next.',
      ],
      harder: [
        'Backwards: the last move of the chain comes first.',
        'Mirror it: four moves with the weaker foot only.',
      ],
      easier: ['The chain ends after two moves and is done three times.'],
      scoring: 'A chain all four finish at the same time is a point; the two squares compete.',
      question: 'Which picture or word helped you to remember the order?',
      fault: 'Moves are invented that only the leader can do; the others stand and watch.',
    },
    de: {
      title: 'Merkkette: zeigen, nachmachen, ergänzen',
      aim: 'Bewegungen genau beobachten, die Reihenfolge behalten und flüssig verbinden.',
      setup:
        'Zwei Quadrate nebeneinander, zusammen {l} × {w} m. Je vier Spieler mit Ball auf den Ecken, Blick zur Mitte.',
      rules: [
        'Spieler eins zeigt eine Bewegung ins Quadrat und zurück zur Ecke.',
        'Die anderen machen sie gemeinsam nach, dann hängt Spieler zwei eine zweite an.',
        'So geht es reihum, bis die Kette vier Glieder hat.',
        'Wer den Faden verliert, sagt es; die Gruppe hilft, und die Kette geht weiter.',
        'Nach einer vollen Kette beginnt ein anderer mit einer neuen Bewegung.',
      ],
      points: [
        'Zuerst langsam vormachen, dann im Spieltempo.',
        'Beidfüßig: Zeigt der Erste rechts, folgen die anderen links.',
        'Übergänge üben: Das Ende der einen ist der Anfang der nächsten Bewegung.',
      ],
      harder: [
        'Rückwärts: die letzte Bewegung zuerst.',
        'Gespiegelt: alle vier nur mit dem schwächeren Fuß.',
      ],
      easier: ['Die Kette endet nach zwei Gliedern und wird dreimal gezeigt.'],
      scoring: 'Beenden alle vier die Kette gleichzeitig: ein Punkt. Quadrat gegen Quadrat.',
      question: 'Welches Bild oder Wort half dir, die Reihenfolge zu behalten?',
      fault: 'Gezeigt wird, was nur einer kann; die anderen stehen und schauen zu.',
    },
    bg: {
      title: 'Верига за памет: покажи, повтори, добави',
      aim: 'Внимателно наблюдаване на движения, запомняне на реда им и плавно свързване.',
      setup:
        'Два съседни квадрата, общо {l} × {w} м. На ъглите на всеки по четирима играчи с топка, с лице към средата.',
      rules: [
        'Първият показва движение към средата и се връща на ъгъла.',
        'Другите го повтарят заедно, после вторият добавя ново движение.',
        'Така продължава в кръг, докато веригата стане с четири движения.',
        'Който обърка реда, казва; групата помага и веригата продължава.',
        'След пълна верига започва друг играч с ново първо движение.',
      ],
      points: [
        'Първо покажи бавно, после със скоростта на мача.',
        'С двата крака: ако водещият е показал с десния, повторението е с левия.',
        'Свързвай: краят на едното движение е начало на следващото.',
      ],
      harder: [
        'Отзад напред: последното движение е първо.',
        'Огледално: и четирите само с по-слабия крак.',
      ],
      easier: ['Веригата свършва след две движения и се повтаря три пъти.'],
      scoring: 'Ако четиримата завършат едновременно – точка. Квадрат срещу квадрат.',
      question: 'Коя картина или дума ти помогна да запомниш реда?',
      fault: 'Показва се нещо, което може само един, а другите стоят и гледат.',
    },
  },
}
