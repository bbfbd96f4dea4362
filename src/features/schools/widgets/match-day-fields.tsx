import { useTranslation } from 'react-i18next'
import { SelectField } from '@/shared/form/fields/select-field'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { tickerChoices } from '../model/match-day'

/** What families read of a running match, and whether minors vote: fields of `matchDaySchema`. */
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
    </>
  )
}
