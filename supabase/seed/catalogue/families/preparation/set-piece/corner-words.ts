/** Variants of the corner. */
import type { DrillTask } from '../kit'
import { moreCornerTasks } from './corner-more-words'

export const cornerTasks: readonly DrillTask[] = [
  {
    key: 'short',
    harder: 0,
    name: ['played short', 'kurz ausgeführt', 'късо изпълнение'],
    aim: [
      'Create two against one at the corner and find a better angle.',
      'An der Ecke ein 2 gegen 1 schaffen und einen besseren Winkel finden.',
      'Създаване на двама срещу един до корнера и по-добър ъгъл.',
    ],
    rule: [
      'The taker plays to the short option and runs on at once. The two decide: dribble in along the line, cross low or play back to the edge for a shot with the inside.',
      'Der Schütze spielt zur kurzen Option und läuft sofort nach. Die beiden entscheiden: an der Linie eindringen, flach hereingeben oder in den Rückraum zum Schuss mit der Innenseite.',
      'Изпълнителят подава късо и веднага тича. Двамата решават: навлизане по линията, ниско подаване или връщане за удар с вътрешна част.',
    ],
    points: [
      [
        'No defender comes: go in. One comes: pass.',
        'Kommt keiner: eindringen. Kommt einer: passen.',
        'Никой не идва: влизай. Идва един: подай.',
      ],
      [
        'Runner after the pass: behind the partner, on to their stronger side.',
        'Nach dem Pass: hinter dem Partner herum auf seine starke Seite.',
        'След паса: зад партньора към силната му страна.',
      ],
    ],
    more: [
      [
        'A defender may come out to the corner with the kick.',
        'Ein Verteidiger darf mit der Ausführung herausrücken.',
        'Един защитник може да излезе с изпълнението.',
      ],
    ],
    easier: [
      'The short two are free until they enter the box.',
      'Die kurzen zwei sind bis zum Strafraum frei.',
      'Двамата са свободни до наказателното поле.',
    ],
    scoring: [
      'Goal three points, shot on goal one.',
      'Tor drei Punkte, Torschuss einer.',
      'Гол – три точки, точен удар – една.',
    ],
    question: [
      'What tells you whether short is better than high?',
      'Woran erkennst du, ob kurz besser ist als hoch?',
      'По какво познаваш дали късото е по-добро от високото?',
    ],
    fault: [
      'Too many passes until everybody is marked.',
      'Zu viele Pässe, bis alle gedeckt sind.',
      'Твърде много пасове, докато всички са пазени.',
    ],
  },
  {
    key: 'cut-back',
    harder: 0,
    name: ['low to the edge', 'flach in den Rückraum', 'ниско назад'],
    aim: [
      'Free the space at the edge of the box by runs.',
      'Durch Läufe den Rückraum frei machen.',
      'Освобождаване на пространството назад чрез пробези.',
    ],
    rule: [
      'One attacker runs to the near post and pulls defenders along. The taker plays low and firm to the edge, where another arrives and shoots at once or after one touch.',
      'Ein Angreifer zieht mit einem Lauf auf den kurzen Pfosten Verteidiger mit. Der Schütze spielt flach und scharf in den Rückraum, wo ein anderer ankommt und direkt oder nach einem Kontakt schießt.',
      'Един нападател тича към близката греда и повлича защитници. Изпълнителят подава ниско и силно назад, където друг пристига и удря веднага или след едно докосване.',
    ],
    points: [
      [
        'The runner is loud and fast: make everyone believe in the near post.',
        'Der Läufer ist laut und schnell: Er verkauft den kurzen Pfosten.',
        'Тичащият е бърз и шумен: увлича защитниците към близката греда.',
      ],
      [
        'Shooter: curve your run to have goal and ball in view.',
        'Schütze: im Bogen kommen, Tor und Ball im Blick.',
        'Стрелец: ела в дъга, виждай вратата и топката.',
      ],
    ],
    more: [
      ['Shot with the first touch only.', 'Nur direkt schießen.', 'Удар само с първо докосване.'],
    ],
    easier: [
      'The space at the edge is free of defenders.',
      'Im Rückraum ist kein Verteidiger erlaubt.',
      'Назад не се допуска защитник.',
    ],
    scoring: [
      'Goal two points; deflected goals count three.',
      'Tor zwei Punkte; abgefälschte Tore drei.',
      'Гол – две точки; гол след рикошет – три.',
    ],
    question: [
      'Who opened the space, and did they get thanks?',
      'Wer hat den Raum geöffnet, und wer hat sich bedankt?',
      'Кой отвори пространството и кой му благодари?',
    ],
    fault: [
      'The pass bounces: hit the middle of the ball.',
      'Der Pass springt: den Ball mittig treffen.',
      'Пасът подскача: удари в средата.',
    ],
  },
  ...moreCornerTasks,
]
