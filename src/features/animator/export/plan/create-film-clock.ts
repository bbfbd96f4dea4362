/** What a film shows when: the scene played at a speed, standing still where it asks. Seconds. */
import { getStepSpan } from '@/features/scene/model/motion/arrows'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { ExportChoice } from '../choice'

export interface FilmClock {
  /** Seconds of film. */
  duration: number
  /** What is shown after so many seconds of film. */
  at: (seconds: number) => FilmMoment
}

export interface FilmMoment {
  /** Seconds of the scene. */
  time: number
  /** The freeze point whose question is asked; null while it plays. */
  freeze: string | null
}

interface Stretch extends FilmMoment {
  /** Seconds of film. */
  from: number
  until: number
  /** Seconds of the scene per second of film; 0 while it stands still. */
  pace: number
}

/** A scene in which nothing moves is looked at for so long. */
const stillSeconds = 3

type Asked = Pick<ExportChoice, 'range' | 'step' | 'speed'>

export function createFilmClock(scene: Scene, { range, step, speed }: Asked): FilmClock {
  const { from, until } = getSpan(scene, range, step)
  const stretches: Stretch[] = []
  let clock = 0
  let time = from

  function add(seconds: number, pace: number, freeze: string | null) {
    if (seconds <= 0) return
    stretches.push({ time, freeze, pace, from: clock, until: clock + seconds })
    clock += seconds
    time += seconds * pace
  }

  const isLast = until >= getSceneMotion(scene).end
  const freezes = scene.freezes
    .filter(({ t }) => t >= from && (t < until || (isLast && t <= until)))
    .toSorted((a, b) => a.t - b.t)
  for (const { id, t, seconds } of freezes) {
    add((t - time) / speed, speed, null)
    time = t
    add(seconds, 0, id)
  }
  add((until - time) / speed, speed, null)
  if (stretches.length === 0) add(stillSeconds, 0, null)

  return {
    duration: clock,
    at(seconds) {
      const here = stretches.findLast((stretch) => stretch.from <= seconds + instant)
      if (!here) return { time: from, freeze: null }
      const passed = Math.min(seconds, here.until) - here.from
      return { time: here.time + Math.max(0, passed) * here.pace, freeze: here.freeze }
    },
  }
}

const instant = 1e-6

function getSpan(scene: Scene, range: ExportChoice['range'], step: number) {
  const { end } = getSceneMotion(scene)
  if (range === 'all') return { from: 0, until: end }
  const { from, until } = getStepSpan(scene, step)
  return { from, until: Math.max(from, Math.min(until, end)) }
}
