import { expect, test } from 'vitest'
import { feedChoiceSchema, scopeOf } from './feed-choice'
import { feedLink } from './feed-link'

const id = '00000000-0000-4000-9000-000000000001'

test('the address is that of the function, whatever slash the setting ends with', () => {
  const link = feedLink('https://abc.supabase.co/', 'T')
  expect(link.https).toBe('https://abc.supabase.co/functions/v1/calendar-feed/T.ics')
  expect(link.webcal).toBe('webcal://abc.supabase.co/functions/v1/calendar-feed/T.ics')
  expect(feedLink('http://localhost:1', 'T').webcal).toMatch(/^webcal:\/\/localhost:1\//)
})

test('a choice names everything, a team or a child', () => {
  expect(scopeOf('all')).toEqual({ scope: 'all' })
  expect(scopeOf(`team:${id}`)).toEqual({ scope: 'team', teamId: id })
  expect(scopeOf(`child:${id}`)).toEqual({ scope: 'child', playerId: id })
})

test('a feed shows something, and about something there is', () => {
  const choice = { about: `team:${id}`, hasTrainings: true, hasMatches: false }
  expect(feedChoiceSchema.safeParse(choice).success).toBe(true)
  expect(feedChoiceSchema.safeParse({ ...choice, hasTrainings: false }).success).toBe(false)
  expect(feedChoiceSchema.safeParse({ ...choice, about: 'team:x' }).success).toBe(false)
})
