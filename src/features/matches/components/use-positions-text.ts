import { useTranslation } from 'react-i18next'
import type { PositionMinutes } from '../model/position-minutes'

/** "Defender 25, Goalkeeper 10": positions with their minutes. */
export function usePositionsText() {
  const { t } = useTranslation('people')
  return (positions: readonly PositionMinutes[]) =>
    positions.map(({ position, minutes }) => `${t(`positions.${position}`)} ${minutes}`).join(', ')
}
