import {
  IconClipboardCheck,
  IconClipboardPlus,
  IconMapPin,
  IconMessageQuestion,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { href, paths } from '@/lib/router/paths'
import type { Need } from '../../model/needs'
import { useMomentText } from '../agenda/use-moment-text'
import { NeedRow } from '../needs/need-row'

/** What one session lacks, and the page that fixes it. */
export function SessionNeed({ need, now }: { need: Need; now: number }) {
  const { t } = useTranslation('dashboards')
  const text = useMomentText(now)
  const { kind, session } = need
  const start = toWallClock(session.starts_at, session.zone)
  const Icon = icons[kind]
  return (
    <NeedRow
      icon={<Icon size={20} stroke={1.75} aria-hidden="true" />}
      tone={kind === 'answers' ? 'neutral' : 'amber'}
      title={kind === 'answers' ? t('needs.answers', { count: need.open }) : t(`needs.${kind}`)}
      about={`${session.team} · ${text.date(start.date)}, ${start.time}`}
      mend={{ to: href(pathOf[kind], { trainingId: session.id }), label: t(`needs.mend.${kind}`) }}
    />
  )
}

const icons = {
  record: IconClipboardCheck,
  plan: IconClipboardPlus,
  field: IconMapPin,
  answers: IconMessageQuestion,
}

const pathOf = {
  record: paths.trainings.attendance,
  plan: paths.trainings.edit,
  field: paths.trainings.edit,
  answers: paths.trainings.details,
} as const
