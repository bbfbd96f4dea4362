/** From the browser's events on the board to the tool, the camera and the menu. */
import { addGroupMembers } from '../../editor/changes/layout/groups'
import type { Editor } from '../../editor/editor'
import { findHitAt } from '../../editor/hit'
import { togglePlay } from '../../editor/playback'
import type { PointerInput } from '../../editor/tool'
import type { ToolHost } from '../../editor/tool-host'
import { panCamera, zoomCameraAt, type Board, type Pixel } from '../camera/view'
import { listenForHandKey } from './hand-key'
import { createLongPress } from './long-press'
import { getPointerKind } from './pointer-input'
import { noRouting, dispatchPointer, type Action, type PointerStep } from './router'
import { applyWheel } from './wheel'

export interface ClientPoint {
  x: number
  y: number
}

export interface Listening {
  container: HTMLElement
  editor: Editor
  tools: ToolHost
  board: () => Board
  inputOf: (pixel: Pixel, event: MouseEvent, kind: PointerInput['kind']) => PointerInput
  onContextMenu?: (client: ClientPoint) => void
}

const types: Record<string, PointerStep['type']> = {
  pointerdown: 'down',
  pointermove: 'move',
  pointerup: 'up',
  pointercancel: 'cancel',
  lostpointercapture: 'cancel',
}

export function listen(options: Listening): () => void {
  const { container, editor, tools, board, inputOf } = options
  const abort = new AbortController()
  let routing = noRouting
  let pressed: PointerEvent | null = null
  const hand = listenForHandKey(container, {
    onChange: showCursor,
    onTap: () => togglePlay(editor),
  })
  const longPress = createLongPress(() => {
    if (pressed) openMenu(pressed, 'touch')
  })

  function showCursor() {
    const isHand = hand.isHeld() || routing.job === 'pan'
    const cursor = isHand ? (routing.job === 'pan' ? 'grabbing' : 'grab') : tools.cursor()
    if (container.style.cursor !== cursor) container.style.cursor = cursor
  }

  function getPixel(event: MouseEvent): Pixel {
    const { left, top } = container.getBoundingClientRect()
    return [event.clientX - left, event.clientY - top]
  }

  function act(action: Action, event: PointerEvent, kind: PointerInput['kind']) {
    const { camera } = editor.getState()
    if (action.does === 'cancel') tools.cancel()
    else if (action.does === 'pan') {
      hand.use()
      editor.set({ camera: panCamera(camera, board(), action.by) })
    } else if (action.does === 'pinch') {
      const { factor, from, to } = action
      editor.set({ camera: zoomCameraAt(camera, board(), factor, from, to) })
    } else tools[action.does](inputOf(action.at, event, kind))
  }

  function handlePointer(event: PointerEvent) {
    const type = types[event.type]
    if (!type) return
    const kind = getPointerKind(event.pointerType)
    const at = getPixel(event)
    if (type === 'down') container.setPointerCapture(event.pointerId)
    const step = {
      type,
      id: event.pointerId,
      kind,
      at,
      button: event.button,
      isHand: hand.isHeld(),
    }
    const routed = dispatchPointer(routing, step)
    routing = routed.routing
    for (const action of routed.actions) act(action, event, kind)
    followPress(event, type, at)
    showCursor()
  }

  function followPress(event: PointerEvent, type: PointerStep['type'], at: Pixel) {
    if (type === 'move') longPress.move(at)
    else if (
      type === 'down' &&
      getPointerKind(event.pointerType) === 'touch' &&
      routing.job === 'tool'
    ) {
      pressed = event
      longPress.begin(at)
    } else longPress.end()
  }

  /** The menu is about what lies there: it gets selected first, unless it is part of the selection. */
  function openMenu(event: MouseEvent, kind: PointerInput['kind']) {
    // the press that asks for the menu (a resting finger, Ctrl and click on a Mac) is no gesture
    if (routing.job === 'tool') tools.cancel()
    routing = { ...noRouting, hasPen: routing.hasPen }
    const state = editor.getState()
    const hit = findHitAt(state, inputOf(getPixel(event), event, kind))
    const id = hit && 'id' in hit ? hit.id : null
    if (hit?.kind !== 'handle' && (id === null || !state.selection.includes(id))) {
      editor.set({ selection: id === null ? [] : addGroupMembers(state.scene, [id]) })
    }
    options.onContextMenu?.({ x: event.clientX, y: event.clientY })
  }

  function listenTo<Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) {
    container.addEventListener(name, listener, { signal: abort.signal, passive: false })
  }

  for (const name of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const) {
    listenTo(name, handlePointer)
  }
  listenTo('lostpointercapture', handlePointer)
  listenTo('pointerleave', () => tools.leave())
  listenTo('dblclick', (event) => tools.doubleClick(inputOf(getPixel(event), event, 'mouse')))
  listenTo('contextmenu', (event) => {
    event.preventDefault()
    // a resting finger is noticed above, on systems without this event too
    const isFinger = event instanceof PointerEvent && event.pointerType === 'touch'
    if (!isFinger) openMenu(event, 'mouse')
  })
  listenTo('wheel', (event) => {
    event.preventDefault()
    const { camera } = editor.getState()
    editor.set({ camera: applyWheel(camera, board(), event, getPixel(event)) })
  })
  const unsubscribe = editor.subscribe(showCursor)
  showCursor()

  return () => {
    abort.abort()
    hand.stop()
    longPress.end()
    unsubscribe()
  }
}
