/** The back three, four or five moves as one against balls passed around in front of it. */
import {
  createDefendingFamily,
  createGround,
  moveBy,
  getNth,
  playWhile,
  addRows,
  createSize,
  type Row,
  type Size,
} from '../kit'
import { backLineTasks } from './back-line-words'

const sizes: readonly Size[] = [
  createSize('3-4', 4, 3, [26, 30], 'youth', 'two', [11, 13], 1, [5, 120, 60]),
  createSize('3-5', 5, 3, [30, 40], 'full', 'two', [12, 15], 3, [5, 150, 60]),
  createSize('4-4', 4, 4, [32, 44], 'full', 'two', [12, 19], 2, [5, 150, 60]),
  createSize('4-5', 5, 4, [34, 50], 'full', 'two', [13, 19], 2, [5, 180, 60]),
  createSize('4-6', 6, 4, [38, 56], 'full', 'two', [14, 19], 3, [5, 180, 75]),
  createSize('5-6', 6, 5, [40, 60], 'full', 'three', [15, 19], 3, [5, 180, 75]),
]

const fronts: Record<number, readonly Row[]> = {
  4: [[0.14, 4, 0.1, 0.9]],
  5: [
    [0.12, 4, 0.08, 0.92],
    [0.36, 1, 0.5, 0.5],
  ],
  6: [
    [0.12, 4, 0.08, 0.92],
    [0.36, 2, 0.36, 0.64],
  ],
}

function draw(size: Size, task: string) {
  const drawing = createGround(size)
  const [length, width] = size.area
  const green = addRows(drawing, 'a', fronts[size.attack] ?? [])
  const line = addRows(drawing, 'b', [[0.56, size.defence, 0.26, 0.74]])
  const ball = drawing.ball(getNth(green, 2).id)
  const fixer = getNth(green, 1)
  drawing.pass(ball, fixer.id)
  drawing.run(fixer.id, [fixer.at[0] + 2, fixer.at[1] - 1])
  const wide = getNth(line, 0)
  playWhile(drawing, ball, getNth(green, 0).id, [[wide.id, [length * 0.4, width * 0.14]]])
  drawing.together(() => {
    const isDrop = task === 'height'
    moveBy(drawing, line.slice(1), isDrop ? length * 0.08 : 0, -width * 0.11)
    if (isDrop) drawing.run(getNth(green, 0).id, [length * 0.22, width * 0.06])
  })
  return drawing
}

export const backLine = createDefendingFamily({
  slug: 'back-line-shifting',
  topic: 'defending_group',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['tactical', 'social'],
  sizes: sizes.map((size) => ({ ...size, intensity: 'medium' })),
  tasks: backLineTasks,
  fits: ({ attack }, { key }) => key !== 'runner' || attack > 4,
  draw,
  parts({ attack, defence, area: [length, width] }) {
    const deep = Math.round(length * 0.44)
    const gap = Math.round((width * 0.48) / (defence - 1))
    const strikers = attack - 4
    return {
      title: [
        `Back ${['three', 'four', 'five'][defence - 3]} against ${attack}`,
        `${['Dreier', 'Vierer', 'Fünfer'][defence - 3]}kette gegen ${attack}`,
        `Линия от ${['трима', 'четирима', 'петима'][defence - 3]} срещу ${attack === 4 ? 'четирима' : attack === 5 ? 'петима' : 'шестима'}`,
      ],
      aim: [
        'Shift, step up and drop as one line.',
        'Als eine Kette verschieben, aufrücken und fallen.',
        'Местене, излизане и отстъпване като една линия.',
      ],
      setup: [
        `Four passers of green over the whole width (${width} m)${strikers === 1 ? ', one striker at the line' : strikers === 2 ? ', two strikers at the line' : ''}. The line of ${defence} stands ${deep} m in front of the goal, about ${gap} m between neighbours.`,
        `Vier Passgeber von Grün über die ganze Breite (${width} m)${strikers === 1 ? ', ein Stürmer an der Kette' : strikers === 2 ? ', zwei Stürmer an der Kette' : ''}. Die Kette aus ${defence} steht ${deep} m vor dem Tor, etwa ${gap} m zwischen den Nachbarn.`,
        `Четирима подаващи от зелените по цялата ширина (${width} м)${strikers === 1 ? ', един нападател при линията' : strikers === 2 ? ', двама нападатели при линията' : ''}. Линията от ${['трима', 'четирима', 'петима'][defence - 3]} е на ${deep} м пред вратата, около ${gap} м между съседите.`,
      ],
      start: [
        'Green passes from side to side; at first without a shot, from the second round with it.',
        'Grün spielt von Seite zu Seite; zuerst ohne, ab dem zweiten Durchgang mit Torabschluss.',
        'Зелените подават от страна на страна; първо без удар, от втората серия с удар.',
      ],
      end: [
        'Balls won are passed into the goals on the left. The line changes after every round.',
        'Gewonnene Bälle gehen in die Tore links. Nach jedem Durchgang wechselt die Kette.',
        'Отнетите топки се подават в левите врати. След всяка серия линията се сменя.',
      ],
      points: [
        [
          'The nearest goes out, the neighbours make the triangle behind.',
          'Der Nächste rückt heraus, die Nachbarn bilden das Dreieck dahinter.',
          'Най-близкият излиза, съседите правят триъгълник зад него.',
        ],
        defence === 4
          ? [
              'Far full-back: at most to the far post line, eyes on both wings.',
              'Ballferner Außenverteidiger: höchstens bis zur Linie des langen Pfostens, Blick auf beide Flügel.',
              'Далечен бек: най-много до линията на далечната греда, поглед към двата фланга.',
            ]
          : [
              'One in the middle leads with a short word: "out", "hold", "drop".',
              'Der Mittlere führt mit kurzen Worten: „raus“, „halten“, „fallen“.',
              'Средният води с кратки думи: „излез“, „дръж“, „назад“.',
            ],
      ],
      progression: [
        'Passes are played with two touches at match speed.',
        'Pässe mit zwei Kontakten im Spieltempo.',
        'Пасовете са с две докосвания в темпо от мач.',
      ],
      regression: [
        'Green takes three touches and waits for the coach’s sign to switch.',
        'Grün nimmt drei Kontakte und wartet mit der Verlagerung auf das Zeichen des Trainers.',
        'Зелените правят три докосвания и сменят фланга по знак на треньора.',
      ],
      fault: [
        'The line bends: the far one stays deeper than the rest.',
        'Die Kette ist krumm: Der Ballferne hängt tiefer als die anderen.',
        'Линията се изкривява: далечният остава по-дълбоко от другите.',
      ],
    }
  },
})
