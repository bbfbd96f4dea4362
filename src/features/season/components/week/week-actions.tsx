import { IconCopy, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '@/shared/ui/action-menu'
import { copyToFollowingWeeks, type PlannedWeek, type SeasonWeek } from '../../model/season-plan'

interface WeekActionsProps {
  week: PlannedWeek
  weeks: readonly SeasonWeek[]
  onChange: (weeks: PlannedWeek[]) => void
}

const icon = { size: 20, stroke: 1.75 } as const
const lengths = [1, 2, 3] as const

/** Carrying a theme on to the next weeks, or clearing the week; both can be undone. */
export function WeekActions({ week, weeks, onChange }: WeekActionsProps) {
  const { t } = useTranslation('season')
  if (week.theme === '') return null
  return (
    <ActionMenu
      label={t('season.week_actions')}
      items={[
        ...lengths.map((count) => ({
          label: t('season.copy_on', { count }),
          icon: <IconCopy {...icon} />,
          onSelect: () => onChange(copyToFollowingWeeks(weeks, week, count)),
        })),
        {
          label: t('season.clear_week'),
          icon: <IconTrash {...icon} />,
          isDanger: true,
          onSelect: () => onChange([{ ...week, theme: '' }]),
        },
      ]}
    />
  )
}
