import { expect, test } from 'vitest'
import { feedChoiceSchema, parseScope } from './feed-choice'
import { createFeedLink } from './create-feed-link'

const id = '00000000-0000-4000-9000-000000000001'

test('the address is that of the function, whatever slash the setting ends with', () => {
  const link = createFeedLink('https://abc.supabase.co/', 'T')
  expect(link.https).toBe('https://abc.supabase.co/functions/v1/calendar-feed/T.ics')
  expect(link.webcal).toBe('webcal://abc.supabase.co/functions/v1/calendar-feed/T.ics')
  expect(createFeedLink('http://localhost:1', 'T').webcal).toMatch(/^webcal:\/\/localhost:1\//)
})

test('a choice names everything, a team or a child', () => {
  expect(parseScope('all')).toEqual({ scope: 'all' })
  expect(parseScope(`team:${id}`)).toEqual({ scope: 'team', teamId: id })
  expect(parseScope(`child:${id}`)).toEqual({ scope: 'child', playerId: id })
})

test('a feed shows something, and about something there is', () => {
  const choice = { about: `team:${id}`, hasTrainings: true, hasMatches: false }
  expect(feedChoiceSchema.safeParse(choice).success).toBe(true)
  expect(feedChoiceSchema.safeParse({ ...choice, hasTrainings: false }).success).toBe(false)
  expect(feedChoiceSchema.safeParse({ ...choice, about: 'team:x' }).success).toBe(false)
})
