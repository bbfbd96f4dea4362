import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { paths } from '@/lib/router/paths'
import { Alert } from '@/shared/public/alert'
import { LinkButton } from '@/shared/ui/button'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { usePlanUsage } from '../api/plan-usage'
import { computeRoom, isOverPlan, type PlanAllowance, type PlanUsage } from '../model/plan-room'

/** The plan of a school and what of it is used, for those who run it; its owners are told what is late or too much. */
export function PlanCard({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('schools/plan')
  const usage = usePlanUsage(schoolId)
  if (!usage) return null
  const tier = t(`tiers.${usage.tier}`)
  return (
    <SectionCard title={t('title')} description={t('why')}>
      {usage.grace_ends_at ? <LateNotice until={usage.grace_ends_at} /> : null}
      {isOverPlan(usage) ? <OverNotice usage={usage} tier={tier} /> : null}
      <FactList
        layout="stack"
        facts={[
          { label: t('tier'), value: tier },
          { label: t('teams.label'), value: describeUse('teams') },
          { label: t('players.label'), value: describeUse('players') },
        ]}
      />
      {usage.is_owner ? (
        <div>
          <LinkButton kind="secondary" to={paths.pricing}>
            {t('see_plans')}
          </LinkButton>
        </div>
      ) : null}
    </SectionCard>
  )

  function describeUse(allowance: PlanAllowance): string {
    const room = usage ? computeRoom(usage, allowance) : null
    if (room) return t('of', { used: room.used, max: room.max })
    return `${usage?.[allowance] ?? 0} · ${t('unlimited')}`
  }
}

function OverNotice({ usage, tier }: { usage: PlanUsage; tier: string }) {
  const { t } = useTranslation('schools/plan')
  const ask = usage.is_owner ? null : t('ask', { owner: usage.owners.join(', ') })
  return (
    <Alert title={t('over', { tier })}>{[t('over_text'), ask].filter(Boolean).join(' ')}</Alert>
  )
}

function LateNotice({ until }: { until: string }) {
  const { t } = useTranslation('schools/plan')
  const [now] = useState(() => new Date())
  const isOver = new Date(until) <= now
  return (
    <Alert
      kind="error"
      title={t(isOver ? 'late_over' : 'late')}
      actions={
        <LinkButton kind="secondary" to={paths.settings.payments}>
          {t('pay')}
        </LinkButton>
      }
    >
      {isOver ? t('late_over_text') : t('late_text', { date: formatDate(until) })}
    </Alert>
  )
}
