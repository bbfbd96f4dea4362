/** The tab "Stats" as the player's page gets it, through the slot in `people/widgets/player-tab-slot` (ADR 16). */
import { loadNamespaces } from '@/lib/i18n/setup'

/** The tab and its words, when somebody opens it. */
export async function loadStatsTab() {
  const [{ StatsTab }] = await Promise.all([
    import('./components/tab/stats-tab'),
    loadNamespaces(['stats']),
  ])
  return StatsTab
}
