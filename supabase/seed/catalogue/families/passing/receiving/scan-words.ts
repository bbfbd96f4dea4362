/** Tasks of scan and pass: what one has to know before the ball comes. */
import type { PassingTask } from '../kit'
import { harderScanTasks } from './scan-harder-words'

export const scanTasks: readonly PassingTask[] = [
  {
    key: 'number-order',
    harder: 0,
    name: ['in order of numbers', 'nach Nummern', 'по номера'],
    aim: [
      'Know where the next number is before the ball arrives.',
      'Wissen, wo die nächste Nummer ist, bevor der Ball kommt.',
      'Да знаеш къде е следващият номер, преди топката да дойде.',
    ],
    rule: [
      'Each team passes in the order of its numbers, 1 to 2 to 3 and so on to 1. All move through the whole area all the time. After two minutes the order goes backwards.',
      'Jede Mannschaft passt nach ihren Nummern: 1 zu 2 zu 3 und so weiter bis zur 1. Alle bewegen sich ständig im ganzen Feld. Nach der Hälfte rückwärts.',
      'Всеки отбор подава по номера: 1 на 2, на 3 и така до 1. Всички се движат непрекъснато по цялото поле. На половината – в обратен ред.',
    ],
    points: [
      [
        'When the ball goes to the one before you, find the one after you.',
        'Geht der Ball zu deinem Vorgänger, such deinen Nachfolger.',
        'Когато топката е при предишния, потърси следващия.',
      ],
      [
        'Ask for it: move, hand, name.',
        'Fordere ihn: Bewegung, Hand, Name.',
        'Поискай я: движение, ръка, име.',
      ],
    ],
    more: [
      [
        'A second ball for each team, started at the middle number.',
        'Ein zweiter Ball pro Team, Start bei der mittleren Nummer.',
        'Втора топка за всеки отбор от средния номер.',
      ],
    ],
    easier: [
      'Stand still for the pass, move after it.',
      'Beim Pass stehen bleiben, danach bewegen.',
      'При паса се стои, после се движи.',
    ],
    scoring: [
      'First team with five full rounds wins; balls outside do not count.',
      'Wer zuerst fünf volle Runden hat, gewinnt; Bälle im Aus zählen nicht.',
      'Печели отборът с пет пълни обиколки; излезли топки не важат.',
    ],
    question: [
      'How often did you look for your number before the ball came?',
      'Wie oft hast du vor dem Ball nach deiner Nummer geschaut?',
      'Колко пъти погледна за номера си преди топката?',
    ],
    fault: [
      'Searching with the ball at the feet.',
      'Erst mit dem Ball am Fuß suchen.',
      'Търсене чак с топка в краката.',
    ],
  },
  {
    key: 'other-colour',
    harder: 1,
    name: ['always the other colour', 'immer die andere Farbe', 'винаги другият цвят'],
    aim: [
      'Take in colours around you and choose quickly.',
      'Farben ringsum wahrnehmen und schnell wählen.',
      'Възприемане на цветовете наоколо и бърз избор.',
    ],
    rule: [
      'All play together with both balls: a pass must go to the other colour and never back to the one it came from. The receiver calls the colour of the next target before the first touch.',
      'Alle spielen mit beiden Bällen zusammen: Der Pass geht immer zur anderen Farbe und nie zum Passgeber zurück. Der Empfänger ruft vor dem ersten Kontakt den Namen des Nächsten.',
      'Всички играят заедно с двете топки: пасът е винаги към другия цвят и никога обратно. Приемащият казва името на следващия преди първото докосване.',
    ],
    points: [
      [
        'Two looks: over the left and over the right shoulder.',
        'Zwei Blicke: über die linke und die rechte Schulter.',
        'Два погледа: през лявото и през дясното рамо.',
      ],
      [
        'Receive with the foot that points to the next colour.',
        'Mit dem Fuß annehmen, der zur nächsten Farbe zeigt.',
        'Поеми с крака, който сочи следващия цвят.',
      ],
    ],
    more: [
      [
        'On the whistle the rule turns round: same colour only.',
        'Auf Pfiff gilt das Gegenteil: nur gleiche Farbe.',
        'По сигнал правилото се обръща: само същият цвят.',
      ],
    ],
    easier: ['One ball for all.', 'Ein Ball für alle.', 'Една топка за всички.'],
    scoring: [
      'Count passes without a wrong colour; the record of the group counts.',
      'Pässe ohne falsche Farbe zählen; es gilt der Gruppenrekord.',
      'Бройте пасовете без грешен цвят; важи рекордът на групата.',
    ],
    question: [
      'What is easier to see from the corner of the eye: colour or face?',
      'Was siehst du im Augenwinkel besser: Farbe oder Gesicht?',
      'Какво виждаш по-лесно с крайчеца на окото?',
    ],
    fault: [
      'Panic pass to the nearest one without a look.',
      'Notpass zum Nächsten ohne Blick.',
      'Паника: пас към най-близкия без поглед.',
    ],
  },
  ...harderScanTasks,
]
