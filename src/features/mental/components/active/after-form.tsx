import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Form } from '@/shared/form/form'
import { useField } from '@/shared/form/fields/use-field'
import { NumberField } from '@/shared/form/fields/number-field'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { SubmitBar } from '@/shared/form/submit-bar'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { logLimits, logSchema, type LogInput } from '../../model/log-schema'
import { moods } from '../../model/mood'
import { MoodField } from './mood-field'

interface AfterFormProps {
  minutes: number
  questions: readonly string[]
  /** The player, or a guardian of a child without an account: they decide who reads the words. */
  mayShare: boolean
  isSelf: boolean
  /** Part of a task: how many times it was done before, and how many are asked for. */
  task: { done: number; target: number | null } | null
  onSave: (values: LogInput) => void
}

/** How it was, for oneself: mood and words, and who may read the words, asked before they are saved. */
export function AfterForm({ minutes, questions, mayShare, isSelf, task, onSave }: AfterFormProps) {
  const { t } = useTranslation('mental')
  return (
    <Form
      label={t('after.title')}
      schema={logSchema}
      defaultValues={{
        minutes,
        mood_after: null,
        reflection: '',
        is_shared_with_coaches: false,
        is_shared_with_family: false,
        is_finished: task !== null && task.done + 1 >= (task.target ?? 1),
      }}
      onSubmit={onSave}
      isGuarded
    >
      <SectionCard title={t('after.title')} description={t('after.mood_private')}>
        <MoodAfter label={t(isSelf ? 'after.mood' : 'after.mood_child')} />
      </SectionCard>
      <SectionCard title={t('after.words')} description={t('after.words_why')}>
        {questions.length > 0 ? (
          <ul className={layout.stack1} style={{ margin: 0, paddingInlineStart: 'var(--space-5)' }}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        ) : null}
        <TextareaField
          name="reflection"
          label={t(isSelf ? 'after.reflection' : 'after.reflection_child')}
          rows={4}
          maxLength={logLimits.reflection}
        />
        {mayShare ? (
          <Sharing isSelf={isSelf} />
        ) : (
          <p className={layout.dim14}>{t('after.child_decides')}</p>
        )}
      </SectionCard>
      <SectionCard title={t('after.done')}>
        <NumberField
          name="minutes"
          label={t('after.minutes')}
          {...logLimits.minutes}
          suffix={t('after.minutes_unit')}
          required
        />
        {task ? (
          <SwitchField name="is_finished" label={t('after.finish')} hint={t('after.finish_hint')} />
        ) : null}
      </SectionCard>
      <SubmitBar label={t('after.save')} />
    </Form>
  )
}

function MoodAfter({ label }: { label: string }) {
  const { value, change } = useField({ name: 'mood_after', label })
  return (
    <MoodField
      label={label}
      value={moods.find((mood) => mood === value) ?? null}
      onChange={change}
    />
  )
}

/** Said before saving: private unless one of these is on. */
function Sharing({ isSelf }: { isSelf: boolean }) {
  const { t } = useTranslation('mental')
  const [hasCoaches, hasFamily] = useWatch<LogInput>({
    name: ['is_shared_with_coaches', 'is_shared_with_family'],
  })
  return (
    <div role="group" aria-label={t('after.who_reads')} className={layout.stack2}>
      <p className={layout.medium14} role="status">
        {t(describeReaders(hasCoaches === true, hasFamily === true))}
      </p>
      <SwitchField name="is_shared_with_coaches" label={t('after.with_coaches')} />
      <SwitchField
        name="is_shared_with_family"
        label={t(isSelf ? 'after.with_family' : 'after.with_guardians')}
      />
      <p className={layout.dim13}>{t('after.revocable')}</p>
    </div>
  )
}

function describeReaders(hasCoaches: boolean, hasFamily: boolean) {
  if (hasCoaches && hasFamily) return 'words.with_both'
  if (hasCoaches) return 'words.with_coaches'
  return hasFamily ? 'words.with_family' : 'after.private'
}
