/** The arrow pointer: selects, moves, turns, bends; drags the ball to somebody. */
import { addGroupMembers } from '../changes/layout/groups'
import { findObject } from '../changes/scene/parts'
import { setPoints } from '../changes/things/points'
import type { Editor } from '../editor'
import { dragArrow, getVia, setVia } from '../gestures/drag-movement'
import { dragBall } from '../gestures/drag-ball'
import { dragCopies } from '../gestures/drag-copies'
import { createHandleDrag } from '../gestures/create-handle-drag'
import { listPoints } from '../gestures/drag-shape'
import { dragThings } from '../gestures/drag-things'
import type { Gesture } from '../gestures/gesture'
import { createGestureTool } from '../gestures/create-gesture-tool'
import { setHover } from '../gestures/hover'
import { startMarquee } from '../gestures/start-marquee'
import { createPressGesture } from '../gestures/press'
import type { Handle } from '../handles'
import { findHitAt, type Hit } from '../hit'
import { select, toggleIds } from '../selecting'
import type { PointerInput, Tool, ToolFactory } from '../tool'

export const selectTool: ToolFactory = () =>
  createGestureTool({
    cursor: 'default',
    begin,
    hover: updateHover,
    doubleClick: handleDoubleClick,
  })

function begin(editor: Editor, input: PointerInput): Gesture {
  const hit = findHitAt(editor.getState(), input)
  if (hit?.kind === 'handle') {
    return createPressGesture(input, {
      click: () => undefined,
      drag: () => createHandleDrag(editor, hit.handle),
    })
  }
  return hit ? pressThing(editor, input, hit) : pressGrass(editor, input)
}

function pressGrass(editor: Editor, input: PointerInput): Gesture {
  return createPressGesture(input, {
    click: ({ shift }) => {
      if (!shift) select(editor, [])
    },
    drag: () => startMarquee(editor, input),
  })
}

/** Pressing selects at once; what was selected with others stays so until it is clear that nobody drags. */
function pressThing(
  editor: Editor,
  input: PointerInput,
  hit: Exclude<Hit, { kind: 'handle' }>,
): Gesture {
  const { selection, scene } = editor.getState()
  const ids = addGroupMembers(scene, [hit.id])
  const wasSelected = selection.includes(hit.id)
  if (!wasSelected) select(editor, input.shift ? toggleIds(selection, ids) : ids)
  return createPressGesture(input, {
    click() {
      if (!wasSelected) return
      const isAlone = selection.length === 1
      // one of a group that was chosen by a double click stays chosen
      if (input.shift) select(editor, toggleIds(selection, isAlone ? [hit.id] : ids))
      else if (!isAlone) select(editor, ids)
    },
    drag: () => dragThing(editor, input, hit),
  })
}

function dragThing(
  editor: Editor,
  input: PointerInput,
  hit: Exclude<Hit, { kind: 'handle' }>,
): Gesture | null {
  const { scene, selection } = editor.getState()
  if (input.alt && hit.kind !== 'arrow') return dragCopies(editor, input)
  if (selection.length > 1) return dragThings(editor, input, hit.id)
  if (hit.kind === 'arrow') return dragArrow(editor, hit.of, input)
  if (findObject(scene, hit.id)?.kind === 'ball') return dragBall(editor, hit.id)
  return dragThings(editor, input, hit.id)
}

function updateHover(editor: Editor, input: PointerInput, tool: Tool): void {
  const state = editor.getState()
  if (state.isPlaying) return
  const hit = findHitAt(state, input)
  tool.cursor = hit === null ? 'default' : hit.kind === 'handle' ? getCursor(hit.handle) : 'move'
  const id = hit === null || hit.kind === 'handle' ? null : hit.id
  setHover(editor, id)
}

function getCursor(handle: Handle): Tool['cursor'] {
  return handle.kind === 'rotate' ? 'grab' : 'crosshair'
}

/** Types into a thing, takes one out of its group, and takes away a bend or corner. */
function handleDoubleClick(editor: Editor, input: PointerInput): void {
  const state = editor.getState()
  const hit = findHitAt(state, input)
  if (!hit) return
  if (hit.kind === 'handle') {
    removePoint(editor, hit.handle)
    return
  }
  const ids = addGroupMembers(state.scene, [hit.id])
  select(editor, [hit.id])
  if (ids.length === 1 && !state.isReadOnly && canBeTyped(editor, hit.id)) {
    editor.set({ editing: hit.id })
  }
}

function canBeTyped(editor: Editor, id: string): boolean {
  const { scene } = editor.getState()
  const kind = findObject(scene, id)?.kind ?? scene.drawings.find((other) => other.id === id)?.kind
  return kind === 'player' || kind === 'coach' || kind === 'zone' || kind === 'text'
}

function removePoint(editor: Editor, handle: Handle): void {
  const state = editor.getState()
  if (handle.kind === 'bend' && !handle.isNew) {
    const { of, index } = handle
    editor.change((scene) => setVia(scene, of, getVia(scene, of).toSpliced(index, 1)), 'record')
  }
  if (handle.kind === 'vertex') {
    const rest = listPoints(state, handle.id).toSpliced(handle.index, 1)
    editor.change((scene) => setPoints(scene, handle.id, rest), 'record')
  }
}
