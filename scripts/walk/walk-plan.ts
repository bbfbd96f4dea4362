/**
 * The visits of the accessibility walk. Each page is visited once for each of its audiences, and in every theme,
 * size and language; over all pages, every two of persona, theme, size and language meet.
 */
import type { WalkedPage } from './audiences'

export const themes = ['dark', 'light'] as const
export const sizes = ['desktop', 'phone'] as const
export const languages = ['en', 'de', 'bg'] as const

export interface Visit {
  page: string
  persona: string
  theme: string
  size: string
  language: string
}

/** A page is worth more than a pair that another page may bring together. */
const weightOfPage = 100

/** Greedy: each visit takes the combination that meets most for the first time, of equals the one met least. */
export function planWalk(pages: readonly WalkedPage[]): Visit[] {
  const met = new Map<string, number>()
  const rate = (visit: Visit) =>
    listPairs(visit).reduce((sum, pair) => {
      const times = met.get(pair) ?? 0
      const weight = pair.startsWith('page ') ? weightOfPage : 1
      return sum + (times === 0 ? weight : -times / 1000)
    }, 0)
  return pages.flatMap(({ page, audiences }) =>
    // three languages need three visits
    Array.from({ length: Math.max(audiences.length, languages.length) }, (_, at) => {
      const audience = audiences[at % audiences.length] ?? []
      const best = listCombinations(page, audience)
        .map((visit) => ({ visit, gain: rate(visit) }))
        .reduce((left, right) => (right.gain > left.gain ? right : left)).visit
      for (const pair of listPairs(best)) met.set(pair, (met.get(pair) ?? 0) + 1)
      return best
    }),
  )
}

/** Every persona, theme, size and language of every page. */
export function planFullWalk(pages: readonly WalkedPage[]): Visit[] {
  return pages.flatMap(({ page, audiences }) => listCombinations(page, audiences.flat()))
}

/** The values that two columns of a visit bring together; a page's audience is part of the plan already. */
export function listPairs({ page, persona, theme, size, language }: Visit): string[] {
  return [
    `page ${page} ${theme}`,
    `page ${page} ${size}`,
    `page ${page} ${language}`,
    `${persona} ${theme}`,
    `${persona} ${size}`,
    `${persona} ${language}`,
    `${theme} ${size}`,
    `${theme} ${language}`,
    `${size} ${language}`,
  ]
}

function listCombinations(page: string, audience: readonly string[]): Visit[] {
  return audience.flatMap((persona) =>
    themes.flatMap((theme) =>
      sizes.flatMap((size) =>
        languages.map((language) => ({ page, persona, theme, size, language })),
      ),
    ),
  )
}
