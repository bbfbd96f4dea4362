import { IconEdit, IconEye, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { getToday } from '@/lib/time/calendar-date'
import { ActionMenu } from '@/shared/ui/action-menu'
import { LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import { InlineError } from '@/shared/ui/states/inline-error'
import { useClosePlan, useExposure, type Plan, type Rights } from '../../api/plans'
import { EvidenceList } from '../evidence-list'
import { GoalCard } from '../goal-card'
import { AgreeCard } from './agree-card'

interface CurrentPlanProps {
  plan: Plan
  rights: Rights
}

/** The plan that runs: who has said yes, its goals with what was trained, and what else was counted. */
export function CurrentPlan({ plan, rights }: CurrentPlanProps) {
  const { t } = useTranslation('development')
  const { data: exposure, error, refetch } = useExposure(plan.id)
  const hasReview = plan.reviews.length > 0
  const isDue = plan.ends_on <= getToday()
  const mayReview = rights.is_writer || isDue || hasReview
  return (
    <>
      <SectionCard
        title={t('plan.title')}
        description={t('plan.period', {
          from: formatDate(plan.starts_on),
          to: formatDate(plan.ends_on),
        })}
        actions={
          <>
            {mayReview ? (
              <LinkButton
                kind={isDue ? 'primary' : 'secondary'}
                to={href(paths.development.review, { id: plan.id })}
                icon={<IconEye size={18} stroke={1.75} />}
              >
                {t('plan.review')}
              </LinkButton>
            ) : null}
            {rights.is_writer && !hasReview ? (
              <LinkButton
                kind="secondary"
                to={href(paths.development.write, { playerId: plan.player_id })}
                icon={<IconEdit size={18} stroke={1.75} />}
              >
                {t('plan.edit')}
              </LinkButton>
            ) : null}
            {rights.is_writer ? <CloseMenu plan={plan} /> : null}
          </>
        }
      >
        <AgreeCard plan={plan} rights={rights} />
        <ul className={layout.listStack2} aria-label={t('plan.goals')}>
          {plan.goals.map((goal) => (
            <GoalCard key={goal.position} goal={goal} exposure={exposure} />
          ))}
        </ul>
        {error && !exposure ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      </SectionCard>
      {exposure ? (
        <SectionCard title={t('evidence.title')} description={t('evidence.why')}>
          <EvidenceList exposure={exposure} />
        </SectionCard>
      ) : null}
    </>
  )
}

function CloseMenu({ plan }: { plan: Plan }) {
  const { t } = useTranslation('development')
  const confirm = useConfirm()
  const close = useClosePlan(plan.id)
  async function handleClose() {
    const isSure = await confirm({
      title: t('plan.close_title'),
      text: t('plan.close_text'),
      confirmLabel: t('plan.close'),
      isDanger: true,
    })
    if (isSure) close.mutate()
  }
  return (
    <ActionMenu
      label={t('plan.menu')}
      items={[
        {
          label: t('plan.close'),
          icon: <IconLock size={18} stroke={1.75} />,
          onSelect: () => void handleClose(),
          isDanger: true,
        },
      ]}
    />
  )
}
