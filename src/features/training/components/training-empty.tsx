import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/states/empty-state'
import type { TrainingFilter } from '../model/training-filter'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'

interface TrainingEmptyProps {
  tab: TrainingFilter['tab']
  hasTeams: boolean
}

/** No training although nothing was filtered: who looks decides what to do about it. */
export function TrainingEmpty({ tab, hasTeams }: TrainingEmptyProps) {
  const { t } = useTranslation(['training', 'planner'])
  const { isStaff } = useTrainingAccess()
  if (!hasTeams) {
    const texts = isStaff
      ? { title: t('planner:form.no_team_title'), text: t('planner:form.no_team_text') }
      : { title: t('list.no_team_family'), text: t('list.no_team_family_text') }
    return <EmptyState picture="people" {...texts} />
  }
  if (tab === 'past') {
    const texts = { title: t('list.empty_past'), text: t('list.empty_past_text') }
    return <EmptyState picture="calendar" {...texts} />
  }
  if (!isStaff) {
    const texts = { title: t('list.empty_family'), text: t('list.empty_family_text') }
    return <EmptyState picture="calendar" {...texts} />
  }
  return (
    <EmptyState
      title={t('list.empty_upcoming')}
      text={t('list.empty_upcoming_text')}
      action={
        <LinkButton to={paths.trainings.create} icon={<IconPlus size={18} stroke={1.75} />}>
          {t('list.plan')}
        </LinkButton>
      }
    />
  )
}
