import { describe, expect, test } from 'vitest'
import { newSchool, schoolSchema, toSchoolRow } from './school-schema'

describe('a school', () => {
  test('needs a name', () => {
    expect(schoolSchema.safeParse({ ...newSchool, name: '   ' }).success).toBe(false)
  })

  test('has a website that may be typed without https', () => {
    const parsed = schoolSchema.parse({ ...newSchool, name: 'SV Nord', website: 'sv-nord.test' })
    expect(parsed.website).toBe('https://sv-nord.test')
  })

  test.each(['javascript:alert(1)', 'not a site', 'localhost'])(
    'refuses %s as a website',
    (website) => {
      expect(schoolSchema.safeParse({ ...newSchool, name: 'SV Nord', website }).success).toBe(false)
    },
  )

  test('stores an emptied text as none', () => {
    expect(toSchoolRow(schoolSchema.parse({ ...newSchool, name: 'SV Nord' })).address).toBeNull()
  })
})
