import { describe, expect, it } from 'vitest'
import { createArchiveName, packEntries, parseStoredFile } from './export-document'

const document = {
  exported_at: '2026-11-21T12:00:00Z',
  tables: { users: { first_name: 'Mila' } },
  files: ['avatars/u/1.jpg', 'avatars/u/2.jpg'],
  withheld: ['concerns'],
}

describe('the copy of one’s data', () => {
  it('holds the document and the files, and names what is missing', () => {
    const bytes = new Uint8Array([1, 2])
    const entries = packEntries(document, [
      { entry: 'avatars/u/1.jpg', bytes },
      { entry: 'avatars/u/2.jpg', bytes: null },
    ])
    expect(entries.map(({ path }) => path)).toEqual(['data.json', 'files/avatars/u/1.jpg'])
    const text = new TextDecoder().decode(entries[0]?.bytes)
    expect(JSON.parse(text)).toEqual({ ...document, files_missing: ['avatars/u/2.jpg'] })
  })

  it('a stored file is found by its bucket and path', () => {
    expect(parseStoredFile('player-photos/id/a.png')).toEqual({
      bucket: 'player-photos',
      path: 'id/a.png',
    })
    expect(parseStoredFile('nothing')).toBeNull()
  })

  it('is named after what it is a copy of, the person and the day', () => {
    const day = new Date(2026, 1, 3)
    const createName = (of: 'account' | 'player', person: string) =>
      createArchiveName(of, person, day)
    expect(createName('account', 'Mila Petrova')).toBe(
      'touchline-account-mila-petrova-2026-02-03.zip',
    )
    expect(createName('player', 'Мила / ../Петрова')).toBe(
      'touchline-player-мила-петрова-2026-02-03.zip',
    )
    expect(createName('account', ' ')).toBe('touchline-account-2026-02-03.zip')
  })
})
