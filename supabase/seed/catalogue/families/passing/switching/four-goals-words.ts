/** Tasks of the game on four goals: what makes a goal count. */
import type { PassingTask } from '../kit'
import { harderFourGoalsTasks } from './four-goals-harder-words'

export const fourGoalsTasks: readonly PassingTask[] = [
  {
    key: 'free-choice',
    harder: 0,
    name: ['the free goal', 'das freie Tor', 'свободната врата'],
    aim: [
      'See which of the two goals is less guarded and go there.',
      'Sehen, welches der beiden Tore schwächer besetzt ist, und dorthin spielen.',
      'Виж коя от двете врати е по-слабо пазена и играй натам.',
    ],
    rule: [
      'Each team attacks the two mini goals on one end line and defends the two on the other. Goals count from the half in front of them. After a goal the other team starts from its own end line, opponents three metres away.',
      'Jede Mannschaft greift die zwei Minitore einer Grundlinie an und verteidigt die zwei anderen. Tore zählen aus der Hälfte davor. Nach einem Tor beginnt der Gegner an seiner Grundlinie, drei Meter Abstand.',
      'Всеки отбор напада двете малки врати на едната крайна линия и пази другите две. Головете важат от половината пред тях. След гол другият отбор започва от своята линия, три метра разстояние.',
    ],
    points: [
      [
        'One goal is always less guarded: head up after every reception.',
        'Ein Tor ist immer freier: nach jeder Annahme Kopf hoch.',
        'Едната врата винаги е по-свободна: глава горе след поемане.',
      ],
      [
        'Stay wide when the ball is on the other side.',
        'Breit bleiben, wenn der Ball auf der anderen Seite ist.',
        'Остани широко, когато топката е в другата страна.',
      ],
    ],
    more: [
      [
        'After a goal the team keeps the ball and attacks the other end.',
        'Nach einem Tor behält das Team den Ball und greift die andere Seite an.',
        'След гол отборът запазва топката и напада другия край.',
      ],
    ],
    easier: [
      'Goals made of cones, three metres wide, to dribble through.',
      'Hütchentore von drei Metern zum Durchdribbeln.',
      'Врати от конуси, три метра, за преминаване с водене.',
    ],
    scoring: ['One point per goal.', 'Ein Punkt pro Tor.', 'Точка за гол.'],
    question: [
      'How did you see that the other goal was free?',
      'Woran hast du gesehen, dass das andere Tor frei ist?',
      'Как видя, че другата врата е свободна?',
    ],
    fault: [
      'Running straight into the crowd in front of the near goal.',
      'Ins Gedränge vor dem nahen Tor laufen.',
      'Тичане право в тълпата пред близката врата.',
    ],
  },
  {
    key: 'switch-first',
    harder: 1,
    name: [
      'goal after a switch counts double',
      'Tor nach Verlagerung zählt doppelt',
      'гол след смяна – двойно',
    ],
    aim: [
      'Lure the opponent to one goal and finish at the other.',
      'Den Gegner zu einem Tor locken und am anderen abschließen.',
      'Примамване към едната врата и гол в другата.',
    ],
    rule: [
      'The field is split lengthwise by a line of markers. A goal is one point; if the ball has crossed the line by a pass during the last three passes, two. A dribble over the line does not count as a switch.',
      'Eine Reihe Markierungen teilt das Feld der Länge nach. Ein Tor zählt eins; hat der Ball in den letzten drei Pässen die Linie mit einem Pass überquert, zwei. Ein Dribbling über die Linie ist keine Verlagerung.',
      'Редица маркери дели полето по дължина. Голът е точка; ако в последните три паса топката е пресякла линията с пас – две. Водене през линията не е смяна.',
    ],
    points: [
      [
        'Two passes on one side invite them, the third one leaves.',
        'Zwei Pässe auf einer Seite locken, der dritte geht weg.',
        'Два паса в едната страна примамват, третият сменя.',
      ],
      [
        'Receive the switch with the first touch towards the goal.',
        'Die Verlagerung mit dem ersten Kontakt zum Tor annehmen.',
        'Поеми смяната с първо докосване към вратата.',
      ],
    ],
    more: [
      [
        'Only goals after a switch count.',
        'Nur Tore nach Verlagerung zählen.',
        'Важат само головете след смяна.',
      ],
    ],
    easier: [
      'A dribble over the line counts as well.',
      'Auch ein Dribbling über die Linie zählt.',
      'Важи и водене през линията.',
    ],
    scoring: [
      'Goal one, after a switch two points; games to ten.',
      'Tor einer, nach Verlagerung zwei Punkte; bis zehn.',
      'Гол – една, след смяна – две точки; до десет.',
    ],
    question: [
      'What must the far player do while the ball is still here?',
      'Was muss der Ballferne tun, solange der Ball noch hier ist?',
      'Какво прави далечният, докато топката е още тук?',
    ],
    fault: [
      'The switch is slow and through the opponent: use the player behind.',
      'Verlagerung langsam und durch den Gegner: den hinteren Spieler nutzen.',
      'Бавна смяна през съперника: използвайте задния играч.',
    ],
  },
  ...harderFourGoalsTasks,
]
