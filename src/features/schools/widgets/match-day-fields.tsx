import { useTranslation } from 'react-i18next'
import { SelectField } from '@/shared/form/fields/select-field'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { leastShareChoices, tickerChoices } from '../model/match-day'

/** What families read of a running match, whether minors vote, and how much everybody plays: fields of `matchDaySchema`. */
export function MatchDayFields() {
  const { t } = useTranslation('schools')
  return (
    <>
      <SelectField
        name="live_ticker"
        label={t('match_day.live_ticker')}
        hint={t('match_day.live_ticker_hint')}
        options={tickerChoices.map((value) => ({ value, label: t(`match_day.ticker.${value}`) }))}
        required
      />
      <SwitchField
        name="has_player_votes"
        label={t('match_day.player_votes')}
        hint={t('match_day.player_votes_hint')}
      />
      <SelectField
        name="least_minutes_share"
        label={t('match_day.least_share')}
        hint={t('match_day.least_share_hint')}
        placeholder={t('match_day.share_by_format')}
        options={leastShareChoices.map((share) => ({
          value: String(share),
          label: t('match_day.share', { share }),
        }))}
      />
    </>
  )
}
