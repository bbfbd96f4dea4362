/** Small-sided games from 2v2 to 7v7: the kind of goal decides how teams attack and defend. */
import { createGame, type Ground } from './kit'
import { goalTasks } from './small-sided-words'

const grounds: readonly Ground[] = [
  { team: 2, area: [18, 14], ages: [5, 9], level: 1, goals: 'mini' },
  { team: 3, area: [26, 20], ages: [6, 11], level: 1, goals: 'mini' },
  { team: 4, area: [32, 24], ages: [8, 14], level: 2, goals: 'mini' },
  { team: 5, area: [40, 28], ages: [10, 19], level: 2, goals: 'mini' },
  { team: 6, area: [46, 32], ages: [11, 19], level: 3, goals: 'mini' },
  { team: 7, area: [52, 36], ages: [12, 19], level: 3, goals: 'mini' },
]

export const smallSided = createGame({
  slug: 'small-sided',
  topic: 'combination_play',
  moment: 'in_possession',
  phase: 'game',
  practice_type: 'small_sided_game',
  corners: ['technical', 'tactical', 'physical'],
  name: ['Small-sided game', 'Kleine Spielform', 'Игра с намален състав'],
  aim: [
    'Play football with many touches and decisions.',
    'Fußball spielen mit vielen Kontakten und Entscheidungen.',
    'Футбол с много докосвания и решения.',
  ],
  grounds,
  tasks: goalTasks,
  start: [
    'Kick-off in the middle by a pass or dribble.',
    'Anstoß in der Mitte mit Pass oder Dribbling.',
    'Начало от средата с пас или дрибъл.',
  ],
  end: [
    'Ball out: pass or dribble in where it went out, opponents 3 m away. The players decide fouls themselves.',
    'Ball im Aus: dort einpassen oder eindribbeln, Gegner 3 m weg. Fouls regeln die Spieler selbst.',
    'При аут се влиза от същото място с пас или дрибъл, противникът е на 3 м. Фаулите решават самите играчи.',
  ],
  point: [
    'Won the ball? First look forward.',
    'Ball gewonnen? Erster Blick nach vorn.',
    'Отне ли топката, първо погледни напред.',
  ],
  progression: [
    'The team that concedes has to score within a minute or loses a point.',
    'Wer ein Tor bekommt, muss in einer Minute treffen, sonst ein Punkt weniger.',
    'Получилият гол трябва да вкара до минута, иначе губи точка.',
  ],
  fault: [
    'The coach talks through the whole game: observe, then one message in the break.',
    'Der Trainer redet dauernd hinein: beobachten, eine Botschaft in der Pause.',
    'Треньорът говори непрекъснато: наблюдавай, едно послание в почивката.',
  ],
})
