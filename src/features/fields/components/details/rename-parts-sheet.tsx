import { useTranslation } from 'react-i18next'
import { showToast } from '@/lib/toast'
import { TextField } from '@/shared/form/fields/text-field'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { useRenamePart } from '../../api/parts'
import { labelLength, type Part } from '../../model/part'
import { labelsSchema } from '../../model/labels-schema'
import booking from '../booking/booking.module.css'

interface RenamePartsSheetProps {
  parts: readonly Part[]
  onClose: () => void
}

/** How the club calls its parts: "River side" instead of "A". */
export function RenamePartsSheet({ parts, onClose }: RenamePartsSheetProps) {
  const { t } = useTranslation('fields')
  const rename = useRenamePart()
  return (
    <Sheet title={t('parts.rename')} isOpen onClose={onClose}>
      <Form
        schema={labelsSchema}
        defaultValues={{ labels: parts.map(({ label }) => label) }}
        fieldErrors={({ detail }) =>
          detail === '23505' ? { 'labels.0': 'fields:errors.label_taken' } : {}
        }
        onSubmit={async ({ labels }) => {
          for (const [index, part] of parts.entries()) {
            const label = labels[index] ?? part.label
            if (label !== part.label) await rename.mutateAsync({ id: part.id, label })
          }
          showToast('success', 'fields:parts.renamed')
          onClose()
        }}
      >
        <div className={layout.stack4}>
          {parts.map((part, index) => (
            <TextField
              key={part.id}
              name={`labels.${index}`}
              label={t(`parts.names.${part.kind}`, { label: part.label })}
              maxLength={labelLength}
              required
            />
          ))}
        </div>
        <div className={`${layout.wrapEnd} ${booking.buttons}`}>
          <Button kind="secondary" onClick={onClose}>
            {t('booking.cancel')}
          </Button>
          <Button type="submit" busy={rename.isPending}>
            {t('booking.save')}
          </Button>
        </div>
      </Form>
    </Sheet>
  )
}
