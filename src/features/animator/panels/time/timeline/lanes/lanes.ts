/** What the timeline shows: a lane per object, with its movements, waits and the flights of a ball. */
import { toKeyId } from '../../../../editor/selection'
import type { Scene, SceneObject } from '@/features/scene/model/document/scene-schema'
import { listArrows, type ArrowKind } from '@/features/scene/model/motion/arrows'
import type { BallMotion } from '@/features/scene/model/motion/ball-motion'
import { stillness } from '@/features/scene/model/motion/course'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import type { TrackMotion } from '@/features/scene/model/motion/track-motion'

export interface Bar {
  /** As in the selection: a key or a ball event. */
  id: string
  /** `mixed`: run and dribble in one, since the ball comes or goes on the way. */
  kind: ArrowKind | 'wait' | 'mixed' | 'take'
  /** Seconds. */
  from: number
  until: number
  /** Average over the way, metres per second. */
  speed: number
  /** Who gets a pass; null into space. */
  to: string | null
  /** Where the ball is at the runner's feet. */
  dribbles: readonly { from: number; until: number }[]
}

export interface Lane {
  object: SceneObject
  bars: readonly Bar[]
  /** When a ball is carried, and by whom. */
  carries: readonly { from: number; until: number; owner: string }[]
}

/** Balls first, then as in the list of objects; those that never move only when `isAll`. */
export function listLanes(scene: Scene, isAll: boolean): Lane[] {
  const motion = getSceneMotion(scene)
  const dribbles = listArrows(scene).filter(({ kind }) => kind === 'dribble')
  const lanes = scene.objects.map((object): Lane => {
    const ball = motion.balls.get(object.id)
    if (ball) return { object, bars: listFlightBars(ball), carries: listCarries(ball, motion.end) }
    const track = motion.tracks.get(object.id)
    const own = dribbles.filter(({ by }) => by === object.id)
    return { object, bars: track ? listStretchBars(object.id, track, own) : [], carries: [] }
  })
  const isBall = ({ object }: Lane) => object.kind === 'ball'
  return [...lanes.filter(isBall), ...lanes.filter((lane) => !isBall(lane))].filter(
    ({ bars }) => isAll || bars.length > 0,
  )
}

function listStretchBars(
  object: string,
  track: TrackMotion,
  dribbles: readonly { from: number; until: number }[],
): Bar[] {
  return track.stretches.map(({ index, from, until, course }) => {
    const inside = dribbles.filter(
      (part) => part.from >= from - 0.001 && part.until <= until + 0.001,
    )
    return {
      id: toKeyId(object, index),
      kind: classifyMovement(course.length, until - from, inside),
      from,
      until,
      speed: until > from ? course.length / (until - from) : 0,
      to: null,
      dribbles: inside,
    }
  })
}

function classifyMovement(
  length: number,
  seconds: number,
  dribbles: readonly { from: number; until: number }[],
): Bar['kind'] {
  if (length <= stillness) return 'wait'
  const carried = dribbles.reduce((sum, { from, until }) => sum + until - from, 0)
  if (carried <= 0.001) return 'run'
  return carried < seconds - 0.001 ? 'mixed' : 'dribble'
}

function listFlightBars({ phases, ball }: BallMotion): Bar[] {
  return phases.flatMap((phase): Bar[] => {
    if (phase.kind !== 'flight') return []
    const { event, from, until, course } = phase
    return [
      {
        id: event.id,
        kind: event.kind === 'ground' ? 'pass' : event.kind,
        from,
        until,
        speed: until > from ? course.length / (until - from) : 0,
        to: event.to === ball.id ? null : (event.to ?? null),
        dribbles: [],
      },
    ]
  })
}

function listCarries({ phases }: BallMotion, end: number): Lane['carries'] {
  return phases.flatMap((phase) =>
    phase.kind === 'carry'
      ? [{ from: phase.from, until: Math.min(end, phase.until), owner: phase.owner }]
      : [],
  )
}
