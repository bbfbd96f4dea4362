import { describe, expect, it } from 'vitest'
import { AppError } from '@/lib/errors'
import { createStaleRowError } from '@/lib/stale-row'
import { describeAcademyFailure, academySchema, toAcademyInput } from './academy-schema'

const stored = toAcademyInput({ first_name: 'Olga', last_name: 'Owner', phone: null }, null, {
  name: 'FC Test',
  type: 'club',
  location: null,
  address: null,
  website: null,
  description: null,
})

describe('the academy settings', () => {
  it('take what is stored, with nothing as an empty text', () => {
    expect(academySchema.parse(stored)).toMatchObject({ name: 'FC Test', phone: '', website: '' })
  })

  it('need the names of the person and of the school', () => {
    const wrong = academySchema.safeParse({ ...stored, first_name: ' ', name: '' })
    expect(wrong.error?.issues.map(({ path }) => path[0])).toEqual(['first_name', 'name'])
  })

  it('tell a conflict beside the name of the school', () => {
    expect(describeAcademyFailure(createStaleRowError())).toEqual({
      name: 'settings:academy.errors.changed',
    })
    expect(describeAcademyFailure(new AppError('offline'))).toEqual({})
  })
})
