/** Possession in two gears. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, drawPasses, playInto, type Exercise } from '../kit'
import { adults, veterans } from './sizes'

export const gears: Exercise = {
  key: 'gears',
  sizes: [
    { ...veterans, fill: { each: 4 } },
    { ...adults, fill: { each: 5 } },
  ],
  intensity: 'medium',
  kind: { practice_type: 'positional_game' },
  draw({ area, count = 10 }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    const each = (count - 2) / 2
    const spots = [
      [0.2, 0.14],
      [0.2, 0.86],
      [0.8, 0.14],
      [0.8, 0.86],
      [0.58, 0.66],
    ] as const
    const ours = spots.slice(0, each).map(([x, y]) => drawing.player('a', at(x, y)))
    const theirs = spots
      .slice(0, each)
      .map(([x, y]) =>
        drawing.player('b', at(0.36 + (x - 0.5) * 0.5 + 0.1, 0.44 + (y - 0.5) * 0.52)),
      )
    const left = drawing.player('c', at(0.04, 0.5))
    const right = drawing.player('c', at(0.96, 0.5))
    const [top = '', low = '', far = ''] = ours
    const ball = drawing.ball(top)
    addBench(drawing, 4)
    drawPasses(drawing, ball, [left])
    drawing.together(() => {
      drawing.run(theirs[1] ?? '', at(0.26, 0.72))
      drawing.pass(ball, low)
    })
    playInto(drawing, ball, top, at(0.3, 0.24), [[theirs[0] ?? '', at(0.28, 0.4)]])
    drawing.together(() => {
      drawing.run(theirs[2] ?? '', at(0.7, 0.3))
      drawing.pass(ball, far)
    })
    drawPasses(drawing, ball, [right])
    return drawing
  },
  words: {
    en: {
      title: 'Possession in two gears',
      aim: 'Control the pace of a match: rest with the ball, then go fast together. Adults learn to spend their strength when it counts.',
      setup:
        '{each}v{each} on {l} × {w} m and a neutral on each short side, who belongs to whoever has the ball. Coach with four spare balls and a loud voice on the long side.',
      rules: [
        'First gear: as many touches as you like, the opponents only walk and screen.',
        'On “second” everyone plays with two touches and the opponents press for thirty seconds.',
        'Ball from neutral to neutral in second gear is a point; then first gear returns.',
        'The team that wins the ball chooses the gear for the next ten seconds.',
        'Neutrals change after each series with those who breathe hardest.',
      ],
      points: [
        'First gear is for looking: find the free side before the signal comes.',
        'Second gear: first pass forward, two runs beyond the ball.',
        'When you are under pressure in second gear, the neutral is always free.',
        'Breathe out as soon as the ball is safe.',
      ],
      harder: ['The captain on the ball calls the gear instead of the coach.'],
      easier: ['A third neutral in the middle.', 'Second gear lasts fifteen seconds only.'],
      scoring:
        'Neutral to neutral in second gear: one point. Won within five seconds in second gear: one.',
      question: 'How did you notice that it was the moment to speed up?',
      fault: 'Always half speed: neither rest nor attack.',
    },
    de: {
      title: 'Ballbesitz in zwei Gängen',
      aim: 'Das Tempo steuern: mit dem Ball ausruhen, dann gemeinsam schnell werden. So setzen Erwachsene ihre Kraft ein, wenn es zählt.',
      setup:
        '{each} gegen {each} auf {l} × {w} m, auf jeder Schmalseite ein Joker für das Team am Ball. Der Trainer steht mit vier Ersatzbällen und lauter Stimme an der Längsseite.',
      rules: [
        'Erster Gang: freie Kontakte, der Gegner geht nur und stellt Wege zu.',
        'Auf „zwei“ spielen alle mit zwei Kontakten, der Gegner presst dreißig Sekunden.',
        'Von Joker zu Joker im zweiten Gang gibt einen Punkt, dann folgt der erste Gang.',
        'Wer den Ball gewinnt, bestimmt zehn Sekunden lang den Gang.',
        'Nach jeder Serie tauschen die Joker mit denen, die am meisten schnaufen.',
      ],
      points: [
        'Der erste Gang ist zum Schauen da: die freie Seite vor dem Signal finden.',
        'Zweiter Gang: erster Pass nach vorn, zwei Läufe über den Ball hinaus.',
        'Unter Druck ist im zweiten Gang der Joker immer frei.',
        'Ausatmen, sobald der Ball sicher ist.',
      ],
      harder: ['Statt des Trainers ruft der Ballführende den Gang.'],
      easier: ['Ein dritter Joker in der Mitte.', 'Der zweite Gang dauert nur fünfzehn Sekunden.'],
      scoring:
        'Joker zu Joker im zweiten Gang: ein Punkt. Ballgewinn in fünf Sekunden im zweiten Gang: einer.',
      question: 'Woran habt ihr gemerkt, dass der Moment zum Beschleunigen da war?',
      fault: 'Immer halbes Tempo: weder Pause noch Angriff.',
    },
    bg: {
      title: 'Владеене на две скорости',
      aim: 'Управление на темпото: почивка с топката, после заедно бързо. Така възрастните пестят силите си за важния момент.',
      setup:
        '{each} срещу {each} на {l} × {w} м и по един неутрален на късите страни за владеещия отбор. Треньорът е на дългата страна с четири резервни топки и силен глас.',
      rules: [
        'Първа скорост: свободни докосвания, противникът само ходи и затваря линии.',
        'При „втора“ всички играят с две докосвания, противникът пресира трийсет секунди.',
        'От неутрален до неутрален на втора скорост е точка, после следва първа.',
        'Отборът, който отнеме, избира скоростта за десет секунди.',
        'След всяка серия неутралните се сменят с най-задъханите.',
      ],
      points: [
        'Първата скорост е за гледане: намери свободната страна преди сигнала.',
        'Втора скорост: първият пас е напред, двама тичат пред топката.',
        'Под натиск на втора скорост неутралният винаги е свободен.',
        'Издишай, щом топката е в сигурност.',
      ],
      harder: ['Вместо треньора скоростта обявява водещият топката.'],
      easier: ['Трети неутрален в средата.', 'Втората скорост трае само петнайсет секунди.'],
      scoring:
        'От неутрален до неутрален на втора скорост – точка. Отнемане до пет секунди на втора – точка.',
      question: 'По какво разбрахте, че е моментът за ускорение?',
      fault: 'Винаги половин темпо: нито почивка, нито атака.',
    },
  },
}
