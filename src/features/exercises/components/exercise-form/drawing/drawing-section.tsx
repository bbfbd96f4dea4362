import { useState } from 'react'
import { IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react'
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { SceneEditorSlot } from '@/features/scene/widgets/scene-editor-slot'
import { Alert } from '@/shared/public/alert'
import { useMessage } from '@/shared/form/use-message'
import { Button } from '@/shared/ui/button'
import { FormSection } from '@/shared/ui/patterns/form-section'
import layout from '@/shared/ui/layout.module.css'
import { computeDrawingFacts } from '../../../model/exercise-form/compute-drawing-facts'
import type { ExerciseValues } from '../../../model/exercise-form/exercise-schema'
import { takeNumbersFromDrawing } from '../../../model/exercise-form/take-numbers-from-drawing'
import { measureJsonLength } from '../../../model/exercise-form/measure-json-length'
import { exerciseLimits } from '../../../model/exercise-form/limits'
import { startScene } from '../../../model/exercise-form/start-scene'
import { chooseTitle } from '../../../model/exercise-form/choose-title'
import { openExerciseScene } from '../../../model/exercise-scene'
import { ExercisePicture } from '../../../widgets/picture/exercise-picture'
import styles from '../exercise-form.module.css'
import { AnimationPicker } from './animation-picker'
import { DrawingOffer } from './drawing-offer'

/** The picture: drawn here on the animator's board, or taken from an animation of one's own. */
export function DrawingSection() {
  const { t, i18n } = useTranslation('exercises')
  const message = useMessage()
  const { setValue, getValues } = useFormContext<ExerciseValues>()
  const { dirtyFields } = useFormState<ExerciseValues>({
    name: ['area_length_m', 'area_width_m'],
  })
  const [open, setOpen] = useState<'board' | 'tactics' | null>(null)
  const { field, fieldState } = useController<ExerciseValues, 'diagram'>({ name: 'diagram' })
  const [area_length_m, area_width_m, animationId, texts] = useWatch<
    ExerciseValues,
    ['area_length_m', 'area_width_m', 'animation_id', 'texts']
  >({ name: ['area_length_m', 'area_width_m', 'animation_id', 'texts'] })
  const drawn = { diagram: field.value, area_length_m, area_width_m }
  const scene = openExerciseScene(drawn)
  const close = () => setOpen(null)

  function take(diagram: Scene | null, animation: string | null) {
    field.onChange(diagram)
    if (diagram) takeArea(diagram)
    setValue('animation_id', animation, { shouldDirty: true })
    close()
  }

  /** The ground somebody has drawn on is the ground, unless its metres were written by hand. */
  function takeArea(diagram: Scene) {
    const { area } = takeNumbersFromDrawing(computeDrawingFacts(diagram), getValues())
    if (!area || dirtyFields.area_length_m || dirtyFields.area_width_m) return
    setValue('area_length_m', area.length, { shouldValidate: true })
    setValue('area_width_m', area.width, { shouldValidate: true })
  }

  function describeRefusal(candidate: Scene): string | null {
    const excess = measureJsonLength(candidate) - exerciseLimits.diagram
    if (excess <= 0) return null
    const percent = Math.ceil((100 * excess) / exerciseLimits.diagram)
    return t('exercise_form.drawing.too_big_by', { percent })
  }

  return (
    <FormSection title={t('exercise_form.drawing.title')} why={t('exercise_form.drawing.why')}>
      <div className={styles.drawing} data-fault={fieldState.error ? '' : undefined}>
        {scene ? (
          <div className={`${layout.cut} ${layout.roundCard} ${layout.edge} ${styles.picture}`}>
            <ExercisePicture exercise={drawn} density="fine" />
          </div>
        ) : null}
        <div className={styles.drawingActions}>
          <Button icon={<IconPencil size={18} stroke={1.75} />} onClick={() => setOpen('board')}>
            {scene ? t('exercise_form.drawing.change') : t('exercise_form.drawing.draw')}
          </Button>
          <Button
            kind="secondary"
            icon={<IconPlayerPlay size={18} stroke={1.75} />}
            onClick={() => setOpen('tactics')}
          >
            {t('exercise_form.drawing.from_tactics')}
          </Button>
          {scene ? (
            <Button
              kind="quiet"
              icon={<IconTrash size={18} stroke={1.75} />}
              onClick={() => take(null, null)}
            >
              {t('exercise_form.drawing.remove')}
            </Button>
          ) : null}
        </div>
        {animationId ? <p className={layout.dim13}>{t('exercise_form.drawing.linked')}</p> : null}
        {fieldState.error ? (
          <Alert kind="error" title={message(fieldState.error.message) ?? ''} />
        ) : null}
        {scene ? <DrawingOffer scene={scene} /> : null}
      </div>
      {open === 'board' ? (
        <SceneEditorSlot
          scene={scene ?? startScene(area_length_m, area_width_m)}
          title={chooseTitle(texts, i18n.language) || t('exercise_form.drawing.untitled')}
          refusal={describeRefusal}
          onUse={(next) => take(next, null)}
          onClose={close}
        />
      ) : null}
      {open === 'tactics' ? (
        <AnimationPicker onClose={close} onChoose={(next, id) => take(next, id)} />
      ) : null}
    </FormSection>
  )
}
