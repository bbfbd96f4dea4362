/** Attacker and shadow on both sides of a line. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const mirrorLine: Exercise = {
  key: 'mirror-line',
  sizes: createSizes(
    [[14, 12], [8, 11], 1, [8, 30, 45], { more: 4 }],
    [[18, 16], [12, 99], 2, [8, 40, 60], { more: 4 }],
  ),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area, 2)
    const lines = [0.25, 0.75].map((y) => {
      drawing.gears('marker', [at(0.1, y), at(0.9, y)])
      const attacker = drawing.player('a', at(0.5, y + 0.1))
      const ball = drawing.ball(attacker)
      return { attacker, ball, shadow: drawing.player('b', at(0.5, y - 0.1)), y }
    })
    for (const [x, part] of [
      [0.3, 0.6],
      [0.62, 0.36],
    ] as const)
      drawing.together(() => {
        for (const { attacker, shadow, y } of lines)
          moveAll(drawing, [attacker, at(x, y + 0.1)], [shadow, at(part - 0.02, y - 0.1)])
      })
    drawing.together(() => {
      for (const { attacker, shadow, y } of lines)
        moveAll(drawing, [attacker, at(0.9, y + 0.08)], [shadow, at(0.7, y - 0.1)])
    })
    return drawing
  },
  words: {
    en: {
      title: 'Lose your shadow along the line',
      aim: 'Send the opponent the wrong way with body, eyes and a change of speed, and be first at the cone.',
      setup:
        'Two lines on {l} × {w} m, each with a marker at both ends. On one side of each line an attacker with a ball, on the other a shadow. Nobody crosses the line.',
      rules: [
        'Both start in the middle of the line, face to face.',
        'The attacker dribbles left and right and tries to shake off the shadow.',
        'Ball stopped beside a marker before the shadow touches it: point.',
        'Ten seconds per attempt, then back to the middle.',
        'After three attempts the two change roles.',
      ],
      points: [
        'Sell the first direction: shoulder, eyes and a full step, not just the foot.',
        'Turn with the outside or sole so that the ball is never between you and the shadow for long.',
        'The third movement is the fast one.',
      ],
      harder: ['The attacker must fake at least twice before going for a marker.'],
      easier: ['The shadow keeps both hands on the back and starts one step behind.'],
      scoring:
        'A marker reached first is a point for the attacker, time run out one for the shadow.',
      question: 'Which part of your body did the shadow react to most?',
      fault: 'Every direction is taken at the same speed, so the shadow simply runs along.',
    },
    de: {
      title: 'Den Schatten an der Linie abschütteln',
      aim: 'Mit Körper, Blick und Tempowechsel den Gegner auf die falsche Seite schicken und zuerst am Hütchen sein.',
      setup:
        'Zwei Linien auf {l} × {w} m, an beiden Enden je ein Hütchen. Auf einer Seite der Linie ein Angreifer mit Ball, auf der anderen ein Schatten. Die Linie überquert niemand.',
      rules: [
        'Beide beginnen in der Mitte der Linie, Gesicht zu Gesicht.',
        'Der Angreifer dribbelt nach links und rechts und will den Schatten abschütteln.',
        'Ball am Hütchen gestoppt, bevor der Schatten es berührt: Punkt.',
        'Zehn Sekunden je Versuch, dann zurück in die Mitte.',
        'Nach drei Versuchen wechseln die Rollen.',
      ],
      points: [
        'Die erste Richtung glaubhaft machen: Schulter, Blick und ein ganzer Schritt.',
        'Mit Außenrist oder Sohle drehen und den Ball schnell wieder abdecken.',
        'Erst die dritte Bewegung ist die schnelle.',
      ],
      harder: ['Vor dem Lauf zum Hütchen sind mindestens zwei Täuschungen Pflicht.'],
      easier: ['Der Schatten hat die Hände auf dem Rücken und reagiert einen Schritt später.'],
      scoring:
        'Zuerst am Hütchen: Punkt für den Angreifer. Zeit abgelaufen: Punkt für den Schatten.',
      question: 'Auf welchen Körperteil hat der Schatten am meisten reagiert?',
      fault: 'Alles geschieht im gleichen Tempo, der Schatten läuft einfach mit.',
    },
    bg: {
      title: 'Избягай от сянката по линията',
      aim: 'С тяло, поглед и смяна на темпото прати противника в грешна посока и стигни пръв до конуса.',
      setup:
        'Две линии на {l} × {w} м, в двата края на всяка по един конус. От едната страна на линията – нападател с топка, от другата – сянка. Никой не пресича линията.',
      rules: [
        'Двамата започват в средата на линията, лице в лице.',
        'Нападателят води наляво и надясно и се опитва да избяга от сянката.',
        'Спряна топка до конуса, преди сянката да го докосне – точка.',
        'Десет секунди за опит, после обратно в средата.',
        'След три опита двамата сменят ролите.',
      ],
      points: [
        'Направи първата посока убедителна: рамо, поглед и цяла крачка.',
        'Обърни с външната част или с ходило и бързо пак закрий топката.',
        'Третото движение е бързото.',
      ],
      harder: ['Преди тръгване към конуса са нужни поне две лъжливи движения.'],
      easier: ['Сянката държи ръцете зад гърба и реагира с крачка закъснение.'],
      scoring: 'Пръв до конуса – точка за нападателя, изтекло време – за сянката.',
      question: 'На коя част от тялото ти реагира най-силно сянката?',
      fault: 'Всичко е с една скорост и сянката просто тича редом.',
    },
  },
}
