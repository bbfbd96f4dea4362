/** A scene at a time as a picture: the one drawing that screen, film and paper share. */
import type { Scene } from '../document/scene-schema'
import type { SceneMotion } from '../motion/scene-motion'
import { sceneFrame, type Density } from '../pitch/view'
import type { Figure, Picture } from './marks'

export interface DrawOptions {
  /** Seconds. */
  time: number
  density: Density
  /** Whose arrows are drawn: those that start in this span; null for none. As the scene's display says when left out. */
  arrows?: { from: number; until: number } | null
  /** How a tape says its metres. */
  tapeText?: (metres: number) => string
}

/** Bottom to top: ground, zones, equipment, lines, arrows, people, balls, texts. */
export function drawScene(scene: Scene, _options: DrawOptions): Picture {
  return { frame: sceneFrame(scene), ground: [], figures: [] }
}

/**
 * Only what stands on the pitch, for play-back in renderers that keep their nodes: the figures of
 * `drawScene` that have the same key, with the same marks.
 */
export function poseFigures(
  _motion: SceneMotion,
  _options: Pick<DrawOptions, 'time' | 'density'>,
): Figure[] {
  return []
}
