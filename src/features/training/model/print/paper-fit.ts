/** How densely paper is set: from roomy to tight, until everything stands on one page. */

/** The tightest level; each has its own measures in the stylesheets. */
export const tightest = 5

/** What a session that does not fit one page is set in: room to read on two. */
const onMorePages = 1

/** Height of the content and of a page, both in the same unit. */
export interface Measured {
  content: number
  page: number
}

/** The level to try next; the same one when it is settled. `isCard`: a card has no second page. */
export function getNextLevel(level: number, { content, page }: Measured, isCard: boolean): number {
  if (page <= 0 || content <= page) return level
  if (level < tightest) return level + 1
  return isCard ? level : onMorePages
}

export function countPages({ content, page }: Measured): number {
  return page > 0 ? Math.max(1, Math.ceil(content / page)) : 1
}
