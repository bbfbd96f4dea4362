import { useTranslation } from 'react-i18next'
import { showToast } from '@/lib/toast'
import { Form } from '@/shared/form/form'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { SubmitBar } from '@/shared/form/submit-bar'
import { Sheet } from '@/shared/ui/sheet'
import { useCatalogue } from '../../api/achievements'
import { useGiveAward, useTakeAward } from '../../api/awards'
import { awardLimits, giveSchema } from '../../model/award'

interface GiveSheetProps {
  playerId: string
  name: string
  onClose: () => void
}

/** By hand: only what no rule gives. A toast takes it back at once. */
export function GiveSheet({ playerId, name, onClose }: GiveSheetProps) {
  const { t } = useTranslation('achievements')
  const { data: achievements = [] } = useCatalogue()
  const { mutateAsync: give } = useGiveAward()
  const take = useTakeAward()
  const options = achievements
    .filter(({ rule, archived_at }) => rule === 'by_hand' && archived_at === null)
    .map(({ id, title }) => ({ value: id, label: title }))

  async function handleGive({ achievementId, reason }: { achievementId: string; reason: string }) {
    const id = await give({ playerId, achievementId, reason })
    onClose()
    if (!id) return showToast('info', 'achievements:awards.had_it')
    const title = achievements.find((one) => one.id === achievementId)?.title ?? ''
    showToast('success', 'achievements:awards.given', {
      values: { title },
      action: {
        label: 'achievements:awards.undo',
        run: () => take.mutate({ id, reason: t('awards.undo_reason') }),
      },
    })
  }

  return (
    <Sheet isOpen onClose={onClose} title={t('awards.give_title', { name })}>
      <Form
        schema={giveSchema}
        defaultValues={{ achievementId: '', reason: '' }}
        onSubmit={handleGive}
      >
        <SelectField name="achievementId" label={t('awards.which')} options={options} required />
        <TextareaField
          name="reason"
          label={t('awards.reason')}
          hint={t('awards.reason_help')}
          maxLength={awardLimits.reason}
        />
        <SubmitBar label={t('awards.give')} />
      </Form>
    </Sheet>
  )
}
