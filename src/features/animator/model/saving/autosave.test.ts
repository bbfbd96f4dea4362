import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { AppError } from '@/lib/errors'
import { createStaleRowError } from '@/lib/stale-row'
import type { AnimationDraft } from './animation-draft'
import { createAutosave, type AutosaveOptions, type Sent } from './autosave'
import type { Theirs } from './saving-state'

const conflict = createStaleRowError()
const theirs: Theirs = {
  version: 5,
  title: 'Theirs',
  scene: createEmptyScene({ kind: 'half' }),
  savedAt: '2026-11-21T10:00:00Z',
  savedBy: 'Markus Lindner',
  isMe: false,
}

/** A screen with one animation of version 3 on it, a server that answers what it is told, and a device. */
function createDesk(options: Partial<AutosaveOptions> = {}) {
  const saved = createEmptyScene()
  let scene: Scene = saved
  const sent: Sent[] = []
  const device: { draft: AnimationDraft | null } = { draft: null }
  const created: string[] = []
  let answer: (what: Sent) => Promise<{ id: string; version: number }> = ({ key }) =>
    Promise.resolve({ id: key?.id ?? 'made', version: (key?.version ?? 0) + 1 })
  const autosave = createAutosave({
    key: { id: 'one', version: 3 },
    title: 'Mine',
    saved,
    readScene: () => scene,
    send(what) {
      sent.push(what)
      return answer(what)
    },
    fetchTheirs: () => Promise.resolve(theirs),
    keep(draft) {
      device.draft = draft
      return true
    },
    drop() {
      device.draft = null
    },
    show(other) {
      scene = other
    },
    onCreated: (id) => created.push(id),
    onSaved: () => {},
    titleOfCopy: (title) => `Copy of ${title}`,
    ...options,
  })
  return {
    autosave,
    sent,
    device,
    created,
    draw: () => {
      scene = { ...scene }
      autosave.touch()
      return scene
    },
    answerWith: (next: typeof answer) => {
      answer = next
    },
    scene: () => scene,
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('saving by itself', () => {
  it('sends a moment after the last change, once, with the version it was drawn on', async () => {
    const { autosave, sent, draw } = createDesk()
    draw()
    await vi.advanceTimersByTimeAsync(1000)
    const last = draw()
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(600)
    expect(sent).toEqual([{ key: { id: 'one', version: 3 }, title: 'Mine', scene: last }])
    expect(autosave.getState().phase).toBe('saved')
  })

  it('builds on its own last save', async () => {
    const { autosave, sent, draw } = createDesk()
    draw()
    await autosave.flush()
    draw()
    await autosave.flush()
    expect(sent.map(({ key }) => key?.version)).toEqual([3, 4])
  })

  it('sends nothing when nothing changed, and a new title without any drawing', async () => {
    const { autosave, sent } = createDesk()
    autosave.touch()
    await autosave.flush()
    expect(sent).toEqual([])
    autosave.setTitle('  ')
    autosave.setTitle(' Better ')
    await autosave.flush()
    expect(sent.map(({ title }) => title)).toEqual(['Better'])
  })

  it('sends what was drawn while a save was under way after it, never two at a time', async () => {
    const { autosave, sent, draw, answerWith } = createDesk()
    let finish = (_saved: { id: string; version: number }) => {}
    answerWith(() => new Promise((resolve) => (finish = resolve)))
    draw()
    const first = autosave.flush()
    const second = draw()
    void autosave.flush()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toHaveLength(1)
    finish({ id: 'one', version: 4 })
    await first
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent[1]).toEqual({ key: { id: 'one', version: 4 }, title: 'Mine', scene: second })
  })

  it('gives a new drawing its id with the first change', async () => {
    const { autosave, sent, created, draw } = createDesk({ key: null })
    draw()
    await autosave.flush()
    expect(sent[0]?.key).toBeNull()
    expect(created).toEqual(['made'])
    expect(autosave.getState().id).toBe('made')
  })
})

describe('the last local state', () => {
  it('is kept on the device before it is sent, and forgotten when it arrived', async () => {
    const { autosave, device, draw, answerWith } = createDesk()
    answerWith(({ scene }) => {
      expect(device.draft).toMatchObject({ base_version: 3, title: 'Mine', scene })
      return Promise.resolve({ id: 'one', version: 4 })
    })
    draw()
    await autosave.flush()
    expect(device.draft).toBeNull()
  })

  it('stays without a connection, says so, and is sent when it is back', async () => {
    const { autosave, device, sent, draw, answerWith } = createDesk()
    answerWith(() => Promise.reject(new AppError('offline')))
    draw()
    await autosave.flush()
    expect(autosave.getState()).toMatchObject({ phase: 'offline', isKept: true })
    expect(device.draft).not.toBeNull()
    answerWith(() => Promise.resolve({ id: 'one', version: 4 }))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(autosave.getState().phase).toBe('saved')
    expect(sent).toHaveLength(2)
  })

  it('stays when the server refuses, and is not sent again by itself', async () => {
    const { autosave, device, sent, draw, answerWith } = createDesk()
    answerWith(() => Promise.reject(new AppError('not_signed_in')))
    draw()
    await autosave.flush()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(autosave.getState().phase).toBe('refused')
    expect(device.draft).not.toBeNull()
    expect(sent).toHaveLength(1)
  })

  it('is marked as left behind when the page is closed without a connection, and not sent again', async () => {
    const { autosave, device, sent, draw, answerWith } = createDesk({ key: null })
    answerWith(() => Promise.reject(new AppError('offline')))
    draw()
    await autosave.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(device.draft).toMatchObject({ is_left: true, base_version: null })
    expect(sent).toHaveLength(1)
  })

  it('says when the device keeps nothing', async () => {
    const { autosave, draw, answerWith } = createDesk({ keep: () => false })
    answerWith(() => Promise.reject(new AppError('offline')))
    draw()
    await autosave.flush()
    expect(autosave.getState().isKept).toBe(false)
  })
})

describe('when somebody else saved first', () => {
  async function createConflict() {
    const parts = createDesk()
    parts.answerWith(({ key }) =>
      key?.version === 3
        ? Promise.reject(conflict)
        : Promise.resolve({ id: key?.id ?? 'copy', version: (key?.version ?? 0) + 1 }),
    )
    const mine = parts.draw()
    await parts.autosave.flush()
    return { ...parts, mine }
  }

  it('it is told, with what they saved, and nothing is overwritten', async () => {
    const { autosave, sent, draw } = await createConflict()
    expect(autosave.getState()).toMatchObject({ phase: 'conflict', theirs })
    draw()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
  })

  it('keeping theirs shows it and forgets the own', async () => {
    const { autosave, device, scene } = await createConflict()
    await autosave.resolve('theirs')
    expect(scene()).toBe(theirs.scene)
    expect(autosave.getState()).toMatchObject({ phase: 'saved', title: 'Theirs', theirs: null })
    expect(device.draft).toBeNull()
  })

  it('keeping mine saves it on top of theirs', async () => {
    const { autosave, sent, mine } = await createConflict()
    await autosave.resolve('mine')
    expect(sent[1]).toEqual({ key: { id: 'one', version: 5 }, title: 'Mine', scene: mine })
    expect(autosave.getState().phase).toBe('saved')
  })

  it('keeping both saves the own as a copy and goes on with it', async () => {
    const { autosave, sent, created, mine } = await createConflict()
    await autosave.resolve('both')
    expect(sent[1]).toEqual({ key: null, title: 'Copy of Mine', scene: mine })
    expect(created).toEqual(['copy'])
  })

  it('another tab that only looks is told before it draws on the older one', async () => {
    const { autosave, scene } = createDesk()
    await autosave.noticeVersion(3)
    expect(autosave.getState().isOutdated).toBe(false)
    await autosave.noticeVersion(5)
    expect(autosave.getState()).toMatchObject({ isOutdated: true, phase: 'saved' })
    await autosave.loadNewest()
    expect(scene()).toBe(theirs.scene)
    expect(autosave.getState().isOutdated).toBe(false)
  })

  it('another tab that has drawn already decides at once', async () => {
    const { autosave, sent, draw } = createDesk()
    draw()
    await autosave.noticeVersion(5)
    expect(autosave.getState().phase).toBe('conflict')
    expect(sent).toEqual([])
  })
})
