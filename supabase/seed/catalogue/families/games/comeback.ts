/** Comeback games: score, time and extra rules are given, as in the closing minutes of a match. */
import { createGame, type Ground } from './kit'
import { comebackTasks } from './comeback-words'

const grounds: readonly Ground[] = [
  { team: 3, area: [28, 21], ages: [8, 12], level: 1, goals: 'mini' },
  { team: 4, area: [34, 25], ages: [9, 14], level: 1, goals: 'small' },
  { team: 5, area: [42, 29], ages: [11, 19], level: 2, goals: 'keepers' },
  { team: 6, area: [50, 33], ages: [12, 19], level: 3, goals: 'keepers' },
  { team: 7, area: [56, 38], ages: [13, 19], level: 3, goals: 'keepers' },
]

export const comeback = createGame({
  slug: 'comeback-game',
  topic: 'combination_play',
  moment: null,
  phase: 'game',
  practice_type: 'conditioned_game',
  corners: ['tactical', 'psychological', 'social'],
  name: ['Closing minutes', 'Schlussminuten', 'Последни минути'],
  aim: [
    'Know the score and act as a team on it.',
    'Den Spielstand kennen und als Team danach handeln.',
    'Отборът знае резултата и действа според него.',
  ],
  grounds,
  tasks: comebackTasks,
  start: [
    'Each round is a closing phase; the coach tells the story first. Teams get 30 seconds for their plan.',
    'Jede Runde ist eine Schlussphase; der Trainer erzählt zuerst die Geschichte. Die Teams haben 30 Sekunden für ihren Plan.',
    'Всяка серия е последна фаза; треньорът първо разказва историята. Отборите имат 30 секунди за план.',
  ],
  end: [
    'Roles change after every round. Ball out: normal restart.',
    'Nach jeder Runde Rollentausch. Ball im Aus: normale Fortsetzung.',
    'Ролите се сменят след всяка серия. При аут – нормално подновяване.',
  ],
  point: [
    'Say it aloud: how long, what score, what now?',
    'Laut sagen: Wie lange noch, wie steht es, was jetzt?',
    'Кажете на глас: колко остава, какъв е резултатът, какво сега?',
  ],
  progression: [
    'Only the captain knows the time.',
    'Nur der Kapitän kennt die Zeit.',
    'Само капитанът знае времето.',
  ],
  fault: [
    'Blaming one another after a goal against.',
    'Gegenseitige Vorwürfe nach einem Gegentor.',
    'Взаимни упреци след допуснат гол.',
  ],
})
