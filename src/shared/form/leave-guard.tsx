import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLeaveQuestion } from '@/lib/router/page-blocker'
import { useConfirm } from '@/shared/ui/confirm'
import { clearDraft } from './draft-store'

interface LeaveGuardProps {
  /** Navigation that the save itself starts is let through. */
  isSaving: () => boolean
  draftKey?: string
}

/** Asks before unsaved changes are left behind, inside the app and when the tab closes. */
export function LeaveGuard({ isSaving, draftKey }: LeaveGuardProps) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { isDirty } = useFormState()
  useLeaveQuestion(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaving() && currentLocation.pathname !== nextLocation.pathname,
    async () => {
      const isSure = await confirm({
        title: t('form.leave.title'),
        text: t('form.leave.text'),
        confirmLabel: t('form.leave.confirm'),
        cancelLabel: t('form.leave.stay'),
        isDanger: true,
      })
      if (isSure && draftKey) clearDraft(draftKey)
      return isSure
    },
  )

  useEffect(() => {
    if (!isDirty || draftKey) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty, draftKey])

  return null
}
