/** What stats put on the player's page: a tab, and a figure at the top (ADR 16). */
import { loadNamespaces } from '@/lib/i18n/setup'

/** The tab and its words, when somebody opens it. */
export async function loadStatsTab() {
  const [{ StatsTab }] = await Promise.all([
    import('./components/tab/stats-tab'),
    loadNamespaces(['stats', 'stats/tests']),
  ])
  return StatsTab
}

/** The overall rating among the figures at the top of the page. */
export async function loadRatingSlot() {
  const [{ RatingFigure }] = await Promise.all([
    import('./components/tab/rating-figure'),
    loadNamespaces(['stats']),
  ])
  return RatingFigure
}
