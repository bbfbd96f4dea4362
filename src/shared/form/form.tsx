import { useState, type ReactNode } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { AppError } from '@/lib/errors'
import layout from '@/shared/ui/layout.module.css'
import { DraftKeeper } from './draft-keeper'
import { FaultFocus } from './fault-focus'
import { formatIssue } from './format-issue'
import { LeaveGuard } from './leave-guard'
import { ServerAlert } from './server-alert'
import { FormStatus } from './form-status'
import { useFormSubmit } from './use-form-submit'
import styles from './form.module.css'

interface FormProps<Input extends FieldValues, Output> {
  schema: z.ZodType<Output, Input>
  defaultValues: DefaultValues<Input>
  /** Rejects when saving failed; what was typed stays. May navigate before it resolves. */
  onSubmit: (values: Output) => Promise<void> | void
  /** Known server errors to the field they belong to, as translation keys. */
  fieldErrors?: (error: AppError) => Partial<Record<string, string>>
  /** What a failure is called here, as a translation key; its general reason stands below. */
  failureTitle?: (error: AppError) => string
  /** Stands in for the alert about a failure; null leaves it as it is. */
  renderFailure?: (error: AppError) => ReactNode
  /** Asks before unsaved changes are left behind. */
  isGuarded?: boolean
  /** Keeps a draft on this device under this name. Not for forms with secrets. */
  draftKey?: string
  /** Spoken name; give one when a page has several forms. */
  label?: string
  id?: string
  children: ReactNode
}

/** A form that loses nothing: validation, pending state, server errors, drafts and leaving in one place. */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { schema, defaultValues, isGuarded = false, draftKey, label, id, children } = props
  const methods = useForm<Input, unknown, Output>({
    resolver: zodResolver<Input, unknown, Output>(schema, { error: formatIssue }),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  const [draftRound, setDraftRound] = useState(0)
  const { isBusy, failure, submit, isSaving } = useFormSubmit(methods, props, () =>
    setDraftRound((round) => round + 1),
  )
  return (
    <FormProvider {...methods}>
      <FormStatus value={{ isBusy }}>
        <form id={id} className={layout.stack4} aria-label={label} noValidate onSubmit={submit}>
          {draftKey ? <DraftKeeper key={draftKey} draftKey={draftKey} saved={draftRound} /> : null}
          <fieldset
            className={`${layout.stack2} ${layout.borderless} ${styles.fields}`}
            disabled={isBusy}
            aria-busy={isBusy}
          >
            {children}
          </fieldset>
          <FaultFocus />
          {failure
            ? (props.renderFailure?.(failure) ?? (
                <ServerAlert error={failure} title={props.failureTitle?.(failure)} />
              ))
            : null}
          {isGuarded ? <LeaveGuard isSaving={isSaving} draftKey={draftKey} /> : null}
        </form>
      </FormStatus>
    </FormProvider>
  )
}
