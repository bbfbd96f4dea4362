import { useTranslation } from 'react-i18next'
import { IconHelpCircle, IconNote } from '@tabler/icons-react'
import { ScenePicture } from '@/features/scene/widgets/scene-picture'
import type { Scene, Step } from '@/features/scene/model/document/scene-schema'
import type { PhotoHref } from '@/features/scene/model/draw/photos'
import layout from '@/shared/ui/layout.module.css'
import { useEditor, useEditorState } from '../../editor-context'
import { showStep } from '../playback/transport'
import { findStepFreeze } from './find-step-freeze'
import styles from './step-card.module.css'
import { SortableStep } from './step-drag'
import { StepMenu } from './step-menu'
import { StepName } from './step-name'
import { StepLength, StepSeconds } from './step-seconds'

interface StepCardProps {
  step: Step
  index: number
  isCurrent: boolean
  isReadOnly: boolean
  /** Drawn once it has come to rest. */
  settled: Scene
  photos: PhotoHref
  onSaid: (words: string) => void
}

const look = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** A picture of the step with the arrows of what happens in it, and what can be said and done about it. */
export function StepCard(props: StepCardProps) {
  const { step, index, isCurrent, isReadOnly, settled, photos, onSaid } = props
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const isAsking = useEditorState(({ scene }) => findStepFreeze(scene, index) !== undefined)
  const drawn = settled.steps.findIndex(({ id }) => id === step.id)
  const number = t('time.steps.step', { step: index + 1 })
  return (
    <SortableStep id={step.id} index={index} isFixed={isReadOnly} isCurrent={isCurrent}>
      <div className={`${layout.centered} ${layout.full} ${layout.relative} ${styles.thumb}`}>
        {drawn >= 0 ? (
          <ScenePicture
            scene={settled}
            stepIndex={drawn}
            density="card"
            isDecorative
            photos={photos}
          />
        ) : null}
        <span className={`${layout.flex} ${layout.gapTight} ${layout.inside} ${styles.signs}`}>
          {isAsking ? <IconHelpCircle {...look} data-asking="" /> : null}
          {step.note ? <IconNote {...look} /> : null}
        </span>
        <StepLength index={index} />
        {/* beside the picture, not around it: shirt numbers are no part of its name */}
        <button
          type="button"
          className={`${layout.bare} ${layout.inside} ${layout.flush} ${styles.open}`}
          data-grab=""
          aria-current={isCurrent ? 'step' : undefined}
          aria-label={step.name ? t('time.steps.named', { step: number, name: step.name }) : number}
          onClick={() => showStep(editor, index)}
        />
      </div>
      {isReadOnly ? null : <StepMenu index={index} onSaid={onSaid} />}
      <StepName index={index} isReadOnly={isReadOnly} />
      <StepSeconds index={index} settled={settled} isReadOnly={isReadOnly} />
    </SortableStep>
  )
}
