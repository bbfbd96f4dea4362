import { Switch, TextInput, Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { limits } from '@/features/scene/model/document/limits'
import layout from '@/shared/ui/layout.module.css'
import { addFreeze, deleteFreeze, setFreeze } from '../../../editor/changes/time/freezes'
import { useEditor, useEditorState } from '../../editor-context'
import { SecondsField } from '../seconds-field'
import { findStepFreeze } from './find-step-freeze'
import { QuizButton } from './quiz/quiz-button'
import styles from './step-details.module.css'
import { useTyping } from './use-typing'

interface StepFreezeProps {
  index: number
  isReadOnly: boolean
}

/** Play-back can stop at a step and ask the players something. */
export function StepFreeze({ index, isReadOnly }: StepFreezeProps) {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const at = useEditorState(({ scene }) => scene.steps[index]?.t ?? 0)
  const freeze = useEditorState(({ scene }) => findStepFreeze(scene, index))
  const typing = useTyping()
  return (
    <div className={layout.grid2}>
      <div className={`${layout.row} ${layout.spread} ${styles.wait}`}>
        <Switch
          label={t('time.freeze.switch')}
          checked={freeze !== undefined}
          disabled={isReadOnly}
          onChange={() =>
            editor.change(
              (scene) => (freeze ? deleteFreeze(scene, freeze.id) : addFreeze(scene, at).scene),
              'record',
            )
          }
        />
        {freeze ? (
          <Tooltip label={t('time.freeze.seconds')}>
            <span>
              <SecondsField
                label={t('time.freeze.seconds')}
                value={freeze.seconds}
                least={1}
                most={60}
                isReadOnly={isReadOnly}
                onChange={(seconds) =>
                  editor.change((scene) => setFreeze(scene, freeze.id, { seconds }), 'record')
                }
              />
            </span>
          </Tooltip>
        ) : null}
      </div>
      {freeze ? (
        <>
          <TextInput
            aria-label={t('time.freeze.question')}
            placeholder={t('time.freeze.hint')}
            maxLength={freeze.quiz ? limits.question : limits.note}
            readOnly={isReadOnly}
            value={freeze.question}
            onChange={({ currentTarget: { value } }) =>
              editor.change((scene) => setFreeze(scene, freeze.id, { question: value }), 'merge')
            }
            {...typing}
          />
          <QuizButton key={freeze.id} freeze={freeze} isReadOnly={isReadOnly} />
        </>
      ) : null}
    </div>
  )
}
