import { expect, test } from 'vitest'
import { listFailedJourneys, listFailedTests } from './failures.mjs'

test('a failed journey is named with its project, place and the start of its error', () => {
  const failed = {
    title: 'a page opens',
    line: 8,
    tests: [
      { projectName: 'desktop', status: 'unexpected', results: [{ errors: [{ message: 'why' }] }] },
      { projectName: 'phone', status: 'expected', results: [{ errors: [] }] },
    ],
  }
  const report = {
    suites: [{ file: 'a.spec.ts', specs: [], suites: [{ file: 'a.spec.ts', specs: [failed] }] }],
  }
  expect(listFailedJourneys(report)).toEqual(['[desktop] a.spec.ts:8 a page opens\n  why'])
})

test('a failed test is named with its file, and so is a file that could not be run', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'holds', failureMessages: [] },
          { status: 'failed', fullName: 'breaks', failureMessages: ['1\n2'] },
        ],
      },
      { name: 'b.test.ts', message: 'no such module', assertionResults: [] },
    ],
  }
  expect(listFailedTests(report)).toEqual([
    'a.test.ts breaks\n  1\n  2',
    'b.test.ts\n  no such module',
  ])
})

test('a run without a report has nothing to tell', () => {
  expect([...listFailedJourneys(null), ...listFailedTests(null)]).toEqual([])
})
