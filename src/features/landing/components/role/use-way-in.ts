import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { getHomePath } from '@/features/session/model/home'
import { publicPaths } from '@/lib/router/public-paths'
import type { LandingRole } from '../../model/page-text'

/** Where the page's own button leads: into an account in this role, or home for whoever has one. */
export function useWayIn(role: LandingRole): { to: string; label: string } {
  const { t } = useTranslation(['landing/pages', 'common'])
  const session = useSession()
  if (session?.profile) return { to: getHomePath(session), label: t('common:nav.open_app') }
  return { to: `${publicPaths.register}?role=${role}`, label: t('role.register') }
}
