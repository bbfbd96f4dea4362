/** Two defenders in a game: out of balance, and goal after goal. */
import type { TaskWords } from '../kit'

export const screenWords: TaskWords = {
  en: {
    name: 'Shut the pass into the striker',
    aim: 'Press so that the ball cannot be passed through the two of you.',
    setup:
      '{l} × {w} m in three parts: two builders with the ball in the left part, two defenders in the middle part, a striker and a mini goal in the right part. Cones show the lines.',
    steps: [
      'The builders pass, wait and look for the ball into the striker.',
      'Defenders stay in the middle part and slide with each pass.',
      'A pass through reaches the striker: they may shoot with two touches.',
      'Ball won: dribble it over the left end line. Rotate after eight balls.',
    ],
    points: [
      'First defender jumps to the line ball–striker, arms and foot on that side.',
      'Second closes the new gap, not the old one.',
      'Three metres between you: a leg can close it.',
      'Glance behind with every pass: where is the striker now?',
    ],
    scoring: 'Pass cut out: two points. Ten passes without one through: one. Striker’s goal: two.',
    question: 'Which of you two stood in the striker’s light?',
    fault: 'Running at the ball on a straight line and opening the lane.',
    harder: [
      'The striker may move across the whole width.',
      'One defender may step into the left part.',
    ],
    easier: ['The striker stands still.'],
  },
  de: {
    name: 'Den Pass in die Spitze zustellen',
    aim: 'So anlaufen, dass zwischen euch beiden kein Pass durchkommt.',
    setup:
      '{l} × {w} m in drei Teilen: links zwei Aufbauspieler mit Ball, in der Mitte zwei Verteidiger, rechts ein Stürmer und ein Minitor. Hütchen zeigen die Linien.',
    steps: [
      'Die Aufbauspieler passen, warten und suchen den Ball zum Stürmer.',
      'Die Verteidiger bleiben im Mittelteil und schieben mit jedem Pass.',
      'Kommt einer durch, hat der Stürmer zwei Kontakte bis zum Schuss.',
      'Erobert: über die linke Linie dribbeln. Nach acht Bällen rückt jeder weiter.',
    ],
    points: [
      'Der Erste geht auf die Linie Ball–Stürmer, Fuß auf dieser Seite.',
      'Der Zweite schließt die neue Lücke, nicht die alte.',
      'Drei Meter Abstand: Ein Bein kann sie schließen.',
      'Bei jedem Pass ein Blick zurück: Wo ist der Stürmer jetzt?',
    ],
    scoring:
      'Pass abgefangen: zwei Punkte. Zehn Pässe keiner durch: einer. Tor des Stürmers: zwei.',
    question: 'In wessen Deckungsschatten stand der Stürmer?',
    fault: 'Geradeaus zum Ball laufen und die Gasse öffnen.',
    harder: ['Der Stürmer nutzt die ganze Breite.', 'Ein Verteidiger darf in den linken Teil.'],
    easier: ['Der Stürmer bleibt stehen.'],
  },
  bg: {
    name: 'Затворете паса към върха',
    aim: 'Притискате така, че между двама ви да не мине пас.',
    setup:
      '{l} × {w} м в три части: вляво двама изграждащи с топка, в средата двама защитници, вдясно нападател и малка врата. Конуси показват линиите.',
    steps: [
      'Изграждащите си подават, чакат и търсят паса към нападателя.',
      'Защитниците остават в средната част и се плъзгат с всеки пас.',
      'Мине ли топката, нападателят има две докосвания до удара.',
      'Отнета: дрибъл през лявата линия. След осем топки местата се сменят.',
    ],
    points: [
      'Първият застава на линията топка–нападател с крак от тази страна.',
      'Вторият затваря новия процеп, не стария.',
      'Три метра между вас: кракът стига да ги затвори.',
      'При всеки пас поглед назад: къде е нападателят сега?',
    ],
    scoring: 'Засечен пас: две точки. Десет паса без пробив: една. Гол на нападателя: две.',
    question: 'Кой от двама ви засенчваше нападателя?',
    fault: 'Право тичане към топката, което отваря коридора.',
    harder: [
      'Нападателят се движи по цялата широчина.',
      'Един защитник може да влезе в лявата част.',
    ],
    easier: ['Нападателят стои на място.'],
  },
}

export const chaseWords: TaskWords = {
  en: {
    name: 'Attack, then chase home',
    aim: 'Switch from attack to defence within a second and find order as a pair.',
    setup:
      '{l} × {w} m, a {goal} with a keeper at the right end and two mini goals at the left. Two green attack, two amber defend; a blue pair waits beside the large goal with a ball.',
    steps: [
      'Green attacks the goal on the right until shot, save or loss.',
      'In that moment blue starts from the right towards the mini goals.',
      'Green must turn, chase and defend the mini goals as a pair.',
      'After that blue is the next to attack, amber waits with a ball, green defends.',
    ],
    points: [
      'First reaction: turn and run home on the inside line.',
      'One slows the ball, the other gets goal-side and talks.',
      'Do not both go to the ball.',
      'Who is in front of the ball sprints, who is behind it delays.',
    ],
    scoring: 'Attack stopped after the chase: two points. Goal on the right: two. Mini goal: one.',
    question: 'What did you do in the first second after your own shot?',
    fault: 'Complaining about the missed chance.',
    harder: ['Blue may start while the ball is still in play on the right.'],
    easier: ['Blue must make one pass before the halfway line.'],
  },
  de: {
    name: 'Angreifen, dann zurückjagen',
    aim: 'In einer Sekunde von Angriff auf Abwehr umschalten und sich zu zweit ordnen.',
    setup:
      '{l} × {w} m, rechts ein {goal} mit Torwart, links zwei Minitore. Zwei Grüne greifen an, zwei Gelbe verteidigen; ein blaues Paar wartet mit Ball neben dem großen Tor.',
    steps: [
      'Grün greift das rechte Tor an, bis zu Schuss, Parade oder Ballverlust.',
      'In diesem Moment startet Blau von rechts auf die Minitore.',
      'Grün dreht um, jagt zurück und verteidigt die Minitore zu zweit.',
      'Dann wechselt es: Blau greift an, Gelb wartet mit Ball, Grün verteidigt.',
    ],
    points: [
      'Erste Reaktion: drehen und auf der Innenbahn zurück.',
      'Einer bremst den Ball, der andere kommt auf die Torseite und redet.',
      'Nicht beide zum Ball.',
      'Wer vor dem Ball ist, sprintet; wer hinter ihm ist, verzögert.',
    ],
    scoring: 'Nach dem Zurückjagen gestoppt: zwei Punkte. Tor rechts: zwei. Minitor: einer.',
    question: 'Was hast du in der ersten Sekunde nach dem eigenen Schuss getan?',
    fault: 'Sich über die vergebene Chance ärgern.',
    harder: ['Blau darf starten, solange rechts noch gespielt wird.'],
    easier: ['Blau braucht vor der Mittellinie einen Pass.'],
  },
  bg: {
    name: 'Атака, после гонене назад',
    aim: 'За секунда минавате от атака в защита и се подреждате като двойка.',
    setup:
      '{l} × {w} м, вдясно {goal} с вратар, вляво две малки врати. Двама зелени атакуват, двама жълти пазят; синя двойка чака с топка до голямата врата.',
    steps: [
      'Зелените атакуват вратата вдясно до удар, спасяване или загуба.',
      'В този миг сините тръгват отдясно към малките врати.',
      'Зелените се обръщат, гонят и пазят малките врати като двойка.',
      'После се сменят: сините атакуват, жълтите чакат с топка, зелените пазят.',
    ],
    points: [
      'Първа реакция: обръщане и бягане назад по вътрешната линия.',
      'Единият забавя топката, другият застава откъм вратата и говори.',
      'Не и двамата към топката.',
      'Който е пред топката, спринтира; който е зад нея, забавя.',
    ],
    scoring: 'Спряна атака след гоненето: две точки. Гол вдясно: две. Малка врата: една.',
    question: 'Какво направи в първата секунда след своя удар?',
    fault: 'Ядосване за пропуснатото положение.',
    harder: ['Сините могат да тръгнат, докато вдясно още се играе.'],
    easier: ['Преди средната линия сините правят един пас.'],
  },
}
