import { useTranslation } from 'react-i18next'
import { useLeaveQuestion } from '@/lib/router/page-blocker'
import { useConfirm } from '@/shared/ui/confirm'

interface PlanLeaveGuardProps {
  /** The way to the saved session is free. */
  isLeaving: () => boolean
  isChanged: () => boolean
}

/** Asks before a half-made plan is left; the draft stays either way, so closing the tab needs no question. */
export function PlanLeaveGuard({ isLeaving, isChanged }: PlanLeaveGuardProps) {
  const { t } = useTranslation(['planner', 'common'])
  const confirm = useConfirm()
  useLeaveQuestion(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isLeaving() && isChanged(),
    () =>
      confirm({
        title: t('form.leave_title'),
        text: t('form.leave_text'),
        confirmLabel: t('form.leave'),
        cancelLabel: t('common:form.leave.stay'),
      }),
  )
  return null
}
