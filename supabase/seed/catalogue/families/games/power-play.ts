/** Power plays: for a time one team has fewer players; a rule says who, why and until when. */
import type { Sketch } from '../../create-sketch'
import { addBench } from '../possession/kit'
import { toPointOn, addTwoTeams } from '../possession/line-up'
import { drawAttack } from './draw-attack'
import { createGame, type Ground, type GameTask } from './kit'
import { powerTasks } from './power-play-words'

const grounds: readonly Ground[] = [
  { team: 3, area: [26, 20], ages: [7, 12], level: 1, goals: 'small' },
  { team: 4, area: [34, 25], ages: [9, 15], level: 2, goals: 'small' },
  { team: 5, area: [42, 29], ages: [11, 19], level: 2, goals: 'keepers' },
  { team: 6, area: [48, 33], ages: [12, 19], level: 3, goals: 'keepers' },
  { team: 7, area: [54, 36], ages: [13, 19], level: 3, goals: 'keepers' },
]

/** The amber number 2 stands beside the pitch: that is the power play. */
function draw(drawing: Sketch, { team, goals }: Ground, { play }: GameTask) {
  const { own, others } = addTwoTeams(drawing, team - 1)
  drawing.player('a', toPointOn(drawing, [0.08, 0.22]))
  drawing.player('b', [drawing.area[0] * 0.7, -1.2])
  addBench(drawing, 4)
  drawAttack(drawing, { own, others, goals, play: play ?? 'through' })
}

export const powerPlay = createGame({
  slug: 'power-play',
  topic: 'compactness',
  moment: null,
  phase: 'game',
  practice_type: 'conditioned_game',
  corners: ['tactical', 'psychological', 'social'],
  name: ['Power play', 'Powerplay', 'Числено предимство'],
  aim: [
    'Play in overload and underload with a clear plan.',
    'In Über- und Unterzahl mit klarem Plan spielen.',
    'Игра с повече и с по-малко хора по ясен план.',
  ],
  grounds,
  tasks: powerTasks,
  setup: ({ team }) => [
    `The drawing shows the power play: one amber player is off, so it is ${team} against ${team - 1}.`,
    `Die Zeichnung zeigt das Powerplay: Ein Gelber ist draußen, also ${team} gegen ${team - 1}.`,
    `Схемата показва предимството: един жълт е извън терена, тоест ${team} срещу ${team - 1}.`,
  ],
  start: [
    'Both teams begin complete; the game goes from goal to goal.',
    'Beide Teams beginnen vollzählig, gespielt wird auf beide Tore.',
    'Двата отбора започват в пълен състав, игра на двете врати.',
  ],
  end: [
    'Whoever is off does ten toe taps on a ball and watches the clock.',
    'Wer draußen ist, macht zehn Sohlentipper und schaut auf die Uhr.',
    'Който е навън, прави десет докосвания с подметка и следи времето.',
  ],
  point: [
    'One more: make the pitch big. One fewer: make it small.',
    'Einer mehr: Feld groß machen. Einer weniger: klein machen.',
    'С един повече – широк терен. С един по-малко – тесен.',
  ],
  progression: [
    'Two players off at the same time are possible.',
    'Auch zwei können zugleich draußen sein.',
    'Може и двама да са навън едновременно.',
  ],
  fault: [
    'The team with one more plays hastily through the middle.',
    'Die Überzahl spielt hektisch durch die Mitte.',
    'Отборът с предимство бърза през центъра.',
  ],
  draw,
})
