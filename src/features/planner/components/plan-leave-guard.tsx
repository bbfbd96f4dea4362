import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
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
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isLeaving() && isChanged(),
  )

  /** One question for each attempt to leave. */
  const isAsked = useRef(false)

  useEffect(() => {
    if (blocker.state !== 'blocked') {
      isAsked.current = false
      return
    }
    if (isAsked.current) return
    isAsked.current = true
    void confirm({
      title: t('form.leave_title'),
      text: t('form.leave_text'),
      confirmLabel: t('form.leave'),
      cancelLabel: t('common:form.leave.stay'),
    }).then((isSure) => (isSure ? blocker.proceed() : blocker.reset()))
  }, [blocker, confirm, t])

  return null
}
