/** A whole scene made ready for play-back, once per document: who and what is where at any time. */
import type { Key, Point, Scene, SceneObject } from '../document/scene-schema'
import { createBallMotion, type BallMotion } from './ball-motion'
import { clearTrackMotions, trackMotion, type TrackMotion } from './track-motion'

export interface Pose {
  x: number
  y: number
  /** Where somebody looks or something points to, degrees; 0 when nothing says so. */
  rotation: number
  /** 0 on the ground to 1 at the top of a lofted pass. */
  height: number
  isVisible: boolean
}

export interface SceneMotion {
  scene: Scene
  /** Seconds: the last step, key or arrival of a ball. */
  end: number
  tracks: ReadonlyMap<string, TrackMotion>
  balls: ReadonlyMap<string, BallMotion>
  objects: ReadonlyMap<string, SceneObject>
  poseOf: (id: string, t: number) => Pose
}

let ready = new WeakMap<Scene, SceneMotion>()

/** See `clearTrackMotions`. */
export function clearMotions() {
  ready = new WeakMap()
  clearTrackMotions()
}

/** The same object for the same document, which must not be changed in place. */
export function getSceneMotion(scene: Scene): SceneMotion {
  const known = ready.get(scene)
  if (known) return known
  const motion = prepare(scene)
  ready.set(scene, motion)
  return motion
}

/** Whether something is shown at this time; `until` itself is no longer. */
export function isShown(
  thing: { is_hidden?: boolean; from?: number; until?: number },
  t: number,
): boolean {
  return !thing.is_hidden && t >= (thing.from ?? 0) && t < (thing.until ?? Infinity)
}

function prepare(scene: Scene): SceneMotion {
  const keysOf = new Map(scene.tracks.map(({ object, keys }) => [object, keys]))
  const objects = new Map(scene.objects.map((object) => [object.id, object]))
  const tracks = new Map(
    scene.objects
      .filter(({ kind }) => kind !== 'ball')
      .map((object) => [object.id, trackMotion(object, keysOf.get(object.id) ?? noKeys)]),
  )
  const balls = new Map(
    scene.objects.flatMap((object) => {
      if (object.kind !== 'ball') return []
      const events = scene.events.filter(({ ball }) => ball === object.id)
      return [[object.id, createBallMotion(object, events, tracks)] as const]
    }),
  )
  const arrivals = [...balls.values()].flatMap(({ phases }) =>
    phases.map(({ from }) => from).filter(Number.isFinite),
  )
  const end = Math.max(
    scene.steps.at(-1)?.t ?? 0,
    ...scene.tracks.map(({ keys }) => keys.at(-1)?.t ?? 0),
    ...scene.freezes.map(({ t }) => t),
    ...arrivals,
  )

  function computePose(id: string, t: number): Pose {
    const object = objects.get(id)
    if (!object) return nowhere
    const ball = balls.get(id)
    const track = tracks.get(id)
    const [x, y]: Point = ball?.placeAt(t) ?? track?.placeAt(t) ?? [object.x, object.y]
    return {
      x,
      y,
      rotation: computeRotation(object, track, t),
      height: ball?.heightAt(t) ?? 0,
      isVisible: isShown(object, t),
    }
  }

  return { scene, end, tracks, balls, objects, poseOf: computePose }
}

const noKeys: readonly Key[] = []
const nowhere: Pose = { x: 0, y: 0, rotation: 0, height: 0, isVisible: false }

/** People look where they run unless told otherwise; equipment stays as it was put. */
function computeRotation(object: SceneObject, track: TrackMotion | undefined, t: number): number {
  const said = track?.rotationAt(t) ?? object.rotation
  if (object.kind !== 'player' && object.kind !== 'coach') return said ?? 0
  const hasOwnTurn = track?.stretches.some(({ key }) => key.rotation !== undefined) ?? false
  return (hasOwnTurn ? said : (track?.headingAt(t) ?? said)) ?? 0
}
