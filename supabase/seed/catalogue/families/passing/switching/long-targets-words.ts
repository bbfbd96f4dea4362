/** Tasks of long passing at targets: how the ball flies and how it is received. */
import type { PassingTask } from '../kit'
import { harderLongTasks } from './long-targets-harder-words'

export const longTasks: readonly PassingTask[] = [
  {
    key: 'driven',
    harder: 0,
    name: ['flat and driven', 'flach und scharf', 'ниско и твърдо'],
    aim: [
      'Hit a firm pass along the ground that arrives in the partner’s square.',
      'Einen scharfen Flachpass ins Feld des Partners spielen.',
      'Твърд нисък пас, който стига в квадрата на партньора.',
    ],
    rule: [
      'Set the ball forward with one touch, then pass flat into the square opposite. The receiver controls it inside the square with at most two touches and plays the next one.',
      'Mit einem Kontakt vorlegen, dann flach ins gegenüberliegende Feld passen. Der Empfänger kontrolliert den Ball mit höchstens zwei Kontakten im Feld und spielt zurück.',
      'С едно докосване насочи топката, после нисък пас в отсрещния квадрат. Приемащият я овладява вътре с най-много две докосвания и връща.',
    ],
    points: [
      [
        'Standing foot level with the ball, ankle locked, follow through low.',
        'Standbein auf Ballhöhe, Gelenk fest, tief durchschwingen.',
        'Опорният крак до топката, стегнат глезен, ниско продължение.',
      ],
      [
        'Body over the ball keeps it on the ground.',
        'Körper über dem Ball hält ihn flach.',
        'Тяло над топката – тя остава ниско.',
      ],
    ],
    more: [
      [
        'Pass a moving ball that comes from the side.',
        'Einen seitlich zugespielten Ball direkt weiterspielen.',
        'Подай топка, която идва отстрани.',
      ],
    ],
    easier: ['Play from a ball at rest.', 'Aus dem ruhenden Ball spielen.', 'Пас от спряла топка.'],
    scoring: [
      'Ball controlled inside the square: one point; without a bounce: two. First pair to fifteen.',
      'Im Feld kontrolliert: ein Punkt; ohne Springen: zwei. Wer zuerst 15 hat.',
      'Овладяна в квадрата – точка; без отскок – две. Първи до 15.',
    ],
    question: [
      'What changes in the ball when your standing foot is too far back?',
      'Was macht der Ball, wenn dein Standbein zu weit hinten ist?',
      'Какво става, ако опорният крак е твърде назад?',
    ],
    fault: [
      'Leaning back: the ball lifts off.',
      'Rücklage: Der Ball hebt ab.',
      'Наклон назад: топката се вдига.',
    ],
  },
  {
    key: 'over-the-zone',
    harder: 1,
    from: 11,
    name: ['over the closed zone', 'über die gesperrte Zone', 'над затворената зона'],
    aim: [
      'Chip the ball over an obstacle so that it drops softly.',
      'Den Ball über ein Hindernis heben, sodass er weich fällt.',
      'Вдигане на топката над препятствие с меко падане.',
    ],
    rule: [
      'The middle third is closed: the ball has to fly over it and may bounce first in the square. The receiver brings it down with foot, thigh or chest and sets it for the way back.',
      'Das mittlere Drittel ist gesperrt: Der Ball muss darüber fliegen und darf erst im Feld aufspringen. Der Empfänger verarbeitet ihn mit Fuß, Oberschenkel oder Brust und legt ihn sich für den Rückweg zurecht.',
      'Средната третина е затворена: топката прелита над нея и може да тупне чак в квадрата. Приемащият я сваля с крак, бедро или гърди и я подготвя за обратния път.',
    ],
    points: [
      [
        'Hit under the ball, run up at an angle, chest open.',
        'Unter den Ball treffen, schräger Anlauf, Brust offen.',
        'Удари под топката, засил под ъгъл, отворени гърди.',
      ],
      [
        'Receiver: judge the flight, get there early, cushion.',
        'Empfänger: Flug lesen, früh da sein, dämpfen.',
        'Приемащ: прецени полета, застани рано, омекоти.',
      ],
    ],
    more: [
      [
        'The receiver may not let it bounce at all.',
        'Der Ball darf gar nicht aufspringen.',
        'Топката не бива да тупва.',
      ],
    ],
    easier: [
      'One bounce in the zone is allowed.',
      'Ein Aufspringen in der Zone ist erlaubt.',
      'Позволен е един отскок в зоната.',
    ],
    scoring: [
      'Over and into the square one point; controlled with two touches two.',
      'Darüber und ins Feld ein Punkt; mit zwei Kontakten kontrolliert zwei.',
      'Над зоната и в квадрата – точка; овладяна с две докосвания – две.',
    ],
    question: [
      'How do you get the ball higher without hitting harder?',
      'Wie bekommst du den Ball höher, ohne fester zu schießen?',
      'Как да вдигнеш топката по-високо без по-силен удар?',
    ],
    fault: [
      'Toe under the ball: it spins back and drops short.',
      'Mit der Spitze geschlagen: Der Ball fällt zu kurz.',
      'Удар с върха: топката пада късо.',
    ],
  },
  ...harderLongTasks,
]
