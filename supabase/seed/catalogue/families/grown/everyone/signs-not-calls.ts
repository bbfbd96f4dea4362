/** Deaf and hard-of-hearing players: everything is seen. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, moveAll, playInto, type Exercise } from '../kit'
import { olderGroup, youngGroup } from './sizes'

export const signsNotCalls: Exercise = {
  key: 'signs-not-calls',
  sizes: [youngGroup, olderGroup],
  intensity: 'medium',
  kind: { topic: 'possession', practice_type: 'positional_game', corners: ['social', 'tactical'] },
  draw({ area, count = 8 }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.gears('pole', [at(0, 0), at(0.5, -0.02), at(1, 0), at(1, 1), at(0, 1)])
    const half = count / 2
    const spots = [
      [0.14, 0.24],
      [0.2, 0.8],
      [0.7, 0.16],
      [0.78, 0.74],
      [0.46, 0.5],
    ] as const
    const ours = spots.slice(0, half).map(([x, y]) => drawing.player('a', at(x, y)))
    const theirs = spots
      .slice(0, half)
      .map(([x, y]) => drawing.player('b', at(0.1 + x * 0.72, 0.18 + y * 0.66)))
    const [one = '', two = '', three = '', four = ''] = ours
    const ball = drawing.ball(one)
    addBench(drawing, 3)
    drawing.together(() => {
      drawing.run(theirs[0] ?? '', at(0.2, 0.32))
      drawing.pass(ball, two)
    })
    playInto(drawing, ball, four, at(0.66, 0.86), [[theirs[3] ?? '', at(0.64, 0.72)]])
    drawing.together(() => {
      drawing.run(three, at(0.9, 0.22))
      drawing.run(theirs[2] ?? '', at(0.74, 0.3))
      drawing.pass(ball, at(0.9, 0.22), { for: three })
    })
    moveAll(drawing, [three, at(0.96, 0.12)])
    return drawing
  },
  words: {
    en: {
      title: 'Signs instead of calls',
      aim: 'Organise a game with eyes and hands only. Deaf players are at home in it, hearing players learn to look.',
      setup:
        'Area of {l} × {w} m, two teams, {n} players. Poles with a flag at the four corners and beside the coach, who always stands where everyone can see both face and hands, with the sun in front. No whistle. Agree five signs before the start.',
      rules: [
        'Play without a word: raised hand means “to my feet”, a sweep means “into space”.',
        'The coach raises one flag: the ball must be stopped in that corner for a point.',
        'Two flags mean stop: everyone raises an arm, so that the last one notices too.',
        'Six passes and an open palm from each player also give a point.',
        'After each round the team that lost invents a new sign and shows it to the others.',
      ],
      points: [
        'Look round before every pass: a sign you do not see has not been given.',
        'Eye contact first, then the pass.',
        'Show early and hold the sign until the ball comes.',
        'Coach: explain, stop talking, then show; never speak with your back turned.',
      ],
      harder: ['The flag changes while the ball is on its way.'],
      easier: ['The flag stays up, and a helper near each pair points at it.'],
      scoring: 'One point for the right corner, one for six signed passes.',
      question: 'What did you see today that you normally only hear?',
      fault: 'Instructions from the coach during play: half of the team cannot follow them.',
    },
    de: {
      title: 'Zeichen statt Rufe',
      aim: 'Ein Spiel nur mit Augen und Händen ordnen. Gehörlose sind darin zu Hause, Hörende lernen hinzuschauen.',
      setup:
        'Feld von {l} × {w} m, zwei Teams, {n} Spieler. Stangen mit Fahne an den vier Ecken und beim Trainer; er steht stets so, dass alle Gesicht und Hände sehen, mit der Sonne im Gesicht. Keine Pfeife. Vorher fünf Zeichen vereinbaren.',
      rules: [
        'Ohne Worte spielen: Hand hoch heißt „in den Fuß“, Wischen heißt „in den Raum“.',
        'Der Trainer hebt eine Fahne: In dieser Ecke gestoppt, zählt der Ball einen Punkt.',
        'Zwei Fahnen heißen Stopp: Alle heben den Arm, damit es auch der Letzte merkt.',
        'Auch sechs Pässe mit je einem Zeichen geben einen Punkt.',
        'Nach jedem Durchgang erfindet das unterlegene Team ein neues Zeichen und zeigt es.',
      ],
      points: [
        'Vor jedem Pass umschauen: Ein ungesehenes Zeichen gibt es nicht.',
        'Erst Blickkontakt, dann Pass.',
        'Früh zeigen und das Zeichen halten, bis der Ball kommt.',
        'Trainer: erklären, schweigen, vormachen; nie abgewandt sprechen.',
      ],
      harder: ['Die Fahne wechselt, während der Ball unterwegs ist.'],
      easier: ['Die Fahne bleibt oben, ein Helfer je Paar zeigt darauf.'],
      scoring: 'Ein Punkt für die richtige Ecke, einer für sechs Pässe mit Zeichen.',
      question: 'Was hast du heute gesehen, das du sonst nur hörst?',
      fault: 'Anweisungen während des Spiels: Die Hälfte kann ihnen nicht folgen.',
    },
    bg: {
      title: 'Знаци вместо викове',
      aim: 'Игра, подредена само с очи и ръце. Глухите играчи са в свои води, чуващите се учат да гледат.',
      setup:
        'Поле {l} × {w} м, два отбора, {n} играчи. Стълбове с флагче в четирите ъгъла и при треньора, който винаги стои така, че всички да виждат лицето и ръцете му, с лице към слънцето. Без свирка. Преди началото се уговарят пет знака.',
      rules: [
        'Игра без думи: вдигната ръка значи „в крака“, замах – „в пространството“.',
        'Треньорът вдига флагче: топка, спряна в този ъгъл, носи точка.',
        'Две флагчета значат стоп: всички вдигат ръка, за да забележи и последният.',
        'Шест паса, всеки със знак, също носят точка.',
        'След всяка серия загубилият отбор измисля нов знак и го показва.',
      ],
      points: [
        'Оглеждай се преди всеки пас: невидян знак не е даден.',
        'Първо поглед в очите, после пас.',
        'Показвай рано и дръж знака, докато топката дойде.',
        'Треньор: обясни, замълчи, покажи; никога не говори с гръб.',
      ],
      harder: ['Флагчето се сменя, докато топката е на път.'],
      easier: ['Флагчето остава вдигнато, помощник до всяка двойка го сочи.'],
      scoring: 'Точка за верния ъгъл, точка за шест паса със знак.',
      question: 'Какво видя днес, което обикновено само чуваш?',
      fault: 'Указания по време на игра: половината отбор не може да ги следи.',
    },
  },
}
