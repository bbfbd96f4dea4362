import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { computeDrawingFacts } from '../../../model/exercise-form/compute-drawing-facts'
import type { ExerciseValues } from '../../../model/exercise-form/exercise-schema'
import { takeNumbersFromDrawing } from '../../../model/exercise-form/take-numbers-from-drawing'
import { useEquipmentText } from '../../../widgets/library/use-equipment-text'
import styles from '../exercise-form.module.css'

/** What the drawing shows, as far as the numbers say something else; one press takes it over. */
export function DrawingOffer({ scene }: { scene: Scene }) {
  const { t, i18n } = useTranslation('exercises')
  const equipmentText = useEquipmentText()
  const { setValue } = useFormContext<ExerciseValues>()
  const values = useWatch<ExerciseValues>()
  const facts = computeDrawingFacts(scene)
  const patch = takeNumbersFromDrawing(facts, values)
  const changes = Object.entries(patch).length
  if (changes === 0) return null

  const number = new Intl.NumberFormat(i18n.language)
  const shown = [
    facts.players > 0 ? t('exercise.players_exact', { count: facts.players }) : null,
    facts.keepers > 0 ? t('exercise_form.drawing.keepers', { count: facts.keepers }) : null,
    facts.area
      ? t('exercise.area', {
          length: number.format(facts.area.length),
          width: number.format(facts.area.width),
        })
      : null,
    ...facts.equipment.map(equipmentText),
  ].filter((part) => part !== null)

  function takeOver() {
    const change = { shouldDirty: true, shouldValidate: true }
    const { area, players, keepers, equipment } = patch
    if (players) {
      setValue('players_min', players.min, change)
      setValue('players_max', players.max, change)
      setValue('players_ideal', players.ideal, change)
    }
    if (keepers !== undefined) setValue('keepers', keepers, change)
    if (area) {
      setValue('area_length_m', area.length, change)
      setValue('area_width_m', area.width, change)
    }
    if (equipment) setValue('equipment', equipment, change)
  }

  return (
    <div
      className={`${layout.row} ${layout.gapWide} ${layout.spread} ${layout.roundCard} ${styles.hint}`}
      role="status"
    >
      <p>
        {t('exercise_form.drawing.shows', {
          what: new Intl.ListFormat(i18n.language).format(shown),
        })}
      </p>
      <Button kind="secondary" onClick={takeOver}>
        {t('exercise_form.drawing.take_over')}
      </Button>
    </div>
  )
}
