/** Trunk and groin in pairs. */
import { createSketch } from '../../../create-sketch'
import { moveAll, type Exercise, type Point } from '../kit'
import { createLevels } from './levels'

export const trunkAndGroin: Exercise = {
  key: 'trunk-and-groin',
  sizes: createLevels(
    [18, 18],
    [6, 40, 40],
    [
      {
        front: [
          'Forearm support on both feet for twenty seconds',
          'Unterarmstütz auf beiden Füßen, zwanzig Sekunden',
          'Опора на лакти и два крака, двайсет секунди',
        ],
        side: [
          'Side support on the lower knee, fifteen seconds each side',
          'Seitstütz auf dem unteren Knie, fünfzehn Sekunden je Seite',
          'Странична опора на долното коляно, петнайсет секунди на страна',
        ],
        groin: [
          'The partner holds the upper knee; lift the lower leg to it, six times',
          'Der Partner hält das obere Knie; das untere Bein sechsmal heranheben',
          'Партньорът държи горното коляно; вдигни долния крак към него шест пъти',
        ],
        next: [
          'Twenty seconds in each position without the hips sinking, breathing quietly.',
          'Zwanzig Sekunden in jeder Stellung ohne absinkendes Becken, ruhig atmend.',
          'Двайсет секунди във всяко положение без провисване на таза и със спокойно дишане.',
        ],
      },
      {
        front: [
          'Forearm support, lift one foot for two seconds in turn, thirty seconds',
          'Unterarmstütz, abwechselnd einen Fuß zwei Sekunden heben, dreißig Sekunden',
          'Опора на лакти, редуване на вдигнат крак по две секунди, трийсет секунди',
        ],
        side: [
          'Side support on the feet, lower and lift the hips, eight times each side',
          'Seitstütz auf den Füßen, Hüfte senken und heben, achtmal je Seite',
          'Странична опора на стъпала, спускане и вдигане на таза осем пъти на страна',
        ],
        groin: [
          'The partner holds the knee; lift hips and lower leg together, six times',
          'Der Partner hält das Knie; Hüfte und unteres Bein zusammen heben, sechsmal',
          'Партньорът държи коляното; вдигни заедно таза и долния крак шест пъти',
        ],
        next: [
          'Groin part without pain (two of ten at most), hips in line to the last repetition.',
          'Leistenteil ohne Schmerz (höchstens zwei von zehn), Hüfte bis zuletzt in der Linie.',
          'Частта за слабините без болка (най-много две от десет), таз в линия до края.',
        ],
      },
      {
        front: [
          'Forearm support, one leg up and small circles with it, twenty seconds each',
          'Unterarmstütz, ein Bein oben und damit kleine Kreise, je zwanzig Sekunden',
          'Опора на лакти, единият крак горе с малки кръгове, по двайсет секунди',
        ],
        side: [
          'Side support with the upper leg lifted, twenty seconds each side',
          'Seitstütz mit gehobenem oberem Bein, zwanzig Sekunden je Seite',
          'Странична опора с вдигнат горен крак, двайсет секунди на страна',
        ],
        groin: [
          'The partner holds the ankle; lower and lift slowly, eight times each side',
          'Der Partner hält den Knöchel; langsam senken und heben, achtmal je Seite',
          'Партньорът държи глезена; бавно спускане и вдигане осем пъти на страна',
        ],
        next: [
          'Hold it through the season with one series a week; two in the preparation.',
          'In der Saison mit einem Satz pro Woche halten, in der Vorbereitung zwei.',
          'През сезона поддържай с една серия седмично, в подготовката – две.',
        ],
      },
    ],
  ),
  intensity: 'medium',
  kind: { topic: 'strength' },
  more: { isWalking: true },
  draw({ area }) {
    const [length, width] = area
    const drawing = createSketch(area)
    const middle: Point = [length / 2, width / 2]
    const outer = drawing.ring('a', 8, middle, width * 0.42)
    const inner = drawing.ring('a', 8, middle, width * 0.3)
    drawing.coach([length / 2, width / 2])
    const moveRing = (ids: readonly string[], radius: number, turn: number) =>
      moveAll(
        drawing,
        ...ids.map((id, index): readonly [string, ...Point[]] => {
          const angle = (index / ids.length) * 2 * Math.PI - Math.PI / 2 + turn
          return [
            id,
            [
              middle[0] + Math.cos(angle) * radius * width,
              middle[1] + Math.sin(angle) * radius * width,
            ],
          ]
        }),
      )
    for (const turn of [0.2, 0]) moveRing(inner, 0.3, turn)
    for (const turn of [-0.16, 0]) moveRing(outer, 0.42, turn)
    return drawing
  },
  words: {
    en: {
      title: 'Prevention warm-up: trunk and groin',
      aim: 'Stabilise trunk and pelvis and strengthen the adductors, where footballers get hurt when they shoot, stretch and turn.',
      setup:
        'Pairs in a double circle of about {l} m, {n} players, so that everybody sees the coach in the middle. One works, the other is coach and holds the leg in the groin part. Mats or a dry lawn.',
      rules: [
        '{front}; the partner looks along the back from the side.',
        '{side}; elbow below the shoulder.',
        '{groin}; the upper leg lies in the partner’s hands like on a bench.',
        'Change roles after every position; the circle works at the same time.',
        'Shake out for a moment and start the next trip with the other side.',
      ],
      points: [
        'Ears to heels in one line; the navel is drawn in a little.',
        'Keep breathing: whoever can count aloud is doing it right.',
        'Groin part: lift with the inside of the thigh, not by swinging.',
        'Partner: hold firmly at the height of your hip and stay close.',
      ],
      harder: ['Next level when this is true: {next}'],
      easier: ['Half the time, twice as many breaks.'],
      scoring:
        'A pair gets a point for each position in which the hips did not move for the whole time.',
      question: 'In which position does your back tell you first that you are tired?',
      fault: 'Hips hang down or point to the sky, the neck is bent back.',
    },
    de: {
      title: 'Präventions-Aufwärmen: Rumpf und Leiste',
      aim: 'Rumpf und Becken stabilisieren und die Adduktoren kräftigen, die beim Schießen, Grätschen und Drehen leiden.',
      setup:
        'Paare im Doppelkreis von etwa {l} m, {n} Spieler, damit alle den Trainer in der Mitte sehen. Einer arbeitet, der andere achtet auf die Form und hält im Leistenteil das Bein. Matten oder trockener Rasen.',
      rules: [
        '{front}; der Partner schaut von der Seite auf die Rückenlinie.',
        '{side}; Ellbogen unter der Schulter.',
        '{groin}; das obere Bein liegt in den Händen des Partners wie auf einer Bank.',
        'Nach jeder Stellung die Rollen wechseln; der ganze Kreis arbeitet gleichzeitig.',
        'Kurz ausschütteln, die nächste Runde beginnt mit der anderen Seite.',
      ],
      points: [
        'Vom Ohr bis zur Ferse eine Linie, Bauchnabel leicht einziehen.',
        'Weiteratmen: Wer laut zählen kann, macht es richtig.',
        'Leiste: aus der Oberschenkelinnenseite heben, nicht schwingen.',
        'Partner: in Hüfthöhe festhalten und nah dran bleiben.',
      ],
      harder: ['Nächste Stufe, wenn das stimmt: {next}'],
      easier: ['Halbe Zeit, doppelt so viele Pausen.'],
      scoring: 'Ein Punkt für das Paar je Stellung, in der sich das Becken nicht bewegt hat.',
      question: 'In welcher Stellung meldet sich dein Rücken zuerst?',
      fault: 'Das Becken hängt durch oder ragt nach oben, der Nacken ist überstreckt.',
    },
    bg: {
      title: 'Превантивна загрявка: корпус и слабини',
      aim: 'Стабилен корпус и таз и силни аддуктори – мускулите, които страдат при удар, шпагат и завъртане.',
      setup:
        'Двойки в двоен кръг около {l} м, {n} играчи, така че всички да виждат треньора в средата. Единият работи, другият следи формата и държи крака в частта за слабините. Постелки или суха трева.',
      rules: [
        '{front}; партньорът гледа линията на гърба отстрани.',
        '{side}; лакътят е под рамото.',
        '{groin}; горният крак лежи в ръцете на партньора като на пейка.',
        'След всяко положение се сменят ролите; целият кръг работи едновременно.',
        'Кратко разтърсване, следващата обиколка започва с другата страна.',
      ],
      points: [
        'От ушите до петите една линия, пъпът е леко прибран.',
        'Дишай: който може да брои на глас, го прави правилно.',
        'Слабини: вдигай с вътрешната страна на бедрото, без замах.',
        'Партньор: дръж здраво на височината на таза и стой близо.',
      ],
      harder: ['Следващото ниво, когато е вярно: {next}'],
      easier: ['Половин време, двойно повече почивки.'],
      scoring: 'Точка за двойката за всяко положение, в което тазът не е мръднал.',
      question: 'В кое положение гърбът ти първи казва, че си уморен?',
      fault: 'Тазът провисва или стърчи нагоре, вратът е извит назад.',
    },
  },
}
