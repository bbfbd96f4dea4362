/** Wheelchair users and players on foot. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, moveAll, playInto, type Exercise } from '../kit'
import { olderGroup, youngGroup } from './sizes'

export const wheelsAndBoots: Exercise = {
  key: 'wheels-and-boots',
  sizes: [
    { ...youngGroup, area: [22, 14], fill: { sides: 4 } },
    { ...olderGroup, area: [28, 15], fill: { sides: 5 } },
  ],
  intensity: 'medium',
  kind: { topic: 'passing', practice_type: 'conditioned_game' },
  more: { coaches: 2 },
  draw({ area, count = 8 }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.gears('pole', [at(0, 0.3), at(0, 0.7), at(1, 0.3), at(1, 0.7)])
    const half = count / 2
    const spots = [
      [0.14, 0.5],
      [0.34, 0.2],
      [0.36, 0.82],
      [0.6, 0.4],
      [0.52, 0.62],
    ] as const
    const ours = spots.slice(0, half).map(([x, y]) => drawing.player('a', at(x, y)))
    const theirs = spots.slice(0, half).map(([x, y]) => drawing.player('b', at(0.98 - x, 1.02 - y)))
    const [, top = '', low = '', front = ''] = ours
    const ball = drawing.ball(top)
    addBench(drawing, 2)
    drawing.together(() => {
      drawing.run(top, at(0.42, 0.14))
      drawing.run(theirs[2] ?? '', at(0.54, 0.22))
    })
    drawing.pass(ball, low)
    playInto(drawing, ball, front, at(0.68, 0.52), [[theirs[1] ?? '', at(0.7, 0.72)]])
    moveAll(drawing, [front, at(0.8, 0.5)], [theirs[0] ?? '', at(0.92, 0.44)])
    drawing.pass(ball, at(1, 0.6))
    return drawing
  },
  words: {
    en: {
      title: 'Wheels and boots',
      aim: 'Players in wheelchairs and on foot play one team game in which distance, angle and timing matter more than contact.',
      setup:
        'Hall floor or smooth asphalt of {l} × {w} m, poles six metres apart as goals. {sides}v{sides}, each team with at least one wheelchair. A large, soft ball. Chairs with anti-tip wheels and belts closed; players on foot in flat shoes.',
      rules: [
        'Only one opponent may be within two metres of the ball carrier, the others keep away.',
        'Wheelchair users play the ball with chair, hand or foot plate, one push at a time.',
        'A chair never touches a person or another chair; reversing is announced.',
        'Four seconds on the ball, then pass; the pass must be on the ground.',
        'Goals below knee height between the poles; the team that conceded starts again.',
      ],
      points: [
        'Pass in front of the wheels or into the lap lane, never to the side of a turning chair.',
        'On foot: stop the ball still before you give it to somebody with little time to turn.',
        'In the chair: park half open, so that you can push to two sides.',
        'Everyone: look behind you before you step or roll back.',
      ],
      harder: ['A goal counts when at least one pass came from a chair.'],
      easier: ['Players on foot walk; ball carriers in a chair cannot be attacked.'],
      scoring: 'Goal one point, goal after a chair-to-foot or foot-to-chair pass two.',
      question: 'What did you have to know about your partner to pass well?',
      fault: 'The chair is parked at the goal as a post and hardly sees the ball.',
    },
    de: {
      title: 'Rollen und Schuhe',
      aim: 'Menschen im Rollstuhl und zu Fuß spielen ein Mannschaftsspiel, in dem Abstand, Winkel und Zeitpunkt wichtiger sind als Körperkontakt.',
      setup:
        'Hallenboden oder glatter Asphalt von {l} × {w} m, Stangen im Abstand von sechs Metern als Tore. {sides} gegen {sides}, in jedem Team mindestens ein Rollstuhl. Großer weicher Ball. Stühle mit Kippschutz und geschlossenem Gurt, zu Fuß flache Schuhe.',
      rules: [
        'Nur ein Gegner darf näher als zwei Meter an den Ballführenden, die anderen bleiben weg.',
        'Im Rollstuhl wird mit Stuhl, Hand oder Fußstütze gespielt, immer ein Schubs.',
        'Kein Stuhl berührt Menschen oder andere Stühle; Rückwärtsfahren wird angesagt.',
        'Vier Sekunden am Ball, dann abspielen, und zwar flach.',
        'Tore unter Kniehöhe zwischen den Stangen; danach beginnt das andere Team.',
      ],
      points: [
        'Vor die Räder passen, nie seitlich in einen drehenden Stuhl.',
        'Zu Fuß: den Ball ruhig hinlegen, wenn der Partner Zeit zum Drehen braucht.',
        'Im Stuhl: halb offen stehen, um in zwei Richtungen spielen zu können.',
        'Alle: nach hinten schauen, bevor es rückwärts geht.',
      ],
      harder: ['Ein Tor zählt, wenn mindestens ein Pass aus dem Rollstuhl kam.'],
      easier: ['Wer zu Fuß spielt, geht; Ballführende im Stuhl werden nicht angegriffen.'],
      scoring: 'Tor ein Punkt; nach einem Pass zwischen Rollstuhl und Fuß zwei.',
      question: 'Was musstest du über deinen Partner wissen, um gut zu passen?',
      fault: 'Der Rollstuhl wird als Pfosten am Tor geparkt und sieht kaum einen Ball.',
    },
    bg: {
      title: 'Колела и обувки',
      aim: 'Играчи в колички и пеша играят заедно игра, в която разстоянието, ъгълът и моментът са по-важни от контакта.',
      setup:
        'Зала или гладък асфалт {l} × {w} м, стълбове на шест метра един от друг са врати. {sides} срещу {sides}, във всеки отбор поне една количка. Голяма мека топка. Количките са с опора против преобръщане и затворен колан; пеша – с равни обувки.',
      rules: [
        'Само един противник може да е на по-малко от два метра от водещия, другите стоят настрани.',
        'От количката се играе с количка, ръка или степенка, по едно бутване.',
        'Количка не докосва човек или друга количка; движението назад се обявява.',
        'Четири секунди с топката, после пас, и то по земята.',
        'Гол под височината на коляното; след него започва другият отбор.',
      ],
      points: [
        'Подавай пред колелата, никога отстрани на завъртаща се количка.',
        'Пеша: успокой топката, ако партньорът има нужда от време да се обърне.',
        'В количката: застани полуотворено, за да играеш на две страни.',
        'Всички: погледнете назад, преди да тръгнете назад.',
      ],
      harder: ['Гол важи, ако поне един пас е от количка.'],
      easier: ['Който е пеша, само ходи; водещият в количка не се напада.'],
      scoring: 'Гол – точка; след пас между количка и играч пеша – две.',
      question: 'Какво трябваше да знаеш за партньора, за да подадеш добре?',
      fault: 'Количката е паркирана до вратата и почти не вижда топката.',
    },
  },
}
