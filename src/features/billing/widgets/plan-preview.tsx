import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { PlanCard } from '../components/pricing/plan-card'
import type { Plan } from '../model/plan-offer'

/** The card of a plan as the pricing page shows it to its role. */
export function PlanPreview({ plan }: { plan: Plan }) {
  const { t } = useTranslation(['billing', 'common'])
  return (
    <SectionCard
      title={t('plans.preview')}
      description={t('plans.preview_why', { role: t(`common:roles.${plan.role}`) })}
    >
      <PlanCard plan={plan} saving={0} isOwn={false} isChosen={false} />
    </SectionCard>
  )
}
