/** What the page and the service worker say to each other. */
import type { PushWord } from './push-word'

/** Page to worker: this build has been opened with a network, and these are the files it needed. */
export interface UsedFiles {
  kind: 'used'
  build: string
  paths: readonly string[]
}

/** Worker to page: another build is on this device now, and opens at the next reload. */
export type NewBuildWord = 'new-build'
export const newBuildWord: NewBuildWord = 'new-build'

/** Worker to page: news for whoever looks at it right now; shown inside the page instead of on the lock screen. */
export interface NewsWord extends PushWord {
  kind: 'news'
}

/** Worker to page: somebody tapped a notification. A page that can go there answers through the port. */
export interface OpenWord {
  kind: 'open'
  link: string
}

/** Null for anything else that may be said to a worker. */
export function readUsed(word: unknown): UsedFiles | null {
  if (typeof word !== 'object' || word === null) return null
  if (!('kind' in word && 'build' in word && 'paths' in word)) return null
  const { kind, build, paths } = word
  if (kind !== 'used' || typeof build !== 'string' || !Array.isArray(paths)) return null
  return { kind, build, paths: paths.filter((path) => typeof path === 'string').filter(isBuilt) }
}

/** Files whose name changes with their content: once fetched, never out of date. */
export function isBuilt(path: string): boolean {
  return path.startsWith('/assets/')
}

/** Small files of the shell without a name of their own per build. */
export function isFixed(path: string): boolean {
  return path.startsWith('/flags/') || path === '/favicon.svg' || path === '/icon-192.png'
}
