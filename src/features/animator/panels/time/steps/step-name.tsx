import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { limits } from '@/features/scene/model/document/limits'
import { renameStep } from '../../../editor/changes/time/steps'
import { useEditor, useEditorState } from '../../editor-context'
import layout from '@/shared/ui/layout.module.css'
import styles from './step-card.module.css'
import { useTyping } from './use-typing'

interface StepNameProps {
  index: number
  isReadOnly: boolean
  /** A field of its own with a label above, instead of a line under the picture. */
  isWide?: boolean
}

export function StepName({ index, isReadOnly, isWide = false }: StepNameProps) {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const name = useEditorState(({ scene }) => scene.steps[index]?.name ?? '')
  const typing = useTyping()
  const step = t('time.steps.step', { step: index + 1 })
  const field = {
    placeholder: step,
    autoComplete: 'off',
    maxLength: limits.name,
    readOnly: isReadOnly,
    value: name,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      editor.change((scene) => renameStep(scene, index, value), 'merge'),
    ...typing,
  }
  const label = t('time.steps.name_of', { step })
  if (isWide) return <TextInput label={label} {...field} />
  return (
    <input
      className={`${layout.medium} ${layout.full} ${layout.size13} ${layout.ink} ${styles.name}`}
      type="text"
      aria-label={label}
      {...field}
    />
  )
}
