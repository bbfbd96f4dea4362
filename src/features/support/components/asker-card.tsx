import { useTranslation } from 'react-i18next'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import { FactList } from '@/shared/ui/cards/fact-list'
import layout from '@/shared/ui/layout.module.css'
import type { Asker } from '../api/tickets'

/** Who asks, for the desk: as whom, from where and with which version, as far as it was told. */
export function AskerCard({ asker }: { asker: Asker }) {
  const { t } = useTranslation('support')
  const roleName = useRoleName()
  const facts = [
    { label: t('asker.email'), value: asker.email },
    asker.role && { label: t('asker.role'), value: roleName(asker.role) },
    asker.school && { label: t('asker.school'), value: asker.school },
    asker.page && { label: t('asker.page'), value: asker.page },
    asker.version && { label: t('asker.version'), value: asker.version },
  ].filter((fact) => fact !== null && fact !== '')
  return (
    <DashboardCard title={asker.name || asker.email}>
      <FactList facts={facts} />
      {asker.id === null ? <p className={layout.dim14}>{t('asker.by_mail')}</p> : null}
      {asker.is_suspended ? <p className={layout.dim14}>{t('asker.suspended')}</p> : null}
      {asker.id ? (
        <div className={layout.wrap2}>
          <LinkButton kind="secondary" to={href(paths.admin.users.details, { id: asker.id })}>
            {t('asker.open')}
          </LinkButton>
        </div>
      ) : null}
    </DashboardCard>
  )
}
