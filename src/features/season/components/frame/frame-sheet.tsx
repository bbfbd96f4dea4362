import { useTranslation } from 'react-i18next'
import { Form } from '@/shared/form/form'
import { DateField } from '@/shared/form/fields/date-field'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import type { FrameChanges, SeasonPlan } from '../../model/season-edit'
import { frameSchema, seasonLimits } from '../../model/season-schema'
import styles from '../start/start.module.css'

interface FrameSheetProps {
  plan: SeasonPlan
  onSave: (changes: FrameChanges) => void
  onClose: () => void
}

/** Goal, period and who reads the plan. */
export function FrameSheet({ plan, onSave, onClose }: FrameSheetProps) {
  const { t } = useTranslation('season')
  const schema = frameSchema.superRefine(({ starts_on, ends_on }, context) => {
    const isCut = plan.blocks.some(
      (block) => block.starts_on < starts_on || block.ends_on > ends_on,
    )
    if (isCut) {
      context.addIssue({
        code: 'custom',
        path: ['ends_on'],
        message: 'season:season.errors.cut',
      })
    }
  })
  return (
    <Sheet isOpen onClose={onClose} title={t('season.frame')}>
      <Form
        schema={schema}
        defaultValues={{
          goal: plan.goal ?? '',
          starts_on: plan.starts_on,
          ends_on: plan.ends_on,
          is_shared: plan.is_shared,
        }}
        onSubmit={({ goal, ...rest }) => {
          onSave({ ...rest, goal: goal || null })
          onClose()
        }}
      >
        <TextareaField name="goal" label={t('season.fields.goal')} maxLength={seasonLimits.goal} />
        <div className={`${layout.grid} ${layout.gap3} ${styles.dates}`}>
          <DateField name="starts_on" label={t('season.fields.starts_on')} required />
          <DateField name="ends_on" label={t('season.fields.ends_on')} required />
        </div>
        <SwitchField
          name="is_shared"
          label={t('season.fields.shared')}
          hint={t('season.hints.shared')}
        />
        <div className={layout.wrapEnd}>
          <Button type="submit">{t('season.save')}</Button>
        </div>
      </Form>
    </Sheet>
  )
}
