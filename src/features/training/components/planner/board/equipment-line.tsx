import { useTranslation } from 'react-i18next'
import { planEquipment } from '../../../model/plan-times'
import { usePlanText } from '../../trainings/use-plan-text'
import { usePlanner } from '../planner-context'

/** Everything to carry to the pitch, in one line. */
export function EquipmentLine({ className }: { className?: string }) {
  const { t, i18n } = useTranslation('training')
  const { plan } = usePlanner()
  const { equipment } = usePlanText()
  const things = planEquipment(plan).map(equipment)
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' })
  return (
    <p className={className}>
      <span>{t('totals.equipment')}</span>
      {things.length > 0 ? list.format(things) : t('totals.no_equipment')}
    </p>
  )
}
