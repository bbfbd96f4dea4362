/** Games in which the number or kind of touches is the rule. */
import { createGame, type Ground } from './kit'
import { touchTasks } from './touch-game-words'

const grounds: readonly Ground[] = [
  { team: 3, area: [26, 20], ages: [7, 11], level: 1, goals: 'small' },
  { team: 4, area: [32, 24], ages: [9, 15], level: 2, goals: 'mini' },
  { team: 5, area: [40, 28], ages: [11, 19], level: 2, goals: 'keepers' },
  { team: 6, area: [46, 32], ages: [12, 19], level: 3, goals: 'keepers' },
]

export const touchGame = createGame({
  slug: 'touch-game',
  topic: 'passing',
  moment: 'in_possession',
  phase: 'game',
  practice_type: 'conditioned_game',
  corners: ['technical', 'tactical'],
  name: ['Touch game', 'Kontaktspiel', 'Игра с докосвания'],
  aim: [
    'Decide early how many touches a moment needs.',
    'Früh entscheiden, wie viele Kontakte die Situation braucht.',
    'Рано решение колко докосвания иска моментът.',
  ],
  grounds,
  tasks: touchTasks,
  start: [
    'Normal game from goal to goal; the coach plays in the first ball.',
    'Normales Spiel auf beide Tore; der Trainer spielt den ersten Ball ein.',
    'Нормална игра на двете врати; треньорът вкарва първата топка.',
  ],
  end: [
    'Breaking the rule: free ball for the opponents. Ball out: pass in.',
    'Regel gebrochen: Freiball für den Gegner. Ball im Aus: einpassen.',
    'При нарушение топката е за противника. При аут се влиза с пас.',
  ],
  point: [
    'Look over your shoulder before the ball comes.',
    'Schulterblick, bevor der Ball kommt.',
    'Погледни през рамо, преди да дойде топката.',
  ],
  progression: [
    'A broken rule costs a point instead of the ball.',
    'Ein Regelbruch kostet einen Punkt statt des Balls.',
    'Нарушението струва точка вместо топката.',
  ],
  fault: [
    'Players count touches instead of looking at the game.',
    'Spieler zählen Kontakte, statt ins Spiel zu schauen.',
    'Играчите броят докосвания, вместо да гледат играта.',
  ],
})
