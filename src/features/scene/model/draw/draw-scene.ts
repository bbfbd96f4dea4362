/** A scene at a time as a picture: the one drawing that screen, film and paper share. */
import type { Scene } from '../document/scene-schema'
import { always, getStepSpan } from '../motion/arrows'
import { getSceneMotion, type SceneMotion } from '../motion/scene-motion'
import type { Density } from '../pitch/view'
import { createArrowFigures } from './arrows/create-arrow-figures'
import { createDrawingFigures } from './drawings/create-drawing-figures'
import { createGroundFigures } from './ground/create-ground-figures'
import type { Figure, Picture } from './marks'
import { getSetting } from './setting'
import { createObjectFigures } from './symbols/create-object-figures'

export interface DrawOptions {
  /** Seconds. */
  time: number
  density: Density
  /** Whose arrows are drawn: those that start in this span; null for none. As the scene's display says when left out. */
  arrows?: Span | null
  /** How a tape says its metres. */
  tapeText?: (metres: number) => string
}

interface Span {
  from: number
  until: number
}

/** Bottom to top: ground, zones, equipment, lines, arrows, people, balls, texts. */
export function drawScene(scene: Scene, options: DrawOptions): Picture {
  const { time, density, tapeText = formatMetres } = options
  const setting = getSetting(scene, density)
  const span = options.arrows === undefined ? getDisplaySpan(scene, time) : options.arrows
  const things = createObjectFigures(getSceneMotion(scene), setting, time)
  const drawings = createDrawingFigures(scene, setting, time, tapeText)
  return {
    frame: setting.frame,
    ground: createGroundFigures(setting),
    figures: [
      ...drawings.zones,
      ...things.views,
      ...things.equipment,
      ...drawings.lines,
      ...(span ? createArrowFigures(scene, setting, span) : []),
      ...things.people,
      ...things.words,
      ...things.balls,
      ...drawings.texts,
    ],
  }
}

/**
 * Only what stands on the pitch, for play-back in renderers that keep their nodes: the figures of
 * `drawScene` that have the same key, with the same marks.
 */
export function createPoseFigures(
  motion: SceneMotion,
  { time, density }: Pick<DrawOptions, 'time' | 'density'>,
): Figure[] {
  const things = createObjectFigures(motion, getSetting(motion.scene, density), time)
  return [...things.views, ...things.equipment, ...things.people, ...things.words, ...things.balls]
}

/** Which step's picture this time belongs to. */
export function findStepIndexAt({ steps }: Scene, time: number): number {
  return Math.max(
    0,
    steps.findLastIndex(({ t }) => t <= time + instant),
  )
}

function getDisplaySpan(scene: Scene, time: number): Span | null {
  if (scene.display.arrows === 'none') return null
  return scene.display.arrows === 'all' ? always : getStepSpan(scene, findStepIndexAt(scene, time))
}

const instant = 0.001

function formatMetres(metres: number): string {
  return `${Math.round(metres * 10) / 10} m`
}
