/** What development puts on the player's page: the plan with its goals (ADR 16). */
import { loadNamespaces } from '@/lib/i18n/setup'

export async function loadDevelopmentTab() {
  const [{ DevelopmentTab }] = await Promise.all([
    import('./components/tab/development-tab'),
    loadNamespaces(['development', 'exercises', 'stats', 'stats/tests']),
  ])
  return DevelopmentTab
}
