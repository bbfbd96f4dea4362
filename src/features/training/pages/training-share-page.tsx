import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { ClosedLink } from '@/features/scene/widgets/share/closed-link'
import { SharedSession } from '../components/share/shared-session'
import type { loadSharedTraining } from '../loaders-paper'
import { toSharedPlan } from '../model/share/shared-training'

/** What a link shows: the session and nothing else, to everybody who holds it. */
export function TrainingSharePage() {
  const { t, i18n } = useTranslation('training')
  const { shared, isExpired } = useLoaderData<typeof loadSharedTraining>()
  if (!shared) return <ClosedLink isExpired={isExpired} />
  const formatGroupName = (number: number) => t('share.group', { number })
  return <SharedSession plan={toSharedPlan(shared, i18n.language, formatGroupName)} />
}
