import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/shared/ui/patterns/page-header'
import { EmptyState } from '@/shared/ui/states/empty-state'

/** For somebody without a team; everybody else is taken to the plan of their first one. */
export function SeasonHomePage() {
  const { t } = useTranslation('season')
  return (
    <>
      <PageHeader title={t('season.title')} />
      <EmptyState
        title={t('season.no_team_title')}
        text={t('season.no_team_text')}
        picture="people"
      />
    </>
  )
}
