/** Ways through the slalom. */
import type { Task } from '../kit'

export const slalomTasks: readonly Task[] = [
  {
    key: 'weave-and-drive',
    harder: 0,
    name: [
      'weave out, drive home',
      'hin im Slalom, zurück im Tempo',
      'слалом напред, спринт обратно',
    ],
    aim: [
      'Switch between close control and running with the ball.',
      'Zwischen enger Führung und Tempodribbling wechseln.',
      'Смяна между тясно водене и водене на скорост.',
    ],
    rule: [
      'Slalom to the end line, turn, then beside the cones straight home with as few touches as possible; hand over with the sole.',
      'Im Slalom zur Endlinie, drehen und neben den Hütchen mit möglichst wenigen Kontakten zurück; Übergabe mit der Sohle.',
      'Слалом до крайната линия, завой и направо покрай конусите с възможно най-малко докосвания; предаване с подметка.',
    ],
    points: [
      [
        'Out: many little touches. Home: push it three steps ahead.',
        'Hin: viele kleine Kontakte. Zurück: drei Schritte vorlegen.',
        'Напред: много малки докосвания. Обратно: на три крачки.',
      ],
      [
        'Turn quickly: the race is won at the line.',
        'Schnell drehen: Das Rennen entscheidet sich an der Linie.',
        'Бърз завой: надпреварата се печели на линията.',
      ],
    ],
    more: [
      [
        'Home with the weaker foot only.',
        'Zurück nur mit dem schwächeren Fuß.',
        'Обратно само със слабия крак.',
      ],
    ],
    easier: [
      'Every second cone only.',
      'Nur um jedes zweite Hütchen.',
      'Само около всеки втори конус.',
    ],
    scoring: [
      'Runs in the time; a cone touched does not count as run.',
      'Läufe in der Zeit; bei berührtem Hütchen zählt der Lauf nicht.',
      'Броят се бяганията; с докоснат конус не важи.',
    ],
    question: ['Where did you lose time?', 'Wo hast du Zeit verloren?', 'Къде загуби време?'],
    fault: [
      'As fast in the slalom as in the sprint: the ball escapes.',
      'Im Slalom so schnell wie im Sprint: Der Ball springt weg.',
      'В слалома със скорост на спринт: топката бяга.',
    ],
  },
  {
    key: 'one-foot',
    harder: 0,
    name: ['one foot only', 'nur ein Fuß', 'само с един крак'],
    aim: [
      'Lead the ball round both sides with the same foot.',
      'Den Ball mit demselben Fuß um beide Seiten führen.',
      'Водене от двете страни с един и същ крак.',
    ],
    rule: [
      'Out through the slalom with the right foot only: inside and outside in turn. Back through it with the left.',
      'Hin durch den Slalom nur mit rechts: innen und außen im Wechsel. Zurück nur mit links.',
      'Напред през слалома само с десния: вътрешна и външна се редуват. Обратно – само с левия.',
    ],
    points: [
      [
        'Ball always in front of the leading foot, the other only carries.',
        'Ball immer vor dem Spielfuß, der andere trägt nur.',
        'Топката е пред водещия крак, другият само носи.',
      ],
      [
        'Ankle loose between two touches, firm in the touch.',
        'Fußgelenk locker zwischen den Kontakten, fest im Kontakt.',
        'Глезенът е отпуснат между докосванията и стегнат в тях.',
      ],
    ],
    more: [['Sole only, sideways.', 'Nur mit der Sohle, seitlich.', 'Само с подметка, странично.']],
    easier: [
      'Inside of both feet.',
      'Mit beiden Innenseiten.',
      'С вътрешната страна на двата крака.',
    ],
    scoring: [
      'A clean way out one point, a clean way back with the left two.',
      'Sauber hin ein Punkt, sauber mit links zurück zwei.',
      'Чисто напред – точка, чисто обратно с левия – две.',
    ],
    question: [
      'Which touch was harder for the weaker foot?',
      'Welcher Kontakt war für den schwächeren Fuß schwerer?',
      'Кое докосване беше по-трудно за слабия крак?',
    ],
    fault: [
      'The other foot helps in secret.',
      'Der andere Fuß hilft heimlich.',
      'Другият крак тайно помага.',
    ],
  },
  {
    key: 'eights',
    harder: 1,
    name: ['figures of eight', 'Achterlauf', 'осморки'],
    aim: [
      'Take bends with the ball on both sides of the body.',
      'Kurven mit dem Ball auf beiden Körperseiten laufen.',
      'Завои с топка от двете страни на тялото.',
    ],
    rule: [
      'Dribble a figure of eight round the two cones twice, each time through the middle, then hand the ball over; the next starts the eight to the other side.',
      'Zweimal eine Acht um die beiden Hütchen dribbeln, jedes Mal durch die Mitte, dann den Ball übergeben; der Nächste beginnt die Acht zur anderen Seite.',
      'Два пъти осморка около двата конуса, всеки път през средата, после топката се предава; следващият започва осморката от другата страна.',
    ],
    points: [
      [
        'Lean into the bend like a cyclist.',
        'In die Kurve legen wie ein Radfahrer.',
        'Наклони се в завоя като колоездач.',
      ],
      [
        'Outside foot steers round the cone, inside foot leads across.',
        'Der äußere Fuß steuert um das Hütchen, der innere führt hinüber.',
        'Външният крак завива около конуса, вътрешният води през средата.',
      ],
    ],
    more: [
      [
        'Two at once with two balls, one starting at each cone: watch the crossing.',
        'Zwei zugleich mit zwei Bällen, je an einem Hütchen: Vorfahrt an der Kreuzung.',
        'Двама едновременно с две топки от двата конуса: внимание на кръстовището.',
      ],
    ],
    easier: [
      'Circle one cone only, then the other.',
      'Erst nur ein Hütchen umkreisen, dann das andere.',
      'Първо кръг около единия конус, после около другия.',
    ],
    scoring: [
      'Eights in the time, without a touch of the cone.',
      'Achten in der Zeit ohne Berührung der Hütchen.',
      'Осморки за времето без докоснат конус.',
    ],
    question: [
      'Which bend is faster for you, left or right?',
      'Welche Kurve ist für dich schneller, links oder rechts?',
      'Кой завой ти е по-бърз – левият или десният?',
    ],
    fault: [
      'Wide bends: the ball is outside instead of under the body.',
      'Weite Kurven: Der Ball ist außen statt unter dem Körper.',
      'Широки завои: топката е далеч, вместо под тялото.',
    ],
  },
  {
    key: 'pass-home',
    harder: 1,
    name: ['slalom and pass home', 'Slalom und Pass zurück', 'слалом и пас обратно'],
    aim: [
      'Find rest for an accurate pass after the fast slalom.',
      'Nach dem schnellen Slalom Ruhe für den genauen Pass finden.',
      'Спокойствие за точен пас след бързия слалом.',
    ],
    rule: [
      'At the end line turn and pass beside the cones to the next, then follow at a run. If the pass touches a cone or leaves the lane, the passer fetches it.',
      'An der Endlinie drehen und neben den Hütchen zum Nächsten passen, dann hinterherlaufen. Berührt der Pass ein Hütchen oder verlässt er die Bahn, holt ihn der Passgeber.',
      'На линията завой и пас покрай конусите към следващия, после след топката. Докосне ли конус или излезе, взема я подаващият.',
    ],
    points: [
      [
        'Last touch of the slalom to the side: it prepares the pass.',
        'Der letzte Slalomkontakt zur Seite bereitet den Pass vor.',
        'Последното докосване е встрани: подготвя паса.',
      ],
      [
        'Receiver: come out of the line and show a side.',
        'Empfänger: aus der Reihe treten und eine Seite zeigen.',
        'Приемащ: излез от редицата и покажи страна.',
      ],
    ],
    more: [
      [
        'The next starts with a first touch into the slalom.',
        'Der Nächste startet mit dem ersten Kontakt in den Slalom.',
        'Следващият влиза в слалома с първото докосване.',
      ],
    ],
    easier: [
      'Come back to the middle before passing.',
      'Vor dem Pass bis zur Mitte zurückdribbeln.',
      'Преди паса се върни до средата.',
    ],
    scoring: [
      'One point for each pass the next can take without a step.',
      'Ein Punkt für jeden Pass, den der Nächste ohne Schritt annimmt.',
      'Точка за всеки пас, приет без крачка.',
    ],
    question: [
      'How do you slow down your breathing before the pass?',
      'Wie findest du vor dem Pass Ruhe?',
      'Как се успокояваш преди паса?',
    ],
    fault: [
      'Pass on the run without a look.',
      'Pass aus dem Lauf ohne Blick.',
      'Пас в движение без поглед.',
    ],
  },
]
