import { describe, expect, it } from 'vitest'
import { keptForMs, sortEntries } from './kept-entry'

const now = 1_000_000_000_000
const visit = { owner: 'ayse', build: 'b2', now }

function entry(change: object = {}) {
  const base = { name: 'x', owner: 'ayse', build: 'b2', savedAt: now, queryKey: ['x'], value: 1 }
  return { ...base, ...change }
}

describe('what is kept on a device', () => {
  it('is shown to its owner only', () => {
    const { usable, outdated } = sortEntries([entry(), entry({ name: 'y', owner: 'kemal' })], visit)
    expect(usable.map(({ name }) => name)).toEqual(['x'])
    expect(outdated).toEqual(['y'])
  })

  it('is the last known week, not more', () => {
    const old = entry({ savedAt: now - keptForMs - 1 })
    expect(sortEntries([entry({ savedAt: now - keptForMs })], visit).usable).toHaveLength(1)
    expect(sortEntries([old], visit)).toEqual({ usable: [], outdated: ['x'] })
  })

  it('of another build goes: this one may expect another shape', () => {
    expect(sortEntries([entry({ build: 'b1' })], visit).usable).toEqual([])
  })

  it('is not trusted in any other shape', () => {
    const odd = [null, 7, {}, { name: 'x' }, entry({ queryKey: 'x' }), entry({ savedAt: 'now' })]
    expect(sortEntries(odd, visit)).toEqual({ usable: [], outdated: [] })
  })
})
