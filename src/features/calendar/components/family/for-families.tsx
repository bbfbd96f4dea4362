import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { BoardPage } from '@/shared/ui/patterns/board-page'
import { EmptyState } from '@/shared/ui/states/empty-state'

/** The personal calendar of somebody who is neither a player nor a parent. */
export function ForFamilies({ title }: { title: string }) {
  const { t } = useTranslation('calendar')
  return (
    <BoardPage title={title}>
      <EmptyState
        picture="people"
        title={t('for_families.title')}
        text={t('for_families.text')}
        action={<LinkButton to={paths.calendar.trainings}>{t('for_families.to')}</LinkButton>}
      />
    </BoardPage>
  )
}
