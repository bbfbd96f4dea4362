/** What matches put on the player's page: the record of the load (ADR 16). */
import { loadNamespaces } from '@/lib/i18n/setup'

/** The tab and its words, when somebody opens it. */
export async function loadLoadTab() {
  const [{ LoadTab }] = await Promise.all([
    import('./components/load/load-tab'),
    loadNamespaces(['matches/squad']),
  ])
  return LoadTab
}
