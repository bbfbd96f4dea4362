/** Rondos: many keep the ball from few. Varied by numbers, touches and what the pass must do. */
import { combine, family, type Level } from '../../family'
import { sketch, type Sketch } from '../../sketch'

const numbers = [
  { outside: 3, inside: 1, side: 8, ages: [8, 13], level: 2 },
  { outside: 4, inside: 1, side: 9, ages: [7, 12], level: 1 },
  { outside: 4, inside: 2, side: 10, ages: [10, 19], level: 3 },
  { outside: 5, inside: 2, side: 11, ages: [9, 19], level: 2 },
  { outside: 6, inside: 2, side: 12, ages: [9, 19], level: 2 },
  { outside: 6, inside: 3, side: 14, ages: [12, 19], level: 4 },
  { outside: 8, inside: 3, side: 15, ages: [11, 19], level: 3 },
] as const

const tasks = [
  {
    key: 'free',
    harder: 0,
    en: {
      name: 'free touches',
      rule: 'Touches are free.',
      point: 'Open up so that you see both neighbours before the ball comes.',
    },
    de: {
      name: 'freie Kontakte',
      rule: 'Die Zahl der Kontakte ist frei.',
      point: 'Offen stehen: beide Nachbarn sehen, bevor der Ball kommt.',
    },
    bg: {
      name: 'свободни докосвания',
      rule: 'Броят на докосванията е свободен.',
      point: 'Отвори тялото: виж двамата съседи, преди да дойде топката.',
    },
  },
  {
    key: 'two-touch',
    harder: 1,
    en: {
      name: 'two touches',
      rule: 'Two touches each; a third one loses the ball.',
      point: 'First touch away from the defender, to the foot that passes next.',
    },
    de: {
      name: 'zwei Kontakte',
      rule: 'Höchstens zwei Kontakte; beim dritten ist der Ball verloren.',
      point: 'Erster Kontakt weg vom Verteidiger, auf den Fuß, der weiterspielt.',
    },
    bg: {
      name: 'две докосвания',
      rule: 'Най-много две докосвания; третото губи топката.',
      point: 'Първо докосване встрани от защитника, към крака за следващия пас.',
    },
  },
  {
    key: 'split-pass',
    harder: 1,
    en: {
      name: 'through the middle',
      rule: 'A pass between two defenders counts as a point; with one defender, a pass that crosses the middle.',
      point: 'Wait for the gap: look as if you played outside, then play through.',
    },
    de: {
      name: 'durch die Mitte',
      rule: 'Ein Pass zwischen zwei Verteidigern zählt einen Punkt; bei einem Verteidiger ein Pass durch die Mitte.',
      point: 'Auf die Lücke warten: nach außen schauen, durch die Mitte spielen.',
    },
    bg: {
      name: 'през средата',
      rule: 'Пас между двама защитници носи точка; при един защитник – пас през средата.',
      point: 'Изчакай пролуката: погледни навън, подай през средата.',
    },
  },
  {
    key: 'one-touch',
    harder: 2,
    en: {
      name: 'one touch',
      rule: 'One touch only. After a mistake the passer goes inside.',
      point: 'Know the next pass before the ball arrives; firm, along the ground.',
    },
    de: {
      name: 'ein Kontakt',
      rule: 'Nur ein Kontakt. Nach einem Fehler geht der Passgeber in die Mitte.',
      point: 'Den nächsten Pass kennen, bevor der Ball kommt; scharf und flach.',
    },
    bg: {
      name: 'едно докосване',
      rule: 'Само едно докосване. При грешка подаващият влиза в средата.',
      point: 'Знай следващия пас, преди да дойде топката; силно и по земя.',
    },
  },
] as const

type Numbers = (typeof numbers)[number]

const rondoVariants = combine({ size: numbers, task: tasks }).filter(
  ({ size, task }) => size.ages[0] > 8 || task.harder < 2,
)

function draw({ outside, inside, side }: Numbers): Sketch {
  const drawing = sketch([side, side])
  const middle = side / 2
  drawing.corners('marker')
  const ring = drawing.ring('a', outside, [middle, middle], middle - 0.6)
  if (inside === 1) drawing.player('b', [middle, middle])
  else drawing.ring('b', inside, [middle, middle], 1.6)
  const [first = '', second = '', third = ''] = ring
  const ball = drawing.ball(first)
  drawing.pass(ball, second)
  drawing.pass(ball, third)
  return drawing
}

const square = family({
  slug: 'rondo',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'warm_up',
  practice_type: 'rondo',
  corners: ['technical', 'tactical'],
  variants: rondoVariants,
  key: ({ size, task }) => `${size.outside}v${size.inside}-${task.key}`,
  exercise({ size, task }) {
    const { outside, inside, side } = size
    const all = outside + inside
    const level = Math.min(5, size.level + task.harder)
    return {
      level: asLevel(level),
      ages: [size.ages[0] + task.harder, size.ages[1]],
      intensity: inside > 1 ? 'high' : 'medium',
      minutes: 12,
      intervals: { sets: 6, work: 90, rest: 30 },
      players: [all, all + 1],
      sketch: draw(size),
      words: {
        en: {
          title: `Rondo ${outside}v${inside}: ${task.en.name}`,
          aim: 'Keep the ball under pressure: scan, offer an angle, play with the right foot at the right time.',
          setup: `Square of ${side} × ${side} m marked at the corners. ${outside} players on the sides, ${inside} in the middle, spare balls beside the square.`,
          rules: `The outside keeps the ball. ${task.en.rule} Whoever wins it in the middle changes places with the player who lost it. Six rounds of 90 seconds.`,
          points: [
            task.en.point,
            'Move along your side to open a passing line.',
            'Pass to the foot away from pressure.',
          ],
          progressions: [
            'Make the square a metre smaller.',
            'Ten passes without loss count double.',
          ],
          regressions: ['Make the square two metres larger.', 'The middle only walks.'],
          scoring: 'A point for every ten passes in a row.',
        },
        de: {
          title: `Rondo ${outside} gegen ${inside}: ${task.de.name}`,
          aim: 'Den Ball unter Druck behaupten: schauen, einen Passwinkel anbieten, mit dem richtigen Fuß zur richtigen Zeit spielen.',
          setup: `Quadrat von ${side} × ${side} m, an den Ecken markiert. ${outside} Spieler an den Seiten, ${inside} in der Mitte, Ersatzbälle neben dem Feld.`,
          rules: `Außen wird der Ball gehalten. ${task.de.rule} Wer in der Mitte den Ball gewinnt, tauscht mit dem, der ihn verloren hat. Sechs Durchgänge von 90 Sekunden.`,
          points: [
            task.de.point,
            'Auf der eigenen Seite bewegen, um die Passlinie zu öffnen.',
            'Auf den Fuß passen, der vom Gegner weiter weg ist.',
          ],
          progressions: [
            'Das Quadrat um einen Meter verkleinern.',
            'Zehn Pässe ohne Verlust zählen doppelt.',
          ],
          regressions: ['Das Quadrat um zwei Meter vergrößern.', 'In der Mitte wird nur gegangen.'],
          scoring: 'Ein Punkt für je zehn Pässe in Folge.',
        },
        bg: {
          title: `Рондо ${outside} срещу ${inside}: ${task.bg.name}`,
          aim: 'Запазване на топката под натиск: оглеждане, ъгъл за пас, правилният крак в правилния момент.',
          setup: `Квадрат ${side} × ${side} м, маркиран в ъглите. ${outside} играчи по страните, ${inside} в средата, резервни топки до квадрата.`,
          rules: `Външните пазят топката. ${task.bg.rule} Който я отнеме в средата, се сменя с този, който я е загубил. Шест серии по 90 секунди.`,
          points: [
            task.bg.point,
            'Движи се по своята страна, за да отвориш линия за пас.',
            'Подавай към крака, който е по-далеч от натиска.',
          ],
          progressions: [
            'Квадратът става с метър по-малък.',
            'Десет паса без загуба се броят двойно.',
          ],
          regressions: [
            'Квадратът става с два метра по-голям.',
            'В средата се движат само с ходене.',
          ],
          scoring: 'Точка за всеки десет поредни паса.',
        },
      },
    }
  },
})

function asLevel(level: number): Level {
  return levels[level - 1] ?? 5
}
const levels = [1, 2, 3, 4, 5] as const

export const rondos = [square]
