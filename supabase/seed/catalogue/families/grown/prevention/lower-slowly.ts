/** Hamstrings in pairs: lowering and bridging. */
import { createSketch } from '../../../create-sketch'
import { moveAll, type Exercise, type Point } from '../kit'
import { createLevels } from './levels'

export const lowerSlowly: Exercise = {
  key: 'lower-slowly',
  sizes: createLevels(
    [20, 14],
    [4, 60, 60],
    [
      {
        reps: ['3–5', '3–5', '3–5'],
        bridge: [
          'Bridge on both heels, hips up for five seconds, six times',
          'Brücke auf beiden Fersen, Becken fünf Sekunden oben, sechsmal',
          'Мост на две пети, таз горе пет секунди, шест пъти',
        ],
        next: [
          'Five slow lowerings without bending at the hips, two sessions in a row, without pain.',
          'Fünf langsame Absenkungen ohne Hüftknick, zwei Einheiten in Folge, schmerzfrei.',
          'Пет бавни спускания без прегъване в таза, две тренировки поред, без болка.',
        ],
      },
      {
        reps: ['7–10', '7–10', '7–10'],
        bridge: [
          'Bridge on one heel, the other thigh parallel, five times per leg',
          'Brücke auf einer Ferse, anderer Oberschenkel parallel, fünfmal je Bein',
          'Мост на една пета, другото бедро успоредно, пет пъти на крак',
        ],
        next: [
          'Ten lowerings, the first half of the way slow enough to count to three.',
          'Zehn Absenkungen, die erste Weghälfte so langsam, dass man bis drei zählt.',
          'Десет спускания, първата половина толкова бавно, че се брои до три.',
        ],
      },
      {
        reps: ['12–15', '12–15', '12–15'],
        bridge: [
          'Walk the heels away from the bridge and back, four small steps, five times',
          'Aus der Brücke mit den Fersen vier kleine Schritte weg und zurück, fünfmal',
          'От мост четири малки крачки с петите напред и обратно, пет пъти',
        ],
        next: [
          'Stay here; in weeks with two matches do half the repetitions.',
          'Hier bleiben; in Wochen mit zwei Spielen die halbe Wiederholungszahl.',
          'Остани тук; в седмица с два мача прави половината повторения.',
        ],
      },
    ],
  ).map((size) => ({ ...size, ages: [Math.max(14, size.ages[0]), 99] as const })),
  intensity: 'medium',
  kind: { topic: 'strength' },
  more: { isWalking: true },
  draw({ area }) {
    const [length, width] = area
    const drawing = createSketch(area)
    drawing.corners('marker')
    const columns = [0.12, 0.37, 0.62, 0.87]
    const kneel = columns.map((x) => drawing.player('a', [length * x, width * 0.25]))
    columns.map((x) => drawing.player('a', [length * x - 1.1, width * 0.25]))
    const low = columns.map((x) => drawing.player('a', [length * x, width * 0.72]))
    columns.map((x) => drawing.player('a', [length * x - 1.1, width * 0.72]))
    drawing.coach([length / 2, width + 1.5])
    const moveRow = (ids: readonly string[], row: number, reach: number) =>
      moveAll(
        drawing,
        ...ids.map((id, index): readonly [string, ...Point[]] => [
          id,
          [length * (columns[index] ?? 0) + reach, width * row],
        ]),
      )
    for (const reach of [0.7, 1.5, 0]) moveRow(kneel, 0.25, reach)
    for (const reach of [0.7, 1.5, 0]) moveRow(low, 0.72, reach)
    return drawing
  },
  words: {
    en: {
      title: 'Prevention warm-up: lower slowly',
      aim: 'Strengthen the back of the thigh while it lengthens. Teams that do the kneeling lowering regularly have clearly fewer hamstring injuries.',
      setup:
        'Pairs on soft, dry ground of {l} × {w} m, {n} players. One kneels upright on a folded bib or mat, the other kneels behind and holds both ankles down with body weight. First weeks: expect sore muscles for two days, so not on the day before a match.',
      rules: [
        'Lean forward from the knees in one line, as slowly as you can.',
        'When the weight can no longer be held, catch yourself on both hands and push up again.',
        'Do {reps} repetitions, then change roles.',
        '{bridge}.',
        'Second series only if the first was clean; change places with the holder each time.',
      ],
      points: [
        'Ears, shoulders, hips and knees stay in one line like a plank.',
        'Slow at the start is worth more than low at the end.',
        'Holder: weight through straight arms on the ankles, not on the calves.',
        'Any sharp pull in the thigh: stop and tell the coach.',
      ],
      harder: ['Next level when this is true: {next}'],
      easier: ['Lean only as far as you can come back without hands.'],
      scoring:
        'The holder counts the seconds of the slowest lowering; try to beat your own number next week.',
      question: 'At which angle did you lose it, earlier or later than last week?',
      fault: 'Hips bend first and the chest drops: it looks low but the thigh does nothing.',
    },
    de: {
      title: 'Präventions-Aufwärmen: langsam absenken',
      aim: 'Die Oberschenkelrückseite in der Dehnung kräftigen. Wer das Absenken im Kniestand regelmäßig übt, hat deutlich weniger Muskelverletzungen dort.',
      setup:
        'Paare auf weichem, trockenem Boden von {l} × {w} m, {n} Spieler. Einer kniet aufrecht auf Leibchen oder Matte, der andere kniet dahinter und hält beide Knöchel mit dem Körpergewicht. In den ersten Wochen droht Muskelkater: nicht am Tag vor dem Spiel.',
      rules: [
        'Von den Knien an in einer Linie nach vorn lehnen, so langsam wie möglich.',
        'Geht es nicht mehr, mit beiden Händen abfangen und wieder hochdrücken.',
        'Wiederholungen: {reps}, dann die Rollen wechseln.',
        '{bridge}.',
        'Ein zweiter Satz nur, wenn der erste sauber war; jedes Mal mit dem Haltenden tauschen.',
      ],
      points: [
        'Ohren, Schultern, Hüfte und Knie bleiben eine Linie, wie ein Brett.',
        'Langsam am Anfang zählt mehr als tief am Ende.',
        'Haltender: mit gestreckten Armen auf die Knöchel, nicht auf die Waden.',
        'Zieht es stechend im Oberschenkel: aufhören und dem Trainer sagen.',
      ],
      harder: ['Nächste Stufe, wenn das stimmt: {next}'],
      easier: ['Nur so weit lehnen, dass du ohne Hände zurückkommst.'],
      scoring:
        'Der Haltende zählt die Sekunden der langsamsten Absenkung; nächste Woche die eigene Zahl überbieten.',
      question: 'In welchem Winkel ging es nicht mehr, früher oder später als letzte Woche?',
      fault: 'Die Hüfte knickt ein: Es sieht tief aus, aber der Oberschenkel arbeitet nicht.',
    },
    bg: {
      title: 'Превантивна загрявка: бавно спускане',
      aim: 'Укрепване на задното бедро при разтягане. Отборите, които редовно правят спускането от колене, имат видимо по-малко травми на задното бедро.',
      setup:
        'Двойки на мека, суха повърхност {l} × {w} м, {n} играчи. Единият е на колене върху потник или постелка, другият коленичи зад него и държи глезените с тежестта си. Първите седмици има мускулна треска, затова не в деня преди мач.',
      rules: [
        'Наклони се напред от коленете в една линия, колкото може по-бавно.',
        'Когато вече не можеш да задържиш, поеми с две ръце и се оттласни обратно.',
        'Повторения: {reps}, после смяна на ролите.',
        '{bridge}.',
        'Втора серия само ако първата е чиста; всеки път сменяйте държащия.',
      ],
      points: [
        'Уши, рамене, таз и колене остават в една линия като дъска.',
        'Бавно в началото струва повече от ниско накрая.',
        'Държащ: с изпънати ръце върху глезените, не върху прасците.',
        'При остро дръпване в бедрото спри и кажи на треньора.',
      ],
      harder: ['Следващото ниво, когато е вярно: {next}'],
      easier: ['Наклони се само дотолкова, че да се върнеш без ръце.'],
      scoring:
        'Държащият брои секундите на най-бавното спускане; следващата седмица подобри своето число.',
      question: 'При какъв ъгъл не издържа – по-рано или по-късно от миналата седмица?',
      fault: 'Тазът се прегъва и гърдите падат: изглежда ниско, но бедрото не работи.',
    },
  },
}
