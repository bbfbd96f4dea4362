/** Falling, rolling and getting up. */
import { createSketch } from '../../../create-sketch'
import { moveAll, type Exercise, type Point } from '../kit'
import { older, younger } from './sizes'

export const rollAndRise: Exercise = {
  key: 'roll-and-rise',
  sizes: [younger, older],
  intensity: 'medium',
  kind: { topic: 'mobility' },
  draw({ area: [length, width], count = 10 }) {
    const drawing = createSketch([length, width])
    const half = count / 2
    const lanes = Array.from({ length: half }, (_, index) => ((index + 0.5) / half) * width)
    for (const y of lanes) drawing.zone([length * 0.4, y - 1], [length * 0.62, y + 1])
    const first = lanes.map((y) => drawing.player('a', [length * 0.22, y]))
    for (const y of lanes) drawing.player('a', [length * 0.06, y])
    for (const y of lanes) drawing.ball([length * 0.78, y])
    drawing.coach([length / 2, -1.5])
    moveAll(
      drawing,
      ...first.map((id, index): readonly [string, ...Point[]] => [
        id,
        [length * 0.42, lanes[index] ?? 0],
      ]),
    )
    moveAll(
      drawing,
      ...first.map((id, index): readonly [string, ...Point[]] => [
        id,
        [length * 0.58, (lanes[index] ?? 0) + 0.5],
      ]),
    )
    moveAll(
      drawing,
      ...first.map((id, index): readonly [string, ...Point[]] => [
        id,
        [length * 0.78, (lanes[index] ?? 0) + 0.6],
        [length * 0.9, lanes[index] ?? 0],
      ]),
    )
    return drawing
  },
  words: {
    en: {
      title: 'Roll and rise',
      aim: 'Fall without getting hurt: round back, over the shoulder and straight up to the ball.',
      setup:
        'Lanes on {l} × {w} m with a soft rolling place in the middle (mat or thick dry grass), two children to a lane, {n} in all. A ball lies three steps behind each rolling place.',
      rules: [
        'Squat beside the mat, make a big ring with both arms.',
        'Roll over the arm, the shoulder and the opposite hip, never over the head.',
        'Come up to your feet without hands and touch the ball with the sole.',
        'Back outside the lane; the next child starts when the mat is free.',
        'Left and right in turn; stop when somebody feels dizzy.',
      ],
      points: [
        'Chin to the chest, look at your belly button.',
        'Round like a ball: nothing hits the ground with a bang.',
        'Breathe out while you roll.',
      ],
      harder: [
        'From a stand, then from walking, then from an easy jog.',
        'Get up and dribble the ball to the end of the lane.',
      ],
      easier: ['Lie on your back and rock to and fro like an egg, then stand up.'],
      scoring: 'A point for each roll that your partner could not hear.',
      question: 'Which parts of you touched the ground, in what order?',
      fault: 'Straight arm stretched out to break the fall: wrist and elbow get hurt.',
    },
    de: {
      title: 'Abrollen und aufstehen',
      aim: 'Fallen ohne Wehtun: runder Rücken, über die Schulter und gleich wieder auf zum Ball.',
      setup:
        'Bahnen auf {l} × {w} m, in der Mitte eine weiche Rollstelle (Matte oder dichter, trockener Rasen), zwei Kinder je Bahn, insgesamt {n}. Drei Schritte dahinter liegt ein Ball.',
      rules: [
        'Neben der Matte hocken, mit beiden Armen einen großen Reifen bilden.',
        'Über Arm, Schulter und die Gegenhüfte rollen, nie über den Kopf.',
        'Ohne Hände auf die Füße kommen und die Sohle auf den Ball setzen.',
        'Außen zurück; das nächste Kind beginnt, wenn die Matte frei ist.',
        'Links und rechts im Wechsel; wem schwindelig ist, der pausiert.',
      ],
      points: [
        'Kinn zur Brust, zum Bauchnabel schauen.',
        'Rund wie ein Ball: Nichts schlägt hart auf.',
        'Beim Rollen ausatmen.',
      ],
      harder: [
        'Aus dem Stand, dann aus dem Gehen, dann aus lockerem Trab.',
        'Aufstehen und den Ball bis ans Ende der Bahn dribbeln.',
      ],
      easier: ['Auf dem Rücken schaukeln wie ein Ei, dann aufstehen.'],
      scoring: 'Ein Punkt für jede Rolle, die der Partner nicht gehört hat.',
      question: 'Welche Körperteile haben den Boden berührt, in welcher Reihenfolge?',
      fault: 'Mit gestrecktem Arm abstützen: Das tut Handgelenk und Ellbogen weh.',
    },
    bg: {
      title: 'Претърколи се и стани',
      aim: 'Падане без нараняване: кръгъл гръб, през рамото и веднага на крака към топката.',
      setup:
        'Коридори на {l} × {w} м, в средата меко място за претъркаляне (постелка или гъста суха трева), по две деца в коридор, общо {n}. На три крачки зад него лежи топка.',
      rules: [
        'Клекни до постелката, направи с ръце голям обръч.',
        'Претърколи се през ръката, рамото и обратния хълбок, никога през главата.',
        'Стани без ръце и сложи подметка върху топката.',
        'Върни се отвън; следващото дете започва, щом мястото е свободно.',
        'Редувайте ляво и дясно; на когото му се вие свят, почива.',
      ],
      points: [
        'Брадичка към гърдите, гледай пъпа си.',
        'Кръгъл като топка: нищо не се удря силно.',
        'Издишай, докато се търкаляш.',
      ],
      harder: [
        'От изправено положение, после от ходене, после от лек бег.',
        'Стани и води топката до края на коридора.',
      ],
      easier: ['Люлей се по гръб като яйце, после стани.'],
      scoring: 'Точка за всяко претъркаляне, което партньорът не е чул.',
      question: 'Кои части от теб докоснаха земята и в какъв ред?',
      fault: 'Подпиране с изпъната ръка: боли китката и лакътят.',
    },
  },
}
