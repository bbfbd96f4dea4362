import { describe, expect, test } from 'vitest'
import { createProfile } from './profile'

function createProfileFrom(user_metadata: Record<string, unknown>) {
  return createProfile({ id: 'u', email: 'u@demo.test', user_metadata })
}

describe('names', () => {
  test.each([
    [{ first_name: 'Ana', given_name: 'X', full_name: 'Y Z' }, 'Ana', 'Z'],
    [{ first_name: 'Ana', last_name: 'Ilieva', family_name: 'X' }, 'Ana', 'Ilieva'],
    [{ given_name: 'Ana', family_name: 'Ilieva', full_name: 'Y Z' }, 'Ana', 'Ilieva'],
    [{ full_name: 'Ana Maria Ilieva' }, 'Ana', 'Maria Ilieva'],
    [{ name: '  Ana   Ilieva ' }, 'Ana', 'Ilieva'],
    [{ full_name: 'Ana' }, 'Ana', ''],
    [{ first_name: '  ', full_name: 'Ana Ilieva' }, 'Ana', 'Ilieva'],
    [{ first_name: 7, full_name: null }, '', ''],
    [{}, '', ''],
  ])('%j → %s %s', (metadata, first_name, last_name) => {
    expect(createProfileFrom(metadata)).toMatchObject({ first_name, last_name })
  })

  test('are cut to the length of the column', () => {
    expect(createProfileFrom({ first_name: 'a'.repeat(80) }).first_name).toHaveLength(60)
  })
})

test.each([
  [{ avatar_url: 'https://a.test/1.png', picture: 'https://a.test/2.png' }, 'https://a.test/1.png'],
  [{ picture: 'https://a.test/2.png' }, 'https://a.test/2.png'],
  [{ avatar_url: '' }, null],
  [{}, null],
])('avatar of %j', (metadata, avatar_url) =>
  expect(createProfileFrom(metadata)).toMatchObject({ avatar_url }),
)

test.each([
  [{ role: 'Coach' }, 'coach'],
  [{ role: 'king' }, null],
  [{ role: null }, null],
  [{}, null],
])('role of %j', (metadata, role) => expect(createProfileFrom(metadata)).toMatchObject({ role }))

test('a user without metadata or e-mail still gets a row', () => {
  expect(createProfile({ id: 'u' })).toEqual({
    id: 'u',
    email: '',
    first_name: '',
    last_name: '',
    role: null,
    avatar_url: null,
  })
})
