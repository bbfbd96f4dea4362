/** Parts of the prevention programme. */
import type { DrillTask } from '../kit'
import { moreLandingTasks } from './landing-more-words'

export const landingTasks: readonly DrillTask[] = [
  {
    key: 'one-leg-ball',
    harder: 0,
    name: ['ball on one leg', 'Ball auf einem Bein', 'топка на един крак'],
    aim: [
      'Stand firmly on one leg while playing a ball.',
      'Fest auf einem Bein stehen und dabei den Ball spielen.',
      'Стабилен стоеж на един крак с игра на топката.',
    ],
    rule: [
      'Both stand on one leg. One throws underarm, the other plays the ball back into the hands with the free inside foot, five times; then instep, then thigh. Change legs and roles.',
      'Beide stehen auf einem Bein. Einer wirft von unten, der andere spielt den Ball fünfmal mit der Innenseite in die Hände zurück; dann Spann, dann Oberschenkel. Bein und Rolle wechseln.',
      'Двамата стоят на един крак. Единият хвърля отдолу, другият връща в ръцете пет пъти с вътрешна част; после с ристо, после с бедро. Смяна на крака и ролите.',
    ],
    points: [
      [
        'Standing knee slightly bent, grip the ground with your toes.',
        'Standbein leicht gebeugt, mit den Zehen in den Boden greifen.',
        'Опорното коляно леко сгънато, пръстите хващат земята.',
      ],
      [
        'Back to a quiet stand before the next ball.',
        'Vor dem nächsten Ball wieder ruhig stehen.',
        'Преди следващата топка застани спокойно.',
      ],
    ],
    more: [
      [
        'Throws a little to the left and right of the body.',
        'Etwas links und rechts neben den Körper werfen.',
        'Хвърляне малко вляво и вдясно от тялото.',
      ],
    ],
    easier: [
      'Only throw and catch on one leg.',
      'Auf einem Bein nur werfen und fangen.',
      'Само хвърляне и хващане на един крак.',
    ],
    scoring: [
      'Ten clean returns without the second foot touching the ground are a point for the pair.',
      'Zehn saubere Rückspiele ohne Absetzen geben dem Paar einen Punkt.',
      'Десет чисти връщания без стъпване с другия крак – точка за двойката.',
    ],
    question: [
      'What do your arms do when you keep your balance?',
      'Was machen deine Arme, wenn du die Balance hältst?',
      'Какво правят ръцете ти, когато пазиш равновесие?',
    ],
    fault: [
      'Standing leg locked straight.',
      'Standbein ganz durchgestreckt.',
      'Опорният крак е напълно изпънат.',
    ],
  },
  {
    key: 'jump-and-hold',
    harder: 1,
    name: ['jump and hold', 'springen und halten', 'скок и задържане'],
    aim: [
      'Land softly and stop the body under control.',
      'Weich landen und den Körper kontrolliert stoppen.',
      'Меко приземяване и контролирано спиране.',
    ],
    rule: [
      'One partner jumps over the hurdle towards the other, lands on both feet and holds for three seconds; the other looks at the knees and shows thumbs up or down. Sets: forwards, sideways, with a quarter turn, then on one leg.',
      'Einer springt über die Hürde auf den Partner zu, landet beidbeinig und hält drei Sekunden; der andere schaut auf die Knie und zeigt Daumen hoch oder runter. Sätze: vorwärts, seitwärts, mit Vierteldrehung, dann einbeinig.',
      'Единият скача над препятствието към другия, приземява се на два крака и задържа три секунди; другият гледа колената и показва палец горе или долу. Серии: напред, встрани, с четвърт завой, после на един крак.',
    ],
    points: [
      [
        'Bottom back, chest over the knees, land like on eggs.',
        'Po nach hinten, Brust über die Knie, wie auf Eiern landen.',
        'Таз назад, гърди над колената, все едно стъпваш върху яйца.',
      ],
      [
        'Swing your arms up, and freeze when you land.',
        'Arme hochschwingen und bei der Landung einfrieren.',
        'Размахай ръце нагоре и замръзни при приземяване.',
      ],
    ],
    more: [
      [
        'After the hold sprint three metres to the partner’s signal.',
        'Nach dem Halten auf Zeichen des Partners drei Meter sprinten.',
        'След задържането – три метра спринт по знак на партньора.',
      ],
    ],
    easier: [
      'Jump on the spot without the hurdle.',
      'Ohne Hürde auf der Stelle springen.',
      'Скок на място без препятствие.',
    ],
    scoring: [
      'Only silent landings count; the pair collects ten.',
      'Nur lautlose Landungen zählen; das Paar sammelt zehn.',
      'Броят се само безшумните приземявания; двойката събира десет.',
    ],
    question: [
      'Where in a match do you land like that?',
      'Wo im Spiel landest du so?',
      'Кога в мача се приземяваш така?',
    ],
    fault: [
      'Knees meet on landing: push them apart.',
      'Knie knicken zusammen: bewusst nach außen drücken.',
      'Колената се събират: насочи ги навън.',
    ],
  },
  ...moreLandingTasks,
]
