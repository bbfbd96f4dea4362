import { useTranslation } from 'react-i18next'
import { BoardPage } from '@/shared/ui/patterns/board-page'
import { EmptyState } from '@/shared/ui/states/empty-state'

/** The calendar of somebody whom no team plays with yet. */
export function NoTeam({ title }: { title: string }) {
  const { t } = useTranslation('calendar')
  return (
    <BoardPage title={title}>
      <EmptyState picture="people" title={t('no_team.title')} text={t('no_team.text')} />
    </BoardPage>
  )
}
