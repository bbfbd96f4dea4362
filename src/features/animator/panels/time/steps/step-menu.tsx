import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  IconArrowLeft,
  IconArrowRight,
  IconCopy,
  IconHelpCircle,
  IconListCheck,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { ActionMenu } from '@/shared/ui/action-menu'
import { addFreeze, deleteFreeze } from '../../../editor/changes/time/freezes'
import { useEditor, useEditorState } from '../../editor-context'
import { showStep } from '../playback/transport'
import { findStepFreeze } from './find-step-freeze'
import { QuizSheet } from './quiz/quiz-sheet'
import { addStep, copyStep, removeStep, reorderStep } from './step-actions'

interface StepMenuProps {
  index: number
  onSaid: (words: string) => void
}

const look = { size: 18, stroke: 1.75 } as const

/** Everything that can be done with a step; also what dragging does. */
export function StepMenu({ index, onSaid }: StepMenuProps) {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const count = useEditorState(({ scene }) => scene.steps.length)
  const freeze = useEditorState(({ scene }) => findStepFreeze(scene, index))
  const [isWriting, setIsWriting] = useState(false)
  const step = t('time.steps.step', { step: index + 1 })

  function move(place: number) {
    reorderStep(editor, index, place)
    onSaid(t('time.steps.moved', { step, place: place + 1 }))
  }
  function ask() {
    showStep(editor, index)
    const at = editor.getState().scene.steps[index]?.t ?? 0
    editor.change(
      (scene) => (freeze ? deleteFreeze(scene, freeze.id) : addFreeze(scene, at).scene),
      'record',
    )
  }

  function write() {
    if (!freeze) ask()
    setIsWriting(true)
  }

  return (
    <>
      <ActionMenu
        label={t('time.steps.actions', { step })}
        items={[
          {
            label: t('time.steps.add_after'),
            icon: <IconPlus {...look} />,
            onSelect: () => {
              onSaid(addStep(editor, index) ? t('time.steps.added') : t('time.steps.no_room'))
            },
          },
          {
            label: t('time.steps.duplicate'),
            icon: <IconCopy {...look} />,
            onSelect: () => {
              onSaid(copyStep(editor, index) ? t('time.steps.added') : t('time.steps.no_room'))
            },
          },
          {
            label: t('time.steps.earlier'),
            icon: <IconArrowLeft {...look} />,
            disabled: index === 0,
            onSelect: () => move(index - 1),
          },
          {
            label: t('time.steps.later'),
            icon: <IconArrowRight {...look} />,
            disabled: index === count - 1,
            onSelect: () => move(index + 1),
          },
          {
            label: freeze ? t('time.freeze.remove') : t('time.freeze.add'),
            icon: <IconHelpCircle {...look} />,
            onSelect: ask,
          },
          {
            label: t('time.quiz.title'),
            icon: <IconListCheck {...look} />,
            onSelect: write,
          },
          {
            label: t('time.steps.delete'),
            icon: <IconTrash {...look} />,
            isDanger: true,
            disabled: count < 2,
            onSelect: () => {
              removeStep(editor, index)
              onSaid(t('time.steps.deleted', { step }))
            },
          },
        ]}
      />
      <QuizSheet
        freeze={isWriting ? freeze : undefined}
        isReadOnly={false}
        onClose={() => setIsWriting(false)}
      />
    </>
  )
}
