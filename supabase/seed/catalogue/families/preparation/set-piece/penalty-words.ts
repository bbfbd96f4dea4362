/** Ways of practising penalties. */
import type { DrillTask } from '../kit'
import { morePenaltyTasks } from './penalty-more-words'

export const penaltyTasks: readonly DrillTask[] = [
  {
    key: 'corners',
    harder: 0,
    name: ['into the corners', 'in die Ecken', 'в ъглите'],
    aim: [
      'Place the ball firmly beside the post.',
      'Den Ball fest neben den Pfosten setzen.',
      'Силен удар точно до гредата.',
    ],
    rule: [
      'Shots only between marker and post count. Three kicks to the left, three to the right, then free choice.',
      'Es zählen nur Schüsse zwischen Markierung und Pfosten. Drei nach links, drei nach rechts, dann freie Wahl.',
      'Важат само удари между маркера и гредата. Три наляво, три надясно, после по избор.',
    ],
    points: [
      [
        'Inside of the foot, ankle firm, standing foot points to the corner.',
        'Innenseite, Fuß fest, das Standbein zeigt in die Ecke.',
        'Вътрешна част, стегнат глезен, опорният крак сочи ъгъла.',
      ],
      [
        'Low or high, but never at half height.',
        'Flach oder hoch, aber nie halbhoch.',
        'Ниско или високо, но никога на средна височина.',
      ],
    ],
    more: [
      [
        'Weaker foot for every third kick.',
        'Jeder dritte Schuss mit dem schwachen Fuß.',
        'Всеки трети удар – със слабия крак.',
      ],
    ],
    easier: [
      'No keeper in the first round.',
      'Erste Runde ohne Torwart.',
      'Първата серия – без вратар.',
    ],
    scoring: [
      'Goal in the corner two points, other goals one.',
      'Tor in die Ecke zwei Punkte, andere Tore einer.',
      'Гол в ъгъла – две точки, друг гол – една.',
    ],
    question: [
      'Which corner is yours when you are tired?',
      'Welche Ecke ist deine, wenn du müde bist?',
      'Кой ъгъл е твоят, когато си уморен?',
    ],
    fault: ['Power without direction.', 'Kraft ohne Richtung.', 'Сила без посока.'],
  },
  {
    key: 'read-keeper',
    harder: 1,
    from: 10,
    name: ['reading the keeper', 'den Torwart lesen', 'разчитане на вратаря'],
    aim: [
      'Slow the run-up and use the keeper’s first movement.',
      'Den Anlauf verzögern und die erste Bewegung des Torwarts nutzen.',
      'Забавяне на засилването и ползване на първото движение на вратаря.',
    ],
    rule: [
      'The keeper chooses a corner secretly and moves at any time. The taker looks up in the last two steps and plays the other way; if nothing moves the planned corner is right.',
      'Der Torwart wählt heimlich eine Ecke und bewegt sich, wann er will. Der Schütze schaut in den letzten zwei Schritten hoch und spielt in die andere; bewegt sich nichts, gilt die geplante Ecke.',
      'Вратарят тайно избира ъгъл и тръгва когато иска. Изпълнителят вдига поглед в последните две крачки и играе в другия; ако няма движение, важи планираният ъгъл.',
    ],
    points: [
      [
        'Long, even steps, short pause before the last one.',
        'Lange, gleichmäßige Schritte, kurze Pause vor dem letzten.',
        'Дълги равни крачки, кратка пауза преди последната.',
      ],
      ['Hips open late.', 'Die Hüfte erst spät öffnen.', 'Тазът се отваря късно.'],
    ],
    more: [
      ['The keeper may feint.', 'Der Torwart darf täuschen.', 'Вратарят може да прави финтове.'],
    ],
    easier: [
      'The keeper walks slowly towards the chosen corner.',
      'Der Torwart geht langsam in seine Ecke.',
      'Вратарят отива бавно към ъгъла.',
    ],
    scoring: [
      'Sent the wrong way two points, goal one; keeper two per save.',
      'Torwart ausgeguckt zwei Punkte, Tor einer; Torwart zwei pro Parade.',
      'Подведен вратар – две точки, гол – една; вратар – две за спасяване.',
    ],
    question: [
      'What did the keeper’s knees tell you?',
      'Was haben dir die Knie des Torwarts verraten?',
      'Какво ти казаха колената на вратаря?',
    ],
    fault: [
      'Looking at the keeper only, not at the ball at the end.',
      'Nur den Torwart ansehen, am Ende nicht den Ball.',
      'Поглед само във вратаря, накрая не в топката.',
    ],
  },
  ...morePenaltyTasks,
]
