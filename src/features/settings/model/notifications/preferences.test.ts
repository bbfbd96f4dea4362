import { describe, expect, it } from 'vitest'
import { Constants } from '@/lib/supabase/database.types'
import { leadTimes } from '@/features/notifications/model/preferences'
import { standardSchema } from '@/features/notifications/model/standard'
import texts from '@/features/notifications/i18n/preferences/en.json'
import { hasQuietHours, createUndo, listChoices, type Preferences } from './preferences'

const preferences: Preferences = {
  is_all_on: true,
  email: true,
  push: false,
  training: true,
  messages: true,
  tasks: true,
  notes: true,
  system: true,
  payments: true,
  training_lead: '1_day',
  tasks_lead: '2_days',
  quiet_from: null,
  quiet_until: null,
  time_zone: 'Europe/Berlin',
  digest: 'off',
}

describe('notification preferences', () => {
  it('offer the seven lead times of the specification, in its words', () => {
    expect(leadTimes.map((time) => texts.lead_times[time])).toEqual([
      '15 minutes before',
      '30 minutes before',
      '1 hour before',
      '2 hours before',
      '1 day before',
      '2 days before',
      '1 week before',
    ])
    expect(leadTimes).toEqual(Constants.public.Enums.lead_time)
  })

  it('undo puts back what was changed and nothing else', () => {
    const patch = { quiet_from: '21:00', quiet_until: '07:00' }
    expect(createUndo(preferences, patch)).toEqual({ quiet_from: null, quiet_until: null })
    expect(createUndo(preferences, { push: true })).toEqual({ push: false })
  })

  it('what a standard decides leaves the master switch, the quiet hours and the clock alone', () => {
    expect(Object.keys(listChoices(preferences)).toSorted()).toEqual(
      Object.keys(standardSchema.shape).toSorted(),
    )
    expect(listChoices(preferences)).not.toHaveProperty('is_all_on')
    expect(listChoices(preferences)).not.toHaveProperty('quiet_from')
    expect(listChoices(preferences)).not.toHaveProperty('time_zone')
    expect(listChoices(preferences)).toMatchObject({ push: false, tasks_lead: '2_days' })
  })

  it('quiet hours have a length', () => {
    expect(hasQuietHours('21:00:00', '07:00')).toBe(true)
    expect(hasQuietHours('21:00:00', '21:00')).toBe(false)
  })
})
