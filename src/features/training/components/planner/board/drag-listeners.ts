/** Splits what starts a drag: the mouse may grab the whole row, touch and keyboard only its handle. */
import type { DraggableSyntheticListeners } from '@dnd-kit/core'

const mouse = 'onMouseDown'
/** A press on one of these means the thing itself. */
const ownUse = 'button:not([data-handle]), input, textarea, a, [role="menu"]'

export function mouseOnly(listeners: DraggableSyntheticListeners): DraggableSyntheticListeners {
  const start = listeners?.[mouse]
  if (!start) return undefined
  return {
    [mouse]: (event: { target: EventTarget }) => {
      if (event.target instanceof Element && event.target.closest(ownUse)) return
      start(event)
    },
  }
}

export function withoutMouse(listeners: DraggableSyntheticListeners): DraggableSyntheticListeners {
  if (!listeners) return undefined
  return Object.fromEntries(Object.entries(listeners).filter(([name]) => name !== mouse))
}
