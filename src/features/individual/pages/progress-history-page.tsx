import { useTranslation } from 'react-i18next'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { ListFrame } from '@/shared/ui/patterns/list-frame'
import { FamilyHistory } from '../components/history/family-history'
import { StaffHistory } from '../components/history/staff-history'
import { progressFilterSchema } from '../model/progress-filter'

/** What was practised so far: regular weeks, bests, every entry. */
export function ProgressHistoryPage() {
  const { t } = useTranslation('individual')
  const { isStaff } = useTrainingAccess()
  const [filter, patch] = useUrlState(progressFilterSchema)
  return (
    <ListFrame
      title={t('pages.progress')}
      description={t(isStaff ? 'history.lead_staff' : 'history.lead')}
    >
      {isStaff ? (
        <StaffHistory filter={filter} patch={patch} />
      ) : (
        <FamilyHistory filter={filter} patch={patch} />
      )}
    </ListFrame>
  )
}
