import { useTranslation } from 'react-i18next'
import type { EquipmentItem } from '../../model/exercise'

/** Formats an item of equipment: "10 cones", "6 bibs". */
export function useEquipmentText() {
  const { t } = useTranslation('exercises')
  return ({ kind, count }: EquipmentItem): string => t(`equipment.${kind}`, { count })
}
