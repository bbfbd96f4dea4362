import { useId } from 'react'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { limits } from '@/features/scene/model/document/limits'
import { setStepNote } from '../../../editor/changes/time/steps'
import { useEditor, useEditorState } from '../../editor-context'
import layout from '@/shared/ui/layout.module.css'
import styles from './step-details.module.css'
import { useTyping } from './use-typing'

interface StepNoteProps {
  index: number
  isReadOnly: boolean
}

/** What is said about a step: beside the player, on the print. */
export function StepNote({ index, isReadOnly }: StepNoteProps) {
  const { t } = useTranslation('animator')
  const id = useId()
  const editor = useEditor()
  const note = useEditorState(({ scene }) => scene.steps[index]?.note ?? '')
  const typing = useTyping()
  return (
    <div>
      <label className={`${layout.medium} ${layout.size14} ${styles.label}`} htmlFor={id}>
        {t('time.steps.note_of', { step: t('time.steps.step', { step: index + 1 }) })}
      </label>
      <Textarea
        id={id}
        placeholder={t('time.steps.note_hint')}
        rows={2}
        classNames={{ input: styles.note }}
        maxLength={limits.note}
        readOnly={isReadOnly}
        value={note}
        onChange={({ currentTarget: { value } }) =>
          editor.change((scene) => setStepNote(scene, index, value), 'merge')
        }
        {...typing}
      />
    </div>
  )
}
