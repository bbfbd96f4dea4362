/** Tasks of receiving between two servers: what the first touch answers to. */
import type { PassingTask } from '../kit'
import { harderHalfTurnTasks } from './half-turn-harder-words'

export const halfTurnTasks: readonly PassingTask[] = [
  {
    key: 'two-gates',
    harder: 0,
    name: ['out left or right', 'links oder rechts durchs Tor', 'през лявата или дясната врата'],
    aim: [
      'Receive on the back foot and leave through a gate with the first touch.',
      'Mit dem hinteren Fuß annehmen und mit dem ersten Kontakt durch ein Tor hinaus.',
      'Поемане със задния крак и излизане през вратичка с първото докосване.',
    ],
    rule: [
      'The receiver comes into the space between two gates, gets the ball from the first server, takes it through the left or the right gate with the first touch and passes to the second server. Then the same from the other side.',
      'Der Empfänger kommt in den Raum zwischen zwei Hütchentoren, bekommt den Ball vom ersten Anspieler, nimmt ihn mit dem ersten Kontakt durch das linke oder rechte Tor mit und passt zum zweiten. Dann ebenso von der anderen Seite.',
      'Приемащият влиза между две вратички, получава от първия подаващ, с първото докосване излиза през лявата или дясната и подава на втория. После същото от другата страна.',
    ],
    points: [
      [
        'Stand side-on: one shoulder to each server.',
        'Seitlich stehen: zu jedem Anspieler eine Schulter.',
        'Застани странично: по едно рамо към всеки подаващ.',
      ],
      [
        'Let the ball run across the body to the back foot.',
        'Lass den Ball am Körper vorbei zum hinteren Fuß laufen.',
        'Остави топката да мине пред тялото до задния крак.',
      ],
    ],
    more: [
      [
        'The server calls the gate while the ball rolls.',
        'Der Anspieler ruft das Tor, während der Ball rollt.',
        'Подаващият казва вратичката, докато топката се търкаля.',
      ],
    ],
    easier: [
      'One touch to stop, one through the gate.',
      'Ein Kontakt zum Stoppen, einer durchs Tor.',
      'Едно докосване за спиране, едно през вратичката.',
    ],
    scoring: [
      'One point for a first touch that goes through a gate; ten tries each.',
      'Ein Punkt, wenn der erste Kontakt durch ein Tor geht; zehn Versuche für jeden.',
      'Точка за първо докосване през вратичка; по десет опита.',
    ],
    question: [
      'What do you see side-on that you miss with your back to the far server?',
      'Was siehst du seitlich, was mit dem Rücken zum zweiten Anspieler fehlt?',
      'Какво виждаш странично, а с гръб пропускаш?',
    ],
    fault: [
      'Receiving with square shoulders to the ball.',
      'Frontale Schultern zum Ball.',
      'Поемане с рамене право към топката.',
    ],
  },
  {
    key: 'number-behind',
    harder: 1,
    name: ['the number behind you', 'die Zahl im Rücken', 'числото зад гърба'],
    aim: [
      'Make the shoulder check a habit before every reception.',
      'Den Schulterblick vor jeder Annahme zur Gewohnheit machen.',
      'Поглед през рамо преди всяко поемане.',
    ],
    rule: [
      'As the pass leaves the foot, the far server holds up one to four fingers. The receiver says the number before the ball arrives: even means turn and play on, odd means back to the passer. A wrong or late number means three quick toe taps, then the next ball.',
      'Verlässt der Pass den Fuß, zeigt der andere Anspieler ein bis vier Finger. Der Empfänger nennt die Zahl, bevor der Ball da ist: gerade heißt aufdrehen, ungerade zurückspielen. Falsche oder späte Zahl: drei schnelle Sohlenkontakte, dann der nächste Ball.',
      'Щом пасът тръгне, далечният подаващ вдига от един до четири пръста. Приемащият казва числото, преди топката да дойде: четно – завъртане, нечетно – връщане. Грешно или късно число: три бързи докосвания с ходило, после следваща топка.',
    ],
    points: [
      [
        'Look twice: when you start and when the ball is half way.',
        'Schau zweimal: beim Start und wenn der Ball auf halbem Weg ist.',
        'Погледни два пъти: при тръгване и когато топката е по средата.',
      ],
      [
        'Say it loud, this proves the look.',
        'Sag es laut, das beweist den Blick.',
        'Кажи го силно – това доказва погледа.',
      ],
    ],
    more: [
      [
        'Two numbers one after the other: add them.',
        'Zwei Zahlen nacheinander: zusammenzählen.',
        'Две числа едно след друго: събери ги.',
      ],
    ],
    easier: [
      'Only arm up or arm down.',
      'Nur Arm oben oder unten.',
      'Само вдигната или спусната ръка.',
    ],
    scoring: [
      'Right number and right way: one point; first to eight.',
      'Richtige Zahl und richtiger Weg: ein Punkt; wer zuerst acht hat.',
      'Вярно число и верен път – точка; първи до осем.',
    ],
    question: [
      'When is the best moment to look away from the ball?',
      'Wann ist der beste Moment, vom Ball wegzuschauen?',
      'Кога е най-добре да отместиш поглед от топката?',
    ],
    fault: [
      'A nod instead of a look: the number is guessed.',
      'Nicken statt schauen: Die Zahl ist geraten.',
      'Кимване вместо поглед: числото е налучкано.',
    ],
  },
  ...harderHalfTurnTasks,
]
