import { useTranslation } from 'react-i18next'
import { positions } from '../../model/candidates'

/** What a position is called; one the app does not know is not shown. */
export function usePositionName() {
  const { t } = useTranslation('people')
  return {
    namePosition: (position: string) => {
      const known = positions.find((one) => one === position)
      return known ? t(`positions.${known}`) : ''
    },
  }
}
