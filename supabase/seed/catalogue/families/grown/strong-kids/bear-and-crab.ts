/** Crawling with a ball for arms and trunk. */
import { createSketch } from '../../../create-sketch'
import { moveAll, type Exercise, type Point } from '../kit'
import { older, younger } from './sizes'

export const bearAndCrab: Exercise = {
  key: 'bear-and-crab',
  sizes: [younger, older],
  intensity: 'medium',
  kind: { topic: 'strength' },
  draw({ area: [length, width], count = 10 }) {
    const drawing = createSketch([length, width])
    const half = count / 2
    const lanes = Array.from({ length: half }, (_, index) => ((index + 0.5) / half) * width)
    drawing.gears(
      'ring',
      lanes.map((y): Point => [length * 0.5, y]),
    )
    drawing.gears(
      'cone',
      lanes.map((y): Point => [length * 0.9, y]),
    )
    const first = lanes.map((y) => drawing.player('a', [length * 0.16, y]))
    for (const y of lanes) drawing.player('a', [length * 0.03, y])
    const balls = first.map((id) => drawing.ball(id))
    drawing.coach([length / 2, -1.5])
    moveAll(
      drawing,
      ...first.map((id, index): readonly [string, ...Point[]] => [
        id,
        [length * 0.5, lanes[index] ?? 0],
      ]),
    )
    moveAll(
      drawing,
      ...first.map((id, index): readonly [string, ...Point[]] => [
        id,
        [length * 0.82, lanes[index] ?? 0],
      ]),
    )
    drawing.together(() => {
      for (const [index, ball] of balls.entries())
        drawing.pass(ball, [length * 0.08, lanes[index] ?? 0])
    })
    return drawing
  },
  words: {
    en: {
      title: 'Bear out, crab back',
      aim: 'Strengthen shoulders and trunk by moving on hands and feet, as children like to do anyway.',
      setup:
        'Lanes on {l} × {w} m, two children to a lane, {n} in all. A ring half-way and a cone at the end, one ball per lane. Dry grass; hands flat on the ground.',
      rules: [
        'Bear: on hands and feet, knees just off the ground, push the ball along to the ring.',
        'At the ring do two slow press-ups, on the knees if you wish.',
        'Crab on to the cone: belly up, the ball rests in the lap.',
        'Stand up and pass the ball back to the second child.',
        'The next child starts, the first jogs back outside.',
      ],
      points: [
        'Back like a table: a cup of tea would stay on it.',
        'Small steps, opposite hand and foot together.',
        'Look at the ground a little ahead, neck long.',
      ],
      harder: [
        'Bear backwards on the second trip.',
        'Hold a press-up position at the ring and roll the ball from hand to hand.',
      ],
      easier: ['Crawl on hands and knees, only as far as the ring.'],
      scoring: 'A lane gets a point if the ball stayed in it and the back stayed flat.',
      question: 'Where did you feel the work: in arms, belly or legs?',
      fault: 'Racing with the bottom high in the air and the back hollow.',
    },
    de: {
      title: 'Bär hin, Krebs zurück',
      aim: 'Schultern und Rumpf kräftigen, auf Händen und Füßen, so wie Kinder sich ohnehin gern bewegen.',
      setup:
        'Bahnen auf {l} × {w} m, zwei Kinder je Bahn, insgesamt {n}. Auf halbem Weg ein Reifen, am Ende ein Hütchen, je Bahn ein Ball. Trockener Rasen, Hände flach auf dem Boden.',
      rules: [
        'Bär: auf Händen und Füßen, Knie knapp über dem Boden, den Ball bis zum Reifen schieben.',
        'Am Reifen zwei langsame Liegestütze, gern auf den Knien.',
        'Als Krebs weiter zum Hütchen: Bauch nach oben, der Ball liegt im Schoß.',
        'Aufstehen und den Ball zum zweiten Kind zurückpassen.',
        'Nun beginnt das zweite Kind, das erste trabt außen zurück.',
      ],
      points: [
        'Rücken wie ein Tisch: Eine Tasse Tee bliebe darauf stehen.',
        'Kleine Schritte, Hand und Gegenfuß zusammen.',
        'Etwas nach vorn auf den Boden schauen, Hals lang.',
      ],
      harder: [
        'In der zweiten Runde rückwärts als Bär.',
        'Am Reifen im Liegestütz den Ball von Hand zu Hand rollen.',
      ],
      easier: ['Auf Händen und Knien, nur bis zum Reifen.'],
      scoring: 'Ein Punkt für die Bahn, wenn der Ball darin und der Rücken gerade blieb.',
      question: 'Wo hast du es gespürt: in den Armen, am Bauch, in den Beinen?',
      fault: 'Wettrennen mit dem Po in der Luft und hohlem Rücken.',
    },
    bg: {
      title: 'Мечка натам, рак обратно',
      aim: 'Укрепване на раменете и корпуса на ръце и крака – както децата и без това обичат да се движат.',
      setup:
        'Коридори на {l} × {w} м, по две деца в коридор, общо {n}. По средата обръч, в края конус, по една топка на коридор. Суха трева, дланите са плътно на земята.',
      rules: [
        'Мечка: на ръце и стъпала, колене близо до земята, бутай топката до обръча.',
        'До обръча – две бавни лицеви опори, може и на колене.',
        'После рак до конуса: с корема нагоре, топката е в скута.',
        'Стани и подай топката на второто дете.',
        'Тръгва следващото дете, първото се връща отвън с лек бег.',
      ],
      points: [
        'Гръб като маса: чаша чай би останала върху него.',
        'Малки стъпки, ръка и обратен крак заедно.',
        'Гледай земята малко напред, дълъг врат.',
      ],
      harder: [
        'Втората обиколка е мечка назад.',
        'До обръча в лицева опора търкаляй топката от ръка в ръка.',
      ],
      easier: ['На длани и колене, само до обръча.'],
      scoring: 'Точка за коридора, ако топката е останала вътре и гърбът е бил прав.',
      question: 'Къде усети работата – в ръцете, в корема или в краката?',
      fault: 'Надбягване с вдигнат таз и хлътнал гръб.',
    },
  },
}
