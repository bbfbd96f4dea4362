import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listWalkedPages, splitAudiences } from './audiences'
import { formatWalk, parseWalk } from './walk-document'
import { languages, planFullWalk, planWalk, sizes, themes, type Visit } from './walk-plan'

const pages = listWalkedPages(readFileSync('docs/routes.md', 'utf8'))
const visits = planWalk(pages)
const factors = { theme: themes, size: sizes, language: languages }

/** Whether some visit has all the given values. */
function isMet(wanted: Partial<Visit>) {
  const entries = Object.entries(wanted)
  return visits.some((visit) => entries.every(([name, value]) => Object(visit)[name] === value))
}

test('every built page is visited once for each audience, in every theme, size and language', () => {
  expect(pages.length).toBeGreaterThan(80)
  for (const { page, audiences } of pages) {
    expect(audiences.length, `${page} is open to nobody`).toBeGreaterThan(0)
    for (const audience of audiences) {
      expect(
        audience.some((persona) => isMet({ page, persona })),
        `${page} for ${audience.join()}`,
      ).toBe(true)
    }
    for (const [name, values] of Object.entries(factors)) {
      for (const value of values) {
        expect(isMet({ page, [name]: value }), `${page} in ${value}`).toBe(true)
      }
    }
  }
})

test('every two of persona, theme, size and language meet', () => {
  const personas = [...new Set(pages.flatMap(({ audiences }) => audiences.flat()))]
  expect(personas).toHaveLength(7)
  const columns = Object.entries({ persona: personas, ...factors })
  const missing = columns.flatMap(([first, left], at) =>
    columns
      .slice(at + 1)
      .flatMap(([second, right]) =>
        left.flatMap((one) =>
          right
            .filter((other) => !isMet({ [first]: one, [second]: other }))
            .map((other) => `${one} and ${other}`),
        ),
      ),
  )
  expect(missing).toEqual([])
})

test('the full walk has every combination once', () => {
  const full = planFullWalk(pages.map(splitAudiences))
  const open = pages.flatMap(({ audiences }) => audiences.flat()).length
  expect(full).toHaveLength(open * themes.length * sizes.length * languages.length)
  expect(new Set(full.map((visit) => JSON.stringify(visit))).size).toBe(full.length)
})

test('the plan is written down in docs/accessibility-walk.md', async () => {
  expect(parseWalk(formatWalk(visits))).toEqual(visits)
  await expect(formatWalk(visits)).toMatchFileSnapshot('../../docs/accessibility-walk.md')
})
