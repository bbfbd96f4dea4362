/** Games with a rule about the direction of play: no back pass, only forwards, never back to the passer. */
import { createGame, type Ground } from './kit'
import { directionTasks } from './direction-game-words'

const grounds: readonly Ground[] = [
  { team: 3, area: [27, 21], ages: [7, 12], level: 1, goals: 'line' },
  { team: 4, area: [34, 24], ages: [9, 15], level: 2, goals: 'mini' },
  { team: 5, area: [42, 28], ages: [11, 19], level: 2, goals: 'keepers' },
  { team: 6, area: [48, 32], ages: [12, 19], level: 3, goals: 'keepers' },
]

export const directionGame = createGame({
  slug: 'direction-game',
  topic: 'combination_play',
  moment: 'in_possession',
  phase: 'game',
  practice_type: 'conditioned_game',
  corners: ['technical', 'tactical'],
  name: ['Forward game', 'Spiel nach vorn', 'Игра напред'],
  aim: [
    'Look forward first and act towards the goal.',
    'Zuerst nach vorn schauen und zum Tor hin handeln.',
    'Първият поглед и действие са към вратата.',
  ],
  grounds,
  tasks: directionTasks,
  start: [
    'Game on both goals; the rule says which direction is allowed.',
    'Spiel auf beide Tore; die Regel sagt, welche Richtung erlaubt ist.',
    'Игра на двете врати; правилото определя посоката.',
  ],
  end: [
    'Wrong direction: ball to the opponents. Ball out: dribble in.',
    'Falsche Richtung: Ball für den Gegner. Ball im Aus: eindribbeln.',
    'При грешна посока топката е за противника. При аут се влиза с дрибъл.',
  ],
  point: [
    'Stand side-on, so that forward is possible with the first touch.',
    'Seitlich stehen, damit der erste Kontakt nach vorn gehen kann.',
    'Стой странично, за да може първото докосване да е напред.',
  ],
  progression: [
    'The rule applies to the keeper and restarts too.',
    'Die Regel gilt auch für Torwart und Fortsetzungen.',
    'Правилото важи и за вратаря и подновяванията.',
  ],
  fault: [
    'Forward at any price: a pass into three opponents.',
    'Nach vorn um jeden Preis: Pass in drei Gegner.',
    'Напред на всяка цена: пас сред трима противници.',
  ],
})
