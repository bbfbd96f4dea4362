/** Phase of play: attack against a defence in its block, which may leave through gates at halfway. */
import type { Sketch } from '../../../create-sketch'
import {
  finish,
  getPointInGoal,
  addKeeper,
  createScale,
  createOverloads,
  assignRoles,
  addSide,
  addTeam,
  createTransitionFamily,
  type Overload,
} from '../kit'
import { blockTasks } from './attack-block-words'

const sizes = createOverloads(
  [4, 3, [34, 30], 'youth', [10, 12], 1, [5, 150, 60]],
  [5, 4, [38, 36], 'youth', [11, 14], 1, [5, 180, 60]],
  [6, 5, [44, 46], 'full', [12, 16], 2, [5, 180, 60]],
  [7, 6, [48, 54], 'full', [13, 19], 2, [4, 240, 75]],
  [8, 7, [52, 60], 'full', [14, 19], 3, [4, 240, 75]],
  [9, 8, [52, 66], 'full', [15, 19], 3, [4, 300, 90]],
)

const gates = [0.2, 0.5, 0.8]

function play(drawing: Sketch, size: Overload, task: string) {
  const at = createScale(size)
  for (const y of gates) drawing.gears('cone', [at(0, y - 0.04), at(0, y + 0.04)])
  if (task === 'over-the-wing') {
    drawing.zone(at(0.4, 0), at(1, 0.18))
    drawing.zone(at(0.4, 0.82), at(1, 1))
  }
  if (task === 'between-the-lines') drawing.zone(at(0.52, 0.24), at(0.72, 0.76))
  addKeeper(drawing, size, 'b')
  const own = addTeam(drawing, ['a', size.own], at(0.12, 0.03), at(0.92, 0.97))
  addTeam(drawing, ['b', size.against, true], at(0.34, 0.16), at(0.95, 0.84))
  addSide(drawing)
  const { back, top, bottom, mid, front } = assignRoles(own)
  const ball = drawing.ball(back)
  if (task === 'between-the-lines') {
    drawing.run(front, at(0.62, 0.4))
    drawing.pass(ball, front)
    finish(drawing, [ball, bottom], at(0.86, 0.74), getPointInGoal(size, 0.2))
    return
  }
  if (mid !== back) drawing.pass(ball, mid)
  drawing.pass(ball, top)
  drawing.run(top, at(0.84, 0.08))
  finish(drawing, [ball, bottom], at(0.9, 0.66), getPointInGoal(size, 0.3))
}

export const attackBlock = createTransitionFamily({
  slug: 'attack-against-block',
  topic: 'combination_play',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'phase_of_play',
  corners: ['tactical', 'technical', 'psychological'],
  sizes,
  tasks: blockTasks,
  ends: 'goal',
  name: ['Attack against a block', 'Angriff gegen den Block', 'Атака срещу блок'],
  aim: [
    'Open an ordered defence with patience and change of tempo.',
    'Eine geordnete Abwehr mit Geduld und Tempowechsel öffnen.',
    'Отваряне на подредена защита с търпение и смяна на темпото.',
  ],
  setup: ({ own, against }) => [
    `${own} green players attack, ${against} amber ones and the keeper defend. At the other end three cone gates for the defenders.`,
    `${own} Grüne greifen an, ${against} Gelbe und der Torwart verteidigen. Am anderen Ende drei Hütchentore für die Verteidiger.`,
    `${own} зелени атакуват, ${against} жълти и вратарят пазят. На другия край три конусни врати за защитниците.`,
  ],
  start: [
    'Green starts from the back with both lines of amber in order. Offside counts. Amber wins the ball and passes or dribbles through a gate.',
    'Grün beginnt hinten, wenn beide Linien von Gelb stehen. Abseits gilt. Nach Ballgewinn spielt oder dribbelt Gelb durch ein Hütchentor.',
    'Зелените започват отзад, когато двете линии на жълтите са подредени. Засада важи. При отнемане жълтите минават с пас или дрибъл през конусна врата.',
  ],
  end: [
    'Lost the ball: green presses for five seconds, then the coach starts again. Attack and defence change after each round.',
    'Nach Ballverlust setzt Grün fünf Sekunden nach, dann startet der Trainer neu. Nach jedem Durchgang tauschen Angriff und Abwehr.',
    'При загуба зелените пресират пет секунди, после треньорът започва отначало. След всяка серия атака и защита се сменят.',
  ],
  points: [
    [
      'Move the block first: slow on one side, fast on the other.',
      'Erst den Block bewegen: auf einer Seite ruhig, auf der anderen schnell.',
      'Първо раздвижете блока: бавно от едната страна, бързо от другата.',
    ],
  ],
  point: ({ own }) =>
    own < 7
      ? [
          'The extra player is the one behind the ball: use them to change the side at speed.',
          'Der Überzahlspieler ist der hinter dem Ball: Über ihn schnell die Seite wechseln.',
          'Излишният играч е зад топката: през него бързо сменяйте страната.',
        ]
      : [
          'Pin the last line with two, so that a third one finds room in front of it.',
          'Bindet die letzte Linie zu zweit, dann hat ein Dritter davor Raum.',
          'Ангажирайте последната линия с двама, за да има трети място пред нея.',
        ],
  harder: [
    'The attack has twenty seconds.',
    'Der Angriff hat zwanzig Sekunden.',
    'Атаката има двадесет секунди.',
  ],
  fault: [
    'Everybody stands in front of the block and nobody behind or between.',
    'Alle stehen vor dem Block, keiner dahinter oder dazwischen.',
    'Всички са пред блока, никой зад или между линиите.',
  ],
  play,
})
