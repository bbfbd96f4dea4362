/** Parts of the goalkeepers' warm-up, continued. */
import type { DrillTask } from '../kit'

export const moreHandlingTasks: readonly DrillTask[] = [
  {
    key: 'footwork',
    harder: 0,
    name: ['fast feet', 'schnelle Füße', 'бързи крака'],
    aim: [
      'Move and stand still in time for the shot.',
      'Sich bewegen und rechtzeitig zum Schuss stehen.',
      'Движение и навременна стойка за удара.',
    ],
    rule: [
      'Side steps around the triangle of markers, then set; the ball comes to the body. First to the left, then to the right, then in the direction the server points to.',
      'Mit Sidesteps um das Dreieck, dann Grundstellung; der Ball kommt auf den Körper. Erst links herum, dann rechts, dann wie der Zuspieler zeigt.',
      'Странични стъпки около триъгълника, после стойка; топката идва в тялото. Първо наляво, после надясно, после накъдето посочи подаващият.',
    ],
    points: [
      [
        'Small steps, feet never touch each other.',
        'Kleine Schritte, die Füße berühren sich nie.',
        'Ситни стъпки, краката не се докосват.',
      ],
      [
        'Set before the foot meets the ball.',
        'Stehen, bevor der Fuß den Ball trifft.',
        'Застани, преди кракът да срещне топката.',
      ],
    ],
    more: [
      [
        'Crossover step to a marker farther away.',
        'Kreuzschritt zu einer weiter entfernten Markierung.',
        'Кръстосана стъпка към по-далечен маркер.',
      ],
    ],
    easier: [
      'Walk around the markers.',
      'Um die Markierungen gehen.',
      'Обикаляне на маркерите с ходене.',
    ],
    scoring: [
      'A point for every ball that is met in a still position.',
      'Ein Punkt für jeden Ball, den du im Stand erwartest.',
      'Точка за всяка топка, посрещната в неподвижна стойка.',
    ],
    question: [
      'What happens when you are still moving at the shot?',
      'Was passiert, wenn du beim Schuss noch läufst?',
      'Какво става, ако при удара още се движиш?',
    ],
    fault: [
      'Hands drop while moving.',
      'Die Hände sinken in der Bewegung.',
      'Ръцете падат при движение.',
    ],
  },
  {
    key: 'down',
    harder: 1,
    from: 8,
    name: ['down to the side', 'seitlich zum Boden', 'падане встрани'],
    aim: [
      'Get to the ground safely and hold the ball.',
      'Sicher zu Boden gehen und den Ball halten.',
      'Безопасно падане и задържане на топката.',
    ],
    rule: [
      'From kneeling, then from the squat, then standing: the ball comes a metre beside the keeper. Land on calf, hip and shoulder, not on the elbow; hands first. Both sides equally often; up at once.',
      'Aus dem Knien, dann aus der Hocke, dann aus dem Stand: Der Ball kommt einen Meter neben den Torwart. Über Wade, Hüfte und Schulter landen, nicht auf dem Ellbogen; die Hände zuerst. Beide Seiten gleich oft; sofort wieder hoch.',
      'От колене, после от клек, после от стоеж: топката е на метър встрани. Приземяване през прасец, таз и рамо, не на лакът; ръцете първи. Двете страни поравно; веднага ставане.',
    ],
    points: [
      [
        'First step diagonally forwards to the ball.',
        'Der erste Schritt geht schräg nach vorn zum Ball.',
        'Първата крачка е по диагонал напред към топката.',
      ],
      [
        'One hand behind, one on top, the ground is the third.',
        'Eine Hand dahinter, eine obendrauf, der Boden ist die dritte.',
        'Една ръка отзад, една отгоре, земята е третата.',
      ],
    ],
    more: [
      [
        'Shot at once to the other side after getting up.',
        'Nach dem Aufstehen sofort ein Ball auf die andere Seite.',
        'След ставането – веднага топка от другата страна.',
      ],
    ],
    easier: [
      'Lie down slowly on the side with the ball in the hands.',
      'Langsam seitlich ablegen, den Ball schon in den Händen.',
      'Бавно лягане встрани с топка в ръцете.',
    ],
    scoring: [
      'Held three points, parried to the side one.',
      'Gehalten drei Punkte, zur Seite abgewehrt einer.',
      'Задържана – три точки, избита встрани – една.',
    ],
    question: [
      'Which side feels strange, and what will you do?',
      'Welche Seite fühlt sich fremd an, und was tust du?',
      'Коя страна ти е чужда и какво ще направиш?',
    ],
    fault: [
      'Falling backwards: attack the ball in front of the line.',
      'Nach hinten fallen: den Ball vor der Linie angreifen.',
      'Падане назад: нападни топката пред линията.',
    ],
  },
]
