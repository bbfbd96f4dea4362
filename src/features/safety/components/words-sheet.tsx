import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Form } from '@/shared/form/form'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'

interface WordsSheetProps {
  title: string
  label: string
  hint: string
  submit: string
  isDanger?: boolean
  schema: z.ZodObject<{ body: z.ZodString }>
  maxLength: number
  busy: boolean
  onSubmit: (body: string) => Promise<void>
  onClose: () => void
}

/** Asks for the words that go with a decision: what was decided, or why not. */
export function WordsSheet(props: WordsSheetProps) {
  const { t } = useTranslation('safety')
  return (
    <Sheet title={props.title} isOpen onClose={props.onClose}>
      <Form
        schema={props.schema}
        defaultValues={{ body: '' }}
        onSubmit={({ body }) => props.onSubmit(body)}
      >
        <TextareaField
          name="body"
          label={props.label}
          hint={props.hint}
          maxLength={props.maxLength}
          required
        />
        <div className={layout.wrapEnd}>
          <Button kind="secondary" onClick={props.onClose}>
            {t('actions.cancel')}
          </Button>
          <Button type="submit" kind={props.isDanger ? 'danger' : 'primary'} busy={props.busy}>
            {props.submit}
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}
