import { IconLock, IconUser, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { NoteVisibility } from '../model/note'

const looks = {
  staff: { tone: 'neutral', Icon: IconLock },
  player: { tone: 'blue', Icon: IconUser },
  family: { tone: 'green', Icon: IconUsers },
} as const

/** Who reads a note, in words and a sign. */
export function VisibilityBadge({ visibility }: { visibility: NoteVisibility }) {
  const { t } = useTranslation('notes')
  const { tone, Icon } = looks[visibility]
  return (
    <StatusBadge tone={tone} icon={<Icon size={14} stroke={2} aria-hidden="true" />}>
      {t(`visibility.${visibility}.name`)}
    </StatusBadge>
  )
}
