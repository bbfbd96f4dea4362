/** Games in which every restart is a set piece that is practised again and again. */
import type { Sketch } from '../../create-sketch'
import { addBench } from '../possession/kit'
import { toPointOn, addTwoTeams } from '../possession/line-up'
import { drawAttack } from './draw-attack'
import { createGame, type Ground, type GameTask } from './kit'
import { restartTasks } from './restart-game-words'

const grounds: readonly Ground[] = [
  { team: 3, area: [26, 20], ages: [8, 12], level: 1, goals: 'small' },
  { team: 4, area: [34, 25], ages: [9, 14], level: 2, goals: 'keepers' },
  { team: 5, area: [42, 29], ages: [11, 19], level: 2, goals: 'keepers' },
  { team: 6, area: [48, 33], ages: [12, 19], level: 3, goals: 'keepers' },
  { team: 7, area: [54, 38], ages: [13, 19], level: 3, goals: 'keepers' },
]

function draw(drawing: Sketch, { team, goals }: Ground, { key, play }: GameTask) {
  const [length, width] = drawing.area
  if (key === 'kick-off' || key === 'goal-kick') {
    const { own, others } = addTwoTeams(drawing, team)
    addBench(drawing, 4)
    drawAttack(drawing, { own, others, goals, play: play ?? 'switch' })
    return
  }
  const { own, others } = addTwoTeams(drawing, team - 1)
  const spot: [number, number] =
    key === 'corner'
      ? [length - 0.4, 0.4]
      : key === 'kick-in'
        ? [length * 0.6, 0]
        : [length * 0.64, width * 0.3]
  const taker = drawing.player('a', spot)
  const helper = drawing.player(
    'b',
    toPointOn(drawing, [key === 'corner' ? 0.88 : 0.74, key === 'corner' ? 0.24 : 0.36]),
  )
  addBench(drawing, 4)
  const ball = drawing.ball(taker)
  const front = own.at(-1) ?? ''
  const near = toPointOn(drawing, key === 'corner' ? [0.86, 0.42] : [0.84, 0.28])
  drawing.together(() => {
    drawing.run(front, near)
    drawing.run(others[0] ?? '', toPointOn(drawing, [0.92, 0.5]))
    drawing.run(helper, toPointOn(drawing, [0.8, key === 'corner' ? 0.32 : 0.42]))
    drawing.pass(ball, near, { for: front })
  })
  const goal = goals === 'keepers' ? width / 2 + 1.6 : width / 2
  drawing.shot(ball, [length + 0.3, goal])
}

export const restartGame = createGame({
  slug: 'restart-game',
  topic: 'set_pieces',
  moment: 'set_play',
  phase: 'game',
  practice_type: 'conditioned_game',
  corners: ['tactical', 'technical', 'social'],
  name: ['Restart game', 'Standardspiel', 'Статични положения'],
  aim: [
    'Turn dead balls into chances together.',
    'Aus ruhenden Bällen gemeinsam Chancen machen.',
    'Общо превръщане на статичните положения в шансове.',
  ],
  grounds,
  tasks: restartTasks,
  start: [
    'Normal game on both goals with one special restart. Opponents keep 4 m away; balls stay on the ground.',
    'Normales Spiel auf beide Tore mit einer besonderen Fortsetzung. Gegner 4 m Abstand; der Ball bleibt flach.',
    'Нормална игра на двете врати с едно специално подновяване. Противникът е на 4 м; топката е по земята.',
  ],
  end: [
    'The taker changes every time, so that all learn it.',
    'Der Schütze wechselt jedes Mal, damit es alle lernen.',
    'Изпълнителят се сменя всеки път, за да се научат всички.',
  ],
  point: [
    'A sign from the taker: then everybody moves at once.',
    'Zeichen des Schützen: dann bewegen sich alle zugleich.',
    'Знак на изпълнителя: тогава тръгват всички заедно.',
  ],
  progression: [
    'Each team invents a trick of its own in the break.',
    'Jedes Team erfindet in der Pause einen eigenen Trick.',
    'В почивката всеки отбор измисля свой трик.',
  ],
  fault: [
    'The restart is taken hastily before anybody has looked.',
    'Die Fortsetzung kommt überhastet, ohne dass jemand schaut.',
    'Изпълнение прибързано, без никой да е погледнал.',
  ],
  draw,
})
