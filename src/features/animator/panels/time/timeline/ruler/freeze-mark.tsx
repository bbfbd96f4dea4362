import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { limits } from '@/features/scene/model/document/limits'
import type { Freeze } from '@/features/scene/model/document/scene-schema'
import { deleteFreeze, setFreeze } from '../../../../editor/changes/time/freezes'
import { useEditor } from '../../../editor-context'
import { useTyping } from '../../steps/use-typing'
import { moveFreeze } from '../edits/shift-marks'
import { createItem } from '../items/items'
import { useTimeline } from '../timeline-context'
import { MarkPopover } from './mark-popover'
import { MarkTime } from './mark-time'

/** Pixels a mark is wide. */
const flag = 24

/** A question on the ruler. */
export function FreezeMark({ freeze }: { freeze: Freeze }) {
  const { t, i18n } = useTranslation('animator')
  const editor = useEditor()
  const typing = useTyping()
  const number = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1 })
  const { scene, scale } = useTimeline()
  const { id, question } = freeze
  return (
    <MarkPopover
      item={createItem('freeze', id, freeze.t)}
      look="freeze"
      sign="?"
      isAside={scene.steps.some(
        ({ t: at }) => Math.abs(at - freeze.t) * scale.pixelsPerSecond < flag,
      )}
      label={t('time.timeline.freeze_at', {
        time: number.format(freeze.t),
        question: question || t('time.freeze.unasked'),
      })}
      remove={{
        label: t('time.freeze.remove'),
        isPossible: true,
        run: () => editor.change((scene) => deleteFreeze(scene, id), 'record'),
      }}
    >
      <TextInput
        label={t('time.freeze.question')}
        placeholder={t('time.freeze.hint')}
        maxLength={freeze.quiz ? limits.question : limits.note}
        value={question}
        onChange={({ currentTarget: { value } }) =>
          editor.change((scene) => setFreeze(scene, id, { question: value }), 'merge')
        }
        {...typing}
      />
      <MarkTime
        value={freeze.t}
        isReadOnly={false}
        onChange={(seconds) => editor.change((scene) => moveFreeze(scene, id, seconds), 'record')}
      />
    </MarkPopover>
  )
}
