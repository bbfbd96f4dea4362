/**
 * What has to be done to nodes on a canvas layer so that they show these figures: play-back changes places
 * only, so nodes stay and hardly anything is in here.
 */
import type { Figure } from '@/features/scene/model/draw/marks'

export interface FigureChanges {
  removed: readonly string[]
  /** Bottom to top, as in the picture. */
  created: readonly Figure[]
  /** The same node looks or stands differently. */
  updated: readonly Figure[]
  /** Something came, or lies above or below something else than before. */
  isReordered: boolean
}

export function diffFigures(
  before: readonly Figure[],
  after: readonly Figure[],
): FigureChanges | null {
  if (before === after) return null
  if (hasEqualKeys(before, after)) {
    const updated = after.filter((figure, index) => isChanged(before[index], figure))
    return updated.length > 0 ? { removed: [], created: [], updated, isReordered: false } : null
  }
  const old = new Map(before.map((figure) => [figure.key, figure]))
  const created: Figure[] = []
  const updated: Figure[] = []
  for (const figure of after) {
    const known = old.get(figure.key)
    if (!known) created.push(figure)
    else if (isChanged(known, figure)) updated.push(figure)
    old.delete(figure.key)
  }
  const removed = [...old.keys()]
  const gone = new Set(removed)
  const kept = before.filter(({ key }) => !gone.has(key))
  return { removed, created, updated, isReordered: !hasEqualKeys(kept, after) }
}

function hasEqualKeys(before: readonly Figure[], after: readonly Figure[]): boolean {
  return (
    before.length === after.length &&
    after.every((figure, index) => figure.key === before[index]?.key)
  )
}

function isChanged(before: Figure | undefined, after: Figure): boolean {
  if (before === after) return false
  return (
    before === undefined ||
    before.marks !== after.marks ||
    before.x !== after.x ||
    before.y !== after.y ||
    before.rotation !== after.rotation ||
    before.scale !== after.scale ||
    before.opacity !== after.opacity
  )
}
