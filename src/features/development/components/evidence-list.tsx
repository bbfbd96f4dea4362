import { useTranslation } from 'react-i18next'
import { FactList } from '@/shared/ui/cards/fact-list'
import { useTestEvidence } from '@/features/stats/widgets/use-test-evidence'
import type { Exposure } from '../model/exposure'

/** What the period had, counted by itself: nobody types it, nobody is compared. */
export function EvidenceList({ exposure }: { exposure: Exposure }) {
  const { t } = useTranslation('development')
  const listTests = useTestEvidence()
  return <FactList facts={[...listEvidence(exposure, t), ...listTests(exposure.tests)]} />
}

function listEvidence(
  exposure: Exposure,
  t: ReturnType<typeof useTranslation<'development'>>['t'],
): { label: string; value: string }[] {
  const { sessions, match_minutes: minutes, tasks_done: tasks, home, self_ratings: own } = exposure
  return [
    {
      label: t('evidence.sessions'),
      value: t('evidence.sessions_value', { there: sessions.there, recorded: sessions.recorded }),
    },
    { label: t('evidence.matches'), value: t('evidence.minutes', { count: minutes }) },
    { label: t('evidence.tasks'), value: t('evidence.number', { count: tasks }) },
    {
      label: t('evidence.home'),
      value: t('evidence.home_value', { days: home.days, minutes: home.minutes }),
    },
    { label: t('evidence.self_ratings'), value: t('evidence.number', { count: own }) },
  ]
}
