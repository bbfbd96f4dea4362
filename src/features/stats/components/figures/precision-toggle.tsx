import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { precisions } from '../../model/figures'
import { useFigures } from './use-figures'

/** "A toggle switches between integer and decimal display" (spec section 3). */
export function PrecisionToggle() {
  const { t } = useTranslation('stats')
  const { precision, setPrecision } = useFigures()
  return (
    <SegmentedControl
      aria-label={t('precision.label')}
      data={precisions.map((value) => ({ value, label: t(`precision.${value}`) }))}
      value={precision}
      onChange={setPrecision}
    />
  )
}
