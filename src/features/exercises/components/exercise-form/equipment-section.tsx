import { ActionIcon, NumberInput } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormSection } from '@/shared/ui/patterns/form-section'
import type { ExerciseValues } from '../../model/exercise-form/exercise-schema'
import { exerciseLimits as limits } from '../../model/exercise-form/limits'
import { equipmentKinds, type EquipmentKind } from '../../model/taxonomy'
import styles from './exercise-form.module.css'

/** What to carry to the pitch, counted; nothing of a kind is simply zero. */
export function EquipmentSection() {
  const { t } = useTranslation('exercises')
  const { field } = useController<ExerciseValues, 'equipment'>({ name: 'equipment' })
  const getCount = (kind: EquipmentKind) =>
    field.value.find((item) => item.kind === kind)?.count ?? 0

  function set(kind: EquipmentKind, wanted: number) {
    const count = Math.min(limits.equipment_count.max, Math.max(0, Math.round(wanted)))
    field.onChange(
      equipmentKinds
        .map((name) => ({ kind: name, count: name === kind ? count : getCount(name) }))
        .filter((item) => item.count > 0),
    )
  }

  return (
    <FormSection title={t('exercise.facts.equipment')} why={t('exercise_form.equipment.why')}>
      <ul className={styles.equipment}>
        {equipmentKinds.map((kind) => {
          const name = t(`library.gear.${kind}`)
          const count = getCount(kind)
          return (
            <li key={kind} data-some={count > 0 || undefined}>
              <span>{name}</span>
              <ActionIcon
                variant="default"
                className={styles.count}
                aria-label={t('exercise_form.equipment.less', { name })}
                disabled={count === 0}
                onClick={() => set(kind, count - 1)}
              >
                <IconMinus size={18} stroke={1.75} />
              </ActionIcon>
              <NumberInput
                aria-label={name}
                value={count}
                min={0}
                max={limits.equipment_count.max}
                allowDecimal={false}
                allowNegative={false}
                hideControls
                inputMode="numeric"
                className={styles.countBox}
                onChange={(next) => set(kind, typeof next === 'number' ? next : 0)}
              />
              <ActionIcon
                variant="default"
                className={styles.count}
                aria-label={t('exercise_form.equipment.more', { name })}
                disabled={count === limits.equipment_count.max}
                onClick={() => set(kind, count + 1)}
              >
                <IconPlus size={18} stroke={1.75} />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
    </FormSection>
  )
}
