import { IconMoon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMyQuietHours } from '@/features/schools/api/children-quiet'
import { formatChildrenQuiet } from '@/features/schools/model/children-quiet'
import layout from '@/shared/ui/layout.module.css'
import { NameLines } from '@/shared/ui/name-lines'

/** The nights the clubs of a minor, or of one's children, have decided on: told, not to be changed here. */
export function SchoolQuietHours() {
  const { t } = useTranslation('settings')
  return useMyQuietHours().map((school) => (
    <NameLines
      key={school.school_id}
      name={t('notifications.school_quiet', { school: school.school_name })}
      text={t(`notifications.school_quiet_${school.is_mine ? 'hours' : 'family'}`, {
        hours: formatChildrenQuiet(school),
        zone: school.time_zone,
      })}
      media={<IconMoon className={layout.fixed} size={20} stroke={1.75} aria-hidden="true" />}
    />
  ))
}
