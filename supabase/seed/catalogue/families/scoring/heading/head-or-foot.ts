/** Thrown in from the side: high ones with the head, low ones with the foot. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, type Exercise } from '../../grown/kit'
import { createHeadingSizes } from './sizes'

export const headOrFoot: Exercise = {
  key: 'head-or-foot',
  kind: { corners: ['technical', 'tactical'] },
  sizes: createHeadingSizes([14, 16], [16, 20]),
  intensity: 'medium',
  more: { heading: true },
  draw({ area }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.goal('youth', at(1, 0.5), 180)
    const keeper = drawing.keeper('b', [area[0] - 1, area[1] / 2])
    const left = drawing.player('a', at(0.74, 0.12))
    const right = drawing.player('a', at(0.74, 0.88))
    const first = drawing.player('a', at(0.3, 0.42))
    const second = drawing.player('a', at(0.3, 0.62))
    const ball = drawing.ball(left)
    const other = drawing.ball(right)
    addBench(drawing, 4)
    drawing.together(() => {
      drawing.run(first, at(0.62, 0.4))
      drawing.pass(ball, at(0.62, 0.4), { for: first, kind: 'lofted' })
      drawing.run(keeper, [area[0] - 1, area[1] * 0.46])
    })
    drawing.shot(ball, [area[0], area[1] / 2 + 2.1])
    drawing.together(() => {
      drawing.run(second, at(0.62, 0.6))
      drawing.pass(other, at(0.62, 0.6), { for: second })
      drawing.run(keeper, [area[0] - 1, area[1] * 0.53])
    })
    drawing.shot(other, [area[0], area[1] / 2 - 2.1])
    return drawing
  },
  words: {
    en: {
      title: 'Head it or volley it',
      aim: 'Judge the flight early and choose head or foot, attacking the ball on the move.',
      setup:
        '{l} × {w} m, youth goal (5 m) with a keeper, {ball}. A thrower at each side of the box, two attackers in front of goal who come one at a time.',
      rules: [
        'The thrower serves underarm: head height, waist or along the ground.',
        'The attacker starts from the marker and decides on the way.',
        'Above the chest: header. Below: volley or side-foot.',
        'Next ball from the other side for the second attacker; throwers and attackers swap.',
        '{most}, all other services come low. Headache or dizziness: stop and tell the coach.',
      ],
      points: [
        'Read the thrower’s hand: the height is known before the ball is half-way.',
        'Meet the ball in front of the forehead, never stretch backwards.',
        'Header towards the ground, a yard in front of the line.',
      ],
      harder: ['The keeper may come for high balls; then nobody jumps into the keeper.'],
      easier: ['The thrower calls “head” or “foot” before the service.'],
      scoring: 'Right choice one point, goal two more. No point for a header below chest height.',
      question: 'When did you know whether it would be head or foot?',
      fault: 'Ducking the head down to a ball at waist height where feet are swinging.',
    },
    de: {
      title: 'Kopf oder Fuß?',
      aim: 'Die Flugbahn früh einschätzen, Kopf oder Fuß wählen und den Ball in der Bewegung angreifen.',
      setup:
        '{l} × {w} m, Jugendtor (5 m) mit Torwart, {ball}. Auf jeder Seite ein Werfer, vor dem Tor zwei Angreifer, die einzeln starten.',
      rules: [
        'Der Werfer wirft von unten: kopfhoch, hüfthoch oder flach.',
        'Der Angreifer startet an der Markierung und entscheidet unterwegs.',
        'Über Brusthöhe mit dem Kopf, darunter volley oder mit der Innenseite.',
        'Der nächste Ball kommt von der anderen Seite; Werfer und Angreifer tauschen.',
        '{most}, alle weiteren Bälle kommen flach. Bei Kopfweh oder Schwindel: aufhören und es dem Trainer sagen.',
      ],
      points: [
        'Die Hand des Werfers lesen: Die Höhe kennst du, bevor der Ball halb da ist.',
        'Den Ball vor der Stirn treffen, nie nach hinten strecken.',
        'Nach unten köpfen, einen Meter vor die Linie.',
      ],
      harder: ['Der Torwart darf hohe Bälle abfangen; dann springt niemand in ihn hinein.'],
      easier: ['Der Werfer ruft vorher „Kopf“ oder „Fuß“.'],
      scoring: 'Richtige Wahl ein Punkt, Tor zwei weitere. Kopfball unter Brusthöhe: kein Punkt.',
      question: 'Wann wusstest du, ob es Kopf oder Fuß wird?',
      fault: 'Den Kopf zu einem hüfthohen Ball senken, wo Füße schwingen.',
    },
    bg: {
      title: 'Глава или крак?',
      aim: 'Ранна преценка на полета, избор между глава и крак и нападане на топката в движение.',
      setup:
        '{l} × {w} м, юношеска врата (5 м) с вратар, {ball}. На всяка страна един хвърлящ, пред вратата двама нападатели, които тръгват поотделно.',
      rules: [
        'Хвърлящият подава отдолу: на височина на главата, на кръста или по земята.',
        'Нападателят тръгва от маркера и решава в движение.',
        'Над гърдите – с глава, под тях – воле или с вътрешната част.',
        'Следващата топка е от другата страна; хвърлящи и нападатели се сменят.',
        '{most}, останалите топки са ниски. При главоболие или замайване: спри и кажи на треньора.',
      ],
      points: [
        'Следи ръката на хвърлящия: височината се вижда още преди средата на полета.',
        'Срещни топката пред челото, никога не се изтегляй назад.',
        'Насочи с глава надолу, метър пред линията.',
      ],
      harder: ['Вратарят може да излиза на високите топки; тогава никой не скача в него.'],
      easier: ['Хвърлящият казва предварително „глава“ или „крак“.'],
      scoring: 'Верен избор – точка, гол – още две. Глава под нивото на гърдите – без точка.',
      question: 'Кога разбра дали ще е с глава, или с крак?',
      fault: 'Навеждане на главата към топка на кръста, където има крака.',
    },
  },
}
