/** Sideways jumps over a river. */
import { createSketch } from '../../../create-sketch'
import { moveAll, type Exercise, type Point } from '../kit'
import { older, younger } from './sizes'

export const skateTheRiver: Exercise = {
  key: 'skate-the-river',
  sizes: [younger, older],
  intensity: 'medium',
  kind: { topic: 'coordination' },
  draw({ area: [length, width], count = 10 }) {
    const drawing = createSketch([length, width])
    const half = count / 2
    const lanes = Array.from({ length: half }, (_, index) => ((index + 0.5) / half) * width)
    for (const x of [0.3, 0.38, 0.62, 0.7])
      drawing.gears(
        'marker',
        lanes.map((y): Point => [x * length, y]),
      )
    const left = lanes.map((y) => drawing.player('a', [length * 0.1, y]))
    const right = lanes.map((y) => drawing.player('a', [length * 0.9, y]))
    drawing.coach([length / 2, -1.5])
    moveAll(
      drawing,
      ...left.map((id, index): readonly [string, ...Point[]] => [
        id,
        [length * 0.26, lanes[index] ?? 0],
      ]),
    )
    moveAll(
      drawing,
      ...left.map((id, index): readonly [string, ...Point[]] => [
        id,
        [length * 0.42, lanes[index] ?? 0],
      ]),
    )
    moveAll(
      drawing,
      ...left.map((id, index): readonly [string, ...Point[]] => [
        id,
        [length * 0.58, lanes[index] ?? 0],
      ]),
      ...right.map((id, index): readonly [string, ...Point[]] => [
        id,
        [length * 0.8, lanes[index] ?? 0],
      ]),
    )
    return drawing
  },
  words: {
    en: {
      title: 'Skate across the river',
      aim: 'Jump sideways from one leg to the other and land so softly that the fish do not notice.',
      setup:
        'Two rivers of markers run across {l} × {w} m, each half a step to a step wide. {n} children in pairs opposite each other, one on each bank, everybody in their own lane.',
      rules: [
        'Push off sideways like a speed skater and land on the other foot.',
        'Stay on that leg until you have counted to two, then jump again.',
        'Cross both rivers, jog back outside to your bank.',
        'The next one starts when you are between the rivers.',
        'After four crossings the river gets a step wider, if everyone lands quietly.',
      ],
      points: [
        'Push with the outside leg, swing the arms like a skater.',
        'Land on the ball of the foot, then bend hip and knee.',
        'Belly button and nose look forward when you land.',
      ],
      harder: [
        'Catch an underarm ball from the coach while standing on one leg.',
        'Forward and sideways in turn, as on a zigzag path.',
      ],
      easier: ['Jump from one to both feet first.'],
      scoring: 'One fish point for every landing that was held without a second hop.',
      question: 'Was left or right the quieter landing?',
      fault: 'Far instead of soft: the knee falls inwards and the next hop starts at once.',
    },
    de: {
      title: 'Eisläufer am Fluss',
      aim: 'Seitlich von Bein zu Bein springen und so weich landen, dass die Fische nichts merken.',
      setup:
        'Zwei Flüsse aus Markierungen quer durch {l} × {w} m, einen halben bis ganzen Schritt breit. {n} Kinder paarweise gegenüber an den Ufern, jedes in seiner Bahn.',
      rules: [
        'Seitlich abdrücken wie ein Eisschnellläufer und auf dem anderen Fuß landen.',
        'Auf diesem Bein bleiben, bis zwei gezählt ist, dann weiter.',
        'Beide Flüsse überqueren, außen zum eigenen Ufer zurücktraben.',
        'Das nächste Kind startet, wenn du zwischen den Flüssen bist.',
        'Nach vier Überquerungen wird der Fluss breiter, wenn alle leise landen.',
      ],
      points: [
        'Mit dem äußeren Bein abdrücken, Arme schwingen mit.',
        'Auf dem Ballen landen, dann Hüfte und Knie beugen.',
        'Bauchnabel und Nase zeigen bei der Landung nach vorn.',
      ],
      harder: [
        'Im Einbeinstand einen von unten geworfenen Ball fangen.',
        'Abwechselnd nach vorn und zur Seite, im Zickzack.',
      ],
      easier: ['Zuerst von einem Bein auf beide springen.'],
      scoring: 'Ein Fischpunkt für jede Landung ohne Nachhüpfer.',
      question: 'War die linke oder die rechte Landung leiser?',
      fault: 'Weit statt weich: Das Knie kippt nach innen und der nächste Sprung folgt sofort.',
    },
    bg: {
      title: 'Кънкьори през реката',
      aim: 'Скок встрани от крак на крак и толкова меко приземяване, че рибите да не усетят.',
      setup:
        'Две реки от маркери през {l} × {w} м, широки половин до една крачка. {n} деца по двойки едно срещу друго на бреговете, всяко в своя коридор.',
      rules: [
        'Оттласни се встрани като кънкьор и се приземи на другия крак.',
        'Остани на този крак, докато преброиш до две, после скочи отново.',
        'Премини двете реки и се върни с лек бег отвън на своя бряг.',
        'Следващото дете тръгва, когато си между реките.',
        'След четири преминавания реката се разширява, ако всички са тихи.',
      ],
      points: [
        'Оттласни се с външния крак, ръцете помагат като при кънки.',
        'Приземи се на предната част, после сгъни таза и коляното.',
        'Пъпът и носът гледат напред при приземяване.',
      ],
      harder: [
        'Хвани топка, подхвърлена отдолу, докато си на един крак.',
        'Редувай напред и встрани, като зигзаг.',
      ],
      easier: ['Първо от един крак на два.'],
      scoring: 'Рибена точка за всяко приземяване без второ подскачане.',
      question: 'Кое приземяване беше по-тихо – лявото или дясното?',
      fault: 'Далече вместо меко: коляното пада навътре и следващият скок идва веднага.',
    },
  },
}
