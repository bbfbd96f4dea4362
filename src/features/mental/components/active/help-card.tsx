import { IconHeartHandshake } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { publicPaths } from '@/lib/router/public-paths'
import layout from '@/shared/ui/layout.module.css'
import { useMoods } from '../../api/progress'
import { shouldShowHelp } from '../../model/mood'

interface HelpCardProps {
  playerId: string
  /** The player reads it, not a guardian. */
  isSelf: boolean
}

/** Where to find somebody to talk to, when it has been hard several times. Nobody else learns of it. */
export function HelpCard({ playerId, isSelf }: HelpCardProps) {
  const { t } = useTranslation('mental')
  const moods = useMoods(playerId)
  if (!shouldShowHelp(moods)) return null
  return (
    <SectionCard
      title={
        <span className={layout.inline2}>
          <IconHeartHandshake size={20} stroke={1.75} aria-hidden />
          {t(isSelf ? 'help.title' : 'help.title_parent')}
        </span>
      }
      description={t(isSelf ? 'help.text' : 'help.text_parent')}
    >
      <ul className={`${layout.list} ${layout.stack2}`}>
        <li>{t(isSelf ? 'help.talk' : 'help.talk_parent')}</li>
        <li>
          <a className={layout.touch} href="tel:116111">
            {t('help.line')}
          </a>
        </li>
        <li>{t('help.danger')}</li>
        <li>
          <Link className={layout.touch} to={publicPaths.info.concern}>
            {t('help.report')}
          </Link>
        </li>
      </ul>
      <p className={layout.dim13}>{t('help.private')}</p>
    </SectionCard>
  )
}
