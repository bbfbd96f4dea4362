import { useId, useState, type ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { AppError } from '@/lib/errors'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { Form } from './form'

export interface FormSheetProps<Values extends FieldValues, Sent extends FieldValues = Values> {
  title: string
  /** The verb. */
  label: string
  schema: z.ZodType<Sent, Values>
  values: DefaultValues<Values>
  save: (values: Sent) => Promise<unknown>
  fieldErrors?: (error: AppError) => Partial<Record<string, string>>
  /** What else one may do than save, nothing included; the sheet closes when it is done. */
  other?: { label: string; act?: () => Promise<unknown> | void }
  onClose: () => void
  children: ReactNode
}

/** A short form in a sheet; a refusal stays in it with what was typed. */
export function FormSheet<Values extends FieldValues, Sent extends FieldValues = Values>(
  props: FormSheetProps<Values, Sent>,
) {
  const { title, label, schema, values, save, fieldErrors, other, onClose, children } = props
  const formId = useId()
  const [isBusy, setIsBusy] = useState(false)

  async function run(act: (() => Promise<unknown> | void) | undefined) {
    setIsBusy(true)
    try {
      await act?.()
      onClose()
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          {other ? (
            <Button
              kind="secondary"
              busy={other.act && isBusy}
              onClick={() => void run(other.act).catch(ignoreReported)}
            >
              {other.label}
            </Button>
          ) : null}
          <Button type="submit" form={formId} busy={isBusy}>
            {label}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        label={title}
        schema={schema}
        defaultValues={values}
        onSubmit={(sent) => run(() => save(sent))}
        fieldErrors={fieldErrors}
      >
        {children}
      </Form>
    </Sheet>
  )
}
