import { useState, type ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { AppError } from '@/lib/errors'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'

interface FormSheetProps<Values extends FieldValues> {
  title: string
  /** The verb. */
  label: string
  schema: z.ZodType<Values, Values>
  values: DefaultValues<Values>
  save: (values: Values) => Promise<unknown>
  fieldErrors?: (error: AppError) => Partial<Record<string, string>>
  onClose: () => void
  children: ReactNode
}

const formId = 'match-sheet'

/** A short form about a match; a refusal stays in the sheet with what was typed. */
export function FormSheet<Values extends FieldValues>(props: FormSheetProps<Values>) {
  const { title, label, schema, values, save, fieldErrors, onClose, children } = props
  const { t } = useTranslation('matches/form')
  const [isBusy, setIsBusy] = useState(false)

  async function submit(sent: Values) {
    setIsBusy(true)
    try {
      await save(sent)
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
          <Button kind="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {label}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        schema={schema}
        defaultValues={values}
        onSubmit={submit}
        fieldErrors={fieldErrors}
      >
        {children}
      </Form>
    </Sheet>
  )
}
