import { use, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { FormStatus } from './form-status'
import styles from './submit-bar.module.css'

interface SubmitBarProps {
  /** The verb on the button; "Save" by default. */
  label?: string
  /** Where "Cancel" leads. */
  cancelTo?: string
  /** Other actions, before the buttons. */
  children?: ReactNode
}

/** Ends the form; with the first change it docks at the bottom of the window, wherever one is. */
export function SubmitBar({ label, cancelTo, children }: SubmitBarProps) {
  const { t } = useTranslation()
  const { isBusy } = use(FormStatus)
  const { isDirty } = useFormState()
  return (
    <div
      className={`${layout.row} ${layout.gapWide} ${layout.end} ${styles.bar}`}
      data-docked={isDirty || undefined}
    >
      <span className={`${layout.dimmed} ${layout.size14} ${styles.state}`} role="status">
        {isBusy ? t('form.saving') : isDirty ? t('form.unsaved') : null}
      </span>
      <div className={`${layout.wrap2} ${styles.buttons}`}>
        {children}
        {cancelTo ? (
          <LinkButton kind="secondary" to={cancelTo}>
            {t('form.cancel')}
          </LinkButton>
        ) : null}
        <Button type="submit" busy={isBusy}>
          {label ?? t('form.save')}
        </Button>
      </div>
    </div>
  )
}
