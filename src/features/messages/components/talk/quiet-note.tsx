import { IconMoon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useKnownChildrenQuiet } from '@/features/schools/api/children-quiet'
import { findQuietEnd } from '@/features/schools/model/children-quiet'
import { useNow } from '@/lib/time/use-now'
import { toWallClock } from '@/lib/time/wall-clock'
import layout from '@/shared/ui/layout.module.css'

/** Tells who writes at night where a minor reads that nothing rings there; nobody is stopped. */
export function QuietNote({ schoolId, zone }: { schoolId: string; zone: string }) {
  const { t } = useTranslation('messages')
  const now = useNow()
  const quiet = useKnownChildrenQuiet(schoolId)
  const time = quiet && findQuietEnd(quiet, toWallClock(new Date(now).toISOString(), zone).time)
  if (!time) return null
  return (
    <p role="note" className={`${layout.inline1} ${layout.dim13}`}>
      <IconMoon className={layout.fixed} size={16} stroke={1.75} aria-hidden="true" />
      {t('composer.quiet', { time })}
    </p>
  )
}
