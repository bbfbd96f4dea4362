/** All the editor knows: the document, and what one is doing with it. Only the scene is in the history. */
import type { EquipmentKind, GoalSize } from '@/features/scene/model/document/kinds'
import type {
  PassKind,
  Point,
  Scene,
  TeamId,
  Zone,
} from '@/features/scene/model/document/scene-schema'

export type ToolName =
  | 'select'
  | 'hand'
  | 'player'
  | 'coach'
  | 'ball'
  | 'goal'
  | 'equipment'
  | 'run'
  | 'pass'
  | 'record'
  | 'zone'
  | 'line'
  | 'text'
  | 'tape'

/** What the tools use for the next thing they make. */
export interface ToolOptions {
  team: TeamId
  isKeeper: boolean
  equipment: EquipmentKind
  goal: GoalSize
  pass: PassKind
  zone: Zone['shape']
  line: 'solid' | 'dashed' | 'marker'
  hasHead: boolean
  /** #rrggbb of zones, lines and texts. */
  colour: string
}

/** The part of the picture one looks at: picture metres in the middle, and enlargement of the fit. */
export interface Camera {
  x: number
  y: number
  zoom: number
}

/** A line that shows what something was aligned with, in pitch metres. */
export interface Guide {
  axis: 'x' | 'y'
  at: number
}

/** What is drawn over the scene during a gesture and is not part of it. */
export interface Overlay {
  marquee: { from: Point; to: Point } | null
  guides: readonly Guide[]
  /** The path being drawn, and what it will be. */
  draft: { kind: 'run' | 'pass' | 'zone' | 'line' | 'tape'; points: readonly Point[] } | null
  /** The object a drop would go to. */
  target: string | null
  /** What a click would select: object, drawing, event or key. */
  hover: string | null
}

export interface EditorState {
  scene: Scene
  /** Ids of objects, drawings, ball events, and keys as `<object>@<index>`. */
  selection: readonly string[]
  /** Seconds; where the play-head stands. In steps mode always the time of a step, unless playing. */
  time: number
  mode: 'steps' | 'timeline'
  tool: ToolName
  options: ToolOptions
  camera: Camera
  overlay: Overlay
  isPlaying: boolean
  /** 0.25–4. */
  speed: number
  isLooping: boolean
  isFollowingBall: boolean
  /** The freeze point whose question is on the screen. */
  frozen: string | null
  /** Playing step by step: where it stops, in seconds. */
  stopAt: number | null
  /** Whose text, label or number is being typed on the pitch. */
  editing: string | null
  hasOnionSkin: boolean
  hasGrid: boolean
  isSnapping: boolean
  /** In steps mode: what is moved also moves in the steps after. */
  appliesToLater: boolean
  canUndo: boolean
  canRedo: boolean
  /** Nobody may change a scene opened to look at. */
  isReadOnly: boolean
}
