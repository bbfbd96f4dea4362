/** Our own press on the opponents' goal kick. */
import { moveAll, type Exercise } from '../kit'
import { createMatch, eleven, nine } from './teams'

const lineUp = {
  a: {
    1: [0.12, 0.5],
    2: [0.48, 0.84],
    3: [0.5, 0.16],
    4: [0.38, 0.58],
    5: [0.38, 0.42],
    6: [0.6, 0.42],
    7: [0.76, 0.76],
    8: [0.64, 0.6],
    9: [0.77, 0.44],
    10: [0.72, 0.54],
    11: [0.77, 0.22],
  },
  b: {
    1: [0.97, 0.5],
    2: [0.8, 0.06],
    3: [0.8, 0.94],
    4: [0.93, 0.3],
    5: [0.93, 0.7],
    6: [0.82, 0.46],
    7: [0.54, 0.09],
    8: [0.64, 0.34],
    9: [0.42, 0.5],
    10: [0.62, 0.7],
    11: [0.5, 0.92],
  },
  without: { a: [5, 8], b: [8, 10] },
  nine: { a: { 4: [0.38, 0.5] } },
} as const

export const pressTheGoalKick: Exercise = {
  key: 'press-the-goal-kick',
  sizes: [eleven, nine],
  intensity: 'high',
  kind: { topic: 'pressing', moment: 'out_of_possession' },
  draw(size) {
    const { drawing, at, a, b } = createMatch(size, lineUp)
    const ball = drawing.ball(b(1))
    drawing.together(() => {
      drawing.run(a(9), at(0.87, 0.42), at(0.9, 0.37))
      drawing.run(a(11), at(0.82, 0.17))
      drawing.run(a(10), at(0.8, 0.5))
      drawing.pass(ball, b(4))
    })
    drawing.together(() => {
      drawing.run(a(11), at(0.8, 0.1))
      drawing.run(a(3), at(0.57, 0.12))
      drawing.run(a(7), at(0.78, 0.62))
      drawing.pass(ball, b(2))
    })
    drawing.together(() => {
      drawing.run(a(10), at(0.79, 0.38))
      drawing.run(b(6), at(0.85, 0.4))
      drawing.pass(ball, at(0.79, 0.38), { for: a(10) })
    })
    drawing.together(() => {
      drawing.run(a(9), at(0.9, 0.52))
      drawing.run(b(5), at(0.92, 0.62))
      drawing.pass(ball, at(0.9, 0.52), { for: a(9) })
    })
    moveAll(drawing, [a(7), at(0.9, 0.64)])
    drawing.shot(ball, at(1, 0.545))
    return drawing
  },
  words: {
    en: {
      title: 'Press their goal kick',
      aim: 'Steer the opponents’ opening to one touchline, lock the way back and win the ball while they face their own goal.',
      setup:
        '{team} on {l} × {w} m; every ball starts as a goal kick for yellow. Green decides before each kick which touchline is the trap and stands a little nearer to it. The back line waits near halfway, the keeper well off the line.',
      rules: [
        'The striker runs in a curve, so that the ball cannot come back to the keeper.',
        'The pass to the full back is the signal: winger, full back and midfield jump together.',
        'The far winger moves inside; the far side may stay empty.',
        'After the win green has eight seconds to shoot.',
        'If yellow plays through, everybody sprints goal-side. Then comes the next goal kick.',
      ],
      points: [
        'First the angle of the run, then its speed.',
        'Nobody jumps alone: the next one must be close enough to back you up.',
        'Midfield: mark the inside passes, the touchline marks the rest.',
        'Back line: step up with each backward or sideways pass.',
        'If the trap is missed once, drop and start again instead of chasing.',
      ],
      harder: ['Yellow may also start with a long ball: the back line reads it.'],
      easier: ['Yellow must play the first pass to the side of the trap.'],
      scoring:
        'Win in the opponents’ third: one point; shot from it: two; goal: four. Yellow over halfway: two.',
      question: 'Which pass of the opponents did we want, and how did we invite it?',
      fault: 'The striker runs straight at the centre back and leaves the keeper open.',
    },
    de: {
      title: 'Gegnerischen Abstoß pressen',
      aim: 'Die gegnerische Eröffnung an eine Seitenlinie lenken, den Rückweg zustellen und den Ball gewinnen, solange der Gegner zum eigenen Tor schaut.',
      setup:
        '{team} auf {l} × {w} m; jeder Ball beginnt als Abstoß für Gelb. Grün legt vorher fest, welche Seitenlinie die Falle ist, und steht ihr etwas näher. Die Kette wartet an der Mittellinie, der Torwart weit vor dem Tor.',
      rules: [
        'Der Stürmer läuft im Bogen an, damit der Ball nicht zum Torwart zurückkann.',
        'Der Pass auf den Außenverteidiger ist das Signal: Alle Nahen springen gemeinsam.',
        'Der ferne Flügel rückt ein; die ferne Seite darf leer bleiben.',
        'Nach dem Ballgewinn hat Grün acht Sekunden bis zum Abschluss.',
        'Spielt Gelb sich durch, sprinten alle hinter den Ball. Dann folgt der nächste Abstoß.',
      ],
      points: [
        'Erst der Winkel des Laufs, dann das Tempo.',
        'Keiner springt allein: Der Hintermann muss nah genug sein, um mitzuschieben.',
        'Mittelfeld: die Pässe nach innen decken, den Rest deckt die Linie.',
        'Kette: mit jedem Rück- und Querpass nachschieben.',
        'Falle verpasst? Fallen lassen und neu ordnen statt hinterherlaufen.',
      ],
      harder: ['Gelb darf auch lang eröffnen; die Kette muss es lesen.'],
      easier: ['Gelb spielt den ersten Pass immer auf die Seite der Falle.'],
      scoring:
        'Ballgewinn im vorderen Drittel: ein Punkt; Abschluss daraus: zwei; Tor: vier. Gelb über die Mitte: zwei.',
      question: 'Welchen Pass des Gegners wollten wir, und wie haben wir ihn eingeladen?',
      fault: 'Der Stürmer läuft gerade auf den Innenverteidiger zu und lässt den Torwart frei.',
    },
    bg: {
      title: 'Преса срещу удар от вратата',
      aim: 'Насочване на изнасянето към едната странична линия, затваряне на обратния път и отнемане, докато противникът е с лице към своята врата.',
      setup:
        '{team} на {l} × {w} м; всяка топка започва с удар от вратата за жълтите. Зелените решават предварително коя странична линия е капанът и стоят малко по-близо до нея. Защитата чака до центъра, вратарят е далеч пред вратата.',
      rules: [
        'Нападателят тръгва в дъга, за да не може топката да се върне на вратаря.',
        'Пасът към бека е сигналът: крило, бек и халф излизат заедно.',
        'Далечното крило влиза навътре; далечната страна може да остане празна.',
        'След отнемане зелените имат осем секунди за удар.',
        'Ако жълтите се измъкнат, всички спринтират зад топката. После идва следващият удар от вратата.',
      ],
      points: [
        'Първо ъгълът на тръгването, после скоростта.',
        'Никой не излиза сам: следващият трябва да е плътно зад него.',
        'Халфове: пазете пасовете навътре, останалото пази линията.',
        'Защита: крачка напред при всеки пас назад или встрани.',
        'Капанът е изпуснат? Връщане и подреждане, не гонене.',
      ],
      harder: ['Жълтите могат да започнат и с дълга топка, която защитата разчита.'],
      easier: ['Първият пас на жълтите винаги е към страната на капана.'],
      scoring:
        'Отнемане в предната третина – точка; удар след това – две; гол – четири. Жълтите през центъра – две.',
      question: 'Кой пас на противника искахме и как го поканихме?',
      fault: 'Нападателят тича право към централния и оставя вратаря свободен.',
    },
  },
}
