/** What the drawing of everything in a scene depends on besides the thing itself; once per document. */
import type { Goal, Pitch, Scene, Team, TeamId } from '../document/scene-schema'
import { getSceneFrame, computeSymbolUnit, type Density } from '../pitch/view'
import type { Frame } from './marks'

export interface Setting {
  pitch: Pitch
  frame: Frame
  /** Side of a symbol in metres. */
  unit: number
  teams: ReadonlyMap<TeamId, Team>
  /** Goals that were put there; the pitch's own give way to them. */
  goals: readonly Goal[]
  hasNumbers: boolean
  hasNames: boolean
}

const settings = new WeakMap<Scene, Partial<Record<Density, Setting>>>()

export function getSetting(scene: Scene, density: Density): Setting {
  const known = settings.get(scene) ?? {}
  const setting = known[density] ?? prepare(scene, density)
  known[density] = setting
  settings.set(scene, known)
  return setting
}

function prepare(scene: Scene, density: Density): Setting {
  const frame = getSceneFrame(scene)
  return {
    pitch: scene.pitch,
    frame,
    unit: computeSymbolUnit(frame, density, scene.display.symbols),
    teams: new Map(scene.teams.map((team) => [team.id, team])),
    goals: scene.objects.flatMap((object) => (object.kind === 'goal' ? object : [])),
    hasNumbers: scene.display.has_numbers,
    hasNames: scene.display.has_names,
  }
}
