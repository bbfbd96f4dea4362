import { afterAll, beforeAll, expect, it } from 'vitest'
import { isDue } from '../parts/cron-time'
import type { Stack } from '../stack'
import { startFixtureStack } from './harness'

let stack: Stack
beforeAll(async () => {
  stack = await startFixtureStack()
})
afterAll(() => stack.stop())

it('runs what is due and writes it down', async () => {
  await stack.tick(new Date('2026-11-21T10:04:00Z'))
  expect(await stack.sql('select id from public.secrets')).toEqual([])
  await stack.tick(new Date('2026-11-21T10:05:00Z'))
  await stack.tick(new Date('2026-11-21T10:10:00Z'))
  expect(await stack.sql('select id from public.secrets')).toEqual([{ id: 1 }, { id: 2 }])
  expect(await stack.sql('select status from cron.job_run_details')).toHaveLength(2)
})

it('goes on when a job fails', async () => {
  await stack.sql(`select cron.schedule('broken', '* * * * *', 'select nonsense()')`)
  await stack.tick(new Date('2026-11-21T10:15:00Z'))
  const runs = await stack.sql<{ status: string }>(
    'select status from cron.job_run_details order by runid desc limit 2',
  )
  expect(runs.map(({ status }) => status).sort()).toEqual(['failed', 'succeeded'])
  expect(await stack.sql(`select cron.unschedule('broken') as gone`)).toEqual([{ gone: true }])
})

it.each([
  ['* * * * *', true],
  ['30 7 * * *', true],
  ['*/10 * * * *', true],
  ['0-20 7 * * *', false],
  ['30 7 * * 1-5', false],
  ['30 7 21 11 6', true],
  ['30 7 * * 7', false],
  ['5/25 * * * *', true],
  ['5 seconds', false],
])('reads the schedule %s', (schedule, due) => {
  expect(isDue(schedule, new Date('2026-11-21T07:30:00Z'))).toBe(due)
})
