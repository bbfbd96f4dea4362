import { useTranslation } from 'react-i18next'
import { useOwnChildRequest } from '@/features/people/api/guardian-requests'
import { AskForChild } from '@/features/people/widgets/ask-for-child'
import { OpenChildRequest } from '@/features/people/widgets/open-child-request'
import { useSession } from '@/features/session/api/session-store'
import { EmptyState } from '@/shared/ui/states/empty-state'

/** A parent without a child: what happens next, and the request to the club that makes it happen. */
export function NoChild() {
  const { t } = useTranslation('dashboards')
  const { data: request, isLoading } = useOwnChildRequest(useSession()?.user.id ?? '')
  if (isLoading) return null
  if (request) return <OpenChildRequest request={request} />
  return (
    <EmptyState
      picture="people"
      title={t('parent.no_child_title')}
      text={t('parent.no_child_text')}
      action={<AskForChild />}
    />
  )
}
