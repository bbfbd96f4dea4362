import { describe, expect, it } from 'vitest'
import { licences, specializations } from '@/features/people/model/coach'
import { Constants } from '@/lib/supabase/database.types'
import { coachProfileSchema, contactChannels, parentProfileSchema } from './role-profile-schemas'

const person = { first_name: 'Lena', last_name: 'Novak', phone: '' }
const coach = {
  ...person,
  license: 'uefa_b',
  license_expires_on: '',
  specialization: '',
  years_of_experience: null,
  school_id: null,
  biography: '',
}

describe('the fields a role adds', () => {
  it('offers exactly what the database knows', () => {
    const { Enums: known } = Constants.public
    expect([...licences].sort()).toEqual([...known.coaching_license].sort())
    expect([...specializations].sort()).toEqual([...known.coach_specialization].sort())
    expect([...contactChannels].sort()).toEqual([...known.contact_channel].sort())
  })

  it('empty choices of a coach are none', () => {
    const { license_expires_on, specialization } = coachProfileSchema.parse(coach)
    expect({ license_expires_on, specialization }).toEqual({
      license_expires_on: null,
      specialization: null,
    })
  })

  it.each([0, 60, null])('%s years of experience are possible', (years_of_experience) => {
    expect(coachProfileSchema.safeParse({ ...coach, years_of_experience }).success).toBe(true)
  })

  it.each([-1, 61, 2.5])('%s years are refused', (years_of_experience) => {
    expect(coachProfileSchema.safeParse({ ...coach, years_of_experience }).success).toBe(false)
  })

  it('an emergency number of a parent has digits only', () => {
    const values = {
      ...person,
      address: '',
      emergency_phone: 'call my mum',
      preferred_contact: 'app',
    }
    const [issue] = parentProfileSchema.safeParse(values).error?.issues ?? []
    expect(issue).toMatchObject({
      path: ['emergency_phone'],
      message: 'settings:errors.phone_invalid',
    })
  })
})
