import { useTranslation } from 'react-i18next'
import { FactList } from '@/shared/ui/cards/fact-list'
import type { MatchDay } from '../model/match-day'

/** What a school decided about its match days, in words. */
export function MatchDayFacts({ school }: { school: MatchDay }) {
  const { t } = useTranslation('schools')
  return (
    <FactList
      layout="stack"
      facts={[
        {
          label: t('match_day.live_ticker'),
          value: t(`match_day.ticker.${school.live_ticker}`),
        },
        {
          label: t('match_day.player_votes'),
          value: t(school.has_player_votes ? 'match_day.yes' : 'match_day.no'),
        },
        {
          label: t('match_day.least_share'),
          value:
            school.least_minutes_share === null
              ? t('match_day.share_by_format')
              : t('match_day.share', { share: school.least_minutes_share }),
        },
      ]}
    />
  )
}
