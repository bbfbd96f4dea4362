/** What the keeper has to solve. */
import type { DrillTask } from '../kit'
import { moreShotTasks } from './shot-more-words'

export const shotTasks: readonly DrillTask[] = [
  {
    key: 'angles',
    harder: 0,
    name: ['play the angle', 'Winkelspiel', 'игра по ъгъл'],
    aim: [
      'Stand on the line between ball and the middle of the goal.',
      'Auf der Linie zwischen Ball und Tormitte stehen.',
      'Стойка на линията между топката и средата на вратата.',
    ],
    rule: [
      'A shot from each marked place. Between two shots the keeper moves along an arc, touches an imaginary line to the middle of the goal and sets. After the lap the shooters may skip a place.',
      'Von jedem markierten Platz ein Schuss. Dazwischen bewegt sich der Torwart auf einem Bogen, prüft die Linie zur Tormitte und steht. Nach der Runde dürfen die Schützen einen Platz überspringen.',
      'По един удар от всяко маркирано място. Между тях вратарят се движи по дъга, проверява линията до средата и застава. След обиколката стрелците може да прескочат място.',
    ],
    points: [
      [
        'Step out to make the goal small, but stay in balance.',
        'Herauskommen macht das Tor klein, aber im Gleichgewicht bleiben.',
        'Излезеш ли, вратата става малка, но пази баланс.',
      ],
      [
        'Near post first, then the far corner.',
        'Erst die kurze Ecke, dann die lange.',
        'Първо близкият ъгъл, после далечният.',
      ],
    ],
    more: [
      [
        'A shooter may pass to the neighbour once.',
        'Ein Schütze darf einmal zum Nachbarn passen.',
        'Стрелецът може веднъж да подаде на съседа.',
      ],
    ],
    easier: [
      'A rope from both posts to the ball shows the angle.',
      'Eine Schnur von beiden Pfosten zum Ball zeigt den Winkel.',
      'Въже от двете греди до топката показва ъгъла.',
    ],
    scoring: [
      'Held two points, parried one; near post goals minus one.',
      'Gehalten zwei Punkte, abgewehrt einer; Tor in die kurze Ecke minus einer.',
      'Задържана – две точки, избита – една; гол в близкия ъгъл – минус една.',
    ],
    question: [
      'How do you know where the middle is without turning?',
      'Woher weißt du ohne Umdrehen, wo die Mitte ist?',
      'Откъде знаеш къде е средата, без да се обръщаш?',
    ],
    fault: [
      'On the line: the corners stay open.',
      'Auf der Linie kleben: Die Ecken bleiben offen.',
      'Стоиш на линията: ъглите са открити.',
    ],
  },
  {
    key: 'break-through',
    harder: 1,
    name: ['one on one', 'eins gegen eins', 'един срещу един'],
    kind: { practice_type: 'opposed' },
    aim: [
      'Shorten the distance and stay up in the duel.',
      'Die Distanz verkürzen und im Duell lange stehen.',
      'Скъсяване на дистанцията и дълго стоене прав.',
    ],
    rule: [
      'The shooter dribbles towards the goal and finishes or goes past the keeper within five seconds. The keeper decides: come out, delay or stay. Play until the ball is held or in the goal.',
      'Der Schütze dribbelt aufs Tor und schließt ab oder umspielt den Torwart, höchstens fünf Sekunden. Der Torwart entscheidet: herauskommen, verzögern oder bleiben. Bis der Ball gehalten oder im Tor ist.',
      'Стрелецът води към вратата и завършва или минава вратаря до пет секунди. Вратарят решава: излиза, забавя или остава. Играе се до задържане или гол.',
    ],
    points: [
      [
        'Move when the ball is away from the foot, stand when it is near.',
        'Laufen, wenn der Ball weg vom Fuß ist; stehen, wenn er nah ist.',
        'Движи се, когато топката е далеч от крака; стой, когато е близо.',
      ],
      [
        'Stay big and patient: the attacker has to decide first.',
        'Groß und geduldig bleiben: Der Angreifer muss zuerst entscheiden.',
        'Бъди голям и търпелив: нападателят решава пръв.',
      ],
    ],
    more: [
      [
        'A defender chases from five metres behind.',
        'Ein Verteidiger verfolgt aus fünf Metern.',
        'Защитник гони от пет метра.',
      ],
    ],
    easier: [
      'The shooter must shoot from the edge of the zone.',
      'Der Schütze muss am Rand der Zone schießen.',
      'Стрелецът удря от края на зоната.',
    ],
    scoring: [
      'Keeper: two for a held ball, one for a shot wide. Shooter: two for a goal.',
      'Torwart: zwei fürs Halten, einer für den Schuss daneben. Schütze: zwei fürs Tor.',
      'Вратар: две за задържане, една за неточен удар. Стрелец: две за гол.',
    ],
    question: [
      'When was the best moment to come out?',
      'Wann war der beste Moment zum Herauskommen?',
      'Кога беше най-добрият момент за излизане?',
    ],
    fault: [
      'Going down early: the attacker walks past.',
      'Zu früh unten: Der Angreifer geht vorbei.',
      'Ранно лягане: нападателят минава.',
    ],
  },
  ...moreShotTasks,
]
