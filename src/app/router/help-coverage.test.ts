/** Here because only the app knows the route table; the articles are the help's. */
import { expect, test } from 'vitest'
import { articles } from '@/features/help/model/articles'
import { isPageHandle } from '@/lib/router/handle'
import { describeOutcome, visitors } from './route-document'
import { pageRows } from './route-table'

const pages = pageRows
  .map(({ handle }) => handle)
  .filter(isPageHandle)
  .map(({ page }) => page)

test('every built page of a signed-in person has an article for each role that may open it', () => {
  const gaps = pages
    .filter(({ isBuilt, access, path }) => isBuilt && access !== 'open' && path !== '/help')
    .flatMap(({ path }) =>
      visitors
        .filter(({ profile }) => profile && describeOutcome(profile, path) === 'allow')
        .filter(
          ({ name }) =>
            !articles.some(
              ({ screens, readers }) =>
                screens.includes(path) && readers.some((reader) => reader === name),
            ),
        )
        .map(({ name }) => `${path}: ${name}`),
    )
  expect(gaps).toEqual([])
})

test('articles belong to built pages and lead to them', () => {
  const built = new Set(pages.filter(({ isBuilt }) => isBuilt).map(({ path }) => path))
  const wrong = articles.flatMap(({ id, screens, to }) =>
    [...screens, ...(to ? [to] : [])]
      .filter((path) => !built.has(path))
      .map((path) => `${id}: ${path}`),
  )
  expect(wrong).toEqual([])
})

test('an article leads only where each of its readers may go', () => {
  const wrong = articles.flatMap(({ id, to, readers }) =>
    visitors
      .filter(({ name }) => to && readers.some((reader) => reader === name))
      .filter(({ profile }) => describeOutcome(profile, to ?? '') !== 'allow')
      .map(({ name }) => `${id}: ${name}`),
  )
  expect(wrong).toEqual([])
})
