/** Games in which the clock is the opponent: time rules for attack, restart and transition. */
import { createGame, type Ground } from './kit'
import { timeTasks } from './time-game-words'

const grounds: readonly Ground[] = [
  { team: 2, area: [20, 15], ages: [7, 11], level: 1, goals: 'mini' },
  { team: 3, area: [28, 20], ages: [8, 13], level: 1, goals: 'small' },
  { team: 4, area: [34, 25], ages: [9, 15], level: 2, goals: 'four' },
  { team: 5, area: [42, 29], ages: [11, 19], level: 2, goals: 'keepers' },
  { team: 6, area: [48, 33], ages: [13, 19], level: 3, goals: 'keepers' },
]

export const timeGame = createGame({
  slug: 'time-game',
  topic: 'counter_attack',
  moment: 'transition_to_attack',
  phase: 'game',
  practice_type: 'conditioned_game',
  corners: ['tactical', 'physical', 'psychological'],
  name: ['Against the clock', 'Gegen die Uhr', 'Срещу часовника'],
  aim: [
    'Feel how much time there is and act on it.',
    'Spüren, wie viel Zeit bleibt, und danach handeln.',
    'Усет за оставащото време и действие според него.',
  ],
  grounds,
  tasks: timeTasks,
  start: [
    'Game on both goals; the coach or a resting player keeps the time aloud.',
    'Spiel auf beide Tore; der Trainer oder ein Pausierender sagt die Zeit laut an.',
    'Игра на двете врати; треньорът или почиващ играч обявява времето на глас.',
  ],
  end: [
    'Ball out: bring it in within four seconds.',
    'Ball im Aus: in vier Sekunden einspielen.',
    'При аут се вкарва до четири секунди.',
  ],
  point: [
    'Quick does not mean hasty: think fast, touch calmly.',
    'Schnell heißt nicht hektisch: schnell denken, ruhig berühren.',
    'Бързо не значи припряно: мисли бързо, докосвай спокойно.',
  ],
  progression: [
    'The clock runs silently; players have to feel it.',
    'Die Uhr läuft stumm: Die Spieler müssen sie spüren.',
    'Часовникът е безмълвен: играчите го усещат.',
  ],
  fault: [
    'Everything is played long because the clock is running.',
    'Aus Angst vor der Uhr wird alles lang gespielt.',
    'От страх от часовника всичко се играе дълго.',
  ],
})
