/** A change of path that is no change of place: what is on screen only gets its lasting address. */

/** For the `state` of a navigation. */
export const quietly = { isQuiet: true }

export function isQuiet(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isQuiet' in state && state.isQuiet === true
}
