import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toMapUrl } from '@/lib/map-link'
import { ExternalLinkButton } from '@/shared/ui/button'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { Match } from '../../api/matches'
import { useMatchText } from '../overview/use-match-text'

/** When to be there, when it begins, where, in which kit, and the coach's note. */
export function MatchPlace({ match }: { match: Match }) {
  const { t } = useTranslation('matches/squad')
  const text = useMatchText()
  return (
    <SectionCard title={t('family.where')}>
      <FactList
        layout="stack"
        facts={[
          ...(match.meet_at
            ? [{ label: t('facts.meet'), value: text.clock(match.meet_at, match) }]
            : []),
          { label: t('facts.kick_off'), value: text.clock(match.starts_at, match) },
          { label: t('facts.place'), value: match.venue ?? t('facts.open') },
          ...(match.kit ? [{ label: t('facts.kit'), value: match.kit }] : []),
        ]}
      />
      {match.family_note ? <p className={layout.ownLines}>{match.family_note}</p> : null}
      {match.venue ? (
        <div>
          <ExternalLinkButton
            kind="secondary"
            href={toMapUrl(match.venue)}
            icon={<IconMapPin size={18} stroke={1.75} />}
          >
            {t('family.map')}
          </ExternalLinkButton>
        </div>
      ) : null}
    </SectionCard>
  )
}
