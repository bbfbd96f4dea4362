/** Tests in which metres are counted instead of seconds. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const sixMinuteLaps: Exercise = {
  key: 'six-minute-laps',
  sizes: createSizes(
    [9, 99],
    2,
    [
      [40, 20, 8, 2, 360, 120],
      [50, 25, 16, 2, 360, 120],
    ],
    { fewer: 2, more: 6 },
  ),
  intensity: 'high',
  kind: { topic: 'speed' },
  draw(size) {
    const { drawing, at } = createGround(size)
    drawing.gears('marker', [
      at(0.25, 0),
      at(0.5, 0),
      at(0.75, 0),
      at(0.25, 1),
      at(0.5, 1),
      at(0.75, 1),
    ])
    const half = (size.count ?? 8) / 2
    const runners = drawing.row('a', half, at(0.05, 0.06), at(0.4, 0.06))
    drawing.row('b', half, at(0.3, 0.42), at(0.7, 0.42))
    drawing.coach(at(0.5, 0.62))
    const lead = runners.toReversed()
    drawing.together(() => {
      lead.slice(0, 3).forEach((id, index) => {
        drawing.run(id, at(0.96, 0.06), at(0.96, 0.5 - index * 0.16))
      })
    })
    moveAll(
      drawing,
      [lead[0] ?? '', at(0.95, 0.94), at(0.74, 0.95)],
      [lead[1] ?? '', at(0.95, 0.9)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Six-minute run, partner counts',
      aim: 'Find out how far each player runs in six minutes and learn to share out one’s own strength.',
      setup:
        'Lap round {l} × {w} m, a marker at each quarter of the long sides. {n} players in pairs: one runs, the partner counts from the middle.',
      rules: [
        'Runners start together and run for six minutes; walking is allowed, stopping is not.',
        'The partner calls out each lap and keeps a finger for it.',
        'The coach calls half-time and the last minute.',
        'At the whistle stand still; the partner walks over and counts the markers of the unfinished lap.',
        'Then swap roles: the runner who has finished walks two minutes before counting.',
      ],
      points: [
        'The first lap should feel too slow.',
        'Breathe out longer than you breathe in.',
        'Shoulders low, short contact with the ground.',
        'Overtake on the outside.',
      ],
      harder: ['Predict your distance; who is nearest to their own forecast?'],
      easier: ['Under-tens: three minutes twice, with the walk in between.'],
      scoring:
        'Laps and quarters written down; compare only with your own last result, two or three times a season.',
      question: 'Which minute was the hardest, and how would you share it out next time?',
      fault:
        'A sprint at the start and walking after two minutes: let a steady runner lead the first lap.',
    },
    de: {
      title: 'Sechs-Minuten-Lauf zu zweit',
      aim: 'Herausfinden, wie weit jeder in sechs Minuten kommt, und lernen, sich die Kraft einzuteilen.',
      setup:
        'Runde um {l} × {w} m, an den Längsseiten je Viertel eine Markierung. {n} Spieler in Paaren: Einer läuft, der Partner zählt aus der Mitte.',
      rules: [
        'Die Läufer starten gemeinsam und laufen sechs Minuten; Gehen ist erlaubt, Stehen nicht.',
        'Der Partner ruft jede Runde aus und hält einen Finger dafür hoch.',
        'Der Trainer ruft die Halbzeit und die letzte Minute aus.',
        'Beim Pfiff bleibt jeder stehen; der Partner zählt die Markierungen der letzten Runde dazu.',
        'Dann werden die Rollen getauscht: Wer gelaufen ist, geht zwei Minuten, bevor er zählt.',
      ],
      points: [
        'Die erste Runde soll sich zu langsam anfühlen.',
        'Länger ausatmen als einatmen.',
        'Schultern tief, kurzer Bodenkontakt.',
        'Außen überholen.',
      ],
      harder: ['Die eigene Strecke vorhersagen: Wer liegt am nächsten dran?'],
      easier: ['Unter zehn Jahren: zweimal drei Minuten, dazwischen gehen.'],
      scoring:
        'Runden und Viertel notieren; nur mit dem eigenen letzten Wert vergleichen, zwei- bis dreimal pro Saison.',
      question: 'Welche Minute war die schwerste, und wie teilst du es beim nächsten Mal ein?',
      fault:
        'Sprint am Start, Gehen nach zwei Minuten: Ein gleichmäßiger Läufer führt die erste Runde an.',
    },
    bg: {
      title: 'Шест минути бягане, партньорът брои',
      aim: 'Да се разбере колко пробягва всеки за шест минути и играчите да се научат да разпределят силите си.',
      setup:
        'Обиколка около {l} × {w} м, на всяка четвърт от дългите страни маркер. {n} играчи по двойки: един бяга, партньорът брои от средата.',
      rules: [
        'Бягащите тръгват заедно и бягат шест минути; ходене може, спиране не.',
        'Партньорът обявява всяка обиколка и вдига по един пръст за нея.',
        'Треньорът обявява половината време и последната минута.',
        'При сигнала всеки спира на място; партньорът добавя маркерите от последната обиколка.',
        'После ролите се сменят: който е бягал, ходи две минути, преди да брои.',
      ],
      points: [
        'Първата обиколка трябва да ти се струва прекалено бавна.',
        'Издишвай по-дълго, отколкото вдишваш.',
        'Ниски рамене, кратък допир със земята.',
        'Изпреварвай отвън.',
      ],
      harder: ['Предскажи разстоянието си: кой е най-близо до прогнозата?'],
      easier: ['Под десет години: два пъти по три минути с ходене помежду им.'],
      scoring:
        'Записват се обиколки и четвърти; сравнявай само със собствения си резултат, два-три пъти в сезона.',
      question: 'Коя минута беше най-трудна и как ще разпределиш силите си следващия път?',
      fault:
        'Спринт в началото и ходене след две минути: равномерен бегач да води първата обиколка.',
    },
  },
}

export const fiveSecondSprint: Exercise = {
  key: 'five-counts',
  sizes: createSizes(
    [9, 99],
    2,
    [
      [44, 14, 6, 6, 10, 80],
      [48, 20, 12, 6, 10, 80],
    ],
    { fewer: 2, more: 4 },
  ),
  intensity: 'high',
  kind: { topic: 'speed' },
  draw(size) {
    const { drawing, at } = createGround(size)
    const marks = Array.from({ length: 5 }, (_, index) => 18 + index * 4)
    for (const x of marks) {
      drawing.gears('marker', [
        [x, 0.6],
        [x, size.area[1] - 0.6],
      ])
    }
    const half = (size.count ?? 6) / 2
    const runners = drawing.row('a', half, at(0.03, 0.2), at(0.03, 0.8))
    drawing.row('b', half, at(0.96, 0.2 + 0.3 / (half - 1)), at(0.96, 0.8 + 0.3 / (half - 1)))
    drawing.coach([1, size.area[1] + 2])
    const ways = [31, 28, 33, 30, 26, 29]
    drawing.together(() => {
      runners.forEach((id, index) => {
        const y = half > 1 ? 0.2 + (0.6 * index) / (half - 1) : 0.5
        drawing.run(id, [ways[index] ?? 30, y * size.area[1]])
      })
    })
    return drawing
  },
  words: {
    en: {
      title: 'How far in five counts?',
      aim: 'Measure sprinting speed without a stopwatch: not the time for a distance but the distance in the same time.',
      setup:
        'Lanes in {l} × {w} m, start line on one side, markers every 4 m from 18 m on. {n} players in pairs: one sprints, the partner watches at the far end.',
      rules: [
        'Starting from a stride position, you run on the coach’s “go”.',
        'The coach counts to five aloud in an even rhythm and whistles on five.',
        'Run on at full speed past the whistle and slow down over ten metres.',
        'The partner notes the last marker that was passed at the whistle.',
        'Walk back, swap roles; three tries each, the best counts.',
      ],
      points: [
        'Push the ground away behind you for the first five steps.',
        'Come up slowly, like a plane.',
        'Run through the whistle, never brake on it.',
        'Partner: look along the markers, not at the runner’s face.',
      ],
      harder: ['The same with a ball pushed at least four times.'],
      easier: ['Four counts, markers from 12 m on.'],
      scoring: 'Best marker of three tries; a new marker beats any comparison with others.',
      question: 'Where did you win metres: in the first steps or at the end?',
      fault:
        'The coach counts faster for the last run: practise the rhythm with a song or a wristwatch first.',
    },
    de: {
      title: 'Wie weit bis fünf?',
      aim: 'Sprintschnelligkeit ohne Stoppuhr messen: nicht die Zeit für eine Strecke, sondern die Strecke in gleicher Zeit.',
      setup:
        'Bahnen in {l} × {w} m, Startlinie auf einer Seite, ab 18 m alle 4 m Markierungen. {n} Spieler in Paaren: Einer sprintet, der Partner beobachtet am anderen Ende.',
      rules: [
        'Aus der Schrittstellung läufst du auf „Los“.',
        'Der Trainer zählt laut und gleichmäßig bis fünf und pfeift bei fünf.',
        'Mit vollem Tempo über den Pfiff hinauslaufen und auf zehn Metern auslaufen.',
        'Der Partner merkt sich die letzte Markierung, die beim Pfiff passiert war.',
        'Zurückgehen, Rollen tauschen; je drei Versuche, der beste zählt.',
      ],
      points: [
        'Bei den ersten fünf Schritten den Boden nach hinten wegdrücken.',
        'Langsam aufrichten wie ein Flugzeug.',
        'Durch den Pfiff hindurchlaufen, nie auf ihn bremsen.',
        'Partner: entlang der Markierungen schauen, nicht ins Gesicht.',
      ],
      harder: ['Dasselbe mit Ball, mindestens vier Berührungen.'],
      easier: ['Bis vier zählen, Markierungen ab 12 m.'],
      scoring:
        'Beste Markierung aus drei Versuchen; eine neue Bestmarke zählt mehr als jeder Vergleich.',
      question: 'Wo hast du Meter gewonnen: bei den ersten Schritten oder hinten heraus?',
      fault:
        'Der Trainer zählt beim letzten Lauf schneller: den Rhythmus vorher mit einer Uhr üben.',
    },
    bg: {
      title: 'Докъде, докато броим до пет?',
      aim: 'Спринтовата бързина се мери без хронометър: не времето за разстояние, а разстоянието за едно и също време.',
      setup:
        'Коридори в {l} × {w} м, стартова линия от едната страна, от 18 м нататък маркер на всеки 4 м. {n} играчи по двойки: един спринтира, партньорът гледа в другия край.',
      rules: [
        'От разкрачен стоеж тръгваш на „старт“ от треньора.',
        'Треньорът брои на глас и равномерно до пет и на пет свири.',
        'Премини през сигнала с пълна скорост и намали в следващите десет метра.',
        'Партньорът запомня последния маркер, подминат при сигнала.',
        'Връщане с ходене и смяна на ролите; по три опита, брои се най-добрият.',
      ],
      points: [
        'В първите пет крачки отблъсквай земята назад.',
        'Изправяй се постепенно като самолет.',
        'Бягай през сигнала, не спирай на него.',
        'Партньор: гледай по линията на маркерите, не лицето на бягащия.',
      ],
      harder: ['Същото с топка, поне четири докосвания.'],
      easier: ['Броене до четири, маркери от 12 м.'],
      scoring:
        'Най-добрият маркер от три опита; новият личен рекорд е по-ценен от сравнението с другите.',
      question: 'Къде спечели метри: в първите крачки или накрая?',
      fault:
        'Треньорът брои по-бързо в последния опит: ритъмът се упражнява предварително с часовник.',
    },
  },
}
