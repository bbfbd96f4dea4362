/** The stories. */
import type { DrillTask } from '../kit'
import { moreStoryTasks } from './story-more-words'

export const storyTasks: readonly DrillTask[] = [
  {
    key: 'fire-brigade',
    harder: 0,
    name: ['fire brigade', 'Feuerwehr', 'пожарна'],
    aim: [
      'Start and stop quickly with the ball.',
      'Mit dem Ball schnell starten und stoppen.',
      'Бърз старт и спиране с топка.',
    ],
    rule: [
      'Children drive around. “Alarm!”: everybody dribbles to the station and stops the ball there. “Ladder!”: climb on the spot with knees high. “Hose!”: roll the ball to a friend and back. “All clear”: drive on.',
      'Die Kinder fahren umher. „Alarm!“: alle dribbeln zur Wache und stoppen dort. „Leiter!“: auf der Stelle klettern, Knie hoch. „Schlauch!“: den Ball zu einem Freund rollen und zurück. „Feuer aus“: weiterfahren.',
      'Децата карат наоколо. „Тревога!“: всички водят топката до пожарната и я спират. „Стълба!“: катерене на място с високи колене. „Маркуч!“: търкулни топката към приятел и обратно. „Угасено“: карай нататък.',
    ],
    points: [
      [
        'Brake with the sole on top of the ball.',
        'Bremse mit der Sohle oben auf dem Ball.',
        'Спирай с подметка отгоре върху топката.',
      ],
      [
        'Sirens on: look where the others drive!',
        'Sirene an: Schau, wo die anderen fahren!',
        'Сирената свири: гледай къде карат другите!',
      ],
    ],
    more: [
      [
        'Two alarms: station left or rings only.',
        'Zwei Alarme: ganze Wache oder nur die Reifen.',
        'Две тревоги: цялата пожарна или само обръчите.',
      ],
    ],
    easier: [
      'Only two commands: drive and alarm.',
      'Nur zwei Befehle: fahren und Alarm.',
      'Само две команди: карай и тревога.',
    ],
    scoring: [
      'The brigade gets a star when all balls stand still within ten seconds.',
      'Ein Stern für alle, wenn nach zehn Sekunden jeder Ball ruht.',
      'Звезда за всички, ако до десет секунди всяка топка е спряна.',
    ],
    question: [
      'How do you stop a very fast fire engine?',
      'Wie stoppst du ein ganz schnelles Feuerwehrauto?',
      'Как спираш много бърза пожарна кола?',
    ],
    fault: [
      'All choose the same ring: spread out.',
      'Alle wollen in denselben Reifen: verteilen.',
      'Всички искат един и същи обръч: разпределете се.',
    ],
  },
  {
    key: 'airport',
    harder: 0,
    name: ['airport', 'Flughafen', 'летище'],
    aim: [
      'Dribble straight and in curves with open arms.',
      'Geradeaus und in Kurven dribbeln, Arme weit.',
      'Водене направо и в завои с разперени ръце.',
    ],
    rule: [
      'Children are planes with spread wings. They roll slowly along a runway, take off with big touches, fly curves around each other and land on call with the ball dead between two markers. Storm: wings up and balance on one leg.',
      'Die Kinder sind Flugzeuge mit ausgebreiteten Flügeln. Langsam über die Bahn rollen, mit großen Kontakten abheben, Kurven umeinander fliegen und auf Zuruf mit ruhendem Ball zwischen zwei Markierungen landen. Sturm: Flügel hoch und auf einem Bein balancieren.',
      'Децата са самолети с разперени криле. Бавно по пистата, излитане с големи докосвания, завои един около друг и по сигнал кацане със спряна топка между два маркера. Буря: крилете горе и равновесие на един крак.',
    ],
    points: [
      [
        'Curve: the outside of your foot steers.',
        'Kurve: Die Außenseite lenkt.',
        'Завой: външната част на крака управлява.',
      ],
      [
        'Look out of the cockpit, not at the floor.',
        'Schau aus dem Cockpit, nicht auf den Boden.',
        'Гледай от кабината, не в земята.',
      ],
    ],
    more: [
      [
        'Fly in pairs: the second plane follows the first.',
        'Zu zweit fliegen: das zweite Flugzeug folgt dem ersten.',
        'Полет по двойки: вторият самолет следва първия.',
      ],
    ],
    easier: ['Fly without the ball first.', 'Erst ohne Ball fliegen.', 'Първо полет без топка.'],
    scoring: [
      'Count safe landings on a runway.',
      'Sichere Landungen auf der Bahn zählen.',
      'Бройте сигурните кацания на пистата.',
    ],
    question: [
      'What do you do so that planes do not crash?',
      'Was machst du, damit kein Flugzeug zusammenstößt?',
      'Какво правиш, за да не се сблъскат самолетите?',
    ],
    fault: [
      'Ball flies ahead of the plane: closer, closer!',
      'Der Ball fliegt voraus: näher dran!',
      'Топката излита пред самолета: по-близо!',
    ],
  },
  ...moreStoryTasks,
]
