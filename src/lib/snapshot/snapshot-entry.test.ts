import { describe, expect, it } from 'vitest'
import { clearFields, snapshotMs, sortEntries } from './snapshot-entry'

const now = 1_000_000_000_000
const visit = { owner: 'ayse', build: 'b2', now }

function createEntry(change: object = {}) {
  const base = { name: 'x', owner: 'ayse', build: 'b2', savedAt: now, queryKey: ['x'], value: 1 }
  return { ...base, ...change }
}

describe('what is kept on a device', () => {
  it('is shown to its owner only', () => {
    const { usable, outdated } = sortEntries(
      [createEntry(), createEntry({ name: 'y', owner: 'kemal' })],
      visit,
    )
    expect(usable.map(({ name }) => name)).toEqual(['x'])
    expect(outdated).toEqual(['y'])
  })

  it('is the last known week, not more', () => {
    const old = createEntry({ savedAt: now - snapshotMs - 1 })
    expect(sortEntries([createEntry({ savedAt: now - snapshotMs })], visit).usable).toHaveLength(1)
    expect(sortEntries([old], visit)).toEqual({ usable: [], outdated: ['x'] })
  })

  it('has no words of families in it, however deep they lie', () => {
    const given = { answer: 'no', answer_note: 'Fever', by: { name: 'Ada', answer_note: 'Hip' } }
    expect(clearFields([{ id: 'x', given }], ['answer_note'])).toEqual([
      {
        id: 'x',
        given: { answer: 'no', answer_note: null, by: { name: 'Ada', answer_note: null } },
      },
    ])
    expect(clearFields(null, ['answer_note'])).toBeNull()
  })

  it('of another build goes: this one may expect another shape', () => {
    expect(sortEntries([createEntry({ build: 'b1' })], visit).usable).toEqual([])
  })

  it('is not trusted in any other shape', () => {
    const odd = [
      null,
      7,
      {},
      { name: 'x' },
      createEntry({ queryKey: 'x' }),
      createEntry({ savedAt: 'now' }),
    ]
    expect(sortEntries(odd, visit)).toEqual({ usable: [], outdated: [] })
  })
})
