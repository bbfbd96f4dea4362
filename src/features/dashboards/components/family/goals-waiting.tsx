import { IconTargetArrow } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useOpenPlans } from '@/features/development/api/plans'
import { findOpenAction } from '@/features/development/model/open-plan'
import { listIds, type Child } from '@/features/attendance/model/family/children'
import { href, paths } from '@/lib/router/paths'
import { Alert } from '@/shared/public/alert'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useDayText } from './use-day-text'

interface GoalsWaitingProps {
  userId: string
  family: readonly Child[]
  now: number
}

/** Goals that wait for a yes of whoever looks, and plans that are over and wait for a look back. */
export function GoalsWaiting({ userId, family, now }: GoalsWaitingProps) {
  const { t } = useTranslation('dashboards')
  const { today } = useDayText()
  const plans = useOpenPlans(listIds(family)) ?? []
  const waiting = plans.flatMap((plan) => {
    const mayAnswer = family.some(({ id, may_answer }) => id === plan.player_id && may_answer)
    const need = mayAnswer ? findOpenAction(plan, userId, today(now)) : null
    return need ? [{ plan, need }] : []
  })
  if (waiting.length === 0) return null
  return (
    <ul className={layout.listStack2} aria-label={t('goals.waiting')}>
      {waiting.map(({ plan, need }) => {
        const isOwn = plan.player.user_id === userId
        const title = isOwn ? (`goals.${need}.own` as const) : (`goals.${need}.child` as const)
        return (
          <li key={plan.id}>
            <Alert
              title={t(title, { player: plan.player.first_name })}
              actions={
                <LinkButton
                  icon={<IconTargetArrow size={18} stroke={1.75} />}
                  to={
                    need === 'answer'
                      ? `${href(paths.players.details, { id: plan.player_id })}?tab=development`
                      : href(paths.development.review, { id: plan.id })
                  }
                >
                  {t(`goals.${need}.open`)}
                </LinkButton>
              }
            >
              {t(`goals.${need}.text`)}
            </Alert>
          </li>
        )
      })}
    </ul>
  )
}
