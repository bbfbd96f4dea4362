/** Quick feet through ladder, rings or hurdles, then a pass, a dribble and a shot at a mini goal. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import type { Sketch } from '../../../create-sketch'
import {
  addBench,
  createDribblingFamily,
  createFieldSize,
  formatFieldTitle,
  describeFields,
  join,
  createMarkedFields,
  visitFields,
  type FieldSize,
  type Frame,
  type Words3,
} from '../kit'
import { obstacleTasks } from './obstacles-words'

const sizes = [
  createFieldSize(3, [14, 5], 3, [6, 8], 1, [6, 50, 45]),
  createFieldSize(4, [15, 5], 3, [8, 10], 1, [6, 60, 45]),
  createFieldSize(3, [16, 6], 4, [9, 12], 2, [6, 75, 45]),
  createFieldSize(4, [17, 6], 4, [10, 13], 2, [6, 75, 60]),
  createFieldSize(3, [18, 6], 4, [12, 15], 3, [6, 75, 75]),
  createFieldSize(2, [20, 8], 5, [14, 19], 4, [6, 75, 90]),
]

const countHurdles = ({ ages }: FieldSize) => (ages[0] < 12 ? 4 : 6)
const countRings = ({ ages }: FieldSize) => (ages[0] < 10 ? 6 : 8)

function addEquipment(
  drawing: Sketch,
  size: FieldSize,
  task: string,
  at: (x: number, y: number) => Point,
  y: number,
) {
  if (task === 'ladder') drawing.gear('ladder', at(4, y), { length: 4 })
  if (task === 'hurdles') {
    const count = countHurdles(size)
    for (let place = 0; place < count; place += 1)
      drawing.gear('hurdle', at(2.2 + (place * 4) / (count - 1), y))
  }
  if (task === 'rings') {
    const count = countRings(size)
    for (let place = 0; place < count; place += 1)
      drawing.gear(
        'ring',
        at(2.2 + (place * 4) / (count - 1), y + (place % 2 === 0 ? -0.35 : 0.35)),
      )
  }
  if (task === 'poles')
    drawing.gears(
      'pole',
      [2.2, 3.4, 4.6, 5.8].map((x) => at(x, y)),
    )
}

function draw(size: FieldSize, task: string): Sketch {
  const drawing = createMarkedFields(size)
  const [length, width] = size.field
  const y = width / 2
  const isChoice = task === 'poles'
  visitFields(size, (at, index) => {
    const goals = isChoice ? [width * 0.22, width * 0.78] : [y]
    for (const place of goals) drawing.goal('mini', at(length, place), 180)
    addEquipment(drawing, size, task, at, y)
    const runners = Array.from({ length: size.each - 1 }, (_, place) =>
      drawing.player('a', at(0.8 - place * 1.5, y)),
    )
    const server = drawing.player('c', at(length * 0.56, width - 0.5))
    const ball = drawing.ball(server)
    drawing.ball(at(length * 0.56 + 1, width - 0.1))
    if (index > 0) return
    const [one = ''] = runners
    const out = at(7.6, y)
    if (isChoice)
      drawing.run(one, at(2.2, y - 0.6), at(3.4, y + 0.6), at(4.6, y - 0.6), at(5.8, y + 0.6), out)
    else drawing.run(one, out)
    drawing.pass(ball, one)
    drawing.run(one, at(length - 3.4, isChoice ? width * 0.34 : y - 0.4))
    drawing.shot(ball, at(length, goals[0] ?? y))
  })
  addBench(drawing, 2)
  return drawing
}

function describeThings(size: FieldSize, task: string): Words3 {
  if (task === 'ladder')
    return ['a ladder of 4 m', 'eine 4 m lange Koordinationsleiter', 'стълба от 4 м']
  if (task === 'poles')
    return [
      'four poles, 1.2 m apart',
      'vier Stangen im Abstand von 1,2 m',
      'четири кола през 1,2 м',
    ]
  const count = task === 'hurdles' ? countHurdles(size) : countRings(size)
  return task === 'hurdles'
    ? [
        `${count} low hurdles (15–20 cm)`,
        `${count} niedrige Hürden (15–20 cm)`,
        `${count} ниски препятствия (15–20 см)`,
      ]
    : [
        `${count} rings in two rows`,
        `${count} Reifen in zwei Reihen`,
        `${count} обръча в две редици`,
      ]
}

function createFrame(size: FieldSize, task: string): Frame {
  const thing = describeThings(size, task)
  const [length] = size.field
  const runners = size.each - 1
  const isChoice = task === 'poles'
  return {
    title: formatFieldTitle(
      ['Quick feet and finish', 'Schnelle Füße und Abschluss', 'Бързи крака и удар'],
      size,
    ),
    aim: [
      'Bring fast feet into a football action.',
      'Schnelle Füße in eine Fußballaktion überführen.',
      'Бързите крака преминават във футболно действие.',
    ],
    setup: join(describeFields(size, 2), [
      `In each lane ${thing[0]} at the start and ${isChoice ? 'two mini goals' : 'a mini goal'} at the end. ${runners} run, one passes from the side with two balls.`,
      `In jeder Bahn am Anfang ${thing[1]} und am Ende ${isChoice ? 'zwei Minitore' : 'ein Minitor'}. ${runners} laufen, einer passt von der Seite mit zwei Bällen.`,
      `Във всеки коридор в началото ${thing[2]}, в края ${isChoice ? 'две малки врати' : 'малка врата'}. ${runners} бягат, един подава отстрани с две топки.`,
    ]),
    start: [
      'The first goes without the ball, gets it on the way out, dribbles and finishes.',
      'Der Erste läuft ohne Ball, bekommt ihn am Ausgang, dribbelt und schließt ab.',
      'Първият тръгва без топка, получава на изхода, води и завършва.',
    ],
    end: [
      'The next starts with the shot. Fetch the ball, bring it to the passer; after four runs each the passer changes.',
      'Der Nächste startet mit dem Schuss. Ball holen und zum Passgeber bringen; nach je vier Läufen wechselt dieser.',
      'Следващият тръгва с удара. Топката се връща на подаващия; след четири бягания на всеки той се сменя.',
    ],
    point: [
      'Run tall on the balls of the feet, arms work with you.',
      'Groß und auf dem Vorfuß laufen, die Arme arbeiten mit.',
      'Изправен, на пръсти, ръцете помагат.',
    ],
    more: [
      `Shoot at the latest ${Math.round(length / 3)} m from the goal.`,
      `Spätestens ${Math.round(length / 3)} m vor dem Tor schießen.`,
      `Удар най-късно на ${Math.round(length / 3)} м от вратата.`,
    ],
    fault: [
      'Looking down at the feet all the time: lift the eyes before the last step.',
      'Der Blick bleibt unten: vor dem letzten Schritt hochschauen.',
      'Погледът е надолу: вдигни очи преди последната стъпка.',
    ],
  }
}

export const obstacles = createDribblingFamily({
  slug: 'quick-feet-finish',
  topic: 'coordination',
  moment: null,
  phase: 'warm_up',
  practice_type: 'unopposed',
  corners: ['physical', 'technical'],
  stage: 'race',
  intensity: 'high',
  sizes,
  tasks: obstacleTasks,
  draw,
  frame: createFrame,
})
