/** A warm-up that takes adult bodies from the desk to the ball. */
import { createSketch } from '../../../create-sketch'
import type { Exercise, Point } from '../kit'
import { adults, veterans } from './sizes'

export const slowStart: Exercise = {
  key: 'slow-start',
  sizes: [
    { ...veterans, area: [24, 24], time: [6, 120, 15], count: 8, more: 4 },
    { ...adults, area: [30, 24], time: [6, 120, 15], more: 4 },
  ],
  intensity: 'low',
  kind: { phase: 'warm_up', topic: 'mobility', practice_type: 'unopposed' },
  draw({ area: [length, width], count = 8 }) {
    const drawing = createSketch([length, width])
    const groups = count / 4
    const balls: string[] = []
    const walks: (readonly [string, ...Point[]])[] = []
    for (let group = 0; group < groups; group += 1) {
      const left = (group * length) / groups + 1
      const side = length / groups - 2
      const getPlace = (x: number, y: number): Point => [
        left + x * side,
        width * 0.18 + y * width * 0.64,
      ]
      drawing.corners('marker', getPlace(0, 0), getPlace(1, 1))
      const one = drawing.player('a', getPlace(0.06, 0.06))
      const two = drawing.player('a', getPlace(0.94, 0.06))
      const three = drawing.player('a', getPlace(0.94, 0.94))
      drawing.player('a', getPlace(0.06, 0.94))
      const ball = drawing.ball(one)
      balls.push(ball, two, three)
      walks.push(
        [one, getPlace(0.5, 0.14), getPlace(0.8, 0.1)],
        [two, getPlace(0.9, 0.5), getPlace(0.94, 0.8)],
      )
    }
    drawing.coach([length / 2, width + 1.5])
    drawing.together(() => {
      for (let group = 0; group < groups; group += 1)
        drawing.pass(balls[group * 3] ?? '', balls[group * 3 + 1] ?? '')
      for (const [who, ...way] of walks.filter((_, index) => index % 2 === 0))
        drawing.run(who, ...way)
    })
    drawing.together(() => {
      for (let group = 0; group < groups; group += 1)
        drawing.pass(balls[group * 3] ?? '', balls[group * 3 + 2] ?? '')
      for (const [who, ...way] of walks.filter((_, index) => index % 2 === 1))
        drawing.run(who, ...way)
    })
    return drawing
  },
  words: {
    en: {
      title: 'From the desk to the ball in twelve minutes',
      aim: 'Warm up adult calves, hips and hamstrings step by step, so that the first sprint comes when the body is ready for it.',
      setup:
        'Squares with sides of about ten metres, four players and one ball to each, {n} players on {l} × {w} m. A fifth player in a square starts behind the ball. The coach gives a new part every two minutes.',
      rules: [
        'Part one: pass to the next corner, walk after the pass, roll the shoulders.',
        'Part two: jog after the pass; at the corner ten calf raises, slow on the way down.',
        'Part three: after the pass a side step and an opened hip, left and right in turn.',
        'Part four: two touches, exchange places diagonally; lunges while you wait for the ball.',
        'Parts five and six: faster passes, and three runs each that rise from half to nearly full speed.',
      ],
      points: [
        'Speed goes up in steps: at no time should it pull anywhere.',
        'Calves first: they are what tears in the first quarter of an hour.',
        'Feet under the hips, soft knees, tall back.',
        'Whoever comes late does the parts that are missing, alone and in order.',
      ],
      harder: ['Part six with a turn of 180 degrees after the rising run.'],
      easier: ['Stay at part three until everybody is warm; on cold days add two minutes.'],
      scoring: 'No race: rate from 1 to 10 how ready you are, and start the game from seven.',
      question: 'What feels stiffer today than last week, and what does it need?',
      fault: 'Shots at goal as a warm-up: cold legs kick as hard as they can.',
    },
    de: {
      title: 'Vom Schreibtisch zum Ball in zwölf Minuten',
      aim: 'Waden, Hüften und Oberschenkel Erwachsener stufenweise aufwärmen, damit der erste Sprint erst kommt, wenn der Körper bereit ist.',
      setup:
        'Quadrate mit etwa zehn Metern Seitenlänge, je vier Spieler und ein Ball, {n} Spieler auf {l} × {w} m. Ein fünfter beginnt hinter dem Ball. Alle zwei Minuten sagt der Trainer den nächsten Teil an.',
      rules: [
        'Teil eins: zur nächsten Ecke passen, dem Pass nachgehen, Schultern kreisen.',
        'Teil zwei: nachtraben; an der Ecke zehnmal auf die Zehen, langsam ablassen.',
        'Teil drei: nach dem Pass Seitschritt und Hüfte öffnen, links und rechts im Wechsel.',
        'Teil vier: zwei Kontakte, Platztausch über die Diagonale; wer wartet, macht Ausfallschritte.',
        'Teil fünf und sechs: schärfere Pässe und je drei Steigerungen von halbem auf fast volles Tempo.',
      ],
      points: [
        'Das Tempo steigt in Stufen: Nirgends darf es ziehen.',
        'Zuerst die Waden: Sie reißen in der ersten Viertelstunde.',
        'Füße unter der Hüfte, Knie weich, Rücken lang.',
        'Wer zu spät kommt, holt die fehlenden Teile der Reihe nach allein nach.',
      ],
      harder: ['Teil sechs mit halber Drehung nach der Steigerung.'],
      easier: ['Bei Teil drei bleiben, bis alle warm sind; bei Kälte zwei Minuten mehr.'],
      scoring: 'Kein Wettkampf: von 1 bis 10 sagen, wie bereit man ist, und ab sieben spielen.',
      question: 'Was fühlt sich heute steifer an als letzte Woche, und was braucht es?',
      fault: 'Torschüsse zum Aufwärmen: Kalte Beine ziehen mit voller Kraft durch.',
    },
    bg: {
      title: 'От бюрото до топката за дванайсет минути',
      aim: 'Постепенно загряване на прасци, таз и задни бедра при възрастни, за да дойде първият спринт, когато тялото е готово.',
      setup:
        'Квадрати със страна около десет метра, по четирима с една топка, {n} играчи на {l} × {w} м. Пети играч започва зад топката. На всеки две минути треньорът обявява следващата част.',
      rules: [
        'Част едно: подай към следващия ъгъл, върви след паса, раздвижи раменете.',
        'Част две: лек бег след паса; на ъгъла десет повдигания на пръсти, бавно надолу.',
        'Част три: след паса странична стъпка и отваряне на таза, ту наляво, ту надясно.',
        'Част четири: две докосвания и размяна по диагонал; който чака, прави напади.',
        'Части пет и шест: по-твърди пасове и по три ускорения от половин до почти пълна скорост.',
      ],
      points: [
        'Скоростта расте на степени: никъде не бива да дърпа.',
        'Първо прасците: те се късат в първия четвърт час.',
        'Стъпала под таза, меки колене, дълъг гръб.',
        'Който закъснее, прави липсващите части сам и подред.',
      ],
      harder: ['Част шест с обръщане на 180 градуса след ускорението.'],
      easier: ['Оставане в част три, докато всички загреят; в студ още две минути.'],
      scoring: 'Без състезание: оцени от 1 до 10 готовността си и играй от седем нагоре.',
      question: 'Какво е по-сковано от миналата седмица и от какво има нужда?',
      fault: 'Удари във вратата за загрявка: студени крака бият с пълна сила.',
    },
  },
}
