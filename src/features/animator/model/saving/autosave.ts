/**
 * Saves an animation by itself: a moment after each change, at once when asked to, one request at a
 * time. It knows neither React nor the network; both are handed in.
 */
import { toAppError } from '@/lib/errors'
import { isStaleRow } from '@/lib/stale-row'
import { createStore } from '@/lib/store'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { AnimationDraft } from './animation-draft'
import type { SavingState, Theirs } from './saving-state'

export interface Sent {
  /** Left out to make a new one. */
  key: { id: string; version: number } | null
  title: string
  scene: Scene
}

export interface AutosaveOptions {
  key: Sent['key']
  title: string
  /** What the server has; null when it has nothing or something else. */
  saved: Scene | null
  readScene: () => Scene
  send: (what: Sent) => Promise<{ id: string; version: number }>
  fetchTheirs: (id: string) => Promise<Theirs>
  keep: (draft: AnimationDraft) => boolean
  drop: () => void
  /** Shows another document on screen; no undo step. */
  show: (scene: Scene) => void
  /** The first save gave it an address, or a copy got its own. */
  onCreated: (id: string) => void
  onSaved: (id: string, version: number) => void
  titleOfCopy: (title: string) => string
}

export interface Autosave {
  getState: () => SavingState
  subscribe: (listener: () => void) => () => void
  /** What is on screen now. */
  readScene: () => Scene
  /** The document or title was changed. */
  touch: () => void
  setTitle: (title: string) => void
  /** Sends now what is waiting. */
  flush: () => Promise<void>
  /** Somebody may have saved a newer version: told by another tab, or asked for on return. */
  noticeVersion: (version: number) => Promise<void>
  loadNewest: () => Promise<void>
  resolve: (choice: 'theirs' | 'mine' | 'both') => Promise<void>
  /** Back to what the server has; what was kept on the device is forgotten. */
  discard: (scene: Scene, title: string) => void
  /** The page is left: what is waiting is sent once; what does not arrive stays on the device. */
  close: () => Promise<void>
  /** The page is there (again). */
  open: () => void
}

/** Milliseconds after the last change. */
const pause = 1500
/** Milliseconds until another try while the server cannot be reached. */
const retryPause = 15_000

export function createAutosave(options: AutosaveOptions): Autosave {
  let { key } = options
  let sent: { title: string; scene: Scene | null } = { title: options.title, scene: options.saved }
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = true
  const store = createStore<SavingState>({
    phase: 'saved',
    title: options.title,
    savedAt: null,
    error: null,
    theirs: null,
    isOutdated: false,
    isKept: true,
    id: key?.id ?? null,
  })
  const { getState } = store

  function publish(patch: Partial<SavingState>) {
    store.setState({ ...getState(), ...patch })
  }

  function isDirty(): boolean {
    return options.readScene() !== sent.scene || getState().title !== sent.title
  }

  function writeDraft(is_left = false) {
    const isKept = options.keep({
      saved_at: Date.now(),
      base_version: key?.version ?? null,
      title: getState().title,
      scene: options.readScene(),
      ...(is_left && { is_left }),
    })
    if (isKept !== getState().isKept) publish({ isKept })
  }

  function schedule(after: number) {
    clearTimeout(timer)
    if (isOpen) timer = setTimeout(() => void flush(), after)
  }

  function handleChange() {
    if (!isDirty()) return
    if (getState().phase === 'conflict') return writeDraft()
    if (getState().phase !== 'saving') publish({ phase: 'waiting', error: null })
    schedule(pause)
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (running) await running
    if (!isDirty() || getState().phase === 'conflict') return
    running = send(key)
    await running
    running = null
    // drawn on while it was under way
    if (getState().phase === 'saved' && isDirty()) handleChange()
  }

  async function send(as: Sent['key']): Promise<void> {
    const what = { key: as, title: getState().title, scene: options.readScene() }
    writeDraft()
    publish({ phase: 'saving', error: null })
    try {
      const saved = await options.send(what)
      sent = what
      key = { id: saved.id, version: saved.version }
      if (!isDirty()) options.drop()
      publish({
        phase: 'saved',
        savedAt: Date.now(),
        id: saved.id,
        theirs: null,
        isOutdated: false,
      })
      if (as?.id !== saved.id) options.onCreated(saved.id)
      options.onSaved(saved.id, saved.version)
    } catch (thrown) {
      await fail(thrown)
    }
  }

  async function fail(thrown: unknown) {
    const error = toAppError(thrown)
    if (isStaleRow(error) && key) {
      await showConflict(key.id)
    } else if (['offline', 'unavailable', 'rate_limited', 'unknown'].includes(error.code)) {
      publish({ phase: 'offline', error })
      schedule(retryPause)
    } else publish({ phase: 'refused', error })
  }

  async function showConflict(id: string) {
    try {
      publish({ theirs: await options.fetchTheirs(id), phase: 'conflict', isOutdated: false })
    } catch (thrown) {
      publish({ phase: 'offline', error: toAppError(thrown) })
      schedule(retryPause)
    }
  }

  async function handleOtherVersion(version: number) {
    if (!key || version <= key.version || getState().phase === 'conflict') return
    if (running) await running
    if (version <= key.version) return
    if (isDirty()) await showConflict(key.id)
    else publish({ isOutdated: true })
  }

  function takeOver(theirs: Theirs) {
    clearTimeout(timer)
    if (key) key = { id: key.id, version: theirs.version }
    options.show(theirs.scene)
    sent = { title: theirs.title, scene: options.readScene() }
    options.drop()
    publish({ phase: 'saved', title: theirs.title, theirs: null, isOutdated: false, error: null })
  }

  return {
    getState,
    subscribe: store.subscribe,
    readScene: options.readScene,
    touch: handleChange,
    setTitle(title) {
      const clean = title.trim().slice(0, 100)
      if (clean === '' || clean === getState().title) return
      publish({ title: clean })
      handleChange()
    },
    flush,
    noticeVersion: handleOtherVersion,
    async loadNewest() {
      if (key) takeOver(await options.fetchTheirs(key.id))
    },
    async resolve(choice) {
      const { theirs } = getState()
      if (!theirs || !key) return
      if (choice === 'theirs') return takeOver(theirs)
      if (choice === 'both') publish({ title: options.titleOfCopy(getState().title) })
      running = send(choice === 'both' ? null : { id: key.id, version: theirs.version })
      await running
      running = null
    },
    async close() {
      isOpen = false
      await flush()
      if (isDirty()) writeDraft(true)
    },
    open() {
      isOpen = true
    },
    discard(scene, title) {
      clearTimeout(timer)
      options.show(scene)
      sent = { title, scene: options.readScene() }
      options.drop()
      publish({ phase: 'saved', title, error: null })
    },
  }
}
