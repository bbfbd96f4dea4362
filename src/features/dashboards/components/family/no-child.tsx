import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/states/empty-state'

/** A parent without a child: which address to tell the club, and where the link will show. */
export function NoChild() {
  const { t } = useTranslation('dashboards')
  const email = useSession()?.user.email ?? ''
  return (
    <EmptyState
      picture="people"
      title={t('parent.no_child_title')}
      text={t('parent.no_child_text', { email })}
      action={
        <LinkButton kind="secondary" to={paths.settings.profile.parent}>
          {t('parent.no_child_action')}
        </LinkButton>
      }
    />
  )
}
