import { useTranslation } from 'react-i18next'
import { goalMeasures, goalSizes } from '@/features/scene/model/document/kinds'
import type { Goal } from '@/features/scene/model/document/scene-schema'
import { setGoals } from '../../../editor/changes/things/props'
import { ChoiceBox } from '../fields/choice-box'
import { formatNumber } from '../fields/numbers'
import { useEdit } from '../use-edit'

export function GoalProps({ goal }: { goal: Goal }) {
  const { t, i18n } = useTranslation('animator')
  const edit = useEdit()
  return (
    <ChoiceBox
      label={t('panels.goal.size')}
      value={goal.size}
      options={goalSizes.map((size) => ({
        value: size,
        label: t('panels.goal.measured', {
          name: t(`panels.kinds.goal_${size}`),
          metres: formatNumber(goalMeasures[size].width, 2, i18n.language),
        }),
      }))}
      onCommit={(size) => edit.change((scene) => setGoals(scene, [goal.id], size))}
    />
  )
}
