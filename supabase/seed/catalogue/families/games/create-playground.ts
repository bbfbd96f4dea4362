/** What the fun games for the youngest share: a crowd of children, a field, a story. */
import { combine, createFamily, type AnyFamily, type Kind } from '../../family'
import type { Sketch } from '../../create-sketch'
import { toLevel, createRounds, createWords, type Task, type Words3 } from '../possession/kit'
import { join } from './kit'

export interface Crowd {
  count: number
  area: readonly [length: number, width: number]
  ages: readonly [from: number, to: number]
  level: number
}

export interface FunTask extends Task {
  kind?: Partial<Kind>
}

interface Playground<C extends Crowd, T extends FunTask> extends Kind {
  slug: string
  name: Words3
  aim: Words3
  crowds: readonly C[]
  tasks: readonly T[]
  setup: (crowd: C, task: T) => Words3
  start: Words3
  end: Words3
  fault: Words3
  draw: (crowd: C, task: T) => Sketch
}

export function createPlayground<C extends Crowd, T extends FunTask>(
  spec: Playground<C, T>,
): AnyFamily {
  const { slug, crowds, tasks, topic, moment, phase, practice_type, corners } = spec
  return createFamily({
    slug,
    topic,
    moment,
    phase,
    practice_type,
    corners,
    variants: combine({ crowd: crowds, task: tasks }).filter(
      ({ crowd, task }) => crowd.ages[0] > 5 || task.harder < 2,
    ),
    key: ({ crowd, task }) => `${crowd.count}-${task.key}`,
    exercise({ crowd, task }) {
      const time = crowd.ages[0] < 7 ? createRounds(5, 75, 45) : createRounds(5, 90, 45)
      const [length, width] = crowd.area
      const field: Words3 = [
        `Field of ${length} × ${width} m with ${crowd.count} children.`,
        `Feld von ${length} × ${width} m mit ${crowd.count} Kindern.`,
        `Поле ${length} × ${width} м с ${crowd.count} деца.`,
      ]
      return {
        level: toLevel(crowd.level + task.harder),
        ages: crowd.ages,
        intensity: 'medium',
        ...task.kind,
        minutes: time.minutes,
        intervals: time.intervals,
        players: [crowd.count - 2, crowd.count + 4],
        sketch: spec.draw(crowd, task),
        words: createWords(
          {
            title: [
              `${spec.name[0]} (${crowd.count} children)`,
              `${spec.name[1]} (${crowd.count} Kinder)`,
              `${spec.name[2]} (${crowd.count} деца)`,
            ],
            aim: spec.aim,
            setup: join(field, spec.setup(crowd, task)),
            start: spec.start,
            end: join(spec.end, time.sentence),
            points: [getPoint(crowd)],
            progressions: [makeHarder(crowd)],
            regressions: [makeEasier(crowd)],
            faults: [spec.fault],
          },
          task,
        ),
      }
    },
  })
}

function getPoint({ ages, count }: Crowd): Words3 {
  if (ages[0] < 6)
    return [
      'Every try gets a cheer: show it again!',
      'Jeder Versuch bekommt Applaus: Zeig es noch einmal!',
      'Всеки опит заслужава радост: покажи го пак!',
    ]
  if (ages[0] < 7)
    return [
      'Little kicks: the ball stays a step away from you.',
      'Kleine Kontakte: Der Ball bleibt einen Schritt vor dir.',
      'Леки докосвания: топката е на крачка от теб.',
    ]
  return count < 13
    ? [
        'Plan ahead: look at the next goal before you get there.',
        'Plane voraus: Schau schon aufs nächste Ziel, bevor du ankommst.',
        'Мисли напред: гледай следващата цел, преди да стигнеш.',
      ]
    : [
        'Talk to each other: who goes where?',
        'Sprecht euch ab: Wer geht wohin?',
        'Говорете си: кой накъде отива?',
      ]
}

function makeHarder({ ages, count }: Crowd): Words3 {
  if (ages[0] < 7)
    return [
      'Only the left foot, then only the right.',
      'Nur mit links, dann nur mit rechts.',
      'Само с левия, после само с десния крак.',
    ]
  return count < 13
    ? [
        'A turn of your choice on every change of direction.',
        'Bei jedem Richtungswechsel eine Drehung nach Wahl.',
        'При всяка смяна на посоката – завъртане по избор.',
      ]
    : [
        'The group makes a plan for twenty seconds before each round.',
        'Die Gruppe plant vor jeder Runde zwanzig Sekunden.',
        'Преди всяка серия групата прави план за двадесет секунди.',
      ]
}

function makeEasier({ area, ages }: Crowd): Words3 {
  const [length, width] = area
  return ages[0] < 7
    ? [
        'First play it running without the ball, then with it.',
        'Erst ohne Ball laufen, dann mit Ball.',
        'Първо с тичане без топка, после с топка.',
      ]
    : [
        `Shorter ways: ${length - 4} × ${width - 3} m.`,
        `Kürzere Wege: ${length - 4} × ${width - 3} m.`,
        `По-къси пътища: ${length - 4} × ${width - 3} м.`,
      ]
}
