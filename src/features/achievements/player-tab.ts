/** What achievements put on the player's page: the cabinet (ADR 16). */
import { loadNamespaces } from '@/lib/i18n/setup'

export async function loadCabinetTab() {
  const [{ CabinetTab }] = await Promise.all([
    import('./components/cabinet/cabinet-tab'),
    loadNamespaces(['achievements']),
  ])
  return CabinetTab
}
