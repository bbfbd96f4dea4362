import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { Alert } from '@/shared/public/alert'
import { LinkButton } from '@/shared/ui/button'
import { usePlanUsage } from '../api/plan-usage'
import { computeRoom, type PlanAllowance } from '../model/plan-room'

interface PlanRoomProps {
  /** Null: no school, nothing to say. */
  schoolId: string | null
  allowance: PlanAllowance
}

/** "22 of 25 players used", beside the button that adds one; nothing where there is no limit or no room. */
export function PlanRoomLine({ schoolId, allowance }: PlanRoomProps) {
  const { t } = useTranslation('schools/plan')
  const usage = usePlanUsage(schoolId)
  const room = usage ? computeRoom(usage, allowance) : null
  if (!usage || !room || room.left === 0) return null
  const { used, max } = room
  return (
    <span data-figures="">
      {t(`${allowance}.used`, { count: max, used, max, tier: t(`tiers.${usage.tier}`) })}
    </span>
  )
}

/** No room for one more: said before anybody types, with the way to more. */
export function PlanFullNotice({ schoolId, allowance }: PlanRoomProps) {
  const { t } = useTranslation('schools/plan')
  const usage = usePlanUsage(schoolId)
  const room = usage ? computeRoom(usage, allowance) : null
  if (!usage || !room || room.left > 0) return null
  const { used, max, isOver, next } = room
  const [owner] = usage.owners
  const way = usage.is_owner
    ? next
      ? null
      : t('no_bigger')
    : owner
      ? t('ask', { owner: usage.owners.join(', ') })
      : t('ask_nobody')
  return (
    <div style={{ marginBlockEnd: 'var(--space-2)' }}>
      <Alert
        title={t(isOver ? `${allowance}.over` : `${allowance}.full`, { count: max, used, max })}
        actions={
          next ? (
            <LinkButton kind="secondary" to={`${paths.pricing}?plan=${next.planId}`}>
              {usage.is_owner ? t('see', { tier: t(`tiers.${next.tier}`) }) : t('own')}
            </LinkButton>
          ) : null
        }
      >
        {[isOver ? t('stays') : null, way, t(`${allowance}.hint`)].filter(Boolean).join(' ')}
      </Alert>
    </div>
  )
}
