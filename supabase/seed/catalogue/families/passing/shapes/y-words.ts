/** Tasks of the Y: how the ball gets from the foot of the letter past the middle player to an arm. */
import type { PassingTask } from '../kit'
import { harderYTasks } from './y-harder-words'

export const yTasks: readonly PassingTask[] = [
  {
    key: 'turn',
    harder: 0,
    name: [
      'turn with the first touch',
      'Aufdrehen mit dem ersten Kontakt',
      'завъртане с първото докосване',
    ],
    aim: [
      'The middle player looks, opens and plays on with the second touch.',
      'Der Mittelspieler schaut, öffnet und spielt mit dem zweiten Kontakt weiter.',
      'Средният поглежда, отваря се и подава с второто докосване.',
    ],
    rule: [
      'Pass to the middle player, who drops off the marker, receives half open and plays to the arm with the second touch. The arm dribbles back to the line. Everyone moves up one station; left and right in turn.',
      'Pass auf den Mittelspieler, der sich von der Markierung absetzt, halb offen annimmt und mit dem zweiten Kontakt zum Arm spielt. Der Außenspieler dribbelt zurück zur Reihe. Jeder rückt eine Station weiter; links und rechts abwechselnd.',
      'Пас към средния, който се отделя от маркера, поема полуотворен и с второто докосване подава към рамото. Крайният води топката обратно към редицата. Всеки се мести с една станция; ляво и дясно се редуват.',
    ],
    points: [
      [
        'Look over the shoulder while the ball is rolling to you.',
        'Schulterblick, während der Ball zu dir rollt.',
        'Погледни през рамо, докато топката се търкаля към теб.',
      ],
      [
        'First touch past the marker, not in front of it.',
        'Erster Kontakt an der Markierung vorbei, nicht davor.',
        'Първото докосване минава маркера, не спира пред него.',
      ],
    ],
    more: [
      [
        'The line calls left or right only when the ball is on its way.',
        'Die Reihe ruft „links“ oder „rechts“ erst, wenn der Ball unterwegs ist.',
        'Редицата вика „ляво“ или „дясно“ чак когато топката тръгне.',
      ],
    ],
    easier: [
      'Three touches for the middle player.',
      'Drei Kontakte für den Mittelspieler.',
      'Три докосвания за средния.',
    ],
    scoring: [
      'One point for each turn with exactly two touches; ten points, then change the side that starts.',
      'Ein Punkt je Drehung mit genau zwei Kontakten; bei zehn Punkten wechselt die Startseite.',
      'Точка за всяко завъртане с точно две докосвания; при десет се сменя първата страна.',
    ],
    question: [
      'Which foot do you need for the left arm, which for the right?',
      'Welchen Fuß brauchst du für den linken Arm, welchen für den rechten?',
      'Кой крак ти трябва за лявото рамо и кой за дясното?',
    ],
    fault: [
      'Turning on the spot with the ball under the feet.',
      'Drehung auf der Stelle, Ball unter den Füßen.',
      'Завъртане на място с топка под краката.',
    ],
  },
  {
    key: 'set-and-open',
    harder: 1,
    name: ['set back and open', 'klatschen und öffnen', 'връщане и отваряне'],
    aim: [
      'A set-back makes time for the pass to the wing.',
      'Der Klatschball schafft Zeit für den Pass auf den Flügel.',
      'Връщането печели време за паса към крилото.',
    ],
    rule: [
      'The middle player comes short and sets the ball back first time. The passer steps up and plays a firm pass to the arm, who takes it along with the first touch and dribbles back. Passer to the middle, middle to the arm, arm to the line.',
      'Der Mittelspieler kommt kurz und lässt direkt klatschen. Der Passgeber rückt nach und spielt fest auf den Arm, der den Ball mit dem ersten Kontakt mitnimmt und zurückdribbelt. Passgeber in die Mitte, Mitte zum Arm, Arm in die Reihe.',
      'Средният идва късо и връща от първо. Подалият се приближава и подава твърдо към рамото, което поема в движение и води обратно. Подалият отива в средата, средният към рамото, крайният в редицата.',
    ],
    points: [
      [
        'Come to the ball at an angle, so that the lane to the arm stays free.',
        'Komm schräg zum Ball, damit die Bahn zum Arm frei bleibt.',
        'Ела под ъгъл, за да остане свободен пътят към рамото.',
      ],
      [
        'Passer: two quick steps after the pass, then wait for nothing.',
        'Passgeber: nach dem Pass zwei schnelle Schritte, dann ohne Warten weiter.',
        'Подаващ: две бързи крачки след паса и играй веднага.',
      ],
    ],
    more: [
      [
        'The arm starts from two metres deeper and receives in the run.',
        'Der Außenspieler startet zwei Meter tiefer und nimmt den Ball im Lauf.',
        'Крайният тръгва от два метра по-назад и поема в движение.',
      ],
    ],
    easier: [
      'Control the set-back before the long pass.',
      'Klatschball vor dem langen Pass kontrollieren.',
      'Овладей върнатата топка преди дългия пас.',
    ],
    scoring: [
      'Three passes, three touches: one point. The group tries for eight in a row.',
      'Drei Pässe mit drei Kontakten: ein Punkt. Ziel sind acht in Folge.',
      'Три паса с три докосвания: точка. Целта е осем поред.',
    ],
    question: [
      'Why does the middle player come short although the ball goes long?',
      'Warum kommt der Mittelspieler kurz, obwohl der Ball lang geht?',
      'Защо средният идва късо, щом топката отива далеч?',
    ],
    fault: [
      'Setting back too hard: the passer has to stop it.',
      'Zu hart klatschen lassen: Der Passgeber muss stoppen.',
      'Твърде силно връщане: подалият трябва да спре.',
    ],
  },
  ...harderYTasks,
]
