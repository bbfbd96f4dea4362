/** A pass that shall arrive sooner or later is played harder or softer. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { setEvent } from '../../../../editor/changes/motion/ball'
import { findEvent } from '../../../../editor/changes/scene/parts'

/** Metres per second that the document allows. */
const slowest = 1
const fastest = 45

export function retimeFlight(scene: Scene, id: string, arrival: number): Scene {
  const event = findEvent(scene, id)
  const phases = getSceneMotion(scene).balls.get(event?.ball ?? '')?.phases ?? []
  const flight = phases.find((phase) => phase.kind === 'flight' && phase.event.id === id)
  if (flight?.kind !== 'flight' || flight.course.length <= 0) return scene
  const wanted = flight.course.length / Math.max(0.05, arrival - flight.from)
  const speed = Math.round(Math.min(fastest, Math.max(slowest, wanted)) * 10) / 10
  return setEvent(scene, id, { speed }, Infinity)
}
