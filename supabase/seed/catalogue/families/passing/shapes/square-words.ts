/** Tasks of the passing square: what happens at each corner. */
import type { PassingTask } from '../kit'
import { harderSquareTasks } from './square-harder-words'

export const squareTasks: readonly PassingTask[] = [
  {
    key: 'follow',
    harder: 0,
    name: ['open up and follow', 'öffnen und nachlaufen', 'отвори се и последвай'],
    aim: [
      'Receive on the far foot and send the ball on with two touches.',
      'Mit dem ballfernen Fuß annehmen und mit zwei Kontakten weiterleiten.',
      'Поемане с далечния крак и пас нататък с две докосвания.',
    ],
    rule: [
      'Before the ball comes, step off the marker and back towards it with open hips. First touch with the far foot round the corner, second touch the pass; then run to the corner you passed to. Change direction after half the time.',
      'Bevor der Ball kommt: weg von der Markierung und mit offener Hüfte entgegen. Erster Kontakt mit dem ballfernen Fuß um die Ecke, der zweite ist der Pass; dann zur angespielten Ecke laufen. Nach der halben Zeit Richtungswechsel.',
      'Преди топката да дойде, отдели се от маркера и тръгни към нея с отворен таз. Първото докосване е с далечния крак покрай ъгъла, второто е пасът; после тичай към ъгъла, на който подаде. На половината време се сменя посоката.',
    ],
    points: [
      [
        'Away, then towards: two steps before the ball travels.',
        'Weg, dann hin: zwei Schritte, bevor der Ball rollt.',
        'Навън, после към топката: две крачки преди паса.',
      ],
      [
        'Pass to the far foot: this tells your partner to go on.',
        'Pass auf den fernen Fuß: Das sagt dem Partner „weiter“.',
        'Подай на далечния крак: така казваш „продължи“.',
      ],
    ],
    more: [
      [
        'Every second pass first time.',
        'Jeder zweite Pass direkt.',
        'Всяко второ подаване е от първо.',
      ],
    ],
    easier: [
      'As many touches as needed; the ball must only stop rolling on the far side of the marker.',
      'Beliebig viele Kontakte; der Ball muss nur auf der anderen Seite der Markierung liegen.',
      'Колкото докосвания трябват; топката само да мине от другата страна на маркера.',
    ],
    scoring: [
      'Count clean rounds of the ball in one minute and beat your own number.',
      'Saubere Ballrunden in einer Minute zählen und die eigene Zahl überbieten.',
      'Бройте чистите обиколки на топката за минута и подобрете числото си.',
    ],
    question: [
      'What can you see with open hips that you cannot see when you face the ball?',
      'Was siehst du mit offener Hüfte, was du frontal nicht siehst?',
      'Какво виждаш с отворен таз, което не виждаш с лице към топката?',
    ],
    fault: [
      'Receiving on the near foot: the ball jumps back to where it came from.',
      'Annahme mit dem nahen Fuß: Der Ball springt dahin, wo er herkam.',
      'Поемане с близкия крак: топката се връща, откъдето е дошла.',
    ],
  },
  {
    key: 'set-and-diagonal',
    harder: 1,
    name: ['set back, then diagonal', 'klatschen lassen, dann diagonal', 'връщане и диагонал'],
    aim: [
      'Recognise the moment after a set-back in which the long line is open.',
      'Den Moment nach dem Klatschball erkennen, in dem die lange Linie offen ist.',
      'Усеща се моментът след връщането, когато дългата линия е отворена.',
    ],
    rule: [
      'Pass to the next corner and follow halfway. The receiver sets it back first time; you play the diagonal past the receiver to the corner after next. Passer goes to the first corner, the one who set back to the second; from there the same again.',
      'Zur nächsten Ecke passen und halb nachlaufen. Der Empfänger lässt direkt klatschen; du spielst an ihm vorbei die übernächste Ecke an. Der Passgeber geht zur ersten Ecke, der Klatschende zur zweiten; dort beginnt es von vorn.',
      'Подай на следващия ъгъл и тръгни до средата. Получателят връща от първо; ти играеш покрай него към по-следващия ъгъл. Подалият отива на първия ъгъл, върналият на втория; оттам всичко започва отново.',
    ],
    points: [
      [
        'Set the ball into the run, half a metre in front of the foot.',
        'Leg den Ball in den Lauf, einen halben Meter vor den Fuß.',
        'Върни топката в движение, половин метър пред крака.',
      ],
      [
        'Last step long, then through the ball: the diagonal is firm.',
        'Letzter Schritt lang, dann durch den Ball: Die Diagonale ist scharf.',
        'Последната крачка е дълга, удари през топката: диагоналът е твърд.',
      ],
    ],
    more: [
      [
        'The diagonal must arrive before a second of silence: no extra touch allowed.',
        'Die Diagonale kommt direkt: kein zusätzlicher Kontakt.',
        'Диагоналът е от първо: без допълнително докосване.',
      ],
    ],
    easier: [
      'Stop the set-back before playing the diagonal.',
      'Den Klatschball vor der Diagonale stoppen.',
      'Спри върнатата топка преди диагонала.',
    ],
    scoring: [
      'One point for each pass of three without a stop; first group to fifteen.',
      'Ein Punkt je Dreierfolge ohne Stocken; wer zuerst 15 hat.',
      'Точка за всяка тройка подавания без спиране; кой пръв ще стигне 15.',
    ],
    question: [
      'How does the speed of the set-back change your diagonal?',
      'Wie verändert das Tempo des Klatschballs deine Diagonale?',
      'Как скоростта на връщането променя диагонала ти?',
    ],
    fault: [
      'Following too far: the set-back comes under the body.',
      'Zu weit nachgelaufen: Der Klatschball kommt unter den Körper.',
      'Твърде близо след паса: връщането идва под тялото.',
    ],
  },
  ...harderSquareTasks,
]
