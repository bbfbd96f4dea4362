import { useTranslation } from 'react-i18next'
import { TextInput } from '@mantine/core'
import { limits } from '@/features/scene/model/document/limits'
import type { Step } from '@/features/scene/model/document/scene-schema'
import { renameStep } from '../../../../editor/changes/time/steps'
import { unmarkStep } from '../../../../editor/changes/time/delete-step'
import { useEditor } from '../../../editor-context'
import { useTyping } from '../../steps/use-typing'
import { moveStepMark } from '../edits/shift-marks'
import { createItem } from '../items/items'
import { MarkPopover } from './mark-popover'
import { MarkTime } from './mark-time'

interface StepMarkProps {
  step: Step
  index: number
}

/** A step on the ruler: dragged to another moment, named and taken away after pressing it. */
export function StepMark({ step, index }: StepMarkProps) {
  const { t, i18n } = useTranslation('animator')
  const editor = useEditor()
  const typing = useTyping()
  const number = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1 })
  const name = t('time.steps.step', { step: index + 1 })
  return (
    <MarkPopover
      item={createItem('step', step.id, step.t)}
      look="step"
      sign={String(index + 1)}
      label={t('time.timeline.step_at', { step: name, time: number.format(step.t) })}
      remove={{
        label: t('time.timeline.unmark'),
        isPossible: index > 0,
        run: () => editor.change((scene) => unmarkStep(scene, index), 'record'),
      }}
    >
      <TextInput
        label={t('time.steps.name_of', { step: name })}
        placeholder={name}
        maxLength={limits.name}
        value={step.name}
        onChange={({ currentTarget: { value } }) =>
          editor.change((scene) => renameStep(scene, index, value), 'merge')
        }
        {...typing}
      />
      <MarkTime
        value={step.t}
        isReadOnly={index === 0}
        onChange={(seconds) =>
          editor.change((scene) => moveStepMark(scene, index, seconds, false), 'record')
        }
      />
    </MarkPopover>
  )
}
