import { useTranslation } from 'react-i18next'
import { Form } from '@/shared/form/form'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { SubmitBar } from '@/shared/form/submit-bar'
import { Sheet } from '@/shared/ui/sheet'
import { useTakeAward } from '../../api/awards'
import { awardLimits, takeSchema } from '../../model/award'

interface TakeSheetProps {
  awardId: string
  title: string
  onClose: () => void
}

/** Asks why: the award stays on record with the reason. */
export function TakeSheet({ awardId, title, onClose }: TakeSheetProps) {
  const { t } = useTranslation('achievements')
  const { mutateAsync: take } = useTakeAward()
  return (
    <Sheet isOpen onClose={onClose} title={t('awards.take_title', { title })}>
      <Form
        schema={takeSchema}
        defaultValues={{ reason: '' }}
        onSubmit={async ({ reason }) => {
          await take({ id: awardId, reason })
          onClose()
        }}
      >
        <p>{t('awards.take_text')}</p>
        <TextareaField
          name="reason"
          label={t('awards.take_reason')}
          maxLength={awardLimits.reason}
          required
        />
        <SubmitBar label={t('awards.take_back')} />
      </Form>
    </Sheet>
  )
}
