import { IconBolt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'

interface QuickSessionLinkProps {
  kind?: 'primary' | 'secondary'
  /** The training it is for, as the address names it; else the next one without a plan. */
  slot?: { team: string; at: string; minutes: string }
}

/** One click from anywhere to a finished session for the next training without a plan. */
export function QuickSessionLink({ kind = 'primary', slot }: QuickSessionLinkProps) {
  const { t } = useTranslation('quick-session')
  const query = slot ? `?${new URLSearchParams(slot)}` : ''
  return (
    <LinkButton
      kind={kind}
      to={`${paths.trainings.quick}${query}`}
      icon={<IconBolt size={18} stroke={1.75} />}
    >
      {t('quick.link')}
    </LinkButton>
  )
}
