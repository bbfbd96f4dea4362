/** Forms of strength work with a partner. */
import type { DrillTask } from '../kit'
import { moreStrengthTasks } from './strength-more-words'

export const strengthTasks: readonly DrillTask[] = [
  {
    key: 'push',
    harder: 0,
    name: ['pushing', 'schieben', 'бутане'],
    aim: [
      'Push with legs and trunk as one.',
      'Mit Beinen und Rumpf als Einheit drücken.',
      'Бутане с крака и торс като едно цяло.',
    ],
    rule: [
      'Hands on the partner’s shoulders: one pushes the other along the lane, the other brakes just enough to let it be hard. Back with exchanged roles, then shoulder against shoulder.',
      'Hände an die Schultern des Partners: Einer schiebt den anderen durch die Bahn, der bremst so, dass es gerade schwer ist. Zurück mit getauschten Rollen, dann Schulter gegen Schulter.',
      'Ръце на раменете на партньора: единият бута другия по коридора, той спира точно толкова, че да е трудно. Обратно със сменени роли, после рамо срещу рамо.',
    ],
    points: [
      [
        'Deep hips, small strong steps.',
        'Tiefe Hüfte, kleine kräftige Schritte.',
        'Нисък таз, ситни силни крачки.',
      ],
      [
        'Arms long, head in line with the spine.',
        'Arme lang, Kopf in Verlängerung der Wirbelsäule.',
        'Дълги ръце, глава по линията на гърба.',
      ],
    ],
    more: [
      [
        'The braking partner may give way suddenly to one side.',
        'Der Bremsende darf plötzlich zur Seite nachgeben.',
        'Спиращият може внезапно да отстъпи встрани.',
      ],
    ],
    easier: [
      'Push on the spot, back against back.',
      'Auf der Stelle, Rücken gegen Rücken.',
      'На място, гръб срещу гръб.',
    ],
    scoring: [
      'Who reaches the marker in the set gets a point.',
      'Wer im Satz die Markierung erreicht, bekommt einen Punkt.',
      'Който стигне маркера в серията, получава точка.',
    ],
    question: [
      'Where does the power come from: arms or legs?',
      'Woher kommt die Kraft: Arme oder Beine?',
      'Откъде идва силата: ръце или крака?',
    ],
    fault: [
      'Standing high: the first push wins.',
      'Zu hoch: Der erste Schub gewinnt.',
      'Висок стоеж: печели първият тласък.',
    ],
  },
  {
    key: 'wheelbarrow',
    harder: 0,
    name: ['wheelbarrow and frog', 'Schubkarre und Frosch', 'ръчна количка и жаба'],
    aim: [
      'Strong shoulders, trunk and jumping legs.',
      'Starke Schultern, starker Rumpf, starke Sprungbeine.',
      'Силни рамене, торс и крака за скок.',
    ],
    rule: [
      'One walks on the hands, the other holds the knees (beginners: thighs) to half of the lane; then the roles change. On the way back both do frog jumps side by side, landing together.',
      'Einer geht auf den Händen, der andere hält die Knie (Anfänger: Oberschenkel) bis zur Hälfte der Bahn; dann Rollentausch. Auf dem Rückweg machen beide nebeneinander Froschsprünge und landen gemeinsam.',
      'Единият върви на ръце, другият държи колената (начинаещи: бедрата) до половината коридор; после смяна. Назад двамата правят жабешки скокове един до друг и се приземяват заедно.',
    ],
    points: [
      [
        'Belly in, do not sag: a table can walk.',
        'Bauch fest, nicht durchhängen: Der Tisch kann gehen.',
        'Стегнат корем, без провисване: масата върви.',
      ],
      [
        'Land softly on both feet, knees apart.',
        'Weich auf beiden Füßen landen, Knie auseinander.',
        'Меко на два крака, колената раздалечени.',
      ],
    ],
    more: [
      [
        'Three push-ups at half-way.',
        'Auf halber Strecke drei Liegestütze.',
        'По средата – три лицеви опори.',
      ],
    ],
    easier: [
      'Bear walk on hands and feet without a partner.',
      'Bärengang auf Händen und Füßen ohne Partner.',
      'Мечешко ходене без партньор.',
    ],
    scoring: [
      'Pairs that arrive without a break get a point.',
      'Ein Punkt für Paare, die ohne Absetzen ankommen.',
      'Точка за двойки, стигнали без спиране.',
    ],
    question: [
      'Which of the two was harder, and where do you feel it?',
      'Was war schwerer, und wo spürst du es?',
      'Кое беше по-трудно и къде го усещаш?',
    ],
    fault: [
      'Holding at the feet: too heavy for the back.',
      'An den Füßen halten: zu schwer für den Rücken.',
      'Държане за стъпалата: тежко за гърба.',
    ],
  },
  ...moreStrengthTasks,
]
