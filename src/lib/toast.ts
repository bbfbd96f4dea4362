/** Toasts without their library in the first load: the shell listens, anyone may speak. */

export type ToastKind = 'success' | 'error' | 'info'
/** `stack`: top right, 20 at most. `compact`: the second style, 3 visible (spec section 9). */
export type ToastStyle = 'stack' | 'compact'

export interface ToastRequest {
  kind: ToastKind
  /** Translation key, `namespace:path`. */
  message: string
  values?: Record<string, string | number>
  style?: ToastStyle
  /** What it is about: a newer toast about the same replaces it. Without one, its text. */
  subject?: string
  /** Offers one action, such as undo. */
  action?: { label: string; run: () => void }
}

type Listener = (request: ToastRequest) => void

const waiting: ToastRequest[] = []
let listener: Listener | null = null

export function showToast(
  kind: ToastKind,
  message: string,
  extra: Omit<ToastRequest, 'kind' | 'message'> = {},
): void {
  const request = { kind, message, ...extra }
  if (listener) listener(request)
  else waiting.push(request)
}

/** The shell's toast area takes over, with what was said before it was there. */
export function listenForToasts(next: Listener): () => void {
  listener = next
  for (const request of waiting.splice(0)) next(request)
  return () => {
    if (listener === next) listener = null
  }
}
