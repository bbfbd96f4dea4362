import { useState, type ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'

interface BulkSheetProps<Values extends FieldValues> {
  title: string
  /** The verb. */
  label: string
  isDanger?: boolean
  schema: z.ZodType<Values, Values>
  defaultValues: DefaultValues<Values>
  onSubmit: (values: Values) => Promise<void>
  onClose: (isDone: boolean) => void
  children: ReactNode
}

const formId = 'trainings-bulk'

/** A form in a sheet for work on several trainings. */
export function BulkSheet<Values extends FieldValues>(props: BulkSheetProps<Values>) {
  const { title, label, isDanger, schema, defaultValues, onSubmit, onClose, children } = props
  const { t } = useTranslation('series')
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Sheet
      isOpen
      onClose={() => onClose(false)}
      title={title}
      footer={
        <>
          <Button kind="secondary" onClick={() => onClose(false)}>
            {t('series.keep')}
          </Button>
          <Button type="submit" form={formId} kind={isDanger ? 'danger' : 'primary'} busy={isBusy}>
            {label}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        schema={schema}
        defaultValues={defaultValues}
        onSubmit={async (values) => {
          setIsBusy(true)
          await onSubmit(values)
          onClose(true)
        }}
      >
        <div className={`${layout.column} ${layout.flex} ${layout.gap3}`}>{children}</div>
      </Form>
    </Sheet>
  )
}
