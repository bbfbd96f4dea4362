/** Attacking corner with jobs for everybody. */
import { moveAll, type Exercise } from '../kit'
import { createMatch } from '../phases/teams'
import { airElevens } from './sizes'

const cornerJobs = {
  a: {
    1: [0.3, 0.5],
    2: [0.62, 0.36],
    3: [0.6, 0.66],
    4: [0.86, 0.46],
    5: [0.86, 0.56],
    6: [0.8, 0.52],
    7: [0.99, 0.985],
    8: [0.92, 0.86],
    9: [0.88, 0.38],
    10: [0.8, 0.68],
    11: [0.95, 0.44],
  },
  b: {
    1: [0.985, 0.48],
    2: [0.965, 0.4],
    3: [0.975, 0.58],
    4: [0.95, 0.5],
    5: [0.95, 0.62],
    6: [0.9, 0.46],
    7: [0.9, 0.32],
    8: [0.9, 0.55],
    9: [0.66, 0.5],
    10: [0.84, 0.6],
    11: [0.93, 0.76],
  },
  without: { a: [2, 10], b: [5, 7] },
} as const

export const cornerAttack: Exercise = {
  key: 'corner-attack',
  sizes: airElevens,
  intensity: 'medium',
  more: { heading: true },
  draw(size) {
    const { drawing, at, a, b } = createMatch(size, cornerJobs)
    const ball = drawing.ball(a(7))
    drawing.together(() => {
      drawing.run(a(9), at(0.955, 0.55))
      drawing.run(b(6), at(0.93, 0.5))
      drawing.run(a(4), at(0.94, 0.46))
      drawing.run(a(5), at(0.93, 0.58))
      drawing.run(b(8), at(0.92, 0.53))
    })
    drawing.pass(ball, a(9), { kind: 'lofted' })
    drawing.together(() => {
      drawing.run(a(11), at(0.975, 0.42))
      drawing.pass(ball, a(4), { kind: 'lofted' })
    })
    drawing.shot(ball, at(1, 0.46))
    moveAll(drawing, [a(6), at(0.84, 0.5)], [a(3), at(0.64, 0.56)])
    return drawing
  },
  words: {
    en: {
      title: 'Attacking corner: a job for everybody',
      aim: 'Attack a corner with clear jobs: near post, middle, far post, screen in front of the keeper, edge of the box and security.',
      setup:
        '{team} on {l} × {w} m. Corners for green from both sides. One taker, one for the short pass, one at the near post, two runners from the penalty spot, one in front of the keeper without touching, one at the edge, the rest behind against the counter.',
      rules: [
        'The runners start together from a crowd when the taker lowers the arm.',
        'Near post: flick on or take the defender away.',
        'Two signs: arm up means near post, both arms mean short and cross from a new angle.',
        'After a clearance the edge player shoots or keeps the ball, security steps up.',
        'The play ends at halfway; the next corner comes from the other side.',
      ],
      points: [
        'Run late, fast, and in a curve across the marker.',
        'Attack the ball with the forehead; nobody waits where it comes down.',
        'Taker: above the first defender, away from the keeper.',
        'Screen the keeper with your position, arms stay down.',
        'Counter: who fouls, who delays, who sprints back? Agree before the corner.',
      ],
      harder: ['Yellow chooses between zone and man marking without telling.'],
      easier: ['Yellow defends at walking pace for the first three corners.'],
      scoring:
        'First contact by green: one point. Shot on target: two. Goal: four. At most ten headers each.',
      question: 'Which space did yellow leave empty, and who should run there?',
      fault: 'All runners start from where they will end up, so nobody has to be followed.',
    },
    de: {
      title: 'Ecke offensiv: jeder hat eine Aufgabe',
      aim: 'Die Ecke mit klaren Aufgaben angreifen: kurzer Pfosten, Mitte, langer Pfosten, vor dem Torwart, Rückraum und Absicherung.',
      setup:
        '{team} auf {l} × {w} m. Ecken für Grün von beiden Seiten. Ein Schütze, einer für den kurzen Pass, einer am kurzen Pfosten, zwei Läufer vom Elfmeterpunkt, einer vor dem Torwart ohne Berührung, einer im Rückraum, der Rest sichert gegen den Konter.',
      rules: [
        'Die Läufer starten gemeinsam aus dem Pulk, wenn der Schütze den Arm senkt.',
        'Kurzer Pfosten: verlängern oder den Verteidiger mitnehmen.',
        'Zwei Zeichen: ein Arm heißt kurzer Pfosten, zwei Arme heißen kurz und neu flanken.',
        'Nach der Klärung schießt der Rückraum oder hält den Ball, die Absicherung rückt auf.',
        'Ende an der Mittellinie; die nächste Ecke kommt von der anderen Seite.',
      ],
      points: [
        'Spät, schnell und im Bogen vor dem Gegner laufen.',
        'Den Ball mit der Stirn angreifen; keiner wartet unter dem Ball.',
        'Schütze: über den ersten Verteidiger, weg vom Torwart.',
        'Den Torwart durch die Stellung stören, die Arme bleiben unten.',
        'Konter: Wer verzögert, wer sprintet zurück? Vor der Ecke absprechen.',
      ],
      harder: ['Gelb wählt ungesagt zwischen Raum- und Manndeckung.'],
      easier: ['Bei den ersten drei Ecken verteidigt Gelb im Gehen.'],
      scoring:
        'Erster Kontakt Grün: ein Punkt. Ball aufs Tor: zwei. Tor: vier. Höchstens zehn Kopfbälle pro Spieler.',
      question: 'Welchen Raum ließ Gelb leer, und wer sollte hinlaufen?',
      fault: 'Alle starten dort, wo sie ankommen wollen; niemand muss verfolgt werden.',
    },
    bg: {
      title: 'Корнер в атака: задача за всеки',
      aim: 'Атакуване на корнера с ясни задачи: близка греда, среда, далечна греда, пред вратаря, дъга и подсигуряване.',
      setup:
        '{team} на {l} × {w} м. Корнери за зелените от двете страни. Един изпълнител, един за късия пас, един на близката греда, двама набягващи от точката, един пред вратаря без допир, един на дъгата, останалите подсигуряват срещу контраатака.',
      rules: [
        'Набягващите тръгват заедно от групата, когато изпълнителят свали ръка.',
        'Близка греда: удължаване или отвличане на защитника.',
        'Два знака: една ръка – близка греда, две ръце – късо и центриране от нов ъгъл.',
        'След избиване играчът на дъгата удря или пази топката, подсигуряването излиза.',
        'Краят е на центъра; следващият корнер е от другата страна.',
      ],
      points: [
        'Тръгвай късно, бързо и в дъга пред пазача.',
        'Атакувай топката с чело; никой не чака под нея.',
        'Изпълнител: над първия защитник, далеч от вратаря.',
        'Пречи на вратаря с позиция, ръцете остават долу.',
        'Контраатака: кой забавя, кой спринтира назад? Уговорете преди корнера.',
      ],
      harder: ['Жълтите избират зона или лично пазене, без да казват.'],
      easier: ['При първите три корнера жълтите защитават с ходене.'],
      scoring:
        'Първо докосване на зелен – точка. Удар във вратата – две. Гол – четири. Най-много десет удара с глава на човек.',
      question: 'Кое пространство оставиха жълтите и кой трябваше да тръгне натам?',
      fault: 'Всички тръгват оттам, където ще свършат, и никого не трябва да гонят.',
    },
  },
}
