import { useRef, type ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { isStaleRow } from '@/lib/stale-row'
import type { AppError } from '@/lib/errors'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { Form } from './form'
import { StaleRowAlert } from './stale-row-alert'
import { SubmitBar } from './submit-bar'
import type { OpenedRow } from './use-entity-form'

interface EntityFormProps<Input extends FieldValues, Output> {
  title: ReactNode
  description?: ReactNode
  /** Where "back" and "Cancel" lead. */
  back: { to: string; label: string }
  /** The row to change; absent for a new one. */
  opened?: OpenedRow<unknown>
  schema: z.ZodType<Output, Input>
  values: DefaultValues<Input>
  draftKey: string
  /** Saves and answers the address to go on to; rejects when saving failed. */
  save: (values: Output) => Promise<string>
  /** Known server errors to the field they belong to, as translation keys. */
  fieldErrors?: (error: AppError, sent: Output) => Partial<Record<string, string>>
  /** Stands in for the alert about a failure; null leaves it as it is. */
  renderFailure?: (error: AppError) => ReactNode
  submitLabel?: string
  children: ReactNode
}

/** Pattern 3: a page that creates or changes a row, with draft, leave guard and conflict. */
export function EntityForm<Input extends FieldValues, Output>(
  props: EntityFormProps<Input, Output>,
) {
  const { title, description, back, opened, schema, values, save, fieldErrors } = props
  const navigate = useNavigate()
  const sent = useRef<Output>(null)

  async function handleSubmit(output: Output) {
    sent.current = output
    await navigate(await save(output))
  }

  return (
    <FormPage title={title} description={description} back={back}>
      <Form
        key={opened?.version}
        schema={schema}
        defaultValues={values}
        onSubmit={handleSubmit}
        fieldErrors={(error) => (sent.current ? (fieldErrors?.(error, sent.current) ?? {}) : {})}
        renderFailure={(error) =>
          opened && isStaleRow(error) ? (
            <StaleRowAlert onReload={opened.reload} />
          ) : (
            props.renderFailure?.(error)
          )
        }
        draftKey={props.draftKey}
        isGuarded
      >
        {props.children}
        <SubmitBar label={props.submitLabel} cancelTo={back.to} />
      </Form>
    </FormPage>
  )
}
