/** Run, stop, stand on one leg. */
import { createSketch } from '../../../create-sketch'
import { moveAll, type Exercise, type Point } from '../kit'
import { older, younger } from './sizes'

export const statues: Exercise = {
  key: 'statues',
  sizes: [younger, older],
  intensity: 'medium',
  kind: { topic: 'coordination' },
  draw({ area: [length, width], count = 10 }) {
    const drawing = createSketch([length, width])
    drawing.corners('cone')
    const half = count / 2
    const getPlace = (index: number, y: number): Point => [
      (length * (index + 0.7)) / (half + 0.4),
      y * width,
    ]
    const upper = Array.from({ length: half }, (_, index) =>
      drawing.player('a', getPlace(index, 0.26)),
    )
    const lower = Array.from({ length: half }, (_, index) =>
      drawing.player('a', getPlace(index, 0.74)),
    )
    drawing.coach([length / 2, -1.5])
    const step = length / (half + 0.4) / 2
    moveAll(
      drawing,
      ...upper.map((id, index): readonly [string, ...Point[]] => {
        const [x, y] = getPlace(index, 0.26)
        const side = index % 2 === 0 ? 1 : -1
        return [id, [x + step * side, y + width * 0.16], [x + step * 0.4, y - width * 0.12 * side]]
      }),
      ...lower.map((id, index): readonly [string, ...Point[]] => {
        const [x, y] = getPlace(index, 0.74)
        const side = index % 2 === 0 ? 1 : -1
        return [id, [x - step * side, y - width * 0.14], [x - step * 0.3, y + width * 0.12 * side]]
      }),
    )
    return drawing
  },
  words: {
    en: {
      title: 'Statues: stop on one leg',
      aim: 'Brake from a run to a firm stand on one leg, with the knee above the foot.',
      setup:
        'Square of {l} × {w} m, {n} children without balls, all in the field at once. The coach outside calls animals, numbers or colours. Look at the knees from the front.',
      rules: [
        'Everybody jogs freely through the square and keeps away from others.',
        'On “statue” stop within two steps and stand on one leg like a stork.',
        'Hold it for three seconds, the next time on the other leg.',
        'A wobbling statue does it once more, nobody drops out.',
        'The child with the quietest stop calls the next statue.',
      ],
      points: [
        'Slow down with small steps, do not fall into the stand.',
        'The standing knee is a little soft and looks over the toes.',
        'Arms wide like wings, eyes on a point far away.',
      ],
      harder: [
        'Stop after a jump; or hold the statue with the heel just off the ground.',
        'Every statue holds an imaginary ball over the head.',
      ],
      easier: ['Walk instead of jog; the free toes may touch the grass.'],
      scoring: 'Count your own quiet statues: how many out of six, left and right?',
      question: 'What do you do with your arms when you wobble?',
      fault: 'Too fast for the space: children stop by bumping into each other.',
    },
    de: {
      title: 'Statuen: auf einem Bein stoppen',
      aim: 'Aus dem Lauf in einen festen Einbeinstand bremsen, Knie über dem Fuß.',
      setup:
        'Quadrat von {l} × {w} m, {n} Kinder ohne Ball, alle zugleich im Feld. Der Trainer ruft von außen Tiere, Zahlen oder Farben und schaut von vorn auf die Knie.',
      rules: [
        'Alle traben frei durch das Quadrat und halten Abstand.',
        'Bei „Statue“ in zwei Schritten stoppen und wie ein Storch auf einem Bein stehen.',
        'Drei Sekunden halten, beim nächsten Mal auf dem anderen Bein.',
        'Wackelt eine Statue, macht sie es noch einmal; niemand scheidet aus.',
        'Wer am leisesten gestoppt hat, ruft die nächste Statue.',
      ],
      points: [
        'Mit kleinen Schritten langsamer werden, nicht in den Stand fallen.',
        'Das Standknie bleibt weich und schaut über die Zehen.',
        'Arme breit wie Flügel, Blick auf einen Punkt in der Ferne.',
      ],
      harder: [
        'Nach einem Hüpfer stoppen oder die Ferse leicht anheben.',
        'Jede Statue hält einen unsichtbaren Ball über dem Kopf.',
      ],
      easier: ['Gehen statt traben; die Zehen des freien Fußes dürfen den Boden berühren.'],
      scoring: 'Zähl deine leisen Statuen: Wie viele von sechs, links und rechts?',
      question: 'Was machst du mit den Armen, wenn du wackelst?',
      fault: 'Zu schnell für den Platz: Gestoppt wird, indem man zusammenstößt.',
    },
    bg: {
      title: 'Статуи: спри на един крак',
      aim: 'Спиране от бягане в стабилен стоеж на един крак, с коляно над стъпалото.',
      setup:
        'Квадрат {l} × {w} м, {n} деца без топки, всички са вътре едновременно. Треньорът отвън вика животни, числа или цветове и гледа коленете отпред.',
      rules: [
        'Всички тичат леко из квадрата и пазят разстояние.',
        'При „статуя“ спри с две крачки и застани на един крак като щъркел.',
        'Задръж три секунди, следващия път – на другия крак.',
        'Статуя, която се клати, опитва отново; никой не отпада.',
        'Който е спрял най-тихо, вика следващата статуя.',
      ],
      points: [
        'Намалявай с малки крачки, не падай в стоежа.',
        'Опорното коляно е меко и гледа над пръстите.',
        'Ръцете са широко като крила, погледът е в далечна точка.',
      ],
      harder: [
        'Спиране след скок или с леко вдигната пета.',
        'Всяка статуя държи невидима топка над главата.',
      ],
      easier: ['Ходене вместо бягане; пръстите на свободния крак могат да докосват тревата.'],
      scoring: 'Брой тихите си статуи: колко от шест, ляво и дясно?',
      question: 'Какво правиш с ръцете, когато се клатиш?',
      fault: 'Твърде бързо за мястото: децата спират, като се блъскат едно в друго.',
    },
  },
}
