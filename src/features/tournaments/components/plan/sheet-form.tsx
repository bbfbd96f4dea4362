import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { describePlanFailure } from '../../model/plan-failure'

interface SheetFormProps<Input extends FieldValues, Output> {
  title: string
  schema: z.ZodType<Output, Input>
  values: DefaultValues<Input>
  isBusy: boolean
  /** Closes once it is saved; a refusal stays in the sheet with what was typed. */
  save: (values: Output) => Promise<unknown>
  onClose: () => void
  /** Below the fields. */
  children: ReactNode
  extra?: ReactNode
  width?: number
}

const formId = 'tournament-sheet'

/** A short form about the plan. */
export function SheetForm<Input extends FieldValues, Output>(props: SheetFormProps<Input, Output>) {
  const { title, schema, values, isBusy, save, onClose, extra, children, width } = props
  const { t } = useTranslation('tournaments')
  return (
    <Sheet
      isOpen
      width={width}
      onClose={onClose}
      title={title}
      footer={
        <>
          {extra}
          <Button type="submit" form={formId} busy={isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        schema={schema}
        defaultValues={values}
        onSubmit={async (sent: Output) => {
          await save(sent)
          onClose()
        }}
        fieldErrors={describePlanFailure}
      >
        {children}
      </Form>
    </Sheet>
  )
}
