import { useEffect, useRef, useState } from 'react'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useScenePhotos } from '@/features/scene/api/player-photos'
import { findStepIndexAt } from '@/features/scene/model/motion/playback'
import layout from '@/shared/ui/layout.module.css'
import { useEditor, useEditorState } from '../../editor-context'
import { addStep, reorderStep } from './step-actions'
import { StepCard } from './step-card'
import { StepDetails } from './step-details'
import { StepDrag } from './step-drag'
import styles from './steps-strip.module.css'
import { useSettledScene } from '../../use-settled-scene'

/** The simple way to work: one picture after another. */
export function StepsStrip() {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const steps = useEditorState(({ scene }) => scene.steps)
  const current = useEditorState(({ scene, time }) => findStepIndexAt(scene, time))
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const settled = useSettledScene()
  const photos = useScenePhotos(settled)
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')

  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])

  function move(index: number, place: number) {
    reorderStep(editor, index, place)
    setSaid(
      t('time.steps.moved', { step: t('time.steps.step', { step: index + 1 }), place: place + 1 }),
    )
  }

  return (
    <section
      className={`${layout.grid} ${layout.low} ${styles.strip}`}
      aria-label={t('time.steps.title')}
    >
      <p className={layout.hidden} role="status">
        {said}
      </p>
      <div className={`${layout.flex} ${layout.gap2} ${layout.padRow} ${styles.scroll}`}>
        <StepDrag ids={steps.map(({ id }) => id)} onMove={move}>
          <ol ref={list} className={`${layout.list} ${layout.flex} ${layout.gap2}`}>
            {steps.map((step, index) => (
              <StepCard
                key={step.id}
                step={step}
                index={index}
                isCurrent={index === current}
                isReadOnly={isReadOnly}
                settled={settled}
                photos={photos.href}
                onSaid={setSaid}
              />
            ))}
          </ol>
        </StepDrag>
        {isReadOnly ? null : (
          <button
            type="button"
            className={`${layout.grid} ${layout.gap1} ${layout.roundControl} ${layout.dimmed13} ${styles.add}`}
            onClick={() => {
              setSaid(
                addStep(editor, steps.length - 1) ? t('time.steps.added') : t('time.steps.no_room'),
              )
            }}
          >
            <IconPlus size={20} stroke={1.75} aria-hidden="true" />
            {t('time.steps.add')}
          </button>
        )}
      </div>
      <StepDetails
        key={steps[current]?.id}
        index={current}
        settled={settled}
        isReadOnly={isReadOnly}
      />
    </section>
  )
}
