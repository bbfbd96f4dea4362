import { SegmentedControl } from '@mantine/core'
import { IconLockOpen } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { columnChoices, type ColumnChoice } from '../../model/rating/columns'
import { PrecisionToggle } from '../figures/precision-toggle'
import { useFigures } from '../figures/use-figures'
import styles from './rating-tools.module.css'
import type { RatedTeam } from './use-rated-team'

interface RatingToolsProps {
  group: ColumnChoice
  onGroup: (group: ColumnChoice) => void
  direction: string
  onDirection: (direction: string) => void
  team: RatedTeam
  isPhone: boolean
}

/** Which attributes, where typing goes on, whole numbers or tenths, and earlier mental scores. */
export function RatingTools(props: RatingToolsProps) {
  const { group, onGroup, direction, onDirection, team, isPhone } = props
  const { t } = useTranslation('stats')
  const { precision } = useFigures()
  return (
    <div className={layout.row2}>
      <SegmentedControl
        aria-label={t('rate.groups')}
        fullWidth={isPhone}
        data={columnChoices.map((value) => ({
          value,
          label: value === 'all' ? t('rate.all') : t(`groups.${value}`),
        }))}
        value={group}
        onChange={(value) => onGroup(columnChoices.find((one) => one === value) ?? 'all')}
      />
      {isPhone ? null : (
        <SegmentedControl
          aria-label={t('rate.direction')}
          data={[
            { value: 'down', label: t('rate.down') },
            { value: 'across', label: t('rate.across') },
          ]}
          value={direction}
          onChange={onDirection}
        />
      )}
      <PrecisionToggle />
      {team.isMentalOpen ? null : (
        <Button
          kind="quiet"
          icon={<IconLockOpen size={18} stroke={1.75} />}
          busy={team.isOpening}
          onClick={team.openMental}
        >
          {t('rate.mental')}
        </Button>
      )}
      <p className={`${layout.dim13} ${styles.help}`}>
        {isPhone ? null : t(precision === 'decimal' ? 'rate.keys_decimal' : 'rate.keys')}{' '}
        {team.isMentalOpen ? null : t('rate.mental_help')}
      </p>
    </div>
  )
}
