/** Kick-off with a plan. */
import { moveAll, playInto, type Exercise } from '../kit'
import { createMatch, eleven, nine } from '../phases/teams'

const lineUp = {
  a: {
    1: [0.06, 0.5],
    2: [0.36, 0.86],
    3: [0.36, 0.14],
    4: [0.24, 0.62],
    5: [0.24, 0.38],
    6: [0.36, 0.5],
    7: [0.47, 0.92],
    8: [0.44, 0.66],
    9: [0.5, 0.5],
    10: [0.46, 0.4],
    11: [0.47, 0.08],
  },
  b: {
    1: [0.95, 0.5],
    2: [0.72, 0.14],
    3: [0.72, 0.86],
    4: [0.78, 0.4],
    5: [0.78, 0.6],
    6: [0.68, 0.5],
    7: [0.58, 0.16],
    8: [0.66, 0.66],
    9: [0.61, 0.5],
    10: [0.62, 0.36],
    11: [0.58, 0.84],
  },
  without: { a: [8, 10], b: [5, 8] },
  nine: { b: { 4: [0.78, 0.5] } },
} as const

export const kickOffPlan: Exercise = {
  key: 'kick-off-plan',
  sizes: [eleven, nine],
  intensity: 'medium',
  draw(size) {
    const { drawing, at, a, b } = createMatch(size, lineUp)
    const ball = drawing.ball(a(9))
    drawing.together(() => {
      drawing.run(b(9), at(0.48, 0.48))
      drawing.run(a(7), at(0.6, 0.95))
      drawing.run(a(11), at(0.6, 0.06))
      drawing.pass(ball, a(6))
    })
    drawing.together(() => {
      drawing.run(b(9), at(0.34, 0.42))
      drawing.run(b(7), at(0.46, 0.2))
      drawing.pass(ball, a(5))
    })
    drawing.together(() => {
      drawing.run(a(2), at(0.54, 0.8))
      drawing.run(b(3), at(0.68, 0.9))
      drawing.pass(ball, at(0.54, 0.8), { kind: 'lofted', for: a(2) })
    })
    playInto(drawing, ball, a(7), at(0.74, 0.93), [[a(9), at(0.72, 0.58)]])
    moveAll(drawing, [a(7), at(0.84, 0.9)], [a(9), at(0.86, 0.56)], [a(11), at(0.82, 0.3)])
    return drawing
  },
  words: {
    en: {
      title: 'Kick-off with a plan',
      aim: 'Use the kick-off, the only restart every team is sure to get: two prepared ways into the opponents’ half and order behind the ball.',
      setup:
        '{team} on {l} × {w} m. Green kicks off again and again, yellow starts outside the centre circle as the law says. Before each kick-off the captain shows one or two fingers: plan one over the far full back, plan two short through the middle.',
      rules: [
        'Plan one: back to the six, on to a centre back, long and diagonal to the far full back.',
        'Plan two: back to the six, third man between the lines, ball to the winger’s run.',
        'Both wingers sprint to the height of the opponents’ last line on the first touch.',
        'The play goes on until a goal, a ball out of play or yellow’s counter is over.',
        'Next kick-off after thirty seconds; after five the roles of the teams change.',
      ],
      points: [
        'Centre back: first touch away from the presser, then look at the far side.',
        'Full back: arrive with the ball in flight, do not wait under it.',
        'Those around the landing place: ready for the ball that drops.',
        'Two and the six stay behind, whatever the plan says.',
      ],
      harder: ['Yellow knows the plans and may press one player man for man.'],
      easier: ['Yellow may move only after the second pass.'],
      scoring:
        'Ball under control in the last third: one point. Shot within fifteen seconds of the kick-off: three.',
      question: 'How did yellow stand, and which plan fitted that better?',
      fault: 'The kick-off is hit long at once to nobody, just to have it over with.',
    },
    de: {
      title: 'Anstoß mit Plan',
      aim: 'Den Anstoß nutzen, den jede Mannschaft sicher bekommt: zwei vorbereitete Wege in die gegnerische Hälfte und Ordnung hinter dem Ball.',
      setup:
        '{team} auf {l} × {w} m. Grün hat immer wieder Anstoß, Gelb steht nach der Regel außerhalb des Mittelkreises. Vorher zeigt der Kapitän einen oder zwei Finger: Plan eins über den fernen Außenverteidiger, Plan zwei kurz durch die Mitte.',
      rules: [
        'Plan eins: zurück zum Sechser, zum Innenverteidiger, diagonal auf den fernen Außenverteidiger.',
        'Plan zwei: zurück zum Sechser, über den Dritten zwischen den Linien, in den Lauf des Flügels.',
        'Beide Flügel sprinten mit dem ersten Kontakt auf die Höhe der letzten Linie.',
        'Gespielt wird bis zum Tor, Aus oder Ende des gelben Konters.',
        'Nach dreißig Sekunden folgt der nächste Anstoß; nach fünf tauschen die Teams die Rollen.',
      ],
      points: [
        'Innenverteidiger: erster Kontakt weg vom Anläufer, dann Blick zur fernen Seite.',
        'Außenverteidiger: mit dem Ball ankommen, nicht darunter warten.',
        'Rund um den Landeplatz: auf den zweiten Ball gefasst sein.',
        'Zwei und der Sechser bleiben hinten, welcher Plan auch gilt.',
      ],
      harder: ['Gelb kennt die Pläne und darf einen Spieler eng decken.'],
      easier: ['Gelb bewegt sich erst nach dem zweiten Pass.'],
      scoring:
        'Ball kontrolliert im letzten Drittel: ein Punkt. Abschluss binnen fünfzehn Sekunden: drei.',
      question: 'Wie stand Gelb, und welcher Plan passte besser dazu?',
      fault: 'Der Anstoß wird sofort weit ins Leere geschlagen, damit er vorbei ist.',
    },
    bg: {
      title: 'Начален удар с план',
      aim: 'Използване на началния удар, който всеки отбор със сигурност получава: два подготвени пътя към чуждата половина и ред зад топката.',
      setup:
        '{team} на {l} × {w} м. Зелените изпълняват начален удар отново и отново, жълтите са извън централния кръг, както е по правилата. Преди удара капитанът показва един или два пръста: план едно през далечния бек, план две късо през средата.',
      rules: [
        'План едно: назад към опорния, към централен защитник, диагонал към далечния бек.',
        'План две: назад към опорния, трети човек между линиите, топка в хода на крилото.',
        'С първото докосване двете крила спринтират до последната линия на противника.',
        'Играе се до гол, аут или края на жълтата контраатака.',
        'Следващият начален удар е след трийсет секунди; след пет отборите сменят ролите.',
      ],
      points: [
        'Централен: първо докосване встрани от пресиращия, после поглед към далечната страна.',
        'Бек: пристигни заедно с топката, не я чакай отдолу.',
        'Около мястото на падане: готови за втората топка.',
        'Двама и опорният остават отзад, какъвто и да е планът.',
      ],
      harder: ['Жълтите знаят плановете и могат да пазят един играч плътно.'],
      easier: ['Жълтите тръгват чак след втория пас.'],
      scoring: 'Овладяна топка в последната третина – точка. Удар до петнайсет секунди – три.',
      question: 'Как стояха жълтите и кой план беше по-подходящ?',
      fault: 'Началният удар се бие веднага надалеч към никого, само да мине.',
    },
  },
}
