/** Sentences that follow from numbers: ground, who plays on what, and what a group of this size must know. */
import type { Words3 } from '../possession/kit'
import type { Size, Target } from './kit'

const targets: Record<Target, Words3> = {
  none: ['', '', ''],
  line: [
    'the end line (dribbling over it is a goal)',
    'die Endlinie (Andribbeln zählt als Tor)',
    'крайната линия (дрибъл през нея е гол)',
  ],
  mini: ['one mini goal', 'ein Minitor', 'една малка врата'],
  two: ['two mini goals', 'zwei Minitore', 'две малки врати'],
  three: ['three mini goals', 'drei Minitore', 'три малки врати'],
  youth: [
    'a youth goal (5 m) with keeper',
    'ein Jugendtor (5 m) mit Torwart',
    'юношеска врата (5 м) с вратар',
  ],
  full: ['a full-size goal with keeper', 'ein Großtor mit Torwart', 'голяма врата с вратар'],
}

const leftLine: Words3 = ['the left end line', 'die linke Endlinie', 'лявата крайна линия']

export function describeField({ area, attack, defence, goal, counter }: Size): Words3 {
  const [length, width] = area
  const [en, de, bg] = targets[goal]
  if (goal === 'none') {
    return [
      `Field of ${length} × ${width} m. Green (${attack}) keeps the ball, amber (${defence}) hunts it.`,
      `Feld von ${length} × ${width} m. Grün (${attack}) hält den Ball, Gelb (${defence}) jagt ihn.`,
      `Поле ${length} × ${width} м. Зелените (${attack}) пазят топката, жълтите (${defence}) я преследват.`,
    ]
  }
  const back = counter && (counter === 'line' ? leftLine : targets[counter])
  return [
    `Field of ${length} × ${width} m. Green (${attack}) attacks ${en}; amber (${defence}) defends${back ? ` and counters on ${back[0]}` : ''}.`,
    `Feld von ${length} × ${width} m. Grün (${attack}) greift auf ${de} an; Gelb (${defence}) verteidigt${back ? ` und kontert auf ${back[1]}` : ''}.`,
    `Поле ${length} × ${width} м. Зелените (${attack}) атакуват ${bg}; жълтите (${defence}) се защитават${back ? ` и контрират към ${back[2]}` : ''}.`,
  ]
}

export function describeSpareBalls(count: number): Words3 {
  return [
    `Spare balls beside the coach: ${count}.`,
    `Ersatzbälle beim Trainer: ${count}.`,
    `Резервни топки до треньора: ${count}.`,
  ]
}

const points: readonly Words3[] = [
  [
    'Alone: never sell yourself, time is on your side.',
    'Allein: Lass dich nicht ausspielen, die Zeit läuft für dich.',
    'Сам си: не се хвърляй, времето работи за теб.',
  ],
  [
    'Two: one at the ball, one a step behind and inside; change when the ball moves.',
    'Zu zweit: einer am Ball, einer schräg dahinter; mit dem Pass tauscht ihr.',
    'Двама: единият при топката, другият косо зад него; при пас се сменяте.',
  ],
  [
    'Three: one presses, one covers, one balances the far side.',
    'Zu dritt: Einer greift an, einer sichert, einer hält die ferne Seite.',
    'Трима: един напада, един покрива, един държи далечната страна.',
  ],
  [
    'Four: stay one elastic band, no gap wider than 8 m beside the ball.',
    'Zu viert: wie ein Gummiband, neben dem Ball keine Lücke über 8 m.',
    'Четирима: като ластик, без пролука над 8 м до топката.',
  ],
  [
    'Five: one goes out, four close up behind; the middle is never empty.',
    'Zu fünft: Einer rückt heraus, vier schließen dahinter; die Mitte ist nie leer.',
    'Петима: един излиза, четирима се събират зад него; центърът никога не е празен.',
  ],
  [
    'Six: two lines no more than 10 m apart; both move with every pass.',
    'Zu sechst: zwei Linien, höchstens 10 m auseinander; beide rücken bei jedem Pass.',
    'Шестима: две линии на най-много 10 м; и двете се местят при всеки пас.',
  ],
  [
    'Seven: ball side tight, far side tucked in to the middle of the pitch.',
    'Zu siebt: Ballseite eng, die ferne Seite bis zur Mitte eingerückt.',
    'Седмина: стегнато откъм топката, далечната страна е прибрана до центъра.',
  ],
  [
    'Eight and more: the last line gives the height, everyone takes it over.',
    'Ab acht: Die letzte Linie gibt die Höhe vor, alle übernehmen sie.',
    'Осем и повече: последната линия определя височината, всички я следват.',
  ],
]
const faults: readonly Words3[] = [
  [
    'Running straight at the attacker at full speed: a feint is enough.',
    'Mit vollem Tempo auf den Angreifer: Eine Finte genügt.',
    'Право срещу нападателя с пълна скорост: стига една финта.',
  ],
  [
    'Both go to the ball and the pass between them is open.',
    'Beide gehen zum Ball und der Pass dazwischen ist offen.',
    'И двамата отиват към топката и пасът между тях е отворен.',
  ],
  [
    'All three on one line: one pass beats everybody.',
    'Alle drei auf einer Linie: Ein Pass überspielt alle.',
    'И тримата са в линия: един пас преодолява всички.',
  ],
  [
    'The one away from the ball stays wide and opens the middle.',
    'Der Ballferne bleibt außen und öffnet die Mitte.',
    'Далечният остава широко и отваря центъра.',
  ],
  [
    'One leaves the line and nobody closes the hole.',
    'Einer rückt heraus und keiner schließt das Loch.',
    'Един излиза и никой не затваря дупката.',
  ],
  [
    'The front presses, the back stays: a space opens between the lines.',
    'Vorn wird gepresst, hinten geblieben: Zwischen den Linien entsteht Raum.',
    'Предните пресират, задните стоят: между линиите се отваря място.',
  ],
  [
    'Looking only at the ball: a runner comes from behind unseen.',
    'Nur auf den Ball geschaut: Ein Läufer kommt ungesehen von hinten.',
    'Гледане само в топката: някой идва незабелязан отзад.',
  ],
  [
    'Silence: nobody gives the signal to go or to drop.',
    'Schweigen: Keiner gibt das Zeichen zum Vorrücken oder Fallen.',
    'Мълчание: никой не дава знак за излизане или отстъпване.',
  ],
]

function getWords(list: readonly Words3[], count: number): Words3 {
  return list[Math.min(count, list.length) - 1] ?? ['', '', '']
}

export function getGroupPoint({ defence, group = defence }: Size): Words3 {
  return getWords(points, group)
}

export function getGroupFault({ defence, group = defence }: Size): Words3 {
  return getWords(faults, group)
}

/** More ground is harder for those who defend. */
export function makeHarder({ area: [length, width], ages }: Size): Words3 {
  const more = width > 30 ? 6 : width > 15 ? 4 : 2
  return ages[0] < 9
    ? [
        `A wider field (${length} × ${width + more} m): more to guard.`,
        `Breiteres Feld (${length} × ${width + more} m): mehr zu bewachen.`,
        `По-широко поле (${length} × ${width + more} м): повече за пазене.`,
      ]
    : [
        `Defend ${more} m more width: ${length} × ${width + more} m.`,
        `${more} m mehr Breite verteidigen: ${length} × ${width + more} m.`,
        `Защита на ${more} м повече ширина: ${length} × ${width + more} м.`,
      ]
}

export function makeEasier({ area: [length, width] }: Size): Words3 {
  const less = width > 30 ? 6 : width > 15 ? 3 : 1
  return [
    `Narrower field (${length} × ${width - less} m).`,
    `Schmaleres Feld (${length} × ${width - less} m).`,
    `По-тясно поле (${length} × ${width - less} м).`,
  ]
}
