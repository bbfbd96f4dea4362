/** Four groups carry through one crossing. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const crossroads: Exercise = {
  key: 'crossroads',
  kind: { practice_type: 'fun_game', topic: 'dribbling' },
  sizes: createSizes(
    [[20, 20], [7, 9], 1, [6, 60, 45], { more: 4 }],
    [[26, 26], [10, 14], 2, [6, 60, 60], { more: 4 }],
  ),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area, 0)
    drawing.coach(at(0.5, 1.12))
    drawing.gears('ring', [at(0.5, 0.5)])
    const homes = [
      [0.12, 0.12, 1],
      [0.88, 0.12, -1],
      [0.88, 0.88, -1],
      [0.12, 0.88, 1],
    ] as const
    const groups = homes.map(([x, y, way]) => {
      const first = drawing.player('a', at(x, y))
      const second = drawing.player('a', at(x + way * 0.12, y > 0.5 ? y + 0.06 : y - 0.06))
      drawing.ball(first)
      drawing.ball(second)
      return first
    })
    const [a = '', b = '', c = '', d = ''] = groups
    moveAll(
      drawing,
      [a, at(0.4, 0.3), at(0.62, 0.4), at(0.8, 0.2)],
      [b, at(0.68, 0.42), at(0.62, 0.6), at(0.84, 0.78)],
      [c, at(0.6, 0.7), at(0.4, 0.62), at(0.24, 0.8)],
      [d, at(0.32, 0.58), at(0.38, 0.42), at(0.18, 0.24)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Crossroads at rush hour',
      aim: 'Carry the ball fast towards a crossing, see the others and choose the way through without a stop.',
      setup:
        'Square of {l} × {w} m with a town at each corner and a ring in the middle, the roundabout. Two players or three per town, a ball each.',
      rules: [
        'On the signal the first of every town carries the ball to the roundabout.',
        'Round the ring to the right, then into the town the coach calls: “next”, “opposite” or “home”.',
        'No crashes: who makes way in time has done it right.',
        'Ball parked in the new town with the sole, then the second player starts.',
        'Change the way round after each round; the town whose players arrive last calls the next destination.',
      ],
      points: [
        'Fast on the road, small touches at the roundabout.',
        'Look left before you drive in, as on a bicycle.',
        'Outside foot round the bend, laces on the straight.',
      ],
      harder: [
        'Everybody starts at once.',
        'Destination is called only when the first ball is at the ring.',
      ],
      easier: ['Two towns start, the other two watch for crashes; then change.'],
      scoring: 'A point for each town with all balls parked and no crash.',
      question: 'How did you know who goes first at the roundabout?',
      fault: 'Everybody looks at the ring and nobody at the others.',
    },
    de: {
      title: 'Kreisverkehr zur Stoßzeit',
      aim: 'Den Ball schnell auf eine Kreuzung führen, die anderen sehen und ohne Halt den Weg hindurch finden.',
      setup:
        'Quadrat von {l} × {w} m mit einer Stadt an jeder Ecke und einem Ring in der Mitte, dem Kreisverkehr. Zwei bis drei Kinder je Stadt, jedes mit Ball.',
      rules: [
        'Auf das Signal führen die Ersten jeder Stadt den Ball zum Kreisverkehr.',
        'Rechts um den Ring, dann in die gerufene Stadt: „nächste“, „gegenüber“ oder „nach Hause“.',
        'Keine Zusammenstöße: Wer rechtzeitig ausweicht, macht es richtig.',
        'Ball in der neuen Stadt mit der Sohle parken, dann startet das zweite Kind.',
        'Nach jeder Runde die Richtung wechseln; die letzte Stadt ruft das nächste Ziel.',
      ],
      points: [
        'Auf der Straße schnell, am Kreisverkehr kleine Kontakte.',
        'Vor dem Einfahren nach links schauen, wie auf dem Fahrrad.',
        'Außenrist in der Kurve, Spann auf der Geraden.',
      ],
      harder: [
        'Alle starten zugleich.',
        'Das Ziel wird erst gerufen, wenn der erste Ball am Ring ist.',
      ],
      easier: ['Zwei Städte fahren, zwei achten auf Zusammenstöße; dann Wechsel.'],
      scoring: 'Alle Bälle ohne Zusammenstoß geparkt: ein Punkt für die Stadt.',
      question: 'Woran habt ihr gemerkt, wer zuerst fahren darf?',
      fault: 'Alle schauen auf den Ring und niemand auf die anderen.',
    },
    bg: {
      title: 'Кръгово движение в час пик',
      aim: 'Бързо водене към кръстовище, поглед към другите и намиране на път без спиране.',
      setup:
        'Квадрат {l} × {w} м с град на всеки ъгъл и обръч в средата – кръговото. По две-три деца в град, всяко с топка.',
      rules: [
        'По сигнал първите от всеки град водят топката към кръговото.',
        'Обръчът се заобикаля отдясно, после към извикания град: „следващ“, „отсреща“ или „вкъщи“.',
        'Без катастрофи: който отстъпи навреме, е постъпил правилно.',
        'Паркирай топката в новия град с ходило и тръгва второто дете.',
        'След всяка обиколка посоката се сменя; последният град вика следващата цел.',
      ],
      points: [
        'По пътя бързо, на кръговото – ситни докосвания.',
        'Преди да влезеш, погледни наляво, както с колело.',
        'Външна част в завоя, горна част на правата.',
      ],
      harder: [
        'Всички тръгват едновременно.',
        'Целта се вика чак когато първата топка е до обръча.',
      ],
      easier: ['Два града карат, два следят за катастрофи; после обратно.'],
      scoring: 'Точка за всеки град с паркирани топки и без катастрофа.',
      question: 'Как разбрахте кой минава пръв през кръговото?',
      fault: 'Всички гледат обръча и никой не гледа другите.',
    },
  },
}
