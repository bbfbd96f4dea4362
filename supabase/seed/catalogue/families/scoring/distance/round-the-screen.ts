/** Long shots past a player who hides the ball from the keeper. */
import { addBench, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const roundTheScreen: Exercise = {
  key: 'round-the-screen',
  kind: { practice_type: 'passive_opposition' },
  sizes: [
    createGoalSize('youth', { area: [24, 20], level: 2, time: [5, 90, 45] }),
    createGoalSize('full', { area: [32, 26], level: 3, time: [5, 90, 45] }),
  ],
  intensity: 'medium',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const passer = drawing.player('a', at(0.5, 0.08))
    const shooter = drawing.player('a', at(0.2, 0.62))
    drawing.player('a', at(0.04, 0.5))
    const other = drawing.player('a', at(0.5, 0.92))
    const screen = drawing.player('b', at(0.66, 0.5))
    drawing.player('b', at(0.66, 0.02))
    const ball = drawing.ball(passer)
    drawing.ball(other)
    addBench(drawing, 4)
    drawing.together(() => {
      drawing.run(shooter, at(0.34, 0.52))
      drawing.run(screen, at(0.66, 0.42))
      drawing.pass(ball, at(0.34, 0.52), { for: shooter })
    })
    drawing.together(() => {
      drawing.run(shooter, at(0.4, 0.62))
      drawing.run(screen, at(0.66, 0.46))
    })
    drawing.shot(ball, placeShot(0.85))
    return drawing
  },
  words: {
    en: {
      title: 'Round the screen from distance',
      aim: 'Place a long shot round a moving screen so that the keeper sees the ball late.',
      setup:
        '{l} × {w} m and a {goal} with a keeper. A passer with balls on each side, two shooters in the middle, one screen player who may slide along a line but not step out. A second screen player rests.',
      rules: [
        'The passer lays the ball across in front of the shooter.',
        'The screen slides along the line while the ball rolls.',
        'The shooter takes one touch to the free side and shoots from distance.',
        'Now the other passer; shooter and passer swap after the shot.',
      ],
      points: [
        'Wait for the screen’s step, then take the touch against it.',
        'Aim just past the screen’s outer shoulder, low to the post.',
        'Keep the upper body over the ball and let the leg swing through.',
      ],
      harder: ['Two screens side by side leave only a gap.', 'First-time shots count three.'],
      easier: ['The screen stands still, hands behind the back.'],
      scoring: 'Goal two points, saved with a dive one. Three points in a row win a free kick.',
      question: 'When did the keeper see the ball: at the strike or later?',
      fault: 'The touch goes in the direction in which the screen is already moving.',
    },
    de: {
      title: 'Am Sichtschirm vorbei',
      aim: 'Einen Fernschuss so um einen beweglichen Sichtschirm setzen, dass der Torwart ihn spät sieht.',
      setup:
        '{l} × {w} m und {goal} mit Torwart. Auf jeder Seite ein Passgeber mit Bällen, in der Mitte zwei Schützen; ein Schirmspieler verschiebt auf einer Linie, rückt aber nicht heraus, ein zweiter pausiert.',
      rules: [
        'Der Passgeber legt den Ball quer vor den Schützen.',
        'Der Schirmspieler verschiebt auf seiner Linie, während der Ball rollt.',
        'Ein Kontakt zur freien Seite, dann der Schuss aus der Distanz.',
        'Nun passt die andere Seite; Schütze und Passgeber tauschen nach dem Schuss.',
      ],
      points: [
        'Den Schritt des Schirmspielers abwarten und gegen ihn vorlegen.',
        'Knapp an der äußeren Schulter vorbei, flach zum Pfosten.',
        'Oberkörper über den Ball, das Schussbein durchschwingen lassen.',
      ],
      harder: ['Zwei Schirmspieler lassen nur eine Lücke.', 'Direkte Schüsse zählen drei.'],
      easier: ['Der Schirmspieler steht still, Hände auf dem Rücken.'],
      scoring:
        'Tor zwei Punkte, mit Sprung gehalten einer. Drei Treffer nacheinander: ein Freistoß.',
      question: 'Wann sah der Torwart den Ball: beim Schuss oder erst später?',
      fault: 'Die Vorlage geht in die Richtung, in die sich der Schirm schon bewegt.',
    },
    bg: {
      title: 'Покрай екрана от далеч',
      aim: 'Далечен удар покрай движещ се „екран“, така че вратарят да види топката късно.',
      setup:
        '{l} × {w} м и {goal} с вратар. На всяка страна подаващ с топки, в средата двама стрелци; един играч е „екран“ и се мести само по линия, без да излиза, втори почива.',
      rules: [
        'Подаващият пуска топката напречно пред стрелеца.',
        'Докато топката се търкаля, „екранът“ се мести по линията си.',
        'Едно докосване към свободната страна и удар от далеч.',
        'После подава другата страна; стрелец и подаващ се сменят след удара.',
      ],
      points: [
        'Изчакай крачката на „екрана“ и изнеси топката срещу нея.',
        'Цели се току край външното рамо, ниско до гредата.',
        'Тялото е над топката, кракът преминава докрай.',
      ],
      harder: ['Двама „екрани“ оставят само пролука.', 'Ударите от първо носят три точки.'],
      easier: ['„Екранът“ стои неподвижно с ръце зад гърба.'],
      scoring: 'Гол – две точки, спасен с плонж – една. Три поредни попадения: пряк свободен удар.',
      question: 'Кога вратарят видя топката: при удара или по-късно?',
      fault: 'Топката се изнася натам, накъдето „екранът“ вече се движи.',
    },
  },
}
