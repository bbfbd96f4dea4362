/** Ball mastery with one surface of the foot at a time: on the spot at your marker, then on the way to a new one. */
import type { Sketch } from '../../../create-sketch'
import {
  createCrowd,
  createDribblingFamily,
  describeGround,
  createGroupSize,
  formatGroupTitle,
  join,
  type Frame,
  type Size,
} from '../kit'
import { surfaceTasks } from './surfaces-words'

const sizes = [
  createGroupSize(8, [14, 12], [5, 8], 1, [5, 50, 40]),
  createGroupSize(10, [17, 14], [8, 10], 1, [6, 60, 40]),
  createGroupSize(12, [18, 16], [9, 12], 2, [6, 60, 30]),
  createGroupSize(14, [19, 16], [10, 13], 2, [6, 75, 30]),
  createGroupSize(16, [20, 16], [12, 15], 3, [6, 75, 30]),
  createGroupSize(18, [20, 17], [14, 19], 4, [7, 60, 30]),
]

function draw(size: Size): Sketch {
  const { drawing, places, players } = createCrowd(size)
  for (const [x, y] of places) drawing.gear('marker', [x + 1.5, y])
  drawing.together(() => {
    for (const index of [0, 1, 2, 3]) {
      const from = places[index] ?? [2, 2]
      const to = places[(index + 1) % 4] ?? [4, 4]
      const side = index < 3 ? -0.7 : 1.6
      drawing.run(
        players[index] ?? '',
        [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + side],
        [to[0] + 0.5, to[1] + side / 2],
      )
    }
  })
  return drawing
}

function createFrame(size: Size): Frame {
  const { players, ages } = size
  const seconds = ages[0] < 8 ? 10 : ages[0] < 12 ? 15 : 20
  return {
    title: formatGroupTitle(['Feet at work', 'Fleißige Füße', 'Сръчни крака'], size),
    aim: [
      'Feel the ball with every part of the foot.',
      'Den Ball mit jedem Teil des Fußes spüren.',
      'Усещане за топката с всяка част на стъпалото.',
    ],
    setup: join(describeGround(size), [
      `${players} markers inside: everyone stands at one, their home.`,
      `Im Feld ${players} Markierungen: Jeder steht an einer, seinem Zuhause.`,
      `В полето има ${players} маркера: всеки стои до един, това е домът му.`,
    ]),
    start: [
      `${seconds} seconds of work on the spot, then the coach calls “Change!” and all dribble to another marker.`,
      `${seconds} Sekunden Arbeit am Platz, dann ruft der Trainer „Wechsel!“ und alle dribbeln zu einer anderen Markierung.`,
      `${seconds} секунди работа на място, после треньорът вика „Смяна!“ и всички водят към друг маркер.`,
    ],
    end: [
      'Two players never share a marker: who comes second looks for the next.',
      'Zwei teilen sich nie eine Markierung: Wer zu spät kommt, sucht die nächste.',
      'Двама не делят един маркер: закъснелият търси следващия.',
    ],
    point: [
      'Stand on your toes with soft knees, arms out for balance.',
      'Auf dem Vorfuß stehen, Knie locker, Arme für die Balance.',
      'На пръсти, с меки колене, ръцете пазят равновесие.',
    ],
    more: [
      `Take one marker away: who has no home does ten touches and takes part again.`,
      `Eine Markierung weniger: Wer keine findet, macht zehn Kontakte und spielt weiter.`,
      `Един маркер по-малко: останалият без дом прави десет докосвания и продължава.`,
    ],
    fault: [
      'Looking at the ball all the time: ask how many fingers the coach shows.',
      'Der Blick klebt am Ball: Wie viele Finger zeigt der Trainer?',
      'Погледът е само в топката: попитайте колко пръста показва треньорът.',
    ],
  }
}

export const surfaces = createDribblingFamily({
  slug: 'mastery-surfaces',
  topic: 'ball_mastery',
  moment: 'in_possession',
  phase: 'warm_up',
  practice_type: 'unopposed',
  corners: ['technical', 'physical'],
  stage: 'solo',
  intensity: 'medium',
  sizes,
  tasks: surfaceTasks,
  draw,
  frame: createFrame,
})
