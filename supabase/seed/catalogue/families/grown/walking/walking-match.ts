/** The match of walking football with its rules. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, moveAll, playInto, type Exercise } from '../kit'
import { largeGroup, smallGroup } from './sizes'

export const walkingMatch: Exercise = {
  key: 'walking-match',
  sizes: [
    { ...smallGroup, area: [30, 20], time: [4, 360, 120], fill: { sides: 4 } },
    { ...largeGroup, area: [38, 26], time: [4, 420, 120], count: 12, fill: { sides: 6 } },
  ],
  intensity: 'low',
  kind: { phase: 'game', practice_type: 'conditioned_game', topic: 'possession' },
  more: { isWalking: true },
  draw({ area, count = 8 }) {
    const at = createScale({ area })
    const drawing = createSketch(area, { pitch: 'small_sided' })
    drawing.goal('small', at(0, 0.5), 0)
    drawing.goal('small', at(1, 0.5), 180)
    const half = count / 2
    drawing.keeper('a', at(0.03, 0.5))
    drawing.keeper('b', at(0.97, 0.5))
    const places = [
      [0.26, 0.3],
      [0.26, 0.72],
      [0.56, 0.5],
      [0.5, 0.16],
      [0.46, 0.84],
    ] as const
    const ours = places.slice(0, half - 1).map(([x, y]) => drawing.player('a', at(x, y)))
    const theirs = places
      .slice(0, half - 1)
      .map(([x, y]) => drawing.player('b', at(0.96 - x * 0.86, 0.96 - y * 0.9)))
    const [back = '', low = '', front = ''] = ours
    const ball = drawing.ball(back)
    addBench(drawing, 2)
    drawing.together(() => {
      drawing.run(theirs[2] ?? '', at(0.42, 0.58))
      drawing.pass(ball, low)
    })
    playInto(drawing, ball, front, at(0.6, 0.56), [[back, at(0.36, 0.3)]])
    moveAll(drawing, [front, at(0.66, 0.52)])
    drawing.shot(ball, [area[0], area[1] / 2 + 1.1])
    return drawing
  },
  words: {
    en: {
      title: 'Walking football: the match',
      aim: 'Play football for life: at walking pace, without contact, with many passes and a good laugh. Heart and balance are trained on the way.',
      setup:
        '{sides}v{sides} with keepers on {l} × {w} m, 3 m goals, an arc or line four metres in front of each that only the keeper may enter. Substitutes walk along the touchline. Everyone knows where the defibrillator hangs.',
      rules: [
        'One foot is always on the ground: running or jogging is a free kick for the others.',
        'No contact, no tackling from behind or from the side; stand in the way and intercept.',
        'The ball stays below head height; whoever plays it higher gives a free kick away.',
        'All free kicks are indirect, opponents stay three metres away; kick-ins instead of throw-ins.',
        'Only the keeper plays in the goal area. After each period the teams change.',
      ],
      points: [
        'Pass first and walk into the next gap: the ball does the running.',
        'Receive half open, so that one look shows two passes.',
        'Defend by closing lines: two steps to the side are worth a sprint.',
        'Stop at once with chest pain, dizziness or breath that does not come back.',
      ],
      harder: [
        'Three touches for everyone.',
        'A goal counts only when all team-mates are over halfway.',
      ],
      easier: [
        'A neutral on the touchline whom both teams may use.',
        'Periods two minutes shorter.',
      ],
      scoring: 'One point a goal, two if every player of the team touched the ball in the attack.',
      question: 'How did you become free without running?',
      fault: 'The pace creeps up to a jog near the ball, and the referee lets it go.',
    },
    de: {
      title: 'Gehfußball: das Spiel',
      aim: 'Ein Leben lang Fußball spielen: im Gehen, ohne Körperkontakt, mit vielen Pässen und viel Freude. Herz und Gleichgewicht trainieren mit.',
      setup:
        '{sides} gegen {sides} mit Torhütern auf {l} × {w} m, Drei-Meter-Tore, davor ein Vier-Meter-Torraum, den nur der Torwart betritt. Auswechselspieler gehen an der Seitenlinie mit. Alle wissen, wo der Defibrillator hängt.',
      rules: [
        'Ein Fuß ist immer am Boden: Laufen oder Traben gibt Freistoß für die anderen.',
        'Kein Kontakt, kein Tackling von hinten oder der Seite; Wege zustellen und abfangen.',
        'Der Ball bleibt unter Kopfhöhe; wer höher spielt, verursacht einen Freistoß.',
        'Alle Freistöße sind indirekt mit drei Metern Abstand; Einkick statt Einwurf.',
        'Im Torraum spielt nur der Torwart. Nach jedem Abschnitt wechseln die Teams.',
      ],
      points: [
        'Erst passen, dann in die nächste Lücke gehen: Laufen soll der Ball.',
        'Halb offen annehmen, dann zeigt ein Blick zwei Pässe.',
        'Verteidigen heißt Linien schließen: Zwei Schritte zur Seite ersetzen den Sprint.',
        'Bei Brustschmerz, Schwindel oder anhaltender Atemnot sofort aufhören.',
      ],
      harder: [
        'Drei Kontakte für alle.',
        'Ein Tor zählt nur, wenn alle über der Mittellinie sind.',
      ],
      easier: ['Ein Joker an der Seitenlinie für beide Teams.', 'Abschnitte zwei Minuten kürzer.'],
      scoring: 'Tor ein Punkt; zwei, wenn im Angriff jeder am Ball war.',
      question: 'Wie bist du ohne Laufen frei geworden?',
      fault: 'In Ballnähe wird aus dem Gehen ein Traben, und keiner pfeift.',
    },
    bg: {
      title: 'Ходещ футбол: мачът',
      aim: 'Футбол за цял живот: с ходене, без контакт, с много пасове и добро настроение. Междувременно се тренират сърцето и равновесието.',
      setup:
        '{sides} срещу {sides} с вратари на {l} × {w} м, триметрови врати, пред тях вратарско поле от четири метра само за вратаря. Резервите се разхождат край линията. Всички знаят къде е дефибрилаторът.',
      rules: [
        'Единият крак винаги е на земята: бягането е свободен удар за другите.',
        'Без контакт и без отнемане отзад или отстрани; затваряй пътя и пресичай.',
        'Топката остава под височината на главата; по-високо е свободен удар.',
        'Всички свободни удари са непреки, противникът е на три метра; вместо тъч – вкарване с крак.',
        'Във вратарското поле играе само вратарят. След всяка част отборите се сменят.',
      ],
      points: [
        'Първо подай, после отиди в следващата пролука: топката да тича.',
        'Поемай полуотворено, тогава един поглед показва два паса.',
        'Защитата е затваряне на линии: две крачки встрани заместват спринта.',
        'При болка в гърдите, замайване или задух спри веднага.',
      ],
      harder: ['Три докосвания за всички.', 'Гол важи само ако всички са минали центъра.'],
      easier: ['Неутрален край линията за двата отбора.', 'Частите са с две минути по-кратки.'],
      scoring: 'Гол – точка; две, ако в атаката всеки е докоснал топката.',
      question: 'Как се освободи, без да тичаш?',
      fault: 'Близо до топката ходенето става бягане и никой не свири.',
    },
  },
}
