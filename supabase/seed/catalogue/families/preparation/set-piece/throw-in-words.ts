/** Variants of the throw-in. */
import type { DrillTask } from '../kit'
import { moreThrowInTasks } from './throw-in-more-words'

export const throwInTasks: readonly DrillTask[] = [
  {
    key: 'set-back',
    harder: 0,
    name: ['back to the thrower', 'zurück zum Einwerfer', 'обратно към хвърлящия'],
    aim: [
      'Use the thrower as the free player.',
      'Den Einwerfer als freien Spieler nutzen.',
      'Хвърлящият се ползва като свободен играч.',
    ],
    rule: [
      'Throw to the feet of a team-mate who sets the ball back first time; the thrower has come into the field and opens the game to the other side.',
      'In den Fuß eines Mitspielers werfen, der direkt ablegt; der Einwerfer ist ins Feld gekommen und eröffnet zur anderen Seite.',
      'Хвърляне в краката на съотборник, който връща с едно; хвърлящият е влязъл в полето и отваря играта към другата страна.',
    ],
    points: [
      [
        'Throw, step in, be ready.',
        'Werfen, ins Feld treten, bereit sein.',
        'Хвърли, влез, бъди готов.',
      ],
      [
        'Set back with a firm ankle, away from the opponent.',
        'Mit festem Fuß ablegen, weg vom Gegner.',
        'Върни със стегнат глезен, встрани от противника.',
      ],
    ],
    more: [
      [
        'The thrower plays on with one touch.',
        'Der Einwerfer spielt direkt weiter.',
        'Хвърлящият продължава с едно докосване.',
      ],
    ],
    easier: [
      'The thrower may not be attacked.',
      'Der Einwerfer darf nicht angegriffen werden.',
      'Хвърлящият не се напада.',
    ],
    scoring: [
      'Ball kept for five seconds one point, goal two.',
      'Fünf Sekunden Ballbesitz ein Punkt, Tor zwei.',
      'Пет секунди притежание – точка, гол – две.',
    ],
    question: [
      'Who watches the thrower after the throw?',
      'Wer achtet nach dem Wurf auf den Einwerfer?',
      'Кой гледа хвърлящия след хвърлянето?',
    ],
    fault: [
      'The thrower stays outside.',
      'Der Einwerfer bleibt draußen stehen.',
      'Хвърлящият остава отвън.',
    ],
  },
  {
    key: 'down-the-line',
    harder: 0,
    name: ['down the line', 'die Linie entlang', 'по линията'],
    aim: [
      'Open the line by a short run and use it by a long one.',
      'Die Linie durch kurzes Entgegenkommen öffnen und durch langen Lauf nutzen.',
      'Късо идване отваря линията, дълъг пробег я ползва.',
    ],
    rule: [
      'One comes short and takes an opponent along; another runs down the line and gets the ball in front of them. From there to the goals.',
      'Einer kommt kurz und zieht einen Gegner mit; ein anderer läuft die Linie entlang und bekommt den Ball in den Lauf. Von dort auf die Tore.',
      'Един идва късо и води противник; друг тича по линията и получава в движение. Оттам към вратите.',
    ],
    points: [
      [
        'The one who comes short calls for the ball loudly.',
        'Wer kurz kommt, fordert laut.',
        'Който идва късо, вика силно за топката.',
      ],
      [
        'Runner: wait for the thrower’s eyes, then go.',
        'Läufer: auf den Blick des Einwerfers warten, dann los.',
        'Тичащ: изчакай погледа на хвърлящия и тръгни.',
      ],
    ],
    more: [
      [
        'The short one gets it when the line is closed.',
        'Ist die Linie zu, bekommt ihn der Kurze.',
        'Ако линията е затворена, получава близкият.',
      ],
    ],
    easier: [
      'Thrower five metres nearer to the goals.',
      'Einwerfer fünf Meter näher an den Toren.',
      'Хвърлящият е с пет метра по-близо до вратите.',
    ],
    scoring: [
      'Goal within six seconds two points, later one.',
      'Tor innerhalb von sechs Sekunden zwei Punkte, später einer.',
      'Гол до шест секунди – две точки, по-късно – една.',
    ],
    question: [
      'Who opened the space along the line?',
      'Wer hat den Raum an der Linie geöffnet?',
      'Кой отвори пространството по линията?',
    ],
    fault: [
      'Both runners go the same way.',
      'Beide laufen in dieselbe Richtung.',
      'И двамата тичат в една посока.',
    ],
  },
  ...moreThrowInTasks,
]
