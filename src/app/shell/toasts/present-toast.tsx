/** Brings toasts on screen: one per subject, and the newest always among the visible ones. */
import type { ReactNode } from 'react'
import { toast } from 'react-toastify/unstyled'
import type { ToastKind, ToastStyle } from '@/lib/toast'
import { compactToasts, stackToasts } from './toast-styles'

export interface ToastControls {
  close: () => void
  /** Stops the clock, as the pointer does: a keyboard has reached the toast. */
  hold: () => void
  release: () => void
}

interface ShownToast {
  kind: ToastKind
  style: ToastStyle
  subject: string
  render: (controls: ToastControls) => ReactNode
}

const limits: Record<ToastStyle, number> = {
  stack: stackToasts.limit,
  compact: compactToasts.limit,
}
/** Toasts of each style, oldest first. */
const shown: Record<ToastStyle, string[]> = { stack: [], compact: [] }
let count = 0

/** A toast about a subject that is on screen takes its place and starts its time anew. */
export function presentToast({ kind, style, subject, render }: ShownToast): void {
  const active = shown[style].filter((id) => toast.isActive(id, style))
  const prefix = `${subject}#`
  const predecessor = active.find((id) => id.startsWith(prefix))
  const id = predecessor ?? `${prefix}${(count += 1)}`
  const target = { id, containerId: style }
  const renderContent = () =>
    render({
      close: () => toast.dismiss(target),
      hold: () => toast.pause(target),
      release: () => toast.play(target),
    })
  shown[style] = [...active.filter((other) => other !== id), id]
  if (predecessor) {
    toast.update(id, { containerId: style, type: kind, render: renderContent })
    return
  }
  // the library would let the newest wait until an older one has left
  const tooMany = Math.max(0, active.length + 1 - limits[style])
  for (const oldest of active.slice(0, tooMany)) {
    toast.dismiss({ id: oldest, containerId: style })
  }
  toast(renderContent, { type: kind, containerId: style, toastId: id })
}
