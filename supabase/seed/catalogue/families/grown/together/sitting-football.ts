/** Football on the seat of the trousers: everybody is equally tall. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, moveAll, type Exercise } from '../kit'
import { olderGroup, youngGroup } from '../everyone/sizes'

export const sittingFootball: Exercise = {
  key: 'sitting-football',
  sizes: [
    { ...youngGroup, area: [12, 8], time: [6, 60, 60], fill: { sides: 4 } },
    { ...olderGroup, area: [15, 10], time: [6, 90, 75], fill: { sides: 5 } },
  ],
  intensity: 'medium',
  kind: { topic: 'fun', phase: 'game', practice_type: 'fun_game', moment: null },
  more: { isWalking: true },
  draw({ area, count = 8 }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.gears('cone', [at(0, 0.2), at(0, 0.8), at(1, 0.2), at(1, 0.8)])
    const half = count / 2
    const spots = [
      [0.08, 0.5],
      [0.3, 0.2],
      [0.3, 0.8],
      [0.56, 0.34],
      [0.52, 0.86],
    ] as const
    const ours = spots.slice(0, half).map(([x, y]) => drawing.player('a', at(x, y)))
    const theirs = spots
      .slice(0, half)
      .map(([x, y]) => drawing.player('b', at(1 - x, 0.98 - y * 0.94)))
    const [, top = '', low = '', front = ''] = ours
    const ball = drawing.ball(top)
    addBench(drawing, 1)
    drawing.together(() => {
      drawing.run(theirs[3] ?? '', at(0.38, 0.6))
      drawing.pass(ball, low)
    })
    drawing.together(() => {
      drawing.run(theirs[1] ?? '', at(0.66, 0.66))
      drawing.pass(ball, front)
    })
    moveAll(drawing, [front, at(0.62, 0.4)], [theirs[0] ?? '', at(0.94, 0.4)])
    drawing.pass(ball, at(1, 0.66))
    return drawing
  },
  words: {
    en: {
      title: 'Sitting football',
      aim: 'A game in which legs hardly count: sitting on the floor everybody is equally tall and equally slow, and the whole trunk works.',
      setup:
        'Smooth clean hall floor of {l} × {w} m, {sides}v{sides}, a large light ball. Cone goals on the short sides, six tenths of the width. Long trousers; wheelchair users get out with help if they like, or play from the chair as keeper.',
      rules: [
        'The seat stays on the floor; move with hands and feet, as you can.',
        'Play the ball with hand, foot or a stick: agree on it before the match.',
        'Arm’s length to the one with the ball; who holds it more than four seconds loses it.',
        'Goals count along the floor only.',
        'After each goal the scorer changes teams with the player who has touched the ball least.',
      ],
      points: [
        'Look first, then slide: hands behind the hips, chest up.',
        'Pass quickly: nobody slides faster than the ball rolls.',
        'Spread out on the floor, leave gaps of two metres.',
        'Fingers flat, away from other people’s heels.',
      ],
      harder: ['Two balls at the same time.'],
      easier: ['A helper brings back balls that leave the ground.'],
      scoring: 'One point a goal for both: scorer and the one who gave the last pass.',
      question: 'Who became the best player today, and what does that tell you?',
      fault: 'Someone kneels up “just for a moment” and becomes a giant.',
    },
    de: {
      title: 'Sitzfußball',
      aim: 'Ein Spiel, in dem die Beine kaum zählen: Am Boden sind alle gleich groß und gleich langsam, und der ganze Rumpf arbeitet mit.',
      setup:
        'Glatter, sauberer Hallenboden von {l} × {w} m, {sides} gegen {sides}, ein großer leichter Ball. Hütchentore auf den Schmalseiten, gut halb so breit wie das Feld. Lange Hosen; wer im Rollstuhl sitzt, kommt mit Hilfe herunter oder hütet vom Stuhl aus das Tor.',
      rules: [
        'Das Gesäß bleibt am Boden; fortbewegt wird mit Händen und Füßen, wie es geht.',
        'Gespielt wird mit Hand, Fuß oder Schläger: vorher festlegen.',
        'Eine Armlänge Abstand zum Ballbesitzer; nach vier Sekunden ist der Ball verloren.',
        'Tore zählen nur am Boden entlang.',
        'Nach jedem Tor tauscht der Schütze das Team mit dem, der am wenigsten am Ball war.',
      ],
      points: [
        'Erst schauen, dann rutschen: Hände hinter die Hüfte, Brust hoch.',
        'Schnell passen: Niemand rutscht schneller, als der Ball rollt.',
        'Am Boden verteilen, zwei Meter Lücke lassen.',
        'Finger flach und weg von fremden Fersen.',
      ],
      harder: ['Zwei Bälle gleichzeitig.'],
      easier: ['Ein Helfer bringt Bälle zurück, die das Feld verlassen.'],
      scoring: 'Für jedes Tor ein Punkt an zwei: Schütze und letzter Passgeber.',
      question: 'Wer war heute am besten, und was sagt euch das?',
      fault: 'Jemand kniet „nur kurz“ auf und wird zum Riesen.',
    },
    bg: {
      title: 'Седящ футбол',
      aim: 'Игра, в която краката почти не решават: на пода всички са еднакво високи и еднакво бавни, а целият корпус работи.',
      setup:
        'Гладък чист под в зала {l} × {w} м, {sides} срещу {sides}, голяма лека топка. Врати от конуси на късите страни, малко над половината от ширината. Дълги панталони; който е в количка, слиза с помощ или пази вратата от нея.',
      rules: [
        'Седалището остава на пода; движи се с ръце и крака, както може.',
        'Играе се с ръка, крак или стик: уточнете преди мача.',
        'На ръка разстояние от водещия; след четири секунди топката е загубена.',
        'Головете важат само по пода.',
        'След всеки гол вкаралият сменя отбора с този, който най-малко е докосвал топката.',
      ],
      points: [
        'Първо погледни, после се плъзни: ръце зад таза, гърди напред.',
        'Подавай бързо: никой не се плъзга по-бързо от топката.',
        'Разпръснете се, оставете по два метра.',
        'Дланите плътно на пода и далеч от чуждите пети.',
      ],
      harder: ['Две топки едновременно.'],
      easier: ['Помощник връща топките, които излизат.'],
      scoring: 'За всеки гол по точка на двама: вкаралия и последния подал.',
      question: 'Кой беше най-добър днес и какво ви говори това?',
      fault: 'Някой застава на колене „само за малко“ и става великан.',
    },
  },
}
