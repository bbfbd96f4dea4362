import { emptyScene } from '@/features/scene/model/document/empty-scene'
import {
  goalMeasures,
  usualLengths,
  type EquipmentKind,
  type GoalSize,
} from '@/features/scene/model/document/kinds'
import type { Scene, SceneObject } from '@/features/scene/model/document/scene-schema'
import { ScenePicture } from '@/features/scene/widgets/scene-picture'

/** A piece of equipment as it will be drawn on the pitch. */
export function SymbolPicture({ symbol }: { symbol: EquipmentKind | GoalSize }) {
  return <ScenePicture scene={sceneWith(symbol)} density="card" isDecorative />
}

function sceneWith(symbol: EquipmentKind | GoalSize): Scene {
  const side = Math.max(4, 1.3 * sizeOf(symbol))
  const ground = { kind: 'blank', length: side, width: side, goal_side: 'right' } as const
  const place = { id: 'e1', x: side / 2, y: side / 2 }
  const object: SceneObject = isGoal(symbol)
    ? { ...place, kind: 'goal', size: symbol, rotation: 90, y: side * 0.4 }
    : { ...place, kind: symbol }
  return {
    ...emptyScene({ ...ground, has_lines: false, has_stripes: false }),
    objects: [object],
  }
}

function sizeOf(symbol: EquipmentKind | GoalSize): number {
  return isGoal(symbol) ? goalMeasures[symbol].width : (usualLengths[symbol] ?? 1)
}

function isGoal(symbol: EquipmentKind | GoalSize): symbol is GoalSize {
  return symbol in goalMeasures
}
