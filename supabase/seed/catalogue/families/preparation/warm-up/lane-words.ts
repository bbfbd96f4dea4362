/** Courses of the activation lanes. */
import type { DrillTask } from '../kit'
import { moreLaneTasks } from './lane-more-words'

export const laneTasks: readonly DrillTask[] = [
  {
    key: 'ladder',
    harder: 0,
    name: ['ladder', 'Koordinationsleiter', 'координационна стълба'],
    aim: [
      'Rhythm in the feet: light, regular contacts.',
      'Rhythmus in den Füßen: leichte, gleichmäßige Kontakte.',
      'Ритъм в краката: леки, равномерни стъпки.',
    ],
    rule: [
      'Through the ladder with two contacts per square, sprint two metres, return the partner’s pass with one touch. Second turn: sideways; third: in–in–out–out.',
      'Mit zwei Kontakten pro Feld durch die Leiter, zwei Meter Sprint, den Pass des Partners direkt zurückspielen. Zweiter Durchgang seitwärts, dritter: rein–rein–raus–raus.',
      'През стълбата с две стъпки на поле, два метра спринт, пасът на партньора се връща с едно докосване. Второ минаване – странично, трето: вътре–вътре–вън–вън.',
    ],
    points: [
      [
        'Balls of the feet, heels off the ground.',
        'Auf den Fußballen, Fersen vom Boden.',
        'На пръсти, петите не докосват.',
      ],
      [
        'Lift your eyes from the ladder in the last square.',
        'Im letzten Feld den Blick von der Leiter heben.',
        'В последното поле вдигни поглед от стълбата.',
      ],
    ],
    more: [['Hands on the head.', 'Hände an den Kopf.', 'Ръцете на главата.']],
    easier: ['One contact per square.', 'Ein Kontakt pro Feld.', 'Една стъпка на поле.'],
    scoring: [
      'A run without touching the rungs and with a clean pass is a point for the lane.',
      'Lauf ohne Sprossenberührung plus sauberer Pass: ein Punkt für die Bahn.',
      'Минаване без докосване и чист пас – точка за коридора.',
    ],
    question: [
      'Can you hear your feet? What makes them quieter?',
      'Hörst du deine Füße? Was macht sie leiser?',
      'Чуваш ли стъпките си? Как стават по-тихи?',
    ],
    fault: [
      'Looking at the feet for the whole ladder.',
      'Die ganze Leiter lang auf die Füße schauen.',
      'Поглед в краката през цялата стълба.',
    ],
  },
  {
    key: 'hurdles',
    harder: 1,
    name: ['low hurdles', 'flache Hürden', 'ниски препятствия'],
    aim: [
      'Spring from the ankle and land in balance.',
      'Aus dem Sprunggelenk federn und stabil landen.',
      'Отскок от глезена и стабилно приземяване.',
    ],
    rule: [
      'Three hurdles (15–20 cm): both legs, then left only, then right only; stand still for one second after the last, then return the pass in the air or on the ground.',
      'Drei Hürden (15–20 cm): beidbeinig, dann nur links, dann nur rechts; nach der letzten eine Sekunde stehen, dann den Pass flach oder aus der Luft zurückspielen.',
      'Три препятствия (15–20 см): с два крака, после само ляв, после само десен; след последното – една секунда неподвижно, после пасът се връща по земя или от въздуха.',
    ],
    points: [
      [
        'Land softly on the forefoot and sink into the knees.',
        'Weich auf dem Vorfuß landen und in die Knie sinken.',
        'Меко приземяване на предната част, сгъни коленете.',
      ],
      [
        'Knees stay apart: look at your toes under them.',
        'Knie bleiben auseinander: über den Zehen.',
        'Коленете не се събират: над пръстите са.',
      ],
    ],
    more: [
      [
        'Quarter turn in the air over the last hurdle.',
        'Vierteldrehung in der Luft über der letzten Hürde.',
        'Четвърт завъртане във въздуха над последното препятствие.',
      ],
    ],
    easier: [
      'Lines on the ground instead of hurdles.',
      'Linien am Boden statt Hürden.',
      'Линии на земята вместо препятствия.',
    ],
    scoring: [
      'Three still landings in a row are a point.',
      'Drei ruhige Landungen in Folge geben einen Punkt.',
      'Три спокойни приземявания поред – точка.',
    ],
    question: [
      'Which leg lands more safely?',
      'Welches Bein landet sicherer?',
      'Кой крак се приземява по-сигурно?',
    ],
    fault: [
      'Loud, stiff landings on the heel.',
      'Laute, steife Landungen auf der Ferse.',
      'Шумни, твърди приземявания на петата.',
    ],
  },
  ...moreLaneTasks,
]
