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

test('every page of a signed-in person has an article for each role that may open it', () => {
  const gaps = pages
    .filter(({ access, path }) => access !== 'open' && path !== '/help')
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

test('articles belong to pages and lead to them', () => {
  const known = new Set(pages.map(({ path }) => path))
  const wrong = articles.flatMap(({ id, screens, to }) =>
    [...screens, ...(to ? [to] : [])]
      .filter((path) => !known.has(path))
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
