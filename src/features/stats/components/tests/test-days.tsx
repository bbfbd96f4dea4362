import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '@/lib/dates'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { TestedTeam } from '../../api/test-results'

const few = 10

/** The days a team was measured on, each leading to its results. */
export function TestDays({ days }: { days: TestedTeam['days'] }) {
  const { t } = useTranslation('stats/tests')
  const [isLong, setIsLong] = useState(false)
  const shown = isLong ? days : days.slice(0, few)
  return (
    <SectionCard
      title={t('days.title')}
      description={days.length > 0 ? t('days.text') : t('days.empty_text')}
    >
      {days.length > 0 ? (
        <ul className={layout.list} aria-label={t('days.title')}>
          {shown.map(({ key, measured_on: on, players }) => (
            <li key={`${key} ${on}`} className={layout.lineBelow}>
              <Link to={`?test=${key}&on=${on}`} className={layout.quietLink} style={target}>
                <span className={layout.name}>{t(`names.${key}`)}</span>
                <span className={layout.dim13Figures}>
                  {t('days.line', {
                    date: formatDate(on),
                    players: t('days.players', { count: players }),
                  })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {days.length > shown.length ? (
        <div>
          <Button kind="quiet" onClick={() => setIsLong(true)}>
            {t('days.more', { count: days.length })}
          </Button>
        </div>
      ) : null}
    </SectionCard>
  )
}

const target = { display: 'grid', gap: 2, minBlockSize: 44, paddingBlock: 8 }
