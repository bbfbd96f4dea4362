/** Funino: small teams on four mini goals. The rule says which goal counts, when and for whom. */
import { createGame, type Ground } from './kit'
import { funinoTasks } from './funino-words'

const grounds: readonly Ground[] = [
  { team: 2, area: [20, 16], ages: [6, 9], level: 1, goals: 'four' },
  { team: 3, area: [28, 22], ages: [7, 11], level: 1, goals: 'four' },
  { team: 4, area: [32, 25], ages: [9, 14], level: 2, goals: 'four' },
  { team: 5, area: [38, 30], ages: [11, 19], level: 3, goals: 'four' },
]

export const funino = createGame({
  slug: 'funino',
  topic: 'dribbling',
  moment: 'in_possession',
  phase: 'game',
  practice_type: 'small_sided_game',
  corners: ['technical', 'tactical', 'psychological'],
  name: ['Funino', 'Funino', 'Фунино'],
  aim: [
    'See two goals and choose the free one.',
    'Zwei Tore sehen und das freie wählen.',
    'Играчите виждат две врати и избират свободната.',
  ],
  grounds,
  tasks: funinoTasks,
  start: [
    'Each team attacks the two goals on the opposite end line. The coach plays in the first ball.',
    'Jedes Team greift die zwei Tore auf der anderen Grundlinie an. Der Trainer spielt den ersten Ball ein.',
    'Всеки отбор напада двете врати на отсрещната линия. Треньорът вкарва първата топка.',
  ],
  end: [
    'Ball out: dribble or pass in from the line, opponents 3 m away.',
    'Ball im Aus: von der Linie eindribbeln oder einpassen, Gegner 3 m weg.',
    'При аут се влиза от линията с дрибъл или пас, противникът е на 3 м.',
  ],
  point: [
    'Look up at half-way: which of the two goals is empty?',
    'An der Mittellinie Kopf hoch: Welches der beiden Tore ist leer?',
    'На средата вдигни глава: коя от двете врати е празна?',
  ],
  progression: [
    'Only five seconds to bring the ball back into play.',
    'Nur fünf Sekunden, um den Ball wieder ins Spiel zu bringen.',
    'Само пет секунди за връщане на топката в игра.',
  ],
  fault: [
    'Running on towards the crowded goal although the other one is open.',
    'Weiter auf das volle Tor laufen, obwohl das andere frei ist.',
    'Тичане към пазената врата, макар че другата е празна.',
  ],
})
