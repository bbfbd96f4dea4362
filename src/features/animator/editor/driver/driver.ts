/**
 * Drives the editor as hands do, without pixels or a page: points are pitch metres, keys go through the
 * real shortcuts. Every test of tools and commands is written with it.
 */
import type { Point, Scene } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { createEditor, type Editor } from '../editor'
import type { EditorState, ToolName, ToolOptions } from '../editor-state'
import { tick } from '../playback'
import { commands } from '../registry'
import type { PointerInput } from '../tool'
import { createToolHost, type ToolHost } from '../tool-host'

/** Held keys, the kind of pointer, how large things are on the screen, when it happens (milliseconds). */
export type PointerOptions = Partial<Omit<PointerInput, 'point'>>

/** A full pitch on a laptop: 10 px a metre. */
const usual: Omit<PointerInput, 'point'> = {
  metresPerPixel: 0.1,
  unit: 3,
  kind: 'mouse',
  shift: false,
  alt: false,
  mod: false,
  time: 0,
}

export class EditorDriver {
  readonly editor: Editor
  readonly host: ToolHost
  readonly first: Scene
  private held: PointerOptions
  private last: Point = [0, 0]
  /** Milliseconds; events are a frame apart unless told otherwise. */
  private clock = 0

  constructor(scene: Scene, state: Partial<EditorState> = {}, held: PointerOptions = {}) {
    this.editor = createEditor(scene, state)
    this.host = createToolHost(this.editor)
    this.first = scene
    this.held = held
  }

  get state(): EditorState {
    return this.editor.getState()
  }

  get scene(): Scene {
    return this.state.scene
  }

  /** Takes a tool, with what it shall make. */
  tool(tool: ToolName, options: Partial<ToolOptions> = {}): this {
    this.editor.set({ tool, options: { ...this.state.options, ...options } })
    return this
  }

  /** From now on: held keys, a finger instead of a mouse, the zoom. */
  with(held: PointerOptions): this {
    this.held = { ...this.held, ...held }
    return this
  }

  select(...ids: string[]): this {
    this.editor.set({ selection: ids })
    return this
  }

  /** Goes to a step by its index. */
  step(index: number): this {
    this.editor.set({ time: this.scene.steps[index]?.t ?? 0 })
    return this
  }

  down(x: number, y: number, options: PointerOptions = {}): this {
    this.host.down(this.input([x, y], options))
    return this
  }

  move(x: number, y: number, options: PointerOptions = {}): this {
    this.host.move(this.input([x, y], options))
    return this
  }

  /** Where the pointer was last. */
  up(options: PointerOptions = {}): this {
    this.host.up(this.input(this.last, options))
    return this
  }

  click(x: number, y: number, options: PointerOptions = {}): this {
    return this.down(x, y, options).up(options)
  }

  doubleClick(x: number, y: number, options: PointerOptions = {}): this {
    this.click(x, y, options).click(x, y, options)
    this.host.doubleClick(this.input([x, y], options))
    return this
  }

  /** Through all these points. */
  drag(points: readonly Point[], options: PointerOptions = {}): this {
    const [from, ...way] = points
    if (!from) return this
    this.down(...from, options)
    for (const point of way) this.move(...point, options)
    return this.up(options)
  }

  /** A second finger, or the system takes the pointer away. */
  secondFinger(): this {
    this.host.cancel()
    return this
  }

  escape(): this {
    this.host.escape()
    return this
  }

  enter(): this {
    this.host.enter()
    return this
  }

  /** A shortcut as it is written in the sheet: `mod+z`. A gesture gets Escape and Enter first. */
  key(keys: string): this {
    if (keys === 'escape' && this.host.escape()) return this
    if (keys === 'enter' && this.host.enter()) return this
    const command = commands.find((other) => other.keys?.includes(keys))
    if (!command) throw new Error(`no command has the shortcut ${keys}`)
    if (command.isEnabled?.(this.state) ?? true) command.run(this.editor)
    return this
  }

  undo(): this {
    this.editor.undo()
    return this
  }

  redo(): this {
    this.editor.redo()
    return this
  }

  /** Plays for so many seconds, 60 frames each. */
  watch(seconds: number): this {
    for (let frame = 0; frame < Math.round(seconds * 60); frame += 1) tick(this.editor, 1 / 60)
    return this
  }

  /** Back to the first document; how many steps it took. */
  undoAll(): number {
    let count = 0
    for (; this.state.canUndo; count += 1) this.undo()
    return count
  }

  /** Where somebody or something is at the shown time, or at another one. Centimetres. */
  place(id: string, time = this.state.time): Point {
    const { x, y } = getSceneMotion(this.scene).poseOf(id, time)
    return [Math.round(x * 100) / 100, Math.round(y * 100) / 100]
  }

  private input(point: Point, options: PointerOptions): PointerInput {
    this.last = point
    this.clock = options.time ?? this.clock + 16
    return { ...usual, ...this.held, ...options, point, time: this.clock }
  }
}
